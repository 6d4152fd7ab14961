"""A one-shot action with its blanks filled in: the step of the record that it is, or why it can't be done."""

from collections.abc import Callable
from typing import assert_never

from msgspec.structs import replace

from lifecounter.model import commands, one_shots
from lifecounter.model.asking import Answers, Sheet
from lifecounter.model.commands import Play
from lifecounter.model.locks import cant_gain_life
from lifecounter.model.one_shots import Amount, AnyPart, OneShot
from lifecounter.model.outcome import Refused
from lifecounter.model.resolution import Refusal
from lifecounter.model.state import Game


def fill(shot: OneShot, game: Game, you: str, answers: Answers | None = None) -> Play | Refused:
    """The step to take. Refused where an answer is missing or impossible, or where the card's own condition
    isn't met; whatever else the rules forbid is refused as the step is taken."""
    try:
        return _step(shot, game, you, answers or {})
    except Refusal as refusal:
        return Refused(refusal.rule, refusal.message)


def _step(shot: OneShot, game: Game, you: str, answers: Answers) -> Play:
    if game.result is not None:
        raise Refusal("104.1", "The game is over; undo, or begin a new one")
    place = game.setup.index.get(you)
    if place is None:
        raise Refusal("102.1", f"No player is called {you}")
    if not game.is_in(place):
        raise Refusal("800.4a", f"{you} has left the game")
    sheet = Sheet(shot, game, place, answers)
    sheet.check_answers()
    _check_condition(sheet)
    steps = [step for part in shot.steps for step in _steps(sheet, part)]
    if len(steps) == 1:
        return replace(steps[0], note=shot.name)
    return commands.Together(steps=tuple(steps), note=shot.name)


def _check_condition(sheet: Sheet) -> None:
    """Refuse what the card's own words don't allow now."""
    shot, game, you = sheet.shot, sheet.game, sheet.you
    name, total = game.setup.names[you], game.life(you)
    if shot.own_upkeep and game.active is not None and you not in game.setup.turn_team(game.active):
        whose = game.setup.names[game.active]
        raise Refusal("503", f"{shot.name} is for {name}'s own upkeep, and it is {whose}'s turn")
    if shot.below is not None:
        below = game.setup.sides[game.setup.side_of[you]].life if shot.below == "starting" else shot.below
        if total >= below:
            raise Refusal("603.4", f"{name} has {total} life, which is not less than {below}")
    for part in shot.steps:
        if isinstance(part, one_shots.Exchange) and shot.within is not None:
            (other,) = sheet.players(part.with_)
            apart = abs(total - game.life(other))
            if apart > shot.within:
                its = game.setup.names[other]
                raise Refusal(
                    "608.2c", f"The totals of {name} and {its} are {apart} apart, more than {shot.within}"
                )
        if isinstance(part, one_shots.Gain) and part.cost:
            _check_cost(sheet, sheet.players(part.who))


def _check_cost(sheet: Sheet, gaining: tuple[int, ...]) -> None:
    for player in gaining:
        lock = cant_gain_life(sheet.game, player)
        if lock is not None:
            name = sheet.game.setup.names[player]
            raise Refusal(
                "119.7", f"{name} can't gain life ({lock.name}), so {sheet.shot.name} can't be paid for so"
            )


def _steps(sheet: Sheet, part: AnyPart) -> list[Play]:
    """The steps of the record that one part comes to."""
    players = sheet.players(part.who)
    names = sheet.names(players)
    you = sheet.game.setup.names[sheet.you]
    if not players:
        raise Refusal("102.3", f"There is nobody whom {sheet.shot.name} could be about")
    match part:
        case one_shots.Set(to=to):
            return _sets(sheet, players, to, everybody=part.who == "each_player")
        case one_shots.Exchange(with_=other):
            return [commands.Exchange(players=(names[0], sheet.names(sheet.players(other))[0]))]
        case one_shots.ExchangeNumber():
            return [commands.Exchange(player=names[0], with_=sheet.amount("number", players[0]))]
        case one_shots.Redistribute():
            totals = {sheet.names((head,))[0]: side for head, side in sheet.heads().items()}
            return [
                commands.Redistribute(
                    totals={name: int(sheet.known[f"total of {side}"]) for name, side in totals.items()}
                )
            ]
        case one_shots.Double():
            return [commands.Double(players=names)]
        case one_shots.Halve(round=way):
            return [commands.Halve(players=names, round=way)]
        case one_shots.Gain(amount=amount):
            return _alike(
                sheet, players, amount, lambda who, n: commands.Gain(players=who, amount=n, from_=you)
            )
        case one_shots.Lose(amount=amount):
            return _alike(
                sheet, players, amount, lambda who, n: commands.Lose(players=who, amount=n, from_=you)
            )
        case one_shots.Pay(amount=amount, for_=purpose):
            paid = sheet.amount(amount, players[0])
            return [commands.Pay(player=names[0], amount=paid, for_=purpose)]
        case one_shots.Drain(amount=amount):
            return [
                commands.Drain(from_=names, to=you, amount=sheet.amount(amount, (*players, sheet.you)[0]))
            ]
        case one_shots.Damage(amount=amount, source=source):
            one_source = replace(source, id=sheet.shot.name, name=sheet.shot.name)
            deals = tuple(
                commands.Deal(player=name, amount=sheet.amount(amount, player), from_=you, source=one_source)
                for player, name in zip(players, names, strict=True)
            )
            return [commands.Damage(deals=deals)]
        case one_shots.Poison(to=to):
            had = sheet.game.poison_of(players[0])
            if to and had >= to:
                raise Refusal("608.2c", f"{names[0]} has {had} poison counters, not fewer than {to}")
            change = to - had
            return [commands.Counter(player=names[0], kind="poison", change=change, from_=you)]
        case _:
            assert_never(part)


def _sets(sheet: Sheet, players: tuple[int, ...], to: Amount, *, everybody: bool) -> list[Play]:
    """Everybody's totals are set by one head of each side (810.9d)."""
    if everybody:
        players = tuple(sheet.heads())
    if to == "starting":
        return [commands.Set(players=sheet.names(players), to="starting")]
    return _alike(sheet, players, to, lambda who, total: commands.Set(players=who, to=total))


def _alike(
    sheet: Sheet, players: tuple[int, ...], amount: Amount, step: Callable[[tuple[str, ...], int], Play]
) -> list[Play]:
    """One step for all to whom the same number happens, so that heads of a team stay one event."""
    by_amount: dict[int, tuple[int, ...]] = {}
    for player in players:
        number = sheet.amount(amount, player)
        by_amount[number] = (*by_amount.get(number, ()), player)
    return [step(sheet.names(those), number) for number, those in by_amount.items()]
