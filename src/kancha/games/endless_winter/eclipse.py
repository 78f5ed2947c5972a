"""The Eclipse phase (E10, E11): totals, the new turn order, and the benefits a to d of each seat."""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.endless_winter.actions import DONE, ECLIPSE, HARVEST, USE_CARD
from kancha.games.endless_winter.benefits import Gains, push_gains
from kancha.games.endless_winter.decks import distinct, put
from kancha.games.endless_winter.events import CardUsed, OrderTaken, PileRevealed, TileHarvested
from kancha.games.endless_winter.facts import CULTURE_FROM, HEXES
from kancha.games.endless_winter.migrate import influence, influences, leads, led
from kancha.games.endless_winter.moments import AskAny
from kancha.games.endless_winter.state import Seat, WinterState
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY, Step

AT_ORDER: Final = 0
AT_CARDS: Final = 1
AT_TILES: Final = 2
AT_BOARD: Final = 3
AT_END: Final = 4


def eclipse_halves(s: WinterState, t: Seat, pile: list[int]) -> int:
    """Return a seat's total in half Labor: figures on the Eclipse space, the Chief's extra, the cards (E11.1)."""
    facts = s.facts
    total = facts.figure_halves * t.figures_at.count(ECLIPSE)
    if t.chief_at == ECLIPSE:
        total += facts.figure_halves + facts.chief_halves
    for kind in pile:
        total += facts.eclipse_halves[kind]
    return total


def written(halves: int) -> str:
    """Return half Labor as people write it."""
    whole, half = divmod(halves, 2)
    return f"{whole}½" if half and whole else "½" if half else str(whole)


def reveal(s: WinterState) -> None:
    """Reveal all piles and set the new turn order: highest total first, ties to the later seat (E11.2)."""
    s.reveal()
    for seat in s.order:
        t = s.seats[seat]
        t.halves = eclipse_halves(s, t, t.pile)
        t.revealed = t.pile
        t.pile = []
        t.used = []
        t.harvested = []
        if s.events is not None:
            names = [s.facts.card_names[kind] for kind in t.revealed]
            s.events.append(PileRevealed(seat, names, written(t.halves)))
    s.order = new_order(s.order, [t.halves for t in s.seats])
    if s.events is not None:
        for place, seat in enumerate(s.order):
            s.events.append(OrderTaken(seat, place + 1))


def new_order(order: list[int], halves: list[int]) -> list[int]:
    """Return the seats by total; of equals, who was later comes first."""
    ordered: list[int] = []
    for seat in reversed(order):
        place = 0
        while place < len(ordered) and halves[ordered[place]] >= halves[seat]:
            place += 1
        ordered.insert(place, seat)
    return ordered


class EclipseTurn(Step):
    """One seat's benefits: turn-order track, cards, tiles, player board (E11.3, Q42)."""

    RULES: ClassVar = ("E11.3",)

    def __init__(self, seat: int, at: int = AT_ORDER) -> None:
        self.seat = seat
        self.at = at

    def run(self, s: WinterState) -> None:
        """Go through a, b, c and d."""
        t = s.seats[self.seat]
        facts = s.facts
        at = self.at
        self.at += 1
        if at == AT_ORDER:
            push_gains(s, self.seat, facts.order_eclipse[s.order.index(self.seat)])
        elif at == AT_CARDS:
            discard_idle(s, t)
            s.stack.append(PileActions(self.seat))
        elif at == AT_TILES:
            s.stack.append(TileBenefits(self.seat))
        elif at == AT_BOARD:
            villages = facts.villages - t.villages_left
            pairs = (facts.own - t.own) // 2
            effects: list[int] = []
            units: list[int] = []
            if villages:
                effects.append(facts.village_benefit.id)
                units.append(villages * facts.village_benefit.units)
            if pairs:
                effects.append(facts.pair_benefit.id)
                units.append(pairs * facts.pair_benefit.units)
            if effects:
                s.stack.append(Gains(self.seat, effects, units))
        else:
            s.stack.pop()


def has_action(s: WinterState, kind: int) -> bool:
    """Whether a card has an Eclipse action beyond Labor."""
    return kind < CULTURE_FROM and len(s.facts.eclipse[kind]) > 0


def discard_idle(s: WinterState, t: Seat) -> None:
    """Discard the Culture cards of the pile and the cards without an action."""
    kept: list[int] = []
    for kind in t.revealed:
        if has_action(s, kind):
            kept.append(kind)
        else:
            put(t.discards, kind)
    t.revealed = kept


class PileActions(AskAny):
    """Benefit b: the Eclipse actions of the own pile, one card at a time."""

    RULES: ClassVar = ("E11.3",)
    ANSWERS: ClassVar = (USE_CARD, DONE)

    def who(self, s: WinterState) -> int:
        """Ask while there are cards with an action."""
        t = s.seats[self.seat]
        return self.seat if t.using < 0 and t.revealed else NOBODY

    def run(self, s: WinterState) -> None:
        """Discard the card that was used, or end."""
        t = s.seats[self.seat]
        if t.using < 0:
            s.stack.pop()
            return
        put(t.discards, t.using)
        t.using = -1

    def choices(self, s: WinterState) -> list[int]:
        """Any card of the pile."""
        return [USE_CARD.codes[kind] for kind in distinct(s.seats[self.seat].revealed)]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """The card must be in the pile and have an action."""
        kind = USE_CARD.value(code)
        if kind in s.seats[self.seat].revealed:
            return None
        return Refusal("E11.3", "refuse-not-in-pile", {"card": s.facts.card_names[kind]})

    def take(self, s: WinterState, code: int) -> None:
        """Use one card."""
        t = s.seats[self.seat]
        kind = USE_CARD.values[code]
        t.revealed.remove(kind)
        t.using = kind
        t.used.append(kind)
        if s.events is not None:
            s.events.append(CardUsed(self.seat, s.facts.card_names[kind]))
        push_gains(s, self.seat, s.facts.eclipse[kind])


class TileBenefits(AskAny):
    """Benefit c: the tiles on which the seat has the most Influence, each once (Q59)."""

    RULES: ClassVar = ("E11.3",)
    ANSWERS: ClassVar = (HARVEST, DONE)

    def eligible(self, s: WinterState) -> list[int]:
        """Return the tiles that give something and that the seat leads, alone or tied."""
        harvested = s.seats[self.seat].harvested
        return [h for h in led(s, self.seat) if h not in harvested]

    def who(self, s: WinterState) -> int:
        """Ask while there is a tile to take."""
        totals = influences(s)
        harvested = s.seats[self.seat].harvested
        for h in range(HEXES):
            if leads(s, self.seat, h, totals) and h not in harvested:
                return self.seat
        return NOBODY

    def choices(self, s: WinterState) -> list[int]:
        """Any of those tiles."""
        return [HARVEST.codes[h] for h in self.eligible(s)]

    def judge(self, s: WinterState, code: int) -> Refusal | None:
        """Majority, once a phase, and a tile that gives something."""
        h = HARVEST.value(code)
        name: dict[str, int | str] = {"hex": s.facts.hex_names[h]}
        mine = influence(s, h)[self.seat]
        if mine == 0:
            return Refusal("Q24", "refuse-no-influence", name)
        if any(other > mine for other in influence(s, h)):
            return Refusal("E11.3", "refuse-not-most", name)
        if h in s.seats[self.seat].harvested:
            return Refusal("Q59", "refuse-tile-used", name)
        if not s.facts.terrain_benefit[s.terrain[h]]:
            return Refusal("E11.3", "refuse-tile-barren", name)
        return None

    def take(self, s: WinterState, code: int) -> None:
        """Take the benefit of one tile."""
        h = HARVEST.values[code]
        s.seats[self.seat].harvested.append(h)
        terrain = s.terrain[h]
        if s.events is not None:
            s.events.append(TileHarvested(self.seat, s.facts.hex_names[h], s.facts.terrain_names[terrain]))
        push_gains(s, self.seat, s.facts.terrain_benefit[terrain])
