"""Damage and what it results in: poison, lifelink, several sources at once (120.3, 120.4, 510.2, 702.15)."""

import pytest

from lifecounter.model.commands import Damage, Deal, Effect, Gain, Source
from lifecounter.model.events import DamageDealt, LifeGained, LifeLost
from tests.model.sitting import duel, moved, only, pod, told


def test_120_3a_every_named_player_is_dealt_the_damage_at_once() -> None:
    game = pod()
    events = game.does(Damage(players=("Ana", "Bruno", "Dragan"), amount=4, from_="Chiara"))
    assert [(fact.player, fact.amount, fact.source) for fact in told(DamageDealt, events)] == [
        ("Ana", 4, "Chiara"),
        ("Bruno", 4, "Chiara"),
        ("Dragan", 4, "Chiara"),
    ]
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (16, 16, 20, 16)


def test_120_3b_infect_gives_poison_and_takes_no_life_in_combat_and_out_of_it() -> None:
    game = duel()
    game.does(Damage(player="Ana", amount=3, from_="Bruno", infect=True))
    game.does(Damage(player="Ana", amount=2, from_="Bruno", infect=True, combat=True))
    assert (game.life("Ana"), game.counters("Ana")) == ((20,), {"poison": 5})
    assert game.player("Ana").lost_this_turn == 0


def test_120_3f_infect_and_lifelink_poison_and_gain() -> None:
    game = duel()
    game.does(Damage(player="Ana", amount=3, from_="Bruno", infect=True, lifelink=True))
    assert (game.life("Ana", "Bruno"), game.counters("Ana")) == ((20, 23), {"poison": 3})


def test_120_3g_toxic_poisons_beside_the_loss_by_its_own_number() -> None:
    game = duel()
    game.does(Damage(player="Ana", amount=4, from_="Bruno", combat=True, toxic=1))
    assert (game.life("Ana"), game.counters("Ana")) == ((16,), {"poison": 1})


def test_120_3g_toxic_needs_combat_damage_above_0() -> None:
    game = duel()
    game.does(Damage(player="Ana", amount=4, from_="Bruno", toxic=2))
    game.does(Damage(player="Ana", amount=0, from_="Bruno", toxic=2, combat=True))
    assert (game.life("Ana"), game.counters("Ana")) == ((16,), {})


def test_702_90_and_702_164_infect_and_toxic_add_up() -> None:
    game = duel()
    game.does(Damage(player="Ana", amount=2, from_="Bruno", combat=True, infect=True, toxic=3))
    assert (game.life("Ana"), game.counters("Ana")) == ((20,), {"poison": 5})


def test_120_3f_lifelink_gains_beside_the_damage() -> None:
    game = duel()
    game.does(Damage(player="Ana", amount=5, from_="Bruno", lifelink=True))
    assert game.life("Ana", "Bruno") == (15, 25)


def test_120_3f_lifelink_against_oneself_saves_its_player_at_1() -> None:
    game = duel(ana=1)
    game.does(Damage(player="Ana", amount=1, from_="Ana", lifelink=True))
    assert (game.life("Ana"), game.playing) == ((1,), "Ana Bruno")


def test_120_4d_lifelink_of_the_same_combat_saves_a_player_from_5_damage_at_3() -> None:
    game = duel(ana=3)
    game.does(
        Damage(
            deals=(
                Deal(player="Ana", amount=5, from_="Bruno", combat=True),
                Deal(player="Bruno", amount=4, from_="Ana", combat=True, lifelink=True),
            )
        )
    )
    assert (game.life("Ana", "Bruno"), game.playing) == ((2, 16), "Ana Bruno")


def test_a_gain_after_the_damage_comes_too_late() -> None:
    game = duel(ana=3)
    game.does(Damage(player="Ana", amount=5))
    assert game.refuses(Gain(player="Ana", amount=4))
    assert game.life("Ana") == (-2,)


def test_702_15e_two_lifelink_sources_are_two_gains() -> None:
    game = duel()
    deals = (
        Deal(player="Bruno", amount=2, from_="Ana", lifelink=True),
        Deal(player="Bruno", amount=3, from_="Ana", lifelink=True),
    )
    gains = told(LifeGained, game.does(Damage(deals=deals)))
    assert sorted(fact.amount for fact in gains) == [2, 3]
    assert game.life("Ana", "Bruno") == (25, 15)


def test_702_15e_one_lifelink_source_that_hits_two_players_is_one_gain() -> None:
    game = pod()
    source = Source(id="trampler")
    deals = tuple(
        Deal(player=name, amount=3, from_="Ana", lifelink=True, source=source) for name in ("Bruno", "Chiara")
    )
    assert only(LifeGained, game.does(Damage(deals=deals))).amount == 6
    everybody = Damage(players=("Bruno", "Chiara", "Dragan"), amount=2, from_="Ana", lifelink=True)
    assert only(LifeGained, game.does(everybody)).amount == 6
    assert game.life("Ana") == (32,)


def test_702_15e_a_source_is_one_whatever_is_said_about_it() -> None:
    game = pod()
    source = Source(colour="red")
    hits = Damage(players=("Bruno", "Chiara"), amount=2, from_="Ana", lifelink=True, source=source)
    assert only(LifeGained, game.does(hits)).amount == 4


@pytest.mark.parametrize(
    ("word", "fields"),
    [("damage_causes_no_loss", {}), ("damage_life_floor", {"to": 18}), ("damage_as_poison", {})],
)
def test_a_rule_about_combat_damage_leaves_other_damage_alone(word: str, fields: dict[str, object]) -> None:
    game = duel()
    game.does(Effect(add_rule={word: {"when": {"combat": True}, **fields}}, affects="Ana"))
    game.does(Damage(player="Ana", amount=5))
    assert (game.life("Ana"), game.counters("Ana")) == ((15,), {})
    game.puts(Ana=20)
    game.does(Damage(player="Ana", amount=5, combat=True))
    assert game.life("Ana")[0] >= 18


def test_119_7_lifelink_brings_nothing_to_who_can_not_gain_and_the_damage_stands() -> None:
    game = duel()
    game.locks("Bruno", "cant_gain_life")
    game.does(Damage(player="Ana", amount=4, from_="Bruno", lifelink=True))
    assert game.life("Ana", "Bruno") == (16, 20)


@pytest.mark.parametrize(
    ("then", "gained"),
    [({"times": 2}, ("Ana", 6)), ({"amount": 7}, ("Ana", 7)), ({"who": "source_controller"}, ("Bruno", 3))],
)
def test_615_what_is_gained_for_prevented_damage_is_what_the_effect_says(
    then: dict[str, object], gained: tuple[str, int]
) -> None:
    game = duel()
    rule = {"damage_prevent": {"then": [{"act": "gain", **then}]}}
    game.does(Effect(add_rule=rule, affects="Ana", controller="Ana"))
    assert moved(game.does(Damage(player="Ana", amount=3, from_="Bruno"))) == [gained]


def test_510_2_simultaneous_damage_is_one_event_of_one_loss_for_each_source() -> None:
    game = duel(ana=7)
    deals = (Deal(player="Ana", amount=3, from_="Bruno"), Deal(player="Ana", amount=4, from_="Bruno"))
    events = game.does(Damage(deals=deals))
    assert sorted(moved(events)) == [("Ana", -4), ("Ana", -3)]
    assert {fact.life for fact in told(LifeLost, events)} == {0}


def test_104_4a_damage_that_kills_everybody_at_once_is_a_draw() -> None:
    game = duel(ana=3, bruno=3)
    game.does(Damage(players=("Ana", "Bruno"), amount=3))
    assert game.drawn


def test_damage_of_one_deal_that_is_refused_refuses_the_whole_event() -> None:
    game = duel()
    deals = (Deal(player="Ana", amount=3), Deal(player="Zoe", amount=4))
    assert game.refuses(Damage(deals=deals)) == "102.1"
    assert game.life("Ana") == (20,)


def test_120_3f_lifelink_of_nobodys_source_is_refused() -> None:
    assert duel().refuses(Damage(player="Ana", amount=3, lifelink=True)) == "120.3f"
