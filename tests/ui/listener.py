"""The program with a screen reader beside it, at the bus of assistive programs. Whatever is announced while
somebody loses a game is printed, a line for each."""

import sys
from pathlib import Path

from PySide6.QtCore import SLOT, QCoreApplication, QObject, QTimer, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from lifecounter.cli.options import WindowOptions
from lifecounter.model.commands import AnyStep, Pay, Set, Turn
from lifecounter.ui.session import Session, application
from lifecounter.ui.viewmodels.table import TableViewModel

STEPS: tuple[AnyStep, ...] = (
    Pay(player="Bruno", amount=50),
    Turn(player="Bruno"),
    Set(player="Ana", to=0),
)
HEARD = "heard: "
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry")


class Listener(QObject):
    """Hears the program, and once it does, takes the steps."""

    def __init__(self, table: TableViewModel) -> None:
        super().__init__()
        self._table = table
        self._bus = QDBusConnection.connectToBus(
            _ask(QDBusConnection.sessionBus(), "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress"),
            "listener",
        )
        _ask(self._bus, *REGISTRY, "RegisterEvent", "object:announcement")
        slot = SLOT("heard(QDBusMessage)")
        said = ("", "", "org.a11y.atspi.Event.Object", "Announcement", self, slot)
        self._bus.connect(*said)  # type: ignore[call-overload]  # the stub wants bytes, which PySide6 refuses
        # The program is told that somebody listens, but not at once: a life total moves until it is heard.
        self._knocking = QTimer(self)
        self._knocking.setInterval(100)
        self._knocking.timeout.connect(lambda: table.first.tap(1))
        self._knocking.start()

    @Slot(QDBusMessage)
    def heard(self, message: QDBusMessage) -> None:
        """Something was announced."""
        said = message.arguments()[3]
        text = str(said.variant() if isinstance(said, QDBusVariant) else said)
        print(f"{HEARD}{text}", flush=True)
        if self._knocking.isActive():
            self._knocking.stop()
            for step in STEPS:
                self._table.first.take(step)
        if text == self._table.props.verdict:
            QCoreApplication.quit()


def _ask(bus: QDBusConnection, service: str, path: str, interface: str, method: str, *given: str) -> str:
    call = QDBusMessage.createMethodCall(service, path, interface, method)
    call.setArguments(list(given))
    answer = bus.call(call)
    if answer.errorMessage():
        raise RuntimeError(answer.errorMessage())
    return str(answer.arguments()[0]) if answer.arguments() else ""


if __name__ == "__main__":
    app = application()
    options = WindowOptions(data_dir=Path(sys.argv[1]), format="standard", players=("Ana", "Bruno"))
    session = Session(options, animated=False)
    session.open()
    shown = session.shell.table_shown
    assert shown is not None
    listener = Listener(shown)
    app.exec()
    session.close()
