### What is told at a table of either game, at the terminal and in the browser.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

heading-over = La partita finisce nel turno { $round }: ha vinto { NAME($winner) }

state-cleared = innocente
state-you = tu
state-jack = Jack

## Setting up a game

start-preparing = Preparo le regole per questo computer: qualche secondo, solo questa volta …
start-preparing-bot = Preparo anche { $name } per questo computer: qualche secondo, solo questa volta …
start-role = Sei { NAME($role) }; { NAME($other) } è il bot { $opponent }. Digita ? quando vuoi.
start-together = Si gioca in due. Digitate ? quando volete.
start-sealed = La partita è sigillata: { $commitment }… (history mostra tutto il sigillo).
start-no-opponent = Non c’è nessun avversario “{ $name }”. Scegli fra: { LIST($names) }.

setup-game = A quale gioco vuoi giocare?
setup-role = Da che parte stai?
setup-opponent = Contro chi?
setup-level-option = { $name }: { NAME($name) }, { $text }
setup-human-option = { $name }: una seconda persona a questa tastiera
level-ember = conosce appena le regole e vede poco; per le prime partite
level-candle = sa che cosa conta, ma trascura parecchio
level-lantern = pensa alla fine del turno, ma non nota tutte le mosse
level-streetlamp = ragiona a fondo su ogni turno; per giocatori esperti
level-lighthouse = il più forte di tutti: vede lontano e non svela nulla
setup-option = {"  "}{ $number }  { $option }
setup-prompt = Numero o nome (Invio = { $default }, ? = come funziona il gioco):{" "}
setup-again = Digita un numero da 1 a { $count }, oppure uno fra: { LIST($names) }.

## One turn

turn-prompt = { NAME($role, form: "short") } (? = aiuto)>{" "}
turn-hint = Digita un’azione, per esempio { $example }, oppure ? per l’aiuto.
turn-saved-without = { $count ->
    [one] La parola di questo turno non è ancora giocata, perciò non viene salvata.
   *[other] Le { $count } parole di questo turno non sono ancora giocate, perciò non vengono salvate.
}
turn-go-again = Fatto. Tocca ancora a te.
turn-hint-first = Digita un’azione, per esempio { $short } per { $example }. Prima la vedi soltanto.
turn-confirm = { $count ->
    [one] Giochi { $word }? Invio = sì, u = annulla:{" "}
   *[other] Giochi queste { $count } parole? Invio = sì, u = annulla { $word }:{" "}
}
turn-taken-back = { $word }: annullato. Non è stato giocato nulla.
turn-preview-first = Prima di’ se giocarla: Invio = sì, u = annulla { $word }. Oppure digita un’altra azione.
turn-nothing-to-undo = Non c’è nulla da annullare: una mossa confermata resta, perché può aver svelato qualcosa.
turn-unclear = “{ $typed }” può voler dire { $words }{ $more ->
    [0] .
    [one] {" "}o un’altra parola. Scrivine un po’ di più.
   *[other] {" "}o altre { $more } parole. Scrivine un po’ di più.
}
turn-unknown = { COUNT($alike) ->
    [0] “{ $typed }” non è una parola di questo gioco. moves elenca le azioni, ? spiega tutto.
   *[other] “{ $typed }” non è una parola di questo gioco. Volevi dire { $either }?
}

preview-heading = { $count ->
    [one] ANTEPRIMA di { $word }: nulla è ancora giocato
   *[other] NON ANCORA GIOCATO: { $word }
}
preview-only = Era solo un’anteprima. Digita { $word } per giocarla, board per vedere il tabellone com’è.
preview-what = “{ $typed }” non è un’azione possibile ora. Digita preview e una delle azioni; moves le elenca.
preview-last = Dopo si chiamano i testimoni.

## A hint: what the strongest bot would do, and what speaks for it

hint-words = Suggerimento: { $words }
hint-play = Per giocarlo, digitalo{ $count ->
    [one] {"."}
   *[other] , una parola dopo l’altra.
}
hint-preparing = Preparo il bot più forte per questo computer: qualche secondo, solo questa volta …
hint-split = Se poi si chiamassero i testimoni, { $seen ->
    [one] resterebbe 1 sospetto
   *[other] resterebbero { $seen } sospetti
} se Jack è visto, { $unseen } se non lo è.
hint-no-split = Se poi si chiamassero i testimoni, nessuno sarebbe scagionato; la mossa prepara ciò che viene.
hint-jack = Tu, { NAME($suspect, form: "art") }, { $status ->
    [seen] saresti in vista
   *[unseen] non saresti in vista
}, { $others ->
    [0] e nessun altro resterebbe sospetto.
    [one] e 1 altro resterebbe sospetto con te.
   *[other] e altri { $others } resterebbero sospetti con te.
}
hint-chance = La tua probabilità di vincere così, secondo il computer: circa il { $percent } %.

## What has happened

told-with-change = { $told } { $change }
told-jack = { $known ->
    [you] Peschi la tua identità: sei { NAME($suspect, form: "art") }.
    [yes] Jack pesca la sua identità: è { NAME($suspect, form: "art") }.
   *[no] Jack pesca la sua identità e la tiene per sé.
}

## The call for witnesses

call-heading-after = Turno { $round }: i testimoni hanno parlato
call-left = { COUNT($suspects) ->
    [one] Resta un solo sospetto: { NAMES($suspects, form: "short") }.
   *[other] Restano { COUNT($suspects) } sospetti: { NAMES($suspects, form: "short") }.
}

## The end

end-jack = { $who ->
    [you] Eri { NAME($suspect, form: "art") }.
   *[jack] Jack era { NAME($suspect, form: "art") }.
}
end-winner = { $who ->
    [you] Hai vinto.
    [investigator] Ha vinto l’investigatore.
    [detective] Ha vinto il detective.
   *[jack] Ha vinto Jack.
}
end-early = { $how ->
    [resignation] { $who ->
        [you] Hai abbandonato la partita.
        [investigator] L’investigatore ha abbandonato la partita.
        [detective] Il detective ha abbandonato la partita.
       *[jack] Jack ha abbandonato la partita.
    }
    [time] { $who ->
        [you] Il tuo tempo è scaduto.
        [investigator] Il tempo dell’investigatore è scaduto.
        [detective] Il tempo del detective è scaduto.
       *[jack] Il tempo di Jack è scaduto.
    }
    [absence] { $who ->
        [you] La tua assenza è durata troppo.
        [investigator] L’investigatore è mancato troppo a lungo.
        [detective] Il detective è mancato troppo a lungo.
        [jack] Jack è mancato troppo a lungo.
       *[nobody] Uno dei giocatori è mancato troppo a lungo.
    }
   *[agreement] I giocatori hanno deciso insieme di smettere.
}

## Two persons at one keyboard

curtain-pass = La tastiera passa { NAME($player, form: "a") }. { $looks_away ->
    [yes] Premi Invio quando l’altro non guarda:
   *[no] Premi Invio per continuare:
}{" "}
curtain-empty-lines = ({ $lines } righe vuote nascondono il turno { NAME($player, form: "di") }. Per favore, non scorrere indietro.)
pause = Premi Invio per continuare:{" "}
pause-witnesses = Premi Invio per la loro risposta:{" "}

## Plain mode: what the drawing shows, in sentences

plain-order = Ordine di questo turno: { NAMES($players) }.

## Notes, history, moves

notes-title = { $count ->
    [one] Da ciò che è noto a tutti, Jack può essere soltanto:
   *[other] Da ciò che è noto a tutti, Jack è uno di questi { $count }:
}
notes-suspect = {"  "}{ NAME($suspect) }: { $percent } %
history-empty = Non è ancora successo nulla.
history-commitment = Prima della prima mossa la partita è stata sigillata con questo impegno: { $commitment }
history-deal = La preparazione
history-words-deal = La preparazione: { $words }
history-round = Turno { $round }: { $words }
history-verdict-seen = {"  "}Jack è stato visto.
history-verdict-unseen = {"  "}Jack non è stato visto.
moves-none = Nessuna azione possibile ora comincia così.

## Help

help-now = Che cosa puoi fare ora:
help-typing-example = { $short } per { $word }
help-typing = Basta un inizio che non dia dubbi: { LIST($examples) }.
help-commands =
    Oltre alle azioni:
      moves      che cosa mostrerebbe ognuna    suspects   chi può essere Jack
      preview    guardarne una senza giocarla   history    che cosa è successo
      board      rivedere il tabellone          primer     il gioco in breve
      why        perché uno è visto o no        hint       una buona mossa
      save FILE  salvare la partita             quit
help-more = Regole: ? e uno fra { LIST($topics) }.
help-no-topic = C’è un aiuto su: { LIST($topics) }.

## Saving and leaving

save-resume = La partita è salvata. Per riprenderla:
save-over = La partita è salvata. Per controllare che fosse onesta e ogni mossa regolare:
save-exists = Non salvato: { $path } appartiene a qualcos’altro. Scegli un altro nome: save FILE. La partita non corre rischi.
save-failed = Non salvato in { $path }: { $why }. Scegli un altro posto: save FILE. La partita non corre rischi.
save-refused = Non si può scrivere la partita in { $path }: { $why }. Scegli un altro file.
leave-question = Invio = salva ed esci, n = esci senza salvare, b = torna, o un nome di file:{" "}
again = Un’altra? Invio = a parti invertite, s = stesse parti, q = esci:{" "}
again-together = Un’altra? Invio = nuova partita, q = esci:{" "}
leave-unsaved = Esci senza salvare. Buonanotte.
leave-nothing = Non c’era nulla di nuovo da salvare. Buonanotte.
leave-before-start = Buonanotte.
leave-end-of-input = Non c’è altro da leggere, quindi la partita si ferma qui.
resume-done = Ti ritrovo con piacere. La partita riprende dal turno { $round }.
resume-missing = Non si può aprire la partita { $path }: { $why }.
resume-damaged = { $path } non si legge come una partita: { $why }
resume-over = La partita in { $path } è finita. Per rivederla:
resume-settled = Quale gioco è, chi gioca e com’è la preparazione è già deciso in { $path }: togli GAME, --board, --role, --opponent e --seed.
resume-no-secret = Manca la parte segreta di questa partita: { $path }. Viene scritta accanto alla partita quando si salva, e senza non si può continuare.
