"""Playing in a terminal: everything a person sees there is drawn from a `View`.

`play.play` seats the players and runs a game, `show.show` draws one position. What leads through a
game lives here once for all games: `table` is the loop, `turn` one turn of a person, `chronicle`
tells what happened. What each game looks like stands in its own folder, in rooms of the same
names: ``scene`` turns a view into plain facts, ``board`` and ``page`` draw them, ``plain`` says
them. `rooms` finds them by the name of the game.
"""
