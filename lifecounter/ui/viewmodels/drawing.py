"""A picture in SVG, drawn in whatever size it is shown."""

from PySide6.QtCore import Property, QByteArray, Signal
from PySide6.QtGui import QPainter
from PySide6.QtQml import QmlElement
from PySide6.QtQuick import QQuickItem, QQuickPaintedItem
from PySide6.QtSvg import QSvgRenderer

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class Drawing(QQuickPaintedItem):
    """An item that shows a picture."""

    svgChanged = Signal()

    def __init__(self, parent: QQuickItem | None = None) -> None:
        super().__init__(parent)
        self._svg = ""
        self._picture = QSvgRenderer(self)

    @Property(str, notify=svgChanged)
    def svg(self) -> str:
        """The picture."""
        return self._svg

    @svg.setter  # type: ignore[no-redef]  # a property of Qt's own is told apart by nothing else
    def svg(self, svg: str) -> None:
        if svg != self._svg:
            self._svg = svg
            self._picture.load(QByteArray(svg.encode()))
            self.svgChanged.emit()
            self.update()

    def paint(self, painter: QPainter) -> None:
        """Draw it as large as the item is."""
        self._picture.render(painter, self.boundingRect())
