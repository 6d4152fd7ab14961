"""Every screen and sheet opened once; any warning of Qt is a failure."""

import sys

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from lifecounter.cli.options import WindowOptions
from lifecounter.ui.pictures import SHEETS, arrange
from lifecounter.ui.session import Session, application


def run(options: WindowOptions) -> int:
    """Open everything. The exit code is 1, and every warning is printed, where Qt had any."""
    warnings: list[str] = []

    def heard(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        del context
        if kind in (QtMsgType.QtWarningMsg, QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
            warnings.append(message)

    before = qInstallMessageHandler(heard)
    try:
        _open_everything(options)
    finally:
        qInstallMessageHandler(before)
    for warning in warnings:
        print(warning, file=sys.stderr)
    print(f"self-test: {len(warnings)} warnings")
    return 1 if warnings else 0


def _open_everything(options: WindowOptions) -> None:
    app = application()
    session = Session(options, animated=True)
    window = session.open()
    for name in ("start", "table", *SHEETS):
        arrange(session, name)
        app.processEvents()
        window.grabWindow()
        if session.shell.table_shown is not None:
            session.shell.table_shown.first.close()
            app.processEvents()
            session.shell.table_shown.newGame()
    session.close()
