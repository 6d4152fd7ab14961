"""Where the seats lie in the window, which way each faces, and where turn, undo and menu are."""

import math
from itertools import pairwise
from typing import Literal, get_args

import msgspec

Arrangement = Literal["around", "facing", "row"]
"""Around the table, everybody facing one way, or side by side."""
ARRANGEMENTS: tuple[Arrangement, ...] = get_args(Arrangement)

GAP = 10.0
DISC = 92.0
KNOB = 48.0
SPACE = 4.0
HUB = 4 * (KNOB + SPACE) + DISC - (KNOB + SPACE)
"""Length of the hub: the disc, with menu and undo before it and redo after it."""
HEADER = 74.0
"""Height of a seat's header, of which the hub may take a corner."""
_IDEAL = 1.5
"""A seat is best about this much wider than high."""


class Rect(msgspec.Struct, frozen=True):
    """A rectangle, in device-independent pixels of the window."""

    x: float
    y: float
    width: float
    height: float


class Place(msgspec.Struct, frozen=True):
    """Where one seat lies. `turn` is how far it is turned clockwise; widths are as its player sees them."""

    box: Rect
    turn: int
    left: float = 0.0
    """How much of its header's left end the hub covers."""
    right: float = 0.0
    middle: float = 0.0
    """How far from its middle the hub covers the header to both sides."""

    @property
    def width(self) -> float:
        """As its player sees it."""
        return self.box.height if self.turn in (90, 270) else self.box.width

    @property
    def height(self) -> float:
        """As its player sees it."""
        return self.box.width if self.turn in (90, 270) else self.box.height


class Hub(msgspec.Struct, frozen=True):
    """The disc with the turn, and in a line with it menu, undo and redo."""

    x: float
    """Middle of the disc."""
    y: float
    upright: bool
    """The line runs from top to bottom."""


class Seating(msgspec.Struct, frozen=True):
    """All places, in the order of the seats, and the hub."""

    places: tuple[Place, ...]
    hub: Hub


def seat_everybody(count: int, width: float, height: float, arrangement: Arrangement) -> Seating:
    """Seats for `count` tiles (at least one) in a window of this size, clockwise from the near left."""
    if count == 1 or arrangement != "around":
        return _facing(count, width, height, in_row=arrangement == "row")
    if width >= height or count == 2:
        places, hub = _around(count, width, height)
    else:
        turned, across = _around(count, height, width)
        places = [_transposed(place, width) for place in turned]
        hub = Hub(width - across.y, across.x, not across.upright)
    return Seating(tuple(_cleared(place, hub) for place in places), hub)


def _around(count: int, width: float, height: float) -> tuple[list[Place], Hub]:
    options = [_rows(count, width, height)]
    if count % 2:
        options.insert(0, _with_side_seat(count, width, height))
    places, seams = max(options, key=lambda option: min(map(_comfort, option[0])))
    middle = height / 2
    if not seams:
        return places, Hub(width / 2, middle, upright=False)
    return places, Hub(min(seams, key=lambda x: abs(x - width / 2)), middle, upright=True)


def _rows(count: int, width: float, height: float) -> tuple[list[Place], list[float]]:
    far, near = count // 2, count - count // 2
    deep = (height - 3 * GAP) / 2
    top = _row(far, GAP, GAP, width - 2 * GAP, deep)
    bottom = _row(near, GAP, 2 * GAP + deep, width - 2 * GAP, deep)
    places = [
        Place(bottom[0], 0),
        *(Place(box, 180) for box in top),
        *(Place(box, 0) for box in reversed(bottom[1:])),
    ]
    return places, _seams(top if far == near else ())


def _with_side_seat(count: int, width: float, height: float) -> tuple[list[Place], list[float]]:
    pairs = count // 2
    side = max(200.0, (width - (pairs + 2) * GAP) / (pairs + 1) * (0.74 if pairs == 1 else 0.9))
    rest = width - 3 * GAP - side
    deep = (height - 3 * GAP) / 2
    top = _row(pairs, GAP, GAP, rest, deep)
    bottom = _row(pairs, GAP, 2 * GAP + deep, rest, deep)
    end = _whole(2 * GAP + rest, GAP, side, height - 2 * GAP)
    places = [
        Place(bottom[0], 0),
        *(Place(box, 180) for box in top),
        Place(end, 270),
        *(Place(box, 0) for box in reversed(bottom[1:])),
    ]
    return places, _seams([*top, end] if pairs == 1 else top)


def _seams(boxes: list[Rect] | tuple[()]) -> list[float]:
    return [(one.x + one.width + other.x) / 2 for one, other in pairwise(boxes)]


def _facing(count: int, width: float, height: float, *, in_row: bool) -> Seating:
    bar = DISC + GAP
    room = height - bar
    if in_row:
        columns = count if width >= height else 1
    else:
        columns = max(range(1, count + 1), key=lambda n: _comfort_of_grid(count, n, width, room))
    rows = math.ceil(count / columns)
    deep = (room - (rows + 1) * GAP) / rows
    boxes: list[Rect] = []
    for row in range(rows):
        here = min(columns, count - row * columns)
        boxes += _row(here, GAP, bar + GAP + row * (deep + GAP), width - 2 * GAP, deep)
    return Seating(tuple(Place(box, 0) for box in boxes), Hub(width / 2, bar / 2 + GAP / 2, upright=False))


def _comfort_of_grid(count: int, columns: int, width: float, height: float) -> float:
    rows = math.ceil(count / columns)
    return min(width / columns / _IDEAL, height / rows) - 0.01 * (columns * rows - count)


def _row(count: int, x: float, y: float, width: float, height: float) -> list[Rect]:
    each = (width - (count - 1) * GAP) / count
    return [_whole(x + place * (each + GAP), y, each, height) for place in range(count)]


def _whole(x: float, y: float, width: float, height: float) -> Rect:
    """The rectangle, moved to whole pixels so that its edges are sharp."""
    left, top = round(x), round(y)
    return Rect(left, top, round(x + width) - left, round(y + height) - top)


def _comfort(place: Place) -> float:
    return min(place.width / _IDEAL, place.height)


def _transposed(place: Place, width: float) -> Place:
    box = place.box
    across = Rect(width - box.y - box.height, box.x, box.height, box.width)
    return Place(across, (place.turn + 90) % 360)


def _cleared(place: Place, hub: Hub) -> Place:
    """The place, with what the disc covers of its header."""
    along, below = _seen_from(place, hub)
    reach = DISC / 2 + 8
    if not -reach < below < HEADER:
        return place
    if abs(along) < reach:
        return msgspec.structs.replace(place, left=along + reach)
    if abs(along - place.width) < reach:
        return msgspec.structs.replace(place, right=place.width - along + reach)
    if 0 < along < place.width:
        half = reach if hub.upright and place.turn in (0, 180) else HUB / 2 + 30
        return msgspec.structs.replace(place, middle=half)
    return place


def _seen_from(place: Place, hub: Hub) -> tuple[float, float]:
    """The middle of the hub as the seat's player sees it: from the left end, and down from the top."""
    x, y = hub.x - place.box.x, hub.y - place.box.y
    match place.turn:
        case 0:
            return x, y
        case 90:
            return y, place.box.width - x
        case 180:
            return place.box.width - x, place.box.height - y
        case _:
            return place.box.height - y, x
