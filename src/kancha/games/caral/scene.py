"""Caral laid out for the eye: sand, adobe and a spiral."""

from __future__ import annotations

from msgspec.structs import replace

from kancha.games.caral.actions import CARDS
from kancha.games.caral.ceremony import SacrificeChoice, cards_worth, ceremony_order, gift_worth
from kancha.games.caral.holdings import movement, pyramids
from kancha.games.caral.picture.aims import aim_at
from kancha.games.caral.picture.board import board_panel, sites_sheet, workers_sheet
from kancha.games.caral.picture.families import family_panel, hand_panel
from kancha.games.caral.picture.layout import CENTRE, Layout
from kancha.games.caral.picture.supplies import supplies_panel
from kancha.games.caral.scoring import is_last_year
from kancha.games.caral.state import CaralState, Family
from kancha.kernel.action import Action
from kancha.kernel.game import Game, size
from kancha.kernel.look import Picture
from kancha.kernel.scene import Aim, Bid, Card, Drawer, Fact, Panel, Scene, SeatLine, Spot, Stat, Text


class CaralPicture(Picture[CaralState]):
    """One position."""

    def __init__(self, game: Game, s: CaralState, layout: Layout) -> None:
        super().__init__(game, s)
        self.layout = layout

    def draw(self) -> Scene:
        """Lay out the board, the supplies, the modules and the families."""
        s = self.s
        if s.modules:
            panels = [self._drawn_board(), supplies_panel(s, self.layout.sheets)]
            beside = [panel for module in s.modules for panel in module.panels(s)]
            panels += [panel for panel in beside if panel.place != "seat"]
            panels += [family_panel(s, family, self.layout.sheets) for family in s.families]
            panels += [panel for panel in beside if panel.place == "seat"]
        else:
            panels = [self._board(), self._supplies(), *(self._family(family) for family in s.families)]
        scene = Scene(panels, [self._line(family) for family in s.families], status=_status(s))
        if _waiting(s):
            scene.drawer = _ceremony(s)
        return scene

    def _board(self) -> Panel:
        s = self.s
        sites = (s.site_owner, s.site_levels, s.site_kind, s.site_priest)
        standing = [[family.pawn, *family.workers] for family in s.families]
        return self.kept("board", (s.central, s.architect, s.die, standing, *sites), self._drawn_board)

    def _drawn_board(self) -> Panel:
        s, layout = self.s, self.layout
        standing = (s.site_owner, s.site_levels, s.site_kind, s.site_priest)
        sites = self.kept("sites", standing, lambda: sites_sheet(s, layout))
        working = ([family.workers for family in s.families],)
        return board_panel(s, layout, self.kept("workers", working, lambda: workers_sheet(s, layout)), sites)

    def _supplies(self) -> Panel:
        s = self.s
        on = (s.completed, s.supply, size(s.deck), s.discard, s.blocked, s.die, s.first)
        return self.kept("supplies", on, lambda: supplies_panel(s, self.layout.sheets))

    def _family(self, family: Family) -> Panel:
        s, seat = self.s, family.seat
        sled = family.alpacas, family.stones, family.reserve, family.alpaca_reserve, movement(s, seat)
        on = (*sled, size(family.hand), family.gift, family.gift_card, s.high_priest == seat)
        return self.kept(f"family-{seat}", on, lambda: family_panel(s, family, self.layout.sheets))

    def _line(self, family: Family) -> SeatLine:
        s, seat = self.s, family.seat
        if s.modules:
            return _line(s, seat)
        goods = family.stones, movement(s, seat), size(family.hand), family.reserve, pyramids(s, seat)
        on = (*goods, s.high_priest == seat, s.first == seat, s.year == 0, s.ledger.totals[seat])
        return self.kept(f"line-{seat}", on, lambda: _line(s, seat))

    def own(self, seen: CaralState, seat: int, scene: Scene) -> None:
        """Add the cards in hand, and what they are worth in the ceremony."""
        family = seen.families[seat]
        self.put(scene, self.kept(f"hand-{seat}", (family.hand,), lambda: hand_panel(seen, family)))
        if scene.drawer is not None and seat in _waiting(seen):
            scene.drawer = replace(scene.drawer, cards=_offerings(seen, seat))

    def aim(self, seen: CaralState, action: Action) -> Aim:
        """Say where an action is clicked."""
        return aim_at(seen, self.layout, action.code)


def _line(s: CaralState, seat: int) -> SeatLine:
    family = s.families[seat]
    cards = size(family.hand)
    stats = [
        Stat("stone", family.stones, Text("tip-load", {"stones": family.stones, "room": s.facts.stone_room})),
        Stat("pace", movement(s, seat), Text("tip-sled", {"movement": movement(s, seat)})),
        Stat("card-back", cards, Text("tip-hand", {"seat": seat, "cards": cards})),
        Stat("carali", family.reserve, Text("tip-reserve", {"count": family.reserve})),
        Stat("pyramid", pyramids(s, seat), Text("tip-pyramids", {"count": pyramids(s, seat)})),
    ]
    for module in s.modules:
        stats += module.stats(s, seat)
    note = None
    if s.high_priest == seat:
        note = Text("note-high-priest")
    elif s.first == seat and s.year:
        note = Text("note-first")
    return SeatLine(seat, s.ledger.totals[seat], stats, note, unit=Text("unit-fame", {"points": s.ledger.totals[seat]}))


def _status(s: CaralState) -> list[Text]:
    if s.year == 0:
        return [Text("status-setup")]
    found = [
        Text("status-year", {"year": s.year, "years": s.facts.years}),
        Text("status-completed", {"completed": s.completed, "last": s.facts.last_completion}),
        Text("status-prize", {"prize": s.facts.prizes[s.central]}),
    ]
    if is_last_year(s):
        found.append(Text("status-last"))
    return found


def _waiting(s: CaralState) -> list[int]:
    """Return the families that have not sacrificed yet; none outside a ceremony."""
    return [step.seat for step in s.stack if isinstance(step, SacrificeChoice)]


def _ceremony(s: CaralState) -> Drawer:
    """The annual ceremony: what it gives, what is barred, and what everybody has laid down so far (K9)."""
    facts = s.facts
    shown = [
        Fact(str(facts.prizes[s.central]), Text("fact-prize"), "fame", good=True),
        Fact(f"+{facts.giver_fame}", Text("fact-giver"), "fame", good=True),
        Fact(str(facts.no_gift_fame).replace("-", "−"), Text("fact-nothing"), "fame"),
    ]
    waiting = _waiting(s)
    bids = []
    for seat in ceremony_order(s):
        family = s.families[seat]
        if family.gift:
            text = Text("bid-gift", {"count": family.gift, "card": CARDS[family.gift_card]})
            symbols = [f"card-{CARDS[family.gift_card]}"] * family.gift
            bids.append(Bid(seat, str(gift_worth(s, seat)), text, symbols))
        else:
            bids.append(Bid(seat, "", Text("bid-waiting" if seat in waiting else "bid-nothing")))
        for module in s.modules:
            bids[-1].also += module.standing(s, seat)
    note = Text("tip-blocked", {"card": CARDS[s.blocked]}) if s.blocked >= 0 else None
    drawer = Drawer(Text("drawer-ceremony", {"year": s.year}), note, "headdress", shown, bids, board="board")
    drawer.spot = Spot(CENTRE[0], CENTRE[1], 4.0)
    for module in s.modules:
        drawer.more += module.ceremony(s)
    return drawer


def _offerings(s: CaralState, seat: int) -> list[Card]:
    """The viewer's cards by type: how many, and what all of one type would bring as the sacrifices lie now."""
    given = [family.gift_card for family in s.families]
    best = max(gift_worth(s, other) for other in range(s.seats))
    prize, giver = s.facts.prizes[s.central], s.facts.giver_fame
    found = []
    for card, count in enumerate(s.families[seat].hand):
        if not count:
            continue
        name = CARDS[card]
        if card == s.blocked or card in given:
            found.append(Card(f"card-{name}", str(count), Text("offer-closed", {"card": name})))
            continue
        leads = cards_worth(s, seat, count) > best
        args: dict[str, int | str | list[int] | list[str]] = {"card": name, "count": count, "best": best}
        args["fame"] = prize if leads else giver
        text = Text("offer-leads" if leads else "offer-behind", args)
        found.append(Card(f"card-{name}", str(count), text, f"card-{name}-{count}"))
    return found
