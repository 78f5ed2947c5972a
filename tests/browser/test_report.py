"""The lab's report in a browser: readable on a desk and on a phone, in light and dark, by eye and by ear."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser

from kancha.lab import report, simulate, sweep

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
CUT = """[...document.querySelectorAll('figure svg')].filter(one => one.clientWidth).flatMap(one => {
    const frame = one.closest('section').getBoundingClientRect()
    return [...one.querySelectorAll('text')].filter(text => text.textContent).filter(text => {
        const box = text.getBoundingClientRect()
        return box.left < frame.left || box.right > frame.right
    }).map(text => text.textContent)
})"""
"""The labels that stick out of their card."""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """A run in English and a sweep in French."""
    folder = tmp_path_factory.mktemp("reports")
    report(simulate("caral", 40, 3, options={"emissaries": True}, jobs=1), out=folder / "run.html")
    report(sweep("caral", ["yearly=false,true"], 20, 2, jobs=1), out=folder / "sweep.html", lang="fr")
    return [folder / "run.html", folder / "sweep.html"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1200])
def test_a_report_reads_well_everywhere(
    browser: Browser, pages: list[Path], width: int, scheme: Literal["light", "dark"]
) -> None:
    """Nothing is fetched, nothing sticks out, one shape of each plot shows, no label is cut, axe is content."""
    context = browser.new_context(viewport={"width": width, "height": 800}, color_scheme=scheme, bypass_csp=True)
    page = context.new_page()
    asked: list[str] = []
    said: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda line: said.append(line.text))
    for file in pages:
        page.goto(file.as_uri())
        page.evaluate("document.querySelectorAll('details').forEach(one => one.open = true)")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        drawn = page.locator("figure svg")
        shown = [place for place in range(drawn.count()) if drawn.nth(place).is_visible()]
        assert len(shown) * 2 == drawn.count() > 10
        assert page.evaluate(CUT) == []
        page.evaluate(AXE.read_text(encoding="utf-8"))
        found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert [f"{one['id']} {one['nodes'][0]['target']}" for one in found["violations"]] == []
    assert asked == [file.as_uri() for file in pages]
    assert said == []
    context.close()
