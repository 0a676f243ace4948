game-name = Ярость эльфов
game-about = Правьте народом эльфов, завоёвывайте земли в боях шести карт и исполните секретное задание.

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
symbol-S1 = Простой удар
symbol-S2 = Простой двойной удар
symbol-P1 = Пробивной удар
symbol-P2 = Двойной пробивной удар
symbol-SH = Щит
symbol-FS = Огненный щит
symbol-CA = Контратака
symbol-MV = Движение
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
    [hero] , Герой
    [dragon] , Дракон
    [guardian] , Страж портала
    [treasure] , Сокровище
   *[none] {""}
}
card-symbols = Влево: { $left }; в центр: { $centre }; вправо: { $right }.
card-action = { $when }: { $effect }.
card-treasure = Вне боя: обменяйте на 2 карты. В бою это пустое место.
timing-any = В любое время
timing-outside = Вне боя
timing-own_turn = В свой ход, вне нападения
timing-before_capture = Перед своим захватом земли
timing-after_capture = После своего захвата земли
timing-pre_battle = Перед своим нападением
timing-battle = В бою
timing-reveal = При вскрытии карт
timing-card_turn = В ход карты
timing-round_start = В начале раунда
timing-own_card_turn = В ход своей карты
timing-wound = После потери жизней
timing-reply = В ответ
scope-own_battle = {" "}(свой бой)
condition-attack_gained_land = , если нападение этого хода принесло землю
effect-replace_symbol = { $target ->
    [acting_card] одна из атак карты, чей сейчас ход, становится такой: { $symbol }
   *[own_warrior] одна из атак своего воина становится такой: { $symbol }
}
effect-sharpen = простой удар своего воина становится пробивным
effect-extra_hit = цель простого удара своего воина теряет ещё { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
} с той же стороны, если там нет щита
effect-direct_damage = { $target ->
    [all_enemy_warriors] каждый вражеский воин теряет
    [enemy_warrior] вражеский воин теряет
   *[any_warrior] любой воин теряет
} { $n ->
    [one] { $n } жизнь
    [few] { $n } жизни
   *[many] { $n } жизней
}
effect-restore = свой воин возвращает { $n ->
    [0] все потерянные жизни
    [one] { $n } потерянную жизнь
    [few] { $n } потерянные жизни
   *[many] { $n } потерянных жизней
}
effect-undo_wound = свой воин возвращает { $n ->
    [0] все только что потерянные жизни
    [one] { $n } только что потерянную жизнь
    [few] { $n } только что потерянные жизни
   *[many] { $n } только что потерянных жизней
}
effect-rescue = свой воин без жизней уходит из боя на вашу руку
effect-save_critical = ваша карта из Критического ранения возвращается на руку
effect-replay_battle = бой раскладывается и играется заново
effect-swap_places = { $target ->
    [two_own_warriors] два своих воина меняются местами
   *[two_any_warriors] любые два воина меняются местами
}
effect-substitute = свой воин, не Дракон, и карта с руки меняются местами
effect-skip_turn = { $target ->
    [all_enemy_warriors] каждый ещё не ходивший вражеский воин теряет ход
   *[any_warrior] ещё не ходивший воин теряет ход
}{ $rounds ->
    [2] {" "}в этом и в следующем раунде
   *[1] {""}
}{ $dragons ->
    [spared] ; кроме Драконов
   *[included] {""}
}
effect-act_again = воин, чей сейчас ход, ходит ещё раз
effect-change_initiative = { $target ->
    [own_warrior] инициатива своего воина
   *[any_warrior] инициатива любого воина
} { $to ->
    [0] { $way ->
        [up] повышается на { $by }
       *[down] понижается на { $by }
    }
   *[other] становится равной { $to }
}
effect-cancel = отменяет { $kind ->
    [action] Действие
    [artifact] Артефакт
   *[either] Действие или Артефакт
}
effect-draw = возьмите { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-recover = верните из своего сброса { $n ->
    [one] { $n } карту
    [few] до { $n } карт
   *[many] до { $n } карт
}
effect-draw_artifact = возьмите { $n ->
    [one] { $n } Артефакт
    [few] { $n } Артефакта
   *[many] { $n } Артефактов
}
effect-make_discard = соперник сбрасывает { $n ->
    [one] { $n } случайную карту
    [few] { $n } случайные карты
   *[many] { $n } случайных карт
}
effect-look_hand = посмотрите руку соперника
effect-look_squad = посмотрите отряд
effect-look_goal = посмотрите секретное задание соперника
effect-move_token = переместите свой жетон, кроме жетона на замке, на соседнюю ничью обычную землю или Башню
effect-extra_capture = ещё один захват земли в этот ход
effect-reach = следующее нападение этого хода достаёт на две земли
effect-portal_once = следующее нападение этого хода может быть на любой замок соперника
effect-peaceful_capture = займите соседнюю ничью обычную землю вместо нападения
effect-protect_land = на одну вашу землю, кроме замка, нельзя нападать до вашего следующего хода
effect-build_tower = постройте Башню на своей обычной земле
effect-steal_treasure = заберите Сокровище у соперника, чьи земли граничат с вашими
effect-steal_artifact = заберите случайный Артефакт соперника
effect-take_treasure = возьмите Сокровище из сброса нейтралов
effect-shroud = до конца раунда нельзя бить одного вашего воина
effect-flame_shields = каждый Щит ваших воинов становится Огненным щитом
effect-fury = до конца раунда каждый ваш удар, снимающий жизни, снимает на 1 жизнь больше
effect-retreat = бой сразу заканчивается без победителя
effect-silence = до конца боя никто не может заявлять Действия
effect-swap_goal = возьмите нерозданное задание и оставьте одно из двух
goal-text = Имейте: { $needs }.
need-lands = { $n ->
    [one] { $n } землю
    [few] { $n } земли
   *[many] { $n } земель
}
need-by-players = {" "}(2 игрока: { $two }, 3 игрока: { $three }, 4 игрока: { $four })
need-towers = { $n ->
    [one] { $n } Башню
    [few] { $n } Башни
   *[many] { $n } Башен
}
need-castles = { $n ->
    [one] { $n } угловой замок
    [few] { $n } угловых замка
   *[many] { $n } угловых замков
}
need-central = Центральный замок
need-artifacts = { $n ->
    [one] { $n } неиспользованный Артефакт
    [few] { $n } неиспользованных Артефакта
   *[many] { $n } неиспользованных Артефактов
}
need-treasures = { $n ->
    [one] { $n } Сокровище
    [few] { $n } Сокровища
   *[many] { $n } Сокровищ
}
need-taken = { $n ->
    [one] { $n } землю, взятую у соперников
    [few] { $n } земли, взятые у соперников
   *[many] { $n } земель, взятых у соперников
}

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
