"""What a seat shows of a game: one pure function from the game to a frozen snapshot."""

from typing import Literal, get_args

import msgspec

from lifecounter.model.commands import PayFor
from lifecounter.model.effects import InPlay
from lifecounter.model.locks import cant_gain_life, cant_lose_life, cant_pay_life
from lifecounter.model.state import Game, Player
from lifecounter.ui import words
from lifecounter.ui.colours import readable, seat_colour
from lifecounter.ui.language import put, tr

WARNING_FROM = 15
"""Commander damage from here on is shown as a warning; 21 loses."""
_SHORT_OF_LIMIT = 6
_EVERYBODYS = tuple(name for name in Game.__struct_fields__ if name not in ("totals", "players"))
"""What of a game may show on every seat."""

Look = Literal["mark", "card", "lock"]


class ChipRow(msgspec.Struct, frozen=True):
    """A mark or an effect, as a chip on the seat."""

    key: str
    text: str
    look: Look
    effect: str = ""
    """Id of the effect in play; empty for a mark."""


class BoxRow(msgspec.Struct, frozen=True):
    """Damage taken from one commander."""

    commander: str
    text: str
    initial: str
    colour: str
    grave: bool
    """Near the threshold, or past it."""
    spoken: str


class ReminderRow(msgspec.Struct, frozen=True):
    """Something to do at the table."""

    id: str
    what: str
    waits: bool
    """A trigger that waits for its target."""
    grave: bool
    """Where it can't be done, the player loses the game."""
    because: str
    """The effect that asks for it."""


class SeatProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a seat shows and that follows from the game alone."""

    name: str
    below: str
    colour: str
    life: str
    turnable: bool
    """Reads as another number upside down."""
    tally: str
    """Poison and other counters."""
    hits: int
    """From how many commanders damage was taken."""
    fallen: bool
    verdict: str
    verdictRule: str
    active: bool
    gainStopped: bool
    payStopped: bool
    chips: tuple[ChipRow, ...]
    boxes: tuple[BoxRow, ...]
    reminders: tuple[ReminderRow, ...]


def seat_props(game: Game, side: int) -> SeatProps:
    """What the seat of this side shows."""
    setup = game.setup
    members = setup.sides[side].members
    players = [game.players[member] for member in members]
    head = next((member for member in members if game.is_in(member)), members[0])
    total = game.totals[side]
    lost = [member for member in members if game.players[member].status == "lost"]
    boxes = _boxes(game, members)
    fallen = len(lost) == len(members)
    return SeatProps(
        name=" & ".join(player.name for player in players),
        below=_below(game, members),
        colour=colour_of(game, side),
        life=words.number(total),
        turnable=words.reads_otherwise_turned(total),
        tally=_tally(game, members),
        hits=sum(box.text != "0" for box in boxes),
        fallen=fallen,
        verdict=words.loss(game, lost[0]) if fallen else "",
        verdictRule=(game.players[lost[0]].lost_by or "") if fallen else "",
        active=game.active in members,
        gainStopped=bool(game.effects) and cant_gain_life(game, head) is not None,
        payStopped=bool(game.effects) and payment_stopped(game, head) is not None,
        chips=_chips(game, members),
        boxes=boxes,
        reminders=tuple(
            ReminderRow(
                one.id,
                words.reminder(one),
                one.waiting is not None,
                one.lose_if_failed,
                words.proper(one.because),
            )
            for player in players
            for one in player.reminders
        ),
    )


def payment_stopped(game: Game, head: int) -> InPlay | None:
    """What forbids the player to pay life whatever it is for; None where it can be paid for something."""
    lock = cant_lose_life(game, head)
    if lock is not None:
        return lock
    locks = [cant_pay_life(game, head, purpose) for purpose in get_args(PayFor)]
    return None if None in locks else locks[0]


def looks_alike(before: Game, after: Game, side: int) -> bool:
    """The seat of this side surely shows the same: at most totals and players of other sides differ."""
    return (
        before.totals[side] == after.totals[side]
        and all(before.players[one] is after.players[one] for one in after.setup.sides[side].members)
        and all(getattr(before, name) is getattr(after, name) for name in _EVERYBODYS)
    )


def colour_of(game: Game, side: int) -> str:
    """The seat's colour, dark enough for white text."""
    first = game.setup.sides[side].members[0]
    own = game.setup.header.players[first].colour
    return readable(own) if own else seat_colour(side)


def _below(game: Game, members: tuple[int, ...]) -> str:
    commanders = [name for member in members for name in game.setup.header.players[member].commanders]
    team = game.setup.team_of[members[0]]
    if commanders:
        return " · ".join(commanders)
    return put(tr("Team %1"), team) if team is not None else ""


def _tally(game: Game, members: tuple[int, ...]) -> str:
    shown: dict[str, int] = {}
    for member in members:
        for kind, count in game.counters(member).items():
            shared = kind == "poison" and game.setup.format.shared_poison
            shown[kind] = count if shared else shown.get(kind, 0) + count
    taxes = [
        f"{words.short(commander)} +{2 * times}"
        for member in members
        for commander, times in game.players[member].tax.items()
        if times
    ]
    return "   ".join([*(words.counter(kind, count) for kind, count in shown.items()), *taxes])


def _chips(game: Game, members: tuple[int, ...]) -> tuple[ChipRow, ...]:
    won = any(game.players[member].status == "won" for member in members)
    chips = [ChipRow("won", tr("Winner"), "mark")] if won else []
    chips += [
        ChipRow(f"mark {mark}", words.sentence(tr(mark)), "mark")
        for mark in dict.fromkeys(mark for member in members for mark in game.players[member].marks)
    ]
    chips += [
        ChipRow(effect.id, words.effect(effect), "card" if _is_card(game, effect) else "lock", effect.id)
        for effect in game.effects
        if _lies_at(effect, members)
    ]
    return tuple(chips)


def _is_card(game: Game, effect: InPlay) -> bool:
    return game.setup.catalogue.find(effect.name) is not None


def _lies_at(effect: InPlay, members: tuple[int, ...]) -> bool:
    if effect.controller is not None:
        return effect.controller in members
    return effect.chosen is None or effect.chosen in members


def _boxes(game: Game, members: tuple[int, ...]) -> tuple[BoxRow, ...]:
    setup = game.setup
    limit = setup.commander_damage
    if limit is None:
        return ()
    boxes = []
    marks = words.marks(tuple(setup.commanders))
    for (commander, owner), mark in zip(setup.commanders.items(), marks, strict=True):
        taken = max(_taken(game.players[member], commander) for member in members)
        if owner in members and not taken:
            continue
        boxes.append(
            BoxRow(
                commander=commander,
                text=str(taken),
                initial=mark,
                colour=colour_of(game, setup.side_of[owner]),
                grave=taken >= min(WARNING_FROM, max(1, limit - _SHORT_OF_LIMIT)),
                spoken=put(tr("%1 damage from %2 (%3) of %4"), taken, commander, setup.names[owner], limit),
            )
        )
    return tuple(boxes)


def _taken(player: Player, commander: str) -> int:
    return player.commander_damage.get(commander, 0)
