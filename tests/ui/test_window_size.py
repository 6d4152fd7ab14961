"""The window fits the screen that it opens on, and fills it when it is told to."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QGuiApplication, QWindow
from pytestqt.qtbot import QtBot

from lifecounter.ui.session import Session, fitting, room_on_screen
from tests.ui.whole_game.window import Window, on, opened

FULL, FRAMED = QWindow.Visibility.FullScreen, QWindow.Visibility.Windowed


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def test_a_window_is_no_larger_than_the_screen_leaves_it(qtbot: QtBot, tmp_path: Path) -> None:
    del qtbot
    screen = QGuiApplication.primaryScreen().availableGeometry()
    options = msgspec.structs.replace(on(tmp_path), size=(screen.width() + 480, screen.height()))
    session = Session(options, animated=False, within=room_on_screen())
    window = session.open()
    with_title_bar = QRect(0, 0, window.width(), window.height() + 30)
    assert QRect(0, 0, screen.width(), screen.height()).contains(with_title_bar)
    session.close()


def test_on_a_small_laptop_the_usual_window_keeps_its_width() -> None:
    assert fitting((1280, 800), (1366, 768 - 40)) == (1280, 728)


def test_f11_fills_the_screen_and_gives_the_frame_back(window: Window) -> None:
    window.key(Qt.Key.Key_F11)
    assert window.root.visibility() == FULL
    window.key(Qt.Key.Key_F11)
    assert window.root.visibility() == FRAMED


def test_the_menu_fills_the_screen_and_gives_the_frame_back(window: Window) -> None:
    window.click("Menu")
    window.click("Full screen")
    assert window.root.visibility() == FULL
    window.click("Leave full screen")
    assert window.root.visibility() == FRAMED
