"""A journal in memory: the timeline that its rows lead to, and what was taken back and may be taken again."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from kancha.games import game
from kancha.kernel.errors import Misfit, UnknownAction
from kancha.kernel.event import Event
from kancha.kernel.match import Match
from kancha.kernel.rulebook import Rulebook
from kancha.kernel.state import CHANCE, State
from kancha.kernel.timeline import Timeline
from kancha.table.store import Entry, MatchInfo
from kancha.table.turns import Turns


def is_shipped(info: MatchInfo) -> bool:
    """Tell whether a release has brought the data set of a match along; the database holds the others."""
    return game(info.game).history.name(info.data) is not None


def playing(info: MatchInfo, figures: dict[str, Any] | None = None) -> tuple[MatchInfo, Rulebook]:
    """Return a match with all its options, and the game that plays it by what it began with.

    `figures` is its data set, if no release has shipped it. A `KanchaError` says why no game can play it.
    """
    found = game(info.game)
    options = found.choose(info.seats, info.options, recorded=True)
    return info._replace(options=options), found.under(info.rules, options, figures or info.data)


def rows_of(match: Match, after: int = 0) -> list[Entry]:
    """Return the decisions of a match after the first so many as rows of a journal."""
    actions = match.game.space.actions
    return [Entry(match.who[n], actions[match.log[n]].text) for n in range(after, len(match.log))]


@mypyc_attr(serializable=True)
class Journal:
    """A match and how it came about. Only a cache: it can always be rebuilt from the rows in the store."""

    def __init__(self, info: MatchInfo, game: Rulebook) -> None:
        self.info = info
        self.game = game
        self.match = Match(game, info.seats, info.options, info.seed)
        self.match.listen()
        self.seq = 0
        """The number of rows."""
        self.again: list[int] = []
        """The codes that were taken back and may be taken again, the next one last."""
        self._backs: list[tuple[int, int]] = []
        self._turns: Turns | None = None
        self._scored: list[tuple[int, int, str]] = []

    @property
    def turns(self) -> Turns:
        """The turn bar of the game and the units of the match."""
        if self._turns is None:
            self._turns = Turns(self.game)
        return self._turns

    @property
    def story(self) -> list[list[Event]]:
        """What happened in each decision."""
        return self.match.timeline.events or []

    @property
    def ledger(self) -> list[tuple[int, int, str]]:
        """Every point that was scored; what is told of one position is the same, and stays so, in the next."""
        known = len(self._scored)
        if len(self.match.state.ledger.points) != known:
            self._scored = [*self._scored, *self.match.ledger[known:]]
        return self._scored

    def take(self, entry: Entry) -> None:
        """Take a row of the store; a decision that does not fit is a `Misfit`."""
        if entry.back:
            self._back(entry.back)
        else:
            match = self.match
            try:
                code = self.game.space.parse(entry.action).code
            except UnknownAction as error:
                raise Misfit(len(match.log) + 1, f"there is no action {entry.action!r}") from error
            match.replay(entry.seat, code)
            self._note(len(match.log) - 1)

    def begin(self, state: State) -> None:
        """Go on from a position that no row leads to, as after one row that changed nothing: to try things in."""
        self.match.timeline = Timeline(state)
        self.match.listen()
        self._back(0)

    def ready(self) -> None:
        """Let chance answer by itself from here on: all rows are taken."""
        self.match.settle()

    def play(self, code: int) -> list[Entry]:
        """Play for the seat that must answer; returns the new rows, chance's answers included."""
        match = self.match
        before = len(match.log)
        match.play(code)
        self._note(before)
        return rows_of(match, before)

    def undo(self, decisions: int) -> list[Entry]:
        """Take back the last decisions of the seat that must answer; returns the new row."""
        entry = Entry(self.match.state.seat, "", decisions)
        self._back(decisions)
        return [entry]

    def log_from(self, after: int) -> int:
        """Return up to which decision a viewer's log still holds if it has the position of row `after`."""
        if not 0 < after <= self.seq:
            return 0
        return min([self._count(after), *(self._count(seq) for seq, _ in self._backs if seq > after)])

    def at(self, number: int) -> Match:
        """Return the match as it stood after so many decisions, for a replay."""
        return self.match.at(number)

    def _count(self, seq: int) -> int:
        return seq - sum(1 + back for at, back in self._backs if at <= seq)

    def _note(self, before: int) -> None:
        """Count the decisions after the first so many as rows."""
        match = self.match
        self.seq += len(match.log) - before
        for who, code in zip(match.who[before:], match.log[before:], strict=True):
            if who != CHANCE and self.again and self.again[-1] == code:
                self.again.pop()
            else:
                self.again.clear()

    def _back(self, decisions: int) -> None:
        timeline = self.match.timeline
        count = len(timeline) - decisions
        if count < 0:
            raise Misfit(len(timeline), f"{decisions} decisions are taken back, but there are {len(timeline)}")
        self.again += reversed(timeline.codes[count:])
        timeline.cut(count)
        self._scored = []
        self.seq += 1
        self._backs.append((self.seq, decisions))
