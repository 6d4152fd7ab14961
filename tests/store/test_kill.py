"""A program that is killed at any moment has lost nothing that was on the screen."""

import multiprocessing
import os
import random
import time
from collections.abc import Iterator
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from lifecounter.store.store import Store
from lifecounter.stream.projection import short_state
from tests.store import player

KILLS = int(os.environ.get("LIFECOUNTER_KILLS", "200"))
KILLS_PER_GAME = 10
KILLED_EARLY = 0.25
"""The share of programs that may not even have opened the store."""
LONGEST_PLAY = 0.03
"""Seconds of play before a program's death, at most."""
PATIENCE = 30
"""Seconds that a program may take to its first step on a busy machine."""


@pytest.fixture(scope="module")
def programs() -> multiprocessing.context.ForkServerContext:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.store.player"])
    return context


def test_a_killed_program_loses_no_drawn_step(
    tmp_path: Path, programs: multiprocessing.context.ForkServerContext
) -> None:
    seed = int(os.environ.get("LIFECOUNTER_SEED", time.time_ns() % 10**9))
    print(f"LIFECOUNTER_SEED={seed}")
    chance = player.chance_of(seed)
    taken = [
        _steps_until_killed(tmp_path / str(kill // KILLS_PER_GAME), chance, programs) for kill in range(KILLS)
    ]
    assert sum(taken) > KILLS / 2, "the programs were killed before they could play"


def test_a_running_program_holds_the_store_and_a_killed_one_does_not(
    tmp_path: Path, programs: multiprocessing.context.ForkServerContext
) -> None:
    screen, theirs = programs.Pipe(duplex=False)
    program = programs.Process(target=player.play, args=(tmp_path, 1, theirs))
    program.start()
    theirs.close()
    assert screen.poll(PATIENCE), "the program never played"
    beside = Store.open(tmp_path)
    assert not beside.holds_file
    assert beside.unfinished() is None
    beside.close()
    program.kill()
    program.join()
    after = Store.open(tmp_path)
    assert after.holds_file
    assert after.unfinished() is not None
    after.close()


def _steps_until_killed(
    folder: Path, chance: random.Random, programs: multiprocessing.context.ForkServerContext
) -> int:
    """Start a program, kill it at a random moment, check what it left; answers how much it had drawn."""
    screen, theirs = programs.Pipe(duplex=False)
    program = programs.Process(target=player.play, args=(folder, chance.randrange(10**9), theirs))
    program.start()
    theirs.close()
    if chance.random() > KILLED_EARLY:
        assert screen.poll(PATIENCE), "the program never played"
    drawn = list(_seen(screen, for_seconds=chance.uniform(0, LONGEST_PLAY)))
    program.kill()
    program.join()
    drawn += _seen(screen)
    _check(folder, drawn)
    return len(drawn)


def _seen(screen: Connection, for_seconds: float = 0) -> Iterator[player.Drawn]:
    """What is drawn meanwhile; the program never waits for somebody to look."""
    end = time.monotonic() + for_seconds
    with suppress(EOFError):
        while screen.poll(max(0, end - time.monotonic())):
            yield screen.recv()
            if for_seconds and time.monotonic() > end:
                return


def _check(folder: Path, drawn: list[player.Drawn]) -> None:
    store = Store.open(folder)
    try:
        assert store.notice is None
        saved = store.unfinished()
        if not drawn:
            return
        assert saved is not None
        sequence, state = drawn[-1]
        steps = saved.journal.record().steps
        assert 0 <= len(steps) - sequence <= 1, "only the step that was not drawn yet may be there besides"
        again = player.new_table()
        for step in steps[:sequence]:
            again.do(step)
        assert short_state(again.game) == state
        assert saved.table.sequence == len(steps)
    finally:
        store.close()
