"""QML is linted against the view models' types, and keeps the conventions that linting can't see."""

import re
from pathlib import Path

import pytest

from tests.checks.qml_lint import complaints, constants, is_registered, write_types

ROOT = Path(__file__).parents[2]
QML = ROOT / "lifecounter" / "ui" / "qml"
SOURCES = sorted((ROOT / "lifecounter" / "ui").rglob("*.py"))
OURS = sorted(QML.rglob("*.qml"))
TESTS = sorted((ROOT / "tests" / "qml").glob("*.qml"))

SEAT = """
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "SampleModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Seats are made in Python")
class Seat(QObject):
    totalChanged = Signal()

    @Property(str, notify=totalChanged)
    def total(self) -> str:
        return "20"

    @Slot(int)
    def tap(self, by: int) -> None: ...
"""
TABLE = """
from PySide6.QtCore import Property, QObject
from PySide6.QtQml import QmlElement, QmlUncreatable

from sample.seat import Seat

QML_IMPORT_NAME = "SampleModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Tables are made in Python")
class Table(QObject):
    @Property(Seat, constant=True)
    def first(self) -> Seat: ...
"""
VIEW = """
pragma ComponentBehavior: Bound
import QtQuick
import SampleModels

Text {
    id: label

    required property Table table

    text: table.first.total

    Component {
        id: made

        Item {}
    }

    function press(): void {
        label.table.first.tap(1);
    }
}
"""


def test_qml_fits_the_view_models(tmp_path: Path) -> None:
    assert any(map(is_registered, SOURCES)), "no registered view model was found under lifecounter/ui"
    assert OURS, "no QML file was found under lifecounter/ui/qml"
    write_types(SOURCES, tmp_path)
    assert complaints([*OURS, *TESTS], [tmp_path, QML]) == ""


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("table.first.total", "table.first.totla", 'Member "totla" not found on type "Seat"'),
        ("first.tap(1)", "first.tpa(1)", 'Member "tpa" not found on type "Seat"'),
        ("table.first.total", "table.frist.total", 'Member "frist" not found on type "Table"'),
        ("property Table table", "property Tabel table", "Tabel was not found"),
        ("text: table", "text: tabel", "Unqualified access"),
        ("text: table", "txet: table", 'Could not find property "txet"'),
        ("Text {", "Text {{", "Expected token"),
    ],
)
def test_lint_bites(tmp_path: Path, right: str, wrong: str, told: str) -> None:
    models = tmp_path / "sample"
    models.mkdir()
    (models / "seat.py").write_text(SEAT, "utf-8")
    (models / "table.py").write_text(TABLE, "utf-8")
    types = tmp_path / "types"
    write_types(models.glob("*.py"), types)
    good, bad = tmp_path / "Good.qml", tmp_path / "Bad.qml"
    good.write_text(VIEW, "utf-8")
    assert complaints([good], [types]) == ""

    assert right in VIEW
    bad.write_text(VIEW.replace(right, wrong, 1), "utf-8")
    assert told in complaints([bad], [types])


@pytest.mark.parametrize("source", [*filter(is_registered, SOURCES)], ids=lambda source: source.stem)
def test_registered_modules_say_their_import_in_literals(source: Path) -> None:
    names = constants(source)
    assert isinstance(names.get("QML_IMPORT_NAME"), str)
    assert isinstance(names.get("QML_IMPORT_MAJOR_VERSION"), int)


def test_registered_modules_have_names_of_their_own() -> None:
    """Tools that write one file of types for each module keep only one of two that share a name."""
    stems = [source.stem for source in SOURCES if is_registered(source)]
    assert sorted(stems) == sorted(set(stems))


COMPONENT = r"^\s*(?:delegate:|sourceComponent:|Component \{|component )"
CONVENTIONS = {
    r"\bproperty\s+(var|variant|QtObject)\b": "an untyped property hides what lies behind it from the linter",
    r"\bimport\s+QtQuick\.Controls\b": "Controls are slow to import; QtQuick's own items are enough",
    r"\bfunction\s+\w+\([^)]*\)\s*\{": "a function says what it returns",
    r"\bfunction\s+\w+\((?:[^):]+:[^,)]*,)*\s*[^):,]+[,)]": "a function says what it takes",
    r"\b(?:text|placeholderText|title|Accessible\.(?:name|description))\s*:\s*\"[^\"]*[A-Za-z]{2}": (
        "what people read goes through qsTr()"
    ),
    rf"\A(?!.*^pragma ComponentBehavior: Bound$).*{COMPONENT}": (
        "a file with components inside begins with `pragma ComponentBehavior: Bound`"
    ),
}


def breaches(text: str) -> list[str]:
    return [why for pattern, why in CONVENTIONS.items() if re.search(pattern, text, re.MULTILINE | re.DOTALL)]


@pytest.mark.parametrize("file", OURS, ids=lambda file: file.name)
def test_qml_keeps_the_conventions(file: Path) -> None:
    assert breaches(file.read_text("utf-8")) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("required property Table", "property var"),
        ("required property Table", "property QtObject"),
        ("import QtQuick", "import QtQuick.Controls"),
        ("press(): void", "press()"),
        ("press(): void", "press(by: int, at): void"),
        ("press(): void", "press(by): void"),
        ("text: table.first.total", 'text: "Gain"'),
        ("text: table.first.total", 'text: "+1"; Accessible.name: "Gain"'),
        ("pragma ComponentBehavior: Bound", ""),
    ],
)
def test_conventions_bite(right: str, wrong: str) -> None:
    assert breaches(VIEW) == []
    assert right in VIEW
    assert len(breaches(VIEW.replace(right, wrong, 1))) == 1
