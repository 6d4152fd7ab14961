"""The catalogue of effects, and effects that are in play."""

import tomllib
from functools import cached_property
from typing import Literal

import msgspec

from lifecounter.model.actions import Number
from lifecounter.model.conditions import When
from lifecounter.model.naming import plain
from lifecounter.model.primitives import AnyPrimitive
from lifecounter.model.searching import Names

Until = Literal["turn", "next_turn", "game"]
"""To the end of this turn, until its controller's next turn begins, or for the rest of the game."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One entry of the catalogue: a card, or the effect that it leaves behind."""

    name: str
    says: str
    """What it does, in our own words."""
    rules: tuple[AnyPrimitive, ...]
    until: Until | None = None
    """How long the effect of a spell or ability lasts; without it, as long as the card is there."""
    number: Number | None = None
    """What its number is unless the table says otherwise: counters, points of a shield."""
    on: Literal["controller", "opponent"] | None = None
    """It is put on a player (an Aura, a target): most often on this one."""
    condition: str = ""
    """What must be so on the battlefield, which the program can't see; a switch of the table."""
    begins_if: When | None = None
    """What must be so as it begins; otherwise its condition is not met."""
    emblem: bool = False
    """It is no permanent (an emblem, an avatar), so nothing that moves permanents moves it."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    effects: tuple[Card, ...] = ()


class Catalogue:
    """The effects that a table can name, from TOML. Most games name none, so the text is read only when the
    first is asked for; that raises msgspec.ValidationError where an entry is malformed.

    A table's own cards come first, and stand in the place of others with the same name."""

    def __init__(self, text: str = "", own: tuple[Card, ...] = ()) -> None:
        self._text = text
        self.own = own
        """The table's own cards."""

    def with_own(self, card: Card) -> "Catalogue":
        """The same with one more card of the table's own."""
        return Catalogue(self._text, (*self.own, card))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Catalogue) and (self._text, self.own) == (other._text, other.own)

    def __hash__(self) -> int:
        return hash((self._text, self.own))

    @cached_property
    def effects(self) -> tuple[Card, ...]:
        """Every entry: the table's own, then those of the text, each in their order."""
        taken = {plain(card.name) for card in self.own}
        return self.own + tuple(card for card in self._shipped if plain(card.name) not in taken)

    @cached_property
    def replaced(self) -> frozenset[str]:
        """Names of the table's own cards that stand in another's place."""
        shipped = {plain(card.name) for card in self._shipped}
        return frozenset(card.name for card in self.own if plain(card.name) in shipped)

    @cached_property
    def _shipped(self) -> tuple[Card, ...]:
        return msgspec.convert(tomllib.loads(self._text), _File).effects

    def find(self, name: str) -> Card | None:
        """The entry of this name, whatever its case, accents and apostrophes, or None. What stands before a
        comma is enough where only one entry is called so."""
        return self._names.find(name)

    def nearest(self, name: str) -> list[str]:
        """Names in the catalogue that begin with `name` or look like it, nearest first, at most three."""
        return self._names.nearest(name)

    @cached_property
    def _names(self) -> Names[Card]:
        return Names(self.effects)


class InPlay(msgspec.Struct, frozen=True, kw_only=True):
    """An effect in play. Players are meant by their place in the header."""

    id: str
    name: str
    controller: int | None
    """None for a bare rule with no card behind it."""
    owner: int | None = None
    """Who began it; they keep it whoever controls it (108.3)."""
    rules: tuple[AnyPrimitive, ...]
    chosen: int | None = None
    """The player that it was put on."""
    number: int | None = None
    """What the table chose or counted for it; the points that a shield has left."""
    until: Until | None = None
    emblem: bool = False
    holds: bool = True
    """Its condition, where the program can't see it, is met."""

    @property
    def permanent(self) -> bool:
        """A permanent on the battlefield does it, and not an emblem or a spell that has resolved."""
        return not self.emblem and self.until is None and self.controller is not None


def read_catalogue(text: str) -> Catalogue:
    """The catalogue that TOML holds, which is read when the first card is asked for."""
    return Catalogue(text)
