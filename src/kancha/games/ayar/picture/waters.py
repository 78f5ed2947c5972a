"""The lake board: pottery market, textile stacks, terrace, and the map of the lake."""

from __future__ import annotations

from kancha.games.ayar.names import DESIGNS_PER_STACK, MARKET, NODES, POTS, SECTIONS, STACK
from kancha.games.ayar.night import planters
from kancha.games.ayar.picture.boards import Boards
from kancha.games.ayar.picture.layout import LAKE_SIZE, textile
from kancha.games.ayar.state import AyarState
from kancha.kernel.scene import Panel, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, short


def lake_panel(s: AyarState, boards: Boards) -> Panel:
    """Draw the lake board."""
    panel = Panel("lake", Text("panel-lake"), *LAKE_SIZE, art="lake-art", ground="var(--shore)")
    sheets = boards.sheets
    sheets.put(panel, ("market", s.stack_pots, *s.market), lambda sheet: _market(sheet, s))
    sheets.put(panel, ("stacks", *s.textiles, *s.tops), lambda sheet: _stacks(sheet, s))
    sheets.put(panel, ("terrace", *s.terrace), lambda sheet: _terrace(sheet, s))
    sheets.put(panel, ("sections", *s.lake), lambda sheet: _sections(sheet, s, boards))
    islands = [tuple(own.islands) for own in s.seats]
    sheets.put(panel, ("nodes", *islands), lambda sheet: _nodes(sheet, s, boards))
    sheets.put(panel, ("boats", *(own.boat for own in s.seats)), lambda sheet: _boats(sheet, s, boards))
    return panel


def _market(sheet: Sheet, s: AyarState) -> None:
    for slot in range(STACK + 1):
        y = short(0.95 + 1.36 * (STACK - slot))
        power = s.facts.market_power[slot]
        id = f"pot-{MARKET[slot]}"
        tip = Text("tip-market-stack", {"power": power, "left": s.stack_pots})
        if slot != STACK:
            tip = Text("tip-market", {"power": power})
        sheet.zones.append(Zone(id, 2.4, y, w=4.1, h=1.28, r=0.25, fill="var(--plate)", tip=tip, rule="A6.P.2"))
        sheet.pieces.append(_power(f"{id}-power", power, 3.75, y))
        if slot == STACK:
            if s.stack_pots:
                sheet.pieces.append(Piece("pots-left", "stack-back", 1.75, y, 1.2, 1.2, count=s.stack_pots, zone=id))
        elif s.market[slot] >= 0:
            name = POTS[s.market[slot]]
            told = Text("tip-pot", {"pot": name})
            sheet.pieces.append(Piece(f"market-{slot}", f"pot-{name}", 1.75, y, 1.2, 1.2, tip=told, zone=id))


def _stacks(sheet: Sheet, s: AyarState) -> None:
    for stack in range(4):
        left = sum(s.textiles[DESIGNS_PER_STACK * stack : DESIGNS_PER_STACK * (stack + 1)])
        y = short(7.95 + 1.3 * stack)
        power = s.facts.stack_power[stack]
        id = f"stack-{stack + 1}"
        tip = Text("tip-stack", {"power": power, "left": left})
        sheet.zones.append(Zone(id, 2.4, y, w=4.1, h=1.22, r=0.25, fill="var(--plate)", tip=tip, rule="A6.W.2"))
        sheet.pieces.append(_power(f"{id}-power", power, 3.9, y))
        if s.tops[stack] >= 0:
            sheet.pieces += textile(s.facts, f"top-{stack}", s.tops[stack], 0, (1.75, y), 1.1, zone=id, quiet=False)


def _power(id: str, power: int, x: float, y: float) -> Piece:
    return Piece(id, "empty-disc", x, y, 0.8, 0.8, label=str(power), label_size=0.44, quiet=True)


def _terrace(sheet: Sheet, s: AyarState) -> None:
    tip = Text("tip-terrace", {"maize": len(s.terrace)})
    sheet.zones.append(Zone("terrace", 2.4, 14.85, w=4.1, h=3.9, r=0.25, fill="var(--terrace)", tip=tip, rule="A8.2"))
    for place, seat in enumerate(planters(s)):
        x, y = 1.4 + 2.0 * (place % 2), 13.95 + 1.75 * (place // 2)
        told = Text("tip-planted", {"seat": seat, "maize": s.terrace.count(seat)})
        sheet.pieces.append(
            Piece(f"planted-{seat}", "planted", x, y, 1.35, 1.35, seat=seat, count=s.terrace.count(seat), tip=told)
        )
    if not s.terrace:
        sheet.pieces.append(Piece("terrace-icon", "maize", 2.4, 14.85, 1.7, 1.7, faded=True, quiet=True))


def _sections(sheet: Sheet, s: AyarState, boards: Boards) -> None:
    for section, (x, y, outline) in boards.sections.items():
        tip = Text("tip-section", {"section": SECTIONS[section], "left": s.lake[section]})
        zone = Zone(f"section-{SECTIONS[section]}", x, y, shape="path", d=outline, tip=tip, rule="A6.R.5")
        zone.fill = "var(--lake-glow)"
        sheet.zones.append(zone)
        if s.lake[section]:
            sheet.pieces.append(
                Piece(f"lake-viracocha-{section}", "viracocha", x, y, 0.95, 0.95, count=s.lake[section], zone=zone.id)
            )
    sheet.zones.append(Zone("links", 0, 0, shape="path", d=boards.links, stroke="var(--ink)"))


def _nodes(sheet: Sheet, s: AyarState, boards: Boards) -> None:
    islands: dict[int, list[int]] = {}
    for own in s.seats:
        for node in own.islands:
            islands.setdefault(node, []).append(own.seat)
    for node, space in boards.lake.items():
        seats = islands.get(node, [])
        sheet.zones.append(space.free if seats else space.priced)
        sheet.pieces += space.marks
        if not seats:
            sheet.pieces += space.price
        x, y = boards.nodes[node]
        for place, seat in enumerate(seats):
            tip = Text("tip-own-island", {"seat": seat, "moon": s.facts.node_moon[node]})
            at = short(x + 0.26 * (place - (len(seats) - 1) / 2)), short(y + 0.08)
            sheet.pieces.append(
                Piece(f"island-{seat}-{node}", "island", *at, 0.98, 0.98, seat=seat, tip=tip, zone=space.id)
            )


def _boats(sheet: Sheet, s: AyarState, boards: Boards) -> None:
    crowd: dict[int, int] = {}
    for own in s.seats:
        if own.boat < 0:
            continue
        x, y = boards.nodes[own.boat]
        place = crowd.get(own.boat, 0)
        crowd[own.boat] = place + 1
        tip = Text("tip-boat", {"seat": own.seat})
        sheet.pieces.append(
            Piece(
                f"boat-{own.seat}",
                "boat",
                short(x + 0.5 * place - 0.12),
                short(y - 0.22 + 0.16 * place),
                0.86,
                0.86,
                seat=own.seat,
                tip=tip,
                zone=f"node-{NODES[own.boat]}",
            )
        )
