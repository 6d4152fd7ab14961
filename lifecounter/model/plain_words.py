"""What effects do, said in plain words: each primitive of a card as one sentence.

The sentences speak to the effect's controller, who is "you".
"""

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from lifecounter.model.actions import Action
from lifecounter.model.conditions import When
from lifecounter.model.effects import Card
from lifecounter.model.primitives import (
    AnyPrimitive,
    AtEndStep,
    AtUpkeep,
    CantGainLife,
    CantGetCounters,
    CantLoseGame,
    CantLoseLife,
    CantPayLife,
    CantWinGame,
    CountersCap,
    CountersMultiply,
    CountersPlus,
    DamageAsPoison,
    DamageBecomes,
    DamageCantBePrevented,
    DamageCausesNoLoss,
    DamageHalve,
    DamageLifeFloor,
    DamageMultiply,
    DamagePlus,
    DamagePrevent,
    GainBecomesDraw,
    GainBecomesLoss,
    GainBecomesNothing,
    GainMultiply,
    GainPlus,
    LifeReducedFloor,
    LifeTotalCantChange,
    LoseGameReplaced,
    LosesAtLife,
    LossMultiply,
    NoLossForZeroLife,
    OnDamage,
    OnEnter,
    OnGain,
    OnLeave,
    OnLoss,
    PayBecomesExile,
)


class _Somebody(NamedTuple):
    """Whom a sentence is about, and how its verbs and pronouns go along."""

    name: str
    own: str
    can_not: str
    single: bool = True

    def do(self, verb: str) -> str:
        """`you gain`, `a player gains`."""
        return f"{self.name} {_third(verb)}" if self.single else f"{self.name} {_second(verb)}"

    def they(self, verb: str) -> str:
        """The same a second time: `you gain`, `they gain`."""
        return f"{'they' if self.single else self.name} {verb}"

    @property
    def total(self) -> str:
        return f"{self.own} life total"


_YOU = _Somebody("you", "your", "you can't", single=False)
_AFFECTED = {
    "controller": _YOU,
    "opponents": _Somebody("an opponent", "an opponent's", "your opponents can't"),
    "all": _Somebody("a player", "a player's", "nobody can"),
    "chosen": _Somebody("the chosen player", "the chosen player's", "the chosen player can't"),
}
_WHO = {
    "controller": _YOU,
    "that_player": _Somebody("that player", "their", "that player can't"),
    "source_controller": _Somebody("the source's controller", "their", "the source's controller can't"),
    "each_opponent": _Somebody("each opponent", "their", "your opponents can't"),
    "target_opponent": _Somebody("a target opponent", "their", "a target opponent can't"),
    "target_player": _Somebody("a target player", "their", "a target player can't"),
    "each_player": _Somebody("each player", "their", "nobody can"),
}
_PURPOSES = {
    "spell": "spells",
    "ability": "abilities",
    "cost": "other costs",
    "unless": "what is offered while something resolves",
}
_UNTIL = {
    "turn": "It lasts until the end of the turn.",
    "next_turn": "It lasts until your next turn.",
    "game": "It lasts for the rest of the game.",
}


def card_in_plain_words(card: Card) -> tuple[str, ...]:
    """What a card does, a sentence for each of its primitives, then when it applies and how long it lasts."""
    told = list(in_plain_words(card.rules))
    if card.on is not None:
        told.append(
            f"It is put on a player, most often on {'you' if card.on == 'controller' else 'an opponent'}."
        )
    if card.number is not None:
        told.append(f"Its number is {card.number} unless the table says otherwise.")
    if card.begins_if is not None:
        told.append(f"It works only if {_circumstances(card.begins_if)} as it begins.")
    if card.condition:
        told.append(f"The table says whether this is so: {card.condition}")
    if card.until is not None:
        told.append(_UNTIL[card.until])
    return tuple(told)


def in_plain_words(rules: Iterable[AnyPrimitive]) -> tuple[str, ...]:
    """What primitives do, a sentence for each."""
    return tuple(_sentence(rule) for rule in rules)


def _sentence(rule: AnyPrimitive) -> str:
    told = _does(rule)
    if rule.when is not None and (so := _circumstances(rule.when)):
        told = f"while {so}, {told}"
    if rule.always:
        told += ", even while its condition is not met"
    return f"{told[:1].upper()}{told[1:]}."


def _does(rule: AnyPrimitive) -> str:
    who = _AFFECTED[rule.affects]
    match rule:
        case CantGainLife():
            return f"{who.can_not} gain life"
        case CantLoseLife():
            return f"{who.can_not} lose life"
        case LifeTotalCantChange():
            return "nobody's life total can change" if rule.affects == "all" else f"{who.total} can't change"
        case CantPayLife(scope=scope):
            purposes = " or ".join(_PURPOSES[purpose] for purpose in scope)
            return f"{who.can_not} pay life" + (f" for {purposes}" if purposes else "")
        case CantLoseGame():
            return f"{who.can_not} lose the game"
        case CantWinGame():
            return f"{who.can_not} win the game"
        case NoLossForZeroLife():
            return f"{who.do('do')} not lose the game for having 0 or less life"
        case CantGetCounters(kinds=kinds):
            return f"{who.can_not} get {' or '.join(kinds)} counters".replace("  ", " ")
        case DamageCantBePrevented():
            return f"{_damage(rule)} can't be prevented"
        case DamageMultiply(by=by):
            return f"{_damage(rule)} is {_times(by)}"
        case DamagePlus(amount=amount):
            if amount is None:
                return f"{_damage(rule)} is more by its number"
            return f"{_damage(rule)} is {abs(amount)} {'more' if amount >= 0 else 'less'}"
        case DamageHalve(round=rounding):
            return f"{_damage(rule)} is halved, rounded {rounding}; this is no prevention"
        case DamagePrevent():
            return _prevents(rule)
        case DamageBecomes(what=what, lose_if_failed=lose):
            told = f"instead of being dealt, {_damage(rule)} becomes this, once for each point: {what}"
            return told + (_or_lose(who) if lose else "")
        case DamageAsPoison():
            return f"{_damage(rule)} gives poison counters and takes no life, as infect does"
        case DamageCausesNoLoss():
            return f"{_damage(rule)} is dealt but takes no life"
        case DamageLifeFloor(to=to):
            return f"{_damage(rule)} never takes {who.total} from {to} or more to less than {to}"
        case LifeReducedFloor(at_most=at_most, to=to, then=then):
            told = f"whatever would reduce {who.total} to {at_most} or less makes it {to}"
            return f"{told}; then {_actions(then)}" if then else told
        case GainMultiply(by=by):
            return f"what {who.do('gain')} is {_times(by)}"
        case GainPlus(amount=amount):
            return f"whenever {who.name} would gain life, {who.they('gain')} {amount} more"
        case GainBecomesLoss():
            return f"instead of gaining life, {who.do('lose')} that much"
        case GainBecomesNothing():
            return f"instead of gaining life, {who.do('gain')} nothing"
        case GainBecomesDraw():
            return f"instead of gaining life, {who.do('draw')} that many cards"
        case LossMultiply(by=by):
            return f"what {who.do('lose')} is {_times(by)}"
        case PayBecomesExile():
            return f"instead of paying life, {who.name} may exile that many cards from the top of the library"
        case CountersMultiply(halve=True):
            return f"counters that {who.do('put')} on players are halved, rounded down"
        case CountersMultiply(by=by):
            return f"counters that {who.do('put')} on players are {_times(by or 1)}"
        case CountersPlus(amount=amount):
            themselves = "themselves" if who.single else "yourself"
            return f"counters that {who.do('put')} on {themselves} are {amount} more of each kind"
        case CountersCap(kind=kind):
            return f"{who.do('get')} at most one {kind} counter each turn"
        case LoseGameReplaced():
            return _replaces_loss(rule, who)
        case LosesAtLife(at_least=None, exactly=exactly):
            return f"{who.do('lose')} the game with exactly {exactly} life"
        case LosesAtLife(at_least=at_least):
            return f"{who.do('lose')} the game with {at_least} or more life"
        case OnEnter(does=does):
            return f"as it begins, {_actions(does)}"
        case OnLeave(does=does, only_to_graveyard=only):
            return f"when it {'goes to the graveyard' if only else 'leaves'}, {_actions(does)}"
        case OnGain(does=does):
            return f"whenever {who.do('gain')} life, {_actions(does)}"
        case OnLoss(does=does):
            return f"whenever {who.do('lose')} life, {_actions(does)}"
        case OnDamage(does=does):
            return f"whenever {who.do('be')} dealt {_damage_of(rule.when)}, {_actions(does)}"
        case AtUpkeep(does=does):
            return f"at the beginning of {who.own} upkeep, {_actions(does)}"
        case AtEndStep(does=does, each_turn=each):
            return f"at the beginning of {'each' if each else 'your'} end step, {_actions(does)}"
        case _:
            assert_never(rule)


def _damage(rule: AnyPrimitive) -> str:
    """The damage that a primitive is about: `combat damage from red creatures of yours to an opponent`."""
    return f"{_damage_of(rule.when)} to {_AFFECTED[rule.affects].name}"


def _damage_of(when: When | None) -> str:
    if when is None:
        return "damage"
    kind = {None: "damage", True: "combat damage", False: "noncombat damage"}[when.combat]
    source = _source(when)
    return f"{kind} from {source}" if source else kind


def _source(when: When) -> str:
    """The sources that are meant; nothing where every source is."""
    kinds = {"creatures": when.creature, "spells": when.spell}
    told = " or ".join(noun for noun, given in kinds.items() if given) or "sources"
    if when.colour is not None:
        told = f"{when.colour} {told}"
    if when.source_of is not None:
        told += {"controller": " of yours", "opponents": " of opponents", "chosen": " of the chosen player"}[
            when.source_of
        ]
    others = [noun for noun, given in kinds.items() if given is False]
    if others:
        told += f" other than {' and '.join(others)}"
    return "" if told == "sources" else told


def _circumstances(when: When) -> str:
    """What must be so; facts about damage are told with the damage."""
    parts: list[str] = []
    if (life := _life_between(when.life_at_least, when.life_at_most)) is not None:
        parts.append(f"you have {life}")
    if when.over_starting is not None:
        parts.append(f"you have at least {when.over_starting} more life than you started with")
    if when.own_turn is not None:
        parts.append("it is your turn" if when.own_turn else "it is not your turn")
    if when.mark is not None:
        parts.append(f"you have the mark {when.mark}")
    if when.by_self is not None:
        parts.append(
            f"the affected player {'controls' if when.by_self else 'does not control'} what causes it"
        )
    return " and ".join(parts)


def _life_between(least: int | None, most: int | None) -> str | None:
    if least is not None and least == most:
        return f"exactly {least} life"
    parts = [] if least is None else [f"{least} or more"]
    parts += [] if most is None else [f"{most} or less"]
    return f"{' but '.join(parts)} life" if parts else None


def _prevents(rule: DamagePrevent) -> str:
    damage = _damage(rule)
    if rule.shield:
        told = f"the next {damage}, as many points as its number, is prevented"
    elif rule.half is not None:
        told = f"half of {damage} is prevented, rounded {rule.half}"
    elif rule.all_but is not None:
        told = f"of {damage}, all but {rule.all_but} is prevented, for each source"
    elif rule.amount == "number":
        told = f"of {damage}, as much as its number is prevented, for each source"
    elif rule.amount == "all":
        told = f"{'the next' if rule.once else 'all'} {damage} is prevented"
    else:
        told = f"of {damage}, {rule.amount} is prevented, for each source"
    return f"{told}; for what was prevented, {_actions(rule.then)}" if rule.then else told


def _replaces_loss(rule: LoseGameReplaced, who: _Somebody) -> str:
    total = "the starting total" if rule.life == "starting" else str(rule.life)
    told = f"instead of losing the game, {who.do('be')} at {total}"
    if rule.clears_poison:
        told += " without poison counters"
    if rule.sweeps:
        told += f", and all permanents of {'theirs' if who.single else 'yours'} are gone"
    return f"{told}; then {_actions(rule.then)}" if rule.then else told


def _actions(actions: Iterable[Action]) -> str:
    return ", and ".join(map(_action, actions)) or "nothing happens"


def _action(action: Action) -> str:
    who = _WHO[action.who]
    match action.act:
        case "gain" | "lose":
            told = f"{who.do(action.act)} {_amount(action, who, 'life')}"
        case "damage":
            told = f"{who.do('be')} dealt {_amount(action, who, 'damage')}"
            told += " that can't be prevented" if action.unpreventable else ""
        case "set":
            told = f"{who.total} becomes {_amount(action, who, '').strip()}"
        case "counters":
            told = f"{who.do('get')} {_amount(action, who, f'{action.what} counters')}"
        case "ask":
            told = f"{who.do('do')} this{_how_often(action, who)}: {action.what}"
        case "lose_game":
            told = f"{who.do('lose')} the game"
        case "win_game":
            told = f"{who.do('win')} the game"
        case "mark":
            told = f"{who.do('take')} the mark {action.what}"
        case _:
            assert_never(action.act)
    if (life := _life_between(action.life_at_least, action.life_at_most)) is not None:
        told += f", if {who.they('have')} {life}"
    return told + (_or_lose(who) if action.lose_if_failed else "")


def _amount(action: Action, who: _Somebody, thing: str) -> str:
    match action.amount:
        case None:
            measured = f"as much {thing}".strip() if not thing.endswith("counters") else f"as many {thing}"
            return f"{_multiple(action.times)}{measured} as {_measure(action, who)}"
        case "starting":
            return "the starting total"
        case "half_starting_up":
            return "half the starting total, rounded up"
        case int(amount):
            return f"{amount * action.times} {thing}"
        case _:
            assert_never(action.amount)


def _how_often(action: Action, who: _Somebody) -> str:
    if action.amount is None:
        return f", {_multiple(action.times)}as many times as {_measure(action, who)}"
    return "" if action.amount == 1 else f" {action.amount} times"


def _measure(action: Action, who: _Somebody) -> str:
    match action.measure:
        case "event":
            return "that was"
        case "life":
            return who.they("have") if action.act in ("gain", "lose") else f"{who.they('have')} life"
        case "half_life_up":
            return f"half of {who.total}, rounded up"
        case "lost_this_turn":
            return f"{who.they('have')} lost this turn"
        case "gained_this_turn":
            return f"{who.they('have')} gained this turn"
        case "number":
            return "its number"
        case _:
            assert_never(action.measure)


def _or_lose(who: _Somebody) -> str:
    return f"; {who.they('lose')} the game if that can't be done"


def _times(by: int) -> str:
    return {2: "doubled", 3: "tripled"}.get(by, f"multiplied by {by}")


def _multiple(times: int) -> str:
    return {1: "", 2: "twice "}.get(times, f"{times} times ")


def _second(verb: str) -> str:
    return "are" if verb == "be" else verb


def _third(verb: str) -> str:
    return {"be": "is", "do": "does", "have": "has"}.get(verb, f"{verb}s")
