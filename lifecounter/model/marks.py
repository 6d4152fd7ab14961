"""Marks that players bear: monarch, initiative, city's blessing; day and night (725, 726, 730)."""

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.commands import Mark
from lifecounter.model.naming import among
from lifecounter.model.resolution import Refusal, Resolution

ONE_HOLDER = ("monarch", "initiative")
"""Marks that leave their holder when another player takes them."""
DAY_AND_NIGHT = ("day", "night")
NEITHER = "day_night"
"""What a step names, and is told, where it is neither day nor night any more."""


def play_mark(r: Resolution, step: Mark) -> None:
    """A mark moves to a player, or to nobody."""
    mark = among((*ONE_HOLDER, *DAY_AND_NIGHT, NEITHER), step.mark)
    if mark in DAY_AND_NIGHT or mark == NEITHER:
        _day_night(r, None if mark == NEITHER else mark)
    elif not mark:
        raise Refusal("109.1", "A mark needs a name")
    elif step.player is None:
        for place in _holders(r, mark):
            _take(r, mark, place)
            r.tell(events.MarkMoved(mark, None, r.name(place)))
    else:
        give_mark(r, mark, r.seated(step.player))


def give_mark(r: Resolution, mark: str, player: int) -> None:
    """A player gets a mark; of monarch and initiative there is one holder."""
    before = _holders(r, mark)
    if player in before:
        return
    moved = before if mark in ONE_HOLDER else []
    for place in moved:
        _take(r, mark, place)
    r.update(player, marks=(*r.player(player).marks, mark))
    r.tell(events.MarkMoved(mark, r.name(player), r.name(moved[0]) if moved else None))


def leave_marks(r: Resolution, player: int) -> None:
    """A player leaves: the active player takes the place of a monarch, or the next in turn order (725.4)."""
    for mark in r.player(player).marks:
        _take(r, mark, player)
        heir = _heir(r, player) if mark in ONE_HOLDER else None
        if heir is not None:
            r.update(heir, marks=(*r.player(heir).marks, mark))
        r.tell(events.MarkMoved(mark, None if heir is None else r.name(heir), r.name(player)))


def _heir(r: Resolution, player: int) -> int | None:
    count = len(r.game.players)
    start = player if r.game.active is None else r.game.active
    order = (place % count for place in range(start, start + count))
    return next((place for place in order if r.game.is_in(place)), None)


def _holders(r: Resolution, mark: str) -> list[int]:
    return [place for place, one in enumerate(r.game.players) if mark in one.marks]


def _take(r: Resolution, mark: str, player: int) -> None:
    r.update(player, marks=tuple(other for other in r.player(player).marks if other != mark))


def _day_night(r: Resolution, becomes: str | None) -> None:
    before = r.game.day_night
    if becomes != before:
        r.game = replace(r.game, day_night=becomes)
        r.tell(events.MarkMoved(becomes or NEITHER, None, before))
