"""Whatever is written can be read: a contrast of at least 4.5 to 1, measured on the window as it is drawn."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import AnyStep, Correct, Damage, Effect, Mark
from lifecounter.ui.pictures import SHEETS, arrange
from tests.ui.whole_game.window import Window, items, named, on, opened, role

NAMES = ("Ana", "Bruno", "Chiara", "Dragan", "Eva", "Filip", "Gita", "Hugo")
LEAST = 4.5
SPECK = 0.05
"""A ground that lies under less of the letters than this is their neighbour's edge."""
HAPPENED: tuple[AnyStep, ...] = (
    Damage(player="Ana", amount=17, commander="Bruno’s commander"),
    Effect(add="Lich", controller="Chiara"),
    Effect(add_rule={"cant_gain_life": True}, affects="Bruno"),
    Effect(add_rule={"cant_pay_life": True}, affects="Bruno"),
    Effect(add="Lich", controller="Dragan"),
    Damage(player="Dragan", amount=3),
    Mark(mark="monarch", player="Bruno"),
    Correct(player="Gita", counters={"poison": 3}),
    Damage(player="Hugo", amount=60),
)


def test_contrast_is_counted_as_in_wcag() -> None:
    assert contrast(QColor("#ffffff"), QColor("#000000")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("#777777")) == pytest.approx(1)
    assert contrast(QColor("#ffffff"), QColor("#767676")) == pytest.approx(4.54, abs=0.01)


def test_the_start_screen_can_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, on(tmp_path)) as window:
        window.click("More formats")
        window.click("Player 2: ")
        assert faint(window) == {}


@pytest.mark.parametrize("players", [2, 4, 8])
def test_a_table_can_be_read_on_every_seat(qtbot: QtBot, tmp_path: Path, players: int) -> None:
    with table(qtbot, tmp_path, players) as window:
        assert faint(window) == {}


@pytest.mark.parametrize("name", list(SHEETS))
def test_a_sheet_can_be_read(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    with table(qtbot, tmp_path, 4) as window:
        arrange(window.session, name)
        window.draw()
        (sheet,) = (item for _, item in named(window.everything) if role(item) is QAccessible.Role.Dialog)
        assert faint(window, sheet) == {}


def test_a_refusal_and_the_menu_can_be_read(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, 4) as window:
        window.click("Pay, Bruno")
        assert faint(window, window.seat("Bruno")) == {}
        window.click("Menu")
        assert faint(window, window.find("Game menu")) == {}


@contextmanager
def table(qtbot: QtBot, folder: Path, players: int) -> Iterator[Window]:
    """A table of Commander in the middle of a game."""
    names = NAMES[:players]
    with opened(qtbot, replace(on(folder), format="commander", players=names)) as window:
        shown = window.session.shell.table_shown
        assert shown is not None
        for step in HAPPENED:
            shown.first.take(step)  # refused where nobody is called so: that has to be read as well
        window.draw()
        yield window


def faint(window: Window, within: QQuickItem | None = None) -> dict[str, float]:
    """What can hardly be read, with its contrast."""
    window.draw()
    written = [item for item in items(within or window.everything) if is_text(item)]
    shine = {item: opacity(item) for item in written}
    drawn = window.root.grabWindow()
    for item in written:
        item.setOpacity(0)
    ground = window.root.grabWindow()
    found = {}
    for item in written:
        there = min(
            (contrast(ink(item, shine[item], under), under) for under in grounds(item, drawn, ground)),
            default=21.0,
        )
        if there < LEAST:
            found[str(item.property("text"))] = round(there, 2)
    return found


def is_text(item: QQuickItem) -> bool:
    return (item.inherits("QQuickText") or item.inherits("QQuickTextInput")) and bool(item.property("text"))


def opacity(item: QQuickItem | None) -> float:
    """How much is left of what is drawn there."""
    return 1 if item is None else item.opacity() * opacity(item.parentItem())


def grounds(item: QQuickItem, drawn: QImage, ground: QImage) -> list[QColor]:
    """The colours on which the letters stand."""
    area = in_sight(item).toAlignedRect() & drawn.rect()
    under = Counter(
        ground.pixel(x, y)
        for x in range(area.left(), area.right() + 1)
        for y in range(area.top(), area.bottom() + 1)
        if drawn.pixel(x, y) != ground.pixel(x, y)
    )
    return [QColor(colour) for colour, count in under.items() if count > SPECK * under.total()]


def in_sight(item: QQuickItem) -> QRectF:
    """Where it is drawn: what is scrolled away is not."""
    area, outer = in_window(item), item.parentItem()
    while outer is not None:
        area = area & in_window(outer) if outer.clip() else area
        outer = outer.parentItem()
    return area


def in_window(item: QQuickItem) -> QRectF:
    return item.mapRectToScene(QRectF(0, 0, item.width(), item.height()))


def ink(item: QQuickItem, shine: float, under: QColor) -> QColor:
    """The colour of the letters as it comes out on that ground."""
    own = QColor(item.property("color"))
    share = own.alphaF() * shine
    mixed = [
        round(255 * (share * over + (1 - share) * below))
        for over, below in (
            (own.redF(), under.redF()),
            (own.greenF(), under.greenF()),
            (own.blueF(), under.blueF()),
        )
    ]
    return QColor(*mixed)


def contrast(one: QColor, other: QColor) -> float:
    """From 1 to 21, as WCAG 2 counts it."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: QColor) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
