"""The turn of a family: whose it is, and how its questions stand in the turn bar."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.state import CaralState
from kancha.games.caral.turn import ActionPhase
from kancha.kernel.guide import DECLINE, END, Asked, Guide, Place

SPACES: Final = {
    "a1": "village",
    "a2": "quarry",
    "a3": "worship",
    "a4": "market",
    "a5": "village",
    "a6": "quarry",
    "a7": "worship",
    "a8": "market",
    "a9": "village",
}
HERE: Final = ("refuse-must-build", "refuse-must-act", "refuse-behind", "refuse-acted", "refuse-blocked")
"""Reasons that hold for every action of a place."""
GOALS: Final = (
    Place("move-to-site", "sites", "pyramid", title="slot-sites", reasons=["refuse-too-far"]),
    Place("move-to-space", "spaces", by="space", symbols=SPACES, title="slot-space"),
    Place("enter-centre", "spaces", "central"),
    Place("trade", "cards", "face-trade", hides=True),
)
FIGURES: Final = (
    Place("employ", "here", "quarry", reasons=(*HERE, "refuse-no-carali")),
    Place("reserve", "here", "site", reasons=(*HERE, "refuse-no-carali")),
    Place("ordain", "here", "priest", reasons=(*HERE, "refuse-no-carali", "refuse-has-priest", "refuse-unfinished")),
    Place("send-carali", "here", "envoy", hides=True),
)
RECALLS: Final = (
    Place("recall-worker", "back", by="quarry", symbol="quarry", title="action-recall-worker", hides=True),
    Place("recall-builder", "back", "site", hides=True),
    Place("recall-priest", "back", "priest", hides=True),
    Place("recall-emissary", "back", "envoy", hides=True),
    Place("recall-alpaca", "back", by="place", symbol="alpaca", title="action-recall-alpaca", hides=True),
)

GUIDE: Final = Guide(
    steps={
        "first-site": Asked("crumb-site", [Place("found", symbol="pyramid")]),
        "neutral-site": Asked("crumb-site", [Place("set-neutral", symbol="carali-neutral")]),
        "die-choice": Asked(
            "crumb-architect",
            [Place("advance", by="steps", symbol="architect", title="slot-steps", hides=True)],
            ["crumb-move", "crumb-act"],
        ),
        "movement": Asked("crumb-move", GOALS, ["crumb-act"]),
        "second-movement": Asked("crumb-move", GOALS, ["crumb-act"]),
        "payment": Asked("crumb-pay", [Place("discard", by="card", symbol="card-{card}", title="slot-name")]),
        "retrieval": Asked("crumb-take", [Place("take", by="card", symbol="card-{card}", title="slot-name")]),
        "action-phase": Asked(
            "crumb-act",
            [
                Place("use-space", "here", "day", reasons=HERE),
                *FIGURES,
                Place("harness", "here", "alpaca", reasons=(*HERE, "refuse-no-alpaca", "refuse-sled-alpacas")),
                Place("send-alpaca", "here", "envoy", hides=True),
                Place("build build-at", "here", "level", reasons=(*HERE, "refuse-no-stone", "refuse-finished")),
                Place("chase-with-alpaca chase-with-stone", "here", "anaconda", hides=True),
                Place("recall-alpaca", "here", "alpaca-back", hides=True),
                Place("pair", "cards", by="card", symbol="card-{card}", title="slot-pair"),
                Place("mixed-pair", "cards", by="card", symbol="card-{card}", title="slot-mixed", hides=True),
                Place("trade", "cards", "face-trade", hides=True),
                Place("end-turn", "end"),
            ],
        ),
        "relocation": Asked("crumb-from", [*RECALLS, Place("stay", "end")], ["crumb-place"]),
        "placement": Asked("crumb-place", FIGURES),
        "sacrifice-choice": Asked(
            "crumb-sacrifice",
            [Place("sacrifice", by="card", symbol="card-{card}", title="slot-name"), Place("withhold", "end")],
        ),
        "desire-loss": Asked("crumb-loss", RECALLS),
        "anaconda-placement": Asked(
            "crumb-anaconda", [Place("lead-anaconda", by="space", symbols=SPACES, title="slot-space")]
        ),
        "tile-placement": Asked(
            "crumb-tile", [Place("lay-tile", by="space", symbols=SPACES, title="slot-space", hides=True)]
        ),
    },
    kinds={"end-turn": END, "withhold": DECLINE, "stay": DECLINE},
    waste={"end-turn": "action"},
    follow=["movement", "second-movement"],
)


def turn(s: CaralState) -> list[int]:
    """Name the turn of a family in a year, its die included; between the turns whoever is asked has one."""
    for step in s.stack:
        if isinstance(step, ActionPhase):
            return [step.seat, s.year, 0]
    seat = s.seat
    return [seat, s.year, 1] if seat >= 0 else []
