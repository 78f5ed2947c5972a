"""The panel of the common pieces: progress table, level supply, deck, discard pile and die."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import CARDS, STEPS
from kancha.games.caral.picture.board import die_piece
from kancha.games.caral.state import CaralState
from kancha.kernel.game import size
from kancha.kernel.scene import Panel, Part, Piece, Text, Zone
from kancha.kernel.shelf import Sheet, Sheets, pile, row, short

STEP_ROW: Final = 2.3
CARD_W: Final = 1.25
TALL: Final = 1.48
SIZES: Final = row(5, (1.4, 5.0), 2.3)
"""The places of the levels, largest first."""
DISCARDS: Final = row(len(CARDS), (3.4, 7.3), 1.5)
DIE_VALUES: Final = row(len(STEPS), (9.85, 8.3), 0.72)
PARTS: Final = [
    Part("table", 0.0, 0.0, 12.0, 3.9),
    Part("levels", 0.0, 3.9, 12.0, 2.1),
    Part("cards", 0.0, 6.0, 12.0, 4.4),
]


def supplies_panel(s: CaralState, sheets: Sheets) -> Panel:
    """Draw the progress table, the level supply, deck, discard pile and die."""
    panel = Panel("progress", Text("panel-progress"), 12, 10.4, "side", art="day", parts=PARTS)
    sheets.put(panel, ("table", s.completed), lambda sheet: _draw_table(s, sheet))
    sheets.put(panel, ("levels", *s.supply), lambda sheet: _draw_levels(s, sheet))
    sheets.put(panel, ("cards", size(s.deck), s.blocked, *s.discard), lambda sheet: _draw_cards(s, sheet))
    sheets.put(panel, ("die", s.die, s.first), lambda sheet: _draw_die(s, sheet))
    for module in s.modules:
        module.paint(s, panel)
    return panel


def _draw_table(s: CaralState, sheet: Sheet) -> None:
    """The fame of each completion; where a central level comes with it, the prize of the ceremony from then on."""
    facts = s.facts
    levels = 1
    for nth, (x, y) in enumerate(row(facts.last_completion, (1.2, STEP_ROW), 1.6), start=1):
        done = nth <= s.completed
        fame = facts.completion_fame[nth]
        symbol, tip = "step-done" if done else "step", Text("tip-completion", {"nth": nth, "fame": fame})
        sheet.zones.append(Zone(f"step-{nth}", x, y, w=1.4, h=1.4, r=0.2, symbol=symbol, tip=tip, rule="K7.1"))
        sheet.zones[-1].label = str(fame)
        if facts.completion_central[nth]:
            levels += facts.completion_central[nth]
            prize = facts.prizes[levels]
            central = Piece(f"step-central-{nth}", "central", short(x - 0.3), 3.4, 0.8, 0.36, faded=done, rule="K7.2")
            central.tip = Text("tip-step-central", {"prize": prize})
            sign = Piece(f"step-prize-{nth}", "fame", short(x + 0.4), 3.4, 0.56, 0.56, faded=done, rule="K7.3")
            sign.tip, sign.label, sign.label_size, sign.label_fill = central.tip, str(prize), 0.4, "var(--deep)"
            sheet.pieces += [central, sign]


def _draw_levels(s: CaralState, sheet: Sheet) -> None:
    """The levels that are left, by size; without a limit there is no number."""
    for n, (x, y) in enumerate(SIZES):
        level = len(SIZES) - n
        left = s.supply[level]
        unlimited = s.facts.unlimited_levels
        tip = Text("tip-supply-unlimited" if unlimited else "tip-supply", {"size": level, "count": left})
        zone = f"supply-{level}"
        sheet.zones.append(Zone(zone, x, y, w=2.1, h=1.3, r=0.15, tip=tip, rule="K6.5"))
        wide = 0.42 + 0.29 * level
        piece = Piece(f"supply-level-{level}", "level-plain", x, 4.85, wide, 0.42, faded=left == 0, zone=zone, tip=tip)
        number = Piece(f"supply-count-{level}", "blank", x, 5.4, 0.5, 0.5, zone=zone, quiet=True)
        number.label, number.label_size = "∞" if unlimited else str(left), 0.5
        sheet.pieces += [piece, number]


def _draw_cards(s: CaralState, sheet: Sheet) -> None:
    """The deck, the discards by type, and the type that is barred."""
    cards = size(s.deck)
    deck = pile("deck", "card-back", (1.3, 7.3), cards, Text("tip-deck", {"cards": cards}), CARD_W, TALL, "K1.6")
    sheet.pieces.append(_numbered(deck, cards, "var(--chalk)", 0.0))
    for card, (x, y) in enumerate(DISCARDS):
        name, count = CARDS[card], s.discard[card]
        tip = Text("tip-discard", {"card": name, "count": count})
        zone = f"discard-{name}"
        sheet.zones.append(Zone(zone, x, y, w=1.35, h=1.95, r=0.15, tip=tip, rule="K9.4"))
        piece = pile(f"discard-card-{name}", f"card-{name}", (x, y), count, tip, CARD_W, TALL)
        piece.zone = zone
        sheet.pieces.append(_numbered(piece, count, "", -0.55))
        if card == s.blocked:
            barred = Piece("blocked", "forbidden", x, y, 1.2, 1.2, rule="K12.3")
            barred.tip = Text("tip-blocked", {"card": name})
            sheet.pieces.append(barred)


def _numbered(piece: Piece, count: int, fill: str, y: float) -> Piece:
    """Write the number of cards on a pile, large enough to be read."""
    piece.count, piece.label, piece.label_size, piece.label_fill, piece.label_y = 1, str(count), 0.6, fill, y
    return piece


def _draw_die(s: CaralState, sheet: Sheet) -> None:
    """The die with what it shows, the values that may be chosen, and whose it is."""
    sheet.pieces.append(die_piece(s, "die", (10.55, 6.9), 1.5))
    for steps, (x, y) in enumerate(DIE_VALUES):
        zone = Zone(f"die-{steps}", x, y, "circle", 0.7, label=STEPS[steps], tip=Text("tip-steps", {"steps": steps}))
        zone.fill, zone.stroke, zone.rule = "var(--paper)", "var(--line)", "K3.2"
        sheet.zones.append(zone)
    first = Piece("first-family", "fame", 10.55, 9.5, 0.8, 0.8, s.first, True, rule="K3.1")
    first.tip = Text("tip-first", {"seat": s.first})
    sheet.pieces.append(first)
