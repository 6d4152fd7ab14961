"""Effects begin, end, change hands: what a card does as it enters and leaves (611, 614)."""

import msgspec
from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.commands import Effect
from lifecounter.model.effects import InPlay, Until
from lifecounter.model.life import LifeChange, change_life
from lifecounter.model.primitives import (
    WORDS,
    Affects,
    AnyPrimitive,
    EntersLosingAllLife,
    LeavesLosingGame,
    from_word,
)
from lifecounter.model.resolution import LoseByTrigger, Refusal, Resolution, number_of


def play_effect(r: Resolution, step: Effect) -> None:
    """An effect begins, ends, changes its controller, or its condition is met or not."""
    if step.add is not None:
        _add(r, step, step.add)
    elif step.add_rule is not None:
        _add_rule(r, step)
    elif step.remove is not None:
        _remove(r, step.remove, step.to or "graveyard")
    elif step.control is not None:
        _control(r, step.control, step.to or "")
    else:
        _hold(r, step)


def _add(r: Resolution, step: Effect, name: str) -> None:
    card = r.setup.catalogue.find(name)
    if card is None:
        near = r.setup.catalogue.nearest(name)
        hint = f"; the nearest are {', '.join(near)}" if near else ""
        raise Refusal("201.2", f"The catalogue has no card called {name}{hint}")
    if step.controller is None:
        raise Refusal("109.4", f"Say who controls {card.name}")
    effect = InPlay(
        id=_new_id(r, step.id),
        name=card.name,
        controller=r.seated(step.controller),
        rules=card.rules,
        chosen=None if step.on is None else r.seated(step.on),
        number=None if step.number is None else number_of(step.number),
        until=step.until,
    )
    _begin(r, effect)


def _add_rule(r: Resolution, step: Effect) -> None:
    affects: Affects = "all" if step.affects in (None, "all") else "chosen"
    rules = tuple(_primitive(word, value, affects) for word, value in (step.add_rule or {}).items())
    if not rules:
        raise Refusal("113.3", "A bare rule names at least one primitive")
    chosen = None if step.affects is None or affects == "all" else r.seated(step.affects)
    until: Until | None = step.until
    name = " and ".join(word.replace("_", " ").replace("cant", "can’t") for word in step.add_rule or {})
    controller = None if step.controller is None else r.seated(step.controller)
    _begin(
        r,
        InPlay(
            id=_new_id(r, step.id), name=name, controller=controller, rules=rules, chosen=chosen, until=until
        ),
    )


def _primitive(word: str, value: object, affects: Affects) -> AnyPrimitive:
    if word not in WORDS:
        raise Refusal("113.3", f"There is no primitive called {word}")
    try:
        return from_word(word, value, affects)
    except msgspec.ValidationError as error:
        raise Refusal("113.3", f"The primitive {word} doesn't take {value}: {error}") from None


def _begin(r: Resolution, effect: InPlay) -> None:
    r.game = replace(r.game, effects=(*r.game.effects, effect))
    controller = None if effect.controller is None else r.name(effect.controller)
    r.tell(events.EffectBegan(effect.id, effect.name, controller))
    for rule in effect.rules:
        if isinstance(rule, EntersLosingAllLife) and effect.controller is not None:
            total = r.game.life(effect.controller)
            if total > 0:
                change_life(r, [LifeChange(effect.controller, "loss", total)])


def _new_id(r: Resolution, wanted: str | None) -> str:
    used = {effect.id for effect in r.game.effects}
    if wanted is not None:
        if wanted in used:
            raise Refusal("611.3a", f"An effect {wanted} is in play already")
        return wanted
    number = r.game.effects_begun + 1
    while f"e{number}" in used:
        number += 1
    r.game = replace(r.game, effects_begun=number)
    return f"e{number}"


def _remove(r: Resolution, wanted: str, zone: str) -> None:
    effect = r.effect(wanted)
    end_effect(r, effect)
    for rule in effect.rules:
        if (
            isinstance(rule, LeavesLosingGame)
            and effect.controller is not None
            and (zone == "graveyard" or not rule.only_to_graveyard)
        ):
            r.triggers.append(LoseByTrigger(effect.controller, effect.name))


def end_effect(r: Resolution, effect: InPlay) -> None:
    """An effect ends, with nothing that its card does as it leaves."""
    r.game = replace(r.game, effects=tuple(other for other in r.game.effects if other.id != effect.id))
    r.tell(events.EffectEnded(effect.id, effect.name))


def _control(r: Resolution, wanted: str, to: str) -> None:
    effect = r.effect(wanted)
    controller = r.seated(to)
    _exchange(r, effect, replace(effect, controller=controller))
    r.tell(events.EffectControlled(effect.id, effect.name, r.name(controller)))


def _hold(r: Resolution, step: Effect) -> None:
    effect = r.effect(step.id or "")
    holds = bool(step.holds)
    _exchange(r, effect, replace(effect, holds=holds))
    r.tell(events.EffectHolds(effect.id, effect.name, holds))


def _exchange(r: Resolution, old: InPlay, new: InPlay) -> None:
    r.game = replace(
        r.game, effects=tuple(new if effect.id == old.id else effect for effect in r.game.effects)
    )
