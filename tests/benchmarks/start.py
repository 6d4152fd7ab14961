"""From starting the process to the first frame of a four-player table, and the memory that it then takes."""

import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, sleep

from tests.benchmarks.measure import Row, by_turns, medians
from tests.benchmarks.tables import NAMES

FRAME = b"Frame rendered"
SETTLED = 0.4
"""Seconds after the first frame at which memory is read."""

ENVIRONMENT = {
    **os.environ,
    "QT_QPA_PLATFORM": "offscreen",
    "QT_QUICK_BACKEND": "software",
    "QT_LOGGING_RULES": "qt.scenegraph.time.renderloop.debug=true",
}


def rows(rounds: int) -> list[Row]:
    """Both are seen from outside: Qt says when it has drawn a frame, the system says what a process takes."""
    with TemporaryDirectory() as folder:
        table = [
            "lifecounter",
            "--data-dir",
            folder,
            "--format",
            "commander",
            "--players",
            ",".join(NAMES[:4]),
        ]
        measured = by_turns(rounds, lambda: _shown(table), lambda: _shown(["tests.benchmarks.empty_window"]))
    frame, proportional, resident = ([(a[i], b[i]) for a, b in measured] for i in range(3))
    return [
        Row("Start to the first frame / an empty window", *medians(frame, 1e3), "ms", aim=1.6),
        Row("Memory of its own (PSS) / an empty window", *medians(proportional, 1 / 1024), "MiB", aim=1.6),
        Row(
            "Memory with what is shared (RSS) / an empty window", *medians(resident, 1 / 1024), "MiB", aim=1.6
        ),
    ]


def _shown(module: list[str]) -> tuple[float, int, int]:
    """Seconds to the first frame, then PSS and RSS in KiB."""
    begun = perf_counter()
    with subprocess.Popen(
        [sys.executable, "-m", *module], env=ENVIRONMENT, stderr=subprocess.PIPE
    ) as running:
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
    return frame, int(kilobytes["Pss"]), int(kilobytes["Rss"])
