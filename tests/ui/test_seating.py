import itertools

import pytest

from lifecounter.ui.seating import (
    ARRANGEMENTS,
    DISC,
    GAP,
    KNOB,
    Arrangement,
    Place,
    Seating,
    seat_everybody,
)

SIZES = [(1280, 800), (1366, 768), (1920, 1080), (800, 480), (720, 1280), (480, 800)]
TARGET = 44


def every(arrangements: tuple[Arrangement, ...] = ARRANGEMENTS) -> list[tuple[int, int, int, Arrangement]]:
    return [(n, w, h, a) for n in range(1, 9) for w, h in SIZES for a in arrangements]


@pytest.mark.parametrize(("count", "width", "height", "arrangement"), every())
def test_seats_fill_the_window_side_by_side(
    count: int, width: int, height: int, arrangement: Arrangement
) -> None:
    places = seat_everybody(count, width, height, arrangement).places
    assert len(places) == count
    for place in places:
        box = place.box
        assert box.x >= GAP - 1
        assert box.y >= GAP - 1
        assert box.x + box.width <= width - GAP + 1
        assert box.y + box.height <= height - GAP + 1
    for one, other in itertools.combinations(places, 2):
        assert _apart(one, other) >= GAP - 1
    taken = sum(place.box.width * place.box.height for place in places)
    assert taken > 0.7 * width * (height - (0 if arrangement == "around" and count > 1 else DISC + GAP))


@pytest.mark.parametrize(("count", "width", "height", "arrangement"), every(("around", "facing")))
def test_there_is_room_for_three_targets_side_by_side_on_every_seat(
    count: int, width: int, height: int, arrangement: Arrangement
) -> None:
    for place in seat_everybody(count, width, height, arrangement).places:
        assert place.width >= 3 * TARGET
        assert place.height >= 2 * TARGET


def test_seats_run_clockwise_from_the_near_left() -> None:
    near_left, far_left, far_right, near_right = seat_everybody(4, 1280, 800, "around").places
    assert (near_left.turn, far_left.turn, far_right.turn, near_right.turn) == (0, 180, 180, 0)
    assert near_left.box.x == far_left.box.x < far_right.box.x == near_right.box.x
    assert far_left.box.y == far_right.box.y < near_left.box.y == near_right.box.y


@pytest.mark.parametrize("count", [3, 5])
def test_an_odd_seat_sits_at_the_end_of_the_table(count: int) -> None:
    turns = [place.turn for place in seat_everybody(count, 1280, 800, "around").places]
    assert turns.count(270) == 1
    assert turns.count(0) == turns.count(180)


@pytest.mark.parametrize("count", range(3, 9))
def test_a_tall_window_is_a_table_turned_by_a_quarter(count: int) -> None:
    places = seat_everybody(count, 720, 1280, "around").places
    assert {place.turn for place in places} <= {90, 270, 0}
    assert sum(place.turn == 90 for place in places) >= count // 2


@pytest.mark.parametrize("arrangement", ["facing", "row"])
@pytest.mark.parametrize("count", range(1, 9))
def test_who_faces_one_way_is_not_turned(count: int, arrangement: Arrangement) -> None:
    assert {place.turn for place in seat_everybody(count, 1280, 800, arrangement).places} == {0}


def test_in_a_row_everybody_is_in_one_row() -> None:
    assert len({place.box.y for place in seat_everybody(6, 1280, 800, "row").places}) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", range(2, 9))
def test_undo_turn_and_menu_lie_inside_the_window(count: int, size: tuple[int, int]) -> None:
    hub = seat_everybody(count, *size, "around").hub
    along = DISC / 2 + 2 * KNOB
    across = DISC / 2
    reach = (across, along) if hub.upright else (along, across)
    assert reach[0] <= hub.x <= size[0] - reach[0]
    assert reach[1] <= hub.y <= size[1] - reach[1]


def test_a_header_makes_room_where_the_disc_lies() -> None:
    seating = seat_everybody(4, 1280, 800, "around")
    near_left, far_left, far_right, near_right = seating.places
    assert (near_left.left, near_left.right > 0) == (0, True)
    assert (near_right.left > 0, near_right.right) == (True, 0)
    # Turned by half, left and right are exchanged.
    assert (far_left.left > 0, far_left.right) == (True, 0)
    assert (far_right.left, far_right.right > 0) == (0, True)


def test_two_headers_make_room_in_their_middle() -> None:
    seating: Seating = seat_everybody(2, 1280, 800, "around")
    assert all(place.middle > DISC / 2 for place in seating.places)


def _apart(one: Place, other: Place) -> float:
    across = max(one.box.x, other.box.x) - min(one.box.x + one.box.width, other.box.x + other.box.width)
    down = max(one.box.y, other.box.y) - min(one.box.y + one.box.height, other.box.y + other.box.height)
    return max(across, down)
