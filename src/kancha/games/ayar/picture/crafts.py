"""A seat's four activities: maize boxes, islands, weaving area, pottery track."""

from __future__ import annotations

from kancha.games.ayar.names import ACTIVITIES, BOXES, POTS, WEAVE_CELLS, WEAVING, WILD
from kancha.games.ayar.picture.layout import disc, textile, weave_at, weave_unit
from kancha.games.ayar.state import Seat, Table
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.scene import Panel, Piece, Text, Zone

AREAS = ((5.05, 14.95, 9.5, 5.3), (14.9, 14.0, 9.6, 3.4), (5.05, 20.8, 9.5, 5.9), (14.9, 17.6, 9.6, 3.3))
"""By activity: centre and size of its area."""


def draw_crafts(s: Table, panel: Panel, own: Seat) -> None:
    """Draw the activities of a seat."""
    for activity, (x, y, w, h) in enumerate(AREAS):
        name = ACTIVITIES[activity]
        tip = Text("tip-craft", {"activity": name, "suns": own.suns[activity], "moons": own.moons[activity]})
        panel.zones.append(Zone(f"craft-{own.seat}-{activity}", x, y, w=w, h=h, r=0.35, fill="var(--plate)", tip=tip))
        top, left = y - h / 2 + 0.62, x - w / 2
        panel.pieces += [
            Piece(f"craft-icon-{own.seat}-{activity}", f"act-{name}", left + 0.7, top, 1.05, 1.05, quiet=True),
            disc(f"suns-{own.seat}-{activity}", "disc-sun", own.suns[activity], left + w - 1.75, top, 0.95, tip),
            disc(f"moons-{own.seat}-{activity}", "disc-moon", own.moons[activity], left + w - 0.65, top, 0.95, tip),
        ]
    _farming(s, panel, own)
    _reeds(s, panel, own)
    _weaving(s, panel, own)
    _pottery(s, panel, own)
    step = s.stack[-1] if s.stack else None
    if isinstance(step, TextileLaying) and step.seat == own.seat:
        _turns(s, panel, own, step.design)
    else:
        _idle(panel, own)


def _farming(s: Table, panel: Panel, own: Seat) -> None:
    for box in range(4):
        size, taken, y = s.facts.box_size[box], own.maize[box], 14.02 + 1.0 * box
        id = f"box-{own.seat}-{box}"
        args: dict[str, int | str | list[int] | list[str]] = {
            "box": BOXES[box],
            "left": size - taken,
            "moon": s.facts.box_moon[box],
        }
        tip = Text("tip-box-icon" if s.facts.box_icon[box] else "tip-box", args)
        zone = Zone(id, 4.35, y, w=7.8, h=0.94, r=0.3, fill="var(--board)", tip=tip, rule="A6.F.2")
        panel.zones.append(zone)
        suns = s.facts.box_suns[box]
        for place in range(size):
            x = 1.0 + 0.92 * place
            is_sun = suns[place + 1] > suns[place]
            if place >= taken:
                panel.pieces.append(Piece(f"maize-{own.seat}-{box}-{place}", "maize", x, y, 0.84, 0.84, zone=id))
            if is_sun:
                spot = (x, y, 0.72) if place < taken else (x + 0.26, y + 0.24, 0.4)
                panel.pieces.append(
                    Piece(f"maize-sun-{own.seat}-{box}-{place}", "sun", spot[0], spot[1], spot[2], spot[2], quiet=True)
                )
        emptied = taken == size
        moon = disc(f"box-moon-{own.seat}-{box}", "disc-moon", s.facts.box_moon[box], 9.2, y, 0.84, tip)
        moon.faded = not emptied
        panel.pieces.append(moon)
        if s.facts.box_icon[box] and not emptied:
            panel.pieces.append(Piece(f"box-icon-{own.seat}-{box}", "viracocha", 7.85, y, 0.66, 0.66, quiet=True))


def _reeds(s: Table, panel: Panel, own: Seat) -> None:
    for place in range(s.facts.islands):
        x, y = 11.1 + 1.5 * place, 14.55
        suns = s.facts.island_suns[place + 1] - s.facts.island_suns[place]
        built = place < len(own.islands)
        tip = Text("tip-island-slot", {"number": place + 1, "suns": suns})
        panel.zones.append(
            Zone(f"island-slot-{own.seat}-{place}", x, y, w=1.38, h=1.7, r=0.25, fill="var(--board)", tip=tip)
        )
        if not built:
            panel.pieces.append(
                Piece(f"island-{own.seat}-slot-{place}", "island", x, y - 0.15, 1.2, 1.2, seat=own.seat, quiet=True)
            )
        for number in range(suns):
            spot = 0.62 if built else 0.42
            sx = x + (number - (suns - 1) / 2) * spot - (0.0 if built else 0.25)
            sy = y - 0.1 if built else y + 0.58
            panel.pieces.append(Piece(f"island-sun-{own.seat}-{place}-{number}", "sun", sx, sy, spot, spot, quiet=True))
        if place + 1 in s.facts.island_icons and not built:
            panel.pieces.append(
                Piece(f"island-icon-{own.seat}-{place}", "viracocha", x + 0.42, y + 0.55, 0.5, 0.5, quiet=True)
            )


def _weaving(s: Table, panel: Panel, own: Seat) -> None:
    unit = weave_unit(s)
    for cell in s.facts.weave_area:
        x, y = weave_at(s, cell)
        tip = Text("tip-weave-cell", {"cell": WEAVE_CELLS[cell]})
        zone = Zone(f"weave-{own.seat}-{cell}", x, y, w=unit * 0.97, h=unit * 0.97, r=0.1, fill="var(--board)", tip=tip)
        zone.stroke = "var(--plate-line)"
        zone.rule = "A6.W.4"
        panel.zones.append(zone)
    for place in range(0, len(own.woven), 3):
        design, cell, turn = own.woven[place : place + 3]
        other = cell + 1 if turn < 4 else cell + 7
        (x, y), (ox, oy) = weave_at(s, cell), weave_at(s, other)
        panel.pieces += textile(s, f"woven-{own.seat}-{place // 3}", design, turn, (x + ox) / 2, (y + oy) / 2, unit)
    for column in range(s.facts.weave_columns):
        x, _ = weave_at(s, column)
        value = s.facts.column_moons[column + 1]
        tip = Text("tip-weave-column", {"moons": value})
        moon = disc(f"weave-moon-{own.seat}-{column}", "disc-moon", value, x, 23.42, 0.62, tip, "A6.W.6")
        moon.faded = own.moons[WEAVING] < value
        panel.pieces.append(moon)


def _pottery(s: Table, panel: Panel, own: Seat) -> None:
    slots = s.facts.pot_slots
    step = min(0.93, 9.3 / slots)
    for place in range(slots):
        x, y = 10.72 + step * place, 18.3
        sun = s.facts.pot_suns[place + 1] > s.facts.pot_suns[place]
        filled = place < len(own.pots)
        panel.zones.append(
            Zone(
                f"pot-slot-{own.seat}-{place}",
                x,
                y,
                w=step * 0.95,
                h=1.05,
                r=0.15,
                fill="var(--board)",
                tip=Text("tip-pot-slot", {"number": place + 1}),
                rule="A6.P.5",
            )
        )
        if sun:
            dot = Piece(f"pot-sun-{own.seat}-{place}", "sun", x, 17.5, 0.5, 0.5, quiet=True)
            dot.faded = not filled
            panel.pieces.append(dot)
        if filled:
            pot = own.pots[place]
            name = "wild" if pot == WILD else POTS[pot]
            tip = Text("tip-pot", {"pot": name})
            panel.pieces.append(
                Piece(f"pot-{own.seat}-{place}", f"pot-{name}", x, y, step * 0.95, step * 0.95, tip=tip)
            )


def _turns(s: Table, panel: Panel, own: Seat, design: int) -> None:
    panel.zones.append(Zone(f"hand-{own.seat}", 14.9, 21.6, w=9.6, h=4.4, r=0.35, fill="var(--plate)"))
    for turn in s.facts.textile_turns[design]:
        if turn < 4:
            x, y, w, h = 11.3 + 2.15 * (turn % 2), 20.75 + 1.7 * (turn // 2), 2.05, 1.5
        else:
            x, y, w, h = 15.25 + 1.25 * (turn - 4), 21.6, 1.15, 2.3
        id = f"turn-{own.seat}-{turn}"
        panel.zones.append(Zone(id, x, y, w=w, h=h, r=0.2, fill="var(--board)", tip=Text("tip-turn"), rule="A6.W.4"))
        panel.pieces += textile(s, f"held-{own.seat}-{turn}", design, turn, x, y, 0.92, zone=id)


def _idle(panel: Panel, own: Seat) -> None:
    """The place where a textile in hand is turned."""
    zone = Zone(f"hand-{own.seat}", 14.9, 21.6, w=9.6, h=4.4, r=0.35, fill="var(--plate)", tip=Text("tip-loom"))
    zone.symbol = "loom"
    panel.zones.append(zone)
