"""The amount sheet: a number, where it comes from, what it would do, and doing it."""

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.ui import words
from lifecounter.ui.viewmodels import amount_draft as drafts
from lifecounter.ui.viewmodels import asked_facts
from lifecounter.ui.viewmodels.amount_draft import Draft
from lifecounter.ui.viewmodels.amount_props import AmountProps, PickRow, SwitchRow, amount_props, pickable
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class AmountViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """One seat's amount sheet."""

    verbChanged = Signal()
    titleChanged = Signal()
    amountChanged = Signal()
    emptyChanged = Signal()
    originChanged = Signal()
    originColourChanged = Signal()
    signedChanged = Signal()
    actChanged = Signal()
    readyChanged = Signal()
    pickingChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._table = desk.table
        self._side = desk.side
        self._take = desk.take
        self._close = desk.close
        self._clear = desk.clear
        self._draft = Draft(verb="damage", head=desk.table.game.setup.sides[desk.side].members[0])
        self._picking = False
        self._switches = Rows(SwitchRow, self)
        self._heads = Rows(PickRow, self)
        self._aspects = Rows(PickRow, self)
        self._sources = Rows(PickRow, self)
        self._lines = Rows(words.Line, self)
        self.props: AmountProps = self._look()
        """What QML reads."""
        self._fill_rows()

    @Property(str, notify=verbChanged)
    def verb(self) -> str:
        """damage, gain, lose, pay, set or correct."""
        return self.props.verb

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """What the number is for."""
        return self.props.title

    @Property(str, notify=amountChanged)
    def amount(self) -> str:
        """The number as it stands."""
        return self.props.amount

    @Property(bool, notify=emptyChanged)
    def empty(self) -> bool:
        """No digit has been put in."""
        return self.props.empty

    @Property(str, notify=originChanged)
    def origin(self) -> str:
        """What damage comes from; empty where nothing is asked."""
        return self.props.origin

    @Property(str, notify=originColourChanged)
    def originColour(self) -> str:
        """The colour of that player's seat; empty for nobody."""
        return self.props.originColour

    @Property(bool, notify=signedChanged)
    def signed(self) -> bool:
        """The number may be below 0."""
        return self.props.signed

    @Property(str, notify=actChanged)
    def act(self) -> str:
        """What confirming does."""
        return self.props.act

    @Property(bool, notify=readyChanged)
    def ready(self) -> bool:
        """Confirming would do something."""
        return self.props.ready

    @Property(bool, notify=pickingChanged)
    def picking(self) -> bool:
        """The sources are laid out to pick from."""
        return self._picking

    @Property(Rows, constant=True)
    def switches(self) -> Rows:
        """Facts to state, each a SwitchRow."""
        return self._switches

    @Property(Rows, constant=True)
    def heads(self) -> Rows:
        """Heads of the team to pick from, each a PickRow."""
        return self._heads

    @Property(Rows, constant=True)
    def aspects(self) -> Rows:
        """What can be put right, each a PickRow."""
        return self._aspects

    @Property(Rows, constant=True)
    def sources(self) -> Rows:
        """What damage can come from, each a PickRow."""
        return self._sources

    @Property(Rows, constant=True)
    def lines(self) -> Rows:
        """What would happen, each a Line."""
        return self._lines

    @Slot(int)
    def type(self, digit: int) -> None:
        """One more digit."""
        self._edit(drafts.typed(self._draft, digit))

    @Slot()
    def rubOut(self) -> None:
        """One digit fewer."""
        self._edit(drafts.rubbed_out(self._draft))

    @Slot()
    def clear(self) -> None:
        """No digit at all."""
        self._edit(replace(self._draft, digits="", negative=False, to_starting=False))

    @Slot(int)
    def move(self, by: int) -> None:
        """So much more or less."""
        self._edit(drafts.moved(self._draft, by))

    @Slot()
    def turnSign(self) -> None:
        """Above 0 becomes below."""
        if self.props.signed:
            self._edit(replace(self._draft, negative=not self._draft.negative and self._draft.digits != ""))

    @Slot(str)
    def flip(self, key: str) -> None:
        """State a fact, or no longer."""
        draft = self._draft
        match key:
            case "commander":
                draft = drafts.commander_switched(self._table.game, draft)
            case "toxic":
                draft = replace(draft, toxic=draft.toxic + 1)
            case "starting":
                draft = replace(draft, to_starting=not draft.to_starting, digits="", negative=False)
            case "back":
                draft = replace(draft, back_in=not draft.back_in)
            case "combat":
                draft = replace(draft, combat=not draft.combat)
            case "lifelink":
                draft = replace(draft, lifelink=not draft.lifelink)
            case "infect":
                draft = replace(draft, infect=not draft.infect)
            case "unpreventable":
                draft = replace(draft, unpreventable=not draft.unpreventable)
            case _:
                draft = asked_facts.flipped(self._table.game, draft, key)
        self._edit(draft)

    @Slot(str)
    def flipBack(self, key: str) -> None:
        """Take a fact back altogether: toxic becomes 0, what was stated of a source counts as given."""
        if key == "toxic":
            self._edit(replace(self._draft, toxic=0))
        else:
            self._edit(asked_facts.as_given(self._draft, key))

    @Slot()
    def pickSource(self) -> None:
        """Lay the sources out, or put them away."""
        self._turn_to(picking=not self._picking)

    @Slot(str)
    def source(self, key: str) -> None:
        """Damage comes from this one."""
        origin = pickable(self._table.game, self._draft)[int(key)]
        self._turn_to(picking=False)
        self._edit(drafts.from_origin(self._draft, origin))

    @Slot(int)
    def nextSource(self, by: int) -> None:
        """Damage comes from the next one of the list, or the one before."""
        known = pickable(self._table.game, self._draft)
        if known:
            place = known.index(self._draft.origin) if self._draft.origin in known else 0
            self._edit(drafts.from_origin(self._draft, known[(place + by) % len(known)]))

    @Slot(str)
    def pickHead(self, key: str) -> None:
        """It is about this head of the team."""
        self._edit(replace(self._draft, head=int(key)))

    @Slot(str)
    def pickAspect(self, key: str) -> None:
        """This is what is put right."""
        self._edit(replace(self._draft, aspect=key, digits="", negative=False))

    @Slot()
    def confirm(self) -> None:
        """Do it; where it may not be done, the seat says why."""
        if not self._draft.is_empty:
            self._take(drafts.step_of(self._table.game, self._draft), self._clear)

    @Slot()
    def cancel(self) -> None:
        """Go back one page, or close the sheet."""
        if self._picking:
            self._turn_to(picking=False)
        else:
            self._close()

    def begin(self, draft: Draft) -> None:
        """Start afresh."""
        self._draft = draft
        self._turn_to(picking=False)
        self.refresh()

    def refresh(self) -> None:
        """Show what would come of it now."""
        before, self.props = self.props, self._look()
        if self.props != before:
            tell(self, before, self.props)
            self._fill_rows()

    def _edit(self, draft: Draft) -> None:
        if draft != self._draft:
            self._draft = draft
            self.refresh()

    def _turn_to(self, *, picking: bool) -> None:
        if picking != self._picking:
            self._picking = picking
            self.pickingChanged.emit()

    def _look(self) -> AmountProps:
        outcome = self._table.preview(drafts.step_of(self._table.game, self._draft))
        return amount_props(self._table.game, self._side, self._draft, outcome)

    def _fill_rows(self) -> None:
        self._switches.replace(self.props.switches)
        self._heads.replace(self.props.heads)
        self._aspects.replace(self.props.aspects)
        self._sources.replace(self.props.sources)
        self._lines.replace(self.props.lines)
