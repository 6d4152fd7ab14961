"""Set, double, halve, exchange, redistribute, under every lock (119.5, 119.7, 119.8, 701.10d, 701.12)."""

from collections.abc import Mapping

import pytest

from lifecounter.model.commands import Double, Exchange, Halve, Redistribute, Round, Set
from lifecounter.model.events import LifeExchanged, LifeSet
from tests.model.sitting import Sitting, duel, moved, only, pod

LOCKS: Mapping[str, tuple[str, ...]] = {
    "free": (),
    "can't gain": ("cant_gain_life",),
    "can't lose": ("cant_lose_life",),
    "neither": ("cant_gain_life", "cant_lose_life"),
    "can't change": ("life_total_cant_change",),
}
CAN_GAIN = {"free", "can't lose"}
CAN_LOSE = {"free", "can't gain"}

on_ana = pytest.mark.parametrize("ana", LOCKS)
on_bruno = pytest.mark.parametrize("bruno", LOCKS)


def locked_duel(ana: str, bruno: str = "free", *, totals: tuple[int, int] = (5, 15)) -> Sitting:
    game = duel(*totals)
    for player, lock in (("Ana", ana), ("Bruno", bruno)):
        if LOCKS[lock]:
            game.locks(player, *LOCKS[lock])
    return game


def below_zero(total: int) -> Sitting:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.puts(Ana=total)
    return game


# Set


def test_119_5_a_new_total_is_a_gain_or_a_loss_of_the_difference() -> None:
    game = duel(ana=4, bruno=17)
    assert moved(game.does(Set(players=("Ana", "Bruno"), to=10))) == [("Ana", 6), ("Bruno", -7)]
    assert game.life("Ana", "Bruno") == (10, 10)


def test_119_5_a_total_that_becomes_itself_is_no_gain_and_no_loss() -> None:
    assert moved(duel().does(Set(player="Ana", to=20))) == []


@on_ana
@pytest.mark.parametrize(("to", "moves"), [(20, CAN_GAIN), (3, CAN_LOSE)])
def test_119_5_a_lock_stops_the_new_total_that_it_forbids(ana: str, to: int, moves: set[str]) -> None:
    game = locked_duel(ana)
    told = only(LifeSet, game.does(Set(player="Ana", to=to)))
    assert game.life("Ana") == (to if ana in moves else 5,)
    assert (told.to, told.life) == (to, game.life("Ana")[0])


def test_107_1b_a_total_may_become_a_negative_number() -> None:
    game = below_zero(3)
    assert moved(game.does(Set(player="Ana", to=-8))) == [("Ana", -11)]
    assert moved(game.does(Set(player="Ana", to=2))) == [("Ana", 10)]


def test_a_total_becomes_the_starting_total_of_each_player() -> None:
    game = duel(ana=33, bruno=25)
    game.puts(Ana=1, Bruno=40)
    game.does(Set(players=("Ana", "Bruno"), to="starting"))
    assert game.life("Ana", "Bruno") == (33, 25)


def test_704_5a_a_total_that_becomes_0_loses() -> None:
    game = duel()
    game.does(Set(player="Ana", to=0))
    assert game.lost == {"Ana": "704.5a"}


# Double and halve


@pytest.mark.parametrize(("total", "becomes"), [(7, 14), (1, 2), (-4, -8), (-10, -20), (0, 0)])
def test_701_10d_a_total_is_doubled_and_a_negative_one_downward(total: int, becomes: int) -> None:
    game = below_zero(total)
    events = game.does(Double(player="Ana"))
    assert moved(events) == ([("Ana", total)] if total else [])
    assert game.life("Ana") == (becomes,)


@on_ana
def test_119_7_a_total_is_doubled_only_by_who_can_gain(ana: str) -> None:
    game = locked_duel(ana)
    game.does(Double(player="Ana"))
    assert game.life("Ana") == (10 if ana in CAN_GAIN else 5,)


@on_ana
def test_119_8_a_negative_total_is_doubled_only_by_who_can_lose(ana: str) -> None:
    game = locked_duel(ana)
    game.card("Platinum Angel", "Ana")
    game.puts(Ana=-5)
    game.does(Double(player="Ana"))
    assert game.life("Ana") == (-10 if ana in CAN_LOSE else -5,)


@pytest.mark.parametrize(
    ("total", "way", "becomes"),
    [
        (7, "up", 3),
        (7, "down", 4),
        (8, "up", 4),
        (8, "down", 4),
        (1, "down", 1),
        (2, "up", 1),
        (25, "up", 12),
    ],
)
def test_107_1a_half_is_rounded_as_the_card_says(total: int, way: Round, becomes: int) -> None:
    game = duel(ana=total)
    lost = [("Ana", becomes - total)] if becomes != total else []
    assert moved(game.does(Halve(player="Ana", round=way))) == lost
    assert game.life("Ana") == (becomes,)


def test_halving_twice_takes_half_of_what_is_left() -> None:
    game = duel()
    game.does(Halve(player="Bruno", round="up"))
    assert game.life("Bruno") == (10,)
    game.does(Halve(player="Bruno", round="up"))
    assert game.life("Bruno") == (5,)


def test_half_of_1_rounded_up_loses() -> None:
    game = duel(ana=1)
    game.does(Halve(player="Ana", round="up"))
    assert game.lost == {"Ana": "704.5a"}


@pytest.mark.parametrize("total", [0, -1, -10, -11])
@pytest.mark.parametrize("way", ["up", "down"])
def test_107_1b_half_of_a_negative_total_is_nothing_and_never_a_gain(total: int, way: Round) -> None:
    game = below_zero(total)
    assert moved(game.does(Halve(player="Ana", round=way))) == []
    assert game.life("Ana") == (total,)


@on_ana
def test_119_8_who_can_not_lose_life_loses_no_half(ana: str) -> None:
    game = locked_duel(ana, totals=(8, 15))
    game.does(Halve(player="Ana", round="up"))
    assert game.life("Ana") == (4 if ana in CAN_LOSE else 8,)


def test_608_2f_every_player_is_halved_or_doubled_by_their_own_total() -> None:
    game = pod()
    game.puts(Ana=9, Bruno=4)
    game.does(Halve(players=("Ana", "Bruno", "Chiara"), round="down"))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (5, 2, 10, 20)
    game.does(Double(players=("Ana", "Bruno")))
    assert game.life("Ana", "Bruno") == (10, 4)


# Exchange


def test_701_12c_an_exchange_is_a_gain_and_a_loss_of_the_difference() -> None:
    game = duel(ana=5, bruno=15)
    events = game.does(Exchange(players=("Ana", "Bruno")))
    assert sorted(moved(events)) == [("Ana", 10), ("Bruno", -10)]
    assert only(LifeExchanged, events).players == ("Ana", "Bruno")
    assert game.life("Ana", "Bruno") == (15, 5)


@on_ana
@on_bruno
@pytest.mark.parametrize("players", [("Ana", "Bruno"), ("Bruno", "Ana")])
def test_119_7_and_119_8_an_exchange_happens_for_both_or_not_at_all(
    ana: str, bruno: str, players: tuple[str, str]
) -> None:
    game = locked_duel(ana, bruno)
    forbidding = set()
    if ana not in CAN_GAIN:
        forbidding.add("119.7")
    if bruno not in CAN_LOSE:
        forbidding.add("119.8")
    if forbidding:
        assert game.refuses(Exchange(players=players)) in forbidding
        assert game.life("Ana", "Bruno") == (5, 15)
    else:
        game.does(Exchange(players=players))
        assert game.life("Ana", "Bruno") == (15, 5)


@on_ana
@on_bruno
def test_701_12c_equal_totals_are_exchanged_whatever_is_locked(ana: str, bruno: str) -> None:
    game = locked_duel(ana, bruno, totals=(12, 12))
    assert moved(game.does(Exchange(players=("Ana", "Bruno")))) == []


def test_701_12c_an_exchange_with_a_negative_total_can_lose_the_game() -> None:
    game = below_zero(-2)
    game.puts(Bruno=3)
    game.does(Exchange(players=("Ana", "Bruno")))
    assert game.life("Ana", "Bruno") == (3, -2)
    assert game.lost == {"Bruno": "704.5a"}


def test_nobody_exchanges_with_themselves() -> None:
    assert duel().refuses(Exchange(players=("Ana", "Ana"))).startswith("701.12")


@pytest.mark.parametrize(("number", "change"), [(13, 6), (2, -5), (7, 0)])
def test_701_12g_a_total_and_a_number_change_places(number: int, change: int) -> None:
    game = duel(ana=7)
    events = game.does(Exchange(player="Ana", with_=number))
    assert moved(events) == ([("Ana", change)] if change else [])
    assert only(LifeExchanged, events).with_becomes == 7
    assert game.life("Ana") == (number,)


@on_ana
@pytest.mark.parametrize(("number", "allowed", "rule"), [(13, CAN_GAIN, "119.7"), (2, CAN_LOSE, "119.8")])
def test_701_12g_a_lock_stops_the_whole_exchange_with_a_number(
    ana: str, number: int, allowed: set[str], rule: str
) -> None:
    game = locked_duel(ana)
    if ana in allowed:
        game.does(Exchange(player="Ana", with_=number))
        assert game.life("Ana") == (number,)
    else:
        assert game.refuses(Exchange(player="Ana", with_=number)) == rule


def test_701_12g_an_exchange_with_a_power_of_0_loses_the_game() -> None:
    game = duel(ana=12)
    assert only(LifeExchanged, game.does(Exchange(player="Ana", with_=0))).with_becomes == 12
    assert game.lost == {"Ana": "704.5a"}


# Redistribute


def test_totals_are_handed_out_again_in_any_order() -> None:
    game = pod()
    game.puts(Ana=5, Bruno=12, Chiara=25)
    game.does(Redistribute(totals={"Ana": 25, "Bruno": 5, "Chiara": 12}))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (25, 5, 12, 20)


@pytest.mark.parametrize(
    "totals",
    [
        {"Ana": 20, "Bruno": 0},
        {"Ana": 15, "Bruno": 15},
        {"Ana": 10, "Bruno": 10},
        {"Ana": 15},
        {"Ana": 16, "Bruno": 4},
    ],
    ids=str,
)
def test_nobody_is_handed_a_total_that_nobody_had(totals: dict[str, int]) -> None:
    game = duel(ana=5, bruno=15)
    game.refuses(Redistribute(totals=totals))
    assert game.life("Ana", "Bruno") == (5, 15)


@on_ana
@on_bruno
def test_119_7_and_119_8_nobody_is_handed_what_a_lock_forbids(ana: str, bruno: str) -> None:
    game = locked_duel(ana, bruno)
    swapped = Redistribute(totals={"Ana": 15, "Bruno": 5})
    if ana in CAN_GAIN and bruno in CAN_LOSE:
        game.does(swapped)
        assert game.life("Ana", "Bruno") == (15, 5)
    else:
        assert game.refuses(swapped) in {"119.7", "119.8"}


@on_ana
@on_bruno
def test_a_redistribution_in_the_old_order_is_always_legal(ana: str, bruno: str) -> None:
    game = locked_duel(ana, bruno)
    assert moved(game.does(Redistribute(totals={"Ana": 5, "Bruno": 15}))) == []
