"""Cards of a table's own as TOML: what is wrong is told to the field, what is written is read the same."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lifecounter import assets
from lifecounter.model.actions import Action
from lifecounter.model.card_file import CardError, read_cards, write_card
from lifecounter.model.conditions import When
from lifecounter.model.effects import Card
from lifecounter.model.primitives import CantGainLife, GainPlus, OnDamage
from tests.model.sitting import CATALOGUE


def entry(rules: str = "[]", *, more: str = "", name: str = "Altar", says: str = "It helps.") -> str:
    return f'[[effects]]\nname = "{name}"\nsays = "{says}"\nrules = {rules}\n{more}\n'


def test_an_empty_file_has_no_cards() -> None:
    assert read_cards("") == ()
    assert read_cards("# nothing yet\n") == ()


def test_cards_are_read_in_their_order() -> None:
    text = entry('[{ rule = "gain_plus", amount = 1 }]') + entry(
        '[{ rule = "cant_gain_life" }]', name="Altar 2"
    )
    assert read_cards(text) == (
        Card(name="Altar", says="It helps.", rules=(GainPlus(amount=1),)),
        Card(name="Altar 2", says="It helps.", rules=(CantGainLife(),)),
    )


def test_a_byte_order_mark_and_windows_line_ends_are_no_harm() -> None:
    assert read_cards("\ufeff" + entry().replace("\n", "\r\n")) == read_cards(entry())


def test_every_card_of_the_catalogue_is_written_and_read_the_same() -> None:
    assert read_cards("".join(map(write_card, CATALOGUE.effects))) == CATALOGUE.effects


texts = st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=20)
lines = texts.filter(lambda text: text.strip() != "")


@given(lines, lines, texts)
def test_every_text_is_written_and_read_the_same(name: str, says: str, what: str) -> None:
    card = Card(
        name=name,
        says=says,
        condition=what,
        rules=(OnDamage(does=(Action(act="ask", what=f"!{what}"),), when=When(colour=what, combat=False)),),
    )
    assert read_cards(write_card(card)) == (card,)


GAIN = '[{ rule = "on_gain", does = [{ act = "gain", amount = 1 }, %s] }]'

WRONG = {
    "name =": "this is not TOML, or it is cut short",
    "x = " + "[" * 9000: "lists in it lie too deep in each other",
    '[[effect]]\nname = "A"': (
        "a card begins with [[effects]], and effect stands outside of any; did you mean effects?"
    ),
    'effects = "Lich"': "each card begins with [[effects]], in double brackets",
    '[effects]\nname = "A"': "each card begins with [[effects]], in double brackets",
    "effects = [3]": "entry 1: expected an object, got a whole number",
    '[[effects]]\nname = "A"\nrules = []': "entry 1 (A), field says: it is missing",
    "[[effects]]": "entry 1, field name: it is missing",
    entry() + entry(): "entry 2 (Altar), field name: an entry before it has this name",
    entry() + entry(name="ALTÄR"): "entry 2 (ALTÄR), field name: an entry before it has this name",
    entry(name=" "): "entry 1 ( ), field name: it is empty",
    entry(says="a\\nb"): "entry 1 (Altar), field says: it has to be one line, without control characters",
    entry(more='colour = "red"'): "entry 1 (Altar), field colour: there is no such field here",
    entry(more='untill = "turn"'): (
        "entry 1 (Altar), field untill: there is no such field here; did you mean until?"
    ),
    entry(more='until = "tomorrow"'): (
        "entry 1 (Altar), field until: tomorrow is none of the words that it takes: turn, next_turn, game"
    ),
    entry(more="number = 2000000000000000"): (
        "entry 1 (Altar), field number: it is at most 1000000000000000"
    ),
    entry(more="begins_if = { life = 3 }"): (
        "entry 1 (Altar), field begins_if.life: there is no such field here; did you mean life_at_most?"
    ),
    entry("3"): "entry 1 (Altar), field rules: expected a list, got a whole number",
    entry("[3]"): "entry 1 (Altar), field rules[0]: expected an object, got a whole number",
    entry("[{ by = 2 }]"): (
        "entry 1 (Altar), field rules[0].rule: it is missing; it names the primitive, such as cant_gain_life"
    ),
    entry('[{ rule = "cant_gain_lif" }]'): (
        "entry 1 (Altar), field rules[0].rule: there is no primitive called cant_gain_lif;"
        " did you mean cant_gain_life?"
    ),
    entry("[{ rule = 3 }]"): "entry 1 (Altar), field rules[0].rule: expected text, got a whole number",
    entry('[{ rule = "gain_plus", amount = "x" }]'): (
        "entry 1 (Altar), field rules[0].amount: expected a whole number, got text"
    ),
    entry('[{ rule = "cant_gain_life" }, { rule = "gain_plus" }]'): (
        "entry 1 (Altar), field rules[1].amount: it is missing"
    ),
    entry('[{ rule = "gain_plus", amout = 1 }]'): (
        "entry 1 (Altar), field rules[0].amout: there is no such field here; did you mean amount?"
    ),
    entry('[{ rule = "cant_gain_life", affects = "me" }]'): (
        "entry 1 (Altar), field rules[0].affects: me is none of the words that it takes:"
        " controller, opponents, all, chosen"
    ),
    entry('[{ rule = "cant_gain_life", affects = "chosen" }]'): (
        "entry 1 (Altar), field rules[0].affects: chosen is the player that the card is put on,"
        " and the card has no on"
    ),
    entry('[{ rule = "cant_gain_life", when = { colur = "red" } }]'): (
        "entry 1 (Altar), field rules[0].when.colur: there is no such field here; did you mean colour?"
    ),
    entry('[{ rule = "cant_gain_life", when = { life_at_most = 2000000000000000 } }]'): (
        "entry 1 (Altar), field rules[0].when.life_at_most: it is at most 1000000000000000"
    ),
    entry('[{ rule = "on_loss", does = [{ act = "gain" }], when = { combat = true } }]'): (
        "entry 1 (Altar), field rules[0].when.combat: on_loss has no use for it"
    ),
    entry('[{ rule = "damage_prevent", when = { by_self = true } }]'): (
        "entry 1 (Altar), field rules[0].when.by_self: damage_prevent has no use for it"
    ),
    entry('[{ rule = "cant_gain_life", when = { mark = "\\u0007" } }]'): (
        "entry 1 (Altar), field rules[0].when.mark: it has to be one line, without control characters"
    ),
    entry('[{ rule = "gain_multiply", by = -1 }]'): ("entry 1 (Altar), field rules[0].by: it is at least 1"),
    entry('[{ rule = "damage_prevent", half = "up", all_but = 1 }]'): (
        "entry 1 (Altar), field rules[0].all_but: it can't stand beside half"
    ),
    entry('[{ rule = "loses_at_life" }]'): (
        "entry 1 (Altar), field rules[0].at_least: one of at_least, exactly is needed"
    ),
    entry(GAIN % "3"): "entry 1 (Altar), field rules[0].does[1]: expected an object, got a whole number",
    entry(GAIN % '{ act = "shout" }'): (
        "entry 1 (Altar), field rules[0].does[1].act: shout is none of the words that it takes:"
        " gain, lose, damage, set, ask, counters, lose_game, win_game, mark"
    ),
    entry(GAIN % '{ act = "ask", what = "\\u001b[31m" }'): (
        "entry 1 (Altar), field rules[0].does[1].what: it has to be one line, without control characters"
    ),
    entry(GAIN % '{ act = "ask" }'): (
        "entry 1 (Altar), field rules[0].does[1].what: it is missing; ask has to say what"
    ),
    entry(GAIN % '{ act = "gain", times = -2 }'): (
        "entry 1 (Altar), field rules[0].does[1].times: it is at least 1"
    ),
    entry('[{ rule = "on_gain", does = "draw" }]'): (
        "entry 1 (Altar), field rules[0].does: expected a list, got text"
    ),
}


@pytest.mark.parametrize(("text", "told"), WRONG.items(), ids=[told[:60] for told in WRONG.values()])
def test_what_cannot_be_read_is_told_to_the_field(text: str, told: str) -> None:
    with pytest.raises(CardError) as error:
        read_cards(text)
    assert str(error.value) == told


def test_what_is_no_toml_is_told_with_its_line() -> None:
    with pytest.raises(CardError) as error:
        read_cards(entry() + "Altar\n")
    assert str(error.value).startswith("line 6: this is not TOML: ")


def test_the_readme_shows_a_card_that_can_be_read_and_names_every_field() -> None:
    readme = (assets.root().parent / "README.md").read_text("utf-8")
    [example] = re.findall(r"```toml\n(.*?)```", readme, re.DOTALL)
    [card] = read_cards(example)
    assert len(card.rules) == 2
    assert [field for field in Card.__struct_fields__ if f"`{field}`" not in readme] == []
