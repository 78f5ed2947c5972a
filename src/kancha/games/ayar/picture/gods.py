"""A seat's nine Viracocha slots, Inti dial, llamas and totals; and the temple area below the paths."""

from __future__ import annotations

from kancha.games.ayar.checks import temple_column
from kancha.games.ayar.names import ACTIVITIES, AYAR, SLOTS
from kancha.games.ayar.picture.layout import TEMPLES_TOP, ayar_piece, disc
from kancha.games.ayar.state import Seat, Table
from kancha.kernel.scene import Panel, Piece, Text, Zone

SLOT_RULES = ("A10.2", "A10.2", "A10.2", "A10.2", "A10.3", "A10.4", "A10.5", "A10.6", "A10.7")


def slot_symbol(slot: int) -> str:
    """The symbol of a bonus slot."""
    return SLOTS[slot] if slot < 4 else f"slot-{SLOTS[slot]}"


def draw_gods(s: Table, panel: Panel, own: Seat) -> None:
    """Draw the nine slots below a seat's activities, and its dial, totals and llamas beside its grid."""
    for slot, need in enumerate(s.facts.slot_need):
        x, y = 1.22 + 2.195 * slot, 25.6
        held = own.viracocha[slot]
        id = f"slot-{own.seat}-{slot}"
        done = held >= need
        tip = Text("tip-slot-done" if done else "tip-slot", {"slot": SLOTS[slot], "held": held, "need": need})
        zone = Zone(id, x, y, w=2.08, h=2.75, r=0.3, fill="var(--plate)", tip=tip, rule=SLOT_RULES[slot])
        zone.stroke = "var(--gold-deep)" if done else "var(--plate-line)"
        if done:
            zone.fill = "var(--done)"
        panel.zones.append(zone)
        panel.pieces.append(Piece(f"{id}-icon", slot_symbol(slot), x, y - 0.55, 1.3, 1.3, zone=id, quiet=True))
        for place in range(need):
            px = x + 0.48 * (place - (need - 1) / 2)
            symbol = "viracocha" if place < held else "empty-disc"
            size = 0.6 if place < held else 0.44
            panel.pieces.append(Piece(f"{id}-{place}", symbol, px, y + 0.8, size, size, zone=id, quiet=True))
    dial = Text("tip-dial", {"dial": own.dial})
    big = Piece(f"dial-{own.seat}", "dial", 17.1, 2.6, 4.2, 4.2, label=str(own.dial), label_size=1.4, tip=dial)
    big.label_fill, big.rule = "var(--ink)", "A8.5"
    sun, moon = Text("tip-sun-total", {"points": own.sun}), Text("tip-moon-total", {"points": own.moon})
    llamas = Text("tip-llamas", {"llamas": own.llamas})
    herd = Piece(f"llamas-{own.seat}", "llama", 16.4, 9.9, 2.9, 2.9, tip=llamas, rule="A9.1")
    count = disc(f"llama-count-{own.seat}", "empty-disc", own.llamas, 18.6, 10.4, 1.7, llamas, "A9.1")
    count.label_fill = "var(--ink)"
    panel.pieces += [
        big,
        disc(f"sun-{own.seat}", "disc-sun", own.sun, 15.9, 6.5, 2.3, sun, "A9.2"),
        disc(f"moon-{own.seat}", "disc-moon", own.moon, 18.4, 6.5, 2.3, moon, "A9.2"),
        herd,
        count,
    ]


def draw_temples(s: Table, panel: Panel) -> None:
    """Draw the temple area below the paths."""
    for row, ayar in enumerate(s.rows):
        if ayar >= 0:
            _row(s, panel, row, ayar)


def _row(s: Table, panel: Panel, row: int, ayar: int) -> None:
    y = TEMPLES_TOP + 0.75 + 1.44 * row
    name = AYAR[ayar]
    id = f"temple-row-{ayar}"
    tip = Text("tip-temple-row", {"ayar": name, "row": row + 1})
    panel.zones.append(Zone(id, 6.5, y, w=12.6, h=1.38, r=0.3, fill=f"var(--band-{name})", tip=tip, rule="A8.1"))
    panel.pieces.append(Piece(f"woman-{ayar}", f"woman-{name}", 1.0, y, 0.88, 1.3, tip=tip, rule="A1.5", zone=id))
    if s.harvests[ayar]:
        told = Text("tip-harvest", {"ayar": name})
        panel.pieces.append(Piece(f"harvest-{ayar}", "viracocha", 2.5, y, 1.05, 1.05, tip=told, rule="A8.2", zone=id))
    for column, bonus in enumerate(s.facts.temple_bonus):
        told = Text("tip-temple-column", {"column": column + 1, "bonus": bonus})
        shrine = Zone(f"shrine-{ayar}-{column}", 4.4 + 1.85 * column, y, w=1.7, h=1.22, r=0.2, fill="var(--plate)")
        shrine.tip, shrine.rule, shrine.label = told, "A8.3", f"+{bonus}"
        panel.zones.append(shrine)
    for place, temple in enumerate(s.temples[ayar]):
        seat, activity = divmod(temple, 4)
        column = temple_column(s, place)
        over = place - column
        told = Text("tip-placed-temple", {"seat": seat, "activity": ACTIVITIES[activity]})
        piece = Piece(f"temple-{seat}-{activity}", f"temple-{ACTIVITIES[activity]}", 4.4 + 1.85 * column, y, 1.24, 1.24)
        piece.x += 0.3 * over
        piece.seat, piece.tip, piece.rule, piece.zone = seat, told, "A8.3", id
        panel.pieces.append(piece)
    if s.fled[ayar]:
        told = Text("tip-ayar-retired", {"ayar": name, "space": s.ayar[ayar]})
        panel.pieces.append(ayar_piece(ayar, 12.0, y, 1.36, told))
