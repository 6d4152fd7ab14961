"""The sheet of effects in play: what each does, who controls it, its condition and its end."""

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.model.commands import Effect
from lifecounter.ui.viewmodels.differences import tell
from lifecounter.ui.viewmodels.effects_props import EffectRow, EffectsProps, effects_props
from lifecounter.ui.viewmodels.fields import FieldRow
from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.sheets import Desk

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
@QmlUncreatable("Sheets come with a seat")
class EffectsViewModel(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """Effects in play, as one seat looks at them."""

    titleChanged = Signal()
    oneChanged = Signal()
    saysChanged = Signal()
    aboutChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._asking = ""
        self._alone = False
        self._rows = Rows(EffectRow, self)
        self._fields = Rows(FieldRow, self)
        self.props: EffectsProps = self._look()
        """What QML reads."""
        self._fill_rows()

    @Property(str, notify=titleChanged)
    def title(self) -> str:
        """What is shown, or the effect that is spoken about."""
        return self.props.title

    @Property(bool, notify=oneChanged)
    def one(self) -> bool:
        """One effect is spoken about."""
        return self.props.one

    @Property(str, notify=saysChanged)
    def says(self) -> str:
        """What it does, in short."""
        return self.props.says

    @Property(str, notify=aboutChanged)
    def about(self) -> str:
        """What it does, a line for each part of it."""
        return self.props.about

    @Property(Rows, constant=True)
    def rows(self) -> Rows:
        """All effects, each an EffectRow."""
        return self._rows

    @Property(Rows, constant=True)
    def fields(self) -> Rows:
        """What can be done about the one, each a FieldRow."""
        return self._fields

    @Slot(str)
    def choose(self, effect: str) -> None:
        """Speak about this one."""
        self._asking = effect
        self.refresh()

    @Slot(str)
    def pick(self, key: str) -> None:
        """Its condition is met or not, somebody takes control of it, or it leaves."""
        kind, _, word = key.partition(" ")
        names = self._desk.table.game.setup.names
        match kind:
            case "holds":
                self._desk.take(Effect(id=self._asking, holds=word == "yes"))
            case "control":
                self._desk.take(Effect(control=self._asking, to=names[int(word)]))
            case _:
                self._desk.take(Effect(remove=self._asking, to=word or None), self.back)

    @Slot()
    def back(self) -> None:
        """Back to all effects; close, where the sheet was opened for one alone."""
        if self._alone or not self._asking:
            self._desk.close()
        else:
            self.choose("")

    def begin(self, effect: str = "") -> None:
        """Start afresh: with all of them, or with one alone."""
        self._asking, self._alone = effect, effect != ""
        self.refresh()

    def refresh(self) -> None:
        """Show the game as it now stands."""
        before, self.props = self.props, self._look()
        if self.props != before:
            tell(self, before, self.props)
            self._fill_rows()

    def _look(self) -> EffectsProps:
        return effects_props(self._desk.table.game, self._asking)

    def _fill_rows(self) -> None:
        self._rows.replace(self.props.rows)
        self._fields.replace(self.props.fields)
