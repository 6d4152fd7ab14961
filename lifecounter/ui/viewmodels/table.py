"""The table on the screen: its seats, whose turn it is, and the way through its history."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import AnyStep, DrawGame, Redo, Turn, Undo
from lifecounter.model.events import LoopFound
from lifecounter.model.outcome import Choice, Played
from lifecounter.model.state import Game
from lifecounter.table.table import Change, Table
from lifecounter.ui import words
from lifecounter.ui.seating import Arrangement, Hub, seat_everybody
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.seat import SeatViewModel
from lifecounter.ui.viewmodels.sheets import Keep, Then

if TYPE_CHECKING:
    from lifecounter.ui.viewmodels.history import HistoryViewModel

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


class SeatRow(msgspec.Struct, frozen=True):
    """One seat of the table."""

    key: int
    seat: SeatViewModel


class TableProps(msgspec.Struct, frozen=True, kw_only=True):
    """What the middle of the table shows."""

    turn: str
    whose: str
    canUndo: bool
    canRedo: bool
    verdict: str
    """Who won; empty while the game goes on."""
    hub: Hub


class Unkept(msgspec.Struct, frozen=True):
    """A step that can't be kept, and waits until somebody says whether to go on."""

    seat: SeatViewModel
    why: str


@QmlElement
@QmlUncreatable("A table comes with its game")
class TableViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """A game in progress, on the screen."""

    turnChanged = Signal()
    whoseChanged = Signal()
    canUndoChanged = Signal()
    canRedoChanged = Signal()
    verdictChanged = Signal()
    hubChanged = Signal()
    newGameWanted = Signal()
    """A new game with the same people was asked for."""
    leaveWanted = Signal()
    """The start screen was asked for; the game stays as it is."""
    historyChanged = Signal()
    unkeptChanged = Signal()
    unkeptWanted = Signal(str)
    """The game is to go on without being kept, since it can't be for this reason."""
    saveWanted = Signal(str)
    """A file of this kind was asked for, to take along."""

    def __init__(
        self,
        table: Table,
        arrangement: Arrangement,
        size: tuple[float, float],
        parent: QObject | None = None,
        keep: Keep | None = None,
    ) -> None:
        super().__init__(parent)
        keep = keep or (lambda card: table.know(table.game.setup.catalogue.with_own(card)))
        self._table = table
        self._arrangement = arrangement
        self._order = seat_order(table.game)
        self.seats_by_side = {side: SeatViewModel(table, side, self._ask, keep, self) for side in self._order}
        """Each side's seat."""
        for side, seat in self.seats_by_side.items():
            seat.historyWanted.connect(partial(self._open_history_at, side))
            seat.unkept.connect(partial(self._ask_to_go_on, seat))
        self._unkept: Unkept | None = None
        self._history: HistoryViewModel | None = None
        self._history_shown = False
        self._seats = Rows(SeatRow, self)
        self.props = self._look(self._place_seats(*size))
        """What QML reads."""
        self._refresh_seats()
        self._seats.replace([SeatRow(side, self.seats_by_side[side]) for side in self._order])
        table.listen(self._changed)

    @Property(Rows, constant=True)
    def seats(self) -> Rows:
        """The seats, each a SeatRow, clockwise."""
        return self._seats

    @Property(str, notify=turnChanged)
    def turn(self) -> str:
        """The number of the turn."""
        return self.props.turn

    @Property(str, notify=whoseChanged)
    def whose(self) -> str:
        """Whose turn it is."""
        return self.props.whose

    @Property(bool, notify=canUndoChanged)
    def canUndo(self) -> bool:
        """There is something to take back."""
        return self.props.canUndo

    @Property(bool, notify=canRedoChanged)
    def canRedo(self) -> bool:
        """There is something to do again."""
        return self.props.canRedo

    @Property(str, notify=verdictChanged)
    def verdict(self) -> str:
        """Who won; empty while the game goes on."""
        return self.props.verdict

    @Property(float, notify=hubChanged)
    def hubX(self) -> float:
        """Middle of the disc."""
        return self.props.hub.x

    @Property(float, notify=hubChanged)
    def hubY(self) -> float:
        """Middle of the disc."""
        return self.props.hub.y

    @Property(bool, notify=hubChanged)
    def hubUpright(self) -> bool:
        """Menu, disc, undo and redo stand one above the other."""
        return self.props.hub.upright

    # Not of the history's own type, so that the start needs none of it.
    @Property(QObject, notify=historyChanged)
    def history(self) -> "HistoryViewModel | None":
        """The history, while it lies open."""
        return self._history if self._history_shown else None

    @Property(str, notify=unkeptChanged)
    def unkept(self) -> str:
        """Why a step can't be kept, while nobody has said whether to go on; empty otherwise."""
        return "" if self._unkept is None else self._unkept.why

    @Property(int, notify=unkeptChanged)
    def unkeptQuarters(self) -> int:
        """How far the seat where it was to be taken is turned clockwise, in quarters of a whole turn."""
        return 0 if self._unkept is None else self._unkept.seat.quarters_turned

    @Slot()
    def goOnUnkept(self) -> None:
        """Go on without keeping the game: what waits is done."""
        unkept = self._unkept
        if unkept is not None:
            self._answer_unkept()
            self.unkeptWanted.emit(unkept.why)
            unkept.seat.retake()

    @Slot()
    def leaveUndone(self) -> None:
        """What can't be kept is not done."""
        self._answer_unkept()

    @Slot(float, float)
    def resized(self, width: float, height: float) -> None:
        """The window has this size now."""
        if width > 0 and height > 0:
            self._show(self._look(self._place_seats(width, height)))

    @Slot()
    def passTurn(self) -> None:
        """The next player who is still in begins their turn."""
        player = next_player(self._table.game)
        if player is not None:
            self._take(Turn(player=player))

    @Slot()
    def undo(self) -> None:
        """Take back the last entry."""
        if self._table.can_undo:
            self._take(Undo())

    @Slot()
    def redo(self) -> None:
        """Do again what was taken back."""
        if self._table.can_redo:
            self._take(Redo())

    @Slot()
    def drawGame(self) -> None:
        """The game is a draw (104.4c)."""
        self._take(DrawGame())

    @Slot()
    def newGame(self) -> None:
        """A new game with the same people."""
        self.newGameWanted.emit()

    @Slot()
    def leave(self) -> None:
        """Back to the start screen."""
        self.leaveWanted.emit()

    @Slot()
    def openHistory(self) -> None:
        """Open the history, facing the near side."""
        self._open_history(0)

    @property
    def first(self) -> SeatViewModel:
        """The seat at the near left."""
        return self.seats_by_side[self._order[0]]

    def _ask(self, seat: SeatViewModel, choice: Choice, step: AnyStep, then: Then) -> None:
        """The affected player chooses in which order effects apply, at their own seat (616.1)."""
        setup = self._table.game.setup
        chooser = self.seats_by_side[setup.side_of[setup.index[choice.player]]]
        chooser.ask(choice, step, then)
        if chooser is not seat:
            seat.say(words.asked(choice))

    def _ask_to_go_on(self, seat: SeatViewModel, why: str) -> None:
        self._unkept = Unkept(seat, words.proper(why))
        self.unkeptChanged.emit()

    def _answer_unkept(self) -> None:
        self._unkept = None
        self.unkeptChanged.emit()

    @property
    def past(self) -> "HistoryViewModel":
        """The history, made when it is first wanted."""
        if self._history is None:
            from lifecounter.ui.viewmodels.history import HistoryViewModel

            self._history = HistoryViewModel(self._table, self)
            self._history.closeWanted.connect(self._close_history)
            self._history.saveWanted.connect(self.saveWanted)
        return self._history

    def _open_history_at(self, side: int) -> None:
        self._open_history(self.seats_by_side[side].quarters_turned)

    def _open_history(self, quarters: int) -> None:
        self.past.begin(quarters)
        self._history_shown = True
        self.historyChanged.emit()

    def _close_history(self) -> None:
        self._history_shown = False
        self.historyChanged.emit()

    def _take(self, step: AnyStep) -> None:
        self.first.take(step)

    def _changed(self, change: Change) -> None:
        if not isinstance(change.outcome, Played):
            return
        self._refresh_seats()
        self._show(self._look(self.props.hub))
        if self._history is not None and self._history_shown:
            self._history.refresh()
        setup = change.after.setup
        for event in change.events:
            said = words.stopped(event)
            if said is not None:
                self.seats_by_side[setup.side_of[setup.index[said[0]]]].say(said[1])
            elif isinstance(event, LoopFound):
                for seat in self.seats_by_side.values():
                    seat.say(words.loop(event))

    def _refresh_seats(self) -> None:
        undone = self._table.preview(Undo())
        before = undone.game if isinstance(undone, Played) else None
        for side, seat in self.seats_by_side.items():
            seat.refresh(take_back=before is not None and _is_in(before, side))

    def _place_seats(self, width: float, height: float) -> Hub:
        seating = seat_everybody(len(self._order), width, height, self._arrangement)
        for side, place in zip(self._order, seating.places, strict=True):
            self.seats_by_side[side].move_to(place)
        return seating.hub

    def _look(self, hub: Hub) -> TableProps:
        game = self._table.game
        return TableProps(
            turn=str(game.turn) if game.turn else "–",
            whose="" if game.active is None else game.setup.names[game.active],
            canUndo=self._table.can_undo,
            canRedo=self._table.can_redo,
            verdict=words.winner(game),
            hub=hub,
        )

    def _show(self, props: TableProps) -> None:
        before, self.props = self.props, props
        tell(self, before, props)


def seat_order(game: Game) -> tuple[int, ...]:
    """The sides as they sit, clockwise: by their seat where the header names one, else in its order."""
    players = game.setup.header.players

    def seat(side: int) -> tuple[bool, int, int]:
        own = players[game.setup.sides[side].members[0]].seat
        return own is None, own or 0, side

    return tuple(sorted(range(len(game.setup.sides)), key=seat))


def next_player(game: Game) -> str | None:
    """Whose turn comes next: the next who is still in, in turn order; a team's turn is its first head's."""
    sides = seat_order(game)
    now = None if game.active is None else sides.index(game.setup.side_of[game.active])
    start = 0 if now is None else now + 1
    for step in range(len(sides)):
        side = game.setup.sides[sides[(start + step) % len(sides)]]
        for member in side.members:
            if game.is_in(member):
                return game.setup.names[member]
    return None


def _is_in(game: Game, side: int) -> bool:
    return any(game.players[member].status != "lost" for member in game.setup.sides[side].members)
