"""The colours of seats: white text has a contrast of at least 4.5 to 1 on each."""

from functools import cache

from lifecounter.stream.luminance import contrast, luminance

COLOURS = (
    "#2f6f8f",
    "#a63d40",
    "#4a7c59",
    "#6b4a9e",
    "#8a5a1f",
    "#a23b78",
    "#46606e",
    "#3f51a8",
    "#2c7a7b",
    "#b0492b",
    "#5c6b2f",
    "#5a4634",
)
"""What a seat can be: white text on each has a contrast of at least 4.5 to 1."""
LEAST_CONTRAST = 4.5


def seat_colour(seat: int) -> str:
    """The colour of a seat that has none of its own."""
    return COLOURS[seat % len(COLOURS)]


@cache
def readable(colour: str) -> str:
    """The colour, darkened as far as white text needs it; a colour that can't be read becomes the first."""
    try:
        red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    except ValueError:
        return COLOURS[0]
    while contrast_with_white(red, green, blue) < LEAST_CONTRAST:
        red, green, blue = (part * 19 // 20 for part in (red, green, blue))
    return f"#{red:02x}{green:02x}{blue:02x}"


def contrast_with_white(red: int, green: int, blue: int) -> float:
    """Contrast of white text on this colour, 1 to 21, as WCAG 2 counts it."""
    return contrast(1.0, luminance(red, green, blue))
