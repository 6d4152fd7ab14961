"""The numbers and readings that a table plays by, where they may differ from the format's."""

from collections.abc import Callable

from msgspec import UNSET
from msgspec.structs import replace
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from lifecounter.ui.viewmodels.rows import Rows
from lifecounter.ui.viewmodels.start_draft import Draft, HouseRules, change_rules
from lifecounter.ui.viewmodels.start_header import commander_threshold, poison_threshold
from lifecounter.ui.viewmodels.start_props import Inputs, RulesProps, own_life, rules_props
from lifecounter.ui.viewmodels.start_readings import ReadingProps, reading_props, switch_reading

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

Edit = Callable[[Draft], None]


@QmlElement
@QmlUncreatable("Made in Python")
class StartRules(QObject):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """Starting total, thresholds and readings in the chosen format, each of which the table may override."""

    lineChanged = Signal()
    lifeChanged = Signal()
    poisonChanged = Signal()
    commanderDamageChanged = Signal()
    teamsChanged = Signal()
    sharedLifeChanged = Signal()
    switchedChanged = Signal()
    ownChanged = Signal()
    customChanged = Signal()

    def __init__(self, inputs: Inputs, edit: Edit, parent: QObject) -> None:
        super().__init__(parent)
        self._inputs = inputs
        self._edit = edit
        self.props = rules_props(inputs)
        """What QML reads, apart from the readings."""
        self._readings = Rows(ReadingProps, self)

    def show(self, inputs: Inputs) -> None:
        """Show the rules of these inputs from now on."""
        before, self.props, self._inputs = self.props, rules_props(inputs), inputs
        self._readings.replace(reading_props(inputs.draft, inputs.chosen))
        for name in RulesProps.__struct_fields__:
            if getattr(before, name) != getattr(self.props, name):
                getattr(self, f"{name}Changed").emit()

    @Property(str, notify=lineChanged)
    def line(self) -> str:
        """All the numbers in one line."""
        return self.props.line

    @Property(str, notify=lifeChanged)
    def life(self) -> str:
        """The starting total."""
        return self.props.life

    @Property(str, notify=poisonChanged)
    def poison(self) -> str:
        """Poison counters that lose the game; empty where poison is off."""
        return self.props.poison

    @Property(str, notify=commanderDamageChanged)
    def commanderDamage(self) -> str:
        """Damage from one commander that loses the game; empty where it is off."""
        return self.props.commanderDamage

    @Property(bool, notify=teamsChanged)
    def teams(self) -> bool:
        """A custom game is played in teams."""
        return self.props.teams

    @Property(bool, notify=sharedLifeChanged)
    def sharedLife(self) -> bool:
        """Each team of a custom game has one total."""
        return self.props.sharedLife

    @Property(Rows, constant=True)
    def readings(self) -> Rows:
        """What the rules leave open and matters in the chosen format, each a ReadingProps."""
        return self._readings

    @Property(str, notify=switchedChanged)
    def switched(self) -> str:
        """What the table reads otherwise than usual; empty where nothing."""
        return self.props.switched

    @Property(bool, notify=ownChanged)
    def own(self) -> bool:
        """A number differs from the format's, or a reading from the usual one."""
        return self.props.own

    @Property(bool, notify=customChanged)
    def custom(self) -> bool:
        """Every number is the table's own to choose."""
        return self.props.custom

    @Slot(str)
    def setLife(self, typed: str) -> None:
        """The table starts from another total; what is no number changes nothing."""
        life = whole(typed)
        if life is not None:
            self._change(replace(self._rules, life=life))

    @Slot(str)
    def setPoison(self, typed: str) -> None:
        """Another number of poison counters loses the game; what is no number changes nothing."""
        poison = whole(typed)
        if poison is not None:
            self._change(replace(self._rules, poison=poison))

    @Slot(str)
    def setCommanderDamage(self, typed: str) -> None:
        """Another amount of commander damage loses the game; what is no number changes nothing."""
        damage = whole(typed)
        if damage is not None:
            self._change(replace(self._rules, commander_damage=damage))

    @Slot(int)
    def changeLife(self, change: int) -> None:
        """The table starts from more or less."""
        now = own_life(self._inputs.draft, self._inputs.chosen)
        self._change(replace(self._rules, life=now + change))

    @Slot(int)
    def changePoison(self, change: int) -> None:
        """More or fewer poison counters lose the game; at least one."""
        now = poison_threshold(self._inputs.draft, self._inputs.chosen)
        if now is not None:
            self._change(replace(self._rules, poison=max(1, now + change)))

    @Slot(int)
    def changeCommanderDamage(self, change: int) -> None:
        """More or less commander damage loses the game; at least one."""
        now = commander_threshold(self._inputs.draft, self._inputs.chosen)
        if now is not None:
            self._change(replace(self._rules, commander_damage=max(1, now + change)))

    @Slot()
    def switchPoison(self) -> None:
        """Poison off, or on again with the format's number, or ten (704.5c)."""
        on = poison_threshold(self._inputs.draft, self._inputs.chosen) is not None
        self._change(replace(self._rules, poison=None if on else self._inputs.chosen.poison or 10))

    @Slot()
    def switchCommanderDamage(self) -> None:
        """Commander damage off, or on again with the format's number, or 21 (704.6c)."""
        on = commander_threshold(self._inputs.draft, self._inputs.chosen) is not None
        damage = None if on else self._inputs.chosen.commander_damage or 21
        self._change(replace(self._rules, commander_damage=damage))

    @Slot()
    def switchTeams(self) -> None:
        """A custom game is played in teams, or everybody alone."""
        teams = not self._rules.teams
        self._change(replace(self._rules, teams=teams, shared_life=teams and self._rules.shared_life))

    @Slot()
    def switchSharedLife(self) -> None:
        """Each team of a custom game has one total, or every player an own one."""
        self._change(replace(self._rules, shared_life=not self._rules.shared_life))

    @Slot(str)
    def switchReading(self, reading: str) -> None:
        """The table reads this the other way."""
        self._edit(switch_reading(self._inputs.draft, reading))

    @Slot()
    def reset(self) -> None:
        """The format's own numbers and the usual readings again."""
        self._edit(change_rules(self._inputs.draft, HouseRules()))

    @property
    def _rules(self) -> HouseRules:
        return self._inputs.draft.rules

    def _change(self, rules: HouseRules) -> None:
        self._edit(change_rules(self._inputs.draft, _as_the_format_says(rules, self._inputs)))


def whole(typed: str) -> int | None:
    """The whole number that was typed, or None."""
    try:
        return int(typed.strip().replace("−", "-"))
    except ValueError:
        return None


def _as_the_format_says(rules: HouseRules, inputs: Inputs) -> HouseRules:
    """A number that is the format's own is no house rule."""
    chosen = inputs.chosen
    plain = change_rules(inputs.draft, HouseRules())
    return replace(
        rules,
        life=None if rules.life == own_life(plain, chosen) else rules.life,
        poison=UNSET if rules.poison == chosen.poison else rules.poison,
        commander_damage=(
            UNSET if rules.commander_damage == chosen.commander_damage else rules.commander_damage
        ),
    )
