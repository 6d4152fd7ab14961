"""The program's window with a person at it, who sees what is drawn and has fingers, mouse and keyboard."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, NamedTuple

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lifecounter.cli.options import WindowOptions
from lifecounter.ui.session import Session, application

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier

Facing = Literal["up", "down", "left", "right"]


class Seen(NamedTuple):
    """A seat from a distance."""

    middle: QPoint
    colour: str


class Window:
    """The window of a whole session, and everything that a person can do at it."""

    def __init__(self, qtbot: QtBot, options: WindowOptions) -> None:
        application()
        self.qtbot = qtbot
        self.session = Session(options, animated=True)
        self.root = self.session.open()
        # One for all touches, since it knows where the fingers are that lie still.
        self._touches = QTest.touchEvent(self.root, QTest.createTouchDevice(), False)
        self._held: dict[int, QPoint] = {}
        self.root.requestActivate()
        qtbot.waitUntil(self.root.isActive)

    def close(self) -> None:
        self.session.close()
        QCoreApplication.processEvents()

    # What is seen

    @property
    def everything(self) -> QQuickItem:
        return self.root.contentItem()

    def draw(self) -> None:
        """Everything lies where the next frame shows it."""
        QCoreApplication.processEvents()
        self.root.grabWindow()

    def next_frame(self) -> None:
        """What is there now has come onto the screen."""
        with self.qtbot.waitSignal(self.root.frameSwapped):
            self.root.update()

    def find(self, name: str, within: QQuickItem | None = None) -> QQuickItem:
        """The one thing in sight that is called so, or whose name begins so."""
        things = list(named(within or self.everything))
        found = [item for said, item in things if said == name]
        found = found or [item for said, item in things if said.startswith(name)]
        assert len(found) == 1, f"{len(found)} things are called {name}, of {[said for said, _ in things]}"
        return found[0]

    def seat(self, player: str) -> QQuickItem:
        """The seat of a player."""
        return self.find(f"{player}, ")

    def half(self, player: str, which: str) -> QQuickItem:
        """The `less` or `more` half of a seat."""
        return next(item for item in items(self.seat(player)) if item.objectName() == which)

    def total(self, player: str) -> str:
        """The total as it is drawn on the seat."""
        (figure,) = (one for one in items(self.seat(player)) if one.objectName() == "total")
        return str(figure.property("text"))

    def lives(self) -> dict[str, int]:
        """Every seat's total, as it is told to those who don't see."""
        told = (re.fullmatch(r"(.+), (−?\d+) life", name) for name, _ in named(self.everything))
        return {seat[1]: int(seat[2].replace("−", "-")) for seat in told if seat}

    def says(self, text: str, within: QQuickItem | None = None) -> bool:
        """This is written there for everybody to read."""
        return text in texts(within or self.everything)

    def wait_for_life(self, player: str, life: int) -> None:
        """Until the seat has this total."""
        self.qtbot.waitUntil(lambda: self.lives()[player] == life)

    def wait_for_total(self, player: str, total: str) -> None:
        """Until the number on the seat has rolled to this total."""
        self.qtbot.waitUntil(lambda: self.total(player) == total)

    def told(self, player: str) -> list[str]:
        """What the seat tells those who don't see, without the sentence that goes away by itself."""
        return [
            name for name, item in named(self.seat(player)) if role(item) is not QAccessible.Role.AlertMessage
        ]

    def facing(self, player: str) -> Facing:
        """Where the player of a seat looks, who has the right half at their right."""
        right = middle(self.half(player, "more")) - middle(self.half(player, "less"))
        if abs(right.x()) > abs(right.y()):
            return "up" if right.x() > 0 else "down"
        return "right" if right.y() > 0 else "left"

    def seen(self, player: str) -> Seen:
        """Where the seat lies, and the colour that it is drawn in."""
        seat = self.seat(player)
        edge = seat.mapToScene(QPointF(seat.width() / 2, 8)).toPoint()
        return Seen(middle(seat), self.root.grabWindow().pixelColor(edge).name())

    # Fingers

    def touch(self, name: str, within: QQuickItem | None = None) -> None:
        """One finger, down and up."""
        self.draw()
        self.tap(self.find(name, within))

    def tap(self, item: QQuickItem) -> None:
        self.put_down({0: item})
        self.lift(0)

    def put_down(self, fingers: dict[int, QQuickItem]) -> None:
        """Fingers come down on these things, at the same moment."""
        where = {finger: middle(item) for finger, item in fingers.items()}
        self._commit(pressed=where)
        self._held.update(where)

    def lift(self, *fingers: int) -> None:
        """Fingers go up, at the same moment."""
        self._commit(released={finger: self._held.pop(finger) for finger in fingers})

    def slide(self, finger: int, by: QPoint) -> None:
        """A finger moves along."""
        self._held[finger] += by
        where = {finger: self._held.pop(finger)}
        self._commit(moved=where)
        self._held.update(where)

    def swipe_up(self, page: QQuickItem) -> None:
        """A finger pushes what is on a page upwards, as the page's own player sees it."""
        origin, up = (page.mapToScene(QPointF(0, y)).toPoint() for y in (0, -15))
        self.put_down({0: page})
        for _ in range(12):
            self.slide(0, up - origin)
            self.next_frame()
        self.lift(0)
        scrolled = [item for item in items(page) if item.property("moving") is not None]
        self.qtbot.waitUntil(lambda: not any(item.property("moving") for item in scrolled))

    def _commit(
        self,
        pressed: dict[int, QPoint] | None = None,
        moved: dict[int, QPoint] | None = None,
        released: dict[int, QPoint] | None = None,
    ) -> None:
        event = self._touches
        for finger in self._held:
            event.stationary(finger)
        for finger, where in (pressed or {}).items():
            event.press(finger, where, self.root)
        for finger, where in (moved or {}).items():
            event.move(finger, where, self.root)
        for finger, where in (released or {}).items():
            event.release(finger, where, self.root)
        event.commit()

    # Mouse and keyboard

    def click(self, name: str, within: QQuickItem | None = None) -> None:
        self.draw()
        QTest.mouseClick(self.root, LEFT, NONE, middle(self.find(name, within)))

    def click_on(self, item: QQuickItem) -> None:
        QTest.mouseClick(self.root, LEFT, NONE, middle(item))

    def key(self, *keys: Qt.Key, holding: Qt.KeyboardModifier = NONE) -> None:
        for key in keys:
            QTest.keyClick(self.root, key, holding)

    def write(self, letters: str) -> None:
        for letter in letters:
            QTest.sendKeyEvent(QTest.KeyAction.Click, self.root, Qt.Key(0), letter, NONE)


@contextmanager
def opened(qtbot: QtBot, options: WindowOptions) -> Iterator[Window]:
    """The window, closed again as the program closes it."""
    window = Window(qtbot, options)
    try:
        yield window
    finally:
        window.close()


def on(folder: Path) -> WindowOptions:
    """The program as it starts by itself, with its games in that folder."""
    return WindowOptions(data_dir=folder)


def items(item: QQuickItem) -> Iterator[QQuickItem]:
    """Everything in sight there."""
    if not item.isVisible():
        return
    yield item
    for child in item.childItems():
        yield from items(child)


def named(item: QQuickItem) -> Iterator[tuple[str, QQuickItem]]:
    """Everything in sight that has a name for those who don't see."""
    for one in items(item):
        told = QAccessible.queryAccessibleInterface(one)
        if told is not None and told.text(QAccessible.Text.Name):
            yield told.text(QAccessible.Text.Name), one


def role(item: QQuickItem) -> QAccessible.Role:
    """What a thing is for those who don't see."""
    told = QAccessible.queryAccessibleInterface(item)
    return QAccessible.Role.NoRole if told is None else told.role()


def texts(item: QQuickItem) -> list[str]:
    """Everything that is written there."""
    written: Iterable[object] = (one.property("text") for one in items(item))
    return [text for text in written if isinstance(text, str) and text]


def middle(item: QQuickItem) -> QPoint:
    """The middle of a thing, however it is turned, in the window."""
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()
