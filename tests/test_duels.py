"""What bots have shown against each other is kept deal by deal, and told as it is."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import kancha
from benchmarks.bots import PAGE, pairings
from benchmarks.bots_page import pairing_rows, points
from benchmarks.duels import FIRST, Book, Duels, Pairing, together
from kancha.bots import levels
from kancha.lab import tournament

CARAL = Pairing("caral", 2, ("random", "greedy"))


def test_matches_are_counted_as_a_tournament_counts_them(tmp_path: Path) -> None:
    """Victories, points ahead and points by source."""
    book = Book("caral", tmp_path)
    book.play(CARAL, 2, "one", 1)
    kept = book.find(CARAL)
    assert kept is not None
    rows = {row["bot"]: row for row in tournament("caral", CARAL.bots, 2, 2, FIRST, jobs=1)["standings"]}
    assert (kept.deals, kept.matches, kept.won) == (2, 4, rows["random"]["wins"])
    means = {bot: sum(found.values()) / kept.seats[bot] for bot, found in kept.sources.items()}
    assert means == {bot: row["score"]["mean"] for bot, row in rows.items()}
    assert kept.ahead / 4 == pytest.approx(means["random"] - means["greedy"])


def test_who_goes_on_plays_only_what_is_missing(tmp_path: Path) -> None:
    """What was kept stays as it is; the commits say who played last, and who chose alike."""
    Book("caral", tmp_path).play(CARAL, 1, "one", 1)
    Book("caral", tmp_path).play(CARAL, 3, "two", 1)
    whole = Book("caral", tmp_path).find(CARAL)
    Book("caral", tmp_path).play(CARAL, 3, "three", 1)
    after = Book("caral", tmp_path).find(CARAL)
    assert whole is not None
    assert after is not None
    assert (whole.commit, whole.checked, whole.deals) == ("two", "two", 3)
    assert (after.commit, after.checked) == ("two", "three")
    assert msgspec.structs.replace(after, checked="two") == whole
    assert sorted(together([whole])) == [FIRST, FIRST + 1, FIRST + 2]
    assert len(together([whole])[FIRST]) == 2


def test_matches_of_bots_that_choose_otherwise_by_now_are_forgotten(tmp_path: Path) -> None:
    """Whatever they had shown."""
    Book("caral", tmp_path).play(CARAL, 2, "one", 1)
    file = tmp_path / "caral.jsonl"
    kept = msgspec.json.decode(file.read_bytes(), type=Duels)
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(kept, digest="other", parts=[2.0, 2.0], matches=4)))
    Book("caral", tmp_path).play(CARAL, 1, "two", 1)
    again = Book("caral", tmp_path).find(CARAL)
    assert again is not None
    assert (again.digest, again.deals, again.matches) == (kept.digest, 1, 2)
    assert again.parts == kept.parts[:1]


def test_a_match_against_an_automa_has_two_entries(tmp_path: Path) -> None:
    """The automa is the second, and gets its part of the victory and its points."""
    alone = Pairing("ayar", 1, ("greedy", "automa-1"), {"level": 1})
    book = Book("ayar", tmp_path)
    book.play(alone, 1, "one", 1)
    kept = book.find(alone)
    assert kept is not None
    assert kept.matches == kept.deals == 1
    assert set(kept.sources) == {"greedy", "automa-1"}
    assert kept.parts[0] in (0.0, 0.5, 1.0)


def test_a_row_names_the_winner_first() -> None:
    """Its share with the interval, how far it was ahead, and the deals; nobody counts who did not play at two seats."""
    duels = Duels(Pairing("caral", 2, ("greedy", "master")), "", "", "", 4, [0.0, 0.5], -16, {"greedy": 4, "master": 4})
    row = pairing_rows([duels])[2]
    assert row == f"| 2 | `master` over `greedy` | 3.5 of 4 = 88 % (40 to 99) | 4 | {FIRST} to {FIRST + 1} |"
    alone = Duels(Pairing("ayar", 1, ("plan", "automa-1")), "", "", "", 1, [1.0], 9, {"plan": 1, "automa-1": 1})
    seats, _ = points([duels, alone])
    assert seats == {"greedy": 4, "master": 4}


@pytest.mark.parametrize("id", kancha.games())
def test_every_level_meets_the_one_below_it_and_the_strongest_meets_the_peer(id: str) -> None:
    """At two seats and four; the page has a place for it."""
    game = kancha.game(id)
    offered = levels(game)
    met = {(one.seats, one.bots) for one in pairings(game)}
    for seats in (2, 4):
        assert {(seats, pair) for pair in pairwise(offered)} <= met
        assert (seats, ("search:100", offered[-1])) in met
        assert (seats, ("greedy", offered[-1])) in met
    text = PAGE.read_text(encoding="utf-8")
    assert (text.count(f"<!-- {id}: begin -->"), text.count(f"<!-- {id}: end -->")) == (1, 1)
