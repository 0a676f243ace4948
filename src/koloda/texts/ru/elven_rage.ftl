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
    .help = По народу на каждое место, в порядке мест; пусто — по жребию.
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
    .help = После стольких кругов игра кончается; 0 — 60 кругов, в «Повелителе драконов» 100.

number-initiative = Инициатива
number-lives = Жизни
number-price = Цена
number-lands = Земли
number-round_limit = Предел кругов
number-first = Первый игрок
number-captures = Ещё фаз захвата
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
zone-chain = Заявленные Действия
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
people-snow = Снежные эльфы
people-forest = Лесные эльфы
people-high = Высшие эльфы
window-turn_start = начало хода
window-after_discard = после сброса
window-pre_battle = перед боем
window-turn_end = конец хода
window-reveal = вскрытие карт
window-card_turn = ход карты
window-wound = ранения
window-final = конец боя
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
step-direction = направление
step-other_place = вторую карту
step-hand = карту с руки
step-rival = соперника
step-squad = отряд
step-land = землю
step-destination = куда
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

prompt-window = Хотите что-нибудь сыграть? ({ $window })
prompt-reply = Заявлена карта «{ $card }». Ответите?
prompt-target = «{ $card }»: выберите { $step }.
prompt-offer = Ваше предложение. { $stage }
prompt-trade = { $seat } предлагает вам обмен. Согласны?
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
prompt-capture = Нападите на одну землю или пропустите бой.
prompt-squad = Какой отряд посмотреть или с каким сразиться?
prompt-show = Какую карту отряда открыть?
prompt-neutrals = Кто играет за нейтралов?
prompt-commit = { $n ->
    [one] Выберите последнюю карту для боя.
    [few] Выберите { $n } карты для боя.
   *[many] Выберите { $n } карт для боя.
}
prompt-swap = Поменять карту Запаса с одной из ваших крайних карт?
prompt-actor = Какая из ваших карт ходит первой?
prompt-strike = Ходит карта на месте «{ $place }»: как?
prompt-replace = Выберите карту с руки вместо недостающей в переигровке.
prompt-goal = Какое задание оставите?
prompt-over = Игра окончена.

action-pass = Пас
action-declare = Сыграть карту «{ $card }»
action-exchange = Обменять Сокровище на 2 карты
action-offer = Предложить обмен игроку { $seat }
action-give-treasures = Отдать { $n ->
    [one] { $n } Сокровище
    [few] { $n } Сокровища
   *[many] { $n } Сокровищ
}
action-give-artifact = Отдать Артефакт «{ $card }»
action-done = Готово
action-ask-treasures = Попросить { $n ->
    [one] { $n } Сокровище
    [few] { $n } Сокровища
   *[many] { $n } Сокровищ
}
action-ask-artifacts = Попросить { $n ->
    [one] { $n } Артефакт
    [few] { $n } Артефакта
   *[many] { $n } Артефактов
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
action-commit = В бой: «{ $card }»
action-give-up = Сдать землю без боя
action-swap = Поменять с картой на месте «{ $place }»
action-act = Карта на месте «{ $place }»
action-strike = Удар { $direction }
action-move = Движение { $direction }
action-stand = Стоять на месте
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

event-lot = Жребий: { $seat } — { $people }.
event-order-card = Очерёдность хода: { $seat } тянет карту «{ $card }».
event-first = Первый ход: { $seat }.
event-turn = Круг { $n }: ходит { $seat }.
event-draws = { $seat } берёт: { $card }.
    .hidden = { $seat } берёт карту.
event-discards = { $seat } сбрасывает карту «{ $card }».
event-reshuffles = Сброс становится колодой: { $seat }.
event-skips = { $seat } пропускает бой.
event-attacks = { $seat } нападает на { $land }.
event-lapses = Нападение не состоялось, мало карт: { $seat }.
event-squads = { $n ->
    [one] Разложен { $n } отряд.
    [few] Разложено { $n } отряда.
   *[many] Разложено { $n } отрядов.
}
event-looks = { $seat } смотрит отряд { $squad }.
event-sees-card = В отряде { $squad }: { $card }.
event-shows = { $seat } открывает карту «{ $card }» отряда { $squad }.
event-fights = { $seat } сражается с отрядом { $squad }.
event-neutrals = За нейтралов играет { $seat }.
event-commits = { $seat } отправляет в бой: { $card }.
    .hidden = { $seat } отправляет карту в бой.
event-gives-up = { $seat } сдаёт { $land } без боя.
event-laid = { $place }: { $card }.
    .hidden = { $place }: пусто.
event-swaps = { $seat } меняет карту Запаса с картой на месте «{ $place }».
event-to-hand = Карта «{ $card }» возвращается на руку: { $seat }.
event-to-discard = Карта «{ $card }» уходит в сброс: { $seat }.
event-to-place = { $card } возвращается на своё место.
event-round = Раунд боя { $n }.
event-card-turn = { $place }: ходит карта «{ $card }».
event-strikes = { $place }: удар { $direction }, цель — «{ $card }».
event-loses-lives = { $place }: потеряно { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}.
event-moves = { $place }: движение { $direction }.
event-stands = { $place }: карта стоит на месте.
event-dies = { $place }: карта «{ $card }» погибает.
event-battle-won = Победа в бою: { $seat }.
event-takes-land = { $seat } занимает { $land }.
event-gains-artifact = { $seat } получает Артефакт: { $card }.
    .hidden = { $seat } получает Артефакт.
event-gains-treasure = { $seat } получает Сокровище.
event-declares = { $seat } заявляет «{ $card }»{ $first ->
    [none] {""}
   *[other] : { $first }
}{ $second ->
    [none] {""}
   *[other] , { $second }
}.
event-cancelled = Карта «{ $card }» отменена.
event-no-effect = Карта «{ $card }» не подействовала.
event-exchanges = { $seat } обменивает Сокровище на 2 карты.
event-offers = { $seat } предлагает обмен игроку { $rival }. Отдаёт Сокровищ: { $treasures }, Артефактов: { $artifacts }; просит Сокровищ: { $asked_treasures }, Артефактов: { $asked_artifacts }.
event-trades = Обмен состоялся: { $seat } и { $rival }.
event-refuses = { $seat } отказывается от обмена.
event-hands-over = { $seat } отдаёт Артефакт игроку { $rival }: { $card }.
    .hidden = { $seat } отдаёт Артефакт игроку { $rival }.
event-loses-artifacts = { $seat } вместе со своим замком теряет { $n ->
    [one] { $n } Артефакт
    [few] { $n } Артефакта
   *[many] { $n } Артефактов
}.
event-eliminated = { $seat } теряет последний замок и выбывает.
event-goal-revealed = { $seat } исполняет задание «{ $card }».
event-wins = Победитель: { $seat }.
event-sees-hand = На руке у игрока { $rival }: { $card }.
event-sees-goal = Задание игрока { $rival }: { $card }.
event-keeps-goal = { $seat } оставляет задание: { $card }.
    .hidden = { $seat } оставляет задание.
event-symbol = { $place }: атака { $direction } теперь — { $symbol }.
event-initiative = { $place }: инициатива теперь { $n }.
event-restored = { $place }: возвращено { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}.
event-loses-turn = { $place }: карта теряет ход.
event-tower = На земле { $land } стоит Башня.
event-protected = Земля { $land } под защитой.
event-leaves-land = { $seat } оставляет { $land }.
event-retreat = { $seat } прерывает бой.
event-replay = { $seat } переигрывает бой заново.
event-substitutes = { $seat } выставляет карту «{ $card }» на место «{ $place }».
event-steals-treasure = { $seat } забирает Сокровище у игрока { $rival }.
event-steals-artifact = { $seat } забирает Артефакт у игрока { $rival }: { $card }.
    .hidden = { $seat } забирает Артефакт у игрока { $rival }.
event-round-limit = Достигнут предел: { $n ->
    [one] { $n } круг
    [few] { $n } круга
   *[many] { $n } кругов
}.

ending-goal = исполнено секретное задание
ending-castles = все угловые замки в одних руках
ending-last_player = остался один игрок
ending-round_limit = достигнут предел кругов

refusal-unknown_land = Такой земли нет: { $detail }
refusal-not_a_target = На эту землю напасть нельзя: { $detail }
refusal-squad_is_open = Этот отряд смотреть нельзя: { $detail }
refusal-looked_already = В этом нападении отряд уже осмотрен: { $detail }
refusal-protected_land = Эта земля под защитой: { $detail }
refusal-not_in_hand = Этой карты нет на руке: { $detail }
refusal-must_defend = Эту землю нельзя сдать: { $detail }
refusal-not_a_strike = Так карта ударить не может: { $detail }
refusal-must_strike = Карта, которая может ударить, обязана ударить: { $detail }
refusal-not_an_own_outer_card = Поменять можно только со своей крайней картой: { $detail }
refusal-no_treasure = Сейчас нельзя обменять Сокровище: { $detail }
refusal-no_offer = Сейчас нельзя предложить обмен: { $detail }
refusal-not_held = У вас нет этой карты: { $detail }
refusal-wrong_time = Сейчас не время для карты { $detail }
refusal-hand_too_large = Держа больше 5 карт, нельзя заявлять Действия: { $detail }
refusal-silenced = В этом бою больше нельзя заявлять Действия: { $detail }
refusal-too_few_lands = У вас мало земель для карты { $detail }
refusal-used_this_turn = Действие этой карты в этот ход уже применено: { $detail }
refusal-not_own_battle = Это возможно только в своём бою: { $detail }
refusal-no_land_gained = Ни одно нападение этого хода не принесло землю: { $detail }
refusal-no_target = Сейчас эта карта ничего не изменит: { $detail }
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
