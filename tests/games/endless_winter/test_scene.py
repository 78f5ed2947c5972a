"""The scene: shared panels hide what they must, aims hit, and the running estimate adds up."""

from __future__ import annotations

from kancha.games.endless_winter.action_phase import PileBuilding, Placement
from kancha.games.endless_winter.picture.tally import CATEGORIES, tally
from kancha.games.endless_winter.settle import SettleMiddle
from kancha.kernel.scene import plain
from kancha.kernel.testing import random_match, rule

from .positions import BRAVE, GAME, HUNTER, SHAMAN, SLOTH, TRIBESMAN, bare, hold


@rule("E1.5")
def test_shared_panels_do_not_depend_on_who_looks_first() -> None:
    """A spectator sees the same after a seat has looked as before, and never a buried or held card."""
    s = bare(2, SettleMiddle(0))
    t = hold(s, 0, HUNTER, SHAMAN)
    t.buried = [BRAVE]
    picture = GAME.picture(s.seen(None))
    first = plain(GAME.look(s.seen(None), None).scene)
    own = plain(picture.look(s.seen(0), 0).scene)
    assert plain(picture.look(s.seen(None), None).scene) == first
    ids = {zone["id"] for panel in own["panels"] for zone in panel.get("zones", [])}
    assert {"hand-0", "hand-4", "grave-0-7"} <= ids
    other = plain(picture.look(s.seen(1), 1).scene)
    ids = {zone["id"] for panel in other["panels"] for zone in panel.get("zones", [])}
    assert not {id for id in ids if id.startswith(("hand-", "grave-"))}


def test_a_figure_is_placed_by_its_column_and_its_kind() -> None:
    """First the place, then Chief or tribe figure: one click is enough when one kind is left."""
    s = bare(2, Placement(0))
    look = GAME.look(s.seen(0), 0)
    aims = {str(action): look.aim(action).targets for action in GAME.space.actions if action.family == "place"}
    assert aims["place chief on hunt"] == ["place-hunt", "figure-0-chief"]
    assert aims["place figure on eclipse"] == ["place-eclipse", "figure-0-0"]


@rule("E15.1", "E15.4", "E15.5")
def test_the_running_estimate_counts_what_is_public() -> None:
    """Cards and Animals count now; a hidden burial counts for Honor but not for a stone that asks for names."""
    s = bare(2, Placement(0))
    t = s.seats[0]
    t.owned = [HUNTER, SHAMAN]
    t.upright[SLOTH] = 2
    t.stones = [8]
    t.buried, t.buried_open = [-1, -1], [TRIBESMAN, BRAVE]
    values = dict(zip([name for name, _ in CATEGORIES], tally(s, t), strict=True))
    assert values == {"stones": 2, "offering": 0, "honor": 10, "cards": 3, "animals": 3, "megaliths": 0}


def test_a_finished_match_has_nothing_left_to_estimate() -> None:
    """The score is the score."""
    match = list(random_match(GAME, 2, 3))[-1]
    scene = GAME.look(match.state.seen(0), 0).scene
    assert [line.score for line in scene.seats] == match.scores
    assert [line.stats[-1].value for line in scene.seats] == match.scores
    assert not any(line.unit for line in scene.seats)


@rule("E1.7", "E11.1")
def test_the_labor_of_rituals_is_shown() -> None:
    """Shaman and Brave say in words and on the card what they add in the Eclipse phase."""
    layout = GAME.boards.layout
    for kind, shown, words in ((SHAMAN, "+1½", "fx-eclipse-labor-1-5"), (BRAVE, "+½", "fx-eclipse-labor-0-5")):
        zones, pieces = layout.card("card", kind, 0, 0, 2)
        assert zones[0].tip.args["abilities"] == [words]
        assert [piece.label for piece in pieces if piece.label.startswith("+")] == [shown]


@rule("E15.1", "E15.3")
def test_what_burials_and_stones_pay_is_on_the_board() -> None:
    """All three rows of the Honor track for 1 to 10 cards and what follows; every stone with its points."""
    s = bare(3, Placement(0))
    s.stones = [1] * 20
    shrine = next(panel for panel in GAME.look(s.seen(None), None).scene.panels if panel.id == "shrine")
    labels = {piece.id: piece.label for piece in shrine.pieces}
    for rank, table in enumerate(s.facts.honor_tables):
        assert [labels[f"burials-{rank}-{cards}"] for cards in range(1, 11)] == [str(points) for points in table[1:]]
    assert [labels[f"burials-{rank}-more"] for rank in range(3)] == ["+3", "+2", "+1"]
    assert labels["stone-6-points"].split() == ["1", "3", "6", "8", "10"]
    assert labels["stone-2-points"] == "×2"
    assert all(labels[f"stone-{n}-points"] for n in range(1, 21))


@rule("E1.5")
def test_cards_buried_in_the_open_are_shown_to_all_beside_hidden_ones() -> None:
    """A hidden burial is a back with a number for others and a card for its owner; it hides no other grave."""
    s = bare(2, Placement(1))
    s.seats[0].buried, s.seats[0].buried_open = [SHAMAN], [BRAVE]
    for seat, known in ((0, {"grave-0-4", "grave-0-7"}), (1, {"grave-0-7"}), (None, {"grave-0-7"})):
        scene = GAME.look(s.seen(seat), seat).scene
        goods = next(panel for panel in scene.panels if panel.id == "goods-0")
        assert {zone.id for zone in goods.zones if zone.id.startswith("grave-")} == known
        assert any(piece.id == "graves-0-closed" for piece in goods.pieces) == (seat != 0)


@rule("E4.9")
def test_the_owner_sees_the_eclipse_pile_while_it_is_built() -> None:
    """Face up for its owner, a back for the others."""
    s = bare(2, PileBuilding(0))
    s.seats[0].pile = [SHAMAN]
    for seat, known in ((0, True), (1, False)):
        tent = next(panel for panel in GAME.look(s.seen(seat), seat).scene.panels if panel.id == "tent-0")
        assert any(zone.id == "pile-card-0-4" for zone in tent.zones) == known


@rule("E8.3")
def test_the_leftmost_village_leaves_first() -> None:
    """Where it stood, the card of the Eclipse phase shows."""
    s = bare(2, Placement(0))
    s.seats[0].villages_left = 2
    goods = next(panel for panel in GAME.look(s.seen(None), None).scene.panels if panel.id == "goods-0")
    standing = [piece.id for piece in goods.pieces if piece.id.startswith("village-0-supply")]
    assert standing == ["village-0-supply-1", "village-0-supply-2"]


@rule("E2.3", "E5.2")
def test_printed_labor_and_the_culture_decks_are_on_the_fires() -> None:
    """Every pile of Tribe cards shows its Labor; the title of the Culture cards counts what is left of both eras."""
    s = bare(2, Placement(0))
    s.culture_deck = [card for card, era in enumerate(s.facts.era) if era == 2] + [0]
    fires = next(panel for panel in GAME.look(s.seen(0), 0).scene.panels if panel.id == "fires")
    assert {f"card-{name}-labor" for name in s.facts.card_names[:5]} <= {piece.id for piece in fires.pieces}
    title = next(zone.caption for zone in fires.zones if zone.id == "title-culture")
    assert title is not None
    assert title.args == {"first": 1, "second": s.facts.era.count(2)}


def test_the_tracks_of_a_tribe_stay_in_sight() -> None:
    """Food, its Labor icons and Tools lie within what is docked beside the stage."""
    s = bare(2, Placement(0))
    tent = next(panel for panel in GAME.look(s.seen(0), 0).scene.panels if panel.id == "tent-0")
    dock = tent.dock
    assert dock is not None
    for thing in [*tent.zones, *tent.pieces]:
        if thing.id.startswith(("food-", "tools-", "camp")):
            assert abs(thing.x - dock.x - dock.w / 2) + thing.w / 2 <= dock.w / 2, thing.id
            assert abs(thing.y - dock.y - dock.h / 2) + thing.h / 2 <= dock.h / 2, thing.id
