"""A position of London in sentences, for a screen reader or for whoever wants no drawing."""

from __future__ import annotations

from lamplighter.sentences import Say
from lamplighter.telling.headings import heading_between
from lamplighter.telling.london.gates import gates
from lamplighter.telling.london.light import why_visible
from lamplighter.telling.london.owed import say_owed
from lamplighter.telling.london.scene import Person, Scene
from lamplighter.telling.scene import TURNS

__all__ = ["say_board", "say_turn", "say_why"]


def say_turn(scene: Scene, say: Say) -> list[str]:
    """What a decision needs: whose turn it is, the cards, who stands where in which light."""
    return [
        *_headings(scene, say),
        *(_person(person, scene, say) for person in scene.people),
        _lantern(scene, say),
    ]


def say_board(scene: Scene, say: Say) -> list[str]:
    """Everything on the table: people, lamps, manholes, exits, the witnesses, the alibi cards."""
    return [
        *say_turn(scene, say),
        *_things(scene, say),
        *(
            say("london-plain-round", round=number, verdict=verdict)
            for number, verdict in enumerate(scene.verdicts, start=1)
        ),
        *_alibis(scene, say),
    ]


def say_why(scene: Scene, say: Say) -> list[str]:
    """Why each character is visible or not."""
    return [
        *(_person(person, scene, say) for person in scene.people),
        _lantern(scene, say),
        say("london-why-hint"),
    ]


def _headings(scene: Scene, say: Say) -> list[str]:
    """Where the game is, with the order of the round and the cards in words."""
    if not scene.step:
        return [heading_between(scene, say)]
    turn = say(
        "london-plain-turn",
        round=scene.round,
        step=scene.step,
        turns=TURNS,
        actor=scene.who(scene.actor),
    )
    lines = [turn, say("plain-order", players=scene.order)]
    lines += say_owed(scene, say)
    if scene.left:
        lines.append(say("london-plain-left", characters=scene.left))
    if scene.coming:
        lines.append(say("london-plain-coming", characters=scene.coming))
    return lines


def _person(person: Person, scene: Scene, say: Say) -> str:
    if person.exit:
        return say("london-plain-gone", character=person.name, exit=person.exit)
    return say(
        "london-plain-person",
        character=person.name,
        letter=person.letter.upper(),
        place=person.place,
        status="visible" if person.visible else "invisible",
        why=why_visible(person, say),
        known="cleared" if person.cleared else "stayed" if person.stayed else "suspect",
    )


def _lantern(scene: Scene, say: Say) -> str:
    return say("london-plain-lantern", direction=scene.facing, places=scene.beam)


def _things(scene: Scene, say: Say) -> list[str]:
    """Lamps, manholes and exits, and what the witness card shows."""
    lamps = [
        say("london-plain-lamp", place=lamp.place, number=lamp.number)
        for lamp in scene.lamps
        if lamp.is_lit
    ]
    dark = [lamp.place for lamp in scene.lamps if not lamp.is_lit]
    opened = [place for place in scene.manholes if place not in scene.covered]
    lamp = scene.lamp_to_go_out
    goes_out = [say("london-plain-goes-out", place=lamp.place)] if lamp and scene.step else []
    return [
        say("london-plain-lamps", lamps=lamps, dark=dark),
        *goes_out,
        say("london-plain-lit", places=scene.lit),
        say("london-plain-manholes", opened=opened, covered=scene.covered),
        say("london-plain-cordons", exits=scene.cordons, gates=gates(say)),
        say("london-panel-witness-card", status=scene.witness_card),
    ]


def _alibis(scene: Scene, say: Say) -> list[str]:
    """Who has taken how many alibi cards; their names for whoever may know them."""
    lines = []
    for player in scene.players:
        cards = scene.cards_of(player)
        known = [card.suspect for card in cards if card.suspect]
        if known:
            who = scene.who(player)
            lines.append(say("london-plain-alibis-known", who=who, suspects=known))
        else:
            lines.append(say("london-plain-alibis", player=player, count=len(cards)))
    return lines
