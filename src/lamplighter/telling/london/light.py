"""Why somebody in London is visible."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.lists import in_a_row
from lamplighter.telling.london.scene import Person

__all__ = ["why_visible"]


def why_visible(person: Person, say: Say) -> str:
    """By whose or by which light somebody is visible; empty if he is not."""
    reasons = [say("london-why-lamp", lamps=person.lamps)] if person.lamps else []
    reasons += [say("london-why-beam")] if person.in_beam else []
    reasons += [say("london-why-company", others=person.company)] if person.company else []
    return in_a_row(reasons, say)
