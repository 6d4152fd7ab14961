"""How far random tests go: a little on every run, far where LIFECOUNTER_DEEP=1."""

import os

from hypothesis import HealthCheck, settings

DEEP = os.environ.get("LIFECOUNTER_DEEP") == "1"


def depth(examples: int, steps: int = 50) -> settings:
    """Settings of a random test: how many examples, and how many steps each where it plays a game."""
    return settings(
        max_examples=examples * (40 if DEEP else 1),
        stateful_step_count=steps * (4 if DEEP else 1),
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
