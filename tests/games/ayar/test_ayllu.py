"""A11: the Ayllu's set-up, turns and nights."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import kancha
from kancha.games.ayar.ayllu import (
    ACTING,
    CHECKING,
    ENDING,
    AylluStart,
    AylluTurn,
    best_moon_slot,
    choose_site,
    is_at_maximum,
    mark_best_bonus,
    place_best_temple,
    prepare_ayllu,
)
from kancha.games.ayar.ayllu_events import TokenFlipped
from kancha.games.ayar.checks import FertileGround
from kancha.games.ayar.names import (
    BROWN,
    BUILT,
    FARMING,
    GREY,
    PLACES,
    POTTERY,
    PURPLE,
    REED,
    TEAL,
    WEAVING,
)
from kancha.games.ayar.night import DAWN, MARKERS, RETIREMENT, LlamaSplit, Night
from kancha.games.ayar.scoring import best_split
from kancha.games.ayar.state import AyarState
from kancha.games.ayar.viracocha import gain_viracocha
from kancha.kernel.testing import random_match, rule
from kancha.kernel.view import hear

from .positions import (
    ask,
    asked,
    chance,
    fill_slot,
    give_suns,
    listen,
    names_of,
    of,
    offers,
    play,
    started,
    table,
)


def solo(level: int = 1) -> AyarState:
    """A table against the Ayllu."""
    return table(1, level)


def drawn(s: AyarState, token: int, ayar: int) -> AyarState:
    """Let the Ayllu have drawn a token and a marker."""
    s.ayllu[0].token = token
    s.ayllu[0].marker = ayar
    return s


def place_of(s: AyarState, site: int) -> str:
    """The name of a building slot."""
    return PLACES[s.facts.site_place[site]]


def reasons(events: list[Any]) -> list[str]:
    """Why the Ayllu chose its slots."""
    return [event.reason for event in events if type(event).__name__ == "SlotChosen"]


@rule("A11.1")
def test_the_ayllu_has_a_solo_board_by_level() -> None:
    """Four boards; its boat is on its own track, never on the lake."""
    for level in (1, 2, 3, 4):
        s = solo(level)
        assert s.ayllu[0].board == level - 1
        assert s.facts.boards[level - 1].maize == 16
        assert (s.ayllu[0].boat, s.seats[1].boat) == (0, -1)
    with pytest.raises(ValueError, match="1, 2, 3, 4"):
        started(1, 1, 5)
    with pytest.raises(ValueError, match="does not apply"):
        started(2, 1, 3)


@rule("A11.2")
def test_five_tokens_and_four_markers() -> None:
    """The gold marker is not in the bag."""
    s = solo()
    assert s.ayllu[0].tokens == [1] * 5
    assert s.ayllu[0].bag == [1] * 4


@rule("A11.3")
def test_alone_is_set_up_as_for_two_and_you_begin() -> None:
    """Arrows and lake of two seats; the token alternates."""
    match = started(1, 3, 2)
    s = of(match)
    assert (match.seat, s.first) == (0, 0)
    assert s.facts.arrows[s.players] == s.facts.arrows[2]
    assert sum(s.lake) == 8
    firsts = {}
    for later in random_match(match.game, 1, 3):
        firsts[of(later).round] = of(later).first
    assert firsts == {1: 0, 2: 1, 3: 0, 4: 1}


@rule("A11.4", "Q35")
def test_the_ayllu_gains_llamas_instead_of_viracocha() -> None:
    """From the supply, and from the harvest, whose Viracocha goes to the supply."""
    s = solo()
    supply = s.viracocha
    gain_viracocha(s, 1)
    assert (s.seats[1].llamas, s.viracocha) == (1, supply)
    s.ayar = [2, 5, 5, 5]
    s.terrace = [1, 1, 0]
    ask(s, Night(RETIREMENT, -1))
    assert (s.seats[1].llamas, s.viracocha) == (2, supply + 1)


@rule("A11.5")
def test_activities_are_ranked_from_the_top_of_the_board() -> None:
    """Farming, reeds, weaving, pottery: on a tie the first counts."""
    s = solo()
    assert best_moon_slot(s) == FARMING
    give_suns(s, 1, [0] * 4, [0, 4, 4, 4])
    assert best_moon_slot(s) == REED


@rule("A11.6")
def test_the_ayllu_draws_a_token_and_a_marker() -> None:
    """Tokens that lie face down, markers in the bag; an empty bag is refilled with those that travel."""
    s = solo()
    s.ayllu[0].tokens = [0, 1, -1, 1, 0]
    s.ayllu[0].bag = [0, 0, 0, 0]
    s.fled[GREY] = 1
    events = listen(s)
    ask(s, AylluTurn())
    assert offers(s) == ["flip k2", "flip k4"]
    play(s, "flip k4")
    assert offers(s) == ["draw teal", "draw brown", "draw purple"]
    assert names_of(events)[:2] == ["BagRefilled", "TokenFlipped"]


@rule("A11.7", "A11.8")
def test_e15_arrows_and_power_come_from_the_token() -> None:
    """X+2 with three arrows in round 1: three spaces, power 3."""
    s = solo()
    events = listen(ask(s, AylluTurn()))
    play(s, "flip k2", "draw brown")
    assert s.ayar[BROWN] == 4
    powers = [event.power for event in events if isinstance(event, TokenFlipped)]
    assert powers == [3]


@rule("A11.9", "Q33")
def test_raymi_and_fertile_ground_score_for_both() -> None:
    """The Ayllu triggers them; you choose your two activities, it takes its sunniest."""
    s = drawn(solo(), 0, TEAL)
    s.ayar[TEAL] = 30
    give_suns(s, 0, [1, 0, 2, 0])
    give_suns(s, 1, [6, 1, 3, 6])
    ask(s, AylluTurn(CHECKING, 7))
    assert asked(s) == "fertile-ground"
    assert s.seat == 0
    assert s.raymi_uses == [1, 0, 0, 1, 1, 0, 0, 1]
    assert s.seats[0].dial == 2 + 0 + 1 + 0
    assert s.seats[1].dial == 3 + 6 + 6 + 6 + 12
    play(s, "honour farming and weaving")
    assert s.seats[0].dial == 6


@rule("Q33")
@pytest.mark.parametrize(
    ("suns", "dial"), [([6, 7, 2, 5], 13), ([1, 1, 1, 1], 2), ([0, 5, 0, 3], 8), ([2, 0, 2, 9], 11)]
)
def test_the_ayllu_takes_its_two_sunniest_activities(suns: list[int], dial: int) -> None:
    """Topmost on a tie."""
    s = solo()
    give_suns(s, 1, suns)
    ask(s, FertileGround(1))
    assert s.seats[1].dial == dial


@rule("A11.10")
def test_the_temple_token_places_the_temple_with_most_moons() -> None:
    """Unused ones only, in the row of the drawn colour; quadrants do not matter."""
    s = drawn(solo(), 3, PURPLE)
    give_suns(s, 1, [0] * 4, [9, 4, 4, 1])
    s.seats[1].temples[0] = BUILT
    ask(s, AylluTurn(ENDING, 1))
    assert s.temples[PURPLE] == [4 + REED]
    drawn(s, 0, PURPLE)
    ask(s, AylluTurn(ENDING, 1))
    assert s.temples[PURPLE] == [4 + REED]
    s.seats[1].temples = [BUILT] * 4
    place_best_temple(s)
    assert s.temples[PURPLE] == [4 + REED]


@rule("A11.11", "A11.23", "Q25")
def test_e19_both_take_the_same_number_of_turns() -> None:
    """5, 4, 3 and 2 tokens, each used once a round, and one refill of the bag in each."""
    for level in (1, 2, 3, 4):
        match = kancha.game("ayar").start(seats=1, seed=level, options={"level": level})
        match.listen()
        rng = Random(level)
        while not match.over:
            match.play(rng.choice(match.state.legal()))
        assert match.story is not None
        names = [type(event).__name__ for _, event in match.story]
        assert names.count("TokenFlipped") == 14
        assert names.count("BagRefilled") == 4
        assert of(match).tambos.count(1) + names.count("SlotMissed") == 15


@rule("A11.12")
@pytest.mark.parametrize(("rows", "path"), [([0, 1, 2, 3], TEAL), ([1, 3, 2, 0], BROWN)])
def test_the_higher_woman_decides_the_ayllus_start(rows: list[int], path: int) -> None:
    """Weaving and farming lie at 8; teal starts with farming, brown with weaving. The activity has power 1."""
    s = solo()
    s.rows = rows
    events = listen(s)
    ask(s, AylluStart())
    chance(s)
    assert s.tambos[s.facts.first_sites[path]] == 1
    assert reasons(events) == ["because-start-highest"]
    assert (s.ayllu[0].maize, len(s.ayllu[0].textiles)) == ((1, 0) if path == TEAL else (0, 1))


@rule("A11.12")
def test_the_ayllu_starts_where_you_left_room() -> None:
    """You took teal's first slot; brown's weaving fits the other tile."""
    s = solo()
    fill_slot(s, 0, TEAL, "1a")
    events = listen(s)
    ask(s, AylluStart())
    chance(s)
    assert s.tambos[s.facts.first_sites[BROWN]] == 1
    assert reasons(events) == ["because-start"], "nobody asked which woman stands highest"


@rule("A11.12")
def test_without_a_fitting_first_slot_the_ayllu_says_so() -> None:
    """No open first slot fits a tile at 8: the woman who stands highest decides, and the reason is no fitting tile."""
    s = solo()
    for path in (TEAL, BROWN):
        fill_slot(s, 0, path, "1a")
    events = listen(s)
    ask(s, AylluStart())
    chance(s)
    assert reasons(events) == ["because-start-any"]


@rule("A11.13")
def test_e16_no_weaving_slot_so_the_next_raymi_tile_decides() -> None:
    """Teal 5 to 7; weaving at 8, pottery at 14: of two pottery slots segment 6 is the closest."""
    s = drawn(solo(), 0, TEAL)
    s.ayar[TEAL] = 5
    fill_slot(s, 0, TEAL, "1b 4a")
    events = listen(s)
    ask(s, AylluTurn(ACTING))
    chance(s)
    assert s.ayar[TEAL] == 7
    assert s.tambos[s.facts.site_at[TEAL][PLACES.index("6a")]] == 1
    assert reasons(events) == ["because-next-raymi"]


@rule("A11.13")
def test_a_raymi_tile_passed_this_turn_still_counts() -> None:
    """From 7 to 9: weaving at 8 is not scored yet when the tambo is placed."""
    s = solo()
    s.ayar[TEAL] = 9
    assert place_of(s, choose_site(s, TEAL, 7)) == "8a"
    assert place_of(s, choose_site(s, TEAL, 8)) == "7b"


@rule("A11.13")
def test_activities_at_their_maximum_are_ignored() -> None:
    """All maize, all islands, all textile or pot slots."""
    s = solo()
    s.ayar[TEAL] = 9
    s.ayllu[0].textiles = [0] * 9
    assert is_at_maximum(s, WEAVING)
    assert place_of(s, choose_site(s, TEAL, 7)) == "7b"
    s.seats[1].pots = [-1] * 10
    s.ayllu[0].maize = 16
    s.seats[1].islands = [1, 2, 3, 4, 5, 6]
    assert [is_at_maximum(s, activity) for activity in range(4)] == [True] * 4
    assert choose_site(s, TEAL, 7) == -1


@rule("A11.13")
def test_after_the_last_raymi_bonus_markers_then_moon_slots_decide() -> None:
    """Beyond 26: topmost activity without bonus marker, then without retired marker, then the closest slot."""
    s = solo()
    s.ayar[TEAL] = 29
    events = listen(s)
    s.seats[1].bonuses = [1, 0, 0, 0]
    assert s.facts.site_activity[choose_site(s, TEAL, 27)] == REED
    s.seats[1].bonuses = [1, 1, 1, 1]
    s.seats[1].moon_slots = [0, 1, -1, -1]
    assert s.facts.site_activity[choose_site(s, TEAL, 27)] == WEAVING
    s.seats[1].moon_slots = [0, 1, 2, 3]
    assert place_of(s, choose_site(s, TEAL, 27)) == "28b"
    assert reasons(events) == ["because-bonus", "because-moon-slot", "because-closest"]


@rule("A11.13")
def test_a_bonus_activity_without_a_slot_is_passed_over() -> None:
    """Topmost with an available slot: farming has none behind this Ayar."""
    s = solo()
    s.ayar[TEAL] = 3
    s.raymi = [2, 2, 2, 2, 6, 6, 6, 6]
    fill_slot(s, 0, TEAL, "1a 1b")
    assert s.facts.site_activity[choose_site(s, TEAL, 1)] == POTTERY


@rule("Q25")
def test_without_a_usable_slot_the_ayllu_only_moves() -> None:
    """No tambo, no activity, but the rest of the turn."""
    s = drawn(solo(), 3, TEAL)
    fill_slot(s, 0, TEAL, "1a 1b 2a 3a")
    events = listen(s)
    ask(s, AylluTurn(ACTING))
    assert s.ayar[TEAL] == 4
    assert s.tambos.count(1) == 0
    assert "SlotMissed" in names_of(events)
    assert s.temples[TEAL] == [4 + FARMING]


@rule("A11.21")
def test_its_marker_scores_the_activity_with_most_moons() -> None:
    """Among the empty Moon slots."""
    s = solo()
    s.first = 1
    give_suns(s, 1, [0] * 4, [3, 8, 8, 1])
    s.seats[1].moon_slots[REED] = GREY
    ask(s, Night(MARKERS, TEAL))
    assert s.seats[1].moon == 8
    assert s.seats[1].moon_slots[WEAVING] == TEAL
    assert s.seat == 0


@rule("A11.22")
def test_its_dawn_marks_the_sunniest_activity_first() -> None:
    """The Suns are added to the dial, then the dial is scored."""
    s = solo()
    s.seats[1].devotion = [0, 5, 0, 0]
    give_suns(s, 1, [2, 4, 4, 9])
    s.seats[1].bonuses = [0, 0, 0, 1]
    ask(s, Night(DAWN, TEAL))
    assert s.seats[1].bonuses == [0, 1, 0, 1]
    assert s.seats[1].dial == 9
    assert s.seats[1].sun == 9
    mark_best_bonus(s)
    assert s.seats[1].bonuses == [0, 1, 1, 1]


@rule("A11.23")
def test_it_prepares_bag_and_tokens() -> None:
    """The token of the round leaves, used ones come back, the bag holds the markers that travel."""
    s = solo()
    s.ayllu[0].tokens = [0, 0, 0, 0, 0]
    s.ayllu[0].bag = [0, 0, 1, 0]
    s.fled[PURPLE] = 1
    prepare_ayllu(s)
    assert s.ayllu[0].tokens == [-1, 1, 1, 1, 1]
    assert s.ayllu[0].bag == [1, 1, 1, 0]
    s.round = 2
    prepare_ayllu(s)
    assert s.ayllu[0].tokens == [-1, -1, 1, 1, 1]


@rule("A11.24", "Q34")
def test_its_llamas_are_split_for_its_best_score() -> None:
    """With the conversion of its board, smallest gap on equal scores."""
    s = solo(3)
    s.seats[1].sun, s.seats[1].moon, s.seats[1].llamas = 50, 56, 6
    assert best_split(s, 1) == [5, 1]
    ask(s, LlamaSplit(1))
    assert (s.seats[1].sun, s.seats[1].moon) == (57, 57)
    assert s.seats[1].llamas == 0


@rule("Q34", "A9.3")
def test_a_tie_with_the_ayllu_is_broken_by_the_gap() -> None:
    """Then shared."""
    game = kancha.game("ayar")
    s = solo()
    for own, sun, moon in ((s.seats[0], 80, 90), (s.seats[1], 80, 95)):
        own.sun, own.moon = sun, moon
    assert game.ranking(s) == [[0], [1]]
    assert game.ending(s) == "won"
    s.seats[1].moon = 90
    assert game.ending(s) == "shared"
    s.seats[1].sun = 85
    assert game.ending(s) == "lost"


def test_every_turn_of_the_ayllu_is_explained() -> None:
    """Each has a drawn token and marker, a reason for its slot (or none found), and a rule for it."""
    match = kancha.game("ayar").start(seats=1, seed=11, options={"level": 4})
    match.listen()
    rng = Random(2)
    while not match.over:
        match.play(rng.choice(match.state.legal()))
    assert match.story is not None
    heard_events = [hear(event, 0) for _, event in match.story]
    for event in heard_events:
        assert event["rules"] or event["event"] == "scored", event
    turns = [event for event in heard_events if event["event"] == "token-flipped"]
    reasons_given = [event for event in heard_events if event["event"] in ("slot-chosen", "slot-missed")]
    assert len(turns) == 14
    assert len(reasons_given) in (14, 15)
