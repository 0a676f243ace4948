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

# Cards: every part in words, and with .line in glyphs and short words.
element-forest = Лес
element-mountain = Горы
element-swamp = Болота
element-steppe = Степи
element-darkness = Тьма
element-fire = Силы огня
element-none = { $kind ->
    [m] нейтральный
    [f] нейтральная
   *[n] нейтральное
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
card-type-creature = существо
    .kind = n
    .short = существо
card-type-flying = летающее существо
    .kind = n
    .short = летун
card-type-symbiote = симбиот
    .kind = m
    .short = симбиот
card-type-parasite = паразит
    .kind = m
    .short = паразит
card-type-armour = доспех
    .kind = m
    .short = доспех
card-type-shield = щит
    .kind = m
    .short = щит
card-type-weapon = оружие
    .kind = n
    .short = оружие
card-type-footwear = обувь
    .kind = f
    .short = обувь
card-type-potion = зелье
    .kind = n
    .short = зелье
card-type-terrain = местность
    .kind = f
    .short = местность
card-type-artifact = артефакт
    .kind = m
    .short = артефакт
card-grade-elite = { $kind ->
    [m] элитный
    [f] элитная
   *[n] элитное
}
card-grade-ordinary = { $kind ->
    [m] рядовой
    [f] рядовая
   *[n] рядовое
}
card-line = { $grade } { $type }, { $elements }
card-line-class = { $grade } { $type }, { $elements }, { $class }

use = { $cost }: { $what }
    .line = { $cost }: { $what }
and = { $first } и { $last }
aura = { $on } { $text }
    .line = { $on }: { $text }
host-gets = хозяин { $text }
    .line = [bk_host]: { $text }
host-can = хозяин получает особенность «{ $text }»
    .line = [bk_host] { $text }
gets = { $number ->
    [many] получают
   *[one] получает
}
gate-first = если вы ходите первым
    .line = 1-й
gate-second = если вы ходите вторым
    .line = 2-й

has-bodiless = бестелесность
    .gets = { $gets } бестелесность
    .line = [bk_bodiless] бестелесность
    .glyph = [bk_bodiless]
has-directed = направленный удар
    .gets = { $gets } направленный удар
    .line = [bk_directed] направленный удар
    .glyph = [bk_directed]
has-vampirism = вампиризм
    .gets = { $gets } вампиризм
    .line = [bk_vampirism] вампиризм
    .glyph = [bk_vampirism]
has-unique = уникальность
    .gets = { $gets } уникальность
    .line = [bk_unique] уникальность
    .glyph = [bk_unique]
has-steadfast = стойкость
    .gets = { $gets } стойкость
    .line = [bk_steadfast] стойкость
    .glyph = [bk_steadfast]
has-shelter = схрон
    .gets = { $gets } схрон
    .line = [bk_shelter] схрон
    .glyph = [bk_shelter]
has-corpse-eating = трупоедство
    .gets = { $gets } трупоедство
    .line = [bk_corpse_eating] трупоедство
    .glyph = [bk_corpse_eating]
has-teleport = телепортация
    .gets = { $gets } телепортацию
    .line = [bk_teleport] телепортация
    .glyph = [bk_teleport]
has-extra-zone = помещается в дополнительную зону
    .gets = { $number ->
        [many] помещаются в дополнительную зону
       *[one] помещается в дополнительную зону
    }
    .line = [bk_extra_zone] в доп. зону
    .glyph = [bk_extra_zone]
has-incurable = не излечивается
    .gets = { $number ->
        [many] не излечиваются
       *[one] не излечивается
    }
    .line = [bk_incurable] не излечить
    .glyph = [bk_incurable]
has-stalwart = не закрывается, впервые за ход противника став защитником
    .gets = { $number ->
        [many] не закрываются, впервые за ход противника став защитниками
       *[one] не закрывается, впервые за ход противника став защитником
    }
    .line = [bk_stalwart] стойкий защитник
    .glyph = [bk_stalwart]
has-horde = орда
    .gets = { $gets } орду
    .line = [bk_horde] орда
    .glyph = [bk_horde]
level-armor = броня { $n }
    .gets = { $gets } броню { $n }
    .line = [bk_armour]{ $n } броня
    .glyph = [bk_armour]{ $n }
level-attack-exp = опыт в атаке { $n }
    .gets = { $gets } опыт в атаке { $n }
    .line = [bk_attack_exp]{ $n } опыт в атаке
    .glyph = [bk_attack_exp]{ $n }
level-defence-exp = опыт в защите { $n }
    .gets = { $gets } опыт в защите { $n }
    .line = [bk_defence_exp]{ $n } опыт в защите
    .glyph = [bk_defence_exp]{ $n }
level-regen = регенерация { $n }
    .gets = { $gets } регенерацию { $n }
    .line = [bk_regen]{ $n } регенерация
    .glyph = [bk_regen]{ $n }
level-jump = прыжок, дальность { $n }
    .gets = { $gets } прыжок с дальностью { $n }
    .line = [bk_jump]{ $n } прыжок
    .glyph = [bk_jump]{ $n }
level-life-gift = дар жизни { $n }
    .gets = { $gets } дар жизни { $n }
    .line = [bk_life_gift]{ $n } дар жизни
    .glyph = [bk_life_gift]{ $n }
ward-simple = простых ударов
    .line = [bk_strike]
ward-special = особых ударов
    .line = [bk_special]
ward-magic-strikes = магических ударов
    .line = [bk_magic]
ward-shots = выстрелов
    .line = [bk_shot]
ward-throws = метаний
    .line = [bk_throw]
ward-row-strikes = ударов через ряд
    .line = [bk_row]
ward-discharges = разрядов
    .line = [bk_discharge]
ward-spells = заклинаний
    .line = [bk_spell]
ward-influences = воздействий
    .line = [bk_influence]
ward-poison = отравления
    .line = [bk_poison]
ward-sudden = внезапных действий
    .line = [bk_sudden]
ward-magic = магии
    .line = [bk_sorcery]
give-protect = защита от { $kind }
    .gets = { $gets } защиту от { $kind }
    .line = [bk_ward] от { $kind }
    .glyph = [bk_ward]{ $kind }
from-simple = простых ударов
    .line = [bk_strike]
from-special = особых ударов
    .line = [bk_special]
from-magic = магических ударов
    .line = [bk_magic]
from-shot = выстрелов
    .line = [bk_shot]
from-throw = метаний
    .line = [bk_throw]
from-row = ударов через ряд
    .line = [bk_row]
from-discharge = разрядов
    .line = [bk_discharge]
from-any = всех атак
    .line = всех атак
give-reduce = −{ $n } от { $attack }
    .gets = { $gets } от { $attack } на { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    } меньше
    .line = [bk_reduce]−{ $n } от { $attack }
    .glyph = [bk_reduce]−{ $n }{ $attack }
against-simple = простым ударам
    .line = [bk_strike]
against-special = особым ударам
    .line = [bk_special]
against-magic = магическим ударам
    .line = [bk_magic]
against-shot = выстрелам
    .line = [bk_shot]
against-throw = метаниям
    .line = [bk_throw]
against-row = ударам через ряд
    .line = [bk_row]
against-discharge = разрядам
    .line = [bk_discharge]
against-any = всем атакам
    .line = { "" }
give-vulnerable = { $kind ->
    [any] уязвимость { $n }
   *[other] уязвимость { $n } к { $attack }
}
    .gets = { $kind ->
        [any] { $gets } уязвимость { $n }
       *[other] { $gets } уязвимость { $n } к { $attack }
    }
    .line = { $kind ->
        [any] [bk_vulnerable]{ $n } уязвимость
       *[other] [bk_vulnerable]{ $n } к { $attack }
    }
    .glyph = { $kind ->
        [any] [bk_vulnerable]{ $n }
       *[other] [bk_vulnerable]{ $n }{ $attack }
    }
give-strike = { $plus } к удару
    .gets = { $gets } { $plus } к удару
    .line = [bk_strike]{ $plus }
give-movement = { $n } к движению
    .gets = { $gets } { $n } к движению
    .line = [bk_movement]{ $n }
give-lives = { $n } к жизням
    .gets = { $gets } { $n } к жизням
    .line = [bk_lives]{ $n }
give-poison-value = { $n } к отравлению
    .gets = { $gets } { $n } к величине отравления
    .line = [bk_poison]{ $n }
give-vanguard = { $more ->
    [yes] авангард с { $plus } к удару
   *[no] авангард
}
    .line = { $more ->
        [yes] [bk_vanguard]{ $plus } авангард
       *[no] [bk_vanguard] авангард
    }
    .glyph = { $more ->
        [yes] [bk_vanguard]{ $plus }
       *[no] [bk_vanguard]
    }

who-card = { $kind ->
    [many] карты
   *[one] карта
}
    .kind = f
    .line = карта
who-creature = { $kind ->
    [many] существа
   *[one] существо
}
    .kind = n
    .line = [bk_creature]
who-ground = { $kind ->
    [many] наземные существа
   *[one] наземное существо
}
    .kind = n
    .line = [bk_ground]
who-flyer = { $kind ->
    [many] летающие существа
   *[one] летающее существо
}
    .kind = n
    .line = [bk_flyer]
who-attackable = { $kind ->
    [many] существа и артефакты
   *[one] существо или артефакт
}
    .kind = n
    .line = [bk_creature]/артефакт
who-host = хозяин
    .kind = m
    .line = [bk_host]
who-announced = { $kind ->
    [many] объявленные действия
   *[one] объявленное действие
}
    .kind = n
    .line = действие
who-independent = { $kind ->
    [many] наземные существа (не симбиоты)
   *[one] наземное существо (не симбиот)
}
    .kind = n
    .line = [bk_ground] не симбиот
who-equipment = { $kind ->
    [many] карты экипировки
   *[one] экипировка
}
    .kind = f
    .line = экипировка
who-terrain = { $kind ->
    [many] карты местности
   *[one] местность
}
    .kind = f
    .line = местность
who-artifact = { $kind ->
    [many] артефакты
   *[one] артефакт
}
    .kind = m
    .line = артефакт
which-order = chosen next every other own enemy state grade adjacent who equipment element classes max_cost max_lives min_move within line row zone finish
    .line = next every own enemy other grade state who equipment element classes max_cost max_lives min_move adjacent within line row zone finish
which-chosen = { $kind ->
    [m] выбранный
    [f] выбранная
   *[n] выбранное
}
    .line = { "" }
which-next = { $kind ->
    [m] второй выбранный
    [f] вторая выбранная
   *[n] второе выбранное
}
    .line = ещё
which-every = все
    .line = все
which-own = { $kind ->
    [m] ваш
    [f] ваша
    [many] ваши
   *[n] ваше
}
    .line = [bk_ally]
which-enemy = { $kind ->
    [m] вражеский
    [f] вражеская
    [many] вражеские
   *[n] вражеское
}
    .line = [bk_foe]
which-other = { $kind ->
    [m] другой
    [f] другая
    [many] другие
   *[n] другое
}
    .line = { $kind ->
        [m] другой
        [f] другая
        [many] другие
       *[n] другое
    }
which-adjacent = { $kind ->
    [m] соседний
    [f] соседняя
    [many] соседние
   *[n] соседнее
}
    .line = рядом
which-within = { $n ->
    [one] на расстоянии до { $n } клетки
   *[other] на расстоянии до { $n } клеток
}
    .line = до { $n } кл.
which-forest = Леса
    .line = [bk_forest]
which-mountain = Гор
    .line = [bk_mountain]
which-swamp = Болот
    .line = [bk_swamp]
which-steppe = Степей
    .line = [bk_steppe]
which-darkness = Тьмы
    .line = [bk_darkness]
which-fire = Сил огня
    .line = [bk_fire]
which-a-class = «{ $name }»
    .line = { $name }
which-class = { $n ->
    [1] класса { $names }
   *[other] классов { $names }
}
    .line = { $names }
which-closed = { $kind ->
    [m] закрытый
    [f] закрытая
    [many] закрытые
   *[n] закрытое
}
    .line = закрытое
which-hidden = { $kind ->
    [m] скрытый
    [f] скрытая
    [many] скрытые
   *[n] скрытое
}
    .line = скрытая
which-poisoned = { $kind ->
    [m] отравленный
    [f] отравленная
    [many] отравленные
   *[n] отравленное
}
    .line = [bk_poison]
which-open = { $kind ->
    [m] открытый
    [f] открытая
    [many] открытые
   *[n] открытое
}
    .line = открытое
which-wounded = { $kind ->
    [m] раненый
    [f] раненая
    [many] раненые
   *[n] раненое
}
    .line = раненое
which-elite = { $kind ->
    [m] элитный
    [f] элитная
    [many] элитные
   *[n] элитное
}
    .line = элитное
which-ordinary = { $kind ->
    [m] рядовой
    [f] рядовая
    [many] рядовые
   *[n] рядовое
}
    .line = рядовое
which-row = в том же ряду
    .line = в ряду
which-column = в том же столбце
    .line = в столбце
which-cell = на той же клетке
    .line = на той же клетке
row-first = в вашем первом ряду
    .line = в 1-м ряду
row-second = в вашем втором ряду
    .line = во 2-м ряду
row-third = в вашем третьем ряду
    .line = в 3-м ряду
row-enemy-first = в первом ряду противника
    .line = в 1-м ряду врага
row-enemy-second = во втором ряду противника
    .line = во 2-м ряду врага
row-enemy-third = в третьем ряду противника
    .line = в 3-м ряду врага
place-battlefield = на поле боя
    .line = на поле
place-additional = в дополнительной зоне
    .line = в доп. зоне
which-equipment = класса «{ $name }»
    .line = { $name }
which-max_cost = стоимостью не больше { $n }
    .line = [bk_price]≤{ $n }
which-max_lives = с жизнями не больше { $n }
    .line = [bk_lives]≤{ $n }
which-finish = (не бестелесное и не симбиот)
    .line = не [bk_bodiless], не симбиот
which-min_move = с напечатанным движением от { $n }
    .line = [bk_movement]≥{ $n }

cost-close = { $sudden ->
    [yes] внезапное действие
   *[no] действие
}
    .line = { $sudden ->
        [yes] [bk_sudden][bk_act]
       *[no] [bk_act]
    }
cost-none = внезапно, не закрываясь
    .line = [bk_sudden]
cost-destroy = { $sudden ->
    [yes] внезапно, уничтожив эту карту
   *[no] уничтожив эту карту
}
    .line = { $sudden ->
        [yes] [bk_sudden][bk_sacrifice]
       *[no] [bk_sacrifice]
    }
cost-tokens = { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}
    .line = [bk_token]{ $n }
limit-turn = раз в ход
    .line = раз в ход
limit-battle = раз за бой
    .line = раз за бой
range = дальность { $n }
    .line = [bk_range]{ $n }
type-simple = простой удар
    .line = [bk_strike]
type-special = особый удар
    .line = [bk_special]
type-magic = магический удар
    .line = [bk_magic]
type-shot = выстрел
    .line = [bk_shot]
type-throw = метание
    .line = [bk_throw]
type-row = удар через ряд
    .line = [bk_row]
type-discharge = разряд
    .line = [bk_discharge]
type-spell = заклинание
    .line = [bk_spell]
type-influence = воздействие
    .line = [bk_influence]
of-value = { $what } { $value }
    .line = { $what }{ $value }
of-range = { $what }, { $range }
    .line = { $what } { $range }
of-target = { $what } (цель: { $target })
    .line = { $what } { $target }
attack-then = { $attack }. { $effects }
    .line = { $attack }, { $effects }
finish = добивание на { $n }
    .line = [bk_finish]{ $n } добивание

to-target = { $event ->
    [attacked] нападающий
    [defends] нападающий
    [own-gains-lives] это существо
    [other-dies] та карта
    [other-enters] та карта
    [own-creature-dies] это существо
    [enemy-gains-lives] это существо
    [dies] уничтожившая её карта
   *[other] цель
}
    .line = { "" }
to-self = { $event ->
    [attacked] она
    [defends] она
    [hit] она
    [wound] она
    [kill] она
    [dies] она
    [enters] она
    [opened] она
    [closed] она
    [wounded] она
    [healed] она
   *[other] эта карта
}
    .line = [bk_self]
to-others = остальные соседние вражеские существа
    .line = остальные [bk_foe] рядом
do-wounds = { $number ->
    [many] получают
   *[one] получает
} { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}
    .line = [bk_wound]{ $n }
do-rolled = { $number ->
    [many] получают
   *[one] получает
} раны { $value }
    .line = [bk_wound]{ $value }
do-heal = { $number ->
    [many] излечиваются на { $n }
   *[one] излечивается на { $n }
}
    .line = [bk_heal]{ $n }
do-cure = { $number ->
    [many] избавляются от отравления
   *[one] избавляется от отравления
}
    .line = [bk_cure]
do-poison = { $number ->
    [many] получают отравление на { $n }
   *[one] получает отравление на { $n }
}
    .line = [bk_poison]{ $n }
do-lives = { $number ->
    [many] получают
   *[one] получает
} { $n ->
    [one] { $n } дополнительную жизнь
    [few] { $n } дополнительные жизни
   *[many] { $n } дополнительных жизней
}
    .line = [bk_extra_lives]{ $n }
do-destroy = { $number ->
    [many] уничтожаются
   *[one] уничтожается
}
    .line = [bk_slay]
do-open = { $number ->
    [many] открываются
   *[one] открывается
}
    .line = [bk_open]
do-close = { $number ->
    [many] закрываются
   *[one] закрывается
}
    .line = [bk_close]
do-keep-closed = { $number ->
    [many] в следующий раз не открываются
   *[one] в следующий раз не открывается
}
    .line = [bk_keep_closed]
do-root = { $number ->
    [many] теряют движение до конца следующего хода своего владельца
   *[one] теряет движение до конца следующего хода своего владельца
}
    .line = [bk_root]
do-lose-class = { $number ->
    [many] теряют класс
   *[one] теряет класс
}
    .line = [bk_lose_class]
do-gain-element = { $number ->
    [many] навсегда получают стихию по вашему выбору
   *[one] навсегда получает стихию по вашему выбору
}
    .line = [bk_gain_element]
do-grant = { $what } { $until }
    .line = { $what }{ $until }
until-turn = до конца хода
    .line = [bk_turn]
until-your-turn = до начала вашего следующего хода
    .line = [bk_your_turn]
until-for-ever = навсегда
    .line = { " " }навсегда
do-fly = { $number ->
    [many] навсегда взлетают и уходят в дополнительную зону
   *[one] навсегда взлетает и уходит в дополнительную зону
}
    .line = [bk_fly]
do-land = { $number ->
    [many] перестают летать
   *[one] перестаёт летать
}
    .line = [bk_land]
do-step = { $number ->
    [many] перемещаются на одну клетку по прямой
   *[one] перемещается на одну клетку по прямой
}
    .line = [bk_step]1
do-reveal = { $number ->
    [many] вскрываются
   *[one] вскрывается
}
    .line = [bk_reveal]
do-cancel = отменяется
    .line = [bk_cancel]
do-call = из вашей колоды вызывается { $which }
    .line = [bk_call] { $which }
do-revive = с вашего кладбища возрождается { $which }
    .line = [bk_revive] { $which }
do-strike = простой удар
    .line = [bk_strike]
do-token = { $number ->
    [many] получают
   *[one] получает
} { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
}
    .line = [bk_token]+{ $n }
by-any = { "" }
    .line = { "" }
by-simple = простым ударом
    .line = [bk_strike]
by-special = особым ударом
    .line = [bk_special]
by-magic = магическим ударом
    .line = [bk_magic]
by-shot = выстрелом
    .line = [bk_shot]
by-throw = метанием
    .line = [bk_throw]
by-row = ударом через ряд
    .line = [bk_row]
by-discharge = разрядом
    .line = [bk_discharge]
by-spell = заклинанием
    .line = [bk_spell]
by-influence = воздействием
    .line = [bk_influence]
when-hit = когда эта карта попадает { $by }
    .line = [bk_hit]{ $by }
when-wound = когда эта карта наносит раны { $by }
    .line = [bk_wounding]{ $by }
when-kill = когда эта карта уничтожает вражеское существо { $by }
    .line = [bk_kill]{ $by }
when-own-creature-dies = когда погибает ваше существо
    .line = погибло [bk_ally]
when-enemy-gains-lives = когда вражеское существо получает дополнительные жизни
    .line = [bk_foe][bk_extra_lives]
when-strike-killed = когда простой удар этой карты уничтожил вражескую карту
    .line = удар убил
when-turn-start = в начале вашего хода
    .line = начало хода
when-enemy-turn-start = в начале хода противника
    .line = начало хода врага
when-turn-end = в конце вашего хода
    .line = конец хода
when-dies = когда эта карта погибает
    .line = погибла
when-enters = когда эта карта вызвана или возрождена
    .line = вошла в игру
when-opened = когда эта карта открывается
    .line = открылась
when-closed = когда эта карта закрывается
    .line = закрылась
when-wounded = когда эта карта получает раны
    .line = ранена
when-healed = когда эта карта излечивается
    .line = излечилась
when-attacked = когда эта карта атакована { $by }
    .line = атакована { $by }
when-defends = когда эта карта становится защитником
    .line = защищает
when-other-dies = когда погибает { $side ->
    [own] другая ваша карта
    [enemy] вражеская карта
   *[any] другая карта
}
    .line = { $side ->
        [own] погибла своя
        [enemy] погибла вражья
       *[any] погибла другая
    }
when-other-enters = { $side ->
    [own] когда вызвана или возрождена другая ваша карта
    [enemy] когда вызвана или возрождена вражеская карта
   *[any] когда вызвана или возрождена другая карта
}
    .line = { $side ->
        [own] вошла своя
        [enemy] вошла вражья
       *[any] вошла другая
    }
when-acted = после действия этой карты { $by }
    .line = после действия { $by }
when-own-gains-lives = когда ваше существо получает дополнительные жизни
    .line = [bk_ally][bk_extra_lives]
triggered = { $when }, { $effects }
    .line = { $when }: { $effects }

# What the glyphs of the lines mean.
glyph-bk_act = действие
    .help = Действие закрывает карту, а открывается она в начале своего следующего хода.
    .clause = BK-12.1
glyph-bk_sudden = внезапность
    .help = Внезапное действие можно использовать и в ход противника, и в ответ на его действие.
    .clause = BK-18.1
glyph-bk_token = фишки
    .help = Чтобы использовать особенность, снимите с карты столько фишек; закрыв карту, можно накопить одну.
    .clause = BK-17.1
glyph-bk_sacrifice = цена: уничтожить эту карту
    .help = Карта уничтожается в уплату за особенность.
    .clause = BK-1.6
glyph-bk_range = дальность
    .help = Цель должна быть не дальше стольких клеток.
    .clause = BK-16.11
glyph-bk_strike = простой удар
    .help = Обычная ближняя атака с напечатанной силой: слабый, средний или сильный удар по броску кубика.
    .clause = BK-13.3
glyph-bk_special = особый удар
    .help = Ближняя немагическая атака, на которую цель не отвечает.
    .clause = BK-16.2
glyph-bk_magic = магический удар
    .help = Ближняя магическая атака: броня от неё не спасает.
    .clause = BK-16.2
glyph-bk_shot = выстрел
    .help = Дальняя немагическая атака по карте, которая не стоит рядом.
    .clause = BK-16.6
glyph-bk_throw = метание
    .help = Дальняя немагическая атака по карте, которая не стоит рядом.
    .clause = BK-16.6
glyph-bk_row = удар через ряд
    .help = Атака ровно через одну клетку по прямой, если на ней нет карты противника.
    .clause = BK-16.20
glyph-bk_discharge = разряд
    .help = Дальняя магическая атака по карте, которая не стоит рядом: броня от неё не спасает.
    .clause = BK-16.6
glyph-bk_spell = заклинание
    .help = Магия, но не атака: направить её можно на любую карту, какую допускает текст.
    .clause = BK-16.7
glyph-bk_influence = воздействие
    .help = Особенность без названного типа: не атака и не магия.
    .clause = BK-16.3
glyph-bk_sorcery = магия
    .help = Заклинания, разряды и магические удары вместе.
    .clause = BK-26.40
glyph-bk_ward = защита
    .help = Атака, заклинание или воздействие этого вида пропадает впустую.
    .clause = BK-26.37
glyph-bk_armour = броня
    .help = В каждом ходу карта не получает первых ран от немагических атак, сколько сказано.
    .clause = BK-26.6
glyph-bk_reduce = меньше ран
    .help = Такая атака наносит на столько ран меньше.
    .clause = BK-26.80
glyph-bk_vulnerable = уязвимость
    .help = Атака наносит на столько ран больше.
    .clause = BK-26.76
glyph-bk_attack_exp = опыт в атаке
    .help = Нападая, можно столько раз перебросить белый кубик.
    .clause = BK-26.47
glyph-bk_defence_exp = опыт в защите
    .help = Отражая удар, можно столько раз перебросить чёрный кубик.
    .clause = BK-26.50
glyph-bk_regen = регенерация
    .help = В начале вашего хода существо излечивается на столько ран.
    .clause = BK-26.60
glyph-bk_heal = излечение
    .help = С существа снимается столько ран; бестелесные не излечиваются.
    .clause = BK-26.44
glyph-bk_cure = снять отравление
    .help = Существо избавляется от отравления.
    .clause = BK-26.61
glyph-bk_poison = отравление
    .help = Открываясь в свой ход, отравленное существо получает столько ран.
    .clause = BK-26.62
glyph-bk_vampirism = вампиризм
    .help = Нанеся раны простым ударом, существо излечивается на столько же, а лишнее становится дополнительными жизнями.
    .clause = BK-26.10
glyph-bk_corpse_eating = трупоедство
    .help = Уничтожив соседнее существо противника, карта теряет все раны и отравление.
    .clause = BK-26.68
glyph-bk_jump = прыжок
    .help = Вместо обычного хода можно переместиться на любую свободную клетку не дальше стольких клеток.
    .clause = BK-26.53
glyph-bk_teleport = телепортация
    .help = Вместо обычного хода можно переместиться на любую свободную клетку поля.
    .clause = BK-26.58
glyph-bk_directed = направленный удар
    .help = Против такого удара нельзя назначить защитника.
    .clause = BK-26.46
glyph-bk_bodiless = бестелесность
    .help = Существо нельзя излечить и добить, и экипировку оно не носит.
    .clause = BK-26.2
glyph-bk_unique = уникальность
    .help = В отряде не может быть двух таких карт.
    .clause = BK-26.75
glyph-bk_steadfast = стойкость
    .help = Воздействия карт противника не наносят этой карте ран.
    .clause = BK-26.72
glyph-bk_shelter = схрон
    .help = Защита от всех атак летающих существ.
    .clause = BK-26.74
glyph-bk_extra_zone = дополнительная зона
    .help = Вскрытая карта уходит с поля в дополнительную зону.
    .clause = BK-8.4
glyph-bk_incurable = нельзя излечить
    .help = Излечение и регенерация на карту не действуют.
    .clause = BK-26.82
glyph-bk_stalwart = стойкий защитник
    .help = Впервые за ход противника став защитником, карта не закрывается.
    .clause = BK-14.1
glyph-bk_horde = орда
    .help = В колоде может быть до пяти таких карт.
    .clause = BK-26.51
glyph-bk_vanguard = авангард
    .help = Перед первым ходом карта наносит один безответный простой удар.
    .clause = BK-26.1
glyph-bk_life_gift = дар жизни
    .help = Когда карта погибает, ваше существо той же стихии получает столько дополнительных жизней.
    .clause = BK-26.31
glyph-bk_movement = движение
    .help = Сколько клеток существо может пройти за свой ход.
    .clause = BK-11.4
glyph-bk_lives = жизни
    .help = Карта погибает, когда ран на ней столько же, сколько жизней.
    .clause = BK-19.2
glyph-bk_extra_lives = дополнительные жизни
    .help = Жизней у карты становится больше до конца боя.
    .clause = BK-19.9
glyph-bk_wound = раны
    .help = Карта получает столько ран.
    .clause = BK-19.1
glyph-bk_slay = уничтожить
    .help = Карта отправляется на кладбище, сколько бы жизней у неё ни было.
    .clause = BK-19.11
glyph-bk_finish = добивание
    .help = Уничтожьте соседнее существо, у которого жизней не больше указанного; бестелесных и симбиотов добить нельзя.
    .clause = BK-26.26
glyph-bk_open = открыть
    .help = Закрытая карта снова может двигаться и действовать.
    .clause = BK-10.11
glyph-bk_close = закрыть
    .help = Закрытая карта не двигается, не действует и не отвечает на удар.
    .clause = BK-12.3
glyph-bk_keep_closed = не открыть
    .help = В начале своего следующего хода карта не открывается.
    .clause = BK-10.14
glyph-bk_root = удержание
    .help = Движение равно нулю до конца следующего хода владельца карты.
    .clause = BK-11.8
glyph-bk_lose_class = потеря класса
    .help = Карта больше не относится к своему классу.
    .clause = BK-3.8
glyph-bk_gain_element = новая стихия
    .help = Карта навсегда получает ещё одну стихию по вашему выбору.
    .clause = BK-3.15
glyph-bk_turn = до конца хода
    .help = Действует до конца этого хода.
    .clause = BK-10.13
glyph-bk_your_turn = до вашего хода
    .help = Действует до начала вашего следующего хода.
    .clause = BK-10.13
glyph-bk_fly = взлететь
    .help = Существо навсегда становится летающим и уходит в дополнительную зону.
    .clause = BK-21.19
glyph-bk_land = приземлить
    .help = Летающее существо опускается на поле, а если негде, погибает.
    .clause = BK-21.20
glyph-bk_step = переместить
    .help = Карта перемещается на столько клеток по прямой, не тратя своего движения.
    .clause = BK-26.83
glyph-bk_reveal = вскрыть
    .help = Скрытая карта переворачивается лицом вверх.
    .clause = BK-8.1
glyph-bk_cancel = отменить
    .help = Объявленное действие не состоится, но его цена уплачена.
    .clause = BK-18.14
glyph-bk_call = вызов
    .help = Карта из вашей колоды входит в игру рядом с этой.
    .clause = BK-26.16
glyph-bk_revive = возрождение
    .help = Карта с вашего кладбища входит в игру рядом с этой.
    .clause = BK-26.24
glyph-bk_ally = ваше существо
    .help = Существо под вашим контролем.
    .clause = BK-3.18
glyph-bk_foe = существо противника
    .help = Существо под контролем противника.
    .clause = BK-3.18
glyph-bk_creature = существо
    .help = Любое существо, ваше или противника.
    .clause = BK-16.17
glyph-bk_ground = наземное существо
    .help = Существо, которое не летает.
    .clause = BK-3.2
glyph-bk_flyer = летающее существо
    .help = Существо, которое живёт в дополнительной зоне.
    .clause = BK-21.1
glyph-bk_host = хозяин
    .help = Существо, которое несёт симбиота или экипировку.
    .clause = BK-22.1
glyph-bk_self = эта карта
    .help = Действует на саму карту.
    .clause = BK-26.84
glyph-bk_price = стоимость
    .help = Сколько кристаллов стоит карта.
    .clause = BK-6.1
glyph-bk_hit = попадание
    .help = Срабатывает, когда атака этой карты попадает в цель.
    .clause = BK-16.33
glyph-bk_wounding = нанеся раны
    .help = Срабатывает, когда атака этой карты наносит хотя бы одну рану.
    .clause = BK-16.33
glyph-bk_kill = уничтожив существо
    .help = Срабатывает, когда эта карта уничтожает существо противника.
    .clause = BK-19.16
glyph-bk_forest = Лес
    .help = Карты стихии Леса.
    .clause = BK-3.14
glyph-bk_mountain = Горы
    .help = Карты стихии Гор.
    .clause = BK-3.14
glyph-bk_swamp = Болота
    .help = Карты стихии Болот.
    .clause = BK-3.14
glyph-bk_steppe = Степи
    .help = Карты стихии Степей.
    .clause = BK-3.14
glyph-bk_darkness = Тьма
    .help = Карты стихии Тьмы.
    .clause = BK-3.14
glyph-bk_fire = Силы огня
    .help = Карты стихии Сил огня.
    .clause = BK-3.14

stop-setting = { $name ->
    [always] всегда
    [targeted] когда цель — моя карта
   *[never] никогда
}
die-face = { $name ->
    [weak] слабый удар
    [medium] средний удар
    [strong] сильный удар
    [hit] попадание
    [miss] оба промахиваются
   *[counter] ответный удар
}
keyword = { $name ->
    [corpse-eating] трупоедство
    [life-gift] дар жизни
   *[regeneration] регенерация
}
ability-number = особенность { $n }
ability-of = особенность карты «{ $card }»

prompt-draft = { $n ->
    [0] Наберите отряд.
    [one] Наберите отряд. Взята { $n } карта.
    [few] Наберите отряд. Взято { $n } карты.
   *[many] Наберите отряд. Взято { $n } карт.
}
prompt-deploy = Куда поставить карту «{ $card }»?
prompt-host = Кто станет хозяином симбиота или экипировки?
prompt-vanguard = Нанесёте удар авангарда?
prompt-main = Ваш ход. Двигайтесь и действуйте.
prompt-defender = «{ $card }» ({ $unit }) бьёт, цель: { $target }. Назначить защитника?
prompt-response = Ответите внезапным действием?
prompt-moment = Используете внезапное действие?
prompt-reroll-attack = На белом кубике { $die }. { $n ->
    [one] Перебросить? Остался { $n } переброс.
    [few] Перебросить? Осталось { $n } переброса.
   *[many] Перебросить? Осталось { $n } перебросов.
}
prompt-reroll-defence = На чёрном кубике { $die }. { $n ->
    [one] Перебросить? Остался { $n } переброс.
    [few] Перебросить? Осталось { $n } переброса.
   *[many] Перебросить? Осталось { $n } перебросов.
}
prompt-target = Выберите цель. «{ $card }» ({ $unit }): { $ability }.
prompt-element = Какую стихию выбрать?
prompt-shift = Куда переместить карту?
prompt-jump = Куда прыгнет «{ $card }» ({ $unit })?
prompt-bring = Какую карту призвать?
prompt-place = Куда поместить карту «{ $card }»?
prompt-landing = Куда опустится «{ $card }»?
prompt-order = Какая особенность сработает следующей?
prompt-choice = { $what ->
    [life-gift] Кто получит дар жизни?
   *[ability] Какую карту выбрать?
}

action-redeal = Пересдать карты
action-take = Взять в отряд карту «{ $card }»
action-confirm = Отряд набран
action-deploy = Поставить карту «{ $card }» на { $cell }
action-hide = Поставить карту «{ $card }» на { $cell } и оставить скрытой
action-host = Поместить карту { $unit } на карту { $target }
action-abandon = Не размещать карту { $unit }
action-vanguard = { $n ->
    [1] Авангард: { $unit } бьёт карту { $target }
   *[other] Авангард, удар { $n }: { $unit } бьёт карту { $target }
}
action-hold = Отказаться от авангарда
action-step = { $unit } идёт на { $cell }
action-jump = { $unit } прыгает
action-teleport = { $unit } телепортируется
action-strike = { $unit } бьёт карту { $target }
action-use = { $unit }: { $ability }
action-store = { $unit } копит фишку
action-prepare = { $unit } готовит удар по летающему существу
action-end = Закончить ход
action-pass = Пропустить
action-defend = Назначить защитником карту { $unit }
action-undefended = Без защитника
action-reroll = Перебросить
action-stand = Оставить как есть
action-target = Цель: { $unit }
action-counter = Отменить действие: { $unit }
action-element = { $element }
action-cell = Клетка { $cell }
action-bring = Призвать карту «{ $card }»
action-order = { $unit }: { $ability }
action-stop = Спрашивать меня: { $setting }

event-roles = Первым ходит { $seat }.
event-dealt = { $seat } получает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}.
event-redealt = { $seat } пересдаёт и получает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}. Пересдач уже { $times }.
event-confirmed = { $seat } заканчивает набор отряда.
event-deployed = { $seat } расставляет отряд.
event-revealed = { $seat } вскрывает карту «{ $card }».
event-placed = «{ $card }» помещается на карту «{ $card_host }».
event-died = «{ $card }» отправляется на кладбище.
event-vanguard = Авангард: «{ $card }» бьёт { $card_target ->
    [none] скрытую карту
   *[other] карту «{ $card_target }»
}.
event-moved = «{ $card }» переходит на { $cell }.
    .hidden = Скрытая карта переходит на { $cell }.
event-strikes = «{ $card }» бьёт { $card_target ->
    [none] скрытую карту
   *[other] карту «{ $card_target }»
}.
event-defends = «{ $card }» становится защитником.
event-uses = { $target ->
    [none] «{ $card }» использует особенность: { $ability }.
   *[other] «{ $card }» использует особенность: { $ability }. Цель: { $card_target ->
        [none] скрытая карта
       *[other] «{ $card_target }»
    }.
}
event-stores = «{ $card }» копит фишку.
event-prepares = «{ $card }» готовит удар по летающему существу.
event-dropped = Действие карты «{ $card }» не состоялось.
event-cancelled = Действие карты «{ $card }» отменено.
event-attack-die = На белом кубике { $die }: { $face }.
event-defence-die = На чёрном кубике { $die }: { $face }.
event-wounded = «{ $card }» получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}.
event-wasted = Защита карты «{ $card }» срабатывает.
event-healed = «{ $card }» излечивается на { $n }.
event-gained = «{ $card }» получает { $n ->
    [one] { $n } дополнительную жизнь
    [few] { $n } дополнительные жизни
   *[many] { $n } дополнительных жизней
}.
event-poisoned = «{ $card }» получает отравление на { $n }.
event-cured = «{ $card }» избавляется от отравления.
event-opened = «{ $card }» открывается.
event-closed = «{ $card }» закрывается.
event-kept = «{ $card }» в следующий раз не откроется.
event-rooted = «{ $card }» теряет движение.
event-declassed = «{ $card }» теряет класс.
event-element = «{ $card }» получает стихию «{ $element }».
event-granted = На карту «{ $card }» действует { $ability }.
event-flew = «{ $card }» взлетает.
event-landed = «{ $card }» опускается на { $cell }.
event-called = { $seat } вызывает карту «{ $card }» и перемешивает колоду.
event-revived = { $seat } возрождает карту «{ $card }».
event-token = На карте «{ $card }» теперь { $n ->
    [one] { $n } фишка
    [few] { $n } фишки
   *[many] { $n } фишек
}.
event-turn = Ход { $n }: { $seat }.
event-ended = Конец игры: { $ending ->
    [destroyed] один отряд уничтожен
    [both_destroyed] оба отряда уничтожены
    [inactivity] ничья по бездействию
   *[length] ничья по пределу ходов
}.
ending-destroyed = отряд проигравшего уничтожен
ending-both_destroyed = оба отряда уничтожены, ничья
ending-inactivity = ничья по бездействию
ending-length = ничья по пределу ходов

# Where a changed number of a card comes from.
reason-printed = напечатано
reason-turn = до конца хода
reason-start_of_turn = до начала хода
reason-for_ever = навсегда
reason-additional = дополнительные жизни

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
refusal-illegal_target = Целью это быть не может: { $detail }
refusal-cannot_bring = Эту карту призвать нельзя: { $detail }
refusal-cell_not_free = Эта клетка не подходит: { $detail }
refusal-stop_set = Настройку можно менять раз в ход: { $detail }
mistake-deck_size = в колоде от { $low } до { $high } карт, а здесь { $n }.
mistake-deck_independent = в колоде нужно хотя бы одно существо, кроме симбиотов.
standing-always = всегда
standing-targeted = когда цель — моя карта
standing-never = никогда
standing-clause = BK-18.18
unit-at = «{ $card }» ({ $place })
place-off-field = вне поля у { $role ->
    [1] первого игрока
   *[2] второго игрока
}
place-off-field-twin = { place-off-field }, { $n }-я
place-gone = вне игры
deploy-hint = Перетащите карту на выделенную клетку или выберите клетку.
