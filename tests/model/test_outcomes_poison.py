"""Worked outcomes 6.2: damage that comes as poison."""

import pytest

from lifecounter.model.commands import Damage, Deal, Source
from lifecounter.model.events import DamageDealt
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, duel, only, sit


def attack(*amounts: int) -> Damage:
    """Bruno's creatures deal combat damage to Ana at once."""
    return Damage(deals=tuple(Deal(player="Ana", amount=one, from_="Bruno", combat=True) for one in amounts))


def unliving(life: int) -> tuple[Sitting, str]:
    game = duel(ana=life)
    return game, game.card("Phyrexian Unlife", "Ana")


def test_row_6_2_20_the_hit_below_0_is_no_poison_and_the_next_one_is() -> None:
    game, _ = unliving(3)
    game.does(attack(5))
    assert (game.life("Ana"), game.counters("Ana")) == ((-2,), {})
    game.does(attack(4))
    assert (game.life("Ana"), game.counters("Ana"), game.playing) == ((-2,), {"poison": 4}, "Ana Bruno")


def test_510_2_row_6_2_21_two_attackers_are_one_event() -> None:
    game, _ = unliving(3)
    game.does(attack(3, 4))
    assert (game.life("Ana"), game.counters("Ana")) == ((-4,), {})


def test_510_4_row_6_2_22_double_strike_is_two_events() -> None:
    game, _ = unliving(3)
    game.does(attack(3))
    assert (game.life("Ana"), game.counters("Ana")) == ((0,), {})
    game.does(attack(3))
    assert (game.life("Ana"), game.counters("Ana")) == ((0,), {"poison": 3})


@pytest.mark.parametrize("name", ["Solemnity", "Melira, Sylvok Outcast"])
def test_row_6_2_23_poison_that_can_not_be_had_makes_damage_harmless(name: str) -> None:
    game, _ = unliving(3)
    game.card(name, "Ana")
    game.does(attack(5))
    assert only(DamageDealt, game.does(attack(6))).amount == 6
    assert (game.life("Ana"), game.counters("Ana"), game.playing) == ((-2,), {}, "Ana Bruno")
    assert game.player("Ana").damage_this_turn == 11


def test_704_5a_row_6_2_24_unlife_leaves_at_minus_2() -> None:
    game, unlife = unliving(3)
    game.does(attack(5))
    game.leaves(unlife)
    assert game.lost == {"Ana": "704.5a"}


def test_120_3f_row_6_2_25_an_infecting_lifelinker() -> None:
    game = duel()
    game.does(Damage(player="Ana", amount=3, from_="Bruno", infect=True, lifelink=True))
    assert (game.life("Ana", "Bruno"), game.counters("Ana")) == ((20, 23), {"poison": 3})


def test_120_3g_row_6_2_26_toxic_is_not_doubled() -> None:
    game = duel()
    game.card("Gratuitous Violence", "Bruno")
    creature = Source(creature=True)
    game.does(Damage(player="Ana", amount=2, from_="Bruno", combat=True, toxic=1, source=creature))
    assert (game.life("Ana"), game.counters("Ana")) == ((16,), {"poison": 1})


def test_903_10a_row_6_2_27_an_infecting_commander() -> None:
    game = sit("commander", "Ana", PlayerHeader(name="Bruno", commanders=("Skithiryx",)))
    game.does(Damage(player="Ana", amount=11, commander="Skithiryx", infect=True))
    assert (game.life("Ana"), game.counters("Ana")) == ((40,), {"poison": 11})
    assert game.player("Ana").commander_damage == {"Skithiryx": 11}
    assert game.lost == {"Ana": "704.5c"}
