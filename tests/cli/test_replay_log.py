"""`lifecounter replay --log` and `--graph`: a record for people and spreadsheets, and its life totals."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.program import lifecounter
from tests.cli.test_replay import HIT, OVERPAID, record

GAIN = {"do": "gain", "player": "Bruno", "amount": 2}
TAKEN_BACK = record(HIT, OVERPAID, GAIN, GAIN, {"do": "undo"})


def test_the_log_as_text_has_what_stands() -> None:
    said = lifecounter("replay", "--log", "text", "-", given=TAKEN_BACK)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "   1  2026-11-29T17:00:00Z  Ana is dealt 7 damage by Bruno (-7): 33",
        "   2                        Bruno gains 2 (+2): 42",
    ]


def test_the_log_as_csv() -> None:
    said = lifecounter("replay", "--log", "csv", "-", given=TAKEN_BACK)
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        "entry,time,turn,player,what,change,life,note",
        "1,2026-11-29T17:00:00Z,0,Ana,Ana is dealt 7 damage by Bruno,-7,33,",
        "2,,0,Bruno,Bruno gains 2,2,42,",
    ]


@pytest.mark.parametrize("form", [[], ["--json"], ["--log", "csv"]])
def test_the_graph_is_drawn_beside_whatever_is_printed(form: list[str], tmp_path: Path) -> None:
    drawn = tmp_path / "life.svg"
    without = lifecounter("replay", *form, "-", given=TAKEN_BACK)
    assert lifecounter("replay", *form, "--graph", str(drawn), "-", given=TAKEN_BACK) == without
    assert ElementTree.parse(drawn).getroot().tag.endswith("svg")  # noqa: S314  our own


def test_a_graph_that_can_t_be_written_is_told(tmp_path: Path) -> None:
    drawn = tmp_path / "nowhere" / "life.svg"
    said = lifecounter("replay", "--log", "text", "--graph", str(drawn), "-", given=TAKEN_BACK)
    assert said == (2, "", f"lifecounter: --graph: {drawn} can't be written: No such file or directory\n")


def test_strict_holds_for_the_log_too() -> None:
    assert lifecounter("replay", "--strict", "--log", "text", "-", given=TAKEN_BACK).code == 1


@pytest.mark.parametrize("words", [["--log", "text", "--json"], ["--log", "pdf"]])
def test_one_form_at_a_time_and_only_those_that_there_are(words: list[str]) -> None:
    said = lifecounter("replay", *words, "-", given=TAKEN_BACK)
    assert (said.code, said.out) == (2, "")
    assert "--log" in said.err
