### What is told at a table of either game, at the terminal and in the browser.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

heading-over = La partie s’achève à la manche { $round } : { NAME($winner) } a gagné

state-cleared = hors cause
state-you = moi
state-jack = Jack

## Setting up a game

start-preparing = Préparation des règles pour cet ordinateur : quelques secondes, une seule fois…
start-preparing-bot = Préparation de { $name } pour cet ordinateur : quelques secondes, une seule fois…
start-role = Vous êtes { NAME($role) } ; { NAME($other) } est le bot { $opponent }. Tapez ? à tout moment.
start-together = Partie à deux joueurs. Tapez ? à tout moment.
start-sealed = La donne est scellée : { $commitment }… (history montre le sceau entier).
start-no-opponent = Il n’y a pas d’adversaire nommé « { $name } ». Au choix : { LIST($names) }.

setup-game = À quel jeu voulez-vous jouer ?
setup-role = Quel camp choisissez-vous ?
setup-opponent = Contre qui ?
setup-level-option = { $name } : { NAME($name) }, { $text }
setup-human-option = { $name } : une deuxième personne à ce clavier
level-ember = connaît à peine les règles et voit peu ; pour vos premières parties
level-candle = sait ce qui compte, mais laisse passer bien des choses
level-lantern = pense à la fin de la manche, sans remarquer tous les coups
level-streetlamp = réfléchit à chaque manche ; pour joueurs expérimentés
level-lighthouse = le plus fort de tous : voit loin et ne trahit rien
setup-option = {"  "}{ $number }  { $option }
setup-prompt = Numéro ou nom (Entrée = { $default }, ? = comment on joue) :{" "}
setup-again = Tapez un nombre de 1 à { $count }, ou l’un de ces mots : { LIST($names) }.

## One turn

turn-prompt = { NAME($role, form: "short") } (? = aide)>{" "}
turn-hint = Tapez une action, par exemple { $example }, ou ? pour l’aide.
turn-saved-without = { $count ->
    [one] Le mot de ce tour n’est pas encore joué ; il n’est donc pas gardé.
   *[other] Les { $count } mots de ce tour ne sont pas encore joués ; ils ne sont donc pas gardés.
}
turn-go-again = C’est joué. À vous encore.
turn-hint-first = Tapez une action, par exemple { $short } pour { $example }. Vous la verrez à l’essai.
turn-confirm = { $count ->
    [one] Jouer { $word } ? Entrée = oui, u = reprendre :{" "}
   *[other] Jouer ces { $count } mots ? Entrée = oui, u = reprendre { $word } :{" "}
}
turn-taken-back = { $word } : repris. Rien n’a été joué.
turn-preview-first = Dites d’abord s’il faut jouer : Entrée = oui, u = reprendre { $word }. Ou tapez une autre action.
turn-nothing-to-undo = Il n’y a rien à reprendre : un coup confirmé reste joué, car il a pu révéler quelque chose.
turn-unclear = « { $typed } » peut vouloir dire { $words }{ $more ->
    [0] .
    [one] {" "}ou encore un autre mot. Tapez-en un peu plus.
   *[other] {" "}ou { $more } autres mots. Tapez-en un peu plus.
}
turn-unknown = { COUNT($alike) ->
    [0] « { $typed } » n’est pas un mot de ce jeu. moves donne les actions, ? explique.
   *[other] « { $typed } » n’est pas un mot de ce jeu. Vouliez-vous dire { $either } ?
}

preview-heading = { $count ->
    [one] À L’ESSAI, { $word } : rien n’est encore joué
   *[other] PAS ENCORE JOUÉ : { $word }
}
preview-only = Ce n’était qu’un essai. Tapez { $word } pour le jouer, board pour revoir le plateau tel qu’il est.
preview-what = « { $typed } » n’est pas une action possible maintenant. Tapez preview et une action de la liste que donne moves.
preview-last = Ensuite vient l’appel à témoins.

## A hint: what the strongest bot would do, and what speaks for it

hint-words = Conseil : { $words }
hint-play = Pour le jouer, tapez-le{ $count ->
    [one] {"."}
   *[other] , un mot après l’autre.
}
hint-preparing = Préparation du bot le plus fort pour cet ordinateur : quelques secondes, une seule fois …
hint-split = Si l’on appelait alors les témoins, il resterait { $seen ->
    [one] 1 suspect
   *[other] { $seen } suspects
} si Jack est vu, { $unseen } s’il ne l’est pas.
hint-no-split = Si l’on appelait alors les témoins, personne ne serait mis hors de cause ; ce coup prépare la suite.
hint-jack = Vous, { NAME($suspect, form: "short") }, { $status ->
    [seen] seriez visible
   *[unseen] ne seriez pas visible
}, { $others ->
    [0] et il ne resterait aucun autre suspect.
    [one] et 1 autre personnage resterait suspect avec vous.
   *[other] et { $others } autres personnages resteraient suspects avec vous.
}
hint-chance = Vos chances de gagner ainsi, selon l’ordinateur : environ { $percent } %.

## What has happened

told-with-change = { $told } { $change }
told-jack = { $known ->
    [you] Vous tirez votre identité : { NAME($suspect, form: "le") }.
    [yes] Jack tire son identité : c’est { NAME($suspect, form: "le") }.
   *[no] Jack tire son identité et la garde pour lui.
}

## The call for witnesses

call-heading-after = Manche { $round } : les témoins ont parlé
call-left = { COUNT($suspects) ->
    [one] Il reste un suspect : { NAMES($suspects, form: "short") }.
   *[other] Il reste { COUNT($suspects) } suspects : { NAMES($suspects, form: "short") }.
}

## The end

end-jack = { $who ->
    [you] Vous étiez { NAME($suspect, form: "le") }.
   *[jack] Jack était { NAME($suspect, form: "le") }.
}
end-winner = { $who ->
    [you] Vous avez gagné.
    [investigator] L’enquêteur a gagné.
    [detective] Le détective a gagné.
   *[jack] Jack a gagné.
}
end-early = { $how ->
    [resignation] { $who ->
        [you] Vous avez abandonné.
        [investigator] L’enquêteur a abandonné.
        [detective] Le détective a abandonné.
       *[jack] Jack a abandonné.
    }
    [time] { $who ->
        [you] Votre temps est écoulé.
        [investigator] Le temps de l’enquêteur est écoulé.
        [detective] Le temps du détective est écoulé.
       *[jack] Le temps de Jack est écoulé.
    }
    [absence] { $who ->
        [you] Votre absence a trop duré.
        [investigator] L’enquêteur s’est absenté trop longtemps.
        [detective] Le détective s’est absenté trop longtemps.
        [jack] Jack s’est absenté trop longtemps.
       *[nobody] L’un des joueurs s’est absenté trop longtemps.
    }
   *[agreement] Les joueurs ont décidé d’arrêter.
}

## Two persons at one keyboard

curtain-pass = Le clavier passe { NAME($player, form: "a") }. { $looks_away ->
    [yes] Appuyez sur Entrée quand l’autre ne regarde plus :
   *[no] Appuyez sur Entrée pour continuer :
}{" "}
curtain-empty-lines = ({ $lines ->
    [one] { $lines } ligne vide cache
   *[other] { $lines } lignes vides cachent
} le tour { NAME($player, form: "de") }. Merci de ne pas remonter.)
pause = Entrée pour continuer :{" "}
pause-witnesses = Entrée pour entendre leur réponse :{" "}

## Plain mode: what the drawing shows, in sentences

plain-order = Ordre de cette manche : { NAMES($players, form: "short") }.

## Notes, history, moves

notes-title = { $count ->
    [one] D’après ce que tous savent, Jack ne peut être que :
   *[other] D’après ce que tous savent, Jack est l’un de ces { $count } suspects :
}
notes-suspect = {"  "}{ NAME($suspect, form: "long") } : { $percent } %
history-empty = Il ne s’est encore rien passé.
history-commitment = La donne a été scellée avant le premier coup par cet engagement : { $commitment }
history-deal = La donne
history-words-deal = La donne : { $words }
history-round = Manche { $round } : { $words }
history-verdict-seen = {"  "}Jack a été vu.
history-verdict-unseen = {"  "}Jack n’a pas été vu.
moves-none = Aucune action possible maintenant ne commence ainsi.

## Help

help-now = Ce que vous pouvez faire maintenant :
help-typing-example = { $short } pour { $word }
help-typing = Un début sans ambiguïté suffit : { LIST($examples) }.
help-commands =
    Outre les actions :
      moves      ce que montrerait chacune      suspects   qui peut être Jack
      preview    une action à l’essai           history    ce qui s’est passé
      board      revoir le plateau              primer     le jeu en bref
      why        pourquoi chacun est visible    hint       un bon coup, et pourquoi
      save FICHIER  garder la partie            quit
help-more = Règles : ? et l’un de ces mots : { LIST($topics) }.
help-no-topic = Il y a de l’aide sur : { LIST($topics) }.

## Saving and leaving

save-resume = La partie est enregistrée. Pour la reprendre :
save-over = La partie est enregistrée. Pour vérifier que la donne et les coups sont réguliers :
save-exists = Rien d’enregistré : { $path } sert déjà à autre chose. Choisissez un autre nom : save FICHIER. La partie elle-même est intacte.
save-failed = Impossible d’enregistrer dans { $path } : { $why }. Choisissez un autre endroit : save FICHIER. La partie elle-même est intacte.
save-refused = Le compte rendu ne peut pas être écrit dans { $path } : { $why }. Choisissez un autre fichier.
leave-question = Entrée = garder et quitter, n = quitter sans, b = retour, ou un fichier :{" "}
again = Encore ? Entrée = camps inversés, s = mêmes camps, q = quitter :{" "}
again-together = Encore ? Entrée = une autre partie, q = quitter :{" "}
leave-unsaved = Partie quittée sans enregistrer. Bonne nuit.
leave-nothing = Rien de nouveau n’a été joué. Bonne nuit.
leave-before-start = Bonne nuit.
leave-end-of-input = Il n’y a plus rien à lire, la partie s’arrête donc là.
resume-done = Ravi de vous revoir. La partie reprend à la manche { $round }.
resume-missing = La partie { $path } ne peut pas être ouverte : { $why }.
resume-damaged = { $path } ne peut pas être lu comme une partie : { $why }
resume-over = La partie de { $path } est finie. Pour la revoir :
resume-settled = Le jeu, les joueurs et la donne sont déjà fixés dans { $path } : n’indiquez ni GAME, ni --board, ni --role, ni --opponent, ni --seed.
resume-no-secret = Le volet secret de cette partie manque : { $path }. Il est écrit à côté du compte rendu quand on enregistre, et la partie ne peut pas continuer sans lui.
