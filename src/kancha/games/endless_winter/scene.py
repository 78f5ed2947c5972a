"""Endless Winter laid out for the eye: ice, ochre and charcoal."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from kancha.games.endless_winter.draft import ChiefChoice, SetupChoice
from kancha.games.endless_winter.labor import Top
from kancha.games.endless_winter.picture.aims import aim_at
from kancha.games.endless_winter.picture.board import board_panels
from kancha.games.endless_winter.picture.tally import CATEGORIES, tally
from kancha.games.endless_winter.picture.tent import draft_panel, goods_panel, hand_panel, tent_panel
from kancha.games.endless_winter.rounds import IN_ECLIPSE, Rounds
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.kernel.action import Action
from kancha.kernel.game import Game
from kancha.kernel.scene import Aim, Meter, Panel, Scene, SeatLine, Stat, Text

SECRET: Final = tuple(Seat.SEES)
KEPT: Final = 64
"""So many drawn positions are kept: all viewers of a position share its public panels."""

_drawn: dict[tuple[object, ...], Drawn] = {}


class Drawn(NamedTuple):
    """What every viewer of a position sees alike, and the state of it with all hidden cards unknown."""

    state: WinterState
    board: list[Panel]
    tents: list[Panel]
    lines: list[SeatLine]
    meter: Meter | None
    status: list[Text]


def draw(game: Game, view: Any, seat: int | None) -> Scene:
    """Draw what the view tells, and nothing else."""
    key = (game.figures.fingerprint, *public(view))
    drawn = _drawn.get(key)
    if drawn is None:
        drawn = draw_public(game, view)
        if len(_drawn) >= KEPT:
            del _drawn[next(iter(_drawn))]
        _drawn[key] = drawn
    if seat is None:
        return Scene([*drawn.board, *drawn.tents], drawn.lines, drawn.meter, drawn.status)
    own = view["seats"][seat]
    tents = drawn.tents
    if own["buried"]:
        goods = own_goods(drawn.state, seat, own["buried"])
        tents = [goods if panel.id == goods.id else panel for panel in tents]
    hand = rounded(hand_panel(game.facts, seat, own["hand"]))
    return Scene([*drawn.board, *tents, hand], drawn.lines, drawn.meter, drawn.status)


def own_goods(s: WinterState, seat: int, buried: list[int]) -> Panel:
    """Draw a tribe's goods for its own seat, which may look at its buried cards."""
    t = s.seats[seat]
    hidden, t.buried = t.buried, buried
    panel = rounded(goods_panel(s, seat))
    t.buried = hidden
    return panel


def public(node: Any) -> tuple[object, ...]:
    """Return what all may know of a view, in a form that can be compared: of hidden cards only how many there are."""
    found: list[object] = []
    for name, value in node.items():
        if name == "ledger":
            found.append(tuple(value["totals"]))
        elif name in SECRET:
            found.append(len(value) if isinstance(value, list) else value["hidden"])
        elif name == "seats":
            found.append(tuple(public(who) for who in value))
        elif name == "stack":
            found.append(tuple(public(step) for step in value))
        else:
            found.append(tuple(value) if isinstance(value, list) else value)
    return tuple(found)


def draw_public(game: Game, view: Any) -> Drawn:
    """Draw what does not depend on the viewer, as a spectator sees it."""
    s = state_of(game, view)
    for t in s.seats:
        t.hand = [-1] * len(t.hand)
        t.buried = [-1] * len(t.buried)
    boards = [rounded(panel) for panel in board_panels(s)]
    if s.stack and s.offer and isinstance(s.stack[-1], (ChiefChoice, SetupChoice)):
        boards.append(rounded(draft_panel(s)))
    tents = [rounded(panel) for t in s.seats for panel in (tent_panel(s, t.seat), goods_panel(s, t.seat))]
    return Drawn(s, boards, tents, [seat_line(s, t.seat) for t in s.seats], meter(s), status(s))


def rounded(panel: Panel) -> Panel:
    """Cut coordinates to what the eye can tell."""
    for zone in panel.zones:
        zone.x, zone.y, zone.w, zone.h = round(zone.x, 2), round(zone.y, 2), round(zone.w, 2), round(zone.h, 2)
    for piece in panel.pieces:
        piece.x, piece.y, piece.w, piece.h = round(piece.x, 2), round(piece.y, 2), round(piece.w, 2), round(piece.h, 2)
    return panel


def aim(game: Game, view: Any, action: Action) -> Aim:
    """Say where an action is clicked."""
    return aim_at(game.facts, view, action)


def state_of(game: Game, view: Any) -> WinterState:
    """Return the view as a state whose hidden cards are unknown: the rules can then be asked about it."""
    s = game.state(view)
    assert isinstance(s, WinterState)
    return s


def seat_line(s: WinterState, seat: int) -> SeatLine:
    """Return a seat's public numbers, and what it would score now."""
    t = s.seats[seat]
    values = tally(s, t)
    points: dict[str, int | str | list[int] | list[str]] = {name: values[i] for i, (name, _) in enumerate(CATEGORIES)}
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
