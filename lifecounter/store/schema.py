"""The tables that games are kept in, and the way from every older version of them to the present one."""

import sqlite3

MIGRATIONS = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        header TEXT NOT NULL,
        started TEXT NOT NULL,
        finished TEXT
    );
    CREATE TABLE steps (
        game INTEGER NOT NULL REFERENCES games,
        seq INTEGER NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (game, seq)
    ) WITHOUT ROWID;
    CREATE TABLE settings (
        key TEXT PRIMARY KEY,
        value TEXT NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""Each leads from the version that is its place to the next one; a published one is never changed."""

NEWEST = len(MIGRATIONS)


class ForeignError(sqlite3.DatabaseError):
    """The database is another program's, or its own tables are gone; as good as no database."""

    sqlite_errorcode = sqlite3.SQLITE_NOTADB


def version(connection: sqlite3.Connection) -> int:
    """The version of the tables; 0 where there are none yet. Raises ForeignError where they aren't ours."""
    number = int(connection.execute("PRAGMA user_version").fetchone()[0])
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    ours = not tables if number == 0 else {"games", "steps", "settings"} <= tables
    if not ours:
        raise ForeignError
    return number


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the tables to the newest version; all of it happens or nothing.

    Raises sqlite3.OperationalError where the file can't be written, even if there is nothing to do.
    """
    connection.execute("BEGIN IMMEDIATE")
    try:
        found = version(connection)
        for statements in MIGRATIONS[found:]:
            for statement in statements.split(";"):
                connection.execute(statement)
        if found != NEWEST:
            connection.execute(f"PRAGMA user_version = {NEWEST}")
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
