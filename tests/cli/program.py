"""The program as a person starts it from a terminal."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Said(NamedTuple):
    """What a program left behind."""

    code: int
    out: str
    err: str


def lifecounter(*words: str, given: bytes = b"", folder: Path = ROOT, **environment: str) -> Said:
    """Run the program; `given` is its standard input."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "lifecounter", *words],
        input=given,
        capture_output=True,
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        timeout=60,
        check=False,
    )
    return Said(done.returncode, done.stdout.decode(), done.stderr.decode())
