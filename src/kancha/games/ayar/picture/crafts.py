"""A seat's four activities: maize boxes, islands, weaving area, pottery track."""

from __future__ import annotations

from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import ACTIVITIES, BOXES, POTS, WEAVE_CELLS, WEAVE_WIDTH, WEAVING, WILD
from kancha.games.ayar.picture.layout import boxes, disc, textile, weave_at, weave_unit
from kancha.games.ayar.picture.shared import Layer
from kancha.games.ayar.state import Seat, Table
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.scene import Panel, Piece, Text, Zone

AREAS = ((5.05, 14.95, 9.5, 5.3), (14.9, 14.0, 9.6, 3.4), (5.05, 20.8, 9.5, 5.9), (14.9, 17.6, 9.6, 3.3))
"""By activity: centre and size of its area; its plate and icon belong to the board's art."""
COBS = 10
"""The longest row of maize that has a symbol."""
HAND = (14.9, 21.6, 9.6, 4.4)
"""Where a textile in hand is turned."""


def craft_layers(s: Table, own: Seat) -> list[Layer]:
    """The activities of a seat."""
    facts, seat = s.facts, own.seat
    step = s.stack[-1] if s.stack else None
    held = step.design if isinstance(step, TextileLaying) and step.seat == seat else -1
    return [
        (("crafts", seat, *own.suns, *own.moons), _areas, (own,)),
        (("boxes", facts, seat, *own.maize), _farming, (facts, own)),
        (("islands", facts, seat, len(own.islands)), _reeds, (facts, seat, len(own.islands))),
        (("loom", facts, seat), _loom, (facts, seat)),
        (("woven", facts, seat, *own.woven), _woven, (facts, own)),
        (("columns", facts, seat, own.moons[WEAVING]), _columns, (facts, seat, own.moons[WEAVING])),
        (("pots", facts, seat, *own.pots), _pottery, (facts, own)),
        (("hand", facts, seat, held), _hand, (facts, seat, held)),
    ]


def _areas(panel: Panel, own: Seat) -> None:
    for activity, (x, y, w, h) in enumerate(AREAS):
        name = ACTIVITIES[activity]
        tip = Text("tip-craft", {"activity": name, "suns": own.suns[activity], "moons": own.moons[activity]})
        panel.zones.append(Zone(f"craft-{own.seat}-{activity}", x, y, w=w, h=h, r=0.35, tip=tip))
        top, left = y - h / 2 + 0.62, x - w / 2
        panel.pieces += [
            disc(f"suns-{own.seat}-{activity}", "disc-sun", own.suns[activity], left + w - 1.75, top, 0.95),
            disc(f"moons-{own.seat}-{activity}", "disc-moon", own.moons[activity], left + w - 0.65, top, 0.95),
        ]


def _farming(panel: Panel, facts: Facts, own: Seat) -> None:
    for box in range(4):
        size, taken, y = facts.box_size[box], own.maize[box], 14.02 + 1.0 * box
        id = f"box-{own.seat}-{box}"
        args: dict[str, int | str | list[int] | list[str]] = {
            "box": BOXES[box],
            "left": size - taken,
            "moon": facts.box_moon[box],
        }
        tip = Text("tip-box-icon" if facts.box_icon[box] else "tip-box", args)
        zone = Zone(id, 5.08, y, w=9.26, h=0.94, r=0.3, fill="var(--board)", tip=tip, rule="A6.F.2")
        panel.zones.append(zone)
        suns = facts.box_suns[box]
        if size > taken:
            panel.pieces.append(_cobs(f"maize-{own.seat}-{box}", taken, size, y))
        for place in range(size):
            if suns[place + 1] > suns[place]:
                x = 1.0 + 0.92 * place
                spot = (x, y, 0.72) if place < taken else (x + 0.26, y + 0.24, 0.4)
                panel.pieces.append(Piece(f"maize-sun-{own.seat}-{box}-{place}", "sun", *spot, spot[2], quiet=True))
        emptied = taken == size
        moon = disc(f"box-moon-{own.seat}-{box}", "disc-moon", facts.box_moon[box], 9.2, y, 0.84)
        moon.faded = not emptied
        panel.pieces.append(moon)
        if facts.box_icon[box] and not emptied:
            panel.pieces.append(Piece(f"box-icon-{own.seat}-{box}", "viracocha", 7.85, y, 0.66, 0.66, quiet=True))


def _cobs(id: str, taken: int, size: int, y: float) -> Piece:
    """A row of maize: those that are left, from the right end of their box."""
    left = size - taken
    shown = min(left, COBS)
    x = 1.0 + 0.92 * (taken + size - 1) / 2
    row = Piece(id, f"maize-{shown}", x, y, 0.92 * left, 0.92, quiet=True)
    if left > COBS:
        row.count = left
    return row


def _reeds(panel: Panel, facts: Facts, seat: int, count: int) -> None:
    for place in range(facts.islands):
        x, y = 11.1 + 1.5 * place, 14.55
        suns = facts.island_suns[place + 1] - facts.island_suns[place]
        built = place < count
        tip = Text("tip-island-slot", {"number": place + 1, "suns": suns})
        panel.zones.append(
            Zone(f"island-slot-{seat}-{place}", x, y, w=1.38, h=1.7, r=0.25, fill="var(--board)", tip=tip)
        )
        if not built:
            island = Piece(f"island-{seat}-slot-{place}", "island", x, y - 0.15, 1.2, 1.2, seat=seat, quiet=True)
            panel.pieces.append(island)
        for number in range(suns):
            spot = 0.62 if built else 0.42
            sx = x + (number - (suns - 1) / 2) * spot - (0.0 if built else 0.25)
            sy = y - 0.1 if built else y + 0.58
            panel.pieces.append(Piece(f"island-sun-{seat}-{place}-{number}", "sun", sx, sy, spot, spot, quiet=True))
        if place + 1 in facts.island_icons and not built:
            icon = Piece(f"island-icon-{seat}-{place}", "viracocha", x + 0.42, y + 0.55, 0.5, 0.5, quiet=True)
            panel.pieces.append(icon)


def _loom(panel: Panel, facts: Facts, seat: int) -> None:
    """The weaving area: one drawing of all cells, and a place to point at for each."""
    side = weave_unit(facts) * 0.97
    cells = [weave_at(facts, cell) for cell in facts.weave_area]
    area = Zone(f"loom-{seat}", 0, 0, shape="path", d=boxes(cells, side, side), fill="var(--board)")
    area.stroke = "var(--plate-line)"
    panel.zones.append(area)
    for cell, (x, y) in zip(facts.weave_area, cells, strict=True):
        tip = Text("tip-weave-cell", {"cell": WEAVE_CELLS[cell]})
        panel.zones.append(Zone(f"weave-{seat}-{cell}", x, y, w=side, h=side, tip=tip))


def _woven(panel: Panel, facts: Facts, own: Seat) -> None:
    unit = weave_unit(facts)
    for place in range(0, len(own.woven), 3):
        design, cell, turn = own.woven[place : place + 3]
        (x, y), (ox, oy) = weave_at(facts, cell), weave_at(facts, cell + 1 if turn < 4 else cell + WEAVE_WIDTH)
        panel.pieces += textile(facts, f"woven-{own.seat}-{place // 3}", design, turn, (x + ox) / 2, (y + oy) / 2, unit)


def _columns(panel: Panel, facts: Facts, seat: int, moons: int) -> None:
    for column in range(facts.weave_columns):
        x, _ = weave_at(facts, column)
        value = facts.column_moons[column + 1]
        moon = disc(f"weave-moon-{seat}-{column}", "disc-moon", value, x, 23.42, 0.62)
        moon.faded = moons < value
        panel.pieces.append(moon)


def _pottery(panel: Panel, facts: Facts, own: Seat) -> None:
    slots, y = facts.pot_slots, 18.3
    step = min(0.93, 9.3 / slots)
    places = [(10.72 + step * place, y) for place in range(slots)]
    track = Zone(f"track-{own.seat}", 0, 0, shape="path", d=boxes(places, step * 0.95, 1.05), fill="var(--board)")
    track.tip, track.rule = Text("tip-pot-track", {"pots": len(own.pots), "slots": slots}), "A6.P.5"
    panel.zones.append(track)
    for place, (x, _) in enumerate(places):
        filled = place < len(own.pots)
        if facts.pot_suns[place + 1] > facts.pot_suns[place]:
            dot = Piece(f"pot-sun-{own.seat}-{place}", "sun", x, 17.5, 0.5, 0.5, quiet=True)
            dot.faded = not filled
            panel.pieces.append(dot)
        if filled:
            pot = own.pots[place]
            name = "wild" if pot == WILD else POTS[pot]
            jar = Piece(f"pot-{own.seat}-{place}", f"pot-{name}", x, y, step * 0.95, step * 0.95)
            jar.tip = Text("tip-pot", {"pot": name})
            panel.pieces.append(jar)


def _hand(panel: Panel, facts: Facts, seat: int, design: int) -> None:
    """Where a textile in hand is turned: an idle loom is part of the art."""
    x, y, w, h = HAND
    place = Zone(f"hand-{seat}", x, y, w=w, h=h, r=0.35)
    panel.zones.append(place)
    if design < 0:
        place.tip = Text("tip-loom")
        return
    place.fill = "var(--plate)"
    for turn in facts.textile_turns[design]:
        if turn < 4:
            x, y, w, h = 11.3 + 2.15 * (turn % 2), 20.75 + 1.7 * (turn // 2), 2.05, 1.5
        else:
            x, y, w, h = 15.25 + 1.25 * (turn - 4), 21.6, 1.15, 2.3
        id = f"turn-{seat}-{turn}"
        panel.zones.append(Zone(id, x, y, w=w, h=h, r=0.2, fill="var(--board)", tip=Text("tip-turn"), rule="A6.W.4"))
        panel.pieces += textile(facts, f"held-{seat}-{turn}", design, turn, x, y, 0.92, zone=id)
