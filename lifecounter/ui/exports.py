"""Files that a person takes along: the record, the log, and the picture of all life totals."""

from pathlib import Path
from typing import Literal, assert_never

from lifecounter.model.record import Record, write_record
from lifecounter.stream.life_graph import svg
from lifecounter.stream.log_files import as_csv, as_text
from lifecounter.table.course import courses
from lifecounter.table.log import log
from lifecounter.table.table import Table

Kind = Literal["png", "svg", "txt", "csv", "jsonl"]
SIZE = 1280, 720
SHARP = 2
"""Pixels of a PNG for each of those."""


def export(table: Table, kind: Kind, folder: Path, moment: str) -> Path:
    """Write a file of this kind into the folder, named after format and moment, beside those that are there.

    Raises OSError where it can't be written.
    """
    data = _written(table, kind)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{table.game.setup.format.id}-{moment.translate({ord(':'): '-', ord('Z'): None})}"
    number = 1
    while True:
        path = folder / f"{name}{f'-{number}' if number > 1 else ''}.{kind}"
        try:
            with path.open("xb") as file:
                file.write(data)
        except FileExistsError:
            number += 1
        else:
            return path


def _written(table: Table, kind: Kind) -> bytes:
    match kind:
        case "jsonl":
            return write_record(Record(table.game.setup.header, table.taken))
        case "txt":
            return as_text(log(table)).encode()
        case "csv":
            return as_csv(log(table)).encode()
        case "svg":
            return svg(courses(table, with_undone=False), *SIZE).encode()
        case "png":
            return _png(svg(courses(table, with_undone=False), *SIZE, font="Inter"))
        case _:
            assert_never(kind)


def _png(drawn: str) -> bytes:
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QImageWriter, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(SIZE[0] * SHARP, SIZE[1] * SHARP, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(drawn.encode())).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
