"""A game at a table, with the questions that a test asks of it."""

from collections.abc import Iterable
from typing import TypeVar

from msgspec import UNSET, UnsetType

from lifecounter import assets
from lifecounter.model.begin import begin
from lifecounter.model.commands import AnyStep, Correct, Effect
from lifecounter.model.effects import Catalogue, read_catalogue
from lifecounter.model.events import EffectBegan, Event, LifeGained, LifeLost
from lifecounter.model.formats import Formats, read_formats
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.outcome import Played, Refused
from lifecounter.model.state import Game, Player
from lifecounter.table.table import Table

Fact = TypeVar("Fact", bound=Event)

FORMATS: Formats = read_formats(assets.read_text("formats.toml"))
CATALOGUE: Catalogue = read_catalogue(assets.read_text("effects.toml"))


def game_of(header: Header) -> Game:
    """The first moment of a game that the header describes."""
    return begin(header, FORMATS, CATALOGUE)


class Sitting:
    """A game that is played by naming steps; every step is previewed before it is taken."""

    def __init__(self, header: Header) -> None:
        self.table = Table(game_of(header))

    @property
    def game(self) -> Game:
        return self.table.game

    def does(self, step: AnyStep) -> tuple[Event, ...]:
        """Take a step that the rules allow; answers what happened."""
        foreseen = self.table.preview(step)
        outcome = self.table.do(step).outcome
        assert isinstance(outcome, Played), outcome
        assert outcome == foreseen
        return outcome.events

    def refuses(self, step: AnyStep) -> str:
        """Try a step that the rules forbid; answers the rule that is named."""
        before = self.game
        outcome = self.table.do(step).outcome
        assert isinstance(outcome, Refused), outcome
        assert outcome.message
        assert self.game == before
        return outcome.rule

    def puts(self, **totals: int) -> None:
        """Set life totals as the test wants to find them, past every rule."""
        for name, total in totals.items():
            self.does(Correct(player=name, life=total))

    def locks(self, player: str, *words: str) -> str:
        """Lay bare rules on a player ("all": on everybody); answers the effect's id."""
        events = self.does(Effect(add_rule=dict.fromkeys(words, True), affects=player))
        return only(EffectBegan, events).id

    def card(self, name: str, controller: str) -> str:
        """A card comes into play; answers the effect's id."""
        return told(EffectBegan, self.does(Effect(add=name, controller=controller)))[0].id

    def leaves(self, effect: str, to: str = "graveyard") -> tuple[Event, ...]:
        """A card leaves play."""
        return self.does(Effect(remove=effect, to=to))

    def player(self, name: str) -> Player:
        return self.game.players[self.game.setup.index[name]]

    def life(self, *names: str) -> tuple[int, ...]:
        return tuple(self.game.life(self.game.setup.index[name]) for name in names)

    def counters(self, name: str) -> dict[str, int]:
        return self.game.counters(self.game.setup.index[name])

    def asked(self, name: str) -> dict[str, int]:
        """What a player still has to do at the table, counts of one kind added up."""
        asked: dict[str, int] = {}
        for reminder in self.player(name).reminders:
            asked[reminder.what] = asked.get(reminder.what, 0) + reminder.count
        return asked

    @property
    def playing(self) -> str:
        """The names of those still in the game, in one string."""
        return " ".join(one.name for one in self.game.players if one.status == "playing")

    @property
    def lost(self) -> dict[str, str | None]:
        """Who has lost, and by which rule."""
        return {one.name: one.lost_by for one in self.game.players if one.status == "lost"}

    @property
    def winners(self) -> tuple[str, ...] | None:
        return None if self.game.result is None else self.game.result.winners

    @property
    def drawn(self) -> bool:
        return self.game.result is not None and self.game.result.draw


def sit(
    format_id: str,
    *players: str | PlayerHeader,
    life: int | None = None,
    poison: int | UnsetType | None = UNSET,
    commander_damage: int | UnsetType | None = UNSET,
) -> Sitting:
    """A new game of this format."""
    named = tuple(PlayerHeader(name=one) if isinstance(one, str) else one for one in players)
    return Sitting(
        Header(format=format_id, players=named, life=life, poison=poison, commander_damage=commander_damage)
    )


def duel(ana: int = 20, bruno: int = 20) -> Sitting:
    """Two players, Ana and Bruno, at these totals above 0."""
    return sit("standard", PlayerHeader(name="Ana", life=ana), PlayerHeader(name="Bruno", life=bruno))


def pod() -> Sitting:
    """Four players, Ana, Bruno, Chiara and Dragan, at 20."""
    return sit("free-for-all", "Ana", "Bruno", "Chiara", "Dragan")


def giants(first: int = 30, second: int = 30) -> Sitting:
    """Two-Headed Giant: A and B share one total, C and D another."""
    heads = [
        PlayerHeader(name=name, team=team, life=life)
        for name, team, life in (("A", "1", first), ("B", "1", None), ("C", "2", second), ("D", "2", None))
    ]
    return sit("two-headed-giant", *heads)


def told(kind: type[Fact], events: Iterable[Event]) -> list[Fact]:
    """The facts of one kind."""
    return [event for event in events if isinstance(event, kind)]


def only(kind: type[Fact], events: Iterable[Event]) -> Fact:
    """The one fact of a kind."""
    (fact,) = told(kind, events)
    return fact


def moved(events: Iterable[Event]) -> list[tuple[str, int]]:
    """Every gain and loss in order: who, and by how much up or down."""
    return [
        (event.player, event.amount if isinstance(event, LifeGained) else -event.amount)
        for event in events
        if isinstance(event, LifeGained | LifeLost)
    ]
