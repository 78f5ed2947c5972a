"""Endless Winter laid out for the eye: ice, ochre and charcoal."""

from __future__ import annotations

from kancha.games.endless_winter.draft import ChiefChoice, SetupChoice
from kancha.games.endless_winter.eclipse import PileActions
from kancha.games.endless_winter.facts import Facts
from kancha.games.endless_winter.labor import Top
from kancha.games.endless_winter.lesser import Benefit
from kancha.games.endless_winter.picture.aims import aim_at
from kancha.games.endless_winter.picture.fires import Fires, acting_figure
from kancha.games.endless_winter.picture.goods import draft_panel, goods_panel
from kancha.games.endless_winter.picture.land import Land
from kancha.games.endless_winter.picture.layout import Layout, words_of
from kancha.games.endless_winter.picture.shrine import Shrine
from kancha.games.endless_winter.picture.tally import CATEGORIES, tally
from kancha.games.endless_winter.picture.tent import hand_panel, tent_panel
from kancha.games.endless_winter.rounds import IN_ECLIPSE, Rounds
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.kernel.action import Action
from kancha.kernel.game import Game
from kancha.kernel.look import Picture
from kancha.kernel.scene import Aim, Bid, Card, Drawer, Meter, Panel, Scene, SeatLine, Stat, Text


class Boards:
    """The boards of a match before anything stands on them: made once for a set of facts."""

    def __init__(self, facts: Facts) -> None:
        self.layout = Layout(facts)
        self.fires = Fires(self.layout)
        self.land = Land(self.layout)
        self.shrine = Shrine(self.layout)


class WinterPicture(Picture[WinterState]):
    """One position."""

    def __init__(self, game: Game, s: WinterState, boards: Boards) -> None:
        super().__init__(game, s)
        self.boards = boards
        self.layout = boards.layout
        self.points = [tally(s, t) for t in s.seats]
        """What each seat would score now, by category, as far as all can see."""

    def draw(self) -> Scene:
        """Lay out the shared boards and those of the tribes."""
        s = self.s
        panels = [self._fires(), self._land(), self._shrine()]
        if s.stack and s.offer and isinstance(s.stack[-1], (ChiefChoice, SetupChoice)):
            panels.insert(0, draft_panel(s, self.layout))
        for t in s.seats:
            panels.append(self._tent("", s, t))
            panels.append(self._goods("", s, t))
        lines = [self._line(t) for t in s.seats]
        return Scene(panels, lines, meter(s), status(s), drawer=eclipse(s))

    def _fires(self) -> Panel:
        s = self.s
        displays = (s.bottoms, s.supply, s.culture_deck, s.culture_row, s.tokens, s.animal_deck, s.animal_row)
        figures = [[t.chief_at, *t.figures_at] for t in s.seats]
        on = (*displays, s.order, figures, acting_figure(s))
        return self.kept("fires", on, lambda: self.boards.fires.panel(s))

    def _land(self) -> Panel:
        s = self.s
        return self.kept("land", (s.terrain, s.villages, [t.camps for t in s.seats]), lambda: self.boards.land.panel(s))

    def _shrine(self) -> Panel:
        s = self.s
        blocks = (s.ground, s.megalith_cells, s.megalith_levels, s.megalith_owners)
        ranks = [[t.offering, t.honor, len(t.buried) + len(t.buried_open), t.neutral, t.own, t.chief] for t in s.seats]
        step = s.stack[-1] if s.stack else None
        placing = (step.seat, step.rank) if isinstance(step, Benefit) else None
        on = (*blocks, ranks, s.stones, s.round, s.order, s.honor_order, placing)
        return self.kept("shrine", on, lambda: self.boards.shrine.panel(s))

    def _tent(self, whose: str, s: WinterState, t: Seat) -> Panel:
        tracks = (t.food, t.tools, t.camps_left)
        moon = (t.chief, t.halves, t.chief_at, t.figures_at)
        piles = (len(t.deck), t.using, t.pile, t.discards, t.above, t.revealed)
        on = (*tracks, *moon, *piles)
        return self.kept(f"{whose}tent-{t.seat}", on, lambda: tent_panel(s, self.layout, t.seat))

    def _goods(self, whose: str, s: WinterState, t: Seat) -> Panel:
        points = self.points[t.seat]
        supplies = (t.villages_left, t.neutral, t.own, t.stones, t.upright, t.tipped)
        on = (*supplies, t.buried, t.buried_open, s.honor_order, points)
        return self.kept(f"{whose}goods-{t.seat}", on, lambda: goods_panel(s, self.layout, t.seat, points))

    def _line(self, t: Seat) -> SeatLine:
        s, seat, points = self.s, t.seat, self.points[t.seat]
        graves = len(t.buried) + len(t.buried_open)
        on = (t.food, t.tools, len(t.hand), graves, s.order, s.ledger.totals[seat], points, bool(s.stack))
        return self.kept(f"line-{seat}", on, lambda: seat_line(s, seat, points))

    def own(self, seen: WinterState, seat: int, scene: Scene) -> None:
        """Add the hand, and what the seat knows of its Eclipse pile and its graves."""
        t = seen.seats[seat]
        if t.buried:
            self.put(scene, self._goods("own-", seen, t))
        if t.pile:
            self.put(scene, self._tent("own-", seen, t))
        self.put(scene, self.kept(f"hand-{seat}", (t.hand,), lambda: hand_panel(self.layout, seat, t.hand)))

    def aim(self, seen: WinterState, action: Action) -> Aim:
        """Say where an action is clicked."""
        return aim_at(seen, self.layout, action.code)


def seat_line(s: WinterState, seat: int, values: list[int]) -> SeatLine:
    """Return a seat's public numbers; its score is what it would have if the match ended now."""
    t = s.seats[seat]
    points: dict[str, int | str | list[int] | list[str]] = {
        f"of_{name}": values[i] for i, (name, _) in enumerate(CATEGORIES)
    }
    now = s.ledger.totals[seat]
    total = now + sum(values)
    graves = len(t.buried) + len(t.buried_open)
    stats = [
        Stat("i-food", t.food, Text("tip-stat-food", {"count": t.food})),
        Stat("i-tool", t.tools, Text("tip-stat-tools", {"count": t.tools})),
        Stat("i-hand", len(t.hand), Text("tip-stat-hand", {"count": len(t.hand)})),
        Stat("i-bury", graves, Text("tip-stat-graves", {"count": graves})),
        Stat("i-vp", now, Text("tip-stat-tally", {**points, "total": total, "count": now})),
    ]
    place = s.order.index(seat) + 1 if seat in s.order else 0
    note = Text("note-order", {"position": place}) if place else None
    return SeatLine(seat, total, stats, note, unit=Text("unit-estimate", {"points": total}) if s.stack else None)


def meter(s: WinterState) -> Meter | None:
    """Show the Labor at hand in a top zone."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, Top):
        return None
    labor = s.seats[step.seat].labor
    return Meter(labor, max(labor, 6), Text("tip-labor", {"labor": labor}), "labor")


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


def eclipse(s: WinterState) -> Drawer | None:
    """The Eclipse phase while a pile is used: totals, the new turn order, and the cards that wait (E11)."""
    step = s.stack[-1] if s.stack else None
    if not isinstance(step, PileActions):
        return None
    facts = s.facts
    drawer = Drawer(
        Text("drawer-eclipse", {"round": s.round}), Text("drawer-eclipse-note"), "i-eclipse", board=f"tent-{step.seat}"
    )
    for place, seat in enumerate(s.order):
        t = s.seats[seat]
        text = Text("bid-order", {"position": place + 1, "effects": words_of(facts.order_eclipse[place])})
        shown = [f"p-{facts.card_names[kind]}" for kind in t.revealed]
        drawer.bids.append(Bid(seat, written_halves(t.halves), text, shown))
    for kind in sorted(set(s.seats[step.seat].revealed)):
        text = Text("drawer-card", {"card": facts.card_names[kind], "effects": words_of(facts.eclipse[kind])})
        drawer.cards.append(Card(f"p-{facts.card_names[kind]}", "", text, f"revealed-{step.seat}-{kind}"))
    return drawer


def written_halves(halves: int) -> str:
    """Return half Labor as people write it."""
    whole, half = divmod(halves, 2)
    return f"{whole if whole or not half else ''}{'½' if half else ''}"
