"""Everything that the window is made of, put together by hand, and taken apart in the right order."""

import gc
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from lifecounter import assets
from lifecounter.cli.options import WindowOptions
from lifecounter.cli.records import read
from lifecounter.data import formats
from lifecounter.model.effects import Card
from lifecounter.model.header import Header
from lifecounter.model.state import Game
from lifecounter.store.store import SavedGame
from lifecounter.table.table import Change, Table
from lifecounter.ui.clock import now
from lifecounter.ui.games import Games
from lifecounter.ui.headers import again, table_asked_for
from lifecounter.ui.language import tr
from lifecounter.ui.seating import Arrangement
from lifecounter.ui.viewmodels.shell import Shell
from lifecounter.ui.viewmodels.table import TableViewModel

if TYPE_CHECKING:
    from lifecounter.ui.viewmodels.start import StartViewModel

TITLE_BAR = 40
"""Height of a window's title bar at most, which nobody knows before the window is shown."""


class Session:
    """One window with its games."""

    def __init__(
        self, options: WindowOptions, *, animated: bool, within: tuple[int, int] | None = None
    ) -> None:
        self._options = options
        self._size = options.size if within is None else fitting(options.size, within)
        self.games = Games(options)
        self.shell = Shell(self._size, animated=animated)
        self._start: StartViewModel | None = None
        self._unfinished: SavedGame | None = None
        self._in_hand: Table | None = None
        self.engine: QQmlApplicationEngine | None = None

    def open(self) -> QQuickWindow:
        """Show the first screen in a window. Raises RuntimeError where the window's parts can't be loaded."""
        if self._options.record is not None:
            self.show(_replayed(self._options.record, self._options.data_dir), "around")
        elif self._options.format is not None:
            self._begin(table_asked_for(self._options), self.games.arrangement)
        else:
            self.show_start()
        if self.games.notice:
            self.shell.say(self.games.notice)
        self.engine = QQmlApplicationEngine()
        self.engine.addImportPath(str(Path(__file__).parent / "qml"))
        self.engine.setInitialProperties({"shell": self.shell})
        self.engine.loadFromModule("LifeCounter", "Main")
        roots = self.engine.rootObjects()
        if not roots:
            raise RuntimeError("The window can’t be loaded; the program is not installed completely")
        window = roots[0]
        assert isinstance(window, QQuickWindow)  # noqa: S101  Main.qml is a Window
        return window

    def show_start(self) -> None:
        """Show the start screen, with what can be gone on with."""
        from lifecounter.ui.viewmodels.start import StartViewModel  # not every start needs it

        if self._start is None:
            self._start = StartViewModel(formats(), self._begin, self._resume, self.shell)
        self._start.offer(self._to_go_on_with(), self.games.last_table(), self.games.arrangement)
        self.shell.show_start(self._start)

    def show(self, table: Table, arrangement: Arrangement) -> TableViewModel:
        """Show this table."""
        if table is not self._in_hand:
            self._in_hand = table
            table.listen(self._watch)
            table.time_by(now)
        model = TableViewModel(
            table, arrangement, self._size, self.shell, lambda card: self._keep_card(card, table)
        )
        model.newGameWanted.connect(lambda: self._again(table, arrangement))
        model.leaveWanted.connect(self.show_start)
        model.unkeptWanted.connect(lambda why: self._go_on_unkept(table, why))
        model.saveWanted.connect(lambda kind: model.past.say(self.games.export(table, kind)))
        self.shell.show_table(model)
        return model

    def close(self) -> None:
        """Take the window apart: first what looks at the view models, then these."""
        if self.engine is not None:
            for root in self.engine.rootObjects():
                root.deleteLater()
            self.engine.deleteLater()
            self.engine = None
            QCoreApplication.sendPostedEvents(None, 0)
            QCoreApplication.processEvents()
        self.shell.deleteLater()
        QCoreApplication.sendPostedEvents(None, 0)
        self.games.close()

    def _begin(self, header: Header, arrangement: Arrangement) -> None:
        self.show(self.games.begin(header, arrangement), arrangement)
        self._tell()

    def _to_go_on_with(self) -> Game | None:
        if self._in_hand is not None:
            return self._in_hand.game if self._in_hand.game.result is None else None
        self._unfinished = self.games.unfinished()
        return None if self._unfinished is None else self._unfinished.table.game

    def _resume(self) -> None:
        laid = self.shell.table_laid
        if laid is not None:
            self.shell.show_table(laid)
        elif self._unfinished is not None:
            self.show(self.games.resume(self._unfinished), self.games.arrangement)

    def _again(self, table: Table, arrangement: Arrangement) -> None:
        self._begin(again(table.game.setup.header), arrangement)

    def _go_on_unkept(self, table: Table, why: str) -> None:
        self.games.go_on_unkept(table, why)
        self._tell()

    def _keep_card(self, card: Card, table: Table) -> None:
        self.games.keep_card(card, table)
        self._tell()

    def _watch(self, change: Change) -> None:
        if change.after.result is not None and change.before.result is None:
            self.games.finish()

    def _tell(self) -> None:
        if self.games.notice:
            self.shell.say(self.games.notice)


def play(options: WindowOptions) -> int:
    """Open the window and stay until it is closed."""
    # Qt's loop gives Python no chance to answer Ctrl+C; nothing is lost, since every step is kept already.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = application()
    session = Session(options, animated=wants_motion(), within=room_on_screen())
    session.open()
    gc.freeze()  # what the program is made of stays as long as it runs; only what games leave is looked for
    gc.enable()
    code = app.exec()
    session.close()
    return code


def picture(options: WindowOptions) -> int:
    """Render one picture to a file, the same every time."""
    from lifecounter.ui.pictures import arrange, known

    screen = known(options.screen)
    app = application()
    session = Session(options, animated=False)
    window = session.open()
    arrange(session, screen)
    app.processEvents()
    image = window.grabWindow()
    saved = options.screenshot is not None and image.save(str(options.screenshot))
    session.close()
    if not saved:
        print(f"{options.screenshot}: the picture can’t be written there", file=sys.stderr)
    return 0 if saved else 1


def application() -> QGuiApplication:
    """Qt's application, with the one font that everything is set in."""
    # Bindings are short and seldom run: compiling them for the processor takes longer than it ever saves.
    os.environ.setdefault("QV4_JIT_CALL_THRESHOLD", "1000")
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    assert isinstance(app, QGuiApplication)  # noqa: S101  nothing here makes another kind
    app.setApplicationName("lifecounter")
    app.setApplicationDisplayName(tr("Life counter"))
    app.setDesktopFileName("io.github.lifecounter.lifecounter")
    for name in ("Inter.ttf", "InterTotals.otf"):
        # From its bytes: by its path Qt knows a variable font in one weight alone.
        QFontDatabase.addApplicationFontFromData(assets.root().joinpath("fonts", name).read_bytes())
    font = QFont("Inter")
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    app.setFont(font)
    return app


def room_on_screen() -> tuple[int, int]:
    """How large a window can be on the screen, with the title bar that it will get."""
    free = QGuiApplication.primaryScreen().availableGeometry()
    return free.width(), free.height() - TITLE_BAR


def fitting(size: tuple[int, int], within: tuple[int, int]) -> tuple[int, int]:
    """The size, or as much of it as there is room for."""
    return min(size[0], within[0]), min(size[1], within[1])


def wants_motion() -> bool:
    """The person has not asked the system for less motion."""
    style = QGuiApplication.styleHints()  # kept, since the hints are its own
    # By name, since Qt before 6.12 doesn't know the wish.
    return not style.accessibility().property("motionPreference")


def _replayed(path: Path, data_dir: Path | None) -> Table:
    table, record = read(str(path), data_dir=data_dir)
    for step in record.steps:
        table.do(step)
    return table
