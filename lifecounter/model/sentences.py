"""What happened, told in sentences."""

from typing import assert_never

from lifecounter.model.events import (
    CommanderDamageDealt,
    Corrected,
    CounterChanged,
    CountersStopped,
    DamageDealt,
    DamagePrevented,
    DamageReplaced,
    EffectBegan,
    EffectControlled,
    EffectEnded,
    EffectHolds,
    Event,
    GameDrawn,
    GameWon,
    LifeChangeStopped,
    LifeExchanged,
    LifeGained,
    LifeLost,
    LifeSet,
    LoopFound,
    LossHeldOff,
    LossReplaced,
    MarkMoved,
    PhaseBegan,
    PlayerLost,
    Redone,
    ReminderAdded,
    ReminderDone,
    Rolled,
    TaxChanged,
    TurnBegan,
    Undone,
    WinStopped,
)


def sentence(event: Event) -> str:
    """One fact as a person would tell it, with the number that it led to, without a full stop."""
    match event:
        case LifeGained(life=now) | LifeLost(life=now) | CounterChanged(now=now):
            return f"{fact(event)}: {now}"
        case _:
            return fact(event)


def fact(event: Event) -> str:
    """One fact as a person would tell it, without the total that a change of life or counters led to."""
    match event:
        case DamageDealt(player=player, amount=amount, source=source, commander=commander, combat=combat):
            kind = "combat damage" if combat else "damage"
            by = commander or source
            return f"{player} is dealt {amount} {kind}" + (f" by {by}" if by else "")
        case DamagePrevented(player=player, amount=amount, because=because):
            return f"{amount} damage to {player} is prevented ({because})"
        case DamageReplaced(player=player, amount=amount, because=because):
            return f"{amount} damage to {player} becomes something else ({because})"
        case LifeGained(player=player, amount=amount):
            return f"{player} gains {amount}"
        case LifeLost(player=player, amount=amount, cause=cause):
            return f"{player} {'pays' if cause == 'payment' else 'loses'} {amount}"
        case LifeChangeStopped(player=player, change=change, amount=amount, rule=rule, because=because):
            told = f"{player} would {'gain' if change == 'gain' else 'lose'} {amount}, but doesn't"
            return f"{told} ({because}, {rule})" if because else f"{told} ({rule})"
        case LifeSet(player=player, life=life):
            return f"{player}'s total has become {life}"
        case LifeExchanged(players=players, with_becomes=None):
            return f"{' and '.join(players)} exchange totals"
        case LifeExchanged(players=players, with_becomes=number):
            return f"{' and '.join(players)} exchanges totals with a number, which is now {number}"
        case CounterChanged(player=player, kind=kind, change=change):
            return f"{player} {'gets' if change > 0 else 'loses'} {abs(change)} {kind}"
        case CountersStopped(player=player, kind=kind, amount=amount, because=because):
            return f"{player} doesn't get {amount} {kind} ({because})"
        case CommanderDamageDealt(player=player, commander=commander, total=total):
            return f"{player} has taken {total} from {commander}"
        case TaxChanged(commander=commander, times=times):
            return f"{commander} was cast {times} times from the command zone"
        case EffectBegan(id=id, name=name, controller=controller):
            return f"{name} begins ({id})" + (f", controlled by {controller}" if controller else "")
        case EffectEnded(id=id, name=name):
            return f"{name} ends ({id})"
        case EffectControlled(name=name, controller=controller):
            return f"{controller} now controls {name}"
        case EffectHolds(name=name, holds=holds):
            return f"{name}: its condition is {'met' if holds else 'no longer met'}"
        case ReminderAdded(player=player, id=id, what=what, count=count, because=because):
            return f"{player} has to {what} {count} because of {because} ({id})"
        case ReminderDone(player=player, what=what, failed=failed):
            return f"{player} {'could not' if failed else 'did'} {what}"
        case PlayerLost(player=player, rule=rule, because=because):
            return f"{player} loses the game ({f'{because}, ' if because else ''}{rule})"
        case LossHeldOff(player=player, rule=rule, because=because):
            return f"{player} would lose the game ({rule}), but can't ({because})"
        case LossReplaced(player=player, rule=rule, because=because):
            return f"{player} would lose the game ({rule}), but {because} puts something else in its place"
        case LoopFound(effects=effects, rule=rule):
            return f"{' and '.join(effects)} set each other off without end ({rule})"
        case WinStopped(player=player, because=because):
            return f"{player} would win the game, but can't ({because})"
        case GameWon(winners=winners, rule=rule):
            return f"{' and '.join(winners)} {'wins' if len(winners) == 1 else 'win'} the game ({rule})"
        case GameDrawn(rule=rule):
            return f"The game is a draw ({rule})"
        case MarkMoved(mark="day_night"):
            return "Day and night change"
        case MarkMoved(mark=mark, player=None):
            return f"Nobody has {mark} any more"
        case MarkMoved(mark=mark, player=player):
            return f"{player} has {mark}"
        case TurnBegan(player=player, number=number):
            return f"Turn {number}, {player}"
        case PhaseBegan(phase=phase):
            return f"The {phase} step begins"
        case Rolled(sides=sides, result=result, player=player):
            return f"{player or 'Somebody'} rolls {result} of {sides}"
        case Corrected(player=player):
            return f"{player} is put right"
        case Undone(do=verb):
            return f"Takes back {verb.replace('_', ' ')}"
        case Redone(do=verb):
            return f"Does {verb.replace('_', ' ')} again"
        case _:
            assert_never(event)
