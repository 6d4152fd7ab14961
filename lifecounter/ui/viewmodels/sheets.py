"""The sheets that open on a seat, each made when it is first wanted: most games open few of them."""

from collections.abc import Callable
from functools import cached_property, partial
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, assert_never

from PySide6.QtCore import QObject

from lifecounter.model.commands import AnyStep
from lifecounter.model.effects import Card
from lifecounter.table.table import Change, Table
from lifecounter.ui import words

if TYPE_CHECKING:
    from lifecounter.ui.viewmodels.amount import AmountViewModel
    from lifecounter.ui.viewmodels.builder import BuilderViewModel
    from lifecounter.ui.viewmodels.cards import CardsViewModel
    from lifecounter.ui.viewmodels.effects import EffectsViewModel
    from lifecounter.ui.viewmodels.more import MoreViewModel
    from lifecounter.ui.viewmodels.order import OrderViewModel
    from lifecounter.ui.viewmodels.reminder import ReminderViewModel
    from lifecounter.ui.viewmodels.rules import RulesViewModel
    from lifecounter.ui.viewmodels.target import TargetViewModel

SheetKind = Literal["amount", "builder", "more", "cards", "effects", "order", "reminder", "rules", "target"]
Then = Callable[[], None]
Say = Callable[[words.Line], None]
Keep = Callable[[Card], None]
"""Keeps a card of the table's own, and makes it known. Raises OwnCardsError."""


class Take(Protocol):
    """What takes a step from a seat."""

    def __call__(self, step: AnyStep, then: Then = ...) -> Change | None:
        """Take it. What is refused is said on the seat; where an order has to be chosen its player is asked.
        `then` is called once the step was taken, perhaps later."""


class Desk(NamedTuple):
    """What a sheet works with."""

    table: Table
    side: int
    """Whose seat it lies on."""
    take: Take
    close: Then
    """Put this sheet away, and come back to the one that it lies on."""
    clear: Then
    """Put every sheet of the seat away."""
    keep: Keep
    say: Say
    """Tell the player of the seat."""


class Sheet(Protocol):
    """The view model of a sheet."""

    def refresh(self) -> None:
        """Show the game as it now stands."""


class Sheets:
    """All sheets of one seat."""

    def __init__(
        self,
        table: Table,
        side: int,
        take: Take,
        close: Callable[[SheetKind], None],
        clear: Then,
        keep: Keep,
        say: Say,
        parent: QObject,
    ) -> None:
        self._table = table
        self._side = side
        self._take = take
        self._close = close
        self._clear = clear
        self._keep = keep
        self._say = say
        self._parent = parent

    def of(self, kind: SheetKind) -> Sheet:
        """The sheet of this kind."""
        match kind:
            case "amount":
                return self.amount
            case "more":
                return self.more
            case "builder":
                return self.builder
            case "cards":
                return self.cards
            case "effects":
                return self.effects
            case "order":
                return self.order
            case "reminder":
                return self.reminder
            case "rules":
                return self.rules
            case "target":
                return self.target
            case _:
                assert_never(kind)

    @cached_property
    def amount(self) -> "AmountViewModel":
        """An amount of damage, gain, payment."""
        from lifecounter.ui.viewmodels.amount import AmountViewModel

        return AmountViewModel(self._desk("amount"), self._parent)

    @cached_property
    def more(self) -> "MoreViewModel":
        """Counters, locks, marks, endings."""
        from lifecounter.ui.viewmodels.more import MoreViewModel

        return MoreViewModel(self._desk("more"), self._parent)

    @cached_property
    def builder(self) -> "BuilderViewModel":
        """A card that the table builds."""
        from lifecounter.ui.viewmodels.builder import BuilderViewModel

        return BuilderViewModel(self._desk("builder"), self._parent)

    @cached_property
    def cards(self) -> "CardsViewModel":
        """A card, chosen by its name."""
        from lifecounter.ui.viewmodels.cards import CardsViewModel

        return CardsViewModel(self._desk("cards"), self._parent)

    @cached_property
    def effects(self) -> "EffectsViewModel":
        """Effects in play."""
        from lifecounter.ui.viewmodels.effects import EffectsViewModel

        return EffectsViewModel(self._desk("effects"), self._parent)

    @cached_property
    def order(self) -> "OrderViewModel":
        """In which order effects apply (616.1)."""
        from lifecounter.ui.viewmodels.order import OrderViewModel

        return OrderViewModel(self._desk("order"), self._parent)

    @cached_property
    def reminder(self) -> "ReminderViewModel":
        """Something to do, which loses the game where it can't be done."""
        from lifecounter.ui.viewmodels.reminder import ReminderViewModel

        return ReminderViewModel(self._desk("reminder"), self._parent)

    @cached_property
    def rules(self) -> "RulesViewModel":
        """Notes on the rules."""
        from lifecounter.ui.viewmodels.rules import RulesViewModel

        return RulesViewModel(self._desk("rules"), self._parent)

    @cached_property
    def target(self) -> "TargetViewModel":
        """Whom a waiting trigger targets."""
        from lifecounter.ui.viewmodels.target import TargetViewModel

        return TargetViewModel(self._desk("target"), self._parent)

    def _desk(self, kind: SheetKind) -> Desk:
        close = partial(self._close, kind)
        return Desk(self._table, self._side, self._take, close, self._clear, self._keep, self._say)
