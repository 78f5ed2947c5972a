"""A match: a state, the log of decisions that led to it, and the secret seed that answers for chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from kancha.kernel.action import Action
from kancha.kernel.chance import pick, roll
from kancha.kernel.errors import IllegalAction, KanchaError, Refusal, UnknownAction
from kancha.kernel.state import CHANCE, Event, State
from kancha.kernel.view import kebab, to_data, view

if TYPE_CHECKING:
    from kancha.kernel.game import Game
    from kancha.kernel.record import Record


class Question:
    """What is asked: the step's name, the seat that must answer, the rules it rests on, its words."""

    __slots__ = ("args", "rules", "seat", "step")

    def __init__(self, step: str, seat: int, rules: tuple[str, ...], args: dict[str, int | str]) -> None:
        self.step = step
        self.seat = seat
        self.rules = rules
        self.args = args

    @property
    def message(self) -> str:
        """The id of the sentence that asks."""
        return f"question-{self.step}"

    def __repr__(self) -> str:
        return f"<seat {self.seat}: {self.step} ({', '.join(self.rules)})>"


@mypyc_attr(serializable=True)
class Match:
    """A game in progress. Chance answers itself; seats answer through `play`."""

    def __init__(self, game: Game, seats: int, options: dict[str, Any], seed: int, chance: bool = True) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.log: list[int] = []
        """The codes of all decisions, chance included."""
        self.who: list[int] = []
        """Who took each decision of the log."""
        self.story: list[tuple[int, Event]] | None = None
        """(number of the decision, event), once `listen` was called."""
        self._streams: dict[str, int] = {}
        self._floor = 0
        self._live = chance
        self.state: State = game.setup(seats, options)
        self.state.advance()
        self._settle()

    @property
    def seat(self) -> int | None:
        """Who must answer now; None when the match is over (or, in a replay, when chance must)."""
        seat = self.state.seat
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.state.stack

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the match is over."""
        if not self.state.stack:
            return None
        step = self.state.stack[-1]
        return Question(kebab(type(step).__name__), step.who(self.state), step.RULES, step.words(self.state))

    @property
    def actions(self) -> list[Action]:
        """The legal actions, in a stable order; empty only when the match is over."""
        actions = self.game.space.actions
        return [actions[code] for code in self.state.legal()]

    def play(self, action: Action | int | str) -> None:
        """Play an action, its code or its text for the seat that must answer; `IllegalAction` names the rule."""
        code = self._code(action)
        if refusal := self.refusal(code):
            raise IllegalAction(self.game.space.actions[code].text, refusal)
        self.take(code)

    def take(self, code: int) -> None:
        """Play a code that the caller took from the legal list, without judging it again."""
        self._append(code)
        self._settle()

    def why_not(self, action: Action | int | str) -> Refusal | None:
        """Return None if an action is legal now, else the rule that forbids it."""
        return self.refusal(self._code(action))

    def refusal(self, code: int) -> Refusal | None:
        """Judge a code of the space."""
        state = self.state
        if not state.stack:
            return Refusal("", "refuse-over")
        return state.stack[-1].refusal(state, code)

    @property
    def scores(self) -> list[int]:
        """The scores as they stand, by seat."""
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats, best first, ties together."""
        return self.game.ranking(self.state)

    @property
    def ledger(self) -> list[tuple[int, int, str]]:
        """Every point a seat ever got: (seat, points, source)."""
        return self.state.ledger.entries()

    def view(self, seat: int | None) -> Any:
        """Return what a seat may know, as plain data; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise KanchaError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return view(self.state, seat)

    def data(self) -> Any:
        """Return the complete state as plain data."""
        return to_data(self.state)

    def clone(self) -> Match:
        """Return an independent copy; nobody listens to it."""
        new = Match.__new__(Match)
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.seed = self.seed
        new.log = self.log[:]
        new.who = self.who[:]
        new.story = None
        new._streams = self._streams.copy()
        new._floor = self._floor
        new._live = self._live
        new.state = self.state.clone()
        return new

    def listen(self) -> None:
        """Collect events from here on in `story`."""
        if self.story is None:
            self.story = []

    @property
    def undoable(self) -> int:
        """How many of its last decisions the seat to answer may take back.

        Back to the last answer of chance, the last reveal or another seat's last decision, whichever came last.
        """
        seat = self.state.seat
        count = 0
        for who in reversed(self.who[self._floor :]):
            if seat < 0 or who != seat:
                break
            count += 1
        return count

    def back(self, decisions: int) -> Match:
        """Return the match as it stood so many decisions ago."""
        return self.at(len(self.log) - decisions)

    def at(self, number: int) -> Match:
        """Return the match as it stood after so many decisions of the log."""
        new = Match(self.game, self.seats, self.options, self.seed, chance=False)
        if self.story is not None:
            new.listen()
        for code in self.log[:number]:
            new._append(code)
        new._live = self._live
        return new

    def replay(self, code: int) -> None:
        """Take a decision of a record, chance included, if it is legal."""
        if refusal := self.refusal(code):
            raise IllegalAction(self.game.space.actions[code].text, refusal)
        self._append(code)

    def resume(self) -> None:
        """Let chance answer again after a replay."""
        self._live = True
        self._settle()

    def record(self) -> Record:
        """Return the match as a record."""
        from kancha.kernel.record import Record

        return Record.of(self)

    def _code(self, action: Action | int | str) -> int:
        space = self.game.space
        if isinstance(action, str):
            return space.parse(action).code
        if isinstance(action, Action):
            code: int = getattr(action, "code", -1)
            if not 0 <= code < len(space) or space.actions[code] is not action:
                raise UnknownAction(type(action).__name__, [])
            return code
        if isinstance(action, bool) or not 0 <= action < len(space):
            raise UnknownAction(str(action), [])
        return action

    def _append(self, code: int) -> None:
        state = self.state
        step = state.stack[-1]
        who = step.who(state)
        if who == CHANCE:
            stream = type(step).__name__
            self._streams[stream] = self._streams.get(stream, 0) + 1
        self.log.append(code)
        self.who.append(who)
        reveals = state.reveals
        if self.story is None:
            state.play(code)
        else:
            heard: list[Event] = []
            state.events = heard
            state.play(code)
            state.events = None
            number = len(self.log)
            self.story += [(number, event) for event in heard]
        if state.reveals != reveals:
            self._floor = len(self.log)

    def _settle(self) -> None:
        if not self._live:
            return
        state = self.state
        while state.stack and state.stack[-1].who(state) == CHANCE:
            step = state.stack[-1]
            codes = step.legal(state)
            weights = step.weights(state)
            stream = type(step).__name__
            number = roll(self.seed, stream, self._streams.get(stream, 0), sum(weights))
            self._append(codes[pick(weights, number)])
