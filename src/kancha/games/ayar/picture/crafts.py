"""A seat's four activities: maize boxes, islands, weaving area, pottery track."""

from __future__ import annotations

from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import ACTIVITIES, BOXES, POTS, POTTERY, WEAVE_CELLS, WEAVING, WILD
from kancha.games.ayar.picture.layout import Layout, boxes, disc, textile
from kancha.games.ayar.state import AyarState, Seat
from kancha.games.ayar.weaving import TextileLaying
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, Sheets, row, short

AREAS = ((5.05, 14.95, 9.5, 5.3), (14.9, 14.0, 9.6, 3.4), (5.05, 20.8, 9.5, 5.9), (14.9, 17.6, 9.6, 3.3))
"""By activity: centre and size of its area; its plate and icon belong to the board's art."""
AREA_DISCS = tuple((short(x + w / 2 - 1.75), short(x + w / 2 - 0.65), short(y - h / 2 + 0.62)) for x, y, w, h in AREAS)
"""By activity: where its Suns and its Moons stand, side by side, and how high."""
SETS_X = 14.35
"""Where the worth of pots of one colour stands: between the icon of pottery and its discs."""
COB_X = 1.5
"""Where the first maize of a box lies, after its letter, which belongs to the board's art."""
COBS = 10
"""The longest row of maize that has a symbol."""
HAND = (14.9, 21.6, 9.6, 4.4)
"""Where a textile in hand is turned."""


class Crafts:
    """The activities of a seat; what depends on a count alone is drawn once for every count."""

    def __init__(self, layout: Layout, seat: int) -> None:
        facts = layout.facts
        self.layout = layout
        self.boxes = [
            [_box(facts, seat, box, taken) for taken in range(size + 1)] for box, size in enumerate(facts.box_size)
        ]
        """By maize box and maize taken from it."""
        self.reeds = [_islands(facts, seat, built) for built in range(facts.islands + 1)]
        """By islands built."""
        self.columns = [_loom(layout, seat, complete) for complete in range(facts.weave_columns + 1)]
        """By complete columns of the weaving area."""
        self.jars = [_track(layout, seat, pots) for pots in range(facts.pot_slots + 1)]
        """By pots on the track."""

    def draw(self, panel: Panel, s: AyarState, own: Seat, sheets: Sheets) -> None:
        """Draw the activities as they stand."""
        facts, seat, moons = s.facts, own.seat, own.moons[WEAVING]
        held = textile_held(s, seat)
        sheets.put(panel, ("areas", seat, *own.suns, *own.moons), lambda sheet: _areas(sheet, own))
        for box, taken in enumerate(own.maize):
            self.boxes[box][taken].copy_to(panel)
        self.reeds[len(own.islands)].copy_to(panel)
        self.columns[sum(1 for value in facts.column_moons[1:] if value <= moons)].copy_to(panel)
        sheets.put(panel, ("woven", seat, *own.woven), lambda sheet: self._weave(sheet, own))
        self.jars[len(own.pots)].copy_to(panel)
        sheets.put(panel, ("pots", seat, *own.pots), lambda sheet: self._pots(sheet, own))
        sheets.put(panel, ("hand", seat, held), lambda sheet: _hand(sheet, facts, seat, held))

    def _weave(self, sheet: Sheet, own: Seat) -> None:
        for place in range(0, len(own.woven), 3):
            design, cell, turn = own.woven[place : place + 3]
            id, at = f"woven-{own.seat}-{place // 3}", self.layout.cloth(cell, turn)
            sheet.pieces += textile(self.layout.facts, id, design, turn, at, self.layout.unit)

    def _pots(self, sheet: Sheet, own: Seat) -> None:
        size = short(self.layout.jar * 0.95)
        for place, (pot, (x, y)) in enumerate(zip(own.pots, self.layout.jars, strict=False)):
            name = "wild" if pot == WILD else POTS[pot]
            tip = Text("tip-pot", {"pot": name})
            sheet.pieces.append(Piece(f"pot-{own.seat}-{place}", f"pot-{name}", x, y, size, size, tip=tip))


def textile_held(s: AyarState, seat: int) -> int:
    """Return the design of the textile that a seat is laying, -1 if it lays none."""
    step = s.stack[-1] if s.stack else None
    return step.design if isinstance(step, TextileLaying) and step.seat == seat else -1


def _areas(sheet: Sheet, own: Seat) -> None:
    for activity, (x, y, w, h) in enumerate(AREAS):
        name = ACTIVITIES[activity]
        tip = Text("tip-craft", {"activity": name, "suns": own.suns[activity], "moons": own.moons[activity]})
        sheet.zones.append(Zone(f"craft-{own.seat}-{activity}", x, y, w=w, h=h, r=0.35, tip=tip))
        sun_x, moon_x, top = AREA_DISCS[activity]
        sheet.pieces += [
            disc(f"suns-{own.seat}-{activity}", "disc-sun", own.suns[activity], sun_x, top, 0.95),
            disc(f"moons-{own.seat}-{activity}", "disc-moon", own.moons[activity], moon_x, top, 0.95),
        ]


def _box(facts: Facts, seat: int, box: int, taken: int) -> Sheet:
    sheet = Sheet()
    size, suns, y = facts.box_size[box], facts.box_suns[box], 14.02 + 1.0 * box
    emptied = taken == size
    args: dict[str, int | str | list[int] | list[str]] = {
        "box": BOXES[box],
        "left": size - taken,
        "moon": facts.box_moon[box],
    }
    tip = Text("tip-box-icon" if facts.box_icon[box] else "tip-box", args)
    zone = Zone(f"box-{seat}-{box}", 5.44, y, w=8.54, h=0.94, r=0.3, fill="var(--board)", tip=tip, rule="A6.F.2")
    sheet.zones.append(zone)
    if not emptied:
        sheet.pieces.append(_cobs(f"maize-{seat}-{box}", taken, size, y))
    for place, (x, _) in enumerate(row(size, (COB_X, y), 0.92)):
        if suns[place + 1] > suns[place]:
            spot = (x, y, 0.72) if place < taken else (short(x + 0.26), short(y + 0.24), 0.4)
            sheet.pieces.append(Piece(f"maize-sun-{seat}-{box}-{place}", "sun", *spot, spot[2], quiet=True))
    moon = disc(f"box-moon-{seat}-{box}", "disc-moon", facts.box_moon[box], 9.2, y, 0.84)
    moon.faded = not emptied
    sheet.pieces.append(moon)
    if facts.box_icon[box] and not emptied:
        sheet.pieces.append(Piece(f"box-icon-{seat}-{box}", "viracocha", 7.85, y, 0.66, 0.66, quiet=True))
    return sheet


def _cobs(id: str, taken: int, size: int, y: float) -> Piece:
    """A row of maize: those that are left, from the right end of their box."""
    left = size - taken
    shown = min(left, COBS)
    x = short(COB_X + 0.92 * (taken + size - 1) / 2)
    cobs = Piece(id, f"maize-{shown}", x, y, short(0.92 * left), 0.92, quiet=True)
    if left > COBS:
        cobs.count = left
    return cobs


def _islands(facts: Facts, seat: int, count: int) -> Sheet:
    sheet = Sheet()
    for place, (x, y) in enumerate(row(facts.islands, (11.1, 14.55), 1.5)):
        suns = facts.island_suns[place + 1] - facts.island_suns[place]
        built = place < count
        tip = Text("tip-island-slot", {"number": place + 1, "suns": suns})
        slot = Zone(f"island-slot-{seat}-{place}", x, y, w=1.38, h=1.7, r=0.25, fill="var(--board)", tip=tip)
        sheet.zones.append(slot)
        if not built:
            island = Piece(f"island-{seat}-slot-{place}", "island", x, 14.4, 1.2, 1.2, seat=seat, quiet=True)
            sheet.pieces.append(island)
        for number in range(suns):
            size, left, down = (0.62, 0.0, -0.1) if built else (0.42, 0.25, 0.58)
            at = short(x + (number - (suns - 1) / 2) * size - left), short(y + down)
            sheet.pieces.append(Piece(f"island-sun-{seat}-{place}-{number}", "sun", *at, size, size, quiet=True))
        if place + 1 in facts.island_icons and not built:
            at = short(x + 0.42), short(y + 0.55)
            sheet.pieces.append(Piece(f"island-icon-{seat}-{place}", "viracocha", *at, 0.5, 0.5, quiet=True))
    return sheet


def _loom(layout: Layout, seat: int, complete: int) -> Sheet:
    sheet, facts, side = Sheet(), layout.facts, short(layout.unit * 0.97)
    loom = boxes(f"loom-{seat}", [layout.weave[cell] for cell in facts.weave_area], side, side)
    loom.stroke = "var(--plate-line)"
    sheet.zones.append(loom)
    for cell in facts.weave_area:
        x, y = layout.weave[cell]
        tip = Text("tip-weave-cell", {"cell": WEAVE_CELLS[cell]})
        sheet.zones.append(Zone(f"weave-{seat}-{cell}", x, y, w=side, h=side, tip=tip))
    for column in range(facts.weave_columns):
        x, value = layout.weave[column][0], facts.column_moons[column + 1]
        moon = disc(f"weave-moon-{seat}-{column}", "disc-moon", value, x, 23.34, 0.8)
        moon.faded = column >= complete
        sheet.pieces.append(moon)
    return sheet


def _track(layout: Layout, seat: int, pots: int) -> Sheet:
    sheet, facts = Sheet(), layout.facts
    track = boxes(f"track-{seat}", layout.jars, short(layout.jar * 0.95), 1.05)
    track.tip, track.rule = Text("tip-pot-track", {"pots": pots, "slots": facts.pot_slots}), "A6.P.5"
    sheet.zones.append(track)
    for place, (x, _) in enumerate(layout.jars):
        if facts.pot_suns[place + 1] > facts.pot_suns[place]:
            faded = place >= pots
            sheet.pieces.append(Piece(f"pot-sun-{seat}-{place}", "sun", x, 17.5, 0.5, 0.5, faded=faded, quiet=True))
    sheet.zones.append(_sets(facts, seat))
    return sheet


def _sets(facts: Facts, seat: int) -> Zone:
    """What pots of one colour are worth by night (A6.P.6)."""
    key = Zone(f"pot-sets-{seat}", SETS_X, AREA_DISCS[POTTERY][2], w=5.8, h=0.8, r=0.3, fill="var(--board)")
    key.label = " · ".join(str(moons) for moons in facts.set_moons[1:])
    key.tip, key.rule = Text("tip-pot-sets"), "A6.P.6"
    return key


def _hand(sheet: Sheet, facts: Facts, seat: int, design: int) -> None:
    """The loom, idle as part of the art, or with the textile in hand."""
    x, y, w, h = HAND
    place = Zone(f"hand-{seat}", x, y, w=w, h=h, r=0.35, tip=Text("tip-loom"))
    sheet.zones.append(place)
    if design >= 0:
        place.fill = "var(--plate)"
        sheet.pieces += textile(facts, f"held-{seat}", design, 0, (x, y), 3.0, zone=place.id, quiet=False)
