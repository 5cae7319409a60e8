### The page in the browser.

## Every page in the browser: heading, settings, footing

web-skip = Go to the content
web-nav = Pages
web-nav-home = Home
web-nav-lobby = Lobby
web-title-home = Play
web-title-lobby = Lobby
web-title-table = Table
web-title-replay = Replay
web-title-lost = Not found
web-settings = Settings
web-settings-language = Language
web-settings-light = Light
web-settings-light-auto = As the device
web-settings-light-light = Day
web-settings-light-dark = Night
web-settings-sound = Sounds
web-on = On
web-off = Off
web-close = Close
web-back = Back
web-loading = One moment…
web-copy = Copy
web-copied = Copied
web-share = Share
web-try-again = Try again
web-footing-unofficial = Mr. Jack and Mr. Jack Pocket are games by Bruno Cathala and Ludovic Maublanc. This is an unofficial page by people who like them; their publisher has nothing to do with it.
web-footing-ours = The drawings, the words and the program are our own. No account, no advertising, nothing from elsewhere.
web-lost-heading = There is nothing here
web-lost-text = The address may be mistyped, or old.
web-offline-heading = No connection
web-offline-text = This page is here, but the games are on a server that cannot be reached just now. Nothing is lost: every move that was played is kept there. Try again when you have a connection.

## The first page

web-home-heading = Who is Jack?
web-home-text = One of the suspects is Jack. One player knows which and slips away through the fog; the other asks, round by round: was he seen?
web-home-game = Which game
web-game-pocket = Mr. Jack Pocket
web-game-pocket-text = Nine tiles, nine suspects. 15 minutes.
web-game-london = Mr. Jack
web-game-london-text = London by gaslight. 30 minutes.
web-home-side = You are
web-role-investigator = Investigator
web-role-detective = Detective
web-role-jack = Jack
web-role-random = Either
web-home-opponent = Against
web-opponent-bot = The computer
web-opponent-friend = A friend
web-opponent-anyone = Anyone
web-opponent-here = Someone here
web-opponent-friend-text = You get a link to send. Your friend needs no account.
web-opponent-anyone-text = Your game is listed in the lobby until somebody sits down.
web-opponent-here-text = Two people, one device. A curtain hides what the other must not see.
web-home-play-bot = Play
web-home-play-friend = Get a link for a friend
web-home-play-anyone = Wait for somebody
web-home-play-here = Play on this device
web-home-busy = One moment…
web-home-more = More choices: name, clock
web-home-going = Unfinished games
web-home-going-all = Show all
web-go-on = Go on
web-home-watch = Games to join or watch
web-name = Your name
web-name-example = as others will see it
web-clock = Clock
web-clock-none = No clock
web-clock-bank = { $minutes } min each, { $increment } s more a turn
web-clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-level = Level of the computer
web-bot-greedy = thoughtfully
web-bot-random = at random
web-board = Board
web-board-revised = today’s edition
web-board-first-2006 = first edition, 2006

## The lobby

web-lobby-heading = Lobby
web-lobby-waiting = Waiting for somebody
web-lobby-running = Being played
web-lobby-none-waiting = Nobody is waiting just now. Open a game yourself, and it stands here.
web-lobby-none-running = No game is being played just now.
web-lobby-open = Open a game
web-lobby-watch = Watch
web-lobby-mine = yours
web-lobby-sit = Play { $role }
web-lobby-seat = { $role }: { $name }
web-round = Round { $round }
web-watchers = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
}

## Before a game

web-invited-heading = { $name } would like to play
web-invited-text = The game is { $game }. You would be: { $role }.
web-invited-clock = { $clock }.
web-return-heading = Your game
web-used-heading = This link has been used
web-used-text = It does not open a seat any more: somebody sits there already, or the game is over. You can watch, or open a game of your own.
web-sit-down = Sit down and play
web-waiting-friend = Send this link to your friend
web-waiting-friend-text = The game begins as soon as it is opened and your friend sits down. The link works once. You can close this page and come back.
web-waiting-anyone = Waiting for somebody
web-waiting-anyone-text = Your game stands in the lobby. It begins as soon as somebody sits down; leave this page open to hear of it.
web-waiting-watch = This game has not begun
web-waiting-watch-text = It waits for its second player. The page changes by itself.
web-waiting-link = Link for your friend
web-waiting-share = Will you play a game with me?
web-local-only = This address works on this device only: somebody on another device cannot open it. If the server is yours, start it with “lamplighter serve --host 0.0.0.0”, open this page by the address of this computer in the network, and send the link from there.
web-cancel-table = Never mind, close this table
web-you-are = You are: { $role }
web-you-are-suspect = You are { NAME($suspect) }
web-table-gone = This table is not here
web-aim-pocket-investigator = You are the investigator: find out who Jack is before he has six hourglasses.
web-aim-pocket-jack = You are Jack: stay out of sight. You win with six hourglasses, or after eight rounds.
web-aim-london-detective = You are the detective: find out which of the eight is Jack and accuse him, once, within eight rounds.
web-aim-london-jack = You are Jack: leave by a free exit after a call in the dark, or last eight rounds.

## At the table

web-you = you
web-away = away
web-to-move = to move
web-seat-free = Empty seat
web-seat-bot = Computer
web-seat-bot-level = Computer, playing { $bot }
web-seat-level = { $level } (computer)
web-seat-guest = Guest
web-seat-guest-second = Guest 2
web-time-left = { $time } left
web-time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
} { $hours } h
web-turn-yours = Your turn.
web-hint = Hint
web-hint-thinking = Thinking …
web-hint-title = What the strongest bot would do here, and why (key H)
web-turn-on = Your turn goes on.
web-turn-theirs = { $name } ({ $role }) is thinking.
web-turn-awaited = Waiting for { $name } ({ $role }).
web-turn-chance = The cards are being dealt.
web-turn-looking = Looking ahead…
web-missed = { $when ->
    [complete] Your turn is complete: play it, or take it back.
    [waiting] It is not your turn yet.
    [pocket] Nothing can be done there now. Choose a token, or a marked place.
   *[london] Nothing can be done there now. Choose one of the marked places.
}
web-turn-sending = Playing…
web-play = Play
web-play-accuse = Accuse { NAME($accused, form: "short") }
web-play-escape = Leave by the { NAME($exit) } exit
web-play-so-far = { $count ->
    [one] Play this step for good, then go on
   *[other] Play these steps for good, then go on
}
web-take-back = Take back
web-split-seen = { $count ->
    [0] Nobody is seen.
   *[other] Seen: { NAMES($suspects) }.
}
web-split-unseen = { $count ->
    [0] There is nobody who is not seen.
   *[other] Not seen: { NAMES($suspects) }.
}
web-split-seen-would = { $count ->
    [0] Nobody would be seen.
   *[other] Would be seen: { NAMES($suspects) }.
}
web-split-unseen-would = { $count ->
    [0] There would be nobody who is not seen.
   *[other] Would not be seen: { NAMES($suspects) }.
}
web-split-ends = This ends the game at once.
web-link-lost = Connection lost. Your game is safe; trying again…
web-absent = { $name } is away.
web-absent-wait = Perhaps only for a moment. In { $time } you may end the game, if you like.
web-absent-claim = You can go on waiting, or end the game here.
web-claim-stop = End it without a winner
web-claim-win = Claim the win

## Beside the board

web-tabs = Beside the game
web-tab-history = Story
web-tab-words = Words
web-tab-notes = Notes
web-tab-chat = Chat
web-tab-table = Table
web-look-back = Look back
web-ply = { $ply } of { $plies }
web-turn-at = Round { $round }, turn { $turn } of 4
web-first = To the beginning
web-last = To the present
web-step-back = One step back
web-step-on = One step on
web-back-to-game = Back to the game
web-call-again = Watch the call again
web-words-label = Type a move, or the beginning of one
web-words-help = Enter chooses it; Enter in the empty box plays it. The stroke / brings you here.
web-words-list = Everything you can play now
web-words-several = More than one begins like that: { LIST($words) }…
web-words-none = Nothing you can play begins with “{ $typed }”.
web-words-wait = It is not your turn.
web-words-draft = Chosen: { LIST($words) }. Play it, or take it back.
web-words-seen = { $count } seen
web-words-ends = ends the game
web-notes-text = Only you see these notes. They stay on this device.
web-notes-sign = { NAME($suspect) }: { $sign ->
    [maybe] perhaps Jack
    [not] not Jack
    [surely] surely Jack
   *[none] no note
}
web-notes-own = Your own words
web-chat-players = Only your opponent reads this until the game is over.
web-chat-watchers = Those who watch talk here. The players read it when the game is over.
web-chat-all = The game is over: everybody reads everything.
web-chat-mute = Mute
web-chat-unmute = Show the chat
web-chat-muted = The chat is muted.
web-chat-empty = Nobody has said anything yet.
web-chat-label = Say something
web-chat-send = Send
web-chat-heard = { $name } says: { $text }
web-chat-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
}
web-ask-undo = Ask to take back a move
web-ask-stop = Offer to stop
web-resign = Resign
web-resign-question = Give up this game?
web-resign-text = The other side wins, and everything is laid open.
web-resign-yes = Yes, resign
web-resign-no = No, play on
web-cancel-game = Cancel the game
web-link-watch = Link for people who want to watch
web-link-own = Your own seat, for another device
web-link-own-text = Whoever has this link plays in your place. Show it to nobody.
web-commitment = Seal of the chance in this game, to be checked at the end:

web-offer-undo = { $name } would like to take back the last move.
web-offer-stop = { $name } would like to stop here, without a winner.
web-offer-rematch = { $name } would like to play again, with the sides changed.
web-offered-undo = You have asked to take back your last move.
web-offered-stop = You have offered to stop here.
web-offered-rematch = You have asked to play again, sides changed. The answer is still to come.
web-accept = Yes
web-decline = No
web-withdraw = Withdraw it
web-told-undo-declined = { $name } would rather let the move stand.
web-told-stop-declined = { $name } would rather play on.
web-told-rematch-declined = { $name } would rather not play again this time.
web-told-withdrawn = { $name } does not ask for it any more.
web-news-undo-made = { $role } asks to take back the last move.
web-news-undo-declined = The move stays.
web-news-undo-withdrawn = The move stays.
web-news-undo-accepted = The move is taken back.
web-news-stop-made = { $role } offers to stop.
web-news-stop-declined = The game goes on.
web-news-stop-withdrawn = The game goes on.
web-news-stop-accepted = The game is stopped.
web-news-rematch-made = { $role } would like to play again.
web-news-rematch-declined = No other game this time.
web-news-rematch-withdrawn = No other game this time.
web-news-rematch-accepted = Another game begins.

## The call for witnesses, and the end

web-verdict-skip = Skip
web-verdict-continue = Go on
web-verdict-next = Next call
web-end-won = You have won
web-end-lost = You have lost
web-end-none = Nobody has won
web-end-cancelled = The game was cancelled
web-end-role-jack = Jack has won
web-end-role-investigator = The investigator has won
web-end-role-detective = The detective has won
web-rematch = Play again, sides changed
web-rematch-go = To the next game
web-new-game = Choose a new game
web-replay = Watch it again
web-record = Download the record
web-proof = Was chance fair?
web-proof-right = Checked: chance was fair.
web-proof-wrong = Something does not agree. Keep the record and ask whoever runs this server.
web-proof-text = Before the deal the server sealed a secret number. Now that it is open, your browser has worked out every throw and every card again, by itself.
web-proof-commitment = The open number fits the seal:
web-proof-noted = The seal is the one this page was shown during the game:
web-proof-client = What your browser added to the chance is in it:
web-proof-outcome = Outcome { $index } of { $among }:
web-proof-seed = The secret number:

## One device for two

web-curtain-turn = { $role } is to move.
web-curtain-public = This is what everybody may see.
web-curtain-mine = I am { $role }
web-curtain-question = Is only { $role } looking?
web-curtain-text = Behind the curtain is what the other side must not see. It closes after your turn, or whenever you leave this page.
web-curtain-show = Yes, open the curtain
web-curtain-open = { $role }’s side is open
web-curtain-close = Close the curtain

## The replay

web-replay-start = The game begins.
web-replay-steps = Through the game
web-replay-play = Play
web-replay-pause = Pause
web-replay-end = To the end, where the result stands
web-replay-jump = Go to step
web-replay-link = Link to this moment
web-replay-viewer = See it as
web-replay-watcher = A watcher
web-replay-open = All laid open
web-call-watch = Watch the call
web-to-table = To the table

## Rules at a glance

web-rules-link = Rules at a glance
web-rules-close = To the game
web-rules-larger = Picture larger or smaller
web-rules-pocket-heading = Mr. Jack Pocket at a glance
web-rules-pocket-goal-heading = What it is about
web-rules-pocket-goal = Jack is one of the nine suspects on the tiles. The investigator wants to have only him left; Jack wants six hourglasses.
web-rules-pocket-turn-heading = A round
web-rules-pocket-turn = Four action tokens lie open. In odd rounds the investigator takes one, Jack two, the investigator the last; in even rounds they are turned over and it is the other way round. They move Holmes, Watson and Toby clockwise, turn a tile, exchange two tiles, or draw an alibi: a card that clears one suspect, or, in Jack’s hand, brings him its hourglasses unseen.
web-rules-pocket-sight-heading = Who is seen
web-rules-pocket-sight = Each detective looks straight along the streets before him. A wall stops his look. Portraits do not.
web-rules-pocket-call-heading = The call for witnesses
web-rules-pocket-call = After four actions Jack says truly whether his suspect is seen. If so, all who are not seen are cleared. If not, all who are seen are cleared, and Jack gets the hourglass of the round. Cleared tiles are turned over; the streets on them stay.
web-rules-pocket-end-heading = The end
web-rules-pocket-end = Only one suspect is left: the investigator wins. Six hourglasses, or the end of round eight: Jack wins. If both happen at once and Jack was not seen, the chase begins: seen once more before round eight is over, he is caught.
web-rules-pocket-picture = The lit lines show how far each detective sees. Whoever stands in one is seen.
web-rules-london-heading = Mr. Jack at a glance
web-rules-london-goal-heading = What it is about
web-rules-london-goal = Jack is one of the eight characters. The detective must find out which and accuse him, with one single accusation. Jack gets away by leaving the district, or by staying hidden for eight rounds.
web-rules-london-turn-heading = A round
web-rules-london-turn = Four characters are played in a round: the first player one, the other two, the first the last. Either side moves anybody, up to three hexes, and uses what that character can do: move a lamp or a cordon, open a manhole, whistle others nearer, turn the lantern, draw an alibi. An open manhole leads to any other.
web-rules-london-sight-heading = Who is seen
web-rules-london-sight = Whoever stands beside a burning gaslight, in Watson’s beam, or beside anybody else. The rest are in the dark.
web-rules-london-call-heading = The call for witnesses
web-rules-london-call = At the end of a round Jack says truly whether he is seen. All who are otherwise are cleared. Then, in the first four rounds, a gaslight goes out for good.
web-rules-london-end-heading = The end
web-rules-london-end = To accuse, the detective ends a move on the one he means: right wins, wrong loses. Jack escapes, with himself, through a free exit, if he was not seen at the last call.
web-rules-london-picture = Gaslights make those beside them visible; who stands alone in the dark is not.

## What can go wrong

web-error-other = That did not work. Nothing is lost; please try again.
web-error-offline = The server cannot be reached. Nothing is lost; please try again in a moment.
web-error-unknown-table = There is no table at this address. It may be mistyped, or the table was closed long ago.
web-error-not-your-seat = That seat is somebody else’s. You can watch.
web-error-no-such-key = This link does not open a seat: it has been used, or it is not complete. Ask for a new one.
web-error-bad-game = The server does not have that game. Please choose again.
web-error-bad-name = That name does not work here. Please use a shorter or simpler one.
web-error-bad-seed = That did not work. Please load the page anew.
web-error-bad-text = That message could not be sent. Please make it shorter.
web-error-bad-order = That did not work. Please load the page anew.
web-error-unknown-ply = The game has no such point.
web-error-no-record = This game has no record.
web-error-seat-taken = Somebody was quicker: the seat is taken. You can watch, or open a game yourself.
web-error-name-the-seat = Both seats of this table are yours. Load the page anew.
web-error-still-running = That can be had when the game is over.
web-error-waiting = The game has not begun yet.
web-error-stale = The game has moved on meanwhile. Nothing was played; please look again.
web-error-over = The game is over.
web-error-not-your-turn = It is not your turn.
web-error-not-possible = That is not possible here. Nothing was played.
web-error-revealed = That move cannot be taken back: something was revealed by it.
web-error-nothing-to-undo = There is no move of yours to take back.
web-error-no-offer = That offer is no longer open.
web-error-no-hints = Hints are for games against the computer and at one device.
web-error-too-late = It is too late for that.
web-error-too-often = You have asked for that often enough. Now it is up to the other side.
web-error-seated = You play here yourself: speak from your seat until the game is over.
web-error-not-absent = The other side is back. The game goes on.
web-error-full = The server is full just now. Nothing is lost; please try again in a while.
web-error-not-saved = The server could not keep that, so it was not played. Please try again.
web-error-stopping = The server is about to restart. Your game is kept; this page comes back by itself.
web-error-invalid = That did not work. Please load the page anew.
web-error-foreign = The server does not know this address as its own. Open the page by the address it names.
web-error-wrong-host = The server has another address than this one. Open the page by the address that it named when it was started.
web-error-not-found = There is nothing at this address.
web-error-not-allowed = That cannot be done here.
web-error-too-slow = The connection was too slow. Please try again.
web-error-too-large = That was too much at once. Please make it shorter.
web-error-limited = That was a little fast. Please wait a moment.
web-error-too-many-sockets = Too many pages are open from your address. Close some, and this one comes back.
web-error-too-many-tables = You have many games open. Finish or close one of them first.
web-error-unknown = That did not work. Please load the page anew.
web-error-fault = The server made a mistake. Nothing was changed; please try again.
web-error-unwell = The server cannot keep anything just now. Please try again in a while.

web-proof-sealed = The seal is the one your browser was given before it added its part to the chance:
web-error-no-such-seal = The seal of this game had expired. Nothing was opened; please try again.

## The board and panel of Pocket in the browser

# What a screen reader says of the parts of the board; a, b, c and 1, 2, 3 name columns and rows.
web-pocket-board = The board in round { $round }: nine tiles, with twelve spaces round them for the detectives.
web-pocket-tile = { $place }, { NAME($suspect) }: { $cleared ->
    [yes] cleared.
   *[no] { COUNT($by) ->
        [0] not in sight.
       *[other] in sight of { NAMES($by) }.
    }
}
web-pocket-wall = { $side ->
    [none] Open on all four sides.
   *[other] Wall to the { NAME($side) }.
}
web-pocket-planks = Wooden planks bar the fourth street until { NAME($suspect, form: "short") } is cleared.
web-pocket-rotated = Turned in this round, and not to be turned again.
web-pocket-jack-here = { $who ->
    [you] This is you.
   *[jack] This is Jack.
}
web-pocket-detective = { NAME($detective) }, on space { $space }, { COUNT($suspects) ->
    [0] sees nobody.
   *[other] sees { NAMES($suspects, form: "short") }.
}

web-pocket-word-walk = { NAME($detective) } goes { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
}, to space { $space }.
web-pocket-word-stay = The joker leaves all three where they are.
web-pocket-word-turn = { $place } ({ NAME($suspect, form: "short") }) turns by { $degrees } degrees.
web-pocket-word-exchange = { $place } ({ NAME($suspect, form: "short") }) and { $other } ({ NAME($second, form: "short") }) change places.
web-pocket-word-alibi = The top alibi card is taken.
web-pocket-would-see = { COUNT($suspects) ->
    [0] Nobody would be in sight.
   *[other] In sight would be { NAMES($suspects, form: "short") }.
}
web-pocket-swap = Exchange { $place } with another tile

web-pocket-hint-none = Choose an action: a token, or a piece on the board.
web-pocket-hint-holmes = Where shall Holmes go? Choose a marked space.
web-pocket-hint-watson = Where shall Watson go? Choose a marked space.
web-pocket-hint-toby = Where shall Toby go? Choose a marked space.
web-pocket-hint-joker = Who shall go one space?
web-pocket-hint-rotation = Which tile shall turn?
web-pocket-hint-exchange = Which two tiles shall change places? Choose the first.
web-pocket-hint-tile = { $action ->
    [exchange] With which tile shall { $place } change places?
    [rotation] How far shall { $place } turn?
   *[none] What shall happen to { $place }?
}
web-pocket-unplayed = Not played yet
web-pocket-legend-seen = in sight
web-pocket-legend-turned = turned in this round
web-pocket-legend-planks = barred until { NAME($suspect, form: "short") } is cleared
web-pocket-nobody = Nobody
web-pocket-drop = Cancel

web-pocket-actions = Actions of this round
web-pocket-order = Who takes the four actions
web-pocket-action-holmes = Holmes
web-pocket-action-watson = Watson
web-pocket-action-toby = Toby
web-pocket-action-alibi = Alibi
web-pocket-action-rotation = Rotate
web-pocket-action-exchange = Exchange
web-pocket-action-joker = Joker
web-pocket-spent = spent
web-pocket-coming = Next round:
web-pocket-coming-tossed = Next round: the tokens are tossed again.
web-pocket-coming-none = This is the last round.
web-pocket-rounds = Rounds
web-pocket-round = Round { $round }{ $state ->
    [seen] : Jack was seen, and the investigator took it.
    [unseen] : Jack was not seen, and took it.
    [now] , now being played.
   *[open] .
}
web-pocket-hourglasses = { $count } of 6 hourglasses{ $hidden ->
    [0] { "" }
    [one] {" "}+ 1 hidden card
   *[other] {" "}+ { $hidden } hidden cards
}
web-pocket-chase = The chase: Jack must stay unseen
web-pocket-suspects = Suspects
web-pocket-how = { $how ->
    [cleared] cleared
    [seen] in sight
   *[unseen] not in sight
}
web-pocket-how-jack = { $who ->
    [you] you
   *[jack] Jack
}, { $how ->
    [cleared] cleared
    [seen] seen
   *[unseen] unseen
}
web-pocket-alibis = Alibi cards
web-pocket-deck = { $count ->
    [one] 1 alibi card
   *[other] { $count } alibi cards
}
web-pocket-taken = { $taker ->
    [jack] { $who ->
        [you] Yours:
       *[other] Jack’s:
    }
   *[investigator] Shown:
}
web-pocket-card = { NAME($suspect) }, { $hourglasses ->
    [0] no hourglass
    [one] 1 hourglass
   *[other] { $hourglasses } hourglasses
}
web-pocket-card-hidden = a hidden card

## The map

web-london-title = Whitechapel
web-london-map = Map of Whitechapel
web-london-description = The map in words
web-london-preview = Not played yet
web-london-zoom = Large map
web-london-exits = Free exits: { NAMES($free) }. Closed by a cordon: { NAMES($closed) }.
web-london-reasons = { LIST($reasons) }

# What can be tapped. $thing is a street, a person, an exit or a direction.
web-london-target-play = Play { NAME($thing, form: "short") }, who stands on { $place }
web-london-target-move = { NAME($character, form: "short") } goes to { $thing }
web-london-target-accuse = Accuse { NAME($other, form: "short") } on { $thing }: that decides the game
web-london-target-escape = Leave Whitechapel through the { NAME($exit) } exit
web-london-target-swap = Gull changes places with { NAME($thing, form: "short") } on { $place }
web-london-target-face = The lantern shines { NAME($thing) }
web-london-target-take-lamp = Take the light on { $thing }
web-london-target-take-cordon = Take the cordon at the { NAME($exit) } exit
web-london-target-take-cover = Take the cover on { $thing }
web-london-target-take-whistle = Whistle { NAME($thing, form: "short") }, who stands on { $place }
web-london-target-lamp = The light on { $from } goes to { $thing }
web-london-target-cordon = The cordon goes from the { NAME($begin) } exit to the { NAME($exit) } one
web-london-target-cover = The cover on { $from } goes to { $thing }
web-london-target-whistle = { NAME($from, form: "short") } comes to { $thing }

## Under the map

web-london-next-lamp = goes out next
web-london-modes = What to do now
web-london-mode-move = Move
web-london-mode-swap = Swap
web-london-mode-lamp = Light
web-london-mode-cordon = Cordon
web-london-mode-cover = Cover
web-london-mode-whistle = Whistle
web-london-stay = { NAME($character, form: "short") } stays
web-london-prompt-play = Choose a character card, or the character on the map.
web-london-prompt-face = Which way does Watson’s lantern shine?
web-london-prompt-move = Where does { NAME($character, form: "short") } go?{ $accuse ->
    [yes] {" "}Red: accuse whoever stands there.
   *[no] { "" }
}
web-london-prompt-swap = With whom does Gull change places?
web-london-prompt-lamp = Which light does Smith take?
web-london-prompt-lamp-to = Which post does the light of { $from } go to?
web-london-prompt-cordon = Which cordon does Lestrade take?
web-london-prompt-cordon-to = Which exit does the cordon of the { NAME($begin) } exit close?
web-london-prompt-cover = Which cover does Bert take?
web-london-prompt-cover-to = Which manhole does the cover of { $from } close?
web-london-prompt-whistle = { $points ->
    [one] Who hears the whistle? 1 point is left.
   *[other] Who hears the whistle? { $points } points are left.
}
web-london-prompt-whistle-to = How far does { NAME($from, form: "short") } come?

## Beside the map

web-london-card = { NAME($character, form: "short") }
web-london-cards = Character cards of this round
web-london-play = Play this card:
web-london-card-left = still to be played
web-london-card-hand = in hand
web-london-card-played = played
web-london-next-known = Next round:
web-london-next-shuffled = All eight are shuffled for the next round.
web-london-next-last = This is the last round.

# What a character can do, in a few words.
web-london-skill-holmes = alibi card
web-london-skill-watson = lantern
web-london-skill-smith = a light
web-london-skill-lestrade = a cordon
web-london-skill-stealthy = over roofs
web-london-skill-goodley = whistle
web-london-skill-gull = or swap
web-london-skill-bert = a cover
# What a character can do, in short: told when its card is chosen.
web-london-power-holmes = Holmes moves 1 to 3 streets. Then his player draws an alibi card in secret.
web-london-power-watson = Watson moves 1 to 3 streets. Then his lantern is set, in any of six directions.
web-london-power-smith = Smith moves 1 to 3 streets. Before or after that he carries a light from a burning lamp to a dark one.
web-london-power-lestrade = Lestrade moves 1 to 3 streets. Before or after that he takes a cordon from one exit to a free one.
web-london-power-stealthy = Stealthy moves 1 to 4 steps, also across houses and lamps. She ends on a street.
web-london-power-goodley = Goodley moves 1 to 3 streets. Before or after that he whistles others nearer to him, three steps in all.
web-london-power-gull = Gull moves 1 to 3 streets, or changes places with anybody instead.
web-london-power-bert = Bert moves 1 to 3 streets. Before or after that he takes a cover from one manhole to an open one.

web-london-owed = What { NAME($character, form: "short") } has to do
web-london-done = done
web-london-task-move = move
web-london-task-gull = move or swap
web-london-task-lamp = move a light
web-london-task-cordon = move a cordon
web-london-task-cover = move a cover
web-london-task-whistle = { $points ->
    [0] whistle
    [one] whistle: 1 point
   *[other] whistle: { $points } points
}
web-london-task-face = set the lantern
web-london-task-alibi = draw an alibi card

web-london-witness = Witness card
web-london-witness-seen = Visible
web-london-witness-unseen = Invisible
web-london-witness-seen-means = { $who ->
    [you] You cannot leave this round
   *[jack] Jack cannot leave this round
}
web-london-witness-unseen-means = { $who ->
    [you] You may leave this round
   *[jack] Jack may leave this round
}
web-london-jack-you = You are Jack:
web-london-jack-is = Jack is
web-london-jack-was = Jack was
web-london-now-seen = visible now
web-london-now-unseen = in the dark now

web-london-rounds = Rounds
web-london-round = { $now ->
    [yes] Round { $round }, the present one
   *[no] Round { $round }
}{ $lamp ->
    [yes] : at its end the lamp on { $place } goes out
   *[no] { "" }
}
web-london-order = Round { $round } of 8:
web-london-side-detective = Detective
web-london-side-jack = Jack

web-london-suspects = Suspects
web-london-visible = visible
web-london-dark = in the dark
web-london-left = left through { NAME($exit, form: "sign") }
web-london-known-jack = { $who ->
    [you] you, Jack
   *[jack] Jack
}
web-london-known-cleared = cleared
web-london-known-stayed = not Jack: stayed
web-london-known-card = you hold the alibi
web-london-known-certain = must be Jack
web-london-mark = Your note: { $sign }

web-london-alibis = Alibi cards
web-london-alibi-count = { $who ->
    [you] You: { $count }
    [detective] Detective: { $count }
   *[jack] Jack: { $count }
}
web-london-doors = Exits
web-london-door-free = free
web-london-door-closed = closed
web-london-door-yours = open to you
