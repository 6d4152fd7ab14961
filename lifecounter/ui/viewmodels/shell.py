"""Which screen the window shows."""

from typing import Literal

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

Screen = Literal["start", "table"]


@QmlElement
@QmlUncreatable("The program makes its one window")
class Shell(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """The window: the start screen, or a table."""

    screenChanged = Signal()

    def __init__(self, animated: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._animated = animated
        self._screen: Screen = "start"

    @Property(bool, constant=True)
    def animated(self) -> bool:
        """Things move to explain what happens."""
        return self._animated

    @Property(str, notify=screenChanged)
    def screen(self) -> Screen:
        """`start` or `table`."""
        return self._screen

    def show(self, screen: Screen) -> None:
        """Show this screen from now on."""
        if screen != self._screen:
            self._screen = screen
            self.screenChanged.emit()
