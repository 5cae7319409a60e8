### What is told at a table of either game, at the terminal and in the browser.

## The page: headings and panel. It is 80 columns wide; a panel line has 42.

heading-over = 游戏在第{ $round }轮结束：{ NAME($winner) }获胜

state-cleared = 已排除
state-you = 你
state-jack = 杰克

## Setting up a game

start-preparing = 正在为这台电脑准备规则：只需几秒，而且只有这一次……
start-preparing-bot = 还要为这台电脑准备 { $name }：只需几秒，而且只有这一次……
start-role = 你是{ NAME($role) }；{ NAME($other) }由电脑玩家 { $opponent } 担任。随时可以输入 ? 求助。
start-together = 两人对战。随时可以输入 ? 求助。
start-sealed = 发牌已封存：{ $commitment }…（输入 history 可看完整封印）。
start-no-opponent = 没有叫“{ $name }”的对手。请选择：{ LIST($names) }。

setup-game = 你想玩哪个游戏？
setup-role = 你想扮演哪一方？
setup-opponent = 对手是谁？
setup-level-option = { $name }（{ NAME($name) }）：{ $text }
setup-human-option = { $name }：坐在这台电脑前的另一个人
level-ember = 刚学会规则，看得不多；适合头几局
level-candle = 知道要点，但常有疏漏
level-lantern = 会想到本轮结束，但看漏不少走法
level-streetlamp = 每一轮都想得很透；适合老手
level-lighthouse = 最强的对手：看得远，不露破绽
setup-option = {"  "}{ $number }  { $option }
setup-prompt = 输入编号或名称（回车 = { $default }，? = 看看怎么玩）：{" "}
setup-again = 请输入1到{ $count }之间的数字，或者：{ LIST($names) }。

## One turn

turn-prompt = { NAME($role, form: "short") }（? 求助）>{" "}
turn-hint = 请输入一个行动，例如 { $example }，或输入 ? 求助。
turn-saved-without = 本回合的{ $count }个指令还没有执行，所以没有保存。
turn-go-again = 已执行。还是轮到你。
turn-hint-first = 请输入一个行动，例如用 { $short } 代替 { $example }。执行前会先让你看到结果。
turn-confirm = { $count ->
    [1] 执行 { $word } 吗？回车 = 是，u = 撤回：
   *[other] 执行这{ $count }个指令吗？回车 = 是，u = 撤回 { $word }：
}{" "}
turn-taken-back = 已撤回 { $word }。什么都没有执行。
turn-preview-first = 请先决定是否执行：回车 = 是，u = 撤回 { $word }。也可以直接输入另一个行动。
turn-nothing-to-undo = 没有可以撤回的：确认过的行动不能反悔，因为它可能已经泄露了什么。
turn-unclear = “{ $typed }”可能是 { $words }{ $more ->
    [0] 。请再多输入一点。
   *[other] ，还有另外{ $more }种可能。请再多输入一点。
}
turn-unknown = { COUNT($alike) ->
    [0] “{ $typed }”不是这个游戏的指令。moves 列出所有行动，? 查看说明。
   *[other] “{ $typed }”不是这个游戏的指令。你想输入的是 { $either } 吗？
}

preview-heading = { $count ->
    [1] 预览 { $word }：还没有执行
   *[other] 尚未执行：{ $word }
}
preview-only = 这只是预览。输入 { $word } 来执行，输入 board 查看现在的版图。
preview-what = “{ $typed }”不是现在可用的行动。请输入 preview 加一个行动；moves 列出所有行动。
preview-last = 之后就要传唤目击者。

## A hint: what the strongest bot would do, and what speaks for it

hint-words = 提示：{ $words }
hint-play = { $count ->
    [1] 想执行就输入它。
   *[other] 想执行就依次输入这些指令。
}
hint-preparing = 正在为这台电脑准备最强的电脑玩家：只需几秒，仅此一次……
hint-split = 如果那时传唤目击者：杰克被看见，会剩下{ $seen }名嫌疑人；没被看见，会剩下{ $unseen }名。
hint-no-split = 如果那时传唤目击者，没有人会洗清嫌疑；这一步是在为后面做准备。
hint-jack = 你（{ NAME($suspect) }）{ $status ->
    [seen] 会被看见
   *[unseen] 不会被看见
}，{ $others ->
    [0] 而且不会再有别的嫌疑人。
   *[other] 还有{ $others }人和你一样仍有嫌疑。
}
hint-chance = 电脑估计，这样走你的胜率约为{ $percent }%。

## What has happened

told-with-change = { $told }{ $change }
told-jack = { $known ->
    [you] 你抽到了自己的身份：{ NAME($suspect) }。
    [yes] 杰克抽取身份：他是{ NAME($suspect) }。
   *[no] 杰克抽取身份，没有告诉任何人。
}

## The call for witnesses

call-heading-after = 第{ $round }轮：目击者已作证
call-left = 还剩{ COUNT($suspects) }名嫌疑人：{ NAMES($suspects, form: "short") }。

## The end

end-jack = { $who ->
    [you] 你是{ NAME($suspect) }。
   *[jack] 杰克是{ NAME($suspect) }。
}
end-winner = { $who ->
    [you] 你赢了。
    [investigator] 调查员获胜。
    [detective] 侦探获胜。
   *[jack] 杰克获胜。
}
end-early = { $how ->
    [resignation] { $who ->
        [you] 你认输了。
        [investigator] 调查员认输了。
        [detective] 侦探认输了。
       *[jack] 杰克认输了。
    }
    [time] { $who ->
        [you] 你的时间用完了。
        [investigator] 调查员的时间用完了。
        [detective] 侦探的时间用完了。
       *[jack] 杰克的时间用完了。
    }
    [absence] { $who ->
        [you] 你离开太久了。
        [investigator] 调查员离开太久了。
        [detective] 侦探离开太久了。
        [jack] 杰克离开太久了。
       *[nobody] 有一位玩家离开太久了。
    }
   *[agreement] 双方同意结束游戏。
}

## Two persons at one keyboard

curtain-pass = 请把键盘交给{ NAME($player) }。{ $looks_away ->
    [yes] 对方移开视线后按回车：
   *[no] 按回车继续：
}{" "}
curtain-empty-lines = （用{ $lines }行空行遮住了{ NAME($player) }的回合。请不要往回翻。）
pause = 按回车继续：{" "}
pause-witnesses = 按回车听目击者的回答：{" "}

## Plain mode: what the drawing shows, in sentences

plain-order = 本轮顺序：{ NAMES($players) }。

## Notes, history, moves

notes-title = { $count ->
    [1] 根据所有公开信息，杰克只可能是：
   *[other] 根据所有公开信息，杰克是这{ $count }人之一：
}
notes-suspect = {"  "}{ NAME($suspect) }：{ $percent }%
history-empty = 还没有发生任何事。
history-commitment = 第一步之前，发牌已用这个承诺值封存：{ $commitment }
history-deal = 发牌
history-words-deal = 发牌：{ $words }
history-round = 第{ $round }轮：{ $words }
history-verdict-seen = {"  "}杰克被看见了。
history-verdict-unseen = {"  "}杰克没有被看见。
moves-none = 现在没有以此开头的行动。

## Help

help-now = 现在可以做的事：
help-typing-example = { $short }（{ $word }）
help-typing = 输入能分清的开头就行：{ LIST($examples) }。
help-commands =
    除了行动，还可以输入：
      moves      每个行动的结果               suspects   谁可能是杰克
      preview    只看某个行动，不执行         history    发生过什么
      board      再看一次版图                 primer     游戏简介
      why        每个人为什么被看见或没有     hint       一步好棋和理由
      save FILE  保存游戏                     quit
help-more = 规则：输入 ? 加一个主题：{ LIST($topics) }。
help-no-topic = 有以下主题的说明：{ LIST($topics) }。

## Saving and leaving

save-resume = 游戏已保存。要继续这一局：
save-over = 游戏已保存。要检验发牌公平、每一步都合规：
save-exists = 没有保存：{ $path } 是别的文件。请换个名字：save FILE。游戏本身不受影响。
save-failed = 无法保存到 { $path }：{ $why }。请换个地方：save FILE。游戏本身不受影响。
save-refused = 无法把棋谱写入 { $path }：{ $why }。请换一个文件。
leave-question = 回车 = 保存并离开，n = 不保存就离开，b = 返回，或输入文件名：{" "}
again = 再来一局？回车 = 交换身份，s = 身份不变，q = 离开：{" "}
again-together = 再来一局？回车 = 再来，q = 离开：{" "}
leave-unsaved = 没有保存就离开了。晚安。
leave-nothing = 没有新的进展。晚安。
leave-before-start = 晚安。
leave-end-of-input = 没有更多输入，游戏到此为止。
resume-done = 欢迎回来。游戏从第{ $round }轮继续。
resume-missing = 无法打开游戏 { $path }：{ $why }。
resume-damaged = { $path } 不是可读的游戏文件：{ $why }
resume-over = { $path } 中的游戏已经结束。要回顾它：
resume-settled = 玩哪个游戏、由谁来玩、怎样发牌，都已在 { $path } 中定好：请去掉 GAME、--board、--role、--opponent 和 --seed。
resume-no-secret = 缺少这局游戏的秘密部分：{ $path }。它在保存时写在棋谱旁边，没有它游戏无法继续。
