### The command line. Names of options, commands and words stay as they are in every language.

## London: help

cli-lamplighter = Mr. Jack Pocket and Mr. Jack in London at the terminal: play them, look at recorded games and check that they were fair, let bots play, count and measure.
cli-lamplighter-example = To begin: lamplighter play
cli-option-version = Print the version and leave.
cli-option-json = Print JSON, for programs.
cli-option-plain = Sentences instead of drawings: for a screen reader.
cli-option-colour = Colour, or none. Without this, colour where a terminal shows it and NO_COLOR is not set.
cli-argument-game = The game: pocket or london.
cli-option-board = The board of london; the first is meant where none is named.
cli-argument-file = The record of a game.

cli-play-short = Play a game.
cli-play = Play a game against the computer, or against a second person at the same keyboard. Whatever is not given is asked for.
cli-play-example = Example: lamplighter play pocket --role jack --opponent lantern
cli-option-role = Your side: investigator (in london: detective) or jack; random lets chance decide.
cli-option-opponent = Whom to play: a level (ember, candle, lantern, streetlamp, lighthouse), another bot by its name, or human: a second person at this keyboard.
cli-option-seed-of-play = Deal from this number, so that the same game can be dealt again. Without it the deal comes from a secret that proves it fair.
cli-option-resume = Go on with the unfinished game in this file.
cli-option-save = Keep the game in this file. Without it, in a file named after the time.

cli-replay-short = Go through a recorded game.
cli-replay = Go through a recorded game. In a terminal, Enter goes on word by word; elsewhere, or with --ply, one position is shown. Nothing of what comes later is told: you see what a spectator saw then.
cli-replay-example = Example: lamplighter replay game.txt --ply 23
cli-option-ply = Show the position after so many words of the game, those of chance counted too.
cli-ply = { $ply } of { $plies }: { $word }{ $verdict ->
    [seen] {" "}(Jack was seen)
    [unseen] {" "}(Jack was not seen)
   *[none] { "" }
}
cli-ply-none = 0 of { $plies }: before the deal
cli-step = Enter = on, b = back, a number = go there, ? = help, q = leave:{" "}
cli-step-last = That was the last word; q leaves.
cli-step-first = That is the beginning; Enter goes on.
cli-step-beyond = The game has { $plies } words: type a number from 0 to { $plies }.
cli-step-unknown = “{ $typed }” leads nowhere: type just Enter, b, a number from 0 to { $plies }, ? or q.
cli-step-help = Each page shows the game after one more of its { $plies } words; a word of chance (such as a card drawn) is one too. Enter goes on by one, b goes back by one, a number from 0 to { $plies } goes to the page with that number, and q leaves. Nothing is told before its time.
cli-no-ply = the game has { $plies } words, so there is no position after { $ply }: choose a number from 0 to { $plies }
cli-still-secret = the game is not over, so what { NAME($role) } knows is still secret: choose spectator

cli-verify-short = Check that a recorded game was fair.
cli-verify = Check a recorded game: the commitment, every outcome of chance, every move, every verdict of the witnesses and the result. The exit code is 1 if anything is wrong.
cli-verify-example = Example: lamplighter verify game.txt
cli-verify-fair = { $file }: all is right. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $verdicts ->
    [one] 1 verdict
   *[other] { $verdicts } verdicts
} follow the rules, and { $chance ->
    [one] 1 outcome of chance is that
   *[other] { $chance } outcomes of chance are those
} of the seed that was committed to before the game began.
cli-verify-chosen = { $file }: all is right. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $verdicts ->
    [one] 1 verdict
   *[other] { $verdicts } verdicts
} follow the rules, and { $chance ->
    [one] 1 outcome of chance is that
   *[other] { $chance } outcomes of chance are those
} of the seed. But a person chose the seed, and may have known what it would bring.
cli-verify-unfinished = { $file }: nothing is wrong so far. { $moves ->
    [one] 1 move
   *[other] { $moves } moves
} and { $verdicts ->
    [one] 1 verdict
   *[other] { $verdicts } verdicts
} follow the rules. The outcomes of chance can be checked when the game is over.
cli-verify-wrong = { $file }: this is not right.
cli-verify-finding = { $finding }
cli-verify-no-client-seed = So nothing was bent on the way. That the seed was not picked from among several before that, only a seed which a player adds to it can show; this game has none, and needs none if you trust whoever dealt it.
cli-verify-not-dealt = The game did not begin with a deal but with a position that somebody gave.

cli-show-short = Draw one position.
cli-show = Draw one position, given as a position string, as one of the players or a spectator sees it.
cli-show-example = Example: lamplighter show "$(cat position.txt)" --viewer jack
cli-argument-position = A position string, in quotes; docs/notation.md has the grammar. The game and its board are found in it.
cli-option-viewer = Through whose eyes: investigator (in london: detective), jack or spectator. A game that is not over can only be replayed for those who know no secret of it.
cli-no-position = This is no position of { $game } that can be shown. { $why }
cli-position-of-another = A position of { $game } begins with one of { LIST($names) }.
cli-other-game = the position is one of { $game }: choose { $option } { $game }, or leave it out
cli-other-value = the position begins with { $value }: choose { $option } { $value }, or leave it out
cli-no-private-part = the position does not say what only { NAME($role) } knows: add its private part, after " = ", or choose another viewer

cli-simulate-short = Let two bots play many games.
cli-simulate = Let two bots play many games: the first is the investigator (in london: the detective), the second is Jack. The same seed gives the same games, however many workers share them.
cli-simulate-example = Example: lamplighter simulate pocket --bots greedy,random --games 200 --seed 7
cli-option-bots = Two bots, the investigator (detective) first, such as greedy,random; settings stand after a colon: ismcts:playouts=500.
cli-option-games = How many games.
cli-option-seed-of-simulate = Decides all deals and all choices of the bots.
cli-option-workers = How many processes share the work.
cli-progress-simulate = Playing
cli-match = { $game }, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
cli-match-player = { $role } { $bot } won { $wins }, { $rate } % (95 % interval { $low } to { $high })
cli-match-length = { $decisions } decisions a game on the average
cli-match-ending = { $role } by { $ending }: { $count }
cli-match-fault = { $bot } lost game { $index } by { $kind ->
    [illegal] an illegal action
   *[crash] a crash
}: { $why }
cli-match-more-faults = { $count ->
    [one] One more game was lost so.
   *[other] { $count } more games were lost so.
}

cli-arena-short = Find out which bot is the stronger one.
cli-arena = Let bots play pairs of games, the same deal and the same chance twice with the roles swapped: each bot against every other one, or one against the field. Win rates by role, Elo and time per move, with 95 % intervals. The same seed gives the same games, however many workers share them.
cli-arena-example = Example: lamplighter arena pocket --bots random,greedy --pairs 50 --seed 7
cli-option-arena-bots = Two bots or more, with commas between them; settings stand after a colon, such as ismcts:playouts=500.
cli-option-pairs = How many pairs of games two bots play; with --sprt, at most.
cli-option-seed-of-arena = Decides all deals, all chance and all choices of the bots.
cli-option-executor = Play on the workers of the Dask scheduler at this address, such as dask://10.0.0.1:8786, instead of here.
cli-option-field = Only the first bot meets the others.
cli-option-sprt = A test that ends a meeting as soon as it has the answer: is the first bot better by the first number of Elo at most, or by the second at least? Such as 0,50.
cli-option-code = A Python file with a bot of your own: a function act(view, rng), or a class with a method act. Can be given more than once.
cli-option-move-time = Seconds that a bot may take over a move; longer loses the game.
cli-option-records = Write the record of every game into this folder.
cli-option-journal = Write down in this file what is finished. With the same file the same command goes on where it was stopped.
cli-jobs-and-executor = the workers at --executor say themselves how many they are: leave one of the two out
cli-no-sprt = { $text } is not two numbers of Elo, the smaller one first: write something like 0,50
cli-bot-setting = this bot cannot be made: { $why }
cli-arena-title = { $game }, { $pairs ->
    [one] one pair of games
   *[other] { $pairs } pairs of games
}, seed { $seed }
cli-arena-bot = bot
cli-arena-won = won
cli-arena-median = median
cli-arena-p95 = 95 % within
cli-arena-meeting = first - second
cli-arena-pairs = pairs
cli-arena-sprt = { $first } - { $second }: { $answer ->
    [elo0] better by { $low } Elo at most
    [elo1] better by { $high } Elo at least
   *[open] no answer yet between { $low } and { $high } Elo
} (log-likelihood ratio { $ratio }, answered at { $least } and { $most })
cli-arena-role = { $role } won { $rate } % of all games (95 % interval { $low } to { $high }); between equals the role is worth { $elo } Elo ({ $least } to { $most })
cli-arena-fault = { $bot } as { $role } lost to { $against } in pair { $pair } by { $kind ->
    [illegal] an illegal action
    [overtime] taking too long
   *[crash] a crash
}: { $why }
cli-arena-unmade = The bot { $name } cannot be made: { $why }.
cli-arena-too-few = { $text } is not enough to compare: name two bots or more, with commas between them.
cli-arena-twice = { $name } is named twice. A bot meets others here; against itself, it plays in lamplighter simulate.
cli-arena-no-bot = { $game } has no bot { $name }: choose one of { LIST($names) }, or give its file with --code.
cli-arena-code-name = { $file }: a bot of your own cannot be called { $name }. Take letters, digits and underscores, and no name of a bot there is.
cli-arena-code-none = { $file } holds no bot: it takes a function act(view, rng), or exactly one class with a method act.
cli-arena-code-broken = { $file } cannot be run: { $why }.
cli-arena-other-journal = { $file } is the journal of other games: there, { $what } is not the same. It was left as it is; name another file.
cli-arena-no-journal = { $file } is no journal of the arena, or line { $line } was damaged. It was left as it is; name another file.
cli-arena-died = A process that played has died, for want of memory or by a bot's doing. What was finished is safe if --resume named a file; with --move-time, a bot that ends its process loses the game.
cli-arena-no-dask = Dask is not installed ({ $name } is missing). Install it with: pip install 'lamplighter[cluster]'
cli-arena-no-scheduler = No Dask scheduler answers at { $address }: { $why }. Check the address, and whether it runs.
cli-arena-no-workers = The scheduler at { $address } has no workers. Start some with: dask worker { $address }

cli-perft-short = Count the ways to play on.
cli-perft = Count the ways to play on from a deal for a number of words, outcomes of chance included. Two engines that agree on these counts play by the same rules.
cli-perft-example = Example: lamplighter perft pocket --seed 7 --depth 3 --divide
cli-option-depth = For how many words.
cli-option-seed-of-perft = The deal.
cli-option-divide = Print the count below each first word as well.
cli-progress-perft = Counting
cli-perft-total = depth { $depth }: { $nodes }

cli-bench-short = Measure the speed of the engine.
cli-bench = Measure random play: inside compiled code, and from Python by legal_actions and apply_action, without and with observation tensors; and what a start takes.
cli-bench-example = Example: lamplighter bench pocket --json
cli-option-seconds = Seconds for each of the three ways to play.
cli-progress-bench = Measuring
cli-bench-way = { $way ->
    [compiled] compiled            { $decisions } decisions/s { $games } games/s
    [python] Python              { $decisions } decisions/s { $games } games/s
   *[python_with_tensor] Python with tensors { $decisions } decisions/s { $games } games/s
}
cli-bench-import-s = import              { $seconds } s
cli-bench-start-s = first view          { $seconds } s once compiled
cli-bench-compile-s = compiling           { $seconds } s more, once
cli-bench-peak-memory-mb = memory              { $megabytes } MB for a game
cli-bench-peak-memory-compiling-mb = memory              { $megabytes } MB when it compiles
cli-bench-machine = { $cpu }, { $system }

cli-error = lamplighter: { $what }
cli-system = { $path }: { $why }. Check the name, and whether you may use it.
cli-system-nameless = The system refused: { $why }.
cli-fault = This is a fault in Lamplighter, not in what you typed: { $what }. Nothing was changed. With { $variable }=1 in the environment the same command shows where it happened; please report that.
cli-no-game = there is no game { $name }: choose one of { LIST($names) }
cli-no-option = { $game } has no such option: leave it out, or choose another game
cli-no-value = there is no { $option } { $value }: choose one of { LIST($names) }
cli-which-game = say which game you mean: one of { LIST($names) }
cli-no-role-at-all = no game has { $name }: choose one of { LIST($names) }
cli-no-role = { $game } has no { $name }: choose one of { LIST($names) }
cli-no-bot = there is no bot { $name }: choose one of { LIST($names) }
cli-no-opponent = there is no opponent { $name }: choose one of { LIST($names) }
cli-not-a-pair = { $text } is not two bots: name two, with a comma between them and no space, such as greedy,random

cli-serve-short = Play in the browser.
cli-serve = Serve the games to browsers: on this machine, or to whoever can reach it. Every option can be set by a variable as well (LAMPLIGHTER_BOT_PACE for --bot-pace) and by a line of a TOML file (bot_pace = 0.8); the option counts first, then the variable, then the file. A limit of 0 means none. Ctrl-C stops in order; what was played is kept.
cli-serve-example = Example: lamplighter serve --port 8080
cli-option-config = A TOML file with settings; the variable LAMPLIGHTER_CONFIG can name one as well.
cli-option-host = The address to listen on; 0.0.0.0 lets other machines in.
cli-option-port = The port; 0 takes a free one.
cli-option-database = Where games are kept: the path of an SQLite file, or an SQLAlchemy URL. Without it, ~/.local/share/lamplighter/tables.sqlite3
cli-option-public-url = Where people find the service, such as https://jack.example.org, if that is not where it listens.
cli-option-key-file = The file with the key that signs guests' cookies; it is made if there is none. Without it, one beside the database.
cli-option-proxies = Addresses of reverse proxies, with commas between them, that are believed about whom they speak for.
cli-option-bot-pace = Seconds that a bot seems to think over a move.
cli-option-bot-workers = How many processes bots think in.
cli-option-requests = Requests a second of one client address.
cli-option-messages = Messages a second on one connection.
cli-option-previews = Previews a second that one client address may ask for.
cli-option-openings = Tables a minute that one client address may open.
cli-option-connections = Open connections of one client address, its sockets among them.
cli-option-sockets = Open sockets of one client address.
cli-option-tables = Unfinished tables that one guest may have opened.
cli-option-waiting-days = Days after which a table that nobody has joined is forgotten.
cli-option-abandoned-days = Days without a move, or anything else, after which a game is ended; 15 at least.
cli-option-stop-seconds = How long an orderly stop may take.
cli-option-log-level = From which level on the log is written to standard error: debug, info, warning or error.
cli-option-open = Open a browser. Without this, where there is a display.
cli-serve-address = Lamplighter is at { $address } (Ctrl-C stops it).
cli-serve-elsewhere = Other machines in your network find it at { $address }.
cli-serve-not-installed = The service is not installed ({ $name } is missing). Install it with: pip install 'lamplighter[server]'
cli-serve-port-taken = Port { $port } of { $host } is in use. Stop what listens there, or choose another port: --port 0 takes a free one.
cli-serve-no-port = Cannot listen on port { $port } of { $host }: { $why }. Choose others with --host and --port.
cli-serve-cannot = The service cannot start: { $why }.
cli-serve-no-database = The database cannot be used: { $why }. Check --database, and whether you may write there.
cli-setting-toml = { $place } is no TOML file: { $why }.
cli-setting-name = { $place }: found { $found }, expected one of { LIST($names) }.
cli-setting-number = { $place }: found { $found }, expected a number from { $low } to { $high }.
cli-setting-kind = { $place }: found { $found }, expected { $kind ->
    [text] a text
    [url] an address such as https://jack.example.org, with nothing behind the name and port
   *[other] true or false
}.
