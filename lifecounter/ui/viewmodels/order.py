"""The sheet on which the affected player chooses in which order effects apply (616.1)."""

from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import Amend, AnyStep
from lifecounter.model.outcome import Choice
from lifecounter.ui import words
from lifecounter.ui.language import tr
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.order_props import OrderProps, OrderRow, order_props
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.sheets import Desk, Then

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


class Question(NamedTuple):
    """A step that waits for an order."""

    choice: Choice
    step: AnyStep
    then: Then
    last: AnyStep | None
    """The last entry of the history as it was asked."""


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class OrderViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """The orders that a step may be taken in."""

    titleChanged = Signal()
    commonChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._question: Question | None = None
        self.props = OrderProps("", "", ())
        """What QML reads."""
        self._rows = Rows(OrderRow, self)

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """Who chooses."""
        return self.props.title

    @Property(str, notify=commonChanged)
    def common(self) -> str:
        """What comes of it in whichever order."""
        return self.props.common

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        """Every different outcome, each an OrderRow."""
        return self._rows

    @Slot(str)
    def choose(self, key: str) -> None:
        """Do it in this order."""
        asked = self._question
        self.cancel()
        if asked is not None:
            self._desk.take(in_order(asked.step, asked.choice.options[int(key)].order), asked.then)

    @Slot()
    def cancel(self) -> None:
        """Leave it undone."""
        self._question = None
        self._desk.close()

    def begin(self, choice: Choice, step: AnyStep, then: Then) -> None:
        """Ask this."""
        self._show(Question(choice, step, then, self._desk.table.last_step))

    def refresh(self) -> None:
        """The game has changed: ask anew what the step comes to. The question is dropped where it no longer
        arises, or where the step takes the place of another that isn't the last any more."""
        asked = self._question
        if asked is None:
            return
        lapsed = isinstance(asked.step, Amend) and self._desk.table.last_step is not asked.last
        outcome = self._desk.table.preview(asked.step)
        if lapsed or not isinstance(outcome, Choice):
            self.cancel()
            self._desk.say(words.line(tr("The game has changed, so no order is chosen and nothing is done")))
        else:
            self._show(asked._replace(choice=outcome))

    def _show(self, asked: Question) -> None:
        self._question = asked
        before, self.props = self.props, order_props(self._desk.table.game, asked.choice)
        tell(self, before, self.props)
        self._rows.replace(self.props.rows)


def in_order(step: AnyStep, order: tuple[str, ...]) -> AnyStep:
    """The step, with effects applied in this order."""
    if isinstance(step, Amend):
        return Amend(step=in_order(step.step, order))
    return replace(step, order=order)
