"""The state document is the public picture of a game, field by field."""

import json

import msgspec

from lifecounter.model.commands import Concede, Counter, Damage, Double, Effect, Mark, Tax, Turn
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.stream.answers import answers
from lifecounter.stream.projection import short_state, state_document
from lifecounter.table.table import Table
from tests.model.sitting import game_of

NOON = "2026-11-29T12:00:00Z"


def document(table: Table) -> dict[str, object]:
    told = msgspec.json.encode(state_document(table.game, table.sequence, NOON))
    whole = json.loads(told)
    assert isinstance(whole, dict)
    return whole


def pod() -> Table:
    return Table(
        game_of(
            Header(
                format="commander",
                players=(
                    PlayerHeader(name="Ana", commanders=("Atraxa",), colour="#2f6f8f"),
                    PlayerHeader(name="Bruno", commanders=("Krenko",), life=50),
                ),
            )
        )
    )


def test_a_whole_game() -> None:
    table = pod()
    for step in (
        Turn(player="Ana"),
        Damage(player="Ana", amount=7, from_="Bruno", commander="Krenko"),
        Counter(player="Ana", kind="poison", change=2),
        Tax(commander="Atraxa", change=1),
        Mark(mark="monarch", player="Ana"),
        Mark(mark="day"),
        Effect(add="Lich", controller="Ana"),
        Effect(add_rule={"cant_gain_life": True}, affects="Ana"),
        Damage(player="Ana", amount=3),
    ):
        table.do(step)
    assert document(table) == {
        "schema": "lifecounter.state/1",
        "sequence": 9,
        "time": NOON,
        "format": {
            "id": "commander",
            "name": "Commander",
            "starting_life": 40,
            "poison": 10,
            "commander_damage": 21,
            "shared_life": False,
        },
        "turn": {"number": 1, "player": "Ana"},
        "players": [
            {
                "name": "Ana",
                "seat": 1,
                "team": None,
                "colour": "#2f6f8f",
                "life": -3,
                "starting_life": 40,
                "status": "playing",
                "lost_by": None,
                "counters": {"poison": 2},
                "commanders": [{"name": "Atraxa", "tax": 1}],
                "commander_damage": {"Krenko": 7},
                "cannot": ["gain_life"],
                "marks": ["monarch"],
                "effects": ["e1", "e2"],
                "reminders": [{"id": "r1", "what": "sacrifice", "count": 3, "because": "Lich"}],
            },
            {
                "name": "Bruno",
                "seat": 2,
                "team": None,
                "colour": None,
                "life": 50,
                "starting_life": 50,
                "status": "playing",
                "lost_by": None,
                "counters": {},
                "commanders": [{"name": "Krenko", "tax": 0}],
                "commander_damage": {},
                "cannot": [],
                "marks": [],
                "effects": [],
                "reminders": [],
            },
        ],
        "teams": [],
        "effects": [
            {"id": "e1", "name": "Lich", "controller": "Ana", "holds": True},
            {"id": "e2", "name": "can’t gain life", "controller": None, "holds": True},
        ],
        "marks": {"day_night": "day"},
        "result": None,
    }


def test_810_10_every_head_shows_the_teams_total_and_poison() -> None:
    heads = tuple(
        PlayerHeader(name=name, team=team) for name, team in (("A", "1"), ("B", "1"), ("C", "2"), ("D", "2"))
    )
    table = Table(game_of(Header(format="two-headed-giant", players=heads)))
    table.do(Damage(player="A", amount=4))
    table.do(Counter(player="B", kind="poison", change=3))
    whole = state_document(table.game, 2, None)
    assert [player.life for player in whole.players] == [26, 26, 30, 30]
    assert [player.counters for player in whole.players] == [{"poison": 3}, {"poison": 3}, {}, {}]
    assert msgspec.to_builtins(whole.teams) == (
        {"name": "1", "players": ("A", "B"), "life": 26, "poison": 3},
        {"name": "2", "players": ("C", "D"), "life": 30, "poison": 0},
    )


def test_teams_that_share_nothing_have_no_total() -> None:
    table = Table(
        game_of(Header(format="team-vs-team", players=tuple(PlayerHeader(name=name) for name in "ABCD")))
    )
    assert [(team.players, team.life, team.poison) for team in state_document(table.game, 0, None).teams] == [
        (("A", "B"), None, None),
        (("C", "D"), None, None),
    ]


def test_810_9h_a_head_cannot_what_its_team_cannot() -> None:
    table = Table(
        game_of(Header(format="two-headed-giant", players=tuple(PlayerHeader(name=name) for name in "ABCD")))
    )
    table.do(Effect(add="Platinum Emperion", controller="A"))
    table.do(Effect(add="Platinum Angel", controller="C"))
    cannot = [player.cannot for player in state_document(table.game, 0, None).players]
    locked = ("gain_life", "lose_life", "pay_life", "win_game")
    assert cannot == [locked, locked, ("lose_game",), ("lose_game",)]


def test_the_table_has_its_own_numbers_in_the_format() -> None:
    players = (PlayerHeader(name="A"), PlayerHeader(name="B"), PlayerHeader(name="C"))
    assert (
        state_document(game_of(Header(format="brawl", players=players)), 0, None).format.starting_life == 30
    )
    house = Header(format="brawl", players=players, life=33, poison=None, commander_damage=16)
    shown = state_document(game_of(house), 0, None).format
    assert (shown.starting_life, shown.poison, shown.commander_damage) == (33, None, 16)


def test_a_result_names_the_winners_or_is_a_draw() -> None:
    table = pod()
    table.do(Concede(player="Ana"))
    assert document(table)["result"] == {"winners": ["Bruno"]}
    state = short_state(table.game)
    assert (state.status, state.lost_by) == (
        {"Ana": "lost", "Bruno": "won"},
        {"Ana": "104.3a", "Bruno": None},
    )
    drawn = pod()
    drawn.do(Damage(players=("Ana", "Bruno"), amount=99))
    assert document(drawn)["result"] == {"draw": True}


def test_two_commanders_of_one_name_are_told_apart() -> None:
    twins = tuple(PlayerHeader(name=name, commanders=("Krenko",)) for name in ("A", "B"))
    table = Table(game_of(Header(format="commander", players=twins)))
    table.do(Damage(player="A", amount=5, from_="B", commander="Krenko"))
    table.do(Tax(commander="Krenko (B)", change=2))
    whole = state_document(table.game, 2, None)
    assert whole.players[0].commander_damage == {"Krenko (B)": 5}
    assert [commander.name for commander in whole.players[1].commanders] == ["Krenko (B)"]
    assert [commander.tax for commander in whole.players[1].commanders] == [2]


def test_numbers_beyond_64_bits_stay_whole_numbers() -> None:
    table = Table(game_of(Header(format="standard", life=10**15, players=(PlayerHeader(name="A"),))))
    for _ in range(40):
        table.do(Double(player="A"))
    assert json.loads(msgspec.json.encode(short_state(table.game)))["life"] == {"A": 10**15 * 2**40}


def test_every_step_has_its_answer() -> None:
    table = pod()
    told = list(answers(table, [Damage(player="Ana", amount=1), Damage(player="Nobody", amount=1)]))
    assert [(answer.seq, answer.do, answer.refused is None) for answer in told] == [
        (1, "damage", True),
        (2, "damage", False),
    ]
    assert json.loads(msgspec.json.encode(told[0].events))[1] == {
        "event": "life_lost",
        "player": "Ana",
        "amount": 1,
        "cause": "damage",
        "life": 39,
    }
    assert told[1].events == ()
    assert told[1].state == told[0].state
