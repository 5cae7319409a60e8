"""The facts of a position in London: they are what their viewer may know."""

from __future__ import annotations

import re
from dataclasses import replace

from lamplighter.sentences import catalogue
from lamplighter.telling.london.scene import Scene
from lamplighter.telling.outlook import outlook_line
from tests.telling.london.positions import KNOWING, at

SAY = catalogue("en")


def test_what_is_known_of_somebody_is_what_the_viewer_may_know() -> None:
    state = at(KNOWING)
    own, public = (Scene.of(state.view(viewer)) for viewer in (0, None))
    assert (own.why_innocent("gull"), public.why_innocent("gull")) == ("card", "open")
    assert own.why_innocent("holmes") == public.why_innocent("holmes") == "cleared"
    people = tuple(replace(each, stayed=each.name == "bert") for each in own.people)
    suspected = tuple(name for name in own.possible if name != "bert")
    assert replace(own, people=people, possible=suspected).why_innocent("bert") == "stayed"
    assert replace(own, possible=("bert",)).why_innocent("bert") == "certain"


def test_the_detectives_numbers_leave_out_whose_cards_he_holds() -> None:
    state = at(KNOWING)
    own, public = (outlook_line(Scene.of(state.view(viewer)), SAY) for viewer in (0, None))
    seen, unseen = (int(number) for number in re.findall(r"\d+", public))
    assert seen + unseen == 5
    assert own.startswith("But for those whose cards you hold: ")
    assert sum(int(number) for number in re.findall(r"\d+", own)) == 4
