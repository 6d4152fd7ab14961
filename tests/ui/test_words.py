import pytest

from lifecounter.model import events
from lifecounter.model.commands import Concede, Correct, Counter, Damage, Effect, Gain, LoseGame, Pay
from lifecounter.model.state import Reminder
from lifecounter.ui import words
from tests.ui.tables import table


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (-4, "−4"), (10**30, "1" + "0" * 30)])
def test_numbers_are_exact_and_have_a_real_minus(value: int, text: str) -> None:
    assert words.number(value) == text


@pytest.mark.parametrize(
    ("value", "otherwise"),
    [
        (6, True),
        (9, True),
        (16, True),
        (19, True),
        (86, True),
        (69, False),  # itself, upside down
        (8, False),
        (88, False),
        (20, False),
        (60, False),  # 09 is no number
        (-6, False),  # the minus says which way is up
        (0, False),
    ],
)
def test_a_total_that_reads_as_another_upside_down_is_marked(value: int, otherwise: bool) -> None:
    assert words.reads_otherwise_turned(value) is otherwise


def test_704_5a_is_said_with_its_number() -> None:
    game = table("standard", ("Ana", "Bruno", "Chen"), Damage(player="Ana", amount=20)).game
    assert words.loss(game, 0) == "Lost: 0 life · 704.5a"


def test_704_6c_names_the_commander() -> None:
    step = Damage(player="Ana", amount=21, commander="Krenko, Mob Boss")
    assert words.loss(table("commander", ("Ana", "Bruno"), step).game, 0) == (
        "Lost: 21 combat damage from Krenko, Mob Boss · 704.6c"
    )


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (Counter(player="Ana", kind="poison", change=10), "Lost: 10 poison counters · 704.5c"),
        (Concede(player="Ana"), "Lost: conceded · 104.3a"),
        (LoseGame(player="Ana"), "Lost: an effect says so · 104.3e"),
        (Damage(player="Ana", amount=27), "Lost: less than 0 life · 704.5a"),
    ],
)
def test_every_loss_says_why(step: Counter | Concede | LoseGame | Damage, said: str) -> None:
    assert words.loss(table("standard", ("Ana", "Bruno", "Chen"), step).game, 0) == said


def test_a_preview_shows_totals_and_commander_damage() -> None:
    board = table()
    step = Damage(player="Ana", amount=7, commander="Krenko, Mob Boss")
    lines = [line.text for line in words.preview(board.game, board.preview(step), 0)]
    assert lines == ["40 → 33", "Krenko 0 → 7 of 21"]


def test_a_preview_shows_what_others_gain() -> None:
    board = table()
    step = Damage(player="Ana", amount=7, from_="Bruno", lifelink=True)
    assert "Bruno 40 → 47" in [line.text for line in words.preview(board.game, board.preview(step), 0)]


def test_a_preview_shows_a_loss_as_an_alarm() -> None:
    board = table()
    lines = words.preview(board.game, board.preview(Damage(player="Ana", amount=40)), 0)
    assert words.Line("Ana loses · 704.5a", "alarm", "704.5a") in lines


def test_a_preview_says_why_it_may_not_be_done() -> None:
    board = table("commander", ("Ana", "Bruno"), Correct(player="Ana", life=3))
    lines = words.preview(board.game, board.preview(Pay(player="Ana", amount=5)), 0)
    assert lines == [words.Line("Ana has 3 life and can’t pay 5 · 119.4", "alarm", "119.4")]


def test_119_7_a_gain_that_comes_to_nothing_is_told() -> None:
    board = table()
    board.do(Effect(add_rule={"cant_gain_life": True}, affects="Ana"))
    lines = [line.text for line in words.preview(board.game, board.preview(Gain(player="Ana", amount=5)), 0)]
    assert lines == ["40 → 40", "Ana can’t gain life · 119.7"]


@pytest.mark.parametrize(
    ("what", "count", "said"),
    [
        ("sacrifice", 3, "Sacrifice 3 permanents"),
        ("sacrifice", 1, "Sacrifice 1 permanent"),
        ("draw", 2, "Draw 2 cards"),
        ("venture", 1, "Venture 1"),
    ],
)
def test_reminders_are_said_as_people_say_them(what: str, count: int, said: str) -> None:
    assert words.reminder(Reminder(id="r1", what=what, count=count, because="Lich")) == said


def test_ordinary_events_are_not_announced_as_stopped() -> None:
    assert words.stopped(events.LifeGained("Ana", 3, 23)) is None


@pytest.mark.parametrize(
    ("commanders", "marks"),
    [
        (("Atraxa, Praetors’ Voice", "Krenko"), ("A", "K")),
        (("Player 1’s commander", "Player 2’s commander"), ("P1", "P2")),
        (("Krenko", "Kess", "Meren"), ("KR", "KE", "M")),
        (("Krenko (Ana)", "Krenko (Bruno)"), ("KA", "KB")),
    ],
)
def test_62_damage_of_two_commanders_is_told_apart_at_sight(
    commanders: tuple[str, ...], marks: tuple[str, ...]
) -> None:
    assert words.marks(commanders) == marks
