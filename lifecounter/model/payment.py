"""Paying life (118.3, 119.4): refused where it can't be paid, a loss where it can."""

from lifecounter.model.commands import Pay, Payment
from lifecounter.model.life import LifeChange, change_life
from lifecounter.model.locks import cant_lose_life, cant_pay_life
from lifecounter.model.primitives import PayBecomesExile
from lifecounter.model.reach import rules_about
from lifecounter.model.resolution import Refusal, Resolution, amount_of


def play_pay(r: Resolution, step: Pay) -> None:
    """One player pays, or the heads of a team pay one cost together (810.9b)."""
    payments = step.payments or (Payment(step.player or "", step.amount or 0),)
    paying = [(r.seated(part.player), amount_of(part.amount, "A payment")) for part in payments]
    if len({player for player, _ in paying}) != len(paying):
        raise Refusal("118.10", "The same player is named twice for one payment")
    by_side: dict[int, int] = {}
    for player, amount in paying:
        if amount:
            _check_allowed(r, player, amount, step)
            side = r.setup.side_of[player]
            by_side[side] = by_side.get(side, 0) + amount
    for side, amount in by_side.items():
        _check_covered(r, side, amount, together=len(paying) > 1)
    change_life(
        r,
        [
            LifeChange(player, "loss", amount, "payment", player)
            for player, amount in paying
            if amount and not _exiled_instead(r, player, amount)
        ],
    )


def _exiled_instead(r: Resolution, player: int, amount: int) -> bool:
    """A payment that the player makes with cards in place of life still counts as paid (118.11)."""
    for effect, rule in rules_about(r.game, player):
        if isinstance(rule, PayBecomesExile) and effect.id not in r.skip:
            r.remind(player, "exile", amount, effect.name)
            return True
    return False


def _check_allowed(r: Resolution, player: int, amount: int, step: Pay) -> None:
    name = r.name(player)
    lock = cant_lose_life(r.game, player)
    if lock is not None:
        raise Refusal("119.8", f"{name} can't lose life ({lock.name}) and so can't pay {amount}")
    lock = cant_pay_life(r.game, player, step.for_)
    if lock is not None:
        raise Refusal("614.17b", f"{name} can't pay {amount} life ({lock.name})")


def _check_covered(r: Resolution, side: int, amount: int, *, together: bool) -> None:
    total = r.game.totals[side]
    if amount <= total:
        return
    payer = r.setup.sides[side].name
    if len(r.setup.sides[side].members) > 1:
        rule = "810.9b" if together else "119.4a"
        raise Refusal(rule, f"Team {payer} has {total} life and can't pay {amount}")
    raise Refusal("119.4", f"{payer} has {total} life and can't pay {amount}")
