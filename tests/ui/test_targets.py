"""What can be hit: no dead spot on a seat, and nothing smaller than a fingertip."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lifecounter.ui.pictures import SHEETS, arrange
from tests.ui.whole_game.window import Window, items, named, on, opened, role

NAMES = ("Ana", "Bruno", "Chiara", "Dragan", "Emre", "Fay", "Gus", "Hana")
TARGET = 44
CONTROLS = ("Press_", "OptionRow_")
EDGE = 4
"""How far from a seat's rounded corner a finger surely means the seat."""


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    count, size = request.param
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=NAMES[:count], size=size)
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def presses(window: Window) -> list[QQuickItem]:
    kinds = ("Press_", "Knob_")
    return [
        item
        for item in items(window.everything)
        if item.metaObject().className().startswith(kinds) and item.isVisible()
    ]


@pytest.mark.parametrize(
    "window",
    [(count, size) for count in (1, 2, 4, 6, 8) for size in ((1280, 800), (800, 480), (720, 1280))],
    indirect=True,
)
def test_every_press_is_as_large_as_a_fingertip(window: Window) -> None:
    found = presses(window)
    assert found
    for item in found:
        assert min(item.width(), item.height()) >= TARGET, item.property("text")


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("window", [(4, (1280, 800)), (4, (800, 480)), (4, (720, 1280))], indirect=True)
def test_everything_on_a_sheet_has_a_name_and_is_as_large_as_a_fingertip(window: Window, sheet: str) -> None:
    arrange(window.session, sheet)
    window.draw()
    (dialog,) = (item for _, item in named(window.everything) if role(item) is QAccessible.Role.Dialog)
    found = [item for item in items(dialog) if item.metaObject().className().startswith(CONTROLS)]
    assert found
    for item in found:
        assert min(item.width(), item.height()) >= TARGET, item.property("text")
        told = QAccessible.queryAccessibleInterface(item)
        assert told is not None
        assert told.text(QAccessible.Text.Name), item


@pytest.mark.parametrize("window", [(4, (1280, 800)), (5, (1280, 800)), (8, (800, 480))], indirect=True)
def test_no_spot_of_a_seat_is_dead(window: Window) -> None:
    """A tap anywhere on a seat does something: it counts, or it is on a press, a box or the hub."""
    window.key(Qt.Key.Key_Plus)
    undo(window)  # so that redo is in sight, as it is after each tap below
    controls = [
        item
        for item in items(window.everything)
        if item.metaObject().className().startswith(("Press_", "Knob_", "DamageBox_", "Chip_"))
        and item.isVisible()
    ]
    taken = [item.mapRectToScene(item.boundingRect().adjusted(-EDGE, -EDGE, EDGE, EDGE)) for item in controls]
    for name in window.lives():
        seat = window.seat(name)
        for across in range(8, int(seat.width()) - 8, 61):
            for down in range(8, int(seat.height()) - 8, 47):
                spot = seat.mapToScene(QPointF(across, down))
                if any(rectangle.contains(spot) for rectangle in taken):
                    continue
                before = window.lives()
                tap(window, spot.toPoint())
                change = 1 if across > seat.width() / 2 else -1
                assert window.lives() == {**before, name: before[name] + change}, (name, across, down)
                undo(window)


def undo(window: Window) -> None:
    window.key(Qt.Key.Key_Z, holding=Qt.KeyboardModifier.ControlModifier)


def tap(window: Window, spot: QPoint) -> None:
    QTest.mouseClick(window.root, Qt.MouseButton.LeftButton, pos=spot)
