"""Losing, winning, drawing, and effects that hold them off (104, 704)."""

import pytest

from lifecounter.model.commands import (
    AnyStep,
    Concede,
    Correct,
    Counter,
    Damage,
    DrawGame,
    EmptyDraw,
    Gain,
    Lose,
    LoseGame,
    Pay,
    Redo,
    Together,
    Undo,
    WinGame,
)
from lifecounter.model.events import GameDrawn, GameWon, LossHeldOff, PlayerLost, WinStopped
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, duel, only, pod, sit, told

POISONED = Counter(player="Ana", kind="poison", change=10)

LOSSES: list[tuple[AnyStep, str]] = [
    (Lose(player="Ana", amount=20), "704.5a"),
    (Damage(player="Ana", amount=20), "704.5a"),
    (Pay(player="Ana", amount=20), "704.5a"),
    (EmptyDraw(player="Ana"), "704.5b"),
    (POISONED, "704.5c"),
    (LoseGame(player="Ana"), "104.3e"),
    (Concede(player="Ana"), "104.3a"),
]
each_loss = pytest.mark.parametrize(("step", "rule"), [pytest.param(*loss, id=loss[1]) for loss in LOSSES])
each_lasting_loss = pytest.mark.parametrize(
    ("step", "rule"),
    [pytest.param(*loss, id=loss[1]) for loss in LOSSES if loss[1] in ("704.5a", "704.5c")],
)


def teams(format_id: str, *names: str) -> Sitting:
    return sit(format_id, *(PlayerHeader(name=name, team=name[0]) for name in names))


@each_loss
def test_704_3_a_loss_is_told_with_its_rule_and_the_other_wins(step: AnyStep, rule: str) -> None:
    game = duel()
    events = game.does(step)
    assert (only(PlayerLost, events).player, only(PlayerLost, events).rule) == ("Ana", rule)
    assert only(GameWon, events).winners == ("Bruno",)
    assert (game.lost, game.winners, game.playing) == ({"Ana": rule}, ("Bruno",), "")
    assert game.player("Bruno").status == "won"


@each_loss
def test_a_loss_is_taken_back_and_happens_again(step: AnyStep, rule: str) -> None:
    game = duel()
    game.does(step)
    game.does(Undo())
    assert (game.playing, game.life("Ana"), game.winners) == ("Ana Bruno", (20,), None)
    game.does(Redo())
    assert game.lost == {"Ana": rule}


@each_loss
def test_104_2a_a_game_of_four_goes_on_without_who_lost(step: AnyStep, rule: str) -> None:
    game = pod()
    game.does(step)
    assert (game.playing, game.lost, game.winners) == ("Bruno Chiara Dragan", {"Ana": rule}, None)
    game.does(Concede(player="Bruno"))
    game.does(Concede(player="Dragan"))
    assert game.winners == ("Chiara",)


@each_lasting_loss
def test_a_loss_is_held_off_while_can_not_lose_stands_and_happens_when_it_ends(
    step: AnyStep, rule: str
) -> None:
    game = duel()
    angel = game.card("Platinum Angel", "Ana")
    game.does(step)
    game.does(Gain(player="Bruno", amount=1))
    assert game.playing == "Ana Bruno"
    game.leaves(angel)
    assert (game.lost, game.winners) == ({"Ana": rule}, ("Bruno",))


@each_lasting_loss
def test_a_loss_that_is_held_off_is_told_once(step: AnyStep, rule: str) -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    held = only(LossHeldOff, game.does(step))
    assert (held.player, held.rule, held.because) == ("Ana", rule, "Platinum Angel")
    assert told(LossHeldOff, game.does(Gain(player="Bruno", amount=1))) == []


@pytest.mark.parametrize("step", [EmptyDraw(player="Ana"), LoseGame(player="Ana")], ids=["704.5b", "104.3e"])
def test_a_loss_by_a_single_moment_is_held_off_for_good(step: AnyStep) -> None:
    game = duel()
    angel = game.card("Platinum Angel", "Ana")
    assert only(LossHeldOff, game.does(step)).player == "Ana"
    game.leaves(angel)
    assert game.playing == "Ana Bruno"


def test_a_player_who_recovered_meanwhile_does_not_lose_when_can_not_lose_ends() -> None:
    game = duel()
    angel = game.card("Platinum Angel", "Ana")
    game.does(Lose(player="Ana", amount=25))
    game.does(Gain(player="Ana", amount=6))
    game.leaves(angel)
    assert (game.life("Ana"), game.playing) == ((1,), "Ana Bruno")


def test_two_effects_hold_a_loss_off_until_the_second_ends() -> None:
    game = duel()
    angel, lock = game.card("Platinum Angel", "Ana"), game.locks("Ana", "cant_lose_game")
    game.does(Lose(player="Ana", amount=20))
    game.leaves(angel)
    assert game.playing == "Ana Bruno"
    game.leaves(lock)
    assert game.lost == {"Ana": "704.5a"}


def test_can_not_lose_keeps_only_its_player_in() -> None:
    game = pod()
    game.card("Platinum Angel", "Ana")
    game.does(Lose(players=("Ana", "Bruno"), amount=20))
    assert (game.playing, game.lost) == ("Ana Chiara Dragan", {"Bruno": "704.5a"})


def test_104_3a_nothing_stops_a_concession() -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.locks("all", "cant_lose_game", "cant_win_game")
    game.does(Concede(player="Ana"))
    assert (game.lost, game.winners) == ({"Ana": "104.3a"}, ("Bruno",))


def test_104_2a_the_last_player_left_wins_even_where_an_effect_says_they_can_not() -> None:
    game = duel()
    game.locks("Bruno", "cant_win_game")
    game.does(Lose(player="Ana", amount=20))
    assert game.winners == ("Bruno",)


def test_104_2a_one_who_can_not_lose_wins_when_everybody_else_has_lost() -> None:
    game = pod()
    game.card("Platinum Angel", "Ana")
    game.does(Lose(players=("Ana", "Bruno", "Chiara", "Dragan"), amount=22))
    assert (game.winners, game.life("Ana")) == (("Ana",), (-2,))


def test_104_4a_all_who_are_left_lose_at_once_and_draw() -> None:
    game = pod()
    game.does(Concede(player="Dragan"))
    events = game.does(Lose(players=("Ana", "Bruno", "Chiara"), amount=20))
    assert only(GameDrawn, events).rule == "104.4a"
    assert game.drawn
    assert game.winners is None
    assert [game.player(name).status for name in ("Ana", "Bruno", "Chiara", "Dragan")] == [
        "drew",
        "drew",
        "drew",
        "lost",
    ]


def test_104_4a_losses_by_different_rules_at_one_moment_draw() -> None:
    game = duel()
    game.does(Together(steps=(EmptyDraw(player="Ana"), Lose(player="Bruno", amount=20))))
    assert game.drawn


def test_704_3_three_fall_together_and_the_fourth_wins() -> None:
    game = pod()
    game.puts(Ana=2, Bruno=2, Chiara=2, Dragan=5)
    game.does(Lose(players=("Ana", "Bruno", "Chiara", "Dragan"), amount=2))
    assert (game.winners, len(game.lost), game.life("Dragan")) == (("Dragan",), 3, (3,))


def test_104_2b_an_effect_wins_at_once_and_everybody_else_has_lost() -> None:
    game = pod()
    won = only(GameWon, game.does(WinGame(player="Bruno")))
    assert (won.winners, won.rule, game.winners) == (("Bruno",), "104.2b", ("Bruno",))
    assert set(game.lost) == {"Ana", "Chiara", "Dragan"}


def test_104_2b_who_can_not_win_does_not_and_the_game_goes_on() -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    stopped = only(WinStopped, game.does(WinGame(player="Bruno")))
    assert (stopped.player, stopped.because) == ("Bruno", "Platinum Angel")
    assert (game.playing, game.winners) == ("Ana Bruno", None)


def test_a_win_that_was_stopped_does_not_wait_for_the_effect_to_end() -> None:
    game = duel()
    angel = game.card("Platinum Angel", "Ana")
    game.does(WinGame(player="Bruno"))
    game.leaves(angel)
    assert game.playing == "Ana Bruno"


def test_platinum_angel_does_not_stop_its_own_player_from_winning() -> None:
    game = duel()
    game.card("Platinum Angel", "Ana")
    game.does(WinGame(player="Ana"))
    assert game.winners == ("Ana",)


def test_104_3f_who_wins_and_loses_at_once_loses() -> None:
    game = duel()
    game.does(Together(steps=(WinGame(player="Ana"), LoseGame(player="Ana"))))
    assert (game.lost, game.winners) == ({"Ana": "104.3e"}, ("Bruno",))


def test_104_4c_a_draw_is_stopped_by_nothing() -> None:
    game = pod()
    game.does(Concede(player="Dragan"))
    game.card("Platinum Angel", "Ana")
    game.locks("all", "cant_lose_game", "cant_win_game")
    assert only(GameDrawn, game.does(DrawGame())).rule == "104.4c"
    assert game.drawn
    assert (game.player("Ana").status, game.player("Dragan").status) == ("drew", "lost")


@pytest.mark.parametrize(
    "step", [Gain(player="Bruno", amount=1), Concede(player="Bruno"), WinGame(player="Bruno"), DrawGame()]
)
def test_104_1_a_game_that_has_ended_takes_no_more_steps(step: AnyStep) -> None:
    game = duel()
    game.does(Lose(player="Ana", amount=20))
    assert game.refuses(step) == "104.1"


def test_104_1_a_game_that_has_ended_goes_on_after_an_undo() -> None:
    game = duel()
    game.does(Lose(player="Ana", amount=20))
    game.does(Undo())
    game.does(Gain(player="Ana", amount=1))
    assert game.life("Ana") == (21,)


def test_104_1_who_was_counted_out_by_mistake_is_taken_back_in() -> None:
    game = duel()
    game.does(Lose(player="Ana", amount=20))
    game.does(Correct(player="Ana", life=3, status="playing"))
    assert (game.playing, game.life("Ana"), game.winners, game.drawn) == ("Ana Bruno", (3,), None, False)


# Teams with a total for each player


def test_104_2c_a_team_wins_with_those_of_it_who_had_lost() -> None:
    game = teams("team-vs-team", "A1", "A2", "B1", "B2")
    game.does(Lose(player="A1", amount=20))
    game.does(Lose(player="B1", amount=20))
    assert game.playing == "A2 B2"
    game.does(Lose(player="B2", amount=20))
    assert game.winners == ("A1", "A2")


def test_808_5_a_team_mate_keeps_an_own_total_and_plays_on() -> None:
    game = teams("team-vs-team", "A1", "A2", "B1", "B2")
    game.does(Lose(player="A1", amount=20))
    assert (game.life("A1", "A2"), game.playing) == ((0, 20), "A2 B1 B2")


def test_104_4d_teams_that_lose_at_once_draw() -> None:
    game = teams("team-vs-team", "A1", "A2", "B1", "B2")
    game.does(Lose(player="A1", amount=20))
    game.does(Lose(players=("A2", "B1", "B2"), amount=20))
    assert game.drawn


def test_104_2b_an_effect_wins_for_the_whole_team() -> None:
    game = teams("team-vs-team", "A1", "A2", "B1", "B2")
    game.does(WinGame(player="B1"))
    assert game.winners == ("B1", "B2")


def test_102_3_platinum_angel_does_not_keep_a_team_mate_from_winning() -> None:
    game = teams("team-vs-team", "A1", "A2", "B1", "B2")
    game.card("Platinum Angel", "A1")
    assert told(WinStopped, game.does(WinGame(player="B2")))
    game.does(WinGame(player="A2"))
    assert game.winners == ("A1", "A2")


def test_104_2c_three_teams_play_until_one_is_left() -> None:
    game = teams("team-vs-team", "A1", "A2", "B1", "B2", "C1", "C2")
    game.does(Lose(players=("A1", "A2"), amount=20))
    assert game.winners is None
    game.does(Lose(players=("C1", "C2"), amount=20))
    assert game.winners == ("B1", "B2")


def test_104_3i_a_team_falls_with_its_emperor_and_with_nobody_else() -> None:
    game = teams("emperor", "A1", "A2", "A3", "B1", "B2", "B3")
    game.does(Lose(players=("A1", "B3"), amount=20))
    assert game.playing == "A2 A3 B1 B2"
    game.does(Lose(player="A2", amount=20))
    assert game.winners == ("B1", "B2", "B3")
    assert game.lost == {"A1": "704.5a", "A2": "704.5a", "A3": "809.5b"}


def test_104_4h_two_emperors_who_fall_at_once_draw() -> None:
    game = teams("emperor", "A1", "A2", "A3", "B1", "B2", "B3")
    game.does(Lose(players=("A2", "B2"), amount=20))
    assert game.drawn


def test_904_the_heroes_win_together_and_fall_one_by_one() -> None:
    game = sit("archenemy", PlayerHeader(name="Ana", archenemy=True), "Bruno", "Chiara")
    game.does(Lose(player="Bruno", amount=20))
    assert game.playing == "Ana Chiara"
    game.does(Lose(player="Ana", amount=40))
    assert game.winners == ("Bruno", "Chiara")


# One player


def test_one_player_alone_goes_on_until_they_lose_and_nobody_wins() -> None:
    game = sit("custom", "Ana")
    game.does(Lose(player="Ana", amount=19))
    assert game.playing == "Ana"
    game.does(Lose(player="Ana", amount=1))
    assert (game.lost, game.winners) == ({"Ana": "704.5a"}, ())
