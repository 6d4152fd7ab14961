"""A disk that is full while a game is played: it is said where it is seen, and the game can be played on."""

from collections import deque
from collections.abc import Iterator
from itertools import cycle, repeat
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import AnyStep, Gain, Redo, Undo
from tests.ui.whole_game.window import Window, on, opened, texts

Key = Qt.Key
FULL = "The step can’t be kept: the disk is full"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno", "Chiara"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def fill_disk(window: Window) -> None:
    """The file of the games can't grow any more, and what room it has is used up, by Chiara's gains."""
    connection, table = window.session.games._store._connection, window.session._in_hand
    assert table is not None
    connection.execute(f"PRAGMA max_page_count = {connection.execute('PRAGMA page_count').fetchone()[0]}")
    for room in (200, 20, 0):
        with pytest.raises(OSError, match="full"):
            deque(map(table.do, repeat(Gain(player="Chiara", amount=1, note="x" * room))))
    to_and_fro: tuple[AnyStep, ...] = (Undo(), Redo())
    with pytest.raises(OSError, match="full"):
        deque(map(table.do, cycle(to_and_fro)))


def deal_five(window: Window) -> None:
    window.key(Key.Key_D, Key.Key_5, Key.Key_Return)
    window.draw()


def test_a_full_disk_is_said_over_the_sheet_and_nothing_is_done(window: Window) -> None:
    fill_disk(window)
    deal_five(window)
    assert window.says(FULL)
    window.key(Key.Key_Return)
    window.draw()
    assert not window.says(FULL)
    assert window.lives()["Ana"] == 40
    assert "Deal 5" in texts(window.find("Damage to Ana"))
    window.key(Key.Key_Return)
    window.draw()
    assert window.says(FULL)


def test_a_game_goes_on_without_being_kept_once_somebody_says_so(window: Window) -> None:
    fill_disk(window)
    deal_five(window)
    window.touch("Go on without keeping")
    window.draw()
    assert window.lives()["Ana"] == 35
    assert not window.says("Damage to Ana")
    window.key(Key.Key_Plus)
    window.draw()
    assert window.lives()["Ana"] == 36
    assert not window.says(FULL)
    window.click("Menu")
    window.click("Start screen")
    window.draw()
    assert window.says(f"{FULL}. From here on this game is not kept.")


def test_a_tap_that_can_t_be_kept_asks_the_same(window: Window) -> None:
    fill_disk(window)
    window.tap(window.half("Bruno", "less"))
    window.draw()
    assert window.lives()["Bruno"] == 40
    window.touch("Go on without keeping")
    assert window.lives()["Bruno"] == 39
