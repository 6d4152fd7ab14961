"""What the start screen shows, computed from what was chosen: one pure function for each thing shown."""

import msgspec

from lifecounter.model.begin import CUSTOM
from lifecounter.model.formats import Format, Formats
from lifecounter.model.header import Header
from lifecounter.model.state import Game
from lifecounter.ui.colours import COLOURS
from lifecounter.ui.language import put, tr
from lifecounter.ui.seating import Arrangement, Rect, seat_everybody
from lifecounter.ui.viewmodels.start_draft import (
    MOST_SEATS,
    Draft,
    archenemy,
    plays_in_teams,
    teams,
)
from lifecounter.ui.viewmodels.start_header import (
    Problem,
    commander_threshold,
    game_of,
    has_vanguard,
    names,
    poison_threshold,
    totals,
)
from lifecounter.ui.viewmodels.start_readings import switched
from lifecounter.ui.words import number, signed

_PICTURE = Rect(0, 0, 1280, 800)
FIRST_FORMATS = 9
"""How many formats are offered before anybody asks for more."""


class Inputs(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the start screen depends on."""

    formats: Formats
    draft: Draft
    unfinished: Game | None = None
    last: Header | None = None
    every_format: bool = False

    @property
    def chosen(self) -> Format:
        """The format that Start would begin."""
        return self.formats.find(self.draft.format) or self.formats.formats[0]


class ScreenProps(msgspec.Struct, frozen=True, kw_only=True):
    """The start screen apart from its rows."""

    startLine: str
    canStart: bool
    resumeLine: str
    againLine: str
    playersLine: str
    canAdd: bool
    canRemove: bool
    arrangement: str
    note: str
    everyFormat: bool
    moreLine: str
    usesCommanders: bool
    usesTeams: bool
    usesVanguard: bool
    usesArchenemy: bool


class RulesProps(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers that this table plays by."""

    line: str
    life: str
    poison: str
    """Empty: off."""
    commanderDamage: str
    """Empty: off."""
    teams: bool
    sharedLife: bool
    switched: str
    """What the table reads otherwise than usual; empty: nothing."""
    own: bool
    """They are not those of the format."""
    custom: bool


class FormatProps(msgspec.Struct, frozen=True, kw_only=True):
    """One format to choose from."""

    format: str
    name: str
    life: str
    says: str
    chosen: bool


class ColourProps(msgspec.Struct, frozen=True, kw_only=True):
    """One colour of the palette."""

    paint: str
    owner: str
    """The initial of a player whose seat has it; empty where it is free."""


class SeatProps(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of the table."""

    seat: int
    """Stays with the seat wherever it is moved."""
    place: int
    name: str
    """As typed."""
    called: str
    initial: str
    colour: str
    commander: str
    partner: str
    detail: str
    hint: bool
    """The detail asks for something in place of telling it."""
    team: str
    vanguard: str
    archenemy: bool
    troubled: bool


class TileProps(msgspec.Struct, frozen=True, kw_only=True):
    """One tile of a table seen from above, in parts of its width and height."""

    tile: int
    fromLeft: float
    fromTop: float
    across: float
    deep: float
    turn: int
    """Which way its player sits: 0 before it, 90 at its left, 180 behind it, 270 at its right."""
    paint: str


def screen_props(inputs: Inputs) -> ScreenProps:
    """The start screen apart from its rows."""
    draft, chosen = inputs.draft, inputs.chosen
    game = game_of(draft, inputs.formats)
    return ScreenProps(
        startLine=game.says if isinstance(game, Problem) else put(tr("Start — %1"), _about(game)),
        canStart=not isinstance(game, Problem),
        resumeLine="" if inputs.unfinished is None else resume_line(inputs.unfinished),
        againLine="" if inputs.last is None else again_line(inputs.last, inputs.formats),
        playersLine=_players(draft.count),
        canAdd=draft.count < MOST_SEATS,
        canRemove=draft.count > 1,
        arrangement=draft.arrangement,
        note=tr(chosen.unsure) if chosen.unsure else "",
        everyFormat=inputs.every_format,
        moreLine=put(tr("More formats (%1)"), len(inputs.formats.formats) - FIRST_FORMATS),
        usesCommanders=commander_threshold(draft, chosen) is not None,
        usesTeams=plays_in_teams(draft, chosen),
        usesVanguard=has_vanguard(chosen),
        usesArchenemy=chosen.archenemy,
    )


def rules_props(inputs: Inputs) -> RulesProps:
    """The numbers that this table plays by."""
    draft, chosen = inputs.draft, inputs.chosen
    poison = poison_threshold(draft, chosen)
    commander = commander_threshold(draft, chosen)
    game = game_of(draft, inputs.formats)
    life = _lives(game) if isinstance(game, Game) else _lives_unstarted(draft, chosen)
    parts = [
        put(tr("%1 life"), life),
        tr("no poison") if poison is None else put(tr("%1 poison"), poison),
        "" if commander is None else put(tr("%1 commander damage"), commander),
    ]
    return RulesProps(
        line=" · ".join(part for part in parts if part),
        life=str(own_life(draft, chosen)),
        poison="" if poison is None else str(poison),
        commanderDamage="" if commander is None else str(commander),
        teams=draft.rules.teams,
        sharedLife=draft.rules.shared_life,
        switched=switched(draft, chosen),
        own=draft.format in draft.house,
        custom=chosen.id == CUSTOM,
    )


def format_props(inputs: Inputs) -> tuple[FormatProps, ...]:
    """The formats that are offered: the first ones, or all of them."""
    offered = inputs.formats.formats if inputs.every_format else inputs.formats.formats[:FIRST_FORMATS]
    return tuple(
        FormatProps(
            format=row.id,
            name=put(tr("%1…"), tr(row.name)) if row.id == CUSTOM else tr(row.name),
            life="" if row.id == CUSTOM else _spread(row),
            says=_card_line(row),
            chosen=row.id == inputs.chosen.id,
        )
        for row in offered
    )


def seat_props(inputs: Inputs) -> tuple[SeatProps, ...]:
    """The seats that play, in the order of the table."""
    draft, chosen = inputs.draft, inputs.chosen
    called = names(draft)
    initials = _initials(draft, called)
    team_of = teams(draft, chosen) if plays_in_teams(draft, chosen) else None
    commanded = commander_threshold(draft, chosen) is not None
    found = game_of(draft, inputs.formats)
    trouble = found.place if isinstance(found, Problem) else None
    rows = []
    for place, seat in enumerate(draft.seated):
        cards = [card.strip() for card in seat.commanders if card.strip()] if commanded else []
        told = [
            put(tr("avatar %1"), signed(seat.vanguard)) if has_vanguard(chosen) else "",
            " & ".join(cards),
            tr("add a commander (optional)") if commanded and not cards else "",
        ]
        rows.append(
            SeatProps(
                seat=seat.key,
                place=place,
                name=seat.name,
                called=called[place],
                initial=initials[place],
                colour=seat.colour,
                commander=seat.commanders[0],
                partner=seat.commanders[1],
                detail=" · ".join(part for part in told if part),
                hint=commanded and not cards,
                team="" if team_of is None else put(tr("Team %1"), team_of[place] + 1),
                vanguard=signed(seat.vanguard),
                archenemy=chosen.archenemy and place == archenemy(draft),
                troubled=place == trouble,
            )
        )
    return tuple(rows)


def colour_props(inputs: Inputs) -> tuple[ColourProps, ...]:
    """The palette, and who has which colour."""
    draft = inputs.draft
    initials = _initials(draft, names(draft))
    owners = {seat.colour: initial for seat, initial in zip(draft.seated, initials, strict=True)}
    return tuple(ColourProps(paint=colour, owner=owners.get(colour, "")) for colour in COLOURS)


def tile_props(inputs: Inputs, arrangement: Arrangement) -> tuple[TileProps, ...]:
    """The table seen from above in one arrangement; those who share a total sit at one tile."""
    game = game_of(inputs.draft, inputs.formats)
    colours = [seat.colour for seat in inputs.draft.seated]
    if isinstance(game, Game):
        colours = [colours[side.members[0]] for side in game.setup.sides]
    places = seat_everybody(len(colours), _PICTURE.width, _PICTURE.height, arrangement).places
    return tuple(
        TileProps(
            tile=tile,
            fromLeft=place.box.x / _PICTURE.width,
            fromTop=place.box.y / _PICTURE.height,
            across=place.box.width / _PICTURE.width,
            deep=place.box.height / _PICTURE.height,
            turn=place.turn,
            paint=colour,
        )
        for tile, (place, colour) in enumerate(zip(places, colours, strict=True))
    )


def resume_line(game: Game) -> str:
    """The unfinished game in one line: format, turn, and the totals of those who still play."""
    everybody = " · ".join(f"{_short(name)} {number(total)}" for name, total in totals(game))
    name = tr(game.setup.format.name)
    if not game.turn:
        return put(tr("%1 — %2"), name, everybody)
    return put(tr("%1, turn %2 — %3"), name, game.turn, everybody)


def again_line(header: Header, formats: Formats) -> str:
    """The last table in one line: format and players."""
    chosen = formats.find(header.format)
    everybody = ", ".join(_short(player.name) for player in header.players)
    return put(tr("%1 — %2"), header.format if chosen is None else tr(chosen.name), everybody)


def own_life(draft: Draft, chosen: Format) -> int:
    """The starting total that the table's own rules begin from."""
    if draft.rules.life is not None:
        return draft.rules.life
    if chosen.life_multiplayer is not None and draft.count > 2:
        return chosen.life_multiplayer
    return chosen.life


def _initials(draft: Draft, called: tuple[str, ...]) -> tuple[str, ...]:
    """What marks a seat beside its colour: the first letter of its name, or the number of its place."""
    return tuple(
        name[0].upper() if seat.name.strip() else str(place)
        for place, (seat, name) in enumerate(zip(draft.seated, called, strict=True), start=1)
    )


def _about(game: Game) -> str:
    setup = game.setup
    shared = len(setup.sides) < len(setup.names)
    sides = _teams(len(setup.sides)) if shared else _players(len(setup.names))
    return put(tr("%1, %2, %3 life"), tr(setup.format.name), sides, _lives(game))


def _lives(game: Game) -> str:
    different = sorted(set(game.totals), reverse=True)
    if len(different) > 2:
        return put(tr("%1 to %2"), number(different[-1]), number(different[0]))
    return " / ".join(number(total) for total in different)


def _lives_unstarted(draft: Draft, chosen: Format) -> str:
    return _spread(chosen) if draft.rules.life is None else number(draft.rules.life)


def _card_line(row: Format) -> str:
    """How many play and what is special; a line or name that already speaks of players says it once."""
    if "player" in f"{row.name} {row.says}".lower() or (row.fewest <= 2 and row.most is None):
        return tr(row.says)
    if row.most is None:
        who = put(tr("%1 or more players"), row.fewest)
    elif row.most == row.fewest:
        who = _players(row.fewest)
    else:
        who = put(tr("%1–%2 players"), row.fewest, row.most)
    return put(tr("%1 · %2"), who, tr(row.says))


def _spread(row: Format) -> str:
    if row.life_multiplayer is not None:
        return f"{row.life} / {row.life_multiplayer}"
    if row.life_archenemy is not None and row.life_archenemy != row.life:
        return f"{row.life_archenemy} / {row.life}"
    return str(row.life)


def _players(count: int) -> str:
    return put(tr("%1 players", "%1 player", count), count)


def _teams(count: int) -> str:
    return put(tr("%1 teams", "%1 team", count), count)


def _short(name: str) -> str:
    return name if len(name) <= 16 else f"{name[:15]}…"
