"""`lifecounter effects`: the cards that a table can name, and what each does."""

import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from lifecounter.cli.complaints import say
from lifecounter.cli.paragraphs import paragraph
from lifecounter.cli.records import InputError
from lifecounter.data import catalogue_of
from lifecounter.model.effects import Card, Catalogue
from lifecounter.model.naming import did_you_mean
from lifecounter.model.plain_words import card_in_plain_words
from lifecounter.model.searching import begins_a_word, put_right
from lifecounter.store.place import config_folder


def list_effects(words: Sequence[str], *, as_json: bool, data_dir: Path | None) -> int:
    """Print the cards that have all of the words in their names or in what they do, names first; without a
    word all of them. Raises InputError where none has them."""
    cards, notice = catalogue_of(config_folder(data_dir))
    if notice is not None:
        say(notice)
    wanted = " ".join(words).split()
    found = _search(cards, wanted)
    if not found:
        raise InputError(f"no card has {' '.join(wanted)}{did_you_mean(_meant(cards, wanted))}")
    if as_json:
        entries = [_entry(card, cards) for card in found]
        sys.stdout.buffer.write(msgspec.json.encode({"effects": entries}) + b"\n")
        return 0
    for card in found:
        if words:
            _print(card, cards)
        else:
            sys.stdout.write(f"{card.name}{_whose(card, cards)}: {card.says}\n")
    return 0


def _search(cards: Catalogue, words: Sequence[str]) -> list[Card]:
    found = [card for card in cards.effects if all(begins_a_word(word, _text(card)) for word in words)]
    return sorted(found, key=lambda card: sum(not begins_a_word(word, card.name) for word in words))


def _meant(cards: Catalogue, words: Sequence[str]) -> str | None:
    """The name, or else the words, that people may have meant."""
    if names := cards.nearest(" ".join(words)):
        return names[0]
    right = put_right(words, map(_text, cards.effects))
    return right if right is not None and _search(cards, right.split()) else None


def _print(card: Card, cards: Catalogue) -> None:
    sys.stdout.write(f"{card.name}{_whose(card, cards)}\n")
    sys.stdout.write(paragraph(card.says, 2))
    for sentence in card_in_plain_words(card):
        sys.stdout.write(paragraph(sentence, 2, "- "))
    sys.stdout.write("\n")


def _text(card: Card) -> str:
    return " ".join((card.name, card.says, *card_in_plain_words(card)))


def _whose(card: Card, cards: Catalogue) -> str:
    if card not in cards.own:
        return ""
    return " (your own, in another's place)" if card.name in cards.replaced else " (your own)"


def _entry(card: Card, cards: Catalogue) -> dict[str, object]:
    own = card in cards.own
    return {
        **msgspec.to_builtins(card),
        "plain_words": card_in_plain_words(card),
        "own": own,
        "replaces": own and card.name in cards.replaced,
    }
