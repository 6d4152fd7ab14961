"""The history as people read it: when, who, what came of it, and the total that it led to.

Every entry that stands is in it, and every one that was taken back and can be done again, marked as such.
What a new step has put an end to, and what was amended, is not: it never came to be. The record keeps all of
it.
"""

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from lifecounter.model.events import (
    Corrected,
    CounterChanged,
    DamageDealt,
    EffectBegan,
    EffectControlled,
    EffectEnded,
    EffectHolds,
    Event,
    GameDrawn,
    GameWon,
    LifeExchanged,
    LifeGained,
    LifeLost,
    LifeSet,
    LoopFound,
    PhaseBegan,
    Redone,
    Undone,
)
from lifecounter.model.sentences import fact
from lifecounter.model.state import Game
from lifecounter.table.table import Entry, Table


class Line(msgspec.Struct, frozen=True):
    """One thing that came of an entry."""

    player: str | None
    """Whom it befell; None where it is everybody's."""
    text: str
    change: int | None = None
    """By how much their life total moved; None where it was not about life."""
    total: int | None = None
    """The life total that it led to: the player's, or their team's."""


class LogEntry(msgspec.Struct, frozen=True):
    """One entry of the history."""

    place: int
    """Which one it is, from 1."""
    at: str | None
    turn: int
    """The number of the turn it fell in; 0 before the first."""
    note: str | None
    lines: tuple[Line, ...]
    """At least one."""
    undone: bool
    """It was taken back and can be done again."""

    def concerns(self, players: Collection[str]) -> bool:
        """Something in it befell one of these players."""
        return any(line.player in players for line in self.lines)


def log(table: Table) -> tuple[LogEntry, ...]:
    """The whole history, oldest first."""
    entries = table.entries
    games = (table.beginning, *(entry.game for entry in entries))
    return tuple(
        LogEntry(
            place=place,
            at=entry.at,
            turn=entry.game.turn,
            note=entry.step.note,
            lines=_lines(before, entry),
            undone=place > table.place,
        )
        for place, (before, entry) in enumerate(zip(games[:-1], entries, strict=True), 1)
    )


def _lines(before: Game, entry: Entry) -> tuple[Line, ...]:
    """What came of an entry; damage and the loss that it caused are one thing, and so are a total that was
    set and the difference to the one before."""
    lines: list[Line] = []
    dealt: list[int] = []
    for event in entry.events:
        match event:
            case DamageDealt():
                dealt.append(len(lines))
                lines.append(_line(event))
            case LifeLost(player=player, amount=amount, cause="damage", life=life) if own := [
                place for place in dealt if lines[place].player == player
            ]:
                dealt.remove(own[0])
                lines[own[0]] = replace(lines[own[0]], change=-amount, total=life)
            case LifeLost(amount=amount, life=life):
                lines.append(replace(_line(event), change=-amount, total=life))
            case LifeGained(amount=amount, life=life):
                lines.append(replace(_line(event), change=amount, total=life))
            case LifeSet(player=player, life=life):
                moved = [
                    place for place, line in enumerate(lines) if (line.player, line.total) == (player, life)
                ]
                if moved:
                    lines[moved[-1]] = replace(lines[moved[-1]], text=fact(event))
                else:
                    lines.append(replace(_line(event), total=life))
            case Corrected(player=player):
                place = entry.game.setup.index[player]
                life = entry.game.life(place)
                change = life - before.life(place)
                lines.append(replace(_line(event), change=change or None, total=life))
            case EffectBegan(id=id, controller=None) if (bound := _bound(entry.game, id)) is not None:
                lines.append(Line(bound, f"{fact(event)} for {bound}"))
            case _:
                lines.append(_line(event))
    return tuple(lines) or (Line(None, f"{_verb(entry)}: nothing changes"),)


def _bound(game: Game, effect: str) -> str | None:
    """The one player whom an effect of nobody's is about."""
    chosen = next((one.chosen for one in game.effects if one.id == effect), None)
    return None if chosen is None else game.setup.names[chosen]


def _line(event: Event) -> Line:
    said = f"{fact(event)}: {event.now}" if isinstance(event, CounterChanged) else fact(event)
    return Line(_whom(event), said)


def _whom(event: Event) -> str | None:
    match event:
        case EffectBegan(controller=controller) | EffectControlled(controller=controller):
            return controller
        case (
            EffectEnded()
            | EffectHolds()
            | LifeExchanged()
            | GameWon()
            | GameDrawn()
            | LoopFound()
            | PhaseBegan()
            | Undone()
            | Redone()
        ):
            return None
        case _:
            return event.player


def _verb(entry: Entry) -> str:
    return str(entry.step.__struct_config__.tag).replace("_", " ").capitalize()
