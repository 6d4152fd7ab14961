"""Facts that the program can't see: the amount sheet asks for them when an effect in play does."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import Damage, Effect, Gain, Pay, Source
from lifecounter.model.outcome import Played
from tests.ui.whole_game.window import Window, on, opened, texts


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def enters(window: Window, card: str, controller: str = "Ana") -> None:
    hand = window.session._in_hand
    assert hand is not None
    assert isinstance(hand.do(Effect(add=card, controller=controller)).outcome, Played)
    window.draw()


def last(window: Window) -> object:
    """What was done last, but for its moment."""
    hand = window.session._in_hand
    assert hand is not None
    return hand.last_step and msgspec.structs.replace(hand.last_step, at=None)


def sheet(window: Window, verb: str, title: str, amount: int) -> QQuickItem:
    window.touch(verb, window.seat("Ana"))
    window.draw()
    found = window.find(title)
    for digit in str(amount):
        window.touch(digit, found)
    window.draw()
    return found


def test_nothing_is_asked_without_an_effect_that_asks(window: Window) -> None:
    shown = texts(sheet(window, "Damage", "Damage to Ana", 3))
    assert not {"Red source", "Creature", "Spell"} & set(shown)


def test_a_colour_counts_as_given_until_it_is_said_not_to_be(window: Window) -> None:
    enters(window, "Circle of Protection: Red")
    found = sheet(window, "Damage", "Damage to Ana", 3)
    assert window.says("40 → 40", found)
    window.touch("Red source", found)
    window.draw()
    assert window.says("40 → 37", found)
    window.touch("Deal 3", found)
    assert last(window) == Damage(player="Ana", amount=3, source=Source(colour="other"))


def test_of_two_colours_one_is_said(window: Window) -> None:
    enters(window, "Circle of Protection: Red")
    enters(window, "Circle of Protection: White")
    found = sheet(window, "Damage", "Damage to Ana", 3)
    window.touch("Red source", found)
    window.touch("Deal 3", found)
    assert last(window) == Damage(player="Ana", amount=3, source=Source(colour="white"))


def test_a_spell_is_said_not_to_be_one(window: Window) -> None:
    enters(window, "Benevolent Unicorn")
    found = sheet(window, "Damage", "Damage to Ana", 3)
    assert window.says("40 → 38", found)
    window.touch("Spell", found)
    window.draw()
    assert window.says("40 → 37", found)
    window.touch("Spell", found)
    window.draw()
    assert window.says("40 → 38", found)


def test_601_2b_what_a_payment_is_for_is_asked_where_it_matters(window: Window) -> None:
    enters(window, "Angel of Jubilation", "Bruno")
    found = sheet(window, "Pay", "Ana pays life", 2)
    assert any("can’t pay 2 life" in text for text in texts(found))
    window.touch("For another cost", found)
    window.draw()
    assert window.says("40 → 38", found)
    window.touch("Pay 2", found)
    assert last(window) == Pay(player="Ana", amount=2, for_="cost")


def test_an_optional_effect_may_be_left_unused(window: Window) -> None:
    enters(window, "Ashiok, Wicked Manipulator")
    found = sheet(window, "Pay", "Ana pays life", 2)
    assert window.says("40 → 40", found)
    window.touch("Use Ashiok, Wicked Manipulator", found)
    window.draw()
    assert window.says("40 → 38", found)
    window.touch("Pay 2", found)
    assert last(window) == Pay(player="Ana", amount=2, skip=("e1",))


def test_whose_effect_a_gain_is_is_asked_where_it_matters(window: Window) -> None:
    enters(window, "Rain of Gore", "Bruno")
    found = sheet(window, "Gain", "Ana gains life", 4)
    assert window.says("40 → 36", found)
    window.touch("From Ana; pick another source", found)
    window.touch("Bruno", found)
    window.draw()
    assert window.says("40 → 44", found)
    window.touch("Gain 4", found)
    assert last(window) == Gain(player="Ana", amount=4, from_="Bruno")
