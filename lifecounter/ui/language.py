"""The language of what people read: its English stands in the source, and Qt looks for a translation."""

import re
from collections.abc import Callable
from functools import cache

_MANY = 10**6
"""Qt counts as far as a C integer goes; how a language counts beyond this depends on the last digits."""


def tr(text: str, one: str = "", count: int | None = None) -> str:
    """The text in the person's language. Where its form depends on a count, `text` is the English for many
    and `one` that for a single one."""
    if count is None:
        return _translate()("", text)
    known = abs(count) if abs(count) < _MANY else abs(count) % _MANY + _MANY
    said = _translate()("", text, one, known)
    return one if known == 1 and said == text else said


def later(text: str) -> str:
    """A text that `tr` translates where it is shown, marked for translators where it stands."""
    return text


def put(text: str, *values: object) -> str:
    """The text with values in place of %1, %2 and so on, in whichever order a language has them."""
    return re.sub(r"%([1-9])", lambda place: str(values[int(place[1]) - 1]), text)


@cache
def _translate() -> Callable[..., str]:
    from PySide6.QtCore import (
        QCoreApplication,  # late, since what imports no Qt before the window loads faster
    )

    return QCoreApplication.translate
