"""Steps that end the game for somebody, and reminders that are carried out or not (104)."""

from lifecounter.model.commands import Concede, Done, DrawGame, EmptyDraw, Failed, LoseGame, WinGame
from lifecounter.model.losses import end_drawn
from lifecounter.model.resolution import Resolution


def play_concede(r: Resolution, step: Concede) -> None:
    """A player leaves; nothing stops it (104.3a)."""
    r.conceded[r.seated(step.player)] = step.reason


def play_lose_game(r: Resolution, step: LoseGame) -> None:
    """An effect says that a player loses (104.3e)."""
    r.losing[r.seated(step.player)] = step.reason


def play_win_game(r: Resolution, step: WinGame) -> None:
    """An effect says that a player wins (104.2b)."""
    r.winning[r.seated(step.player)] = step.reason


def play_draw_game(r: Resolution, step: DrawGame) -> None:
    """The game is a draw, whatever forbids to lose or win (104.4c)."""
    del step
    end_drawn(r, [place for place in range(len(r.game.players)) if r.game.is_in(place)], "104.4c")


def play_empty_draw(r: Resolution, step: EmptyDraw) -> None:
    """The player loses at the next check, unless they can't lose then (704.5b)."""
    r.decked.add(r.seated(step.player))


def play_done(r: Resolution, step: Done) -> None:
    """A reminder was carried out."""
    r.end_reminder(*r.reminder(step.reminder))


def play_failed(r: Resolution, step: Failed) -> None:
    """What a reminder asks for could not be done; where its effect says so, the player loses."""
    player, reminder = r.reminder(step.reminder)
    r.end_reminder(player, reminder, failed=True)
    if reminder.lose_if_failed:
        r.losing[player] = reminder.because
