"""Random headers, and random steps, right or wrong, that can be fitted to a game as it stands.

Steps are drawn with stand-ins: P0, P1, … for players, E0, … for effects, R0, … for reminders, C0, … for
commanders. `fitted` puts those in their place that the game has.
"""

from collections.abc import Sequence

import msgspec
from hypothesis import strategies as st

from lifecounter.model.commands import (
    LARGEST,
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
    Play,
    Proliferate,
    Redistribute,
    Roll,
    Set,
    Source,
    Tax,
    Together,
    Turn,
    WinGame,
)
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.state import Game
from tests.model.sitting import CATALOGUE, FORMATS

LOCKS = (
    "cant_gain_life",
    "cant_lose_life",
    "life_total_cant_change",
    "cant_pay_life",
    "cant_lose_game",
    "cant_win_game",
    "no_loss_for_zero_life",
)
"""Bare rules of which a test can tell by itself what they do."""
RULES: tuple[dict[str, object], ...] = (
    {"damage_multiply": {"by": 2}},
    {"damage_plus": {"amount": 2}},
    {"damage_plus": {"amount": -1}},
    {"damage_halve": {"round": "up"}},
    {"damage_prevent": True},
    {"damage_prevent": {"amount": 1}},
    {"damage_prevent": {"half": "up"}},
    {"damage_prevent": {"all_but": 1}},
    {"damage_becomes": {"what": "exile"}},
    {"damage_cant_be_prevented": True},
    {"damage_as_poison": True},
    {"damage_causes_no_loss": True},
    {"damage_life_floor": {"to": 1}},
    {"life_reduced_floor": {"at_most": 0, "to": 3}},
    {"gain_multiply": {"by": 2}},
    {"gain_plus": {"amount": 1}},
    {"gain_becomes_loss": True},
    {"gain_becomes_nothing": True},
    {"gain_becomes_draw": True},
    {"loss_multiply": {"by": 2}},
    {"cant_get_counters": True},
    {"counters_multiply": {"by": 2}},
    {"counters_cap": {"kind": "poison"}},
    {"lose_game_replaced": {"life": 20, "clears_poison": True}},
    {"loses_at_life": {"exactly": 13}},
    {"on_gain": {"does": [{"act": "lose", "who": "each_opponent"}]}},
    {"on_loss": {"does": [{"act": "gain", "who": "that_player", "amount": 1}]}},
    {"on_damage": {"does": [{"act": "counters", "who": "that_player", "what": "rad"}]}},
    {"at_upkeep": {"does": [{"act": "lose", "who": "that_player", "measure": "half_life_up"}]}},
    {"at_end_step": {"each_turn": True, "does": [{"act": "lose", "who": "each_player", "amount": 1}]}},
)
"""Bare rules that change what happens, trigger, and set each other off."""
CARDS = ("Lich", "Platinum Angel", "Platinum Emperion")
ALL_CARDS = tuple(card.name for card in CATALOGUE.effects)

NAMES = ("Ana", "Bruno", "Chiara", "Dragan", "Esther", "Farid", "Gudrun", "Haruki")

EDGES = (LARGEST, LARGEST + 1, 10**30, -1, -LARGEST - 1)
amounts = st.sampled_from([*range(25), *EDGES])
totals = st.sampled_from([*range(-30, 60), *EDGES])
changes = st.integers(-6, 12)
kinds = st.sampled_from(["poison", "poison", "energy", "rad"])


@st.composite
def headers(draw: st.DrawFn) -> Header:
    """A game of any format: with as many players as it has teams of their size, else two to five."""
    row = draw(st.sampled_from(FORMATS.formats))
    count = 2 * row.team_size if row.team_size else draw(st.integers(2, 5))
    if row.emperor:
        count = 6
    players = tuple(
        PlayerHeader(
            name=name,
            commanders=draw(st.sampled_from([(), (f"{name}'s Elf",), (f"{name}'s Elf", f"{name}'s Imp")])),
            archenemy=row.archenemy and place == 0,
        )
        for place, name in enumerate(NAMES[:count])
    )
    return Header(format=row.id, players=players, life=draw(st.none() | st.integers(1, 12)))


who = st.sampled_from(["P0", "P1", "P2", "P3"] * 6 + ["Ana", "Bruno", "Zoe"])
"""Mostly somebody who is still in the game; now and then somebody who may have left, or nobody at all."""
several = st.lists(who, min_size=1, max_size=3, unique=True).map(tuple)
commanders = st.sampled_from(["C0", "C1", "C2", "C3"] * 4 + ["Urza"])
effects = st.sampled_from(["E0", "E1", "E2", "E3"] * 4 + ["e99"])
reminders = st.sampled_from(["R0", "R1", "R2"] * 4 + ["r99"])
sometimes = st.none() | st.booleans()

hits = {
    "player": who,
    "amount": amounts,
    "commander": st.none() | commanders,
    "combat": sometimes,
    "infect": st.booleans(),
    "toxic": st.integers(0, 3),
    "lifelink": st.booleans(),
    "unpreventable": st.booleans(),
}
sources = st.none() | st.builds(Source, id=st.sampled_from(["one", "two"]))
deals = st.builds(Deal, from_=who, source=sources, **hits)
payments = st.builds(Payment, player=who, amount=amounts)

life_steps: st.SearchStrategy[Play] = st.one_of(
    st.builds(Damage, from_=st.none() | who, **hits),
    st.builds(Damage, deals=st.lists(deals, min_size=1, max_size=3).map(tuple)),
    st.builds(Damage, players=several, amount=amounts),
    st.builds(Gain, players=several, amount=amounts),
    st.builds(Lose, players=several, amount=amounts),
    st.builds(
        Pay, player=who, amount=amounts, for_=st.sampled_from([None, "spell", "ability", "cost", "unless"])
    ),
    st.builds(Pay, payments=st.lists(payments, min_size=1, max_size=3).map(tuple)),
    st.builds(Drain, from_=several, to=who, amount=amounts),
)
"""Damage, gain, lose, pay, drain."""

handed_on = st.integers(2, 4).flatmap(
    lambda count: st.permutations(range(count)).map(
        lambda lives: {f"P{n}": life for n, life in enumerate(lives)}
    )
)
total_steps: st.SearchStrategy[Play] = st.one_of(
    st.builds(Set, players=several, to=totals | st.just("starting")),
    st.builds(Exchange, players=st.tuples(who, who)),
    st.builds(Exchange, player=who, with_=totals),
    st.builds(Redistribute, totals=handed_on),
    st.builds(Redistribute, totals=st.dictionaries(who, totals, min_size=1, max_size=3)),
    st.builds(Double, players=several),
    st.builds(Halve, players=several, round=st.sampled_from(["up", "down"])),
)
"""Set, exchange, redistribute, double, halve; redistributed totals of 0, 1, … stand for those of P0, P1, …"""

counter_steps: st.SearchStrategy[Play] = st.one_of(
    st.builds(Counter, player=who, kind=kinds, change=changes, from_=st.none() | who),
    st.builds(Proliferate, players=several),
    st.builds(Tax, commander=commanders, change=changes),
    st.builds(
        Mark,
        mark=st.sampled_from(["monarch", "initiative", "city's blessing", "day", "night"]),
        player=st.none() | who,
    ),
    st.builds(Roll, sides=st.integers(0, 20), result=st.integers(0, 20), player=st.none() | who),
)
"""Counters, tax, marks, dice."""

zones = st.sampled_from([None, "graveyard", "exile", "hand", "elsewhere", "moon"])
bare_rules = st.dictionaries(st.sampled_from(LOCKS), st.just(value=True), min_size=1, max_size=2)


def effect_steps(cards: Sequence[str]) -> st.SearchStrategy[Play]:
    """Cards and bare rules begin, end, change hands; conditions are met or not."""
    return st.one_of(
        st.builds(Effect, add=st.sampled_from(cards), controller=who, on=st.none() | who),
        st.builds(
            Effect,
            add_rule=bare_rules,
            affects=who | st.just("all"),
            until=st.sampled_from([None, "turn", "game"]),
        ),
        st.builds(Effect, remove=effects, to=zones),
        st.builds(Effect, control=effects, to=who),
        st.builds(Effect, id=effects, holds=st.booleans()),
    )


rule_steps: st.SearchStrategy[Play] = st.builds(
    Effect, add_rule=st.sampled_from(RULES), controller=st.none() | who, affects=who | st.just("all")
)
"""A bare rule that changes what happens begins."""

turn_steps: st.SearchStrategy[Play] = st.one_of(
    st.builds(Turn, player=who),
    st.builds(Phase, phase=st.sampled_from(["upkeep", "end"])),
    st.builds(Done, reminder=reminders),
    st.builds(Failed, reminder=reminders),
    st.builds(Apply, reminder=reminders, player=st.none() | who),
    st.builds(
        Correct,
        player=who,
        life=st.none() | totals,
        counters=st.dictionaries(kinds, st.integers(-1, 12), max_size=2),
    ),
)
"""Turns, phases, reminders, corrections."""

ending_steps: st.SearchStrategy[Play] = st.one_of(
    st.builds(Concede, player=who),
    st.builds(LoseGame, player=who),
    st.builds(WinGame, player=who),
    st.builds(EmptyDraw, player=who),
    st.builds(DrawGame),
)
"""Steps that end the game for somebody."""


FAMILIES = (
    *(life_steps, life_steps, total_steps, counter_steps, effect_steps(CARDS), turn_steps) * 3,
    ending_steps,
)


@st.composite
def singles(draw: st.DrawFn) -> Play:
    """Any step that is neither one of history nor several as one; steps that end the game are rare."""
    return draw(draw(st.sampled_from(FAMILIES)))


@st.composite
def steps(draw: st.DrawFn) -> Play:
    """Any step that is not one of history."""
    if draw(st.integers(0, 5)):
        return draw(singles())
    return Together(steps=tuple(draw(st.lists(singles(), max_size=4))))


def fitted(step: Play, game: Game) -> Play:
    """The step with those in the place of stand-ins that the game has; where it has none they stay."""
    playing = [one.name for one in game.players if one.status == "playing"]
    stand_ins: dict[str, list[str]] = {
        "P": playing or list(game.setup.names),
        "E": [effect.id for effect in game.effects],
        "R": [reminder.id for one in game.players for reminder in one.reminders],
        "C": list(game.setup.commanders),
    }

    def put(value: object) -> object:
        match value:
            case str() if value[1:].isdigit() and (there := stand_ins.get(value[0])):
                return there[int(value[1]) % len(there)]
            case list() | tuple() if len(value) > 2 and all(isinstance(part, str) for part in value):
                return list(dict.fromkeys(put(part) for part in value))
            case list() | tuple():
                return [put(part) for part in value]
            case {"do": "redistribute", "totals": dict(totals)}:
                return {"do": "redistribute", "totals": {put(name): life(n) for name, n in totals.items()}}
            case dict():
                return {put(key): put(part) for key, part in value.items()}
            case _:
                return value

    def life(total: int) -> int:
        if 0 <= total < 4:
            return game.life(game.setup.index[stand_ins["P"][total % len(stand_ins["P"])]])
        return total

    found: Play = msgspec.convert(put(msgspec.to_builtins(step)), Play)
    return found
