"""The drawing: shared by all viewers, true to the position, and small enough to be sent after every decision."""

from __future__ import annotations

from itertools import chain

import msgspec
import pytest

import kancha
from kancha.games.terraces.facts import NAMES
from kancha.games.terraces.land import Turning
from kancha.games.terraces.picture.layout import CENTRES, RULERS, VIEW
from kancha.games.terraces.state import Terraces
from kancha.kernel.bar import Bar
from kancha.kernel.scene import Drawer, Text
from kancha.kernel.testing import random_match, rule
from kancha.table.choices import Offers

from .positions import AB, EDITIONS, A, B, at, fields, hand, name, pawns, play, position, temple, villages

MOST = 62_000
"""Bytes of a scene at the end of a match, when all is built over."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_viewers_share_the_public_panels(edition: str) -> None:
    """Board and stock are the same objects for every viewer; a hand is shown to its owner alone."""
    game = kancha.game(edition)
    for number, match in enumerate(random_match(game, 3, 11)):
        if number % 29 == 0:
            picture = game.picture(match.state.seen(None))
            scenes = [picture.look(match.state.seen(seat), seat).scene for seat in (0, 1, 2, None)]
            for place in (0, 1):
                assert len({id(scene.panels[place]) for scene in scenes}) == 1
            hands = [[panel.seat for panel in scene.panels if panel.place == "hand"] for scene in scenes]
            assert hands == [[0], [1], [2], []]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_scene_stays_small(edition: str) -> None:
    """At the end of a match of four."""
    game = kancha.game(edition)
    *_, match = random_match(game, 4, 12)
    assert len(msgspec.json.encode(game.look(match.state.seen(0), 0).scene)) < MOST


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_stage_shows_the_site_without_the_track(edition: str) -> None:
    """Every hex lies in the view, no space of the track does, and each row and column has its name on the frame."""
    game = kancha.game(edition)
    match = game.start(seats=2, seed=1)
    panel = game.look(match.state.seen(None), None).scene.panels[0]
    assert panel.view == VIEW
    for cell in game.facts.cells:
        x, y = CENTRES[cell]
        assert VIEW.x <= x - 0.5 <= x + 0.5 <= VIEW.x + VIEW.w
        assert VIEW.y <= y - 0.57 <= y + 0.57 <= VIEW.y + VIEW.h
    markers = [piece for piece in panel.pieces if piece.symbol == "marker"]
    assert not [piece for piece in markers if piece.x > VIEW.x and piece.y > VIEW.y]
    rows = {ruler.label: ruler.y for ruler in RULERS if ruler.y is not None}
    columns = {ruler.label: ruler.x for ruler in RULERS if ruler.x is not None}
    for cell in game.facts.cells:
        x, y = CENTRES[cell]
        assert rows[NAMES[cell][0]] == y
        assert abs((columns[NAMES[cell][1:]] or 0) - x) <= 0.26


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_ground_is_one_list_until_it_looks_different(edition: str) -> None:
    """Panels share the zones of all hexes; those of a later position are another list, and the same as drawn anew."""
    game = kancha.game(edition)
    before, shared, anew = game.picture(game.start(seats=3, seed=4).state.seen(None)), 0, 0
    zones = before.scene.panels[0].zones
    for number, match in enumerate(random_match(game, 3, 4)):
        picture = game.picture(match.state.seen(None))
        picture.follow(before)
        before, found = picture, picture.scene.panels[0].zones
        if found is zones:
            shared += 1
        else:
            anew += found != zones
        zones = found
        if number % 31 == 0:
            assert found == game.picture(match.state.seen(None)).scene.panels[0].zones
    assert shared > anew > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_is_turned_on_its_village_hex(edition: str) -> None:
    """All ways to turn it aim at the same hex, in poses of their own, and show the whole tile."""
    s = position(edition)
    play(s, "lay triple", f"settle {name((0, 6))}")
    assert isinstance(s.stack[-1], Turning)
    game = kancha.game(edition)
    look = game.look(s.seen(0), 0)
    aims = [look.aim(game.space.actions[code]) for code in s.legal()]
    assert {tuple(aim.targets) for aim in aims} == {(f"hex-{name((0, 6))}",)}
    assert [aim.pose for aim in aims] == ["a0", "a1", "a2", "a3", "a4", "a5"]
    assert all(len(aim.ghost) == 3 for aim in aims)


@rule("C5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_tile_shows_its_level(edition: str) -> None:
    """Whatever stands on it: each hex with terrain has one flag, its level, and nothing else has one."""
    game = kancha.game(edition)
    for number, match in enumerate(random_match(game, 3, 11)):
        if number % 61 and not match.over:
            continue
        s = match.state
        assert isinstance(s, Terraces)
        panel = game.look(s.seen(None), None).scene.panels[0]
        flags = {piece.zone: piece.flag for piece in panel.pieces if piece.flag}
        assert flags == {f"hex-{NAMES[cell]}": str(s.level[cell]) for cell in game.facts.cells if s.level[cell]}
        assert len(flags) == sum(1 for piece in panel.pieces if piece.flag)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_tile_in_the_air_shows_the_level_that_it_would_have(edition: str) -> None:
    """Also a field that lies on another one."""
    s = position(edition)
    villages(s, (0, 6), (2, 6))
    play(s, "lay village", f"settle {name((4, 6))}", "lay field")
    game = kancha.game(edition)
    look = game.look(s.seen(0), 0)
    aims = {str(action): look.aim(action) for action in map(game.space.actions.__getitem__, s.legal())}
    shown = {action: [(piece.zone, piece.flag) for piece in aim.ghost if piece.flag] for action, aim in aims.items()}
    assert shown[f"sow {name((0, 6))}"] == [(f"hex-{name((0, 6))}", "2")]
    assert shown[f"sow {name((6, 6))}"] == [(f"hex-{name((6, 6))}", "1")]


def crowns(s: Terraces, edition: str) -> dict[str, str]:
    """Return what stands on the caps of the board, by hex."""
    panel = kancha.game(edition).look(s.seen(None), None).scene.panels[0]
    return {piece.zone: piece.flag_symbol for piece in panel.pieces if piece.flag_symbol}


@rule("C5.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_highest_pawn_of_a_settlement_wears_the_crown(edition: str) -> None:
    """The second pawns decide between equals; a tie has its own crown; who is alone in a village needs none."""
    s = position(edition)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    pawns(s, 0, (-8, 6), (-6, 6))
    s.level[at((-8, 6))] = 3
    assert crowns(s, edition) == {}
    pawns(s, 1, (-4, 6), (-2, 6))
    s.level[at((-4, 6))] = 3
    assert crowns(s, edition) == {f"hex-{name((-8, 6))}": "crown-tied", f"hex-{name((-4, 6))}": "crown-tied"}
    s.level[at((-2, 6))] = 2
    assert crowns(s, edition) == {f"hex-{name((-4, 6))}": "crown"}


@rule("C11.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_temple_tells_who_stands_how_high_around_it(edition: str) -> None:
    """The two ranks that the final count pays, with the levels of their pawns."""
    s = position(edition, seats=3)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    temple(s, (-8, 6), 6)
    pawns(s, 0, (-6, 6))
    pawns(s, 1, (-4, 6), (-2, 6))
    s.level[at((-4, 6))] = 2
    panel = kancha.game(edition).look(s.seen(None), None).scene.panels[0]
    tip = next(piece.tip for piece in panel.pieces if piece.id == f"temple-{name((-8, 6))}")
    assert tip is not None
    ranks = {key: tip.args[key] for key in ("ranks", "first_seat", "first", "second_seat", "second")}
    assert ranks == {"ranks": 2, "first_seat": [1], "first": [2, 1], "second_seat": [0], "second": [1]}
    assert crowns(s, edition) == {f"hex-{name((-4, 6))}": "crown"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_choices_that_are_kept_are_right_for_the_position(edition: str) -> None:
    """Along two matches, with other seats and points, each answer is told as if it had never been asked for."""
    game = kancha.game(edition)
    bar = Bar(game)
    offers = Offers(game, bar)
    for match in chain(random_match(game, 4, 3), random_match(game, 2, 4)):
        if match.seat is None or match.question is None:
            continue
        look, step = game.look(match.state.seen(match.seat), match.seat), match.question.step
        fresh = Offers(game, bar).encoded(match.legal.codes, look, step)
        assert bytes(offers.encoded(match.legal.codes, look, step)) == bytes(fresh)


SHORE = [(-2, 8), (2, 8), (-1, 7), (1, 7), (-1, 9), (1, 9)]
"""Around the printed basin in the middle."""


@rule("C6.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rival", "told"), [(1, True), (2, False)])
def test_a_tile_that_leaves_a_basin_one_gap_shows_it(edition: str, rival: int, told: bool) -> None:
    """The gap is dashed with its points, and named; not so if closing it would pay nobody or another seat."""
    s = position(edition)
    fields(s, *SHORE[:4])
    pawns(s, 0, SHORE[0])
    pawns(s, 1, SHORE[1])
    s.level[at(SHORE[0])], s.level[at(SHORE[1])] = 2, rival
    play(s, "lay field")
    game = kancha.game(edition)
    look = game.look(s.seen(0), 0)
    aim = look.aim(
        next(game.space.actions[code] for code in s.legal() if name(SHORE[4]) in str(game.space.actions[code]))
    )
    gaps = [(piece.x, piece.y) for piece in aim.ghost if piece.symbol == "gap"]
    assert gaps == ([CENTRES[at(SHORE[5])]] if told else [])
    assert (aim.later is not None) is told
    if aim.later is not None:
        assert aim.later.args == {"cells": [name((0, 8))], "cell": name(SHORE[5]), "points": game.facts.basin_gain}


def celebrating(edition: str) -> Terraces:
    """Seat 0 has opened a festival of value 6 with 1; seat 1 is asked, seat 2 is not in the city."""
    s = position(edition, seats=3)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    temple(s, (-8, 6), 6)
    pawns(s, 0, (-6, 6))
    pawns(s, 1, (-4, 6))
    hand(s, 0, A, A)
    hand(s, 1, AB, B)
    return play(s, "stop", f"festival {name((-8, 6))}", "play a", "enough")


def drawer(s: Terraces, edition: str, seat: int | None) -> Drawer:
    """Return the drawer that a viewer sees."""
    found = kancha.game(edition).look(s.seen(seat), seat).scene.drawer
    assert found is not None
    return found


@rule("C8.3", "C8.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_festival_is_a_drawer_with_prize_bids_and_the_worth_of_the_own_cards(edition: str) -> None:
    """Three alone, two each; who stands how; a card that shares nothing cannot be clicked."""
    found = drawer(celebrating(edition), edition, 1)
    assert [fact.value for fact in found.facts] == ["3", "2", ""]
    said = [(bid.seat, bid.value, bid.text.id if bid.text else "") for bid in found.bids]
    assert said == [(0, "1", "bid-top"), (1, "–", "bid-asked"), (2, "–", "bid-absent")]
    cards = [(card.symbol, card.value, card.target) for card in found.cards]
    assert cards == [("card-1", "0", ""), ("card-3", "+1", "hand-3")]
    renewed = "festival-renews" if edition == "cuzco" else "festival-stays"
    assert [text.id for text in found.words] == ["festival-outcomes", "festival-holds", "festival-lost", renewed]
    assert found.words[0].args == {"points": 0, "alone": 3, "shared": 2}
    assert found.words[1].args == {"seat": 0, "count": 1}
    absent = drawer(celebrating(edition), edition, 2)
    assert absent.words[0].id == "festival-holds", "who is not there has nothing to win"
    assert found.spot is not None
    assert (found.spot.x, found.spot.y) == CENTRES[at((-8, 6))]


@rule("C7.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_sees_the_cards_of_others_in_the_drawer(edition: str) -> None:
    """A spectator has none, the others their own."""
    s = celebrating(edition)
    assert drawer(s, edition, None).cards == []
    assert [card.symbol for card in drawer(s, edition, 0).cards] == ["card-0"]


def test_a_scene_outside_a_festival_has_no_drawer() -> None:
    """The stage is free."""
    s = position("cuzco")
    assert kancha.game("cuzco").look(s.seen(0), 0).scene.drawer is None


@rule("C8.11")
def test_the_stock_counts_the_sun_discs() -> None:
    """One lies on each temple whose festival was held; the palaces of Java are turned over instead."""
    for edition, wanted in (("cuzco", [15, 14]), ("java", [])):
        s = position(edition)
        villages(s, (-8, 6), (-6, 6))
        temple(s, (-8, 6), 2)
        counts = []
        for ready in (1, 0):
            s.temple_ready[0] = ready
            panels = kancha.game(edition).look(s.seen(None), None).scene.panels
            counts += [piece.count for piece in panels[1].pieces if piece.id == "stock-discs"]
        assert counts == wanted


@rule("C10.4")
def test_the_score_track_goes_round_after_a_hundred() -> None:
    """Ten points in a row; who has 104 stands where 4 stands."""
    s = position("cuzco", seats=3)
    for seat, points in enumerate((4, 27, 104)):
        s.score(seat, points, "basin")
    panel = next(one for one in kancha.game("cuzco").look(s.seen(None), None).scene.panels if one.id == "track")
    low, high, round_again = panel.pieces
    assert (round_again.x, round_again.y) == (low.x, low.y)
    assert high.x > low.x
    assert high.y > low.y
    assert all(piece.quiet for piece in panel.pieces), "that points change is told elsewhere"


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_last_turns_are_announced_as_soon_as_the_last_triple_lies(edition: str) -> None:
    """Also to who has laid it, in the middle of the turn."""
    s = position(edition)
    told = [text.id for text in kancha.game(edition).look(s.seen(0), 0).scene.status]
    assert "status-last" not in told
    s.triples = 0
    assert "status-last" in [text.id for text in kancha.game(edition).look(s.seen(0), 0).scene.status]


@rule("C8.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_festival_tells_its_prize_where_it_is_proposed(edition: str) -> None:
    """Alone and shared, on the temple and on its card."""
    s = position(edition)
    villages(s, *[(x, 6) for x in range(-8, 4, 2)])
    temple(s, (-8, 6), 6)
    pawns(s, 0, (-6, 6))
    hand(s, 0, A)
    hand(s, 1, B)
    play(s, "stop")
    game = kancha.game(edition)
    festival = game.space.parse(f"festival {name((-8, 6))}")
    assert game.look(s.seen(0), 0).aim(festival).gain == Text("gain-festival", {"points": 3}), "nobody can answer"
    pawns(s, 1, (-4, 6))
    aim = game.look(s.seen(0), 0).aim(festival)
    assert aim.tag is not None
    assert aim.tag.text == Text("tag-festival", {"alone": 3, "shared": 2})
