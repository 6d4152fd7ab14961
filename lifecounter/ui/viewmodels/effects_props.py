"""What the sheet of effects in play shows: all of them, or one with everything that can be done about it."""

import msgspec

from lifecounter.model.commands import Zone
from lifecounter.model.effects import InPlay
from lifecounter.model.plain_words import card_in_plain_words, in_plain_words
from lifecounter.model.primitives import LifeReducedFloor, OnLeave
from lifecounter.model.state import Game
from lifecounter.ui import words
from lifecounter.ui.viewmodels.fields import FieldRow, label, player_picks
from lifecounter.ui.viewmodels.seat_props import colour_of

ZONES: dict[Zone, str] = {
    "graveyard": "Graveyard",
    "exile": "Exile",
    "hand": "Hand",
    "elsewhere": "Elsewhere",
}


class EffectRow(msgspec.Struct, frozen=True):
    """One effect in play."""

    id: str
    name: str
    says: str
    whose: str
    """Who controls it, whom it is put on, and whether its condition is met."""
    colour: str
    """That of its controller's seat; empty for a bare rule."""


class EffectsProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the sheet shows."""

    title: str
    one: bool
    """One effect is spoken about."""
    rows: tuple[EffectRow, ...] = ()
    says: str = ""
    about: str = ""
    fields: tuple[FieldRow, ...] = ()


def effects_props(game: Game, asking: str) -> EffectsProps:
    """What the sheet shows; `asking` is the effect that is spoken about, if any."""
    effect = find(game, asking)
    if effect is None:
        return EffectsProps(
            title="Effects in play" if game.effects else "No effect is in play",
            one=False,
            rows=tuple(_row(game, one) for one in game.effects),
        )
    return EffectsProps(
        title=words.effect(effect),
        one=True,
        says=words.proper(words.about(game, effect)),
        about=_about(game, effect),
        fields=(*_condition(game, effect), *_control(game, effect), *_leaving(effect)),
    )


def find(game: Game, effect: str) -> InPlay | None:
    """The effect in play with this id."""
    return next((one for one in game.effects if one.id == effect), None)


def matters_where(effect: InPlay) -> bool:
    """Where its card goes decides what happens."""
    return any(isinstance(rule, OnLeave) and rule.only_to_graveyard for rule in effect.rules)


def _row(game: Game, effect: InPlay) -> EffectRow:
    setup = game.setup
    controller = effect.controller
    return EffectRow(
        id=effect.id,
        name=words.effect(effect),
        says=words.proper(words.about(game, effect)),
        whose=" · ".join(_whose(game, effect)),
        colour="" if controller is None else colour_of(game, setup.side_of[controller]),
    )


def _whose(game: Game, effect: InPlay) -> list[str]:
    names = game.setup.names
    told = [] if effect.controller is None else [names[effect.controller]]
    return [*told, *_more(game, effect)]


def _more(game: Game, effect: InPlay) -> list[str]:
    told = []
    if effect.controller is not None and effect.chosen is not None:
        told.append(f"On {game.setup.names[effect.chosen]}")
    if effect.number is not None:
        told.append(f"Number {words.number(effect.number)}")
    if not effect.holds:
        told.append("Its condition is not met")
    return told


def _about(game: Game, effect: InPlay) -> str:
    card = game.setup.catalogue.find(effect.name)
    told = in_plain_words(effect.rules) if card is None else card_in_plain_words(card)
    return words.proper("\n".join([*told, *_more(game, effect)]))


def _condition(game: Game, effect: InPlay) -> tuple[FieldRow, ...]:
    card = game.setup.catalogue.find(effect.name)
    asked = "" if card is None else card.condition
    turns = any(isinstance(rule, LifeReducedFloor) for rule in effect.rules)
    if not asked and not turns and effect.holds:
        return ()
    return (
        label(words.proper(asked) or "Its condition"),
        FieldRow("holds yes", "pick", "That is so", on=effect.holds),
        FieldRow("holds no", "pick", "That is not so", on=not effect.holds),
    )


def _control(game: Game, effect: InPlay) -> tuple[FieldRow, ...]:
    if effect.controller is None:
        return ()
    playing = (place for place in range(len(game.players)) if game.is_in(place))
    return (label("Who controls it?"), *player_picks(game, "control", playing, effect.controller))


def _leaving(effect: InPlay) -> tuple[FieldRow, ...]:
    if not matters_where(effect):
        gone = "It leaves" if effect.permanent else "Switch off"
        return (label("Is it gone?"), FieldRow("end", "pick", gone))
    return (
        label("It leaves. Where does the card go?"),
        *(FieldRow(f"to {zone}", "pick", text) for zone, text in ZONES.items()),
    )
