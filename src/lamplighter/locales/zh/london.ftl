### Mr. Jack (London): what happens, the calls, the end, its page and its help at the terminal.

## Setting up a game

london-game-option = london：Mr. Jack，白教堂地图和街上的煤气灯；半小时以上

## London: the page. The panel beside the map has 26 columns in a window of 80.

london-title = Mr. Jack：伦敦
london-role-option = { $role ->
    [detective] detective：侦探，从八名角色中找出杰克并指控他
    [jack] jack：杰克，八轮内不被查明，或者逃出白教堂
   *[random] random：随机决定
}

# At most 26 columns: it stands at the head of the panel.
london-heading-turn = 第{ $round }/8轮  { $order }{ $actor ->
    [you] {"  "}你
   *[other] { "" }
}
london-heading-between = 第{ $round }轮（共8轮）：{ $due ->
    [jack] 杰克要抽取身份
    [draw] 要抽取不在场证明牌
    [cards] 要翻开四张角色牌
   *[other] 本轮结束
}

# At most five columns: they stand outside the map, beside the exits.
london-exit-free = 开放
london-exit-closed = 封锁
london-exit-yours = +可逃

# At most eight columns.
london-panel-name = { NAME($character, form: "short") }
# At most nine columns.
london-state-visible = 可见
london-state-invisible = 暗处
london-state-stayed = 非杰克
london-state-gone = { $exit } 逃脱

london-why-lamp = 煤气灯{ LIST($lamps) }
london-why-beam = 提灯光束
london-why-company = 在{ NAMES($others, form: "short") }旁边
# Behind the state of somebody visible, in a wide window.
london-panel-why = ：{ $why }

# At most 26 columns each.
london-panel-cards = 待出牌    { $letters }
london-panel-coming = 下一轮    { $letters }
london-panel-coming-others = 下一轮    另外四张
london-panel-coming-shuffled = 下一轮    重新洗牌
london-panel-last-round = 这是最后一轮
london-panel-witness-card = 目击牌：{ $status ->
    [seen] 可见
   *[unseen] 【不可见】
}
london-panel-lamp = 将熄灭    { $number }号灯（{ $place }）
london-panel-lantern = 提灯      { NAME($direction) }
london-panel-alibis = 证明牌    侦{ $detective } 杰{ $jack }
london-panel-calls = 传唤      { $signs }
# One sign each: what a call for witnesses has brought. Eight stand in the line of calls.
london-call-sign-seen = 见
london-call-sign-unseen = 隐
london-panel-own-alibis = 你的牌    { $letters }

london-owed-facing = 设定华生提灯的方向
london-owed-whistle = 吹哨：还剩{ $points }点
london-owed-both = { NAME($character, form: "short") }：移动，{ $character ->
    [goodley] 吹哨{ $points }点
    [smith] 移灯
    [lestrade] 移警戒线
   *[bert] 移井盖
}
london-owed-ability = { NAME($character, form: "short") }：{ $character ->
    [goodley] 吹哨{ $points }点
    [smith] 移一盏灯
    [lestrade] 移一道警戒线
   *[bert] 移一个井盖
}
london-owed-draw = 福尔摩斯：抽证明牌
london-owed-move = { NAME($character, form: "short") }：{ $character ->
    [gull] 移动或换位
   *[other] 移动
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
london-in-short =
    八名角色走在白教堂的街上。其中一人是杰克，只有他自己知道是谁。双方都可以移动
    所有角色：每轮翻开四张牌，单数轮按侦探、杰克、杰克、侦探的顺序各选一张（双数
    轮相反）。被选的角色最多走3格，并使用自己的独门本领：输入 ? 加名字即可查看。
    站在亮着的灯旁边、站在别人旁边，或被华生的光束照到，就是可见。
    四张牌都出完后，杰克必须说出自己是否可见：如果可见，暗处的人全部洗清嫌疑；
    如果不可见，可见的人全部洗清嫌疑。1到4号灯每轮熄灭一盏。
    侦探把角色移到杰克身上就获胜；移到别人身上，立刻落败。
    杰克撑过八轮就获胜；或者，在一次不可见的传唤之后的那一轮，用自己的角色从开放
    的出口逃走。

## London: what has happened

london-told-play = { $who ->
    [you] 你
    [detective] 侦探
   *[jack] 杰克
}选择{ NAME($character, form: "short") }。
london-told-move = { NAME($character, form: "short") }从{ $begin }走到{ $end }。
london-told-stay = { NAME($character, form: "short") }无处可走，留在{ $place }。
london-told-escape = { NAME($character, form: "short") }从{ $begin }经过{ $gate }，由{ NAME($exit) }出口逃出了白教堂！
london-told-escape-gate = { NAME($character, form: "short") }从{ $gate }由{ NAME($exit) }出口逃出了白教堂！
london-told-accuse = { NAME($character, form: "short") }走到{ $place }，指控{ NAME($accused) }！
london-told-swap = 格尔和{ NAME($other, form: "short") }交换位置：格尔现在在{ $place }，{ NAME($other, form: "short") }在{ $second }。
london-told-whistle = 古德利吹哨，{ NAME($other, form: "short") }从{ $begin }来到{ $end }（{ $points }点）。
london-told-face = 华生的提灯照向{ NAME($direction) }。
london-told-lamp = { $number ->
    [0] 史密斯把一盏灯从{ $begin }移到{ $end }。
   *[other] 史密斯把{ $number }号灯从{ $begin }移到{ $end }。
}
london-told-cordon = 雷斯垂德开放{ NAME($begin) }出口，封锁{ NAME($end) }出口。
london-told-cover = 伯特打开{ $begin }的井盖，盖住{ $end }。
london-told-draw-own = 你抽到的不在场证明牌是{ NAME($suspect) }{ $role ->
    [jack] ，侦探就抽不到它了。
   *[detective] ，此人不是杰克。
}
london-told-draw-open = { $taker ->
    [detective] 侦探
   *[jack] 杰克
}抽到的不在场证明牌：{ NAME($suspect) }。
london-told-draw-hidden = { $taker ->
    [detective] 侦探
   *[jack] 杰克
}抽了一张不在场证明牌，没有亮出来。
london-told-round = 第{ $round }轮的角色牌：{ NAMES($characters, form: "short") }。{ $first ->
    [you] 你先选。
    [detective] 侦探先选。
   *[jack] 杰克先选。
}

london-sight-gained = 变为可见：{ NAMES($gained, form: "short") }。
london-sight-lost = 不再可见：{ NAMES($lost, form: "short") }。
london-sight-both = 变为可见：{ NAMES($gained, form: "short") }。不再可见：{ NAMES($lost, form: "short") }。
london-sight-same = 可见的人没有变化。

london-note-accuse = { NAME($accuser, form: "short") }在{ $place }指控{ NAME($accused, form: "short") }。
london-note-accuse-open = 这会立刻决定胜负：如果{ NAME($accused, form: "short") }是杰克，你就赢；否则你就输。
london-note-accuse-certain = 这会立刻决定胜负：你会赢，因为杰克只可能是{ NAME($accused, form: "short") }。
london-note-accuse-cleared = 你会立刻输掉：{ NAME($accused, form: "short") }已洗清嫌疑，不是杰克。
london-note-accuse-stayed = 你会立刻输掉：{ NAME($accused, form: "short") }不是杰克，否则当时只能逃走。
london-note-accuse-card = 你会立刻输掉：你手里有{ NAME($accused, form: "short") }的不在场证明牌，此人不是杰克。
london-note-escape = 游戏立刻结束：你逃脱了，获得胜利。
london-note-alibi = 接着你会秘密抽一张不在场证明牌，之后就不能再撤回了。
london-hint-leave = 传唤时没被看见，下一轮你就可以逃离白教堂。

## London: the call for witnesses and the end

london-call-heading = 第{ $round }轮：传唤目击者。杰克在可见的人当中吗？
london-call-reason = { NAME($suspect, form: "short") }（{ $why }）
london-call-visible = { COUNT($reasons) ->
    [0] 没有人可见。
   *[other] 可见：{ LIST($reasons) }。
}
london-call-dark = { COUNT($suspects) ->
    [0] 没有人在暗处。
   *[other] 在暗处：{ NAMES($suspects, form: "short") }。
}
london-call-answer-seen = 杰克可见。{ COUNT($suspects) ->
    [1] 可见的嫌疑人只有一名：{ NAMES($suspects, form: "short") }。
   *[other] 他是其中一人：{ NAMES($suspects, form: "short") }。
}
london-call-answer-unseen = 杰克不可见。{ COUNT($suspects) ->
    [1] 暗处的嫌疑人只有一名：{ NAMES($suspects, form: "short") }。
   *[other] 他是其中一人：{ NAMES($suspects, form: "short") }。
}
london-call-answer-seen-you = 你可见：目击者如此作证，{ NAME($suspect) }仍有嫌疑。
london-call-answer-unseen-you = 你不可见：目击者如此作证，{ NAME($suspect) }仍有嫌疑。
london-call-own = { COUNT($suspects) ->
    [1] 加上你自己的证明牌，你已经知道了：就是{ NAMES($suspects, form: "short") }。
   *[other] 加上你自己的证明牌，他是其中一人：{ NAMES($suspects, form: "short") }。
}
london-call-cleared-seen = { COUNT($suspects) ->
    [0] 没有人洗清嫌疑，因为暗处没有嫌疑人。
    [1] { NAMES($suspects, form: "short") }洗清嫌疑：杰克可见，而{ NAMES($suspects, form: "short") }在暗处。
   *[other] { NAMES($suspects, form: "short") }洗清嫌疑：杰克可见，而他们在暗处。
}
london-call-cleared-unseen = { $count ->
    [0] 没有人洗清嫌疑，因为没有嫌疑人可见。
   *[other] 杰克在暗处，所以洗清嫌疑的是：{ LIST($reasons) }。
}
london-call-lamp = { $place }的{ $number }号灯永久熄灭。
london-call-card = { $status ->
    [seen] 下一轮谁也不能逃脱。
    [unseen-you] 下一轮你可以逃脱。
   *[unseen] 下一轮杰克可以逃脱。
}

london-end-cards = { COUNT($detective) ->
    [0] 侦探没有抽过不在场证明牌；
   *[other] 侦探的不在场证明牌：{ NAMES($detective, form: "short") }；
}{ COUNT($jack) ->
    [0] 杰克也一张都没有。
   *[other] 杰克的：{ NAMES($jack, form: "short") }。
}
london-end-accusation = { NAME($accuser, form: "short") }在{ $place }抓住了{ NAME($accused) }：指控正确。
london-end-wrong-accusation = { NAME($accuser, form: "short") }在{ $place }指控了{ NAME($accused) }，但此人不是杰克：指控错误。
london-end-escape = 杰克在第{ $round }轮由{ NAME($exit) }出口逃出了白教堂。
london-end-time = 八轮已过，没有人受到指控（还剩{ $suspects }名嫌疑人）：杰克消失在清晨的雾中。

## London: in plain mode

london-plain-turn = 第{ $round }轮（共8轮），第{ $step }张牌（共{ $turns }张）：{ $actor ->
    [you] 轮到你。
    [detective] 轮到侦探。
   *[jack] 轮到杰克。
}
london-plain-left = 待出的牌：{ NAMES($characters, form: "short") }。
london-plain-coming = 下一轮的牌：{ NAMES($characters, form: "short") }。
london-plain-reach = { NAME($character, form: "short") }可以走到{ LIST($places) }。
london-plain-person = { NAME($character) }（{ $letter }），{ $place }：{ $status ->
    [visible] 可见，{ $why }
   *[invisible] 在暗处
}{ $known ->
    [cleared] ，已排除
    [stayed] ，不是杰克
   *[suspect] { "" }
}。
london-why-hint = 站在亮着的灯旁边、站在别人旁边，或被光束照到，就是可见。
london-plain-gone = { NAME($character) }已由{ NAME($exit) }出口离开。
london-plain-lantern = 华生的提灯照向{ NAME($direction) }{ COUNT($places) ->
    [0] ，没有照到任何街道。
   *[other] ，照到{ LIST($places) }。
}
london-plain-lamp = { $number ->
    [0] { $place }
   *[other] { $place }（{ $number }号灯）
}
london-plain-lamps = 亮着的灯：{ LIST($lamps) }。熄灭的灯：{ COUNT($dark) ->
    [0] 无
   *[other] { LIST($dark) }
}。
london-plain-goes-out = { $place }的灯在本轮结束时熄灭。
london-plain-lit = 灯光下的街道：{ LIST($places) }。
london-plain-manholes = 打开的下水道：{ LIST($opened) }。盖住的下水道：{ LIST($covered) }。
london-help-gates = 出口：{ LIST($gates) }。
london-gate = { $exit }（{ $place } 旁）
london-plain-cordons = 出口：{ LIST($gates) }。被警戒线封锁：{ LIST($exits) }。
london-plain-round = 第{ $round }轮：{ $verdict ->
    [seen] 杰克可见。
   *[unseen] 杰克不可见。
}
london-plain-alibis = { $player ->
    [detective] 侦探
   *[jack] 杰克
}{ $count ->
    [0] 没有抽过不在场证明牌。
   *[other] 抽过{ $count }张不在场证明牌。
}
london-plain-alibis-known = { $who ->
    [you] 你的不在场证明牌：
    [detective] 侦探的不在场证明牌：
   *[jack] 杰克的不在场证明牌：
}{ NAMES($suspects, form: "short") }。

## London: notes and outlook

london-outlook = 如果本轮现在结束：{ $seen ->
    [0] 没有嫌疑人可见
   *[other] { $seen }名嫌疑人可见
}，{ $unseen }名在暗处。
london-outlook-own = 除去你手里的牌上的人：{ $seen ->
    [0] 没有嫌疑人可见
   *[other] { $seen }名嫌疑人可见
}，{ $unseen }名在暗处。
london-outlook-jack = 你（{ NAME($suspect) }）{ $status ->
    [seen] 【可见】
   *[unseen] 【在暗处】
}。现在可见的嫌疑人{ $seen }名，在暗处{ $unseen }名。
london-split = 届时可见：{ NAMES($seen, form: "short") }。在暗处：{ NAMES($unseen, form: "short") }。
london-split-jack = 你（{ NAME($suspect, form: "short") }）会{ $status ->
    [seen] 【可见】
   *[unseen] 【在暗处】
}。
london-notes-stayed = 嫌疑尚未洗清，但不是杰克，因为杰克若在那里就只能逃走：{ NAMES($suspects) }。
london-notes-own = { $count ->
    [1] 加上你自己的证明牌，你已经知道了：
   *[other] 加上你自己的证明牌，他是这{ $count }人之一：
}
london-notes-detective = { $count ->
    [1] 侦探手里有一张不在场证明牌，可能是这些嫌疑人之一：{ NAMES($suspects, form: "short") }。
   *[other] 侦探手里有{ $count }张不在场证明牌，其中可能有：{ NAMES($suspects, form: "short") }。
}

london-moves-heading = 每个指令，以及执行后的人数（可见:暗处）。
london-moves-legend = { $mark } 表示你自己也会可见。
london-moves-cost = 吹哨后面的数字是花费的点数（p）。
london-moves-group = { $seen }名可见，{ $unseen }名在暗处{ $jack ->
    [seen] ，你可见
    [unseen] ，你在暗处
   *[unknown] { "" }
}：{ LIST($words) }。

london-moves-accuse = { $word }（{ NAME($accused, form: "short") }{ $innocent ->
    [cleared] ，已排除：你会输
    [stayed] ，不是杰克：你会输
    [card] ，你有此人的牌：你会输
   *[open] { "" }
}）
london-moves-decisive = 这些会立刻决定胜负：{ LIST($words) }。

## London: what is not possible now

london-turn-cost = { $end }（{ $points }）
london-turn-which-points = 括号内是花费的点数。
london-turn-which = {"  "}{ $begin }{ LIST($ends) }
london-no-street = { $kind ->
    [lamp] { $place }是煤气灯，不能站人。
   *[house] { $place }是房屋，不能站人。
}
london-not-now-no-hand = { $word }：请先选一张牌。待出的牌：{ NAMES($characters, form: "short") }。
london-not-now-played = { NAME($character) }本轮已经出过。待出的牌：{ NAMES($characters, form: "short") }。
london-not-now-card = { NAME($character) }不在本轮的牌里。待出的牌：{ NAMES($characters, form: "short") }。
london-not-now-in-hand = 现在不能用 { $word }：正在行动的是{ NAME($character, form: "short") }。undo 可以放回这张牌。
london-not-now-facing = 请先设定提灯方向：face-n、face-ne、face-se、face-s、face-sw 或 face-nw。
london-not-now-whistle = 要先把哨吹完：还剩{ $points }点。
london-not-now-ability = { $word } 只有{ NAME($character, form: "short") }能用；正在行动的是{ NAME($other, form: "short") }。
london-not-now-used = { NAME($character, form: "short") }已经用过了，只剩移动。
london-not-now-himself = 古德利吹哨叫的是别人，不是自己。
london-not-now-twice = { NAME($character, form: "short") }这次已经听过哨了；每人只叫一次。
london-not-now-out-of-hearing = 吹哨做不到：每个人都必须沿街道更靠近古德利，停在空着的街道上，而且最后必须正好花掉{ $points }点。moves whistle 列出可行的走法。
london-not-now-lamp = { $word }：灯光要从亮着的灯移到熄灭的灯。
london-not-now-cordon = { $word }：警戒线要从封锁的出口移到开放的出口。
london-not-now-cover = { $word }：井盖要从盖住的下水道移到打开的下水道。
london-not-now-face = 只有在华生刚被移动之后才能设定提灯方向。
london-not-now-moved = { NAME($character, form: "short") }已经移动过了。
london-not-now-jack-accuses = 只有侦探能指控。
london-not-now-accuse = { $word }：{ COUNT($places) ->
    [0] { NAME($character, form: "short") }走不到任何人身上。
   *[other] { NAME($character, form: "short") }可以在{ LIST($places) }指控。
}
london-not-now-swap = 只有格尔能用换位代替移动。
london-not-now-stay = { NAME($character, form: "short") }有路可走，必须移动。
london-not-now-occupied = { $role ->
    [detective] { $place }上有人。停在那里就是指控：accuse-{ $place }。
   *[jack] { $place }上有人；可以经过，但不能停下。
}
london-not-now-move = { $word }：{ NAME($character, form: "short") }走不到那里。moves 列出能走到的地方。
london-not-now-detective-escapes = 只有杰克能逃脱。
london-not-now-escape-seen = 目击牌是可见：本轮谁也不能逃脱。
london-not-now-escape-other = 你只能用{ NAME($character) }、在此人自己移动时逃脱。
london-not-now-escape-cordon = 出口 { $exit } 有警戒线。
london-not-now-escape-far = 那个出口太远：从旁边的街道出去还要多走一步。

## London: help

london-help-you-detective = 你是侦探：查出谁是杰克，并把角色移到他身上。
london-help-you-jack = 你是杰克：在一次不可见的传唤后从开放的出口逃走，或者撑过8轮。
london-help-aim-detective = 传唤时有一半嫌疑人可见，得到的线索最多。留意出口。
london-help-aim-jack = 随大流：与你同在明处或暗处的人也会一直有嫌疑。
london-help-play = 选一张牌：{ NAMES($characters, form: "short") }。例如 { $example }。
london-help-now-move = {"  "}{ $word }，或只输入 { $short }：走到{ $drawn ->
    [yes] 地图上标有 + 的街道。
   *[no] 走得到的街道；moves 会列出来。
}
london-help-now-accuse = {"  "}{ $word }：走到某人身上。如果是杰克，你就赢；否则你就输。
london-help-now-escape = {"  "}{ $word }：逃出白教堂，获得胜利。
london-help-now-swap = {"  "}{ $word }：不移动，而与{ NAME($character, form: "short") }（或任何人）交换位置。
london-help-now-stay = {"  "}{ $word }：{ NAME($character, form: "short") }无处可走。
london-help-now-face = {"  "}{ $word }，或只输入 { $short }（n、ne、se、s、sw、nw）：提灯照的方向。
london-help-now-lamp = {"  "}{ $word }：灯光从亮着的灯移到熄灭的灯。移动前后都可以。
london-help-now-cordon = {"  "}{ $word }：警戒线移到开放的出口。移动前后都可以。
london-help-now-cover = {"  "}{ $word }：井盖移到打开的下水道。移动前后都可以。
london-help-now-whistle = {"  "}{ $word }：{ NAME($character, form: "short") }走近；还有{ $points }点要用。

london-topic-holmes =
    福尔摩斯走1到3格。移动后，操控他的玩家秘密抽一张不在场证明牌：牌上的人不是
    杰克。
london-topic-watson =
    华生走1到3格。然后由移动他的人设定提灯方向，共六个方向；用换位或吹哨把他移到
    别处的人也要这样做。光束笔直向前，直到房屋、煤气灯或地图边缘。光束里的人都
    可见，华生自己不会被提灯照到。
    face-n、face-ne、face-se、face-s、face-sw、face-nw
london-topic-smith =
    史密斯走1到3格，并在移动前或移动后，把一盏灯光从亮着的灯移到熄灭的灯。编号
    跟着灯光走。
    lamp-f5-h4：f5 的灯光移到 h4
london-topic-lestrade =
    雷斯垂德走1到3格，并在移动前或移动后，把一道警戒线从一个出口移到另一个开放的
    出口。
    cordon-ne-se：ne 的警戒线移到 se
london-topic-stealthy =
    斯特尔西小姐（T）走1到4步，途中可以穿过房屋和煤气灯；最后必须停在街道上。
london-topic-goodley =
    古德利走1到3格，并在移动前或移动后吹哨：别人向他靠近，总共三步，分给一到三个
    人，每人只叫一次。每个人都必须沿街道更靠近他，停在空着的街道上；下水道不能
    用作捷径。能用的点数必须全部用掉。
    whistle-bert-f10：伯特来到 f10。继续吹哨，直到点数用完。
london-topic-gull =
    格尔（U）走1到3格，或者不移动，而与任何人交换位置。
    swap-bert：格尔和伯特交换位置
london-topic-bert =
    伯特走1到3格，并在移动前或移动后，把一个井盖移到另一个打开的下水道，上面站着
    人也没关系。
    cover-b1-k9：b1 打开，k9 盖住
london-topic-moving =
    移动时走街道和下水道口，而且必须停在与起点不同的街道上。别人不挡路，但不能停
    在有人的地方（指控除外）。房屋和煤气灯会挡路。从打开的下水道口走一步，就到
    任何另一个打开的下水道口。moves 列出能走到的地方。
    无处可走的人留在原地：stay。
london-topic-light =
    站在亮着的灯旁边、被华生的光束照到，或站在别人旁边（哪怕那人已洗清嫌疑），
    就是可见。其他人都在暗处。地图上，可见的角色写在方括号里：[H]。
london-topic-witnesses =
    每轮第四张牌出完后，杰克必须说出自己是否可见。如果可见，暗处的嫌疑人全部洗清
    嫌疑；如果不可见，可见的嫌疑人全部洗清嫌疑。洗清嫌疑的人仍留在地图上，用小写
    字母表示，照样可以出牌移动。目击牌在整个下一轮里都显示这次的结果。
london-topic-lamps =
    第1轮结束时，1号灯永久熄灭，不论它在哪里；2、3、4号灯分别在第2、3、4轮结束时
    熄灭。其余的灯一直亮着。
london-topic-manholes =
    地图上名称后面的空心圆是打开的下水道口，实心圆是盖住的。从一个打开的下水道口
    到任何另一个打开的只算一步。盖住的就是普通街道。
london-topic-accuse =
    只有侦探能指控：把正在行动的角色移到某人身上，例如 accuse-g5。如果那人是
    杰克，侦探就赢，否则就输。
london-topic-escape =
    只要目击牌显示不可见，杰克就可以用自己的角色，在这个角色自己移动时，从没有
    警戒线的出口逃走：escape-nw。从出口旁边的街道出去还要多走一步。这样就赢了。
london-topic-alibis =
    使用福尔摩斯的玩家抽一张不在场证明牌。牌上的人不是杰克；只有抽牌的人知道。
    所以双方知道的都可能比地图上显示的多。
london-topic-board =
    每个六边形都有名称：字母是列，数字是斜线。大写字母是嫌疑人，小写字母已排除；
    带方括号的可见。' ' 是灯光，= = 是光束，华生旁边的箭头是光束方向。圆括号里是
    煤气灯，亮着的带编号或星号。阴影是房屋。空心圆是打开的下水道口，实心圆是盖住
    的。+ 是当前角色能走到的地方，! 是能指控的人。右侧逐轮列出传唤结果：
    “见”是可见，“隐”是不可见。
london-topic-board-plain =
    白教堂有13列六边形，从西到东是 a 到 m。每列的数字从北到南递减。g5 的邻格从
    北边起顺时针是：g6、h6、h5、g4、f4 和 f5。也就是说，向北一步数字加一；向东北
    一步到下一列，数字加一；向东南一步到下一列，数字不变。
london-topic-end =
    侦探指控正确就赢。侦探指控错误、杰克逃脱，或者八轮内没有人受到指控，都是杰克
    赢，哪怕所有人都知道他是谁。
london-topic-words =
    输入完整的行动或命令，或者任何能分清的开头。空格可以代替短横线；play-、move-
    和 face- 可以省略，名字可以用地图上的字母代替。一个回合有好几个指令：全部确认
    之前什么都不会执行，u 撤回最后一个。
    命令：board、moves、moves whistle、preview 指令、suspects、history、
    history words、primer、save FILE、undo、why、quit。按 Ctrl-C 也可以选择保存。
