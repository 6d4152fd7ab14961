"""Worked outcomes 6.6: what happens at once, and what happens after."""

from lifecounter.model.commands import Damage, Deal, Drain, EmptyDraw, Gain, Lose, Pay, Phase, Together, Turn
from lifecounter.model.events import LifeLost, LoopFound
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import duel, moved, only, pod, sit, told


def lifelinker(amount: int, victim: str = "Bruno") -> Deal:
    """A creature of Ana's with lifelink."""
    return Deal(player=victim, amount=amount, from_="Ana", combat=True, lifelink=True)


def attacker(amount: int) -> Deal:
    """A creature of Bruno's."""
    return Deal(player="Ana", amount=amount, from_="Bruno", combat=True)


def test_120_4d_row_6_6_83_own_lifelink_damage_at_1() -> None:
    game = duel(ana=1)
    events = game.does(Damage(player="Ana", amount=1, from_="Ana", lifelink=True))
    assert sorted(moved(events)) == [("Ana", -1), ("Ana", 1)]
    assert (game.life("Ana"), game.playing) == ((1,), "Ana Bruno")


def test_120_4d_row_6_6_84_damage_and_lifelink_at_once() -> None:
    game = duel(ana=3)
    game.does(Damage(deals=(attacker(5), lifelinker(4))))
    assert (game.life("Ana", "Bruno"), game.playing) == ((2, 16), "Ana Bruno")


def test_704_3_row_6_6_85_spirit_link_comes_too_late() -> None:
    game = duel(ana=3)
    game.card("Spirit Link", "Ana")
    own = Deal(player="Bruno", amount=4, from_="Ana", combat=True)
    assert moved(game.does(Damage(deals=(attacker(5), own)))) == [("Ana", -5), ("Bruno", -4)]
    assert (game.life("Ana"), game.lost) == ((-2,), {"Ana": "704.5a"})


def test_row_6_6_86_a_net_loss_is_still_a_gain() -> None:
    game = duel()
    game.card("Ajani's Pridemate", "Ana")
    blocked = Gain(player="Ana", amount=2)
    game.does(Together(steps=(Damage(deals=(attacker(3),)), blocked)))
    assert (game.life("Ana"), game.asked("Ana")) == ((19,), {"+1/+1 counter": 1})
    assert game.player("Ana").gained_this_turn == 2


def test_702_15e_row_6_6_87_two_lifelinkers_are_two_gains() -> None:
    game = duel()
    game.card("Angel of Vitality", "Ana")
    assert sorted(moved(game.does(Damage(deals=(lifelinker(2), lifelinker(3)))))) == [
        ("Ana", 3),
        ("Ana", 4),
        ("Bruno", -3),
        ("Bruno", -2),
    ]
    assert game.life("Ana") == (27,)


def test_702_15e_row_6_6_88_one_lifelinker_that_tramples_is_one_gain() -> None:
    """Of its 5 damage a creature took 2; the table names the whole gain as one."""
    game = duel()
    game.card("Angel of Vitality", "Ana")
    game.card("Ajani's Pridemate", "Ana")
    trampled = Deal(player="Bruno", amount=3, from_="Ana", combat=True)
    game.does(Together(steps=(Damage(deals=(trampled,)), Gain(player="Ana", amount=5))))
    assert (game.life("Ana", "Bruno"), game.asked("Ana")) == ((26, 17), {"+1/+1 counter": 1})


def test_104_4a_row_6_6_89_both_lose_their_last_3() -> None:
    game = duel(3, 3)
    game.does(Lose(players=("Ana", "Bruno"), amount=3))
    assert game.drawn


def test_104_2a_row_6_6_90_three_of_four_lose_at_once() -> None:
    game = pod()
    game.puts(Ana=2, Bruno=2, Chiara=5, Dragan=2)
    game.does(Lose(players=("Ana", "Bruno", "Chiara", "Dragan"), amount=2))
    assert game.life("Chiara") == (3,)
    assert (game.winners, sorted(game.lost)) == (("Chiara",), ["Ana", "Bruno", "Dragan"])


def test_704_3_row_6_6_91_exquisite_blood_comes_too_late() -> None:
    game = duel(3, 3)
    game.card("Exquisite Blood", "Ana")
    game.does(Lose(players=("Ana", "Bruno"), amount=3))
    assert (game.drawn, game.life("Ana")) == (True, (0,))
    game = pod()
    game.card("Exquisite Blood", "Ana")
    game.puts(Ana=3, Bruno=3)
    game.does(Lose(players=("Ana", "Bruno"), amount=3))
    assert (game.life("Ana"), game.playing) == ((0,), "Chiara Dragan")


def test_row_6_6_92_exquisite_blood_and_sanguine_bond() -> None:
    game = duel()
    game.card("Exquisite Blood", "Ana")
    game.card("Sanguine Bond", "Ana")
    game.does(Gain(player="Ana", amount=1))
    assert (game.life("Ana", "Bruno"), game.winners) == ((40, 0), ("Ana",))


def test_104_4b_row_6_6_92_the_loop_is_named_where_nobody_can_lose() -> None:
    game = duel()
    game.card("Exquisite Blood", "Ana")
    game.card("Sanguine Bond", "Ana")
    game.card("Platinum Angel", "Bruno")
    loop = only(LoopFound, game.does(Gain(player="Ana", amount=1)))
    assert set(loop.effects) <= {"Exquisite Blood", "Sanguine Bond"}
    assert game.playing == "Ana Bruno"


def test_row_6_6_93_killing_and_decking_at_once() -> None:
    game = duel(bruno=5)
    game.does(Together(steps=(Lose(player="Bruno", amount=5), EmptyDraw(player="Ana"))))
    assert game.drawn


def test_row_6_6_94_children_of_korlis_count_every_loss() -> None:
    game = duel()
    for step in (
        Lose(player="Ana", amount=5),
        Gain(player="Ana", amount=3),
        Lose(player="Ana", amount=2),
    ):
        game.does(step)
    lost = game.player("Ana").lost_this_turn
    game.does(Gain(player="Ana", amount=lost))
    assert (lost, game.life("Ana")) == (7, (23,))
    game.does(Turn(player="Ana"))
    assert game.player("Ana").lost_this_turn == 0


def test_row_6_6_94_children_of_korlis_are_useless_at_0() -> None:
    game = duel()
    game.does(Lose(player="Ana", amount=20))
    assert game.refuses(Gain(player="Ana", amount=20)) == "104.1"


def test_row_6_6_95_two_wound_reflections_after_a_loss_of_3() -> None:
    game = duel()
    for _ in range(2):
        game.card("Wound Reflection", "Bruno")
    game.does(Turn(player="Ana"))
    game.does(Lose(player="Ana", amount=3))
    assert moved(game.does(Phase(phase="end"))) == [("Ana", -3), ("Ana", -6)]
    assert game.life("Ana") == (8,)


def test_row_6_6_96_false_cure() -> None:
    game = duel()
    game.card("False Cure", "Bruno")
    assert moved(game.does(Gain(player="Ana", amount=5))) == [("Ana", 5), ("Ana", -10)]
    assert game.life("Ana") == (15,)


def test_120_4c_row_6_6_97_tainted_remedy_and_lifelink() -> None:
    game = duel(4, 20)
    game.card("Tainted Remedy", "Bruno")
    game.does(Damage(deals=(lifelinker(4), attacker(1))))
    assert (game.life("Ana", "Bruno"), game.lost) == ((-1, 16), {"Ana": "704.5a"})


def test_120_4c_row_6_6_97_the_loss_is_simultaneous_with_the_damage() -> None:
    game = duel(4, 4)
    game.card("Tainted Remedy", "Bruno")
    game.does(Damage(deals=(lifelinker(4),)))
    assert game.drawn


def test_row_6_6_98_rain_of_gore_and_lifelink_in_combat() -> None:
    game = duel()
    game.card("Rain of Gore", "Bruno")
    game.does(Damage(deals=(lifelinker(4),)))
    assert game.life("Ana") == (24,)
    game.does(Gain(player="Ana", amount=4))
    assert game.life("Ana") == (20,)


def test_119_7_row_6_6_99_skullcrack_leaves_no_gain_to_replace() -> None:
    game = duel()
    game.card("Tainted Remedy", "Ana")
    game.card("Skullcrack", "Ana")
    assert game.life("Bruno") == (17,)
    game.does(Gain(player="Bruno", amount=5))
    assert game.life("Bruno") == (17,)


def test_702_124d_row_6_6_100_15_damage_from_each_of_two_partners() -> None:
    game = sit("commander", "Ana", PlayerHeader(name="Bruno", commanders=("Thrasios", "Tymna")))
    for partner in ("Thrasios", "Tymna"):
        game.does(Damage(player="Ana", amount=15, commander=partner))
    assert game.player("Ana").commander_damage == {"Thrasios": 15, "Tymna": 15}
    assert (game.life("Ana"), game.playing) == ((10,), "Ana Bruno")


def test_903_12h_row_6_6_101_30_damage_from_a_commander_in_brawl() -> None:
    game = sit(
        "brawl",
        PlayerHeader(name="Ana", life=40),
        PlayerHeader(name="Bruno", commanders=("Krenko",)),
        life=25,
    )
    game.does(Damage(player="Ana", amount=30, commander="Krenko"))
    assert (game.life("Ana"), game.playing) == ((10,), "Ana Bruno")


def test_704_3_row_6_6_102_aetherflux_reservoir_at_50() -> None:
    game = duel(ana=50)
    game.card("Aetherflux Reservoir", "Ana")
    game.does(Pay(player="Ana", amount=50, for_="ability"))
    assert (game.life("Ana"), game.lost) == ((0,), {"Ana": "704.5a"})
    assert game.refuses(Damage(player="Bruno", amount=50, from_="Ana")) == "104.1"


def test_702_101_a_drain_gains_what_was_really_lost() -> None:
    game = pod()
    game.locks("Bruno", "cant_lose_life")
    events = game.does(Drain(from_=("Bruno", "Chiara", "Dragan"), to="Ana", amount=1))
    assert {event.player for event in told(LifeLost, events)} == {"Chiara", "Dragan"}
    assert game.life("Ana") == (22,)
