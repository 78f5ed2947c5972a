"""The special powers of the resource cards (K8.2-K8.5): pairs, each type once per turn."""

from __future__ import annotations

from kancha.games.caral.actions import ALPACA, CARDS, CLAY, FISH, MIXED_PAIR, PAIR, STONE
from kancha.games.caral.building import build_level, can_extend, extend_refusal
from kancha.games.caral.cards import give_up
from kancha.games.caral.emissaries import PARTNER, can_swap, face
from kancha.games.caral.events import PairPlayed
from kancha.games.caral.facts import SWAP_FISH_ALPACA, SWAP_STONE_CLAY
from kancha.games.caral.holdings import hand_size
from kancha.games.caral.movement import SecondMovement
from kancha.games.caral.spaces import can_use
from kancha.games.caral.state import MUST_AFTER_FISH, CaralState
from kancha.kernel.errors import Refusal


def pair_targets(s: CaralState, seat: int) -> list[int]:
    """Return the pairs that can be played now: not used this turn, held, and of effect."""
    family = s.families[seat]
    hand = family.hand
    turn = s.turn
    codes: list[int] = []
    for card in range(len(CARDS)):
        if turn.used[card] or hand[card] == 0:
            continue
        same = hand[card] >= 2
        mixed = s.emissaries and hand[PARTNER[card]] > 0 and can_swap(s, seat, card)
        if (same or mixed) and _has_effect(s, seat, card):
            if same:
                codes.append(PAIR.codes[card])
            if mixed:
                codes.append(MIXED_PAIR.codes[card])
    return codes


def _has_effect(s: CaralState, seat: int, card: int) -> bool:
    family = s.families[seat]
    turn = s.turn
    if card == ALPACA:
        return True
    if card == FISH:
        space = s.facts.space_at[family.pawn]
        if space < 0 or not turn.acted or s.snake == space:
            return False
        cards = hand_size(s, seat) - 2
        return can_use(s, seat, space, family.stones, cards, family.alpacas, family.emissary_alpacas)
    return turn.built >= 0 and family.stones > 0 and can_extend(s, seat, turn.built)


def pair_refusal(s: CaralState, seat: int, code: int) -> Refusal | None:
    """Judge a pair or a mixed pair."""
    mixed = code in MIXED_PAIR
    card = MIXED_PAIR.value(code) if mixed else PAIR.value(code)
    hand = s.families[seat].hand
    name: dict[str, int | str] = {"card": CARDS[card]}
    if s.turn.used[card]:
        return Refusal("K8.2", "refuse-pair-used", name)
    if mixed:
        wanted = SWAP_STONE_CLAY if card in (STONE, CLAY) else SWAP_FISH_ALPACA
        if face(s, seat) != wanted:
            return Refusal("K19.6", "refuse-no-swap-face")
        if s.turn.swapped:
            return Refusal("R43", "refuse-swapped")
        if hand[card] == 0 or hand[PARTNER[card]] == 0:
            return Refusal("R43", "refuse-no-mixed-pair", {"card": CARDS[card], "other": CARDS[PARTNER[card]]})
    elif hand[card] < 2:
        return Refusal("K8.2", "refuse-no-pair", name)
    if card == FISH:
        return _fish_refusal(s, seat)
    if card == ALPACA:
        return None
    if s.turn.built < 0:
        return Refusal("R18", "refuse-no-level-before")
    if s.families[seat].stones < 1:
        return Refusal("K8.3", "refuse-no-stone")
    return extend_refusal(s, seat, s.turn.built)


def _fish_refusal(s: CaralState, seat: int) -> Refusal | None:
    family = s.families[seat]
    space = s.facts.space_at[family.pawn]
    if space < 0:
        return Refusal("R19", "refuse-fish-space")
    if s.snake == space:
        return Refusal("R42", "refuse-blocked")
    if not s.turn.acted:
        return Refusal("R19", "refuse-fish-first")
    if not can_use(s, seat, space, family.stones, sum(family.hand) - 2, family.alpacas, family.emissary_alpacas):
        return Refusal("R19", "refuse-no-effect")
    return None


def play_pair(s: CaralState, seat: int, code: int) -> None:
    """Discard the cards and use the power."""
    mixed = code in MIXED_PAIR
    card = MIXED_PAIR.value(code) if mixed else PAIR.value(code)
    other = PARTNER[card] if mixed else card
    turn = s.turn
    turn.used[card] = True
    turn.swapped = turn.swapped or mixed
    if s.events is not None:
        s.events.append(PairPlayed(seat, CARDS[card], CARDS[other]))
    give_up(s, seat, card)
    give_up(s, seat, other)
    if card == ALPACA:
        s.stack.append(SecondMovement(seat))
    elif card == FISH:
        turn.acted = False
        turn.must = MUST_AFTER_FISH
    else:
        build_level(s, seat, turn.built)
