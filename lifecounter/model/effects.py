"""The catalogue of effects, and effects that are in play."""

import tomllib
from typing import Literal

import msgspec

from lifecounter.model.primitives import AnyPrimitive

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
    number: int | None = None
    """What its number is unless the table says otherwise: counters, points of a shield."""
    on: Literal["controller", "opponent"] | None = None
    """It is put on a player (an Aura, a target): most often on this one."""
    condition: str = ""
    """What must be so on the battlefield, which the program can't see; a switch of the table."""


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The effects that a table can name."""

    effects: tuple[Card, ...] = ()

    def find(self, name: str) -> Card | None:
        """The entry of this name, whatever its case and apostrophes, or None."""
        wanted = _plain(name)
        return next((card for card in self.effects if _plain(card.name) == wanted), None)

    def nearest(self, name: str) -> list[str]:
        """Names in the catalogue that look like `name`, nearest first, at most three."""
        import difflib  # a misspelling is rare, and the import slows every start

        plain = {_plain(card.name): card.name for card in self.effects}
        return [plain[match] for match in difflib.get_close_matches(_plain(name), plain, 3, 0.5)]


class InPlay(msgspec.Struct, frozen=True, kw_only=True):
    """An effect in play. Players are meant by their place in the header."""

    id: str
    name: str
    controller: int | None
    """None for a bare rule with no card behind it."""
    rules: tuple[AnyPrimitive, ...]
    chosen: int | None = None
    """The player that it was put on."""
    number: int | None = None
    """What the table chose or counted for it; the points that a shield has left."""
    until: Until | None = None
    holds: bool = True
    """Its condition, where the program can't see it, is met."""


def _plain(name: str) -> str:
    return name.strip().replace("’", "'").casefold()


def read_catalogue(text: str) -> Catalogue:
    """Read a catalogue from TOML. Raises msgspec.ValidationError where an entry is malformed."""
    return msgspec.convert(tomllib.loads(text), Catalogue)
