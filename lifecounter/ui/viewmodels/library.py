"""Everything that can be chosen by a card's name: effects that stay, and what happens once."""

from functools import lru_cache
from typing import Literal

import msgspec

from lifecounter.data import one_shots
from lifecounter.model.effects import Card, Catalogue
from lifecounter.model.one_shots import OneShot
from lifecounter.model.plain_words import card_in_plain_words
from lifecounter.ui import words
from lifecounter.ui.finding import Entry, Finder

Kind = Literal["card", "once"]


class CardRow(msgspec.Struct, frozen=True):
    """One card to choose."""

    key: str
    """`card` or `once`, and the name."""
    name: str
    says: str
    note: str


class Library(msgspec.Struct, frozen=True):
    """The cards in the order of the alphabet, and what finds them."""

    rows: tuple[CardRow, ...]
    finder: Finder


@lru_cache(maxsize=2)
def library(cards: Catalogue) -> Library:
    """What a table with these cards can choose from."""
    found = [*((_row(card, cards), _told(card)) for card in cards.effects)]
    found += [(_once(shot), shot.says) for shot in one_shots().every]
    found.sort(key=lambda pair: pair[0].name.casefold())
    return Library(
        tuple(row for row, _ in found),
        Finder([Entry(row.name, f"{row.name} {row.note} {told}") for row, told in found]),
    )


def _row(card: Card, cards: Catalogue) -> CardRow:
    note = "your own" if card in cards.own else ""
    return CardRow(f"card {card.name}", words.proper(card.name), words.proper(card.says), note)


def _once(shot: OneShot) -> CardRow:
    return CardRow(f"once {shot.name}", words.proper(shot.name), words.proper(shot.says), "once")


def _told(card: Card) -> str:
    return " ".join((card.says, *card_in_plain_words(card)))
