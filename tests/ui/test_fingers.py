"""Several people tap at once: every finger counts for its own seat, in whatever order fingers come and go."""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from tests.ui.whole_game.window import Window, on, opened

NAMES = ("Ana", "Bruno", "Chiara", "Dragan")
TWO = list(permutations(range(2)))
FOUR = list(permutations(range(4)))
Half = tuple[str, str]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    table = msgspec.structs.replace(on(tmp_path), format="commander", players=NAMES)
    with opened(qtbot, table) as window:
        window.draw()
        yield window


def taps(window: Window, where: list[QQuickItem], down: tuple[int, ...], up: tuple[int, ...]) -> None:
    """One finger on each half; they come and go one after the other, in these orders."""
    for finger in down:
        window.put_down({finger: where[finger]})
    for finger in up:
        window.lift(finger)


def expected(halves: list[Half], times: int = 1) -> dict[str, int]:
    change: Counter[str] = Counter()
    for player, half in halves:
        change[player] += times if half == "more" else -times
    return {player: 40 + change[player] for player in NAMES}


@pytest.mark.parametrize(
    "halves",
    [
        [("Ana", "more"), ("Bruno", "less")],
        [("Ana", "more"), ("Dragan", "more")],
        [("Bruno", "less"), ("Chiara", "more")],
        [("Ana", "less"), ("Ana", "more")],
        [("Chiara", "less"), ("Chiara", "less")],
    ],
    ids=["across", "neighbours", "both turned", "one seat", "one half"],
)
@pytest.mark.parametrize("down", TWO)
@pytest.mark.parametrize("up", TWO)
def test_two_fingers(window: Window, halves: list[Half], down: tuple[int, ...], up: tuple[int, ...]) -> None:
    taps(window, [window.half(*half) for half in halves], down, up)
    assert window.lives() == expected(halves)


def test_four_fingers_on_four_seats_come_and_go_in_every_order(window: Window) -> None:
    halves = [(name, "more") for name in NAMES]
    where = [window.half(*half) for half in halves]
    for times, (down, up) in enumerate(((down, up) for down in FOUR for up in FOUR), 1):
        taps(window, where, down, up)
        assert window.lives() == expected(halves, times), f"down {down}, up {up}"
    assert len(FOUR) ** 2 == times


@pytest.mark.parametrize(
    "halves",
    [[(name, "less") for name in NAMES], [("Bruno", "more")] * 4],
    ids=["four seats", "one half"],
)
def test_four_fingers_that_come_and_go_at_one_moment(window: Window, halves: list[Half]) -> None:
    window.put_down({finger: window.half(*half) for finger, half in enumerate(halves)})
    window.lift(*range(4))
    assert window.lives() == expected(halves)


def test_a_finger_that_rests_on_a_seat_stops_nobody_else(window: Window) -> None:
    window.put_down({0: window.half("Bruno", "more")})
    for _ in range(3):
        window.put_down({1: window.half("Ana", "more")})
        window.lift(1)
    window.wait_for_life("Bruno", 50)
    window.lift(0)
    assert window.lives() == {"Ana": 43, "Bruno": 50, "Chiara": 40, "Dragan": 40}
    window.tap(window.half("Bruno", "more"))
    assert window.lives()["Bruno"] == 51, "the finger that was held leaves nothing behind"


def test_a_sheet_and_taps_at_the_same_time(window: Window) -> None:
    window.touch("Damage", window.seat("Chiara"))
    window.draw()
    sheet = window.find("Damage to Chiara")
    window.put_down({0: window.half("Ana", "more"), 1: window.find("7", sheet)})
    window.lift(1)
    window.put_down({1: window.find("Deal 7", sheet)})
    window.lift(0, 1)
    assert window.lives() == {"Ana": 41, "Bruno": 40, "Chiara": 33, "Dragan": 40}


def test_two_sheets_are_open_at_once(window: Window) -> None:
    window.touch("Damage", window.seat("Ana"))
    window.touch("Gain", window.seat("Bruno"))
    window.draw()
    harm, boon = window.find("Damage to Ana"), window.find("Bruno gains life")
    window.put_down({0: window.find("4", harm), 1: window.find("9", boon)})
    window.lift(1, 0)
    window.draw()
    window.put_down({0: window.find("Deal 4", harm), 1: window.find("Gain 9", boon)})
    window.lift(0, 1)
    assert window.lives() == {"Ana": 36, "Bruno": 49, "Chiara": 40, "Dragan": 40}
