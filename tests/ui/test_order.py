"""Effects whose order matters (616.1): the affected player is asked, at their own seat."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import Damage, Effect
from lifecounter.model.outcome import Played
from tests.ui.whole_game.window import Window, middle, named, on, opened, texts

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno", "Chiara"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def enters(window: Window, controller: str, *cards: str) -> None:
    hand = window.session._in_hand
    assert hand is not None
    for card in cards:
        assert isinstance(hand.do(Effect(add=card, controller=controller)).outcome, Played)
    window.draw()


def deal(window: Window, player: str, amount: int, *, by: str) -> None:
    window.touch("Damage", window.seat(player))
    sheet = window.find(f"Damage to {player}")
    window.touch("From nobody; pick another source", sheet)
    window.touch(by, sheet)
    for digit in str(amount):
        window.touch(digit, sheet)
    window.touch(f"Deal {amount}", sheet)
    window.draw()


def outcomes(window: Window) -> list[str]:
    rows = [name for name, _ in named(window.find("Ana: in which order?")) if name.startswith("40 → ")]
    assert len(rows) == len(set(rows))
    return [row.split(".")[0] for row in rows]


def test_616_1_orders_are_named_with_what_comes_of_them(window: Window) -> None:
    enters(window, "Bruno", "Furnace of Rath")
    enters(window, "Ana", "Urza's Armor")
    deal(window, "Ana", 3, by="Bruno")
    sheet = window.find("Ana: in which order?")
    assert {
        "40 → 36", "40 → 35", "Urza’s Armor, then Furnace of Rath", "Furnace of Rath, then Urza’s Armor",
    } <= set(texts(sheet))  # fmt: skip
    window.touch("40 → 36", sheet)
    assert window.lives()["Ana"] == 36
    window.draw()
    assert not window.says("Damage to Ana"), "the sheet that it came from is closed as well"


def test_616_1_the_affected_player_is_asked_whoever_acts(window: Window) -> None:
    enters(window, "Bruno", "Furnace of Rath")
    enters(window, "Ana", "Urza's Armor")
    shown = window.session.shell.table_shown
    assert shown is not None
    shown.seats_by_side[1].take(Damage(player="Ana", amount=3, from_="Bruno"))
    window.draw()
    sheet = window.find("Ana: in which order?")
    seat = window.seat("Ana")
    assert seat.contains(seat.mapFromScene(middle(sheet).toPointF()))
    assert window.says("Ana chooses in which order the effects apply · 616.1", window.seat("Bruno"))


def test_616_1_cancelling_does_nothing(window: Window) -> None:
    enters(window, "Bruno", "Furnace of Rath")
    enters(window, "Ana", "Urza's Armor")
    deal(window, "Ana", 3, by="Bruno")
    window.key(Key.Key_Escape)
    window.draw()
    assert window.lives()["Ana"] == 40
    assert window.says("Damage to Ana"), "what was put in is still there"


def test_616_1_a_tap_asks_as_well_and_keys_choose(window: Window) -> None:
    enters(window, "Ana", "Boon Reflection", "Angel of Vitality")
    window.key(Key.Key_1, Key.Key_Plus)
    window.draw()
    assert window.says("Ana: in which order?")
    results = outcomes(window)
    assert sorted(results) == ["40 → 43", "40 → 44"]
    window.key(Key.Key_Down, Key.Key_Return)
    assert window.lives()["Ana"] == int(results[1].split(" → ")[1])
    window.draw()
    window.key(Key.Key_Plus)
    window.draw()
    assert not window.says("Ana: in which order?"), "what was chosen holds while taps add up"


def test_616_1_a_question_that_no_longer_arises_is_dropped(window: Window) -> None:
    enters(window, "Ana", "Boon Reflection", "Angel of Vitality")
    window.key(Key.Key_1, Key.Key_Plus)
    window.draw()
    window.touch("Undo")
    window.draw()
    assert not window.says("Ana: in which order?")
    assert window.says("The game has changed, so no order is chosen and nothing is done", window.seat("Ana"))
    assert window.lives()["Ana"] == 40


def test_616_1_many_orders_are_told_by_what_comes_of_them(window: Window) -> None:
    enters(window, "Bruno", "Furnace of Rath", "Dictate of the Twin Gods", "Gratuitous Violence")
    enters(window, "Ana", "Urza's Armor", "Urza's Armor")
    deal(window, "Ana", 5, by="Bruno")
    results = outcomes(window)
    assert len(results) > 2
