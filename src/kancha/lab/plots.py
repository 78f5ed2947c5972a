"""Plots of a run for notebooks: each function takes a result of the lab and returns an Altair chart.

    from kancha.lab import plots, simulate
    plots.scores(simulate("caral", games=500, seats=4))

They show what `kancha report` shows; `lang` may be `"fr"`.
"""

from __future__ import annotations

from typing import Any

from kancha.kernel.errors import KanchaError
from kancha.lab.charts import NOTEBOOK, Look, bars, intervals, pairs, ranges
from kancha.lab.results import Result
from kancha.lab.speech import Speech
from kancha.lab.study import Histogram, Study, study
from kancha.lab.telling import (
    contrast_rows,
    effect_rows,
    ending_rows,
    even,
    family_rows,
    place_rows,
    score_rows,
    thing_rows,
)

__all__ = ["effects", "endings", "families", "length", "places", "scores", "sources", "things"]


def _ready(result: Result, lang: str) -> tuple[Study, Speech, Look]:
    speech = Speech(lang, result.arms[0])
    return study(result), speech, speech.look(NOTEBOOK)


def scores(result: Result, lang: str = "en") -> Any:
    """The scores of each seat: nine of ten, the middle half, the mean."""
    found, speech, look = _ready(result, lang)
    return ranges(score_rows(found, speech), speech.text("axis-points"), look)


def places(result: Result, lang: str = "en") -> Any:
    """How often who begins wins, the second, and so on, with intervals."""
    found, speech, look = _ready(result, lang)
    return intervals(place_rows(found, speech), speech.text("axis-wins"), look, even(found), ".0%")


def sources(result: Result, lang: str = "en") -> Any:
    """Points by source, of winners and of the others."""
    found, speech, look = _ready(result, lang)
    names = (speech.text("winners"), speech.text("others"))
    return pairs(contrast_rows(found.sources, speech, speech.source), speech.text("axis-points"), names, look)


def length(result: Result, lang: str = "en") -> Any:
    """How many decisions the matches have."""
    found, speech, look = _ready(result, lang)
    return histogram(found.length, speech.text("axis-length"), speech, look)


def families(result: Result, lang: str = "en") -> Any:
    """What taking an action once more than the others goes with, in points, with intervals."""
    found, speech, look = _ready(result, lang)
    return intervals(family_rows(found, speech), speech.text("axis-slope"), look, 0.0)


def things(result: Result, lang: str = "en") -> Any:
    """Cards, tiles and spaces whose users win clearly more or less often than their share."""
    found, speech, look = _ready(result, lang)
    return intervals(thing_rows(found, speech), speech.text("axis-wins-taken"), look, even(found), ".0%")


def endings(result: Result, lang: str = "en") -> Any:
    """How the matches end."""
    found, speech, look = _ready(result, lang)
    return intervals(ending_rows(found, speech), speech.text("axis-share"), look, None, ".0%")


def effects(result: Result, variable: str, value: str, lang: str = "en") -> Any:
    """What a value of a sweep changes, in standard deviations of a match; pale is what may be chance."""
    from kancha.lab.effects import factor_effects

    speech = Speech(lang, result.arms[0])
    own = [effect for effect in factor_effects(result) if (effect.variable, effect.value) == (variable, value)]
    if not own:
        raise KanchaError(f"the sweep has no value {value!r} of {variable!r} to compare")
    return intervals(effect_rows(own, speech), speech.text("axis-effect"), speech.look(NOTEBOOK), 0.0)


def histogram(found: Histogram, title: str, speech: Speech, look: Look) -> Any:
    """Draw how a number is distributed over the matches."""
    texts = []
    for number, count in enumerate(found.counts):
        begin = found.first + found.width * number
        last = number == len(found.counts) - 1
        span = {"from": speech.number(begin), "to": speech.number(begin + found.width), "count": count}
        texts.append(speech.text("bar-last" if last else "bar", span))
    return bars(found.first, found.width, found.counts, texts, title, look)
