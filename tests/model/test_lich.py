"""Lich: no loss at 0 or less, draws for gains, sacrifices for damage, its way out (rulings on Lich)."""

import pytest

from lifecounter.model.commands import (
    Concede,
    Damage,
    Deal,
    Done,
    Effect,
    Exchange,
    Failed,
    Gain,
    Lose,
    LoseGame,
    Pay,
    Set,
)
from lifecounter.model.events import LifeLost, LossHeldOff, PlayerLost, ReminderAdded
from tests.model.sitting import Sitting, duel, moved, only, pod, told


def lich_of_ana() -> tuple[Sitting, str]:
    game = duel()
    return game, game.card("Lich", "Ana")


def test_as_lich_enters_its_controller_loses_all_life_and_not_the_game() -> None:
    game = duel()
    lost = only(LifeLost, game.does(Effect(add="Lich", controller="Ana")))
    assert (lost.player, lost.amount, lost.cause) == ("Ana", 20, "effect")
    assert (game.life("Ana", "Bruno"), game.playing) == ((0, 20), "Ana Bruno")


def test_107_1b_lich_takes_nothing_from_a_negative_total() -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.puts(Ana=-3)
    assert moved(game.does(Effect(add="Lich", controller="Ana"))) == []
    assert game.life("Ana") == (-3,)


def test_119_8_lich_takes_nothing_from_who_can_not_lose_life() -> None:
    game = duel()
    game.card("Platinum Emperion", "Ana")
    game.card("Lich", "Ana")
    assert game.life("Ana") == (20,)


def test_damage_makes_the_total_negative_and_asks_for_as_many_sacrifices() -> None:
    game, _ = lich_of_ana()
    asked = only(ReminderAdded, game.does(Damage(player="Ana", amount=3, from_="Bruno")))
    assert (asked.player, asked.what, asked.count, asked.because) == ("Ana", "sacrifice", 3, "Lich")
    assert (game.life("Ana"), game.playing) == ((-3,), "Ana Bruno")


def test_the_game_goes_on_when_the_sacrifices_are_made() -> None:
    game, _ = lich_of_ana()
    asked = only(ReminderAdded, game.does(Damage(player="Ana", amount=3)))
    game.does(Done(reminder=asked.id))
    assert (game.asked("Ana"), game.playing) == ({}, "Ana Bruno")


def test_104_3e_sacrifices_that_can_not_be_made_lose_the_game() -> None:
    game, _ = lich_of_ana()
    asked = only(ReminderAdded, game.does(Damage(player="Ana", amount=3)))
    game.does(Failed(reminder=asked.id))
    assert game.lost == {"Ana": "104.3e"}
    assert game.winners == ("Bruno",)


def test_a_failed_sacrifice_loses_nothing_while_its_player_can_not_lose() -> None:
    game, _ = lich_of_ana()
    angel = game.card("Platinum Angel", "Ana")
    asked = only(ReminderAdded, game.does(Damage(player="Ana", amount=3)))
    held = told(LossHeldOff, game.does(Failed(reminder=asked.id)))
    assert [(fact.player, fact.rule) for fact in held] == [("Ana", "104.3e")]
    game.leaves(angel)
    assert game.playing == "Ana Bruno"


def test_life_lost_without_damage_asks_for_no_sacrifice() -> None:
    game, _ = lich_of_ana()
    game.does(Lose(player="Ana", amount=4))
    assert (game.life("Ana"), game.asked("Ana")) == ((-4,), {})


def test_120_8_damage_of_0_asks_for_nothing() -> None:
    game, _ = lich_of_ana()
    game.does(Damage(player="Ana", amount=0))
    assert game.asked("Ana") == {}


def test_120_3b_infect_damage_is_damage_too() -> None:
    game, _ = lich_of_ana()
    game.does(Damage(player="Ana", amount=3, from_="Bruno", infect=True))
    assert (game.life("Ana"), game.counters("Ana"), game.asked("Ana")) == (
        (0,),
        {"poison": 3},
        {"sacrifice": 3},
    )


def test_damage_that_moves_no_total_asks_for_sacrifices_all_the_same() -> None:
    game, _ = lich_of_ana()
    game.locks("Ana", "cant_lose_life")
    game.does(Damage(player="Ana", amount=2))
    assert (game.life("Ana"), game.asked("Ana")) == ((0,), {"sacrifice": 2})


def test_a_gain_becomes_as_many_cards_drawn() -> None:
    game, _ = lich_of_ana()
    assert moved(game.does(Gain(player="Ana", amount=4))) == []
    assert (game.life("Ana"), game.asked("Ana")) == ((0,), {"draw": 4})


def test_lifelink_becomes_cards_drawn() -> None:
    game, _ = lich_of_ana()
    game.does(Damage(player="Bruno", amount=4, from_="Ana", lifelink=True))
    assert (game.life("Ana", "Bruno"), game.asked("Ana")) == ((0, 16), {"draw": 4})


def test_119_5_a_higher_total_becomes_cards_drawn_and_a_lower_one_is_lost() -> None:
    game, _ = lich_of_ana()
    game.does(Set(player="Ana", to=10))
    assert (game.life("Ana"), game.asked("Ana")) == ((0,), {"draw": 10})
    game.does(Set(player="Ana", to=-2))
    assert game.life("Ana") == (-2,)


def test_701_12c_an_exchange_draws_for_lich_and_costs_the_other_the_difference() -> None:
    game, _ = lich_of_ana()
    game.does(Exchange(players=("Ana", "Bruno")))
    assert (game.life("Ana", "Bruno"), game.asked("Ana")) == ((0, 0), {"draw": 20})
    assert game.lost == {"Bruno": "704.5a"}


def test_614_17_nothing_is_drawn_for_life_that_can_not_be_gained() -> None:
    game, _ = lich_of_ana()
    game.locks("Ana", "cant_gain_life")
    game.does(Gain(player="Ana", amount=4))
    assert (game.life("Ana"), game.asked("Ana")) == ((0,), {})


def test_a_draw_that_could_not_be_made_is_no_loss_of_its_own() -> None:
    game, _ = lich_of_ana()
    asked = only(ReminderAdded, game.does(Gain(player="Ana", amount=4)))
    game.does(Failed(reminder=asked.id))
    assert game.playing == "Ana Bruno"


def test_119_4_nothing_but_0_can_be_paid() -> None:
    game, _ = lich_of_ana()
    assert game.refuses(Pay(player="Ana", amount=1)) == "119.4"
    game.does(Pay(player="Ana", amount=0))


def test_who_takes_control_keeps_their_total_and_who_had_it_loses_at_0() -> None:
    game = pod()
    lich = game.card("Lich", "Ana")
    game.does(Effect(control=lich, to="Bruno"))
    assert game.life("Ana", "Bruno") == (0, 20)
    assert game.lost == {"Ana": "704.5a"}


def test_the_new_controller_draws_sacrifices_and_survives() -> None:
    game = duel()
    lich = game.card("Lich", "Ana")
    game.puts(Ana=5)
    game.does(Effect(control=lich, to="Bruno"))
    game.does(Gain(players=("Ana", "Bruno"), amount=2))
    assert (game.life("Ana", "Bruno"), game.asked("Bruno"), game.asked("Ana")) == ((7, 20), {"draw": 2}, {})
    game.does(Damage(player="Bruno", amount=25))
    assert (game.life("Bruno"), game.playing) == ((-5,), "Ana Bruno")


def test_104_3e_on_its_way_to_the_graveyard_lich_loses_the_game_at_any_total() -> None:
    game, lich = lich_of_ana()
    game.puts(Ana=5)
    assert only(PlayerLost, game.leaves(lich)).rule == "104.3e"
    assert game.winners == ("Bruno",)


def test_704_5a_at_0_the_loss_is_seen_before_any_trigger_resolves() -> None:
    game, lich = lich_of_ana()
    assert only(PlayerLost, game.leaves(lich)).rule == "704.5a"


def test_the_trigger_does_nothing_to_who_can_not_lose_and_does_not_wait() -> None:
    game, lich = lich_of_ana()
    game.puts(Ana=5)
    angel = game.card("Platinum Angel", "Ana")
    game.leaves(lich)
    assert game.playing == "Ana Bruno"
    game.leaves(angel)
    assert game.playing == "Ana Bruno"


def test_704_5a_a_total_of_0_that_lich_leaves_behind_loses_when_can_not_lose_ends() -> None:
    game, lich = lich_of_ana()
    angel = game.card("Platinum Angel", "Ana")
    game.leaves(lich)
    assert game.playing == "Ana Bruno"
    game.leaves(angel)
    assert game.lost == {"Ana": "704.5a"}


@pytest.mark.parametrize("zone", ["exile", "hand", "elsewhere"])
def test_elsewhere_than_to_the_graveyard_lich_leaves_its_player_in_above_0(zone: str) -> None:
    game, lich = lich_of_ana()
    game.puts(Ana=5)
    game.leaves(lich, to=zone)
    assert game.playing == "Ana Bruno"


@pytest.mark.parametrize("zone", ["exile", "hand", "elsewhere"])
def test_704_5a_elsewhere_than_to_the_graveyard_lich_leaves_its_player_lost_at_0(zone: str) -> None:
    game, lich = lich_of_ana()
    game.leaves(lich, to=zone)
    assert game.lost == {"Ana": "704.5a"}


def test_704_5c_lich_does_not_save_from_poison() -> None:
    game, _ = lich_of_ana()
    game.does(Damage(player="Ana", amount=10, from_="Bruno", infect=True))
    assert game.lost == {"Ana": "704.5c"}


def test_104_3a_lich_does_not_save_from_conceding_or_losing_by_an_effect() -> None:
    game, _ = lich_of_ana()
    game.does(LoseGame(player="Ana"))
    assert game.lost == {"Ana": "104.3e"}
    game, _ = lich_of_ana()
    game.does(Concede(player="Ana"))
    assert game.lost == {"Ana": "104.3a"}


def test_two_liches_ask_for_two_sets_of_sacrifices_and_one_draw() -> None:
    game, _ = lich_of_ana()
    assert moved(game.does(Effect(add="Lich", controller="Ana"))) == []
    asked = told(ReminderAdded, game.does(Damage(player="Ana", amount=3)))
    assert [(one.what, one.count) for one in asked] == [("sacrifice", 3), ("sacrifice", 3)]
    drawn = told(ReminderAdded, game.does(Gain(player="Ana", amount=4)))
    assert [(one.what, one.count) for one in drawn] == [("draw", 4)]


def test_the_second_lich_keeps_its_player_in_when_the_first_is_exiled() -> None:
    game, first = lich_of_ana()
    second = game.card("Lich", "Ana")
    game.leaves(first, to="exile")
    assert game.playing == "Ana Bruno"
    game.leaves(second, to="exile")
    assert game.lost == {"Ana": "704.5a"}


def test_the_way_of_one_of_two_liches_to_the_graveyard_loses_the_game() -> None:
    game, first = lich_of_ana()
    game.card("Lich", "Ana")
    game.leaves(first)
    assert game.lost == {"Ana": "104.3e"}


def test_510_2_two_sources_at_once_ask_for_the_sum() -> None:
    game, _ = lich_of_ana()
    game.does(Damage(deals=(Deal(player="Ana", amount=3), Deal(player="Ana", amount=4))))
    assert (game.life("Ana"), game.asked("Ana")) == ((-7,), {"sacrifice": 7})
