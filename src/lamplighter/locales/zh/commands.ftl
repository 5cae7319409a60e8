### The command line. Names of options, commands and words stay as they are in every language.

## London: help

cli-lamplighter = 终端里的 Mr. Jack Pocket 和 Mr. Jack 伦敦：玩游戏，回顾棋谱并检验是否公平，让电脑玩家对战，计数与测速。
cli-lamplighter-example = 开始：lamplighter play
cli-option-version = 显示版本并退出。
cli-option-json = 输出 JSON，供程序使用。
cli-option-plain = 用文字代替图画：适合屏幕阅读器。
cli-option-colour = 使用或不使用颜色。不指定时，终端支持颜色且未设置 NO_COLOR 就使用颜色。
cli-argument-game = 游戏：pocket 或 london。
cli-option-board = london 的地图；不指定时用第一张。
cli-argument-file = 一局游戏的棋谱。

cli-play-short = 玩一局游戏。
cli-play = 与电脑对战，或与同一键盘前的另一个人对战。没有指定的内容会逐项询问。
cli-play-example = 例如：lamplighter play pocket --role jack --opponent lantern
cli-option-role = 你的一方：investigator（london 中是 detective）或 jack；random 随机决定。
cli-option-opponent = 对手：一个级别（ember、candle、lantern、streetlamp、lighthouse）、其他电脑玩家的名字，或 human：同一键盘前的另一个人。
cli-option-seed-of-play = 按这个数字发牌，可以重现同一局。不指定时，按可证明公平的秘密种子发牌。
cli-option-resume = 继续这个文件里未完成的游戏。
cli-option-save = 把游戏保存在这个文件里。不指定时，文件以时间命名。

cli-replay-short = 回顾一局游戏。
cli-replay = 回顾一局游戏的棋谱。在终端里按回车逐个指令前进；在别处或使用 --ply 时只显示一个局面。不会透露后来的任何事：你看到的就是旁观者当时看到的。
cli-replay-example = 例如：lamplighter replay game.txt --ply 23
cli-option-ply = 显示游戏经过这么多个指令之后的局面，随机事件也计入。
cli-ply = { $ply }/{ $plies }：{ $word }{ $verdict ->
    [seen] （杰克被看见了）
    [unseen] （杰克没有被看见）
   *[none] { "" }
}
cli-ply-none = 0/{ $plies }：发牌之前
cli-step = 回车 = 前进，b = 后退，数字 = 跳到该处，? = 求助，q = 离开：{" "}
cli-step-last = 这是最后一个指令；q 离开。
cli-step-first = 这是开头；按回车前进。
cli-step-beyond = 这局游戏有{ $plies }个指令：请输入0到{ $plies }之间的数字。
cli-step-unknown = “{ $typed }”哪里也去不了：请直接按回车，或输入 b、0到{ $plies }之间的数字、? 或 q。
cli-step-help = 这局游戏共{ $plies }个指令，每一页显示再经过一个指令之后的局面；随机事件（例如抽到的牌）也算一个。回车前进一个，b 后退一个，0到{ $plies }之间的数字跳到那一页，q 离开。不会提前透露任何事。
cli-no-ply = 这局游戏有{ $plies }个指令，没有第{ $ply }个之后的局面：请选择0到{ $plies }之间的数字
cli-still-secret = 游戏还没有结束，{ NAME($role) }知道的事仍是秘密：请选择 spectator

cli-verify-short = 检验一局游戏是否公平。
cli-verify = 检验一局游戏的棋谱：承诺值、每个随机结果、每一步、每次目击者的回答以及胜负。如有任何差错，退出码为1。
cli-verify-example = 例如：lamplighter verify game.txt
cli-verify-fair = { $file }：全部正确。{ $moves }步行动和{ $verdicts }次目击回答符合规则，{ $chance }个随机结果都出自开局前承诺的种子。
cli-verify-chosen = { $file }：全部正确。{ $moves }步行动和{ $verdicts }次目击回答符合规则，{ $chance }个随机结果都出自种子。但种子是由人选定的，此人可能事先知道结果。
cli-verify-unfinished = { $file }：目前没有差错。{ $moves }步行动和{ $verdicts }次目击回答符合规则。随机结果要等游戏结束后才能检验。
cli-verify-wrong = { $file }：有差错。
cli-verify-finding = { $finding }
cli-verify-no-client-seed = 所以中途没有任何改动。至于种子是不是事先从多个里面挑出来的，只有玩家另加的种子才能证明；这局没有，如果你信任发牌的人，也就不需要。
cli-verify-not-dealt = 这局游戏不是从发牌开始，而是从某人给定的局面开始。

cli-show-short = 画出一个局面。
cli-show = 画出一个局面（以局面字符串给出），从某一方玩家或旁观者的角度来看。
cli-show-example = 例如：lamplighter show "$(cat position.txt)" --viewer jack
cli-argument-position = 带引号的局面字符串；语法见 docs/notation.md。游戏和地图由它得出。
cli-option-viewer = 从谁的角度看：investigator（london 中是 detective）、jack 或 spectator。未结束的游戏只能从不知道其秘密的人的角度回顾。
cli-no-position = 这不是可以显示的 { $game } 局面。{ $why }
cli-position-of-another = { $game } 的局面以下列之一开头：{ LIST($names) }。
cli-other-game = 这是 { $game } 的局面：请选择 { $option } { $game }，或省略它
cli-other-value = 这个局面以 { $value } 开头：请选择 { $option } { $value }，或省略它
cli-no-private-part = 这个局面没有说明只有{ NAME($role) }知道的事：请在 " = " 之后补上秘密部分，或换一个角度

cli-simulate-short = 让两个电脑玩家对战多局。
cli-simulate = 让两个电脑玩家对战多局：第一个是调查员（london 中是侦探），第二个是杰克。无论由多少个进程分担，同一个种子总是得到同样的对局。
cli-simulate-example = 例如：lamplighter simulate pocket --bots greedy,random --games 200 --seed 7
cli-option-bots = 两个电脑玩家，调查员（侦探）在前，例如 greedy,random；设置写在冒号之后：ismcts:playouts=500。
cli-option-games = 局数。
cli-option-seed-of-simulate = 决定所有发牌和电脑玩家的所有选择。
cli-option-workers = 分担工作的进程数。
cli-progress-simulate = 对战中
cli-match = { $game }，{ $games }局，种子 { $seed }
cli-match-player = { $role } { $bot } 胜 { $wins } 局，{ $rate }%（95% 区间 { $low } 到 { $high }）
cli-match-length = 平均每局 { $decisions } 次决策
cli-match-ending = { $role }（{ $ending }）：{ $count }
cli-match-fault = { $bot } 输掉第 { $index } 局，因为{ $kind ->
    [illegal] 行动不合规
   *[crash] 程序崩溃
}：{ $why }
cli-match-more-faults = 另有{ $count }局也是这样输掉的。

cli-arena-short = 比一比哪个电脑玩家更强。
cli-arena = 让电脑玩家成对地对战：同样的发牌、同样的随机结果玩两局，双方互换角色；可以循环对战，也可以只让第一个对其余各家。给出各角色的胜率、Elo 等级分和每步用时，均附 95% 区间。无论由多少个进程分担，同一个种子总是得到同样的对局。
cli-arena-example = 例如：lamplighter arena pocket --bots random,greedy --pairs 50 --seed 7
cli-option-arena-bots = 两个或更多电脑玩家，用逗号隔开；设置写在冒号之后，例如 ismcts:playouts=500。
cli-option-pairs = 两个电脑玩家之间对战多少对；用 --sprt 时为上限。
cli-option-seed-of-arena = 决定所有发牌、所有随机结果和电脑玩家的所有选择。
cli-option-executor = 不在本机，而在这个地址的 Dask 调度器所管的机器上对战，例如 dask://10.0.0.1:8786。
cli-option-field = 只让第一个电脑玩家对其余各家。
cli-option-sprt = 一有结论就结束对战的检验：第一个电脑玩家的优势最多是第一个 Elo 数，还是至少是第二个？例如 0,50。
cli-option-code = 含有你自己的电脑玩家的 Python 文件：一个函数 act(view, rng)，或一个带 act 方法的类。可以多次给出。
cli-option-move-time = 电脑玩家每步可用的秒数；超过就输掉这一局。
cli-option-records = 把每一局的棋谱写入这个文件夹。
cli-option-journal = 把已完成的对局记入这个文件。用同一个文件再运行同一条命令，就从停下的地方继续。
cli-jobs-and-executor = --executor 那里的机器自己会说明有多少：两个选项请去掉一个
cli-no-sprt = { $text } 不是两个由小到大的 Elo 数：请写成例如 0,50
cli-bot-setting = 无法创建这个电脑玩家：{ $why }
cli-arena-title = { $game }，{ $pairs }对对局，种子 { $seed }
cli-arena-bot = 电脑玩家
cli-arena-won = 胜局
cli-arena-median = 中位数
cli-arena-p95 = 95% 不超过
cli-arena-meeting = 前者 - 后者
cli-arena-pairs = 对数
cli-arena-sprt = { $first } - { $second }：{ $answer ->
    [elo0] 优势最多 { $low } Elo
    [elo1] 优势至少 { $high } Elo
   *[open] 在 { $low } 与 { $high } Elo 之间尚无结论
}（对数似然比 { $ratio }，到 { $least } 或 { $most } 时有结论）
cli-arena-role = { $role } 赢得全部对局的 { $rate }%（95% 区间 { $low } 到 { $high }）；实力相当时，这个角色值 { $elo } Elo（{ $least } 到 { $most }）
cli-arena-fault = { $bot }（{ $role }）在第 { $pair } 对中输给 { $against }，因为{ $kind ->
    [illegal] 行动不合规
    [overtime] 用时过长
   *[crash] 程序崩溃
}：{ $why }
cli-arena-unmade = 无法创建电脑玩家 { $name }：{ $why }。
cli-arena-too-few = { $text } 不足以比较：请写两个或更多电脑玩家，用逗号隔开。
cli-arena-twice = { $name } 写了两次。这里是与别家对战；与自己对战请用 lamplighter simulate。
cli-arena-no-bot = { $game } 没有电脑玩家 { $name }：请选择 { LIST($names) }，或用 --code 给出它的文件。
cli-arena-code-name = { $file }：你自己的电脑玩家不能叫 { $name }。请用字母、数字和下划线，并避开已有的名称。
cli-arena-code-none = { $file } 里没有电脑玩家：需要一个函数 act(view, rng)，或恰好一个带 act 方法的类。
cli-arena-code-broken = { $file } 无法运行：{ $why }。
cli-arena-other-journal = { $file } 是另一些对局的日志：其中 { $what } 不同。文件没有改动；请换一个文件。
cli-arena-no-journal = { $file } 不是竞技场的日志，或者第 { $line } 行已损坏。文件没有改动；请换一个文件。
cli-arena-died = 一个正在对战的进程终止了：内存不足，或是电脑玩家所为。如果 --resume 指定了文件，已完成的部分都还在；用 --move-time 时，终止自己进程的电脑玩家输掉那一局。
cli-arena-no-dask = 没有安装 Dask（缺少 { $name }）。安装命令：pip install 'lamplighter[cluster]'
cli-arena-no-scheduler = { $address } 没有 Dask 调度器应答：{ $why }。请检查地址，以及它是否在运行。
cli-arena-no-workers = { $address } 的调度器没有可用的机器。启动命令：dask worker { $address }

cli-perft-short = 计算后续走法的数目。
cli-perft = 从一次发牌开始，计算若干个指令之内的走法数目，随机结果也计入。两个引擎如果数目一致，规则就一致。
cli-perft-example = 例如：lamplighter perft pocket --seed 7 --depth 3 --divide
cli-option-depth = 多少个指令。
cli-option-seed-of-perft = 发牌。
cli-option-divide = 同时列出每个首个指令之下的数目。
cli-progress-perft = 计数中
cli-perft-total = 深度 { $depth }：{ $nodes }

cli-bench-short = 测量引擎的速度。
cli-bench = 测量随机对局：在编译后的代码里，以及在 Python 里用 legal_actions 和 apply_action，带或不带观测张量；还有启动所需的时间。
cli-bench-example = 例如：lamplighter bench pocket --json
cli-option-seconds = 三种方式各用多少秒。
cli-progress-bench = 测速中
cli-bench-way = { $way ->
    [compiled] 编译代码            { $decisions } 次决策/秒 { $games } 局/秒
    [python] Python              { $decisions } 次决策/秒 { $games } 局/秒
   *[python_with_tensor] Python（带张量）    { $decisions } 次决策/秒 { $games } 局/秒
}
cli-bench-import-s = 导入                { $seconds } 秒
cli-bench-start-s = 首个视图            { $seconds } 秒（已编译）
cli-bench-compile-s = 编译                { $seconds } 秒，另加，仅一次
cli-bench-peak-memory-mb = 内存                { $megabytes } MB（一局游戏）
cli-bench-peak-memory-compiling-mb = 内存                { $megabytes } MB（编译时）
cli-bench-machine = { $cpu }，{ $system }

cli-error = lamplighter: { $what }
cli-system = { $path }：{ $why }。请检查名称，以及你是否有权使用它。
cli-system-nameless = 系统拒绝了：{ $why }。
cli-fault = 这是 Lamplighter 的故障，不是你输入有误：{ $what }。没有改动任何东西。设置环境变量 { $variable }=1 后再运行同一命令，会显示故障位置；请报告给我们。
cli-no-game = 没有游戏 { $name }：请选择 { LIST($names) }
cli-no-option = { $game } 没有这个选项：请省略它，或选择另一个游戏
cli-no-value = 没有 { $option } { $value }：请选择 { LIST($names) }
cli-which-game = 请说明是哪个游戏：{ LIST($names) }
cli-no-role-at-all = 没有任何游戏有 { $name }：请选择 { LIST($names) }
cli-no-role = { $game } 没有 { $name }：请选择 { LIST($names) }
cli-no-bot = 没有电脑玩家 { $name }：请选择 { LIST($names) }
cli-no-opponent = 没有对手 { $name }：请选择 { LIST($names) }
cli-not-a-pair = { $text } 不是两个电脑玩家：请写两个名称，中间用逗号、不加空格，例如 greedy,random

cli-serve-short = 在浏览器里玩。
cli-serve = 为浏览器提供游戏：供这台电脑使用，或供任何能连到它的人使用。每个选项也可以用环境变量（--bot-pace 对应 LAMPLIGHTER_BOT_PACE）或 TOML 文件中的一行（bot_pace = 0.8）来设置；选项优先，其次是变量，最后是文件。上限为0表示不限。按 Ctrl-C 有序停止；已经进行的游戏会保留。
cli-serve-example = 例如：lamplighter serve --port 8080
cli-option-config = 写有设置的 TOML 文件；也可以用环境变量 LAMPLIGHTER_CONFIG 指定。
cli-option-host = 监听的地址；0.0.0.0 允许其他电脑连接。
cli-option-port = 端口；0 表示自动选一个空闲端口。
cli-option-database = 保存游戏的地方：SQLite 文件的路径，或 SQLAlchemy URL。不指定时为 ~/.local/share/lamplighter/tables.sqlite3
cli-option-public-url = 别人访问这个服务的地址，例如 https://jack.example.org；与监听地址不同时才需要。
cli-option-key-file = 存放签署访客 cookie 的密钥的文件；没有就会创建。不指定时，放在数据库旁边。
cli-option-proxies = 可信反向代理的地址，用逗号分隔；相信它们所说的客户端来源。
cli-option-bot-pace = 电脑玩家每步看上去要思考的秒数。
cli-option-bot-workers = 电脑玩家用多少个进程思考。
cli-option-requests = 单个客户端地址每秒的请求数。
cli-option-messages = 单个连接每秒的消息数。
cli-option-previews = 单个客户端地址每秒可以请求的预览数。
cli-option-openings = 单个客户端地址每分钟可以开的牌桌数。
cli-option-connections = 单个客户端地址同时打开的连接数，包括 WebSocket 连接。
cli-option-sockets = 单个客户端地址同时打开的 WebSocket 连接数。
cli-option-tables = 单个访客可以开的未完成牌桌数。
cli-option-waiting-days = 无人加入的牌桌保留多少天。
cli-option-abandoned-days = 一局游戏多少天没有任何动静就结束；至少 15 天。
cli-option-stop-seconds = 有序停止最多用多少秒。
cli-option-log-level = 从哪一级起把日志写到标准错误：debug、info、warning 或 error。
cli-option-open = 打开浏览器。不指定时，有显示器就打开。
cli-serve-address = Lamplighter 的地址是 { $address }（按 Ctrl-C 停止）。
cli-serve-elsewhere = 你网络里的其他电脑可以用 { $address } 访问它。
cli-serve-not-installed = 服务没有安装（缺少 { $name }）。安装命令：pip install 'lamplighter[server]'
cli-serve-port-taken = { $host } 的端口 { $port } 已被占用。请停止占用它的程序，或换一个端口：--port 0 会自动选一个空闲端口。
cli-serve-no-port = 无法监听 { $host } 的端口 { $port }：{ $why }。请用 --host 和 --port 换一个。
cli-serve-cannot = 服务无法启动：{ $why }。
cli-serve-no-database = 无法使用数据库：{ $why }。请检查 --database，以及你是否有权写入那里。
cli-setting-toml = { $place } 不是 TOML 文件：{ $why }。
cli-setting-name = { $place }：现在是 { $found }，应为以下之一：{ LIST($names) }。
cli-setting-number = { $place }：现在是 { $found }，应为 { $low } 到 { $high } 之间的数字。
cli-setting-kind = { $place }：现在是 { $found }，应为{ $kind ->
    [text] 文本
    [url] 一个地址，例如 https://jack.example.org，名称和端口之后不带任何内容
   *[other] {" "}true 或 false
}。
