"""What is installed stands alone: a wheel carries everything that the program reads."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
APP_ID = "io.github.lifecounter.lifecounter"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [built] = folder.glob("*.whl")
    return ZipFile(built)


def test_everything_of_the_package_and_the_resources_is_in_the_wheel(wheel: ZipFile) -> None:
    package = [
        path
        for path in (ROOT / "lifecounter").rglob("*")
        if path.suffix in {".py", ".qml"} or path.name == "qmldir"
    ]
    resources = [path for path in (ROOT / "resources").rglob("*") if path.is_file()]
    wanted = {path.relative_to(ROOT).as_posix() for path in package}
    wanted |= {f"lifecounter/{path.relative_to(ROOT).as_posix()}" for path in resources}
    assert wanted <= set(wheel.namelist())


def test_the_desktop_finds_the_program(wheel: ZipFile) -> None:
    shared = {name.split(".data/data/")[1] for name in wheel.namelist() if ".data/data/" in name}
    assert shared == {
        f"share/applications/{APP_ID}.desktop",
        f"share/metainfo/{APP_ID}.metainfo.xml",
        f"share/icons/hicolor/scalable/apps/{APP_ID}.svg",
    }


@pytest.mark.parametrize("arguments", [["formats"], ["--self-test"]])
def test_the_program_runs_from_what_the_wheel_holds(
    wheel: ZipFile, tmp_path: Path, arguments: list[str]
) -> None:
    wheel.extractall(tmp_path)
    assert (tmp_path / "lifecounter" / "resources" / "formats.toml").is_file()
    command = [sys.executable, "-m", "lifecounter", *arguments]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
