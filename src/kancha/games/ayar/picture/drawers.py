"""What happens between turns, for the eye: feasts at the end of a turn, fertile ground, and the night (A7, A8).

A drawer tells what it is about, how every seat stands, and what each answer of the seat that is asked is worth.
"""

from __future__ import annotations

from kancha.games.ayar.ayllu import dawn_suns
from kancha.games.ayar.checks import EndOfTurn, FertileGround
from kancha.games.ayar.facts import BONUS_INTI
from kancha.games.ayar.names import (
    ACTIVITIES,
    AYAR,
    COLUMN_CHECK,
    FERTILE_CHECK,
    RAYMI_CHECK,
    ROW_CHECK,
)
from kancha.games.ayar.night import MoonSlot
from kancha.games.ayar.picture.layout import MOON_PLACES
from kancha.games.ayar.scoring import devotion_suns
from kancha.games.ayar.state import AyarState
from kancha.kernel.scene import Bid, Card, Drawer, Fact, Spot, Text


def drawer_of(s: AyarState) -> Drawer | None:
    """Return the drawer of the pending question, if it is about more than the turn of one seat."""
    step = s.stack[-1] if s.stack else None
    if isinstance(step, MoonSlot):
        return night(s, step)
    if isinstance(step, FertileGround):
        return fertile(s, step)
    if isinstance(step, EndOfTurn) and any(RAYMI_CHECK <= check < FERTILE_CHECK for check in step.pending):
        return feast(s, step)
    return None


def night(s: AyarState, step: MoonSlot) -> Drawer:
    """A colour retires: what a Moon slot is worth, and what dawn will pay everybody (A8.4, A8.5)."""
    ayar = AYAR[step.ayar]
    title = Text("drawer-night", {"round": s.round})
    drawer = Drawer(title, Text("drawer-night-note"), "moon", board=f"board-{step.seat}")
    (left, y), (right, _) = MOON_PLACES[0], MOON_PLACES[-1]
    drawer.spot = Spot((left + right) / 2, y, (right - left) / 2 + 1.2)
    drawer.facts = [
        Fact("", Text("fact-retires", {"ayar": ayar}), f"woman-{ayar}"),
        Fact("", Text("fact-lower"), "sun", good=True),
    ]
    for seat in s.around(s.first):
        own = s.seats[seat]
        args: dict[str, int | str | list[int] | list[str]] = {"sun": own.sun, "moon": own.moon}
        drawer.bids.append(Bid(seat, f"+{dawn_suns(s, seat)}", Text("bid-night", args), ["sun"]))
    own = s.seats[step.seat]
    for activity, name in enumerate(ACTIVITIES):
        taken = own.moon_slots[activity] >= 0
        text = Text("offer-moon-taken" if taken else "offer-activity", {"activity": name})
        target = "" if taken else f"moon-{step.seat}-{activity}"
        drawer.cards.append(Card(f"act-{name}", f"+{own.moons[activity]}", text, target))
    return drawer


def fertile(s: AyarState, step: FertileGround) -> Drawer:
    """An Ayar has come home: every seat honours two activities (A7.5)."""
    drawer = Drawer(Text("drawer-fertile"), Text("drawer-fertile-note"), "sun")
    drawer.facts = [
        Fact(str(s.facts.fertile_llama), Text("fact-llama-two", {"suns": s.facts.fertile_llama}), "llama", good=True)
    ]
    drawer.bids = [Bid(seat, str(s.seats[seat].dial), Text("bid-dial"), ["dial"]) for seat in s.around(step.seat)]
    for activity, name in enumerate(ACTIVITIES):
        suns = devotion_suns(s, step.seat, activity)
        text = Text("offer-activity", {"activity": name})
        drawer.cards.append(Card(f"act-{name}", f"+{suns}", text, f"craft-{step.seat}-{activity}"))
    return drawer


def feast(s: AyarState, step: EndOfTurn) -> Drawer:
    """A Raymi was reached and waits beside other rewards: what it gives every seat (A7.3)."""
    slots = [check - RAYMI_CHECK for check in step.pending if RAYMI_CHECK <= check < FERTILE_CHECK]
    activities = [s.facts.tile_activity[s.raymi[slot]] for slot in slots]
    names: list[str] = [ACTIVITIES[activity] for activity in activities]
    drawer = Drawer(Text("drawer-feast", {"activities": names}), Text("drawer-feast-note"), f"flag-{names[0]}")
    for slot, name in zip(slots, names, strict=True):
        needed = s.facts.tile_llama[s.raymi[slot]][min(s.raymi_uses[slot], 1)]
        text = Text("fact-llama", {"suns": needed, "activity": name})
        drawer.facts.append(Fact(str(needed), text, "llama", good=True))
    for seat in s.around(step.seat):
        suns = sum(devotion_suns(s, seat, activity) for activity in activities)
        drawer.bids.append(Bid(seat, f"+{suns}", Text("bid-feast", {"dial": s.seats[seat].dial}), ["dial"]))
    for check, line in ((ROW_CHECK, step.row), (COLUMN_CHECK, 4 + step.column)):
        bonus = s.facts.bonuses[line]
        if check in step.pending and bonus >= BONUS_INTI:
            name = ACTIVITIES[bonus - BONUS_INTI]
            worth = devotion_suns(s, step.seat, bonus - BONUS_INTI)
            text = Text("offer-line", {"activity": name})
            drawer.cards.append(Card(f"inti-{name}", f"+{worth}", text, f"bonus-{step.seat}-{line}"))
    return drawer
