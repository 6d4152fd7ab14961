"""The picture of all life totals: every line and every name is there, in sight, unlike every other."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lifecounter.model.commands import AnyStep, Correct, Gain, Lose, Turn, Undo
from lifecounter.model.header import PlayerHeader
from lifecounter.stream.life_graph import LEAST_CONTRAST, PANEL, svg
from lifecounter.stream.luminance import contrast, luminance
from lifecounter.table.course import courses
from tests.model.sitting import Sitting, sit

WIDTH, HEIGHT = 640, 400
SVG = "{http://www.w3.org/2000/svg}"


def table(*steps: AnyStep, names: tuple[str, ...] = ("Ana", "Bruno", "Chiara")) -> Sitting:
    colours = {0: "#000000", 2: "#ffffff"}
    players = (PlayerHeader(name=name, colour=colours.get(place)) for place, name in enumerate(names))
    game = sit("free-for-all", *players)
    for step in steps:
        game.does(step)
    return game


def drawn(game: Sitting, width: int = WIDTH, height: int = HEIGHT) -> ElementTree.Element:
    return ElementTree.fromstring(svg(courses(game.table, with_undone=True), width, height))  # noqa: S314  our own


def texts(picture: ElementTree.Element) -> list[str]:
    return [text.text or "" for text in picture.iter(f"{SVG}text")]


def lines(picture: ElementTree.Element) -> list[ElementTree.Element]:
    """The lines of the totals, not of the grid."""
    return [path for path in picture.iter(f"{SVG}path") if path.get("stroke-width") in {"2", "2.5"}]


def test_everybody_is_named_with_the_total_where_the_game_stands() -> None:
    said = texts(drawn(table(Lose(player="Ana", amount=25, note=""), Gain(player="Bruno", amount=2))))
    assert said[-6:] in (
        ["Bruno", "22", "Chiara", "20", "Ana", "−5"],
        ["Bruno", "22", "Ana", "−5", "Chiara", "20"],
    )


def test_a_total_stays_on_its_line_until_it_changes() -> None:
    first = lines(drawn(table(Gain(player="Ana", amount=5), Gain(player="Ana", amount=5))))[0].get("d") or ""
    assert re.fullmatch(r"M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){2}H[\d.]+", first)


def test_what_was_taken_back_is_faint_and_behind_a_mark() -> None:
    picture = drawn(table(Gain(player="Ana", amount=5), Gain(player="Ana", amount=5), Undo()))
    assert [line.get("opacity") for line in lines(picture)] == ["0.35", None] * 3
    assert "25" in texts(picture)
    assert "30" not in texts(picture)[-6:]


def test_the_line_of_who_has_lost_ends_there_with_a_cross() -> None:
    picture = drawn(table(Lose(player="Ana", amount=20), *[Gain(player="Bruno", amount=1)] * 3))
    crosses = [path for path in picture.iter(f"{SVG}path") if path.get("stroke-width") == "3"]
    assert len(crosses) == 1
    ends = [float((line.get("d") or "").rsplit("H", 1)[1]) for line in lines(picture)]
    assert ends[0] < ends[1] == ends[2]


def test_turns_are_numbered_as_far_as_there_is_room() -> None:
    players = ("Ana", "Bruno", "Chiara")
    some, many = (
        texts(drawn(table(*(Turn(player=players[turn % 3]) for turn in range(count))))) for count in (3, 300)
    )
    assert {"Turn", "1", "2", "3"} <= set(some)
    assert len([text for text in many if text.isdecimal()]) < 40


def test_every_line_and_name_can_be_told_from_the_panel() -> None:
    picture = drawn(table(names=tuple("ABCDEFGH")))
    panel = luminance(*bytes.fromhex(PANEL[1:]))
    colours = [line.get("stroke") or "" for line in lines(picture)]
    for colour in colours:
        assert contrast(luminance(*bytes.fromhex(colour[1:])), panel) >= LEAST_CONTRAST
    dashes = [line.get("stroke-dasharray") for line in lines(picture)]
    assert len(set(zip(colours, dashes, strict=True))) == 8, "no two are drawn alike"


@pytest.mark.parametrize(
    "step", [Gain(player="Ana", amount=10**15), Lose(player="Ana", amount=10**15)], ids=str
)
def test_c4_43_one_player_s_million_leaves_the_others_readable(step: AnyStep) -> None:
    picture = drawn(table(step, Correct(player="Bruno", life=1)))
    heights = {text.text: float(text.get("y") or 0) for text in picture.iter(f"{SVG}text")}
    assert heights["Bruno"] - heights["Chiara"] > 30


@given(
    names=st.lists(
        st.text(min_size=1, max_size=40).filter(str.strip), min_size=1, max_size=16, unique_by=str.strip
    ),
    size=st.tuples(st.integers(200, 1400), st.integers(200, 900)),
)
def test_names_of_any_letters_stay_inside_the_picture(names: list[str], size: tuple[int, int]) -> None:
    width, height = size
    picture = drawn(table(names=tuple(names)), *size)
    for text in picture.iter(f"{SVG}text"):
        assert 0 <= float(text.get("x") or 0) <= width
        assert 0 <= float(text.get("y") or 0) <= height
    named = sorted(
        float(text.get("y") or 0) for text in list(picture.iter(f"{SVG}text"))[-2 * len(names) :: 2]
    )
    letters = float(picture.get("font-size") or 0)
    assert letters >= 7
    assert all(below - above > 0.95 * letters for above, below in pairwise(named))
