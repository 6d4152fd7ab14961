"""The words of the command line: formats, versions, what the window is asked, and what is refused."""

import json
from pathlib import Path

import pytest

from lifecounter import __version__
from lifecounter.cli.arguments import parser
from lifecounter.cli.options import WindowOptions
from lifecounter.cli.records import InputError
from lifecounter.cli.window import window_options
from lifecounter.model.header import RECORD
from tests.cli.program import lifecounter
from tests.model.sitting import FORMATS


def options(*words: str) -> WindowOptions:
    return window_options(parser().parse_args(words))


def test_formats_lists_every_format() -> None:
    said = lifecounter("formats")
    assert (said.code, said.err) == (0, "")
    head, *rows = said.out.splitlines()
    assert head.split() == ["id", "name", "life", "poison", "commander", "players"]
    assert [row.split()[0] for row in rows] == [row.id for row in FORMATS.formats]
    cells = [cell.strip() for cell in rows[5].split("  ") if cell.strip()]
    assert cells == ["archenemy", "Archenemy", "40 archenemy / 20", "10", "-", "3 or more"]


def test_formats_as_json() -> None:
    said = lifecounter("formats", "--json")
    assert (said.code, said.err) == (0, "")
    rows = json.loads(said.out)["formats"]
    assert [(row["id"], row["life"]) for row in rows] == [(row.id, row.life) for row in FORMATS.formats]


def test_version() -> None:
    assert lifecounter("--version") == (0, f"lifecounter {__version__}\n", "")


def test_help_names_every_verb_and_option() -> None:
    said = lifecounter("--help")
    assert (said.code, said.err) == (0, "")
    for word in (
        "replay", "formats", "effects", "rules", "--format", "--players", "--screenshot", "--size",
        "--screen", "--self-test", "--data-dir", "--version",
    ):  # fmt: skip
        assert word in said.out


def test_with_no_words_the_window_opens_at_the_start_screen() -> None:
    assert options() == WindowOptions()


def test_a_format_and_players_lead_straight_to_a_table() -> None:
    asked = options("--format", "commander", "--players", "Ana, Bruno ,日本語", "--data-dir", "/games")
    assert asked == WindowOptions(
        format="commander", players=("Ana", "Bruno", "日本語"), data_dir=Path("/games")
    )


def test_a_format_alone_has_its_usual_players() -> None:
    assert options("--format", "two-headed-giant") == WindowOptions(format="two-headed-giant")


def test_a_picture_of_a_record_in_a_size(tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"
    game.write_text(f'{{"record": "{RECORD}", "format": "standard", "players": [{{"name": "A"}}]}}\n')
    picture = tmp_path / "out.png"
    words = ("--screenshot", str(picture), str(game), "--size", "1920x1080", "--screen", "sheet")
    assert options(*words) == WindowOptions(
        screenshot=picture, record=game, size=(1920, 1080), screen="sheet"
    )
    assert options("--screenshot", str(picture)) == WindowOptions(screenshot=picture)


def test_the_self_test() -> None:
    assert options("--self-test") == WindowOptions(self_test=True)


REFUSED = {
    "--format comander": "--format: there is no format called comander; did you mean commander?",
    "--format commander --players Ana,Ana": "--players: two players are called Ana",
    "--format commander --players Ana,,Bruno": "--players: a player needs a name",
    "--format commander --players " + ",".join(map(str, range(17))): (
        "--players: a game has 1 to 16 players, not 17"
    ),
    "--format two-headed-giant --players A,B,C": (
        "--players: team 2 has 1 players; Two-Headed Giant has 2 in a team"
    ),
    "--players Ana,Bruno": "--players: --format has to say what they play",
    "--screen table": "--screen: it says what --screenshot shows, and there is no --screenshot",
    "--screenshot /nowhere/out.png": "--screenshot: there is no folder /nowhere",
    "--screenshot out.png missing.jsonl": "missing.jsonl: there is no such file",
    "--screenshot out.png -": "--screenshot: a picture is made of a file, not of standard input",
    "--screenshot out.png a.jsonl b.jsonl": "--screenshot: one picture is made of one record",
    "--size 1280": "argument --size: a size is written like 1280x800, not 1280",
    "--size 0x0": "argument --size: each edge has 200 to 8192 pixels, not 0x0",
    "--size 1280x99999999999999999999": (
        "argument --size: each edge has 200 to 8192 pixels, not 1280x99999999999999999999"
    ),
    "--frmat=commander": "unrecognized arguments: --frmat",
    "fly": "argument VERB: invalid choice: 'fly'",
    "replay": "the following arguments are required: FILE",
}


@pytest.mark.parametrize(("words", "told"), REFUSED.items(), ids=[words[:40] for words in REFUSED])
def test_words_that_cannot_be_followed_are_told_before_anything_opens(words: str, told: str) -> None:
    with pytest.raises(InputError) as error:
        options(*words.split())
    assert str(error.value).startswith(told)


def test_a_refusal_is_one_line_on_standard_error_with_exit_code_2() -> None:
    assert lifecounter("--format", "comander") == (
        2, "", "lifecounter: --format: there is no format called comander; did you mean commander?\n",
    )  # fmt: skip
    said = lifecounter("fly")
    assert (said.code, said.out, said.err.count("\n")) == (2, "", 1)
