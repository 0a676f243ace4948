game-name = Берсерк
game-about = Наберите отряд за золотые и серебряные кристаллы и разбейте противника на поле пять на шесть.

frame-steppe = степи
frame-mountain = горы
frame-forest = лес
frame-swamp = болота
frame-darkness = тьма
frame-neutral = нейтральные
kind-creature = существа
kind-flying = летающие
kind-symbiote = симбиоты
kind-parasite = паразиты
kind-artifact = артефакты
kind-terrain = местность
kind-weapon = оружие
kind-armour = доспехи
kind-shield = щиты
kind-footwear = обувь
kind-potion = зелья

setup-deck0 = Колода первого места
    .help = Готовая колода или файл со своей: по карте в строке, с числом копий.
setup-deck1 = Колода второго места
    .help = Готовая колода или файл со своей: по карте в строке, с числом копий.
setup-deck0-grove = Стража рощи
setup-deck0-peaks = Клич гор и степей
setup-deck0-mire = Топь и мрак
setup-deck0-winds = Орда семи ветров
setup-deck0-night = Легион вечной ночи
setup-deck0-sellswords = Вольные мечи
setup-deck1-grove = Стража рощи
setup-deck1-peaks = Клич гор и степей
setup-deck1-mire = Топь и мрак
setup-deck1-winds = Орда семи ветров
setup-deck1-night = Легион вечной ночи
setup-deck1-sellswords = Вольные мечи
setup-first = Первый игрок
    .help = Кто ходит первым; если не выбрано, решает случай.
setup-first-random = по жребию
setup-first-0 = место 1
setup-first-1 = место 2
setup-quiet = Ничья по бездействию
    .help = После стольких ходов подряд без ран, смертей и вызовов объявляется ничья.
setup-turns = Предел ходов
    .help = После стольких ходов объявляется ничья.

number-cost = Стоимость
number-lives = Жизни
number-move = Движение
number-strike = Удар
number-weak = Слабый удар
number-medium = Средний удар
number-strong = Сильный удар
number-cards = Карт в колоде
number-deal = Раздача
number-redeals = Пересдачи
number-gold = Золото
number-silver = Серебро
zone-deck = Колода
zone-deal = Раздача
zone-squad = Отряд
zone-grave = Кладбище
zone-additional = Дополнительная зона
zone-board = Поле боя
label-place = { $n }
label-rooted = не движется
label-kept_closed = не откроется
label-stays_hidden = остаётся скрытой
label-tokens = фишки { $n }
label-points = движение { $n }
label-armor = броня { $n }
label-attack_exp = опыт в атаке { $n }
label-defence_exp = опыт в защите { $n }

element = { $name ->
    [forest] Лес
    [mountain] Горы
    [swamp] Болота
    [steppe] Степи
    [darkness] Тьма
    [fire] Силы огня
   *[neutral] нейтральная
}
class = { $name ->
    [centaur] кентавр
    [cultist] культист
    [demon] демон
    [dragon] дракон
    [dwarf] гном
    [elf] эльф
    [giant] великан
    [golem] голем
    [harpy] гарпия
    [healer] лекарь
    [hero-warrior] герой-воин
    [human] человек
    [hydra] гидра
    [linung] линунг
    [lizardfolk] ящер
    [mage] маг
    [nomad] кочевник
    [ogre] огр
    [orc] орк
    [spawn] порождение
    [spirit] дух
    [swarm] рой
    [troll] тролль
    [undead] нежить
    [wild-pack] дикая стая
    [witch] ведьма
    [woodfolk] лесной народ
    [yordling] йордлинг
   *[other] { $name }
}
card-type = { $name ->
    [creature] Существо
    [flying] Летающее существо
    [symbiote] Симбиот
    [parasite] Паразит
    [armour] Экипировка: доспех
    [shield] Экипировка: щит
    [weapon] Экипировка: оружие
    [footwear] Экипировка: обувь
    [potion] Экипировка: зелье
    [terrain] Местность
   *[artifact] Артефакт
}
card-grade = { $name ->
    [elite] элитная
   *[ordinary] рядовая
}
card-line = { $type }, { $grade }, { $elements }
card-line-class = { $type }, { $grade }, { $elements }, { $class }

ability-type = { $name ->
    [simple] простой удар
    [special] особый удар
    [magic] магический удар
    [shot] выстрел
    [throw] метание
    [row] удар через ряд
    [discharge] разряд
    [spell] заклинание
    [influence] воздействие
   *[any] любая атака
}
attack-from = { $name ->
    [simple] простых ударов
    [special] особых ударов
    [magic] магических ударов
    [shot] выстрелов
    [throw] метаний
    [row] ударов через ряд
    [discharge] разрядов
   *[any] всех атак
}
attack-to = { $name ->
    [simple] простым ударам
    [special] особым ударам
    [magic] магическим ударам
    [shot] выстрелам
    [throw] метаниям
    [row] ударам через ряд
    [discharge] разрядам
   *[any] всем атакам
}
give-has = { $name ->
    [bodiless] бестелесное
    [directed] направленный удар
    [vampirism] вампиризм
    [unique] уникальность
    [steadfast] стойкость
    [shelter] схрон
    [corpse-eating] трупоедство
    [teleport] телепортация
    [extra-zone] помещается в дополнительную зону
    [incurable] нельзя излечить
    [stalwart] не закрывается, впервые став защитником в ход противника
   *[horde] орда
}
give-level = { $name ->
    [armor] броня { $n }
    [attack-exp] опыт в атаке { $n }
    [defence-exp] опыт в защите { $n }
    [regen] регенерация { $n }
    [jump] прыжок, дальность { $n }
   *[life-gift] дар жизни { $n }
}
give-protect = защита от { $name ->
    [simple] простых ударов
    [special] особых ударов
    [magic-strikes] магических ударов
    [shots] выстрелов
    [throws] метаний
    [row-strikes] ударов через ряд
    [discharges] разрядов
    [spells] заклинаний
    [influences] воздействий
    [poison] отравления
    [sudden] внезапных действий
   *[magic] магии
}
give-reduce = −{ $n } от { $attack }
give-vulnerable = { $any ->
    [yes] уязвимость { $n }
   *[no] уязвимость { $n } к { $attack }
}
give-strike = удар +{ $weak }/+{ $medium }/+{ $strong }
give-movement = движение { $n ->
    [-1] −1
   *[other] +{ $n }
}
give-lives = жизни +{ $n }
give-poison-value = величина отравления +{ $n }
give-vanguard = авангард
give-vanguard-plus = авангард с ударом +{ $weak }/+{ $medium }/+{ $strong }
gate-first = Если вы ходите первым: { $text }
gate-second = Если вы ходите вторым: { $text }
host-gives = Хозяин получает: { $text }
aura-gives = Все: { $on } — { $text }

who = { $name ->
    [card] карта
    [creature] существо
    [ground] наземное существо
    [flyer] летающее существо
    [attackable] существо или артефакт
    [host] хозяин
    [announced] объявленное действие
    [equipment] экипировка
    [terrain] местность
    [artifact] артефакт
   *[independent] наземное существо, не симбиот
}
which-own = ваше
which-enemy = противника
which-other = другое
which-adjacent = рядом
which-within = в радиусе { $n }
which-element = стихия: { $name }
which-class = класс: { $names }
which-closed = закрытое
which-hidden = скрытая при объявлении
which-poisoned = отравленное
which-open = открытое
which-wounded = раненое
which-elite = элитное
which-ordinary = рядовое
which-row = в том же ряду
which-column = в том же столбце
which-cell = на той же клетке
which-first = в вашем первом ряду
which-second = в вашем втором ряду
which-third = в вашем третьем ряду
which-enemy-first = в первом ряду противника
which-enemy-second = во втором ряду противника
which-enemy-third = в третьем ряду противника
which-battlefield = на поле боя
which-additional = в дополнительной зоне
which-equipment = { $name ->
    [armour] доспех
    [shield] щит
    [weapon] оружие
    [footwear] обувь
   *[potion] зелье
}
which-max_cost = стоимость не больше { $n }
which-max_lives = текущих жизней не больше { $n }
which-finish = не бестелесное и не симбиот
which-min_move = напечатанное движение не меньше { $n }
which = { $who } ({ $conditions })

cost-close = Действие
cost-none = Без действия, раз в ход
cost-destroy = Уничтожив эту карту
cost-sudden = Внезапно. { $cost }
cost-tokens = { $cost } и { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
use = { $cost }: { $what }
use-targets = { $cost }: { $what }. Цель: { $targets }
use-all = { $cost }: { $what }. Все такие карты: { $targets }
of-range = { $what }, дальность { $n }
of-value = { $what } { $value }
does = { $what }: { $effects }
to-target = цель
to-second = вторая цель
to-self = эта карта
to-all = все эти карты
to-others = каждое другое существо противника рядом
to-chosen = выбранная карта
effect = { $to } — { $what }
do-wounds = { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
}
do-heal = излечение { $n }
do-cure = отравление снимается
do-poison = отравление на { $n }
do-lives = { $n ->
    [one] { $n } дополнительная жизнь
    [few] { $n } дополнительные жизни
   *[many] { $n } дополнительных жизней
}
do-destroy = уничтожается
do-open = открывается
do-close = закрывается
do-keep-closed = не откроется в следующий раз
do-root = движение 0 до конца следующего хода её владельца
do-lose-class = теряет класс
do-gain-element = навсегда получает выбранную стихию
do-grant = { $what }{ $until ->
    [turn] {" "}до конца хода
    [your-turn] {" "}до начала вашего следующего хода
   *[for-ever] {" "}навсегда
}
do-fly = становится летающей навсегда и уходит в дополнительную зону
do-land = перестаёт летать
do-step = перемещается на одну клетку
do-reveal = вскрывается
do-cancel = действие отменяется
do-call = вызов из вашей колоды: { $which }
do-revive = возрождение с вашего кладбища: { $which }
do-strike = простой удар
do-token = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
when = { $event ->
    [hit] Попадание
    [wound] Рана от удара
    [kill] Уничтожив существо противника
    [own-creature-dies] Когда погибает ваше существо
    [enemy-gains-lives] Когда существо противника получает дополнительные жизни
    [strike-killed] После простого удара, уничтожившего карту противника
    [enemy-turn-start] В начале хода противника
    [turn-end] В конце вашего хода
    [dies] Когда эта карта погибает
    [enters] Когда эта карта вызвана или возрождена
    [opened] Когда эта карта открывается
    [closed] Когда эта карта закрывается
    [wounded] Когда эта карта получает раны
    [healed] Когда эта карта излечивается
    [attacked] Когда эта карта атакована
    [defends] Став защитником
    [other-dies] Когда погибает другая карта
    [other-enters] Когда другая карта вызвана или возрождена
    [acted] После действия этой карты
    [own-gains-lives] Когда ваше существо получает дополнительные жизни
   *[turn-start] В начале вашего хода
}
when-by = { $when } ({ $type })
when-side = { $when } ({ $side })
when-once = { $when }, раз в ход
triggered = { $when }: { $effects }
choose-one = выберите: { $which }; { $effects }

stop-setting = { $name ->
    [always] всегда
    [targeted] когда цель — ваша карта
   *[never] никогда
}
die-face = { $name ->
    [weak] слабый
    [medium] средний
    [strong] сильный
    [hit] попадание
    [miss] оба промахнулись
   *[counter] ответный удар
}
keyword = { $name ->
    [corpse-eating] трупоедство
    [life-gift] дар жизни
   *[regeneration] регенерация
}
ability-number = особенность { $n }
ability-of = особенность карты «{ $card }»

prompt-draft = Наберите отряд (взято карт: { $n })
prompt-deploy = Куда поставить карту «{ $card }»?
prompt-host = Выберите хозяина для симбиота или экипировки
prompt-vanguard = Нанесите удар авангарда или откажитесь
prompt-main = Ваш ход: двигайтесь и действуйте
prompt-defender = «{ $card }» ({ $unit }) атакует { $target }: назначить защитника?
prompt-response = Ответите внезапным действием?
prompt-moment = Используете внезапное действие?
prompt-reroll-attack = На белом кубике { $die }. Перебросить (осталось { $n })?
prompt-reroll-defence = На чёрном кубике { $die }. Перебросить (осталось { $n })?
prompt-target = Выберите цель: «{ $card }» ({ $unit }), { $ability }
prompt-element = Выберите стихию
prompt-shift = Куда переместить?
prompt-jump = «{ $card }» ({ $unit }): куда прыгнуть?
prompt-bring = Какую карту призвать?
prompt-place = «{ $card }»: куда поместить?
prompt-landing = «{ $card }»: куда опустить?
prompt-order = Какая особенность сработает следующей?
prompt-choice = { $what ->
    [life-gift] Кто получит дар жизни?
   *[ability] Выберите карту
}

action-redeal = Пересдать
action-take = Взять в отряд: { $card }
action-confirm = Отряд набран
action-deploy = Поставить { $card } на { $cell }
action-hide = Поставить { $card } на { $cell } и оставить скрытой
action-host = Поместить { $unit } на { $target }
action-abandon = Не размещать { $unit }
action-vanguard = Авангард { $n }: { $unit } бьёт { $target }
action-hold = Отказаться от авангарда
action-step = { $unit } идёт на { $cell }
action-jump = { $unit } прыгает
action-teleport = { $unit } телепортируется
action-strike = { $unit } бьёт { $target }
action-use = { $unit }: { $ability }
action-store = { $unit } копит фишку
action-prepare = { $unit } готовит удар по летающему
action-end = Закончить ход
action-pass = Пропустить
action-defend = Защитник: { $unit }
action-undefended = Без защитника
action-reroll = Перебросить
action-stand = Оставить
action-target = Цель: { $unit }
action-counter = Отменить действие: { $unit }
action-element = { $element }
action-cell = Клетка { $cell }
action-bring = { $card }
action-order = { $unit }: { $ability }
action-stop = Спрашивать меня: { $setting }

event-roles = { $seat } — первый игрок
event-dealt = { $seat }: раздача, карт { $n }
event-redealt = { $seat }: пересдача, карт { $n }, всего пересдач { $times }
event-confirmed = { $seat }: отряд набран
event-deployed = { $seat }: отряд расставлен
event-revealed = { $seat }: вскрыта карта «{ $card }»
event-placed = «{ $card }» помещается на «{ $card_host }»
event-died = «{ $card }» отправляется на кладбище
event-vanguard = Авангард: «{ $card }» бьёт «{ $card_target }»
event-moved = «{ $card }» переходит на { $cell }
event-strikes = «{ $card }» бьёт «{ $card_target }»
event-defends = «{ $card }» становится защитником
event-uses = «{ $card }»: { $ability }
event-stores = «{ $card }» копит фишку
event-prepares = «{ $card }» готовит удар по летающему
event-dropped = Действие карты «{ $card }» не состоялось
event-cancelled = Действие карты «{ $card }» отменено
event-attack-die = Белый кубик: { $die } — { $face }
event-defence-die = Чёрный кубик: { $die } — { $face }
event-wounded = «{ $card }»: { $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[many] { $n } ран
}
event-wasted = Защита карты «{ $card }» сработала
event-healed = «{ $card }»: излечение { $n }
event-gained = «{ $card }»: { $n ->
    [one] { $n } дополнительная жизнь
    [few] { $n } дополнительные жизни
   *[many] { $n } дополнительных жизней
}
event-poisoned = «{ $card }»: отравление на { $n }
event-cured = «{ $card }»: отравление снято
event-opened = «{ $card }» открывается
event-closed = «{ $card }» закрывается
event-kept = «{ $card }» не откроется в следующий раз
event-rooted = «{ $card }»: движение 0
event-declassed = «{ $card }» теряет класс
event-element = «{ $card }» получает стихию: { $element }
event-granted = «{ $card }» под действием: { $ability }
event-flew = «{ $card }» взлетает
event-landed = «{ $card }» опускается на { $cell }
event-called = { $seat }: вызов — «{ $card }»; колода перемешана
event-revived = { $seat }: возрождение — «{ $card }»
event-token = «{ $card }»: фишек { $n }
event-turn = Ход { $n }: { $seat }
event-ended = Конец игры: { $ending ->
    [destroyed] отряд уничтожен
    [both_destroyed] оба отряда уничтожены
    [inactivity] ничья по бездействию
   *[length] ничья по пределу ходов
}
ending-destroyed = отряд противника уничтожен
ending-both_destroyed = оба отряда уничтожены — ничья
ending-inactivity = ничья по бездействию
ending-length = ничья по пределу ходов

refusal-no_redeal = Пересдать больше нельзя
refusal-cannot_take = Эту карту взять нельзя: { $detail }
refusal-no_creature = В отряде нужно существо, которое не симбиот
refusal-cannot_deploy = Сюда поставить нельзя: { $detail }
refusal-cannot_hide = Скрытой оставить нельзя: { $detail }
refusal-no_legal_host = Не может быть хозяином: { $detail }
refusal-no_vanguard = Такого удара авангарда нет: { $detail }
refusal-cannot_step = Так идти нельзя: { $detail }
refusal-cannot_jump = Прыгнуть нельзя: { $detail }
refusal-cannot_teleport = Телепортироваться нельзя: { $detail }
refusal-cannot_strike = Ударить нельзя: { $detail }
refusal-cannot_use = Использовать нельзя: { $detail }
refusal-cannot_store = Накопить фишку нельзя: { $detail }
refusal-cannot_prepare = Готовить удар по летающему нельзя: { $detail }
refusal-cannot_defend = Защитником быть не может: { $detail }
refusal-illegal_target = Это не может быть целью: { $detail }
refusal-cannot_bring = Эту карту призвать нельзя: { $detail }
refusal-cell_not_free = Эта клетка не подходит: { $detail }
refusal-stop_set = Настройку можно менять раз в ход: { $detail }
mistake-deck_size = в колоде от { $low } до { $high } карт, а здесь { $n }.
mistake-deck_independent = в колоде нужно хотя бы одно существо, кроме симбиотов.
standing-always = всегда
standing-targeted = когда цель — моя карта
standing-never = никогда
standing-clause = BK-18.18
unit-at = «{ $card }» { $cell }
deploy-hint = Перетащите карту на выделенную клетку или выберите клетку.
