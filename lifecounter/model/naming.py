"""The words of the public formats: how classes and moments are written, what a misspelt word may mean."""

import re
from collections.abc import Container, Iterable
from unicodedata import combining, normalize


def snake(name: str) -> str:
    """`LoseGame` as the record writes it: `lose_game`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def plain(text: str) -> str:
    """Text without case, accents, kinds of apostrophes and space around it; what agrees in this is the same
    name."""
    if not text.isascii():
        text = "".join(letter for letter in normalize("NFKD", text) if not combining(letter))
    return text.strip().replace("’", "'").casefold()


def among(words: Container[str], text: str) -> str:
    """The word of these that is meant, however it is written; other text as it is, without space around."""
    text = text.strip()
    return text.casefold() if text.casefold() in words else text


def nearest(wanted: str, words: Iterable[str]) -> str | None:
    """The word that looks most like `wanted`, or None where none does."""
    from difflib import get_close_matches  # a misspelling is rare, and the import slows every start

    known = {word.casefold(): word for word in words}
    return next((known[match] for match in get_close_matches(wanted.casefold(), known, 1, 0.5)), None)


def did_you_mean(word: str | None) -> str:
    """The end of a sentence about a misspelt word; nothing where no word is near."""
    return "" if word is None else f"; did you mean {word}?"


NO_MOMENT = "a moment is written like 2026-11-29T17:00:00Z"


def is_moment(text: str) -> bool:
    """Whether text has the form of a date, or of a date with a time (ISO 8601)."""
    time = r"\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?"
    return re.fullmatch(rf"\d{{4}}-\d\d-\d\d(T{time})?", text, re.ASCII) is not None
