from hypothesis import given
from hypothesis import strategies as st

from lifecounter.model.begin import begin
from lifecounter.model.commands import Correct, Counter, Damage, Effect, Mark, Play, Tax, Turn
from lifecounter.model.header import Header
from lifecounter.model.outcome import Played
from lifecounter.model.play import play
from lifecounter.ui.viewmodels.seat_props import looks_alike, seat_props
from tests.model.random_steps import fitted, headers, steps
from tests.model.sitting import CATALOGUE, FORMATS
from tests.ui.tables import table


def test_a_seat_shows_who_sits_there() -> None:
    props = seat_props(table().game, 0)
    assert (props.name, props.below, props.life) == ("Ana", "Atraxa, Praetors’ Voice", "40")


def test_a_team_that_shares_life_has_one_seat_with_both_names() -> None:
    game = table("two-headed-giant", ("Ana", "Bruno", "Chen", "Dee")).game
    assert [seat_props(game, side).name for side in range(len(game.totals))] == ["Ana & Bruno", "Chen & Dee"]


def test_commander_damage_is_at_sight_in_the_colour_of_who_dealt_it() -> None:
    game = table(
        "commander", ("Ana", "Bruno"), Damage(player="Ana", amount=7, commander="Krenko, Mob Boss")
    ).game
    (box,) = seat_props(game, 0).boxes
    assert (box.text, box.initial, box.colour) == ("7", "K", seat_props(game, 1).colour)


def test_commander_damage_warns_from_15_of_21() -> None:
    graves = [
        seat_props(
            table(
                "commander",
                ("Ana", "Bruno"),
                Damage(player="Ana", amount=amount, commander="Krenko, Mob Boss"),
            ).game,
            0,
        )
        .boxes[0]
        .grave
        for amount in (14, 15)
    ]
    assert graves == [False, True]


def test_own_commander_has_a_box_only_once_it_dealt_damage() -> None:
    board = table("commander", ("Ana", "Bruno"))
    assert len(seat_props(board.game, 0).boxes) == 1
    board.do(Damage(player="Ana", amount=2, commander="Atraxa, Praetors’ Voice"))
    assert len(seat_props(board.game, 0).boxes) == 2


def test_a_format_without_commander_damage_has_no_boxes() -> None:
    assert seat_props(table("standard", ("Ana", "Bruno")).game, 0).boxes == ()


def test_counters_and_commander_tax_are_at_sight() -> None:
    steps = (
        Counter(player="Ana", kind="poison", change=2),
        Counter(player="Ana", kind="energy", change=4),
        Tax(commander="Atraxa, Praetors’ Voice", change=1),
    )
    assert seat_props(table("commander", ("Ana", "Bruno"), *steps).game, 0).tally == (
        "Poison 2   Energy 4   Atraxa +2"
    )


def test_810_10_poison_of_a_team_is_counted_once() -> None:
    game = table(
        "two-headed-giant", ("Ana", "Bruno", "Chen", "Dee"), Counter(player="Ana", kind="poison", change=3)
    ).game
    assert seat_props(game, 0).tally == "Poison 3"


def test_locks_and_cards_are_chips_on_the_seat_that_they_lie_at() -> None:
    steps = (
        Effect(add="Lich", controller="Ana"),
        Effect(add_rule={"cant_gain_life": True}, affects="Ana"),
        Mark(mark="monarch", player="Ana"),
    )
    game = table("commander", ("Ana", "Bruno"), *steps).game
    assert [(chip.text, chip.look) for chip in seat_props(game, 0).chips] == [
        ("Monarch", "mark"),
        ("Lich", "card"),
        ("Can’t gain life", "lock"),
    ]
    assert seat_props(game, 1).chips == ()


def test_gain_and_pay_look_switched_off_while_they_would_come_to_nothing() -> None:
    steps = (Effect(add_rule={"life_total_cant_change": True}, affects="Ana"),)
    board = table("commander", ("Ana", "Bruno"), *steps)
    mine, theirs = (seat_props(board.game, side) for side in (0, 1))
    assert (mine.gainStopped, mine.payStopped) == (True, True)
    assert (theirs.gainStopped, theirs.payStopped) == (False, False)


def test_a_lich_leaves_reminders_that_can_be_ticked_off() -> None:
    steps = (Effect(add="Lich", controller="Ana"), Damage(player="Ana", amount=3))
    (reminder,) = seat_props(table("commander", ("Ana", "Bruno"), *steps).game, 0).reminders
    assert reminder.what == "Sacrifice 3 permanents"


def test_whoever_has_the_turn_is_marked() -> None:
    game = table("commander", ("Ana", "Bruno"), Turn(player="Bruno")).game
    assert [seat_props(game, side).active for side in (0, 1)] == [False, True]


def test_a_loss_is_announced_with_its_reason() -> None:
    props = seat_props(table("commander", ("Ana", "Bruno", "Chen"), Damage(player="Ana", amount=40)).game, 0)
    assert (props.fallen, props.verdict) == (True, "Lost: 0 life · 704.5a")


def test_the_winner_is_marked_on_the_seat() -> None:
    game = table("commander", ("Ana", "Bruno"), Damage(player="Ana", amount=40)).game
    assert [chip.text for chip in seat_props(game, 1).chips] == ["Winner"]


def test_a_total_of_any_size_is_exact() -> None:
    game = table("commander", ("Ana", "Bruno"), Correct(player="Ana", life=10**15 - 1)).game
    assert seat_props(game, 0).life == "9" * 15


@given(headers(), st.lists(steps(), max_size=8))
def test_seats_that_surely_look_alike_do(header: Header, wanted: list[Play]) -> None:
    game = begin(header, FORMATS, CATALOGUE)
    for step in wanted:
        outcome = play(game, fitted(step, game))
        if isinstance(outcome, Played):
            before, game = game, outcome.game
            for side in range(len(game.totals)):
                same = seat_props(before, side) == seat_props(game, side)
                assert same or not looks_alike(before, game, side)


def test_a_tap_leaves_the_other_seats_alone() -> None:
    before = table().game
    outcome = play(before, Damage(player="Ana", amount=1))
    assert isinstance(outcome, Played)
    assert [looks_alike(before, outcome.game, side) for side in range(2)] == [False, True]
