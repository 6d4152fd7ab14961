"""What a person has put into an amount sheet so far, and the step that it means."""

from typing import Literal, assert_never

import msgspec
from msgspec.structs import replace

from lifecounter.model.commands import Correct, Damage, Gain, Lose, Pay, PayFor, Play, Set, Source, Status
from lifecounter.model.state import Game
from lifecounter.ui import words

Verb = Literal["damage", "gain", "lose", "pay", "set", "correct"]
MOST_DIGITS = 16


class Origin(msgspec.Struct, frozen=True):
    """Where damage comes from: nobody, a player, or a player's commander. Players by place."""

    player: int | None = None
    commander: str | None = None


class Facts(msgspec.Struct, frozen=True):
    """What is stated because effects in play ask for it; None counts as given."""

    colour: str | None = None
    creature: bool | None = None
    spell: bool | None = None
    purpose: PayFor | None = None
    """What a payment is for."""
    unused: tuple[str, ...] = ()
    """Optional effects that are not used this time."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """An amount sheet as it stands."""

    verb: Verb
    head: int
    """Whom it is about, of those who share the seat."""
    digits: str = ""
    negative: bool = False
    to_starting: bool = False
    origin: Origin = Origin()
    combat: bool = False
    lifelink: bool = False
    infect: bool = False
    unpreventable: bool = False
    toxic: int = 0
    facts: Facts = Facts()
    aspect: str = "life"
    """What a correction puts right: `life`, a kind of counter, or a commander's damage."""
    back_in: bool = False

    @property
    def amount(self) -> int:
        """The number that stands there; nothing typed is 0."""
        value = int(self.digits or "0")
        return -value if self.negative else value

    @property
    def is_empty(self) -> bool:
        """Nothing has been put in that a step could be made of."""
        return not (self.digits or self.to_starting or self.back_in or self.toxic)


def origins(game: Game, head: int) -> list[Origin]:
    """What damage can come from, likeliest first: others' commanders, others, nobody, oneself."""
    places = [*range(head + 1, len(game.players)), *range(head)]
    theirs = [
        Origin(owner, commander)
        for place in places
        for commander, owner in game.setup.commanders.items()
        if owner == place
    ]
    own = [Origin(head, commander) for commander, owner in game.setup.commanders.items() if owner == head]
    return [Origin(), *theirs, *(Origin(place) for place in places), Origin(head), *own]


def origin_name(game: Game, origin: Origin) -> str:
    """How a source of damage is called."""
    if origin.player is None:
        return "nobody"
    name = game.setup.names[origin.player]
    return name if origin.commander is None else f"{name} · {words.short(origin.commander)}"


def typed(draft: Draft, digit: int) -> Draft:
    """One more digit."""
    if len(draft.digits) >= MOST_DIGITS:
        return draft
    return replace(draft, digits=(draft.digits + str(digit)).lstrip("0") or "0", to_starting=False)


def rubbed_out(draft: Draft) -> Draft:
    """One digit fewer."""
    return replace(draft, digits=draft.digits[:-1], negative=draft.negative and len(draft.digits) > 1)


def moved(draft: Draft, by: int) -> Draft:
    """So much more or less; only totals go below 0."""
    value = draft.amount + by
    if draft.verb not in ("set", "correct"):
        value = max(0, value)
    if len(str(abs(value))) > MOST_DIGITS:
        return draft
    return replace(draft, digits=str(abs(value)), negative=value < 0, to_starting=False)


def from_origin(draft: Draft, origin: Origin) -> Draft:
    """Dealt by this source; a commander is taken to deal combat damage (903.10a)."""
    return replace(
        draft,
        origin=origin,
        combat=origin.commander is not None or (draft.combat and not draft.origin.commander),
    )


def commander_switched(game: Game, draft: Draft) -> Draft:
    """The source is that player's commander, or no longer is."""
    if draft.origin.commander is not None:
        return replace(draft, origin=Origin(draft.origin.player), combat=False)
    known = [one for one in origins(game, draft.head) if one.commander is not None]
    own = [one for one in known if draft.origin.player in (None, one.player)]
    return from_origin(draft, own[0]) if own else draft


def step_of(game: Game, draft: Draft) -> Play:
    """The step that the sheet stands for."""
    player = game.setup.names[draft.head]
    match draft.verb:
        case "damage":
            source = draft.origin
            return Damage(
                player=player,
                amount=draft.amount,
                from_=_controller(game, source),
                commander=source.commander,
                combat=draft.combat if draft.combat != (source.commander is not None) else None,
                infect=draft.infect,
                toxic=draft.toxic,
                lifelink=draft.lifelink,
                unpreventable=draft.unpreventable,
                source=_source(draft.facts),
                skip=draft.facts.unused,
            )
        case "gain":
            return Gain(player=player, amount=draft.amount, from_=_controller(game, draft.origin))
        case "lose":
            return Lose(player=player, amount=draft.amount)
        case "pay":
            return Pay(player=player, amount=draft.amount, for_=draft.facts.purpose, skip=draft.facts.unused)
        case "set":
            return Set(player=player, to="starting" if draft.to_starting else draft.amount)
        case "correct":
            return _correction(game, draft, player)
        case _:
            assert_never(draft.verb)


def _controller(game: Game, origin: Origin) -> str | None:
    return None if origin.player is None else game.setup.names[origin.player]


def _source(facts: Facts) -> Source | None:
    said = Source(colour=facts.colour, creature=facts.creature, spell=facts.spell)
    return None if said == Source() else said


def _correction(game: Game, draft: Draft, player: str) -> Correct:
    status: Status | None = "playing" if draft.back_in else None
    if not draft.digits:
        return Correct(player=player, status=status)
    if draft.aspect == "life":
        return Correct(player=player, life=draft.amount, status=status)
    if draft.aspect in game.setup.commanders:
        return Correct(player=player, commander_damage={draft.aspect: draft.amount}, status=status)
    return Correct(player=player, counters={draft.aspect: draft.amount}, status=status)
