"""One-shot actions that exchange, redistribute, set, double and halve totals (119.5, 701.10-12, 810.9)."""

import pytest

from lifecounter.model.asking import Answer
from lifecounter.model.commands import Lose, Turn
from lifecounter.model.events import LifeExchanged
from lifecounter.model.header import PlayerHeader
from tests.model.shots import asked, below_zero, cannot, uses
from tests.model.sitting import duel, giants, moved, only, pod, sit

# Exchange


@pytest.mark.parametrize("name", ["Mirror Universe", "Magus of the Mirror", "Mister Negative"])
def test_701_12c_you_exchange_totals_with_an_opponent(name: str) -> None:
    game = duel(ana=5, bruno=15)
    assert sorted(moved(uses(game, name))) == [("Ana", 10), ("Bruno", -10)]


@pytest.mark.parametrize("name", ["Soul Conduit", "Axis of Mortality", "Profane Transfusion"])
def test_701_12c_two_players_exchange_totals(name: str) -> None:
    game = pod()
    game.puts(Bruno=3, Dragan=12)
    uses(game, name, player="Bruno", another="Dragan")
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (20, 12, 20, 3)


@pytest.mark.parametrize("name", ["Mirror Universe", "Magus of the Mirror", "Axis of Mortality"])
def test_503_what_is_for_ones_own_upkeep_waits_for_ones_own_turn(name: str) -> None:
    game = duel(ana=5, bruno=15)
    answers: dict[str, Answer] = {"player": "Ana", "another": "Bruno"} if name.startswith("Axis") else {}
    game.does(Turn(player="Bruno"))
    assert cannot(game, name, answers=answers) == "503"
    game.does(Turn(player="Ana"))
    uses(game, name, answers=answers)
    assert game.life("Ana", "Bruno") == (15, 5)


def test_805_the_team_has_its_upkeep_together() -> None:
    game = giants(8, 21)
    game.does(Turn(player="B"))
    uses(game, "Mirror Universe", "A", opponent="D")
    assert game.life("A", "C") == (21, 8)


@pytest.mark.parametrize(
    ("ana", "bruno", "allowed"), [(3, -2, True), (3, -3, False), (20, 15, True), (14, 20, False)]
)
def test_row_6_5_79_psychic_transfer_reads_the_true_totals(ana: int, bruno: int, allowed: bool) -> None:
    game = below_zero(Ana=ana, Bruno=bruno)
    if allowed:
        uses(game, "Psychic Transfer", player="Bruno")
        assert game.life("Ana", "Bruno") == (bruno, ana)
    else:
        assert cannot(game, "Psychic Transfer", player="Bruno") == "608.2c"


def test_nobody_exchanges_with_themselves() -> None:
    assert cannot(duel(), "Psychic Transfer", player="Ana") == "701.12c"


def test_119_7_row_6_3_36_an_exchange_that_a_lock_forbids_is_refused() -> None:
    game = duel(ana=5, bruno=15)
    game.locks("Ana", "cant_gain_life")
    assert cannot(game, "Mirror Universe") == "119.7"


def test_row_6_3_41_profane_transfusion_leaves_a_difference_of_14() -> None:
    game = duel(ana=10, bruno=17)
    game.card("Boon Reflection", "Ana")
    uses(game, "Profane Transfusion", player="Ana", another="Bruno")
    assert game.life("Ana", "Bruno") == (24, 10)


def test_701_12g_row_6_5_76_evra_with_power_0() -> None:
    game = duel(ana=12)
    assert only(LifeExchanged, uses(game, "Evra", number=0)).with_becomes == 12
    assert game.lost == {"Ana": "704.5a"}


def test_107_1b_a_power_may_be_negative() -> None:
    game = below_zero(Ana=12)
    uses(game, "Evra", number=-3)
    assert game.life("Ana") == (-3,)


def test_701_12g_row_6_5_78_tree_of_redemption_with_2_more_toughness() -> None:
    game = duel(ana=7)
    assert only(LifeExchanged, uses(game, "Tree of Redemption", number=15)).with_becomes == 7
    assert game.life("Ana") == (15,)


def test_701_12g_tree_of_perdition_is_about_an_opponent() -> None:
    game = pod()
    assert [blank.kind for blank in asked(game, "Tree of Perdition")] == ["opponent", "number"]
    events = uses(game, "Tree of Perdition", opponent="Chiara", number=13)
    assert (game.life("Ana", "Chiara"), only(LifeExchanged, events).with_becomes) == ((20, 13), 20)


# Exchange and redistribute in teams


def test_810_9a_row_3_6_1_heads_of_two_teams_exchange_the_teams_totals() -> None:
    game = giants(8, 21)
    assert sorted(moved(uses(game, "Soul Conduit", "A", player="A", another="C"))) == [("A", 13), ("C", -13)]
    assert game.life("A", "C") == (21, 8)


def test_810_9e_row_3_6_2_two_heads_of_a_team_exchange_nothing() -> None:
    assert cannot(giants(8, 21), "Soul Conduit", "A", player="A", another="B") == "810.9e"


def test_810_9g_row_3_6_3_any_heads_lock_stops_the_exchange() -> None:
    game = giants(8, 21)
    game.locks("B", "cant_gain_life")
    assert cannot(game, "Soul Conduit", "A", player="A", another="C") == "119.7"


@pytest.mark.parametrize(("total", "change"), [(9, 4), (20, -7)])
def test_701_12g_row_3_6_4_tree_of_redemption_exchanges_the_teams_total(total: int, change: int) -> None:
    game = giants(total)
    events = uses(game, "Tree of Redemption", "A", number=13)
    assert (moved(events), game.life("B")) == ([("A", change)], (13,))
    assert only(LifeExchanged, events).with_becomes == total


def test_row_6_5_81_reverse_the_sands_hands_out_whole_totals() -> None:
    game = duel(5, 15)
    assert [(blank.kind, blank.whom, blank.choices) for blank in asked(game, "Reverse the Sands")] == [
        ("total", "Ana", (5, 15)),
        ("total", "Bruno", (5, 15)),
    ]
    assert cannot(game, "Reverse the Sands", answers={"total of Ana": 20, "total of Bruno": 0}) == "601.2c"
    assert cannot(game, "Reverse the Sands", answers={"total of Ana": 15, "total of Bruno": 15}) == "608.2d"
    uses(game, "Reverse the Sands", answers={"total of Ana": 5, "total of Bruno": 15})
    assert game.life("Ana", "Bruno") == (5, 15)
    uses(game, "Reverse the Sands", answers={"total of Ana": 15, "total of Bruno": 5})
    assert game.life("Ana", "Bruno") == (15, 5)


def test_equal_totals_leave_nothing_to_hand_out() -> None:
    game = duel()
    assert asked(game, "Reverse the Sands") == ()
    assert moved(uses(game, "Reverse the Sands")) == []


def test_810_9f_row_3_6_5_one_head_of_each_team_is_handed_a_total() -> None:
    game = giants(5, 25)
    assert [blank.key for blank in asked(game, "Reverse the Sands", "A")] == [
        "head of 1", "head of 2", "total of 1", "total of 2",
    ]  # fmt: skip
    answers: dict[str, Answer] = {"head of 1": "B", "head of 2": "C", "total of 1": 25, "total of 2": 5}
    assert sorted(moved(uses(game, "Reverse the Sands", "A", answers))) == [("B", 20), ("C", -20)]
    assert game.life("A", "C") == (25, 5)


def test_810_9f_row_3_6_5_three_teams_take_any_permutation() -> None:
    heads = [PlayerHeader(name=name, team=name[0], life=life) for name, life in (
        ("1a", 5), ("1b", None), ("2a", 12), ("2b", None), ("3a", 25), ("3b", None),
    )]  # fmt: skip
    game = sit("two-headed-giant", *heads)
    answers: dict[str, Answer] = {f"head of {team}": f"{team}a" for team in "123"}
    uses(game, "Reverse the Sands", "1a", answers | {"total of 1": 25, "total of 2": 5, "total of 3": 12})
    assert game.life("1b", "2b", "3b") == (25, 5, 12)


def test_119_8_row_3_6_6_no_redistribution_lowers_a_team_that_can_not_lose() -> None:
    game = giants(5, 25)
    game.locks("D", "cant_lose_life")
    answers: dict[str, Answer] = {"head of 1": "A", "head of 2": "C"}
    swapped = answers | {"total of 1": 25, "total of 2": 5}
    assert cannot(game, "Reverse the Sands", "A", swapped) == "119.8"
    uses(game, "Reverse the Sands", "A", answers | {"total of 1": 5, "total of 2": 25})
    assert game.life("A", "C") == (5, 25)


# New totals


@pytest.mark.parametrize(
    ("name", "total"),
    [("Worldfire", 1), ("Aurra Sing", 1), ("Once More with Feeling", 10), ("Sway of the Stars", 7)],
)
def test_119_5_everybodys_total_becomes_a_number(name: str, total: int) -> None:
    game = pod()
    game.puts(Bruno=3)
    uses(game, name)
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (total,) * 4


def test_row_6_5_82_repay_in_kind() -> None:
    game = duel(12, 5)
    assert moved(uses(game, "Repay in Kind")) == [("Ana", -7)]


def test_107_1b_the_lowest_total_may_be_negative() -> None:
    game = below_zero(Ana=12, Bruno=-4)
    uses(game, "Repay in Kind")
    assert game.life("Ana", "Bruno") == (-4, -4)


def test_who_has_left_has_no_lowest_total() -> None:
    game = pod()
    game.does(Lose(player="Dragan", amount=25))
    game.puts(Ana=12)
    uses(game, "Repay in Kind")
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (12, 12, 12, -5)


def test_arbiter_of_knollridge_raises_everybody() -> None:
    game = duel(12, 5)
    assert moved(uses(game, "Arbiter of Knollridge")) == [("Bruno", 7)]


@pytest.mark.parametrize("name", ["Biorhythm", "Shaman of Forgotten Ways"])
def test_everybodys_total_becomes_their_creatures(name: str) -> None:
    game = duel()
    uses(game, name, answers={"number of Ana": 3, "number of Bruno": 0})
    assert (game.life("Ana", "Bruno"), game.lost) == ((3, 0), {"Bruno": "704.5a"})


def test_104_4a_biorhythm_without_any_creature_is_a_draw() -> None:
    game = duel()
    uses(game, "Biorhythm", answers={"number of Ana": 0, "number of Bruno": 0})
    assert game.drawn


@pytest.mark.parametrize(("total", "move"), [(4, 6), (17, -7)])
def test_row_6_5_73_sorin_markov(total: int, move: int) -> None:
    game = duel(bruno=total)
    assert moved(uses(game, "Sorin Markov")) == [("Bruno", move)]


def test_row_6_5_74_a_lower_total_on_bloodletters_turn() -> None:
    game = duel(bruno=25)
    game.card("Bloodletter of Aclazotz", "Ana")
    game.does(Turn(player="Ana"))
    uses(game, "Sorin Markov")
    assert (game.life("Bruno"), game.lost) == ((-5,), {"Bruno": "704.5a"})


@pytest.mark.parametrize(
    ("name", "total"), [("Magister Sphinx", 10), ("Blessed Wind", 20), ("Captive Audience", 4)]
)
def test_119_5_a_players_total_becomes_a_number(name: str, total: int) -> None:
    game = duel(ana=33, bruno=15)
    uses(game, name, player="Ana")
    uses(game, name, player="Bruno")
    assert game.life("Ana", "Bruno") == (total, total)


def test_master_of_cruelties_leaves_1() -> None:
    game = duel()
    uses(game, "Master of Cruelties")
    assert game.life("Ana", "Bruno") == (20, 1)


def test_darth_tyranus_sets_two_totals_at_once() -> None:
    game = pod()
    uses(game, "Darth Tyranus", player="Chiara", another="Ana")
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (30, 20, 5, 20)


@pytest.mark.parametrize(
    ("name", "total"), [("Angel of Grace", 10), ("Providence", 26), ("Form of the Dinosaur", 15)]
)
def test_119_5_your_total_becomes_a_number(name: str, total: int) -> None:
    game = duel(ana=14)
    uses(game, name)
    assert game.life("Ana", "Bruno") == (total, 20)


@pytest.mark.parametrize(("total", "becomes"), [(6, 7), (7, None), (9, None)])
def test_603_4_elderscale_wurm_raises_less_than_7(total: int, becomes: int | None) -> None:
    game = duel(ana=total)
    if becomes is None:
        assert cannot(game, "Elderscale Wurm") == "603.4"
    else:
        uses(game, "Elderscale Wurm")
        assert game.life("Ana") == (becomes,)


@pytest.mark.parametrize("name", ["Oketra's Last Mercy", "Long Rest"])
@pytest.mark.parametrize("total", [3, 50])
def test_your_total_becomes_your_starting_total(name: str, total: int) -> None:
    game = sit("commander", "Ana", "Bruno")
    game.puts(Ana=total)
    uses(game, name)
    assert game.life("Ana") == (40,)


@pytest.mark.parametrize(("total", "allowed"), [(3, True), (19, True), (20, False), (50, False)])
def test_603_4_resolute_archangel_only_raises(total: int, allowed: bool) -> None:
    game = duel()
    game.puts(Ana=total)
    if allowed:
        uses(game, "Resolute Archangel")
        assert game.life("Ana") == (20,)
    else:
        assert cannot(game, "Resolute Archangel") == "603.4"


def test_107_1a_torgaar_rounds_half_the_starting_total_down() -> None:
    game = duel(ana=25, bruno=20)
    uses(game, "Torgaar", player="Ana")
    uses(game, "Torgaar", player="Bruno")
    assert game.life("Ana", "Bruno") == (12, 10)


@pytest.mark.parametrize("name", ["Eternity Vessel", "Invincible Hymn", "Loxodon Lifechanter"])
def test_119_5_your_total_becomes_what_you_count(name: str) -> None:
    game = duel()
    uses(game, name, number=53)
    assert game.life("Ana") == (53,)
    uses(game, name, number=0)
    assert game.lost == {"Ana": "704.5a"}


def test_107_1b_only_what_can_be_negative_is_set_below_0() -> None:
    game = below_zero(Ana=5)
    assert cannot(game, "Invincible Hymn", number=-1) == "601.2c"
    uses(game, "Loxodon Lifechanter", number=-1)
    assert game.life("Ana") == (-1,)


# New totals in teams


@pytest.mark.parametrize(("total", "change"), [(25, -15), (4, 6)])
def test_810_9c_row_3_4_1_one_heads_new_total_is_the_teams(total: int, change: int) -> None:
    game = giants(20, total)
    assert moved(uses(game, "Sorin Markov", "A", opponent="D")) == [("D", change)]
    assert game.life("C") == (10,)


@pytest.mark.parametrize(("holder", "after"), [("A", 16), ("B", 10)])
def test_810_9c_row_3_4_2_boon_reflection_of_the_head_that_is_set(holder: str, after: int) -> None:
    game = giants(4)
    game.card("Boon Reflection", holder)
    uses(game, "Magister Sphinx", "C", player="A")
    assert game.life("A") == (after,)


@pytest.mark.parametrize("locked", ["A", "B"])
def test_810_9g_row_3_4_3_no_head_is_raised_where_either_can_not_gain(locked: str) -> None:
    game = giants(4)
    game.locks(locked, "cant_gain_life")
    uses(game, "Magister Sphinx", "C", player="A")
    assert game.life("A") == (4,)


@pytest.mark.parametrize(
    ("name", "answers", "total"),
    [("Oketra's Last Mercy", {}, 30), ("Torgaar", {"player": "B"}, 15), ("Resolute Archangel", {}, 30)],
)
def test_810_9c_row_3_4_4_the_starting_total_is_the_teams(
    name: str, answers: dict[str, Answer], total: int
) -> None:
    game = giants()
    game.puts(A=4)
    uses(game, name, "A", answers)
    assert game.life("B") == (total,)


@pytest.mark.parametrize(("other", "lost"), [(7, 6), (13, 0), (21, 0)])
def test_810_9d_row_3_4_every_head_1_repay_in_kind(other: int, lost: int) -> None:
    game = giants(13, other)
    assert [(blank.kind, blank.whom, blank.choices) for blank in asked(game, "Repay in Kind", "A")] == [
        ("head", "1", ("A", "B")),
        ("head", "2", ("C", "D")),
    ]
    events = uses(game, "Repay in Kind", "A", {"head of 1": "B", "head of 2": "C"})
    expected = [("B", -lost)] if lost else [("C", 13 - other)] if other > 13 else []
    assert (moved(events), game.life("A", "C")) == (expected, (min(13, other),) * 2)


@pytest.mark.parametrize(("chosen", "creatures", "lost"), [("A", 3, 9), ("B", 5, 7)])
def test_810_9d_row_3_4_every_head_2_biorhythm(chosen: str, creatures: int, lost: int) -> None:
    game = giants(12, 4)
    answers: dict[str, Answer] = {"head of 1": chosen, "head of 2": "C"}
    assert [blank.whom for blank in asked(game, "Biorhythm", "A", **answers)] == [chosen, "C"]
    events = uses(game, "Biorhythm", "A", answers | {"number of 1": creatures, "number of 2": 4})
    assert moved(events) == [(chosen, -lost)]


def test_810_9d_row_3_4_every_head_3_worldfire_and_arbiter() -> None:
    answers: dict[str, Answer] = {"head of 1": "A", "head of 2": "D"}
    game = giants()
    assert moved(uses(game, "Worldfire", "A", answers)) == [("A", -29), ("D", -29)]
    game = giants(13, 21)
    assert moved(uses(game, "Arbiter of Knollridge", "A", answers)) == [("A", 8)]
    game = giants(13, 21)
    game.card("Tainted Remedy", "C")
    uses(game, "Arbiter of Knollridge", "A", answers)
    assert game.life("A") == (5,)


# Double and halve


@pytest.mark.parametrize(("total", "becomes"), [(17, 34), (-10, -20)])
def test_701_10d_row_6_5_67_beacon_of_immortality(total: int, becomes: int) -> None:
    game = below_zero(Bruno=total)
    uses(game, "Beacon of Immortality", player="Bruno")
    assert game.life("Ana", "Bruno") == (20, becomes)


def test_701_10d_celestial_mantle_and_angelic_enforcer() -> None:
    game = duel(ana=3)
    uses(game, "Angelic Enforcer")
    uses(game, "Celestial Mantle", player="Ana")
    assert game.life("Ana") == (12,)


@pytest.mark.parametrize(("total", "becomes"), [(17, 34), (-4, -8)])
def test_701_10d_row_3_5_a_head_doubles_the_teams_total(total: int, becomes: int) -> None:
    game = giants()
    game.locks("A", "cant_lose_game")
    game.puts(A=total)
    assert moved(uses(game, "Beacon of Immortality", "C", player="B")) == [("B", total)]
    assert game.life("A") == (becomes,)


def test_701_10d_row_3_5_2_boon_reflection_doubles_the_doubling() -> None:
    game = giants(11)
    game.card("Boon Reflection", "A")
    uses(game, "Beacon of Immortality", "A", player="A")
    assert game.life("B") == (33,)


def test_revenge_doubles_one_and_halves_another_as_one_entry() -> None:
    game = duel(ana=4, bruno=7)
    assert moved(uses(game, "Revenge")) == [("Ana", 4), ("Bruno", -4)]
    assert game.life("Ana", "Bruno") == (8, 3)


@pytest.mark.parametrize(
    "name", ["Quietus Spike", "Unstoppable Slasher", "Virtus the Veiled", "Peer into the Abyss"]
)
def test_107_1a_row_6_5_68_a_player_loses_half_rounded_up(name: str) -> None:
    game = duel(bruno=7)
    assert moved(uses(game, name, player="Bruno")) == [("Bruno", -4)]


def test_row_6_5_71_two_quietus_spikes_one_after_the_other() -> None:
    game = duel()
    totals: list[int] = []
    for _ in range(2):
        uses(game, "Quietus Spike", player="Bruno")
        totals += game.life("Bruno")
    assert totals == [10, 5]


def test_107_1a_raving_dead_rounds_down() -> None:
    game = duel(bruno=7)
    assert moved(uses(game, "Raving Dead", player="Bruno")) == [("Bruno", -3)]


def test_blood_tribute_gains_what_was_lost_only_where_it_is_kicked() -> None:
    game = duel(ana=10, bruno=7)
    assert moved(uses(game, "Blood Tribute")) == [("Bruno", -4)]
    assert moved(uses(game, "Blood Tribute, kicked")) == [("Bruno", -2), ("Ana", 2)]


@pytest.mark.parametrize(
    ("name", "totals"),
    [("Fraying Omnipotence", (3, 7)), ("Scourge of the Skyclaves", (3, 7)), ("Pox Plague", (4, 8))],
)
def test_107_1a_everybody_loses_half(name: str, totals: tuple[int, int]) -> None:
    game = duel(ana=7, bruno=15)
    uses(game, name)
    assert game.life("Ana", "Bruno") == totals


@pytest.mark.parametrize(("total", "third"), [(5, 2), (13, 5), (1, 1)])
@pytest.mark.parametrize("name", ["Pox", "Dire Fleet Ravager"])
def test_107_1a_row_6_5_70_everybody_loses_a_third_rounded_up(name: str, total: int, third: int) -> None:
    game = duel(ana=total, bruno=20)
    assert moved(uses(game, name)) == [("Ana", -third), ("Bruno", -7)]


def test_107_1b_a_part_of_a_negative_total_is_a_part_of_0() -> None:
    game = below_zero(Ana=-6, Bruno=-6)
    for name in ("Pox", "Pox Plague", "Fraying Omnipotence", "Heartless Hidetsugu"):
        assert moved(uses(game, name)) == []


def test_810_9a_row_3_2_1_one_head_loses_half_of_the_teams_total() -> None:
    game = giants(30, 19)
    uses(game, "Quietus Spike", "A", player="D")
    assert game.life("C") == (9,)


@pytest.mark.parametrize(("total", "left"), [(20, 0), (21, -1)])
@pytest.mark.parametrize("name", ["Fraying Omnipotence", "Scourge of the Skyclaves"])
def test_104_4d_row_3_2_2_every_head_loses_half_at_once(name: str, total: int, left: int) -> None:
    game = giants(total, total)
    uses(game, name, "A")
    assert (game.life("A", "C"), game.drawn) == ((left, left), True)


def test_810_9a_row_3_2_4_every_head_loses_a_third_at_once() -> None:
    game = giants(13, 13)
    assert moved(uses(game, "Dire Fleet Ravager", "A")) == [("A", -5), ("B", -5), ("C", -5), ("D", -5)]
    assert game.life("A", "C") == (3, 3)
