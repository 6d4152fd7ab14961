"""Putting right what was miscounted: no gain, no loss, no locks, no triggers."""

from typing import assert_never

from msgspec.structs import replace

from lifecounter.model import events
from lifecounter.model.commands import Correct
from lifecounter.model.counters import kind_of, set_counters
from lifecounter.model.damage import known_commander
from lifecounter.model.losses import BY_WIN, end_drawn, end_won
from lifecounter.model.resolution import Resolution, amount_of, number_of

BY_CORRECTION = "104.1"


def play_correct(r: Resolution, step: Correct) -> None:
    """Set what is named to what it should have been; a player who had lost can be taken back in."""
    player = r.known(step.player)
    if step.life is not None:
        side = r.setup.side_of[player]
        r.move_total(side, number_of(step.life) - r.game.totals[side])
    for kind, count in step.counters.items():
        set_counters(r, player, kind_of(kind), amount_of(count, "A number of counters"))
    for name, damage in step.commander_damage.items():
        commander = known_commander(r, name, None)
        taken = {**r.player(player).commander_damage, commander: amount_of(damage, "Commander damage")}
        r.update(player, commander_damage={key: count for key, count in taken.items() if count})
    r.tell(events.Corrected(r.name(player)))
    match step.status:
        case None:
            pass
        case "playing":
            _take_back_in(r, player)
        case "lost":
            if r.player(player).status != "lost":
                _go_on(r)
                r.conceded[player] = None
        case "won":
            _go_on(r)
            end_won(r, r.setup.team_mates(player), BY_CORRECTION)
        case "drew":
            _go_on(r)
            end_drawn(r, [place for place in range(len(r.game.players)) if r.game.is_in(place)], "104.4i")
        case _:
            assert_never(step.status)


def _take_back_in(r: Resolution, player: int) -> None:
    """The player is in again, with the team that fell with them; a game that had ended goes on."""
    for place in r.setup.sides[r.setup.side_of[player]].members:
        r.update(place, status="playing", lost_by=None, lost_because=None)
    _go_on(r)


def _go_on(r: Resolution) -> None:
    """A game that had ended goes on among those who were in it until then; who had lost before their team won
    (104.2c) is out again."""
    for place, one in enumerate(r.game.players):
        if one.status == "won" and one.lost_by is not None:
            r.update(place, status="lost")
        elif one.status in ("won", "drew") or one.lost_by in (BY_WIN, BY_CORRECTION):
            r.update(place, status="playing", lost_by=None, lost_because=None)
    r.game = replace(r.game, result=None)
