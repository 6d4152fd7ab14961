"""C5 53, 54: the log says when, who, why, and what total it came to; what was taken back is marked."""

from hypothesis import given
from hypothesis import strategies as st

from lifecounter.model.commands import (
    Amend,
    AnyStep,
    Correct,
    Counter,
    Damage,
    Deal,
    Drain,
    Effect,
    Exchange,
    Gain,
    Lose,
    Pay,
    Play,
    Redo,
    Set,
    Together,
    Turn,
    Undo,
)
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.outcome import Played
from lifecounter.table.course import courses
from lifecounter.table.log import Line, LogEntry, log
from lifecounter.table.table import Table
from tests.model.depth import depth
from tests.model.random_steps import fitted, headers, steps
from tests.model.sitting import Sitting, duel, game_of, giants, sit

GAIN = Gain(player="Ana", amount=3)


def told(*steps: AnyStep, game: Sitting | None = None) -> tuple[LogEntry, ...]:
    game = game or duel()
    for step in steps:
        game.does(step)
    return log(game.table)


def lines(step: AnyStep, game: Sitting | None = None) -> list[Line]:
    """What is said of one step."""
    return list(told(step, game=game)[-1].lines)


def test_damage_is_one_line_with_its_cause_the_difference_and_the_total() -> None:
    step = Damage(player="Ana", amount=7, from_="Bruno")
    assert lines(step) == [Line("Ana", "Ana is dealt 7 damage by Bruno", -7, 13)]


def test_each_source_of_damage_has_its_own_line() -> None:
    deals = (Deal(player="Ana", amount=2, from_="Bruno", lifelink=True), Deal(player="Bruno", amount=1))
    assert sorted(lines(Damage(deals=deals)), key=lambda line: line.text) == [
        Line("Ana", "Ana is dealt 2 damage by Bruno", -2, 18),
        Line("Bruno", "Bruno gains 2", 2, 21),
        Line("Bruno", "Bruno is dealt 1 damage", -1, 21),
    ]


def test_payment_loss_and_gain_are_told_apart() -> None:
    assert lines(Pay(player="Ana", amount=2)) == [Line("Ana", "Ana pays 2", -2, 18)]
    assert lines(Lose(player="Ana", amount=2)) == [Line("Ana", "Ana loses 2", -2, 18)]
    assert lines(GAIN) == [Line("Ana", "Ana gains 3", 3, 23)]


def test_a_total_that_is_set_says_the_difference() -> None:
    assert lines(Set(player="Ana", to=5)) == [Line("Ana", "Ana's total has become 5", -15, 5)]
    assert lines(Set(player="Ana", to=20)) == [Line("Ana", "Ana's total has become 20", None, 20)]


def test_a_correction_says_what_it_came_to() -> None:
    assert lines(Correct(player="Ana", life=12)) == [Line("Ana", "Ana is put right", -8, 12)]


def test_damage_that_becomes_no_loss_leads_to_no_total() -> None:
    game = duel()
    game.card("Phyrexian Unlife", "Ana")
    assert lines(Damage(player="Ana", amount=3, infect=True), game)[0] == Line("Ana", "Ana is dealt 3 damage")


def test_counters_marks_and_losses_are_in_it() -> None:
    assert lines(Counter(player="Ana", kind="energy", change=4)) == [Line("Ana", "Ana gets 4 energy: 4")]
    texts = [line.text for line in lines(Damage(player="Ana", amount=20))]
    assert texts[1:] == ["Ana loses the game (704.5a)", "Bruno wins the game (104.2a)"]


def test_ids_are_for_records_and_not_in_it() -> None:
    game = duel()
    texts = [line.text for line in lines(Effect(add="Lich", controller="Ana"), game)]
    texts += [line.text for line in lines(Damage(player="Ana", amount=3), game)]
    assert {"Lich begins, controlled by Ana", "To do for Ana: sacrifice 3 (Lich)"} <= set(texts)


def test_a_lock_says_whom_it_binds() -> None:
    step = Effect(add_rule={"cant_gain_life": True}, affects="Ana")
    assert lines(step) == [Line("Ana", "can’t gain life begins for Ana")]
    step = Effect(add_rule={"cant_gain_life": True}, affects="all")
    assert lines(step) == [Line(None, "can’t gain life begins")]


def test_a_step_that_changes_nothing_is_an_entry_all_the_same() -> None:
    (entry,) = told(Together(steps=()))
    assert entry.lines == (Line(None, "Together: nothing changes"),)


def test_time_turn_and_note_stand_with_the_entry() -> None:
    at = "2026-11-29T17:00:00Z"
    entries = told(Turn(player="Ana"), Gain(player="Ana", amount=1, at=at, note="Soul Warden"))
    assert [(entry.place, entry.at, entry.turn, entry.note) for entry in entries] == [
        (1, None, 1, None),
        (2, at, 1, "Soul Warden"),
    ]


def test_what_was_taken_back_is_marked_until_a_new_step_puts_an_end_to_it() -> None:
    game = duel()
    assert [entry.undone for entry in told(GAIN, GAIN, GAIN, Undo(), Undo(), game=game)] == [
        False,
        True,
        True,
    ]
    assert [entry.undone for entry in told(Redo(), game=game)] == [False, False, True]
    last = told(Lose(player="Bruno", amount=1), game=game)
    assert [(entry.undone, entry.lines[0].text) for entry in last] == [
        (False, "Ana gains 3"),
        (False, "Ana gains 3"),
        (False, "Bruno loses 1"),
    ]


def test_c5_51_taps_that_added_up_are_one_entry() -> None:
    (entry,) = told(Gain(player="Ana", amount=1), Amend(step=Gain(player="Ana", amount=2)))
    assert entry.lines == (Line("Ana", "Ana gains 2", 2, 22),)


def test_c5_54_it_can_be_read_for_one_player() -> None:
    entries = told(GAIN, Lose(player="Bruno", amount=1), Drain(from_=("Ana",), to="Bruno", amount=2))
    assert [entry.place for entry in entries if entry.concerns(["Ana"])] == [1, 3]
    assert [entry.place for entry in entries if entry.concerns(["Bruno"])] == [2, 3]


def test_of_a_team_the_total_is_the_team_s() -> None:
    assert lines(Damage(player="B", amount=4), giants()) == [Line("B", "B is dealt 4 damage", -4, 26)]


def test_both_totals_of_an_exchange_are_in_it() -> None:
    game = duel(ana=12, bruno=20)
    assert {
        (line.player, line.change, line.total) for line in lines(Exchange(players=("Ana", "Bruno")), game)
    } >= {
        ("Ana", 8, 20),
        ("Bruno", -8, 12),
    }


def last_totals(table: Table) -> list[int]:
    """Each side's total as the log says it last."""
    setup = table.beginning.setup
    totals = list(table.beginning.totals)
    for entry in log(table):
        for line in entry.lines:
            if not entry.undone and line.player is not None and line.total is not None:
                totals[setup.side_of[setup.index[line.player]]] = line.total
    return totals


@given(headers(), st.lists(st.tuples(steps(), st.integers(0, 5)), max_size=12))
@depth(150)
def test_c5_48_the_last_totals_that_the_log_says_are_the_game_s(
    header: Header, taken: list[tuple[Play, int]]
) -> None:
    table = Table(game_of(header))
    for step, then in taken:
        played = isinstance(table.do(fitted(step, table.game)).outcome, Played)
        if then == 0 and played:
            table.do(Undo())
        if then == 1 and len(table.entries) > 1:
            table.go_to(len(table.entries) // 2)
    assert last_totals(table) == list(table.game.totals)
    course = courses(table, with_undone=False)
    assert [side.totals[-1] for side in course.sides if not side.lost] == [
        total for side, total in zip(course.sides, table.game.totals, strict=True) if not side.lost
    ]


def test_a_life_total_s_course_has_every_moment_and_ends_with_the_loss() -> None:
    game = sit("free-for-all", PlayerHeader(name="Ana", colour="#2f6f8f"), "Bruno", "Chiara")
    for step in (Turn(player="Ana"), Lose(player="Bruno", amount=20), Lose(player="Ana", amount=3)):
        game.does(step)
    seen = courses(game.table, with_undone=True)
    assert [(side.name, side.colour, side.totals, side.lost) for side in seen.sides] == [
        ("Ana", "#2f6f8f", (20, 20, 20, 17), False),
        ("Bruno", None, (20, 20, 0), True),
        ("Chiara", None, (20, 20, 20, 20), False),
    ]
    assert (seen.entries, seen.place, seen.turns) == (3, 3, ((1, 1),))


def test_a_team_s_course_is_called_by_its_heads() -> None:
    game = giants()
    assert [side.name for side in courses(game.table, with_undone=True).sides] == ["A & B", "C & D"]


def test_a_course_can_leave_out_what_was_taken_back() -> None:
    game = duel()
    for step in (GAIN, GAIN, Undo()):
        game.does(step)
    assert courses(game.table, with_undone=True).sides[0].totals == (20, 23, 26)
    assert courses(game.table, with_undone=False).sides[0].totals == (20, 23)
    assert courses(game.table, with_undone=True).place == 1
