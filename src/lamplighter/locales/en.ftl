### The sentences of Lamplighter, in English. This catalogue is complete; every other
### language falls back to it.
###
### NAME($x) is the name of a suspect, a detective, a side... (message `name-...`), NAMES($xs)
### several of them in a list, LIST($xs) several words in a list, COUNT($xs) how many.
### A name may have forms: give message `name-gull` the attribute `.acc` and write
### NAME($x, form: "acc"). `.short` is a name for lists. Words of the game and commands (rotate-b2-90, moves, quit) are typed by the player:
### never translate them.

## Lists

list-none = nobody
list-two = { $first } and { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } and { $second }

or-two = { $first } or { $second }
or-start = { $first }, { $second }

## Names

name-lestrade = Inspector Lestrade
    .short = Lestrade
name-goodley = Sergeant Goodley
    .short = Goodley
name-bert = Jeremy Bert
    .short = Bert
name-pizer = John Pizer
    .short = Pizer
name-smith = John Smith
    .short = Smith
name-lane = Joseph Lane
    .short = Lane
name-stealthy = Miss Stealthy
    .short = Stealthy
name-gull = William Gull
    .short = Gull
name-madame = Madame

name-holmes = Holmes
name-watson = Watson
name-toby = Toby

name-n = north
name-ne = north-east
name-e = east
name-se = south-east
name-s = south
name-sw = south-west
name-w = west
name-nw = north-west

name-investigator = the investigator
    .short = investigator
name-detective = the detective
    .short = detective
name-jack = Jack

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

initial-investigator = I
initial-detective = D
initial-jack = J

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
heading-over = The game is over in round { $round }: { NAME($winner) } has won
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
state-cleared = cleared
state-you = you
state-jack = Jack

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
start-preparing = Preparing the rules for this computer: some seconds, only this once …
start-preparing-bot = Preparing { $name } for this computer, too: some seconds, only this once …
start-role = You are { NAME($role) }; { NAME($other) } is the bot { $opponent }. Type ? at any time.
start-together = Two persons play. Type ? at any time.
start-sealed = The deal is sealed: { $commitment }… (history shows the whole seal).
start-no-opponent = There is no opponent called “{ $name }”. Choose one of: { LIST($names) }.

setup-game = Which game will you play?
pocket-game-option = pocket: Mr. Jack Pocket, nine tiles and three detectives; a quarter of an hour
london-game-option = london: Mr. Jack, the map of Whitechapel and its lamps; half an hour or more
setup-role = Which side will you play?
pocket-role-option = { $role ->
    [investigator] investigator: find out which of nine suspects is Jack
    [jack] jack: stay in the dark and gather six hourglasses
   *[random] random: whichever comes
}
setup-opponent = Against whom?
setup-opponent-option = { $name ->
    [greedy] greedy: a bot that plays sensibly
    [random] random: a bot that plays without looking
    [human] human: a second person at this keyboard
   *[other] { $name }: a bot
}
setup-option = {"  "}{ $number }  { $option }
setup-prompt = {"Number or name (Enter = 1, ? = how the game works): "}
setup-again = Please type a number from 1 to { $count }, or one of: { LIST($names) }.

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

turn-prompt = { NAME($role, form: "short") } (? for help)>{" "}
turn-hint = Type an action such as { $example }, or ? for help.
turn-saved-without = { $count ->
    [one] The 1 word of this turn is not played yet, so it is not kept.
   *[other] The { $count } words of this turn are not played yet, so they are not kept.
}
turn-go-again = Played. You go again.
turn-hint-first = Type an action, such as { $short } for { $example }. You see it first.
turn-confirm = { $count ->
    [one] Play { $word }? Enter = yes, u = take it back:{" "}
   *[other] Play these { $count } words? Enter = yes, u = take back { $word }:{" "}
}
turn-taken-back = { $word } taken back. Nothing was played.
turn-preview-first = First say whether to play it: Enter = yes, u = take { $word } back. Or type another action instead.
pocket-turn-which-rotate = Rotate which tile, and how far? For example: { $example }
pocket-turn-which-exchange = Exchange which two tiles? For example: { $example }
turn-nothing-to-undo = There is nothing to take back: a confirmed move stands, since it may have revealed something.
turn-unclear = “{ $typed }” can mean { $words }{ $more ->
    [0] .
    [one] {" "}or one more. Type some more of it.
   *[other] {" "}or { $more } more. Type some more of it.
}
turn-unknown = { COUNT($alike) ->
    [0] “{ $typed }” is not a word of this game. moves lists the actions, ? explains.
   *[other] “{ $typed }” is not a word of this game. Did you mean { $either }?
}

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

preview-heading = { $count ->
    [one] PREVIEW of { $word }: nothing is played yet
   *[other] NOT YET PLAYED: { $word }
}
preview-only = That was a preview. Type { $word } to play it, board to see the board as it is.
preview-what = “{ $typed }” is no action that is possible now. Type preview and one of the actions, moves lists them.
pocket-preview-alibi = { $role ->
    [investigator] The top card will be shown, and its suspect cleared at once. Its hourglasses are then out of Jack’s reach.
   *[jack] You will draw the top card in secret, and its hourglasses count for you.
}
preview-last = After it the witnesses are called.

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

## What has happened

told-with-change = { $told } { $change }
told-jack = { $known ->
    [you] You draw your identity: { NAME($suspect) }.
    [yes] Jack draws his identity: he is { NAME($suspect) }.
   *[no] Jack draws his identity, and keeps it to himself.
}
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
call-heading-after = Round { $round }: the witnesses have spoken
pocket-call-line = { COUNT($suspects) ->
    [0] { NAME($detective) }, on space { $space }, sees no suspect.
   *[other] { NAME($detective) }, on space { $space }, sees { NAMES($suspects, form: "short") }.
}
pocket-call-answer-seen = JACK WAS SEEN. { COUNT($suspects) ->
    [one] Only one suspect was in sight: { NAMES($suspects, form: "short") }.
   *[other] He is one of those in sight: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-unseen = JACK WAS NOT SEEN. { COUNT($suspects) ->
    [one] He is not { NAMES($suspects, form: "short") }.
   *[other] He is none of those in sight: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-nobody = JACK WAS NOT SEEN: nobody was in sight.
pocket-call-answer-seen-you = YOU WERE SEEN: { NAME($suspect) } was in sight.
pocket-call-answer-unseen-you = YOU WERE NOT SEEN: { NAME($suspect) } was out of sight.
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
call-left = { COUNT($suspects) ->
    [one] One suspect is left: { NAMES($suspects, form: "short") }.
   *[other] { COUNT($suspects) } suspects are left: { NAMES($suspects, form: "short") }.
}
pocket-call-chase = Jack is found out, yet he has his six hourglasses: THE CHASE IS ON. From now on the investigator wins at the first call at which Jack is seen. If he stays unseen through round 8, Jack gets away.

## The end

end-jack = { $who ->
    [you] YOU WERE { NAME($suspect) }.
   *[jack] JACK WAS { NAME($suspect) }.
}
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
end-winner = { $who ->
    [you] YOU HAVE WON.
    [investigator] THE INVESTIGATOR HAS WON.
    [detective] THE DETECTIVE HAS WON.
   *[jack] JACK HAS WON.
}
pocket-end-reason-one-left = One suspect was left, and Jack did not have six hourglasses.
pocket-end-reason-both-seen = Only one suspect was left and Jack had his six hourglasses, but he was seen: caught in the act.
pocket-end-reason-both-unseen = Only one suspect was left, but Jack had his six hourglasses and was not seen in the last round.
pocket-end-reason-chase-caught = Jack was seen in the chase.
pocket-end-reason-chase-escaped = Jack stayed unseen to the end of the chase.
pocket-end-reason-hourglasses = Jack gathered { $hourglasses } hourglasses while { $suspects } suspects were left.
pocket-end-reason-time = Eight rounds are over and { $suspects } suspects are left: Jack slips away in the morning mist.

## Two persons at one keyboard

curtain-pass = The keyboard goes to { NAME($player) }. { $looks_away ->
    [yes] Press Enter when the other one looks away:
   *[no] Press Enter to go on:
}{" "}
curtain-empty-lines = ({ $lines } empty lines hide the turn of { NAME($player) }. Please do not scroll back.)
pause = Press Enter to go on:{" "}
pause-witnesses = Press Enter for their answer:{" "}

## Plain mode: what the drawing shows, in sentences

pocket-plain-turn = Round { $round } of 8, action { $step } of 4: { $actor ->
    [you] your turn.
    [investigator] the investigator’s turn.
   *[jack] Jack’s turn.
}
plain-order = Order of this round: { NAMES($players) }.
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

notes-title = { $count ->
    [one] Given all that is public, Jack can only be:
   *[other] Given all that is public, Jack is one of { $count }:
}
notes-suspect = {"  "}{ NAME($suspect) }: { $percent } %
pocket-notes-ruled-out = Not cleared, yet ruled out by the count of hourglasses: { NAMES($suspects) }.
pocket-notes-hidden = { $cards ->
    [one] The hourglasses on Jack’s hidden card:
   *[other] The hourglasses on Jack’s { $cards } hidden cards together:
}
pocket-notes-hourglasses = {"  "}{ $hourglasses }: { $percent } %
history-empty = Nothing has happened yet.
history-commitment = The deal was sealed before the first move by this commitment: { $commitment }
history-deal = The deal
history-words-deal = The deal: { $words }
history-round = Round { $round }: { $words }
history-verdict-seen = {"  "}Jack was seen.
history-verdict-unseen = {"  "}Jack was not seen.
pocket-moves-heading = Each action, and how many suspects it would leave in sight : out of sight.
pocket-moves-legend = { $mark } means that you yourself would be in sight.
pocket-moves-group = { $seen } in sight, { $unseen } out of sight{ $jack ->
    [seen] , you in sight
    [unseen] , you out of sight
   *[unknown] { "" }
}: { LIST($words) }.
moves-none = No action that is possible now begins like that.

## Help

pocket-help-you-investigator = You are the investigator: clear all but one before Jack has 6 hourglasses.
pocket-help-you-jack = You are Jack: gather 6 hourglasses, one for each call unseen, or last 8 rounds.
pocket-help-aim-investigator = A call tells you most when about half of the suspects are in sight.
pocket-help-aim-jack = Stay out of sight in company: whoever shares your fate remains suspected too.
help-now = What you can do now:
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
help-typing-example = { $short } for { $word }
help-typing = Any clear beginning will do: { LIST($examples) }.
help-commands =
    Besides actions:
      moves      what each action would show    suspects   who can be Jack
      preview    look at one without playing    history    what has happened
      board      show the board again           primer     the game in short
      why        why each is seen or not        save FILE, quit
help-more = Rules: ? and one of { LIST($topics) }.
help-no-topic = There is help about: { LIST($topics) }.

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

## Saving and leaving

save-resume = The game is kept. To go on with it:
save-over = The game is kept. To check that the deal was fair and every move legal:
save-exists = Not saved: { $path } belongs to something else. Choose another name: save FILE. The game itself is unharmed.
save-failed = Not saved to { $path }: { $why }. Choose another place: save FILE. The game itself is unharmed.
save-refused = The record cannot be written to { $path }: { $why }. Choose another file.
leave-question = Enter = save and leave, n = leave without saving, b = back, or a file name:{" "}
again = Again? Enter = sides swapped, s = same sides, q = leave:{" "}
again-together = Again? Enter = another game, q = leave:{" "}
leave-unsaved = Left without saving. Good night.
leave-nothing = Nothing new was played. Good night.
leave-before-start = Good night.
leave-end-of-input = There is nothing more to read, so the game stops here.
resume-done = Welcome back. The game goes on in round { $round }.
resume-missing = The game { $path } cannot be opened: { $why }.
resume-damaged = { $path } cannot be read as a game: { $why }
resume-over = The game in { $path } is over. To look at it:
resume-settled = Which game it is, who plays and how it was dealt is settled in { $path }: leave out GAME, --board, --role, --opponent and --seed.
resume-no-secret = The secret part of this game is missing: { $path }. It is written beside the record when a game is saved, and the game cannot go on without it.

## London: the page. The panel beside the map has 26 columns in a window of 80.

london-title = Mr. Jack in London
london-role-option = { $role ->
    [detective] detective: find out which of eight characters is Jack, and accuse him
    [jack] jack: stay undecided for eight rounds, or escape from Whitechapel
   *[random] random: whichever comes
}

# At most 26 columns: it stands at the head of the panel.
london-heading-turn = Round { $round }/8  { $order }{ $actor ->
    [you] {"  "}you
   *[other] { "" }
}
london-heading-between = Round { $round } of 8: { $due ->
    [jack] Jack is to draw his identity
    [draw] the alibi card is to be drawn
    [cards] four character cards are to be turned up
   *[other] the round is over
}

# At most five columns: they stand outside the map, beside the exits.
london-exit-free = free
london-exit-closed = shut
london-exit-yours = +free

# At most eight columns.
london-panel-name = { NAME($character, form: "short") }
# At most nine columns.
london-state-visible = visible
london-state-invisible = in dark
london-state-stayed = not Jack
london-state-gone = left { $exit }

london-why-lamp = { COUNT($lamps) ->
    [one] lamp { LIST($lamps) }
   *[other] lamps { LIST($lamps) }
}
london-why-beam = the beam
london-why-company = beside { NAMES($others, form: "short") }

# At most 26 columns each.
london-panel-cards = To play    { $letters }
london-panel-coming = Next round { $letters }
london-panel-coming-others = Next round the other four
london-panel-coming-shuffled = Next round new cards
london-panel-last-round = This is the last round
london-panel-witness-card = Witness card: { $status ->
    [seen] visible
   *[unseen] INVISIBLE
}
london-panel-lamp = Goes out   lamp { $number } ({ $place })
london-panel-lantern = Lantern    { NAME($direction) }
london-panel-alibis = Alibis     D { $detective }, J { $jack }
london-panel-calls = Calls      { $signs }
london-panel-own-alibis = Yours      { $letters }

london-owed-facing = Set Watson’s lantern
london-owed-whistle = Whistle on: { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
london-owed-both = { NAME($character, form: "short") }: move, { $character ->
    [goodley] whistle { $points }
    [smith] a lamp
    [lestrade] a cordon
   *[bert] a cover
}
london-owed-ability = { NAME($character, form: "short") }: { $character ->
    [goodley] whistle { $points }
    [smith] move a lamp
    [lestrade] move a cordon
   *[bert] move a cover
}
london-owed-draw = Holmes: an alibi card
london-owed-move = { NAME($character, form: "short") }: { $character ->
    [gull] move or swap
   *[other] move
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
london-in-short =
    Eight characters walk the streets of Whitechapel. One of them is Jack, and only
    he knows who. Both sides move all eight: four cards are turned up each round;
    detective, Jack, Jack, detective (even rounds: reversed) choose one each. That
    character goes up to 3 streets and does what only he can: ? and his name tells.
    Visible is who stands beside a burning lamp, beside anybody else or in Watson’s
    beam. After four turns Jack must say whether he is visible: if so, all in the
    dark are cleared; if not, all who are visible. Lamps 1 to 4 go out one by one.
    The detective wins by ending a move on Jack; on anybody else he loses at once.
    Jack wins after eight rounds, or by leaving through a free exit, with his own
    character, in the round after a call at which he was not visible.

## London: what has happened

london-told-play = { $who ->
    [you] You play
    [detective] The detective plays
   *[jack] Jack plays
} { NAME($character, form: "short") }.
london-told-move = { NAME($character, form: "short") } goes from { $begin } to { $end }.
london-told-stay = { NAME($character, form: "short") } has nowhere to go and stays on { $place }.
london-told-escape = { NAME($character, form: "short") } goes from { $begin } through the gate { $gate } and leaves Whitechapel through the exit { $exit }!
london-told-escape-gate = { NAME($character, form: "short") } leaves Whitechapel from { $gate } through the exit { $exit }!
london-told-accuse = { NAME($character, form: "short") } goes to { $place } and accuses { NAME($accused) }!
london-told-swap = Gull and { NAME($other, form: "short") } change places: Gull is on { $place } now, { NAME($other, form: "short") } on { $second }.
london-told-whistle = Goodley whistles { NAME($other, form: "short") } from { $begin } to { $end } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
london-told-face = Watson’s lantern shines { NAME($direction) }.
london-told-lamp = { $number ->
    [0] Smith carries a light from { $begin } to { $end }.
   *[other] Smith carries light { $number } from { $begin } to { $end }.
}
london-told-cordon = Lestrade frees the exit { $begin } and closes { $end }.
london-told-cover = Bert opens the manhole { $begin } and covers { $end }.
london-told-draw-own = Your alibi card is { NAME($suspect) }{ $role ->
    [jack] , so the detective cannot draw it.
   *[detective] , who is not Jack.
}
london-told-draw-open = { $taker ->
    [detective] The detective takes an alibi card:
   *[jack] Jack takes an alibi card:
} { NAME($suspect) }.
london-told-draw-hidden = { $taker ->
    [detective] The detective takes an alibi card and keeps it to himself.
   *[jack] Jack takes an alibi card and keeps it to himself.
}
london-told-round = Round { $round } has { NAMES($characters, form: "short") }. { $first ->
    [you] You begin.
    [detective] The detective begins.
   *[jack] Jack begins.
}

london-sight-gained = Now visible: { NAMES($gained, form: "short") }.
london-sight-lost = No longer visible: { NAMES($lost, form: "short") }.
london-sight-both = Now visible: { NAMES($gained, form: "short") }. No longer: { NAMES($lost, form: "short") }.
london-sight-same = This changes nothing in who is visible.

london-note-accuse = { NAME($accuser, form: "short") } accuses { NAME($accused, form: "short") } on { $place }.
london-note-accuse-open = That decides the game at once: you win if { NAME($accused, form: "short") } is Jack, and lose if not.
london-note-accuse-certain = That decides the game at once: you win, for nobody but { NAME($accused, form: "short") } can be Jack.
london-note-accuse-cleared = YOU WOULD LOSE AT ONCE: { NAME($accused, form: "short") } is cleared, and so is not Jack.
london-note-accuse-stayed = YOU WOULD LOSE AT ONCE: { NAME($accused, form: "short") } is not Jack, who would have had to escape then.
london-note-accuse-card = YOU WOULD LOSE AT ONCE: you hold the alibi card of { NAME($accused, form: "short") }, who is not Jack.
london-note-escape = That ends the game at once: you get away, and have won.
london-note-alibi = Then you draw an alibi card in secret, and nothing can be taken back.

## London: the call for witnesses and the end

london-call-heading = Round { $round }: the witnesses are called. Is Jack among those who are visible?
london-call-reason = { NAME($suspect, form: "short") } ({ $why })
london-call-visible = { COUNT($reasons) ->
    [0] Nobody is visible.
   *[other] Visible: { LIST($reasons) }.
}
london-call-dark = { COUNT($suspects) ->
    [0] Nobody is in the dark.
   *[other] In the dark: { NAMES($suspects, form: "short") }.
}
london-call-answer-seen = JACK IS VISIBLE. { COUNT($suspects) ->
    [one] Only one suspect is: { NAMES($suspects, form: "short") }.
   *[other] He is one of { NAMES($suspects, form: "short") }.
}
london-call-answer-unseen = JACK IS NOT VISIBLE. { COUNT($suspects) ->
    [one] Only one suspect is in the dark: { NAMES($suspects, form: "short") }.
   *[other] He is one of { NAMES($suspects, form: "short") }.
}
london-call-answer-seen-you = YOU ARE VISIBLE: so the witnesses say, and { NAME($suspect) } stays suspect.
london-call-answer-unseen-you = YOU ARE NOT VISIBLE: so the witnesses say, and { NAME($suspect) } stays suspect.
london-call-own = { COUNT($suspects) ->
    [one] With your own alibi cards, you know: it is { NAMES($suspects, form: "short") }.
   *[other] With your own alibi cards, he is one of { NAMES($suspects, form: "short") }.
}
london-call-cleared-seen = { COUNT($suspects) ->
    [0] Nobody is cleared, for no suspect was in the dark.
    [one] { NAMES($suspects, form: "short") } is cleared: Jack was visible, and { NAMES($suspects, form: "short") } was in the dark.
   *[other] { NAMES($suspects, form: "short") } are cleared: Jack was visible, and they were in the dark.
}
london-call-cleared-unseen = { $count ->
    [0] Nobody is cleared, for no suspect was visible.
    [one] Cleared, for Jack was in the dark: { LIST($reasons) }.
   *[other] Cleared, for Jack was in the dark: { LIST($reasons) }.
}
london-call-lamp = Lamp { $number } on { $place } goes out for good.
london-call-card = { $status ->
    [seen] In the next round nobody can escape.
    [unseen-you] In the next round you may escape.
   *[unseen] In the next round Jack may escape.
}

london-end-cards = { COUNT($detective) ->
    [0] The detective drew no alibi card;
   *[other] The detective’s alibi cards: { NAMES($detective, form: "short") };
} { COUNT($jack) ->
    [0] Jack drew none.
   *[other] Jack’s: { NAMES($jack, form: "short") }.
}
london-end-accusation = { NAME($accuser, form: "short") } caught { NAME($accused, form: "short") } on { $place }: the accusation was right.
london-end-wrong-accusation = { NAME($accuser, form: "short") } accused { NAME($accused, form: "short") } on { $place }, who was not Jack: the accusation was wrong.
london-end-escape = Jack left Whitechapel in round { $round } through the exit { $exit }.
london-end-time = Eight rounds are over and nobody was accused ({ $suspects ->
    [one] 1 suspect was left
   *[other] { $suspects } suspects were left
}): Jack slips away in the morning mist.

## London: in plain mode

london-plain-turn = Round { $round } of 8, turn { $step } of { $turns }: { $actor ->
    [you] your turn.
    [detective] the detective’s turn.
   *[jack] Jack’s turn.
}
london-plain-left = Cards to play: { NAMES($characters, form: "short") }.
london-plain-coming = Cards of the next round: { NAMES($characters, form: "short") }.
london-plain-reach = { NAME($character, form: "short") } can go to { LIST($places) }.
london-plain-person = { NAME($character) } ({ $letter }), { $place }: { $status ->
    [visible] visible, { $why }
   *[invisible] in the dark
}{ $known ->
    [cleared] , cleared
    [stayed] , not Jack
   *[suspect] { "" }
}.
london-why-hint = Visible is who stands beside a burning lamp, in the beam or beside anybody else.
london-plain-gone = { NAME($character) } left through the exit { $exit }.
london-plain-lantern = Watson’s lantern shines { NAME($direction) }{ COUNT($places) ->
    [0] {" "}and lights no street.
   *[other] {" "}over { LIST($places) }.
}
london-plain-lamp = { $number ->
    [0] { $place }
   *[other] { $place } (lamp { $number })
}
london-plain-lamps = Burning: { LIST($lamps) }. Dark: { COUNT($dark) ->
    [0] none
   *[other] { LIST($dark) }
}.
london-plain-goes-out = The lamp on { $place } goes out when this round is over.
london-plain-lit = Streets in lamplight: { LIST($places) }.
london-plain-manholes = Open manholes: { LIST($opened) }. Covered: { LIST($covered) }.
london-help-gates = The exits: { LIST($gates) }.
london-gate = { $exit } by { $place }
london-plain-cordons = Exits: { LIST($gates) }. Closed by a cordon: { LIST($exits) }.
london-plain-round = Round { $round }: { $verdict ->
    [seen] Jack was visible.
   *[unseen] Jack was not visible.
}
london-plain-alibis = { $player ->
    [detective] The detective has drawn
   *[jack] Jack has drawn
} { $count ->
    [0] no alibi card.
    [one] 1 alibi card.
   *[other] { $count } alibi cards.
}
london-plain-alibis-known = { $who ->
    [you] Your alibi cards:
    [detective] The detective’s alibi cards:
   *[jack] Jack’s alibi cards:
} { NAMES($suspects, form: "short") }.

## London: notes and outlook

london-outlook = If the round ended now: { $seen ->
    [0] no suspect visible
    [one] 1 suspect visible
   *[other] { $seen } suspects visible
}, { $unseen } in the dark.
london-outlook-own = But for those whose cards you hold: { $seen ->
    [0] no suspect visible
    [one] 1 suspect visible
   *[other] { $seen } suspects visible
}, { $unseen } in the dark.
london-outlook-jack = You, { NAME($suspect) }, are { $status ->
    [seen] VISIBLE
   *[unseen] IN THE DARK
}. Suspects visible now: { $seen }, in the dark: { $unseen }.
london-split = Visible then: { NAMES($seen, form: "short") }. In the dark: { NAMES($unseen, form: "short") }.
london-split-jack = You, { NAME($suspect, form: "short") }, would be { $status ->
    [seen] VISIBLE
   *[unseen] IN THE DARK
}.
london-notes-stayed = Not cleared, yet not Jack, who would have had to escape where they stayed: { NAMES($suspects) }.
london-notes-own = { $count ->
    [one] With your own alibi cards, you know:
   *[other] With your own alibi cards, he is one of { $count }:
}
london-notes-detective = { $count ->
    [one] The detective holds an alibi card. It may be one of these suspects: { NAMES($suspects, form: "short") }.
   *[other] The detective holds { $count } alibi cards. Among them may be: { NAMES($suspects, form: "short") }.
}

london-moves-heading = Each word, and how many suspects it would leave visible : in the dark.
london-moves-legend = { $mark } means that you yourself would be visible.
london-moves-cost = Behind a whistle: the points that it costs (p).
london-moves-group = { $seen } visible, { $unseen } in the dark{ $jack ->
    [seen] , you visible
    [unseen] , you in the dark
   *[unknown] { "" }
}: { LIST($words) }.

london-moves-accuse = { $word } ({ NAME($accused, form: "short") }{ $innocent ->
    [cleared] , cleared: you would lose
    [stayed] , not Jack: you would lose
    [card] , whose card you hold: you would lose
   *[open] { "" }
})
london-moves-decisive = These decide the game at once: { LIST($words) }.

## London: what is not possible now

london-turn-cost = { $end } ({ $points })
london-turn-which-points = In brackets: the points that it costs.
london-turn-which = {"  "}{ $begin }{ LIST($ends) }
london-no-street = { $kind ->
    [lamp] { $place } is a lamp; nobody stands there.
   *[house] { $place } is a house; nobody stands there.
}
london-not-now-no-hand = { $word }: first choose a card. To play: { NAMES($characters, form: "short") }.
london-not-now-played = { NAME($character) } was played in this round already. To play: { NAMES($characters, form: "short") }.
london-not-now-card = { NAME($character) } is not among the cards of this round. To play: { NAMES($characters, form: "short") }.
london-not-now-in-hand = { $word } is not possible: { NAME($character, form: "short") } is in hand. undo puts the card back.
london-not-now-facing = First set the lantern: face-n, face-ne, face-se, face-s, face-sw or face-nw.
london-not-now-whistle = First the whistle is to be finished: { $points ->
    [one] 1 point is left.
   *[other] { $points } points are left.
}
london-not-now-ability = { $word } is for { NAME($character, form: "short") } alone; { NAME($other, form: "short") } is in hand.
london-not-now-used = { NAME($character, form: "short") } has done that already; only the move is left.
london-not-now-himself = Goodley whistles others, not himself.
london-not-now-twice = { NAME($character, form: "short") } has heard the whistle in this turn already; everybody is called once.
london-not-now-out-of-hearing = The whistle cannot bring that: everybody must come nearer to Goodley along the streets, to a free place, and { $points ->
    [one] exactly 1 point has
   *[other] exactly { $points } points have
} to be spent in the end. moves whistle lists what can.
london-not-now-lamp = { $word }: a light goes from a burning lamp to a dark one.
london-not-now-cordon = { $word }: a cordon goes from a closed exit to a free one.
london-not-now-cover = { $word }: a cover goes from a covered manhole to an open one.
london-not-now-face = The lantern is set right after Watson was moved, and only then.
london-not-now-moved = { NAME($character, form: "short") } has moved already.
london-not-now-jack-accuses = Only the detective accuses.
london-not-now-accuse = { $word }: { COUNT($places) ->
    [0] { NAME($character, form: "short") } can reach nobody.
   *[other] { NAME($character, form: "short") } can accuse on { LIST($places) }.
}
london-not-now-swap = Only Gull changes places with others, instead of moving.
london-not-now-stay = { NAME($character, form: "short") } has somewhere to go and must move.
london-not-now-occupied = { $role ->
    [detective] Somebody stands on { $place }. To end the move there is to accuse: accuse-{ $place }.
   *[jack] Somebody stands on { $place }; one can pass, but not stop there.
}
london-not-now-move = { $word } is out of reach for { NAME($character, form: "short") }. moves lists what can be reached.
london-not-now-detective-escapes = Only Jack escapes.
london-not-now-escape-seen = The witness card shows visible: nobody can escape in this round.
london-not-now-escape-other = You leave with { NAME($character) } alone, by his own move.
london-not-now-escape-cordon = There is a cordon at { $exit }.
london-not-now-escape-far = That exit is too far away: leaving costs one step from the street beside it.

## London: help

london-help-you-detective = You are the detective: find out who Jack is, and end a move on him.
london-help-you-jack = You are Jack: leave by a free exit after a call in the dark, or last 8 rounds.
london-help-aim-detective = A call tells you most when half of the suspects are visible. Mind the exits.
london-help-aim-jack = Go with the crowd: whoever shares your light or your dark stays suspected too.
london-help-play = Choose a card: { NAMES($characters, form: "short") }. For example { $example }.
london-help-now-move = {"  "}{ $word }, or just { $short }: go to { $drawn ->
    [yes] a street marked + on the map.
   *[no] a street within reach; moves lists them.
}
london-help-now-accuse = {"  "}{ $word }: end the move on somebody. If he is Jack you win, if not you lose.
london-help-now-escape = {"  "}{ $word }: leave Whitechapel, and win.
london-help-now-swap = {"  "}{ $word }: change places with { NAME($character, form: "short") }, or anybody else, instead of moving.
london-help-now-stay = {"  "}{ $word }: { NAME($character, form: "short") } has nowhere to go.
london-help-now-face = {"  "}{ $word }, or just { $short } (n, ne, se, s, sw, nw): the way the lantern shines.
london-help-now-lamp = {"  "}{ $word }: a light goes from a burning lamp to a dark one. Before or after the move.
london-help-now-cordon = {"  "}{ $word }: a cordon goes to a free exit. Before or after the move.
london-help-now-cover = {"  "}{ $word }: a cover goes to an open manhole. Before or after the move.
london-help-now-whistle = {"  "}{ $word }: { NAME($character, form: "short") } comes nearer; { $points ->
    [one] 1 point is
   *[other] { $points } points are
} to be spent.

london-topic-holmes =
    Holmes moves 1 to 3 streets. After the move his player draws an alibi card in
    secret: whoever it shows is not Jack.
london-topic-watson =
    Watson moves 1 to 3 streets. Then whoever moved him sets his lantern, in any
    of six directions; so does whoever swaps or whistles him to another place. The
    beam goes straight on until a house, a lamp or the edge of the board. All in
    it are visible, Watson himself is not lit by it.
    face-n, face-ne, face-se, face-s, face-sw, face-nw
london-topic-smith =
    Smith moves 1 to 3 streets and, before or after that, carries one light from a
    burning lamp to a dark one. The number goes with the light.
    lamp-f5-h4: the light on f5 goes to h4
london-topic-lestrade =
    Lestrade moves 1 to 3 streets and, before or after that, takes a cordon from
    one exit to a free one.
    cordon-ne-se: the cordon at ne goes to se
london-topic-stealthy =
    Stealthy (T) moves 1 to 4 steps and may cross houses and lamps on the way; she
    must end on a street.
london-topic-goodley =
    Goodley moves 1 to 3 streets and, before or after that, whistles: others come
    nearer to him, three steps in all, for one, two or three of them, each called
    once. Everybody must end strictly nearer to him along the streets, on a free
    street; manholes do not help. All that can be spent must be.
    whistle-bert-f10: Bert comes to f10. Again, until the points are spent.
london-topic-gull =
    Gull (U) moves 1 to 3 streets, or changes places with anybody instead.
    swap-bert: Gull and Bert change places
london-topic-bert =
    Bert moves 1 to 3 streets and, before or after that, takes a cover from one
    manhole to an open one, also from or to one on which somebody stands.
    cover-b1-k9: b1 is open then, k9 covered
london-topic-moving =
    A move goes over streets and manholes, and must end on another street than it
    began. People do not block the way, but nobody stops where somebody stands
    (except to accuse). Houses and lamps are in the way. From an open manhole one
    step leads to any other open one. moves lists what can be reached.
    Whoever has nowhere to go stays: stay.
london-topic-light =
    Visible is who stands beside a burning lamp, in the beam of Watson’s lantern,
    or beside anybody else, even if that one is cleared. All others are in the
    dark. On the map visible characters stand in brackets: [H].
london-topic-witnesses =
    After the fourth turn of a round Jack must say whether he is visible. If he
    is, all suspects in the dark are cleared; if not, all visible ones are. Those
    who are cleared stay on the map, in small letters, and are played like all
    others. The witness card shows the answer through the next round.
london-topic-lamps =
    At the end of round 1 the light with number 1 goes out for good, wherever it
    burns; so do 2, 3 and 4 after rounds 2, 3 and 4. The others stay.
london-topic-manholes =
    On the map a ring behind the name is an open manhole, a full one a covered
    one. From one open manhole to any other is one step. Covered ones are plain
    street.
london-topic-accuse =
    Only the detective accuses, by ending a move on somebody with the character he
    is playing: accuse-g5. If that is Jack he has won, if not he has lost.
london-topic-escape =
    While the witness card shows invisible, Jack may leave with his own character,
    by that character’s own move, through an exit without a cordon: escape-nw.
    From the street beside the exit it takes one step more. Then he has won.
london-topic-alibis =
    Whoever plays Holmes draws an alibi card. It shows somebody who is not Jack;
    only the one who drew it knows. So each side may know more than the board
    shows.
london-topic-board =
    Each hexagon bears its name: a letter for the column, a number for the
    diagonal. Capital letters are suspects, small ones are cleared; in brackets
    they are visible. ' ' is lamplight, = = the beam, the arrow at Watson its
    direction. Lamps stand in round brackets, with their number or a star while
    they burn. Shaded are houses. A ring is an open manhole, a full one is
    covered. + marks where the character in hand can go, ! whom it can accuse. The
    panel tells what the calls brought, round by round: V visible, I invisible.
london-topic-board-plain =
    Whitechapel has 13 columns of hexagons, a to m from west to east. Numbers fall
    from north to south in each column. Beside g5 are, clockwise from the north:
    g6, h6, h5, g4, f4 and f5. So a step north adds one to the number, a step
    north-east goes to the next column and adds one, a step south-east goes to the
    next column with the same number.
london-topic-end =
    The detective wins by a right accusation. Jack wins by a wrong one, by
    escaping, or if nobody was accused in eight rounds, even if all know who he
    is.
london-topic-words =
    Type an action or a command in full, or any beginning of it that is clear.
    Spaces do for dashes; play-, move- and face- may be left out, and the letter
    on the map does for a name. A turn takes several words: nothing is played
    before you confirm all of it, and u takes back the last one. Commands: board,
    moves, moves whistle, preview WORD, suspects, history, history words, primer,
    save FILE, undo, why, quit. Ctrl-C offers to save.

## The command line: all keys below begin with "cli-"
# The texts of --help are laid out anew, paragraph by paragraph. Names of options, commands
# and words stay as they are in every language.

cli-lamplighter = Mr. Jack Pocket and Mr. Jack in London at the terminal: play them, look at recorded games and check that they were fair, let bots play, count and measure.
cli-lamplighter-example = To begin: lamplighter play
cli-option-version = Print the version and leave.
cli-option-json = Print JSON, for programs.
cli-option-plain = Sentences instead of drawings: for a screen reader.
cli-option-colour = Colour, or none. Without this, colour where a terminal shows it and NO_COLOR is not set.
cli-argument-game = The game: pocket or london.
cli-option-board = The board of london; the first is meant where none is named.
cli-argument-file = The record of a game.

cli-play-short = Play a game.
cli-play = Play a game against the computer, or against a second person at the same keyboard. Whatever is not given is asked for.
cli-play-example = Example: lamplighter play pocket --role jack --opponent greedy
cli-option-role = Your side: investigator (in london: detective) or jack; random lets chance decide.
cli-option-opponent = A bot (greedy or random), or human: a second person at this keyboard.
cli-option-seed-of-play = Deal from this number, so that the same game can be dealt again. Without it the deal comes from a secret that proves it fair.
cli-option-resume = Go on with the unfinished game in this file.
cli-option-save = Keep the game in this file. Without it, in a file named after the time.

cli-replay-short = Go through a recorded game.
cli-replay = Go through a recorded game. In a terminal, Enter goes on word by word; elsewhere, or with --ply, one position is shown. Nothing of what comes later is told: you see what a spectator saw then.
cli-replay-example = Example: lamplighter replay game.txt --ply 23
cli-option-ply = Show the position after so many words of the game, those of chance counted too.
cli-ply = { $ply } of { $plies }: { $word }{ $verdict ->
    [seen] {" "}(Jack was seen)
    [unseen] {" "}(Jack was not seen)
   *[none] { "" }
}
cli-ply-none = 0 of { $plies }: before the deal
cli-step = Enter = on, b = back, a number = go there, ? = help, q = leave:{" "}
cli-step-last = That was the last word; q leaves.
cli-step-first = That is the beginning; Enter goes on.
cli-step-beyond = The game has { $plies } words: type a number from 0 to { $plies }.
cli-step-unknown = “{ $typed }” leads nowhere: type just Enter, b, a number from 0 to { $plies }, ? or q.
cli-step-help = Each page shows the game after one more of its { $plies } words; a word of chance (such as a card drawn) is one too. Enter goes on by one, b goes back by one, a number from 0 to { $plies } goes to the page with that number, and q leaves. Nothing is told before its time.
cli-no-ply = the game has { $plies } words, so there is no position after { $ply }: choose a number from 0 to { $plies }
cli-still-secret = the game is not over, so what { NAME($role) } knows is still secret: choose spectator

cli-verify-short = Check that a recorded game was fair.
cli-verify = Check a recorded game: the commitment, every outcome of chance, every move, every verdict of the witnesses and the result. The exit code is 1 if anything is wrong.
cli-verify-example = Example: lamplighter verify game.txt
cli-verify-fair = { $file }: all is right. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $verdicts ->
    [one] 1 verdict
   *[other] { $verdicts } verdicts
} follow the rules, and { $chance ->
    [one] 1 outcome of chance is that
   *[other] { $chance } outcomes of chance are those
} of the seed that was committed to before the game began.
cli-verify-chosen = { $file }: all is right. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $verdicts ->
    [one] 1 verdict
   *[other] { $verdicts } verdicts
} follow the rules, and { $chance ->
    [one] 1 outcome of chance is that
   *[other] { $chance } outcomes of chance are those
} of the seed. But a person chose the seed, and may have known what it would bring.
cli-verify-unfinished = { $file }: nothing is wrong so far. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $verdicts ->
    [one] 1 verdict
   *[other] { $verdicts } verdicts
} follow the rules. The outcomes of chance can be checked when the game is over.
cli-verify-wrong = { $file }: this is not right.
cli-verify-finding = { $finding }
cli-verify-no-client-seed = So nothing was bent on the way. That the seed was not picked from among several before that, only a seed which a player adds to it can show; this game has none, and needs none if you trust whoever dealt it.
cli-verify-not-dealt = The game did not begin with a deal but with a position that somebody gave.

cli-show-short = Draw one position.
cli-show = Draw one position, given as a position string, as one of the players or a spectator sees it.
cli-show-example = Example: lamplighter show "$(cat position.txt)" --viewer jack
cli-argument-position = A position string, in quotes; docs/notation.md has the grammar. The game and its board are found in it.
cli-option-viewer = Through whose eyes: investigator (in london: detective), jack or spectator. A game that is not over can only be replayed for those who know no secret of it.
cli-no-position = This is no position of { $game } that can be shown. { $why }
cli-position-of-another = A position of { $game } begins with one of { LIST($names) }.
cli-other-game = the position is one of { $game }: choose { $option } { $game }, or leave it out
cli-other-value = the position begins with { $value }: choose { $option } { $value }, or leave it out
cli-no-private-part = the position does not say what only { NAME($role) } knows: add its private part, after " = ", or choose another viewer

cli-simulate-short = Let two bots play many games.
cli-simulate = Let two bots play many games: the first is the investigator (in london: the detective), the second is Jack. The same seed gives the same games, however many workers share them.
cli-simulate-example = Example: lamplighter simulate pocket --bots greedy,random --games 200 --seed 7
cli-option-bots = Two bots, the investigator (detective) first: greedy, random.
cli-option-games = How many games.
cli-option-seed-of-simulate = Decides all deals and all choices of the bots.
cli-option-workers = How many processes share the work.
cli-progress-simulate = Playing
cli-match = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-match-player = { $role } { $bot } won { $wins }, { $rate } % (95 % interval { $low } to { $high })
cli-match-length = { $decisions } decisions a game on the average
cli-match-ending = { $role } by { $ending }: { $count }
cli-match-fault = { $bot } lost game { $index } by { $kind ->
    [illegal] an illegal action
   *[crash] a crash
}: { $why }
cli-match-more-faults = { $count ->
    [one] One more game was lost so.
   *[other] { $count } more games were lost so.
}

cli-perft-short = Count the ways to play on.
cli-perft = Count the ways to play on from a deal for a number of words, outcomes of chance included. Two engines that agree on these counts play by the same rules.
cli-perft-example = Example: lamplighter perft pocket --seed 7 --depth 3 --divide
cli-option-depth = For how many words.
cli-option-seed-of-perft = The deal.
cli-option-divide = Print the count below each first word as well.
cli-progress-perft = Counting
cli-perft-total = depth { $depth }: { $nodes }

cli-bench-short = Measure the speed of the engine.
cli-bench = Measure random play: inside compiled code, and from Python by legal_actions and apply_action, without and with observation tensors; and what a start takes.
cli-bench-example = Example: lamplighter bench pocket --json
cli-option-seconds = Seconds for each of the three ways to play.
cli-progress-bench = Measuring
cli-bench-way = { $way ->
    [compiled] compiled            { $decisions } decisions/s { $games } games/s
    [python] Python              { $decisions } decisions/s { $games } games/s
   *[python_with_tensor] Python with tensors { $decisions } decisions/s { $games } games/s
}
cli-bench-import-s = import              { $seconds } s
cli-bench-start-s = first view          { $seconds } s once compiled
cli-bench-compile-s = compiling           { $seconds } s more, once
cli-bench-peak-memory-mb = memory              { $megabytes } MB for a game
cli-bench-peak-memory-compiling-mb = memory              { $megabytes } MB when it compiles
cli-bench-machine = { $cpu }, { $system }

cli-error = lamplighter: { $what }
cli-system = { $path }: { $why }. Check the name, and whether you may use it.
cli-system-nameless = The system refused: { $why }.
cli-fault = This is a fault in Lamplighter, not in what you typed: { $what }. Nothing was changed. With { $variable }=1 in the environment the same command shows where it happened; please report that.
cli-no-game = there is no game { $name }: choose one of { LIST($names) }
cli-no-option = { $game } has no such option: leave it out, or choose another game
cli-no-value = there is no { $option } { $value }: choose one of { LIST($names) }
cli-which-game = say which game you mean: one of { LIST($names) }
cli-no-role-at-all = no game has { $name }: choose one of { LIST($names) }
cli-no-role = { $game } has no { $name }: choose one of { LIST($names) }
cli-no-bot = there is no bot { $name }: choose one of { LIST($names) }
cli-no-opponent = there is no opponent { $name }: choose one of { LIST($names) }
cli-not-a-pair = { $text } is not two bots: name two, with a comma between them and no space, such as greedy,random
