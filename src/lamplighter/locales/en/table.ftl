### What is told at a table of either game, at the terminal and in the browser.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

heading-over = The game is over in round { $round }: { NAME($winner) } has won

state-cleared = cleared
state-you = you
state-jack = Jack

## Setting up a game

start-preparing = Preparing the rules for this computer: some seconds, only this once …
start-preparing-bot = Preparing { $name } for this computer, too: some seconds, only this once …
start-role = You are { NAME($role) }; { NAME($other) } is the bot { $opponent }. Type ? at any time.
start-together = Two persons play. Type ? at any time.
start-sealed = The deal is sealed: { $commitment }… (history shows the whole seal).
start-no-opponent = There is no opponent called “{ $name }”. Choose one of: { LIST($names) }.

setup-game = Which game will you play?
setup-role = Which side will you play?
setup-opponent = Against whom?
setup-level-option = { $name }: { $text }
setup-human-option = { $name }: a second person at this keyboard
level-ember = has just learnt the rules and sees little; for your first games
level-candle = knows what to look for, and still overlooks a lot
level-lantern = thinks of the end of the round, but does not notice every move
level-streetlamp = thinks each round through; for experienced players
level-lighthouse = the strongest of all: looks far ahead and gives nothing away
setup-option = {"  "}{ $number }  { $option }
setup-prompt = Number or name (Enter = { $default }, ? = how the game works):{" "}
setup-again = Please type a number from 1 to { $count }, or one of: { LIST($names) }.

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

preview-heading = { $count ->
    [one] PREVIEW of { $word }: nothing is played yet
   *[other] NOT YET PLAYED: { $word }
}
preview-only = That was a preview. Type { $word } to play it, board to see the board as it is.
preview-what = “{ $typed }” is no action that is possible now. Type preview and one of the actions, moves lists them.
preview-last = After it the witnesses are called.

## A hint: what the strongest bot would do, and what speaks for it

hint-words = Hint: { $words }
hint-play = To play it, type it{ $count ->
    [one] {"."}
   *[other] , one word after the other.
}
hint-preparing = Preparing the strongest bot for this computer: some seconds, only this once …
hint-split = If the witnesses were called then, { $seen ->
    [one] 1 suspect
   *[other] { $seen } suspects
} would be left if Jack is seen, { $unseen } if he is not.
hint-no-split = If the witnesses were called then, nobody would be cleared; it makes ready for what comes.
hint-jack = You, { NAME($suspect) }, would { $status ->
    [seen] be seen
   *[unseen] not be seen
}, { $others ->
    [0] and nobody would be left beside you.
    [one] and 1 other would stay suspected with you.
   *[other] and { $others } others would stay suspected with you.
}
hint-chance = Your chance of winning this way, as the computer reckons: about { $percent } %.

## What has happened

told-with-change = { $told } { $change }
told-jack = { $known ->
    [you] You draw your identity: { NAME($suspect) }.
    [yes] Jack draws his identity: he is { NAME($suspect) }.
   *[no] Jack draws his identity, and keeps it to himself.
}

## The call for witnesses

call-heading-after = Round { $round }: the witnesses have spoken
call-left = { COUNT($suspects) ->
    [one] One suspect is left: { NAMES($suspects, form: "short") }.
   *[other] { COUNT($suspects) } suspects are left: { NAMES($suspects, form: "short") }.
}

## The end

end-jack = { $who ->
    [you] You were { NAME($suspect) }.
   *[jack] Jack was { NAME($suspect) }.
}
end-winner = { $who ->
    [you] You have won.
    [investigator] The investigator has won.
    [detective] The detective has won.
   *[jack] Jack has won.
}
end-early = { $how ->
    [resignation] { $who ->
        [you] You have resigned.
        [investigator] The investigator has resigned.
        [detective] The detective has resigned.
       *[jack] Jack has resigned.
    }
    [time] { $who ->
        [you] Your time is up.
        [investigator] The investigator’s time is up.
        [detective] The detective’s time is up.
       *[jack] Jack’s time is up.
    }
    [absence] { $who ->
        [you] You were away too long.
        [investigator] The investigator was away too long.
        [detective] The detective was away too long.
        [jack] Jack was away too long.
       *[nobody] One of the players was away too long.
    }
   *[agreement] The players agreed to stop.
}

## Two persons at one keyboard

curtain-pass = The keyboard goes to { NAME($player) }. { $looks_away ->
    [yes] Press Enter when the other one looks away:
   *[no] Press Enter to go on:
}{" "}
curtain-empty-lines = ({ $lines } empty lines hide the turn of { NAME($player) }. Please do not scroll back.)
pause = Press Enter to go on:{" "}
pause-witnesses = Press Enter for their answer:{" "}

## Plain mode: what the drawing shows, in sentences

plain-order = Order of this round: { NAMES($players) }.

## Notes, history, moves

notes-title = { $count ->
    [one] Given all that is public, Jack can only be:
   *[other] Given all that is public, Jack is one of { $count }:
}
notes-suspect = {"  "}{ NAME($suspect) }: { $percent } %
history-empty = Nothing has happened yet.
history-commitment = The deal was sealed before the first move by this commitment: { $commitment }
history-deal = The deal
history-words-deal = The deal: { $words }
history-round = Round { $round }: { $words }
history-verdict-seen = {"  "}Jack was seen.
history-verdict-unseen = {"  "}Jack was not seen.
moves-none = No action that is possible now begins like that.

## Help

help-now = What you can do now:
help-typing-example = { $short } for { $word }
help-typing = Any clear beginning will do: { LIST($examples) }.
help-commands =
    Besides actions:
      moves      what each action would show    suspects   who can be Jack
      preview    look at one without playing    history    what has happened
      board      show the board again           primer     the game in short
      why        why each is seen or not        hint       a good move, and why
      save FILE  keep the game so far           quit
help-more = Rules: ? and one of { LIST($topics) }.
help-no-topic = There is help about: { LIST($topics) }.

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
