"""A seat's nine Viracocha slots, Inti dial, llamas and totals; and the temple area below the paths."""

from __future__ import annotations

from kancha.games.ayar.checks import temple_column
from kancha.games.ayar.facts import Facts
from kancha.games.ayar.names import ACTIVITIES, AYAR, SLOTS
from kancha.games.ayar.picture.layout import TEMPLES_TOP, ayar_piece, boxes, disc
from kancha.games.ayar.picture.shared import Layer
from kancha.games.ayar.state import Seat, Table
from kancha.kernel.scene import Panel, Piece, Text, Zone

SLOT_RULES = ("A10.2", "A10.2", "A10.2", "A10.2", "A10.3", "A10.4", "A10.5", "A10.6", "A10.7")


def god_layers(s: Table, own: Seat) -> list[Layer]:
    """The nine slots below a seat's activities, and its dial, totals and llamas beside its grid."""
    totals = (own.seat, own.dial, own.sun, own.moon, own.llamas)
    return [
        (("pips", s.facts, own.seat), _pips, (s.facts, own.seat)),
        (("slots", s.facts, own.seat, *own.viracocha), _slots, (s.facts, own)),
        (("totals", *totals), _totals, totals),
    ]


def _slot_at(slot: int) -> tuple[float, float]:
    return 1.22 + 2.195 * slot, 25.6


def _pip_at(slot: int, place: int, need: int) -> tuple[float, float]:
    x, y = _slot_at(slot)
    return x + 0.48 * (place - (need - 1) / 2), y + 0.8


def _pips(panel: Panel, facts: Facts, seat: int) -> None:
    """The places for Viracocha; plates and icons of the slots belong to the art."""
    places = [_pip_at(slot, place, need) for slot, need in enumerate(facts.slot_need) for place in range(need)]
    pips = Zone(f"pips-{seat}", 0, 0, shape="path", d=boxes(places, 0.34, 0.34), fill="var(--board)")
    pips.stroke = "var(--plate-line)"
    panel.zones.append(pips)


def _slots(panel: Panel, facts: Facts, own: Seat) -> None:
    for slot, need in enumerate(facts.slot_need):
        x, y = _slot_at(slot)
        held = own.viracocha[slot]
        id = f"slot-{own.seat}-{slot}"
        done = held >= need
        tip = Text("tip-slot-done" if done else "tip-slot", {"slot": SLOTS[slot], "held": held, "need": need})
        zone = Zone(id, x, y, w=2.08, h=2.75, r=0.3, tip=tip, rule=SLOT_RULES[slot])
        if done:
            zone.fill, zone.stroke = "var(--done)", "var(--gold-deep)"
        panel.zones.append(zone)
        for place in range(held):
            px, py = _pip_at(slot, place, need)
            panel.pieces.append(Piece(f"{id}-{place}", "viracocha", px, py, 0.6, 0.6, quiet=True))


def _totals(panel: Panel, seat: int, dial: int, sun: int, moon: int, herd: int) -> None:
    big = Piece(f"dial-{seat}", "dial", 17.1, 2.6, 4.2, 4.2, label=str(dial), label_size=1.4)
    big.tip, big.label_fill, big.rule = Text("tip-dial", {"dial": dial}), "var(--ink)", "A8.5"
    llamas = Text("tip-llamas", {"llamas": herd})
    count = disc(f"llama-count-{seat}", "empty-disc", herd, 18.6, 10.4, 1.7, llamas, "A9.1")
    count.label_fill = "var(--ink)"
    panel.pieces += [
        big,
        disc(f"sun-{seat}", "disc-sun", sun, 15.9, 6.5, 2.3, Text("tip-sun-total", {"points": sun}), "A9.2"),
        disc(f"moon-{seat}", "disc-moon", moon, 18.4, 6.5, 2.3, Text("tip-moon-total", {"points": moon}), "A9.2"),
        Piece(f"llamas-{seat}", "llama", 16.4, 9.9, 2.9, 2.9, tip=llamas, rule="A9.1"),
        count,
    ]


def temple_layers(s: Table) -> list[Layer]:
    """The temple area below the paths, row by row."""
    layers: list[Layer] = []
    for row, ayar in enumerate(s.rows):
        if ayar >= 0:
            layers.append((("shrines", s.facts, row, ayar), _shrines, (s.facts, row, ayar)))
            space = s.ayar[ayar] if s.fled[ayar] else -1
            key = ("temples", s.facts, row, ayar, space, s.harvests[ayar], *s.temples[ayar])
            layers.append((key, _row, (s, row, ayar)))
    return layers


def _row_at(row: int) -> float:
    return TEMPLES_TOP + 0.75 + 1.44 * row


def _shrines(panel: Panel, facts: Facts, row: int, ayar: int) -> None:
    y, name = _row_at(row), AYAR[ayar]
    id = f"temple-row-{ayar}"
    tip = Text("tip-temple-row", {"ayar": name, "row": row + 1})
    panel.zones.append(Zone(id, 6.5, y, w=12.6, h=1.38, r=0.3, fill=f"var(--band-{name})", tip=tip, rule="A8.1"))
    panel.pieces.append(Piece(f"woman-{ayar}", f"woman-{name}", 1.0, y, 0.88, 1.3, tip=tip, rule="A1.5", zone=id))
    for column, bonus in enumerate(facts.temple_bonus):
        shrine = Zone(f"shrine-{ayar}-{column}", 4.4 + 1.85 * column, y, w=1.7, h=1.22, r=0.2, fill="var(--plate)")
        shrine.tip, shrine.label = Text("tip-temple-column", {"column": column + 1, "bonus": bonus}), f"+{bonus}"
        shrine.rule = "A8.3"
        panel.zones.append(shrine)


def _row(panel: Panel, s: Table, row: int, ayar: int) -> None:
    y, name = _row_at(row), AYAR[ayar]
    id = f"temple-row-{ayar}"
    if s.harvests[ayar]:
        told = Text("tip-harvest", {"ayar": name})
        panel.pieces.append(Piece(f"harvest-{ayar}", "viracocha", 2.5, y, 1.05, 1.05, tip=told, rule="A8.2", zone=id))
    for place, temple in enumerate(s.temples[ayar]):
        seat, activity = divmod(temple, 4)
        column = temple_column(s, place)
        x = 4.4 + 1.85 * column + 0.3 * (place - column)
        piece = Piece(f"temple-{seat}-{activity}", f"temple-{ACTIVITIES[activity]}", x, y, 1.24, 1.24, seat=seat)
        piece.tip = Text("tip-placed-temple", {"seat": seat, "activity": ACTIVITIES[activity]})
        piece.rule, piece.zone = "A8.3", id
        panel.pieces.append(piece)
    if s.fled[ayar]:
        told = Text("tip-ayar-retired", {"ayar": name, "space": s.ayar[ayar]})
        panel.pieces.append(ayar_piece(ayar, 12.0, y, 1.36, told))
