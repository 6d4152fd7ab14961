"""The start screen's view model: what QML is told, and what comes out of a press."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from lifecounter import assets
from lifecounter.model import commands
from lifecounter.model.begin import begin
from lifecounter.model.effects import Catalogue
from lifecounter.model.formats import read_formats
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.state import Game
from lifecounter.table.table import Table
from lifecounter.ui.seating import Arrangement
from lifecounter.ui.viewmodels.start import StartViewModel
from lifecounter.ui.viewmodels.start_props import FormatProps, SeatProps

FORMATS = read_formats(assets.read_text("formats.toml"))
LAST = Header(
    format="gladiator",
    players=(PlayerHeader(name="Ana", colour="#a63d40"), PlayerHeader(name="Bruno", colour="#2f6f8f")),
    started="2026-11-29T17:00:00Z",
)


class Program:
    """What the start screen asks the program to do."""

    def __init__(self) -> None:
        self.started: list[tuple[Header, Arrangement]] = []
        self.resumed = 0

    def start(self, header: Header, arrangement: Arrangement) -> None:
        self.started.append((header, arrangement))

    def resume(self) -> None:
        self.resumed += 1


@pytest.fixture
def program() -> Program:
    return Program()


@pytest.fixture
def start(program: Program) -> Iterator[StartViewModel]:
    parent = QObject()
    model = StartViewModel(FORMATS, program.start, program.resume, parent)
    testers = [
        QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
        for rows in (model._formats, model._seats, model._colours, model._around)
    ]
    yield model
    del testers, parent


def seats(start: StartViewModel) -> list[SeatProps]:
    return [row for row in start._seats.rows if isinstance(row, SeatProps)]


def formats(start: StartViewModel) -> list[FormatProps]:
    return [row for row in start._formats.rows if isinstance(row, FormatProps)]


def a_game() -> Game:
    header = Header(format="standard", players=(PlayerHeader(name="Ana"), PlayerHeader(name="Bruno")))
    return begin(header, FORMATS, Catalogue())


def press_everything(start: StartViewModel) -> None:
    start.showEveryFormat()
    for row in formats(start):
        start.chooseFormat(row.format)
        start.changeCount(1)
        start.changeCount(-1)
        for place in range(len(seats(start))):
            start.rename(place, f"Somebody {place}")
            start.nameCommander(place, 1, "Tymna")
            start.nextColour(place)
            start.changeVanguard(place, 3)
            start.changeTeam(place)
            start.nameArchenemy(place)
            start.move(place, 0)
    start.rules.changeLife(5)  # type: ignore[attr-defined]  # mypy sees the Property, not its value
    start.arrange("row")


def test_first_use_is_one_press(start: StartViewModel, program: Program) -> None:
    start.start()
    (header, arrangement), *_ = program.started
    assert header.format == "commander"
    assert [player.name for player in header.players] == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert arrangement == "around"


def test_what_cannot_start_does_not(start: StartViewModel, program: Program) -> None:
    start.chooseFormat("two-headed-giant")
    start.changeCount(-1)
    start.start()
    assert not start.props.canStart
    assert program.started == []


def test_the_arrangement_of_seats_is_handed_on(start: StartViewModel, program: Program) -> None:
    start.arrange("row")
    start.start()
    assert program.started[0][1] == "row"


def test_changing_everything_leaves_a_running_game_alone(start: StartViewModel, program: Program) -> None:
    table = Table(a_game())
    table.do(commands.Damage(player="Ana", amount=3))
    before, sequence = table.game, table.sequence
    start.offer(table.game, table.game.setup.header)
    press_everything(start)
    start.resume()
    assert table.game is before
    assert table.sequence == sequence
    assert (program.started, program.resumed) == ([], 1)


def test_the_same_table_again_is_a_new_game_with_everything_kept(
    start: StartViewModel, program: Program
) -> None:
    start.offer(None, LAST, "facing")
    start.startAgain()
    (header, arrangement), *_ = program.started
    assert header.players == LAST.players
    assert (header.format, header.started, header.active) == ("gladiator", None, None)
    assert arrangement == "facing"


def test_edits_on_the_screen_do_not_change_the_last_table(start: StartViewModel, program: Program) -> None:
    start.offer(None, LAST)
    start.rename(0, "Somebody else")
    start.startAgain()
    assert program.started[0][0].players == LAST.players


def test_the_last_table_stands_on_the_screen_with_its_format_in_sight(start: StartViewModel) -> None:
    start.offer(None, LAST)
    assert [seat.called for seat in seats(start)] == ["Ana", "Bruno"]
    assert [row.format for row in formats(start) if row.chosen] == ["gladiator"]


def test_without_a_game_or_table_there_is_nothing_to_resume(start: StartViewModel, program: Program) -> None:
    start.resume()
    start.startAgain()
    assert (start.props.resumeLine, start.props.againLine) == ("", "")
    assert (program.started, program.resumed) == ([], 0)


def test_only_what_differs_is_told(start: StartViewModel, qtbot: QtBot) -> None:
    with (
        qtbot.assertNotEmitted(start.playersLineChanged),
        qtbot.assertNotEmitted(start.arrangementChanged),
        qtbot.waitSignal(start.startLineChanged),
    ):
        start.chooseFormat("brawl")


def test_whoever_is_told_of_a_change_sees_all_of_it(start: StartViewModel) -> None:
    seen: list[tuple[str, int, bool]] = []
    start.playersLineChanged.connect(
        lambda: seen.append((start.props.startLine, len(seats(start)), start.props.canAdd))
    )
    for _ in range(4):
        start.changeCount(1)
    assert seen[-1] == ("Start — Commander, 8 players, 40 life", 8, False)


def test_a_moved_player_beyond_either_end_stays(start: StartViewModel) -> None:
    start.move(0, -1)
    start.move(3, 4)
    assert [seat.seat for seat in seats(start)] == [0, 1, 2, 3]


@pytest.mark.parametrize("typed", ["", "-", "seven", "9" * 5000])
def test_what_is_no_number_changes_no_rule(start: StartViewModel, typed: str) -> None:
    rules = start._rules
    rules.setLife(typed)
    rules.setPoison(typed)
    rules.setCommanderDamage(typed)
    assert rules.props.line == "40 life · 10 poison · 21 commander damage"


def test_a_number_that_is_the_formats_own_is_no_house_rule(start: StartViewModel) -> None:
    rules = start._rules
    rules.setLife("41")
    assert rules.props.own
    rules.changeLife(-1)
    assert not rules.props.own


def test_a_threshold_switched_off_and_on_is_the_formats_again(start: StartViewModel) -> None:
    rules = start._rules
    start.chooseFormat("two-headed-giant")
    rules.switchPoison()
    assert rules.props.poison == ""
    rules.switchPoison()
    assert (rules.props.poison, rules.props.own) == ("15", False)


def test_a_threshold_is_never_counted_down_to_nothing(start: StartViewModel) -> None:
    for _ in range(30):
        start._rules.changePoison(-1)
    assert start._rules.props.poison == "1"


def test_life_is_not_shared_without_teams(start: StartViewModel) -> None:
    start.chooseFormat("custom")
    start._rules.switchTeams()
    start._rules.switchSharedLife()
    assert start.props.startLine == "Start — Custom, 2 teams, 20 life"
    start._rules.switchTeams()
    assert not start._rules.props.sharedLife
    assert start.props.startLine == "Start — Custom, 4 players, 20 life"
