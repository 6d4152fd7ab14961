"""Locks: can't gain, can't lose, can't change; bare rules and cards (101.2, 119.7, 119.8, 614.17)."""

import pytest

from lifecounter.model.commands import AnyStep, Correct, Damage, Effect, Gain, Lose, Pay, Set, Turn
from lifecounter.model.events import EffectBegan, EffectEnded, LifeChangeStopped, PlayerLost
from tests.model.sitting import duel, moved, only, pod, told

GAIN = Gain(player="Ana", amount=4)
LOSE = Lose(player="Ana", amount=4)
DAMAGE = Damage(player="Ana", amount=4)


@pytest.mark.parametrize("lock", ["cant_gain_life", "life_total_cant_change"])
def test_119_7_a_gain_comes_to_nothing_and_is_told(lock: str) -> None:
    game = duel()
    game.locks("Ana", lock)
    stopped = only(LifeChangeStopped, game.does(GAIN))
    assert (stopped.player, stopped.change, stopped.amount, stopped.rule) == ("Ana", "gain", 4, "119.7")
    assert game.life("Ana") == (20,)
    assert game.player("Ana").gained_this_turn == 0


@pytest.mark.parametrize("step", [LOSE, DAMAGE], ids=["lose", "damage"])
@pytest.mark.parametrize("lock", ["cant_lose_life", "life_total_cant_change"])
def test_119_8_a_loss_comes_to_nothing_and_is_told(lock: str, step: AnyStep) -> None:
    game = duel()
    game.locks("Ana", lock)
    stopped = only(LifeChangeStopped, game.does(step))
    assert (stopped.player, stopped.change, stopped.amount, stopped.rule) == ("Ana", "loss", 4, "119.8")
    assert game.life("Ana") == (20,)
    assert game.player("Ana").lost_this_turn == 0


def test_each_lock_leaves_the_other_direction_open() -> None:
    game = duel()
    game.locks("Ana", "cant_gain_life")
    game.locks("Bruno", "cant_lose_life")
    assert moved(game.does(LOSE)) == [("Ana", -4)]
    assert moved(game.does(Gain(player="Bruno", amount=4))) == [("Bruno", 4)]


def test_can_not_pay_leaves_gain_loss_and_damage() -> None:
    game = duel()
    game.locks("Ana", "cant_pay_life")
    game.does(GAIN)
    game.does(LOSE)
    game.does(DAMAGE)
    assert game.life("Ana") == (16,)


def test_a_lock_binds_its_player_and_nobody_else() -> None:
    game = pod()
    game.locks("Ana", "life_total_cant_change")
    game.does(Lose(players=("Ana", "Bruno", "Chiara"), amount=3))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (20, 17, 17, 20)


def test_a_lock_on_all_binds_everybody() -> None:
    game = pod()
    game.locks("all", "cant_gain_life")
    game.does(Gain(players=("Ana", "Bruno", "Chiara", "Dragan"), amount=3))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (20, 20, 20, 20)


def test_611_3a_a_lock_works_exactly_while_it_is_there() -> None:
    game = duel()
    lock = game.locks("Ana", "cant_gain_life")
    game.does(GAIN)
    game.leaves(lock)
    game.does(GAIN)
    assert game.life("Ana") == (24,)


def test_two_locks_are_two_and_one_of_them_is_enough() -> None:
    game = duel()
    first = game.locks("Ana", "cant_gain_life")
    second = game.locks("Ana", "cant_gain_life")
    game.leaves(first)
    game.does(GAIN)
    assert game.life("Ana") == (20,)
    game.leaves(second)
    game.does(GAIN)
    assert game.life("Ana") == (24,)


def test_611_2a_a_lock_with_no_duration_outlasts_the_turn_and_one_for_the_turn_does_not() -> None:
    game = duel()
    game.does(Effect(add_rule={"cant_gain_life": True}, affects="Ana", until="game"))
    game.does(Effect(add_rule={"cant_gain_life": True}, affects="Bruno", until="turn"))
    game.does(Turn(player="Bruno"))
    game.does(Gain(players=("Ana", "Bruno"), amount=3))
    assert game.life("Ana", "Bruno") == (20, 23)


def test_704_3_what_a_lock_for_the_turn_held_off_happens_as_the_turn_ends() -> None:
    game = duel()
    game.does(Effect(add_rule={"cant_lose_game": True}, affects="Ana", until="turn"))
    game.does(Lose(player="Ana", amount=24))
    assert game.playing == "Ana Bruno"
    events = game.does(Turn(player="Bruno"))
    assert told(EffectEnded, events)
    assert only(PlayerLost, events).rule == "704.5a"


def test_a_condition_that_is_not_met_unlocks_and_met_again_locks() -> None:
    game = duel()
    emperion = game.card("Platinum Emperion", "Ana")
    game.does(Effect(id=emperion, holds=False))
    game.does(GAIN)
    assert game.life("Ana") == (24,)
    game.does(Effect(id=emperion, holds=True))
    game.does(GAIN)
    assert game.life("Ana") == (24,)


def test_704_3_a_loss_happens_as_the_condition_of_a_can_not_lose_effect_is_no_longer_met() -> None:
    game = duel()
    angel = game.card("Platinum Angel", "Ana")
    game.does(Lose(player="Ana", amount=20))
    game.does(Effect(id=angel, holds=False))
    assert game.lost == {"Ana": "704.5a"}


def test_emperion_stops_gain_loss_damage_and_every_payment_above_0() -> None:
    game = duel(ana=7)
    game.card("Platinum Emperion", "Ana")
    for step in (GAIN, LOSE, DAMAGE, Set(player="Ana", to=10), Set(player="Ana", to=1)):
        game.does(step)
        assert game.life("Ana") == (7,)
    assert game.refuses(Pay(player="Ana", amount=2)) == "119.8"
    game.does(Pay(player="Ana", amount=0))


def test_emperion_lets_lifelink_against_it_work() -> None:
    game = duel(ana=7)
    game.card("Platinum Emperion", "Ana")
    game.does(Damage(player="Ana", amount=5, from_="Bruno", lifelink=True))
    assert game.life("Ana", "Bruno") == (7, 25)
    assert game.player("Ana").damage_this_turn == 5


def test_control_of_a_lock_moves_it_to_the_other_player() -> None:
    game = duel()
    emperion = game.card("Platinum Emperion", "Ana")
    game.does(Effect(control=emperion, to="Bruno"))
    game.does(Gain(players=("Ana", "Bruno"), amount=3))
    assert game.life("Ana", "Bruno") == (23, 20)


def test_a_correction_asks_no_lock() -> None:
    game = duel()
    game.card("Platinum Emperion", "Ana")
    game.does(Correct(player="Ana", life=31))
    assert game.life("Ana") == (31,)


def test_201_2_a_card_that_the_catalogue_lacks_is_refused_with_the_nearest_names() -> None:
    game = duel()
    change = game.table.do(Effect(add="Platinum Angle", controller="Ana"))
    assert "Platinum Angel" in getattr(change.outcome, "message", "")
    assert game.refuses(Effect(add="Platinum Angle", controller="Ana")) == "201.2"


def test_a_card_is_found_whatever_its_case_and_needs_a_controller() -> None:
    game = duel()
    began = told(EffectBegan, game.does(Effect(add=" platinum ANGEL ", controller="Ana")))
    assert [(fact.name, fact.controller) for fact in began] == [("Platinum Angel", "Ana")]
    assert game.refuses(Effect(add="Platinum Angel"))


def test_effects_are_numbered_unless_named_and_no_id_is_given_twice() -> None:
    game = duel()
    assert game.locks("Ana", "cant_gain_life") == "e1"
    game.does(Effect(add="Platinum Angel", controller="Ana", id="e2"))
    assert game.locks("Ana", "cant_gain_life") == "e3"
    assert game.refuses(Effect(add="Platinum Angel", controller="Bruno", id="e2"))
    game.leaves("e3")
    assert game.locks("Ana", "cant_gain_life") != "e3"


@pytest.mark.parametrize(
    "step",
    [
        Effect(remove="e9"),
        Effect(control="e9", to="Ana"),
        Effect(id="e9", holds=False),
        Effect(add_rule={"no_such_rule": True}),
        Effect(add_rule={}),
        Effect(add_rule={"cant_gain_life": True}, affects="Zoe"),
        Effect(add_rule={"cant_gain_life": "maybe"}, affects="Ana"),
        Effect(add_rule={"cant_pay_life": ["breakfast"]}, affects="Ana"),
        Effect(add="Platinum Angel", controller="Zoe"),
        Effect(),
    ],
    ids=str,
)
def test_an_effect_that_makes_no_sense_is_refused(step: AnyStep) -> None:
    duel().refuses(step)


NONSENSE: tuple[dict[str, object], ...] = (
    {"gain_multiply": {"by": -2}},
    {"gain_plus": {"amount": -5}},
    {"loss_multiply": {"by": -2}},
    {"damage_multiply": {"by": -2}},
    {"damage_prevent": {"amount": -5}},
    {"gain_multiply": {"by": 10**16}},
    {"damage_plus": {"amount": 10**16}},
)


@pytest.mark.parametrize("rule", NONSENSE, ids=str)
def test_107_1_a_bare_rule_takes_no_number_that_a_card_could_not_bear(rule: dict[str, object]) -> None:
    duel().refuses(Effect(add_rule=rule, affects="all"))
