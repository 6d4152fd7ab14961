"""What every test stands on: no screen, no data of the person who runs them, programs that may be missing."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QGuiApplication

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"

NeedsProgram = Callable[[str], str]


@pytest.fixture(scope="session", autouse=True)
def _data_of_the_tests_own(tmp_path_factory: pytest.TempPathFactory) -> None:
    home = tmp_path_factory.mktemp("home")
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        os.environ[variable] = str(home / variable.lower())


@pytest.fixture(autouse=True)
def _windows_go_with_their_test() -> Iterator[None]:
    """Left to the garbage collector, a window may go after its own content, and the process with it."""
    yield
    for window in QGuiApplication.topLevelWindows():
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def needs_program() -> NeedsProgram:
    """Where a program lies. Without it the test is skipped, or fails where LIFECOUNTER_NO_SKIPS=1."""
    return find_program


@pytest.fixture
def display(needs_program: NeedsProgram) -> Iterator[dict[str, str]]:
    """The environment of a desktop whose display nobody sees."""
    command = [needs_program("Xvfb"), "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        assert server.stdout is not None
        number = server.stdout.readline().decode().strip()
        desktop = {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb", "XDG_SESSION_TYPE": "x11"}
        yield {**os.environ, **desktop, "QT_LOGGING_RULES": "qt.scenegraph.time.renderloop.debug=true"}
        server.terminate()


def find_program(name: str) -> str:
    path = shutil.which(name)
    if path is not None:
        return path
    reason = f"{name} is not installed"
    if os.environ.get("LIFECOUNTER_NO_SKIPS") == "1":
        pytest.fail(f"{reason}, and LIFECOUNTER_NO_SKIPS=1 allows no skips")
    pytest.skip(reason)
