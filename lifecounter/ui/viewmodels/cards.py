"""The sheet on which a card is chosen by its name: found, filled in, and done."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import LARGEST
from lifecounter.model.outcome import Refused
from lifecounter.ui import words
from lifecounter.ui.viewmodels import cards_props as drafts
from lifecounter.ui.viewmodels.cards_props import CardsDraft, CardsProps, cards_props
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.fields import FieldRow
from lifecounter.ui.viewmodels.library import CardRow
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

MOST_LETTERS = 40


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class CardsViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """One seat's search for a card."""

    pageChanged = Signal()
    titleChanged = Signal()
    typedChanged = Signal()
    lettersChanged = Signal()
    hintChanged = Signal()
    saysChanged = Signal()
    aboutChanged = Signal()
    actChanged = Signal()
    readyChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._draft = CardsDraft(head=desk.table.game.setup.sides[desk.side].members[0])
        self._rows = Rows(CardRow, self)
        self._fields = Rows(FieldRow, self)
        self._lines = Rows(words.Line, self)
        self.props: CardsProps = self._look()
        """What QML reads."""
        self._fill_rows()

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """`find`, or `card` once one is chosen."""
        return self.props.page

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """What is asked, or the card that was chosen."""
        return self.props.title

    @Property(str, notify=typedChanged)
    def typed(self) -> str:
        """What is searched for."""
        return self.props.typed

    @Property(str, notify=lettersChanged)
    def letters(self) -> str:
        """Letters that it can go on with; empty: any."""
        return self.props.letters

    @Property(str, notify=hintChanged)
    def hint(self) -> str:
        """What to do where nothing is found."""
        return self.props.hint

    @Property(str, notify=saysChanged)
    def says(self) -> str:
        """What it does, in short."""
        return self.props.says

    @Property(str, notify=aboutChanged)
    def about(self) -> str:
        """What it does, a line for each part of it."""
        return self.props.about

    @Property(str, notify=actChanged)
    def act(self) -> str:
        """What confirming does."""
        return self.props.act

    @Property(bool, notify=readyChanged)
    def ready(self) -> bool:
        """Confirming would do something."""
        return self.props.ready

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        """What is found, each a CardRow."""
        return self._rows

    @Property(Rows, constant=True)
    def fields(self) -> Rows:
        """What has to be said about the card, each a FieldRow."""
        return self._fields

    @Property(Rows, constant=True)
    def lines(self) -> Rows:
        """What would come of it, each a Line."""
        return self._lines

    @Slot(str)
    def type(self, letters: str) -> None:
        """Search for this as well."""
        typed = self._draft.typed + letters
        if len(typed) <= MOST_LETTERS and (typed.strip() or not typed):
            self._edit(replace(self._draft, typed=typed))

    @Slot()
    def rubOut(self) -> None:
        """One letter fewer."""
        self._edit(replace(self._draft, typed=self._draft.typed[:-1]))

    @Slot()
    def clear(self) -> None:
        """Search for nothing in particular."""
        self._edit(replace(self._draft, typed=""))

    @Slot(str)
    def choose(self, key: str) -> None:
        """This card it is."""
        self._edit(drafts.chosen(self._desk.table.game, self._draft, key))

    @Slot(str)
    def pick(self, key: str) -> None:
        """One answer of the form."""
        self._edit(drafts.answered(self._desk.table.game, self._draft, key))

    @Slot(str, int)
    def move(self, key: str, by: int) -> None:
        """A number of the form, so much more or less."""
        self._count(key, lambda number: number + by)

    @Slot(str, int)
    def digit(self, key: str, digit: int) -> None:
        """A number of the form with one more digit; −1 takes the last one off."""
        self._count(key, lambda number: int(number / 10) if digit < 0 else 10 * number + digit)

    @Slot()
    def confirm(self) -> None:
        """Do it; where it may not be done, the seat says why."""
        step = drafts.step_of(self._desk.table.game, self._draft)
        if not isinstance(step, Refused):
            self._desk.take(step, self._desk.clear)

    @Slot()
    def back(self) -> None:
        """Back to the search, or close the sheet."""
        if self._draft.chosen:
            self._edit(replace(self._draft, chosen=""))
        else:
            self._desk.close()

    def begin(self, head: int) -> None:
        """Start afresh."""
        self._draft = CardsDraft(head=head)
        self.refresh()

    def refresh(self) -> None:
        """Show what would come of it now."""
        before, self.props = self.props, self._look()
        if self.props != before:
            self._fill_rows()
            tell(self, before, self.props)

    def _count(self, key: str, change: Callable[[int], int]) -> None:
        number = change(drafts.number_of(self._draft, key))
        if abs(number) <= LARGEST:
            self._edit(drafts.counted(self._desk.table.game, self._draft, key, number))

    def _edit(self, draft: CardsDraft) -> None:
        if draft != self._draft:
            self._draft = draft
            self.refresh()

    def _look(self) -> CardsProps:
        return cards_props(self._desk.table, self._draft)

    def _fill_rows(self) -> None:
        if self.props.page == "find":
            self._rows.replace(self.props.rows)
        self._fields.replace(self.props.fields)
        self._lines.replace(self.props.lines)
