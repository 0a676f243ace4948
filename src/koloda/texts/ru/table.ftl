# Места без собственного имени
bot-seat = Бот { $n }
open-seat = Свободное место
seat-seat = Место { $n }
outdated = Эта партия начата по прежней версии правил, продолжить её нельзя.
ended-conceded = один из игроков сдался
ended-abandoned = все ушли

# Отказы сервера
refusal-no-game = Нет игры «{ $detail }».
refusal-no-rules = Нет правил игры «{ $detail }».
refusal-no-table = Такого стола нет.
refusal-no-record = Такой законченной партии нет.
refusal-no-page = Такой страницы нет.
refusal-no-step = В этой партии нет такого шага.
refusal-no-seat = Такого места нет.
refusal-no-name = Сначала назовитесь.
refusal-empty-name = В имени нужна хотя бы одна буква.
refusal-empty-text = Сообщение пустое.
refusal-no-setting = У этой игры нет настройки «{ $detail }».
refusal-not-your-deck = Кто займёт свободное место, принесёт свою колоду сам.
refusal-no-decks = В игре «{ $detail }» колод не собирают.
refusal-bad-setting = Настройка «{ $detail }» должна занимать одну строку.
refusal-no-level = Такой настройки нет: «{ $detail }».
refusal-no-agent = Нет бота «{ $detail }».
refusal-too-many-tables = У вас уже { $detail } столов; сначала закончите или покиньте один из них.
refusal-not-your-turn = Сейчас решает другой игрок.
refusal-no-take-back = Это решение уже нельзя взять назад.
refusal-not-begun = Партия ещё не началась.
refusal-game-over = Партия окончена.
refusal-still-running = Партия ещё идёт.
refusal-stale = Положение на столе изменилось, взгляните ещё раз.
refusal-already-begun = Партия уже началась.
refusal-seat-taken = Это место занято.
refusal-not-host = Это может сделать только хозяин стола.
refusal-not-seated = У вас нет места за этим столом.
refusal-private = Стол закрытый: нужна ссылка.
refusal-too-long = Сообщение слишком длинное.
refusal-long-record = Эта запись слишком длинная, здесь её не сохранить.
refusal-too-many-records = Вы уже загрузили записей: { $detail }; больше нельзя.
refusal-no-place = За этим столом больше нет места для зрителей.
refusal-not-text = Понимается только текст.
refusal-too-fast = Слишком много сообщений, не так быстро.
refusal-bad-message = Сообщение не понято.
refusal-hello-first = Первым сообщением должно быть hello.
refusal-hello-once = Здороваются один раз.
refusal-internal = На сервере произошла ошибка; ничего не изменилось.

# Общее
app-name = Колода
loading = Загрузка…
reconnecting = Связь потеряна, соединяемся снова…
offline = Сервер не отвечает.
close = Закрыть
back = Назад
language = Язык
theme = Цвета
theme-dark = Тёмные
theme-light = Светлые
theme-auto = Как в системе
animation = Анимация
animation-normal = Обычная
animation-fast = Быстрая
animation-off = Выключена
menu = Меню
settings = Настройки
rules = Правила
lobby = Лобби
your-name = Ваше имя
name-hint = Как к вам обращаться?
save = Сохранить
hello = Здравствуйте, { $name }!

# Лобби
lobby-title = Пять карточных игр — до последнего пункта правил
credits = Картинки карт: Lorc, Delapouite, Skoll, sbed и другие авторы
lobby-lead = Выберите игру и играйте с ботами или друзьями. Без регистрации и установки.
play = Играть
play-bot = Играть с ботом
new-table = Новый стол
new-table-of = Новый стол: { $game }
players-range = { $same ->
    [yes] { $max ->
        [one] { $max } игрок
        [few] { $max } игрока
       *[many] { $max } игроков
    }
   *[no] { $max ->
        [one] { $min }–{ $max } игрок
        [few] { $min }–{ $max } игрока
       *[many] { $min }–{ $max } игроков
    }
}
open-tables = Открытые столы
own-tables = Ваши партии
running-tables = Идущие партии
recent-records = Законченные партии
nothing-open = Никто не ждёт игроков. Откройте стол!
nothing-own = У вас нет идущих партий.
nothing-running = Сейчас никто не играет.
nothing-recorded = Ещё ни одна партия не сыграна.
seats-free = { $n ->
    [0] мест нет
    [one] { $n } место свободно
    [few] { $n } места свободно
   *[many] { $n } мест свободно
}
steps = { $n ->
    [one] { $n } решение
    [few] { $n } решения
   *[many] { $n } решений
}
watchers = { $n ->
    [0] зрителей нет
    [one] { $n } зритель
    [few] { $n } зрителя
   *[many] { $n } зрителей
}
join = Сесть
watch = Смотреть
resume = Продолжить
leave = Уйти
replay = Просмотр
upload = Загрузить запись
upload-hint = Файл записи законченной партии

# Новый стол
players = Игроки
seat-n = Место { $n }
seat-me = Вы
seat-open = Друг (свободно)
seat-bot = Бот
seat-guest = Кто-то за этим же экраном
bot-level = Сила
agent-easy = лёгкий
agent-normal = обычный
agent-strong = сильный
agent-greedy = торопливый
agent-uniform = ходит наугад
guest-name = Имя игрока { $n }
options = Настройки партии
build-deck = Собрать колоду
none-chosen = ничего
visibility = Кто может прийти
public-yes = Любой
public-no = Только по ссылке
create = Открыть стол
start-now = Играть

# Стол
waiting = Ждём игроков
waiting-lead = Партия начнётся, как только все места будут заняты.
invite = Отправьте друзьям эту ссылку:
copy = Скопировать
copied = Скопировано
fill-bot = Посадить бота
sit-here = Сесть сюда
your-turn = Ваш ход
waiting-for = Ждём: { $names }
bot-thinks = { $names } думает…
all-choose = Все выбирают одновременно и тайно.
all-choose-waiting = Все выбирают одновременно и тайно. Ещё думают: { $names }
ask-me = Спрашивать меня
ask-me-fixed = Настройку можно менять раз в ход, когда решение за вами.
spectating = Вы смотрите
all-options = Все варианты
options-n = { $n ->
    [one] { $n } вариант
    [few] { $n } варианта
   *[many] { $n } вариантов
}
choose-one = Выберите
choose-target-of = «{ $name }»: теперь выберите цель
choose-target = Теперь выберите цель
cancel = Отмена
take-back = Взять назад
concede = Сдаться
concede-sure = Сдать эту партию?
leave-sure = Уйти из-за стола? Ваше место займёт бот.
yes = Да
no = Нет
log = Журнал
log-empty = Ещё ничего не произошло.
chat = Разговор
chat-hint = Скажите что-нибудь…
send = Отправить
turn = { $n ->
    [0] Подготовка
   *[other] Ход { $n }
}
game-over = Партия окончена
you-win = Вы победили!
you-lose = Вы проиграли
draw = Ничья
winner = Победитель: { $names }
winners = Победители: { $names }
rematch = Ещё раз
to-rematch = К новой партии
to-replay = Посмотреть запись
pass-device = Передайте устройство: { $name }
pass-device-lead = Остальным сейчас лучше не смотреть.
show-hand = Я { $name }: показать мои карты
by-clause = правило { $clause }
cards-n = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
card-back = Карта рубашкой вверх
words-on-card = Слова на карте
key-space = Пробел
key-hold = держать
key-close = закрыть
face-down = { $n ->
    [one] { $n } карта рубашкой вверх
    [few] { $n } карты рубашкой вверх
   *[many] { $n } карт рубашкой вверх
}
empty-zone = пусто
you-label = вы
bot-label = бот
away = нет на месте
here = здесь
eliminated = вне игры
show-pile = Просмотреть: { $name }
zoom-hint = Подробнее
copies-n = Экземпляров: { $n }
result = Итог
keyboard = Клавиши: Tab и стрелки — от варианта к варианту, Enter — выбрать, 1–9 — выбрать из списка, Z — взять назад, L — журнал, Esc — закрыть.
private-table = Такого стола нет, или к нему нужна ссылка.

# Запись
replay-title = Запись партии
first-step = В начало
previous-step = Шаг назад
next-step = Шаг вперёд
last-step = В конец
play-steps = Показывать
pause-steps = Пауза
step-of = Шаг { $n } из { $all }
seen-by = Показывать
spectator = зрителя
all-hands = все карты
download = Скачать запись
continue-here = Продолжить отсюда
continue-lead = С этой позиции начнётся новая партия: дальше случай решит заново, остальные места займут боты.
chosen = { $name }: { $text }
final-position = Конец партии

# Правила
rulebook-of = Правила: { $game }
contents = Содержание
find-clause = Найти пункт или слово

# Карты
collection = Карты
collection-of = Карты: { $game }
all-cards = Карты
cards-shown = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} из { $all }
cards-none = Таких карт нет. Уберите какой-нибудь фильтр.
card-unknown = Карты «{ $card }» здесь нет.
card-before = Предыдущая карта
card-after = Следующая карта
copy-link = Скопировать ссылку
filter-all = Все
filter-frame = Цвет, стихия, клан
filter-kind = Тип
filter-kind-all = Все типы
filter-term = Свойство или символ
filter-term-any = Любое свойство
filter-text = Имя, класс или слово
filter-more = Поиск и фильтры
filter-clear = Сбросить

# Колоды
decks = Колоды
decks-of = Колоды: { $game }
decks-mine = Мои колоды · { $n }
decks-own = Мои колоды
decks-ready = Готовые колоды
decks-ready-lead = Откройте любую: у вас будет своя копия, её можно менять.
deck-new = Новая колода
deck-copy = Копия
deck-drop = Удалить
deck-drop-sure = Удалить эту колоду?
deck-name = Название колоды
deck-lead-pick = Выберите героя
deck-cover = Обложка
deck-of = { $high ->
    [0] из { $low } или больше
   *[other] из { $low }–{ $high }
}
deck-missing = { $n ->
    [one] · ещё { $n } карта
    [few] · ещё { $n } карты
   *[many] · ещё { $n } карт
}
deck-surplus = { $n ->
    [one] · { $n } лишняя
   *[many] · { $n } лишних
}
deck-curve = Карты по стоимости
deck-list = Карты колоды
deck-offer = Карты на выбор
deck-mistakes = Что не так с этой колодой
deck-elite = элитные
deck-ordinary = рядовые
deck-copies = В колоде { $n } из { $most }
deck-out = { $card }, в колоде { $n }: убрать одну
deck-unread = Нет такой карты: { $line }
deck-unread-drop = Убрать строку: { $line }
deck-unread-n = { $n ->
    [one] { $n } строка не называет карту; она осталась в колоде и отмечена.
    [few] { $n } строки не называют карт; они остались в колоде и отмечены.
   *[many] { $n } строк не называют карт; они остались в колоде и отмечены.
}
deck-taken = Колода собрана по списку.
deck-unfold = Показать колоду больше
deck-fold = Свернуть колоду
deck-play = Сыграть этой колодой
deck-play-short = Играть
deck-trial = Проба
deck-trial-of = { $n ->
    [0] Первые карты
    [one] Первая { $n } карта
    [few] Первые { $n } карты
   *[many] Первые { $n } карт
}
deck-trial-again = Раздать ещё раз
deck-code = Колода текстом и ссылкой
deck-code-short = Код
deck-code-hint = По карте в строке, с числом копий; названия на любом языке или id; герой — первой строкой
deck-take = Принять этот список
deck-copy-text = Скопировать текст
deck-link = Ссылка на эту колоду
deck-no-link = В этой ссылке нет колоды.
deck-as-list = Списком…
deck-of-bot = Колода бота
deck-yours = Ваша колода
deck-friend-lead = Друг тоже принесёт колоду; никто не видит, чем играет другой.
deck-more-options = Другие места и настройки
deck-brought = Кто сядет сюда, принесёт свою колоду.
table-options = Хозяин стола выбрал
