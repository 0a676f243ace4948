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
analyse-line = Действие { $n }, { $player }: { $taken } ({ $chance } %); лучше: { $best } ({ $best_chance } %)
analyse-all = Все решения
analyse-number = действие
analyse-player = игрок
analyse-taken = сделано
analyse-best = лучшее из найденного
analyse-chance = шанс
analyse-best-chance = шанс при лучшем
analyse-loss = потеря
