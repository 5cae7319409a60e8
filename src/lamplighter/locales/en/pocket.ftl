### Mr. Jack Pocket: what happens, the calls, the end, its page and its help at the terminal.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

pocket-heading-turn = Round { $round } of 8, action { $step } of { $turns } ({ $order }): { $actor ->
    [you] your turn
    [investigator] the investigator’s turn
   *[jack] Jack’s turn
}
pocket-heading-between = Round { $round } of 8: { $due ->
    [tile] the tiles are being dealt
    [jack] Jack is to draw his identity
    [draw] the alibi card is to be drawn
   *[toss] the tokens are to be tossed
}
pocket-heading-actions = { COUNT($spent) ->
    [0] Actions left: { LIST($actions) }
   *[other] Actions left: { LIST($actions) }. Spent: { LIST($spent) }
}
pocket-heading-coming = Next round: { LIST($actions) }
pocket-heading-coming-tossed = Next round: the tokens will be tossed again
pocket-heading-last-round = This is the last round

# At most three columns: it stands on the tile of Jack’s suspect, on his own screen.
pocket-board-mark-you = you

# At most fourteen columns.
pocket-state-seen = seen by { NAME($detective) }
pocket-why-seen = seen by { NAMES($detectives) }
pocket-state-seen-some = seen by { $initials }
pocket-state-seen-all = seen by all
pocket-state-unseen = not in sight

pocket-panel-rounds = Rounds
pocket-panel-chase = The chase: Jack must stay unseen
pocket-panel-hourglasses = Jack: { $tokens } of 6 hourglasses{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 hidden card
   *[other] {" "}+ { $cards } hidden cards
}
pocket-panel-hourglasses-known = Jack: { $hourglasses } of 6 hourglasses
pocket-panel-cards = { COUNT($shown) ->
    [0] No alibi card shown yet
   *[other] Alibi shown: { LIST($shown) }
}
pocket-panel-cards-known = { COUNT($own) ->
    [0] Jack’s cards: none
   *[other] Jack’s cards: { LIST($own) }
}{ COUNT($shown) ->
    [0] { "" }
   *[other] ; shown: { LIST($shown) }
}

pocket-action-twice = { $action } (twice)

## Setting up a game

pocket-title = Mr. Jack Pocket

pocket-game-option = pocket: Mr. Jack Pocket, nine tiles and three detectives; a quarter of an hour
pocket-role-option = { $role ->
    [investigator] investigator: find out which of nine suspects is Jack
    [jack] jack: stay in the dark and gather six hourglasses
   *[random] random: whichever comes
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
pocket-in-short =
    Nine suspects stand on nine street tiles. One is Jack; only he knows which.
    Holmes (H), Watson (W) and Toby the dog (T) walk round the board. Each looks
    straight down the street before him until a wall (a solid bar) stops him.
    A round has four actions: move one of the three, turn or swap tiles, take an
    alibi card. Odd rounds: investigator, Jack, Jack, investigator; even: reversed.
    An alibi card clears its suspect; one that Jack draws hides 0 to 2 hourglasses.
    Then the witnesses are called. Jack in sight: all out of sight are cleared.
    Jack out of sight: all in sight are cleared, and he gains an hourglass.
    One suspect left: the investigator wins. Six hourglasses or eight rounds: Jack.
    Both at once, and Jack unseen: the chase. One call that sees him catches him.

## One turn

pocket-turn-which-rotate = Rotate which tile, and how far? For example: { $example }
pocket-turn-which-exchange = Exchange which two tiles? For example: { $example }

pocket-outlook = If the round ended now: { $seen ->
    [0] nobody in sight
    [one] 1 suspect in sight
   *[other] { $seen } suspects in sight
}, { $unseen ->
    [0] nobody out of sight.
    [one] 1 out of sight.
   *[other] { $unseen } out of sight.
}
pocket-outlook-jack = You, { NAME($suspect) }, are { $status ->
    [seen] IN SIGHT
   *[unseen] NOT in sight
}. In sight now: { $seen }, out of sight: { $unseen }.

pocket-not-now-token = { $word } is not possible now. The actions left are: { LIST($actions) }.
pocket-not-now-rotated = The tile { $place } was rotated this round already; it may not be rotated again.
pocket-not-now-jack = { $word } is for Jack alone: the investigator must move somebody with the joker.

pocket-preview-alibi = { $role ->
    [investigator] The top card will be shown, and its suspect cleared at once. Its hourglasses are then out of Jack’s reach.
   *[jack] You will draw the top card in secret, and its hourglasses count for you.
}

pocket-split-seen = { COUNT($suspects) ->
    [0] If the round ended there, nobody would be in sight.
   *[other] If the round ended there, in sight ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}
pocket-split-jack = You, { NAME($suspect) }, would { $status ->
    [seen] BE SEEN
   *[unseen] NOT be seen
}.
pocket-split-unseen = { COUNT($suspects) ->
    [0] Out of sight: nobody.
   *[other] Out of sight ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}
pocket-hint-hourglass = It would bring you an hourglass: { $hourglasses } of { $goal }.

## What has happened

pocket-told-tile = { NAME($suspect) } is dealt to { $place }, { $side ->
    [n] wall to the north.
    [e] wall to the east.
    [s] wall to the south.
   *[w] wall to the west.
}
pocket-told-move = { $who ->
    [you] You move
    [investigator] The investigator moves
   *[jack] Jack moves
} { NAME($detective) } { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}, to space { $space }.
pocket-told-joker = { $who ->
    [you] You play the joker:
    [investigator] The investigator plays the joker:
   *[jack] Jack plays the joker:
} { NAME($detective) } moves 1 space, to space { $space }.
pocket-told-joker-none = { $who ->
    [you] You play
    [investigator] The investigator plays
   *[jack] Jack plays
} the joker and leaves all three detectives where they are.
pocket-told-rotate = { $who ->
    [you] You turn
    [investigator] The investigator turns
   *[jack] Jack turns
} { $place } ({ NAME($suspect, form: "short") }) by { $degrees } degrees: its wall is now to the { NAME($side) }.
pocket-told-rotate-open = { $who ->
    [you] You turn
    [investigator] The investigator turns
   *[jack] Jack turns
} { $place }, the open crossroads: nothing changes.
pocket-told-exchange = { $who ->
    [you] You exchange
    [investigator] The investigator exchanges
   *[jack] Jack exchanges
} { $place } ({ NAME($suspect, form: "short") }) and { $other } ({ NAME($second, form: "short") }).
pocket-told-alibi = { $who ->
    [you] You take
    [investigator] The investigator takes
   *[jack] Jack takes
} an alibi card.
pocket-told-draw-hidden = He keeps the card hidden; its hourglasses count for him.
pocket-told-draw-own = Your alibi card is { NAME($suspect) }: { $hourglasses ->
    [0] no hourglass.
    [one] 1 hourglass.
   *[other] { $hourglasses } hourglasses.
}
pocket-told-draw-shown = The alibi card shows { NAME($suspect) }, { $cleared ->
    [now] who is cleared at once.
   *[before] who was cleared before.
}
pocket-told-open = Lane’s tile has no wall any more: all four streets are open.
pocket-told-toss = Round { $round }: the tokens are tossed. { $first ->
    [you] You begin.
    [investigator] The investigator begins.
   *[jack] Jack begins.
}
pocket-told-turned = Round { $round }: all four tokens are turned over. { $first ->
    [you] You begin.
    [investigator] The investigator begins.
   *[jack] Jack begins.
}

pocket-sight-gained = Newly in sight: { NAMES($gained, form: "short") }.
pocket-sight-lost = No longer in sight: { NAMES($lost, form: "short") }.
pocket-sight-both = Newly in sight: { NAMES($gained, form: "short") }. No longer: { NAMES($lost, form: "short") }.
pocket-sight-same = This changes nothing in who is in sight.

## The call for witnesses

pocket-call-heading = Round { $round }: the witnesses are called
pocket-call-question = Every suspect in a line of sight is seen. Is Jack among them?
pocket-call-line = { COUNT($suspects) ->
    [0] { NAME($detective) }, on space { $space }, sees no suspect.
   *[other] { NAME($detective) }, on space { $space }, sees { NAMES($suspects, form: "short") }.
}
pocket-call-answer-seen = Jack was seen. { COUNT($suspects) ->
    [one] Only one suspect was in sight: { NAMES($suspects, form: "short") }.
   *[other] He is one of those in sight: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-unseen = Jack was not seen. { COUNT($suspects) ->
    [one] He is not { NAMES($suspects, form: "short") }.
   *[other] He is none of those in sight: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-nobody = Jack was not seen: nobody was in sight.
pocket-call-answer-seen-you = You were seen: { NAME($suspect) } was in sight.
pocket-call-answer-unseen-you = You were not seen: { NAME($suspect) } was out of sight.
pocket-call-cleared-seen = { COUNT($suspects) ->
    [0] Nobody is cleared, for every suspect was in sight.
    [one] { NAMES($suspects, form: "short") } is cleared: Jack was in sight, and { NAMES($suspects, form: "short") } was not.
   *[other] { NAMES($suspects, form: "short") } are cleared: Jack was in sight, and they were not.
}
pocket-call-cleared-unseen = { COUNT($suspects) ->
    [0] Nobody is cleared, for no suspect was in sight.
    [one] { NAMES($suspects, form: "short") } is cleared: Jack was out of sight, and { NAMES($suspects, form: "short") } was not.
   *[other] { NAMES($suspects, form: "short") } are cleared: Jack was out of sight, and they were not.
}
pocket-call-token-seen = The investigator takes the round token.
pocket-call-token-unseen = Jack takes the round token, an hourglass. He has { $tokens ->
    [one] one such token.
   *[other] { $tokens } such tokens.
}
pocket-call-chase = Jack is found out, yet he has his six hourglasses: the chase is on. From now on the investigator wins at the first call at which Jack is seen. If he stays unseen through round 8, Jack gets away.

## The end

pocket-end-cards = { COUNT($suspects) ->
    [0] He drew no alibi card and had { $total ->
        [one] 1 hourglass.
       *[other] { $total } hourglasses.
    }
   *[other] His alibi cards: { NAMES($suspects) }, with { $hourglasses ->
        [one] 1 hourglass
       *[other] { $hourglasses } hourglasses
    }; with the round tokens he had { $total }.
}
pocket-end-reason-one-left = One suspect was left, and Jack did not have six hourglasses.
pocket-end-reason-both-seen = Only one suspect was left and Jack had his six hourglasses, but he was seen: caught in the act.
pocket-end-reason-both-unseen = Only one suspect was left, but Jack had his six hourglasses and was not seen in the last round.
pocket-end-reason-chase-caught = Jack was seen in the chase.
pocket-end-reason-chase-escaped = Jack stayed unseen to the end of the chase.
pocket-end-reason-hourglasses = Jack gathered { $hourglasses } hourglasses while { $suspects } suspects were left.
pocket-end-reason-time = Eight rounds are over and { $suspects } suspects are left: Jack slips away in the morning mist.

## Plain mode: what the drawing shows, in sentences

pocket-plain-turn = Round { $round } of 8, action { $step } of 4: { $actor ->
    [you] your turn.
    [investigator] the investigator’s turn.
   *[jack] Jack’s turn.
}
pocket-plain-tile = { $place }: { NAME($suspect) } ({ $letter }){ $cleared ->
    [yes] , cleared
   *[no] { "" }
}, { $wall ->
    [n] wall to the north
    [e] wall to the east
    [s] wall to the south
    [w] wall to the west
   *[none] no wall
}{ COUNT($seers) ->
    [0] { "" }
   *[other] , in sight of { NAMES($seers) }
}{ $rotated ->
    [yes] , rotated this round
   *[no] { "" }
}.
pocket-plain-empty = { $place }: no tile yet.
pocket-plain-detective = { NAME($detective) }, on space { $space }, looks { NAME($heading) } { $heading ->
    [n] up column
    [s] down column
   *[other] along row
} { $street } and { COUNT($places) ->
    [0] faces a wall: nothing in sight.
   *[other] sees { LIST($places) }: { COUNT($suspects) ->
        [0] no suspect there.
       *[other] { NAMES($suspects, form: "short") }.
    }
}
pocket-plain-round = Round { $round }: { $taker ->
    [investigator] Jack was seen.
   *[jack] Jack was not seen, and has the token.
}
pocket-plain-cards-shown = { COUNT($suspects) ->
    [0] No alibi card has been shown.
   *[other] Alibi cards shown: { NAMES($suspects) }.
}
pocket-plain-cards-jack = { COUNT($suspects) ->
    [0] Jack has drawn no alibi card.
   *[other] Alibi cards Jack has drawn: { NAMES($suspects) }.
}

## Notes, history, moves

pocket-notes-ruled-out = Not cleared, yet ruled out by the count of hourglasses: { NAMES($suspects) }.
pocket-notes-hidden = { $cards ->
    [one] The hourglasses on Jack’s hidden card:
   *[other] The hourglasses on Jack’s { $cards } hidden cards together:
}
pocket-notes-hourglasses = {"  "}{ $hourglasses }: { $percent } %
pocket-moves-heading = Each action, and how many suspects it would leave in sight : out of sight.
pocket-moves-legend = { $mark } means that you yourself would be in sight.
pocket-moves-group = { $seen } in sight, { $unseen } out of sight{ $jack ->
    [seen] , you in sight
    [unseen] , you out of sight
   *[unknown] { "" }
}: { LIST($words) }.

## Help

pocket-help-you-investigator = You are the investigator: clear all but one before Jack has 6 hourglasses.
pocket-help-you-jack = You are Jack: gather 6 hourglasses, one for each call unseen, or last 8 rounds.
pocket-help-aim-investigator = A call tells you most when about half of the suspects are in sight.
pocket-help-aim-jack = Stay out of sight in company: whoever shares your fate remains suspected too.
pocket-help-now-detective = {"  "}{ $word }-1  { $word }-2: { NAME($word) } goes 1 or 2 spaces clockwise.
pocket-help-now-joker = { $role ->
    [investigator] {"  "}joker-holmes  joker-watson  joker-toby: that one goes 1 space clockwise.
   *[jack] {"  "}joker-holmes  joker-watson  joker-toby  joker-none: one goes 1 space clockwise, or nobody.
}
pocket-help-now-rotate = {"  "}{ $example }  (or -180, -270): turn a tile clockwise; each tile once a round.
pocket-help-now-exchange = {"  "}{ $example }: two tiles change places; walls keep their direction.
pocket-help-now-alibi = { $role ->
    [investigator] {"  "}alibi: the top alibi card is shown, and its suspect cleared.
   *[jack] {"  "}alibi: draw the top alibi card in secret; its hourglasses are yours.
}

pocket-topic-alibi =
    alibi: the top alibi card is taken.
    If the investigator takes it, it is shown. Its suspect is innocent: the tile is
    turned over at once, and Jack can never gain the hourglasses on that card.
    If Jack takes it, he keeps it hidden, and its hourglasses count for him: none
    for Lestrade and Goodley, two for Madame, one for everybody else. The suspect
    stays on the board.
pocket-topic-holmes =
    holmes-1, holmes-2: Holmes goes 1 or 2 spaces clockwise round the board.
    The spaces are numbered clockwise from 0, above a3; after 11 comes 0.
    Any number of detectives may share a space.
pocket-topic-watson =
    watson-1, watson-2: Watson goes 1 or 2 spaces clockwise round the board.
    The spaces are numbered clockwise from 0, above a3; after 11 comes 0.
    Any number of detectives may share a space.
pocket-topic-toby =
    toby-1, toby-2: Toby goes 1 or 2 spaces clockwise round the board.
    The spaces are numbered clockwise from 0, above a3; after 11 comes 0.
    Any number of detectives may share a space.
pocket-topic-rotate =
    rotate-b2-90, -180 or -270: the tile on b2 is turned clockwise so many degrees.
    Suspects and cleared tiles alike may be turned, but no tile twice in a round,
    by either player. A tile turned in this round bears a * behind its name.
pocket-topic-exchange =
    exchange-a1-c3: the tiles on a1 and c3 change places; any two tiles may.
    They are not turned: a wall to the north stays to the north.
pocket-topic-joker =
    joker-holmes, joker-watson, joker-toby: that one goes 1 space clockwise.
    Only Jack may also play joker-none and leave all three where they are.
pocket-topic-board =
    Columns are a b c from the left, rows 1 2 3 from the bottom: a3 is top left.
    A letter where streets meet is a suspect, named in the list; [ ] round it means
    in sight. A solid bar is a wall. Light houses without a letter: cleared.
    H, W and T outside are Holmes, Watson and Toby, each on a numbered space. The
    thin lines along the streets are their lines of sight.
pocket-topic-board-plain =
    The columns a b c lie from west to east, the rows 1 2 3 from south to north, so
    a3 is the north-west corner. On each of the nine tiles streets meet from four
    sides; one of them may be closed by a wall.
    Twelve spaces lie round the board, clockwise. From each, one looks straight in:
    0, 1 and 2 in the north: south down the columns a, b and c;
    3, 4 and 5 in the east: west along the rows 3, 2 and 1;
    6, 7 and 8 in the south: north up the columns c, b and a;
    9, 10 and 11 in the west: east along the rows 1, 2 and 3.
    After 11 comes 0 again.
pocket-topic-sight =
    Each detective looks straight along his row or column, nearest tile first.
    A wall on the near side of a tile hides it. A wall on its far side ends the
    view behind it. Walls at its sides, suspects and detectives hide nothing.
pocket-topic-witnesses =
    After the fourth action of a round the witnesses are called. Whoever is in a
    line of sight is seen; Jack must say whether he is, and cannot lie.
    If he is, all out of sight are cleared, and the investigator takes the round
    token. If not, all in sight are cleared, and Jack takes it: one hourglass.
pocket-topic-end =
    The investigator’s goal: one suspect left. Jack’s: six hourglasses, on round
    tokens and on alibi cards he drew (his own identity does not count).
    Both are tested after each call. If both are reached at once, Jack loses if he
    was seen; if not, the chase begins: he must stay unseen through round 8.
    If neither is reached in eight rounds, Jack wins.
pocket-topic-words =
    Type an action or a command in full, or any beginning of it that is clear.
    Spaces do for dashes. Before an action is played you see the board after it:
    Enter plays it, u takes it back.
    Commands: board, moves, moves rotate, preview WORD, suspects, history, history
    words, primer, save FILE, undo, quit, why. Ctrl-C offers to save. Where a game
    is saved, you are told how to go on with it.
