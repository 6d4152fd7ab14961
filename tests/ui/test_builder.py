"""Cards that a table builds: put together, kept in its own file, used at once and known the next time."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from lifecounter.data import OWN_CARDS
from lifecounter.model.card_file import read_cards
from lifecounter.model.effects import Card
from lifecounter.model.naming import plain
from lifecounter.model.plain_words import in_plain_words
from lifecounter.model.primitives import (
    AtUpkeep,
    CantGainLife,
    DamagePlus,
    GainMultiply,
    OnLoss,
)
from lifecounter.ui.viewmodels.builder_props import BuilderDraft, card_of, picked, with_rule
from lifecounter.ui.viewmodels.builder_slots import KINDS, new_rule, sentence, slots
from tests.ui.whole_game.window import Window, named, on, opened, role, texts

Key = Qt.Key


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno"))
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def sheet(window: Window) -> QQuickItem:
    window.draw()
    (found,) = (item for _, item in named(window.everything) if role(item) is QAccessible.Role.Dialog)
    return found


def open_builder(window: Window) -> None:
    window.key(Key.Key_1, Key.Key_C)
    window.draw()
    window.touch("Build a card…")


def name_it(window: Window, name: str) -> None:
    window.touch("Type a name…", sheet(window))
    sheet(window)
    window.write(name)
    window.key(Key.Key_Return)


def add(window: Window, words: str, says: str) -> None:
    found = [name for name, _ in named(sheet(window)) if name in ("Choose…", "Add something else…")]
    window.reach(found[0], sheet(window))
    sheet(window)
    window.write(words)
    window.touch(says, sheet(window))


def kept(folder: Path) -> tuple[Card, ...]:
    return read_cards((folder / OWN_CARDS).read_text("utf-8"))


def test_a_card_is_built_kept_and_used(window: Window, tmp_path: Path) -> None:
    open_builder(window)
    name_it(window, "kitchen rule")
    add(window, "gain", "You can’t gain life.")
    window.touch("Everybody", sheet(window))
    assert window.says("Nobody can gain life.", sheet(window))
    window.touch("Done", sheet(window))
    window.touch("Keep and use", sheet(window))
    window.draw()
    assert kept(tmp_path) == (
        Card(name="Kitchen Rule", says="Nobody can gain life.", rules=(CantGainLife(affects="all"),)),
    )
    assert window.says("Kitchen Rule", sheet(window)), "it is filled in like any other card"
    window.touch("It enters", sheet(window))
    window.draw()
    assert window.find("Kitchen Rule", window.seat("Ana"))
    window.touch("Gain", window.seat("Bruno"))
    window.draw()
    assert window.says("Bruno can’t gain life (Kitchen Rule) · 119.7", window.seat("Bruno"))


def test_a_card_that_was_built_is_known_to_the_next_game_and_after_a_restart(
    qtbot: QtBot, tmp_path: Path
) -> None:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno"))
    with opened(qtbot, table) as window:
        open_builder(window)
        name_it(window, "kitchen rule")
        add(window, "gain doubled", "What you gain is doubled.")
        window.touch("Done", sheet(window))
        window.touch("Keep and use", sheet(window))
        window.touch("It enters", sheet(window))
        window.draw()
        window.key(Key.Key_N, Key.Key_N)
        window.click("Give up, new game")
        window.draw()
        window.key(Key.Key_1, Key.Key_C)
        window.write("kitch")
        window.draw()
        assert any("your own" in name for name, _ in named(sheet(window)))
    with opened(qtbot, table) as window:
        window.key(Key.Key_1, Key.Key_C)
        window.write("kitch")
        window.draw()
        assert any("your own" in name for name, _ in named(sheet(window)))


def test_numbers_amounts_and_time_are_said(window: Window, tmp_path: Path) -> None:
    open_builder(window)
    name_it(window, "big bang")
    add(window, "upkeep", "At the beginning of your upkeep, you gain 1 life.")
    window.touch("Lose life", sheet(window))
    window.reach("Each opponent", sheet(window))
    window.reach("How much: +10", sheet(window))
    window.draw()
    assert window.says("At the beginning of your upkeep, each opponent loses 11 life.", sheet(window))
    window.touch("Done", sheet(window))
    window.reach("The rest of the game", sheet(window))
    window.touch("Keep and use", sheet(window))
    (card,) = kept(tmp_path)
    assert card.until == "game"
    (rule,) = card.rules
    assert isinstance(rule, AtUpkeep)
    assert (rule.does[0].act, rule.does[0].who, rule.does[0].amount) == ("lose", "each_opponent", 11)


def test_what_is_missing_is_said_and_nothing_is_kept(window: Window, tmp_path: Path) -> None:
    open_builder(window)
    assert window.says("It needs a name.", sheet(window))
    window.touch("Keep and use", sheet(window))
    name_it(window, "x")
    assert window.says("Say what it does.", sheet(window))
    window.touch("Keep and use", sheet(window))
    assert not (tmp_path / OWN_CARDS).exists()


def test_a_name_that_the_table_s_own_cards_have_is_told(window: Window, tmp_path: Path) -> None:
    (tmp_path / OWN_CARDS).write_text(
        '[[effects]]\nname = "Altar"\nsays = "It."\nrules = [{ rule = "cant_gain_life" }]\n', "utf-8"
    )
    open_builder(window)
    name_it(window, "altar")
    add(window, "gain", "You can’t gain life.")
    window.touch("Done", sheet(window))
    window.touch("Keep and use", sheet(window))
    assert any("There is a card called Altar" in text for text in texts(sheet(window)))
    assert len(kept(tmp_path)) == 1


@pytest.mark.parametrize("word", KINDS)
def test_every_kind_of_rule_can_be_put_on_a_card_as_it_is_offered(word: str) -> None:
    draft = with_rule(BuilderDraft(name="A card"), word)
    card = card_of(draft)
    assert isinstance(card, Card), card
    assert plain(sentence(new_rule(word))) == plain(in_plain_words(card.rules)[0])


@pytest.mark.parametrize("word", KINDS)
def test_every_answer_about_a_rule_gives_a_card_or_a_sentence(word: str) -> None:
    start = picked(with_rule(BuilderDraft(name="A card"), word), "when=1")
    for slot in slots(start.rules[0]):
        for place in range(len(slot.picks)):
            card = card_of(picked(start, f"{'.'.join(slot.path)}={place}"))
            assert isinstance(card, Card) or (card.endswith(".") and "$" not in card), card


def test_a_number_is_said_or_is_the_card_s() -> None:
    draft = with_rule(BuilderDraft(name="A card"), "damage_plus")
    card = card_of(draft)
    assert isinstance(card, Card)
    assert card.rules == (DamagePlus(),)
    assert card_of(picked(draft, "amount=#")) == msgspec.structs.replace(
        card, says="Damage to you is 1 more.", rules=(DamagePlus(amount=1),)
    )


def test_two_rules_on_one_card() -> None:
    draft = with_rule(with_rule(BuilderDraft(name="A card"), "gain_multiply"), "on_loss")
    card = card_of(draft)
    assert isinstance(card, Card)
    assert [type(rule) for rule in card.rules] == [GainMultiply, OnLoss]
    one = card_of(picked(draft, "remove"))
    assert isinstance(one, Card)
    assert len(one.rules) == 1


def test_what_gets_the_keyboard_comes_into_sight(window: Window) -> None:
    open_builder(window)
    page = sheet(window)
    seen = []
    for _ in range(25):
        window.key(Key.Key_Tab)
        window.draw()
        holder = window.root.activeFocusItem()
        assert holder is not None
        if page.isAncestorOf(holder):
            spot = page.mapFromScene(holder.mapToScene(QPointF(holder.width() / 2, holder.height() / 2)))
            assert page.contains(spot), holder.property("text")
            seen.append(holder.property("text"))
    assert {"Type a name…", "The rest of the game", "Keep and use"} <= set(seen)
