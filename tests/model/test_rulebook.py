"""Every rule that the program names has a note, and notes are found as people look for them."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from lifecounter import assets
from lifecounter.model.rulebook import Note, Rulebook, read_rulebook

ROOT = Path(__file__).parents[2]
RULEBOOK = read_rulebook(assets.read_text("rules.toml"))
DOTTED = re.compile(r"(?<![\w.])[1-9]\d\d\.\d+[a-z]?(?!\w)")


def numbers_in(source: str) -> set[str]:
    """The rule numbers in the texts of a module: those that it answers with, and those that it explains."""
    texts = [
        node.value
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    return {number for text in texts for number in DOTTED.findall(text)} | {
        text for text in texts if re.fullmatch(r"[1-9]\d\d", text)
    }


def test_every_rule_that_the_model_names_has_a_note() -> None:
    named: set[str] = set()
    for module in (ROOT / "lifecounter" / "model").glob("*.py"):
        named |= numbers_in(module.read_text("utf-8"))
    assert {"104.2a", "119.4", "119.7", "616.1", "704.5a", "704.6c"} <= named, "the model was not looked at"
    assert {number for number in named if RULEBOOK.find(number) is None} == set()


def test_a_number_without_a_note_would_be_seen() -> None:
    assert numbers_in('"""Said (119.98, 704.5)."""\nREFUSED = Refusal("119.99", "no")\nX = ("807",)\n') == {
        "119.98", "704.5", "119.99", "807",
    }  # fmt: skip


def test_every_rule_that_a_format_rests_on_has_a_note() -> None:
    rows = re.findall(r'^rule = "(.*)"', assets.read_text("formats.toml"), re.MULTILINE)
    named = {number for row in rows for number in re.findall(r"\b[1-9]\d\d(?:\.\d+[a-z]?)?\b", row)}
    assert "810.8d" in named
    assert {number for number in named if RULEBOOK.find(number) is None} == set()


def test_neighbouring_terms_have_notes() -> None:
    asked = ["106.5", "106.7", "106.12", "107.3", "107.3g", "107.3m", "107.5", "107.6", "302.6"]
    assert [number for number in asked if RULEBOOK.find(number) is None] == []


def test_a_rule_has_one_note() -> None:
    numbers = Counter(number for note in RULEBOOK.rules for number in note.numbers)
    assert [number for number, count in numbers.items() if count > 1] == []
    titles = Counter(note.title for note in RULEBOOK.rules)
    assert [title for title, count in titles.items() if count > 1] == []


def test_what_a_note_points_to_has_a_note() -> None:
    assert [
        (note.title, number)
        for note in RULEBOOK.rules
        for number in note.see
        if RULEBOOK.find(number) in (None, note)
    ] == []


@pytest.mark.parametrize("note", RULEBOOK.rules, ids=lambda note: note.numbers[0])
def test_a_note_is_short(note: Note) -> None:
    assert re.fullmatch(r"[A-Z0-9].*(?<!\.)", note.title)
    assert re.fullmatch(r"[A-Z0-9\"{].*\.", note.note)
    assert len(re.findall(r"[.?](?:\s|$)", note.note)) <= 3


def first(words: str) -> str:
    return RULEBOOK.search(words)[0].numbers[0]


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("119.8", "119.8"),
        ("704.5a", "704.5a"),
        ("119.6", "704.5a"),
        ("summoning sickness", "302.6"),
        ("SUMMONING", "302.6"),
        ("can't gain life", "119.7"),
        ("can’t gain life", "119.7"),
        ("infect", "120.3b"),
        ("21 commander", "704.6c"),
        ("phyrexian", "107.4f"),
        ("could produce", "106.7"),
        ("untap symbol", "107.6"),
        ("proliferate team", "701.34b"),
    ],
)
def test_words_and_numbers_find_their_rule_first(words: str, number: str) -> None:
    assert first(words) == number


def test_a_number_finds_what_belongs_below_it() -> None:
    found = {note.numbers[0] for note in RULEBOOK.search("810.9")}
    assert {"810.9", "810.9a", "810.9h", "119.4a"} <= found
    assert "810.8" not in found


def test_119_1_is_not_119_10() -> None:
    assert [note.numbers[0] for note in RULEBOOK.search("119.1")] == ["103.4"]


def test_every_word_has_to_occur() -> None:
    assert RULEBOOK.search("infect proliferate") == ()


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("lifelnk", "lifelink"),
        ("poisson counters", "poison counters"),
        ("119.99", "119.9"),
        ("xyzzyx", None),
        ("infect proliferate", None),
    ],
)
def test_a_misspelt_word_is_put_right(words: str, meant: str | None) -> None:
    assert RULEBOOK.search(words) == ()
    assert RULEBOOK.meant(words) == meant


def test_nothing_is_meant_that_finds_nothing() -> None:
    book = Rulebook(
        (Note(numbers=("1.1",), title="Gain", note="Up."), Note(numbers=("1.2",), title="Loss", note="Down."))
    )
    assert book.meant("gian losss") is None
