"""What the rules leave open is read as the table says; each reading is played both ways."""

import pytest

from lifecounter.model.begin import begin
from lifecounter.model.commands import (
    Concede,
    Counter,
    Damage,
    Deal,
    Double,
    Effect,
    Exchange,
    Lose,
    Pay,
    Redistribute,
)
from lifecounter.model.events import LifeLost
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.outcome import Choice
from lifecounter.model.readings import AS_WRITTEN, Readings
from lifecounter.model.record import RecordError, read_header, write_line
from tests.model.sitting import CATALOGUE, FORMATS, Sitting, moved, told

LINE = b'{"record":"lifecounter/1","format":"standard","players":[{"name":"Ana"}]%s}'

both_ways = pytest.mark.parametrize("yes", [True, False])


def heads(reading: str, yes: bool, format_id: str = "two-headed-giant", life: int | None = None) -> Sitting:
    """A and B against C and D, who own a commander each."""
    players = tuple(
        PlayerHeader(name=name, team=team, commanders=(f"{name}'s",))
        for name, team in (("A", "1"), ("B", "1"), ("C", "2"), ("D", "2"))
    )
    return Sitting(Header(format=format_id, players=players, life=life, readings=Readings(**{reading: yes})))


def two(reading: str, yes: bool, ana: int = 20, bruno: int = 20) -> Sitting:
    players = (PlayerHeader(name="Ana", life=ana), PlayerHeader(name="Bruno", life=bruno))
    return Sitting(Header(format="standard", players=players, readings=Readings(**{reading: yes})))


def heroes(sunk: bool) -> Sitting:
    """Archenemy Commander: Zed against H, I and J."""
    players = (
        PlayerHeader(name="Zed", archenemy=True, commanders=("Krenko",)),
        *(PlayerHeader(name=name) for name in "HIJ"),
    )
    readings = Readings(poisoned_hero_sinks_team=sunk)
    return Sitting(Header(format="archenemy-commander", players=players, readings=readings))


def poisoned(player: str, amount: int = 10) -> Counter:
    return Counter(player=player, kind="poison", change=amount)


# The header


def test_what_is_read_by_default_is_not_written() -> None:
    header = read_header(LINE % b"")
    assert header.readings == AS_WRITTEN
    for stated in (b"{}", b'{"floors_protect_team":true}', b'{"commander_damage_by_team":false}'):
        assert write_line(read_header(LINE % (b',"readings":' + stated))) == LINE % b""


@pytest.mark.parametrize("name", Readings.__struct_fields__)
def test_a_reading_of_the_tables_own_is_written_and_reaches_the_game(name: str) -> None:
    own = not getattr(AS_WRITTEN, name)
    line = LINE % f',"readings":{{"{name}":{str(own).lower()}}}'.encode()
    header = read_header(line)
    assert write_line(header) == line
    game = begin(header, FORMATS, CATALOGUE)
    assert game.setup.readings == Readings(**{name: own}) == game.setup.header.readings


@pytest.mark.parametrize(
    ("readings", "told"),
    [
        (
            b'{"each_head_double":false}',
            ".each_head_double: there is no reading called each_head_double; did you mean each_head_doubles?",
        ),
        (b'{"qqq":true}', ".qqq: there is no reading called qqq"),
        (b'{"each_head_doubles":"no"}', ".each_head_doubles: expected true or false, got text"),
        (b"[]", ": expected an object, got a list"),
    ],
)
def test_a_reading_that_does_not_exist_is_told_with_the_nearest(readings: bytes, told: str) -> None:
    with pytest.raises(RecordError) as error:
        read_header(LINE % (b',"readings":' + readings))
    assert str(error.value) == f"line 1, field readings{told}"


# Commander damage by player or by team


@both_ways
def test_704_6c_damage_of_one_commander_to_two_heads(yes: bool) -> None:
    game = heads("commander_damage_by_team", yes, "two-headed-giant-commander")
    game.does(Damage(player="A", amount=12, commander="C's"))
    game.does(Damage(player="B", amount=8, commander="C's"))
    assert game.playing == "A B C D"
    game.does(Damage(player="B", amount=1, commander="C's"))
    assert game.lost == ({"A": "704.6c", "B": "704.6c"} if yes else {})


@both_ways
def test_702_124d_two_commanders_are_counted_apart_whatever_is_read(yes: bool) -> None:
    game = heads("commander_damage_by_team", yes, "two-headed-giant-commander")
    game.does(Damage(player="A", amount=12, commander="C's"))
    game.does(Damage(player="B", amount=12, commander="D's"))
    assert game.playing == "A B C D"


@both_ways
def test_704_6c_who_shares_no_total_shares_no_damage(yes: bool) -> None:
    game = heads("commander_damage_by_team", yes, "commander")
    game.does(Damage(players=("A", "B"), amount=12, commander="C's"))
    assert game.playing == "A B C D"
    game.does(Damage(player="A", amount=9, commander="C's"))
    assert game.lost == {"A": "704.6c"}


# One poisoned hero of Archenemy Commander


def test_904_13b_a_poisoned_hero_sinks_the_team() -> None:
    game = heroes(sunk=True)
    game.does(poisoned("H"))
    assert game.lost == {"H": "704.5c", "I": "810.8a", "J": "810.8a"}
    assert game.winners == ("Zed",)


def test_904_13c_a_poisoned_hero_loses_alone() -> None:
    game = heroes(sunk=False)
    game.does(poisoned("H"))
    assert (game.lost, game.playing) == ({"H": "704.5c"}, "Zed I J")
    game.does(Lose(player="I", amount=60))
    assert (game.lost["I"], game.lost["J"], game.winners) == ("704.6a", "704.6a", ("Zed",))


def test_104_2c_heroes_win_with_the_one_who_was_poisoned() -> None:
    game = heroes(sunk=False)
    game.does(poisoned("H"))
    game.does(Lose(player="Zed", amount=60))
    assert game.winners == ("H", "I", "J")


def test_104_2a_the_archenemy_wins_when_the_last_hero_is_poisoned() -> None:
    game = heroes(sunk=False)
    for name in "HIJ":
        assert game.winners is None
        game.does(poisoned(name))
    assert game.winners == ("Zed",)


def test_810_8a_a_poisoned_hero_who_loses_by_something_else_too_sinks_the_team() -> None:
    game = heroes(sunk=False)
    angel = game.card("Platinum Angel", "I")
    game.does(poisoned("H"))
    game.does(Damage(player="H", amount=21, commander="Krenko"))
    game.leaves(angel)
    assert game.lost == {"H": "704.6c", "I": "810.8a", "J": "810.8a"}


def test_810_8b_a_hero_who_concedes_takes_the_team_along_whatever_is_read() -> None:
    game = heroes(sunk=False)
    game.does(Concede(player="H"))
    assert game.winners == ("Zed",)


@both_ways
def test_614_a_team_mates_rescue_is_for_the_teams_loss(yes: bool) -> None:
    game = heroes(sunk=yes)
    mirror = game.card("Exquisite Archangel", "I")
    game.does(poisoned("H"))
    still_there = mirror in [effect.id for effect in game.game.effects]
    assert still_there is not yes
    assert game.player("I").status == ("lost" if yes else "playing")


def test_614_a_poisoned_heros_own_rescue_is_used() -> None:
    game = heroes(sunk=False)
    game.card("Exquisite Archangel", "H")
    game.does(Lose(player="H", amount=50))
    events = game.does(poisoned("H"))
    assert moved(events) == [("H", 50)]
    assert game.lost == {"H": "704.5c"}


@both_ways
def test_704_6b_where_poison_is_shared_it_sinks_the_team_whatever_is_read(yes: bool) -> None:
    game = heads("poisoned_hero_sinks_team", yes)
    game.does(poisoned("A", 15))
    assert game.lost == {"A": "704.6b", "B": "704.6b"}


# Doubling each player's total


@both_ways
def test_701_10d_each_players_total_is_doubled(yes: bool) -> None:
    game = heads("each_head_doubles", yes, life=11)
    events = game.does(Double(players=("B", "A", "C", "D")))
    assert moved(events) == ([(name, 11) for name in "BACD"] if yes else [("B", 11), ("C", 11)])
    assert game.life("A", "C") == ((33, 33) if yes else (22, 22))


@both_ways
def test_701_10d_who_shares_no_total_doubles_once_whatever_is_read(yes: bool) -> None:
    game = two("each_head_doubles", yes, 7, 5)
    game.does(Double(players=("Ana", "Bruno")))
    assert game.life("Ana", "Bruno") == (14, 10)


# One head can't pay life


@both_ways
def test_810_9h_one_head_that_can_not_pay_life(yes: bool) -> None:
    game = heads("cant_pay_life_binds_team", yes)
    game.locks("A", "cant_pay_life")
    assert game.refuses(Pay(player="A", amount=1)) == "614.17b"
    if yes:
        assert game.refuses(Pay(player="B", amount=1)) == "614.17b"
    else:
        game.does(Pay(player="B", amount=1))
    game.does(Pay(player="C", amount=1))
    game.does(Pay(player="B", amount=0))


# Rain of Gore and lifelink outside combat


@both_ways
def test_120_3f_rain_of_gore_and_lifelink(yes: bool) -> None:
    game = two("noncombat_lifelink_is_an_effect", yes)
    game.card("Rain of Gore", "Bruno")
    bolt = Damage(player="Bruno", amount=3, from_="Ana", lifelink=True, combat=False)
    assert ("Ana", -3 if yes else 3) in moved(game.does(bolt))
    attack = Damage(player="Bruno", amount=3, from_="Ana", lifelink=True, combat=True)
    assert ("Ana", 3) in moved(game.does(attack))


# Lich that leaves other than to the graveyard


@both_ways
@pytest.mark.parametrize("zone", ["exile", "hand", "elsewhere", "graveyard"])
def test_lich_leaves(yes: bool, zone: str) -> None:
    game = two("any_way_out_is_the_graveyard", yes)
    lich = game.card("Lich", "Ana")
    game.puts(Ana=5)
    game.leaves(lich, to=zone)
    assert game.lost == ({"Ana": "104.3e"} if yes or zone == "graveyard" else {})


# Floors and the team


@both_ways
@pytest.mark.parametrize("name", ["Worship", "Ali from Cairo", "Fortune Thief"])
def test_810_9a_a_floor_of_one_head(yes: bool, name: str) -> None:
    game = heads("floors_protect_team", yes, life=3)
    game.card(name, "A")
    game.does(Damage(player="A", amount=1))
    game.does(Damage(player="A", amount=10))
    assert game.life("A") == (1,)
    game.does(Damage(player="B", amount=10))
    assert game.life("A") == ((1,) if yes else (-9,))


@both_ways
@pytest.mark.parametrize("name", ["Angel of Grace", "Serra the Benevolent"])
def test_what_is_ruled_protects_the_team_whatever_is_read(yes: bool, name: str) -> None:
    game = heads("floors_protect_team", yes, life=3)
    game.card(name, "A")
    game.does(Damage(player="B", amount=10))
    assert game.life("A") == (1,)


@both_ways
@pytest.mark.parametrize(("to_a", "to_b", "alone"), [(10, 1, 1), (1, 10, -7)])
def test_120_4c_damage_to_both_heads_at_once(yes: bool, to_a: int, to_b: int, alone: int) -> None:
    game = heads("floors_protect_team", yes, life=3)
    game.card("Worship", "A")
    game.locks("B", "cant_lose_game")
    game.does(Damage(deals=(Deal(player="A", amount=to_a), Deal(player="B", amount=to_b))))
    assert game.life("A") == (1 if yes else alone,)


def test_616_1_doublers_on_two_heads_and_a_floor_are_tried_in_every_order() -> None:
    """8 and 5 at 10 life: the floor last leaves 9 of 16+10; between the two 8+1, then 16+1; first 8+1, then
    16+2."""
    game = heads("floors_protect_team", yes=True, life=10)
    game.does(Effect(add_rule={"loss_multiply": 2}, affects="A"))
    game.does(Effect(add_rule={"loss_multiply": 2}, affects="B"))
    game.does(Effect(add_rule={"damage_life_floor": 1}, affects="A"))
    outcome = game.table.preview(Damage(deals=(Deal(player="A", amount=8), Deal(player="B", amount=5))))
    assert isinstance(outcome, Choice)
    assert {option.life["A"] for option in outcome.options} == {1, -7, -8}


# A gain that becomes nothing, and exchanges


@both_ways
def test_701_12c_an_exchange_under_sulfuric_vortex(yes: bool) -> None:
    game = two("replaced_gain_lets_exchange_go_on", yes, 5, 15)
    game.card("Sulfuric Vortex", "Ana")
    if yes:
        game.does(Exchange(players=("Ana", "Bruno")))
        assert game.life("Ana", "Bruno") == (5, 5)
    else:
        assert game.refuses(Exchange(players=("Ana", "Bruno"))) == "701.12a"
        assert game.refuses(Exchange(player="Ana", with_=6)) == "701.12a"
        assert game.refuses(Redistribute(totals={"Ana": 15, "Bruno": 5})) == "701.12a"
        game.does(Exchange(player="Bruno", with_=3))
        assert game.life("Ana", "Bruno") == (5, 3)


def test_an_exchange_goes_on_where_the_vortex_is_not_used() -> None:
    game = two("replaced_gain_lets_exchange_go_on", False, 5, 15)
    vortex = game.card("Sulfuric Vortex", "Ana")
    game.does(Exchange(players=("Ana", "Bruno"), skip=(vortex,)))
    assert game.life("Ana", "Bruno") == (15, 5)


@both_ways
def test_701_12c_a_gain_that_becomes_a_loss_is_exchanged_whatever_is_read(yes: bool) -> None:
    game = two("replaced_gain_lets_exchange_go_on", yes, 5, 15)
    game.locks("Ana", "cant_lose_game")
    game.card("Tainted Remedy", "Bruno")
    game.does(Exchange(players=("Ana", "Bruno")))
    assert game.life("Ana", "Bruno") == (-5, 5)


# Losses from several sources at once


@both_ways
def test_119_9_two_attackers_are_two_losses_or_one(yes: bool) -> None:
    game = two("loss_for_each_source", yes)
    game.card("Exquisite Blood", "Ana")
    game.card("Angel of Vitality", "Ana")
    attackers = tuple(Deal(player="Bruno", amount=amount, from_="Ana", combat=True) for amount in (2, 3))
    events = game.does(Damage(deals=attackers))
    assert [loss.amount for loss in told(LifeLost, events)] == ([2, 3] if yes else [5])
    assert game.life("Ana", "Bruno") == (27 if yes else 26, 15)


def test_119_9_losses_of_two_players_stay_two_losses() -> None:
    game = two("loss_for_each_source", False)
    events = game.does(Damage(players=("Ana", "Bruno"), amount=2))
    assert moved(events) == [("Ana", -2), ("Bruno", -2)]
