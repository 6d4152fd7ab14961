"""Finding entries by the words that people type."""

import re
from collections.abc import Iterable

from lifecounter.model.naming import nearest, plain


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
