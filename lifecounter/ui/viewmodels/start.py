"""The start screen: which format, who sits where, and the way into a game."""

from collections.abc import Callable
from typing import cast

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.formats import Formats
from lifecounter.model.header import Header
from lifecounter.model.state import Game
from lifecounter.ui.headers import again
from lifecounter.ui.seating import Arrangement
from lifecounter.ui.viewmodels import start_draft as drafts
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.start_draft import Draft
from lifecounter.ui.viewmodels.start_header import draft_of, game_of
from lifecounter.ui.viewmodels.start_props import (
    ColourProps,
    FormatProps,
    Inputs,
    ScreenProps,
    SeatProps,
    TileProps,
    colour_props,
    format_props,
    screen_props,
    seat_props,
    tile_props,
)
from lifecounter.ui.viewmodels.start_rules import StartRules

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

Start = Callable[[Header, Arrangement], None]


@QmlElement
@QmlUncreatable("Made in Python")
class StartViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """What the start screen shows and what its presses do. A running game is never touched from here.

    `start` is called with the header of a new game and how its seats are arranged, `resume` when the
    unfinished game is wanted.
    """

    startLineChanged = Signal()
    canStartChanged = Signal()
    resumeLineChanged = Signal()
    againLineChanged = Signal()
    playersLineChanged = Signal()
    canAddChanged = Signal()
    canRemoveChanged = Signal()
    arrangementChanged = Signal()
    noteChanged = Signal()
    everyFormatChanged = Signal()
    moreLineChanged = Signal()
    usesCommandersChanged = Signal()
    usesTeamsChanged = Signal()
    usesVanguardChanged = Signal()
    usesArchenemyChanged = Signal()

    def __init__(
        self, formats: Formats, start: Start, resume: Callable[[], None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._start = start
        self._resume = resume
        self._inputs = Inputs(formats=formats, draft=drafts.empty_draft(formats))
        self.props = screen_props(self._inputs)
        """What QML reads, apart from rows and rules."""
        self._formats = Rows(FormatProps, self)
        self._seats = Rows(SeatProps, self)
        self._colours = Rows(ColourProps, self)
        self._around = Rows(TileProps, self)
        self._facing = Rows(TileProps, self)
        self._in_row = Rows(TileProps, self)
        self._rules = StartRules(self._inputs, self._edit, self)
        self._show(self._inputs)

    def offer(
        self, unfinished: Game | None, last: Header | None, arrangement: Arrangement = "around"
    ) -> None:
        """Begin from the last table, and offer it and the unfinished game; None offers nothing."""
        draft = self._inputs.draft if last is None else draft_of(last, self._inputs.formats)
        early = self._inputs.formats.formats[: len(self._formats.rows)]
        self._show(
            replace(
                self._inputs,
                draft=replace(draft, arrangement=arrangement),
                unfinished=unfinished,
                last=last,
                every_format=self._inputs.every_format or all(row.id != draft.format for row in early),
            )
        )

    @Property(Rows, constant=True)
    def formats(self) -> Rows:
        """The formats to choose from, each a FormatProps."""
        return self._formats

    @Property(Rows, constant=True)
    def seats(self) -> Rows:
        """The seats that play, each a SeatProps."""
        return self._seats

    @Property(Rows, constant=True)
    def around(self) -> Rows:
        """The seats around the table, each a TileProps."""
        return self._around

    @Property(Rows, constant=True)
    def facing(self) -> Rows:
        """The seats all facing one way, each a TileProps."""
        return self._facing

    @Property(Rows, constant=True)
    def inRow(self) -> Rows:
        """The seats in a row, each a TileProps."""
        return self._in_row

    @Property(StartRules, constant=True)
    def rules(self) -> StartRules:
        """The numbers that the table plays by."""
        return self._rules

    @Property(Rows, constant=True)
    def colours(self) -> Rows:
        """What a seat can be painted in, each a ColourProps."""
        return self._colours

    @Property(str, notify=startLineChanged)
    def startLine(self) -> str:
        """What Start begins, or what to do before it can."""
        return self.props.startLine

    @Property(bool, notify=canStartChanged)
    def canStart(self) -> bool:
        """Start begins a game."""
        return self.props.canStart

    @Property(str, notify=resumeLineChanged)
    def resumeLine(self) -> str:
        """The unfinished game; empty where there is none."""
        return self.props.resumeLine

    @Property(str, notify=againLineChanged)
    def againLine(self) -> str:
        """The last table; empty where there is none."""
        return self.props.againLine

    @Property(str, notify=playersLineChanged)
    def playersLine(self) -> str:
        """How many play."""
        return self.props.playersLine

    @Property(bool, notify=canAddChanged)
    def canAdd(self) -> bool:
        """There is room for another player."""
        return self.props.canAdd

    @Property(bool, notify=canRemoveChanged)
    def canRemove(self) -> bool:
        """A table keeps at least one player."""
        return self.props.canRemove

    @Property(str, notify=arrangementChanged)
    def arrangement(self) -> str:
        """`around`, `facing` or `row`."""
        return self.props.arrangement

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        """What sources disagree about in the chosen format; empty where they agree."""
        return self.props.note

    @Property(bool, notify=everyFormatChanged)
    def everyFormat(self) -> bool:
        """All formats are offered."""
        return self.props.everyFormat

    @Property(str, notify=moreLineChanged)
    def moreLine(self) -> str:
        """How many more formats there are."""
        return self.props.moreLine

    @Property(bool, notify=usesCommandersChanged)
    def usesCommanders(self) -> bool:
        """Players name their commanders."""
        return self.props.usesCommanders

    @Property(bool, notify=usesTeamsChanged)
    def usesTeams(self) -> bool:
        """Players choose who they play with."""
        return self.props.usesTeams

    @Property(bool, notify=usesVanguardChanged)
    def usesVanguard(self) -> bool:
        """Players have avatars with a life modifier (902.4)."""
        return self.props.usesVanguard

    @Property(bool, notify=usesArchenemyChanged)
    def usesArchenemy(self) -> bool:
        """One player is against all others (904.2)."""
        return self.props.usesArchenemy

    @Slot(str)
    def chooseFormat(self, name: str) -> None:
        """Another format, with as many players as it is for."""
        chosen = self._inputs.formats.find(name)
        if chosen is not None:
            self._edit(drafts.choose_format(self._draft, chosen))

    @Slot()
    def showEveryFormat(self) -> None:
        """Offer the rarer formats as well."""
        self._show(replace(self._inputs, every_format=True))

    @Slot(int)
    def changeCount(self, change: int) -> None:
        """More or fewer players."""
        self._edit(drafts.change_count(self._draft, change))

    @Slot(int, str)
    def rename(self, place: int, name: str) -> None:
        """What is typed as a player's name."""
        self._edit(drafts.rename(self._draft, place, name))

    @Slot(int, int, str)
    def nameCommander(self, place: int, which: int, name: str) -> None:
        """What is typed as a player's commander (0) or partner (1)."""
        self._edit(drafts.name_commander(self._draft, place, which, name))

    @Slot(int, str)
    def paint(self, place: int, colour: str) -> None:
        """A seat takes this colour."""
        self._edit(drafts.paint(self._draft, place, colour))

    @Slot(int)
    def nextColour(self, place: int) -> None:
        """A seat takes the next colour that is free."""
        self._edit(drafts.next_colour(self._draft, place))

    @Slot(int, int)
    def move(self, place: int, to: int) -> None:
        """A player takes another place; beyond either end nothing happens."""
        if place != to and 0 <= to < self._draft.count:
            self._edit(drafts.move(self._draft, place, to))

    @Slot(int)
    def changeTeam(self, place: int) -> None:
        """A player joins the next team."""
        self._edit(drafts.change_team(self._draft, place, self._inputs.chosen))

    @Slot(int)
    def nameArchenemy(self, place: int) -> None:
        """This player is against all others."""
        self._edit(drafts.name_archenemy(self._draft, place))

    @Slot(int, int)
    def changeVanguard(self, place: int, change: int) -> None:
        """A player's avatar adds more or less."""
        self._edit(drafts.change_vanguard(self._draft, place, self._draft.seats[place].vanguard + change))

    @Slot(str)
    def arrange(self, arrangement: str) -> None:
        """How the seats lie on the screen: `around`, `facing` or `row`."""
        self._edit(replace(self._draft, arrangement=cast(Arrangement, arrangement)))

    @Slot()
    def start(self) -> None:
        """Begin the game that the screen describes; where it can't begin, nothing happens."""
        game = game_of(self._draft, self._inputs.formats)
        if isinstance(game, Game):
            self._start(game.setup.header, self._draft.arrangement)

    @Slot()
    def startAgain(self) -> None:
        """Begin a new game at the last table."""
        if self._inputs.last is not None:
            self._start(again(self._inputs.last), self._draft.arrangement)

    @Slot()
    def resume(self) -> None:
        """Go on with the unfinished game."""
        if self._inputs.unfinished is not None:
            self._resume()

    @property
    def _draft(self) -> Draft:
        return self._inputs.draft

    def _edit(self, draft: Draft) -> None:
        self._show(replace(self._inputs, draft=draft))

    def _show(self, inputs: Inputs) -> None:
        before, self.props, self._inputs = self.props, screen_props(inputs), inputs
        self._formats.replace(format_props(inputs))
        self._colours.replace(colour_props(inputs))
        self._seats.replace(seat_props(inputs))
        self._around.replace(tile_props(inputs, "around"))
        self._facing.replace(tile_props(inputs, "facing"))
        self._in_row.replace(tile_props(inputs, "row"))
        self._rules.show(inputs)
        for name in ScreenProps.__struct_fields__:
            if getattr(before, name) != getattr(self.props, name):
                getattr(self, f"{name}Changed").emit()
