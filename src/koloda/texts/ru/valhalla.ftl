game-name = Вальхалла
game-about = Соберите воинов, вооружите их кубиками и с честью отправьте в Вальхаллу.

setup-mode = Режим
    .help = Одно место — одиночная игра против чудовища.
setup-mode-auto = по числу мест
setup-mode-competitive = друг против друга
setup-mode-solo = одиночный
setup-expansions = Дополнения
    .help = Любые, подходящие числу игроков.
setup-expansions-loki = Хитрость Локи
setup-expansions-thor = Помощь Тора
setup-expansions-valkyries = Валькирии
setup-expansions-dwarves = Дверги Свартальфахейма
setup-expansions-tyr = Гнев Тюра
setup-expansions-last_viking = Последний викинг
setup-expansions-partnership = Партнёрство ярлов
setup-expansions-alliance = Союз ярлов
setup-variant = Варианты
    .help = Изменения подготовки.
setup-variant-simple = упрощённый, без ярлов
setup-variant-drafting = драфт руки
setup-variant-five_jarls = выбор из пяти ярлов
setup-variant-first_game = ярлы для первой партии
setup-first = Первый игрок
    .help = Кто начинает; если не выбрано, решает случай.
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
    .help = Сколько карт стоит проигранная битва.
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
zone-aside = Отложено
zone-drawn = Взято
zone-deck = Колода
zone-discard = Сброс
zone-reserve = Открытые карты
zone-placing = Размещается
zone-turned_up = Показано при подготовке
zone-jarl = Ярл
zone-emblem = Герб
zone-loki = Локи
zone-monster = Чудовище
zone-box = Коробка
flag-final_round = последний раунд
label-slot = ячейка { $n }
label-tyr = Тюр
label-activated = активирован
label-dice = кубики
label-blocked = заблокирован
label-named = назван
label-sacrificed = жертва
label-sent = в пути

monster-name = чудовище
and = {" "}и{" "}
face = { $face ->
    [sword] меч
    [axe] топор
    [spear] копьё
    [bow] лук
    [shield] щит
    [any] любая грань
   *[x] X
}
die = { $source ->
    [grey] серый кубик ({ $face })
    [stock] Запас вооружения ({ $face })
   *[tyr] карта Тюра ({ $face })
}
clan = { $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистые великаны
    [dwarf] дверги
   *[none] –
}
turning = { $start } → { $end }
with-stocks = {" "}({ $cards })
line-warrior = Воин, { $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистый великан
   *[dwarf] дверг
}
line-tactic = Боевая тактика{ $timing ->
    [before_battle] , перед битвой
    [after_victory] , после победы
   *[in_phase] {""}
}{ $role ->
    [attacker] , только атакующий
    [defender] , только защитник
   *[any] {""}
}
line-card = { $type ->
    [thor] Помощь Тора
    [tyr] Гнев Тюра
    [jarl] Ярл
    [loki] Хитрость Локи
    [last_viking] Последний викинг
    [comrade] Символ щита
   *[monster] Чудовище
}
needs = Вооружение: { $what }.
pattern = { $kind ->
    [any_2] любые 2 оружия
    [pair] 2 одинаковых
    [triple] 3 одинаковых
    [two_pairs] 2 пары одинаковых
   *[all_different] { $n } разных
}
ability-hunter = +{ $strength }, если в отряде противника есть { $clan ->
    [bear] воин клана медведя
    [wolf] воин клана волка
    [boar] воин клана кабана
    [deer] воин клана оленя
    [giant] инеистый великан
   *[dwarf] дверг
}.
ability-kin = +{ $one } за одного или +{ $more } за двух и более других воинов в отряде: { $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистые великаны
   *[dwarf] дверги
}.
ability-mixed_squad = +{ $three }, если в отряде три клана, +{ $four }, если четыре.
ability-dread = Атакующий: защитник бросает на кубик меньше, раз за битву.
ability-block = Атакующий: один воин защитника не может быть активирован (не последний).
ability-hold_back = Один воин, отправляемый противником в Вальхаллу, остаётся в отряде.
ability-disarm = Противник сбрасывает с руки карту боевой тактики.
ability-sacrifice = Можно сбросить карту и получить +{ $strength }.
ability-bane = +{ $strength }, если в отряде противника есть { $clan ->
    [bear] воин клана медведя
    [wolf] воин клана волка
    [boar] воин клана кабана
    [deer] воин клана оленя
    [giant] инеистый великан
   *[dwarf] дверг
}.
ability-might = +{ $strength }.
ability-ease = Нужно на один кубик меньше: { $weapon ->
    [sword] меч
    [axe] топор
    [spear] копьё
    [bow] лук
   *[shield] щит
}.
entry-company = При входе в Вальхаллу: { $points ->
    [one] { $points } бонусное очко
    [few] { $points } бонусных очка
   *[many] { $points } бонусных очков
} за каждого другого вошедшего вместе с ним воина.
entry-escort = При входе в Вальхаллу вместе с воином ({ $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистый великан
   *[dwarf] дверг
}): { $points ->
    [one] { $points } бонусное очко
    [few] { $points } бонусных очка
   *[many] { $points } бонусных очков
}.
entry-lone = При входе в Вальхаллу в одиночку: { $points ->
    [one] { $points } бонусное очко
    [few] { $points } бонусных очка
   *[many] { $points } бонусных очков
}.
cost = Сбросьте свободный кубик: { $die ->
    [any] любой
    [sword] меч
    [axe] топор
    [spear] копьё
    [bow] лук
   *[shield] щит
}.
effect-strength = +{ $amount } к боевой силе.
effect-roll_extra = { $roll ->
    [one] Бросьте дополнительный кубик и добавьте его.
   *[other] Бросьте { $roll } дополнительных кубика, оставьте 1.
}
effect-reroll = Перебросьте любые свободные кубики, не более { $times ->
    [one] { $times } раза
   *[other] { $times } раз
}.
effect-turn_x = Поверните свободные кубики с X любыми гранями.
effect-disable_jarl = Ярл защитника не действует в этой битве.
effect-virtual_die = Считается кубиком: { $weapon ->
    [sword] меч
    [axe] топор
    [spear] копьё
    [bow] лук
   *[shield] щит
}.
effect-exclude = Атакующий называет активированного воина: его сила не считается, после битвы он входит в Вальхаллу.
effect-errand = { $demand ->
    [no_reroll] Победа без платных перебросов: карта входит в вашу Вальхаллу.
    [crushing] Победа с перевесом { $n } и более: карта входит в вашу Вальхаллу.
   *[armed] Победа, активировано воинов { $n } и более: карта входит в вашу Вальхаллу.
}
effect-call_to_arms = Верхний воин сброса вступает в ваш отряд.
effect-strength_per_warrior = +{ $amount } за каждого воина вашего отряда.
effect-strength_by_activated = { $steps } за 1, 2, 3, 4 активированных воинов.
thor-needs = { $needs ->
    [fewer] Помогает тому, у кого воинов меньше.
   *[fewer_or_equal] Помогает тому, у кого воинов не больше.
}
help-card = Взять карту перед битвой.
help-strength = +{ $amount } к боевой силе.
help-reroll = Один бесплатный переброс любых кубиков.
help-die = Один дополнительный кубик в броске.
help-theft = Случайная карта с руки противника.

relation = { $relation ->
    [both] Можно использовать обе способности:
   *[either] Или вместо неё:
}
jarl-line = { $timing }: { $body }.
jarl-line-if = { $timing }, если { $needs }: { $body }.
timing = { $timing ->
    [in_battle] В битве
    [before_roll] Перед броском
    [before_battle] Перед битвой
    [after_battle] После битвы
    [other_battle_before] Перед чужой битвой
    [other_battle_after] После чужой битвы
    [phase_b] Фаза Б
    [action_2] Действие 2
    [action_4] Действие 4
    [make_room] Освобождая место
   *[scoring] При подсчёте очков
}
condition-attacker = вы атакуете
condition-defender = вы защищаетесь
condition-fewer_warriors = ваш отряд меньше отряда противника
condition-squad_empty = ваш отряд пуст
condition-activated = активировано воинов не меньше { $n }
condition-free_dice = свободных кубиков не меньше { $n } с гранью { $face ->
    [sword] «меч»
    [axe] «топор»
    [spear] «копьё»
    [bow] «лук»
    [shield] «щит»
   *[x] X
}
condition-clan_in_squad = в отряде не меньше { $n } ({ $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистые великаны
   *[dwarf] дверги
})
condition-clans_in_squad = в отряде не меньше { $n ->
    [one] { $n } клана
   *[other] { $n } кланов
}
condition-clan_exactly = в отряде ровно { $n } ({ $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистый великан
   *[dwarf] дверг
})
condition-won = вы победили
condition-lost = вы проиграли
condition-won_by = вы победили с перевесом не меньше { $n }
condition-tactics_played = вы сыграли карт тактики не меньше { $n }
condition-no_warrior_in_hand = у вас на руке нет воинов
condition-opponent_hand_larger = у противника больше карт на руке
condition-own_shields = у вас своих щитов не меньше { $n }
condition-target_most_shields = у цели больше всех своих щитов среди остальных
condition-target_foreign = у цели чужих щитов не меньше { $n }
condition-opponent_warriors = у противника воинов не меньше { $n }
condition-attacker_won = победил атакующий
condition-helped_won = победил тот, кому вы помогли
jarl-reroll = { $dice ->
    [one] перебросьте один кубик, один раз
    [all_x] перебросьте все кубики с X, один раз
   *[any] перебросьте любые кубики, один раз
}
jarl-again = используйте основную способность ещё раз
jarl-draw_keep = возьмите карт на { $draw } больше, оставьте на { $keep } больше
jarl-strength = +{ $amount }
jarl-strength_per_activated = +{ $amount } за каждого активированного воина ({ $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистые великаны
   *[dwarf] дверги
})
jarl-strength_per_die = +{ $amount } за каждый неиспользованный кубик: { $face ->
    [sword] меч
    [axe] топор
    [spear] копьё
    [bow] лук
    [shield] щит
   *[x] X
}
jarl-turn_die = поверните один свободный кубик, один раз ({ $turns })
jarl-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
jarl-take_tactic = возьмите верхнюю карту тактики из сброса
jarl-take_top = возьмите верхнюю карту сброса
jarl-draw_discard = возьмите карт: { $draw }, сбросьте: { $discard }
jarl-extra_die = { $n ->
    [one] { $n } дополнительный кубик
    [few] { $n } дополнительных кубика
   *[many] { $n } дополнительных кубиков
}
jarl-need_fewer_dice = ему нужно на один кубик меньше ({ $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистый великан
   *[dwarf] дверг
})
jarl-action_2_limit = до { $symbols } символов
jarl-room_to_hand = сбрасываемый воин возвращается на руку
jarl-return_warrior = можно вернуть воина отряда на руку
jarl-help = сбросьте карту, участник битвы получает +{ $strength }
jarl-points = { $n ->
    [one] { $n } бонусное очко
    [few] { $n } бонусных очка
   *[many] { $n } бонусных очков
}
jarl-random_discard = противник сбрасывает случайную карту
jarl-random_theft = возьмите случайную карту с руки противника
jarl-take_shield = возьмите свой щит атакующего
jarl-look_hand = посмотрите руку противника
jarl-score_per_set = очков за каждый набор щитов: { $points }
jarl-score = очков: { $points }
jarl-silence_clan = выберите клан: способности воинов защитника из этого клана не дают силы

loki-discard = Сброс карт при подготовке: { $n }.
loki-row = Проигрыш на { $n } и меньше: { $bonus }.
loki-points = { $n ->
    [one] { $n } бонусное очко
    [few] { $n } бонусных очка
   *[many] { $n } бонусных очков
}
loki-draw = возьмите карт: { $n }, оставьте: { $keep }
loki-add_warrior = добавьте воина с руки в отряд
loki-take_tactic = возьмите верхнюю карту тактики из сброса
loki-recover_tactic = верните сыгранную в этой битве тактику
loki-send = отправьте активированного воина в Вальхаллу
loki-steal = возьмите случайную карту победителя
level = Уровень { $n }: очков в начале хода — { $points }; кубиков атакующему — { $dice }.
monster-marked = Отмеченная сторона: { $n }.
monster-clans = Кланы: { $clans }; воинов: { $n }.
monster-activation = Нападает, собрав: { $what }.
monster-silence = Способности клана не дают силы: { $clan ->
    [bear] клан медведя
    [wolf] клан волка
    [boar] клан кабана
    [deer] клан оленя
    [giant] инеистые великаны
   *[dwarf] дверги
}.
monster-erode = После фазы А сбрасывается верхняя карта колоды.
monster-waste = Перед битвой вы сбрасываете карту с руки.
monster-blunt = Вы бросаете на кубик меньше.
monster-rob = После битвы вы сбрасываете случайную карту с руки.
monster-silence_jarl = Способность вашего ярла в битве не действует.
monster-crowd = На вашем планшете на ячейку меньше.
monster-desecrate_loss = После проигранной битвы сбросьте 1 очко из Вальхаллы.
monster-two_tactics = Не больше 2 карт тактики за битву.
monster-no_tactics = Карты тактики играть нельзя.
monster-devour = Перед битвой вы сбрасываете воина отряда.
monster-no_dice_tactics = Нельзя играть «Ответный удар» и «Замену вооружения».
monster-desecrate = После каждой битвы сбросьте 1 очко из Вальхаллы.

prompt-jarl = Выберите ярла.
prompt-emblem = Выберите символ своих щитов.
prompt-take = Выберите первого воина и его ячейку.
prompt-aside = Отложите карту.
prompt-draft = Выложите карту в общий резерв или закончите.
prompt-reserve = Возьмите карту из общего резерва.
prompt-action = Ваше действие: добавить воинов, напасть или взять карты.
prompt-room = Какой воин освободит место?
prompt-slot = В какую ячейку поставить «{ $card }»?
prompt-tuck = Подложить карту Тюра под «{ $card }»?
prompt-keep = Какую карту вы оставляете? ({ $n })
prompt-down = Какую карту положить в сброс следующей?
prompt-thor = { $seat } нападает, цель — { $target }. Поможете кому-нибудь?
prompt-before = Перед битвой: сыграете что-нибудь?
prompt-before_roll = Перед броском: используете ярла?
prompt-phase = { $role ->
    [attack] Атака: вооружайте воинов, играйте тактику, перебрасывайте или завершите фазу.
    [defence] Защита: вооружайте воинов, играйте тактику, перебрасывайте или завершите фазу.
   *[ragnarok] Рагнарёк: вооружите воинов в последний раз.
}
prompt-reroll = Какие кубики перебросить?
prompt-keep_die = Какой кубик оставить: { $first } или { $second }?
prompt-turn = Повернуть кубик с X?
prompt-cover = Чем вооружить «{ $card }»?
prompt-block = Какого воина заблокировать?
prompt-disarm = Какую карту тактики сбросить?
prompt-sacrifice = Пожертвовать картой?
prompt-name = Кто пойдёт путём к Вальхалле?
prompt-send = Кто войдёт в Вальхаллу?
prompt-hold = Кого удержать? ({ $n })
prompt-bonus = Какой бонус взять первым?
prompt-points = Возьмите { $n ->
    [one] { $n } бонусное очко
    [few] { $n } бонусных очка
   *[many] { $n } бонусных очков
} из сброса.
prompt-after = После битвы: используете что-нибудь?
prompt-loki = Какой бонус Локи вы берёте?
prompt-loki_warrior = Какого воина добавить?
prompt-loki_tactic = Какую тактику вернуть?
prompt-loki_send = Кто войдёт в Вальхаллу?
prompt-discard = Какую карту сбросить?
prompt-monster = С каким чудовищем вы сразитесь?
prompt-level = Какой будет сложность?
prompt-exchange = Отложить карты, чтобы взять другие?
prompt-enter = В Вальхаллу войдут не все. Кто войдёт?
prompt-send_one = Отправить одного воина в Вальхаллу?
prompt-devour = Какой воин будет растерзан?
prompt-desecrate = Какая карта покинет Вальхаллу?
prompt-last_attack = Колода пуста. Последняя атака?

action-pass = Пропустить
action-jarl = { $card }
action-emblem = { $emblem }
action-take = «{ $card }», ячейка { $slot }
action-aside = Отложить «{ $card }»
action-lay = Выложить «{ $card }»
action-finish = Закончить драфт
action-pick = Взять «{ $card }»
action-add = Добавить «{ $card }», ячейка { $slot }
action-add_return = Добавить «{ $card }», ячейка { $slot }; прежний воин вернётся на руку
action-add_two = Добавить «{ $card }» и «{ $other }»
action-attack = Напасть: { $target }
action-draw = Взять карты
action-discard_warrior = Сбросить «{ $card }»
action-return_warrior = Вернуть «{ $card }» на руку
action-slot = Ячейка { $slot }
action-tuck = Подложить «{ $card }»
action-keep = Оставить «{ $card }»
action-down = Следующей сбросить «{ $card }»
action-thor = «{ $card }» — помощь: { $seat }
action-help = Сбросить «{ $card }», помощь: { $seat }
action-play = Сыграть «{ $card }»
action-pay = Сыграть «{ $card }», цена: { $die }
action-arm = Вооружить «{ $card }»{ $with }
action-reroll = Сбросить кубик ({ $die }) ради переброса
action-free_reroll = Бесплатный переброс
action-die = Перебросить: { $die }
action-roll = Бросить
action-keep_die = Оставить: { $face }
action-turn = Повернуть { $die }: { $face }
action-cover = { $die }
action-block = Заблокировать «{ $card }»
action-discard = Сбросить «{ $card }»
action-sacrifice = Пожертвовать «{ $card }»
action-name = «{ $card }»
action-send = Отправить «{ $card }»
action-hold = Удержать «{ $card }»
action-points = Взять «{ $card }»
action-bonus = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
action-errand = Выполнить «{ $card }»
action-ability = { $ability ->
    [main] Основная способность
   *[additional] Дополнительная способность
}{ $on }
action-row = Строка { $n }
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
action-last_attack = Последняя атака
action-concede = Сдаться
action-end_phase = Завершить фазу

event-jarl_chosen = { $seat }: ярл выбран ({ $card }).
    .hidden = { $seat }: ярл выбран.
event-jarl_revealed = { $seat }: ярл { $card }.
event-emblem = { $seat }: символ «{ $emblem }».
event-first = Первый ход: { $seat }.
event-milled = Сброшено с колоды: «{ $card }».
event-turned_up = Открыто: «{ $card }».
event-took = { $seat } берёт «{ $card }» (ячейка { $slot }).
event-drew = { $seat } берёт: { $card }.
    .hidden = { $seat } берёт карту.
event-aside = { $seat } откладывает: { $card }.
    .hidden = { $seat } откладывает карту.
event-discarded = { $seat }: сброшена карта «{ $card }».
event-laid = { $seat }: в резерв выложена карта «{ $card }».
event-picked = { $seat }: из резерва взята карта «{ $card }».
event-finished_draft = { $seat }: драфт закончен.
event-reserve = В резерв добавлена карта «{ $card }».
event-turn = Ход { $n }: { $seat }.
event-added = { $seat }: в отряд вступает «{ $card }» (ячейка { $slot }).
event-left = { $seat }: «{ $card }» покидает отряд.
event-returned = { $seat }: «{ $card }» возвращается на руку.
event-tucked = { $seat }: подложена карта «{ $card }» (ячейка { $slot }).
event-shown = { $seat } показывает «{ $card }».
event-kept = { $seat } оставляет: { $card }.
    .hidden = { $seat } оставляет карту.
event-attacked = { $seat } нападает, цель — { $target }.
event-thor = { $seat }: «{ $card }», помощь — { $target }.
event-helped = { $seat }: сброшена карта «{ $card }», помощь — { $target }.
event-stolen = { $seat } забирает карту ({ $target }): { $card }.
    .hidden = { $seat } забирает карту ({ $target }).
event-played = { $seat }: сыграна карта «{ $card }».
event-rolled = { $seat } бросает: { $dice }.
event-die_discarded = { $seat }: сброшен кубик ({ $die }).
event-die_turned = { $seat }: кубик { $die } повёрнут, теперь { $face }.
event-extra_dice = { $seat }: дополнительных кубиков взято — { $n }.
event-armed = { $seat }: вооружён «{ $card }».
event-blocked = { $seat }: «{ $card }» заблокирован.
event-dread = Ужас: { $seat } бросает на кубик меньше.
event-sacrificed = { $seat }: пожертвована карта «{ $card }».
event-named = { $seat }: «{ $card }» идёт путём к Вальхалле.
event-strength = { $seat }: боевая сила { $n }.
event-no_winner = { $seat }: никто не вооружён, победителя нет.
event-won = Победа в битве: { $seat }.
event-shield = { $seat } забирает щит ({ $target }).
event-held = { $seat }: «{ $card }» удержан в отряде.
event-entered = { $seat }: «{ $card }» входит в Вальхаллу.
event-points = { $seat }: бонусные очки — «{ $card }».
event-errand = { $seat }: «{ $card }» отправляется в Вальхаллу.
event-ability = { $seat }: { $card }, { $ability ->
    [main] основная способность
   *[additional] дополнительная способность
}.
event-looked = { $seat } смотрит руку ({ $target }): { $card }.
    .hidden = { $seat } смотрит руку ({ $target }).
event-recovered = { $seat }: из сброса взята карта «{ $card }».
event-loki = { $seat }: бонус строки { $n }.
event-title = { $seat } — последний викинг.
event-title_back = { $seat } проигрывает другому последнему викингу и возвращает титул в центр стола.
event-thor_won = { $seat }: карта «{ $card }» помогла победителю и отправляется в Вальхаллу.
event-level = { $seat }: уровень последнего викинга { $n }.
event-final_round = Последний раунд начинает { $seat }.
event-ragnarok = Рагнарёк: { $seat }.
event-score = { $seat }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
event-monster = Чудовище: «{ $card }», сложность { $n }.
event-monster_dice = Чудовище бросает: { $dice }.
event-monster_attacks = «{ $card }» нападает!
event-monster_card = Следующая карта чудовища: «{ $card }».
event-desecrated = { $seat }: «{ $card }» покидает Вальхаллу.
event-silenced = { $seat }: способности не действуют — { $clan }.
event-finished = Игра окончена: { $ending ->
    [ragnarok] Рагнарёк свершился
    [monster_slain] чудовище повержено
    [shields_lost] все щиты потеряны
    [deck_out] колода закончилась
    [last_attack_failed] последняя атака не удалась
   *[conceded] партия сдана
}.

ending-ragnarok = Рагнарёк свершился
ending-monster_slain = чудовище повержено
ending-shields_lost = все щиты потеряны
ending-deck_out = колода закончилась
ending-last_attack_failed = последняя атака не удалась
ending-conceded = партия сдана

refusal-not_in_hand = Этой карты нет у вас на руке: { $detail }
refusal-must_add = С пустым отрядом нужно добавить воина: { $detail }
refusal-too_few_dice = Для переброса нужны два свободных кубика: { $detail }
refusal-not_a_tyr_card = Это не карта Тюра: { $detail }
refusal-requirement_not_met = Условие карты не выполнено: { $detail }
refusal-demand_not_met = Требование поручения не выполнено: { $detail }
refusal-ability_not_usable = Способность сейчас нельзя использовать: { $detail }
refusal-no_squad = Без отряда нельзя нападать: { $detail }
refusal-no_such_target = Такой цели нет: { $detail }
refusal-comrade = На соратника нельзя нападать: { $detail }
refusal-target_without_squad = Нельзя напасть на того, у кого нет отряда: { $detail }
refusal-target_without_shields = Нельзя напасть на того, у кого нет своих щитов: { $detail }
refusal-not_a_warrior = Это не воин: { $detail }
refusal-too_many_symbols = У них вместе слишком много символов: { $detail }
refusal-slot_not_free = Эту ячейку занять нельзя: { $detail }
refusal-not_a_tactic = Это не карта тактики: { $detail }
refusal-no_tactics = Чудовище больше не даёт играть тактику: { $detail }
refusal-not_fewer_warriors = Ваш отряд не меньше отряда противника: { $detail }
refusal-no_die_to_pay = Нет кубика, чтобы заплатить: { $detail }
refusal-name_the_die = Назовите кубик, которым платите за карту: pay { $detail }
refusal-costs_nothing = За эту карту платить не нужно: { $detail }
refusal-partners_warrior = В Рагнарёк вооружают только воинов своего отряда: { $detail }
refusal-no_extra_die = Дополнительных кубиков не осталось: { $detail }
refusal-not_now = Эту карту сейчас сыграть нельзя: { $detail }
refusal-already_activated = Этот воин уже активирован: { $detail }
refusal-blocked = Этот воин заблокирован: { $detail }
refusal-dice_do_not_cover = Ваши кубики не закрывают символы: { $detail }
refusal-not_in_squad = Этого воина нет в вашем отряде: { $detail }
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
