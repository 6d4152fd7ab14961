"""Primitives said in plain words."""

import msgspec
import pytest

from lifecounter.model.effects import Card
from lifecounter.model.plain_words import card_in_plain_words, in_plain_words
from lifecounter.model.primitives import WORDS, AnyPrimitive
from tests.model.sitting import CATALOGUE

DRAW = [{"act": "ask", "what": "draw"}]

SAID: list[tuple[dict[str, object], str]] = [
    ({"rule": "cant_gain_life"}, "You can't gain life."),
    ({"rule": "cant_gain_life", "affects": "opponents"}, "Your opponents can't gain life."),
    ({"rule": "cant_gain_life", "affects": "all"}, "Nobody can gain life."),
    ({"rule": "cant_gain_life", "affects": "chosen"}, "The chosen player can't gain life."),
    (
        {"rule": "cant_gain_life", "always": True},
        "You can't gain life, even while its condition is not met.",
    ),
    ({"rule": "cant_lose_life"}, "You can't lose life."),
    ({"rule": "life_total_cant_change"}, "Your life total can't change."),
    ({"rule": "life_total_cant_change", "affects": "all"}, "Nobody's life total can change."),
    ({"rule": "cant_pay_life"}, "You can't pay life."),
    (
        {"rule": "cant_pay_life", "affects": "all", "scope": ["spell", "ability"]},
        "Nobody can pay life for spells or abilities.",
    ),
    ({"rule": "cant_lose_game"}, "You can't lose the game."),
    ({"rule": "cant_win_game", "affects": "opponents"}, "Your opponents can't win the game."),
    ({"rule": "no_loss_for_zero_life"}, "You do not lose the game for having 0 or less life."),
    ({"rule": "damage_cant_be_prevented", "affects": "all"}, "Damage to a player can't be prevented."),
    ({"rule": "cant_get_counters"}, "You can't get counters."),
    ({"rule": "cant_get_counters", "kinds": ["poison"]}, "You can't get poison counters."),
    ({"rule": "damage_multiply", "affects": "all", "by": 2}, "Damage to a player is doubled."),
    (
        {
            "rule": "damage_multiply",
            "affects": "opponents",
            "by": 3,
            "when": {"combat": True, "source_of": "controller", "colour": "red", "creature": True},
        },
        "Combat damage from red creatures of yours to an opponent is tripled.",
    ),
    (
        {"rule": "damage_plus", "amount": 2, "when": {"combat": False, "creature": False}},
        "Noncombat damage from sources other than creatures to you is 2 more.",
    ),
    ({"rule": "damage_plus", "amount": -1, "when": {"spell": True}}, "Damage from spells to you is 1 less."),
    ({"rule": "damage_plus"}, "Damage to you is more by its number."),
    (
        {"rule": "damage_halve", "round": "down"},
        "Damage to you is halved, rounded down; this is no prevention.",
    ),
    ({"rule": "damage_prevent"}, "All damage to you is prevented."),
    ({"rule": "damage_prevent", "once": True}, "The next damage to you is prevented."),
    ({"rule": "damage_prevent", "half": "up"}, "Half of damage to you is prevented, rounded up."),
    (
        {"rule": "damage_prevent", "amount": "number", "affects": "all"},
        "Of damage to a player, as much as its number is prevented, for each source.",
    ),
    ({"rule": "damage_prevent", "all_but": 1}, "Of damage to you, all but 1 is prevented, for each source."),
    ({"rule": "damage_prevent", "amount": 1}, "Of damage to you, 1 is prevented, for each source."),
    (
        {"rule": "damage_prevent", "shield": True},
        "The next damage to you, as many points as its number, is prevented.",
    ),
    (
        {"rule": "damage_prevent", "then": [{"act": "gain"}]},
        "All damage to you is prevented; for what was prevented, you gain as much life as that was.",
    ),
    (
        {"rule": "damage_becomes", "what": "exile", "lose_if_failed": True},
        (
            "Instead of being dealt, damage to you becomes this, once for each point: exile;"
            " you lose the game if that can't be done."
        ),
    ),
    (
        {"rule": "damage_as_poison", "when": {"life_at_most": 0}},
        (
            "While you have 0 or less life, damage to you gives poison counters and takes no life,"
            " as infect does."
        ),
    ),
    (
        {"rule": "damage_causes_no_loss", "when": {"mark": "monarch"}},
        "While you have the mark monarch, damage to you is dealt but takes no life.",
    ),
    (
        {"rule": "damage_life_floor", "to": 7},
        "Damage to you never takes your life total from 7 or more to less than 7.",
    ),
    (
        {"rule": "life_reduced_floor", "at_most": 0, "to": 3},
        "Whatever would reduce your life total to 0 or less makes it 3.",
    ),
    ({"rule": "gain_multiply", "by": 2}, "What you gain is doubled."),
    ({"rule": "gain_plus", "amount": 1}, "Whenever you would gain life, you gain 1 more."),
    (
        {"rule": "gain_becomes_loss", "affects": "opponents"},
        "Instead of gaining life, an opponent loses that much.",
    ),
    ({"rule": "gain_becomes_nothing", "affects": "all"}, "Instead of gaining life, a player gains nothing."),
    ({"rule": "gain_becomes_draw"}, "Instead of gaining life, you draw that many cards."),
    (
        {"rule": "loss_multiply", "affects": "opponents", "by": 2, "when": {"own_turn": True}},
        "While it is your turn, what an opponent loses is doubled.",
    ),
    (
        {"rule": "pay_becomes_exile"},
        "Instead of paying life, you may exile that many cards from the top of the library.",
    ),
    ({"rule": "counters_multiply", "by": 2}, "Counters that you put on players are doubled."),
    (
        {"rule": "counters_multiply", "halve": True, "affects": "opponents"},
        "Counters that an opponent puts on players are halved, rounded down.",
    ),
    ({"rule": "counters_plus", "amount": 1}, "Counters that you put on yourself are 1 more of each kind."),
    ({"rule": "counters_cap", "kind": "poison"}, "You get at most one poison counter each turn."),
    (
        {
            "rule": "lose_game_replaced",
            "life": "starting",
            "clears_poison": True,
            "sweeps": True,
            "then": DRAW,
        },
        (
            "Instead of losing the game, you are at the starting total without poison counters,"
            " and all permanents of yours are gone; then you do this, as many times as that was: draw."
        ),
    ),
    ({"rule": "loses_at_life", "at_least": 20}, "You lose the game with 20 or more life."),
    (
        {"rule": "loses_at_life", "exactly": 13, "affects": "all"},
        "A player loses the game with exactly 13 life.",
    ),
    (
        {"rule": "on_enter", "does": [{"act": "set", "amount": 7, "life_at_most": 6}]},
        "As it begins, your life total becomes 7, if you have 6 or less life.",
    ),
    (
        {"rule": "on_leave", "only_to_graveyard": True, "does": [{"act": "lose_game"}]},
        "When it goes to the graveyard, you lose the game.",
    ),
    (
        {"rule": "on_gain", "does": [{"act": "lose", "who": "target_opponent", "times": 2}]},
        "Whenever you gain life, a target opponent loses twice as much life as that was.",
    ),
    (
        {
            "rule": "on_loss",
            "affects": "opponents",
            "does": [{"act": "counters", "what": "rad", "amount": 2}],
        },
        "Whenever an opponent loses life, you get 2 rad counters.",
    ),
    (
        {
            "rule": "on_damage",
            "when": {"combat": True},
            "does": [{"act": "damage", "who": "source_controller", "amount": 3, "unpreventable": True}],
        },
        (
            "Whenever you are dealt combat damage, the source's controller is dealt 3 damage"
            " that can't be prevented."
        ),
    ),
    (
        {
            "rule": "at_upkeep",
            "affects": "all",
            "does": [{"act": "lose", "who": "that_player", "measure": "half_life_up"}],
        },
        (
            "At the beginning of a player's upkeep, that player loses as much life as half of"
            " their life total, rounded up."
        ),
    ),
    (
        {
            "rule": "at_end_step",
            "each_turn": True,
            "does": [{"act": "mark", "what": "monarch"}, {"act": "win_game"}],
        },
        "At the beginning of each end step, you take the mark monarch, and you win the game.",
    ),
]


@pytest.mark.parametrize(("written", "said"), SAID, ids=[said[:50] for _, said in SAID])
def test_a_primitive_is_one_sentence(written: dict[str, object], said: str) -> None:
    primitive: AnyPrimitive = msgspec.convert(written, AnyPrimitive)
    assert in_plain_words([primitive]) == (said,)


def test_every_primitive_is_tried() -> None:
    assert {written["rule"] for written, _ in SAID} == set(WORDS)


@pytest.mark.parametrize("card", CATALOGUE.effects, ids=lambda card: card.name)
def test_every_card_can_be_said(card: Card) -> None:
    said = card_in_plain_words(card)
    assert len(said) >= len(card.rules)
    for sentence in said:
        assert sentence[0].isupper()
        assert sentence.endswith(".")
        assert "None" not in sentence
        assert "  " not in sentence


def test_a_card_says_when_it_applies_and_how_long() -> None:
    card = Card(
        name="Shield",
        says="It shields.",
        rules=(),
        until="turn",
        number=3,
        on="opponent",
        condition="You control a Cleric.",
    )
    assert card_in_plain_words(card) == (
        "It is put on a player, most often on an opponent.",
        "Its number is 3 unless the table says otherwise.",
        "The table says whether this is so: You control a Cleric.",
        "It lasts until the end of the turn.",
    )
