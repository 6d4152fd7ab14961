"""The page of rules: from the menu, from every rule number on the screen, and by search."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from lifecounter.data import rulebook
from lifecounter.model.commands import AnyStep, Effect, Pay, Set
from lifecounter.model.outcome import Played
from tests.ui.whole_game.window import Window, items, named, on, opened, role, texts

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno", "Chiara"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def dialogs(window: Window) -> dict[str, QQuickItem]:
    window.draw()
    return {name: item for name, item in named(window.everything) if role(item) is QAccessible.Role.Dialog}


def note_on(rule: str) -> str:
    note = rulebook().find(rule)
    assert note is not None
    return note.title


def is_open(window: Window, rule: str) -> bool:
    return any(note_on(rule) in name.replace("’", "'") for name in dialogs(window))


def take(window: Window, *steps: AnyStep) -> None:
    hand = window.session._in_hand
    assert hand is not None
    for step in steps:
        assert isinstance(hand.do(step).outcome, Played)
    window.draw()


def written(where: QQuickItem, text: str) -> QQuickItem:
    return [item for item in items(where) if item.property("text") == text][-1]


def test_the_menu_leads_to_the_rules_at_the_seat_that_asked(window: Window) -> None:
    window.key(Key.Key_2)
    window.touch("Menu")
    window.touch("Rules")
    sheet = dialogs(window)["Rules"]
    window.write("poison")
    window.draw()
    assert any("704.5c" in name for name, _ in named(sheet))
    window.key(Key.Key_Escape)
    assert "Rules" not in dialogs(window)
    assert window.seat("Bruno").property("activeFocus")


def test_a_rule_is_found_by_its_number_with_fingers(window: Window) -> None:
    window.key(Key.Key_1, Key.Key_F1)
    sheet = dialogs(window)["Rules"]
    window.touch("123", sheet)
    for digit in "119.7":
        window.touch(digit, sheet)
        window.draw()
        assert any(". " in name for name, _ in named(sheet)), "every number on the way finds something"
    window.key(Key.Key_Return)
    assert is_open(window, "119.7")


def test_what_is_misspelt_is_answered_with_what_may_be_meant(window: Window) -> None:
    window.key(Key.Key_1, Key.Key_F1)
    window.write("poisson")
    assert any("did you mean poison" in text for text in texts(dialogs(window)["Rules"]))


def test_119_4_a_refusal_leads_to_its_rule(window: Window) -> None:
    take(window, Set(player="Ana", to=3))
    shown = window.session.shell.table_shown
    assert shown is not None
    shown.seats_by_side[0].take(Pay(player="Ana", amount=5))
    window.draw()
    window.click("Ana has 3 life and can’t pay 5 · 119.4", window.seat("Ana"))
    assert is_open(window, "119.4")
    window.key(Key.Key_Escape)
    assert dialogs(window) == {}


def test_704_5a_a_loss_leads_to_its_rule(window: Window) -> None:
    take(window, Set(player="Ana", to=0))
    window.tap(written(window.seat("Ana"), "Lost: 0 life · 704.5a"))
    assert is_open(window, "704.5a")


def test_what_is_foreseen_leads_to_its_rule_and_back(window: Window) -> None:
    window.touch("Damage", window.seat("Ana"))
    sheet = dialogs(window)["Damage to Ana"]
    for digit in "40":
        window.touch(digit, sheet)
    window.draw()
    window.tap(written(sheet, "Ana loses · 704.5a"))
    assert is_open(window, "704.5a")
    window.touch("Back")
    assert window.says("Deal 40", dialogs(window)["Damage to Ana"]), "what was put in is still there"


def test_a_question_of_order_leads_to_its_rule(window: Window) -> None:
    take(window, *(Effect(add=card, controller="Ana") for card in ("Boon Reflection", "Angel of Vitality")))
    window.key(Key.Key_1, Key.Key_Plus)
    window.touch("What rule 616.1 means")
    assert is_open(window, "616.1")
    window.key(Key.Key_Escape)
    assert "Ana: in which order?" in dialogs(window)


def test_rules_lead_to_each_other_and_back(window: Window) -> None:
    window.key(Key.Key_1, Key.Key_F1)
    window.write("119.7")
    window.key(Key.Key_Return)
    assert is_open(window, "119.7")
    note = rulebook().find("119.7")
    assert note is not None
    window.touch(note.see[0], next(iter(dialogs(window).values())))
    assert is_open(window, note.see[0])
    window.key(Key.Key_Escape)
    assert is_open(window, "119.7")
    window.key(Key.Key_Escape)
    assert "Rules" in dialogs(window)
