"""C1 and C2: set-up, the turn and its costs, with the rulings R12, R18 and R19."""

from __future__ import annotations

import pytest

import kancha
from kancha.games.terraces.actions import SPACE
from kancha.games.terraces.events import DutyLapsed
from kancha.games.terraces.facts import Facts
from kancha.games.terraces.placing import any_place
from kancha.games.terraces.rounds import Round
from kancha.games.terraces.state import Terraces
from kancha.kernel.bar import Bar
from kancha.kernel.outlook import Lookout, outlooks
from kancha.kernel.testing import rule

from .positions import (
    EDITIONS,
    A,
    at,
    facts,
    fields,
    hand,
    lay,
    name,
    offers,
    pawns,
    play,
    position,
    refused,
    temple,
    villages,
)


@rule("C1.1", "C1.2", "C1.3", "C1.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_up(edition: str, seats: int) -> None:
    """What each player gets; the common stock is the same for any number of players."""
    match = kancha.game(edition).start(seats=seats, seed=3)
    s = match.state
    assert isinstance(s, Terraces)
    for holder in s.seats:
        assert (holder.pawns.count(-1), holder.tokens, holder.doubles) == (12, 3, 5)
        assert (holder.villages, holder.fields, sum(holder.hand)) == (2, 3, 3)
    assert match.scores == [0] * seats
    assert (s.triples, s.basins, sum(s.deck)) == (56, 16, 30 - 3 * seats - 1)
    assert 0 <= s.open < 6
    assert sum(1 for kind in s.kind if kind == 4) == 3


@rule("C1.3")
def test_the_thirty_cards() -> None:
    """Six kinds, five of each; every symbol is on fifteen cards."""
    f = kancha.game("java").facts
    assert f.copies == [5] * 6
    for symbol in range(3):
        assert sum(5 for card in f.symbols if symbol in card) == 15


@rule("C1.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_start_player_is_drawn_and_play_goes_clockwise(first: int) -> None:
    """Chance names the first seat; the turns follow upwards and round."""
    game = kancha.game("java")
    s = game.setup(3, {})
    assert isinstance(s, Terraces)
    s.advance()
    while s.seat == -1 and not offered_first(s):
        s.play(s.legal()[0])
    play(s, f"first {first}")
    order = []
    for _ in range(4):
        order.append(s.active)
        lay(s, None, [(0, 6), (4, 6), (8, 6), (-4, 6)][len(order) - 1])
        play(s, "stop")
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]


def offered_first(s: Terraces) -> bool:
    """Whether chance is asked for the start player."""
    return offers(s)[0].startswith("first")


@rule("C2.1")
def test_six_points_mixed_actions_and_the_rest_is_lost() -> None:
    """Actions in any order, repeated; the next turn begins with six again."""
    s = position(ap=6)
    lay(s, None, (0, 12))
    play(s, "basin", f"irrigate {name((4, 6))}", "enter", f"to {name((0, 12))}", "draw hidden", "card b")
    assert s.ap == 2
    play(s, "stop")
    assert (s.active, s.ap) == (1, 6)


@rule("C2.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_token_gives_a_seventh_point_once_a_turn(edition: str) -> None:
    """The token is gone; a second one has to wait for the next turn."""
    s = position(edition)
    play(s, "token")
    assert (s.ap, s.seats[0].tokens) == (7, 2)
    assert refused(s, "token").rule == "C2.2"
    s.boosted, s.seats[0].tokens = 0, 0
    assert refused(s, "token").rule == "C2.2"


@rule("R18")
def test_a_token_may_be_used_without_a_point_left() -> None:
    """At 0 points it gives one more."""
    s = position(ap=0)
    play(s, "token")
    assert s.ap == 1


@rule("C2.3", "C2.7")
def test_in_cuzco_the_tile_comes_first() -> None:
    """Before it only tiles and the token are possible."""
    s = position("cuzco", duty=1)
    fields(s, (0, 12))
    pawns(s, 0, (0, 12))
    assert offers(s) == ["lay triple", "lay double", "lay village", "lay field", "token"]
    for text in ("enter", "basin", "draw open", f"pawn {name((0, 12))}", "build"):
        assert refused(s, text).rule == "C2.3"
    assert refused(s, "stop").rule == "C2.3"
    play(s, "token")
    lay(s, None, (0, 6))
    assert {"basin", "stop"} <= {*offers(s)}


@rule("C2.3")
def test_in_java_the_tile_may_come_at_any_moment() -> None:
    """Other actions first are fine; only the end of the turn has to wait for the tile."""
    s = position("java", duty=1)
    fields(s, (0, 12))
    play(s, "draw hidden", "card b", "enter", f"to {name((0, 12))}")
    assert refused(s, "stop").rule == "C2.3"
    lay(s, None, (0, 6))
    assert "stop" in offers(s)


@rule("R19")
def test_in_java_the_last_point_is_kept_for_the_tile() -> None:
    """Without a token the last point can only lay a tile; with one it may be spent, and the token has to follow."""
    s = position("java", ap=1, duty=1)
    s.seats[0].tokens = 0
    assert refused(s, "basin").rule == refused(s, "draw open").rule == "R19"
    assert offers(s) == ["lay triple", "lay double", "lay village", "lay field"]
    s.seats[0].tokens = 1
    play(s, "draw hidden", "card b")
    assert offers(s) == ["token"]
    play(s, "token")
    lay(s, None, (0, 6))


def crowded(of: Facts) -> Terraces:
    """A land on which a single field fits on exactly one hex and no other tile is left."""
    s = position(of.edition, duty=1, of=of)
    s.seats[0].doubles = s.seats[0].villages = s.triples = 0
    for cell in s.facts.cells:
        s.level[cell], s.kind[cell], s.top[cell] = 1, 2, 4 * (cell + 10) + 1
    s.tiles = 400
    cell = at((0, 6))
    s.top[cell] += 2
    s.derive()
    return s


@rule("R19")
def test_in_java_the_last_place_is_kept_free() -> None:
    """A pawn may not walk onto the only hex where a tile fits if it cannot pay to walk off again; elsewhere it may."""
    s = crowded(facts("java"))
    s.ap, s.seats[0].tokens = 1, 0
    pawns(s, 0, (4, 6))
    play(s, f"pawn {name((4, 6))}")
    assert refused(s, f"to {name((0, 6))}").rule == "R19"
    assert f"to {name((2, 6))}" in offers(s)


@rule("R19")
def test_in_java_a_temple_may_not_take_the_last_place() -> None:
    """Building on the only free place, where a tile would still fit, is refused."""
    s = position("java", duty=1)
    s.seats[0].doubles = s.seats[0].fields = s.triples = 0
    for cell in s.facts.cells:
        s.level[cell], s.kind[cell], s.top[cell] = 1, 2, 4 * (cell + 10) + 1
    s.derive()
    villages(s, (0, 6), (2, 6))
    s.top[at((2, 6))] = 4 * 900 + 1
    s.refresh(at((2, 6)))
    pawns(s, 0, (2, 6))
    assert any_place(s, 1)[1:] == [at((0, 6))] * 3
    assert refused(s, "build").rule == "R19"


def began(s: Terraces) -> Terraces:
    """Begin the turn of seat 0, which has no token."""
    s.active = 1
    s.stack = [Round()]
    s.seats[0].tokens = 0
    s.events = []
    s.advance()
    assert s.active == 0
    return s


@rule("R12")
@pytest.mark.parametrize("of", [facts("cuzco"), facts("java", 1)], ids=["cuzco", "java version 1"])
def test_without_any_place_the_duty_lapses_for_the_turn(of: Facts) -> None:
    """Judged at the start of the turn; afterwards the seat acts freely and may still lay a tile."""
    s = crowded(of)
    pawns(s, 0, (0, 6))
    assert began(s).duty == 0
    assert s.events is not None
    assert any(isinstance(event, DutyLapsed) for event in s.events)
    s.events = None
    assert "stop" in offers(s)
    assert refused(s, "lay field").rule == "C3.4"
    play(s, f"pawn {name((0, 6))}", f"to {name((2, 6))}")
    assert "lay field" in offers(s)


@rule("R12", "C2.3")
def test_in_java_a_place_that_the_own_pawn_can_open_is_due() -> None:
    """The only place lies under a pawn of the seat itself: the turn ends only after it has walked off and laid."""
    s = crowded(facts("java"))
    pawns(s, 0, (0, 6))
    assert began(s).duty == 1
    assert refused(s, "stop").rule == "C2.3"
    assert refused(s, "lay field").rule == "C3.4"
    play(s, f"pawn {name((0, 6))}", f"to {name((2, 6))}")
    assert refused(s, "stop").rule == "C2.3"
    play(s, "lay field", f"sow {name((0, 6))}", "stop")
    assert s.active == 1


@rule("R12")
def test_in_java_the_duty_lapses_where_no_own_pawn_can_make_room() -> None:
    """An opponent stands on the only place, or the own pawn there is shut in: nothing is due."""
    other = crowded(facts("java"))
    pawns(other, 1, (0, 6))
    assert began(other).duty == 0
    shut = crowded(facts("java"))
    pawns(shut, 0, (0, 6))
    for n in shut.facts.near[at((0, 6))]:
        shut.put_pawn(1, n)
    assert began(shut).duty == 0
    assert "stop" in offers(shut)


@rule("R19", "R12")
def test_in_java_points_are_kept_for_the_walk_that_makes_room() -> None:
    """The pawn on the only place stands on a village among fields: it pays 1 to walk off, the tile costs 1 more."""
    s = crowded(facts("java"))
    villages(s, (0, 6))
    pawns(s, 0, (0, 6))
    began(s)
    s.ap = 3
    assert "draw hidden" in offers(s)
    s.ap = 2
    assert refused(s, "draw hidden").rule == refused(s, "basin").rule.replace("C6.2", "R19") == "R19"
    play(s, f"pawn {name((0, 6))}", f"to {name((2, 6))}", "lay field", f"sow {name((0, 6))}")
    assert (s.ap, s.duty) == (0, 0)


@rule("R12", "R28")
def test_in_java_a_pawn_that_has_strolled_makes_no_room_for_nothing() -> None:
    """It would walk onto the only place for nothing; it needs a point to walk off again and one to lay."""
    for points, allowed in ((1, False), (2, True)):
        s = crowded(facts("java"))
        pawns(s, 0, (-2, 6))
        s.ap, s.seats[0].tokens = points, 0
        play(s, f"pawn {name((-2, 6))}")
        assert (f"to {name((0, 6))}" in offers(s)) == allowed
        assert (s.refusal(SPACE.parse(f"to {name((0, 6))}").code) is None) == allowed


@rule("C2.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_last_turns_are_free_of_the_duty(edition: str) -> None:
    """After the last triple the next seat may stop at once."""
    s = position(edition, duty=1)
    s.triples = 1
    lay(s, (0, 6), (2, 6), (1, 7))
    play(s, "stop")
    assert (s.active, s.duty, s.closing) == (1, 0, 1)
    assert "stop" in offers(s)


@rule("C2.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_festival_is_the_last_thing_of_a_turn(edition: str) -> None:
    """It is asked once, after the actions, and costs nothing; then the turn is over."""
    s = position(edition, ap=0)
    villages(s, (0, 6), (2, 6))
    temple(s, (0, 6), 2)
    pawns(s, 0, (2, 6))
    hand(s, 0, A, A)
    assert refused(s, f"festival {name((0, 6))}").rule == "C2.1"
    play(s, "stop", f"festival {name((0, 6))}", "play a", "enough")
    if edition == "cuzco":
        play(s, "card b")
    assert s.active == 1
    assert s.ledger.entries() == [(0, 1, "festival.alone")]


@rule("C2.6")
def test_the_price_list() -> None:
    """All prices as the rulebooks' tables have them."""
    f = kancha.game("cuzco").facts
    assert (f.tile_price, f.overflow_price, f.soft_price, f.hard_price) == (1, 1, 1, 2)
    assert (f.change_price, f.temple_price, f.basin_price, f.card_price, f.basin_gain) == (1, 1, 1, 1, 3)


@rule("C2.7")
def test_nothing_can_be_bought_without_points() -> None:
    """At 0 points tiles, basins and cards are refused."""
    s = position(ap=0)
    for text in ("lay triple", "lay double", "lay village", "lay field", "basin", "draw open", "draw hidden"):
        assert refused(s, text).rule == "C2.7"


@rule("C4.3")
def test_a_pawn_that_cannot_move_is_not_told_to_be_absent() -> None:
    """Wherever it stands: without a point left it cannot leave its kind of terrain."""
    match = kancha.game("cuzco").start(seats=2, seed=4)
    basins = ["basin", "irrigate e5", "basin", "irrigate e8"]
    for text in ["lay triple", "settle m10", "spread e-se", "enter", "to m10", *basins]:
        match.play(match.game.space.parse(text).code)
    reasons = dict(found for found in Bar(match.game).reasons(match) if found is not None)
    assert reasons["pick"].message == "refuse-points"


def told(s: Terraces, edition: str, action: str) -> dict[str, int]:
    """Return what seat 0 is told to get or lose by an answer, by measure."""
    game = kancha.game(edition)
    lookout = Lookout(game, s, 0)
    outlook = Bar(game).outlook(lookout, game.space.parse(action).code, 20)
    return {change.measure: change.by for change in outlook.changes if change.seat == 0}


@rule("C10.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_final_count_gives_is_not_the_gain_of_the_last_answer(edition: str) -> None:
    """Ending the turn, or holding no festival, gives nothing; a festival gives what it pays."""
    s = position(edition)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    temple(s, (-8, 6), 6)
    pawns(s, 0, (-6, 6))
    s.triples, s.closing = 0, 1
    assert "points" not in told(s, edition, "stop")
    counted = play(s.clone(), "stop")
    assert counted.ledger.totals[0] == 6, "the count is done all the same"
    hand(s, 0, A)
    play(s, "stop")
    assert "points" not in told(s, edition, "no festival")
    assert told(s, edition, f"festival {name((-8, 6))}")["points"] == 3


@rule("C6.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_closing_a_basin_costs_none_of_its_points(edition: str) -> None:
    """They were in sight, and are paid; who walks away from them loses them."""
    s = position(edition)
    shore = [(-2, 8), (2, 8), (-1, 7), (1, 7), (-1, 9), (1, 9)]
    fields(s, *shore[:5])
    pawns(s, 0, shore[0])
    gain = kancha.game(edition).facts.basin_gain
    closing = told(play(s.clone(), "lay field"), edition, f"sow {name(shore[5])}")
    assert closing["points"] == gain
    assert "ripe" not in closing
    fields(s, (-4, 8))
    leaving = told(play(s.clone(), f"pawn {name(shore[0])}"), edition, f"to {name((-4, 8))}")
    assert leaving["ripe"] == -gain


@rule("C3.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_place_tells_the_prices_of_all_ways_to_turn_a_triple(edition: str) -> None:
    """Also where two hundred places are open: from the cheapest to the dearest turn."""
    s = play(position(edition), "lay triple")
    game = kancha.game(edition)
    place = [measure.id for measure in game.measures].index("ap")
    prospects = outlooks(game, s, 0)
    assert len(prospects) > 150
    for prospect in prospects:
        turned = s.clone()
        turned.play(prospect.code)
        prices = []
        for code in turned.legal():
            laid = turned.clone()
            laid.play(code)
            prices.append(laid.ap - s.ap)
        assert (prospect.range.low[0][place], prospect.range.high[0][place]) == (min(prices), max(prices))


@rule("C8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bid_that_nobody_can_answer_ends_by_itself(edition: str) -> None:
    """One card wins the festival; with another seat in the city there is something to think about."""
    game = kancha.game(edition)
    s = position(edition)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    temple(s, (-8, 6), 6)
    pawns(s, 0, (-6, 6))
    hand(s, 0, A, A, A)
    hand(s, 1, A)
    play(s, "stop", f"festival {name((-8, 6))}")
    assert game.obvious(s) == -1, "the first card is chosen"
    assert game.obvious(play(s.clone(), "play a")) == game.space.parse("enough").code
    assert play(s.clone(), "play a").stack[-1].words(s)["stage"] == "alone"
    pawns(s, 1, (-4, 6))
    assert game.obvious(play(s.clone(), "play a")) == -1


@rule("C8.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bid_is_told_beside_those_of_the_others(edition: str) -> None:
    """The own offer counts, and a tie is told as one."""
    s = position(edition)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    temple(s, (-8, 6), 6)
    pawns(s, 0, (-6, 6))
    pawns(s, 1, (-4, 6))
    hand(s, 0, A, A)
    hand(s, 1, A, A, A)

    def asked() -> tuple[object, ...]:
        words = s.stack[-1].words(s)
        return words["stage"], words["own"], words["top"]

    play(s, "stop", f"festival {name((-8, 6))}", "play a")
    assert asked() == ("first", 1, 0)
    play(s, "enough", "play a")
    assert asked() == ("level", 1, 1)
    play(s, "play a")
    assert asked() == ("ahead", 2, 1)
    play(s, "enough")
    assert asked() == ("match", 1, 2)


@rule("C5.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_place_of_temples_says_what_hinders(edition: str) -> None:
    """Changed this turn, full for its city, or tied: not merely that there is nowhere to build."""
    game = kancha.game(edition)

    def reason(s: Terraces) -> str:
        match = game.start(seats=2, seed=1)
        match.timeline.state = s
        found = dict(one for one in Bar(game).reasons(match) if one)
        return found["build"].message

    s = position(edition)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    pawns(s, 0, (-6, 6))
    temple(s, (-8, 6), 4)
    s.temple_turn[0] = s.turn
    assert reason(s) == "refuse-temple-changed"
    s.temple_turn[0], s.temple_value[0] = 0, 6
    assert reason(s) == "refuse-value-not-higher"
    s.temple_value[0] = 4
    pawns(s, 1, (-4, 6))
    assert reason(s) == "refuse-tie"


@rule("C2.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_no_token_left_is_told_so(edition: str) -> None:
    """Also in the turn in which the last one was used."""
    s = position(edition)
    s.seats[0].tokens = 1
    play(s, "token")
    assert refused(s, "token").message == "refuse-no-token"
