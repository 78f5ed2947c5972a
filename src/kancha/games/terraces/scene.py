"""The site for the eye: terraces that rise, water, temples with their floors, pawns, cards, the score track.

Hexes are one unit wide. Everything on the board is drawn from north to south, so that what stands in front covers
what lies behind.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from kancha.games.terraces import actions as act
from kancha.games.terraces.cards import CARD_NAMES
from kancha.games.terraces.colours import (
    COMMON_DARK,
    COMMON_LIGHT,
    CUZCO_DARK,
    CUZCO_LIGHT,
    JAVA_DARK,
    JAVA_LIGHT,
)
from kancha.games.terraces.facts import CELLS, NAMES, SITE, SOFT, TRIPLE_TILE, coordinates
from kancha.games.terraces.festival import Festival
from kancha.games.terraces.land import Laying, Turning
from kancha.games.terraces.pawns import FAR, OUT, Entering, Walking, reach
from kancha.games.terraces.settlements import size_of
from kancha.games.terraces.state import BASIN, FIELD, KINDS, TEMPLE, VILLAGE, Seat, Terraces
from kancha.kernel.action import Action
from kancha.kernel.game import Game, size
from kancha.kernel.scene import Aim, Meter, Palette, Panel, Piece, Scene, SeatLine, Stat, Text, Zone

SPACE: Final = 21.5 / 30
"""One space of the score track; the board is framed by 30 x 22 of them."""
WIDTH: Final = 30 * SPACE
HEIGHT: Final = 22 * SPACE
HEX: Final = 2 / sqrt(3)
"""The height of a hex that is one unit wide."""
ROW: Final = sqrt(3) / 2
LIFT: Final = 0.095
"""How much a level raises a tile."""
TALLEST: Final = 9
"""The symbols show this many levels; higher ones are told by the number alone."""
LEFT: Final = (WIDTH - 19) / 2 + 0.5
TOP: Final = (HEIGHT - 14 * ROW) / 2 + 0.12


class Glance:
    """The last view that was looked at, and the state it was read into: one question draws it many times."""

    last: tuple[Any, Any] = (None, None)


def look(game: Game, view: Any) -> Terraces:
    """Return the view as a state whose hidden values are unknown: the rules can then be asked about it."""
    seen, state = Glance.last
    if seen is not view:
        state = game.state(view)
        Glance.last = (view, state)
    assert isinstance(state, Terraces)
    return state


def centre(cell: int) -> tuple[float, float]:
    """Return the middle of a hex on the ground."""
    x, row = coordinates(cell)
    return LEFT + (x + 18) / 2, TOP + row * ROW


def rise(s: Terraces, cell: int) -> float:
    """Return how high a hex lies."""
    return LIFT * min(s.level[cell], TALLEST)


# The board


def draw(game: Game, view: Any, seat: int | None) -> Scene:
    """Lay a view out for the eye."""
    s = look(game, view)
    panels = [site_panel(s), stock_panel(s)]
    if seat is not None:
        panels.append(hand_panel(s, s.seats[seat]))
    most = s.facts.points + (s.facts.bonus if s.boosted else 0)
    meter = Meter(s.ap, most, Text("meter-points")) if s.turn and s.stack else None
    return Scene(panels, [seat_line(s, holder) for holder in s.seats], meter, status(s))


def site_panel(s: Terraces) -> Panel:
    """Return the board with all that lies and stands on it."""
    zones = [ground(s, cell) for cell in s.facts.cells]
    pieces: list[Piece] = []
    for cell in s.facts.cells:
        pieces += stack_on(s, cell)
    return Panel("site", Text("panel-site"), WIDTH, HEIGHT, "board", None, "board", zones, pieces + markers(s))


def ground(s: Terraces, cell: int) -> Zone:
    """Return the zone of a hex."""
    x, y = centre(cell)
    land = s.facts.land[cell]
    zone = Zone(cell_id(cell), x, y, "hex", 1.0, HEX, lift=rise(s, cell), tip=tip(s, cell))
    if land == SITE:
        zone.fill, zone.stroke = "var(--ground)", "var(--ground-line)"
        zone.rule = "C0.2"
    else:
        zone.symbol = "soft" if land == SOFT else "mountain"
        zone.rule = "C4.2"
    return zone


def cell_id(cell: int) -> str:
    """Return the id of a hex on the page."""
    return f"hex-{NAMES[cell]}"


def tip(s: Terraces, cell: int) -> Text:
    """Say what a hex is."""
    name, level = NAMES[cell], s.level[cell]
    kind = s.kind[cell]
    if kind == BASIN:
        return Text("tip-basin", {"cell": name})
    if kind == FIELD:
        return Text("tip-field", {"cell": name, "level": level})
    if kind in (VILLAGE, TEMPLE):
        town = s.town[cell]
        number = s.temple_of(town)
        args: dict[str, Any] = {"cell": name, "level": level, "size": size_of(s, town)}
        if number < 0:
            return Text("tip-settlement", args)
        return Text("tip-city", {**args, "value": s.temple_value[number]})
    if s.facts.land[cell] != SITE:
        return Text("tip-soft" if s.facts.land[cell] == SOFT else "tip-hard")
    return Text("tip-bare", {"cell": name})


def terrain(id: str, cell: int, kind: int, level: int, zone: str = "") -> Piece:
    """Return one hex of a tile at its height, with the walls below it."""
    x, y = centre(cell)
    shown = min(level, TALLEST)
    height = LIFT * shown
    symbol = f"{'field' if kind == FIELD else 'village'}-{shown}"
    return Piece(id, symbol, x, y - height / 2, 1.0, HEX + height, zone=zone)


def stack_on(s: Terraces, cell: int) -> list[Piece]:
    """Return what lies on a hex, from the ground up."""
    x, y = centre(cell)
    zone = cell_id(cell)
    kind, level = s.kind[cell], s.level[cell]
    found: list[Piece] = []
    if kind == BASIN:
        found.append(Piece(f"basin-{NAMES[cell]}", "water", x, y, 1.0, HEX, zone=zone, quiet=True))
    if level == 0:
        return found
    top = y - rise(s, cell)
    tile = terrain(f"tile-{s.top[cell] >> 2}-{NAMES[cell]}", cell, kind, level, zone)
    if level > 1 and kind != TEMPLE:
        tile.label, tile.label_size = str(level), 0.2
        tile.label_y = -0.37 - rise(s, cell) / 2
    found.append(tile)
    found += bonds(s, cell, zone)
    if kind == TEMPLE:
        found += temple(s, cell, x, top, zone)
    owner = s.pawn[cell]
    if owner >= 0:
        number = s.seats[owner].pawns.index(cell)
        text = Text("tip-pawn", {"seat": owner, "level": level})
        pawn = Piece(f"pawn-{owner}-{number}", "pawn", x, top - 0.13, 0.54, 0.72, owner, True, zone=zone)
        pawn.tip, pawn.rule = text, "C5.1"
        found.append(pawn)
    return found


def bonds(s: Terraces, cell: int, zone: str) -> list[Piece]:
    """Return the stitches to hexes of the same tile that are drawn already: west, north-west and north-east (C3.5)."""
    found: list[Piece] = []
    x, y = centre(cell)
    for turn in (3, 4, 5):
        n = s.facts.around[cell][turn]
        if n >= 0 and s.top[n] == s.top[cell]:
            there, above = centre(n)
            found.append(
                Piece(
                    f"bond-{NAMES[cell]}-{turn}",
                    "bond",
                    (x + there) / 2,
                    (y + above) / 2 - rise(s, cell),
                    0.2,
                    0.2,
                    rotate=60.0 * (turn - 3),
                    zone=zone,
                    quiet=True,
                )
            )
    return found


def temple(s: Terraces, cell: int, x: float, top: float, zone: str) -> list[Piece]:
    """Return a temple with its floors and, after a festival, its mark."""
    number = s.temple_cell.index(cell)
    value = s.temple_value[number]
    held = not s.temple_ready[number]
    args: dict[str, Any] = {"value": value, "size": size_of(s, s.town[cell])}
    piece = Piece(f"temple-{NAMES[cell]}", f"temple-{value}", x, top - 0.14, 0.86, 0.998, zone=zone)
    piece.label, piece.label_y, piece.label_size = str(value), 0.4, 0.2
    piece.label_fill = "var(--gold-ink)"
    piece.tip = Text("tip-temple-held" if held else "tip-temple", args)
    piece.rule = "C8.11" if held else "C5.5"
    found = [piece]
    if held:
        found.append(Piece(f"held-{NAMES[cell]}", "festival", x + 0.27, top - 0.47, 0.36, 0.36, zone=zone, quiet=True))
    return found


def track_space(points: int) -> tuple[float, float]:
    """Return the middle of a space of the score track, which runs clockwise from the top left."""
    place = points % 100
    if place < 29:
        column, row = place, 0
    elif place < 50:
        column, row = 29, place - 29
    elif place < 79:
        column, row = 79 - place, 21
    else:
        column, row = 0, 100 - place
    return (column + 0.5) * SPACE, (row + 0.5) * SPACE


def markers(s: Terraces) -> list[Piece]:
    """Return the score markers; those on one space stand a little apart."""
    found: list[Piece] = []
    totals = s.ledger.totals
    for seat, points in enumerate(totals):
        x, y = track_space(points)
        before = sum(1 for other in range(seat) if totals[other] % 100 == points % 100)
        piece = Piece(f"score-{seat}", "marker", x + 0.13 * before, y - 0.1 * before, 0.6, 0.6, seat, True)
        piece.tip = Text("tip-track")
        found.append(piece)
    return found


# Stock, cards and seats


def stock_panel(s: Terraces) -> Panel:
    """Return the common stock and the festival cards, with the bids of a festival under way."""
    pieces = [
        Piece("stock-triples", "stack-triple", 0.95, 0.95, 1.2, 1.27, count=s.triples, tip=Text("tip-triples")),
        Piece("stock-basins", "water", 0.95, 2.6, 0.9, 0.9 * HEX, count=s.basins, tip=Text("tip-basins")),
    ]
    pieces[0].rule, pieces[1].rule = "C10.1", "C6.1"
    for floor, left in enumerate(s.floors):
        value = 2 * (floor + 1)
        piece = Piece(f"stock-temple-{value}", f"temple-{value}", 2.35 + 0.92 * floor, 2.5, 0.78, 0.9, count=left)
        piece.tip, piece.rule, piece.faded = Text("tip-floors", {"value": value}), "C5.9", left == 0
        pieces.append(piece)
    deck, gone = size(s.deck), sum(s.discards)
    pieces.append(Piece("deck", "card-back", 2.6, 1.0, 1.0, 1.4, count=deck, tip=Text("tip-deck"), rule="C7.1"))
    if s.open >= 0:
        text = Text("tip-open", {"card": CARD_NAMES[s.open]})
        pieces.append(Piece("open", f"card-{s.open}", 3.95, 1.0, 1.0, 1.4, tip=text, rule="C8.3"))
    back = Piece("discards", "card-back", 5.3, 1.0, 1.0, 1.4, count=gone, tip=Text("tip-discards"), rule="C9.1")
    back.faded = True
    pieces.append(back)
    height = 3.3
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Festival):
        for holder in s.seats:
            if any(holder.table):
                pieces += bid_row(s, holder, step.totals[holder.seat], height)
                height += 0.95
    return Panel("stock", Text("panel-stock"), 6.8, height, "side", None, "", [], pieces)


def bid_row(s: Terraces, holder: Seat, total: int, y: float) -> list[Piece]:
    """Return the cards a seat has played in the festival, with their total."""
    seat = holder.seat
    text = Text("tip-bid", {"seat": seat, "total": total})
    first = Piece(f"bid-{seat}", "marker", 0.6, y + 0.4, 0.7, 0.7, seat, True, tip=text, count=total)
    found = [first]
    x = 1.5
    for card in range(KINDS):
        for copy in range(holder.table[card]):
            found.append(
                Piece(f"bid-{seat}-{card}-{copy}", f"card-{card}", x, y + 0.42, 0.6, 0.84, tip=text, rule="C8.4")
            )
            x += 0.62
    return found


def hand_panel(s: Terraces, holder: Seat) -> Panel:
    """Return the viewer's festival cards; alike ones lie on each other."""
    pieces: list[Piece] = []
    held = [card for card in range(KINDS) if holder.hand[card]]
    for place, card in enumerate(held):
        worth = s.facts.worth[s.open][card] if s.open >= 0 else 0
        text = Text("tip-hand-card", {"card": CARD_NAMES[card], "worth": worth})
        piece = Piece(f"hand-{card}", f"card-{card}", 0.6 + 1.12 * place, 0.8, 1.0, 1.4, count=holder.hand[card])
        piece.tip, piece.rule, piece.faded = text, "C8.3", worth == 0
        pieces.append(piece)
    return Panel("hand", Text("panel-hand"), max(1, len(held)) * 1.12 + 0.1, 1.6, "hand", holder.seat, "", [], pieces)


def seat_line(s: Terraces, holder: Seat) -> SeatLine:
    """Return a seat's public numbers."""
    stats = [
        Stat("icon-double", holder.doubles, Text("tip-doubles")),
        Stat("icon-village", holder.villages, Text("tip-villages")),
        Stat("icon-field", holder.fields, Text("tip-fields")),
        Stat("icon-pawn", holder.pawns.count(-1), Text("tip-pawns")),
        Stat("token", holder.tokens, Text("tip-tokens")),
        Stat("icon-card", size(holder.hand), Text("tip-cards")),
    ]
    note = Text("note-counted") if s.scored[holder.seat] else None
    if note is None and s.turn and s.stack and s.active == holder.seat:
        note = Text("note-turn")
    return SeatLine(holder.seat, s.ledger.totals[holder.seat], stats, note)


def status(s: Terraces) -> list[Text]:
    """Return what everybody should have in mind."""
    found = [Text("status-triples", {"count": s.triples})]
    if s.closing:
        found.append(Text("status-last"))
    step = s.stack[-1] if s.stack else None
    if isinstance(step, Festival):
        found.append(Text("status-festival", {"cell": NAMES[step.cell], "top": step.top}))
    return found


# Clicks


def aim(game: Game, view: Any, action: Action) -> Aim:
    """Say where an action is clicked and what it would look like."""
    s = look(game, view)
    step = s.stack[-1] if s.stack else None
    cell = getattr(action, "cell", -1)
    if cell >= 0:
        found = Aim([cell_id(cell)] if s.facts.land[cell] else [])
        if isinstance(action, (act.Settle, act.Sow)) and isinstance(step, Laying):
            kind = FIELD if isinstance(action, act.Sow) else VILLAGE
            ghost(found, [terrain("ghost-0", cell, kind, s.level[cell] + 1)])
        elif isinstance(action, act.Irrigate):
            x, y = centre(cell)
            ghost(found, [Piece("ghost-0", "water", x, y, 1.0, HEX)])
        elif isinstance(action, act.Walk) and isinstance(step, (Entering, Walking)):
            aim_walk(s, found, OUT if isinstance(step, Entering) else step.start, cell)
        elif isinstance(action, act.Found):
            x, y = centre(cell)
            value = max(2, min(size_of(s, s.town[cell]) // 2 * 2, 10)) if s.town[cell] >= 0 else 2
            top = y - rise(s, cell)
            ghost(found, [Piece("ghost-0", f"temple-{value}", x, top - 0.14, 0.86, 0.998)])
            if s.facts.exact_value:
                found.gain = Text("gain-value", {"value": value, "points": value // 2})
        return found
    if isinstance(action, (act.Spread, act.Side)) and isinstance(step, Turning):
        return aim_turn(s, step, action.sides if isinstance(action, act.Spread) else action.side)
    if isinstance(action, act.PlayCard):
        return Aim([f"hand-{action.card}"])
    if isinstance(action, act.DrawOpen):
        return Aim(["open"])
    if isinstance(action, act.DrawHidden):
        return Aim(["deck"])
    if isinstance(action, act.Value):
        value = act.VALUES[action.value]
        return Aim(gain=Text("gain-value", {"value": value, "points": value // 2}))
    return Aim()


def ghost(found: Aim, pieces: list[Piece]) -> None:
    """Show pieces on the board before the click."""
    found.ghost = pieces
    found.ghost_panel = "site"


def aim_walk(s: Terraces, found: Aim, start: int, goal: int) -> None:
    """Show the pawn at its goal, and the price."""
    x, y = centre(goal)
    ghost(found, [Piece("ghost-0", "pawn", x, y - rise(s, goal) - 0.13, 0.54, 0.72, s.active, True)])
    price = [FAR] * (CELLS + 1)
    reach(s, s.active, start, s.ap, price)
    if price[goal] < FAR:
        found.gain = Text("price", {"price": price[goal]})


def aim_turn(s: Terraces, step: Turning, turn: int) -> Aim:
    """Show the whole tile: the click is on its first field hex going clockwise."""
    around = s.facts.around[step.cell]
    cells = [around[turn]]
    if step.tile == TRIPLE_TILE:
        cells.append(around[(turn + 1) % 6])
    found = Aim([cell_id(cells[0])] if cells[0] >= 0 else [])
    level = s.level[step.cell] + 1
    pieces = [terrain("ghost-0", step.cell, VILLAGE, level)]
    pieces += [terrain(f"ghost-{cell}", cell, FIELD, level) for cell in cells if cell >= 0]
    pieces.sort(key=lambda piece: piece.y)
    ghost(found, pieces)
    fresh = sum(1 for cell in [step.cell, *cells] if cell >= 0 and s.facts.toll[cell] and s.level[cell] == 0)
    found.gain = Text("price", {"price": s.facts.tile_price + fresh * s.facts.overflow_price})
    return found


def palette(game: Game) -> Palette:
    """Return the colours of the edition."""
    if game.id == "java":
        return Palette({**COMMON_LIGHT, **JAVA_LIGHT}, {**COMMON_DARK, **JAVA_DARK})
    return Palette({**COMMON_LIGHT, **CUZCO_LIGHT}, {**COMMON_DARK, **CUZCO_DARK})
