"""Column Migrate (E8)."""

from __future__ import annotations

from kancha.games.endless_winter.action_phase import Bottom
from kancha.games.endless_winter.facts import SHIPPED
from kancha.games.endless_winter.migrate import CampMoves, FreeVillage, MigrateMiddle, MigrateTop, influence
from kancha.games.endless_winter.state import WinterState
from kancha.games.endless_winter.tracks import food_limit
from kancha.games.endless_winter.vocabulary import MIGRATE
from kancha.kernel.testing import rule

from .positions import ask, bare, hexagon, juncture, offers, play, refused


def camps(s: WinterState, seat: int, *names: str) -> None:
    """Put Camps of a seat on hexes."""
    for name in names:
        s.seats[seat].camps[hexagon(name)] += 1
        s.seats[seat].camps_left -= 1


@rule("E8.1")
def test_a_camp_goes_to_the_base_for_one_labor() -> None:
    """While Camps and Labor last; the Food limit rises."""
    s = bare(2, MigrateTop(0))
    t = s.seats[0]
    t.labor = 6
    play(s, *["camp"] * 5)
    assert (t.camps[0], t.labor, food_limit(s, t)) == (5, 1, 10)
    assert refused(s, "camp").rule == "E8.1"


@rule("E8.2")
def test_a_camp_moves_to_neighbours_also_twice() -> None:
    """The same Camp goes two steps; a jump and a foreign hex are refused."""
    s = bare(2, MigrateTop(0))
    t = s.seats[0]
    camps(s, 0, "base")
    t.labor = 2
    assert refused(s, "move base to b1").rule == "E8.2"
    assert refused(s, "move a1 to a2").rule == "E8.2"
    assert refused(s, "move base to base").rule == "E8.2"
    play(s, "move base to a1", "move a1 to b1")
    assert t.camps[hexagon("b1")] == 1
    assert refused(s, "move b1 to a1").rule == "E8.2"


@rule("E8.2")
def test_tiles_hold_any_number_of_camps() -> None:
    """All Camps of both seats on one tile."""
    s = bare(2, MigrateTop(0))
    camps(s, 0, *["a1"] * 4, "base")
    camps(s, 1, *["a1"] * 5)
    s.seats[0].labor = 1
    play(s, "move base to a1")
    assert influence(s, hexagon("a1")) == [5, 5]


@rule("E8.3", "E8.4", "E8.5")
def test_three_camps_and_three_food_make_a_village() -> None:
    """W21: Food 5 to 2, one Camp left on the map, limit 9 to 6, Influence 2 on the three hexes."""
    s = bare(2, MigrateMiddle(0))
    t = s.seats[0]
    camps(s, 0, "a1", "b2", "b1", "base")
    t.food = 5
    assert food_limit(s, t) == 9
    assert offers(s) == ["village a1-b1-b2", "done"]
    play(s, "village a1-b1-b2")
    assert (t.food, sum(t.camps), t.camps[0], food_limit(s, t), t.villages_left) == (2, 1, 1, 6, 2)
    assert [influence(s, hexagon(name))[0] for name in ("a1", "b1", "b2")] == [2, 2, 2]
    assert [SHIPPED.hexes[hexagon(name)] for name in ("a1", "b1", "b2")] == [(1, 0), (2, 0), (2, -1)]


@rule("E8.3")
def test_a_village_never_touches_the_base() -> None:
    """W22: Camps on the Base and two neighbours are not enough."""
    s = bare(2, MigrateMiddle(0))
    camps(s, 0, "base", "a1", "a2")
    s.seats[0].food = 5
    assert refused(s, "village base-a1-a2").rule == "E8.3"


@rule("E8.3")
def test_a_juncture_holds_one_village() -> None:
    """W23: a rival Village bars it; so do missing Food, Camps or Villages."""
    s = bare(2, MigrateMiddle(0))
    t = s.seats[0]
    camps(s, 0, "a1", "b1", "b2")
    t.food = 5
    s.villages[juncture("a1-b1-b2")] = 1
    assert refused(s, "village a1-b1-b2").rule == "E8.3"
    s.villages[juncture("a1-b1-b2")] = -1
    t.food = 2
    assert refused(s, "village a1-b1-b2").rule == "E8.3"
    assert refused(s, "village a1-a2-b2").rule == "E8.3"
    t.food, t.villages_left = 5, 0
    assert refused(s, "village a1-b1-b2").rule == "E8.3"


@rule("E8.5", "E11.3")
def test_influence_adds_camps_and_villages() -> None:
    """W24: a Village 2, two Camps 2, one Camp 1."""
    s = bare(3)
    s.villages[juncture("a1-b1-b2")] = 0
    camps(s, 1, "a1", "a1")
    camps(s, 2, "a1")
    assert influence(s, hexagon("a1")) == [2, 2, 1]


@rule("E8.6")
def test_the_first_figure_pitches_then_moves_free() -> None:
    """Camp first, then one step; both free and the step optional."""
    s = ask(bare(2), Bottom(0, MIGRATE))
    t = s.seats[0]
    assert t.camps[0] == 1
    assert offers(s)[-1] == "done"
    play(s, "move base to a3")
    assert (t.camps[0], t.camps[hexagon("a3")], s.stack) == (0, 1, [])


@rule("E8.6", "Q57")
def test_without_a_camp_on_the_board_only_the_move_is_left() -> None:
    """Migrate bottom with all Camps on the map."""
    s = bare(2, Bottom(0, MIGRATE))
    camps(s, 0, *["a1"] * 5)
    s.advance()
    play(s, "move a1 to b1")
    assert s.seats[0].camps[0] == 0


@rule("Q23")
def test_a_free_village_may_cost_food_above_the_limit() -> None:
    """Food 9 with limit 9; three Camps return: limit 6, Food 6."""
    s = bare(2, FreeVillage(0, 1))
    t = s.seats[0]
    camps(s, 0, "a1", "b1", "b2", "base")
    t.food = 9
    play(s, "village a1-b1-b2")
    assert (t.food, food_limit(s, t)) == (6, 6)


@rule("E3.5", "E8.2")
def test_steps_of_an_effect_are_split_freely_and_may_stop() -> None:
    """Three steps: two used, then stop."""
    s = bare(2, CampMoves(0, 3))
    camps(s, 0, "a1", "base")
    play(s, "move a1 to b1", "move base to a1", "done")
    assert not s.stack
