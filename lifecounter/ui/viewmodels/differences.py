"""Telling QML what has changed, and nothing else."""

import msgspec
from PySide6.QtCore import QObject


def tell(owner: QObject, before: msgspec.Struct, after: msgspec.Struct) -> None:
    """Emit `<field>Changed` of `owner` for every field that differs; the owner has swapped them already."""
    for name in after.__struct_fields__:
        if getattr(before, name) != getattr(after, name):
            signal = getattr(owner, f"{name}Changed", None)
            if signal is not None:
                signal.emit()
