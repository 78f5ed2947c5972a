"""The turn of Cuzco and Java: whose it is, and how its questions stand in the turn bar."""

from __future__ import annotations

from typing import Final

from kancha.games.terraces.actions import ENOUGH
from kancha.games.terraces.cards import can_draw
from kancha.games.terraces.festival import Festival
from kancha.games.terraces.placing import any_place
from kancha.games.terraces.rounds import Turn
from kancha.games.terraces.state import Terraces
from kancha.kernel.guide import Asked, Guide, Place

CARDS: Final = {"a": "card-0", "b": "card-1", "c": "card-2", "ab": "card-3", "bc": "card-4", "ca": "card-5"}
FIRST: Final = ("refuse-tile-first", "refuse-keep-tile")
"""Reasons that go before all others: a tile is due."""
BUILDING: Final = (
    *FIRST,
    "refuse-points",
    "refuse-no-pieces",
    "refuse-temple-changed",
    "refuse-tie",
    "refuse-value-not-higher",
    "refuse-temple-highest",
    "refuse-build-nowhere",
)
WALKING: Final = (*FIRST, "refuse-points", "refuse-second-stroll", "refuse-no-path", "refuse-stuck")

GUIDE: Final = Guide(
    steps={
        "turn": Asked(
            "crumb-action",
            [
                Place("lay-triple", "tiles", "stack-triple", shows="triples"),
                Place("lay-double", "tiles", "icon-double", shows="doubles"),
                Place("lay-village", "tiles", "icon-village", shows="villages"),
                Place("lay-field", "tiles", "icon-field", shows="fields"),
                Place("basin", "pieces", "water", shows="basins", reasons=FIRST),
                Place(
                    "build enlarge",
                    "pieces",
                    "icon-city",
                    title="slot-temple",
                    reasons=BUILDING,
                    dull="refuse-no-temple",
                ),
                Place("enter", "pieces", "icon-pawn", reasons=FIRST),
                Place("pick", "pieces", "pawn", reasons=WALKING, dull="refuse-not-your-pawn"),
                Place("draw-open draw-hidden", "cards", "icon-card", title="slot-draw", reasons=FIRST),
                Place("token", "cards", "token", shows="tokens"),
                Place("stop", "end"),
            ],
            ["crumb-more"],
        ),
        "laying": Asked("crumb-place", [Place("settle sow", title="slot-lay")], ["crumb-more"], done="crumb-at"),
        "turning": Asked("crumb-turn", [Place("spread side", title="slot-turn")], ["crumb-more"]),
        "irrigation": Asked("crumb-place", [Place("irrigate", symbol="water")], ["crumb-more"]),
        "entering": Asked("crumb-goal", [Place("walk", symbol="pawn")], ["crumb-more"]),
        "walking": Asked("crumb-goal", [Place("walk", symbol="pawn", reasons=WALKING), Place("leave")], ["crumb-more"]),
        "founding": Asked("crumb-place", [Place("found", symbol="icon-city")], ["crumb-more"], done="crumb-at"),
        "valuing": Asked(
            "crumb-value", [Place("value", by="value", symbol="temple-{value}", title="action-value")], ["crumb-more"]
        ),
        "proposal": Asked(
            "crumb-festival",
            [Place("celebrate", symbol="festival", reasons=["refuse-no-matching-card"]), Place("no-festival", "end")],
        ),
        "festival": Asked(
            "crumb-bid",
            [
                Place("play-card", "cards", by="card", symbols=CARDS, title="slot-card", hides="*"),
                Place("enough", "end"),
                Place("stand", "end"),
                Place("stay-out", "end"),
            ],
        ),
    },
    waste={"stop": "ap"},
)


def turn(s: Terraces) -> list[int]:
    """Name the turn by its number; a festival at its end belongs to it."""
    return [s.active, s.turn] if s.turn else []


def obvious(s: Terraces) -> int:
    """Return the end of a bid that nobody can answer: the festival is won by the first card."""
    step = s.stack[-1] if s.stack else None
    return ENOUGH if isinstance(step, Festival) and step.reaches() and step.is_alone(s) else -1


def is_forced(s: Terraces) -> bool:
    """Tell whether the pending question has one answer; that a turn can go on is mostly seen without listing how."""
    if isinstance(s.stack[-1], Turn) and not s.duty and (s.reserve() or can_draw(s) or any_place(s, s.ap)):
        return False
    return len(s.legal()) == 1
