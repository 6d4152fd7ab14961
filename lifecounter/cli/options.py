"""What the command line asks of the window."""

from pathlib import Path

import msgspec


class WindowOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How the window is to open. With nothing given it opens at the start screen."""

    format: str | None = None
    """Straight to a table of this format; the id is known to exist."""
    players: tuple[str, ...] = ()
    """Names of the players at that table, trimmed and unique; empty: as the format suggests."""
    data_dir: Path | None = None
    """Where games and settings are kept; None: the platform's own folder."""
    screenshot: Path | None = None
    """Render one picture to this file without a display, then end."""
    record: Path | None = None
    """The game record that the picture shows; None: a table with nothing done."""
    size: tuple[int, int] = (1280, 800)
    """Width and height of the window or picture, in device-independent pixels."""
    screen: str | None = None
    """Which screen the picture shows; None: the table of `record`, the start screen without one."""
    self_test: bool = False
    """Open every screen, then end; any warning of Qt fails."""
