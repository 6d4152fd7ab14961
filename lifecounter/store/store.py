"""Games kept step by step in one SQLite file: each step is on the disk when `append` returns.

Several programs may run on one file. The first one holds it: only there is the unfinished game offered, so no
game is ever played in two windows. The others begin games of their own in the same file.
"""

import sqlite3
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec

from lifecounter.data import catalogue, formats
from lifecounter.model.begin import SetupError, begin
from lifecounter.model.commands import AnyStep
from lifecounter.model.effects import Catalogue
from lifecounter.model.header import Header
from lifecounter.model.outcome import Played
from lifecounter.model.record import Record, RecordError, read_header, read_step, write_line
from lifecounter.store import schema
from lifecounter.store.errors import DAMAGED, StoreError, code_of, telling
from lifecounter.table.table import Table

FILE = "games.sqlite3"
PATIENCE = 5.0
"""Seconds to wait while another program writes."""

Value = TypeVar("Value")


class SavedGame(msgspec.Struct, frozen=True):
    """A game to go on with: its table stands as it was left, undo and redo included."""

    table: Table
    journal: "GameJournal"


class GameJournal:
    """Where the steps of one game are kept; it is the table's journal."""

    def __init__(self, connection: sqlite3.Connection, game: int, taken: int, *, finished: bool) -> None:
        self._connection = connection
        self._game = game
        self._taken = taken
        self._finished = finished

    def append(self, step: AnyStep) -> None:
        """Keep one step; it is on the disk when this returns. A finished game is unfinished again.

        Raises StoreError where the step can't be kept; then nothing of it is.
        """
        line = write_line(step).decode()
        with telling("The step can't be kept"):
            if self._finished:
                self._append_to_finished(line)
            else:
                self._insert(line)
        self._taken += 1
        self._finished = False

    def _insert(self, line: str) -> None:
        self._connection.execute(
            "INSERT INTO steps (game, seq, line) VALUES (?, ?, ?)", (self._game, self._taken + 1, line)
        )

    def _append_to_finished(self, line: str) -> None:
        """The step and the game's going on are kept both or not at all."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._connection.execute("UPDATE games SET finished = NULL WHERE id = ?", (self._game,))
            self._insert(line)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise

    def finish(self) -> None:
        """The game is over or given up: it is not offered again, and stays in the file."""
        with telling("The end of the game can't be kept"):
            self._connection.execute("UPDATE games SET finished = ? WHERE id = ?", (_now(), self._game))
        self._finished = True

    def record(self) -> Record:
        """Header and steps as they stand in the file. Raises StoreError where they can't be read."""
        with telling("The game can't be read"):
            (header,) = self._connection.execute(
                "SELECT header FROM games WHERE id = ?", (self._game,)
            ).fetchone()
            lines = self._connection.execute(
                "SELECT line FROM steps WHERE game = ? ORDER BY seq", (self._game,)
            ).fetchall()
        try:
            steps = tuple(read_step(line.encode(), number) for number, (line,) in enumerate(lines, 2))
            return Record(read_header(header.encode()), steps)
        except RecordError as error:
            raise StoreError(f"The game can't be read: {error}") from None


class Store:
    """The file that games and settings are kept in."""

    def __init__(
        self, connection: sqlite3.Connection, lock: sqlite3.Connection | None, notice: str | None
    ) -> None:
        self._connection = connection
        self._lock = lock
        self.notice = notice
        """One sentence that the person should read, or None: a damaged file was put aside."""

    @classmethod
    def open(cls, folder: Path) -> "Store":
        """Open the store in a folder, or begin one there.

        A file that is damaged or no database at all is kept under another name, and a new one begun. Raises
        StoreError where nothing can be kept there, or a newer version has written the file.
        """
        cannot = f"Games can't be kept in {folder}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            with telling(cannot):
                lock = _hold(folder)
        except StoreError:
            raise
        except OSError as error:
            raise StoreError(f"{cannot}: {error.strerror}") from error
        try:
            with telling(cannot):
                connection, notice = _opened_or_new(folder / FILE, may_put_aside=lock is not None)
        except StoreError:
            if lock is not None:
                lock.close()
            raise
        return cls(connection, lock, notice)

    @classmethod
    def in_memory(cls) -> "Store":
        """A store that keeps nothing, to play on where no file can be written."""
        connection = sqlite3.connect(":memory:", isolation_level=None)
        schema.migrate(connection)
        return cls(connection, None, None)

    @property
    def holds_file(self) -> bool:
        """No other program was running on this store when it was opened."""
        return self._lock is not None

    def begin(self, header: Header) -> GameJournal:
        """A new game. Raises StoreError where it can't be kept."""
        started = header.started or _now()
        line = write_line(msgspec.structs.replace(header, started=started)).decode()
        with telling("The game can't be kept"):
            cursor = self._connection.execute(
                "INSERT INTO games (header, started) VALUES (?, ?)", (line, started)
            )
        return GameJournal(self._connection, int(cursor.lastrowid or 0), 0, finished=False)

    def unfinished(self, cards: Catalogue | None = None) -> SavedGame | None:
        """The game that was begun last and not finished; None where there is none, or where another program
        holds the file. `cards` are those that its table can name, every table's where none are given. Raises
        StoreError where the game can't be gone on with; it stays in the file.
        """
        if not self.holds_file:
            return None
        with telling("The unfinished game can't be read"):
            found = self._connection.execute(
                "SELECT id, (SELECT count(*) FROM steps WHERE game = id) FROM games"
                " WHERE finished IS NULL ORDER BY id DESC LIMIT 1"
            ).fetchone()
        if found is None:
            return None
        game, taken = found
        journal = GameJournal(self._connection, game, taken, finished=False)
        table = _replayed(journal.record(), catalogue() if cards is None else cards)
        table.keep_in(journal)
        return SavedGame(table, journal)

    def last_table(self) -> Header | None:
        """Format, names, seats and colours of the game that was begun last, without its moment."""
        with telling("The last table can't be read"):
            found = self._connection.execute("SELECT header FROM games ORDER BY id DESC LIMIT 1").fetchone()
        if found is None:
            return None
        try:
            return msgspec.structs.replace(read_header(found[0].encode()), started=None, active=None)
        except RecordError as error:
            raise StoreError(f"The last table can't be read: {error}") from None

    def setting(self, key: str, kind: type[Value], otherwise: Value) -> Value:
        """A setting, or `otherwise` where there is none of this kind."""
        with telling("The settings can't be read"):
            found = self._connection.execute("SELECT value FROM settings WHERE key = ?", (key,)).fetchone()
        try:
            return otherwise if found is None else msgspec.json.decode(found[0], type=kind)
        except msgspec.DecodeError:
            return otherwise

    def keep_setting(self, key: str, value: object) -> None:
        """Keep a setting; it is on the disk when this returns. Raises StoreError where it can't be kept."""
        with telling("The setting can't be kept"):
            self._connection.execute(
                "INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)",
                (key, msgspec.json.encode(value).decode()),
            )

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()
        if self._lock is not None:
            self._lock.close()


def _replayed(record: Record, cards: Catalogue) -> Table:
    try:
        table = Table(begin(record.header, formats(), cards))
    except SetupError as error:
        raise StoreError(f"The unfinished game can't be gone on with: {error}") from None
    for number, step in enumerate(record.steps, 1):
        if not isinstance(table.do(step).outcome, Played):
            raise StoreError(
                f"The unfinished game can't be gone on with: this version refuses its step {number}"
            )
    return table


def _opened_or_new(path: Path, *, may_put_aside: bool) -> tuple[sqlite3.Connection, str | None]:
    """A connection to the file, and what to tell where it had to be begun anew."""
    try:
        return _opened(path), None
    except sqlite3.DatabaseError as error:
        if code_of(error) not in DAMAGED or not may_put_aside:
            raise
    aside = _put_aside(path)
    return _opened(path), f"The saved games could not be read; their file is kept as {aside}"


def _opened(path: Path) -> sqlite3.Connection:
    """A connection to the file with the newest tables. Raises schema.ForeignError where they aren't ours."""
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        connection.execute("PRAGMA synchronous = FULL")
        if schema.version(connection) > schema.NEWEST:
            raise StoreError(
                f"The saved games in {path.parent} were written by a newer version of lifecounter;"
                " update it to go on with them"
            )
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise schema.ForeignError
        connection.execute("PRAGMA journal_mode = WAL")
        schema.migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _hold(folder: Path) -> sqlite3.Connection | None:
    """Hold the store until this program ends, however it ends; None where another program holds it.

    A lock of the operating system, taken through SQLite because that works alike on every platform.
    """
    lock = sqlite3.connect(folder / "in-use.lock", timeout=0, isolation_level=None)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if code_of(error) != sqlite3.SQLITE_BUSY:
            raise
        return None
    return lock


def _put_aside(path: Path) -> Path:
    """Give a file that can't be used, with what belongs to it, the first free name."""
    names = (path.with_name(f"games.damaged-{number}.sqlite3") for number in count(1))
    aside = next(name for name in names if not name.exists())
    try:
        for part in ("-wal", "-shm", ""):
            piece = path.with_name(path.name + part)
            if piece.exists():
                piece.rename(aside.with_name(aside.name + part))
    except OSError as error:
        raise StoreError(f"{path} is damaged and can't be put aside: {error.strerror}") from error
    return aside


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
