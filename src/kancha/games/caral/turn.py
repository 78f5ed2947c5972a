"""The action phase of a turn (K3.4, K5, K8): act where the pawn stands, play pairs, end the turn.

All that a family may do after its move is one question, asked until it ends its turn. What may be done
depends on the place, on what was done there, and on a duty: to build on an own empty site (R6), or to use an
action that was paid for (R19, R42).
"""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.caral.actions import (
    BUILD,
    BUILD_AT,
    CHASE_WITH_ALPACA,
    CHASE_WITH_STONE,
    CHASES,
    EMPLOY,
    END_TURN,
    HARNESS,
    MIXED_PAIR,
    ORDAIN,
    PAIR,
    PAIRS,
    RECALL_ALPACA,
    RESERVE,
    SEND_ALPACA,
    SEND_CARALI,
    TRADE,
    USE_SPACE,
)
from kancha.games.caral.anaconda import AnacondaPlacement, chase, chase_refusal, chase_targets
from kancha.games.caral.building import build_here, build_refusal, build_targets
from kancha.games.caral.emissaries import can_trade, trade, trade_refusal
from kancha.games.caral.holdings import hand_size
from kancha.games.caral.movement import spot_name
from kancha.games.caral.pairs import pair_refusal, pair_targets, play_pair
from kancha.games.caral.spaces import can_use, space_refusal, space_targets, use_space
from kancha.games.caral.state import FREELY, MUST_BUILD, CaralState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY
from kancha.kernel.steps import Ask

DUTY_RULES: Final = ("", "R6", "R42", "R19")
DUTY_MESSAGES: Final = ("", "refuse-must-build", "refuse-must-act", "refuse-must-act")


class ActionPhase(Ask):
    """Act, build, play pairs, trade; or end the turn."""

    RULES: ClassVar = ("K5.2", "K8.2", "K3.4")
    ANSWERS: ClassVar = (
        USE_SPACE,
        EMPLOY,
        RESERVE,
        ORDAIN,
        SEND_CARALI,
        HARNESS,
        SEND_ALPACA,
        RECALL_ALPACA,
        BUILD,
        BUILD_AT,
        CHASE_WITH_ALPACA,
        CHASE_WITH_STONE,
        PAIR,
        MIXED_PAIR,
        TRADE,
        END_TURN,
    )

    def who(self, s: CaralState) -> int:
        """The family, unless the year has ended."""
        return self.seat if s.high_priest < 0 else NOBODY

    def legal(self, s: CaralState) -> list[int]:
        """The actions of the place, then pairs, the trade and the end of the turn as far as no duty is open."""
        seat = self.seat
        turn = s.turn
        codes: list[int] = []
        if not turn.acted:
            codes = self._place_targets(s)
        if turn.must == FREELY:
            codes += pair_targets(s, seat)
        if can_trade(s, seat) and self._keeps_duty(s):
            codes.append(TRADE)
        if turn.must == FREELY:
            codes.append(END_TURN)
        return codes

    def _place_targets(self, s: CaralState) -> list[int]:
        place = s.families[self.seat].pawn
        if place < s.architect:
            return []
        space = s.facts.space_at[place]
        if space < 0:
            return build_targets(s, self.seat)
        if space == s.snake and not s.turn.chasing:
            return chase_targets(s, self.seat, space)
        return space_targets(s, self.seat, space)

    def _keeps_duty(self, s: CaralState) -> bool:
        """Return whether the action that is owed would still take effect after a trade."""
        if s.turn.must in (FREELY, MUST_BUILD):
            return True
        family = s.families[self.seat]
        stones = min(family.stones + s.facts.trade_stones, s.facts.stone_room)
        cards = hand_size(s, self.seat) - s.facts.trade_cards
        space = s.facts.space_at[family.pawn]
        return can_use(s, self.seat, space, stones, cards, family.alpacas, family.emissary_alpacas)

    def refusal(self, s: CaralState, code: int) -> Refusal | None:
        """Judge any action of the phase."""
        must = s.turn.must
        if code == TRADE:
            refusal = trade_refusal(s, self.seat)
            if refusal is None and not self._keeps_duty(s):
                return Refusal(DUTY_RULES[must], DUTY_MESSAGES[must])
            return refusal
        if code == END_TURN or code in PAIRS:
            if must != FREELY:
                return Refusal(DUTY_RULES[must], DUTY_MESSAGES[must])
            return None if code == END_TURN else pair_refusal(s, self.seat, code)
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
        if code in CHASES:
            if s.turn.chasing:
                return Refusal("R42", "refuse-must-act")
            return chase_refusal(s, self.seat, space, code)
        if s.snake == space and not s.turn.chasing:
            return Refusal("K18.2", "refuse-blocked")
        return space_refusal(s, self.seat, space, code)

    def play(self, s: CaralState, code: int) -> None:
        """Carry it out."""
        seat = self.seat
        if code == END_TURN:
            s.stack.pop()
        elif code == TRADE:
            trade(s, seat)
        elif code in PAIRS:
            play_pair(s, seat, code)
        elif code in CHASES:
            chase(s, seat, code)
        else:
            s.turn.acted = True
            s.turn.must = FREELY
            if code in BUILD:
                build_here(s, seat, BUILD.value(code))
                return
            if s.turn.chasing:
                s.turn.chasing = False
                s.stack.append(AnacondaPlacement(seat))
            use_space(s, seat, s.facts.space_at[s.families[seat].pawn], code)

    def words(self, s: CaralState) -> dict[str, int | str]:
        """Where the pawn stands."""
        return {"spot": spot_name(s.facts, s.families[self.seat].pawn)}
