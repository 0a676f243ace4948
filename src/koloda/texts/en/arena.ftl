# koloda advise and koloda analyse
advise-title = After { $n ->
    [one] one action
   *[other] { $n } actions
}, { $player } to decide: { $prompt }
advise-chances = Chances: { $chances }
advise-option = { $chance } %  { $option }  ({ $visits ->
    [one] one walk
   *[other] { $visits } walks
})
advise-forced = There is only one option: { $option }
record-over = the game is over after { $n } actions: choose an earlier one with --at
no-such-decision = there is no decision { $k }: this record has the actions 0 to { $n }
record-empty = the record has no actions: there is nothing to analyse
analyse-title = { $game }: analysis of a game
analyse-about = { $seats } seats, { $actions ->
    [one] one action
   *[other] { $actions } actions
}, seed { $seed }
analyse-chances = Chances to win
analyse-axis = decision
analyse-mistakes = Decisions that lost most
analyse-none = No decision lost five percent or more.
analyse-line = Action { $n }, { $player }: { $taken } ({ $chance } %); better: { $best } ({ $best_chance } %)
analyse-all = All decisions
analyse-number = action
analyse-player = player
analyse-taken = taken
analyse-best = best found
analyse-chance = chance
analyse-best-chance = chance by the best
analyse-loss = lost

# Reports of koloda tournament and koloda balance
percent = { $n } %
from-to = { $low }–{ $high }
tournament-title = { $game }: tournament
tournament-about = { $mode ->
    [gauntlet] The first agent against each other one
   *[other] Everybody against everybody
}, { $seats } seats, { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
balance-title = { $game }: balance
balance-about = { $games ->
    [one] One game
   *[other] { $games } games
} with { $seats } seats, played by { $agents }; seed { $seed }
report-ladder = Rating ladder
report-ladder-note = The further to the right, the stronger. Where two intervals overlap widely, the order is not yet certain.
report-matrix = Win matrix
report-matrix-note = The score of the row’s agent against the column’s, in percent of the wins.
report-seats = Seat advantage
report-seats-note = How often each seat won. The dashed line is the fair share.
report-order = Advantage of the order of play
report-order-note = How often the player won who moved first, second and so on. The dashed line is the fair share.
report-agents = Agents
report-agents-note = The agents take the seats in rotation.
report-length = Game length
report-length-note = Decisions in a game, forced ones included.
report-endings = How games end
report-endings-note = Every way in which a game ended, the most frequent first.
report-decks = Decks
report-decks-note = The score of the row’s deck against the column’s, in percent of the wins; the table sums it up over all rivals.
report-matchups = Deck match-ups
report-matchups-note = Each deck against each rival. Click a head to sort.
report-cards = Cards
report-cards-note = How often the players won who played a card at least once, and those who held it. The plot shows the cards with the surest advantage. Click a head to sort.
axis-rating = rating, with its 95 % interval
axis-wins = share of the wins
axis-decisions = decisions in a game
axis-games = games
axis-played = win rate of those who played the card
column-agent = agent
column-first = first
column-second = second
column-rating = rating
column-rating-low = 95 % interval of the rating
column-games = games
column-score = wins
column-rate = share
column-low = 95 % interval
column-verdict = verdict
column-seat = seat
column-place = order of play
column-ending = ending
column-deck = deck
column-rival = rival
column-card = card
column-name = name
column-times-played = times played
column-seats-that-played = players who played it
column-played-rate = of them won
column-played-low = 95 % interval (played)
column-seats-that-held = players who held it
column-held-rate = of these won
column-held-low = 95 % interval (held)
verdict-high = above the lower rate
verdict-low = below the upper rate
verdict-open = not decided
