"""The file of a table's own cards: kept durably, never lost, and never in the way of a game."""

from pathlib import Path

import pytest

from lifecounter.data import catalogue, catalogue_of
from lifecounter.model.effects import Card
from lifecounter.model.primitives import CantGainLife, GainPlus
from lifecounter.own_cards import FILE, OwnCardsError, keep_card, own_cards
from lifecounter.store.place import config_folder, data_folder

ALTAR = Card(name="Altar", says="You gain 1 more.", rules=(GainPlus(amount=1),))
WELL = Card(name="Well", says="Nobody gains life.", rules=(CantGainLife(affects="all"),))


def test_without_a_file_there_are_no_own_cards(tmp_path: Path) -> None:
    assert own_cards(tmp_path) == ()
    assert own_cards(tmp_path / "nowhere") == ()


def test_a_card_is_kept_and_the_folder_made(tmp_path: Path) -> None:
    folder = tmp_path / "config" / "lifecounter"
    assert keep_card(ALTAR, folder) is None
    assert keep_card(WELL, folder) is None
    assert own_cards(folder) == (ALTAR, WELL)
    assert list(folder.iterdir()) == [folder / FILE]


def test_what_people_wrote_stays_as_it_is(tmp_path: Path) -> None:
    written = '# ours\n[[effects]]\nname = "Mine"   # hm\nsays = "It is mine."\nrules = []'
    (tmp_path / FILE).write_text(written, "utf-8")
    keep_card(ALTAR, tmp_path)
    assert (tmp_path / FILE).read_text("utf-8").startswith(written + "\n")
    assert [card.name for card in own_cards(tmp_path)] == ["Mine", "Altar"]


def test_a_name_is_given_once(tmp_path: Path) -> None:
    keep_card(ALTAR, tmp_path)
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(OwnCardsError) as error:
        keep_card(Card(name="Altar", says="Another.", rules=()), tmp_path)
    assert str(error.value) == f"There is a card called Altar in {tmp_path / FILE} already"
    assert (tmp_path / FILE).read_bytes() == before


def test_a_card_that_could_not_be_read_again_is_not_kept(tmp_path: Path) -> None:
    with pytest.raises(OwnCardsError) as error:
        keep_card(Card(name="Altar", says=" ", rules=()), tmp_path)
    assert str(error.value) == "Altar can't be kept, entry 1 (Altar), field says: it is empty"
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("broken", [b"[[effects", b"\xff\xfe", b'[[effects]]\nname = "A"\n'])
def test_a_file_that_cannot_be_read_is_put_aside_and_never_lost(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / FILE).write_bytes(broken)
    first = keep_card(ALTAR, tmp_path)
    assert first is not None
    (tmp_path / FILE).write_bytes(b"again")
    second = keep_card(WELL, tmp_path)
    assert second is not None
    assert first.read_bytes() == broken
    assert second.read_bytes() == b"again"
    assert own_cards(tmp_path) == (WELL,)


def test_a_link_to_the_file_stays_a_link(tmp_path: Path) -> None:
    there = tmp_path / "dotfiles"
    there.mkdir()
    (there / "cards.toml").touch()
    (tmp_path / FILE).symlink_to(there / "cards.toml")
    keep_card(ALTAR, tmp_path)
    assert (tmp_path / FILE).is_symlink()
    assert [card.name for card in own_cards(tmp_path)] == ["Altar"]


def test_a_place_where_nothing_can_be_kept_is_named(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.touch()
    with pytest.raises(OwnCardsError, match=r"Altar can't be kept in .*file/effects\.toml: "):
        keep_card(ALTAR, occupied)
    (tmp_path / FILE).mkdir()
    with pytest.raises(OwnCardsError, match=r"effects\.toml can't be read: Is a directory"):
        own_cards(tmp_path)


def test_own_cards_come_first_and_replace_others_by_name(tmp_path: Path) -> None:
    keep_card(ALTAR, tmp_path)
    keep_card(Card(name="PLATINUM angel", says="Ours is different.", rules=()), tmp_path)
    cards, notice = catalogue_of(tmp_path)
    assert notice is None
    assert [card.name for card in cards.effects][:2] == ["Altar", "PLATINUM angel"]
    assert len(cards.effects) == len(catalogue().effects) + 1
    assert cards.replaced == {"PLATINUM angel"}
    found = cards.find("Platinum Angel")
    assert found is not None
    assert found.says == "Ours is different."


def test_a_broken_file_leaves_the_shipped_cards_and_one_sentence(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('[[effects]]\nname = "Mine"\nrules = []\n', "utf-8")
    cards, notice = catalogue_of(tmp_path)
    assert cards.effects == catalogue().effects
    assert notice == (
        f"{tmp_path / FILE}, entry 1 (Mine), field says: it is missing."
        " Until that is put right the table does without its own cards."
    )


def test_own_cards_lie_in_the_config_folder_or_where_games_do(tmp_path: Path) -> None:
    assert config_folder(tmp_path) == data_folder(tmp_path) == tmp_path
    assert config_folder().name == "lifecounter"
    assert config_folder() != data_folder()
