"""Whom an effect in play reaches."""

from collections.abc import Iterator
from typing import assert_never

from lifecounter.model.effects import InPlay
from lifecounter.model.primitives import AnyPrimitive
from lifecounter.model.state import Game


def reaches(game: Game, effect: InPlay, rule: AnyPrimitive, player: int) -> bool:
    """Whether this part of an effect is about this player, here and now."""
    if not effect.holds:
        return False
    match rule.affects:
        case "all":
            return True
        case "controller":
            return player == effect.controller
        case "opponents":
            return effect.controller is not None and player in game.setup.opponents(effect.controller)
        case "chosen":
            return player == effect.chosen
        case _:
            assert_never(rule.affects)


def rules_about(game: Game, player: int) -> Iterator[tuple[InPlay, AnyPrimitive]]:
    """Every part of every effect in play that is about this player."""
    for effect in game.effects:
        for rule in effect.rules:
            if reaches(game, effect, rule, player):
                yield effect, rule
