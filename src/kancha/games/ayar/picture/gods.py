"""A seat's nine Viracocha slots, Inti dial, llamas and totals; and the temple area below the paths."""

from __future__ import annotations

from functools import partial

from kancha.games.ayar.checks import temple_column
from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import ACTIVITIES, AYAR, SLOTS
from kancha.games.ayar.picture.layout import TEMPLES_TOP, Layout, ayar_piece, boxes, disc, slot_at
from kancha.games.ayar.state import AyarState, Seat
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, Sheets, short

SPAN = (14.75, 18.3)
"""From where to where both sides of the score are drawn as bars."""
FULL_BAR = 30
"""Bars are longer than this many points only if a side is."""
SLOT_RULES = ("A10.2", "A10.2", "A10.2", "A10.2", "A10.3", "A10.4", "A10.5", "A10.6", "A10.7")


class Gods:
    """The nine bonus slots of a seat, drawn once for every number of Viracocha; plates and icons belong to the art."""

    def __init__(self, layout: Layout, seat: int) -> None:
        self.pips = boxes(f"pips-{seat}", [pip for pips in layout.pips for pip in pips], 0.34, 0.34)
        self.pips.stroke = "var(--plate-line)"
        self.slots = [
            [_slot(layout, seat, slot, held) for held in range(need + 1)]
            for slot, need in enumerate(layout.facts.slot_need)
        ]

    def draw(self, panel: Panel, own: Seat, dawn: int, sheets: Sheets) -> None:
        """Draw the slots below a seat's activities, and its dial, llamas and score beside its grid."""
        panel.zones.append(self.pips)
        for slot, held in zip(self.slots, own.viracocha, strict=True):
            slot[held].copy_to(panel)
        on = ("totals", own.seat, own.dial, own.llamas, own.sun, own.moon, dawn)
        sheets.put(panel, on, lambda sheet: _totals(sheet, own, dawn))


def _slot(layout: Layout, seat: int, slot: int, held: int) -> Sheet:
    sheet, need, (x, y) = Sheet(), layout.facts.slot_need[slot], slot_at(slot)
    id = f"slot-{seat}-{slot}"
    done = held >= need
    tip = Text("tip-slot-done" if done else "tip-slot", {"slot": SLOTS[slot], "held": held, "need": need})
    zone = Zone(id, x, y, w=2.08, h=2.75, r=0.3, tip=tip, rule=SLOT_RULES[slot])
    if done:
        zone.fill, zone.stroke = "var(--done)", "var(--gold-deep)"
    sheet.zones.append(zone)
    for place, (px, py) in enumerate(layout.pips[slot][:held]):
        sheet.pieces.append(Piece(f"{id}-{place}", "viracocha", px, py, 0.6, 0.6, quiet=True))
    return sheet


def _totals(sheet: Sheet, own: Seat, dawn: int) -> None:
    """Draw the dial, the llamas and both sides of the score; `dawn` is what the next one is sure to pay (A8.5)."""
    seat = own.seat
    big = Piece(f"dial-{seat}", "dial", 15.35, 2.1, 3.5, 3.5, label=str(own.dial), label_size=1.2)
    big.tip, big.label_fill, big.rule = Text("tip-dial", {"dial": own.dial}), "var(--ink)", "A8.5"
    llamas = Text("tip-llamas", {"llamas": own.llamas})
    count = disc(f"llama-count-{seat}", "empty-disc", own.llamas, 19.0, 3.2, 1.35, llamas, "A9.1")
    count.label_fill = "var(--ink)"
    sheet.pieces += [big, Piece(f"llamas-{seat}", "llama", 18.1, 1.7, 2.3, 2.3, tip=llamas, rule="A9.1"), count]
    most = max(FULL_BAR, own.sun + dawn, own.moon)
    sun, moon = Bar(f"sun-{seat}", 5.1, most), Bar(f"moon-{seat}", 6.75, most)
    sun.fill(sheet, "dawn", own.sun + dawn, "var(--done)")
    sun.fill(sheet, "points", own.sun, "var(--gold)")
    sun.frame(sheet, own.sun, own.sun <= own.moon, Text("tip-sun-bar", {"points": own.sun, "dawn": dawn}))
    moon.fill(sheet, "points", own.moon, "var(--silver-deep)")
    moon.frame(sheet, own.moon, own.moon < own.sun, Text("tip-moon-total", {"points": own.moon}))


class Bar:
    """One side of the score: the lower one counts, and is framed (A9.2). Its sign and ground belong to the art."""

    def __init__(self, id: str, y: float, most: int) -> None:
        self.id = id
        self.y = y
        self.most = most

    def fill(self, sheet: Sheet, name: str, points: int, colour: str) -> None:
        """Fill it from the left for as many points."""
        w = short((SPAN[1] - SPAN[0]) * points / self.most)
        if w:
            zone = Zone(f"{self.id}-{name}", short(SPAN[0] + w / 2), self.y, w=w, h=0.95, fill=colour)
            zone.r = min(0.45, short(w / 2))
            sheet.zones.append(zone)

    def frame(self, sheet: Sheet, points: int, counts: bool, tip: Text) -> None:
        """Put its frame and its number on it."""
        x, w = short((SPAN[0] + SPAN[1]) / 2), short(SPAN[1] - SPAN[0])
        frame = Zone(self.id, x, self.y, w=w, h=0.95, r=0.45, tip=tip, rule="A9.2")
        frame.stroke = "var(--gold-deep)" if counts else "var(--plate-line)"
        value = Zone(f"{self.id}-value", 19.0, self.y, w=1.5, h=1.9 if counts else 1.4, label=str(points))
        sheet.zones += [frame, value]


def draw_temples(panel: Panel, s: AyarState, sheets: Sheets, rows: list[list[Sheet]]) -> None:
    """Draw the temple area below the paths, row by row; `rows` are the bare ones, by row and woman."""
    for row, ayar in enumerate(s.rows):
        if ayar >= 0:
            rows[row][ayar].copy_to(panel)
            on = ("temples", row, ayar, s.harvests[ayar], s.fled[ayar], s.ayar[ayar], *s.temples[ayar])
            sheets.put(panel, on, partial(_row, s=s, row=row, ayar=ayar))


def _row_at(row: int) -> float:
    return short(TEMPLES_TOP + 0.75 + 1.44 * row)


def shrines(facts: Facts, row: int, ayar: int) -> Sheet:
    """Return a row of the temple area with the woman who has it, without temples."""
    sheet, y, name = Sheet(), _row_at(row), AYAR[ayar]
    id = f"temple-row-{ayar}"
    tip = Text("tip-temple-row", {"ayar": name, "row": row + 1})
    sheet.zones.append(Zone(id, 6.5, y, w=12.6, h=1.38, r=0.3, fill=f"var(--band-{name})", tip=tip, rule="A8.1"))
    sheet.pieces.append(Piece(f"woman-{ayar}", f"woman-{name}", 1.0, y, 0.88, 1.3, tip=tip, rule="A1.5", zone=id))
    for column, bonus in enumerate(facts.temple_bonus):
        shrine = Zone(f"shrine-{ayar}-{column}", short(4.4 + 1.85 * column), y, w=1.7, h=1.22, r=0.2, rule="A8.3")
        shrine.tip, shrine.label = Text("tip-temple-column", {"column": column + 1, "bonus": bonus}), f"+{bonus}"
        shrine.fill = "var(--plate)"
        sheet.zones.append(shrine)
    return sheet


def _row(sheet: Sheet, s: AyarState, row: int, ayar: int) -> None:
    y, name = _row_at(row), AYAR[ayar]
    id = f"temple-row-{ayar}"
    if s.harvests[ayar]:
        told = Text("tip-harvest", {"ayar": name})
        sheet.pieces.append(Piece(f"harvest-{ayar}", "viracocha", 2.5, y, 1.05, 1.05, tip=told, rule="A8.2", zone=id))
    for place, temple in enumerate(s.temples[ayar]):
        seat, activity = divmod(temple, 4)
        column = temple_column(s, place)
        x = short(4.4 + 1.85 * column + 0.3 * (place - column))
        piece = Piece(f"temple-{seat}-{activity}", f"temple-{ACTIVITIES[activity]}", x, y, 1.24, 1.24, seat=seat)
        piece.tip = Text("tip-placed-temple", {"seat": seat, "activity": ACTIVITIES[activity]})
        piece.rule, piece.zone = "A8.3", id
        sheet.pieces.append(piece)
    if s.fled[ayar]:
        told = Text("tip-ayar-retired", {"ayar": name, "space": s.ayar[ayar]})
        sheet.pieces.append(ayar_piece(ayar, 12.0, y, 1.36, told))
