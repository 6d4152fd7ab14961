"""What is said where no window can be opened, in place of Qt's abort."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from lifecounter.ui import display


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_without_a_display_one_sentence_says_what_still_works() -> None:
    environment = {
        name: value
        for name, value in os.environ.items()
        if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    ended = subprocess.run(
        [sys.executable, "-m", "lifecounter"], env=environment, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert "there is no display" in line
    assert "lifecounter replay" in line


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_a_display_that_does_not_answer_is_named() -> None:
    why = display.hindrance({"DISPLAY": ":4242"})
    assert why is not None
    assert ":4242" in why or "libxcb" in why


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
def test_a_wayland_session_that_is_gone_is_no_display(tmp_path: Path) -> None:
    assert display.hindrance({"WAYLAND_DISPLAY": "wayland-9", "XDG_RUNTIME_DIR": str(tmp_path)}) is not None


def test_whoever_chose_a_platform_is_trusted() -> None:
    assert display.hindrance({"QT_QPA_PLATFORM": "offscreen"}) is None


@pytest.mark.parametrize(
    ("library", "package"),
    [
        ("libxcb-cursor.so.0", "libxcb-cursor0"),
        ("libxcb-icccm.so.4", "libxcb-icccm4"),
        ("libEGL.so.1", "libegl1"),
        ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ],
)
def test_debian_s_package_is_named_for_a_missing_library(library: str, package: str) -> None:
    error = OSError(f"{library}: cannot open shared object file: No such file or directory")
    missing = display.missing_in(error)
    assert missing == library
    assert f"sudo apt install {package}`" in display.lacking(missing)


def test_another_fault_is_not_taken_for_a_missing_library() -> None:
    assert display.missing_in(ImportError("cannot import name 'x'")) is None
