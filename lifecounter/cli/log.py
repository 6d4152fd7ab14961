"""A replay as people read it: a line for each step, what came of it, and the totals at the end."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from typing import assert_never

from lifecounter.model.commands import AnyStep
from lifecounter.model.outcome import Choice, Played, Refused
from lifecounter.model.sentences import sentence
from lifecounter.model.state import Game, Result
from lifecounter.stream.answers import Answer, answer
from lifecounter.table.table import Table


def print_steps(table: Table, steps: Iterable[AnyStep]) -> Iterator[Answer]:
    """Take the steps at the table and print each with what came of it."""
    for seq, step in enumerate(steps, 1):
        change = table.do(step)
        told = answer(change, seq)
        _print(f"{seq:>4}  {told.do.replace('_', ' ')}" + (f" ({step.note})" if step.note else ""))
        match change.outcome:
            case Played(events=events):
                for event in events:
                    _print(f"      {sentence(event)}")
            case Refused(rule=rule, message=message):
                _print(f"      refused: {message}" + (f" ({rule})" if rule else ""))
            case Choice(player=player, options=options):
                _print(f"      {player} chooses the order of replacement effects:")
                for option in options:
                    _print(f"        {', '.join(option.order)}: {_totals(option.life)}")
            case _:
                assert_never(change.outcome)
        yield told


def print_end(game: Game) -> None:
    """Print how the game stands."""
    _print("")
    for place, player in enumerate(game.players):
        parts = [f"{player.name}: {game.life(place)}"]
        parts += [f"{count} {kind}" for kind, count in game.counters(place).items()]
        parts += [f"{damage} from {name}" for name, damage in player.commander_damage.items()]
        if player.status != "playing":
            parts.append(player.status + (f" ({player.lost_by})" if player.lost_by else ""))
        _print(", ".join(parts))
    if game.result is not None:
        _print(_result(game.result))


def _result(result: Result) -> str:
    if result.winners is None:
        return "The game is a draw"
    if not result.winners:
        return "The game is over"
    return f"{' and '.join(result.winners)} won"


def _totals(life: Mapping[str, int]) -> str:
    return ", ".join(f"{name} {total}" for name, total in life.items())


def _print(line: str) -> None:
    """Print one line, whatever names and notes hold."""
    sys.stdout.write("".join(letter if letter.isprintable() else " " for letter in line) + "\n")
