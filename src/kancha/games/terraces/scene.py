"""Cuzco and Java laid out for the eye: terraces that rise, water and temples."""

from __future__ import annotations

from msgspec.structs import replace

from kancha.games.terraces.picture.aims import Walks, aim_at, rests_on
from kancha.games.terraces.picture.festival import drawer, festival_of, offers, outcomes
from kancha.games.terraces.picture.hopes import Hopes
from kancha.games.terraces.picture.layout import Layout
from kancha.games.terraces.picture.site import Site
from kancha.games.terraces.picture.stock import hand_panel, seat_line, status, stock_panel, track_panel
from kancha.games.terraces.settlements import towns_of
from kancha.games.terraces.state import Seat, Terraces
from kancha.kernel.action import Action
from kancha.kernel.game import Game, size
from kancha.kernel.look import Picture
from kancha.kernel.scene import Aim, Meter, Scene, SeatLine, Text


class TerracesPicture(Picture[Terraces]):
    """One position."""

    def __init__(self, game: Game, s: Terraces, layout: Layout) -> None:
        super().__init__(game, s)
        self.layout = layout
        self.walks = Walks(s)
        self.hopes = Hopes(s)
        self._site: Site | None = None
        """The board as it was drawn last, for this position or one before it."""

    def follow(self, before: Picture[Terraces]) -> None:
        """Take over what looks the same, hex by hex."""
        super().follow(before)
        if isinstance(before, TerracesPicture):
            self._site = before._site

    def draw(self) -> Scene:
        """Lay out the site and the stock."""
        s = self.s
        most = s.facts.points + (s.facts.bonus if s.boosted else 0)
        festival = festival_of(s)
        meter = Meter(s.ap, most, Text("meter-points"), "ap") if s.turn and s.stack and not festival else None
        if self._site is None:
            self._site = Site(self.layout)
        stock = (s.triples, s.basins, s.floors, s.discards, s.open, s.deck, s.temple_ready)
        panels = [
            self._site.panel(s),
            self.kept("stock", stock, lambda: stock_panel(s)),
            self.kept("track", (s.ledger.totals,), lambda: track_panel(s)),
        ]
        scene = Scene(panels, [self._line(holder) for holder in s.seats], meter, status(s))
        if festival:
            scene.drawer = drawer(s, festival)
        return scene

    def _line(self, holder: Seat) -> SeatLine:
        s, seat = self.s, holder.seat
        tiles = holder.doubles, holder.villages, holder.fields, s.supply(seat), holder.tokens, size(holder.hand)
        on = (*tiles, s.scored[seat], bool(s.turn and s.stack and s.active == seat), s.ledger.totals[seat])
        return self.kept(f"line-{seat}", on, lambda: seat_line(s, holder))

    def own(self, seen: Terraces, seat: int, scene: Scene) -> None:
        """Add the cards in hand, and what they are worth in a festival."""
        holder = seen.seats[seat]
        self.put(scene, self.kept(f"hand-{seat}", (holder.hand, seen.open), lambda: hand_panel(seen, holder)))
        if scene.drawer is not None:
            words = scene.drawer.words
            festival = festival_of(seen)
            if festival and not festival.out[seat] and seen.town[festival.cell] in towns_of(seen, seat):
                words = [outcomes(seen, festival, seat), *words]
            scene.drawer = replace(scene.drawer, cards=offers(seen, seat), words=words)

    def aim(self, seen: Terraces, action: Action) -> Aim:
        """Say where an action is clicked and what it would look like."""
        return aim_at(seen, action.code, self.walks, self.hopes)

    def rests_on(self, seen: Terraces, code: int) -> int:
        """Say on what besides an answer and its step the aim depends."""
        return rests_on(seen, code, self.walks, self.hopes)
