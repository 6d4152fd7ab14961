"""What a press on the start screen makes of what was there."""

import pytest
from msgspec.structs import replace

from lifecounter import assets
from lifecounter.model.formats import Format, Formats, read_formats
from lifecounter.ui.colours import COLOURS, LEAST_CONTRAST, contrast_with_white
from lifecounter.ui.viewmodels.start_draft import (
    MOST_SEATS,
    Draft,
    HouseRules,
    archenemy,
    change_count,
    change_rules,
    change_team,
    choose_format,
    empty_draft,
    move,
    name_archenemy,
    next_colour,
    paint,
    rename,
    teams,
)

FORMATS = read_formats(assets.read_text("formats.toml"))


def the(name: str) -> Format:
    found = FORMATS.find(name)
    assert found is not None
    return found


@pytest.fixture
def draft() -> Draft:
    return empty_draft(FORMATS)


def test_first_use_is_four_players_at_commander(draft: Draft) -> None:
    assert (draft.format, draft.count) == ("commander", 4)


@pytest.mark.parametrize("colour", COLOURS)
def test_white_text_can_be_read_on_every_colour(colour: str) -> None:
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    assert contrast_with_white(red, green, blue) >= LEAST_CONTRAST


def test_no_two_seats_begin_with_one_colour(draft: Draft) -> None:
    assert len({seat.colour for seat in draft.seats}) == MOST_SEATS


def test_cycling_a_colour_never_meets_that_of_another_seat(draft: Draft) -> None:
    seen = []
    for _ in COLOURS:
        draft = next_colour(draft, 0)
        seen.append(draft.seats[0].colour)
        assert len({seat.colour for seat in draft.seats}) == MOST_SEATS
    assert set(seen) == set(COLOURS) - {seat.colour for seat in draft.seats[1:]}


def test_two_seats_may_be_painted_alike_by_choice(draft: Draft) -> None:
    painted = paint(draft, 1, draft.seats[0].colour)
    assert painted.seats[0].colour == painted.seats[1].colour


def test_a_colour_kept_for_an_empty_seat_can_be_taken_without_meeting_it_again(draft: Draft) -> None:
    painted = paint(draft, 0, draft.seats[6].colour)
    for _ in range(4):
        painted = change_count(painted, 1)
    assert painted.seats[0].colour == draft.seats[6].colour
    assert len({seat.colour for seat in painted.seated}) == MOST_SEATS


def test_removing_players_stops_politely_at_one(draft: Draft) -> None:
    for _ in range(10):
        draft = change_count(draft, -1)
    assert draft.count == 1


def test_adding_players_stops_at_the_most_seats(draft: Draft) -> None:
    for _ in range(10):
        draft = change_count(draft, 1)
    assert draft.count == MOST_SEATS


def test_a_player_taken_away_and_put_back_keeps_the_name(draft: Draft) -> None:
    named = rename(draft, 3, "Dee")
    assert change_count(change_count(named, -1), 1).seated[3].name == "Dee"


def test_a_format_for_fewer_players_does_not_forget_how_many_were_wanted(draft: Draft) -> None:
    duel = choose_format(draft, the("standard"))
    assert duel.count == 2
    assert choose_format(duel, the("commander")).count == 4


@pytest.mark.parametrize("chosen", FORMATS.formats, ids=lambda chosen: chosen.id)
def test_every_format_comes_with_a_number_of_players_that_fits_the_screen(
    draft: Draft, chosen: Format
) -> None:
    assert 1 <= choose_format(draft, chosen).count <= MOST_SEATS


def test_a_moved_player_takes_everything_along(draft: Draft) -> None:
    named = rename(draft, 0, "Ana")
    moved = move(named, 0, 2)
    assert moved.seats[2] == named.seats[0]
    assert [seat.key for seat in moved.seats[:4]] == [1, 2, 0, 3]


def test_810_2_neighbours_are_a_team_unless_people_say_otherwise(draft: Draft) -> None:
    giant = choose_format(draft, the("two-headed-giant"))
    assert teams(giant, the("two-headed-giant")) == (0, 0, 1, 1)


def test_810_2_changing_heads_between_teams_keeps_two_in_each(draft: Draft) -> None:
    chosen = the("two-headed-giant")
    giant = choose_format(draft, chosen)
    for place in (0, 3, 1, 0):
        giant = change_team(giant, place, chosen)
        now = teams(giant, chosen)
        assert (now.count(0), now.count(1)) == (2, 2)


def test_teams_of_any_size_are_made_by_going_through_them(draft: Draft) -> None:
    chosen = the("team-vs-team")
    split = change_team(choose_format(draft, chosen), 0, chosen)
    assert teams(split, chosen) == (1, 0, 1, 1)
    third = change_team(split, 0, chosen)
    assert teams(third, chosen) == (2, 0, 1, 1)


def test_another_number_of_players_puts_neighbours_together_again(draft: Draft) -> None:
    chosen = the("two-headed-giant")
    swapped = change_team(choose_format(draft, chosen), 0, chosen)
    assert teams(change_count(change_count(swapped, 1), 1), chosen) == (0, 0, 1, 1, 2, 2)


def test_904_2_there_is_one_archenemy_and_the_first_unless_named(draft: Draft) -> None:
    assert archenemy(draft) == 0
    named = name_archenemy(name_archenemy(draft, 1), 2)
    assert archenemy(named) == 2
    assert [seat.archenemy for seat in named.seated].count(True) == 1


def test_an_archenemy_who_leaves_the_table_is_followed_by_the_first(draft: Draft) -> None:
    assert archenemy(change_count(name_archenemy(draft, 3), -1)) == 0


def test_house_rules_are_those_of_one_format(draft: Draft) -> None:
    thirty = change_rules(draft, HouseRules(life=30))
    duel = choose_format(thirty, the("standard"))
    assert duel.rules == HouseRules()
    assert choose_format(duel, the("commander")).rules.life == 30


def test_the_formats_own_numbers_are_no_house_rules(draft: Draft) -> None:
    assert change_rules(change_rules(draft, HouseRules(life=30)), HouseRules()) == draft


def test_a_table_of_formats_of_another_order_begins_with_its_first() -> None:
    turned = Formats(formats=FORMATS.formats[::-1])
    assert empty_draft(turned).format == turned.formats[0].id
    assert replace(empty_draft(turned), format="commander").rules == HouseRules()
