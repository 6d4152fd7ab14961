"""`lifecounter formats`: the formats table."""

import sys

import msgspec

from lifecounter.data import formats
from lifecounter.model.formats import Format


def list_formats(*, as_json: bool) -> int:
    """Print every format, as a table or as one JSON document."""
    if as_json:
        sys.stdout.buffer.write(msgspec.json.encode(formats()) + b"\n")
        return 0
    rows = [("id", "name", "life", "poison", "commander", "players"), *map(_row, formats().formats)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        sys.stdout.write("  ".join(cells).rstrip() + "\n")
    return 0


def _row(row: Format) -> tuple[str, ...]:
    life = str(row.life)
    if row.life_multiplayer is not None:
        life += f" / {row.life_multiplayer} with three or more"
    if row.life_archenemy not in (None, row.life):
        life = f"{row.life_archenemy} archenemy / {life}"
    if row.shared_life:
        life += " a team"
    return (row.id, row.name, life, _threshold(row.poison), _threshold(row.commander_damage), _players(row))


def _threshold(number: int | None) -> str:
    return "-" if number is None else str(number)


def _players(row: Format) -> str:
    fewest, most = row.players
    if most is None:
        return f"{fewest} or more"
    return str(fewest) if fewest == most else f"{fewest} to {most}"
