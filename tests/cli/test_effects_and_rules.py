"""`lifecounter effects` and `lifecounter rules`, and a table's own cards on the command line."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from lifecounter.data import OWN_CARDS, one_shots
from lifecounter.model.card_file import write_card
from lifecounter.model.effects import Card
from lifecounter.model.primitives import GainPlus
from tests.cli.program import ROOT, lifecounter
from tests.model.sitting import CATALOGUE
from tests.model.test_rulebook import RULEBOOK

ALTAR = Card(name="Altar", says="You gain 1 more.", rules=(GainPlus(amount=1),))
NO_LICH = Card(name="lich", says="Harmless here.", rules=())

RECORD = b"""\
{"record": "lifecounter/1", "format": "standard", "players": [{"name": "Ana"}, {"name": "Bruno"}]}
{"do": "effect", "add": "Altar", "controller": "Ana"}
{"do": "gain", "player": "Ana", "amount": 2}
"""


def test_effects_lists_every_card_with_what_it_does() -> None:
    said = lifecounter("effects")
    assert (said.code, said.err) == (0, "")
    assert said.out.splitlines() == [
        *(f"{card.name}: {card.says}" for card in CATALOGUE.effects),
        *(f"{shot.name} (once): {shot.says}" for shot in one_shots().every),
    ]


def test_effects_tells_of_a_card_in_plain_words() -> None:
    said = lifecounter("effects", "platinum", "ANGEL")
    assert said.code == 0
    assert said.out.startswith(
        "Platinum Angel\n"
        "  You can't lose the game and your opponents can't win it.\n"
        "  - You can't lose the game.\n"
        "  - Your opponents can't win the game.\n"
        "\n"
    )


def test_effects_finds_by_what_a_card_does_and_without_accents() -> None:
    assert "Everlasting Torment\n" in lifecounter("effects", "nobody", "can't be prevented").out
    assert lifecounter("effects", "grima").out.startswith("Gríma Wormtongue\n")


def test_effects_as_json_has_the_primitives() -> None:
    said = lifecounter("effects", "--json", "Platinum Emperion")
    assert (said.code, said.err) == (0, "")
    [card] = json.loads(said.out)["effects"]
    assert card["name"] == "Platinum Emperion"
    assert card["rules"] == [{"rule": "life_total_cant_change"}]
    assert card["plain_words"] == ["Your life total can't change."]
    assert (card["kind"], card["own"], card["replaces"]) == ("lasting", False, False)


def test_effects_tells_what_a_card_does_once() -> None:
    assert lifecounter("effects", "repay").out == (
        "Repay in Kind (once)\n  Everybody's total becomes the lowest one.\n\n"
    )
    [shot] = json.loads(lifecounter("effects", "--json", "repay in kind").out)["effects"]
    assert (shot["kind"], shot["steps"]) == ("once", [{"do": "set", "who": "each_player", "to": "lowest"}])


def test_effects_tells_of_a_card_that_does_both() -> None:
    found = json.loads(lifecounter("effects", "--json", "elderscale").out)["effects"]
    assert [entry["kind"] for entry in found] == ["lasting", "once"]


def test_effects_as_json_lists_all() -> None:
    names = [card["name"] for card in json.loads(lifecounter("effects", "--json").out)["effects"]]
    assert names == [card.name for card in CATALOGUE.effects] + [shot.name for shot in one_shots().every]


def test_rules_lists_every_rule() -> None:
    said = lifecounter("rules")
    assert (said.code, said.err) == (0, "")
    assert [row.split()[0] for row in said.out.splitlines()] == [note.numbers[0] for note in RULEBOOK.rules]


def test_rules_tells_what_a_rule_means() -> None:
    said = lifecounter("rules", "704.6c")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "704.6c   21 commander damage"
    assert lines[1].startswith("         A player who has been dealt 21 or more combat damage")
    assert "         Also 104.3j, 903.10a" in lines
    assert max(map(len, lines)) <= 100


def test_rules_as_json() -> None:
    said = lifecounter("rules", "--json", "summoning", "sickness")
    found = json.loads(said.out)["rules"]
    assert found[0]["numbers"] == ["302.6"]
    assert set(found[0]) == {"numbers", "title", "note", "see"}
    assert len(json.loads(lifecounter("rules", "--json").out)["rules"]) == len(RULEBOOK.rules)


NOTHING = {
    "effects platnum angle": "no card has platnum angle; did you mean Platinum Angel?",
    "effects --json Lych": "no card has Lych; did you mean Lich?",
    "effects Biorythm": "no card has Biorythm; did you mean Biorhythm?",
    "effects xyzzyx": "no card has xyzzyx",
    "rules lifelnk": "no note on the rules has lifelnk; did you mean lifelink?",
    "rules --json 119.99": "no note on the rules has 119.99; did you mean 119.9?",
    "rules xyzzyx": "no note on the rules has xyzzyx",
}


@pytest.mark.parametrize(("words", "told"), NOTHING.items(), ids=list(NOTHING))
def test_a_word_that_finds_nothing_is_told_with_the_nearest(words: str, told: str) -> None:
    assert lifecounter(*words.split()) == (2, "", f"lifecounter: {told}\n")


def test_own_cards_are_marked_in_the_list(tmp_path: Path) -> None:
    (tmp_path / OWN_CARDS).write_text(write_card(ALTAR) + write_card(NO_LICH), "utf-8")
    rows = lifecounter("--data-dir", str(tmp_path), "effects").out.splitlines()
    assert rows[0] == "Altar (your own): You gain 1 more."
    assert rows[1] == "lich (your own, in another's place): Harmless here."
    assert len(rows) == len(CATALOGUE.effects) + len(one_shots().every) + 1
    told = json.loads(lifecounter("--data-dir", str(tmp_path), "effects", "--json").out)["effects"]
    assert [(card["own"], card["replaces"]) for card in told[:3]] == [
        (True, False), (True, True), (False, False),
    ]  # fmt: skip


def test_own_cards_are_found_in_the_platforms_config_folder(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("only XDG's folders can be put elsewhere by a variable")
    (tmp_path / "lifecounter").mkdir()
    (tmp_path / "lifecounter" / OWN_CARDS).write_text(write_card(ALTAR), "utf-8")
    said = lifecounter("effects", "altar", XDG_CONFIG_HOME=str(tmp_path))
    assert said.out.startswith("Altar (your own)\n")


def test_a_record_may_name_an_own_card(tmp_path: Path) -> None:
    (tmp_path / OWN_CARDS).write_text(write_card(ALTAR), "utf-8")
    said = lifecounter("--data-dir", str(tmp_path), "replay", "--json", "--strict", "-", given=RECORD)
    assert (said.code, said.err) == (0, "")
    assert json.loads(said.out)["steps"][-1]["state"]["life"]["Ana"] == 23


def test_a_broken_file_of_own_cards_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / OWN_CARDS).write_text("[[effects]]\n", "utf-8")
    told = (
        f"lifecounter: {tmp_path / OWN_CARDS}, entry 1, field name: it is missing."
        " Until that is put right the table does without its own cards.\n"
    )
    said = lifecounter("--data-dir", str(tmp_path), "effects")
    assert (said.code, said.err) == (0, told)
    assert len(said.out.splitlines()) == len(CATALOGUE.effects) + len(one_shots().every)
    said = lifecounter("--data-dir", str(tmp_path), "replay", "-", given=RECORD.replace(b"Altar", b"Lich"))
    assert (said.code, said.err) == (0, told)
    assert "Lich begins (e1), controlled by Ana" in said.out


@pytest.mark.parametrize(
    "words", [["effects"], ["effects", "--json", "lich"], ["rules"], ["rules", "poison"]]
)
def test_they_load_neither_qt_nor_the_store(words: list[str]) -> None:
    code = (
        "import sys; from lifecounter.__main__ import main; code = main();"
        "print(sorted({'PySide6', 'shiboken6', 'sqlite3', 'asyncio'} & set(sys.modules)), file=sys.stderr)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, cwd=ROOT, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"[]\n")
