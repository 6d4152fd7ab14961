"""What an amount sheet shows: one pure function from the game and what has been put in."""

from typing import assert_never

import msgspec

from lifecounter.model.outcome import Outcome, Refused
from lifecounter.model.state import Game
from lifecounter.ui import words
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
            return f"Damage to {name}"
        case "gain":
            return f"{name} gains life"
        case "lose":
            return f"{name} loses life"
        case "pay":
            return f"{name} pays life"
        case "set":
            return f"{name}’s life total becomes"
        case "correct":
            return f"Put right for {name}"
        case _:
            assert_never(verb)


def _starting(game: Game, draft: Draft) -> int:
    return game.setup.sides[game.setup.side_of[draft.head]].life


def _act(draft: Draft) -> str:
    amount = words.number(draft.amount)
    match draft.verb:
        case "damage":
            return f"Deal {amount}"
        case "gain":
            return f"Gain {amount}"
        case "lose":
            return f"Lose {amount}"
        case "pay":
            return f"Pay {amount}"
        case "set":
            return "Set to start" if draft.to_starting else f"Set to {amount}"
        case "correct":
            return "Put right" if draft.back_in and not draft.digits else f"Make it {amount}"
        case _:
            assert_never(draft.verb)


def _origin_colour(game: Game, draft: Draft) -> str:
    player = draft.origin.player
    return "" if player is None else colour_of(game, game.setup.side_of[player])


def _switches(game: Game, draft: Draft) -> tuple[SwitchRow, ...]:
    match draft.verb:
        case "damage":
            rows = [SwitchRow("combat", "Combat", draft.combat)]
            if game.setup.commanders:
                rows.append(SwitchRow("commander", "Commander", draft.origin.commander is not None))
            return (
                *rows,
                SwitchRow("lifelink", "Lifelink", draft.lifelink),
                SwitchRow("infect", "Infect", draft.infect),
                SwitchRow("unpreventable", "Can’t be prevented", draft.unpreventable),
                SwitchRow("toxic", f"Toxic {draft.toxic}", draft.toxic > 0),
            )
        case "set":
            start = words.number(_starting(game, draft))
            return (SwitchRow("starting", f"Starting total, {start}", draft.to_starting),)
        case "correct":
            if game.is_in(draft.head) and game.result is None:
                return ()
            return (SwitchRow("back", "Back in the game", draft.back_in),)
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
    kinds = dict.fromkeys(["life", "poison", *game.counters(draft.head)])
    commanders = game.setup.commanders if game.setup.commander_damage is not None else ()
    rows = [PickRow(kind, words.sentence(kind), kind == draft.aspect) for kind in kinds]
    rows += [PickRow(one, f"{words.short(one)} damage", one == draft.aspect) for one in commanders]
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
