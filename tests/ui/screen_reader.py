"""The program for somebody who doesn't see it: what a screen reader tells of the window, and presses."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtQuick import QQuickWindow

PRESS = QAccessibleActionInterface.pressAction
Role = QAccessible.Role
PRESSED = (Role.Button, Role.RadioButton, Role.CheckBox)
"""What a person presses."""


class Told(NamedTuple):
    """One thing that is told."""

    name: str
    role: QAccessible.Role
    path: tuple[str, ...]
    """The names of what it lies in, outermost first."""
    interface: QAccessibleInterface

    @property
    def answers(self) -> bool:
        """Pressing it does something: Qt lists the action for its role, and again where it is answered."""
        actions = self.interface.actionInterface()
        return actions is not None and actions.actionNames().count(PRESS()) > 1

    @property
    def everything(self) -> str:
        """Name, description and value."""
        kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
        return "\n".join(self.interface.text(kind) for kind in kinds)


def told(window: QQuickWindow) -> list[Told]:
    """Everything in sight of the window, as a screen reader goes through it."""
    return list(_within(QAccessible.queryAccessibleInterface(window), ()))


def find(window: QQuickWindow, name: str, within: str = "") -> Told:
    """The one thing whose name is or begins so, in a thing whose name begins with `within`."""
    there = [one for one in told(window) if any(outer.startswith(within) for outer in ("", *one.path))]
    found = [one for one in there if one.name == name] or [one for one in there if one.name.startswith(name)]
    assert len(found) == 1, f"{len(found)} things are called {name}, of {[one.name for one in there]}"
    return found[0]


def press(window: QQuickWindow, name: str, within: str = "") -> None:
    """Press it, as a screen reader does."""
    thing = find(window, name, within)
    assert not thing.interface.state().disabled, f"{name} can't be pressed"
    thing.interface.actionInterface().doAction(PRESS())
    QCoreApplication.processEvents()


def _within(interface: QAccessibleInterface, path: tuple[str, ...]) -> Iterator[Told]:
    if interface.state().invisible:
        return
    name = interface.text(QAccessible.Text.Name)
    yield Told(name, interface.role(), path, interface)
    for place in range(interface.childCount()):
        yield from _within(interface.child(place), (*path, name))
