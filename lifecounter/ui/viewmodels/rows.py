"""Short lists for QML: rows are frozen values, and a delegate reads each field as a required property."""

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QAbstractListModel, QByteArray, QModelIndex, QObject, QPersistentModelIndex
from PySide6.QtQml import QmlElement, QmlUncreatable

QML_IMPORT_NAME = "LifeCounterModels"
QML_IMPORT_MAJOR_VERSION = 1

Index = QModelIndex | QPersistentModelIndex
# Qt's numbers are written out, since its enums take longer to load than everything else here.
_DISPLAY_ROLE = 0
_FIRST = 0x0101
"""The first role that Qt leaves to programs, but for UserRole itself."""
_NOWHERE = QModelIndex()


@QmlElement
@QmlUncreatable("Rows are filled in Python")
class Rows(QAbstractListModel):  # type: ignore[operator]  # the stub of QmlUncreatable forgets that it decorates
    """Rows of one kind. The first field of a row says which row it is; the others may change."""

    def __init__(self, kind: type[msgspec.Struct], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fields = kind.__struct_fields__
        self._rows: tuple[msgspec.Struct, ...] = ()

    @property
    def rows(self) -> tuple[msgspec.Struct, ...]:
        """The rows as they stand."""
        return self._rows

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        """How many rows there are; rows have no rows of their own."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = _DISPLAY_ROLE) -> object:
        """One field of one row."""
        field = role - _FIRST
        if not index.isValid() or not 0 <= field < len(self._fields):
            return None
        return getattr(self._rows[index.row()], self._fields[field])

    def roleNames(self) -> dict[int, QByteArray]:
        """The fields of a row, as QML calls them."""
        return {_FIRST + place: QByteArray(name.encode()) for place, name in enumerate(self._fields)}

    def replace(self, rows: Sequence[msgspec.Struct]) -> None:
        """Show these rows from now on; rows that stay keep their delegates, and only what differs is told."""
        after = tuple(rows)
        if after == self._rows:
            return
        head = _same_at_start(self._keys(self._rows), self._keys(after))
        tail = _same_at_start(
            self._keys(self._rows)[head:][::-1],
            self._keys(after)[head:][::-1],
        )
        before_end, after_end = len(self._rows) - tail, len(after) - tail
        if before_end > head:
            self.beginRemoveRows(_NOWHERE, head, before_end - 1)
            self._rows = self._rows[:head] + self._rows[before_end:]
            self.endRemoveRows()
        if after_end > head:
            self.beginInsertRows(_NOWHERE, head, after_end - 1)
            self._rows = self._rows[:head] + after[head:after_end] + self._rows[head:]
            self.endInsertRows()
        before, self._rows = self._rows, after
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old != new:
                self._tell(place, old, new)

    def _tell(self, place: int, old: msgspec.Struct, new: msgspec.Struct) -> None:
        differing = [
            _FIRST + number
            for number, name in enumerate(self._fields)
            if getattr(old, name) != getattr(new, name)
        ]
        where = self.index(place)
        self.dataChanged.emit(where, where, differing)

    def _keys(self, rows: tuple[msgspec.Struct, ...]) -> list[object]:
        return [getattr(row, self._fields[0]) for row in rows]


def _same_at_start(one: list[object], other: list[object]) -> int:
    same = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        same += 1
    return same
