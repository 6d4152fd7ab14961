"""A picture of all life totals over the game, as SVG: one stepped line for each, named at its end.

It keeps to what SVG Tiny knows, so that every program can draw it.
"""

from collections.abc import Iterator
from html import escape
from typing import NamedTuple
from unicodedata import east_asian_width

from lifecounter.stream.luminance import contrast, luminance
from lifecounter.table.course import Course, Courses

PANEL, GRID, ZERO, QUIET, INK = "#171d25", "#262d37", "#566070", "#a9b1bd", "#ffffff"
LINES = ("#2f6f8f", "#a63d40", "#4a7c59", "#6b4a9e", "#8a5a1f", "#a23b78", "#46606e", "#3f51a8")
"""For those who have no colour of their own."""
DASHES = ("", "9 3", "2 3", "12 3 3 3")
"""Lines differ in more than colour."""
LEAST_CONTRAST = 4.5
"""Of a line and its name with the panel, 1 to 21."""
FONT = "Inter, sans-serif"
"""As a browser chooses among fonts; not every program takes more than one."""
LETTER = 0.62
"""Width of a letter, as a share of its height."""
LONGEST_NAME = 14
"""In letters; wide ones count twice."""
LONGEST_TOTAL = 9
LEFT, TOP, BOTTOM, SPACE = 50.0, 18.0, 32.0, 12.0
SPREAD = 4
"""Totals further from 0 than so many times the highest starting total are drawn at the edge: one player's
million would press everybody else's line to the ground."""


class Frame(NamedTuple):
    """Where the lines lie in the picture, and how large its letters are."""

    width: float
    right: float
    bottom: float
    letters: float
    entries: int
    low: int
    high: int
    step: int
    """From one line of the grid to the next."""

    def x(self, place: int) -> float:
        """Of the moment at which so many entries stood."""
        return LEFT + (self.right - LEFT) * (place / max(1, self.entries))

    def y(self, total: int) -> float:
        """Of a total."""
        inside = max(self.low, min(self.high, total))
        return TOP + (self.bottom - TOP) * ((self.high - inside) / (self.high - self.low))


def svg(game: Courses, width: int, height: int, font: str = FONT) -> str:
    """The picture, `width` by `height` units large, both at least 200."""
    frame = _frame(game, width, height)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="{font}"',
        f' viewBox="0 0 {width} {height}" font-size="{frame.letters:.1f}">',
        "<title>Life totals over the game</title>",
        f'<rect width="{width}" height="{height}" rx="16" fill="{PANEL}"/>',
        *_grid(frame),
        *_turns(game, frame),
    ]
    colours = [_legible(side.colour or LINES[place % len(LINES)]) for place, side in enumerate(game.sides)]
    for place, side in enumerate(game.sides):
        parts += _course(side, game.place, colours[place], DASHES[place % len(DASHES)], frame)
    if game.place < game.entries:
        x = frame.x(game.place)
        parts.append(f'<path d="M{x:.1f} {TOP}V{frame.bottom:.1f}" stroke="{INK}" stroke-dasharray="2 4"/>')
    parts += _names(game, colours, frame)
    return "".join((*parts, "</svg>"))


def _frame(game: Courses, width: int, height: int) -> Frame:
    letters = max(7.0, min(15.0, (height - TOP - BOTTOM) / len(game.sides) / 1.3, height / 24))
    widest = max(_length(_name(side) + "  " + _total(side, game.place)) for side in game.sides)
    start = max(1, *(side.totals[0] for side in game.sides))
    totals = [total for side in game.sides for total in side.totals]
    low, high = max(min(0, *totals), -SPREAD * start), min(max(start, *totals), SPREAD * start)
    return Frame(
        width=width,
        right=width - min(widest * LETTER * letters + 2 * SPACE, width * 0.45),
        bottom=height - BOTTOM,
        letters=letters,
        entries=game.entries,
        low=low,
        high=high,
        step=_round_step((high - low) / max(2.0, min(6.0, height / 60))),
    )


def _round_step(least: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, 50, … that is at least this."""
    power = 1
    while True:
        for digit in (1, 2, 5):
            if digit * power >= least:
                return digit * power
        power *= 10


def _grid(frame: Frame) -> Iterator[str]:
    for total in range(-(-frame.low // frame.step) * frame.step, frame.high + 1, frame.step):
        y = frame.y(total)
        yield f'<path d="M{LEFT} {y:.1f}H{frame.right:.1f}" stroke="{ZERO if total == 0 else GRID}"/>'
        yield _text(LEFT - 10, y, str(total).replace("-", "−"), QUIET, frame, anchor="end")


def _turns(game: Courses, frame: Frame) -> Iterator[str]:
    """The number of every turn below the moment at which it began, as far as there is room."""
    last = LEFT - SPACE
    for place, number in game.turns:
        x = frame.x(place)
        yield f'<path d="M{x:.1f} {frame.bottom:.1f}v5" stroke="{ZERO}"/>'
        if x - last >= 2.4 * frame.letters:
            last = x
            yield _text(x, frame.bottom + 8 + frame.letters / 2, str(number), QUIET, frame, anchor="middle")
    if game.turns:
        yield _text(LEFT - 10, frame.bottom + 8 + frame.letters / 2, "Turn", QUIET, frame, anchor="end")


def _course(side: Course, place: int, colour: str, dashes: str, frame: Frame) -> Iterator[str]:
    pen = f'fill="none" stroke="{colour}" stroke-linejoin="round" stroke-width='
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    last = len(side.totals) - 1 if side.lost else frame.entries
    if last > place:
        yield f'<path d="{_steps(side, place, last, frame)}" {pen}"2" opacity="0.35"{dashed}/>'
    yield f'<path d="{_steps(side, 0, min(place, last), frame)}" {pen}"2.5"{dashed}/>'
    if side.lost:
        x, y = frame.x(last), frame.y(side.totals[last])
        faint = ' opacity="0.35"' if last > place else ""
        yield f'<path d="M{x - 5:.1f} {y - 5:.1f}l10 10m0 -10l-10 10" {pen}"3"{faint}/>'
        yield f'<path d="M{x + 8:.1f} {y:.1f}H{frame.right:.1f}" {pen}"1" stroke-dasharray="1 5"/>'


def _steps(side: Course, first: int, last: int, frame: Frame) -> str:
    """The way from one moment to another; a total stays until it changes."""
    at = side.totals[min(first, len(side.totals) - 1)]
    way = [f"M{frame.x(first):.1f} {frame.y(at):.1f}"]
    for place in range(first + 1, min(last, len(side.totals) - 1) + 1):
        if side.totals[place] != at:
            at = side.totals[place]
            way.append(f"H{frame.x(place):.1f}V{frame.y(at):.1f}")
    return "".join((*way, f"H{frame.x(last):.1f}"))


def _names(game: Courses, colours: list[str], frame: Frame) -> Iterator[str]:
    """Who each line is and where it stands, beside its end, none over another."""
    wanted = sorted((frame.y(_now(side, game.place)), place) for place, side in enumerate(game.sides))
    for y, place in _apart(wanted, frame):
        side, colour = game.sides[place], colours[place]
        yield _text(frame.right + SPACE, y, _name(side), colour, frame, weight=500)
        yield _text(frame.width - SPACE, y, _total(side, game.place), INK, frame, anchor="end", weight=700)


def _apart(wanted: list[tuple[float, int]], frame: Frame) -> list[tuple[float, int]]:
    """The same heights, as little changed as needed for a line of text between them."""
    line = min(frame.letters * 1.25, (frame.bottom - TOP) / len(wanted))
    placed: list[tuple[float, int]] = []
    for y, place in wanted:
        placed.append((max(y, placed[-1][0] + line) if placed else max(y, TOP), place))
    lowest = frame.bottom
    for number in reversed(range(len(placed))):
        y, place = placed[number]
        placed[number] = (min(y, lowest), place)
        lowest = placed[number][0] - line
    return placed


def _now(side: Course, place: int) -> int:
    return side.totals[min(place, len(side.totals) - 1)]


def _total(side: Course, place: int) -> str:
    total = str(_now(side, place)).replace("-", "−")
    return (
        total
        if len(total) <= LONGEST_TOTAL
        else f"{total[:3].rstrip('−')}… ({len(total.lstrip('−'))} digits)"
    )


def _name(side: Course) -> str:
    """As much of a name as there is room for, without letters that can't be seen."""
    name = "".join(letter if letter.isprintable() else " " for letter in side.name)
    if _length(name) <= LONGEST_NAME:
        return name
    while _length(name) >= LONGEST_NAME:
        name = name[:-1]
    return name.rstrip() + "…"


def _length(text: str) -> int:
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _text(
    x: float, y: float, text: str, colour: str, frame: Frame, *, anchor: str = "start", weight: int = 400
) -> str:
    """One line of text, its middle at this height."""
    return (
        f'<text x="{x:.1f}" y="{y + frame.letters * 0.36:.1f}" fill="{colour}" text-anchor="{anchor}"'
        f' font-weight="{weight}">{escape(text)}</text>'
    )


def _legible(colour: str) -> str:
    """The colour, written as #rrggbb, lightened as far as it has to be on the panel."""
    parts = list(bytes.fromhex(colour[1:]))
    panel = luminance(*bytes.fromhex(PANEL[1:]))
    while contrast(luminance(*parts), panel) < LEAST_CONTRAST:
        parts = [part + (255 - part) // 12 + 1 if part < 255 else part for part in parts]
    return "#" + "".join(f"{part:02x}" for part in parts)
