"""The connection of a page to its table, in the hands of a test: cut, kept down, held back."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute

from tests.web.visiting import Line, Visitor

__all__ = ["Wire"]

ANSWERS = ("done", "refused", "preview", "pong")


class Wire:
    """Every socket of a visitor's page goes through this."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.is_down = False
        self.holds = False
        self.held: list[str | bytes] = []
        self.open: list[WebSocketRoute] = []
        visitor.is_wired = True
        visitor.page.route_web_socket("**/socket?*", self._connect)

    def cut(self) -> None:
        """Break the connection, and let none be made until `mend`."""
        self.is_down = True
        for socket in self.open:
            socket.close(code=4999)
        self.open.clear()

    def mend(self) -> None:
        """Let connections be made again."""
        self.is_down = False

    def release(self) -> None:
        """Deliver what was held back."""
        self.holds = False
        for text in self.held:
            self.open[-1].send(text)
        self.held.clear()

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_down:
            socket.close(code=4999)
            return
        line = Line(socket.url)
        self.visitor.lines.append(line)
        self.open.append(socket)
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            line.hear(text)
            if self.holds and json.loads(text)["type"] not in ANSWERS:
                self.held.append(text)
            else:
                socket.send(text)

        server.on_message(hear)
