"""``python -m lamplighter`` is the command ``lamplighter``."""

from __future__ import annotations

from lamplighter.cli import main

if __name__ == "__main__":
    main()
