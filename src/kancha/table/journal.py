"""A journal in memory: the match that its rows lead to, the story of what happened, and what may be taken back."""

from __future__ import annotations

from typing import Final

from kancha.kernel.game import Game
from kancha.kernel.match import Match
from kancha.kernel.state import CHANCE, Event
from kancha.table.store import Entry, MatchInfo

STRIDE: Final = 40
"""A replay keeps a copy of the match after every so many decisions."""


class Journal:
    """A match and how it came about. Only a cache: it can always be rebuilt from the rows in the store."""

    def __init__(self, info: MatchInfo, game: Game) -> None:
        self.info = info
        self.game = game
        self.match = Match(game, info.seats, info.options, info.seed, chance=False)
        self.match.listen()
        self.seq = 0
        """The number of rows."""
        self.story: list[list[Event]] = []
        """What happened in each decision."""
        self.again: list[int] = []
        """The codes that were taken back and may be taken again, the next one last."""
        self._backs: list[tuple[int, int]] = []
        self._turn: tuple[int, Match] | None = None
        self._marks: dict[int, Match] = {}

    def take(self, entry: Entry) -> None:
        """Take a row of the store; a decision that the rules forbid is an `IllegalAction`."""
        if entry.back:
            self._back(entry.back)
            return
        self.match.replay(entry.code)
        self._note([entry])

    def ready(self) -> None:
        """Let chance answer by itself from here on: all rows are taken."""
        self.match.resume()

    def play(self, code: int) -> list[Entry]:
        """Play for the seat that must answer; returns the new rows, chance's answers included."""
        match = self.match
        before = len(match.log)
        if not match.undoable:
            self._turn = (before, match.clone())
        match.play(code)
        entries = [Entry(match.who[n], match.log[n]) for n in range(before, len(match.log))]
        self._note(entries)
        return entries

    def undo(self, decisions: int) -> list[Entry]:
        """Take back the last decisions of the seat that must answer; returns the new row."""
        entry = Entry(self.match.state.seat, 0, decisions)
        self._back(decisions)
        return [entry]

    def log_from(self, after: int) -> int:
        """Return up to which decision a viewer's log still holds if it has the position of row `after`."""
        if not 0 < after <= self.seq:
            return 0
        return min([self._count(after), *(self._count(seq) for seq, _ in self._backs if seq > after)])

    def at(self, number: int) -> Match:
        """Return the match as it stood after so many decisions, for a replay."""
        near = max((mark for mark in self._marks if mark <= number), default=0)
        info = self.info
        match = self._marks[near].clone() if near else Match(self.game, info.seats, info.options, 0, chance=False)
        for n in range(near, number):
            match.take(self.match.log[n])
            if (n + 1) % STRIDE == 0 and n + 1 not in self._marks:
                self._marks[n + 1] = match.clone()
        return match

    def _count(self, seq: int) -> int:
        return seq - sum(1 + back for at, back in self._backs if at <= seq)

    def _note(self, entries: list[Entry]) -> None:
        match = self.match
        first = len(self.story) + 1
        heard: list[list[Event]] = [[] for _ in entries]
        for number, event in match.story or []:
            heard[number - first].append(event)
        match.story = []
        self.story += heard
        self.seq += len(entries)
        for entry in entries:
            if entry.seat != CHANCE and self.again and self.again[-1] == entry.code:
                self.again.pop()
            else:
                self.again.clear()

    def _back(self, decisions: int) -> None:
        match = self.match
        count = len(match.log) - decisions
        undone = match.log[count:]
        if self._turn is not None and self._turn[0] <= count:
            new = self._turn[1].clone()
            for code in match.log[self._turn[0] : count]:
                new.take(code)
        else:
            new = match.at(count)
        new.story = []
        self.match = new
        del self.story[count:]
        self._marks = {mark: kept for mark, kept in self._marks.items() if mark <= count}
        self.again += reversed(undone)
        self.seq += 1
        self._backs.append((self.seq, decisions))
