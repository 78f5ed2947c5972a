"""Endless Winter laid out for the eye: ice, ochre and charcoal."""

from __future__ import annotations

from kancha.games.endless_winter.draft import ChiefChoice, SetupChoice
from kancha.games.endless_winter.labor import Top
from kancha.games.endless_winter.picture.aims import aim_at
from kancha.games.endless_winter.picture.board import board_panels
from kancha.games.endless_winter.picture.tally import CATEGORIES, tally
from kancha.games.endless_winter.picture.tent import draft_panel, goods_panel, hand_panel, tent_panel
from kancha.games.endless_winter.rounds import IN_ECLIPSE, Rounds
from kancha.games.endless_winter.state import WinterState
from kancha.kernel.action import Action
from kancha.kernel.look import Picture
from kancha.kernel.scene import Aim, Meter, Panel, Scene, SeatLine, Stat, Text


class WinterPicture(Picture[WinterState]):
    """One position."""

    def draw(self) -> Scene:
        """Lay out the shared boards and those of the tribes."""
        s = self.s
        panels = board_panels(s)
        if s.stack and s.offer and isinstance(s.stack[-1], (ChiefChoice, SetupChoice)):
            panels.append(draft_panel(s))
        for t in s.seats:
            panels += [tent_panel(s, t.seat), goods_panel(s, t.seat)]
        lines = [seat_line(s, t.seat) for t in s.seats]
        return Scene([rounded(panel) for panel in panels], lines, meter(s), status(s))

    def own(self, seen: WinterState, seat: int, scene: Scene) -> None:
        """Add the hand, and what the seat knows of its graves."""
        t = seen.seats[seat]
        if t.buried:
            scene.put(rounded(goods_panel(seen, seat)))
        scene.put(rounded(hand_panel(seen.facts, seat, t.hand)))

    def aim(self, seen: WinterState, action: Action) -> Aim:
        """Say where an action is clicked."""
        return aim_at(seen, action.code)


def rounded(panel: Panel) -> Panel:
    """Cut coordinates to what the eye can tell."""
    for zone in panel.zones:
        zone.x, zone.y, zone.w, zone.h = round(zone.x, 2), round(zone.y, 2), round(zone.w, 2), round(zone.h, 2)
    for piece in panel.pieces:
        piece.x, piece.y, piece.w, piece.h = round(piece.x, 2), round(piece.y, 2), round(piece.w, 2), round(piece.h, 2)
    return panel


def seat_line(s: WinterState, seat: int) -> SeatLine:
    """Return a seat's public numbers, and what it would score now."""
    t = s.seats[seat]
    values = tally(s, t)
    points: dict[str, int | str | list[int] | list[str]] = {
        f"of_{name}": values[i] for i, (name, _) in enumerate(CATEGORIES)
    }
    total = s.ledger.totals[seat] + sum(values)
    graves = len(t.buried) + len(t.buried_open)
    stats = [
        Stat("i-food", t.food, Text("tip-stat-food", {"count": t.food})),
        Stat("i-tool", t.tools, Text("tip-stat-tools", {"count": t.tools})),
        Stat("i-hand", len(t.hand), Text("tip-stat-hand", {"count": len(t.hand)})),
        Stat("i-bury", graves, Text("tip-stat-graves", {"count": graves})),
        Stat("i-vp", f"≈{total}", Text("tip-stat-tally", {**points, "total": total})),
    ]
    place = s.order.index(seat) + 1 if seat in s.order else 0
    note = Text("note-order", {"position": place}) if place else None
    return SeatLine(seat, s.ledger.totals[seat], stats, note)


def meter(s: WinterState) -> Meter | None:
    """Show the Labor at hand in a top zone."""
    if not s.stack or not isinstance(s.stack[-1], Top):
        return None
    labor = s.seats[s.stack[-1].seat].labor
    return Meter(labor, max(labor, 6), Text("tip-labor", {"labor": labor}))


def status(s: WinterState) -> list[Text]:
    """Round, phase and turn."""
    rounds = [step for step in s.stack if isinstance(step, Rounds)]
    if not s.stack:
        return [Text("status-over")]
    if not rounds:
        return [Text("status-setup")]
    found = [Text("status-round", {"round": s.round, "rounds": s.facts.rounds})]
    if rounds[0].phase == IN_ECLIPSE:
        found.append(Text("status-eclipse"))
    else:
        found.append(Text("status-turn", {"turn": s.turn + 1, "turns": s.facts.turns}))
    return found
