"""A game of Commander at the real window, from choosing the format to the winner, and what is kept of it."""

import json
import re
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtQuick import QQuickItem
from pytestqt.qtbot import QtBot

from lifecounter.model.naming import is_moment
from tests.cli.program import ROOT, lifecounter
from tests.ui.whole_game.window import Seen, Window, on, opened, texts

Step = dict[str, object]
ATRAXA = "Atraxa, Praetors’ Voice"
PEOPLE = {
    "Ana": ATRAXA,
    "Bruno": "Krenko, Mob Boss",
    "Chiara": "Meren of Clan Nel Toth",
    "Dragan": "Oloro, Ageless Ascetic",
}
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Diary:
    """What was done, and the totals that the window showed after it."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.totals: list[dict[str, int]] = []

    def did(self, window: Window, **step: object) -> None:
        self.steps.append(step)
        self.totals.append(window.lives())


@pytest.mark.parametrize("size", [(1280, 800), (720, 1280)], ids=["far seats turned", "side seats turned"])
def test_a_commander_game_from_the_format_to_a_winner(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    diary = Diary()
    program = replace(on(tmp_path), size=size)
    with opened(qtbot, program) as window:
        lay_the_table(window)
        tap_and_hold(window, diary)
        use_the_sheet(window, diary)
        lose_to_a_commander_and_take_it_back(window, diary)
        put_a_lich_into_play(window, diary)
        be_refused_a_payment(window)
        pass_the_turn_and_move_in_history(window, diary)
        left = seats(window)
    with opened(qtbot, program) as window:
        window.touch("Resume: Resume Commander, turn 1 — Ana 55 · Bruno 42 · Chiara −3 · Dragan 20")
        window.draw()
        assert seats(window) == left
        seen = {name: window.seen(name) for name in PEOPLE}
        go_on_where_it_stopped(window, diary)
        win(window, diary)
        begin_again(window, seen)
    first, second = records(tmp_path)
    kept = [json.loads(line) for line in first[1:]]
    assert all(is_moment(step.pop("at")) for step in kept), "every step says when it was taken"
    assert kept == diary.steps
    answer = replayed(first)
    assert [step["state"]["life"] for step in answer["steps"]] == diary.totals
    assert answer["state"]["result"] == {"winners": ["Ana"]}
    assert {player["name"]: player["lost_by"] for player in answer["state"]["players"]} == {
        "Ana": None, "Bruno": "704.6c", "Chiara": "704.5a", "Dragan": "104.3a",
    }  # fmt: skip
    assert len(second) == 1, "the new game has no steps yet"
    assert {**json.loads(second[0]), "started": None} == {**json.loads(first[0]), "started": None}


def test_the_command_line_leads_straight_to_a_table(qtbot: QtBot, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "lifecounter", "--data-dir", str(tmp_path)]
    table = ["--format", "commander", "--players", "Ana,Bruno,Chiara"]
    with subprocess.Popen([*command, *table], cwd=ROOT) as program:
        try:
            qtbot.waitUntil(lambda: program.poll() is not None or begun(tmp_path), timeout=30_000)
            assert program.poll() is None
        finally:
            program.kill()
    with opened(qtbot, on(tmp_path)) as window:
        window.touch("Resume: Resume Commander — Ana 40 · Bruno 40 · Chiara 40")
        assert window.lives() == {"Ana": 40, "Bruno": 40, "Chiara": 40}


def begun(folder: Path) -> bool:
    """A game is kept there."""
    with suppress(sqlite3.OperationalError):
        return len(records(folder)) > 0
    return False


def lay_the_table(window: Window) -> None:
    window.click("Two-player, ")
    window.click("Commander, ")
    for place, (name, commander) in enumerate(PEOPLE.items(), 1):
        window.touch(f"Player {place}: ")
        window.write(name)
        window.touch("Commander") if place % 2 else window.key(Qt.Key.Key_Tab)
        window.write(commander)
        window.key(Qt.Key.Key_Return)
    window.touch("Another colour for Chiara")
    window.touch("Start — Commander, 4 players, 40 life")
    window.draw()
    assert window.lives() == dict.fromkeys(PEOPLE, 40)
    for name, commander in PEOPLE.items():
        assert window.says(name, window.seat(name))
        assert window.says(commander, window.seat(name))
    wide = window.root.width() > window.root.height()
    assert [window.facing(name) for name in PEOPLE] == (
        ["up", "down", "down", "up"] if wide else ["right", "left", "left", "right"]
    ), "everybody looks to the middle"


def tap_and_hold(window: Window, diary: Diary) -> None:
    """Taps within a moment are one entry; holding counts tens and no tap; right is the player's own right."""
    window.draw()
    right = window.half("Ana", "more")
    window.tap(right)
    diary.did(window, do="gain", player="Ana", amount=1)
    window.tap(right)
    diary.did(window, do="amend", step={"do": "gain", "player": "Ana", "amount": 2})
    window.tap(right)
    diary.did(window, do="amend", step={"do": "gain", "player": "Ana", "amount": 3})
    assert window.says("+3", window.seat("Ana"))

    right, left = window.half("Bruno", "more"), window.half("Bruno", "less")
    window.tap(left)
    diary.did(window, do="damage", player="Bruno", amount=1)
    window.click_on(left)
    diary.did(window, do="amend", step={"do": "damage", "player": "Bruno", "amount": 2})
    window.tap(right)
    diary.did(window, do="amend", step={"do": "damage", "player": "Bruno", "amount": 1})
    assert window.says("−1", window.seat("Bruno"))

    window.put_down({0: window.half("Chiara", "less")})
    window.wait_for_life("Chiara", 30)
    window.lift(0)
    diary.did(window, do="damage", player="Chiara", amount=10)
    window.wait_for_total("Chiara", "30")
    assert window.lives() == {"Ana": 43, "Bruno": 39, "Chiara": 30, "Dragan": 40}


def use_the_sheet(window: Window, diary: Diary) -> None:
    """By number pad with a player as the source, then by keyboard."""
    window.touch("Damage", window.seat("Dragan"))
    sheet = window.find("Damage to Dragan")
    for key in ("1", "2", "Backspace", "7"):
        window.touch(key, sheet)
    window.touch("From nobody; pick another source", sheet)
    window.touch("Bruno", sheet)
    window.touch("Lifelink", sheet)
    window.draw()
    assert {"17", "40 → 23", "Bruno 39 → 56"} <= set(texts(sheet)), "what will happen is shown before it does"
    assert window.lives()["Dragan"] == 40
    window.touch("Deal 17", sheet)
    diary.did(window, do="damage", player="Dragan", amount=17, lifelink=True, **{"from": "Bruno"})

    window.key(Qt.Key.Key_1, Qt.Key.Key_G, Qt.Key.Key_1, Qt.Key.Key_2)
    assert window.says("43 → 55", window.find("Ana gains life"))
    window.key(Qt.Key.Key_Return)
    diary.did(window, do="gain", player="Ana", amount=12)
    window.key(Qt.Key.Key_4, Qt.Key.Key_S, Qt.Key.Key_2, Qt.Key.Key_0, Qt.Key.Key_Return)
    diary.did(window, do="set", player="Dragan", to=20)
    assert window.lives() == {"Ana": 55, "Bruno": 56, "Chiara": 30, "Dragan": 20}


def lose_to_a_commander_and_take_it_back(window: Window, diary: Diary) -> None:
    """21 combat damage from one commander lose the game (704.6c); one touch on the seat takes it back."""
    strike(window, "Bruno", "14", seen=f"0 damage from {ATRAXA} (Ana) of 21")
    diary.did(window, do="damage", player="Bruno", amount=14, commander=ATRAXA, **{"from": "Ana"})
    strike(window, "Bruno", "7", seen=f"14 damage from {ATRAXA} (Ana) of 21", foreseen="Bruno loses · 704.6c")
    diary.did(window, do="damage", player="Bruno", amount=7, commander=ATRAXA, **{"from": "Ana"})
    window.draw()
    verdict = f"Lost: 21 combat damage from {ATRAXA} · 704.6c"
    assert window.says(verdict, window.seat("Bruno"))
    window.tap(window.half("Bruno", "more"))
    assert window.lives()["Bruno"] == 35, "who has lost gains nothing"
    window.touch("Undo", window.seat("Bruno"))
    diary.did(window, do="undo")
    window.draw()
    assert not window.says(verdict, window.seat("Bruno"))
    assert f"14 damage from {ATRAXA} (Ana) of 21" in window.told("Bruno")


def put_a_lich_into_play(window: Window, diary: Diary) -> None:
    """Lich from the seat's sheet: 0 life and no loss; damage asks for sacrifices, which are ticked off."""
    window.touch("More for Chiara")
    window.touch("Card…")
    window.draw()
    search = window.find("Which card?")
    for letter in "LICH":
        window.touch(letter, search)
    window.touch("Lich. ", search)
    window.touch("It enters")
    diary.did(window, do="effect", add="Lich", controller="Chiara")
    window.draw()
    assert window.lives()["Chiara"] == 0
    window.touch("Damage", window.seat("Chiara"))
    window.touch("3", window.find("Damage to Chiara"))
    window.touch("Deal 3")
    diary.did(window, do="damage", player="Chiara", amount=3)
    window.wait_for_total("Chiara", "−3")
    assert not window.says("Undo", window.seat("Chiara")), "a Lich doesn’t lose at 0 life or less"
    window.touch("Sacrifice 3 permanents: done", window.seat("Chiara"))
    diary.did(window, do="done", reminder="r1")
    assert not any("Sacrifice" in name for name in window.told("Chiara"))


def be_refused_a_payment(window: Window) -> None:
    """What can't be paid is refused, both before and once it is tried, and nothing happens (119.4)."""
    before = window.lives()
    window.touch("Pay", window.seat("Chiara"))
    sheet = window.find("Chiara pays life")
    window.touch("5", sheet)
    window.draw()
    assert refused(sheet)
    window.touch("Pay 5", sheet)
    assert window.lives() == before
    window.touch("Cancel", sheet)
    window.draw()
    assert refused(window.seat("Chiara"))


def refused(where: QQuickItem) -> bool:
    return any(re.fullmatch("Chiara has −3 life and can.t pay 5 · 119.4", text) for text in texts(where))


def pass_the_turn_and_move_in_history(window: Window, diary: Diary) -> None:
    window.touch("Turn –; begin the next turn")
    diary.did(window, do="turn", player="Ana")
    window.click("Turn 1, Ana; ")
    diary.did(window, do="turn", player="Bruno")
    window.key(Qt.Key.Key_Z, holding=CTRL)
    diary.did(window, do="undo")
    window.key(Qt.Key.Key_Z, holding=CTRL | SHIFT)
    diary.did(window, do="redo")
    window.touch("Undo")
    diary.did(window, do="undo")
    window.draw()
    assert window.find("Turn 1, Ana; ")


def go_on_where_it_stopped(window: Window, diary: Diary) -> None:
    """What was undone before the restart can be done again; what was done before it can be undone."""
    window.touch("Redo")
    diary.did(window, do="redo")
    assert window.find("Turn 2, Bruno; ")
    for _ in range(4):
        window.key(Qt.Key.Key_Z, holding=CTRL)
        diary.did(window, do="undo")
    assert window.lives()["Chiara"] == 0, "the damage to the Lich was undone"
    for _ in range(4):
        window.key(Qt.Key.Key_Y, holding=CTRL)
        diary.did(window, do="redo")
    assert window.lives()["Chiara"] == -3


def win(window: Window, diary: Diary) -> None:
    """A concession, a commander and a Lich that goes to the graveyard leave one player, who wins (104.2a)."""
    window.touch("More for Dragan")
    window.draw()
    window.reach("Concede", window.find("Dragan"))
    diary.did(window, do="concede", player="Dragan")

    assert window.says("Lost: conceded · 104.3a", window.seat("Dragan"))
    strike(window, "Bruno", "7", seen=f"14 damage from {ATRAXA} (Ana) of 21", foreseen="Bruno loses · 704.6c")
    diary.did(window, do="damage", player="Bruno", amount=7, commander=ATRAXA, **{"from": "Ana"})
    end_the_lich(window, diary)
    window.touch("Undo", window.find("Ana wins"))
    diary.did(window, do="undo")
    window.draw()
    assert not window.says("Ana wins"), "a victory can be taken back"
    end_the_lich(window, diary)
    assert window.says("Ana wins")


def end_the_lich(window: Window, diary: Diary) -> None:
    window.touch("Lich", window.seat("Chiara"))
    window.touch("Graveyard")
    diary.did(window, do="effect", remove="e1", to="graveyard")
    window.draw()
    # Looked at before the Lich's own trigger resolves (704.3).
    assert window.says("Lost: less than 0 life · 704.5a", window.seat("Chiara"))


def begin_again(window: Window, before: dict[str, Seen]) -> None:
    """The same people on the same seats in the same colours, and nothing of the game that is over."""
    window.touch("New game", window.find("Ana wins"))
    window.draw()
    assert window.lives() == dict.fromkeys(PEOPLE, 40)
    assert {name: window.seen(name) for name in PEOPLE} == before
    assert window.find("Turn –; begin the next turn")
    for name, commander in PEOPLE.items():
        assert window.says(commander, window.seat(name))
        boxes = [told for told in window.told(name) if " damage from " in told]
        assert len(boxes) == 3
        assert all(box.startswith("0 damage") for box in boxes)


def strike(window: Window, whom: str, amount: str, *, seen: str, foreseen: str | None = None) -> None:
    """Damage from the commander in that box of a seat."""
    window.touch(seen, window.seat(whom))
    sheet = window.find(f"Damage to {whom}")
    for digit in amount:
        window.touch(digit, sheet)
    window.draw()
    assert (foreseen in texts(sheet)) or foreseen is None
    window.touch(f"Deal {amount}", sheet)


def seats(window: Window) -> dict[str, list[str]]:
    """Everything that the seats say of the game."""
    return {name: window.told(name) for name in PEOPLE}


def records(folder: Path) -> list[list[str]]:
    """The games that are kept, in the order in which they were begun, each a header and the steps."""
    file = folder / "games.sqlite3"
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as kept:
        return [
            [
                header,
                *(
                    line
                    for (line,) in kept.execute("SELECT line FROM steps WHERE game = ? ORDER BY seq", (game,))
                ),
            ]
            for game, header in kept.execute("SELECT id, header FROM games ORDER BY id").fetchall()
        ]


def replayed(record: list[str]) -> dict[str, Any]:
    """What the program without a window makes of a record."""
    said = lifecounter("replay", "--json", "--strict", "-", given="\n".join(record).encode())
    assert (said.code, said.err) == (0, "")
    answer: dict[str, Any] = json.loads(said.out)
    return answer
