"""From a tap to the next frame: on a table, kept durably and told to all, against one Text that changes."""

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from PySide6.QtCore import QCoreApplication, QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from lifecounter.cli.options import WindowOptions
from lifecounter.model.commands import Damage, Gain
from lifecounter.store.store import Store
from lifecounter.table.table import Table
from lifecounter.ui.session import Session, application
from tests.benchmarks.measure import Row, by_turns, row
from tests.benchmarks.tables import NAMES, game

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
os.environ["QT_QPA_UPDATE_IDLE_TIME"] = "0"  # else Qt waits 5 ms before each frame, the same for both

FEW = 10
MANY = 10_000
CALM = 50
"""Milliseconds without a frame after which nothing moves any more."""

ONE_TEXT = b"""
import QtQuick

Window {
    id: window

    property int life: 40

    visible: true
    width: 1280
    height: 800

    Text {
        anchors.centerIn: parent
        font.pixelSize: 160
        text: window.life
    }

    MouseArea {
        anchors.fill: parent
        onClicked: window.life += 1
    }
}
"""


class Tapped:
    """A window, and the place in it where a tap changes a number; `also` is done with each tap."""

    def __init__(self, window: QQuickWindow, place: QPoint, also: Callable[[], None] = lambda: None) -> None:
        self._window = window
        self._also = also
        self._place = place
        self._loop = QEventLoop()
        self._frames = 0
        self._quiet = QTimer(singleShot=True, interval=CALM)
        self._quiet.timeout.connect(self._loop.quit)
        window.frameSwapped.connect(self._drawn)

    def tap(self) -> float:
        """Seconds from a tap to the next frame, begun when nothing moves."""
        self._settle()
        before = self._frames
        begun = perf_counter()
        self._also()
        QTest.mouseClick(self._window, Qt.MouseButton.LeftButton, pos=self._place)
        if self._frames == before:
            self._loop.exec()
        return perf_counter() - begun

    def _settle(self) -> None:
        self._quiet.start()
        while self._quiet.isActive():
            self._loop.exec()

    def _drawn(self) -> None:
        self._frames += 1
        if self._quiet.isActive():
            self._quiet.start()
        self._loop.quit()


class Board(Tapped):
    """A table of so many seats, with so many steps behind it."""

    def __init__(self, folder: Path, seats: int, steps: int) -> None:
        self._store = Store.open(folder / "kept")
        self._session = Session(WindowOptions(data_dir=folder), animated=True)
        window = self._session.open()
        table = Table(game(seats))
        for number in range(steps):
            kind = Gain if number % 2 else Damage
            table.do(kind(player=NAMES[number // 2 % seats], amount=1 + number // 2 % 5))
        table.keep_in(self._store.begin(table.game.setup.header))
        self._session.show(table, "around")
        QCoreApplication.processEvents()
        half = _named("more", window.contentItem())
        super().__init__(window, half.mapToScene(QPointF(half.width() * 0.6, half.height() / 2)).toPoint())
        before = table.game.totals
        self.tap()
        assert sum(table.game.totals) == sum(before) + 1, "the tap missed"

    def close(self) -> None:
        """Let go of window and file."""
        self._session.close()
        self._store.close()


def rows(rounds: int) -> list[Row]:
    """At two seats and at eight, with little and with much behind the table."""
    application()
    engine = QQmlApplicationEngine()
    engine.loadData(ONE_TEXT)
    [window] = engine.rootObjects()
    assert isinstance(window, QQuickWindow)
    return [row for seats in (2, 8) for row in _rows(rounds, seats, window)]


def _rows(rounds: int, seats: int, one_text: QQuickWindow) -> list[Row]:
    middle = QPoint(640, 400)
    with TemporaryDirectory() as folder, Path(folder, "floor").open("ab", buffering=0) as file:

        def write() -> None:
            file.write(bytes(80))
            os.fdatasync(file.fileno())

        least, written = Tapped(one_text, middle), Tapped(one_text, middle, write)
        fresh, worn = (Board(Path(folder, str(steps)), seats, steps) for steps in (FEW, MANY))
        taken = by_turns(rounds, fresh.tap, worn.tap, least.tap, written.tap)
        fresh.close()
        worn.close()
    few, many, text, durable = taken
    return [
        row(f"Tap to frame, {seats} seats / one Text", few, text, "ms", aim=2),
        row(f"Tap to frame, {seats} seats / one Text after a durable write", few, durable, "ms", aim=2),
        row(f"Tap to frame, {seats} seats, {MANY:,} steps / {FEW} steps", many, few, "ms", aim=1.1),
    ]


def _named(name: str, item: QQuickItem) -> QQuickItem:
    """The first item of that name at or below `item`."""
    waiting = [item]
    while waiting:
        item = waiting.pop(0)
        if item.objectName() == name:
            return item
        waiting += item.childItems()
    raise LookupError(f"the window has no {name}")
