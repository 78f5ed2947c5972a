"""Golden records: whole matches that must replay for ever, one for each way a match can end.

`python -m tests.games.terraces.test_records` plays those that are missing; one that exists is never changed.
"""

from __future__ import annotations

from random import Random

import pytest

import kancha
from kancha.kernel.match import Match
from kancha.kernel.testing import rule
from tests.records import RECORDS, keep

GOLDEN = {
    "cuzco": {"last-triple": (4, 1), "land-full": (3, 1), "shared-victory": (2, 1)},
    "java": {"last-triple": (4, 1), "land-full": (3, 1), "shared-victory": (2, 1)},
}
"""For each game and ending: the seats, and the first seed to try."""
CASES = [(id, version, ending) for id in GOLDEN for version in kancha.game(id).versions for ending in GOLDEN[id]]


def is_of_kind(match: Match, ending: str) -> bool:
    """Whether a finished match ended so."""
    if ending == "shared-victory":
        return len(match.ranking[0]) > 1
    return match.game.ending(match.state) == ending and len(match.ranking[0]) == 1


@rule("C10.1", "C10.4", "R29")
@pytest.mark.parametrize(("id", "version", "ending"), CASES)
def test_a_golden_record_replays_to_its_end(id: str, version: int, ending: str) -> None:
    """Every decision is legal by its rules, and the match ends as the file's name says, with the same scores."""
    match = kancha.Record.load(RECORDS / id / f"v{version}" / f"{ending}.kancha").replay()
    assert match.over
    assert match.version == version
    assert is_of_kind(match, ending)
    assert match.state.ledger.totals == match.scores


@pytest.mark.parametrize("id", sorted(GOLDEN))
def test_a_changed_line_is_refused_with_its_number_and_rule(id: str) -> None:
    """Another tile in the first turn: the replay stops there and cites the paragraph."""
    record = kancha.Record.load(RECORDS / id / "v1" / "last-triple.kancha")
    place = next(n for n, (who, _) in enumerate(record.decisions) if who != "c")
    record.decisions[place] = (record.decisions[place][0], "stop")
    with pytest.raises(kancha.RecordError, match=r"C2\.3") as caught:
        record.replay()
    assert caught.value.rule == "C2.3"
    assert caught.value.line > place


def random_match(id: str, seats: int, seed: int) -> Match:
    """Play a match by uniformly random answers."""
    match = kancha.game(id).start(seats=seats, seed=seed)
    rng = Random(seed)
    while not match.over:
        codes = match.state.legal()
        match.play(codes[rng.randrange(len(codes))])
    return match


def write() -> None:
    """Find and save a match for each ending."""
    for id, endings in GOLDEN.items():
        for ending, (seats, seed) in endings.items():
            path = RECORDS / id / f"v{kancha.game(id).version}" / f"{ending}.kancha"
            if path.exists():
                continue
            while not is_of_kind(match := random_match(id, seats, seed), ending):
                seed += 1
            keep(match, path)
            print(f"{path.name} of {id}: seed {seed}, {match.scores}")


if __name__ == "__main__":
    write()
