"""Charts as SVG for a page: drawn when the page is made, so that it needs no script, no network and no library.

What a mark says when it is pointed at becomes its `<title>`; the drawing as a whole is a picture whose words are the
sentence above it and the table below.
"""

from __future__ import annotations

import re
from typing import Any, Final
from xml.etree import ElementTree

from kancha.lab.extra import need

SVG: Final = "http://www.w3.org/2000/svg"
SPOKEN: Final = ("role", "aria-roledescription", "aria-hidden", "aria-label")


def svg(chart: Any, name: str, label: str) -> str:
    """Draw a chart; `name` keeps its ids apart from those of other drawings of the page, `label` says what it is."""
    convert: Any = need("vl_convert", "a report")
    text = convert.vegalite_to_svg(chart.to_dict())
    ElementTree.register_namespace("", SVG)
    root = ElementTree.fromstring(re.sub(r"\bclip(\d+)\b", rf"{name}-clip\1", text))
    for element in root.iter():
        said = element.get("aria-label")
        is_mark = element.get("role") == "graphics-symbol" and element.get("class") is None
        for key in SPOKEN:
            element.attrib.pop(key, None)
        if said and is_mark:
            title = ElementTree.Element(f"{{{SVG}}}title")
            title.text = said
            element.insert(0, title)
    root.set("role", "img")
    root.set("aria-label", label)
    return ElementTree.tostring(root, encoding="unicode")
