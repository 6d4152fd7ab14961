"""What the start screen says about what was chosen."""

import pytest

from lifecounter import assets
from lifecounter.model import commands
from lifecounter.model.begin import begin
from lifecounter.model.effects import Catalogue
from lifecounter.model.formats import Format, read_formats
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.outcome import Played
from lifecounter.model.play import play
from lifecounter.model.state import Game
from lifecounter.ui.viewmodels.start_draft import (
    Draft,
    HouseRules,
    change_count,
    change_rules,
    change_vanguard,
    choose_format,
    empty_draft,
    name_commander,
    rename,
)
from lifecounter.ui.viewmodels.start_props import (
    FIRST_FORMATS,
    Inputs,
    colour_props,
    format_props,
    resume_line,
    rules_props,
    screen_props,
    seat_props,
    tile_props,
)

FORMATS = read_formats(assets.read_text("formats.toml"))


def the(name: str) -> Format:
    found = FORMATS.find(name)
    assert found is not None
    return found


def at(name: str) -> Draft:
    return choose_format(empty_draft(FORMATS), the(name))


def inputs(draft: Draft) -> Inputs:
    return Inputs(formats=FORMATS, draft=draft)


def game(*players: str, name: str = "commander") -> Game:
    header = Header(format=name, players=tuple(PlayerHeader(name=player) for player in players))
    return begin(header, FORMATS, Catalogue())


def after(before: Game, *steps: commands.Play) -> Game:
    for step in steps:
        outcome = play(before, step)
        assert isinstance(outcome, Played), outcome
        before = outcome.game
    return before


@pytest.mark.parametrize(
    ("draft", "says"),
    [
        (at("commander"), "Start — Commander, 4 players, 40 life"),
        (change_count(at("commander"), -3), "Start — Commander, 1 player, 40 life"),
        (at("two-headed-giant"), "Start — Two-Headed Giant, 2 teams, 30 life"),
        (at("archenemy"), "Start — Archenemy, 4 players, 40 / 20 life"),
        (at("brawl"), "Start — Brawl, 4 players, 30 life"),
        (change_count(at("brawl"), -2), "Start — Brawl, 2 players, 25 life"),
        (change_rules(at("custom"), HouseRules(life=99_999)), "Start — Custom, 4 players, 99999 life"),
        (
            change_vanguard(change_vanguard(at("vanguard"), 0, 30), 1, -8),
            "Start — Vanguard, 4 players, 12 to 50 life",
        ),
    ],
)
def test_the_start_button_says_what_will_start(draft: Draft, says: str) -> None:
    props = screen_props(inputs(draft))
    assert (props.startLine, props.canStart) == (says, True)


def test_where_no_game_can_start_the_button_says_what_to_do() -> None:
    props = screen_props(inputs(change_count(at("two-headed-giant"), -1)))
    assert not props.canStart
    assert props.startLine == "Two-Headed Giant is played in teams of 2: choose 4, 6 or 8 players."


def test_the_unfinished_game_is_told_by_format_turn_and_totals() -> None:
    now = after(
        game("Ana", "Bruno", "Chen", "Dee"),
        commands.Turn(player="Ana"),
        commands.Turn(player="Bruno"),
        commands.Gain(player="Ana", amount=3),
        commands.Effect(add_rule={"cant_lose_game": True}, affects="Dee"),
        commands.Lose(player="Dee", amount=44),
        commands.Concede(player="Chen"),
    )
    assert resume_line(now) == "Commander, turn 2 — Ana 43 · Bruno 40 · Dee −4"


def test_a_team_with_one_total_is_told_once() -> None:
    line = resume_line(game("Ana", "Bruno", "Chen", "Dee", name="two-headed-giant"))
    assert line == "Two-Headed Giant — Ana & Bruno 30 · Chen & Dee 30"


def test_a_name_of_300_letters_leaves_room_for_the_others() -> None:
    line = resume_line(game("M" * 300, "Bruno"))
    assert line == f"Commander — {'M' * 15}… 40 · Bruno 40"


def test_nine_formats_are_offered_until_more_are_asked_for() -> None:
    assert len(format_props(inputs(at("commander")))) == FIRST_FORMATS
    every = Inputs(formats=FORMATS, draft=at("commander"), every_format=True)
    assert [row.format for row in format_props(every)] == [row.id for row in FORMATS.formats]


def test_the_first_nine_formats_are_those_that_people_look_for() -> None:
    assert [row.name for row in format_props(inputs(at("commander")))] == [
        "Commander",
        "Two-player",
        "Two-Headed Giant",
        "Brawl",
        "Free-for-all",
        "Archenemy",
        "Oathbreaker",
        "Vanguard",
        "Custom…",
    ]


def test_exactly_one_format_is_chosen() -> None:
    rows = format_props(inputs(at("brawl")))
    assert [row.format for row in rows if row.chosen] == ["brawl"]


@pytest.mark.parametrize(
    ("name", "life", "says"),
    [
        ("commander", "40", "2–6 players · 21 commander damage"),
        ("standard", "20", "Standard, Modern, Legacy, Limited"),
        ("brawl", "25 / 30", "two players / multiplayer"),
        ("archenemy", "40 / 20", "3 or more players · one against many"),
        ("vanguard", "20", "life modifier"),
        ("custom", "", "total, thresholds, teams"),
    ],
)
def test_a_card_tells_total_and_what_is_special(name: str, life: str, says: str) -> None:
    row = next(row for row in format_props(inputs(at("commander"))) if row.format == name)
    assert (row.life, row.says) == (life, says)


def test_903_a_seat_tells_its_commanders_or_asks_for_one() -> None:
    draft = name_commander(name_commander(at("commander"), 0, 0, "Thrasios"), 0, 1, "Tymna")
    first, second, *_ = seat_props(inputs(draft))
    assert (first.detail, first.hint) == ("Thrasios & Tymna", False)
    assert (second.detail, second.hint) == ("add a commander (optional)", True)


def test_a_format_without_commander_damage_asks_for_no_commander() -> None:
    assert {row.detail for row in seat_props(inputs(at("standard")))} == {""}


def test_the_seat_to_look_at_is_marked() -> None:
    draft = rename(rename(at("commander"), 1, "Ana"), 3, "Ana")
    assert [row.troubled for row in seat_props(inputs(draft))] == [False, False, False, True]


def test_a_seat_is_marked_by_more_than_its_colour() -> None:
    draft = rename(at("commander"), 0, "ana")
    assert [row.initial for row in seat_props(inputs(draft))] == ["A", "2", "3", "4"]


def test_the_palette_tells_who_has_a_colour() -> None:
    draft = rename(at("standard"), 0, "Ana")
    assert [row.owner for row in colour_props(inputs(draft))][:3] == ["A", "2", ""]


def test_house_rules_are_told_with_what_is_off() -> None:
    rules = HouseRules(life=30, poison=None, commander_damage=16)
    props = rules_props(inputs(change_rules(at("commander"), rules)))
    assert props.line == "30 life · no poison · 16 commander damage"
    assert (props.life, props.poison, props.commanderDamage, props.own) == ("30", "", "16", True)


def test_a_total_that_no_game_begins_with_is_told_as_it_was_chosen() -> None:
    props = rules_props(inputs(change_rules(at("custom"), HouseRules(life=-3))))
    assert (props.line, props.life) == ("−3 life · 10 poison", "-3")


def test_the_formats_numbers_are_not_called_house_rules() -> None:
    assert not rules_props(inputs(at("commander"))).own


def test_what_the_sources_disagree_about_is_said() -> None:
    assert screen_props(inputs(at("tiny-leaders"))).note == the("tiny-leaders").unsure != ""
    assert screen_props(inputs(at("commander"))).note == ""


@pytest.mark.parametrize(
    ("name", "uses"),
    [
        ("commander", (True, False, False, False)),
        ("two-headed-giant", (False, True, False, False)),
        ("vanguard", (False, False, True, False)),
        ("archenemy", (False, False, False, True)),
        ("archenemy-commander", (True, False, False, True)),
    ],
)
def test_a_seat_is_asked_only_what_its_format_needs(name: str, uses: tuple[bool, ...]) -> None:
    props = screen_props(inputs(at(name)))
    assert (props.usesCommanders, props.usesTeams, props.usesVanguard, props.usesArchenemy) == uses


def test_those_who_share_a_total_sit_at_one_tile() -> None:
    assert len(tile_props(inputs(at("commander")), "around")) == 4
    assert len(tile_props(inputs(at("two-headed-giant")), "around")) == 2


def test_only_around_the_table_does_anybody_sit_turned() -> None:
    draft = inputs(at("commander"))
    assert {tile.turn for tile in tile_props(draft, "around")} == {0, 180}
    assert {tile.turn for tile in tile_props(draft, "facing")} == {0}
    assert len({tile.fromTop for tile in tile_props(draft, "row")}) == 1
