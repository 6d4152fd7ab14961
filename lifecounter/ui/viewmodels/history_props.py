"""What the history shows: the log, newest first, of everybody or of one side."""

from collections.abc import Iterator

import msgspec

from lifecounter.model.state import Game
from lifecounter.table.log import Line, LogEntry, log
from lifecounter.table.table import Table
from lifecounter.ui import words
from lifecounter.ui.clock import time_of_day
from lifecounter.ui.language import tr
from lifecounter.ui.viewmodels.amount_props import PickRow
from lifecounter.ui.viewmodels.seat_props import colour_of

EVERYBODY = ""
"""The key of the filter that lets everything through."""


class LogRow(msgspec.Struct, frozen=True):
    """One line of the log."""

    key: str
    place: int
    """Of its entry, and so the moment to which a tap leads; 0 is the beginning."""
    time: str
    """Empty in all but the first line of an entry."""
    colour: str
    """Of the side that it befell; empty where it is everybody's."""
    text: str
    change: str
    total: str
    first: bool
    undone: bool
    now: bool
    """Here the game stands."""
    spoken: str
    """The whole entry, for those who don't see; empty in all but its first line."""


class HistoryProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the history shows beside the picture."""

    undone: int
    """How many entries were taken back and can be done again."""
    rows: tuple[LogRow, ...]
    filters: tuple[PickRow, ...]


def history_props(table: Table, of: str) -> HistoryProps:
    """What is shown of everybody, or of the side whose number `of` is."""
    game = table.beginning
    entries = log(table)
    shown = (
        entries if of == EVERYBODY else tuple(one for one in entries if one.concerns(_names(game, int(of))))
    )
    standing = max((one.place for one in shown if not one.undone), default=0)
    rows = [row for one in reversed(shown) for row in _rows(game, one, now=one.place == standing)]
    return HistoryProps(
        undone=len(entries) - table.place,
        rows=(*rows, _beginning(game, now=standing == 0)),
        filters=(
            PickRow(EVERYBODY, tr("Everybody"), on=of == EVERYBODY),
            *(
                PickRow(str(side), " & ".join(_names(game, side)), of == str(side), colour_of(game, side))
                for side in range(len(game.setup.sides))
            ),
        ),
    )


def _rows(game: Game, entry: LogEntry, *, now: bool) -> Iterator[LogRow]:
    time = time_of_day(entry.at) if entry.at is not None else ""
    for number, line in enumerate(entry.lines):
        first = number == 0
        yield LogRow(
            key=f"{entry.place}.{number}",
            place=entry.place,
            time=time if first else "",
            colour=""
            if line.player is None
            else colour_of(game, game.setup.side_of[game.setup.index[line.player]]),
            text=_said(game, line),
            change="" if line.change is None else words.signed(line.change),
            total="" if line.total is None else words.number(line.total),
            first=first,
            undone=entry.undone,
            now=now,
            spoken=", ".join(filter(None, (*(_spoken(game, line) for line in entry.lines), time)))
            if first
            else "",
        )
    if entry.note:
        yield LogRow(
            key=f"{entry.place}.note",
            place=entry.place,
            time="",
            colour="",
            text=entry.note,
            change="",
            total="",
            first=False,
            undone=entry.undone,
            now=now,
            spoken="",
        )


def _beginning(game: Game, *, now: bool) -> LogRow:
    started = game.setup.header.started
    said = tr("The game begins")
    return LogRow(
        key="0",
        place=0,
        time=time_of_day(started) if started is not None else "",
        colour="",
        text=said,
        change="",
        total="",
        first=True,
        undone=False,
        now=now,
        spoken=said,
    )


def _said(game: Game, line: Line) -> str:
    said = words.proper(line.text)
    return said if said.startswith(game.setup.names) else words.sentence(said)


def _spoken(game: Game, line: Line) -> str:
    said = _said(game, line)
    return said if line.total is None else f"{said}: {words.number(line.total)}"


def _names(game: Game, side: int) -> tuple[str, ...]:
    return tuple(game.setup.names[member] for member in game.setup.sides[side].members)
