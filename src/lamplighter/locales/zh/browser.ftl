### The page in the browser.

## In the browser

web-skip = 跳到正文
web-nav = 页面
web-nav-home = 首页
web-nav-lobby = 大厅
web-title-home = 开始游戏
web-title-lobby = 大厅
web-title-table = 牌桌
web-title-replay = 回顾
web-title-lost = 找不到页面
web-settings = 设置
web-settings-language = 语言
web-settings-light = 明暗
web-settings-light-auto = 跟随设备
web-settings-light-light = 白天
web-settings-light-dark = 夜晚
web-settings-sound = 声音
web-on = 开
web-off = 关
web-close = 关闭
web-back = 返回
web-loading = 请稍候……
web-copy = 复制
web-copied = 已复制
web-share = 分享
web-try-again = 再试一次
web-footing-unofficial = Mr. Jack 和 Mr. Jack Pocket 由 Bruno Cathala 与 Ludovic Maublanc 设计。这是爱好者制作的非官方页面，与出版商无关。
web-footing-ours = 图画、文字和程序都是我们自己做的。不用注册，没有广告，不加载任何外部内容。
web-lost-heading = 这里什么也没有
web-lost-text = 地址可能有误，或者已经失效。
web-offline-heading = 没有网络
web-offline-text = 页面还在，但存放游戏的服务器现在连不上。什么都没有丢：走过的每一步都保存在那里。等有网络时再试。

web-home-heading = 谁是杰克？
web-home-text = 嫌疑人中有一个是杰克。一位玩家知道是谁，趁着大雾悄悄溜走；另一位一轮一轮地追问：有人看见他吗？
web-home-game = 选择游戏
web-game-pocket = Mr. Jack Pocket
web-game-pocket-text = 九名嫌疑人。15分钟。
web-game-london = Mr. Jack
web-game-london-text = 灯下伦敦。30分钟。
web-home-side = 你扮演
web-role-investigator = 调查员
web-role-detective = 侦探
web-role-jack = 杰克
web-role-random = 随机
web-home-opponent = 对手
web-opponent-bot = 电脑
web-opponent-friend = 朋友
web-opponent-anyone = 任何人
web-opponent-here = 身边的人
web-opponent-friend-text = 你会得到一个链接，发给朋友就行。朋友不用注册。
web-opponent-anyone-text = 你的游戏会列在大厅里，直到有人入座。
web-opponent-here-text = 两个人，一台设备。不该让对方看见的，有幕布遮住。
web-home-play-bot = 开始
web-home-play-friend = 生成给朋友的链接
web-home-play-anyone = 等人来玩
web-home-play-here = 在这台设备上玩
web-home-busy = 请稍候……
web-home-more = 更多选项：名字、计时
web-home-going = 未完的对局
web-home-going-all = 全部显示
web-go-on = 继续
web-home-watch = 可加入或旁观的游戏
web-name = 你的名字
web-name-example = 别人会看到
web-clock = 计时
web-clock-none = 不计时
web-clock-bank = 每方{ $minutes }分钟，每回合加{ $increment }秒
web-clock-days = 每回合{ $days }天
web-level = 电脑难度
web-bot-greedy = 会动脑筋
web-bot-random = 随便乱走
web-board = 地图
web-board-revised = 现行版
web-board-first-2006 = 2006年初版

web-lobby-heading = 大厅
web-lobby-waiting = 等人入座
web-lobby-running = 正在进行
web-lobby-none-waiting = 现在没有人在等。你来开一局，就会列在这里。
web-lobby-none-running = 现在没有正在进行的游戏。
web-lobby-open = 开一局
web-lobby-watch = 旁观
web-lobby-mine = 你的对局
web-lobby-sit = 扮演{ $role }
web-lobby-seat = { $role }：{ $name }
web-round = 第{ $round }轮
web-watchers = { $count }人旁观

web-invited-heading = { $name }邀你玩一局
web-invited-text = 游戏是 { $game }。你将扮演{ $role }。
web-invited-clock = { $clock }。
web-return-heading = 你的游戏
web-used-heading = 这个链接已经用过了
web-used-text = 它不再打开任何座位：座位已有人，或者游戏已经结束。你可以旁观，也可以自己开一局。
web-sit-down = 入座开始
web-waiting-friend = 把这个链接发给朋友
web-waiting-friend-text = 朋友打开链接并入座后，游戏就开始。链接只能用一次。你可以关掉页面，以后再回来。
web-waiting-anyone = 等人入座
web-waiting-anyone-text = 你的游戏列在大厅里，有人入座就开始；请开着这个页面，以便得知。
web-waiting-watch = 这局还没有开始
web-waiting-watch-text = 还在等第二位玩家。页面会自动更新。
web-waiting-link = 给朋友的链接
web-waiting-share = 和我玩一局吗？
web-local-only = 这个地址只能在这台设备上使用，别的设备打不开。如果服务器是你的，请用“lamplighter serve --host 0.0.0.0”启动它，用这台电脑的网络地址打开本页，从那里发送链接。
web-cancel-table = 算了，关掉这张牌桌
web-you-are = 你扮演{ $role }
web-you-are-suspect = 你是{ NAME($suspect) }
web-table-gone = 没有这张牌桌
web-aim-pocket-investigator = 你是调查员：在杰克得到六个沙漏之前，查出他是谁。
web-aim-pocket-jack = 你是杰克：别被看见。集齐六个沙漏，或撑过八轮，你就赢了。
web-aim-london-detective = 你是侦探：在八轮之内查出八人中谁是杰克，并指控他。只能指控一次。
web-aim-london-jack = 你是杰克：在一次没被看见的传唤之后从开放的出口逃走，或者撑过八轮。

web-you = 你
web-away = 离开
web-to-move = 轮到这一方
web-seat-free = 空座位
web-seat-bot = 电脑
web-seat-bot-level = 电脑（{ $bot }）
web-seat-level = { $level }（电脑）
web-seat-guest = 访客
web-seat-guest-second = 访客2
web-time-left = 剩余时间：{ $time }
web-time-days = { $days }天{ $hours }时
web-turn-yours = 轮到你。
web-hint = 提示
web-hint-thinking = 思考中……
web-hint-title = 最强的电脑玩家在这里会怎么走，为什么（H 键）
web-turn-on = 还是轮到你。
web-turn-theirs = { $name }（{ $role }）正在思考。
web-turn-awaited = 正在等待{ $name }（{ $role }）。
web-turn-chance = 正在发牌。
web-turn-looking = 正在预览……
web-missed = { $when ->
    [complete] 这一步已经选好：请执行，或者撤回。
    [waiting] 还没有轮到你。
    [pocket] 那里现在什么也做不了。请选一枚标记，或者一处标出的位置。
   *[london] 那里现在什么也做不了。请选一处标出的位置。
}
web-turn-sending = 正在执行……
web-play = 执行
web-play-accuse = 指控{ NAME($accused, form: "short") }
web-play-escape = 由{ NAME($exit) }出口逃出
web-play-so-far = 先确定执行这{ $count }步，然后继续
web-take-back = 撤回
web-split-seen = { $count ->
    [0] 没有人被看见。
   *[other] 被看见：{ NAMES($suspects) }。
}
web-split-unseen = { $count ->
    [0] 所有人都被看见。
   *[other] 没被看见：{ NAMES($suspects) }。
}
web-split-seen-would = { $count ->
    [0] 不会有人被看见。
   *[other] 会被看见：{ NAMES($suspects) }。
}
web-split-unseen-would = { $count ->
    [0] 所有人都会被看见。
   *[other] 不会被看见：{ NAMES($suspects) }。
}
web-split-ends = 这会立刻结束游戏。
web-link-lost = 连接断开。游戏没有丢，正在重连……
web-absent = { $name }离开了。
web-absent-wait = 也许只是一会儿。再过{ $time }，你可以选择结束游戏。
web-absent-claim = 你可以继续等，也可以就此结束游戏。
web-claim-stop = 不分胜负，就此结束
web-claim-win = 判我获胜

web-tabs = 游戏旁边
web-tab-history = 经过
web-tab-words = 指令
web-tab-notes = 笔记
web-tab-chat = 聊天
web-tab-table = 牌桌
web-look-back = 往回看
web-ply = { $ply }/{ $plies }
web-turn-at = 第{ $round }轮，第{ $turn }次行动（共4次）
web-first = 回到开头
web-last = 回到现在
web-step-back = 后退一步
web-step-on = 前进一步
web-back-to-game = 回到游戏
web-call-again = 再看一次传唤
web-words-label = 输入一个行动，或只输入开头
web-words-help = 按回车选定；输入框为空时按回车执行。按 / 键可跳到这里。
web-words-list = 现在能执行的所有行动
web-words-several = 以此开头的不止一个：{ LIST($words) }……
web-words-none = 没有以“{ $typed }”开头的可行行动。
web-words-wait = 还没有轮到你。
web-words-draft = 已选：{ LIST($words) }。请执行，或者撤回。
web-words-seen = { $count }人被看见
web-words-ends = 结束游戏
web-notes-text = 笔记只有你能看见，只保存在这台设备上。
web-notes-sign = { NAME($suspect) }：{ $sign ->
    [maybe] 可能是杰克
    [not] 不是杰克
    [surely] 一定是杰克
   *[none] 没有标记
}
web-notes-own = 自己写
web-chat-players = 游戏结束前，只有对手能看到。
web-chat-watchers = 旁观者在这里聊天。游戏结束后玩家才能看到。
web-chat-all = 游戏已结束：所有人都能看到全部内容。
web-chat-mute = 静音
web-chat-unmute = 显示聊天
web-chat-muted = 聊天已静音。
web-chat-empty = 还没有人说话。
web-chat-label = 说点什么
web-chat-send = 发送
web-chat-heard = { $name }说：{ $text }
web-chat-unread = { $count }条新消息
web-ask-undo = 请求撤回一步
web-ask-stop = 提议停止
web-resign = 认输
web-resign-question = 这局要认输吗？
web-resign-text = 对方获胜，一切都会亮开。
web-resign-yes = 是，认输
web-resign-no = 不，继续
web-cancel-game = 取消这一局
web-link-watch = 给旁观者的链接
web-link-own = 你自己的座位，供另一台设备用
web-link-own-text = 谁有这个链接，谁就能替你玩。不要给任何人看。
web-commitment = 本局随机结果的封印，结束后可以检验：

web-offer-undo = { $name }想撤回上一步。
web-offer-stop = { $name }想就此停止，不分胜负。
web-offer-rematch = { $name }想交换身份再来一局。
web-offered-undo = 你请求撤回你的上一步。
web-offered-stop = 你提议就此停止。
web-offered-rematch = 你提议交换身份再来一局，正在等对方回答。
web-accept = 同意
web-decline = 不同意
web-withdraw = 收回
web-told-undo-declined = { $name }希望这一步保持不变。
web-told-stop-declined = { $name }想继续玩。
web-told-rematch-declined = { $name }这次不想再来一局。
web-told-withdrawn = { $name }收回了请求。
web-news-undo-made = { $role }请求撤回上一步。
web-news-undo-declined = 这一步不撤回。
web-news-undo-withdrawn = 这一步不撤回。
web-news-undo-accepted = 这一步已撤回。
web-news-stop-made = { $role }提议停止。
web-news-stop-declined = 游戏继续。
web-news-stop-withdrawn = 游戏继续。
web-news-stop-accepted = 游戏停止。
web-news-rematch-made = { $role }想再来一局。
web-news-rematch-declined = 这次不再来一局。
web-news-rematch-withdrawn = 这次不再来一局。
web-news-rematch-accepted = 新的一局开始。

web-verdict-skip = 跳过
web-verdict-continue = 继续
web-verdict-next = 下一次传唤
web-end-won = 你赢了
web-end-lost = 你输了
web-end-none = 无人获胜
web-end-cancelled = 这局已取消
web-end-role-jack = 杰克获胜
web-end-role-investigator = 调查员获胜
web-end-role-detective = 侦探获胜
web-rematch = 交换身份，再来一局
web-rematch-go = 去下一局
web-new-game = 选择新的一局
web-replay = 回顾这局
web-record = 下载棋谱
web-proof = 随机公平吗？
web-proof-right = 已检验：随机结果公平。
web-proof-wrong = 有对不上的地方。请保留棋谱，并询问这台服务器的管理者。
web-proof-text = 发牌之前，服务器封存了一个秘密数字。现在它已公开，你的浏览器自己重新算出了每一次投掷和每一张牌。
web-proof-commitment = 公开的数字与封印相符：
web-proof-noted = 封印就是游戏中本页面显示的那个：
web-proof-client = 其中包含你的浏览器加入的随机数：
web-proof-outcome = 第{ $index }个结果（共{ $among }个）：
web-proof-seed = 秘密数字：

web-curtain-turn = 轮到{ $role }。
web-curtain-public = 这是所有人都能看的。
web-curtain-mine = 我是{ $role }
web-curtain-question = 现在只有{ $role }在看吗？
web-curtain-text = 幕布后面是对方不能看的内容。你的回合结束后，或者你离开这个页面时，幕布会合上。
web-curtain-show = 是，拉开幕布
web-curtain-open = { $role }的幕布已拉开
web-curtain-close = 合上幕布

web-replay-start = 游戏开始。
web-replay-steps = 逐步回顾
web-replay-play = 播放
web-replay-pause = 暂停
web-replay-end = 跳到结尾，看结果
web-replay-jump = 跳到第几步
web-replay-link = 此刻的链接
web-replay-viewer = 视角
web-replay-watcher = 旁观者
web-replay-open = 全部公开
web-call-watch = 看传唤
web-to-table = 去牌桌

web-rules-link = 规则速览
web-rules-close = 回到游戏
web-rules-larger = 放大或缩小图片
web-rules-pocket-heading = Mr. Jack Pocket 规则速览
web-rules-pocket-goal-heading = 目标
web-rules-pocket-goal = 板块上有九名嫌疑人，其中一人是杰克。调查员要让嫌疑人只剩他一个；杰克要得到六个沙漏。
web-rules-pocket-turn-heading = 一轮
web-rules-pocket-turn = 桌上有四枚行动标记。单数轮里，调查员拿一枚，杰克拿两枚，调查员拿最后一枚；双数轮把标记翻面，顺序相反。行动有：让福尔摩斯、华生或托比顺时针走，旋转一块板块，交换两块板块，或者抽一张不在场证明牌：它让牌上的人洗清嫌疑；要是杰克抽到，就暗中得到牌上的沙漏。
web-rules-pocket-sight-heading = 谁被看见
web-rules-pocket-sight = 每位侦探都沿着面前的街道笔直看去。墙会挡住视线，人像不会。
web-rules-pocket-call-heading = 传唤目击者
web-rules-pocket-call = 四次行动之后，杰克如实说出自己是否在视线内。如果在，视线外的人全部洗清嫌疑。如果不在，视线内的人全部洗清嫌疑，杰克还得到本轮的沙漏。洗清嫌疑的板块翻面，上面的街道不变。
web-rules-pocket-end-heading = 结束
web-rules-pocket-end = 只剩一名嫌疑人：调查员胜。集齐六个沙漏，或八轮结束：杰克胜。如果两者同时达成而杰克没被看见，就开始追捕：第八轮结束前再被看见一次，他就落网。
web-rules-pocket-picture = 亮线表示每位侦探能看多远。站在亮线上的人被看见。
web-rules-london-heading = Mr. Jack 规则速览
web-rules-london-goal-heading = 目标
web-rules-london-goal = 八名角色中有一人是杰克。侦探要查出是谁并指控他，而且只能指控一次。杰克离开这个街区，或者躲过八轮，就算逃脱。
web-rules-london-turn-heading = 一轮
web-rules-london-turn = 每轮行动四名角色：先手选一名，另一方选两名，先手选最后一名。双方都可以移动任何角色，最多三格，并使用这个角色的本领：移动灯光或警戒线，打开下水道，吹哨叫人靠近，转动提灯，抽不在场证明牌。打开的下水道通往任何另一个打开的下水道。
web-rules-london-sight-heading = 谁可见
web-rules-london-sight = 站在亮着的灯旁边、被华生的光束照到，或站在别人旁边，就是可见。其他人都在暗处。
web-rules-london-call-heading = 传唤目击者
web-rules-london-call = 每轮结束时，杰克如实说出自己是否可见。与他情况相反的人全部洗清嫌疑。前四轮里，接着会有一盏灯永久熄灭。
web-rules-london-end-heading = 结束
web-rules-london-end = 侦探把角色移到某人身上就是指控：对了就赢，错了就输。如果上一次传唤时杰克不可见，他就可以用自己的角色从开放的出口逃脱。
web-rules-london-picture = 煤气灯让旁边的人可见；独自在暗处的人不可见。

web-error-other = 没有成功。什么都没有丢；请再试一次。
web-error-offline = 连不上服务器。什么都没有丢；请稍后再试。
web-error-unknown-table = 这个地址没有牌桌。地址可能有误，或者牌桌早已关闭。
web-error-not-your-seat = 那个座位是别人的。你可以旁观。
web-error-no-such-key = 这个链接打不开座位：已经用过，或者不完整。请要一个新的。
web-error-bad-game = 服务器没有这个游戏。请重新选择。
web-error-bad-name = 这个名字不能用。请换一个更短或更简单的。
web-error-bad-seed = 没有成功。请刷新页面。
web-error-bad-text = 消息没有发出去。请写短一点。
web-error-bad-order = 没有成功。请刷新页面。
web-error-unknown-ply = 这局游戏没有这一步。
web-error-no-record = 这局游戏没有棋谱。
web-error-seat-taken = 有人抢先一步：座位已经有人了。你可以旁观，或者自己开一局。
web-error-name-the-seat = 这张牌桌的两个座位都是你的。请刷新页面。
web-error-still-running = 游戏结束后才能看。
web-error-waiting = 游戏还没有开始。
web-error-stale = 游戏已经有了新进展。什么都没有执行；请再看一看。
web-error-over = 游戏已经结束。
web-error-not-your-turn = 还没有轮到你。
web-error-not-possible = 这里不能这样做。什么都没有执行。
web-error-revealed = 这一步不能撤回：它已经泄露了什么。
web-error-nothing-to-undo = 你没有可以撤回的行动。
web-error-no-offer = 那个提议已经失效。
web-error-no-hints = 只有和电脑对战、或两人共用一台设备时才有提示。
web-error-too-late = 已经太晚了。
web-error-too-often = 这个提议已经提得够多了。现在要看对方的了。
web-error-seated = 你自己就在这一局里：游戏结束前，请从自己的座位发言。
web-error-not-absent = 对方回来了。游戏继续。
web-error-full = 服务器现在满了。什么都没有丢；请过一会儿再试。
web-error-not-saved = 服务器没能保存，所以没有执行。请再试一次。
web-error-stopping = 服务器即将重启。你的游戏会保留；页面会自动恢复。
web-error-invalid = 没有成功。请刷新页面。
web-error-foreign = 服务器不认得这个地址。请用它给出的地址打开页面。
web-error-wrong-host = 服务器的地址不是这个。请用它启动时给出的地址打开页面。
web-error-not-found = 这个地址什么也没有。
web-error-not-allowed = 这里不能这样做。
web-error-too-slow = 连接太慢。请再试一次。
web-error-too-large = 一次太多了。请缩短一点。
web-error-limited = 有点太快了。请稍等一下。
web-error-too-many-sockets = 从你的地址打开的页面太多。请关掉几个，这个页面就会恢复。
web-error-too-many-tables = 你开着很多局游戏。请先结束或关闭其中一局。
web-error-unknown = 没有成功。请刷新页面。
web-error-fault = 服务器出了错。没有改动任何东西；请再试一次。
web-error-unwell = 服务器现在无法保存。请过一会儿再试。
web-proof-sealed = 封印就是你的浏览器加入随机数之前收到的那个：
web-error-no-such-seal = 这局的封印已过期。没有开局；请再试一次。

web-pocket-board = 第{ $round }轮的版图：九块板块，外围有十二个侦探位置。
web-pocket-tile = { $place }，{ NAME($suspect) }：{ $cleared ->
    [yes] 已排除。
   *[no] { COUNT($by) ->
        [0] 不在视线内。
       *[other] 在{ NAMES($by) }的视线内。
    }
}
web-pocket-wall = { $side ->
    [none] 四边都没有墙。
   *[other] 墙在{ NAME($side) }边。
}
web-pocket-planks = 在{ NAME($suspect, form: "short") }洗清嫌疑之前，第四条街被木板封住。
web-pocket-rotated = 本轮已经转过，不能再转。
web-pocket-jack-here = { $who ->
    [you] 这就是你。
   *[jack] 这就是杰克。
}
web-pocket-detective = { $space }号位的{ NAME($detective) }{ COUNT($suspects) ->
    [0] 没有看见人。
   *[other] 看见{ NAMES($suspects, form: "short") }。
}

web-pocket-word-walk = { NAME($detective) }走{ $steps }格，到{ $space }号位。
web-pocket-word-stay = 打出百搭标记，三位侦探都留在原地。
web-pocket-word-turn = { $place }（{ NAME($suspect, form: "short") }）旋转{ $degrees }度。
web-pocket-word-exchange = { $place }（{ NAME($suspect, form: "short") }）和{ $other }（{ NAME($second, form: "short") }）交换位置。
web-pocket-word-alibi = 拿最上面的不在场证明牌。
web-pocket-would-see = { COUNT($suspects) ->
    [0] 视线内不会有人。
   *[other] 届时视线内：{ NAMES($suspects, form: "short") }。
}
web-pocket-swap = 把{ $place }与另一块板块交换

web-pocket-hint-none = 请选一个行动：点一枚标记，或版图上的一件东西。
web-pocket-hint-holmes = 福尔摩斯走到哪里？请选有标记的位置。
web-pocket-hint-watson = 华生走到哪里？请选有标记的位置。
web-pocket-hint-toby = 托比走到哪里？请选有标记的位置。
web-pocket-hint-joker = 让谁走一格？
web-pocket-hint-rotation = 旋转哪块板块？
web-pocket-hint-exchange = 交换哪两块板块？请选第一块。
web-pocket-hint-tile = { $action ->
    [exchange] { $place }与哪块板块交换？
    [rotation] { $place }转多少度？
   *[none] 怎样处理{ $place }？
}
web-pocket-unplayed = 尚未执行
web-pocket-legend-seen = 在视线内
web-pocket-legend-turned = 本轮已转过
web-pocket-legend-planks = { NAME($suspect, form: "short") }洗清嫌疑之前封住
web-pocket-nobody = 都不动
web-pocket-drop = 取消

web-pocket-actions = 本轮的行动
web-pocket-order = 四次行动由谁进行
web-pocket-action-holmes = 福尔摩斯
web-pocket-action-watson = 华生
web-pocket-action-toby = 托比
web-pocket-action-alibi = 证明牌
web-pocket-action-rotation = 旋转
web-pocket-action-exchange = 交换
web-pocket-action-joker = 百搭
web-pocket-spent = 已用
web-pocket-coming = 下一轮：
web-pocket-coming-tossed = 下一轮：重新掷行动标记。
web-pocket-coming-none = 这是最后一轮。
web-pocket-rounds = 轮次
web-pocket-round = 第{ $round }轮{ $state ->
    [seen] ：杰克被看见，调查员拿走标记。
    [unseen] ：杰克没有被看见，拿走标记。
    [now] ，正在进行。
   *[open] 。
}
web-pocket-hourglasses = 沙漏{ $count }/6{ $hidden ->
    [0] { "" }
   *[other] ，另有{ $hidden }张暗牌
}
web-pocket-chase = 追捕：杰克不能被看见
web-pocket-suspects = 嫌疑人
web-pocket-how = { $how ->
    [cleared] 已排除
    [seen] 在视线内
   *[unseen] 不在视线内
}
web-pocket-how-jack = { $who ->
    [you] 你
   *[jack] 杰克
}，{ $how ->
    [cleared] 已排除
    [seen] 视线内
   *[unseen] 视线外
}
web-pocket-alibis = 不在场证明牌
web-pocket-deck = 证明牌{ $count }张
web-pocket-taken = { $taker ->
    [jack] { $who ->
        [you] 你的：
       *[other] 杰克的：
    }
   *[investigator] 已亮出：
}
web-pocket-card = { NAME($suspect) }，{ $hourglasses ->
    [0] 没有沙漏
   *[other] { $hourglasses }个沙漏
}
web-pocket-card-hidden = 一张暗牌

web-london-title = 白教堂
web-london-map = 白教堂地图
web-london-description = 地图的文字说明
web-london-preview = 尚未执行
web-london-zoom = 大地图
web-london-exits = 开放的出口：{ NAMES($free) }。被警戒线封锁：{ NAMES($closed) }。
web-london-reasons = { LIST($reasons) }

web-london-target-play = 选择{ $place }的{ NAME($thing, form: "short") }
web-london-target-move = { NAME($character, form: "short") }走到{ $thing }
web-london-target-accuse = 指控{ $thing }的{ NAME($other, form: "short") }：这会决定胜负
web-london-target-escape = 由{ NAME($exit) }出口逃出白教堂
web-london-target-swap = 格尔与{ $place }的{ NAME($thing, form: "short") }交换位置
web-london-target-face = 提灯照向{ NAME($thing) }
web-london-target-take-lamp = 选{ $thing }的灯光
web-london-target-take-cordon = 选{ NAME($exit) }出口的警戒线
web-london-target-take-cover = 选{ $thing }的井盖
web-london-target-take-whistle = 吹哨叫{ $place }的{ NAME($thing, form: "short") }
web-london-target-lamp = { $from }的灯光移到{ $thing }
web-london-target-cordon = { NAME($begin) }出口的警戒线移到{ NAME($exit) }出口
web-london-target-cover = { $from }的井盖移到{ $thing }
web-london-target-whistle = { NAME($from, form: "short") }来到{ $thing }

web-london-next-lamp = 下一盏熄灭
web-london-modes = 现在做什么
web-london-mode-move = 移动
web-london-mode-swap = 换位
web-london-mode-lamp = 灯光
web-london-mode-cordon = 警戒线
web-london-mode-cover = 井盖
web-london-mode-whistle = 吹哨
web-london-stay = { NAME($character, form: "short") }留在原地
web-london-prompt-play = 请选一张角色牌，或地图上的角色。
web-london-prompt-face = 华生的提灯照向哪边？
web-london-prompt-move = { NAME($character, form: "short") }走到哪里？{ $accuse ->
    [yes] 红色：指控那里的人。
   *[no] { "" }
}
web-london-prompt-swap = 格尔与谁交换位置？
web-london-prompt-lamp = 史密斯移动哪盏灯？
web-london-prompt-lamp-to = { $from }的灯光移到哪盏灯上？
web-london-prompt-cordon = 雷斯垂德移动哪道警戒线？
web-london-prompt-cordon-to = { NAME($begin) }出口的警戒线去封锁哪个出口？
web-london-prompt-cover = 伯特移动哪个井盖？
web-london-prompt-cover-to = { $from }的井盖去盖住哪个下水道？
web-london-prompt-whistle = 吹哨叫谁？还剩{ $points }点。
web-london-prompt-whistle-to = { NAME($from, form: "short") }走到哪里？

web-london-card = { NAME($character, form: "short") }
web-london-cards = 本轮的角色牌
web-london-play = 出这张牌：
web-london-card-left = 待出
web-london-card-hand = 正在行动
web-london-card-played = 已出
web-london-next-known = 下一轮：
web-london-next-shuffled = 下一轮八张牌重新洗牌。
web-london-next-last = 这是最后一轮。

web-london-skill-holmes = 抽证明牌
web-london-skill-watson = 提灯
web-london-skill-smith = 移灯光
web-london-skill-lestrade = 移警戒线
web-london-skill-stealthy = 穿过房屋
web-london-skill-goodley = 吹哨
web-london-skill-gull = 或换位
web-london-skill-bert = 移井盖
web-london-power-holmes = 福尔摩斯走1到3格，然后由操控他的玩家秘密抽一张不在场证明牌。
web-london-power-watson = 华生走1到3格，然后设定提灯方向，共六个方向。
web-london-power-smith = 史密斯走1到3格，并在移动前或移动后，把一盏灯光从亮着的灯移到熄灭的灯。
web-london-power-lestrade = 雷斯垂德走1到3格，并在移动前或移动后，把一道警戒线从一个出口移到另一个开放的出口。
web-london-power-stealthy = 斯特尔西小姐走1到4步，可以穿过房屋和煤气灯，最后必须停在街道上。
web-london-power-goodley = 古德利走1到3格，并在移动前或移动后吹哨，让别人向他靠近，总共三步。
web-london-power-gull = 格尔走1到3格，或者不移动，而与任何人交换位置。
web-london-power-bert = 伯特走1到3格，并在移动前或移动后，把一个井盖移到另一个打开的下水道。

web-london-owed = { NAME($character, form: "short") }要做的事
web-london-done = 已完成
web-london-task-move = 移动
web-london-task-gull = 移动或换位
web-london-task-lamp = 移一盏灯
web-london-task-cordon = 移一道警戒线
web-london-task-cover = 移一个井盖
web-london-task-whistle = { $points ->
    [0] 吹哨
   *[other] 吹哨：{ $points }点
}
web-london-task-face = 设定提灯方向
web-london-task-alibi = 抽证明牌

web-london-witness = 目击牌
web-london-witness-seen = 可见
web-london-witness-unseen = 不可见
web-london-witness-seen-means = { $who ->
    [you] 本轮你不能逃脱
   *[jack] 本轮杰克不能逃脱
}
web-london-witness-unseen-means = { $who ->
    [you] 本轮你可以逃脱
   *[jack] 本轮杰克可以逃脱
}
web-london-jack-you = 你是杰克：
web-london-jack-is = 杰克是
web-london-jack-was = 杰克是
web-london-now-seen = 现在可见
web-london-now-unseen = 现在在暗处

web-london-rounds = 轮次
web-london-round = { $now ->
    [yes] 第{ $round }轮，正在进行
   *[no] 第{ $round }轮
}{ $lamp ->
    [yes] ：结束时{ $place }的灯熄灭
   *[no] { "" }
}
web-london-order = 第{ $round }轮（共8轮）：
web-london-side-detective = 侦探
web-london-side-jack = 杰克

web-london-suspects = 嫌疑人
web-london-visible = 可见
web-london-dark = 在暗处
web-london-left = 由{ NAME($exit) }出口逃脱
web-london-known-jack = { $who ->
    [you] 你，杰克
   *[jack] 杰克
}
web-london-known-cleared = 已排除
web-london-known-stayed = 非杰克：没有逃走
web-london-known-card = 你有证明牌
web-london-known-certain = 一定是杰克
web-london-mark = 你的标记：{ $sign }

web-london-alibis = 不在场证明牌
web-london-alibi-count = { $who ->
    [you] 你：{ $count }
    [detective] 侦探：{ $count }
   *[jack] 杰克：{ $count }
}
web-london-doors = 出口
web-london-door-free = 开放
web-london-door-closed = 封锁
web-london-door-yours = 你可逃
