### Mr. Jack (London): what happens, the calls, the end, its page and its help at the terminal.

## Setting up a game

london-game-option = london: Mr. Jack, mapa Whitechapelu a jeho lampy; půl hodiny i víc

## London: the page. The panel beside the map has 26 columns in a window of 80.

london-title = Mr. Jack v Londýně
london-role-option = { $role ->
    [detective] detective: detektiv; zjisti, kdo z osmi postav je Jack, a obviň ho
    [jack] jack: Jack; osm kol se nedej odhalit, nebo uteč z Whitechapelu
   *[random] random: ať rozhodne náhoda
}

# At most 26 columns: it stands at the head of the panel.
london-heading-turn = Kolo { $round }/8  { $order }{ $actor ->
    [you] {"  "}ty
   *[other] { "" }
}
london-heading-between = Kolo { $round } z 8: { $due ->
    [jack] Jack si losuje totožnost
    [draw] bere se karta alibi
    [cards] odkrývají se čtyři karty postav
   *[other] kolo skončilo
}

# At most five columns: they stand outside the map, beside the exits.
london-exit-free = volno
london-exit-closed = stráž
london-exit-yours = +ven

# At most eight columns.
london-panel-name = { NAME($character, form: "short") }
# At most nine columns.
london-state-visible = je vidět
london-state-invisible = ve tmě
london-state-stayed = není Jack
london-state-gone = pryč { $exit }

london-why-lamp = { COUNT($lamps) ->
    [one] lampa { LIST($lamps) }
   *[other] lampy { LIST($lamps) }
}
london-why-beam = paprsek
london-why-company = vedle { NAMES($others, form: "sgen") }
# Behind the state of somebody visible, in a wide window.
london-panel-why = {": "}{ $why }

# At most 26 columns each.
london-panel-cards = Ke hře     { $letters }
london-panel-coming = Příště     { $letters }
london-panel-coming-others = Příště další čtyři
london-panel-coming-shuffled = Příště nové karty
london-panel-last-round = Tohle je poslední kolo
london-panel-witness-card = Karta svědků: { $status ->
    [seen] je vidět
   *[unseen] NENÍ VIDĚT
}
london-panel-lamp = Zhasne     lampa { $number } ({ $place })
london-panel-lantern = Lucerna    { NAME($direction) }
london-panel-alibis = Alibi      D { $detective }, J { $jack }
london-panel-calls = Svědci     { $signs }
# One sign each: what a call for witnesses has brought. Eight stand in the line of calls.
london-call-sign-seen = V
london-call-sign-unseen = N
london-panel-own-alibis = Tvoje      { $letters }

london-owed-facing = Nasměruj Watsonovu lucernu
london-owed-whistle = Pískej dál: { $points ->
    [one] zbývá 1 bod
    [few] zbývají { $points } body
   *[other] zbývá { $points } bodů
}
london-owed-both = { NAME($character, form: "short") }: tah, { $character ->
    [goodley] pískání { $points }
    [smith] lampa
    [lestrade] kordon
   *[bert] poklop
}
london-owed-ability = { NAME($character, form: "short") }: { $character ->
    [goodley] pískání { $points }
    [smith] přenes lampu
    [lestrade] přesuň kordon
   *[bert] přesuň poklop
}
london-owed-draw = Holmes: karta alibi
london-owed-move = { NAME($character, form: "short") }: { $character ->
    [gull] tah či výměna
   *[other] tah
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
london-in-short =
    Ulicemi Whitechapelu chodí osm postav. Jedna z nich je Jack a jen on ví která.
    Obě strany hýbou všemi osmi: každé kolo se odkryjí čtyři karty a detektiv,
    Jack, Jack, detektiv (v sudých kolech obráceně) si po jedné vybírají. Postava
    jde až o 3 pole a udělá, co umí jen ona: napiš ? a její jméno. Vidět je, kdo
    stojí u svítící lampy, vedle kohokoli jiného nebo v paprsku Watsonovy lucerny.
    Po čtyřech tazích Jack musí říct, zda je vidět: je-li, jsou bez viny všichni ve
    tmě; není-li, všichni, kdo vidět jsou. Lampy 1 až 4 postupně zhasnou.
    Detektiv vyhraje, když skončí tah na Jackovi; na komkoli jiném hned prohraje.
    Jack vyhraje po osmi kolech, nebo když svou postavou odejde volným výstupem
    v kole poté, co podle svědků nebyl vidět.

## London: what has happened

london-told-play = { $who ->
    [you] Hraješ kartu:
    [detective] Detektiv hraje kartu:
   *[jack] Jack hraje kartu:
} { NAME($character, form: "short") }.
london-told-move = { NAME($character, form: "short") } jde z { $begin } na { $end }.
london-told-stay = { NAME($character, form: "short") } nemá kam jít a zůstává na { $place }.
london-told-escape = { NAME($character, form: "short") } jde z { $begin } přes pole { $gate } a výstupem { NAME($exit, form: "kde") } opouští Whitechapel!
london-told-escape-gate = { NAME($character, form: "short") } z { $gate } výstupem { NAME($exit, form: "kde") } opouští Whitechapel!
london-told-accuse = { NAME($character, form: "short") } jde na { $place } a obviňuje { NAME($accused, form: "acc") }!
london-told-swap = Gull si vyměňuje místo { $other ->
    [smith] se
    [stealthy] se
   *[other] s
} { NAME($other, form: "sins") }: Gull je teď na { $place }, { NAME($other, form: "short") } na { $second }.
london-told-whistle = Goodley píská na { NAME($other, form: "sacc") }: z { $begin } na { $end } ({ $points ->
    [one] 1 bod
    [few] { $points } body
   *[other] { $points } bodů
}).
london-told-face = Watsonova lucerna svítí { NAME($direction, form: "kam") }.
london-told-lamp = { $number ->
    [0] Smith přenáší světlo z { $begin } na { $end }.
   *[other] Smith přenáší světlo { $number } z { $begin } na { $end }.
}
london-told-cordon = Lestrade uvolňuje výstup { NAME($begin, form: "kde") } a uzavírá výstup { NAME($end, form: "kde") }.
london-told-cover = Bert otevírá kanál { $begin } a zakrývá { $end }.
london-told-draw-own = Tvoje karta alibi je { NAME($suspect, form: "nom") }{ $role ->
    [jack] : detektiv už si ji vzít nemůže.
   *[detective] : to není Jack.
}
london-told-draw-open = { $taker ->
    [detective] Detektiv bere kartu alibi:
   *[jack] Jack bere kartu alibi:
} { NAME($suspect, form: "nom") }.
london-told-draw-hidden = { $taker ->
    [detective] Detektiv bere kartu alibi a nechává si ji pro sebe.
   *[jack] Jack bere kartu alibi a nechává si ji pro sebe.
}
london-told-round = Kolo { $round }: hrají { NAMES($characters, form: "short") }. { $first ->
    [you] Začínáš ty.
    [detective] Začíná detektiv.
   *[jack] Začíná Jack.
}

london-sight-gained = { COUNT($gained) ->
    [one] Nově je vidět { NAMES($gained, form: "short") }.
   *[other] Nově jsou vidět { NAMES($gained, form: "short") }.
}
london-sight-lost = { COUNT($lost) ->
    [one] Už není vidět { NAMES($lost, form: "short") }.
   *[other] Už nejsou vidět { NAMES($lost, form: "short") }.
}
london-sight-both = { COUNT($gained) ->
    [one] Nově je vidět { NAMES($gained, form: "short") }.
   *[other] Nově jsou vidět { NAMES($gained, form: "short") }.
} { COUNT($lost) ->
    [one] Už není vidět { NAMES($lost, form: "short") }.
   *[other] Už nejsou vidět { NAMES($lost, form: "short") }.
}
london-sight-same = Na tom, kdo je vidět, se tím nic nemění.

london-note-accuse = { NAME($accuser, form: "short") } obviňuje { NAME($accused, form: "sacc") } na { $place }.
london-note-accuse-open = Tím se hra hned rozhodne: je-li { NAME($accused, form: "short") } Jack, vyhraješ, jinak prohraješ.
london-note-accuse-certain = Tím se hra hned rozhodne: vyhraješ, protože nikdo jiný než { NAME($accused, form: "short") } Jack být nemůže.
london-note-accuse-cleared = Okamžitá prohra: { NAME($accused, form: "short") } je bez viny, a tak to není Jack.
london-note-accuse-stayed = Okamžitá prohra: { NAME($accused, form: "short") } není Jack; ten by v té chvíli musel utéct.
london-note-accuse-card = Okamžitá prohra: { NAME($accused, form: "short") } je na tvé kartě alibi, a tak to není Jack.
london-note-escape = Tím hra hned skončí: unikneš a vyhraješ.
london-note-alibi = Potom si tajně vezmeš kartu alibi a zpět už nepůjde vzít nic.
london-hint-leave = Nebude-li tě při volání svědků vidět, smíš v příštím kole z Whitechapelu utéct.

## London: the call for witnesses and the end

london-call-heading = Kolo { $round }: slovo mají svědci. Je Jack mezi těmi, kdo jsou vidět?
london-call-reason = { NAME($suspect, form: "short") } ({ $why })
london-call-visible = { COUNT($reasons) ->
    [0] Není vidět nikdo.
   *[other] Vidět: { LIST($reasons) }.
}
london-call-dark = { COUNT($suspects) ->
    [0] Ve tmě není nikdo.
   *[other] Ve tmě: { NAMES($suspects, form: "short") }.
}
london-call-answer-seen = Jack je vidět. { COUNT($suspects) ->
    [one] Vidět je jediný podezřelý: { NAMES($suspects, form: "short") }.
   *[other] Je to někdo z těchto: { NAMES($suspects, form: "short") }.
}
london-call-answer-unseen = Jack není vidět. { COUNT($suspects) ->
    [one] Ve tmě je jediný podezřelý: { NAMES($suspects, form: "short") }.
   *[other] Je to někdo z těchto: { NAMES($suspects, form: "short") }.
}
london-call-answer-seen-you = Je tě vidět: tak to říkají svědci a { NAME($suspect, form: "nom") } zůstává v podezření.
london-call-answer-unseen-you = Není tě vidět: tak to říkají svědci a { NAME($suspect, form: "nom") } zůstává v podezření.
london-call-own = { COUNT($suspects) ->
    [one] Podle svých karet alibi to víš: je to { NAMES($suspects, form: "short") }.
   *[other] Podle tvých karet alibi je to někdo z těchto: { NAMES($suspects, form: "short") }.
}
london-call-cleared-seen = { COUNT($suspects) ->
    [0] Bez viny není nikdo další: žádný podezřelý nebyl ve tmě.
    [one] Bez viny je { NAMES($suspects, form: "short") }: Jack byl vidět, { NAMES($suspects, form: "short") } ne.
   *[other] Bez viny jsou { NAMES($suspects, form: "short") }: Jack byl vidět, oni byli ve tmě.
}
london-call-cleared-unseen = { $count ->
    [0] Bez viny není nikdo další: žádný podezřelý nebyl vidět.
    [one] Bez viny, protože Jack byl ve tmě: { LIST($reasons) }.
   *[other] Bez viny, protože Jack byl ve tmě: { LIST($reasons) }.
}
london-call-lamp = Lampa { $number } na { $place } navždy zhasíná.
london-call-card = { $status ->
    [seen] V příštím kole nikdo utéct nemůže.
    [unseen-you] V příštím kole smíš utéct.
   *[unseen] V příštím kole smí Jack utéct.
}

london-end-cards = { COUNT($detective) ->
    [0] Detektiv si nevzal žádnou kartu alibi;
   *[other] Detektivovy karty alibi: { NAMES($detective, form: "short") };
} { COUNT($jack) ->
    [0] Jack žádnou.
   *[other] Jackovy: { NAMES($jack, form: "short") }.
}
london-end-accusation = { NAME($accuser, form: "short") } { $accuser ->
    [stealthy] dopadla
   *[other] dopadl
} { NAME($accused, form: "sacc") } na { $place }: obvinění bylo správné.
london-end-wrong-accusation = { NAME($accuser, form: "short") } { $accuser ->
    [stealthy] obvinila
   *[other] obvinil
} { NAME($accused, form: "sacc") } na { $place }, ale to nebyl Jack: obvinění bylo mylné.
london-end-escape = Jack v kole { $round } opustil Whitechapel výstupem { NAME($exit, form: "kde") }.
london-end-time = Je po osmi kolech a nikdo nebyl obviněn ({ $suspects ->
    [one] zbýval 1 podezřelý
    [few] zbývali { $suspects } podezřelí
   *[other] zbývalo { $suspects } podezřelých
}): Jack mizí v ranní mlze.

## London: in plain mode

london-plain-turn = Kolo { $round } z 8, tah { $step } ze { $turns }: na tahu { $actor ->
    [you] jsi ty.
    [detective] je detektiv.
   *[jack] je Jack.
}
london-plain-left = Karty ke hře: { NAMES($characters, form: "short") }.
london-plain-coming = Karty příštího kola: { NAMES($characters, form: "short") }.
london-plain-reach = { NAME($character, form: "short") } může jít na { LIST($places) }.
london-plain-person = { NAME($character) } ({ $letter }), { $place }: { $status ->
    [visible] je vidět ({ $why })
   *[invisible] ve tmě
}{ $known ->
    [cleared] , bez viny
    [stayed] , není Jack
   *[suspect] { "" }
}.
london-why-hint = Vidět je ten, kdo stojí u svítící lampy, v paprsku nebo vedle kohokoli jiného.
london-plain-gone = { NAME($character) } je pryč, výstupem { NAME($exit, form: "kde") }.
london-plain-lantern = Watsonova lucerna svítí { NAME($direction, form: "kam") }{ COUNT($places) ->
    [0] {" "}a neosvětluje žádné pole.
   *[other] {" "}přes { LIST($places) }.
}
london-plain-lamp = { $number ->
    [0] { $place }
   *[other] { $place } (lampa { $number })
}
london-plain-lamps = Svítí: { LIST($lamps) }. Zhasnuté: { COUNT($dark) ->
    [0] žádná
   *[other] { LIST($dark) }
}.
london-plain-goes-out = Lampa na { $place } zhasne na konci tohoto kola.
london-plain-lit = Ulice ve světle lamp: { LIST($places) }.
london-plain-manholes = Otevřené kanály: { LIST($opened) }. Zakryté: { LIST($covered) }.
london-help-gates = Výstupy: { LIST($gates) }.
london-gate = { $exit } u { $place }
london-plain-cordons = Výstupy: { LIST($gates) }. Uzavřené kordonem: { LIST($exits) }.
london-plain-round = Kolo { $round }: { $verdict ->
    [seen] Jack byl vidět.
   *[unseen] Jack nebyl vidět.
}
london-plain-alibis = { $player ->
    [detective] Karty alibi, které si vzal detektiv:
   *[jack] Karty alibi, které si vzal Jack:
} { $count ->
    [0] žádná.
   *[other] { $count }.
}
london-plain-alibis-known = { $who ->
    [you] Tvoje karty alibi:
    [detective] Detektivovy karty alibi:
   *[jack] Jackovy karty alibi:
} { NAMES($suspects, form: "short") }.

## London: notes and outlook

london-outlook = Kdyby kolo skončilo teď: vidět { $seen ->
    [0] není žádný podezřelý
    [one] je 1 podezřelý
    [few] jsou { $seen } podezřelí
   *[other] je { $seen } podezřelých
}, ve tmě { $unseen }.
london-outlook-own = Bez těch, jejichž karty držíš: vidět { $seen ->
    [0] není žádný podezřelý
    [one] je 1 podezřelý
    [few] jsou { $seen } podezřelí
   *[other] je { $seen } podezřelých
}, ve tmě { $unseen }.
london-outlook-jack = Hraješ jako { NAME($suspect, form: "nom") } a { $status ->
    [seen] JE TĚ VIDĚT
   *[unseen] JSI VE TMĚ
}. Podezřelí na očích: { $seen }, ve tmě: { $unseen }.
london-split = Na očích pak: { NAMES($seen, form: "short") }. Ve tmě: { NAMES($unseen, form: "short") }.
london-split-jack = Hraješ jako { NAME($suspect, form: "short") } a { $status ->
    [seen] BYLO BY TĚ VIDĚT
   *[unseen] SKRYLA BY TĚ TMA
}.
london-notes-stayed = Podezření trvá, ale Jack by tam, kde stáli, musel utéct, a tak to není: { NAMES($suspects, form: "nom") }.
london-notes-own = { $count ->
    [one] Podle svých karet alibi to víš:
   *[other] Podle tvých karet alibi je to jeden z těchto { $count }:
}
london-notes-detective = { $count ->
    [one] Detektiv drží kartu alibi. Může na ní být někdo z těchto podezřelých: { NAMES($suspects, form: "short") }.
    [few] Detektiv drží { $count } karty alibi. Mohou mezi nimi být: { NAMES($suspects, form: "short") }.
   *[other] Detektiv drží { $count } karet alibi. Mohou mezi nimi být: { NAMES($suspects, form: "short") }.
}

london-moves-heading = Každé slovo a kolik podezřelých by po něm bylo vidět : ve tmě.
london-moves-legend = { $mark } znamená, že by bylo vidět i tebe.
london-moves-cost = Za pískáním: body, které stojí (p).
london-moves-group = vidět { $seen }, ve tmě { $unseen }{ $jack ->
    [seen] , tebe je vidět
    [unseen] , ty ve tmě
   *[unknown] { "" }
}: { LIST($words) }.

london-moves-accuse = { $word } ({ NAME($accused, form: "short") }{ $innocent ->
    [cleared] , bez viny: prohra
    [stayed] , není Jack: prohra
    [card] , máš tu kartu: prohra
   *[open] { "" }
})
london-moves-decisive = Tohle hru hned rozhodne: { LIST($words) }.

## London: what is not possible now

london-turn-cost = { $end } ({ $points })
london-turn-which-points = V závorkách: body, které to stojí.
london-turn-which = {"  "}{ $begin }{ LIST($ends) }
london-no-street = { $kind ->
    [lamp] { $place } je lampa; tam nikdo stát nemůže.
   *[house] { $place } je dům; tam nikdo stát nemůže.
}
london-not-now-no-hand = { $word }: nejdřív si vyber kartu. Ke hře: { NAMES($characters, form: "short") }.
london-not-now-played = { NAME($character) } už v tomto kole na řadě { $character ->
    [stealthy] byla
   *[other] byl
}. Ke hře: { NAMES($characters, form: "short") }.
london-not-now-card = { NAME($character) } není mezi kartami tohoto kola. Ke hře: { NAMES($characters, form: "short") }.
london-not-now-in-hand = { $word } nejde: právě hraje { NAME($character, form: "short") }. Kartu vrátí undo.
london-not-now-facing = Nejdřív nasměruj lucernu: face-n, face-ne, face-se, face-s, face-sw nebo face-nw.
london-not-now-whistle = Nejdřív je třeba dopískat: { $points ->
    [one] zbývá 1 bod.
    [few] zbývají { $points } body.
   *[other] zbývá { $points } bodů.
}
london-not-now-ability = { $word } umí jen { NAME($character, form: "short") }; právě hraje { NAME($other, form: "short") }.
london-not-now-used = Tohle už { NAME($character, form: "short") } { $character ->
    [stealthy] udělala
   *[other] udělal
}; zbývá jen tah.
london-not-now-himself = Goodley píská na ostatní, ne na sebe.
london-not-now-twice = { NAME($character, form: "short") } už v tomto tahu píšťalku { $character ->
    [stealthy] slyšela
   *[other] slyšel
}; na každého se píská jen jednou.
london-not-now-out-of-hearing = Tohle píšťalka nesvede: každý se musí po ulicích přiblížit ke Goodleymu, na volné pole, a nakonec se { $points ->
    [one] musí utratit přesně 1 bod
    [few] musí utratit přesně { $points } body
   *[other] musí utratit přesně { $points } bodů
}. Co jde, vypíše moves whistle.
london-not-now-lamp = { $word }: světlo se přenáší ze svítící lampy na zhasnutou.
london-not-now-cordon = { $word }: kordon jde z uzavřeného výstupu na volný.
london-not-now-cover = { $word }: poklop jde ze zakrytého kanálu na otevřený.
london-not-now-face = Lucerna se směruje hned po Watsonově přesunu a jindy ne.
london-not-now-moved = { NAME($character, form: "short") } už svůj tah { $character ->
    [stealthy] udělala
   *[other] udělal
}.
london-not-now-jack-accuses = Obviňovat smí jen detektiv.
london-not-now-accuse = { $word }: { COUNT($places) ->
    [0] { NAME($character, form: "short") } na nikoho nedosáhne.
   *[other] { NAME($character, form: "short") } může obvinit na { LIST($places) }.
}
london-not-now-swap = Pole si s jinými vyměňuje jen Gull, a to místo tahu.
london-not-now-stay = { NAME($character, form: "short") } má kam jít, a tak musí.
london-not-now-occupied = { $role ->
    [detective] Na { $place } někdo stojí. Skončit tam tah znamená obvinit: accuse-{ $place }.
   *[jack] Na { $place } někdo stojí; projít se dá, zastavit ne.
}
london-not-now-move = { $word }: tam { NAME($character, form: "short") } nedojde. Kam to jde, vypíše moves.
london-not-now-detective-escapes = Utéct může jen Jack.
london-not-now-escape-seen = Karta svědků ukazuje „je vidět“: v tomto kole nikdo utéct nemůže.
london-not-now-escape-other = Odejít smí jen { NAME($character, form: "nom") }, a to vlastním tahem.
london-not-now-escape-cordon = U výstupu { $exit } je kordon.
london-not-now-escape-far = Ten výstup je moc daleko: odchod stojí jeden krok z pole vedle něj.

## London: help

london-help-you-detective = Jsi detektiv: zjisti, kdo je Jack, a skonči tah na jeho poli.
london-help-you-jack = Jsi Jack: po kole ve tmě odejdi volným výstupem, nebo vydrž 8 kol.
london-help-aim-detective = Svědci prozradí nejvíc, je-li vidět půlka podezřelých. Pozor na výstupy.
london-help-aim-jack = Drž se s davem: kdo je s tebou ve světle či ve tmě, zůstává podezřelý taky.
london-help-play = Vyber kartu: { NAMES($characters, form: "short") }. Například { $example }.
london-help-now-move = {"  "}{ $word }, nebo jen { $short }: jdi na { $drawn ->
    [yes] pole, které má na mapě +.
   *[no] pole v dosahu; vypíše je moves.
}
london-help-now-accuse = {"  "}{ $word }: skonči tah na někom. Je-li to Jack, vyhraješ, jinak prohraješ.
london-help-now-escape = {"  "}{ $word }: opusť Whitechapel a vyhraj.
london-help-now-swap = {"  "}{ $word }: místo tahu si vyměň pole { $character ->
    [smith] se
    [stealthy] se
   *[other] s
} { NAME($character, form: "sins") } či kýmkoli jiným.
london-help-now-stay = {"  "}{ $word }: { NAME($character, form: "short") } nemá kam jít.
london-help-now-face = {"  "}{ $word }, nebo jen { $short } (n, ne, se, s, sw, nw): kam lucerna svítí.
london-help-now-lamp = {"  "}{ $word }: přenes světlo na zhasnutou lampu. Před tahem, nebo po něm.
london-help-now-cordon = {"  "}{ $word }: přesuň kordon na volný výstup. Před tahem, nebo po něm.
london-help-now-cover = {"  "}{ $word }: přesuň poklop na otevřený kanál. Před tahem, nebo po něm.
london-help-now-whistle = {"  "}{ $word }: { NAME($character, form: "short") } jde blíž; { $points ->
    [one] k utracení je 1 bod
    [few] k utracení jsou { $points } body
   *[other] k utracení je { $points } bodů
}.

london-topic-holmes =
    Holmes jde o 1 až 3 pole. Po tahu si jeho hráč tajně vezme kartu alibi: kdo je
    na ní, není Jack.
london-topic-watson =
    Watson jde o 1 až 3 pole. Kdo jím pohnul, pak nasměruje jeho lucernu jedním ze
    šesti směrů; stejně tak ten, kdo ho přesune výměnou nebo píšťalkou. Paprsek jde
    rovně k domu, lampě nebo okraji plánu. Kdo v něm stojí, toho je vidět; Watsona
    samotného neosvětluje.
    face-n, face-ne, face-se, face-s, face-sw, face-nw
london-topic-smith =
    Smith jde o 1 až 3 pole a předtím nebo potom přenese jedno světlo ze svítící
    lampy na zhasnutou. Číslo jde se světlem.
    lamp-f5-h4: světlo z f5 jde na h4
london-topic-lestrade =
    Lestrade jde o 1 až 3 pole a předtím nebo potom přesune kordon z jednoho
    výstupu na volný.
    cordon-ne-se: kordon z ne jde na se
london-topic-stealthy =
    Stealthy (T) jde o 1 až 4 kroky a smí cestou procházet domy i lampami; skončit
    musí na ulici.
london-topic-goodley =
    Goodley jde o 1 až 3 pole a předtím nebo potom píská: jiní se k němu přiblíží,
    dohromady o tři kroky, a to jeden, dva nebo tři z nich, každý jen jednou. Každý
    musí po ulicích skončit blíž k němu než předtím, na volném poli; kanály
    nepomáhají. Co jde utratit, to se utratit musí.
    whistle-bert-f10: Bert přijde na f10. A znovu, dokud zbývají body.
london-topic-gull =
    Gull (U) jde o 1 až 3 pole, nebo si místo toho s kýmkoli vymění místo.
    swap-bert: Gull a Bert si vymění místo
london-topic-bert =
    Bert jde o 1 až 3 pole a předtím nebo potom přesune poklop z jednoho kanálu na
    otevřený, i když na některém z nich někdo stojí.
    cover-b1-k9: b1 je pak otevřený, k9 zakrytý
london-topic-moving =
    Chodí se po ulicích a kanálech a tah musí skončit jinde, než začal. Postavy
    v cestě nevadí, ale kde někdo stojí, tam se zastavit nedá (jen při obvinění).
    Domy a lampy cestu zavírají. Z otevřeného kanálu vede jeden krok do kteréhokoli
    jiného otevřeného. Kam se dá dojít, vypíše moves.
    Kdo nemá kam jít, zůstane: stay.
london-topic-light =
    Vidět je ten, kdo stojí u svítící lampy, v paprsku Watsonovy lucerny nebo vedle
    kohokoli jiného, i kdyby ten byl bez viny. Všichni ostatní jsou ve tmě. Na mapě
    je v hranatých závorkách, kdo je vidět: [H].
london-topic-witnesses =
    Po čtvrtém tahu kola Jack musí říct, zda je vidět. Je-li, jsou bez viny všichni
    podezřelí ve tmě; není-li, všichni, kdo vidět jsou. Kdo je bez viny, zůstává na
    mapě malým písmenem a hraje se jím dál. Karta svědků ukazuje odpověď po celé
    příští kolo.
london-topic-lamps =
    Na konci 1. kola navždy zhasne světlo s číslem 1, ať svítí kdekoli; 2, 3 a 4
    stejně tak po 2., 3. a 4. kole. Ostatní zůstanou.
london-topic-manholes =
    Kroužek za jménem pole je na mapě otevřený kanál, plný kroužek zakrytý.
    Z otevřeného kanálu do kteréhokoli jiného otevřeného je jeden krok. Zakryté
    jsou obyčejná ulice.
london-topic-accuse =
    Obviňuje jen detektiv, a to tak, že postavou, kterou hraje, skončí tah na
    někom: accuse-g5. Je-li to Jack, vyhrál, jinak prohrál.
london-topic-escape =
    Když karta svědků ukazuje, že Jack není vidět, smí Jack vlastní postavou
    a jejím vlastním tahem odejít výstupem bez kordonu: escape-nw. Z pole vedle
    výstupu to stojí ještě jeden krok. Pak vyhrál.
london-topic-alibis =
    Kdo hraje Holmese, bere si kartu alibi. Je na ní někdo, kdo není Jack; ví to
    jen ten, kdo si ji vzal. A tak může každá strana vědět víc, než ukazuje plán.
london-topic-board =
    Každý šestiúhelník má jméno: písmeno je sloupec, číslo šikmá řada. Velká
    písmena jsou podezřelí, malá ti bez viny; v hranatých závorkách je, kdo je
    vidět. ' ' je světlo lampy, = = paprsek, šipka u Watsona jeho směr. Lampy jsou
    v kulatých závorkách; svítící mají číslo nebo hvězdičku. Šrafované jsou domy.
    Kroužek je otevřený kanál, plný zakrytý. + značí, kam postava na tahu může,
    ! koho může obvinit. Panel ukazuje, co kolo po kole řekli svědci:
    V Jack byl vidět, N Jack nebyl vidět.
london-topic-board-plain =
    Whitechapel má 13 sloupců šestiúhelníků, a až m od západu k východu. Čísla
    v každém sloupci klesají od severu k jihu. Vedle g5 leží, po směru hodin od
    severu: g6, h6, h5, g4, f4 a f5. Krok na sever tedy přidá k číslu jedničku,
    krok na severovýchod jde do dalšího sloupce a přidá jedničku, krok na
    jihovýchod jde do dalšího sloupce a číslo nechá.
london-topic-end =
    Detektiv vyhraje správným obviněním. Jack vyhraje, když je obvinění mylné, když
    uteče, nebo když za osm kol nikdo obviněn nebyl, i kdyby všichni věděli,
    kdo Jack je.
london-topic-words =
    Akci nebo příkaz napiš celé, nebo jen jednoznačný začátek. Místo pomlček stačí
    mezery; play-, move- a face- lze vynechat a místo jména stačí písmeno z mapy.
    Tah má několik slov: nic se nezahraje, dokud nepotvrdíš celý tah, a u vezme
    poslední slovo zpět. Příkazy: board, moves, moves whistle, preview SLOVO,
    suspects, history, history words, primer, save SOUBOR, undo, why, quit. Ctrl-C
    nabídne uložení.
