"""Positions of Pocket in which there is something to tell."""

from __future__ import annotations

from lamplighter import load_game
from lamplighter.games.base import View

__all__ = ["SCENES", "view_of"]

WORKED_EXAMPLE = "gw,Tn,se/Pe,Ls,Mw/Un,n,Bn 0,5,7 2 aTXJ - u 2? -"
"""The board of the rules page, "Line of sight"."""

SCENES = {
    "crossroads": (WORKED_EXAMPLE, None),
    "jack": ("Uw,Bn,Ne/Pe,Lw,Mw/Gn,Ss,Tn 11,3,7 1 aWrJ L - 1? - = PU", 1),
    "tossing": ("Uw,Bn,Ne/Pe,Ls,Mw/Gn,Ss,Tn 11,3,7 1 toss - - - - = P", 0),
    "dealing": ("Uw,Bn,-/-,-,-/-,-,- 11,3,7 1 deal - - - -", None),
}


def view_of(name: str) -> View:
    """One of `SCENES`, as its viewer sees it."""
    position, viewer = SCENES[name]
    return load_game("pocket").parse_state(position).view(viewer)
