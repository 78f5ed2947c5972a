"""The land: the map with Camps and Villages, and what each kind of tile gives in the Eclipse phase."""

from __future__ import annotations

from functools import partial
from typing import Final

from kancha.games.endless_winter.facts import HEXES, JUNCTURES
from kancha.games.endless_winter.migrate import influence
from kancha.games.endless_winter.picture.layout import HEX, Glyph, Layout, heading, put, written
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.scene import Panel, Part, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, short

WIDE: Final = 21.6
HIGH: Final = 14.6
LEGEND_X: Final = 16.6


class Land:
    """The map as it always is: names of the tiles, junctures, the legend."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        facts = layout.facts
        self.zones: list[Zone] = [heading("legend-title", Text("zone-legend"), 18.6, 1.3, 5.4, 0.5)]
        self.pieces: list[Piece] = []
        rows = [terrain for terrain, effects in enumerate(facts.terrain_benefit) if effects]
        for i, terrain in enumerate(rows):
            y = short(2.75 + 1.55 * i)
            name = facts.terrain_names[terrain]
            tip = Text("tip-terrain", {"terrain": name, "effects": layout.terrain_words[terrain]})
            zone = Zone(
                f"terrain-{name}", LEGEND_X + 2, y, w=5.4, h=1.4, r=0.2, fill="var(--snow)", tip=tip, rule="E11.3"
            )
            self.zones.append(zone)
            self.pieces.append(
                Piece(f"legend-{name}", f"hex-{name}", LEGEND_X + 0.3, y, 1.05, 1.2, zone=zone.id, quiet=True)
            )
            self.pieces += put(f"legend-{name}-fx", layout.terrain[terrain], LEGEND_X + 2.6, y, 1.0, zone.id)
        y = short(2.75 + 1.55 * len(rows))
        self.zones.append(Zone("legend-influence", LEGEND_X + 2, y, w=5.4, h=1.4, r=0.2, fill="var(--snow)"))
        self.zones[-1].tip, self.zones[-1].rule = Text("tip-influence"), "E8.5"
        for i, (symbol, worth) in enumerate((("i-camp", "1"), ("i-village", "2"))):
            self.pieces.append(Piece(f"legend-{symbol}", symbol, LEGEND_X + 0.4 + 2.4 * i, y, 1.0, 1.0, quiet=True))
            self.pieces.append(written(f"legend-{symbol}-worth", f"= {worth}", short(LEGEND_X + 1.5 + 2.4 * i), y, 0.6))
        self.benefits: list[list[list[Piece]]] = [
            [self._tile(h, glyphs) for glyphs in layout.terrain] for h in range(HEXES)
        ]
        """By hex and terrain: what the tile gives, and its name."""
        for juncture in range(JUNCTURES):
            if 0 not in facts.junctures[juncture]:
                x, y = layout.junctures[juncture]
                zone = Zone(f"juncture-{facts.juncture_names[juncture]}", x, y, "circle", 0.62, fill="var(--snow)")
                zone.stroke, zone.rule = "var(--line)", "E8.3"
                zone.tip = Text("tip-juncture", {"juncture": facts.juncture_names[juncture]})
                self.zones.append(zone)

    def _tile(self, h: int, glyphs: list[Glyph]) -> list[Piece]:
        x, y = self.layout.hexes[h]
        name = self.layout.facts.hex_names[h]
        id = f"hex-{name}"
        named = [written(f"{id}-name", name, x, short(y + 1.0), 0.36, id)] if h else []
        return [*put(f"{id}-fx", glyphs, x, y - 1.0, 0.68, id), *named]

    def tip(self, s: WinterState, h: int) -> Text:
        """Say what a tile gives in the Eclipse phase, and to whom as things stand."""
        here = influence(s, h)
        leading = [seat for seat, points in enumerate(here) if points and points == max(here)]
        terrain = s.terrain[h]
        words = self.layout.terrain_words[terrain]
        args: dict[str, int | str | list[int] | list[str]] = {"effects": words, "seats": leading or ["nobody"]}
        if h == 0:
            return Text("tip-hex-base", args)
        return Text("tip-hex", {**args, "hex": s.facts.hex_names[h], "terrain": s.facts.terrain_names[terrain]})

    def panel(self, s: WinterState) -> Panel:
        """Draw the map in a position: tiles with their benefits and names, Camps with marks, Villages on junctures."""
        facts, layout = s.facts, self.layout
        panel = Panel("land", Text("panel-land"), WIDE, HIGH, ground="var(--ice)")
        panel.parts = [Part("map", 0.1, 0.1, 15.3, 14.4, 2.0), Part("legend", 15.5, 0.1, 6.0, 14.4)]
        panel.pieces = self.pieces[:]
        for h in range(HEXES):
            camps = [t.camps[h] for t in s.seats]
            villages = [s.villages[juncture] for juncture in facts.junctures_of[h]]
            drawing = partial(self._draw_hex, s, h=h)
            layout.sheets.put(panel, ("hex", h, s.terrain[h], *camps, *villages), drawing)
        panel.zones += self.zones
        for juncture, owner in enumerate(s.villages):
            if owner >= 0:
                x, y = layout.junctures[juncture]
                village = Piece(f"village-{juncture}", "village", x, short(y - 0.1), 1.3, 1.3, seat=owner, mark=True)
                village.zone = f"juncture-{facts.juncture_names[juncture]}"
                village.tip = Text("tip-village", {"seat": owner})
                panel.pieces.append(village)
        return panel

    def _draw_hex(self, s: WinterState, sheet: Sheet, h: int) -> None:
        facts, terrain = s.facts, s.terrain[h]
        x, y = self.layout.hexes[h]
        id = f"hex-{facts.hex_names[h]}"
        zone = Zone(id, x, y, "hex", HEX, HEX, rule="E8.5")
        sheet.zones.append(zone)
        if terrain < 0:
            zone.fill = "var(--ice-deep)"
            return
        zone.symbol = f"hex-{facts.terrain_names[terrain]}"
        zone.tip = self.tip(s, h)
        sheet.pieces += self.benefits[h][terrain]
        here = [t for t in s.seats if t.camps[h]]
        for i, t in enumerate(here):
            at = short(x + (i - (len(here) - 1) / 2) * min(0.92, 2.3 / len(here))), short(y - 0.04 + 0.12 * (i % 2))
            camp = Piece(f"camp-{t.seat}-{h}", "camp", *at, 0.98, 0.98, seat=t.seat, mark=True, zone=id)
            camp.count, camp.tip = t.camps[h], Text("tip-camps", {"seat": t.seat, "camps": t.camps[h]})
            sheet.pieces.append(camp)
