"""From the start of the command to the first page: what somebody waits for who wants to play."""

from __future__ import annotations

import time
import urllib.request
from pathlib import Path

from tests.server.serving import served

__all__ = ["FIRST_PAGE_S", "first_page"]

FIRST_PAGE_S = 3.0
"""After how many seconds the first page is to be there, on a machine that has been set up."""


def first_page(folder: Path) -> float:
    """Seconds from the start of the command until its page has been read: the best of three."""
    seconds = []
    for _ in range(3):
        begun = time.perf_counter()
        with served(folder) as service, urllib.request.urlopen(service.address) as page:
            page.read()
            seconds.append(time.perf_counter() - begun)
    return min(seconds)
