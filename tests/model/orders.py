"""Replacement effects on one event, in one order and the other (616.1)."""

from itertools import permutations

from msgspec.structs import replace

from lifecounter.model.commands import Play
from lifecounter.model.outcome import Choice, Played
from lifecounter.table.table import Table
from tests.model.sitting import Sitting


def taken(game: Sitting, step: Play, *order: str) -> Sitting:
    """Another table, at which the step was taken with the effects in this order."""
    other = Sitting(game.game.setup.header)
    other.table = Table(game.game)
    other.does(replace(step, order=order))
    return other


def either_way(game: Sitting, step: Play, one: str, other: str, chooser: str = "Ana") -> list[Sitting]:
    """Two tables: the step with `one` applied first, and with `other` first. Without an order the chooser is
    asked, nothing changes, and each order that is offered leads to what it promises."""
    before = game.game
    asked = game.table.do(step).outcome
    assert isinstance(asked, Choice), asked
    assert (asked.player, game.game) == (chooser, before)
    assert len(asked.options) > 1
    for option in asked.options:
        promised = game.table.preview(replace(step, order=option.order))
        assert isinstance(promised, Played)
        assert promised.events == option.events
    return [taken(game, step, one, other), taken(game, step, other, one)]


def nobody_is_asked(game: Sitting, step: Play, *effects: str) -> Sitting:
    """Another table, at which the step was taken without a question; every order comes to the same game."""
    after = taken(game, step)
    for order in permutations(effects):
        assert taken(game, step, *order).game == after.game, order
    return after
