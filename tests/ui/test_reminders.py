"""What Lich asks for: it was done, or it can't be done and loses the game (104.3e)."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import Damage, Effect, Gain
from lifecounter.model.outcome import Played
from tests.ui.whole_game.window import Window, middle, on, opened

Key = Qt.Key
TO_DO = "Sacrifice 3 permanents"
QUESTION = f"Lich: {TO_DO}"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno", "Chiara"))
    with opened(qtbot, table) as window:
        hand = window.session._in_hand
        assert hand is not None
        for step in (Effect(add="Lich", controller="Ana"), Damage(player="Ana", amount=3)):
            assert isinstance(hand.do(step).outcome, Played)
        window.draw()
        yield window


def test_104_3e_what_can_t_be_done_is_said_in_sight_and_names_the_effect_that_lost_the_game(
    window: Window,
) -> None:
    window.touch(TO_DO, window.seat("Ana"))
    window.draw()
    window.touch("Can’t: lose the game", window.find(QUESTION))
    window.draw()
    assert window.says("Lost: Lich · 104.3e", window.seat("Ana"))


def test_what_was_done_is_ticked_off_on_the_sheet(window: Window) -> None:
    window.key(Key.Key_1, Key.Key_R)
    window.draw()
    assert window.says(QUESTION)
    window.key(Key.Key_Return)
    window.draw()
    assert not window.says(QUESTION)
    assert not window.says(TO_DO, window.seat("Ana"))


def test_what_was_done_is_ticked_off_by_one_tap(window: Window) -> None:
    tick = window.find(f"{TO_DO}: done")
    assert tick.width() >= 44
    window.tap(tick)
    window.draw()
    assert not window.says(TO_DO, window.seat("Ana"))


def test_the_right_button_loses_nothing(window: Window) -> None:
    where = middle(window.find(TO_DO, window.seat("Ana")))
    QTest.mouseClick(window.root, Qt.MouseButton.RightButton, pos=where)
    window.draw()
    assert window.says(TO_DO, window.seat("Ana"))


def test_what_can_t_lose_the_game_is_ticked_off_by_one_tap(window: Window) -> None:
    hand = window.session._in_hand
    assert hand is not None
    assert isinstance(hand.do(Gain(player="Ana", amount=2)).outcome, Played)
    window.touch(f"{TO_DO}: done")
    window.touch("Done: Draw 2 cards", window.seat("Ana"))
    window.draw()
    assert not window.says("Done: Draw 2 cards", window.seat("Ana"))
