"""What the page of bots says about who beats whom, how each level plays, and what its chances are worth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from benchmarks.duels import FIRST, Duels
from benchmarks.page import table
from benchmarks.rerun import Rerun, reruns
from kancha.bots import levels
from kancha.bots.judgement import shipped
from kancha.bots.minds import Rating, ratings
from kancha.kernel.game import Game
from kancha.lab.numbers import AUTOMA, share
from kancha.words import Words

NAMED: Final = 3
"""So many sources of points tell a style."""


def told(
    game: Game,
    known: Sequence[Duels],
    rated: Sequence[Duels],
    pure: Mapping[str, float],
    chances: Mapping[int, Mapping[str, Any]],
) -> list[str]:
    """Return the section of a game."""
    lines = ["", *commits(known), "", *pairing_rows([one for one in known if one.pairing.seats > 1])]
    lines += ["", *level_rows(game, rated, pure)]
    automas = automa_rows(ratings(game))
    lines += ["", *automas] if automas else []
    lines += ["", *chance_rows(chances)] if chances else []
    return [*lines, "", *provenance_rows(game, [one for one in reruns() if one.game == game.id])]


def commits(known: Sequence[Duels]) -> list[str]:
    """Say whose bots played."""
    played, checked = (sorted({str(getattr(one, name)) for one in known}) for name in ("commit", "checked"))
    return [
        f"Played by the bots of {', '.join(played)}; the first deal of each pairing came out alike at",
        f"{', '.join(checked)}.",
    ]


def pairing_rows(known: Iterable[Duels]) -> list[str]:
    """Return the table of who beats whom; whoever won more is named first."""
    heads = ["seats", "pairing", "matches won", "points ahead", "deals"]
    rows: list[list[str]] = []
    for one in known:
        (first, second), won, ahead = one.pairing.bots, one.won, one.ahead / one.matches
        if won < one.matches / 2:
            first, second, won, ahead = second, first, one.matches - won, -ahead
        deals = f"{FIRST} to {FIRST + one.deals - 1}"
        pair = f"`{first}` over `{second}`"
        rows.append([str(one.pairing.seats), pair, won_of(won, one.matches), f"{ahead:.0f}", deals])
    return table(heads, rows)


def level_rows(game: Game, rated: Sequence[Duels], pure: Mapping[str, float]) -> list[str]:
    """Return the table of the levels: how strong each is, how long it thinks, and where its points come from."""
    seats, sources = points(rated)
    words = Words("en", game)
    found = ratings(game)
    rows: list[list[str]] = []
    for name in levels(game):
        one, total = found[name], sources[name].total()
        gained = sum(value for value in sources[name].values() if value > 0)
        most = [
            f"{words.text('source-' + source.replace('.', '-'))} {100 * value / gained:.0f} %"
            for source, value in sources[name].most_common(NAMED)
        ]
        rows.append(
            [
                f"`{name}` {words.text(f'level-{name}')}",
                f"{one.rating} ({one.low} to {one.high})",
                f"{1000 * one.turn:.0f}",
                f"{1000 * pure[name]:.0f}",
                f"{total / seats[name]:.0f}",
                ", ".join(most),
            ]
        )
    return table(["level", "rating", "ms a turn, compiled", "pure", "points", "most of them from"], rows)


def points(rated: Sequence[Duels]) -> tuple[Counter[str], dict[str, Counter[str]]]:
    """Return how many seats each bot held at two seats, and their points by source."""
    seats: Counter[str] = Counter()
    sources: dict[str, Counter[str]] = {}
    for one in rated:
        if one.pairing.seats > 1:
            seats.update(one.seats)
            for bot, found in one.sources.items():
                sources.setdefault(bot, Counter()).update(found)
    return seats, sources


def automa_rows(rated: Mapping[str, Rating]) -> list[str]:
    """Return the table of the automas, weakest first; nothing, if there are none."""
    found = sorted((one.rating, name) for name, one in rated.items() if name.startswith(AUTOMA))
    rows = [[name, f"{rated[name].rating} ({rated[name].low} to {rated[name].high})"] for _, name in found]
    return table(["automa", "rating"], rows) if rows else []


def chance_rows(known: Mapping[int, Mapping[str, Any]]) -> list[str]:
    """Return the table of what chances are worth, by the number of seats: Brier scores, and how often who won."""
    scores_of = ["Brier score of the network", "of a curve through the lead", "of the mean"]
    heads = ["seats", "matches", *scores_of, "% told: won"]
    rows: list[list[str]] = []
    for seats, found in known.items():
        bins = [f"{100 * one['chance']:.0f}: {100 * one['won']:.0f}" for one in found["reliability"]]
        scores = [f"{found[name]:.4f}" for name in ("brier", "brier_of_the_lead", "brier_of_the_mean")]
        rows.append([str(seats), str(found["matches"]), *scores, ", ".join(bins)])
    return table(heads, rows)


def provenance_rows(game: Game, anew: Sequence[Rerun]) -> list[str]:
    """Return the table of where its weights come from, and what came of the same command later."""
    heads = ["seats", "learned by", "matches", "processor, s", "commit", "the same command again"]
    rows: list[list[str]] = []
    for weights in shipped(game):
        made = weights.provenance
        again = [rerun_told(one) for one in anew if one.shipped == made]
        row = [", ".join(weights.kinds), f"`{made.command}`", str(made.matches), str(made.seconds), made.commit]
        rows.append([*row, *(again or ["not tried"])])
    return table(heads, rows)


def rerun_told(one: Rerun) -> str:
    """Say what came of training anew."""
    began = f"at {one.anew.commit}, {one.anew.seconds} s:"
    if one.duels is None:
        return f"{began} the same weights"
    return f"{began} other weights; the shipped ones win {won_of(one.duels.won, one.duels.matches)} against them"


def won_of(won: float, matches: int) -> str:
    """Tell how many matches were won, with the share and its interval."""
    found = share(won, matches)
    low, high = (round(100 * bound) for bound in found["interval"])
    return f"{round(won, 1):g} of {matches} = {100 * found['rate']:.0f} % ({low} to {high})"
