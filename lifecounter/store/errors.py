"""What goes wrong with the file that games are kept in, said in one sentence."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)

_REASONS = {
    sqlite3.SQLITE_READONLY: "it is read-only",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk is full or reports an error",
    sqlite3.SQLITE_CANTOPEN: "it can't be opened",
    sqlite3.SQLITE_BUSY: "another program holds it",
    sqlite3.SQLITE_LOCKED: "another program holds it",
    sqlite3.SQLITE_CONSTRAINT: "another window has gone on with this game",
    **dict.fromkeys(DAMAGED, "it is damaged"),
}


class StoreError(OSError):
    """Games can't be kept or read; one plain sentence. The game in hand can go on without being kept."""


@contextmanager
def telling(what: str) -> Iterator[None]:
    """Turn an error of the database into a sentence: `what` can't be done, and why."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(f"{what}: {_REASONS.get(code_of(error), str(error))}") from error


def code_of(error: sqlite3.Error) -> int:
    """SQLite's primary result code; 0 where the error doesn't come from the database itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
