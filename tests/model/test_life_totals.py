"""Life totals: gain, loss, damage, numbers below 0 and very large ones (107.1, 119, 120)."""

import pytest

from lifecounter.model.commands import (
    LARGEST,
    AnyStep,
    Correct,
    Damage,
    Double,
    Drain,
    Effect,
    Gain,
    Lose,
    Pay,
    Set,
)
from lifecounter.model.events import LifeGained, LifeLost
from tests.model.sitting import duel, moved, only, pod


def test_119_3_a_gain_raises_and_a_loss_lowers_the_total() -> None:
    game = duel()
    gained = only(LifeGained, game.does(Gain(player="Ana", amount=4)))
    lost = only(LifeLost, game.does(Lose(player="Ana", amount=7)))
    assert (gained.amount, gained.life) == (4, 24)
    assert (lost.amount, lost.cause, lost.life) == (7, "effect", 17)
    assert game.life("Ana", "Bruno") == (17, 20)


def test_119_2_damage_is_a_loss_of_as_much_life() -> None:
    game = duel()
    lost = only(LifeLost, game.does(Damage(player="Bruno", amount=5, from_="Ana")))
    assert (lost.player, lost.amount, lost.cause) == ("Bruno", 5, "damage")
    assert game.life("Bruno") == (15,)


def test_119_4_a_payment_is_a_loss_with_its_own_cause() -> None:
    game = duel()
    lost = only(LifeLost, game.does(Pay(player="Ana", amount=2)))
    assert (lost.amount, lost.cause, game.life("Ana")) == (2, "payment", (18,))


@pytest.mark.parametrize(
    "step",
    [
        Gain(player="Ana", amount=0),
        Lose(player="Ana", amount=0),
        Damage(player="Ana", amount=0, from_="Bruno", lifelink=True, infect=True),
        Drain(from_=("Ana",), to="Bruno", amount=0),
        Pay(player="Ana", amount=0),
    ],
    ids=lambda step: type(step).__name__,
)
def test_119_9_and_120_8_nothing_happens_by_an_amount_of_0(step: AnyStep) -> None:
    game = duel()
    before = game.game
    assert game.does(step) == ()
    assert game.game == before


@pytest.mark.parametrize(
    "step",
    [
        Gain(player="Ana", amount=-1),
        Lose(player="Ana", amount=-1),
        Damage(player="Ana", amount=-1),
        Drain(from_=("Ana",), to="Bruno", amount=-1),
        Pay(player="Ana", amount=-1),
    ],
    ids=lambda step: type(step).__name__,
)
def test_107_1b_a_negative_amount_is_refused_and_kills_nobody(step: AnyStep) -> None:
    assert duel().refuses(step) == "107.1b"


def test_107_1b_a_total_goes_on_below_0_while_its_player_can_not_lose() -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.does(Lose(player="Ana", amount=23))
    assert game.life("Ana") == (-3,)
    game.does(Damage(player="Ana", amount=4))
    assert game.life("Ana") == (-7,)
    game.does(Gain(player="Ana", amount=2))
    assert game.life("Ana") == (-5,)
    assert game.playing == "Ana Bruno"


def test_119_6_a_player_loses_at_0_and_far_below_it_alike() -> None:
    for amount in (20, 21, 1000):
        game = duel()
        game.does(Lose(player="Ana", amount=amount))
        assert game.lost == {"Ana": "704.5a"}
        assert game.life("Ana") == (20 - amount,)


def test_119_6_one_life_is_enough() -> None:
    game = duel()
    game.does(Lose(player="Ana", amount=19))
    assert game.playing == "Ana Bruno"


def test_608_2e_several_players_gain_or_lose_at_once() -> None:
    game = pod()
    assert moved(game.does(Gain(players=("Ana", "Chiara"), amount=3))) == [("Ana", 3), ("Chiara", 3)]
    game.does(Lose(players=("Bruno", "Chiara", "Dragan"), amount=5))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (23, 15, 18, 15)


def test_a_drain_gains_the_sum_that_was_really_lost() -> None:
    game = pod()
    game.locks("Chiara", "cant_lose_life")
    game.does(Drain(from_=("Bruno", "Chiara", "Dragan"), to="Ana", amount=3))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (26, 17, 20, 17)


def test_a_drain_from_players_who_all_can_not_lose_life_gains_nothing() -> None:
    game = pod()
    game.locks("all", "cant_lose_life")
    assert moved(game.does(Drain(from_=("Bruno", "Chiara"), to="Ana", amount=5))) == []
    assert game.life("Ana", "Bruno", "Chiara") == (20, 20, 20)


def test_a_drain_of_more_life_than_there_is_gains_all_that_was_lost() -> None:
    game = pod()
    game.does(Drain(from_=("Bruno",), to="Ana", amount=50))
    assert game.life("Ana", "Bruno") == (70, -30)
    assert game.lost == {"Bruno": "704.5a"}


def test_704_3_a_drain_saves_its_gainer_before_anybody_looks() -> None:
    game = duel(ana=1)
    game.does(Drain(from_=("Ana", "Bruno"), to="Ana", amount=2))
    assert (game.life("Ana", "Bruno"), game.playing) == ((3, 18), "Ana Bruno")


def test_a_player_named_twice_is_refused_rather_than_counted_twice() -> None:
    for step in (
        Gain(players=("Ana", "Ana"), amount=3),
        Lose(players=("Ana", "Ana"), amount=3),
        Damage(players=("Ana", "Ana"), amount=3),
        Drain(from_=("Ana", "Ana"), to="Bruno", amount=3),
    ):
        assert duel().refuses(step) == "102.1"


def test_a_player_named_twice_with_spaces_is_still_named_twice() -> None:
    assert duel().refuses(Gain(players=("Ana", " Ana "), amount=3)) == "102.1"


def test_102_1_a_name_that_nobody_bears_is_refused() -> None:
    assert duel().refuses(Gain(player="Zoe", amount=1)) == "102.1"


def test_107_1_a_total_may_grow_beyond_any_machine_word() -> None:
    game = duel()
    game.does(Gain(player="Ana", amount=LARGEST))
    for _ in range(60):
        game.does(Double(player="Ana"))
    assert game.life("Ana") == ((LARGEST + 20) * 2**60,)
    game.does(Lose(player="Ana", amount=1))
    assert game.life("Ana") == ((LARGEST + 20) * 2**60 - 1,)


def test_104_4b_an_endless_loop_leaves_a_total_that_the_rules_can_still_talk_about() -> None:
    game = duel()
    game.locks("Ana", "cant_lose_game", "gain_becomes_loss")
    thrice = {"act": "gain", "who": "that_player", "times": 3}
    game.does(Effect(add_rule={"on_loss": {"does": [thrice]}}, affects="Ana"))
    game.does(Lose(player="Ana", amount=LARGEST))
    game.refuses(Pay(player="Ana", amount=1))


@pytest.mark.parametrize("amount", [LARGEST + 1, 10**40])
def test_107_1_an_amount_beyond_the_largest_is_refused(amount: int) -> None:
    steps: list[AnyStep] = [
        Gain(player="Ana", amount=amount),
        Lose(player="Ana", amount=amount),
        Damage(player="Ana", amount=amount),
        Pay(player="Ana", amount=amount),
        Drain(from_=("Ana",), to="Bruno", amount=amount),
        Set(player="Ana", to=amount),
        Set(player="Ana", to=-amount),
        Correct(player="Ana", life=-amount),
    ]
    for step in steps:
        assert duel().refuses(step) == "107.1"


def test_the_life_gained_and_lost_this_turn_is_gross() -> None:
    game = duel()
    game.does(Lose(player="Ana", amount=5))
    game.does(Gain(player="Ana", amount=3))
    game.does(Damage(player="Ana", amount=2))
    ana = game.player("Ana")
    assert (ana.lost_this_turn, ana.gained_this_turn, ana.damage_this_turn) == (7, 3, 2)
