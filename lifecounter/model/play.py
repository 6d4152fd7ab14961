"""Taking a step in a game."""

from lifecounter.model.commands import Play
from lifecounter.model.outcome import Outcome
from lifecounter.model.state import Game


def play(game: Game, step: Play) -> Outcome:
    """What comes of a step; the game itself stays as it was."""
    raise NotImplementedError
