"""`lifecounter replay`: a record played from its first line to its last, without a screen."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

import msgspec

from lifecounter.cli.records import InputError, read
from lifecounter.model.commands import AnyStep
from lifecounter.stream.answers import Answer, Replay, answers
from lifecounter.stream.projection import state_document
from lifecounter.table.table import Table

GRAPH = 1280, 720
"""Width and height of a drawn graph."""


def replay(
    name: str,
    *,
    form: Literal["json", "text", "csv"] | None,
    graph: Path | None,
    strict: bool,
    data_dir: Path | None,
) -> int:
    """Replay a record and print what came of each step, for people or as one JSON document, or the log of
    what stands at the end as text or CSV; with `graph`, draw the life totals into that file. Raises
    InputError where the record can't be read or the graph can't be written.

    The exit code is 0, or 1 where `strict` and a step was refused or waits for a choice.
    """
    table, record = read(name, headless=True, data_dir=data_dir)
    if form is None:
        from lifecounter.cli import log

        told = tuple(log.print_steps(table, record.steps))
        log.print_end(table.game)
    else:
        told = tuple(answers(table, record.steps))
    if graph is not None:
        _draw(table, graph)
    if form == "json":
        state = state_document(table.game, table.sequence, last_moment(record.steps))
        sys.stdout.buffer.write(msgspec.json.encode(Replay(told, state)) + b"\n")
    elif form is not None:
        _print_log(table, form)
    return 1 if strict and any(map(_is_open, told)) else 0


def _print_log(table: Table, form: Literal["text", "csv"]) -> None:
    from lifecounter.stream.log_files import as_csv, as_text
    from lifecounter.table.log import log

    sys.stdout.write(as_csv(log(table)) if form == "csv" else as_text(log(table)))


def _draw(table: Table, file: Path) -> None:
    from lifecounter.stream.life_graph import svg
    from lifecounter.table.course import courses

    try:
        file.write_text(svg(courses(table, with_undone=False), *GRAPH), "utf-8")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else "no file can be called that"
        raise InputError(f"--graph: {file} can't be written: {why}") from None


def last_moment(steps: Sequence[AnyStep]) -> str | None:
    """The latest moment that a record states; None where no step states one."""
    return next((step.at for step in reversed(steps) if step.at is not None), None)


def _is_open(answer: Answer) -> bool:
    return answer.refused is not None or answer.choice is not None
