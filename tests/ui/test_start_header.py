"""From the start screen to a header and back, and what keeps a game from starting."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from lifecounter import assets
from lifecounter.model.begin import begin
from lifecounter.model.effects import Catalogue
from lifecounter.model.formats import Format, read_formats
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.readings import Readings
from lifecounter.model.state import Game
from lifecounter.ui.colours import COLOURS
from lifecounter.ui.headers import again
from lifecounter.ui.viewmodels.start_draft import (
    Draft,
    HouseRules,
    change_count,
    change_rules,
    change_team,
    change_vanguard,
    choose_format,
    empty_draft,
    name_archenemy,
    name_commander,
    rename,
)
from lifecounter.ui.viewmodels.start_header import (
    Problem,
    draft_of,
    game_of,
    header_of,
    names,
    problem,
)

FORMATS = read_formats(assets.read_text("formats.toml"))
COMMANDER = FORMATS.formats[0]


def the(name: str) -> Format:
    found = FORMATS.find(name)
    assert found is not None
    return found


def at(name: str) -> Draft:
    return choose_format(empty_draft(FORMATS), the(name))


def started(draft: Draft) -> Game:
    game = game_of(draft, FORMATS)
    assert isinstance(game, Game), game
    return game


@pytest.mark.parametrize("chosen", FORMATS.formats, ids=lambda chosen: chosen.id)
def test_one_press_begins_a_game_of_every_format(chosen: Format) -> None:
    game = started(at(chosen.id))
    assert game.setup.format.id == chosen.id
    assert game.players[0].name == "Player 1"


def test_names_are_trimmed_and_missing_ones_filled_in() -> None:
    draft = rename(rename(at("commander"), 0, "  Ana "), 2, "   ")
    assert names(draft) == ("Ana", "Player 2", "Player 3", "Player 4")


def test_a_player_who_is_really_called_player_2_is_not_met_twice() -> None:
    assert names(rename(at("commander"), 0, "Player 2")) == ("Player 2", "Player 3", "Player 4", "Player 5")


@given(st.lists(st.text(max_size=300), min_size=4, max_size=4))
def test_names_of_any_writing_begin_a_game_or_are_told_apart(typed: list[str]) -> None:
    draft = at("commander")
    for place, name in enumerate(typed):
        draft = rename(draft, place, name)
    outcome = game_of(draft, FORMATS)
    called = names(draft)
    assert all(called)
    assert isinstance(outcome, Game) == (len(set(called)) == len(called))


def test_two_players_of_one_name_are_told_apart_before_a_game() -> None:
    found = problem(rename(rename(at("commander"), 1, "Ana"), 3, " Ana "), COMMANDER)
    assert found == Problem("Two players are called Ana. Give one of them another name.", 3)


@pytest.mark.parametrize(
    ("name", "players", "says"),
    [
        ("two-headed-giant", 3, "Two-Headed Giant is played in teams of 2: choose 4, 6 or 8 players."),
        ("two-headed-giant", 2, "Two-Headed Giant is played in teams of 2: choose 4, 6 or 8 players."),
        ("three-headed-giant", 7, "Three-Headed Giant is played in teams of 3: choose 6 players."),
    ],
)
def test_810_2_a_team_that_lacks_a_head_is_told_what_to_do(name: str, players: int, says: str) -> None:
    draft = change_count(at(name), players - at(name).count)
    assert game_of(draft, FORMATS) == Problem(says)


def test_everybody_on_one_team_is_no_game() -> None:
    chosen = the("team-vs-team")
    draft = change_count(at("team-vs-team"), -2)
    outcome = game_of(change_team(draft, 0, chosen), FORMATS)
    assert isinstance(outcome, Problem)
    assert outcome.says == "Everybody is on one team. Put somebody on another team."


@pytest.mark.parametrize(
    "rules",
    [HouseRules(poison=0), HouseRules(commander_damage=-1), HouseRules(life=10**15 + 1)],
)
def test_a_house_rule_out_of_range_is_one_sentence(rules: HouseRules) -> None:
    outcome = game_of(change_rules(at("commander"), rules), FORMATS)
    assert isinstance(outcome, Problem)
    assert outcome.says[0] == outcome.says[0].upper()
    assert outcome.says.endswith(".")


def test_903_10a_an_unnamed_commander_can_be_tallied() -> None:
    players = header_of(rename(at("commander"), 0, "Ana"), COMMANDER).players
    assert players[0].commanders == ("Ana’s commander",)
    assert players[1].commanders == ("Player 2’s commander",)


def test_partners_are_two_commanders_and_blanks_are_none() -> None:
    draft = name_commander(name_commander(at("commander"), 0, 0, " Thrasios "), 0, 1, "Tymna")
    draft = name_commander(name_commander(draft, 1, 0, "Krenko"), 1, 1, "  ")
    players = header_of(draft, COMMANDER).players
    assert players[0].commanders == ("Thrasios", "Tymna")
    assert players[1].commanders == ("Krenko",)


def test_one_commander_typed_twice_is_one() -> None:
    draft = name_commander(name_commander(at("commander"), 0, 0, "Krenko"), 0, 1, "Krenko ")
    assert header_of(draft, COMMANDER).players[0].commanders == ("Krenko",)
    assert started(draft)


def test_without_commander_damage_nobody_has_a_commander() -> None:
    off = change_rules(at("commander"), HouseRules(commander_damage=None))
    assert all(player.commanders == () for player in header_of(off, COMMANDER).players)


def test_902_4_a_vanguard_changes_only_vanguard() -> None:
    draft = change_vanguard(at("vanguard"), 0, -8)
    assert started(draft).life(0) == 12
    assert started(choose_format(draft, the("standard"))).life(0) == 20


def test_904_5_the_named_archenemy_begins_at_forty() -> None:
    game = started(name_archenemy(at("archenemy"), 2))
    assert [game.life(place) for place in range(4)] == [20, 20, 40, 20]
    assert game.setup.opponents(2) == (0, 1, 3)


def test_810_4_chosen_heads_share_their_total() -> None:
    chosen = the("two-headed-giant")
    game = started(change_team(at("two-headed-giant"), 0, chosen))
    assert game.setup.side_of[0] == game.setup.side_of[3] != game.setup.side_of[1]


@pytest.mark.parametrize("life", [0, -3])
def test_704_5a_nobody_begins_a_game_that_is_lost_already(life: int) -> None:
    outcome = game_of(change_rules(at("custom"), HouseRules(life=life)), FORMATS)
    told = str(life).replace("-", "−")
    assert outcome == Problem(f"With {told} life everybody loses at once. Begin with 1 or more.")


def test_704_5a_an_avatar_that_leaves_no_life_is_pointed_at() -> None:
    outcome = game_of(change_vanguard(at("vanguard"), 1, -20), FORMATS)
    assert outcome == Problem("With 0 life Player 2 loses at once. Begin with 1 or more.", 1)
    assert started(change_vanguard(at("vanguard"), 1, -19)).life(1) == 1


def test_house_rules_reach_the_game() -> None:
    draft = change_rules(at("commander"), HouseRules(life=30, poison=None, commander_damage=16))
    game = started(draft)
    assert (game.life(0), game.setup.poison, game.setup.commander_damage) == (30, None, 16)


def test_a_custom_game_may_share_life_in_teams() -> None:
    draft = change_rules(at("custom"), HouseRules(life=50, teams=True, shared_life=True))
    game = started(draft)
    assert game.totals == (50, 50)
    assert len(game.setup.sides) == 2


def test_new_game_keeps_names_colours_and_seats_and_nothing_of_the_old_game() -> None:
    before = Header(
        format="commander",
        players=(PlayerHeader(name="Ana", colour="#a63d40", seat=2), PlayerHeader(name="Bruno", seat=1)),
        life=30,
        started="2026-11-29T17:00:00Z",
        active="Bruno",
    )
    after = again(before)
    assert after == replace(before, started=None, active=None)
    assert begin(after, FORMATS, Catalogue()).turn == 0


def described() -> Draft:
    draft = rename(at("commander"), 0, "Ana")
    draft = name_commander(draft, 0, 0, "Atraxa")
    return change_rules(draft, HouseRules(life=30, poison=None))


@pytest.mark.parametrize(
    "draft",
    [
        described(),
        change_team(at("two-headed-giant"), 0, the("two-headed-giant")),
        name_archenemy(at("archenemy"), 1),
        change_vanguard(at("vanguard"), 2, 7),
        change_rules(at("custom"), HouseRules(life=7, teams=True, shared_life=True)),
        change_rules(at("two-headed-giant"), HouseRules(readings=Readings(floors_protect_team=False))),
    ],
    ids=["commander", "two-headed-giant", "archenemy", "vanguard", "custom", "readings"],
)
def test_the_last_table_stands_on_the_start_screen_again(draft: Draft) -> None:
    header = started(draft).setup.header
    restored = draft_of(header, FORMATS)
    assert started(restored).setup.header == header
    assert names(restored) == names(draft)


def test_a_last_table_of_a_format_that_is_gone_gives_way_to_the_first() -> None:
    gone = Header(format="no such format", players=(PlayerHeader(name="Ana"),))
    assert draft_of(gone, FORMATS).format == "commander"


def test_seats_without_a_colour_get_one_that_nobody_has() -> None:
    header = Header(
        format="standard",
        players=(PlayerHeader(name="Ana"), PlayerHeader(name="Bruno", colour=COLOURS[0])),
    )
    colours = [seat.colour for seat in draft_of(header, FORMATS).seats]
    assert colours[1] == COLOURS[0]
    assert len(set(colours)) == len(colours)


def test_thresholds_that_the_format_sets_are_not_written_down() -> None:
    header = header_of(at("commander"), COMMANDER)
    assert (header.life, header.poison, header.commander_damage) == (None, UNSET, UNSET)


def test_only_readings_that_are_switched_are_written_down() -> None:
    assert b"readings" not in msgspec.json.encode(header_of(at("commander"), COMMANDER))
    draft = change_rules(at("commander"), HouseRules(readings=Readings(loss_for_each_source=False)))
    written = msgspec.json.decode(msgspec.json.encode(header_of(draft, COMMANDER)))
    assert written["readings"] == {"loss_for_each_source": False}
