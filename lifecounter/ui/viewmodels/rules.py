"""The page of rules: short notes, found by number or by word, each leading to those beside it."""

from typing import Literal

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.data import rulebook
from lifecounter.model.rulebook import Note, Rulebook
from lifecounter.ui import words
from lifecounter.ui.finding import Entry, Finder
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.fields import FieldRow, label
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

MOST_LETTERS = 40


class NoteRow(msgspec.Struct, frozen=True):
    """One note."""

    number: str
    title: str
    note: str


class RulesProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the page shows."""

    page: Literal["find", "note"]
    title: str
    typed: str
    letters: str = ""
    hint: str = ""
    rows: tuple[NoteRow, ...] = ()
    note: str = ""
    numbers: str = ""
    """All rules that the note is about."""
    fields: tuple[FieldRow, ...] = ()
    """Notes that matter at the same moment."""


def rules_props(book: Rulebook, typed: str, chosen: str) -> RulesProps:
    """What the page shows: the note on one rule, or what is found by what was typed."""
    note = book.find(chosen)
    return _searched(book, typed) if note is None else _read(book, typed, note)


def _searched(book: Rulebook, typed: str) -> RulesProps:
    begun = typed.strip()
    found = book.search(typed) or tuple(
        note for note in book.rules if begun and any(number.startswith(begun) for number in note.numbers)
    )
    hint = ""
    if not found:
        meant = book.meant(typed)
        hint = f"No rule has “{typed.strip()}”" + (f"; did you mean {meant}?" if meant else ".")
    finder = Finder([Entry(note.title, f"{' '.join(note.numbers)} {note.text}") for note in found])
    return RulesProps(
        page="find",
        title="Rules",
        typed=typed,
        letters=finder.letters(typed, range(len(found))),
        hint=hint,
        rows=tuple(
            NoteRow(note.numbers[0], words.proper(note.title), words.proper(note.note)) for note in found
        ),
    )


def _read(book: Rulebook, typed: str, note: Note) -> RulesProps:
    beside = [other for number in note.see if (other := book.find(number)) is not None]
    picks = [
        FieldRow(other.numbers[0], "pick", words.proper(f"{other.numbers[0]}  {other.title}"))
        for other in beside
    ]
    return RulesProps(
        page="note",
        title=words.proper(f"{note.numbers[0]}  {note.title}"),
        typed=typed,
        note=words.proper(note.note),
        numbers=", ".join(note.numbers) if len(note.numbers) > 1 else "",
        fields=(*((label("Beside it"), *picks) if picks else ()), FieldRow("", "pick", "All rules…")),
    )


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class RulesViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """Notes on the rules, as one seat looks them up."""

    pageChanged = Signal()
    titleChanged = Signal()
    typedChanged = Signal()
    lettersChanged = Signal()
    hintChanged = Signal()
    noteChanged = Signal()
    numbersChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._typed = ""
        self._read: tuple[str, ...] = ()
        """Numbers of the notes that were opened one from another, the present one last."""
        self._alone = False
        """The page was opened for one rule, so there is no search to come back to."""
        self._rows = Rows(NoteRow, self)
        self._fields = Rows(FieldRow, self)
        self.props: RulesProps = self._look()
        """What QML reads."""
        self._fill_rows()

    @Property(str, notify=pageChanged)
    def page(self) -> str:
        """`find`, or `note` once one is open."""
        return self.props.page

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """The rule that is open."""
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

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        """What the open rule means."""
        return self.props.note

    @Property(str, notify=numbersChanged)
    def numbers(self) -> str:
        """All rules that the open note is about, where there are several."""
        return self.props.numbers

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        """What is found, each a NoteRow."""
        return self._rows

    @Property(Rows, constant=True)
    def fields(self) -> Rows:
        """Rules that matter at the same moment, each a FieldRow."""
        return self._fields

    @Slot(str)
    def type(self, letters: str) -> None:
        """Search for this as well."""
        typed = self._typed + letters
        if len(typed) <= MOST_LETTERS and typed.strip():
            self._search(typed)

    @Slot()
    def rubOut(self) -> None:
        """One letter fewer."""
        self._search(self._typed[:-1])

    @Slot()
    def clear(self) -> None:
        """Search for nothing in particular."""
        self._search("")

    @Slot(str)
    def choose(self, number: str) -> None:
        """Open the note on this rule; none: the search."""
        self._read = (*self._read, number)
        self.refresh()

    @Slot()
    def back(self) -> None:
        """Back to the note before, to the search, or close."""
        if len(self._read) > self._alone:
            self._read = self._read[:-1]
            self.refresh()
        else:
            self._desk.close()

    def begin(self, rule: str) -> None:
        """Start afresh: with the note on this rule, or with the search."""
        known = rulebook().find(rule) is not None
        self._typed = "" if known else rule
        self._read = (rule,) if known else ()
        self._alone = known
        self.refresh()

    def refresh(self) -> None:
        """Show what is looked up."""
        before, self.props = self.props, self._look()
        if self.props != before:
            self._fill_rows()
            tell(self, before, self.props)

    def _search(self, typed: str) -> None:
        self._typed, self._read = typed, ()
        self.refresh()

    def _look(self) -> RulesProps:
        return rules_props(rulebook(), self._typed, self._read[-1] if self._read else "")

    def _fill_rows(self) -> None:
        if self.props.page == "find":
            self._rows.replace(self.props.rows)
        self._fields.replace(self.props.fields)
