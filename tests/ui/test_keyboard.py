"""The whole table from the keyboard."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.whole_game.window import Window, on, opened

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NAMES = ("Ana", "Bruno", "Chiara", "Dragan")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=NAMES)
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def with_the_keyboard(window: Window) -> list[str]:
    return [name for name in NAMES if window.seat(name).property("activeFocus")]


def open_sheets(window: Window) -> list[str]:
    return [name for name in NAMES if window.says(f"Damage to {name}")]


def test_the_first_seat_has_the_keyboard(window: Window) -> None:
    assert with_the_keyboard(window) == ["Ana"]


def test_digits_and_arrows_choose_the_seat(window: Window) -> None:
    seen = []
    for key in (Key.Key_3, Key.Key_Left, Key.Key_Down, Key.Key_Right, Key.Key_Up):
        window.key(key)
        seen += with_the_keyboard(window)
    assert seen == ["Chiara", "Bruno", "Ana", "Dragan", "Chiara"]


def test_tab_goes_round_the_table(window: Window) -> None:
    window.key(Key.Key_Tab)
    assert with_the_keyboard(window) == ["Bruno"]


def test_plus_and_minus_are_taps(window: Window) -> None:
    window.key(Key.Key_Plus, Key.Key_Plus, Key.Key_2, Key.Key_Minus)
    assert window.lives() == {"Ana": 42, "Bruno": 39, "Chiara": 40, "Dragan": 40}


def test_a_sheet_is_filled_in_and_confirmed(window: Window) -> None:
    window.key(Key.Key_D, Key.Key_1, Key.Key_2, Key.Key_Backspace, Key.Key_7, Key.Key_Return)
    assert window.lives()["Ana"] == 40 - 17
    assert open_sheets(window) == []
    assert with_the_keyboard(window) == ["Ana"]


def test_arrows_in_a_sheet_choose_the_source(window: Window) -> None:
    window.key(Key.Key_D, Key.Key_Down, Key.Key_7, Key.Key_Return)
    (game,) = [window.session._in_hand]
    assert game is not None
    assert game.game.players[0].commander_damage == {"Bruno’s commander": 7}


def test_escape_closes_the_sheet_and_changes_nothing(window: Window) -> None:
    window.key(Key.Key_D, Key.Key_7, Key.Key_Escape)
    assert open_sheets(window) == []
    assert window.lives()["Ana"] == 40


@pytest.mark.parametrize(
    ("key", "title"),
    [
        (Key.Key_D, "Damage to Ana"),
        (Key.Key_G, "Ana gains life"),
        (Key.Key_P, "Ana pays life"),
        (Key.Key_S, "Ana’s life total becomes"),
    ],
)
def test_letters_open_the_sheets(window: Window, key: Qt.Key, title: str) -> None:
    window.key(key)
    assert window.says(title)


def test_undo_and_redo(window: Window) -> None:
    window.key(Key.Key_Plus)
    window.key(Key.Key_Z, holding=CONTROL)
    assert window.lives()["Ana"] == 40
    window.key(Key.Key_Z, holding=CONTROL | SHIFT)
    assert window.lives()["Ana"] == 41


def test_t_passes_the_turn(window: Window) -> None:
    window.key(Key.Key_T, Key.Key_T)
    assert window.find("Turn 2, Bruno")


def test_a_game_is_not_given_up_without_a_question(window: Window) -> None:
    window.key(Key.Key_Plus, Key.Key_N)
    window.draw()
    window.key(Key.Key_N, Key.Key_N)
    assert window.says("Give up this game?")
    window.key(Key.Key_Return)
    window.draw()
    assert not window.says("Give up this game?")
    assert window.lives()["Ana"] == 41
    window.click("Menu")
    window.click("New game")
    window.click("Give up, new game")
    window.draw()
    assert window.lives()["Ana"] == 40


def test_a_game_with_nothing_in_it_is_begun_anew_at_once(window: Window) -> None:
    before = window.session.shell.table_shown
    window.key(Key.Key_N)
    window.draw()
    window.key(Key.Key_N)
    assert window.session.shell.table_shown is not before


def test_after_the_end_a_new_game_is_one_press(window: Window) -> None:
    for seat in (Key.Key_2, Key.Key_3, Key.Key_4):
        window.key(seat, Key.Key_D, Key.Key_4, Key.Key_0, Key.Key_Return)
        window.draw()
    window.key(Key.Key_Return)
    window.draw()
    assert set(window.lives().values()) == {40}


def test_keys_on_a_sheet_are_not_meant_for_the_table_behind_it(window: Window) -> None:
    for letter in (Key.Key_M, Key.Key_E):
        window.key(Key.Key_1, letter)
        window.draw()
        window.key(Key.Key_T, Key.Key_N, Key.Key_3, Key.Key_Right, Key.Key_Plus)
        assert window.find("Turn –; ")
        assert with_the_keyboard(window) == []
        assert window.lives()["Ana"] == 40
        window.key(Key.Key_Escape)
        window.draw()
        assert with_the_keyboard(window) == ["Ana"]


def menu_open(window: Window) -> bool:
    window.draw()
    return window.says("Back to the game") or window.says("Look at the table")


def test_keys_are_the_open_menu_s_alone(window: Window) -> None:
    window.key(Key.Key_2, Key.Key_Escape)
    window.draw()
    window.key(Key.Key_1, Key.Key_D, Key.Key_5, Key.Key_T, Key.Key_Right, Key.Key_Plus, Key.Key_M)
    window.key(Key.Key_Z, holding=CONTROL)
    for _ in range(9):
        window.key(Key.Key_Tab)
        assert with_the_keyboard(window) == []
    assert menu_open(window)
    assert open_sheets(window) == []
    assert window.find("Turn –; ")
    assert set(window.lives().values()) == {40}
    window.key(Key.Key_Escape)
    assert not menu_open(window)
    assert with_the_keyboard(window) == ["Bruno"]


def test_arrows_and_return_press_what_the_menu_highlights(window: Window) -> None:
    window.key(Key.Key_Escape)
    window.draw()
    window.key(Key.Key_Up, Key.Key_Return)
    assert not menu_open(window)


def test_keys_behind_the_winner_do_nothing(window: Window) -> None:
    for seat in (Key.Key_2, Key.Key_3, Key.Key_4):
        window.key(seat, Key.Key_D, Key.Key_4, Key.Key_0, Key.Key_Return)
        window.draw()
    assert menu_open(window)
    window.key(Key.Key_1, Key.Key_Plus, Key.Key_T, Key.Key_D)
    assert menu_open(window)
    assert window.lives()["Ana"] == 40
    window.key(Key.Key_Z, holding=CONTROL)
    assert not menu_open(window)


def test_keys_on_the_history_are_not_meant_for_the_table(window: Window) -> None:
    window.key(Key.Key_Escape, Key.Key_H)
    window.draw()
    window.key(Key.Key_1, Key.Key_D, Key.Key_T, Key.Key_Plus)
    assert open_sheets(window) == []
    window.key(Key.Key_Escape)
    assert menu_open(window)
    assert with_the_keyboard(window) == []
    window.key(Key.Key_Escape)
    assert window.find("Turn –; ")
    assert window.lives()["Ana"] == 40


def test_keys_on_an_amount_sheet_are_not_meant_for_the_table(window: Window) -> None:
    window.key(Key.Key_D, Key.Key_N, Key.Key_Right, Key.Key_5, Key.Key_Return)
    assert not menu_open(window)
    assert window.lives()["Ana"] == 35


def test_everything_behind_the_dots_is_reached_by_tab(window: Window) -> None:
    window.key(Key.Key_M)
    reached = []
    for _ in range(40):
        window.key(Key.Key_Tab)
        holder = window.root.activeFocusItem()
        reached.append(str(holder.property("text") or "") if holder is not None else "")
    assert {"Close", "Pay life…", "Put right…", "Can’t gain life", "Concede", "Wins by an effect"} <= set(
        reached
    )
