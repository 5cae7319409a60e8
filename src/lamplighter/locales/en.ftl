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
name-e = east
name-s = south
name-w = west

name-investigator = the investigator
name-jack = Jack

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

initial-investigator = I
initial-jack = J

heading-turn = Round { $round } of 8, action { $step } of 4 ({ $order }): { $actor ->
    [you] your turn
    [investigator] the investigator’s turn
   *[jack] Jack’s turn
}
heading-between = Round { $round } of 8: { $due ->
    [tile] the tiles are being dealt
    [jack] Jack is to draw his identity
    [draw] the alibi card is to be drawn
   *[toss] the tokens are to be tossed
}
heading-over = The game is over in round { $round }: { $winner ->
    [investigator] the investigator has won
   *[jack] Jack has won
}
heading-actions = { COUNT($spent) ->
    [0] Actions left: { LIST($actions) }
   *[other] Actions left: { LIST($actions) }. Spent: { LIST($spent) }
}
heading-coming = Next round: { LIST($actions) }
heading-coming-tossed = Next round: the tokens will be tossed again
heading-last-round = This is the last round

# At most three columns: it stands on the tile of Jack’s suspect, on his own screen.
board-mark-you = you

# At most fourteen columns.
state-seen = seen by { NAME($detective) }
state-seen-some = seen by { $initials }
state-seen-all = seen by all
state-unseen = not in sight
state-cleared = cleared
state-you = you
state-jack = Jack

panel-rounds = Rounds
panel-chase = The chase: Jack must stay unseen
panel-hourglasses = Jack: { $tokens } of 6 hourglasses{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 hidden card
   *[other] {" "}+ { $cards } hidden cards
}
panel-hourglasses-known = Jack: { $hourglasses } of 6 hourglasses
panel-cards = { COUNT($shown) ->
    [0] No alibi card shown yet
   *[other] Alibi shown: { LIST($shown) }
}
panel-cards-known = { COUNT($own) ->
    [0] Jack’s cards: none
   *[other] Jack’s cards: { LIST($own) }
}{ COUNT($shown) ->
    [0] { "" }
   *[other] ; shown: { LIST($shown) }
}

action-twice = { $action } (twice)

## Setting up a game

start-title = Mr. Jack Pocket
start-preparing = Preparing the rules for this computer: some seconds, only this once …
start-preparing-bot = Preparing { $name } for this computer, too: some seconds, only this once …
start-role = You are { $role ->
    [investigator] the investigator; Jack is the bot { $opponent }
   *[jack] Jack; the investigator is the bot { $opponent }
}. Type ? at any time.
start-together = Two persons play. Type ? at any time.
start-sealed = The deal is sealed: { $commitment }… (history shows the whole seal).
start-no-opponent = There is no opponent called “{ $name }”. Choose one of: { LIST($names) }.
start-no-game = { $why }

setup-role = Which side will you play?
setup-role-option = { $role ->
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
game-in-short =
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

turn-prompt = { $role ->
    [investigator] investigator
   *[jack] Jack
} (? for help)>{" "}
turn-hint = Type an action such as { $example }, or ? for help.
turn-hint-first = Type an action, such as { $short } for { $example }. You see it first.
turn-confirm = Play { $word }? Enter = yes, u = take it back:{" "}
turn-taken-back = { $word } taken back. Nothing was played.
turn-preview-first = First say whether to play { $word }, or type another action instead.
turn-which-rotate = Rotate which tile, and how far? For example: { $example }
turn-which-exchange = Exchange which two tiles? For example: { $example }
turn-nothing-to-undo = There is nothing to take back: a confirmed move stands, since it may have revealed something.
turn-unclear = “{ $typed }” can mean { LIST($words) }{ $more ->
    [0] .
    [one] {" "}or one more. Type some more of it.
   *[other] {" "}or { $more } more. Type some more of it.
}
turn-unknown = { COUNT($alike) ->
    [0] “{ $typed }” is not a word of this game. moves lists the actions, ? explains.
   *[other] “{ $typed }” is not a word of this game. Did you mean { LIST($alike) }?
}

outlook = If the round ended now: { $seen ->
    [0] nobody in sight
    [one] 1 suspect in sight
   *[other] { $seen } suspects in sight
}, { $unseen ->
    [0] nobody out of sight.
    [one] 1 out of sight.
   *[other] { $unseen } out of sight.
}
outlook-jack = You, { NAME($suspect) }, are { $status ->
    [seen] IN SIGHT
   *[unseen] NOT in sight
}. In sight now: { $seen }, out of sight: { $unseen }.

not-now-token = { $word } is not possible now. The actions left are: { LIST($actions) }.
not-now-rotated = The tile { $place } was rotated this round already; it may not be rotated again.
not-now-jack = { $word } is for Jack alone: the investigator must move somebody with the joker.

preview-heading = PREVIEW of { $word }: nothing is played yet
preview-only = That was a preview. Type { $word } to play it, board to see the board as it is.
preview-what = “{ $typed }” is no action that is possible now. Type preview and one of the actions, moves lists them.
preview-alibi = { $role ->
    [investigator] The top card will be shown, and its suspect cleared at once. Its hourglasses are then out of Jack’s reach.
   *[jack] You will draw the top card in secret, and its hourglasses count for you.
}
preview-last = It is the fourth action of the round: the witnesses are called right after it.

split-seen = { COUNT($suspects) ->
    [0] If the round ended there, nobody would be in sight.
   *[other] If the round ended there, in sight ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}
split-jack = You, { NAME($suspect) }, would { $status ->
    [seen] BE SEEN
   *[unseen] NOT be seen
}.
split-unseen = { COUNT($suspects) ->
    [0] Out of sight: nobody.
   *[other] Out of sight ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}

## What has happened

told-with-change = { $told } { $change }
told-move = { $who ->
    [you] You move
    [investigator] The investigator moves
   *[jack] Jack moves
} { NAME($detective) } { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}, to space { $space }.
told-joker = { $who ->
    [you] You play the joker:
    [investigator] The investigator plays the joker:
   *[jack] Jack plays the joker:
} { NAME($detective) } moves 1 space, to space { $space }.
told-joker-none = { $who ->
    [you] You play
    [investigator] The investigator plays
   *[jack] Jack plays
} the joker and leaves all three detectives where they are.
told-rotate = { $who ->
    [you] You turn
    [investigator] The investigator turns
   *[jack] Jack turns
} { $place } ({ NAME($suspect, form: "short") }) by { $degrees } degrees: its wall is now to the { NAME($side) }.
told-rotate-open = { $who ->
    [you] You turn
    [investigator] The investigator turns
   *[jack] Jack turns
} { $place }, the open crossroads: nothing changes.
told-exchange = { $who ->
    [you] You exchange
    [investigator] The investigator exchanges
   *[jack] Jack exchanges
} { $place } ({ NAME($suspect, form: "short") }) and { $other } ({ NAME($second, form: "short") }).
told-alibi = { $who ->
    [you] You take
    [investigator] The investigator takes
   *[jack] Jack takes
} an alibi card.
told-draw-hidden = He keeps the card hidden; its hourglasses count for him.
told-draw-own = Your alibi card is { NAME($suspect) }: { $hourglasses ->
    [0] no hourglass.
    [one] 1 hourglass.
   *[other] { $hourglasses } hourglasses.
}
told-draw-shown = The alibi card shows { NAME($suspect) }, { $cleared ->
    [now] who is cleared at once.
   *[before] who was cleared before.
}
told-open = Lane’s tile has no wall any more: all four streets are open.
told-toss = Round { $round }: the tokens are tossed. { $first ->
    [you] You begin.
    [investigator] The investigator begins.
   *[jack] Jack begins.
}
told-turned = Round { $round }: all four tokens are turned over. { $first ->
    [you] You begin.
    [investigator] The investigator begins.
   *[jack] Jack begins.
}

sight-gained = Newly in sight: { NAMES($gained, form: "short") }.
sight-lost = No longer in sight: { NAMES($lost, form: "short") }.
sight-both = Newly in sight: { NAMES($gained, form: "short") }. No longer: { NAMES($lost, form: "short") }.
sight-same = This changes nothing in who is in sight.

## The call for witnesses

call-heading = Round { $round }: the witnesses are called
call-question = Every suspect in a line of sight is seen. Is Jack among them?
call-heading-after = Round { $round }: the witnesses have spoken
call-line = { COUNT($suspects) ->
    [0] { NAME($detective) }, on space { $space }, sees no suspect.
   *[other] { NAME($detective) }, on space { $space }, sees { NAMES($suspects, form: "short") }.
}
call-answer-seen = JACK WAS SEEN. { COUNT($suspects) ->
    [one] Only one suspect was in sight: { NAMES($suspects, form: "short") }.
   *[other] He is one of those in sight: { NAMES($suspects, form: "short") }.
}
call-answer-unseen = JACK WAS NOT SEEN. { COUNT($suspects) ->
    [one] He is not { NAMES($suspects, form: "short") }.
   *[other] He is none of those in sight: { NAMES($suspects, form: "short") }.
}
call-answer-nobody = JACK WAS NOT SEEN: nobody was in sight.
call-answer-seen-you = YOU WERE SEEN: { NAME($suspect) } was in sight.
call-answer-unseen-you = YOU WERE NOT SEEN: { NAME($suspect) } was out of sight.
call-cleared-seen = { COUNT($suspects) ->
    [0] Nobody is cleared, for every suspect was in sight.
    [one] { NAMES($suspects, form: "short") } is cleared: Jack was in sight, and { NAMES($suspects, form: "short") } was not.
   *[other] { NAMES($suspects, form: "short") } are cleared: Jack was in sight, and they were not.
}
call-cleared-unseen = { COUNT($suspects) ->
    [0] Nobody is cleared, for no suspect was in sight.
    [one] { NAMES($suspects, form: "short") } is cleared: Jack was out of sight, and { NAMES($suspects, form: "short") } was not.
   *[other] { NAMES($suspects, form: "short") } are cleared: Jack was out of sight, and they were not.
}
call-token-seen = The investigator takes the round token.
call-token-unseen = Jack takes the round token, an hourglass. He has { $tokens ->
    [one] one such token.
   *[other] { $tokens } such tokens.
}
call-left = { COUNT($suspects) ->
    [one] One suspect is left: { NAMES($suspects, form: "short") }.
   *[other] { COUNT($suspects) } suspects are left: { NAMES($suspects, form: "short") }.
}
call-chase = Jack is found out, yet he has his six hourglasses: THE CHASE IS ON. From now on the investigator wins at the first call at which Jack is seen. If he stays unseen through round 8, Jack gets away.

## The end

end-jack = JACK WAS { NAME($suspect) }.
end-cards = { COUNT($suspects) ->
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
   *[jack] JACK HAS WON.
}
end-reason-one-left = One suspect was left, and Jack did not have six hourglasses.
end-reason-both-seen = Only one suspect was left and Jack had his six hourglasses, but he was seen: caught in the act.
end-reason-both-unseen = Only one suspect was left, but Jack had his six hourglasses and was not seen in the last round.
end-reason-chase-caught = Jack was seen in the chase.
end-reason-chase-escaped = Jack stayed unseen to the end of the chase.
end-reason-hourglasses = Jack gathered { $hourglasses } hourglasses while { $suspects } suspects were left.
end-reason-time = Eight rounds are over and { $suspects } suspects are left: Jack slips away in the morning mist.

## Two persons at one keyboard

curtain-pass = { $player ->
    [investigator] The keyboard goes to the investigator. Press Enter to go on:
   *[jack] The keyboard goes to Jack. Press Enter when the investigator looks away:
}{" "}
curtain-empty-lines = ({ $lines } empty lines hide Jack’s turn. Please do not scroll back.)
pause = Press Enter to go on:{" "}
pause-witnesses = Press Enter for their answer:{" "}

## Plain mode: what the drawing shows, in sentences

plain-turn = Round { $round } of 8, action { $step } of 4: { $actor ->
    [you] your turn.
    [investigator] the investigator’s turn.
   *[jack] Jack’s turn.
}
plain-order = Order of this round: { NAMES($players) }.
plain-tile = { $place }: { NAME($suspect) } ({ $letter }){ $cleared ->
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
plain-empty = { $place }: no tile yet.
plain-detective = { NAME($detective) }, on space { $space }, looks { NAME($heading) } { $heading ->
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
plain-round = Round { $round }: { $taker ->
    [investigator] Jack was seen.
   *[jack] Jack was not seen, and has the token.
}
plain-cards-shown = { COUNT($suspects) ->
    [0] No alibi card has been shown.
   *[other] Alibi cards shown: { NAMES($suspects) }.
}
plain-cards-jack = { COUNT($suspects) ->
    [0] Jack has drawn no alibi card.
   *[other] Alibi cards Jack has drawn: { NAMES($suspects) }.
}

## Notes, history, moves

notes-title = { $count ->
    [one] Given all that is public, Jack can only be:
   *[other] Given all that is public, Jack is one of { $count }:
}
notes-suspect = {"  "}{ NAME($suspect) }: { $percent } %
notes-ruled-out = Not cleared, yet ruled out by the count of hourglasses: { NAMES($suspects) }.
notes-hidden = { $cards ->
    [one] The hourglasses on Jack’s hidden card:
   *[other] The hourglasses on Jack’s { $cards } hidden cards together:
}
notes-hourglasses = {"  "}{ $hourglasses }: { $percent } %
history-empty = Nothing has happened yet.
history-commitment = The deal was sealed before the first move by this commitment: { $commitment }
history-deal = The deal
history-tile = { $place } { NAME($suspect, form: "short") } ({ NAME($side) })
history-tiles = The tiles, each with the side of its wall: { LIST($tiles) }.
history-jack = Jack drew his identity in secret.
history-jack-you = You drew your identity: { NAME($suspect) }.
history-words-deal = The deal: { $words }
history-round = Round { $round }: { $words }
history-verdict-seen = {"  "}Jack was seen.
history-verdict-unseen = {"  "}Jack was not seen.
moves-heading = Each action, and how many suspects it would leave in sight : out of sight.
moves-legend = { $mark } means that you yourself would be in sight.
moves-group = { $seen } in sight, { $unseen } out of sight{ $jack ->
    [seen] , you in sight
    [unseen] , you out of sight
   *[unknown] { "" }
}: { LIST($words) }.
moves-none = No action that is possible now begins like that.

## Help

help-you-investigator = You are the investigator: clear all but one before Jack has 6 hourglasses.
help-you-jack = You are Jack: gather 6 hourglasses, one for each call unseen, or last 8 rounds.
help-aim-investigator = A call tells you most when about half of the suspects are in sight.
help-aim-jack = Stay out of sight in company: whoever shares your fate remains suspected too.
help-now = What you can do now:
help-now-detective = {"  "}{ $word }-1  { $word }-2: { NAME($word) } goes 1 or 2 spaces clockwise.
help-now-joker = { $role ->
    [investigator] {"  "}joker-holmes  joker-watson  joker-toby: that one goes 1 space clockwise.
   *[jack] {"  "}joker-holmes  joker-watson  joker-toby  joker-none: one goes 1 space clockwise, or nobody.
}
help-now-rotate = {"  "}rotate-b2-90  (or -180, -270): turn a tile clockwise; each tile once a round.
help-now-exchange = {"  "}exchange-a1-c3: two tiles change places; walls keep their direction.
help-now-alibi = { $role ->
    [investigator] {"  "}alibi: the top alibi card is shown, and its suspect cleared.
   *[jack] {"  "}alibi: draw the top alibi card in secret; its hourglasses are yours.
}
help-commands =
    Any clear beginning will do: r b2 9 or rb29 for rotate-b2-90. Besides actions:
      moves      what each action would show    suspects   who can be Jack
      preview    look at one without playing    history    what has happened
      board      show the board again           primer     the game in short
      save FILE, quit
help-more = Rules: ? and one of { LIST($topics) }.
help-no-topic = There is help about: { LIST($topics) }.

topic-alibi =
    alibi: the top alibi card is taken.
    If the investigator takes it, it is shown. Its suspect is innocent: the tile is
    turned over at once, and Jack can never gain the hourglasses on that card.
    If Jack takes it, he keeps it hidden, and its hourglasses count for him: none
    for Lestrade and Goodley, two for Madame, one for everybody else. The suspect
    stays on the board.
topic-holmes =
    holmes-1, holmes-2: Holmes goes 1 or 2 spaces clockwise round the board.
    The spaces are numbered clockwise from 0, above a3; after 11 comes 0.
    Any number of detectives may share a space.
topic-watson =
    watson-1, watson-2: Watson goes 1 or 2 spaces clockwise round the board.
    The spaces are numbered clockwise from 0, above a3; after 11 comes 0.
    Any number of detectives may share a space.
topic-toby =
    toby-1, toby-2: Toby goes 1 or 2 spaces clockwise round the board.
    The spaces are numbered clockwise from 0, above a3; after 11 comes 0.
    Any number of detectives may share a space.
topic-rotate =
    rotate-b2-90, -180 or -270: the tile on b2 is turned clockwise so many degrees.
    Suspects and cleared tiles alike may be turned, but no tile twice in a round,
    by either player. A tile turned in this round bears a * behind its name.
topic-exchange =
    exchange-a1-c3: the tiles on a1 and c3 change places; any two tiles may.
    They are not turned: a wall to the north stays to the north.
topic-joker =
    joker-holmes, joker-watson, joker-toby: that one goes 1 space clockwise.
    Only Jack may also play joker-none and leave all three where they are.
topic-board =
    Columns are a b c from the left, rows 1 2 3 from the bottom: a3 is top left.
    A letter where streets meet is a suspect, named in the list; [ ] round it means
    in sight. A solid bar is a wall. Light houses without a letter: cleared.
    H, W and T outside are Holmes, Watson and Toby, each on a numbered space. The
    thin lines along the streets are their lines of sight.
topic-board-plain =
    The columns a b c lie from west to east, the rows 1 2 3 from south to north, so
    a3 is the north-west corner. On each of the nine tiles streets meet from four
    sides; one of them may be closed by a wall.
    Twelve spaces lie round the board, clockwise. From each, one looks straight in:
    0, 1 and 2 in the north: south down the columns a, b and c;
    3, 4 and 5 in the east: west along the rows 3, 2 and 1;
    6, 7 and 8 in the south: north up the columns c, b and a;
    9, 10 and 11 in the west: east along the rows 1, 2 and 3.
    After 11 comes 0 again.
topic-sight =
    Each detective looks straight along his row or column, nearest tile first.
    A wall on the near side of a tile hides it. A wall on its far side ends the
    view behind it. Walls at its sides, suspects and detectives hide nothing.
topic-witnesses =
    After the fourth action of a round the witnesses are called. Whoever is in a
    line of sight is seen; Jack must say whether he is, and cannot lie.
    If he is, all out of sight are cleared, and the investigator takes the round
    token. If not, all in sight are cleared, and Jack takes it: one hourglass.
topic-end =
    The investigator’s goal: one suspect left. Jack’s: six hourglasses, on round
    tokens and on alibi cards he drew (his own identity does not count).
    Both are tested after each call. If both are reached at once, Jack loses if he
    was seen; if not, the chase begins: he must stay unseen through round 8.
    If neither is reached in eight rounds, Jack wins.
topic-words =
    Type an action or a command in full, or any beginning of it that is clear.
    Spaces do for dashes. Before an action is played you see the board after it:
    Enter plays it, u takes it back.
    Commands: board, moves, moves rotate, preview WORD, suspects, history, history
    words, primer, save FILE, undo, quit. Ctrl-C offers to save. Where a game is
    saved, you are told how to go on with it.

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
resume-settled = Who plays and how the game was dealt is settled in { $path }: leave out --role, --opponent and --seed.
resume-no-secret = The secret part of this game is missing: { $path }. It is written beside the record when a game is saved, and the game cannot go on without it.

## The command line: all keys below begin with "cli-"
# The texts of --help are laid out anew, paragraph by paragraph. Names of options, commands
# and words stay as they are in every language.

cli-lamplighter = Mr. Jack Pocket at the terminal: play it, look at recorded games and check that they were fair, let bots play, count and measure.
cli-lamplighter-example = To begin: lamplighter play
cli-option-version = Print the version and leave.
cli-option-json = Print JSON, for programs.
cli-option-plain = Sentences instead of drawings: for a screen reader.
cli-option-colour = Colour, or none. Without this, colour where a terminal shows it and NO_COLOR is not set.
cli-argument-game = The game: pocket.
cli-argument-file = The record of a game.

cli-play-short = Play a game.
cli-play = Play a game against the computer, or against a second person at the same keyboard. Whatever is not given is asked for.
cli-play-example = Example: lamplighter play pocket --role jack --opponent greedy
cli-option-role = Your side; random lets chance decide.
cli-option-opponent = A bot (greedy or random), or human: a second person at this keyboard.
cli-option-seed-of-play = Deal from this number, so that the same game can be dealt again. Without it the deal comes from a secret that proves it fair.
cli-option-resume = Go on with the unfinished game in this file.
cli-option-save = Keep the game in this file. Without it, in a file named after the time.

cli-replay-short = Go through a recorded game.
cli-replay = Go through a recorded game. In a terminal, Enter goes on word by word; elsewhere, or with --ply, one position is shown. Nothing of what comes later is told: you see what a spectator saw then.
cli-replay-example = Example: lamplighter replay game.txt --ply 23
cli-option-ply = Show the position after so many words of the game, those of chance counted too.
cli-option-viewer-of-replay = Through whose eyes; jack only if the game is over, since it tells who he is.
cli-ply = { $ply } of { $plies }: { $word }{ $verdict ->
    [seen] {" "}(Jack was seen)
    [unseen] {" "}(Jack was not seen)
   *[none] { "" }
}
cli-ply-none = 0 of { $plies }: before the first tile
cli-told-tile = { NAME($suspect) } is dealt to { $place }, { $wall ->
    [n] wall to the north.
    [e] wall to the east.
    [s] wall to the south.
   *[w] wall to the west.
}
cli-told-jack = { $known ->
    [yes] Jack draws his identity: he is { NAME($suspect) }.
   *[no] Jack draws his identity, and keeps it to himself.
}
cli-step = Enter = on, b = back, a number = go there, ? = help, q = leave:{" "}
cli-step-last = That was the last word; q leaves.
cli-step-first = That is the beginning; Enter goes on.
cli-step-beyond = The game has { $plies } words: type a number from 0 to { $plies }.
cli-step-unknown = “{ $typed }” leads nowhere: type just Enter, b, a number from 0 to { $plies }, ? or q.
cli-step-help = Each page shows the game after one more of its { $plies } words; a word of chance (a tile, a toss, a card) is one too. Enter goes on by one, b goes back by one, a number from 0 to { $plies } goes to the page with that number, and q leaves. Nothing is told before its time.
cli-no-ply = the game has { $plies } words, so there is no position after { $ply }: choose a number from 0 to { $plies }
cli-still-secret = the game is not over, so what Jack knows is still his secret: choose investigator or spectator

cli-verify-short = Check that a recorded game was fair.
cli-verify = Check a recorded game: the commitment, every outcome of chance, every move, every verdict of the witnesses and the result. The exit code is 1 if anything is wrong.
cli-verify-example = Example: lamplighter verify game.txt
cli-verify-fair = { $file }: all is right. { $moves } moves and { $verdicts } verdicts follow the rules, and { $chance } outcomes of chance are those of the seed that was committed to before the first.
cli-verify-chosen = { $file }: all is right. { $moves } moves and { $verdicts } verdicts follow the rules, and { $chance } outcomes of chance are those of the seed. But a person chose the seed, and may have known what it would bring.
cli-verify-unfinished = { $file }: nothing is wrong so far. { $moves } moves and { $verdicts } verdicts follow the rules. The outcomes of chance can be checked when the game is over.
cli-verify-wrong = { $file }: this is not right.
cli-verify-finding = { $finding }
cli-verify-no-client-seed = So the seed was fixed before the first tile, and nothing was bent on the way. That it was not picked from among several before that, only a seed which a player adds to it can show; this game has none, and needs none if you trust whoever dealt it.
cli-verify-not-dealt = The game did not begin with a deal but with a position that somebody gave.

cli-show-short = Draw one position.
cli-show = Draw one position, given as a position string, as the investigator, Jack or a spectator sees it.
cli-show-example = Example: lamplighter show "$(cat position.txt)" --viewer jack
cli-argument-position = A position string, in quotes; docs/notation.md has the grammar.
cli-option-game = The game whose position it is.
cli-option-viewer = Through whose eyes.
cli-no-position = This is no position that can be shown. { $why }
cli-no-private-part = the position says nothing of what only Jack knows: add its private part, after " = ", or choose another viewer

cli-simulate-short = Let two bots play many games.
cli-simulate = Let two bots play many games: the first is the investigator, the second is Jack. The same seed gives the same games, however many workers share them.
cli-simulate-example = Example: lamplighter simulate pocket --bots greedy,random --games 200 --seed 7
cli-option-bots = Two bots, the investigator first: greedy, random.
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
cli-no-bot = there is no bot { $name }: choose one of { LIST($names) }
cli-no-opponent = there is no opponent { $name }: choose one of { LIST($names) }
cli-not-a-pair = { $text } is not two bots: name two, with a comma between them and no space, such as greedy,random
