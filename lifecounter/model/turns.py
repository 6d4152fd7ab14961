"""Turns and their steps, dice, commander tax (500, 503, 513, 705, 706, 903.8)."""

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.commands import Phase, Roll, Tax, Turn
from lifecounter.model.damage import known_commander
from lifecounter.model.losses import settle
from lifecounter.model.primitives import AtEndStep, AtUpkeep
from lifecounter.model.reach import reaches
from lifecounter.model.resolution import Refusal, Resolution, number_of


def play_turn(r: Resolution, step: Turn) -> None:
    """The old turn ends: its end step, then what lasts until its end; the next one begins with its upkeep."""
    player = r.seated(step.player)
    if r.game.active is not None and not r.game.ending and r.game.effects:
        _end_step(r)
        settle(r)
    if not r.game.is_in(player):
        return
    for effect in r.game.effects:
        if effect.until == "turn" or (
            effect.until == "next_turn" and effect.controller in r.setup.turn_team(player)
        ):
            r.end_effect(effect)
    settle(r)
    if not r.game.is_in(player):
        return
    for place, one in enumerate(r.game.players):
        if one.gained_this_turn or one.lost_this_turn or one.damage_this_turn or one.counters_this_turn:
            r.update(place, gained_this_turn=0, lost_this_turn=0, damage_this_turn=0, counters_this_turn=())
    number = r.game.turn + 1
    r.game = replace(r.game, turn=number, active=player, ending=False)
    r.tell(events.TurnBegan(r.name(player), number))
    _upkeep(r, player)


def play_phase(r: Resolution, step: Phase) -> None:
    """The upkeep or end step of the present turn. `turn` brings the upkeep with it, and the old turn's end
    step where this has not; one that a card adds is told like this once more."""
    if r.game.active is None:
        raise Refusal("500.1", "It is nobody's turn yet, so no step of a turn can begin")
    r.tell(events.PhaseBegan(step.phase))
    if step.phase == "upkeep":
        _upkeep(r, r.game.active)
    else:
        _end_step(r)


def _upkeep(r: Resolution, active: int) -> None:
    for effect in r.game.effects:
        for rule in effect.rules:
            if isinstance(rule, AtUpkeep):
                for player in r.setup.turn_team(active):
                    if r.game.is_in(player) and reaches(r.game, effect, rule, player):
                        r.trigger(effect, rule.does, player)


def _end_step(r: Resolution) -> None:
    r.game = replace(r.game, ending=True)
    at_end = () if r.game.active is None else r.setup.turn_team(r.game.active)
    for effect in r.game.effects:
        for rule in effect.rules:
            if not isinstance(rule, AtEndStep) or not (rule.each_turn or effect.controller in at_end):
                continue
            for player in range(len(r.game.players)):
                if r.game.is_in(player) and reaches(r.game, effect, rule, player):
                    r.trigger(effect, rule.does, player)


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
