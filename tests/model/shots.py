"""Using one-shot actions at a table."""

from lifecounter import data
from lifecounter.model.asking import Answer, Blank, blanks
from lifecounter.model.events import Event
from lifecounter.model.filling import fill
from lifecounter.model.one_shots import OneShot
from lifecounter.model.outcome import Refused
from lifecounter.model.record import read_step, write_line
from tests.model.sitting import Sitting, duel


def shot_called(name: str) -> OneShot:
    found = data.one_shots().find(name)
    assert found is not None, name
    return found


def asked(game: Sitting, name: str, you: str = "Ana", **answers: Answer) -> tuple[Blank, ...]:
    return blanks(shot_called(name), game.game, you, answers)


def uses(
    game: Sitting, name: str, you: str = "Ana", answers: dict[str, Answer] | None = None, **more: Answer
) -> tuple[Event, ...]:
    """Use an action that can be done; its step can be written down and read again."""
    step = fill(shot_called(name), game.game, you, {**(answers or {}), **more})
    assert not isinstance(step, Refused), step
    assert step.note == shot_called(name).name
    assert read_step(write_line(step)) == step
    return game.does(step)


def cannot(
    game: Sitting, name: str, you: str = "Ana", answers: dict[str, Answer] | None = None, **more: Answer
) -> str:
    """Try an action that can't be done: refused as it is filled in, or as it is taken; answers the rule."""
    step = fill(shot_called(name), game.game, you, {**(answers or {}), **more})
    if isinstance(step, Refused):
        assert step.message
        return step.rule
    return game.refuses(step)


def below_zero(**totals: int) -> Sitting:
    """Ana and Bruno with totals that only can't-lose effects allow."""
    game = duel()
    for name in ("Ana", "Bruno"):
        game.locks(name, "cant_lose_game")
    game.puts(**totals)
    return game
