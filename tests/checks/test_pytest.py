"""The tests themselves are strict: each of these samples has to fail under the project's settings."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import find_program

ROOT = Path(__file__).parents[2]

SAMPLES = {
    "a warning": "import warnings\n\ndef test_sample():\n    warnings.warn('old')\n",
    "a Qt warning": "from PySide6.QtCore import qWarning\n\ndef test_sample():\n    qWarning('odd')\n",
    "an assertion in a slot": """
from PySide6.QtCore import QObject, Signal

class Seat(QObject):
    tapped = Signal()

def test_sample():
    seat = Seat()
    def check():
        assert False
    seat.tapped.connect(check)
    seat.tapped.emit()
""",
    "an unknown marker": "import pytest\n\n@pytest.mark.slwo\ndef test_sample():\n    pass\n",
    "a repaired fault": "import pytest\n\n@pytest.mark.xfail\ndef test_sample():\n    pass\n",
    "no test": "",
    "an empty table": "import pytest\n\n@pytest.mark.parametrize('n', [])\ndef test_sample(n):\n    pass\n",
}


def run_sample(folder: Path, text: str) -> int:
    (folder / "test_sample.py").write_text(text, "utf-8")
    settings = ("-c", str(ROOT / "pyproject.toml"), "--rootdir", str(folder))
    return subprocess.run(
        [sys.executable, "-m", "pytest", *settings, "test_sample.py"],
        cwd=folder,
        capture_output=True,
        check=False,
    ).returncode


def test_a_plain_test_passes(tmp_path: Path) -> None:
    assert run_sample(tmp_path, "def test_sample():\n    pass\n") == 0


@pytest.mark.parametrize("fault", SAMPLES)
def test_a_run_fails_for(tmp_path: Path, fault: str) -> None:
    assert run_sample(tmp_path, SAMPLES[fault]) != 0


def test_a_missing_program_skips(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIFECOUNTER_NO_SKIPS", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no-such-program is not installed"):
        find_program("no-such-program")


def test_a_missing_program_fails_where_nothing_may_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIFECOUNTER_NO_SKIPS", "1")
    with pytest.raises(pytest.fail.Exception, match="no-such-program is not installed"):
        find_program("no-such-program")
