"""The turn of a family: whose it is, and how its questions stand in the turn bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kancha.games.caral.state import CaralState, Module
from kancha.games.caral.turn import ActionPhase
from kancha.kernel.guide import Asked, Guide, Place

SPACE_SYMBOLS: Final = {
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
LAST: Final = "end"
"""The group of what leaves a question: it stands at the end."""
HERE: Final = ("refuse-must-build", "refuse-must-act", "refuse-behind", "refuse-acted", "refuse-blocked")
"""Reasons that hold for every action of a place."""
GOALS: Final = (
    Place("move-to-site", "sites", "pyramid", title="slot-sites", reasons=["refuse-too-far"]),
    Place("move-to-space", "spaces", by="space", symbols=SPACE_SYMBOLS, title="goal-{space}"),
    Place("enter-centre", "spaces", "central", title="slot-centre"),
    Place("extend-range", "cards", "card-back", hides="*"),
    Place("end-turn", "end"),
)
CARALI_PLACES: Final = (
    Place("employ", "here", "quarry", reasons=(*HERE, "refuse-no-carali")),
    Place("reserve", "here", "site", reasons=(*HERE, "refuse-no-carali")),
    Place("ordain", "here", "priest", reasons=(*HERE, "refuse-no-carali", "refuse-has-priest", "refuse-unfinished")),
)
RECALL_PLACES: Final = (
    Place("recall-worker", "back", by="quarry", symbol="quarry", title="action-recall-worker", hides="*"),
    Place("recall-builder", "back", "site", hides="*"),
    Place("recall-priest", "back", "priest", hides="*"),
    Place("recall-alpaca", "back", by="place", symbol="alpaca", title="action-recall-alpaca", hides="*"),
)

STEPS: Final = {
    "first-family-choice": Asked(
        "crumb-first", [Place("choose-first", by="start_seat", symbol="fame", title="action-choose-first", hides="*")]
    ),
    "first-site": Asked("crumb-site", [Place("found", symbol="pyramid")]),
    "neutral-site": Asked("crumb-site", [Place("set-neutral", symbol="carali-neutral")]),
    "die-choice": Asked(
        "crumb-architect",
        [Place("advance", by="steps", symbol="architect", title="slot-steps", hides="*")],
        ["crumb-move", "crumb-act"],
    ),
    "movement": Asked("crumb-move", GOALS, ["crumb-act"]),
    "second-movement": Asked("crumb-move", GOALS, ["crumb-act"]),
    "payment": Asked("crumb-pay", [Place("discard", by="card", symbol="card-{card}", title="slot-name")]),
    "action-phase": Asked(
        "crumb-act",
        [
            Place("use-space", "here", "pawn", reasons=HERE),
            *CARALI_PLACES,
            Place("harness", "here", "alpaca", reasons=(*HERE, "refuse-no-alpaca", "refuse-sled-alpacas")),
            Place("build build-at", "here", "level", reasons=(*HERE, "refuse-no-stone", "refuse-finished")),
            Place("recall-alpaca", "here", "alpaca-back", hides="*"),
            Place("pair", "cards", by="card", symbol="card-{card}", title="slot-pair"),
            Place("end-turn", "end"),
        ],
    ),
    "sacrifice-choice": Asked(
        "crumb-sacrifice",
        [Place("sacrifice", by="card", symbol="card-{card}", title="slot-name"), Place("withhold", "end")],
    ),
}


def guide(modules: Sequence[type[Module]]) -> Guide:
    """Return the turn bar of the base game, with what modules add to its questions and their own questions."""
    steps = dict(STEPS)
    for module in modules:
        steps |= module.ASKED
    for module in modules:
        for step, places in module.PLACES.items():
            base = steps[step]
            steps[step] = Asked(base.crumb, _joined(base.places, places), base.next, base.done, base.whole)
    waste, follow = {"end-turn": "action"}, ["movement", "second-movement"]
    return Guide(steps, waste=waste, follow=follow)


def _joined(places: list[Place], more: list[Place]) -> list[Place]:
    """Add places to a question, each at the end of its group; new groups stand before what leaves the question."""
    joined = places[:]
    for place in more:
        groups = [other.group for other in joined]
        kin = [n for n, group in enumerate(groups) if group == place.group]
        joined.insert(kin[-1] + 1 if kin else groups.index(LAST) if LAST in groups else len(groups), place)
    return joined


def turn(s: CaralState) -> list[int]:
    """Name the turn of a family in a year, its die included; between the turns whoever is asked has one."""
    for step in s.stack:
        if isinstance(step, ActionPhase):
            return [step.seat, s.year, 0]
    seat = s.seat
    return [seat, s.year, 1] if seat >= 0 else []
