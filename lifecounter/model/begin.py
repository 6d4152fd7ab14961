"""How a game begins: teams, starting totals and thresholds from a header and a format (103.4, 119.1)."""

import re

import msgspec
from msgspec import UNSET

from lifecounter.model.commands import LARGEST
from lifecounter.model.effects import Catalogue
from lifecounter.model.formats import Format, Formats
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.naming import NO_MOMENT, did_you_mean, is_moment
from lifecounter.model.setup import Setup, Side, with_owner
from lifecounter.model.state import Game, Player

MOST_PLAYERS = 16
CUSTOM = "custom"
"""The format whose total, thresholds and teams are the table's own."""


class SetupError(ValueError):
    """A header that no game can begin with; says which field and why in one sentence."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(message)
        self.where = where


def begin(header: Header, formats: Formats, catalogue: Catalogue) -> Game:
    """The game at its first moment. Raises SetupError where the header contradicts itself or the format."""
    chosen = _format(header, formats)
    players = _seated(_named(header.players))
    _check_numbers(header, players)
    teams = _teams(players, chosen)
    sides = _sides(header, players, chosen, teams)
    side_of = tuple(next(i for i, side in enumerate(sides) if p in side.members) for p in range(len(players)))
    names = tuple(player.name for player in players)
    if header.started is not None and not is_moment(header.started):
        raise SetupError("started", NO_MOMENT)
    active = None if header.active is None else header.active.strip()
    if active is not None and active not in names:
        raise SetupError("active", f"{active} is not one of the players")
    setup = Setup(
        header=msgspec.structs.replace(header, players=players),
        readings=header.readings,
        format=chosen,
        catalogue=catalogue,
        names=names,
        index={name: place for place, name in enumerate(names)},
        sides=sides,
        side_of=side_of,
        pool_of=side_of if chosen.shared_poison else tuple(range(len(players))),
        team_of=teams,
        poison=chosen.poison if header.poison is UNSET else header.poison,
        commander_damage=(
            chosen.commander_damage if header.commander_damage is UNSET else header.commander_damage
        ),
        commanders=_commanders(players),
    )
    return Game(
        setup=setup,
        totals=tuple(side.life for side in sides),
        poison=(0,) * (max(setup.pool_of) + 1),
        players=tuple(Player(name=name) for name in names),
        active=None if active is None else setup.index[active],
    )


def _format(header: Header, formats: Formats) -> Format:
    chosen = formats.find(header.format)
    if chosen is None:
        near = formats.nearest(header.format)
        raise SetupError("format", f"there is no format called {header.format}" + did_you_mean(near))
    if not header.shared_life:
        return chosen
    if chosen.id != CUSTOM:
        raise SetupError("shared_life", f"{chosen.name} itself says whether life is shared")
    return msgspec.structs.replace(chosen, teams=True, shared_life=True, shared_poison=True)


def _named(players: tuple[PlayerHeader, ...]) -> tuple[PlayerHeader, ...]:
    if not 1 <= len(players) <= MOST_PLAYERS:
        raise SetupError("players", f"a game has 1 to {MOST_PLAYERS} players, not {len(players)}")
    trimmed = tuple(
        msgspec.structs.replace(
            player, name=player.name.strip(), commanders=tuple(name.strip() for name in player.commanders)
        )
        for player in players
    )
    seen: set[str] = set()
    for place, player in enumerate(trimmed):
        if not player.name:
            raise SetupError(f"players[{place}].name", "a player needs a name")
        if player.name in seen:
            raise SetupError(f"players[{place}].name", f"two players are called {player.name}")
        _check_commanders(f"players[{place}].commanders", player)
        _check_colour(f"players[{place}].colour", player.colour)
        seen.add(player.name)
    return trimmed


def _check_commanders(where: str, player: PlayerHeader) -> None:
    if len(player.commanders) > 2:
        raise SetupError(where, f"{player.name} has more than two commanders")
    if "" in player.commanders:
        raise SetupError(where, "a commander needs a name")
    if len(set(player.commanders)) < len(player.commanders):
        raise SetupError(where, f"{player.name} has {player.commanders[0]} twice as commander")


def _check_colour(where: str, colour: str | None) -> None:
    if colour is not None and re.fullmatch("#[0-9a-fA-F]{6}", colour) is None:
        raise SetupError(where, f"a colour is written as #rrggbb, not {colour}")


def _seated(players: tuple[PlayerHeader, ...]) -> tuple[PlayerHeader, ...]:
    """Everybody with a seat: those who name none take the lowest free ones in turn."""
    taken: set[int] = set()
    for place, player in enumerate(players):
        if player.seat is None:
            continue
        if not 1 <= player.seat <= MOST_PLAYERS:
            raise SetupError(f"players[{place}].seat", f"seats are 1 to {MOST_PLAYERS}, not {player.seat}")
        if player.seat in taken:
            raise SetupError(f"players[{place}].seat", f"seat {player.seat} is taken twice")
        taken.add(player.seat)
    free = iter(seat for seat in range(1, MOST_PLAYERS + 1) if seat not in taken)
    return tuple(
        player if player.seat is not None else msgspec.structs.replace(player, seat=next(free))
        for player in players
    )


def _check_numbers(header: Header, players: tuple[PlayerHeader, ...]) -> None:
    numbers = [("life", header.life)]
    for place, player in enumerate(players):
        numbers += [(f"players[{place}].life", player.life), (f"players[{place}].vanguard", player.vanguard)]
    for where, number in numbers:
        if number is not None and abs(number) > LARGEST:
            raise SetupError(where, f"{number} is beyond the largest number, {LARGEST}")
    for where, threshold in (("poison", header.poison), ("commander_damage", header.commander_damage)):
        if isinstance(threshold, int) and not 1 <= threshold <= LARGEST:
            raise SetupError(where, f"a threshold is at least 1 and at most {LARGEST}, not {threshold}")


def _teams(players: tuple[PlayerHeader, ...], chosen: Format) -> tuple[str | None, ...]:
    """Each player's team; where a format has teams and the header names none, neighbours form them."""
    if chosen.archenemy:
        return _archenemy_teams(players)
    named = tuple(player.team for player in players)
    if not chosen.teams:
        return named
    if all(team is None for team in named):
        size = chosen.team_size or max(1, (len(players) + 1) // 2)
        named = tuple(str(place // size + 1) for place in range(len(players)))
    for place, team in enumerate(named):
        if team is None:
            raise SetupError(f"players[{place}].team", f"{players[place].name} has no team")
    if chosen.team_size is not None and len(players) > 1:
        for team in dict.fromkeys(named):
            heads = named.count(team)
            if heads != chosen.team_size:
                raise SetupError(
                    "players",
                    f"team {team} has {heads} players; {chosen.name} has {chosen.team_size} in a team",
                )
    return named


def _archenemy_teams(players: tuple[PlayerHeader, ...]) -> tuple[str | None, ...]:
    archenemies = [place for place, player in enumerate(players) if player.archenemy]
    if len(archenemies) > 1:
        raise SetupError("players", "only one player can be the archenemy (904.2)")
    alone = archenemies[0] if archenemies else 0
    return tuple("archenemy" if place == alone else "heroes" for place in range(len(players)))


def _sides(
    header: Header, players: tuple[PlayerHeader, ...], chosen: Format, teams: tuple[str | None, ...]
) -> tuple[Side, ...]:
    if chosen.shared_life:
        groups = [
            (team or "", [p for p, its in enumerate(teams) if its == team]) for team in dict.fromkeys(teams)
        ]
    else:
        groups = [(player.name, [place]) for place, player in enumerate(players)]
    return tuple(
        Side(name, tuple(members), _starting_total(header, players, chosen, teams, members))
        for name, members in groups
    )


def _starting_total(
    header: Header,
    players: tuple[PlayerHeader, ...],
    chosen: Format,
    teams: tuple[str | None, ...],
    members: list[int],
) -> int:
    totals = {players[member].life for member in members} - {None}
    if len(totals) > 1:
        raise SetupError(f"players[{members[-1]}].life", "players who share a total begin with the same one")
    own = next(iter(totals), None)
    modifier = sum(players[member].vanguard for member in members)
    if own is not None:
        return own + modifier
    if header.life is not None:
        return header.life + modifier
    if chosen.life_archenemy is not None and teams[members[0]] == "archenemy":
        return chosen.life_archenemy + modifier
    return chosen.starting_total(len(players)) + modifier


def _commanders(players: tuple[PlayerHeader, ...]) -> dict[str, int]:
    every = [name for player in players for name in player.commanders]
    return {
        (name if every.count(name) == 1 else with_owner(name, player.name)): place
        for place, player in enumerate(players)
        for name in player.commanders
    }
