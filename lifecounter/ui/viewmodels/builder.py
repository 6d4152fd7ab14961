"""The sheet on which a card that the catalogue doesn't have is built, kept, and used."""

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import LARGEST
from lifecounter.own_cards import OwnCardsError
from lifecounter.ui.viewmodels import builder_props as drafts
from lifecounter.ui.viewmodels.builder_props import BuilderDraft, BuilderProps, WordRow, builder_props
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.fields import FieldRow
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

MOST_LETTERS = 60
Use = Callable[[str], None]


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class BuilderViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """A card that is being built."""

    pageChanged = Signal()
    titleChanged = Signal()
    aboutChanged = Signal()
    problemChanged = Signal()
    readyChanged = Signal()
    typedChanged = Signal()
    lettersChanged = Signal()
    hintChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._draft = BuilderDraft()
        self._trouble = ""
        self._use: Use | None = None
        self._fields = Rows(FieldRow, self)
        self._rows = Rows(WordRow, self)
        self.props: BuilderProps = self._look()
        """What QML reads."""
        self._fill_rows()

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """`card`, `words`, `rule` or `text`."""
        return self.props.page

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """What is asked."""
        return self.props.title

    @Property(str, notify=aboutChanged)
    def about(self) -> str:
        """What the card, or the rule that is open, does."""
        return self.props.about

    @Property(str, notify=problemChanged)
    def problem(self) -> str:
        """Why it can't be kept yet."""
        return self.props.problem

    @Property(bool, notify=readyChanged)
    def ready(self) -> bool:
        """It can be kept."""
        return self.props.ready

    @Property(str, notify=typedChanged)
    def typed(self) -> str:
        """The text that is being typed, or searched for."""
        return self.props.typed

    @Property(str, notify=lettersChanged)
    def letters(self) -> str:
        """Letters that it can go on with; empty: any."""
        return self.props.letters

    @Property(str, notify=hintChanged)
    def hint(self) -> str:
        """What to do where nothing is found."""
        return self.props.hint

    @Property(Rows, constant=True)
    def fields(self) -> Rows:
        """What can be said, each a FieldRow."""
        return self._fields

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        """Kinds of rules, each a WordRow."""
        return self._rows

    @Slot(str)
    def type(self, letters: str) -> None:
        """More text."""
        self._write(self.props.typed + letters)

    @Slot()
    def rubOut(self) -> None:
        """One letter fewer."""
        self._write(self.props.typed[:-1])

    @Slot()
    def clear(self) -> None:
        """No text at all."""
        self._write("")

    @Slot(str)
    def choose(self, word: str) -> None:
        """The card does this as well."""
        self._edit(drafts.with_rule(self._draft, word))

    @Slot(str)
    def pick(self, key: str) -> None:
        """One answer of the form."""
        self._edit(drafts.picked(self._draft, key))

    @Slot(str, int)
    def move(self, key: str, by: int) -> None:
        """A number of the form, so much more or less."""
        self._number(key, drafts.number_at(self._draft, key) + by)

    @Slot(str, int)
    def digit(self, key: str, digit: int) -> None:
        """A number of the form with one more digit; −1 takes the last one off."""
        number = drafts.number_at(self._draft, key)
        self._number(key, int(number / 10) if digit < 0 else 10 * number + digit)

    @Slot()
    def keep(self) -> None:
        """Keep the card among the table's own, and go on to use it."""
        card = drafts.card_of(self._draft)
        if isinstance(card, str):
            return
        try:
            self._desk.keep(card)
        except OwnCardsError as error:
            self._trouble = f"{error}."
            self.refresh()
            return
        if self._use is not None:
            self._use(card.name)

    @Slot()
    def back(self) -> None:
        """Back one page, or close the sheet."""
        match self._draft.page:
            case "card":
                self._desk.close()
            case "text" if self._draft.typing not in ("name", "condition"):
                self._edit(replace(self._draft, page="rule"))
            case _:
                self._edit(replace(self._draft, page="card"))

    def begin(self, use: Use) -> None:
        """Start afresh; `use` goes on with the card once it is kept."""
        self._draft, self._trouble, self._use = BuilderDraft(), "", use
        self.refresh()

    def refresh(self) -> None:
        """Show the card as it stands."""
        before, self.props = self.props, self._look()
        if self.props != before:
            self._fill_rows()
            tell(self, before, self.props)

    def _write(self, text: str) -> None:
        if len(text) > MOST_LETTERS or (text and not text.strip()):
            return
        if self._draft.page == "words":
            self._edit(replace(self._draft, wanted=text))
        elif self._draft.page == "text":
            self._edit(drafts.typed(self._draft, text))

    def _number(self, key: str, number: int) -> None:
        if abs(number) <= LARGEST:
            self._edit(drafts.numbered(self._draft, key, number))

    def _edit(self, draft: BuilderDraft) -> None:
        if draft != self._draft:
            self._draft, self._trouble = draft, ""
            self.refresh()

    def _look(self) -> BuilderProps:
        return builder_props(self._desk.table.game, self._draft, self._trouble)

    def _fill_rows(self) -> None:
        self._fields.replace(self.props.fields)
        if self.props.page == "words":
            self._rows.replace(self.props.rows)
