### Mr. Jack Pocket: what happens, the calls, the end, its page and its help at the terminal.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

pocket-heading-turn = Manche { $round } sur 8, action { $step } sur { $turns } ({ $order }) : à { $actor ->
    [you] vous de jouer
    [investigator] l’enquêteur de jouer
   *[jack] Jack de jouer
}
pocket-heading-between = Manche { $round } sur 8 : { $due ->
    [tile] on pose les tuiles
    [jack] Jack va tirer son identité
    [draw] on va tirer la carte Alibi
   *[toss] on va lancer les jetons
}
pocket-heading-actions = { COUNT($spent) ->
    [0] Actions restantes : { LIST($actions) }
   *[other] Actions restantes : { LIST($actions) }. Jouées : { LIST($spent) }
}
pocket-heading-coming = Manche suivante : { LIST($actions) }
pocket-heading-coming-tossed = Manche suivante : les jetons seront relancés
pocket-heading-last-round = C’est la dernière manche

# At most three columns: it stands on the tile of Jack’s suspect, on his own screen.
pocket-board-mark-you = moi

# At most seventeen columns, since no name above has more than fourteen.
pocket-state-seen = visible de { NAME($detective) }
pocket-why-seen = visible de { NAMES($detectives) }
pocket-state-seen-some = visible de { $initials }
pocket-state-seen-all = visible de tous
pocket-state-unseen = hors de vue

pocket-panel-rounds = Manches
pocket-panel-chase = Course-poursuite : Jack doit se cacher
pocket-panel-hourglasses = Jack : { $tokens }/6 sabliers{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 carte cachée
   *[other] {" "}+ { $cards } cartes cachées
}
pocket-panel-hourglasses-known = Jack : { $hourglasses }/6 sabliers
pocket-panel-cards = { COUNT($shown) ->
    [0] Aucune carte Alibi révélée
   *[other] Alibis révélés : { LIST($shown) }
}
pocket-panel-cards-known = { COUNT($own) ->
    [0] Alibis : aucun
   *[other] Alibis : { LIST($own) }
}{ COUNT($shown) ->
    [0] { "" }
   *[other] {" "}; révélés : { LIST($shown) }
}

pocket-action-twice = { $action } (deux fois)

## Setting up a game

pocket-title = Mr. Jack Pocket

pocket-game-option = pocket : Mr. Jack Pocket, neuf tuiles et trois détectives ; un quart d’heure
pocket-role-option = { $role ->
    [investigator] investigator : l’enquêteur ; trouvez Jack parmi neuf suspects
    [jack] jack : Jack ; restez dans l’ombre et amassez six sabliers
   *[random] random : au hasard
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
pocket-in-short =
    Neuf suspects sont sur neuf tuiles de rues. L’un est Jack ; lui seul sait qui.
    Holmes (H), Watson (W) et le chien Toby (T) font le tour du plateau. Chacun
    regarde droit dans sa rue, jusqu’au mur (une barre pleine) qui l’arrête.
    Quatre actions par manche : avancer l’un d’eux, tourner ou échanger des tuiles,
    prendre une carte Alibi (enquêteur, Jack, Jack, enquêteur, puis l’inverse).
    L’Alibi innocente son suspect ; tiré par Jack, il cache de 0 à 2 sabliers.
    Puis vient l’appel à témoins. Jack en vue : qui est hors de vue est innocenté.
    Jack hors de vue : qui est en vue est innocenté, et Jack gagne un sablier.
    Un seul suspect : l’enquêteur gagne. Six sabliers ou huit manches : c’est Jack.
    Les deux, Jack hors de vue : course-poursuite. Vu à un appel, il est pris.

## One turn

pocket-turn-which-rotate = Tourner quelle tuile, et de combien ? Par exemple : { $example }
pocket-turn-which-exchange = Échanger quelles tuiles ? Par exemple : { $example }

pocket-outlook = Si la manche finissait maintenant : { $seen ->
    [0] personne en vue
    [one] { $seen } suspect visible
   *[other] { $seen } suspects visibles
}, { $unseen ->
    [0] personne hors de vue.
   *[other] { $unseen } hors de vue.
}
pocket-outlook-jack = Vous, { NAME($suspect, form: "short") }, êtes { $status ->
    [seen] VISIBLE
   *[unseen] HORS DE VUE
}. Suspects visibles : { $seen }, hors de vue : { $unseen }.

pocket-not-now-token = { $word } n’est pas possible maintenant. Actions restantes : { LIST($actions) }.
pocket-not-now-rotated = La tuile { $place } a déjà tourné pendant cette manche ; elle ne peut plus tourner.
pocket-not-now-jack = { $word } est réservé à Jack : avec le joker, l’enquêteur doit déplacer quelqu’un.

pocket-preview-alibi = { $role ->
    [investigator] La carte du dessus sera révélée et son suspect aussitôt innocenté. Ses sabliers échapperont à Jack.
   *[jack] Vous tirerez la carte du dessus en secret, et ses sabliers compteront pour vous.
}

pocket-split-seen = { COUNT($suspects) ->
    [0] Si la manche finissait ainsi, personne ne serait en vue.
   *[other] Si la manche finissait ainsi, en vue ({ COUNT($suspects) }) : { NAMES($suspects, form: "short") }.
}
pocket-split-jack = Vous, { NAME($suspect, form: "short") }, { $status ->
    [seen] SERIEZ VISIBLE
   *[unseen] SERIEZ HORS DE VUE
}.
pocket-split-unseen = { COUNT($suspects) ->
    [0] Hors de vue : personne.
   *[other] Hors de vue ({ COUNT($suspects) }) : { NAMES($suspects, form: "short") }.
}
pocket-hint-hourglass = Cela vous donnerait un sablier : { $hourglasses } sur { $goal }.

## What has happened

pocket-told-tile = En { $place } se place { NAME($suspect, form: "le") }, { $side ->
    [n] mur au nord.
    [e] mur à l’est.
    [s] mur au sud.
   *[w] mur à l’ouest.
}
pocket-told-move = { $who ->
    [you] Vous avancez
    [investigator] L’enquêteur avance
   *[jack] Jack avance
} { NAME($detective) } de { $steps ->
    [one] 1 case
   *[other] { $steps } cases
}, jusqu’à la case { $space }.
pocket-told-joker = { $who ->
    [you] Vous jouez le joker :
    [investigator] L’enquêteur joue le joker :
   *[jack] Jack joue le joker :
} { NAME($detective) } avance de 1 case, jusqu’à la case { $space }.
pocket-told-joker-none = { $who ->
    [you] Vous jouez le joker et laissez
    [investigator] L’enquêteur joue le joker et laisse
   *[jack] Jack joue le joker et laisse
} les trois détectives où ils sont.
pocket-told-rotate = { $who ->
    [you] Vous tournez
    [investigator] L’enquêteur tourne
   *[jack] Jack tourne
} { $place } ({ NAME($suspect, form: "short") }) de { $degrees } degrés : son mur est maintenant { NAME($side, form: "au") }.
pocket-told-rotate-open = { $who ->
    [you] Vous tournez
    [investigator] L’enquêteur tourne
   *[jack] Jack tourne
} { $place }, le carrefour ouvert : rien ne change.
pocket-told-exchange = { $who ->
    [you] Vous échangez
    [investigator] L’enquêteur échange
   *[jack] Jack échange
} { $place } ({ NAME($suspect, form: "short") }) et { $other } ({ NAME($second, form: "short") }).
pocket-told-alibi = { $who ->
    [you] Vous prenez
    [investigator] L’enquêteur prend
   *[jack] Jack prend
} une carte Alibi.
pocket-told-draw-hidden = Il garde la carte cachée ; ses sabliers comptent pour lui.
pocket-told-draw-own = Votre carte Alibi est { NAME($suspect, form: "le") } : { $hourglasses ->
    [0] aucun sablier.
    [one] 1 sablier.
   *[other] { $hourglasses } sabliers.
}
pocket-told-draw-shown = La carte Alibi montre { NAME($suspect, form: "le") }, { $cleared ->
    [now] aussitôt hors de cause.
   *[before] déjà hors de cause.
}
pocket-told-open = La tuile de Lane n’a plus de mur : ses quatre rues sont ouvertes.
pocket-told-toss = Manche { $round } : on lance les jetons. { $first ->
    [you] Vous commencez.
    [investigator] L’enquêteur commence.
   *[jack] Jack commence.
}
pocket-told-turned = Manche { $round } : les quatre jetons sont retournés. { $first ->
    [you] Vous commencez.
    [investigator] L’enquêteur commence.
   *[jack] Jack commence.
}

pocket-sight-gained = Désormais en vue : { NAMES($gained, form: "short") }.
pocket-sight-lost = Désormais hors de vue : { NAMES($lost, form: "short") }.
pocket-sight-both = Désormais en vue : { NAMES($gained, form: "short") }. Hors de vue : { NAMES($lost, form: "short") }.
pocket-sight-same = Cela ne change rien à qui est en vue.

## The call for witnesses

pocket-call-heading = Manche { $round } : l’appel à témoins
pocket-call-question = Tout suspect dans la ligne de vue d’un détective est visible. Et Jack ?
pocket-call-line = { COUNT($suspects) ->
    [0] { NAME($detective) }, case { $space }, ne voit aucun suspect.
   *[other] { NAME($detective) }, case { $space }, voit { NAMES($suspects, form: "short") }.
}
pocket-call-answer-seen = Jack a été vu. { COUNT($suspects) ->
    [one] Un seul suspect était en vue : { NAMES($suspects, form: "short") }.
   *[other] Il est parmi ceux qui étaient en vue : { NAMES($suspects, form: "short") }.
}
pocket-call-answer-unseen = Jack n’a pas été vu. { COUNT($suspects) ->
    [one] Ce n’est pas { NAMES($suspects, form: "short") }.
   *[other] Il n’est aucun de ceux qui étaient en vue : { NAMES($suspects, form: "short") }.
}
pocket-call-answer-nobody = Jack n’a pas été vu : personne n’était en vue.
pocket-call-answer-seen-you = Vous étiez en vue : les témoins ont vu { NAME($suspect, form: "le") }.
pocket-call-answer-unseen-you = Vous étiez hors de vue : personne n’a vu { NAME($suspect, form: "le") }.
pocket-call-cleared-seen = { COUNT($suspects) ->
    [0] Personne n’est innocenté : tous les suspects étaient en vue.
    [one] { NAMES($suspects, form: "short") } est hors de cause : Jack était en vue, { NAMES($suspects, form: "short") } non.
   *[other] { NAMES($suspects, form: "short") } sont hors de cause : Jack était en vue, pas eux.
}
pocket-call-cleared-unseen = { COUNT($suspects) ->
    [0] Personne n’est innocenté : aucun suspect n’était en vue.
    [one] { NAMES($suspects, form: "short") } est hors de cause : Jack était hors de vue, { NAMES($suspects, form: "short") } non.
   *[other] { NAMES($suspects, form: "short") } sont hors de cause : Jack était hors de vue, pas eux.
}
pocket-call-token-seen = L’enquêteur prend le jeton de la manche.
pocket-call-token-unseen = Jack prend le jeton de la manche, un sablier. Il en a { $tokens ->
    [one] 1.
   *[other] { $tokens }.
}
pocket-call-chase = Jack est démasqué, mais il a ses six sabliers : la course-poursuite commence. Désormais, l’enquêteur gagne au premier appel où Jack est vu. S’il reste hors de vue jusqu’à la fin de la manche 8, Jack s’échappe.

## The end

pocket-end-cards = { COUNT($suspects) ->
    [0] Il n’a tiré aucune carte Alibi et avait { $total ->
        [one] { $total } sablier.
       *[other] { $total } sabliers.
    }
   *[other] Ses cartes Alibi : { NAMES($suspects, form: "short") }, avec { $hourglasses ->
        [one] { $hourglasses } sablier
       *[other] { $hourglasses } sabliers
    } ; avec les jetons de manche, il en avait { $total }.
}
pocket-end-reason-one-left = Il ne restait qu’un suspect, et Jack n’avait pas six sabliers.
pocket-end-reason-both-seen = Il ne restait qu’un suspect. Jack avait ses six sabliers, mais on l’a vu : pris sur le fait.
pocket-end-reason-both-unseen = Il ne restait qu’un suspect, mais Jack avait ses six sabliers et n’a pas été vu à la dernière manche.
pocket-end-reason-chase-caught = Jack a été vu pendant la course-poursuite.
pocket-end-reason-chase-escaped = Jack est resté hors de vue jusqu’au bout de la course-poursuite.
pocket-end-reason-hourglasses = Jack a amassé { $hourglasses } sabliers alors qu’il restait { $suspects ->
    [one] { $suspects } suspect
   *[other] { $suspects } suspects
}.
pocket-end-reason-time = Les huit manches sont passées et il reste { $suspects ->
    [one] { $suspects } suspect
   *[other] { $suspects } suspects
} : Jack s’éclipse dans la brume du matin.

## Plain mode: what the drawing shows, in sentences

pocket-plain-turn = Manche { $round } sur 8, action { $step } sur 4 : à { $actor ->
    [you] vous de jouer.
    [investigator] l’enquêteur de jouer.
   *[jack] Jack de jouer.
}
pocket-plain-tile = { $place } : { NAME($suspect, form: "le") } ({ $letter }){ $cleared ->
    [yes] , hors de cause
   *[no] { "" }
}, { $wall ->
    [n] mur au nord
    [e] mur à l’est
    [s] mur au sud
    [w] mur à l’ouest
   *[none] sans mur
}{ COUNT($seers) ->
    [0] { "" }
   *[other] , en vue pour { NAMES($seers) }
}{ $rotated ->
    [yes] , déjà tournée pendant cette manche
   *[no] { "" }
}.
pocket-plain-empty = { $place } : pas encore de tuile.
pocket-plain-detective = { NAME($detective) }, case { $space }, regarde { NAME($heading, form: "vers") }, { $heading ->
    [n] colonne
    [s] colonne
   *[other] ligne
} { $street }, et { COUNT($places) ->
    [0] ne voit qu’un mur.
   *[other] voit { LIST($places) } : { COUNT($suspects) ->
        [0] aucun suspect.
       *[other] { NAMES($suspects, form: "short") }.
    }
}
pocket-plain-round = Manche { $round } : { $taker ->
    [investigator] Jack a été vu.
   *[jack] Jack n’a pas été vu, et il a le jeton.
}
pocket-plain-cards-shown = { COUNT($suspects) ->
    [0] Aucune carte Alibi n’a été révélée.
   *[other] Cartes Alibi révélées : { NAMES($suspects, form: "short") }.
}
pocket-plain-cards-jack = { COUNT($suspects) ->
    [0] Jack n’a tiré aucune carte Alibi.
   *[other] Cartes Alibi tirées par Jack : { NAMES($suspects, form: "short") }.
}

## Notes, history, moves

pocket-notes-ruled-out = Pas encore hors de cause, mais écartés par le compte des sabliers : { NAMES($suspects, form: "short") }.
pocket-notes-hidden = { $cards ->
    [one] Les sabliers de la carte cachée de Jack :
   *[other] Les sabliers des { $cards } cartes cachées de Jack, ensemble :
}
pocket-notes-hourglasses = {"  "}{ $hourglasses } : { $percent } %
pocket-moves-heading = Chaque action, et combien de suspects elle laisserait en vue : hors de vue.
pocket-moves-legend = { $mark } signale que vous seriez vous-même en vue.
pocket-moves-group = { $seen } en vue, { $unseen } hors de vue{ $jack ->
    [seen] , vous en vue
    [unseen] , vous hors de vue
   *[unknown] { "" }
} : { LIST($words) }.

## Help

pocket-help-you-investigator = Vous êtes l’enquêteur : gardez un seul suspect avant les 6 sabliers de Jack.
pocket-help-you-jack = Vous êtes Jack : 6 sabliers (un par appel hors de vue), ou tenez 8 manches.
pocket-help-aim-investigator = Un appel est le plus parlant quand la moitié des suspects est en vue.
pocket-help-aim-jack = Cachez-vous en compagnie : qui partage votre sort reste suspect avec vous.
pocket-help-now-detective = {"  "}{ $word }-1  { $word }-2 : { NAME($word) } avance de 1 ou 2 cases, sens horaire.
pocket-help-now-joker = { $role ->
    [investigator] {"  "}joker-holmes  joker-watson  joker-toby : il avance de 1 case, sens horaire.
   *[jack] {"  "}joker-holmes  joker-watson  joker-toby  joker-none : 1 case, ou rien.
}
pocket-help-now-rotate = {"  "}{ $example }  (ou -180, -270) : tourne une tuile ; une fois par manche.
pocket-help-now-exchange = {"  "}{ $example } : échange deux tuiles ; les murs gardent leur direction.
pocket-help-now-alibi = { $role ->
    [investigator] {"  "}alibi : la première carte Alibi est révélée, son suspect innocenté.
   *[jack] {"  "}alibi : tirez une carte Alibi en secret ; ses sabliers sont à vous.
}

pocket-topic-alibi =
    alibi : on prend la carte Alibi du dessus.
    Si l’enquêteur la prend, elle est révélée. Son suspect est innocent : la tuile
    est aussitôt retournée, et Jack n’aura jamais les sabliers de cette carte.
    Si Jack la prend, il la garde cachée, et ses sabliers comptent pour lui : aucun
    pour Lestrade et Goodley, deux pour Madame, un pour tous les autres. Le suspect
    reste sur le plateau.
pocket-topic-holmes =
    holmes-1, holmes-2 : Holmes avance de 1 ou 2 cases autour du plateau, dans le
    sens horaire. Les cases sont numérotées dans ce sens à partir de 0, au-dessus
    de a3 ; après 11 revient 0. Plusieurs détectives peuvent partager une case.
pocket-topic-watson =
    watson-1, watson-2 : Watson avance de 1 ou 2 cases autour du plateau, dans le
    sens horaire. Les cases sont numérotées dans ce sens à partir de 0, au-dessus
    de a3 ; après 11 revient 0. Plusieurs détectives peuvent partager une case.
pocket-topic-toby =
    toby-1, toby-2 : Toby avance de 1 ou 2 cases autour du plateau, dans le sens
    horaire. Les cases sont numérotées dans ce sens à partir de 0, au-dessus de
    a3 ; après 11 revient 0. Plusieurs détectives peuvent partager une case.
pocket-topic-rotate =
    rotate-b2-90, -180 ou -270 : la tuile en b2 tourne d’autant de degrés dans le
    sens horaire. Suspects ou innocentés, tous peuvent tourner, mais aucune tuile
    deux fois par manche, quel que soit le joueur. Une tuile qui a tourné pendant
    cette manche porte un * derrière son nom.
pocket-topic-exchange =
    exchange-a1-c3 : les tuiles en a1 et c3 changent de place ; deux tuiles au
    choix. Elles ne tournent pas : un mur au nord reste au nord.
pocket-topic-joker =
    joker-holmes, joker-watson, joker-toby : celui-là avance de 1 case, dans le
    sens horaire. Seul Jack peut aussi jouer joker-none et ne déplacer personne.
pocket-topic-board =
    Les colonnes sont a b c depuis la gauche, les lignes 1 2 3 depuis le bas : a3
    est en haut à gauche. Une lettre au croisement des rues est un suspect, dont le
    nom est dans la liste ; entre [ ], il est en vue. Une barre pleine est un mur.
    Maisons claires sans lettre : hors de cause. H, W et T, dehors, sont Holmes,
    Watson et Toby, chacun sur une case numérotée. Les traits fins dans les rues
    sont leurs lignes de vue.
pocket-topic-board-plain =
    Les colonnes a b c vont d’ouest en est, les lignes 1 2 3 du sud au nord : a3
    est donc le coin nord-ouest. Sur chacune des neuf tuiles se croisent des rues
    venant de quatre côtés ; un mur peut en fermer un.
    Douze cases entourent le plateau, dans le sens horaire. De chacune, on regarde
    droit devant :
    0, 1 et 2 au nord : vers le sud, colonnes a, b et c ;
    3, 4 et 5 à l’est : vers l’ouest, lignes 3, 2 et 1 ;
    6, 7 et 8 au sud : vers le nord, colonnes c, b et a ;
    9, 10 et 11 à l’ouest : vers l’est, lignes 1, 2 et 3.
    Après 11 revient 0.
pocket-topic-sight =
    Chaque détective regarde droit dans sa ligne ou sa colonne, de la tuile la plus
    proche à la plus lointaine. Un mur du côté proche d’une tuile la cache. Un mur
    du côté opposé arrête la vue derrière elle. Les murs latéraux, les suspects et
    les détectives ne cachent rien.
pocket-topic-witnesses =
    Après la quatrième action d’une manche vient l’appel à témoins. Qui se trouve
    dans une ligne de vue est visible ; Jack doit dire s’il l’est, sans mentir.
    S’il l’est, tous ceux hors de vue sont innocentés et l’enquêteur prend le jeton
    de la manche. Sinon, tous ceux en vue sont innocentés et Jack prend le jeton :
    un sablier.
pocket-topic-end =
    Le but de l’enquêteur : un seul suspect. Celui de Jack : six sabliers, sur les
    jetons de manche et sur les cartes Alibi qu’il a tirées (pas son identité).
    On vérifie les deux après chaque appel. Si les deux sont atteints à la fois,
    Jack perd s’il a été vu ; sinon, la course-poursuite commence : il doit rester
    hors de vue jusqu’à la fin de la manche 8.
    Si aucun n’est atteint en huit manches, Jack gagne.
pocket-topic-words =
    Tapez une action ou une commande en entier, ou un début sans ambiguïté. Des
    espaces remplacent les tirets. Avant qu’une action soit jouée, vous voyez le
    plateau qui en résulte : Entrée la joue, u la reprend.
    Commandes : board, moves, moves rotate, preview MOT, suspects, history, history
    words, primer, save FICHIER, undo, quit, why. Ctrl-C propose d’enregistrer.
    Quand une partie est enregistrée, on vous dit comment la reprendre.
