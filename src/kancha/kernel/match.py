"""A match: a game, a timeline of decisions, and the secret seed that answers for chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from kancha.kernel.action import Action, kebab
from kancha.kernel.chance import new_seed, pick, roll, total
from kancha.kernel.errors import (
    DataError,
    IllegalAction,
    KanchaError,
    Misfit,
    RecordError,
    Refusal,
    UnknownAction,
)
from kancha.kernel.event import Event
from kancha.kernel.figures import Figures, canonical
from kancha.kernel.question import Question, code_of
from kancha.kernel.record import FORMAT, Record, written
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import CHANCE, NOBODY, State
from kancha.kernel.timeline import Timeline
from kancha.kernel.view import to_data, view


@mypyc_attr(serializable=True)
class Match:
    """A game in progress. Seats answer through `play`; chance answers itself, after every decision of a seat.

    A new match stands before its first decision. `start` lets chance answer up to the first question to a seat;
    whoever has decisions from a record or a journal gives them to `replay` and calls `settle` when there are no more.
    """

    def __init__(self, game: Rulebook, seats: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        first = game.opening(seats, options)
        first.advance()
        self.timeline = Timeline(first)
        self._offered: list[int] = []
        self._offered_at = -1
        self._offered_of: list[int] = []
        """What `actions` or `legal` told last, after how many decisions, and of which log: an undo begins another."""

    @property
    def state(self) -> State:
        """The complete position."""
        return self.timeline.state

    @property
    def log(self) -> list[int]:
        """The codes of all decisions, chance included."""
        return self.timeline.codes

    @property
    def who(self) -> list[int]:
        """Who took each decision of the log."""
        return self.timeline.who

    @property
    def story(self) -> list[tuple[int, Event]] | None:
        """What happened, as (number of the decision, event); None until `listen` is called."""
        heard = self.timeline.events
        if heard is None:
            return None
        return [(number, event) for number, events in enumerate(heard, 1) for event in events]

    @property
    def seat(self) -> int | None:
        """Who must answer now; None when the match is over (or, in a replay, when chance must)."""
        seat = self.timeline.state.seat
        return seat if seat >= 0 else None

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.timeline.state.stack

    @property
    def question(self) -> Question | None:
        """What is asked now; None when the match is over."""
        state = self.timeline.state
        if not state.stack:
            return None
        step = state.stack[-1]
        return Question(kebab(type(step).__name__), step.who(state), step.RULES, step.words(state))

    @property
    def legal(self) -> Legal:
        """The legal actions of this position: `in`, `len` and iteration."""
        return Legal(self)

    @property
    def actions(self) -> list[Action]:
        """The legal actions as a list, in a stable order; empty only when the match is over."""
        actions = self.game.answers.actions
        return [actions[code] for code in self._offer()]

    def _offer(self) -> list[int]:
        timeline = self.timeline
        self._offered = codes = timeline.state.legal()
        self._offered_of = timeline.codes
        self._offered_at = len(timeline.codes)
        return codes

    def _told(self) -> list[int]:
        """What was offered, if it was for this very position, else a new offer."""
        log = self.timeline.codes
        if self._offered_of is log and self._offered_at == len(log):
            return self._offered
        return self._offer()

    def codes_at(self, number: int) -> list[int]:
        """Return the codes that were legal after so many decisions; those of now count as offered."""
        if number != len(self.timeline.codes):
            return self.timeline.at(number).state.legal()
        return self._told()

    def play(self, action: Action | int | str) -> None:
        """Play an action, its code or its text for the seat that must answer; `IllegalAction` names the rule.

        What `actions` or `legal` told of this position is legal and is not judged again.
        """
        code = code_of(self.game.answers, action)
        for told in self._told():  # compiled, a good deal faster than `in`
            if told == code:
                self.take(code)
                return
        raise IllegalAction(self.game.space.actions[code].text, self._against(code))

    def _against(self, code: int) -> Refusal:
        """Return why a code that is not on the list is refused."""
        refusal = self.refusal(code)
        return Refusal("", "refuse-not-asked") if refusal is None else refusal

    def take(self, code: int) -> int:
        """Play a code that the caller took from the legal list, without judging it again; return who must answer."""
        asked = self.timeline.append(code)
        while asked == CHANCE:
            asked = self._draw()
        return asked

    def settle(self) -> int:
        """Let chance answer until a seat must, or the match is over; return who must."""
        asked = self.timeline.state.seat
        while asked == CHANCE:
            asked = self._draw()
        return asked

    def _draw(self) -> int:
        """Let chance answer once, by the secret seed; return who must answer next."""
        timeline = self.timeline
        state = timeline.state
        step = state.stack[-1]
        codes = step.legal(state)
        weights = step.weights(state)
        stream = type(step).__name__
        number = roll(self.seed, stream, timeline.streams.get(stream, 0), total(weights))
        return timeline.append(codes[pick(weights, number)])

    def why_not(self, action: Action | int | str) -> Refusal | None:
        """Return None if an action is legal now, else the rule that forbids it."""
        return self.refusal(code_of(self.game.space, action))

    def refusal(self, code: int) -> Refusal | None:
        """Judge a code of the space."""
        return self.timeline.state.refusal(code)

    def replay(self, who: int, code: int) -> None:
        """Take a decision that was taken before, chance's included, if it fits; else `Misfit` says why it does not.

        No random number is drawn: the next decision to replay may be chance's.
        """
        number = len(self.timeline.codes) + 1
        actions = self.game.space.actions
        if not 0 <= code < len(actions):
            raise Misfit(number, f"there is no action {code}")
        text = actions[code].text
        if self.over:
            raise Misfit(number, f"the match is over before {text!r}")
        due = self.timeline.state.seat
        if who != due:
            raise Misfit(number, f"{text!r} is by {_named(who)}, but {_named(due)} must answer")
        if code not in self.timeline.state.legal():
            refusal = self._against(code)
            raise Misfit(number, str(IllegalAction(text, refusal)), refusal.rule)
        self.timeline.append(code)

    @property
    def scores(self) -> list[int]:
        """The scores as they stand, by seat."""
        return self.game.scores(self.timeline.state)

    @property
    def ranking(self) -> list[list[int]]:
        """The seats, best first, ties together."""
        return self.game.ranking(self.timeline.state)

    @property
    def ledger(self) -> list[tuple[int, int, str]]:
        """Every point a seat ever got: (seat, points, source)."""
        return self.timeline.state.ledger.entries()

    def view(self, seat: int | None) -> Any:
        """Return what a seat may know, as plain data; None is a spectator."""
        if seat is not None and not 0 <= seat < self.seats:
            raise KanchaError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return view(self.timeline.state, seat)

    def data(self) -> Any:
        """Return the complete state as plain data."""
        return to_data(self.timeline.state)

    def clone(self) -> Match:
        """Return an independent copy; nobody listens to it."""
        return self._with(self.timeline.clone())

    def listen(self) -> None:
        """Collect events from here on in `story`."""
        self.timeline.listen()

    @property
    def undoable(self) -> int:
        """How many of its last decisions the seat to answer may take back."""
        return self.timeline.undoable

    def back(self, decisions: int) -> Match:
        """Return the match as it stood so many decisions ago."""
        return self.at(len(self.timeline.codes) - decisions)

    def at(self, number: int) -> Match:
        """Return the match as it stood after so many decisions of the log."""
        return self._with(self.timeline.at(number))

    @property
    def version(self) -> int:
        """The version of the rules that the match is played by."""
        return self.game.rules_version

    def record(self, names: Sequence[str] | None = None) -> MatchRecord:
        """Return the match as a record, with the names of those who hold the seats, if they are given."""
        game = self.game
        terms = game.terms
        header = {
            "game": terms.game,
            "rules": str(terms.version),
            "seats": str(self.seats),
            "options": written(self.options),
            "data": terms.data,
        }
        if names is not None:
            if len(names) != self.seats:
                raise KanchaError(f"there are {self.seats} seats and {len(names)} names")
            header["names"] = written(list(names))
        if terms.values is not None:
            header["figures"] = canonical(terms.values)
        texts = [game.space.actions[code].text for code in self.log]
        whos = ["c" if who == CHANCE else str(who) for who in self.who]
        return MatchRecord(header, list(zip(whos, texts, strict=True)), _end(self), known=game)

    def _with(self, timeline: Timeline) -> Match:
        new = Match.__new__(Match)
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.seed = self.seed
        new.timeline = timeline
        new._offered = []
        new._offered_at = -1
        new._offered_of = []
        return new


class Legal:
    """The legal actions of a position: answers `in` (an action, its code or its text), `len` and iteration.

    It stands for the position at which it was asked for, also once the match has gone on. No list is made until one is
    looked at: the step itself tells how many actions there are and whether one is among them.
    """

    def __init__(self, match: Match) -> None:
        self._match = match
        self._number = len(match.timeline.codes)

    @property
    def codes(self) -> list[int]:
        """Their codes, in a stable order."""
        return self._match.codes_at(self._number)

    def _state(self) -> State:
        timeline = self._match.timeline
        return timeline.state if len(timeline.codes) == self._number else timeline.at(self._number).state

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, (Action, int, str)):
            return False
        try:
            code = code_of(self._match.game.space, action)
        except UnknownAction:
            return False
        state = self._state()
        return bool(state.stack) and state.stack[-1].is_legal(state, code)

    def __len__(self) -> int:
        state = self._state()
        return state.stack[-1].how_many(state) if state.stack else 0

    def __iter__(self) -> Iterator[Action]:
        actions = self._match.game.space.actions
        return iter([actions[code] for code in self.codes])

    def __repr__(self) -> str:
        return f"<{len(self)} legal: {', '.join(action.text for action in self)}>"


def start(
    game: Rulebook,
    seats: int,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    version: int | None = None,
) -> Match:
    """Start a match of a game: see `Game.start`."""
    chosen = game.check(seats, options or {})
    match = Match(game.under(version, chosen), seats, chosen, new_seed() if seed is None else seed)
    match.settle()
    return match


@mypyc_attr(allow_interpreted_subclasses=True)
class MatchRecord(Record):
    """A record that can be replayed, since it knows its game or is given one."""

    def __init__(
        self,
        header: dict[str, str],
        decisions: list[tuple[str, str]],
        end: str,
        format: int = FORMAT,
        known: Rulebook | None = None,
    ) -> None:
        super().__init__(header, decisions, end, format)
        self.known = known

    def find(self) -> Rulebook:
        """Return the game of the record."""
        if self.known is None:
            raise KanchaError(f"which game is {self.game!r}? give it to `replay`, or load the record by kancha.Record")
        return self.known

    def replay(self, to: int | None = None, listen: bool = False, game: Rulebook | None = None) -> Match:
        """Replay all decisions, or the first `to`; every line is judged by the rules, no random number is drawn.

        The match is played by the rules, the rulings and the figures that it began with. Give a game of your own, or
        one with corrected data if the record was made with them and does not bring them along.
        """
        match = open_record(self, self.find() if game is None else game)
        last = len(self.decisions) if to is None else to
        if not 0 <= last <= len(self.decisions):
            raise KanchaError(f"the record has decisions 0 to {len(self.decisions)}; not {to}")
        if listen:
            match.listen()
        for number in range(last):
            who, text = self.decisions[number]
            try:
                match.replay(_who(who), match.game.space.parse(text).code)
            except UnknownAction as unknown:
                raise RecordError(self.line(number + 1), str(unknown), number=number + 1) from unknown
            except Misfit as misfit:
                raise RecordError(self.line(number + 1), misfit.reason, misfit.rule, number + 1) from misfit
        if last == len(self.decisions):
            if self.end != _end(match):
                raise RecordError(
                    self.line(last + 1), f"the replay ends with {_end(match)!r}, the record with {self.end!r}"
                )
            match.settle()
        return match


def open_record(record: Record, game: Rulebook) -> Match:
    """Return the match of a record before its first decision, played by what it began with."""
    if game.id != record.game:
        raise RecordError(2, f"this is a record of {record.game}, not of {game.id}")
    seats, options, version = record.seats, record.options, record.version
    if version not in game.versions:
        known = ", ".join(str(known) for known in game.versions)
        raise RecordError(3, f"made by rules version {version}; this Kancha plays version {known}")
    if seats not in game.seats:
        raise RecordError(4, f"{game.name} cannot be played so: seats {seats}, options {options}")
    try:
        chosen = game.choose(seats, options, recorded=True)
    except KanchaError as error:
        raise RecordError(5, str(error)) from error
    try:
        playing = game.under(version, chosen, _figures(record, game))
    except DataError as error:
        raise RecordError(6, f"made with other component data: {error}") from error
    return Match(playing, seats, chosen, new_seed())


def _figures(record: Record, game: Rulebook) -> str | dict[str, Any]:
    """Return the data set of a record: its name, if the game has it, else what the record brings along.

    A record of the first release that was made with corrected data names a hash of files that nobody can make again:
    then the data of the game that the caller gave must do, if it has its own; every decision is judged in any case.
    """
    name, values, own = record.data, record.figures, game.figures.fingerprint
    if own == name or game.history.name(name) is not None:
        return name
    if values is None:
        return own if record.format == 1 and game.history.name(own) is None else name
    if Figures(game.id, values).fingerprint != name:
        raise RecordError(record.place("figures"), "these are not the figures that the record names")
    return values


def _who(written: str) -> int:
    if written == "c":
        return CHANCE
    return int(written) if written.isascii() and written.isdigit() else NOBODY


def _named(who: int) -> str:
    return "chance" if who == CHANCE else "nobody" if who == NOBODY else f"seat {who}"


def _end(match: Match) -> str:
    return " ".join(["over" if match.over else "open", *(str(points) for points in match.scores)])
