"""Playing in a terminal: everything a person sees there is drawn from a `View`.

`play.play` seats the players and runs a game, `show.show` draws one position. `scene` turns
a view into plain facts; `board` and `page` draw them, `plain` says them. `table` is the loop
of a game, with one module for each thing that happens at it.
"""
