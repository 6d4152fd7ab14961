"""The data that games stand on: what lies in resources/, read once and only when it is first needed, and a
table's own cards."""

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from lifecounter.assets import read_text
from lifecounter.model.effects import Catalogue, read_catalogue
from lifecounter.model.formats import Formats, read_formats
from lifecounter.model.rulebook import Rulebook, read_rulebook

if TYPE_CHECKING:
    from lifecounter.model.one_shots import OneShots

OWN_CARDS = "effects.toml"
"""The file of a table's own cards."""


@cache
def formats() -> Formats:
    """The formats table."""
    return read_formats(read_text("formats.toml"))


@cache
def catalogue() -> Catalogue:
    """The effects that every table can name."""
    return read_catalogue(read_text("effects.toml"))


def catalogue_of(folder: Path) -> tuple[Catalogue, str | None]:
    """The effects that a table with its own cards in this folder can name, the own ones first.

    Where the file of its own cards can't be read there are only those of every table, and beside them one
    sentence that the person should read.
    """
    if _is_missing(folder / OWN_CARDS):
        return catalogue(), None
    from lifecounter.own_cards import OwnCardsError, own_cards  # few tables have any, and this slows a start

    try:
        own = own_cards(folder)
    except OwnCardsError as error:
        return catalogue(), f"{error}. Until that is put right the table does without its own cards."
    return (Catalogue(read_text("effects.toml"), own) if own else catalogue()), None


@cache
def rulebook() -> Rulebook:
    """The notes on the rules."""
    return read_rulebook(read_text("rules.toml"))


@cache
def one_shots() -> "OneShots":
    """The one-shot actions that a table can name."""
    from lifecounter.model.one_shots import OneShots  # most games name none, and the import slows every start

    return OneShots(read_text("one_shots.toml"))


def _is_missing(file: Path) -> bool:
    try:
        file.stat()
    except FileNotFoundError:
        return True
    except OSError:
        return False  # reading it says what is wrong
    return False
