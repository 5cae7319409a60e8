### The page in the browser.

## In the browser: heading, settings, footing

# $role is a label that stands by itself (Vyšetřovatel, Jack); inside a sentence NAME($side) declines.
web-skip = Přejít k obsahu
web-nav = Stránky
web-nav-home = Domů
web-nav-lobby = Herna
web-title-home = Hrát
web-title-lobby = Herna
web-title-table = Stůl
web-title-replay = Záznam hry
web-title-lost = Nenalezeno
web-settings = Nastavení
web-settings-language = Jazyk
web-settings-light = Světlo
web-settings-light-auto = Automaticky
web-settings-light-light = Den
web-settings-light-dark = Noc
web-settings-sound = Zvuky
web-on = Zapnuto
web-off = Vypnuto
web-close = Zavřít
web-back = Zpět
web-loading = Okamžik…
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-try-again = Zkusit znovu
web-footing-unofficial = Mr. Jack a Mr. Jack Pocket jsou hry, které vymysleli Bruno Cathala a Ludovic Maublanc. Tohle je neoficiální stránka lidí, kteří je mají rádi; vydavatel her s ní nemá nic společného.
web-footing-ours = Kresby, slova i program jsou naše vlastní. Žádný účet, žádná reklama, nic odjinud.
web-lost-heading = Tady nic není
web-lost-text = Adresa je možná napsaná s chybou, nebo už stará.
web-offline-heading = Bez spojení
web-offline-text = Stránka tu je, ale hry jsou na serveru, ke kterému se teď nedá dostat. Nic se neztratilo: každý zahraný tah je tam uložený. Zkus to znovu, až bude spojení.

## In the browser: the first page

web-home-heading = Kdo je Jack?
web-home-text = Jeden z podezřelých je Jack. Jeden hráč ví, kdo to je, a mizí v mlze; druhý se kolo po kole ptá: viděl ho někdo?
web-home-game = Která hra
web-game-pocket = Mr. Jack Pocket
web-game-pocket-text = Devět dílků, devět podezřelých. 15 minut.
web-game-london = Mr. Jack
web-game-london-text = Londýn ve světle lamp. 30 minut.
web-home-side = Hraješ jako
web-role-investigator = Vyšetřovatel
web-role-detective = Detektiv
web-role-jack = Jack
web-role-random = Náhodně
web-home-opponent = Soupeř
web-opponent-bot = Počítač
web-opponent-friend = Někdo známý
web-opponent-anyone = Kdokoli
web-opponent-here = Někdo vedle mě
web-opponent-friend-text = Dostaneš odkaz, který pošleš dál. Účet není potřeba.
web-opponent-anyone-text = Tvoje hra bude v herně, dokud si k ní někdo nepřisedne.
web-opponent-here-text = Dva lidé, jedno zařízení. Co druhý nesmí vidět, skryje opona.
web-home-play-bot = Hrát
web-home-play-friend = Získat odkaz
web-home-play-anyone = Počkat na soupeře
web-home-play-here = Hrát na tomto zařízení
web-home-busy = Okamžik…
web-home-more = Další volby: jméno, čas
web-home-going = Rozehrané hry
web-home-going-all = Zobrazit všechny
web-go-on = Pokračovat
web-home-watch = Přisednout si, nebo se dívat
web-name = Tvoje jméno
web-name-example = jak ho uvidí ostatní
web-clock = Čas na přemýšlení
web-clock-none = Bez časového omezení
web-clock-bank = { $minutes } min každému, + { $increment } s za tah
web-clock-days = { $days ->
    [one] 1 den na tah
    [few] { $days } dny na tah
   *[other] { $days } dnů na tah
}
web-level = Obtížnost počítače
web-bot-greedy = s rozmyslem
web-bot-random = nahodile
web-board = Plán
web-board-revised = dnešní vydání
web-board-first-2006 = první vydání, 2006

## In the browser: the lobby

web-lobby-heading = Herna
web-lobby-waiting = Čeká se na soupeře
web-lobby-running = Právě se hraje
web-lobby-none-waiting = Teď nikdo nečeká. Otevři hru a bude tady.
web-lobby-none-running = Teď se nehraje žádná hra.
web-lobby-open = Otevřít hru
web-lobby-watch = Dívat se
web-lobby-mine = tvoje hra
web-lobby-sit = Hrát za { NAME($side, form: "acc") }
web-lobby-seat = { $role }: { $name }
web-round = Kolo { $round }
web-watchers = { $count ->
    [one] 1 divák
    [few] { $count } diváci
   *[other] { $count } diváků
}

## In the browser: before a game

web-invited-heading = { $name } tě zve ke hře
web-invited-text = Hraje se { $game }. Budeš hrát za { NAME($side, form: "acc") }.
web-invited-clock = { $clock }.
web-return-heading = Tvoje hra
web-used-heading = Tento odkaz už byl použit
web-used-text = Žádné místo už neotevře: buď na něm někdo sedí, nebo hra skončila. Můžeš se dívat, nebo si otevřít vlastní hru.
web-sit-down = Přisednout a hrát
web-waiting-friend = Pošli tento odkaz
web-waiting-friend-text = Hra začne, jakmile ho druhý hráč otevře a přisedne. Odkaz platí jednou. Stránku můžeš zavřít a vrátit se.
web-waiting-anyone = Čeká se na soupeře
web-waiting-anyone-text = Tvoje hra je v herně. Začne, jakmile někdo přisedne; nech stránku otevřenou, ať se o tom dozvíš.
web-waiting-watch = Hra ještě nezačala
web-waiting-watch-text = Čeká na druhého hráče. Stránka se změní sama.
web-waiting-link = Odkaz pro druhého hráče
web-waiting-share = Zahraješ si se mnou?
web-local-only = Tahle adresa funguje jen na tomto zařízení: z jiného se neotevře. Pokud je server tvůj, spusť ho příkazem „lamplighter serve --host 0.0.0.0“, otevři tuto stránku na síťové adrese tohoto počítače a odkaz pošli odtud.
web-cancel-table = Nechat být a zavřít stůl
web-you-are = Hraješ za { NAME($side, form: "acc") }
web-you-are-suspect = Jsi { NAME($suspect, form: "nom") }
web-table-gone = Tenhle stůl tu není
web-aim-pocket-investigator = Jsi vyšetřovatel: zjisti, kdo je Jack, dřív než získá šestery přesýpací hodiny.
web-aim-pocket-jack = Jsi Jack: drž se z dohledu. Vyhraješ se šesterými přesýpacími hodinami, nebo po osmi kolech.
web-aim-london-detective = Jsi detektiv: během osmi kol zjisti, kdo z osmi postav je Jack, a obviň ho. Obvinění máš jediné.
web-aim-london-jack = Jsi Jack: uteč volným výstupem po kole, kdy tě svědci neviděli, nebo vydrž osm kol.

## In the browser: at the table

web-you = ty
web-away = pryč
web-to-move = na tahu
web-seat-free = Volné místo
web-seat-bot = Počítač
web-seat-bot-level = Počítač, hraje { $bot }
web-seat-level = { $level } (počítač)
web-seat-guest = Host
web-seat-guest-second = Host 2
web-time-left = zbývá: { $time }
web-time-days = { $days ->
    [one] 1 den
    [few] { $days } dny
   *[other] { $days } dnů
} { $hours } h
web-turn-yours = Jsi na tahu.
web-hint = Rada
web-hint-thinking = Přemýšlím …
web-hint-title = Co by tu udělal nejsilnější bot a proč (klávesa H)
web-turn-on = Tvůj tah pokračuje.
web-turn-theirs = { $name } ({ NAME($side) }) přemýšlí.
web-turn-awaited = Čeká se: { $name } ({ NAME($side) }).
web-turn-chance = Rozdávají se karty.
web-turn-looking = Co to přinese…
web-missed = { $when ->
    [complete] Tah máš hotový: zahraj ho, nebo ho vezmi zpět.
    [waiting] Ještě nejsi na tahu.
    [pocket] Tady teď nejde nic dělat. Vyber žeton, nebo vyznačené místo.
   *[london] Tady teď nejde nic dělat. Vyber některé z vyznačených míst.
}
web-turn-sending = Odesílá se…
web-play = Zahrát
web-play-accuse = Obvinit { NAME($accused, form: "sacc") }
web-play-escape = Odejít výstupem { NAME($exit, form: "kde") }
web-play-so-far = { $count ->
    [one] Zahrát tento krok napevno a pokračovat
   *[other] Zahrát tyto kroky napevno a pokračovat
}
web-take-back = Vzít zpět
web-split-seen = { $count ->
    [0] Na očích není nikdo.
   *[other] Na očích: { NAMES($suspects, form: "short") }.
}
web-split-unseen = { $count ->
    [0] Mimo dohled není nikdo.
   *[other] Mimo dohled: { NAMES($suspects, form: "short") }.
}
web-split-seen-would = { $count ->
    [0] Na očích by nebyl nikdo.
   *[other] Na očích pak: { NAMES($suspects, form: "short") }.
}
web-split-unseen-would = { $count ->
    [0] Mimo dohled by nebyl nikdo.
   *[other] Mimo dohled pak: { NAMES($suspects, form: "short") }.
}
web-split-ends = Tím hra hned skončí.
web-link-lost = Spojení vypadlo. O hru nepřijdeš; zkouší se to znovu…
web-absent = { $name } tu není.
web-absent-wait = Možná jen na chvilku. Za { $time } můžeš hru ukončit, budeš-li chtít.
web-absent-claim = Můžeš čekat dál, nebo hru ukončit.
web-claim-stop = Ukončit bez vítěze
web-claim-win = Vzít si výhru

## In the browser: beside the board

web-tabs = Vedle hry
web-tab-history = Průběh
web-tab-words = Slova
web-tab-notes = Poznámky
web-tab-chat = Chat
web-tab-table = Stůl
web-look-back = Ohlédnout se
web-ply = { $ply } z { $plies }
web-turn-at = Kolo { $round }, tah { $turn } ze 4
web-first = Na začátek
web-last = Do přítomnosti
web-step-back = O krok zpět
web-step-on = O krok dál
web-back-to-game = Zpět do hry
web-call-again = Znovu svědky
web-words-label = Napiš tah, nebo jeho začátek
web-words-help = Enter slovo vybere; Enter v prázdném poli zahraje. Sem se dostaneš klávesou /.
web-words-list = Všechno, co teď můžeš zahrát
web-words-several = Takhle začíná víc slov: { LIST($words) }…
web-words-none = Nic, co teď jde zahrát, nezačíná na „{ $typed }“.
web-words-wait = Nejsi na tahu.
web-words-draft = Vybráno: { LIST($words) }. Zahraj to, nebo vezmi zpět.
web-words-seen = vidět: { $count }
web-words-ends = konec hry
web-notes-text = Tyhle poznámky vidíš jen ty. Zůstávají na tomto zařízení.
web-notes-sign = { NAME($suspect) }: { $sign ->
    [maybe] možná Jack
    [not] není Jack
    [surely] určitě Jack
   *[none] bez poznámky
}
web-notes-own = Vlastní slova
web-chat-players = Do konce hry to čte jen tvůj soupeř.
web-chat-watchers = Tady si povídají diváci. Hráči si to přečtou po hře.
web-chat-all = Hra skončila: všichni čtou všechno.
web-chat-mute = Ztlumit
web-chat-unmute = Zobrazit chat
web-chat-muted = Chat je ztlumený.
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-label = Řekni něco
web-chat-send = Poslat
web-chat-heard = { $name } píše: { $text }
web-chat-unread = { $count ->
    [one] 1 nová zpráva
    [few] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
web-ask-undo = Požádat o vrácení tahu
web-ask-stop = Navrhnout konec
web-resign = Vzdát
web-resign-question = Vzdát tuto hru?
web-resign-text = Vyhraje druhá strana a všechno se odkryje.
web-resign-yes = Ano, vzdát
web-resign-no = Ne, hrát dál
web-cancel-game = Zrušit hru
web-link-watch = Odkaz pro diváky
web-link-own = Tvoje místo pro jiné zařízení
web-link-own-text = Kdo má tento odkaz, hraje místo tebe. Nikomu ho neukazuj.
web-commitment = Pečeť náhody v této hře, k ověření na konci:

web-offer-undo = { $name } chce vzít zpět poslední tah.
web-offer-stop = { $name } navrhuje skončit teď, bez vítěze.
web-offer-rematch = { $name } chce hrát znovu, s vyměněnými stranami.
web-offered-undo = Žádáš o vrácení svého posledního tahu.
web-offered-stop = Navrhuješ teď skončit.
web-offered-rematch = Chceš hrát znovu, s vyměněnými stranami. Čeká se na odpověď.
web-accept = Ano
web-decline = Ne
web-withdraw = Odvolat
web-told-undo-declined = { $name } chce, aby tah zůstal.
web-told-stop-declined = { $name } chce hrát dál.
web-told-rematch-declined = { $name } už tentokrát znovu hrát nechce.
web-told-withdrawn = { $name } svou žádost bere zpět.
web-news-undo-made = { $role } žádá o vrácení posledního tahu.
web-news-undo-declined = Tah zůstává.
web-news-undo-withdrawn = Tah zůstává.
web-news-undo-accepted = Tah je vzat zpět.
web-news-stop-made = { $role } navrhuje skončit.
web-news-stop-declined = Hraje se dál.
web-news-stop-withdrawn = Hraje se dál.
web-news-stop-accepted = Hra je ukončena.
web-news-rematch-made = { $role } chce hrát znovu.
web-news-rematch-declined = Tentokrát už žádná další hra.
web-news-rematch-withdrawn = Tentokrát už žádná další hra.
web-news-rematch-accepted = Začíná další hra.

## In the browser: the call for witnesses, and the end

web-verdict-skip = Přeskočit
web-verdict-continue = Dál
web-verdict-next = Další svědci
web-end-won = Vítězíš
web-end-lost = Tentokrát prohra
web-end-none = Nevítězí nikdo
web-end-cancelled = Hra byla zrušena
web-end-role-jack = Vítězí Jack
web-end-role-investigator = Vítězí vyšetřovatel
web-end-role-detective = Vítězí detektiv
web-rematch = Znovu, vyměnit strany
web-rematch-go = K další hře
web-new-game = Vybrat novou hru
web-replay = Projít znovu
web-record = Stáhnout záznam
web-proof = Byla náhoda poctivá?
web-proof-right = Ověřeno: náhoda byla poctivá.
web-proof-wrong = Něco nesouhlasí. Ulož si záznam a zeptej se toho, kdo tento server provozuje.
web-proof-text = Před rozdáním server zapečetil tajné číslo. Teď je odkryté a tvůj prohlížeč sám znovu spočítal každý hod a každou kartu.
web-proof-commitment = Odkryté číslo odpovídá pečeti:
web-proof-noted = Je to tatáž pečeť, kterou tato stránka dostala během hry:
web-proof-client = Je v tom i to, čím k náhodě přispěl tvůj prohlížeč:
web-proof-outcome = Výsledek { $index } z { $among }:
web-proof-seed = Tajné číslo:

## In the browser: one device for two

web-curtain-turn = Na tahu je { NAME($side) }.
web-curtain-public = Tohle smějí vidět všichni.
web-curtain-mine = Jsem { NAME($side) }
web-curtain-question = Dívá se jen { NAME($side) }?
web-curtain-text = Za oponou je to, co druhá strana nesmí vidět. Zatáhne se po tvém tahu, nebo kdykoli stránku opustíš.
web-curtain-show = Ano, odhrnout oponu
web-curtain-open = Dívá se { NAME($side) }
web-curtain-close = Zatáhnout

## In the browser: the replay

web-replay-start = Hra začíná.
web-replay-steps = Procházení hry
web-replay-play = Přehrát
web-replay-pause = Pozastavit
web-replay-end = Na konec, k výsledku
web-replay-jump = Přejít na krok
web-replay-link = Odkaz na tento okamžik
web-replay-viewer = Dívat se jako
web-replay-watcher = Divák
web-replay-open = Vše odkryto
web-call-watch = Vyslechnout svědky
web-to-table = Ke stolu

## In the browser: rules at a glance

web-rules-link = Pravidla v kostce
web-rules-close = Ke hře
web-rules-larger = Zvětšit nebo zmenšit obrázek
web-rules-pocket-heading = Mr. Jack Pocket v kostce
web-rules-pocket-goal-heading = O co jde
web-rules-pocket-goal = Jack je jeden z devíti podezřelých na dílcích. Vyšetřovatel chce, aby zbyl jen on; Jack chce šestery přesýpací hodiny.
web-rules-pocket-turn-heading = Kolo
web-rules-pocket-turn = Odkryté leží čtyři žetony akcí. V lichých kolech si jeden bere vyšetřovatel, dva Jack a poslední vyšetřovatel; v sudých se žetony obrátí a pořadí také. Akce posouvají Holmese, Watsona a Tobyho po směru hodin, otáčejí dílek, prohazují dva dílky nebo berou alibi: kartu, která někoho očistí, anebo Jackovi tajně přinese přesýpací hodiny, které jsou na ní.
web-rules-pocket-sight-heading = Kdo je vidět
web-rules-pocket-sight = Každý detektiv se dívá rovně ulicemi před sebou. Výhled zastaví zeď. Podezřelí ne.
web-rules-pocket-call-heading = Slovo mají svědci
web-rules-pocket-call = Po čtyřech akcích Jack podle pravdy řekne, zda je vidět. Je-li, jsou bez viny všichni, kdo vidět nejsou. Není-li, jsou bez viny všichni, kdo vidět jsou, a Jack bere přesýpací hodiny kola. Dílky těch, kdo jsou bez viny, se obrátí; ulice na nich zůstanou.
web-rules-pocket-end-heading = Konec
web-rules-pocket-end = Zbývá jediný podezřelý: vítězí vyšetřovatel. Šestery přesýpací hodiny, nebo konec osmého kola: vítězí Jack. Nastane-li obojí naráz a Jack nebyl vidět, začíná štvanice: uvidí-li ho svědci do konce osmého kola, je chycen.
web-rules-pocket-picture = Světlé čáry ukazují, kam až který detektiv vidí. Kdo v některé stojí, je vidět.
web-rules-london-heading = Mr. Jack v kostce
web-rules-london-goal-heading = O co jde
web-rules-london-goal = Jack je jedna z osmi postav. Detektiv musí zjistit která a obvinit ji; obvinění má jediné. Jack vyhraje, když opustí čtvrť, nebo když osm kol odolá odhalení.
web-rules-london-turn-heading = Kolo
web-rules-london-turn = V kole hrají čtyři postavy: začínající hráč bere jednu, druhý dvě, začínající poslední. Obě strany hýbou kýmkoli, až o tři pole, a využijí, co postava umí: přenést světlo nebo kordon, otevřít kanál, přivolat ostatní píšťalkou, namířit lucernu, vzít si alibi. Z otevřeného kanálu se dá do kteréhokoli jiného.
web-rules-london-sight-heading = Kdo je vidět
web-rules-london-sight = Kdo stojí u svítící lampy, ve Watsonově paprsku nebo vedle kohokoli jiného. Ostatní jsou ve tmě.
web-rules-london-call-heading = Slovo mají svědci
web-rules-london-call = Na konci kola Jack podle pravdy řekne, zda je vidět. Všichni, kdo jsou na tom jinak, jsou bez viny. V prvních čtyřech kolech pak navždy zhasne jedna lampa.
web-rules-london-end-heading = Konec
web-rules-london-end = Detektiv obviňuje tak, že skončí tah na tom, koho myslí: trefí-li se, vyhraje, jinak prohraje. Jack uteče vlastní postavou volným výstupem, pokud ho při posledních svědcích nebylo vidět.
web-rules-london-picture = Kdo stojí u lampy, je vidět; kdo stojí o samotě ve tmě, vidět není.

## In the browser: what can go wrong

web-error-other = Tohle nevyšlo. Nic se neztratilo; zkus to prosím znovu.
web-error-offline = K serveru se nedá dostat. Nic se neztratilo; zkus to prosím za chvíli.
web-error-unknown-table = Na této adrese žádný stůl není. Možná je v ní chyba, nebo byl stůl dávno zavřen.
web-error-not-your-seat = To místo patří někomu jinému. Můžeš se dívat.
web-error-no-such-key = Tento odkaz žádné místo neotevře: už byl použit, nebo není celý. Řekni si o nový.
web-error-bad-game = Takovou hru server nemá. Vyber prosím znovu.
web-error-bad-name = Tohle jméno tu nejde. Zvol prosím kratší nebo jednodušší.
web-error-bad-seed = Tohle nevyšlo. Načti prosím stránku znovu.
web-error-bad-text = Zprávu nešlo poslat. Zkrať ji prosím.
web-error-bad-order = Tohle nevyšlo. Načti prosím stránku znovu.
web-error-unknown-ply = Takové místo ve hře není.
web-error-no-record = Tahle hra záznam nemá.
web-error-seat-taken = Někdo tě předběhl: místo je obsazené. Můžeš se dívat, nebo otevřít vlastní hru.
web-error-name-the-seat = Obě místa u tohoto stolu jsou tvoje. Načti prosím stránku znovu.
web-error-still-running = Tohle půjde, až hra skončí.
web-error-waiting = Hra ještě nezačala.
web-error-stale = Hra mezitím pokročila. Nic se nezahrálo; podívej se prosím znovu.
web-error-over = Hra skončila.
web-error-not-your-turn = Nejsi na tahu.
web-error-not-possible = To tady nejde. Nic se nezahrálo.
web-error-revealed = Tenhle tah zpět vzít nejde: něco se jím prozradilo.
web-error-nothing-to-undo = Žádný tvůj tah není co brát zpět.
web-error-no-offer = Ta nabídka už neplatí.
web-error-no-hints = Rady jsou jen pro hry proti počítači a ve dvou u jednoho zařízení.
web-error-too-late = Na to je už pozdě.
web-error-too-often = Tenhle návrh už zazněl dost často. Teď je to na druhé straně.
web-error-seated = U tohohle stolu hraješ: do konce hry mluv ze svého místa.
web-error-not-absent = Druhá strana je zpátky. Hraje se dál.
web-error-full = Server je teď plný. Nic se neztratilo; zkus to prosím později.
web-error-not-saved = Server to nedokázal uložit, a tak se to nezahrálo. Zkus to prosím znovu.
web-error-stopping = Server se bude restartovat. Tvoje hra je uložená a stránka se vrátí sama.
web-error-invalid = Tohle nevyšlo. Načti prosím stránku znovu.
web-error-foreign = Tuto adresu server nezná jako svou. Otevři stránku na adrese, kterou uvádí.
web-error-wrong-host = Server má jinou adresu než tuhle. Otevři stránku na adrese, kterou ukázal při spuštění.
web-error-not-found = Na této adrese nic není.
web-error-not-allowed = To tady nejde.
web-error-too-slow = Spojení bylo příliš pomalé. Zkus to prosím znovu.
web-error-too-large = To bylo moc najednou. Zkrať to prosím.
web-error-limited = To bylo trochu rychlé. Chvilku prosím počkej.
web-error-too-many-sockets = Z tvé adresy je otevřeno příliš mnoho stránek. Některé zavři a tahle se vrátí.
web-error-too-many-tables = Máš rozehráno mnoho her. Nejdřív některou dohraj, nebo zavři.
web-error-unknown = Tohle nevyšlo. Načti prosím stránku znovu.
web-error-fault = Server udělal chybu. Nic se nezměnilo; zkus to prosím znovu.
web-error-unwell = Server teď nemůže nic ukládat. Zkus to prosím později.
web-proof-sealed = Je to tatáž pečeť, kterou tvůj prohlížeč dostal dřív, než k náhodě sám přispěl:
web-error-no-such-seal = Platnost pečeti této hry vypršela. Nic se neotevřelo; zkus to prosím znovu.

## In the browser: the board and panel of Pocket

web-pocket-board = Plán v kole { $round }: devět dílků a kolem nich dvanáct polí pro detektivy.
web-pocket-tile = { $place }, { NAME($suspect, form: "nom") }: { $cleared ->
    [yes] bez viny.
   *[no] { COUNT($by) ->
        [0] není vidět.
       *[other] je vidět ({ NAMES($by) }).
    }
}
web-pocket-wall = { $side ->
    [none] Otevřeno na všechny čtyři strany.
   *[other] Zeď { NAME($side, form: "kde") }.
}
web-pocket-planks = Čtvrtou ulici zavírají prkna, dokud je { NAME($suspect, form: "short") } mezi podezřelými.
web-pocket-rotated = V tomto kole už otočeno, podruhé to nejde.
web-pocket-jack-here = { $who ->
    [you] To jsi ty.
   *[jack] To je Jack.
}
web-pocket-detective = { NAME($detective) } na poli { $space } { COUNT($suspects) ->
    [0] nikoho nevidí.
   *[other] vidí: { NAMES($suspects, form: "short") }.
}

web-pocket-word-walk = { NAME($detective) } jde o { $steps ->
    [one] 1 pole
    [few] { $steps } pole
   *[other] { $steps } polí
}, na pole { $space }.
web-pocket-word-stay = Žolík nechává všechny tři na místě.
web-pocket-word-turn = { $place } ({ NAME($suspect, form: "short") }) se otáčí o { $degrees } stupňů.
web-pocket-word-exchange = { $place } ({ NAME($suspect, form: "short") }) a { $other } ({ NAME($second, form: "short") }) si vyměňují místo.
web-pocket-word-alibi = Bere se vrchní karta alibi.
web-pocket-would-see = { COUNT($suspects) ->
    [0] Na očích by nebyl nikdo.
   *[other] Na očích pak: { NAMES($suspects, form: "short") }.
}
web-pocket-swap = Prohodit { $place } s jiným dílkem

web-pocket-hint-none = Vyber akci: žeton, nebo něco na plánu.
web-pocket-hint-holmes = Kam půjde Holmes? Vyber vyznačené pole.
web-pocket-hint-watson = Kam půjde Watson? Vyber vyznačené pole.
web-pocket-hint-toby = Kam půjde Toby? Vyber vyznačené pole.
web-pocket-hint-joker = Kdo půjde o jedno pole?
web-pocket-hint-rotation = Který dílek otočit?
web-pocket-hint-exchange = Které dva dílky prohodit? Vyber první.
web-pocket-hint-tile = { $action ->
    [exchange] S kterým dílkem prohodit { $place }?
    [rotation] O kolik otočit { $place }?
   *[none] Co udělat s { $place }?
}
web-pocket-unplayed = Ještě nezahráno
web-pocket-legend-seen = je vidět
web-pocket-legend-turned = v tomto kole otočeno
web-pocket-legend-planks = zavřeno, dokud je { NAME($suspect, form: "short") } mezi podezřelými
web-pocket-nobody = Nikdo
web-pocket-drop = Zrušit

web-pocket-actions = Akce tohoto kola
web-pocket-order = Kdo bere čtyři akce
web-pocket-action-holmes = Holmes
web-pocket-action-watson = Watson
web-pocket-action-toby = Toby
web-pocket-action-alibi = Alibi
web-pocket-action-rotation = Otočit
web-pocket-action-exchange = Prohodit
web-pocket-action-joker = Žolík
web-pocket-spent = použito
web-pocket-coming = Příští kolo:
web-pocket-coming-tossed = Příští kolo: žetony se budou znovu házet.
web-pocket-coming-none = Tohle je poslední kolo.
web-pocket-rounds = Kola
web-pocket-round = Kolo { $round }{ $state ->
    [seen] : Jack byl vidět, žeton má vyšetřovatel.
    [unseen] : Jack nebyl vidět a žeton má on.
    [now] , právě se hraje.
   *[open] .
}
web-pocket-hourglasses = Přesýpací hodiny: { $count } ze 6{ $hidden ->
    [0] { "" }
    [one] {" "}+ 1 skrytá karta
    [few] {" "}+ { $hidden } skryté karty
   *[other] {" "}+ { $hidden } skrytých karet
}
web-pocket-chase = Štvanice: Jack nesmí být vidět
web-pocket-suspects = Podezřelí
web-pocket-how = { $how ->
    [cleared] bez viny
    [seen] je vidět
   *[unseen] není vidět
}
web-pocket-how-jack = { $who ->
    [you] ty
   *[jack] Jack
}, { $how ->
    [cleared] bez viny
    [seen] na očích
   *[unseen] skrytě
}
web-pocket-alibis = Karty alibi
web-pocket-deck = { $count ->
    [one] 1 karta alibi
    [few] { $count } karty alibi
   *[other] { $count } karet alibi
}
web-pocket-taken = { $taker ->
    [jack] { $who ->
        [you] Tvoje:
       *[other] Jackovy:
    }
   *[investigator] Odkryté:
}
web-pocket-card = { NAME($suspect) }, { $hourglasses ->
    [0] bez přesýpacích hodin
    [one] jedny přesýpací hodiny
    [2] dvoje přesýpací hodiny
   *[other] { $hourglasses }× přesýpací hodiny
}
web-pocket-card-hidden = skrytá karta

## In the browser: the map of Whitechapel

web-london-title = Whitechapel
web-london-map = Mapa Whitechapelu
web-london-description = Mapa slovy
web-london-preview = Ještě nezahráno
web-london-zoom = Velká mapa
web-london-exits = Volné výstupy: { NAMES($free) }. Uzavřené kordonem: { NAMES($closed) }.
web-london-reasons = { LIST($reasons) }

# What can be tapped. $thing is a street, a person, an exit or a direction.
web-london-target-play = Hrát kartu { NAME($thing, form: "short") } ({ $place })
web-london-target-move = { NAME($character, form: "short") } jde na { $thing }
web-london-target-accuse = Obvinit { NAME($other, form: "sacc") } na { $thing }: tím se hra rozhodne
web-london-target-escape = Opustit Whitechapel výstupem { NAME($exit, form: "kde") }
web-london-target-swap = Gull si vymění místo { $thing ->
    [smith] se
    [stealthy] se
   *[other] s
} { NAME($thing, form: "sins") } na { $place }
web-london-target-face = Lucerna svítí { NAME($thing, form: "kam") }
web-london-target-take-lamp = Vzít světlo z { $thing }
web-london-target-take-cordon = Vzít kordon { NAME($exit, form: "kde") }
web-london-target-take-cover = Vzít poklop z { $thing }
web-london-target-take-whistle = Písknout na { NAME($thing, form: "sacc") } ({ $place })
web-london-target-lamp = Světlo z { $from } jde na { $thing }
web-london-target-cordon = Kordon, který je { NAME($begin, form: "kde") }, jde { NAME($exit, form: "kam") }
web-london-target-cover = Poklop z { $from } jde na { $thing }
web-london-target-whistle = { NAME($from, form: "short") } přijde na { $thing }

web-london-next-lamp = zhasne příště
web-london-modes = Co teď udělat
web-london-mode-move = Tah
web-london-mode-swap = Výměna
web-london-mode-lamp = Světlo
web-london-mode-cordon = Kordon
web-london-mode-cover = Poklop
web-london-mode-whistle = Pískat
web-london-stay = { NAME($character, form: "short") } zůstává
web-london-prompt-play = Vyber kartu postavy, nebo postavu na mapě.
web-london-prompt-face = Kam svítí Watsonova lucerna?
web-london-prompt-move = Kam jde { NAME($character, form: "short") }?{ $accuse ->
    [yes] {" "}Červeně: obvinit toho, kdo tam stojí.
   *[no] { "" }
}
web-london-prompt-swap = S kým si Gull vymění místo?
web-london-prompt-lamp = Které světlo Smith vezme?
web-london-prompt-lamp-to = Na kterou lampu jde světlo z { $from }?
web-london-prompt-cordon = Který kordon Lestrade vezme?
web-london-prompt-cordon-to = Který výstup uzavře kordon, který je { NAME($begin, form: "kde") }?
web-london-prompt-cover = Který poklop Bert vezme?
web-london-prompt-cover-to = Který kanál zakryje poklop z { $from }?
web-london-prompt-whistle = { $points ->
    [one] Kdo uslyší píšťalku? Zbývá 1 bod.
    [few] Kdo uslyší píšťalku? Zbývají { $points } body.
   *[other] Kdo uslyší píšťalku? Zbývá { $points } bodů.
}
web-london-prompt-whistle-to = Kam až přijde { NAME($from, form: "short") }?

web-london-card = { NAME($character, form: "short") }
web-london-cards = Karty postav v tomto kole
web-london-play = Hrát tuto kartu:
web-london-card-left = ještě ke hře
web-london-card-hand = právě hraje
web-london-card-played = zahráno
web-london-next-known = Příští kolo:
web-london-next-shuffled = Příště se zamíchá všech osm karet.
web-london-next-last = Tohle je poslední kolo.

# What a character can do, in a few words.
web-london-skill-holmes = karta alibi
web-london-skill-watson = lucerna
web-london-skill-smith = světlo
web-london-skill-lestrade = kordon
web-london-skill-stealthy = přes domy
web-london-skill-goodley = píšťalka
web-london-skill-gull = či výměna
web-london-skill-bert = poklop
web-london-power-holmes = Holmes jde o 1 až 3 pole. Potom si jeho hráč tajně vezme kartu alibi.
web-london-power-watson = Watson jde o 1 až 3 pole. Potom se jeho lucerna nasměruje jedním ze šesti směrů.
web-london-power-smith = Smith jde o 1 až 3 pole. Předtím nebo potom přenese světlo ze svítící lampy na zhasnutou.
web-london-power-lestrade = Lestrade jde o 1 až 3 pole. Předtím nebo potom přesune kordon z jednoho výstupu na volný.
web-london-power-stealthy = Stealthy jde o 1 až 4 kroky, i přes domy a lampy. Skončit musí na ulici.
web-london-power-goodley = Goodley jde o 1 až 3 pole. Předtím nebo potom k sobě píšťalkou přivolá jiné, dohromady o tři kroky.
web-london-power-gull = Gull jde o 1 až 3 pole, nebo si místo toho s kýmkoli vymění místo.
web-london-power-bert = Bert jde o 1 až 3 pole. Předtím nebo potom přesune poklop z jednoho kanálu na otevřený.

web-london-owed = { NAME($character, form: "short") }: co je třeba udělat
web-london-done = hotovo
web-london-task-move = jít
web-london-task-gull = jít, či výměna
web-london-task-lamp = přenést světlo
web-london-task-cordon = přesunout kordon
web-london-task-cover = přesunout poklop
web-london-task-whistle = { $points ->
    [0] pískat
    [one] pískat: 1 bod
    [few] pískat: { $points } body
   *[other] pískat: { $points } bodů
}
web-london-task-face = namířit lucernu
web-london-task-alibi = vzít kartu alibi

web-london-witness = Karta svědků
web-london-witness-seen = Je vidět
web-london-witness-unseen = Není vidět
web-london-witness-seen-means = { $who ->
    [you] V tomto kole nesmíš utéct
   *[jack] V tomto kole Jack utéct nesmí
}
web-london-witness-unseen-means = { $who ->
    [you] V tomto kole smíš utéct
   *[jack] V tomto kole smí Jack utéct
}
web-london-jack-you = Jsi Jack:
web-london-jack-is = Jack:
web-london-jack-was = Skutečný Jack:
web-london-now-seen = teď na očích
web-london-now-unseen = teď ve tmě

web-london-rounds = Kola
web-london-round = { $now ->
    [yes] Kolo { $round }, právě se hraje
   *[no] Kolo { $round }
}{ $lamp ->
    [yes] : na jeho konci zhasne lampa na { $place }
   *[no] { "" }
}
web-london-order = Kolo { $round } z 8:
web-london-side-detective = Detektiv
web-london-side-jack = Jack

web-london-suspects = Podezřelí
web-london-visible = je vidět
web-london-dark = ve tmě
web-london-left = pryč výstupem { NAME($exit, form: "sign") }
web-london-known-jack = { $who ->
    [you] ty, Jack
   *[jack] Jack
}
web-london-known-cleared = bez viny
web-london-known-stayed = Jack by utekl
web-london-known-card = alibi máš ty
web-london-known-certain = určitě Jack
web-london-mark = Tvoje poznámka: { $sign }

web-london-alibis = Karty alibi
web-london-alibi-count = { $who ->
    [you] Ty: { $count }
    [detective] Detektiv: { $count }
   *[jack] Jack: { $count }
}
web-london-doors = Výstupy
web-london-door-free = volno
web-london-door-closed = kordon
web-london-door-yours = ven smíš
