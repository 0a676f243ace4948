hidden-card = карта
seat-name = Игрок { $n }
you = Вы
bot = Бот
refusal-unknown_verb = Такого действия нет: { $detail }
refusal-wrong_words = В этом действии лишние слова или слов не хватает: { $detail }
refusal-not_asked = Сейчас спрашивают о другом: { $detail }
refusal-unknown_card = Такой карты нет: { $detail }
refusal-not_an_option = Сейчас это невозможно: { $detail }
refusal-game_over = Игра окончена
label-wounds = раны { $n }
label-poison = яд { $n }
label-hidden = скрыта
label-closed = закрыта
label-strike = удар { $n }
label-lives = жизни { $n }

# Что не так с подготовкой, колодой или записью
mistake-where = { $title }: { $reason }
mistake-bad_choice = { $option }: нельзя выбрать «{ $value }». Возможно: { $choices }.
mistake-bad_flag = { $option }: нет значения «{ $value }». Возможны: { $choices }.
mistake-flag_twice = { $option }: одно значение указано дважды.
mistake-bad_number = { $option }: «{ $value }» не подходит, нужно целое число от { NUMBER($low, useGrouping: 0) } до { NUMBER($high, useGrouping: 0) }.
mistake-bad_seats = { $same ->
    [yes] Число игроков — ровно { $high }, а мест за столом { $n }.
   *[no] Число игроков — от { $low } до { $high }, а мест за столом { $n }.
}
mistake-no_option = В этой игре нет настройки «{ $value }».
mistake-no_seat = нет места { $seat }, мест за столом { $n }.
mistake-record_setup = Подготовка партии в записи не по правилам. { $why }
mistake-record_action = Решение { $n } из записи («{ $value }») невозможно. { $why }
mistake-record_changed = Запись кончается не той позицией, что в ней указана: файл изменён.
mistake-record_game = Это запись другой игры: { $value }.
mistake-record_version = Партия сыграна по правилам версии { $n }, а здесь версия { $now }. Откройте её в той «Колоде», которая её записала.
mistake-record_cards = Партия сыграна другими картами.
mistake-record_folder = Запись партии с картами из своей папки здесь показать нельзя.
mistake-record_cut = Запись обрывается (строка { $line }).
mistake-record_field = Строка { $line } записи должна начинаться со слова «{ $value }».
mistake-record_number = В строке { $line } записи после слова «{ $value }» должно быть число.
mistake-record_header = Это не запись партии: её первая строка — «{ $value }».
mistake-record_tail = После конца записи есть ещё текст (строка { $line }).
mistake-record_json = Строку { $line } записи не удаётся прочитать.
mistake-deck_card = нет карты «{ $value }».
mistake-deck_count = «{ $card }»: нужен хотя бы один экземпляр.
mistake-deck_line = «{ $value }» — не строка списка колоды: напишите число и карту.
mistake-deck_copies = «{ $card }»: { $n ->
    [one] { $n } экземпляр
    [few] { $n } экземпляра
   *[many] { $n } экземпляров
}, а можно не больше { $most }.
