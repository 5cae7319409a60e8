### Mr. Jack (London): what happens, the calls, the end, its page and its help at the terminal.

## Setting up a game

london-game-option = london: Mr. Jack, la mappa di Whitechapel e i suoi lampioni; mezz’ora o più

## London: the page. The panel beside the map has 26 columns in a window of 80.

london-title = Mr. Jack a Londra
london-role-option = { $role ->
    [detective] detective: scopri chi è Jack fra otto personaggi, e accusalo
    [jack] jack: resisti otto turni nel dubbio, oppure fuggi da Whitechapel
   *[random] random: quello che capita
}

# At most 26 columns: it stands at the head of the panel.
london-heading-turn = Turno { $round }/8  { $order }{ $actor ->
    [you] {"  "}tu
   *[other] { "" }
}
london-heading-between = Turno { $round } di 8: { $due ->
    [jack] Jack deve pescare la sua identità
    [draw] si deve pescare la carta alibi
    [cards] si devono scoprire quattro carte personaggio
   *[other] il turno è finito
}

# At most five columns: they stand outside the map, beside the exits.
london-exit-free = via
london-exit-closed = alt
london-exit-yours = +via

# At most eight columns.
london-panel-name = { NAME($character, form: "short") }
# At most nine columns.
london-state-visible = visibile
london-state-invisible = al buio
london-state-stayed = non Jack
london-state-gone = via da { $exit }

london-why-lamp = { COUNT($lamps) ->
    [one] lampione { LIST($lamps) }
   *[other] lampioni { LIST($lamps) }
}
london-why-beam = lanterna
london-why-company = accanto a { NAMES($others, form: "short") }
# Behind the state of somebody visible, in a wide window.
london-panel-why = {": "}{ $why }

# At most 26 columns each.
london-panel-cards = Da giocare { $letters }
london-panel-coming = Prossime   { $letters }
london-panel-coming-others = Prossimo turno: le altre 4
london-panel-coming-shuffled = Poi quattro carte nuove
london-panel-last-round = Questo è l’ultimo turno
london-panel-witness-card = Testimoni: { $status ->
    [seen] visibile
   *[unseen] INVISIBILE
}
london-panel-lamp = Si spegne  luce { $number } ({ $place })
london-panel-lantern = Lanterna   { NAME($direction) }
london-panel-alibis = Alibi      D { $detective }, J { $jack }
london-panel-calls = Appelli    { $signs }
# One sign each: what a call for witnesses has brought. Eight stand in the line of calls.
london-call-sign-seen = V
london-call-sign-unseen = I
london-panel-own-alibis = Tuoi alibi { $letters }

london-owed-facing = Orienta la lanterna
london-owed-whistle = Fischio: { $points ->
    [one] resta 1 punto
   *[other] restano { $points } punti
}
london-owed-both = { NAME($character, form: "short") }: mossa, { $character ->
    [goodley] fischio { $points }
    [smith] una luce
    [lestrade] un blocco
   *[bert] coperchio
}
london-owed-ability = { NAME($character, form: "short") }: { $character ->
    [goodley] fischio { $points }
    [smith] sposta una luce
    [lestrade] sposta un blocco
   *[bert] sposta un coperchio
}
london-owed-draw = Holmes: una carta alibi
london-owed-move = { NAME($character, form: "short") }: { $character ->
    [gull] mossa o scambio
   *[other] mossa
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
london-in-short =
    Otto personaggi per le strade di Whitechapel. Uno è Jack, e solo lui sa chi.
    I due giocatori li muovono tutti: a ogni turno si scoprono quattro carte, e a
    scelta se ne prende una: detective, Jack, Jack, detective (nei turni pari al
    contrario). Quel personaggio va fino a 3 caselle e fa ciò che sa fare solo lui.
    Visibile è chi sta accanto a un lampione acceso, a chiunque altro, o nel raggio
    di Watson. Dopo quattro mosse Jack dice se è visibile: se sì, chi è al buio è
    innocente; se no, chi è visibile. Le luci da 1 a 4 si spengono una per turno.
    Il detective vince se chiude una mossa su Jack; su un altro perde subito. Jack
    vince dopo otto turni, o se lascia la mappa da un’uscita libera, col proprio
    personaggio, nel turno dopo un appello in cui non era visibile.

## London: what has happened

london-told-play = { $who ->
    [you] Giochi
    [detective] Il detective gioca
   *[jack] Jack gioca
} { NAME($character, form: "short") }.
london-told-move = { NAME($character, form: "short") } va da { $begin } a { $end }.
london-told-stay = { NAME($character, form: "short") } non può andare da nessuna parte e resta in { $place }.
london-told-escape = { NAME($character, form: "short") } va da { $begin } fino alla soglia { $gate } e lascia Whitechapel dall’uscita { NAME($exit) }!
london-told-escape-gate = { NAME($character, form: "short") } da { $gate } lascia Whitechapel per l’uscita { NAME($exit) }!
london-told-accuse = { NAME($character, form: "short") } va in { $place } e accusa { NAME($accused, form: "art") }!
london-told-swap = Gull e { NAME($other, form: "short") } si scambiano di posto: ora Gull è in { $place }, { NAME($other, form: "short") } in { $second }.
london-told-whistle = Goodley fischia e { NAME($other, form: "short") } viene da { $begin } a { $end } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
}).
london-told-face = La lanterna di Watson illumina verso { NAME($direction) }.
london-told-lamp = { $number ->
    [0] Smith porta una luce da { $begin } a { $end }.
   *[other] Smith porta la luce { $number } da { $begin } a { $end }.
}
london-told-cordon = Lestrade libera l’uscita { NAME($begin) } e blocca quella { NAME($end) }.
london-told-cover = Bert apre il tombino { $begin } e chiude { $end }.
london-told-draw-own = La tua carta alibi è { NAME($suspect, form: "art") }{ $role ->
    [jack] : il detective non può più pescarla.
   *[detective] , che non è Jack.
}
london-told-draw-open = { $taker ->
    [detective] Il detective prende una carta alibi:
   *[jack] Jack prende una carta alibi:
} { NAME($suspect, form: "art") }.
london-told-draw-hidden = { $taker ->
    [detective] Il detective prende una carta alibi e la tiene per sé.
   *[jack] Jack prende una carta alibi e la tiene per sé.
}
london-told-round = Nel turno { $round } ci sono { NAMES($characters, form: "short") }. { $first ->
    [you] Cominci tu.
    [detective] Comincia il detective.
   *[jack] Comincia Jack.
}

london-sight-gained = Ora { COUNT($gained) ->
    [one] visibile
   *[other] visibili
}: { NAMES($gained, form: "short") }.
london-sight-lost = Non più { COUNT($lost) ->
    [one] visibile
   *[other] visibili
}: { NAMES($lost, form: "short") }.
london-sight-both = Ora { COUNT($gained) ->
    [one] visibile
   *[other] visibili
}: { NAMES($gained, form: "short") }. Non più: { NAMES($lost, form: "short") }.
london-sight-same = Per chi è visibile non cambia nulla.

london-note-accuse = { NAME($accuser, form: "short") } accusa { NAME($accused, form: "short") } in { $place }.
london-note-accuse-open = Questo decide subito la partita: se { NAME($accused, form: "short") } è Jack vinci, se no perdi.
london-note-accuse-certain = Questo decide subito la partita: vinci, perché solo { NAME($accused, form: "short") } può essere Jack.
london-note-accuse-cleared = Perderesti subito: { NAME($accused, form: "short") } è innocente, dunque non è Jack.
london-note-accuse-stayed = Perderesti subito: { NAME($accused, form: "short") } non è Jack, che quella volta avrebbe dovuto fuggire.
london-note-accuse-card = Perderesti subito: hai la carta alibi di { NAME($accused, form: "short") }, che non è Jack.
london-note-escape = Questo chiude subito la partita: sfuggi a tutti, e hai vinto.
london-note-alibi = Poi peschi una carta alibi in segreto, e non si può più annullare nulla.
london-hint-leave = Se alla chiamata nessuno ti vede, nel prossimo turno puoi lasciare Whitechapel.

## London: the call for witnesses and the end

london-call-heading = Turno { $round }: si chiamano i testimoni. Jack è fra quelli visibili?
london-call-reason = { NAME($suspect, form: "short") } ({ $why })
london-call-visible = { COUNT($reasons) ->
    [0] Nessuno è visibile.
    [one] Visibile: { LIST($reasons) }.
   *[other] Visibili: { LIST($reasons) }.
}
london-call-dark = { COUNT($suspects) ->
    [0] Nessuno è al buio.
   *[other] Al buio: { NAMES($suspects, form: "short") }.
}
london-call-answer-seen = Jack è visibile. { COUNT($suspects) ->
    [one] Lo è un solo sospetto: { NAMES($suspects, form: "short") }.
   *[other] È uno fra { NAMES($suspects, form: "short") }.
}
london-call-answer-unseen = Jack non è visibile. { COUNT($suspects) ->
    [one] C’è un solo sospetto al buio: { NAMES($suspects, form: "short") }.
   *[other] È uno fra { NAMES($suspects, form: "short") }.
}
london-call-answer-seen-you = Sei visibile: così dicono i testimoni, e { NAME($suspect, form: "art") } resta fra i sospetti.
london-call-answer-unseen-you = Non sei visibile: così dicono i testimoni, e { NAME($suspect, form: "art") } resta fra i sospetti.
london-call-own = { COUNT($suspects) ->
    [one] Con le tue carte alibi lo sai: è { NAMES($suspects, form: "short") }.
   *[other] Con le tue carte alibi, è uno fra { NAMES($suspects, form: "short") }.
}
london-call-cleared-seen = { COUNT($suspects) ->
    [0] Nessun innocente in più: nessun sospetto era al buio.
    [one] { NAMES($suspects, form: "short") } è innocente: Jack era visibile, { NAMES($suspects, form: "short") } era al buio.
   *[other] { NAMES($suspects, form: "short") } sono innocenti: Jack era visibile, loro erano al buio.
}
london-call-cleared-unseen = { $count ->
    [0] Nessun innocente in più: nessun sospetto era visibile.
    [one] Jack era al buio, dunque è innocente { LIST($reasons) }.
   *[other] Jack era al buio, dunque sono innocenti { LIST($reasons) }.
}
london-call-lamp = Il lampione { $number } in { $place } si spegne per sempre.
london-call-card = { $status ->
    [seen] Nel prossimo turno nessuno può fuggire.
    [unseen-you] Nel prossimo turno puoi fuggire.
   *[unseen] Nel prossimo turno Jack può fuggire.
}

london-end-cards = { COUNT($detective) ->
    [0] Il detective non ha pescato carte alibi;
   *[other] Le carte alibi del detective: { NAMES($detective, form: "short") };
} { COUNT($jack) ->
    [0] Jack nessuna.
   *[other] quelle di Jack: { NAMES($jack, form: "short") }.
}
london-end-accusation = { NAME($accuser, form: "short") } ha preso { NAME($accused, form: "art") } in { $place }: l’accusa era giusta.
london-end-wrong-accusation = In { $place } { NAME($accuser, form: "short") } ha accusato { NAME($accused, form: "art") }, che non era Jack: l’accusa era sbagliata.
london-end-escape = Jack ha lasciato Whitechapel nel turno { $round } dall’uscita { NAME($exit) }.
london-end-time = Gli otto turni sono finiti e nessuno è stato accusato ({ $suspects ->
    [one] restava 1 sospetto
   *[other] restavano { $suspects } sospetti
}): Jack svanisce nella nebbia del mattino.

## London: in plain mode

london-plain-turn = Turno { $round } di 8, carta { $step } di { $turns }: { $actor ->
    [you] tocca a te.
    [detective] tocca al detective.
   *[jack] tocca a Jack.
}
london-plain-left = Carte da giocare: { NAMES($characters, form: "short") }.
london-plain-coming = Carte del prossimo turno: { NAMES($characters, form: "short") }.
london-plain-reach = { NAME($character, form: "short") } può andare in { LIST($places) }.
london-plain-person = { NAME($character) } ({ $letter }), { $place }: { $status ->
    [visible] visibile, { $why }
   *[invisible] al buio
}{ $known ->
    [cleared] , innocente
    [stayed] , non è Jack
   *[suspect] { "" }
}.
london-why-hint = Visibile è chi sta accanto a un lampione acceso, nel raggio della lanterna o accanto a chiunque altro.
london-plain-gone = { NAME($character) }: via dall’uscita { NAME($exit) }.
london-plain-lantern = La lanterna di Watson è rivolta a { NAME($direction) }{ COUNT($places) ->
    [0] {" "}e non illumina nessuna strada.
   *[other] {" "}e illumina { LIST($places) }.
}
london-plain-lamp = { $number ->
    [0] { $place }
   *[other] { $place } (lampione { $number })
}
london-plain-lamps = Lampioni accesi: { LIST($lamps) }. Spenti: { COUNT($dark) ->
    [0] nessuno
   *[other] { LIST($dark) }
}.
london-plain-goes-out = Il lampione in { $place } si spegne alla fine di questo turno.
london-plain-lit = Strade alla luce dei lampioni: { LIST($places) }.
london-plain-manholes = Tombini aperti: { LIST($opened) }. Chiusi: { LIST($covered) }.
london-help-gates = Le uscite: { LIST($gates) }.
london-gate = { $exit } presso { $place }
london-plain-cordons = Uscite: { LIST($gates) }. Chiuse da un posto di blocco: { LIST($exits) }.
london-plain-round = Turno { $round }: { $verdict ->
    [seen] Jack era visibile.
   *[unseen] Jack non era visibile.
}
london-plain-alibis = { $player ->
    [detective] Il detective
   *[jack] Jack
} { $count ->
    [0] non ha pescato carte alibi.
    [one] ha pescato 1 carta alibi.
   *[other] ha pescato { $count } carte alibi.
}
london-plain-alibis-known = { $who ->
    [you] Le tue carte alibi:
    [detective] Le carte alibi del detective:
   *[jack] Le carte alibi di Jack:
} { NAMES($suspects, form: "short") }.

## London: notes and outlook

london-outlook = Se il turno finisse ora: { $seen ->
    [0] nessun sospetto visibile
    [one] 1 sospetto visibile
   *[other] { $seen } sospetti visibili
}, { $unseen ->
    [0] nessuno al buio.
   *[other] { $unseen } al buio.
}
london-outlook-own = A parte quelli di cui hai la carta: { $seen ->
    [0] nessun sospetto visibile
    [one] 1 sospetto visibile
   *[other] { $seen } sospetti visibili
}, { $unseen ->
    [0] nessuno al buio.
   *[other] { $unseen } al buio.
}
london-outlook-jack = Tu, { NAME($suspect, form: "art") }, sei { $status ->
    [seen] VISIBILE
   *[unseen] AL BUIO
}. Sospetti visibili ora: { $seen }, al buio: { $unseen }.
london-split = Allora { COUNT($seen) ->
    [one] visibile
   *[other] visibili
}: { NAMES($seen, form: "short") }. Al buio: { NAMES($unseen, form: "short") }.
london-split-jack = Tu, { NAME($suspect, form: "short") }, saresti { $status ->
    [seen] VISIBILE
   *[unseen] AL BUIO
}.
london-notes-stayed = Ancora tra i sospetti, ma non è Jack chi è rimasto dove Jack avrebbe dovuto fuggire: { NAMES($suspects) }.
london-notes-own = { $count ->
    [one] Con le tue carte alibi lo sai:
   *[other] Con le tue carte alibi, è uno di questi { $count }:
}
london-notes-detective = { $count ->
    [one] Il detective ha una carta alibi. Può essere di uno di questi sospetti: { NAMES($suspects, form: "short") }.
   *[other] Il detective ha { $count } carte alibi. Fra queste possono esserci: { NAMES($suspects, form: "short") }.
}

london-moves-heading = Ogni parola, e quanti sospetti lascerebbe visibili : al buio.
london-moves-legend = { $mark } vuol dire che anche tu saresti visibile.
london-moves-cost = Dopo un fischio: i punti che costa (p).
london-moves-group = { $seen ->
    [one] 1 visibile
   *[other] { $seen } visibili
}, { $unseen } al buio{ $jack ->
    [seen] , tu visibile
    [unseen] , tu al buio
   *[unknown] { "" }
}: { LIST($words) }.

london-moves-accuse = { $word } ({ NAME($accused, form: "short") }{ $innocent ->
    [cleared] , innocente: perderesti
    [stayed] , non è Jack: perderesti
    [card] , di cui hai la carta: perderesti
   *[open] { "" }
})
london-moves-decisive = Queste decidono subito la partita: { LIST($words) }.

## London: what is not possible now

london-turn-cost = { $end } ({ $points })
london-turn-which-points = Fra parentesi: i punti che costa.
london-turn-which = {"  "}{ $begin }{ LIST($ends) }
london-no-street = { $kind ->
    [lamp] { $place } è un lampione; lì non si sta.
   *[house] { $place } è una casa; lì non si sta.
}
london-not-now-no-hand = { $word }: prima scegli una carta. Da giocare: { NAMES($characters, form: "short") }.
london-not-now-played = La carta { NAME($character, form: "short") } è già stata giocata in questo turno. Da giocare: { NAMES($characters, form: "short") }.
london-not-now-card = { NAME($character, form: "short") } non è fra le carte di questo turno. Da giocare: { NAMES($characters, form: "short") }.
london-not-now-in-hand = { $word } non è possibile: stai giocando { NAME($character, form: "short") }. undo rimette a posto la carta.
london-not-now-facing = Prima orienta la lanterna: face-n, face-ne, face-se, face-s, face-sw o face-nw.
london-not-now-whistle = Prima bisogna finire il fischio: { $points ->
    [one] resta 1 punto.
   *[other] restano { $points } punti.
}
london-not-now-ability = { $word } è solo per { NAME($character, form: "short") }; stai giocando { NAME($other, form: "short") }.
london-not-now-used = { NAME($character, form: "short") } l’ha già fatto; resta solo la mossa.
london-not-now-himself = Goodley fischia agli altri, non a se stesso.
london-not-now-twice = { NAME($character, form: "short") } ha già sentito il fischio in questo turno; si chiama ognuno una volta sola.
london-not-now-out-of-hearing = Il fischio non arriva a tanto: ognuno deve avvicinarsi a Goodley lungo le strade, fino a un posto libero, e alla fine { $points ->
    [one] dev’essere speso esattamente 1 punto
   *[other] devono essere spesi esattamente { $points } punti
}. moves whistle elenca che cosa si può fare.
london-not-now-lamp = { $word }: una luce va da un lampione acceso a uno spento.
london-not-now-cordon = { $word }: un posto di blocco va da un’uscita chiusa a una libera.
london-not-now-cover = { $word }: un coperchio va da un tombino chiuso a uno aperto.
london-not-now-face = La lanterna si orienta subito dopo aver spostato Watson, e solo allora.
london-not-now-moved = { NAME($character, form: "short") } ha già mosso.
london-not-now-jack-accuses = Solo il detective accusa.
london-not-now-accuse = { $word }: { COUNT($places) ->
    [0] { NAME($character, form: "short") } non può raggiungere nessuno.
   *[other] { NAME($character, form: "short") } può accusare in { LIST($places) }.
}
london-not-now-swap = Solo Gull si scambia di posto con gli altri, invece di muovere.
london-not-now-stay = { NAME($character, form: "short") } ha dove andare e deve muovere.
london-not-now-occupied = { $role ->
    [detective] In { $place } c’è qualcuno. Finire lì la mossa vuol dire accusare: accuse-{ $place }.
   *[jack] In { $place } c’è qualcuno; si può passare, ma non fermarsi lì.
}
london-not-now-move = { $word }: { NAME($character, form: "short") } non ci arriva. moves elenca fin dove si può andare.
london-not-now-detective-escapes = Solo Jack fugge.
london-not-now-escape-seen = La carta dei testimoni dice visibile: in questo turno nessuno può fuggire.
london-not-now-escape-other = Puoi fuggire solo con { NAME($character, form: "art") }, nella sua mossa.
london-not-now-escape-cordon = All’uscita { $exit } c’è un posto di blocco.
london-not-now-escape-far = Quell’uscita è troppo lontana: per uscire serve un passo in più dalla strada accanto.

## London: help

london-help-you-detective = Sei il detective: scopri chi è Jack, e chiudi una mossa su di lui.
london-help-you-jack = Sei Jack: fuggi da un’uscita libera dopo un appello al buio, o resisti 8 turni.
london-help-aim-detective = Un appello dice di più se metà dei sospetti è visibile. Occhio alle uscite.
london-help-aim-jack = Sta’ nel gruppo: chi è con te alla luce o al buio resta anche lui sospetto.
london-help-play = Scegli una carta: { NAMES($characters, form: "short") }. Per esempio { $example }.
london-help-now-move = {"  "}{ $word }, o solo { $short }: va’ { $drawn ->
    [yes] in una strada segnata con + sulla mappa.
   *[no] in una strada a portata; moves le elenca.
}
london-help-now-accuse = {"  "}{ $word }: chiudi la mossa su qualcuno. Se è Jack vinci, se no perdi.
london-help-now-escape = {"  "}{ $word }: lascia Whitechapel, e vinci.
london-help-now-swap = {"  "}{ $word }: scambiati di posto con { NAME($character, form: "short") }, o con chi vuoi, invece di muovere.
london-help-now-stay = {"  "}{ $word }: { NAME($character, form: "short") } non può andare da nessuna parte.
london-help-now-face = {"  "}{ $word }, o solo { $short } (n, ne, se, s, sw, nw): dove punta la lanterna.
london-help-now-lamp = {"  "}{ $word }: una luce va da un lampione acceso a uno spento, prima o dopo la mossa.
london-help-now-cordon = {"  "}{ $word }: un posto di blocco va a un’uscita libera. Prima o dopo la mossa.
london-help-now-cover = {"  "}{ $word }: un coperchio va su un tombino aperto. Prima o dopo la mossa.
london-help-now-whistle = {"  "}{ $word }: { NAME($character, form: "short") } si avvicina; { $points ->
    [one] c’è 1 punto da spendere.
   *[other] ci sono { $points } punti da spendere.
}

london-topic-holmes =
    Holmes muove da 1 a 3 caselle. Dopo la mossa il suo giocatore pesca in segreto
    una carta alibi: chi è sulla carta non è Jack.
london-topic-watson =
    Watson muove da 1 a 3 caselle. Poi chi l’ha mosso orienta la sua lanterna, in
    una di sei direzioni; così fa anche chi lo sposta con uno scambio o un fischio.
    Il raggio va dritto fino a una casa, un lampione o il bordo della mappa. Chi è
    nel raggio è visibile; Watson non è illuminato dalla sua lanterna.
    face-n, face-ne, face-se, face-s, face-sw, face-nw
london-topic-smith =
    Smith muove da 1 a 3 caselle e, prima o dopo, porta una luce da un lampione
    acceso a uno spento. Il numero va con la luce.
    lamp-f5-h4: la luce in f5 va in h4
london-topic-lestrade =
    Lestrade muove da 1 a 3 caselle e, prima o dopo, sposta un posto di blocco da
    un’uscita a un’altra, libera.
    cordon-ne-se: il posto di blocco in ne va a se
london-topic-stealthy =
    Stealthy (T) muove da 1 a 4 passi e può attraversare case e lampioni; deve
    finire su una strada.
london-topic-goodley =
    Goodley muove da 1 a 3 caselle e, prima o dopo, fischia: altri gli si
    avvicinano, tre passi in tutto, per uno, due o tre di loro, ognuno chiamato
    una volta. Ognuno deve finire più vicino a lui lungo le strade, su una strada
    libera; i tombini non aiutano. Si deve spendere tutto ciò che si può.
    whistle-bert-f10: Bert viene in f10. E ancora, finché ci sono punti.
london-topic-gull =
    Gull (U) muove da 1 a 3 caselle, oppure si scambia di posto con chiunque.
    swap-bert: Gull e Bert si scambiano di posto
london-topic-bert =
    Bert muove da 1 a 3 caselle e, prima o dopo, sposta un coperchio da un tombino
    a un altro, aperto, anche se sull’uno o sull’altro sta qualcuno.
    cover-b1-k9: allora b1 è aperto, k9 chiuso
london-topic-moving =
    Si muove per strade e tombini, e si deve finire su una strada diversa da quella
    di partenza. Le persone non sbarrano il passo, ma non ci si ferma dove sta
    qualcuno (se non per accusare). Case e lampioni sono d’ostacolo. Da un tombino
    aperto un passo porta a qualsiasi altro aperto. moves elenca dove si arriva.
    Chi non può andare da nessuna parte resta: stay.
london-topic-light =
    Visibile è chi sta accanto a un lampione acceso, nel raggio della lanterna di
    Watson o accanto a chiunque altro, anche se innocente. Tutti gli altri sono al
    buio. Sulla mappa i personaggi visibili sono fra parentesi: [H].
london-topic-witnesses =
    Dopo la quarta carta di un turno Jack deve dire se è visibile. Se lo è, tutti i
    sospetti al buio sono innocenti; se no, lo sono tutti quelli visibili. Gli
    innocenti restano sulla mappa, in lettere minuscole, e si giocano come gli
    altri. La carta dei testimoni mostra la risposta per tutto il turno seguente.
london-topic-lamps =
    Alla fine del turno 1 la luce numero 1 si spegne per sempre, ovunque sia; così
    la 2, la 3 e la 4 dopo i turni 2, 3 e 4. Le altre restano.
london-topic-manholes =
    Sulla mappa un anello dopo il nome è un tombino aperto, un cerchio pieno uno
    chiuso. Da un tombino aperto a qualsiasi altro aperto è un passo. Quelli chiusi
    sono normale strada.
london-topic-accuse =
    Solo il detective accusa, chiudendo su qualcuno una mossa del personaggio che
    sta giocando: accuse-g5. Se è Jack ha vinto, se no ha perso.
london-topic-escape =
    Finché la carta dei testimoni dice invisibile, Jack può fuggire con il proprio
    personaggio, nella mossa di quel personaggio, da un’uscita senza posto di
    blocco: escape-nw. Dalla strada accanto all’uscita serve un passo in più. Così
    ha vinto.
london-topic-alibis =
    Chi gioca Holmes pesca una carta alibi. Mostra qualcuno che non è Jack; lo sa
    solo chi l’ha pescata. Così ognuno può sapere più di quel che dice la mappa.
london-topic-board =
    Ogni esagono porta il suo nome: una lettera per la colonna, un numero per la
    diagonale. Le maiuscole sono i sospetti, le minuscole gli innocenti; chi è fra
    parentesi è visibile. ' ' è luce di lampione, = = il raggio, la freccia accanto
    a Watson la sua direzione. I lampioni sono fra parentesi tonde, con il numero o
    una stella se accesi. Ombreggiate le case. Un anello è un tombino aperto, uno
    pieno è chiuso. + segna dove può andare il personaggio in gioco, ! chi può
    accusare. Alle uscite: via = libera, alt = posto di blocco. Il pannello dice
    l’esito degli appelli, turno per turno: V visibile, I invisibile.
london-topic-board-plain =
    Whitechapel ha 13 colonne di esagoni, da a a m, da ovest a est. In ogni colonna
    i numeri calano da nord a sud. Accanto a g5 ci sono, in senso orario da nord:
    g6, h6, h5, g4, f4 e f5. Dunque un passo a nord aggiunge uno al numero, un
    passo a nord-est va alla colonna seguente e aggiunge uno, un passo a sud-est va
    alla colonna seguente con lo stesso numero.
london-topic-end =
    Il detective vince con un’accusa giusta. Jack vince con una sbagliata, con la
    fuga, o se in otto turni nessuno è stato accusato, anche se tutti sanno chi è.
london-topic-words =
    Digita un’azione o un comando per intero, oppure un inizio che non dia dubbi.
    Gli spazi valgono come i trattini; play-, move- e face- si possono omettere, e
    la lettera sulla mappa vale come il nome. Una mossa ha più parole: nulla è
    giocato prima che tu la confermi tutta, e u annulla l’ultima. Comandi: board,
    moves, moves whistle, preview PAROLA, suspects, history, history words, primer,
    save FILE, undo, why, quit. Ctrl-C propone di salvare.
