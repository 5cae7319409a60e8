"""Who would be seen if the round ended now, and what has changed in that: in every game alike."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.scene import Scene

__all__ = ["outlook_line", "tell_sight"]


def outlook_line(scene: Scene, say: Say) -> str:
    """The two parts into which the suspects fall, in numbers; for Jack where he stands himself."""
    seen, unseen = len(scene.seen), len(scene.unseen)
    if scene.known:
        return say(
            f"{scene.game}-outlook-own",
            seen=len(set(scene.seen) - set(scene.known)),
            unseen=len(set(scene.unseen) - set(scene.known)),
        )
    if not scene.is_jacks:
        return say(f"{scene.game}-outlook", seen=seen, unseen=unseen)
    return say(
        f"{scene.game}-outlook-jack",
        suspect=scene.jack,
        status=scene.status_of_jack,
        seen=seen,
        unseen=unseen,
    )


def tell_sight(before: Scene, moved: Scene, say: Say) -> str:
    """Who is seen now and was not before, and who is no longer; empty if nobody."""
    gained = [suspect for suspect in moved.seen if suspect not in before.seen]
    lost = [suspect for suspect in before.seen if suspect not in moved.seen]
    if gained and lost:
        return say(f"{moved.game}-sight-both", gained=gained, lost=lost)
    if gained:
        return say(f"{moved.game}-sight-gained", gained=gained)
    return say(f"{moved.game}-sight-lost", lost=lost) if lost else ""
