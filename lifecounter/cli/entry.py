"""From the words of the command line to an exit code."""

import io
import os
import sys
from collections.abc import Callable, Sequence

from lifecounter.cli.arguments import parser
from lifecounter.cli.options import WindowOptions
from lifecounter.cli.records import InputError

OUTPUT_LOST, NOT_UNDERSTOOD, INTERRUPTED = 1, 2, 130


OpenWindow = Callable[[WindowOptions], int]


def run(words: Sequence[str], open_window: OpenWindow) -> int:
    """Do what the words ask; without a verb `open_window` does. The answer is the exit code.

    What can't be understood is told in one line on standard error, with exit code 2.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _run(words, open_window)
        sys.stdout.flush()
    except InputError as error:
        sys.stderr.write(f"lifecounter: {_one_line(str(error))}\n")
        return NOT_UNDERSTOOD
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _close_output()
        return OUTPUT_LOST
    return code


def _run(words: Sequence[str], open_window: OpenWindow) -> int:
    """Each verb is imported when it is asked for."""
    given = parser().parse_args(words)
    match given.verb:
        case "replay":
            from lifecounter.cli.replay import replay

            return replay(given.record, as_json=given.json, strict=given.strict)
        case "formats":
            from lifecounter.cli.formats import list_formats

            return list_formats(as_json=given.json)
        case _:
            from lifecounter.cli.window import window_options

            return open_window(window_options(given))


def _close_output() -> None:
    """Whoever read our output has gone; nothing more is written, at the program's end neither."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)
