"""The command ``lamplighter``: the front door of everything a person can do at a terminal.

`app` puts the commands together; `table` has those that play and look, `figures` those that
count and measure, `arena` the one that compares bots. Nothing heavy is imported before a command
needs it, so that ``--help`` answers at once. Exit codes: 0; 1 if the command ran and the answer is
no; 2 for bad usage or input that cannot be used; 130 after Ctrl-C; 141 where the reader of a pipe
has left.
"""

from __future__ import annotations

from lamplighter.cli.app import main

__all__ = ["main"]
