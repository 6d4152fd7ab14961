"""What the rules of life mean, in short notes of the project's own, found by number or by word."""

import tomllib
from functools import cached_property

import msgspec

from lifecounter.model.naming import plain
from lifecounter.model.searching import begins_a_word, put_right


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one rule means at the table, or several that say one thing together."""

    numbers: tuple[str, ...]
    """Its numbers in the Comprehensive Rules, the main one first."""
    title: str
    note: str
    """One to three sentences; not the rules' text."""
    see: tuple[str, ...] = ()
    """Numbers of rules that matter at the same moment."""

    @property
    def text(self) -> str:
        """Title and note, as people read them."""
        return f"{self.title}. {self.note}"


class Rulebook(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All notes, in the order of their subjects."""

    rules: tuple[Note, ...]

    def find(self, number: str) -> Note | None:
        """The note on a rule, or None where there is none."""
        return self._by_number.get(plain(number))

    def search(self, words: str) -> tuple[Note, ...]:
        """The notes in which every one of the words occurs, titles before texts. A number finds its rule and
        what belongs below it (704 finds 704.5a)."""
        wanted = words.split()
        found = [note for note in self.rules if all(_has(note, word) for word in wanted)]
        return tuple(sorted(found, key=lambda note: _distance(note, wanted)))

    def meant(self, words: str) -> str | None:
        """What people may have meant by words that find nothing, or None where nothing is like them."""
        right = put_right(words.split(), [*self._by_number, *(note.text for note in self.rules)])
        return right if right is not None and self.search(right) else None

    @cached_property
    def _by_number(self) -> dict[str, Note]:
        return {number: note for note in self.rules for number in note.numbers}


def _has(note: Note, word: str) -> bool:
    return any(_belongs(number, plain(word)) for number in note.numbers) or begins_a_word(word, note.text)


def _belongs(number: str, wanted: str) -> bool:
    """119.4a belongs to 119.4 and to 119, but 119.10 not to 119.1."""
    return number == wanted or (number.startswith(wanted) and not number[len(wanted)].isdecimal())


def _distance(note: Note, wanted: list[str]) -> int:
    """How far a note is from the words: main numbers and titles come first."""
    return sum(plain(word) != note.numbers[0] and not begins_a_word(word, note.title) for word in wanted)


def read_rulebook(text: str) -> Rulebook:
    """Read the notes from TOML. Raises msgspec.ValidationError where one is malformed."""
    return msgspec.convert(tomllib.loads(text), Rulebook)
