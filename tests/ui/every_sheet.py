"""Every sheet that can lie on a seat, brought onto the table."""

from collections.abc import Callable

from lifecounter.model.commands import AnyStep, Damage, Effect, Gain
from lifecounter.ui.pictures import SHEETS, arrange
from lifecounter.ui.viewmodels.table import TableViewModel
from tests.ui.whole_game.window import Window


def _table(window: Window) -> TableViewModel:
    shown = window.session.shell.table_shown
    assert shown is not None
    return shown


def _after(window: Window, *steps: AnyStep) -> TableViewModel:
    for step in steps:
        _table(window).first.take(step)
    return _table(window)


def _cards(window: Window) -> None:
    _table(window).first.openCards()


def _card(window: Window) -> None:
    _cards(window)
    _table(window).first.sheets.cards.type("sanguine bond")
    window.draw()
    window.touch("Sanguine Bond. ")


def _effects(window: Window) -> None:
    _after(
        window, Effect(add="Lich", controller="Ana"), Effect(add="Worship", controller="Ana")
    ).first.openEffects()


def _effect(window: Window) -> None:
    _effects(window)
    _table(window).first.openEffect("e2")


def _order(window: Window) -> None:
    _after(
        window,
        Effect(add="Furnace of Rath", controller="Bruno"),
        Effect(add="Urza's Armor", controller="Ana"),
        Damage(player="Ana", amount=3, from_="Bruno"),
    )


def _target(window: Window) -> None:
    _after(window, Effect(add="Sanguine Bond", controller="Ana"), Gain(player="Ana", amount=3))
    window.touch("Sanguine Bond: ", window.seat("Ana"))


def _arranged(name: str) -> Callable[[Window], None]:
    return lambda window: arrange(window.session, name)


EVERY_SHEET: dict[str, Callable[[Window], None]] = {
    **{name: _arranged(name) for name in SHEETS},
    "cards": _cards,
    "card": _card,
    "effects": _effects,
    "effect": _effect,
    "order": _order,
    "target": _target,
}
"""How each is brought onto a table of Ana and Bruno."""
