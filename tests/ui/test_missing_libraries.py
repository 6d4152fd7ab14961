"""Where no window can be opened the program says so in one sentence, and how to get what is missing."""

import os
import sys
from pathlib import Path

import pytest
from PySide6 import QtCore

from tests.cli.program import ROOT, lifecounter

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a display")

ADVICE = (
    "install it with `sudo apt install libxcb-cursor7`, or go on as it is: without a screen,"
    " `lifecounter replay`, `lifecounter formats` and `lifecounter --screenshot` still work"
)


def test_the_display_does_not_answer() -> None:
    said = lifecounter(DISPLAY=":4242", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("No window can be opened, since the display :4242 doesn’t answer; ")
    assert said.err.count("\n") == 1


def test_a_library_that_qt_s_window_needs_is_missing(tmp_path: Path) -> None:
    """The system's own loader looks for it: the plugin asks for a version that no system has."""
    qt = Path(QtCore.__file__).parent / "Qt"
    plugins = tmp_path / "PySide6" / "Qt" / "plugins" / "platforms"
    plugins.mkdir(parents=True)
    (plugins.parents[1] / "lib").symlink_to(qt / "lib")
    plugin = (qt / "plugins" / "platforms" / "libqxcb.so").read_bytes()
    assert b"libxcb-cursor.so.0\0" in plugin
    (plugins / "libqxcb.so").write_bytes(plugin.replace(b"libxcb-cursor.so.0\0", b"libxcb-cursor.so.7\0"))
    (tmp_path / "PySide6" / "__init__.py").touch()
    path = f"{tmp_path}{os.pathsep}{ROOT}"
    said = lifecounter(PYTHONPATH=path, DISPLAY=":4242", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert said == (
        1,
        "",
        f"No window can be opened, since the system library libxcb-cursor.so.7 is missing; {ADVICE}\n",
    )


def test_a_library_that_all_of_qt_needs_is_missing(tmp_path: Path) -> None:
    """Qt's own modules say so as they are imported."""
    missing = "libEGL.so.1: cannot open shared object file: No such file or directory"
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text(f"raise ImportError({missing!r})\n")
    said = lifecounter(PYTHONPATH=f"{tmp_path}{os.pathsep}{ROOT}", QT_QPA_PLATFORM="offscreen")
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("No window can be opened, since the system library libEGL.so.1 is missing; ")
    assert "`sudo apt install libegl1`" in said.err
    assert said.err.count("\n") == 1
