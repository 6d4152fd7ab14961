"""What the sheet of orders shows: every different outcome once, with an order of effects that leads to it."""

from itertools import groupby

import msgspec

from lifecounter.model.outcome import Choice, Option
from lifecounter.model.state import Game
from lifecounter.ui import words
from lifecounter.ui.language import put, tr


class OrderRow(msgspec.Struct, frozen=True):
    """One outcome, and the first order that leads to it."""

    key: str
    """Place of the order among the options."""
    result: str
    """The chooser's total, before and after."""
    beside: str
    """What else comes of it and not of every order."""
    order: str
    """The effects by name, first applied first."""


class OrderProps(msgspec.Struct, frozen=True):
    """Everything that the sheet shows."""

    title: str
    common: str
    """What comes of it in whichever order."""
    rows: tuple[OrderRow, ...]


def order_props(game: Game, choice: Choice) -> OrderProps:
    """What the sheet of the player who chooses shows."""
    side = game.setup.side_of[game.setup.index[choice.player]]
    results = [_lines(game, option, side) for option in choice.options]
    everywhere = [line for line in results[0][1:] if all(line in lines[1:] for lines in results)]
    names = {effect.id: words.proper(effect.name) for effect in game.effects}
    rows: dict[tuple[str, str], OrderRow] = {}
    for place, (option, lines) in enumerate(zip(choice.options, results, strict=True)):
        beside = " · ".join(line for line in lines[1:] if line not in everywhere)
        order = _in_order(_counted([names.get(one, one) for one in option.order]))
        rows.setdefault((lines[0], beside), OrderRow(str(place), lines[0], beside, order))
    return OrderProps(
        title=put(tr("%1: in which order?"), choice.player),
        common=" · ".join(everywhere),
        rows=tuple(rows.values()),
    )


def _lines(game: Game, option: Option, side: int) -> list[str]:
    totals = tuple(option.life[game.setup.names[one.members[0]]] for one in game.setup.sides)
    return [line.text for line in words.what_happens(game, totals, option.events, side)]


def _in_order(names: list[str]) -> str:
    told, *others = names or [""]
    for name in others:
        told = put(tr("%1, then %2"), told, name)
    return told


def _counted(names: list[str]) -> list[str]:
    """Names in a row, those that follow each other as one: `Boon Reflection ×2`."""
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return [name if count == 1 else f"{name} ×{count}" for name, count in runs]
