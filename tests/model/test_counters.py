"""Counters on players: poison and its thresholds, energy and others, proliferate (122, 701.34, 704.5c)."""

import pytest

from lifecounter.model.commands import Correct, Counter, Proliferate
from lifecounter.model.events import CounterChanged
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, duel, only, sit, told


def poison(player: str, change: int) -> Counter:
    return Counter(player=player, kind="poison", change=change)


def test_704_5c_nine_poison_are_survived_and_ten_are_not() -> None:
    game = duel()
    game.does(poison("Ana", 9))
    assert game.playing == "Ana Bruno"
    game.does(poison("Ana", 1))
    assert (game.lost, game.life("Ana")) == ({"Ana": "704.5c"}, (20,))


def test_122_1f_poison_is_each_players_own_where_life_is_not_shared() -> None:
    game = sit(
        "team-vs-team",
        *(PlayerHeader(name=name, team=team) for name, team in zip("ABCD", "1122", strict=True)),
    )
    game.does(poison("A", 9))
    game.does(poison("B", 9))
    assert game.playing == "A B C D"


@pytest.mark.parametrize("threshold", [1, 15, 20])
def test_a_table_may_play_to_another_number_of_poison(threshold: int) -> None:
    game = sit("standard", "Ana", "Bruno", poison=threshold)
    game.does(poison("Ana", threshold - 1))
    assert game.playing == "Ana Bruno"
    game.does(poison("Ana", 1))
    assert game.lost == {"Ana": "704.5c"}


@pytest.mark.parametrize("written", ["poison", "Poison", " POISON "])
def test_poison_is_poison_however_it_is_written(written: str) -> None:
    for step in (
        Counter(player="Ana", kind=written, change=10),
        Correct(player="Ana", counters={written: 10}),
    ):
        game = duel()
        game.does(step)
        assert game.lost == {"Ana": "704.5c"}


def test_122_1_a_counter_needs_a_name() -> None:
    for step in (Counter(player="Ana", kind=" ", change=1), Correct(player="Ana", counters={"": 1})):
        assert duel().refuses(step) == "122.1"


def test_a_table_may_switch_poison_off() -> None:
    game = sit("standard", "Ana", "Bruno", poison=None)
    game.does(poison("Ana", 500))
    assert (game.playing, game.counters("Ana")) == ("Ana Bruno", {"poison": 500})


def test_704_5c_poison_that_was_held_off_loses_when_can_not_lose_ends_unless_it_was_removed() -> None:
    game = duel()
    angel = game.card("Platinum Angel", "Ana")
    game.does(poison("Ana", 12))
    game.does(poison("Ana", -3))
    game.leaves(angel)
    assert game.playing == "Ana Bruno"
    angel = game.card("Platinum Angel", "Ana")
    game.does(poison("Ana", 1))
    game.leaves(angel)
    assert game.lost == {"Ana": "704.5c"}


def test_122_1_counters_of_each_kind_and_player_stand_by_themselves() -> None:
    game = duel()
    game.does(Counter(player="Ana", kind="energy", change=5))
    game.does(Counter(player="Ana", kind="rad", change=2))
    game.does(Counter(player="Bruno", kind="energy", change=1))
    game.does(Counter(player="Ana", kind="energy", change=-3))
    assert (game.counters("Ana"), game.counters("Bruno")) == ({"energy": 2, "rad": 2}, {"energy": 1})


@pytest.mark.parametrize("kind", ["poison", "energy", "experience", "rad", "ticket", "burden of my own"])
def test_a_count_never_falls_below_none_and_the_fact_tells_what_was_removed(kind: str) -> None:
    game = duel()
    game.does(Counter(player="Ana", kind=kind, change=3))
    changed = only(CounterChanged, game.does(Counter(player="Ana", kind=kind, change=-8)))
    assert (changed.change, changed.now, game.counters("Ana")) == (-3, 0, {})
    assert game.does(Counter(player="Ana", kind=kind, change=-1)) == ()


def test_only_poison_loses_the_game() -> None:
    game = duel()
    game.does(Counter(player="Ana", kind="rad", change=1000))
    assert game.playing == "Ana Bruno"


def test_a_counter_with_no_name_is_refused() -> None:
    game = duel()
    game.refuses(Counter(player="Ana", kind="  ", change=1))


def test_701_34a_proliferate_gives_one_more_of_each_kind_that_is_there() -> None:
    game = duel()
    game.does(poison("Ana", 3))
    game.does(Counter(player="Ana", kind="energy", change=1))
    game.does(Proliferate(players=("Ana", "Bruno")))
    assert (game.counters("Ana"), game.counters("Bruno")) == ({"poison": 4, "energy": 2}, {})


def test_704_5c_proliferate_can_lose_the_game() -> None:
    game = duel()
    game.does(poison("Ana", 9))
    game.does(poison("Bruno", 9))
    game.does(Proliferate(players=("Bruno",)))
    assert game.lost == {"Bruno": "704.5c"}


def test_104_4a_two_players_who_reach_ten_poison_together_draw() -> None:
    game = duel()
    for name in ("Ana", "Bruno"):
        game.does(poison(name, 9))
    game.does(Proliferate(players=("Ana", "Bruno")))
    assert game.drawn


def test_a_player_is_chosen_once_for_proliferate() -> None:
    game = duel()
    game.does(poison("Ana", 1))
    assert game.refuses(Proliferate(players=("Ana", "Ana"))) == "102.1"


def test_miscounted_counters_are_put_right_with_no_counters_put_on() -> None:
    game = duel()
    game.does(poison("Ana", 5))
    events = game.does(Correct(player="Ana", counters={"poison": 2, "energy": 7}))
    assert told(CounterChanged, events) == []
    assert game.counters("Ana") == {"poison": 2, "energy": 7}


def giants_with(format_id: str, heads: int) -> Sitting:
    return sit(format_id, *(f"{team}{head}" for team in "LR" for head in range(heads)))


@pytest.mark.parametrize(
    ("format_id", "heads", "threshold"),
    [("two-headed-giant", 2, 15), ("three-headed-giant", 3, 20), ("four-headed-giant", 4, 25)],
)
def test_704_6b_a_team_shares_its_poison_and_loses_at_its_own_threshold(
    format_id: str, heads: int, threshold: int
) -> None:
    game = giants_with(format_id, heads)
    game.does(poison("L0", 8))
    game.does(poison(f"L{heads - 1}", threshold - 9))
    assert len(game.playing.split()) == 2 * heads
    assert {game.counters(f"L{head}")["poison"] for head in range(heads)} == {threshold - 1}
    game.does(poison("L1", 1))
    assert game.lost == {f"L{head}": "704.6b" for head in range(heads)}
