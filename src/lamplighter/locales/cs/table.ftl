### What is told at a table of either game, at the terminal and in the browser.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

heading-over = Konec hry, kolo { $round }: vyhrává { NAME($winner) }

state-cleared = bez viny
state-you = ty
state-jack = Jack

## Setting up a game

start-preparing = Chystám pravidla pro tento počítač: pár sekund, jen tentokrát …
start-preparing-bot = Chystám pro tento počítač i bota { $name }: pár sekund, jen tentokrát …
start-role = Hraješ za { NAME($role, form: "acc") }, za { NAME($other, form: "acc") } hraje bot { $opponent }. Kdykoli můžeš napsat ?.
start-together = Hrají dva lidé. Kdykoli můžete napsat ?.
start-sealed = Rozdání je zapečetěno: { $commitment }… (celou pečeť ukáže history).
start-no-opponent = Soupeř „{ $name }“ tu není. Na výběr: { LIST($names) }.

setup-game = Kterou hru si zahraješ?
setup-role = Za koho budeš hrát?
setup-opponent = Proti komu?
setup-level-option = { $name }: { NAME($name) }, { $text }
setup-human-option = { $name }: druhý člověk u téže klávesnice
level-ember = pravidla zná teprve chvíli a vidí málo; na první hry
level-candle = ví, oč jde, a přece leccos přehlédne
level-lantern = myslí na konec kola, ale všech tahů si nevšimne
level-streetlamp = promyslí každé kolo; pro zkušené hráče
level-lighthouse = ze všech nejsilnější: vidí daleko a nic neprozradí
setup-option = {"  "}{ $number }  { $option }
setup-prompt = Číslo nebo slovo (Enter = { $default }, ? = jak se hraje):{" "}
setup-again = Napiš číslo od 1 do { $count }, nebo jedno z těchto slov: { LIST($names) }.

## One turn

turn-prompt = { NAME($role, form: "short") } (? = nápověda)>{" "}
turn-hint = Napiš akci, třeba { $example }, nebo ? pro nápovědu.
turn-saved-without = { $count ->
    [one] 1 slovo tohoto tahu ještě neplatí, takže se neuloží.
    [few] { $count } slova tohoto tahu ještě neplatí, takže se neuloží.
   *[other] { $count } slov tohoto tahu ještě neplatí, takže se neuloží.
}
turn-go-again = Zahráno. Jsi znovu na tahu.
turn-hint-first = Napiš akci, třeba { $short } místo { $example }. Nejdřív ji uvidíš nanečisto.
turn-confirm = { $count ->
    [one] Zahrát { $word }? Enter = ano, u = vzít zpět:{" "}
    [few] Zahrát tato { $count } slova? Enter = ano, u = vzít zpět { $word }:{" "}
   *[other] Zahrát těchto { $count } slov? Enter = ano, u = vzít zpět { $word }:{" "}
}
turn-taken-back = Zpět: { $word }. Nic se nezahrálo.
turn-preview-first = Nejdřív řekni, zda to zahrát: Enter = ano, u = vzít { $word } zpět. Nebo rovnou napiš jinou akci.
turn-nothing-to-undo = Není co vzít zpět: potvrzený tah platí, protože mohl něco prozradit.
turn-unclear = „{ $typed }“ může znamenat { $words }{ $more ->
    [0] .
    [one] {" "}nebo ještě jedno slovo. Dopiš víc písmen.
    [few] {" "}nebo ještě { $more } další slova. Dopiš víc písmen.
   *[other] {" "}nebo ještě { $more } dalších slov. Dopiš víc písmen.
}
turn-unknown = { COUNT($alike) ->
    [0] Slovo „{ $typed }“ tahle hra nezná. moves vypíše akce, ? poradí.
   *[other] Slovo „{ $typed }“ tahle hra nezná. Myslíš { $either }?
}

preview-heading = { $count ->
    [one] NANEČISTO { $word }: zatím se nic nezahrálo
   *[other] JEŠTĚ NEZAHRÁNO: { $word }
}
preview-only = To bylo jen nanečisto. Napiš { $word } a zahraje se to, board ukáže plán, jak je.
preview-what = „{ $typed }“ není akce, která teď jde. Napiš preview a některou akci; vypíše je moves.
preview-last = Potom přijdou na řadu svědci.

## A hint: what the strongest bot would do, and what speaks for it

hint-words = Rada: { $words }
hint-play = Chceš-li to zahrát, napiš to{ $count ->
    [one] {"."}
    [few] , jedno slovo po druhém.
   *[other] , jedno slovo po druhém.
}
hint-preparing = Chystám pro tento počítač nejsilnějšího bota: pár sekund, jen tentokrát …
hint-split = Kdyby se pak volali svědci a Jack byl na očích, { $seen ->
    [one] zůstal by 1 podezřelý
    [few] zůstali by { $seen } podezřelí
   *[other] zůstalo by { $seen } podezřelých
}; kdyby na očích nebyl, { $unseen ->
    [one] zůstal by 1.
    [few] zůstali by { $unseen }.
   *[other] zůstalo by jich { $unseen }.
}
hint-no-split = Kdyby se pak volali svědci, nikdo by z podezření nevypadl; tah chystá to, co přijde.
hint-jack = Hraješ jako { NAME($suspect, form: "nom") } a { $status ->
    [seen] bylo by tě vidět
   *[unseen] nebylo by tě vidět
}; { $others ->
    [0] v podezření by kromě tebe nezůstal nikdo.
    [one] v podezření by s tebou zůstala 1 další postava.
    [few] v podezření by s tebou zůstaly { $others } další postavy.
   *[other] v podezření by s tebou zůstalo { $others } dalších postav.
}
hint-chance = Tvá šance na výhru podle odhadu počítače: asi { $percent } %.

## What has happened

told-with-change = { $told } { $change }
told-jack = { $known ->
    [you] Losuješ si totožnost: jsi { NAME($suspect, form: "nom") }.
    [yes] Jack si losuje totožnost: je to { NAME($suspect, form: "nom") }.
   *[no] Jack si losuje totožnost a nechává si ji pro sebe.
}

## The call for witnesses

call-heading-after = Kolo { $round }: svědci promluvili
call-left = { COUNT($suspects) ->
    [one] Zbývá jediný podezřelý: { NAMES($suspects, form: "short") }.
    [few] Zbývají { COUNT($suspects) } podezřelí: { NAMES($suspects, form: "short") }.
   *[other] Zbývá { COUNT($suspects) } podezřelých: { NAMES($suspects, form: "short") }.
}

## The end

end-jack = { $who ->
    [you] Tvá tajná totožnost: { NAME($suspect) }.
   *[jack] Jackem { $suspect ->
        [stealthy] byla
        [madame] byla
       *[other] byl
    } { NAME($suspect, form: "nom") }.
}
end-winner = { $who ->
    [you] Vítězíš.
    [investigator] Vítězí vyšetřovatel.
    [detective] Vítězí detektiv.
   *[jack] Vítězí Jack.
}
end-early = { $how ->
    [resignation] { $who ->
        [you] Hru vzdáváš.
        [investigator] Vyšetřovatel hru vzdal.
        [detective] Detektiv hru vzdal.
       *[jack] Jack hru vzdal.
    }
    [time] { $who ->
        [you] Vypršel ti čas.
        [investigator] Vyšetřovateli vypršel čas.
        [detective] Detektivovi vypršel čas.
       *[jack] Jackovi vypršel čas.
    }
    [absence] { $who ->
        [you] Příliš dlouho o tobě nebylo slyšet.
        [investigator] Vyšetřovatel byl příliš dlouho pryč.
        [detective] Detektiv byl příliš dlouho pryč.
        [jack] Jack byl příliš dlouho pryč.
       *[nobody] Jeden z hráčů byl příliš dlouho pryč.
    }
   *[agreement] Hráči se dohodli, že skončí.
}

## Two persons at one keyboard

curtain-pass = Ke klávesnici usedá { NAME($player) }. { $looks_away ->
    [yes] Až se ten druhý nebude dívat, stiskni Enter:
   *[no] Pokračuj klávesou Enter:
}{" "}
curtain-empty-lines = (Tah, který hraje { NAME($player) }, schová { $lines ->
    [one] { $lines } prázdný řádek
    [few] { $lines } prázdné řádky
   *[other] { $lines } prázdných řádků
}. Neroluj prosím zpátky.)
pause = Pokračuj klávesou Enter:{" "}
pause-witnesses = Jejich odpověď ukáže Enter:{" "}

## Plain mode: what the drawing shows, in sentences

plain-order = Pořadí v tomto kole: { NAMES($players) }.

## Notes, history, moves

notes-title = { $count ->
    [one] Podle toho, co vědí všichni, může být Jack jen:
   *[other] Podle toho, co vědí všichni, je Jack jeden z těchto { $count }:
}
notes-suspect = {"  "}{ NAME($suspect) }: { $percent } %
history-empty = Zatím se nic nestalo.
history-commitment = Rozdání bylo před prvním tahem zapečetěno tímto závazkem: { $commitment }
history-deal = Rozdání
history-words-deal = Rozdání: { $words }
history-round = Kolo { $round }: { $words }
history-verdict-seen = {"  "}Jack byl vidět.
history-verdict-unseen = {"  "}Jack nebyl vidět.
moves-none = Žádná akce, která teď jde, takhle nezačíná.

## Help

help-now = Co teď můžeš:
help-typing-example = { $short } místo { $word }
help-typing = Stačí jednoznačný začátek: { LIST($examples) }.
help-commands =
    Kromě akcí:
      moves      co by která akce ukázala       suspects   kdo může být Jack
      preview    akce nanečisto                 history    co se stalo
      board      znovu ukáže plán               primer     hra v kostce
      why        proč je koho vidět             hint       dobrý tah a proč
      save SOUBOR  uložit hru                   quit
help-more = Pravidla: ? a jedno z těchto slov: { LIST($topics) }.
help-no-topic = Nápověda je k těmto slovům: { LIST($topics) }.

## Saving and leaving

save-resume = Hra je uložena. Pokračovat v ní můžeš takto:
save-over = Hra je uložena. Zda bylo rozdání poctivé a všechny tahy správné, ověříš takto:
save-exists = Neuloženo: { $path } patří něčemu jinému. Zvol jiné jméno: save SOUBOR. Hře samotné se nic nestalo.
save-failed = Do { $path } uložit nelze: { $why }. Zvol jiné místo: save SOUBOR. Hře samotné se nic nestalo.
save-refused = Záznam nelze zapsat do { $path }: { $why }. Zvol jiný soubor.
leave-question = Enter = uložit a skončit, n = skončit bez uložení, b = zpět, nebo soubor:{" "}
again = Ještě jednou? Enter = vyměnit strany, s = stejné strany, q = konec:{" "}
again-together = Ještě jednou? Enter = další hra, q = konec:{" "}
leave-unsaved = Konec bez uložení. Dobrou noc.
leave-nothing = Nic nového se nezahrálo. Dobrou noc.
leave-before-start = Dobrou noc.
leave-end-of-input = Vstup skončil, a tak končí i hra.
resume-done = Vítej zpátky. Hra pokračuje { $round }. kolem.
resume-missing = Hru { $path } nelze otevřít: { $why }.
resume-damaged = { $path } nelze přečíst jako hru: { $why }
resume-over = Hra v { $path } už skončila. Prohlédneš si ji takto:
resume-settled = O jakou hru jde, kdo hraje a jak se rozdalo, to už určuje { $path }: vynech GAME, --board, --role, --opponent a --seed.
resume-no-secret = Chybí tajná část této hry: { $path }. Zapisuje se vedle záznamu při uložení a bez ní hra nemůže pokračovat.
