"""Tables for the tests of what the screen shows."""

from lifecounter.data import catalogue, formats
from lifecounter.model.begin import begin
from lifecounter.model.commands import AnyStep
from lifecounter.model.header import Header, PlayerHeader
from lifecounter.model.outcome import Played
from lifecounter.table.table import Table

COMMANDERS = {"Ana": "Atraxa, Praetors’ Voice", "Bruno": "Krenko, Mob Boss", "Chen": "Meren", "Dee": "Oloro"}


def table(format_id: str = "commander", names: tuple[str, ...] = tuple(COMMANDERS), *steps: AnyStep) -> Table:
    """A table with these people, after these steps."""
    commanders = format_id == "commander"
    players = tuple(
        PlayerHeader(name=name, commanders=(COMMANDERS[name],) if commanders and name in COMMANDERS else ())
        for name in names
    )
    made = Table(begin(Header(format=format_id, players=players), formats(), catalogue()))
    for step in steps:
        assert isinstance(made.do(step).outcome, Played)
    return made
