"""Putting right what was miscounted: no gain, no loss, no locks, no triggers."""

import pytest

from lifecounter.model.commands import (
    AnyStep,
    Concede,
    Correct,
    DrawGame,
    Lose,
    LoseGame,
    Status,
    Undo,
    WinGame,
)
from lifecounter.model.events import Corrected
from tests.model.sitting import duel, giants, moved, only, pod, sit


def test_a_corrected_total_is_no_gain_and_no_loss() -> None:
    game = duel()
    for total in (33, 4):
        events = game.does(Correct(player="Ana", life=total))
        assert moved(events) == []
        assert only(Corrected, events).player == "Ana"
        assert game.life("Ana") == (total,)
    assert (game.player("Ana").gained_this_turn, game.player("Ana").lost_this_turn) == (0, 0)


def test_a_correction_under_lich_draws_and_sacrifices_nothing() -> None:
    game = duel()
    game.card("Lich", "Ana")
    game.does(Correct(player="Ana", life=9))
    game.does(Correct(player="Ana", life=-9))
    assert (game.life("Ana"), game.asked("Ana")) == ((-9,), {})


def test_a_correction_passes_every_lock() -> None:
    game = duel()
    game.locks("Ana", "cant_gain_life", "cant_lose_life", "life_total_cant_change", "cant_pay_life")
    game.does(Correct(player="Ana", life=21))
    game.does(Correct(player="Ana", life=19))
    assert game.life("Ana") == (19,)


def test_704_5a_a_total_that_is_corrected_to_0_loses() -> None:
    game = duel()
    game.does(Correct(player="Ana", life=0))
    assert game.lost == {"Ana": "704.5a"}


def test_810_9_the_total_of_a_head_is_the_teams() -> None:
    game = giants()
    game.does(Correct(player="B", life=17))
    assert game.life("A", "B", "C") == (17, 17, 30)


@pytest.mark.parametrize("loss", [LoseGame(player="Ana"), Concede(player="Ana")], ids=["lost", "conceded"])
def test_a_player_is_taken_back_into_a_game_that_goes_on(loss: AnyStep) -> None:
    game = pod()
    game.does(loss)
    game.does(Correct(player="Ana", status="playing"))
    assert (game.playing, game.lost) == ("Ana Bruno Chiara Dragan", {})
    assert game.player("Ana").lost_by is None


def test_taking_one_player_back_leaves_the_others_out() -> None:
    game = pod()
    game.does(Concede(player="Ana"))
    game.does(Concede(player="Bruno"))
    game.does(Correct(player="Bruno", status="playing"))
    assert (game.playing, game.lost) == ("Bruno Chiara Dragan", {"Ana": "104.3a"})


def test_810_8a_a_team_is_taken_back_as_one() -> None:
    game = giants()
    game.does(LoseGame(player="A"))
    game.does(Correct(player="B", status="playing"))
    assert (game.playing, game.winners) == ("A B C D", None)


def test_who_is_taken_back_at_0_life_loses_again() -> None:
    game = pod()
    game.does(Lose(player="Ana", amount=20))
    game.does(Correct(player="Ana", status="playing"))
    assert game.lost == {"Ana": "704.5a"}


def test_a_result_may_be_written_down() -> None:
    game = duel()
    game.does(Correct(player="Bruno", status="won"))
    assert game.winners == ("Bruno",)
    game = duel()
    game.does(Correct(player="Bruno", status="drew"))
    assert game.drawn
    game = pod()
    game.does(Correct(player="Bruno", status="lost"))
    assert (game.playing, list(game.lost)) == ("Ana Chiara Dragan", ["Bruno"])


@pytest.mark.parametrize(
    ("end", "status", "ana"),
    [
        pytest.param(DrawGame(), "won", "lost", id="a draw was a win"),
        pytest.param(WinGame(player="Ana"), "won", "lost", id="the other one won"),
        pytest.param(WinGame(player="Ana"), "drew", "drew", id="a win was a draw"),
    ],
)
def test_a_wrong_result_is_put_right_for_everybody(end: AnyStep, status: Status, ana: Status) -> None:
    game = duel()
    game.does(end)
    game.does(Correct(player="Bruno", status=status))
    assert (game.player("Ana").status, game.player("Bruno").status) == (ana, status)


def test_104_2b_a_win_by_an_effect_that_was_none_is_taken_back_for_everybody() -> None:
    game = duel()
    game.does(WinGame(player="Ana"))
    game.does(Correct(player="Ana", status="playing"))
    assert (game.playing, game.lost, game.winners) == ("Ana Bruno", {}, None)


def test_who_won_by_mistake_has_lost_and_the_game_goes_on() -> None:
    game = pod()
    game.does(WinGame(player="Ana"))
    game.does(Correct(player="Ana", status="lost"))
    assert (game.playing, list(game.lost), game.winners) == ("Bruno Chiara Dragan", ["Ana"], None)


def test_who_is_out_already_stays_out_of_a_game_that_is_over() -> None:
    game = duel()
    game.does(Concede(player="Ana"))
    game.does(Correct(player="Ana", status="lost"))
    assert (game.lost, game.winners) == ({"Ana": "104.3a"}, ("Bruno",))


def test_104_2c_who_was_out_before_their_team_won_is_out_when_the_game_goes_on() -> None:
    game = sit("team-vs-team", "Ana", "Bruno", "Chiara", "Dragan")
    for name in ("Ana", "Chiara", "Dragan"):
        game.does(Concede(player=name))
    assert game.winners == ("Ana", "Bruno")
    game.does(Correct(player="Chiara", status="playing"))
    assert (game.playing, game.lost) == ("Bruno Chiara", {"Ana": "104.3a", "Dragan": "104.3a"})


def test_a_correction_can_be_undone() -> None:
    game = duel()
    game.does(Correct(player="Ana", life=3, counters={"poison": 4, "energy": 2}))
    game.does(Undo())
    assert (game.life("Ana"), game.counters("Ana")) == ((20,), {})


@pytest.mark.parametrize(
    "step",
    [
        Correct(player="Zoe", life=3),
        Correct(player="Ana", counters={"energy": -1}),
        Correct(player="Ana", counters={"poison": -1}),
        Correct(player="Ana", commander_damage={"Krenko": 3}),
    ],
    ids=str,
)
def test_a_correction_that_can_not_be_is_refused_whole(step: AnyStep) -> None:
    duel().refuses(step)
