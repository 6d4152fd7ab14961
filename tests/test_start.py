"""The program as it is started from a desktop: a real window on a real X display."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import NeedsProgram

DRAWN = b"Frame rendered"
"""What Qt says of each frame, under the logging rule below."""


@pytest.fixture
def display(needs_program: NeedsProgram) -> Iterator[dict[str, str]]:
    """The environment of a desktop whose display nobody sees."""
    command = [needs_program("Xvfb"), "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        number = server.stdout.readline().decode().strip()
        desktop = {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11"}
        yield {**os.environ, **desktop, "QT_LOGGING_RULES": "qt.scenegraph.time.renderloop.debug=true"}
        server.terminate()


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
