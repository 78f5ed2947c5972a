"""What a study says: rows of plots and of tables, with labels and a sentence for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kancha.kernel.measures import Measure
from kancha.lab.charts import Row
from kancha.lab.effects import Effect
from kancha.lab.speech import Speech
from kancha.lab.study import Contrast, Estimate, Study
from kancha.lab.uses import Use

MOST: Final = 24
"""A plot has never more rows."""
ENOUGH: Final = 30
"""What fewer seats than that took is not judged."""


def even(found: Study) -> float:
    """Return what a seat would win if all were equal; in a solo match the automa is the other one."""
    return 1 / max(len(found.scores), 1)


def score_rows(found: Study, speech: Speech) -> list[Row]:
    """Return the scores of the seats."""
    made = []
    for seat in found.scores:
        low, first, median, third, high = seat.quantiles
        label = speech.text(
            "seat-label",
            {"number": speech.seat(seat.seat), "bots": [speech.level(name) for name in seat.bots[:3]]},
        )
        text = speech.text(
            "seat-tip",
            {
                "label": label,
                "mean": speech.number(seat.mean.value),
                "span": speech.span(seat.mean.low, seat.mean.high),
                "median": speech.number(median),
                "half": speech.span(first, third),
                "most": speech.span(low, high),
            },
        )
        made.append(Row(label, text, seat.mean.value, low, high, quarter=(first, third)))
    return made


def place_rows(found: Study, speech: Speech) -> list[Row]:
    """Return how often each place in the order wins."""
    made = []
    for place in found.places:
        label = speech.text("place-label", {"place": place.place + 1})
        wins = place.wins
        text = speech.text(
            "rate-tip",
            {"label": label, "rate": speech.percent(wins.value), "span": speech.span(wins.low, wins.high, share=True)},
        )
        made.append(Row(label, text, *wins, clear=not wins.low <= even(found) <= wins.high))
    return made


def contrast_rows(contrasts: Sequence[Contrast], speech: Speech, named: Callable[[str], str]) -> list[Row]:
    """Return what winners have and the others."""
    made = []
    for contrast in contrasts[:MOST]:
        label = named(contrast.name)
        text = speech.text(
            "contrast-tip",
            {
                "label": label,
                "winners": speech.number(contrast.winners),
                "others": speech.number(contrast.others),
                "difference": speech.signed(contrast.difference.value),
                "span": speech.span(contrast.difference.low, contrast.difference.high),
            },
        )
        made.append(Row(label, text, contrast.winners, 0.0, 0.0, other=contrast.others))
    return made


def in_ones(contrasts: Sequence[Contrast], measures: Sequence[Measure]) -> list[Contrast]:
    """Return contrasts of measures as they are told: halves two to one."""
    per = {measure.id: measure.per for measure in measures if measure.per > 1}
    return [_divided(contrast, per[contrast.name]) if contrast.name in per else contrast for contrast in contrasts]


def _divided(contrast: Contrast, per: int) -> Contrast:
    difference = Estimate(*(value / per for value in contrast.difference))
    return contrast._replace(winners=contrast.winners / per, others=contrast.others / per, difference=difference)


def size_rows(contrasts: Sequence[Contrast], speech: Speech) -> list[Row]:
    """Return what winners have more of than others, in standard deviations: numbers of different kinds side by side."""
    made = []
    for contrast in sorted(contrasts, key=lambda contrast: -contrast.size.value)[:MOST]:
        if not contrast.winners and not contrast.others:
            continue
        label = speech.text(
            "measure-pair",
            {"one": speech.measure(contrast.name, contrast.winners), "other": speech.number(contrast.others)},
        )
        made.append(Row(label, label, *contrast.size, clear=not contrast.size.low <= 0 <= contrast.size.high))
    return made


def family_rows(found: Study, speech: Speech) -> list[Row]:
    """Return what taking an action once more goes with; the greatest slopes of either sign, in order."""
    known = [use for use in found.families if use.slope is not None and use.takers >= ENOUGH]
    known.sort(key=lambda use: -abs(use.slope.value) if use.slope else 0.0)
    chosen = sorted(known[:MOST], key=lambda use: -use.slope.value if use.slope else 0.0)
    made = []
    for use in chosen:
        if use.slope is not None:
            label = speech.family(use.family)
            clear = not use.slope.low <= 0 <= use.slope.high
            made.append(Row(label, use_text(use, label, speech), *use.slope, clear=clear))
    return made


def telling(found: Study) -> list[Use]:
    """Return the things whose users win clearly more, or less, often than those who leave them; the clearest first.

    The interval is Bonferroni's for the number of things, more or less: the gap must be twice the usual one.
    """
    known = []
    for use in found.things:
        if use.other is not None and min(use.takers, use.takers / use.share - use.takers) >= ENOUGH:
            gap = use.taken.value - use.other.value
            half = (((use.taken.high - use.taken.low) / 2) ** 2 + ((use.other.high - use.other.low) / 2) ** 2) ** 0.5
            known.append((abs(gap) / half, use))
    known.sort(key=lambda pair: -pair[0])
    return [use for clarity, use in known if clarity > 2]


def thing_rows(found: Study, speech: Speech) -> list[Row]:
    """Return the win rates of those who used the most telling things."""
    chosen = sorted(telling(found)[:MOST], key=lambda use: -use.taken.value)
    made = []
    for use in chosen:
        label = speech.thing(use)
        made.append(Row(label, use_text(use, label, speech), *use.taken))
    return made


def use_text(use: Use, label: str, speech: Speech) -> str:
    """Say how a family or a thing is used and how its users fare."""
    return speech.text(
        "use-tip",
        {
            "label": label,
            "share": speech.percent(use.share),
            "times": speech.number(use.times),
            "rate": speech.percent(use.taken.value),
            "span": speech.span(use.taken.low, use.taken.high, share=True),
        },
    )


def ending_rows(found: Study, speech: Speech) -> list[Row]:
    """Return how the matches end."""
    made = []
    for ending in found.endings[:MOST]:
        label = speech.ending(ending.name)
        span = speech.span(ending.share.low, ending.share.high, share=True)
        text = speech.text("rate-tip", {"label": label, "rate": speech.percent(ending.share.value), "span": span})
        made.append(Row(label, text, *ending.share))
    return made


def effect_rows(effects: Sequence[Effect], speech: Speech) -> list[Row]:
    """Return effects of one change in standard deviations: clear ones before others if there are too many, by size."""
    chosen = sorted(effects, key=lambda effect: (not effect.clear, -abs(effect.size)))[:MOST]
    made = []
    for effect in sorted(chosen, key=lambda effect: -effect.size):
        if not effect.difference or effect.metric.startswith("win-seat"):
            continue
        metric = speech.metric(effect.metric)
        text = speech.text(
            "effect-tip",
            {
                "label": metric,
                "before": speech.amount(effect.metric, effect.before),
                "after": speech.amount(effect.metric, effect.after),
                "size": speech.signed(effect.size),
            },
        )
        scale = effect.size / effect.difference
        made.append(Row(metric, text, effect.size, effect.low * scale, effect.high * scale, clear=effect.clear))
    return made
