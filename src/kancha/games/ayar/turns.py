"""The turn of a seat: whose it is, and how its questions stand in the turn bar."""

from __future__ import annotations

from typing import Final

from kancha.games.ayar.ayllu import AylluTurn
from kancha.games.ayar.checks import EndOfTurn
from kancha.games.ayar.names import SLOTS
from kancha.games.ayar.rounds import Rounds
from kancha.games.ayar.state import AyarState
from kancha.kernel.guide import Asked, Guide, Place

BONUSES: Final = {slot: slot if slot.startswith("power-") else f"slot-{slot}" for slot in SLOTS}
CHECKS: Final = {
    "temple": "temple-plain",
    "row": "bonus-marker",
    "column": "bonus-viracocha",
    "fertile": "planted",
}
STOP: Final = Place("stop", "end")

GUIDE: Final = Guide(
    steps={
        "starting-tambo": Asked(
            "crumb-tambo",
            [Place("take-tambo", symbol="tambo")],
            ["crumb-site", "crumb-activity"],
            done="crumb-taken",
            whole=False,
        ),
        "starting-slot": Asked(
            "crumb-site",
            [
                Place(
                    "build-tambo",
                    by="path",
                    symbol="man-{path}",
                    title="slot-path",
                    reasons=["refuse-slot-occupied", "refuse-cannot-perform"],
                )
            ],
            ["crumb-activity"],
            done="crumb-built",
            whole=False,
        ),
        "step-marker": Asked(
            "crumb-marker",
            [Place("lay-marker", by="marker", symbol="marker-{marker}", title="slot-marker")],
            ["crumb-tambo", "crumb-site", "crumb-activity"],
            done="crumb-laid",
            whole=False,
        ),
        "gold-ayar": Asked(
            "crumb-ayar",
            [Place("move-ayar", by="ayar", symbol="man-{ayar}", title="slot-ayar")],
            ["crumb-tambo", "crumb-site", "crumb-activity"],
            whole=False,
        ),
        "tambo-choice": Asked(
            "crumb-tambo",
            [Place("take-tambo", by="cell", symbol="tambo", title="slot-cell", hides="*")],
            ["crumb-site", "crumb-activity"],
            done="crumb-taken",
            whole=False,
        ),
        "building-slot": Asked(
            "crumb-site",
            [Place("build-tambo", symbol="tambo")],
            ["crumb-activity"],
            done="crumb-built",
            whole=False,
        ),
        "pottery": Asked(
            "crumb-pottery",
            [
                Place("take-pot", by="slot", symbols={"stack": "stack-back"}, title="slot-pot"),
                STOP,
            ],
        ),
        "weaving": Asked(
            "crumb-weaving", [Place("take-textile", by="stack", symbol="textile-{stack}", title="slot-stack"), STOP]
        ),
        "textile-laying": Asked("crumb-cloth", [Place("lay-textile", symbol="act-weaving")]),
        "farming": Asked("crumb-farming", [Place("plant-maize", by="box", symbol="maize", title="slot-box"), STOP]),
        "reed-bundling": Asked("crumb-reed", [Place("sail-to", symbol="boat"), STOP]),
        "lake-viracocha": Asked(
            "crumb-viracocha",
            [Place("take-viracocha", by="section", symbol="viracocha", title="slot-section", hides="*")],
        ),
        "viracocha-slot": Asked(
            "crumb-viracocha", [Place("place-viracocha", by="slot", symbols=BONUSES, title="slot-bonus")]
        ),
        "marker-shift": Asked(
            "crumb-shift", [Place("shift-marker", symbol="slot-move-marker"), Place("decline", "end")]
        ),
        "end-of-turn": Asked(
            "crumb-checks",
            [Place("resolve", by="check", symbol="flag-reed", symbols=CHECKS, title="slot-check", hides="*")],
        ),
        "temple-choice": Asked(
            "crumb-temple", [Place("place-temple", by="activity", symbol="temple-{activity}", title="slot-activity")]
        ),
        "fertile-ground": Asked("crumb-fertile", [Place("honour", by="*", symbol="sun", hides="*")]),
        "moon-slot": Asked(
            "crumb-moons", [Place("retire-marker", by="activity", symbol="act-{activity}", title="slot-activity")]
        ),
        "llama-split": Asked("crumb-llamas", [Place("give-llamas", by="*", symbol="llama", hides="*")]),
    },
    waste={"stop": "power"},
)


def turn(s: AyarState) -> list[int]:
    """Name the turn of a seat in a lap of the day, its end included; by night whoever is asked has one."""
    if not s.stack:
        return []
    seat = s.seat
    for step in s.stack:
        if isinstance(step, EndOfTurn):
            seat = step.seat
        elif isinstance(step, AylluTurn) and step.stage > 0:
            seat = s.automa
    bottom = s.stack[0]
    lap = bottom.laps if isinstance(bottom, Rounds) else 0
    return [seat, s.round, lap, int(s.night)] if seat >= 0 else []
