"""A11.14 to A11.20: what the Ayllu does with its power."""

from __future__ import annotations

from random import Random

import pytest

from kancha.games.ayar.ayllu_activities import best_pots, fish, perform, set_island
from kancha.games.ayar.ayllu_events import IslandSet, SectionChosen
from kancha.games.ayar.names import FARMING, NODES, POTTERY, REED, WEAVING, WILD
from kancha.games.ayar.state import AyarState
from kancha.kernel.testing import rule

from .positions import chance, facts, give_islands, listen, names_of, reading, show_pots, show_textiles, table


def solo(level: int = 1) -> AyarState:
    """A table against the Ayllu."""
    return table(1, level)


def do(s: AyarState, activity: int, power: int) -> None:
    """Let the Ayllu do an activity, chance included."""
    perform(s, activity, power)
    chance(s)
    s.advance()


@rule("A11.14")
@pytest.mark.parametrize(
    ("power", "slots"), [(1, [0]), (2, [0]), (3, [0, 1]), (4, [0, 1]), (5, [0, 1]), (6, [0, 1, 2])]
)
def test_it_takes_as_many_pots_as_it_can_from_the_lowest_slots(power: int, slots: list[int]) -> None:
    """Without icons the lower slots decide."""
    assert best_pots(solo(), power) == slots


@rule("A11.14", "Q42")
@pytest.mark.parametrize(
    ("market", "power", "slots"),
    [
        (("green", "pink-viracocha", "blue", "yellow"), 2, [1]),
        (("green", "pink", "blue-viracocha", "yellow"), 4, [0, 2]),
        (("green", "pink", "blue-viracocha", "yellow-viracocha"), 5, [0, 2]),
        (("green", "pink-viracocha", "blue-viracocha", "yellow"), 5, [1, 2]),
        (("green-viracocha", "pink-viracocha", "blue-viracocha", "yellow"), 5, [0, 1]),
    ],
)
def test_among_equal_numbers_icons_then_lower_slots_decide(
    market: tuple[str, ...], power: int, slots: list[int]
) -> None:
    """Sets are compared from the lowest slot up."""
    s = solo()
    show_pots(s, *market)
    assert best_pots(s, power) == slots


@rule("Q31")
def test_the_stack_is_its_last_choice() -> None:
    """Used only if that gives more pots."""
    s = solo()
    show_pots(s, "green")
    assert best_pots(s, 4) == [0]
    assert best_pots(s, 5) == [0, 4]
    s.market = [-1] * 4
    assert best_pots(s, 4) == [4]


@rule("A11.14")
def test_its_pots_fill_the_solo_track_and_icons_give_llamas() -> None:
    """Suns above the filled slots, Moons at the last one; the market slides and refills."""
    s = solo()
    show_pots(s, "green-viracocha", "pink", "blue", "yellow")
    do(s, POTTERY, 3)
    own, board = s.seats[1], facts().boards[0]
    assert len(own.pots) == 2
    assert own.llamas == 1
    assert (own.suns[POTTERY], own.moons[POTTERY]) == (board.pot_suns[2], board.pot_moons[2]) == (1, 2)
    assert s.market.count(-1) == 0


@rule("Q32")
def test_with_one_slot_left_it_takes_one_piece() -> None:
    """The pot it prefers; the textile of stack 1."""
    s = solo()
    show_pots(s, "green", "pink-viracocha", "blue", "yellow")
    s.seats[1].pots = [WILD] * 9
    assert best_pots(s, 5) == [1]
    s.ayllu[0].textiles = [0] * 8
    do(s, WEAVING, 5)
    assert s.ayllu[0].textiles[8] // 16 == 0
    assert len(s.ayllu[0].textiles) == 9


@rule("A11.15", "Q30")
@pytest.mark.parametrize(("power", "stacks"), [(1, [0]), (2, [1]), (3, [0, 1]), (4, [0, 2]), (5, [0, 3]), (6, [0, 3])])
def test_its_power_names_its_textile_stacks(power: int, stacks: list[int]) -> None:
    """N of 3 and more: stack 1 and stack N - 1, at most the last."""
    s = solo()
    do(s, WEAVING, power)
    assert [design // 16 for design in s.ayllu[0].textiles] == stacks
    assert all(top >= 0 for top in s.tops)


@rule("A11.15")
def test_its_textiles_score_by_number_and_icons_give_llamas() -> None:
    """T4g shows a Viracocha."""
    s = solo(2)
    show_textiles(s, "t4g")
    do(s, WEAVING, 5)
    board = facts().boards[1]
    assert s.seats[1].llamas == 1
    assert s.seats[1].suns[WEAVING] == board.textile_suns[2] == 1
    assert s.seats[1].moons[WEAVING] == board.textile_moons[2] == 4


@rule("Q30")
def test_for_an_empty_stack_it_takes_the_next_lower_one() -> None:
    """Not one used already; else it skips the textile."""
    s = solo()
    s.tops[2] = -1
    s.textiles[32:48] = [0] * 16
    do(s, WEAVING, 4)
    assert [design // 16 for design in s.ayllu[0].textiles] == [0, 1]
    s = solo()
    for stack in (1, 2):
        s.tops[stack] = -1
        s.textiles[16 * stack : 16 * stack + 16] = [0] * 16
    do(s, WEAVING, 4)
    assert [design // 16 for design in s.ayllu[0].textiles] == [0]


@rule("A11.16")
def test_it_plants_maize_from_the_left() -> None:
    """Board 1: slots 8 and 16 give a llama; Suns at 3, 6, ...; Moons by the rightmost value."""
    s = solo()
    s.ayllu[0].maize = 5
    do(s, FARMING, 4)
    assert s.ayllu[0].maize == 9
    assert s.terrace == [1] * 4
    assert s.seats[1].llamas == 1
    assert (s.seats[1].suns[FARMING], s.seats[1].moons[FARMING]) == (3, 7)
    s.ayllu[0].maize = 14
    do(s, FARMING, 4)
    assert s.ayllu[0].maize == 16
    assert len(s.terrace) == 6


@rule("A11.17", "A11.19", "Q27")
def test_e17_it_crosses_a_section_and_enters_the_next() -> None:
    """From the first space with power 3: islands on 8 and 10; of L2 (10) and L4 (12) it fishes L2."""
    s = solo()
    s.ayllu[0].boat = 1
    give_islands(s, 1, "i01")
    do(s, REED, 3)
    own = s.seats[1]
    assert [NODES[node] for node in own.islands] == ["i01", "i03", "i04"]
    assert s.lake[1] == 0
    assert s.lake[3] == 1
    assert own.llamas == 1
    assert own.moons[REED] == 10


@rule("A11.17", "A11.19", "Q27")
def test_e18_the_higher_value_of_a_crossed_section_counts() -> None:
    """From the third space with power 3: islands on 12 and 16; of L5 (12) and L6 (16) it fishes L5."""
    s = solo()
    s.ayllu[0].boat = 3
    give_islands(s, 1, "i01", "i03")
    do(s, REED, 3)
    own = s.seats[1]
    assert [NODES[node] for node in own.islands] == ["i01", "i03", "i05", "i07"]
    assert s.lake[4] == 0
    assert own.llamas == 1
    assert own.moons[REED] == 16


@rule("Q26", "A11.17")
def test_further_inside_a_section_nothing_is_placed() -> None:
    """From 6 to 8 in the second section; and the boat stops on the last space."""
    s = solo()
    s.ayllu[0].boat = 2
    give_islands(s, 1, "i01", "i02")
    do(s, REED, 1)
    assert len(s.seats[1].islands) == 2
    s.ayllu[0].boat = 9
    s.seats[1].islands = [1, 2, 3, 4, 5]
    do(s, REED, 5)
    assert s.ayllu[0].boat == 10
    assert len(s.seats[1].islands) == 6


@rule("A11.17", "Q28")
def test_no_value_of_its_track_stands_in_two_sections() -> None:
    """So its own island is never in its way, unless yours has sent one of them elsewhere before."""
    known = facts()
    sections: dict[int, set[int]] = {}
    for value, section in zip(known.track_value[1:], known.track_section[1:], strict=True):
        sections.setdefault(value, set()).add(section)
        assert value in [known.node_moon[node] for node in range(len(NODES)) if known.is_island[node]]
    assert all(len(found) == 1 for found in sections.values())


@rule("A11.17")
def test_alone_on_the_lake_all_its_islands_lie_where_the_track_says() -> None:
    """Whatever its powers are, no island is diverted while you have none."""
    for seed in range(60):
        s, rng = solo(), Random(seed)
        events = listen(s)
        while len(s.seats[1].islands) < 6:
            do(s, REED, rng.randint(1, 6))
        told = [event for event in events if isinstance(event, IslandSet)]
        assert len(told) == 6
        assert all(event.reason == "because-value" for event in told)
        assert all(s.facts.node_moon[NODES.index(event.node)] == event.wanted for event in told)


@rule("A11.18")
def test_a_taken_yellow_slot_sends_it_to_the_next_higher_one() -> None:
    """16 is taken twice by you: 20; with everything higher taken: the next lower."""
    s = solo()
    give_islands(s, 0, "i07", "i08")
    events = listen(s)
    assert NODES[set_island(s, 4, 16)] == "i09"
    assert [(event.reason, event.rule) for event in events if isinstance(event, IslandSet)] == [
        ("because-yellow", "A11.18")
    ]
    s.seats[0].islands = [NODES.index(name) for name in ("i07", "i08", "i09", "i10", "i11", "i12")]
    assert NODES[set_island(s, 4, 16)] == "i06"


@rule("Q28")
def test_of_several_slots_of_a_value_it_takes_the_lowest_allowed() -> None:
    """12: I05, then, with its own island there, yellow I06; then the next yellow one."""
    s = solo()
    assert NODES[set_island(s, 3, 12)] == "i05"
    give_islands(s, 0, "i05")
    assert NODES[set_island(s, 3, 12)] == "i05"
    give_islands(s, 1, "i05")
    assert NODES[set_island(s, 3, 12)] == "i06"
    give_islands(s, 0, "i06")
    assert NODES[set_island(s, 3, 12)] == "i07"


@rule("Q28")
def test_its_own_island_in_the_way_is_told_as_such() -> None:
    """Sent to 22 before, it wants 22: the next yellow slot, by our ruling and not by the rulebook's."""
    s = solo()
    give_islands(s, 1, "i10")
    events = listen(s)
    assert NODES[set_island(s, 5, 22)] == "i11"
    assert [(event.reason, event.rule) for event in events if isinstance(event, IslandSet)] == [("because-own", "Q28")]


@rule("A11.19", "Q27")
@pytest.mark.parametrize(("area", "section"), [("others", "l5"), ("all", "l5")])
def test_the_english_example_of_a_lake_area_holds_in_both_readings(area: str, section: str) -> None:
    """The island on 16: 12 beside 16, or, with the slot itself, 16 twice and then the smaller number."""
    s = table(1, read=reading(ayllu_area=area))
    give_islands(s, 1, "i01", "i03")
    s.ayllu[0].boat = 3
    events = listen(s)
    do(s, REED, 3)
    told = [event for event in events if isinstance(event, SectionChosen)]
    assert [event.section for event in told] == [section]
    assert told[0].rating == (12 if area == "others" else 16)
    assert told[0].reason == ("because-rated" if area == "others" else "because-rated-all")


@rule("Q27")
def test_the_slot_just_built_on_can_decide_only_by_the_other_reading() -> None:
    """An island on 10: without it, as we read, the areas are rated 6, 12, 12, 16 and 8; with it 8 becomes 10."""
    for read, rating in ((None, 8), (reading(ayllu_area="others"), 8), (reading(ayllu_area="all"), 10)):
        s = table(1, read=read)
        s.lake = [0, 1] + [0] * 10
        s.lake[3] = 1
        events = listen(s)
        fish(s, NODES.index("i04"))
        told = [event for event in events if isinstance(event, SectionChosen)]
        assert (told[0].section, told[0].rating) == ("l2", rating)


@rule("A11.19")
def test_an_area_without_rival_is_not_said_to_be_chosen() -> None:
    """Only one area beside the island has a Viracocha."""
    s = solo()
    s.lake = [0, 1] + [0] * 10
    events = listen(s)
    fish(s, NODES.index("i03"))
    assert [event.reason for event in events if isinstance(event, SectionChosen)] == ["because-only-area"]


@rule("Q29", "A11.20")
def test_without_any_lake_slot_the_island_is_set_aside() -> None:
    """It still uncovers its Sun."""
    s = solo()
    s.seats[0].islands = [node for node in range(len(NODES)) if s.facts.is_yellow[node]]
    s.seats[1].islands = [NODES.index(name) for name in ("i01", "i02", "i03")]
    s.ayllu[0].boat = 5
    events = listen(s)
    do(s, REED, 1)
    assert s.seats[1].islands[-1] == -1
    assert "IslandSetAside" in names_of(events)
    assert s.seats[1].suns[REED] == facts().boards[0].island_suns[4]
    assert s.seats[1].moons[REED] == 8


@rule("A11.19")
def test_it_takes_nothing_from_empty_sections() -> None:
    """No llama either."""
    s = solo()
    s.lake = [0] * 12
    give_islands(s, 1, "i01")
    s.ayllu[0].boat = 1
    do(s, REED, 1)
    assert len(s.seats[1].islands) == 2
    assert s.seats[1].llamas == 0


@rule("A11.20")
def test_its_reeds_score_suns_of_the_board_and_its_highest_island() -> None:
    """Board 4: 1, 1, 1, 1, 2, 2."""
    s = solo(4)
    give_islands(s, 1, "i01", "i03", "i05", "i07", "i09")
    assert (s.seats[1].suns[REED], s.seats[1].moons[REED]) == (6, 20)
