### Names of people, places and sides, and how several of them are listed. The English room tells how a catalogue is made.
###
### The player is addressed as "ty", without letting on whether it is a man or a woman.

## Lists

list-none = nikdo
list-two = { $first } a { $second }
list-start = { $first }, { $second }
list-middle = { $first }, { $second }
list-end = { $first } a { $second }
# Without “and”.
list-comma = { $first }, { $second }

or-two = { $first } nebo { $second }
or-start = { $first }, { $second }

## Names

# .nom inside a sentence (a title is written small), .acc whom; .short for lists,
# .sgen, .sacc and .sins its cases; .kam which way and .kde where.
name-lestrade = Inspektor Lestrade
    .nom = inspektor Lestrade
    .acc = inspektora Lestrada
    .short = Lestrade
    .sgen = Lestrada
    .sacc = Lestrada
    .sins = Lestradem
name-goodley = Seržant Goodley
    .nom = seržant Goodley
    .acc = seržanta Goodleyho
    .short = Goodley
    .sgen = Goodleyho
    .sacc = Goodleyho
    .sins = Goodleym
name-bert = Jeremy Bert
    .acc = Jeremyho Berta
    .short = Bert
    .sgen = Berta
    .sacc = Berta
    .sins = Bertem
name-pizer = John Pizer
    .acc = Johna Pizera
    .short = Pizer
    .sgen = Pizera
    .sacc = Pizera
    .sins = Pizerem
name-smith = John Smith
    .acc = Johna Smithe
    .short = Smith
    .sgen = Smithe
    .sacc = Smithe
    .sins = Smithem
name-lane = Joseph Lane
    .acc = Josepha Lana
    .short = Lane
    .sgen = Lana
    .sacc = Lana
    .sins = Lanem
name-stealthy = Slečna Stealthy
    .nom = slečna Stealthy
    .acc = slečnu Stealthy
    .short = Stealthy
    .sgen = Stealthy
    .sacc = Stealthy
    .sins = Stealthy
name-gull = William Gull
    .acc = Williama Gulla
    .short = Gull
    .sgen = Gulla
    .sacc = Gulla
    .sins = Gullem
name-madame = Madame

name-holmes = Holmes
    .acc = Holmese
    .sgen = Holmese
    .sacc = Holmese
    .sins = Holmesem
name-watson = Watson
    .acc = Watsona
    .sgen = Watsona
    .sacc = Watsona
    .sins = Watsonem
name-toby = Toby
    .acc = Tobyho

name-n = sever
    .kam = na sever
    .kde = na severu
    .sign = S
name-ne = severovýchod
    .kam = na severovýchod
    .kde = na severovýchodě
    .sign = SV
name-e = východ
    .kam = na východ
    .kde = na východě
    .sign = V
name-se = jihovýchod
    .kam = na jihovýchod
    .kde = na jihovýchodě
    .sign = JV
name-s = jih
    .kam = na jih
    .kde = na jihu
    .sign = J
name-sw = jihozápad
    .kam = na jihozápad
    .kde = na jihozápadě
    .sign = JZ
name-w = západ
    .kam = na západ
    .kde = na západě
    .sign = Z
name-nw = severozápad
    .kam = na severozápad
    .kde = na severozápadě
    .sign = SZ

name-investigator = vyšetřovatel
    .acc = vyšetřovatele
name-detective = detektiv
    .acc = detektiva
name-jack = Jack
    .acc = Jacka

initial-investigator = V
initial-detective = D
initial-jack = J

# The levels of the computer.
name-ember = Jiskra
name-candle = Svíčka
name-lantern = Lucerna
name-streetlamp = Pouliční lampa
name-lighthouse = Maják
