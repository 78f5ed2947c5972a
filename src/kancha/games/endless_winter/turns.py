"""The turn of a tribe: whose it is, and how its questions stand in the turn bar."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.action_phase import PileBuilding, Turn
from kancha.games.endless_winter.eclipse import EclipseTurn
from kancha.games.endless_winter.facts import CULTURE_FROM
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.vocabulary import COLUMNS
from kancha.kernel.guide import DECLINE, END, SKIP, Asked, Guide, Place

COLUMN_SYMBOLS: Final = {
    "settle": "c-settle",
    "develop": "c-develop",
    "migrate": "c-migrate",
    "hunt": "c-hunt",
    "eclipse": "i-eclipse",
}
BENEFITS: Final = {"pay": "i-arrow", "on": "i-repeat", "eclipse-labor": "i-eclipse"}
GO_ON: Final = Place("done", "end", title="slot-go-on")
STOP: Final = Place("done", "end", title="slot-stop")
DECLINED: Final = Place("done", "end", title="slot-decline")
LABOR: Final = (
    Place("work", "labor", by="card", symbol="p-{card}", title="slot-card", hides="refuse-not-in-hand"),
    Place("eat", "labor", "i-food", notes=True),
)
BURY: Final = Place("bury", "cards", "i-bury", reasons=["refuse-tools"])
BURIALS: Final = Place("bury", "cards", by="card", symbol="p-{card}", title="slot-bury", hides="*")
RECRUIT: Final = Place(
    "recruit",
    "column",
    by="card",
    symbol="p-{card}",
    title="slot-card",
    reasons=["refuse-same-type", "refuse-pile-empty"],
)
LEARN: Final = Place("learn", "column", "i-culture", reasons=["refuse-labor"])
ANIMALS: Final = Place(
    "take-animal", "column", by="animal", symbol="a-{animal}", title="slot-animal", hides="refuse-no-animal"
)
TIPS: Final = Place("tip", "column", by="animal", symbol="a-{animal}", title="slot-animal", hides="refuse-no-upright")
MOVES: Final = Place("move-camp", "column", "i-move", reasons=["refuse-labor"], dull="refuse-no-camp-there")
VILLAGES: Final = Place("found-village", "column", "i-village", reasons=["refuse-no-village", "refuse-food"])

GUIDE: Final = Guide(
    steps={
        "chief-choice": Asked(
            "crumb-chief", [Place("take-chief", by="chief", symbol="chief", title="slot-chief", hides="*")]
        ),
        "setup-choice": Asked(
            "crumb-setup", [Place("take-setup", by="setup", symbol="i-card", title="slot-setup", hides="*")]
        ),
        "setup-idol": Asked(
            "crumb-idol", [Place("raise-idol", by="track", symbol="i-idol", title="slot-track", hides="*")]
        ),
        "setup-burial": Asked("crumb-bury", [BURIALS]),
        "culture-play": Asked(
            "crumb-culture",
            [Place("play-culture", "cards", by="card", symbol="i-culture", title="slot-card", hides="*"), GO_ON],
            ["crumb-figure", "crumb-top", "crumb-middle", "crumb-bottom"],
        ),
        "placement": Asked(
            "crumb-figure",
            [Place("place", "columns", by="place", symbols=COLUMN_SYMBOLS, title="slot-column", notes=True)],
            ["crumb-top", "crumb-middle", "crumb-bottom"],
            done="crumb-placed",
            whole=False,
        ),
        "settle-top": Asked("crumb-top", [*LABOR, RECRUIT, GO_ON], ["crumb-middle", "crumb-bottom"]),
        "develop-top": Asked("crumb-top", [*LABOR, LEARN, GO_ON], ["crumb-middle", "crumb-bottom"]),
        "migrate-top": Asked(
            "crumb-top",
            [*LABOR, Place("pitch-camp", "column", "i-camp"), MOVES, GO_ON],
            ["crumb-middle", "crumb-bottom"],
        ),
        "hunt-top": Asked(
            "crumb-top",
            [
                *LABOR,
                Place("reveal", "column", "i-reveal"),
                ANIMALS,
                Place("feast", "column", "i-food-max", hides="*"),
                GO_ON,
            ],
            ["crumb-middle", "crumb-bottom"],
        ),
        "settle-middle": Asked("crumb-middle", [BURY, GO_ON], ["crumb-bottom"]),
        "develop-middle": Asked(
            "crumb-middle",
            [Place("set-stone", "column", "i-stone", reasons=["refuse-stones-full", "refuse-stone-price"]), GO_ON],
            ["crumb-bottom"],
        ),
        "migrate-middle": Asked("crumb-middle", [VILLAGES, GO_ON], ["crumb-bottom"]),
        "hunt-middle": Asked("crumb-middle", [TIPS, GO_ON], ["crumb-bottom"]),
        "gains": Asked(
            "crumb-benefits",
            [
                Place("choose", by="benefit", symbol="i-{benefit}", symbols=BENEFITS, title="slot-benefit", hides="*"),
                DECLINED,
            ],
            takes="choose",
        ),
        "benefit": Asked(
            "crumb-benefit",
            [
                Place("build-megalith", "benefit", "i-megalith", reasons=["refuse-greater"]),
                Place("draw-card", "benefit", "i-draw"),
                Place("raise-idol", "benefit", by="track", symbol="i-idol", title="slot-track"),
                Place("gain-tool", "benefit", "i-tool"),
                Place("gain-food", "benefit", "i-food"),
                DECLINED,
            ],
            takes="draw-card gain-tool gain-food",
        ),
        "payment": Asked("crumb-pay", [Place("pay", symbol="i-arrow"), DECLINED]),
        "discarding": Asked(
            "crumb-discard", [Place("discard-card", by="card", symbol="i-discard", title="slot-card", hides="*")]
        ),
        "burial": Asked("crumb-bury", [BURY, DECLINED]),
        "adoption": Asked("crumb-tribe", [Place("recruit", by="card", symbol="p-{card}", title="slot-card"), DECLINED]),
        "free-culture": Asked("crumb-culture", [Place("learn", symbol="i-culture"), DECLINED]),
        "camp-moves": Asked("crumb-camps", [Place("move-camp", symbol="i-move"), STOP]),
        "free-village": Asked("crumb-village", [Place("found-village", symbol="i-village"), DECLINED]),
        "free-animal": Asked("crumb-animal", [ANIMALS, DECLINED]),
        "free-tip": Asked("crumb-animal", [TIPS, DECLINED]),
        "pile-building": Asked(
            "crumb-pile", [Place("offer", "cards", by="card", symbol="i-eclipse", title="slot-card", hides="*"), STOP]
        ),
        "pile-actions": Asked(
            "crumb-pile",
            [Place("use-card", "cards", by="card", symbol="p-{card}", title="slot-card", hides="*"), STOP],
        ),
        "tile-benefits": Asked(
            "crumb-tiles", [Place("harvest", by="hex", symbol="i-eclipse", title="slot-hex", hides="*"), STOP]
        ),
    },
    kinds={
        "done": DECLINE,
        **{f"{column}-{zone}/done": SKIP for column in COLUMNS for zone in ("top", "middle")},
        "culture-play/done": SKIP,
        "camp-moves/done": SKIP,
        "pile-building/done": END,
        "pile-actions/done": SKIP,
        "tile-benefits/done": SKIP,
    },
    waste={
        **{f"{column}-top/done": "labor" for column in COLUMNS},
        "gains/done": "benefits",
        "benefit/done": "benefits",
        "burial/done": "benefits",
        "adoption/done": "benefits",
        "free-culture/done": "benefits",
        "camp-moves/done": "benefits",
        "free-village/done": "benefits",
        "free-animal/done": "benefits",
        "free-tip/done": "benefits",
    },
)


def turn(s: WinterState) -> list[int]:
    """Name the turn of a tribe in a round, or its part of the Eclipse phase."""
    for step in s.stack:
        if isinstance(step, (Turn, PileBuilding)):
            return [step.seat, s.round, s.turn]
        if isinstance(step, EclipseTurn):
            return [step.seat, s.round, -1]
    seat = s.seat
    return [seat, s.round, -2] if seat >= 0 else []


def note(s: WinterState, seat: int, slot: str) -> tuple[str, dict[str, int | str]] | None:
    """Tell how far the Labor of a seat goes: in a column, and what its Food makes."""
    t = s.seats[seat]
    if slot == "eat" and t.food:
        labor = labor_of_food(s, t)
        gives = "note-eat-none" if labor and not s.facts.food_labor[t.food] else "note-eat"
        return gives, {"food": t.food, "labor": labor}
    if slot.startswith("place-") and slot != "place-eclipse":
        name = slot.removeprefix("place-")
        column = COLUMNS.index(name)
        return f"note-reach-{name}", {"count": labor_in_reach(s, t) // s.facts.price[column]}
    return None


def labor_of_food(s: WinterState, t: Seat) -> int:
    """Return the Labor that all Food of a seat would give (E5.3)."""
    return sum(s.facts.food_labor[1 : t.food + 1])


def labor_in_reach(s: WinterState, t: Seat) -> int:
    """Return the Labor at hand and all that Tribe cards in hand and Food would add; bonuses of cards come on top."""
    return t.labor + labor_of_food(s, t) + sum([s.facts.labor[kind] for kind in t.hand if kind < CULTURE_FROM])
