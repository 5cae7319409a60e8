### The command line. Names of options, commands and words stay as they are in every language.

## In the browser: the map of Whitechapel

cli-lamplighter = Mr. Jack Pocket a Mr. Jack v Londýně v terminálu: zahraj si je, prohlédni si zaznamenané hry a ověř, že byly poctivé, nech hrát boty, počítej a měř.
cli-lamplighter-example = Na začátek: lamplighter play
cli-option-version = Vypsat verzi a skončit.
cli-option-json = Vypsat JSON, pro programy.
cli-option-plain = Věty místo kreseb: pro odečítač obrazovky.
cli-option-colour = Barvy, nebo žádné. Bez této volby barvy tam, kde je terminál umí a není nastaveno NO_COLOR.
cli-argument-game = Hra: pocket, nebo london.
cli-option-board = Plán hry london; není-li uveden, platí první.
cli-argument-file = Záznam hry.

cli-play-short = Zahrát si hru.
cli-play = Zahrát si proti počítači, nebo s druhým člověkem u téže klávesnice. Na co není odpověď, na to se hra zeptá.
cli-play-example = Příklad: lamplighter play pocket --role jack --opponent lantern
cli-option-role = Tvoje strana: investigator (v london: detective), nebo jack; random nechá rozhodnout náhodu.
cli-option-opponent = S kým hrát: úroveň (ember, candle, lantern, streetlamp, lighthouse), jiný bot podle jména, nebo human: druhý člověk u této klávesnice.
cli-option-seed-of-play = Rozdat podle tohoto čísla, takže stejnou hru lze rozdat znovu. Bez něj vychází rozdání z tajemství, které dokáže, že bylo poctivé.
cli-option-resume = Pokračovat v nedohrané hře z tohoto souboru.
cli-option-save = Uložit hru do tohoto souboru. Jinak do souboru pojmenovaného podle času.

cli-replay-short = Projít zaznamenanou hru.
cli-replay = Projít zaznamenanou hru. V terminálu jde Enter slovo po slovu dál; jinde, nebo s --ply, se ukáže jedna pozice. O tom, co přijde, se neprozradí nic: vidíš, co tehdy viděl divák.
cli-replay-example = Příklad: lamplighter replay hra.txt --ply 23
cli-option-ply = Ukázat pozici po tolika slovech hry; počítají se i slova náhody.
cli-ply = { $ply } z { $plies }: { $word }{ $verdict ->
    [seen] {" "}(Jack byl vidět)
    [unseen] {" "}(Jack nebyl vidět)
   *[none] { "" }
}
cli-ply-none = 0 z { $plies }: před rozdáním
cli-step = Enter = dál, b = zpět, číslo = přejít tam, ? = nápověda, q = konec:{" "}
cli-step-last = To bylo poslední slovo; q skončí.
cli-step-first = Tohle je začátek; Enter jde dál.
cli-step-beyond = Počet slov hry je { $plies }: napiš číslo od 0 do { $plies }.
cli-step-unknown = „{ $typed }“ nikam nevede: stiskni jen Enter, nebo napiš b, číslo od 0 do { $plies }, ? nebo q.
cli-step-help = Každá stránka ukazuje hru po dalším slovu (celkem { $plies }); slovo náhody, třeba vzatá karta, se počítá také. Enter jde o jedno dál, b o jedno zpět, číslo od 0 do { $plies } na stránku s tím číslem a q skončí. Nic se neprozradí předčasně.
cli-no-ply = počet slov hry je { $plies }, pozice po { $ply } tedy není: zvol číslo od 0 do { $plies }
cli-still-secret = hra neskončila, takže to, co ví { NAME($role, form: "short") }, je ještě tajné: zvol spectator

cli-verify-short = Ověřit, že zaznamenaná hra byla poctivá.
cli-verify = Ověřit zaznamenanou hru: závazek, každý výsledek náhody, každý tah, každou odpověď svědků i výsledek. Je-li něco špatně, návratový kód je 1.
cli-verify-example = Příklad: lamplighter verify hra.txt
cli-verify-fair = { $file }: všechno je v pořádku. Pravidlům odpovídá { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} a { $verdicts ->
    [one] 1 odpověď svědků
    [few] { $verdicts } odpovědi svědků
   *[other] { $verdicts } odpovědí svědků
}; { $chance ->
    [one] 1 výsledek náhody odpovídá
    [few] { $chance } výsledky náhody odpovídají
   *[other] { $chance } výsledků náhody odpovídá
} semínku, ke kterému se hra zavázala předem.
cli-verify-chosen = { $file }: všechno je v pořádku. Pravidlům odpovídá { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} a { $verdicts ->
    [one] 1 odpověď svědků
    [few] { $verdicts } odpovědi svědků
   *[other] { $verdicts } odpovědí svědků
}; { $chance ->
    [one] 1 výsledek náhody odpovídá
    [few] { $chance } výsledky náhody odpovídají
   *[other] { $chance } výsledků náhody odpovídá
} semínku. To ale zvolil člověk a mohl vědět, co přinese.
cli-verify-unfinished = { $file }: zatím není nic špatně. Pravidlům odpovídá { $moves ->
    [one] 1 tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} a { $verdicts ->
    [one] 1 odpověď svědků
    [few] { $verdicts } odpovědi svědků
   *[other] { $verdicts } odpovědí svědků
}. Výsledky náhody půjde ověřit, až hra skončí.
cli-verify-wrong = { $file }: tohle v pořádku není.
cli-verify-finding = { $finding }
cli-verify-no-client-seed = Cestou se tedy nic nezměnilo. Že semínko nebylo předem vybráno z několika, to ukáže jen semínko, které k němu přidá hráč; tahle hra žádné nemá a nepotřebuje ho, pokud věříš tomu, kdo rozdával.
cli-verify-not-dealt = Hra nezačala rozdáním, ale pozicí, kterou někdo zadal.

cli-show-short = Nakreslit jednu pozici.
cli-show = Nakreslit jednu pozici, zadanou řetězcem, tak jak ji vidí některý z hráčů nebo divák.
cli-show-example = Příklad: lamplighter show "$(cat pozice.txt)" --viewer jack
cli-argument-position = Řetězec pozice v uvozovkách; gramatika je v docs/notation.md. Hra i její plán se z něj poznají.
cli-option-viewer = Číma očima: investigator (v london: detective), jack, nebo spectator. Neskončenou hru lze přehrát jen pro toho, kdo nezná žádné její tajemství.
cli-no-position = Tohle není pozice hry { $game }, kterou by šlo ukázat. { $why }
cli-position-of-another = Pozice hry { $game } začíná jedním z těchto slov: { LIST($names) }.
cli-other-game = pozice patří ke hře { $game }: zvol { $option } { $game }, nebo volbu vynech
cli-other-value = pozice začíná slovem { $value }: zvol { $option } { $value }, nebo volbu vynech
cli-no-private-part = pozice neříká, co ví jen { NAME($role, form: "short") }: přidej za " = " její soukromou část, nebo zvol jiný pohled

cli-simulate-short = Nechat dva boty sehrát mnoho her.
cli-simulate = Nechat dva boty sehrát mnoho her: první je vyšetřovatel (v london: detektiv), druhý Jack. Stejné semínko dá stejné hry, ať se o ně dělí kolik procesů chce.
cli-simulate-example = Příklad: lamplighter simulate pocket --bots greedy,random --games 200 --seed 7
cli-option-bots = Dva boti, nejdřív vyšetřovatel (detektiv), třeba greedy,random; nastavení stojí za dvojtečkou: ismcts:playouts=500.
cli-option-games = Kolik her.
cli-option-seed-of-simulate = Určuje všechna rozdání a všechny volby botů.
cli-option-workers = Kolik procesů se o práci dělí.
cli-progress-simulate = Hraje se
cli-match = { $game }, { $games ->
    [one] jedna hra
    [few] { $games } hry
   *[other] { $games } her
}, semínko { $seed }
cli-match-player = { $role } { $bot } výhry: { $wins }, { $rate } % (95% interval { $low } až { $high })
cli-match-length = rozhodnutí na hru v průměru: { $decisions }
cli-match-ending = { $role }, { $ending }: { $count }
cli-match-fault = { $bot }: hra { $index } prohrána, protože { $kind ->
    [illegal] zvolil nedovolenou akci
   *[crash] spadl
}: { $why }
cli-match-more-faults = { $count ->
    [one] Takhle byla prohrána ještě 1 hra.
    [few] Takhle byly prohrány ještě { $count } hry.
   *[other] Takhle bylo prohráno ještě { $count } her.
}

cli-arena-short = Zjistit, který bot je silnější.
cli-arena = Nechat boty hrát dvojice her, dvakrát stejné rozdání a stejnou náhodu s vyměněnými rolemi: každého s každým, nebo jednoho proti všem. Podíl výher podle rolí, Elo a čas na tah, s 95% intervaly. Stejné semínko dá stejné hry, ať se o ně dělí kolik procesů chce.
cli-arena-example = Příklad: lamplighter arena pocket --bots random,greedy --pairs 50 --seed 7
cli-option-arena-bots = Dva boti nebo více, s čárkami mezi nimi; nastavení stojí za dvojtečkou, třeba ismcts:playouts=500.
cli-option-pairs = Kolik dvojic her spolu dva boti sehrají; se --sprt nejvýše.
cli-option-seed-of-arena = Určuje všechna rozdání, všechnu náhodu a všechny volby botů.
cli-option-executor = Hrát na strojích, které řídí plánovač Dasku na této adrese, třeba dask://10.0.0.1:8786, místo tady.
cli-option-field = S ostatními se utká jen první bot.
cli-option-sprt = Test, který utkání ukončí, jakmile zná odpověď: je první bot lepší nejvýše o první číslo Elo, nebo aspoň o druhé? Třeba 0,50.
cli-option-code = Soubor v Pythonu s vlastním botem: funkce act(view, rng), nebo třída s metodou act. Lze zadat vícekrát.
cli-option-move-time = Kolik sekund smí bot přemýšlet nad tahem; když déle, hru prohraje.
cli-option-records = Zápis každé hry uložit do této složky.
cli-option-journal = Co je dohráno, zapisovat do tohoto souboru. Se stejným souborem pokračuje stejný příkaz tam, kde byl zastaven.
cli-jobs-and-executor = kolik jich je, říkají stroje u --executor samy: jedno z obojího vynech
cli-no-sprt = { $text } nejsou dvě čísla Elo, menší napřed: napiš třeba 0,50
cli-bot-setting = takového bota nelze vytvořit: { $why }
cli-arena-title = { $game }, { $pairs ->
    [one] jedna dvojice her
    [few] { $pairs } dvojice her
   *[other] { $pairs } dvojic her
}, semínko { $seed }
cli-arena-bot = bot
cli-arena-won = výhry
cli-arena-median = medián
cli-arena-p95 = 95 % do
cli-arena-meeting = první - druhý
cli-arena-pairs = dvojic
cli-arena-sprt = { $first } - { $second }: { $answer ->
    [elo0] lepší nejvýše o { $low } Elo
    [elo1] lepší aspoň o { $high } Elo
   *[open] mezi { $low } a { $high } Elo zatím bez odpovědi
} (logaritmus poměru věrohodností { $ratio }, odpověď při { $least } a { $most })
cli-arena-role = { $role }, podíl výher ze všech her: { $rate } % (95% interval { $low } až { $high }); mezi rovnými má ta role cenu { $elo } Elo ({ $least } až { $most })
cli-arena-fault = { $bot } ({ $role }), soupeř { $against }, dvojice { $pair }: prohra, protože { $kind ->
    [illegal] zvolil nedovolenou akci
    [overtime] přemýšlel příliš dlouho
   *[crash] spadl
}: { $why }
cli-arena-unmade = Bota { $name } nelze vytvořit: { $why }.
cli-arena-too-few = { $text } na srovnání nestačí: zadej dva boty nebo více, s čárkami mezi nimi.
cli-arena-twice = { $name } je tu dvakrát. Bot se tu utkává s jinými; sám se sebou hraje v lamplighter simulate.
cli-arena-no-bot = { $game } nemá bota { $name }: na výběr { LIST($names) }, nebo zadej jeho soubor pomocí --code.
cli-arena-code-name = { $file }: vlastní bot se nemůže jmenovat { $name }. Použij písmena, číslice a podtržítka, a ne jméno bota, který už je.
cli-arena-code-none = { $file } neobsahuje bota: má tam být funkce act(view, rng), nebo právě jedna třída s metodou act.
cli-arena-code-broken = { $file } nelze spustit: { $why }.
cli-arena-other-journal = { $file } je deník jiných her: { $what } se tam liší. Zůstal, jak je; zvol jiný soubor.
cli-arena-no-journal = { $file } není deník arény, nebo je poškozen řádek { $line }. Zůstal, jak je; zvol jiný soubor.
cli-arena-died = Proces, který hrál, skončil: chyběla paměť, nebo ho ukončil bot. Co je dohráno, je v bezpečí, pokud --resume určil soubor; s --move-time bot, který ukončí svůj proces, hru prohraje.
cli-arena-no-dask = Dask není nainstalován (chybí { $name }). Nainstaluj ho: pip install 'lamplighter[cluster]'
cli-arena-no-scheduler = Na { $address } neodpovídá žádný plánovač Dasku: { $why }. Zkontroluj adresu a jestli běží.
cli-arena-no-workers = Plánovač na { $address } nemá žádné stroje. Spusť nějaké: dask worker { $address }

cli-perft-short = Spočítat, jak lze hrát dál.
cli-perft = Spočítat, kolika způsoby lze od rozdání hrát dál po daný počet slov, výsledky náhody v to počítaje. Dva programy, které se v těchto počtech shodnou, hrají podle stejných pravidel.
cli-perft-example = Příklad: lamplighter perft pocket --seed 7 --depth 3 --divide
cli-option-depth = Pro kolik slov.
cli-option-seed-of-perft = Rozdání.
cli-option-divide = Vypsat i počet pod každým prvním slovem.
cli-progress-perft = Počítá se
cli-perft-total = hloubka { $depth }: { $nodes }

cli-bench-short = Změřit rychlost jádra hry.
cli-bench = Změřit náhodnou hru: uvnitř přeloženého kódu a z Pythonu přes legal_actions a apply_action, bez tenzorů pozorování i s nimi; a také jak dlouho trvá start.
cli-bench-example = Příklad: lamplighter bench pocket --json
cli-option-seconds = Sekundy na každý ze tří způsobů hry.
cli-progress-bench = Měří se
cli-bench-way = { $way ->
    [compiled] přeloženo           { $decisions } rozhodnutí/s { $games } her/s
    [python] Python              { $decisions } rozhodnutí/s { $games } her/s
   *[python_with_tensor] Python s tenzory    { $decisions } rozhodnutí/s { $games } her/s
}
cli-bench-import-s = import              { $seconds } s
cli-bench-start-s = první pohled        { $seconds } s, je-li přeloženo
cli-bench-compile-s = překlad             { $seconds } s navíc, jednou
cli-bench-peak-memory-mb = paměť               { $megabytes } MB při hře
cli-bench-peak-memory-compiling-mb = paměť               { $megabytes } MB při překladu
cli-bench-machine = { $cpu }, { $system }

cli-error = lamplighter: { $what }
cli-system = { $path }: { $why }. Zkontroluj jméno a zda k němu máš přístup.
cli-system-nameless = Systém odmítl: { $why }.
cli-fault = Tohle je chyba v Lamplighteru, ne v tvém zadání: { $what }. Nic se nezměnilo. S { $variable }=1 v prostředí ukáže týž příkaz, kde k ní došlo; nahlas ji, prosím.
cli-no-game = hra { $name } tu není: na výběr { LIST($names) }
cli-no-option = { $game } takovou volbu nemá: vynech ji, nebo zvol jinou hru
cli-no-value = { $option } { $value } tu není: na výběr { LIST($names) }
cli-which-game = řekni, kterou hru myslíš: na výběr { LIST($names) }
cli-no-role-at-all = žádná hra nemá { $name }: na výběr { LIST($names) }
cli-no-role = { $game } nemá { $name }: na výběr { LIST($names) }
cli-no-bot = bot { $name } tu není: na výběr { LIST($names) }
cli-no-opponent = soupeř { $name } tu není: na výběr { LIST($names) }
cli-not-a-pair = { $text } nejsou dva boti: zadej dva, s čárkou mezi nimi a bez mezery, třeba greedy,random

cli-serve-short = Hrát v prohlížeči.
cli-serve = Nabídnout hry prohlížečům: na tomto počítači, nebo komukoli, kdo na něj dosáhne. Každou volbu lze nastavit i proměnnou (LAMPLIGHTER_BOT_PACE pro --bot-pace) a řádkem souboru TOML (bot_pace = 0.8); nejdřív platí volba, pak proměnná, pak soubor. Mez 0 znamená žádnou. Ctrl-C řádně skončí; co se zahrálo, zůstane uloženo.
cli-serve-example = Příklad: lamplighter serve --port 8080
cli-option-config = Soubor TOML s nastavením; může ho jmenovat i proměnná LAMPLIGHTER_CONFIG.
cli-option-host = Adresa, na které naslouchat; 0.0.0.0 pustí dovnitř i jiné počítače.
cli-option-port = Port; 0 vezme nějaký volný.
cli-option-database = Kde se hry uchovávají: cesta k souboru SQLite, nebo URL pro SQLAlchemy. Jinak ~/.local/share/lamplighter/tables.sqlite3
cli-option-public-url = Kde lidé službu najdou, třeba https://jack.example.org, je-li to jinde, než kde naslouchá.
cli-option-key-file = Soubor s klíčem, kterým se podepisují cookies hostů; není-li, vytvoří se. Bez této volby leží vedle databáze.
cli-option-proxies = Adresy reverzních proxy, oddělené čárkami, kterým se věří, za koho mluví.
cli-option-bot-pace = Kolik sekund bot zdánlivě přemýšlí nad tahem.
cli-option-bot-workers = V kolika procesech boti přemýšlejí.
cli-option-requests = Požadavky za sekundu z jedné adresy klienta.
cli-option-messages = Zprávy za sekundu na jednom spojení.
cli-option-previews = Kolik náhledů tahu za sekundu smí chtít jedna adresa klienta.
cli-option-openings = Kolik stolů za minutu smí otevřít jedna adresa klienta.
cli-option-connections = Otevřená spojení jedné adresy klienta, i se sokety.
cli-option-sockets = Otevřené sokety jedné adresy klienta.
cli-option-tables = Kolik nedohraných stolů smí mít otevřeno jeden host.
cli-option-waiting-days = Po kolika dnech se zapomene stůl, ke kterému nikdo nepřisedl.
cli-option-abandoned-days = Po kolika dnech bez tahu i čehokoli jiného se hra ukončí; nejméně 15.
cli-option-stop-seconds = Jak dlouho smí trvat řádné ukončení.
cli-option-log-level = Od které úrovně se záznam píše na standardní chybový výstup: debug, info, warning, nebo error.
cli-option-open = Otevřít prohlížeč. Bez této volby tam, kde je displej.
cli-serve-address = Lamplighter je na { $address } (zastaví ho Ctrl-C).
cli-serve-elsewhere = Ostatní zařízení ve tvé síti ji najdou na { $address }.
cli-serve-not-installed = Služba není nainstalována (chybí { $name }). Nainstaluj ji: pip install 'lamplighter[server]'
cli-serve-port-taken = Port { $port } na { $host } je obsazený. Zastav, co na něm naslouchá, nebo zvol jiný port: --port 0 vezme volný.
cli-serve-no-port = Na portu { $port } na { $host } nelze naslouchat: { $why }. Zvol jiné volbami --host a --port.
cli-serve-cannot = Službu nelze spustit: { $why }.
cli-serve-no-database = Databázi nelze použít: { $why }. Zkontroluj --database a jestli tam smíš zapisovat.
cli-setting-toml = { $place } není soubor TOML: { $why }.
cli-setting-name = { $place }: je tu { $found }, ale má tu být jedno z těchto slov: { LIST($names) }.
cli-setting-number = { $place }: je tu { $found }, ale má tu být číslo od { $low } do { $high }.
cli-setting-kind = { $place }: je tu { $found }, ale má tu být { $kind ->
    [text] text
    [url] adresa jako https://jack.example.org, za jménem a portem už nic
   *[other] true, nebo false
}.
