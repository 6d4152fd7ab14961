"""Whatever people do at whatever table, some things are always so."""

from collections.abc import Sequence

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
    headers,
    life_steps,
    steps,
    total_steps,
    turn_steps,
)
from tests.model.sitting import game_of


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


class AnyGame(RuleBasedStateMachine):
    """A game at a table of any format, played at random."""

    cards: Sequence[str] = CARDS

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
        foreseen = self.table.preview(step)
        assert self.game is standing
        change = self.table.do(step)
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

    @rule(data=st.data())
    def life_moves(self, data: st.DataObject) -> None:
        self.takes(data.draw(life_steps(self.game)))

    @rule(data=st.data())
    def totals_become_others(self, data: st.DataObject) -> None:
        self.takes(data.draw(total_steps(self.game)))

    @rule(data=st.data())
    def counters_and_marks_move(self, data: st.DataObject) -> None:
        self.takes(data.draw(counter_steps(self.game)))

    @rule(data=st.data())
    def effects_come_and_go(self, data: st.DataObject) -> None:
        self.takes(data.draw(effect_steps(self.game, self.cards)))

    @rule(data=st.data())
    def turns_pass(self, data: st.DataObject) -> None:
        self.takes(data.draw(turn_steps(self.game)))

    @precondition(lambda self: self.table.sequence > 8)
    @rule(data=st.data())
    def somebody_is_out(self, data: st.DataObject) -> None:
        self.takes(data.draw(ending_steps(self.game)))

    @rule(data=st.data())
    def several_things_happen_as_one(self, data: st.DataObject) -> None:
        several = st.lists(steps(self.game, self.cards), max_size=4).map(tuple)
        self.takes(Together(steps=data.draw(several)))

    @rule(data=st.data())
    def the_last_step_is_amended(self, data: st.DataObject) -> None:
        step: Play = data.draw(life_steps(self.game))
        undone = self.table.preview(Undo())
        before = undone.game if isinstance(undone, Played) else None
        self.takes(Amend(step=step), before)

    @rule()
    def the_last_step_is_undone(self) -> None:
        self.takes(Undo())

    @rule()
    def what_was_undone_is_done_again(self) -> None:
        self.takes(Redo())

    @invariant()
    def heads_of_one_side_see_one_total(self) -> None:
        setup = self.game.setup
        assert len(self.game.totals) == len(setup.sides)
        for side in setup.sides:
            assert len({self.game.life(head) for head in side.members}) == 1

    @invariant()
    def nobody_plays_on_in_a_game_that_has_ended(self) -> None:
        statuses = [one.status for one in self.game.players]
        if self.game.result is None:
            assert "playing" in statuses
            assert not {"won", "drew"} & set(statuses)
        else:
            assert "playing" not in statuses

    @invariant()
    def a_result_names_those_who_won(self) -> None:
        result = self.game.result
        won = tuple(one.name for one in self.game.players if one.status == "won")
        if result is not None:
            assert (result.winners or ()) == won
            assert not (result.draw and won)

    @invariant()
    def whoever_lost_has_a_rule_and_nobody_who_plays_has_one(self) -> None:
        for one in self.game.players:
            if one.status == "lost":
                assert one.lost_by
            if one.status == "playing":
                assert one.lost_by is None

    @invariant()
    def state_based_actions_have_nothing_left_to_do(self) -> None:
        game = self.game
        if game.result is None and self.table.can_undo:
            for player in range(len(game.players)):
                if game.is_in(player):
                    assert should_have_lost(game, player) is None, game.setup.names[player]

    @invariant()
    def no_count_is_below_none(self) -> None:
        for place, one in enumerate(self.game.players):
            counts = [*self.game.counters(place).values(), *one.commander_damage.values(), *one.tax.values()]
            counts += [one.gained_this_turn, one.lost_this_turn, one.damage_this_turn]
            assert all(count >= 0 for count in counts)

    @invariant()
    def every_mark_of_one_holder_has_one(self) -> None:
        for mark in ("monarch", "initiative"):
            assert sum(one.marks.count(mark) for one in self.game.players) <= 1

    @invariant()
    def who_has_left_has_no_permanents_no_marks_and_nothing_to_do(self) -> None:
        for place, one in enumerate(self.game.players):
            if one.status == "lost" and self.game.result is None:
                assert (one.marks, one.reminders) == ((), ())
                own = [effect for effect in self.game.effects if effect.controller == place]
                assert all(effect.until in ("turn", "game") for effect in own)

    @invariant()
    def every_id_is_given_once(self) -> None:
        effects = [effect.id for effect in self.game.effects]
        reminders = [one.id for player in self.game.players for one in player.reminders]
        assert len(set(effects)) == len(effects)
        assert len(set(reminders)) == len(reminders)

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        end = self.game
        undone = 0
        while self.table.can_undo:
            self.table.do(Undo())
            undone += 1
        assert self.game == self.start == game_of(self.start.setup.header)
        for _ in range(undone):
            self.table.do(Redo())
        assert self.game == end


class AnyGameWithEveryCard(AnyGame):
    """The same with every card of the catalogue."""

    cards = ALL_CARDS


def test_what_is_always_so() -> None:
    run_state_machine_as_test(AnyGame, settings=depth(40))


def test_what_is_always_so_with_every_card() -> None:
    run_state_machine_as_test(AnyGameWithEveryCard, settings=depth(25))
