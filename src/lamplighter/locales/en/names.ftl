### Names of people, places and sides, and how several of them are listed.
###
### This is the first room of the English catalogue, which is complete; every other language falls back to it. The rooms of a
### catalogue are one whole: names, table (either game), pocket, london, commands, browser.
###
### NAME($x) is the name of a suspect, a detective, a side... (message `name-...`), NAMES($xs) several of them in a list,
### LIST($xs) several words in a list, COUNT($xs) how many. A name may have forms: give message `name-gull` the attribute `.acc`
### and write NAME($x, form: "acc"). `.short` is a name for lists. Words of the game and commands (rotate-b2-90, moves, quit) are
### typed by the player: never translate them.

## Lists

list-none = nobody
list-two = { $first } and { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } and { $second }
# Without “and”.
list-comma = { $first }, { $second }

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
    .sign = N
name-ne = north-east
    .sign = NE
name-e = east
    .sign = E
name-se = south-east
    .sign = SE
name-s = south
    .sign = S
name-sw = south-west
    .sign = SW
name-w = west
    .sign = W
name-nw = north-west
    .sign = NW

name-investigator = the investigator
    .short = investigator
name-detective = the detective
    .short = detective
name-jack = Jack

initial-investigator = I
initial-detective = D
initial-jack = J

# The levels of the computer.
name-ember = Ember
name-candle = Candle
name-lantern = Lantern
name-streetlamp = Street lamp
name-lighthouse = Lighthouse
