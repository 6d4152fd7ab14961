"""What an amount sheet shows: one pure function from the game and what has been put in."""

from typing import assert_never

import msgspec

from lifecounter.model.outcome import Outcome, Refused
from lifecounter.model.state import Game
from lifecounter.ui import words
from lifecounter.ui.language import later, put, tr
from lifecounter.ui.viewmodels import asked_facts
from lifecounter.ui.viewmodels.amount_draft import Draft, Origin, Verb, origin_name, origins
from lifecounter.ui.viewmodels.seat_props import colour_of


class SwitchRow(msgspec.Struct, frozen=True):
    """One fact that can be stated or not."""

    key: str
    text: str
    on: bool


class PickRow(msgspec.Struct, frozen=True):
    """One of several things to pick."""

    key: str
    text: str
    on: bool
    colour: str = ""


class AmountProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that an amount sheet shows."""

    verb: Verb
    title: str
    amount: str
    empty: bool
    origin: str
    """What the damage comes from; empty where nothing is asked."""
    originColour: str
    signed: bool
    """The number may be below 0."""
    act: str
    """What confirming does: Deal 7."""
    ready: bool
    """Confirming would be done, or would ask for an order."""
    switches: tuple[SwitchRow, ...]
    heads: tuple[PickRow, ...]
    aspects: tuple[PickRow, ...]
    sources: tuple[PickRow, ...]
    lines: tuple[words.Line, ...]


def amount_props(game: Game, side: int, draft: Draft, outcome: Outcome) -> AmountProps:
    """What the sheet of this side shows. `outcome` is what its step would come to."""
    name = game.setup.names[draft.head]
    return AmountProps(
        verb=draft.verb,
        title=_title(draft.verb, name),
        amount=words.number(_starting(game, draft) if draft.to_starting else draft.amount),
        empty=not draft.digits and not draft.to_starting,
        origin=_origin(game, draft, draft.origin) if pickable(game, draft) else "",
        originColour=_origin_colour(game, draft),
        signed=draft.verb == "set" or (draft.verb == "correct" and draft.aspect == "life"),
        act=_act(draft),
        ready=not draft.is_empty and not isinstance(outcome, Refused),
        switches=(
            *(SwitchRow(*asked) for asked in asked_facts.switches(game, draft)),
            *_switches(game, draft),
        ),
        heads=_heads(game, side, draft),
        aspects=_aspects(game, draft),
        sources=_sources(game, draft),
        lines=() if draft.is_empty else tuple(words.preview(game, outcome, side)),
    )


def pickable(game: Game, draft: Draft) -> list[Origin]:
    """Where it can come from: damage from anybody, a gain from somebody's effect where that matters."""
    if draft.verb == "damage":
        return origins(game, draft.head)
    if draft.verb == "gain" and asked_facts.asks_by_whom(game, draft.head):
        others = (place for place in range(len(game.players)) if place != draft.head)
        return [Origin(), *map(Origin, others)]
    return []


def _title(verb: Verb, name: str) -> str:
    match verb:
        case "damage":
            return put(tr("Damage to %1"), name)
        case "gain":
            return put(tr("%1 gains life"), name)
        case "lose":
            return put(tr("%1 loses life"), name)
        case "pay":
            return put(tr("%1 pays life"), name)
        case "set":
            return put(tr("%1’s life total becomes"), name)
        case "correct":
            return put(tr("Put right for %1"), name)
        case _:
            assert_never(verb)


def _starting(game: Game, draft: Draft) -> int:
    return game.setup.sides[game.setup.side_of[draft.head]].life


def _act(draft: Draft) -> str:
    amount = words.number(draft.amount)
    match draft.verb:
        case "damage":
            return put(tr("Deal %1"), amount)
        case "gain":
            return put(tr("Gain %1"), amount)
        case "lose":
            return put(tr("Lose %1"), amount)
        case "pay":
            return put(tr("Pay %1"), amount)
        case "set":
            return tr("Set to start") if draft.to_starting else put(tr("Set to %1"), amount)
        case "correct":
            back = draft.back_in and not draft.digits
            return tr("Put right") if back else put(tr("Make it %1"), amount)
        case _:
            assert_never(draft.verb)


def _origin_colour(game: Game, draft: Draft) -> str:
    player = draft.origin.player
    return "" if player is None else colour_of(game, game.setup.side_of[player])


def _switches(game: Game, draft: Draft) -> tuple[SwitchRow, ...]:
    match draft.verb:
        case "damage":
            rows = [SwitchRow("combat", tr("Combat"), draft.combat)]
            if game.setup.commanders:
                rows.append(SwitchRow("commander", tr("Commander"), draft.origin.commander is not None))
            return (
                *rows,
                SwitchRow("lifelink", tr("Lifelink"), draft.lifelink),
                SwitchRow("infect", tr("Infect"), draft.infect),
                SwitchRow("unpreventable", tr("Can’t be prevented"), draft.unpreventable),
                SwitchRow("toxic", put(tr("Toxic %1"), draft.toxic), draft.toxic > 0),
            )
        case "set":
            start = words.number(_starting(game, draft))
            return (SwitchRow("starting", put(tr("Starting total, %1"), start), draft.to_starting),)
        case "correct":
            if game.is_in(draft.head) and game.result is None:
                return ()
            return (SwitchRow("back", tr("Back in the game"), draft.back_in),)
        case _:
            return ()


def _heads(game: Game, side: int, draft: Draft) -> tuple[PickRow, ...]:
    members = game.setup.sides[side].members
    if len(members) == 1:
        return ()
    return tuple(PickRow(str(member), game.setup.names[member], member == draft.head) for member in members)


def _aspects(game: Game, draft: Draft) -> tuple[PickRow, ...]:
    if draft.verb != "correct":
        return ()
    kinds = dict.fromkeys([later("life"), later("poison"), *game.counters(draft.head)])
    commanders = game.setup.commanders if game.setup.commander_damage is not None else ()
    rows = [PickRow(kind, words.sentence(tr(kind)), kind == draft.aspect) for kind in kinds]
    rows += [PickRow(one, put(tr("%1 damage"), words.short(one)), one == draft.aspect) for one in commanders]
    return tuple(rows)


def _origin(game: Game, draft: Draft, origin: Origin) -> str:
    """A gain of no named effect is the player's own."""
    own = draft.verb == "gain" and origin.player is None
    return game.setup.names[draft.head] if own else origin_name(game, origin)


def _sources(game: Game, draft: Draft) -> tuple[PickRow, ...]:
    return tuple(
        PickRow(
            str(place),
            words.sentence(_origin(game, draft, origin))
            if origin.player is None
            else _origin(game, draft, origin),
            origin == draft.origin,
            "" if origin.player is None else colour_of(game, game.setup.side_of[origin.player]),
        )
        for place, origin in enumerate(pickable(game, draft))
    )
