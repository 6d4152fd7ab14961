"""What a table has to say about a one-shot action before it is a step of the record.

What the game knows is never asked: totals, halves, what was lost this turn, the only opponent.
"""

from collections.abc import Mapping
from typing import Literal, assert_never

import msgspec

from lifecounter.model import one_shots
from lifecounter.model.commands import LARGEST
from lifecounter.model.one_shots import Amount, AnyPart, OneShot, Who
from lifecounter.model.resolution import Refusal
from lifecounter.model.state import Game

Answer = str | int
Answers = Mapping[str, Answer]


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
    return () if place is None else tuple(Sheet(shot, game, place, answers or {}).open)


class Sheet:
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
