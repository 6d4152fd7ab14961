"""Every tests/qml/tst_*.qml, each in a process of its own."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "tests" / "qml").glob("tst_*.qml"))
OWN_PASSES = 2
"""initTestCase and cleanupTestCase pass even in a file with no tests."""
SECONDS = 60
"""A TestCase whose `when` never comes true waits for ever."""


def faults(file: Path, seconds: float = SECONDS) -> str:
    """What is wrong with a file of QML tests; empty where it is green, silent and holds tests."""
    command = [sys.executable, "-m", "tests.qml_runner", str(file)]
    try:
        run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=seconds)
    except subprocess.TimeoutExpired:
        return f"{file.name} did not end within {seconds} seconds"
    told = run.stdout + run.stderr
    totals = re.search(r"^Totals: (\d+) passed, 0 failed", told, re.MULTILINE)
    if run.returncode or totals is None:
        return told
    if run.stderr or re.search(r"^Q(?:WARN|CRITICAL|FATAL)", told, re.MULTILINE):
        return told
    return "" if int(totals[1]) > OWN_PASSES else f"{file.name} holds no tests"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_qml(file: Path) -> None:
    assert faults(file) == ""


CASE = """
import QtQuick
import QtTest

Item {
    id: root

    property int life: 20

    Component {
        id: made

        Item {
            required property string name
        }
    }

    TestCase {
        name: "Sample"
        when: true

        function test_life(): void {
            compare(root.life, 20);
        }
    }
}
"""


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("compare(root.life, 20)", "compare(root.life, 21)", "Compared values are not the same"),
        ("compare(root.life, 20)", "root.life = undefined", "Cannot assign [undefined] to int"),
        ("compare(root.life, 20)", 'console.warn("odd")', "QWARN"),
        ("property int life: 20", "property int life: nowhere.life", "nowhere is not defined"),
        ("when: true", "when: false", "did not end within"),
        ("test_life", "tets_life", "holds no tests"),
        ("import QtTest", "import QtTset", "QtTset"),
    ],
)
def test_faults_are_found(tmp_path: Path, right: str, wrong: str, told: str) -> None:
    file = tmp_path / "tst_Sample.qml"
    assert right in CASE
    file.write_text(CASE.replace(right, wrong, 1), "utf-8")
    assert told in faults(file, seconds=5)


def test_a_sound_file_has_no_faults(tmp_path: Path) -> None:
    file = tmp_path / "tst_Sample.qml"
    file.write_text(CASE, "utf-8")
    assert faults(file) == ""
