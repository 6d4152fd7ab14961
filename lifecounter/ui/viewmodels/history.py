"""The history of the game: its log, a picture of all life totals, and the way to any of its moments."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.stream.life_graph import svg
from lifecounter.table.course import courses
from lifecounter.table.table import Table
from lifecounter.ui.language import put, tr
from lifecounter.ui.viewmodels.amount_props import PickRow
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.drawing import Drawing
from lifecounter.ui.viewmodels.history_props import EVERYBODY, HistoryProps, LogRow, history_props
from lifecounter.ui.viewmodels.rows import Rows

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

SMALLEST = 200
"""Pixels along one edge of the picture."""

__all__ = ["Drawing", "HistoryViewModel"]  # QML needs both


@QmlElement
@QmlUncreatable("The history comes with a table")
class HistoryViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """The history of a game, open over its table."""

    undoneChanged = Signal()
    graphChanged = Signal()
    saidChanged = Signal()
    quartersChanged = Signal()
    saveWanted = Signal(str)
    """A file was asked for: `png`, `svg`, `txt`, `csv` or `jsonl`."""
    closeWanted = Signal()

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table
        self._quarters = 0
        self._of = EVERYBODY
        self._size = 640, 400
        self._said = ""
        self._moving = False
        self._rows = Rows(LogRow, self)
        self._filters = Rows(PickRow, self)
        self._graph = ""
        self.props = HistoryProps(undone=0, rows=(), filters=())
        """What QML reads."""
        self.refresh()

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        """The log, newest first, each a LogRow."""
        return self._rows

    @Property(Rows, constant=True)
    def filters(self) -> Rows:
        """Whose log it may be, each a PickRow."""
        return self._filters

    @Property(int, notify=undoneChanged)
    def undone(self) -> int:
        """How many entries were taken back and can be done again."""
        return self.props.undone

    @Property(str, notify=graphChanged)
    def graph(self) -> str:
        """The life totals over the game, as SVG."""
        return self._graph

    @Property(str, notify=saidChanged)
    def said(self) -> str:
        """What came of the last press, in one sentence; empty where it can be seen."""
        return self._said

    @Property(int, notify=quartersChanged)
    def quarters(self) -> int:
        """How far it is turned clockwise to face who asked for it, in quarters of a whole turn."""
        return self._quarters

    @Slot(str)
    def show(self, key: str) -> None:
        """Show the log of everybody or of one side."""
        self._of = key
        self.refresh()

    @Slot(int, int)
    def resized(self, width: int, height: int) -> None:
        """The picture is shown this large."""
        self._size = max(SMALLEST, width), max(SMALLEST, height)
        self._draw()

    @Slot(int)
    def goTo(self, place: int) -> None:
        """Go to the moment at which so many entries stand."""
        self._moving = True
        try:
            self._table.go_to(place)
            self.say("")
        except OSError as error:
            self.say(put(tr("This moment can’t be reached, since a step could not be kept: %1"), error))
        finally:
            self._moving = False
        self.refresh()

    @Slot()
    def doAgain(self) -> None:
        """Do everything again that was taken back."""
        self.goTo(len(self._table.entries))

    @Slot(str)
    def save(self, kind: str) -> None:
        """Write a file of this kind: `png`, `svg`, `txt`, `csv` or `jsonl`."""
        self.saveWanted.emit(kind)

    @Slot()
    def close(self) -> None:
        """Back to the table."""
        self.closeWanted.emit()

    def begin(self, quarters: int) -> None:
        """Open afresh, facing who asked for it."""
        if quarters != self._quarters:
            self._quarters = quarters
            self.quartersChanged.emit()
        self._of = EVERYBODY
        self.say("")
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it now stands."""
        if self._moving:
            return
        before, self.props = self.props, history_props(self._table, self._of)
        if self.props != before:
            self._rows.replace(self.props.rows)
            self._filters.replace(self.props.filters)
            tell(self, before, self.props)
        self._draw()

    def say(self, sentence: str) -> None:
        """Say this until the next press."""
        if sentence != self._said:
            self._said = sentence
            self.saidChanged.emit()

    def _draw(self) -> None:
        graph = svg(courses(self._table, with_undone=True), *self._size, font="Inter")
        if graph != self._graph:
            self._graph = graph
            self.graphChanged.emit()
