"""Games outlive the program; a file that can't be used costs nobody a game."""

import os
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import repeat
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from msgspec.structs import replace

from lifecounter.model.begin import begin
from lifecounter.model.commands import Amend, AnyStep, Correct, Damage, Effect, Gain, Redo, Undo
from lifecounter.model.effects import Card, Catalogue
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.naming import is_moment
from lifecounter.model.primitives import GainPlus
from lifecounter.store.errors import StoreError
from lifecounter.store.place import data_folder
from lifecounter.store.store import FILE, Store
from lifecounter.table.table import Table
from tests.model.sitting import FORMATS, game_of

HEADER = Header(
    format="commander",
    started="2026-11-29T17:00:00Z",
    players=(
        PlayerHeader(name="Ana", colour="#2f6f8f", seat=2, commanders=("Atraxa",)),
        PlayerHeader(name="日本語", seat=1),
    ),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store.open(tmp_path)
    yield store
    store.close()


def sit(store: Store, *steps: AnyStep) -> Table:
    table = Table(game_of(HEADER))
    table.keep_in(store.begin(HEADER))
    for step in steps:
        table.do(step)
    return table


def restarted(store: Store, folder: Path) -> Store:
    store.close()
    return Store.open(folder)


def test_a_game_with_a_card_of_the_tables_own_comes_back_where_that_is_known(store: Store) -> None:
    own = Catalogue(own=(Card(name="Altar", says="You gain 1 more.", rules=(GainPlus(amount=1),)),))
    table = Table(begin(HEADER, FORMATS, own))
    table.keep_in(store.begin(HEADER))
    table.do(Effect(add="Altar", controller="Ana"))
    saved = store.unfinished(own)
    assert saved is not None
    assert saved.table.game == table.game
    with pytest.raises(StoreError, match="this version refuses its step 1"):
        store.unfinished()


def test_the_unfinished_game_comes_back_with_undo_and_redo(store: Store, tmp_path: Path) -> None:
    left = sit(
        store,
        Damage(player="Ana", amount=7, from_="日本語"),
        Gain(player="日本語", amount=3, note="“Æther”"),
        Amend(step=Gain(player="日本語", amount=4)),
        Gain(player="Ana", amount=1),
        Undo(),
    )
    again = restarted(store, tmp_path)
    saved = again.unfinished()
    assert saved is not None
    table = saved.table
    assert table.game == left.game
    assert (table.sequence, table.can_undo, table.can_redo) == (5, True, True)
    assert table.game.totals == (33, 44)
    table.do(Redo())
    assert table.game.totals == (34, 44)
    table.do(Undo())
    table.do(Undo())
    assert table.game.totals == (33, 40)
    again.close()


def test_a_game_that_was_gone_on_with_keeps_on_being_kept(store: Store, tmp_path: Path) -> None:
    sit(store, Gain(player="Ana", amount=1))
    for total in (42, 43):
        store = restarted(store, tmp_path)
        saved = store.unfinished()
        assert saved is not None
        saved.table.do(Gain(player="Ana", amount=1))
        assert saved.table.game.totals == (total, 40)
        assert [type(step) for step in saved.journal.record().steps] == [Gain] * (total - 40)
    store.close()


def test_a_refused_step_is_not_kept(store: Store) -> None:
    table = sit(store, Damage(player="Nobody", amount=1), Gain(player="Ana", amount=1))
    assert table.sequence == 1
    saved = store.unfinished()
    assert saved is not None
    assert saved.journal.record().steps == (Gain(player="Ana", amount=1),)


def test_a_finished_game_is_not_offered_until_it_is_played_on(store: Store) -> None:
    journal = store.begin(HEADER)
    journal.append(Gain(player="Ana", amount=1))
    journal.finish()
    assert store.unfinished() is None
    journal.append(Undo())
    assert store.unfinished() is not None


def test_the_newest_unfinished_game_is_offered_and_no_older_one_is_lost(store: Store) -> None:
    sit(store, Gain(player="Ana", amount=1))
    newer = store.begin(HEADER)
    newer.append(Gain(player="Ana", amount=2))
    saved = store.unfinished()
    assert saved is not None
    assert saved.table.game.totals == (42, 40)
    newer.finish()
    saved = store.unfinished()
    assert saved is not None
    assert saved.table.game.totals == (41, 40)


def test_the_last_table_keeps_names_seats_colours_and_format(store: Store, tmp_path: Path) -> None:
    assert store.last_table() is None
    store.begin(Header(format="brawl", players=HEADER.players))
    store.begin(HEADER).finish()
    again = restarted(store, tmp_path)
    assert again.last_table() == replace(HEADER, started=None)
    again.close()


def test_settings_outlive_the_program(store: Store, tmp_path: Path) -> None:
    assert store.setting("keep_awake", bool, True) is True
    store.keep_setting("keep_awake", False)
    store.keep_setting("seats", {"layout": "around"})
    again = restarted(store, tmp_path)
    assert again.setting("keep_awake", bool, True) is False
    assert again.setting("seats", dict[str, str], {}) == {"layout": "around"}
    again.close()


def test_a_setting_of_another_kind_is_as_good_as_none(store: Store) -> None:
    store.keep_setting("volume", "loud")
    assert store.setting("volume", int, 3) == 3


def test_a_game_knows_when_it_began(store: Store) -> None:
    journal = store.begin(replace(HEADER, started=None))
    started = journal.record().header.started
    assert started is not None
    assert is_moment(started)


def test_every_commit_reaches_the_disk(store: Store) -> None:
    settings = (
        store._connection.execute(f"PRAGMA {name}").fetchone() for name in ("journal_mode", "synchronous")
    )
    assert list(settings) == [("wal",), (2,)]


def test_a_second_window_gets_games_of_its_own(store: Store, tmp_path: Path) -> None:
    first = sit(store, Gain(player="Ana", amount=1))
    second = Store.open(tmp_path)
    assert (store.holds_file, second.holds_file) == (True, False)
    assert second.unfinished() is None
    its_own = sit(second, Gain(player="Ana", amount=2))
    for _ in range(20):
        first.do(Gain(player="Ana", amount=1))
        its_own.do(Gain(player="Ana", amount=1))
    second.close()
    third = restarted(store, tmp_path)
    totals = []
    while (saved := third.unfinished()) is not None:
        totals.append(saved.table.game.totals)
        saved.journal.finish()
    assert totals == [(62, 40), (61, 40)]
    third.close()


def test_a_window_that_has_gone_leaves_the_store_free(store: Store, tmp_path: Path) -> None:
    again = restarted(store, tmp_path)
    assert again.holds_file
    again.close()


def test_one_game_in_two_windows_is_told_and_not_mixed_up(store: Store) -> None:
    sit(store, Gain(player="Ana", amount=1))
    one, other = store.unfinished(), store.unfinished()
    assert one is not None
    assert other is not None
    one.table.do(Gain(player="Ana", amount=2))
    with pytest.raises(StoreError, match="another window has gone on with this game"):
        other.table.do(Gain(player="Ana", amount=3))
    assert other.table.game.totals == (41, 40)
    assert len(one.journal.record().steps) == 2


def other_database(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE birds (name TEXT)")
    connection.close()


def torn_database(path: Path) -> None:
    store = Store.open(path.parent)
    table = sit(store)
    for _ in range(300):
        table.do(Gain(player="Ana", amount=1, note="a long game " * 9))
    store.close()
    data = bytearray(path.read_bytes())
    data[4096:] = os.urandom(len(data) - 4096)
    path.write_bytes(data)


def text(path: Path) -> None:
    path.write_text("no database " * 1000)


def noise(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 64)


def torn_head(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 4080)


@pytest.mark.parametrize("damage", [text, noise, torn_head, torn_database, other_database])
def test_a_damaged_file_is_kept_aside_and_a_new_one_begun(
    damage: Callable[[Path], None], tmp_path: Path
) -> None:
    damage(tmp_path / FILE)
    before = (tmp_path / FILE).read_bytes()
    for number in (1, 2):
        aside = tmp_path / f"games.damaged-{number}.sqlite3"
        store = Store.open(tmp_path)
        assert store.notice == f"The saved games could not be read; their file is kept as {aside}"
        assert aside.read_bytes() == before
        assert store.unfinished() is None
        sit(store, Gain(player="Ana", amount=1))
        store.close()
        again = Store.open(tmp_path)
        assert again.notice is None
        assert again.unfinished() is not None
        again.close()
        (tmp_path / FILE).write_bytes(before)


def test_a_file_of_a_newer_version_is_left_alone(store: Store, tmp_path: Path) -> None:
    sit(store, Gain(player="Ana", amount=1))
    store._connection.execute("PRAGMA user_version = 999")
    store.close()
    before = (tmp_path / FILE).read_bytes()
    with pytest.raises(StoreError, match="written by a newer version of lifecounter; update it") as told:
        Store.open(tmp_path)
    assert "\n" not in str(told.value)
    assert (tmp_path / FILE).read_bytes() == before


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match=r"can't be kept in .*/file"):
        Store.open(tmp_path / "file")
    with pytest.raises(StoreError, match=r"can't be kept in .*/file/inside"):
        Store.open(tmp_path / "file" / "inside")


def test_a_file_that_is_a_folder_is_told(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    with pytest.raises(StoreError, match="can't be opened"):
        Store.open(tmp_path)


@contextmanager
def person_without_rights() -> Iterator[None]:
    """Root may write everywhere, so for a moment the tests are somebody else."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.mark.parametrize("with_game", [False, True])
def test_a_folder_that_may_not_be_written_is_told(with_game: bool) -> None:
    with TemporaryDirectory() as name:
        folder = Path(name)
        if with_game:
            store = Store.open(folder)
            sit(store, Gain(player="Ana", amount=1))
            store.close()
        for path in (*folder.iterdir(), folder):
            path.chmod(0o555 if path.is_dir() else 0o444)
        with person_without_rights(), pytest.raises(StoreError, match=f"Games can't be kept in {name}: it"):
            Store.open(folder)
        assert not list(folder.glob("*damaged*"))


def test_a_full_disk_refuses_the_step_and_the_game_goes_on_in_memory(store: Store) -> None:
    table = sit(store, Gain(player="Ana", amount=1))
    pages = store._connection.execute("PRAGMA page_count").fetchone()[0]
    store._connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreError, match=r"^The step can't be kept: the disk is full$"):
        deque(map(table.do, repeat(Gain(player="Ana", amount=1, note="x" * 200), 200)))
    kept = store.unfinished()
    assert kept is not None
    assert kept.table.game == table.game, "what could not be kept was not done either"

    table.keep_in(Store.in_memory().begin(HEADER))
    before = table.sequence
    table.do(Correct(player="Ana", life=1))
    assert table.sequence == before + 1


def test_a_finished_game_stays_finished_where_the_step_that_goes_on_with_it_cannot_be_kept(
    store: Store,
) -> None:
    journal = store.begin(HEADER)
    journal.append(Gain(player="Ana", amount=1))
    journal.finish()
    store._connection.execute("DROP TABLE steps")
    with pytest.raises(StoreError, match="The step can't be kept"):
        journal.append(Undo())
    assert store._connection.execute("SELECT finished FROM games").fetchone() != (None,)


def test_a_game_that_this_version_refuses_stays_in_the_file(store: Store) -> None:
    journal = store.begin(HEADER)
    journal.append(Damage(player="Somebody Else", amount=1))
    with pytest.raises(StoreError, match="this version refuses its step 1"):
        store.unfinished()
    assert len(journal.record().steps) == 1


def test_a_line_that_can_not_be_read_is_told(store: Store) -> None:
    journal = store.begin(HEADER)
    store._connection.execute('INSERT INTO steps VALUES (1, 1, \'{"do": "fly"}\')')
    with pytest.raises(StoreError, match="line 2, field do: there is no step called fly"):
        journal.record()


def test_games_lie_where_the_person_says_or_where_the_platform_keeps_data(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert data_folder().name == "lifecounter"
    assert data_folder().is_absolute()
