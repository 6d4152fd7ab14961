"""The catalogue: its entries, how they are named, and what each kind of part does at a table."""

from itertools import pairwise

import msgspec
import pytest

from lifecounter.model.commands import (
    AnyStep,
    Apply,
    Correct,
    Counter,
    Damage,
    Deal,
    Effect,
    Gain,
    Halve,
    Lose,
    Pay,
    Phase,
    Proliferate,
    Set,
    Source,
    Turn,
    Undo,
)
from lifecounter.model.effects import Card, read_catalogue
from lifecounter.model.events import DamageDealt, DamagePrevented, EffectBegan, EffectEnded, PlayerLost
from lifecounter.model.outcome import Refused
from lifecounter.model.primitives import OnLeave
from tests.model.sitting import CATALOGUE, Sitting, duel, moved, only, pod, told

CARDS = CATALOGUE.effects
each_card = pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])


def putting(name: str, controller: str = "Ana", on: str | None = None, number: int | None = None) -> Effect:
    return Effect(add=name, controller=controller, on=on, number=number)


# The entries


def test_there_are_at_least_two_hundred_cards() -> None:
    assert len(CARDS) >= 200


def test_every_card_has_a_name_of_its_own_and_the_alphabet_orders_them() -> None:
    names = [card.name.casefold().replace("í", "i") for card in CARDS]
    assert all(before < after for before, after in pairwise(names))


@each_card
def test_what_a_card_says_is_one_or_two_short_sentences(card: Card) -> None:
    assert card.says.endswith(".")
    assert len(card.says) <= 160
    assert not card.condition or card.condition.endswith(".")


@each_card
def test_a_card_comes_and_goes(card: Card) -> None:
    game = pod()
    game.puts(Ana=10)
    game.does(putting(card.name, on=None if card.on is None else "Bruno"))
    began = game.game.effects[-1]
    events = game.does(Effect(remove=began.id))
    assert only(EffectEnded, events).name == card.name
    leaving = any(isinstance(rule, OnLeave) for rule in card.rules)
    assert bool(told(PlayerLost, events)) == leaving


@each_card
def test_no_card_breaks_a_step(card: Card) -> None:
    game = duel()
    game.does(putting(card.name, on=None if card.on is None else "Bruno"))
    every: tuple[AnyStep, ...] = (
        Turn(player="Ana"),
        Gain(players=("Ana", "Bruno"), amount=2),
        Lose(players=("Ana", "Bruno"), amount=1),
        Damage(players=("Ana", "Bruno"), amount=2, from_="Ana", combat=True, lifelink=True, toxic=1),
        Damage(players=("Ana", "Bruno"), amount=2, from_="Bruno", unpreventable=True),
        Pay(player="Ana", amount=1, for_="unless"),
        Set(players=("Ana", "Bruno"), to=17),
        Halve(player="Bruno", round="down"),
        Proliferate(players=("Ana", "Bruno"), from_="Ana"),
        Phase(phase="end"),
        Turn(player="Bruno"),
    )
    for step in every:
        outcome = game.table.do(step).outcome
        if isinstance(outcome, Refused):
            assert outcome.rule in ("104.1", "119.4", "119.8", "800.4a"), outcome


# Names


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("lich’s mirror", "Lich's Mirror"),
        ("  PLATINUM ANGEL ", "Platinum Angel"),
        ("Grima Wormtongue", "Gríma Wormtongue"),
        ("Torbran", "Torbran, Thane of Red Fell"),
        ("Vito", "Vito, Thorn of the Dusk Rose"),
        ("Far Fortune", "Far Fortune, End Boss"),
    ],
)
def test_201_2_a_card_is_found_as_people_write_it(said: str, meant: str) -> None:
    assert only(EffectBegan, duel().does(putting(said))).name == meant


def test_201_2_a_first_name_that_two_cards_bear_means_neither() -> None:
    game = duel()
    assert game.refuses(putting("Melira")) == "201.2"
    outcome = game.table.do(putting("Melira")).outcome
    assert isinstance(outcome, Refused)
    assert "Melira, Sylvok Outcast" in outcome.message


@pytest.mark.parametrize(
    "text",
    [
        'name = "X"\nsays = "Y."\nrules = [{ rule = "cant_gain" }]',
        'name = "X"\nsays = "Y."\nrules = [{ rule = "gain_plus", amount = "two" }]',
        'name = "X"\nsays = "Y."\nrules = [{ rule = "gain_plus", amount = 2, when = { moon = true } }]',
        'name = "X"\nrules = []',
    ],
)
def test_a_malformed_catalogue_is_told_and_not_guessed(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        len(read_catalogue(f"[[effects]]\n{text}").effects)


# Conditions


def test_a_condition_that_is_not_met_switches_a_card_off() -> None:
    game = duel(ana=3)
    worship = game.card("Worship", "Ana")
    game.does(Effect(id=worship, holds=False))
    game.does(Damage(player="Ana", amount=5))
    assert game.lost == {"Ana": "704.5a"}


def test_a_part_that_holds_always_stays_when_the_condition_is_not_met() -> None:
    game = duel(ana=3)
    echo = game.card("Soul Echo", "Ana")
    game.does(Damage(player="Ana", amount=2))
    assert (game.life("Ana"), game.asked("Ana")) == ((3,), {"remove echo counter": 2})
    game.does(Effect(id=echo, holds=False))
    game.does(Damage(player="Ana", amount=5))
    assert (game.life("Ana"), game.playing) == ((-2,), "Ana Bruno")


@pytest.mark.parametrize(("life", "after"), [(5, 5), (6, 2)])
def test_courageous_resolve_looks_at_the_total_as_it_resolves(life: int, after: int) -> None:
    game = duel(ana=life)
    game.card("Courageous Resolve", "Ana")
    game.does(Gain(player="Ana", amount=1))
    game.does(Lose(player="Ana", amount=5))
    assert game.life("Ana") == (after + 1 if life == 5 else after,)


@pytest.mark.parametrize(
    ("name", "source", "dealt"),
    [
        ("Torbran, Thane of Red Fell", Source(colour="red"), 5),
        ("Torbran, Thane of Red Fell", Source(colour="blue"), 3),
        ("Torbran, Thane of Red Fell", None, 5),
        ("Gratuitous Violence", Source(creature=True), 6),
        ("Gratuitous Violence", Source(creature=False), 3),
        ("Benevolent Unicorn", Source(spell=True), 2),
        ("Benevolent Unicorn", Source(spell=False), 3),
        ("Pyromancer's Gauntlet", Source(colour="red", spell=True), 5),
        ("Pyromancer's Gauntlet", Source(colour="red", creature=True), 3),
        ("Fire Servant", Source(colour="red", spell=True), 6),
        ("Fire Servant", Source(colour="red", spell=False), 3),
    ],
)
def test_facts_about_a_source_count_as_given_unless_they_are_stated(
    name: str, source: Source | None, dealt: int
) -> None:
    game = duel()
    game.card(name, "Ana")
    assert moved(game.does(Damage(player="Bruno", amount=3, from_="Ana", source=source))) == [
        ("Bruno", -dealt)
    ]


@pytest.mark.parametrize(
    ("name", "to", "by", "combat", "dealt"),
    [
        ("Furnace of Rath", "Ana", "Bruno", False, 6),
        ("Angrath's Marauders", "Ana", "Ana", False, 6),
        ("Angrath's Marauders", "Ana", "Bruno", False, 3),
        ("City on Fire", "Bruno", "Ana", False, 9),
        ("Gisela, Blade of Goldnight", "Bruno", "Bruno", False, 6),
        ("Gisela, Blade of Goldnight", "Ana", "Bruno", False, 1),
        ("Solphim, Mayhem Dominus", "Bruno", "Ana", False, 6),
        ("Solphim, Mayhem Dominus", "Bruno", "Ana", True, 3),
        ("Fiendish Duo", "Bruno", "Bruno", False, 6),
        ("Fiendish Duo", "Ana", "Bruno", False, 3),
        ("Goldnight Castigator", "Ana", "Bruno", True, 6),
        ("Goldnight Castigator", "Bruno", "Ana", True, 3),
        ("Curse of Bloodletting", "Bruno", "Bruno", False, 6),
        ("Curse of Bloodletting", "Ana", "Bruno", False, 3),
        ("Sawhorn Nemesis", "Bruno", "Bruno", False, 6),
        ("Bitter Feud", "Bruno", "Ana", False, 6),
        ("Bitter Feud", "Ana", "Bruno", False, 6),
        ("Bitter Feud", "Bruno", "Bruno", False, 3),
        ("Artist's Talent", "Bruno", "Ana", False, 5),
        ("Artist's Talent", "Bruno", "Ana", True, 3),
        ("Tor Wauki the Younger", "Ana", "Ana", False, 4),
        ("Far Fortune, End Boss", "Bruno", "Ana", True, 4),
        ("Ghosts of the Innocent", "Ana", "Bruno", False, 1),
        ("Protection of the Hekma", "Ana", "Bruno", False, 2),
        ("Protection of the Hekma", "Ana", "Ana", False, 3),
        ("Urza's Armor", "Ana", "Ana", False, 2),
        ("Hyperion, Supreme Hero", "Ana", "Bruno", False, 1),
        ("Fog", "Ana", "Bruno", False, 3),
        ("Fog", "Ana", "Bruno", True, 0),
        ("Insult", "Bruno", "Ana", True, 6),
        ("Circle of Protection: Red", "Ana", "Bruno", True, 0),
    ],
)
def test_120_4b_whose_damage_to_whom_a_card_changes(
    name: str, to: str, by: str, combat: bool, dealt: int
) -> None:
    game = duel()
    game.does(putting(name))
    events = game.does(Damage(player=to, amount=3, from_=by, combat=combat))
    assert [one.amount for one in told(DamageDealt, events)] == ([dealt] if dealt else [])


# Numbers, shields, what prevents once


@pytest.mark.parametrize(("number", "dealt"), [(None, 3), (4, 7)])
def test_the_number_of_fated_firepower_is_its_counters(number: int | None, dealt: int) -> None:
    game = duel()
    game.does(putting("Fated Firepower", number=number))
    assert moved(game.does(Damage(player="Bruno", amount=3, from_="Ana"))) == [("Bruno", -dealt)]


def test_battletide_alchemist_prevents_as_much_as_it_has_clerics_or_is_left_out() -> None:
    game = duel()
    game.does(putting("Battletide Alchemist", number=2))
    hit = Damage(player="Bruno", amount=5, from_="Ana")
    assert moved(game.does(hit)) == [("Bruno", -3)]
    (alchemist,) = game.game.effects
    assert moved(game.does(msgspec.structs.replace(hit, skip=(alchemist.id,)))) == [("Bruno", -5)]


def test_615_7_a_shield_counts_down_over_several_sources_in_the_order_they_are_named() -> None:
    game = duel()
    game.card("Mending Hands", "Ana")
    deals = tuple(Deal(player="Ana", amount=3, from_="Bruno", combat=True) for _ in range(2))
    events = game.does(Damage(deals=deals))
    assert [one.amount for one in told(DamagePrevented, events)] == [3, 1]
    assert (game.life("Ana"), game.game.effects) == ((18,), ())


def test_615_a_circle_of_protection_prevents_once() -> None:
    game = duel()
    game.card("Circle of Protection: Red", "Ana")
    game.does(Damage(player="Ana", amount=3, source=Source(colour="green")))
    assert game.life("Ana") == (17,)
    for life in (17, 14):
        game.does(Damage(player="Ana", amount=3, source=Source(colour="red")))
        assert game.life("Ana") == (life,)


def test_615_deflecting_palm_deals_what_it_prevented_to_the_sources_controller() -> None:
    game = pod()
    game.card("Deflecting Palm", "Ana")
    assert moved(game.does(Damage(player="Ana", amount=4, from_="Chiara"))) == [("Chiara", -4)]
    assert moved(game.does(Damage(player="Ana", amount=4, from_="Chiara"))) == [("Ana", -4)]


def test_615_12_deflecting_palm_is_not_used_up_by_unpreventable_damage() -> None:
    game = duel()
    game.card("Deflecting Palm", "Ana")
    assert moved(game.does(Damage(player="Ana", amount=4, from_="Bruno", unpreventable=True))) == [
        ("Ana", -4)
    ]
    assert moved(game.does(Damage(player="Ana", amount=1, from_="Bruno"))) == [("Bruno", -1)]


def test_615_reverse_damage_gains_what_it_prevented() -> None:
    game = duel()
    game.card("Reverse Damage", "Ana")
    assert moved(game.does(Damage(player="Ana", amount=4, from_="Bruno"))) == [("Ana", 4)]


def test_615_what_people_do_for_prevented_damage() -> None:
    game = pod()
    game.card("Angel of Suffering", "Bruno")
    game.does(Damage(player="Bruno", amount=2, from_="Ana"))
    assert (game.life("Bruno"), game.asked("Bruno")) == ((20,), {"mill": 4})
    game = pod()
    game.card("The Mindskinner", "Ana")
    game.does(Damage(player="Bruno", amount=2, from_="Ana"))
    assert [game.asked(name) for name in ("Ana", "Bruno", "Chiara")] == [{}, {"mill": 2}, {"mill": 2}]


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("Pariah", "damage to the enchanted creature"),
        ("Force Bubble", "depletion counter"),
        ("Delaying Shield", "delay counter"),
        ("Crumbling Sanctuary", "exile"),
    ],
)
def test_614_damage_becomes_something_else(name: str, what: str) -> None:
    game = duel()
    game.card(name, "Ana")
    game.does(Damage(player="Ana", amount=3, from_="Bruno", lifelink=True, infect=True))
    assert (game.life("Ana", "Bruno"), game.counters("Ana")) == ((20, 20), {})
    assert game.asked("Ana") == {what: 3}


# Spells that deal damage as their effect begins


def test_flames_of_the_blood_hand_can_not_be_prevented_and_stops_one_players_gains() -> None:
    game = pod()
    game.card("Safe Passage", "Bruno")
    game.does(putting("Flames of the Blood Hand", on="Bruno"))
    game.does(Gain(players=("Bruno", "Chiara"), amount=2))
    assert game.life("Bruno", "Chiara") == (16, 22)


def test_601_2c_a_spell_that_targets_asks_for_its_player_where_there_are_several() -> None:
    assert pod().refuses(putting("Skullcrack")) == "601.2c"


# Counters


def test_lae_zel_adds_one_to_counters_that_a_player_puts_on_themselves() -> None:
    game = duel()
    game.card("Lae'zel, Vlaakith's Champion", "Ana")
    game.does(Counter(player="Ana", kind="energy", change=2))
    game.does(Counter(player="Ana", kind="experience", change=1, from_="Bruno"))
    game.does(Counter(player="Bruno", kind="energy", change=2, from_="Ana"))
    game.does(Counter(player="Ana", kind="energy", change=-1))
    assert game.counters("Ana") == {"energy": 2, "experience": 1}
    assert game.counters("Bruno") == {"energy": 2}


def test_doubling_season_leaves_counters_on_players_alone() -> None:
    game = duel()
    game.card("Doubling Season", "Ana")
    game.does(Counter(player="Ana", kind="energy", change=2))
    assert game.counters("Ana") == {"energy": 2}


def test_melira_the_living_cure_lets_one_poison_counter_through_each_turn() -> None:
    game = duel()
    game.card("Melira, the Living Cure", "Ana")
    for turn in (1, 2):
        game.does(Turn(player="Bruno"))
        for _ in range(2):
            game.does(Damage(player="Ana", amount=3, from_="Bruno", infect=True))
        assert game.counters("Ana") == {"poison": turn}


# Upkeep and end step


@pytest.mark.parametrize(
    ("name", "ana", "bruno"),
    [
        ("Forsaken Wastes", 19, 19),
        ("Roiling Vortex", 19, 19),
        ("Sulfuric Vortex", 18, 18),
        ("Mornsong Aria", 17, 17),
        ("Havoc Festival", 10, 10),
        ("Witch Hunt", 16, 20),
        ("Quakebringer", 20, 18),
        ("Oloro, Ageless Ascetic", 22, 20),
    ],
)
def test_503_what_a_card_does_at_upkeeps(name: str, ana: int, bruno: int) -> None:
    game = duel()
    game.card(name, "Ana")
    game.does(Turn(player="Ana"))
    game.does(Turn(player="Bruno"))
    assert game.life("Ana", "Bruno") == (ana, bruno)


def test_503_form_of_the_dragon_waits_for_its_target() -> None:
    game = duel()
    game.card("Form of the Dragon", "Ana")
    game.does(Turn(player="Ana"))
    (waiting,) = game.player("Ana").reminders
    assert moved(game.does(Apply(reminder=waiting.id, player="Bruno"))) == [("Bruno", -5)]


@pytest.mark.parametrize(
    ("name", "winning", "short"),
    [("Felidar Sovereign", 40, 39), ("Test of Endurance", 50, 49), ("Near-Death Experience", 1, 2)],
)
def test_104_2b_an_upkeep_wins_the_game_at_a_total(name: str, winning: int, short: int) -> None:
    for life, winners in ((short, None), (winning, ("Ana",))):
        game = duel(ana=life)
        game.card(name, "Ana")
        game.does(Turn(player="Bruno"))
        assert game.winners is None
        game.does(Turn(player="Ana"))
        assert game.winners == winners


def test_603_4_the_total_is_looked_at_again_as_the_trigger_resolves() -> None:
    game = duel(ana=41)
    game.card("Sulfuric Vortex", "Bruno")
    game.card("Felidar Sovereign", "Ana")
    game.does(Turn(player="Ana"))
    assert (game.life("Ana"), game.winners) == ((39,), None)


@pytest.mark.parametrize(("life", "asked"), [(35, 1), (34, 0)])
def test_angel_of_destiny_asks_from_15_above_the_start(life: int, asked: int) -> None:
    game = duel()
    game.card("Angel of Destiny", "Ana")
    game.does(Turn(player="Ana"))
    game.does(Correct(player="Ana", life=life - 2))
    hit = Damage(player="Bruno", amount=2, from_="Ana", combat=True)
    assert sorted(moved(game.does(hit))) == [("Ana", 2), ("Bruno", -2), ("Bruno", 2)]
    game.does(Phase(phase="end"))
    assert (game.life("Ana"), sum(game.asked("Ana").values())) == ((life,), asked)


def test_witch_hunts_new_controller_is_the_one_it_hurts() -> None:
    game = duel()
    hunt = game.card("Witch Hunt", "Ana")
    game.does(Effect(control=hunt, to="Bruno"))
    game.does(Turn(player="Ana"))
    game.does(Turn(player="Bruno"))
    assert game.life("Ana", "Bruno") == (20, 16)


# How long an effect lasts


def test_514_2_what_lasts_this_turn_ends_with_it_and_what_lasts_the_game_stays() -> None:
    game = duel()
    game.does(Turn(player="Ana"))
    for name in ("Skullcrack", "Holy Day", "Stigma Lasher", "Erebos, God of the Dead"):
        game.card(name, "Ana")
    game.does(Turn(player="Bruno"))
    assert [effect.name for effect in game.game.effects] == ["Stigma Lasher", "Erebos, God of the Dead"]


def of(game: Sitting) -> list[str]:
    return [effect.name for effect in game.game.effects]


def test_teferis_protection_lasts_until_its_casters_next_turn() -> None:
    game = pod()
    game.does(Turn(player="Ana"))
    game.card("Teferi's Protection", "Ana")
    for name in ("Bruno", "Chiara", "Dragan"):
        game.does(Turn(player=name))
        assert of(game) == ["Teferi's Protection"]
    game.does(Turn(player="Ana"))
    assert of(game) == []


def test_a_colour_is_the_same_however_it_is_written() -> None:
    for colour, life in (("red", 15), ("Red", 15), ("blue", 17)):
        game = duel()
        game.card("Torbran, Thane of Red Fell", "Bruno")
        game.does(Damage(player="Ana", amount=3, from_="Bruno", source=Source(colour=colour)))
        assert game.life("Ana") == (life,)


@pytest.mark.parametrize(
    ("name", "step"),
    [
        ("Sanguine Bond", Gain(player="Ana", amount=3)),
        ("Exquisite Blood", Lose(player="Bruno", amount=3)),
        ("Forsaken Wastes", Turn(player="Ana")),
        ("Wound Reflection", Phase(phase="end")),
    ],
)
def test_what_triggers_may_be_left_out_this_time(name: str, step: AnyStep) -> None:
    game = duel()
    game.does(Turn(player="Bruno"))
    game.does(Lose(player="Bruno", amount=1))
    used = game.card(name, "Ana")
    triggered = len(moved(game.does(step)))
    game.does(Undo())
    assert len(moved(game.does(msgspec.structs.replace(step, skip=(used,))))) == triggered - 1
