# koloda cards
cards-in-order = { $folder }: { $n ->
    [one] one card
   *[other] { $n } cards
} in { $copies ->
    [one] one copy
   *[other] { $copies } copies
}, all in order (fingerprint { $fingerprint })
cards-in-all = { $n ->
    [one] One card
   *[other] { $n } cards
} in { $copies ->
    [one] one copy
   *[other] { $copies } copies
}.
faces-written = { $path }: { $n ->
    [one] one face
   *[other] { $n } faces
}; open it in a browser
no-client = the client is not built: run make play, or npm run build in web
cards-copied = { $folder }: { $n ->
    [one] one card file
   *[other] { $n } card files
}; change them, then: koloda cards { $game } --check { $folder }
folder-exists = { $folder } exists already: give a folder that does not
no-such-card = no card is called “{ $name }”
no-such-option = There is no option { $k }: choose 1 to { $n }.

# koloda play: the menu
menu-title = Which game?
menu-seats = { $least ->
    [one] { $most ->
        [one] one player
       *[other] 1 to { $most } players
    }
   *[other] { $least ->
        [2] { $most ->
            [2] two players
           *[other] 2 to { $most } players
        }
       *[other] { $least } to { $most } players
    }
}
menu-game = Number of the game
menu-players = How many players
menu-people = How many people at this screen
menu-agent = How strong are the bots (number, or the name of an agent)
menu-options = Enter to start, or any letter to change the set-up:
menu-value = Your choice, Enter for { $default }:
menu-number = a number from { $least } to { $most }
menu-any-of = any of these, joined by commas:{" "}
menu-bad-number = “{ $text }” will not do: give a number from { $least } to { $most }.
level-easy = easy
level-normal = normal
level-strong = strong

# koloda play: the table
title-turn = turn { $n }
table = Table
this-is-you = you
out-of-the-game = out
log-more = … { $n } earlier lines: log
thinking = The others are thinking…
ask = [1–{ $n }, help]>
ask-single = [Enter: 1, help]>
your-turn = { $name }, your turn. The others look away; Enter when you are ready:

# koloda play: commands
command-help = help
command-look = look
command-log = log
command-rules = rules
command-ask = ask
command-save = save
command-table = table
command-quit = quit
help =
    An option:    its number; several numbers are carried out in turn
    ?3            the card of option 3
    ? goon        a card by its name or a part of it
    look [zone]   all cards you may know, by zone
    log [n]       what has happened
    rules [id]    a clause of the rules; alone, the one you are asked by; rules all: the book
    ask [when]    in games with windows: when you want to be asked
    save [file]   write the game to a file
    quit          leave; the game is saved
    Enter         draw the table again, or carry out a single option
    A command may be shortened to its beginning.
word-all = all
not-understood = “{ $text }” is not understood: type a number from 1 to { $n }, or help.
no-longer = Option { $k } ({ $text }) is not possible any more; the rest was left out.
which-card = Which card? Type ?3 for the card of option 3, or ? and a name.
option-without-card = Option { $k } names no card.
many-cards = Several cards are called so: { $names }.
no-such-zone = There is no zone “{ $name }” with cards you know.
log-takes-number = log takes a number of lines, not “{ $text }”.
no-such-clause = The rulebook has no clause “{ $clause }”; the nearest: { $near }.
ask-no-windows = This game has no windows to pass by.
ask-levels = Choose one of: { $levels }.
ask-now = You are asked: { $now }. Choose one of: { $levels }.
ask-set = From now on you are asked: { $now }.
save-where = Where to? Type save and a file name.
no-folder = { $file }: there is no folder { $folder }
not-a-record = { $file } exists and is not a record: give another name
other-match = { $file } holds another match: give another name, or go on with it by --resume
saved = Saved: { $file }
saved-resume = Saved; go on with: koloda play --resume { $file }
saved-replay = Saved; look at it with: koloda replay { $file }
quit-where = File to save the game in (Enter leaves without saving):
left-unsaved = The game is not saved.
input-ended = The input has ended.

# koloda play: the end
ended = The game is over: { $how }.
won = { $n ->
    [one] Winner: { $names }.
   *[other] Winners: { $names }.
}
drawn = A draw.
solo-won = You have won.
solo-lost = You have lost.

# koloda play: arguments
bad-seat = there is no seat { $seat }: seats are 0 to { $last }, or all, or none
bad-seed = a seed is 0 or more, not { $seed }
too-many-agents = { $n ->
    [one] one agent is named
   *[other] { $n } agents are named
}, but { $free ->
    [0] no seat is free
    [one] only one seat is free
   *[other] only { $free } seats are free
} for them: give fewer --agents, or other --seat
resume-settles = { $option } is settled by the record: leave it out, or start a new match
resume-other-game = { $file } is a match of { $game }

# koloda replay
replay-step = Step { $k } of { $n }
replay-ask = Enter: forward, b: back, a number: that step, q: quit>
replay-back = b
replay-quit = q
no-such-step = There is no step { $k }: steps are 0 to { $n }.
one-seat = a replay is seen from one seat, not from { $seat }

# koloda play: boards
your-rows = You buy from the rows { $rows }.
announced = Announced:
attack = Attack:
map-legend = ■ castle  ◆ Central Castle  ▲ tower  1–4 owner  ⚔ attacked  + protected
squad = Squad { $n }
neutrals = the neutrals
battle-for = Battle for { $land }:
side-0 = Attack:
side-1 = Defence:
strength = strength { $n }
monster-dice = dice: { $n }
monster-rolled = rolled: { $dice }
monster-covered = covered: { $dice }
the-monster = the monster
new-game-written = { $folder } holds a small game that works. Now:
    pip install -e { $folder }
    koloda play { $name }
    koloda check { $name }
new-game-name = “{ $name }” cannot be the id of a game: it is made of a-z, 0-9 and _, begins with a letter and is no word of Python.
new-game-taken = There is a game or a package of the name { $name } already: choose another.
