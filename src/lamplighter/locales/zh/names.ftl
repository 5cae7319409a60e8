### Names of people, places and sides, and how several of them are listed. The English room tells how a catalogue is made.
###
### A Chinese sign takes two columns: widths count columns, not signs. No space stands between Chinese words; one stands between
### them and a typed word; punctuation is full-width.

## Lists

list-none = 无
list-two = { $first }和{ $second }
list-start = { $first }、{ $second }
list-middle = { $first }、{ $second }
list-end = { $first }和{ $second }
# Without “and”.
list-comma = { $first }、{ $second }

or-two = { $first } 或 { $second }
or-start = { $first }、{ $second }

## Names

name-lestrade = 雷斯垂德探长
    .short = 雷斯垂德
name-goodley = 古德利警长
    .short = 古德利
name-bert = 杰里米·伯特
    .short = 伯特
name-pizer = 约翰·皮泽
    .short = 皮泽
name-smith = 约翰·史密斯
    .short = 史密斯
name-lane = 约瑟夫·莱恩
    .short = 莱恩
name-stealthy = 斯特尔西小姐
    .short = 斯特尔西
name-gull = 威廉·格尔
    .short = 格尔
name-madame = 玛丹

name-holmes = 福尔摩斯
name-watson = 华生
name-toby = 托比

name-n = 北
name-ne = 东北
name-e = 东
name-se = 东南
name-s = 南
name-sw = 西南
name-w = 西
name-nw = 西北

name-investigator = 调查员
name-detective = 侦探
name-jack = 杰克

initial-investigator = 查
initial-detective = 侦
initial-jack = 杰

# The levels of the computer.
name-ember = 余烬
name-candle = 蜡烛
name-lantern = 灯笼
name-streetlamp = 路灯
name-lighthouse = 灯塔
