"""Simulations and tournaments: what they count, and that nothing depends on how they are run."""

from __future__ import annotations

from typing import Any

import pytest

from kancha.games import GAMES
from kancha.kernel.errors import KanchaError
from kancha.lab import Outcome, Plan, play, simulate, tournament
from kancha.lab.matches import play_all
from kancha.lab.numbers import credit, share, spread
from kancha.lab.simulate import plans, summary
from kancha.lab.speed import measure
from kancha.lab.tournament import plans as tournament_plans
from kancha.lab.tournament import standings
from kancha.records import Record


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example game is in the catalogue."""
    monkeypatch.setitem(GAMES, "saltmarket", "tests.saltmarket:Saltmarket")


def outcome(scores: list[int], ranking: list[list[int]], sources: list[dict[str, int]]) -> Outcome:
    """An outcome made by hand."""
    plan = Plan("saltmarket", ("random", "greedy"), 0, {})
    return Outcome(plan, scores, ranking, 10, "end", sources, "")


def test_a_summary_by_hand() -> None:
    """Means, shares of victories and sources of two matches, one of them a tie."""
    result = summary(
        [
            outcome([4, 8], [[1], [0]], [{"orders": 4}, {"orders": 5, "coins": 3}]),
            outcome([6, 6], [[0, 1]], [{"orders": 4, "coins": 2}, {"coins": 6}]),
        ]
    )
    assert [row["score"]["mean"] for row in result["by_seat"]] == [5, 7]
    assert [row["wins"] for row in result["by_seat"]] == [0.5, 1.5]
    assert result["by_seat"][1]["sources"] == {"coins": 4.5, "orders": 2.5}
    assert result["by_bot"]["greedy"]["rate"] == 0.75
    assert result["margin"]["mean"] == 2
    assert result["endings"] == {"end": 2}


def test_the_numbers_behind_a_summary() -> None:
    """Sample deviation, Wilson's interval (known values), shared victories."""
    assert spread([2, 4, 4, 6]) == {"mean": 4, "sd": 1.633, "min": 2, "max": 6}
    assert share(5, 10) == {"wins": 5, "rate": 0.5, "interval": [0.2366, 0.7634]}
    assert share(0, 20)["interval"][0] == 0
    assert credit([[2], [0, 1]], 3) == [0, 0, 1]
    assert credit([[0, 2], [1]], 3) == [0.5, 0, 0.5]


def test_processes_change_nothing() -> None:
    """One process or two: the same outcomes in the same order."""
    made = plans("saltmarket", 6, 3, ["greedy", "random"], 9)
    assert list(play_all(made, jobs=2)) == list(play_all(made, jobs=1))


def test_bots_repeat_around_the_table() -> None:
    """Two names on four seats take turns."""
    assert plans("saltmarket", 1, 4, ["greedy", "random"], 0)[0].bots == ("greedy", "random", "greedy", "random")


def test_a_kept_record_is_the_match() -> None:
    """The text that an outcome carries replays to its scores."""
    played = play(Plan("saltmarket", ("random",) * 3, 5, {"days": 6}, keep=True))
    match = Record.parse(played.record).replay()
    assert match.scores == played.scores
    assert match.options["days"] == 6
    assert sum(seat >= 0 for seat in match.who) == played.decisions


def test_sources_add_up_to_scores() -> None:
    """Every point of an outcome has its source."""
    for played in play_all(plans("saltmarket", 5, 2, ["greedy"], 1), jobs=1):
        assert [sum(row.values()) for row in played.sources] == played.scores


def test_a_cheating_bot_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is not legal ends the simulation with the bot's name."""

    class Cheat:
        blind = True

        def choose(self, *_: Any) -> int:
            return 0 if self else -1

    monkeypatch.setattr("kancha.lab.matches.bot", lambda _: Cheat())
    with pytest.raises(KanchaError, match="bot 'cheat' answered 0, which is not legal"):
        play(Plan("saltmarket", ("cheat", "cheat"), 1, {}))


def test_a_tournament_pairs_its_deals() -> None:
    """Each deal is played by every group in every rotation with one and the same seed."""
    made = tournament_plans("saltmarket", ["random", "greedy", "search:1"], 2, 2, 50)
    assert len(made) == 2 * 3 * 2
    assert {plan.seed for plan in made} == {50, 51}
    assert {plan.bots for plan in made if plan.seed == 50} == {plan.bots for plan in made if plan.seed == 51}
    assert ("greedy", "random") in {plan.bots for plan in made}
    assert ("random", "greedy") in {plan.bots for plan in made}


def test_standings_rate_the_winner_higher() -> None:
    """Who wins every match leads the table, with no doubt about its victories."""
    table = standings([outcome([1, 9], [[1], [0]], [{}, {}])] * 5, ["random", "greedy"])
    first, last = table["standings"]
    assert (first["bot"], first["wins"], first["games"]) == ("greedy", 5, 5)
    assert first["rating"] > last["rating"]


def test_a_tournament_is_the_same_for_the_same_seed() -> None:
    """Ratings follow from the seed."""
    once = tournament("saltmarket", ["random", "greedy"], deals=4, seed=3, jobs=1)
    assert tournament("saltmarket", ["random", "greedy"], deals=4, seed=3, jobs=2) == once
    assert once["standings"][0]["bot"] == "greedy"


def test_speed_counts_seat_decisions_only() -> None:
    """The example game has about 20 decisions of seats in a match of two; chance is not among them."""
    row = measure("saltmarket", 2, 0.6)
    assert 10 < row["decisions_per_match"] < 40
    assert row["legal"] > 1


def test_simulate_hears_of_every_outcome() -> None:
    """The listener gets each match once, in order."""
    heard: list[int] = []
    simulate("saltmarket", 4, 2, seed=20, jobs=1, heard=lambda played: heard.append(played.plan.seed))
    assert heard == [20, 21, 22, 23]
