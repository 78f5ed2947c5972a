"""Chapter C8: festivals, an auction with cards. What a seat may bid is its secret; who is asked is not.

Everybody with a pawn in the city and a card in hand is asked, whether the cards match or not: to skip those who
cannot bid would tell the others what they hold.
"""

from __future__ import annotations

from typing import ClassVar, Final

from kancha.games.terraces import bids
from kancha.games.terraces.actions import CELEBRATE, ENOUGH, NO_FESTIVAL, PLAY_CARD, STAND, STAY_OUT
from kancha.games.terraces.cards import CARD_NAMES, TurningUp, renew_pile, shuffle_discards
from kancha.games.terraces.events import (
    CardPlayed,
    DroppedOut,
    FestivalHeld,
    FestivalProposed,
    StayedOut,
    Stood,
)
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.settlements import towns_of
from kancha.games.terraces.state import KINDS, Terraces
from kancha.kernel.errors import Refusal
from kancha.kernel.state import NOBODY, Step

OPEN: Final = 0
JOIN: Final = 1
MATCH: Final = 2
RAISE: Final = 3
STAGES: Final = ("open", "join", "match", "raise")
"""What a bid is for: to open the festival, to join it, to reach the top again, to raise while level."""
DECLINED: Final = 1
OFFERED: Final = 2


def matching(s: Terraces, seat: int) -> list[int]:
    """Return the kinds of card in a hand that share a symbol with the open card (C8.3)."""
    worth = s.facts.worth[s.open]
    hand = s.seats[seat].hand
    return [card for card in range(KINDS) if hand[card] and worth[card]]


def strength(s: Terraces, seat: int) -> int:
    """Return what all matching cards in a hand are worth together."""
    worth = s.facts.worth[s.open]
    hand = s.seats[seat].hand
    total = 0
    for card in range(KINDS):
        total += hand[card] * worth[card]
    return total


def ready_cities(s: Terraces, seat: int) -> list[int]:
    """Return the temples without a festival yet in whose city a seat has a pawn (C8.1)."""
    if not any(s.temple_ready):
        return []
    towns = towns_of(s, seat)
    found = [cell for number, cell in enumerate(s.temple_cell) if s.temple_ready[number] and s.town[cell] in towns]
    found.sort()
    return found


class Proposal(Step):
    """Is a festival proposed at the end of the turn?"""

    RULES: ClassVar = ("C8.1", "C2.5", "C8.3")
    ANSWERS: ClassVar = (CELEBRATE, NO_FESTIVAL)

    def who(self, s: Terraces) -> int:
        """The active seat, if it has a card and a pawn in some city that is ready."""
        if any(s.seats[s.active].hand) and ready_cities(s, s.active):
            return s.active
        return NOBODY

    def legal(self, s: Terraces) -> list[int]:
        """Return every ready city, if a card matches; and always none."""
        cells = ready_cities(s, s.active) if matching(s, s.active) else []
        return [NO_FESTIVAL, *[CELEBRATE.codes[cell] for cell in cells]]

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a city."""
        return None if code == NO_FESTIVAL else bids.festival(s, CELEBRATE.value(code))

    def play(self, s: Terraces, code: int) -> None:
        """Open the festival, or go on."""
        s.stack.pop()
        if code == NO_FESTIVAL:
            return
        cell = CELEBRATE.value(code)
        number = s.temple_cell.index(cell)
        if s.events is not None:
            s.events.append(FestivalProposed(s.active, NAMES[cell], s.temple_value[number]))
        s.stack.append(Festival(s.active, cell, len(s.seats)))


class Festival(Step):
    """Who holds the festival? Bids go round until one seat is left or all are content (C8.12)."""

    RULES: ClassVar = ("C8.4", "C8.3", "C8.6", "C8.7", "C8.8")
    ANSWERS: ClassVar = (PLAY_CARD, ENOUGH, STAY_OUT, STAND)

    def __init__(self, seat: int, cell: int, seats: int) -> None:
        self.cell = cell
        self.opener = seat
        self.seat = seat
        """Whose bid it is."""
        self.stage = OPEN
        self.played = 0
        """Cards played in this bid."""
        self.top = 0
        self.totals: list[int] = [0] * seats
        self.out: list[int] = [0] * seats
        """1 for those who are not, or no longer, in the running."""
        self.stood: list[int] = [0] * seats
        """DECLINED for those who are content, OFFERED for the level maker of Java, who did not choose to be."""
        self.last = seat
        """Who played cards last."""
        self.level = 0
        """1 while all who are in are level."""

    def who(self, s: Terraces) -> int:
        """Whoever bids; a seat without cards is not asked."""
        return self.seat if any(s.seats[self.seat].hand) else NOBODY

    def words(self, s: Terraces) -> dict[str, int | str]:
        """Say what the bid is for, and once a card is played how it stands beside the others' bids."""
        own = self.totals[self.seat]
        others = [total for seat, total in enumerate(self.totals) if seat != self.seat and not self.out[seat]]
        top = max([0, *others])
        stage = STAGES[self.stage]
        if self.played:
            stage = "alone" if self.is_alone(s) else "first" if top == 0 else "behind"
            if top and own >= top:
                stage = "level" if own == top else "ahead"
        return {"stage": stage, "top": top, "own": own, "cell": NAMES[self.cell]}

    def is_alone(self, s: Terraces) -> bool:
        """Whether the bid that opens the festival is the only one there can be."""
        others = [seat for seat in range(len(self.out)) if seat != self.seat]
        return self.stage == OPEN and not any(self.can_join(s, seat) for seat in others)

    def reaches(self) -> bool:
        """Whether the bid is high enough to be closed."""
        return self.played > 0 and self.totals[self.seat] >= self.top

    def legal(self, s: Terraces) -> list[int]:
        """Return the cards that may be played and the other answers."""
        cards = [PLAY_CARD.codes[card] for card in matching(s, self.seat)]
        if self.played:
            if self.reaches():
                cards.append(ENOUGH)
        elif self.stage == RAISE:
            cards.append(STAND)
        elif self.stage != OPEN:
            if self.totals[self.seat] + strength(s, self.seat) < self.top:
                cards = []
            cards.append(STAY_OUT)
        return cards

    def refusal(self, s: Terraces, code: int) -> Refusal | None:
        """Judge a bid."""
        return bids.bid(s, self.seat, code, self.stage, self.played == 0, self.totals[self.seat], self.top)

    def play(self, s: Terraces, code: int) -> None:
        """Play a card, or close the bid."""
        if code == ENOUGH:
            self.close(s)
        elif code == STAY_OUT:
            self.leave(s)
        elif code == STAND:
            self.stand(s)
        else:
            self.play_card(s, PLAY_CARD.values[code])

    def play_card(self, s: Terraces, card: int) -> None:
        """Add a card to the bid, open for all to see: it cannot be taken back."""
        s.reveal()
        holder = s.seats[self.seat]
        holder.hand[card] -= 1
        if holder.shown[card]:
            holder.shown[card] -= 1
        holder.table[card] += 1
        self.played += 1
        self.totals[self.seat] += s.facts.worth[s.open][card]
        self.last = self.seat
        if s.events is not None:
            s.events.append(CardPlayed(self.seat, CARD_NAMES[card], self.totals[self.seat]))

    def run(self, s: Terraces) -> None:
        """Answer for a seat that has no card left."""
        if self.played:
            self.close(s)
        elif self.stage == RAISE:
            self.stand(s)
        else:
            self.leave(s)

    def close(self, s: Terraces) -> None:
        """End a bid."""
        total = self.totals[self.seat]
        if total > self.top:
            self.top = total
            if s.facts.stand_is_final:
                self.drop_content(s)
            self.stood = [0] * len(self.stood)
        self.played = 0
        self.next(s)

    def drop_content(self, s: Terraces) -> None:
        """Drop everybody who stood before a raise: the other reading of R27."""
        for seat, stood in enumerate(self.stood):
            if stood == DECLINED and not self.out[seat]:
                self.out[seat] = 1
                if s.events is not None:
                    s.events.append(DroppedOut(seat))

    def leave(self, s: Terraces) -> None:
        """Stay out, or drop out."""
        self.out[self.seat] = 1
        if s.events is not None:
            event = StayedOut(self.seat) if self.totals[self.seat] == 0 else DroppedOut(self.seat)
            s.events.append(event)
        self.next(s)

    def stand(self, s: Terraces) -> None:
        """Be content with the level score."""
        self.stood[self.seat] = DECLINED
        if s.events is not None:
            s.events.append(Stood(self.seat))
        self.next(s)

    def can_join(self, s: Terraces, seat: int) -> bool:
        """Whether a seat has a pawn in the city and a card in hand (C8.2)."""
        return any(s.seats[seat].hand) and s.town[self.cell] in towns_of(s, seat)

    def next(self, s: Terraces) -> None:
        """Pass the bid on, or hold the festival."""
        seats = len(self.out)
        if self.stage in (OPEN, JOIN):
            self.stage = JOIN
            self.seat = (self.seat + 1) % seats
            while self.seat != self.opener and not self.can_join(s, self.seat):
                self.out[self.seat] = 1
                self.seat = (self.seat + 1) % seats
            if self.seat != self.opener:
                return
            self.seat = (self.opener - 1) % seats
        self.find_bidder(s)

    def find_bidder(self, s: Terraces) -> None:
        """Find who must answer next after the joining round (C8.6 to C8.8)."""
        seats = len(self.out)
        actors = [seat for seat in range(seats) if not self.out[seat]]
        is_level = all(self.totals[seat] == self.top for seat in actors)
        if is_level and not self.level and s.facts.offer_by_level_maker:
            self.stood = [0] * seats
            self.stood[self.last] = OFFERED
        self.level = 1 if is_level else 0
        if len(actors) == 1 or (is_level and all(self.stood[seat] for seat in actors)):
            self.hold(s, actors)
            return
        self.seat = (self.seat + 1) % seats
        while self.out[self.seat] or (is_level and self.stood[self.seat]):
            self.seat = (self.seat + 1) % seats
        self.stage = MATCH if self.totals[self.seat] < self.top else RAISE

    def hold(self, s: Terraces, winners: list[int]) -> None:
        """Score the festival, mark the temple and put the cards away (C8.9 to C8.11, C9.2, C9.3)."""
        s.stack.pop()
        number = s.temple_cell.index(self.cell)
        floor = s.temple_value[number] // 2 - 1
        points = s.facts.alone[floor] if len(winners) == 1 else s.facts.shared[floor]
        s.temple_ready[number] = 0
        if s.events is not None:
            s.events.append(FestivalHeld(winners, NAMES[self.cell], points, len(winners)))
        for seat in winners:
            s.score(seat, points, "festival.alone" if len(winners) == 1 else "festival.shared")
        s.own_seats()
        for holder in s.seats:
            for card in range(KINDS):
                s.discards[card] += holder.table[card]
                holder.table[card] = 0
        if s.facts.new_open_card:
            s.discards[s.open] += 1
            s.open = -1
            if not any(s.deck):
                shuffle_discards(s)
            s.stack.append(TurningUp())
        else:
            renew_pile(s)
