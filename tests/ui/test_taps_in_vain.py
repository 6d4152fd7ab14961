"""Taps that are refused or change nothing leave no trace in the history, and the seat says why."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import Effect
from lifecounter.model.outcome import Played
from lifecounter.table.table import Table
from tests.ui.whole_game.window import Window, on, opened, texts


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno", "Chiara"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def board(window: Window) -> Table:
    assert window.session._in_hand is not None
    return window.session._in_hand


def enters(window: Window, card: str) -> None:
    assert isinstance(board(window).do(Effect(add=card, controller="Ana")).outcome, Played)
    window.draw()


def test_119_7_a_tap_that_gains_nothing_is_no_entry_and_keeps_what_can_be_done_again(window: Window) -> None:
    enters(window, "Platinum Emperion")
    window.tap(window.half("Bruno", "more"))
    window.touch("Undo")
    before = board(window).entries
    window.tap(window.half("Ana", "more"))
    window.draw()
    assert board(window).entries == before
    assert window.says("Ana can’t gain life (Platinum Emperion) · 119.7")
    assert "+1" not in texts(window.seat("Ana"))
    window.touch("Redo")
    assert window.lives() == {"Ana": 40, "Bruno": 41, "Chiara": 40}


def test_119_7_a_hold_that_gains_nothing_is_no_entry(window: Window) -> None:
    enters(window, "Platinum Emperion")
    window.put_down({0: window.half("Ana", "more")})
    window.qtbot.waitUntil(lambda: window.says("Ana can’t gain life (Platinum Emperion) · 119.7"))
    window.lift(0)
    assert board(window).place == 1
    assert "+10" not in texts(window.seat("Ana"))


def test_104_3a_a_tap_for_somebody_who_lost_is_no_entry(window: Window) -> None:
    window.key(Qt.Key.Key_1, Qt.Key.Key_D, Qt.Key.Key_4, Qt.Key.Key_0, Qt.Key.Key_Return)
    window.draw()
    window.key(Qt.Key.Key_1, Qt.Key.Key_Plus)
    assert board(window).place == 1
    assert "+1" not in texts(window.seat("Ana"))


def test_a_gain_that_becomes_something_to_do_counts(window: Window) -> None:
    enters(window, "Lich")
    window.tap(window.half("Ana", "more"))
    window.draw()
    assert board(window).place == 2
    assert "+1" in texts(window.seat("Ana"))
