"""Cards that do the same, family by family: each does at a table what its family does."""

import pytest

from lifecounter.model.commands import (
    Correct,
    Counter,
    Damage,
    Deal,
    Effect,
    Gain,
    Lose,
    Mark,
    Pay,
    PayFor,
    Source,
    Turn,
    WinGame,
)
from lifecounter.model.events import WinStopped
from tests.model.sitting import Sitting, duel, moved, pod, told


def alike(*names: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("name", names)


def under(name: str) -> Sitting:
    """Three opponents of Ana, who controls the card; where it is put on somebody that is Bruno."""
    game = pod()
    card = game.game.setup.catalogue.find(name)
    assert card is not None
    game.does(Effect(add=name, controller="Ana", on=None if card.on is None else "Bruno"))
    game.puts(Ana=20, Bruno=20)
    return game


def gainers(game: Sitting) -> str:
    """Who of the four gains where everybody would gain 1."""
    return " ".join(name for name, amount in moved(game.does(everybody_gains(1))) if amount == 1)


def everybody_gains(amount: int) -> Gain:
    return Gain(players=("Ana", "Bruno", "Chiara", "Dragan"), amount=amount)


@alike(
    "Leyline of Punishment",
    "Everlasting Torment",
    "Sunspine Lynx",
    "Skullcrack",
    "Call In a Professional",
    "Rampaging Ferocidon",
    "Giant Cindermaw",
    "Balefang, the Unslayable",
    "Forsaken Wastes",
    "Witch Hunt",
    "Havoc Festival",
    "Mornsong Aria",
    "Sulfuric Vortex",
)
def test_119_7_nobody_gains_life(name: str) -> None:
    assert gainers(under(name)) == ""


@alike(
    "Erebos, God of the Dead",
    "Tibalt, Rakish Instigator",
    "Archfiend of Despair",
    "Quakebringer",
    "Knight of Dusk's Shadow",
    "Gríma Wormtongue",
    "The Lord of Pain",
    "Roiling Vortex (ability)",
    "Atarka's Command",
)
def test_119_7_opponents_gain_no_life(name: str) -> None:
    assert gainers(under(name)) == "Ana"


@alike("Grievous Wound", "Stigma Lasher", "Screaming Nemesis", "Flames of the Blood Hand")
def test_119_7_one_player_gains_no_life(name: str) -> None:
    assert gainers(under(name)) == "Ana Chiara Dragan"


@alike("Tainted Remedy", "Plague Drone")
def test_614_opponents_lose_what_they_would_gain(name: str) -> None:
    game = under(name)
    game.does(everybody_gains(2))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (22, 18, 18, 18)


@alike(
    "Leyline of Punishment",
    "Everlasting Torment",
    "Sunspine Lynx",
    "Skullcrack",
    "Call In a Professional",
    "Spider-Punk",
    "Insult",
    "Flaring Pain",
)
def test_615_12_no_damage_can_be_prevented(name: str) -> None:
    game = under(name)
    game.card("Safe Passage", "Chiara")
    assert moved(game.does(Damage(player="Chiara", amount=3, from_="Bruno"))) == [("Chiara", -3)]


@alike(
    "Boon Reflection",
    "Rhox Faithmender",
    "Alhammarret's Archive",
    "The Wind Crystal",
    "Doctor Strange, Surgeon",
)
def test_614_their_controller_gains_twice_as_much(name: str) -> None:
    game = under(name)
    game.does(Gain(players=("Ana", "Bruno"), amount=3))
    assert game.life("Ana", "Bruno") == (26, 23)


@alike(
    "Angel of Vitality",
    "Heron of Hope",
    "Knight of Dawn's Light",
    "Pest Rescuer",
    "Honor Troll",
    "Bilbo, Birthday Celebrant",
    "Leyline of Hope",
    "Cleric Class",
    "Cleric Class (level 2)",
)
def test_614_their_controller_gains_1_more(name: str) -> None:
    game = under(name)
    game.does(Gain(players=("Ana", "Bruno"), amount=3))
    assert game.life("Ana", "Bruno") == (24, 23)


@alike(
    "Platinum Angel",
    "Darksteel Angel",
    "Herald of Eternal Dawn",
    "Cloudsteel Kirin",
    "The Book of Exalted Deeds",
    "Gideon of the Trials",
    "Platinum Angel Avatar",
    "Angel's Grace",
)
def test_104_3_their_controller_can_not_lose_and_opponents_can_not_win(name: str) -> None:
    game = under(name)
    assert len(told(WinStopped, game.does(WinGame(player="Bruno")))) == 1
    game.does(Lose(players=("Ana", "Dragan"), amount=25))
    assert game.lost == {"Dragan": "704.5a"}
    game.does(WinGame(player="Ana"))
    assert game.winners == ("Ana",)


@alike("Lich", "Lich's Tomb", "Marina Vendrell's Grimoire", "Soul Echo", "Phyrexian Unlife", "Pact Weapon")
def test_704_5a_0_or_less_is_no_loss(name: str) -> None:
    game = under(name)
    game.does(Lose(player="Ana", amount=25))
    assert (game.life("Ana"), game.lost) == ((-5,), {})
    game.does(Counter(player="Ana", kind="poison", change=10))
    assert game.lost == {"Ana": "704.5c"}


@alike("Platinum Emperion", "Teferi's Protection", "Flare of Fortitude", "Perch Protection")
def test_119_their_controllers_total_can_not_change(name: str) -> None:
    game = under(name)
    game.does(Gain(player="Ana", amount=2))
    game.does(Lose(player="Ana", amount=2))
    game.does(Damage(player="Ana", amount=2, unpreventable=True))
    assert (game.refuses(Pay(player="Ana", amount=1)), game.life("Ana")) == ("119.8", (20,))


@alike(
    "Teferi's Protection",
    "Perch Protection",
    "Safe Passage",
    "Glacial Chasm",
    "Solitary Confinement",
    "Spirit of Resistance",
)
def test_615_all_damage_to_their_controller_is_prevented(name: str) -> None:
    game = under(name)
    game.does(Damage(players=("Ana", "Bruno"), amount=3, from_="Chiara"))
    assert game.life("Ana", "Bruno") == (20, 17)
    assert game.player("Ana").damage_this_turn == 0


@alike("Fog", "Holy Day", "Spore Frog", "Darkness", "Moment's Peace", "Constant Mists", "Tangle")
def test_615_all_combat_damage_of_the_turn_is_prevented(name: str) -> None:
    game = under(name)
    game.does(Damage(players=("Ana", "Bruno"), amount=3, from_="Chiara", combat=True))
    game.does(Damage(player="Bruno", amount=1, from_="Chiara"))
    assert game.life("Ana", "Bruno") == (20, 19)
    game.does(Turn(player="Bruno"))
    game.does(Damage(player="Bruno", amount=3, from_="Chiara", combat=True))
    assert game.life("Bruno") == (16,)


@pytest.mark.parametrize("kind", ["Circle", "Rune"])
@pytest.mark.parametrize("colour", ["White", "Blue", "Black", "Red", "Green"])
def test_615_a_colours_next_damage_is_prevented(kind: str, colour: str) -> None:
    game = under(f"{kind} of Protection: {colour}")
    for other in {"white", "blue", "black", "red", "green"} - {colour.lower()}:
        game.does(Damage(player="Ana", amount=1, source=Source(colour=other)))
    assert game.life("Ana") == (16,)
    for life in (16, 15):
        game.does(Damage(player="Ana", amount=1, source=Source(colour=colour.lower())))
        assert game.life("Ana") == (life,)


@pytest.mark.parametrize(
    ("name", "shield"), [("Mending Hands", 4), ("Healing Salve", 3), ("Samite Healer", 1), ("Conservator", 2)]
)
def test_615_7_a_shield_of_so_many_points(name: str, shield: int) -> None:
    game = duel()
    game.card(name, "Ana")
    game.does(Damage(player="Ana", amount=10))
    assert (game.life("Ana"), game.game.effects) == ((10 + shield,), ())


@alike("Exquisite Blood", "Bloodthirsty Conqueror")
def test_603_their_controller_gains_what_opponents_lose(name: str) -> None:
    game = under(name)
    game.does(Lose(players=("Ana", "Bruno", "Chiara"), amount=2))
    assert game.life("Ana", "Bruno", "Chiara") == (22, 18, 18)


@alike("Sanguine Bond", "Vito", "Enduring Tenacity", "Defiant Bloodlord")
def test_603_a_target_opponent_loses_what_their_controller_gains(name: str) -> None:
    game = duel()
    game.card(name, "Ana")
    game.does(Gain(players=("Ana", "Bruno"), amount=3))
    assert game.life("Ana", "Bruno") == (23, 20)


@alike("Marauding Blight-Priest", "Epicure of Blood", "Dina", "Cliffhaven Vampire", "Starscape Cleric")
def test_603_each_opponent_loses_1_whenever_their_controller_gains(name: str) -> None:
    game = under(name)
    game.does(everybody_gains(3))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (23, 22, 22, 22)


def test_603_each_opponent_loses_as_much_as_vizkopa_guildmages_controller_gains() -> None:
    game = under("Vizkopa Guildmage")
    game.does(Gain(player="Ana", amount=3))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (23, 17, 17, 17)


@pytest.mark.parametrize(
    ("name", "what", "count"),
    [
        ("Archangel of Thune", "+1/+1 counter on each creature", 1),
        ("Ajani's Pridemate", "+1/+1 counter", 1),
        ("Bloodbond Vampire", "+1/+1 counter", 1),
        ("Cleric Class (level 2)", "+1/+1 counter", 1),
        ("Oloro", "pay {1}: draw, and each opponent loses 1", 1),
        ("Well of Lost Dreams", "pay to draw", 3),
        ("Cradle of Vitality", "pay {1}{W} for +1/+1 counters", 3),
        ("Searing Meditation", "pay {2} to deal 2", 1),
        ("Drogskol Reaver", "draw", 1),
        ("Lich's Mastery", "draw", 3),
        ("Marina Vendrell's Grimoire", "draw", 3),
    ],
)
def test_603_what_people_do_for_a_gain_of_their_own(name: str, what: str, count: int) -> None:
    game = under(name)
    before = game.asked("Ana").get(what, 0)
    game.does(Gain(player="Bruno", amount=3))
    game.does(Gain(player="Ana", amount=2 if name == "Cleric Class (level 2)" else 3))
    assert game.asked("Ana")[what] - before == count


@pytest.mark.parametrize(
    ("name", "what", "count"),
    [("Kavu Predator", "+1/+1 counter", 3), ("Punishing Fire", "pay {R} to return Punishing Fire", 1)],
)
def test_603_what_people_do_for_a_gain_of_an_opponent(name: str, what: str, count: int) -> None:
    game = under(name)
    game.does(Gain(player="Ana", amount=4))
    game.does(Gain(player="Bruno", amount=3))
    assert game.asked("Ana") == {what: count}


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Lich's Tomb", "sacrifice"),
        ("Lich's Mastery", "exile"),
        ("Marina Vendrell's Grimoire", "discard"),
        ("Vilis", "draw"),
    ],
)
def test_119_4_what_people_do_for_life_that_they_pay(name: str, what: str) -> None:
    game = under(name)
    before = game.asked("Ana").get(what, 0)
    game.does(Pay(player="Ana", amount=3))
    assert game.asked("Ana")[what] - before == 3


def test_603_mindcrank_mills_who_loses_life() -> None:
    game = under("Mindcrank")
    game.does(Lose(players=("Ana", "Bruno"), amount=3))
    assert (game.asked("Ana"), game.asked("Bruno")) == ({}, {"mill": 3})


@alike("Angel of Jubilation", "Yasharn", "Karn's Sylex")
def test_614_17b_nobody_pays_life_for_spells_and_abilities(name: str) -> None:
    game = under(name)
    purposes: tuple[PayFor | None, ...] = ("spell", "ability", None)
    for purpose in purposes:
        assert game.refuses(Pay(player="Bruno", amount=1, for_=purpose)) == "614.17b"
    game.does(Pay(player="Bruno", amount=1, for_="unless"))
    assert game.life("Bruno") == (19,)


def test_abyssal_persecutor_keeps_opponents_in_and_its_controller_from_winning() -> None:
    game = under("Abyssal Persecutor")
    game.does(Lose(player="Bruno", amount=25))
    game.does(WinGame(player="Ana"))
    assert game.playing == "Ana Bruno Chiara Dragan"
    game.does(WinGame(player="Chiara"))
    assert game.winners == ("Chiara",)


def test_archon_of_coronation_works_only_for_the_monarch() -> None:
    game = under("Archon of Coronation")
    game.does(Damage(player="Ana", amount=3))
    game.does(Lose(player="Ana", amount=1))
    assert game.life("Ana") == (19,)
    game.does(Mark(mark="monarch", player="Bruno"))
    game.does(Damage(player="Ana", amount=3))
    assert game.life("Ana") == (16,)


def test_grievous_wound_halves_what_is_left_after_the_damage() -> None:
    game = under("Grievous Wound")
    assert moved(game.does(Damage(player="Bruno", amount=3, from_="Chiara"))) == [
        ("Bruno", -3),
        ("Bruno", -9),
    ]


@pytest.mark.parametrize(
    ("name", "what", "count"),
    [("Nefarious Lich", "exile", 3), ("Immortal Coil", "exile", 3), ("Nine Lives", "incarnation counter", 1)],
)
def test_damage_that_people_pay_for_otherwise(name: str, what: str, count: int) -> None:
    game = under(name)
    game.does(Damage(player="Ana", amount=3, from_="Chiara"))
    assert (game.life("Ana"), game.asked("Ana")) == ((20,), {what: count})


def test_personal_sanctuary_and_phial_look_at_the_game_as_it_stands() -> None:
    game = under("Personal Sanctuary")
    for name, life in (("Ana", 20), ("Bruno", 17)):
        game.does(Turn(player=name))
        game.does(Damage(player="Ana", amount=3))
        assert game.life("Ana") == (life,)
    game = under("Phial of Galadriel")
    game.does(Correct(player="Ana", life=5))
    game.does(Gain(player="Ana", amount=1))
    game.does(Gain(player="Ana", amount=1))
    assert game.life("Ana") == (8,)


@alike("Embermaw Hellion", "Jaya")
def test_red_sources_deal_1_more(name: str) -> None:
    game = under(name)
    game.does(Damage(player="Bruno", amount=2, from_="Ana", source=Source(colour="red")))
    game.does(Damage(player="Bruno", amount=2, from_="Ana", source=Source(colour="white")))
    assert game.life("Bruno") == (15,)


@alike("Angrath's Marauders", "Anthem of Rakdos", "Obosh", "Quest for Pure Flame", "Insult")
def test_own_sources_deal_double_damage_to_everybody(name: str) -> None:
    game = under(name)
    game.does(Damage(players=("Ana", "Bruno"), amount=2, from_="Ana"))
    game.does(Damage(player="Chiara", amount=2, from_="Bruno"))
    assert game.life("Ana", "Bruno", "Chiara") == (16, 16, 18)


@alike("Furnace of Rath", "Dictate of the Twin Gods")
def test_all_damage_is_doubled(name: str) -> None:
    game = under(name)
    game.does(Damage(players=("Ana", "Bruno"), amount=2))
    assert game.life("Ana", "Bruno") == (16, 16)


@alike("Pariah", "Empyrial Archangel", "Palisade Giant", "Ancient Adamantoise")
def test_614_9_damage_goes_to_a_permanent_instead(name: str) -> None:
    game = under(name)
    game.does(Damage(players=("Ana", "Bruno"), amount=2, from_="Chiara"))
    assert (game.life("Ana", "Bruno"), sum(game.asked("Ana").values())) == ((20, 18), 2)


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Sustaining Spirit", "cumulative upkeep"),
        ("Glacial Chasm", "cumulative upkeep: pay 2 life for each age counter"),
        ("Solitary Confinement", "discard or sacrifice Solitary Confinement"),
        ("Delaying Shield", "remove all delay counters: for each lose 1 or pay {1}{W}"),
        ("Soul Echo", "sacrifice Soul Echo without counters, or let an opponent choose"),
        ("Touch of the Eternal", "set your total to the number of your permanents"),
        ("Triskaidekaphobia", "each player gains 1, or each loses 1"),
    ],
)
def test_503_what_people_do_at_their_upkeep(name: str, what: str) -> None:
    game = under(name)
    game.does(Turn(player="Bruno"))
    assert what not in game.asked("Ana")
    game.does(Turn(player="Ana"))
    assert game.asked("Ana")[what] == 1


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Witch Hunt", "give control to a random opponent"),
        ("Astarion", "an opponent loses again what they lost, or you gain again what you gained"),
    ],
)
def test_513_what_people_do_at_their_end_step(name: str, what: str) -> None:
    game = under(name)
    game.does(Turn(player="Bruno"))
    game.does(Turn(player="Ana"))
    assert what not in game.asked("Ana")
    game.does(Turn(player="Bruno"))
    assert game.asked("Ana")[what] == 1


def test_mornsong_aria_lets_everybody_search_at_their_own_draw() -> None:
    game = under("Mornsong Aria")
    game.does(Turn(player="Bruno"))
    assert (game.asked("Ana"), game.asked("Bruno")) == ({}, {"search for a card": 1})


@pytest.mark.parametrize(
    ("name", "what", "count"),
    [
        ("Marina Vendrell's Grimoire", "draw", 5),
        ("Glacial Chasm", "sacrifice a land", 1),
        ("Sunspine Lynx", "damage for each nonbasic land", 1),
    ],
)
def test_603_6a_what_people_do_as_a_card_enters(name: str, what: str, count: int) -> None:
    assert under(name).asked("Ana") == {what: count}


@pytest.mark.parametrize(
    ("name", "damage"), [("Skullcrack", 3), ("Call In a Professional", 3), ("Flames of the Blood Hand", 4)]
)
def test_a_spell_deals_its_damage_as_it_resolves(name: str, damage: int) -> None:
    game = pod()
    game.does(Effect(add=name, controller="Ana", on="Chiara"))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (20, 20, 20 - damage, 20)


def test_104_3_under_everybody_lives_nobody_loses_and_nobody_wins() -> None:
    game = under("Everybody Lives!")
    game.does(Counter(player="Chiara", kind="poison", change=10))
    game.does(WinGame(player="Ana"))
    assert (game.playing, game.lost) == ("Ana Bruno Chiara Dragan", {})


def test_104_3_courageous_resolve_keeps_its_caster_in_and_opponents_from_winning() -> None:
    game = pod()
    game.puts(Ana=5)
    game.card("Courageous Resolve", "Ana")
    game.does(Counter(player="Ana", kind="poison", change=10))
    game.does(WinGame(player="Bruno"))
    assert game.playing == "Ana Bruno Chiara Dragan"


@alike("Urza's Armor", "Protection of the Hekma")
def test_615_10_1_of_every_sources_damage_is_prevented(name: str) -> None:
    game = under(name)
    deals = tuple(Deal(player="Ana", amount=2, from_="Bruno") for _ in range(3))
    game.does(Damage(deals=deals))
    assert game.life("Ana") == (17,)


@alike("Ajani Steadfast", "Hyperion")
def test_615_10_all_but_1_of_every_sources_damage_is_prevented(name: str) -> None:
    game = under(name)
    deals = tuple(Deal(player="Ana", amount=4, from_="Bruno") for _ in range(3))
    game.does(Damage(deals=deals))
    assert game.life("Ana") == (17,)


@pytest.mark.parametrize("zone", ["graveyard", "exile", "hand", "elsewhere"])
@alike("Nefarious Lich", "Lich's Mastery", "Nine Lives")
def test_603_6c_whose_controller_loses_as_it_leaves_for_anywhere(name: str, zone: str) -> None:
    game = under(name)
    game.leaves(game.game.effects[0].id, to=zone)
    assert game.lost == {"Ana": "104.3e"}


def test_603_spirit_link_gains_what_its_creature_dealt() -> None:
    game = under("Spirit Link")
    creature = Damage(player="Bruno", amount=4, from_="Ana", combat=True)
    assert moved(game.does(creature)) == [("Bruno", -4), ("Ana", 4)]
    spell = Damage(player="Bruno", amount=2, from_="Ana", source=Source(creature=False))
    assert moved(game.does(spell)) == [("Bruno", -2)]
    other = Damage(player="Bruno", amount=3, from_="Ana", combat=True, skip=(game.game.effects[0].id,))
    assert moved(game.does(other)) == [("Bruno", -3)]
