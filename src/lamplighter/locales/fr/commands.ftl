### The command line. Names of options, commands and words stay as they are in every language.

## In the browser: the map of Whitechapel

cli-lamplighter = Mr. Jack Pocket et Mr. Jack à Londres dans le terminal : jouez, revoyez des parties enregistrées et vérifiez leur régularité, faites jouer des bots, comptez et mesurez.
cli-lamplighter-example = Pour commencer : lamplighter play
cli-option-version = Affiche la version et quitte.
cli-option-json = Affiche du JSON, pour les programmes.
cli-option-plain = Des phrases au lieu de dessins : pour un lecteur d’écran.
cli-option-colour = Avec ou sans couleurs. Sans cette option, des couleurs si le terminal les montre et que NO_COLOR n’est pas défini.
cli-argument-game = Le jeu : pocket ou london.
cli-option-board = Le plateau de london ; le premier si aucun n’est indiqué.
cli-argument-file = Le compte rendu d’une partie.

cli-play-short = Joue une partie.
cli-play = Joue une partie contre l’ordinateur, ou contre une deuxième personne au même clavier. Ce qui n’est pas indiqué est demandé.
cli-play-example = Exemple : lamplighter play pocket --role jack --opponent lantern
cli-option-role = Votre camp : investigator (dans london : detective) ou jack ; random laisse faire le hasard.
cli-option-opponent = Votre adversaire : un niveau (ember, candle, lantern, streetlamp, lighthouse), un autre bot par son nom, ou human : une deuxième personne à ce clavier.
cli-option-seed-of-play = Donne à partir de ce nombre, pour que la même partie puisse être redonnée. Sans lui, la donne vient d’un secret qui en prouve la régularité.
cli-option-resume = Reprend la partie inachevée de ce fichier.
cli-option-save = Garde la partie dans ce fichier. Sans lui, dans un fichier nommé d’après l’heure.

cli-replay-short = Parcourt une partie enregistrée.
cli-replay = Parcourt une partie enregistrée. Dans un terminal, Entrée avance mot à mot ; ailleurs, ou avec --ply, une seule position est montrée. Rien de la suite n’est dit : vous voyez ce qu’un spectateur voyait alors.
cli-replay-example = Exemple : lamplighter replay partie.txt --ply 23
cli-option-ply = Montre la position après tant de mots de la partie, ceux du hasard compris.
cli-ply = { $ply } sur { $plies } : { $word }{ $verdict ->
    [seen] {" "}(Jack a été vu)
    [unseen] {" "}(Jack n’a pas été vu)
   *[none] { "" }
}
cli-ply-none = 0 sur { $plies } : avant la donne
cli-step = Entrée = suite, b = retour, un nombre = y aller, ? = aide, q = quitter :{" "}
cli-step-last = C’était le dernier mot ; q quitte.
cli-step-first = C’est le début ; Entrée avance.
cli-step-beyond = La partie a { $plies } mots : tapez un nombre de 0 à { $plies }.
cli-step-unknown = « { $typed } » ne mène nulle part : tapez juste Entrée, b, un nombre de 0 à { $plies }, ? ou q.
cli-step-help = Chaque page montre la partie après un mot de plus, sur { $plies } ; un mot du hasard (une carte tirée, par exemple) compte aussi. Entrée avance d’un mot, b recule d’un mot, un nombre de 0 à { $plies } mène à la page de ce numéro, et q quitte. Rien n’est dit avant l’heure.
cli-no-ply = la partie a { $plies } mots, il n’y a donc pas de position après { $ply } : choisissez un nombre de 0 à { $plies }
cli-still-secret = la partie n’est pas finie, ce que sait { NAME($role, form: "seul") } est donc encore secret : choisissez spectator

cli-verify-short = Vérifie qu’une partie enregistrée était régulière.
cli-verify = Vérifie une partie enregistrée : l’engagement, chaque résultat du hasard, chaque coup, chaque réponse des témoins et le résultat. Le code de sortie est 1 si quelque chose ne va pas.
cli-verify-example = Exemple : lamplighter verify partie.txt
cli-verify-fair = { $file } : tout est en règle. Conformes aux règles : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $verdicts ->
    [one] { $verdicts } réponse des témoins
   *[other] { $verdicts } réponses des témoins
}. Conformes à la graine engagée avant le début de la partie : { $chance ->
    [one] { $chance } résultat du hasard
   *[other] { $chance } résultats du hasard
}.
cli-verify-chosen = { $file } : tout est en règle. Conformes aux règles : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $verdicts ->
    [one] { $verdicts } réponse des témoins
   *[other] { $verdicts } réponses des témoins
}. Conformes à la graine : { $chance ->
    [one] { $chance } résultat du hasard
   *[other] { $chance } résultats du hasard
}. Mais une personne a choisi cette graine, et pouvait savoir ce qu’elle donnerait.
cli-verify-unfinished = { $file } : rien d’anormal jusqu’ici. Conformes aux règles : { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} et { $verdicts ->
    [one] { $verdicts } réponse des témoins
   *[other] { $verdicts } réponses des témoins
}. Les résultats du hasard pourront être vérifiés quand la partie sera finie.
cli-verify-wrong = { $file } : ceci n’est pas en règle.
cli-verify-finding = { $finding }
cli-verify-no-client-seed = Rien n’a donc été faussé en route. Que la graine n’ait pas été choisie d’avance parmi plusieurs, seule une graine ajoutée par un joueur peut le montrer ; cette partie n’en a pas, et n’en a pas besoin si vous faites confiance à qui a donné.
cli-verify-not-dealt = La partie n’a pas commencé par une donne, mais par une position que quelqu’un a fournie.

cli-show-short = Dessine une position.
cli-show = Dessine une position, donnée par sa chaîne, telle que la voit l’un des joueurs ou un spectateur.
cli-show-example = Exemple : lamplighter show "$(cat position.txt)" --viewer jack
cli-argument-position = La chaîne d’une position, entre guillemets ; docs/notation.md en a la grammaire. Le jeu et son plateau s’y lisent.
cli-option-viewer = Par les yeux de qui : investigator (dans london : detective), jack ou spectator. Une partie inachevée ne peut être revue que par qui n’en connaît aucun secret.
cli-no-position = Ce n’est pas une position de { $game } que l’on puisse montrer. { $why }
cli-position-of-another = Une position de { $game } commence par l’un de ces mots : { LIST($names) }.
cli-other-game = la position est de { $game } : choisissez { $option } { $game }, ou n’indiquez rien
cli-other-value = la position commence par { $value } : choisissez { $option } { $value }, ou n’indiquez rien
cli-no-private-part = la position ne dit pas ce que sait { NAME($role, form: "seul") } : ajoutez sa partie privée, après " = ", ou choisissez un autre point de vue

cli-simulate-short = Fait jouer deux bots de nombreuses fois.
cli-simulate = Fait jouer deux bots de nombreuses fois : le premier est l’enquêteur (dans london : le détective), le second est Jack. La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-simulate-example = Exemple : lamplighter simulate pocket --bots greedy,random --games 200 --seed 7
cli-option-bots = Deux bots, l’enquêteur (détective) d’abord, par exemple greedy,random ; les réglages suivent un deux-points : ismcts:playouts=500.
cli-option-games = Combien de parties.
cli-option-seed-of-simulate = Décide de toutes les donnes et de tous les choix des bots.
cli-option-workers = Combien de processus se partagent le travail.
cli-progress-simulate = En jeu
cli-match = { $game }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
cli-match-player = { $role } { $bot } victoires : { $wins }, { $rate } % (intervalle à 95 % : { $low } à { $high })
cli-match-length = décisions par partie en moyenne : { $decisions }
cli-match-ending = { $role }, { $ending } : { $count }
cli-match-fault = { $bot } a perdu la partie { $index } { $kind ->
    [illegal] pour une action interdite
   *[crash] pour s’être planté
} : { $why }
cli-match-more-faults = { $count ->
    [one] Une autre partie a été perdue ainsi.
   *[other] { $count } autres parties ont été perdues ainsi.
}

cli-arena-short = Cherche quel bot est le plus fort.
cli-arena = Fait jouer aux bots des paires de parties, deux fois la même donne et le même hasard avec les rôles échangés : chacun contre tous les autres, ou un seul contre les autres. Taux de victoire par rôle, Elo et temps par coup, avec des intervalles à 95 %. La même graine donne les mêmes parties, quel que soit le nombre de processus.
cli-arena-example = Exemple : lamplighter arena pocket --bots random,greedy --pairs 50 --seed 7
cli-option-arena-bots = Deux bots ou plus, séparés par des virgules ; les réglages suivent un deux-points, par exemple ismcts:playouts=500.
cli-option-pairs = Combien de paires de parties jouent deux bots ; avec --sprt, au plus.
cli-option-seed-of-arena = Décide de toutes les donnes, de tout le hasard et de tous les choix des bots.
cli-option-executor = Joue sur les machines de l’ordonnanceur Dask à cette adresse, par exemple dask://10.0.0.1:8786, au lieu d’ici.
cli-option-field = Seul le premier bot rencontre les autres.
cli-option-sprt = Un test qui met fin à une rencontre dès qu’il a la réponse : le premier bot est-il meilleur du premier nombre d’Elo au plus, ou du second au moins ? Par exemple 0,50.
cli-option-code = Un fichier Python avec votre bot : une fonction act(view, rng), ou une classe avec une méthode act. Peut être donné plusieurs fois.
cli-option-move-time = Secondes qu’un bot peut prendre pour un coup ; au-delà, il perd la partie.
cli-option-records = Écrit l’enregistrement de chaque partie dans ce dossier.
cli-option-journal = Note dans ce fichier ce qui est terminé. Avec le même fichier, la même commande reprend là où elle s’est arrêtée.
cli-jobs-and-executor = les machines de --executor disent elles-mêmes combien elles sont : omettez l’un des deux
cli-no-sprt = { $text } : ce ne sont pas deux nombres d’Elo, le plus petit d’abord. Écrivez par exemple 0,50
cli-bot-setting = ce bot ne peut pas être créé : { $why }
cli-arena-title = { $game }, { $pairs ->
    [one] { $pairs } paire de parties
   *[other] { $pairs } paires de parties
}, graine { $seed }
cli-arena-bot = bot
cli-arena-won = victoires
cli-arena-median = médiane
cli-arena-p95 = 95 % sous
cli-arena-meeting = premier - second
cli-arena-pairs = paires
cli-arena-sprt = { $first } - { $second } : { $answer ->
    [elo0] meilleur de { $low } Elo au plus
    [elo1] meilleur de { $high } Elo au moins
   *[open] pas encore de réponse entre { $low } et { $high } Elo
} (logarithme du rapport de vraisemblance { $ratio }, réponse à { $least } et { $most })
cli-arena-role = { $role } : { $rate } % de toutes les parties gagnées (intervalle à 95 % : { $low } à { $high }) ; entre égaux, ce rôle vaut { $elo } Elo ({ $least } à { $most })
cli-arena-fault = { $bot } ({ $role }) a perdu contre { $against }, paire { $pair }, { $kind ->
    [illegal] pour une action interdite
    [overtime] pour avoir réfléchi trop longtemps
   *[crash] pour s’être planté
} : { $why }
cli-arena-unmade = Le bot { $name } ne peut pas être créé : { $why }.
cli-arena-too-few = { $text } ne suffit pas pour comparer : nommez deux bots ou plus, séparés par des virgules.
cli-arena-twice = { $name } est nommé deux fois. Ici, un bot en rencontre d’autres ; contre lui-même, il joue dans lamplighter simulate.
cli-arena-no-bot = { $game } n’a pas de bot { $name } : choisissez parmi { LIST($names) }, ou donnez son fichier avec --code.
cli-arena-code-name = { $file } : votre bot ne peut pas s’appeler { $name }. Prenez des lettres, des chiffres et des tirets bas, et pas le nom d’un bot existant.
cli-arena-code-none = { $file } ne contient pas de bot : il faut une fonction act(view, rng), ou exactement une classe avec une méthode act.
cli-arena-code-broken = { $file } ne peut pas être exécuté : { $why }.
cli-arena-other-journal = { $file } est le journal d’autres parties : { $what } y est différent. Il est resté tel quel ; nommez un autre fichier.
cli-arena-no-journal = { $file } n’est pas un journal de l’arène, ou la ligne { $line } est abîmée. Il est resté tel quel ; nommez un autre fichier.
cli-arena-died = Un processus qui jouait s’est arrêté, faute de mémoire ou à cause d’un bot. Ce qui était terminé est à l’abri si --resume nommait un fichier ; avec --move-time, un bot qui arrête son processus perd la partie.
cli-arena-no-dask = Dask n’est pas installé ({ $name } manque). Pour l’installer : pip install 'lamplighter[cluster]'
cli-arena-no-scheduler = Aucun ordonnanceur Dask ne répond à { $address } : { $why }. Vérifiez l’adresse, et qu’il est lancé.
cli-arena-no-workers = L’ordonnanceur à { $address } n’a aucune machine. Lancez-en : dask worker { $address }

cli-perft-short = Compte les façons de continuer.
cli-perft = Compte les façons de continuer depuis une donne pour un nombre de mots, résultats du hasard compris. Deux moteurs qui donnent les mêmes comptes jouent selon les mêmes règles.
cli-perft-example = Exemple : lamplighter perft pocket --seed 7 --depth 3 --divide
cli-option-depth = Pour combien de mots.
cli-option-seed-of-perft = La donne.
cli-option-divide = Affiche aussi le compte sous chaque premier mot.
cli-progress-perft = Comptage
cli-perft-total = profondeur { $depth } : { $nodes }

cli-bench-short = Mesure la vitesse du moteur.
cli-bench = Mesure le jeu au hasard : dans du code compilé, et depuis Python par legal_actions et apply_action, sans et avec tenseurs d’observation ; et ce que prend un démarrage.
cli-bench-example = Exemple : lamplighter bench pocket --json
cli-option-seconds = Secondes pour chacune des trois façons de jouer.
cli-progress-bench = Mesure
cli-bench-way = { $way ->
    [compiled] compilé             { $decisions } décisions/s { $games } parties/s
    [python] Python              { $decisions } décisions/s { $games } parties/s
   *[python_with_tensor] Python et tenseurs  { $decisions } décisions/s { $games } parties/s
}
cli-bench-import-s = import              { $seconds } s
cli-bench-start-s = première vue        { $seconds } s une fois compilé
cli-bench-compile-s = compilation         { $seconds } s de plus, une fois
cli-bench-peak-memory-mb = mémoire             { $megabytes } Mo pour une partie
cli-bench-peak-memory-compiling-mb = mémoire             { $megabytes } Mo en compilant
cli-bench-machine = { $cpu }, { $system }

cli-error = lamplighter : { $what }
cli-system = { $path } : { $why }. Vérifiez le nom, et que vous y avez accès.
cli-system-nameless = Le système a refusé : { $why }.
cli-fault = C’est une erreur de Lamplighter, pas de votre saisie : { $what }. Rien n’a été changé. Avec { $variable }=1 dans l’environnement, la même commande montre où elle s’est produite ; merci de la signaler.
cli-no-game = il n’y a pas de jeu { $name } : choisissez parmi { LIST($names) }
cli-no-option = { $game } n’a pas une telle option : retirez-la, ou choisissez un autre jeu
cli-no-value = il n’y a pas de { $option } { $value } : choisissez parmi { LIST($names) }
cli-which-game = dites de quel jeu il s’agit : { LIST($names) }
cli-no-role-at-all = aucun jeu n’a { $name } : choisissez parmi { LIST($names) }
cli-no-role = { $game } n’a pas { $name } : choisissez parmi { LIST($names) }
cli-no-bot = il n’y a pas de bot { $name } : choisissez parmi { LIST($names) }
cli-no-opponent = il n’y a pas d’adversaire { $name } : choisissez parmi { LIST($names) }
cli-not-a-pair = { $text } : ce ne sont pas deux bots. Nommez-en deux, séparés par une virgule sans espace, par exemple greedy,random

cli-serve-short = Joue dans le navigateur.
cli-serve = Sert les jeux aux navigateurs : sur cette machine, ou à qui peut l’atteindre. Chaque option peut aussi être fixée par une variable (LAMPLIGHTER_BOT_PACE pour --bot-pace) et par une ligne d’un fichier TOML (bot_pace = 0.8) ; l’option compte d’abord, puis la variable, puis le fichier. Une limite de 0 signifie aucune. Ctrl-C arrête proprement ; ce qui a été joué est gardé.
cli-serve-example = Exemple : lamplighter serve --port 8080
cli-option-config = Un fichier TOML de réglages ; la variable LAMPLIGHTER_CONFIG peut aussi en nommer un.
cli-option-host = L’adresse d’écoute ; 0.0.0.0 laisse entrer d’autres machines.
cli-option-port = Le port ; 0 en prend un libre.
cli-option-database = Où sont gardées les parties : le chemin d’un fichier SQLite, ou une URL SQLAlchemy. Sans cette option, ~/.local/share/lamplighter/tables.sqlite3
cli-option-public-url = Où l’on trouve le service, par exemple https://jack.example.org, si ce n’est pas là où il écoute.
cli-option-key-file = Le fichier de la clé qui signe les cookies des invités ; il est créé s’il manque. Sans cette option, à côté de la base de données.
cli-option-proxies = Adresses de proxys inverses, séparées par des virgules, que l’on croit sur ceux pour qui ils parlent.
cli-option-bot-pace = Secondes pendant lesquelles un bot semble réfléchir à un coup.
cli-option-bot-workers = Dans combien de processus réfléchissent les bots.
cli-option-requests = Requêtes par seconde d’une adresse cliente.
cli-option-messages = Messages par seconde sur une connexion.
cli-option-previews = Aperçus par seconde qu’une adresse cliente peut demander.
cli-option-openings = Tables par minute qu’une adresse cliente peut ouvrir.
cli-option-connections = Connexions ouvertes d’une adresse cliente, sockets compris.
cli-option-sockets = Sockets ouverts d’une adresse cliente.
cli-option-tables = Tables inachevées qu’un invité peut avoir ouvertes.
cli-option-waiting-days = Nombre de jours après lesquels une table que personne n’a rejointe est oubliée.
cli-option-abandoned-days = Nombre de jours sans coup ni rien d’autre après lesquels une partie est arrêtée ; 15 au moins.
cli-option-stop-seconds = Combien de temps peut prendre un arrêt en bon ordre.
cli-option-log-level = À partir de quel niveau le journal est écrit sur l’erreur standard : debug, info, warning ou error.
cli-option-open = Ouvre un navigateur. Sans cette option, s’il y a un écran.
cli-serve-address = Lamplighter est à l’adresse { $address } (Ctrl-C l’arrête).
cli-serve-elsewhere = Les autres appareils de votre réseau la trouvent à l’adresse { $address }.
cli-serve-not-installed = Le service n’est pas installé ({ $name } manque). Pour l’installer : pip install 'lamplighter[server]'
cli-serve-port-taken = Le port { $port } de { $host } est occupé. Arrêtez ce qui y écoute, ou choisissez un autre port : --port 0 en prend un libre.
cli-serve-no-port = Impossible d’écouter sur le port { $port } de { $host } : { $why }. Choisissez-en d’autres avec --host et --port.
cli-serve-cannot = Le service ne peut pas démarrer : { $why }.
cli-serve-no-database = La base de données est inutilisable : { $why }. Vérifiez --database, et que vous pouvez y écrire.
cli-setting-toml = { $place } n’est pas un fichier TOML : { $why }.
cli-setting-name = { $place } : { $found } au lieu de l’un de ces mots : { LIST($names) }.
cli-setting-number = { $place } : { $found } au lieu d’un nombre de { $low } à { $high }.
cli-setting-kind = { $place } : { $found } au lieu { $kind ->
    [text] d’un texte
    [url] d’une adresse telle que https://jack.example.org, sans rien après le nom et le port
   *[other] de true ou false
}.
