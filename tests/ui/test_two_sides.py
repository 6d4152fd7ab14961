"""Tables with two sides: two players, and Two-Headed Giant (810)."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.whole_game.window import Window, items, on, opened

SIZES = ((1280, 800), (1024, 600), (800, 480), (720, 1280))


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    game, players, size = request.param
    table = msgspec.structs.replace(on(tmp_path), format=game, players=players, size=size)
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def written(text: str, within: QQuickItem) -> QRectF:
    """Where a text stands on the screen."""
    found = [item for item in items(within) if item.property("text") == text][-1]
    return found.mapRectToScene(QRectF(0, 0, found.width(), found.height()))


@pytest.mark.parametrize(
    "window",
    [("commander", ("Ana", "Bruno"), size) for size in SIZES]
    + [("two-headed-giant", ("Ana", "Bruno", "Chiara", "Dragan"), size) for size in SIZES],
    indirect=True,
)
def test_the_disc_of_the_turn_covers_nothing_of_a_sheet(window: Window) -> None:
    disc = window.find("Turn –; ")
    window.key(Qt.Key.Key_1, Qt.Key.Key_D)
    window.draw()
    sheet = window.find("Damage to Ana")
    box = sheet.mapRectToScene(QRectF(0, 0, sheet.width(), sheet.height()))
    covering = box.adjusted(4, 4, -4, -4) & disc.mapRectToScene(QRectF(0, 0, disc.width(), disc.height()))
    for across in range(int(covering.left()), int(covering.right()), 6):
        for down in range(int(covering.top()), int(covering.bottom()), 6):
            QTest.mouseClick(window.root, Qt.MouseButton.LeftButton, pos=QPoint(across, down))
    window.draw()
    assert disc is window.find("Turn –; ")


HEADS = ("two-headed-giant", ("Ana", "Bruno", "Chiara", "Dragan"), (1280, 800))


@pytest.mark.parametrize("window", [HEADS], indirect=True)
def test_810_the_heads_stand_apart_from_the_facts_about_the_damage(window: Window) -> None:
    window.key(Qt.Key.Key_1, Qt.Key.Key_D)
    window.draw()
    sheet = window.find("Damage to Ana")
    to, ana, bruno, combat = (written(text, sheet) for text in ("to", "Ana", "Bruno", "Combat"))
    assert all(abs(one.center().y() - ana.center().y()) < 4 for one in (to, bruno))
    assert to.right() < ana.left() < bruno.left()
    assert combat.top() > max(ana.bottom(), bruno.bottom()) + 8


@pytest.mark.parametrize("window", [("commander", ("Ana", "Bruno"), (1280, 800))], indirect=True)
def test_a_player_alone_is_not_asked_for_a_head(window: Window) -> None:
    window.key(Qt.Key.Key_1, Qt.Key.Key_D)
    window.draw()
    assert not window.says("to", window.find("Damage to Ana"))
