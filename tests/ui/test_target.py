"""Triggers that wait: whom they target is asked at their controller's seat (603.3d)."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import Effect, Gain
from lifecounter.model.outcome import Played
from tests.ui.whole_game.window import Window, named, on, opened

Key = Qt.Key
QUESTION = "Sanguine Bond: whom does it target?"


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno", "Chiara"))
    with opened(qtbot, table) as window:
        hand = window.session._in_hand
        assert hand is not None
        for step in (Effect(add="Sanguine Bond", controller="Ana"), Gain(player="Ana", amount=3)):
            assert isinstance(hand.do(step).outcome, Played)
        window.draw()
        yield window


def test_603_3_a_tap_on_a_waiting_trigger_asks_whom_it_targets(window: Window) -> None:
    window.touch("Sanguine Bond: whom?", window.seat("Ana"))
    window.draw()
    sheet = window.find(QUESTION)
    players = [name.split(".")[0] for name, _ in named(sheet) if "40 → 37" in name]
    assert players == ["Bruno", "Chiara"], "an opponent is targeted, never oneself (115.4)"
    window.touch("Chiara", sheet)
    assert window.lives() == {"Ana": 43, "Bruno": 40, "Chiara": 37}
    window.draw()
    assert not window.says(QUESTION)
    assert not [name for name in window.told("Ana") if "whom" in name]


def test_603_3_the_question_leads_to_its_rule(window: Window) -> None:
    window.touch("Sanguine Bond: whom?", window.seat("Ana"))
    window.draw()
    window.touch("What rule 603.3 means")
    window.draw()
    assert [name for name, _ in named(window.everything) if name.startswith("603.3  ")]


def test_603_3_a_target_is_chosen_with_keys(window: Window) -> None:
    window.key(Key.Key_1, Key.Key_R)
    window.draw()
    window.key(Key.Key_Down, Key.Key_Return)
    assert window.lives()["Chiara"] == 37


def test_603_3_a_trigger_that_an_undo_takes_away_is_not_asked_about(window: Window) -> None:
    window.touch("Sanguine Bond: whom?", window.seat("Ana"))
    window.draw()
    window.touch("Undo")
    window.draw()
    assert not window.says(QUESTION)
    assert window.lives()["Ana"] == 40


def test_115_4_what_has_any_target_may_have_no_player(window: Window) -> None:
    window.touch("Sanguine Bond: whom?", window.seat("Ana"))
    window.touch("No player", window.find(QUESTION))
    assert window.lives() == {"Ana": 43, "Bruno": 40, "Chiara": 40}
    window.draw()
    assert not [name for name in window.told("Ana") if "whom" in name]


def test_603_3_a_question_put_away_is_still_waiting(window: Window) -> None:
    window.touch("Sanguine Bond: whom?", window.seat("Ana"))
    window.draw()
    window.key(Key.Key_Escape)
    window.draw()
    assert not window.says(QUESTION)
    assert window.find("Sanguine Bond: whom?", window.seat("Ana"))
