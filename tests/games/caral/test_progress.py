"""Chapter K17: progress tiles."""

from __future__ import annotations

import pytest

from kancha.games.caral.actions import SMALL
from kancha.games.caral.progress import facts
from kancha.games.caral.state import CaralState
from kancha.kernel.testing import rule

from .positions import (
    acting,
    emissaries,
    fame,
    hold,
    offers,
    place,
    play,
    progress,
    pyramid,
    refused,
    stones,
    table,
    unpacked,
)


def covered(tile: int, space: str, *modules: str) -> CaralState:
    """Return a table with a tile PT1 to PT8 on a space and the pawn of seat 0 there."""
    s = table(3, "progress", *modules)
    progress(s).on[int(space[1:]) - 1] = tile - 1
    return acting(s, 0, space)


@rule("K17.1")
def test_three_tiles_lie_on_the_slots() -> None:
    """For the 1st, 3rd and 5th completion; the rest is out."""
    s = unpacked(3, "progress")
    play(s, "reveal 5", "reveal 1", "reveal 8")

    assert progress(s).slots == [4, 0, 7]
    assert facts(s).slots == [1, 3, 5]


@pytest.mark.parametrize(("before", "asked"), [(0, True), (1, False), (2, True), (3, False), (4, True), (5, False)])
@rule("K17.2", "K20.9")
def test_odd_completions_lay_their_tile(before: int, asked: bool) -> None:
    """The 1st, 3rd and 5th ask for a place, after table fame and central level."""
    s = table(3, "progress")
    progress(s).slots = [0, 2, 5]
    s.completed = before
    pyramid(s, "S1", 0, 2, SMALL)
    stones(s, 0, 1)
    play(acting(s, 0, "S1"), "build next")

    assert asked == (type(s.stack[-1]).__name__ == "TilePlacement")
    assert 5 + s.facts.completion_fame[before + 1] == fame(s)[0]


@rule("K17.2", "R40")
def test_a_tile_fits_its_kind_of_space_and_may_cover_a_tile() -> None:
    """PT3 goes to a village, covered or not, and must be laid."""
    s = table(3, "progress")
    progress(s).slots = [2, -1, -1]
    progress(s).on[0] = 3
    pyramid(s, "S1", 0, 2, SMALL)
    stones(s, 0, 1)
    play(acting(s, 0, "S1"), "build next")

    assert offers(s) == ["tile on a1", "tile on a5", "tile on a9"]
    assert refused(s, "tile on a2").rule == "K17.2"
    play(s, "tile on a1")
    assert (progress(s).on[0], progress(s).slots[0]) == (2, -1)


@rule("K17.2")
def test_the_tile_works_for_everybody() -> None:
    """Another family uses it on its turn."""
    s = covered(2, "A3")
    hold(s, 1, fish=2)
    acting(s, 1, "A3")

    play(s, "use space", "discard fish", "discard fish")
    play(s, "deal clay", "deal clay", "deal clay", "deal clay")
    assert s.families[1].hand == [0, 4, 0, 0]


@rule("K17.3")
def test_pt1_draws_three_and_discards_one() -> None:
    """The discarded card may be one of those drawn."""
    s = covered(1, "A3")
    play(s, "use space", "deal fish", "deal clay", "deal clay", "discard clay")

    assert s.families[0].hand == [0, 1, 1, 0]


@rule("K17.3", "R11")
def test_pt2_pays_two_and_draws_four() -> None:
    """With one card it cannot be used."""
    s = covered(2, "A7")
    hold(s, 0, fish=1)
    assert refused(s, "use space").message == "refuse-too-few-cards"

    hold(s, 0, stone=1)
    play(s, "use space", "discard fish", "discard stone", "deal clay", "deal clay", "deal clay", "deal clay")
    assert s.families[0].hand == [0, 4, 0, 0]


@rule("K17.3", "R14")
def test_pt3_places_a_carali_and_draws() -> None:
    """With an empty reserve only the card is left."""
    s = covered(3, "A1")
    assert refused(s, "use space").rule == "R11"
    play(s, "worker in quarry-1", "deal fish")
    assert s.families[0].workers == [2, 1]

    s = covered(3, "A1")
    s.families[0].reserve = 0
    assert offers(s) == ["use space", "end turn"]
    play(s, "use space", "deal fish")
    assert s.families[0].hand == [0, 0, 1, 0]


@rule("K17.3", "R40")
def test_pt4_places_a_carali_and_moves_one_elsewhere() -> None:
    """A worker becomes a builder; it may not return to the place it came from."""
    s = covered(4, "A5")
    play(s, "reserve s1")
    assert offers(s) == ["stay", "recall worker of quarry-1", "recall worker of quarry-2", "recall builder of s1"]

    play(s, "recall worker of quarry-1")
    assert refused(s, "worker in quarry-1").rule == "R40"
    play(s, "reserve s2")
    assert (s.families[0].workers, s.site_owner[:2]) == ([0, 1], [0, 0])
    assert offers(s) == ["end turn"]


@rule("R40")
def test_owners_and_priests_are_not_moved() -> None:
    """Neither arrow Carali nor priest; staying is always allowed."""
    s = covered(4, "A5")
    pyramid(s, "S2", 0, 1)
    s.site_priest[pyramid(s, "S3", 0, 5)] = True
    play(s, "worker in quarry-1")

    assert refused(s, "recall builder of s2").rule == "K14.5"
    assert refused(s, "recall priest of s3").message == "refuse-move-priest"
    play(s, "stay")
    assert offers(s) == ["end turn"]


@rule("K17.3", "R14")
def test_pt5_places_an_alpaca_and_gains_a_stone() -> None:
    """With a full sled of alpacas the stone is still gained."""
    s = covered(5, "A4")
    assert refused(s, "use space").rule == "R11"
    play(s, "harness alpaca")
    assert (s.families[0].alpacas, s.families[0].stones) == (2, 1)

    s = covered(5, "A4")
    s.families[0].alpacas = 5
    play(s, "use space")
    assert (s.families[0].alpacas, s.families[0].stones) == (5, 1)


@rule("K17.3")
def test_pt6_gives_stones_and_then_moves_a_carali() -> None:
    """A worker of this quarry works first and moves afterwards."""
    s = covered(6, "A2")
    play(s, "use space", "recall worker of quarry-1", "worker in quarry-2")

    assert (s.families[0].stones, s.families[0].workers) == (1, [0, 2])


@rule("K17.3", "R26", "R40")
def test_pt7_places_an_alpaca_or_buys_cards_of_the_discard_pile() -> None:
    """Not offered with an empty pile; with two cards in it only two are taken."""
    s = covered(7, "A4")
    assert offers(s) == ["harness alpaca", "end turn"]
    assert refused(s, "recall alpaca of sled").rule == "R26"

    s.discard, s.deck = [0, 1, 1, 0], [12, 11, 11, 12]
    play(s, "recall alpaca of sled")
    assert offers(s) == ["take clay", "take fish"]
    play(s, "take fish", "take clay")
    assert (s.families[0].hand, s.families[0].alpacas) == ([0, 1, 1, 0], 0)
    assert offers(s) == ["end turn"]


@rule("K17.3", "R41", "K8.3")
def test_pt8_builds_on_any_own_started_pyramid() -> None:
    """For one stone, far from the pawn; a stone pair adds a level to the same pyramid."""
    s = covered(8, "A2")
    pyramid(s, "S15", 0, 1)
    pyramid(s, "S16", 0, 0)
    pyramid(s, "S17", 1, 1)
    stones(s, 0, 2)
    hold(s, 0, stone=2)
    assert offers(s) == ["use space", "build at s15", "end turn"]
    assert refused(s, "build at s16").rule == "R41"
    assert refused(s, "build at s17").message == "refuse-not-own-pyramid"

    play(s, "build at s15", "pair stone")
    assert (s.site_levels[14], s.families[0].stones) == (3, 0)


@rule("R41", "K5.1")
def test_pt8_is_no_way_around_the_architect() -> None:
    """Behind the architect the quarry gives nothing."""
    s = covered(8, "A2")
    pyramid(s, "S15", 0, 1)
    stones(s, 0, 2)
    s.architect = place("A3")

    assert refused(s, "build at s15").rule == "K5.1"


@rule("R40", "R19")
def test_fish_repeat_the_tile() -> None:
    """PT8: first stones, then a level."""
    s = covered(8, "A2")
    pyramid(s, "S15", 0, 1)
    hold(s, 0, fish=2)
    play(s, "use space", "pair fish", "build at s15")

    assert (s.site_levels[14], s.families[0].stones) == (2, 0)


@rule("R40")
def test_placing_by_a_tile_includes_the_emissary_board() -> None:
    """PT3 sends the Carali, PT5 the alpaca."""
    s = covered(3, "A1", "emissaries")
    play(s, "send carali", "deal fish")
    assert emissaries(s).level[0] == 1

    s = covered(5, "A4", "emissaries")
    emissaries(s).level[0] = 1
    play(s, "send alpaca", "deal fish", "deal fish")
    assert emissaries(s).level[0] == 2


@pytest.mark.parametrize("tile", range(1, 9))
@rule("K17.3")
def test_each_tile_offers_only_its_own_action(tile: int) -> None:
    """An action of another kind is refused with the tile's rule."""
    spaces = {1: "A3", 2: "A3", 3: "A1", 4: "A1", 5: "A4", 6: "A2", 7: "A4", 8: "A2"}
    s = covered(tile, spaces[tile])
    foreign = "harness alpaca" if tile not in (5, 7) else "worker in quarry-1"

    assert refused(s, foreign).rule == "K17.2"
