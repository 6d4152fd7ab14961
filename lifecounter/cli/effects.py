"""`lifecounter effects`: the cards that a table can name, what each does, and what some do only once."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from lifecounter.cli.complaints import say
from lifecounter.cli.paragraphs import paragraph
from lifecounter.cli.records import InputError
from lifecounter.data import catalogue_of, one_shots
from lifecounter.model.effects import Card, Catalogue
from lifecounter.model.naming import did_you_mean
from lifecounter.model.one_shots import OneShot
from lifecounter.model.plain_words import card_in_plain_words
from lifecounter.model.searching import begins_a_word, put_right
from lifecounter.store.place import config_folder

Entry = Card | OneShot


def list_effects(words: Sequence[str], *, as_json: bool, data_dir: Path | None) -> int:
    """Print what has all of the words in its name or in what it does, names first; without a word everything:
    cards, then one-shot actions. Raises InputError where none has them."""
    cards, notice = catalogue_of(config_folder(data_dir))
    if notice is not None:
        say(notice)
    wanted = " ".join(words).split()
    found = _search(cards, wanted)
    if not found:
        raise InputError(f"no card has {' '.join(wanted)}{did_you_mean(_meant(cards, wanted))}")
    if as_json:
        entries = [_entry(entry, cards) for entry in found]
        sys.stdout.buffer.write(msgspec.json.encode({"effects": entries}) + b"\n")
        return 0
    for entry in found:
        if words:
            _print(entry, cards)
        else:
            sys.stdout.write(f"{entry.name}{_remark(entry, cards)}: {entry.says}\n")
    return 0


def _every(cards: Catalogue) -> tuple[Entry, ...]:
    return (*cards.effects, *one_shots().every)


def _search(cards: Catalogue, words: Sequence[str]) -> list[Entry]:
    found = [entry for entry in _every(cards) if all(begins_a_word(word, _text(entry)) for word in words)]
    return sorted(found, key=lambda entry: sum(not begins_a_word(word, entry.name) for word in words))


def _meant(cards: Catalogue, words: Sequence[str]) -> str | None:
    """The name, or else the words, that people may have meant."""
    name = " ".join(words)
    if names := cards.nearest(name) or one_shots().nearest(name):
        return names[0]
    right = put_right(words, map(_text, _every(cards)))
    return right if right is not None and _search(cards, right.split()) else None


def _print(entry: Entry, cards: Catalogue) -> None:
    sys.stdout.write(f"{entry.name}{_remark(entry, cards)}\n")
    sys.stdout.write(paragraph(entry.says, 2))
    for sentence in _plain_words(entry):
        sys.stdout.write(paragraph(sentence, 2, "- "))
    sys.stdout.write("\n")


def _text(entry: Entry) -> str:
    return " ".join((entry.name, entry.says, *_plain_words(entry)))


def _plain_words(entry: Entry) -> tuple[str, ...]:
    return card_in_plain_words(entry) if isinstance(entry, Card) else ()


def _remark(entry: Entry, cards: Catalogue) -> str:
    if isinstance(entry, OneShot):
        return " (once)"
    if entry not in cards.own:
        return ""
    return " (your own, in another's place)" if entry.name in cards.replaced else " (your own)"


def _entry(entry: Entry, cards: Catalogue) -> dict[str, object]:
    if isinstance(entry, OneShot):
        return {"kind": "once", **msgspec.to_builtins(entry)}
    own = entry in cards.own
    return {
        "kind": "lasting",
        **msgspec.to_builtins(entry),
        "plain_words": _plain_words(entry),
        "own": own,
        "replaces": own and entry.name in cards.replaced,
    }
