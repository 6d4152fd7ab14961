"""Several replacement effects on one event: the affected player chooses the order (616.1), and is asked only
where the order changes the outcome. Rows 5.1 are worked examples where it does, rows 5.2 where it doesn't."""

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from lifecounter.model.commands import Damage, Deal, Effect, Gain, Lose, Play, Set, Source, Turn
from lifecounter.model.events import DamageDealt, DamagePrevented, LifeLost
from lifecounter.model.outcome import Choice, Played
from lifecounter.model.replacement import merged
from tests.model.depth import depth
from tests.model.orders import either_way, nobody_is_asked, taken
from tests.model.sitting import Sitting, duel, only, told

RED = Source(colour="red")


def playing(bruno: tuple[str, ...] = (), ana: tuple[str, ...] = (), life: int = 20) -> Sitting:
    """Ana, to whom things happen, at this total, with these cards of hers and of Bruno's."""
    game = duel(ana=life)
    for name in bruno:
        game.card(name, "Bruno")
    for name in ana:
        game.card(name, "Ana")
    return game


def hit(amount: int, source: Source | None = None, *, combat: bool = False) -> Damage:
    """Bruno's source deals damage to Ana."""
    return Damage(player="Ana", amount=amount, from_="Bruno", source=source, combat=combat)


def lives(tables: list[Sitting]) -> list[int]:
    return [life for table in tables for life in table.life("Ana")]


# 5.1: the order changes the outcome


def test_616_1_row_5_1_01_doubled_damage_and_a_shield_of_4() -> None:
    game = playing(bruno=("Furnace of Rath",), ana=("Mending Hands",))
    assert lives(either_way(game, hit(5), "Mending Hands", "Furnace of Rath")) == [18, 14]


def test_616_1_row_5_1_02_doubled_damage_and_a_shield_of_1() -> None:
    game = playing(bruno=("Dictate of the Twin Gods",))
    game.does(Effect(add="Conservator", controller="Ana", number=1))
    assert lives(either_way(game, hit(3), "Conservator", "Dictate of the Twin Gods")) == [16, 15]


def test_616_1_row_5_1_03_doubled_damage_and_all_but_1_prevented() -> None:
    game = playing(bruno=("Dictate of the Twin Gods",), ana=("Ajani Steadfast",))
    assert lives(either_way(game, hit(3), "Ajani Steadfast", "Dictate of the Twin Gods")) == [18, 19]


def test_616_1_row_5_1_04_halved_and_doubled_damage() -> None:
    game = playing(bruno=("Ghosts of the Innocent", "Furnace of Rath"))
    assert lives(either_way(game, hit(3), "Ghosts of the Innocent", "Furnace of Rath")) == [18, 17]


def test_616_1_row_5_1_05_tripled_damage_and_2_more() -> None:
    game = playing(bruno=("Fiery Emancipation", "Torbran, Thane of Red Fell"))
    ways = either_way(game, hit(2, RED), "Fiery Emancipation", "Torbran, Thane of Red Fell")
    assert lives(ways) == [12, 8]


def test_616_1_row_5_1_06_doubled_damage_and_2_more() -> None:
    game = playing(bruno=("Twinflame Tyrant", "Torbran, Thane of Red Fell"))
    ways = either_way(game, hit(3, RED), "Twinflame Tyrant", "Torbran, Thane of Red Fell")
    assert lives(ways) == [12, 10]


def test_616_1_row_5_1_07_half_prevented_and_doubled_damage() -> None:
    game = playing(bruno=("Furnace of Rath",), ana=("Gisela, Blade of Goldnight",))
    ways = either_way(game, hit(5), "Gisela, Blade of Goldnight", "Furnace of Rath")
    assert lives(ways) == [16, 15]


def test_616_1_row_5_1_08_half_prevented_and_1_prevented() -> None:
    game = playing(ana=("Gisela, Blade of Goldnight", "Urza's Armor"))
    assert lives(either_way(game, hit(5), "Gisela, Blade of Goldnight", "Urza's Armor")) == [19, 18]


def test_616_1_row_5_1_09_halved_damage_and_2_more() -> None:
    game = playing(bruno=("Ghosts of the Innocent", "Torbran, Thane of Red Fell"))
    ways = either_way(game, hit(3, RED), "Ghosts of the Innocent", "Torbran, Thane of Red Fell")
    assert lives(ways) == [17, 18]


def test_616_1_row_5_1_10_all_but_1_prevented_and_2_more() -> None:
    game = playing(bruno=("Torbran, Thane of Red Fell",), ana=("Ajani Steadfast",))
    ways = either_way(game, hit(5, RED), "Ajani Steadfast", "Torbran, Thane of Red Fell")
    assert lives(ways) == [17, 19]


def test_616_1_row_5_1_11_damage_becomes_exile_and_is_doubled() -> None:
    game = playing(bruno=("Crumbling Sanctuary", "Furnace of Rath"))
    ways = either_way(game, hit(3), "Crumbling Sanctuary", "Furnace of Rath")
    assert [way.asked("Ana") for way in ways] == [{"exile": 3}, {"exile": 6}]
    assert lives(ways) == [20, 20]


def test_616_1_row_5_1_12_damage_becomes_life_and_is_doubled() -> None:
    game = playing(bruno=("Furnace of Rath",), ana=("Purity",))
    assert lives(either_way(game, hit(3), "Purity", "Furnace of Rath")) == [23, 26]


def test_616_1_row_5_1_13_a_gain_doubled_and_1_more() -> None:
    game = playing(ana=("Boon Reflection", "Angel of Vitality"))
    ways = either_way(game, Gain(player="Ana", amount=3), "Boon Reflection", "Angel of Vitality")
    assert lives(ways) == [27, 28]


def test_616_1_row_5_1_14_a_gain_doubled_and_turned_into_a_loss() -> None:
    game = playing(bruno=("Tainted Remedy",), ana=("Alhammarret's Archive",))
    ways = either_way(game, Gain(player="Ana", amount=3), "Tainted Remedy", "Alhammarret's Archive")
    assert lives(ways) == [17, 14]


def test_616_1_row_5_1_15_a_gain_of_1_more_and_turned_into_a_loss() -> None:
    game = playing(bruno=("Tainted Remedy",), ana=("Angel of Vitality",))
    ways = either_way(game, Gain(player="Ana", amount=3), "Tainted Remedy", "Angel of Vitality")
    assert lives(ways) == [17, 16]


def test_616_1_row_5_1_16_a_gain_drawn_and_doubled() -> None:
    game = playing(ana=("Lich", "Boon Reflection"))
    ways = either_way(game, Gain(player="Ana", amount=3), "Lich", "Boon Reflection")
    assert [way.asked("Ana") for way in ways] == [{"draw": 3}, {"draw": 6}]
    assert lives(ways) == [0, 0]


def test_616_1_row_5_1_17_a_gain_drawn_and_turned_into_a_loss() -> None:
    game = playing(bruno=("Tainted Remedy",), ana=("Lich",))
    drawn, lost = either_way(game, Gain(player="Ana", amount=3), "Lich", "Tainted Remedy")
    assert (drawn.asked("Ana"), drawn.life("Ana")) == ({"draw": 3}, (0,))
    assert (lost.asked("Ana"), lost.life("Ana")) == ({}, (-3,))


def test_616_1_row_5_1_18_a_gain_of_nothing_and_turned_into_a_loss() -> None:
    game = playing(bruno=("Sulfuric Vortex", "Tainted Remedy"))
    ways = either_way(game, Gain(player="Ana", amount=3), "Sulfuric Vortex", "Tainted Remedy")
    assert lives(ways) == [20, 17]


def test_616_1_row_5_1_19_a_gain_of_nothing_and_drawn() -> None:
    game = playing(bruno=("Sulfuric Vortex",), ana=("Lich",))
    ways = either_way(game, Gain(player="Ana", amount=3), "Sulfuric Vortex", "Lich")
    assert [way.asked("Ana") for way in ways] == [{}, {"draw": 3}]


def test_616_1_row_5_1_20_a_total_that_becomes_higher_is_a_gain() -> None:
    game = playing(ana=("Boon Reflection", "Angel of Vitality"), life=13)
    ways = either_way(game, Set(player="Ana", to=20), "Boon Reflection", "Angel of Vitality")
    assert lives(ways) == [28, 29]


def test_616_1_row_5_1_21_a_loss_doubled_and_worship() -> None:
    game = playing(bruno=("Bloodletter of Aclazotz",), ana=("Worship",), life=5)
    game.does(Turn(player="Bruno"))
    doubled, kept = either_way(game, hit(5), "Bloodletter of Aclazotz", "Worship")
    assert (doubled.life("Ana"), doubled.playing) == ((1,), "Ana Bruno")
    assert (kept.life("Ana"), kept.lost) == ((-3,), {"Ana": "704.5a"})


def test_616_1_row_5_1_22_a_loss_doubled_and_a_floor_of_7() -> None:
    game = playing(bruno=("Bloodletter of Aclazotz",), ana=("Elderscale Wurm",), life=10)
    game.does(Turn(player="Bruno"))
    assert lives(either_way(game, hit(5), "Bloodletter of Aclazotz", "Elderscale Wurm")) == [7, 4]


def test_616_1_row_5_1_23_two_rescues_from_losing() -> None:
    game = playing(ana=("Exquisite Archangel", "The Golden Throne"))
    archangel, throne = either_way(
        game, Lose(player="Ana", amount=24), "Exquisite Archangel", "The Golden Throne"
    )
    assert [archangel.life("Ana"), throne.life("Ana")] == [(20,), (1,)]
    assert [one.name for one in archangel.game.effects] == ["The Golden Throne"]
    assert [one.name for one in throne.game.effects] == ["Exquisite Archangel"]


def test_616_1_row_5_1_24_two_rescues_from_ten_poison() -> None:
    game = playing(ana=("Puresteel Angel", "Exquisite Archangel"))
    poison = Damage(player="Ana", amount=10, from_="Bruno", infect=True)
    emblem, archangel = either_way(game, poison, "Puresteel Angel", "Exquisite Archangel")
    for way in (emblem, archangel):
        assert (way.life("Ana"), way.counters("Ana"), way.playing) == ((20,), {}, "Ana Bruno")
    assert [one.name for one in emblem.game.effects] == ["Exquisite Archangel"]
    assert archangel.game.effects == ()


# 5.2: the order changes nothing


def test_616_1_row_5_2_01_two_doublings_of_damage() -> None:
    game = playing(bruno=("Furnace of Rath", "Gratuitous Violence"))
    after = nobody_is_asked(game, hit(3), "Furnace of Rath", "Gratuitous Violence")
    assert after.life("Ana") == (8,)


def test_616_1_row_5_2_02_a_doubling_and_a_tripling() -> None:
    game = playing(bruno=("Furnace of Rath", "Fiery Emancipation"))
    assert nobody_is_asked(game, hit(2), "Furnace of Rath", "Fiery Emancipation").life("Ana") == (8,)


def test_616_1_row_5_2_03_two_doublings_of_a_gain() -> None:
    game = playing(ana=("Boon Reflection", "Rhox Faithmender"))
    after = nobody_is_asked(game, Gain(player="Ana", amount=3), "Boon Reflection", "Rhox Faithmender")
    assert after.life("Ana") == (32,)


def test_616_1_row_5_2_04_two_gains_of_1_more() -> None:
    game = playing(ana=("Angel of Vitality", "Leyline of Hope"))
    after = nobody_is_asked(game, Gain(player="Ana", amount=3), "Angel of Vitality", "Leyline of Hope")
    assert after.life("Ana") == (25,)


def test_616_1_row_5_2_05_two_preventions_of_1() -> None:
    game = playing(ana=("Urza's Armor", "Protection of the Hekma"))
    after = nobody_is_asked(game, hit(5), "Urza's Armor", "Protection of the Hekma")
    assert after.life("Ana") == (17,)


def test_616_1_row_5_2_06_a_gain_turned_into_a_loss_twice() -> None:
    game = playing(bruno=("Tainted Remedy", "Plague Drone"))
    game.card("Tainted Remedy", "Bruno")
    after = nobody_is_asked(game, Gain(player="Ana", amount=3), "Tainted Remedy", "Plague Drone")
    assert after.life("Ana") == (17,)


def test_616_1_row_5_2_07_all_damage_prevented_and_doubled() -> None:
    game = playing(bruno=("Furnace of Rath",), ana=("Glacial Chasm",))
    after = nobody_is_asked(game, hit(3), "Furnace of Rath", "Glacial Chasm")
    assert after.life("Ana") == (20,)


def test_616_1_row_5_2_08_two_floors() -> None:
    game = playing(ana=("Worship", "Elderscale Wurm"), life=10)
    assert nobody_is_asked(game, hit(20), "Worship", "Elderscale Wurm").life("Ana") == (7,)


def test_616_1_row_5_2_09_a_gain_of_nothing_and_doubled() -> None:
    game = playing(bruno=("Sulfuric Vortex",), ana=("Boon Reflection",))
    after = nobody_is_asked(game, Gain(player="Ana", amount=3), "Sulfuric Vortex", "Boon Reflection")
    assert after.life("Ana") == (20,)


def test_616_1_row_5_2_10_a_gain_of_nothing_and_1_more() -> None:
    game = playing(bruno=("Sulfuric Vortex",), ana=("Angel of Vitality",))
    after = nobody_is_asked(game, Gain(player="Ana", amount=3), "Sulfuric Vortex", "Angel of Vitality")
    assert after.life("Ana") == (20,)


def test_616_1_row_5_2_11_damage_halved_three_times() -> None:
    game = duel()
    ghosts = [game.card("Ghosts of the Innocent", "Bruno") for _ in range(3)]
    assert nobody_is_asked(game, hit(14), *ghosts).life("Ana") == (19,)


def test_616_1_row_5_2_12_damage_doubled_and_its_loss_doubled() -> None:
    game = playing(bruno=("Furnace of Rath", "Bloodletter of Aclazotz"))
    game.does(Turn(player="Bruno"))
    step = Damage(player="Ana", amount=3, from_="Bruno", lifelink=True)
    nobody_is_asked(game, step, "Furnace of Rath", "Bloodletter of Aclazotz")
    told_of = game.does(step)
    assert only(DamageDealt, told_of).amount == 6
    assert only(LifeLost, told_of).amount == 12
    assert game.life("Ana", "Bruno") == (8, 26)


def test_616_2_row_5_2_13_a_gain_that_became_a_loss_is_doubled_as_one() -> None:
    game = playing(bruno=("Tainted Remedy", "Bloodletter of Aclazotz"))
    game.does(Turn(player="Bruno"))
    step = Gain(player="Ana", amount=3)
    assert nobody_is_asked(game, step, "Tainted Remedy", "Bloodletter of Aclazotz").life("Ana") == (14,)


def test_614_17c_row_5_2_14_nothing_replaces_a_gain_that_can_not_happen() -> None:
    gainers = ("Boon Reflection", "Angel of Vitality", "Lich's Mastery")
    game = playing(bruno=("Leyline of Punishment", "Tainted Remedy"), ana=gainers)
    after = nobody_is_asked(game, Gain(player="Ana", amount=3), "Tainted Remedy", *gainers)
    assert (after.life("Ana"), after.asked("Ana")) == ((20,), {})


def test_616_1_row_5_2_15_damage_is_doubled_before_it_becomes_poison() -> None:
    game = playing(bruno=("Furnace of Rath",), ana=("Phyrexian Unlife",))
    game.puts(Ana=-2)
    after = nobody_is_asked(game, hit(3), "Furnace of Rath", "Phyrexian Unlife")
    assert (after.life("Ana"), after.counters("Ana")) == ((-2,), {"poison": 6})


def test_615_12_row_5_2_16_unpreventable_damage_passes_every_prevention() -> None:
    preventers = ("Glacial Chasm", "Mending Hands", "Urza's Armor", "Ajani Steadfast", "Nine Lives")
    game = playing(ana=preventers)
    step = Damage(player="Ana", amount=5, from_="Bruno", unpreventable=True)
    assert nobody_is_asked(game, step, *preventers).life("Ana") == (15,)
    assert told(DamagePrevented, game.does(step)) == []
    assert game.asked("Ana")["incarnation counter"] == 1


# Beside the table


def test_616_1_the_second_of_two_equal_effects_can_be_named_first() -> None:
    game = playing(ana=("Boon Reflection",))
    first, second = (game.card("Angel of Vitality", "Ana") for _ in range(2))
    step = Gain(player="Ana", amount=1)
    for one, other in ((first, second), (second, first)):
        assert taken(game, step, one, "Boon Reflection", other).life("Ana") == (25,)


def test_616_1_an_order_that_names_too_little_is_asked_for_the_rest() -> None:
    game = playing(bruno=("Furnace of Rath", "Torbran, Thane of Red Fell"))
    armor = game.card("Urza's Armor", "Ana")
    asked = game.table.preview(replace(hit(3, RED), order=("Urza's Armor",)))
    assert isinstance(asked, Choice)
    assert [option.order[0] for option in asked.options] == [armor, armor]
    assert [option.life["Ana"] for option in asked.options] == [20 - 2 * 2 - 2, 20 - 2 * (2 + 2)]


def test_616_1_each_offered_order_is_one_that_a_step_can_name() -> None:
    game = playing(bruno=("Furnace of Rath",), ana=("Urza's Armor",))
    step = Damage(deals=tuple(Deal(player="Ana", amount=amount, from_="Bruno") for amount in (2, 3)))
    ways = either_way(game, step, "Urza's Armor", "Furnace of Rath")
    assert lives(ways) == [20 - 2 - 4, 20 - 3 - 5]


# What is so of any effects

OF_DAMAGE = (
    "Furnace of Rath",
    "Dictate of the Twin Gods",
    "Fiery Emancipation",
    "Torbran, Thane of Red Fell",
    "Tor Wauki the Younger",
    "Benevolent Unicorn",
    "Ghosts of the Innocent",
    "Gisela, Blade of Goldnight",
    "Urza's Armor",
    "Ajani Steadfast",
    "Conservator",
    "Circle of Protection: Red",
    "Reverse Damage",
    "Purity",
    "Angel of Suffering",
    "Crumbling Sanctuary",
    "Phyrexian Unlife",
)
OF_LIFE = (
    "Boon Reflection",
    "Rhox Faithmender",
    "Angel of Vitality",
    "Phial of Galadriel",
    "Lich",
    "Sulfuric Vortex",
    "Tainted Remedy",
    "Bloodletter of Aclazotz",
    "Rain of Gore",
    "Worship",
    "Elderscale Wurm",
    "Enduring Angel",
    "Exquisite Archangel",
    "The Golden Throne",
)


def with_cards(cards: list[tuple[str, str]]) -> Sitting:
    game = duel(ana=9)
    game.does(Turn(player="Bruno"))
    for name, controller in cards:
        game.card(name, controller)
        game.puts(Ana=9, Bruno=20)
    return game


def standing(end: Played) -> object:
    """The game as people see it: which of two equal cards was used up is all the same."""
    game = end.game
    effects = sorted((one.name, one.controller or 0, one.number or 0, one.holds) for one in game.effects)
    return game.totals, game.poison, game.players, effects


def every_order(game: Sitting, step: Play) -> None:
    """Each order that is offered leads to what it promises and to a game of its own, and any order of all
    effects leads to one of these games."""
    outcome = game.table.preview(step)
    if isinstance(outcome, Choice):
        ends: list[Played] = []
        for option in outcome.options:
            end = game.table.preview(replace(step, order=option.order))
            assert isinstance(end, Played)
            assert end.events == option.events
            assert end.game not in [other.game for other in ends]
            ends.append(end)
        assert len(ends) > 1
    else:
        assert isinstance(outcome, Played)
        ends = [outcome]
    for order in permutations(effect.id for effect in game.game.effects):
        end = game.table.preview(replace(step, order=order))
        assert isinstance(end, Played)
        assert standing(end) in [standing(one) for one in ends]


controllers = st.sampled_from(["Ana", "Bruno"])


@depth(60)
@given(st.lists(st.tuples(st.sampled_from(OF_DAMAGE), controllers), max_size=4), st.integers(0, 9))
def test_616_1_every_order_of_effects_on_damage_is_offered(cards: list[tuple[str, str]], amount: int) -> None:
    every_order(with_cards(cards), hit(amount))


@depth(60)
@given(
    st.lists(st.tuples(st.sampled_from(OF_LIFE), controllers), max_size=4),
    st.integers(1, 12),
    st.sampled_from([Gain, Lose]),
)
def test_616_1_every_order_of_effects_on_life_is_offered(
    cards: list[tuple[str, str]], amount: int, step: type[Gain] | type[Lose]
) -> None:
    every_order(with_cards(cards), step(player="Ana", amount=amount))


@depth(40)
@given(
    st.lists(st.tuples(st.sampled_from(OF_DAMAGE + OF_LIFE), controllers), max_size=5),
    st.lists(st.integers(0, 9), min_size=2, max_size=3),
)
def test_616_1_what_is_offered_for_several_events_at_once_can_be_named(
    cards: list[tuple[str, str]], amounts: list[int]
) -> None:
    game = with_cards(cards)
    step = Damage(
        deals=tuple(Deal(player="Ana", amount=one, from_="Bruno", lifelink=one > 5) for one in amounts)
    )
    outcome = game.table.preview(step)
    if isinstance(outcome, Choice):
        for option in outcome.options:
            end = game.table.preview(replace(step, order=option.order))
            assert isinstance(end, Played)
            assert end.events == option.events


def test_616_1_ten_different_effects_on_one_event() -> None:
    game = duel()
    for name in OF_DAMAGE[:6]:
        game.card(name, "Bruno")
    for name in OF_DAMAGE[6:10]:
        game.card(name, "Ana")
    step = hit(7)
    outcome = game.table.preview(step)
    assert isinstance(outcome, Choice)
    assert len(outcome.options) > 10
    for option in outcome.options:
        assert len(option.order) == 10
        assert taken(game, step, *option.order).life("Ana") == (option.life["Ana"],)


def test_616_1_equal_effects_are_not_permuted() -> None:
    """Two dozen equal effects have more orders than anybody could try."""
    game = duel(ana=1)
    game.card("Angel of Vitality", "Ana")
    for _ in range(24):
        game.card("Boon Reflection", "Ana")
    outcome = game.table.preview(Gain(player="Ana", amount=1))
    assert isinstance(outcome, Choice)
    assert len(outcome.options) == 25


def test_616_1_of_two_equal_rescues_nobody_is_asked_which() -> None:
    game = playing(ana=("The Golden Throne", "The Golden Throne"))
    game.does(Lose(player="Ana", amount=25))
    assert (game.life("Ana"), [one.name for one in game.game.effects]) == ((1,), ["The Golden Throne"])


def test_616_1_orders_that_are_settled_one_after_another_agree() -> None:
    assert merged(("a", "b", "c"), ("d", "c")) == ("d", "a", "b", "c")
    assert merged(("a", "b"), ("c",)) == ("c", "a", "b")
    assert merged((), ("a", "b")) == ("a", "b")
