"""Finding one of many things by the beginnings of words, as they are typed."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from lifecounter.model.naming import plain
from lifecounter.model.searching import begins_a_word, put_right


class Entry(NamedTuple):
    """Something that can be found."""

    title: str
    text: str
    """Everything that is said of it, its title included."""


class Finder:
    """Entries, and what people type to find them."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self._entries = entries

    def find(self, typed: str) -> list[int]:
        """Places of the entries in which each word of what was typed begins a word; those that bear them in
        their titles first."""
        words = typed.split()
        found = [
            place
            for place, entry in enumerate(self._entries)
            if all(begins_a_word(word, entry.text) for word in words)
        ]
        return sorted(found, key=lambda place: self._distance(words, self._entries[place].title))

    def letters(self, typed: str, found: Sequence[int]) -> str:
        """The letters with which the last word can go on in what was found; empty: with any."""
        if not typed or typed[-1].isspace():
            return ""
        begun = re.compile(rf"(?<!\w){re.escape(plain(typed.split()[-1]))}([\w.])")
        following = {letter for place in found for letter in begun.findall(plain(self._entries[place].text))}
        return "".join(sorted(following)) or " "

    def meant(self, typed: str) -> str | None:
        """What people may have meant where nothing is found."""
        right = put_right(typed.split(), (entry.text for entry in self._entries))
        return right if right is not None and self.find(right) else None

    def _distance(self, words: list[str], title: str) -> int:
        """Titles that begin with what was typed, then those that have all of it, then the others."""
        missing = sum(not begins_a_word(word, title) for word in words)
        return 2 * missing + (0 if not words or plain(title).startswith(plain(words[0])) else 1)
