"""What changes is said aloud: heard on the bus where real screen readers listen."""

import subprocess
import sys
from pathlib import Path

from tests.cli.program import ROOT
from tests.conftest import NeedsProgram
from tests.ui.listener import HEARD

PATIENCE = 60
"""Seconds that a busy machine may take."""


def test_totals_turns_refusals_losses_and_victories_are_announced(
    display: dict[str, str], needs_program: NeedsProgram, tmp_path: Path
) -> None:
    needs_program("/usr/libexec/at-spi-bus-launcher")
    command = [
        needs_program("dbus-run-session"),
        "--",
        sys.executable,
        "-m",
        "tests.ui.listener",
        str(tmp_path),
    ]
    env = {**display, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    program = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, timeout=PATIENCE)
    lines = program.stdout.splitlines()
    first, *then = [line.removeprefix(HEARD) for line in lines if line.startswith(HEARD)]
    assert first.startswith("Ana, ")
    assert then == [
        "Bruno has 20 life and can’t pay 50 · 119.4",
        "Turn 1, Bruno",
        "Ana, 0 life",
        "Ana. Lost: 0 life · 704.5a",
        "Bruno wins",
    ]
