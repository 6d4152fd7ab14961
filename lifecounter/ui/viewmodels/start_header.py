"""From the start screen to a game's header and back, and what keeps a game from starting."""

import msgspec
from msgspec import UNSET

from lifecounter.model.begin import SetupError, begin
from lifecounter.model.effects import Catalogue
from lifecounter.model.formats import Format, Formats
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.setup import Setup
from lifecounter.model.state import Game
from lifecounter.ui import refusals
from lifecounter.ui.colours import COLOURS
from lifecounter.ui.headers import unnamed_commander, unnamed_player
from lifecounter.ui.language import put, tr
from lifecounter.ui.viewmodels.start_draft import (
    MOST_SEATS,
    Draft,
    HouseRules,
    Seat,
    archenemy,
    plays_in_teams,
    teams,
)
from lifecounter.ui.words import number, sentence


class Problem(msgspec.Struct, frozen=True):
    """Why no game can start, and what to do about it; `place` is the seat to look at."""

    says: str
    place: int | None = None


def names(draft: Draft) -> tuple[str, ...]:
    """What everybody is called: as typed and trimmed, else "Player" and a number that nobody else has."""
    typed = [seat.name.strip() for seat in draft.seated]
    taken = {name for name in typed if name}
    called = []
    for place, name in enumerate(typed, start=1):
        ordinal = place
        while not name:
            candidate = unnamed_player(ordinal)
            name = "" if candidate in taken else candidate
            ordinal += 1
        taken.add(name)
        called.append(name)
    return tuple(called)


def poison_threshold(draft: Draft, chosen: Format) -> int | None:
    """Poison counters that lose the game at this table."""
    return chosen.poison if draft.rules.poison is UNSET else draft.rules.poison


def commander_threshold(draft: Draft, chosen: Format) -> int | None:
    """Damage from one commander that loses the game at this table."""
    own = draft.rules.commander_damage
    return chosen.commander_damage if own is UNSET else own


def header_of(draft: Draft, chosen: Format) -> Header:
    """The header of the game that Start begins."""
    called = names(draft)
    commanded = commander_threshold(draft, chosen) is not None
    team_of = teams(draft, chosen) if plays_in_teams(draft, chosen) else None
    players = tuple(
        PlayerHeader(
            name=called[place],
            team=None if team_of is None else str(team_of[place] + 1),
            commanders=_commanders(seat, called[place]) if commanded else (),
            vanguard=seat.vanguard if has_vanguard(chosen) else 0,
            archenemy=chosen.archenemy and place == archenemy(draft),
            colour=seat.colour,
            seat=place + 1,
        )
        for place, seat in enumerate(draft.seated)
    )
    return Header(
        format=chosen.id,
        players=players,
        life=draft.rules.life,
        poison=draft.rules.poison,
        commander_damage=draft.rules.commander_damage,
        shared_life=draft.rules.shared_life,
        readings=draft.rules.readings,
    )


def has_vanguard(chosen: Format) -> bool:
    """Players have avatars whose life modifier the table knows (902)."""
    return chosen.id == "vanguard"


def problem(draft: Draft, chosen: Format) -> Problem | None:
    """What keeps this table from playing this format."""
    called = names(draft)
    for place, name in enumerate(called):
        if name in called[:place]:
            return Problem(put(tr("Two players are called %1. Give one of them another name."), name), place)
    if plays_in_teams(draft, chosen):
        size = chosen.team_size
        if size is not None and (draft.count % size or draft.count == size):
            playable = [str(count) for count in range(2 * size, MOST_SEATS + 1, size)]
            text = tr("%1 is played in teams of %2: choose %3 players.")
            return Problem(put(text, tr(chosen.name), size, _or(playable)))
        if len(set(teams(draft, chosen))) == 1 and draft.count > 1:
            return Problem(tr("Everybody is on one team. Put somebody on another team."), draft.count - 1)
    return None


def game_of(draft: Draft, formats: Formats) -> Game | Problem:
    """The game that Start begins, without the effects that come into it later; or why it can't."""
    chosen = formats.find(draft.format) or formats.formats[0]
    found = problem(draft, chosen)
    if found is not None:
        return found
    try:
        game = begin(header_of(draft, chosen), formats, Catalogue())
    except SetupError as error:
        return Problem(f"{sentence(refusals.said(str(error)))}.")
    return _lost_at_once(game) or game


def draft_of(header: Header, formats: Formats) -> Draft:
    """The start screen as it was when that game began; a format that is gone gives way to the first."""
    chosen = formats.find(header.format) or formats.formats[0]
    players = header.players[:MOST_SEATS]
    count = len(players)
    colours = _colours(tuple(player.colour for player in players))
    every = sorted({player.team or "" for player in players}, key=lambda team: (len(team), team))
    split = not chosen.archenemy and "" not in every
    seated = tuple(
        Seat(
            key=place,
            colour=colours[place],
            name="" if player.name == unnamed_player(place + 1) else player.name,
            commanders=_typed_commanders(player),
            team=every.index(player.team or "") if split else None,
            vanguard=player.vanguard,
            archenemy=player.archenemy,
        )
        for place, player in enumerate(players)
    )
    spare = tuple(Seat(key=place, colour=colours[place]) for place in range(count, MOST_SEATS))
    rules = HouseRules(
        life=header.life,
        poison=header.poison,
        commander_damage=header.commander_damage,
        teams=split and not chosen.teams,
        shared_life=header.shared_life,
        readings=header.readings,
    )
    return Draft(
        format=chosen.id,
        seats=seated + spare,
        count=count,
        wanted=count,
        house={} if rules == HouseRules() else {chosen.id: rules},
    )


def totals(game: Game) -> tuple[tuple[str, int], ...]:
    """Who still plays, each with their total; those who share one are named together (810.4)."""
    return tuple(
        (side_name(game.setup, side), game.totals[side])
        for side, sharing in enumerate(game.setup.sides)
        if any(game.players[member].status != "lost" for member in sharing.members)
    )


def side_name(setup: Setup, side: int) -> str:
    """A player's name, or those of a team whose life is shared."""
    return " & ".join(setup.names[member] for member in setup.sides[side].members)


def _lost_at_once(game: Game) -> Problem | None:
    """Who has no life to begin with, since nothing can keep them in the game so early (704.5a, 704.6a)."""
    lost = [side for side, total in enumerate(game.totals) if total <= 0]
    if not lost:
        return None
    life = number(game.totals[lost[0]])
    if len(lost) == len(game.totals):
        return Problem(put(tr("With %1 life everybody loses at once. Begin with 1 or more."), life))
    text = tr("With %1 life %2 loses at once. Begin with 1 or more.")
    who = side_name(game.setup, lost[0])
    return Problem(put(text, life, who), game.setup.sides[lost[0]].members[0])


def _commanders(seat: Seat, name: str) -> tuple[str, ...]:
    typed = tuple(dict.fromkeys(card for card in (card.strip() for card in seat.commanders) if card))
    return typed or (unnamed_commander(name),)


def _typed_commanders(player: PlayerHeader) -> tuple[str, str]:
    first, second, *_ = (
        *(card for card in player.commanders if card != unnamed_commander(player.name)),
        "",
        "",
    )
    return first, second


def _colours(own: tuple[str | None, ...]) -> tuple[str, ...]:
    """A colour for every seat: its own where it has one, else one that nobody has."""
    free = iter([colour for colour in COLOURS if colour not in own])
    return tuple(colour or next(free) for colour in own + (None,) * (MOST_SEATS - len(own)))


def _or(choices: list[str]) -> str:
    *others, last = choices
    return put(tr("%1 or %2"), ", ".join(others), last) if others else last
