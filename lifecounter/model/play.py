"""Taking a step in a game: the one way in.

A step is tried with every order of replacement effects that could matter (616.1); where all come to the same
it is done, where they differ somebody has to choose. Nothing outside this module sees a game half changed.
"""

from typing import assert_never

from lifecounter.model.commands import (
    Amend,
    AnyStep,
    Apply,
    Concede,
    Correct,
    Counter,
    Damage,
    Done,
    Double,
    Drain,
    DrawGame,
    Effect,
    EmptyDraw,
    Exchange,
    Failed,
    Gain,
    Halve,
    Lose,
    LoseGame,
    Mark,
    Pay,
    Phase,
    Play,
    Proliferate,
    Redistribute,
    Redo,
    Roll,
    Set,
    Tax,
    Together,
    Turn,
    Undo,
    WinGame,
)
from lifecounter.model.corrections import play_correct
from lifecounter.model.counters import play_counter, play_proliferate
from lifecounter.model.damage import play_damage
from lifecounter.model.effect_steps import play_effect
from lifecounter.model.endings import (
    play_concede,
    play_done,
    play_draw_game,
    play_empty_draw,
    play_failed,
    play_lose_game,
    play_win_game,
)
from lifecounter.model.losses import settle
from lifecounter.model.marks import play_mark
from lifecounter.model.outcome import Choice, Option, Outcome, Played, Refused
from lifecounter.model.payment import play_pay
from lifecounter.model.replacement import Asked, Decisions, merged
from lifecounter.model.resolution import Refusal, Resolution
from lifecounter.model.state import Game
from lifecounter.model.totals import (
    play_double,
    play_drain,
    play_exchange,
    play_gain,
    play_halve,
    play_lose,
    play_redistribute,
    play_set,
)
from lifecounter.model.triggers import play_apply
from lifecounter.model.turns import play_phase, play_roll, play_tax, play_turn

MOST_TRIES = 300
"""Orders that are followed before those found so far have to do."""


def play(game: Game, step: Play) -> Outcome:
    """What comes of a step; the game itself stays as it was.

    Refused where a rule forbids the step (the game is over, a player has left, a cost can't be paid); a
    choice where the order of replacement effects matters and `step.order` doesn't settle it.
    """
    if game.result is not None and not isinstance(step, Correct):
        return Refused("104.1", "The game is over; undo, or begin a new one")
    try:
        return _resolved(game, step, ())
    except Asked as asked:
        return _chosen(game, step, asked)
    except Refusal as refusal:
        return Refused(refusal.rule, refusal.message)


def _chosen(game: Game, step: Play, first: Asked) -> Outcome:
    """Follow every order, with what each makes open; ask only if they lead to different games. An order in
    which the step is refused is no choice."""
    ends: dict[tuple[int, ...], list[Game]] = {}
    distinct: list[tuple[Played, tuple[str, ...]]] = []
    refused: Refusal | None = None
    waiting = dict.fromkeys(first.orders)
    tries = 0
    while waiting and tries < MOST_TRIES:
        settled = next(iter(waiting))
        del waiting[settled]
        tries += 1
        try:
            played = _resolved(game, step, settled)
        except Asked as asked:
            waiting |= dict.fromkeys(merged(settled, order) for order in asked.orders)
            continue
        except Refusal as refusal:
            refused = refusal
            continue
        alike = ends.setdefault(played.game.totals, [])
        if played.game not in alike:
            alike.append(played.game)
            distinct.append((played, settled))
    if not distinct and refused is not None:
        return Refused(refused.rule, refused.message)
    if len(distinct) == 1:
        return distinct[0][0]
    return Choice(
        game.setup.names[first.player],
        tuple(
            Option(
                order,
                {name: played.game.life(place) for place, name in enumerate(game.setup.names)},
                played.events,
            )
            for played, order in distinct
        ),
    )


def _resolved(game: Game, step: Play, settled: tuple[str, ...]) -> Played:
    """Take the step. Raises Refusal, or Asked where more has to be settled."""
    r = Resolution(game, Decisions(step.order or (), settled), step.skip)
    _take(r, step)
    settle(r)
    return Played(r.game, tuple(r.events))


def _take(r: Resolution, step: AnyStep) -> None:
    match step:
        case Damage():
            play_damage(r, step)
        case Gain():
            play_gain(r, step)
        case Lose():
            play_lose(r, step)
        case Pay():
            play_pay(r, step)
        case Drain():
            play_drain(r, step)
        case Set():
            play_set(r, step)
        case Exchange():
            play_exchange(r, step)
        case Redistribute():
            play_redistribute(r, step)
        case Double():
            play_double(r, step)
        case Halve():
            play_halve(r, step)
        case Counter():
            play_counter(r, step)
        case Proliferate():
            play_proliferate(r, step)
        case Tax():
            play_tax(r, step)
        case Effect():
            play_effect(r, step)
        case Mark():
            play_mark(r, step)
        case Turn():
            play_turn(r, step)
        case Phase():
            play_phase(r, step)
        case Roll():
            play_roll(r, step)
        case Concede():
            play_concede(r, step)
        case LoseGame():
            play_lose_game(r, step)
        case WinGame():
            play_win_game(r, step)
        case DrawGame():
            play_draw_game(r, step)
        case EmptyDraw():
            play_empty_draw(r, step)
        case Done():
            play_done(r, step)
        case Failed():
            play_failed(r, step)
        case Apply():
            play_apply(r, step)
        case Correct():
            play_correct(r, step)
        case Together():
            for part in step.steps:
                _take_part(r, part)
        case Undo() | Redo() | Amend():
            raise Refusal("", "Undo, redo and amend can't be part of another step")
        case _:
            assert_never(step)


def _take_part(r: Resolution, part: AnyStep) -> None:
    """Take one of several steps, with its own order and its own unused effects where it states them."""
    if isinstance(part, Turn):
        raise Refusal(
            "704.4", "A turn begins as a step of its own, since losses are looked at before it does"
        )
    order, skip = r.decisions.order, r.skip
    r.decisions.order = part.order or order
    r.skip = (*skip, *part.skip)
    _take(r, part)
    r.decisions.order, r.skip = order, skip
