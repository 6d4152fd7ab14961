"""The data in resources/ that games stand on, each read once and only when it is first needed."""

from functools import cache

from lifecounter.assets import read_text
from lifecounter.model.effects import Catalogue, read_catalogue
from lifecounter.model.formats import Formats, read_formats
from lifecounter.model.one_shots import OneShots


@cache
def formats() -> Formats:
    """The formats table."""
    return read_formats(read_text("formats.toml"))


@cache
def catalogue() -> Catalogue:
    """The effects that a table can name."""
    return read_catalogue(read_text("effects.toml"))


@cache
def one_shots() -> OneShots:
    """The one-shot actions that a table can name."""
    return OneShots(read_text("one_shots.toml"))
