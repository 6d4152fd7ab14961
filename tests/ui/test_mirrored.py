"""Right to left: the start screen is mirrored, and the table, whose seats look every way, is not."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from tests.ui.screen_reader import PRESSED
from tests.ui.whole_game.window import Window, middle, named, on, opened, role

NEAR = 2
"""Pixels by which rounding may shift the middle of a thing."""


@pytest.fixture
def rtl(qapp: QGuiApplication) -> Iterator[None]:
    before = qapp.layoutDirection()
    yield
    qapp.setLayoutDirection(before)


def places(window: Window) -> dict[str, tuple[int, int]]:
    window.draw()
    pressed = ((name, middle(item)) for name, item in named(window.everything) if role(item) in PRESSED)
    return {name: (where.x(), where.y()) for name, where in pressed}


@pytest.mark.usefixtures("rtl")
@pytest.mark.parametrize("size", [(1280, 800), (480, 900)])
@pytest.mark.parametrize("format_name", ["Commander", "Custom…", "Vanguard", "Two-Headed Giant"])
def test_the_start_screen_is_mirrored(
    qtbot: QtBot, qapp: QGuiApplication, tmp_path: Path, size: tuple[int, int], format_name: str
) -> None:
    seen = {}
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        qapp.setLayoutDirection(direction)
        with opened(qtbot, replace(on(tmp_path / direction.name), size=size)) as window:
            window.click(f"{format_name}, ")
            window.click("Player 1: ")
            seen[direction] = places(window)
    ltr, rtl = seen.values()
    assert ltr.keys() == rtl.keys()
    wrong = {name: (x, rtl[name]) for name, (x, _) in ltr.items() if abs(size[0] - x - rtl[name][0]) > NEAR}
    assert wrong == {}


@pytest.mark.usefixtures("rtl")
def test_seats_and_their_halves_stay_where_they_are(
    qtbot: QtBot, qapp: QGuiApplication, tmp_path: Path
) -> None:
    seen = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        qapp.setLayoutDirection(direction)
        names = ("Ana", "Bruno", "Chiara")
        with opened(
            qtbot, replace(on(tmp_path / direction.name), format="commander", players=names)
        ) as window:
            seen.append(places(window))
    assert seen[0] == seen[1]
