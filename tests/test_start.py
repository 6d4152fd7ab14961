"""The program as it is started from a desktop: a real window on a real X display."""

import json
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.conftest import NeedsProgram

DRAWN = b"Frame rendered"
"""What Qt says of each frame, under the logging rule below."""

PATIENCE = 30
"""Seconds that a click may take on a busy machine."""


@pytest.mark.parametrize("options", [[], ["--format", "commander", "--players", "Ana,Bruno,Chen,Dee"]])
def test_a_window_opens_on_a_display(display: dict[str, str], tmp_path: Path, options: list[str]) -> None:
    command = [sys.executable, "-m", "lifecounter", "--data-dir", str(tmp_path), *options]
    with subprocess.Popen(command, env=display, stderr=subprocess.PIPE) as program:
        assert program.stderr is not None
        told = []
        for line in program.stderr:
            told.append(line)
            if DRAWN in line:
                break
        program.terminate()
    assert [line for line in told if DRAWN not in line] == []
    assert told


def test_a_click_on_a_display_is_a_step_that_is_kept(
    display: dict[str, str], needs_program: NeedsProgram, tmp_path: Path
) -> None:
    words = ["--format", "commander", "--players", "Ana,Bruno,Chen,Dee", "--data-dir", str(tmp_path)]
    right_half_of_the_near_left_seat = ["--window", "%1", "479", "597"]
    click = [
        needs_program("xdotool"), "search", "--sync", "--onlyvisible", "--name", "^Life counter$",
        "mousemove", *right_half_of_the_near_left_seat, "click", "1",
    ]  # fmt: skip
    with subprocess.Popen(
        [sys.executable, "-m", "lifecounter", *words], env=display, stderr=subprocess.PIPE
    ) as program:
        try:
            assert program.stderr is not None
            assert any(DRAWN in line for line in program.stderr), "the window was never drawn"
            subprocess.run(click, env=display, check=True, timeout=PATIENCE)
            (step,) = kept(tmp_path)
            assert step.pop("at"), "when it happened is kept too"
            assert step == {"do": "gain", "player": "Ana", "amount": 1}
        finally:
            program.terminate()


def kept(folder: Path) -> list[dict[str, object]]:
    """The steps that are kept there, as soon as there are any."""
    end = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(folder / "games.sqlite3")) as store:
        while time.monotonic() < end:
            lines = store.execute("SELECT line FROM steps").fetchall()
            if lines:
                return [json.loads(line) for (line,) in lines]
            time.sleep(0.01)
    return []
