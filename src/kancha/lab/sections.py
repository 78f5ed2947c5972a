"""The chapters of a report: for each what it says in words, how it is drawn, and the numbers behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from kancha.lab.charts import Look, intervals, pairs, ranges
from kancha.lab.plots import histogram
from kancha.lab.speech import Speech
from kancha.lab.study import Contrast, Estimate, Histogram, Study
from kancha.lab.telling import (
    ENOUGH,
    contrast_rows,
    ending_rows,
    even,
    family_rows,
    in_ones,
    place_rows,
    score_rows,
    size_rows,
    telling,
    thing_rows,
)
from kancha.lab.uses import Use

LISTED: Final = 120
"""A table of things has at most so many rows."""


class Plot(NamedTuple):
    """A drawing: it is made in the look it is given."""

    draw: Callable[[Look], Any]
    caption: str = ""


class Section(NamedTuple):
    """A chapter."""

    id: str
    title: str
    say: list[str]
    plots: Sequence[Plot] = ()
    read: Sequence[str] = ()
    """How the plot is read."""
    tables: Sequence[dict[str, Any]] = ()
    short: Sequence[str] = ()
    """What is said of it at the top of the page."""
    command: str = ""


def study_sections(found: Study, speech: Speech) -> list[Section]:
    """Return the chapters that every run has."""
    made = [_scores(found, speech)]
    if found.places:
        made.append(_places(found, speech))
    if found.sources:
        made.append(_sources(found, speech))
    if found.measures:
        made.append(_measures(found, speech))
    made += [_length(found, speech), _branching(found, speech)]
    if found.seats > 1:
        made.append(_margin(found, speech))
    return [*made, _families(found, speech), _things(found, speech), _endings(found, speech), _time(found, speech)]


def _scores(found: Study, speech: Speech) -> Section:
    rows = score_rows(found, speech)
    order = sorted(found.scores, key=lambda seat: -seat.mean.value)
    best = order[0]
    mean = sum(seat.mean.value for seat in found.scores[: found.seats]) / found.seats
    args = {
        "mean": speech.number(mean),
        "best": speech.seat(best.seat),
        "top": speech.number(best.mean.value),
        "span": speech.span(best.mean.low, best.mean.high),
        "gap": speech.number(best.mean.value - order[-1].mean.value),
    }
    said = speech.text("scores-say" if found.seats > 1 else "scores-solo", args)
    table = [
        [
            row.label,
            speech.number(seat.mean.value),
            speech.span(seat.mean.low, seat.mean.high),
            speech.number(seat.quantiles[2]),
            speech.span(seat.quantiles[1], seat.quantiles[3]),
            speech.percent(seat.wins.value),
            speech.span(seat.wins.low, seat.wins.high, share=True),
        ]
        for row, seat in zip(rows, found.scores, strict=True)
    ]
    titles = ["col-seat", "col-mean", "col-interval", "col-median", "col-half", "col-wins", "col-interval"]
    return Section(
        "scores",
        speech.text("scores-title"),
        [said],
        [Plot(lambda look: ranges(rows, speech.text("axis-points"), look))],
        [speech.text("scores-read")],
        [speech.table(titles, table)],
        short=[said],
    )


def _places(found: Study, speech: Speech) -> Section:
    rows = place_rows(found, speech)
    fair = even(found)
    clear = []
    for row, place in zip(rows, found.places, strict=True):
        if row.clear:
            args = {
                "place": place.place + 1,
                "rate": speech.percent(place.wins.value),
                "span": speech.span(place.wins.low, place.wins.high, share=True),
                "side": "excess" if place.wins.value > fair else "lack",
            }
            clear.append(speech.text("places-clear", args))
    half = max((place.wins.high - place.wins.low) / 2 for place in found.places)
    if not clear:
        clear = [speech.text("places-fair", {"count": found.matches, "half": speech.percent(half)})]
    table = [
        [
            row.label,
            speech.percent(place.wins.value),
            speech.span(place.wins.low, place.wins.high, share=True),
            speech.number(place.score.value),
            speech.span(place.score.low, place.score.high),
        ]
        for row, place in zip(rows, found.places, strict=True)
    ]
    titles = ["col-place", "col-wins", "col-interval", "col-score", "col-interval"]
    return Section(
        "places",
        speech.text("places-title"),
        [speech.text("places-even", {"even": speech.percent(fair)}), *clear],
        [Plot(lambda look: intervals(rows, speech.text("axis-wins"), look, fair, ".0%"))],
        [],
        [speech.table(titles, table)],
        short=clear,
    )


def _contrast_table(contrasts: Sequence[Contrast], speech: Speech, named: Callable[[str], str], first: str) -> Any:
    table = [
        [
            named(contrast.name),
            speech.number(contrast.winners),
            speech.number(contrast.others),
            speech.signed(contrast.difference.value),
            speech.span(contrast.difference.low, contrast.difference.high),
            speech.signed(contrast.size.value),
        ]
        for contrast in contrasts
    ]
    titles = [first, "col-winners", "col-others", "col-difference", "col-interval", "col-size"]
    return speech.table(titles, table)


def _sources(found: Study, speech: Speech) -> Section:
    share = 1 / found.seats
    whole = sorted(found.sources, key=lambda source: -(source.winners * share + source.others * (1 - share)))
    best = found.sources[0]
    said = speech.text(
        "sources-say",
        {
            "names": [speech.source(source.name) for source in whole[:3]],
            "best": speech.source(best.name),
            "winners": speech.number(best.winners),
            "others": speech.number(best.others),
        },
    )
    rows = contrast_rows(whole, speech, speech.source)
    names = (speech.text("winners"), speech.text("others"))
    return Section(
        "sources",
        speech.text("sources-title"),
        [said],
        [Plot(lambda look: pairs(rows, speech.text("axis-points"), names, look))],
        [],
        [_contrast_table(whole, speech, speech.source, "col-source")],
        short=[said],
    )


def _measures(found: Study, speech: Speech) -> Section:
    measures = in_ones(found.measures, speech.game.measures)
    best = max(measures, key=lambda measure: abs(measure.size.value))
    said = speech.text(
        "measures-say",
        {"one": speech.measure(best.name, best.winners), "other": speech.measure(best.name, best.others)},
    )
    rows = size_rows(measures, speech)
    return Section(
        "measures",
        speech.text("measures-title"),
        [said],
        [Plot(lambda look: intervals(rows, speech.text("axis-size"), look, 0.0))],
        [speech.text("measures-read")],
        [_contrast_table(measures, speech, lambda name: speech.plural(name), "col-measure")],
    )


def _spread(
    id: str, found: Histogram, said: list[str], speech: Speech, factor: float = 1.0, short: bool = False
) -> Section:
    """A chapter about how one number is distributed."""
    scaled = Histogram(
        found.first * factor,
        found.width * factor,
        found.counts,
        Estimate(found.mean.value * factor, found.mean.low * factor, found.mean.high * factor),
        found.median * factor,
        found.early * factor,
        found.late * factor,
    )
    axis = f"axis-{id}"
    table = [
        [speech.text("col-mean"), speech.number(scaled.mean.value)],
        [speech.text("col-interval"), speech.span(scaled.mean.low, scaled.mean.high)],
        [speech.text("col-median"), speech.number(scaled.median)],
        [speech.text("col-most"), speech.span(scaled.early, scaled.late)],
    ]
    return Section(
        id,
        speech.text(f"{id}-title"),
        said,
        [Plot(lambda look: histogram(scaled, speech.text(axis), speech, look))],
        [],
        [speech.table([axis, "col-value"], table)],
        short=said[:1] if short else [],
    )


def _length(found: Study, speech: Speech) -> Section:
    length = found.length
    args = {"mean": speech.number(length.mean.value), "span": speech.span(length.early, length.late)}
    return _spread("length", length, [speech.text("length-say", args)], speech, short=True)


def _branching(found: Study, speech: Speech) -> Section:
    args = {
        "mean": speech.number(found.branching.mean.value),
        "forced": speech.percent(found.forced.mean.value),
    }
    made = _spread("branching", found.branching, [speech.text("branching-say", args)], speech, short=True)
    forced = _spread("forced", found.forced, [], speech, 100.0)
    return made._replace(plots=[*made.plots, *forced.plots], tables=[*made.tables, *forced.tables])


def _margin(found: Study, speech: Speech) -> Section:
    args = {"mean": speech.number(found.margin.mean.value), "median": speech.number(found.margin.median)}
    return _spread("margin", found.margin, [speech.text("margin-say", args)], speech)


def _use_table(uses: Sequence[Use], speech: Speech, named: Callable[[Use], str]) -> Any:
    table = [
        [
            named(use),
            speech.percent(use.share),
            speech.number(use.times),
            speech.percent(use.taken.value),
            speech.span(use.taken.low, use.taken.high, share=True),
            "" if use.other is None else speech.percent(use.other.value),
            "" if use.slope is None else speech.signed(use.slope.value),
            "" if use.slope is None else speech.span(use.slope.low, use.slope.high),
        ]
        for use in uses
    ]
    titles = ["col-action", "col-share", "col-times", "col-taken", "col-interval", "col-left", "col-slope"]
    return speech.table([*titles, "col-interval"], table)


def _families(found: Study, speech: Speech) -> Section:
    rows = family_rows(found, speech)
    clear = [row for row in rows if row.clear]
    said: list[str] = []
    if clear and clear[0].value > 0:
        args = {"best": clear[0].label, "points": speech.number(clear[0].value), "span": _span(clear[0], speech)}
        said.append(speech.text("families-say", args))
    if clear and clear[-1].value < 0:
        args = {"worst": clear[-1].label, "points": speech.number(clear[-1].value), "span": _span(clear[-1], speech)}
        said.append(speech.text("families-bad", args))
    plots = [Plot(lambda look: intervals(rows, speech.text("axis-slope"), look, 0.0))] if rows else []
    return Section(
        "families",
        speech.text("families-title"),
        said or [speech.text("families-none")],
        plots,
        [speech.text("families-read")],
        [_use_table(found.families, speech, lambda use: speech.family(use.family))],
        short=said[:1],
    )


def _span(row: Any, speech: Speech) -> str:
    return speech.span(row.low, row.high)


def _things(found: Study, speech: Speech) -> Section:
    judged = [use for use in found.things if use.takers >= ENOUGH]
    clear = telling(found)
    rows = thing_rows(found, speech)
    if rows:
        best, worst = rows[0], min(clear, key=lambda use: use.taken.value)
        args = {
            "count": len(clear),
            "all": len(judged),
            "best": best.label,
            "rate": speech.percent(best.value),
        }
        said = speech.text("things-say", args)
        if worst.taken.value < even(found):
            low = speech.percent(worst.taken.value)
            said += " " + speech.text("things-bad", {"worst": speech.thing(worst), "low": low})
    else:
        said = speech.text("things-none", {"all": len(judged), "count": found.matches})
    rest = [use for use in judged if use not in clear]
    fair = even(found)
    plots = [Plot(lambda look: intervals(rows, speech.text("axis-wins-taken"), look, fair, ".0%"))] if rows else []
    return Section(
        "things",
        speech.text("things-title"),
        [said],
        plots,
        [speech.text("things-read")],
        [_use_table([*clear, *rest][:LISTED], speech, speech.thing)],
        short=[said] if rows else [],
    )


def _endings(found: Study, speech: Speech) -> Section:
    rows = ending_rows(found, speech)
    most = found.endings[0]
    said = speech.text(
        "endings-say", {"name": speech.ending(most.name).lower(), "rate": speech.percent(most.share.value)}
    )
    table = [
        [
            speech.ending(ending.name),
            speech.number(ending.matches, 9),
            speech.percent(ending.share.value),
            speech.span(ending.share.low, ending.share.high, share=True),
        ]
        for ending in found.endings
    ]
    plots = [Plot(lambda look: intervals(rows, speech.text("axis-share"), look, None, ".0%"))] if len(rows) > 1 else []
    titles = ["col-ending", "col-count", "col-part", "col-interval"]
    return Section("endings", speech.text("endings-title"), [said], plots, [], [speech.table(titles, table)])


def _time(found: Study, speech: Speech) -> Section:
    seconds = found.seconds
    args = {
        "mean": speech.number(1000 * seconds.mean.value),
        "span": speech.span(1000 * seconds.early, 1000 * seconds.late),
    }
    said = [speech.text("time-say", args)]
    for bot in found.thinking:
        if bot.milliseconds:
            spent = {"bot": speech.level(bot.bot), "milliseconds": speech.number(bot.milliseconds)}
            said.append(speech.text("time-bot", spent))
    return _spread("time", seconds, said, speech, 1000.0)
