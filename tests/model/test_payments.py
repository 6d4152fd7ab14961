"""Paying life (118, 119.4)."""

import pytest

from lifecounter.model.commands import Effect, Pay, PayFor, Payment
from tests.model.sitting import duel

LOCKS = ("cant_lose_life", "cant_pay_life", "life_total_cant_change")
FORS: tuple[PayFor | None, ...] = (None, "spell", "ability", "cost", "unless")


def test_118_3b_a_payment_is_taken_off_the_total() -> None:
    game = duel()
    game.does(Pay(player="Ana", amount=8))
    assert game.life("Ana", "Bruno") == (12, 20)


def test_119_4_a_player_can_not_pay_more_than_the_total() -> None:
    game = duel(ana=3)
    assert game.refuses(Pay(player="Ana", amount=4)) == "119.4"
    assert game.life("Ana") == (3,)


def test_119_4_a_player_may_pay_the_whole_total_and_loses_then() -> None:
    game = duel(ana=3)
    game.does(Pay(player="Ana", amount=3))
    assert (game.life("Ana"), game.lost) == ((0,), {"Ana": "704.5a"})


@pytest.mark.parametrize("total", [0, -1, -40])
def test_119_4_nobody_pays_with_a_total_of_0_or_less(total: int) -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.puts(Ana=total)
    assert game.refuses(Pay(player="Ana", amount=1)) == "119.4"


@pytest.mark.parametrize("total", [20, 0, -40])
@pytest.mark.parametrize("lock", LOCKS)
def test_119_4b_0_can_be_paid_at_any_total_and_under_any_lock(lock: str, total: int) -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.locks("Ana", lock)
    game.puts(Ana=total)
    game.does(Pay(player="Ana", amount=0))
    assert game.life("Ana") == (total,)


@pytest.mark.parametrize("purpose", FORS)
@pytest.mark.parametrize(
    ("lock", "rule"),
    [("cant_lose_life", "119.8"), ("life_total_cant_change", "119.8"), ("cant_pay_life", "614.17b")],
)
def test_119_8_and_614_17b_what_can_not_be_lost_or_paid_is_not_paid_for_anything(
    lock: str, rule: str, purpose: PayFor | None
) -> None:
    game = duel()
    game.locks("Ana", lock)
    assert game.refuses(Pay(player="Ana", amount=1, for_=purpose)) == rule


def test_119_7_a_player_who_can_not_gain_life_pays_as_ever() -> None:
    game = duel()
    game.locks("Ana", "cant_gain_life")
    game.does(Pay(player="Ana", amount=5))
    assert game.life("Ana") == (15,)


def test_a_lock_on_one_player_lets_the_other_pay() -> None:
    game = duel()
    game.locks("Ana", *LOCKS)
    game.does(Pay(player="Bruno", amount=5))
    assert game.life("Bruno") == (15,)


def test_a_scope_forbids_the_named_costs_and_leaves_the_others() -> None:
    game = duel()
    game.does(Effect(add_rule={"cant_pay_life": ["spell", "ability"]}, affects="all"))
    assert game.refuses(Pay(player="Ana", amount=2, for_="spell")) == "614.17b"
    assert game.refuses(Pay(player="Bruno", amount=2, for_="ability")) == "614.17b"
    game.does(Pay(player="Ana", amount=2, for_="unless"))
    game.does(Pay(player="Bruno", amount=3, for_="cost"))
    game.does(Pay(player="Bruno", amount=0, for_="spell"))
    assert game.life("Ana", "Bruno") == (18, 17)


def test_614_17_can_not_pay_is_not_can_not_lose() -> None:
    game = duel()
    game.locks("Ana", "cant_pay_life")
    assert game.refuses(Pay(player="Ana", amount=1)) == "614.17b"
    game.does(Effect(add_rule={"cant_gain_life": True}, affects="Ana"))
    assert game.life("Ana") == (20,)


def test_118_10_one_player_pays_one_cost_once() -> None:
    game = duel()
    twice = (Payment(player="Ana", amount=1), Payment(player="Ana", amount=2))
    assert game.refuses(Pay(payments=twice)) == "118.10"


def test_119_4_where_one_of_two_payers_can_not_pay_nobody_does() -> None:
    game = duel(ana=10, bruno=3)
    both = (Payment(player="Ana", amount=4), Payment(player="Bruno", amount=4))
    assert game.refuses(Pay(payments=both)) == "119.4"
    assert game.life("Ana", "Bruno") == (10, 3)
