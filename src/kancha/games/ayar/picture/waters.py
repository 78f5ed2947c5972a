"""The lake board: pottery market, textile stacks, terrace, and the map of the lake."""

from __future__ import annotations

from kancha.games.ayar.names import DESIGNS_PER_STACK, NODES, POTS, SECTIONS, STACK
from kancha.games.ayar.night import planters
from kancha.games.ayar.picture.layout import DISC_INK, LAKE_SIZE, node_at, textile
from kancha.games.ayar.picture.shared import Layer, compose
from kancha.games.ayar.state import Table
from kancha.kernel.scene import Panel, Piece, Text, Zone


def lake_panel(s: Table) -> Panel:
    """Draw the lake board."""
    facts = s.facts
    left = [sum(s.textiles[DESIGNS_PER_STACK * n : DESIGNS_PER_STACK * (n + 1)]) for n in range(4)]
    islands = tuple([tuple(own.islands) for own in s.seats])
    layers: list[Layer] = [
        (("market", facts, s.stack_pots, *s.market), _market, (s,)),
        (("stacks", facts, *s.tops, *left), _stacks, (s, left)),
        (("terrace", *s.terrace), _terrace, (s,)),
        (("sections", facts, *s.lake), _sections, (s,)),
        (("nodes", facts, islands), _nodes, (s,)),
        (("boats", facts, *[own.boat for own in s.seats]), _boats, (s,)),
    ]
    return compose(_blank, layers)


def _blank() -> Panel:
    return Panel("lake", Text("panel-lake"), *LAKE_SIZE, art="lake-art")


def _nodes(panel: Panel, s: Table) -> None:
    for node in range(len(NODES)):
        if s.facts.node_kind[node] >= 0:
            _node(s, panel, node)


def _market(panel: Panel, s: Table) -> None:
    for slot in range(STACK + 1):
        y = 0.95 + 1.36 * (STACK - slot)
        power = s.facts.market_power[slot]
        id = f"pot-{slot}"
        tip = Text("tip-market-stack", {"power": power, "left": s.stack_pots})
        if slot != STACK:
            tip = Text("tip-market", {"power": power})
        panel.zones.append(Zone(id, 2.4, y, w=4.1, h=1.28, r=0.25, fill="var(--plate)", tip=tip, rule="A6.P.2"))
        panel.pieces.append(_power(f"{id}-power", power, 3.75, y))
        if slot == STACK:
            if s.stack_pots:
                panel.pieces.append(Piece("pot-stack", "stack-back", 1.75, y, 1.2, 1.2, count=s.stack_pots, zone=id))
        elif s.market[slot] >= 0:
            name = POTS[s.market[slot]]
            told = Text("tip-pot", {"pot": name})
            panel.pieces.append(Piece(f"market-{slot}", f"pot-{name}", 1.75, y, 1.2, 1.2, tip=told, zone=id))


def _stacks(panel: Panel, s: Table, left: list[int]) -> None:
    for stack in range(4):
        y = 7.95 + 1.3 * stack
        power = s.facts.stack_power[stack]
        id = f"stack-{stack}"
        tip = Text("tip-stack", {"power": power, "left": left[stack]})
        panel.zones.append(Zone(id, 2.4, y, w=4.1, h=1.22, r=0.25, fill="var(--plate)", tip=tip, rule="A6.W.2"))
        panel.pieces.append(_power(f"{id}-power", power, 3.9, y))
        if s.tops[stack] >= 0:
            panel.pieces += textile(s.facts, f"top-{stack}", s.tops[stack], 0, 1.75, y, 1.1, zone=id, quiet=False)


def _power(id: str, power: int, x: float, y: float) -> Piece:
    return Piece(id, "empty-disc", x, y, 0.8, 0.8, label=str(power), label_size=0.44, quiet=True)


def _terrace(panel: Panel, s: Table) -> None:
    tip = Text("tip-terrace", {"maize": len(s.terrace)})
    panel.zones.append(Zone("terrace", 2.4, 14.85, w=4.1, h=3.9, r=0.25, fill="var(--terrace)", tip=tip, rule="A8.2"))
    for place, seat in enumerate(planters(s)):
        x, y = 1.4 + 2.0 * (place % 2), 13.95 + 1.75 * (place // 2)
        told = Text("tip-planted", {"seat": seat, "maize": s.terrace.count(seat)})
        panel.pieces.append(
            Piece(f"planted-{seat}", "planted", x, y, 1.35, 1.35, seat=seat, count=s.terrace.count(seat), tip=told)
        )
    if not s.terrace:
        panel.pieces.append(Piece("terrace-icon", "maize", 2.4, 14.85, 1.7, 1.7, faded=True, quiet=True))


def _sections(panel: Panel, s: Table) -> None:
    for section, nodes in enumerate(s.facts.section_nodes):
        if not nodes:
            continue
        places = [node_at(s.facts, node) for node in nodes]
        x = sum(place[0] for place in places) / len(places)
        y = sum(place[1] for place in places) / len(places)
        outline = "L".join(f"{0.82 * (px - x):.2f} {0.82 * (py - y):.2f}" for px, py in places)
        tip = Text("tip-section", {"section": SECTIONS[section], "left": s.lake[section]})
        zone = Zone(f"section-{section}", x, y, shape="path", d=f"M{outline}Z", tip=tip, rule="A6.R.5")
        zone.fill = "var(--lake-glow)"
        panel.zones.append(zone)
        if s.lake[section]:
            panel.pieces.append(
                Piece(f"lake-viracocha-{section}", "viracocha", x, y, 0.95, 0.95, count=s.lake[section], zone=zone.id)
            )
    lines = ""
    for node, near in enumerate(s.facts.links):
        for other in near:
            if other > node:
                (x, y), (ox, oy) = node_at(s.facts, node), node_at(s.facts, other)
                lines += f"M{x:.2f} {y:.2f}L{ox:.2f} {oy:.2f}"
    panel.zones.append(Zone("links", 0, 0, shape="path", d=lines, stroke="var(--ink)"))


def _node(s: Table, panel: Panel, node: int) -> None:
    facts = s.facts
    x, y = node_at(s.facts, node)
    islands = [own.seat for own in s.seats if node in own.islands]
    cost = 0 if islands else facts.node_power[node]
    id = f"node-{node}"
    args: dict[str, int | str | list[int] | list[str]] = {
        "node": NODES[node],
        "power": cost,
        "moon": facts.node_moon[node],
    }
    if not facts.is_island[node]:
        kind = "tip-start" if node == 0 else "tip-reed"
        del args["moon"]
        zone = Zone(
            id, x, y, shape="circle", w=0.86, fill="var(--reed-light)", stroke="var(--ink)", tip=Text(kind, args)
        )
        zone.label = str(facts.node_power[node]) if node else ""
        zone.symbol = "" if node else "sun"
        zone.rule = "A6.R.2"
        panel.zones.append(zone)
        return
    yellow = facts.is_yellow[node]
    zone = Zone(id, x, y, w=1.22, h=1.22, r=0.2, stroke="var(--ink)")
    zone.fill = "var(--yellow-slot)" if yellow else "var(--paper)"
    zone.tip = Text("tip-yellow" if yellow else "tip-island", args)
    zone.rule = "A6.R.4" if yellow else "A6.R.3"
    panel.zones.append(zone)
    moon = Piece(f"{id}-moon", "disc-moon", x + 0.6, y - 0.52, 0.7, 0.7, label=str(facts.node_moon[node]))
    moon.label_size, moon.label_fill, moon.quiet = 0.38, DISC_INK, True
    panel.pieces.append(moon)
    if cost:
        dot = Piece(f"{id}-power", "empty-disc", x - 0.56, y + 0.5, 0.56, 0.56, label=str(cost), quiet=True)
        dot.label_size = 0.36
        panel.pieces.append(dot)
    for place, seat in enumerate(islands):
        dx = 0.26 * (place - (len(islands) - 1) / 2)
        tip = Text("tip-own-island", {"seat": seat, "moon": facts.node_moon[node]})
        panel.pieces.append(
            Piece(f"island-{seat}-{node}", "island", x + dx, y + 0.08, 0.98, 0.98, seat=seat, tip=tip, zone=id)
        )


def _boats(panel: Panel, s: Table) -> None:
    crowd: dict[int, int] = {}
    for own in s.seats:
        if own.boat < 0:
            continue
        x, y = node_at(s.facts, own.boat)
        place = crowd.get(own.boat, 0)
        crowd[own.boat] = place + 1
        tip = Text("tip-boat", {"seat": own.seat})
        panel.pieces.append(
            Piece(
                f"boat-{own.seat}",
                "boat",
                x + 0.5 * place - 0.12,
                y - 0.22 + 0.16 * place,
                0.86,
                0.86,
                seat=own.seat,
                tip=tip,
                zone=f"node-{own.boat}",
            )
        )
