### Mr. Jack Pocket: what happens, the calls, the end, its page and its help at the terminal.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

pocket-heading-turn = Turno { $round } di 8, azione { $step } di { $turns } ({ $order }): { $actor ->
    [you] tocca a te
    [investigator] tocca all’investigatore
   *[jack] tocca a Jack
}
pocket-heading-between = Turno { $round } di 8: { $due ->
    [tile] si dispongono le tessere
    [jack] Jack deve pescare la sua identità
    [draw] si deve pescare la carta alibi
   *[toss] si devono lanciare i gettoni
}
pocket-heading-actions = { COUNT($spent) ->
    [0] Azioni rimaste: { LIST($actions) }
   *[other] Azioni rimaste: { LIST($actions) }. Usate: { LIST($spent) }
}
pocket-heading-coming = Prossimo turno: { LIST($actions) }
pocket-heading-coming-tossed = Prossimo turno: si rilanciano i gettoni
pocket-heading-last-round = Questo è l’ultimo turno

# At most three columns: it stands on the tile of Jack’s suspect, on his own screen.
pocket-board-mark-you = tu

# At most fifteen columns, since `state-you` is so short.
pocket-state-seen = visto da { NAME($detective) }
pocket-why-seen = in vista di { NAMES($detectives) }
pocket-state-seen-some = visto da { $initials }
pocket-state-seen-all = visto da tutti
pocket-state-unseen = fuori vista

pocket-panel-rounds = Turni
pocket-panel-chase = Caccia all’uomo: Jack non si faccia vedere
pocket-panel-hourglasses = Jack: { $tokens ->
    [one] 1 clessidra
   *[other] { $tokens } clessidre
} su 6{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 carta coperta
   *[other] {" "}+ { $cards } carte coperte
}
pocket-panel-hourglasses-known = Jack: { $hourglasses ->
    [one] 1 clessidra
   *[other] { $hourglasses } clessidre
} su 6
pocket-panel-cards = { COUNT($shown) ->
    [0] Ancora nessuna carta alibi scoperta
   *[other] Alibi scoperti: { LIST($shown) }
}
pocket-panel-cards-known = { COUNT($own) ->
    [0] Alibi di Jack: nessuno
   *[other] Alibi di Jack: { LIST($own) }
}{ COUNT($shown) ->
    [0] { "" }
   *[other] ; scoperti: { LIST($shown) }
}

pocket-action-twice = { $action } (due volte)

## Setting up a game

pocket-title = Mr. Jack Pocket

pocket-game-option = pocket: Mr. Jack Pocket, nove tessere e tre detective; un quarto d’ora
pocket-role-option = { $role ->
    [investigator] investigator: l’investigatore; scopri chi è Jack fra nove sospetti
    [jack] jack: resta nell’ombra e raccogli sei clessidre
   *[random] random: quello che capita
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
pocket-in-short =
    Nove sospetti stanno su nove tessere di strade. Uno è Jack; solo lui sa chi.
    Holmes (H), Watson (W) e il cane Toby (T) girano attorno al tabellone. Ognuno
    guarda dritto nella strada davanti a sé finché un muro (barra piena) lo ferma.
    Quattro azioni a turno: muovi uno dei tre, gira o scambia tessere, prendi una
    carta alibi. Turni dispari: investigatore, Jack, Jack, investigatore; pari: al
    contrario. L’alibi prova un innocente; se lo pesca Jack dà da 0 a 2 clessidre.
    Poi parlano i testimoni. Jack è in vista: è innocente chi è fuori vista.
    È fuori vista: è innocente chi è in vista, e lui guadagna una clessidra. Resta
    un solo sospetto: vince l’investigatore. Sei clessidre oppure otto turni: Jack.
    Tutti e due insieme, Jack non visto: caccia all’uomo, finché qualcuno lo vede.

## One turn

pocket-turn-which-rotate = Quale tessera vuoi girare, e di quanto? Per esempio: { $example }
pocket-turn-which-exchange = Quali due tessere vuoi scambiare? Per esempio: { $example }

pocket-outlook = Se il turno finisse ora: { $seen ->
    [0] nessuno in vista
    [one] 1 sospetto in vista
   *[other] { $seen } sospetti in vista
}, { $unseen ->
    [0] nessuno fuori vista.
   *[other] { $unseen } fuori vista.
}
pocket-outlook-jack = Tu, { NAME($suspect, form: "art") }, { $status ->
    [seen] SEI IN VISTA
   *[unseen] NON sei in vista
}. In vista ora: { $seen }, fuori vista: { $unseen }.

pocket-not-now-token = { $word } non è possibile ora. Azioni rimaste: { LIST($actions) }.
pocket-not-now-rotated = La tessera { $place } è già stata girata in questo turno; non si può girare di nuovo.
pocket-not-now-jack = { $word } è solo per Jack: con il joker l’investigatore deve muovere qualcuno.

pocket-preview-alibi = { $role ->
    [investigator] La prima carta sarà scoperta e il suo sospetto sarà subito innocente. Jack non potrà più avere le sue clessidre.
   *[jack] Pescherai la prima carta in segreto, e le sue clessidre contano per te.
}

pocket-split-seen = { COUNT($suspects) ->
    [0] Se il turno finisse lì, nessuno sarebbe in vista.
   *[other] Se il turno finisse lì, in vista ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}
pocket-split-jack = Tu, { NAME($suspect, form: "art") }, { $status ->
    [seen] SARESTI IN VISTA
   *[unseen] NON saresti in vista
}.
pocket-split-unseen = { COUNT($suspects) ->
    [0] Fuori vista: nessuno.
   *[other] Fuori vista ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}
pocket-hint-hourglass = Ti porterebbe una clessidra: { $hourglasses } su { $goal }.

## What has happened

pocket-told-tile = In { $place } va { NAME($suspect, form: "art") }, { $side ->
    [n] muro a nord.
    [e] muro a est.
    [s] muro a sud.
   *[w] muro a ovest.
}
pocket-told-move = { $who ->
    [you] Muovi
    [investigator] L’investigatore muove
   *[jack] Jack muove
} { NAME($detective) } di { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}, fino alla { $space }.
pocket-told-joker = { $who ->
    [you] Giochi il joker:
    [investigator] L’investigatore gioca il joker:
   *[jack] Jack gioca il joker:
} { NAME($detective) } avanza di 1 casella, fino alla { $space }.
pocket-told-joker-none = { $who ->
    [you] Giochi il joker e lasci
    [investigator] L’investigatore gioca il joker e lascia
   *[jack] Jack gioca il joker e lascia
} tutti e tre i detective dove sono.
pocket-told-rotate = { $who ->
    [you] Giri
    [investigator] L’investigatore gira
   *[jack] Jack gira
} { $place } ({ NAME($suspect, form: "short") }) di { $degrees } gradi: ora il muro è a { NAME($side) }.
pocket-told-rotate-open = { $who ->
    [you] Giri
    [investigator] L’investigatore gira
   *[jack] Jack gira
} { $place }, l’incrocio aperto: non cambia nulla.
pocket-told-exchange = { $who ->
    [you] Scambi
    [investigator] L’investigatore scambia
   *[jack] Jack scambia
} { $place } ({ NAME($suspect, form: "short") }) con { $other } ({ NAME($second, form: "short") }).
pocket-told-alibi = { $who ->
    [you] Prendi
    [investigator] L’investigatore prende
   *[jack] Jack prende
} una carta alibi.
pocket-told-draw-hidden = Tiene la carta coperta; le sue clessidre contano per lui.
pocket-told-draw-own = La tua carta alibi è { NAME($suspect, form: "art") }: { $hourglasses ->
    [0] nessuna clessidra.
    [one] 1 clessidra.
   *[other] { $hourglasses } clessidre.
}
pocket-told-draw-shown = La carta alibi mostra { NAME($suspect, form: "art") }, { $cleared ->
    [now] che da ora è innocente.
   *[before] che era già innocente.
}
pocket-told-open = La tessera di Lane non ha più muri: tutte e quattro le strade sono aperte.
pocket-told-toss = Turno { $round }: si lanciano i gettoni. { $first ->
    [you] Cominci tu.
    [investigator] Comincia l’investigatore.
   *[jack] Comincia Jack.
}
pocket-told-turned = Turno { $round }: si voltano tutti e quattro i gettoni. { $first ->
    [you] Cominci tu.
    [investigator] Comincia l’investigatore.
   *[jack] Comincia Jack.
}

pocket-sight-gained = Ora in vista: { NAMES($gained, form: "short") }.
pocket-sight-lost = Non più in vista: { NAMES($lost, form: "short") }.
pocket-sight-both = Ora in vista: { NAMES($gained, form: "short") }. Non più: { NAMES($lost, form: "short") }.
pocket-sight-same = Per chi è in vista non cambia nulla.

## The call for witnesses

pocket-call-heading = Turno { $round }: si chiamano i testimoni
pocket-call-question = Chi è in vista di un detective è stato visto. Jack è fra loro?
pocket-call-line = { COUNT($suspects) ->
    [0] { NAME($detective) }, nella casella { $space }, non vede nessun sospetto.
   *[other] { NAME($detective) }, nella casella { $space }, vede { NAMES($suspects, form: "short") }.
}
pocket-call-answer-seen = Hanno visto Jack. { COUNT($suspects) ->
    [one] Era in vista un solo sospetto: { NAMES($suspects, form: "short") }.
   *[other] È uno di quelli in vista: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-unseen = Non hanno visto Jack. { COUNT($suspects) ->
    [one] Non è { NAMES($suspects, form: "short") }.
   *[other] Non è nessuno di quelli in vista: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-nobody = Non hanno visto Jack: nessuno era in vista.
pocket-call-answer-seen-you = Ti hanno visto: { NAME($suspect, form: "art") } era in vista.
pocket-call-answer-unseen-you = Non ti hanno visto: { NAME($suspect, form: "art") } era fuori vista.
pocket-call-cleared-seen = { COUNT($suspects) ->
    [0] Nessun innocente in più: tutti i sospetti erano in vista.
    [one] { NAMES($suspects, form: "short") } è innocente: Jack era in vista, { NAMES($suspects, form: "short") } no.
   *[other] { NAMES($suspects, form: "short") } sono innocenti: Jack era in vista, loro no.
}
pocket-call-cleared-unseen = { COUNT($suspects) ->
    [0] Nessun innocente in più: nessun sospetto era in vista.
    [one] { NAMES($suspects, form: "short") } è innocente: Jack era fuori vista, { NAMES($suspects, form: "short") } no.
   *[other] { NAMES($suspects, form: "short") } sono innocenti: Jack era fuori vista, loro no.
}
pocket-call-token-seen = L’investigatore prende il gettone del turno.
pocket-call-token-unseen = Jack prende il gettone del turno, una clessidra. Ne ha { $tokens ->
    [one] uno.
   *[other] { $tokens }.
}
pocket-call-chase = Jack è scoperto, ma ha le sue sei clessidre: comincia la caccia all’uomo. Da ora l’investigatore vince al primo appello in cui Jack viene visto. Se nessuno lo vede fino al turno 8 compreso, Jack se la cava.

## The end

pocket-end-cards = { COUNT($suspects) ->
    [0] Non ha pescato carte alibi e aveva { $total ->
        [one] 1 clessidra.
       *[other] { $total } clessidre.
    }
   *[other] Le sue carte alibi: { NAMES($suspects) }, con { $hourglasses ->
        [one] 1 clessidra
       *[other] { $hourglasses } clessidre
    }; con i gettoni dei turni ne aveva { $total }.
}
pocket-end-reason-one-left = Restava un solo sospetto, e Jack non aveva sei clessidre.
pocket-end-reason-both-seen = Restava un solo sospetto e Jack aveva le sue sei clessidre, ma l’hanno visto: colto sul fatto.
pocket-end-reason-both-unseen = Restava un solo sospetto, ma Jack aveva le sue sei clessidre e nell’ultimo turno nessuno l’ha visto.
pocket-end-reason-chase-caught = Jack è stato visto durante la caccia all’uomo.
pocket-end-reason-chase-escaped = Nessuno ha visto Jack fino alla fine della caccia all’uomo.
pocket-end-reason-hourglasses = Jack ha raccolto { $hourglasses } clessidre quando restavano { $suspects } sospetti.
pocket-end-reason-time = Gli otto turni sono finiti e restano { $suspects } sospetti: Jack svanisce nella nebbia del mattino.

## Plain mode: what the drawing shows, in sentences

pocket-plain-turn = Turno { $round } di 8, azione { $step } di 4: { $actor ->
    [you] tocca a te.
    [investigator] tocca all’investigatore.
   *[jack] tocca a Jack.
}
pocket-plain-tile = { $place }: { NAME($suspect) } ({ $letter }){ $cleared ->
    [yes] , innocente
   *[no] { "" }
}, { $wall ->
    [n] muro a nord
    [e] muro a est
    [s] muro a sud
    [w] muro a ovest
   *[none] nessun muro
}{ COUNT($seers) ->
    [0] { "" }
   *[other] , in vista di { NAMES($seers) }
}{ $rotated ->
    [yes] , tessera girata in questo turno
   *[no] { "" }
}.
pocket-plain-empty = { $place }: ancora nessuna tessera.
pocket-plain-detective = { NAME($detective) }, nella casella { $space }, guarda a { NAME($heading) }, { $heading ->
    [n] su per la colonna
    [s] giù per la colonna
   *[other] lungo la riga
} { $street }, e { COUNT($places) ->
    [0] ha davanti un muro: nulla in vista.
   *[other] vede { LIST($places) }: { COUNT($suspects) ->
        [0] lì nessun sospetto.
       *[other] { NAMES($suspects, form: "short") }.
    }
}
pocket-plain-round = Turno { $round }: { $taker ->
    [investigator] Jack è stato visto.
   *[jack] Jack non è stato visto, e il gettone è suo.
}
pocket-plain-cards-shown = { COUNT($suspects) ->
    [0] Nessuna carta alibi è stata scoperta.
   *[other] Carte alibi scoperte: { NAMES($suspects) }.
}
pocket-plain-cards-jack = { COUNT($suspects) ->
    [0] Jack non ha pescato carte alibi.
   *[other] Carte alibi pescate da Jack: { NAMES($suspects) }.
}

## Notes, history, moves

pocket-notes-ruled-out = Ancora tra i sospetti, ma il conto delle clessidre esclude: { NAMES($suspects) }.
pocket-notes-hidden = { $cards ->
    [one] Le clessidre sulla carta coperta di Jack:
   *[other] Le clessidre sulle { $cards } carte coperte di Jack, in tutto:
}
pocket-notes-hourglasses = {"  "}{ $hourglasses }: { $percent } %
pocket-moves-heading = Ogni azione, e quanti sospetti lascerebbe in vista : fuori vista.
pocket-moves-legend = { $mark } vuol dire che anche tu saresti in vista.
pocket-moves-group = { $seen } in vista, { $unseen } fuori vista{ $jack ->
    [seen] , tu in vista
    [unseen] , tu fuori vista
   *[unknown] { "" }
}: { LIST($words) }.

## Help

pocket-help-you-investigator = Sei l’investigatore: lascia un solo sospetto prima che Jack abbia 6 clessidre.
pocket-help-you-jack = Sei Jack: raccogli 6 clessidre, una per appello fuori vista, o resisti 8 turni.
pocket-help-aim-investigator = Un appello dice di più se circa metà dei sospetti è in vista.
pocket-help-aim-jack = Resta fuori vista in compagnia: chi ha la tua sorte resta fra i sospetti.
pocket-help-now-detective = {"  "}{ $word }-1  { $word }-2: { NAME($word) } avanza di 1 o 2 caselle in senso orario.
pocket-help-now-joker = { $role ->
    [investigator] {"  "}joker-holmes  joker-watson  joker-toby: 1 casella in senso orario.
   *[jack] {"  "}joker-holmes  joker-watson  joker-toby  joker-none: 1 casella, o nessuno.
}
pocket-help-now-rotate = {"  "}{ $example }  (o -180, -270): gira una tessera; ognuna una volta a turno.
pocket-help-now-exchange = {"  "}{ $example }: due tessere si scambiano di posto; i muri non girano.
pocket-help-now-alibi = { $role ->
    [investigator] {"  "}alibi: si scopre la prima carta alibi, e il suo sospetto è innocente.
   *[jack] {"  "}alibi: peschi la prima carta alibi in segreto; le sue clessidre sono tue.
}

pocket-topic-alibi =
    alibi: si prende la prima carta alibi.
    Se la prende l’investigatore, la scopre. Il suo sospetto è innocente: subito si
    volta la tessera, e Jack non potrà più avere le clessidre di quella carta.
    Se la prende Jack, la tiene coperta e le sue clessidre contano per lui: nessuna
    per Lestrade e Goodley, due per Madame, una per tutti gli altri. Il sospetto
    resta sul tabellone.
pocket-topic-holmes =
    holmes-1, holmes-2: Holmes avanza di 1 o 2 caselle in senso orario.
    Le caselle sono numerate in senso orario da 0, sopra a3; dopo 11 viene 0.
    In una casella può stare qualsiasi numero di detective.
pocket-topic-watson =
    watson-1, watson-2: Watson avanza di 1 o 2 caselle in senso orario.
    Le caselle sono numerate in senso orario da 0, sopra a3; dopo 11 viene 0.
    In una casella può stare qualsiasi numero di detective.
pocket-topic-toby =
    toby-1, toby-2: Toby avanza di 1 o 2 caselle in senso orario.
    Le caselle sono numerate in senso orario da 0, sopra a3; dopo 11 viene 0.
    In una casella può stare qualsiasi numero di detective.
pocket-topic-rotate =
    rotate-b2-90, -180 o -270: gira la tessera in b2 di tanti gradi, in senso
    orario. Si possono girare sospetti e innocenti, ma nessuna tessera due volte
    nello stesso turno, chiunque giochi. Una tessera già girata in questo turno
    porta un * dopo il suo nome.
pocket-topic-exchange =
    exchange-a1-c3: le tessere in a1 e c3 si scambiano di posto; vanno bene due
    tessere qualsiasi. Non girano: un muro a nord resta a nord.
pocket-topic-joker =
    joker-holmes, joker-watson, joker-toby: quello avanza di 1 casella in senso
    orario. Solo Jack può anche giocare joker-none e lasciarli tutti dove sono.
pocket-topic-board =
    Le colonne sono a b c da sinistra, le righe 1 2 3 dal basso: a3 è in alto a
    sinistra. La lettera dove s’incontrano le strade è un sospetto, con il nome
    nell’elenco; fra [ ] è in vista. Una barra piena è un muro. Case chiare senza
    lettera: innocente. H, W e T fuori sono Holmes, Watson e Toby, ognuno in una
    casella numerata. Le linee sottili lungo le strade sono i loro sguardi.
pocket-topic-board-plain =
    Le colonne a b c vanno da ovest a est, le righe 1 2 3 da sud a nord: a3 è
    l’angolo a nord-ovest. Su ognuna delle nove tessere s’incontrano strade da
    quattro lati; uno di essi può essere chiuso da un muro.
    Dodici caselle circondano il tabellone in senso orario. Da ognuna si guarda
    dritto verso l’interno:
    0, 1 e 2 a nord: verso sud, giù per le colonne a, b e c;
    3, 4 e 5 a est: verso ovest, lungo le righe 3, 2 e 1;
    6, 7 e 8 a sud: verso nord, su per le colonne c, b e a;
    9, 10 e 11 a ovest: verso est, lungo le righe 1, 2 e 3.
    Dopo 11 viene di nuovo 0.
pocket-topic-sight =
    Ogni detective guarda dritto lungo la sua riga o colonna, dalla tessera più
    vicina. Un muro sul lato vicino di una tessera la nasconde. Un muro sul lato
    lontano chiude la vista dietro di essa. I muri ai fianchi, i sospetti e i
    detective non nascondono nulla.
pocket-topic-witnesses =
    Dopo la quarta azione di un turno si chiamano i testimoni. Chi è in vista di un
    detective è visto; Jack deve dire se lo è, e non può mentire.
    Se lo è, tutti quelli fuori vista sono innocenti, e l’investigatore prende il
    gettone del turno. Se no, sono innocenti tutti quelli in vista, e il gettone va
    a Jack: una clessidra.
pocket-topic-end =
    Lo scopo dell’investigatore: che resti un solo sospetto. Quello di Jack: sei
    clessidre, sui gettoni dei turni e sulle carte alibi che ha pescato (la sua
    identità non conta). Si guarda dopo ogni appello. Se riescono tutti e due
    insieme, Jack perde se è stato visto; se no comincia la caccia all’uomo: non
    deve farsi vedere fino al turno 8. Se in otto turni non riesce nessuno dei due,
    vince Jack.
pocket-topic-words =
    Digita un’azione o un comando per intero, oppure un inizio che non dia dubbi.
    Gli spazi valgono come i trattini. Prima di giocare un’azione vedi il
    tabellone come diventerebbe: Invio la gioca, u la annulla.
    Comandi: board, moves, moves rotate, preview PAROLA, suspects, history, history
    words, primer, save FILE, undo, quit, why. Ctrl-C propone di salvare. Quando
    salvi una partita, ti viene detto come riprenderla.
