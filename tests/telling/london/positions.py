"""Positions of London in which there is something to tell."""

from __future__ import annotations

from lamplighter import load_game
from lamplighter.games.base import State, View

__all__ = ["KNOWING", "SCENES", "at", "view_of"]

KNOWING = "revised e9,c3,f7,g7,a3,m10,d7,i8 n -3*2-*4- b1,l12 nw,ne 2 sTGB - HTG - s 1d = WU"
"""Holmes is cleared, and the detective holds Gull's alibi card."""

SCENES = {
    "start": (
        "revised g5,i4,g8,e5,a3,m10,e9,i8 ne 13*--*42 b1,l12 ne,sw 1 WTUB - - - - - = U",
        None,
    ),
    "beam": (
        (
            "revised f10,e6,b3,i8,e5,l10,i7,j8 s --*--*-- b1,l12 nw,se 8 HwSt Tm HSLTGUB - "
            "uuussss 2d,3d,6d = ?TLH"
        ),
        0,
    ),
    "whistle": (
        (
            "revised i7,h6,d5,c4,a5,k11,b6,j8 s -3*-4*-- b1,k9 nw,sw 3 hSLg Gma1H WTUB - ss 2j,3d "
            "= LW?"
        ),
        1,
    ),
    "escape": (
        (
            "revised j8,h10,g5,a3,l12,e5,m11,g8 se *--*---- c4,f10 sw,se 7 hTub Um HWSLTGB - "
            "uussuu 2d,3d,6j,7d = U??T?"
        ),
        1,
    ),
    "accused": (
        "revised g5,j6,i10,c2,e4,k11,h10,h10 nw -3*--*42 f10,l12 ne,se 2 HwSu Um WU - s - = B",
        0,
    ),
}


def view_of(name: str) -> View:
    """One of `SCENES`, as its viewer sees it."""
    position, viewer = SCENES[name]
    board = position.partition(" ")[0]
    return load_game("london", board=board).parse_state(position).view(viewer)


def at(position: str) -> State:
    """A position on the revised board."""
    return load_game("london").parse_state(position)
