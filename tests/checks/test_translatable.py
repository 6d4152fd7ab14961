"""Whatever people read goes through Qt's translation, and Qt's own tool finds it for translators."""

import ast
import subprocess
import sysconfig
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lifecounter.ui import refusals
from lifecounter.ui.refusals import SENTENCES
from tests.checks.readable import literals, marked, refused, sentences

UI = Path(__file__).parents[2] / "lifecounter" / "ui"
MODEL = UI.parent / "model"
NOT_ON_THE_SCREEN = ("app", "display", "selftest", "pictures")
"""Modules that speak to a terminal, or hold an example with its own names."""
PYTHON = sorted(source for source in UI.rglob("*.py") if source.stem not in NOT_ON_THE_SCREEN)
QML = sorted((UI / "qml").rglob("*.qml"))


@pytest.mark.parametrize("source", PYTHON, ids=lambda source: source.stem)
def test_sentences_of_python_are_translated(source: Path) -> None:
    assert sentences(ast.parse(source.read_text("utf-8"))) == []


@pytest.mark.parametrize("source", QML, ids=lambda source: source.stem)
def test_texts_of_qml_are_translated(source: Path) -> None:
    assert literals(source.read_text("utf-8")) == []


@pytest.mark.parametrize("sentence", sorted(refused(MODEL.glob("*.py"))))
def test_every_refusal_of_the_rules_is_known_to_translators(sentence: str) -> None:
    assert refusals.recognised(sentence) is not None, "lifecounter/ui/refusals.py lacks this sentence"


def test_a_sentence_that_is_not_known_stays_as_it_is() -> None:
    assert refusals.said("Nobody ever said this.") == "Nobody ever said this."


def test_translators_find_every_text_and_its_plurals(tmp_path: Path) -> None:
    file = tmp_path / "texts.ts"
    tool = Path(sysconfig.get_path("scripts")) / "pyside6-lupdate"
    how = ["-silent", "-tr-function-alias", "QT_TR_NOOP+=later", "-extensions", "py,qml"]
    subprocess.run([tool, *how, str(UI), "-ts", str(file)], check=True, capture_output=True)
    messages = ElementTree.parse(file).iter("message")  # noqa: S314  it was written right here
    plural = {str(message.findtext("source")): message.get("numerus") == "yes" for message in messages}
    assert plural["Damage to %1"] is False
    assert plural["Cancel"] is False
    assert plural["Draw %1 cards"] is True
    assert plural["%n more effects"] is True
    assert {*SENTENCES, *marked(PYTHON)} - plural.keys() == set()


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("f'{name} has lost'", ["{} has lost"]),
        ("'The game is over'", ["The game is over"]),
        ("tr('The game is over')", []),
        ("put(tr('%1 has lost'), name)", []),
        ("'damage'", []),
    ],
)
def test_a_sentence_beside_the_translation_is_found(code: str, found: list[str]) -> None:
    assert sentences(ast.parse(f'def f(name):\n    "What it is for."\n    return {code}')) == found


def test_a_literal_beside_the_translation_is_found() -> None:
    assert literals('text: on ? "Yes" : qsTr("No")') == ["Yes"]
    assert literals('spoken: key === "pay" ? qsTr("Pay") : qsTr("%1 more").arg(n)') == []
