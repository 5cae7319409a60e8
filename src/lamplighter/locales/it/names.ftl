### Names of people, places and sides, and how several of them are listed. The English room tells how a catalogue is made.
###
### The player is addressed as "tu", without letting on whether it is a man or a woman. Forms of names: `.short` for lists; for
### suspects `.art` with the article; for the sides `.cap` at the beginning of a sentence, `.a` and `.di` with these prepositions.

## Lists

list-none = nessuno
list-two = { $first } e { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } e { $second }
# Without “and”.
list-comma = { $first }, { $second }

or-two = { $first } o { $second }
or-start = { $first }, { $second }

## Names

name-lestrade = Ispettore Lestrade
    .short = Lestrade
    .art = l’ispettore Lestrade
name-goodley = Sergente Goodley
    .short = Goodley
    .art = il sergente Goodley
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

name-n = nord
    .sign = N
name-ne = nord-est
    .sign = NE
name-e = est
    .sign = E
name-se = sud-est
    .sign = SE
name-s = sud
    .sign = S
name-sw = sud-ovest
    .sign = SO
name-w = ovest
    .sign = O
name-nw = nord-ovest
    .sign = NO

name-investigator = l’investigatore
    .short = investigatore
    .cap = L’investigatore
    .a = all’investigatore
    .di = dell’investigatore
name-detective = il detective
    .short = detective
    .cap = Il detective
    .a = al detective
    .di = del detective
name-jack = Jack
    .a = a Jack
    .di = di Jack

initial-investigator = I
initial-detective = D
initial-jack = J

# The levels of the computer.
name-ember = Brace
name-candle = Candela
name-lantern = Lanterna
name-streetlamp = Lampione
name-lighthouse = Faro
