"""The turn bar of Ayar: what stands against a place is the reason that the rules give."""

from __future__ import annotations

import kancha
from kancha.games.ayar.state import AyarState
from kancha.kernel.bar import Bar
from kancha.kernel.testing import rule
from kancha.kernel.units import Trace


@rule("A2.3")
def test_a_taken_first_slot_is_the_reason_against_its_path() -> None:
    """The second seat of the starting activity reads that the slot is occupied, not that there are first slots."""
    match = kancha.game("ayar").start(seats=2, seed=3)
    while match.question is not None and match.question.message != "question-step-marker":
        if match.question.message == "question-starting-slot":
            turn = Bar(match.game).turn(match, Trace(match))
            reasons = {slot.id: slot.reason.message for slot in turn.slots if slot.reason is not None}
            assert isinstance(match.state, AyarState)
            tambos = sum(seat >= 0 for seat in match.state.tambos)
            assert reasons == ({"build-tambo-teal": "refuse-slot-occupied"} if tambos else {})
        match.play(match.actions[0])
