"""Players who leave the game, by losing or conceding (104.5, 800.4)."""

import pytest

from lifecounter.model.commands import (
    AnyStep,
    Concede,
    Correct,
    Counter,
    Damage,
    Drain,
    Effect,
    EmptyDraw,
    Exchange,
    Gain,
    Lose,
    LoseGame,
    Mark,
    Pay,
    Redistribute,
    Set,
    Turn,
    WinGame,
)
from lifecounter.model.events import EffectEnded, MarkMoved, PlayerLost
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, only, pod, sit, told


def without_ana() -> Sitting:
    game = pod()
    game.does(Lose(player="Ana", amount=23))
    return game


@pytest.mark.parametrize(
    "step",
    [
        Damage(player="Ana", amount=1),
        Damage(players=("Bruno", "Ana"), amount=1),
        Gain(player="Ana", amount=50),
        Lose(player="Ana", amount=1),
        Pay(player="Ana", amount=0),
        Set(player="Ana", to=20),
        Drain(from_=("Bruno",), to="Ana", amount=1),
        Drain(from_=("Ana",), to="Bruno", amount=1),
        Exchange(players=("Ana", "Bruno")),
        Redistribute(totals={"Ana": 20, "Bruno": -3}),
        Counter(player="Ana", kind="poison", change=1),
        Concede(player="Ana"),
        LoseGame(player="Ana"),
        WinGame(player="Ana"),
        EmptyDraw(player="Ana"),
        Mark(mark="monarch", player="Ana"),
        Turn(player="Ana"),
    ],
    ids=lambda step: type(step).__name__,
)
def test_800_4_nothing_more_happens_to_who_has_left(step: AnyStep) -> None:
    game = without_ana()
    assert game.refuses(step) == "800.4a"


def test_800_4i_the_last_total_of_who_has_left_stays_to_be_read() -> None:
    game = without_ana()
    game.does(Damage(players=("Bruno", "Chiara"), amount=4))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (-3, 16, 16, 20)


def test_800_4a_the_effects_of_who_leaves_end_and_those_of_others_stay() -> None:
    game = pod()
    game.card("Platinum Emperion", "Ana")
    kept = game.card("Platinum Emperion", "Bruno")
    ended = told(EffectEnded, game.does(Concede(player="Ana")))
    assert [fact.name for fact in ended] == ["Platinum Emperion"]
    assert [effect.id for effect in game.game.effects] == [kept]


def test_800_4a_a_win_that_the_leavers_angel_stopped_is_possible_again() -> None:
    game = pod()
    game.card("Platinum Angel", "Ana")
    game.does(WinGame(player="Bruno"))
    assert game.playing == "Ana Bruno Chiara Dragan"
    game.does(Concede(player="Ana"))
    game.does(WinGame(player="Bruno"))
    assert game.winners == ("Bruno",)


def test_800_4a_what_the_leaver_owns_leaves_whoever_controls_it() -> None:
    game = pod()
    angel = game.card("Platinum Angel", "Ana")
    game.does(Effect(control=angel, to="Bruno"))
    game.does(Lose(player="Bruno", amount=20))
    game.does(Concede(player="Ana"))
    assert game.lost == {"Ana": "104.3a", "Bruno": "704.5a"}


def test_800_4a_what_leaves_with_its_owner_triggers_for_who_controls_it() -> None:
    for name, playing in (("Nefarious Lich", "Chiara Dragan"), ("Lich", "Bruno Chiara Dragan")):
        game = pod()
        game.does(Effect(add="Platinum Angel", controller="Ana", id="angel"))
        taken = game.card(name, "Ana")
        game.does(Effect(control=taken, to="Bruno"))
        game.does(Concede(player="Ana"))
        assert game.playing == playing


def test_800_4a_what_the_leaver_had_taken_goes_back_to_its_owner() -> None:
    game = pod()
    angel = game.card("Platinum Angel", "Ana")
    game.does(Effect(control=angel, to="Bruno"))
    game.does(Concede(player="Bruno"))
    game.does(Lose(player="Ana", amount=20))
    assert game.playing == "Ana Chiara Dragan"


def test_611_2a_a_lock_for_the_game_outlasts_everybody() -> None:
    game = pod()
    game.locks("Bruno", "cant_gain_life")
    game.does(Concede(player="Ana"))
    game.does(Gain(player="Bruno", amount=5))
    assert game.life("Bruno") == (20,)


def test_104_3e_lich_of_who_leaves_loses_nobody_the_game_again() -> None:
    game = pod()
    game.card("Lich", "Ana")
    lost = told(PlayerLost, game.does(Concede(player="Ana")))
    assert [(fact.player, fact.rule) for fact in lost] == [("Ana", "104.3a")]


@pytest.mark.parametrize("mark", ["monarch", "initiative"])
@pytest.mark.parametrize(
    ("active", "heir"), [("Dragan", "Dragan"), ("Chiara", "Chiara"), ("Bruno", "Chiara"), (None, "Chiara")]
)
def test_725_4_and_726_4_the_active_player_or_the_next_one_takes_the_leavers_place(
    mark: str, active: str | None, heir: str
) -> None:
    game = pod()
    if active is not None:
        game.does(Turn(player=active))
    game.does(Mark(mark=mark, player="Bruno"))
    moved = only(MarkMoved, game.does(Concede(player="Bruno")))
    assert (moved.mark, moved.player, moved.before) == (mark, heir, "Bruno")
    assert mark in game.player(heir).marks
    assert game.player("Bruno").marks == ()


def test_other_marks_leave_with_their_holder() -> None:
    game = pod()
    game.does(Mark(mark="city's blessing", player="Ana"))
    game.does(Concede(player="Ana"))
    assert all(one.marks == () for one in game.game.players)


def test_903_10a_damage_that_the_leavers_commander_dealt_stays_counted() -> None:
    game = sit("commander", PlayerHeader(name="Ana", commanders=("Atraxa",)), "Bruno", "Chiara")
    game.does(Damage(player="Bruno", amount=20, commander="Atraxa"))
    game.does(Concede(player="Ana"))
    assert game.player("Bruno").commander_damage == {"Atraxa": 20}
    game.does(Damage(player="Bruno", amount=1, commander="Atraxa", from_="Chiara"))
    assert game.lost["Bruno"] == "704.6c"


def test_104_2a_the_last_one_wins_however_the_others_left() -> None:
    game = pod()
    game.does(Concede(player="Dragan"))
    game.does(Lose(player="Chiara", amount=20))
    game.does(Counter(player="Bruno", kind="poison", change=10))
    assert game.winners == ("Ana",)
    assert game.lost == {"Bruno": "704.5c", "Chiara": "704.5a", "Dragan": "104.3a"}


def test_800_4_a_correction_still_reaches_who_has_left() -> None:
    game = without_ana()
    game.does(Correct(player="Ana", life=4))
    assert (game.life("Ana"), game.playing) == ((4,), "Bruno Chiara Dragan")
