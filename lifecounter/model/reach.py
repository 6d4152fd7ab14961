"""Whom an effect in play reaches, when, and by which sources."""

from collections.abc import Iterator
from typing import Literal, assert_never

from lifecounter.model.conditions import When
from lifecounter.model.effects import InPlay
from lifecounter.model.hits import Hit
from lifecounter.model.naming import plain
from lifecounter.model.primitives import AnyPrimitive
from lifecounter.model.state import Game


def reaches(game: Game, effect: InPlay, rule: AnyPrimitive, player: int) -> bool:
    """Whether this part of an effect is about this player, here and now; what it asks of a source is not
    looked at."""
    if not (effect.holds or rule.always) or not _affects(game, effect, rule, player):
        return False
    return rule.when is None or is_so(game, effect.controller, rule.when)


def suits(game: Game, effect: InPlay, rule: AnyPrimitive, hit: Hit) -> bool:
    """Whether damage is what this part of an effect asks for: combat, whose source, which facts about it;
    facts that nobody stated count as given."""
    when = rule.when
    if when is None:
        return True
    if when.combat is not None and when.combat != hit.combat:
        return False
    if when.source_of is not None and not _source_is(game, effect, when.source_of, hit.by):
        return False
    facts = hit.source
    if facts is None:
        return True
    return (
        (when.colour is None or facts.colour is None or plain(when.colour) == plain(facts.colour))
        and (when.creature is None or facts.creature is None or when.creature == facts.creature)
        and (when.spell is None or facts.spell is None or when.spell == facts.spell)
    )


def _source_is(
    game: Game, effect: InPlay, whose: Literal["controller", "opponents", "chosen"], by: int | None
) -> bool:
    if by is None:
        return False
    match whose:
        case "controller":
            return by == effect.controller
        case "chosen":
            return by == effect.chosen
        case "opponents":
            return effect.controller is not None and by in game.setup.opponents(effect.controller)
        case _:
            assert_never(whose)


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


def is_so(game: Game, controller: int | None, when: When) -> bool:
    """Whether what is asked of an effect's controller is so."""
    if when.own_turn is not None and when.own_turn != (
        controller is not None and _takes_turn(game, controller)
    ):
        return False
    if controller is None:
        return True
    life = game.life(controller)
    over = life - game.setup.sides[game.setup.side_of[controller]].life
    return (
        (when.life_at_most is None or life <= when.life_at_most)
        and (when.life_at_least is None or life >= when.life_at_least)
        and (when.over_starting is None or over >= when.over_starting)
        and (when.mark is None or when.mark in game.players[controller].marks)
    )


def _takes_turn(game: Game, player: int) -> bool:
    return game.active is not None and player in game.setup.turn_team(game.active)
