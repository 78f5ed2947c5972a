"""Four kinds of chart, as Altair draws them: ranges, intervals, pairs and bars; a wide and a narrow shape of each.

A chart is told its colours: a page gives names of its style sheet, so that one drawing is good in light and dark; a
notebook gets colours that stand on either ground.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from kancha.lab.extra import need


class Look(NamedTuple):
    """Colours, size and language of a chart."""

    ink: str
    line: str
    one: str
    two: str
    width: int
    narrow: bool
    """Labels stand above their row, not beside it."""
    decimal: str = "."
    thousands: str = ","


NOTEBOOK: Final = Look("#808080", "#80808055", "#2f7fc1", "#d9822b", 560, False)
WIDE: Final = Look("var(--ink)", "var(--line)", "var(--one)", "var(--two)", 640, False)
NARROW: Final = Look("var(--ink)", "var(--line)", "var(--one)", "var(--two)", 318, True)
LABELS: Final = 260
"""Labels beside a row are at most so wide."""


class Row(NamedTuple):
    """A row of a chart: its label, numbers, and what is said of it when it is pointed at."""

    label: str
    text: str
    value: float
    low: float
    high: float
    other: float = 0.0
    """The second number of a pair."""
    quarter: tuple[float, float] = (0.0, 0.0)
    """The middle half of a range."""
    clear: bool = True
    """Whether it stands out from chance; others are drawn pale."""


def intervals(rows: Sequence[Row], title: str, look: Look, at: float | None = None, form: str = "") -> Any:
    """Draw a dot with its interval for each row, and a line at what would be even."""
    alt: Any = need("altair", "a plot")
    made = _base(alt, rows, look)
    x = _axis(alt, "low", title, form)
    pale = alt.condition("datum.clear", alt.value(1.0), alt.value(0.4))
    drawn = [] if at is None else [_mark_at(alt, at, look)]
    drawn.append(made.mark_rule(strokeWidth=3, color=look.one).encode(x=x, x2="high:Q", opacity=pale))
    dots = made.mark_point(filled=True, size=90, opacity=1, color=look.one)
    drawn.append(dots.encode(x=_axis(alt, "value", title, form), opacity=pale))
    return _finish(alt, rows, drawn, made, look)


def ranges(rows: Sequence[Row], title: str, look: Look) -> Any:
    """Draw 9 of 10 as a line, the middle half as a bar, the mean as a dot."""
    alt: Any = need("altair", "a plot")
    made = _base(alt, rows, look)
    drawn = [
        made.mark_rule(strokeWidth=2, color=look.one).encode(x=_axis(alt, "low", title, ""), x2="high:Q"),
        made.mark_bar(size=12, color=look.one, opacity=0.45, cornerRadius=2).encode(x="first:Q", x2="third:Q"),
        made.mark_point(filled=True, size=90, opacity=1, color=look.two).encode(x="value:Q"),
    ]
    return _finish(alt, rows, drawn, made, look)


def pairs(rows: Sequence[Row], title: str, names: tuple[str, str], look: Look) -> Any:
    """Draw two dots in each row, joined by a line, and say which is which."""
    alt: Any = need("altair", "a plot")
    made = _base(alt, rows, look)
    colours = alt.Scale(domain=list(names), range=[look.two, look.one])
    legend = alt.Legend(orient="top", title=None, symbolType="circle", symbolOpacity=1)
    drawn = [made.mark_rule(strokeWidth=2, color=look.line).encode(x=_axis(alt, "value", title, ""), x2="other:Q")]
    for name, field in zip(names, ("value", "other"), strict=True):
        dots = made.transform_calculate(who=_quoted(name)).mark_point(filled=True, size=90, opacity=1)
        drawn.append(dots.encode(x=f"{field}:Q", color=alt.Color("who:N", scale=colours, legend=legend)))
    return _finish(alt, rows, drawn, made, look)


def bars(first: float, width: float, counts: Sequence[int], texts: Sequence[str], title: str, look: Look) -> Any:
    """Draw a histogram."""
    alt: Any = need("altair", "a plot")
    values = [
        {"from": first + width * number, "to": first + width * (number + 1), "count": count, "text": text}
        for number, (count, text) in enumerate(zip(counts, texts, strict=True))
    ]
    made = alt.Chart(alt.Data(values=values), width=look.width, height=150)
    drawn = made.mark_bar(color=look.one, opacity=0.75, stroke=None, binSpacing=1).encode(
        x=alt.X(
            "from:Q", bin="binned", title=title, scale=alt.Scale(zero=False), axis=alt.Axis(grid=False, tickCount=8)
        ),
        x2="to:Q",
        y=alt.Y("count:Q", title=None, axis=None),
        description="text:N",
        tooltip="text:N",
    )
    return dressed(alt, drawn, look, 14)


def _base(alt: Any, rows: Sequence[Row], look: Look) -> Any:
    values = [
        {
            "row": number,
            "label": row.label,
            "text": row.text,
            "value": row.value,
            "low": row.low,
            "high": row.high,
            "other": row.other,
            "first": row.quarter[0],
            "third": row.quarter[1],
            "clear": row.clear,
        }
        for number, row in enumerate(rows)
    ]
    names = {str(number): row.label for number, row in enumerate(rows)}
    shown = "".join(f"datum.value == {number} ? {_quoted(label)} : " for number, label in names.items())
    axis = alt.Axis(
        labels=not look.narrow,
        labelExpr=f"{shown}''",
        labelLimit=LABELS,
        ticks=False,
        domain=False,
        grid=False,
        labelPadding=8,
    )
    step = 38 if look.narrow else 24
    return alt.Chart(alt.Data(values=values), width=look.width, height=alt.Step(step)).encode(
        y=alt.Y("row:O", title=None, axis=axis), description="text:N", tooltip="text:N"
    )


def _quoted(label: str) -> str:
    escaped = label.replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _axis(alt: Any, field: str, title: str, form: str) -> Any:
    axis = alt.Axis(format=form, tickCount=5, labelFlush=True) if form else alt.Axis(tickCount=5, labelFlush=True)
    return alt.X(f"{field}:Q", title=title, scale=alt.Scale(zero=False, nice=True), axis=axis)


def _mark_at(alt: Any, at: float, look: Look) -> Any:
    line = alt.Chart(alt.Data(values=[{"at": at}])).mark_rule(color=look.two, strokeDash=[4, 3], strokeWidth=1.5)
    return line.encode(x=alt.X("at:Q"))


def _finish(alt: Any, rows: Sequence[Row], drawn: list[Any], made: Any, look: Look) -> Any:
    """Put labels where they belong; those beside a row get some room more, since browsers have wider letters."""
    longest = max((len(row.label) for row in rows), default=0)
    if look.narrow:
        labels = made.mark_text(align="left", baseline="bottom", dy=-7, color=look.ink, limit=look.width)
        drawn = [*drawn, labels.encode(x=alt.value(0), text="label:N")]
    return dressed(alt, alt.layer(*drawn), look, 14 if look.narrow else 6 + min(longest, 32))


def dressed(alt: Any, chart: Any, look: Look, left: int) -> Any:
    """Give a chart the colours, the letters and the numbers of a look, and so much room at its left."""
    number = {
        "decimal": look.decimal,
        "thousands": look.thousands,
        "grouping": [3],
        "currency": ["", ""],
        "percent": "\N{NO-BREAK SPACE}%",
    }
    return chart.configure(
        background="transparent",
        font="system-ui, sans-serif",
        autosize={"type": "fit-x", "contains": "padding"},
        padding={"left": left, "right": 14, "top": 2, "bottom": 2},
        locale={"number": number},
        axis={
            "labelColor": look.ink,
            "titleColor": look.ink,
            "gridColor": look.line,
            "domainColor": look.line,
            "tickColor": look.line,
            "labelFontSize": 13,
            "titleFontSize": 13,
            "titleFontWeight": "normal",
            "titleLimit": look.width,
        },
        legend={"labelColor": look.ink, "labelFontSize": 13},
        text={"fontSize": 13},
        view={"stroke": None},
    )
