"""A table's own cards at the window: named, played, kept, and gone on with."""

from pathlib import Path

import msgspec
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import Effect
from lifecounter.model.effects import Card
from lifecounter.model.outcome import Played
from lifecounter.model.primitives import CantGainLife
from lifecounter.own_cards import keep_card
from tests.ui.whole_game.window import on, opened, texts

OWN = Card(name="Kitchen Rule", says="You can't gain life.", rules=(CantGainLife(),))


def test_a_game_with_an_own_card_is_gone_on_with(qtbot: QtBot, tmp_path: Path) -> None:
    keep_card(OWN, tmp_path)
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=("Ana", "Bruno"))
    with opened(qtbot, table) as window:
        hand = window.session._in_hand
        assert hand is not None
        assert isinstance(hand.do(Effect(add="Kitchen Rule", controller="Ana")).outcome, Played)
    with opened(qtbot, on(tmp_path)) as window:
        window.click("Resume")
        window.draw()
        assert window.find("Kitchen Rule", window.seat("Ana"))


def test_own_cards_that_can_t_be_read_are_told_of(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "effects.toml").write_text("[[effects]]\nname = 7\n", "utf-8")
    with opened(qtbot, on(tmp_path)) as window:
        (notice,) = [text for text in texts(window.everything) if "effects.toml" in text]
        assert "entry 1" in notice
