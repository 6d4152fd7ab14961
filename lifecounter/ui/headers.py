"""Tables that are laid without the start screen: the same once more, and what the command line names."""

from msgspec.structs import replace

from lifecounter.cli.options import WindowOptions
from lifecounter.data import formats
from lifecounter.model.header import Header, PlayerHeader


def again(header: Header) -> Header:
    """The same table for a new game: names, colours, seats and house rules, and nothing of the old game."""
    return replace(header, started=None, active=None)


def table_asked_for(options: WindowOptions) -> Header:
    """The table that the command line names."""
    chosen = formats().find(options.format or "")
    if chosen is None:
        raise ValueError(f"there is no format called {options.format}")
    names = options.players or tuple(f"Player {number}" for number in range(1, chosen.fewest + 1))
    counts = chosen.commander_damage is not None
    return Header(
        format=chosen.id,
        players=tuple(
            PlayerHeader(name=name, commanders=(unnamed_commander(name),) if counts else ()) for name in names
        ),
    )


def unnamed_commander(name: str) -> str:
    """What a player's commander is called that nobody has named, so that its damage can be tallied."""
    return f"{name}’s commander"
