"""What the rules of life mean, in short notes of the project's own, found by number or by word."""

import re
import tomllib
from collections.abc import Iterator
from functools import cached_property

import msgspec

from lifecounter.model.naming import nearest


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one rule means at the table, or several that say one thing together."""

    numbers: tuple[str, ...]
    """Its numbers in the Comprehensive Rules, the main one first."""
    title: str
    note: str
    """One to three sentences; not the rules' text."""
    see: tuple[str, ...] = ()
    """Numbers of rules that matter at the same moment."""


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All notes, in the order in which they read best."""

    rules: tuple[Note, ...]

    def find(self, number: str) -> Note | None:
        """The note on a rule, or None where there is none."""
        return self._by_number.get(_plain(number))

    def search(self, words: str) -> tuple[Note, ...]:
        """The notes in which every one of the words occurs, titles before texts. A number finds its rule and
        what belongs below it (704 finds 704.5a). Nothing where a word occurs nowhere."""
        wanted = _plain(words).split()
        found = [note for note in self.rules if all(_speaks_of(note, word) for word in wanted)]
        return tuple(sorted(found, key=lambda note: _distance(note, wanted)))

    def nearest(self, words: str) -> str | None:
        """The words with each that occurs nowhere put right, or None where one is like no other."""
        put_right = [
            word if any(_speaks_of(note, word) for note in self.rules) else nearest(word, self._vocabulary)
            for word in _plain(words).split()
        ]
        known = [word for word in put_right if word is not None]
        return " ".join(known) if known and len(known) == len(put_right) else None

    @cached_property
    def _by_number(self) -> dict[str, Note]:
        return {number: note for note in self.rules for number in note.numbers}

    @cached_property
    def _vocabulary(self) -> list[str]:
        return sorted({word for note in self.rules for word in _words(note)})


def _words(note: Note) -> Iterator[str]:
    yield from note.numbers
    yield from re.findall(r"[\w-]{3,}", _plain(f"{note.title} {note.note}"))


def _speaks_of(note: Note, word: str) -> bool:
    if word[:1].isdecimal():
        return any(_belongs(number, word) for number in note.numbers)
    return re.search(rf"(?<!\w){re.escape(word)}", _plain(f"{note.title} {note.note}")) is not None


def _belongs(number: str, wanted: str) -> bool:
    """704.5a belongs to 704, but 119.10 not to 119.1."""
    return number == wanted or (number.startswith(wanted) and not number[len(wanted)].isdecimal())


def _distance(note: Note, wanted: list[str]) -> int:
    """How far a note is from the words: main numbers and titles come first."""
    title = _plain(note.title)
    return sum(word != note.numbers[0] and word not in title for word in wanted)


def _plain(text: str) -> str:
    return text.strip().replace("’", "'").casefold()


def read_rulebook(text: str) -> Rulebook:
    """Read the notes from TOML. Raises msgspec.ValidationError where one is malformed."""
    return msgspec.convert(tomllib.loads(text), Rulebook)
