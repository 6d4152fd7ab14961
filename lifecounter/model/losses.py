"""Losing, winning, drawing: state-based actions after every event, until none applies (104, 704.3, 810.8)."""

from collections.abc import Iterable
from functools import partial

import msgspec
from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.actions import Action
from lifecounter.model.commands import LARGEST
from lifecounter.model.counters import POISON, change_counters
from lifecounter.model.effect_steps import leave
from lifecounter.model.effects import InPlay
from lifecounter.model.locks import cant_lose_game, cant_win_game, survives_zero
from lifecounter.model.marks import leave_marks
from lifecounter.model.primitives import LoseGameReplaced, LosesAtLife
from lifecounter.model.reach import reaches
from lifecounter.model.replacement import Candidate
from lifecounter.model.resolution import Resolution
from lifecounter.model.state import Game, Result, Trigger
from lifecounter.model.triggers import act, resolve, set_totals

CONCEDED = "104.3a"
BY_EFFECT = "104.3e"
OWN_POISON = "704.5c"
BY_WIN = "104.2b"
"""Somebody else won by an effect."""
MOST_TRIGGERS = 4_000
"""Triggers that one step may set off before they count as a loop."""
BEYOND_COUNTING = LARGEST**4
"""Only what multiplies itself without end comes to amounts above this."""
_LOSE = Action(act="lose_game", who="that_player")


class Loss(msgspec.Struct, frozen=True):
    """Why a player loses: the rule, and what stands behind it."""

    rule: str
    because: str | None = None


def settle(r: Resolution) -> None:
    """Look at state-based actions until none applies, let what has triggered happen, and look again.

    Triggers that set each other off without end are stopped and named (104.4b); whether the game is then a
    draw is for the table to say, since somebody may be able to break the loop.
    """
    resolved = 0
    while True:
        while r.game.result is None and _check(r):
            pass
        if r.game.result is not None:
            r.triggers.clear()
            break
        if r.game.effects:
            _state_triggers(r)
        if not r.triggers:
            break
        if resolved == MOST_TRIGGERS or r.triggers[0].amount > BEYOND_COUNTING:
            names = tuple(dict.fromkeys(trigger.because for trigger in r.triggers))
            r.tell(events.LoopFound(names, "104.4b"))
            r.triggers.clear()
            break
        resolved += 1
        resolve(r, r.triggers.pop(0))
    if r.game.effects:
        _tell_held_off(r)
    r.settled = r.game


def _state_triggers(r: Resolution) -> None:
    """Queue what triggers on a state, once while that state lasts (603.8). One that can't do anything, since
    its player can't lose, would trigger without end: it is named as a loop."""
    for effect in r.game.effects:
        for rule in effect.rules:
            if not isinstance(rule, LosesAtLife):
                continue
            for player in range(len(r.game.players)):
                key = (effect.id, player)
                if not _loses_at(r.game, effect, rule, player):
                    r.state_triggers.discard(key)
                elif key not in r.state_triggers:
                    r.state_triggers.add(key)
                    if cant_lose_game(r.game, player) is None:
                        r.triggers.append(Trigger(_LOSE, effect.name, effect.controller, player))
                    else:
                        r.tell(events.LoopFound((effect.name,), "104.4b"))


def _loses_at(game: Game, effect: InPlay, rule: LosesAtLife, player: int) -> bool:
    life = game.life(player)
    return (
        game.is_in(player)
        and reaches(game, effect, rule, player)
        and (rule.at_least is None or life >= rule.at_least)
        and (rule.exactly is None or life == rule.exactly)
    )


def reasons(game: Game, player: int) -> list[Loss]:
    """Every state-based reason for which the player would lose now, if nothing kept them in."""
    found: list[Loss] = []
    setup = game.setup
    one = game.players[player]
    if game.totals[setup.side_of[player]] <= 0 and survives_zero(game, player) is None:
        found.append(Loss("704.6a" if setup.format.shared_life else "704.5a"))
    if setup.poison is not None and game.poison[setup.pool_of[player]] >= setup.poison:
        found.append(Loss("704.6b" if setup.format.shared_poison else OWN_POISON))
    if setup.commander_damage is not None and one.commander_damage:
        taken = (
            _teams_damage(game, player) if setup.readings.commander_damage_by_team else one.commander_damage
        )
        found += [
            Loss("704.6c", commander)
            for commander, damage in taken.items()
            if damage >= setup.commander_damage
        ]
    return found


def _teams_damage(game: Game, player: int) -> dict[str, int]:
    """Combat damage that all who share the player's total have taken from each commander."""
    taken: dict[str, int] = {}
    for head in game.setup.sides[game.setup.side_of[player]].members:
        for commander, damage in game.players[head].commander_damage.items():
            taken[commander] = taken.get(commander, 0) + damage
    return taken


def _loses_alone(game: Game, loss: Loss) -> bool:
    """A player's own poison takes nobody along who shares life with them, if the table reads it so."""
    return loss.rule == OWN_POISON and not game.setup.readings.poisoned_hero_sinks_team


def held_off(game: Game) -> dict[int, tuple[Loss, InPlay]]:
    """Players who would lose now but can't lose the game: the reason and the effect that keeps them in."""
    kept = {}
    if game.effects and game.result is None:
        for player in range(len(game.players)):
            lock = cant_lose_game(game, player) if game.is_in(player) else None
            found = reasons(game, player) if lock is not None else []
            if lock is not None and found:
                kept[player] = (found[0], lock)
    return kept


def _tell_held_off(r: Resolution) -> None:
    before = held_off(r.settled)
    for player, (loss, lock) in held_off(r.game).items():
        if player not in before or before[player][0] != loss:
            r.tell(events.LossHeldOff(r.name(player), loss.rule, lock.name))


def _check(r: Resolution) -> bool:
    """One look at state-based actions; answers whether anything happened."""
    losing = _losing(r)
    if not losing and not r.winning and not r.decked and not r.losing:
        return False
    winners = _winning(r, losing | _falling_with(r, losing))
    for waiting in (r.conceded, r.losing, r.winning, r.decked):
        waiting.clear()
    saved = _replaced(r, losing) if r.game.effects and not winners else set()
    losing = {player: loss for player, loss in losing.items() if player not in saved}
    losing |= _falling_with(r, losing)
    for player, loss in losing.items():
        r.update(player, status="lost", lost_by=loss.rule, lost_because=loss.because)
        r.tell(events.PlayerLost(r.name(player), loss.rule, loss.because))
    if winners:
        end_won(r, sorted(winners), BY_WIN, next(iter(winners.values())))
        return True
    if losing:
        _leave(r, losing)
        _end_if_decided(r, losing)
    return bool(losing or saved)


def _replaced(r: Resolution, losing: dict[int, Loss]) -> set[int]:
    """Players whose loss something else happens instead of (614): one replacement covers all reasons of one
    check (704.7), and a whole team that shares life; conceding isn't replaced."""
    saved: set[int] = set()
    for player, loss in losing.items():
        if loss.rule == CONCEDED or player in saved:
            continue
        alone = _loses_alone(r.game, loss)
        side = (player,) if alone else r.setup.sides[r.setup.side_of[player]].members
        if any(mate in losing and losing[mate].rule == CONCEDED for mate in side):
            continue
        candidates = [
            Candidate(effect, rule, (rule, effect.controller), partial(_instead, effect.id))
            for effect in r.game.effects
            for rule in effect.rules
            if isinstance(rule, LoseGameReplaced)
            and effect.id not in r.skip
            and any(reaches(r.game, effect, rule, mate) for mate in side)
        ]
        if candidates:
            instead, _ = r.decisions.pick(player, "", candidates)
            _happen_instead(r, r.effect(instead), player, loss)
            saved.update(side)
    return saved


def _instead(effect: str, already: str) -> str | None:
    return None if already else effect


def _happen_instead(r: Resolution, effect: InPlay, player: int, loss: Loss) -> None:
    """What happens instead of a loss: only the effect's controller does it, and the effect is used up."""
    controller = player if effect.controller is None else effect.controller
    r.tell(events.LossReplaced(r.name(player), loss.rule, effect.name))
    r.end_effect(effect)
    for rule in effect.rules:
        if not isinstance(rule, LoseGameReplaced):
            continue
        if rule.sweeps:
            for own in r.game.effects:
                if own.permanent and own.owner == controller:
                    leave(r, own, "elsewhere")
        if rule.clears_poison:
            change_counters(r, controller, POISON, -r.game.poison_of(controller))
        starting = r.setup.sides[r.setup.side_of[controller]].life
        set_totals(r, {controller: starting if rule.life == "starting" else rule.life})
        for action in rule.then:
            act(r, Trigger(action, effect.name, controller, controller), (controller,))


def _losing(r: Resolution) -> dict[int, Loss]:
    """Who loses at this moment, each with one reason."""
    game = r.game
    losing: dict[int, Loss] = {}
    for player in range(len(game.players)):
        if not game.is_in(player):
            continue
        if player in r.conceded:
            losing[player] = Loss(CONCEDED, r.conceded[player])
            continue
        found = reasons(game, player)
        if player in r.decked:
            found.append(Loss("704.5b"))
        if player in r.losing:
            found.append(Loss(BY_EFFECT, r.losing[player]))
        if not found:
            continue
        lock = cant_lose_game(game, player) if game.effects else None
        if lock is None:
            losing[player] = next((loss for loss in found if not _loses_alone(game, loss)), found[0])
        elif player in r.losing or player in r.decked:
            r.tell(events.LossHeldOff(r.name(player), found[-1].rule, lock.name))
    return losing


def _falling_with(r: Resolution, losing: dict[int, Loss]) -> dict[int, Loss]:
    """Team mates who lose since one of them does: all heads of a team that shares life (810.8a, 810.8b), or
    all players of an emperor's team (809.5b)."""
    setup = r.setup
    falling: dict[int, Loss] = {}
    for player, loss in losing.items():
        if setup.format.shared_life and _loses_alone(r.game, loss):
            continue
        if setup.format.shared_life:
            rule = "810.8b" if loss.rule == CONCEDED else "810.8a"
        elif setup.format.emperor and _is_emperor(r.game, player):
            rule = "809.5b"
        else:
            continue
        for mate in setup.team_mates(player):
            if mate not in losing and r.game.is_in(mate):
                falling[mate] = Loss(rule, r.name(player))
    return falling


def _is_emperor(game: Game, player: int) -> bool:
    team = game.setup.team_mates(player)
    return team[len(team) // 2] == player


def _winning(r: Resolution, losing: dict[int, Loss]) -> dict[int, str | None]:
    """Who wins with their team, and by which effect: nobody who loses at the same moment (104.3f) or can't
    win."""
    winners: dict[int, str | None] = {}
    for player, because in r.winning.items():
        if not r.game.is_in(player) or player in losing:
            continue
        lock = cant_win_game(r.game, player)
        if lock is not None:
            r.tell(events.WinStopped(r.name(player), lock.name))
            continue
        winners |= dict.fromkeys(r.setup.team_mates(player), because)
    return winners


def end_won(r: Resolution, winners: Iterable[int], rule: str, because: str | None = None) -> None:
    """The game ends and these players have won; everybody still in it has lost."""
    won = tuple(winners)
    for player in range(len(r.game.players)):
        if player in won:
            r.update(player, status="won")
        elif r.game.is_in(player):
            r.update(player, status="lost", lost_by=rule)
            r.tell(events.PlayerLost(r.name(player), rule))
    names = tuple(r.name(player) for player in won)
    r.game = replace(r.game, result=Result(winners=names))
    r.tell(events.GameWon(names, rule, because))


def end_drawn(r: Resolution, drew: Iterable[int], rule: str) -> None:
    """The game ends in a draw among these players."""
    for player in drew:
        r.update(player, status="drew")
    r.game = replace(r.game, result=Result(draw=True))
    r.tell(events.GameDrawn(rule))


def _end_if_decided(r: Resolution, losing: dict[int, Loss]) -> None:
    """The last player or team in the game wins (104.2a, 104.2c); if nobody is left it is a draw (104.4a)."""
    left = [player for player in range(len(r.game.players)) if r.game.is_in(player)]
    if not left and len(r.game.players) == 1:
        r.game = replace(r.game, result=Result(winners=()))
    elif not left:
        end_drawn(r, losing, "104.4a")
    elif all(mate in r.setup.team_mates(left[0]) for mate in left):
        team = r.setup.team_mates(left[0])
        end_won(r, team, "104.2a" if len(team) == 1 else "104.2c")


def _leave(r: Resolution, leaving: Iterable[int]) -> None:
    """Players leave the game: what their permanents and emblems do ends, and so does what lasts until their
    own next turn; what they had taken goes back, and other effects of their spells go on (611.2a, 800.4a).
    Their marks move on (725.4)."""
    gone = set(leaving)
    for effect in r.game.effects:
        if effect.until in ("turn", "game") or not {effect.owner, effect.controller} & gone:
            continue
        if effect.owner is None or effect.owner in gone:
            leave(r, effect, "elsewhere")
        else:
            r.change_effect(effect, controller=effect.owner)
            r.tell(events.EffectControlled(effect.id, effect.name, r.name(effect.owner)))
    for player in gone:
        r.update(player, reminders=())
        leave_marks(r, player)
