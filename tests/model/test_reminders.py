"""Reminders: what people at the table have to do, done or not."""

import pytest

from lifecounter.model.commands import AnyStep, Apply, Correct, Damage, Done, Failed, Gain, Undo
from lifecounter.model.events import ReminderAdded, ReminderDone
from tests.model.sitting import Sitting, duel, only


def asked() -> tuple[Sitting, str]:
    """Ana has Lich, was dealt 3, and has to sacrifice 3."""
    game = duel()
    game.card("Lich", "Ana")
    return game, only(ReminderAdded, game.does(Damage(player="Ana", amount=3))).id


def test_a_reminder_that_is_done_is_gone() -> None:
    game, reminder = asked()
    done = only(ReminderDone, game.does(Done(reminder=reminder)))
    assert (done.player, done.id, done.what, done.failed) == ("Ana", reminder, "sacrifice", False)
    assert game.asked("Ana") == {}


def test_a_reminder_that_failed_is_gone_too_and_told_as_failed() -> None:
    game, reminder = asked()
    game.locks("Ana", "cant_lose_game")
    assert only(ReminderDone, game.does(Failed(reminder=reminder))).failed
    assert game.asked("Ana") == {}


@pytest.mark.parametrize("kind", [Done, Failed])
def test_a_reminder_is_carried_out_once(kind: type[Done] | type[Failed]) -> None:
    game, reminder = asked()
    game.does(Done(reminder=reminder))
    game.refuses(kind(reminder=reminder))
    assert game.playing == "Ana Bruno"


def test_every_reminder_has_an_id_of_its_own_and_is_done_by_itself() -> None:
    game, first = asked()
    second = only(ReminderAdded, game.does(Damage(player="Ana", amount=2))).id
    third = only(ReminderAdded, game.does(Gain(player="Ana", amount=5))).id
    assert len({first, second, third}) == 3
    game.does(Done(reminder=second))
    assert [(one.id, one.what, one.count) for one in game.player("Ana").reminders] == [
        (first, "sacrifice", 3),
        (third, "draw", 5),
    ]
    assert only(ReminderAdded, game.does(Gain(player="Ana", amount=1))).id not in {first, second, third}


def test_a_reminder_that_is_undone_was_never_asked() -> None:
    game, reminder = asked()
    game.does(Undo())
    assert game.asked("Ana") == {}
    game.refuses(Done(reminder=reminder))


@pytest.mark.parametrize("step", [Done(reminder="r9"), Failed(reminder="r9"), Apply(reminder="r9")], ids=str)
def test_a_reminder_that_nobody_has_is_refused(step: AnyStep) -> None:
    duel().refuses(step)


def test_104_5_who_has_lost_has_nothing_more_to_do() -> None:
    game, reminder = asked()
    game.does(Correct(player="Ana", counters={"poison": 10}))
    assert game.asked("Ana") == {}
    game.refuses(Failed(reminder=reminder))
