"""Every case of tests/cases: a game, its steps, and what the rules say about it."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lifecounter.model.record import Record, read_record
from lifecounter.stream.answers import answers
from lifecounter.table.table import Table
from tests.model.sitting import game_of

CASES = Path(__file__).parents[1] / "cases"
AGAINST_THE_RECORD = {
    "argentum-sulfuric-vortex-no-gain-while-there": "`turn` does upkeep effects, so its 2 are dealt by then"
}
"""Cases that contradict the page on the game record."""
OF_A_CASE = {"expect", "unsure"}
"""What a case adds to the fields of a step."""


def cases(name: str) -> list[Any]:
    return [
        pytest.param(case, id=case["id"], marks=marks(case["id"]))
        for case in json.loads((CASES / f"{name}.json").read_text("utf-8"))
    ]


def marks(case: str) -> list[pytest.MarkDecorator]:
    why = AGAINST_THE_RECORD.get(case)
    return [] if why is None else [pytest.mark.xfail(reason=why, strict=True)]


@pytest.mark.parametrize("case", cases("core") + cases("teams") + cases("cards"))
def test_case(case: dict[str, Any]) -> None:
    check(case)


def check(case: dict[str, Any]) -> None:
    record = record_of(case)
    told = answers(Table(game_of(record.header)), record.steps)
    for number, (step, answer) in enumerate(zip(case["steps"], told, strict=True), 1):
        got = msgspec.to_builtins(answer)
        for key, expected in step.get("expect", {}).items():
            assert agrees(expected, answered(key, got)), (
                f"step {number}, {step['do']}: {key} should be {expected}, but it is {answered(key, got)}"
            )


def record_of(case: dict[str, Any]) -> Record:
    """The record that the case is, read as any record is."""
    header = {"record": "lifecounter/1", "format": "free-for-all", **case["game"]}
    steps = [{key: step[key] for key in step.keys() - OF_A_CASE} for step in case["steps"]]
    return read_record("\n".join(json.dumps(line) for line in [header, *steps]).encode())


def answered(key: str, answer: dict[str, Any]) -> Any:
    match key:
        case "refused" | "choice":
            return answer[key] is not None
        case "reminders":
            asked: dict[str, Counter[str]] = {}
            for event in answer["events"]:
                if event["event"] == "reminder_added":
                    asked.setdefault(event["player"], Counter())[event["what"]] += event["count"]
            return asked
        case _:
            return answer["state"][key]


def agrees(expected: Any, got: Any) -> bool:
    """What is expected is there; more may be. What isn't there counts as 0, as no counters do."""
    if isinstance(expected, dict):
        return isinstance(got, dict) and all(agrees(expected[key], got.get(key, 0)) for key in expected)
    if isinstance(expected, list):
        return sorted(expected) == sorted(got)
    return bool(expected == got)
