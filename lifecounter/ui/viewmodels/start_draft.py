"""What a person has put on the start screen so far, and what each press makes of it."""

from collections.abc import Mapping

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from lifecounter.model.formats import Format, Formats
from lifecounter.model.readings import AS_WRITTEN, Readings
from lifecounter.ui.colours import COLOURS
from lifecounter.ui.seating import Arrangement

MOST_SEATS = 8


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat, taken or kept ready for when the table grows."""

    key: int
    """Stays with the seat wherever it is moved."""
    colour: str
    name: str = ""
    """As typed; a seat without a name is called after its place."""
    commanders: tuple[str, str] = ("", "")
    """As typed; the second is the partner."""
    team: int | None = None
    """Counted from 0. None: neighbours are together; then everybody's is None."""
    vanguard: int = 0
    archenemy: bool = False


class HouseRules(msgspec.Struct, frozen=True, kw_only=True):
    """What this table plays otherwise than the format says."""

    life: int | None = None
    poison: int | UnsetType | None = UNSET
    commander_damage: int | UnsetType | None = UNSET
    teams: bool = False
    shared_life: bool = False
    readings: Readings = AS_WRITTEN


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """The start screen's whole content; a press makes a new one."""

    format: str
    seats: tuple[Seat, ...]
    """Always MOST_SEATS of them, so that a name survives its seat being taken away and put back."""
    count: int
    """How many of the seats play."""
    wanted: int
    """How many a person last asked for; a format for fewer does not forget it."""
    house: Mapping[str, HouseRules] = {}
    """By format: what holds in one is not meant for another."""
    arrangement: Arrangement = "around"

    @property
    def seated(self) -> tuple[Seat, ...]:
        """The seats that play, in the order of the table."""
        return self.seats[: self.count]

    @property
    def rules(self) -> HouseRules:
        """This table's own rules for the chosen format."""
        return self.house.get(self.format, HouseRules())


def empty_draft(formats: Formats) -> Draft:
    """The first format of the table with four players whom nobody has named."""
    seats = tuple(Seat(key=key, colour=COLOURS[key]) for key in range(MOST_SEATS))
    return Draft(format=formats.formats[0].id, seats=seats, count=4, wanted=4)


def choose_format(draft: Draft, chosen: Format) -> Draft:
    """Another format, with as many players as it is for."""
    count = min(max(chosen.fewest, min(draft.wanted, chosen.most or MOST_SEATS)), MOST_SEATS)
    return replace(neighbours(draft), format=chosen.id, count=count)


def change_count(draft: Draft, change: int) -> Draft:
    """More or fewer players; between 1 and MOST_SEATS."""
    count = max(1, min(draft.count + change, MOST_SEATS))
    return draft if count == draft.count else replace(neighbours(draft), count=count, wanted=count)


def neighbours(draft: Draft) -> Draft:
    """Nobody has chosen teams: those who sit together play together."""
    return replace(draft, seats=tuple(replace(seat, team=None) for seat in draft.seats))


def rename(draft: Draft, place: int, name: str) -> Draft:
    """What is typed as a player's name."""
    return _with_seat(draft, place, replace(draft.seats[place], name=name))


def name_commander(draft: Draft, place: int, which: int, name: str) -> Draft:
    """What is typed as a player's commander (0) or partner (1)."""
    first, second = draft.seats[place].commanders
    names = (name, second) if which == 0 else (first, name)
    return _with_seat(draft, place, replace(draft.seats[place], commanders=names))


def paint(draft: Draft, place: int, colour: str) -> Draft:
    """The seat takes a colour, even one that another player has; an empty seat gives way."""
    old = draft.seats[place].colour
    empty = tuple(
        replace(seat, colour=old) if seat.colour == colour else seat for seat in draft.seats[draft.count :]
    )
    painted = replace(draft, seats=draft.seated + empty)
    return _with_seat(painted, place, replace(draft.seats[place], colour=colour))


def next_colour(draft: Draft, place: int) -> Draft:
    """The seat takes the next colour that no seat has."""
    own = draft.seats[place].colour
    taken = {seat.colour for seat in draft.seats}
    start = COLOURS.index(own) + 1 if own in COLOURS else 0
    turned = COLOURS[start:] + COLOURS[:start]
    return paint(draft, place, next((colour for colour in turned if colour not in taken), own))


def move(draft: Draft, place: int, to: int) -> Draft:
    """A player takes another place; those between move up."""
    seats = list(draft.seats)
    seats.insert(to, seats.pop(place))
    return replace(draft, seats=tuple(seats))


def change_vanguard(draft: Draft, place: int, modifier: int) -> Draft:
    """What a player's avatar adds to the starting total (902.4)."""
    return _with_seat(draft, place, replace(draft.seats[place], vanguard=modifier))


def name_archenemy(draft: Draft, place: int) -> Draft:
    """One player against all the others (904.2)."""
    seats = tuple(replace(seat, archenemy=other == place) for other, seat in enumerate(draft.seats))
    return replace(draft, seats=seats)


def archenemy(draft: Draft) -> int:
    """The place of the archenemy: the first, unless somebody was named."""
    return next((place for place, seat in enumerate(draft.seated) if seat.archenemy), 0)


def plays_in_teams(draft: Draft, chosen: Format) -> bool:
    """People say who is with whom; an archenemy's opponents need no saying."""
    return not chosen.archenemy and (chosen.teams or draft.rules.teams)


def teams(draft: Draft, chosen: Format) -> tuple[int, ...]:
    """Each player's team, from 0: as chosen, else neighbours together."""
    named = tuple(seat.team for seat in draft.seated)
    size = chosen.team_size or max(1, (draft.count + 1) // 2)
    return tuple(place // size if team is None else team for place, team in enumerate(named))


def change_team(draft: Draft, place: int, chosen: Format) -> Draft:
    """The player goes to the next team; where teams have a size, somebody of that team comes in exchange."""
    now = list(teams(draft, chosen))
    own = now[place]
    if chosen.team_size is None:
        following = (own + 1) % min(max(now) + 2, draft.count)
    else:
        following = (own + 1) % (max(now) + 1)
        now[now.index(following)] = own
    now[place] = following
    seats = tuple(replace(seat, team=team) for seat, team in zip(draft.seated, now, strict=True))
    return replace(draft, seats=seats + draft.seats[draft.count :])


def change_rules(draft: Draft, rules: HouseRules) -> Draft:
    """This table plays the chosen format by these numbers; HouseRules() are the format's own."""
    others = {name: kept for name, kept in draft.house.items() if name != draft.format}
    return replace(draft, house=others if rules == HouseRules() else {**others, draft.format: rules})


def _with_seat(draft: Draft, place: int, seat: Seat) -> Draft:
    return replace(draft, seats=(*draft.seats[:place], seat, *draft.seats[place + 1 :]))
