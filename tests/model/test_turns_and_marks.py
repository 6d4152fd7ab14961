"""Turns, phases, marks, dice (500, 705, 706, 725, 726, 730)."""

import pytest

from lifecounter.model.commands import AnyStep, Damage, Gain, Lose, Mark, Phase, Roll, Turn
from lifecounter.model.events import MarkMoved, PhaseBegan, Rolled, TurnBegan
from lifecounter.model.header import Header, PlayerHeader
from tests.model.sitting import Sitting, duel, only, pod


def holders(game: Sitting, mark: str) -> str:
    return " ".join(one.name for one in game.game.players if mark in one.marks)


def test_500_a_turn_is_numbered_and_its_player_is_active() -> None:
    game = pod()
    assert (game.game.turn, game.game.active) == (0, None)
    began = only(TurnBegan, game.does(Turn(player="Chiara")))
    assert (began.player, began.number) == ("Chiara", 1)
    assert only(TurnBegan, game.does(Turn(player="Dragan"))).number == 2
    assert game.game.active == 3


def test_the_header_may_say_whose_turn_it_is() -> None:
    game = Sitting(
        Header(
            format="standard", players=(PlayerHeader(name="Ana"), PlayerHeader(name="Bruno")), active="Bruno"
        )
    )
    assert game.game.active == 1
    game.does(Phase(phase="upkeep"))


def test_a_player_may_take_two_turns_in_a_row() -> None:
    game = duel()
    game.does(Turn(player="Ana"))
    assert only(TurnBegan, game.does(Turn(player="Ana"))).number == 2


def test_what_was_gained_lost_and_dealt_this_turn_begins_again_at_none() -> None:
    game = duel()
    for step in (
        Gain(player="Ana", amount=1),
        Lose(player="Ana", amount=2),
        Damage(player="Bruno", amount=3),
    ):
        game.does(step)
    game.does(Turn(player="Bruno"))
    for name in ("Ana", "Bruno"):
        one = game.player(name)
        assert (one.gained_this_turn, one.lost_this_turn, one.damage_this_turn) == (0, 0, 0)
    assert game.life("Ana", "Bruno") == (19, 17)


def test_503_and_513_a_step_of_a_turn_needs_a_turn() -> None:
    game = duel()
    game.refuses(Phase(phase="upkeep"))
    game.does(Turn(player="Ana"))
    assert only(PhaseBegan, game.does(Phase(phase="end"))).phase == "end"


@pytest.mark.parametrize("mark", ["monarch", "initiative"])
def test_725_and_726_one_player_at_a_time_is_the_holder(mark: str) -> None:
    game = pod()
    game.does(Mark(mark=mark.title(), player="Ana"))
    moved = only(MarkMoved, game.does(Mark(mark=mark, player="Bruno")))
    assert (moved.player, moved.before) == ("Bruno", "Ana")
    assert holders(game, mark) == "Bruno"


@pytest.mark.parametrize("mark", ["city's blessing", "a mark of our own"])
def test_other_marks_can_be_held_by_several(mark: str) -> None:
    game = pod()
    game.does(Mark(mark=mark, player="Ana"))
    game.does(Mark(mark=mark, player="Bruno"))
    assert holders(game, mark) == "Ana Bruno"


def test_a_mark_is_not_held_twice() -> None:
    game = duel()
    game.does(Mark(mark="monarch", player="Ana"))
    assert game.does(Mark(mark="monarch", player="Ana")) == ()
    assert game.player("Ana").marks == ("monarch",)


def test_a_mark_of_nobody_is_taken_away() -> None:
    game = duel()
    game.does(Mark(mark="monarch", player="Ana"))
    game.does(Mark(mark="initiative", player="Ana"))
    game.does(Mark(mark="monarch"))
    assert game.player("Ana").marks == ("initiative",)


def test_730_day_and_night_belong_to_nobody() -> None:
    game = duel()
    assert game.game.day_night is None
    game.does(Mark(mark="day"))
    game.does(Mark(mark="night"))
    assert game.game.day_night == "night"
    assert all(one.marks == () for one in game.game.players)


def test_706_a_roll_is_a_fact_that_changes_nothing() -> None:
    game = duel()
    before = game.game
    rolled = only(Rolled, game.does(Roll(sides=20, result=17, player="Ana")))
    assert (rolled.sides, rolled.result, rolled.player) == (20, 17, "Ana")
    assert game.game == before


@pytest.mark.parametrize(
    "step",
    [
        Roll(sides=6, result=7),
        Roll(sides=6, result=0),
        Roll(sides=0, result=0),
        Roll(sides=-6, result=-1),
        Mark(mark="", player="Ana"),
        Mark(mark="monarch", player="Zoe"),
        Turn(player="Zoe"),
    ],
    ids=str,
)
def test_what_can_not_be_is_refused(step: AnyStep) -> None:
    duel().refuses(step)
