"""A game told to one viewer: the facts of a position, and what happened, in sentences.

Everything is made from a `View`, so nothing can tell what its viewer may not know, and nothing
knows whether it is drawn in a terminal, read aloud or sent to a browser. What is told in every game
alike stands here: `scene` and `rooms` give the facts of a view, `headings`, `outlook` and
`suspects` how things stand, `chronicle` what happened. What each game tells stands in its own
folder, in rooms of the same names, which `rooms` finds by the name of the game.
"""
