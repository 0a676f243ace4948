game-name = Ярость эльфов
game-about = Правьте народом эльфов, завоёвывайте земли в боях шести карт и исполните секретное задание.

frame-high = высшие эльфы
frame-snow = снежные эльфы
frame-forest = лесные эльфы
frame-black = чёрные эльфы
frame-neutral = нейтралы
frame-artifact = артефакты
frame-goal = задания
kind-warrior = воины
kind-hero = герои
kind-dragon = драконы
kind-guardian = страж портала
kind-artifact = артефакты
kind-treasure = сокровище
kind-goal = задания

setup-scenario = Сценарий
    .help = «Превосходство» выигрывают секретным заданием, «Повелитель драконов» — захватом всех угловых замков.
setup-scenario-superiority = Превосходство
setup-scenario-dragon_lord = Повелитель драконов
setup-peoples = Народы
    .help = По народу на каждое место, в порядке мест; если не выбрано, решает жребий.
setup-peoples-black = Чёрные эльфы
setup-peoples-snow = Снежные эльфы
setup-peoples-forest = Лесные эльфы
setup-peoples-high = Высшие эльфы
setup-castles = Замки (2 игрока)
    .help = Два замка в соседних углах; играют на их половине поля.
setup-castles-A1-G1 = A1 и G1
setup-castles-G1-G7 = G1 и G7
setup-castles-G7-A7 = G7 и A7
setup-castles-A7-A1 = A7 и A1
setup-rounds = Предел кругов
    .help = После стольких кругов игра кончается; 0 означает 60 кругов, а в «Повелителе драконов» 100.

number-initiative = Инициатива
number-lives = Жизни
number-price = Цена
number-lands = Земли
number-round_limit = Предел кругов
number-first = Первый игрок
number-captures = Ещё фаз захвата
reason-printed = напечатано
reason-lost = потеряно
reason-battle = до конца боя
zone-hand = Рука
zone-deck = Колода
zone-discard = Сброс
zone-artifacts = Артефакты
zone-treasures = Сокровища
zone-neutral_deck = Колода нейтралов
zone-neutral_discard = Сброс нейтралов
zone-artifact_deck = Колода Артефактов
zone-artifact_discard = Использованные Артефакты
zone-undealt_goals = Нерозданные задания
zone-goal = Задание
zone-former_goal = Прежнее задание
zone-dragons = Драконы
zone-chain = Заявленные карты
zone-squad = Отряд { $n }
flag-gained = нападение этого хода принесло землю
flag-reach = следующее нападение достаёт на две земли
flag-portal = следующее нападение может идти через портал
flag-battle = идёт бой
neutrals = нейтралы
battle-round = раунд { $n }
squad-number = отряд { $n }
and = {" "}и{" "}
or = {" "}или{" "}

people-black = Чёрные эльфы
    .for = Чёрных эльфов
people-snow = Снежные эльфы
    .for = Снежных эльфов
people-forest = Лесные эльфы
    .for = Лесных эльфов
people-high = Высшие эльфы
    .for = Высших эльфов
window-turn_start = Начало хода.
window-after_discard = Скоро захват земли.
window-pre_battle = Скоро бой.
window-turn_end = Конец хода.
window-reveal = Карты вскрыты.
window-card_turn = Ход карты.
window-wound = Кто-то ранен.
window-final = Бой заканчивается.
place-N = Север
place-E = Восток
place-S = Юг
place-W = Запад
place-reserve = Запас
place-critical = Критическое ранение
direction-left = влево
direction-centre = в центр
direction-right = вправо
symbol-none = пусто
    .as = пустой
symbol-S1 = простой удар
    .as = простым ударом
symbol-S2 = двойной простой удар
    .as = двойным простым ударом
symbol-P1 = пробивной удар
    .as = пробивным ударом
symbol-P2 = двойной пробивной удар
    .as = двойным пробивным ударом
symbol-SH = щит
    .as = щитом
symbol-FS = огненный щит
    .as = огненным щитом
symbol-CA = контратака
    .as = контратакой
symbol-MV = движение
    .as = движением
step-place = карту на поле боя
step-direction = одну из трёх атак
step-other_place = вторую карту
step-hand = карту с руки
step-rival = соперника
step-squad = отряд
step-land = землю
step-destination = землю, куда встанет жетон
step-discard = карту из своего сброса
stage-0 = Сколько Сокровищ вы отдаёте?
stage-1 = Какие Артефакты вы отдаёте?
stage-2 = Сколько Сокровищ вы просите?
stage-3 = Сколько Артефактов вы просите?

card-line = { $deck ->
    [black] Чёрные эльфы
    [snow] Снежные эльфы
    [forest] Лесные эльфы
    [high] Высшие эльфы
    [neutral] Нейтралы
    [artifact] Артефакт
   *[goal] Секретное задание
}{ $rank ->
    [warrior] , воин
    [hero] , герой
    [dragon] , дракон
    [guardian] , страж портала
    [treasure] , Сокровище
   *[none] {""}
}
card-short = { $rank ->
    [hero] { card-people } · герой
    [dragon] { card-people } · дракон
    [guardian] Страж портала
    [treasure] Сокровище
   *[other] { card-people }
}
card-people = { $deck ->
    [black] Чёрные
    [snow] Снежные
    [forest] Лесные
    [high] Высшие
    [neutral] Нейтралы
    [artifact] Артефакт
   *[goal] Задание
}
card-signs = Влево: { $left }. В центр: { $centre }. Вправо: { $right }.
card-action = { $when }{ $condition ->
    [attack_gained_land] , если нападение этого хода принесло землю
   *[none] {""}
}: { $effect }
card-treasure = вне боя: обменяйте на 2 карты из своей колоды
card-treasure-battle = в бою это пустое место
card-when-any = в любое время
card-when-outside = вне боя
card-when-own_turn = в свой ход вне нападения
card-when-before_capture = перед своим захватом земли
card-when-after_capture = после своего захвата земли
card-when-pre_battle = перед боем, когда нападаете вы
card-when-battle = когда угодно
card-when-reveal = при вскрытии карт
card-when-card_turn = в ход любой карты
card-when-round_start = в начале раунда
card-when-own_card_turn = в ход своего воина
card-when-wound = после ранения
card-when-reply = в ответ
card-in-own_battle = в своём бою
card-in-any_battle = в любом бою
effect-replace_symbol = { $target ->
    [acting_card] одна из его атак становится { $symbol }
   *[own_warrior] одна из атак вашего воина становится { $symbol }
}
effect-sharpen = простой удар вашего воина становится пробивным
effect-extra_hit = тот, кого ранил простой удар вашего воина, теряет ещё { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}, если с той стороны нет щита
effect-direct_damage = { $target ->
    [all_enemy_warriors] каждый вражеский воин теряет
    [enemy_warrior] выбранный вражеский воин теряет
   *[any_warrior] выбранный воин теряет
} { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}
effect-restore = ваш воин возвращает { $n ->
    [0] все потерянные жизни
    [one] { $n } потерянную жизнь
    [few] { $n } потерянные жизни
   *[many] { $n } потерянных жизней
}
effect-undo_wound = ваш воин возвращает { $n ->
    [0] все только что потерянные жизни
    [one] { $n } только что потерянную жизнь
    [few] { $n } только что потерянные жизни
   *[many] { $n } только что потерянных жизней
}
effect-rescue = ваш воин, у которого не осталось жизней, уходит из боя к вам на руку
effect-save_critical = ваша карта из Критического ранения возвращается к вам на руку
effect-replay_battle = карты раскладываются заново, и бой играется с начала
effect-swap_places = поменяйте местами { $target ->
    [two_own_warriors] двух своих воинов
   *[two_any_warriors] любых двух воинов
}
effect-substitute = поменяйте своего воина, кроме дракона, на карту с руки
effect-skip_turn = { $target ->
    [all_enemy_warriors] все вражеские воины{ $dragons ->
        [spared] , кроме драконов
       *[included] {""}
    }, которые ещё не ходили, пропускают ход
   *[any_warrior] выбранный воин{ $dragons ->
        [spared] , кроме дракона
       *[included] {""}
    }, который ещё не ходил, пропускает ход
}{ $rounds ->
    [2] {" "}в этом и в следующем раунде
   *[1] {""}
}
effect-act_again = он ходит ещё раз
effect-change_initiative = инициатива { $target ->
    [own_warrior] вашего воина
   *[any_warrior] выбранного воина
} { $to ->
    [0] { $way ->
        [up] повышается на { $by }
       *[down] понижается на { $by }
    }
   *[other] становится равной { $to }
}
effect-cancel = отмените заявленное соперником { $kind ->
    [action] Действие
    [artifact] применение Артефакта
   *[either] Действие или применение Артефакта
}
effect-draw = возьмите { $n ->
    [one] карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-recover = верните на руку { $n ->
    [one] карту
   *[other] до { $n } карт
} из своего сброса
effect-draw_artifact = возьмите { $n ->
    [one] Артефакт
    [few] { $n } Артефакта
   *[many] { $n } Артефактов
}
effect-make_discard = выбранный соперник сбрасывает наугад { $n ->
    [one] карту
    [few] { $n } карты
   *[many] { $n } карт
} с руки
effect-look_hand = посмотрите карты на руке соперника
effect-look_squad = посмотрите карты отряда
effect-look_goal = посмотрите секретное задание соперника
effect-move_token = переместите свой жетон, кроме стоящего на замке, на соседнюю ничью Башню или обычную землю
effect-extra_capture = проведите ещё один захват земли
effect-reach = в следующем нападении этого хода можно выбрать землю через одну от ваших
effect-portal_once = в следующем нападении этого хода можно выбрать любой замок соперника
effect-peaceful_capture = вместо нападения займите соседнюю ничью обычную землю
effect-protect_land = на одну вашу землю, кроме замка, нельзя нападать до вашего следующего хода
effect-build_tower = постройте Башню на своей обычной земле
effect-steal_treasure = заберите Сокровище у соперника, чьи земли граничат с вашими
effect-steal_artifact = заберите у соперника случайный Артефакт
effect-take_treasure = возьмите Сокровище из сброса нейтралов
effect-shroud = до конца раунда вашего воина нельзя бить
effect-flame_shields = все щиты ваших воинов становятся огненными
effect-fury = до конца раунда каждый удар ваших воинов, снимающий жизни, снимает на 1 больше
effect-retreat = бой сразу заканчивается без победителя
effect-silence = до конца боя никто не может заявлять Действия
effect-swap_goal = возьмите одно из нерозданных заданий и оставьте себе одно из двух
card-goal = имейте { $needs }
card-and = {" "}и{" "}
card-need-lands = { $n ->
    [one] { $n } землю
    [few] { $n } земли
   *[many] { $n } земель
}
card-need-players = {" "}({ $seats ->
    [3] втроём
   *[4] вчетвером
} — { $n })
card-need-towers = { $n ->
    [one] { $n } Башню
    [few] { $n } Башни
   *[many] { $n } Башен
}
card-need-castles = { $n ->
    [one] { $n } угловой замок
    [few] { $n } угловых замка
   *[many] { $n } угловых замков
}
card-need-central = Центральный замок
card-need-artifacts = { $n ->
    [one] { $n } неиспользованный Артефакт
    [few] { $n } неиспользованных Артефакта
   *[many] { $n } неиспользованных Артефактов
}
card-need-treasures = { $n ->
    [one] { $n } Сокровище
    [few] { $n } Сокровища
   *[many] { $n } Сокровищ
}
card-need-taken = { $n ->
    [one] { $n } землю, взятую у соперников
    [few] { $n } земли, взятые у соперников
   *[many] { $n } земель, взятых у соперников
}
card-need-of_them = , из них { $n ->
    [one] { $n } взятую
    [few] { $n } взятые
   *[many] { $n } взятых
} у соперников

prompt-window = { $window ->
    [card_turn] Ходит «{ $card }».
   *[other] { $said }
} Сыграете карту?
prompt-reply = Заявлена карта «{ $card }». Ответите?
prompt-target = «{ $card }»: выберите { $step }.
prompt-offer = { $stage }
prompt-trade = { $seat } предлагает вам обмен: { $gives }, { $asks }. Согласны?
prompt-hand-over = { $n ->
    [one] Выберите Артефакт, который отдаёте.
    [few] Выберите ещё { $n } Артефакта, которые отдаёте.
   *[many] Выберите ещё { $n } Артефактов, которые отдаёте.
}
prompt-discard = { $n ->
    [one] Выберите карту для сброса.
    [few] Выберите ещё { $n } карты для сброса.
   *[many] Выберите ещё { $n } карт для сброса.
}
prompt-capture = На какую землю напасть? Бой можно и пропустить.
prompt-squad = { $looked ->
    [yes] С каким отрядом сразиться?
   *[no] С каким отрядом сразиться? Один закрытый отряд можно сначала посмотреть.
}
prompt-show = Какую карту отряда открыть для всех?
prompt-neutrals = Кто играет за нейтралов?
prompt-commit = { $n ->
    [one] Выберите последнюю карту для боя.
    [few] Выберите { $n } карты для боя.
   *[many] Выберите { $n } карт для боя.
}
prompt-swap = Поставить карту Запаса вместо одной из ваших крайних карт?
prompt-actor = Какая из ваших карт ходит первой?
prompt-strike = { $how ->
    [strike] Ходит «{ $card }»: кого бить?
   *[move] Ходит «{ $card }»: бить некого. Поменяться с кем-нибудь местами?
}
prompt-replace = Выберите карту с руки вместо той, которой не хватает для переигровки.
prompt-goal = Какое задание оставите?
prompt-over = Игра окончена.

action-pass = Пас
action-declare = Сыграть карту «{ $card }»
action-exchange = Обменять Сокровище на 2 карты
action-offer = Предложить обмен: { $seat }
action-give-treasures = { $n ->
    [0] Не отдавать Сокровищ
    [one] Отдать { $n } Сокровище
    [few] Отдать { $n } Сокровища
   *[many] Отдать { $n } Сокровищ
}
action-give-artifact = Отдать Артефакт «{ $card }»
action-done = Готово
action-ask-treasures = { $n ->
    [0] Не просить Сокровищ
    [one] Попросить { $n } Сокровище
    [few] Попросить { $n } Сокровища
   *[many] Попросить { $n } Сокровищ
}
action-ask-artifacts = { $n ->
    [0] Не просить Артефактов
    [one] Попросить { $n } Артефакт
    [few] Попросить { $n } Артефакта
   *[many] Попросить { $n } Артефактов
}
action-accept = Согласиться
action-refuse = Отказаться
action-hand-over = Отдать Артефакт «{ $card }»
action-discard = Сбросить карту «{ $card }»
action-skip = Пропустить бой
action-attack = Напасть на { $land }
action-look = Посмотреть отряд { $squad }
action-show = Открыть карту «{ $card }»
action-fight = Сразиться с отрядом { $squad }
action-name = { $seat }
action-commit = Послать в бой карту «{ $card }»
action-give-up = Сдать землю без боя
action-swap = Поставить на место «{ $place }»
action-act = Карта на месте «{ $place }»
action-strike = Ударить { $direction }
action-move = Переместиться { $direction }
action-stand = Остаться на месте
action-replace = Поставить карту «{ $card }»
action-keep = Оставить задание «{ $card }»
action-at = Карта на месте «{ $place }»
action-side = Атака { $direction }
action-with = «{ $card }»
action-rival = { $seat }
action-squad = Отряд { $squad }
action-land = { $land }
action-to = На { $land }
action-take-back = Вернуть карту «{ $card }»

quoted-card = «{ $card }»
goods-treasures = { $n ->
    [one] { $n } Сокровище
    [few] { $n } Сокровища
   *[many] { $n } Сокровищ
}
goods-artifacts = { $n ->
    [one] { $n } Артефакт
    [few] { $n } Артефакта
   *[many] { $n } Артефактов
}
goods-given = отдаёт { $goods }
goods-given-none = ничего не отдаёт
goods-asked = просит { $goods }
goods-asked-none = ничего не просит
land-tower = Башню { $land }
land-castle = замок { $land }
land-central = Центральный замок { $land }
offered-attack = Напасть на { $land }
offered-strike = Ударить { $direction }: «{ $card }»
offered-move = Переместиться { $direction }, на место карты «{ $card }»
offered-swap = Поставить вместо карты «{ $card }» ({ $place })
offered-at = «{ $card }» ({ $place })

event-lot = По жребию { $seat } играет за { $people }.
event-order-card = Кому ходить первым: { $seat } тянет карту «{ $card }».
event-first = Первый ход: { $seat }.
event-turn = Круг { $n }: ходит { $seat }.
event-draws = { $seat } берёт карту «{ $card }».
    .hidden = { $seat } берёт карту.
event-discards = { $seat } сбрасывает карту «{ $card }».
event-reshuffles = { $seat }: сброс перемешан и стал колодой.
event-skips = { $seat } пропускает бой.
event-attacks = { $seat } нападает на землю { $land }.
event-lapses = { $seat }: нападение не состоялось, не хватает карт.
event-squads = { $n ->
    [one] Разложен { $n } отряд.
    [few] Разложено { $n } отряда.
   *[many] Разложено { $n } отрядов.
}
event-looks = { $seat } смотрит отряд { $squad }.
event-sees-card = В отряде { $squad } лежит карта «{ $card }».
event-shows = { $seat } открывает карту «{ $card }» отряда { $squad }.
event-fights = { $seat } сражается с отрядом { $squad }.
event-neutrals = За нейтралов играет { $seat }.
event-commits = { $seat } посылает в бой карту «{ $card }».
    .hidden = { $seat } посылает карту в бой.
event-gives-up = { $seat } сдаёт землю { $land } без боя.
event-laid = { $place }: «{ $card }».
    .hidden = { $place }: никого.
event-swaps = { $seat } ставит карту Запаса «{ $card }» вместо карты «{ $card_out }».
event-to-hand = «{ $card }» возвращается на руку ({ $seat }).
event-to-discard = «{ $card }» уходит в сброс ({ $seat }).
event-to-place = «{ $card }» возвращается на своё место.
event-round = Раунд { $n }.
event-card-turn = Ходит «{ $card }» ({ $place }).
event-strikes = «{ $card_by }» бьёт { $direction }: «{ $card }».
event-loses-lives = «{ $card }» теряет { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}.
event-moves = «{ $card }» меняется местами с картой «{ $card_with }».
event-stands = «{ $card }» остаётся на месте.
event-dies = «{ $card }» погибает.
event-battle-won = Победа в бою: { $seat }.
event-takes-land = { $seat } занимает землю { $land }.
event-gains-artifact = { $seat } получает Артефакт «{ $card }».
    .hidden = { $seat } получает Артефакт.
event-gains-treasure = { $seat } получает Сокровище.
event-declares = { $seat } заявляет карту «{ $card }»{ $first ->
    [none] {""}
   *[other] : { $first }
}{ $second ->
    [none] {""}
   *[other] , { $second }
}.
event-cancelled = «{ $card }»: отменено.
event-no-effect = «{ $card }» ничего не меняет.
event-exchanges = { $seat } обменивает Сокровище на 2 карты.
event-offers = { $seat } предлагает обмен: { $gives }, { $asks }. Отвечает { $rival }.
event-trades = { $seat } и { $rival } меняются.
event-refuses = { $seat } отказывается от обмена.
event-hands-over = { $seat } отдаёт Артефакт «{ $card }», получает { $rival }.
    .hidden = { $seat } отдаёт Артефакт, получает { $rival }.
event-loses-artifacts = { $seat } вместе со своим замком теряет { $n ->
    [one] { $n } Артефакт
    [few] { $n } Артефакта
   *[many] { $n } Артефактов
}.
event-eliminated = { $seat } теряет последний замок и выбывает.
event-goal-revealed = { $seat }: задание «{ $card }» исполнено.
event-wins = Победитель: { $seat }.
event-sees-hand = { $rival } держит карту «{ $card }».
event-sees-goal = { $rival } исполняет задание «{ $card }».
event-keeps-goal = { $seat } оставляет себе задание «{ $card }».
    .hidden = { $seat } оставляет себе одно из двух заданий.
event-symbol = «{ $card }»: атака { $direction } становится { $symbol }.
event-initiative = «{ $card }»: инициатива теперь { $n }.
event-restored = «{ $card }» возвращает { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}.
event-loses-turn = «{ $card }» пропускает ход.
event-tower = На земле { $land } построена Башня.
event-protected = На землю { $land } пока нельзя нападать.
event-leaves-land = { $seat } уходит с земли { $land }.
event-retreat = { $seat } прерывает бой.
event-replay = { $seat } переигрывает бой.
event-substitutes = { $seat } ставит карту «{ $card }» вместо карты «{ $card_out }».
event-steals-treasure = { $seat } забирает Сокровище, теряет его { $rival }.
event-steals-artifact = { $seat } забирает Артефакт «{ $card }», теряет его { $rival }.
    .hidden = { $seat } забирает Артефакт, теряет его { $rival }.
event-round-limit = Достигнут предел: { $n ->
    [one] { $n } круг
    [few] { $n } круга
   *[many] { $n } кругов
}.

ending-goal = исполнено секретное задание
ending-castles = все угловые замки в одних руках
ending-last_player = остался один игрок
ending-round_limit = достигнут предел кругов

refusal-unknown_land = Такой земли нет: { $detail }.
refusal-not_a_target = На эту землю напасть нельзя.
refusal-squad_is_open = Этот отряд смотреть нельзя: в нём есть открытая карта.
refusal-looked_already = В этом нападении вы уже смотрели отряд.
refusal-protected_land = На эту землю пока нельзя нападать.
refusal-not_in_hand = Этой карты нет у вас на руке.
refusal-must_defend = Эту землю нельзя сдать без боя.
refusal-not_a_strike = Так эта карта ударить не может.
refusal-must_strike = Карта, которая может ударить, обязана ударить.
refusal-not_an_own_outer_card = Поменять можно только со своей крайней картой.
refusal-no_treasure = Сейчас нельзя обменять Сокровище.
refusal-no_offer = Сейчас нельзя предложить обмен.
refusal-not_held = У вас нет карты «{ $detail }».
refusal-wrong_time = Сейчас не время для карты «{ $detail }».
refusal-hand_too_large = Пока на руке больше 5 карт, нельзя заявлять Действия.
refusal-silenced = До конца этого боя нельзя заявлять Действия.
refusal-too_few_lands = Для карты «{ $detail }» у вас мало земель.
refusal-used_this_turn = Действие карты «{ $detail }» в этот ход уже заявляли.
refusal-not_own_battle = «{ $detail }» играют только в своём бою.
refusal-no_land_gained = Ни одно нападение этого хода не принесло землю.
refusal-no_target = «{ $detail }» сейчас ничего не изменит.
mistake-peoples = { $n ->
    [one] назовите { $n } народ или ни одного — тогда решит жребий.
    [few] назовите { $n } разных народа или ни одного — тогда решит жребий.
   *[many] назовите { $n } разных народов или ни одного — тогда решит жребий.
}
standing-always = всегда
standing-own = в мой ход и в моих боях
standing-attacked = только когда нападают
standing-never = никогда
standing-clause = ER-13.9

## Карты в знаках

line-action = { $when }{ $condition ->
    [attack_gained_land] , взяв землю
   *[none] {""}
}: { $effect }
line-treasure = вне боя: [draw]2
line-treasure-battle = в бою: пустое место
line-when-any = в любое время
line-when-outside = вне боя
line-when-own_turn = в свой ход
line-when-before_capture = до захвата
line-when-after_capture = после захвата
line-when-pre_battle = нападая
line-when-battle = когда угодно
line-when-reveal = при вскрытии
line-when-card_turn = в ход карты
line-when-round_start = в начале раунда
line-when-own_card_turn = в ход своего воина
line-when-wound = после раны
line-when-reply = в ответ
line-in-own_battle = в своём бою
line-in-any_battle = в любом бою
line-replace_symbol = { $target ->
    [acting_card] его атака
   *[own_warrior] атака вашего воина
} → { $symbol }
line-sharpen = [simple_strike] вашего воина → [piercing_strike]
line-extra_hit = ещё [life_lost]−{ $n } от [simple_strike]
line-direct_damage = { $target ->
    [all_enemy_warriors] все враги
    [enemy_warrior] враг
   *[any_warrior] любой воин
} [life_lost]−{ $n }
line-restore = вашему воину { $n ->
    [0] все [life_gain]
   *[other] [life_gain]+{ $n }
}
line-undo_wound = вернуть { $n ->
    [0] все [life_gain]
   *[other] [life_gain]{ $n }
}
line-rescue = гибнущего воина → [hand]
line-save_critical = карту из [critical] → [hand]
line-replay_battle = [replay] бой заново
line-swap_places = [swap_places] { $target ->
    [two_own_warriors] двух своих
   *[two_any_warriors] любых двух
}
line-substitute = [swap_places] воина (не дракона) с картой [hand]
line-skip_turn = { $target ->
    [all_enemy_warriors] все враги
   *[any_warrior] любой воин
} [lose_turn]{ $rounds ->
    [2] 2
   *[1] {""}
}{ $dragons ->
    [spared] {" "}(не дракон)
   *[included] {""}
}
line-act_again = [act_again] ещё раз
line-change_initiative = { $target ->
    [own_warrior] вашему воину
   *[any_warrior] любому воину
} [initiative]{ $to ->
    [0] { $way ->
        [up] +{ $by }
       *[down] −{ $by }
    }
   *[other] ={ $to }
}
line-cancel = [cancel] { $kind ->
    [action] Действие
    [artifact] Артефакт
   *[either] Действие или Артефакт
}
line-draw = [draw]{ $n }
line-recover = { $n ->
    [one] [recover]{ $n } из сброса
   *[other] до [recover]{ $n } из сброса
}
line-draw_artifact = [artifact]+{ $n }
line-make_discard = соперник наугад [discard]{ $n }
line-look_hand = [look] руку соперника
line-look_squad = [look] отряд
line-look_goal = [look] задание соперника
line-move_token = [token] на ничью землю рядом
line-extra_capture = [capture] ещё один захват
line-reach = [attack] через землю
line-portal_once = [attack] на замок соперника
line-peaceful_capture = занять ничью землю без [attack]
line-protect_land = [protect] на свою землю
line-build_tower = [tower] на своей земле
line-steal_treasure = [treasure] у соседа
line-steal_artifact = [artifact] у соперника наугад
line-take_treasure = [treasure] из сброса нейтралов
line-shroud = [shroud] на своего воина
line-flame_shields = ваши [side_shield] → [fire_shield]
line-fury = [fury]+1 к ударам
line-retreat = [retreat] бой без победителя
line-silence = [silence] Действия
line-swap_goal = [goal] взять ещё одно, оставить одно
line-goal = { $needs }
line-and = {" "}+{" "}
line-need-lands = [land]{ $n }
line-need-players = {" "}({ $seats ->
    [3] втроём
   *[4] вчетвером
} { $n })
line-need-towers = [tower]{ $n }
line-need-castles = [castle]{ $n }
line-need-central = [central]
line-need-artifacts = [artifact]{ $n }
line-need-treasures = [treasure]{ $n }
line-need-taken = [taken]{ $n }
line-need-of_them = , из них [taken]{ $n }

## Слова и знаки на картах

glyph-simple_strike = простой удар
    .help = Снимает 1 жизнь, а двойной 2; щит с этой стороны его останавливает.
    .clause = ER-9.1
glyph-piercing_strike = пробивной удар
    .help = Снимает 1 жизнь, а двойной 2, даже если с этой стороны щит.
    .clause = ER-9.5
glyph-side_shield = щит
    .help = Не пропускает простой удар с этой стороны.
    .clause = ER-9.3
glyph-fire_shield = огненный щит
    .help = Останавливает простой удар, а любой ударивший с этой стороны теряет 1 жизнь.
    .clause = ER-9.7
glyph-counterattack = контратака
    .help = Удар с этой стороны проходит, но ударивший теряет 1 жизнь.
    .clause = ER-9.10
glyph-movement = движение
    .help = Если бить некого, воин может поменяться местами с картой, на которую указывает знак.
    .clause = ER-9.15
glyph-life_lost = потеря жизней
    .help = Воин теряет столько жизней; от такой потери щит не спасает.
    .clause = ER-12.20
glyph-life_gain = возвращение жизней
    .help = Воин возвращает потерянные жизни, но не больше, чем напечатано.
    .clause = ER-12.22
glyph-hand = рука
    .help = Карты, которые держит игрок: только своего народа и не больше 5.
    .clause = ER-1.12
glyph-critical = Критическое ранение
    .help = Карта, попавшая на это место, не сражается и погибает.
    .clause = ER-6.5
glyph-replay = переигровка
    .help = Шесть карт собирают, тасуют и раскладывают снова, раны исчезают.
    .clause = ER-20.3
glyph-swap_places = обмен местами
    .help = Карты меняются местами, а раны и прочие изменения остаются при них.
    .clause = ER-9.17
glyph-lose_turn = пропуск хода
    .help = Воин, который ещё не ходил, в этом раунде не ходит; число говорит, сколько раундов подряд.
    .clause = ER-12.22
glyph-act_again = ещё один ход
    .help = Сразу после своего хода воин ходит ещё раз.
    .clause = ER-8.23
glyph-initiative = инициатива
    .help = В раунде раньше ходит карта, у которой она больше.
    .clause = ER-8.2
glyph-cancel = отмена
    .help = Заявленная карта не действует и уходит в сброс.
    .clause = ER-12.16
glyph-draw = взять карты
    .help = Возьмите столько карт из своей колоды; лишние сверх 5 сбросьте.
    .clause = ER-1.12
glyph-discard = сбросить карты
    .help = Столько карт с руки уходит в сброс, их видят все.
    .clause = ER-19.13
glyph-recover = вернуть из сброса
    .help = Возьмите на руку карты из своего сброса, не больше этого числа.
    .clause = ER-12.23
glyph-artifact = Артефакт
    .help = Тайная карта на один раз; на ней сказано, когда её можно применить.
    .clause = ER-15.2
glyph-look = посмотреть
    .help = Карты увидите только вы.
    .clause = ER-19.15
glyph-token = жетон земли
    .help = Жетон переходит на соседнюю ничью землю, но не с замка и не на замок, а прежняя земля становится ничьей.
    .clause = ER-20.10
glyph-capture = захват земли
    .help = Фаза хода, в которой нападают на одну землю или пропускают бой.
    .clause = ER-3.19
glyph-attack = нападение
    .help = Обычно нападают на чужую или ничью землю рядом со своей.
    .clause = ER-3.9
glyph-protect = защита земли
    .help = До начала вашего следующего хода на эту землю нельзя нападать; на замок защиту не ставят.
    .clause = ER-5.25
glyph-tower = Башня
    .help = Каждая ваша Башня даёт ещё 1 карту в начале хода.
    .clause = ER-11.1
glyph-treasure = Сокровище
    .help = Вне боя его можно обменять на 2 карты.
    .clause = ER-14.3
glyph-shroud = под плащом
    .help = До конца раунда этого воина нельзя бить.
    .clause = ER-8.25
glyph-fury = ярость
    .help = До конца раунда каждый удар ваших воинов, снимающий жизни, снимает на 1 больше.
    .clause = ER-8.25
glyph-retreat = отступление
    .help = Бой прерван: земля остаётся у прежнего хозяина, уцелевшие возвращаются на руку.
    .clause = ER-10.13
glyph-silence = молчание
    .help = До конца этого боя никто не заявляет Действия.
    .clause = ER-12.5
glyph-goal = секретное задание
    .help = Кто первым исполнит своё задание, тот победил.
    .clause = ER-17.1
glyph-land = земли
    .help = Столько земель должно быть вашими; Башни и замки тоже земли.
    .clause = ER-1.3
glyph-castle = угловой замок
    .help = Замок в углу карты: даёт 1 карту в начале хода, его защищает дракон.
    .clause = ER-11.2
glyph-central = Центральный замок
    .help = Его хозяин может нападать на любой замок соперника.
    .clause = ER-11.11
glyph-taken = взято у соперников
    .help = Земли, которые вы отвоевали у соперников и удержали.
    .clause = ER-17.1
keyword-price = цена Действия
    .help = Действие можно заявить, если у вас не меньше стольких земель; они не тратятся.
    .clause = ER-12.3
keyword-initiative = инициатива
    .help = В раунде раньше ходит карта, у которой она больше; при равной первым ходит нападающий.
    .clause = ER-8.2
keyword-dragon = дракон
    .help = Защищает свой замок, Действия не имеет и после гибели возвращается к следующей защите.
    .clause = ER-11.3
keyword-guardian = страж портала
    .help = Защищает Центральный замок вместе с двумя случайными нейтралами.
    .clause = ER-11.9
