"""What effects in play ask of a step and the program can't see: facts about a source, what a payment is for,
whether an optional effect is used. What isn't stated counts as given."""

from collections.abc import Iterator
from typing import Literal, NamedTuple, get_args

from msgspec.structs import replace

from lifecounter.model.commands import PayFor
from lifecounter.model.effects import InPlay
from lifecounter.model.primitives import CantPayLife, DamagePrevent, PayBecomesExile
from lifecounter.model.reach import rules_about
from lifecounter.model.state import Game
from lifecounter.ui import words
from lifecounter.ui.language import later, put, tr
from lifecounter.ui.viewmodels.amount_draft import Draft

OTHER = "other"
"""The colour of a source that is none of those asked for."""
PURPOSES: tuple[PayFor, ...] = get_args(PayFor)


class Fact(NamedTuple):
    """One fact about a source that an effect asks for."""

    field: Literal["colour", "creature", "spell"]
    wanted: str | bool | None

    @property
    def key(self) -> str:
        """How the sheet's switch is called."""
        return f"fact {self.field} {self.wanted}"


class AskedSwitch(NamedTuple):
    """A switch of the sheet."""

    key: str
    text: str
    on: bool


def switches(game: Game, draft: Draft) -> Iterator[AskedSwitch]:
    """The switches that effects in play ask for, as they stand."""
    if draft.verb == "damage":
        for fact in facts(game, draft.head):
            said = getattr(draft.facts, fact.field)
            yield AskedSwitch(fact.key, _text(fact), said is None or said == fact.wanted)
    if draft.verb == "pay" and _asks_purpose(game, draft.head):
        for purpose in PURPOSES:
            yield AskedSwitch(f"for {purpose}", tr(_PURPOSE_TEXTS[purpose]), draft.facts.purpose == purpose)
    for effect in optional(game, draft):
        yield AskedSwitch(
            f"use {effect.id}", put(tr("Use %1"), words.effect(effect)), effect.id not in draft.facts.unused
        )


def flipped(game: Game, draft: Draft, key: str) -> Draft:
    """The draft with one of these switches flipped."""
    said = draft.facts
    kind, _, word = key.partition(" ")
    if kind == "for":
        said = replace(said, purpose=next(one for one in PURPOSES if one == word))
        said = replace(said, purpose=None) if said == draft.facts else said
    elif kind == "use":
        unused = [one for one in said.unused if one != word]
        said = replace(said, unused=tuple(unused) if word in said.unused else (*unused, word))
    else:
        asked = facts(game, draft.head)
        fact = next((one for one in asked if one.key == key), None)
        if fact is not None:
            said = replace(said, **{fact.field: _other_than(fact, asked, getattr(said, fact.field))})
    return replace(draft, facts=said)


def as_given(draft: Draft, key: str) -> Draft:
    """Nothing is stated about this any more."""
    if key.startswith("fact "):
        return replace(draft, facts=replace(draft.facts, **{key.split(" ")[1]: None}))
    return draft


def facts(game: Game, head: int) -> tuple[Fact, ...]:
    """Facts about a source of damage that effects about this player ask for, each once."""
    found: dict[Fact, None] = {}
    for _, rule in rules_about(game, head):
        if rule.when is None:
            continue
        asked = (
            Fact("colour", rule.when.colour),
            Fact("creature", rule.when.creature),
            Fact("spell", rule.when.spell),
        )
        found |= dict.fromkeys(fact for fact in asked if fact.wanted is not None)
    return tuple(found)


def asks_by_whom(game: Game, head: int) -> bool:
    """It matters who controls what causes a gain (Rain of Gore)."""
    return any(rule.when is not None and rule.when.by_self is not None for _, rule in rules_about(game, head))


def optional(game: Game, draft: Draft) -> tuple[InPlay, ...]:
    """Effects that the player may use on such a step or not."""
    if draft.verb not in ("damage", "pay"):
        return ()
    found = {
        effect.id: effect
        for effect, rule in rules_about(game, draft.head)
        if (draft.verb == "pay" and isinstance(rule, PayBecomesExile))
        or (draft.verb == "damage" and isinstance(rule, DamagePrevent) and rule.amount == "number")
    }
    return tuple(found.values())


def _asks_purpose(game: Game, head: int) -> bool:
    return any(isinstance(rule, CantPayLife) and rule.scope for _, rule in rules_about(game, head))


def _other_than(fact: Fact, asked: tuple[Fact, ...], said: str | bool | None) -> str | bool | None:
    """What is stated after a fact was flipped."""
    others = [one.wanted for one in asked if one.field == fact.field and one != fact]
    is_on = said is None or said == fact.wanted
    if isinstance(fact.wanted, bool):
        return not fact.wanted if is_on else None
    if not is_on:
        return fact.wanted if others else None
    return others[0] if said is None and len(others) == 1 else OTHER


def _text(fact: Fact) -> str:
    match fact:
        case Fact("colour", str(colour)):
            return put(tr("%1 source"), words.sentence(tr(colour)))
        case Fact("creature", wanted):
            return tr("Creature") if wanted else tr("No creature")
        case _:
            return tr("Spell") if fact.wanted else tr("No spell")


_PURPOSE_TEXTS: dict[PayFor, str] = {
    "spell": later("For a spell"),
    "ability": later("For an ability"),
    "cost": later("For another cost"),
    "unless": later("Optional, as something resolves"),
}
