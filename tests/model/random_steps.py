"""Random headers, and random steps that people could take in a game as it stands, right or wrong."""

from collections.abc import Sequence

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
CARDS = ("Lich", "Platinum Angel", "Platinum Emperion")
ALL_CARDS = tuple(card.name for card in CATALOGUE.effects)

NAMES = ("Ana", "Bruno", "Chiara", "Dragan", "Esther", "Farid", "Gudrun", "Haruki")

amounts = st.integers(0, 25) | st.sampled_from([LARGEST, LARGEST + 1, 10**30, -1])
totals = st.integers(-30, 60) | st.sampled_from([LARGEST, -LARGEST, -LARGEST - 1])
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


def players_of(game: Game) -> st.SearchStrategy[str]:
    """Mostly somebody who is still in; now and then whoever is named in the header, or nobody at all."""
    playing = [one.name for one in game.players if one.status == "playing"] or list(game.setup.names)
    return st.sampled_from([*playing * 8, *game.setup.names, "Zoe"])


def several(who: st.SearchStrategy[str]) -> st.SearchStrategy[tuple[str, ...]]:
    """Some players; now and then none, or one of them twice."""
    return st.lists(who, min_size=0, max_size=3, unique=True).map(tuple) | st.lists(
        who, min_size=1, max_size=4
    ).map(tuple)


def commanders_of(game: Game) -> st.SearchStrategy[str | None]:
    return st.none() | st.sampled_from([*game.setup.commanders, "Urza"])


def life_steps(game: Game) -> st.SearchStrategy[Play]:
    """Damage, gain, lose, pay, drain."""
    who = players_of(game)
    some = several(who)
    commander = commanders_of(game)
    source = st.none() | st.builds(Source, id=st.sampled_from(["one", "two"]))
    deal = st.builds(
        Deal,
        player=who,
        amount=amounts,
        from_=who,
        commander=commander,
        combat=st.none() | st.booleans(),
        infect=st.booleans(),
        toxic=st.integers(0, 3),
        lifelink=st.booleans(),
        source=source,
    )
    return st.one_of(
        st.builds(
            Damage,
            player=who,
            amount=amounts,
            from_=st.none() | who,
            commander=commander,
            combat=st.none() | st.booleans(),
            infect=st.booleans(),
            toxic=st.integers(0, 3),
            lifelink=st.booleans(),
        ),
        st.builds(Damage, deals=st.lists(deal, min_size=1, max_size=3).map(tuple)),
        st.builds(Damage, players=some, amount=amounts),
        st.builds(Gain, players=some, amount=amounts),
        st.builds(Lose, players=some, amount=amounts),
        st.builds(
            Pay,
            player=who,
            amount=amounts,
            for_=st.sampled_from([None, "spell", "ability", "cost", "unless"]),
        ),
        st.builds(
            Pay,
            payments=st.lists(st.builds(Payment, player=who, amount=amounts), min_size=1, max_size=3).map(
                tuple
            ),
        ),
        st.builds(Drain, from_=some, to=who, amount=amounts),
    )


def total_steps(game: Game) -> st.SearchStrategy[Play]:
    """Set, exchange, redistribute, double, halve."""
    who = players_of(game)
    some = several(who)
    playing = [place for place, one in enumerate(game.players) if one.status == "playing"]
    chosen = playing or [0]
    handed = st.permutations([game.life(place) for place in chosen]).map(
        lambda lives: {game.setup.names[place]: life for place, life in zip(chosen, lives, strict=True)}
    )
    return st.one_of(
        st.builds(Set, players=some, to=totals | st.just("starting")),
        st.builds(Exchange, players=st.tuples(who, who)),
        st.builds(Exchange, player=who, with_=totals),
        st.builds(Redistribute, totals=handed),
        st.builds(Redistribute, totals=st.dictionaries(who, totals, max_size=3)),
        st.builds(Double, players=some),
        st.builds(Halve, players=some, round=st.sampled_from(["up", "down"])),
    )


def counter_steps(game: Game) -> st.SearchStrategy[Play]:
    """Counters, tax, marks, dice."""
    who = players_of(game)
    return st.one_of(
        st.builds(Counter, player=who, kind=kinds, change=changes),
        st.builds(Proliferate, players=several(who)),
        st.builds(Tax, commander=st.sampled_from([*game.setup.commanders, "Urza"]), change=changes),
        st.builds(
            Mark,
            mark=st.sampled_from(["monarch", "initiative", "city's blessing", "day", "night"]),
            player=st.none() | who,
        ),
        st.builds(Roll, sides=st.integers(0, 20), result=st.integers(0, 20), player=st.none() | who),
    )


def effect_steps(game: Game, cards: Sequence[str] = CARDS) -> st.SearchStrategy[Play]:
    """Cards and bare rules begin, end, change hands; conditions are met or not."""
    who = players_of(game)
    ids = st.sampled_from([*(effect.id for effect in game.effects), "e99"])
    named = st.sampled_from([*cards, "Platinum Angle"])
    bare = st.dictionaries(st.sampled_from(LOCKS), st.just(value=True), min_size=1, max_size=2)
    return st.one_of(
        st.builds(Effect, add=named, controller=who, on=st.none() | who),
        st.builds(
            Effect, add_rule=bare, affects=who | st.just("all"), until=st.sampled_from([None, "turn", "game"])
        ),
        st.builds(
            Effect, remove=ids, to=st.sampled_from([None, "graveyard", "exile", "hand", "elsewhere", "moon"])
        ),
        st.builds(Effect, control=ids, to=who),
        st.builds(Effect, id=ids, holds=st.booleans()),
    )


def turn_steps(game: Game) -> st.SearchStrategy[Play]:
    """Turns, phases, reminders, corrections."""
    who = players_of(game)
    reminders = st.sampled_from([*(one.id for player in game.players for one in player.reminders), "r99"])
    return st.one_of(
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


def ending_steps(game: Game) -> st.SearchStrategy[Play]:
    """Steps that end the game for somebody."""
    who = players_of(game)
    statuses = st.sampled_from(["playing", "playing", "playing", "lost", "won", "drew"])
    return st.one_of(
        st.builds(Concede, player=who),
        st.builds(LoseGame, player=who),
        st.builds(WinGame, player=who),
        st.builds(EmptyDraw, player=who),
        st.builds(DrawGame),
        st.builds(Correct, player=who, status=statuses),
    )


def steps(game: Game, cards: Sequence[str] = CARDS) -> st.SearchStrategy[Play]:
    """Any step that is not one of history; steps that end the game are rare."""
    single = st.one_of(
        life_steps(game),
        total_steps(game),
        counter_steps(game),
        effect_steps(game, cards),
        turn_steps(game),
        life_steps(game),
        st.one_of(life_steps(game), effect_steps(game, cards), ending_steps(game)),
    )
    return single | st.builds(Together, steps=st.lists(single, max_size=4).map(tuple))
