"""What the matches of one experiment show, as plain data: by seat, by bot, lengths, endings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from kancha.lab.experiments import Experiment
from kancha.lab.extra import need
from kancha.lab.folder import Folder
from kancha.lab.matches import Outcome
from kancha.lab.numbers import AUTOMA, Spread, Wins, share
from kancha.lab.rows import margin


class Line(NamedTuple):
    """As much of a match as a summary needs, from an outcome or from rows."""

    match: int
    arm: int
    seed: int
    scores: list[int]
    ranks: list[int]
    decisions: int
    ending: str
    sources: list[dict[str, int]]

    def brief(self) -> dict[str, Any]:
        """Return the match as plain data."""
        return {
            "seed": self.seed,
            "scores": self.scores,
            "winners": [entry for entry, rank in enumerate(self.ranks) if rank == 0],
            "decisions": self.decisions,
            "ending": self.ending,
        }


def line(o: Outcome) -> Line:
    """Return the line of an outcome."""
    return Line(o.match, o.arm, o.seed, o.scores, o.ranks, sum(o.decisions), o.ending, o.sources)


def briefs(folder: Folder) -> list[dict[str, Any]]:
    """Read every match of a folder, in order, as plain data."""
    wanted = ["match", "seed", "scores", "ranks", "decisions", "ending"]
    found = folder.dataset("matches").to_table(wanted).sort_by("match").to_pylist()
    return [Line(arm=0, sources=[], **row).brief() for row in found]


class Tally:
    """Counts the matches of one experiment one by one; their order does not matter."""

    def __init__(self, played: Experiment) -> None:
        self.played = played
        self.games = 0
        self._decisions = Spread()
        self._margin = Spread()
        self._endings: Counter[str] = Counter()
        self._scores: list[Spread] = []
        self._wins: list[Wins] = []
        self._sources: list[Counter[str]] = []

    def add(self, seen: Line) -> None:
        """Take one more match in."""
        if not self._scores:
            self._scores = [Spread() for _ in seen.scores]
            self._wins = [Wins() for _ in seen.scores]
            self._sources = [Counter() for _ in seen.scores]
        self.games += 1
        self._decisions.add(seen.decisions)
        self._margin.add(margin(seen.scores))
        self._endings[seen.ending] += 1
        winners = seen.ranks.count(0)
        for entry, score in enumerate(seen.scores):
            self._scores[entry].add(score)
            if seen.ranks[entry] == 0:
                self._wins[entry].add(winners)
            self._sources[entry].update(seen.sources[entry])

    def add_rows(self, matches: Any, seats: Any) -> None:
        """Take in the rows of some matches and of their seats, which are in the same order."""
        np: Any = need("numpy", "a summary of rows")
        count = len(matches)
        entries = len(seats) // count
        if not self._scores:
            self._scores = [Spread() for _ in range(entries)]
            self._wins = [Wins() for _ in range(entries)]
            self._sources = [Counter() for _ in range(entries)]
        self.games += count
        self._decisions.add_all(matches["decisions"].to_numpy())
        self._margin.add_all(matches["margin"].to_numpy())
        for counted in matches["ending"].value_counts().to_pylist():
            self._endings[counted["values"]] += counted["counts"]
        scores = seats["score"].to_numpy().reshape(count, entries)
        first = seats["rank"].to_numpy().reshape(count, entries) == 0
        winners = first.sum(axis=1)
        points = source_points(np, seats["sources"])
        for entry in range(entries):
            self._scores[entry].add_all(scores[:, entry])
            self._wins[entry].add_all(np.bincount(winners[first[:, entry]]))
            for name, (rows, given) in points.items():
                own = given[rows % entries == entry]
                if len(own):
                    self._sources[entry][name] += int(own.sum())

    def result(self) -> dict[str, Any]:
        """Return the summary."""
        played = self.played
        names = [*played.bots, *[AUTOMA] * (len(self._scores) - len(played.bots))]
        by_seat = [
            {
                "seat": entry,
                "bot": name,
                "score": self._scores[entry].result(),
                **share(self._wins[entry].total(), self.games),
                "sources": self._mean_sources(entry),
            }
            for entry, name in enumerate(names)
        ]
        return {
            "game": played.game,
            "rules": played.rules,
            "data": played.data,
            "seats": played.seats,
            "options": played.options,
            "bots": list(played.bots),
            "seed": played.seed,
            "games": self.games,
            "decisions": self._decisions.result(),
            "margin": self._margin.result(),
            "endings": dict(sorted(self._endings.items())),
            "by_seat": by_seat,
            "by_bot": self._by_bot(names),
        }

    def _mean_sources(self, entry: int) -> dict[str, float]:
        return {source: round(points / self.games, 3) for source, points in sorted(self._sources[entry].items())}

    def _by_bot(self, names: list[str]) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for name in dict.fromkeys(names):
            places = [entry for entry, other in enumerate(names) if other == name]
            scores = Spread.sum(self._scores[entry] for entry in places)
            wins = sum(self._wins[entry].total() for entry in places)
            found[name] = {"score": scores.result(), **share(wins, self.games), "seats": places}
        return found


def source_points(np: Any, column: Any) -> dict[str, tuple[Any, Any]]:
    """Return, for each source in a column of points by source, the rows it is in and its points there."""
    pa: Any = need("pyarrow", "a summary of rows")
    found = column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column
    offsets = found.offsets.to_numpy()
    begin, end = int(offsets[0]), int(offsets[-1])
    rows = np.repeat(np.arange(len(found)), np.diff(offsets))
    encoded = found.keys.slice(begin, end - begin).dictionary_encode()
    kinds = encoded.indices.to_numpy()
    given = found.items.slice(begin, end - begin).to_numpy()
    return {
        name: (rows[kinds == number], given[kinds == number])
        for number, name in enumerate(encoded.dictionary.to_pylist())
    }


def tallies(arms: list[Experiment], outcomes: Sequence[Outcome], folder: Folder | None) -> list[Tally]:
    """Count the matches of a run, wherever their rows are; one tally for each experiment."""
    made = [Tally(arm) for arm in arms]
    for outcome in outcomes:
        made[outcome.arm].add(line(outcome))
    if folder is not None:
        for file in folder.parts("matches"):
            _add_file(made, folder, file.name)
    return made


def _add_file(made: list[Tally], folder: Folder, name: str) -> None:
    np: Any = need("numpy", "a summary of rows")
    parquet: Any = need("pyarrow.parquet", "a summary of rows")
    wanted = ["arm", "decisions", "margin", "ending"]
    matches = parquet.read_table(folder.path / "matches" / name, columns=wanted)
    seats = parquet.read_table(folder.path / "seats" / name, columns=["arm", "score", "rank", "sources"])
    if len(made) == 1:
        made[0].add_rows(matches, seats)
        return
    arms, seated = matches["arm"].to_numpy(), seats["arm"].to_numpy()
    for arm in np.unique(arms).tolist():
        made[arm].add_rows(matches.take(np.flatnonzero(arms == arm)), seats.take(np.flatnonzero(seated == arm)))
