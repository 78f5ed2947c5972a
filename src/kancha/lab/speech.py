"""The words of reports and plots: those of the game, those of the lab, and numbers as the language writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal, format_percent, get_decimal_symbol, get_group_symbol

from kancha.kernel.errors import KanchaError
from kancha.lab.charts import Look
from kancha.lab.effects import Effect
from kancha.lab.experiments import Experiment, bound
from kancha.lab.uses import Use
from kancha.words import LANGUAGES, Words

OWN: Final = Path(__file__).parent


class Speech(Words):
    """Sentences of one language about the runs of one game."""

    def __init__(self, lang: str, played: Experiment) -> None:
        if lang not in LANGUAGES:
            raise KanchaError(f"unknown language {lang!r}; the languages are {', '.join(LANGUAGES)}")
        self.game = bound(played)
        super().__init__(lang, self.game, extra=[OWN / f"words.{lang}.ftl"])

    def look(self, look: Look) -> Look:
        """Return a look with the separators of the language."""
        return look._replace(decimal=get_decimal_symbol(self.lang), thousands=get_group_symbol(self.lang))

    def number(self, value: float, digits: int = 3) -> str:
        """Return a number with about so many digits that count, never more than it has."""
        if value == 0:
            return "0"
        places, size = digits - 1, abs(value)
        while size >= 10 and places > 0:
            size /= 10
            places -= 1
        while size < 1 and places < 6:
            size *= 10
            places += 1
        rounded = round(float(value), places)
        form = "#,##0" + ("." + "#" * places if places else "")
        return str(format_decimal(rounded, format=form, locale=self.lang)).replace("-", "\N{MINUS SIGN}")

    def signed(self, value: float) -> str:
        """Return a difference with its sign."""
        return f"+{self.number(value)}" if value > 0 else self.number(value)

    def percent(self, value: float) -> str:
        """Return a share in percent, with one decimal."""
        form = "#,##0.0\N{NO-BREAK SPACE}%"
        return str(format_percent(value, format=form, locale=self.lang)).replace("-", "\N{MINUS SIGN}")

    def span(self, low: float, high: float, share: bool = False) -> str:
        """Return an interval."""
        written = self.percent if share else self.number
        return self.text("span", {"low": written(low), "high": written(high)})

    def source(self, name: str) -> str:
        """Return a source of points in words."""
        return self._known(f"source-{name.replace('.', '-')}", name)

    def measure(self, name: str, count: float) -> str:
        """Return a measure with its count in words."""
        return self.text(f"measure-{name}", {"count": round(count, 2)}) if self.has(f"measure-{name}") else name

    def plural(self, name: str) -> str:
        """Return a measure without its count: the words for many, as far as they follow the number."""
        counted = self.measure(name, 7)
        bare = counted.replace("7", "").strip(" ,:")
        return bare[:1].upper() + bare[1:] if "7" in counted else counted

    def ending(self, name: str) -> str:
        """Return a way in which matches end in words."""
        found = self._known(f"ending-{name}", self._known(name, name.replace("-", " ")))
        return found[:1].upper() + found[1:]

    def family(self, name: str) -> str:
        """Return a family of actions in words."""
        return self._known(f"group-{name}", name)

    def thing(self, use: Use) -> str:
        """Return a thing of a family: the whole action, if it is one, else the family and the value."""
        if use.code >= 0 and self.has(f"action-{use.family}"):
            return self.text(f"action-{use.family}", self.game.space.actions[use.code].fields)
        return self.text("thing", {"family": self.family(use.family), "value": use.value})

    def level(self, name: str) -> str:
        """Return the level of a bot in words; its number of iterations stays."""
        base, mark, rest = name.partition(":")
        return self._known(f"level-{base}", base) + mark + rest

    def variable(self, name: str) -> str:
        """Return what is varied in words: an option, a ruling, or the name of a figure."""
        return self._known(f"option-{name}", self._known(f"ruling-{name}", name))

    def value(self, name: str, value: str) -> str:
        """Return a value of what is varied in words."""
        if value in ("true", "false"):
            return self.text(f"value-{value}")
        return self._known(f"option-{name}-{value}", self._known(f"ruling-{name}-{value}", value))

    def change(self, effect: Effect) -> str:
        """Return what sets the two sides of an effect apart."""
        if effect.value == "true":
            return self.variable(effect.variable)
        return self.text(
            "change", {"variable": self.variable(effect.variable), "value": self.value(effect.variable, effect.value)}
        )

    def metric(self, name: str) -> str:
        """Return a metric in words."""
        kind, _, rest = name.partition("-")
        if kind == "source":
            return self.text("metric-source", {"name": self.source(rest)})
        if name.rpartition("-")[2].isdigit():
            stem, _, place = name.rpartition("-")
            return self.text(f"metric-{stem}", {"place": int(place)})
        return self.text(f"metric-{name}")

    def amount(self, metric: str, value: float, signed: bool = False) -> str:
        """Return a number of a metric; shares are in percent."""
        if metric == "forced" or metric.startswith("win-"):
            text = self.percent(value)
            return f"+{text}" if signed and value > 0 else text
        return self.signed(value) if signed else self.number(value)

    def _known(self, id: str, other: str) -> str:
        return self.text(id) if self.has(id) else other

    def table(self, titles: list[str], rows: list[list[str]], note: str = "") -> dict[str, Any]:
        """Return a table for a page: titles are message ids."""
        return {"titles": [self.text(title) for title in titles], "rows": rows, "note": note}
