game-name = Вальхалла
game-about = Соберите воинов, вооружите их кубиками и с честью отправьте в Вальхаллу.

frame-bear = клан медведя
frame-wolf = клан волка
frame-boar = клан кабана
frame-deer = клан оленя
frame-giant = инеистые великаны
frame-dwarf = дверги
frame-jarl = ярлы
frame-tactic = тактики
frame-monster = чудовища
frame-loki = Хитрость Локи
frame-thor = Помощь Тора
frame-tyr = Гнев Тюра
frame-last_viking = Последний викинг
frame-comrade = символы щитов
kind-warrior = воины
kind-jarl = ярлы
kind-tactic = тактики
kind-monster = чудовища
kind-loki = Хитрость Локи
kind-thor = Помощь Тора
kind-tyr = Гнев Тюра
kind-last_viking = Последний викинг
kind-comrade = символы щитов

setup-mode = Режим
    .help = Одно место — одиночная игра против чудовища.
setup-mode-auto = по числу мест
setup-mode-competitive = друг против друга
setup-mode-solo = одиночный
setup-expansions = Дополнения
    .help = Можно взять любые, которые подходят числу игроков.
setup-expansions-loki = Хитрость Локи
setup-expansions-thor = Помощь Тора
setup-expansions-valkyries = Валькирии
setup-expansions-dwarves = Дверги Свартальфахейма
setup-expansions-tyr = Гнев Тюра
setup-expansions-last_viking = Последний викинг
setup-expansions-partnership = Партнёрство ярлов
setup-expansions-alliance = Союз ярлов
setup-variant = Варианты
    .help = Как меняется подготовка.
setup-variant-simple = упрощённый, без ярлов
setup-variant-drafting = драфт руки
setup-variant-five_jarls = выбор из пяти ярлов
setup-variant-first_game = ярлы для первой партии
setup-first = Первый игрок
    .help = Кто ходит первым; если не выбрано, решает жребий.
setup-first-random = по жребию
setup-first-0 = место 1
setup-first-1 = место 2
setup-first-2 = место 3
setup-first-3 = место 4
setup-first-4 = место 5
setup-first-5 = место 6
setup-loki_card = Карта Локи
    .help = Какая из десяти карт в игре.
setup-loki_card-random = случайная
setup-loki_card-first_game = для первой партии
setup-loki_card-loki_01 = Шутка Локи
setup-loki_card-loki_02 = Лесть Локи
setup-loki_card-loki_03 = Шёпот Локи
setup-loki_card-loki_04 = Облик Локи
setup-loki_card-loki_05 = Эхо Локи
setup-loki_card-loki_06 = Конь Локи
setup-loki_card-loki_07 = Пальцы Локи
setup-loki_card-loki_08 = Ложь Локи
setup-loki_card-loki_09 = Язык Локи
setup-loki_card-loki_10 = Дочь Локи
setup-monster = Чудовище
    .help = Противник в одиночной игре.
setup-monster-choose = выбрать в игре
setup-monster-fenrir = Фенрир
setup-monster-jormungandr = Ёрмунганд
setup-monster-nidhogg = Нидхёгг
setup-monster-surtr = Сурт
setup-level = Сложность
    .help = От неё зависит, сколько карт колоды сбрасывают после проигранной битвы.
setup-level-choose = выбрать в игре
setup-level-1 = обычная
setup-level-2 = трудная
setup-level-3 = безумная
setup-abilities = Способности чудовища
    .help = В первой одиночной партии их можно не применять.
setup-abilities-on = как на картах
setup-abilities-off = не применять

number-own_shields = Свои щиты
number-foreign_shields = Чужие щиты
number-valhalla = Доблесть
number-score = Итог
number-strength = Сила
number-vp = Доблесть
number-maximum = Максимум Вальхаллы
number-extra_dice = Дополнительные кубики
zone-hand = Рука
zone-squad = Отряд
zone-valhalla = Вальхалла
zone-aside = Перед игроком
zone-drawn = Взято
zone-deck = Колода
zone-discard = Сброс
zone-reserve = Открытые карты
zone-placing = Размещается
zone-turned_up = Открыто при подготовке
zone-jarl = Ярл
zone-emblem = Символ
zone-loki = Локи
zone-monster = Чудовище
zone-box = Коробка
flag-final_round = последний раунд
label-slot = ячейка { $n }
label-tyr = карта Тюра
label-activated = активирован
label-dice = кубики
label-strength = сила { $n }
reason-printed = напечатано
reason-ability = способность воина
reason-sacrifice = жертва
reason-named = путь к Вальхалле
label-blocked = заблокирован
label-named = на пути к Вальхалле
label-sacrificed = жертва
label-sent = входит в Вальхаллу

monster-name = чудовище
and = {" "}и{" "}
or = {" "}или{" "}
plus = {" "}и{" "}
step-of = +{ $n }
step = {" "}или{" "}
face = { $face ->
    [sword] меч
    [axe] топор
    [spear] копьё
    [bow] лук
    [shield] щит
    [any] любое оружие
   *[x] X
}
die = { $source ->
    [grey] { $face } (дополнительный)
    [stock] «Запас вооружения ({ $face })»
   *[tyr] карта Тюра ({ $face })
}
with-stocks = {" "}({ $cards })
on = {" "}({ $what })
turning = { $start } → { $end }
clan = { $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистые великаны
   *[dwarf] дверги
}

# Воин клана в разных падежах: кто, кого, кем, кому, много кого.
warrior = { $clan ->
    [bear] воин клана медведя
    [wolf] воин клана волка
    [boar] воин клана кабана
    [deer] воин клана оленя
    [giant] инеистый великан
   *[dwarf] дверг
}
warrior-whom = { $clan ->
    [bear] воина клана медведя
    [wolf] воина клана волка
    [boar] воина клана кабана
    [deer] воина клана оленя
    [giant] инеистого великана
   *[dwarf] дверга
}
warrior-with = { $clan ->
    [bear] воином клана медведя
    [wolf] воином клана волка
    [boar] воином клана кабана
    [deer] воином клана оленя
    [giant] инеистым великаном
   *[dwarf] двергом
}
warriors = { $clan ->
    [bear] воинов клана медведя
    [wolf] воинов клана волка
    [boar] воинов клана кабана
    [deer] воинов клана оленя
    [giant] инеистых великанов
   *[dwarf] двергов
}
of-clan = { $clan ->
    [bear] клана медведя
    [wolf] клана волка
    [boar] клана кабана
    [deer] клана оленя
    [giant] клана инеистых великанов
   *[dwarf] клана двергов
}
points = { $n ->
    [one] { $n } бонусное очко
    [few] { $n } бонусных очка
   *[many] { $n } бонусных очков
}
cards = { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
extra-dice = { $n ->
    [one] { $n } дополнительный кубик
    [few] { $n } дополнительных кубика
   *[many] { $n } дополнительных кубиков
}

# Строка под именем карты.
type-warrior = Воин, { $clan ->
    [giant] инеистый великан
    [dwarf] дверг
   *[other] { clan }
}
    .short = { $clan ->
        [giant] великан
        [dwarf] дверг
       *[other] { clan }
    }
type-tactic = Боевая тактика{ $timing ->
    [before_battle] , перед битвой
    [errand] , поручение
    [after_victory] , после победы
    [after_loss] , после поражения
    [after_battle] , после битвы
   *[other] {""}
}{ $role ->
    [attacker] , только в атаке
    [defender] , только в защите
   *[any] {""}
}
    .short = { $timing ->
        [errand] поручение
       *[other] тактика
    }
type-thor = Помощь Тора
    .short = Тор
type-tyr = Гнев Тюра
    .short = Тюр
type-jarl = Ярл
    .short = ярл
type-loki = Хитрость Локи
    .short = Локи
type-last_viking = Последний викинг, { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[many] { $players } игроков
}
    .short = { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
type-comrade = Символ щитов
    .short = символ щитов
type-monster = Чудовище { $monster ->
    [fenrir] Фенрир
    [jormungandr] Ёрмунганд
    [nidhogg] Нидхёгг
   *[surtr] Сурт
}, карта { $order } из 6
    .short = { $monster ->
        [fenrir] Фенрир
        [jormungandr] Ёрмунганд
        [nidhogg] Нидхёгг
       *[surtr] Сурт
    } { $order }/6

# Что делают карты: предложения.
symbols = { $n ->
    [1] кубиком { $dice }
   *[other] кубиками { $dice }
}
die-of = «{ face }»{ $n ->
    [1] {""}
   *[other] {" "}×{ $n }
}
pattern-any_2 = любыми двумя кубиками с оружием
pattern-pair = двумя кубиками с одинаковым оружием
pattern-triple = тремя кубиками с одинаковым оружием
pattern-two_pairs = двумя парами кубиков с одинаковым оружием
pattern-all_different = { $n } кубиками с разным оружием
armed = Вооружённый { $dice }, воин даёт +{ $n } к боевой силе
ability-hunter = Если в отряде противника есть { warrior }, этот воин даёт ещё +{ $n }
ability-kin = Другой { warrior } в вашем отряде добавляет этому воину +{ $one }, двое и больше добавляют +{ $more }
ability-mixed_squad = Три клана в вашем отряде добавляют этому воину +{ $three }, четыре и больше добавляют +{ $four }
ability-dread = Если вы атакуете, защитник бросает на один кубик меньше, но только раз за битву
ability-block = Если вы атакуете и у защитника больше одного незаблокированного воина, выберите одного из них: в этой битве его нельзя активировать
ability-hold_back = Если противник отправляет воинов в Вальхаллу, выберите одного из них: он остаётся в отряде
ability-disarm = Противник сбрасывает с руки одну карту боевой тактики по своему выбору
ability-sacrifice = Можете сбросить карту с руки и получить +{ $n } к боевой силе
tyr-bane = Если в отряде противника есть { warrior }, воин с этой картой даёт ещё +{ $n }
tyr-might = Воин с этой картой даёт ещё +{ $n }
tyr-ease = Чтобы вооружить воина с этой картой, не нужен один кубик «{ $face }»
entry-company = Войдя в Вальхаллу, воин приносит { points } за каждого другого вашего воина, который входит вместе с ним
entry-escort = Войдя в Вальхаллу вместе с другим { warrior-with }, воин приносит { points }
entry-lone = Войдя в Вальхаллу в одиночку, воин приносит { points }
if = Если { $needs }, { $body }
paid = сбросьте { $any ->
    [any] любой свободный кубик
   *[other] свободный кубик «{ $die }»
} и { $body }
effect-strength = получите +{ $n } к боевой силе
effect-roll_extra = { $n ->
    [1] бросьте дополнительный кубик и оставьте его
   *[other] бросьте { extra-dice } и оставьте один из них
}
effect-reroll = перебросьте любые свободные кубики, не больше { $n ->
    [one] { $n } раза
   *[other] { $n } раз
} подряд
effect-turn_x = поверните свободные кубики с X любыми гранями
effect-disable_jarl = ярл защитника не действует до конца битвы
effect-virtual_die = карта заменяет один кубик «{ $face }», когда вы вооружаете воина или платите за героическую атаку
effect-exclude = атакующий выбирает своего активированного воина: он больше не даёт силы, а после битвы входит в Вальхаллу
effect-errand = положите эту карту в свою Вальхаллу после победы{ $demand ->
    [no_reroll] {""}, если вы не платили за перебросы
    [crushing] {" "}с перевесом { $n } или больше
   *[armed] {""}, если активированных воинов в вашем отряде { $n } или больше
}
effect-call_to_arms = перед битвой верхний воин сброса вступает в ваш отряд
effect-strength_per_warrior = получите +{ $n } к боевой силе за каждого воина вашего отряда
effect-strength_by_activated = получите { $steps } к боевой силе, если в вашем отряде активированы 1, 2, 3 или 4 воина
effect-draw = возьмите { cards }
effect-bonus_points = получите { points }
effect-take_random = возьмите случайную карту с руки противника
after = { $timing ->
    [after_victory] после победы
    [after_loss] после поражения
   *[after_battle] после битвы
} { $body }
thor = Участник чужой битвы, у которого воинов { $needs ->
    [fewer] меньше
   *[fewer_or_equal] не больше
}, чем у противника, { $help }
help-card = берёт карту перед битвой
help-strength = получает +{ $n } к боевой силе
help-reroll = может один раз бесплатно перебросить любые свободные кубики
help-die = бросает ещё один дополнительный кубик
help-theft = берёт перед битвой случайную карту с руки противника
comrade = Этим символом отмечены щиты одного из игроков

jarl-both = Также
jarl-both-when = Также { $when }
jarl-either = Или вместо этого
jarl-either-when = Или вместо этого { $when }
jarl-line = { $opening } { $body }
jarl-line-if = { $opening }, если { $needs }, { $body }
timing = { $timing ->
    [in_battle] в битве
    [before_roll] перед броском
    [before_battle] перед битвой
    [after_battle] после битвы
    [other_battle_before] перед чужой битвой
    [other_battle_after] после чужой битвы
    [phase_b] в фазе добора
    [action_2] при добавлении двух воинов
    [action_4] при действии «взять карты»
    [make_room] при нехватке места в отряде
   *[scoring] при подсчёте очков
}
condition-attacker = вы атакующий
condition-defender = вы защитник
condition-fewer_warriors = ваш отряд меньше отряда противника
condition-squad_empty = ваш отряд пуст
condition-activated = активированных воинов у вас не меньше { $n }
condition-free_dice = свободных кубиков «{ $face }» у вас не меньше { $n }
condition-clan_in_squad = { warriors } в вашем отряде не меньше { $n }
condition-clans_in_squad = кланов в вашем отряде не меньше { $n }
condition-clan_exactly = { warriors } в вашем отряде ровно { $n }
condition-won = вы победили
condition-lost = вы проиграли
condition-won_by = вы победили с перевесом не меньше { $n }
condition-tactics_played = вы сыграли хотя бы { cards } боевой тактики
condition-no_warrior_in_hand = у вас на руке нет воинов
condition-opponent_hand_larger = у противника на руке больше карт, чем у вас
condition-own_shields = своих щитов у вас не меньше { $n }
condition-target_most_shields = своих щитов у противника больше, чем у любого из остальных
condition-target_foreign = чужих щитов у противника не меньше { $n }
condition-opponent_warriors = воинов у противника не меньше { $n }
condition-attacker_won = победил атакующий
condition-helped_won = победил тот, кому вы помогли
quoted = { $face ->
    [any] любое оружие
   *[other] «{ face }»
}
turn = { $start } на { $end }
jarl-reroll = один раз перебросьте { $dice ->
    [one] один свободный кубик
    [all_x] все свободные кубики с X
   *[any] любые свободные кубики
}
jarl-again = используйте основную способность ещё раз
jarl-draw_more = возьмите на { cards } больше
jarl-keep_more = оставьте на { cards } больше
jarl-strength = получите +{ $n } к боевой силе
jarl-strength_per_activated = получите +{ $n } к боевой силе за каждого активированного { warrior-whom }
jarl-strength_per_die = получите +{ $n } к боевой силе за каждый свободный кубик «{ $face }»
jarl-turn_die = один раз поверните свободный кубик: { $turns }
jarl-draw = возьмите { cards }
jarl-take_tactic = возьмите верхнюю карту боевой тактики из сброса
jarl-take_top = возьмите верхнюю карту сброса
jarl-draw_discard = возьмите { $draw ->
    [one] { $draw } карту
    [few] { $draw } карты
   *[many] { $draw } карт
} и сбросьте { $discard }
jarl-extra_die = возьмите { extra-dice }
jarl-need_fewer_dice = для вооружения { warrior-whom } нужно на один кубик меньше
jarl-action_2_limit = символов вооружения у них вместе может быть до { $n }
jarl-room_to_hand = можете вернуть воина на руку, а не сбрасывать
jarl-return_warrior = можете вернуть воина своего отряда на руку
jarl-help = сбросьте карту с руки, и выбранный вами участник получит +{ $n } к боевой силе
jarl-points = получите { points }
jarl-random_discard = противник сбрасывает случайную карту с руки
jarl-random_theft = возьмите случайную карту с руки противника
jarl-take_shield = заберите у противника один из его щитов
jarl-look_hand = посмотрите руку противника
jarl-score_per_set = получите { valour } за каждый набор чужих щитов
jarl-score = получите { valour }
jarl-silence_clan = выберите клан: способности его воинов в отряде защитника не дают боевой силы
valour = { $n ->
    [one] { $n } очко доблести
    [few] { $n } очка доблести
   *[many] { $n } очков доблести
}

loki-discard = При подготовке с колоды сбрасывают на { cards } { $sign ->
    [more] больше
   *[fewer] меньше
}
loki-row = Если вы проиграли битву { $n ->
    [0] при равной силе
   *[other] с разницей не больше { $n }
}, { $bonus }
loki-points = получите { points }
loki-draw = возьмите { cards } и оставьте { $keep }
loki-draw_all = возьмите { cards }
loki-add_warrior = добавьте воина с руки в отряд
loki-take_tactic = возьмите верхнюю карту боевой тактики из сброса
loki-recover_tactic = верните на руку карту боевой тактики, которую вы сыграли в этой битве
loki-send = отправьте своего активированного воина в Вальхаллу
loki-steal = возьмите случайную карту с руки победителя
levels = { $more ->
    [0] На уровне { $first }
   *[other] На уровнях { $first }–{ $last }
}
level = { $level } вы получаете { points } в начале своего хода{ $dice }
level-dice = , а нападающий на вас берёт { extra-dice }
monster-attacks = Чудовище нападает, когда вооружено { $dice }
monster-squad = Оно считается отрядом из { $n ->
    [one] { $n } воина
   *[other] { $n } воинов
} { $clans }
monster-marked = С дополнением «Валькирии» его сила { $n }
monster-silence = Способности { warriors } не дают боевой силы
monster-erode = После вашего действия сбрасывается верхняя карта колоды
monster-waste = Перед битвой вы сбрасываете карту с руки
monster-blunt = Вы бросаете на один кубик меньше
monster-rob = После битвы вы сбрасываете случайную карту с руки
monster-silence_jarl = Способности вашего ярла в битве не действуют
monster-crowd = В вашем отряде на одну ячейку меньше
monster-desecrate_loss = После проигранной битвы вы сбрасываете из Вальхаллы карту с наименьшим числом очков доблести
monster-two_tactics = За битву можно сыграть не больше двух карт боевой тактики
monster-no_tactics = Играть карты боевой тактики нельзя
monster-devour = Перед битвой вы сбрасываете воина из отряда
monster-no_dice_tactics = Нельзя играть «Ответный удар» и «Замену вооружения»
monster-desecrate = После каждой битвы вы сбрасываете из Вальхаллы карту с наименьшим числом очков доблести

# То же знаками, для лица карты.
line-and = {" "}
line-or = ,{" "}
line-plus = {""}
line-step = /
line-step-of = { $n }
line-face = { $face ->
    [any] [weapon_die]
   *[other] [die_{ $face }]
}
line-quoted = { line-face }
line-die-of = { $n ->
    [1] [die_{ $face }]
    [2] [die_{ $face }][die_{ $face }]
    [3] [die_{ $face }][die_{ $face }][die_{ $face }]
   *[other] [die_{ $face }]{ $n }
}
line-of-clan = [clan_{ $clan }]
line-symbols = { $dice }
line-pattern-any_2 = [weapon_die][weapon_die]
line-pattern-pair = [weapon_die]=[weapon_die]
line-pattern-triple = [weapon_die]=[weapon_die]=[weapon_die]
line-pattern-two_pairs = [weapon_die]=[weapon_die] [weapon_die]=[weapon_die]
line-pattern-all_different = { $n ->
    [2] [weapon_die]≠[weapon_die]
    [3] [weapon_die]≠[weapon_die]≠[weapon_die]
    [4] [weapon_die]≠[weapon_die]≠[weapon_die]≠[weapon_die]
   *[other] [weapon_die]{ $n } разных
}
line-armed = { $dice }: [might]+{ $n }
line-ability-hunter = у врага [clan_{ $clan }]: [might]+{ $n }
line-ability-kin = с [clan_{ $clan }]: [might]+{ $one }, с 2+: [might]+{ $more }
line-ability-mixed_squad = [clans]3: [might]+{ $three }, [clans]4: [might]+{ $four }
line-ability-dread = [attacking]: враг [any_die]−1
line-ability-block = [attacking]: [block] воин врага
line-ability-hold_back = [hold_back] воин врага
line-ability-disarm = враг [discard][tactic]
line-ability-sacrifice = [discard]1: [might]+{ $n }
line-tyr-bane = у врага [clan_{ $clan }]: [might]+{ $n }
line-tyr-might = [might]+{ $n }
line-tyr-ease = не нужен { $face }
line-entry-company = [valhalla]: [bonus]+{ $n } за спутника
line-entry-escort = [valhalla] с [clan_{ $clan }]: [bonus]+{ $n }
line-entry-lone = [valhalla] один: [bonus]+{ $n }
line-if = { $needs }: { $body }
line-paid = −{ $any ->
    [any] [any_die]
   *[other] { $die }
}: { $body }
line-effect-strength = [might]+{ $n }
line-effect-roll_extra = { $n ->
    [1] [extra_die]+1
   *[other] [extra_die]{ $n }, 1 себе
}
line-effect-reroll = [reroll]×{ $n }
line-effect-turn_x = все [die_x] как угодно
line-effect-disable_jarl = [silence][jarl] врага
line-effect-virtual_die = вместо { $face }
line-effect-exclude = воин врага без силы, потом [valhalla]
line-effect-errand = [win]{ $demand ->
    [no_reroll] {" "}без платы за [reroll]
    [crushing] {" "}на { $n }+
   *[armed] , [activated]{ $n }+
}: [valhalla]
line-effect-call_to_arms = до [battle]: [warrior] из сброса
line-effect-strength_per_warrior = [might]+{ $n } за [warrior]
line-effect-strength_by_activated = [activated]1/2/3/4: [might]+{ $steps }
line-effect-draw = [draw]{ $n }
line-effect-bonus_points = [bonus]+{ $n }
line-effect-take_random = [steal]1
line-after = { $timing ->
    [after_victory] [win]
    [after_loss] [loss]
   *[after_battle] после [battle]
}: { $body }
line-thor = { $needs ->
    [fewer] [fewer]
   *[fewer_or_equal] [fewer] или =
}: { $help }
line-help-card = [draw]1
line-help-strength = [might]+{ $n }
line-help-reroll = [reroll]
line-help-die = [extra_die]+1
line-help-theft = [steal]1
line-comrade = [shield_token] игрока
line-jarl-both = и{" "}
line-jarl-both-when = и { $when }
line-jarl-either = или{" "}
line-jarl-either-when = или { $when }
line-jarl-line = { $opening }{ $body }
line-jarl-line-if = { $opening }{ $needs }: { $body }
line-timing = { $timing ->
    [in_battle] {""}
    [before_roll] бросок{ $colon }
    [before_battle] до [battle]{ $colon }
    [after_battle] после [battle]{ $colon }
    [other_battle_before] до [others]{ $colon }
    [other_battle_after] после [others]{ $colon }
    [phase_b] добор{ $colon }
    [action_2] два воина{ $colon }
    [action_4] действие{ $colon }
    [make_room] тесно{ $colon }
   *[scoring] в конце{ $colon }
}
line-condition-attacker = [attacking]
line-condition-defender = [defending]
line-condition-fewer_warriors = [fewer]
line-condition-squad_empty = отряд пуст
line-condition-activated = [activated]{ $n }+
line-condition-free_dice = { $face }{ $n }+
line-condition-clan_in_squad = [clan_{ $clan }]{ $n }+
line-condition-clans_in_squad = [clans]{ $n }+
line-condition-clan_exactly = [clan_{ $clan }]={ $n }
line-condition-won = [win]
line-condition-lost = [loss]
line-condition-won_by = [win] на { $n }+
line-condition-tactics_played = [tactic]{ $n }+
line-condition-no_warrior_in_hand = рука без [warrior]
line-condition-opponent_hand_larger = рука врага больше
line-condition-own_shields = [shield_token]{ $n }+
line-condition-target_most_shields = у врага макс. [shield_token]
line-condition-target_foreign = у врага чужих [shield_token]{ $n }+
line-condition-opponent_warriors = у врага [warrior]{ $n }+
line-condition-attacker_won = атака удалась
line-condition-helped_won = помощь удалась
line-turn = { $start }→{ $end }
line-jarl-reroll = { $dice ->
    [one] [reroll][any_die]
    [all_x] [reroll] все [die_x]
   *[any] [reroll]
}
line-jarl-again = ещё раз
line-jarl-draw_more = [draw]+{ $n }
line-jarl-keep_more = [keep]+{ $n }
line-jarl-strength = [might]+{ $n }
line-jarl-strength_per_activated = [might]+{ $n } за [activated][clan_{ $clan }]
line-jarl-strength_per_die = [might]+{ $n } за { $face }
line-jarl-turn_die = { $turns }
line-jarl-draw = [draw]{ $n }
line-jarl-take_tactic = [tactic] из сброса
line-jarl-take_top = верх сброса
line-jarl-draw_discard = [draw]{ $draw } [discard]{ $discard }
line-jarl-extra_die = [extra_die]+{ $n }
line-jarl-need_fewer_dice = [clan_{ $clan }][weapon_die]−1
line-jarl-action_2_limit = [symbols]≤{ $n }
line-jarl-room_to_hand = [warrior] на руку
line-jarl-return_warrior = [warrior] на руку
line-jarl-help = [discard]1, другому [might]+{ $n }
line-jarl-points = [bonus]+{ $n }
line-jarl-random_discard = враг [discard]1 наугад
line-jarl-random_theft = [steal]1
line-jarl-take_shield = [shield_token] врага
line-jarl-look_hand = [look] рука врага
line-jarl-score_per_set = [valour]+{ $n } за набор [shield_token]
line-jarl-score = [valour]+{ $n }
line-jarl-silence_clan = [silence] клан врага
line-loki-discard = в сброс { $sign ->
    [more] +
   *[fewer] −
}{ $n } карт
line-loki-row = { $n ->
    [0] =0
   *[other] ≤{ $n }
}: { $bonus }
line-loki-points = [bonus]+{ $n }
line-loki-draw = [draw]{ $n } [keep]{ $keep }
line-loki-draw_all = [draw]{ $n }
line-loki-add_warrior = [warrior] в отряд
line-loki-take_tactic = [tactic] из сброса
line-loki-recover_tactic = вернуть [tactic]
line-loki-send = [activated]→[valhalla]
line-loki-steal = [steal]1
line-levels = { $more ->
    [0] { $first }
   *[other] { $first }–{ $last }
}
line-level = { $level }: [bonus]{ $n }{ $dice }
line-level-dice = {" "}[foe_die]{ $n }
line-monster-attacks = { $dice }: [attacking]
line-monster-squad = [warrior]{ $n } { $clans }
line-monster-marked = с дополнением [might]{ $n }
line-monster-silence = [silence][clan_{ $clan }]
line-monster-erode = ход: колода −1
line-monster-waste = до [battle]: [discard]1
line-monster-blunt = бросок: [any_die]−1
line-monster-rob = после [battle]: [discard]1
line-monster-silence_jarl = [silence][jarl]
line-monster-crowd = ячеек −1
line-monster-desecrate_loss = [loss]: [valour]−1
line-monster-two_tactics = [tactic] не больше 2
line-monster-no_tactics = без [tactic]
line-monster-devour = до [battle]: [warrior]−1
line-monster-no_dice_tactics = без [reroll] и смены [die_x]
line-monster-desecrate = [battle]: [valour]−1

# Знаки и слова карт: что они значат.
glyph-die_sword = меч
    .help = Кубик с мечом закрывает символ меча на воине.
    .clause = VA-4.531
glyph-die_axe = топор
    .help = Кубик с топором закрывает символ топора на воине.
    .clause = VA-4.531
glyph-die_spear = копьё
    .help = Кубик с копьём закрывает символ копья на воине.
    .clause = VA-4.531
glyph-die_bow = лук
    .help = Кубик с луком закрывает символ лука на воине.
    .clause = VA-4.531
glyph-die_shield = щит
    .help = Кубик со щитом закрывает символ щита на воине.
    .clause = VA-4.531
glyph-die_x = X
    .help = Кубиком с X никого не вооружить, но его можно перебросить или повернуть.
    .clause = VA-4.535
glyph-weapon_die = кубик с оружием
    .help = Годится кубик с любым оружием, но не с X; знак «=» значит одинаковое оружие, «≠» разное.
    .clause = VA-4.551
glyph-any_die = кубик
    .help = Свободный кубик с любой гранью, даже с X.
    .clause = VA-4.513
glyph-extra_die = дополнительный кубик
    .help = Серый кубик из общего запаса, который у вас до конца битвы; всего их три.
    .clause = VA-4.123
glyph-reroll = переброс
    .help = Любые свободные кубики бросают заново; обычный переброс стоит одного кубика.
    .clause = VA-4.511
glyph-might = боевая сила
    .help = В битве побеждает тот, у кого боевой силы больше, а при равенстве атакующий.
    .clause = VA-4.611
glyph-valour = очки доблести
    .help = В конце игры побеждает тот, у кого больше очков доблести в Вальхалле и за щиты.
    .clause = VA-4.821
glyph-bonus = бонусные очки
    .help = Возьмите из сброса карты, у которых ровно столько очков доблести, и положите в свою Вальхаллу.
    .clause = VA-4.141
glyph-valhalla = вход в Вальхаллу
    .help = Карта уходит в вашу Вальхаллу и приносит в конце игры свои очки доблести.
    .clause = VA-4.118
glyph-attacking = атака
    .help = Действует, если битву начали вы.
    .clause = VA-4.341
glyph-defending = защита
    .help = Действует, если напали на вас.
    .clause = VA-4.601
glyph-fewer = отряд меньше
    .help = В этом отряде воинов меньше, чем в отряде противника.
    .clause = VA-4.712
glyph-warrior = воин
    .help = Карта с силой и символами вооружения; инеистые великаны и дверги тоже воины.
    .clause = VA-4.103
glyph-activated = активированный воин
    .help = Воин, все символы которого закрыты кубиками: только он даёт силу в битве.
    .clause = VA-4.532
glyph-clans = разные кланы
    .help = Сколько разных кланов среди воинов вашего отряда.
    .clause = VA-4.726
glyph-tactic = боевая тактика
    .help = Карту боевой тактики играют в битве один раз, затем она уходит в сброс.
    .clause = VA-4.405
glyph-jarl = ярл
    .help = Ярл ведёт отряд, и у него две способности.
    .clause = VA-4.701
glyph-shield_token = жетон щита
    .help = Свой щит теряет защитник, который проиграл, а победитель хранит его как чужой.
    .clause = VA-4.621
glyph-win = победа
    .help = Действует после битвы, в которой вы победили.
    .clause = VA-4.611
glyph-loss = поражение
    .help = Действует после битвы, которую вы проиграли.
    .clause = VA-4.634
glyph-keep = оставить карту
    .help = Из взятых карт столько остаётся у вас, прочие уходят в сброс.
    .clause = VA-4.306
glyph-steal = отнять карту
    .help = Случайная карта с руки противника переходит к вам.
    .clause = VA-4.169
glyph-look = посмотреть
    .help = Руку противника видите только вы.
    .clause = VA-4.174
glyph-silence = лишить способностей
    .help = Способности не действуют или не дают боевой силы до конца битвы.
    .clause = VA-4.720
glyph-block = заблокировать
    .help = Этого воина нельзя активировать до конца битвы; последнего незаблокированного выбрать нельзя.
    .clause = VA-4.1221
glyph-hold_back = удержать
    .help = Воин, которого противник отправляет в Вальхаллу, остаётся в его отряде.
    .clause = VA-4.1231
glyph-draw = взять карту
    .help = Возьмите столько карт с колоды.
    .clause = VA-4.105
glyph-discard = сбросить карту
    .help = Столько карт с руки уходит в сброс.
    .clause = VA-4.106
glyph-clan_bear = клан медведя
    .help = Воин клана медведя: кланом считается цвет карты.
    .clause = VA-4.104
glyph-clan_wolf = клан волка
    .help = Воин клана волка: кланом считается цвет карты.
    .clause = VA-4.104
glyph-clan_boar = клан кабана
    .help = Воин клана кабана: кланом считается цвет карты.
    .clause = VA-4.104
glyph-clan_deer = клан оленя
    .help = Воин клана оленя: кланом считается цвет карты.
    .clause = VA-4.104
glyph-clan_giant = инеистый великан
    .help = Инеистые великаны — пятый клан, и вооружают их сочетаниями кубиков.
    .clause = VA-4.103
glyph-clan_dwarf = дверг
    .help = Дверги — отдельный, шестой клан.
    .clause = VA-4.1237
glyph-foe_die = кубик нападающего
    .help = Столько дополнительных кубиков берёт тот, кто нападает на последнего викинга.
    .clause = VA-4.1424
glyph-battle = битва
    .help = Действует до или после битвы, в которой вы участвуете.
    .clause = VA-4.401
glyph-others = чужая битва
    .help = Действует до или после битвы, в которой вы не участвуете.
    .clause = VA-4.1809
glyph-symbols = символы вооружения
    .help = Столько символов вооружения может быть вместе у двух воинов, которых вы добавляете одним действием.
    .clause = VA-4.331
keyword-dread = Ужас
    .help = Действует раз за битву, а в одиночной игре вместо этого даёт вам дополнительный кубик.
    .clause = VA-4.728
keyword-errand = Поручение
    .help = После битвы победитель может выполнить одно поручение и получить его очки доблести.
    .clause = VA-4.1132
keyword-thor = Помощь Тора
    .help = Карту играют на битву других игроков; если тот, кому вы помогли, победил, она уходит в вашу Вальхаллу.
    .clause = VA-4.1021
keyword-tyr = Гнев Тюра
    .help = Карту подкладывают под воина, когда он вступает в отряд, не больше одной под каждого.
    .clause = VA-4.1311
keyword-last_viking = Последний викинг
    .help = Титул получает тот, кто победил последнего викинга; каждый ваш ход поднимает уровень, а в конце игры титул даёт ещё 1 очко.
    .clause = VA-4.1412
keyword-loki = Хитрость Локи
    .help = Проигравший битву получает бонус верхней строки, разница в которой не превышена, или любой строки под ней.
    .clause = VA-4.911
keyword-comrade = Верные соратники
    .help = Соратники сидят друг напротив друга и не нападают друг на друга.
    .clause = VA-4.1502
keyword-maximum = Максимум Вальхаллы
    .help = Пока эта карта чудовища активна, очков доблести в вашей Вальхалле может быть не больше.
    .clause = VA-4.1655
keyword-both = Обе способности
    .help = Обе способности ярла можно использовать вместе.
    .clause = VA-4.702
keyword-either = Одна из способностей
    .help = За одну битву или один ход можно использовать только одну из двух способностей ярла.
    .clause = VA-4.703

prompt-jarl = Выберите ярла.
prompt-emblem = Выберите символ своих щитов.
prompt-take = Выберите первого воина и его ячейку.
prompt-aside = Отложите карту.
prompt-draft = Выложите карту в общий резерв или закончите драфт.
prompt-reserve = Возьмите карту из общего резерва.
prompt-action = Ваше действие: добавить воинов, напасть или взять карты.
prompt-room = Какой воин освободит место?
prompt-slot = В какую ячейку поставить «{ $card }»?
prompt-tuck = Подложить карту Тюра под «{ $card }»?
prompt-keep = Какую карту оставить?{ $n ->
    [1] {""}
   *[other] {" "}Осталось выбрать: { $n }.
}
prompt-down = Какую карту положить в сброс следующей?
prompt-thor = Нападает { $seat }, защищается { $target }. Поможете кому-нибудь?
prompt-before = Сыграете что-нибудь перед битвой?
prompt-before_roll = Используете ярла перед броском?
prompt-phase = { $role ->
    [attack] Атака: вооружайте воинов, играйте карты боевой тактики, перебрасывайте кубики или завершите фазу.
    [defence] Защита: вооружайте воинов, играйте карты боевой тактики, перебрасывайте кубики или завершите фазу.
   *[ragnarok] Рагнарёк: вооружите воинов в последний раз.
}
prompt-reroll = Какие кубики перебросить?
prompt-keep_die = Какой кубик оставить: { $first } или { $second }?
prompt-turn = Каким оружием повернуть кубик с X?
prompt-cover = Чем вооружить «{ $card }»?
prompt-block = Какого воина заблокировать?
prompt-disarm = Какую карту боевой тактики сбросить?
prompt-sacrifice = Пожертвуете картой?
prompt-name = Кто пойдёт путём к Вальхалле?
prompt-send = Кто войдёт в Вальхаллу?
prompt-hold = Кого удержать?{ $n ->
    [1] {""}
   *[other] {" "}Осталось выбрать: { $n }.
}
prompt-bonus = Какой бонус взять первым?
prompt-points = Возьмите { points } из сброса.
prompt-after = Используете что-нибудь после битвы?
prompt-loki = Какой бонус Локи вы берёте?
prompt-loki_warrior = Какого воина добавить?
prompt-loki_tactic = Какую карту боевой тактики вернуть?
prompt-loki_send = Кто войдёт в Вальхаллу?
prompt-discard = Какую карту сбросить?
prompt-monster = С каким чудовищем вы сразитесь?
prompt-level = Какой будет сложность?
prompt-exchange = Какие карты отложить, чтобы взять другие?
prompt-enter = Вальхалла не вместит всех. Кто войдёт?
prompt-send_one = Отправить одного воина в Вальхаллу?
prompt-devour = Какой воин будет растерзан?
prompt-desecrate = Какая карта покинет Вальхаллу?
prompt-last_attack = Колода пуста. Пойдёте в последнюю атаку?

action-pass = Пропустить
action-jarl = { $card }
action-emblem = { $emblem }
action-take = Взять «{ $card }» в ячейку { $slot }
action-aside = Отложить «{ $card }»
action-lay = Выложить «{ $card }»
action-finish = Закончить драфт
action-pick = Взять «{ $card }»
action-add = Добавить «{ $card }» в ячейку { $slot }
action-add_return = Добавить «{ $card }» в ячейку { $slot }, прежнего воина вернуть на руку
action-add_two = Добавить «{ $card }» и «{ $other }»
action-attack = Напасть: { $target }
action-draw = Взять карты
action-discard_warrior = Сбросить «{ $card }»
action-return_warrior = Вернуть «{ $card }» на руку
action-slot = В ячейку { $slot }
action-tuck = Подложить «{ $card }»
action-keep = Оставить «{ $card }»
action-down = Следующей сбросить «{ $card }»
action-thor = Помочь: { $seat } (сыграть «{ $card }»)
action-help = Помочь: { $seat } (сбросить «{ $card }»)
action-play = Сыграть «{ $card }»
action-pay = Сыграть «{ $card }», цена: { $die }
action-arm = Вооружить «{ $card }»{ $with }
action-reroll = Сбросить кубик ради переброса: { $die }
action-free_reroll = Перебросить бесплатно
action-die = Перебросить: { $die }
action-roll = Бросить кубики
action-keep_die = Оставить: { $face }
action-turn = Повернуть { $die } на { $face }
action-cover = { $die }
action-block = Заблокировать «{ $card }»
action-discard = Сбросить «{ $card }»
action-sacrifice = Пожертвовать «{ $card }»
action-name = Выбрать «{ $card }»
action-send = Отправить «{ $card }» в Вальхаллу
action-hold = Удержать «{ $card }»
action-points = Взять «{ $card }»
action-bonus = Сначала { points }
action-errand = Выполнить «{ $card }»
action-ability = { $ability ->
    [main] Основная способность ярла
   *[additional] Дополнительная способность ярла
}{ $on }
offer-reroll = Перебросить: { $on }
offer-turn_die = Повернуть: { $on }
offer-silence_clan = Лишить силы способности клана: { $on }
offer-return_warrior = Вернуть «{ $on }» на руку
action-row = Бонус Локи номер { $n }
action-recover = Вернуть «{ $card }»
action-monster = { $monster ->
    [fenrir] Фенрир
    [jormungandr] Ёрмунганд
    [nidhogg] Нидхёгг
   *[surtr] Сурт
}
action-level = { $n ->
    [1] I: обычная
    [2] II: трудная
   *[3] III: безумная
}
action-exchange = Отложить «{ $card }»
action-last_attack = Пойти в последнюю атаку
action-concede = Сдаться
action-end_phase = Завершить фазу

event-jarl_chosen = { $seat } выбирает ярла: { $card }.
    .hidden = { $seat } выбирает ярла.
event-jarl_revealed = { $seat } открывает ярла: { $card }.
event-emblem = { $seat } выбирает символ «{ $emblem }».
event-first = Первый ход делает { $seat }.
event-milled = С колоды сброшена карта «{ $card }».
event-turned_up = С колоды открыта карта «{ $card }».
event-took = { $seat } берёт воина «{ $card }» в ячейку { $slot }.
event-drew = { $seat } берёт карту «{ $card }».
    .hidden = { $seat } берёт карту.
event-aside = { $seat } откладывает карту «{ $card }».
    .hidden = { $seat } откладывает карту.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-laid = { $seat } выкладывает в резерв карту «{ $card }».
event-picked = { $seat } берёт из резерва карту «{ $card }».
event-finished_draft = { $seat } заканчивает драфт.
event-reserve = В резерв добавлена карта «{ $card }».
event-turn = Ход { $n }: { $seat }.
event-added = { $seat } добавляет воина «{ $card }» в ячейку { $slot }.
event-left = { $seat }: «{ $card }» покидает отряд.
event-returned = { $seat }: «{ $card }» возвращается на руку.
event-tucked = { $seat } подкладывает карту «{ $card }» (ячейка { $slot }).
event-shown = { $seat } показывает карту «{ $card }».
event-kept = { $seat } оставляет карту «{ $card }».
    .hidden = { $seat } оставляет карту.
event-attacked = Нападает { $seat }, защищается { $target }.
event-thor = { $seat } играет карту «{ $card }», помощь получает { $target }.
event-helped = { $seat } сбрасывает карту «{ $card }», помощь получает { $target }.
event-stolen = { $seat } забирает карту «{ $card }», её теряет { $target }.
    .hidden = { $seat } забирает карту, её теряет { $target }.
event-played = { $seat } играет карту «{ $card }».
event-rolled = { $seat } бросает: { $dice }.
event-die_discarded = { $seat } сбрасывает кубик: { $die }.
event-die_turned = { $seat } поворачивает { $die } на { $face }.
event-extra_dice = { $seat } берёт { extra-dice }.
event-armed = { $seat } вооружает воина «{ $card }».
event-blocked = { $seat }: воин «{ $card }» заблокирован.
event-dread = Ужас: { $seat } бросает на кубик меньше.
event-sacrificed = { $seat } жертвует картой «{ $card }».
event-named = { $seat }: «{ $card }» идёт путём к Вальхалле.
event-strength = { $seat }: боевая сила { $n }.
event-no_winner = { $seat } никого не вооружает, победителя нет.
event-won = В битве побеждает { $seat }.
event-shield = { $seat } забирает щит, его теряет { $target }.
event-held = { $seat }: воин «{ $card }» удержан в отряде.
event-entered = { $seat }: «{ $card }» входит в Вальхаллу.
event-points = { $seat } берёт как бонусные очки карту «{ $card }».
event-errand = { $seat } выполняет «{ $card }», карта входит в Вальхаллу.
event-ability = { $seat } использует { $ability ->
    [main] основную
   *[additional] дополнительную
} способность ярла ({ $card }).
event-looked = { $seat } смотрит руку ({ $target }): «{ $card }».
    .hidden = { $seat } смотрит руку ({ $target }).
event-recovered = { $seat } берёт из сброса карту «{ $card }».
event-loki = { $seat } берёт бонус Локи: «{ $row }».
event-title = { $seat } становится последним викингом.
event-title_back = { $seat } проигрывает другому последнему викингу и возвращает титул в центр стола.
event-thor_won = { $seat }: карта «{ $card }» помогла победителю и входит в Вальхаллу.
event-level = { $seat } поднимает уровень последнего викинга до { $n }.
event-final_round = Последний раунд начинает { $seat }.
event-ragnarok = Рагнарёк: вооружает воинов { $seat }.
event-score = { $seat } получает { valour }.
event-monster = Чудовище выбрано: «{ $card }», сложность { $n }.
event-monster_dice = Чудовище бросает: { $dice }.
event-monster_attacks = «{ $card }» нападает!
event-monster_card = Следующая карта чудовища: «{ $card }».
event-desecrated = { $seat }: «{ $card }» покидает Вальхаллу.
event-silenced = { $seat } лишает силы способности { $clan }.
event-finished = Игра окончена: { $ending ->
    [ragnarok] Рагнарёк свершился
    [monster_slain] чудовище повержено
    [shields_lost] все щиты потеряны
    [deck_out] колода закончилась
    [last_attack_failed] последняя атака не удалась
   *[conceded] от последней атаки отказались
}.

ending-ragnarok = Рагнарёк свершился
ending-monster_slain = чудовище повержено
ending-shields_lost = все щиты потеряны
ending-deck_out = колода закончилась
ending-last_attack_failed = последняя атака не удалась
ending-conceded = от последней атаки отказались

refusal-not_in_hand = Карты «{ $detail }» нет у вас на руке.
refusal-must_add = С пустым отрядом нужно добавить воина.
refusal-too_few_dice = Для переброса нужны два свободных кубика.
refusal-not_a_tyr_card = «{ $detail }» — не карта Тюра.
refusal-requirement_not_met = Условие карты не выполнено.
refusal-demand_not_met = Требование поручения не выполнено.
refusal-ability_not_usable = Способность сейчас нельзя использовать.
refusal-no_squad = Без отряда нельзя нападать.
refusal-no_such_target = Такой цели нет.
refusal-comrade = На соратника нельзя нападать.
refusal-target_without_squad = Нельзя напасть на того, у кого нет отряда.
refusal-target_without_shields = Нельзя напасть на того, у кого нет своих щитов.
refusal-not_a_warrior = «{ $detail }» — не воин.
refusal-too_many_symbols = У двух воинов вместе слишком много символов вооружения.
refusal-slot_not_free = Эту ячейку занять нельзя.
refusal-not_a_tactic = «{ $detail }» — не карта боевой тактики.
refusal-no_tactics = Чудовище больше не даёт играть карты боевой тактики.
refusal-not_fewer_warriors = Ваш отряд не меньше отряда противника.
refusal-no_die_to_pay = Нет кубика, чтобы заплатить за карту «{ $detail }».
refusal-name_the_die = За карту «{ $detail }» платят кубиком: назовите его.
refusal-costs_nothing = За карту «{ $detail }» платить не нужно.
refusal-partners_warrior = В Рагнарёк вооружают только воинов своего отряда.
refusal-no_extra_die = Дополнительных кубиков не осталось.
refusal-not_now = Карту «{ $detail }» сейчас сыграть нельзя.
refusal-already_activated = Воин «{ $detail }» уже активирован.
refusal-blocked = Воин «{ $detail }» заблокирован.
refusal-dice_do_not_cover = Ваши кубики не закрывают символы воина «{ $detail }».
refusal-not_in_squad = Воина «{ $detail }» нет в вашем отряде.
mistake-no_title = Для этого числа игроков нет карты Последнего викинга.
mistake-no_first_loki = Ни одна карта Локи не отмечена для первой партии.
mistake-competitive_alone = Чтобы играть друг против друга, нужны хотя бы двое.
mistake-solo_expansion = В одиночном режиме из дополнений возможны только «Валькирии».
mistake-solo_variant = В одиночном режиме вариантов подготовки нет.
mistake-solo_loki = В одиночном режиме нет карты Локи.
mistake-solo_seats = В одиночном режиме ровно один игрок.
mistake-thor_seats = Для «Помощи Тора» нужны хотя бы трое.
mistake-comrades_seats = В «Партнёрство ярлов» и «Союз ярлов» играют вчетвером или вшестером.
mistake-comrades_modes = «Партнёрство ярлов» и «Союз ярлов» вместе не играют.
mistake-variants_exclude = Упрощённый вариант, выбор из пяти ярлов и ярлы для первой партии исключают друг друга.
mistake-variants_step = Упрощённый вариант и драфт заменяют один и тот же шаг подготовки.
mistake-loki_card = Для карты Локи нужно дополнение «Хитрость Локи».
mistake-solo_settings = Чудовище, сложность и способности чудовища — только для одиночного режима.
