"""Cards chosen by name, and effects in play: found, filled in, put into play, changed and ended."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import AnyStep, Effect, Exchange, Set, Together
from lifecounter.model.effects import InPlay
from lifecounter.model.outcome import Played
from tests.ui.whole_game.window import Window, middle, named, on, opened, role, texts

Key = Qt.Key
NAMES = ("Ana", "Bruno", "Chiara")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=NAMES)
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def search(window: Window, player: str = "Ana") -> QQuickItem:
    window.touch(f"More for {player}")
    window.touch("Card…")
    window.draw()
    return window.find("Which card?")


def opened_sheet(window: Window, title: str) -> QQuickItem:
    window.draw()
    (sheet,) = (
        item
        for name, item in named(window.everything)
        if name == title and role(item) is QAccessible.Role.Dialog
    )
    return sheet


def found(sheet: QQuickItem) -> list[str]:
    """What is found, from the top down."""
    rows = [(middle(item).y(), name.split(". ")[0]) for name, item in named(sheet) if ". " in name]
    return [name for _, name in sorted(rows)]


def effects(window: Window) -> tuple[InPlay, ...]:
    hand = window.session._in_hand
    assert hand is not None
    return hand.game.effects


def last(window: Window) -> AnyStep | None:
    """What was done last, but for its moment."""
    hand = window.session._in_hand
    assert hand is not None
    return hand.last_step and msgspec.structs.replace(hand.last_step, at=None)


def enters(window: Window, card: str, controller: str = "Ana") -> None:
    hand = window.session._in_hand
    assert hand is not None
    assert isinstance(hand.do(Effect(add=card, controller=controller)).outcome, Played)
    window.draw()


# Finding


def test_a_card_is_found_with_fingers(window: Window) -> None:
    sheet = search(window)
    for letter in "WORS":
        window.touch(letter, sheet)
    window.draw()
    assert found(sheet)[0] == "Worship"
    window.touch("Worship. ", sheet)
    window.touch("It enters")
    assert last(window) == Effect(add="Worship", controller="Ana")
    window.draw()
    assert window.find("Worship", window.seat("Ana"))
    assert not window.says("Which card?")


def test_a_card_is_found_with_the_keyboard_alone(window: Window) -> None:
    window.key(Key.Key_1, Key.Key_C)
    window.draw()
    window.write("platinum ang")
    window.key(Key.Key_Down, Key.Key_Up, Key.Key_Return)
    window.draw()
    window.key(Key.Key_Return)
    assert last(window) == Effect(add="Platinum Angel", controller="Ana")


def test_what_a_card_does_finds_it_as_well(window: Window) -> None:
    sheet = search(window)
    window.write("gain draw instead")
    window.draw()
    assert "Lich" in found(sheet)


def test_letters_that_lead_nowhere_are_dim(window: Window) -> None:
    sheet = search(window)
    window.write("wors")
    window.draw()
    assert not window.find("H", sheet).property("dim")
    assert window.find("Q", sheet).property("dim")


def test_what_is_misspelt_is_answered_with_what_may_be_meant(window: Window) -> None:
    sheet = search(window)
    window.write("wurship")
    window.draw()
    assert window.says("No card has “wurship”; did you mean worship?", sheet)
    window.key(Key.Key_Delete)
    window.draw()
    assert len(found(sheet)) > 2


def test_escape_leads_back_page_by_page(window: Window) -> None:
    sheet = search(window)
    window.write("lich")
    window.draw()
    window.touch("Lich. ", sheet)
    window.draw()
    window.key(Key.Key_Escape)
    window.draw()
    assert window.says("Which card?")
    window.key(Key.Key_Escape)
    window.draw()
    assert not window.says("Which card?")
    assert window.find("Concede"), "the sheet beneath"


def test_a_finger_that_pushes_the_list_chooses_nothing(window: Window) -> None:
    sheet = search(window)
    first = found(sheet)[0]
    rows = [item for name, item in named(sheet) if name.startswith(f"{first}. ")]
    content = rows[0].parentItem()
    assert content is not None
    seen = content.parentItem()
    assert seen is not None
    window._push(seen, -0.8 * seen.height())
    window.draw()
    assert seen.property("contentY") > rows[0].height()
    assert window.says("Which card?")


# Filling in


def test_a_card_is_put_on_a_player_with_its_number(window: Window) -> None:
    sheet = search(window)
    window.write("mending hands")
    window.draw()
    window.touch("Mending Hands. ", sheet)
    sheet = opened_sheet(window, "Mending Hands")
    window.touch("Its number: -10", sheet)
    window.draw()
    assert window.find("Its number: 0", sheet), "never below 0"
    for _ in range(6):
        window.touch("Its number: +1", sheet)
    window.touch("Chiara", sheet)
    window.touch("It resolves", sheet)
    (effect,) = effects(window)
    assert (effect.name, effect.controller, effect.chosen, effect.number) == ("Mending Hands", 0, 2, 6)


def test_601_2c_a_card_for_one_of_several_opponents_says_what_is_missing(window: Window) -> None:
    sheet = search(window)
    window.write("everlasting torment")
    window.key(Key.Key_Delete)
    window.write("forsaken wastes")
    window.key(Key.Key_Delete)
    window.write("sawhorn")
    window.draw()
    window.touch("Sawhorn Nemesis. ", sheet)
    sheet = opened_sheet(window, "Sawhorn Nemesis")
    assert any("601.2c" in text for text in texts(sheet))
    window.touch("It enters", sheet)
    assert effects(window) == ()
    window.touch("Bruno", sheet)
    window.touch("It enters", sheet)
    assert effects(window)[0].chosen == 1


def test_what_a_card_does_as_it_enters_is_shown_before(window: Window) -> None:
    sheet = search(window)
    window.write("lich")
    window.draw()
    window.touch("Lich. ", sheet)
    window.draw()
    assert window.says("40 → 0", opened_sheet(window, "Lich"))
    assert window.lives()["Ana"] == 40


def test_what_happens_once_asks_for_its_blanks(window: Window) -> None:
    sheet = search(window)
    window.write("axis of mortality")
    window.draw()
    window.touch("Axis of Mortality. ", sheet)
    sheet = opened_sheet(window, "Axis of Mortality")
    window.touch("Bruno", sheet)
    window.draw()
    assert window.says("And which other player?", sheet)
    window.tap([item for name, item in named(sheet) if name == "Chiara"][-1])
    window.touch("Do it", sheet)
    assert last(window) == Exchange(players=("Bruno", "Chiara"), note="Axis of Mortality")


def test_what_happens_once_counts_for_everybody(window: Window) -> None:
    sheet = search(window)
    window.write("biorhythm")
    window.draw()
    window.touch("Biorhythm. ", sheet)
    sheet = opened_sheet(window, "Biorhythm")
    for player, times in (("Ana", 3), ("Bruno", 1), ("Chiara", 2)):
        for _ in range(times):
            window.draw()
            window.reach(f"Creatures controlled: {player}: +1", sheet)
    window.touch("Do it", sheet)
    assert window.lives() == {"Ana": 3, "Bruno": 1, "Chiara": 2}
    assert isinstance(last(window), Together | Set)


# In play


def test_a_condition_is_met_or_not(window: Window) -> None:
    enters(window, "Worship")
    window.touch("Worship", window.seat("Ana"))
    sheet = opened_sheet(window, "Worship")
    assert window.says("You control a creature.", sheet)
    window.touch("That is not so", sheet)
    assert last(window) == Effect(id="e1", holds=False)
    window.touch("That is so", sheet)
    assert effects(window)[0].holds


def test_somebody_takes_control_and_it_leaves(window: Window) -> None:
    enters(window, "Platinum Angel")
    window.touch("More for Bruno")
    window.touch("In play (1)…")
    window.draw()
    window.touch("Platinum Angel. ", window.find("Effects in play"))
    window.touch("Bruno", opened_sheet(window, "Platinum Angel"))
    assert effects(window)[0].controller == 1
    window.touch("It leaves")
    assert effects(window) == ()
    window.draw()
    assert window.says("No effect is in play")


def test_it_is_asked_where_a_card_goes_only_where_that_matters(window: Window) -> None:
    enters(window, "Lich")
    window.touch("Lich", window.seat("Ana"))
    window.draw()
    window.touch("Exile")
    assert effects(window) == ()
    assert last(window) == Effect(remove="e1", to="exile")


def test_effects_of_everybody_are_told_with_who_controls_them(window: Window) -> None:
    enters(window, "Worship", "Bruno")
    enters(window, "Mending Hands", "Chiara")
    window.touch("More for Ana")
    window.touch("In play (2)…")
    window.draw()
    told = [name for name, _ in named(window.find("Effects in play"))]
    assert any(name.startswith("Worship. ") and name.endswith("Bruno") for name in told)
    assert any(
        name.startswith("Mending Hands. ") and "Chiara · On Chiara · Number 4" in name for name in told
    )
