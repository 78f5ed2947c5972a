"""What is known to come of an answer: how far every measure moves, and how much of it is certain."""

from __future__ import annotations


class Range:
    """The least and the greatest difference of every number over some outcomes, by seat and measure."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low: list[list[int]] = []
        self.high: list[list[int]] = []

    def add(self, low: list[list[int]], high: list[list[int]]) -> None:
        """Take one more outcome, or a range of them."""
        if not self.low:
            self.low = [row[:] for row in low]
            self.high = [row[:] for row in high]
            return
        for seat, row in enumerate(low):
            mine, most, highs = self.low[seat], self.high[seat], high[seat]
            for place, value in enumerate(row):
                if value < mine[place]:
                    mine[place] = value
                if highs[place] > most[place]:
                    most[place] = highs[place]


class Prospect:
    """What is known to come of one answer."""

    __slots__ = (
        "about",
        "args",
        "before",
        "code",
        "ends",
        "line",
        "locked",
        "mixed",
        "offers",
        "open",
        "range",
        "reveals",
        "step",
        "then",
    )

    def __init__(self, code: int, before: list[list[int]]) -> None:
        self.code = code
        self.before = before
        """The measures now."""
        self.range = Range()
        """How far they move."""
        self.line: list[list[int]] = []
        """How far they move before another answer decides."""
        self.mixed: list[list[bool]] = [[False] * len(row) for row in before]
        """Numbers of which nothing can be said: outcomes of chance, or imaginations, do not agree."""
        self.locked = False
        """Whether it cannot be taken back: chance answers, something is turned up, or another seat is asked."""
        self.ends = False
        """Whether the seat's turn is over after it."""
        self.reveals = False
        """Whether hidden things are turned up by it, or the match ends and all is."""
        self.open = False
        """Whether it stops in the middle: something hidden or random, or another answer of the unit, decides."""
        self.about = False
        """Whether its ranges rest on some of the continuations only."""
        self.step = ""
        """The step that asks the seat next; empty: the seat is not asked next."""
        self.args: dict[str, int | str] = {}
        self.then: list[Prospect] = []
        """What the next question after the unit offers, in steps of which the game says so (`Guide.follow`)."""
        self.offers = ""
        """The step that offers it."""

    def settle(self, line: list[list[int]]) -> None:
        """Take the end of the main line; without continuations it is all that is known."""
        self.line = line
        if not self.range.low:
            self.range.add(line, line)

    def doubt(self, low: list[list[int]], high: list[list[int]]) -> bool:
        """Leave out every number on which two lists of numbers differ; tell whether there was one."""
        found = False
        for seat, row in enumerate(low):
            other, doubts = high[seat], self.mixed[seat]
            for place, value in enumerate(row):
                if value != other[place]:
                    doubts[place] = True
                    found = True
        return found

    def distrust(self, seat: int) -> None:
        """Leave out what an answer brings to other seats: it rests on what they hide."""
        for owner, row in enumerate(self.line):
            for place, by in enumerate(row):
                if owner != seat and by:
                    self.mixed[owner][place] = True
                    self.open = True

    def join(self, other: Prospect) -> None:
        """Become the range of two answers."""
        self.range.add(other.range.low, other.range.high)
        self.locked = self.locked and other.locked
        for row, others in zip(self.mixed, other.mixed, strict=True):
            for place, doubt in enumerate(others):
                row[place] = row[place] or doubt

    def agree(self, other: Prospect) -> None:
        """Keep what another imagination of the same position says as well."""
        if self.doubt(self.line, other.line):
            self.open = True
        for row, others in zip(self.mixed, other.mixed, strict=True):
            for place, doubt in enumerate(others):
                row[place] = row[place] or doubt
        self.locked = self.locked or other.locked
        self.reveals = self.reveals or other.reveals
        self.ends = self.ends and other.ends
        self.open = self.open or other.open
        self.about = self.about or other.about
        if self.step != other.step or self.args != other.args:
            self.step, self.args = "", {}
        if not other.then or self.open:
            return
        if [then.code for then in self.then] == [then.code for then in other.then]:
            for one, two in zip(self.then, other.then, strict=True):
                one.agree(two)
        else:
            self.then = []
