# koloda cards
cards-in-order = { $folder }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в { $copies ->
    [one] { $copies } экземпляре
   *[other] { $copies } экземплярах
}, всё в порядке (отпечаток { $fingerprint })
cards-in-all = Всего { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
} в { $copies ->
    [one] { $copies } экземпляре
   *[other] { $copies } экземплярах
}.
faces-written = { $path }: { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}; откройте файл в браузере
no-client = клиент не собран: выполните make play или npm run build в web
cards-copied = { $folder }: { $n ->
    [one] { $n } файл карт
    [few] { $n } файла карт
   *[many] { $n } файлов карт
}; измените их, затем: koloda cards { $game } --check { $folder }
folder-exists = { $folder } уже есть: укажите папку, которой ещё нет
no-such-card = карты «{ $name }» нет
no-such-option = Действия { $k } нет: выберите от 1 до { $n }.

# koloda play: the menu
menu-title = Во что играем?
menu-seats = { $least ->
    [one] { $most ->
        [one] один игрок
       *[other] от 1 до { $most } игроков
    }
   *[other] { $most ->
        [2] два игрока
       *[other] от { $least } до { $most } игроков
    }
}
menu-game = Номер игры
menu-players = Сколько игроков
menu-people = Сколько людей за этим экраном
menu-agent = Насколько сильны боты (номер или имя агента)
menu-options = Enter — начать; любая буква — изменить настройки:
menu-value = Ваш выбор, Enter — { $default }:
menu-number = число от { $least } до { $most }
menu-any-of = любые из них через запятую:{" "}
menu-bad-number = «{ $text }» не подходит: введите число от { $least } до { $most }.
level-easy = слабо
level-normal = средне
level-strong = сильно

# koloda play: the table
title-turn = ход { $n }
table = Стол
this-is-you = вы
out-of-the-game = вне игры
log-more = … ещё { $n ->
    [one] { $n } строка
    [few] { $n } строки
   *[many] { $n } строк
} раньше: журнал
thinking = Соперники думают…
ask = [1–{ $n }, помощь]>
ask-single = [Enter: 1, помощь]>
your-turn = { $name }, ваш ход. Остальные отворачиваются; Enter, когда будете готовы:

# koloda play: commands
command-help = помощь
command-look = смотреть
command-log = журнал
command-rules = правила
command-ask = спрашивать
command-save = сохранить
command-table = стол
command-quit = выход
help =
    Действие:        его номер; несколько номеров выполняются по очереди
    ?3               карта из действия 3
    ? громила        карта по названию или его части
    смотреть [зона]  все карты, которые вам известны, по зонам
    журнал [n]       что произошло
    правила [номер]  пункт правил; без номера — тот, по которому вас спрашивают;
                     правила все — вся книга
    спрашивать [когда]  в играх с окнами: когда вас спрашивать
    сохранить [файл] записать партию в файл
    выход            уйти; партия сохраняется
    Enter            показать стол ещё раз или выполнить единственное действие
    Команду можно сократить до начала слова; английские команды тоже понятны:
    help, look, log, rules, ask, save, quit.
word-all = все
not-understood = Непонятно: «{ $text }». Введите номер от 1 до { $n } или «помощь».
no-longer = Действие { $k } ({ $text }) уже невозможно, остальное пропущено.
which-card = Какую карту? Введите ?3 для карты из действия 3 или ? и название.
option-without-card = В действии { $k } карт нет.
many-cards = Так называются несколько карт: { $names }.
no-such-zone = Нет зоны «{ $name }» с картами, которые вам известны.
log-takes-number = «журнал» принимает число строк, а не «{ $text }».
no-such-clause = В правилах нет пункта «{ $clause }»; ближайшие: { $near }.
ask-no-windows = В этой игре нет окон, которые можно пропускать.
ask-levels = Возможно: { $levels }.
ask-now = Сейчас вас спрашивают: { $now }. Возможно: { $levels }.
ask-set = Теперь вас спрашивают: { $now }.
save-where = Куда? Введите «сохранить» и имя файла.
no-folder = { $file }: папки { $folder } нет
not-a-record = { $file } уже есть, и это не запись партии: укажите другое имя
other-match = В { $file } другая партия: укажите другое имя или продолжите её через --resume
saved = Сохранено: { $file }
saved-resume = Сохранено; продолжить: koloda play --resume { $file }
saved-replay = Сохранено; посмотреть: koloda replay { $file }
quit-where = Файл для партии (Enter — уйти без сохранения):
left-unsaved = Партия не сохранена.
input-ended = Ввод закончился.

# koloda play: the end
ended = Игра окончена: { $how }.
won = { $n ->
    [one] Победитель: { $names }.
   *[other] Победители: { $names }.
}
drawn = Ничья.
solo-won = Вы победили.
solo-lost = Вы проиграли.

# koloda play: arguments
bad-seat = места { $seat } нет: места — от 0 до { $last }, а также all и none
bad-seed = зерно — число от 0, а не { $seed }
too-many-agents = агентов названо { $n }, а свободных мест для них { $free }: укажите меньше --agents или другое --seat
resume-settles = { $option } уже определено записью: уберите или начните новую партию
resume-other-game = { $file } — партия игры { $game }

# koloda replay
replay-step = Шаг { $k } из { $n }
replay-ask = Enter — вперёд, н — назад, число — к шагу, в — выход>
replay-back = н
replay-quit = в
no-such-step = Шага { $k } нет: шаги — от 0 до { $n }.
one-seat = повтор смотрят с одного места, а не с { $seat }

# koloda play: boards
your-rows = Вам доступны ряды { $rows }.
announced = Объявлено:
attack = Атака:
map-legend = ■ замок  ◆ Центральный замок  ▲ башня  1–4 чья  ⚔ атака  + защита
squad = Отряд { $n }
neutrals = нейтралы
battle-for = Битва за { $land }:
side-0 = Атака:
side-1 = Защита:
strength = сила { $n }
monster-dice = кубиков: { $n }
monster-rolled = бросок: { $dice }
monster-covered = закрыто: { $dice }
the-monster = чудовище
new-game-written = В папке { $folder } — маленькая работающая игра. Дальше:
    pip install -e { $folder }
    koloda play { $name }
    koloda check { $name }
new-game-name = «{ $name }» не подходит как имя игры: в нём могут быть a-z, 0-9 и _, первой стоит буква, и это не слово языка Python.
new-game-taken = Игра или пакет с именем { $name } уже есть: выберите другое.
