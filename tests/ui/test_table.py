"""A table on the screen: what taps, sheets and presses do to the game, and what QML is told of it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from lifecounter.model.commands import AnyStep, Correct, Damage, Effect, Gain
from lifecounter.table.table import Table
from lifecounter.ui.viewmodels.amount import AmountViewModel
from lifecounter.ui.viewmodels.seat import SeatViewModel
from lifecounter.ui.viewmodels.table import TableViewModel, next_player
from tests.ui.tables import table

Open = Callable[[Table], TableViewModel]


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Open]:
    del qtbot
    parent = QObject()
    testers: list[QAbstractItemModelTester] = []

    def open_table(board: Table) -> TableViewModel:
        model = TableViewModel(board, "around", (1280, 800), parent)
        for seat in model.seats_by_side.values():
            testers.extend(
                QAbstractItemModelTester(rows, QAbstractItemModelTester.FailureReportingMode.Fatal)
                for rows in (seat._chips, seat._boxes, seat._reminders)
            )
        return model

    yield open_table
    testers.clear()


def seat_of(model: TableViewModel, side: int) -> SeatViewModel:
    return model.seats_by_side[side]


def note(seat: SeatViewModel) -> str:
    return seat._open.note.text


def entries(board: Table) -> list[AnyStep]:
    return [entry.step for entry in board._entries[: board._place]]


def typed(sheet: AmountViewModel, number: int) -> None:
    for digit in str(number):
        sheet.type(int(digit))


# Taps


def test_taps_within_a_moment_are_one_entry(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    for _ in range(3):
        ana.tap(-1)
    assert entries(board) == [Damage(player="Ana", amount=3)]
    assert board.game.totals[0] == 37
    assert ana._open.running == "−3"


def test_each_tap_is_taken_at_once(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    seen = []
    board.listen(lambda change: seen.append(change.after.totals[0]))
    for _ in range(3):
        ana.tap(1)
    assert seen == [41, 42, 43]


def test_taps_of_two_moments_are_two_entries(opened: Open, qtbot: QtBot) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana._run.setInterval(1)
    ana.tap(1)
    qtbot.waitUntil(lambda: ana._open.running == "")
    ana.tap(1)
    assert entries(board) == [Gain(player="Ana", amount=1), Gain(player="Ana", amount=1)]


def test_taps_that_cancel_out_leave_no_entry(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.tap(1)
    ana.tap(-1)
    assert entries(board) == []
    assert board.game.totals[0] == 40


def test_a_tap_too_many_is_taken_back_by_a_tap(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    for by in (-1, -1, -1, 1):
        ana.tap(by)
    assert entries(board) == [Damage(player="Ana", amount=2)]


def test_taps_on_two_seats_in_turns_don_t_undo_each_other(opened: Open) -> None:
    board = table()
    model = opened(board)
    for _ in range(3):
        seat_of(model, 0).tap(1)
        seat_of(model, 1).tap(-1)
    assert board.game.totals[:2] == (43, 37)
    assert (seat_of(model, 0)._open.running, seat_of(model, 1)._open.running) == ("+3", "−3")


def test_a_tap_after_an_undo_begins_anew(opened: Open) -> None:
    board = table()
    model = opened(board)
    seat_of(model, 0).tap(1)
    model.undo()
    seat_of(model, 0).tap(1)
    assert entries(board) == [Gain(player="Ana", amount=1)]


def test_119_7_a_tap_under_a_lock_says_why_nothing_happens(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno"), Effect(add_rule={"cant_gain_life": True}, affects="Ana"))
    ana = seat_of(opened(board), 0)
    ana.tap(1)
    assert board.game.totals[0] == 40
    assert note(ana) == "Ana can’t gain life · 119.7"


def test_a_tap_for_a_player_who_has_lost_is_refused_on_the_seat(opened: Open, qtbot: QtBot) -> None:
    board = table("commander", ("Ana", "Bruno", "Chen"), Damage(player="Ana", amount=40))
    ana = seat_of(opened(board), 0)
    with qtbot.waitSignal(ana.refused):
        ana.tap(1)
    assert "Ana" in note(ana)
    assert board.game.totals[0] == 0


def test_what_can_t_be_kept_is_not_done_and_is_said(opened: Open) -> None:
    class Full:
        def append(self, step: AnyStep) -> None:
            del step
            raise OSError("the disk is full")

    board = table()
    board.keep_in(Full())
    ana = seat_of(opened(board), 0)
    ana.tap(1)
    assert board.game.totals[0] == 40
    assert "the disk is full" in note(ana)


# The amount sheet


def test_commander_damage_by_the_sheet(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.openCommander("Krenko, Mob Boss")
    typed(ana.sheets.amount, 7)
    props = ana.sheets.amount.props
    assert (props.title, props.origin, props.act) == ("Damage to Ana", "Bruno · Krenko", "Deal 7")
    assert [line.text for line in props.lines] == ["40 → 33", "Krenko 0 → 7 of 21"]
    ana.sheets.amount.confirm()
    assert board.game.players[0].commander_damage == {"Krenko, Mob Boss": 7}
    assert ana._open.sheets == ()


def test_every_fact_about_damage_reaches_the_step(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.open("damage")
    sheet = ana.sheets.amount
    typed(sheet, 12)
    sheet.nextSource(1)
    for key in ("commander", "combat", "lifelink", "infect", "unpreventable", "toxic", "toxic"):
        sheet.flip(key)
    sheet.confirm()
    assert entries(board) == [
        Damage(
            player="Ana",
            amount=12,
            from_="Bruno",
            combat=True,
            lifelink=True,
            infect=True,
            unpreventable=True,
            toxic=2,
        )
    ]


def test_a_payment_that_can_t_be_made_stays_on_the_sheet(opened: Open, qtbot: QtBot) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.open("pay")
    typed(ana.sheets.amount, 41)
    assert ana.sheets.amount.props.ready is False
    with qtbot.waitSignal(ana.refused):
        ana.sheets.amount.confirm()
    assert ana._open.sheets == ("amount",)
    assert board.game.totals[0] == 40


def test_the_starting_total_by_one_switch(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno"), Damage(player="Ana", amount=13))
    ana = seat_of(opened(board), 0)
    ana.open("set")
    ana.sheets.amount.flip("starting")
    assert (ana.sheets.amount.props.amount, ana.sheets.amount.props.act) == ("40", "Set to start")
    ana.sheets.amount.confirm()
    assert board.game.totals[0] == 40


def test_a_total_below_zero_can_be_set(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno"), Effect(add="Platinum Angel", controller="Ana"))
    ana = seat_of(opened(board), 0)
    ana.open("set")
    typed(ana.sheets.amount, 4)
    ana.sheets.amount.turnSign()
    ana.sheets.amount.confirm()
    assert board.game.totals[0] == -4


def test_tens_never_take_damage_below_nothing(opened: Open) -> None:
    ana = seat_of(opened(table()), 0)
    ana.open("damage")
    ana.sheets.amount.move(10)
    ana.sheets.amount.move(-10)
    ana.sheets.amount.move(-10)
    assert ana.sheets.amount.props.amount == "0"


def test_an_empty_sheet_does_nothing(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.open("damage")
    ana.sheets.amount.confirm()
    assert entries(board) == []


def test_616_1_orders_are_laid_out_and_one_is_picked(opened: Open) -> None:
    twice, more = (
        Effect(add_rule={"gain_multiply": 2}, affects="Ana"),
        Effect(add_rule={"gain_plus": 1}, affects="Ana"),
    )
    board = table("commander", ("Ana", "Bruno"), twice, more)
    ana = seat_of(opened(board), 0)
    ana.open("gain")
    typed(ana.sheets.amount, 3)
    ana.sheets.amount.confirm()
    results = [row.result for row in ana.sheets.order.props.rows]
    assert sorted(results) == ["40 → 47", "40 → 48"]
    ana.sheets.order.choose(str(results.index("40 → 48")))
    assert board.game.totals[0] == 48
    assert ana._open.sheets == ()


def test_616_1_a_tap_asks_once_for_all_that_add_up(opened: Open) -> None:
    twice, more = (
        Effect(add_rule={"gain_multiply": 2}, affects="Ana"),
        Effect(add_rule={"gain_plus": 1}, affects="Ana"),
    )
    board = table("commander", ("Ana", "Bruno"), twice, more)
    ana = seat_of(opened(board), 0)
    ana.tap(1)
    results = [row.result for row in ana.sheets.order.props.rows]
    ana.sheets.order.choose(str(results.index("40 → 44")))
    ana.tap(1)
    assert ana._open.sheets == ()
    assert board.game.totals[0] == 46
    assert len(entries(board)) == 3


def test_the_preview_follows_what_others_do_meanwhile(opened: Open) -> None:
    model = opened(table())
    ana = seat_of(model, 0)
    ana.open("damage")
    typed(ana.sheets.amount, 5)
    ana.take(Gain(player="Ana", amount=2))
    assert ana.sheets.amount.props.lines[0].text == "42 → 37"


def test_a_miscount_is_put_right_without_the_rules(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno"), Effect(add_rule={"cant_gain_life": True}, affects="Ana"))
    ana = seat_of(opened(board), 0)
    ana.open("correct")
    typed(ana.sheets.amount, 44)
    ana.sheets.amount.confirm()
    assert entries(board)[-1] == Correct(player="Ana", life=44)


def test_poison_and_commander_damage_are_put_right(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    for aspect in ("poison", "Krenko, Mob Boss"):
        ana.open("correct")
        ana.sheets.amount.pickAspect(aspect)
        typed(ana.sheets.amount, 4)
        ana.sheets.amount.confirm()
    assert board.game.poison_of(0) == 4
    assert board.game.players[0].commander_damage == {"Krenko, Mob Boss": 4}


def test_whoever_lost_can_be_taken_back_in(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno", "Chen"), Damage(player="Ana", amount=40))
    ana = seat_of(opened(board), 0)
    ana.open("correct")
    typed(ana.sheets.amount, 5)
    ana.sheets.amount.flip("back")
    ana.sheets.amount.confirm()
    assert board.game.is_in(0)
    assert board.game.totals[0] == 5


def test_a_team_s_sheet_asks_which_head(opened: Open) -> None:
    board = table("two-headed-giant", ("Ana", "Bruno", "Chen", "Dee"))
    team = seat_of(opened(board), 0)
    team.open("damage")
    assert [head.text for head in team.sheets.amount.props.heads] == ["Ana", "Bruno"]
    team.sheets.amount.pickHead("1")
    typed(team.sheets.amount, 3)
    team.sheets.amount.confirm()
    assert entries(board) == [Damage(player="Bruno", amount=3)]


# Counters, effects, endings


def test_a_gain_in_vain_is_explained_and_opens_nothing(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno"), Effect(add="Platinum Emperion", controller="Ana"))
    ana = seat_of(opened(board), 0)
    ana.open("gain")
    assert ana._open.sheets == ()
    assert note(ana) == "Ana can’t gain life (Platinum Emperion) · 119.7"


@pytest.mark.parametrize(
    "word",
    [
        "cant_gain_life",
        "cant_lose_life",
        "cant_pay_life",
        "cant_lose_game",
        "cant_win_game",
        "life_total_cant_change",
    ],
)
def test_every_lock_goes_on_and_off_by_one_switch(opened: Open, word: str) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.openMore()
    ana.sheets.more.flip(f"lock {word}")
    assert [row.key for row in ana.sheets.more.props.switches if row.on] == [f"lock {word}"]
    ana.sheets.more.flip(f"lock {word}")
    assert board.game.effects == ()


def test_lich_begins_and_asks_where_it_goes(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.openCards()
    ana.sheets.cards.choose("card Lich")
    ana.sheets.cards.confirm()
    assert board.game.totals[0] == 0
    ana.openEffect(board.game.effects[0].id)
    ana.sheets.effects.pick("to exile")
    assert board.game.effects == ()
    assert board.game.players[0].lost_by == "704.5a"


def test_where_it_makes_no_difference_nobody_is_asked_where_a_card_goes(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno"), Effect(add="Platinum Angel", controller="Ana"))
    ana = seat_of(opened(board), 0)
    ana.openEffect(board.game.effects[0].id)
    assert [field.key for field in ana.sheets.effects.props.fields][-1] == "end"
    ana.sheets.effects.pick("end")
    assert board.game.effects == ()
    assert ana._open.sheets == ()


def test_counters_tax_and_marks(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.openMore()
    ana.sheets.more.count("energy", 1)
    ana.sheets.more.cast("Atraxa, Praetors’ Voice", 1)
    ana.sheets.more.flip("mark monarch")
    player = board.game.players[0]
    assert (player.counters, player.tax, player.marks) == (
        {"energy": 1},
        {"Atraxa, Praetors’ Voice": 1},
        ("monarch",),
    )
    ana.sheets.more.flip("mark monarch")
    assert board.game.players[0].marks == ()


def test_104_3a_conceding_ends_it_for_that_player(opened: Open) -> None:
    board = table()
    ana = seat_of(opened(board), 0)
    ana.openMore()
    ana.sheets.more.concede()
    assert board.game.players[0].lost_by == "104.3a"
    assert ana._open.sheets == ()


def test_a_reminder_is_ticked_off_or_could_not_be_done(opened: Open) -> None:
    lich = Effect(add="Lich", controller="Ana")
    steps = (lich, Damage(player="Ana", amount=1), Damage(player="Ana", amount=2))
    board = table("commander", ("Ana", "Bruno", "Chen"), *steps)
    ana = seat_of(opened(board), 0)
    first, second = (row.id for row in ana.props.reminders)
    ana.tickOff(first)
    assert [row.id for row in ana.props.reminders] == [second]
    ana.cannot(second)
    assert board.game.players[0].status == "lost"


# History, turns, the end


def test_one_touch_takes_a_loss_back(opened: Open) -> None:
    board = table("commander", ("Ana", "Bruno", "Chen"), Damage(player="Ana", amount=40))
    ana = seat_of(opened(board), 0)
    assert ana._open.takeBack
    ana.undo()
    assert board.game.is_in(0)
    assert not ana._open.takeBack


def test_an_undo_is_not_offered_for_a_loss_that_lies_further_back(opened: Open) -> None:
    steps = (Damage(player="Ana", amount=40), Gain(player="Bruno", amount=1))
    assert not seat_of(opened(table("commander", ("Ana", "Bruno", "Chen"), *steps)), 0)._open.takeBack


def test_undo_and_redo_are_offered_where_there_is_something(opened: Open) -> None:
    board = table()
    model = opened(board)
    assert (model.props.canUndo, model.props.canRedo) == (False, False)
    seat_of(model, 0).tap(1)
    assert (model.props.canUndo, model.props.canRedo) == (True, False)
    model.undo()
    assert (model.props.canUndo, model.props.canRedo) == (False, True)
    model.redo()
    assert board.game.totals[0] == 41


def test_a_turn_passes_over_those_who_have_lost(opened: Open) -> None:
    board = table()
    model = opened(board)
    seen = []
    for number in range(5):
        if number == 2:
            seat_of(model, 0).take(Damage(player="Chen", amount=40))
        model.passTurn()
        seen.append(model.props.whose)
    assert seen == ["Ana", "Bruno", "Dee", "Ana", "Bruno"]
    assert model.props.turn == "5"


def test_805_4_a_team_takes_its_turn_together() -> None:
    board = table("two-headed-giant", ("Ana", "Bruno", "Chen", "Dee"))
    assert next_player(board.game) == "Ana"


def test_the_winner_is_named(opened: Open) -> None:
    model = opened(table("commander", ("Ana", "Bruno"), Damage(player="Ana", amount=40)))
    assert model.props.verdict == "Bruno wins"
    model.undo()
    assert model.props.verdict == ""


def test_104_4c_a_game_can_be_called_a_draw(opened: Open) -> None:
    model = opened(table())
    model.drawGame()
    assert model.props.verdict == "The game is a draw"


def test_only_what_differs_is_told(opened: Open, qtbot: QtBot) -> None:
    model = opened(table())
    ana, bruno = seat_of(model, 0), seat_of(model, 1)
    with (
        qtbot.waitSignal(ana.lifeChanged),
        qtbot.assertNotEmitted(ana.nameChanged),
        qtbot.assertNotEmitted(bruno.lifeChanged),
    ):
        ana.tap(1)
