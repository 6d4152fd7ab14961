"""Effects begin, end, change hands: what a card does as it enters and leaves (611, 614)."""

from typing import assert_never

import msgspec
from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.actions import Action
from lifecounter.model.commands import Effect
from lifecounter.model.effects import Card, InPlay
from lifecounter.model.primitives import (
    WORDS,
    Affects,
    AnyPrimitive,
    OnEnter,
    OnLeave,
    from_word,
)
from lifecounter.model.reach import is_so
from lifecounter.model.resolution import Refusal, Resolution, number_of
from lifecounter.model.state import Trigger
from lifecounter.model.triggers import resolve


def play_effect(r: Resolution, step: Effect) -> None:
    """An effect begins, ends, changes its controller, or its condition is met or not."""
    if step.add is not None:
        _add(r, step, step.add)
    elif step.add_rule is not None:
        _add_rule(r, step)
    elif step.remove is not None:
        leave(r, r.effect(step.remove), step.to or "graveyard")
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
    controller = r.seated(step.controller)
    number = card.number if step.number is None else number_of(step.number)
    holds = card.begins_if is None or is_so(r.game, controller, card.begins_if)
    _begin(
        r,
        InPlay(
            id=_new_id(r, step.id),
            name=card.name,
            controller=controller,
            owner=controller,
            rules=card.rules,
            chosen=_chosen(r, step, card, controller),
            number=number,
            until=step.until or card.until,
            emblem=card.emblem,
            holds=holds,
        ),
    )


def _chosen(r: Resolution, step: Effect, card: Card, controller: int) -> int | None:
    """The player that the effect is put on; where only one can be meant the step need not say so."""
    if step.on is not None:
        return r.seated(step.on)
    match card.on:
        case None:
            return None
        case "controller":
            return controller
        case "opponent":
            opponents = [one for one in r.setup.opponents(controller) if r.game.is_in(one)]
            if len(opponents) != 1:
                raise Refusal("601.2c", f"Say which player {card.name} is put on")
            return opponents[0]
        case _:
            assert_never(card.on)


def _add_rule(r: Resolution, step: Effect) -> None:
    affects: Affects = "all" if step.affects in (None, "all") else "chosen"
    rules = tuple(_primitive(word, value, affects) for word, value in (step.add_rule or {}).items())
    if not rules:
        raise Refusal("113.3", "A bare rule names at least one primitive")
    chosen = None if step.affects is None or affects == "all" else r.seated(step.affects)
    name = " and ".join(word.replace("_", " ").replace("cant", "can’t") for word in step.add_rule or {})
    controller = None if step.controller is None else r.seated(step.controller)
    _begin(
        r,
        InPlay(
            id=_new_id(r, step.id),
            name=name,
            controller=controller,
            owner=controller,
            rules=rules,
            chosen=chosen,
            until=step.until,
        ),
    )


def _primitive(word: str, value: object, affects: Affects) -> AnyPrimitive:
    if word not in WORDS:
        raise Refusal("113.3", f"There is no primitive called {word}")
    try:
        return from_word(word, value, affects)
    except msgspec.ValidationError:
        raise Refusal("113.3", f"The primitive {word} doesn't take what is given for it") from None


def _begin(r: Resolution, effect: InPlay) -> None:
    r.game = replace(r.game, effects=(*r.game.effects, effect))
    controller = None if effect.controller is None else r.name(effect.controller)
    r.tell(events.EffectBegan(effect.id, effect.name, controller))
    for rule in effect.rules:
        if isinstance(rule, OnEnter) and effect.controller is not None:
            for trigger in _does(rule.does, effect):
                resolve(r, trigger)


def _does(actions: tuple[Action, ...], effect: InPlay) -> list[Trigger]:
    player = effect.controller if effect.chosen is None else effect.chosen
    if player is None:
        return []
    return [
        Trigger(action, effect.name, effect.controller, player, effect.number or 0, effect.number)
        for action in actions
    ]


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


def leave(r: Resolution, effect: InPlay, zone: str) -> None:
    """An effect ends as its card goes to a zone, which may trigger something."""
    r.end_effect(effect)
    buried = zone == "graveyard" or r.setup.readings.any_way_out_is_the_graveyard
    for rule in effect.rules:
        if isinstance(rule, OnLeave) and (buried or not rule.only_to_graveyard):
            r.triggers.extend(_does(rule.does, effect))


def _control(r: Resolution, wanted: str, to: str) -> None:
    effect = r.effect(wanted)
    controller = r.seated(to)
    r.change_effect(effect, controller=controller)
    r.tell(events.EffectControlled(effect.id, effect.name, r.name(controller)))


def _hold(r: Resolution, step: Effect) -> None:
    effect = r.effect(step.id or "")
    holds = bool(step.holds)
    r.change_effect(effect, holds=holds)
    r.tell(events.EffectHolds(effect.id, effect.name, holds))
