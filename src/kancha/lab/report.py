"""`kancha report`: a run as one page that needs nothing else, in plain words, with plots and tables.

The page is read from the rows of the run and from nothing else. It holds no script and asks no network.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from kancha import __version__
from kancha.kernel.errors import KanchaError
from kancha.lab.charts import NARROW, WIDE, intervals
from kancha.lab.drawing import svg
from kancha.lab.effects import Effect, compare, factor_effects, is_paired
from kancha.lab.extra import need
from kancha.lab.results import Result, open_run
from kancha.lab.sections import Plot, Section, study_sections
from kancha.lab.speech import Speech
from kancha.lab.study import study
from kancha.lab.telling import effect_rows


class Figure(NamedTuple):
    """A plot in both shapes, as SVG."""

    wide: Any
    narrow: Any
    caption: str


def report(
    result: Result | Path | str,
    against: Result | Path | str | None = None,
    out: Path | str | None = None,
    lang: str = "en",
) -> str:
    """Return the page of a run, or of its folder, and write it to `out`; `against` is a run to compare it with."""
    need("altair", "a report")
    run = result if isinstance(result, Result) else open_run(result)
    other = against if isinstance(against, Result) or against is None else open_run(against)
    if other is not None and other.arms[0].game != run.arms[0].game:
        raise KanchaError(f"a run of {run.arms[0].game} cannot be compared with one of {other.arms[0].game}")
    speech = Speech(lang, run.arms[0])
    found = study(run)
    sections = [*_first(run, other, speech), *study_sections(found, speech), _repeat(run, speech)]
    page = _page(run, sections, speech)
    if out is not None:
        part = Path(out).with_name(f".{Path(out).name}.part")
        part.write_text(page, encoding="utf-8")
        part.replace(out)
    return page


def _first(run: Result, other: Result | None, speech: Speech) -> list[Section]:
    """What sets this run apart comes first: its comparison, the effects of a sweep, the standings of a tournament."""
    made: list[Section] = []
    if other is not None:
        paired = "same" if is_paired(other, run) else "apart"
        before, after = _named(other, speech), _named(run, speech)
        lead = speech.text("against-lead", {"paired": paired, "before": before, "after": after})
        made.append(_effects("against", compare(other, run), speech, [lead]))
    if run.kind == "sweep":
        made.append(_effects("effects", factor_effects(run), speech, []))
    if run.kind == "tournament":
        made.append(_standings(run, speech))
    return made


def _effects(id: str, effects: Sequence[Effect], speech: Speech, lead: list[str]) -> Section:
    clear = sorted((effect for effect in effects if effect.clear), key=lambda effect: -abs(effect.size))
    top = ""
    if clear:
        first = clear[0]
        metric = speech.metric(first.metric)
        top = speech.text(
            "effects-top",
            {
                "label": f"{speech.change(first)}, {metric.lower()}" if first.variable else metric.lower(),
                "before": speech.amount(first.metric, first.before),
                "after": speech.amount(first.metric, first.after),
                "size": speech.signed(first.size),
            },
        )
    said = speech.text("effects-say", {"clear": len(clear), "all": len(effects), "top": top}).strip()
    changed = any(effect.variable for effect in effects)
    titles = ["col-metric", "col-before", "col-after", "col-difference", "col-interval", "col-size", "col-clear"]
    table = [
        [
            *(
                [f"{speech.change(effect)}: {speech.metric(effect.metric)}"]
                if changed
                else [speech.metric(effect.metric)]
            ),
            speech.amount(effect.metric, effect.before),
            speech.amount(effect.metric, effect.after),
            speech.amount(effect.metric, effect.difference, signed=True),
            speech.text(
                "span",
                {"low": speech.amount(effect.metric, effect.low), "high": speech.amount(effect.metric, effect.high)},
            ),
            speech.signed(effect.size),
            speech.text("yes" if effect.clear else "no"),
        ]
        for effect in effects
    ]
    return Section(
        id,
        speech.text(f"{id}-title"),
        [*lead, said],
        _effect_plots(effects, speech),
        [speech.text("effects-read")],
        [speech.table(titles, table)],
        short=[said],
    )


def _effect_plots(effects: Sequence[Effect], speech: Speech) -> list[Plot]:
    """Draw one plot for each change; of a comparison it is one in all."""
    made = []
    for variable, value in dict.fromkeys((effect.variable, effect.value) for effect in effects):
        own = [effect for effect in effects if (effect.variable, effect.value) == (variable, value)]
        rows = effect_rows(own, speech)
        if rows:
            caption = speech.text("effects-of", {"change": speech.change(own[0])}) if variable else ""
            made.append(Plot(partial(intervals, rows, speech.text("axis-effect"), at=0.0), caption))
    return made


def _standings(run: Result, speech: Speech) -> Section:
    rows = run["standings"]
    best = rows[0]
    said = speech.text(
        "standings-say",
        {
            "best": speech.level(best["bot"]),
            "rating": speech.number(best["rating"]),
            "rate": speech.percent(best["rate"]),
        },
    )
    table = [
        [
            speech.level(row["bot"]),
            speech.number(row["rating"]),
            speech.number(row["games"], 9),
            speech.percent(row["rate"]),
            speech.span(row["interval"][0], row["interval"][1], share=True),
            speech.number(row["score"]["mean"]),
        ]
        for row in rows
    ]
    titles = ["col-bot", "col-rating", "col-games", "col-wins", "col-interval", "col-score"]
    return Section(
        "standings", speech.text("standings-title"), [said], [], [], [speech.table(titles, table)], short=[said]
    )


def _repeat(run: Result, speech: Speech) -> Section:
    said = [speech.text("repeat-say", {"arms": len(run.arms)}), speech.text("repeat-version", {"kancha": __version__})]
    return Section("repeat", speech.text("repeat-title"), said, command=command(run))


def command(run: Result) -> str:
    """Return the command that plays the run again, as far as a command can say it."""
    first = run.arms[0]
    words = ["kancha", run.kind, first.game]
    words += [f"--{'deals' if run.kind == 'tournament' else 'games'} {first.games}", f"--seats {first.seats}"]
    words.append(f"--bots {','.join(dict.fromkeys(name for arm in run.arms for name in arm.bots))}")
    words += [f"--seed {first.seed}", f"--version {first.rules}"]
    varied = first.labels
    for name in varied:
        values = dict.fromkeys(arm.labels[name] for arm in run.arms)
        words.append(f"--vary '{name}={','.join(values)}'")
    if run.kind == "sweep" and len(run.arms) < _combinations(run):
        words.append("--each")
    defaults = Speech("en", first).game.choose(first.seats, {})
    words += [
        f"--option {key}={_written(value)}"
        for key, value in first.options.items()
        if key not in varied and defaults.get(key) != value
    ]
    return " ".join([*words, "--out DIR"])


def _combinations(run: Result) -> int:
    product = 1
    for name in run.arms[0].labels:
        product *= len({arm.labels[name] for arm in run.arms})
    return product


def _written(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _named(run: Result, speech: Speech) -> str:
    """Name a run: its folder, or what it was."""
    return run.folder.path.name if run.folder is not None else run.kind


def _page(run: Result, sections: Sequence[Section], speech: Speech) -> str:
    jinja: Any = need("jinja2", "a report")
    loader = jinja.FileSystemLoader(Path(__file__).parent)
    template = jinja.Environment(loader=loader, autoescape=True, undefined=jinja.StrictUndefined).get_template(
        "report.html.jinja"
    )
    first = run.arms[0]
    bots = list(dict.fromkeys(speech.level(name) for arm in run.arms for name in arm.bots))
    lead = [
        speech.text(
            "report-lead",
            {
                "seats": first.seats,
                "bots": bots,
                "rules": first.rules,
                "data": first.data[:12],
                "seed": str(first.seed),
            },
        )
    ]
    if chosen := _options(run, speech):
        lead.append(speech.text("report-options", {"options": ", ".join(chosen)}))
    if run.kind != "simulate":
        lead.append(speech.text(f"report-kind-{run.kind}", {"arms": len(run.arms)}))
    shown = [{**section._asdict(), "figures": _figures(section, speech)} for section in sections]
    return str(
        template.render(
            lang=speech.lang,
            title=speech.text("report-title", {"game": speech.game.name, "count": run["games"]}),
            lead=lead,
            short=[line for section in sections for line in section.short],
            sections=shown,
            words=speech.text,
        )
    )


def _options(run: Result, speech: Speech) -> list[str]:
    """Say which options are not as usual; those that are varied are told of elsewhere."""
    first = run.arms[0]
    usual = speech.game.choose(first.seats, {})
    made = []
    for name, value in first.options.items():
        if name in first.labels or usual.get(name) == value:
            continue
        label = speech.variable(name)
        shown = speech.value(name, _written(value))
        made.append(label if value is True else speech.text("report-option-pair", {"name": label, "value": shown}))
    return made


def _figures(section: Section, speech: Speech) -> list[Figure]:
    markup: Any = need("markupsafe", "a report")
    made = []
    for number, plot in enumerate(section.plots):
        label = plot.caption or " ".join([section.title, *section.say])
        shapes = [
            markup.Markup(svg(plot.draw(speech.look(look)), f"{section.id}-{number}-{name}", label))
            for name, look in (("wide", WIDE), ("narrow", NARROW))
        ]
        made.append(Figure(shapes[0], shapes[1], plot.caption))
    return made
