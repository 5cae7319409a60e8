"""The client's files: what `web/` is built to, and what is said where it has not been built.

Files below ``assets/`` have a checksum in their names, so they never change and are kept for good;
everything else is asked for again each time. A file that stands there compressed as well (``.br``,
``.gz``) is sent so to who can read that. Only what is in the folder when a request comes can be
had, by its plain name.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, Response

__all__ = ["FOLDER", "Site"]

FOLDER = Path(__file__).parent / "site"
"""Where the built client lies in an installed package."""

FOR_GOOD = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""The kinds of files a client is made of; no others are given out."""

LONGEST_NAME = 200
"""No file of a client has a longer one, and no file system has to be asked."""

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Lamplighter</title>
<h1>Lamplighter is running, but its page has not been built</h1>
<p>Stop it, and start it with <code>make play</code> in the folder of the project: that builds the
page first. Installed packages bring the page with them.</p>
<p>The games can be played without it: <code>lamplighter play</code> does so in this terminal, and
programs find what they need at <a href="/openapi.json">/openapi.json</a>.</p>
</html>
"""


class _Packing(NamedTuple):
    name: str
    ending: str


PACKINGS = (_Packing("br", ".br"), _Packing("gzip", ".gz"))
"""How files may stand there compressed, the better way first."""


class Site:
    """The files below one folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder

    def page(self, headers: Headers, status: int = 200) -> Response:
        """The one page, which finds out by its address what to show."""
        found = self.file("index.html", headers)
        if found is None:
            return HTMLResponse(NOT_BUILT, 503, {"cache-control": "no-store"})
        found.status_code = status
        return found

    def file(self, name: str, headers: Headers) -> Response | None:
        """The file of that name below the folder, ``None`` if there is none to give out."""
        parts = name.split("/")
        path = self._folder.joinpath(*parts)
        kind = TYPES.get(path.suffix)
        if kind is None or any(part.startswith(".") or not part.isprintable() for part in parts):
            return None
        if "" in parts or "\\" in name or len(name) > LONGEST_NAME or not path.is_file():
            return None
        told = {"cache-control": FOR_GOOD if parts[0] == "assets" else ASK_AGAIN}
        for packing in PACKINGS:
            packed = path.with_name(path.name + packing.ending)
            if packed.is_file():
                told["vary"] = "accept-encoding"
                if packing.name in _accepted(headers):
                    told["content-encoding"] = packing.name
                    return FileResponse(packed, headers=told, media_type=kind)
        return FileResponse(path, headers=told, media_type=kind)


def _accepted(headers: Headers) -> set[str]:
    """The ways of compressing that a client can read."""
    accepted = set()
    for item in headers.get("accept-encoding", "").split(","):
        name, _, weight = item.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            accepted.add(name.strip().lower())
    return accepted
