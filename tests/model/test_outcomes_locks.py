"""Worked outcomes 6.3: players who can't gain, lose or pay life."""

import pytest

from lifecounter.model.commands import (
    Damage,
    Double,
    Drain,
    Effect,
    Exchange,
    Gain,
    Lose,
    Pay,
    PayFor,
    Set,
)
from lifecounter.model.events import DamageDealt, LifeExchanged, LifeSet
from lifecounter.model.header import PlayerHeader
from lifecounter.stream.projection import state_document
from tests.model.sitting import Sitting, duel, moved, only, pod, sit


def under(name: str, controller: str = "Ana", ana: int = 20, bruno: int = 20) -> Sitting:
    """Ana and Bruno at these totals, with one card in play."""
    game = duel(ana, bruno)
    game.card(name, controller)
    return game


def cannot(game: Sitting, name: str) -> tuple[str, ...]:
    """What the state document says that a player can't do."""
    document = state_document(game.game, 0, None)
    return next(player.cannot for player in document.players if player.name == name)


def test_row_6_3_28_lifelink_damage_to_emperions_controller() -> None:
    game = under("Platinum Emperion", ana=7)
    events = game.does(Damage(player="Ana", amount=5, from_="Bruno", lifelink=True))
    assert only(DamageDealt, events).amount == 5
    assert game.life("Ana", "Bruno") == (7, 25)


@pytest.mark.parametrize("purpose", ["spell", "ability", "cost", "unless", None])
def test_119_8_row_6_3_29_emperions_controller_can_not_pay_2(purpose: PayFor | None) -> None:
    game = under("Platinum Emperion")
    assert game.refuses(Pay(player="Ana", amount=2, for_=purpose)) == "119.8"


def test_row_6_3_30_emperion_against_a_new_total_an_exchange_and_a_doubling() -> None:
    game = under("Platinum Emperion")
    game.does(Set(player="Ana", to=10))
    game.does(Double(player="Ana"))
    game.puts(Bruno=12)
    assert game.refuses(Exchange(players=("Ana", "Bruno"))) == "119.8"
    assert game.life("Ana", "Bruno") == (20, 12)


def test_row_6_3_31_21_commander_damage_under_emperion() -> None:
    game = sit("commander", "Ana", PlayerHeader(name="Bruno", commanders=("Krenko",)))
    game.card("Platinum Emperion", "Ana")
    game.does(Damage(player="Ana", amount=21, commander="Krenko"))
    assert (game.life("Ana"), game.lost) == ((40,), {"Ana": "704.6c"})


def test_119_7_row_6_3_32_a_gain_as_a_cost_can_not_be_paid_under_emperion() -> None:
    """Invigorate makes an opponent gain 3 as a cost: the table sees that Ana can't gain."""
    assert "gain_life" in cannot(under("Platinum Emperion"), "Ana")


def test_119_7_row_6_3_33_a_gain_as_a_cost_can_be_paid_under_sulfuric_vortex() -> None:
    game = under("Sulfuric Vortex")
    assert "gain_life" not in cannot(game, "Ana")
    assert moved(game.does(Gain(player="Ana", amount=3))) == []


def test_614_17_row_6_3_34_a_draw_that_becomes_a_gain_becomes_nothing() -> None:
    """Words of Worship: the draw is replaced by a gain of 5, which can't happen."""
    game = under("Leyline of Punishment", "Bruno")
    game.does(Gain(player="Ana", amount=5))
    assert game.life("Ana") == (20,)


def test_119_5_row_6_3_35_new_totals_of_a_player_who_can_not_gain() -> None:
    game = under("Leyline of Punishment", "Bruno", ana=5)
    assert only(LifeSet, game.does(Set(player="Ana", to=20))).life == 5
    assert only(LifeSet, game.does(Set(player="Ana", to=3))).life == 3


def test_119_7_row_6_3_36_exchanges_of_a_player_who_can_not_gain() -> None:
    game = under("Erebos, God of the Dead", "Bruno", ana=5, bruno=15)
    assert game.refuses(Exchange(players=("Ana", "Bruno"))) == "119.7"
    game.puts(Bruno=3)
    game.does(Exchange(players=("Ana", "Bruno")))
    assert game.life("Ana", "Bruno") == (3, 5)


def test_119_8_row_6_3_37_an_exchange_of_a_player_who_can_not_lose() -> None:
    game = duel(15, 5)
    game.locks("Ana", "cant_lose_life")
    assert game.refuses(Exchange(players=("Ana", "Bruno"))) == "119.8"
    assert game.life("Ana", "Bruno") == (15, 5)


def test_701_12c_row_6_3_38_an_exchange_whose_gain_becomes_nothing() -> None:
    game = under("Sulfuric Vortex", ana=5, bruno=15)
    game.does(Exchange(players=("Ana", "Bruno")))
    assert game.life("Ana", "Bruno") == (5, 5)


def test_701_12c_row_6_3_39_an_exchange_whose_gain_becomes_a_loss() -> None:
    game = under("Tainted Remedy", "Bruno", ana=5, bruno=15)
    game.does(Exchange(players=("Ana", "Bruno")))
    assert (game.life("Ana", "Bruno"), game.lost) == ((-5, 5), {"Ana": "704.5a"})


def test_701_12c_row_6_3_40_an_exchange_whose_gain_is_doubled() -> None:
    game = under("Boon Reflection", ana=5, bruno=15)
    game.does(Exchange(players=("Ana", "Bruno")))
    assert game.life("Ana", "Bruno") == (25, 5)


def test_row_6_3_41_the_difference_after_profane_transfusion() -> None:
    game = under("Boon Reflection", ana=10, bruno=17)
    assert only(LifeExchanged, game.does(Exchange(players=("Ana", "Bruno")))).players == ("Ana", "Bruno")
    ana, bruno = game.life("Ana", "Bruno")
    assert (ana, bruno, ana - bruno) == (24, 10, 14)


def test_row_6_3_42_exquisite_archangel_for_a_player_who_can_not_gain() -> None:
    game = under("Exquisite Archangel", ana=4)
    game.card("Erebos, God of the Dead", "Bruno")
    game.does(Lose(player="Ana", amount=5))
    assert [effect.name for effect in game.game.effects] == ["Erebos, God of the Dead"]
    assert (game.life("Ana"), game.lost) == ((-1,), {"Ana": "704.5a"})


def test_119_8_row_6_3_43_exsanguinate_under_everybody_lives() -> None:
    game = under("Everybody Lives!", ana=3)
    assert moved(game.does(Drain(from_=("Ana",), to="Bruno", amount=5))) == []
    assert game.life("Ana", "Bruno") == (3, 20)


def test_row_6_3_44_a_gain_under_everybody_lives() -> None:
    game = under("Everybody Lives!", ana=3)
    game.does(Gain(player="Ana", amount=4))
    assert game.life("Ana") == (7,)


def test_row_6_3_45_kokusho_against_teferis_protection() -> None:
    game = pod()
    game.card("Teferi's Protection", "Bruno")
    game.does(Drain(from_=("Bruno", "Chiara", "Dragan"), to="Ana", amount=5))
    assert game.life("Ana", "Bruno", "Chiara", "Dragan") == (30, 20, 15, 15)


def test_row_6_3_46_a_land_that_enters_may_be_paid_for_under_angel_of_jubilation() -> None:
    game = under("Angel of Jubilation")
    for purpose in ("cost", "unless"):
        game.does(Pay(player="Bruno", amount=2, for_=purpose))
    assert game.life("Bruno") == (16,)


def test_row_6_3_47_activations_under_angel_of_jubilation() -> None:
    game = under("Angel of Jubilation")
    assert game.refuses(Pay(player="Bruno", amount=1, for_="ability")) == "614.17b"
    game.does(Pay(player="Bruno", amount=0, for_="ability"))
    assert game.life("Bruno") == (20,)


def test_119_4_row_6_3_48_ashiok_pays_only_what_the_total_covers() -> None:
    game = under("Ashiok, Wicked Manipulator", ana=2)
    assert game.refuses(Pay(player="Ana", amount=3)) == "119.4"
    game.does(Pay(player="Ana", amount=2))
    assert (game.life("Ana"), game.asked("Ana")) == ((2,), {"exile": 2})


def test_611_2a_row_6_3_49_the_mark_of_screaming_nemesis_stays() -> None:
    game = pod()
    game.does(Effect(add="Screaming Nemesis", controller="Ana", on="Bruno"))
    game.does(Lose(player="Ana", amount=20))
    assert game.lost == {"Ana": "704.5a"}
    for player in ("Bruno", "Chiara"):
        game.does(Gain(player=player, amount=3))
    assert game.life("Bruno", "Chiara") == (20, 23)
