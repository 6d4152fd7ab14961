"""The words that the command line takes."""

import argparse
from pathlib import Path
from typing import NoReturn

from lifecounter import __version__
from lifecounter.cli.records import InputError

SMALLEST, LARGEST = 200, 8192
"""Pixels along one edge of a picture."""


class Help(argparse.HelpFormatter):
    """Help of one width: asking the terminal for its own would slow every start, not only that of --help."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, width=100)


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the words given."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line."""
        raise InputError(f"{message}; {self.prog} --help tells what there is")


def parser() -> argparse.ArgumentParser:
    """What the command line understands."""
    words = Parser(
        prog="lifecounter",
        formatter_class=Help,
        description="A life counter for Magic: The Gathering that knows the rules of life.",
        epilog="Without a verb the window opens.",
        allow_abbrev=False,
    )
    words.add_argument("--version", action="version", version=f"lifecounter {__version__}")
    words.add_argument("--format", metavar="ID", help="straight to a table of this format")
    words.add_argument("--players", metavar="NAME,NAME,…", help="who sits at that table")
    words.add_argument(
        "--data-dir", metavar="DIR", type=Path, help="where games, settings and your own cards are kept"
    )
    words.add_argument(
        "--screenshot",
        metavar=("OUT.png", "RECORD.jsonl"),
        nargs="+",
        help="render one picture without a screen: of the table of a record, or of the start screen",
    )
    words.add_argument(
        "--size", metavar="WxH", type=_size, default=(1280, 800), help="of the window or picture (1280x800)"
    )
    words.add_argument("--screen", metavar="NAME", help="which screen the picture shows")
    words.add_argument("--self-test", action="store_true", help="open every screen; fails on any warning")

    verbs = words.add_subparsers(dest="verb", metavar="VERB", parser_class=Parser)
    replay = verbs.add_parser(
        "replay", help="play a record without a screen", formatter_class=Help, allow_abbrev=False
    )
    replay.add_argument("record", metavar="FILE", help="a game record (.jsonl); - reads standard input")
    printed = replay.add_mutually_exclusive_group()
    printed.add_argument("--json", action="store_true", help="print one JSON document")
    printed.add_argument("--log", choices=("text", "csv"), help="print the log of what stands at the end")
    replay.add_argument("--graph", metavar="OUT.svg", type=Path, help="draw all life totals over the game")
    replay.add_argument("--strict", action="store_true", help="exit code 1 where a step is refused or open")
    formats = verbs.add_parser("formats", help="list the formats", formatter_class=Help, allow_abbrev=False)
    formats.add_argument("--json", action="store_true", help="print one JSON document")
    _searching(verbs, "effects", "list the cards that a table can name, and what each does")
    _searching(verbs, "rules", "tell what the rules of life mean")
    return words


def _searching(verbs: "argparse._SubParsersAction[Parser]", name: str, tells: str) -> None:
    """A verb that finds entries by words."""
    verb = verbs.add_parser(name, help=tells, formatter_class=Help, allow_abbrev=False)
    verb.add_argument("words", metavar="WORD", nargs="*", help="only what has all of these words")
    verb.add_argument("--json", action="store_true", help="print one JSON document")


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal()):
        raise argparse.ArgumentTypeError(f"a size is written like 1280x800, not {text}")
    size = int(width[:9]), int(height[:9])
    if not all(SMALLEST <= edge <= LARGEST for edge in size):
        raise argparse.ArgumentTypeError(f"each edge has {SMALLEST} to {LARGEST} pixels, not {text}")
    return size
