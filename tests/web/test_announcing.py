"""What somebody hears who does not look: his moves, those of the other side, the verdict."""

from __future__ import annotations

import pytest

from tests.web.conftest import Visit
from tests.web.hands import Mouse
from tests.web.people import Person, open_game
from tests.web.sentences import foreign
from tests.web.visiting import Frame, Visitor

LISTEN = """
  window.heard = [];
  const find = () => {
    const log = document.querySelector('[role="log"][aria-live="polite"]');
    if (!log) return requestAnimationFrame(find);
    const hear = (part) => window.heard.push(part.textContent.trim());
    const listen = (changes) => changes.forEach((change) => change.addedNodes.forEach(hear));
    new MutationObserver(listen).observe(log, { childList: true });
    for (const part of log.children) hear(part);
  };
  requestAnimationFrame(find);
"""
"""A script that writes down in ``heard`` what a screen reader would be given to say."""


def heard(visitor: Visitor) -> list[str]:
    """What has been announced so far."""
    texts: list[str] = visitor.page.evaluate("window.heard")
    return [text for text in texts if text]


def sentences(frame: Frame) -> list[str]:
    """What a frame tells: the move, and if the witnesses were called, the verdict."""
    call = frame.get("witnesses")
    return [*frame["told"], *([call["answer"], *call["consequences"]] if call else [])]


def times(visitor: Visitor, sentence: str) -> int:
    """How often a sentence was announced."""
    return sum(text.count(sentence) for text in heard(visitor))


@pytest.mark.parametrize(("game", "language"), [("pocket", "fr"), ("london", "zh")])
def test_everything_that_happens_is_said_once(visit: Visit, game: str, language: str) -> None:
    """Until witnesses have been called, in the language of who listens."""
    visitor = visit(language)
    visitor.page.add_init_script(LISTEN)
    visitor.open()
    open_game(visitor, Mouse(visitor.page), game, "hunter", "bot")
    person = Person(visitor, shuns=("accuse",))
    line = visitor.line
    while not line.calls:
        person.wait_for_turn()
        person.play_turn()
    person.wait_for_turn()
    frames = [frame for frame in line.frames if frame["type"] == "word"]
    assert {frame["own"] for frame in frames} == {True, False}
    told = [sentence for frame in frames for sentence in sentences(frame)]
    visitor.until(lambda: times(visitor, told[-1]) > 0, "the last of it is announced")
    wrong = {one: times(visitor, one) for one in told if times(visitor, one) != told.count(one)}
    assert wrong == {}
    assert foreign(heard(visitor), language) == []
