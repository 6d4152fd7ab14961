"""The window: opened on a screen, rendered to a picture, or tried out."""

import os
import sys

from lifecounter.cli.options import WindowOptions
from lifecounter.ui import (
    display,
    games,  # noqa: F401  like the next ones for the window: with Qt loaded, importing them takes twice as long
    headers,  # noqa: F401
)
from lifecounter.ui.viewmodels import amount_draft, seat_props  # noqa: F401


def run(options: WindowOptions) -> int:
    """Do what the options ask; the answer is the program's exit code."""
    if options.screenshot is not None or options.self_test:
        _draw_without_a_screen()
    elif (why := display.hindrance()) is not None:
        return _fail(why)
    try:
        from lifecounter.ui import session  # Qt; where a library is missing it is said above or here
    except ImportError as error:
        missing = display.missing_in(error)
        return _fail(display.lacking(missing) if missing else f"Qt can’t be loaded: {error}")
    if options.self_test:
        from lifecounter.ui import selftest

        return selftest.run(options)
    if options.screenshot is not None:
        return session.picture(options)
    return session.play(options)


def _draw_without_a_screen() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_QUICK_BACKEND"] = "software"
    os.environ["QT_SCALE_FACTOR"] = "1"


def _fail(why: str) -> int:
    print(why, file=sys.stderr)
    return 1
