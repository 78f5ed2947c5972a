"""What would come of an answer: it is played in a copy of an imagined position, and the measures are compared.

The copy is made from what the seat sees and nothing else, so an outlook cannot tell a secret. Where the position hides
things two imaginations are asked, and what they do not agree on is left out; the same with all outcomes of chance. The
comparison goes on through answers that are forced and ends with the unit. Where another answer of the same unit would
decide, its continuations give a range.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Final

from kancha.kernel.action import kebab
from kancha.kernel.measures import difference
from kancha.kernel.prospect import Prospect, Range
from kancha.kernel.state import ASIDE, CHANCE, State, Step
from kancha.kernel.units import is_back, play
from kancha.kernel.view import sights

if TYPE_CHECKING:
    from kancha.kernel.rulebook import Rulebook

EAGER: Final = 420
"""So many copies are played for all answers to a question together."""
TWINS: Final = 3
"""With fewer copies than this for an answer a second imagination is not asked, and its ranges are a guess."""
OUTCOMES: Final = 12
"""So many outcomes of chance are compared."""
WAYS: Final = 12
"""So many continuations of an answer are compared."""
REACH: Final = 2
"""So many answers of a continuation are tried in several ways, later ones in one."""
TURNS: Final = 6
"""A first continuation with no more answers than this is tried in all ways."""
DEEP: Final = 8
"""Continuations with more answers than this are no continuation of an answer but a road of their own."""
DOUBTS: Final = 6
"""So many more imaginations are asked about an answer that turns hidden things up."""
FORCED: Final = 60
"""More forced answers in a row are a game that does not come to an end."""


class Looker:
    """Looks at the answers to one question in one imagined position."""

    def __init__(self, game: Rulebook, s: State, seat: int) -> None:
        self.plays = 0
        """Copies played so far."""
        self._game = game
        self._s = s
        self._seat = seat
        self._before: list[list[int]] = game.tally(s, seat)
        self._key: list[int] = game.turn(s)
        self._reveals = s.reveals
        self._fleeting = [place for place, measure in enumerate(game.measures) if measure.fleeting]
        step = kebab(type(s.stack[-1]).__name__)
        self._follows = step in game.guide.follow
        self._whole = game.guide.is_whole(step)

    def look(self, code: int, ways: int) -> Prospect:
        """Return what comes of an answer; so many continuations are tried if it does not decide alone."""
        after = self._s.clone()
        prospect = Prospect(code, self._before)
        depth = len(after.stack)
        step = after.stack[-1]
        done = self._play(after, code, depth)
        self._go(after, prospect, step, depth, done, ways)
        return prospect

    def _play(self, s: State, code: int, depth: int) -> bool:
        self.plays += 1
        return play(s, code) < depth

    def _go(self, s: State, prospect: Prospect, step: Step | None, depth: int, done: bool, ways: int) -> None:
        """Follow the main line: forced answers to the end of the unit and beyond, up to a question that is one."""
        kept: list[int] = []
        for _ in range(FORCED):
            self._note(s, prospect)
            if not s.stack:
                prospect.locked = prospect.ends = prospect.reveals = True
                break
            who = s.seat
            if who != self._seat:
                prospect.locked = True
                if who == CHANCE and not done and not prospect.ends:
                    self._chance(s, prospect, step, depth, done, kept)
                    return
                break
            done = done or is_back(s, step, depth)
            codes = self._answers(s, done)
            if len(codes) != 1:
                prospect.step = kebab(type(s.stack[-1]).__name__)
                prospect.args = s.stack[-1].words(s)
                self._ask(s, prospect, codes, step, depth, done, ways)
                break
            if done and not kept:
                kept = self._game.tally(s, self._seat)[self._seat]
            done = self._play(s, codes[0], depth) or done
        moved = self._moved(s, kept)
        if prospect.ends:
            self._fade(moved, kept)
        prospect.settle(moved)

    def _answers(self, s: State, done: bool) -> list[int]:
        """Return the answers to a question; none for several that nobody will look at, after the unit."""
        if done and not self._follows and not self._game.is_forced(s):
            return []
        return s.legal()

    def _ask(
        self, s: State, prospect: Prospect, codes: list[int], step: Step | None, depth: int, done: bool, ways: int
    ) -> None:
        """Look beyond a question to the seat: at what it offers, or at how the unit can go on."""
        if done or prospect.ends:
            if done and self._follows and not prospect.ends:
                self._then(s, prospect, codes)
            return
        prospect.open = True
        found = Range()
        if ways and self._whole and self._try(s, prospect, found, codes, step, depth, ways, REACH):
            prospect.range = found
        else:
            prospect.about = False

    def _note(self, s: State, prospect: Prospect) -> None:
        if s.reveals != self._reveals:
            prospect.locked = prospect.reveals = True
        key = self._game.turn(s)
        if key and key != self._key:
            prospect.ends = True

    def _moved(self, s: State, kept: list[int]) -> list[list[int]]:
        """Compare the measures; of those that live within a turn the own ones, as the unit left them."""
        after: list[list[int]] = self._game.tally(s, self._seat)
        for place in self._fleeting:
            for seat, row in enumerate(after):
                if seat != self._seat:
                    row[place] = self._before[seat][place]
            if kept:
                after[self._seat][place] = kept[place]
        return difference(self._before, after)

    def _fade(self, moved: list[list[int]], kept: list[int]) -> None:
        """Forget what lives within a turn when it is over, but not what was paid before its end."""
        row = moved[self._seat]
        for place in self._fleeting:
            if not kept or row[place] > 0:
                row[place] = 0

    def _chance(self, s: State, prospect: Prospect, step: Step | None, depth: int, done: bool, kept: list[int]) -> None:
        """Compare the outcomes of chance; only what all of them bring is known."""
        codes = spread(s.legal(), OUTCOMES)
        held = holds(s, step, depth)
        found = Range()
        ends = True
        asks: list[str] = []
        for number, code in enumerate(codes):
            branch = s.clone()
            same = branch.stack[depth - 1] if held else None
            over = self._play(branch, code, depth) or done
            over = self._deal(branch, depth, number) or over
            moved = self._moved(branch, kept)
            found.add(moved, moved)
            key = self._game.turn(branch)
            ends = ends and (not branch.stack or bool(key and key != self._key))
            asked = bool(branch.stack) and branch.seat == self._seat
            asks.append(kebab(type(branch.stack[-1]).__name__) if asked else "")
            if asked and not over and not is_back(branch, same, depth):
                prospect.open = True
            if number == 0 and asked:
                prospect.args = branch.stack[-1].words(branch)
            elif asked and branch.stack[-1].words(branch) != prospect.args:
                asks.append("")
        prospect.ends = prospect.ends or ends
        if ends:
            self._fade(found.low, kept)
            self._fade(found.high, kept)
        if len(set(asks)) == 1:
            prospect.step = asks[0]
        if not prospect.step:
            prospect.args = {}
        if prospect.doubt(found.low, found.high):
            prospect.open = True
        prospect.settle(found.low)

    def _deal(self, s: State, depth: int, number: int) -> bool:
        """Let chance go on, each branch its own way; tell whether the unit is over then."""
        over = False
        for _ in range(FORCED):
            if not s.stack or s.seat != CHANCE:
                break
            codes = s.legal()
            over = self._play(s, codes[number % len(codes)], depth) or over
        return over

    def _try(
        self,
        s: State,
        prospect: Prospect,
        found: Range,
        codes: list[int],
        step: Step | None,
        depth: int,
        ways: int,
        reach: int,
    ) -> bool:
        """Look at continuations up to the end of the unit; tell whether all come to it within reach."""
        if reach <= REACH - DEEP:
            return False
        # How a thing may be turned is known whole: one way to lie tells nothing of the others.
        picked = codes if reach == REACH and len(codes) <= TURNS else spread(codes, ways if reach > 0 else 1)
        if len(picked) < len(codes):
            prospect.about = True
        held = holds(s, step, depth)
        for code in picked:
            branch = s.clone()
            same = branch.stack[depth - 1] if held else None
            more = self._to_choice(branch, code, same, depth)
            if not more:
                moved = self._moved(branch, [])
                found.add(moved, moved)
                if self._follows and not prospect.then and branch.stack and branch.seat == self._seat:
                    self._then(branch, prospect, branch.legal())
            elif not self._try(branch, prospect, found, more, same, depth, max(1, ways // len(picked)), reach - 1):
                return False
        return True

    def _to_choice(self, s: State, code: int, step: Step | None, depth: int) -> list[int]:
        """Play an answer and forced ones after it; return the answers to the next real question of the unit."""
        done = self._play(s, code, depth)
        for _ in range(FORCED):
            if done or not s.stack or s.seat != self._seat or is_back(s, step, depth):
                break
            codes = s.legal()
            if len(codes) > 1:
                return codes
            done = self._play(s, codes[0], depth)
        return []

    def _then(self, s: State, prospect: Prospect, codes: list[int]) -> None:
        """Look one unit further, where the game says that a step is answered for the sake of the next one."""
        further = Looker(self._game, s, self._seat)
        further._follows = False
        prospect.offers = kebab(type(s.stack[-1]).__name__)
        prospect.then = [further.look(code, 0) for code in spread(codes, WAYS)]
        self.plays += further.plays


def holds(s: State, step: Step | None, depth: int) -> bool:
    """Whether the step that asked at a depth is still there."""
    return step is not None and len(s.stack) >= depth and s.stack[depth - 1] is step


def spread(codes: list[int], most: int) -> list[int]:
    """Return at most so many codes, from the first to the last, evenly; one alone is the first: a thing as it is."""
    if len(codes) <= most:
        return codes
    if most == 1:
        return codes[:1]
    return [codes[place * (len(codes) - 1) // (most - 1)] for place in range(most)]


def hides(game: Rulebook) -> bool:
    """Whether there is anything in a game that some seat cannot see."""
    return any(sight not in ASIDE for kind in game.parts for sight in sights(kind).values())


class Lookout:
    """A question of a seat, or one that follows if some answers are given, from which its answers are looked at.

    `source` is a view of the seat, or a state of which only what the seat sees is used. `path` are answers that are
    supposed to be given before.
    """

    def __init__(self, game: Rulebook, source: Any, seat: int, path: Sequence[int] = ()) -> None:
        self.seat = seat
        self._game = game
        self._source = source
        self._path = path
        self._hides = hides(game)
        self._lookers: list[Looker] = []
        self.state = self._imagine()
        """The question in an imagined position."""
        self.legal: list[int] = self.state.legal() if self._lookers else []
        """Its answers; none if the path cannot be given."""

    def _imagine(self) -> State:
        """Add a looker at one more imagination, if the answers of the path can be given in it."""
        s: State = self._game.imagine(self._source, self.seat, Random(f"outlook {len(self._lookers)}"))
        for code in self._path:
            if s.seat != self.seat or code not in s.legal():
                return s
            s.play(code)
        if s.seat == self.seat:
            self._lookers.append(Looker(self._game, s, self.seat))
        return s

    def look(self, code: int, share: int) -> Prospect:
        """Return what comes of a legal answer; about `share` copies are played for it."""
        prospect = self._lookers[0].look(code, min(WAYS, max(1, share - 2)))
        if not self._hides:
            return prospect
        if share < TWINS and not prospect.reveals:
            prospect.about = prospect.about or prospect.open
            return prospect
        wanted = DOUBTS if prospect.reveals else 2
        for number in range(1, wanted):
            if len(self._lookers) <= number:
                self._imagine()
            if len(self._lookers) > number:
                prospect.agree(self._lookers[number].look(code, 0))
        if prospect.reveals:
            prospect.distrust(self.seat)
        return prospect


def outlooks(
    game: Rulebook, source: Any, seat: int, codes: Sequence[int] | None = None, path: Sequence[int] = ()
) -> list[Prospect]:
    """Return what comes of the answers to the pending question, or of some of them: see `Lookout`."""
    lookout = Lookout(game, source, seat, path)
    wanted = lookout.legal if codes is None else [code for code in codes if code in lookout.legal]
    return [lookout.look(code, EAGER // len(wanted)) for code in wanted]
