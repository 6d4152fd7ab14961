"""A one-shot action at a table: what somebody has to say about it, and the step of the record that it is.

What the game knows is never asked: totals, halves, what was lost this turn, the only opponent.
"""

from collections.abc import Callable, Mapping
from typing import Literal, assert_never

import msgspec
from msgspec.structs import replace

from lifecounter.model import commands, one_shots
from lifecounter.model.commands import LARGEST, Play
from lifecounter.model.locks import cant_gain_life
from lifecounter.model.one_shots import Amount, AnyPart, OneShot, Who
from lifecounter.model.outcome import Refused
from lifecounter.model.resolution import Refusal
from lifecounter.model.state import Game

Answer = str | int
Answers = Mapping[str, Answer]
Totals = Mapping[int, int]


class Blank(msgspec.Struct, frozen=True):
    """One thing that the table has to say."""

    key: str
    """Under which `fill` takes the answer."""
    kind: Literal["opponent", "player", "another", "head", "number", "total"]
    """Whom it is about; the head of a team that is chosen (810.9d); what the table counts; which of the
    totals somebody is handed."""
    whom: str | None = None
    """The player or team whose head, number or total is asked for; None where a number is no player's."""
    what: str = ""
    """What is counted: creatures, X."""
    choices: tuple[Answer, ...] = ()
    """The possible answers; none listed for a number."""
    negative: bool = False
    """The number may be below 0."""


def blanks(shot: OneShot, game: Game, you: str, answers: Answers | None = None) -> tuple[Blank, ...]:
    """What the table still has to say for `you` to use the action, with these answers given; in an order in
    which an answer may narrow what comes after it."""
    place = game.setup.index.get(you)
    return () if place is None else tuple(_Sheet(shot, game, place, answers or {}).open)


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
    sheet = _Sheet(shot, game, place, answers)
    sheet.check_answers()
    _check_condition(sheet)
    steps = [step for part in shot.steps for step in _steps(sheet, part)]
    if len(steps) == 1:
        return replace(steps[0], note=shot.name)
    return commands.Together(steps=tuple(steps), note=shot.name)


class _Sheet:
    """An action with the answers that are known: given, or the only ones possible."""

    def __init__(self, shot: OneShot, game: Game, you: int, answers: Answers) -> None:
        self.shot = shot
        self.game = game
        self.you = you
        self.known: dict[str, Answer] = {}
        self.open: list[Blank] = []
        self._wrong: list[tuple[Blank, Answer]] = []
        self._unused = dict(answers)
        self._in = tuple(place for place in range(len(game.players)) if game.is_in(place))
        self._look_for_players()
        if any(part.who == "each_player" and isinstance(part, _FOR_EACH_SIDE) for part in shot.steps):
            self._look_for_each_side()
        elif _asks_number(shot):
            self._ask(Blank("number", "number", None, shot.counts, negative=shot.negative))

    def check_answers(self) -> None:
        """Refuse what doesn't say everything, or says something impossible."""
        for blank, answer in self._wrong:
            raise Refusal("601.2c", f"{answer} is no answer for {_asked(blank)}{_of_these(blank)}")
        for key in self._unused:
            raise Refusal("601.2c", f"{self.shot.name} doesn't ask for {key}")
        for blank in self.open:
            if blank.kind != "number" and not blank.choices:
                raise Refusal("601.2c", f"There is nobody whom {self.shot.name} could be about")
            raise Refusal("601.2c", f"Say {_asked(blank)}")

    def players(self, who: Who) -> tuple[int, ...]:
        """Whom a step is about, everybody among them who is still in the game."""
        match who:
            case "you":
                return (self.you,)
            case "opponent" | "player" | "another":
                return (self.game.setup.index[str(self.known[who])],)
            case "each_opponent":
                return tuple(one for one in self.game.setup.opponents(self.you) if one in self._in)
            case "each_other":
                return tuple(one for one in self._in if one != self.you)
            case "each_player":
                return self._in
            case _:
                assert_never(who)

    def names(self, players: tuple[int, ...]) -> tuple[str, ...]:
        """Players as the record calls them."""
        return tuple(self.game.setup.names[player] for player in players)

    def heads(self) -> dict[int, str]:
        """For each side still in the game the head that is the chosen one, and the side's name (810.9d)."""
        setup = self.game.setup
        return {
            setup.index[str(self.known.get(f"head of {side.name}", setup.names[members[0]]))]: side.name
            for side in setup.sides
            if (members := [member for member in side.members if member in self._in])
        }

    def amount(self, amount: Amount, player: int) -> int:
        """A number of a step, for this player, as the game stands."""
        if isinstance(amount, int):
            return amount
        game, one = self.game, self.game.players[player]
        total = game.life(player)
        side = game.setup.sides[game.setup.side_of[player]]
        totals = [game.life(other) for other in self._in]
        whole = max(0, total)  # 107.1b: a part of a negative total is a part of 0
        match amount:
            case "number":
                return int(self.known.get(f"number of {side.name}", self.known.get("number", 0)))
            case "starting":
                return side.life
            case "half_starting_down":
                return side.life // 2
            case "lowest":
                return min(totals)
            case "highest":
                return max(totals)
            case "half_up":
                return (whole + 1) // 2
            case "half_down":
                return whole // 2
            case "third_up":
                return (whole + 2) // 3
            case "lost_this_turn":
                return one.lost_this_turn
            case "damage_this_turn":
                return one.damage_this_turn
            case "poison":
                return game.poison_of(player)
            case _:
                assert_never(amount)

    def _look_for_players(self) -> None:
        asked = {who for part in self.shot.steps for who in _whom(part)}
        setup = self.game.setup
        if "opponent" in asked:
            self._ask(Blank("opponent", "opponent", choices=self.names(self.players("each_opponent"))))
        if "player" in asked:
            self._ask(Blank("player", "player", choices=self.names(self._in)))
        if "another" in asked:
            first = self.known.get("player")
            others = tuple(one for one in self._in if setup.names[one] != first)
            self._ask(Blank("another", "another", choices=self.names(others)))

    def _look_for_each_side(self) -> None:
        setup = self.game.setup
        for side in setup.sides:
            members = tuple(member for member in side.members if member in self._in)
            if len(members) > 1:
                self._ask(Blank(f"head of {side.name}", "head", side.name, choices=self.names(members)))
        totals = tuple(sorted({self.game.life(player) for player in self._in}))
        for head, side_name in self.heads().items():
            whom = setup.names[head] if f"head of {side_name}" in self.known else side_name
            if any(isinstance(part, one_shots.Redistribute) for part in self.shot.steps):
                self._ask(Blank(f"total of {side_name}", "total", whom, choices=totals))
            if _asks_number(self.shot):
                key = f"number of {side_name}"
                self._ask(Blank(key, "number", whom, self.shot.counts, negative=self.shot.negative))

    def _ask(self, blank: Blank) -> None:
        if blank.key in self._unused:
            answer = self._unused.pop(blank.key)
            if _is_possible(blank, answer):
                self.known[blank.key] = answer
            else:
                self._wrong.append((blank, answer))
                self.open.append(blank)
        elif len(blank.choices) == 1:
            self.known[blank.key] = blank.choices[0]
        else:
            self.open.append(blank)


_FOR_EACH_SIDE = (one_shots.Set, one_shots.Redistribute)
"""What one head of each team takes part in where it is about everybody (810.9d, 810.9f)."""


def _asks_number(shot: OneShot) -> bool:
    return any(
        isinstance(part, one_shots.ExchangeNumber)
        or "number" in (getattr(part, "to", None), getattr(part, "amount", None))
        for part in shot.steps
    )


def _whom(part: AnyPart) -> tuple[Who, ...]:
    return (part.who, part.with_) if isinstance(part, one_shots.Exchange) else (part.who,)


def _is_possible(blank: Blank, answer: Answer) -> bool:
    if blank.kind != "number":
        return answer in blank.choices
    return isinstance(answer, int) and (-LARGEST if blank.negative else 0) <= answer <= LARGEST


def _asked(blank: Blank) -> str:
    """What a blank asks for, as the end of a sentence."""
    match blank.kind:
        case "opponent":
            return "which opponent"
        case "player":
            return "which player"
        case "another":
            return "which other player"
        case "head":
            return f"which head of team {blank.whom}"
        case "number":
            return f"a number for {blank.what}" + ("" if blank.whom is None else f" of {blank.whom}")
        case "total":
            return f"which total {blank.whom} gets"
        case _:
            assert_never(blank.kind)


def _of_these(blank: Blank) -> str:
    if blank.choices:
        return f": {', '.join(map(str, blank.choices))}"
    return "" if blank.negative else f": it is 0 to {LARGEST}"


def _check_condition(sheet: _Sheet) -> None:
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


def _check_cost(sheet: _Sheet, gaining: tuple[int, ...]) -> None:
    for player in gaining:
        lock = cant_gain_life(sheet.game, player)
        if lock is not None:
            name = sheet.game.setup.names[player]
            raise Refusal(
                "119.7", f"{name} can't gain life ({lock.name}), so {sheet.shot.name} can't be paid for so"
            )


def _steps(sheet: _Sheet, part: AnyPart) -> list[Play]:
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


def _sets(sheet: _Sheet, players: tuple[int, ...], to: Amount, *, everybody: bool) -> list[Play]:
    """Everybody's totals are set by one head of each side (810.9d)."""
    if everybody:
        players = tuple(sheet.heads())
    if to == "starting":
        return [commands.Set(players=sheet.names(players), to="starting")]
    return _alike(sheet, players, to, lambda who, total: commands.Set(players=who, to=total))


def _alike(
    sheet: _Sheet, players: tuple[int, ...], amount: Amount, step: Callable[[tuple[str, ...], int], Play]
) -> list[Play]:
    """One step for all to whom the same number happens, so that heads of a team stay one event."""
    by_amount: dict[int, tuple[int, ...]] = {}
    for player in players:
        number = sheet.amount(amount, player)
        by_amount[number] = (*by_amount.get(number, ()), player)
    return [step(sheet.names(those), number) for number, those in by_amount.items()]
