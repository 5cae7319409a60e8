### The command line. Names of options, commands and words stay as they are in every language.

## London: help

cli-lamplighter = Mr. Jack Pocket e Mr. Jack a Londra nel terminale: giocare, rivedere partite salvate e controllare che fossero oneste, far giocare i bot, contare e misurare.
cli-lamplighter-example = Per cominciare: lamplighter play
cli-option-version = Stampa la versione ed esce.
cli-option-json = Stampa JSON, per i programmi.
cli-option-plain = Frasi al posto dei disegni: per un lettore di schermo.
cli-option-colour = Colori, o nessuno. Senza questa opzione, colori dove un terminale li mostra e NO_COLOR non è impostata.
cli-argument-game = Il gioco: pocket o london.
cli-option-board = La mappa di london; se non è indicata, vale la prima.
cli-argument-file = Una partita salvata.

cli-play-short = Gioca una partita.
cli-play = Gioca una partita contro il computer, o contro una seconda persona alla stessa tastiera. Quel che non è indicato viene chiesto.
cli-play-example = Esempio: lamplighter play pocket --role jack --opponent lantern
cli-option-role = La tua parte: investigator (in london: detective) o jack; con random decide il caso.
cli-option-opponent = Contro chi giocare: un livello (ember, candle, lantern, streetlamp, lighthouse), un altro bot per nome, oppure human: una seconda persona a questa tastiera.
cli-option-seed-of-play = Prepara la partita da questo numero, così si può rifare identica. Senza, nasce da un segreto che ne prova l’onestà.
cli-option-resume = Riprende la partita non finita in questo file.
cli-option-save = Salva la partita in questo file. Senza, in un file che ha per nome l’ora.

cli-replay-short = Ripercorre una partita salvata.
cli-replay = Ripercorre una partita salvata. In un terminale, Invio va avanti parola per parola; altrove, o con --ply, si mostra una sola posizione. Nulla di ciò che viene dopo è rivelato: vedi quello che uno spettatore vedeva allora.
cli-replay-example = Esempio: lamplighter replay game.txt --ply 23
cli-option-ply = Mostra la posizione dopo tante parole della partita, contando anche quelle del caso.
cli-ply = { $ply } di { $plies }: { $word }{ $verdict ->
    [seen] {" "}(Jack è stato visto)
    [unseen] {" "}(Jack non è stato visto)
   *[none] { "" }
}
cli-ply-none = 0 di { $plies }: prima della preparazione
cli-step = Invio = avanti, b = indietro, un numero = vai lì, ? = aiuto, q = esci:{" "}
cli-step-last = Era l’ultima parola; q per uscire.
cli-step-first = Questo è l’inizio; Invio va avanti.
cli-step-beyond = La partita ha { $plies } parole: digita un numero da 0 a { $plies }.
cli-step-unknown = “{ $typed }” non porta da nessuna parte: digita solo Invio, b, un numero da 0 a { $plies }, ? o q.
cli-step-help = Ogni pagina mostra la partita dopo un’altra delle sue { $plies } parole; anche una parola del caso (come una carta pescata) conta. Invio va avanti di una, b torna indietro di una, un numero da 0 a { $plies } va alla pagina con quel numero e q esce. Nulla è rivelato prima del tempo.
cli-no-ply = la partita ha { $plies } parole, quindi non c’è una posizione dopo { $ply }: scegli un numero da 0 a { $plies }
cli-still-secret = la partita non è finita, quindi ciò che sa { NAME($role) } è ancora segreto: scegli spectator

cli-verify-short = Controlla che una partita salvata fosse onesta.
cli-verify = Controlla una partita salvata: l’impegno, ogni esito del caso, ogni mossa, ogni risposta dei testimoni e il risultato. Il codice d’uscita è 1 se qualcosa non va.
cli-verify-example = Esempio: lamplighter verify game.txt
cli-verify-fair = { $file }: tutto in ordine. { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} e { $verdicts ->
    [one] 1 risposta
   *[other] { $verdicts } risposte
} dei testimoni seguono le regole, e { $chance ->
    [one] 1 esito del caso è quello
   *[other] { $chance } esiti del caso sono quelli
} del seme fissato prima dell’inizio della partita.
cli-verify-chosen = { $file }: tutto in ordine. { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} e { $verdicts ->
    [one] 1 risposta
   *[other] { $verdicts } risposte
} dei testimoni seguono le regole, e { $chance ->
    [one] 1 esito del caso è quello
   *[other] { $chance } esiti del caso sono quelli
} del seme. Ma il seme l’ha scelto una persona, che forse sapeva che cosa avrebbe portato.
cli-verify-unfinished = { $file }: finora tutto in ordine. { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
} e { $verdicts ->
    [one] 1 risposta
   *[other] { $verdicts } risposte
} dei testimoni seguono le regole. Gli esiti del caso si potranno controllare a partita finita.
cli-verify-wrong = { $file }: qualcosa non va.
cli-verify-finding = { $finding }
cli-verify-no-client-seed = Quindi nulla è stato alterato strada facendo. Che il seme non sia stato scelto prima fra molti, può provarlo solo un seme aggiunto da un giocatore; questa partita non ne ha, e non ne serve uno se ti fidi di chi l’ha preparata.
cli-verify-not-dealt = La partita non è cominciata con una preparazione, ma da una posizione data da qualcuno.

cli-show-short = Disegna una posizione.
cli-show = Disegna una posizione, data come stringa, come la vede uno dei giocatori o uno spettatore.
cli-show-example = Esempio: lamplighter show "$(cat position.txt)" --viewer jack
cli-argument-position = La stringa di una posizione, fra virgolette; la grammatica è in docs/notation.md. Il gioco e la sua mappa si ricavano da lì.
cli-option-viewer = Con gli occhi di chi: investigator (in london: detective), jack o spectator. Una partita non finita si può rivedere solo con gli occhi di chi non ne conosce segreti.
cli-no-position = Questa non è una posizione di { $game } che si possa mostrare. { $why }
cli-position-of-another = Una posizione di { $game } comincia con uno fra { LIST($names) }.
cli-other-game = la posizione è di { $game }: scegli { $option } { $game }, oppure ometti l’opzione
cli-other-value = la posizione comincia con { $value }: scegli { $option } { $value }, oppure ometti l’opzione
cli-no-private-part = la posizione non dice ciò che sa solo { NAME($role) }: aggiungi la parte privata, dopo " = ", o scegli un altro punto di vista

cli-simulate-short = Fa giocare molte partite a due bot.
cli-simulate = Fa giocare molte partite a due bot: il primo è l’investigatore (in london: il detective), il secondo è Jack. Lo stesso seme dà le stesse partite, quanti che siano i processi che se le dividono.
cli-simulate-example = Esempio: lamplighter simulate pocket --bots greedy,random --games 200 --seed 7
cli-option-bots = Due bot, prima l’investigatore (detective), come greedy,random; le impostazioni seguono due punti: ismcts:playouts=500.
cli-option-games = Quante partite.
cli-option-seed-of-simulate = Decide tutte le preparazioni e tutte le scelte dei bot.
cli-option-workers = Quanti processi si dividono il lavoro.
cli-progress-simulate = Partite
cli-match = { $game }, { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
cli-match-player = { $role } { $bot } vittorie { $wins }, { $rate } % (intervallo al 95 %: da { $low } a { $high })
cli-match-length = { $decisions } decisioni a partita, in media
cli-match-ending = { $role } con { $ending }: { $count }
cli-match-fault = { $bot } ha perso la partita { $index } per { $kind ->
    [illegal] un’azione non valida
   *[crash] un errore del programma
}: { $why }
cli-match-more-faults = { $count ->
    [one] Un’altra partita è stata persa così.
   *[other] Altre { $count } partite sono state perse così.
}

cli-arena-short = Scopre quale bot è il più forte.
cli-arena = Fa giocare ai bot coppie di partite, due volte la stessa preparazione e lo stesso caso a ruoli scambiati: ognuno contro tutti gli altri, o uno solo contro gli altri. Percentuali di vittorie per ruolo, Elo e tempo per mossa, con intervalli al 95 %. Lo stesso seme dà le stesse partite, quanti che siano i processi che se le dividono.
cli-arena-example = Esempio: lamplighter arena pocket --bots random,greedy --pairs 50 --seed 7
cli-option-arena-bots = Due bot o più, separati da virgole; le impostazioni seguono due punti, come ismcts:playouts=500.
cli-option-pairs = Quante coppie di partite giocano due bot; con --sprt, al massimo.
cli-option-seed-of-arena = Decide tutte le preparazioni, tutto il caso e tutte le scelte dei bot.
cli-option-executor = Gioca sulle macchine dello scheduler Dask a questo indirizzo, come dask://10.0.0.1:8786, invece che qui.
cli-option-field = Solo il primo bot incontra gli altri.
cli-option-sprt = Un test che chiude un incontro appena ha la risposta: il primo bot è migliore al massimo del primo numero di Elo, o almeno del secondo? Per esempio 0,50.
cli-option-code = Un file Python con un bot tuo: una funzione act(view, rng), o una classe con un metodo act. Si può dare più volte.
cli-option-move-time = Secondi che un bot può usare per una mossa; oltre, perde la partita.
cli-option-records = Scrive la registrazione di ogni partita in questa cartella.
cli-option-journal = Annota in questo file ciò che è finito. Con lo stesso file, lo stesso comando riprende da dove si era fermato.
cli-jobs-and-executor = le macchine di --executor dicono da sé quante sono: togli uno dei due
cli-no-sprt = { $text } non sono due numeri di Elo, prima il minore: scrivi per esempio 0,50
cli-bot-setting = questo bot non si può creare: { $why }
cli-arena-title = { $game }, { $pairs ->
    [one] una coppia di partite
   *[other] { $pairs } coppie di partite
}, seme { $seed }
cli-arena-bot = bot
cli-arena-won = vittorie
cli-arena-median = mediana
cli-arena-p95 = 95 % entro
cli-arena-meeting = primo - secondo
cli-arena-pairs = coppie
cli-arena-sprt = { $first } - { $second }: { $answer ->
    [elo0] migliore di { $low } Elo al massimo
    [elo1] migliore di almeno { $high } Elo
   *[open] ancora nessuna risposta fra { $low } e { $high } Elo
} (logaritmo del rapporto di verosimiglianza { $ratio }, risposta a { $least } e { $most })
cli-arena-role = { $role }: { $rate } % di tutte le partite vinte (intervallo al 95 %: da { $low } a { $high }); fra pari il ruolo vale { $elo } Elo (da { $least } a { $most })
cli-arena-fault = { $bot } ({ $role }) ha perso contro { $against } nella coppia { $pair } per { $kind ->
    [illegal] un’azione non valida
    [overtime] aver pensato troppo a lungo
   *[crash] un errore del programma
}: { $why }
cli-arena-unmade = Il bot { $name } non si può creare: { $why }.
cli-arena-too-few = { $text } non basta per un confronto: indica due bot o più, separati da virgole.
cli-arena-twice = { $name } è indicato due volte. Qui un bot ne incontra altri; contro sé stesso gioca in lamplighter simulate.
cli-arena-no-bot = { $game } non ha un bot { $name }: scegli fra { LIST($names) }, o dai il suo file con --code.
cli-arena-code-name = { $file }: un bot tuo non può chiamarsi { $name }. Usa lettere, cifre e trattini bassi, e non il nome di un bot che c’è già.
cli-arena-code-none = { $file } non contiene un bot: ci vuole una funzione act(view, rng), o esattamente una classe con un metodo act.
cli-arena-code-broken = { $file } non si può eseguire: { $why }.
cli-arena-other-journal = { $file } è il diario di altre partite: lì { $what } è diverso. È rimasto com’è; indica un altro file.
cli-arena-no-journal = { $file } non è un diario dell’arena, o la riga { $line } è danneggiata. È rimasto com’è; indica un altro file.
cli-arena-died = Un processo che giocava è terminato, per mancanza di memoria o per colpa di un bot. Ciò che era finito è al sicuro se --resume indicava un file; con --move-time un bot che chiude il suo processo perde la partita.
cli-arena-no-dask = Dask non è installato (manca { $name }). Installalo con: pip install 'lamplighter[cluster]'
cli-arena-no-scheduler = Nessuno scheduler Dask risponde a { $address }: { $why }. Controlla l’indirizzo, e se è in funzione.
cli-arena-no-workers = Lo scheduler a { $address } non ha macchine. Avviane qualcuna con: dask worker { $address }

cli-perft-short = Conta i modi di continuare.
cli-perft = Conta i modi di continuare da una preparazione per un certo numero di parole, esiti del caso compresi. Due motori che danno gli stessi conti giocano con le stesse regole.
cli-perft-example = Esempio: lamplighter perft pocket --seed 7 --depth 3 --divide
cli-option-depth = Per quante parole.
cli-option-seed-of-perft = La preparazione.
cli-option-divide = Stampa anche il conto sotto ogni prima parola.
cli-progress-perft = Conto
cli-perft-total = profondità { $depth }: { $nodes }

cli-bench-short = Misura la velocità del motore.
cli-bench = Misura il gioco a caso: nel codice compilato, e da Python con legal_actions e apply_action, senza e con i tensori di osservazione; e quanto costa l’avvio.
cli-bench-example = Esempio: lamplighter bench pocket --json
cli-option-seconds = Secondi per ognuno dei tre modi di giocare.
cli-progress-bench = Misuro
cli-bench-way = { $way ->
    [compiled] compilato           { $decisions } decisioni/s { $games } partite/s
    [python] Python              { $decisions } decisioni/s { $games } partite/s
   *[python_with_tensor] Python con tensori  { $decisions } decisioni/s { $games } partite/s
}
cli-bench-import-s = importazione        { $seconds } s
cli-bench-start-s = prima vista         { $seconds } s dopo la compilazione
cli-bench-compile-s = compilazione        { $seconds } s in più, una volta
cli-bench-peak-memory-mb = memoria             { $megabytes } MB per una partita
cli-bench-peak-memory-compiling-mb = memoria             { $megabytes } MB quando compila
cli-bench-machine = { $cpu }, { $system }

cli-error = lamplighter: { $what }
cli-system = { $path }: { $why }. Controlla il nome, e se puoi usarlo.
cli-system-nameless = Il sistema ha rifiutato: { $why }.
cli-fault = Questo è un errore di Lamplighter, non di quel che hai digitato: { $what }. Nulla è cambiato. Con { $variable }=1 nell’ambiente lo stesso comando mostra dov’è successo; segnalalo, per favore.
cli-no-game = non c’è nessun gioco { $name }: scegli fra { LIST($names) }
cli-no-option = { $game } non ha questa opzione: omettila, o scegli un altro gioco
cli-no-value = non c’è { $option } { $value }: scegli fra { LIST($names) }
cli-which-game = di’ quale gioco intendi, fra { LIST($names) }
cli-no-role-at-all = nessun gioco ha { $name }: scegli fra { LIST($names) }
cli-no-role = { $game } non ha { $name }: scegli fra { LIST($names) }
cli-no-bot = non c’è nessun bot { $name }: scegli fra { LIST($names) }
cli-no-opponent = non c’è nessun avversario { $name }: scegli fra { LIST($names) }
cli-not-a-pair = { $text } non sono due bot: indicane due, con una virgola in mezzo e senza spazi, come greedy,random

cli-serve-short = Gioca nel browser.
cli-serve = Offre i giochi ai browser: su questo computer, o a chiunque possa raggiungerlo. Ogni opzione si può dare anche con una variabile (LAMPLIGHTER_BOT_PACE per --bot-pace) e con una riga di un file TOML (bot_pace = 0.8); prima vale l’opzione, poi la variabile, poi il file. Un limite di 0 vuol dire nessun limite. Ctrl-C ferma tutto con ordine; ciò che si è giocato resta.
cli-serve-example = Esempio: lamplighter serve --port 8080
cli-option-config = Un file TOML con le impostazioni; anche la variabile LAMPLIGHTER_CONFIG può indicarne uno.
cli-option-host = L’indirizzo su cui ascoltare; 0.0.0.0 lascia entrare altri computer.
cli-option-port = La porta; con 0 ne prende una libera.
cli-option-database = Dove si conservano le partite: il percorso di un file SQLite, o un URL di SQLAlchemy. Senza, ~/.local/share/lamplighter/tables.sqlite3
cli-option-public-url = Dove si trova il servizio per chi gioca, come https://jack.example.org, se non è dove ascolta.
cli-option-key-file = Il file con la chiave che firma i cookie degli ospiti; se non c’è, viene creato. Senza, uno accanto al database.
cli-option-proxies = Indirizzi dei reverse proxy, separati da virgole, a cui si crede quando dicono per chi parlano.
cli-option-bot-pace = Secondi per cui un bot sembra pensare a una mossa.
cli-option-bot-workers = In quanti processi pensano i bot.
cli-option-requests = Richieste al secondo da un solo indirizzo.
cli-option-messages = Messaggi al secondo su una sola connessione.
cli-option-previews = Anteprime al secondo che un solo indirizzo può chiedere.
cli-option-openings = Tavoli al minuto che un solo indirizzo può aprire.
cli-option-connections = Connessioni aperte di un solo indirizzo, socket compresi.
cli-option-sockets = Socket aperti di un solo indirizzo.
cli-option-tables = Tavoli non finiti che un solo ospite può avere aperto.
cli-option-waiting-days = Giorni dopo i quali un tavolo a cui nessuno si è seduto viene dimenticato.
cli-option-abandoned-days = Giorni senza mosse né altro dopo i quali una partita viene chiusa; almeno 15.
cli-option-stop-seconds = Quanto può durare un arresto ordinato.
cli-option-log-level = Da quale livello in su il registro va sull’errore standard: debug, info, warning o error.
cli-option-open = Apre un browser. Senza questa opzione, se c’è uno schermo.
cli-serve-address = Lamplighter è su { $address } (Ctrl-C lo ferma).
cli-serve-elsewhere = Gli altri computer della tua rete lo trovano su { $address }.
cli-serve-not-installed = Il servizio non è installato (manca { $name }). Installalo con: pip install 'lamplighter[server]'
cli-serve-port-taken = La porta { $port } di { $host } è occupata. Ferma ciò che vi ascolta, o scegli un’altra porta: --port 0 ne prende una libera.
cli-serve-no-port = Non si può ascoltare sulla porta { $port } di { $host }: { $why }. Scegline altre con --host e --port.
cli-serve-cannot = Il servizio non può partire: { $why }.
cli-serve-no-database = Il database non si può usare: { $why }. Controlla --database, e se puoi scrivere lì.
cli-setting-toml = { $place } non è un file TOML: { $why }.
cli-setting-name = { $place }: c’è { $found }, ci si aspetta uno fra { LIST($names) }.
cli-setting-number = { $place }: c’è { $found }, ci si aspetta un numero da { $low } a { $high }.
cli-setting-kind = { $place }: c’è { $found }, ci si aspetta { $kind ->
    [text] un testo
    [url] un indirizzo come https://jack.example.org, senza nulla dopo il nome e la porta
   *[other] true o false
}.
