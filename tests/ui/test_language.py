"""Another language reaches everything that people read: proven by one in which each letter is another."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from lifecounter.data import catalogue, one_shots
from lifecounter.model.commands import (
    AnyStep,
    Concede,
    Counter,
    Damage,
    Effect,
    Gain,
    Mark,
    Pay,
    Turn,
)
from lifecounter.model.plain_words import card_in_plain_words
from lifecounter.ui.language import put, tr
from lifecounter.ui.pictures import SHEETS, arrange
from lifecounter.ui.viewmodels.builder_slots import KINDS, new_rule, sentence
from lifecounter.ui.viewmodels.library import library
from lifecounter.ui.words import proper
from tests.ui.screen_reader import press, told
from tests.ui.whole_game.window import Window, on, opened, texts

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
OTHER = "αвçđέƒğħîĵķļмñόρqŕšţúνώχýžΑΒÇĐΈƑĞĦÎĴĶĻΜÑΌΡQŔŠŢÚΝΏΧÝŽ"
NAMES = ("Ana", "Bruno", "Chiara", "Dragan")
TYPED = "pl"
"""What somebody looks for on the sheet of cards."""


def foreign(text: str) -> str:
    """The text in the other language, with its placeholders."""
    return text.translate(str.maketrans(PLAIN, OTHER)).replace("%ñ", "%n")


class Other(QTranslator):
    """A language that has a word for everything."""

    def isEmpty(self) -> bool:  # noqa: N802  Qt's name
        return False

    def translate(self, _context: str, text: str, _one: str | None = None, _count: int = -1) -> str:
        return foreign(text)


@pytest.fixture
def other(qapp: QCoreApplication) -> Iterator[None]:
    language = Other(qapp)
    library.cache_clear()
    assert qapp.installTranslator(language)
    yield
    qapp.removeTranslator(language)
    library.cache_clear()


@contextmanager
def table(qtbot: QtBot, folder: Path) -> Iterator[Window]:
    with opened(qtbot, replace(on(folder), format="commander", players=NAMES)) as window:
        window.draw()
        yield window


def english(window: Window) -> set[str]:
    """What is still English of all that is written and told, apart from the names of people and cards."""
    window.draw()
    said = [*texts(window.everything), *(one.everything for one in told(window.root))]
    lines = {line.removeprefix("✓ ") for text in said for line in text.splitlines()}
    cards = [*(card.name for card in catalogue().effects), *(shot.name for shot in one_shots().every)]
    names = re.compile(
        "|".join(map(re.escape, sorted((*NAMES, TYPED, *map(proper, cards)), key=len, reverse=True)))
    )
    return {line for line in lines - in_detail() if re.search("[A-Za-z]{2}", names.sub("", line))}


@cache
def in_detail() -> set[str]:
    """How cards work, step by step: the model puts that together, word for word in English."""
    told_of_cards = {proper(said) for card in catalogue().effects for said in card_in_plain_words(card)}
    return told_of_cards | {sentence(new_rule(word)) for word in KINDS}


@pytest.mark.usefixtures("other")
def test_it_is_another_language() -> None:
    assert tr("Damage to %1") == "Đαмαğέ ţό %1"


def test_a_sentence_is_put_in_another_order() -> None:
    assert put("%2 before %1, and %2 again", "one", "%1") == "%1 before one, and %1 again"


@pytest.mark.parametrize(
    ("count", "said"), [(0, "%1 cards"), (1, "%1 card"), (2, "%1 cards"), (10**15 + 1, "%1 cards")]
)
def test_english_has_a_singular(count: int, said: str) -> None:
    assert tr("%1 cards", "%1 card", count) == said


@pytest.mark.usefixtures("other")
def test_the_start_screen_is_in_the_other_language(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, on(tmp_path)) as window:
        window.draw()
        press(window.root, foreign("More formats"))
        offered = [one.name for one in told(window.root) if foreign("Format") in one.path]
        assert len(offered) > 30
        found = {}
        for name in offered:
            press(window.root, name)
            found[name] = english(window)
        assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.usefixtures("other")
def test_seats_and_rules_that_are_changed_are_in_the_other_language(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, on(tmp_path)) as window:
        window.draw()
        press(window.root, foreign("Rules of the format"))
        for place in (1, 2):
            press(window.root, f"{foreign('Player')} {place}: ")
            window.write("Ana")
        assert window.says(put(foreign("Two players are called %1. Give one of them another name."), "Ana"))
        assert english(window) == set()


@pytest.mark.usefixtures("other")
@pytest.mark.parametrize("name", list(SHEETS))
def test_every_sheet_is_in_the_other_language(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    with table(qtbot, tmp_path) as window:
        arrange(window.session, name)
        assert english(window) == set()


@pytest.mark.usefixtures("other")
def test_what_happens_at_the_table_is_told_in_the_other_language(qtbot: QtBot, tmp_path: Path) -> None:
    steps: tuple[AnyStep, ...] = (
        Turn(player="Ana"),
        Mark(mark="monarch", player="Ana"),
        Effect(add_rule={"cant_gain_life": True}, affects="Ana"),
        Gain(player="Ana", amount=1),
        Counter(player="Ana", kind="poison", change=1),
        Effect(add="Lich", controller="Dragan"),
        Damage(player="Dragan", amount=3),
        Damage(player="Bruno", amount=21, commander=put(foreign("%1’s commander"), "Ana")),
        Concede(player="Chiara"),
        Pay(player="Ana", amount=50),
        Concede(player="Dragan"),
    )
    with table(qtbot, tmp_path) as window:
        shown = window.session.shell.table_shown
        assert shown is not None
        for step in steps:
            shown.first.take(step)
            assert english(window) == set(), step
        assert window.says(put(foreign("%1 wins"), "Ana"))
