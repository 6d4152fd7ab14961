"""A card that is built at the table: what was put in so far, and what the sheet shows of it."""

from functools import cache
from typing import Literal

import msgspec
from msgspec.structs import replace

from lifecounter.model.card_file import CardError, read_cards, write_card
from lifecounter.model.effects import Card, Until
from lifecounter.model.state import Game
from lifecounter.ui import words
from lifecounter.ui.finding import Entry, Finder
from lifecounter.ui.viewmodels.builder_slots import (
    KINDS,
    Pick,
    Raw,
    Slot,
    is_said,
    new_rule,
    said,
    sentence,
    slots,
    value_at,
)
from lifecounter.ui.viewmodels.fields import FieldRow, label

Page = Literal["card", "words", "rule", "text"]
PutOn = Literal["controller", "opponent"]
_UNTIL: dict[str, Until | None] = {
    "As long as it is there": None,
    "This turn": "turn",
    "Until your next turn": "next_turn",
    "The rest of the game": "game",
}
_PUT_ON: dict[PutOn, str] = {"controller": "Most often you", "opponent": "Most often an opponent"}
_NUMBER = "#"
"""The answer that a number is said."""
_TYPED = "…"
"""The answer that something is typed."""


class BuilderDraft(msgspec.Struct, frozen=True, kw_only=True):
    """The card as it stands, and which page of it is open."""

    name: str = ""
    rules: tuple[Raw, ...] = ()
    until: Until | None = None
    put_on: PutOn = "controller"
    number: int | None = None
    condition: str = ""
    page: Page = "card"
    rule: int = 0
    """Which rule is open."""
    typing: str = ""
    """Key of what is being typed."""
    wanted: str = ""
    """What kind of rule is looked for."""


class WordRow(msgspec.Struct, frozen=True):
    """One kind of rule."""

    word: str
    says: str


class BuilderProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the sheet shows."""

    page: Page
    title: str
    fields: tuple[FieldRow, ...] = ()
    about: str = ""
    """What the open rule, or the card, does."""
    problem: str = ""
    """Why it can't be kept yet."""
    ready: bool = False
    typed: str = ""
    letters: str = ""
    hint: str = ""
    rows: tuple[WordRow, ...] = ()


def builder_props(game: Game, draft: BuilderDraft, trouble: str) -> BuilderProps:
    """What the sheet shows. `trouble`: why the card could not be kept when that was tried."""
    match draft.page:
        case "words":
            return _words(draft)
        case "rule":
            rule = draft.rules[draft.rule]
            return BuilderProps(
                page="rule", title="What it does", fields=_rule_fields(rule), about=sentence(rule)
            )
        case "text":
            return BuilderProps(page="text", title=_asked(draft), typed=typed_so_far(draft))
    built = card_of(draft)
    problem = trouble or (built if isinstance(built, str) else "")
    return BuilderProps(
        page="card",
        title=draft.name or "Build a card",
        fields=_card_fields(game, draft),
        about="\n".join(map(sentence, draft.rules)),
        problem=words.proper(problem),
        ready=not problem,
    )


def card_of(draft: BuilderDraft) -> Card | str:
    """The card, or one sentence on what is wrong with it."""
    if not draft.name.strip():
        return "It needs a name."
    if not draft.rules:
        return "Say what it does."
    fields = {
        "name": draft.name.strip(),
        "says": " ".join(map(sentence, draft.rules)) or draft.name,
        "rules": draft.rules,
        "until": draft.until,
        "number": draft.number,
        "condition": draft.condition.strip(),
        "on": draft.put_on if _is_put_on(draft) else None,
    }
    try:
        card = msgspec.convert(fields, Card)
        read_cards(write_card(card))
    except (CardError, msgspec.ValidationError) as error:
        return f"{words.sentence(str(error))}."
    return card


def picked(draft: BuilderDraft, key: str) -> BuilderDraft:
    """The draft with one thing picked."""
    kind, _, word = key.partition(" ")
    match kind:
        case "until":
            return replace(draft, until=_UNTIL[word])
        case "on":
            return replace(draft, put_on="opponent" if word == "opponent" else "controller")
        case "number":
            return replace(draft, number=1 if word == _NUMBER else None)
        case "add":
            return replace(draft, page="words", wanted="")
        case "rule":
            return replace(draft, page="rule", rule=int(word))
        case "remove":
            rules = draft.rules[: draft.rule] + draft.rules[draft.rule + 1 :]
            return replace(draft, rules=rules, page="card")
        case "text":
            return replace(draft, page="text", typing=word)
        case _:
            return _answered(draft, key)


def with_rule(draft: BuilderDraft, word: str) -> BuilderDraft:
    """The draft with one more rule, which is open then."""
    return replace(draft, rules=(*draft.rules, new_rule(word)), page="rule", rule=len(draft.rules))


def number_at(draft: BuilderDraft, key: str) -> int:
    """A number as it stands."""
    if key == "number":
        return draft.number or 0
    slot = _slot(draft, key)
    value = value_at(draft.rules[draft.rule], slot.path)
    value = slot.default if value is None else value
    return value if isinstance(value, int) else 0


def numbered(draft: BuilderDraft, key: str, number: int) -> BuilderDraft:
    """The draft with a number as it stands now, no lower than makes sense."""
    if key == "number":
        return replace(draft, number=max(0, number))
    slot = _slot(draft, key)
    return _say(draft, slot, max(slot.least or 0, number))


def typed_so_far(draft: BuilderDraft) -> str:
    """The text that is being typed."""
    if draft.typing == "name":
        return draft.name
    if draft.typing == "condition":
        return draft.condition
    value = value_at(draft.rules[draft.rule], _slot(draft, draft.typing).path)
    return value if isinstance(value, str) else ""


def typed(draft: BuilderDraft, text: str) -> BuilderDraft:
    """The draft with this text where one is being typed."""
    if draft.typing == "name":
        return replace(draft, name=_titled(text))
    if draft.typing == "condition":
        return replace(draft, condition=text[:1].upper() + text[1:])
    return _say(draft, _slot(draft, draft.typing), text)


def _titled(text: str) -> str:
    """A name, with the first letter of each word a capital."""
    return "".join(
        letter.upper() if place == 0 or text[place - 1] == " " else letter
        for place, letter in enumerate(text)
    )


def _asked(draft: BuilderDraft) -> str:
    if draft.typing == "name":
        return "What is it called?"
    if draft.typing == "condition":
        return "What must be so?"
    return _slot(draft, draft.typing).label


def _is_put_on(draft: BuilderDraft) -> bool:
    """Some rule is about the player that it is put on."""
    return any(
        rule.get("affects") == "chosen" or value_at(rule, ("when", "source_of")) == "chosen"
        for rule in draft.rules
    )


def _card_fields(game: Game, draft: BuilderDraft) -> tuple[FieldRow, ...]:
    fields = [label("Name"), FieldRow("text name", "pick", draft.name or "Type a name…", on=bool(draft.name))]
    if draft.name and game.setup.catalogue.find(draft.name) is not None:
        fields.append(label(f"There is a card called {draft.name}; yours would stand in its place."))
    fields.append(label("What it does"))
    fields += [
        FieldRow(f"rule {place}", "pick", sentence(rule) or "This makes no sense yet.", on=True)
        for place, rule in enumerate(draft.rules)
    ]
    fields.append(FieldRow("add", "pick", "Add something else…" if draft.rules else "Choose…"))
    fields.append(label("How long"))
    fields += [
        FieldRow(f"until {text}", "pick", text, on=draft.until == until) for text, until in _UNTIL.items()
    ]
    if _is_put_on(draft):
        fields.append(label("Whom is it put on?"))
        fields += [
            FieldRow(f"on {who}", "pick", text, on=draft.put_on == who) for who, text in _PUT_ON.items()
        ]
    fields += _number_fields("number", "Its number", draft.number, Pick("None", None))
    fields.append(label("Only while this is so on the battlefield, which the table says"))
    fields.append(FieldRow("text condition", "pick", draft.condition or "Nothing", on=bool(draft.condition)))
    return tuple(fields)


def _number_fields(key: str, question: str, value: int | None, nothing: Pick) -> list[FieldRow]:
    fields = [
        label(question),
        FieldRow(f"{key} ", "pick", nothing.text, on=value is None),
        FieldRow(f"{key} {_NUMBER}", "pick", "A number", on=value is not None),
    ]
    if value is not None:
        fields.append(FieldRow(key, "number", words.number(value), spoken=question))
    return fields


def _rule_fields(rule: Raw) -> tuple[FieldRow, ...]:
    fields: list[FieldRow] = []
    for slot in slots(rule):
        fields += _slot_fields(rule, slot)
    return (*fields, label("And if not?"), FieldRow("remove", "pick", "Take this off the card"))


def _slot_fields(rule: Raw, slot: Slot) -> list[FieldRow]:
    key = ".".join(slot.path)
    value = value_at(rule, slot.path)
    value = slot.default if value is None else value
    known = [pick.value for pick in slot.picks]
    fields = [label(slot.label)]
    fields += [
        FieldRow(f"{key}={place}", "pick", pick.text, on=is_said(rule, slot, pick))
        for place, pick in enumerate(slot.picks)
    ]
    is_number = isinstance(value, int) and not isinstance(value, bool)
    if slot.least is not None:
        if slot.picks:
            fields.append(FieldRow(f"{key}={_NUMBER}", "pick", "A number", on=is_number))
        if is_number:
            fields.append(FieldRow(key, "number", words.number(int(str(value))), spoken=slot.label))
    if slot.typed:
        other = value if isinstance(value, str) and value and value not in known else ""
        fields.append(FieldRow(f"{key}={_TYPED}", "pick", other or "Something else…", on=bool(other)))
    return fields


def _answered(draft: BuilderDraft, key: str) -> BuilderDraft:
    """One answer about the open rule."""
    where, _, answer = key.partition("=")
    slot = _slot(draft, where)
    if answer == _TYPED:
        return replace(draft, page="text", typing=where)
    if answer == _NUMBER:
        return _say(draft, slot, max(1, slot.least or 0))
    pick = slot.picks[int(answer)]
    rule = draft.rules[draft.rule]
    if slot.many:
        value = value_at(rule, slot.path)
        before = list(value) if isinstance(value, list | tuple) else []
        after = (
            [one for one in before if one != pick.value] if pick.value in before else [*before, pick.value]
        )
        return _say(draft, slot, after or None)
    if is_said(rule, slot, pick):
        return draft
    return _say(draft, slot, pick.value)


def _say(draft: BuilderDraft, slot: Slot, value: object) -> BuilderDraft:
    rules = list(draft.rules)
    rules[draft.rule] = said(rules[draft.rule], slot.path, value)
    return replace(draft, rules=tuple(rules))


def _slot(draft: BuilderDraft, key: str) -> Slot:
    path = tuple(key.split("."))
    return next(slot for slot in slots(draft.rules[draft.rule]) if slot.path == path)


@cache
def _kinds() -> tuple[tuple[WordRow, ...], Finder]:
    rows = tuple(WordRow(word, sentence(new_rule(word))) for word in KINDS)
    return rows, Finder([Entry(row.says, f"{row.says} {row.word.replace('_', ' ')}") for row in rows])


def _words(draft: BuilderDraft) -> BuilderProps:
    rows, finder = _kinds()
    found = finder.find(draft.wanted) if draft.wanted else range(len(rows))
    return BuilderProps(
        page="words",
        title="What does it do?",
        typed=draft.wanted,
        letters=finder.letters(draft.wanted, found),
        hint="" if found else f"Nothing that cards do has “{draft.wanted.strip()}”.",
        rows=tuple(rows[place] for place in found),
    )
