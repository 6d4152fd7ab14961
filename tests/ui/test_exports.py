"""Files that a person takes along."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from lifecounter.cli.options import WindowOptions
from lifecounter.model.commands import Gain, Lose, Undo
from lifecounter.model.record import read_record
from lifecounter.table.table import Table
from lifecounter.ui.exports import Kind, export
from lifecounter.ui.games import Games
from lifecounter.ui.session import application
from tests.ui.tables import table

MOMENT = "2026-11-29T17:00:00Z"


@pytest.fixture
def board(qtbot: QtBot) -> Table:
    del qtbot
    application()
    assert QGuiApplication.instance() is not None
    return table(
        "commander", ("Ana", "日本語"), Gain(player="Ana", amount=3), Lose(player="Ana", amount=9), Undo()
    )


@pytest.mark.parametrize("kind", ["png", "svg", "txt", "csv", "jsonl"])
def test_every_kind_is_written_and_nothing_is_written_over(board: Table, kind: Kind, tmp_path: Path) -> None:
    folder = tmp_path / "exports"
    first = export(board, kind, folder, MOMENT)
    kept = first.read_bytes()
    board.do(Gain(player="Ana", amount=4))
    second = export(board, kind, folder, MOMENT)
    assert [path.name for path in (first, second)] == [
        f"commander-2026-11-29T17-00-00.{kind}",
        f"commander-2026-11-29T17-00-00-2.{kind}",
    ]
    assert first.read_bytes() == kept != second.read_bytes()


def test_the_record_has_every_step_undoing_included(board: Table, tmp_path: Path) -> None:
    record = read_record(export(board, "jsonl", tmp_path, MOMENT).read_bytes())
    assert record.header == board.game.setup.header
    assert record.steps == board.taken


def test_the_picture_shows_every_line_in_its_colour(board: Table, tmp_path: Path) -> None:
    picture = QImage(str(export(board, "png", tmp_path, MOMENT)))
    assert (picture.width(), picture.height()) == (2560, 1440)
    seen = {picture.pixelColor(x, y).name() for x in range(0, 2560, 4) for y in range(0, 1440, 1)}
    lines = {
        line
        for line in export(board, "svg", tmp_path, MOMENT).read_text("utf-8").split('"')
        if line[:1] == "#"
    }
    assert lines <= seen


def test_where_a_file_lies_is_said_in_one_sentence(board: Table, tmp_path: Path) -> None:
    games = Games(WindowOptions(data_dir=tmp_path))
    said = games.export(board, "csv")
    (path,) = (tmp_path / "exports").iterdir()
    assert said == f"Saved as {path}"
    games.close()


def test_what_can_t_be_written_is_said_in_one_sentence(board: Table, tmp_path: Path) -> None:
    (tmp_path / "exports").write_text("in the way", "utf-8")
    games = Games(WindowOptions(data_dir=tmp_path))
    assert games.export(board, "csv") == f"Nothing could be saved in {tmp_path / 'exports'}: File exists"
    games.close()
