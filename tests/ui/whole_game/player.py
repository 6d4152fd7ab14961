"""A program with a window that plays by itself, and tells what it has drawn, until somebody kills it."""

import random
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from lifecounter.ui.session import Session, application
from tests.ui.whole_game.window import items, middle, named, on

Drawn = tuple[int, list[str]]
"""How many things this program had done at the table, and every seat's total as it was drawn then."""


def play(folder: Path, seed: int, screen: Connection) -> None:
    """Go on with the unfinished game, or begin one; what `screen` is sent has been drawn."""
    app = application()
    session = Session(on(folder), animated=False)
    Player(session.open(), random.Random(seed), screen)  # noqa: S311  repeatable, no secret
    app.exec()


class Player(QObject):
    """Somebody who taps as soon as the last tap is on the screen."""

    def __init__(self, window: QQuickWindow, chance: random.Random, screen: Connection) -> None:
        super().__init__(window)
        self._window = window
        self._chance = chance
        self._screen = screen
        self._done = 0
        self._told = -1
        self._seated = False
        self._undoes = False
        window.frameSwapped.connect(self._look)

    def _look(self) -> None:
        """A frame has come onto the screen."""
        totals = self._called("total")
        if totals and self._told < self._done:
            self._told = self._done
            self._screen.send((self._done, [str(total.property("text")) for total in totals]))
            QTimer.singleShot(0, self, self._act)
        elif not self._seated:
            self._seated = True
            QTimer.singleShot(0, self, self._sit_down)

    def _sit_down(self) -> None:
        """At the table that was left, or else at a new one."""
        things = list(named(self._window.contentItem()))
        banners = [item for name, item in things if name.startswith("Resume: ")]
        self._click(*banners or [item for name, item in things if name.startswith("Start — ")])

    def _act(self) -> None:
        """Something that is one step: a tap, mostly upwards so that nobody loses, or a tap taken back."""
        self._done += 1
        self._undoes = not self._undoes and self._done > 1 and self._chance.random() < 0.2
        if self._undoes:
            self._click(*(item for name, item in named(self._window.contentItem()) if name == "Undo"))
        else:
            self._click(self._chance.choice(self._called(self._chance.choice(["more", "more", "less"]))))

    def _called(self, name: str) -> list[QQuickItem]:
        return [item for item in items(self._window.contentItem()) if item.objectName() == name]

    def _click(self, item: QQuickItem) -> None:
        QTest.mouseClick(self._window, Qt.MouseButton.LeftButton, pos=middle(item))
