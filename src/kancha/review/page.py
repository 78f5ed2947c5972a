"""A review as one page: curves, mistakes and luck in plain words, without network or script."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from babel.numbers import format_decimal, format_percent, get_decimal_symbol, get_group_symbol

from kancha.kernel.match import Match
from kancha.lab.charts import NARROW, WIDE, Look
from kancha.lab.drawing import svg
from kancha.lab.extra import need
from kancha.review.charts import Dot, curves
from kancha.review.model import COUNTED, RIVAL, TO_COME, Mistake, Moment, Review
from kancha.words import FOLDER, Words

OWN: Final = Path(__file__).parent


class Speech(Words):
    """Sentences of one language about one match, and its numbers."""

    def __init__(self, lang: str, match: Match, names: Sequence[str]) -> None:
        super().__init__(lang, match.game, (), extra=[FOLDER / f"review.{lang}.ftl"])
        self.names = [name or self.seat(place) for place, name in enumerate(names or [""] * match.seats)]
        self._actions = match.game.space.actions

    def number(self, value: float) -> str:
        """Return a number with one digit after the point at most."""
        written = format_decimal(round(value, 1) + 0.0, format="#,##0.#", locale=self.lang)
        return str(written).replace("-", "\N{MINUS SIGN}")

    def signed(self, value: float) -> str:
        """Return a number with its sign."""
        return f"+{self.number(value)}" if round(value, 1) > 0 else self.number(value)

    def points(self, id: str, value: float) -> str:
        """Return a message about so many points, which says whether they are one or several."""
        shown = round(value, 1)
        count = int(shown) if shown.is_integer() else shown
        return self.text(id, {"count": count, "points": self.number(value)})

    def percent(self, value: float) -> str:
        """Return a share in percent."""
        written = format_percent(round(value, 2) + 0.0, format="#,##0\N{NO-BREAK SPACE}%", locale=self.lang)
        return str(written).replace("-", "\N{MINUS SIGN}")

    def signed_percent(self, value: float) -> str:
        """Return a share in percent with its sign."""
        return f"+{self.percent(value)}" if round(value, 2) > 0 else self.percent(value)

    def steps(self, codes: Sequence[int]) -> list[str]:
        """Return actions in words."""
        return [self._step(code) for code in codes]

    def _step(self, code: int) -> str:
        action = self._actions[code]
        id = f"action-{action.family}"
        return self.text(id, action.fields) if self.has(id) else action.text

    def source(self, source: str) -> str:
        """Return a part of a difference in words."""
        if source in (COUNTED, RIVAL, TO_COME):
            return self.text(f"review-share-{source}")
        id = f"source-{source.replace('.', '-')}"
        return self.text(id) if self.has(id) else source

    def look(self, look: Look) -> Look:
        """Return a look with the separators of the language."""
        return look._replace(decimal=get_decimal_symbol(self.lang), thousands=get_group_symbol(self.lang))


class Told(NamedTuple):
    """A mistake in words."""

    id: str
    title: str
    notes: list[str]
    played: list[str]
    better: list[str]
    shares: list[tuple[str, str]]
    total: str
    command: str


def page(made: Review, match: Match, names: Sequence[str], lang: str, file: str) -> str:
    """Return the page of a review; `file` is the record, as commands name it."""
    jinja: Any = need("jinja2", "a review")
    speech = Speech(lang, match, names)
    loader = jinja.FileSystemLoader(OWN)
    template = jinja.Environment(loader=loader, autoescape=True, undefined=jinja.StrictUndefined).get_template(
        "page.html.jinja"
    )
    text = speech.text
    return str(
        template.render(
            lang=lang,
            title=text("review-title", {"game": text("game-name") if speech.has("game-name") else match.game.name}),
            lead=text("review-lead", {"seats": made.seats, "decisions": made.decisions}),
            results=[
                text("review-result", {"seat": seat, "score": match.scores[seat]})
                for group in match.ranking
                for seat in group
            ],
            short=_short(made, speech),
            charts=_charts(made, speech),
            mistakes=[_told(one, number, speech, file) for number, one in enumerate(made.mistakes, 1)],
            balance=_balance(made, speech),
            strokes=_strokes(made, speech),
            learned=made.learned,
            words=text,
        )
    )


def _short(made: Review, speech: Speech) -> list[str]:
    said: list[str] = []
    if made.mistakes:
        worst = made.mistakes[0]
        points = speech.points("review-given-points", worst.loss)
        said.append(
            speech.text("review-first-mistake", {"seat": worst.seat, "decision": worst.decision, "points": points})
        )
    else:
        said.append(speech.text("review-no-mistakes"))
    lucky = max(made.balance, key=lambda row: row.luck)
    if lucky.luck >= 1.0:
        points = speech.points("review-lead-points", lucky.luck)
        said.append(speech.text("review-luckiest", {"seat": lucky.seat, "points": points}))
    else:
        said.append(speech.text("review-no-luck"))
    return said


class Chart(NamedTuple):
    """A figure of the page, in both its shapes."""

    id: str
    say: list[str]
    wide: Any
    narrow: Any
    rows: list[list[str]]


def _charts(made: Review, speech: Speech) -> list[Chart]:
    found = []
    seats = [speech.seat(place) for place in range(len(made.moments[0].scores))]
    if made.moments[0].wins is not None:
        rows = [(one, one.wins or []) for one in made.moments]
        found.append(_chart("wins", made, rows, seats, speech, [speech.text("review-wins-say")]))
    say = [speech.text("review-scores-say")]
    if not made.learned:
        say.append(speech.text("review-scores-hand"))
    found.append(_chart("scores", made, [(one, one.scores) for one in made.moments], seats, speech, say))
    return found


def _chart(
    id: str,
    made: Review,
    rows: Sequence[tuple[Moment, list[float]]],
    seats: list[str],
    speech: Speech,
    say: list[str],
) -> Chart:
    markup: Any = need("markupsafe", "a review")
    written = speech.percent if id == "wins" else speech.number
    dots = [Dot(seats[seat], one.decision, value, "") for one, values in rows for seat, value in enumerate(values)]
    marks = []
    for mistake in made.mistakes:
        before = [values for one, values in rows if one.decision <= mistake.decision] or [rows[0][1]]
        title = _title(mistake, speech)
        marks.append(Dot(seats[mistake.seat], mistake.decision, before[-1][mistake.seat], title))
    titles = (speech.text("review-axis-decision"), speech.text(f"review-axis-{'wins' if id == 'wins' else 'points'}"))
    form = ".0%" if id == "wins" else ""
    drawn = [
        markup.Markup(svg(curves(seats, dots, marks, titles, speech.look(look), form), f"{id}-{name}", say[0]))
        for name, look in (("wide", WIDE), ("narrow", NARROW))
    ]
    table = [[str(one.decision), *(written(value) for value in values)] for one, values in rows]
    return Chart(id, say, drawn[0], drawn[1], [[speech.text("review-axis-decision"), *seats], *table])


def _title(one: Mistake, speech: Speech) -> str:
    points = speech.points("review-given-points", one.loss)
    return speech.text("review-mistake", {"seat": one.seat, "decision": one.decision, "points": points})


def _told(one: Mistake, number: int, speech: Speech, file: str) -> Told:
    notes = [speech.text("review-give-or-take", {"error": speech.number(one.error)})]
    if one.win is not None:
        notes.append(speech.text("review-win-given", {"win": speech.percent(-one.win)}))
    return Told(
        f"mistake-{number}",
        _title(one, speech),
        notes,
        speech.steps(one.played),
        speech.steps(one.better),
        [(speech.source(share.source), speech.signed(share.points)) for share in one.shares],
        speech.signed(one.loss),
        f"kancha replay {file} --at {one.decision} --seat {one.seat}",
    )


def _balance(made: Review, speech: Speech) -> list[list[str]]:
    has_wins = all(row.win_luck is not None for row in made.balance)
    titles = ["seat", "luck", *(["win-luck"] if has_wins else []), "given", "judged"]
    rows = [[speech.text(f"review-col-{title}") for title in titles]]
    for row in made.balance:
        chance = [] if row.win_luck is None else [speech.signed_percent(row.win_luck)]
        given = speech.number(row.given)
        rows.append([speech.seat(row.seat), speech.signed(row.luck), *chance, given, str(row.judged)])
    return rows


def _strokes(made: Review, speech: Speech) -> list[list[str]]:
    if not made.luck:
        return []
    rows = [[speech.text("review-col-when"), *(speech.seat(seat) for seat in range(len(made.luck[0].points)))]]
    for stroke in made.luck:
        when = {"decision": stroke.decision, "seat": stroke.turn}
        title = "review-stroke-nobody" if stroke.turn is None else "review-stroke"
        said = speech.text(title, {key: value for key, value in when.items() if value is not None})
        rows.append([said, *(speech.signed(value) for value in stroke.points)])
    return rows
