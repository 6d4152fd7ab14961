"""From starting the process to the first frame of a four-player table, and the memory that it then takes."""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from tests.benchmarks.measure import ENVIRONMENT, Row, Unit, by_turns, row
from tests.benchmarks.tables import NAMES

FRAME = b"Frame rendered"
MEASURED: tuple[tuple[str, Unit], ...] = (
    ("Start to the first frame", "ms"),
    ("Memory of its own (PSS)", "MiB"),
    ("Memory with what is shared (RSS)", "MiB"),
)
SETTLED = 0.4
"""Seconds after the first frame at which memory is read."""

OFFSCREEN = {
    **ENVIRONMENT,
    "QT_QPA_PLATFORM": "offscreen",
    "QT_QUICK_BACKEND": "software",
    "QT_LOGGING_RULES": "qt.scenegraph.time.renderloop.debug=true",
}


def rows(rounds: int) -> list[Row]:
    """Both are seen from outside: Qt says when it has drawn a frame, the system says what a process takes."""
    with TemporaryDirectory() as folder:
        names = ",".join(NAMES[:4])
        table = ["lifecounter", "--data-dir", folder, "--format", "commander", "--players", names]
        empty = ["tests.benchmarks.empty_window"]
        ours, floor = by_turns(rounds, lambda: _shown(table), lambda: _shown(empty))
    rows = []
    for place, (what, unit) in enumerate(MEASURED):
        shown, least = ([seen[place] for seen in taken] for taken in (ours, floor))
        rows.append(row(f"{what} / an empty window", shown, least, unit, aim=1.6))
    return rows


def _shown(module: list[str]) -> tuple[float, float, float]:
    """Seconds to the first frame, then PSS and RSS in bytes."""
    begun = perf_counter()
    with subprocess.Popen([sys.executable, "-m", *module], env=OFFSCREEN, stderr=subprocess.PIPE) as running:
        assert running.stderr is not None
        told = []
        for line in running.stderr:
            if FRAME in line:
                frame = perf_counter() - begun
                break
            told.append(line)
        else:
            raise RuntimeError(f"{module[0]} drew no frame: {b''.join(told).decode()}")
        sleep(SETTLED)
        memory = Path(f"/proc/{running.pid}/smaps_rollup").read_text("ascii")
        running.kill()
    kilobytes = dict(re.findall(r"^(\w+):\s+(\d+) kB", memory, re.MULTILINE))
    return frame, 1024 * int(kilobytes["Pss"]), 1024 * int(kilobytes["Rss"])
