"""`lifecounter replay` of ten lines, the whole process, against Python importing msgspec."""

import subprocess
import sys

import msgspec

from lifecounter.model.commands import AnyStep, Damage, Gain, Undo
from tests.benchmarks.measure import ENVIRONMENT, Row, by_turns, row, seconds
from tests.benchmarks.tables import NAMES, header


def ten_lines(rounds: int) -> Row:
    """A header and nine steps."""
    steps: list[AnyStep] = [
        *(Damage(player=name, amount=7, from_=NAMES[0]) for name in NAMES[1:4]),
        *(Gain(player=name, amount=3) for name in NAMES[:4]),
        Undo(),
        Gain(player=NAMES[0], amount=1),
    ]
    record = b"\n".join(map(msgspec.json.encode, [header(4), *steps]))

    def ours() -> float:
        return seconds(lambda: _run("-m", "lifecounter", "replay", "--json", "-", given=record))

    def floor() -> float:
        return seconds(lambda: _run("-c", "import msgspec"))

    taken, least = by_turns(rounds, ours, floor)
    return row("Replay of ten lines / Python importing msgspec", taken, least, "ms", aim=2.5)


def _run(*arguments: str, given: bytes = b"") -> None:
    subprocess.run(
        [sys.executable, *arguments], input=given, env=ENVIRONMENT, check=True, stdout=subprocess.PIPE
    )
