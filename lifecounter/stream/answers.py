"""What is told of a step that was tried: refused, waiting for a choice, or done, and how the game stands."""

from collections.abc import Iterable, Iterator

import msgspec

from lifecounter.model.commands import AnyStep, verb
from lifecounter.model.events import Event
from lifecounter.model.outcome import Choice, Refused
from lifecounter.stream.projection import ShortState, StateDocument, short_state
from lifecounter.table.table import Change, Table


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to one step."""

    seq: int
    """Which step of the record it was, from 1."""
    do: str
    refused: Refused | None
    choice: Choice | None
    events: tuple[Event, ...]
    state: ShortState


class Replay(msgspec.Struct, frozen=True):
    """A whole record replayed: an answer for each step, and the game as it stands at the end."""

    steps: tuple[Answer, ...]
    state: StateDocument


def answer(change: Change, seq: int) -> Answer:
    """What came of one step."""
    outcome = change.outcome
    return Answer(
        seq=seq,
        do=verb(change.step),
        refused=outcome if isinstance(outcome, Refused) else None,
        choice=outcome if isinstance(outcome, Choice) else None,
        events=change.events,
        state=short_state(change.after),
    )


def answers(table: Table, steps: Iterable[AnyStep]) -> Iterator[Answer]:
    """Take the steps at the table, each answered as it is taken."""
    for seq, step in enumerate(steps, 1):
        yield answer(table.do(step), seq)
