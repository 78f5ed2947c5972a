"""A8 and A9: the night, and the end of the game."""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.bots.greedy import GreedyBot
from kancha.games.ayar.measures import if_ended
from kancha.games.ayar.names import BUILT, GONE, GREY, RETIRED, TEAL, TEMPLE_SLOT
from kancha.games.ayar.night import (
    DAWN,
    MARKERS,
    PREPARE,
    RETIREMENT,
    TEMPLES,
    LlamaSplit,
    MoonSlot,
    Night,
    harvester,
    retiring,
)
from kancha.games.ayar.scoring import best_split, llama_points
from kancha.games.ayar.state import AyarState
from kancha.kernel.testing import rule

from .positions import (
    ask,
    asked,
    give_islands,
    give_pots,
    give_suns,
    grounds,
    listen,
    names_of,
    offers,
    park,
    play,
    retire_everywhere,
    table,
)


@rule("A8.1", "Q21")
def test_the_ayar_on_the_lowest_space_retires() -> None:
    """Retired ones do not count."""
    s = table()
    s.ayar = [9, 4, 7, 5]
    assert retiring(s) == GREY
    s.fled[GREY] = 1
    assert retiring(s) == 3


@rule("A8.1")
def test_a_tie_is_broken_by_the_lower_temple_row() -> None:
    """The woman furthest down."""
    s = table()
    s.ayar = [5, 5, 8, 9]
    s.rows = [1, 2, 0, 3]
    assert retiring(s) == TEAL
    s.rows = [0, 2, 1, 3]
    assert retiring(s) == GREY


@rule("A8.1")
def test_the_last_ayar_retires_in_round_four() -> None:
    """Wherever he is."""
    s = table()
    s.fled = [1, 1, 0, 1]
    s.ayar = [3, 4, 30, 5]
    assert retiring(s) == 2


@rule("A8.2")
@pytest.mark.parametrize(
    ("terrace", "winner"),
    [([], -1), ([1], 1), ([0, 1, 1], 1), ([1, 0, 0, 1], 1), ([0, 1, 1, 0], 0), ([2, 0, 1, 1, 0], 0)],
)
def test_most_maize_wins_the_harvest_then_the_first_planter(terrace: list[int], winner: int) -> None:
    """The terrace in the order of planting; -1: nobody."""
    s = table(3)
    s.terrace = terrace
    assert harvester(s) == winner


@rule("A8.2", "Q14")
def test_the_harvest_gives_the_viracocha_of_the_row_and_clears_the_terrace() -> None:
    """Maize of the starting activity lies there, too."""
    s = table()
    s.ayar = [2, 5, 5, 5]
    s.terrace = [1]
    supply = s.viracocha
    ask(s, Night(RETIREMENT, -1))
    assert asked(s) == "viracocha-slot"
    assert s.seat == 1
    assert s.terrace == []
    assert s.harvests == [0, 1, 1, 1]
    assert s.viracocha == supply


@rule("A8.2")
def test_without_maize_the_viracocha_returns_to_the_supply() -> None:
    """Nobody gains it."""
    s = table()
    s.ayar = [2, 5, 5, 5]
    supply = s.viracocha
    ask(s, Night(RETIREMENT, -1))
    assert asked(s) == "moon-slot"
    assert s.viracocha == supply + 1


@rule("A8.3")
def test_temples_of_the_row_score_moons_and_their_column_and_leave() -> None:
    """From the left: 6, 4, 2, 0; other rows stay."""
    s = table()
    give_suns(s, 0, [0] * 4, [5, 8, 3, 1])
    give_suns(s, 1, [0] * 4, [2, 0, 0, 7])
    s.temples[TEAL] = [1, 4 + 3, 0, 4 + 0]
    s.temples[GREY] = [2]
    s.seats[0].temples = [BUILT, BUILT, BUILT, 0]
    s.seats[1].temples = [BUILT, 0, 0, BUILT]
    ask(s, Night(TEMPLES, TEAL))
    assert s.ledger.entries() == [
        (0, 8 + 6, "moon.temple"),
        (1, 7 + 4, "moon.temple"),
        (0, 5 + 2, "moon.temple"),
        (1, 2 + 0, "moon.temple"),
    ]
    assert s.seats[0].temples == [GONE, GONE, BUILT, 0]
    assert s.temples == [[], [2], [], []]


@rule("Q38")
def test_the_harvest_viracocha_counts_for_this_nights_temples() -> None:
    """It completes the temple bonus before the temples are scored."""
    s = table()
    s.ayar = [2, 5, 5, 5]
    s.terrace = [0]
    s.seats[0].viracocha[TEMPLE_SLOT] = 1
    s.temples[GREY] = [2]
    s.seats[0].temples[2] = BUILT
    ask(s, Night(RETIREMENT, -1))
    play(s, "viracocha temple-moons")
    assert (0, 2, "moon.viracocha") in s.ledger.entries()


@rule("A8.4")
def test_markers_of_the_retired_colour_score_an_empty_moon_slot() -> None:
    """Clockwise from the First Player; the step slot is free again."""
    s = table(3)
    s.first = 2
    park(s, 2, TEAL, 4)
    give_suns(s, 2, [0] * 4, [1, 2, 3, 4])
    s.seats[2].moon_slots[0] = GREY
    ask(s, Night(MARKERS, TEAL))
    assert s.seat == 2
    assert offers(s) == ["retire to reed", "retire to weaving", "retire to pottery"]
    assert grounds(s, "retire to farming") == ("A8.4", "refuse-moon-slot-taken")
    play(s, "retire to weaving")
    assert s.seats[2].moon == 3
    assert s.seats[2].moon_slots == [GREY, -1, TEAL, -1]
    assert s.seats[2].markers[TEAL] == RETIRED
    assert 4 not in s.seats[2].markers
    assert s.seat == 0


@rule("A8.5")
def test_dawn_gives_the_dial_and_does_not_reset_it() -> None:
    """Each origin of the devotion is one entry of the ledger."""
    s = table()
    s.seats[0].devotion = [4, 3, 0, 6]
    ask(s, Night(DAWN, TEAL))
    assert s.seats[0].sun == 13
    assert s.seats[0].dial == 13
    assert s.ledger.entries() == [(0, 4, "sun.bonus"), (0, 3, "sun.raymi"), (0, 6, "sun.viracocha")]


@rule("A8.6", "A3.3")
def test_markers_stand_up_where_they_are_and_the_token_passes() -> None:
    """Retired ones do not."""
    s = table(3)
    s.first = 2
    retire_everywhere(s, TEAL, 0)
    for own in s.seats:
        own.standing = [0] * 5
    park(s, 1, GREY, 6)
    ask(s, Night(PREPARE, TEAL))
    assert (s.round, s.first) == (2, 0)
    assert s.seats[1].standing == [0, 1, 1, 1, 1]
    assert s.seats[1].markers[GREY] == 6


@rule("A8.1", "A8.2", "A8.3", "A8.4", "A8.5", "A8.6")
def test_e10_a_whole_night() -> None:
    """White 0, Pink 1, Blue 2, Purple 3; Pink is First Player, and the token goes to Blue."""
    s = table(4)
    s.first = 1
    s.ayar = [5, 5, 7, 8]
    s.rows = [1, 2, 0, 3]
    s.terrace = [2, 1, 1, 2]
    give_islands(s, 0, "i03")
    s.temples[TEAL] = [1]
    s.seats[0].temples[1] = BUILT
    give_pots(s, 1, "green", "green", "pink", "blue")
    s.seats[1].devotion = [0, 3, 0, 0]
    events = listen(s)
    ask(s, Night(RETIREMENT, -1))
    assert s.fled == [1, 0, 0, 0]
    assert s.seat == 2
    play(s, "viracocha llama")
    assert s.seats[0].moon == 8 + 6
    assert s.seat == 1
    play(s, "retire to pottery", "retire to farming", "retire to farming", "retire to farming")
    assert [own.moon for own in s.seats] == [14, 6, 0, 0]
    assert [own.sun for own in s.seats] == [0, 3, 0, 0]
    assert (s.round, s.first) == (2, 2)
    assert names_of(events)[0] == "AyarRetired"


@rule("A9.1", "Q23")
def test_e11_llama_points() -> None:
    """0, 1, 3, 6, 10, 15, 19, 22, 24, 25, and 25 for more."""
    s = table()
    assert [llama_points(s, 0, n) for n in range(12)] == [0, 1, 3, 6, 10, 15, 19, 22, 24, 25, 25, 25]


@rule("A9.1", "A12.2")
def test_e11_the_best_split_is_suggested() -> None:
    """Sun 100, Moon 112, six llamas: five and one give 113."""
    s = ends(100, 112, 6)
    assert best_split(s, 0) == [5, 1]
    ask(s, LlamaSplit(0))
    assert s.stack[-1].words(s) == {"track": "sun", "llamas": 6, "best": 5}
    play(s, "give sun 5")
    assert s.stack[-1].words(s) == {"track": "moon", "llamas": 1, "best": 1}
    assert grounds(s, "give sun 1") == ("A9.1", "refuse-track")
    assert grounds(s, "give moon 2") == ("A9.1", "refuse-too-many-llamas")
    play(s, "give moon 1")
    assert kancha.game("ayar").scores(s)[0] == 113


@rule("A9.1", "A9.2")
def test_llamas_kept_from_the_sun_raise_the_moon_alone() -> None:
    """Sun 78, Moon 105, seven llamas: with none for the Sun the score will be 78, and estimate and bots know it."""
    game = kancha.game("ayar")
    s = ask(ends(78, 105, 7), LlamaSplit(0))
    assert (if_ended(s, 0), best_split(s, 0)) == (100, [7, 0])
    assert GreedyBot().choose(game, 0, s, s.legal(), Random(1)) == game.space.parse("give sun 7").code
    play(s, "give sun 0")
    assert if_ended(s, 0) == 78
    play(s, "give moon 0")
    assert game.scores(s)[0] == 78


@rule("A12.2", "A9.3")
def test_llamas_may_stay_unused() -> None:
    """With equal lower totals the smaller gap is better: 90/90 takes none for the higher total."""
    assert best_split(ends(90, 95, 1), 0) == [1, 0]
    assert best_split(ends(90, 80, 0), 0) == [0, 0]
    assert best_split(ends(10, 50, 12), 0) == [9, 0]


@rule("A9.1")
def test_without_llamas_nothing_is_asked() -> None:
    """And any number up to nine can be given."""
    s = ends(5, 5, 0)
    ask(s, LlamaSplit(0))
    assert not s.stack
    s = ends(5, 5, 12)
    ask(s, LlamaSplit(0))
    assert len(offers(s)) == 10


@rule("A9.2")
def test_the_lower_total_is_the_score() -> None:
    """And the highest score wins."""
    game = kancha.game("ayar")
    s = ends(100, 70, 0)
    s.seats[1].sun, s.seats[1].moon = 71, 90
    assert game.scores(s) == [70, 71]
    assert game.ranking(s) == [[1], [0]]
    assert game.ending(s) == "score"


@rule("A9.3")
def test_e12_a_tie_is_won_by_the_smaller_gap() -> None:
    """90/97 against 95/90: the second wins; 90/95 against 95/90 is shared."""
    game = kancha.game("ayar")
    s = ends(90, 97, 0)
    s.seats[1].sun, s.seats[1].moon = 95, 90
    assert game.ranking(s) == [[1], [0]]
    assert game.ending(s) == "gap"
    s.seats[0].moon = 95
    assert game.ranking(s) == [[0, 1]]
    assert game.ending(s) == "shared"


@rule("A9.1")
def test_after_the_last_night_the_seats_split_their_llamas() -> None:
    """Clockwise from the First Player; then the match is over."""
    s = table()
    s.round = 4
    s.first = 1
    for own in s.seats:
        own.llamas = 1
    ask(s, Night(PREPARE, TEAL))
    assert s.seat == 1
    play(s, "give sun 0", "give moon 1")
    assert s.seat == 0
    play(s, "give sun 1")
    assert not s.stack
    assert [(own.sun, own.moon) for own in s.seats] == [(1, 0), (0, 1)]


def ends(sun: int, moon: int, llamas: int) -> AyarState:
    """A table whose seat 0 has these totals and llamas."""
    s = table()
    s.seats[0].sun, s.seats[0].moon, s.seats[0].llamas = sun, moon, llamas
    s.llamas -= llamas
    return s


def test_questions_of_the_night_name_what_they_are_about() -> None:
    """The colour of the marker."""
    assert MoonSlot(0, GREY).words(table()) == {"marker": "grey"}
