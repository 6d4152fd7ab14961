"""Turns, marks, dice, commander tax: what happens around the life totals (500, 705, 706, 725, 903.8)."""

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.commands import Mark, Phase, Roll, Tax, Turn
from lifecounter.model.damage import known_commander
from lifecounter.model.effect_steps import end_effect
from lifecounter.model.resolution import Refusal, Resolution, number_of

ONE_HOLDER = ("monarch", "initiative")
"""Marks that leave their holder when another player takes them."""
DAY_AND_NIGHT = ("day", "night")


def play_turn(r: Resolution, step: Turn) -> None:
    """The old turn ends, with the effects that last until its end; the next one begins."""
    player = r.seated(step.player)
    for effect in r.game.effects:
        if effect.until == "turn":
            end_effect(r, effect)
    for place, one in enumerate(r.game.players):
        if one.gained_this_turn or one.lost_this_turn or one.damage_this_turn:
            r.update(place, gained_this_turn=0, lost_this_turn=0, damage_this_turn=0)
    number = r.game.turn + 1
    r.game = replace(r.game, turn=number, active=player)
    r.tell(events.TurnBegan(r.name(player), number))


def play_phase(r: Resolution, step: Phase) -> None:
    """The upkeep or end step of the present turn."""
    if r.game.active is None:
        raise Refusal("500.1", "It is nobody's turn yet, so no step of a turn can begin")
    r.tell(events.PhaseBegan(step.phase))


def play_mark(r: Resolution, step: Mark) -> None:
    """A mark moves to a player, or to nobody."""
    mark = step.mark.strip()
    if mark in DAY_AND_NIGHT or mark == "day_night":
        _day_night(r, None if mark == "day_night" else mark)
        return
    if not mark:
        raise Refusal("109.1", "A mark needs a name")
    holder = None if step.player is None else r.seated(step.player)
    before = [place for place, one in enumerate(r.game.players) if mark in one.marks]
    if holder in before:
        return
    if holder is None or mark in ONE_HOLDER:
        for place in before:
            r.update(place, marks=tuple(other for other in r.player(place).marks if other != mark))
    if holder is not None:
        r.update(holder, marks=(*r.player(holder).marks, mark))
    if holder is not None or before:
        left = r.name(before[0]) if before and (holder is None or mark in ONE_HOLDER) else None
        r.tell(events.MarkMoved(mark, None if holder is None else r.name(holder), left))


def _day_night(r: Resolution, becomes: str | None) -> None:
    if becomes != r.game.day_night:
        r.game = replace(r.game, day_night=becomes)
        r.tell(events.MarkMoved("day_night", None, becomes))


def play_roll(r: Resolution, step: Roll) -> None:
    """A die or a coin; the result stands in the record, so that a replay is exact."""
    if not 2 <= step.sides <= 1000:
        raise Refusal("706.1", f"A die has 2 to 1000 sides, not {step.sides}")
    if not 1 <= step.result <= step.sides:
        raise Refusal("706.1", f"A die of {step.sides} sides can't show {step.result}")
    player = None if step.player is None else r.name(r.known(step.player))
    r.tell(events.Rolled(step.sides, step.result, player))


def play_tax(r: Resolution, step: Tax) -> None:
    """A commander was cast from the command zone that many more times; never fewer than none."""
    commander = known_commander(r, step.commander, None)
    owner = r.setup.commanders[commander]
    times = max(0, r.player(owner).tax.get(commander, 0) + number_of(step.change))
    r.update(owner, tax={**r.player(owner).tax, commander: times})
    r.tell(events.TaxChanged(r.name(owner), commander, times))
