"""Count the clicks that the decisions of recorded matches take on the page, by the page's own rules of narrowing.

    python tools/clicks.py tests/records/*/*.kancha            # this release
    PYTHONPATH=OTHER/src python tools/clicks.py --json FILE... # the first release, by the pages of its time

Every decision of a seat is answered by mouse in the shortest way: cards of the turn bar, targets on the board, or both.
In this release answers without an alternative cost nothing, what is due is taken all at once, where a thing lies and
which way is one click, and one more for every turn of it; a card or piece is dragged to the place that is asked for
next, which is one press of the button. An end of turn that would waste something is asked about and costs two. In the
first release every question was answered by itself, and there was nothing to drag.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import kancha

try:
    from kancha.kernel.bar import Bar
    from kancha.kernel.outlook import Lookout
    from kancha.kernel.units import Trace

    FIRST = False
except ImportError:
    FIRST = True

FEW: Final = 12
"""As many answers as get a card each."""
MANY: Final = 30
"""Of more targets than this none is dragged."""


class Answer:
    """A legal answer as the page knows it."""

    __slots__ = ("code", "ghost", "place", "pose", "targets")

    def __init__(self, code: int, place: str, targets: Sequence[str], pose: str, ghost: list[Any]) -> None:
        self.code = code
        self.place = place
        self.targets = list(targets)
        self.pose = pose
        self.ghost = ghost


def is_turned(answers: list[Answer]) -> bool:
    """Whether answers are one thing that can lie in several ways."""
    return len(answers) > 1 and all(one.pose and one.targets == answers[0].targets for one in answers)


def is_turning(answers: list[Answer]) -> bool:
    """Whether a whole question is about how one thing lies."""
    if not 1 < len(answers) <= FEW or any(len(one.ghost) < 2 or len(one.targets) > 1 for one in answers):
        return False
    shared = [piece for piece in answers[0].ghost if all(piece in one.ghost for one in answers)]
    return bool(shared)


def turns(answers: list[Answer], wanted: Answer, last: Answer | None) -> int:
    """How often a thing is turned until it lies as it is wanted: it lies first as the one before."""
    now = 0
    if last is not None:
        same = [
            place for place, one in enumerate(answers) if one.code == last.code or (one.pose and one.pose == last.pose)
        ]
        now = same[0] if same else 0
    off = (answers.index(wanted) - now) % len(answers)
    return min(off, len(answers) - off)


def by_targets(answers: list[Answer], wanted: Answer, named: bool, last: Answer | None) -> list[str]:
    """What is clicked one after the other, after the place of the turn bar was named or not; nothing: no way."""
    left = [one for one in answers if not named or one.place == wanted.place]
    clicks = ["card"] if named else []
    chosen = 0
    if named and len(left) == 1 and (not FIRST or not wanted.targets):
        return clicks
    while True:
        if chosen and len(left) == 1:
            return clicks
        if chosen and not FIRST and is_turned(left):
            return clicks + ["turn"] * turns(left, wanted, last)
        if len(wanted.targets) <= chosen:
            places = {one.place for one in left}
            return [*clicks, "card"] if chosen or named or len(places) == 1 else []
        next = {one.targets[chosen] for one in left if len(one.targets) > chosen}
        free = chosen and len(next) == 1 and all(len(one.targets) > chosen for one in left)
        if not free:
            clicks.append("target")
        chosen += 1
        left = [one for one in left if one.targets[:chosen] == wanted.targets[:chosen]]


def ways(answers: list[Answer], wanted: Answer, last: Answer | None, spread: bool) -> list[list[str]]:
    """All ways to give an answer."""
    found = [by_targets(answers, wanted, False, last), by_targets(answers, wanted, True, last)]
    alone = [one for one in answers if one.place == wanted.place] == [wanted]
    if spread or (alone and (not wanted.targets or not FIRST)):
        found.append(["card"])
    return [way for way in found if way]


def pressed(way: list[str], held: bool) -> tuple[int, bool]:
    """How often the button is pressed, and whether the last press may go on as a drag, which a target ends."""
    count = 0
    for click in way:
        if click == "target" and held and not FIRST:
            held = False
        else:
            count += 1
            held = click != "turn"
    return count, held


class Counter:
    """Goes through a match and counts."""

    def __init__(self, match: Any) -> None:
        self.match = match
        self.decisions = 0
        self.forced = 0
        self.clicks = 0
        self._bar: Any = None if FIRST else Bar(match.game)
        self._trace: Any = None if FIRST else Trace(match)
        self._free = 0
        self._last: Answer | None = None
        self._laid = False
        self._held = False
        self._step = ""
        self._from = ""
        self._place = -1

    def answers(self) -> list[Answer]:
        """The legal answers of the question, as the page has them."""
        match, game = self.match, self.match.game
        found = []
        if FIRST:
            view = match.view(match.seat)
            for action in match.actions:
                aim = game.aim(view, action)
                found.append(Answer(action.code, action.family, aim.targets, "", aim.ghost))
            return found
        look = game.look(match.state.seen(match.seat), match.seat)
        step = match.question.step
        for action in match.actions:
            aim = look.aim(action)
            found.append(Answer(action.code, self._bar.slot(step, action.code), aim.targets, aim.pose, aim.ghost))
        return found

    def take(self, codes: list[int]) -> None:
        """Count the pending decision; `codes` are this and the coming ones of the record."""
        self.decisions += 1
        legal = list(self.match.actions)
        if len(legal) == 1:
            self.forced += 1
        if FIRST:
            answers = self.answers()
            wanted = next(one for one in answers if one.code == codes[0])
            self.clicks += min(pressed(way, False)[0] for way in ways(answers, wanted, None, False))
            return
        self._take(codes, len(legal))

    def _take(self, codes: list[int], legal: int) -> None:
        self._trace = self._trace.follow(self.match)
        held, self._held = self._held, False
        if self._free:
            self._free -= 1
            return
        if legal == 1:
            return
        turn = self._bar.turn(self.match, self._trace)
        answers = self.answers()
        wanted = next(one for one in answers if one.code == codes[0])
        laid, self._laid = self._laid, bool(wanted.ghost)
        step = self.match.question.step
        if turn.all and codes[: len(turn.all)] == turn.all:
            self._free = len(turn.all) - 1
            self.clicks += 1
        elif laid and (is_turning(answers) or is_turned(answers)):
            self.clicks += turns(answers, wanted, self._last)
        else:
            acts = [slot for slot in turn.slots if slot.kind == "act"]
            spread = len(acts) == 1 and 1 < len(acts[0].codes) <= FEW and codes[0] in acts[0].codes
            linked = held and self._step != step and self._place == len(self.match.log)
            linked = linked and self._from not in wanted.targets[:1]
            found = [(*pressed(way, linked), way[-1]) for way in ways(answers, wanted, self._last, spread)]
            count, open, last = min(found)
            self.clicks += count + self._asked_again(wanted)
            self._from = wanted.targets[-1] if last == "target" else ""
            self._held = open and (last == "card" or self._leads(answers, wanted))
        self._step, self._place = step, len(self.match.log) + 1
        if wanted.pose or is_turning(answers):
            self._last = wanted

    def _leads(self, answers: list[Answer], wanted: Answer) -> bool:
        """Whether a target is taken along: something is asked after it, and it can be taken back."""
        if len({target for one in answers for target in one.targets[:1]}) > MANY:
            return False
        match = self.match
        outlook = self._bar.outlook(Lookout(match.game, match.state, match.seat), wanted.code, 1)
        return outlook.next is not None and not outlook.locked

    def _asked_again(self, wanted: Answer) -> int:
        """One more click for an end that would waste something."""
        match = self.match
        if self._bar.kind(match.question.step, wanted.code) not in ("end", "skip"):
            return 0
        lookout = Lookout(match.game, match.state, match.seat)
        return int(bool(self._bar.outlook(lookout, wanted.code, 1).waste))


def count(path: Path) -> dict[str, Any]:
    """Count one record."""
    record = kancha.Record.load(path)
    done = record.replay()
    counter = Counter(record.replay(to=0))
    log, who = list(done.log), list(done.who)
    for place, (code, seat) in enumerate(zip(log, who, strict=True)):
        if seat >= 0:
            counter.take([next for next, other in zip(log[place:], who[place:], strict=True) if other == seat][:16])
        # Chance answered as it did then, not by a seed.
        if FIRST:
            counter.match._append(code)
        else:
            counter.match.timeline.append(code)
    return {
        "game": record.game,
        "record": path.name,
        "decisions": counter.decisions,
        "forced": counter.forced,
        "clicks": counter.clicks,
    }


def main() -> None:
    """Count the given records."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", nargs="+", type=Path)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    rows = [count(path) for path in wish.records]
    if wish.json:
        json.dump(rows, sys.stdout)
        return
    for row in rows:
        print(
            f"{row['game']:15}{row['record']:40}{row['decisions']:6} decisions,"
            f"{row['forced']:5} forced,{row['clicks']:6} clicks"
        )


if __name__ == "__main__":
    main()
