"""The window as a program: pictures without a screen, the self-test, going on with a game."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, qWarning
from PySide6.QtGui import QFontDatabase, QImage
from pytestqt.qtbot import QtBot

from lifecounter.cli.options import WindowOptions
from lifecounter.model.commands import Damage, Gain
from lifecounter.ui import selftest
from lifecounter.ui.pictures import SHEETS
from lifecounter.ui.session import Session, application
from lifecounter.ui.viewmodels.start import StartViewModel
from lifecounter.ui.viewmodels.table import TableViewModel

RECORD = """\
{"record": "lifecounter/1", "format": "commander", "players": [{"name": "Ana"}, {"name": "Bruno"}]}
{"do": "damage", "player": "Ana", "amount": 7}
"""


def lifecounter(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lifecounter", *words], capture_output=True, text=True, check=False
    )


def test_a_picture_of_a_record_is_the_same_every_time(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(RECORD, "utf-8")
    pictures = [tmp_path / "one.png", tmp_path / "two.png"]
    for picture in pictures:
        ended = lifecounter("--screenshot", str(picture), str(record), "--size", "1000x700")
        assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
    one, two = (QImage(str(picture)) for picture in pictures)
    assert (one.width(), one.height()) == (1000, 700)
    assert one == two


def test_a_picture_that_can_t_be_written_is_told(tmp_path: Path) -> None:
    folder = tmp_path / "taken.png"
    folder.mkdir()
    ended = lifecounter("--screenshot", str(folder))
    assert ended.returncode == 1
    assert len(ended.stderr.splitlines()) == 1


def test_the_self_test_opens_everything_without_a_warning() -> None:
    ended = lifecounter("--self-test")
    assert (ended.returncode, ended.stderr) == (0, "")


def test_the_self_test_fails_on_a_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    def warns(table: TableViewModel) -> None:
        del table
        qWarning("something is undefined")

    del qtbot
    monkeypatch.setitem(SHEETS, "sheet", warns)
    assert selftest.run(WindowOptions(self_test=True)) == 1
    assert "something is undefined" in capsys.readouterr().err


@pytest.fixture
def session(qtbot: QtBot, tmp_path: Path) -> Iterator[Session]:
    del qtbot
    application()
    session = Session(
        WindowOptions(format="commander", players=("Ana", "Bruno"), data_dir=tmp_path), animated=False
    )
    session.open()
    yield session
    session.close()


def shown(session: Session) -> TableViewModel:
    table = session.shell.table_shown
    assert table is not None
    return table


def test_a_new_game_keeps_the_people_and_nothing_of_the_old_game(session: Session) -> None:
    before = shown(session)
    before.first.take(Damage(player="Ana", amount=7, commander="Bruno’s commander"))
    before.newGame()
    after = shown(session)
    assert after is not before
    seats = after.seats_by_side.values()
    assert [(seat.props.name, seat.props.life) for seat in seats] == [("Ana", "40"), ("Bruno", "40")]
    assert all(box.text == "0" for seat in seats for box in seat.props.boxes)
    assert (after.props.canUndo, after.props.turn) == (False, "–")


def test_the_game_in_hand_waits_while_the_start_screen_is_looked_at(session: Session) -> None:
    shown(session).first.take(Gain(player="Ana", amount=2))
    shown(session).leave()
    assert session.shell.table_shown is None
    start = session.shell.start
    assert isinstance(start, StartViewModel)
    assert "42" in start.props.resumeLine
    start.resume()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shown(session).first.props.life == "42"
    shown(session).undo()
    assert shown(session).first.props.life == "40"


def test_a_finished_game_is_not_offered_again_but_a_loss_taken_back_is(session: Session) -> None:
    shown(session).first.take(Damage(player="Ana", amount=40))
    assert session.games.unfinished() is None
    shown(session).undo()
    assert session.games.unfinished() is not None


def test_the_font_has_its_weights() -> None:
    application()
    assert {"Light", "Regular", "Medium", "Semi Bold", "Bold"} <= set(QFontDatabase.styles("Inter"))


def test_a_screen_that_does_not_exist_is_told_with_those_that_do(tmp_path: Path) -> None:
    done = lifecounter("--screenshot", str(tmp_path / "x.png"), "--screen", "nope")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(
        "lifecounter: there is no screen called nope; there are start, table, sheet"
    )
    assert done.stderr.count("\n") == 1
