"""Worked examples of teams that share one total, with the cards that bend it (810), and of teams that don't
(809, 904). The rows are those of section 3 of a collection of rules facts."""

import pytest

from lifecounter.model.commands import (
    Counter,
    Damage,
    Deal,
    Drain,
    Effect,
    EmptyDraw,
    Exchange,
    Gain,
    Halve,
    Lose,
    Pay,
    Phase,
    Set,
    Turn,
    WinGame,
)
from lifecounter.model.events import (
    CommanderDamageDealt,
    CountersStopped,
    DamageDealt,
    LifeSet,
    LossReplaced,
    WinStopped,
)
from lifecounter.model.header import PlayerHeader
from tests.model.sitting import Sitting, giants, moved, only, pod, sit, told

EVERYBODY = ("A", "B", "C", "D")


def team(cards: dict[str, str], first: int = 30, second: int = 30) -> Sitting:
    """Two-Headed Giant at these totals, with a card for each head that is named."""
    game = giants(first, second)
    for head, name in cards.items():
        game.card(name, head)
    return game


def totals(game: Sitting) -> tuple[int, ...]:
    """The totals of the two teams; both heads of a team show the same."""
    a, b, c, d = game.life(*EVERYBODY)
    assert (a, c) == (b, d)
    return a, c


def commanders(*names: str) -> Sitting:
    """Two-Headed Giant Commander, with a commander of C's."""
    return sit(
        "two-headed-giant-commander",
        PlayerHeader(name="A", team="1", life=3),
        PlayerHeader(name="B", team="1"),
        PlayerHeader(name="C", team="2", commanders=names),
        PlayerHeader(name="D", team="2"),
    )


# 3.1 Damage, loss, gain


def test_810_9_row_3_1_2_only_the_heads_own_events_trigger() -> None:
    game = team({"A": "Ajani's Pridemate", "B": "Bloodbond Vampire", "C": "Vilis, Broker of Blood"}, 20, 18)
    game.card("Vilis, Broker of Blood", "D")
    game.does(Damage(player="C", amount=5, from_="A", combat=True, lifelink=True))
    assert totals(game) == (25, 13)
    assert [game.asked(head) for head in EVERYBODY] == [{"+1/+1 counter": 1}, {}, {"draw": 5}, {}]


def test_810_9_row_3_1_4_each_head_gains_with_its_own_modifier() -> None:
    game = team({"A": "Angel of Vitality"})
    game.does(Gain(players=EVERYBODY, amount=3))
    assert totals(game) == (37, 36)


def test_810_9_row_3_1_4_boon_reflection_doubles_no_gain_of_the_other_head() -> None:
    game = team({"A": "Boon Reflection"})
    game.does(Gain(player="B", amount=3))
    assert totals(game) == (33, 30)


@pytest.mark.parametrize("name", ["Archfiend of Despair", "Wound Reflection"])
def test_810_9_row_3_1_5_each_head_loses_again_what_that_head_lost(name: str) -> None:
    game = team({"A": name})
    game.does(Turn(player="A"))
    game.does(Damage(players=("C", "D"), amount=2, from_="A"))
    assert moved(game.does(Phase(phase="end"))) == [("C", -2), ("D", -2)]
    assert totals(game) == (30, 22)


# 3.2 Fractions


def test_805_row_3_2_3_havoc_festival_asks_each_head_for_half() -> None:
    game = team({"A": "Havoc Festival"})
    assert moved(game.does(Turn(player="C"))) == [("C", -15), ("D", -8)]
    assert totals(game) == (30, 7)


def test_810_9a_row_3_2_2_all_heads_halve_at_once() -> None:
    game = team({}, 20, 21)
    game.does(Halve(players=EVERYBODY, round="up"))
    assert (totals(game), game.drawn) == ((0, -1), True)


# 3.3 Payment


def test_810_9h_row_3_3_5_emperion_of_one_head_stops_every_payment() -> None:
    game = team({"A": "Platinum Emperion"})
    for head in ("A", "B"):
        assert game.refuses(Pay(player=head, amount=1)) == "119.8"
        game.does(Pay(player=head, amount=0))


# 3.4 New totals


@pytest.mark.parametrize(("holder", "after"), [("A", 16), ("B", 10)])
def test_810_9c_row_3_4_2_boon_reflection_doubles_the_chosen_heads_gain(holder: str, after: int) -> None:
    game = team({holder: "Boon Reflection"}, first=4)
    game.does(Set(player="A", to=10))
    assert totals(game) == (after, 30)


def test_810_9g_row_3_4_3_a_mark_on_either_head_keeps_the_total_down() -> None:
    for marked in ("A", "B"):
        game = team({}, first=4)
        game.does(Effect(add="Stigma Lasher", controller="C", on=marked))
        game.does(Set(player="A", to=10))
        assert totals(game) == (4, 30)


@pytest.mark.parametrize(
    ("name", "life"),
    [
        ("Exquisite Archangel", 30),
        ("Lich's Mirror", 20),
        ("Stunning Reversal", 1),
        ("The Golden Throne", 1),
        ("Puresteel Angel", 20),
    ],
)
def test_810_9c_row_3_4_4_rescues_set_the_teams_total(name: str, life: int) -> None:
    game = team({"A": name})
    game.does(Lose(player="B", amount=35))
    assert (totals(game), game.playing) == ((life, 30), "A B C D")


def test_810_9d_row_3_4_every_head_1_repay_in_kind() -> None:
    for first, second, lost in ((7, 13, 6), (21, 13, 8)):
        game = team({}, first, second)
        events = game.does(Set(players=EVERYBODY, to=min(first, second)))
        assert [amount for _, amount in moved(events)] == [-lost]
        assert totals(game) == (min(first, second),) * 2


@pytest.mark.parametrize(("chosen", "creatures", "lost"), [("A", 3, 9), ("B", 5, 7)])
def test_810_9d_row_3_4_every_head_2_biorhythm(chosen: str, creatures: int, lost: int) -> None:
    game = team({}, first=12)
    assert moved(game.does(Set(player=chosen, to=creatures))) == [(chosen, -lost)]
    assert totals(game) == (creatures, 30)


def test_810_9d_row_3_4_every_head_3_the_chosen_heads_gain_may_become_a_loss() -> None:
    game = team({}, 13, 21)
    game.does(Set(players=EVERYBODY, to=21))
    assert totals(game) == (21, 21)
    game = team({"C": "Tainted Remedy"}, 13, 21)
    assert only(LifeSet, game.does(Set(player="A", to=21))).life == 5
    assert totals(game) == (5, 21)


# 3.6 Exchanges


@pytest.mark.parametrize("holder", ["A", "B"])
def test_810_9g_row_3_6_3_an_exchange_fails_whole_where_any_head_can_not_gain(holder: str) -> None:
    game = team({}, 8, 21)
    game.does(Effect(add="Screaming Nemesis", controller="C", on=holder))
    assert game.refuses(Exchange(players=("A", "C"))) == "119.7"
    assert totals(game) == (8, 21)


# 3.7 What reaches the team


def test_810_9g_row_3_7_a_stigma_lashers_mark_on_one_head() -> None:
    game = giants()
    game.does(Effect(add="Stigma Lasher", controller="C", on="A"))
    game.does(Gain(player="B", amount=4))
    assert totals(game) == (30, 30)


def test_810_9h_row_3_7_b_everybody_lives_at_3() -> None:
    game = commanders("Lyra")
    game.card("Everybody Lives!", "A")
    events = game.does(Damage(player="A", amount=10, commander="Lyra", lifelink=True))
    assert only(DamageDealt, events).amount == 10
    assert only(CommanderDamageDealt, events).total == 10
    assert totals(game) == (3, 70)


def test_row_3_7_c_platinum_emperion_of_one_head() -> None:
    game = team({"A": "Platinum Emperion"}, first=12)
    game.does(Damage(player="B", amount=5, from_="C", lifelink=True))
    assert totals(game) == (12, 35)


@pytest.mark.parametrize(
    "name",
    [
        "Angel of Grace",
        "Serra the Benevolent",
        "Worship",
        "Ali from Cairo",
        "Fortune Thief",
        "Sustaining Spirit",
    ],
)
def test_row_3_7_d_a_floor_of_one_head_protects_the_team(name: str) -> None:
    game = team({"A": name}, first=3)
    game.does(Damage(player="B", amount=10, from_="C"))
    assert totals(game) == (1, 30)
    game.does(Lose(player="B", amount=2))
    assert totals(game) == (-1, 30)
    assert game.lost == {"A": "704.6a", "B": "704.6a"}


def test_row_3_7_d_the_net_of_both_heads_counts_against_the_floor() -> None:
    game = team({"A": "Worship"}, first=3)
    hits = tuple(Deal(player=head, amount=2, from_="C", combat=True) for head in ("A", "B"))
    game.does(Damage(deals=hits))
    assert totals(game) == (1, 30)


def test_row_3_7_e_worship_without_a_creature_of_its_controllers() -> None:
    game = giants(first=3)
    worship = game.card("Worship", "A")
    game.does(Effect(id=worship, holds=False))
    game.does(Damage(player="B", amount=10, from_="C"))
    assert game.lost == {"A": "704.6a", "B": "704.6a"}


def test_row_3_7_elderscale_wurm_of_one_head_protects_the_team() -> None:
    game = team({"A": "Elderscale Wurm"}, first=10)
    game.does(Damage(player="B", amount=8, from_="C"))
    assert totals(game) == (7, 30)


def test_810_9_row_3_7_prevention_protects_one_head_only() -> None:
    game = team({"A": "Glacial Chasm"})
    game.does(Damage(players=("A", "B"), amount=4, from_="C"))
    assert totals(game) == (26, 30)


def test_row_3_7_phyrexian_unlife_poisons_its_controller_only() -> None:
    game = team({"A": "Phyrexian Unlife"})
    game.does(Lose(player="A", amount=30))
    assert game.playing == "A B C D"
    game.does(Damage(player="A", amount=4, from_="C"))
    assert (totals(game), game.counters("B")) == ((0, 30), {"poison": 4})
    game.does(Damage(player="B", amount=4, from_="C"))
    assert (totals(game), game.counters("A")) == ((-4, 30), {"poison": 4})


def test_row_3_7_transcendence_reads_the_teams_30() -> None:
    game = team({"A": "Transcendence"})
    assert game.lost == {"A": "104.3e", "B": "810.8a"}


def test_row_3_7_replacements_change_only_their_heads_events() -> None:
    game = team({"C": "Bloodletter of Aclazotz"})
    game.does(Turn(player="D"))
    game.does(Lose(player="B", amount=2))
    assert totals(game) == (26, 30)
    game = team({"A": "Tainted Remedy"})
    game.does(Gain(players=EVERYBODY, amount=3))
    assert totals(game) == (36, 24)


# 3.8 Losing and winning


def test_810_8a_row_3_8_1_platinum_angel_holds_everything_off() -> None:
    game = giants()
    angel = game.card("Platinum Angel", "A")
    game.does(Lose(player="B", amount=35))
    game.does(EmptyDraw(player="B"))
    game.does(Counter(player="B", kind="poison", change=15))
    assert (totals(game), game.playing) == ((-5, 30), "A B C D")
    game.leaves(angel)
    assert game.lost == {"A": "704.6a", "B": "704.6a"}


def test_810_8a_row_3_8_2_abyssal_persecutor() -> None:
    game = team({"C": "Abyssal Persecutor"})
    game.does(Lose(player="A", amount=40))
    for head in ("C", "D"):
        assert len(told(WinStopped, game.does(WinGame(player=head)))) == 1
    assert (totals(game), game.playing) == ((-10, 30), "A B C D")


def test_810_8a_row_3_8_3_nine_lives_leaves() -> None:
    game = giants()
    lives = game.card("Nine Lives", "A")
    game.does(Damage(player="A", amount=7, from_="C"))
    assert (totals(game), game.asked("A")) == ((30, 30), {"incarnation counter": 1})
    game.leaves(lives, to="exile")
    assert game.lost == {"A": "104.3e", "B": "810.8a"}


def test_row_3_8_4_a_rescue_of_one_head_saves_from_the_others_cause() -> None:
    for name, life in (("Lich's Mirror", 20), ("Stunning Reversal", 1)):
        game = team({"A": name})
        assert only(LossReplaced, game.does(EmptyDraw(player="B"))).rule == "704.5b"
        assert (totals(game), game.playing) == ((life, 30), "A B C D")
        assert (game.asked("A")["draw"], game.asked("B")) == (7, {})


@pytest.mark.parametrize(("move", "after"), [(1, 32), (-1, 28)])
def test_row_3_8_5_triskaidekaphobia(move: int, after: int) -> None:
    game = team({"A": "Triskaidekaphobia"}, first=30)
    game.does(Turn(player="A"))
    assert game.playing == "A B C D"
    step = Gain(players=EVERYBODY, amount=1) if move > 0 else Lose(players=EVERYBODY, amount=1)
    game.does(step)
    assert totals(game) == (after, after)


def test_row_3_8_5_triskaidekaphobia_at_exactly_13() -> None:
    game = team({"A": "Triskaidekaphobia"}, second=13)
    game.does(Turn(player="B"))
    assert (game.lost, game.winners) == ({"C": "104.3e", "D": "104.3e"}, ("A", "B"))


# 3.9 Poison


def test_810_10c_row_3_9_3_melira_of_one_head() -> None:
    game = team({"A": "Melira, Sylvok Outcast"})
    events = game.does(Damage(player="B", amount=3, from_="C", infect=True))
    assert only(CountersStopped, events).because == "Melira, Sylvok Outcast"
    assert (totals(game), game.counters("A")) == ((30, 30), {})


# 3.11 and other teams


def three_heads() -> Sitting:
    return sit("three-headed-giant", "A", "B", "C", "D", "E", "F")


def test_810_11_three_heads_share_45_life_and_20_poison() -> None:
    game = three_heads()
    assert game.life("A", "C", "F") == (45, 45, 45)
    game.card("Havoc Festival", "D")
    assert moved(game.does(Turn(player="B"))) == [("A", -23), ("B", -11), ("C", -6)]
    game.does(Counter(player="D", kind="poison", change=19))
    assert game.playing == "A B C D E F"
    game.does(Counter(player="F", kind="poison", change=1))
    assert game.lost == dict.fromkeys("DEF", "704.6b")


def test_904_6_heroes_take_their_turn_together() -> None:
    game = sit("archenemy", PlayerHeader(name="Arch", archenemy=True), "Bea", "Cleo")
    game.card("Personal Sanctuary", "Bea")
    game.card("Forsaken Wastes", "Arch")
    assert moved(game.does(Turn(player="Cleo"))) == [("Bea", -1), ("Cleo", -1)]
    game.does(Damage(players=("Bea", "Cleo"), amount=4, from_="Arch"))
    assert game.life("Arch", "Bea", "Cleo") == (40, 19, 15)
    game.does(Turn(player="Arch"))
    game.does(Damage(player="Bea", amount=4, from_="Arch"))
    assert game.life("Arch", "Bea") == (39, 15)


def test_904_13_archenemy_commander_shares_life_and_no_poison() -> None:
    game = sit("archenemy-commander", PlayerHeader(name="Arch", archenemy=True), "Bea", "Cleo")
    game.card("Worship", "Bea")
    game.does(Damage(player="Cleo", amount=70, from_="Arch"))
    assert game.life("Arch", "Bea", "Cleo") == (60, 1, 1)
    game.does(Counter(player="Bea", kind="poison", change=9))
    game.does(Counter(player="Cleo", kind="poison", change=9))
    assert game.playing == "Arch Bea Cleo"
    game.does(Counter(player="Cleo", kind="poison", change=1))
    assert game.lost == {"Cleo": "704.5c", "Bea": "810.8a"}


def emperors() -> Sitting:
    return sit(
        "emperor",
        *(PlayerHeader(name=name, team=team) for team, name in zip("111222", "ABCDEF", strict=True)),
    )


def test_809_5b_a_rescued_emperor_keeps_the_team_in() -> None:
    game = emperors()
    game.card("Exquisite Archangel", "B")
    game.does(Lose(player="B", amount=20))
    assert (game.life("B"), game.playing) == ((20,), "A B C D E F")
    game.does(Lose(player="B", amount=20))
    assert game.lost == {"A": "809.5b", "B": "704.5a", "C": "809.5b"}


def test_102_3_an_emperors_general_is_no_opponent() -> None:
    game = emperors()
    game.card("Tainted Remedy", "B")
    game.does(Gain(players=("A", "C", "D"), amount=3))
    assert game.life("A", "C", "D") == (23, 23, 17)


def test_800_4a_what_a_leavers_permanents_and_emblems_did_ends() -> None:
    game = pod()
    for name in ("Furnace of Rath", "Erebos, God of the Dead", "Bloodletter of Aclazotz"):
        game.card(name, "Dragan")
    game.does(Effect(add="Stigma Lasher", controller="Dragan", on="Chiara"))
    game.card("Teferi's Protection", "Dragan")
    game.card("Holy Day", "Dragan")
    game.does(EmptyDraw(player="Dragan"))
    assert [effect.name for effect in game.game.effects] == ["Stigma Lasher", "Holy Day"]
    game.does(Damage(player="Ana", amount=3, from_="Bruno"))
    game.does(Damage(player="Ana", amount=3, from_="Bruno", combat=True))
    game.does(Gain(players=("Ana", "Chiara"), amount=1))
    assert game.life("Ana", "Chiara") == (18, 20)


def test_513_what_happens_at_an_end_step_happens_once_although_somebody_dies_of_it() -> None:
    game = pod()
    game.card("Wound Reflection", "Ana")
    game.does(Turn(player="Ana"))
    game.puts(Bruno=6)
    game.does(Lose(players=("Bruno", "Chiara"), amount=3))
    game.does(Turn(player="Bruno"))
    assert (game.life("Bruno", "Chiara"), game.playing) == ((0, 14), "Ana Chiara Dragan")
    game.does(Turn(player="Chiara"))
    assert game.life("Chiara") == (14,)


def test_702_101_extort_of_one_head_drains_both_heads_of_the_other_team() -> None:
    game = team({"B": "Boon Reflection"})
    game.does(Drain(from_=("C", "D"), to="B", amount=1))
    assert totals(game) == (34, 28)


def test_805_the_end_step_of_a_team_is_that_of_both_heads() -> None:
    game = team({"B": "The Endstone"}, first=30)
    game.does(Turn(player="A"))
    game.does(Phase(phase="end"))
    assert totals(game) == (15, 30)


def test_bitter_feud_doubles_only_what_its_two_players_deal_to_each_other() -> None:
    game = pod()
    game.does(Effect(add="Bitter Feud", controller="Ana", on="Bruno"))
    for victim, dealer in (("Ana", "Bruno"), ("Ana", "Chiara"), ("Bruno", "Ana"), ("Bruno", "Dragan")):
        game.does(Damage(player=victim, amount=2, from_=dealer))
    game.does(Damage(player="Chiara", amount=2, from_="Ana"))
    assert game.life("Ana", "Bruno", "Chiara") == (14, 14, 18)
