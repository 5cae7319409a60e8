### Mr. Jack Pocket: what happens, the calls, the end, its page and its help at the terminal.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

pocket-heading-turn = Kolo { $round } z 8, akce { $step } ze { $turns } ({ $order }): na tahu { $actor ->
    [you] jsi ty
    [investigator] je vyšetřovatel
   *[jack] je Jack
}
pocket-heading-between = Kolo { $round } z 8: { $due ->
    [tile] rozkládají se dílky
    [jack] Jack si losuje totožnost
    [draw] bere se karta alibi
   *[toss] hází se žetony
}
pocket-heading-actions = { COUNT($spent) ->
    [0] Zbývající akce: { LIST($actions) }
   *[other] Zbývající akce: { LIST($actions) }. Použité: { LIST($spent) }
}
pocket-heading-coming = Příští kolo: { LIST($actions) }
pocket-heading-coming-tossed = Příští kolo: žetony se budou znovu házet
pocket-heading-last-round = Tohle je poslední kolo

# At most three columns: it stands on the tile of Jack’s suspect, on his own screen.
pocket-board-mark-you = ty

# At most fourteen columns.
pocket-state-seen = vidí { NAME($detective) }
pocket-why-seen = { COUNT($detectives) ->
    [one] svědek: { NAMES($detectives) }
   *[other] svědci: { NAMES($detectives) }
}
pocket-state-seen-some = vidí { $initials }
pocket-state-seen-all = vidí všichni
pocket-state-unseen = není vidět

pocket-panel-rounds = Kola
pocket-panel-chase = Štvanice: Jack nesmí být vidět
pocket-panel-hourglasses = Jackovy hodiny: { $tokens } ze 6{ $cards ->
    [0] { "" }
    [one] {" "}+ 1 skrytá karta
    [few] {" "}+ { $cards } skryté karty
   *[other] {" "}+ { $cards } skrytých karet
}
pocket-panel-hourglasses-known = Jackovy hodiny: { $hourglasses } ze 6
pocket-panel-cards = { COUNT($shown) ->
    [0] Zatím žádná odkrytá karta alibi
   *[other] Odkrytá alibi: { LIST($shown) }
}
pocket-panel-cards-known = { COUNT($own) ->
    [0] Jackova alibi: žádná
   *[other] Jackova alibi: { LIST($own) }
}{ COUNT($shown) ->
    [0] { "" }
   *[other] ; odkrytá: { LIST($shown) }
}

pocket-action-twice = { $action } (dvakrát)

## Setting up a game

pocket-title = Mr. Jack Pocket

pocket-game-option = pocket: Mr. Jack Pocket, devět dílků a tři detektivové; čtvrt hodiny
pocket-role-option = { $role ->
    [investigator] investigator: vyšetřovatel; zjisti, kdo z devíti podezřelých je Jack
    [jack] jack: Jack; drž se ve stínu a nasbírej šestery přesýpací hodiny
   *[random] random: ať rozhodne náhoda
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
pocket-in-short =
    Na devíti dílcích ulic stojí devět podezřelých. Jeden je Jack; kdo, ví jen on.
    Holmes (H), Watson (W) a pes Toby (T) obcházejí plán. Každý se dívá rovně do
    ulice před sebou, dokud mu výhled nezastaví zeď (plný pruh).
    Kolo má čtyři akce: pohnout jedním z nich, otočit či prohodit dílky, vzít kartu
    alibi. Lichá kola: vyšetřovatel, Jack, Jack, vyšetřovatel; sudá obráceně.
    Karta alibi někoho očistí; ta, kterou si vezme Jack, skrývá 0 až 2 přesýpací
    hodiny. Pak promluví svědci. Je-li Jack vidět, bez viny jsou všichni, kdo vidět
    nejsou. Není-li, jsou bez viny ti, kdo vidět jsou, a Jack má o hodiny víc.
    Zbude jediný podezřelý: vítězí vyšetřovatel. Šestery hodiny či osm kol: Jack.
    Obojí naráz a Jack není vidět: štvanice. Jakmile ho svědci uvidí, je chycen.

## One turn

pocket-turn-which-rotate = Který dílek otočit a o kolik? Například: { $example }
pocket-turn-which-exchange = Které dva dílky prohodit? Například: { $example }

pocket-outlook = Kdyby kolo skončilo teď: vidět { $seen ->
    [0] není nikdo
    [one] je 1 podezřelý
    [few] jsou { $seen } podezřelí
   *[other] je { $seen } podezřelých
}, { $unseen ->
    [0] skrytý není nikdo.
    [one] skrytý je 1.
    [few] skrytí jsou { $unseen }.
   *[other] skrytých je { $unseen }.
}
pocket-outlook-jack = Hraješ jako { NAME($suspect, form: "nom") } a { $status ->
    [seen] JE tě vidět
   *[unseen] NENÍ tě vidět
}. Teď na očích: { $seen }, ve skrytu: { $unseen }.

pocket-not-now-token = { $word } teď nejde. Zbývající akce: { LIST($actions) }.
pocket-not-now-rotated = Dílek { $place } se v tomto kole už otáčel; podruhé to nejde.
pocket-not-now-jack = { $word } smí jen Jack: vyšetřovatel musí žolíkem někým pohnout.

pocket-preview-alibi = { $role ->
    [investigator] Vrchní karta se odkryje a koho ukáže, je hned bez viny. Přesýpací hodiny na ní už Jack nezíská.
   *[jack] Vrchní kartu si vezmeš tajně a přesýpací hodiny na ní se počítají tobě.
}

pocket-split-seen = { COUNT($suspects) ->
    [0] Kdyby kolo skončilo takto, nebyl by vidět nikdo.
    [one] Kdyby kolo skončilo takto, byl by vidět jen jeden podezřelý: { NAMES($suspects, form: "short") }.
   *[other] Kdyby kolo skončilo takto, byli by vidět ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}
pocket-split-jack = Hraješ jako { NAME($suspect, form: "nom") } a { $status ->
    [seen] BYLO BY tě vidět
   *[unseen] NEBYLO BY tě vidět
}.
pocket-split-unseen = { COUNT($suspects) ->
    [0] Mimo dohled: nikdo.
   *[other] Mimo dohled ({ COUNT($suspects) }): { NAMES($suspects, form: "short") }.
}
pocket-hint-hourglass = Přineslo by ti to přesýpací hodiny, celkem { $hourglasses } z { $goal }.

## What has happened

pocket-told-tile = Na { $place } přichází { NAME($suspect, form: "nom") }, { $side ->
    [n] zeď na severu.
    [e] zeď na východě.
    [s] zeď na jihu.
   *[w] zeď na západě.
}
pocket-told-move = { $who ->
    [you] Posouváš
    [investigator] Vyšetřovatel posouvá
   *[jack] Jack posouvá
} { NAME($detective, form: "acc") } o { $steps ->
    [one] 1 pole
    [few] { $steps } pole
   *[other] { $steps } polí
}, na pole { $space }.
pocket-told-joker = { $who ->
    [you] Hraješ žolíka:
    [investigator] Vyšetřovatel hraje žolíka:
   *[jack] Jack hraje žolíka:
} { NAME($detective) } jde o 1 pole, na pole { $space }.
pocket-told-joker-none = { $who ->
    [you] Hraješ žolíka a necháváš
    [investigator] Vyšetřovatel hraje žolíka a nechává
   *[jack] Jack hraje žolíka a nechává
} všechny tři detektivy na místě.
pocket-told-rotate = { $who ->
    [you] Otáčíš
    [investigator] Vyšetřovatel otáčí
   *[jack] Jack otáčí
} { $place } ({ NAME($suspect, form: "short") }) o { $degrees } stupňů: zeď je teď { NAME($side, form: "kde") }.
pocket-told-rotate-open = { $who ->
    [you] Otáčíš
    [investigator] Vyšetřovatel otáčí
   *[jack] Jack otáčí
} { $place }, křižovatku bez zdí: nic se nemění.
pocket-told-exchange = { $who ->
    [you] Prohazuješ
    [investigator] Vyšetřovatel prohazuje
   *[jack] Jack prohazuje
} { $place } ({ NAME($suspect, form: "short") }) a { $other } ({ NAME($second, form: "short") }).
pocket-told-alibi = { $who ->
    [you] Bereš si
    [investigator] Vyšetřovatel bere
   *[jack] Jack si bere
} kartu alibi.
pocket-told-draw-hidden = Kartu nechává skrytou; přesýpací hodiny na ní se počítají jemu.
pocket-told-draw-own = Tvoje karta alibi je { NAME($suspect, form: "nom") }: { $hourglasses ->
    [0] bez přesýpacích hodin.
    [one] jedny přesýpací hodiny.
    [2] dvoje přesýpací hodiny.
   *[other] { $hourglasses }× přesýpací hodiny.
}
pocket-told-draw-shown = Na kartě alibi je { NAME($suspect, form: "nom") }: { $cleared ->
    [now] hned tedy bez viny.
   *[before] bez viny už dříve.
}
pocket-told-open = Laneův dílek už nemá žádnou zeď: všechny čtyři ulice jsou otevřené.
pocket-told-toss = Kolo { $round }: hází se žetony. { $first ->
    [you] Začínáš ty.
    [investigator] Začíná vyšetřovatel.
   *[jack] Začíná Jack.
}
pocket-told-turned = Kolo { $round }: všechny čtyři žetony se obracejí. { $first ->
    [you] Začínáš ty.
    [investigator] Začíná vyšetřovatel.
   *[jack] Začíná Jack.
}

pocket-sight-gained = { COUNT($gained) ->
    [one] Nově je vidět { NAMES($gained, form: "short") }.
   *[other] Nově jsou vidět { NAMES($gained, form: "short") }.
}
pocket-sight-lost = { COUNT($lost) ->
    [one] Už není vidět { NAMES($lost, form: "short") }.
   *[other] Už nejsou vidět { NAMES($lost, form: "short") }.
}
pocket-sight-both = { COUNT($gained) ->
    [one] Nově je vidět { NAMES($gained, form: "short") }.
   *[other] Nově jsou vidět { NAMES($gained, form: "short") }.
} { COUNT($lost) ->
    [one] Už není vidět { NAMES($lost, form: "short") }.
   *[other] Už nejsou vidět { NAMES($lost, form: "short") }.
}
pocket-sight-same = Na tom, kdo je vidět, se tím nic nemění.

## The call for witnesses

pocket-call-heading = Kolo { $round }: slovo mají svědci
pocket-call-question = Kdo stojí některému detektivovi na očích, je vidět. Je mezi nimi Jack?
pocket-call-line = { COUNT($suspects) ->
    [0] { NAME($detective) } na poli { $space } nevidí žádného podezřelého.
   *[other] { NAME($detective) } na poli { $space } vidí: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-seen = Jack byl vidět. { COUNT($suspects) ->
    [one] Vidět byl jediný podezřelý: { NAMES($suspects, form: "short") }.
   *[other] Je mezi těmi, kdo byli vidět: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-unseen = Jack nebyl vidět. { COUNT($suspects) ->
    [one] Není to { NAMES($suspects, form: "short") }.
   *[other] Není to nikdo z těch, kdo byli vidět: { NAMES($suspects, form: "short") }.
}
pocket-call-answer-nobody = Jack nebyl vidět: nebyl vidět nikdo.
pocket-call-answer-seen-you = Bylo tě vidět: { NAME($suspect, form: "nom") } { $suspect ->
    [stealthy] stála
    [madame] stála
   *[other] stál
} svědkům na očích.
pocket-call-answer-unseen-you = Nebylo tě vidět: { NAME($suspect, form: "nom") } { $suspect ->
    [stealthy] zůstala
    [madame] zůstala
   *[other] zůstal
} mimo dohled.
pocket-call-cleared-seen = { COUNT($suspects) ->
    [0] Bez viny není nikdo další: všichni podezřelí byli vidět.
    [one] Bez viny je { NAMES($suspects, form: "short") }: Jack byl vidět, { NAMES($suspects, form: "short") } ne.
   *[other] Bez viny jsou { NAMES($suspects, form: "short") }: Jack byl vidět, oni ne.
}
pocket-call-cleared-unseen = { COUNT($suspects) ->
    [0] Bez viny není nikdo další: žádný podezřelý nebyl vidět.
    [one] Bez viny je { NAMES($suspects, form: "short") }: Jack nebyl vidět, { NAMES($suspects, form: "short") } ano.
   *[other] Bez viny jsou { NAMES($suspects, form: "short") }: Jack nebyl vidět, oni ano.
}
pocket-call-token-seen = Žeton kola bere vyšetřovatel.
pocket-call-token-unseen = Žeton kola, jedny přesýpací hodiny, bere Jack. Má { $tokens ->
    [one] 1 takový žeton.
    [few] { $tokens } takové žetony.
   *[other] { $tokens } takových žetonů.
}
pocket-call-chase = Jack je odhalen, ale má už šestery přesýpací hodiny: štvanice začíná. Odteď vyšetřovatel vyhraje, jakmile svědci Jacka uvidí. Zůstane-li Jack skrytý až do konce 8. kola, unikne.

## The end

pocket-end-cards = { COUNT($suspects) ->
    [0] Žádnou kartu alibi si nevzal. Přesýpací hodiny celkem: { $total }.
   *[other] Jeho karty alibi: { NAMES($suspects, form: "nom") }. Přesýpací hodiny na nich: { $hourglasses }, s žetony kol celkem: { $total }.
}
pocket-end-reason-one-left = Zbyl jediný podezřelý a Jack neměl šestery přesýpací hodiny.
pocket-end-reason-both-seen = Zbyl jediný podezřelý. Jack sice měl šestery přesýpací hodiny, ale byl vidět: dopaden při činu.
pocket-end-reason-both-unseen = Zbyl jediný podezřelý, ale Jack měl šestery přesýpací hodiny a v posledním kole nebyl vidět.
pocket-end-reason-chase-caught = Při štvanici svědci Jacka uviděli.
pocket-end-reason-chase-escaped = Jack zůstal skrytý až do konce štvanice.
pocket-end-reason-hourglasses = Jack nasbíral { $hourglasses } přesýpacích hodin a přitom { $suspects ->
    [one] zbývá ještě { $suspects } podezřelý
    [few] zbývají ještě { $suspects } podezřelí
   *[other] zbývá ještě { $suspects } podezřelých
}.
pocket-end-reason-time = Je po osmi kolech a { $suspects ->
    [one] zbývá { $suspects } podezřelý
    [few] zbývají { $suspects } podezřelí
   *[other] zbývá { $suspects } podezřelých
}: Jack mizí v ranní mlze.

## Plain mode: what the drawing shows, in sentences

pocket-plain-turn = Kolo { $round } z 8, akce { $step } ze 4: na tahu { $actor ->
    [you] jsi ty.
    [investigator] je vyšetřovatel.
   *[jack] je Jack.
}
pocket-plain-tile = { $place }: { NAME($suspect, form: "nom") } ({ $letter }){ $cleared ->
    [yes] , bez viny
   *[no] { "" }
}, { $wall ->
    [n] zeď na severu
    [e] zeď na východě
    [s] zeď na jihu
    [w] zeď na západě
   *[none] bez zdi
}{ COUNT($seers) ->
    [0] { "" }
    [one] , vidí { NAMES($seers) }
   *[other] , vidí { NAMES($seers) }
}{ $rotated ->
    [yes] , v tomto kole už otočeno
   *[no] { "" }
}.
pocket-plain-empty = { $place }: zatím bez dílku.
pocket-plain-detective = { NAME($detective) } na poli { $space } se dívá { NAME($heading, form: "kam") } { $heading ->
    [n] sloupcem
    [s] sloupcem
   *[other] řadou
} { $street } a { COUNT($places) ->
    [0] má před sebou zeď: nevidí nic.
   *[other] vidí { LIST($places) }: { COUNT($suspects) ->
        [0] žádný podezřelý.
       *[other] { NAMES($suspects, form: "short") }.
    }
}
pocket-plain-round = Kolo { $round }: { $taker ->
    [investigator] Jack byl vidět.
   *[jack] Jack nebyl vidět a má žeton.
}
pocket-plain-cards-shown = { COUNT($suspects) ->
    [0] Žádná karta alibi zatím nebyla odkryta.
   *[other] Odkryté karty alibi: { NAMES($suspects, form: "nom") }.
}
pocket-plain-cards-jack = { COUNT($suspects) ->
    [0] Jack si nevzal žádnou kartu alibi.
   *[other] Karty alibi, které si vzal Jack: { NAMES($suspects, form: "nom") }.
}

## Notes, history, moves

pocket-notes-ruled-out = Podezření trvá, ale podle počtu přesýpacích hodin to být nemůže: { NAMES($suspects, form: "nom") }.
pocket-notes-hidden = { $cards ->
    [one] Přesýpací hodiny na Jackově skryté kartě:
    [few] Přesýpací hodiny na { $cards } Jackových skrytých kartách dohromady:
   *[other] Přesýpací hodiny na { $cards } Jackových skrytých kartách dohromady:
}
pocket-notes-hourglasses = {"  "}{ $hourglasses }: { $percent } %
pocket-moves-heading = Každá akce a kolik podezřelých by po ní bylo vidět : skryto.
pocket-moves-legend = { $mark } znamená, že by bylo vidět i tebe.
pocket-moves-group = vidět { $seen }, skryto { $unseen }{ $jack ->
    [seen] , tebe je vidět
    [unseen] , tebe není vidět
   *[unknown] { "" }
}: { LIST($words) }.

## Help

pocket-help-you-investigator = Jsi vyšetřovatel: nech jediného podezřelého, než má Jack šestery hodiny.
pocket-help-you-jack = Jsi Jack: získej šestery hodiny, jedny za kolo ve skrytu, nebo vydrž 8 kol.
pocket-help-aim-investigator = Svědci prozradí nejvíc, když je vidět asi polovina podezřelých.
pocket-help-aim-jack = Skrývej se ve společnosti: kdo sdílí tvůj osud, zůstává podezřelý s tebou.
pocket-help-now-detective = {"  "}{ $word }-1  { $word }-2: { NAME($word) } jde o 1 nebo 2 pole po směru hodin.
pocket-help-now-joker = { $role ->
    [investigator] {"  "}joker-holmes  joker-watson  joker-toby: jde o 1 pole po směru hodin.
   *[jack] {"  "}joker-holmes  joker-watson  joker-toby  joker-none: jeden o 1 pole, či nikdo.
}
pocket-help-now-rotate = {"  "}{ $example }  (nebo -180, -270): otoč dílek; každý jednou za kolo.
pocket-help-now-exchange = {"  "}{ $example }: dva dílky si vymění místo; zdi drží směr.
pocket-help-now-alibi = { $role ->
    [investigator] {"  "}alibi: vrchní karta alibi se odkryje; koho ukáže, je bez viny.
   *[jack] {"  "}alibi: tajně si vezmi vrchní kartu alibi; hodiny na ní jsou tvoje.
}

pocket-topic-alibi =
    alibi: vezme se vrchní karta alibi.
    Bere-li ji vyšetřovatel, odkryje se. Podezřelý na ní je nevinný: jeho dílek se
    hned obrátí a hodiny z této karty už Jack nikdy nezíská.
    Bere-li ji Jack, nechá si ji skrytou a přesýpací hodiny na ní se počítají jemu:
    Lestrade a Goodley nemají žádné, Madame dvoje, všichni ostatní jedny.
    Podezřelý zůstává na plánu.
pocket-topic-holmes =
    holmes-1, holmes-2: Holmes jde kolem plánu o 1 nebo 2 pole po směru hodin.
    Pole jsou číslována po směru hodin od 0 nad a3; po 11 následuje 0.
    Na jednom poli může stát libovolný počet detektivů.
pocket-topic-watson =
    watson-1, watson-2: Watson jde kolem plánu o 1 nebo 2 pole po směru hodin.
    Pole jsou číslována po směru hodin od 0 nad a3; po 11 následuje 0.
    Na jednom poli může stát libovolný počet detektivů.
pocket-topic-toby =
    toby-1, toby-2: Toby jde kolem plánu o 1 nebo 2 pole po směru hodin.
    Pole jsou číslována po směru hodin od 0 nad a3; po 11 následuje 0.
    Na jednom poli může stát libovolný počet detektivů.
pocket-topic-rotate =
    rotate-b2-90, -180 nebo -270: dílek na b2 se otočí po směru hodin o tolik
    stupňů. Otáčet se smějí podezřelí i dílky bez viny, ale žádný dílek dvakrát za
    kolo, ať hraje kdokoli. Dílek otočený v tomto kole má za jménem *.
pocket-topic-exchange =
    exchange-a1-c3: dílky na a1 a c3 si vymění místo; lze vybrat kterékoli dva.
    Neotáčejí se: zeď na severu zůstane na severu.
pocket-topic-joker =
    joker-holmes, joker-watson, joker-toby: dotyčný jde o 1 pole po směru hodin.
    Jen Jack smí zahrát i joker-none a nechat všechny tři na místě.
pocket-topic-board =
    Sloupce jsou zleva a b c, řady zdola 1 2 3: a3 je vlevo nahoře.
    Písmeno na křížení ulic je podezřelý, jména jsou v seznamu; [ ] kolem něj
    znamená, že je vidět. Plný pruh je zeď. Světlé domy bez písmene: bez viny.
    H, W a T venku jsou Holmes, Watson a Toby, každý na očíslovaném poli. Tenké
    čáry v ulicích ukazují, kam vidí.
pocket-topic-board-plain =
    Sloupce a b c leží od západu k východu, řady 1 2 3 od jihu k severu, takže a3
    je severozápadní roh. Na každém z devíti dílků se setkávají ulice ze čtyř
    stran; jednu z nich může uzavírat zeď.
    Kolem plánu je po směru hodin dvanáct polí. Z každého se hledí rovně dovnitř:
    0, 1 a 2 na severu: na jih sloupci a, b a c;
    3, 4 a 5 na východě: na západ řadami 3, 2 a 1;
    6, 7 a 8 na jihu: na sever sloupci c, b a a;
    9, 10 a 11 na západě: na východ řadami 1, 2 a 3.
    Po 11 následuje zase 0.
pocket-topic-sight =
    Každý detektiv se dívá rovně svou řadou či sloupcem, od nejbližšího dílku.
    Zeď na bližší straně dílku ho zakryje. Zeď na vzdálenější straně zastaví výhled
    za ním. Zdi po stranách, podezřelí ani detektivové nezakrývají nic.
pocket-topic-witnesses =
    Po čtvrté akci kola přijdou na řadu svědci. Kdo stojí detektivovi v pohledu,
    toho je vidět; Jack musí říct, zda je vidět on, a nesmí lhát.
    Je-li, jsou bez viny všichni, kdo vidět nejsou, a žeton kola bere vyšetřovatel.
    Není-li, jsou bez viny všichni, kdo vidět jsou, a žeton bere Jack: má hodiny.
pocket-topic-end =
    Cíl vyšetřovatele: jediný podezřelý. Cíl Jacka: šestery přesýpací hodiny na
    žetonech kol a na kartách alibi, které si vzal (jeho totožnost se nepočítá).
    Obojí se zkoumá po každém slově svědků. Nastane-li obojí naráz a Jack byl
    vidět, prohrál; nebyl-li, začíná štvanice: musí zůstat skrytý až do konce
    8. kola. Nestane-li se za osm kol ani jedno, vyhrává Jack.
pocket-topic-words =
    Akci nebo příkaz napiš celé, nebo jen jednoznačný začátek. Místo pomlček stačí
    mezery. Než se akce zahraje, uvidíš plán po ní: Enter ji zahraje, u vezme zpět.
    Příkazy: board, moves, moves rotate, preview SLOVO, suspects, history, history
    words, primer, save SOUBOR, undo, quit, why. Ctrl-C nabídne uložení. Kam se hra
    uloží, tam se dozvíš i to, jak v ní pokračovat.
