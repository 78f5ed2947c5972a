"""The shared board: map, columns, stones, Culture cards, supply, Animals, turn order."""

from __future__ import annotations

from typing import Final

from kancha.games.endless_winter.action_phase import Bottom
from kancha.games.endless_winter.facts import CULTURE_FROM, HEXES, JUNCTURES, SPECIES, STONES, TRIBES, Facts
from kancha.games.endless_winter.labor import Top
from kancha.games.endless_winter.migrate import influence
from kancha.games.endless_winter.picture.cards import card, heading, icons, number, stone, words_of
from kancha.games.endless_winter.picture.shrine import shrine
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.vocabulary import COLUMNS, DEVELOP, MIGRATE, SETTLE
from kancha.kernel.scene import Panel, Piece, Text, Zone

WIDE: Final = 16.0
HIGH: Final = 22.0
HEX: Final = 2.95
MAP_X: Final = 8.0
MAP_Y: Final = 7.75
COLUMN: Final = 3.9
COLUMN_X: Final = 2.15
SUPPLY_Y: Final = 19.2


def board_panels(s: WinterState) -> list[Panel]:
    """Return the three boards of all that is shared: the land, the fires of the tribes, the shrine."""
    land = Panel("land", Text("panel-land"), WIDE, HIGH, art="ground-land")
    draw_map(s, land)
    draw_supply(s, land)
    fires = Panel("fires", Text("panel-fires"), WIDE, HIGH, art="ground-fires")
    draw_reserves(s, fires)
    draw_columns(s, fires)
    draw_culture(s, fires)
    stones = Panel("shrine", Text("panel-shrine"), WIDE, HIGH, art="ground-shrine")
    draw_animals(s, stones)
    shrine(s, stones)
    draw_order(s, stones)
    return [land, fires, stones]


def title(panel: Panel, id: str, x: float, y: float, w: float) -> None:
    """Write a heading."""
    panel.zones.append(heading(f"title-{id}", Text(f"zone-{id}"), x, y, w))


def hex_at(facts: Facts, h: int) -> tuple[float, float]:
    """Return the centre of a hex."""
    q, r = facts.hexes[h]
    return MAP_X + HEX * (q + r / 2), MAP_Y + HEX * 0.866 * r


def draw_map(s: WinterState, panel: Panel) -> None:
    """Tiles with their benefits, Camps with marks, Villages on junctures."""
    facts = s.facts
    for h in range(HEXES):
        x, y = hex_at(facts, h)
        terrain = s.terrain[h]
        if terrain < 0:
            panel.zones.append(Zone(f"hex-{h}", x, y, "hex", HEX, HEX, fill="var(--ice-deep)"))
            continue
        tip = Text(
            "tip-hex",
            {
                "hex": facts.hex_names[h],
                "terrain": facts.terrain_names[terrain],
                "effects": words_of(facts.terrain_benefit[terrain]),
                "influence": [str(n) for n in influence(s, h)],
            },
        )
        panel.zones.append(
            Zone(f"hex-{h}", x, y, "hex", HEX, HEX, symbol=f"hex-{facts.terrain_names[terrain]}", tip=tip, rule="E8.5")
        )
        panel.pieces += icons(f"hex-{h}-fx", facts.terrain_benefit[terrain], x, y - 0.98, 0.62, f"hex-{h}")
        here = [t for t in s.seats if t.camps[h]]
        for i, t in enumerate(here):
            panel.pieces.append(
                Piece(
                    f"camp-{t.seat}-{h}",
                    "camp",
                    x + (i - (len(here) - 1) / 2) * min(0.92, 2.3 / len(here)),
                    y - 0.08 + 0.12 * (i % 2),
                    0.95,
                    0.95,
                    seat=t.seat,
                    mark=True,
                    count=t.camps[h],
                    tip=Text("tip-camps", {"seat": t.seat, "camps": t.camps[h]}),
                    zone=f"hex-{h}",
                )
            )
    for juncture in range(JUNCTURES):
        three = facts.junctures[juncture]
        if 0 in three:
            continue
        places = [hex_at(facts, h) for h in three]
        x, y = sum(p[0] for p in places) / 3, sum(p[1] for p in places) / 3
        owner = s.villages[juncture]
        panel.zones.append(
            Zone(
                f"juncture-{juncture}",
                x,
                y,
                "circle",
                0.5,
                fill="var(--snow)",
                stroke="var(--line)",
                tip=Text("tip-juncture", {"juncture": facts.juncture_names[juncture]}),
                rule="E8.3",
            )
        )
        if owner >= 0:
            panel.pieces.append(
                Piece(
                    f"village-{juncture}",
                    "village",
                    x,
                    y - 0.1,
                    1.3,
                    1.3,
                    seat=owner,
                    mark=True,
                    tip=Text("tip-village", {"seat": owner}),
                    zone=f"juncture-{juncture}",
                )
            )


def column_x(column: int) -> float:
    """Return the middle of a column."""
    return COLUMN_X + COLUMN * column


def draw_reserves(s: WinterState, panel: Panel) -> None:
    """The Sacred Stones of the four rounds, over the columns."""
    for number_ in range(1, s.facts.rounds + 1):
        x = column_x(number_ - 1)
        is_open = number_ <= s.round
        panel.zones.append(
            Zone(
                f"reserve-{number_}",
                x,
                1.6,
                w=COLUMN - 0.15,
                h=2.8,
                r=0.3,
                fill="var(--parchment)" if is_open else "var(--ice-deep)",
                stroke="var(--ochre)" if number_ == s.round else "var(--line)",
                tip=Text("tip-reserve", {"round": number_}),
                rule="E2.5",
            )
        )
        panel.zones.append(heading(f"reserve-{number_}-name", Text("zone-round", {"round": number_}), x, 0.6, 3.2))
        lying = [i for i in range(STONES) if s.stones[i] == number_]
        room = s.facts.stones_a_round[len(s.seats)]
        for i, which in enumerate(lying):
            w = 1.15 if room > 2 else 1.4
            left = x + (i - (len(lying) - 1) / 2) * w * 1.03
            zone, pieces = stone(s.facts, f"stone-{which}", which, left, 1.95 if room > 2 else 1.85, w)
            panel.zones.append(zone)
            for piece in pieces:
                piece.faded = not is_open
            panel.pieces += pieces


def draw_columns(s: WinterState, panel: Panel) -> None:
    """The four columns with their three zones, and the figures in them."""
    for column, name in enumerate(COLUMNS):
        x = column_x(column)
        panel.zones.append(
            Zone(
                f"column-{column}",
                x,
                8.1,
                w=COLUMN - 0.15,
                h=9.9,
                r=0.3,
                tip=Text(f"tip-column-{name}"),
                rule=f"E{6 + column}.1",
            )
        )
        panel.zones.append(heading(f"column-{column}-name", Text(name), x + 0.45, 3.75, COLUMN - 1.4))
        panel.pieces.append(Piece(f"column-{column}-head", f"c-{name}", x - 1.3, 3.75, 0.95, 0.95, quiet=True))
        for part, y, h in (("top", 5.95, 3.0), ("middle", 8.6, 1.95), ("bottom", 10.45, 1.45)):
            panel.zones.append(
                Zone(
                    f"column-{column}-{part}",
                    x,
                    y,
                    w=COLUMN - 0.45,
                    h=h,
                    r=0.25,
                    fill="" if part != "bottom" else "var(--snow)" if s.bottoms[column] < 0 else "var(--ice-deep)",
                    tip=Text(f"tip-{name}-{part}"),
                    rule="E4.6" if part == "bottom" else "E4.5",
                )
            )
        draw_column_icons(s, panel, column, x)
        draw_figures(s, panel, column, x)


def row(panel: Panel, id: str, x: float, y: float, left: list[tuple[str, int]], right: list[tuple[str, int]]) -> None:
    """Draw a price, an arrow and what it buys."""
    shown = [*left, ("i-arrow", 1), *right]
    size = 0.78 if len(shown) < 4 else 0.62
    for i, (symbol, count) in enumerate(shown):
        w = size * 0.62 if symbol == "i-arrow" else size
        panel.pieces.append(
            Piece(
                f"{id}-{i}", symbol, x + 0.2 + (i - (len(shown) - 1) / 2) * size * 1.2, y, w, w, count=count, quiet=True
            )
        )


def draw_column_icons(s: WinterState, panel: Panel, column: int, x: float) -> None:
    """The actions of a column in icons; the loop says any number of times, the 1 first figure only."""
    facts = s.facts
    price = facts.price[column]
    id = f"column-{column}-row"
    if column == SETTLE:
        row(panel, f"{id}-a", x, 5.95, [("i-labor", price)], [("i-tribe", 1)])
        row(panel, f"{id}-m", x, 8.6, [("i-tool", facts.bury_tools)], [("i-bury", 1)])
    elif column == DEVELOP:
        row(panel, f"{id}-a", x, 5.3, [("i-labor", price)], [("i-culture", 1)])
        row(panel, f"{id}-b", x, 6.55, [("token", 1), ("i-labor", price - facts.token)], [("i-culture", 1)])
        row(panel, f"{id}-m", x, 8.6, [("i-food", 1), ("i-tool", 1)], [("i-stone", 1)])
    elif column == MIGRATE:
        row(panel, f"{id}-a", x, 5.3, [("i-labor", price)], [("i-camp", 1)])
        row(panel, f"{id}-b", x, 6.55, [("i-labor", price)], [("i-move", 1)])
        row(panel, f"{id}-m", x, 8.6, [("i-food", facts.village_food), ("i-camp", 3)], [("i-village", 1)])
    else:
        row(panel, f"{id}-a", x, 5.3, [("i-labor", facts.reveal_price)], [("i-reveal", facts.reveal_cards)])
        row(panel, f"{id}-b", x, 6.55, [("i-labor", price)], [("i-animal", 1)])
        row(panel, f"{id}-m", x, 8.6, [], [("i-tip", 1)])
    for part, y in (("top", 7.15), ("middle", 9.3)):
        panel.pieces.append(
            Piece(f"column-{column}-{part}-loop", "i-repeat", x + 1.35, y, 0.5, 0.5, faded=True, quiet=True)
        )
    panel.pieces.append(Piece(f"column-{column}-first", "i-first", x - 1.35, 10.45, 0.6, 0.6, quiet=True))
    panel.pieces += icons(f"column-{column}-bottom-fx", facts.bottom[column], x + 0.3, 10.45, 0.82)


def draw_figures(s: WinterState, panel: Panel, column: int, x: float) -> None:
    """Figures stand below the column; the one that is acting stands in its zone."""
    acting = -1
    y = 5.95
    for step in s.stack:
        if isinstance(step, Bottom) and step.column == column:
            acting = step.seat
            y = 8.6
    if s.stack and acting >= 0 and any(isinstance(step, Top) for step in s.stack):
        y = 5.95
    standing: list[tuple[int, str]] = []
    for seat in s.order:
        t = s.seats[seat]
        own = [f"{i}" for i in (0, 1) if t.figures_at[i] == column]
        if t.chief_at == column:
            own.append("chief")
        if seat == acting and own:
            name = own.pop()
            panel.pieces.append(figure(seat, name, x - 1.32, y, 1.05))
        standing += [(seat, name) for name in own]
    size = min(1.2, 3.4 / max(len(standing), 1))
    for i, (seat, name) in enumerate(standing):
        panel.pieces.append(figure(seat, name, x + (i - (len(standing) - 1) / 2) * size * 0.95, 12.05, max(size, 0.7)))


def figure(seat: int, name: str, x: float, y: float, size: float) -> Piece:
    """Return a figure of a seat."""
    chief = name == "chief"
    return Piece(
        f"figure-{seat}-{name}",
        "chief" if chief else "figure",
        x,
        y,
        size,
        size * 1.1,
        seat=seat,
        mark=True,
        tip=Text("tip-chief" if chief else "tip-figure", {"seat": seat}),
        rule="E5.4" if chief else "E4.4",
    )


def draw_supply(s: WinterState, panel: Panel) -> None:
    """The five piles of Tribe cards."""
    title(panel, "supply", 8, 16.45, 8)
    for i in range(TRIBES):
        x = 2.0 + 3.0 * i
        zones, pieces = card(s.facts, f"supply-{i}", i, x, SUPPLY_Y, 2.75, True)
        panel.zones += zones
        panel.pieces += pieces
        panel.pieces.append(number(f"supply-{i}-left", x + 1.05, SUPPLY_Y - 1.62, 0.72, s.supply[i], f"supply-{i}"))


def draw_culture(s: WinterState, panel: Panel) -> None:
    """The display of Culture cards, with Labor tokens."""
    title(panel, "culture", 8, 13.55, 8)
    for place, which in enumerate(s.culture_row):
        x = column_x(place % 4)
        y = 16.2 + 3.9 * (place // 4)
        if which < 0:
            panel.zones.append(
                Zone(f"culture-gap-{place}", x, y, w=2.6, h=3.66, r=0.25, stroke="var(--line)", tip=Text("tip-gap"))
            )
            continue
        zones, pieces = card(s.facts, f"culture-{which}", CULTURE_FROM + which, x, y, 2.68, True)
        panel.zones += zones
        panel.pieces += pieces
        if s.tokens[place]:
            panel.pieces.append(
                Piece(
                    f"token-{which}",
                    "token",
                    x + 1.02,
                    y - 1.55,
                    0.85,
                    0.85,
                    tip=Text("tip-token"),
                    rule="E12.5",
                    zone=f"culture-{which}",
                )
            )


def draw_order(s: WinterState, panel: Panel) -> None:
    """The turn-order track with the Eclipse benefit of each position."""
    title(panel, "order", 8, 16.45, 8)
    for place in range(len(s.seats)):
        x = 8 + (place - (len(s.seats) - 1) / 2) * 1.9
        panel.zones.append(
            Zone(
                f"order-{place}",
                x,
                SUPPLY_Y,
                w=1.6,
                h=3.6,
                r=0.25,
                fill="var(--parchment)",
                stroke="var(--line)",
                tip=Text("tip-order", {"position": place + 1, "effects": words_of(s.facts.order_eclipse[place])}),
                rule="E11.3",
            )
        )
        panel.pieces.append(number(f"order-{place}-number", x, SUPPLY_Y - 1.35, 0.7, place + 1))
        panel.pieces += icons(
            f"order-{place}-fx", s.facts.order_eclipse[place], x, SUPPLY_Y + 1.15, 0.85, f"order-{place}"
        )
        if place < len(s.order):
            seat = s.order[place]
            panel.pieces.append(
                Piece(
                    f"order-marker-{seat}",
                    "order-marker",
                    x,
                    SUPPLY_Y - 0.1,
                    1.1,
                    1.1,
                    seat=seat,
                    mark=True,
                    quiet=True,
                )
            )


def draw_animals(s: WinterState, panel: Panel) -> None:
    """The Animal deck and the face-up Animals by species."""
    left = sum(s.animal_deck)
    panel.zones.append(
        Zone(
            "animal-deck",
            1.15,
            2.0,
            w=1.9,
            h=2.66,
            r=0.18,
            symbol="animal-back",
            tip=Text("tip-animal-deck", {"count": left}),
            rule="E9.1",
        )
    )
    panel.pieces.append(number("animal-deck-left", 1.95, 0.9, 0.72, left, "animal-deck"))
    for animal in range(SPECIES):
        x = 3.15 + 1.98 * animal
        name = s.facts.animal_names[animal]
        count = s.animal_row[animal]
        id = f"animal-{animal}"
        panel.zones.append(
            Zone(
                id,
                x,
                2.0,
                w=1.9,
                h=2.66,
                r=0.16,
                fill="var(--ice-deep)",
                tip=Text(
                    "tip-animal",
                    {
                        "animal": name,
                        "count": s.facts.animals[animal],
                        "face_up": count,
                        "deck": s.animal_deck[animal],
                        "effects": words_of(s.facts.tip[animal]),
                        "sets": [str(points) for points in s.facts.sets[animal][1:]],
                    },
                ),
                rule="E9.2",
            )
        )
        panel.pieces.append(
            Piece(
                f"{id}-face", f"a-{name}", x, 2.0, 1.9, 2.66, zone=id, quiet=True, faded=count == 0, count=max(count, 1)
            )
        )
        for piece in icons(f"{id}-fx", s.facts.tip[animal], x, 2.93, 0.62, id):
            piece.faded = count == 0
            panel.pieces.append(piece)
