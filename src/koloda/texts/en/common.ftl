hidden-card = a card
seat-name = Player { $n }
you = You
bot = Bot
refusal-unknown_verb = There is no such action: { $detail }
refusal-wrong_words = This action has too many or too few words: { $detail }
refusal-not_asked = That is not what is asked now: { $detail }
refusal-unknown_card = There is no such card: { $detail }
refusal-not_an_option = That is not possible now: { $detail }
refusal-game_over = The game is over
label-wounds = wounds { $n }
label-poison = poison { $n }
label-hidden = hidden
label-closed = closed
label-strike = strike { $n }
label-lives = lives { $n }

# What is wrong with a set-up, a deck or a record
mistake-where = { $title }: { $reason }
mistake-bad_choice = { $option } cannot be “{ $value }”. Choose one of: { $choices }.
mistake-bad_flag = { $option }: “{ $value }” is not known. Choose any of: { $choices }.
mistake-flag_twice = { $option }: a value is named twice.
mistake-bad_number = { $option } cannot be “{ $value }”: give a whole number from { NUMBER($low, useGrouping: 0) } to { NUMBER($high, useGrouping: 0) }.
mistake-bad_seats = { $same ->
    [yes] This game is played by exactly { $high }; the number of seats here is { $n }.
   *[no] This game is played by { $low } to { $high }; the number of seats here is { $n }.
}
mistake-no_option = This game has no option “{ $value }”.
mistake-no_seat = there is no seat { $seat } at a table of { $n }.
mistake-record_setup = The set-up of the record is not legal. { $why }
mistake-record_action = Decision { $n } of the record (“{ $value }”) cannot be replayed. { $why }
mistake-record_changed = The record ends in another position than it says: the file was changed.
mistake-record_game = This is a record of another game: { $value }.
mistake-record_version = The record was played under version { $n } of the rules; here is version { $now }. Replay it with the Koloda that wrote it.
mistake-record_cards = The record was played with other cards.
mistake-record_folder = A record played with a designer’s card folder cannot be shown here.
mistake-record_cut = The record is cut off (line { $line }).
mistake-record_field = Line { $line } of the record should begin with “{ $value }”.
mistake-record_number = Line { $line } of the record should have a number after “{ $value }”.
mistake-record_header = This is not a record: its first line should be “{ $value }”.
mistake-record_tail = There is text after the end of the record (line { $line }).
mistake-record_json = Line { $line } of the record cannot be read.
mistake-deck_card = there is no card “{ $value }”.
mistake-deck_count = “{ $card }”: a count is at least 1.
mistake-deck_line = “{ $value }” is no line of a deck list: write a count and a card.
mistake-deck_copies = “{ $card }”: { $n ->
    [one] { $n } copy
   *[other] { $n } copies
}, at most { $most } allowed.
