"""A seat's nine Viracocha slots, Inti dial, llamas and totals; and the temple area."""

from __future__ import annotations

from kancha.games.ayar.checks import temple_column
from kancha.games.ayar.names import ACTIVITIES, AYAR, SLOTS
from kancha.games.ayar.picture.layout import GODS_SIZE, TEMPLES_SIZE, ayar_piece, disc
from kancha.games.ayar.state import Seat, Table
from kancha.kernel.scene import Panel, Piece, Text, Zone

SLOT_RULES = ("A10.2", "A10.2", "A10.2", "A10.2", "A10.3", "A10.4", "A10.5", "A10.6", "A10.7")


def slot_symbol(slot: int) -> str:
    """The symbol of a bonus slot."""
    return SLOTS[slot] if slot < 4 else f"slot-{SLOTS[slot]}"


def gods_panel(s: Table, own: Seat) -> Panel:
    """Draw the bonuses and totals of a seat."""
    width, height = GODS_SIZE
    panel = Panel(f"gods-{own.seat}", Text("panel-gods"), width, height, place="seat", seat=own.seat, art="plate-gods")
    for slot, need in enumerate(s.facts.slot_need):
        x, y = 1.8 + 3.2 * (slot % 3), 1.55 + 2.62 * (slot // 3)
        held = own.viracocha[slot]
        id = f"slot-{own.seat}-{slot}"
        done = held >= need
        tip = Text("tip-slot-done" if done else "tip-slot", {"slot": SLOTS[slot], "held": held, "need": need})
        zone = Zone(id, x, y, w=3.05, h=2.48, r=0.3, fill="var(--plate)", tip=tip, rule=SLOT_RULES[slot])
        zone.stroke = "var(--gold-deep)" if done else "var(--plate-line)"
        if done:
            zone.fill = "var(--done)"
        panel.zones.append(zone)
        panel.pieces.append(Piece(f"{id}-icon", slot_symbol(slot), x, y - 0.45, 1.3, 1.3, zone=id, quiet=True))
        for place in range(need):
            px = x + 0.66 * (place - (need - 1) / 2)
            symbol = "viracocha" if place < held else "empty-disc"
            panel.pieces.append(Piece(f"{id}-{place}", symbol, px, y + 0.75, 0.62, 0.62, zone=id, quiet=True))
    dial = Text("tip-dial", {"dial": own.dial})
    big = Piece(f"dial-{own.seat}", "dial", 1.85, 9.95, 2.9, 2.9, label=str(own.dial), label_size=1.0, tip=dial)
    big.label_fill, big.rule = "var(--ink)", "A8.5"
    sun, moon = Text("tip-sun-total", {"points": own.sun}), Text("tip-moon-total", {"points": own.moon})
    llamas = Text("tip-llamas", {"llamas": own.llamas})
    panel.pieces += [
        big,
        disc(f"sun-{own.seat}", "disc-sun", own.sun, 4.6, 9.25, 1.6, sun, "A9.2"),
        disc(f"moon-{own.seat}", "disc-moon", own.moon, 4.6, 10.95, 1.6, moon, "A9.2"),
        Piece(f"llamas-{own.seat}", "llama", 7.3, 10.0, 2.1, 2.1, tip=llamas, rule="A9.1"),
        disc(f"llama-count-{own.seat}", "empty-disc", own.llamas, 8.9, 10.7, 1.15, llamas, "A9.1"),
    ]
    panel.pieces[-1].label_fill = "var(--ink)"
    return panel


def temples_panel(s: Table) -> Panel:
    """Draw the temple area."""
    width, height = TEMPLES_SIZE
    panel = Panel("temples", Text("panel-temples"), width, height, place="side", art="plate-temples")
    for column, bonus in enumerate(s.facts.temple_bonus):
        tip = Text("tip-temple-column", {"column": column + 1, "bonus": bonus})
        panel.pieces.append(
            disc(f"column-{column}", "disc-moon", f"+{bonus}", 4.15 + 1.5 * column, 0.85, 1.1, tip, "A8.3")
        )
    for row, ayar in enumerate(s.rows):
        if ayar >= 0:
            _row(s, panel, row, ayar)
    return panel


def _row(s: Table, panel: Panel, row: int, ayar: int) -> None:
    y = 2.75 + 2.5 * row
    name = AYAR[ayar]
    id = f"temple-row-{ayar}"
    tip = Text("tip-temple-row", {"ayar": name, "row": row + 1})
    panel.zones.append(Zone(id, 5.5, y, w=10.6, h=2.3, r=0.35, fill=f"var(--band-{name})", tip=tip, rule="A8.1"))
    panel.pieces.append(Piece(f"woman-{ayar}", f"woman-{name}", 1.05, y, 1.25, 1.88, tip=tip, rule="A1.5", zone=id))
    if s.harvests[ayar]:
        told = Text("tip-harvest", {"ayar": name})
        panel.pieces.append(Piece(f"harvest-{ayar}", "viracocha", 2.45, y, 1.0, 1.0, tip=told, rule="A8.2", zone=id))
    for column in range(4):
        panel.zones.append(
            Zone(f"shrine-{ayar}-{column}", 4.15 + 1.5 * column, y, w=1.36, h=1.5, r=0.2, fill="var(--plate)", tip=tip)
        )
    for place, temple in enumerate(s.temples[ayar]):
        seat, activity = divmod(temple, 4)
        column = temple_column(s, place)
        over = place - column
        told = Text("tip-placed-temple", {"seat": seat, "activity": ACTIVITIES[activity]})
        piece = Piece(f"temple-{seat}-{activity}", f"temple-{ACTIVITIES[activity]}", 4.15 + 1.5 * column, y, 1.25, 1.25)
        piece.x += 0.12 * over
        piece.y -= 0.18 * over
        piece.seat, piece.tip, piece.rule, piece.zone = seat, told, "A8.3", id
        panel.pieces.append(piece)
    if s.fled[ayar]:
        told = Text("tip-ayar-retired", {"ayar": name, "space": s.ayar[ayar]})
        panel.pieces.append(ayar_piece(ayar, 10.05, y, 1.75, told))
