"""The built page and the page of the OpenAPI description; neither loads anything from elsewhere."""

from __future__ import annotations

import mimetypes
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath
from litestar.response import File, Redirect

from kancha.table.errors import TableError

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:3rem auto;padding:0 1rem;color:#241c14;"
    "background:#faf6ee}code{background:#efe6d6;padding:.1em .35em;border-radius:.3em}"
    "@media(prefers-color-scheme:dark){body{color:#eee5d6;background:#1d1a17}code{background:#35302a}}"
)
MISSING: Final = """<h1>Kancha</h1>
<p>The server is running, but the page has not been built: run <code>make page</code> in the checkout, or install a
released package, which contains it.</p>
<p>Le serveur fonctionne, mais la page n’a pas été construite : lancez <code>make page</code>.</p>
<p><a href="/schema">OpenAPI</a> · <a href="/health">health</a> · <a href="/metrics">metrics</a></p>"""

for _kind, _ending in (
    ("text/javascript", ".js"),
    ("text/css", ".css"),
    ("image/svg+xml", ".svg"),
    ("font/woff2", ".woff2"),
    ("application/manifest+json", ".webmanifest"),
):
    mimetypes.add_type(_kind, _ending)


def html(title: str, body: str) -> str:
    """Return a small page."""
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{STYLE}</style></head><body>{body}</body></html>'
    )


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, Any], path: FromPath[Path] = Path()) -> Response[Any]:
    """Serve a file of the built page; whoever asks for a place that is not there is led to the lobby."""
    root: Path = request.app.state.page
    relative = str(path).lstrip("/")
    first = relative.partition("/")[0]
    if first in ("api", "schema"):
        raise TableError(404, "error-not-found", "there is nothing here")
    file = _found(root, relative)
    if file is not None:
        hashed = "assets" in Path(relative).parts
        cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return File(
            file,
            media_type=mimetypes.guess_type(file.name)[0] or "application/octet-stream",
            content_disposition_type="inline",
            headers={"Cache-Control": cache},
        )
    if "." in Path(relative).name:
        raise TableError(404, "error-not-found", "there is nothing here")
    if relative not in ("", "."):
        return Redirect("/")
    index = root / "index.html"
    if not index.is_file():
        return Response(html("Kancha", MISSING), media_type=MediaType.HTML, status_code=503)
    return File(
        index, content_disposition_type="inline", media_type=MediaType.HTML, headers={"Cache-Control": "no-cache"}
    )


def _found(root: Path, relative: str) -> Path | None:
    """Return a file of the page; None if there is none, or if no file can have that name."""
    try:
        file = (root / relative).resolve()
        return file if relative and file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):
        return None


class PlainRenderPlugin(OpenAPIRenderPlugin):
    """The OpenAPI description as a plain page."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """List every route with its parameters and answers."""
        info = openapi_schema["info"]
        lines = [f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>"]
        lines.append(f"<p>{escape(info.get('description', ''))}</p>")
        lines.append(f'<p>Machine-readable: <a href="{self.get_openapi_json_route(request)}">openapi.json</a></p>')
        for path, methods in sorted(openapi_schema["paths"].items()):
            for method, route in methods.items():
                lines.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2>")
                lines.append(f"<p><b>{escape(route.get('summary', ''))}</b></p>")
                lines.append(f"<p>{escape(route.get('description', ''))}</p><ul>")
                for given in route.get("parameters", []):
                    lines.append(f"<li><code>{escape(given['name'])}</code> in {escape(given['in'])}</li>")
                for status, answer in sorted(route["responses"].items()):
                    lines.append(f"<li>{escape(str(status))}: {escape(answer.get('description', ''))}</li>")
                lines.append("</ul>")
        return html(str(info["title"]), "\n".join(lines)).encode()
