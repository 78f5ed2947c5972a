"""Simulations and tournaments: what they count, and that nothing depends on how they are run."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import kancha
from kancha.kernel.errors import KanchaError
from kancha.kernel.state import CHANCE
from kancha.lab import Experiment, experiment, play, simulate, tournament
from kancha.lab.crew import Alone
from kancha.lab.loop import settle
from kancha.lab.numbers import Spread, credit, share
from kancha.lab.speed import measure
from kancha.lab.summary import Line, Tally
from kancha.lab.tournament import groups, standings
from kancha.records import Record


def salt(*bots: str, seats: int = 2, games: int = 1, seed: int = 0, **options: Any) -> Experiment:
    """An experiment with the example game."""
    return experiment("saltmarket", games, seats, bots or ("random",), seed, options)


def test_a_summary_by_hand() -> None:
    """Means, shares of victories and sources of two matches, one of them a tie."""
    tally = Tally(salt("random", "greedy"))
    tally.add(Line(0, 0, 0, [4, 8], [1, 0], 10, "end", [{"orders": 4}, {"orders": 5, "coins": 3}]))
    tally.add(Line(1, 0, 1, [6, 6], [0, 0], 10, "end", [{"orders": 4, "coins": 2}, {"coins": 6}]))
    result = tally.result()
    assert [row["score"]["mean"] for row in result["by_seat"]] == [5, 7]
    assert [row["wins"] for row in result["by_seat"]] == [0.5, 1.5]
    assert result["by_seat"][1]["sources"] == {"coins": 4.5, "orders": 2.5}
    assert result["by_bot"]["greedy"]["rate"] == 0.75
    assert result["margin"]["mean"] == 2
    assert result["endings"] == {"end": 2}


def test_the_numbers_behind_a_summary() -> None:
    """Sample deviation, Wilson's interval (known values), shared victories."""
    assert Spread([2, 4, 4, 6]).result() == {"mean": 4, "sd": 1.633, "min": 2, "max": 6}
    assert Spread.sum([Spread([2, 4]), Spread(), Spread([4, 6])]).result() == Spread([2, 4, 4, 6]).result()
    assert share(5, 10) == {"wins": 5, "rate": 0.5, "interval": [0.2366, 0.7634]}
    assert share(0, 20)["interval"][0] == 0
    assert credit([1, 1, 0]) == [0, 0, 1]
    assert credit([0, 1, 0]) == [0.5, 0, 0.5]


def test_processes_change_nothing() -> None:
    """One process or two: the same summary, the same matches in the same order."""
    once = simulate("saltmarket", 6, 3, ["greedy", "random"], 9, jobs=1)
    assert simulate("saltmarket", 6, 3, ["greedy", "random"], 9, jobs=2) == once
    assert [row["seed"] for row in once["matches"]] == list(range(9, 15))


def test_a_result_is_plain_data() -> None:
    """JSON takes it as it is."""
    result = simulate("saltmarket", 2, 2, jobs=1)
    assert json.loads(json.dumps(result)) == result


def test_bots_repeat_around_the_table() -> None:
    """Two names on four seats take turns."""
    assert salt("greedy", "random", seats=4).bots == ("greedy", "random", "greedy", "random")


def test_an_experiment_says_everything_once() -> None:
    """Defaults are filled in, and rules and data are named, so that the match can be played again."""
    made = salt(seats=3, seed=5, days=6)
    assert (made.options["days"], made.rules, len(made.data)) == (6, kancha.game("saltmarket").version, 24)
    assert salt().options["days"] == 4


def test_seeds_must_fit_into_the_rows() -> None:
    """A seed that a 64-bit column cannot hold is refused before anything is played."""
    with pytest.raises(KanchaError, match="must fit into 64 bits"):
        salt(seed=2**63 - 2, games=5)


def test_a_kept_record_is_the_match() -> None:
    """The text that an outcome carries replays to its scores."""
    played = play(salt(seats=3, seed=5, days=6), keep=True)
    match = Record.parse(played.record).replay()
    assert match.scores == played.scores
    assert match.options["days"] == 6
    assert sum(seat >= 0 for seat in match.who) == sum(played.decisions)


def test_an_outcome_tells_what_was_done_and_offered() -> None:
    """Every decision is counted as an action, and each was chosen from at least one."""
    played = play(salt("greedy", "random", seats=3), choices=True)
    for seat, codes in enumerate(played.taken):
        assert list(codes) == [choice.code for choice in played.choices if choice.seat == seat]
    assert all(count <= offered for count, offered in zip(played.decisions, played.offered, strict=True))
    assert sum(choice.offered == 1 for choice in played.choices) == sum(played.forced)
    assert played.choices[0].seat == played.order[0]
    assert played.thought[0] > 0
    assert played.thought[1] == 0


def test_sources_add_up_to_scores() -> None:
    """Every point of an outcome has its source."""
    for deal in range(5):
        played = play(salt("greedy", games=5), deal)
        assert [sum(row.values()) for row in played.sources] == played.scores


def test_the_automa_of_a_solo_match_has_a_score_and_no_decisions() -> None:
    """Its entry follows the seat's."""
    result = simulate("ayar", 2, 1, jobs=1)
    assert [row["bot"] for row in result["by_seat"]] == ["random", "automa"]
    assert result.seats.to_table()["decisions"].to_pylist()[1::2] == [0, 0]
    assert result.seats.to_table()["turn"].to_pylist() == [0, -1, 0, -1]


def test_a_cheating_bot_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer that is not legal ends the simulation with the bot's name."""

    class Cheat:
        blind = True

        def choose(self, *_: Any) -> int:
            return 0 if self else -1

    monkeypatch.setattr("kancha.lab.matches.bot", lambda _: Cheat())
    monkeypatch.setattr("kancha.lab.experiments.bot", lambda _: Cheat())
    with pytest.raises(KanchaError, match="bot 'cheat' answered 0, which is not legal"):
        play(salt("cheat"))


def test_a_tournament_pairs_its_deals() -> None:
    """Each deal is played by every group in every rotation with one and the same seed."""
    arms = groups("saltmarket", ["random", "greedy", "search:1"], 2, 2, 50)
    assert len(arms) == 3 * 2
    assert {(arm.seed, arm.games) for arm in arms} == {(50, 2)}
    assert ("greedy", "random") in {arm.bots for arm in arms}
    assert ("random", "greedy") in {arm.bots for arm in arms}


@pytest.mark.parametrize(
    ("bots", "seats", "orders"), [(2, 2, 2), (2, 3, 6), (2, 4, 2), (3, 3, 3), (3, 4, 12), (4, 4, 4)]
)
def test_a_tournament_plays_every_order_once_and_seats_all_alike(bots: int, seats: int, orders: int) -> None:
    """No match is counted twice, every bot sits in every seat as often, and nobody has more seats than others."""
    names = ["random", "greedy", "search:1", "search:2"][:bots]
    tables = [arm.bots for arm in groups("saltmarket", names, seats, 1, 50)]
    assert len(tables) == len(set(tables)) == orders
    for seat in range(seats):
        assert len({sum(table[seat] == name for table in tables) for name in names}) == 1


def test_standings_rate_the_winner_higher() -> None:
    """Who wins every match leads the table, with no doubt about its victories."""
    games, (first, last) = standings([(("random", "greedy"), [1, 9], [1, 0])] * 5, ["random", "greedy"])
    assert (games, first["bot"], first["wins"], first["games"]) == (5, "greedy", 5, 5)
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


def test_chance_alone_answers_on_a_bare_state() -> None:
    """Settling goes on while chance must answer, and tells who must then."""
    game, rng = kancha.game("saltmarket"), Random(3)
    state = game.opening(2, game.choose(2, {}))
    asked = state.advance()
    seats: set[int] = set()
    while state.stack:
        if asked == CHANCE:
            asked = settle(state, rng.random)
        assert asked == state.seat != CHANCE
        seats.add(asked)
        if state.stack:
            asked = state.play(rng.choice(state.legal()))
    assert {0, 1} <= seats


def test_simulate_hears_of_every_outcome() -> None:
    """The listener gets each match once."""
    heard: list[int] = []
    simulate("saltmarket", 4, 2, seed=20, jobs=1, heard=lambda played: heard.append(played.seed))
    assert heard == [20, 21, 22, 23]


def test_the_loop_draws_what_random_choice_would_draw() -> None:
    """Matches whose decisions are noted one by one use `Random.choice`; the others are the same matches."""
    arm = experiment("caral", 4, 4)
    for deal in range(4):
        quick, noted = play(arm, deal), play(arm, deal, choices=True)
        assert quick.taken == noted.taken
        assert [choice.offered for choice in noted.choices].count(1) == sum(quick.forced)


@pytest.fixture
def heeded() -> Iterator[None]:
    """Ctrl-C as at a terminal, also where the tests themselves were told to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("heeded")
def test_ctrl_c_waits_for_the_end_of_a_match() -> None:
    """Compiled rules cannot be left in the middle: the work is done before the interruption is felt."""
    done: list[str] = []

    def work(task: str) -> str:
        signal.raise_signal(signal.SIGINT)
        done.append(task)
        return task

    alone = Alone()
    with pytest.raises(KeyboardInterrupt):
        alone.result(alone.submit(work, "a match"))
    assert done == ["a match"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
