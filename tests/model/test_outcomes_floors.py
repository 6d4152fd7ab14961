"""Worked outcomes 6.4: floors for damage, and players who can't lose the game."""

from lifecounter.model.commands import (
    Counter,
    Damage,
    Deal,
    DrawGame,
    Effect,
    Failed,
    Gain,
    Lose,
    Mark,
    Pay,
    Phase,
    Together,
    Turn,
)
from lifecounter.model.events import (
    CommanderDamageDealt,
    DamageDealt,
    EffectHolds,
    LifeLost,
    LossHeldOff,
    LossReplaced,
    MarkMoved,
)
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, duel, moved, only, pod, sit, told


def under(name: str, ana: int) -> Sitting:
    """Ana at this total with a card of hers."""
    game = duel(ana=ana)
    game.card(name, "Ana")
    return game


def hit(amount: int) -> Damage:
    return Damage(player="Ana", amount=amount, from_="Bruno")


def test_row_6_4_50_a_lifelinking_commander_against_angels_grace() -> None:
    game = sit(
        "commander", PlayerHeader(name="Ana", life=3), PlayerHeader(name="Bruno", commanders=("Lyra",))
    )
    game.card("Angel's Grace", "Ana")
    events = game.does(Damage(player="Ana", amount=5, commander="Lyra", lifelink=True))
    assert only(CommanderDamageDealt, events).total == 5
    assert game.life("Ana", "Bruno") == (1, 45)


def test_row_6_4_51_angels_grace_never_lifts_and_never_works_below_1() -> None:
    game = under("Angel's Grace", 1)
    game.does(Lose(player="Ana", amount=2))
    assert game.life("Ana") == (-1,)
    game.does(hit(3))
    assert (game.life("Ana"), game.playing) == ((-4,), "Ana Bruno")


def test_119_4_row_6_4_52_payments_under_angels_grace() -> None:
    game = under("Angel's Grace", 3)
    assert game.refuses(Pay(player="Ana", amount=4)) == "119.4"
    game.does(Pay(player="Ana", amount=3))
    assert (game.life("Ana"), game.playing) == ((0,), "Ana Bruno")


def test_row_6_4_53_angels_grace_ends_at_minus_4() -> None:
    game = duel(ana=3)
    game.does(Turn(player="Ana"))
    game.card("Angel's Grace", "Ana")
    game.does(Lose(player="Ana", amount=7))
    assert game.playing == "Ana Bruno"
    game.does(Turn(player="Bruno"))
    assert game.lost == {"Ana": "704.5a"}


def test_row_6_4_53_angels_grace_ends_at_10_poison() -> None:
    game = duel(ana=3)
    game.does(Turn(player="Ana"))
    game.card("Angel's Grace", "Ana")
    game.does(Counter(player="Ana", kind="poison", change=10))
    game.does(Turn(player="Bruno"))
    assert game.lost == {"Ana": "704.5c"}


def test_120_4_row_6_4_54_worship_looks_at_the_net_of_loss_and_gain() -> None:
    game = under("Worship", 2)
    game.card("Awe Strike", "Ana")
    two = tuple(Deal(player="Ana", amount=5, from_="Bruno", combat=True) for _ in range(2))
    assert moved(game.does(Damage(deals=two))) == [("Ana", 5), ("Ana", -5)]
    assert game.life("Ana") == (2,)


def test_row_6_4_55_wound_reflection_sees_what_worship_let_through() -> None:
    game = under("Worship", 5)
    game.card("Wound Reflection", "Bruno")
    game.does(Turn(player="Bruno"))
    game.does(hit(20))
    assert (game.life("Ana"), game.player("Ana").lost_this_turn) == ((1,), 4)
    assert only(LifeLost, game.does(Phase(phase="end"))).amount == 4
    assert (game.life("Ana"), game.lost) == ((-3,), {"Ana": "704.5a"})


def test_row_6_4_56_simulacrum_counts_the_damage_dealt() -> None:
    game = under("Worship", 5)
    game.does(hit(20))
    dealt = game.player("Ana").damage_this_turn
    game.does(Gain(player="Ana", amount=dealt))
    assert (dealt, game.life("Ana")) == (20, (21,))


def test_row_6_4_57_damage_to_a_player_and_their_elderscale_wurm() -> None:
    game = duel(ana=10)
    wurm = game.card("Elderscale Wurm", "Ana")
    game.does(Together(steps=(hit(10), Effect(remove=wurm))))
    assert (game.life("Ana"), game.game.effects) == ((7,), ())


def test_row_6_4_58_elderscale_wurm_below_7() -> None:
    game = duel(ana=10)
    game.card("Elderscale Wurm", "Ana")
    game.does(Lose(player="Ana", amount=4))
    game.does(hit(4))
    assert game.life("Ana") == (2,)


def test_row_4_1_76_elderscale_wurm_enters_below_and_above_7() -> None:
    assert under("Elderscale Wurm", 3).life("Ana") == (7,)
    assert under("Elderscale Wurm", 12).life("Ana") == (12,)


def test_119_4_row_6_4_59_a_payment_at_minus_5_under_platinum_angel() -> None:
    game = under("Platinum Angel", 20)
    game.does(Lose(player="Ana", amount=25))
    assert game.refuses(Pay(player="Ana", amount=1)) == "119.4"


def test_row_6_4_60_platinum_angel_leaves() -> None:
    for step, rule in (
        (Lose(player="Ana", amount=25), "704.5a"),
        (Counter(player="Ana", kind="poison", change=10), "704.5c"),
    ):
        game = duel()
        angel = game.card("Platinum Angel", "Ana")
        assert only(LossHeldOff, game.does(step)).rule == rule
        game.leaves(angel)
        assert game.lost == {"Ana": rule}


def test_104_4c_row_6_4_61_a_draw_while_nobody_can_lose() -> None:
    game = under("Platinum Angel", 20)
    game.does(DrawGame())
    assert game.drawn


def test_row_6_4_62_a_loss_that_can_not_happen_is_not_replaced() -> None:
    game = under("Exquisite Archangel", 20)
    game.card("Platinum Angel", "Ana")
    assert told(LossReplaced, game.does(Lose(player="Ana", amount=25))) == []
    assert game.life("Ana") == (-5,)
    assert [effect.name for effect in game.game.effects] == ["Exquisite Archangel", "Platinum Angel"]


def test_row_6_4_63_enduring_angel_turns_over_at_3() -> None:
    game = under("Enduring Angel", 5)
    events = game.does(hit(9))
    assert moved(events) == [("Ana", -2)]
    assert not only(EffectHolds, events).holds
    assert (game.life("Ana"), game.asked("Ana")) == ((3,), {"transform": 1})


def test_119_5_enduring_angel_raises_a_total_below_3() -> None:
    game = under("Enduring Angel", 2)
    assert moved(game.does(hit(5))) == [("Ana", 1)]
    game = under("Enduring Angel", 2)
    game.locks("Ana", "cant_gain_life")
    game.does(hit(5))
    assert (game.life("Ana"), game.asked("Ana")) == ((2,), {"transform": 1})


def test_row_6_4_64_an_enduring_angel_that_can_not_turn_over() -> None:
    game = under("Enduring Angel", 5)
    game.does(Lose(player="Ana", amount=9))
    assert game.life("Ana") == (3,)
    (reminder,) = game.player("Ana").reminders
    game.does(Failed(reminder=reminder.id))
    assert game.lost == {"Ana": "104.3e"}


def test_row_6_4_65_angelic_enforcer_keeps_nobody_alive() -> None:
    game = under("Enduring Angel", 5)
    game.does(hit(9))
    game.does(hit(4))
    assert (game.life("Ana"), game.lost) == ((-1,), {"Ana": "704.5a"})
    game = under("Angelic Enforcer", 3)
    game.does(hit(4))
    assert (game.life("Ana"), game.lost) == ((-1,), {"Ana": "704.5a"})


def test_725_2_row_6_4_66_archon_of_coronation_and_the_monarch() -> None:
    game = under("Archon of Coronation", 20)
    assert game.player("Ana").marks == ("monarch",)
    combat = Damage(player="Ana", amount=6, from_="Bruno", combat=True)
    events = game.does(combat)
    assert only(DamageDealt, events).amount == 6
    assert only(MarkMoved, events) == MarkMoved("monarch", "Bruno", "Ana")
    assert (game.life("Ana"), game.player("Bruno").marks) == ((20,), ("monarch",))
    game.does(combat)
    assert game.life("Ana") == (14,)


def test_725_2_only_combat_damage_to_its_holder_takes_the_monarchs_mark() -> None:
    game = pod()
    game.does(Mark(mark="monarch", player="Ana"))
    game.does(Mark(mark="initiative", player="Ana"))
    game.does(hit(1))
    game.does(Damage(player="Chiara", amount=1, from_="Bruno", combat=True))
    assert game.player("Ana").marks == ("monarch", "initiative")
    game.does(Damage(player="Ana", amount=1, from_="Dragan", combat=True))
    assert game.player("Dragan").marks == ("monarch", "initiative")
