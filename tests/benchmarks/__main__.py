"""`python -m tests.benchmarks [--quick] [--json OUT]`: the table of ratios."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec

from tests.benchmarks import appending, replaying, start, steps
from tests.benchmarks.measure import Row

QUICK, FULL = 12, 50


def rows(rounds: int) -> Iterator[Row]:
    """Every line of the table, as it is measured."""
    yield steps.plain_step(rounds)
    yield replaying.ten_lines(rounds)
    yield appending.durable_step(rounds)
    yield from start.rows(1 + rounds // 2)
    # Only now, since whatever else has Qt loaded takes a share of its memory from those that are measured.
    from tests.benchmarks import taps

    yield from taps.rows(2 * rounds)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds, below 50 seconds")
    parser.add_argument("--json", type=Path, metavar="OUT", help="write the rows to this file too")
    options = parser.parse_args()

    print(f"{'':62}{'ours':>12}{'floor':>12}{'ratio':>8}{'aim':>6}")
    measured = []
    for row in rows(QUICK if options.quick else FULL):
        measured.append(row)
        ours, floor = (f"{value:,.1f} {row.unit}" for value in (row.ours, row.floor))
        missed = "" if row.met else "  missed"
        print(f"{row.what:62}{ours:>12}{floor:>12}{row.ratio:>8.2f}{row.aim:>6g}{missed}", flush=True)
    if options.json is not None:
        told = [{**msgspec.structs.asdict(row), "met": row.met} for row in measured]
        options.json.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2))


if __name__ == "__main__":
    main()
