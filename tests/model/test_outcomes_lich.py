"""Worked outcomes 6.1: Lich and its kin."""

from lifecounter.model.commands import (
    Apply,
    Counter,
    Damage,
    Done,
    Effect,
    EmptyDraw,
    Failed,
    Gain,
    Lose,
    Pay,
    Together,
    WinGame,
)
from lifecounter.model.events import DamageDealt, LifeGained, LifeLost, LoopFound, LossHeldOff, LossReplaced
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, duel, moved, only, pod, sit, told


def with_lich(life: int = 20) -> tuple[Sitting, str]:
    game = duel(ana=life)
    return game, game.card("Lich", "Ana")


def test_row_6_1_01_lich_enters_at_20() -> None:
    game = duel()
    game.card("Exquisite Blood", "Bruno")
    assert moved(game.does(Effect(add="Lich", controller="Ana"))) == [("Ana", -20), ("Bruno", 20)]
    assert (game.life("Ana", "Bruno"), game.playing) == ((0, 40), "Ana Bruno")


def test_row_6_1_02_damage_under_lich() -> None:
    game, _ = with_lich()
    game.does(Damage(player="Ana", amount=3, from_="Bruno"))
    assert (game.life("Ana"), game.asked("Ana")) == ((-3,), {"sacrifice": 3})
    (reminder,) = game.player("Ana").reminders
    game.does(Failed(reminder=reminder.id))
    assert game.lost == {"Ana": "104.3e"}


def test_row_6_1_03_own_lifelink_under_lich() -> None:
    game, _ = with_lich()
    game.does(Damage(player="Bruno", amount=4, from_="Ana", lifelink=True))
    assert (game.life("Ana", "Bruno"), game.asked("Ana")) == ((0, 16), {"draw": 4})


def test_119_4_row_6_1_04_payments_at_0_under_lich() -> None:
    game, _ = with_lich()
    assert game.refuses(Pay(player="Ana", amount=1)) == "119.4"
    game.does(Pay(player="Ana", amount=0))
    assert game.life("Ana") == (0,)


def test_row_6_1_05_lich_changes_hands() -> None:
    game = pod()
    lich = game.card("Lich", "Ana")
    game.does(Effect(control=lich, to="Bruno"))
    assert game.life("Ana", "Bruno") == (0, 20)
    assert game.lost == {"Ana": "704.5a"}


def test_row_6_1_06_lich_goes_to_the_graveyard_at_5() -> None:
    game, lich = with_lich()
    game.puts(Ana=5)
    game.leaves(lich)
    assert game.lost == {"Ana": "104.3e"}


def test_row_6_1_06_lich_goes_to_the_graveyard_while_nobody_can_lose() -> None:
    game, lich = with_lich()
    game.puts(Ana=5)
    game.card("Platinum Angel", "Ana")
    assert only(LossHeldOff, game.leaves(lich)).rule == "104.3e"
    assert (game.life("Ana"), game.playing) == ((5,), "Ana Bruno")


def test_row_6_1_07_lich_is_exiled_or_bounced_above_0() -> None:
    for zone in ("exile", "hand", "elsewhere"):
        game, lich = with_lich()
        game.puts(Ana=5)
        game.leaves(lich, to=zone)
        assert game.playing == "Ana Bruno"


def test_704_5a_row_6_1_07_lich_is_exiled_at_0() -> None:
    game, lich = with_lich()
    game.leaves(lich, to="exile")
    assert game.lost == {"Ana": "704.5a"}


def test_107_1b_row_6_1_08_lich_enters_at_minus_3() -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.puts(Ana=-3)
    assert moved(game.does(Effect(add="Lich", controller="Ana"))) == []
    assert game.life("Ana") == (-3,)


def test_row_6_1_09_too_few_cards_for_nefarious_lich() -> None:
    game = duel()
    game.card("Nefarious Lich", "Ana")
    events = game.does(Damage(player="Ana", amount=4, from_="Bruno"))
    assert (told(DamageDealt, events), game.asked("Ana")) == ([], {"exile": 4})
    (reminder,) = game.player("Ana").reminders
    game.does(Failed(reminder=reminder.id))
    assert (game.life("Ana"), game.lost) == ((20,), {"Ana": "104.3e"})


def test_704_5a_row_6_1_10_nefarious_lich_does_not_protect_at_0() -> None:
    for step in (Pay(player="Ana", amount=20), Lose(player="Ana", amount=23)):
        game = duel()
        game.card("Nefarious Lich", "Ana")
        game.does(step)
        assert game.lost == {"Ana": "704.5a"}


def test_614_5_row_6_1_11_a_draw_that_became_a_gain_is_not_drawn_again() -> None:
    """Words of Worship turns each of the three draws into a gain of 5, which Lich has had its chance on."""
    game = duel()
    lich = game.card("Nefarious Lich", "Ana")
    game.does(Gain(player="Ana", amount=3))
    assert (game.life("Ana"), game.asked("Ana")) == ((20,), {"draw": 3})
    (reminder,) = game.player("Ana").reminders
    game.does(Done(reminder=reminder.id))
    for _ in range(3):
        game.does(Gain(player="Ana", amount=5, skip=(lich,)))
    assert (game.life("Ana"), game.asked("Ana")) == ((35,), {})


def test_row_6_1_12_damage_under_lichs_mastery() -> None:
    game = duel(ana=3)
    game.card("Lich's Mastery", "Ana")
    game.does(Damage(player="Ana", amount=5, from_="Bruno"))
    assert (game.life("Ana"), game.asked("Ana"), game.playing) == ((-2,), {"exile": 5}, "Ana Bruno")
    game.does(WinGame(player="Bruno"))
    assert game.winners == ("Bruno",)


def test_row_6_1_13_lichs_mastery_under_platinum_emperion() -> None:
    game = duel()
    game.card("Lich's Mastery", "Ana")
    game.card("Platinum Emperion", "Ana")
    game.does(Lose(player="Ana", amount=4))
    game.does(Gain(player="Ana", amount=4))
    assert (game.life("Ana"), game.asked("Ana")) == ((20,), {})


def test_row_6_1_14_lichs_mirror_at_minus_4() -> None:
    game = duel()
    game.card("Lich's Mirror", "Ana")
    game.card("Boon Reflection", "Ana")
    events = game.does(Lose(player="Ana", amount=24))
    assert only(LifeGained, events).amount == 24
    assert game.life("Ana") == (20,)
    assert game.asked("Ana")["draw"] == 7
    assert game.game.effects == ()


def test_row_6_1_14_lichs_mirror_against_tainted_remedy() -> None:
    game = duel()
    game.card("Lich's Mirror", "Ana")
    game.card("Tainted Remedy", "Bruno")
    assert moved(game.does(Lose(player="Ana", amount=24))) == [("Ana", -24), ("Ana", -24)]
    assert (game.life("Ana"), game.lost) == ((-28,), {"Ana": "704.5a"})


def test_row_6_1_14_lichs_mirror_leaves_emblems_and_spells_alone() -> None:
    game = duel()
    game.card("Lich's Mirror", "Ana")
    for name in ("Ajani Steadfast", "Safe Passage", "Worship"):
        game.card(name, "Ana")
    game.does(Lose(player="Ana", amount=20))
    assert [effect.name for effect in game.game.effects] == ["Ajani Steadfast", "Safe Passage"]


def test_lichs_mirror_shuffles_away_what_loses_the_game_as_it_leaves() -> None:
    for name, lost in (
        ("Lich", {}),
        ("Nefarious Lich", {"Ana": "104.3e"}),
        ("Nine Lives", {"Ana": "104.3e"}),
    ):
        game = duel()
        game.card(name, "Ana")
        game.card("Lich's Mirror", "Ana")
        events = game.does(EmptyDraw(player="Ana"))
        assert only(LossReplaced, events).rule == "704.5b"
        assert (game.life("Ana"), game.lost) == ((20,), lost)


def test_row_6_1_15_lichs_mirror_clears_no_poison() -> None:
    game = duel()
    game.card("Lich's Mirror", "Ana")
    events = game.does(Counter(player="Ana", kind="poison", change=10))
    assert only(LossReplaced, events).rule == "704.5c"
    assert (game.life("Ana"), game.lost) == ((20,), {"Ana": "704.5c"})


def test_row_6_1_15_lichs_mirror_clears_no_commander_damage() -> None:
    game = sit("commander", "Ana", PlayerHeader(name="Bruno", commanders=("Krenko",)))
    game.card("Lich's Mirror", "Ana")
    events = game.does(Damage(player="Ana", amount=21, commander="Krenko"))
    assert only(LossReplaced, events).rule == "704.6c"
    assert (game.life("Ana"), game.lost) == ((20,), {"Ana": "704.6c"})


def test_row_6_1_15_lichs_mirror_for_a_player_who_can_not_gain() -> None:
    game = duel()
    game.card("Lich's Mirror", "Ana")
    game.card("Erebos, God of the Dead", "Bruno")
    events = game.does(Lose(player="Ana", amount=24))
    assert len(told(LossReplaced, events)) == 1
    assert (game.life("Ana"), game.lost) == ((-4,), {"Ana": "704.5a"})


def test_row_6_1_16_of_two_who_would_lose_the_one_with_a_rescue_wins() -> None:
    for rescue, life in (("Lich's Mirror", 20), ("Stunning Reversal", 1)):
        game = duel()
        game.card(rescue, "Ana")
        game.does(Lose(players=("Ana", "Bruno"), amount=20))
        assert (game.life("Ana"), game.winners) == ((life,), ("Ana",))


def test_704_7_row_6_1_17_one_mirror_replaces_every_reason_of_one_check() -> None:
    game = duel()
    game.card("Lich's Mirror", "Ana")
    both = Together(steps=(Damage(player="Ana", amount=20, from_="Bruno"), EmptyDraw(player="Ana")))
    assert len(told(LossReplaced, game.does(both))) == 1
    assert (game.life("Ana"), game.playing) == ((20,), "Ana Bruno")


def test_row_6_1_18_transcendence_gains_itself_past_20() -> None:
    game = duel(ana=18)
    game.card("Transcendence", "Ana")
    assert moved(game.does(Lose(player="Ana", amount=4))) == [("Ana", -4), ("Ana", 8)]
    assert (game.life("Ana"), game.lost) == ((22,), {"Ana": "104.3e"})


def test_104_4b_row_6_1_19_transcendence_with_platinum_angel_has_no_end() -> None:
    game = duel(ana=19)
    game.card("Transcendence", "Ana")
    game.card("Platinum Angel", "Ana")
    loop = only(LoopFound, game.does(Gain(player="Ana", amount=6)))
    assert (loop.effects, loop.rule) == (("Transcendence",), "104.4b")
    assert (game.life("Ana"), game.playing) == ((25,), "Ana Bruno")


def test_603_3_a_waiting_trigger_takes_its_target_where_there_are_several() -> None:
    game = pod()
    game.card("Sanguine Bond", "Ana")
    game.does(Gain(player="Ana", amount=3))
    (reminder,) = game.player("Ana").reminders
    assert game.refuses(Apply(reminder=reminder.id, player="Ana")) == "115.4"
    lost = only(LifeLost, game.does(Apply(reminder=reminder.id, player="Chiara")))
    assert (lost.player, lost.amount) == ("Chiara", 3)
