"""Worked outcomes 6.5: halves, doubles, numbers that a total becomes."""

import pytest

from lifecounter.model.commands import (
    Damage,
    Double,
    Effect,
    Exchange,
    Failed,
    Halve,
    Lose,
    Pay,
    Phase,
    Redistribute,
    Set,
    Turn,
)
from lifecounter.model.events import LifeExchanged
from tests.model.sitting import duel, moved, only, pod


def test_701_10d_row_6_5_67_doubling_minus_10() -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.puts(Ana=-10)
    assert moved(game.does(Double(player="Ana"))) == [("Ana", -10)]
    assert game.life("Ana") == (-20,)


def test_107_1a_row_6_5_68_half_of_7_rounded_up() -> None:
    game = duel(ana=7)
    assert moved(game.does(Halve(player="Ana", round="up"))) == [("Ana", -4)]


@pytest.mark.parametrize(("total", "half"), [(1, 1), (0, 0), (-6, 0)])
def test_107_1b_row_6_5_69_paying_half_rounded_up(total: int, half: int) -> None:
    """Half of a negative total is half of 0: the table pays that, and not a point more than the total."""
    game = duel()
    game.locks("Ana", "cant_lose_game")
    game.puts(Ana=total)
    assert game.refuses(Pay(player="Ana", amount=half + 1)) == "119.4"
    game.does(Pay(player="Ana", amount=half))
    assert game.life("Ana") == (total - half,)


@pytest.mark.parametrize(("total", "third"), [(5, 2), (13, 5), (1, 1)])
def test_107_1a_row_6_5_70_a_third_rounded_up(total: int, third: int) -> None:
    """Thirds are no verb of the record: the table works them out and names the loss."""
    game = duel(ana=total)
    game.does(Lose(player="Ana", amount=-(-total // 3)))
    assert game.life("Ana") == (total - third,)


def test_row_6_5_71_two_halvings_one_after_the_other() -> None:
    game = duel()
    totals: list[int] = []
    for _ in range(2):
        game.does(Halve(player="Ana", round="up"))
        totals += game.life("Ana")
    assert totals == [10, 5]


@pytest.mark.parametrize(("total", "move"), [(9, -4), (2, 3), (5, 0)])
def test_row_6_5_72_form_of_the_dragon_at_any_end_step(total: int, move: int) -> None:
    game = duel(ana=total)
    game.card("Form of the Dragon", "Ana")
    game.does(Turn(player="Bruno"))
    events = game.does(Phase(phase="end"))
    assert moved(events) == ([("Ana", move)] if move else [])
    assert game.life("Ana") == (5,)


@pytest.mark.parametrize(("total", "move"), [(4, 6), (17, -7)])
def test_119_5_row_6_5_73_a_total_becomes_10(total: int, move: int) -> None:
    game = duel(bruno=total)
    assert moved(game.does(Set(player="Bruno", to=10))) == [("Bruno", move)]


def test_119_5_row_6_5_74_a_lower_total_on_bloodletters_turn() -> None:
    game = duel(bruno=25)
    game.card("Bloodletter of Aclazotz", "Ana")
    game.does(Turn(player="Ana"))
    game.does(Set(player="Bruno", to=10))
    assert (game.life("Bruno"), game.lost) == ((-5,), {"Bruno": "704.5a"})


def test_119_4_row_6_5_75_a_payment_on_bloodletters_turn() -> None:
    game = duel(bruno=3)
    game.card("Bloodletter of Aclazotz", "Ana")
    game.does(Turn(player="Ana"))
    assert moved(game.does(Pay(player="Bruno", amount=2))) == [("Bruno", -4)]
    assert (game.life("Bruno"), game.lost) == ((-1,), {"Bruno": "704.5a"})


def test_701_12g_row_6_5_76_evra_with_power_0() -> None:
    game = duel(ana=12)
    exchanged = only(LifeExchanged, game.does(Exchange(player="Ana", with_=0)))
    assert exchanged.with_becomes == 12
    assert (game.life("Ana"), game.lost) == ((0,), {"Ana": "704.5a"})


def test_608_2_row_6_5_77_an_ability_that_can_do_nothing() -> None:
    """Tree of Perdition is dead: the table notes that its ability failed, as for any waiting trigger."""
    game = pod()
    game.card("Sanguine Bond", "Ana")
    game.does(Set(player="Ana", to=23))
    (waiting,) = game.player("Ana").reminders
    assert moved(game.does(Failed(reminder=waiting.id))) == []
    assert (game.life("Ana", "Bruno", "Chiara", "Dragan"), game.asked("Ana")) == ((23, 20, 20, 20), {})


def test_701_12g_row_6_5_78_tree_of_redemption_with_2_more_toughness() -> None:
    game = duel(ana=7)
    exchanged = only(LifeExchanged, game.does(Exchange(player="Ana", with_=15)))
    assert (game.life("Ana"), exchanged.with_becomes) == ((15,), 7)


def test_701_12c_row_6_5_79_psychic_transfer_at_3_and_minus_2() -> None:
    game = duel(ana=3)
    game.card("Platinum Angel", "Bruno")
    game.puts(Bruno=-2)
    game.does(Exchange(players=("Ana", "Bruno")))
    assert (game.life("Ana", "Bruno"), game.lost) == ((-2, 3), {"Ana": "704.5a"})


def test_row_6_5_80_a_bid_above_the_total_is_lost_and_not_paid() -> None:
    game = duel(ana=10)
    assert game.refuses(Pay(player="Ana", amount=12)) == "119.4"
    game.does(Lose(player="Ana", amount=12))
    assert game.life("Ana") == (-2,)


def test_row_6_5_81_reverse_the_sands() -> None:
    game = duel(5, 15)
    game.does(Redistribute(totals={"Ana": 5, "Bruno": 15}))
    assert game.life("Ana", "Bruno") == (5, 15)
    assert game.refuses(Redistribute(totals={"Ana": 20, "Bruno": 0})) == "608.2d"
    game.does(Redistribute(totals={"Ana": 15, "Bruno": 5}))
    assert game.life("Ana", "Bruno") == (15, 5)


def test_row_6_5_82_repay_in_kind() -> None:
    game = duel(12, 5)
    assert moved(game.does(Set(players=("Ana", "Bruno"), to=5))) == [("Ana", -7)]


def test_row_4_1_130_the_endstone_halves_the_starting_total_rounded_up() -> None:
    game = duel(ana=25)
    game.card("The Endstone", "Ana")
    game.does(Turn(player="Ana"))
    game.does(Damage(player="Ana", amount=20))
    game.does(Phase(phase="end"))
    assert game.life("Ana") == (13,)


def test_row_4_1_59_phial_of_galadriel_at_5_and_at_6() -> None:
    for total, after in ((5, 11), (6, 9)):
        game = duel(ana=total)
        game.does(Effect(add="Phial of Galadriel", controller="Ana"))
        game.does(Set(player="Ana", to=total + 3))
        assert game.life("Ana") == (after,)
