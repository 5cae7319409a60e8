"""Playing in a terminal: everything a person sees there is drawn from a `View`.

`play.play` seats the players and runs a game, `show.show` draws one position. What leads through a
game lives here once for all games: `table` is the loop, `turn` one turn of a person. The facts that
are drawn, and all sentences on what happened and how things stand, come from `lamplighter.telling`.
What each game looks like stands in its own folder, in rooms of the same names: ``board`` and
``page`` draw it, ``prompt`` reads what is typed. `rooms` finds them by the name of the game.
"""
