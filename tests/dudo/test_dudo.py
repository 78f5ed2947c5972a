"""The rules of Dudo, paragraph by paragraph."""

from __future__ import annotations

from random import Random

import pytest

from kancha.bots import bot
from kancha.kernel.testing import check_everything, rule
from kancha.kernel.view import visibility
from kancha.words import LANGUAGES, Words

from .events import DiceRolled
from .positions import GAME, cups, heard, moves, offers, play, refused


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("length", ["short", "full"])
def test_dudo_keeps_the_contract(seats: int, length: str) -> None:
    """All promises that every game makes hold in whole matches."""
    assert check_everything(GAME, seats, seed=seats, options={"length": length}) > 100


def test_only_dice_under_a_cup_are_hidden() -> None:
    """Everything else is public, and the parts are found without a list."""
    hidden = [line for line in visibility(GAME.parts) if not line.endswith("public")]
    aside = [f"Cups.{name}: shared" for name in ("borrowed", "borrows", "events", "facts")]
    assert hidden == [*aside, "Seat.dice: owner-bag"]
    assert [kind.__name__ for kind in GAME.parts] == ["Bidding", "Cups", "FirstSeat", "Roll", "Rounds", "Seat"]


@rule("D1.1")
@pytest.mark.parametrize(("length", "dice"), [("full", 5), ("short", 3)])
def test_a_match_begins_with_five_dice_or_three(length: str, dice: int) -> None:
    """Nobody has more than the others."""
    assert [seat.left for seat in GAME.setup(3, {"length": length}).seats] == [dice] * 3


@rule("D1.2")
def test_chance_opens_the_first_round_and_the_loser_the_next() -> None:
    """Whoever lost a die opens; if that was the last one, the next seat with dice."""
    s = GAME.setup(3, {"length": "full"})
    s.advance()
    assert offers(s) == ["begin 0", "begin 1", "begin 2"]
    s = play(cups("22", "3", "44", bid="bid 5 sixes"), "doubt")
    assert s.starter == 2
    s = play(cups("22", "3", "4", bid="bid 4 sixes"), "doubt")
    assert (s.seats[2].left, s.starter) == (0, 0)


@rule("D2.1")
def test_a_round_begins_with_dice_that_only_their_owner_sees() -> None:
    """Others hear that a cup was shaken."""
    s = play(cups("22", "3", bid="bid 2 twos"), "doubt")
    events = heard(s, "roll twos")
    assert events == [DiceRolled(0, ["twos"])]
    events = heard(s, "roll sixes")
    assert moves.asked(s) == "bidding"
    assert s.seen(1).seats[1].dice == [0, 0, 0, 0, 0, 1]
    assert s.seen(0).seats[1].dice == [-1]


@rule("D3.1")
def test_bids_go_round_among_those_who_have_dice() -> None:
    """A seat that is out is left out."""
    s = play(cups("22", "", "44"), "bid 1 twos")
    assert s.seat == 2
    assert play(s, "bid 1 threes").seat == 0


@rule("D3.2")
@pytest.mark.parametrize("low", ["bid 1 sixes", "bid 2 threes", "bid 2 fours"])
def test_a_bid_must_be_higher(low: str) -> None:
    """More dice, or as many of a higher face."""
    s = cups("22", "44", bid="bid 2 fours")
    assert refused(s, low).rule == "D3.2"
    assert {"bid 2 fives", "bid 3 twos"} <= set(offers(s))


@rule("D3.3")
def test_nobody_opens_with_aces() -> None:
    """The first bid is on another face."""
    s = cups("11", "44")
    assert refused(s, "bid 1 aces").rule == "D3.3"
    assert "doubt" not in offers(s)


@rule("D3.4")
def test_aces_take_half_and_give_back_double() -> None:
    """Half, rounded up, to go to aces; twice as many and one more to leave them."""
    s = cups("22222", "44444", bid="bid 5 twos")
    assert refused(s, "bid 2 aces").rule == "D3.4"
    play(s, "bid 3 aces")
    assert refused(s, "bid 6 sixes").rule == "D3.4"
    assert refused(s, "bid 3 aces").rule == "D3.2"
    assert {"bid 4 aces", "bid 7 twos"} <= set(offers(s))


@rule("D3.5")
def test_no_bid_is_beyond_the_dice_in_play() -> None:
    """The highest bid of all can only be doubted."""
    s = cups("22", "44", bid="bid 4 sixes")
    assert refused(s, "bid 5 sixes").rule == "D3.5"
    assert offers(play(s, "bid 4 aces")) == ["doubt"]


@rule("D4.1")
def test_without_a_bid_there_is_nothing_to_doubt() -> None:
    """A doubt needs a bid; then it ends the round."""
    assert refused(cups("22", "44"), "doubt").rule == "D4.1"
    assert play(cups("22", "44", bid="bid 1 twos"), "doubt").bidder == -1


@rule("D4.2")
@pytest.mark.parametrize(("bid", "found"), [("bid 3 fives", 4), ("bid 1 sixes", 2)])
def test_aces_count_for_every_face(bid: str, found: int) -> None:
    """One pair of aces helps any bid on another face."""
    assert play(cups("155", "1"), bid, "doubt").last[-1] == found


@rule("D4.2")
def test_aces_are_not_wild_for_themselves() -> None:
    """A bid on aces counts aces once."""
    assert play(cups("155", "1"), "bid 1 sixes", "bid 1 aces", "doubt").last[-1] == 2


@rule("D4.3")
@pytest.mark.parametrize(("bid", "left"), [("bid 2 twos", [2, 1]), ("bid 3 twos", [1, 2])])
def test_whoever_was_wrong_loses_a_die(bid: str, left: list[int]) -> None:
    """Enough dice: the doubter; too few: the bidder."""
    s = play(cups("22", "44"), bid, "doubt")
    assert [seat.left for seat in s.seats] == left
    assert s.lost == 7


@rule("D5.1", "D5.2")
def test_points_are_for_outlasting_others() -> None:
    """First out none, second out one, the last seat one for each other."""
    s = play(cups("2", "4", "6"), "bid 3 twos", "doubt")
    assert s.ledger.entries() == []
    play(s, "roll sixes", "roll sixes", "bid 1 twos", "doubt")
    assert not s.stack
    assert s.ledger.entries() == [(1, 1, "outlasted"), (2, 2, "outlasted")]


def test_a_bot_that_thinks_beats_one_that_does_not() -> None:
    """Imagined dice are good enough to tell bold bids from foolish ones."""
    wins = 0
    for seed in range(6):
        match, rng = GAME.start(2, seed, {"length": "short"}), Random(seed)
        while (seat := match.seat) is not None:
            level = bot("greedy" if seat == seed % 2 else "random")
            match.take(level.choose(match.game, seat, match.state.seen(seat), match.state.legal(), rng))
        wins += match.ranking[0] == [seed % 2]
    assert wins >= 5


def test_the_page_gets_a_scene_in_which_every_answer_has_a_place() -> None:
    """Bids are clicked on a face and a number, the doubt on the bid; lifted cups are a drawer."""
    s = cups("22", "44", bid="bid 1 twos")
    look = GAME.look(s.seen(0), 0)
    ids = {zone.id for panel in look.scene.panels for zone in panel.zones}
    for code in s.legal():
        targets = look.aim(GAME.space.actions[code]).targets
        assert targets
        assert set(targets) <= ids
    assert [piece.symbol for piece in look.scene.panels[-1].pieces] == ["twos", "twos"]
    after = GAME.look(play(s, "doubt").seen(None), None).scene.drawer
    assert after is not None
    assert [bid.symbols for bid in after.bids] == [["twos", "twos"], ["fours", "fours"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(lang: str) -> None:
    """Paragraphs, refusals and events have words."""
    words = Words(lang, GAME, ["Ana", "Luis"])
    assert words.text("bid-doubted", {"seat": 0, "bidder_seat": 1, "count": 3, "face": "twos", "found": 2}).startswith(
        "Ana"
    )
    assert all(paragraph.text(lang) and paragraph.title(lang) for paragraph in GAME.rules.paragraphs.values())
