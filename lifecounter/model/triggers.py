"""What effects do when something has happened: at once where nobody has to choose, else as a reminder."""

from typing import assert_never

from lifecounter.model import events
from lifecounter.model.actions import Action
from lifecounter.model.commands import Apply
from lifecounter.model.counters import change_counters
from lifecounter.model.damage import deal_damage
from lifecounter.model.hits import Hit
from lifecounter.model.life import LifeChange, change_life, difference
from lifecounter.model.marks import give_mark
from lifecounter.model.resolution import Refusal, Resolution
from lifecounter.model.state import Trigger


def resolve(r: Resolution, trigger: Trigger) -> None:
    """Let one trigger do what it does, to everybody it is about at once (608.2f)."""
    controller = trigger.controller
    if controller is not None and not r.game.is_in(controller):
        return
    targets = _targets(r, trigger)
    if targets is None:
        r.ask_target(trigger, _amount(r, trigger, trigger.player))
    else:
        act(r, trigger, targets)


def play_apply(r: Resolution, step: Apply) -> None:
    """A trigger that waited resolves, with the target that the table names."""
    player, reminder = r.reminder(step.reminder)
    if reminder.waiting is None:
        raise Refusal("603.3", f"Reminder {reminder.id} is no trigger that waits for a target")
    target = _target(r, reminder.waiting, step.player)
    r.end_reminder(player, reminder)
    act(r, reminder.waiting, (target,))


def _target(r: Resolution, trigger: Trigger, name: str | None) -> int:
    if name is None:
        raise Refusal("601.2c", f"Say whom {trigger.because} targets")
    target = r.seated(name)
    controller = trigger.controller
    if (
        trigger.action.who == "target_opponent"
        and controller is not None
        and target not in r.setup.opponents(controller)
    ):
        raise Refusal("115.4", f"{trigger.because} targets an opponent, and {name} is none")
    return target


def _targets(r: Resolution, trigger: Trigger) -> tuple[int, ...] | None:
    """Whom a trigger is about; None where the table has to name a target."""
    controller = trigger.controller
    everybody = tuple(player for player in range(len(r.game.players)) if r.game.is_in(player))
    match trigger.action.who:
        case "controller":
            return () if controller is None else (controller,)
        case "that_player":
            return (trigger.player,) if r.game.is_in(trigger.player) else ()
        case "source_controller":
            return (trigger.by,) if trigger.by is not None and r.game.is_in(trigger.by) else ()
        case "each_player":
            return everybody
        case "each_opponent" | "target_opponent":
            opponents = everybody
            if controller is not None:
                opponents = tuple(one for one in r.setup.opponents(controller) if r.game.is_in(one))
            if trigger.action.who == "each_opponent" or len(opponents) <= 1:
                return opponents
            return None
        case "target_player":
            return None
        case _:
            assert_never(trigger.action.who)


def act(r: Resolution, trigger: Trigger, players: tuple[int, ...]) -> None:
    """Do what a trigger's action says to these players."""
    action = trigger.action
    players = tuple(player for player in players if _is_meant(r, action, player))
    amounts = {player: _amount(r, trigger, player) for player in players}
    match action.act:
        case "gain":
            change_life(
                r, [LifeChange(p, "gain", n, by=trigger.controller) for p, n in amounts.items() if n > 0]
            )
        case "lose":
            change_life(
                r, [LifeChange(p, "loss", n, by=trigger.controller) for p, n in amounts.items() if n > 0]
            )
        case "damage":
            deal_damage(
                r,
                [
                    Hit(player=p, amount=n, by=trigger.controller, unpreventable=action.unpreventable)
                    for p, n in amounts.items()
                    if n > 0
                ],
            )
        case "set":
            set_totals(r, {player: _new_total(r, action, player) for player in players})
        case "counters":
            for player, amount in amounts.items():
                change_counters(r, player, action.what, amount, trigger.controller)
        case "ask":
            for player, amount in amounts.items():
                r.remind(player, action.what, amount, trigger.because, lose_if_failed=action.lose_if_failed)
        case "lose_game":
            for player in players:
                r.losing[player] = trigger.because
        case "win_game":
            for player in players:
                r.winning[player] = trigger.because
        case "mark":
            for player in players:
                give_mark(r, action.what, player)
        case _:
            assert_never(action.act)


def set_totals(r: Resolution, totals: dict[int, int]) -> None:
    """Totals become numbers at once (119.5); of a team that shares life the first head is chosen (810.9d)."""
    chosen = r.first_heads(totals)
    changes = [difference(player, r.game.life(player), totals[player]) for player in chosen]
    change_life(r, [change for change in changes if change is not None])
    for player in chosen:
        r.tell(events.LifeSet(r.name(player), totals[player], r.game.life(player)))


def _is_meant(r: Resolution, action: Action, player: int) -> bool:
    life = r.game.life(player)
    return (action.life_at_least is None or life >= action.life_at_least) and (
        action.life_at_most is None or life <= action.life_at_most
    )


def _new_total(r: Resolution, action: Action, player: int) -> int:
    if isinstance(action.amount, int):
        return action.amount
    starting = r.setup.sides[r.setup.side_of[player]].life
    return (starting + 1) // 2 if action.amount == "half_starting_up" else starting


def _amount(r: Resolution, trigger: Trigger, player: int) -> int:
    action = trigger.action
    if isinstance(action.amount, int):
        return action.amount * action.times
    match action.measure:
        case "event":
            measured = trigger.amount
        case "life":
            measured = max(0, r.game.life(player))
        case "half_life_up":
            measured = (max(0, r.game.life(player)) + 1) // 2
        case "lost_this_turn":
            measured = r.player(player).lost_this_turn
        case "gained_this_turn":
            measured = r.player(player).gained_this_turn
        case "number":
            measured = trigger.number or 0
        case _:
            assert_never(action.measure)
    return measured * action.times
