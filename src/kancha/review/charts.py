"""Curves of a review, as Altair draws them: one line a seat, told apart by colour and by dashes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kancha.lab.charts import Look, dressed
from kancha.lab.extra import need

COLOURS: Final = ("var(--one)", "var(--two)", "var(--three)", "var(--four)", "var(--ink)")
DASHES: Final = ([1, 0], [7, 3], [2, 3], [9, 3, 2, 3], [1, 1])


class Dot(NamedTuple):
    """A number of a seat after so many decisions, and what is said of it when it is pointed at."""

    seat: str
    decision: int
    value: float
    text: str


def curves(
    seats: Sequence[str], dots: Sequence[Dot], marks: Sequence[Dot], titles: tuple[str, str], look: Look, form: str
) -> Any:
    """Draw a line a seat, and a ring where a mistake was made."""
    alt: Any = need("altair", "a review")
    names = list(seats)
    shades = alt.Scale(domain=names, range=list(COLOURS[: len(names)]))
    dashes = alt.Scale(domain=names, range=list(DASHES[: len(names)]))
    legend = alt.Legend(orient="top", title=None, symbolType="stroke", columns=1 if look.narrow else 0)
    axis = alt.Axis(format=form, tickCount=5) if form else alt.Axis(tickCount=5)
    x = alt.X("decision:Q", title=titles[0], axis=alt.Axis(grid=False, tickCount=6), scale=alt.Scale(nice=False))
    y = alt.Y(
        "value:Q",
        title=titles[1],
        axis=axis,
        scale=alt.Scale(domain=[0, 1]) if form else alt.Scale(zero=True),
    )
    base = alt.Chart(alt.Data(values=[dot._asdict() for dot in dots]), width=look.width, height=240)
    lines = base.mark_line(strokeWidth=2.5, interpolate="step-after").encode(
        x=x,
        y=y,
        color=alt.Color("seat:N", scale=shades, legend=legend),
        strokeDash=alt.StrokeDash("seat:N", scale=dashes, legend=legend),
    )
    layers = [lines]
    if marks:
        rings = alt.Chart(alt.Data(values=[mark._asdict() for mark in marks])).mark_point(
            size=110, strokeWidth=2.5, filled=False, opacity=1
        )
        layers.append(
            rings.encode(
                x="decision:Q",
                y="value:Q",
                color=alt.Color("seat:N", scale=shades, legend=None),
                description="text:N",
                tooltip="text:N",
            )
        )
    return dressed(alt, alt.layer(*layers), look, 14)
