"""Which activities a seat can carry out, and starting one (A5.2, A6)."""

from __future__ import annotations

from kancha.games.ayar.farming import Farming, can_farm
from kancha.games.ayar.names import FARMING, POTTERY, REED, WEAVING
from kancha.games.ayar.pottery import Pottery, can_pot
from kancha.games.ayar.power import full_power
from kancha.games.ayar.reeds import ReedBundling, can_sail
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.weaving import Weaving, can_weave


def can_perform(s: AyarState, seat: int, activity: int, base: int) -> bool:
    """Whether pieces, room and power suffice for an activity (A5.2)."""
    if activity == FARMING:
        return can_farm(s, seat)
    power = full_power(s, seat, activity, base)
    if activity == REED:
        return can_sail(s, seat, power)
    if activity == WEAVING:
        return can_weave(s, seat, power)
    return can_pot(s, seat, power)


def possible(s: AyarState, seat: int, base: int, sure: int = 0) -> int:
    """Return the activities that can be carried out, as bits; some are `sure`: less power is enough for them."""
    mask = sure
    for activity in range(4):
        if not mask >> activity & 1 and can_perform(s, seat, activity, base):
            mask |= 1 << activity
    return mask


def possible_by_power(s: AyarState, seat: int) -> list[int]:
    """Return the activities that can be carried out, as bits, by the empty cells of a line: none to four (A6.0)."""
    found = [0]
    for base in range(1, 5):
        found.append(possible(s, seat, base, found[-1]))
    return found


def begin_activity(s: AyarState, seat: int, activity: int, base: int) -> None:
    """Ask for the details of an activity."""
    if activity == FARMING:
        s.stack.append(Farming(seat, base))
    elif activity == REED:
        s.stack.append(ReedBundling(seat, base))
    elif activity == WEAVING:
        s.stack.append(Weaving(seat, base))
    elif activity == POTTERY:
        s.stack.append(Pottery(seat, base))
