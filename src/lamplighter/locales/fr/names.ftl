### Names of people, places and sides, and how several of them are listed. The English room tells how a catalogue is made.
###
### The player is addressed as "vous". A no-break space stands before : ; ? ! % and inside « ».

## Lists

list-none = personne
list-two = { $first } et { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } et { $second }
# Without “and”.
list-comma = { $first }, { $second }

or-two = { $first } ou { $second }
or-start = { $first }, { $second }

## Names

# .le inside a sentence (with article), .long at the head of a line; of a side .cap at the beginning of a sentence.
name-lestrade = Insp. Lestrade
    .long = Inspecteur Lestrade
    .le = l’inspecteur Lestrade
    .short = Lestrade
name-goodley = Sgt Goodley
    .long = Sergent Goodley
    .le = le sergent Goodley
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

name-n = nord
    .vers = vers le nord
    .au = au nord
    .sign = N
name-ne = nord-est
    .vers = vers le nord-est
    .au = au nord-est
    .sign = NE
name-e = est
    .vers = vers l’est
    .au = à l’est
    .sign = E
name-se = sud-est
    .vers = vers le sud-est
    .au = au sud-est
    .sign = SE
name-s = sud
    .vers = vers le sud
    .au = au sud
    .sign = S
name-sw = sud-ouest
    .vers = vers le sud-ouest
    .au = au sud-ouest
    .sign = SO
name-w = ouest
    .vers = vers l’ouest
    .au = à l’ouest
    .sign = O
name-nw = nord-ouest
    .vers = vers le nord-ouest
    .au = au nord-ouest
    .sign = NO

name-investigator = l’enquêteur
    .de = de l’enquêteur
    .a = à l’enquêteur
    .seul = le seul enquêteur
    .cap = L’enquêteur
    .short = enquêteur
name-detective = le détective
    .de = du détective
    .a = au détective
    .seul = le seul détective
    .cap = Le détective
    .short = détective
name-jack = Jack
    .de = de Jack
    .a = à Jack
    .seul = Jack seul

initial-investigator = E
initial-detective = D
initial-jack = J

# The levels of the computer.
name-ember = Braise
name-candle = Bougie
name-lantern = Lanterne
name-streetlamp = Réverbère
name-lighthouse = Phare
