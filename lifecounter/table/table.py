"""The game in progress: one way in, a history that undo and redo move in, and listeners that are told."""

from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec.structs import replace

from lifecounter.model.commands import Amend, AnyStep, Play, Redo, Undo, verb
from lifecounter.model.effects import Catalogue
from lifecounter.model.events import Event, Redone, Undone
from lifecounter.model.outcome import Outcome, Played, Refused
from lifecounter.model.play import play
from lifecounter.model.state import Game


class Journal(Protocol):
    """Where steps are kept; `append` returns only once the step would outlive the program."""

    def append(self, step: AnyStep) -> None:
        """Keep one step that was taken. Raises OSError where it can't be kept."""


class Change(msgspec.Struct, frozen=True):
    """A step and what came of it. For a refusal or a choice `after` is `before`."""

    step: AnyStep
    before: Game
    after: Game
    outcome: Outcome
    sequence: int
    """How many steps the table has taken, undoing included."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What happened, in order."""
        return self.outcome.events if isinstance(self.outcome, Played) else ()


class Entry(msgspec.Struct, frozen=True):
    """One entry of the history: what was done, what came of it, and the game after it."""

    step: Play
    at: str | None
    """When (ISO 8601); None where nobody knows."""
    events: tuple[Event, ...]
    game: Game


Listener = Callable[[Change], None]
Clock = Callable[[], str]
"""Tells the moment that it is (ISO 8601)."""


class Table:
    """A game in progress."""

    def __init__(self, game: Game, journal: Journal | None = None) -> None:
        self.beginning = game
        """The game before its first step."""
        self._entries: list[Entry] = []
        self._place = 0
        self._taken: list[AnyStep] = []
        self._journal = journal
        self._clock: Clock | None = None
        self._listeners: list[Listener] = []
        self.game = game
        """The game as it stands; replaced by every step."""

    @property
    def sequence(self) -> int:
        """How many steps were taken, undoing included."""
        return len(self._taken)

    @property
    def taken(self) -> tuple[AnyStep, ...]:
        """Every step that was taken, in order, undoing included: with the header, the game's record."""
        return tuple(self._taken)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The history: first what stands, then what was taken back and can be done again."""
        return tuple(self._entries)

    @property
    def place(self) -> int:
        """How many entries stand."""
        return self._place

    @property
    def can_undo(self) -> bool:
        """There is an entry to take back."""
        return self._place > 0

    @property
    def can_redo(self) -> bool:
        """There is an entry that was taken back and can be done again."""
        return self._place < len(self._entries)

    @property
    def last_step(self) -> Play | None:
        """What an undo would take back."""
        return self._entries[self._place - 1].step if self._place else None

    def keep_in(self, journal: Journal) -> None:
        """From now on every step is kept there before anybody is told of it."""
        self._journal = journal

    def time_by(self, clock: Clock) -> None:
        """From now on every step that doesn't say when it was taken is given the moment."""
        self._clock = clock

    def know(self, cards: Catalogue) -> None:
        """From now on these are the cards that steps can name; what is in play stays as it is."""
        self.beginning = _knowing(self.beginning, cards)
        self._entries = [replace(entry, game=_knowing(entry.game, cards)) for entry in self._entries]
        self.game = _knowing(self.game, cards)

    def listen(self, listener: Listener) -> None:
        """Tell `listener` of every step from now on, refused ones included."""
        self._listeners.append(listener)

    def do(self, step: AnyStep) -> Change:
        """Take a step. What is refused or waits for a choice changes nothing.

        Raises OSError where the journal can't keep the step; then nothing has changed either.
        """
        before = self.game
        if self._clock is not None and step.at is None:
            step = replace(step, at=self._clock())
        outcome = self.preview(step)
        if isinstance(outcome, Played):
            if self._journal is not None:
                self._journal.append(step)
            self._move(step, outcome)
            self._taken.append(step)
        change = Change(step, before, self.game, outcome, self.sequence)
        for listener in self._listeners:
            listener(change)
        return change

    def go_to(self, place: int) -> None:
        """Go to the moment at which `place` entries stand, 0 being the beginning: by as many undos or redos
        as it takes, each a step like any other, so that every other moment can still be gone to.

        Raises ValueError where the history is shorter, and OSError where one of these steps can't be kept;
        then those before it have been taken.
        """
        if not 0 <= place <= len(self._entries):
            raise ValueError(f"the history has no entry {place}")
        step = Undo() if place < self._place else Redo()
        while self._place != place:
            self.do(step)

    def preview(self, step: AnyStep) -> Outcome:
        """What `do` would answer, with nothing done."""
        match step:
            case Undo():
                if not self.can_undo:
                    return Refused("", "There is nothing to undo")
                undone = self._entries[self._place - 1]
                return Played(self._game_at(self._place - 1), (Undone(verb(undone.step)),))
            case Redo():
                if not self.can_redo:
                    return Refused("", "There is nothing to redo")
                redone = self._entries[self._place]
                return Played(redone.game, (Redone(verb(redone.step)),))
            case Amend(step=inner):
                if isinstance(inner, Amend | Undo | Redo):
                    return Refused("", f"{verb(inner)} can't stand in the place of another step")
                if not self.can_undo:
                    return Refused("", "There is no step to amend")
                return play(self._game_at(self._place - 1), _decided(inner, step))
            case _:
                return play(self.game, step)

    def _move(self, step: AnyStep, played: Played) -> None:
        match step:
            case Undo():
                self._place -= 1
            case Redo():
                self._place += 1
            case Amend(step=inner):
                assert not isinstance(inner, Amend | Undo | Redo)  # noqa: S101  refused by preview
                self._place -= 1
                at = step.at or inner.at
                self._add(Entry(_decided(inner, step), at, played.events, played.game))
            case _:
                self._add(Entry(step, step.at, played.events, played.game))
        self.game = played.game

    def _add(self, entry: Entry) -> None:
        del self._entries[self._place :]
        self._entries.append(entry)
        self._place += 1

    def _game_at(self, place: int) -> Game:
        return self._entries[place - 1].game if place else self.beginning


def _knowing(game: Game, cards: Catalogue) -> Game:
    return replace(game, setup=replace(game.setup, catalogue=cards))


def _decided(inner: Play, amend: Amend) -> Play:
    """What stands in the last step's place, with the order and the unused effects stated around it."""
    if amend.order is None and not amend.skip:
        return inner
    return replace(inner, order=inner.order or amend.order, skip=(*amend.skip, *inner.skip))
