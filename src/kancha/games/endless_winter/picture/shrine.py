"""The shrine: the megalith board, the idol board with what burials pay, the Sacred Stones, the turn order."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.actions import HONOR, TRACKS
from kancha.games.endless_winter.facts import HIGH as ROWS
from kancha.games.endless_winter.facts import STONES, Ground
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.megaliths import level_at, places
from kancha.games.endless_winter.picture.layout import Layout, heading, icons_of, number, put, words_of, written
from kancha.games.endless_winter.state import NEUTRAL, WinterState
from kancha.games.endless_winter.vocabulary import EXTRA, MEGALITH
from kancha.kernel.scene import Panel, Part, Piece, Ruler, Text, Zone
from kancha.kernel.shelf import Sheet, short

WIDE: Final = 30.0
HIGH: Final = 20.0
ROOM_W: Final = 17.2
ROOM_H: Final = 11.2
MIDDLE_X: Final = 9.2
MIDDLE_Y: Final = 6.2
LIFT: Final = 0.2
"""How far a level rises on the page, as a share of a Megalith."""
STONES_X: Final = (21.25, 27.0)
STONES_Y: Final = (2.65, 7.25)
ORDER_Y: Final = 10.95
LEVEL_X: Final = 5.4
LEVEL: Final = 2.16
TRACKS_Y: Final = (13.3, 15.15)
TABLE_Y: Final = (17.45, 18.3, 19.15)


def unit(ground: Ground) -> float:
    """Return the size of a slot on the page."""
    return short(min(ROOM_W / ground.wide, ROOM_H / ground.high, 1.95))


def at(ground: Ground, cell: int, level: int = 1) -> tuple[float, float]:
    """Return where a cell lies on the page, raised by its level."""
    u = unit(ground)
    x, y = divmod(cell, ROWS)
    left = MIDDLE_X - ground.wide * u / 2 + u / 2
    top = MIDDLE_Y - ground.high * u / 2 + u / 2
    return short(left + x / 2 * u), short(top + y / 2 * u - LIFT * u * (level - 1))


def level_x(level: int) -> float:
    """Return where a level of the tracks lies."""
    return short(LEVEL_X + LEVEL * level)


class Shrine:
    """The board as it always is, with the megalith tiles in each configuration."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.zones: list[Zone] = []
        self.pieces: list[Piece] = []
        self._tracks()
        self._table()
        # Of two seats the second takes the last row of the table (E15.3): the middle one is nobody's.
        self.zones_of_two = [zone for zone in self.zones if zone.id != "burials-rank-1"]
        self.pieces_of_two = [piece for piece in self.pieces if not piece.id.startswith("burials-1-")]
        self.grounds = [self._ground(ground) for ground in layout.facts.grounds]
        self.rulers = [self._rulers(ground) for ground in layout.facts.grounds]

    def _tracks(self) -> None:
        facts = self.layout.facts
        for track, name in enumerate(TRACKS):
            y = TRACKS_Y[track]
            zone = Zone(f"track-{name}", 15.0, y, w=29.2, h=1.75, r=0.25, fill="var(--parchment)", stroke="var(--line)")
            zone.tip, zone.rule = self._tip(track), "E14.3" if track == HONOR else "E14.2"
            self.zones += [zone, heading(f"track-{name}-title", Text(f"zone-{name}"), 2.75, y, 2.9, 0.5)]
            symbol = "i-bury" if track == HONOR else "i-idol"
            self.pieces.append(Piece(f"track-{name}-icon", symbol, 0.98, y, 0.95, 0.95, quiet=True))
            for level in range(facts.top_level + 1):
                self.zones.append(
                    Zone(f"{name}-{level}", level_x(level), y, w=2.06, h=1.55, r=0.15, fill="var(--snow)")
                )
                if track == HONOR:
                    shown = f"+{facts.honor_entry[level]}" if facts.honor_entry[level] else ""
                else:
                    shown = f"÷{facts.ratio[level]}" if facts.ratio[level] else "–"
                if shown:
                    self.pieces.append(written(f"{name}-{level}-shown", shown, level_x(level), short(y + 0.5), 0.5))

    def _tip(self, track: int) -> Text:
        """Say what a track is for, and what buried cards are worth by rank."""
        rows = zip(("first_row", "second_row", "other_row"), self.layout.facts.honor_tables, strict=True)
        args = {name: [str(points) for points in table[1:]] for name, table in rows}
        return Text("tip-track-honor", {**args}) if track == HONOR else Text("tip-track-offering")

    def _table(self) -> None:
        """What buried cards pay, by rank on the Honor track."""
        facts = self.layout.facts
        box = Zone(
            "burials", 15.0, 17.95, w=29.2, h=3.6, r=0.25, fill="var(--snow)", tip=self._tip(HONOR), rule="E15.3"
        )
        self.zones += [box, heading("burials-title", Text("zone-burials"), 2.45, 16.6, 4.2, 0.44)]
        for rank, table in enumerate(facts.honor_tables):
            self.zones.append(
                heading(f"burials-rank-{rank}", Text(f"zone-rank-{rank + 1}"), 2.45, TABLE_Y[rank], 3.8, 0.44)
            )
            for cards, points in enumerate(table[1:], 1):
                shown = written(f"burials-{rank}-{cards}", str(points), level_x(cards), TABLE_Y[rank], 0.55)
                self.pieces.append(shown)
            more = f"+{table[-1] - table[-2]}" if facts.tables_go_on else ""
            if more:
                self.pieces.append(written(f"burials-{rank}-more", more, short(level_x(10) + 1.7), TABLE_Y[rank], 0.45))
        for cards in range(1, len(facts.honor_tables[0])):
            self.pieces.append(number(f"burials-{cards}", level_x(cards), 16.6, 0.72, cards))

    def _ground(self, ground: Ground) -> tuple[list[Zone], list[Piece]]:
        """Slots with benefits, starting slots and arrows."""
        zones: list[Zone] = []
        pieces: list[Piece] = []
        u = unit(ground)
        for slot, cell in enumerate(ground.cells):
            x, y = at(ground, cell)
            effects = ground.benefit[slot]
            start = ground.start[slot]
            id = f"cell-{cell}"
            zone = Zone(id, x, y, w=short(u * 0.94), h=short(u * 0.94), r=short(u * 0.1))
            zone.fill = (
                "var(--ochre-light)" if start else "var(--parchment)" if ground.tile[slot] % 2 else "var(--hide)"
            )
            zone.stroke = "var(--fire)" if start else "var(--line)"
            zone.tip = Text("tip-slot-start" if start else "tip-slot", {"effects": words_of(effects)})
            zone.rule = "E13.6" if effects[0].word == EXTRA else "E13.4"
            zones.append(zone)
            if effects[0].word != EXTRA:
                pieces += put(f"{id}-fx", icons_of(effects), x, y, u * 0.5, id)
                continue
            for i, target in enumerate(ground.arrows[slot]):
                tx, ty = at(ground, target)
                angle = 0 if tx > x + 0.1 else 180 if tx < x - 0.1 else 90 if ty > y else 270
                where = short(x + (tx - x) * 0.24), short(y + (ty - y) * 0.24)
                arrow = Piece(
                    f"{id}-arrow-{i}", "arrow-e", *where, short(u * 0.36), short(u * 0.36), zone=id, quiet=True
                )
                arrow.rotate = angle
                pieces.append(arrow)
        return zones, pieces

    def _rulers(self, ground: Ground) -> list[Ruler]:
        """The coordinates by which the story names slots."""
        cells = [divmod(cell, ROWS) for cell in ground.cells]
        found = [Ruler(str(x // 2), x=at(ground, x * ROWS)[0], part="megaliths") for x in sorted({x for x, _ in cells})]
        return found + [Ruler(str(y // 2), y=at(ground, y)[1], part="megaliths") for y in sorted({y for _, y in cells})]

    def panel(self, s: WinterState) -> Panel:
        """Draw the board in a position."""
        zones, pieces = self.grounds[s.ground]
        panel = Panel("shrine", Text("panel-shrine"), WIDE, HIGH, ground="var(--ice)")
        are_two = len(s.seats) == 2
        panel.zones = [*(self.zones_of_two if are_two else self.zones), *zones]
        panel.pieces = [*(self.pieces_of_two if are_two else self.pieces), *pieces]
        panel.rulers = self.rulers[s.ground]
        panel.parts = [
            Part("megaliths", 0.1, 0.1, 18.1, 12.1, 2.0),
            Part("stones", 18.3, 0.1, 11.6, 12.1),
            Part("idols", 0.1, 12.3, 29.8, 7.6),
        ]
        draw_stack_places(s, panel)
        sheets = self.layout.sheets
        blocks = (s.ground, *s.megalith_cells, *s.megalith_levels, *s.megalith_owners)
        sheets.put(panel, ("megaliths", *blocks), lambda sheet: draw_megaliths(s, sheet))
        orders = (*s.order, -1, *s.honor_order)
        levels = [(t.offering, t.honor) for t in s.seats]
        sheets.put(panel, ("idols", *orders, *levels), lambda sheet: draw_markers(s, sheet))
        graves = [len(t.buried) + len(t.buried_open) for t in s.seats]
        sheets.put(panel, ("ranks", *s.honor_order, -1, *graves), lambda sheet: draw_ranks(s, sheet))
        sheets.put(panel, ("stones", s.round, *s.stones), lambda sheet: self.draw_stones(s, sheet))
        sheets.put(panel, ("order", len(s.seats), *s.order), lambda sheet: self.draw_order(s, sheet))
        return panel

    def draw_stones(self, s: WinterState, sheet: Sheet) -> None:
        """The Sacred Stones of the four rounds."""
        for place in range(s.facts.rounds):
            x, y = STONES_X[place % 2], STONES_Y[place // 2]
            is_open = place < s.round
            zone = Zone(f"reserve-{place + 1}", x, y, w=5.6, h=4.4, r=0.3, rule="E2.5")
            zone.fill = "var(--parchment)" if is_open else "var(--ice-deep)"
            zone.stroke = "var(--ochre)" if place + 1 == s.round else "var(--line)"
            zone.tip = Text("tip-reserve", {"round": place + 1})
            title = heading(
                f"reserve-{place + 1}-name", Text("zone-round", {"round": place + 1}), x, short(y - 1.75), 4.0, 0.48
            )
            sheet.zones += [zone, title]
            lying = [i for i in range(STONES) if s.stones[i] == place + 1]
            for i, which in enumerate(lying):
                left = short(x + (i - (len(lying) - 1) / 2) * (2.6 if len(lying) < 3 else 1.82))
                id = s.facts.stone_names[which]
                made, pieces = self.layout.stone(id, which, left, short(y + 0.45), 1.72, not is_open)
                sheet.zones.append(made)
                sheet.pieces += pieces

    def draw_order(self, s: WinterState, sheet: Sheet) -> None:
        """The turn-order track with the Eclipse benefit of each position."""
        for place in range(len(s.seats)):
            x = short(24.1 + (place - (len(s.seats) - 1) / 2) * 2.85)
            zone = Zone(
                f"position-{place + 1}", x, ORDER_Y, w=2.7, h=2.1, r=0.25, fill="var(--parchment)", stroke="var(--line)"
            )
            zone.tip = Text("tip-order", {"position": place + 1, "effects": self.layout.order_words[place]})
            zone.rule = "E11.3"
            sheet.zones.append(zone)
            sheet.pieces.append(number(f"{zone.id}-number", short(x - 0.95), ORDER_Y - 0.65, 0.62, place + 1))
            sheet.pieces += put(f"{zone.id}-fx", self.layout.order[place], short(x + 0.75), ORDER_Y, 0.95, zone.id)
            if place < len(s.order):
                seat = s.order[place]
                sheet.pieces.append(
                    Piece(
                        f"order-{seat}",
                        "order-marker",
                        short(x - 0.35),
                        ORDER_Y + 0.15,
                        1.15,
                        1.15,
                        seat=seat,
                        mark=True,
                        quiet=True,
                    )
                )


def draw_markers(s: WinterState, sheet: Sheet) -> None:
    """The idol markers of all seats; on the Honor track, who ranks higher stands first."""
    for track, name in enumerate(TRACKS):
        here: dict[int, int] = {}
        for seat in s.honor_order if track == HONOR else s.order:
            level = s.seats[seat].honor if track == HONOR else s.seats[seat].offering
            place = here.get(level, 0)
            here[level] = place + 1
            x, y = short(level_x(level) - 0.7 + 0.47 * place), TRACKS_Y[track] - 0.3
            marker = Piece(
                f"marker-{name}-{seat}", "idol-marker", x, short(y), 0.72, 0.72, seat=seat, zone=f"track-{name}"
            )
            marker.tip = Text("tip-marker", {"seat": seat, "track": name, "level": level})
            sheet.pieces.append(marker)


def draw_ranks(s: WinterState, sheet: Sheet) -> None:
    """Mark in the table of burials where every seat stands: its row by the Honor track, its column by its graves."""
    for place, seat in enumerate(s.honor_order):
        t = s.seats[seat]
        cards = min(len(t.buried) + len(t.buried_open), len(s.facts.honor_tables[0]) - 1)
        rank = 2 if len(s.seats) == 2 and place else min(place, 2)
        x = short(level_x(cards) - 0.62 - (0.42 if place == 3 else 0))
        at = x, TABLE_Y[rank]
        sheet.pieces.append(Piece(f"rank-{seat}", "order-marker", *at, 0.5, 0.5, seat=seat, mark=True, quiet=True))


def draw_stack_places(s: WinterState, panel: Panel) -> None:
    """While a Megalith is to be placed: the places between two others that are open to the seat."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Benefit) or step.rank < MEGALITH:
        return
    ground = s.facts.grounds[s.ground]
    u = unit(ground)
    for cell in places(s, s.seats[step.seat]):
        if ground.slot_at[cell] < 0:
            level = level_at(s, cell)
            x, y = at(ground, cell, level)
            tip = Text("tip-stack", {"level": level})
            panel.zones.append(Zone(f"cell-{cell}", x, y, w=short(u * 0.7), h=short(u * 0.7), tip=tip, rule="E13.7"))


def draw_megaliths(s: WinterState, sheet: Sheet) -> None:
    """Megaliths from the lowest level up, so that higher ones cover."""
    ground = s.facts.grounds[s.ground]
    u = unit(ground)
    order = sorted(range(len(s.megalith_cells)), key=lambda i: (s.megalith_levels[i], s.megalith_cells[i] % ROWS))
    for i in order:
        level, owner = s.megalith_levels[i], s.megalith_owners[i]
        x, y = at(ground, s.megalith_cells[i], level)
        w = short(u * 0.92)
        zone = f"cell-{s.megalith_cells[i]}" if level == 1 else ""
        if owner == NEUTRAL:
            block = Piece(
                f"megalith-{i}", "block-grey", x, y, w, w, tip=Text("tip-megalith-grey"), rule="E13.3", zone=zone
            )
        else:
            block = Piece(f"megalith-{i}", "block", x, y, w, w, seat=owner, mark=level == 1, rule="E15.6", zone=zone)
            block.tip = Text("tip-megalith", {"seat": owner, "level": level})
        if level > 1:
            block.label, block.label_size, block.label_y = str(level), short(u * 0.4), short(u * 0.12)
            block.label_fill = "var(--seat-ink)"
        sheet.pieces.append(block)
