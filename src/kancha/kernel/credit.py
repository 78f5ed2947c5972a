"""What an answer is credited with: not what the end of the match counts anyway, nor what a paid promise loses."""

from __future__ import annotations

from kancha.kernel.measures import ESTIMATE, POINTS, Measure, place_of
from kancha.kernel.prospect import Prospect, Range


def credited(measures: tuple[Measure, ...], prospect: Prospect) -> Range:
    """Return how far the measures move by what the answer itself does."""
    found = Range()
    found.add(prospect.range.low, prospect.range.high)
    points, estimate = place_of(measures, POINTS), place_of(measures, ESTIMATE)
    if prospect.ends and points >= 0 and estimate >= 0:
        for owner, now in enumerate(prospect.before):
            _leave_out_the_end(found.low[owner], found.high[owner], points, estimate, now[estimate] - now[points])
    for place, measure in enumerate(measures):
        into = place_of(measures, measure.pays) if measure.pays else -1
        if into >= 0:
            for low, high in zip(found.low, found.high, strict=True):
                paid = max(0, high[into])
                low[place] = min(low[place] + paid, max(0, low[place]))
                high[place] = min(high[place] + paid, max(0, high[place]))
    return found


def _leave_out_the_end(low: list[int], high: list[int], points: int, estimate: int, awaited: int) -> None:
    """Where all that the end would have counted has been counted, only what the answer adds to it is its own."""
    if awaited > 0 and low[points] - low[estimate] == high[points] - high[estimate] == awaited:
        low[points], high[points] = low[estimate], high[estimate]
