"""What the sheet of cards shows: a search, and what has to be said about the card that was chosen."""

from collections.abc import Mapping
from typing import Literal, assert_never

import msgspec

from lifecounter.data import one_shots
from lifecounter.model.asking import Answer, Blank, blanks
from lifecounter.model.commands import Effect, Play
from lifecounter.model.effects import Card
from lifecounter.model.filling import fill
from lifecounter.model.one_shots import OneShot
from lifecounter.model.outcome import Refused
from lifecounter.model.plain_words import card_in_plain_words
from lifecounter.model.state import Game
from lifecounter.table.table import Table
from lifecounter.ui import words
from lifecounter.ui.language import put, tr
from lifecounter.ui.viewmodels.fields import FieldRow, label, player_picks
from lifecounter.ui.viewmodels.library import CardRow, library


class CardsDraft(msgspec.Struct, frozen=True, kw_only=True):
    """The sheet as it stands."""

    head: int
    """Who controls what is chosen."""
    typed: str = ""
    chosen: str = ""
    """Key of the card that was chosen."""
    on: int | None = None
    """The player that it is put on."""
    number: int | None = None
    answers: Mapping[str, Answer] = {}
    """What was said about an action that happens once."""


class CardsProps(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the sheet shows."""

    page: Literal["find", "card"]
    title: str
    typed: str
    letters: str
    """Letters that what was typed can go on with; empty: any."""
    hint: str
    """What to do where nothing is found."""
    rows: tuple[CardRow, ...]
    says: str
    """What the chosen card does, in short."""
    about: str
    """The same, a line for each part of it."""
    fields: tuple[FieldRow, ...]
    lines: tuple[words.Line, ...]
    """What would come of it."""
    act: str
    ready: bool


def cards_props(table: Table, draft: CardsDraft) -> CardsProps:
    """What the sheet shows."""
    game = table.game
    if not draft.chosen:
        return _search(game, draft)
    kind, _, name = draft.chosen.partition(" ")
    step = step_of(game, draft)
    outcome = step if isinstance(step, Refused) else table.preview(step)
    lines = words.preview(game, outcome, game.setup.side_of[draft.head])
    if kind == "once":
        shot = _shot(name)
        act, says, about, fields = tr("Do it"), tr(shot.says), "", _asked(game, draft, shot)
    else:
        card = _card(game, name)
        act = tr("It resolves") if card.until is not None else tr("It enters")
        says, about = tr(card.says), "\n".join(card_in_plain_words(card))
        fields = _card_fields(game, draft, card)
    return CardsProps(
        page="card",
        title=words.proper(name),
        typed=draft.typed,
        letters="",
        hint="",
        rows=(),
        says=words.proper(says),
        about=words.proper(about),
        fields=(*_heads(game, draft), *fields),
        lines=tuple(line for line in lines if line.text != _unchanged(game, draft)),
        act=act,
        ready=not isinstance(outcome, Refused),
    )


def step_of(game: Game, draft: CardsDraft) -> Play | Refused:
    """The step that the chosen card is."""
    kind, _, name = draft.chosen.partition(" ")
    you = game.setup.names[draft.head]
    if kind == "once":
        shot = _shot(name)
        return fill(shot, game, you, _answers(game, draft, shot))
    card = _card(game, name)
    return Effect(
        add=card.name,
        controller=you,
        on=None if card.on is None or draft.on is None else game.setup.names[draft.on],
        number=None if draft.number == card.number else draft.number,
    )


def chosen(game: Game, draft: CardsDraft, key: str) -> CardsDraft:
    """The draft with this card chosen."""
    kind, _, name = key.partition(" ")
    number = _card(game, name).number if kind == "card" else None
    return msgspec.structs.replace(draft, chosen=key, on=None, number=number, answers={})


def answered(game: Game, draft: CardsDraft, key: str) -> CardsDraft:
    """The draft with one thing picked."""
    kind, _, word = key.partition(" ")
    if kind == "head":
        return msgspec.structs.replace(draft, head=int(word), answers={})
    if kind == "on":
        return msgspec.structs.replace(draft, on=int(word))
    asked, _, answer = word.partition("=")
    blank = next((one for one in _blanks(game, draft, _shot_of(draft)) if one.key == asked), None)
    if blank is None:
        return draft
    given = next(one for one in blank.choices if str(one) == answer)
    return msgspec.structs.replace(draft, answers={**draft.answers, asked: given})


def counted(game: Game, draft: CardsDraft, key: str, number: int) -> CardsDraft:
    """The draft with a number as it stands now; only power and toughness go below 0."""
    if key == "number":
        return msgspec.structs.replace(draft, number=max(0, number))
    asked = key.partition(" ")[2]
    blank = next((one for one in _blanks(game, draft, _shot_of(draft)) if one.key == asked), None)
    if blank is None:
        return draft
    least = number if blank.negative else max(0, number)
    return msgspec.structs.replace(draft, answers={**draft.answers, asked: least})


def number_of(draft: CardsDraft, key: str) -> int:
    """A number as it stands."""
    given = draft.number if key == "number" else draft.answers.get(key.partition(" ")[2], 0)
    return given if isinstance(given, int) else 0


def _search(game: Game, draft: CardsDraft) -> CardsProps:
    known = library(game.setup.catalogue)
    found = known.finder.find(draft.typed)
    hint = ""
    if not found:
        meant = known.finder.meant(draft.typed)
        text = tr("No card has “%1”; did you mean %2?") if meant else tr("No card has “%1”.")
        hint = put(text, draft.typed.strip(), meant)
    return CardsProps(
        page="find",
        title=tr("Which card?"),
        typed=draft.typed,
        letters=known.finder.letters(draft.typed, found),
        hint=hint,
        rows=tuple(known.rows[place] for place in found),
        says="",
        about="",
        fields=(),
        lines=(),
        act="",
        ready=False,
    )


def _unchanged(game: Game, draft: CardsDraft) -> str:
    """The line that says of a total that it stays."""
    total = words.number(game.life(draft.head))
    return f"{total} → {total}"


def _card(game: Game, name: str) -> Card:
    card = game.setup.catalogue.find(name)
    assert card is not None  # noqa: S101  it was chosen from the catalogue
    return card


def _shot(name: str) -> OneShot:
    shot = one_shots().find(name)
    assert shot is not None  # noqa: S101  it was chosen from the list
    return shot


def _shot_of(draft: CardsDraft) -> OneShot:
    return _shot(draft.chosen.partition(" ")[2])


def _heads(game: Game, draft: CardsDraft) -> tuple[FieldRow, ...]:
    """Of a team the head who controls it."""
    setup = game.setup
    members = setup.sides[setup.side_of[draft.head]].members
    if len(members) == 1:
        return ()
    return (label(tr("Whose is it?")), *player_picks(game, "head", members, draft.head))


def _card_fields(game: Game, draft: CardsDraft, card: Card) -> tuple[FieldRow, ...]:
    fields: list[FieldRow] = []
    if card.on is not None:
        fields.append(label(tr("Whom is it put on?")))
        fields += player_picks(game, "on", _in(game), _put_on(game, draft, card))
    if card.number is not None:
        fields.append(label(tr("Its number")))
        fields.append(
            FieldRow("number", "number", words.number(number_of(draft, "number")), spoken=tr("Its number"))
        )
    return tuple(fields)


def _put_on(game: Game, draft: CardsDraft, card: Card) -> int | None:
    """Whom it is put on: as was said, or the only one that can be meant."""
    if draft.on is not None or card.on is None:
        return draft.on
    if card.on == "controller":
        return draft.head
    opponents = [one for one in game.setup.opponents(draft.head) if game.is_in(one)]
    return opponents[0] if len(opponents) == 1 else None


def _in(game: Game) -> tuple[int, ...]:
    return tuple(place for place in range(len(game.players)) if game.is_in(place))


def _blanks(game: Game, draft: CardsDraft, shot: OneShot) -> list[Blank]:
    """What is asked, up to the first that has no answer; choices are those that earlier answers leave."""
    you = game.setup.names[draft.head]
    asked: list[Blank] = []
    answers: dict[str, Answer] = {}
    while True:
        open_now = [one for one in blanks(shot, game, you, answers) if one not in asked]
        if not open_now:
            return asked
        blank = open_now[0]
        asked.append(blank)
        given = draft.answers.get(blank.key, 0 if blank.kind == "number" else None)
        if given is None or (blank.choices and given not in blank.choices):
            return asked
        answers[blank.key] = given


def _answers(game: Game, draft: CardsDraft, shot: OneShot) -> dict[str, Answer]:
    answers: dict[str, Answer] = {}
    for blank in _blanks(game, draft, shot):
        given = draft.answers.get(blank.key, 0 if blank.kind == "number" else None)
        if given is not None and (not blank.choices or given in blank.choices):
            answers[blank.key] = given
    return answers


def _asked(game: Game, draft: CardsDraft, shot: OneShot) -> tuple[FieldRow, ...]:
    fields: list[FieldRow] = []
    given = _answers(game, draft, shot)
    for blank in _blanks(game, draft, shot):
        question = _question(blank)
        fields.append(label(question))
        if blank.kind == "number":
            number = words.number(int(given.get(blank.key, 0)))
            fields.append(FieldRow(f"ask {blank.key}", "number", number, spoken=question))
        else:
            fields += [
                _pick(game, blank, choice, on=given.get(blank.key) == choice) for choice in blank.choices
            ]
    return tuple(fields)


def _pick(game: Game, blank: Blank, choice: Answer, *, on: bool) -> FieldRow:
    key = f"ask {blank.key}={choice}"
    if isinstance(choice, int):
        return FieldRow(key, "pick", words.number(choice), on)
    (pick,) = player_picks(game, "", [game.setup.index[choice]], None)
    return msgspec.structs.replace(pick, key=key, on=on)


def _question(blank: Blank) -> str:
    match blank.kind:
        case "opponent":
            return tr("Which opponent?")
        case "player":
            return tr("Which player?")
        case "another":
            return tr("And which other player?")
        case "head":
            return put(tr("Which head of team %1?"), blank.whom)
        case "number":
            what = words.sentence(tr(blank.what))
            return what if blank.whom is None else put(tr("%1: %2"), what, blank.whom)
        case "total":
            return put(tr("Which total does %1 get?"), blank.whom)
        case _:
            assert_never(blank.kind)
