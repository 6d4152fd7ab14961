"""The program: `lifecounter`, or `python -m lifecounter`."""

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lifecounter.cli.options import WindowOptions


def main() -> int:
    """Do what the command line asks; the exit code."""
    gc.disable()  # starting up makes no garbage, and looking for it costs a twentieth of a short replay
    sys.set_int_max_str_digits(
        0
    )  # a total that is doubled again and again has more digits than Python prints
    from lifecounter.cli.entry import run

    return run(sys.argv[1:], _open_window)


def _open_window(options: "WindowOptions") -> int:
    from lifecounter.ui import app

    return app.run(options)


if __name__ == "__main__":
    sys.exit(main())
