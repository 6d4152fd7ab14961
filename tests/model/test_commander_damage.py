"""Commander damage: combat damage from one commander over the game (903.10a, 704.6c, 702.124d)."""

import pytest

from lifecounter.model.commands import Correct, Damage, Deal, Effect, Gain, Set, Tax
from lifecounter.model.events import CommanderDamageDealt, DamageDealt, PlayerLost
from lifecounter.model.header import PlayerHeader
from lifecounter.model.outcome import Refused
from tests.model.sitting import Sitting, moved, only, sit, told

PARTNERS = PlayerHeader(name="Bruno", commanders=("Tana", "Kodama"))


def commanders(format_id: str = "commander", **numbers: int | None) -> Sitting:
    return sit(
        format_id,
        PlayerHeader(name="Ana", commanders=("Atraxa",)),
        PARTNERS,
        PlayerHeader(name="Chiara", commanders=("Krenko",)),
        **numbers,
    )


def hit(amount: int, commander: str = "Tana", player: str = "Ana", combat: bool | None = None) -> Damage:
    return Damage(player=player, amount=amount, commander=commander, combat=combat)


def taken(game: Sitting, player: str = "Ana") -> dict[str, int]:
    return dict(game.player(player).commander_damage)


def test_903_10a_combat_damage_of_a_commander_is_counted_beside_the_loss_of_life() -> None:
    game = commanders()
    events = game.does(hit(7))
    dealt = only(CommanderDamageDealt, events)
    assert (dealt.player, dealt.commander, dealt.amount, dealt.total) == ("Ana", "Tana", 7, 7)
    assert only(DamageDealt, events).source == "Bruno"
    assert (game.life("Ana"), taken(game)) == ((33,), {"Tana": 7})


def test_704_6c_twenty_is_survived_and_twenty_one_is_not() -> None:
    game = commanders()
    game.does(hit(20))
    assert game.playing == "Ana Bruno Chiara"
    lost = only(PlayerLost, game.does(hit(1)))
    assert (lost.player, lost.rule, lost.because) == ("Ana", "704.6c", "Tana")
    assert game.life("Ana") == (19,)


def test_702_124d_two_partners_are_counted_each_for_itself() -> None:
    game = commanders()
    game.does(hit(15, "Tana"))
    game.does(hit(15, "Kodama"))
    assert taken(game) == {"Tana": 15, "Kodama": 15}
    assert game.playing == "Ana Bruno Chiara"
    game.does(hit(6, "Kodama"))
    assert game.lost == {"Ana": "704.6c"}


def test_903_10a_each_player_has_a_count_of_their_own() -> None:
    game = commanders()
    game.does(Damage(players=("Ana", "Chiara"), amount=11, commander="Tana"))
    game.does(hit(9, player="Ana"))
    assert (taken(game, "Ana"), taken(game, "Chiara")) == ({"Tana": 20}, {"Tana": 11})
    assert game.playing == "Ana Bruno Chiara"


def test_903_10a_damage_outside_combat_never_counts() -> None:
    game = commanders()
    game.does(hit(30, combat=False))
    assert (game.life("Ana"), taken(game), game.playing) == ((10,), {}, "Ana Bruno Chiara")


def test_903_10a_damage_by_another_source_of_the_same_player_does_not_count() -> None:
    game = commanders()
    game.does(Damage(player="Ana", amount=25, from_="Bruno", combat=True))
    assert (taken(game), game.playing) == ({}, "Ana Bruno Chiara")


def test_903_10a_the_count_follows_the_card_through_changes_of_control() -> None:
    game = commanders()
    game.does(Damage(player="Ana", amount=10, commander="Tana", from_="Bruno"))
    game.does(Damage(player="Ana", amount=11, commander="Tana", from_="Chiara"))
    assert game.lost == {"Ana": "704.6c"}


def test_903_10a_a_commander_turned_against_its_owner_counts() -> None:
    game = commanders()
    game.does(Damage(player="Bruno", amount=21, commander="Tana", from_="Ana"))
    assert game.lost == {"Bruno": "704.6c"}


def test_903_10a_infect_damage_counts_though_no_life_is_lost() -> None:
    game = commanders()
    game.does(Damage(player="Ana", amount=9, commander="Tana", infect=True))
    assert (game.life("Ana"), taken(game), game.counters("Ana")) == ((40,), {"Tana": 9}, {"poison": 9})


def test_an_infect_commander_that_hits_for_11_loses_by_poison() -> None:
    game = commanders()
    game.does(Damage(player="Ana", amount=11, commander="Tana", infect=True))
    assert (taken(game), game.lost) == ({"Tana": 11}, {"Ana": "704.5c"})


@pytest.mark.parametrize("lock", ["life_total_cant_change", "cant_lose_life"])
def test_903_10a_damage_counts_though_the_total_can_not_move(lock: str) -> None:
    game = commanders()
    game.locks("Ana", lock)
    game.does(hit(20))
    assert game.life("Ana") == (40,)
    game.does(hit(1))
    assert (game.life("Ana"), game.lost) == ((40,), {"Ana": "704.6c"})


def test_704_6c_lich_does_not_save_from_commander_damage() -> None:
    game = commanders()
    game.card("Lich", "Ana")
    game.does(hit(21))
    assert game.lost == {"Ana": "704.6c"}


def test_903_10a_gaining_life_or_a_new_total_never_lowers_the_count() -> None:
    game = commanders()
    game.does(hit(20))
    game.does(Gain(player="Ana", amount=100))
    game.does(Set(player="Ana", to="starting"))
    game.does(hit(1))
    assert (game.life("Ana"), game.lost) == ((39,), {"Ana": "704.6c"})


def test_704_6c_a_loss_that_was_held_off_happens_when_can_not_lose_ends() -> None:
    game = commanders()
    angel = game.card("Platinum Angel", "Ana")
    game.does(hit(25))
    assert game.playing == "Ana Bruno Chiara"
    game.leaves(angel)
    assert game.lost == {"Ana": "704.6c"}


def test_510_2_damage_of_several_attackers_at_once_is_counted_for_each() -> None:
    game = commanders()
    deals = (
        Deal(player="Ana", amount=4, commander="Tana"),
        Deal(player="Ana", amount=3, commander="Kodama"),
        Deal(player="Ana", amount=2, from_="Bruno", combat=True),
        Deal(player="Chiara", amount=1, commander="Tana"),
    )
    game.does(Damage(deals=deals))
    assert (taken(game), taken(game, "Chiara")) == ({"Tana": 4, "Kodama": 3}, {"Tana": 1})
    assert game.life("Ana", "Chiara") == (31, 39)


def test_120_8_damage_of_0_is_not_counted() -> None:
    game = commanders()
    assert told(CommanderDamageDealt, game.does(hit(0))) == []
    assert taken(game) == {}


@pytest.mark.parametrize(
    ("format_id", "survived"), [("commander", 20), ("commander-draft", 20), ("pauper-commander", 15)]
)
def test_the_format_says_how_much_is_too_much(format_id: str, survived: int) -> None:
    game = commanders(format_id)
    game.puts(Ana=100)
    game.does(hit(survived))
    assert game.playing == "Ana Bruno Chiara"
    game.does(hit(1))
    assert game.lost == {"Ana": "704.6c"}


def test_903_12h_in_brawl_only_life_counts() -> None:
    game = commanders("brawl")
    game.does(hit(29))
    assert (game.life("Ana"), game.playing) == ((1,), "Ana Bruno Chiara")


def test_a_table_may_set_the_threshold_or_switch_it_off() -> None:
    game = commanders(commander_damage=5)
    game.does(hit(5))
    assert game.lost == {"Ana": "704.6c"}
    game = commanders(commander_damage=None)
    game.does(hit(39))
    assert game.playing == "Ana Bruno Chiara"


def test_two_commanders_of_one_name_are_told_apart_by_their_players() -> None:
    game = sit(
        "commander",
        PlayerHeader(name="Ana", commanders=("Krenko",)),
        PlayerHeader(name="Bruno", commanders=("Krenko",)),
        PlayerHeader(name="Chiara"),
    )
    game.does(Damage(player="Chiara", amount=12, commander="Krenko", from_="Ana"))
    game.does(Damage(player="Chiara", amount=12, commander="Krenko", from_="Bruno"))
    assert taken(game, "Chiara") == {"Krenko (Ana)": 12, "Krenko (Bruno)": 12}
    assert game.playing == "Ana Bruno Chiara"
    game.does(Damage(player="Chiara", amount=9, commander="Krenko (Bruno)"))
    assert game.lost == {"Chiara": "704.6c"}
    whose = game.table.preview(Damage(player="Bruno", amount=1, commander="Krenko"))
    assert whose == Refused("903.3", "Two commanders are called Krenko; say Krenko (Ana) or Krenko (Bruno)")


def test_903_3_a_commander_that_nobody_has_is_refused() -> None:
    assert commanders().refuses(hit(3, "Urza")) == "903.3"
    assert commanders().refuses(Tax(commander="Urza", change=1)) == "903.3"


def test_120_3f_lifelink_of_a_commander_is_its_players() -> None:
    game = commanders()
    assert sorted(moved(game.does(Damage(player="Ana", amount=6, commander="Tana", lifelink=True)))) == [
        ("Ana", -6),
        ("Bruno", 6),
    ]


def test_a_miscounted_commander_damage_is_put_right() -> None:
    game = commanders()
    game.does(hit(12))
    game.does(Correct(player="Ana", commander_damage={"Tana": 2}))
    assert (taken(game), game.life("Ana")) == ({"Tana": 2}, (28,))
    game.does(Correct(player="Ana", commander_damage={"Tana": 0}))
    assert taken(game) == {}
    game.does(Correct(player="Ana", commander_damage={"Tana": 21}))
    assert game.lost == {"Ana": "704.6c"}


def test_903_8_tax_counts_the_casts_of_each_commander_and_never_falls_below_none() -> None:
    game = commanders()
    game.does(Tax(commander="Tana", change=1))
    game.does(Tax(commander="Tana", change=1))
    game.does(Tax(commander="Kodama", change=1))
    assert game.player("Bruno").tax == {"Tana": 2, "Kodama": 1}
    game.does(Tax(commander="Tana", change=-5))
    assert game.player("Bruno").tax["Tana"] == 0


def test_a_lock_on_the_attacker_changes_nothing_for_the_count() -> None:
    game = commanders()
    game.does(Effect(add_rule={"cant_win_game": True}, affects="Bruno"))
    game.does(hit(21))
    assert game.lost == {"Ana": "704.6c"}
