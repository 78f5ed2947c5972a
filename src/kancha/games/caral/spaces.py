"""The actions of the four kinds of action space (K5.3-K5.6); a progress tile takes the place of one (K17.2)."""

from __future__ import annotations

from kancha.games.caral import progress_tiles
from kancha.games.caral.actions import ALPACA_PLACES, CARALI_PLACES, USE_SPACE
from kancha.games.caral.cards import draw
from kancha.games.caral.emissaries import lacks_alpaca
from kancha.games.caral.facts import MARKET, QUARRY, VILLAGE
from kancha.games.caral.holdings import cards_to_draw
from kancha.games.caral.placing import (
    alpaca_refusal,
    alpaca_targets,
    carali_refusal,
    carali_targets,
    place_alpaca,
    place_carali,
)
from kancha.games.caral.sled import load_stones
from kancha.games.caral.state import CaralState
from kancha.kernel.errors import Refusal


def space_targets(s: CaralState, seat: int, space: int) -> list[int]:
    """Return the actions that a space offers a family that may use it; none if nothing would happen."""
    facts = s.facts
    if s.tile_on[space] >= 0:
        return progress_tiles.tile_targets(s, seat, facts.tile_effect[s.tile_on[space]], facts.quarry_of[space])
    kind = facts.kind[space]
    if kind == VILLAGE:
        return carali_targets(s, seat)
    if kind == MARKET:
        return alpaca_targets(s, seat)
    if kind == QUARRY:
        family = s.families[seat]
        gains = family.stones < facts.stone_room and family.workers[facts.quarry_of[space]] > 0
    else:
        gains = cards_to_draw(s) > 0
    return [USE_SPACE] if gains else []


def can_use(s: CaralState, seat: int, space: int, stones: int, cards: int, sled: int, board: int) -> bool:
    """Return whether a space could take effect if the family had these stones, cards and placed alpacas instead."""
    facts = s.facts
    family = s.families[seat]
    if s.tile_on[space] >= 0:
        effect = facts.tile_effect[s.tile_on[space]]
        return progress_tiles.can_use_tile(s, seat, effect, facts.quarry_of[space], stones, cards, sled, board)
    kind = facts.kind[space]
    if kind == VILLAGE:
        return family.reserve > 0
    if kind == QUARRY:
        return stones < facts.stone_room and family.workers[facts.quarry_of[space]] > 0
    if kind == MARKET:
        reserve = family.alpaca_reserve + family.alpacas - sled + family.emissary_alpacas - board
        wanted = board < family.emissary_alpacas or lacks_alpaca(s, seat)
        return reserve > 0 and (sled < facts.alpaca_room or wanted)
    return cards_to_draw(s) > 0 or cards < sum(family.hand)


def space_refusal(s: CaralState, seat: int, space: int, code: int) -> Refusal | None:
    """Judge an action of a space for a family that may use it."""
    facts = s.facts
    family = s.families[seat]
    tile = s.tile_on[space]
    if tile >= 0:
        return progress_tiles.tile_refusal(s, seat, facts.tile_effect[tile], facts.quarry_of[space], code)
    kind = facts.kind[space]
    if kind == VILLAGE and code in CARALI_PLACES:
        return carali_refusal(s, seat, code)
    if kind == MARKET and code in ALPACA_PLACES:
        return alpaca_refusal(s, seat, code)
    if code != USE_SPACE or kind in (VILLAGE, MARKET):
        return Refusal("K5.2", "refuse-not-here")
    if kind == QUARRY:
        if family.workers[facts.quarry_of[space]] == 0:
            return Refusal("K5.4", "refuse-no-workers")
        return Refusal("K1.2", "refuse-sled-full") if family.stones >= facts.stone_room else None
    return Refusal("R26", "refuse-no-cards-left") if sum(s.deck) + sum(s.discard) == 0 else None


def use_space(s: CaralState, seat: int, space: int, code: int) -> None:
    """Carry the action of a space out."""
    facts = s.facts
    tile = s.tile_on[space]
    if tile >= 0:
        progress_tiles.use_tile(s, seat, facts.tile_effect[tile], facts.quarry_of[space], code)
        return
    kind = facts.kind[space]
    if kind == VILLAGE:
        place_carali(s, seat, code)
    elif kind == MARKET:
        place_alpaca(s, seat, code)
    elif kind == QUARRY:
        load_stones(s, seat, s.families[seat].workers[facts.quarry_of[space]])
    else:
        draw(s, seat, facts.worship_cards, "K5.5")
