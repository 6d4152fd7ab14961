"""From the words of the command line to an exit code."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence

from lifecounter.cli.arguments import parser
from lifecounter.cli.complaints import say
from lifecounter.cli.options import WindowOptions
from lifecounter.cli.records import InputError

FAILED, NOT_UNDERSTOOD, INTERRUPTED = 1, 2, 130

OpenWindow = Callable[[WindowOptions], int]


def run(words: Sequence[str], open_window: OpenWindow) -> int:
    """Do what the words ask; without a verb `open_window` does. The answer is the exit code.

    What can't be understood is told in one line on standard error, with exit code 2.
    """
    try:
        given = parser().parse_args(words)
        if given.verb is not None:
            return _print(given)
        from lifecounter.cli.window import window_options

        return open_window(window_options(given))
    except InputError as error:
        say(str(error))
        return NOT_UNDERSTOOD


def _print(given: argparse.Namespace) -> int:
    """Do what a verb asks, which prints and needs no screen."""
    if sys.stdout is None:  # started with its output closed
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115  open as long as we run
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = _do(given)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read it has seen enough
        _close_output()
        return FAILED
    except OSError as error:
        _close_output()
        say(f"the output can't be written: {error.strerror}")
        return FAILED
    return code


def _do(given: argparse.Namespace) -> int:
    """Each verb is imported when it is asked for."""
    match given.verb:
        case "replay":
            from lifecounter.cli.replay import replay

            return replay(
                given.record,
                form="json" if given.json else given.log,
                graph=given.graph,
                strict=given.strict,
                data_dir=given.data_dir,
            )
        case "formats":
            from lifecounter.cli.formats import list_formats

            return list_formats(as_json=given.json)
        case "effects":
            from lifecounter.cli.effects import list_effects

            return list_effects(given.words, as_json=given.json, data_dir=given.data_dir)
        case "rules":
            from lifecounter.cli.rules import list_rules

            return list_rules(given.words, as_json=given.json)
        case _:
            raise InputError(f"there is no verb {given.verb}")


def _close_output() -> None:
    """Nothing more is written, at the program's end neither."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
