"""Whom an effect in play reaches, and when."""

from collections.abc import Iterator
from typing import assert_never

from lifecounter.model.conditions import When
from lifecounter.model.effects import InPlay
from lifecounter.model.primitives import AnyPrimitive
from lifecounter.model.state import Game


def reaches(game: Game, effect: InPlay, rule: AnyPrimitive, player: int) -> bool:
    """Whether this part of an effect is about this player, here and now; what it asks of a source is not
    looked at."""
    if not effect.holds or not _affects(game, effect, rule, player):
        return False
    return rule.when is None or _is_so(game, effect, rule.when)


def rules_about(game: Game, player: int) -> Iterator[tuple[InPlay, AnyPrimitive]]:
    """Every part of every effect in play that is about this player."""
    for effect in game.effects:
        for rule in effect.rules:
            if reaches(game, effect, rule, player):
                yield effect, rule


def _affects(game: Game, effect: InPlay, rule: AnyPrimitive, player: int) -> bool:
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


def _is_so(game: Game, effect: InPlay, when: When) -> bool:
    controller = effect.controller
    if when.own_turn is not None and when.own_turn != (
        controller is not None and _takes_turn(game, controller)
    ):
        return False
    if controller is None:
        return True
    life = game.life(controller)
    return (
        (when.life_at_most is None or life <= when.life_at_most)
        and (when.life_at_least is None or life >= when.life_at_least)
        and (when.mark is None or when.mark in game.players[controller].marks)
    )


def _takes_turn(game: Game, player: int) -> bool:
    """It is this player's turn, or that of a team mate where teams take turns together (805)."""
    if game.active is None:
        return False
    if game.setup.format.shared_life:
        return game.setup.side_of[player] == game.setup.side_of[game.active]
    return player == game.active
