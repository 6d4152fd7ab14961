"""`lifecounter replay`: a record played from its first line to its last, without a screen."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from lifecounter.cli.records import read
from lifecounter.model.commands import AnyStep
from lifecounter.stream.answers import Answer, Replay, answers
from lifecounter.stream.projection import state_document


def replay(name: str, *, as_json: bool, strict: bool, data_dir: Path | None) -> int:
    """Replay a record and print what came of each step. Raises InputError where it can't be read.

    The exit code is 0, or 1 where `strict` and a step was refused or waits for a choice.
    """
    table, record = read(name, headless=True, data_dir=data_dir)
    if as_json:
        told = tuple(answers(table, record.steps))
        state = state_document(table.game, table.sequence, last_moment(record.steps))
        sys.stdout.buffer.write(msgspec.json.encode(Replay(told, state)) + b"\n")
    else:
        from lifecounter.cli import log

        told = tuple(log.print_steps(table, record.steps))
        log.print_end(table.game)
    return 1 if strict and any(map(_is_open, told)) else 0


def last_moment(steps: Sequence[AnyStep]) -> str | None:
    """The latest moment that a record states; None where no step states one."""
    return next((step.at for step in reversed(steps) if step.at is not None), None)


def _is_open(answer: Answer) -> bool:
    return answer.refused is not None or answer.choice is not None
