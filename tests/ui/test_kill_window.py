"""The window, killed at any moment: the next start offers the game with every step that had been drawn."""

import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from lifecounter.data import catalogue, formats
from lifecounter.model.begin import begin
from lifecounter.model.record import Record
from lifecounter.store.store import Store
from lifecounter.table.table import Table
from lifecounter.ui import words
from tests.ui.whole_game import player

KILLS = int(os.environ.get("LIFECOUNTER_WINDOW_KILLS", "25"))
KILLS_PER_GAME = 10
KILLED_EARLY = 0.2
"""The share of programs that may not even have opened their window."""
LONGEST_START = 0.5
LONGEST_PLAY = 0.3
"""Seconds until a program's death, at most."""
PATIENCE = 30
"""Seconds that a program may take to its first frame on a busy machine."""


@pytest.fixture(scope="module")
def programs() -> multiprocessing.context.ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.ui.whole_game.player"])
    return context


def test_a_killed_window_loses_nothing_that_was_drawn(
    tmp_path: Path, programs: multiprocessing.context.ForkServerContext
) -> None:
    seed = int(os.environ.get("LIFECOUNTER_SEED", time.time_ns() % 10**9))
    print(f"LIFECOUNTER_SEED={seed}")
    chance = random.Random(seed)  # noqa: S311  repeatable, no secret
    drawn = 0
    for kill in range(KILLS):
        folder = tmp_path / str(kill // KILLS_PER_GAME)
        before = 0 if kill % KILLS_PER_GAME == 0 else _kept(folder)
        seen = _seen_until_killed(folder, chance, programs)
        _check(folder, before, seen)
        drawn += len(seen)
    print(f"{KILLS} kills, {drawn} drawn frames with a step")
    assert drawn > 2 * KILLS, "the programs were killed before they could play"


def _seen_until_killed(
    folder: Path, chance: random.Random, programs: multiprocessing.context.ForkServerContext
) -> list[player.Drawn]:
    """Start a program and kill it at a random moment; answers what it had drawn."""
    screen, theirs = programs.Pipe(duplex=False)
    program = programs.Process(target=player.play, args=(folder, chance.randrange(10**9), theirs))
    program.start()
    theirs.close()
    try:
        if chance.random() < KILLED_EARLY:
            seen = list(_seen(screen, for_seconds=chance.uniform(0, LONGEST_START)))
        else:
            assert screen.poll(PATIENCE), "the program never drew a table"
            seen = list(_seen(screen, for_seconds=chance.uniform(0, LONGEST_PLAY)))
    finally:
        program.kill()
        program.join()
    return seen + list(_seen(screen))


def _seen(screen: Connection, for_seconds: float = 0) -> Iterator[player.Drawn]:
    """What is drawn meanwhile; the program never waits for somebody to look."""
    end = time.monotonic() + for_seconds
    with suppress(EOFError):
        while screen.poll(max(0, end - time.monotonic())):
            yield screen.recv()
            if for_seconds and time.monotonic() > end:
                return


def _check(folder: Path, before: int, seen: list[player.Drawn]) -> None:
    """`before` steps were kept when the program started that has drawn this."""
    record = _record(folder)
    if not seen:
        return
    assert record is not None, "the game is not offered"
    done, _ = seen[-1]
    assert 0 <= len(record.steps) - before - done <= 1, (
        "only the step that was not yet drawn may be there besides"
    )
    table = Table(begin(record.header, formats(), catalogue()))
    totals = [_written(table)]
    for step in record.steps:
        table.do(step)
        totals.append(_written(table))
    assert [totals[before + done] for done, _ in seen] == [drawn for _, drawn in seen]


def _kept(folder: Path) -> int:
    record = _record(folder)
    return 0 if record is None else len(record.steps)


def _record(folder: Path) -> Record | None:
    """The game that the next start offers."""
    store = Store.open(folder)
    try:
        assert store.notice is None
        saved = store.unfinished()
        return None if saved is None else saved.journal.record()
    finally:
        store.close()


def _written(table: Table) -> list[str]:
    """Totals as the seats show them."""
    return [words.number(total) for total in table.game.totals]
