game-name = Elven Rage
game-about = Rule a people of elves, win lands in six-card battles, and fulfil a secret goal.

setup-scenario = Scenario
    .help = Superiority is won by secret goals, Dragon Lord by taking every corner castle.
setup-scenario-superiority = Superiority
setup-scenario-dragon_lord = Dragon Lord
setup-peoples = Peoples
    .help = One people for each seat, in the order of the seats; none for lots.
setup-peoples-black = Black elves
setup-peoples-snow = Snow elves
setup-peoples-forest = Forest elves
setup-peoples-high = High elves
setup-castles = Castles (2 players)
    .help = Two castles in adjacent corners; their half of the map is in play.
setup-castles-A1-G1 = A1 and G1
setup-castles-G1-G7 = G1 and G7
setup-castles-G7-A7 = G7 and A7
setup-castles-A7-A1 = A7 and A1
setup-rounds = Round limit
    .help = Rounds of turns after which the game ends; 0 for 60, in Dragon Lord 100.

number-initiative = Initiative
number-lives = Lives
number-price = Price
number-lands = Lands
number-round_limit = Round limit
number-first = First player
number-captures = Further Capture phases
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-artifacts = Artifacts
zone-treasures = Treasures
zone-neutral_deck = Neutral deck
zone-neutral_discard = Neutral discard
zone-artifact_deck = Artifact deck
zone-artifact_discard = Used Artifacts
zone-undealt_goals = Undealt goals
zone-goal = Goal
zone-former_goal = Goal seen before
zone-dragons = Dragons
zone-chain = Declared Actions
zone-squad = Squad { $n }
flag-gained = an attack of this turn gained a land
flag-reach = the next attack reaches two lands far
flag-portal = the next attack may use a portal
flag-battle = a battle is on
neutrals = the neutrals
battle-round = round { $n }
squad-number = squad { $n }
and = {" "}and{" "}
or = {" "}or{" "}

people-black = Black elves
people-snow = Snow elves
people-forest = Forest elves
people-high = High elves
window-turn_start = turn start
window-after_discard = after Discard
window-pre_battle = before the battle
window-turn_end = turn end
window-reveal = reveal
window-card_turn = a card's turn
window-wound = wounds
window-final = end of the battle
place-N = North
place-E = East
place-S = South
place-W = West
place-reserve = Reserve
place-critical = Critical
direction-left = left
direction-centre = centre
direction-right = right
symbol-none = blank
symbol-S1 = Simple Strike
symbol-S2 = Double Simple Strike
symbol-P1 = Piercing Strike
symbol-P2 = Double Piercing Strike
symbol-SH = Shield
symbol-FS = Fire Shield
symbol-CA = Counterattack
symbol-MV = Movement
step-place = a card on the battle board
step-direction = a direction
step-other_place = the second card
step-hand = a hand card
step-rival = a rival
step-squad = a squad
step-land = a land
step-destination = where to
step-discard = a card of your discard pile
stage-0 = How many Treasures do you give?
stage-1 = Which Artifacts do you give?
stage-2 = How many Treasures do you ask for?
stage-3 = How many Artifacts do you ask for?

card-line = { $deck ->
    [black] Black elves
    [snow] Snow elves
    [forest] Forest elves
    [high] High elves
    [neutral] Neutrals
    [artifact] Artifact
   *[goal] Secret goal
}{ $rank ->
    [warrior] , warrior
    [hero] , Hero
    [dragon] , Dragon
    [guardian] , guardian of the portal
    [treasure] , Treasure
   *[none] {""}
}
card-symbols = Left: { $left }; centre: { $centre }; right: { $right }.
card-action = { $when }: { $effect }.
card-treasure = Outside battle: exchange it for 2 cards. In a battle it is an empty place.
timing-any = At any time
timing-outside = Outside battle
timing-own_turn = In your own turn, outside the attack
timing-before_capture = Before your Capture phase
timing-after_capture = After your Capture phase
timing-pre_battle = Before your own attack
timing-battle = In battle
timing-reveal = At the reveal
timing-card_turn = At a card's turn
timing-round_start = At the start of a round
timing-own_card_turn = At the turn of an own card
timing-wound = After lives were lost
timing-reply = In reply
scope-own_battle = {" "}(own battle)
condition-attack_gained_land = , if an attack of this turn gained a land
effect-replace_symbol = { $target ->
    [acting_card] one symbol of the acting card becomes { $symbol }
   *[own_warrior] one symbol of an own warrior becomes { $symbol }
}
effect-sharpen = a simple strike of an own warrior becomes piercing
effect-extra_hit = the target of an own simple strike loses { $n ->
    [one] 1 more life
   *[other] { $n } more lives
} on the same side, unless a shield stands there
effect-direct_damage = { $target ->
    [all_enemy_warriors] every enemy warrior loses
    [enemy_warrior] an enemy warrior loses
   *[any_warrior] any warrior loses
} { $n ->
    [one] 1 life
   *[other] { $n } lives
}
effect-restore = an own warrior gets back { $n ->
    [0] all lost lives
    [one] 1 lost life
   *[other] { $n } lost lives
}
effect-undo_wound = an own warrior gets back { $n ->
    [0] all lives it has just lost
    [one] 1 of the lives it has just lost
   *[other] { $n } of the lives it has just lost
}
effect-rescue = an own warrior without lives leaves the battle to your hand
effect-save_critical = your card in Critical returns to your hand
effect-replay_battle = the battle is laid out and fought anew
effect-swap_places = { $target ->
    [two_own_warriors] two own warriors exchange places
   *[two_any_warriors] any two warriors exchange places
}
effect-substitute = an own warrior, not a Dragon, and a hand card change places
effect-skip_turn = { $target ->
    [all_enemy_warriors] every enemy warrior that has not acted loses its turn
   *[any_warrior] a warrior that has not acted loses its turn
}{ $rounds ->
    [2] , and the one of the next round
   *[1] {""}
}{ $dragons ->
    [spared] ; not Dragons
   *[included] {""}
}
effect-act_again = the acting warrior takes one more turn
effect-change_initiative = { $target ->
    [own_warrior] the initiative of an own warrior
   *[any_warrior] the initiative of any warrior
} { $to ->
    [0] { $way ->
        [up] rises by { $by }
       *[down] falls by { $by }
    }
   *[other] becomes { $to }
}
effect-cancel = cancels { $kind ->
    [action] an Action
    [artifact] an Artifact
   *[either] an Action or an Artifact
}
effect-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-recover = take { $n ->
    [one] a card
   *[other] up to { $n } cards
} back from your discard pile
effect-draw_artifact = draw { $n ->
    [one] an Artifact
   *[other] { $n } Artifacts
}
effect-make_discard = a rival discards { $n ->
    [one] a random card
   *[other] { $n } random cards
}
effect-look_hand = look at a rival's hand
effect-look_squad = look at a squad
effect-look_goal = look at a rival's secret goal
effect-move_token = move an own token, not from a castle, to an adjacent unowned ordinary land or Tower
effect-extra_capture = another Capture phase this turn
effect-reach = the next attack of this turn may aim two lands far
effect-portal_once = the next attack of this turn may aim at any rival's castle
effect-peaceful_capture = take an adjacent unowned ordinary land instead of attacking
effect-protect_land = an own land that is no castle cannot be attacked until your next turn
effect-build_tower = build a Tower on an own ordinary land
effect-steal_treasure = take a Treasure from a rival whose lands touch yours
effect-steal_artifact = take a random Artifact from a rival
effect-take_treasure = take a Treasure from the neutral discard pile
effect-shroud = no strike may be aimed at an own warrior until the end of the round
effect-flame_shields = every Shield of your warriors becomes a Fire Shield
effect-fury = until the end of the round each damaging strike of yours takes 1 life more
effect-retreat = the battle ends at once without a winner
effect-silence = nobody may declare an Action until the end of the battle
effect-swap_goal = draw an undealt goal and keep one of the two
goal-text = Have { $needs }.
need-lands = { $n ->
    [one] { $n } land
   *[other] { $n } lands
}
need-by-players = {" "}(2 players: { $two }, 3 players: { $three }, 4 players: { $four })
need-towers = { $n ->
    [one] { $n } Tower
   *[other] { $n } Towers
}
need-castles = { $n ->
    [one] { $n } corner castle
   *[other] { $n } corner castles
}
need-central = the Central Castle
need-artifacts = { $n ->
    [one] { $n } unused Artifact
   *[other] { $n } unused Artifacts
}
need-treasures = { $n ->
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
need-taken = { $n ->
    [one] { $n } land taken from rivals
   *[other] { $n } lands taken from rivals
}

prompt-window = Do you want to play something? ({ $window })
prompt-reply = { $card } is declared. Do you reply?
prompt-target = { $card }: choose { $step }.
prompt-offer = Your offer. { $stage }
prompt-trade = { $seat } offers you a trade. Do you accept?
prompt-hand-over = { $n ->
    [one] Choose an Artifact to hand over.
   *[other] Choose { $n } more Artifacts to hand over.
}
prompt-discard = { $n ->
    [one] Choose a card to discard.
   *[other] Choose { $n } more cards to discard.
}
prompt-capture = Attack one land, or skip.
prompt-squad = Which squad do you look at or fight?
prompt-show = Which card of the squad do you lay face up?
prompt-neutrals = Who plays the neutrals?
prompt-commit = { $n ->
    [one] Choose the last card for the battle.
   *[other] Choose { $n } cards for the battle.
}
prompt-swap = Do you swap the Reserve card with one of your outer cards?
prompt-actor = Which of your cards acts first?
prompt-strike = The card in the { $place } acts: how?
prompt-replace = Choose a hand card for the one that is missing in the replay.
prompt-goal = Which goal do you keep?
prompt-over = The game is over.

action-pass = Pass
action-declare = Play { $card }
action-exchange = Exchange a Treasure for 2 cards
action-offer = Offer { $seat } a trade
action-give-treasures = Give { $n ->
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
action-give-artifact = Give { $card }
action-done = Done
action-ask-treasures = Ask for { $n ->
    [one] { $n } Treasure
   *[other] { $n } Treasures
}
action-ask-artifacts = Ask for { $n ->
    [one] { $n } Artifact
   *[other] { $n } Artifacts
}
action-accept = Accept
action-refuse = Refuse
action-hand-over = Hand over { $card }
action-discard = Discard { $card }
action-skip = Skip the attack
action-attack = Attack { $land }
action-look = Look at squad { $squad }
action-show = Lay { $card } face up
action-fight = Fight squad { $squad }
action-name = { $seat }
action-commit = Commit { $card }
action-give-up = Give up the land
action-swap = Swap with the card in the { $place }
action-act = The card in the { $place }
action-strike = Strike { $direction }
action-move = Move { $direction }
action-stand = Stand still
action-replace = { $card } takes the empty place
action-keep = Keep { $card }
action-at = The card in the { $place }
action-side = { $direction }
action-with = { $card }
action-rival = { $seat }
action-squad = Squad { $squad }
action-land = { $land }
action-to = To { $land }
action-take-back = Take back { $card }

event-lot = { $seat } draws the lot of the { $people }.
event-order-card = { $seat } draws { $card } for the turn order.
event-first = { $seat } takes the first turn.
event-turn = Round { $n }: { $seat }'s turn.
event-draws = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-discards = { $seat } discards { $card }.
event-reshuffles = The discard pile of { $seat } becomes the deck.
event-skips = { $seat } skips the attack.
event-attacks = { $seat } attacks { $land }.
event-lapses = The attack of { $seat } lapses: too few cards.
event-squads = { $n ->
    [one] { $n } squad is dealt.
   *[other] { $n } squads are dealt.
}
event-looks = { $seat } looks at squad { $squad }.
event-sees-card = Squad { $squad } holds { $card }.
event-shows = { $seat } lays { $card } face up on squad { $squad }.
event-fights = { $seat } fights squad { $squad }.
event-neutrals = { $seat } plays the neutrals.
event-commits = { $seat } commits { $card }.
    .hidden = { $seat } commits a card.
event-gives-up = { $seat } gives up { $land }.
event-laid = { $card } lies in the { $place }.
    .hidden = The { $place } stays empty.
event-swaps = { $seat } swaps the Reserve card with the card in the { $place }.
event-to-hand = { $card } returns to the hand of { $seat }.
event-to-discard = { $card } goes to the discard pile of { $seat }.
event-to-place = { $card } returns to its place.
event-round = Round { $n } of the battle.
event-card-turn = { $card } in the { $place } acts.
event-strikes = The card in the { $place } strikes { $direction } at { $card }.
event-loses-lives = The card in the { $place } loses { $n ->
    [one] { $n } life
   *[other] { $n } lives
}.
event-moves = The card in the { $place } moves { $direction }.
event-stands = The card in the { $place } stands still.
event-dies = { $card } in the { $place } dies.
event-battle-won = The battle is won by { $seat }.
event-takes-land = { $seat } takes { $land }.
event-gains-artifact = { $seat } gains an Artifact: { $card }.
    .hidden = { $seat } gains an Artifact.
event-gains-treasure = { $seat } gains a Treasure.
event-declares = { $seat } declares { $card }{ $first ->
    [none] {""}
   *[other] : { $first }
}{ $second ->
    [none] {""}
   *[other] , { $second }
}.
event-cancelled = { $card } is cancelled.
event-no-effect = { $card } has no effect.
event-exchanges = { $seat } exchanges a Treasure for 2 cards.
event-offers = { $seat } offers { $rival } a trade: { $treasures } Treasures and { $artifacts } Artifacts for { $asked_treasures } Treasures and { $asked_artifacts } Artifacts.
event-trades = { $seat } and { $rival } trade.
event-refuses = { $seat } refuses the trade.
event-hands-over = { $seat } hands { $rival } an Artifact: { $card }.
    .hidden = { $seat } hands { $rival } an Artifact.
event-loses-artifacts = { $seat } loses { $n ->
    [one] { $n } Artifact
   *[other] { $n } Artifacts
} with the home castle.
event-eliminated = { $seat } has lost the last castle and is out.
event-goal-revealed = { $seat } has fulfilled the goal { $card }.
event-wins = { $seat } wins.
event-sees-hand = { $rival } holds { $card }.
event-sees-goal = The goal of { $rival } is { $card }.
event-keeps-goal = { $seat } keeps a goal: { $card }.
    .hidden = { $seat } keeps a goal.
event-symbol = The { $direction } of the card in the { $place } becomes { $symbol }.
event-initiative = The card in the { $place } now has initiative { $n }.
event-restored = The card in the { $place } gets back { $n ->
    [one] { $n } life
   *[other] { $n } lives
}.
event-loses-turn = The card in the { $place } loses its turn.
event-tower = A Tower stands on { $land }.
event-protected = { $land } is protected.
event-leaves-land = { $seat } leaves { $land }.
event-retreat = { $seat } breaks off the battle.
event-replay = { $seat } has the battle fought anew.
event-substitutes = { $seat } sends { $card } into the { $place }.
event-steals-treasure = { $seat } takes a Treasure from { $rival }.
event-steals-artifact = { $seat } takes an Artifact from { $rival }: { $card }.
    .hidden = { $seat } takes an Artifact from { $rival }.
event-round-limit = The limit of { $n ->
    [one] { $n } round
   *[other] { $n } rounds
} is reached.

ending-goal = a secret goal is fulfilled
ending-castles = every corner castle is in one hand
ending-last_player = only one player is left
ending-round_limit = the round limit is reached

refusal-unknown_land = There is no such land: { $detail }
refusal-not_a_target = You cannot attack this land: { $detail }
refusal-squad_is_open = This squad cannot be looked at: { $detail }
refusal-looked_already = You have looked at a squad in this attack: { $detail }
refusal-protected_land = This land is protected: { $detail }
refusal-not_in_hand = This card is not in your hand: { $detail }
refusal-must_defend = This land cannot be given up: { $detail }
refusal-not_a_strike = The card cannot strike that way: { $detail }
refusal-must_strike = A card that can strike must strike: { $detail }
refusal-not_an_own_outer_card = Only one of your own outer cards can be swapped: { $detail }
refusal-no_treasure = No Treasure can be exchanged now: { $detail }
refusal-no_offer = No trade can be offered now: { $detail }
refusal-not_held = You do not hold this card: { $detail }
refusal-wrong_time = This is not the time for { $detail }
refusal-hand_too_large = With more than 5 cards you may declare no Action: { $detail }
refusal-silenced = No Action may be declared in this battle any more: { $detail }
refusal-too_few_lands = You own too few lands for { $detail }
refusal-used_this_turn = The Action of this card was used this turn: { $detail }
refusal-not_own_battle = This needs a battle of your own: { $detail }
refusal-no_land_gained = No attack of this turn has gained a land: { $detail }
refusal-no_target = There is nothing it could change now: { $detail }
mistake-peoples = { $n ->
    [one] name { $n } people, or none for lots.
   *[other] name { $n } different peoples, or none for lots.
}
standing-always = always
standing-own = in my turns and battles
standing-attacked = only when I am attacked
standing-never = never
standing-clause = ER-13.9
