"""The window fits the screen that it opens on, and fills it when it is told to."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from pytestqt.qtbot import QtBot

from lifecounter.ui.session import fitting
from tests.ui.whole_game.window import Window, on, opened

FULL, FRAMED = QWindow.Visibility.FullScreen, QWindow.Visibility.Windowed


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


OPENS = """
import sys
from pathlib import Path
from PySide6.QtCore import QTimer
from lifecounter.cli.options import WindowOptions
from lifecounter.ui.session import application, play

def tell():
    (window,) = app.topLevelWindows()
    free = app.primaryScreen().availableGeometry()
    print(window.width(), window.height(), free.width(), free.height())
    app.quit()

app = application()
QTimer.singleShot(0, tell)
play(WindowOptions(data_dir=Path(sys.argv[1]), size=(4000, 3000)))
"""


def test_a_window_opens_no_larger_than_the_screen_leaves_it_with_its_title_bar(tmp_path: Path) -> None:
    command = [sys.executable, "-c", OPENS, str(tmp_path)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    width, height, free_width, free_height = map(int, told.split())
    assert width == free_width
    assert free_height - 60 <= height <= free_height - 30


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
