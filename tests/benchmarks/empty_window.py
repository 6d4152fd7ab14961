"""The floor of a start: the least Qt Quick program that shows a window."""

import sys

from PySide6 import QtQuick  # noqa: F401  makes the root a QQuickWindow
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlApplicationEngine

app = QGuiApplication(sys.argv)
engine = QQmlApplicationEngine()
engine.loadData(b"import QtQuick\nWindow { visible: true; width: 1280; height: 800 }")
app.exec()
