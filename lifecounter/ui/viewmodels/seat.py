"""One seat at the table: its total, what is open on it, and what its player does."""

from collections.abc import Callable
from typing import assert_never

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import Amend, AnyStep, Damage, Done, Failed, Gain, Undo
from lifecounter.model.locks import cant_gain_life, cant_lose_life
from lifecounter.model.outcome import Choice, Played, Refused
from lifecounter.model.state import Game
from lifecounter.table.table import Change, Table
from lifecounter.ui import refusals, words
from lifecounter.ui.language import put, tr
from lifecounter.ui.seating import Place
from lifecounter.ui.viewmodels.amount_draft import Draft, Origin, Verb
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.seat_props import (
    BoxRow,
    ChipRow,
    ReminderRow,
    SeatProps,
    looks_alike,
    payment_stopped,
    seat_props,
)
from lifecounter.ui.viewmodels.sheets import Keep, Sheet, SheetKind, Sheets, Then

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

MOMENT = 1500
"""Milliseconds within which taps add up."""
NOTE_STAYS = 4500
"""Milliseconds for which a refusal can be read."""


class Open(msgspec.Struct, frozen=True):
    """What is shown on the seat beside the game itself."""

    sheets: tuple[SheetKind, ...] = ()
    """What lies open, the uppermost last."""
    running: str = ""
    note: words.Line = words.Line("")
    place: Place | None = None
    takeBack: bool = False


@QmlElement
@QmlUncreatable("Seats come with a table")
class SeatViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """One seat: a player, or a team that shares a life total."""

    nameChanged = Signal()
    belowChanged = Signal()
    colourChanged = Signal()
    lifeChanged = Signal()
    turnableChanged = Signal()
    tallyChanged = Signal()
    hitsChanged = Signal()
    fallenChanged = Signal()
    verdictChanged = Signal()
    activeChanged = Signal()
    gainStoppedChanged = Signal()
    payStoppedChanged = Signal()
    sheetsChanged = Signal()
    runningChanged = Signal()
    noteChanged = Signal()
    placeChanged = Signal()
    takeBackChanged = Signal()
    historyWanted = Signal()
    unkept = Signal(str)
    """A step could not be kept, for this reason; it waits to be taken again."""
    refused = Signal()
    """Something could not be done; the seat shakes."""

    def __init__(self, table: Table, side: int, ask: "Ask", keep: Keep, parent: QObject) -> None:
        super().__init__(parent)
        self._ask = ask
        self._table = table
        self._side = side
        self._seen = table.game
        self.props: SeatProps = seat_props(table.game, side)
        """What QML reads of the game."""
        self._open = Open()
        self._chips = Rows(ChipRow, self)
        self._boxes = Rows(BoxRow, self)
        self._reminders = Rows(ReminderRow, self)
        self._fill_rows()
        self.sheets = Sheets(table, side, self.take, self.put_away, self.clear, keep, self.say, self)
        self._run = _clock(self, MOMENT, self._end_run)
        self._run_step: AnyStep | None = None
        self._run_amount = 0
        self._run_shown = 0
        self._waiting: tuple[AnyStep, Then] | None = None
        self._note_clock = _clock(self, NOTE_STAYS, self._forget_note)

    # What follows from the game

    @Property(str, notify=nameChanged)
    def name(self) -> str:
        """The player, or the heads of the team."""
        return self.props.name

    @Property(str, notify=belowChanged)
    def below(self) -> str:
        """Commanders, or the team."""
        return self.props.below

    @Property(str, notify=colourChanged)
    def colour(self) -> str:
        """The seat's colour."""
        return self.props.colour

    @Property(str, notify=lifeChanged)
    def life(self) -> str:
        """The total, exact, as it is written."""
        return self.props.life

    @Property(bool, notify=turnableChanged)
    def turnable(self) -> bool:
        """The total reads as another one upside down."""
        return self.props.turnable

    @Property(str, notify=tallyChanged)
    def tally(self) -> str:
        """Poison and other counters."""
        return self.props.tally

    @Property(int, notify=hitsChanged)
    def hits(self) -> int:
        """From how many commanders damage was taken."""
        return self.props.hits

    @Property(bool, notify=fallenChanged)
    def fallen(self) -> bool:
        """Has lost."""
        return self.props.fallen

    @Property(str, notify=verdictChanged)
    def verdict(self) -> str:
        """Why it has lost, with the rule's number."""
        return self.props.verdict

    @Property(str, notify=verdictChanged)
    def verdictRule(self) -> str:
        """The rule by which it has lost."""
        return self.props.verdictRule

    @Property(bool, notify=activeChanged)
    def active(self) -> bool:
        """It is this seat's turn."""
        return self.props.active

    @Property(bool, notify=gainStoppedChanged)
    def gainStopped(self) -> bool:
        """A gain would come to nothing."""
        return self.props.gainStopped

    @Property(bool, notify=payStoppedChanged)
    def payStopped(self) -> bool:
        """A payment would be refused."""
        return self.props.payStopped

    @Property(Rows, constant=True)
    def chips(self) -> Rows:
        """Marks and effects, each a ChipRow."""
        return self._chips

    @Property(Rows, constant=True)
    def boxes(self) -> Rows:
        """Damage from commanders, each a BoxRow."""
        return self._boxes

    @Property(Rows, constant=True)
    def reminders(self) -> Rows:
        """What is to be done at the table, each a ReminderRow."""
        return self._reminders

    # What is open, and where the seat lies

    @Property(str, notify=sheetsChanged)
    def sheet(self) -> str:
        """Which sheet lies open, or nothing."""
        return self._open.sheets[-1] if self._open.sheets else ""

    # Not of the sheet's own type, so that the start needs none of them.
    @Property(QObject, notify=sheetsChanged)
    def panel(self) -> Sheet | None:
        """The view model of that sheet."""
        return self.sheets.of(self._open.sheets[-1]) if self._open.sheets else None

    @Property(str, notify=runningChanged)
    def running(self) -> str:
        """What the taps of this moment come to."""
        return self._open.running

    @Property(str, notify=noteChanged)
    def note(self) -> str:
        """Why something could not be done, for a short while."""
        return self._open.note.text

    @Property(str, notify=noteChanged)
    def noteRule(self) -> str:
        """The rule that the sentence names."""
        return self._open.note.rule

    @Property(bool, notify=takeBackChanged)
    def takeBack(self) -> bool:
        """An undo would take this seat's loss back."""
        return self._open.takeBack

    @Property(float, notify=placeChanged)
    def x(self) -> float:
        """Left edge in the window."""
        return self._place.box.x

    @Property(float, notify=placeChanged)
    def y(self) -> float:
        """Upper edge in the window."""
        return self._place.box.y

    @Property(float, notify=placeChanged)
    def boxWidth(self) -> float:
        """Width in the window, however the seat is turned."""
        return self._place.box.width

    @Property(float, notify=placeChanged)
    def boxHeight(self) -> float:
        """Height in the window."""
        return self._place.box.height

    @Property(int, notify=placeChanged)
    def quarters(self) -> int:
        """How far the seat is turned clockwise, in quarters of a whole turn."""
        return self.quarters_turned

    @Property(float, notify=placeChanged)
    def headerLeft(self) -> float:
        """What the hub covers of the header's left end."""
        return self._place.left

    @Property(float, notify=placeChanged)
    def headerRight(self) -> float:
        """What the hub covers of the header's right end."""
        return self._place.right

    @Property(float, notify=placeChanged)
    def headerMiddle(self) -> float:
        """How far the hub covers the header to both sides of its middle."""
        return self._place.middle

    # What the player does

    @Slot(int)
    def tap(self, by: int) -> None:
        """A tap on the right half (+1) or the left (−1), or a hold (±10). Taps within a moment are one
        entry of the history as long as nobody else does anything. One that would change nothing is not taken:
        the seat says why."""
        goes_on = self._run_step is not None and self._table.last_step is self._run_step
        amount = self._run_amount + by if goes_on else by
        if not goes_on:
            step: AnyStep = self._tapped(amount)
        elif amount == 0:
            step = Undo()
        else:
            step = Amend(step=self._tapped(amount, as_before=self._run_step))
        if not self._comes_to_nothing(step):
            self.take(step, lambda: self._count(by, amount))

    @Slot(str)
    def open(self, verb: Verb) -> None:
        """Open the amount sheet for damage, gain, lose, pay, set or correct; where it could only be in
        vain, say why."""
        why = self._in_vain(verb)
        if why is not None:
            self.say(why, shake=True)
        else:
            self._open_amount(Draft(verb=verb, head=self.head))

    @Slot(str)
    def openCommander(self, commander: str) -> None:
        """Open the damage sheet with this commander as the source."""
        owner = self._game.setup.commanders[commander]
        self._open_amount(Draft(verb="damage", head=self.head, origin=Origin(owner, commander), combat=True))

    @Slot()
    def openMore(self) -> None:
        """Open counters, effects, marks and endings."""
        self.sheets.more.begin(self.head)
        self._lay("more")

    @Slot()
    def openHistory(self) -> None:
        """Put the sheets away and open the history of the game, facing this seat."""
        self.clear()
        self.historyWanted.emit()

    @Slot()
    def openCards(self) -> None:
        """Open the search for a card."""
        self.sheets.cards.begin(self.sheets.more.head if "more" in self._open.sheets else self.head)
        self._lay_over("cards")

    @Slot()
    def openBuilder(self) -> None:
        """Build a card that the catalogue doesn't have; it is used once it is kept."""
        self.sheets.builder.begin(self._use)
        self._lay_over("builder")

    @Slot()
    def openEffects(self) -> None:
        """Open the effects in play."""
        self.sheets.effects.begin()
        self._lay_over("effects")

    @Slot(str)
    def openEffect(self, effect: str) -> None:
        """Say what an effect is, and offer to switch it off."""
        self.sheets.effects.begin(effect)
        self._lay_over("effects")

    @Slot(str)
    def openRule(self, rule: str) -> None:
        """Open the notes on the rules, with this one before the player; none: to search in."""
        self.sheets.rules.begin(rule)
        self._lay_over("rules")

    @Slot()
    def close(self) -> None:
        """Close the uppermost sheet."""
        self._show(replace(self._open, sheets=self._open.sheets[:-1]))

    @Slot()
    def clear(self) -> None:
        """Close whatever is open, but for a question that its player has to answer."""
        self._show(replace(self._open, sheets=tuple(one for one in self._open.sheets if one == "order")))

    @Slot(str)
    def tickOff(self, reminder: str) -> None:
        """It was done at the table; a trigger that waits asks whom it targets."""
        if any(row.id == reminder and row.waits for row in self.props.reminders):
            self.sheets.target.begin(reminder)
            self._lay_over("target")
        else:
            self.take(Done(reminder=reminder))

    @Slot(str)
    def cannot(self, reminder: str) -> None:
        """It could not be done."""
        self.take(Failed(reminder=reminder))

    @Slot(str)
    def openReminder(self, reminder: str) -> None:
        """Ask whether it was done, or can't be done and loses the game."""
        self.sheets.reminder.begin(reminder)
        self._lay_over("reminder")

    @Slot()
    def undo(self) -> None:
        """Take back the last entry."""
        self.take(Undo())

    # For the table and the sheets

    @property
    def head(self) -> int:
        """Whom a tap means: the first of the team who is still in."""
        members = self._game.setup.sides[self._side].members
        return next((member for member in members if self._game.is_in(member)), members[0])

    @property
    def quarters_turned(self) -> int:
        """How far the seat is turned clockwise, in quarters of a whole turn."""
        return self._place.turn // 90

    def take(self, step: AnyStep, then: Then = lambda: None) -> Change | None:
        """Take a step; say on the seat why it may not be taken. Where an order has to be chosen its player is
        asked. `then` follows once the step was taken. None where it could not be kept; it can be retaken."""
        try:
            change = self._table.do(step)
        except OSError as error:
            said = put(tr("This could not be kept, so it was not done: %1"), error)
            self.say(words.line(said), shake=True)
            self._waiting = step, then
            self.unkept.emit(str(error))
            return None
        match change.outcome:
            case Played():
                then()
            case Refused(message=message, rule=rule):
                self.say(words.line(refusals.said(message), rule), shake=True)
            case Choice() as choice:
                self._ask(self, choice, step, then)
            case _:
                assert_never(change.outcome)
        return change

    def retake(self) -> None:
        """Take the step that could not be kept."""
        if self._waiting is not None:
            (step, then), self._waiting = self._waiting, None
            self.take(step, then)

    def ask(self, choice: Choice, step: AnyStep, then: Then) -> None:
        """Ask the player of this seat in which order effects apply to a step that waits for it."""
        self.sheets.order.begin(choice, step, then)
        self._lay_over("order")

    def put_away(self, sheet: SheetKind) -> None:
        """Close this sheet, wherever it lies."""
        self._show(replace(self._open, sheets=tuple(one for one in self._open.sheets if one != sheet)))

    def say(self, said: words.Line, *, shake: bool = False) -> None:
        """Show a sentence on the seat for a while."""
        self._note_clock.start()
        self._show(replace(self._open, note=said))
        if shake:
            self.refused.emit()

    def refresh(self, *, take_back: bool) -> None:
        """Show the game as it now stands."""
        seen, self._seen = self._seen, self._game
        if not looks_alike(seen, self._seen, self._side):
            before, self.props = self.props, seat_props(self._seen, self._side)
            tell(self, before, self.props)
            self._fill_rows()
        self._show(replace(self._open, takeBack=take_back and self.props.fallen))
        for sheet in self._open.sheets:
            self.sheets.of(sheet).refresh()

    def move_to(self, place: Place) -> None:
        """Lie there from now on."""
        self._show(replace(self._open, place=place))

    @property
    def _game(self) -> Game:
        return self._table.game

    @property
    def _place(self) -> Place:
        assert self._open.place is not None  # noqa: S101  seats are placed as they are made
        return self._open.place

    def _tapped(self, amount: int, *, as_before: AnyStep | None = None) -> Gain | Damage:
        """What so many taps are. An order that was chosen for those before holds for those that follow."""
        player = self._game.setup.names[self.head]
        kind = Gain if amount > 0 else Damage
        order = as_before.order if isinstance(as_before, kind) else None
        return kind(player=player, amount=abs(amount), order=order)

    def _comes_to_nothing(self, step: AnyStep) -> bool:
        """The step would leave the game as it is; then what stops it is said."""
        outcome = self._table.preview(step)
        if not isinstance(outcome, Played) or outcome.game != self._game:
            return False
        for event in outcome.events:
            said = words.stopped(event)
            if said is not None:
                self.say(said[1], shake=True)
        return True

    def _count(self, by: int, amount: int) -> None:
        """Taps were taken: they add up to `amount` within one entry."""
        self._run_step = self._table.last_step if amount else None
        self._run_amount = amount
        self._run_shown += by
        self._run.start()
        self._show(replace(self._open, running=words.signed(self._run_shown) if self._run_shown else ""))

    def _in_vain(self, verb: Verb) -> words.Line | None:
        lock, rule = None, "119.8"
        if verb == "gain":
            lock, rule = cant_gain_life(self._game, self.head), "119.7"
        elif verb == "pay":
            lock = payment_stopped(self._game, self.head)
            if lock is not None and cant_lose_life(self._game, self.head) is None:
                rule = "614.17b"
        if lock is None:
            return None
        text = tr("%1 can’t gain life") if verb == "gain" else tr("%1 can’t pay life")
        stays = put(text, self._game.setup.names[self.head])
        if self._game.setup.catalogue.find(lock.name) is not None:
            stays = put(tr("%1 (%2)"), stays, lock.name)
        return words.line(stays, rule)

    def _open_amount(self, draft: Draft) -> None:
        self.sheets.amount.begin(draft)
        self._lay("amount")

    def _use(self, card: str) -> None:
        """Fill in a card that was just built."""
        self.sheets.cards.choose(f"card {card}")
        self.put_away("builder")

    def _lay(self, sheet: SheetKind) -> None:
        self._show(replace(self._open, sheets=(sheet,), note=words.Line("")))

    def _lay_over(self, sheet: SheetKind) -> None:
        """Come back to what lies open once this sheet is closed."""
        beneath = (one for one in self._open.sheets if one != sheet)
        self._show(replace(self._open, sheets=(*beneath, sheet), note=words.Line("")))

    def _fill_rows(self) -> None:
        self._chips.replace(self.props.chips)
        self._boxes.replace(self.props.boxes)
        self._reminders.replace(self.props.reminders)

    def _end_run(self) -> None:
        self._run_step = None
        self._run_amount = self._run_shown = 0
        self._show(replace(self._open, running=""))

    def _forget_note(self) -> None:
        self._show(replace(self._open, note=words.Line("")))

    def _show(self, now: Open) -> None:
        before, self._open = self._open, now
        if now != before:
            tell(self, before, now)


def _clock(parent: QObject, milliseconds: int, then: Callable[[], None]) -> QTimer:
    clock = QTimer(parent)
    clock.setSingleShot(True)
    clock.setInterval(milliseconds)
    clock.timeout.connect(then)
    return clock


Ask = Callable[[SeatViewModel, Choice, AnyStep, Then], None]
"""Asks the right player for an order of effects, on behalf of the seat where a step was begun."""
