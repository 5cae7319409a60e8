### Mr. Jack (London): what happens, the calls, the end, its page and its help at the terminal.

## Setting up a game

london-game-option = london : Mr. Jack, le plan de Whitechapel et ses becs de gaz ; une demi-heure

## London: the page. The panel beside the map has 26 columns in a window of 80.

london-title = Mr. Jack à Londres
london-role-option = { $role ->
    [detective] detective : le détective ; trouvez Jack parmi huit personnages et accusez-le
    [jack] jack : Jack ; restez insaisissable huit manches, ou fuyez Whitechapel
   *[random] random : au hasard
}

# At most 26 columns: it stands at the head of the panel.
london-heading-turn = Manche { $round }/8  { $order }{ $actor ->
    [you] {" "}vous
   *[other] { "" }
}
london-heading-between = Manche { $round } sur 8 : { $due ->
    [jack] Jack va tirer son identité
    [draw] on va tirer la carte Alibi
    [cards] on va retourner quatre cartes Personnage
   *[other] la manche est finie
}

# At most five columns: they stand outside the map, beside the exits.
london-exit-free = libre
london-exit-closed = fermé
london-exit-yours = +fuir

# At most eight columns.
london-panel-name = { NAME($character, form: "short") }
# At most nine columns.
london-state-visible = visible
london-state-invisible = invisible
london-state-stayed = pas Jack
london-state-gone = sortie { $exit }

london-why-lamp = { COUNT($lamps) ->
    [one] bec de gaz { LIST($lamps) }
   *[other] becs de gaz { LIST($lamps) }
}
london-why-beam = le faisceau
london-why-company = à côté de { NAMES($others, form: "short") }
# Behind the state of somebody visible, in a wide window.
london-panel-why = {" : "}{ $why }

# At most 26 columns each.
london-panel-cards = À jouer    { $letters }
london-panel-coming = Ensuite    { $letters }
london-panel-coming-others = Ensuite, les 4 autres
london-panel-coming-shuffled = Ensuite, nouvelles cartes
london-panel-last-round = C’est la dernière manche
london-panel-witness-card = Témoin : { $status ->
    [seen] visible
   *[unseen] INVISIBLE
}
london-panel-lamp = S’éteint   bec { $number } ({ $place })
london-panel-lantern = Lanterne   { NAME($direction) }
london-panel-alibis = Alibis     D { $detective }, J { $jack }
london-panel-calls = Appels     { $signs }
# One sign each: what a call for witnesses has brought. Eight stand in the line of calls.
london-call-sign-seen = V
london-call-sign-unseen = I
london-panel-own-alibis = Les vôtres { $letters }

london-owed-facing = Orientez la lanterne
london-owed-whistle = Sifflet : { $points ->
    [one] encore 1 point
   *[other] encore { $points } points
}
london-owed-both = { NAME($character, form: "short") } : aller, { $character ->
    [goodley] sifflet { $points }
    [smith] un bec
    [lestrade] barrage
   *[bert] plaque
}
london-owed-ability = { NAME($character, form: "short") } : { $character ->
    [goodley] sifflet { $points }
    [smith] un bec de gaz
    [lestrade] un barrage
   *[bert] une plaque
}
london-owed-draw = Holmes : une carte Alibi
london-owed-move = { NAME($character, form: "short") } : { $character ->
    [gull] aller ou échange
   *[other] aller
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
london-in-short =
    Huit personnages arpentent Whitechapel. L’un est Jack, et lui seul sait qui.
    Les deux camps jouent les huit : chaque manche ouvre quatre cartes ; détective,
    Jack, Jack, détective (manches paires : l’inverse) en prennent une. On avance
    de 3 rues au plus, et chacun a son pouvoir : ? et son nom l’explique.
    Est visible qui est à côté d’un bec de gaz allumé ou de quelqu’un, ou dans le
    faisceau de Watson. Après quatre tours, Jack dit s’il est visible : si oui,
    ceux dans l’ombre sont innocents ; sinon, les visibles. Les becs 1 à 4
    s’éteignent peu à peu. Le détective gagne s’il finit un déplacement sur Jack ;
    sur un autre, il perd. Jack gagne après huit manches, ou en partant par une
    sortie libre, avec son personnage, juste après un appel où il n’était pas vu.

## London: what has happened

london-told-play = { $who ->
    [you] Vous jouez
    [detective] Le détective joue
   *[jack] Jack joue
} { NAME($character, form: "short") }.
london-told-move = { NAME($character, form: "short") } va de { $begin } à { $end }.
london-told-stay = { NAME($character, form: "short") } n’a nulle part où aller et reste en { $place }.
london-told-escape = { NAME($character, form: "short") } va de { $begin } à { $gate } et quitte Whitechapel par la sortie { NAME($exit) } !
london-told-escape-gate = De { $gate }, { NAME($character, form: "short") } quitte Whitechapel par la sortie { NAME($exit) } !
london-told-accuse = { NAME($character, form: "short") } va en { $place } et accuse { NAME($accused, form: "le") } !
london-told-swap = Gull et { NAME($other, form: "short") } échangent leurs places : Gull est maintenant en { $place }, { NAME($other, form: "short") } en { $second }.
london-told-whistle = Goodley siffle { NAME($other, form: "short") }, de { $begin } à { $end } ({ $points ->
    [one] 1 point
   *[other] { $points } points
}).
london-told-face = La lanterne de Watson éclaire { NAME($direction, form: "vers") }.
london-told-lamp = { $number ->
    [0] Smith porte une flamme de { $begin } à { $end }.
   *[other] Smith porte la flamme { $number } de { $begin } à { $end }.
}
london-told-cordon = Lestrade libère la sortie { NAME($begin) } et ferme la sortie { NAME($end) }.
london-told-cover = Bert ouvre l’égout { $begin } et ferme { $end }.
london-told-draw-own = Votre carte Alibi est { NAME($suspect, form: "le") }{ $role ->
    [jack] {" "}: le détective ne pourra donc pas la tirer.
   *[detective] {" "}: ce n’est pas Jack.
}
london-told-draw-open = { $taker ->
    [detective] Le détective prend une carte Alibi :
   *[jack] Jack prend une carte Alibi :
} { NAME($suspect, form: "le") }.
london-told-draw-hidden = { $taker ->
    [detective] Le détective prend une carte Alibi et la garde pour lui.
   *[jack] Jack prend une carte Alibi et la garde pour lui.
}
london-told-round = Manche { $round } : { NAMES($characters, form: "short") }. { $first ->
    [you] Vous commencez.
    [detective] Le détective commence.
   *[jack] Jack commence.
}

london-sight-gained = Désormais { COUNT($gained) ->
    [one] visible
   *[other] visibles
} : { NAMES($gained, form: "short") }.
london-sight-lost = { COUNT($lost) ->
    [one] N’est plus visible
   *[other] Ne sont plus visibles
} : { NAMES($lost, form: "short") }.
london-sight-both = Désormais { COUNT($gained) ->
    [one] visible
   *[other] visibles
} : { NAMES($gained, form: "short") }. { COUNT($lost) ->
    [one] Ne l’est plus
   *[other] Ne le sont plus
} : { NAMES($lost, form: "short") }.
london-sight-same = Cela ne change rien à qui est visible.

london-note-accuse = { NAME($accuser, form: "short") } accuse { NAME($accused, form: "short") } en { $place }.
london-note-accuse-open = Cela décide aussitôt de la partie : vous gagnez si { NAME($accused, form: "short") } est Jack, sinon vous perdez.
london-note-accuse-certain = Cela décide aussitôt de la partie : vous gagnez, car Jack ne peut être que { NAME($accused, form: "short") }.
london-note-accuse-cleared = Vous perdriez aussitôt : { NAME($accused, form: "short") } est hors de cause, et n’est donc pas Jack.
london-note-accuse-stayed = Vous perdriez aussitôt : { NAME($accused, form: "short") } n’est pas Jack, qui aurait dû s’échapper alors.
london-note-accuse-card = Vous perdriez aussitôt : vous avez la carte Alibi de { NAME($accused, form: "short") }, qui n’est pas Jack.
london-note-escape = Cela met fin à la partie : vous vous échappez, et vous gagnez.
london-note-alibi = Ensuite vous tirez une carte Alibi en secret, et on ne peut plus rien reprendre.
london-hint-leave = Si l’on ne vous voit pas à l’appel, vous pourrez quitter Whitechapel à la manche suivante.

## London: the call for witnesses and the end

london-call-heading = Manche { $round } : l’appel à témoins. Jack est‑il visible ?
london-call-reason = { NAME($suspect, form: "short") } ({ $why })
london-call-visible = { COUNT($reasons) ->
    [0] Personne n’est visible.
    [one] Visible : { LIST($reasons) }.
   *[other] Visibles : { LIST($reasons) }.
}
london-call-dark = { COUNT($suspects) ->
    [0] Personne n’est dans l’ombre.
   *[other] Dans l’ombre : { NAMES($suspects, form: "short") }.
}
london-call-answer-seen = Jack est visible. { COUNT($suspects) ->
    [one] Un seul suspect l’est : { NAMES($suspects, form: "short") }.
   *[other] C’est l’un d’eux : { NAMES($suspects, form: "short") }.
}
london-call-answer-unseen = Jack n’est pas visible. { COUNT($suspects) ->
    [one] Un seul suspect est dans l’ombre : { NAMES($suspects, form: "short") }.
   *[other] C’est l’un d’eux : { NAMES($suspects, form: "short") }.
}
london-call-answer-seen-you = Vous êtes visible : les témoins le disent, et { NAME($suspect, form: "le") } reste suspect{ $suspect ->
    [stealthy] e
   *[other] { "" }
}.
london-call-answer-unseen-you = Vous n’êtes pas visible : les témoins le disent, et { NAME($suspect, form: "le") } reste suspect{ $suspect ->
    [stealthy] e
   *[other] { "" }
}.
london-call-own = { COUNT($suspects) ->
    [one] Avec vos propres cartes Alibi, vous le savez : c’est { NAMES($suspects, form: "short") }.
   *[other] D’après vos propres cartes Alibi, c’est l’un d’eux : { NAMES($suspects, form: "short") }.
}
london-call-cleared-seen = { COUNT($suspects) ->
    [0] Personne n’est innocenté : aucun suspect n’était dans l’ombre.
    [one] { NAMES($suspects, form: "short") } est hors de cause : Jack était visible, et { NAMES($suspects, form: "short") } était dans l’ombre.
   *[other] { NAMES($suspects, form: "short") } sont hors de cause : Jack était visible, et ils étaient dans l’ombre.
}
london-call-cleared-unseen = { $count ->
    [0] Personne n’est innocenté : aucun suspect n’était visible.
    [one] Hors de cause, car Jack était dans l’ombre : { LIST($reasons) }.
   *[other] Hors de cause, car Jack était dans l’ombre : { LIST($reasons) }.
}
london-call-lamp = Le bec de gaz { $number }, en { $place }, s’éteint pour de bon.
london-call-card = { $status ->
    [seen] À la manche suivante, personne ne peut s’échapper.
    [unseen-you] À la manche suivante, vous pouvez vous échapper.
   *[unseen] À la manche suivante, Jack peut s’échapper.
}

london-end-cards = { COUNT($detective) ->
    [0] Le détective n’a tiré aucune carte Alibi ;
   *[other] Les cartes Alibi du détective : { NAMES($detective, form: "short") } ;
} { COUNT($jack) ->
    [0] Jack, aucune.
   *[other] celles de Jack : { NAMES($jack, form: "short") }.
}
london-end-accusation = { NAME($accuser, form: "short") } a surpris { NAME($accused, form: "short") } en { $place } : l’accusation était juste.
london-end-wrong-accusation = En { $place }, { NAME($accuser, form: "short") } a accusé { NAME($accused, form: "short") }, qui n’était pas Jack : l’accusation était fausse.
london-end-escape = Jack a quitté Whitechapel à la manche { $round } par la sortie { NAME($exit) }.
london-end-time = Les huit manches sont passées et personne n’a été accusé ({ $suspects ->
    [one] il restait { $suspects } suspect
   *[other] il restait { $suspects } suspects
}) : Jack s’éclipse dans la brume du matin.

## London: in plain mode

london-plain-turn = Manche { $round } sur 8, tour { $step } sur { $turns } : { $actor ->
    [you] à vous de jouer.
    [detective] au détective de jouer.
   *[jack] à Jack de jouer.
}
london-plain-left = Cartes à jouer : { NAMES($characters, form: "short") }.
london-plain-coming = Cartes de la manche suivante : { NAMES($characters, form: "short") }.
london-plain-reach = { NAME($character, form: "short") } peut aller en { LIST($places) }.
london-plain-person = { NAME($character, form: "long") } ({ $letter }), { $place } : { $status ->
    [visible] visible ({ $why })
   *[invisible] dans l’ombre
}{ $known ->
    [cleared] , hors de cause
    [stayed] , pas Jack
   *[suspect] { "" }
}.
london-why-hint = Est visible qui touche un bec de gaz allumé ou quelqu’un d’autre, ou se tient dans le faisceau.
london-plain-gone = { NAME($character, form: "long") } a quitté le quartier par la sortie { NAME($exit) }.
london-plain-lantern = La lanterne de Watson éclaire { NAME($direction, form: "vers") }{ COUNT($places) ->
    [0] {" "}et ne touche aucune rue.
   *[other] {" "}sur { LIST($places) }.
}
london-plain-lamp = { $number ->
    [0] { $place }
   *[other] { $place } (bec { $number })
}
london-plain-lamps = Allumés : { LIST($lamps) }. Éteints : { COUNT($dark) ->
    [0] aucun
   *[other] { LIST($dark) }
}.
london-plain-goes-out = Le bec de gaz en { $place } s’éteint à la fin de cette manche.
london-plain-lit = Rues éclairées par un bec de gaz : { LIST($places) }.
london-plain-manholes = Égouts ouverts : { LIST($opened) }. Fermés : { LIST($covered) }.
london-help-gates = Les sorties : { LIST($gates) }.
london-gate = { $exit } près de { $place }
london-plain-cordons = Sorties : { LIST($gates) }. Fermées par un barrage : { LIST($exits) }.
london-plain-round = Manche { $round } : { $verdict ->
    [seen] Jack était visible.
   *[unseen] Jack n’était pas visible.
}
london-plain-alibis = { $player ->
    [detective] Cartes Alibi tirées par le détective :
   *[jack] Cartes Alibi tirées par Jack :
} { $count ->
    [0] aucune.
   *[other] { $count }.
}
london-plain-alibis-known = { $who ->
    [you] Vos cartes Alibi :
    [detective] Les cartes Alibi du détective :
   *[jack] Les cartes Alibi de Jack :
} { NAMES($suspects, form: "short") }.

## London: notes and outlook

london-outlook = Si la manche finissait maintenant : { $seen ->
    [0] aucun suspect visible
    [one] { $seen } suspect visible
   *[other] { $seen } suspects visibles
}, { $unseen } dans l’ombre.
london-outlook-own = Sans ceux dont vous avez la carte : { $seen ->
    [0] aucun suspect visible
    [one] { $seen } suspect visible
   *[other] { $seen } suspects visibles
}, { $unseen } dans l’ombre.
london-outlook-jack = Vous, { NAME($suspect, form: "short") }, êtes { $status ->
    [seen] VISIBLE
   *[unseen] DANS L’OMBRE
}. Suspects visibles : { $seen }, dans l’ombre : { $unseen }.
london-split = Seraient visibles : { NAMES($seen, form: "short") }. Dans l’ombre : { NAMES($unseen, form: "short") }.
london-split-jack = Vous, { NAME($suspect, form: "short") }, seriez { $status ->
    [seen] VISIBLE
   *[unseen] DANS L’OMBRE
}.
london-notes-stayed = Pas hors de cause, mais pas Jack, qui aurait dû s’échapper de là : { NAMES($suspects, form: "short") }.
london-notes-own = { $count ->
    [one] Avec vos propres cartes Alibi, vous le savez :
   *[other] D’après vos propres cartes Alibi, c’est l’un de ces { $count } suspects :
}
london-notes-detective = { $count ->
    [one] Le détective a une carte Alibi. Elle peut montrer l’un de ces suspects : { NAMES($suspects, form: "short") }.
   *[other] Le détective a { $count } cartes Alibi. Elles peuvent montrer : { NAMES($suspects, form: "short") }.
}

london-moves-heading = Chaque mot, et combien de suspects il laisserait visibles : dans l’ombre.
london-moves-legend = { $mark } signale que vous seriez vous-même visible.
london-moves-cost = Derrière un coup de sifflet : les points qu’il coûte (p).
london-moves-group = { $seen ->
    [one] { $seen } visible
   *[other] { $seen } visibles
}, { $unseen } dans l’ombre{ $jack ->
    [seen] , vous visible
    [unseen] , vous dans l’ombre
   *[unknown] { "" }
} : { LIST($words) }.

london-moves-accuse = { $word } ({ NAME($accused, form: "short") }{ $innocent ->
    [cleared] , hors de cause : perdu
    [stayed] , pas Jack : perdu
    [card] , vous avez sa carte : perdu
   *[open] { "" }
})
london-moves-decisive = Ces mots décident aussitôt de la partie : { LIST($words) }.

## London: what is not possible now

london-turn-cost = { $end } ({ $points })
london-turn-which-points = Entre parenthèses : les points que cela coûte.
london-turn-which = {"  "}{ $begin }{ LIST($ends) }
london-no-street = { $kind ->
    [lamp] { $place } est un bec de gaz ; on ne peut pas s’y tenir.
   *[house] { $place } est une maison ; on ne peut pas s’y tenir.
}
london-not-now-no-hand = { $word } : choisissez d’abord une carte. À jouer : { NAMES($characters, form: "short") }.
london-not-now-played = La carte de { NAME($character, form: "short") } a déjà servi pendant cette manche. À jouer : { NAMES($characters, form: "short") }.
london-not-now-card = La carte de { NAME($character, form: "short") } n’est pas de cette manche. À jouer : { NAMES($characters, form: "short") }.
london-not-now-in-hand = { $word } n’est pas possible : vous jouez { NAME($character, form: "short") }. undo repose la carte.
london-not-now-facing = Orientez d’abord la lanterne : face-n, face-ne, face-se, face-s, face-sw ou face-nw.
london-not-now-whistle = Finissez d’abord de siffler : { $points ->
    [one] il reste 1 point.
   *[other] il reste { $points } points.
}
london-not-now-ability = { $word } est réservé à { NAME($character, form: "short") } ; vous jouez { NAME($other, form: "short") }.
london-not-now-used = { NAME($character, form: "short") } l’a déjà fait ; il ne reste que le déplacement.
london-not-now-himself = Goodley siffle les autres, pas lui-même.
london-not-now-twice = { NAME($character, form: "short") } a déjà entendu le sifflet pendant ce tour ; on n’appelle chacun qu’une fois.
london-not-now-out-of-hearing = Le sifflet n’a pas ce pouvoir : chacun doit se rapprocher de Goodley par les rues, jusqu’à une place libre, et { $points ->
    [one] 1 point exactement doit être dépensé
   *[other] { $points } points exactement doivent être dépensés
} en tout. moves whistle donne ce qui est possible.
london-not-now-lamp = { $word } : une flamme va d’un bec allumé à un bec éteint.
london-not-now-cordon = { $word } : un barrage va d’une sortie fermée à une sortie libre.
london-not-now-cover = { $word } : une plaque va d’un égout fermé à un égout ouvert.
london-not-now-face = La lanterne s’oriente juste après un déplacement de Watson, jamais autrement.
london-not-now-moved = { NAME($character, form: "short") } a déjà fait son déplacement.
london-not-now-jack-accuses = Seul le détective accuse.
london-not-now-accuse = { $word } : { COUNT($places) ->
    [0] { NAME($character, form: "short") } ne peut atteindre personne.
   *[other] { NAME($character, form: "short") } peut accuser en { LIST($places) }.
}
london-not-now-swap = Seul Gull échange sa place avec quelqu’un, au lieu de se déplacer.
london-not-now-stay = { NAME($character, form: "short") } peut aller quelque part, et le doit donc.
london-not-now-occupied = { $role ->
    [detective] Il y a quelqu’un en { $place }. Y finir le déplacement, c’est accuser : accuse-{ $place }.
   *[jack] Il y a quelqu’un en { $place } ; on peut passer, pas s’arrêter.
}
london-not-now-move = { $word } : hors de portée pour { NAME($character, form: "short") }. moves donne ce qui est à portée.
london-not-now-detective-escapes = Seul Jack s’échappe.
london-not-now-escape-seen = La carte Témoin montre « visible » : personne ne peut s’échapper pendant cette manche.
london-not-now-escape-other = Seul personnage à pouvoir partir : { NAME($character, form: "le") }, par son propre déplacement.
london-not-now-escape-cordon = Il y a un barrage de police à la sortie { $exit }.
london-not-now-escape-far = Cette sortie est trop loin : partir coûte un pas de plus depuis la rue voisine.

## London: help

london-help-you-detective = Vous êtes le détective : trouvez Jack et finissez un déplacement sur lui.
london-help-you-jack = Vous êtes Jack : fuyez après un appel dans l’ombre, ou tenez huit manches.
london-help-aim-detective = Un appel est le plus parlant si la moitié est visible. Gare aux sorties.
london-help-aim-jack = Suivez la foule : qui partage votre lumière ou votre nuit reste suspect aussi.
london-help-play = Choisissez une carte : { NAMES($characters, form: "short") }. Par exemple { $example }.
london-help-now-move = {"  "}{ $word }, ou juste { $short } : aller { $drawn ->
    [yes] dans une rue marquée + sur le plan.
   *[no] dans une rue à portée (voir moves).
}
london-help-now-accuse = {"  "}{ $word } : finir sur quelqu’un. Si c’est Jack, c’est gagné ; sinon, perdu.
london-help-now-escape = {"  "}{ $word } : quitter Whitechapel, et gagner.
london-help-now-swap = {"  "}{ $word } : changer de place avec { NAME($character, form: "short") } ou un autre, sans marcher.
london-help-now-stay = {"  "}{ $word } : { NAME($character, form: "short") } n’a nulle part où aller.
london-help-now-face = {"  "}{ $word }, ou juste { $short } (n, ne, se, s, sw, nw) : où éclaire la lanterne.
london-help-now-lamp = {"  "}{ $word } : une flamme vers un bec éteint. Avant ou après le trajet.
london-help-now-cordon = {"  "}{ $word } : un barrage vers une sortie libre. Avant ou après le trajet.
london-help-now-cover = {"  "}{ $word } : une plaque vers un égout ouvert. Avant ou après le trajet.
london-help-now-whistle = {"  "}{ $word } : { NAME($character, form: "short") } se rapproche ; { $points ->
    [one] 1 point
   *[other] { $points } points
} à dépenser.

london-topic-holmes =
    Holmes va de 1 à 3 rues plus loin. Ensuite, son joueur tire une carte Alibi en
    secret : celui qu’elle montre n’est pas Jack.
london-topic-watson =
    Watson va de 1 à 3 rues plus loin. Puis qui l’a déplacé oriente sa lanterne
    dans l’une des six directions ; de même qui l’échange ou le siffle vers une
    autre place. Le faisceau va tout droit jusqu’à une maison, un bec de gaz ou le
    bord du plateau. Tous ceux qui s’y trouvent sont visibles ; Watson lui-même
    n’en est pas éclairé.
    face-n, face-ne, face-se, face-s, face-sw, face-nw
london-topic-smith =
    Smith va de 1 à 3 rues plus loin et, avant ou après, porte une flamme d’un bec
    de gaz allumé à un bec éteint. Le numéro suit la flamme.
    lamp-f5-h4 : la flamme de f5 va en h4
london-topic-lestrade =
    Lestrade va de 1 à 3 rues plus loin et, avant ou après, déplace un barrage de
    police d’une sortie à une sortie libre.
    cordon-ne-se : le barrage de ne va à se
london-topic-stealthy =
    Stealthy (T) va de 1 à 4 pas plus loin et peut traverser maisons et becs de gaz
    en chemin ; elle doit finir dans une rue.
london-topic-goodley =
    Goodley va de 1 à 3 rues plus loin et, avant ou après, siffle : d’autres se
    rapprochent de lui, de trois pas en tout, à un, deux ou trois, chacun une fois.
    Chacun doit finir plus près de lui par les rues, sur une rue libre ; les égouts
    n’aident pas. Il faut dépenser tout ce qui peut l’être.
    whistle-bert-f10 : Bert vient en f10. Et ainsi de suite jusqu’à épuisement.
london-topic-gull =
    Gull (U) va de 1 à 3 rues plus loin, ou échange sa place avec quelqu’un.
    swap-bert : Gull et Bert échangent leurs places
london-topic-bert =
    Bert va de 1 à 3 rues plus loin et, avant ou après, déplace une plaque d’un
    égout à un égout ouvert, même si quelqu’un s’y tient.
    cover-b1-k9 : b1 est alors ouvert, k9 fermé
london-topic-moving =
    On passe par les rues et les égouts, et on finit ailleurs qu’au départ. Les
    gens ne barrent pas la route, mais on ne s’arrête pas là où se tient quelqu’un
    (sauf pour accuser). Maisons et becs de gaz barrent la route. D’un égout
    ouvert, un pas mène à tout autre égout ouvert. moves donne ce qui est à portée.
    Qui n’a nulle part où aller reste sur place : stay.
london-topic-light =
    Est visible qui se tient à côté d’un bec de gaz allumé, dans le faisceau de la
    lanterne de Watson, ou à côté de quelqu’un, même hors de cause. Tous les autres
    sont dans l’ombre. Sur le plan, les visibles sont entre crochets : [H].
london-topic-witnesses =
    Après le quatrième tour d’une manche, Jack doit dire s’il est visible. Si oui,
    tous les suspects dans l’ombre sont innocentés ; sinon, tous les visibles. Les
    innocents restent sur le plan, en minuscules, et se jouent comme les autres. La
    carte Témoin montre la réponse pendant toute la manche suivante.
london-topic-lamps =
    À la fin de la manche 1, la flamme numéro 1 s’éteint pour de bon, où qu’elle
    brûle ; de même 2, 3 et 4 après les manches 2, 3 et 4. Les autres restent.
london-topic-manholes =
    Sur le plan, un rond derrière le nom est un égout ouvert, un rond plein un
    égout fermé. D’un égout ouvert à tout autre, c’est un pas. Fermé, c’est une
    simple rue.
london-topic-accuse =
    Seul le détective accuse, en finissant un déplacement sur quelqu’un avec le
    personnage qu’il joue : accuse-g5. Si c’est Jack, il gagne ; sinon, il perd.
london-topic-escape =
    Tant que la carte Témoin montre « invisible », Jack peut partir avec son propre
    personnage, par le déplacement de celui-ci, par une sortie sans barrage :
    escape-nw. De la rue voisine de la sortie, cela coûte un pas de plus. Alors il
    a gagné.
london-topic-alibis =
    Qui joue Holmes tire une carte Alibi. Elle montre quelqu’un qui n’est pas
    Jack ; seul celui qui l’a tirée le sait. Chaque camp peut donc en savoir plus
    que le plateau ne montre.
london-topic-board =
    Chaque hexagone porte son nom : une lettre pour la colonne, un nombre pour la
    diagonale. Les majuscules sont les suspects, les minuscules les innocents ;
    entre crochets, ils sont visibles. ' ' est la lueur d’un bec de gaz, = = le
    faisceau, la flèche près de Watson sa direction. Les becs de gaz sont entre
    parenthèses, avec leur numéro ou une étoile tant qu’ils brûlent. Hachurées, les
    maisons. Un rond est un égout ouvert, un rond plein un égout fermé. + marque où
    peut aller le personnage en main, ! qui il peut accuser. Le panneau donne le
    résultat de chaque appel : V visible, I invisible.
london-topic-board-plain =
    Whitechapel a 13 colonnes d’hexagones, de a à m d’ouest en est. Les nombres
    diminuent du nord au sud dans chaque colonne. À côté de g5 sont, dans le sens
    horaire depuis le nord : g6, h6, h5, g4, f4 et f5. Un pas vers le nord ajoute
    donc un au nombre ; un pas au nord-est va à la colonne suivante et ajoute un ;
    un pas au sud-est va à la colonne suivante, avec le même nombre.
london-topic-end =
    Le détective gagne par une accusation juste. Jack gagne par une accusation
    fausse, en s’échappant, ou si personne n’est accusé en huit manches, même si
    tous savent qui il est.
london-topic-words =
    Tapez une action ou une commande en entier, ou un début sans ambiguïté. Des
    espaces remplacent les tirets ; play-, move- et face- peuvent manquer, et la
    lettre du plan vaut un nom. Un tour a plusieurs mots : rien n’est joué avant
    que vous confirmiez le tout, et u reprend le dernier. Commandes : board, moves,
    moves whistle, preview MOT, suspects, history, history words, primer, save
    FICHIER, undo, why, quit. Ctrl-C propose d’enregistrer.
