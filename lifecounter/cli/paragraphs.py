"""Text in lines that can be read in a terminal."""

from textwrap import fill

WIDTH = 100
"""Letters in a line, as in --help."""


def paragraph(text: str, indent: int, mark: str = "") -> str:
    """The text in lines of one indent, with its last line's end; a mark hangs before the first line."""
    return (
        fill(
            mark + text,
            WIDTH,
            initial_indent=" " * indent,
            subsequent_indent=" " * (indent + len(mark)),
            break_on_hyphens=False,
        )
        + "\n"
    )
