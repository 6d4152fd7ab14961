"""The picture of a game that leaves the program: the state document, and the short state after a step.

Both are public formats. Names, not places, stand for players, and a field's meaning never changes under one
schema number.
"""

from collections.abc import Mapping

import msgspec

from lifecounter.model.commands import Status
from lifecounter.model.locks import (
    cant_gain_life,
    cant_lose_game,
    cant_lose_life,
    cant_pay_life,
    cant_win_game,
)
from lifecounter.model.state import Game, Result

SCHEMA = "lifecounter.state/1"


class FormatState(msgspec.Struct, frozen=True):
    """The format with the table's own numbers in place of its own."""

    id: str
    name: str
    starting_life: int
    """Of a player, or of a team where life is shared; a player's own may differ."""
    poison: int | None
    commander_damage: int | None
    shared_life: bool


class TurnState(msgspec.Struct, frozen=True):
    """Whose turn it is, the first being number 1; 0 and nobody before that."""

    number: int
    player: str | None


class CommanderState(msgspec.Struct, frozen=True):
    """A commander, and how often it was cast from the command zone."""

    name: str
    tax: int


class ReminderState(msgspec.Struct, frozen=True):
    """Something that people at the table have to do."""

    id: str
    what: str
    count: int
    because: str


class PlayerState(msgspec.Struct, frozen=True, kw_only=True):
    """One player; life and poison are those of the team where it shares them."""

    name: str
    seat: int
    team: str | None
    colour: str | None
    life: int
    starting_life: int
    status: Status
    lost_by: str | None
    counters: Mapping[str, int]
    commanders: tuple[CommanderState, ...]
    commander_damage: Mapping[str, int]
    cannot: tuple[str, ...]
    marks: tuple[str, ...]
    effects: tuple[str, ...]
    """Ids of the effects that the player controls or that were put on them."""
    reminders: tuple[ReminderState, ...]


class TeamState(msgspec.Struct, frozen=True):
    """A team; life and poison are null where each player has their own."""

    name: str
    players: tuple[str, ...]
    life: int | None
    poison: int | None


class EffectState(msgspec.Struct, frozen=True):
    """An effect in play; a bare rule may have no controller."""

    id: str
    name: str
    controller: str | None
    holds: bool


class TableMarks(msgspec.Struct, frozen=True):
    """Marks that no player holds."""

    day_night: str | None


class StateDocument(msgspec.Struct, frozen=True, kw_only=True, tag_field="schema", tag=SCHEMA):
    """A game at one moment, whole."""

    sequence: int
    """Steps taken so far, undoing included; a larger number is later."""
    time: str | None
    format: FormatState
    turn: TurnState
    players: tuple[PlayerState, ...]
    teams: tuple[TeamState, ...]
    effects: tuple[EffectState, ...]
    marks: TableMarks
    result: Result | None


class ShortState(msgspec.Struct, frozen=True, kw_only=True):
    """What a step may have moved, by player."""

    life: Mapping[str, int]
    counters: Mapping[str, Mapping[str, int]]
    commander_damage: Mapping[str, Mapping[str, int]]
    status: Mapping[str, Status]
    lost_by: Mapping[str, str | None]
    result: Result | None


def short_state(game: Game) -> ShortState:
    """The game as an answer to one step tells it."""
    players = tuple(enumerate(game.players))
    return ShortState(
        life={player.name: game.life(place) for place, player in players},
        counters={player.name: game.counters(place) for place, player in players},
        commander_damage={player.name: player.commander_damage for _, player in players},
        status={player.name: player.status for _, player in players},
        lost_by={player.name: player.lost_by for _, player in players},
        result=game.result,
    )


def state_document(game: Game, sequence: int, time: str | None) -> StateDocument:
    """The whole game. `sequence` is the table's; `time` (ISO 8601) is when the game came to stand like this,
    null where nobody knows."""
    setup = game.setup
    usual = setup.format.starting_total(len(game.players))
    return StateDocument(
        sequence=sequence,
        time=time,
        format=FormatState(
            id=setup.format.id,
            name=setup.format.name,
            starting_life=usual if setup.header.life is None else setup.header.life,
            poison=setup.poison,
            commander_damage=setup.commander_damage,
            shared_life=setup.format.shared_life,
        ),
        turn=TurnState(game.turn, None if game.active is None else setup.names[game.active]),
        players=tuple(_player(game, place) for place in range(len(game.players))),
        teams=tuple(_team(game, team) for team in dict.fromkeys(setup.team_of) if team is not None),
        effects=tuple(
            EffectState(
                effect.id,
                effect.name,
                None if effect.controller is None else setup.names[effect.controller],
                effect.holds,
            )
            for effect in game.effects
        ),
        marks=TableMarks(game.day_night),
        result=game.result,
    )


def _player(game: Game, place: int) -> PlayerState:
    setup = game.setup
    header, player = setup.header.players[place], game.players[place]
    return PlayerState(
        name=player.name,
        seat=header.seat or place + 1,
        team=setup.team_of[place],
        colour=header.colour,
        life=game.life(place),
        starting_life=setup.sides[setup.side_of[place]].life,
        status=player.status,
        lost_by=player.lost_by,
        counters=game.counters(place),
        commanders=tuple(
            CommanderState(commander, player.tax.get(commander, 0))
            for commander, owner in setup.commanders.items()
            if owner == place
        ),
        commander_damage=player.commander_damage,
        cannot=_cannot(game, place),
        marks=player.marks,
        effects=tuple(effect.id for effect in game.effects if place in (effect.controller, effect.chosen)),
        reminders=tuple(
            ReminderState(reminder.id, reminder.what, reminder.count, reminder.because)
            for reminder in player.reminders
        ),
    )


def _cannot(game: Game, place: int) -> tuple[str, ...]:
    cant_lose = cant_lose_life(game, place)
    locks = {
        "gain_life": cant_gain_life(game, place),
        "lose_life": cant_lose,
        "pay_life": cant_lose or cant_pay_life(game, place, None),
        "lose_game": cant_lose_game(game, place),
        "win_game": cant_win_game(game, place),
    }
    return tuple(what for what, lock in locks.items() if lock is not None)


def _team(game: Game, team: str) -> TeamState:
    setup = game.setup
    members = [place for place, its in enumerate(setup.team_of) if its == team]
    return TeamState(
        team,
        tuple(setup.names[place] for place in members),
        game.life(members[0]) if setup.format.shared_life else None,
        game.poison_of(members[0]) if setup.format.shared_poison else None,
    )
