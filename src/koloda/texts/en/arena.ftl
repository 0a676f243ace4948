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
analyse-line = Action { $n }, { $player }: { $taken } ({ $chance } %); better: { $best } ({ $best_chance } %)
analyse-all = All decisions
analyse-number = action
analyse-player = player
analyse-taken = taken
analyse-best = best found
analyse-chance = chance
analyse-best-chance = chance by the best
analyse-loss = lost
