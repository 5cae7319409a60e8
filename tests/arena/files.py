"""Bots from files, as somebody might write them."""

from __future__ import annotations

from pathlib import Path

__all__ = ["BOTS", "write_bot"]

BOTS = {
    "first": "def act(view, rng):\n    return view.legal_actions()[0]\n",
    "last": (
        "from __future__ import annotations\n"
        "from dataclasses import dataclass\n"
        "@dataclass\n"
        "class Last:\n"
        "    back: int = 1\n"
        "    name = 'last'\n"
        "    def act(self, view, rng):\n"
        "        legal = view.legal_actions()\n"
        "        return legal[-min(self.back, len(legal))]\n"
    ),
    "raises": "def act(view, rng):\n    raise RuntimeError('no idea')\n",
    "cheats": "def act(view, rng):\n    return -1\n",
    "remembers": (
        "class Remembers:\n"
        "    moves = 0\n"
        "    def act(self, view, rng):\n"
        "        self.moves += 1\n"
        "        legal = view.legal_actions()\n"
        "        return legal[self.moves % len(legal)]\n"
    ),
    "hangs": (
        "import numba\n"
        "@numba.njit\n"
        "def circle(step):\n"
        "    place = 1\n"
        "    while place != 0:\n"
        "        place = place % 12 + step\n"
        "    return place\n"
        "circle(-1)\n"  # compiled while the file is read, and -1 leads out
        "def act(view, rng):\n"
        "    return circle(1) if view.round_number() == 2 else view.legal_actions()[0]\n"
    ),
    "dies": (
        "import os\n"
        "def act(view, rng):\n"
        "    return os._exit(3) if view.round_number() == 2 else view.legal_actions()[0]\n"
    ),
}


def write_bot(folder: Path, name: str) -> Path:
    """One of `BOTS` as a file."""
    path = folder / f"{name}.py"
    path.write_text(BOTS[name], encoding="utf-8")
    return path
