"""Plain steps of the model against the least that a step is: a new player in a new state, kept in a list."""

from collections.abc import Sequence

from msgspec.structs import replace

from lifecounter.model.commands import Damage, Gain, Play
from lifecounter.model.outcome import Played
from lifecounter.model.play import play
from lifecounter.model.state import Game
from tests.benchmarks.measure import Row, by_turns, row, seconds
from tests.benchmarks.tables import NAMES, game

STEPS = 1_000


def plain_step(rounds: int) -> Row:
    """Damage and gain by turns, for each of four players."""
    start = game(4)
    steps = [
        step
        for name in NAMES[:4]
        for step in (Damage(player=name, amount=3, from_=NAMES[0]), Gain(player=name, amount=3))
    ]

    def ours() -> float:
        return seconds(lambda: _played(start, steps)) / STEPS

    def floor() -> float:
        return seconds(lambda: _replaced(start)) / STEPS

    taken, least = by_turns(rounds, ours, floor)
    return row("A step of the model / replace player and state, append", taken, least, "µs", aim=25)


def _played(state: Game, steps: Sequence[Play]) -> list[Game]:
    history = []
    for number in range(STEPS):
        outcome = play(state, steps[number % len(steps)])
        assert isinstance(outcome, Played)
        state = outcome.game
        history.append(state)
    return history


def _replaced(state: Game) -> list[Game]:
    history = []
    for number in range(STEPS):
        place = number % 4
        player = replace(state.players[place], gained_this_turn=number)
        players = (*state.players[:place], player, *state.players[place + 1 :])
        state = replace(state, players=players)
        history.append(state)
    return history
