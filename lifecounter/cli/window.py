"""What the command line asks of the window, checked before any of it is loaded."""

import argparse
from pathlib import Path

from lifecounter.cli.options import WindowOptions
from lifecounter.cli.records import STANDARD_INPUT, InputError, read
from lifecounter.data import formats
from lifecounter.model.begin import SetupError, begin
from lifecounter.model.effects import Catalogue
from lifecounter.model.header import Header, PlayerHeader


def window_options(given: argparse.Namespace) -> WindowOptions:
    """What is asked of the window, checked. Raises InputError where it can't be done."""
    picture, record = _pictured(given.screenshot)
    players = () if given.players is None else tuple(name.strip() for name in given.players.split(","))
    if players and given.format is None:
        raise InputError("--players: --format has to say what they play")
    if given.format is not None:
        _check_table(given.format, players)
    if record is not None:
        read(str(record), data_dir=given.data_dir)
    if given.screen is not None and picture is None:
        raise InputError("--screen: it says what --screenshot shows, and there is no --screenshot")
    return WindowOptions(
        format=given.format,
        players=players,
        data_dir=given.data_dir,
        screenshot=picture,
        record=record,
        size=given.size,
        screen=given.screen,
        self_test=given.self_test,
    )


def _pictured(given: list[str] | None) -> tuple[Path | None, Path | None]:
    """The picture to make, and the record that it is made of."""
    if given is None:
        return None, None
    picture, *records = given
    if len(records) > 1:
        raise InputError("--screenshot: one picture is made of one record")
    if records == [STANDARD_INPUT]:
        raise InputError("--screenshot: a picture is made of a file, not of standard input")
    if not Path(picture).parent.is_dir():
        raise InputError(f"--screenshot: there is no folder {Path(picture).parent}")
    return Path(picture), Path(records[0]) if records else None


def _check_table(wanted: str, names: tuple[str, ...]) -> None:
    """Raises InputError where these players can't sit down to this format."""
    chosen = formats().find(wanted)
    usual = () if chosen is None else tuple(f"Player {number}" for number in range(1, chosen.fewest + 1))
    players = tuple(PlayerHeader(name=name) for name in names or usual)
    try:
        begin(Header(format=wanted, players=players), formats(), Catalogue())
    except SetupError as error:
        word = "--format" if error.where == "format" else "--players"
        raise InputError(f"{word}: {error}") from None
