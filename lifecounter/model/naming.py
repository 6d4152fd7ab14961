"""The words of the public formats: how classes are called in them, and what a misspelt one may mean."""

from collections.abc import Iterable


def snake(name: str) -> str:
    """`LoseGame` as the record writes it: `lose_game`."""
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name).lstrip("_")


def nearest(wanted: str, words: Iterable[str]) -> str | None:
    """The word that looks most like `wanted`, or None where none does."""
    from difflib import get_close_matches  # a misspelling is rare, and the import slows every start

    return next(iter(get_close_matches(wanted.casefold(), words, 1, 0.5)), None)


def did_you_mean(word: str | None) -> str:
    """The end of a sentence about a misspelt word; nothing where no word is near."""
    return "" if word is None else f"; did you mean {word}?"
