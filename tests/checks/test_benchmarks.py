"""The benchmarks can be run; what they measure is for people to read, and no test is timed."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ONE_ROUND = """
import sys
from tests.benchmarks import __main__ as benchmarks

benchmarks.QUICK = 1
benchmarks.main()
"""


def test_every_line_of_the_table_is_measured(tmp_path: Path) -> None:
    out = tmp_path / "table.json"
    command = [sys.executable, "-c", ONE_ROUND, "--quick", "--json", str(out)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
    told = json.loads(out.read_text("utf-8"))
    assert [row["what"].split(" / ")[0] for row in told] == [
        "A step of the model",
        "Replay of ten lines",
        "A step kept durably",
        "Start to the first frame",
        "Memory of its own (PSS)",
        "Memory with what is shared (RSS)",
        "Tap to frame, 2 seats",
        "Tap to frame, 2 seats",
        "Tap to frame, 2 seats, 10,000 steps",
        "Tap to frame, 8 seats",
        "Tap to frame, 8 seats",
        "Tap to frame, 8 seats, 10,000 steps",
    ]
    assert all(row["ratio"] > 0 for row in told)
