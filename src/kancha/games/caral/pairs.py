"""The special powers of the resource cards (K8.2-K8.5): pairs, each type once per turn."""

from __future__ import annotations

from typing import Final

from kancha.games.caral.actions import ALPACA, CARDS, FISH, PAIR
from kancha.games.caral.building import build_level, can_extend, extend_refusal
from kancha.games.caral.cards import give_up
from kancha.games.caral.events import PairPlayed
from kancha.games.caral.movement import SecondMovement
from kancha.games.caral.spaces import action_at, is_usable
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal

MUST_REPEAT: Final = "R19"
"""The duty of a family that paid for an action with fish."""


def add_pairs(s: CaralState, seat: int, codes: list[int]) -> None:
    """Add the pairs that can be played now: not used this turn, held, and of effect."""
    hand = s.families[seat].hand
    used = s.turn.used
    for card in range(len(CARDS)):
        if hand[card] >= 2 and card not in used and has_effect(s, seat, card, card):
            codes.append(PAIR.codes[card])


def has_effect(s: CaralState, seat: int, card: int, other: int) -> bool:
    """Return whether the power of a type would do anything, if it is paid for with one card of it and another."""
    family = s.families[seat]
    turn = s.turn
    if card == ALPACA:
        return True
    if card == FISH:
        space = s.facts.space_at[family.pawn]
        if space < 0 or not turn.acted:
            return False
        action = action_at(s, space)
        _pay(s, seat, card, other, 1)
        found = action.again(s, seat, space) is None and action.possible(s, seat, space)
        _pay(s, seat, card, other, -1)
        return found
    return turn.built >= 0 and family.stones > 0 and can_extend(s, seat, turn.built)


def _pay(s: CaralState, seat: int, card: int, other: int, count: int) -> None:
    """Discard two cards for a trial, or take them back (-1)."""
    hand, discard = s.families[seat].hand, s.discard
    hand[card] -= count
    hand[other] -= count
    discard[card] += count
    discard[other] += count


def pair_refusal(s: CaralState, seat: int, code: int) -> Refusal | None:
    """Judge a pair."""
    card = PAIR.value(code)
    if card in s.turn.used:
        return Refusal("K8.2", "refuse-pair-used", {"card": CARDS[card]})
    if s.families[seat].hand[card] < 2:
        return Refusal("K8.2", "refuse-no-pair", {"card": CARDS[card]})
    return power_refusal(s, seat, card, card)


def power_refusal(s: CaralState, seat: int, card: int, other: int) -> Refusal | None:
    """Judge the power of a type, whose cards are there."""
    if card == FISH:
        return _fish_refusal(s, seat, other)
    if card == ALPACA:
        return None
    if s.turn.built < 0:
        return Refusal("R18", "refuse-no-level-before")
    if s.families[seat].stones < 1:
        return Refusal("K8.3", "refuse-no-stone")
    return extend_refusal(s, seat, s.turn.built)


def _fish_refusal(s: CaralState, seat: int, other: int) -> Refusal | None:
    space = s.facts.space_at[s.families[seat].pawn]
    if space < 0:
        return Refusal("R19", "refuse-fish-space")
    blocked = action_at(s, space).again(s, seat, space)
    if blocked is not None:
        return blocked
    if not s.turn.acted:
        return Refusal("R19", "refuse-fish-first")
    _pay(s, seat, FISH, other, 1)
    usable = is_usable(s, seat, space, action_at(s, space))
    _pay(s, seat, FISH, other, -1)
    return None if usable else Refusal("R19", "refuse-no-effect")


def play_pair(s: CaralState, seat: int, card: int, other: int) -> None:
    """Discard a card of a type, and another, and use the power of the type."""
    turn = s.turn
    turn.used.append(card)
    if s.events is not None:
        s.events.append(PairPlayed(seat, CARDS[card], CARDS[other]))
    give_up(s, seat, card)
    give_up(s, seat, other)
    if card == ALPACA:
        s.stack.append(SecondMovement(seat))
    elif card == FISH:
        turn.acted = False
        turn.duty = MUST_REPEAT
    else:
        build_level(s, seat, turn.built)
