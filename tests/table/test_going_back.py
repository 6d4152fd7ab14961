"""Going to a moment of the history: undos or redos, each a step of the record, so nothing is ever lost."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lifecounter.model.commands import Amend, AnyStep, Concede, Counter, Effect, Gain, Lose, Mark, Redo, Undo
from lifecounter.model.outcome import Played
from lifecounter.table.table import Change, Table
from tests.model.sitting import duel, game_of
from tests.table.test_journal import Notes

STEPS = tuple(Lose(player="Ana", amount=amount) for amount in (1, 2, 3, 4))


def four_losses() -> tuple[Table, Notes]:
    notes = Notes()
    table = Table(duel().game, notes)
    for step in STEPS:
        table.do(step)
    return table, notes


def test_going_back_takes_one_undo_for_each_entry_and_each_is_kept() -> None:
    table, notes = four_losses()
    table.go_to(1)
    assert table.game.totals == (19, 20)
    assert notes.steps == [*STEPS, Undo(), Undo(), Undo()]


def test_going_on_again_takes_redos() -> None:
    table, notes = four_losses()
    table.go_to(0)
    table.go_to(3)
    assert table.game.totals == (14, 20)
    assert notes.steps[-3:] == [Redo(), Redo(), Redo()]
    assert table.can_redo


def test_going_where_the_game_stands_takes_nothing() -> None:
    table, notes = four_losses()
    table.go_to(4)
    assert notes.steps == list(STEPS)


@pytest.mark.parametrize("place", [-1, 5])
def test_there_is_no_moment_outside_the_history(place: int) -> None:
    table, notes = four_losses()
    with pytest.raises(ValueError, match="no entry"):
        table.go_to(place)
    assert notes.steps == list(STEPS)


def test_where_a_step_can_not_be_kept_the_game_stands_where_the_record_does() -> None:
    table, notes = four_losses()

    def fill_up(_: Change) -> None:
        notes.full = len(notes.steps) == 6

    table.listen(fill_up)
    with pytest.raises(OSError, match="No space left"):
        table.go_to(0)
    assert notes.steps == [*STEPS, Undo(), Undo()]
    assert table.place == 2


def test_the_record_of_a_game_that_went_back_replays_to_the_same_moment() -> None:
    table, _ = four_losses()
    table.go_to(2)
    again = Table(duel().game)
    for step in table.taken:
        assert isinstance(again.do(step).outcome, Played)
    assert (again.game, again.place, again.can_redo) == (table.game, 2, True)


@given(st.lists(st.integers(0, 4), max_size=6))
def test_every_moment_is_as_it_was_however_one_comes_there(places: list[int]) -> None:
    table, _ = four_losses()
    for place in places:
        table.go_to(place)
        assert table.game.totals == (20 - sum(range(1, place + 1)), 20)
    assert len(table.entries) == 4


@pytest.mark.parametrize(
    "step",
    [
        Concede(player="Ana"),
        Counter(player="Ana", kind="experience", change=2),
        Counter(player="Ana", kind="storm", change=1),
        Mark(mark="monarch", player="Ana"),
        Mark(mark="city’s blessing", player="Ana"),
        Mark(mark="the Ring", player="Ana"),
        Effect(add="Lich", controller="Ana"),
    ],
    ids=str,
)
def test_c5_55_c5_56_going_back_restores_everything_and_going_on_brings_it_again(step: AnyStep) -> None:
    table = Table(duel().game)
    table.do(Gain(player="Ana", amount=3))
    before = table.game
    table.do(step)
    after = table.game
    assert after != before
    table.go_to(1)
    assert table.game == before
    table.go_to(2)
    assert table.game == after


def test_steps_are_given_the_moment_in_which_they_are_taken_amended_ones_too() -> None:
    moments = iter(f"2026-11-29T17:00:0{second}Z" for second in range(9))
    notes = Notes()
    table = Table(duel().game, notes)
    table.time_by(lambda: next(moments))
    for step in (Gain(player="Ana", amount=1), Amend(step=Gain(player="Ana", amount=2)), Undo(), Redo()):
        table.do(step)
    assert [step.at for step in notes.steps] == [f"2026-11-29T17:00:0{second}Z" for second in range(4)]
    assert [entry.at for entry in table.entries] == ["2026-11-29T17:00:01Z"]


def test_a_step_that_says_when_it_was_taken_is_believed() -> None:
    table = Table(duel().game)
    table.time_by(lambda: "2026-11-29T17:00:00Z")
    table.do(Gain(player="Ana", amount=1, at="2026-11-28"))
    assert table.entries[0].at == "2026-11-28"


def test_without_a_clock_nobody_knows_when() -> None:
    table, _ = four_losses()
    assert [entry.at for entry in table.entries] == [None] * 4
    assert table.beginning == game_of(table.game.setup.header)
