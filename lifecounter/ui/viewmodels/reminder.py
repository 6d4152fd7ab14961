"""The sheet on which something to do at the table was done, or could not be."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import Done, Failed
from lifecounter.model.state import Game, Reminder
from lifecounter.ui import words
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class ReminderViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """Something to do that loses the game where it can't be done (104.3e)."""

    titleChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._reminder = ""
        self._title = ""

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """Which effect asks for what."""
        return self._title

    @Slot()
    def done(self) -> None:
        """It was done."""
        self._desk.take(Done(reminder=self._reminder), self._desk.close)

    @Slot()
    def cannot(self) -> None:
        """It can't be done: the player loses the game."""
        self._desk.take(Failed(reminder=self._reminder), self._desk.close)

    @Slot()
    def close(self) -> None:
        """Leave it to be done."""
        self._desk.close()

    def begin(self, reminder: str) -> None:
        """Ask about this one."""
        self._reminder = reminder
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it now stands; what is done or gone is not asked about."""
        found = _reminder(self._desk.table.game, self._reminder)
        if found is None:
            self._desk.close()
            return
        title = f"{words.proper(found.because)}: {words.reminder(found)}"
        if title != self._title:
            self._title = title
            self.titleChanged.emit()


def _reminder(game: Game, wanted: str) -> Reminder | None:
    every = (one for player in game.players for one in player.reminders)
    return next((one for one in every if one.id == wanted), None)
