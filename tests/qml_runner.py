"""Runs one file of QML tests: `python -m tests.qml_runner tests/qml/tst_Seat.qml`.

The view models are registered, and the program's own QML can be imported.
"""

import os
import sys
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import iter_modules

from PySide6.QtQuickTest import QUICK_TEST_MAIN

from lifecounter.ui import viewmodels


def run(file: Path) -> int:
    """How many tests failed."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    for module in iter_modules(viewmodels.__path__, f"{viewmodels.__name__}."):
        import_module(module.name)
    arguments = [sys.argv[0], "-input", str(file), "-import", str(files("lifecounter.ui") / "qml")]
    return QUICK_TEST_MAIN(file.stem, arguments, str(file.parent))


if __name__ == "__main__":
    sys.exit(run(Path(sys.argv[1]).resolve()))
