### The page in the browser.

## In the browser

web-skip = Vai al contenuto
web-nav = Pagine
web-nav-home = Inizio
web-nav-lobby = Sala
web-title-home = Gioca
web-title-lobby = Sala
web-title-table = Tavolo
web-title-replay = Partita rivista
web-title-lost = Non trovato
web-settings = Impostazioni
web-settings-language = Lingua
web-settings-light = Luce
web-settings-light-auto = Auto
web-settings-light-light = Giorno
web-settings-light-dark = Notte
web-settings-sound = Suoni
web-on = Sì
web-off = No
web-close = Chiudi
web-back = Indietro
web-loading = Un momento…
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-try-again = Riprova
web-footing-unofficial = Mr. Jack e Mr. Jack Pocket sono giochi di Bruno Cathala e Ludovic Maublanc. Questa è una pagina non ufficiale di persone a cui piacciono; il loro editore non c’entra nulla.
web-footing-ours = I disegni, le parole e il programma sono nostri. Nessun account, nessuna pubblicità, nulla che venga da fuori.
web-lost-heading = Qui non c’è nulla
web-lost-text = Forse l’indirizzo è scritto male, oppure è vecchio.
web-offline-heading = Nessuna connessione
web-offline-text = Questa pagina c’è, ma le partite sono su un server che ora non si può raggiungere. Nulla è perduto: ogni mossa giocata è conservata lì. Riprova quando hai una connessione.

web-home-heading = Chi è Jack?
web-home-text = Uno dei sospetti è Jack. Un giocatore sa chi è e sguscia via nella nebbia; l’altro chiede, turno dopo turno: qualcuno l’ha visto?
web-home-game = Quale gioco
web-game-pocket = Mr. Jack Pocket
web-game-pocket-text = Nove tessere, nove sospetti. 15 minuti.
web-game-london = Mr. Jack
web-game-london-text = Londra alla luce dei lampioni. 30 minuti.
web-home-side = Tu sei
web-role-investigator = Investigatore
web-role-detective = Detective
web-role-jack = Jack
web-role-random = A caso
web-home-opponent = Contro
web-opponent-bot = Il computer
web-opponent-friend = Un amico
web-opponent-anyone = Chiunque
web-opponent-here = Qualcuno qui
web-opponent-friend-text = Ricevi un link da mandare. A chi lo apre non serve un account.
web-opponent-anyone-text = La tua partita resta elencata nella sala finché qualcuno non si siede.
web-opponent-here-text = In due davanti a un solo dispositivo. Un sipario nasconde ciò che l’altro non deve vedere.
web-home-play-bot = Gioca
web-home-play-friend = Crea un link per un amico
web-home-play-anyone = Aspetta qualcuno
web-home-play-here = Gioca su questo dispositivo
web-home-busy = Un momento…
web-home-more = Altre scelte: nome, tempo
web-home-going = Partite in corso
web-home-going-all = Mostra tutte
web-go-on = Continua
web-home-watch = Partite nella sala
web-name = Il tuo nome
web-name-example = come lo vedranno gli altri
web-clock = Tempo per pensare
web-clock-none = Senza limiti di tempo
web-clock-bank = { $minutes } min a testa + { $increment } s a mossa
web-clock-days = { $days ->
    [one] 1 giorno a mossa
   *[other] { $days } giorni a mossa
}
web-level = Livello del computer
web-bot-greedy = con giudizio
web-bot-random = a caso
web-board = Mappa
web-board-revised = edizione attuale
web-board-first-2006 = prima edizione, 2006

web-lobby-heading = Sala
web-lobby-waiting = In attesa di qualcuno
web-lobby-running = In corso
web-lobby-none-waiting = Ora nessuno aspetta. Apri tu una partita, e la si vedrà qui.
web-lobby-none-running = Ora non si gioca nessuna partita.
web-lobby-open = Apri una partita
web-lobby-watch = Guarda
web-lobby-mine = la tua partita
web-lobby-sit = Gioca da { NAME($side, form: "short") }
web-lobby-seat = { $role }: { $name }
web-round = Turno { $round }
web-watchers = { $count ->
    [one] 1 persona guarda
   *[other] { $count } persone guardano
}

web-invited-heading = { $name } ti invita a giocare
web-invited-text = Il gioco è { $game }. Tu saresti { NAME($side) }.
web-invited-clock = { $clock }.
web-return-heading = La tua partita
web-used-heading = Questo link è già stato usato
web-used-text = Non apre più nessun posto: è occupato, o la partita è finita. Puoi guardare, o aprire tu una partita.
web-sit-down = Siediti e gioca
web-waiting-friend = Manda questo link a chi vuoi sfidare
web-waiting-friend-text = La partita comincia appena qualcuno apre il link e si siede. Il link vale una volta sola. Puoi chiudere questa pagina e tornare.
web-waiting-anyone = In attesa di qualcuno
web-waiting-anyone-text = La tua partita è nella sala. Comincia appena qualcuno si siede; lascia aperta questa pagina per saperlo.
web-waiting-watch = Questa partita non è cominciata
web-waiting-watch-text = Manca il secondo giocatore. La pagina si aggiorna da sé.
web-waiting-link = Link per l’altro giocatore
web-waiting-share = Giochi una partita con me?
web-local-only = Questo indirizzo funziona solo su questo dispositivo: da un altro non si apre. Se il server è tuo, avvialo con “lamplighter serve --host 0.0.0.0”, apri questa pagina all’indirizzo di questo computer nella rete e manda il link da lì.
web-cancel-table = Lascia stare, chiudi il tavolo
web-you-are = Sei { NAME($side) }
web-you-are-suspect = Sei { NAME($suspect, form: "art") }
web-table-gone = Questo tavolo non c’è
web-aim-pocket-investigator = Sei l’investigatore: scopri chi è Jack prima che abbia sei clessidre.
web-aim-pocket-jack = Sei Jack: resta fuori vista. Vinci con sei clessidre, o dopo otto turni.
web-aim-london-detective = Sei il detective: in otto turni scopri chi degli otto è Jack e accusalo. Hai una sola accusa.
web-aim-london-jack = Sei Jack: fuggi da un’uscita libera dopo un appello al buio, o resisti otto turni.

web-you = tu
web-away = assente
web-to-move = tocca a questa parte
web-seat-free = Posto libero
web-seat-bot = Computer
web-seat-bot-level = Computer, gioca { $bot }
web-seat-level = { $level } (computer)
web-seat-guest = Ospite
web-seat-guest-second = Ospite 2
web-time-left = Tempo rimasto: { $time }
web-time-days = { $days } g { $hours } h
web-turn-yours = Tocca a te.
web-hint = Suggerimento
web-hint-thinking = Sto pensando …
web-hint-title = Che cosa farebbe qui il bot più forte, e perché (tasto H)
web-turn-on = Tocca ancora a te.
web-turn-theirs = { $name } ({ NAME($side, form: "short") }) sta pensando.
web-turn-awaited = Si aspetta { $name } ({ NAME($side, form: "short") }).
web-turn-chance = Si danno le carte.
web-turn-looking = Guardo avanti…
web-missed = { $when ->
    [complete] Il tuo turno è pronto: giocalo, o annullalo.
    [waiting] Non tocca ancora a te.
    [pocket] Lì adesso non si può fare nulla. Scegli un gettone, o un punto segnato.
   *[london] Lì adesso non si può fare nulla. Scegli uno dei punti segnati.
}
web-turn-sending = Gioco…
web-play = Gioca
web-play-accuse = Accusa { NAME($accused, form: "short") }
web-play-escape = Esci dall’uscita { NAME($exit) }
web-play-so-far = { $count ->
    [one] Gioca questo passo in via definitiva e continua
   *[other] Gioca questi passi in via definitiva e continua
}
web-take-back = Annulla
web-split-seen = { $count ->
    [0] Nessuno è in vista.
   *[other] In vista: { NAMES($suspects) }.
}
web-split-unseen = { $count ->
    [0] Nessuno è fuori vista.
   *[other] Fuori vista: { NAMES($suspects) }.
}
web-split-seen-would = { $count ->
    [0] Nessuno sarebbe in vista.
    [one] Sarebbe in vista: { NAMES($suspects) }.
   *[other] Sarebbero in vista: { NAMES($suspects) }.
}
web-split-unseen-would = { $count ->
    [0] Nessuno sarebbe fuori vista.
    [one] Sarebbe fuori vista: { NAMES($suspects) }.
   *[other] Sarebbero fuori vista: { NAMES($suspects) }.
}
web-split-ends = Questo chiude subito la partita.
web-link-lost = Connessione persa. La partita è al sicuro; riprovo…
web-absent = { $name } è via.
web-absent-wait = Forse solo per un momento. Fra { $time } potrai chiudere la partita, se vuoi.
web-absent-claim = Puoi aspettare ancora, o chiudere qui la partita.
web-claim-stop = Chiudi senza vincitore
web-claim-win = Prenditi la vittoria

web-tabs = Accanto alla partita
web-tab-history = Storia
web-tab-words = Parole
web-tab-notes = Note
web-tab-chat = Chat
web-tab-table = Tavolo
web-look-back = Guarda indietro
web-ply = { $ply } di { $plies }
web-turn-at = Turno { $round }, mossa { $turn } di 4
web-first = All’inizio
web-last = Al presente
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-back-to-game = Torna alla partita
web-call-again = Rivedi l’appello
web-words-label = Scrivi una mossa, o solo l’inizio
web-words-help = Invio la sceglie; Invio nella casella vuota la gioca. Il tasto / ti porta qui.
web-words-list = Tutto ciò che puoi giocare ora
web-words-several = Più d’una comincia così: { LIST($words) }…
web-words-none = Nulla di ciò che puoi giocare comincia con “{ $typed }”.
web-words-wait = Non tocca a te.
web-words-draft = Hai scelto: { LIST($words) }. Gioca, o annulla.
web-words-seen = { $count } in vista
web-words-ends = chiude la partita
web-notes-text = Queste note le vedi solo tu. Restano su questo dispositivo.
web-notes-sign = { NAME($suspect) }: { $sign ->
    [maybe] forse è Jack
    [not] non è Jack
    [surely] è Jack di sicuro
   *[none] nessuna nota
}
web-notes-own = Parole tue
web-chat-players = Fino alla fine della partita lo legge solo l’altro giocatore.
web-chat-watchers = Qui parla chi guarda. I giocatori lo leggono a partita finita.
web-chat-all = La partita è finita: tutti leggono tutto.
web-chat-mute = Zittisci
web-chat-unmute = Mostra la chat
web-chat-muted = La chat è zittita.
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-label = Di’ qualcosa
web-chat-send = Invia
web-chat-heard = { $name } dice: { $text }
web-chat-unread = { $count ->
    [one] 1 nuovo messaggio
   *[other] { $count } nuovi messaggi
}
web-ask-undo = Chiedi di annullare una mossa
web-ask-stop = Proponi di smettere
web-resign = Abbandona
web-resign-question = Abbandoni questa partita?
web-resign-text = L’altra parte vince, e tutto viene scoperto.
web-resign-yes = Sì, abbandona
web-resign-no = No, continua
web-cancel-game = Annulla la partita
web-link-watch = Link per chi vuole guardare
web-link-own = Il tuo posto, per un altro dispositivo
web-link-own-text = Chi ha questo link gioca al posto tuo. Non mostrarlo a nessuno.
web-commitment = Sigillo del caso in questa partita, da controllare alla fine:

web-offer-undo = { $name } vorrebbe annullare l’ultima mossa.
web-offer-stop = { $name } vorrebbe smettere qui, senza un vincitore.
web-offer-rematch = { $name } vorrebbe giocare ancora, a parti invertite.
web-offered-undo = Hai chiesto di annullare la tua ultima mossa.
web-offered-stop = Hai proposto di smettere qui.
web-offered-rematch = Hai proposto di giocare ancora, a parti invertite. Si attende la risposta.
web-accept = Sì
web-decline = No
web-withdraw = Ritira
web-told-undo-declined = { $name } preferisce lasciare la mossa com’è.
web-told-stop-declined = { $name } preferisce continuare.
web-told-rematch-declined = { $name } preferisce non giocare ancora, questa volta.
web-told-withdrawn = { $name } ritira la richiesta.
web-news-undo-made = { NAME($side, form: "cap") } chiede di annullare l’ultima mossa.
web-news-undo-declined = La mossa resta.
web-news-undo-withdrawn = La mossa resta.
web-news-undo-accepted = La mossa è annullata.
web-news-stop-made = { NAME($side, form: "cap") } propone di smettere.
web-news-stop-declined = La partita continua.
web-news-stop-withdrawn = La partita continua.
web-news-stop-accepted = La partita si ferma qui.
web-news-rematch-made = { NAME($side, form: "cap") } vorrebbe giocare ancora.
web-news-rematch-declined = Nessun’altra partita, stavolta.
web-news-rematch-withdrawn = Nessun’altra partita, stavolta.
web-news-rematch-accepted = Comincia un’altra partita.

web-verdict-skip = Salta
web-verdict-continue = Avanti
web-verdict-next = Prossimo appello
web-end-won = Hai vinto
web-end-lost = Hai perso
web-end-none = Non ha vinto nessuno
web-end-cancelled = La partita è stata annullata
web-end-role-jack = Ha vinto Jack
web-end-role-investigator = Ha vinto l’investigatore
web-end-role-detective = Ha vinto il detective
web-rematch = Ancora, a parti invertite
web-rematch-go = Alla prossima partita
web-new-game = Scegli una nuova partita
web-replay = Rivedila
web-record = Scarica la partita
web-proof = Il caso era onesto?
web-proof-right = Controllato: il caso era onesto.
web-proof-wrong = Qualcosa non torna. Conserva la partita e chiedi a chi gestisce questo server.
web-proof-text = Prima della preparazione il server ha sigillato un numero segreto. Ora che è scoperto, il tuo browser ha ricalcolato da sé ogni lancio e ogni carta.
web-proof-commitment = Il numero scoperto corrisponde al sigillo:
web-proof-noted = Il sigillo è quello mostrato da questa pagina durante la partita:
web-proof-client = Vi è compreso ciò che il tuo browser ha aggiunto al caso:
web-proof-outcome = Esito { $index } di { $among }:
web-proof-seed = Il numero segreto:

web-curtain-turn = Tocca { NAME($side, form: "a") }.
web-curtain-public = Questo lo possono vedere tutti.
web-curtain-mine = Sono { NAME($side) }
web-curtain-question = C’è solo { NAME($side) } a guardare?
web-curtain-text = Dietro il sipario c’è ciò che l’altra parte non deve vedere. Si richiude dopo la tua mossa, o quando lasci questa pagina.
web-curtain-show = Sì, apri il sipario
web-curtain-open = Sipario aperto per { NAME($side) }
web-curtain-close = Chiudi il sipario

web-replay-start = Comincia la partita.
web-replay-steps = Attraverso la partita
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-end = Alla fine, dove sta il risultato
web-replay-jump = Vai al passo
web-replay-link = Link a questo momento
web-replay-viewer = Vedila come
web-replay-watcher = Chi guarda
web-replay-open = Tutto scoperto
web-call-watch = Guarda l’appello
web-to-table = Al tavolo

web-rules-link = Regole in breve
web-rules-close = Alla partita
web-rules-larger = Ingrandisci o riduci l’immagine
web-rules-pocket-heading = Mr. Jack Pocket in breve
web-rules-pocket-goal-heading = Di che si tratta
web-rules-pocket-goal = Jack è uno dei nove sospetti sulle tessere. L’investigatore vuole che resti solo lui; Jack vuole sei clessidre.
web-rules-pocket-turn-heading = Un turno
web-rules-pocket-turn = Ci sono quattro gettoni azione. Nei turni dispari ne prende uno l’investigatore, due Jack, l’ultimo l’investigatore; nei turni pari si voltano, e si fa al contrario. Con i gettoni si muovono Holmes, Watson e Toby in senso orario, si gira una tessera, se ne scambiano due, o si pesca un alibi: una carta che prova innocente un sospetto o, in mano a Jack, gli porta di nascosto le sue clessidre.
web-rules-pocket-sight-heading = Chi è in vista
web-rules-pocket-sight = Ogni detective guarda dritto lungo le strade davanti a sé. Un muro ferma lo sguardo. I ritratti no.
web-rules-pocket-call-heading = L’appello dei testimoni
web-rules-pocket-call = Dopo quattro azioni Jack dice, senza mentire, se il suo sospetto è in vista. Se lo è, tutti quelli fuori vista sono innocenti. Se no, lo sono tutti quelli in vista, e Jack prende la clessidra del turno. Le tessere degli innocenti si voltano; le loro strade restano.
web-rules-pocket-end-heading = La fine
web-rules-pocket-end = Resta un solo sospetto: vince l’investigatore. Sei clessidre, o la fine dell’ottavo turno: vince Jack. Se accadono tutte e due insieme e nessuno ha visto Jack, comincia la caccia all’uomo: se lo vedono ancora una volta entro l’ottavo turno, è preso.
web-rules-pocket-picture = Le linee accese mostrano fin dove vede ogni detective. Chi sta su una di esse è in vista.
web-rules-london-heading = Mr. Jack in breve
web-rules-london-goal-heading = Di che si tratta
web-rules-london-goal = Jack è uno degli otto personaggi. Il detective deve scoprire chi è e accusarlo, con una sola accusa. Jack se la cava se lascia il quartiere, o se resta nascosto per otto turni.
web-rules-london-turn-heading = Un turno
web-rules-london-turn = In un turno si giocano quattro personaggi: chi comincia uno, l’altro due, chi ha cominciato l’ultimo. Ognuno muove chi vuole, fino a tre caselle, e usa ciò che quel personaggio sa fare: spostare una luce o un posto di blocco, aprire un tombino, chiamare altri col fischio, orientare la lanterna, pescare un alibi. Un tombino aperto porta a qualsiasi altro.
web-rules-london-sight-heading = Chi è visibile
web-rules-london-sight = Chi sta accanto a un lampione acceso, nel raggio di Watson o accanto a chiunque altro. Tutti gli altri sono al buio.
web-rules-london-call-heading = L’appello dei testimoni
web-rules-london-call = Alla fine di un turno Jack dice, senza mentire, se è visibile. Chi è nella situazione opposta è innocente. Poi, nei primi quattro turni, un lampione si spegne per sempre.
web-rules-london-end-heading = La fine
web-rules-london-end = Per accusare, il detective chiude una mossa su chi crede sia Jack: se è giusto vince, se no perde. Jack fugge, col proprio personaggio, da un’uscita libera, se all’ultimo appello non era visibile.
web-rules-london-picture = I lampioni rendono visibile chi vi sta accanto; chi è solo nel buio non lo è.

web-error-other = Non ha funzionato. Nulla è perduto; riprova, per favore.
web-error-offline = Il server non si raggiunge. Nulla è perduto; riprova fra un momento.
web-error-unknown-table = A questo indirizzo non c’è nessun tavolo. Forse è scritto male, o il tavolo è chiuso da tempo.
web-error-not-your-seat = Quel posto è di qualcun altro. Puoi guardare.
web-error-no-such-key = Questo link non apre nessun posto: è già stato usato, o non è completo. Chiedine uno nuovo.
web-error-bad-game = Il server non ha quel gioco. Scegli di nuovo, per favore.
web-error-bad-name = Quel nome qui non va. Usane uno più corto o più semplice.
web-error-bad-seed = Non ha funzionato. Ricarica la pagina, per favore.
web-error-bad-text = Il messaggio non si è potuto inviare. Scrivilo più corto, per favore.
web-error-bad-order = Non ha funzionato. Ricarica la pagina, per favore.
web-error-unknown-ply = La partita non ha un punto così.
web-error-no-record = Di questa partita non c’è nulla da scaricare.
web-error-seat-taken = Qualcuno ha fatto prima: il posto è occupato. Puoi guardare, o aprire tu una partita.
web-error-name-the-seat = Tutti e due i posti di questo tavolo sono tuoi. Ricarica la pagina.
web-error-still-running = Lo si può avere a partita finita.
web-error-waiting = La partita non è ancora cominciata.
web-error-stale = Intanto la partita è andata avanti. Non è stato giocato nulla; guarda di nuovo.
web-error-over = La partita è finita.
web-error-not-your-turn = Non tocca a te.
web-error-not-possible = Qui non è possibile. Non è stato giocato nulla.
web-error-revealed = Quella mossa non si può annullare: ha svelato qualcosa.
web-error-nothing-to-undo = Non c’è nessuna tua mossa da annullare.
web-error-no-offer = Quella proposta non vale più.
web-error-no-hints = I suggerimenti sono per le partite contro il computer e in due allo stesso dispositivo.
web-error-too-late = Ormai è tardi per questo.
web-error-too-often = L’hai già proposto abbastanza volte. Ora tocca all’altra parte.
web-error-seated = A questo tavolo giochi tu: fino alla fine della partita parla dal tuo posto.
web-error-not-absent = L’altra parte è tornata. La partita continua.
web-error-full = Ora il server è pieno. Nulla è perduto; riprova fra un po’.
web-error-not-saved = Il server non ha potuto salvarla, quindi la mossa non è stata giocata. Riprova, per favore.
web-error-stopping = Il server sta per riavviarsi. La tua partita è al sicuro; questa pagina torna da sé.
web-error-invalid = Non ha funzionato. Ricarica la pagina, per favore.
web-error-foreign = Il server non riconosce come suo questo indirizzo. Apri la pagina all’indirizzo che indica.
web-error-wrong-host = Il server ha un indirizzo diverso da questo. Apri la pagina all’indirizzo che ha indicato all’avvio.
web-error-not-found = A questo indirizzo non c’è nulla.
web-error-not-allowed = Questo qui non si può fare.
web-error-too-slow = La connessione era troppo lenta. Riprova, per favore.
web-error-too-large = Era troppo in una volta. Fallo più corto, per favore.
web-error-limited = Un po’ troppo in fretta. Aspetta un momento, per favore.
web-error-too-many-sockets = Dal tuo indirizzo sono aperte troppe pagine. Chiudine qualcuna, e questa torna.
web-error-too-many-tables = Hai molte partite aperte. Prima finiscine o chiudine una.
web-error-unknown = Non ha funzionato. Ricarica la pagina, per favore.
web-error-fault = Il server ha fatto un errore. Nulla è cambiato; riprova, per favore.
web-error-unwell = Ora il server non può salvare nulla. Riprova fra un po’, per favore.
web-proof-sealed = Il sigillo è quello che il tuo browser ha ricevuto prima di aggiungere la sua parte al caso:
web-error-no-such-seal = Il sigillo di questa partita era scaduto. Non è stato aperto nulla; riprova, per favore.

web-pocket-board = Il tabellone nel turno { $round }: nove tessere, e attorno dodici caselle per i detective.
web-pocket-tile = { $place }, { NAME($suspect) }: { $cleared ->
    [yes] innocente.
   *[no] { COUNT($by) ->
        [0] fuori vista.
       *[other] in vista di { NAMES($by) }.
    }
}
web-pocket-wall = { $side ->
    [none] Aperta su tutti e quattro i lati.
   *[other] Muro a { NAME($side) }.
}
web-pocket-planks = Delle assi sbarrano la quarta strada finché { NAME($suspect, form: "short") } è tra i sospettati.
web-pocket-rotated = Già girata in questo turno; non si può girare di nuovo.
web-pocket-jack-here = { $who ->
    [you] Questo sei tu.
   *[jack] Questo è Jack.
}
web-pocket-detective = { NAME($detective) }, nella casella { $space }, { COUNT($suspects) ->
    [0] non vede nessuno.
   *[other] vede { NAMES($suspects, form: "short") }.
}

web-pocket-word-walk = { NAME($detective) } avanza di { $steps ->
    [one] 1 casella
   *[other] { $steps } caselle
}, fino alla { $space }.
web-pocket-word-stay = Il joker li lascia tutti e tre dove sono.
web-pocket-word-turn = { $place } ({ NAME($suspect, form: "short") }) gira di { $degrees } gradi.
web-pocket-word-exchange = { $place } ({ NAME($suspect, form: "short") }) e { $other } ({ NAME($second, form: "short") }) si scambiano di posto.
web-pocket-word-alibi = Si prende la prima carta alibi.
web-pocket-would-see = { COUNT($suspects) ->
    [0] Nessuno sarebbe in vista.
    [one] Sarebbe in vista { NAMES($suspects, form: "short") }.
   *[other] Sarebbero in vista { NAMES($suspects, form: "short") }.
}
web-pocket-swap = Scambia { $place } con un’altra tessera

web-pocket-hint-none = Scegli un’azione: un gettone, o un pezzo sul tabellone.
web-pocket-hint-holmes = Dove va Holmes? Scegli una casella segnata.
web-pocket-hint-watson = Dove va Watson? Scegli una casella segnata.
web-pocket-hint-toby = Dove va Toby? Scegli una casella segnata.
web-pocket-hint-joker = Chi avanza di una casella?
web-pocket-hint-rotation = Quale tessera giri?
web-pocket-hint-exchange = Quali due tessere scambi? Scegli la prima.
web-pocket-hint-tile = { $action ->
    [exchange] Con quale tessera scambi { $place }?
    [rotation] Di quanto giri { $place }?
   *[none] Che cosa fai con { $place }?
}
web-pocket-unplayed = Non ancora giocato
web-pocket-legend-seen = in vista
web-pocket-legend-turned = girata in questo turno
web-pocket-legend-planks = sbarrata finché { NAME($suspect, form: "short") } è tra i sospettati
web-pocket-nobody = Nessuno
web-pocket-drop = Lascia stare

web-pocket-actions = Azioni di questo turno
web-pocket-order = Chi fa le quattro azioni
web-pocket-action-holmes = Holmes
web-pocket-action-watson = Watson
web-pocket-action-toby = Toby
web-pocket-action-alibi = Alibi
web-pocket-action-rotation = Gira
web-pocket-action-exchange = Scambia
web-pocket-action-joker = Joker
web-pocket-spent = usata
web-pocket-coming = Prossimo turno:
web-pocket-coming-tossed = Prossimo turno: si rilanciano i gettoni.
web-pocket-coming-none = Questo è l’ultimo turno.
web-pocket-rounds = Turni
web-pocket-round = Turno { $round }{ $state ->
    [seen] : Jack è stato visto, il gettone è dell’investigatore.
    [unseen] : Jack non è stato visto, il gettone è suo.
    [now] , in corso.
   *[open] .
}
web-pocket-hourglasses = { $count ->
    [one] 1 clessidra
   *[other] { $count } clessidre
} su 6{ $hidden ->
    [0] { "" }
    [one] {" "}+ 1 carta coperta
   *[other] {" "}+ { $hidden } carte coperte
}
web-pocket-chase = Caccia all’uomo: Jack non si faccia vedere
web-pocket-suspects = Sospetti
web-pocket-how = { $how ->
    [cleared] innocente
    [seen] in vista
   *[unseen] fuori vista
}
web-pocket-how-jack = { $who ->
    [you] tu
   *[jack] Jack
}, { $how ->
    [cleared] innocente
    [seen] visto
   *[unseen] fuori vista
}
web-pocket-alibis = Carte alibi
web-pocket-deck = { $count ->
    [one] 1 carta alibi
   *[other] { $count } carte alibi
}
web-pocket-taken = { $taker ->
    [jack] { $who ->
        [you] Tue:
       *[other] Di Jack:
    }
   *[investigator] Scoperte:
}
web-pocket-card = { NAME($suspect) }, { $hourglasses ->
    [0] nessuna clessidra
    [one] 1 clessidra
   *[other] { $hourglasses } clessidre
}
web-pocket-card-hidden = una carta coperta

web-london-title = Whitechapel
web-london-map = Mappa di Whitechapel
web-london-description = La mappa a parole
web-london-preview = Non ancora giocato
web-london-zoom = Mappa grande
web-london-exits = Uscite libere: { NAMES($free) }. Chiuse da un posto di blocco: { NAMES($closed) }.
web-london-reasons = { LIST($reasons) }

web-london-target-play = Gioca { NAME($thing, form: "short") }, che sta in { $place }
web-london-target-move = { NAME($character, form: "short") } va in { $thing }
web-london-target-accuse = Accusa { NAME($other, form: "short") } in { $thing }: questo decide la partita
web-london-target-escape = Lascia Whitechapel dall’uscita { NAME($exit) }
web-london-target-swap = Gull si scambia di posto con { NAME($thing, form: "short") } in { $place }
web-london-target-face = La lanterna illumina verso { NAME($thing) }
web-london-target-take-lamp = Prendi la luce in { $thing }
web-london-target-take-cordon = Prendi il posto di blocco dell’uscita { NAME($exit) }
web-london-target-take-cover = Prendi il coperchio in { $thing }
web-london-target-take-whistle = Fischia a { NAME($thing, form: "short") }, che sta in { $place }
web-london-target-lamp = La luce in { $from } va in { $thing }
web-london-target-cordon = Il posto di blocco passa dall’uscita { NAME($begin) } all’uscita { NAME($exit) }
web-london-target-cover = Il coperchio in { $from } va in { $thing }
web-london-target-whistle = { NAME($from, form: "short") } viene in { $thing }

web-london-next-lamp = si spegne a fine turno
web-london-modes = Che cosa fare ora
web-london-mode-move = Muovi
web-london-mode-swap = Scambia
web-london-mode-lamp = Luce
web-london-mode-cordon = Blocco
web-london-mode-cover = Coperchio
web-london-mode-whistle = Fischio
web-london-stay = { NAME($character, form: "short") } resta
web-london-prompt-play = Scegli una carta, o il personaggio sulla mappa.
web-london-prompt-face = Da che parte illumina la lanterna di Watson?
web-london-prompt-move = Dove va { NAME($character, form: "short") }?{ $accuse ->
    [yes] {" "}Rosso: accusi chi sta lì.
   *[no] { "" }
}
web-london-prompt-swap = Con chi si scambia di posto Gull?
web-london-prompt-lamp = Quale luce prende Smith?
web-london-prompt-lamp-to = In quale lampione va la luce di { $from }?
web-london-prompt-cordon = Quale posto di blocco sposta Lestrade?
web-london-prompt-cordon-to = Quale uscita chiude il posto di blocco dell’uscita { NAME($begin) }?
web-london-prompt-cover = Quale coperchio prende Bert?
web-london-prompt-cover-to = Quale tombino chiude il coperchio di { $from }?
web-london-prompt-whistle = { $points ->
    [one] Chi sente il fischio? Resta 1 punto.
   *[other] Chi sente il fischio? Restano { $points } punti.
}
web-london-prompt-whistle-to = Fin dove viene { NAME($from, form: "short") }?

web-london-card = { NAME($character, form: "short") }
web-london-cards = Carte personaggio di questo turno
web-london-play = Gioca questa carta:
web-london-card-left = da giocare
web-london-card-hand = in gioco
web-london-card-played = giocata
web-london-next-known = Prossimo turno:
web-london-next-shuffled = Per il prossimo turno si mescolano tutte e otto.
web-london-next-last = Questo è l’ultimo turno.

web-london-skill-holmes = carta alibi
web-london-skill-watson = lanterna
web-london-skill-smith = una luce
web-london-skill-lestrade = un blocco
web-london-skill-stealthy = per i tetti
web-london-skill-goodley = fischio
web-london-skill-gull = o scambio
web-london-skill-bert = coperchio
web-london-power-holmes = Holmes muove da 1 a 3 caselle. Poi il suo giocatore pesca in segreto una carta alibi.
web-london-power-watson = Watson muove da 1 a 3 caselle. Poi si orienta la sua lanterna, in una di sei direzioni.
web-london-power-smith = Smith muove da 1 a 3 caselle. Prima o dopo porta una luce da un lampione acceso a uno spento.
web-london-power-lestrade = Lestrade muove da 1 a 3 caselle. Prima o dopo sposta un posto di blocco da un’uscita a un’altra, libera.
web-london-power-stealthy = Stealthy muove da 1 a 4 passi, anche attraverso case e lampioni. Deve finire su una strada.
web-london-power-goodley = Goodley muove da 1 a 3 caselle. Prima o dopo fischia e altri gli si avvicinano, di tre passi in tutto.
web-london-power-gull = Gull muove da 1 a 3 caselle, oppure si scambia di posto con chiunque.
web-london-power-bert = Bert muove da 1 a 3 caselle. Prima o dopo sposta un coperchio da un tombino a un altro, aperto.

web-london-owed = Che cosa deve fare { NAME($character, form: "short") }
web-london-done = fatto
web-london-task-move = mossa
web-london-task-gull = mossa o scambio
web-london-task-lamp = sposta una luce
web-london-task-cordon = sposta un blocco
web-london-task-cover = sposta un coperchio
web-london-task-whistle = { $points ->
    [0] fischio
    [one] fischio: 1 punto
   *[other] fischio: { $points } punti
}
web-london-task-face = orienta la lanterna
web-london-task-alibi = pesca una carta alibi

web-london-witness = Carta dei testimoni
web-london-witness-seen = Visibile
web-london-witness-unseen = Invisibile
web-london-witness-seen-means = { $who ->
    [you] In questo turno non puoi fuggire
   *[jack] In questo turno Jack non può fuggire
}
web-london-witness-unseen-means = { $who ->
    [you] In questo turno puoi fuggire
   *[jack] In questo turno Jack può fuggire
}
web-london-jack-you = Tu sei Jack:
web-london-jack-is = Jack è
web-london-jack-was = Jack era
web-london-now-seen = ora visibile
web-london-now-unseen = ora al buio

web-london-rounds = Turni
web-london-round = { $now ->
    [yes] Turno { $round }, in corso
   *[no] Turno { $round }
}{ $lamp ->
    [yes] : alla fine si spegne il lampione in { $place }
   *[no] { "" }
}
web-london-order = Turno { $round } di 8:
web-london-side-detective = Detective
web-london-side-jack = Jack

web-london-suspects = Sospetti
web-london-visible = visibile
web-london-dark = al buio
web-london-left = via da { NAME($exit, form: "sign") }
web-london-known-jack = { $who ->
    [you] tu, Jack
   *[jack] Jack
}
web-london-known-cleared = innocente
web-london-known-stayed = non Jack: è ancora qui
web-london-known-card = hai il suo alibi
web-london-known-certain = dev’essere Jack
web-london-mark = La tua nota: { $sign }

web-london-alibis = Carte alibi
web-london-alibi-count = { $who ->
    [you] Tu: { $count }
    [detective] Detective: { $count }
   *[jack] Jack: { $count }
}
web-london-doors = Uscite
web-london-door-free = libera
web-london-door-closed = chiusa
web-london-door-yours = aperta per te
