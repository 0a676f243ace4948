game-name = Миры Ктулху
game-about = Соберите колоду ужасов и лишите соперников рассудка.

frame-yellow = жёлтые
frame-green = зелёные
frame-purple = фиолетовые
frame-black = чёрные
kind-entity = персонажи
kind-location = локации
kind-artifact = артефакты

setup-first = Первый игрок
    .help = Кто ходит первым; если не выбрано, решает случай.
setup-first-random = по жребию
setup-first-0 = место 1
setup-first-1 = место 2
setup-first-2 = место 3
setup-first-3 = место 4
setup-turns = Предел ходов
    .help = После стольких ходов партия прекращается; 0 — без предела.

number-sanity = Рассудок
number-declared = Потеряет
number-conjuring = Сила воплощения
number-cost = Цена
zone-hand = Рука
zone-deck = Колода
zone-discard = Сброс
zone-play = В игре
zone-common = Общая колода
zone-stack = Адепты
zone-box = Коробка
zone-picked = Выбрано
zone-unseen = Ещё не видно
zone-abjured = Отречено на этом ходу
zone-row = Ряд { $n }
zone-only_row = Доступные карты
flag-discarded = на этом ходу кто-то сбрасывал карту
flag-abjured = на этом ходу активный игрок отрекался от карты
label-lost = потеряно { $n }
label-declared = потеряет { $n }
label-used = { $n ->
    [1] свойство { $n } уже использовано
    [2] свойство { $n } уже использовано
    [3] свойство { $n } уже использовано
   *[other] свойства { $n } уже использованы
}

card-line = { $type ->
    [entity] Персонаж
    [artifact] Артефакт
   *[location] Локация
}, { $colour ->
    [yellow] жёлтый
    [green] зелёный
    [purple] фиолетовый
   *[black] чёрный
} цвет{ $shield ->
    [sanctum] , убежище
    [gate] , врата
   *[none] {""}
}
and = {" "}и{" "}
requirement = { $name ->
    [yellow] с другой жёлтой картой
    [green] с другой зелёной картой
    [purple] с другой фиолетовой картой
    [black] с другой чёрной картой
    [entity] с другим персонажем
    [artifact] с другим артефактом
    [location] с другой локацией
    [discarded] после сброса карты на этом ходу
   *[abjured] после отречения на этом ходу
}
ability-if = { $needs }: { $effect }
ability-one-of = { $first }, или { $second }
ability-abjure-self = { $effect }, а затем отрекитесь от этой карты
effect-conj = получите +{ $n } к силе воплощения
effect-lose = { $seats ->
    [2] соперник теряет
   *[other] каждый соседний соперник теряет
} { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} рассудка
effect-gain = выбранный игрок обретает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} рассудка
effect-draw = выбранный игрок берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-discard = выбранный игрок сбрасывает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
}
effect-draw_discard = выбранный игрок берёт { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} и сбрасывает { $m ->
    [one] { $m } карту
    [few] { $m } карты
   *[many] { $m } карт
}
effect-abjure = отрекитесь от карты ценой 6 или меньше
effect-return = верните наверх своей колоды карту, от которой отреклись на этом ходу
effect-destroy = разрушьте локацию

place-hand = с руки
place-discard = из сброса
place-stack = из стопки Адептов
place-play = из игры
place-row = из ряда { $n }
place-only_row = из ряда

prompt-turn = Разыгрывайте карты, используйте свойства и покупайте. Сила воплощения: { $n }.
prompt-player = { $effect ->
    [gain] Кто обретёт { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[other] { $n } очков
    } рассудка?
    [draw] Кто возьмёт { $n ->
        [one] { $n } карту?
        [few] { $n } карты?
       *[many] { $n } карт?
    }
    [discard] Кто сбросит { $n ->
        [one] { $n } карту?
        [few] { $n } карты?
       *[many] { $n } карт?
    }
   *[draw_discard] Кто возьмёт карты, а потом сбросит?
}
prompt-loss = { $n ->
    [1] Потеряет ли это очко рассудка
    [one] Сколько из { $n } очка рассудка потеряет
   *[other] Сколько из { $n } очков рассудка потеряет
} { $target ->
    [player] лично { $seat }
   *[other] локация «{ $target }» ({ $seat })
}?
prompt-discard = Выберите { $n ->
    [one] карту
    [few] { $n } карты
   *[many] { $n } карт
} для сброса.
prompt-abjure = От какой карты вы отрекаетесь?
prompt-return = Какую карту вернуть наверх вашей колоды?
prompt-destroy = Какую локацию разрушить?

action-end = Завершить ход
action-play = Разыграть карту «{ $card }»
action-activate = «{ $card }»: { $ability }
action-buy = Купить карту «{ $card }» { $place }
action-choose = { $seat }
action-lose = { $target ->
    [player] { $n } у игрока
   *[other] { $n } у локации «{ $target }»
}
action-discard = Сбросить карту «{ $card }»
action-abjure = Отречься от карты «{ $card }» { $place }
action-return = Вернуть карту «{ $card }»
action-destroy = Разрушить локацию «{ $card }» ({ $seat })

event-turn = Ход { $n }: { $seat }.
event-played = { $seat } разыгрывает карту «{ $card }».
event-activated = { $seat } использует карту «{ $card }»: { $ability }.
event-conjured = { $seat } получает +{ $n } к силе воплощения.
event-bought = { $seat } покупает карту «{ $card }» { $place }.
event-refilled = { $row ->
    [0] В ряд
   *[other] В ряд { $row }
} выложена карта «{ $card }».
event-gained = { $seat } обретает { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} рассудка.
event-lost = { $seat } теряет { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} рассудка.
event-location_lost = Локация «{ $card }» теряет { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
} рассудка ({ $seat }).
event-destroyed = Локация «{ $card }» разрушена ({ $seat }).
event-drew = { $seat } берёт карту «{ $card }».
    .hidden = { $seat } берёт карту.
event-reshuffled = { $seat } перемешивает { $n ->
    [one] { $n } карту
    [few] { $n } карты
   *[many] { $n } карт
} в новую колоду.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-abjured = { $seat } отрекается от карты «{ $card }» { $place }.
event-returned = { $seat } возвращает карту «{ $card }» наверх колоды.
event-cleared = { $seat } завершает ход.
event-unplayed = { $seat } сбрасывает неразыгранную карту «{ $card }».
event-eliminated = { $seat } теряет рассудок и выбывает из игры.
event-row_cleared = { $row ->
    [0] Ряд
   *[other] Ряд { $row }
} уходит в коробку.
event-finished = Игра окончена: { $ending ->
    [last_sane] рассудок сохранил только один
    [deck_out] общая колода закончилась
   *[aborted] достигнут предел ходов
}.

ending-last_sane = рассудок сохранил только один игрок
ending-deck_out = общая колода закончилась
ending-aborted = достигнут предел ходов

refusal-not_in_hand = Этой карты нет у вас на руке.
refusal-not_available = Карта «{ $detail }» вам недоступна.
refusal-too_expensive = Для карты «{ $detail }» не хватает силы воплощения.
refusal-not_in_play = У вас нет такой карты в игре.
refusal-already_used = Это свойство на этом ходу уже использовано.
refusal-no_target = У этого свойства сейчас нет цели.
refusal-requirement_not_met = Требование этого свойства не выполнено.
refusal-unknown_ability = У карты нет такого свойства: { $detail }.
refusal-costs_too_much_to_abjure = От карт ценой 7 и больше отречься нельзя.
refusal-out_of_reach = Выбрать можно только себя и соседей.
refusal-stack_empty = Стопка Адептов пуста.
refusal-common_deck = Верхняя карта общей колоды недоступна.
refusal-not_to_be_abjured = Отречься можно только от карт с руки, из своего сброса и из доступных.
refusal-not_there = Там у вас нет такой карты.
refusal-not_abjured = На этом ходу вы не отрекались от такой карты.
refusal-behind_sanctum = Игрока защищает убежище.
refusal-behind_gate = Эту локацию защищают врата.
refusal-too_many_points = Столько очков не осталось.
refusal-abjures_itself = От этой локации вы отрекаетесь, выбрать её нельзя.
refusal-no_such_location = Такой локации в игре нет.

## Карты в знаках

card-type = { $type ->
    [entity] Персонаж
    [artifact] Артефакт
   *[location] Локация
}
line-if = { $needs }: { $effect }
line-one-of = { $first } или { $second }
line-abjure-self = [burn]: { $effect }
line-conj = [conj]+{ $n }
line-lose = [lose]−{ $n }
line-gain = [gain]+{ $n }
line-draw = [draw]{ $n }
line-discard = [discard]{ $n }
line-draw_discard = [draw]{ $n } [discard]{ $m }
line-abjure = [abjure] карту ≤6
line-return = [return] карту
line-destroy = [destroy] локацию
glyph-conj = сила воплощения
    .help = Добавляется к запасу этого хода; ею оплачивают доступные карты, остаток в конце хода пропадает.
    .clause = CR-4.111
glyph-lose = потеря рассудка
    .help = Разделите очки между соперником и его локациями; убежище бережёт игрока, врата берегут остальные локации.
    .clause = CR-4.125
glyph-gain = прирост рассудка
    .help = Столько рассудка обретает выбранный игрок; верхнего предела нет.
    .clause = CR-4.121
glyph-draw = взять карту
    .help = Выбранный игрок берёт столько карт с верха своей колоды.
    .clause = CR-4.83
glyph-discard = сбросить карту
    .help = Выбранный игрок сбрасывает столько карт с руки; какие, решает он сам.
    .clause = CR-4.84
glyph-abjure = отречься
    .help = Карта ценой 6 или меньше с руки, из своего сброса или из доступных карт уходит из игры в коробку.
    .clause = CR-4.95
glyph-return = вернуть отречённую карту
    .help = Положите на верх своей колоды карту, от которой отреклись на этом ходу.
    .clause = CR-4.104
glyph-destroy = разрушить
    .help = Выбранная локация любого игрока уходит в сброс владельца; убежища и врата от этого не берегут.
    .clause = CR-4.149
glyph-burn = отречься от этой карты
    .help = Выполните эффект, затем эта карта уходит из игры в коробку.
    .clause = CR-4.72
glyph-yellow = нужна другая жёлтая карта
    .help = У вас на столе должна лежать ещё одна жёлтая карта любого типа.
    .clause = CR-4.58
glyph-green = нужна другая зелёная карта
    .help = У вас на столе должна лежать ещё одна зелёная карта любого типа.
    .clause = CR-4.58
glyph-purple = нужна другая фиолетовая карта
    .help = У вас на столе должна лежать ещё одна фиолетовая карта любого типа.
    .clause = CR-4.58
glyph-black = нужна другая чёрная карта
    .help = У вас на столе должна лежать ещё одна чёрная карта любого типа.
    .clause = CR-4.58
glyph-entity = нужен другой персонаж
    .help = У вас на столе должен лежать ещё один персонаж любого цвета.
    .clause = CR-4.59
glyph-artifact = нужен другой артефакт
    .help = У вас на столе должен лежать ещё один артефакт любого цвета.
    .clause = CR-4.59
glyph-location = нужна другая локация
    .help = У вас на столе должна лежать ещё одна локация любого цвета.
    .clause = CR-4.59
glyph-discarded = нужен сброс на этом ходу
    .help = На этом ходу кто-нибудь уже сбросил карту с руки из-за свойства карты.
    .clause = CR-4.64
glyph-abjured = нужно отречение на этом ходу
    .help = На этом ходу вы уже отреклись хотя бы от одной карты.
    .clause = CR-4.66
keyword-sanctum = убежище
    .help = Пока убежище в игре, ваш личный рассудок терять не заставить.
    .clause = CR-4.136
keyword-gate = врата
    .help = Пока врата в игре, остальные ваши локации рассудка не теряют.
    .clause = CR-4.139
