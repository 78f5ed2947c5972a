"""The report of a run: one page, true to the rows, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import kancha
from kancha.games import GAMES
from kancha.kernel.errors import KanchaError
from kancha.lab import experiment, play, plots, report, simulate, sweep, tournament
from kancha.lab.report import command
from kancha.lab.results import Result, summed
from kancha.lab.runs import run
from kancha.lab.speech import OWN, Speech
from kancha.lab.study import histogram, study
from tests.saltmarket.actions import ORDERS, SPACE

CHAPTERS = ["scores", "places", "sources", "length", "branching", "margin", "families", "things", "endings", "time"]


@pytest.fixture(scope="module")
def salt() -> Result:
    """Forty matches of the example game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(GAMES, "saltmarket", "tests.saltmarket:Saltmarket")
        return simulate("saltmarket", 40, 3, jobs=1)


@pytest.fixture(scope="module")
def caral() -> Result:
    """Sixty matches of Caral with a module."""
    return simulate("caral", 60, 2, options={"yearly": True}, jobs=1)


def chapters(page: str) -> list[str]:
    """The ids of the chapters of a page."""
    return re.findall(r'<section id="([\w-]+)"', page)


def test_a_page_has_every_chapter_and_needs_nothing_else(caral: Result, tmp_path: Path) -> None:
    """No script, no address to fetch anything from; each plot is drawn in two shapes and has its numbers below."""
    page = report(caral, out=tmp_path / "page.html")
    assert (tmp_path / "page.html").read_text(encoding="utf-8") == page
    assert chapters(page) == [*CHAPTERS[:3], "measures", *CHAPTERS[3:], "repeat"]
    assert "<script" not in page
    assert not re.findall(r"(?:src|href)\s*=\s*[\"'](?!#)", page)
    assert set(re.findall(r"https?://[\w./]+", page)) <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert page.count('role="img"') == page.count("<svg") == 2 * page.count("<figure>")
    assert page.count("<details>") == len(chapters(page)) - 1
    assert len(page) < 600_000
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_numbers_are_those_of_the_matches(salt: Result) -> None:
    """Means, quantiles, places, lengths, endings: counted again from matches that are played again."""
    found = study(salt)
    played = [play(salt.arms[0], deal) for deal in range(40)]
    for seat in range(3):
        scores = sorted(one.scores[seat] for one in played)
        assert found.scores[seat].mean.value == pytest.approx(sum(scores) / 40)
        assert found.scores[seat].quantiles[2] == pytest.approx((scores[19] + scores[20]) / 2)
    firsts = [one.order[0] for one in played]
    wins = sum((one.ranks[first] == 0) / one.ranks.count(0) for one, first in zip(played, firsts, strict=True))
    assert found.places[0].wins.value == pytest.approx(wins / 40)
    assert found.length.mean.value == pytest.approx(sum(sum(one.decisions) for one in played) / 40)
    assert sum(found.length.counts) == 40
    assert {ending.name: ending.matches for ending in found.endings} == Counter(one.ending for one in played)


def test_winners_are_set_against_the_others(salt: Result) -> None:
    """Points by source and what they had at the end: means of those who won, and of those who did not."""
    found = study(salt)
    played = [play(salt.arms[0], deal) for deal in range(40)]
    for source in found.sources:
        sides: dict[bool, list[int]] = {True: [], False: []}
        for one in played:
            for seat in range(3):
                sides[one.ranks[seat] == 0].append(one.sources[seat].get(source.name, 0))
        assert source.winners == pytest.approx(sum(sides[True]) / len(sides[True]))
        assert source.others == pytest.approx(sum(sides[False]) / len(sides[False]))
        assert source.difference.low <= source.winners - source.others <= source.difference.high


def test_use_and_worth_are_counted(salt: Result) -> None:
    """Who took a family, how often, how they fared, and the slope within a match: all against plain loops."""
    found = study(salt)
    played = [play(salt.arms[0], deal) for deal in range(40)]
    for use in found.families:
        (family,) = [family for family in SPACE.families if family.name == use.family]
        rows: list[tuple[int, float]] = []
        product = squares = 0.0
        for one in played:
            times = [sum(code in family for code in codes) for codes in one.taken]
            rows += [(count, (rank == 0) / one.ranks.count(0)) for count, rank in zip(times, one.ranks, strict=True)]
            middle, level = sum(times) / 3, sum(one.scores) / 3
            product += sum((x - middle) * (y - level) for x, y in zip(times, one.scores, strict=True))
            squares += sum((x - middle) ** 2 for x in times)
        takers = [win for count, win in rows if count]
        assert use.takers == len(takers)
        assert use.times == pytest.approx(sum(count for count, _ in rows) / 120)
        assert use.taken.value == pytest.approx(sum(takers) / len(takers))
        assert (use.slope is None) == (squares == 0)
        if use.slope is not None:
            assert use.slope.value == pytest.approx(product / squares)
    bids = [use for use in found.things if use.family == "bid"]
    assert sum(use.times for use in bids) == pytest.approx(
        next(use.times for use in found.families if use.family == "bid")
    )


def test_what_is_worth_points_is_found() -> None:
    """Orders of one kind are made dear: filling one more of them than the others goes with more points."""

    def slope(points: int) -> float:
        arm = experiment("saltmarket", 60, 2, figures={"orders.order.0.points": points})
        found = study(summed([arm], run("simulate", [arm], jobs=1), None))
        (use,) = [use for use in found.things if (use.family, use.value) == ("deliver", ORDERS[0])]
        assert use.slope is not None
        return use.slope.value

    assert slope(40) > slope(4) + 20


def test_a_histogram_counts_every_match_once() -> None:
    """Bars are of a round width; the rare great ones are in the last."""
    import numpy as np

    values = np.array([*range(1000), 50_000.0])
    found = histogram(np, values)
    assert sum(found.counts) == 1001
    assert (found.first, found.width, len(found.counts)) == (0.0, 50.0, 20)
    assert found.counts[-1] == 51
    assert histogram(np, np.array([3, 3, 3]), whole_numbers=True).counts == [3]


def test_a_sweep_is_told_change_by_change() -> None:
    """Every value has a plot of its own, and the clear ones are said at the top."""
    result = sweep("saltmarket", ["days=4,6", "market.coins=12,3"], 30, 2, jobs=1, each=True)
    page = report(result)
    assert chapters(page)[0] == "effects"
    assert len(re.findall("<figcaption>", page)) == 2
    assert "differences are clear of chance" in page
    assert "--each" in command(result)


def test_two_runs_are_compared_with_effect_sizes(tmp_path: Path) -> None:
    """Same deals are compared deal by deal; another game is refused."""
    simulate("saltmarket", 30, 2, jobs=1, out=tmp_path / "short")
    simulate("saltmarket", 30, 2, options={"days": 6}, jobs=1, out=tmp_path / "long")
    page = report(tmp_path / "long", tmp_path / "short")
    assert chapters(page)[0] == "against"
    assert "Both runs played the same deals" in page
    assert "“Before” is short, “after” is long" in page
    other = simulate("caral", 2, 2, jobs=1)
    with pytest.raises(KanchaError, match="cannot be compared"):
        report(tmp_path / "long", other)


def test_a_tournament_begins_with_its_bots() -> None:
    """The standings are the first chapter."""
    page = report(tournament("saltmarket", ["random", "greedy"], 2, 4, jobs=1))
    assert chapters(page)[0] == "standings"


@pytest.mark.parametrize("id", kancha.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_has_a_report_in_both_languages(id: str, lang: str) -> None:
    """No id of a message is left on the page, whatever the game."""
    result = simulate(id, 3, kancha.game(id).seats[0], jobs=1)
    page = report(result, lang=lang)
    assert f'<html lang="{lang}">' in page
    text = re.sub(r"<[^>]+>", " ", re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL))
    assert not re.findall(r"\b(?:col|axis|metric|report|measure|source|group|action)-[a-z-]+\b", text)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of the lab's words with the arguments they use."""
    found: dict[str, set[str]] = {}
    text = (OWN / f"words.{lang}.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message) and entry.span is not None:
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
    return found


def test_both_languages_say_the_same_things() -> None:
    """The same messages with the same arguments."""
    assert messages("en") == messages("fr")


@pytest.mark.parametrize(
    ("value", "english", "french"),
    [
        (0, "0", "0"),
        (0.01234, "0.0123", "0,0123"),
        (-3.14159, "−3.14", "−3,14"),
        (56.7, "56.7", "56,7"),
        (1234.5, "1,234", "1\u202f234"),
        (100_000, "100,000", "100\u202f000"),
    ],
)
def test_numbers_are_written_as_the_language_writes_them(value: float, english: str, french: str) -> None:
    """Three digits that count, whole thousands, a true minus."""
    arm = experiment("caral", 1, 2)
    assert Speech("en", arm).number(value) == english
    assert Speech("fr", arm).number(value) == french


def test_plots_are_charts_that_notebooks_draw(salt: Result) -> None:
    """Every plot has a form that Jupyter renders, without styles of a page."""
    for name in plots.__all__:
        if name == "effects":
            continue
        chart: Any = getattr(plots, name)(salt)
        shown = chart._repr_mimebundle_()
        spec = str(shown[0] if isinstance(shown, tuple) else shown)
        assert "vega" in spec
        assert "var(--" not in spec


def test_the_command_of_a_report_plays_the_run_again(caral: Result) -> None:
    """What differs from the usual is in it, and nothing else."""
    assert command(caral) == (
        "kancha simulate caral --games 60 --seats 2 --bots random --seed 0 --version 2 --option yearly=true --out DIR"
    )


def test_an_unknown_language_and_an_empty_folder_are_refused(caral: Result, tmp_path: Path) -> None:
    """The message says what is allowed."""
    with pytest.raises(KanchaError, match="the languages are en, fr"):
        report(caral, lang="de")
    with pytest.raises(KanchaError, match=r"has no run\.json"):
        report(tmp_path)
