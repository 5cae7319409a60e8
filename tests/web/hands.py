"""How a person presses things on a page: with a mouse, with a finger, or with nothing but keys."""

from __future__ import annotations

from typing import Any, Protocol

from playwright.sync_api import Locator, Page

__all__ = ["MIDDLE", "Finger", "Hand", "Keys", "Mouse"]

MIDDLE = """element => {
  const matrix = element.getScreenCTM?.();
  const box = element.getBoundingClientRect();
  const centre = [box.x + box.width / 2, box.y + box.height / 2];
  return element.hasAttribute('data-word') && matrix ? [matrix.e, matrix.f] : centre;
}"""
"""Where a part of a drawing is aimed at: the targets of the London map lie round their origin."""

MOST_STROKES = 120


class Hand(Protocol):
    """One way to press what is seen."""

    def press(self, thing: Locator) -> None:
        """Press something of the page."""

    def point(self, thing: Locator) -> None:
        """Press something of a drawing, where it is."""


class Mouse:
    """Clicks."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Click it."""
        thing.click()

    def point(self, thing: Locator) -> None:
        """Click the place where it is."""
        thing.scroll_into_view_if_needed()
        x, y = thing.evaluate(MIDDLE)
        self.page.mouse.move(x, y)
        self.page.mouse.click(x, y)


class Finger:
    """Taps, and moves the page to where something is."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Tap it."""
        thing.tap()

    def point(self, thing: Locator) -> None:
        """Tap the place where it is; the board stands above all else."""
        self.page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
        x, y = thing.evaluate(MIDDLE)
        self.page.touchscreen.tap(x, y)


class Keys:
    """Goes to things by the tabulator key, on a board by arrow keys, and strikes Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Go there and strike Enter."""
        self.reach(thing)
        self.page.keyboard.press("Enter")

    def point(self, thing: Locator) -> None:
        """The same: keys know no places."""
        self.press(thing)

    def reach(self, thing: Locator) -> None:
        """Lead the focus there."""
        thing.wait_for()
        tried: set[tuple[str, str]] = set()
        for _ in range(MOST_STROKES):
            state = thing.evaluate(WHERE)
            if state["here"]:
                return
            self.page.keyboard.press(self._next(state, tried))
        raise AssertionError(f"no key leads to {thing}")

    def _next(self, state: dict[str, Any], tried: set[tuple[str, str]]) -> str:
        """The tabulator key; on a drawing, arrows towards the thing, each once at each part.

        Where none leads on, the key that goes to every part in turn.
        """
        if not state["together"]:
            return "Tab"
        right, down = state["right"], state["down"]
        across = ["ArrowRight", "ArrowLeft"] if right > 0 else ["ArrowLeft", "ArrowRight"]
        along = ["ArrowDown", "ArrowUp"] if down > 0 else ["ArrowUp", "ArrowDown"]
        first, second = (across, along) if abs(right) > abs(down) else (along, across)
        for arrow in (first[0], second[0], second[1], first[1]):
            if (state["at"], arrow) not in tried:
                tried.add((state["at"], arrow))
                return arrow
        return "PageDown"


WHERE = """element => {
  const focus = document.activeElement;
  const centre = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const drawing = element.closest('.table-board svg');
  const [x, y] = centre(element);
  const [fromX, fromY] = centre(focus);
  return {
    here: focus === element,
    together: drawing?.contains(focus) && focus.getAttribute('role') === 'button',
    at: focus.getAttribute('aria-label') ?? focus.textContent,
    right: x - fromX,
    down: y - fromY,
  };
}"""
"""Where the focus is, seen from a thing."""
