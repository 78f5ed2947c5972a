"""Weaving: textiles of the four stacks, laid in every rotation and flip (A6.W)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import REVEAL_TEXTILE, STOP, TEXTILE, WEAVE
from kancha.games.ayar.events import TextileLaid, TextileRevealed, TextileTaken
from kancha.games.ayar.names import (
    DESIGNS_PER_STACK,
    EMPTY,
    OUTSIDE,
    STACKS,
    TEXTILES,
    TURNS,
    WEAVE_CELLS,
    WEAVE_WIDTH,
    WEAVING,
)
from kancha.games.ayar.power import Activity, refuse_price
from kancha.games.ayar.scoring import recount
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import gain_viracocha
from kancha.kernel.errors import Refusal
from kancha.kernel.state import CHANCE, NOBODY, ChanceStep
from kancha.kernel.steps import Ask


def has_room(s: AyarState, seat: int) -> bool:
    """Whether two empty cells of the weaving area lie side by side."""
    weave = s.seats[seat].weave
    for cell in s.facts.weave_east:
        if weave[cell] == EMPTY and weave[cell + 1] == EMPTY:
            return True
    return any(weave[cell] == EMPTY and weave[cell + WEAVE_WIDTH] == EMPTY for cell in s.facts.weave_south)


def can_weave(s: AyarState, seat: int, power: int, used: int = 0) -> bool:
    """Whether a textile of a stack not used yet (bits) can be afforded and laid (A6.W.1, Q41)."""
    prices = s.facts.stack_power
    for stack in range(4):
        if s.tops[stack] >= 0 and prices[stack] <= power and not used >> stack & 1:
            return has_room(s, seat)
    return False


class Weaving(Activity):
    """Which stack next, or stop? A6.W.2."""

    RULES: ClassVar = ("A6.W.2", "Q41")
    ANSWERS: ClassVar = (TEXTILE, STOP)
    ACTIVITY: ClassVar[int] = WEAVING

    def __init__(self, seat: int, base: int) -> None:
        super().__init__(seat, base)
        self.used = 0
        """Bits of the stacks that have given a textile: their next one is in sight but not to be had (Q41)."""

    def who(self, s: AyarState) -> int:
        """The seat, until two are taken or nothing more can be afforded or laid."""
        if self.taken >= 2:
            return NOBODY
        return self.seat if can_weave(s, self.seat, self.left(s), self.used) else NOBODY

    def choices(self, s: AyarState) -> list[int]:
        """Every other stack that shows a textile and that the power left pays for."""
        left = self.left(s)
        prices = s.facts.stack_power
        codes: list[int] = []
        for stack in range(4):
            if s.tops[stack] >= 0 and prices[stack] <= left and not self.used >> stack & 1:
                codes.append(TEXTILE.codes[stack])
        return codes

    def judge(self, s: AyarState, code: int) -> Refusal | None:
        """One textile a stack, within the power."""
        stack = TEXTILE.value(code)
        if self.used & 1 << stack:
            return Refusal("Q41", "refuse-one-per-stack", {"stack": STACKS[stack]})
        if s.tops[stack] < 0:
            return Refusal("A6.W.2", "refuse-textiles-gone", {"stack": STACKS[stack]})
        return refuse_price(s.facts.stack_power[stack], self.left(s), "A6.W.2")

    def take(self, s: AyarState, code: int) -> None:
        """Take the textile: the next one shows (Q9), an icon gives a Viracocha at once (A6.W.3), then it is laid."""
        stack = TEXTILE.values[code]
        self.spent += s.facts.stack_power[stack]
        self.taken += 1
        self.used |= 1 << stack
        design = take_textile(s, self.seat, stack)
        s.stack.append(TextileLaying(self.seat, design))
        if s.facts.textile_icon[design]:
            gain_viracocha(s, self.seat)
        s.stack.append(TextileReveal())


def take_textile(s: AyarState, seat: int, stack: int) -> int:
    """Take the top textile of a stack and return its design."""
    design = s.tops[stack]
    s.tops[stack] = -1
    if s.events is not None:
        s.events.append(TextileTaken(seat, TEXTILES[design], stack + 1))
    return design


class TextileLaying(Ask):
    """On which two cells does the textile go, and how is it turned? A6.W.4."""

    RULES: ClassVar = ("A6.W.4",)
    ANSWERS: ClassVar = (WEAVE,)

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def words(self, s: AyarState) -> dict[str, int | str]:
        """The textile."""
        return {"textile": TEXTILES[self.design]}

    def legal(self, s: AyarState) -> list[int]:
        """All pairs of empty cells with all turns that look different."""
        weave = s.seats[self.seat].weave
        turns = s.facts.textile_turns[self.design]
        flat = [turn for turn in turns if turn < 4]
        tall = [turn for turn in turns if turn >= 4]
        codes: list[int] = []
        rows, columns = WEAVE.rows, s.facts.weave_columns
        for cell in s.facts.weave_area:
            if weave[cell] != EMPTY:
                continue
            row = rows[cell]
            if cell % WEAVE_WIDTH + 1 < columns and weave[cell + 1] == EMPTY:
                for turn in flat:
                    codes.append(row[turn])
            if cell // WEAVE_WIDTH + 1 < s.facts.weave_rows and weave[cell + WEAVE_WIDTH] == EMPTY:
                for turn in tall:
                    codes.append(row[turn])
        return codes

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """Both cells must be inside and empty; of turns that look alike the first is used."""
        cell, turn = WEAVE.read(code)
        column, row = cell % WEAVE_WIDTH, cell // WEAVE_WIDTH
        if turn < 4:
            column += 1
        else:
            row += 1
        weave = s.seats[self.seat].weave
        if weave[cell] == OUTSIDE or column >= s.facts.weave_columns or row >= s.facts.weave_rows:
            return Refusal("A6.W.4", "refuse-outside-weaving", {"cell": WEAVE_CELLS[cell]})
        for place in (cell, WEAVE_WIDTH * row + column):
            if weave[place] != EMPTY:
                return Refusal("A6.W.4", "refuse-cell-covered", {"cell": WEAVE_CELLS[place]})
        same = s.facts.same_turn[self.design][turn]
        if same != turn:
            return Refusal("A6.W.4", "refuse-looks-alike", {"turn": TURNS[same]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Lay it."""
        s.stack.pop()
        cell, turn = WEAVE.read(code)
        lay_textile(s, self.seat, self.design, cell, turn)


def lay_textile(s: AyarState, seat: int, design: int, cell: int, turn: int) -> None:
    """Put a textile on its two cells and count Suns and Moons anew."""
    own = s.seats[seat]
    other = cell + 1 if turn < 4 else cell + WEAVE_WIDTH
    own.weave[cell] = s.facts.textile_first[design][turn]
    own.weave[other] = s.facts.textile_second[design][turn]
    own.woven += [design, cell, turn]
    recount(s, seat, WEAVING)
    if s.events is not None:
        s.events.append(TextileLaid(seat, TEXTILES[design], WEAVE_CELLS[cell], own.suns[WEAVING], own.moons[WEAVING]))


class TextileReveal(ChanceStep):
    """Each stack without a visible textile shows its next one, lowest power first. A1.8, Q9."""

    RULES: ClassVar = ("A1.8", "Q9")
    ANSWERS: ClassVar = (REVEAL_TEXTILE,)

    def bare(self, s: AyarState) -> int:
        """Return the lowest stack that hides its next textile, or -1."""
        for stack in range(4):
            if s.tops[stack] < 0:
                for design in range(DESIGNS_PER_STACK * stack, DESIGNS_PER_STACK * (stack + 1)):
                    if s.textiles[design]:
                        return stack
        return -1

    def who(self, s: AyarState) -> int:
        """Chance, while a stack hides its next textile."""
        return CHANCE if self.bare(s) >= 0 else NOBODY

    def legal(self, s: AyarState) -> list[int]:
        """Any design left in the stack."""
        first = DESIGNS_PER_STACK * self.bare(s)
        return [REVEAL_TEXTILE.codes[d] for d in range(first, first + DESIGNS_PER_STACK) if s.textiles[d]]

    def weights(self, s: AyarState) -> list[int]:
        """As many as there are."""
        first = DESIGNS_PER_STACK * self.bare(s)
        return [count for count in s.textiles[first : first + DESIGNS_PER_STACK] if count]

    def play(self, s: AyarState, code: int) -> None:
        """Show it."""
        design = REVEAL_TEXTILE.values[code]
        stack = design // DESIGNS_PER_STACK
        s.textiles[design] -= 1
        s.tops[stack] = design
        if s.events is not None:
            s.events.append(TextileRevealed(stack + 1, TEXTILES[design]))
