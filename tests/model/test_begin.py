"""How a game begins: totals, teams, seats, and headers that no game can begin with."""

import pytest
from msgspec import UNSET

from lifecounter.model.begin import MOST_PLAYERS, SetupError
from lifecounter.model.commands import LARGEST
from lifecounter.model.formats import Format
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.state import Game
from tests.model.sitting import FORMATS, game_of


def players(*names: str) -> tuple[PlayerHeader, ...]:
    return tuple(PlayerHeader(name=name) for name in names)


def totals(game: Game) -> list[int]:
    return [game.life(place) for place in range(len(game.players))]


@pytest.mark.parametrize("row", [pytest.param(row, id=row.id) for row in FORMATS.formats])
def test_every_format_can_be_begun_with_its_usual_players(row: Format) -> None:
    game = game_of(Header(format=row.id, players=players(*"ABCDEFGHIJKLMNOP"[: row.fewest])))
    assert len(game.players) == row.fewest
    assert game.result is None


def test_103_4c_the_team_has_one_total_and_one_count_of_poison() -> None:
    game = game_of(Header(format="two-headed-giant", players=players("A", "B", "C", "D")))
    assert game.totals == (30, 30)
    assert game.poison == (0, 0)
    assert [side.members for side in game.setup.sides] == [(0, 1), (2, 3)]


def test_904_5_the_archenemy_begins_at_40_and_everybody_else_at_20() -> None:
    heroes = players("A", "C")
    game = game_of(
        Header(format="archenemy", players=(heroes[0], PlayerHeader(name="B", archenemy=True), heroes[1]))
    )
    assert totals(game) == [20, 40, 20]
    assert game.setup.opponents(1) == (0, 2)
    assert game.setup.opponents(0) == (1,)


def test_904_13_the_team_against_an_archenemy_commander_shares_its_total_but_no_poison() -> None:
    game = game_of(Header(format="archenemy-commander", players=players("A", "B", "C")))
    assert game.totals == (60, 60)
    assert game.setup.side_of == (0, 1, 1)
    assert game.setup.pool_of == (0, 1, 2)


def test_902_4_the_avatar_moves_the_starting_total() -> None:
    header = Header(
        format="vanguard",
        players=(PlayerHeader(name="A", vanguard=7), PlayerHeader(name="B", vanguard=-8), *players("C")),
    )
    assert totals(game_of(header)) == [27, 12, 20]


def test_a_players_own_total_goes_before_the_tables_and_that_before_the_formats() -> None:
    header = Header(format="commander", life=33, players=(PlayerHeader(name="A", life=7), *players("B")))
    assert totals(game_of(header)) == [7, 33]


def test_thresholds_are_the_formats_unless_the_table_says_otherwise() -> None:
    def thresholds(header: Header) -> tuple[int | None, int | None]:
        setup = game_of(header).setup
        return setup.poison, setup.commander_damage

    two = players("A", "B")
    assert thresholds(Header(format="commander", players=two)) == (10, 21)
    assert thresholds(Header(format="commander", players=two, poison=15, commander_damage=None)) == (15, None)
    assert thresholds(Header(format="standard", players=two, poison=None, commander_damage=UNSET)) == (
        None,
        None,
    )


def test_names_and_commanders_are_trimmed() -> None:
    header = Header(
        format="commander",
        active=" A",
        players=(PlayerHeader(name=" A ", commanders=(" Krenko ",)), *players("B\t")),
    )
    game = game_of(header)
    assert game.setup.names == ("A", "B")
    assert list(game.setup.commanders) == ["Krenko"]
    assert game.active == 0


def test_two_commanders_of_one_name_are_told_apart_by_their_owners() -> None:
    twins = tuple(PlayerHeader(name=name, commanders=("Krenko",)) for name in ("A", "B"))
    game = game_of(Header(format="commander", players=twins))
    assert game.setup.commanders == {"Krenko (A)": 0, "Krenko (B)": 1}


def test_who_names_no_seat_takes_the_lowest_free_one() -> None:
    header = Header(format="free-for-all", players=(PlayerHeader(name="A"), PlayerHeader(name="B", seat=1)))
    assert [player.seat for player in game_of(header).setup.header.players] == [2, 1]


def test_any_unicode_is_a_name() -> None:
    names = ("Æther", "日本語", "🐉" * 300, "שלום", "e\u0301", "é")
    assert game_of(Header(format="free-for-all", players=players(*names))).setup.names == names


def test_a_custom_table_has_its_own_total_and_thresholds() -> None:
    header = Header(format="custom", life=50, poison=None, commander_damage=7, players=players("A", "B"))
    game = game_of(header)
    assert (totals(game), game.setup.poison, game.setup.commander_damage) == ([50, 50], None, 7)


def test_teams_of_a_custom_table_share_life_and_poison_where_it_says_so() -> None:
    trio = tuple(PlayerHeader(name=name, team=team) for name, team in (("A", "x"), ("B", "y"), ("C", "x")))
    apart = game_of(Header(format="custom", players=trio))
    assert apart.totals == (20, 20, 20)
    assert apart.setup.opponents(0) == (1,)
    shared = game_of(Header(format="custom", life=45, shared_life=True, players=trio))
    assert shared.totals == (45, 45)
    assert shared.setup.side_of == shared.setup.pool_of == (0, 1, 0)
    assert shared.setup.format.shared_life


BAD: dict[str, tuple[Header, str, str]] = {
    "unknown format": (
        Header(format="comander", players=players("A")),
        "format",
        "there is no format called comander; did you mean commander?",
    ),
    "nobody": (Header(format="standard", players=()), "players", "a game has 1 to 16 players, not 0"),
    "17 players": (
        Header(format="standard", players=players(*"ABCDEFGHIJKLMNOPQ")),
        "players",
        "a game has 1 to 16 players, not 17",
    ),
    "one name twice": (
        Header(format="standard", players=players("Ana", "B", " Ana ")),
        "players[2].name",
        "two players are called Ana",
    ),
    "no name": (
        Header(format="standard", players=players("A", "  ")),
        "players[1].name",
        "a player needs a name",
    ),
    "three commanders": (
        Header(format="commander", players=(PlayerHeader(name="A", commanders=("X", "Y", "Z")),)),
        "players[0].commanders",
        "A has more than two commanders",
    ),
    "a nameless commander": (
        Header(format="commander", players=(PlayerHeader(name="A", commanders=(" ",)),)),
        "players[0].commanders",
        "a commander needs a name",
    ),
    "one commander twice": (
        Header(format="commander", players=(PlayerHeader(name="A", commanders=("X", "X ")),)),
        "players[0].commanders",
        "A has X twice as commander",
    ),
    "a colour by name": (
        Header(format="standard", players=(PlayerHeader(name="A", colour="red"),)),
        "players[0].colour",
        "a colour is written as #rrggbb, not red",
    ),
    "a seat below 1": (
        Header(format="standard", players=(PlayerHeader(name="A", seat=0),)),
        "players[0].seat",
        "seats are 1 to 16, not 0",
    ),
    "one seat twice": (
        Header(format="standard", players=(PlayerHeader(name="A", seat=2), PlayerHeader(name="B", seat=2))),
        "players[1].seat",
        "seat 2 is taken twice",
    ),
    "a total beyond the largest": (
        Header(format="standard", players=players("A"), life=LARGEST + 1),
        "life",
        f"{LARGEST + 1} is beyond the largest number, {LARGEST}",
    ),
    "a threshold of 0": (
        Header(format="standard", players=players("A"), poison=0),
        "poison",
        f"a threshold is at least 1 and at most {LARGEST}, not 0",
    ),
    "someone else's turn": (
        Header(format="standard", players=players("A"), active="B"),
        "active",
        "B is not one of the players",
    ),
    "no moment": (
        Header(format="standard", players=players("A"), started="today"),
        "started",
        "a moment is written like 2026-11-29T17:00:00Z",
    ),
    "three heads and one": (
        Header(
            format="two-headed-giant",
            players=tuple(PlayerHeader(name=name, team="1" if name < "D" else "2") for name in "ABCD"),
        ),
        "players",
        "team 1 has 3 players; Two-Headed Giant has 2 in a team",
    ),
    "a head of no team": (
        Header(format="two-headed-giant", players=(PlayerHeader(name="A", team="1"), *players("B"))),
        "players[1].team",
        "B has no team",
    ),
    "two archenemies": (
        Header(format="archenemy", players=tuple(PlayerHeader(name=name, archenemy=True) for name in "AB")),
        "players",
        "only one player can be the archenemy (904.2)",
    ),
    "heads that disagree": (
        Header(
            format="two-headed-giant",
            players=(PlayerHeader(name="A", life=30), PlayerHeader(name="B", life=31), *players("C", "D")),
        ),
        "players[1].life",
        "players who share a total begin with the same one",
    ),
    "life shared elsewhere": (
        Header(format="commander", players=players("A", "B"), shared_life=True),
        "shared_life",
        "Commander itself says whether life is shared",
    ),
}


@pytest.mark.parametrize(("header", "field", "told"), BAD.values(), ids=BAD.keys())
def test_a_header_that_no_game_can_begin_with_is_told(header: Header, field: str, told: str) -> None:
    with pytest.raises(SetupError) as error:
        game_of(header)
    assert (error.value.where, str(error.value)) == (field, told)


def test_sixteen_may_play() -> None:
    game = game_of(Header(format="grand-melee", players=players(*"ABCDEFGHIJKLMNOP")))
    assert len(game.players) == MOST_PLAYERS
