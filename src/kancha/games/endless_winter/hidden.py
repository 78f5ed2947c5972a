"""Worlds that a seat cannot tell from the true one: what others hold is dealt anew from all they can hold (E1.5)."""

from __future__ import annotations

from random import Random

from kancha.games.endless_winter.state import Seat, WinterState


def open_cards(t: Seat) -> list[int]:
    """Return the cards of a tribe that lie, or lay, open to all."""
    found = t.discards + t.above + t.revealed + t.buried_open
    if t.using >= 0:
        found.append(t.using)
    return found


def held_cards(t: Seat) -> list[int]:
    """Return the cards of a tribe that only its seat may know."""
    return t.hand + t.deck + t.pile + t.buried


def fill(s: WinterState, seat: int | None, rng: Random) -> None:
    """Deal every other seat's hand, deck, Eclipse pile and burial area anew from the cards it must hold."""
    s.own_seats()
    for t in s.seats:
        if t.seat == seat:
            continue
        left = t.owned[:]
        for kind in open_cards(t):
            left.remove(kind)
        rng.shuffle(left)
        hand, deck, pile = len(t.hand), len(t.deck), len(t.pile)
        t.hand = sorted(left[:hand])
        t.deck = sorted(left[hand : hand + deck])
        t.pile = sorted(left[hand + deck : hand + deck + pile])
        buried = left[hand + deck + pile :]
        t.entombed = sorted(buried[: len(t.entombed)])
        t.buried = sorted(buried)
