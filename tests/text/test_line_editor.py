"""What one person types at a real terminal, the next one cannot call up: driven through a pty."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

pytest.importorskip("readline")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of the Unix kind")

TAB, CTRL_U, CTRL_Y, UP, ESCAPE_Y = "\t", "\x15", "\x19", "\x1b[A", "\x1by"

TWO_TURNS = """
from lamplighter.text.terminal import Terminal
terminal = Terminal.of_process()
first = terminal.read("one> ", ["escape-nw", "help"])
print("first:", repr(first), flush=True)
terminal.close_private()
second = terminal.read_afresh("two> ")
print("second:", repr(second), flush=True)
"""


class Sitting:
    """A program at a terminal of its own."""

    def __init__(self, hands: int) -> None:
        self._hands = hands
        self.seen = ""

    def wait_for(self, text: str) -> str:
        """What was written up to ``text``, which must come within a minute."""
        end = time.monotonic() + 60
        while text not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self._hands], [], [], 1)[0]:
                self.seen += os.read(self._hands, 4096).decode()
        before, self.seen = self.seen.split(text, 1)
        return before

    def type(self, keys: str) -> None:
        """Press these keys."""
        os.write(self._hands, keys.encode())


@contextmanager
def sitting(program: str) -> Iterator[Sitting]:
    """A Python program that runs at a new terminal."""
    import pty

    hands, screen = pty.openpty()
    environment = {**os.environ, "TERM": "xterm", "INPUTRC": os.devnull}
    running = subprocess.Popen(
        [sys.executable, "-c", program],
        stdin=screen,
        stdout=screen,
        stderr=screen,
        env=environment,
        start_new_session=True,
    )
    os.close(screen)
    try:
        yield Sitting(hands)
    finally:
        running.kill()
        running.wait()
        os.close(hands)


def test_the_tab_key_completes_the_words_of_this_prompt() -> None:
    with sitting(TWO_TURNS) as table:
        table.wait_for("one> ")
        table.type(f"esc{TAB}\n")
        table.wait_for("first: 'escape-nw")


@pytest.mark.parametrize(
    "keys",
    [TAB * 2, UP, CTRL_Y, ESCAPE_Y, f"e{TAB}{CTRL_U}"],
    ids=["completion", "history", "yank", "yank-pop", "beginning"],
)
def test_nothing_of_it_can_be_called_up_at_the_next_prompt(keys: str) -> None:
    with sitting(TWO_TURNS) as table:
        table.wait_for("one> ")
        table.type(f"secret{CTRL_U}escape-nw\n")
        table.wait_for("two> ")
        table.type(keys)
        table.type("\n")
        assert "escape" not in table.wait_for("second: ")
        table.wait_for("''")


def test_what_was_typed_ahead_does_not_reach_the_next_person() -> None:
    with sitting(TWO_TURNS.replace("terminal.close_private()", "input('wait> ')")) as table:
        table.wait_for("one> ")
        # Both lines are there before the second prompt asks to be read afresh.
        table.type("x\n\nahead\n")
        table.wait_for("two> ")
        time.sleep(0.2)
        table.type("mine\n")
        assert "ahead" not in table.wait_for("second: ")
        table.wait_for("'mine'")
