"""Records that the command line names: reading them, and laying the table that they begin at."""

import sys
from pathlib import Path

from lifecounter.cli.complaints import say
from lifecounter.data import catalogue_of, formats
from lifecounter.model.begin import SetupError, begin
from lifecounter.model.commands import Amend, AnyStep, Effect, Together
from lifecounter.model.effects import Catalogue
from lifecounter.model.record import Record, RecordError, read_record
from lifecounter.store.place import config_folder
from lifecounter.table.table import Table

STANDARD_INPUT = "-"


class InputError(Exception):
    """What a person gave can't be used; says where and why in one line."""


def read(name: str, *, headless: bool = False, data_dir: Path | None = None) -> tuple[Table, Record]:
    """The record in a file, `-` being standard input, and the table at its first moment.

    A headless table knows the catalogue only where a step names a card: nobody looks it up there, and reading
    it takes longer than most replays. Where the table's own cards can't be read it says so and does without
    them; a window says so itself. Raises InputError where the file can't be read or no game can begin.
    """
    shown = "standard input" if name == STANDARD_INPUT else name
    data = _bytes(name, shown)
    try:
        record = read_record(data)
        unknown = headless and not any(map(_names_card, record.steps))
        cards = Catalogue() if unknown else _cards(data_dir, headless=headless)
        return Table(begin(record.header, formats(), cards)), record
    except RecordError as error:
        raise InputError(f"{shown}{', ' if error.line else ': '}{error}") from None
    except SetupError as error:
        raise InputError(f"{shown}, line 1, field {error.where}: {error}") from None


def _cards(data_dir: Path | None, *, headless: bool) -> Catalogue:
    cards, notice = catalogue_of(config_folder(data_dir))
    if headless and notice is not None:
        say(notice)
    return cards


def _names_card(step: AnyStep) -> bool:
    match step:
        case Effect():
            return step.add is not None
        case Together(steps=steps):
            return any(map(_names_card, steps))
        case Amend(step=inner):
            return _names_card(inner)
        case _:
            return False


def _bytes(name: str, shown: str) -> bytes:
    if name == STANDARD_INPUT and sys.stdin is None:
        raise InputError(f"{shown}: it is closed")
    try:
        return sys.stdin.buffer.read() if name == STANDARD_INPUT else Path(name).read_bytes()
    except (OSError, ValueError) as error:
        raise InputError(f"{shown}: {_why(error)}") from None


def _why(error: OSError | ValueError) -> str:
    match error:
        case FileNotFoundError():
            return "there is no such file"
        case IsADirectoryError():
            return "this is a folder, not a file"
        case PermissionError():
            return "this file may not be read"
        case OSError(strerror=str() as reason):
            return f"it can't be read: {reason}"
        case _:
            return "no file can be called that"
