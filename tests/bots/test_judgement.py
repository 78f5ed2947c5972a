"""Learned judgement: the network, its weights and what is done without them."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import numpy
import pytest

import kancha
from kancha.bots import bot
from kancha.bots.evaluators import HandEvaluator
from kancha.bots.judgement import (
    LearnedEvaluator,
    Provenance,
    Weights,
    chance,
    fits,
    load,
    save,
    shipped,
    weights_path,
)
from kancha.bots.training.batches import BatchEvaluator
from kancha.bots.training.calibration import calibration, calibrations, parted, temper, tempered
from kancha.bots.training.council import Council, blended
from kancha.bots.training.fitting import Array, Learner, Rows, chosen, drawn
from kancha.kernel.errors import DataError, KanchaError
from kancha.kernel.game import Game
from tests.saltmarket import Saltmarket

PROVENANCE = Provenance(command="kancha train", matches=1, commit="abc", seconds=1)


def rows(count: int = 60, inputs: int = 6) -> Rows:
    """Return made-up positions: the end follows from the numbers; one number never varies."""
    rng = numpy.random.default_rng(1)
    numbers = rng.normal(0.0, 3.0, (count, inputs)).astype(numpy.float32)
    numbers[:, 1] = 4.0
    numbers[:, 2] = numpy.maximum(numbers[:, 2], 0.0)
    ahead = 2.0 * numbers[:, 0] - numbers[:, 2]
    mine, theirs = 30.0 + numbers[:, 3], 30.0 + numbers[:, 3] - ahead
    ends = numpy.stack([ahead, mine, (ahead > 0.0) * 1.0, theirs, (ahead <= 0.0) * 1.0], axis=1).astype(float)
    return Rows(numbers, ends, [count // 2, count // 2], [2])


def weights(game: Game, inputs: int | None = None) -> Weights:
    """Return weights that would fit a game."""
    learner = Learner(rows(inputs=len(game.feature_names) if inputs is None else inputs), (4, 3), 1)
    return learner.exported(game.id, ["2"], game.version, game.feature_version, PROVENANCE)


def test_the_plain_network_says_what_was_fitted() -> None:
    """Without NumPy, from numbers as the game gives them, it gives the outputs of the learner."""
    known = rows()
    learner = Learner(known, (8, 4), 2)
    learner.fit(known.numbers, known.ends, 3)
    network = learner.exported("caral", ["2"], 1, 1, PROVENANCE).network()
    wanted = learner.outputs(known.numbers)
    for row, numbers in enumerate(known.numbers):
        ahead, score, logit, rival, rival_logit = network.outputs([float(number) for number in numbers])
        assert [ahead, score, rival] == pytest.approx([wanted[row][n] for n in (0, 1, 3)], abs=0.02)
        assert [chance(logit), chance(rival_logit)] == pytest.approx([wanted[row][n] for n in (2, 4)], abs=0.01)


def test_what_is_nought_takes_one_digit_and_is_read_again(tmp_path: Path) -> None:
    """A file says the same as what was saved, in fewer bytes than without that."""
    found = weights(kancha.game("caral"))
    found = msgspec.structs.replace(found, second=[[0.0, -0.0, 0.5, 10.0], *found.second[1:]])
    save(found, tmp_path / "weights.json")
    again = load(tmp_path / "weights.json")
    assert again == msgspec.structs.replace(found, first=again.first)
    assert b"[0,0,0.5,10.0]" in (tmp_path / "weights.json").read_bytes()


def test_the_first_layer_is_packed_and_says_the_same_to_three_digits(tmp_path: Path) -> None:
    """Half floats, row by row; a file that tells all in digits is read as well, one that was cut off is refused."""
    found, path = weights(kancha.game("caral")), tmp_path / "weights.json"
    save(found, path)
    again = load(path)
    assert [len(row) for row in again.first] == [found.inputs] * len(found.first)
    for row, wanted in zip(again.first, found.first, strict=True):
        assert row == pytest.approx(wanted, rel=2**-11, abs=2**-24)
    save(again, path)
    assert load(path) == again
    path.write_bytes(msgspec.json.encode(found))
    assert load(path) == found
    cut = msgspec.to_builtins(found) | {"first": "AAAA"}
    path.write_bytes(msgspec.json.encode(cut))
    with pytest.raises(DataError, match=r"weights\.json holds no weights"):
        load(path)


def test_a_network_goes_on_from_the_one_before() -> None:
    """With the means and spreads of other matches it judges as it did, until it learns from them."""
    before = Learner(rows(), (8, 4), 2)
    before.fit(rows().numbers, rows().ends, 3)
    kept = before.exported("caral", ["2"], 1, 1, PROVENANCE)
    more = rows(90)._replace(numbers=rows(90).numbers * 1.5 + 0.25)
    later = Learner(more, (8, 4), 3, before=kept)
    assert later.mean != pytest.approx(before.mean)
    # The number that never varied counts for nothing in either.
    assert later.outputs(rows().numbers) == pytest.approx(before.outputs(rows().numbers), abs=0.02)


def test_a_learner_learns() -> None:
    """It starts from the straight line through the ends, and learns what no straight line tells."""
    known = rows(600)
    known.ends[:, 0] += 3.0 * abs(known.numbers[:, 4])
    learner = Learner(known, (8, 4), 2)

    def error() -> float:
        return float(((learner.outputs(known.numbers)[:, 0] - known.ends[:, 0]) ** 2).mean())

    spread, straight = float(known.ends[:, 0].var()), error()
    assert straight < 0.8 * spread
    learner.fit(known.numbers, known.ends, 200)
    assert error() < 0.7 * straight


def test_targets_lean_on_the_next_positions() -> None:
    """With a trace of 1 a target is the end of the match, with 0 the judgement of the next position."""
    known = rows(10)
    known.ends[:5], known.ends[5:] = known.ends[0], known.ends[9]
    learner = Learner(known, (4, 3), 3)
    judged = learner.outputs(known.numbers)
    assert (drawn(known, judged, 1.0) == known.ends).all()
    targets = drawn(known, judged, 0.0)
    assert (targets[:4] == judged[1:5]).all()
    assert (targets[4] == known.ends[4]).all()
    assert (targets[9] == known.ends[9]).all()


def test_the_mean_of_networks_is_a_network() -> None:
    """What several say on average one says, parts of unlike size included; alone it is what it was."""
    known = rows()
    learners = [Learner(known, units, seed) for seed, units in enumerate([(8, 4), (5, 3)])]
    for learner in learners:
        learner.fit(known.numbers, known.ends, 3)
    council = Council(learners)
    mean, parts = council.exported("caral", ["2"], 1, 1, PROVENANCE)
    assert parts[0].first != parts[1].first
    assert (len(mean.first), len(mean.second), len(mean.second[0])) == (13, 7, 13)
    wanted = council.outputs(known.numbers)
    for row in range(5):
        numbers = [float(number) for number in known.numbers[row]]
        each = [part.network().outputs(numbers) for part in parts]
        found = mean.network().outputs(numbers)
        assert found == pytest.approx([sum(pair) / 2 for pair in zip(*each, strict=True)], abs=1e-3)
        assert [found[0], chance(found[2])] == pytest.approx([wanted[row][0], wanted[row][2]], abs=0.02)
    assert blended(parts[:1]) is parts[0]


class Sure:
    """Judges by the first number, and is twice as sure as it should be."""

    def outputs(self, numbers: Array) -> Array:
        """Return the chance to win, at its place."""
        return numpy.stack([numbers[:, 0], numbers[:, 0], 1.0 / (1.0 + numpy.exp(-2.0 * numbers[:, 0]))], axis=1)


def test_who_is_too_sure_is_tempered_and_judged_on_other_matches() -> None:
    """Matches are won by what half of its logits says: each half of them finds it, and the other bears it out."""
    rng = numpy.random.default_rng(4)
    numbers = rng.normal(0.0, 1.5, (8000, 1))
    won = (rng.random(8000) < 1.0 / (1.0 + numpy.exp(-numbers[:, 0]))) * 1.0
    held = Rows(numbers, numpy.stack([won, won, won], axis=1), [40] * 200, [2] * 100)
    told = tempered(Sure(), held)
    assert told["trust"] == pytest.approx(0.5, abs=0.05)
    assert told["halves"] == pytest.approx([0.5, 0.5], abs=0.05)
    assert told["matches"] == 100
    assert told["brier_after"] < told["brier_before"]
    assert all(abs(row["chance"] - row["won"]) < 0.07 for row in told["reliability"])


def test_tempered_weights_are_less_sure_and_say_so() -> None:
    """Leads and points stay; the logits of all chances are shortened."""
    game = Saltmarket()
    made = weights(game)
    less = temper(made, 0.5)
    numbers = [float(number) for number in range(made.inputs)]
    before, after = made.network().outputs(numbers), less.network().outputs(numbers)
    assert [after[place] for place in (0, 1, 3)] == [before[place] for place in (0, 1, 3)]
    assert [after[place] for place in (2, 4)] == pytest.approx([before[place] / 2 for place in (2, 4)], rel=1e-3)
    assert (made.trust, less.trust) == (1.0, 0.5)


def test_calibration_is_told_on_matches_that_were_held_back() -> None:
    """Every tenth match of two seats is held back; a learner that knows the end beats the mean, bins hold all rows."""
    known = rows(600)
    parts = Rows(known.numbers, known.ends, [15] * 40, [2] * 20)
    learned, held = parted(parts)
    assert (learned.lengths, held.lengths) == ([15] * 36, [15] * 4)
    assert (learned.seats, held.seats) == ([2] * 18, [2] * 2)
    assert (held.numbers[:30] == known.numbers[270:300]).all()
    learner = Learner(learned, (4, 3), 1)
    learner.fit(learned.numbers, learned.ends, 20)
    told = calibration(learner, learned, held, 0)
    assert told["brier"] < told["brier_of_the_mean"]
    assert told["brier_of_the_lead"] < told["brier_of_the_mean"]
    assert sum(row["rows"] for row in told["reliability"]) == told["rows"] == 60


def test_calibration_is_told_by_the_number_of_seats() -> None:
    """Matches of two and of three seats are counted apart."""
    known = rows(600)
    parts = Rows(known.numbers, known.ends, [12] * 50, [2, 3] * 10)
    held = chosen(parts, [place in (0, 1, 4) for place in range(20)])
    assert (held.lengths, held.seats) == ([12] * 7, [2, 3, 2])
    assert (held.numbers[60:] == known.numbers[120:144]).all()
    told = calibrations(Learner(parts, (4, 3), 1), parts, held, 0)
    assert {seats: (one["rows"], one["sequences"]) for seats, one in told.items()} == {"2": (48, 4), "3": (36, 3)}


def test_the_judgement_of_many_positions_is_that_of_each() -> None:
    """Training asks NumPy for all positions at once; it says what the plain network says, finished matches included."""
    game = Saltmarket()
    made = weights(game)
    rng = Random(3)
    match = game.start(2, seed=5)
    states = [match.state.clone()]
    while match.state.stack:
        match.take(rng.choice(match.state.legal()))
        states.append(match.state.clone())
    states = [states[0], states[len(states) // 2], states[-1]]
    one_by_one = LearnedEvaluator(made).judge(game, states, 1)
    assert BatchEvaluator(made).judge(game, states, 1) == pytest.approx(one_by_one, abs=1e-6)


def test_weights_of_other_numbers_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that was learned from other features is refused, and the game judges by hand."""
    game = Saltmarket()
    monkeypatch.setattr(Saltmarket, "folder", tmp_path)
    path = weights_path(game, ["2"])
    path.parent.mkdir()
    state = game.start(2, seed=4).state
    by_hand = HandEvaluator().judge(game, [state], 0)
    path.write_bytes(msgspec.json.encode(weights(game)))
    assert shipped(game)
    assert LearnedEvaluator().judge(game, [state], 0) != by_hand
    expected = LearnedEvaluator().prospect(game, state, 1)
    assert expected is not None
    assert len(expected.scores) == 2
    assert sum(expected.wins) == pytest.approx(1.0)
    assert expected.lead == LearnedEvaluator().judge(game, [state], 1)[0]
    other = msgspec.structs.replace(weights(game), features=game.feature_version + 1)
    path.write_bytes(msgspec.json.encode(other))
    assert not fits(load(path), game)
    assert not shipped(game)
    assert LearnedEvaluator().judge(game, [state], 0) == by_hand
    assert LearnedEvaluator().prospect(game, state, 0) is None


def test_weights_are_tried_before_they_are_shipped(tmp_path: Path) -> None:
    """A bot can be made of a file; it plays the game and the kind of match it was learned for, and no other."""
    game = Saltmarket()
    path = tmp_path / "tried.json"
    path.write_bytes(msgspec.json.encode(weights(game)))
    tried = bot(f"weights:{path}")
    match = game.start(2, seed=4)
    seat = match.state.seat
    codes = match.state.legal()
    assert len(codes) > 1
    assert tried.choose(game, seat, match.state.seen(seat), codes, Random(1)) in codes
    match = game.start(3, seed=4)
    seat = match.state.seat
    with pytest.raises(KanchaError, match="do not fit saltmarket, kind 3, features 1; they are of saltmarket, kind 2"):
        tried.choose(game, seat, match.state.seen(seat), match.state.legal(), Random(1))
    with pytest.raises(KanchaError, match="cannot read the weights"):
        bot(f"weights:{tmp_path}/none.json")


def test_a_broken_file_is_named(tmp_path: Path) -> None:
    """Whoever spoils a file is told which."""
    path = tmp_path / "caral.2.json"
    path.write_text("{}")
    with pytest.raises(DataError, match=r"caral\.2\.json holds no weights"):
        load(path)


@pytest.mark.parametrize("id", kancha.games())
def test_shipped_weights_fit_and_are_small(id: str) -> None:
    """Each file says where it comes from, belongs to this version of the game, and all are below a megabyte."""
    game = kancha.game(id)
    paths = sorted((game.folder / "judgement").glob(f"{id}.*.json"))
    for path in paths:
        found = load(path)
        assert fits(found, game)
        assert weights_path(game, found.kinds) == path
        assert found.provenance.command.startswith(f"kancha train {id} ")
        assert found.provenance.matches > 0
        for kind in found.kinds:
            seats = len(game.start(int(kind), 0).state.ledger.totals)
            assert len(found.bias) >= 1 + 2 * seats
    assert sum(path.stat().st_size for path in paths) < 1_000_000
