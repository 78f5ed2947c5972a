"""A1: set-up."""

from __future__ import annotations

import pytest

from kancha.games.ayar.names import BESIDE, POTS
from kancha.games.ayar.pottery import OpeningPots
from kancha.games.ayar.rounds import FirstPlayer, RaymiTiles, Women
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.weaving import TextileReveal
from kancha.kernel.testing import rule

from .positions import ask, chance, facts, of, offers, play, started


@rule("A1.1")
def test_every_seat_starts_with_all_its_pieces() -> None:
    """16 tambos, 22 maize, 6 islands, 4 temples, 5 standing markers beside the board, an empty dial."""
    s = AyarState(3, 1, facts())
    for own in s.seats:
        assert sum(own.grid) == 16
        assert own.maize == [0, 0, 0, 0]
        assert sum(s.facts.box_size) == 22
        assert (len(own.islands), s.facts.islands) == (0, 6)
        assert own.temples == [0, 0, 0, 0]
        assert own.markers == [BESIDE] * 5
        assert own.standing == [1] * 5
        assert (own.dial, own.sun, own.moon, own.llamas) == (0, 0, 0, 0)


@rule("A1.2")
def test_arrows_depend_on_the_number_of_seats() -> None:
    """Fewer seats, more arrows; alone counts as two."""
    arrows = facts().arrows
    assert sum(arrows[2]) > sum(arrows[3]) > sum(arrows[4])
    assert arrows[1] == arrows[2]
    assert all(1 <= number <= 3 for seats in (2, 3, 4) for number in arrows[seats])


@rule("A1.3")
def test_chance_names_the_first_player() -> None:
    """Any seat can be First Player."""
    s = ask(AyarState(3, 1, facts()), FirstPlayer())
    assert offers(s) == ["first 0", "first 1", "first 2"]
    play(s, "first 2")
    assert s.first == 2


@rule("A1.4")
def test_the_ayar_start_on_space_one() -> None:
    """All four, on the first space of their path."""
    assert of(started()).ayar == [1, 1, 1, 1]


@rule("A1.5")
def test_the_women_take_one_row_each_with_a_viracocha() -> None:
    """From the top, no colour twice."""
    s = ask(AyarState(2, 1, facts()), Women())
    play(s, "woman brown", "woman teal")
    assert offers(s) == ["woman grey", "woman purple"]
    play(s, "woman purple", "woman grey")
    assert s.rows == [2, 0, 3, 1]
    assert s.harvests == [1, 1, 1, 1]


@rule("A1.6")
def test_raymi_tiles_stay_within_their_letter() -> None:
    """The first four slots take A tiles, the others B tiles, each tile once, letter side up."""
    s = ask(AyarState(2, 1, facts()), RaymiTiles())
    play(s, "raymi 4", "raymi 1")
    assert offers(s) == ["raymi 2", "raymi 3"]
    chance(s)
    assert [s.facts.tile_letter[tile] for tile in s.raymi] == [0] * 4 + [1] * 4
    assert sorted(s.raymi) == list(range(8))
    assert s.raymi_uses == [0] * 8


@rule("A1.7")
@pytest.mark.parametrize(("seats", "supply"), [(1, 28), (2, 28), (3, 28), (4, 20)])
def test_forty_viracocha_and_forty_llamas(seats: int, supply: int) -> None:
    """Those on the boards come out of the forty."""
    s = AyarState(seats, 1, facts())
    assert s.viracocha == supply
    assert s.viracocha + sum(s.lake) + sum(s.harvests) == 40
    assert s.llamas == 40


@rule("A1.8")
def test_four_stacks_of_sixteen_textiles_show_their_top() -> None:
    """Each stack holds only its own power; any of its designs can be on top."""
    s = ask(AyarState(2, 1, facts()), TextileReveal())
    assert [sum(s.textiles[16 * k : 16 * k + 16]) for k in range(4)] == [16] * 4
    assert offers(s) == [f"reveal t1{letter}" for letter in "abcdefgh"]
    assert s.stack[-1].weights(s) == [2] * 8
    chance(s)
    assert [top // 16 for top in s.tops] == [0, 1, 2, 3]
    assert sum(s.textiles) == 60


@rule("A1.9", "Q36")
def test_the_market_opens_with_plain_pots_from_the_lowest_slot() -> None:
    """Pots with an icon are shuffled back, so that only plain ones can come."""
    s = ask(AyarState(2, 1, facts()), OpeningPots())
    assert offers(s) == ["reveal green", "reveal pink", "reveal blue", "reveal yellow", "reveal red"]
    assert s.stack[-1].weights(s) == [4] * 5
    play(s, "reveal red")
    assert s.market == [POTS.index("red"), -1, -1, -1]
    assert s.stack[-1].weights(s) == [4, 4, 4, 4, 3]
    chance(s)
    assert all(pot % 2 == 0 for pot in s.market)
    assert s.stack_pots == 26


@rule("A1.10")
@pytest.mark.parametrize(("seats", "each"), [(2, 1), (3, 1), (4, 2)])
def test_lake_sections_hold_viracocha_by_seats(seats: int, each: int) -> None:
    """One in each of the eight sections, two with four seats."""
    s = AyarState(seats, 1, facts())
    assert s.lake[:8] == [each] * 8
    assert sum(s.lake[8:]) == 0


@rule("A1.11")
def test_boats_begin_at_the_start() -> None:
    """All of them."""
    assert [own.boat for own in AyarState(4, 1, facts()).seats] == [0, 0, 0, 0]
