"""Records: the file, its replay, and every way to damage it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from kancha.kernel.errors import KanchaError, RecordError
from kancha.kernel.match import Match, MatchRecord
from kancha.kernel.record import KEYS
from kancha.kernel.testing import random_match
from tests.saltmarket import Saltmarket

GAME = Saltmarket()
FIRST_LINE = len(KEYS) + 3


@pytest.fixture(scope="module")
def finished() -> Match:
    """A whole random match."""
    return list(random_match(GAME, 3, 7))[-1]


@pytest.fixture(scope="module")
def lines(finished: Match) -> list[str]:
    """Its record, line by line."""
    return finished.record().text().splitlines()


def test_a_record_replays_to_any_decision(finished: Match) -> None:
    """`replay(to=n)` stands after n decisions, for every n."""
    record = MatchRecord.parse(finished.record().text())
    for n in range(0, len(finished.log), 5):
        assert record.replay(to=n, game=GAME).log == finished.log[:n]


def test_a_replay_to_the_end_is_the_same_match(finished: Match) -> None:
    """State, scores and ledger come back."""
    again = MatchRecord.parse(finished.record().text()).replay(game=GAME)
    assert again.data() == finished.data()
    assert again.ledger == finished.ledger


def test_a_replayed_open_match_goes_on() -> None:
    """A match that was saved in the middle can be played to its end."""
    for match in random_match(GAME, 2, 3):
        if len(match.log) > 20:
            break
    again = MatchRecord.parse(match.record().text()).replay(game=GAME)
    while not again.over:
        again.play(again.actions[0])
    assert again.over


@pytest.mark.parametrize("seed", range(20))
def test_a_changed_line_is_refused_where_it_stands(lines: list[str], seed: int) -> None:
    """Whatever decision is put in another's place, the error names its line."""
    rng = Random(seed)
    place = rng.randrange(FIRST_LINE - 1, len(lines) - 1)
    others = [line for line in lines[FIRST_LINE - 1 : -1] if line.split()[2:] != lines[place].split()[2:]]
    mutant = lines[:]
    number, check, *_ = lines[place].split()
    mutant[place] = " ".join([number, check, *rng.choice(others).split()[2:]])
    with pytest.raises(RecordError, match=rf"^line {place + 1}: "):
        MatchRecord.parse("\n".join(mutant))


@pytest.mark.parametrize("place", [FIRST_LINE - 1, FIRST_LINE + 10, -2])
def test_a_missing_line_is_refused(lines: list[str], place: int) -> None:
    """The gap is found at the line that follows it."""
    mutant = lines[:]
    del mutant[place]
    at = (place if place >= 0 else len(lines) + place) + 1
    with pytest.raises(RecordError, match=rf"^line {at}: "):
        MatchRecord.parse("\n".join(mutant))


def test_an_extra_line_is_refused(lines: list[str]) -> None:
    """A line that stands twice is found at its second place."""
    mutant = [*lines[: FIRST_LINE + 4], *lines[FIRST_LINE + 3 :]]
    with pytest.raises(RecordError, match=rf"^line {FIRST_LINE + 5}: "):
        MatchRecord.parse("\n".join(mutant))


def test_a_truncated_record_is_refused(lines: list[str]) -> None:
    """Without its last line a record is cut off."""
    with pytest.raises(RecordError, match="cut off"):
        MatchRecord.parse("\n".join(lines[:-1]))


def test_text_after_the_end_is_refused(lines: list[str]) -> None:
    """Nothing may follow the last line."""
    with pytest.raises(RecordError, match="after the end"):
        MatchRecord.parse("\n".join([*lines, "more"]))


def test_a_changed_header_is_refused(lines: list[str]) -> None:
    """The first check covers the header."""
    mutant = [line.replace("seats: 3", "seats: 2") for line in lines]
    with pytest.raises(RecordError, match="header"):
        MatchRecord.parse("\n".join(mutant))


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("rules", "999", "version"),
        ("data", "0" * 24, "data"),
        ("seats", "9", "seats"),
        ("seats", "many", "header"),
        ("seats", "\u0662", "header"),
        ("options", "[" * 100_000, "header"),
        ("rules", "first", "version"),
        ("options", '{"weather": 1}', "no option"),
        ("game", "chess", "chess"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(finished: Match, key: str, value: str, says: str) -> None:
    """Another rules version, other data, impossible seats or options: the error says which."""
    record = finished.record()
    record.header[key] = value
    with pytest.raises(RecordError, match=says):
        MatchRecord.parse(record.text()).replay(game=GAME)


def test_an_illegal_decision_is_refused_with_line_and_rule(finished: Match) -> None:
    """A well-formed record of an impossible match names the paragraph."""
    record = finished.record()
    place = next(i for i, (who, text) in enumerate(record.decisions) if who != "c" and text == "pass")
    record.decisions[place] = (record.decisions[place][0], "bid 0")
    with pytest.raises(RecordError) as caught:
        MatchRecord.parse(record.text()).replay(game=GAME)
    assert caught.value.line == FIRST_LINE + place
    assert caught.value.rule == "S3.2"


def test_a_decision_by_the_wrong_seat_is_refused(finished: Match) -> None:
    """The line names who took it."""
    record = finished.record()
    place = next(i for i, (who, _) in enumerate(record.decisions) if who == "0")
    record.decisions[place] = ("1", record.decisions[place][1])
    with pytest.raises(RecordError, match="seat 0 must answer"):
        MatchRecord.parse(record.text()).replay(game=GAME)


def test_a_wrong_result_is_refused(finished: Match) -> None:
    """The last line repeats the scores; a replay must reach them."""
    record = finished.record()
    record.end = "over 99 0 0"
    with pytest.raises(RecordError, match="the replay ends with"):
        MatchRecord.parse(record.text()).replay(game=GAME)


def test_a_decision_out_of_range_is_refused(finished: Match) -> None:
    """`to` counts decisions of the record."""
    with pytest.raises(KanchaError, match="decisions 0 to"):
        finished.record().replay(to=10_000, game=GAME)


def test_a_binary_file_is_refused(tmp_path: Path) -> None:
    """Not every file is a record."""
    path = tmp_path / "noise"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="not a text file"):
        MatchRecord.load(path)
