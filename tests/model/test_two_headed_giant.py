"""Two-Headed Giant: heads A and B share one total, C and D another (810)."""

import pytest

from lifecounter.model.commands import (
    AnyStep,
    Concede,
    Counter,
    Damage,
    Double,
    Drain,
    Effect,
    EmptyDraw,
    Exchange,
    Gain,
    Halve,
    Lose,
    LoseGame,
    Pay,
    Payment,
    Proliferate,
    Redistribute,
    Set,
    Together,
    WinGame,
)
from lifecounter.model.events import LifeGained, LifeLost, ReminderAdded, WinStopped
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, giants, moved, only, sit, told

HEADS = ("A", "B")


def totals(game: Sitting) -> tuple[int, int]:
    """The two teams' totals, which every head sees alike."""
    a, b, c, d = game.life("A", "B", "C", "D")
    assert (a, c) == (b, d)
    return a, c


def paid(**amounts: int) -> Pay:
    return Pay(payments=tuple(Payment(player=name, amount=amount) for name, amount in amounts.items()))


# Damage, loss, gain


def test_810_9_damage_to_each_player_hits_each_team_twice() -> None:
    game = giants()
    events = game.does(Damage(players=("A", "B", "C", "D"), amount=4, from_="A"))
    assert sorted(moved(events)) == [("A", -4), ("B", -4), ("C", -4), ("D", -4)]
    assert totals(game) == (22, 22)


def test_810_9_lifelink_gains_for_one_head_and_damage_is_lost_by_one_head() -> None:
    game = giants(20, 18)
    events = game.does(Damage(player="C", amount=5, from_="A", combat=True, lifelink=True))
    assert only(LifeGained, events).player == "A"
    assert only(LifeLost, events).player == "C"
    assert totals(game) == (25, 13)


def test_810_9_a_drain_from_both_heads_gains_for_one() -> None:
    game = giants()
    events = game.does(Drain(from_=("C", "D"), to="A", amount=3))
    assert sorted(moved(events)) == [("A", 6), ("C", -3), ("D", -3)]
    assert totals(game) == (36, 24)


def test_810_9_what_was_lost_and_gained_this_turn_is_kept_for_each_head() -> None:
    game = giants()
    game.does(Damage(players=("C", "D"), amount=2))
    game.does(Lose(player="C", amount=3))
    game.does(Gain(player="D", amount=1))
    c, d = game.player("C"), game.player("D")
    assert (c.lost_this_turn, d.lost_this_turn) == (5, 2)
    assert (c.gained_this_turn, d.gained_this_turn) == (0, 1)


# Fractions


def test_810_9a_one_head_loses_half_of_the_teams_total() -> None:
    game = giants(19)
    assert moved(game.does(Halve(player="B", round="up"))) == [("B", -10)]
    assert totals(game) == (9, 30)


@pytest.mark.parametrize(("total", "left"), [(20, 0), (21, -1)])
def test_810_9a_both_heads_that_lose_half_at_once_lose_it_all(total: int, left: int) -> None:
    game = giants(total, total)
    game.does(Halve(players=("A", "B", "C", "D"), round="up"))
    assert totals(game) == (left, left)
    assert game.drawn


def test_two_halvings_one_after_the_other_leave_a_quarter() -> None:
    game = giants()
    game.does(Halve(player="A", round="up"))
    game.does(Halve(player="B", round="up"))
    assert totals(game) == (7, 30)


# Payment


@pytest.mark.parametrize("head", HEADS)
def test_119_4a_a_head_pays_with_the_teams_total(head: str) -> None:
    game = giants(7)
    assert game.refuses(Pay(player=head, amount=8)) in {"119.4a", "810.9b"}
    game.does(Pay(player=head, amount=6))
    assert totals(game) == (1, 30)


def test_810_9b_both_heads_together_pay_no_more_than_the_team_has() -> None:
    game = giants(7)
    assert game.refuses(paid(A=5, B=3)) in {"119.4a", "810.9b"}
    assert totals(game) == (7, 30)
    game.does(paid(A=4, B=3))
    assert (game.life("A"), game.lost) == ((0,), {"A": "704.6a", "B": "704.6a"})


def test_810_9b_one_head_after_the_other_pays_with_what_is_left() -> None:
    game = giants(7)
    game.does(Pay(player="A", amount=5))
    assert game.refuses(Pay(player="B", amount=3)) in {"119.4a", "810.9b"}
    game.does(Pay(player="B", amount=1))
    assert totals(game) == (1, 30)


@pytest.mark.parametrize("total", [0, -3])
def test_119_4b_at_0_or_less_a_head_pays_only_0(total: int) -> None:
    game = giants()
    game.card("Platinum Angel", "A")
    game.puts(A=total)
    for head in HEADS:
        assert game.refuses(Pay(player=head, amount=1)) in {"119.4a", "810.9b"}
        game.does(Pay(player=head, amount=0))


@pytest.mark.parametrize("locked", HEADS)
@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize("lock", ["cant_lose_life", "life_total_cant_change"])
def test_810_9h_where_one_head_can_not_lose_life_neither_pays(lock: str, head: str, locked: str) -> None:
    game = giants()
    game.locks(locked, lock)
    assert game.refuses(Pay(player=head, amount=1)) in {"119.8", "810.9h"}
    game.does(Pay(player=head, amount=0))
    game.does(Pay(player="C", amount=1))
    assert totals(game) == (30, 29)


def test_where_one_head_only_can_not_pay_the_other_still_can() -> None:
    game = giants()
    game.locks("A", "cant_pay_life")
    game.refuses(Pay(player="A", amount=1))
    game.refuses(paid(A=1, B=1))
    game.does(Pay(player="B", amount=1))
    assert totals(game) == (29, 30)


# New totals


@pytest.mark.parametrize(("total", "change"), [(25, -15), (4, 6)])
def test_810_9c_a_new_total_of_one_head_is_the_teams(total: int, change: int) -> None:
    game = giants(total)
    assert moved(game.does(Set(player="B", to=10))) == [("B", change)]
    assert totals(game) == (10, 30)


@pytest.mark.parametrize("locked", HEADS)
def test_810_9g_a_higher_total_is_nobodys_where_one_head_can_not_gain(locked: str) -> None:
    game = giants(4)
    game.locks(locked, "cant_gain_life")
    for head in HEADS:
        assert moved(game.does(Set(player=head, to=10))) == []
    game.does(Set(player="A", to=3))
    assert totals(game) == (3, 30)


def test_810_9c_the_starting_total_is_the_teams() -> None:
    game = giants()
    game.puts(A=4)
    game.does(Set(player="A", to="starting"))
    assert totals(game) == (30, 30)


def test_810_9d_of_every_head_that_is_set_the_first_is_the_chosen_one() -> None:
    game = giants(7, 13)
    assert moved(game.does(Set(players=("B", "A", "D", "C"), to=7))) == [("D", -6)]
    assert totals(game) == (7, 7)


def test_810_9d_the_chosen_heads_replacement_effects_decide() -> None:
    game = giants()
    game.card("Lich", "B")
    assert totals(game) == (0, 30)
    game.does(Set(players=("A", "B"), to=6))
    assert (totals(game), game.asked("B")) == ((6, 30), {})
    game.does(Set(players=("B", "A"), to=10))
    assert (totals(game), game.asked("B")) == ((6, 30), {"draw": 4})


@pytest.mark.parametrize(("total", "becomes"), [(17, 34), (-4, -8)])
def test_701_10d_one_head_doubles_the_teams_total(total: int, becomes: int) -> None:
    game = giants()
    game.locks("A", "cant_lose_game")
    game.puts(A=total)
    assert moved(game.does(Double(player="B"))) == [("B", total)]
    assert totals(game) == (becomes, 30)


# Exchange, redistribute


def test_810_9a_heads_of_two_teams_exchange_the_teams_totals() -> None:
    game = giants(8, 21)
    assert sorted(moved(game.does(Exchange(players=("A", "C"))))) == [("A", 13), ("C", -13)]
    assert totals(game) == (21, 8)


def test_810_9e_two_heads_of_a_team_exchange_nothing() -> None:
    game = giants()
    assert game.refuses(Exchange(players=("A", "B"))) == "810.9e"
    assert totals(game) == (30, 30)


@pytest.mark.parametrize("locked", HEADS)
def test_810_9g_an_exchange_fails_whole_where_any_head_can_not_gain(locked: str) -> None:
    game = giants(8, 21)
    game.locks(locked, "cant_gain_life")
    assert game.refuses(Exchange(players=("A", "C"))) in {"119.7", "810.9g"}
    assert totals(game) == (8, 21)


@pytest.mark.parametrize("locked", ["C", "D"])
def test_810_9h_an_exchange_fails_whole_where_any_head_can_not_lose(locked: str) -> None:
    game = giants(8, 21)
    game.locks(locked, "cant_lose_life")
    assert game.refuses(Exchange(players=("A", "C"))) in {"119.8", "810.9h"}
    game.does(Gain(player="C", amount=1))
    assert totals(game) == (8, 22)


@pytest.mark.parametrize(("total", "change"), [(9, 4), (20, -7)])
def test_701_12g_a_head_exchanges_the_teams_total_with_a_toughness(total: int, change: int) -> None:
    game = giants(total)
    assert moved(game.does(Exchange(player="A", with_=13))) == [("A", change)]
    assert totals(game) == (13, 30)


def test_810_9f_one_head_of_each_team_takes_part_in_a_redistribution() -> None:
    game = giants(5, 25)
    assert game.refuses(Redistribute(totals={"A": 25, "B": 5, "C": 5})) == "810.9f"
    game.does(Redistribute(totals={"B": 25, "C": 5}))
    assert totals(game) == (25, 5)


def test_810_9f_three_teams_take_any_permutation() -> None:
    heads = [
        PlayerHeader(name=name, team=name[0], life=life)
        for name, life in (("A1", 5), ("A2", None), ("B1", 12), ("B2", None), ("C1", 25), ("C2", None))
    ]
    game = sit("two-headed-giant", *heads)
    game.does(Redistribute(totals={"A1": 25, "B2": 5, "C1": 12}))
    assert game.life("A1", "A2", "B1", "B2", "C1", "C2") == (25, 25, 5, 5, 12, 12)


def test_119_8_no_redistribution_lowers_a_team_that_can_not_lose() -> None:
    game = giants(5, 25)
    game.locks("D", "cant_lose_life")
    assert game.refuses(Redistribute(totals={"A": 25, "C": 5})) in {"119.8", "810.9h"}
    assert totals(game) == (5, 25)


# Locks reach the team


@pytest.mark.parametrize("locked", HEADS)
@pytest.mark.parametrize("head", HEADS)
@pytest.mark.parametrize(
    ("lock", "up", "down"),
    [("cant_gain_life", 0, -4), ("cant_lose_life", 4, 0), ("life_total_cant_change", 0, 0)],
)
def test_810_9g_and_810_9h_a_lock_on_one_head_binds_the_team(
    lock: str, up: int, down: int, head: str, locked: str
) -> None:
    game = giants()
    game.locks(locked, lock)
    game.does(Gain(player=head, amount=4))
    assert totals(game) == (30 + up, 30)
    game.does(Lose(player=head, amount=4))
    game.does(Lose(player="C", amount=4))
    assert totals(game) == (30 + up + down, 26)


@pytest.mark.parametrize("head", HEADS)
def test_emperion_of_one_head_keeps_the_teams_total_and_the_attacker_gains(head: str) -> None:
    game = giants(12)
    game.card("Platinum Emperion", "A")
    game.does(Damage(player=head, amount=5, from_="C", lifelink=True))
    assert totals(game) == (12, 35)


@pytest.mark.parametrize("locked", HEADS)
@pytest.mark.parametrize("word", ["cant_lose_game", "no_loss_for_zero_life"])
def test_810_8a_one_head_that_does_not_lose_at_0_keeps_the_team_in(word: str, locked: str) -> None:
    game = giants()
    lock = game.locks(locked, word)
    game.does(Lose(player="A", amount=35))
    assert (totals(game), game.playing) == ((-5, 30), "A B C D")
    game.leaves(lock)
    assert (game.lost, game.winners) == ({"A": "704.6a", "B": "704.6a"}, ("C", "D"))


@pytest.mark.parametrize(
    "step",
    [
        EmptyDraw(player="B"),
        LoseGame(player="B"),
        Counter(player="B", kind="poison", change=15),
        Lose(player="B", amount=30),
    ],
    ids=lambda step: type(step).__name__,
)
def test_810_8a_platinum_angel_of_one_head_saves_the_other_from_every_loss(step: AnyStep) -> None:
    game = giants()
    game.card("Platinum Angel", "A")
    game.does(step)
    assert game.playing == "A B C D"


@pytest.mark.parametrize("locked", ["C", "D"])
def test_810_8a_a_team_can_not_win_where_one_head_can_not(locked: str) -> None:
    game = giants()
    game.locks(locked, "cant_win_game")
    for head in ("C", "D"):
        assert told(WinStopped, game.does(WinGame(player=head)))
    assert game.playing == "A B C D"
    game.does(WinGame(player="A"))
    assert game.winners == ("A", "B")


def test_lich_of_one_head_takes_the_teams_total_and_replaces_its_own_gains_only() -> None:
    game = giants()
    events = game.does(Effect(add="Lich", controller="A"))
    assert moved(events) == [("A", -30)]
    assert game.playing == "A B C D"
    game.does(Gain(player="B", amount=4))
    assert totals(game) == (4, 30)
    game.does(Gain(player="A", amount=3))
    assert (totals(game), game.asked("A"), game.asked("B")) == ((4, 30), {"draw": 3}, {})


def test_lich_of_one_head_asks_for_its_own_damage_only() -> None:
    game = giants()
    game.card("Lich", "A")
    assert told(ReminderAdded, game.does(Damage(player="B", amount=2))) == []
    assert only(ReminderAdded, game.does(Damage(player="A", amount=3))).count == 3
    assert (totals(game), game.playing) == ((-5, 30), "A B C D")


# Losing and winning


def test_704_6a_the_team_loses_at_0() -> None:
    game = giants()
    game.does(Damage(player="A", amount=29))
    assert game.playing == "A B C D"
    game.does(Damage(player="B", amount=1))
    assert (game.lost, game.winners) == ({"A": "704.6a", "B": "704.6a"}, ("C", "D"))


@pytest.mark.parametrize(
    ("step", "rule"),
    [(EmptyDraw(player="A"), "704.5b"), (LoseGame(player="A"), "104.3e"), (Concede(player="A"), "104.3a")],
    ids=["704.5b", "104.3e", "104.3a"],
)
def test_810_8a_and_810_8b_the_team_falls_with_either_head(step: AnyStep, rule: str) -> None:
    game = giants()
    game.does(step)
    assert game.lost == {"A": rule, "B": "810.8b" if rule == "104.3a" else "810.8a"}
    assert game.winners == ("C", "D")


def test_810_8b_nothing_stops_a_head_from_conceding_for_the_team() -> None:
    game = giants()
    game.card("Platinum Angel", "B")
    game.does(Concede(player="A"))
    assert (set(game.lost), game.winners) == ({"A", "B"}, ("C", "D"))


def test_104_4d_teams_that_fall_at_once_draw() -> None:
    game = giants()
    game.does(Together(steps=(Lose(player="A", amount=30), EmptyDraw(player="D"))))
    assert game.drawn


def test_810_8a_an_effect_wins_for_both_heads() -> None:
    game = giants()
    game.does(WinGame(player="D"))
    assert game.winners == ("C", "D")


@pytest.mark.parametrize("loss", [LoseGame(player="A"), EmptyDraw(player="A")], ids=["104.3e", "704.5b"])
def test_104_3f_a_team_that_wins_by_one_head_and_loses_by_the_other_loses(loss: AnyStep) -> None:
    game = giants()
    game.does(Together(steps=(WinGame(player="B"), loss)))
    assert game.winners == ("C", "D")


# Poison and other counters


def test_704_6b_poison_of_both_heads_is_one_count() -> None:
    game = giants()
    game.does(Counter(player="A", kind="poison", change=8))
    game.does(Counter(player="B", kind="poison", change=6))
    assert game.counters("A") == game.counters("B") == {"poison": 14}
    assert game.playing == "A B C D"
    game.does(Damage(player="B", amount=1, from_="C", infect=True))
    assert (game.lost, totals(game)) == ({"A": "704.6b", "B": "704.6b"}, (30, 30))


def test_704_6b_ten_poison_are_too_few_for_a_team() -> None:
    game = giants()
    game.does(Counter(player="A", kind="poison", change=10))
    assert game.playing == "A B C D"


def test_810_10b_poison_that_one_head_loses_leaves_the_team() -> None:
    game = giants()
    game.does(Counter(player="B", kind="poison", change=5))
    game.does(Counter(player="A", kind="poison", change=-3))
    assert game.counters("B") == {"poison": 2}


@pytest.mark.parametrize("players", [("A", "B"), ("B", "A"), ("A",)])
def test_701_34b_proliferate_gives_a_team_one_more_poison(players: tuple[str, ...]) -> None:
    game = giants()
    game.does(Counter(player="A", kind="poison", change=3))
    game.does(Proliferate(players=players))
    assert game.counters("A") == {"poison": 4}


def test_810_5_other_counters_are_each_heads_own() -> None:
    game = giants()
    game.does(Counter(player="A", kind="energy", change=3))
    game.does(Proliferate(players=("A", "B")))
    assert (game.counters("A"), game.counters("B")) == ({"energy": 4}, {})


# Commander damage


def commander_giants() -> Sitting:
    heads = [
        PlayerHeader(name=name, team=team, commanders=commanders)
        for name, team, commanders in (
            ("A", "1", ()),
            ("B", "1", ()),
            ("C", "2", ("Tana", "Kodama")),
            ("D", "2", ()),
        )
    ]
    return sit("two-headed-giant-commander", *heads)


def test_704_6c_twenty_one_on_one_head_sinks_the_team() -> None:
    game = commander_giants()
    game.does(Damage(player="A", amount=21, commander="Tana"))
    assert game.lost == {"A": "704.6c", "B": "810.8a"}
    assert totals(game) == (39, 60)


def test_704_6c_the_count_is_each_heads_own() -> None:
    game = commander_giants()
    game.does(Damage(player="A", amount=12, commander="Tana"))
    game.does(Damage(player="B", amount=9, commander="Tana"))
    assert (totals(game), game.playing) == ((39, 60), "A B C D")


def test_702_124d_two_partners_are_counted_apart() -> None:
    game = commander_giants()
    for commander in ("Tana", "Kodama"):
        game.does(Damage(player="A", amount=11, commander=commander))
    assert game.playing == "A B C D"


# Archenemy Commander: life shared by the team, poison not


def test_904_13_the_team_shares_its_life_and_not_its_poison() -> None:
    game = sit("archenemy-commander", PlayerHeader(name="Ana", archenemy=True), "Bruno", "Chiara")
    game.does(Damage(player="Bruno", amount=10))
    assert game.life("Ana", "Bruno", "Chiara") == (60, 50, 50)
    game.does(Counter(player="Bruno", kind="poison", change=9))
    game.does(Counter(player="Chiara", kind="poison", change=9))
    assert game.playing == "Ana Bruno Chiara"
    game.does(Counter(player="Chiara", kind="poison", change=1))
    assert game.lost["Chiara"] == "704.5c"
