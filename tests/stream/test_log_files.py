"""The log as text and CSV."""

import csv
from io import StringIO

from lifecounter.model.commands import AnyStep, Damage, Effect, Gain, Turn, Undo
from lifecounter.model.header import PlayerHeader
from lifecounter.stream.log_files import COLUMNS, as_csv, as_text
from lifecounter.table.log import LogEntry, log
from tests.model.sitting import sit

AT = "2026-11-29T17:00:00Z"


def entries(*steps: AnyStep, name: str = "Ana") -> tuple[LogEntry, ...]:
    game = sit("standard", PlayerHeader(name=name), "Bruno")
    for step in steps:
        game.does(step)
    return log(game.table)


STEPS = (
    Turn(player="Ana", at=AT),
    Damage(player="Ana", amount=7, from_="Bruno", lifelink=True, note="flying"),
    Gain(player="Bruno", amount=1),
    Undo(),
)


def test_text_has_time_cause_and_total_and_nothing_that_was_taken_back() -> None:
    assert as_text(entries(*STEPS)).splitlines() == [
        "   1  2026-11-29T17:00:00Z  Turn 1, Ana",
        "   2                        Ana is dealt 7 damage by Bruno (-7): 13",
        "                            Bruno gains 7 (+7): 27",
        "                            (flying)",
    ]


def test_text_without_times_has_no_room_for_them() -> None:
    assert as_text(entries(Gain(player="Ana", amount=3))) == "   1  Ana gains 3 (+3): 23\n"


def test_text_is_one_line_for_each_thing_whatever_a_note_holds() -> None:
    note = "a\nb\x1b[2J"
    assert as_text(entries(Gain(player="Ana", amount=3, note=note))).splitlines()[1:] == ["      (a b [2J)"]


def test_csv_has_a_row_for_each_thing() -> None:
    rows = list(csv.reader(StringIO(as_csv(entries(*STEPS)), newline="")))
    assert rows == [
        list(COLUMNS),
        ["1", AT, "1", "Ana", "Turn 1, Ana", "", "", ""],
        ["2", "", "1", "Ana", "Ana is dealt 7 damage by Bruno", "-7", "13", "flying"],
        ["2", "", "1", "Bruno", "Bruno gains 7", "7", "27", "flying"],
    ]


def test_csv_keeps_names_as_they_are() -> None:
    name = 'A "quoted", name\nand 日本語'
    rows = list(csv.reader(StringIO(as_csv(entries(Gain(player=name, amount=1), name=name)), newline="")))
    assert rows[1][3] == name


def test_an_effect_of_everybody_s_has_no_player() -> None:
    rows = as_csv(entries(Effect(add_rule={"cant_gain_life": True}, affects="all"))).splitlines()
    assert rows[1].split(",")[3] == ""
