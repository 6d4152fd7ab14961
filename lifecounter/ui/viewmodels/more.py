"""The seat's other sheet: counters, locks, marks, and ways for the game to end."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import AnyStep, Concede, Counter, Effect, LoseGame, Mark, Tax, WinGame
from lifecounter.ui.viewmodels.amount_props import PickRow, SwitchRow
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.more_props import CountRow, MoreProps, lock_on, more_props
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class MoreViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """One seat's sheet behind the three dots."""

    titleChanged = Signal()
    playingChanged = Signal()
    effectsChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._table = desk.table
        self._side = desk.side
        self._take = desk.take
        self._close = desk.close
        self._clear = desk.clear
        self._head = desk.table.game.setup.sides[desk.side].members[0]
        self._counts = Rows(CountRow, self)
        self._switches = Rows(SwitchRow, self)
        self._heads = Rows(PickRow, self)
        self.props: MoreProps = self._look()
        """What QML reads."""
        self._fill_rows()

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """Whom it is about."""
        return self.props.title

    @Property(bool, notify=playingChanged)
    def playing(self) -> bool:
        """The player is in."""
        return self.props.playing

    @Property(int, notify=effectsChanged)
    def effects(self) -> int:
        """How many effects are in play, whoever controls them."""
        return self.props.effects

    @Property(Rows, constant=True)
    def counts(self) -> Rows:
        """Counters and taxes, each a CountRow."""
        return self._counts

    @Property(Rows, constant=True)
    def switches(self) -> Rows:
        """Locks and marks, each a SwitchRow."""
        return self._switches

    @Property(Rows, constant=True)
    def heads(self) -> Rows:
        """Heads of the team to pick from, each a PickRow."""
        return self._heads

    @Slot(str)
    def pickHead(self, key: str) -> None:
        """It is about this head of the team."""
        self._head = int(key)
        self.refresh()

    @Slot(str, int)
    def count(self, kind: str, by: int) -> None:
        """So many counters more or fewer."""
        self._take(Counter(player=self._name, kind=kind, change=by))

    @Slot(str, int)
    def cast(self, commander: str, by: int) -> None:
        """The commander was cast from the command zone once more, or once less."""
        self._take(Tax(commander=commander, change=by))

    @Slot(str)
    def flip(self, key: str) -> None:
        """Switch a lock or a mark on or off."""
        kind, _, word = key.partition(" ")
        match kind:
            case "lock":
                lock = lock_on(self._table.game, self._head, word)
                if lock is None:
                    self._take(Effect(add_rule={word: True}, affects=self._name))
                else:
                    self._take(Effect(remove=lock.id))
            case _:
                holds = word in self._table.game.players[self._head].marks
                self._take(Mark(mark=word, player=None if holds else self._name))

    @Slot()
    def close(self) -> None:
        """Close the sheet."""
        self._close()

    @Slot()
    def concede(self) -> None:
        """The player concedes (104.3a)."""
        self._finish(Concede(player=self._name))

    @Slot()
    def lose(self) -> None:
        """An effect says that the player loses (104.3e)."""
        self._finish(LoseGame(player=self._name))

    @Slot()
    def win(self) -> None:
        """An effect says that the player wins (104.2b)."""
        self._finish(WinGame(player=self._name))

    def begin(self, head: int) -> None:
        """Start afresh."""
        self._head = head
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it now stands."""
        before, self.props = self.props, self._look()
        if self.props != before:
            tell(self, before, self.props)
            self._fill_rows()

    @property
    def head(self) -> int:
        """Whom it is about."""
        return self._head

    @property
    def _name(self) -> str:
        return self._table.game.setup.names[self._head]

    def _finish(self, step: AnyStep) -> None:
        self._take(step, self._clear)

    def _look(self) -> MoreProps:
        return more_props(self._table.game, self._side, self._head)

    def _fill_rows(self) -> None:
        self._counts.replace(self.props.counts)
        self._switches.replace(self.props.switches)
        self._heads.replace(self.props.heads)
