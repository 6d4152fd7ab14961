"""Undo, redo and amend: history is a row of games in which a finger moves."""

from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from lifecounter.model.commands import Amend, AnyStep, Damage, Gain, Lose, Pay, Play, Redo, Together, Undo
from lifecounter.model.events import Redone, Undone
from lifecounter.model.header import Header
from lifecounter.model.outcome import Played, Refused
from lifecounter.model.state import Game
from lifecounter.table.table import Table
from tests.model.depth import depth
from tests.model.random_steps import fitted, headers, steps
from tests.model.sitting import Sitting, duel, game_of, only

GAIN = Gain(player="Ana", amount=1)
TOO_MUCH = Pay(player="Ana", amount=500)


def history(*steps: AnyStep) -> Sitting:
    game = duel()
    for step in steps:
        game.does(step)
    return game


def test_there_is_nothing_to_undo_redo_or_amend_at_the_beginning() -> None:
    game = duel()
    assert not game.table.can_undo
    assert not game.table.can_redo
    assert game.table.last_step is None
    for step in (Undo(), Redo(), Amend(step=GAIN)):
        game.refuses(step)


def test_undo_and_redo_move_one_entry_at_a_time_and_tell_which() -> None:
    game = history(GAIN, Lose(player="Bruno", amount=3))
    assert only(Undone, game.does(Undo())).do == "lose"
    assert game.life("Ana", "Bruno") == (21, 20)
    assert only(Undone, game.does(Undo())).do == "gain"
    assert game.life("Ana", "Bruno") == (20, 20)
    assert only(Redone, game.does(Redo())).do == "gain"
    assert game.life("Ana", "Bruno") == (21, 20)
    assert game.table.can_redo


def test_a_new_step_forgets_what_was_undone() -> None:
    game = history(GAIN, GAIN, Undo(), Lose(player="Ana", amount=5))
    game.refuses(Redo())
    assert game.life("Ana") == (16,)


def test_a_refused_step_leaves_what_was_undone() -> None:
    game = history(GAIN, Undo())
    game.refuses(TOO_MUCH)
    game.does(Redo())
    assert game.life("Ana") == (21,)


def test_amend_stands_in_the_place_of_the_last_step_as_one_entry() -> None:
    game = history(Gain(player="Bruno", amount=1), Lose(player="Ana", amount=1))
    for amount in (2, 3):
        game.does(Amend(step=Lose(player="Ana", amount=amount)))
    assert game.life("Ana", "Bruno") == (17, 21)
    assert game.table.last_step == Lose(player="Ana", amount=3)
    game.does(Undo())
    assert game.life("Ana", "Bruno") == (20, 21)
    game.does(Redo())
    assert game.life("Ana") == (17,)


def test_amend_plays_its_step_in_the_game_before_the_last_one() -> None:
    game = history(Lose(player="Ana", amount=15))
    game.does(Amend(step=Pay(player="Ana", amount=18)))
    assert game.life("Ana") == (2,)


def test_amend_takes_back_a_loss_that_ended_the_game() -> None:
    game = history(Lose(player="Ana", amount=20))
    assert game.lost == {"Ana": "704.5a"}
    game.does(Amend(step=Lose(player="Ana", amount=19)))
    assert (game.winners, game.playing, game.life("Ana")) == (None, "Ana Bruno", (1,))


def test_a_refused_amend_leaves_the_last_step_as_it_is() -> None:
    game = history(GAIN)
    game.refuses(Amend(step=TOO_MUCH))
    assert (game.life("Ana"), game.table.last_step) == ((21,), GAIN)


def test_616_1_the_order_may_be_stated_around_what_is_amended() -> None:
    for order, life in ((("Furnace of Rath", "Urza's Armor"), 15), (("Urza's Armor", "Furnace of Rath"), 16)):
        game = duel()
        game.card("Furnace of Rath", "Bruno")
        game.card("Urza's Armor", "Ana")
        game.does(GAIN)
        game.does(Amend(step=Damage(player="Ana", amount=3), order=order))
        assert game.life("Ana") == (life,)
        assert game.table.last_step == Damage(player="Ana", amount=3, order=order)


def test_amend_forgets_what_was_undone() -> None:
    game = history(GAIN, GAIN, GAIN, Undo(), Amend(step=Gain(player="Ana", amount=10)))
    game.refuses(Redo())
    assert game.life("Ana") == (31,)


def test_history_can_not_be_amended_into_history() -> None:
    game = history(GAIN)
    for step in (Undo(), Redo(), Amend(step=GAIN), Together(steps=(Undo(),))):
        game.refuses(Amend(step=step))


def test_a_step_that_changes_nothing_is_an_entry_all_the_same() -> None:
    game = duel()
    game.locks("Ana", "cant_gain_life")
    game.does(GAIN)
    assert game.table.last_step == GAIN
    game.does(Undo())
    game.does(Undo())
    assert not game.table.can_undo


def test_the_sequence_counts_every_step_that_was_taken_undoing_included() -> None:
    game = history(GAIN, Undo(), Redo(), Amend(step=GAIN))
    assert game.table.sequence == 4
    game.refuses(TOO_MUCH)
    assert game.table.sequence == 4


class History(RuleBasedStateMachine):
    """A table against the plainest history there is: a list of games and a place in it."""

    @initialize(header=headers())
    def begins(self, header: Header) -> None:
        self.header = header
        self.table = Table(game_of(header))
        self.games: list[Game] = [self.table.game]
        self.place = 0
        self.record: list[AnyStep] = []

    def takes(self, step: AnyStep) -> Game | None:
        """The game after the step, or None where it may not be taken."""
        outcome = self.table.do(step).outcome
        if not isinstance(outcome, Played):
            return None
        self.record.append(step)
        return outcome.game

    @rule(step=steps())
    def a_step(self, step: Play) -> None:
        game = self.takes(fitted(step, self.table.game))
        if game is not None:
            self.games[self.place + 1 :] = [game]
            self.place += 1

    @rule(step=steps())
    def an_amendment(self, step: Play) -> None:
        before = self.games[max(0, self.place - 1)]
        step = fitted(step, before)
        twin = Table(before).preview(step) if self.place else None
        game = self.takes(Amend(step=step))
        assert (game is not None) == isinstance(twin, Played)
        if game is not None and isinstance(twin, Played):
            assert game == twin.game
            self.games[self.place :] = [game]

    @rule()
    def an_undo(self) -> None:
        assert (self.takes(Undo()) is not None) == (self.place > 0)
        self.place = max(0, self.place - 1)

    @rule()
    def a_redo(self) -> None:
        assert (self.takes(Redo()) is not None) == (self.place < len(self.games) - 1)
        self.place = min(len(self.games) - 1, self.place + 1)

    @invariant()
    def the_table_stands_where_the_list_does(self) -> None:
        assert self.table.game == self.games[self.place]
        assert self.table.can_undo == (self.place > 0)
        assert self.table.can_redo == (self.place < len(self.games) - 1)

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        again = Table(game_of(self.header))
        for step in self.record:
            assert not isinstance(again.do(step).outcome, Refused)
        assert again.game == self.table.game
        assert (again.can_undo, again.can_redo) == (self.table.can_undo, self.table.can_redo)
        while self.table.can_undo:
            self.table.do(Undo())
        assert self.table.game == game_of(self.header)
        while self.table.can_redo:
            self.table.do(Redo())
        assert self.table.game == self.games[-1]


def test_history_is_a_list_of_games_and_its_record_replays_to_the_same_place() -> None:
    run_state_machine_as_test(History, settings=depth(60))
