"""What the screen says about a game: numbers, losses, effects and outcomes in the words of the table."""

import re
from collections.abc import Iterator
from functools import cache
from os.path import commonprefix
from typing import Literal, assert_never

import msgspec

from lifecounter.model import events
from lifecounter.model.effects import InPlay
from lifecounter.model.outcome import Choice, Outcome, Played, Refused
from lifecounter.model.state import Game, Reminder
from lifecounter.ui import refusals
from lifecounter.ui.language import put, tr

MINUS = "−"
CANT = ("119.7", "119.8")
"""Rules by which a gain or a loss can’t happen at all."""
_TURNED = {"0": "0", "1": "1", "6": "9", "8": "8", "9": "6"}

Tone = Literal["plain", "alarm"]


class Line(msgspec.Struct, frozen=True):
    """One sentence about a game."""

    text: str
    tone: Tone = "plain"
    rule: str = ""
    """The number of the rule that it names."""


def number(value: int) -> str:
    """A whole number with a real minus sign."""
    return str(value).replace("-", MINUS)


def signed(value: int) -> str:
    """A difference: +3, −9."""
    return f"+{value}" if value > 0 else number(value)


def reads_otherwise_turned(value: int) -> bool:
    """Upside down this is another number, as 9 is 6; its foot has to be marked then."""
    digits = str(value)
    if not all(digit in _TURNED for digit in digits):
        return False
    turned = "".join(_TURNED[digit] for digit in reversed(digits))
    return turned != digits and not turned.startswith("0")


def sentence(text: str) -> str:
    """The text with a capital at its start."""
    return text[:1].upper() + text[1:]


def loss(game: Game, player: int) -> str:
    """Why a player lost, in a few words, with the rule's number."""
    rule = game.players[player].lost_by or ""
    return put(tr("Lost: %1 · %2"), _reason(game, player, rule), rule) if rule else tr("Lost")


def _reason(game: Game, player: int, rule: str) -> str:
    match rule:
        case "704.5a":
            return tr("0 life") if game.life(player) == 0 else tr("less than 0 life")
        case "704.6a":
            return tr("the team has 0 life or less")
        case "704.5b":
            return tr("no card left to draw")
        case "704.5c" | "704.6b":
            count = game.poison_of(player)
            return put(tr("%1 poison counters", "%1 poison counter", count), count)
        case "704.6c":
            worst = max(game.players[player].commander_damage.items(), key=lambda pair: pair[1], default=None)
            if worst is None:
                return tr("commander damage")
            return put(tr("%1 combat damage from %2"), worst[1], worst[0])
        case "104.3a":
            return tr("conceded")
        case "104.3e":
            because = game.players[player].lost_because
            return proper(because) if because else tr("an effect says so")
        case _:
            return tr("the team is out")


def counter(kind: str, count: int) -> str:
    """So many counters of a kind."""
    return put(tr("%1 %2"), sentence(tr(kind)), count)


def reminder(one: Reminder | events.ReminderAdded) -> str:
    """What people at the table have to do."""
    if one.waiting is not None if isinstance(one, Reminder) else one.what.startswith("target "):
        return proper(put(tr("%1: whom?"), one.because))
    match one.what:
        case "sacrifice":
            text = tr("Sacrifice %1 permanents", "Sacrifice %1 permanent", one.count)
        case "draw":
            text = tr("Draw %1 cards", "Draw %1 card", one.count)
        case "discard":
            text = tr("Discard %1 cards", "Discard %1 card", one.count)
        case "exile":
            text = tr("Exile %1 cards", "Exile %1 card", one.count)
        case other:
            return sentence(put(tr("%2 %1"), one.count, tr(other)))
    return put(text, one.count)


def effect(one: InPlay) -> str:
    """What a chip says of an effect in play."""
    return proper(sentence(one.name if one.controller is not None else tr(one.name)))


def about(game: Game, one: InPlay) -> str:
    """What an effect does, in one or two sentences."""
    card = game.setup.catalogue.find(one.name)
    if card is not None:
        return tr(card.says)
    what, passes = sentence(tr(one.name)), one.until == "turn"
    if one.chosen is None:
        return put(tr("%1 until this turn ends, everybody.") if passes else tr("%1, everybody."), what)
    whom = game.setup.names[one.chosen]
    return put(tr("%1 until this turn ends: %2.") if passes else tr("%1: %2."), what, whom)


def winner(game: Game) -> str:
    """Who won, once somebody has."""
    if game.result is None:
        return ""
    if game.result.draw or not game.result.winners:
        return tr("The game is a draw")
    return _win(game.result.winners)


def _win(names: tuple[str, ...]) -> str:
    *others, last = names
    if not others:
        return put(tr("%1 wins"), last)
    return put(tr("%1 and %2 win"), ", ".join(others), last)


def preview(before: Game, outcome: Outcome, side: int) -> list[Line]:
    """What a step would do: this side's total first, then everything else that would happen."""
    match outcome:
        case Refused(rule=rule, message=message):
            return [line(refusals.said(message), rule, "alarm")]
        case Choice():
            return [asked(outcome)]
        case Played(game=after, events=happened):
            return what_happens(before, after.totals, happened, side)
        case _:
            assert_never(outcome)


def asked(choice: Choice) -> Line:
    """Who has to choose an order."""
    return line(put(tr("%1 chooses in which order the effects apply"), choice.player), "616.1")


def what_happens(
    before: Game, totals: tuple[int, ...], happened: tuple[events.Event, ...], side: int
) -> list[Line]:
    """What comes of a step: this side's total first, then everybody else's, then the rest."""
    lines = [Line(f"{number(before.totals[side])} → {number(totals[side])}")]
    lines += [
        Line(f"{before.setup.sides[other].name} {number(old)} → {number(totals[other])}")
        for other, old in enumerate(before.totals)
        if other != side and old != totals[other]
    ]
    return lines + [line for event in happened for line in _told(before, event)]


def _told(game: Game, event: events.Event) -> Iterator[Line]:
    match event:
        case events.CommanderDamageDealt(commander=commander, amount=amount, total=total):
            limit = game.setup.commander_damage
            text = tr("%1 %2 → %3") if limit is None else tr("%1 %2 → %3 of %4")
            yield Line(put(text, short(commander), total - amount, total, limit))
        case events.CounterChanged(kind=kind, change=change, now=now):
            yield Line(put(tr("%1 %2 → %3"), sentence(tr(kind)), now - change, now))
        case events.PlayerLost(player=player, rule=rule):
            yield line(put(tr("%1 loses"), player), rule, "alarm")
        case events.GameWon(winners=winners, rule=rule):
            yield Line(_win(winners), rule=rule)
        case events.LoopFound():
            yield loop(event)
        case events.ReminderAdded() as added:
            yield Line(reminder(added))
        case _:
            said = stopped(event)
            if said is not None:
                yield said[1]


def loop(event: events.LoopFound) -> Line:
    """That effects set each other off without end."""
    text = tr("Effects set each other off without end: %1")
    return line(put(text, ", ".join(event.effects)), event.rule, "alarm")


def stopped(event: events.Event) -> tuple[str, Line] | None:
    """For whom something came to nothing or was held off, and what to say on their seat."""
    match event:
        case events.LifeChangeStopped(player=player, change=change, rule=rule, because=because):
            if change == "gain":
                text = tr("%1 can’t gain life") if rule in CANT else tr("%1 doesn’t gain life")
            else:
                text = tr("%1 can’t lose life") if rule in CANT else tr("%1 doesn’t lose life")
            bare = not because or because.startswith("can’t")
            said = put(text, player) if bare else put(tr("%1 (%2)"), put(text, player), because)
            return player, line(said, rule)
        case events.DamagePrevented(player=player, amount=amount, because=because):
            return player, line(put(tr("%1 damage prevented (%2)"), amount, because))
        case events.DamageReplaced(player=player, amount=amount, because=because):
            return player, line(put(tr("%1 damage replaced (%2)"), amount, because))
        case events.LossHeldOff(player=player, rule=rule, because=because):
            return player, line(put(tr("%1 would lose, but can’t (%2)"), player, because), rule)
        case events.LossReplaced(player=player, rule=rule, because=because):
            return player, line(put(tr("%1 would lose; instead %2 does something"), player, because), rule)
        case events.WinStopped(player=player, because=because):
            return player, line(put(tr("%1 can’t win (%2)"), player, because))
        case events.CountersStopped(player=player, kind=kind, because=because):
            return player, line(put(tr("No %1 counters (%2)"), tr(kind), because))
        case _:
            return None


def short(commander: str) -> str:
    """The part of a commander's name that people say."""
    return commander.split(",")[0]


@cache
def marks(commanders: tuple[str, ...]) -> tuple[str, ...]:
    """One letter for each commander, or two where they begin alike: the second is the first that differs."""
    names = [short(commander) for commander in commanders]
    found = []
    for place, name in enumerate(names):
        rivals = [
            other
            for rival, other in enumerate(names)
            if rival != place and other[:1].upper() == name[:1].upper()
        ]
        alike = max((len(commonprefix([name, other])) for other in rivals), default=0)  # noqa: RUF071  letters
        found.append((name[:1] + (name[alike : alike + 1] if rivals else "")).upper())
    return tuple(found)


def proper(text: str) -> str:
    """The text with real minus signs before its numbers, and real apostrophes in its words."""
    return re.sub(r"(?<=\w)'(?=\w)", "’", re.sub(r"(?<!\S)-(?=\d)", MINUS, text))


def line(text: str, rule: str = "", tone: Tone = "plain") -> Line:
    """A sentence, with the number of its rule behind it where there is one."""
    return Line(with_rule(text, rule), tone, rule)


def with_rule(text: str, rule: str) -> str:
    """The text, with the number of the rule behind it where there is one."""
    return proper(f"{text} · {rule}" if rule else text)
