"""Which readings the start screen offers, and what it says about those that are switched."""

import pytest

from lifecounter.data import formats
from lifecounter.model.formats import Format
from lifecounter.model.readings import Readings
from lifecounter.ui.viewmodels.start_draft import (
    Draft,
    HouseRules,
    change_rules,
    choose_format,
    empty_draft,
)
from lifecounter.ui.viewmodels.start_readings import reading_props, switch_reading, switched

FORMATS = formats()
EVERYWHERE = {
    "noncombat_lifelink_is_an_effect",
    "any_way_out_is_the_graveyard",
    "replaced_gain_lets_exchange_go_on",
    "loss_for_each_source",
}
TEAMS = EVERYWHERE | {"each_head_doubles", "cant_pay_life_binds_team", "floors_protect_team"}


def the(name: str) -> Format:
    found = FORMATS.find(name)
    assert found is not None
    return found


def at(name: str, rules: HouseRules | None = None) -> Draft:
    return change_rules(choose_format(empty_draft(FORMATS), the(name)), rules or HouseRules())


@pytest.mark.parametrize(
    ("draft", "offered"),
    [
        (at("commander"), EVERYWHERE),
        (at("archenemy"), EVERYWHERE),
        (at("emperor"), EVERYWHERE),
        (at("custom"), EVERYWHERE),
        (at("custom", HouseRules(teams=True, shared_life=True)), TEAMS),
        (at("two-headed-giant"), TEAMS),
        (at("two-headed-giant", HouseRules(commander_damage=21)), TEAMS | {"commander_damage_by_team"}),
        (at("two-headed-giant-commander"), TEAMS | {"commander_damage_by_team"}),
        (at("archenemy-commander"), set(Readings.__struct_fields__)),
        (
            at("archenemy-commander", HouseRules(poison=None)),
            set(Readings.__struct_fields__) - {"poisoned_hero_sinks_team"},
        ),
    ],
)
def test_only_what_can_matter_at_the_table_is_offered(draft: Draft, offered: set[str]) -> None:
    assert {row.reading for row in reading_props(draft, the(draft.format))} == offered


@pytest.mark.parametrize("name", Readings.__struct_fields__)
def test_a_switched_reading_is_told_and_switched_back_it_is_no_house_rule(name: str) -> None:
    before = at("archenemy-commander")
    after = switch_reading(before, name)
    assert [row.reading for row in reading_props(after, the(after.format)) if row.on != row.usual] == [name]
    assert switched(before, the(before.format)) == ""
    assert switched(after, the(after.format))
    assert switch_reading(after, name) == before


def test_what_is_switched_is_told_in_one_line() -> None:
    draft = switch_reading(
        switch_reading(at("two-headed-giant"), "loss_for_each_source"), "each_head_doubles"
    )
    line = switched(draft, the("two-headed-giant"))
    assert line == "one head doubles for the team · one loss for damage at once"


def test_a_reading_about_teams_is_not_told_where_nobody_shares_life() -> None:
    shared = HouseRules(teams=True, shared_life=True, readings=Readings(floors_protect_team=False))
    alone = HouseRules(readings=shared.readings)
    assert switched(at("custom", shared), the("custom")) == "Worship protects one head"
    assert switched(at("custom", alone), the("custom")) == ""


def test_a_reading_holds_for_the_format_it_was_switched_in() -> None:
    draft = choose_format(switch_reading(at("commander"), "loss_for_each_source"), the("standard"))
    assert switched(draft, the("standard")) == ""
    assert switched(choose_format(draft, the("commander")), the("commander")) != ""
