"""Several steps as one thing: all or nothing, looked at only after the last (704.4)."""

import pytest

from lifecounter.model.commands import (
    Amend,
    AnyStep,
    Damage,
    Done,
    Effect,
    Gain,
    Lose,
    Pay,
    Redo,
    Set,
    Together,
    Turn,
    Undo,
)
from lifecounter.model.events import LifeGained, LifeLost, PlayerLost
from tests.model.sitting import duel, moved, pod, told


def both(*steps: AnyStep) -> Together:
    return Together(steps=steps)


def test_704_4_a_total_that_dips_to_0_and_rises_again_within_one_resolution_does_not_lose() -> None:
    game = duel(ana=2)
    events = game.does(both(Damage(player="Ana", amount=3), Gain(player="Ana", amount=3)))
    assert told(PlayerLost, events) == []
    assert (game.life("Ana"), game.playing) == ((2,), "Ana Bruno")


def test_104_4a_who_falls_earlier_within_one_thing_does_not_fall_first() -> None:
    game = duel()
    game.does(both(Lose(player="Ana", amount=20), Lose(player="Bruno", amount=20)))
    assert game.drawn


def test_608_2c_steps_happen_in_their_order() -> None:
    game = duel(ana=5)
    assert moved(game.does(both(Set(player="Ana", to=10), Lose(player="Ana", amount=4)))) == [
        ("Ana", 5),
        ("Ana", -4),
    ]
    game.does(both(Effect(add_rule={"cant_gain_life": True}, affects="Ana"), Gain(player="Ana", amount=9)))
    assert game.life("Ana") == (6,)


def test_a_payment_is_checked_against_what_the_steps_before_have_left() -> None:
    game = duel(ana=5)
    assert game.refuses(both(Lose(player="Ana", amount=3), Pay(player="Ana", amount=3))) == "119.4"
    game.does(both(Gain(player="Ana", amount=3), Pay(player="Ana", amount=7)))
    assert game.life("Ana") == (1,)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_where_one_step_is_refused_none_happens(place: int) -> None:
    steps: list[AnyStep] = [Gain(player="Ana", amount=1), Lose(player="Bruno", amount=1)]
    steps.insert(place, Pay(player="Ana", amount=500))
    game = duel()
    assert game.refuses(both(*steps)) == "119.4"
    assert game.life("Ana", "Bruno") == (20, 20)
    assert not game.table.can_undo


def test_one_undo_takes_all_of_it_back() -> None:
    game = pod()
    game.does(
        both(Gain(player="Ana", amount=1), Gain(player="Bruno", amount=2), Lose(player="Ana", amount=7))
    )
    game.does(Undo())
    assert game.life("Ana", "Bruno") == (20, 20)
    assert not game.table.can_undo


def test_things_may_stand_within_things_and_the_last_of_all_decides() -> None:
    game = duel(ana=2)
    inner = both(Lose(player="Ana", amount=5), Gain(player="Bruno", amount=1))
    game.does(both(inner, Gain(player="Ana", amount=4)))
    assert game.life("Ana", "Bruno") == (1, 21)


@pytest.mark.parametrize(
    "step", [Undo(), Redo(), Amend(step=Gain(player="Ana", amount=1))], ids=["undo", "redo", "amend"]
)
def test_history_moves_only_as_a_step_of_its_own(step: AnyStep) -> None:
    game = duel()
    game.does(Gain(player="Ana", amount=5))
    game.refuses(both(Gain(player="Ana", amount=1), step))


def test_nothing_together_is_nothing() -> None:
    game = duel()
    before = game.game
    assert game.does(both()) == ()
    assert game.game == before


def test_603_3_triggers_wait_until_the_last_step() -> None:
    game = duel()
    game.card("Lich", "Ana")
    game.does(both(Damage(player="Ana", amount=1), Damage(player="Ana", amount=2)))
    assert game.asked("Ana") == {"sacrifice": 3}
    game.refuses(both(Damage(player="Ana", amount=1), Done(reminder="r3")))


def test_every_gain_and_loss_of_it_is_told() -> None:
    game = duel()
    events = game.does(both(Gain(players=("Ana", "Bruno"), amount=2), Lose(player="Ana", amount=1)))
    assert (len(told(LifeGained, events)), len(told(LifeLost, events))) == (2, 1)


def test_704_4_a_turn_is_no_part_of_one_thing_since_losses_are_looked_at_before_it_begins() -> None:
    game = duel(ana=2)
    assert game.refuses(both(Lose(player="Ana", amount=3), Turn(player="Bruno"))) == "704.4"
