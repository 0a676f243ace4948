# Seats without a name of their own
bot-seat = Bot { $n }
open-seat = Open seat
seat-seat = Seat { $n }
outdated = This game was begun with an older version of its rules and cannot go on.
ended-conceded = a player conceded
ended-abandoned = everybody left

# Refusals of the server
refusal-no-game = There is no game “{ $detail }”.
refusal-no-rules = There is no rulebook of “{ $detail }”.
refusal-no-table = There is no such table.
refusal-no-record = There is no such finished game.
refusal-no-page = There is no such page.
refusal-no-step = This game has no such step.
refusal-no-seat = There is no such seat.
refusal-no-name = Say your name first.
refusal-empty-name = A name needs at least one letter.
refusal-empty-text = There is nothing to say.
refusal-no-setting = This game has no option “{ $detail }”.
refusal-not-your-deck = Whoever takes an open seat brings a deck of their own.
refusal-no-decks = There are no decks to build in “{ $detail }”.
refusal-bad-setting = The option “{ $detail }” must be one line.
refusal-no-level = There is no such setting: “{ $detail }”.
refusal-no-agent = There is no bot “{ $detail }”.
refusal-too-many-tables = You have { $detail } tables already; finish or leave one first.
refusal-not-your-turn = Somebody else decides now.
refusal-no-take-back = This decision can no longer be taken back.
refusal-not-begun = The game has not begun.
refusal-game-over = The game is over.
refusal-still-running = The game is still running.
refusal-stale = The table has changed meanwhile; look again.
refusal-already-begun = The game has already begun.
refusal-seat-taken = This seat is taken.
refusal-not-host = Only the host of the table may do that.
refusal-not-seated = You have no seat at this table.
refusal-private = This table is private; you need its link.
refusal-too-long = The message is too long.
refusal-long-record = This record is too long to be kept here.
refusal-too-many-records = You have handed in { $detail } records already; that is the most.
refusal-no-place = There is no place at this table for more to watch.
refusal-not-text = Only text is understood.
refusal-too-fast = Too many messages; slow down.
refusal-bad-message = The message is not understood.
refusal-hello-first = The first message must be hello.
refusal-hello-once = Hello is said once.
refusal-internal = Something went wrong on the server; nothing was changed.

# The frame
app-name = Koloda
loading = Loading…
reconnecting = Connection lost. Reconnecting…
offline = The server does not answer.
close = Close
back = Back
language = Language
theme = Colours
theme-dark = Dark
theme-light = Light
theme-auto = As the system
animation = Animation
animation-normal = Normal
animation-fast = Fast
animation-off = Off
menu = Menu
settings = Settings
rules = Rules
lobby = Lobby
your-name = Your name
name-hint = How shall the others call you?
save = Save
hello = Hello, { $name }!

# Lobby
lobby-title = Five card games, complete to the clause
credits = Pictures of the cards: Lorc, Delapouite, Skoll, sbed and the other authors of
lobby-lead = Pick a game and play against bots or friends. No account, no installation.
play = Play
play-bot = Play against a bot
new-table = New table
new-table-of = New table: { $game }
players-range = { $same ->
    [yes] { $max ->
        [one] { $max } player
       *[other] { $max } players
    }
   *[no] { $min }–{ $max } players
}
open-tables = Open tables
own-tables = Your games
running-tables = Running games
recent-records = Finished games
nothing-open = No table is waiting for players. Open one!
nothing-own = You have no running games.
nothing-running = Nobody plays at the moment.
nothing-recorded = No game has been finished yet.
seats-free = { $n ->
    [0] full
    [one] { $n } seat free
   *[other] { $n } seats free
}
steps = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
watchers = { $n ->
    [0] nobody watches
    [one] { $n } spectator
   *[other] { $n } spectators
}
join = Join
watch = Watch
resume = Go on
leave = Leave
replay = Replay
upload = Upload a record
upload-hint = A record file of a finished game

# New table
players = Players
seat-n = Seat { $n }
seat-me = You
seat-open = A friend (open)
seat-bot = Bot
seat-guest = Somebody at this device
bot-level = Level
agent-easy = easy
agent-normal = normal
agent-strong = strong
agent-greedy = hasty
agent-uniform = plays at random
guest-name = Name of player { $n }
options = Options
build-deck = Build the deck
none-chosen = none
visibility = Who may come
public-yes = Anybody
public-no = Only with the link
create = Open the table
start-now = Play

# Table
waiting = Waiting for players
waiting-lead = The game begins as soon as every seat is taken.
invite = Send this link to your friends:
copy = Copy
copied = Copied
fill-bot = Put a bot here
sit-here = Sit down here
your-turn = Your turn
waiting-for = Waiting for { $names }
bot-thinks = { $names } is thinking…
all-choose = All choose at once and in secret.
all-choose-waiting = All choose at once and in secret. Still choosing: { $names }
ask-me = Ask me
ask-me-fixed = The setting can be changed once a turn, at a decision of your own.
spectating = You are watching
all-options = All options
options-n = { $n ->
    [one] { $n } option
   *[other] { $n } options
}
choose-one = Choose one
choose-target-of = “{ $name }”: now choose its target
choose-target = Now choose the target
cancel = Cancel
take-back = Take back
concede = Concede
concede-sure = Concede this game?
leave-sure = Leave the table? A bot takes your seat.
yes = Yes
no = No
log = Log
log-empty = Nothing has happened yet.
chat = Chat
chat-hint = Say something…
send = Send
turn = { $n ->
    [0] Set-up
   *[other] Turn { $n }
}
game-over = The game is over
you-win = You win!
you-lose = You lose
draw = A draw
winner = { $names } wins
winners = { $names } win
rematch = Rematch
to-rematch = To the rematch
to-replay = Look at the replay
pass-device = Pass the device to { $name }
pass-device-lead = Nobody else should look now.
show-hand = I am { $name }: show my cards
by-clause = rule { $clause }
cards-n = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
card-back = Face-down card
words-on-card = Words on this card
key-space = Space
key-hold = hold
key-close = close
face-down = { $n ->
    [one] { $n } card face down
   *[other] { $n } cards face down
}
empty-zone = empty
you-label = you
bot-label = bot
away = away
here = here
eliminated = out of the game
show-pile = Look through: { $name }
zoom-hint = Details
copies-n = Copies: { $n }
result = Result
keyboard = Keys: Tab or arrows move between options, Enter chooses, 1–9 choose from the list, Z takes back, L opens the log, Esc closes.
private-table = There is no such table, or it needs its link.

# Replay
replay-title = Replay
first-step = To the beginning
previous-step = One step back
next-step = One step on
last-step = To the end
play-steps = Play
pause-steps = Pause
step-of = Step { $n } of { $all }
seen-by = Seen by
spectator = a spectator
all-hands = all hands
download = Download the record
continue-here = Continue from here
continue-lead = A new table opens at this position, with luck of its own; bots take the other seats.
chosen = { $name }: { $text }
final-position = The end of the game

# Rules
rulebook-of = Rules of { $game }
contents = Contents
find-clause = Find a clause or a word

# Cards
collection = Cards
collection-of = Cards of { $game }
all-cards = Cards
cards-shown = { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of { $all }
cards-none = No card is like that. Take a filter away.
card-unknown = There is no card “{ $card }” here.
card-before = The card before
card-after = The card after
copy-link = Copy the link
filter-all = All
filter-frame = Colour, element, clan
filter-kind = Type
filter-kind-all = All types
filter-term = Keyword or symbol
filter-term-any = Any keyword
filter-text = Name, class or word
filter-more = Search and filters
filter-clear = Clear

# Decks
decks = Decks
decks-of = Decks of { $game }
decks-mine = My decks · { $n }
decks-own = My decks
decks-ready = Ready-made decks
decks-ready-lead = Open one: you get a copy of your own to change.
deck-new = New deck
deck-copy = Copy
deck-drop = Delete
deck-drop-sure = Delete this deck?
deck-name = Name of the deck
deck-lead-pick = Choose a hero
deck-cover = Cover
deck-of = { $high ->
    [0] of at least { $low } cards
   *[other] of { $low }–{ $high } cards
}
deck-missing = { $n ->
    [one] · { $n } card missing
   *[other] · { $n } cards missing
}
deck-surplus = { $n ->
    [one] · { $n } card too many
   *[other] · { $n } cards too many
}
deck-curve = Cards by cost
deck-list = Cards of the deck
deck-offer = Cards to choose from
deck-mistakes = What is wrong with this deck
deck-elite = elite
deck-ordinary = ordinary
deck-copies = { $n } of { $most } in the deck
deck-out = { $card }, { $n } in the deck: take one out
deck-unread = No such card: { $line }
deck-unread-drop = Remove the line: { $line }
deck-unread-n = { $n ->
    [one] { $n } line names no card; it is kept in the deck, marked.
   *[other] { $n } lines name no card; they are kept in the deck, marked.
}
deck-taken = The deck is as the list says.
deck-unfold = Show more of the deck
deck-fold = Fold the deck
deck-play = Play with this deck
deck-play-short = Play
deck-trial = Try
deck-trial-of = { $n ->
    [0] The first cards
    [one] The first { $n } card
   *[other] The first { $n } cards
}
deck-trial-again = Deal again
deck-code = The deck as text and as a link
deck-code-short = Code
deck-code-hint = A card a line with its number of copies; names in either language or ids; a hero comes first
deck-take = Take this list
deck-copy-text = Copy the text
deck-link = A link to this deck
deck-no-link = This link is no deck.
deck-as-list = A list…
deck-of-bot = Deck of the bot
deck-yours = Your deck
deck-friend-lead = The friend brings a deck too; nobody sees what the other plays.
deck-more-options = Other seats and options
deck-brought = Whoever sits down here brings a deck.
table-options = The host has chosen
