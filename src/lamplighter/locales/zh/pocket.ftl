### Mr. Jack Pocket: what happens, the calls, the end, its page and its help at the terminal.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

pocket-heading-turn = 第{ $round }轮（共8轮），行动{ $step }/{ $turns }（{ $order }）：{ $actor ->
    [you] 轮到你
    [investigator] 轮到调查员
   *[jack] 轮到杰克
}
pocket-heading-between = 第{ $round }轮（共8轮）：{ $due ->
    [tile] 正在摆放街区板块
    [jack] 杰克要抽取身份
    [draw] 要抽取不在场证明牌
   *[toss] 要掷行动标记
}
pocket-heading-actions = { COUNT($spent) ->
    [0] 剩余行动：{ LIST($actions) }
   *[other] 剩余行动：{ LIST($actions) }。已用：{ LIST($spent) }
}
pocket-heading-coming = 下一轮：{ LIST($actions) }
pocket-heading-coming-tossed = 下一轮：重新掷行动标记
pocket-heading-last-round = 这是最后一轮

# At most three columns: it stands on the tile of Jack’s suspect, on his own screen.
pocket-board-mark-you = 你

# At most fourteen columns.
pocket-state-seen = 被{ NAME($detective) }看见
pocket-why-seen = 被{ NAMES($detectives) }看见
pocket-state-seen-some = 被 { $initials } 看见
pocket-state-seen-all = 三人都看见
pocket-state-unseen = 不在视线内

pocket-panel-rounds = 轮次
pocket-panel-chase = 追捕：杰克不能被看见
pocket-panel-hourglasses = 杰克：沙漏{ $tokens }/6{ $cards ->
    [0] { "" }
   *[other] ，另有{ $cards }张暗牌
}
pocket-panel-hourglasses-known = 杰克：沙漏{ $hourglasses }/6
pocket-panel-cards = { COUNT($shown) ->
    [0] 还没有亮出不在场证明牌
   *[other] 已亮出的证明牌：{ LIST($shown) }
}
pocket-panel-cards-known = { COUNT($own) ->
    [0] 杰克的牌：无
   *[other] 杰克的牌：{ LIST($own) }
}{ COUNT($shown) ->
    [0] { "" }
   *[other] ；亮出：{ LIST($shown) }
}

pocket-action-twice = { $action }（两次）

## Setting up a game

pocket-title = Mr. Jack Pocket

pocket-game-option = pocket：Mr. Jack Pocket，九块街区板块和三名侦探；一刻钟
pocket-role-option = { $role ->
    [investigator] investigator：调查员，从九名嫌疑人中找出杰克
    [jack] jack：杰克，藏在暗处，集齐六个沙漏
   *[random] random：随机决定
}

# At most ten lines of 80 columns. The first one who reads them has never seen the game.
pocket-in-short =
    九块街区板块上各有一名嫌疑人。其中一人是杰克，只有他自己知道是谁。
    福尔摩斯（H）、华生（W）和小狗托比（T）绕着版图走。每位侦探都沿着面前的
    街道笔直看去，直到被墙（实心粗条）挡住。
    每轮四次行动：移动一位侦探、旋转或交换板块、拿一张不在场证明牌。单数轮的
    顺序是调查员、杰克、杰克、调查员；双数轮相反。调查员拿到证明牌，牌上的人
    就洗清嫌疑；杰克抽到则暗藏起来，牌上有0到2个沙漏。
    然后传唤目击者。杰克在视线内：视线外的人全部洗清嫌疑。
    杰克在视线外：视线内的人全部洗清嫌疑，杰克还得到一个沙漏。
    只剩一名嫌疑人：调查员胜。集齐六个沙漏，或撑过八轮：杰克胜。
    两者同时达成而杰克没被看见：开始追捕。此后只要被看见一次，他就落网。

## One turn

pocket-turn-which-rotate = 旋转哪块板块，转多少度？例如：{ $example }
pocket-turn-which-exchange = 交换哪两块板块？例如：{ $example }

pocket-outlook = 如果本轮现在结束：{ $seen ->
    [0] 视线内没有嫌疑人
   *[other] 视线内{ $seen }名嫌疑人
}，{ $unseen ->
    [0] 视线外没有人。
   *[other] 视线外{ $unseen }名。
}
pocket-outlook-jack = 你（{ NAME($suspect) }）{ $status ->
    [seen] 【在视线内】
   *[unseen] 【不在视线内】
}。现在视线内{ $seen }名，视线外{ $unseen }名。

pocket-not-now-token = 现在不能用 { $word }。剩余行动：{ LIST($actions) }。
pocket-not-now-rotated = 板块{ $place }本轮已经转过，不能再转。
pocket-not-now-jack = { $word } 只有杰克能用：调查员打出百搭标记时必须移动一位侦探。

pocket-preview-alibi = { $role ->
    [investigator] 将亮出最上面的牌，牌上的人立刻洗清嫌疑。杰克再也得不到这张牌上的沙漏。
   *[jack] 你将秘密抽取最上面的牌，牌上的沙漏归你。
}

pocket-split-seen = { COUNT($suspects) ->
    [0] 如果本轮到此结束，没有人在视线内。
   *[other] 如果本轮到此结束，视线内{ COUNT($suspects) }名：{ NAMES($suspects, form: "short") }。
}
pocket-split-jack = 你（{ NAME($suspect) }）{ $status ->
    [seen] 【会】被看见
   *[unseen] 【不会】被看见
}。
pocket-split-unseen = { COUNT($suspects) ->
    [0] 视线外：无。
   *[other] 视线外{ COUNT($suspects) }名：{ NAMES($suspects, form: "short") }。
}
pocket-hint-hourglass = 这会给你带来一个沙漏：{ $hourglasses }/{ $goal }。

## What has happened

pocket-told-tile = { NAME($suspect) }放在{ $place }，{ $side ->
    [n] 墙在北边。
    [e] 墙在东边。
    [s] 墙在南边。
   *[w] 墙在西边。
}
pocket-told-move = { $who ->
    [you] 你
    [investigator] 调查员
   *[jack] 杰克
}让{ NAME($detective) }走{ $steps }格，到{ $space }号位。
pocket-told-joker = { $who ->
    [you] 你
    [investigator] 调查员
   *[jack] 杰克
}打出百搭标记：{ NAME($detective) }走1格，到{ $space }号位。
pocket-told-joker-none = { $who ->
    [you] 你
    [investigator] 调查员
   *[jack] 杰克
}打出百搭标记，三位侦探都留在原地。
pocket-told-rotate = { $who ->
    [you] 你
    [investigator] 调查员
   *[jack] 杰克
}把{ $place }（{ NAME($suspect, form: "short") }）旋转{ $degrees }度：现在墙在{ NAME($side) }边。
pocket-told-rotate-open = { $who ->
    [you] 你
    [investigator] 调查员
   *[jack] 杰克
}旋转没有墙的十字路口{ $place }：什么都没变。
pocket-told-exchange = { $who ->
    [you] 你
    [investigator] 调查员
   *[jack] 杰克
}交换{ $place }（{ NAME($suspect, form: "short") }）和{ $other }（{ NAME($second, form: "short") }）。
pocket-told-alibi = { $who ->
    [you] 你
    [investigator] 调查员
   *[jack] 杰克
}拿一张不在场证明牌。
pocket-told-draw-hidden = 他把牌扣着，牌上的沙漏归他。
pocket-told-draw-own = 你抽到的不在场证明牌是{ NAME($suspect) }：{ $hourglasses ->
    [0] 没有沙漏。
   *[other] { $hourglasses }个沙漏。
}
pocket-told-draw-shown = 不在场证明牌上是{ NAME($suspect) }，{ $cleared ->
    [now] 立刻洗清嫌疑。
   *[before] 此前已经洗清嫌疑。
}
pocket-told-open = 莱恩的板块不再有墙：四条街道全部畅通。
pocket-told-toss = 第{ $round }轮：掷行动标记。{ $first ->
    [you] 你先行动。
    [investigator] 调查员先行动。
   *[jack] 杰克先行动。
}
pocket-told-turned = 第{ $round }轮：四枚行动标记全部翻面。{ $first ->
    [you] 你先行动。
    [investigator] 调查员先行动。
   *[jack] 杰克先行动。
}

pocket-sight-gained = 进入视线：{ NAMES($gained, form: "short") }。
pocket-sight-lost = 离开视线：{ NAMES($lost, form: "short") }。
pocket-sight-both = 进入视线：{ NAMES($gained, form: "short") }。离开视线：{ NAMES($lost, form: "short") }。
pocket-sight-same = 视线内的人没有变化。

## The call for witnesses

pocket-call-heading = 第{ $round }轮：传唤目击者
pocket-call-question = 在任何一位侦探视线内的嫌疑人都被看见。杰克在其中吗？
pocket-call-line = { COUNT($suspects) ->
    [0] { $space }号位的{ NAME($detective) }没有看见嫌疑人。
   *[other] { $space }号位的{ NAME($detective) }看见{ NAMES($suspects, form: "short") }。
}
pocket-call-answer-seen = 杰克被看见了。{ COUNT($suspects) ->
    [1] 视线内只有一名嫌疑人：{ NAMES($suspects, form: "short") }。
   *[other] 他是视线内的其中一人：{ NAMES($suspects, form: "short") }。
}
pocket-call-answer-unseen = 杰克没有被看见。{ COUNT($suspects) ->
    [1] 他不是{ NAMES($suspects, form: "short") }。
   *[other] 他不是视线内的任何一人：{ NAMES($suspects, form: "short") }。
}
pocket-call-answer-nobody = 杰克没有被看见：视线内没有人。
pocket-call-answer-seen-you = 你被看见了：{ NAME($suspect) }在视线内。
pocket-call-answer-unseen-you = 你没有被看见：{ NAME($suspect) }在视线外。
pocket-call-cleared-seen = { COUNT($suspects) ->
    [0] 没有人洗清嫌疑，因为所有嫌疑人都在视线内。
    [1] { NAMES($suspects, form: "short") }洗清嫌疑：杰克在视线内，而{ NAMES($suspects, form: "short") }不在。
   *[other] { NAMES($suspects, form: "short") }洗清嫌疑：杰克在视线内，而他们不在。
}
pocket-call-cleared-unseen = { COUNT($suspects) ->
    [0] 没有人洗清嫌疑，因为视线内没有嫌疑人。
    [1] { NAMES($suspects, form: "short") }洗清嫌疑：杰克在视线外，而{ NAMES($suspects, form: "short") }不在。
   *[other] { NAMES($suspects, form: "short") }洗清嫌疑：杰克在视线外，而他们不在。
}
pocket-call-token-seen = 调查员拿走本轮的轮次标记。
pocket-call-token-unseen = 杰克拿走本轮的轮次标记，也就是一个沙漏。他现在有{ $tokens }枚。
pocket-call-chase = 杰克的身份已经暴露，但他集齐了六个沙漏：追捕开始。从现在起，只要有一次传唤时杰克被看见，调查员就获胜。如果他直到第8轮结束都没被看见，杰克就逃脱。

## The end

pocket-end-cards = { COUNT($suspects) ->
    [0] 他没有抽过不在场证明牌，共有{ $total }个沙漏。
   *[other] 他的不在场证明牌：{ NAMES($suspects) }，共{ $hourglasses }个沙漏；加上轮次标记，总共{ $total }个。
}
pocket-end-reason-one-left = 只剩一名嫌疑人，而杰克还没有集齐六个沙漏。
pocket-end-reason-both-seen = 只剩一名嫌疑人，杰克虽然集齐了六个沙漏，却被看见了：当场落网。
pocket-end-reason-both-unseen = 只剩一名嫌疑人，但杰克集齐了六个沙漏，而且最后一轮没有被看见。
pocket-end-reason-chase-caught = 杰克在追捕中被看见了。
pocket-end-reason-chase-escaped = 杰克直到追捕结束都没有被看见。
pocket-end-reason-hourglasses = 还剩{ $suspects }名嫌疑人时，杰克集齐了{ $hourglasses }个沙漏。
pocket-end-reason-time = 八轮已过，还剩{ $suspects }名嫌疑人：杰克消失在清晨的雾中。

## Plain mode: what the drawing shows, in sentences

pocket-plain-turn = 第{ $round }轮（共8轮），第{ $step }次行动（共4次）：{ $actor ->
    [you] 轮到你。
    [investigator] 轮到调查员。
   *[jack] 轮到杰克。
}
pocket-plain-tile = { $place }：{ NAME($suspect) }（{ $letter }）{ $cleared ->
    [yes] ，已排除
   *[no] { "" }
}，{ $wall ->
    [n] 墙在北边
    [e] 墙在东边
    [s] 墙在南边
    [w] 墙在西边
   *[none] 没有墙
}{ COUNT($seers) ->
    [0] { "" }
   *[other] ，在{ NAMES($seers) }的视线内
}{ $rotated ->
    [yes] ，本轮转过
   *[no] { "" }
}。
pocket-plain-empty = { $place }：还没有板块。
pocket-plain-detective = { $space }号位的{ NAME($detective) }向{ NAME($heading) }看，沿{ $street }{ $heading ->
    [n] 列向上
    [s] 列向下
   *[other] 行
}，{ COUNT($places) ->
    [0] 面前是墙：什么也看不见。
   *[other] 看见{ LIST($places) }：{ COUNT($suspects) ->
        [0] 那里没有嫌疑人。
       *[other] { NAMES($suspects, form: "short") }。
    }
}
pocket-plain-round = 第{ $round }轮：{ $taker ->
    [investigator] 杰克被看见了。
   *[jack] 杰克没有被看见，得到轮次标记。
}
pocket-plain-cards-shown = { COUNT($suspects) ->
    [0] 还没有亮出不在场证明牌。
   *[other] 已亮出的不在场证明牌：{ NAMES($suspects) }。
}
pocket-plain-cards-jack = { COUNT($suspects) ->
    [0] 杰克还没有抽过不在场证明牌。
   *[other] 杰克抽到的不在场证明牌：{ NAMES($suspects) }。
}

## Notes, history, moves

pocket-notes-ruled-out = 嫌疑尚未洗清，但按沙漏数推算已可排除：{ NAMES($suspects) }。
pocket-notes-hidden = { $cards ->
    [1] 杰克那张暗牌上的沙漏数：
   *[other] 杰克{ $cards }张暗牌上的沙漏总数：
}
pocket-notes-hourglasses = {"  "}{ $hourglasses }个：{ $percent }%
pocket-moves-heading = 每个行动，以及执行后的人数（视线内:视线外）。
pocket-moves-legend = { $mark } 表示你自己也会在视线内。
pocket-moves-group = 视线内{ $seen }名，视线外{ $unseen }名{ $jack ->
    [seen] ，你在视线内
    [unseen] ，你在视线外
   *[unknown] { "" }
}：{ LIST($words) }。

## Help

pocket-help-you-investigator = 你是调查员：在杰克得到6个沙漏之前，把嫌疑人排除到只剩一名。
pocket-help-you-jack = 你是杰克：集齐6个沙漏（每次传唤没被看见就得一个），或者撑过8轮。
pocket-help-aim-investigator = 传唤时约有一半嫌疑人在视线内，得到的线索最多。
pocket-help-aim-jack = 和大家一起躲在视线外：与你处境相同的人也会一直有嫌疑。
pocket-help-now-detective = {"  "}{ $word }-1  { $word }-2：{ NAME($word) }顺时针走1格或2格。
pocket-help-now-joker = { $role ->
    [investigator] {"  "}joker-holmes  joker-watson  joker-toby：该侦探顺时针走1格。
   *[jack] {"  "}joker-holmes  joker-watson  joker-toby  joker-none：一位侦探走1格，或都不动。
}
pocket-help-now-rotate = {"  "}{ $example }（或 -180、-270）：顺时针旋转一块板块；每块每轮一次。
pocket-help-now-exchange = {"  "}{ $example }：两块板块交换位置；墙的方向不变。
pocket-help-now-alibi = { $role ->
    [investigator] {"  "}alibi：亮出最上面的不在场证明牌，牌上的人洗清嫌疑。
   *[jack] {"  "}alibi：秘密抽取最上面的不在场证明牌；牌上的沙漏归你。
}

pocket-topic-alibi =
    alibi：拿走最上面的不在场证明牌。
    调查员拿牌时要亮出来。牌上的人是清白的：板块立刻翻面，杰克再也得不到这张牌
    上的沙漏。
    杰克拿牌时扣着不亮，牌上的沙漏归他：雷斯垂德和古德利没有，玛丹两个，其他人
    各一个。牌上的人仍留在版图上。
pocket-topic-holmes =
    holmes-1、holmes-2：福尔摩斯绕版图顺时针走1格或2格。
    位置从 a3 上方的0号开始顺时针编号；11号之后又是0号。
    同一个位置上可以有任意多位侦探。
pocket-topic-watson =
    watson-1、watson-2：华生绕版图顺时针走1格或2格。
    位置从 a3 上方的0号开始顺时针编号；11号之后又是0号。
    同一个位置上可以有任意多位侦探。
pocket-topic-toby =
    toby-1、toby-2：托比绕版图顺时针走1格或2格。
    位置从 a3 上方的0号开始顺时针编号；11号之后又是0号。
    同一个位置上可以有任意多位侦探。
pocket-topic-rotate =
    rotate-b2-90、-180 或 -270：把 b2 的板块顺时针旋转这么多度。
    有嫌疑的和已排除的板块都可以转，但同一轮里同一块不能转两次，不论由谁来转。
    本轮转过的板块，名称后面带 * 号。
pocket-topic-exchange =
    exchange-a1-c3：a1 和 c3 的板块交换位置；任意两块都可以。
    板块不旋转：原来在北边的墙还在北边。
pocket-topic-joker =
    joker-holmes、joker-watson、joker-toby：该侦探顺时针走1格。
    只有杰克还可以打出 joker-none，让三位侦探都留在原地。
pocket-topic-board =
    列从左到右是 a b c，行从下到上是 1 2 3：a3 在左上角。
    街道交汇处的字母是嫌疑人，名字见列表；外面有 [ ] 表示在视线内。实心粗条是
    墙。浅色房屋、没有字母：已排除。
    外圈的 H、W、T 是福尔摩斯、华生和托比，各在一个编号的位置上。沿街的细线是
    他们的视线。
pocket-topic-board-plain =
    a b c 三列从西到东，1 2 3 三行从南到北，所以 a3 是西北角。九块板块上都有
    街道从四边交汇；其中一边可能被墙封住。
    版图外围有十二个位置，按顺时针编号。从每个位置都向内笔直看去：
    0、1、2号在北：沿 a、b、c 列向南看；
    3、4、5号在东：沿 3、2、1 行向西看；
    6、7、8号在南：沿 c、b、a 列向北看；
    9、10、11号在西：沿 1、2、3 行向东看。
    11号之后又是0号。
pocket-topic-sight =
    每位侦探沿自己的行或列笔直看去，从最近的板块开始。
    墙在板块靠近侦探的一边，这块板块就看不见；墙在远离侦探的一边，视线到这块
    板块为止。两侧的墙、嫌疑人和其他侦探都不挡视线。
pocket-topic-witnesses =
    每轮第四次行动后传唤目击者。在侦探视线内的人就是被看见；杰克必须说出自己
    有没有被看见，不能说谎。
    如果被看见，视线外的人全部洗清嫌疑，调查员拿走轮次标记。如果没有，视线内的
    人全部洗清嫌疑，杰克拿走轮次标记：一个沙漏。
pocket-topic-end =
    调查员的目标：只剩一名嫌疑人。杰克的目标：六个沙漏，来自轮次标记和他抽到的
    不在场证明牌（他自己的身份牌不算）。
    每次传唤之后检查。如果双方同时达成，杰克被看见就输；没被看见则开始追捕：
    他直到第8轮都不能被看见。
    如果八轮内双方都没有达成，杰克胜。
pocket-topic-words =
    输入完整的行动或命令，或者任何能分清的开头。
    空格可以代替短横线。执行前你会先看到执行后的版图：回车执行，u 撤回。
    命令：board、moves、moves rotate、preview 指令、suspects、history、
    history words、primer、save FILE、undo、quit、why。按 Ctrl-C 也可以选择
    保存。保存之后会告诉你怎样继续这局游戏。
