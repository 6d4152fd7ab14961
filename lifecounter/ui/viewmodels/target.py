"""The sheet on which the target of a waiting trigger is named (603.3d)."""

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import Apply, Done
from lifecounter.model.outcome import Refused
from lifecounter.model.state import Game, Reminder
from lifecounter.table.table import Table
from lifecounter.ui import words
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.seat_props import colour_of
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


class TargetRow(msgspec.Struct, frozen=True):
    """A player who can be targeted."""

    name: str
    result: str
    """What would come of it."""
    colour: str


class TargetProps(msgspec.Struct, frozen=True):
    """Everything that the sheet shows."""

    title: str = ""
    rows: tuple[TargetRow, ...] = ()


def target_props(table: Table, reminder: Reminder) -> TargetProps:
    """What the sheet shows for one trigger that waits."""
    return TargetProps(
        words.proper(f"{reminder.because}: whom does it target?"),
        tuple(
            row
            for place in range(len(table.game.players))
            if (row := _row(table, reminder.id, place)) is not None
        ),
    )


def _row(table: Table, reminder: str, place: int) -> TargetRow | None:
    """A player; None for one who may not be targeted."""
    setup = table.game.setup
    side = setup.side_of[place]
    outcome = table.preview(Apply(reminder=reminder, player=setup.names[place]))
    if isinstance(outcome, Refused):
        return None
    lines = words.preview(table.game, outcome, side)
    return TargetRow(setup.names[place], " · ".join(line.text for line in lines), colour_of(table.game, side))


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class TargetViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """Whom a waiting trigger targets."""

    titleChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._reminder = ""
        self.props = TargetProps()
        """What QML reads."""
        self._rows = Rows(TargetRow, self)

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """Which trigger waits."""
        return self.props.title

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        """Who can be targeted, each a TargetRow."""
        return self._rows

    @Slot(str)
    def choose(self, name: str) -> None:
        """It resolves for this player."""
        self._desk.take(Apply(reminder=self._reminder, player=name), self._desk.close)

    @Slot()
    def noPlayer(self) -> None:
        """It targets something else, or nothing."""
        self._desk.take(Done(reminder=self._reminder), self._desk.close)

    @Slot()
    def close(self) -> None:
        """Leave it waiting."""
        self._desk.close()

    def begin(self, reminder: str) -> None:
        """Ask for the target of this one."""
        self._reminder = reminder
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it now stands; a trigger that is gone needs no target."""
        waiting = waiting_trigger(self._desk.table.game, self._reminder)
        if waiting is None:
            self._desk.close()
            return
        before, self.props = self.props, target_props(self._desk.table, waiting)
        tell(self, before, self.props)
        self._rows.replace(self.props.rows)


def waiting_trigger(game: Game, wanted: str) -> Reminder | None:
    """The reminder of this id, if it is a trigger that waits for its target."""
    for player in game.players:
        for reminder in player.reminders:
            if reminder.id == wanted and reminder.waiting is not None:
                return reminder
    return None
