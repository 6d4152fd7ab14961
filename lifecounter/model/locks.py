""" "Can't" (101.2, 614.17): which effect forbids a player to gain, lose or pay life, to lose or to win."""

from lifecounter.model.commands import PayFor
from lifecounter.model.effects import InPlay
from lifecounter.model.primitives import (
    AnyPrimitive,
    CantGainLife,
    CantGetCounters,
    CantLoseGame,
    CantLoseLife,
    CantPayLife,
    CantWinGame,
    LifeTotalCantChange,
    NoLossForZeroLife,
)
from lifecounter.model.reach import reaches
from lifecounter.model.state import Game


def cant_gain_life(game: Game, player: int) -> InPlay | None:
    """What forbids the player to gain life; a lock on one head binds the team (119.7, 810.9g)."""
    return _forbidding(game, _sharers(game, player), (CantGainLife, LifeTotalCantChange))


def cant_lose_life(game: Game, player: int) -> InPlay | None:
    """What forbids the player to lose life; a lock on one head binds the team (119.8, 810.9h)."""
    return _forbidding(game, _sharers(game, player), (CantLoseLife, LifeTotalCantChange))


def cant_pay_life(game: Game, player: int, purpose: PayFor | None) -> InPlay | None:
    """What forbids the player to pay life for this purpose; one that isn't stated counts as forbidden.

    Only that head is bound, unless the table reads it otherwise.
    """
    heads = _sharers(game, player) if game.setup.readings.cant_pay_life_binds_team else (player,)
    for effect in game.effects:
        for rule in effect.rules:
            if (
                isinstance(rule, CantPayLife)
                and (not rule.scope or purpose is None or purpose in rule.scope)
                and any(reaches(game, effect, rule, head) for head in heads)
            ):
                return effect
    return None


def cant_lose_game(game: Game, player: int) -> InPlay | None:
    """What keeps the player from losing the game; it keeps a whole team in that shares life (810.8a)."""
    return _forbidding(game, _sharers(game, player), (CantLoseGame,))


def cant_win_game(game: Game, player: int) -> InPlay | None:
    """What keeps the player from winning by an effect; it binds a whole team that shares life (810.8a)."""
    return _forbidding(game, _sharers(game, player), (CantWinGame,))


def survives_zero(game: Game, player: int) -> InPlay | None:
    """What makes a total of 0 or less no loss, for the player or a head they share it with (810.8a)."""
    return _forbidding(game, _sharers(game, player), (NoLossForZeroLife,))


def cant_get_counters(game: Game, player: int, kind: str) -> InPlay | None:
    """What keeps counters of a kind off the player; where a team shares its poison one head's is enough
    (810.10c)."""
    pool_of = game.setup.pool_of
    heads: tuple[int, ...] = (player,)
    if kind == "poison":
        heads = tuple(head for head, pool in enumerate(pool_of) if pool == pool_of[player])
    for effect in game.effects:
        for rule in effect.rules:
            if (
                isinstance(rule, CantGetCounters)
                and (not rule.kinds or kind in rule.kinds)
                and any(reaches(game, effect, rule, head) for head in heads)
            ):
                return effect
    return None


def _sharers(game: Game, player: int) -> tuple[int, ...]:
    setup = game.setup
    return setup.sides[setup.side_of[player]].members


def _forbidding(game: Game, players: tuple[int, ...], kinds: tuple[type[AnyPrimitive], ...]) -> InPlay | None:
    for effect in game.effects:
        for rule in effect.rules:
            if isinstance(rule, kinds) and any(reaches(game, effect, rule, player) for player in players):
                return effect
    return None
