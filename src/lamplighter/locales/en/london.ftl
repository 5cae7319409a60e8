### Mr. Jack (London): what happens, the calls, the end, its page and its help at the terminal.

## Setting up a game

london-game-option = london: Mr. Jack, the map of Whitechapel and its lamps; half an hour or more

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
# Behind the state of somebody visible, in a wide window.
london-panel-why = {": "}{ $why }

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
# One sign each: what a call for witnesses has brought. Eight stand in the line of calls.
london-call-sign-seen = V
london-call-sign-unseen = I
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
london-told-escape = { NAME($character, form: "short") } goes from { $begin } through the gate { $gate } and leaves Whitechapel through the { NAME($exit) } exit!
london-told-escape-gate = { NAME($character, form: "short") } leaves Whitechapel from { $gate } through the { NAME($exit) } exit!
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
london-told-cordon = Lestrade frees the { NAME($begin) } exit and closes the { NAME($end) } one.
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
london-note-accuse-cleared = You would lose at once: { NAME($accused, form: "short") } is cleared, and so is not Jack.
london-note-accuse-stayed = You would lose at once: { NAME($accused, form: "short") } is not Jack, who would have had to escape then.
london-note-accuse-card = You would lose at once: you hold the alibi card of { NAME($accused, form: "short") }, who is not Jack.
london-note-escape = That ends the game at once: you get away, and have won.
london-note-alibi = Then you draw an alibi card in secret, and nothing can be taken back.
london-hint-leave = Unseen at the call, you may leave Whitechapel in the next round.

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
london-call-answer-seen = Jack is visible. { COUNT($suspects) ->
    [one] Only one suspect is: { NAMES($suspects, form: "short") }.
   *[other] He is one of { NAMES($suspects, form: "short") }.
}
london-call-answer-unseen = Jack is not visible. { COUNT($suspects) ->
    [one] Only one suspect is in the dark: { NAMES($suspects, form: "short") }.
   *[other] He is one of { NAMES($suspects, form: "short") }.
}
london-call-answer-seen-you = You are visible: so the witnesses say, and { NAME($suspect) } stays suspect.
london-call-answer-unseen-you = You are not visible: so the witnesses say, and { NAME($suspect) } stays suspect.
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
london-end-escape = Jack left Whitechapel in round { $round } through the { NAME($exit) } exit.
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
london-plain-gone = { NAME($character) } left through the { NAME($exit) } exit.
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
