"""QR codes."""

from __future__ import annotations

import io

import segno


def drawn(text: str) -> str:
    """Return a text as a QR code: an SVG of one path, black on white with its quiet zone, without a fixed size."""
    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out, kind="svg", border=3, omitsize=True, xmldecl=False, svgclass=None, lineclass=None, light="#fff", nl=False
    )
    return out.getvalue().decode()
