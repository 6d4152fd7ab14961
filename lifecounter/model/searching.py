"""Finding entries by the words that people type."""

import re
from collections import Counter
from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from lifecounter.model.naming import nearest, plain


class Named(Protocol):
    """Whatever people call by a name."""

    @property
    def name(self) -> str:
        """As it is written."""


Entry = TypeVar("Entry", bound=Named)


class Names(Generic[Entry]):
    """Entries by their names, whatever case, accents and apostrophes these are typed with."""

    def __init__(self, entries: Iterable[Entry]) -> None:
        self._by_name = {plain(entry.name): entry for entry in entries}
        firsts = [name.split(",")[0] for name in self._by_name]
        shared = Counter(firsts)
        self._by_first_name = {
            first: entry
            for first, entry in zip(firsts, self._by_name.values(), strict=True)
            if shared[first] == 1
        }

    def find(self, name: str) -> Entry | None:
        """The entry of this name, or None. What stands before a comma is enough if it is the only one."""
        return self._by_name.get(plain(name)) or self._by_first_name.get(plain(name))

    def nearest(self, name: str) -> list[str]:
        """Names that begin with `name` or look like it, nearest first, at most three."""
        from difflib import get_close_matches  # a misspelling is rare, and the import slows every start

        wanted = plain(name)
        begun = [full for full in self._by_name if wanted and full.startswith(wanted)]
        matches = dict.fromkeys([*begun, *get_close_matches(wanted, self._by_name, 3, 0.5)])
        return [self._by_name[match].name for match in list(matches)[:3]]


def begins_a_word(wanted: str, text: str) -> bool:
    """Whether a word of the text begins so; case and accents don't matter."""
    return re.search(rf"(?<!\w){re.escape(plain(wanted))}", plain(text)) is not None


def put_right(wanted: Iterable[str], texts: Iterable[str]) -> str | None:
    """What people may have meant where no text has all of the words: the misspelt as they stand in one.
    None where a word is like no other, or none is misspelt."""
    every = " ".join(texts)
    vocabulary = sorted(set(re.findall(r"[\w.+-]{2,}", plain(every))))
    words = list(wanted)
    right = [word if begins_a_word(word, every) else nearest(plain(word), vocabulary) for word in words]
    known = [word for word in right if word is not None]
    return " ".join(known) if len(known) == len(words) and known != words else None
