game-name = Берсерк. Герои
game-about = Поединок двух героев: соберите колоду, наймите отряд и сразите героя противника.

frame-steppes = степи
frame-mountains = горы
frame-forest = лес
frame-swamps = болота
frame-darkness = тьма
frame-neutral = нейтральные
kind-hero = герои
kind-creature = существа
kind-spell = заклинания
kind-support = поддержка

setup-deck1 = Колода первого места
    .help = Готовая колода или список карт через точку с запятой, герой первым.
setup-deck2 = Колода второго места
    .help = Готовая колода или список карт через точку с запятой, герой первым.
setup-deck1-steppes_fast = степи, быстрая
setup-deck1-steppes_slow = степи, медленная
setup-deck1-mountains_fast = горы, быстрая
setup-deck1-mountains_slow = горы, медленная
setup-deck1-forest_fast = лес, быстрая
setup-deck1-forest_slow = лес, медленная
setup-deck1-swamps_fast = болота, быстрая
setup-deck1-swamps_slow = болота, медленная
setup-deck1-darkness_fast = тьма, быстрая
setup-deck1-darkness_slow = тьма, медленная
setup-deck2-steppes_fast = степи, быстрая
setup-deck2-steppes_slow = степи, медленная
setup-deck2-mountains_fast = горы, быстрая
setup-deck2-mountains_slow = горы, медленная
setup-deck2-forest_fast = лес, быстрая
setup-deck2-forest_slow = лес, медленная
setup-deck2-swamps_fast = болота, быстрая
setup-deck2-swamps_slow = болота, медленная
setup-deck2-darkness_fast = тьма, быстрая
setup-deck2-darkness_slow = тьма, медленная
setup-turns = Предел ходов
    .help = После стольких ходов обоих игроков партия кончается вничью.
setup-conceding = Сдаваться
    .help = Можно ли сдаться при любом решении.
setup-conceding-off = нельзя
setup-conceding-on = можно
number-cost = Стоимость
number-strike = Удар
number-lives = Жизни
number-wounds = Раны
number-coins = Монеты
number-closed_coins = Закрытые монеты
number-failed = Неудачные взятия
zone-hand = Рука
zone-deck = Колода
zone-unseen = В колоде
zone-play = В игре
zone-graveyard = Кладбище
zone-chosen = Выбрано
zone-reserve = Запас
zone-under = Под картой
type-hero = Герой
type-creature = Существо
type-spell = Заклинание
type-support = Карта поддержки
class-mechanism = механизм
class-pirate = пират
class-sailor = моряк
class-soldier = солдат
class-beast = зверь
class-undead = нежить
class-mage = маг
class-spirit = дух
subtype-weapon = оружие
subtype-armour = броня
subtype-amulet = амулет
subtype-terrain = местность
subtype-event = событие
subtype-curse = проклятие
subtype-tactics = тактика
subtype-weather = погода
subtype-healing = исцеление
element-steppes = степи
element-mountains = горы
element-forest = лес
element-swamps = болота
element-darkness = тьма
equipment = экипировка
created = созданный
placed = помещённый
keyword-rage = Бешенство
keyword-armour = Броня { $x }
keyword-protection = Защита от: { $what }
keyword-protection_spells = Защита от заклинаний
keyword-module = Модуль
keyword-directed_strike = Направленный удар
keyword-experience_attack = Опыт в атаке
keyword-experience_defence = Опыт в защите
keyword-horde = Орда
keyword-first_strike = Первый удар
keyword-regeneration = Регенерация { $x }
keyword-rush = Рывок
keyword-stealth = Скрытность
keyword-unique = Уникальность
keyword-vulnerability = Уязвимость
keyword-thirst = Жажда { $x }
keyword-elusiveness = Неуловимость от: { $what }
keyword-cannot_act = «не может действовать»
source-strike = удары
source-shot = выстрелы
source-ability = способности
choose-one = Выберите одно: { $options }
extra-cost = Дополнительная оплата: { $cost }
times = {" "}({ $n } раза за ход)
may = вы можете: { $what }
if = если { $condition }, { $what }
while = Пока { $condition }: { $what }
and = {" "}и{" "}
or = {" "}или{" "}
when-hire = Найм: {""}
when-death = Гибель: {""}
when-attack = При атаке — {""}
each-time = Каждый раз, когда
whenever = Когда
when-declares = { $of } атакует ударом
when-attacked = { $of } атаковано ударом
when-defends = { $of } становится защитником
when-played = разыгрывается { $of }
when-enters = { $of } входит в игру
when-dies = { $of } погибает
when-wounded = { $of } получает раны
when-gives_wounds = { $of } наносит раны
when-healed = { $of } излечивается
when-revealed = { $of } раскрывается
when-hidden = { $of } скрывается
when-closed = { $of } закрывается
when-opened = { $of } открывается
when-this_drawn = вы берёте эту карту (её показывают)
when-fights = { $of } участвует в сражении
when-draws = { $who ->
        [opponent] противник берёт
        [each] игрок берёт
       *[own] вы берёте
    } { $placed ->
        [yes] помещённую карту
       *[no] карту
    }
when-discards = { $who ->
        [opponent] противник сбрасывает карту
        [each] игрок сбрасывает карту
       *[own] вы сбрасываете карту
    }
when-turn_start = { $who ->
        [opponent] начинается ход противника
        [each] начинается любой ход
       *[own] начинается ваш ход
    }
when-turn_end = { $who ->
        [opponent] кончается ход противника
        [each] кончается любой ход
       *[own] кончается ваш ход
    }
when-extortion_paid = вымогательство вашей карты оплачено
when-extortion_unpaid = вымогательство вашей карты не оплачено
condition-count = в игре не меньше { $n }: { $what }
condition-coins = у вас не меньше { $n } открытых монет
condition-turn = { $who ->
        [opponent] идёт ход противника
        [each] идёт ход
       *[own] идёт ваш ход
    }
cost-close = закройте
cost-discard = сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
cost-wound = ваш герой получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }
cost-destroy = уничтожьте { $what }
cost-close-other = закройте { $what }
cost-return = верните в руку { $what }
gain-strike = { $n } к удару
gain-lives = { $n ->
        [one] { $n } дополнительную жизнь
        [few] { $n } дополнительные жизни
       *[many] { $n } дополнительных жизней
    }
static-this = Эта карта имеет: { $gains }
static-your_hero = Ваш герой имеет { $gains }
static-each = { $who } имеет { $gains }
static-cost = { $what } стоит для вас на { $n } меньше
nothing = ничего не происходит
until-turn = {" "}до конца хода
until-your_next_turn = {" "}до вашего следующего хода
as-many = столько, сколько в игре карт ({ $what }),
do-wound = нанесите { $n ->
        [one] { $n } рану
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } ран
    } { $to }
do-shot = выстрел на { $n } по { $to }
do-fight = { $who } сражается с { $to }
do-heal = излечите { $to } на { $n }
do-poison = отравите { $to } на { $n }
do-strengthen = усильте отравление { $to } на { $n }
do-stun = оглушите { $to }
do-close = закройте { $to }
do-open = откройте { $to }
do-prepare = подготовьте { $to }
do-modify = { $to } получает { $gains }
do-reduce = жизни { $to } сокращаются до { $lives }
do-draw = { $who ->
        [opponent] противник берёт
        [each] каждый игрок берёт
       *[own] возьмите
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
do-discard = { $who ->
        [opponent] противник сбрасывает
        [each] каждый игрок сбрасывает
       *[own] сбросьте
    } { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
do-search = поиск — { $what }
do-summon = вызовите { $what }
do-revive = возродите { $what }{ $up_to ->
        [yes] {" "}(до { $n })
       *[no] {""}
    }
do-create = создайте «{ $what }»{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }
do-place = поместите «{ $what }»{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    } в { $deck ->
        [own] вашу колоду
       *[opponent] колоду противника
    }{ $at ->
        [0] {""}
        [-1] {" "}в самый низ
       *[other] , { $at }-й сверху
    }
do-destroy = уничтожьте { $to }
do-to-hand = положите { $to } в руку владельца
do-to-deck = положите { $to } в колоду владельца{ $at ->
        [0] {""}
       *[-1] , в самый низ
    }
do-control = возьмите под контроль { $to }
do-attach = присоедините { $what } к { $to }
do-improve = усовершенствуйте { $to }
do-hide = { $to } скрывается
do-reveal = { $to } раскрывается
do-lose = { $to } теряет особенности
do-grant = { $to } получает { $gains }
do-coin = получите { $closed ->
        [yes] закрытую монету
       *[no] монету
    }
do-open-coins = откройте до { $n } своих монет
do-close-coins = закройте { $n } монет
do-discount = следующая карта, которую вы разыграете, стоит на { $n } меньше
do-play-free = вы можете бесплатно разыграть из руки { $what }
do-extort = вымогательство — { $demand }
do-use-free = вы можете бесплатно использовать способность { $to }
case-wound-to = dat
case-shot-to = dat
case-fight-who = nom
case-fight-to = ins
case-heal-to = acc
case-poison-to = acc
case-strengthen-to = gen
case-stun-to = acc
case-close-to = acc
case-open-to = acc
case-prepare-to = acc
case-modify-to = nom
case-reduce-to = gen
case-destroy-to = acc
case-to-hand-to = acc
case-to-deck-to = acc
case-control-to = acc
case-attach-to = dat
case-attach-what = acc
case-improve-to = acc
case-hide-to = nom
case-reveal-to = nom
case-lose-to = nom
case-grant-to = nom
case-use-free-to = gen
demand-close_coins = закрыть { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
demand-discard = сбросить { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
demand-wound_hero = нанести своему герою { $n ->
        [one] { $n } рану
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } ран
    }
demand-destroy = уничтожить { $what }
demand-close = закрыть { $what }
demand-return = вернуть в руку { $what }
phrase-this = { $case ->
        [acc] эту карту
        [gen] этой карты
        [dat] этой карте
        [ins] этой картой
       *[nom] эта карта
    }
phrase-your_hero = { $case ->
        [acc] вашего героя
        [gen] вашего героя
        [dat] вашему герою
        [ins] вашим героем
       *[nom] ваш герой
    }
phrase-opposing_hero = { $case ->
        [acc] героя противника
        [gen] героя противника
        [dat] герою противника
        [ins] героем противника
       *[nom] герой противника
    }
phrase-subject = { $case ->
        [acc] ту карту
        [gen] той карты
        [dat] той карте
        [ins] той картой
       *[nom] та карта
    }
phrase-attacked-card = { $case ->
        [acc] атакованную карту
        [gen] атакованной карты
        [dat] атакованной карте
        [ins] атакованной картой
       *[nom] атакованная карта
    }
phrase-attacker = { $case ->
        [acc] атакующее существо
        [gen] атакующего существа
        [dat] атакующему существу
        [ins] атакующим существом
       *[nom] атакующее существо
    }
phrase-each_hero = { $case ->
        [acc] каждого героя
        [gen] каждого героя
        [dat] каждому герою
        [ins] каждым героем
       *[nom] каждый герой
    }
phrase-active_hero = { $case ->
        [acc] героя активного игрока
        [gen] героя активного игрока
        [dat] герою активного игрока
        [ins] героем активного игрока
       *[nom] герой активного игрока
    }
phrase-same = { $case ->
        [acc] ту же карту
        [gen] той же карты
        [dat] той же карте
        [ins] той же картой
       *[nom] та же карта
    }
noun-hero = { $case ->
        [acc] героя
        [gen] героя
        [dat] герою
        [ins] героем
       *[nom] герой
    }
gender-hero = m
noun-creature = { $case ->
        [acc] существо
        [gen] существа
        [dat] существу
        [ins] существом
       *[nom] существо
    }
gender-creature = n
noun-spell = { $case ->
        [acc] заклинание
        [gen] заклинания
        [dat] заклинанию
        [ins] заклинанием
       *[nom] заклинание
    }
gender-spell = n
noun-support = { $case ->
        [acc] карту поддержки
        [gen] карты поддержки
        [dat] карте поддержки
        [ins] картой поддержки
       *[nom] карта поддержки
    }
gender-support = f
noun-character = { $case ->
        [acc] персонажа
        [gen] персонажа
        [dat] персонажу
        [ins] персонажем
       *[nom] персонаж
    }
gender-character = m
noun-card = { $case ->
        [acc] карту (существо или поддержку)
        [gen] карты (существа или поддержки)
        [dat] карте (существу или поддержке)
        [ins] картой (существом или поддержкой)
       *[nom] карта (существо или поддержка)
    }
gender-card = f
noun-any = { $case ->
        [acc] карту
        [gen] карты
        [dat] карте
        [ins] картой
       *[nom] карта
    }
gender-any = f
det-choose = { $gender ->
        [n] { $case ->
            [acc] выбранное
            [gen] выбранного
            [dat] выбранному
            [ins] выбранным
           *[nom] выбранное
        }
        [f] { $case ->
            [acc] выбранную
            [gen] выбранной
            [dat] выбранной
            [ins] выбранной
           *[nom] выбранная
        }
       *[m] { $case ->
            [acc] выбранного
            [gen] выбранного
            [dat] выбранному
            [ins] выбранным
           *[nom] выбранный
        }
    }
det-another = { $gender ->
        [n] { $case ->
            [acc] другое
            [gen] другого
            [dat] другому
            [ins] другим
           *[nom] другое
        }
        [f] { $case ->
            [acc] другую
            [gen] другой
            [dat] другой
            [ins] другой
           *[nom] другая
        }
       *[m] { $case ->
            [acc] другого
            [gen] другого
            [dat] другому
            [ins] другим
           *[nom] другой
        }
    }
det-each = { $gender ->
        [n] { $case ->
            [acc] каждое
            [gen] каждого
            [dat] каждому
            [ins] каждым
           *[nom] каждое
        }
        [f] { $case ->
            [acc] каждую
            [gen] каждой
            [dat] каждой
            [ins] каждой
           *[nom] каждая
        }
       *[m] { $case ->
            [acc] каждого
            [gen] каждого
            [dat] каждому
            [ins] каждым
           *[nom] каждый
        }
    }
det-random = { $gender ->
        [n] { $case ->
            [acc] случайное
            [gen] случайного
            [dat] случайному
            [ins] случайным
           *[nom] случайное
        }
        [f] { $case ->
            [acc] случайную
            [gen] случайной
            [dat] случайной
            [ins] случайной
           *[nom] случайная
        }
       *[m] { $case ->
            [acc] случайного
            [gen] случайного
            [dat] случайному
            [ins] случайным
           *[nom] случайный
        }
    }
det-a = {""}
up-to = {" "}(до { $n })
side-own = под вашим контролем
side-opposing = противника
of-class = класса «{ $names }»
not-class = не класса «{ $names }»
state-open = (открыто)
state-closed = (закрыто)
state-poisoned = (отравлено)
state-stunned = (оглушено)
state-wounded = (ранено)
state-hidden = (скрыто)
cost-most = стоимостью { $n } или меньше
cost-least = стоимостью { $n } или больше
strike-least = с ударом { $n } или больше
strike-most = с ударом { $n } или меньше
owner-own = (ваша по владельцу)
owner-opposing = (по владельцу — противника)
wounds-least = (ран: { $n } или больше)
wounds-most = (ран: { $n } или меньше)
lives-least = с жизнями { $n } или больше
lives-most = с жизнями { $n } или меньше
with-keyword = с особенностью «{ $what }»
hidden-creature = скрытое существо
any-creature = любая карта
rule-poison = отравление
rule-regeneration = регенерация
rule-thirst = жажда
rule-stealth = скрытность
prompt-first = Кто ходит первым?
prompt-replace = Какие карты положить под низ колоды и заменить?
prompt-reveal = Раскрыть скрытых существ?
prompt-order = Какая из ваших способностей сработает следующей?
prompt-main = Ваш ход: разыграйте карту, атакуйте, используйте способность или завершите ход. Открытых монет: { $n }.
prompt-pick = { $again ->
    [yes] «{ $card }», после карты «{ $card_chosen }»: выберите следующую.
   *[no] «{ $card }»: выберите карту.
}
prompt-defender = Назначить защитника?
prompt-extortion = «{ $card }» вымогает: { $demand ->
        [close_coins] закрыть монеты ({ $n })
        [discard] сбросить карты ({ $n })
        [wound_hero] ранить своего героя ({ $n })
        [destroy] уничтожить свою карту
        [close] закрыть свою карту
       *[return] вернуть свою карту в руку
    }. Платите?
prompt-thirst = Жажда: кто получит { $n ->
        [one] { $n } рану
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } ран
    }?
prompt-module = Присоединить «{ $card }» к механизму?
prompt-take = «{ $card }»: какую карту взять?
prompt-discard = Какую карту сбросить?
prompt-may = «{ $card }»: сделать это?
prompt-mode = «{ $card }»: что выбираете?
prompt-free = «{ $card }»: какую карту разыграть бесплатно?
prompt-put = «{ $card }»: какая карта следующей ложится на своё место в колоде?
prompt-unique = Какая из двух уникальных карт останется?
prompt-attack = «{ $card }»: кого атаковать?
prompt-demand = Какой картой выполнить требование?
prompt-use_free = «{ $card }»: какую способность использовать бесплатно?
action-end = Завершить ход
action-play = Разыграть «{ $card }»
action-attack = Атаковать: «{ $card }»
action-use = «{ $card }» — { $ability }
action-first = Первым ходит { $seat }
action-bottom = Под низ: «{ $card }»
action-done = Готово / нет
action-reveal = Раскрыть «{ $card }»
action-order = { $ability } ({ $card })
action-pick = «{ $card }»
action-mode = Вариант { $n }
action-do = Да
action-defend = Защищает «{ $card }»
action-pay = Заплатить
action-thirst = Раны получает «{ $card }»
action-attach = Присоединить к «{ $card }»
action-take = Взять «{ $card }»
action-discard = Сбросить «{ $card }»
action-put = Следующая — «{ $card }»
action-keep = Остаётся «{ $card }»
action-strike = Удар по «{ $card }»
action-concede = Сдаться
event-heroes = Герои: «{ $card }» и «{ $card_second }».
event-picked = Жребий: первого игрока выбирает { $seat }.
event-first = Первым ходит { $seat }.
event-drew = { $seat } берёт: { $card }.
    .hidden = { $seat } берёт карту.
event-replaced = { $seat }: заменено карт — { $n }.
event-turn = Ход { $n }: { $seat }.
event-coin = { $seat } получает монету{ $closed ->
        [1] {" "}(закрытую)
       *[0] {""}
    }.
event-failed_draw = { $seat } не может взять карту ({ $n } из 3).
event-played = { $seat } разыгрывает «{ $card }».
event-used = { $seat }: «{ $card }» — { $ability }.
event-entered = { $seat }: «{ $card }» входит в игру.
event-attached = { $seat }: «{ $card }» присоединяется к «{ $card_target }».
event-attack = «{ $card }» атакует «{ $card_target }».
event-defended = «{ $card }» становится защитником.
event-wounded = «{ $card }» получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } ран
    }.
event-prevented = «{ $card }»: предотвращено ран — { $n }.
event-healed = «{ $card }» излечивается на { $n }.
event-left = «{ $card }» покидает игру: { $zone ->
        [graveyard] на кладбище
        [reserve] в запас
        [hand] в руку
        [deck] в колоду
       *[under] под другую карту
    }.
event-triggered = { $seat }: срабатывает — { $ability }.
event-closed = «{ $card }» закрывается.
event-opened = «{ $card }» открывается.
event-stunned = «{ $card }» оглушается.
event-poisoned = «{ $card }»: отравление { $n }.
event-modified = «{ $card }»: удар { $n }, жизни { $lives }.
event-granted = «{ $card }» получает: { $ability }.
event-lost = «{ $card }» теряет особенности.
event-control = { $seat } берёт под контроль «{ $card }».
event-improved = «{ $card }» становится механизмом.
event-hid = «{ $card }» скрывается.
event-revealed = «{ $card }» раскрывается.
event-took = { $seat } берёт «{ $card }» ({ $zone ->
        [deck] из колоды
       *[graveyard] с кладбища
    }).
event-shuffled = { $seat }: колода перемешана.
event-placed = «{ $card }» помещается в колоду: { $seat }.
event-discarded = { $seat } сбрасывает «{ $card }».
event-shown = { $seat } показывает «{ $card }».
event-extortion = { $seat }: вымогательство «{ $card }» { $paid ->
        [1] оплачено
       *[0] не оплачено
    }.
event-coins = { $seat }: закрыто монет — { $n }.
event-discount = { $seat }: следующая карта дешевле на { $n }.
event-shot = Выстрел на { $n } по «{ $card }».
event-fight = «{ $card }» сражается с «{ $card_target }».
event-ended = { $seat } завершает ход.
event-finished = Игра окончена: { $ending ->
        [hero_killed] герой погиб
        [deck_out] колода иссякла
        [both_killed] погибли оба героя
        [both_out] иссякли обе колоды
        [turn_limit] достигнут предел ходов
        [endless] бесконечная цепь способностей
       *[conceded] игрок сдался
    }.
event-reduced = «{ $card }»: жизни сокращаются до { $n }.
event-prepared = «{ $card }» подготавливается.
ending-hero_killed = герой погиб
ending-deck_out = колода иссякла
ending-both_killed = ничья: погибли оба героя
ending-both_out = ничья: иссякли обе колоды
ending-turn_limit = ничья: достигнут предел ходов
ending-endless = ничья: бесконечная цепь способностей
ending-conceded = игрок сдался
refusal-conceding_is_off = В этой партии сдаваться нельзя
refusal-not_yours = Это не ваша карта: { $detail }
refusal-hidden = Скрытое существо этого не может: { $detail }
refusal-rage = Сначала должно атаковать существо с Бешенством: { $detail }
refusal-not_in_hand = Этой карты нет у вас в руке: { $detail }
refusal-too_expensive = Не хватает открытых монет: { $detail }
refusal-no_target = Нет подходящей цели: { $detail }
refusal-no_strike = У этой карты нет удара: { $detail }
refusal-attack_spent = Это существо уже атаковало: { $detail }
refusal-closed = Карта закрыта: { $detail }
refusal-just_came = На этом ходу карта не может действовать: { $detail }
refusal-cannot_use = Эту способность сейчас нельзя использовать: { $detail }
refusal-unknown_ability = Такой способности нет: { $detail }
refusal-elusive = Неуловимость: атаковать нельзя: { $detail }
refusal-not_a_target = Это не цель для атаки: { $detail }
refusal-defended_before = Это существо уже было защитником: { $detail }
refusal-cannot_defend = Эта карта не может быть защитником: { $detail }

# Отметки карт в игре
label-unit = #{ $n }
label-not-open = закрыта
label-stunned = оглушена
label-attacked = атаковала
label-defended = защищала
label-improved = улучшена
label-blank = без текста
label-attached = прикреплено: { $n }
mistake-deck_size = в колоде не меньше { $low } карт, не считая героя, а здесь { $n }.
mistake-deck_hero = список колоды начинается с героя.
mistake-deck_second_hero = «{ $card }»: второй герой в колоду не входит.
mistake-deck_created = «{ $card }»: созданная карта в колоду не входит.
mistake-deck_placed = «{ $card }»: карта со свойством «Помещённый» в начальную колоду не входит.
mistake-deck_element = «{ $card }»: этой стихии нет у героя.
mistake-deck_art = «{ $card }»: у этой карты нет полноформатного варианта.
