"""The player board of a tribe: Labor for the Eclipse, the tracks, its piles; and the hand of the viewer."""

from __future__ import annotations

from functools import partial
from typing import Final

from kancha.games.endless_winter.decks import distinct
from kancha.games.endless_winter.eclipse import eclipse_halves
from kancha.games.endless_winter.picture.layout import Layout, heading, number, written
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.games.endless_winter.tracks import food_limit
from kancha.kernel.scene import Box, Panel, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, short

WIDE: Final = 24.0
HIGH: Final = 8.6
TRACK_X: Final = 11.0
SPACE: Final = 1.12
TRACKS: Final = Box(TRACK_X - 2.0, 0.45, 14.0, 3.5)
"""What a seat has always in sight: Food with its Labor, and Tools."""
LOW: Final = 6.55
MINI: Final = 1.75


def tent_panel(s: WinterState, layout: Layout, seat: int) -> Panel:
    """Return the player board of a seat: Labor for the Eclipse, tracks and piles of cards."""
    t = s.seats[seat]
    title = Text("panel-tent", {"seat": seat})
    panel = Panel(f"tent-{seat}", title, WIDE, HIGH, place="seat", seat=seat, art="hide-tent")
    panel.dock = TRACKS
    sheets, limit = layout.sheets, food_limit(s, t)
    known = [kind for kind in t.pile if kind >= 0]
    halves = t.halves or eclipse_halves(s, t, known)
    moon = ("moon", seat, halves, len(t.pile), len(known), t.chief)
    sheets.put(panel, moon, lambda sheet: draw_moon(s, t, sheet, halves, len(known)))
    tracks = ("tracks", seat, t.food, t.tools, limit, t.camps_left)
    sheets.put(panel, tracks, lambda sheet: draw_tracks(s, t, sheet, limit))
    piles = (
        "piles",
        seat,
        len(t.deck),
        t.using,
        *(tuple(cards) for cards in (t.pile, t.discards, t.above, t.revealed)),
    )
    sheets.put(panel, piles, lambda sheet: draw_piles(layout, t, sheet))
    return panel


def draw_moon(s: WinterState, t: Seat, sheet: Sheet, halves: int, known: int) -> None:
    """The Chief, and the Labor that counts in the coming Eclipse phase as far as the viewer knows it."""
    shown = f"{halves // 2 or ('' if halves else 0)}{'½' if halves % 2 else ''}"
    zone = Zone(f"ritual-{t.seat}", 6.6, 2.2, "circle", 3.3, fill="var(--night)", stroke="var(--gold)", rule="E11.1")
    zone.tip = Text("tip-ritual", {"total": shown, "count": len(t.pile) - known})
    sheet.zones.append(zone)
    sheet.pieces.append(Piece(f"ritual-{t.seat}-sun", "i-eclipse", 6.6, 1.35, 1.1, 1.1, zone=zone.id, quiet=True))
    total = written(f"ritual-{t.seat}-total", f"{shown}{'+?' if len(t.pile) > known else ''}", 6.6, 2.75, 1.1, zone.id)
    total.label_fill = "var(--gold)"
    sheet.pieces.append(total)
    if t.chief >= 0:
        sheet.pieces.append(Piece(f"leader-{t.seat}", "chief", 2.2, 1.75, 1.9, 2.1, seat=t.seat, mark=True, quiet=True))
        sheet.zones.append(heading(f"leader-{t.seat}-name", Text(s.facts.chief_names[t.chief]), 2.3, 3.35, 4.2, 0.5))


def draw_tracks(s: WinterState, t: Seat, sheet: Sheet, limit: int) -> None:
    """Food with Labor icons and Camps, Tools below."""
    facts = s.facts
    for name, symbol, y, value in (("food", "i-food", 1.25, t.food), ("tools", "i-tool", 3.2, t.tools)):
        id = f"{name}-{t.seat}"
        zone = Zone(
            id, TRACK_X - 1.25, y, w=1.2, h=1.2, r=0.25, symbol=symbol, rule="E3.3" if name == "food" else "E3.4"
        )
        zone.tip = Text(f"tip-{name}", {"seat": t.seat, "count": value, "limit": limit})
        sheet.zones.append(zone)
        if name == "food":
            for space in range(facts.food_last + 1):
                if facts.food_labor[space]:
                    x = short(TRACK_X + SPACE * (space - 0.5))
                    labor = Piece(f"{id}-labor-{space}", "i-labor", x, y + 0.52, 0.46, 0.46)
                    labor.tip, labor.rule = Text("tip-labor-icon", {"space": space}), "E5.3"
                    sheet.pieces.append(labor)
        marker = Piece(f"{id}-marker", "order-marker", short(TRACK_X + SPACE * value), y, 0.88, 0.88, seat=t.seat)
        marker.label, marker.label_size, marker.label_fill, marker.quiet = str(value), 0.5, "var(--seat-ink)", True
        sheet.pieces.append(marker)
    first = short(TRACK_X + SPACE * min(limit + 1, facts.food_last))
    camps = Zone(f"camps-{t.seat}", first, 1.25, w=SPACE, h=1.3, r=0.15, rule="E8.1")
    camps.tip = Text("tip-camp-supply", {"camps": t.camps_left})
    sheet.zones.append(camps)
    for space in range(limit + 1, facts.food_last + 1):
        x = short(TRACK_X + SPACE * space)
        camp = Piece(
            f"camp-{t.seat}-supply-{space}", "camp", x, 1.2, 0.95, 0.95, seat=t.seat, zone=camps.id, quiet=True
        )
        # The tent stands on the number of its space: it is written on the door, which is light.
        camp.label, camp.label_size = str(space), 0.4 if space < 10 else 0.3
        camp.label_y, camp.label_fill = 0.18, "var(--ink)"
        sheet.pieces.append(camp)
    if limit < facts.food_last:
        # The two figures of the last space are wider than its tent.
        x = short(TRACK_X + SPACE * facts.food_last)
        sheet.zones.append(Zone(f"camp-{t.seat}-ground", x, 1.25, w=0.9, h=0.8, fill="var(--snow)", tip=camps.tip))


def minis(layout: Layout, t: Seat, sheet: Sheet, name: str, cards: list[int], x: float, room: float) -> None:
    """Draw a bag of open cards as small cards in a row, one for each kind."""
    kinds = distinct(sorted(kind for kind in cards if kind >= 0))
    step = min(1.85, room / max(len(kinds), 1))
    for i, kind in enumerate(kinds):
        id = f"{name}-{t.seat}-{kind}"
        left = short(x + 0.9 + step * i)
        zones, pieces = layout.card(id, kind, left, LOW + 0.3, MINI, False)
        sheet.zones += zones
        sheet.pieces += pieces
        copies = cards.count(kind)
        if copies > 1:
            sheet.pieces.append(number(f"{id}-copies", short(left + 0.6), LOW - 0.75, 0.62, copies, id))


def label(t: Seat, sheet: Sheet, name: str, x: float, w: float, count: int) -> None:
    """Write what lies below and how many."""
    sheet.zones.append(heading(f"{name}-{t.seat}-head", Text(f"zone-{name}", {"count": count}), x, 4.72, w))


def draw_piles(layout: Layout, t: Seat, sheet: Sheet) -> None:
    """Deck, Eclipse pile, discards, cards above the board; the pile is face up for its owner."""
    deck = Zone(f"deck-{t.seat}", 1.5, LOW + 0.3, w=2.1, h=2.94, r=0.2, symbol="card-back", rule="E3.1")
    deck.tip = Text("tip-deck", {"count": len(t.deck)})
    pile = Zone(f"pile-{t.seat}", 4.2, LOW + 0.3, w=2.1, h=2.94, r=0.2, rule="E4.9")
    pile.tip = Text("tip-pile", {"count": len(t.pile)})
    known = [kind for kind in t.pile if kind >= 0]
    if t.pile and not known:
        pile.symbol = "card-back"
    elif not t.pile:
        pile.stroke = "var(--line)"
    sheet.zones += [deck, pile]
    label(t, sheet, "deck", 1.5, 2.9, len(t.deck))
    label(t, sheet, "pile", 4.2, 3.3, len(t.pile))
    minis(layout, t, sheet, "pile-card", known, 3.2, 0.9)
    label(t, sheet, "discards", 10.5, 6.0, len(t.discards))
    minis(layout, t, sheet, "discards", t.discards, 5.7, 9.2)
    shown = t.above + t.revealed + ([t.using] if t.using >= 0 else [])
    label(t, sheet, "revealed" if t.revealed or t.using >= 0 else "above", 19.5, 6.0, len(shown))
    minis(layout, t, sheet, "above", t.above, 15.6, 7.3)
    minis(layout, t, sheet, "revealed", t.revealed, 15.6, 7.3)


def hand_panel(layout: Layout, seat: int, hand: list[int]) -> Panel:
    """Return the viewer's hand, one card for each kind."""
    kinds = distinct(hand)
    panel = Panel("hand", Text("panel-hand"), max(short(2.9 * len(kinds) + 0.2), 9.0), 4.1, place="hand", seat=seat)
    for i, kind in enumerate(kinds):
        copies = hand.count(kind)
        drawing = partial(draw_held, layout, i=i, kind=kind, copies=copies)
        layout.sheets.put(panel, ("held", i, kind, copies), drawing)
    return panel


def draw_held(layout: Layout, sheet: Sheet, i: int, kind: int, copies: int) -> None:
    """The cards of a kind in hand, at a place from the left."""
    id, x = f"hand-{kind}", short(1.55 + 2.9 * i)
    zones, pieces = layout.card(id, kind, x, 2.05, 2.75)
    sheet.zones += zones
    sheet.pieces += pieces
    if copies > 1:
        sheet.pieces.append(number(f"{id}-copies", short(x + 1.05), 0.5, 0.75, copies, id))
