"""Viracocha and llamas: gaining them, the nine bonus slots (A10), and moving a retired marker (A10.6)."""

from __future__ import annotations

from typing import ClassVar

from kancha.games.ayar.actions import DECLINE, PLACE, SHIFT
from kancha.games.ayar.events import (
    BonusCompleted,
    LlamaGained,
    MarkerShifted,
    ShiftDeclined,
    SixesGained,
    SupplyEmpty,
    ViracochaGained,
    ViracochaPlaced,
    ViracochaReturned,
)
from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    FROM_VIRACOCHA,
    INTI_SLOT,
    LLAMA_SLOT,
    MARKER_SLOT,
    SLOTS,
)
from kancha.games.ayar.state import AyarState
from kancha.kernel.errors import Refusal
from kancha.kernel.steps import Ask


def gain_llama(s: AyarState, seat: int) -> None:
    """Give a llama from the supply, if there is one (Q11)."""
    if s.llamas == 0:
        if s.events is not None:
            s.events.append(SupplyEmpty(seat, "piece-llama"))
        return
    s.llamas -= 1
    s.seats[seat].llamas += 1
    if s.events is not None:
        s.events.append(LlamaGained(seat))


def gain_viracocha(s: AyarState, seat: int) -> None:
    """Give a Viracocha from the supply, if there is one (Q11); the Ayllu gains a llama instead (A11.4)."""
    if seat == s.automa:
        gain_llama(s, seat)
        return
    if s.viracocha == 0:
        if s.events is not None:
            s.events.append(SupplyEmpty(seat, "piece-viracocha"))
        return
    s.viracocha -= 1
    receive_viracocha(s, seat)


def receive_viracocha(s: AyarState, seat: int) -> None:
    """Let a seat place a Viracocha that has left its place on the board."""
    if seat == s.automa:
        s.viracocha += 1
        gain_llama(s, seat)
        return
    if s.events is not None:
        s.events.append(ViracochaGained(seat))
    held, need = s.seats[seat].viracocha, s.facts.slot_need
    for slot in range(len(need)):
        if held[slot] < need[slot]:
            s.stack.append(ViracochaSlot(seat))
            return
    s.viracocha += 1
    if s.events is not None:
        s.events.append(ViracochaReturned(seat))


class ViracochaSlot(Ask):
    """Where does the Viracocha go? A10.1."""

    RULES: ClassVar = ("A10.1",)
    ANSWERS: ClassVar = (PLACE,)

    def legal(self, s: AyarState) -> list[int]:
        """Any slot that is not complete."""
        held, need = s.seats[self.seat].viracocha, s.facts.slot_need
        return [PLACE.codes[slot] for slot in range(len(need)) if held[slot] < need[slot]]

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """A complete slot takes no more."""
        slot = PLACE.value(code)
        if s.seats[self.seat].viracocha[slot] >= s.facts.slot_need[slot]:
            return Refusal("A10.1", "refuse-slot-complete", {"slot": SLOTS[slot]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Place it; a completed slot works at once."""
        s.stack.pop()
        slot = PLACE.values[code]
        held = s.seats[self.seat].viracocha
        held[slot] += 1
        need = s.facts.slot_need[slot]
        if s.events is not None:
            s.events.append(ViracochaPlaced(self.seat, SLOTS[slot], held[slot], need))
        if held[slot] == need:
            if s.events is not None:
                s.events.append(BonusCompleted(self.seat, SLOTS[slot]))
            complete_slot(s, self.seat, slot)


def complete_slot(s: AyarState, seat: int, slot: int) -> None:
    """Carry out the immediate effect of a completed slot; the permanent ones are looked up when they matter."""
    own = s.seats[seat]
    if slot == LLAMA_SLOT:
        gain_llama(s, seat)
    elif slot == INTI_SLOT:
        marked = sum(own.bonuses)
        points = s.facts.inti_each * marked
        own.devotion[FROM_VIRACOCHA] += points
        if s.events is not None:
            s.events.append(SixesGained(seat, marked, points, own.dial))
    elif slot == MARKER_SLOT:
        retired = 4 - own.moon_slots.count(-1)
        if 0 < retired < 4:
            s.stack.append(MarkerShift(seat))


class MarkerShift(Ask):
    """Move a retired marker to another Moon slot, or decline. A10.6."""

    RULES: ClassVar = ("A10.6",)
    ANSWERS: ClassVar = (SHIFT, DECLINE)

    def legal(self, s: AyarState) -> list[int]:
        """From an occupied Moon slot to an empty one, or decline."""
        slots = s.seats[self.seat].moon_slots
        codes = [SHIFT.rows[a][b] for a in range(4) if slots[a] >= 0 for b in range(4) if slots[b] < 0]
        codes.append(DECLINE)
        return codes

    def refusal(self, s: AyarState, code: int) -> Refusal | None:
        """The first slot must hold a marker, the second must be empty."""
        if code == DECLINE:
            return None
        start, end = SHIFT.read(code)
        slots = s.seats[self.seat].moon_slots
        if slots[start] < 0:
            return Refusal("A10.6", "refuse-no-marker-there", {"activity": ACTIVITIES[start]})
        if slots[end] >= 0:
            return Refusal("A10.6", "refuse-moon-slot-taken", {"activity": ACTIVITIES[end]})
        return None

    def play(self, s: AyarState, code: int) -> None:
        """Move it; nothing is scored."""
        s.stack.pop()
        if code == DECLINE:
            if s.events is not None:
                s.events.append(ShiftDeclined(self.seat))
            return
        start, end = SHIFT.read(code)
        slots = s.seats[self.seat].moon_slots
        slots[end] = slots[start]
        slots[start] = -1
        if s.events is not None:
            s.events.append(MarkerShifted(self.seat, AYAR[slots[end]], ACTIVITIES[start], ACTIVITIES[end]))
