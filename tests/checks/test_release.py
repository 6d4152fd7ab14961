"""What a release carries agrees with itself, and nothing in the tree tells of the machine it was made on."""

import configparser
import re
import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

import lifecounter

ROOT = Path(__file__).parents[2]
LINUX = ROOT / "packaging" / "linux"
APP_ID = "io.github.lifecounter.lifecounter"
MACHINE = re.compile(r"/(?:root|home|Users|work|tmp)/|[A-Z]:\\Users")
TEXT = {"", ".py", ".qml", ".md", ".toml", ".json", ".jsonl", ".xml", ".desktop", ".svg", ".txt", ".ini"}


def test_the_version_has_a_changelog_entry() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert re.search(
        rf"^## \[{re.escape(lifecounter.__version__)}\] - \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE
    )


def test_the_newest_release_of_the_metainfo_is_this_version() -> None:
    component = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()  # noqa: S314  our own file
    newest = component.find("releases/release")
    assert newest is not None
    assert newest.get("version") == lifecounter.__version__


def test_the_version_is_written_once() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert project["tool"]["hatch"]["version"]["path"] == "lifecounter/__init__.py"


def test_desktop_file_metainfo_and_command_belong_together() -> None:
    desktop = configparser.ConfigParser(interpolation=None)
    desktop.read(LINUX / f"{APP_ID}.desktop", "utf-8")
    component = ElementTree.parse(LINUX / f"{APP_ID}.metainfo.xml").getroot()  # noqa: S314  our own file
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["scripts"]
    assert desktop["Desktop Entry"]["Exec"] in scripts
    assert desktop["Desktop Entry"]["Icon"] == component.findtext("id") == APP_ID
    assert component.findtext("launchable") == f"{APP_ID}.desktop"


def test_readme_has_one_command_to_start_and_one_to_test() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for heading in ("Start", "Tests"):
        section = readme.split(f"\n## {heading}\n")[1].split("\n## ")[0]
        [block] = re.findall(r"^```sh\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
        [command] = block.splitlines()
        assert (ROOT / command.split()[1]).is_file()


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_what_a_page_refers_to_is_there(page: str) -> None:
    links = re.findall(r"\]\((?!https:)([^)#]+)\)", (ROOT / page).read_text("utf-8"))
    assert [link for link in links if not (ROOT / link).is_file()] == []


def test_packaging_is_no_package() -> None:
    """An __init__.py there would hide the library of that name from every tool started here."""
    assert list((ROOT / "packaging").rglob("__init__.py")) == []


def test_no_path_of_a_machine_stands_in_the_tree() -> None:
    folders = ("lifecounter", "resources", "packaging", "tests", ".ci")
    files = [*ROOT.glob("*.*"), *(path for folder in folders for path in (ROOT / folder).rglob("*"))]
    texts = [path for path in files if path.is_file() and path.suffix in TEXT]
    assert texts
    assert [path.name for path in texts if MACHINE.search(path.read_text("utf-8", "replace"))] == []


def test_a_path_of_a_machine_is_seen() -> None:
    assert MACHINE.search(f"see {Path('/', 'home', 'ana', 'game.jsonl')}")
