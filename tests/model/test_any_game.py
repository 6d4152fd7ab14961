"""Whatever people do at whatever table, some things are always so."""

from collections.abc import Sequence
from time import process_time

from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from lifecounter.model.commands import Amend, AnyStep, Correct, Play, Redo, Together, Undo
from lifecounter.model.events import (
    CommanderDamageDealt,
    CounterChanged,
    LifeGained,
    LifeLost,
)
from lifecounter.model.header import Header
from lifecounter.model.outcome import Choice, Played, Refused
from lifecounter.model.primitives import AnyPrimitive, CantLoseGame, LoseGameReplaced, NoLossForZeroLife
from lifecounter.model.state import Game
from lifecounter.table.table import Table
from tests.model.depth import depth
from tests.model.random_steps import (
    ALL_CARDS,
    CARDS,
    counter_steps,
    effect_steps,
    ending_steps,
    fitted,
    headers,
    life_steps,
    rule_steps,
    singles,
    total_steps,
    turn_steps,
)
from tests.model.sitting import game_of

LONGEST = 1.0
"""Seconds of work that a step may take, whatever is in play."""


def keeping(game: Game, player: int, kind: type[AnyPrimitive]) -> bool:
    """An effect of this kind is about the player, or about somebody they share their total with."""
    setup = game.setup
    heads = setup.sides[setup.side_of[player]].members
    for effect in game.effects:
        for part in effect.rules:
            if not isinstance(part, kind) or not effect.holds:
                continue
            reached: Sequence[int]
            match part.affects:
                case "all":
                    reached = range(len(game.players))
                case "controller":
                    reached = () if effect.controller is None else (effect.controller,)
                case "opponents":
                    reached = () if effect.controller is None else setup.opponents(effect.controller)
                case "chosen":
                    reached = () if effect.chosen is None else (effect.chosen,)
            if set(reached) & set(heads):
                return True
    return False


def should_have_lost(game: Game, player: int) -> str | None:
    """The reason why a player who is in the game may not be in it any more."""
    if keeping(game, player, CantLoseGame) or keeping(game, player, LoseGameReplaced):
        return None
    setup = game.setup
    if game.life(player) <= 0 and not keeping(game, player, NoLossForZeroLife):
        return "0 or less life"
    if setup.poison is not None and game.counters(player).get("poison", 0) >= setup.poison:
        return "poison"
    damage = max(game.players[player].commander_damage.values(), default=0)
    if setup.commander_damage is not None and damage >= setup.commander_damage:
        return "commander damage"
    return None


def heads_of_one_side_see_one_total(game: Game) -> None:
    assert len(game.totals) == len(game.setup.sides)
    for side in game.setup.sides:
        assert len({game.life(head) for head in side.members}) == 1


def nobody_plays_on_in_a_game_that_has_ended(game: Game) -> None:
    statuses = [one.status for one in game.players]
    if game.result is None:
        assert "playing" in statuses
        assert not {"won", "drew"} & set(statuses)
    else:
        assert "playing" not in statuses


def the_last_side_in_the_game_has_won(game: Game) -> None:
    left = {place for place in range(len(game.players)) if game.is_in(place)}
    if game.result is None:
        assert any(left - set(game.setup.team_mates(place)) for place in left)


def a_result_names_those_who_won(game: Game) -> None:
    won = tuple(one.name for one in game.players if one.status == "won")
    if game.result is not None:
        assert (game.result.winners or ()) == won
        assert bool(won) != game.result.draw


def whoever_lost_has_a_rule_and_nobody_who_plays_has_one(game: Game) -> None:
    for one in game.players:
        assert one.lost_by if one.status == "lost" else True
        assert one.lost_by is None if one.status == "playing" else True


def state_based_actions_have_nothing_left_to_do(game: Game) -> None:
    for player in range(len(game.players)):
        if game.is_in(player):
            assert should_have_lost(game, player) is None, game.setup.names[player]


def no_count_is_below_none(game: Game) -> None:
    for place, one in enumerate(game.players):
        counts = [*game.counters(place).values(), *one.commander_damage.values(), *one.tax.values()]
        counts += [one.gained_this_turn, one.lost_this_turn, one.damage_this_turn]
        assert all(count >= 0 for count in counts)


def a_mark_of_one_holder_has_one(game: Game) -> None:
    for mark in ("monarch", "initiative"):
        assert sum(one.marks.count(mark) for one in game.players) <= 1


def who_has_left_has_no_permanents_no_marks_and_nothing_to_do(game: Game) -> None:
    for place, one in enumerate(game.players):
        if one.status == "lost" and game.result is None:
            assert (one.marks, one.reminders) == ((), ())
            own = [effect for effect in game.effects if effect.controller == place]
            assert all(effect.until in ("turn", "game") for effect in own)


def every_id_is_given_once(game: Game) -> None:
    effects = [effect.id for effect in game.effects]
    reminders = [one.id for player in game.players for one in player.reminders]
    assert len(set(effects)) == len(effects)
    assert len(set(reminders)) == len(reminders)


ALWAYS = (
    heads_of_one_side_see_one_total,
    nobody_plays_on_in_a_game_that_has_ended,
    the_last_side_in_the_game_has_won,
    a_result_names_those_who_won,
    whoever_lost_has_a_rule_and_nobody_who_plays_has_one,
    state_based_actions_have_nothing_left_to_do,
    no_count_is_below_none,
    a_mark_of_one_holder_has_one,
    who_has_left_has_no_permanents_no_marks_and_nothing_to_do,
    every_id_is_given_once,
)


def corrects(step: AnyStep) -> bool:
    """Whether a step sets something past the rules."""
    match step:
        case Correct():
            return True
        case Together(steps=parts):
            return any(corrects(part) for part in parts)
        case Amend(step=inner):
            return corrects(inner)
        case _:
            return False


def noted(step: Play) -> Play:
    note(f"  {step}")
    return step


class AnyGame(RuleBasedStateMachine):
    """A game at a table of any format, played at random."""

    @initialize(header=headers())
    def sits_down(self, header: Header) -> None:
        self.start = game_of(header)
        self.table = Table(self.start)

    @property
    def game(self) -> Game:
        return self.table.game

    def takes(self, step: AnyStep, before: Game | None = None) -> None:
        """Take a step and check what is so of every step; `before` is the game that it is played in."""
        standing = self.game
        place = (self.table.can_undo, self.table.can_redo, self.table.last_step)
        begun = process_time()
        foreseen = self.table.preview(step)
        assert self.game is standing
        change = self.table.do(step)
        assert process_time() - begun < 2 * LONGEST, "a step and its preview took too long"
        assert change.outcome == foreseen
        match change.outcome:
            case Refused(message=message):
                assert message
                assert self.game is standing
                assert (self.table.can_undo, self.table.can_redo, self.table.last_step) == place
            case Choice(options=options):
                assert len(options) > 1
                assert self.game is standing
            case Played(game=game):
                assert self.game is game
                if not isinstance(step, Undo | Redo) and not corrects(step):
                    self.adds_up(standing if before is None else before, game, change.outcome)

    def adds_up(self, before: Game, after: Game, played: Played) -> None:
        """Totals, poison and commander damage move by what was told, and by nothing else."""
        setup = before.setup
        totals = list(before.totals)
        poison = list(before.poison)
        damage = {one.name: dict(one.commander_damage) for one in before.players}
        for event in played.events:
            match event:
                case LifeGained(player=name, amount=amount):
                    assert amount > 0
                    totals[setup.side_of[setup.index[name]]] += amount
                case LifeLost(player=name, amount=amount):
                    assert amount > 0
                    totals[setup.side_of[setup.index[name]]] -= amount
                case CounterChanged(player=name, kind="poison", change=change):
                    poison[setup.pool_of[setup.index[name]]] += change
                case CommanderDamageDealt(player=name, commander=commander, amount=amount):
                    damage[name][commander] = damage[name].get(commander, 0) + amount
                case _:
                    pass
        assert tuple(totals) == after.totals
        assert tuple(poison) == after.poison
        assert damage == {one.name: dict(one.commander_damage) for one in after.players}

    def plays(self, step: Play) -> None:
        """Take a step; where the game has ended, take its end back first, as people do who go on."""
        if self.game.result is not None:
            self.takes(Undo())
        self.takes(noted(fitted(step, self.game)))

    @rule(step=life_steps)
    def life_moves(self, step: Play) -> None:
        self.plays(step)

    @rule(step=total_steps)
    def totals_become_others(self, step: Play) -> None:
        self.plays(step)

    @rule(step=counter_steps)
    def counters_and_marks_move(self, step: Play) -> None:
        self.plays(step)

    @rule(step=effect_steps(CARDS))
    def effects_come_and_go(self, step: Play) -> None:
        self.plays(step)

    @rule(step=turn_steps)
    def turns_pass(self, step: Play) -> None:
        self.plays(step)

    @rule(step=ending_steps, seldom=st.integers(0, 7))
    def somebody_is_out(self, step: Play, seldom: int) -> None:
        if not seldom:
            self.plays(step)

    @rule(several=st.lists(singles(), max_size=4).map(tuple))
    def several_things_happen_as_one(self, several: tuple[Play, ...]) -> None:
        self.plays(Together(steps=several))

    @rule(step=life_steps | total_steps)
    def the_last_step_is_amended(self, step: Play) -> None:
        undone = self.table.preview(Undo())
        before = undone.game if isinstance(undone, Played) else self.game
        self.takes(Amend(step=noted(fitted(step, before))), before)

    @precondition(lambda self: self.table.can_undo)
    @rule()
    def the_last_step_is_undone(self) -> None:
        self.takes(Undo())

    @precondition(lambda self: self.table.can_redo)
    @rule()
    def what_was_undone_is_done_again(self) -> None:
        self.takes(Redo())

    @invariant()
    def what_is_always_so_is_so(self) -> None:
        for check in ALWAYS:
            check(self.game)

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        end = self.game
        again = Table(self.start)
        for step in self.table.taken:
            again.do(step)
        assert again.game == end, "the record replays to another game"
        undone = 0
        while self.table.can_undo:
            self.table.do(Undo())
            undone += 1
        assert self.game == self.start == game_of(self.start.setup.header)
        for _ in range(undone):
            self.table.do(Redo())
        assert self.game == end


class AnyGameWithEveryCard(AnyGame):
    """The same with every card of the catalogue, and with what cards are made of."""

    @rule(step=effect_steps(ALL_CARDS))
    def cards_come_and_go(self, step: Play) -> None:
        self.plays(step)

    @rule(step=rule_steps)
    def rules_of_cards_begin(self, step: Play) -> None:
        self.plays(step)


def test_what_is_always_so() -> None:
    run_state_machine_as_test(AnyGame, settings=depth(120))


def test_what_is_always_so_with_every_card() -> None:
    run_state_machine_as_test(AnyGameWithEveryCard, settings=depth(80))
