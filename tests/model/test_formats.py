"""The formats table agrees with the rules and with itself."""

import pytest

from lifecounter.model.formats import Format
from tests.model.sitting import FORMATS

ROWS = [pytest.param(row, id=row.id) for row in FORMATS.formats]

RULES: dict[str, tuple[int, int | None, int | None]] = {
    "standard": (20, 10, None),
    "free-for-all": (20, 10, None),
    "grand-melee": (20, 10, None),
    "team-vs-team": (20, 10, None),
    "alternating-teams": (20, 10, None),
    "emperor": (20, 10, None),
    "two-headed-giant": (30, 15, None),
    "three-headed-giant": (45, 20, None),
    "four-headed-giant": (60, 25, None),
    "planechase": (20, 10, None),
    "vanguard": (20, 10, None),
    "momir-basic": (24, 10, None),
    "commander": (40, 10, 21),
    "commander-draft": (40, 10, 21),
    "brawl": (25, 10, None),
    "archenemy": (20, 10, None),
    "supervillain-rumble": (40, 10, None),
    "archenemy-commander": (60, 10, 21),
    "conspiracy-draft": (20, 10, None),
    "arena-brawl": (25, 10, None),
    "standard-brawl": (25, 10, None),
    "oathbreaker": (20, 10, None),
    "tiny-leaders": (25, 10, None),
    "duel-commander": (20, 10, None),
    "pauper-commander": (30, 10, 16),
    "pauper-duel-commander": (25, 10, 21),
    "canadian-highlander": (20, 10, None),
    "european-highlander": (20, 10, None),
    "gladiator": (20, 10, None),
    "dandan": (20, 10, None),
    "star": (20, 10, None),
    "two-headed-giant-commander": (60, 15, 21),
    "shahrazad": (20, 10, None),
    "custom": (20, 10, None),
}
"""Starting total, poison and commander damage that lose the game."""


def test_every_format_has_the_numbers_of_its_rules() -> None:
    assert {row.id: (row.life, row.poison, row.commander_damage) for row in FORMATS.formats} == RULES


def test_the_first_nine_are_those_of_the_start_screen() -> None:
    assert [row.id for row in FORMATS.formats][:9] == [
        "commander",
        "standard",
        "two-headed-giant",
        "brawl",
        "free-for-all",
        "archenemy",
        "oathbreaker",
        "vanguard",
        "custom",
    ]


def test_formats_that_share_life() -> None:
    """810.4, 810.10, 904.13: Archenemy Commander alone shares life and not poison."""
    shared = {row.id: row.shared_poison for row in FORMATS.formats if row.shared_life}
    assert shared == {
        "two-headed-giant": True,
        "three-headed-giant": True,
        "four-headed-giant": True,
        "two-headed-giant-commander": True,
        "archenemy-commander": False,
    }


def test_810_11_each_head_beyond_two_brings_15_life_and_5_poison() -> None:
    for heads, name in ((2, "two"), (3, "three"), (4, "four")):
        row = FORMATS.find(f"{name}-headed-giant")
        assert row is not None
        assert (row.team_size, row.life, row.poison) == (heads, 15 * heads, 15 + 5 * (heads - 2))


def test_903_12f_brawl_begins_at_25_with_two_players_and_at_30_with_more() -> None:
    brawl = FORMATS.find("brawl")
    assert brawl is not None
    assert [brawl.starting_total(players) for players in (2, 3, 4)] == [25, 30, 30]


def test_numbers_that_sources_disagree_about_say_so() -> None:
    assert {row.id for row in FORMATS.formats if row.unsure} == {
        "archenemy-commander",
        "tiny-leaders",
        "duel-commander",
        "pauper-duel-commander",
        "two-headed-giant-commander",
    }


@pytest.mark.parametrize("row", ROWS)
def test_a_row_agrees_with_itself(row: Format) -> None:
    assert row.name
    assert row.says
    assert row.rule
    assert 1 <= row.fewest <= 16
    assert row.most is None or row.fewest <= row.most <= 16
    assert not row.shared_poison or row.shared_life
    assert not row.shared_life or row.teams
    assert row.team_size is None or row.fewest % row.team_size == 0


def test_ids_and_names_are_unique() -> None:
    assert len({row.id for row in FORMATS.formats}) == len(FORMATS.formats)
    assert len({row.name for row in FORMATS.formats}) == len(FORMATS.formats)


@pytest.mark.parametrize(
    ("wrong", "near"),
    [("comander", "commander"), ("Two Headed Giant", "two-headed-giant"), ("xyzzy", None), ("", None)],
)
def test_a_misspelt_format_brings_the_nearest_one(wrong: str, near: str | None) -> None:
    assert FORMATS.find(wrong) is None
    assert FORMATS.nearest(wrong) == near
