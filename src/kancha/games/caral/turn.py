"""The action phase of a turn (K3.4, K5, K8): act where the pawn stands, play pairs, end the turn.

All that a family may do after its move is one question, asked until it ends its turn. What may be done
depends on the place, on what was done there, and on a duty: to build on an own empty site (R6), or to use an
action that was paid for (R19, R42).
"""

from __future__ import annotations

from typing import ClassVar

from kancha.games.caral.actions import (
    BUILD,
    END_TURN,
    FREE_ACTIONS,
    MIXED_PAIR,
    ON_SPACES,
    PAIR,
    SPACE,
)
from kancha.games.caral.building import build_here, build_refusal, build_targets
from kancha.games.caral.modules import ANY_TIME, PLAY_PAIR, judge, offer, take
from kancha.games.caral.movement import spot_name
from kancha.games.caral.pairs import add_pairs, pair_refusal, play_pair
from kancha.games.caral.spaces import action_at
from kancha.games.caral.state import FREELY, CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import Ask


class ActionPhase(Ask):
    """Act, build, play pairs, trade; or end the turn."""

    RULES: ClassVar = ("K5.2", "K8.2", "K3.4")
    ANSWERS: ClassVar = (*ON_SPACES, BUILD, PAIR, MIXED_PAIR, *FREE_ACTIONS, END_TURN)

    def who(self, s: CaralState) -> int:
        """The family, unless the year has ended."""
        return self.seat if s.high_priest < 0 else NOBODY

    def legal(self, s: CaralState) -> list[int]:
        """The actions of the place, pairs, what goes at any time, and the end of the turn unless a duty is open."""
        seat = self.seat
        turn = s.turn
        codes: list[int] = []
        if not turn.acted:
            codes = self._place_targets(s)
        free = turn.duty == FREELY
        if free:
            add_pairs(s, seat, codes)
        if s.modules:
            if free:
                offer(s, seat, PLAY_PAIR, codes)
            offer(s, seat, ANY_TIME, codes)
        if free:
            codes.append(END_TURN)
        return codes

    def _place_targets(self, s: CaralState) -> list[int]:
        place = s.families[self.seat].pawn
        if place < s.architect:
            return []
        space = s.facts.space_at[place]
        return build_targets(s, self.seat) if space < 0 else action_at(s, space).targets(s, self.seat, space)

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge any action of the phase."""
        if code in FREE_ACTIONS:
            return judge(s, self.seat, code)
        if code == END_TURN or code in PAIR or code in MIXED_PAIR:
            if s.turn.duty != FREELY:
                return s.turn.owed()
            if code == END_TURN:
                return None
            return pair_refusal(s, self.seat, code) if code in PAIR else judge(s, self.seat, code)
        return self._place_refusal(s, code)

    def _place_refusal(self, s: CaralState, code: int) -> Refusal | None:
        place = s.families[self.seat].pawn
        space = s.facts.space_at[place]
        if place < s.architect:
            return Refusal("K5.1", "refuse-behind")
        if s.turn.acted:
            return Refusal("K20.8", "refuse-acted")
        if code in BUILD:
            return build_refusal(s, self.seat, BUILD.value(code))
        if space < 0:
            return Refusal("K5.2", "refuse-not-here")
        return action_at(s, space).refusal(s, self.seat, space, code)

    def play(self, s: CaralState, code: int) -> None:
        """Carry it out."""
        seat = self.seat
        kind = SPACE.of[code]
        if code == END_TURN:
            s.stack.pop()
        elif kind is PAIR:
            card = PAIR.values[code]
            play_pair(s, seat, card, card)
        elif s.modules and (kind is MIXED_PAIR or code in FREE_ACTIONS):
            take(s, seat, code)
        else:
            s.turn.acted = True
            s.turn.duty = FREELY
            if kind is BUILD:
                build_here(s, seat, BUILD.values[code])
            else:
                space = s.facts.space_at[s.families[seat].pawn]
                action_at(s, space).use(s, seat, space, code)

    def words(self, s: CaralState) -> dict[str, int | str]:
        """Where the pawn stands, and which of act, pair and end may be answered."""
        act, pair, end = False, False, False
        for code in self.legal(s):
            if code == END_TURN:
                end = True
            elif code in PAIR or code in MIXED_PAIR:
                pair = True
            else:
                act = True
        may = "-".join([name for name, can in (("act", act), ("pair", pair), ("end", end)) if can])
        return {"spot": spot_name(s.facts, s.families[self.seat].pawn), "may": may}
