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
created = созданная карта
created-short = созданная
placed = помещённая карта
placed-short = помещённая
hidden-creature = Скрытое существо
ability-of-card = особенность карты «{ $card }»
quote = «{ $card }»
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
prompt-extortion = Вымогательство карты «{ $card }»: { $demand ->
        [close_coins] закроете { $n ->
            [one] { $n } монету
            [few] { $n } монеты
           *[many] { $n } монет
        }
        [discard] сбросите { $n ->
            [one] { $n } карту
            [few] { $n } карты
           *[many] { $n } карт
        }
        [wound_hero] нанесёте своему герою { $n ->
            [one] { $n } рану
            [few] { $n } раны
           *[many] { $n } ран
        }
        [destroy] уничтожите свою карту
        [close] закроете свою карту
       *[return] вернёте свою карту в руку
    }?
prompt-thirst = Жажда карты «{ $card }»: кто получит { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }?
prompt-module = Присоединить карту «{ $card }» к механизму?
prompt-take = «{ $card }»: какую карту взять?
prompt-discard = Какую карту сбросить?
prompt-may = «{ $card }»: сделать это?
prompt-mode = «{ $card }»: что выбираете? { $modes }
prompt-free = «{ $card }»: какую карту разыграть бесплатно?
prompt-put = «{ $card }»: какую карту положить в колоду следующей?
prompt-unique = Какая из двух уникальных карт останется?
prompt-attack = «{ $card }»: кого атаковать?
prompt-demand = Какой картой выполнить требование?
prompt-use_free = «{ $card }»: какую способность использовать бесплатно?
action-end = Завершить ход
action-play = Разыграть карту «{ $card }»
action-attack = Атаковать картой «{ $card }»
action-use = «{ $card }». { $ability }
action-first = Первым ходит { $seat }
action-bottom = Заменить карту «{ $card }»
action-done = Готово
action-reveal = Раскрыть карту «{ $card }»
action-pick = Выбрать карту «{ $card }»
action-mode = Вариант { $n }
action-do = Да
action-defend = Защититься картой «{ $card }»
action-pay = Заплатить
action-thirst = Ранить карту «{ $card }»
action-attach = Присоединить к карте «{ $card }»
action-take = Взять карту «{ $card }»
action-discard = Сбросить карту «{ $card }»
action-put = Положить карту «{ $card }»
action-keep = Оставить карту «{ $card }»
action-strike = Атаковать карту «{ $card }»
action-concede = Сдаться
done-replace = Больше не заменять
done-reveal = Больше не раскрывать
done-defender = Без защитника
done-extortion = Не платить
done-pick = Больше не выбирать
done-module = Не присоединять
done-take = Больше не брать
done-may = Нет
done-free = Не разыгрывать
done-use_free = Не использовать
event-heroes = Сражаются «{ $card }» и «{ $card_second }».
event-picked = По жребию первого игрока выбирает { $seat }.
event-first = Первым ходит { $seat }.
event-drew = { $seat } берёт карту «{ $card }».
    .hidden = { $seat } берёт карту.
event-replaced = { $seat } заменяет { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }.
event-turn = Ход { $n }: { $seat }.
event-coin = { $seat } получает { $closed ->
        [1] закрытую монету
       *[0] монету
    }.
event-failed_draw = { $seat } не может взять карту: колода пуста ({ $n } из 3).
event-played = { $seat } разыгрывает карту «{ $card }».
event-used = { $seat } использует способность карты «{ $card }».
event-entered = «{ $card }» входит в игру ({ $seat }).
event-attached = «{ $card }» присоединяется к карте «{ $card_target }».
event-attack = «{ $card }» атакует карту «{ $card_target }».
event-defended = «{ $card }» становится защитником.
event-wounded = «{ $card }» получает { $n ->
        [one] { $n } рану
        [few] { $n } раны
        [many] { $n } ран
       *[other] { $n } ран
    }.
event-prevented = «{ $card }» избегает { $n ->
        [one] { $n } раны
       *[many] { $n } ран
    }.
event-healed = «{ $card }» излечивается на { $n }.
event-left = «{ $card }» уходит { $zone ->
        [graveyard] на кладбище
        [reserve] в запас
        [hand] в руку владельца
        [deck] в колоду владельца
       *[under] под другую карту
    }.
event-triggered = Срабатывает { $ability } ({ $seat }).
event-closed = «{ $card }» закрывается.
event-opened = «{ $card }» открывается.
event-stunned = Карта «{ $card }» оглушена.
event-poisoned = Карта «{ $card }» отравлена на { $n }.
event-modified = «{ $card }» { $gets }.
event-granted = «{ $card }» { $gets }.
event-lost = «{ $card }» теряет особенности.
event-control = { $seat } берёт под контроль карту «{ $card }».
event-improved = «{ $card }» становится механизмом.
event-hid = «{ $card }» скрывается.
event-revealed = «{ $card }» раскрывается.
event-took = { $seat } берёт карту «{ $card }» { $zone ->
        [deck] из колоды
       *[graveyard] с кладбища
    }.
event-shuffled = { $seat } перемешивает колоду.
event-placed = В колоду игрока { $seat } помещена карта «{ $card }».
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-shown = { $seat } показывает карту «{ $card }».
event-extortion = Вымогательство карты «{ $card }» { $paid ->
        [1] оплачено
       *[0] не оплачено
    }.
event-coins = { $seat } закрывает { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }.
event-discount = Следующую карту { $seat } разыграет на { $n } дешевле.
event-shot = Выстрел на { $n } по карте «{ $card }».
event-fight = «{ $card }» сражается с картой «{ $card_target }».
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
event-reduced = Жизни карты «{ $card }» сокращены до { $n }.
event-prepared = Карта «{ $card }» подготовлена.
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
refusal-rage = Сначала должно атаковать существо с бешенством: { $detail }
refusal-not_in_hand = Этой карты нет у вас в руке: { $detail }
refusal-too_expensive = Не хватает открытых монет: { $detail }
refusal-no_target = Для этой карты нет подходящей цели: { $detail }
refusal-no_strike = У этой карты нет удара: { $detail }
refusal-attack_spent = Это существо уже атаковало: { $detail }
refusal-closed = Карта закрыта: { $detail }
refusal-just_came = На этом ходу карта не может действовать: { $detail }
refusal-cannot_use = Эту способность сейчас нельзя использовать: { $detail }
refusal-unknown_ability = Такой способности нет: { $detail }
refusal-elusive = Неуловимое существо атаковать нельзя: { $detail }
refusal-not_a_target = Это не цель для атаки: { $detail }
refusal-defended_before = Это существо уже было защитником: { $detail }
refusal-cannot_defend = Эта карта не может быть защитником: { $detail }

# Отметки карт в игре
label-unit = #{ $n }
label-not-open = закрыта
label-stunned = оглушена
label-attacked = атаковала
label-defended = защищала
label-improved = усовершенствована
label-blank = без особенностей
label-attached = присоединено: { $n }
mistake-deck_size = в колоде не меньше { $low } карт, не считая героя, а здесь { $n }.
mistake-deck_hero = список колоды начинается с героя.
mistake-deck_second_hero = «{ $card }»: второй герой в колоду не входит.
mistake-deck_created = «{ $card }»: созданная карта в колоду не входит.
mistake-deck_placed = «{ $card }»: помещённая карта в начальную колоду не входит.
mistake-deck_element = «{ $card }»: этой стихии нет у героя.
mistake-deck_art = «{ $card }»: у этой карты нет полноформатного варианта.

# Слова карт
ending-hard = { $case ->
        [many] ых
        [ins] { $gender ->
            [f] ой
           *[m] ым
        }
        [dat] { $gender ->
            [f] ой
           *[m] ому
        }
        [gen] { $gender ->
            [f] ой
           *[m] ого
        }
        [acc] { $gender ->
            [f] ую
            [n] ое
            [i] ый
           *[m] ого
        }
       *[nom] { $gender ->
            [f] ая
            [n] ое
           *[m] ый
        }
    }
noun-hero = { $case ->
        [acc] героя
        [gen] героя
        [dat] герою
        [ins] героем
        [many] героев
       *[nom] герой
    }
    .gender = m
noun-creature = { $case ->
        [gen] существа
        [dat] существу
        [ins] существом
        [many] существ
       *[nom] существо
    }
    .gender = n
noun-spell = { $case ->
        [gen] заклинания
        [dat] заклинанию
        [ins] заклинанием
        [many] заклинаний
       *[nom] заклинание
    }
    .gender = n
noun-support = { $case ->
        [acc] карту поддержки
        [gen] карты поддержки
        [dat] карте поддержки
        [ins] картой поддержки
        [many] карт поддержки
       *[nom] карта поддержки
    }
    .gender = f
noun-character = { $case ->
        [acc] персонажа
        [gen] персонажа
        [dat] персонажу
        [ins] персонажем
        [many] персонажей
       *[nom] персонаж
    }
    .gender = m
noun-card = { $case ->
        [acc] существо или карту поддержки
        [gen] существа или карты поддержки
        [dat] существу или карте поддержки
        [ins] существом или картой поддержки
        [many] существ и карт поддержки
       *[nom] существо или карта поддержки
    }
    .gender = n
noun-any = { $case ->
        [acc] карту
        [gen] карты
        [dat] карте
        [ins] картой
        [many] карт
       *[nom] карта
    }
    .gender = f
noun-mechanism = { $case ->
        [gen] механизма
        [dat] механизму
        [ins] механизмом
        [many] механизмов
       *[nom] механизм
    }
    .gender = i
noun-pirate = { $case ->
        [acc] пирата
        [gen] пирата
        [dat] пирату
        [ins] пиратом
        [many] пиратов
       *[nom] пират
    }
    .gender = m
noun-sailor = { $case ->
        [acc] моряка
        [gen] моряка
        [dat] моряку
        [ins] моряком
        [many] моряков
       *[nom] моряк
    }
    .gender = m
noun-soldier = { $case ->
        [acc] солдата
        [gen] солдата
        [dat] солдату
        [ins] солдатом
        [many] солдат
       *[nom] солдат
    }
    .gender = m
noun-beast = { $case ->
        [acc] зверя
        [gen] зверя
        [dat] зверю
        [ins] зверем
        [many] зверей
       *[nom] зверь
    }
    .gender = m
noun-undead = { $case ->
        [gen] нежити
        [dat] нежити
        [ins] нежитью
        [many] нежити
       *[nom] нежить
    }
    .gender = f
noun-mage = { $case ->
        [acc] мага
        [gen] мага
        [dat] магу
        [ins] магом
        [many] магов
       *[nom] маг
    }
    .gender = m
noun-spirit = { $case ->
        [acc] духа
        [gen] духа
        [dat] духу
        [ins] духом
        [many] духов
       *[nom] дух
    }
    .gender = m
det-choose = { $other ->
        [yes] {""}
       *[no] выбранн{ ending-hard }
    }
det-another = { $other ->
        [yes] ещё { $case ->
            [many] {""}
            [ins] { $gender ->
                [f] одной
               *[m] одним
            }
            [dat] { $gender ->
                [f] одной
               *[m] одному
            }
            [gen] { $gender ->
                [f] одной
               *[m] одного
            }
            [acc] { $gender ->
                [f] одну
                [n] одно
                [i] один
               *[m] одного
            }
           *[nom] { $gender ->
                [f] одна
                [n] одно
               *[m] один
            }
        }
       *[no] { before-other }
    }
det-each = кажд{ ending-hard }
det-random = случайн{ ending-hard }
det-a = {""}
det-any = {""}
before-any = {""}
before-own = { $case ->
        [many] своих
        [ins] { $gender ->
            [f] своей
           *[m] своим
        }
        [dat] { $gender ->
            [f] своей
           *[m] своему
        }
        [gen] { $gender ->
            [f] своей
           *[m] своего
        }
        [acc] { $gender ->
            [f] свою
            [n] своё
            [i] свой
           *[m] своего
        }
       *[nom] { before-your }
    }
before-your = { $case ->
        [many] ваших
        [ins] { $gender ->
            [f] вашей
           *[m] вашим
        }
        [dat] { $gender ->
            [f] вашей
           *[m] вашему
        }
        [gen] { $gender ->
            [f] вашей
           *[m] вашего
        }
        [acc] { $gender ->
            [f] вашу
            [n] ваше
            [i] ваш
           *[m] вашего
        }
       *[nom] { $gender ->
            [f] ваша
            [n] ваше
           *[m] ваш
        }
    }
before-their = { before-own }
before-opposing = {""}
before-other = { $case ->
        [many] других
        [ins] { $gender ->
            [f] другой
           *[m] другим
        }
        [dat] { $gender ->
            [f] другой
           *[m] другому
        }
        [gen] { $gender ->
            [f] другой
           *[m] другого
        }
        [acc] { $gender ->
            [f] другую
            [n] другое
            [i] другой
           *[m] другого
        }
       *[nom] { $gender ->
            [f] другая
            [n] другое
           *[m] другой
        }
    }
after-any = {""}
after-own = {""}
after-your = {""}
after-their = {""}
after-opposing = противника
state-open = открыт{ ending-hard }
state-closed = закрыт{ ending-hard }
state-poisoned = отравленн{ ending-hard }
state-stunned = оглушённ{ ending-hard }
state-wounded = ранен{ ending-hard }
state-hidden = скрыт{ ending-hard }
is-open = открыт
is-closed = закрыт
is-poisoned = отравлен
is-stunned = оглушён
is-wounded = ранен
is-hidden = скрыт
of-class = класса «{ $names }»
not-class = (кроме { $names })
of-subtype = подтипа «{ $names }»
of-element = стихии «{ $names }»
of-name = «{ $name }»
cost-least = стоимостью не меньше { $n }
cost-between = стоимостью от { $n } до { $most }
cost-most = стоимостью не больше { $n }
strike-least = с ударом не меньше { $n }
strike-between = с ударом от { $n } до { $most }
strike-most = с ударом не больше { $n }
lives-least = с жизнями не меньше { $n }
lives-between = с жизнями от { $n } до { $most }
lives-most = с жизнями не больше { $n }
wounds-least = с ранами не меньше { $n }
wounds-between = с ранами от { $n } до { $most }
wounds-most = с ранами не больше { $n }
with-keyword = с особенностью «{ $word }»
owner-own = (владелец — вы)
owner-opposing = (владелец — противник)
phrase-this = { $type ->
        [hero] { $case ->
            [acc] этого героя
            [gen] этого героя
            [dat] этому герою
            [ins] этим героем
           *[nom] этот герой
        }
        [creature] { $case ->
            [gen] этого существа
            [dat] этому существу
            [ins] этим существом
           *[nom] это существо
        }
       *[card] { $case ->
            [acc] эту карту
            [gen] этой карты
            [dat] этой карте
            [ins] этой картой
           *[nom] эта карта
        }
    }
phrase-this-again = { pronoun }
phrase-same-again = { pronoun }
phrase-subject = { $case ->
        [acc] ту карту
        [gen] той карты
        [dat] той карте
        [ins] той картой
       *[nom] та карта
    }
phrase-subject-again = { pronoun }
pronoun = { $case ->
        [acc] { $gender ->
            [f] её
            [i] его
           *[m] его
        }
        [gen] { $gender ->
            [f] её
           *[m] его
        }
        [dat] { $gender ->
            [f] ей
           *[m] ему
        }
        [ins] { $gender ->
            [f] ею
           *[m] им
        }
       *[nom] { $gender ->
            [f] она
            [n] оно
           *[m] он
        }
    }
phrase-your_hero = { $case ->
        [acc] своего героя
        [gen] своего героя
        [dat] своему герою
        [ins] своим героем
       *[nom] ваш герой
    }
phrase-opposing_hero = { $case ->
        [acc] героя противника
        [gen] героя противника
        [dat] герою противника
        [ins] героем противника
       *[nom] герой противника
    }
phrase-attacked = { $case ->
        [acc] атакованного персонажа
        [gen] атакованного персонажа
        [dat] атакованному персонажу
        [ins] атакованным персонажем
       *[nom] атакованный персонаж
    }
phrase-attacker = { $case ->
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
        [acc] героя того, чей это ход
        [gen] героя того, чей это ход
        [dat] герою того, чей это ход
        [ins] героем того, чей это ход
       *[nom] герой того, чей это ход
    }
phrase-itself = себе
each-of-them = кажд{ ending-hard } из них
up-to = до { $n } { $what }
and = {" "}и{" "}
or = {" "}или{" "}
comma = ,{" "}
semicolon = ,{" "}или{" "}
then = , затем{" "}
and-it = , и{" "}
unpaid = . Если оно не оплачено, { $what }
nothing = ничего не происходит
keyword = { $word }
keyword-rage = бешенство
keyword-armour = { $case ->
        [acc] броню
       *[nom] броня
    } { $x }
keyword-protection = { $case ->
        [acc] защиту
       *[nom] защита
    }{ $what ->
        [none] {""}
       *[other] {" "}от { $what }
    }
keyword-protection_spells = { $case ->
        [acc] защиту
       *[nom] защита
    } от заклинаний
keyword-module = модуль
keyword-directed_strike = направленный удар
keyword-experience_attack = опыт в атаке
keyword-experience_defence = опыт в защите
keyword-horde = { $case ->
        [acc] орду
       *[nom] орда
    }
keyword-first_strike = первый удар
keyword-regeneration = { $case ->
        [acc] регенерацию
       *[nom] регенерация
    } { $x }
keyword-rush = рывок
keyword-stealth = скрытность
keyword-unique = уникальность
keyword-vulnerability = уязвимость
keyword-thirst = { $case ->
        [acc] жажду
       *[nom] жажда
    } { $x }
keyword-elusiveness = неуловимость{ $what ->
        [none] {""}
       *[other] {" "}от { $what }
    }
keyword-cannot_act = не может действовать
source-strike = ударов
source-shot = выстрелов
source-ability = способностей
choose-one = выберите одно: { $modes }
extra-cost = дополнительная плата: { $cost }
use = { $cost }: { $what }
times = {" "}(до { $n } раз за ход)
may = если хотите, { $what }
if = если { $condition }, { $what }
while = пока { $condition }, { $what }
marked = { $event }: { $what }
whenever = { $limit ->
        [each] каждый раз, когда
       *[turn] когда
    } { $event }, { $what }
when-hire = найм
when-death = гибель
when-attack = { $limit ->
        [each] при каждой атаке
       *[turn] при атаке
    }
when-declares = { $of } атакует ударом
when-attacked = ударом атакуют { $of }
    .of = acc
when-defends = { $of } становится защитником
when-played = { $who ->
        [opponent] противник разыгрывает
        [each] любой игрок разыгрывает
       *[own] вы разыгрываете
    } { $of }
    .of = acc
when-enters = в игру входит { $of }
when-dies = погибает { $of }
when-wounded = { $of } получает раны
when-gives_wounds = { $of } наносит раны
when-healed = { $of } излечивается
when-revealed = { $of } раскрывается
when-hidden = { $of } скрывается
when-closed = { $of } закрывается
when-opened = { $of } открывается
when-fights = { $of } участвует в сражении
when-this_drawn = вы берёте эту карту (её показывают)
when-draws = { $who ->
        [opponent] противник берёт
        [each] любой игрок берёт
       *[own] вы берёте
    } { $placed ->
        [yes] помещённую карту
       *[no] карту
    }
when-discards = { $who ->
        [opponent] противник сбрасывает
        [each] любой игрок сбрасывает
       *[own] вы сбрасываете
    } карту
when-turn_start = начинается { $who ->
        [opponent] ход противника
        [each] любой ход
       *[own] ваш ход
    }
when-turn_end = кончается { $who ->
        [opponent] ход противника
        [each] любой ход
       *[own] ваш ход
    }
when-extortion_paid = { $about ->
        [any] { $who ->
            [opponent] вы оплачиваете вымогательство противника
            [each] оплачено любое вымогательство
           *[own] противник оплачивает ваше вымогательство
        }
       *[other] оплачено вымогательство { $of }
    }
    .of = gen
when-extortion_unpaid = { $about ->
        [any] { $who ->
            [opponent] вы не оплачиваете вымогательство противника
            [each] не оплачено любое вымогательство
           *[own] противник не оплачивает ваше вымогательство
        }
       *[other] не оплачено вымогательство { $of }
    }
    .of = gen
condition-count = { $side ->
        [own] у вас
        [opposing] у противника
       *[any] в игре
    } { $n ->
        [1] есть { $what }
       *[other] не меньше { $n } { $what }
    }
condition-hero = { $who } { $states }
condition-coins = у вас не меньше { $n } { $n ->
        [one] открытой монеты
       *[many] открытых монет
    }
condition-turn = идёт { $who ->
        [opponent] ход противника
       *[own] ваш ход
    }
cost-nothing = бесплатно
cost-coins = заплатите { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
cost-close = закройте { $this }
    .this = acc
cost-discard = сбросьте { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    }
cost-wound = нанесите своему герою { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    }
cost-destroy = уничтожьте { $what }
cost-close-other = закройте { $what }
cost-return = верните { $what } в руку
gain-strike = { $n } к удару
gain-lives-more = { $n ->
        [one] { $n } дополнительную жизнь
        [few] { $n } дополнительные жизни
       *[many] { $n } дополнительных жизней
    }
gain-lives-less = −{ $n } к жизням
has = имеет { $gains }
gets = получает { $gains }
quoted = особенность «{ $text }»
cannot-act = не может действовать
static = { $to } { $has }
static-cost = { $what } стоит для вас на { $n } { $less ->
        [yes] меньше
       *[no] больше
    }
until-turn = {" "}до конца хода
until-your_next_turn = {" "}до вашего следующего хода
for-each = {" "}за { $what }
repeated = { $n ->
        [2] дважды
        [3] трижды
       *[other] { $n } раз подряд
    } { $what }
choose-up-to = выберите до { $n } { $what } и { $then }
choose-up-to-whose = выберите до { $n } { $what }, и { $then }
find-up-to = до { $n } { $what }
find-several = { $n ->
        [one] { $n } карту
        [few] { $n } карты
       *[many] { $n } карт
    } из числа { $what }
do-find = {""}
    .what = acc
do-wound = нанесите { $n ->
        [one] { $n } рану
        [few] { $n } раны
       *[many] { $n } ран
    } { $to }
    .to = dat
do-shot = выстрелите на { $n } в { $to }
    .to = acc
do-fight = { $who } сражается с { $to }
    .to = ins
do-heal = излечите { $to } на { $n }
    .to = acc
do-poison = отравите { $to } на { $n }
    .to = acc
do-strengthen = усильте отравление { $to } на { $n }
    .to = gen
do-stun = оглушите { $to }
    .to = acc
do-close = закройте { $to }
    .to = acc
do-open = откройте { $to }
    .to = acc
do-prepare = подготовьте { $to }
    .to = acc
do-modify = { $to } { $gets }
do-grant = { $to } { $gets }
do-reduce = сократите жизни { $to } до { $lives }
    .to = gen
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
do-search = найдите в колоде { $what }
do-summon = вызовите { $what }
do-revive = возродите { $what }
do-create = создайте { $n ->
        [1] карту «{ $what }»
        [one] { $n } карту «{ $what }»
        [few] { $n } карты «{ $what }»
       *[many] { $n } карт «{ $what }»
    }
do-place = поместите { $n ->
        [1] карту «{ $what }»
        [one] { $n } карту «{ $what }»
        [few] { $n } карты «{ $what }»
       *[many] { $n } карт «{ $what }»
    } в { $deck ->
        [own] свою колоду
       *[opponent] колоду противника
    }{ $where ->
        [uppermost] , на самый верх
        [top] , { $nth }-й сверху
        [bottom] , в самый низ
        [low] , { $nth }-й снизу
       *[anywhere] {""}
    }
do-destroy = уничтожьте { $to }
    .to = acc
do-to-hand = верните { $to } в руку владельца
    .to = acc
do-to-deck = положите { $to } в колоду владельца{ $where ->
        [uppermost] , на самый верх
        [top] , { $nth }-й сверху
        [bottom] , в самый низ
        [low] , { $nth }-й снизу
       *[anywhere] {""}
    }
    .to = acc
do-control = возьмите под контроль { $to }
    .to = acc
do-attach = присоедините { $what } к { $to }
    .what = acc
    .to = dat
do-improve = усовершенствуйте { $to }
    .to = acc
do-hide = скройте { $to }
    .to = acc
do-reveal = раскройте { $to }
    .to = acc
do-lose = { $to } теряет особенности
do-coin = { $who ->
        [opponent] противник получает
        [each] каждый игрок получает
       *[own] получите
    } { $n ->
        [1] {""}
       *[other] { $n }{" "}
    }{ $closed ->
        [yes] { $n ->
            [one] закрытую монету
            [few] закрытые монеты
           *[many] закрытых монет
        }
       *[no] { $n ->
            [one] открытую монету
            [few] открытые монеты
           *[many] открытых монет
        }
    }
do-open-coins = { $who ->
        [opponent] противник открывает
        [each] каждый игрок открывает
       *[own] откройте
    } до { $n } своих монет
do-close-coins = { $who ->
        [opponent] противник закрывает
        [each] каждый игрок закрывает
       *[own] закройте
    } { $n ->
        [one] { $n } свою монету
        [few] { $n } свои монеты
       *[many] { $n } своих монет
    }
do-discount = { $what ->
        [none] следующая разыгранная вами карта
       *[other] следующая разыгранная вами карта из числа { $what }
    } стоит на { $n } меньше
    .what = many
do-play-free = вы можете бесплатно разыграть из руки { $what }
    .what = acc
do-use-free = вы можете бесплатно использовать способность { $to }
    .to = gen
do-extort = вымогательство (противник может { $demand })
    .what = acc
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
       *[many] { $n } ран
    }
demand-destroy = уничтожить { $what }
demand-close = закрыть { $what }
demand-return = вернуть в руку { $what }

# Строки на лице карты
line-after-opposing = врага
line-before-own = { $case ->
        [nom] сво{ $gender ->
            [f] я
            [n] ё
           *[m] й
        }
       *[other] { before-own }
    }
line-before-your = { line-before-own }
line-before-their = { line-before-own }
line-det-choose = {""}
line-semicolon = {" "}или{" "}
line-comma = {" "}
line-and = {" "}
line-then = ,{" "}
line-and-it = ,{" "}
line-unpaid = , нет: { $what }
line-keyword = [{ $name }] { $word }
line-keyword-protection_spells = от заклинаний
line-keyword-protection = от { $what }
line-keyword-elusiveness = от { $what }
line-keyword-directed_strike = Направл. удар
line-choose-one = { $modes }
line-extra-cost = плата: { $cost }
line-times = {" "}×{ $n }
line-may = можно { $what }
line-if = { $condition }: { $what }
line-while = { $condition }: { $what }
line-marked = { $event }: { $what }
line-whenever = { $limit ->
        [each] [each]{" "}
       *[turn] {""}
    }{ $event }: { $what }
line-when-hire = [hire]
line-when-death = [death]
line-when-attack = { $limit ->
        [each] [each][on_attack]
       *[turn] [on_attack]
    }
line-when-declares = атакует { $of }
line-when-attacked = атакуют { $of }
    .of = acc
line-when-defends = защищает { $of }
line-when-enters = входит { $of }
line-when-dies = гибнет { $of }
line-when-wounded = ранят { $of }
    .of = acc
line-when-gives_wounds = ранит { $of }
line-when-healed = лечат { $of }
    .of = acc
line-when-revealed = [reveal] { $of }
line-when-hidden = [hide] { $of }
line-when-closed = [close] { $of }
line-when-opened = [open] { $of }
line-when-fights = [fight] { $of }
line-when-this_drawn = взяли
line-when-draws = { $who ->
        [opponent] враг
        [each] любой
       *[own] вы
    } [draw] { $placed ->
        [yes] помещённую
       *[no] {""}
    }
line-when-discards = { $who ->
        [opponent] враг
        [each] любой
       *[own] вы
    } [discard]
line-when-turn_start = начало { $who ->
        [opponent] хода врага
        [each] любого хода
       *[own] хода
    }
line-when-turn_end = конец { $who ->
        [opponent] хода врага
        [each] любого хода
       *[own] хода
    }
line-when-extortion_paid = { $about ->
        [any] { $who ->
            [opponent] вы оплатили
            [each] оплачено любое
           *[own] враг оплатил
        } [extort]
       *[other] оплачено [extort] { $of }
    }
    .of = gen
line-when-extortion_unpaid = { $about ->
        [any] { $who ->
            [opponent] вы не оплатили
            [each] не оплачено любое
           *[own] враг не оплатил
        } [extort]
       *[other] не оплачено [extort] { $of }
    }
    .of = gen
line-condition-count = { $side ->
        [own] {""}
        [opposing] {""}
       *[any] в игре{" "}
    }{ $n ->
        [1] есть { $what }
       *[other] ≥{ $n } { $what }
    }
line-condition-hero = { $who } { $states }
line-condition-coins = [coin]≥{ $n }
line-condition-turn = { $who ->
        [opponent] ход врага
       *[own] свой ход
    }
line-cost-nothing = [free]
line-cost-coins = [coin]{ $n }
line-cost-close = [close]
line-cost-discard = [discard]{ $n }
line-cost-wound = [wound]{ $n } себе
line-cost-destroy = [slay] { $what }
line-cost-close-other = [close] { $what }
line-cost-return = [to_hand] { $what }
line-gain-strike = [strike]{ $n }
line-gain-lives-more = [lives]+{ $n }
line-gain-lives-less = [lives]−{ $n }
line-has = { $gains }
line-gets = { $gains }
line-quoted = «{ $text }»
line-cannot-act = [cannot_act]
line-static = { $to } { $has }
    .to = dat
line-static-cost = { $what } { $less ->
        [yes] [coin]−{ $n }
       *[no] [coin]+{ $n }
    }
line-until-turn = {" "}[turn]
line-until-your_next_turn = {" "}[next_turn]
line-for-each = {" "}за { $what }
line-repeated = { $n }× { $what }
line-find-up-to = ≤{ $n } { $what }
line-find-several = { $n } { $what }
line-cost-least = [coin]≥{ $n }
line-cost-between = [coin]{ $n }–{ $most }
line-cost-most = [coin]≤{ $n }
line-strike-least = [strike]≥{ $n }
line-strike-between = [strike]{ $n }–{ $most }
line-strike-most = [strike]≤{ $n }
line-lives-least = [lives]≥{ $n }
line-lives-between = [lives]{ $n }–{ $most }
line-lives-most = [lives]≤{ $n }
line-wounds-least = [wound]≥{ $n }
line-wounds-between = [wound]{ $n }–{ $most }
line-wounds-most = [wound]≤{ $n }
line-with-keyword = с [{ $name }]
line-of-class = «{ $names }»
line-of-subtype = «{ $names }»
line-of-element = «{ $names }»
line-up-to = ≤{ $n } { $what }
line-phrase-this = {""}
line-phrase-this-again = {""}
line-phrase-your_hero = { noun-hero }
line-phrase-opposing_hero = { $case ->
        [acc] героя врага
        [gen] героя врага
        [dat] герою врага
        [ins] героем врага
       *[nom] герой врага
    }
line-phrase-attacked = { $case ->
        [dat] цели
        [gen] цели
        [nom] цель
       *[acc] цель
    }
line-phrase-attacker = { $case ->
        [acc] атакующего
        [gen] атакующего
        [dat] атакующему
        [ins] атакующим
       *[nom] атакующий
    }
line-phrase-active_hero = { $case ->
        [acc] героя ходящего
        [gen] героя ходящего
        [dat] герою ходящего
        [ins] героем ходящего
       *[nom] герой ходящего
    }
line-do-wound = [wound]{ $n } { $to }
    .to = dat
line-do-shot = [shot]{ $n } { $to }
    .to = dat
line-do-fight = { $who } [fight] { $to }
    .to = acc
line-do-heal = [heal]{ $n } { $to }
    .to = dat
line-do-poison = [poison]{ $n } { $to }
    .to = dat
line-do-strengthen = [poison]+{ $n } { $to }
    .to = dat
line-do-stun = [stun] { $to }
    .to = acc
line-do-close = [close] { $to }
    .to = acc
line-do-open = [open] { $to }
    .to = acc
line-do-prepare = [prepare] { $to }
    .to = acc
line-do-modify = { $to } { $gets }
    .to = dat
line-do-grant = { $to } { $gets }
    .to = dat
line-do-reduce = { $to } [lives]={ $lives }
    .to = dat
line-do-draw = { $who ->
        [opponent] враг{" "}
        [each] оба{" "}
       *[own] {""}
    }[draw]{ $n }
line-do-discard = { $who ->
        [opponent] враг{" "}
        [each] оба{" "}
       *[own] {""}
    }[discard]{ $n }
line-do-search = [search] { $what }
line-do-summon = [summon] { $what }
line-do-revive = [revive] { $what }
line-do-create = [create] «{ $what }»{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }
line-do-place = [place] «{ $what }»{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    } { $deck ->
        [own] себе
       *[opponent] врагу
    }{ $where ->
        [uppermost] {" "}на самый верх
        [top] {" "}{ $nth }-й сверху
        [bottom] {" "}в самый низ
        [low] {" "}{ $nth }-й снизу
       *[anywhere] {""}
    }
line-do-destroy = [slay] { $to }
    .to = acc
line-do-to-hand = [to_hand] { $to }
    .to = acc
line-do-to-deck = [to_deck] { $to }{ $where ->
        [uppermost] {" "}на самый верх
        [top] {" "}{ $nth }-й сверху
        [bottom] {" "}в самый низ
        [low] {" "}{ $nth }-й снизу
       *[anywhere] {""}
    }
    .to = acc
line-do-control = [control] { $to }
    .to = acc
line-do-attach = [attach] { $what } к { $to }
    .what = acc
    .to = dat
line-do-improve = [improve] { $to }
    .to = acc
line-do-hide = [hide] { $to }
    .to = acc
line-do-reveal = [reveal] { $to }
    .to = acc
line-do-lose = [blank] { $to }
    .to = acc
line-do-coin = { $who ->
        [opponent] враг{" "}
        [each] оба{" "}
       *[own] {""}
    }[coin]+{ $n }{ $closed ->
        [yes] {" "}закрытая
       *[no] {""}
    }
line-do-open-coins = { $who ->
        [opponent] враг{" "}
        [each] оба{" "}
       *[own] {""}
    }[open] [coin]≤{ $n }
line-do-close-coins = { $who ->
        [opponent] враг{" "}
        [each] оба{" "}
       *[own] {""}
    }[close] [coin]{ $n }
line-do-discount = { $what ->
        [none] следующая карта
       *[other] следующая из { $what }
    } [coin]−{ $n }
    .what = many
line-do-play-free = [free] { $what }
    .what = acc
line-do-use-free = [free] способность { $to }
    .to = gen
line-do-extort = [extort] { $demand }
    .what = acc
line-demand-close_coins = [coin]{ $n }
line-demand-discard = [discard]{ $n }
line-demand-wound_hero = [wound]{ $n } герою
line-demand-destroy = [slay] { $what }
line-demand-close = [close] { $what }
line-demand-return = [to_hand] { $what }

# Знаки
glyph-coin = монеты
    .help = Число у монеты говорит, сколько открытых монет надо закрыть в уплату или сколько стоит карта.
    .clause = BH-7.4
glyph-close = закрыть
    .help = Закрытая карта повёрнута набок и не действует; как плата знак закрывает саму карту.
    .clause = BH-10.4
glyph-open = открыть
    .help = Закрытая карта снова становится открытой.
    .clause = BH-10.3
glyph-prepare = подготовить
    .help = Карта открывается и в этот ход снова может атаковать ударом и использовать свои способности.
    .clause = BH-10.10
glyph-wound = раны
    .help = Раны остаются на карте; когда их не меньше, чем жизней, карта погибает.
    .clause = BH-13.1
glyph-shot = выстрел
    .help = Атака по существу или герою противника без ответного удара и без защитника.
    .clause = BH-16.13
glyph-fight = сразиться
    .help = Два существа бьют друг друга, даже закрытые; защитника назначить нельзя, и никто не закрывается.
    .clause = BH-16.16
glyph-heal = излечить
    .help = С карты снимается столько ран.
    .clause = BH-17.13
glyph-poison = отравление
    .help = Отравленная карта получает столько ран в начале каждого хода её игрока; знак «+» усиливает яд.
    .clause = BH-17.18
glyph-stun = оглушить
    .help = Карта закрывается и не откроется в начале следующего хода её игрока.
    .clause = BH-17.40
glyph-strike = удар
    .help = Сила удара: столько ран существо наносит в бою.
    .clause = BH-11.8
glyph-lives = жизни
    .help = Когда ран не меньше, чем жизней, карта погибает; новые жизни ран не снимают.
    .clause = BH-13.3
glyph-draw = взять карту
    .help = Верхняя карта своей колоды идёт в руку.
    .clause = BH-18.1
glyph-discard = сбросить карту
    .help = Игрок выбирает карту своей руки, и она уходит на его кладбище.
    .clause = BH-18.2
glyph-search = поиск
    .help = Найдите подходящую карту в своей колоде, покажите, возьмите в руку и перемешайте колоду.
    .clause = BH-18.4
glyph-summon = вызвать
    .help = Подходящая карта из своей колоды сразу входит в игру; без рывка она в этот ход не действует.
    .clause = BH-18.9
glyph-revive = возродить
    .help = Подходящая карта возвращается в игру со своего кладбища; без рывка она в этот ход не действует.
    .clause = BH-18.12
glyph-create = создать
    .help = Карта входит в игру из запаса, колода не нужна.
    .clause = BH-18.14
glyph-place = поместить
    .help = Карта из запаса замешивается в названную колоду.
    .clause = BH-21.2
glyph-slay = уничтожить
    .help = Карта уходит из игры на кладбище владельца, сколько бы ран на ней ни было.
    .clause = BH-18.20
glyph-to_hand = вернуть в руку
    .help = Карта уходит из игры в руку владельца.
    .clause = BH-18.21
glyph-to_deck = положить в колоду
    .help = Карта уходит из игры в колоду владельца; если место не названо, колода перемешивается.
    .clause = BH-18.22
glyph-control = взять под контроль
    .help = Карта переходит в ваш отряд; без рывка она в этот ход не действует.
    .clause = BH-18.28
glyph-attach = присоединить
    .help = Одна карта ложится под другую, и вместе они — одна карта с общими ударом, жизнями и особенностями.
    .clause = BH-20.1
glyph-improve = усовершенствовать
    .help = Существо теряет свои классы и становится механизмом; с механизмом способность ничего не делает.
    .clause = BH-20.14
glyph-hide = скрыть
    .help = Существо переворачивается лицом вниз: его нельзя выбрать и атаковать, но и само оно не действует.
    .clause = BH-19.2
glyph-reveal = раскрыть
    .help = Скрытое существо переворачивается лицом вверх.
    .clause = BH-19.10
glyph-blank = потерять особенности
    .help = Карта считается картой без текста; данное ей другими картами остаётся.
    .clause = BH-18.40
glyph-extort = вымогательство
    .help = Противник может выполнить требование; тогда карта теряет особенности, а остальной текст не исполняется.
    .clause = BH-22.1
glyph-free = бесплатно
    .help = Карта разыгрывается или способность используется без всякой платы.
    .clause = BH-18.36
glyph-hire = найм
    .help = Исполняется, когда карта входит в игру.
    .clause = BH-18.23
glyph-death = гибель
    .help = Исполняется, когда карта уходит из игры на кладбище.
    .clause = BH-18.24
glyph-on_attack = при атаке
    .help = Исполняется после атаки этой карты, если против неё не назначили защитника.
    .clause = BH-16.11
glyph-each = каждый раз
    .help = Срабатывает сколько угодно раз за ход, а не один раз.
    .clause = BH-9.10
glyph-turn = до конца хода
    .help = Действует до конца этого хода.
    .clause = BH-8.21
glyph-next_turn = до вашего следующего хода
    .help = Действует до самого начала вашего следующего хода.
    .clause = BH-8.28
glyph-cannot_act = не может действовать
    .help = Карта не атакует ударом, не закрывается ради способностей и не защищает.
    .clause = BH-10.14
glyph-rage = бешенство
    .help = Пока существо может атаковать ударом, сначала атакует оно: другие атаки, карты, герой и конец хода ждут.
    .clause = BH-16.23
glyph-armour = броня
    .help = За ход карта не получает первые X ран от ударов и выстрелов.
    .clause = BH-17.1
glyph-protection = защита
    .help = Карта не получает ран от названного.
    .clause = BH-17.6
glyph-protection_spells = защита от заклинаний
    .help = Карту нельзя выбрать целью заклинания.
    .clause = BH-17.8
glyph-module = модуль
    .help = Вместо выхода в игру существо можно присоединить к своему механизму.
    .clause = BH-20.9
glyph-directed_strike = направленный удар
    .help = Против атаки этого существа нельзя назначить защитника.
    .clause = BH-16.1
glyph-experience_attack = опыт в атаке
    .help = Существо не закрывается после атаки ударом.
    .clause = BH-16.8
glyph-experience_defence = опыт в защите
    .help = Существо не закрывается после защиты.
    .clause = BH-16.10
glyph-horde = орда
    .help = В колоде может быть до пяти таких карт.
    .clause = BH-4.7
glyph-first_strike = первый удар
    .help = В бою существо бьёт раньше противника, и убитый ответить не успевает.
    .clause = BH-16.3
glyph-regeneration = регенерация
    .help = В конце хода своего игрока карта излечивается на X.
    .clause = BH-17.15
glyph-rush = рывок
    .help = Существо может действовать в тот же ход, когда вошло в игру.
    .clause = BH-16.29
glyph-stealth = скрытность
    .help = Войдя в игру, существо скрывается.
    .clause = BH-19.1
glyph-unique = уникальность
    .help = У игрока в игре может быть только одна такая карта: новая отправляет прежнюю на кладбище.
    .clause = BH-18.32
glyph-vulnerability = уязвимость
    .help = Карта получает на одну рану больше от всего, что её ранит.
    .clause = BH-17.11
glyph-thirst = жажда
    .help = При розыгрыше наносит X ран вашему герою или другому вашему существу.
    .clause = BH-17.34
glyph-elusiveness = неуловимость
    .help = Названные существа не атакуют его, пока оно открыто, и не защищают от него.
    .clause = BH-23.1

# Отчего число другое
reason-printed = напечатано
reason-turn = до конца хода
reason-next_turn = до следующего хода
reason-in_play = пока карта в игре
reason-at_least_0 = не меньше нуля
