"""The screens and sheets by name, each brought to a state that shows what it is for."""

from collections.abc import Callable

from lifecounter.cli.records import InputError
from lifecounter.model.commands import Damage, Effect, Gain
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.ui.session import Session
from lifecounter.ui.viewmodels.table import TableViewModel


def known(name: str | None) -> str | None:
    """The name of a screen as the command line gives it. Raises InputError where there is none such."""
    names = ("start", "table", *SHEETS)
    if name is not None and name not in names:
        raise InputError(f"there is no screen called {name}; there are {', '.join(names)}")
    return name


def arrange(session: Session, name: str | None) -> None:
    """Bring the window to the named screen; None leaves it as it opened."""
    if name is None:
        return
    if name == "start":
        session.show_start()
        return
    table = session.shell.table_shown
    if table is None:
        table = session.show(session.games.begin(_EXAMPLE, "around"), "around")
    if name != "table":
        SHEETS[name](table)


def _sheet(table: TableViewModel) -> None:
    seat = table.first
    boxes = seat.props.boxes
    if boxes:
        seat.openCommander(boxes[0].commander)
    else:
        seat.open("damage")
    seat.sheets.amount.type(7)


def _source(table: TableViewModel) -> None:
    table.first.open("damage")
    table.first.sheets.amount.pickSource()


def _gain(table: TableViewModel) -> None:
    table.first.open("gain")
    table.first.sheets.amount.type(3)


def _set(table: TableViewModel) -> None:
    table.first.open("set")
    table.first.sheets.amount.flip("starting")


def _pay(table: TableViewModel) -> None:
    table.first.open("pay")
    table.first.sheets.amount.move(100)


def _correct(table: TableViewModel) -> None:
    table.first.open("correct")


def _more(table: TableViewModel) -> None:
    table.first.openMore()


def _history(table: TableViewModel) -> None:
    table.openHistory()


def _cards(table: TableViewModel) -> None:
    table.first.openCards()
    table.first.sheets.cards.type("pl")


def _card(table: TableViewModel) -> None:
    table.first.openCards()
    table.first.sheets.cards.choose("card Mending Hands")


def _once(table: TableViewModel) -> None:
    table.first.openCards()
    table.first.sheets.cards.choose("once Biorhythm")


def _effects(table: TableViewModel) -> None:
    table.first.take(Effect(add="Worship", controller=table.first.props.name))
    table.first.openEffects()


def _effect(table: TableViewModel) -> None:
    _effects(table)
    table.first.sheets.effects.choose("e1")


def _order(table: TableViewModel) -> None:
    for card in ("Boon Reflection", "Angel of Vitality"):
        table.first.take(Effect(add=card, controller=table.first.props.name))
    table.first.tap(1)


def _target(table: TableViewModel) -> None:
    player = table.first.props.name
    table.first.take(Effect(add="Sanguine Bond", controller=player))
    table.first.take(Gain(player=player, amount=3))
    table.first.tickOff(table.first.props.reminders[0].id)


def _reminder(table: TableViewModel) -> None:
    player = table.first.props.name
    table.first.take(Effect(add="Lich", controller=player))
    table.first.take(Damage(player=player, amount=3))
    table.first.openReminder(table.first.props.reminders[0].id)


def _rules(table: TableViewModel) -> None:
    table.first.openRule("")


def _rule(table: TableViewModel) -> None:
    table.first.openRule("119.7")


def _builder(table: TableViewModel) -> None:
    table.first.openCards()
    table.first.openBuilder()
    table.first.sheets.builder.choose("gain_multiply")
    table.first.sheets.builder.back()


def _builder_words(table: TableViewModel) -> None:
    table.first.openBuilder()
    table.first.sheets.builder.pick("add")


def _builder_rule(table: TableViewModel) -> None:
    table.first.openBuilder()
    table.first.sheets.builder.choose("on_damage")


def _builder_name(table: TableViewModel) -> None:
    table.first.openBuilder()
    table.first.sheets.builder.pick("text name")


SHEETS: dict[str, Callable[[TableViewModel], None]] = {
    "sheet": _sheet,
    "source": _source,
    "gain": _gain,
    "set": _set,
    "pay": _pay,
    "correct": _correct,
    "more": _more,
    "history": _history,
    "cards": _cards,
    "card": _card,
    "once": _once,
    "build": _builder,
    "build-what": _builder_words,
    "build-rule": _builder_rule,
    "build-name": _builder_name,
    "effects": _effects,
    "effect": _effect,
    "order": _order,
    "target": _target,
    "reminder": _reminder,
    "rules": _rules,
    "rule": _rule,
}
"""Every sheet that a seat can open, and the history."""

_EXAMPLE = Header(
    format="commander",
    players=(
        PlayerHeader(name="Ana", commanders=("Atraxa, Praetors’ Voice",)),
        PlayerHeader(name="Bruno", commanders=("Krenko, Mob Boss",)),
        PlayerHeader(name="Chen", commanders=("Meren of Clan Nel Toth",)),
        PlayerHeader(name="Dee", commanders=("Oloro, Ageless Ascetic",)),
    ),
)
