"""Everybody plays: with a screen reader, or with the keyboard alone."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import Effect
from lifecounter.ui.pictures import SHEETS, arrange
from tests.ui.screen_reader import PRESSED, find, press, told
from tests.ui.whole_game.window import Window, on, opened, texts

Key = Qt.Key
NAMES = ("Ana", "Bruno", "Chiara", "Dragan", "Eva", "Filip", "Gita", "Hugo")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with opened(qtbot, on(tmp_path)) as window:
        window.draw()
        yield window


@contextmanager
def table(qtbot: QtBot, folder: Path, format_id: str, players: int) -> Iterator[Window]:
    with opened(qtbot, replace(on(folder), format=format_id, players=NAMES[:players])) as window:
        window.draw()
        yield window


def complaints(window: Window) -> list[str]:
    """What somebody who hears the screen would miss."""
    window.draw()
    things = told(window.root)
    alike = Counter((one.path, one.name) for one in things if one.role in PRESSED)
    heard = "\n".join(one.everything for one in things)
    return [
        *(f"a {one.role.name} in {one.path} has no name" for one in things if not one.name),
        *(f"{one.name} has no role" for one in things if one.role is QAccessible.Role.NoRole),
        *(f"{one.name} can't be pressed" for one in things if one.role in PRESSED and not one.answers),
        *(f"{count} are called {name} in {path}" for (path, name), count in alike.items() if count > 1),
        *(f"{text} is written but not told" for text in texts(window.everything) if not_told(text, heard)),
    ]


def not_told(text: str, heard: str) -> bool:
    words = text.removeprefix("✓ ").removesuffix(" ✓")
    return re.search(r"[^\W\d]{2}", words) is not None and words not in heard


def test_the_start_screen_tells_everything(window: Window) -> None:
    press(window.root, "More formats")
    formats = [one.name for one in told(window.root) if "Format" in one.path]
    assert len(formats) > 30
    found = {}
    for name in formats:
        press(window.root, name)
        found[name] = complaints(window)
    assert {name: said for name, said in found.items() if said} == {}


def test_an_opened_seat_and_opened_rules_tell_everything(window: Window) -> None:
    press(window.root, "Player 2: ")
    press(window.root, "Rules of the format: ")
    assert find(window.root, "Name of player 2").role is QAccessible.Role.EditableText
    assert find(window.root, "Poison counters that lose the game: more").answers
    assert complaints(window) == []


@pytest.mark.parametrize("players", [1, 2, 3, 5, 8])
def test_a_table_tells_everything(qtbot: QtBot, tmp_path: Path, players: int) -> None:
    with table(qtbot, tmp_path, "commander", players) as window:
        seats = [one.name for one in told(window.root) if one.name.endswith(", 40 life")]
        assert sorted(seats) == [f"{name}, 40 life" for name in NAMES[:players]]
        assert complaints(window) == []


def test_a_table_of_teams_tells_everything(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, "two-headed-giant", 4) as window:
        assert find(window.root, "Ana & Bruno, 30 life").answers is False
        assert complaints(window) == []


def test_a_name_with_a_placeholder_in_it_is_told_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    names = ("%1", "%2 of %1")
    with opened(qtbot, replace(on(tmp_path), format="standard", players=names)) as window:
        window.draw()
        press(window.root, "Damage, %1")
        assert {"%1, 20 life", "%2 of %1, 20 life", "Damage to %1"} <= {one.name for one in told(window.root)}


@pytest.mark.parametrize("name", list(SHEETS))
def test_a_sheet_tells_everything(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    with table(qtbot, tmp_path, "commander", 4) as window:
        before = len(told(window.root))
        arrange(window.session, name)
        assert [one for one in told(window.root) if one.role is QAccessible.Role.Dialog]
        assert len(told(window.root)) > before
        assert complaints(window) == []


def test_a_card_in_play_is_told_and_ended(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, "standard", 2) as window:
        shown = window.session.shell.table_shown
        assert shown is not None
        for card in ("Lich", "Platinum Angel", "Platinum Emperion"):
            shown.first.take(Effect(add=card, controller="Ana"))
        assert complaints(window) == []
        press(window.root, "Platinum Angel")
        assert complaints(window) == []
        press(window.root, "It leaves")
        assert not [one for one in told(window.root) if one.name == "Platinum Angel"]


def test_what_is_switched_on_is_told_and_ticked_off_beside_its_colour(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, "standard", 2) as window:
        press(window.root, "Damage, Ana")
        assert not find(window.root, "Infect").interface.state().checked
        assert not window.says("✓ Infect")
        press(window.root, "Infect")
        assert find(window.root, "Infect").interface.state().checked
        assert window.says("✓ Infect")


def test_the_menu_tells_everything(qtbot: QtBot, tmp_path: Path) -> None:
    with table(qtbot, tmp_path, "standard", 2) as window:
        press(window.root, "Menu")
        assert find(window.root, "Game menu").role is QAccessible.Role.Dialog
        assert complaints(window) == []


def test_a_whole_game_through_a_screen_reader(window: Window) -> None:
    root = window.root
    press(root, "Two-player, ")
    press(root, "Start — Two-player, 2 players, 20 life")
    press(root, "One life less for Player 1")
    assert find(root, "Player 1, 19 life")
    press(root, "Damage, Player 1")
    press(root, "7", "Damage to Player 1")
    assert find(root, "19 → 12", "Damage to Player 1")
    press(root, "Deal 7")
    assert find(root, "Player 1, 12 life")
    press(root, "Undo")
    assert find(root, "Player 1, 19 life")

    lose(window)
    press(root, "Undo", "Player 2 wins")
    assert find(root, "Player 1, 19 life")
    lose(window)
    press(root, "New game", "Player 2 wins")
    window.draw()
    assert find(root, "Player 1, 20 life")
    assert find(root, "Player 2, 20 life")


def lose(window: Window) -> None:
    press(window.root, "Damage, Player 1")
    press(window.root, "+10", "Damage to Player 1")
    press(window.root, "+10", "Damage to Player 1")
    assert find(window.root, "Player 1 loses · 704.5a", "Damage to Player 1")
    press(window.root, "Deal 20")
    window.wait_for_total("Player 1", "−1")
    assert complaints(window) == []
    fallen = find(window.root, "Player 1, −1 life")
    assert "Lost: less than 0 life · 704.5a" in fallen.everything
    assert find(window.root, "Player 2 wins").role is QAccessible.Role.Dialog


def test_a_whole_game_by_the_keyboard(window: Window) -> None:
    def lives() -> dict[str, int]:
        window.draw()
        return window.lives()

    window.key(Key.Key_Right)  # from Commander to Two-player
    focus(window, lambda text: text.startswith("Player 1"))
    window.key(Key.Key_Return)
    window.write("Ana")
    window.key(Key.Key_Return)
    window.key(Key.Key_Return, holding=Qt.KeyboardModifier.ControlModifier)
    assert lives() == {"Ana": 20, "Player 2": 20}
    window.key(Key.Key_D, Key.Key_7, Key.Key_Return)
    assert lives() == {"Ana": 13, "Player 2": 20}
    window.key(Key.Key_Z, holding=Qt.KeyboardModifier.ControlModifier)
    assert lives() == {"Ana": 20, "Player 2": 20}
    window.key(Key.Key_D, Key.Key_2, Key.Key_0, Key.Key_Return)
    assert window.says("Player 2 wins")
    window.key(Key.Key_Tab, Key.Key_Return)
    assert lives() == {"Ana": 20, "Player 2": 20}
    assert not window.says("Player 2 wins")
    window.key(Key.Key_2, Key.Key_D, Key.Key_2, Key.Key_0, Key.Key_Return)
    assert window.says("Ana wins")
    window.key(Key.Key_Return)
    assert lives() == {"Ana": 20, "Player 2": 20}


def focus(window: Window, wanted: Callable[[str], bool]) -> None:
    """Tab on until the keyboard is at the thing whose name is wanted."""
    for _ in range(60):
        item = window.root.activeFocusItem()
        name = QAccessible.queryAccessibleInterface(item).text(QAccessible.Text.Name)
        if wanted(name):
            return
        window.key(Key.Key_Tab)
    raise AssertionError("the keyboard never gets there")
