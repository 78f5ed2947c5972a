"""The idol board and the megalith board."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.actions import HONOR, TRACKS
from kancha.games.endless_winter.facts import HIGH, Ground
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.megaliths import level_at, places
from kancha.games.endless_winter.picture.cards import icons, words_of, written
from kancha.games.endless_winter.state import NEUTRAL, WinterState
from kancha.games.endless_winter.vocabulary import EXTRA, MEGALITH
from kancha.kernel.scene import Panel, Piece, Text, Zone

LEFT: Final = 0.7
ROOM_W: Final = 14.6
ROOM_H: Final = 7.7
MIDDLE_X: Final = 8.0
MIDDLE_Y: Final = 11.6
LIFT: Final = 0.2
"""How far a level rises on the page, as a share of a Megalith."""


def shrine(s: WinterState, panel: Panel) -> None:
    """Draw both boards on the right."""
    draw_tracks(s, panel)
    draw_slots(s, panel)
    draw_stack_places(s, panel)
    draw_megaliths(s, panel)


def draw_tracks(s: WinterState, panel: Panel) -> None:
    """Offering and Honor, level by level, with the markers of all seats."""
    facts = s.facts
    for track, name in enumerate(TRACKS):
        y = 4.7 + 1.66 * track
        panel.zones.append(
            Zone(
                f"idol-{name}",
                MIDDLE_X,
                y,
                w=ROOM_W,
                h=1.58,
                r=0.25,
                tip=track_tip(s, track),
                rule="E14.3" if track == HONOR else "E14.2",
            )
        )
        panel.pieces.append(
            Piece(f"idol-{name}-icon", "i-bury" if track == HONOR else "i-idol", LEFT + 0.75, y, 0.85, 0.85, quiet=True)
        )
        for level in range(facts.top_level + 1):
            x = LEFT + 1.9 + 1.22 * level
            if track == HONOR:
                shown = f"+{facts.honor_entry[level]}" if facts.honor_entry[level] else ""
            else:
                shown = f"÷{facts.ratio[level]}" if facts.ratio[level] else "–"
            if shown:
                panel.pieces.append(written(f"idol-{name}-{level}-shown", shown, x, y + 0.5, 0.4))
        here: dict[int, int] = {}
        for seat in s.honor_order if track == HONOR else s.order:
            t = s.seats[seat]
            level = t.honor if track == HONOR else t.offering
            place = here.get(level, 0)
            here[level] = place + 1
            panel.pieces.append(
                Piece(
                    f"idol-{name}-marker-{seat}",
                    "idol-marker",
                    LEFT + 1.9 + 1.22 * level + (place % 2 - 0.5) * 0.52,
                    y - 0.44 + place // 2 * 0.48,
                    0.52,
                    0.52,
                    seat=seat,
                    tip=Text("tip-marker", {"seat": seat, "track": name, "level": level}),
                    zone=f"idol-{name}",
                )
            )


def track_tip(s: WinterState, track: int) -> Text:
    """Say what a track is for, and what buried cards are worth by rank."""
    rows = zip(("first_row", "second_row", "other_row"), s.facts.honor_tables, strict=True)
    args = {name: [str(points) for points in table[1:]] for name, table in rows}
    return Text("tip-track-honor", {**args}) if track == HONOR else Text("tip-track-offering")


def unit(ground: Ground) -> float:
    """Return the size of a slot on the page."""
    return min(ROOM_W / ground.wide, ROOM_H / ground.high, 1.8)


def at(ground: Ground, cell: int, level: int = 1) -> tuple[float, float]:
    """Return where a cell lies on the page, raised by its level."""
    u = unit(ground)
    x, y = divmod(cell, HIGH)
    left = MIDDLE_X - ground.wide * u / 2 + u / 2
    top = MIDDLE_Y - ground.high * u / 2 + u / 2
    return left + x / 2 * u, top + y / 2 * u - LIFT * u * (level - 1)


def draw_slots(s: WinterState, panel: Panel) -> None:
    """Slots with benefits, starting slots and arrows."""
    ground = s.facts.grounds[s.ground]
    u = unit(ground)
    for slot, cell in enumerate(ground.cells):
        x, y = at(ground, cell)
        effects = ground.benefit[slot]
        start = ground.start[slot]
        panel.zones.append(
            Zone(
                f"cell-{cell}",
                x,
                y,
                w=u * 0.94,
                h=u * 0.94,
                r=u * 0.1,
                fill="var(--ochre-light)" if start else "var(--parchment)" if ground.tile[slot] % 2 else "var(--hide)",
                stroke="var(--fire)" if start else "var(--line)",
                tip=Text("tip-slot-start" if start else "tip-slot", {"effects": words_of(effects)}),
                rule="E13.6" if effects[0].word == EXTRA else "E13.4",
            )
        )
        if effects[0].word == EXTRA:
            for i, target in enumerate(ground.arrows[slot]):
                tx, ty = at(ground, target)
                angle = 0 if tx > x + 0.1 else 180 if tx < x - 0.1 else 90 if ty > y else 270
                panel.pieces.append(
                    Piece(
                        f"cell-{cell}-arrow-{i}",
                        "arrow-e",
                        x + (tx - x) * 0.24,
                        y + (ty - y) * 0.24,
                        u * 0.36,
                        u * 0.36,
                        rotate=angle,
                        zone=f"cell-{cell}",
                        quiet=True,
                    )
                )
        else:
            panel.pieces += icons(f"cell-{cell}-fx", effects, x, y, u * 0.5, f"cell-{cell}")


def draw_stack_places(s: WinterState, panel: Panel) -> None:
    """While a Megalith is to be placed: the places between two others that are open to the seat."""
    if not s.stack or not isinstance(s.stack[-1], Benefit) or s.stack[-1].rank < MEGALITH:
        return
    ground = s.facts.grounds[s.ground]
    u = unit(ground)
    for cell in places(s, s.seats[s.stack[-1].seat]):
        if ground.slot_at[cell] < 0:
            level = level_at(s, cell)
            x, y = at(ground, cell, level)
            tip = Text("tip-stack", {"level": level})
            panel.zones.append(Zone(f"cell-{cell}", x, y, w=u * 0.7, h=u * 0.7, r=u * 0.08, tip=tip, rule="E13.7"))


def draw_megaliths(s: WinterState, panel: Panel) -> None:
    """Megaliths from the lowest level up, so that higher ones cover."""
    ground = s.facts.grounds[s.ground]
    u = unit(ground)
    order = sorted(range(len(s.megalith_cells)), key=lambda i: (s.megalith_levels[i], s.megalith_cells[i] % HIGH))
    for i in order:
        level = s.megalith_levels[i]
        owner = s.megalith_owners[i]
        x, y = at(ground, s.megalith_cells[i], level)
        grey = owner == NEUTRAL
        panel.pieces.append(
            Piece(
                f"megalith-{i}",
                "block-grey" if grey else "block",
                x,
                y,
                u * 0.92,
                u * 0.92,
                seat=None if grey else owner,
                mark=not grey and level == 1,
                label=str(level) if level > 1 else "",
                label_size=u * 0.4,
                label_y=u * 0.12,
                label_fill="var(--seat-ink)",
                tip=Text("tip-megalith-grey") if grey else Text("tip-megalith", {"seat": owner, "level": level}),
                rule="E13.3" if grey else "E15.6",
            )
        )
