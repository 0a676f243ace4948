# koloda advise и koloda analyse
advise-title = Сыграно { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}, решает { $player }: { $prompt }
advise-chances = Шансы: { $chances }
advise-option = { $chance } %  { $option }  ({ $visits ->
    [one] { $visits } проход
    [few] { $visits } прохода
   *[other] { $visits } проходов
})
advise-forced = Вариант только один: { $option }
record-over = после { $n } действий партия окончена: выберите более раннее действие через --at
no-such-decision = решения { $k } нет: в записи действия от 0 до { $n }
record-empty = в записи нет действий: разбирать нечего
analyse-title = { $game }: разбор партии
analyse-about = Мест: { $seats }, действий: { $actions }, зерно { $seed }
analyse-chances = Шансы на победу
analyse-axis = решение
analyse-mistakes = Самые дорогие решения
analyse-none = Ни одно решение не стоило пяти процентов и больше.
analyse-line = Действие { $n }, { $player }: { $taken } ({ $chance } %); лучше: { $best } ({ $best_chance } %)
analyse-all = Все решения
analyse-number = действие
analyse-player = игрок
analyse-taken = сделано
analyse-best = лучшее из найденного
analyse-chance = шанс
analyse-best-chance = шанс при лучшем
analyse-loss = потеря

# Отчёты koloda tournament и koloda balance
percent = { $n } %
from-to = { $low }–{ $high }
tournament-title = { $game }: турнир
tournament-about = { $mode ->
    [gauntlet] Первый против каждого из остальных
   *[other] Каждый с каждым
}; мест: { $seats }, партий: { $games }, зерно { $seed }
balance-title = { $game }: баланс
balance-about = Партий: { $games }, мест: { $seats }, играют: { $agents }; зерно { $seed }
report-ladder = Рейтинг
report-ladder-note = Чем правее, тем сильнее. Если интервалы сильно пересекаются, порядок ещё не ясен.
report-matrix = Кто кого обыгрывает
report-matrix-note = Доля побед агента в строке над агентом в столбце, в процентах.
report-seats = Преимущество места
report-seats-note = Как часто побеждало каждое место. Пунктир — справедливая доля.
report-order = Преимущество очерёдности
report-order-note = Как часто побеждал тот, кто ходил первым, вторым и так далее. Пунктир — справедливая доля.
report-agents = Агенты
report-agents-note = Агенты занимают места по очереди.
report-length = Длина партии
report-length-note = Сколько решений в партии, вместе с вынужденными.
report-endings = Чем кончаются партии
report-endings-note = Все исходы, начиная с самого частого.
report-decks = Колоды
report-decks-note = Доля побед колоды в строке над колодой в столбце, в процентах; в таблице — против всех соперниц вместе.
report-matchups = Колода против колоды
report-matchups-note = Каждая колода против каждой соперницы. Щелчок по заголовку сортирует.
report-cards = Карты
report-cards-note = Как часто побеждали те, кто хотя бы раз сыграл карту, и те, у кого она была на руке. На графике карты с самым надёжным преимуществом. Щелчок по заголовку сортирует.
axis-rating = рейтинг с 95-процентным интервалом
axis-wins = доля побед
axis-decisions = решений в партии
axis-games = партий
axis-played = доля побед сыгравших карту
column-agent = агент
column-first = первый
column-second = второй
column-rating = рейтинг
column-rating-low = 95 %-й интервал рейтинга
column-games = партий
column-score = побед
column-rate = доля
column-low = 95 %-й интервал
column-verdict = вывод
column-seat = место
column-place = очерёдность хода
column-ending = исход
column-deck = колода
column-rival = соперница
column-card = карта
column-name = название
column-times-played = сыграна раз
column-seats-that-played = сыграли, игроков
column-played-rate = из них победили
column-played-low = 95 %-й интервал (сыграли)
column-seats-that-held = держали, игроков
column-held-rate = из тех победили
column-held-low = 95 %-й интервал (держали)
verdict-high = выше нижней доли
verdict-low = ниже верхней доли
verdict-open = не решено
