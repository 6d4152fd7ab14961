"""What a replay tells of each step, in sentences that a table would say."""

import pytest

from lifecounter.model.commands import (
    AnyStep,
    Apply,
    Concede,
    Done,
    Effect,
    Exchange,
    Failed,
    Gain,
    LoseGame,
    Mark,
    Tax,
    WinGame,
)
from lifecounter.model.header import PlayerHeader
from lifecounter.model.sentences import sentence
from tests.cli.program import lifecounter
from tests.model.sitting import sit


def said(*steps: AnyStep) -> list[str]:
    """What is told of the last of these steps."""
    game = sit("commander", PlayerHeader(name="Ana", commanders=("Atraxa",)), "Bruno", "Chiara")
    *before, last = steps
    for step in before:
        game.does(step)
    return [sentence(event) for event in game.does(last)]


DAY = Mark(mark="day")
THUNE, BOND, LICH = (
    Effect(add=name, controller="Ana", id=name) for name in ("Archangel of Thune", "Sanguine Bond", "Lich")
)
GAIN = Gain(player="Ana", amount=3)


@pytest.mark.parametrize(
    ("steps", "told"),
    [
        ((DAY,), "It becomes day"),
        ((DAY, Mark(mark="night")), "It becomes night"),
        ((DAY, Mark(mark="day_night")), "It is neither day nor night any more"),
        ((Mark(mark="monarch", player="Ana"), Mark(mark="monarch")), "Nobody has monarch any more"),
        ((Tax(commander="Atraxa", change=1),), "Atraxa was cast once from the command zone"),
        ((Tax(commander="Atraxa", change=2),), "Atraxa was cast 2 times from the command zone"),
        ((Exchange(player="Ana", with_=7),), "Ana exchanges life with a number, which is now 40"),
        ((THUNE, GAIN), "To do for Ana: +1/+1 counter on each creature (Archangel of Thune, r1)"),
        ((LICH, GAIN), "To do for Ana: draw 3 (Lich, r1)"),
        ((LICH, GAIN, Done(reminder="r1")), "Done by Ana: draw"),
        ((LICH, GAIN, Failed(reminder="r1")), "Not done by Ana: draw"),
        (
            (WinGame(player="Ana", reason="Test of Endurance"),),
            "Ana wins the game (Test of Endurance, 104.2b)",
        ),
        ((LoseGame(player="Ana", reason="Phage"),), "Ana loses the game (Phage, 104.3e)"),
        ((Concede(player="Ana", reason="it is late"),), "Ana loses the game (it is late, 104.3a)"),
        ((BOND, GAIN, Apply(reminder="r1", player="Bruno")), "Bruno loses 3: 37"),
    ],
)
def test_what_happened_is_told_in_a_sentence(steps: tuple[AnyStep, ...], told: str) -> None:
    assert told in said(*steps)


def test_a_game_of_one_player_ends_without_a_winner() -> None:
    given = (
        b'{"record": "lifecounter/1", "format": "custom", "players": [{"name": "A"}]}\n'
        b'{"do": "lose", "player": "A", "amount": 20}\n'
    )
    assert lifecounter("replay", "-", given=given).out.endswith("A: 0, lost (704.5a)\nThe game is over\n")
