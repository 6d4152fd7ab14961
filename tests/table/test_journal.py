"""Steps are kept before anybody is told of them, and what can't be kept has not happened."""

import pytest

from lifecounter.model.commands import Amend, AnyStep, Effect, Gain, Lose, Pay, Redo, Undo
from lifecounter.model.outcome import Played, Refused
from lifecounter.table.table import Change, Table
from tests.model.sitting import duel

GAIN = Gain(player="Ana", amount=1)
STEPS: tuple[AnyStep, ...] = (GAIN, Lose(player="Bruno", amount=2), Undo(), Redo(), Amend(step=GAIN))


class Notes:
    """A journal in memory; it can run out of paper."""

    def __init__(self) -> None:
        self.steps: list[AnyStep] = []
        self.full = False

    def append(self, step: AnyStep) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.steps.append(step)


def table_with_notes() -> tuple[Table, Notes]:
    notes = Notes()
    return Table(duel().game, notes), notes


def test_every_step_that_was_taken_is_kept_in_order() -> None:
    table, notes = table_with_notes()
    for step in STEPS:
        table.do(step)
    assert notes.steps == list(STEPS)


def test_a_refused_step_and_a_preview_are_not_kept() -> None:
    table, notes = table_with_notes()
    table.do(Pay(player="Ana", amount=500))
    table.do(Undo())
    table.preview(GAIN)
    assert notes.steps == []


def test_a_journal_that_comes_later_keeps_what_comes_later() -> None:
    table, notes = Table(duel().game), Notes()
    table.do(GAIN)
    table.keep_in(notes)
    table.do(Undo())
    assert notes.steps == [Undo()]


@pytest.mark.parametrize("step", STEPS, ids=lambda step: type(step).__name__)
def test_a_step_that_can_not_be_kept_has_not_happened(step: AnyStep) -> None:
    table, notes = table_with_notes()
    for done in (GAIN, GAIN, GAIN, Undo()):
        table.do(done)
    told: list[Change] = []
    table.listen(told.append)
    before = (table.game, table.sequence, table.can_undo, table.can_redo, table.last_step)
    notes.full = True
    with pytest.raises(OSError, match="No space left"):
        table.do(step)
    assert (table.game, table.sequence, table.can_undo, table.can_redo, table.last_step) == before
    assert told == []


@pytest.mark.parametrize("step", STEPS, ids=lambda step: type(step).__name__)
def test_when_there_is_room_again_the_game_goes_on_where_it_stood(step: AnyStep) -> None:
    table, notes = table_with_notes()
    twin = Table(duel().game)
    for done in (GAIN, GAIN, GAIN, Undo()):
        table.do(done)
        twin.do(done)
    notes.full = True
    with pytest.raises(OSError, match="No space left"):
        table.do(step)
    notes.full = False
    table.do(step)
    twin.do(step)
    assert table.game == twin.game
    assert notes.steps[-1] == step


def test_a_step_is_kept_before_a_listener_is_told() -> None:
    table, notes = table_with_notes()
    kept: list[int] = []
    table.listen(lambda _: kept.append(len(notes.steps)))
    table.do(GAIN)
    table.do(GAIN)
    assert kept == [1, 2]


def test_every_listener_is_told_of_every_step_refused_ones_included() -> None:
    table = Table(duel().game)
    first: list[Change] = []
    second: list[Change] = []
    table.listen(first.append)
    table.do(GAIN)
    table.listen(second.append)
    table.do(Pay(player="Ana", amount=500))
    assert [type(change.outcome) for change in first] == [Played, Refused]
    assert second == first[1:]
    refused = second[0]
    assert (refused.before, refused.events, refused.sequence) == (refused.after, (), 1)


def test_a_change_tells_the_game_before_and_after() -> None:
    table = Table(duel().game)
    change = table.do(Effect(add="Lich", controller="Ana"))
    assert (change.before.life(0), change.after.life(0)) == (20, 0)
    assert change.after is table.game
    back = table.do(Undo())
    assert (back.before, back.after) == (change.after, change.before)
