### The page in the browser.

## In the browser: heading, settings, footing

# $role is a label that stands by itself (Enquêteur, Jack); inside a sentence NAME($side) has an article.
web-skip = Aller au contenu
web-nav = Pages
web-nav-home = Accueil
web-nav-lobby = Salon
web-title-home = Jouer
web-title-lobby = Salon
web-title-table = Table
web-title-replay = Partie revue
web-title-lost = Introuvable
web-settings = Réglages
web-settings-language = Langue
web-settings-light = Lumière
web-settings-light-auto = Auto
web-settings-light-light = Jour
web-settings-light-dark = Nuit
web-settings-sound = Sons
web-on = Oui
web-off = Non
web-close = Fermer
web-back = Retour
web-loading = Un instant…
web-copy = Copier
web-copied = Copié
web-share = Partager
web-try-again = Réessayer
web-footing-unofficial = Mr. Jack et Mr. Jack Pocket sont des jeux de Bruno Cathala et Ludovic Maublanc. Cette page n’a rien d’officiel : elle est faite par des gens qui les aiment, et leur éditeur n’y est pour rien.
web-footing-ours = Les dessins, les mots et le programme sont de nous. Pas de compte, pas de publicité, rien qui vienne d’ailleurs.
web-lost-heading = Il n’y a rien ici
web-lost-text = L’adresse est peut-être mal écrite, ou ancienne.
web-offline-heading = Pas de connexion
web-offline-text = Cette page est là, mais les parties sont sur un serveur injoignable pour l’instant. Rien n’est perdu : chaque coup joué y est gardé. Réessayez quand vous aurez une connexion.

## In the browser: the first page

web-home-heading = Qui est Jack ?
web-home-text = L’un des suspects est Jack. Un joueur sait lequel et se faufile dans le brouillard ; l’autre demande, manche après manche : l’a‑t‑on vu ?
web-home-game = Quel jeu
web-game-pocket = Mr. Jack Pocket
web-game-pocket-text = Neuf tuiles, neuf suspects. 15 minutes.
web-game-london = Mr. Jack
web-game-london-text = Londres aux becs de gaz. 30 minutes.
web-home-side = Vous êtes
web-role-investigator = Enquêteur
web-role-detective = Détective
web-role-jack = Jack
web-role-random = Au hasard
web-home-opponent = Contre
web-opponent-bot = L’ordinateur
web-opponent-friend = Un proche
web-opponent-anyone = Qui voudra
web-opponent-here = Quelqu’un ici
web-opponent-friend-text = Vous recevez un lien à envoyer. Aucun compte n’est nécessaire.
web-opponent-anyone-text = Votre partie est affichée au salon jusqu’à ce que quelqu’un s’assoie.
web-opponent-here-text = Deux joueurs, un appareil. Un rideau cache ce que l’autre ne doit pas voir.
web-home-play-bot = Jouer
web-home-play-friend = Obtenir un lien
web-home-play-anyone = Attendre quelqu’un
web-home-play-here = Jouer sur cet appareil
web-home-busy = Un instant…
web-home-more = Autres choix : nom, temps
web-home-going = Parties en cours
web-home-going-all = Toutes les afficher
web-go-on = Continuer
web-home-watch = Parties à rejoindre ou à regarder
web-name = Votre nom
web-name-example = tel que les autres le verront
web-clock = Temps de réflexion
web-clock-none = Sans limite de temps
web-clock-bank = { $minutes } min chacun, + { $increment } s par tour
web-clock-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
}
web-level = Niveau de l’ordinateur
web-bot-greedy = avec bon sens
web-bot-random = au petit bonheur
web-board = Plateau
web-board-revised = édition actuelle
web-board-first-2006 = première édition, 2006

## In the browser: the lobby

web-lobby-heading = Salon
web-lobby-waiting = On attend quelqu’un
web-lobby-running = Parties en cours
web-lobby-none-waiting = Personne n’attend pour l’instant. Ouvrez une partie : elle sera affichée ici.
web-lobby-none-running = Aucune partie n’est en cours.
web-lobby-open = Ouvrir une partie
web-lobby-watch = Regarder
web-lobby-mine = votre partie
web-lobby-sit = Jouer { NAME($side) }
web-lobby-seat = { $role } : { $name }
web-round = Manche { $round }
web-watchers = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

## In the browser: before a game

web-invited-heading = { $name } vous invite à jouer
web-invited-text = Le jeu est { $game }. Vous serez { NAME($side) }.
web-invited-clock = { $clock }.
web-return-heading = Votre partie
web-used-heading = Ce lien a déjà servi
web-used-text = Il n’ouvre plus aucune place : elle est prise, ou la partie est finie. Vous pouvez regarder, ou ouvrir vous-même une partie.
web-sit-down = S’asseoir et jouer
web-waiting-friend = Envoyez ce lien
web-waiting-friend-text = La partie commence dès que l’autre joueur l’ouvre et s’assoit. Le lien sert une seule fois. Vous pouvez fermer cette page et revenir.
web-waiting-anyone = On attend quelqu’un
web-waiting-anyone-text = Votre partie est affichée au salon. Elle commence dès que quelqu’un s’assoit ; laissez cette page ouverte pour le savoir.
web-waiting-watch = Cette partie n’a pas commencé
web-waiting-watch-text = Elle attend son deuxième joueur. La page changera d’elle-même.
web-waiting-link = Lien pour l’autre joueur
web-waiting-share = Une partie avec moi ?
web-local-only = Cette adresse ne marche que sur cet appareil : on ne peut pas l’ouvrir d’ailleurs. Si le serveur est à vous, lancez‑le avec « lamplighter serve --host 0.0.0.0 », ouvrez cette page par l’adresse de cet ordinateur dans le réseau, et envoyez le lien de là.
web-cancel-table = Tant pis, fermer cette table
web-you-are = Vous êtes { NAME($side) }
web-you-are-suspect = Vous êtes { NAME($suspect, form: "le") }
web-table-gone = Cette table n’est pas ici
web-aim-pocket-investigator = Vous êtes l’enquêteur : trouvez qui est Jack avant qu’il n’ait six sabliers.
web-aim-pocket-jack = Vous êtes Jack : restez hors de vue. Six sabliers, ou huit manches, et vous gagnez.
web-aim-london-detective = Vous êtes le détective : en huit manches, trouvez lequel des huit est Jack et accusez‑le. Vous n’avez qu’une accusation.
web-aim-london-jack = Vous êtes Jack : fuyez par une sortie libre après un appel dans l’ombre, ou tenez huit manches.

## In the browser: at the table

web-you = vous
web-away = absent
web-to-move = c’est son tour
web-seat-free = Place libre
web-seat-bot = L’ordi
web-seat-bot-level = L’ordi, qui joue { $bot }
web-seat-level = { $level } (ordinateur)
web-seat-guest = Invité
web-seat-guest-second = Invité 2
web-time-left = reste { $time }
web-time-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
} { $hours } h
web-turn-yours = À vous de jouer.
web-hint = Conseil
web-hint-thinking = Je réfléchis …
web-hint-title = Ce que ferait ici le bot le plus fort, et pourquoi (touche H)
web-turn-on = À vous encore.
web-turn-theirs = { $name } ({ NAME($side, form: "short") }) réfléchit.
web-turn-awaited = On attend { $name } ({ NAME($side, form: "short") }).
web-turn-chance = On donne les cartes.
web-turn-looking = Voyons voir…
web-missed = { $when ->
    [complete] Votre tour est prêt : jouez‑le, ou reprenez‑le.
    [waiting] Ce n’est pas encore à vous.
    [pocket] Il n’y a rien à faire là pour l’instant. Choisissez un jeton, ou un endroit marqué.
   *[london] Il n’y a rien à faire là pour l’instant. Choisissez un des endroits marqués.
}
web-turn-sending = Envoi…
web-play = Jouer
web-play-accuse = Accuser { NAME($accused, form: "short") }
web-play-escape = Partir par la sortie { NAME($exit) }
web-play-so-far = { $count ->
    [one] Jouer cette étape pour de bon, puis continuer
   *[other] Jouer ces étapes pour de bon, puis continuer
}
web-take-back = Reprendre
web-split-seen = { $count ->
    [0] Personne n’est visible.
    [one] Visible : { NAMES($suspects, form: "short") }.
   *[other] Visibles : { NAMES($suspects, form: "short") }.
}
web-split-unseen = { $count ->
    [0] Personne n’est hors de vue.
    [one] Hors de vue : { NAMES($suspects, form: "short") }.
   *[other] Hors de vue : { NAMES($suspects, form: "short") }.
}
web-split-seen-would = { $count ->
    [0] Personne ne serait visible.
    [one] Serait visible : { NAMES($suspects, form: "short") }.
   *[other] Seraient visibles : { NAMES($suspects, form: "short") }.
}
web-split-unseen-would = { $count ->
    [0] Personne ne serait hors de vue.
    [one] Serait hors de vue : { NAMES($suspects, form: "short") }.
   *[other] Seraient hors de vue : { NAMES($suspects, form: "short") }.
}
web-split-ends = Cela met fin à la partie.
web-link-lost = Connexion perdue. Votre partie est intacte ; nouvel essai…
web-absent = { $name } n’est plus là.
web-absent-wait = Peut-être juste un moment. Dans { $time }, vous pourrez finir la partie, si vous voulez.
web-absent-claim = Vous pouvez attendre encore, ou finir la partie.
web-claim-stop = Finir sans vainqueur
web-claim-win = Prendre la victoire

## In the browser: beside the board

web-tabs = À côté du jeu
web-tab-history = Récit
web-tab-words = Mots
web-tab-notes = Notes
web-tab-chat = Chat
web-tab-table = Table
web-look-back = Regarder en arrière
web-ply = { $ply } sur { $plies }
web-turn-at = Manche { $round }, tour { $turn } sur 4
web-first = Au début
web-last = Au présent
web-step-back = Un pas en arrière
web-step-on = Un pas en avant
web-back-to-game = Retour au jeu
web-call-again = Revoir l’appel
web-words-label = Tapez un coup, ou son début
web-words-help = Entrée le choisit ; Entrée dans le champ vide le joue. La touche / vous amène ici.
web-words-list = Tout ce que vous pouvez jouer
web-words-several = Plusieurs commencent ainsi : { LIST($words) }…
web-words-none = Rien de jouable ne commence par « { $typed } ».
web-words-wait = Ce n’est pas votre tour.
web-words-draft = Choix : { LIST($words) }. Jouez‑le, ou reprenez‑le.
web-words-seen = { $count ->
    [one] { $count } visible
   *[other] { $count } visibles
}
web-words-ends = fin de partie
web-notes-text = Vous seul voyez ces notes. Elles restent sur cet appareil.
web-notes-sign = { NAME($suspect) } : { $sign ->
    [maybe] peut-être Jack
    [not] pas Jack
    [surely] sûrement Jack
   *[none] sans note
}
web-notes-own = Vos propres mots
web-chat-players = Seul votre adversaire lit ceci avant la fin de la partie.
web-chat-watchers = Les spectateurs parlent ici. Les joueurs les liront après la partie.
web-chat-all = La partie est finie : tous lisent tout.
web-chat-mute = Masquer
web-chat-unmute = Afficher le chat
web-chat-muted = Le chat est masqué.
web-chat-empty = Personne n’a encore rien dit.
web-chat-label = Dites quelque chose
web-chat-send = Envoyer
web-chat-heard = { $name } dit : { $text }
web-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
web-ask-undo = Demander à reprendre un coup
web-ask-stop = Proposer d’arrêter
web-resign = Abandonner
web-resign-question = Abandonner cette partie ?
web-resign-text = L’autre camp gagne, et tout est révélé.
web-resign-yes = Oui, abandonner
web-resign-no = Non, continuer
web-cancel-game = Annuler la partie
web-link-watch = Lien pour les spectateurs
web-link-own = Votre place, sur un autre appareil
web-link-own-text = Qui a ce lien joue à votre place. Ne le montrez à personne.
web-commitment = Sceau du hasard de cette partie, à vérifier à la fin :

web-offer-undo = { $name } voudrait reprendre le dernier coup.
web-offer-stop = { $name } propose d’arrêter là, sans vainqueur.
web-offer-rematch = { $name } voudrait rejouer, camps inversés.
web-offered-undo = Vous avez demandé à reprendre votre dernier coup.
web-offered-stop = Vous avez proposé d’arrêter là.
web-offered-rematch = Vous avez proposé de rejouer, camps inversés. On attend la réponse.
web-accept = Oui
web-decline = Non
web-withdraw = Y renoncer
web-told-undo-declined = { $name } préfère laisser le coup joué.
web-told-stop-declined = { $name } préfère continuer.
web-told-rematch-declined = { $name } préfère ne pas rejouer cette fois.
web-told-withdrawn = { $name } retire sa demande.
web-news-undo-made = { NAME($side, form: "cap") } demande à reprendre le dernier coup.
web-news-undo-declined = Le coup reste joué.
web-news-undo-withdrawn = Le coup reste joué.
web-news-undo-accepted = Le coup est repris.
web-news-stop-made = { NAME($side, form: "cap") } propose d’arrêter.
web-news-stop-declined = La partie continue.
web-news-stop-withdrawn = La partie continue.
web-news-stop-accepted = La partie s’arrête là.
web-news-rematch-made = { NAME($side, form: "cap") } voudrait rejouer.
web-news-rematch-declined = Pas d’autre partie cette fois.
web-news-rematch-withdrawn = Pas d’autre partie cette fois.
web-news-rematch-accepted = Une autre partie commence.

## In the browser: the call for witnesses, and the end

web-verdict-skip = Passer
web-verdict-continue = Continuer
web-verdict-next = Appel suivant
web-end-won = Vous avez gagné
web-end-lost = Vous avez perdu
web-end-none = Personne n’a gagné
web-end-cancelled = La partie a été annulée
web-end-role-jack = Jack a gagné
web-end-role-investigator = L’enquêteur a gagné
web-end-role-detective = Le détective a gagné
web-rematch = Rejouer, camps inversés
web-rematch-go = À la partie suivante
web-new-game = Choisir une nouvelle partie
web-replay = Revoir la partie
web-record = Télécharger la partie
web-proof = Le hasard était‑il honnête ?
web-proof-right = Vérifié : le hasard était honnête.
web-proof-wrong = Quelque chose ne concorde pas. Téléchargez la partie et montrez‑la à qui tient ce serveur.
web-proof-text = Avant la donne, le serveur a scellé un nombre secret. Il est maintenant révélé, et votre navigateur a recalculé lui-même chaque lancer et chaque carte.
web-proof-commitment = Le nombre révélé correspond au sceau :
web-proof-noted = Le sceau est bien celui que cette page a reçu pendant la partie :
web-proof-client = Ce que votre navigateur a ajouté au hasard s’y trouve :
web-proof-outcome = Résultat { $index } sur { $among } :
web-proof-seed = Le nombre secret :

## In the browser: one device for two

web-curtain-turn = Au tour { NAME($side, form: "de") }.
web-curtain-public = Voici ce que tous peuvent voir.
web-curtain-mine = Je suis { NAME($side) }
web-curtain-question = { NAME($side, form: "cap") } est‑il seul à regarder ?
web-curtain-text = Derrière le rideau se trouve ce que l’autre camp ne doit pas voir. Il se ferme après votre tour, ou dès que vous quittez cette page.
web-curtain-show = Oui, ouvrir le rideau
web-curtain-open = { NAME($side, form: "cap") } regarde
web-curtain-close = Fermer le rideau

## In the browser: the replay

web-replay-start = La partie commence.
web-replay-steps = Parcourir la partie
web-replay-play = Lire
web-replay-pause = Pause
web-replay-end = À la fin, au résultat
web-replay-jump = Aller au pas
web-replay-link = Lien vers cet instant
web-replay-viewer = Vue de
web-replay-watcher = Spectateur
web-replay-open = Tout révélé
web-call-watch = Voir l’appel
web-to-table = À la table

## In the browser: rules at a glance

web-rules-link = Règles en bref
web-rules-close = Au jeu
web-rules-larger = Agrandir ou réduire l’image
web-rules-pocket-heading = Mr. Jack Pocket en bref
web-rules-pocket-goal-heading = Le but
web-rules-pocket-goal = Jack est l’un des neuf suspects des tuiles. L’enquêteur veut qu’il ne reste que lui ; Jack veut six sabliers.
web-rules-pocket-turn-heading = Une manche
web-rules-pocket-turn = Quatre jetons Action sont visibles. Aux manches impaires, l’enquêteur en prend un, Jack deux, l’enquêteur le dernier ; aux manches paires, on les retourne et c’est l’inverse. Ils avancent Holmes, Watson et Toby dans le sens horaire, tournent une tuile, échangent deux tuiles ou tirent un alibi : une carte qui innocente un suspect ou, dans la main de Jack, lui apporte en secret ses sabliers.
web-rules-pocket-sight-heading = Qui est en vue
web-rules-pocket-sight = Chaque détective regarde droit dans les rues devant lui. Un mur arrête son regard. Les suspects, non.
web-rules-pocket-call-heading = L’appel à témoins
web-rules-pocket-call = Après quatre actions, Jack dit, sans mentir, si son suspect est en vue. Si oui, tous ceux hors de vue sont innocentés. Sinon, tous ceux en vue le sont, et Jack prend le sablier de la manche. Les tuiles des innocentés sont retournées ; leurs rues restent.
web-rules-pocket-end-heading = La fin
web-rules-pocket-end = Il ne reste qu’un suspect : l’enquêteur gagne. Six sabliers, ou la fin de la manche huit : Jack gagne. Si les deux arrivent à la fois et que Jack n’a pas été vu, la course-poursuite commence : vu une seule fois avant la fin de la manche huit, il est pris.
web-rules-pocket-picture = Les traits de lumière montrent jusqu’où voit chaque détective. Qui s’y trouve est en vue.
web-rules-london-heading = Mr. Jack en bref
web-rules-london-goal-heading = Le but
web-rules-london-goal = Jack est l’un des huit personnages. Le détective doit trouver lequel et l’accuser, avec une seule accusation. Jack gagne s’il quitte le quartier, ou s’il reste insaisissable pendant huit manches.
web-rules-london-turn-heading = Une manche
web-rules-london-turn = Quatre personnages sont joués par manche : le premier joueur en prend un, l’autre deux, le premier le dernier. Chaque camp déplace n’importe qui, de trois rues au plus, et se sert de son pouvoir : déplacer une flamme ou un barrage, ouvrir un égout, siffler les autres, orienter la lanterne, tirer un alibi. Un égout ouvert mène à tous les autres.
web-rules-london-sight-heading = Qui est visible
web-rules-london-sight = Qui est à côté d’un bec de gaz allumé, dans le faisceau de Watson ou à côté de quelqu’un. Les autres sont dans l’ombre.
web-rules-london-call-heading = L’appel à témoins
web-rules-london-call = À la fin d’une manche, Jack dit, sans mentir, s’il est visible. Tous ceux qui ne sont pas comme lui sont innocentés. Puis, les quatre premières manches, un bec de gaz s’éteint pour de bon.
web-rules-london-end-heading = La fin
web-rules-london-end = Pour accuser, le détective finit un déplacement sur celui qu’il soupçonne : s’il a raison, il gagne, sinon il perd. Jack s’échappe, avec son propre personnage, par une sortie libre, s’il n’était pas visible au dernier appel.
web-rules-london-picture = Qui est à côté d’un bec de gaz est visible ; qui est seul dans l’ombre ne l’est pas.

## In the browser: what can go wrong

web-error-other = Cela n’a pas marché. Rien n’est perdu ; réessayez.
web-error-offline = Le serveur est injoignable. Rien n’est perdu ; réessayez dans un instant.
web-error-unknown-table = Il n’y a pas de table à cette adresse. Elle est peut-être mal écrite, ou la table est fermée depuis longtemps.
web-error-not-your-seat = Cette place est à quelqu’un d’autre. Vous pouvez regarder.
web-error-no-such-key = Ce lien n’ouvre aucune place : il a déjà servi, ou il est incomplet. Demandez‑en un nouveau.
web-error-bad-game = Le serveur n’a pas ce jeu. Choisissez‑en un autre.
web-error-bad-name = Ce nom ne convient pas ici. Prenez‑en un plus court ou plus simple.
web-error-bad-seed = Cela n’a pas marché. Rechargez la page.
web-error-bad-text = Ce message n’a pas pu être envoyé. Raccourcissez‑le.
web-error-bad-order = Cela n’a pas marché. Rechargez la page.
web-error-unknown-ply = La partie n’a pas ce point.
web-error-no-record = Cette partie ne peut pas être téléchargée.
web-error-seat-taken = Quelqu’un a été plus rapide : la place est prise. Vous pouvez regarder, ou ouvrir vous-même une partie.
web-error-name-the-seat = Les deux places de cette table sont à vous. Rechargez la page.
web-error-still-running = Il faut attendre la fin de la partie.
web-error-waiting = La partie n’a pas encore commencé.
web-error-stale = La partie a avancé entre-temps. Rien n’a été joué ; regardez à nouveau.
web-error-over = La partie est finie.
web-error-not-your-turn = Ce n’est pas votre tour.
web-error-not-possible = Ce n’est pas possible ici. Rien n’a été joué.
web-error-revealed = Ce coup ne peut pas être repris : il a révélé quelque chose.
web-error-nothing-to-undo = Vous n’avez aucun coup à reprendre.
web-error-no-offer = Cette proposition n’est plus valable.
web-error-no-hints = Les conseils sont pour les parties contre l’ordinateur ou à deux sur un même appareil.
web-error-too-late = C’est trop tard.
web-error-too-often = Cela a été proposé assez souvent. C’est maintenant à l’autre camp de décider.
web-error-seated = Vous jouez à cette table : parlez depuis votre place jusqu’à la fin de la partie.
web-error-not-absent = L’autre camp est revenu. La partie continue.
web-error-full = Le serveur est plein pour l’instant. Rien n’est perdu ; réessayez plus tard.
web-error-not-saved = Le serveur n’a pas pu garder ce coup, qui n’est donc pas joué. Réessayez.
web-error-stopping = Le serveur va redémarrer. Votre partie est gardée ; cette page reviendra d’elle-même.
web-error-invalid = Cela n’a pas marché. Rechargez la page.
web-error-foreign = Le serveur ne reconnaît pas cette adresse. Ouvrez la page par l’adresse qu’il indique.
web-error-wrong-host = Le serveur a une autre adresse que celle‑ci. Ouvrez la page par l’adresse qu’il a indiquée au démarrage.
web-error-not-found = Il n’y a rien à cette adresse.
web-error-not-allowed = Cela ne se fait pas ici.
web-error-too-slow = La connexion était trop lente. Réessayez.
web-error-too-large = C’était trop à la fois. Raccourcissez.
web-error-limited = C’était un peu rapide. Attendez un instant.
web-error-too-many-sockets = Trop de pages sont ouvertes depuis votre adresse. Fermez‑en, et celle‑ci reviendra.
web-error-too-many-tables = Vous avez beaucoup de parties ouvertes. Finissez‑en ou fermez‑en une d’abord.
web-error-unknown = Cela n’a pas marché. Rechargez la page.
web-error-fault = Le serveur a fait une erreur. Rien n’a changé ; réessayez.
web-error-unwell = Le serveur ne peut rien garder pour l’instant. Réessayez plus tard.
web-proof-sealed = Le sceau est bien celui que votre navigateur a reçu avant d’ajouter sa part au hasard :
web-error-no-such-seal = Le sceau de cette partie avait expiré. Rien n’a été ouvert ; réessayez.

## In the browser: the board and panel of Pocket

web-pocket-board = Le plateau à la manche { $round } : neuf tuiles, entourées de douze cases pour les détectives.
web-pocket-tile = { $place }, { NAME($suspect) } : { $cleared ->
    [yes] hors de cause.
   *[no] { COUNT($by) ->
        [0] hors de vue.
       *[other] en vue pour { NAMES($by) }.
    }
}
web-pocket-wall = { $side ->
    [none] Quatre côtés ouverts.
   *[other] Mur { NAME($side, form: "au") }.
}
web-pocket-planks = Des planches barrent la quatrième rue tant que { NAME($suspect, form: "short") } reste suspect.
web-pocket-rotated = Déjà tournée pendant cette manche ; elle ne peut plus l’être.
web-pocket-jack-here = { $who ->
    [you] C’est vous.
   *[jack] C’est Jack.
}
web-pocket-detective = { NAME($detective) }, case { $space }, { COUNT($suspects) ->
    [0] ne voit personne.
   *[other] voit { NAMES($suspects, form: "short") }.
}

web-pocket-word-walk = { NAME($detective) } avance de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}, jusqu’à la case { $space }.
web-pocket-word-stay = Le joker laisse les trois où ils sont.
web-pocket-word-turn = { $place } ({ NAME($suspect, form: "short") }) tourne de { $degrees } degrés.
web-pocket-word-exchange = { $place } ({ NAME($suspect, form: "short") }) et { $other } ({ NAME($second, form: "short") }) changent de place.
web-pocket-word-alibi = On prend la carte Alibi du dessus.
web-pocket-would-see = { COUNT($suspects) ->
    [0] Personne ne serait en vue.
   *[other] En vue ensuite : { NAMES($suspects, form: "short") }.
}
web-pocket-swap = Échanger { $place } avec une autre tuile

web-pocket-hint-none = Choisissez une action : un jeton, ou une pièce du plateau.
web-pocket-hint-holmes = Où va Holmes ? Choisissez une case marquée.
web-pocket-hint-watson = Où va Watson ? Choisissez une case marquée.
web-pocket-hint-toby = Où va Toby ? Choisissez une case marquée.
web-pocket-hint-joker = Qui avance d’une case ?
web-pocket-hint-rotation = Quelle tuile tourner ?
web-pocket-hint-exchange = Quelles tuiles échanger ? Choisissez la première.
web-pocket-hint-tile = { $action ->
    [exchange] Avec quelle tuile échanger { $place } ?
    [rotation] De combien tourner { $place } ?
   *[none] Que faire de { $place } ?
}
web-pocket-unplayed = Pas encore joué
web-pocket-legend-seen = en vue
web-pocket-legend-turned = tournée pendant cette manche
web-pocket-legend-planks = barrée tant que { NAME($suspect, form: "short") } reste suspect
web-pocket-nobody = Personne
web-pocket-drop = Annuler

web-pocket-actions = Actions de cette manche
web-pocket-order = Qui prend les quatre actions
web-pocket-action-holmes = Holmes
web-pocket-action-watson = Watson
web-pocket-action-toby = Toby
web-pocket-action-alibi = Alibi
web-pocket-action-rotation = Tourner
web-pocket-action-exchange = Échanger
web-pocket-action-joker = Joker
web-pocket-spent = jouée
web-pocket-coming = Manche suivante :
web-pocket-coming-tossed = Manche suivante : on relance les jetons.
web-pocket-coming-none = C’est la dernière manche.
web-pocket-rounds = Manches
web-pocket-round = Manche { $round }{ $state ->
    [seen] {" "}: Jack a été vu, l’enquêteur a le jeton.
    [unseen] {" "}: Jack n’a pas été vu, et il a le jeton.
    [now] , en cours.
   *[open] .
}
web-pocket-hourglasses = Sabliers : { $count } sur 6{ $hidden ->
    [0] { "" }
    [one] {" "}+ 1 carte cachée
   *[other] {" "}+ { $hidden } cartes cachées
}
web-pocket-chase = Course-poursuite : Jack doit se cacher
web-pocket-suspects = Suspects
web-pocket-how = { $how ->
    [cleared] hors de cause
    [seen] en vue
   *[unseen] hors de vue
}
web-pocket-how-jack = { $who ->
    [you] vous
   *[jack] Jack
}, { $how ->
    [cleared] hors de cause
    [seen] en vue
   *[unseen] hors de vue
}
web-pocket-alibis = Cartes Alibi
web-pocket-deck = { $count ->
    [one] { $count } carte Alibi
   *[other] { $count } cartes Alibi
}
web-pocket-taken = { $taker ->
    [jack] { $who ->
        [you] Les vôtres :
       *[other] À Jack :
    }
   *[investigator] Révélées :
}
web-pocket-card = { NAME($suspect) }, { $hourglasses ->
    [0] aucun sablier
    [one] 1 sablier
   *[other] { $hourglasses } sabliers
}
web-pocket-card-hidden = une carte cachée

## In the browser: the map of Whitechapel

web-london-title = Whitechapel
web-london-map = Plan de Whitechapel
web-london-description = Le plan en mots
web-london-preview = Pas encore joué
web-london-zoom = Grand plan
web-london-exits = Sorties libres : { NAMES($free) }. Fermées par un barrage : { NAMES($closed) }.
web-london-reasons = { LIST($reasons) }

# What can be tapped. $thing is a street, a person, an exit or a direction.
web-london-target-play = Jouer { NAME($thing, form: "short") }, en { $place }
web-london-target-move = { NAME($character, form: "short") } va en { $thing }
web-london-target-accuse = Accuser { NAME($other, form: "short") } en { $thing } : cela décide de la partie
web-london-target-escape = Quitter Whitechapel par la sortie { NAME($exit) }
web-london-target-swap = Gull change de place avec { NAME($thing, form: "short") }, en { $place }
web-london-target-face = La lanterne éclaire { NAME($thing, form: "vers") }
web-london-target-take-lamp = Prendre la flamme de { $thing }
web-london-target-take-cordon = Prendre le barrage { NAME($exit, form: "au") }
web-london-target-take-cover = Prendre la plaque de { $thing }
web-london-target-take-whistle = Siffler { NAME($thing, form: "short") }, en { $place }
web-london-target-lamp = La flamme de { $from } va en { $thing }
web-london-target-cordon = Le barrage de la sortie { NAME($begin) } va à la sortie { NAME($exit) }
web-london-target-cover = La plaque de { $from } va en { $thing }
web-london-target-whistle = { NAME($from, form: "short") } vient en { $thing }

web-london-next-lamp = va s’éteindre
web-london-modes = Que faire maintenant
web-london-mode-move = Aller
web-london-mode-swap = Échange
web-london-mode-lamp = Flamme
web-london-mode-cordon = Barrage
web-london-mode-cover = Plaque
web-london-mode-whistle = Sifflet
web-london-stay = { NAME($character, form: "short") } reste
web-london-prompt-play = Choisissez une carte Personnage, ou quelqu’un sur le plan.
web-london-prompt-face = Vers où éclaire la lanterne de Watson ?
web-london-prompt-move = Où va { NAME($character, form: "short") } ?{ $accuse ->
    [yes] {" "}En rouge : accuser qui s’y trouve.
   *[no] { "" }
}
web-london-prompt-swap = Avec qui Gull change‑t‑il de place ?
web-london-prompt-lamp = Quelle flamme Smith prend‑il ?
web-london-prompt-lamp-to = À quel bec de gaz va la flamme de { $from } ?
web-london-prompt-cordon = Quel barrage Lestrade prend‑il ?
web-london-prompt-cordon-to = Quelle sortie ferme le barrage de la sortie { NAME($begin) } ?
web-london-prompt-cover = Quelle plaque Bert prend‑il ?
web-london-prompt-cover-to = Quel égout ferme la plaque de { $from } ?
web-london-prompt-whistle = { $points ->
    [one] Qui entend le sifflet ? Il reste 1 point.
   *[other] Qui entend le sifflet ? Il reste { $points } points.
}
web-london-prompt-whistle-to = Jusqu’où vient { NAME($from, form: "short") } ?

web-london-card = { NAME($character, form: "short") }
web-london-cards = Cartes Personnage de cette manche
web-london-play = Jouer cette carte :
web-london-card-left = encore à jouer
web-london-card-hand = en main
web-london-card-played = jouée
web-london-next-known = Ensuite :
web-london-next-shuffled = On mélange les huit pour la manche suivante.
web-london-next-last = C’est la dernière manche.

# What a character can do, in a few words.
web-london-skill-holmes = carte Alibi
web-london-skill-watson = lanterne
web-london-skill-smith = flamme
web-london-skill-lestrade = barrage
web-london-skill-stealthy = les toits
web-london-skill-goodley = sifflet
web-london-skill-gull = ou échange
web-london-skill-bert = plaque
web-london-power-holmes = Holmes va de 1 à 3 rues plus loin. Ensuite, son joueur tire une carte Alibi en secret.
web-london-power-watson = Watson va de 1 à 3 rues plus loin. Ensuite, on oriente sa lanterne dans l’une des six directions.
web-london-power-smith = Smith va de 1 à 3 rues plus loin. Avant ou après, il porte une flamme d’un bec de gaz allumé à un bec éteint.
web-london-power-lestrade = Lestrade va de 1 à 3 rues plus loin. Avant ou après, il déplace un barrage de police d’une sortie à une sortie libre.
web-london-power-stealthy = Stealthy va de 1 à 4 pas plus loin, même à travers maisons et becs de gaz. Elle finit dans une rue.
web-london-power-goodley = Goodley va de 1 à 3 rues plus loin. Avant ou après, il siffle et d’autres se rapprochent de lui, de trois pas en tout.
web-london-power-gull = Gull va de 1 à 3 rues plus loin, ou échange sa place avec quelqu’un.
web-london-power-bert = Bert va de 1 à 3 rues plus loin. Avant ou après, il déplace une plaque d’un égout à un égout ouvert.

web-london-owed = Ce que { NAME($character, form: "short") } doit faire
web-london-done = fait
web-london-task-move = aller
web-london-task-gull = aller ou échanger
web-london-task-lamp = porter une flamme
web-london-task-cordon = déplacer un barrage
web-london-task-cover = déplacer une plaque
web-london-task-whistle = { $points ->
    [0] siffler
    [one] siffler : 1 point
   *[other] siffler : { $points } points
}
web-london-task-face = orienter la lanterne
web-london-task-alibi = tirer une carte Alibi

web-london-witness = Carte Témoin
web-london-witness-seen = Visible
web-london-witness-unseen = Invisible
web-london-witness-seen-means = { $who ->
    [you] Vous ne pouvez pas fuir cette manche
   *[jack] Jack ne peut pas fuir cette manche
}
web-london-witness-unseen-means = { $who ->
    [you] Vous pouvez fuir cette manche
   *[jack] Jack peut fuir cette manche
}
web-london-jack-you = Vous êtes Jack :
web-london-jack-is = Jack est
web-london-jack-was = Jack était
web-london-now-seen = visible à présent
web-london-now-unseen = dans l’ombre à présent

web-london-rounds = Manches
web-london-round = { $now ->
    [yes] Manche { $round }, en cours
   *[no] Manche { $round }
}{ $lamp ->
    [yes] {" "}: à la fin s’éteint le bec de gaz en { $place }
   *[no] { "" }
}
web-london-order = Manche { $round }/8 :
web-london-side-detective = Détective
web-london-side-jack = Jack

web-london-suspects = Suspects
web-london-visible = visible
web-london-dark = dans l’ombre
web-london-left = hors du plan par { NAME($exit, form: "sign") }
web-london-known-jack = { $who ->
    [you] vous, Jack
   *[jack] Jack
}
web-london-known-cleared = hors de cause
web-london-known-stayed = Jack aurait fui
web-london-known-card = vous avez l’alibi
web-london-known-certain = forcément Jack
web-london-mark = Votre note : { $sign }

web-london-alibis = Cartes Alibi
web-london-alibi-count = { $who ->
    [you] Vous : { $count }
    [detective] Détective : { $count }
   *[jack] Jack : { $count }
}
web-london-doors = Sorties
web-london-door-free = libre
web-london-door-closed = fermée
web-london-door-yours = libre pour vous
