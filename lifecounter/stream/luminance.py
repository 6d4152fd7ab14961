"""How light a colour is, as WCAG 2 counts it."""


def luminance(red: int, green: int, blue: int) -> float:
    """Of parts from 0 to 255; 0 is black and 1 white."""
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def contrast(one: float, other: float) -> float:
    """Of two luminances, 1 to 21."""
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def _linear(part: int) -> float:
    share = part / 255
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)
