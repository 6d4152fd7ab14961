"""Which screen the window shows."""

from typing import Literal

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.ui.viewmodels.table import TableViewModel

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

Screen = Literal["start", "table"]


@QmlElement
@QmlUncreatable("The program makes its one window")
class Shell(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """The window: the start screen, or a table."""

    screenChanged = Signal()
    startChanged = Signal()
    tableChanged = Signal()
    noticeChanged = Signal()

    def __init__(self, size: tuple[int, int], *, animated: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self._animated = animated
        self._screen: Screen = "start"
        self._start: QObject | None = None
        self._table: TableViewModel | None = None
        self._notice = ""

    @Property(int, constant=True)
    def width(self) -> int:
        """Width of the window as it opens."""
        return self._size[0]

    @Property(int, constant=True)
    def height(self) -> int:
        """Height of the window as it opens."""
        return self._size[1]

    @Property(bool, constant=True)
    def animated(self) -> bool:
        """Things move to explain what happens."""
        return self._animated

    @Property(str, notify=screenChanged)
    def screen(self) -> Screen:
        """`start` or `table`."""
        return self._screen

    # Not of its own type, so that a start at the table needs none of it.
    @Property(QObject, notify=startChanged)
    def start(self) -> QObject | None:
        """The view model of the start screen, once that is wanted."""
        return self._start

    @Property(TableViewModel, notify=tableChanged)
    def table(self) -> TableViewModel | None:
        """The table, once there is a game."""
        return self._table

    @Property(str, notify=noticeChanged)
    def notice(self) -> str:
        """One sentence about the program itself that should be read."""
        return self._notice

    @property
    def table_laid(self) -> TableViewModel | None:
        """The table of the game in hand, on the screen or behind the start screen."""
        return self._table

    @property
    def table_shown(self) -> TableViewModel | None:
        """The table that is on the screen."""
        return self._table if self._screen == "table" else None

    def show_start(self, start: QObject) -> None:
        """Show the start screen from now on."""
        if start is not self._start:
            self._start = start
            self.startChanged.emit()
        self._show("start")

    def show_table(self, table: TableViewModel) -> None:
        """Show this table from now on; another one before it is gone."""
        before, self._table = self._table, table
        if table is not before:
            self.tableChanged.emit()
            if before is not None:
                before.deleteLater()
        self._show("table")

    def say(self, notice: str) -> None:
        """Say this about the program itself."""
        if notice != self._notice:
            self._notice = notice
            self.noticeChanged.emit()

    def _show(self, screen: Screen) -> None:
        if screen != self._screen:
            self._screen = screen
            self.screenChanged.emit()
