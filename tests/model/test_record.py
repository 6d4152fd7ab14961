"""A record comes back as it was written, and what can't be understood is told exactly."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from msgspec import UNSET

from lifecounter.model.begin import SetupError, begin
from lifecounter.model.commands import AnyStep, Gain, Undo
from lifecounter.model.header import Header
from lifecounter.model.record import (
    DEEPEST,
    Record,
    RecordError,
    read_header,
    read_record,
    read_step,
    write_line,
    write_record,
)
from tests.model.sitting import CATALOGUE, FORMATS
from tests.model.written import headers, steps

HEADER = b'{"record": "lifecounter/1", "format": "standard", "players": [{"name": "Ana"}]}'
UNDO = b'{"do": "undo"}'


@given(steps)
def test_a_step_comes_back_as_it_was_written(step: AnyStep) -> None:
    line = write_line(step)
    assert b"\n" not in line
    assert read_step(line) == step


@given(headers)
def test_a_header_comes_back_as_it_was_written(header: Header) -> None:
    assert read_header(write_line(header)) == header


@given(headers, st.lists(steps, max_size=5))
def test_a_record_comes_back_as_it_was_written(header: Header, taken: list[AnyStep]) -> None:
    record = Record(header, tuple(taken))
    assert read_record(write_record(record)) == record


@given(st.binary(max_size=200))
@example(b"")
@example(b"\xef\xbb\xbf")
@example(b"\xff\xfe{\x00")
@example(HEADER + b"\n" + b'{"do":"together","steps":[' * 10_000)
@example(HEADER + b"\n" + b"[" * 1_000_000)
def test_any_bytes_are_no_record_or_are_told_in_one_sentence(data: bytes) -> None:
    with pytest.raises(RecordError) as told:
        read_record(data)
    check_sentence(str(told.value))


@given(steps, st.data())
def test_a_line_with_any_byte_changed_is_read_or_told_in_one_sentence(
    step: AnyStep, data: st.DataObject
) -> None:
    line = write_line(step)
    place = data.draw(st.integers(0, len(line) - 1))
    put = data.draw(st.binary(max_size=3) | st.sampled_from([b'"', b"{", b"null", b"-", b"1e9", b"\\ud800"]))
    cut = data.draw(st.integers(0, 3))
    try:
        read_step(line[:place] + put + line[place + cut :])
    except RecordError as error:
        check_sentence(str(error))


@given(headers)
def test_a_header_begins_a_game_or_names_the_field_that_forbids_it(header: Header) -> None:
    try:
        begin(header, FORMATS, CATALOGUE)
    except SetupError as error:
        check_sentence(f"{error.where}: {error}")


def check_sentence(told: str) -> None:
    assert told
    for phrase in ("Expected `", "Object missing", "Object contains", "Invalid enum", "JSON is malformed"):
        assert phrase not in told, "a phrase of the decoder's own"


@pytest.mark.parametrize("start", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"", b"\n", b"\r\n", b"\n\n \n"])
@pytest.mark.parametrize("between", [b"\n", b"\r\n"])
def test_byte_order_marks_line_ends_and_a_last_blank_line_are_no_errors(
    start: bytes, between: bytes, end: bytes
) -> None:
    assert read_record(start + HEADER + between + UNDO + end).steps == (Undo(),)


def test_a_null_threshold_is_switched_off_and_a_missing_one_is_the_formats() -> None:
    assert read_header(HEADER).poison is UNSET
    assert read_header(HEADER.replace(b'"format"', b'"poison": null, "format"')).poison is None


def test_numbers_of_any_size_are_read() -> None:
    assert read_step(b'{"do": "gain", "player": "A", "amount": 1' + b"0" * 99 + b"}") == Gain(
        player="A", amount=10**99
    )


def test_lists_and_objects_may_lie_as_deep_as_the_limit() -> None:
    levels = (DEEPEST - 1) // 2
    line = b'{"do":"together","steps":[' * levels + UNDO + b"]}" * levels
    read_step(line)
    with pytest.raises(RecordError, match=f"more than {DEEPEST} deep"):
        read_step(b'{"do":"together","steps":[' + line + b"]}")


BAD_FILES = {
    "empty": (b"", "the file is empty"),
    "blank": (b" \n\n", "the file is empty"),
    "mark only": (b"\xef\xbb\xbf", "the file is empty"),
    "binary": (b"\x89PNG\r\n\x1a\n\x00\xff", "line 1: this is not text in UTF-8"),
    "zeros": (b"\0" * 64, "line 1: this is not JSON, near byte 1"),
    "utf-16": (HEADER.decode().encode("utf-16"), "line 1: this is not text in UTF-8"),
    "latin-1": (HEADER + b'\n{"do": "turn", "player": "\xc6ther"}', "line 2: this is not text in UTF-8"),
    "no header": (UNDO, "line 1, field record: it is missing; the first line of a record has it"),
    "a list": (b"[]", "line 1: expected an object, got a list"),
    "newer": (
        HEADER.replace(b"lifecounter/1", b"lifecounter/2"),
        "line 1, field record: this program reads records of lifecounter/1, not of lifecounter/2",
    ),
    "blank line inside": (HEADER + b"\n\n" + UNDO, "line 2: the line is empty"),
    "cut short": (HEADER + b'\n{"do": "un', "line 2: this is not JSON, or it is cut short"),
    "two values": (HEADER + b"\n" + UNDO + UNDO, "line 2: this is not JSON, near byte 16"),
    "single quotes": (HEADER + b"\n{'do': 'undo'}", "line 2: this is not JSON, near byte 2"),
}


@pytest.mark.parametrize(("data", "told"), BAD_FILES.values(), ids=BAD_FILES.keys())
def test_a_bad_file_is_told(data: bytes, told: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(data)
    assert str(error.value) == told


BAD_HEADERS = {
    '{"players": []}': "line 1, field format: it is missing",
    '{"format": "standard"}': "line 1, field players: it is missing",
    '{"format": 3, "players": []}': "line 1, field format: expected text, got a whole number",
    '{"format": "x", "players": {}}': "line 1, field players: expected a list, got an object",
    '{"format": "x", "players": ["Ana"]}': "line 1, field players[0]: expected an object, got text",
    '{"format": "x", "players": [{}]}': "line 1, field players[0].name: it is missing",
    '{"format": "x", "players": [{"name": null}]}': "line 1, field players[0].name: expected text, got null",
    '{"format": "x", "players": [{"name": "A", "nick": "B"}]}': (
        "line 1, field players[0].nick: there is no such field here"
    ),
    '{"format": "x", "players": [], "lief": 3}': (
        "line 1, field lief: there is no such field here; did you mean life?"
    ),
    '{"format": "x", "players": [], "life": 20.5}': (
        "line 1, field life: expected a whole number or null, got a number with a fraction"
    ),
}


@pytest.mark.parametrize(("header", "told"), BAD_HEADERS.items())
def test_a_bad_header_is_told(header: str, told: str) -> None:
    line = json.dumps({"record": "lifecounter/1", **json.loads(header)})
    with pytest.raises(RecordError) as error:
        read_record(line.encode())
    assert str(error.value) == told


BAD_STEPS = {
    '"undo"': "expected an object, got text",
    "null": "expected an object, got null",
    "{}": "field do: it is missing",
    '{"do": 3}': "field do: expected text, got a whole number",
    '{"do": "damge"}': "field do: there is no step called damge; did you mean damage?",
    '{"do": "xyzzy"}': "field do: there is no step called xyzzy",
    '{"do": "gain", "player": "A"}': "field amount: it is missing",
    '{"do": "gain", "player": "A", "amount": "3"}': "field amount: expected a whole number, got text",
    '{"do": "gain", "player": "A", "amount": 1.5}': (
        "field amount: expected a whole number, got a number with a fraction"
    ),
    '{"do": "gain", "player": "A", "amount": true}': (
        "field amount: expected a whole number, got true or false"
    ),
    '{"do": "gain", "player": "A", "amout": 3}': (
        "field amout: there is no such field here; did you mean amount?"
    ),
    '{"do": "gain", "amount": 3}': "field player: one of player, players is needed",
    '{"do": "gain", "player": "A", "players": ["B"], "amount": 3}': (
        "field players: it can't stand beside player"
    ),
    '{"do": "gain", "players": [], "amount": 3}': "field player: one of player, players is needed",
    '{"do": "gain", "do": "lose", "player": "A", "amount": 3}': "field do: a field stands in it twice",
    '{"do": "gain", "player": "A", "amount": NaN}': "this is not JSON, near byte 41",
    '{"do": "gain", "player": "A", "amount": 1e999}': "a number in it has too many digits",
    '{"do": "gain", "player": "A", "amount": ' + "9" * 5000 + "}": "a number in it has too many digits",
    '{"do": "gain", "player": "\\ud800", "amount": 3}': "this is not JSON, near byte 33",
    '{"do": "damage", "amount": 3}': "field player: one of player, players, deals is needed",
    '{"do": "damage", "player": "A"}': "field amount: it is missing",
    '{"do": "damage", "deals": [{"player": "A"}]}': "field deals[0].amount: it is missing",
    '{"do": "damage", "deals": [{"player": "A", "amount": 1}], "infect": true}': (
        "field infect: where there are deals, each of them says this for itself"
    ),
    '{"do": "damage", "deals": [{"player": "A", "amount": 1}], "from": "B"}': (
        "field from: where there are deals, each of them says this for itself"
    ),
    '{"do": "damage", "player": "A", "amount": 3, "source": {"color": "red"}}': (
        "field source.color: there is no such field here"
    ),
    '{"do": "pay", "player": "A"}': "field amount: it is missing",
    '{"do": "pay", "payments": [{"player": "A", "amount": 1}], "amount": 2}': (
        "field amount: it has no meaning without player"
    ),
    '{"do": "pay", "player": "A", "amount": 2, "for": "fun"}': (
        "field for: fun is none of the words that it takes: spell, ability, cost, unless"
    ),
    '{"do": "set", "player": "A", "to": "start"}': (
        "field to: start is none of the words that it takes: starting"
    ),
    '{"do": "exchange", "players": ["A", "B", "C"]}': "field players: expected a list of 2, got 3",
    '{"do": "exchange", "player": "A"}': "field with: it is missing",
    '{"do": "exchange", "players": ["A", "B"], "with": 3}': "field with: it has no meaning without player",
    '{"do": "redistribute", "totals": {}}': "field totals: it names no player",
    '{"do": "redistribute", "totals": {"A": "3"}}': "field totals: expected a whole number, got text",
    '{"do": "halve", "player": "A", "round": "off"}': (
        "field round: off is none of the words that it takes: up, down"
    ),
    '{"do": "effect"}': "field add: one of add, add_rule, remove, control, holds is needed",
    '{"do": "effect", "add": "Lich"}': "field controller: it is missing",
    '{"do": "effect", "add": "Lich", "remove": "e1"}': "field remove: it can't stand beside add",
    '{"do": "effect", "add": "Lich", "controller": "A", "affects": "B"}': (
        "field affects: it has no meaning beside add"
    ),
    '{"do": "effect", "add_rule": {"cant_gain_life": true}}': "field affects: it is missing",
    '{"do": "effect", "remove": "e1", "to": "space"}': (
        "field to: it is one of graveyard, exile, hand, elsewhere"
    ),
    '{"do": "effect", "control": "e1"}': "field to: it is missing",
    '{"do": "effect", "holds": false}': "field id: it is missing",
    '{"do": "undo", "at": "noon"}': "field at: a moment is written like 2026-11-29T17:00:00Z",
    '{"do": "together", "steps": [{"do": "undo"}, {"do": "pay", "player": "A"}]}': (
        "field steps[1].amount: it is missing"
    ),
    '{"do": "amend", "step": {"do": "gain", "amount": 1}}': (
        "field step.player: one of player, players is needed"
    ),
    '{"do": "amend", "step": {"do": "gian"}}': (
        "field step.do: there is no step called gian; did you mean gain?"
    ),
}


@pytest.mark.parametrize(("step", "told"), BAD_STEPS.items(), ids=[step[:60] for step in BAD_STEPS])
def test_a_bad_step_is_told_with_its_line_and_field(step: str, told: str) -> None:
    with pytest.raises(RecordError) as error:
        read_record(HEADER + b"\n" + UNDO + b"\n" + step.encode() + b"\n")
    assert str(error.value) == f"line 3{', ' if told.startswith('field') else ': '}{told}"
    assert error.value.line == 3


@pytest.mark.parametrize(
    "step",
    [
        '{"do": "damage", "player": "A", "amount": -1}',
        '{"do": "gain", "player": "A", "amount": 1000000000000000000000}',
        '{"do": "roll", "sides": 0, "result": 9}',
        '{"do": "damage", "player": "A", "amount": 1, "toxic": -2}',
    ],
)
def test_a_number_out_of_range_is_read_and_left_to_the_rules(step: str) -> None:
    read_step(step.encode())
