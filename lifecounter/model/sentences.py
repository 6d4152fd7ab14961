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
    """One fact as a person would tell it, with the number that it led to and the ids that a record needs,
    without a full stop."""
    match event:
        case LifeGained(life=now) | LifeLost(life=now) | CounterChanged(now=now):
            return f"{fact(event)}: {now}"
        case _:
            return fact(event, ids=True)


def fact(event: Event, *, ids: bool = False) -> str:
    """One fact as a person would tell it, without the number that a change of life or counters led to, and
    without the ids by which records mean effects and reminders."""
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
            verb = "gain" if change == "gain" else "lose"
            return f"{player} would {verb} {amount}, but doesn't ({_why(because, rule)})"
        case LifeSet(player=player, life=life):
            return f"{player}'s total has become {life}"
        case LifeExchanged(players=players, with_becomes=None):
            return f"{' and '.join(players)} exchange totals"
        case LifeExchanged(players=players, with_becomes=number):
            return f"{' and '.join(players)} exchanges life with a number, which is now {number}"
        case CounterChanged(player=player, kind=kind, change=change):
            return f"{player} {'gets' if change > 0 else 'loses'} {abs(change)} {kind}"
        case CountersStopped(player=player, kind=kind, amount=amount, because=because):
            return f"{player} doesn't get {amount} {kind} ({because})"
        case CommanderDamageDealt(player=player, commander=commander, total=total):
            return f"{player} has taken {total} from {commander}"
        case TaxChanged(commander=commander, times=times):
            return f"{commander} was cast {'once' if times == 1 else f'{times} times'} from the command zone"
        case EffectBegan(id=id, name=name, controller=controller):
            return (
                f"{name} begins"
                + (f" ({id})" if ids else "")
                + (f", controlled by {controller}" if controller else "")
            )
        case EffectEnded(id=id, name=name):
            return f"{name} ends" + (f" ({id})" if ids else "")
        case EffectControlled(name=name, controller=controller):
            return f"{controller} now controls {name}"
        case EffectHolds(name=name, holds=holds):
            return f"{name}: its condition is {'met' if holds else 'no longer met'}"
        case ReminderAdded(player=player, id=id, what=what, count=count, because=because):
            why = f"{because}, {id}" if ids else because
            return f"To do for {player}: {what}{_how_many(what, count)} ({why})"
        case ReminderDone(player=player, what=what, failed=failed):
            return f"{'Not done' if failed else 'Done'} by {player}: {what}"
        case PlayerLost(player=player, rule=rule, because=because):
            return f"{player} loses the game ({_why(because, rule)})"
        case LossHeldOff(player=player, rule=rule, because=because):
            return f"{player} would lose the game ({rule}), but can't ({because})"
        case LossReplaced(player=player, rule=rule, because=because):
            return f"{player} would lose the game ({rule}), but {because} puts something else in its place"
        case LoopFound(effects=effects, rule=rule):
            verb = "triggers" if len(effects) == 1 else "trigger"
            return f"{' and '.join(effects)} {verb} without end ({rule})"
        case WinStopped(player=player, because=because):
            return f"{player} would win the game, but can't ({because})"
        case GameWon(winners=winners, rule=rule, because=because):
            verb = "wins" if len(winners) == 1 else "win"
            return f"{' and '.join(winners)} {verb} the game ({_why(because, rule)})"
        case GameDrawn(rule=rule):
            return f"The game is a draw ({rule})"
        case MarkMoved(mark="day" | "night" as time):
            return f"It becomes {time}"
        case MarkMoved(mark="day_night"):
            return "It is neither day nor night any more"
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


def _why(because: str | None, rule: str) -> str:
    return f"{because}, {rule}" if because else rule


def _how_many(what: str, count: int) -> str:
    """How many, behind what is to be done; a whole sentence that is done once needs no number."""
    return "" if count == 1 and " " in what else f" {count}"
