"""C5 53, 54: the history in the window: in reach of every seat, facing who asks, a way to every moment."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import AnyStep, Correct, Counter, Damage, Gain, Lose, Redo, Undo
from lifecounter.model.record import read_record
from lifecounter.table.table import Table
from lifecounter.ui.viewmodels.history import HistoryViewModel
from lifecounter.ui.viewmodels.history_props import LogRow
from lifecounter.ui.viewmodels.table import TableViewModel
from tests.ui.tables import table
from tests.ui.whole_game.window import Facing, Window, items, middle, on, opened

NAMES = ("Ana", "Bruno", "Chiara", "Dragan")
STEPS = (
    Gain(player="Ana", amount=3),
    Damage(player="Bruno", amount=7, from_="Ana"),
    Lose(player="Chiara", amount=40),
)
LOG = [
    "Chiara loses 40: 0, Chiara loses the game (704.5a)",
    "Bruno is dealt 7 damage by Ana: 33",
    "Ana gains 3: 43",
    "The game begins",
]


@pytest.fixture
def window(request: pytest.FixtureRequest, qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    size = getattr(request, "param", (1280, 800))
    with opened(qtbot, replace(on(tmp_path), format="commander", players=NAMES, size=size)) as window:
        for step in STEPS:
            board(window).do(step)
        yield window


def shown(window: Window) -> TableViewModel:
    model = window.session.shell.table_shown
    assert model is not None
    return model


def board(window: Window) -> Table:
    return shown(window)._table


def is_open(window: Window) -> bool:
    window.draw()
    return any(of_kind(window.everything, "HistoryScreen"))


def of_kind(item: QQuickItem, kind: str) -> list[QQuickItem]:
    return [one for one in items(item) if one.metaObject().className().startswith(f"{kind}_")]


def log(window: Window) -> list[str]:
    """Every entry in sight as it is told to those who don't see, but for its time, newest first."""
    window.draw()
    told = [
        str(one.property("spoken")) for one in sorted(of_kind(window.everything, "LogLine"), key=QQuickItem.y)
    ]
    return [text.rsplit(", ", 1)[0] if ":" in text.rsplit(", ", 1)[-1] else text for text in told if text]


def history_faces(window: Window) -> Facing:
    """Where somebody looks who reads it: Close stands at the right of the title."""
    (history,) = of_kind(window.everything, "HistoryScreen")
    title = next(one for one in items(history) if one.property("text") == "History")
    right = middle(window.find("Close", history)) - middle(title)
    if abs(right.x()) > abs(right.y()):
        return "up" if right.x() > 0 else "down"
    return "right" if right.y() > 0 else "left"


@pytest.mark.parametrize("window", [(1280, 800), (720, 1280), (800, 480)], indirect=True)
@pytest.mark.parametrize("name", NAMES)
def test_c5_54_every_seat_s_sheet_leads_to_the_log_and_it_faces_that_player(
    window: Window, name: str
) -> None:
    facing = window.facing(name) if name != "Chiara" else window.facing("Bruno")
    window.touch(f"More for {name}")
    window.touch("History")
    assert history_faces(window) == facing
    assert log(window) == LOG
    window.touch("Close")
    assert not is_open(window)


def test_it_is_in_the_menu_and_leads_back_there(window: Window) -> None:
    window.touch("Menu")
    window.touch("History")
    assert log(window) == LOG
    window.key(Qt.Key.Key_Escape)
    assert not is_open(window)
    assert window.says("Back to the game")


def test_h_opens_and_closes_it_and_the_keyboard_is_at_the_table_again(window: Window) -> None:
    window.key(Qt.Key.Key_H)
    assert is_open(window)
    window.key(Qt.Key.Key_H)
    assert not is_open(window)
    window.key(Qt.Key.Key_Plus)
    assert window.lives()["Ana"] == 44


@pytest.mark.parametrize("what", ["Undo", "More for Ana"])
def test_c5_54_one_long_press_opens_it_and_does_nothing_else(window: Window, what: str) -> None:
    window.draw()
    found = [one for one in of_kind(window.everything, "Knob") if one.property("spoken") == what]
    window.put_down({0: found[0] if found else window.find(what)})
    window.qtbot.waitUntil(lambda: is_open(window))
    window.lift(0)
    assert log(window) == LOG
    assert board(window).place == len(STEPS)


def test_a_tap_on_an_entry_goes_to_that_moment_and_nothing_is_lost(window: Window) -> None:
    window.key(Qt.Key.Key_H)
    window.touch("Ana gains 3")
    assert board(window).game.totals == (43, 40, 40, 40)
    assert log(window) == LOG
    assert window.says("2 taken back")
    window.touch("Taken back: Bruno is dealt 7")
    assert board(window).game.totals == (43, 33, 40, 40)
    window.touch("The game begins")
    assert board(window).game.totals == (40, 40, 40, 40)
    window.touch("Do again")
    assert board(window).game.totals == (43, 33, 0, 40)
    kinds = [type(step) for step in board(window).taken[len(STEPS) :]]
    assert kinds == [Undo, Undo, Redo, Undo, Undo, Redo, Redo, Redo]


def test_the_moment_that_was_gone_to_is_there_after_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    with opened(qtbot, replace(on(tmp_path), format="commander", players=NAMES)) as window:
        for step in STEPS:
            board(window).do(step)
        window.key(Qt.Key.Key_H)
        window.touch("Ana gains 3")
    with opened(qtbot, on(tmp_path)) as window:
        window.touch("Resume: ")
        window.draw()
        assert window.lives() == {"Ana": 43, "Bruno": 40, "Chiara": 40, "Dragan": 40}
        window.key(Qt.Key.Key_H)
        assert log(window) == LOG
        window.touch("Do again")
        assert board(window).game.totals == (43, 33, 0, 40)


def test_from_the_keyboard_alone(window: Window) -> None:
    window.key(Qt.Key.Key_H, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert board(window).place == 2
    window.key(Qt.Key.Key_End, Qt.Key.Key_Return)
    assert board(window).place == 0


def test_c5_54_the_log_of_one_player(window: Window) -> None:
    window.key(Qt.Key.Key_H)
    window.touch("Log of: Bruno")
    assert log(window) == [LOG[1], LOG[3]]
    window.touch("Log of: Everybody")
    assert log(window) == LOG


def test_the_record_can_be_taken_along(window: Window, tmp_path: Path) -> None:
    window.key(Qt.Key.Key_H)
    window.touch("Save: Record")
    window.draw()
    (path,) = (tmp_path / "exports").iterdir()
    assert window.says(f"Saved as {path}")
    record = read_record(path.read_bytes())
    assert record.steps == board(window).taken
    assert record.header.started is not None


@pytest.mark.parametrize("window", [(800, 480)], indirect=True)
def test_in_a_small_window_log_and_graph_take_turns(window: Window) -> None:
    window.key(Qt.Key.Key_H)
    window.draw()
    assert of_kind(window.everything, "LogLine")
    assert not window.says("Picture")
    window.touch("Graph")
    window.draw()
    assert not of_kind(window.everything, "LogLine")
    assert window.says("Picture")


def test_after_the_end_of_a_game_it_can_be_looked_at_and_taken_back(window: Window) -> None:
    for name in ("Bruno", "Dragan"):
        board(window).do(Lose(player=name, amount=40))
    window.draw()
    assert window.says("Ana wins")
    window.touch("History")
    window.touch("Ana gains 3")
    window.touch("Close")
    window.draw()
    assert not window.says("Ana wins")
    assert window.lives() == {"Ana": 43, "Bruno": 40, "Chiara": 40, "Dragan": 40}


# The view model by itself


@pytest.fixture
def parent(qtbot: QtBot) -> QObject:
    del qtbot
    return QObject()


def history(parent: QObject, *steps: AnyStep) -> tuple[HistoryViewModel, Table]:
    made = table("commander", ("Ana", "Bruno"), *steps)
    return HistoryViewModel(made, parent), made


def rows(model: HistoryViewModel) -> list[LogRow]:
    return [row for row in model._rows.rows if isinstance(row, LogRow)]


def test_an_entry_says_time_cause_difference_and_total(parent: QObject) -> None:
    model, _ = history(parent, Gain(player="Ana", amount=1, at="2026-11-29"), Correct(player="Ana", life=2))
    assert [(row.time, row.text, row.change, row.total) for row in rows(model)] == [
        ("", "Ana is put right", "−39", "2"),
        ("", "Ana gains 1", "+1", "41"),
        ("", "The game begins", "", ""),
    ]


def test_the_game_stands_at_one_entry_of_what_is_shown(parent: QObject) -> None:
    model, made = history(parent, Gain(player="Ana", amount=1), Gain(player="Bruno", amount=1), Undo())
    assert [(row.place, row.now, row.undone) for row in rows(model)] == [
        (2, False, True),
        (1, True, False),
        (0, False, False),
    ]
    model.show("1")
    assert [(row.place, row.now) for row in rows(model)] == [(2, False), (0, True)]
    made.go_to(0)
    model.refresh()
    assert [row.now for row in rows(model)] == [False, True]


def test_rows_change_as_a_list_model_has_to(parent: QObject) -> None:
    model, made = history(parent, *(Counter(player="Ana", kind="storm", change=1) for _ in range(5)))
    tester = QAbstractItemModelTester(model._rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
    for place in (2, 0, 5, 3):
        model.goTo(place)
        assert made.place == place
        assert len(rows(model)) == 6
    del tester


def test_what_can_t_be_kept_is_said_and_leaves_the_game_where_the_record_is(parent: QObject) -> None:
    class Full:
        def append(self, step: AnyStep) -> None:
            del step
            raise OSError("the disk is full")

    model, made = history(parent, Gain(player="Ana", amount=1))
    made.keep_in(Full())
    model.goTo(0)
    assert made.place == 1
    assert model._said == "This moment can’t be reached, since a step could not be kept: the disk is full"
