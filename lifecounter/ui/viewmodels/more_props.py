"""What the seat's other sheet shows: counters, locks, marks, endings."""

import msgspec

from lifecounter.model.effects import InPlay
from lifecounter.model.naming import snake
from lifecounter.model.state import Game
from lifecounter.ui import words
from lifecounter.ui.viewmodels.amount_props import PickRow, SwitchRow

LOCKS = {
    "cant_gain_life": "Can’t gain life",
    "cant_lose_life": "Can’t lose life",
    "cant_pay_life": "Can’t pay life",
    "cant_lose_game": "Can’t lose the game",
    "cant_win_game": "Can’t win the game",
    "life_total_cant_change": "Total can’t change",
}
COUNTERS = ("poison", "energy", "experience", "rad", "ticket")
MARKS = ("monarch", "initiative", "city’s blessing")


class CountRow(msgspec.Struct, frozen=True):
    """Something that is counted up and down."""

    key: str
    text: str
    count: str
    tax: bool


class MoreProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the sheet shows."""

    title: str
    playing: bool
    """The player is in, and can concede, lose and win."""
    effects: int
    """How many effects are in play."""
    counts: tuple[CountRow, ...]
    switches: tuple[SwitchRow, ...]
    heads: tuple[PickRow, ...]


def more_props(game: Game, side: int, head: int) -> MoreProps:
    """What the sheet of this side shows about one head."""
    members = game.setup.sides[side].members
    return MoreProps(
        title=game.setup.names[head],
        playing=game.is_in(head) and game.result is None,
        effects=len(game.effects),
        counts=_counts(game, head),
        switches=_switches(game, head),
        heads=()
        if len(members) == 1
        else tuple(PickRow(str(one), game.setup.names[one], one == head) for one in members),
    )


def lock_on(game: Game, head: int, word: str) -> InPlay | None:
    """The bare rule of this kind that binds the player, if one is in play."""
    return next(
        (
            one
            for one in game.effects
            if one.controller is None
            and one.chosen == head
            and [snake(type(rule).__name__) for rule in one.rules] == [word]
        ),
        None,
    )


def _counts(game: Game, head: int) -> tuple[CountRow, ...]:
    has = game.counters(head)
    rows = [
        CountRow(kind, words.sentence(kind), str(has.get(kind, 0)), tax=False)
        for kind in dict.fromkeys([*COUNTERS, *has])
    ]
    rows += [
        CountRow(
            commander,
            f"{words.short(commander)}: times cast",
            str(game.players[head].tax.get(commander, 0)),
            tax=True,
        )
        for commander, owner in game.setup.commanders.items()
        if owner == head
    ]
    return tuple(rows)


def _switches(game: Game, head: int) -> tuple[SwitchRow, ...]:
    rows = [
        SwitchRow(f"lock {word}", text, lock_on(game, head, word) is not None) for word, text in LOCKS.items()
    ]
    rows += [
        SwitchRow(f"mark {mark}", words.sentence(mark), mark in game.players[head].marks) for mark in MARKS
    ]
    return tuple(rows)
