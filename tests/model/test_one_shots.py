"""One-shot actions: their entries, what is asked of the table, and damage, payments and the rest."""

from itertools import pairwise

import pytest

from lifecounter import data
from lifecounter.model.asking import Answer, Blank, blanks
from lifecounter.model.commands import Counter, Damage, Effect, Gain, Lose, Set, Undo
from lifecounter.model.events import DamageDealt
from lifecounter.model.filling import fill
from lifecounter.model.one_shots import OneShot
from lifecounter.model.outcome import Refused
from lifecounter.model.record import read_step, write_line
from tests.model.shots import asked, below_zero, cannot, shot_called, uses
from tests.model.sitting import Sitting, duel, giants, moved, pod, sit, told

SHOTS = data.one_shots().every
each_shot = pytest.mark.parametrize("shot", SHOTS, ids=[shot.name for shot in SHOTS])

EVERY_NAME = """
Mirror Universe; Magus of the Mirror; Soul Conduit; Axis of Mortality; Profane Transfusion; Psychic
Transfer; Mister Negative; Tree of Redemption; Evra; Tree of Perdition; Reverse the Sands; Repay in Kind;
Arbiter of Knollridge; Biorhythm; Shaman of Forgotten Ways; Worldfire; Aurra Sing; Once More with Feeling;
Sway of the Stars; Sorin Markov; Magister Sphinx; Blessed Wind; Master of Cruelties; Captive Audience;
Darth Tyranus; Angel of Grace; Providence; Form of the Dinosaur; Elderscale Wurm; Oketra's Last Mercy;
Long Rest; Resolute Archangel; Torgaar; Eternity Vessel; Invincible Hymn; Loxodon Lifechanter; Beacon of
Immortality; Celestial Mantle; Revenge; Angelic Enforcer; Chalice of Life; Chalice of Death; Heartless
Hidetsugu; Quietus Spike; Unstoppable Slasher; Virtus the Veiled; Blood Tribute; Peer into the Abyss;
Fraying Omnipotence; Scourge of the Skyclaves; Raving Dead; Pox Plague; Pox; Dire Fleet Ravager; Lurking
Evil; Murderous Betrayal; Temporal Extortion; Exsanguinate; Kokusho; Extort; Children of Korlis;
Simulacrum; Illicit Auction; Leeches; Vraska; Invigorate; Skyshroud Cutter; Reverent Silence
"""


# The entries


def test_every_action_has_an_entry_and_is_found_by_its_name() -> None:
    names = [name.strip() for name in EVERY_NAME.replace("\n", " ").split(";")]
    assert len({shot_called(name) for name in names}) == len(names)


def test_names_are_unique_and_the_alphabet_orders_them() -> None:
    assert all(one.name.casefold() < other.name.casefold() for one, other in pairwise(SHOTS))


@each_shot
def test_what_an_action_says_is_one_or_two_short_sentences(shot: OneShot) -> None:
    assert shot.says.endswith(".")
    assert len(shot.says) <= 160


def test_an_action_is_found_whatever_its_case_and_by_what_stands_before_its_comma() -> None:
    assert shot_called("KOKUSHO").name == "Kokusho, the Evening Star"
    assert shot_called("vraska, betrayal’s sting").name == "Vraska, Betrayal's Sting"
    assert data.one_shots().find("Repay") is None
    assert data.one_shots().nearest("Repay") == ["Repay in Kind"]
    assert data.one_shots().nearest("Biorythm")[0] == "Biorhythm"


def answered(shot: OneShot, game: Sitting, you: str) -> dict[str, Answer]:
    """A possible answer to everything that is asked: the player before oneself, 3 of what is counted, the
    totals as they are."""
    answers: dict[str, Answer] = {}
    while still := blanks(shot, game.game, you, answers):
        match still[0]:
            case Blank(kind="number"):
                answer: Answer = 3
            case Blank(kind="total", whom=whom):
                (answer,) = game.life(whom or "")
            case Blank(kind="player", choices=choices):
                answer = choices[-1]
            case Blank(choices=choices):
                answer = choices[0]
        answers[still[0].key] = answer
    return answers


@each_shot
def test_every_action_is_a_step_that_a_table_can_take(shot: OneShot) -> None:
    for game in (duel(), pod(), giants()):
        game.puts(**{name: 6 - place for place, name in enumerate(game.game.setup.names)})
        you = game.game.setup.names[0]
        uses(game, shot.name, you, answered(shot, game, you))


@each_shot
def test_an_action_of_a_player_who_is_alone_is_a_step_or_refused(shot: OneShot) -> None:
    game = sit("standard", "Ana")
    numbers: dict[str, Answer] = {blank.key: 3 for blank in asked(game, shot.name) if blank.kind == "number"}
    step = fill(shot, game.game, "Ana", numbers)
    if isinstance(step, Refused):
        assert step.rule in ("601.2c", "102.3", "603.4")
    else:
        assert read_step(write_line(step)) == step


# What is asked


def test_the_only_opponent_is_not_asked_for() -> None:
    assert asked(duel(), "Sorin Markov") == ()
    (blank,) = asked(pod(), "Sorin Markov")
    assert (blank.kind, blank.choices) == ("opponent", ("Bruno", "Chiara", "Dragan"))


def test_a_target_player_may_be_oneself() -> None:
    (blank,) = asked(pod(), "Beacon of Immortality")
    assert (blank.kind, blank.choices) == ("player", ("Ana", "Bruno", "Chiara", "Dragan"))


def test_the_second_of_two_players_is_somebody_else() -> None:
    game = pod()
    assert [blank.kind for blank in asked(game, "Soul Conduit")] == ["player", "another"]
    (left,) = asked(game, "Soul Conduit", player="Bruno")
    assert (left.kind, left.choices) == ("another", ("Ana", "Chiara", "Dragan"))
    assert asked(duel(), "Soul Conduit", player="Ana") == ()
    assert cannot(game, "Soul Conduit", player="Bruno", another="Bruno") == "601.2c"


def test_who_has_left_is_nobodys_answer() -> None:
    game = pod()
    game.puts(Dragan=1)
    game.does(Lose(player="Dragan", amount=1))
    (blank,) = asked(game, "Sorin Markov")
    assert blank.choices == ("Bruno", "Chiara")
    assert cannot(game, "Sorin Markov", opponent="Dragan") == "601.2c"
    assert cannot(game, "Providence", you="Dragan") == "800.4a"


def test_what_the_table_counts_is_asked_for_once_or_for_each_player() -> None:
    (blank,) = asked(duel(), "Exsanguinate")
    assert (blank.key, blank.kind, blank.whom, blank.what) == ("number", "number", None, "X")
    each = asked(duel(), "Biorhythm")
    assert [(blank.key, blank.whom, blank.what) for blank in each] == [
        ("number of Ana", "Ana", "creatures controlled"),
        ("number of Bruno", "Bruno", "creatures controlled"),
    ]


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("Exsanguinate", {}),
        ("Exsanguinate", {"number": -1}),
        ("Exsanguinate", {"number": 10**15 + 1}),
        ("Exsanguinate", {"number": "three"}),
        ("Exsanguinate", {"number": 3, "player": "Bruno"}),
        ("Beacon of Immortality", {}),
        ("Beacon of Immortality", {"player": "Cleo"}),
        ("Reverse the Sands", {"total of Ana": 20, "total of Bruno": 7}),
    ],
)
def test_601_2c_an_answer_that_is_missing_or_impossible_is_refused(
    name: str, answers: dict[str, Answer]
) -> None:
    assert cannot(duel(ana=20, bruno=15), name, answers=answers) == "601.2c"


def test_nobody_uses_anything_who_does_not_play() -> None:
    assert cannot(duel(), "Providence", you="Cleo") == "102.1"
    assert asked(duel(), "Sorin Markov", you="Cleo") == ()


def test_104_1_nothing_is_done_when_the_game_is_over() -> None:
    game = duel()
    game.does(Lose(player="Bruno", amount=20))
    assert cannot(game, "Providence") == "104.1"


# Damage, payments and the rest


def test_107_1a_heartless_hidetsugu_deals_half_rounded_down() -> None:
    game = duel(ana=7, bruno=20)
    events = uses(game, "Heartless Hidetsugu")
    assert [(hit.player, hit.amount, hit.source) for hit in told(DamageDealt, events)] == [
        ("Ana", 3, "Ana"),
        ("Bruno", 10, "Ana"),
    ]
    assert game.life("Ana", "Bruno") == (4, 10)


def test_heartless_hidetsugu_with_a_doubled_damage_kills_everybody_with_an_even_total() -> None:
    game = duel(ana=7, bruno=20)
    game.card("Furnace of Rath", "Ana")
    uses(game, "Heartless Hidetsugu")
    assert (game.life("Ana", "Bruno"), game.lost) == ((1, 0), {"Bruno": "704.5a"})


def test_a_red_source_is_prevented_as_such() -> None:
    game = duel(ana=7, bruno=20)
    game.card("Circle of Protection: Red", "Bruno")
    uses(game, "Heartless Hidetsugu")
    assert game.life("Ana", "Bruno") == (4, 20)


def test_810_9a_heartless_hidetsugu_deals_half_of_the_teams_total_to_each_head() -> None:
    game = giants(21, 20)
    uses(game, "Heartless Hidetsugu", "A")
    assert (game.life("A", "C"), game.lost) == ((1, 0), {"C": "704.6a", "D": "704.6a"})


def test_chalices() -> None:
    game = duel()
    uses(game, "Chalice of Life")
    uses(game, "Chalice of Death", player="Bruno")
    assert game.life("Ana", "Bruno") == (21, 15)


@pytest.mark.parametrize(("total", "half"), [(11, 6), (1, 1), (0, 0), (-6, 0)])
@pytest.mark.parametrize("name", ["Lurking Evil", "Murderous Betrayal"])
def test_107_1b_row_6_5_69_half_is_paid_rounded_up(name: str, total: int, half: int) -> None:
    game = below_zero(Ana=total)
    uses(game, name)
    assert game.life("Ana") == (total - half,)


def test_119_8_who_can_not_lose_life_pays_no_half() -> None:
    game = duel()
    game.card("Platinum Emperion", "Ana")
    assert cannot(game, "Lurking Evil") == "119.8"


def test_angel_of_jubilation_forbids_abilities_and_not_what_is_paid_on_resolution() -> None:
    game = duel()
    game.card("Angel of Jubilation", "Bruno")
    assert cannot(game, "Murderous Betrayal") == "614.17b"
    uses(game, "Temporal Extortion", player="Bruno")
    assert game.life("Bruno") == (10,)


def test_810_9a_row_3_3_1_a_head_pays_half_of_the_teams_total() -> None:
    game = giants(11)
    uses(game, "Lurking Evil", "B")
    assert game.life("A") == (5,)


def test_row_3_1_3_exsanguinate_gains_what_was_really_lost() -> None:
    game = pod()
    uses(game, "Exsanguinate", number=3)
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (29, 17, 17, 17)
    game = giants()
    uses(game, "Exsanguinate", "A", number=3)
    assert game.life("A", "C") == (36, 24)


def test_119_8_row_6_3_43_and_45_who_can_not_lose_gives_nothing() -> None:
    game = pod()
    game.locks("Chiara", "cant_lose_life")
    uses(game, "Kokusho")
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (30, 15, 20, 15)


def test_702_101_extort() -> None:
    game = pod()
    uses(game, "Extort")
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (23, 19, 19, 19)


def test_row_6_6_94_children_of_korlis_count_every_loss_of_the_turn() -> None:
    game = duel()
    game.does(Lose(player="Ana", amount=5))
    game.does(Gain(player="Ana", amount=3))
    game.does(Lose(player="Ana", amount=2))
    assert moved(uses(game, "Children of Korlis")) == [("Ana", 7)]


def test_row_6_4_56_simulacrum_gains_the_damage_and_not_the_loss() -> None:
    game = duel(ana=5)
    game.card("Worship", "Ana")
    game.does(Damage(player="Ana", amount=20))
    assert moved(uses(game, "Simulacrum")) == [("Ana", 20)]
    assert game.life("Ana") == (21,)


def test_810_9_what_a_head_lost_this_turn_is_that_heads_own() -> None:
    game = giants()
    game.does(Damage(player="B", amount=4))
    assert moved(uses(game, "Children of Korlis", "A")) == []
    assert moved(uses(game, "Simulacrum", "A")) == []
    assert moved(uses(game, "Simulacrum", "B")) == [("B", 4)]


def test_row_6_5_80_illicit_auction_is_a_loss_and_no_payment() -> None:
    game = duel(ana=10)
    uses(game, "Illicit Auction", "Bruno", player="Ana", number=12)
    assert game.life("Ana") == (-2,)


def test_leeches_deal_as_much_as_there_was_poison() -> None:
    game = duel()
    game.does(Counter(player="Bruno", kind="poison", change=4))
    uses(game, "Leeches", player="Bruno")
    assert (game.life("Bruno"), game.counters("Bruno")) == ((16,), {})
    assert moved(uses(game, "Leeches", player="Bruno")) == []


def test_704_4_leeches_on_ten_poison_save_a_player_who_could_not_lose() -> None:
    game = duel()
    angel = game.card("Platinum Angel", "Bruno")
    game.does(Counter(player="Bruno", kind="poison", change=10))
    uses(game, "Leeches", player="Bruno")
    game.does(Effect(remove=angel))
    assert (game.life("Bruno"), game.lost) == ((10,), {})


def test_810_10b_leeches_take_the_teams_poison() -> None:
    game = giants()
    for head in ("A", "B"):
        game.does(Counter(player=head, kind="poison", change=3))
    uses(game, "Leeches", "C", player="B")
    assert (game.life("A"), game.counters("A")) == ((24,), {})


@pytest.mark.parametrize(("before", "after"), [(0, 9), (4, 9), (9, None), (12, None)])
def test_vraska_makes_nine_of_fewer_than_nine(before: int, after: int | None) -> None:
    game = sit("standard", "Ana", "Bruno", poison=None)
    game.does(Counter(player="Bruno", kind="poison", change=before))
    if after is None:
        assert cannot(game, "Vraska", player="Bruno") == "608.2c"
    else:
        uses(game, "Vraska", player="Bruno")
        assert game.counters("Bruno") == {"poison": after}


@pytest.mark.parametrize(("name", "amount"), [("Skyshroud Cutter", 5), ("Reverent Silence", 6)])
def test_118_9_each_other_player_gains_a_team_mate_too(name: str, amount: int) -> None:
    game = pod()
    uses(game, name)
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (20, *(20 + amount,) * 3)
    game = giants()
    uses(game, name, "A")
    assert game.life("A", "C") == (30 + amount, 30 + 2 * amount)


def test_119_7_row_6_3_32_a_gain_as_a_cost_can_not_be_paid_under_emperion() -> None:
    game = duel()
    game.card("Platinum Emperion", "Bruno")
    for name in ("Invigorate", "Skyshroud Cutter", "Reverent Silence"):
        assert cannot(game, name) == "119.7"


def test_row_6_3_33_a_gain_as_a_cost_can_be_paid_under_sulfuric_vortex() -> None:
    game = duel()
    game.card("Sulfuric Vortex", "Ana")
    assert moved(uses(game, "Invigorate")) == []


def test_invigorate_lets_one_opponent_gain() -> None:
    game = pod()
    uses(game, "Invigorate", opponent="Chiara")
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (20, 20, 23, 20)


def test_rain_of_gore_leaves_what_an_opponents_spell_makes_one_gain() -> None:
    game = duel()
    game.card("Rain of Gore", "Bruno")
    assert moved(uses(game, "Invigorate")) == [("Bruno", 3)]
    assert moved(uses(game, "Chalice of Life")) == [("Ana", -1)]


def test_an_action_is_one_entry_that_undo_takes_back() -> None:
    game = duel(ana=4, bruno=7)
    before = game.game
    uses(game, "Revenge")
    game.does(Set(player="Ana", to=1))
    game.does(Undo())
    game.does(Undo())
    assert game.game == before
