"""The game record: a header and steps, one JSON value on each line (`.jsonl`).

Text is UTF-8, with or without a byte-order mark; lines end in LF or CR LF. What can't be understood is
refused with its line, its field and one plain sentence; nothing is guessed and no file is taken by halves.
"""

import re
from typing import Any, get_args

import msgspec

from lifecounter.model.commands import AnyStep
from lifecounter.model.header import RECORD, Header
from lifecounter.model.malformed import explained, name_of_type
from lifecounter.model.readings import no_such_reading
from lifecounter.model.shapes import MISSING, shape_error

DEEPEST = 32
"""How deep lists and objects of one line may lie in each other."""

BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class RecordError(ValueError):
    """A record, or one line of it, that can't be understood."""

    def __init__(self, reason: str, *, line: int | None = None, field: str | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        """One plain sentence, without its full stop."""
        self.line = line
        """From 1; None where the whole file is meant."""
        self.field = field
        """`amount`, `deals[0].amount`; None where the whole line is meant."""

    def __str__(self) -> str:
        where = [] if self.line is None else [f"line {self.line}"]
        where += [] if self.field is None else [f"field {self.field}"]
        return f"{', '.join(where)}: {self.reason}" if where else self.reason


class Record(msgspec.Struct, frozen=True):
    """A game from its first line to its last."""

    header: Header
    steps: tuple[AnyStep, ...]


def read_record(data: bytes) -> Record:
    """Read a whole record. Raises RecordError for the first line that can't be understood."""
    lines = _lines(data)
    header = read_header(lines[0])
    return Record(header, tuple(read_step(line, number) for number, line in enumerate(lines[1:], 2)))


def read_header(line: bytes) -> Header:
    """Read the first line of a record. Raises RecordError where it is no header of this version."""
    value = _value(line, 1)
    version = value.get("record")
    if version is None:
        raise RecordError(f"{MISSING}; the first line of a record has it", line=1, field="record")
    if version != RECORD:
        raise RecordError(f"this program reads records of {RECORD}, not of {version}", line=1, field="record")
    readings = value.get("readings")
    if isinstance(readings, dict) and (unknown := no_such_reading(readings)) is not None:
        raise RecordError(unknown[1], line=1, field=f"readings.{unknown[0]}")
    try:
        return msgspec.convert(value, Header)
    except msgspec.ValidationError as error:
        raise _explained(error, 1, Header) from None


def read_step(line: bytes, number: int | None = None) -> AnyStep:
    """Read one step, line `number` of its record. Raises RecordError where it can't be understood."""
    value = _value(line, number)
    try:
        step: AnyStep = msgspec.convert(value, AnyStep)
    except msgspec.ValidationError as error:
        raise _explained(error, number, _class_of(value.get("do"))) from None
    wrong = shape_error(step)
    if wrong is not None:
        raise RecordError(wrong.message, line=number, field=wrong.field)
    return step


def write_line(value: Header | AnyStep) -> bytes:
    """A header or a step as its line, without the line's end."""
    return msgspec.json.encode(value)


def write_record(record: Record) -> bytes:
    """A whole record, each line with its end."""
    return b"".join(write_line(value) + b"\n" for value in (record.header, *record.steps))


def _lines(data: bytes) -> list[bytes]:
    data = data.removeprefix(BYTE_ORDER_MARK)
    try:
        data.decode()
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("this is not text in UTF-8", line=line) from None
    if not data.strip():
        raise RecordError("the file is empty")
    return data.rstrip().split(b"\n")


def _value(line: bytes, number: int | None) -> dict[str, Any]:
    """The JSON object that a line holds."""
    if not line.strip():
        raise RecordError("the line is empty", line=number)
    try:
        value = msgspec.json.decode(line)
        keys = _count_keys(value, DEEPEST)
    except RecursionError:
        raise RecordError(f"lists and objects lie more than {DEEPEST} deep in it", line=number) from None
    except msgspec.ValidationError:
        raise RecordError("a number in it has too many digits", line=number) from None
    except msgspec.DecodeError as error:
        raise RecordError(_malformed(str(error)), line=number) from None
    if not isinstance(value, dict):
        raise RecordError(f"expected an object, got {name_of_type(value)}", line=number)
    if keys != _count_colons(line):
        raise RecordError("a field stands in it twice", line=number, field=_repeated(line))
    return value


def _malformed(message: str) -> str:
    place = re.search(r"\(byte (\d+)\)", message)
    if place is None:
        return "this is not JSON, or it is cut short"
    return f"this is not JSON, near byte {int(place[1]) + 1}"


def _count_keys(value: object, room: int) -> int:
    """The keys of all objects in a value. Raises RecursionError where they lie more than `room` deep."""
    if not isinstance(value, dict | list):
        return 0
    if not room:
        raise RecursionError
    if isinstance(value, dict):
        return len(value) + sum(_count_keys(part, room - 1) for part in value.values())
    return sum(_count_keys(part, room - 1) for part in value)


def _count_colons(line: bytes) -> int:
    """The colons of valid JSON outside its texts: one for each key, repeated ones included."""
    unescaped = line.replace(rb"\\", b"").replace(rb"\"", b"")
    return sum(outside.count(b":") for outside in unescaped.split(b'"')[::2])


def _repeated(line: bytes) -> str | None:
    import json  # only here: it tells of repeated keys, and importing it slows every start

    repeated: list[str] = []

    def look(pairs: list[tuple[str, object]]) -> None:
        keys = [key for key, _ in pairs]
        repeated.extend(key for key in keys if keys.count(key) > 1)

    json.loads(line, object_pairs_hook=look)
    return next(iter(repeated), None)


def _explained(
    error: msgspec.ValidationError, line: int | None, kind: type[msgspec.Struct] | None
) -> RecordError:
    """What msgspec says, as a person would."""
    reason, field = explained(error, kind, _VERBS, "step")
    return RecordError(reason, line=line, field=field or None)


_VERBS: dict[str, type[msgspec.Struct]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(AnyStep)
}


def _class_of(verb: object) -> type[msgspec.Struct] | None:
    return _VERBS.get(verb) if isinstance(verb, str) else None
