"""What time it is."""

from datetime import UTC, datetime


def now() -> str:
    """This moment, as records write it: ISO 8601 in UTC, to the second."""
    return datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def time_of_day(moment: str) -> str:
    """Hour and minute where this program runs, of a moment as records write it; empty for a mere date and for
    a moment that no calendar has."""
    if "T" not in moment:
        return ""
    try:
        return datetime.fromisoformat(moment).astimezone().strftime("%H:%M")
    except (ValueError, OverflowError):
        return ""
