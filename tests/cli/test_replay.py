"""`lifecounter replay`: what it prints, where, and with which exit code."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import ROOT, lifecounter

HEADER = {"record": "lifecounter/1", "format": "commander", "players": [{"name": "Ana"}, {"name": "Bruno"}]}
HIT = {"do": "damage", "player": "Ana", "amount": 7, "from": "Bruno", "at": "2026-11-29T17:00:00Z"}
OVERPAID = {"do": "pay", "player": "Ana", "amount": 50}


def record(*steps: object, **header: object) -> bytes:
    lines = [{**HEADER, **header}, *steps]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode()


def test_json_is_one_document_with_an_answer_for_each_step() -> None:
    said = lifecounter("replay", "--json", "-", given=record(HIT, OVERPAID, {"do": "undo"}))
    assert (said.code, said.err) == (0, "")
    told = json.loads(said.out)
    assert [(step["seq"], step["do"]) for step in told["steps"]] == [(1, "damage"), (2, "pay"), (3, "undo")]
    assert [set(step) for step in told["steps"]] == [
        {"seq", "do", "refused", "choice", "events", "state"}
    ] * 3
    assert told["steps"][0]["state"]["life"] == {"Ana": 33, "Bruno": 40}
    assert told["steps"][1]["refused"] == {"rule": "119.4", "message": "Ana has 33 life and can't pay 50"}
    assert told["steps"][1]["state"] == told["steps"][0]["state"]
    assert told["state"]["schema"] == "lifecounter.state/1"
    assert told["state"]["players"][0]["life"] == 40
    assert told["state"]["sequence"] == 2


def test_the_time_of_the_document_is_the_last_one_that_the_record_states() -> None:
    said = lifecounter("replay", "--json", "-", given=record(HIT, OVERPAID))
    assert json.loads(said.out)["state"]["time"] == "2026-11-29T17:00:00Z"
    said = lifecounter("replay", "--json", "-", given=record(OVERPAID))
    assert json.loads(said.out)["state"]["time"] is None


def test_without_json_it_reads_as_a_log_that_ends_in_the_totals() -> None:
    said = lifecounter("replay", "-", given=record(HIT, OVERPAID, {"do": "concede", "player": "Ana"}))
    assert said.out.splitlines() == [
        "   1  damage",
        "      Ana is dealt 7 damage by Bruno",
        "      Ana loses 7: 33",
        "   2  pay",
        "      refused: Ana has 33 life and can't pay 50 (119.4)",
        "   3  concede",
        "      Ana loses the game (104.3a)",
        "      Bruno wins the game (104.2a)",
        "",
        "Ana: 33, lost (104.3a)",
        "Bruno: 40, won",
        "Bruno won",
    ]
    assert (said.code, said.err) == (0, "")


@pytest.mark.parametrize("json_too", [[], ["--json"]])
def test_strict_fails_where_a_step_was_refused(json_too: list[str]) -> None:
    assert lifecounter("replay", "--strict", *json_too, "-", given=record(HIT)).code == 0
    refused = lifecounter("replay", "--strict", *json_too, "-", given=record(HIT, OVERPAID))
    assert (refused.code, refused.err) == (1, "")
    assert refused.out


def test_a_file_is_read_as_standard_input_is(tmp_path: Path) -> None:
    path = tmp_path / "Æther game.jsonl"
    path.write_bytes(record(HIT))
    assert lifecounter("replay", str(path)) == lifecounter("replay", "-", given=record(HIT))


BAD = {
    "empty": (b"", ": the file is empty"),
    "binary": (bytes(range(256)), ", line 2: this is not text in UTF-8"),
    "picture": (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", ", line 1: this is not text in UTF-8"),
    "broken line": (record(HIT) + b'{"do": "undo"\n', ", line 3: this is not JSON, or it is cut short"),
    "wrong type": (
        record(HIT, {"do": "gain", "player": "Ana", "amount": "3"}),
        ", line 3, field amount: expected a whole number, got text",
    ),
    "unknown field": (
        record({"do": "gain", "player": "Ana", "amount": 3, "form": "Bruno"}),
        ", line 2, field form: there is no such field here; did you mean from?",
    ),
    "unknown step": (
        record({"do": "xyzzy"}),
        ", line 2, field do: there is no step called xyzzy",
    ),
    "unknown format": (
        record(format="comander"),
        ", line 1, field format: there is no format called comander; did you mean commander?",
    ),
    "one name twice": (
        record(players=[{"name": "Ana"}, {"name": " Ana"}]),
        ", line 1, field players[1].name: two players are called Ana",
    ),
    "17 players": (
        record(players=[{"name": str(number)} for number in range(17)]),
        ", line 1, field players: a game has 1 to 16 players, not 17",
    ),
    "newer record": (
        record(record="lifecounter/9"),
        ", line 1, field record: this program reads records of lifecounter/1, not of lifecounter/9",
    ),
    "deep": (
        record() + b'{"do":"together","steps":[' * 10_000,
        ", line 2: lists and objects lie more than 32 deep in it",
    ),
    "long number": (
        record() + b'{"do":"gain","player":"Ana","amount":' + b"9" * 5000 + b"}",
        ", line 2: a number in it has too many digits",
    ),
    "line break in a name": (
        record(format="a\nb"),
        ", line 1, field format: there is no format called a b",
    ),
}


@pytest.mark.parametrize(("data", "told"), BAD.values(), ids=BAD.keys())
def test_a_bad_record_is_told_in_one_line_and_nothing_is_printed(
    data: bytes, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(data)
    assert lifecounter("replay", "--json", str(path)) == (2, "", f"lifecounter: {path}{told}\n")
    assert lifecounter("replay", "-", given=data) == (2, "", f"lifecounter: standard input{told}\n")


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    missing, folder = tmp_path / "no\nsuch.jsonl", tmp_path
    assert lifecounter("replay", str(missing)) == (
        2, "", f"lifecounter: {tmp_path}/no such.jsonl: there is no such file\n",
    )  # fmt: skip
    assert lifecounter("replay", str(folder)) == (
        2, "", f"lifecounter: {folder}: this is a folder, not a file\n",
    )  # fmt: skip


def test_names_are_printed_whatever_the_terminal_can_show() -> None:
    given = record({"do": "gain", "player": "日本語", "amount": 1}, players=[{"name": "日本語"}])
    assert "日本語 gains 1: 41" in lifecounter("replay", "-", given=given).out
    narrow = lifecounter("replay", "-", given=given, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (narrow.code, narrow.err) == (0, "")
    assert "gains 1: 41" in narrow.out


def test_names_and_notes_cannot_steer_the_terminal() -> None:
    given = record({"do": "turn", "player": "A\x1b[2J", "note": "\x07\n"}, players=[{"name": "A\x1b[2J"}])
    said = lifecounter("replay", "-", given=given)
    assert said.code == 0
    assert not {"\x1b", "\x07"} & set(said.out)


def test_a_reader_that_has_seen_enough_ends_it_quietly() -> None:
    given = record(*[HIT, {"do": "undo"}] * 5_000)
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "lifecounter", "replay", "-"],
        input=given,
        stdout=write,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


HEADLESS = [["replay", "-"], ["replay", "--json", "-"], ["formats"], ["formats", "--json"]]


@pytest.mark.parametrize("words", HEADLESS, ids=" ".join)
def test_headless_verbs_load_neither_qt_nor_the_store(words: list[str]) -> None:
    code = (
        "import sys; from lifecounter.__main__ import main; code = main();"
        "heavy = {'PySide6', 'shiboken6', 'sqlite3', 'platformdirs', 'asyncio', 'json'} & set(sys.modules);"
        "print(sorted(heavy), file=sys.stderr); sys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words],
        input=record(HIT),
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"[]\n")


def closed(words: str, *, redirected: str, given: bytes = b"") -> tuple[int, bytes, bytes]:
    """The program with some of its streams closed or full, as a shell starts it."""
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m lifecounter {words} {redirected}', sys.executable],
        input=given,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def test_closed_and_full_streams_are_no_riddle() -> None:
    full = b"lifecounter: the output can't be written: No space left on device\n"
    assert closed("formats", redirected=">/dev/full") == (1, b"", full)
    assert closed("replay --json -", redirected=">/dev/full", given=record(HIT)) == (1, b"", full)
    assert closed("replay -", redirected="<&-") == (2, b"", b"lifecounter: standard input: it is closed\n")
    assert closed("formats", redirected=">&-") == (0, b"", b"")
    assert closed("formats --fly", redirected="2>&-") == (2, b"", b"")


def test_107_1_a_total_may_have_more_digits_than_python_prints_by_itself() -> None:
    """Doubling a total 15,000 times gets there, and takes too long for a test."""
    code = (
        "import sys, msgspec; from lifecounter.__main__ import main; main();"
        "print(len(msgspec.json.encode(2 ** 15_000)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, "formats"], capture_output=True, cwd=ROOT, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"4516\n")
