"""Hypothesis strategies for what may stand in a record."""

from hypothesis import strategies as st

from lifecounter.model.commands import (
    Amend,
    AnyStep,
    Apply,
    Concede,
    Correct,
    Counter,
    Damage,
    Deal,
    Done,
    Double,
    Drain,
    DrawGame,
    Effect,
    EmptyDraw,
    Exchange,
    Failed,
    Gain,
    Halve,
    Lose,
    LoseGame,
    Mark,
    Pay,
    Payment,
    Phase,
    Proliferate,
    Redistribute,
    Redo,
    Roll,
    Set,
    Source,
    Tax,
    Together,
    Turn,
    Undo,
    WinGame,
)
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.primitives import WORDS
from lifecounter.model.readings import Readings

PLAYERS = ("Ana", "Bruno", "Æther 日本語 🐉", 'a "b" \\ : {c}')
COMMANDERS = ("Atraxa", "Krenko")

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
names = st.sampled_from(PLAYERS)
commanders = st.sampled_from(COMMANDERS)
numbers = st.integers(-30, 60) | st.integers() | st.integers(-(10**40), 10**40)
moments = st.none() | st.datetimes().map(lambda moment: moment.isoformat(timespec="seconds") + "Z")
several = st.lists(names, min_size=1, max_size=4).map(tuple)
maybe = st.none() | st.booleans()
sources = st.none() | st.builds(
    Source,
    id=st.none() | texts,
    name=st.none() | texts,
    colour=st.none() | texts,
    creature=maybe,
    spell=maybe,
)

_any_step = {
    "at": moments,
    "note": st.none() | texts,
    "order": st.none() | st.lists(st.sampled_from(["e1", "e2", "Lich"]), max_size=3).map(tuple),
    "skip": st.lists(st.sampled_from(["e1", "e2"]), max_size=2).map(tuple),
}
_one_source = {
    "amount": numbers,
    "from_": st.none() | names,
    "commander": st.none() | commanders,
    "combat": maybe,
    "infect": st.booleans(),
    "toxic": numbers,
    "lifelink": st.booleans(),
    "unpreventable": st.booleans(),
    "source": sources,
}
_deals = st.lists(st.builds(Deal, player=names, **_one_source), min_size=1, max_size=4).map(tuple)
_payments = st.lists(st.builds(Payment, player=names, amount=numbers), min_size=1, max_size=3).map(tuple)
_purpose = st.none() | st.sampled_from(["spell", "ability", "cost", "unless"])
_ids = st.sampled_from(["e1", "e2", "r1", "worship"])
_until = st.none() | st.sampled_from(["turn", "game"])
_rules = st.dictionaries(st.sampled_from(WORDS) | texts, st.just(True) | numbers | texts, max_size=2)
_affects = st.just("all") | names


def _verb(kind: type[AnyStep], /, **fields: st.SearchStrategy[object]) -> st.SearchStrategy[AnyStep]:
    return st.builds(kind, **_any_step, **fields)


def _for_players(kind: type[AnyStep], /, **fields: st.SearchStrategy[object]) -> st.SearchStrategy[AnyStep]:
    return _verb(kind, player=names, **fields) | _verb(kind, players=several, **fields)


_simple: st.SearchStrategy[AnyStep] = st.one_of(
    _for_players(Damage, **_one_source),
    _verb(Damage, deals=_deals),
    _for_players(Gain, amount=numbers, from_=st.none() | names, source=sources),
    _for_players(Lose, amount=numbers, from_=st.none() | names, source=sources),
    _verb(Pay, player=names, amount=numbers, for_=_purpose),
    _verb(Pay, payments=_payments, for_=_purpose),
    _verb(Drain, from_=several, to=names, amount=numbers),
    _for_players(Set, to=numbers | st.just("starting")),
    _verb(Exchange, players=st.tuples(names, names)),
    _verb(Exchange, player=names, with_=numbers),
    _verb(Redistribute, totals=st.dictionaries(names, numbers, min_size=1)),
    _for_players(Double),
    _for_players(Halve, round=st.sampled_from(["up", "down"])),
    _verb(Counter, player=names, kind=st.just("poison") | texts, change=numbers, from_=st.none() | names),
    _verb(Proliferate, players=several, from_=st.none() | names),
    _verb(Tax, commander=commanders, change=numbers),
    _verb(
        Effect,
        add=st.sampled_from(["Lich", "Platinum Angel", "Lych"]),
        controller=names,
        on=st.none() | names,
    ),
    _verb(Effect, add_rule=_rules, affects=_affects, until=_until, id=st.none() | _ids),
    _verb(Effect, remove=_ids, to=st.none() | st.sampled_from(["graveyard", "exile"])),
    _verb(Effect, control=_ids, to=names),
    _verb(Effect, id=_ids, holds=st.booleans()),
    _verb(Mark, mark=st.sampled_from(["monarch", "day", "night"]) | texts, player=st.none() | names),
    _verb(Turn, player=names),
    _verb(Phase, phase=st.sampled_from(["upkeep", "end"])),
    _verb(Roll, sides=numbers, result=numbers, player=st.none() | names),
    _verb(Concede, player=names),
    _verb(LoseGame, player=names, reason=st.none() | texts),
    _verb(WinGame, player=names),
    _verb(DrawGame),
    _verb(EmptyDraw, player=names),
    _verb(Done, reminder=_ids),
    _verb(Failed, reminder=_ids),
    _verb(Apply, reminder=_ids, player=st.none() | names),
    _verb(
        Correct,
        player=names,
        life=st.none() | numbers,
        counters=st.dictionaries(texts, numbers, max_size=2),
        commander_damage=st.dictionaries(commanders, numbers, max_size=2),
        status=st.none() | st.sampled_from(["playing", "lost", "won", "drew"]),
    ),
    _verb(Undo),
    _verb(Redo),
)

steps: st.SearchStrategy[AnyStep] = st.recursive(
    _simple,
    lambda inner: _verb(Together, steps=st.lists(inner, max_size=3).map(tuple)) | _verb(Amend, step=inner),
    max_leaves=4,
)

_thresholds = st.none() | st.integers(1, 99)
headers: st.SearchStrategy[Header] = st.builds(
    Header,
    format=texts,
    players=st.lists(
        st.builds(
            PlayerHeader,
            name=texts,
            team=st.none() | texts,
            commanders=st.lists(texts, max_size=3).map(tuple),
            life=st.none() | numbers,
            vanguard=numbers,
            archenemy=st.booleans(),
            colour=st.none() | texts,
            seat=st.none() | numbers,
        ),
        max_size=17,
    ).map(tuple),
    life=st.none() | numbers,
    poison=_thresholds,
    commander_damage=_thresholds,
    shared_life=st.booleans(),
    started=st.none() | texts,
    active=st.none() | texts,
    readings=st.builds(Readings, **dict.fromkeys(Readings.__struct_fields__, st.booleans())),
)
"""Headers that can be read; most of them no game can begin with."""
