"""The games that are measured."""

from lifecounter.data import catalogue, formats
from lifecounter.model.begin import begin
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.state import Game

NAMES = ("Ana", "Bruno", "Chen", "Dee", "Eva", "Finn", "Gus", "Hana")


def header(players: int) -> Header:
    """A Commander table of so many players."""
    return Header(format="commander", players=tuple(PlayerHeader(name=name) for name in NAMES[:players]))


def game(players: int) -> Game:
    """That table at its first moment."""
    return begin(header(players), formats(), catalogue())
