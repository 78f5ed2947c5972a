"""Movement (K4): the main move with cards for range, and the second move of an alpaca pair (K8.5, R20)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from kancha.games.caral.actions import (
    END_TURN,
    ENTER_CENTRE,
    EXTEND_RANGE,
    FREE_ACTIONS,
    MOVE_TO_SITE,
    MOVE_TO_SPACE,
    MOVES,
    SITES,
    SPACES,
)
from kancha.games.caral.building import can_start
from kancha.games.caral.cards import Payment
from kancha.games.caral.events import HighPriestNamed, PawnMoved
from kancha.games.caral.facts import Facts
from kancha.games.caral.holdings import hand_size, movement
from kancha.games.caral.modules import ANY_TIME, judge, offer, take
from kancha.games.caral.state import FREELY, MUST_BUILD, CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import Ask


class Movement(Ask):
    """Move the pawn; cards add to its range.

    Those that a goal needs are chosen after it; any number of others may be discarded before (K4.2, R21).
    """

    RULES: ClassVar[tuple[str, ...]] = ("K4.1", "K4.2", "K4.8")
    ANSWERS: ClassVar = (MOVE_TO_SPACE, MOVE_TO_SITE, ENTER_CENTRE, EXTEND_RANGE, *FREE_ACTIONS)

    def __init__(self, seat: int, goal: int = -1, paid: int = 0) -> None:
        super().__init__(seat)
        self.goal = goal
        """The place chosen, -1 before; the pawn arrives when the cards are paid."""
        self.paid = paid
        """Cards discarded before a goal was chosen."""

    def reach(self, s: CaralState) -> int:
        """Return how far the pawn goes without further cards."""
        return movement(s, self.seat) + self.paid

    def takes_cards(self, s: CaralState) -> bool:
        """Return whether cards lengthen this move."""
        return True

    def who(self, s: CaralState) -> int:
        """The family, unless the architect ended the year or the goal is chosen."""
        return self.seat if self.goal < 0 and s.high_priest < 0 else NOBODY

    def legal(self, s: CaralState) -> list[int]:
        """Every destination in reach, cards included; one card more; and what may be done at any time."""
        seat = self.seat
        cards = hand_size(s, seat) if self.takes_cards(s) else 0
        codes = destinations(s, seat, self.reach(s) + cards)
        if cards and s.facts.rules >= 2:
            codes.append(EXTEND_RANGE)
        offer(s, seat, ANY_TIME, codes)
        return codes

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge a destination, or the wish to go further."""
        if code == EXTEND_RANGE:
            return self._range_refusal(s)
        if code not in MOVES:
            return judge(s, self.seat, code)
        if not self.takes_cards(s):
            return destination_refusal(s, self.seat, code, self.reach(s), self.RULES[0])
        return destination_refusal(s, self.seat, code, self.reach(s) + sum(s.families[self.seat].hand), "K4.2")

    def not_asked(self, code: int) -> Refusal:
        """The turn cannot end before the pawn has moved."""
        return Refusal("K4.1", "refuse-move-first") if code == END_TURN else super().not_asked(code)

    def _range_refusal(self, s: CaralState) -> Refusal | None:
        if s.facts.rules < 2:
            return self.other()
        if not self.takes_cards(s):
            return Refusal("R20", "refuse-no-range")
        return Refusal("K4.2", "refuse-empty-hand") if sum(s.families[self.seat].hand) == 0 else None

    def play(self, s: CaralState, code: int) -> None:
        """Set out, and ask for the cards that the range falls short by; or go further by one card."""
        goal = s.facts.goal[code]
        if goal >= 0:
            self.goal = goal
            short = travel_cost(s, self.seat, goal) - self.reach(s)
            if short > 0:
                s.stack.append(Payment(self.seat, short, "for-range", "K4.2"))
        elif code == EXTEND_RANGE:
            self.paid += 1
            s.stack.append(Payment(self.seat, 1, "for-range", "K4.2"))
        else:
            take(s, self.seat, code)

    def run(self, s: CaralState) -> None:
        """Arrive."""
        s.stack.pop()
        if self.goal >= 0:
            arrive(s, self.seat, self.goal)

    def words(self, s: CaralState) -> dict[str, int | str]:
        """How far the pawn goes."""
        return {"movement": self.reach(s)}


class SecondMovement(Movement):
    """The move of an alpaca pair: one to three spaces; by our reading cards do not extend it (K8.5, R20)."""

    RULES: ClassVar[tuple[str, ...]] = ("K8.5", "R20")

    def reach(self, s: CaralState) -> int:
        """Return how far the pair leads."""
        return s.facts.alpaca_pair_movement + self.paid

    def takes_cards(self, s: CaralState) -> bool:
        """By the other reading of R20."""
        return s.facts.cards_extend_second_move


def destinations(s: CaralState, seat: int, reach: int) -> list[int]:
    """Return every place the pawn may move to for at most `reach`, forward first, nearest first."""
    facts = s.facts
    family = s.families[seat]
    can_build = family.stones > 0 and can_start(s)
    goal_code, site_at, levels, owner = facts.goal_code, facts.site_at, s.site_levels, s.site_owner
    architect: i64 = s.architect
    most: i64 = reach
    place: i64
    codes: list[int] = []
    for places in facts.ways[family.pawn]:
        cost: i64 = 0
        for place in places:
            site: i64 = site_at[place]
            if site < 0 or levels[site]:
                cost += 1
                if cost > most:
                    break
                codes.append(goal_code[place])
            elif can_build and cost < most and owner[site] == seat and place >= architect:
                codes.append(goal_code[place])
    return codes


def is_counted(s: CaralState, place: int) -> bool:
    """Return whether a place of the path is a space for the movement of families (K4.3, K4.4)."""
    site = s.facts.site_at[place]
    return site < 0 or s.site_levels[site] > 0


def travel_cost(s: CaralState, seat: int, goal: int) -> int:
    """Return the movement that a journey takes: the spaces passed on the way, plus the goal itself (K4.8)."""
    start: i64 = s.families[seat].pawn
    end: i64 = goal
    site_at, levels = s.facts.site_at, s.site_levels
    place: i64
    cost: i64 = 1
    for place in range(min(start, end) + 1, max(start, end)):
        site: i64 = site_at[place]
        if site < 0 or levels[site]:
            cost += 1
    return cost


def destination_refusal(s: CaralState, seat: int, code: int, reach: int, rule: str) -> Refusal | None:
    """Judge a destination; `rule` is the paragraph that limits the reach."""
    family = s.families[seat]
    goal = s.facts.goal[code]
    if goal < 0:
        return Refusal("K4.3", "refuse-no-such-site", {"site": SITES[MOVE_TO_SITE.value(code)]})
    if goal == family.pawn:
        return Refusal("K4.1", "refuse-stay")
    if not is_counted(s, goal):
        site = s.facts.site_at[goal]
        if s.site_owner[site] != seat:
            return Refusal("K4.4", "refuse-empty-site", {"site": SITES[site]})
        if family.stones == 0:
            return Refusal("R6", "refuse-stop-without-stone")
        if not can_start(s):
            return Refusal("R6", "refuse-stop-without-level")
        if goal < s.architect:
            return Refusal("R6", "refuse-stop-behind")
    cost = travel_cost(s, seat, goal)
    return Refusal(rule, "refuse-too-far", {"cost": cost, "reach": reach}) if cost > reach else None


def spot_name(facts: Facts, place: int) -> str:
    """Return the name of a place on the path."""
    if facts.space_at[place] >= 0:
        return SPACES[facts.space_at[place]]
    if facts.site_at[place] >= 0:
        return SITES[facts.site_at[place]]
    return "centre" if place else "start"


def arrive(s: CaralState, seat: int, goal: int) -> None:
    """Put the pawn on its goal; the centre ends the year at once (K3.5, R9)."""
    if s.events is not None:
        s.events.append(PawnMoved(seat, spot_name(s.facts, goal), travel_cost(s, seat, goal)))
    s.families[seat].pawn = goal
    turn = s.turn
    turn.acted = False
    turn.built = -1
    site = s.facts.site_at[goal]
    turn.duty = MUST_BUILD if site >= 0 and s.site_levels[site] == 0 else FREELY
    if goal == s.facts.centre:
        s.high_priest = seat
        if s.events is not None:
            s.events.append(HighPriestNamed(seat, "by-pawn"))
