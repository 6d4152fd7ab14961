"""The log of a game as files that people and spreadsheets read. What was taken back is not in them."""

import csv
from collections.abc import Iterable, Iterator
from io import StringIO

from lifecounter.table.log import Line, LogEntry

COLUMNS = ("entry", "time", "turn", "player", "what", "change", "life", "note")


def as_text(entries: Iterable[LogEntry]) -> str:
    """A line for each thing that happened, ending in the total that it led to."""
    standing = _standing(entries)
    width = max((len(entry.at) + 2 for entry in standing if entry.at is not None), default=0)
    return "".join(line + "\n" for entry in standing for line in _written(entry, width))


def as_csv(entries: Iterable[LogEntry]) -> str:
    """Comma-separated values as RFC 4180 has them: a row for each thing that happened, columns as COLUMNS."""
    sheet = StringIO(newline="")
    rows = csv.writer(sheet)
    rows.writerow(COLUMNS)
    for entry in _standing(entries):
        for line in entry.lines:
            row = (
                entry.place,
                entry.at,
                entry.turn,
                line.player,
                line.text,
                line.change,
                line.total,
                entry.note,
            )
            rows.writerow("" if cell is None else cell for cell in row)
    return sheet.getvalue()


def _standing(entries: Iterable[LogEntry]) -> list[LogEntry]:
    return [entry for entry in entries if not entry.undone]


def _written(entry: LogEntry, width: int) -> Iterator[str]:
    head = f"{entry.place:>4}  {entry.at or '':<{width}}"
    for line in entry.lines:
        yield _on_one_line(head + line.text + _result(line))
        head = " " * len(head)
    if entry.note:
        yield _on_one_line(f"{head}({entry.note})")


def _result(line: Line) -> str:
    if line.total is None:
        return ""
    change = "" if line.change is None else f" ({line.change:+})"
    return f"{change}: {line.total}"


def _on_one_line(text: str) -> str:
    """The text in one line, whatever names and notes hold."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
