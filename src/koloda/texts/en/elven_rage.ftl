game-name = Elven Rage
game-about = Rule a people of elves, win lands in six-card battles, and fulfil a secret goal.

frame-high = High elves
frame-snow = Snow elves
frame-forest = Forest elves
frame-black = Black elves
frame-neutral = neutral
frame-artifact = artifacts
frame-goal = goals
kind-warrior = warriors
kind-hero = heroes
kind-dragon = dragons
kind-guardian = portal guardian
kind-artifact = artifacts
kind-treasure = treasure
kind-goal = goals

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
    .help = Rounds of turns after which the game ends; 0 means 60, in Dragon Lord 100.

number-initiative = Initiative
number-lives = Lives
number-price = Price
number-lands = Lands
number-round_limit = Round limit
number-first = First player
number-captures = Further capture phases
reason-printed = printed
reason-lost = lost
reason-battle = until the end of the battle
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-artifacts = Artifacts
zone-treasures = Treasures
zone-neutral_deck = Neutral deck
zone-neutral_discard = Neutral discard
zone-artifact_deck = Artifact deck
zone-artifact_discard = Used artifacts
zone-undealt_goals = Undealt goals
zone-goal = Goal
zone-former_goal = Goal seen before
zone-dragons = Dragons
zone-chain = Declared cards
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
    .for = the Black elves
people-snow = Snow elves
    .for = the Snow elves
people-forest = Forest elves
    .for = the Forest elves
people-high = High elves
    .for = the High elves
window-turn_start = The turn begins.
window-after_discard = The capture phase is next.
window-pre_battle = The battle is next.
window-turn_end = The turn ends.
window-reveal = The cards are revealed.
window-card_turn = A card acts.
window-wound = Somebody is wounded.
window-final = The battle ends.
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
    .as = blank
symbol-S1 = simple strike
    .as = a simple strike
symbol-S2 = double simple strike
    .as = a double simple strike
symbol-P1 = piercing strike
    .as = a piercing strike
symbol-P2 = double piercing strike
    .as = a double piercing strike
symbol-SH = shield
    .as = a shield
symbol-FS = fire shield
    .as = a fire shield
symbol-CA = counterattack
    .as = a counterattack
symbol-MV = movement
    .as = movement
step-place = a card on the battle board
step-direction = one of the three attacks
step-other_place = the second card
step-hand = a hand card
step-rival = a rival
step-squad = a squad
step-land = a land
step-destination = the land the token moves to
step-discard = a card of your discard pile
stage-0 = How many treasures do you give?
stage-1 = Which artifacts do you give?
stage-2 = How many treasures do you ask for?
stage-3 = How many artifacts do you ask for?

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
    [hero] , hero
    [dragon] , dragon
    [guardian] , guardian of the portal
    [treasure] , treasure
   *[none] {""}
}
card-short = { $rank ->
    [hero] { card-people } · hero
    [dragon] { card-people } · dragon
    [guardian] Guardian
    [treasure] Treasure
   *[other] { card-people }
}
card-people = { $deck ->
    [black] Black
    [snow] Snow
    [forest] Forest
    [high] High
    [neutral] Neutrals
    [artifact] Artifact
   *[goal] Goal
}
card-signs = Left: { $left }. Centre: { $centre }. Right: { $right }.
card-action = { $when }{ $condition ->
    [attack_gained_land] , if an attack of this turn gained a land
   *[none] {""}
}: { $effect }
card-treasure = outside battle: exchange it for 2 cards of your deck
card-treasure-battle = in a battle it is an empty place
card-when-any = at any time
card-when-outside = outside battle
card-when-own_turn = in your turn, outside the attack
card-when-before_capture = before your capture phase
card-when-after_capture = after your capture phase
card-when-pre_battle = before a battle in which you attack
card-when-battle = at any moment
card-when-reveal = at the reveal
card-when-card_turn = at any card's turn
card-when-round_start = at the start of a round
card-when-own_card_turn = at your warrior's turn
card-when-wound = after a wound
card-when-reply = in reply
card-in-own_battle = in your battle
card-in-any_battle = in any battle
effect-replace_symbol = { $target ->
    [acting_card] one of its attacks becomes { $symbol }
   *[own_warrior] one attack of your warrior becomes { $symbol }
}
effect-sharpen = a simple strike of your warrior becomes piercing
effect-extra_hit = the card that your warrior's simple strike wounded loses { $n ->
    [one] 1 more life
   *[other] { $n } more lives
}, unless a shield stands on that side
effect-direct_damage = { $target ->
    [all_enemy_warriors] every enemy warrior loses
    [enemy_warrior] a chosen enemy warrior loses
   *[any_warrior] a chosen warrior loses
} { $n ->
    [one] 1 life
   *[other] { $n } lives
}
effect-restore = your warrior gets back { $n ->
    [0] all its lost lives
    [one] 1 lost life
   *[other] { $n } lost lives
}
effect-undo_wound = your warrior gets back { $n ->
    [0] all lives it has just lost
    [one] 1 of the lives it has just lost
   *[other] { $n } of the lives it has just lost
}
effect-rescue = your warrior with no lives left leaves the battle for your hand
effect-save_critical = your card in Critical returns to your hand
effect-replay_battle = the cards are laid out anew and the battle starts again
effect-swap_places = { $target ->
    [two_own_warriors] two of your warriors
   *[two_any_warriors] any two warriors
} exchange places
effect-substitute = exchange your warrior, but not a dragon, for a card of your hand
effect-skip_turn = { $target ->
    [all_enemy_warriors] every enemy warrior{ $dragons ->
        [spared] {" "}but dragons
       *[included] {""}
    } that has not acted yet loses its turn
   *[any_warrior] a chosen warrior{ $dragons ->
        [spared] , but not a dragon,
       *[included] {""}
    } that has not acted yet loses its turn
}{ $rounds ->
    [2] {" "}in this round and the next
   *[1] {""}
}
effect-act_again = it takes one more turn
effect-change_initiative = the initiative of { $target ->
    [own_warrior] your warrior
   *[any_warrior] a chosen warrior
} { $to ->
    [0] { $way ->
        [up] rises by { $by }
       *[down] falls by { $by }
    }
   *[other] becomes { $to }
}
effect-cancel = cancel { $kind ->
    [action] an action
    [artifact] the use of an artifact
   *[either] an action or the use of an artifact
} declared by a rival
effect-draw = draw { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-recover = take { $n ->
    [one] a card
   *[other] up to { $n } cards
} from your discard pile into your hand
effect-draw_artifact = draw { $n ->
    [one] an artifact
   *[other] { $n } artifacts
}
effect-make_discard = a chosen rival discards { $n ->
    [one] a random card
   *[other] { $n } random cards
} from hand
effect-look_hand = look at a rival's hand
effect-look_squad = look at the cards of a squad
effect-look_goal = look at a rival's secret goal
effect-move_token = move one of your tokens, but not from a castle, to an adjacent unowned tower or ordinary land
effect-extra_capture = take another capture phase
effect-reach = the next attack of this turn may aim one land further
effect-portal_once = the next attack of this turn may aim at any castle of a rival
effect-peaceful_capture = instead of attacking, take an adjacent unowned ordinary land
effect-protect_land = one of your lands, but not a castle, cannot be attacked until your next turn
effect-build_tower = build a tower on your ordinary land
effect-steal_treasure = take a treasure from a rival whose lands touch yours
effect-steal_artifact = take a random artifact from a rival
effect-take_treasure = take a treasure from the neutral discard pile
effect-shroud = your warrior cannot be struck until the end of the round
effect-flame_shields = all shields of your warriors become fire shields
effect-fury = until the end of the round each strike of your warriors that takes lives takes 1 more
effect-retreat = the battle ends at once without a winner
effect-silence = nobody may declare actions until the end of the battle
effect-swap_goal = take one of the undealt goals and keep one of the two
card-goal = have { $needs }
card-and = {" "}and{" "}
card-need-lands = { $n ->
    [one] { $n } land
   *[other] { $n } lands
}
card-need-players = {" "}({ $n } with { $seats } players)
card-need-towers = { $n ->
    [one] { $n } tower
   *[other] { $n } towers
}
card-need-castles = { $n ->
    [one] { $n } corner castle
   *[other] { $n } corner castles
}
card-need-central = the Central Castle
card-need-artifacts = { $n ->
    [one] { $n } unused artifact
   *[other] { $n } unused artifacts
}
card-need-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
card-need-taken = { $n ->
    [one] { $n } land taken from rivals
   *[other] { $n } lands taken from rivals
}
card-need-of_them = , { $n } of them taken from rivals

prompt-window = { $window ->
    [card_turn] { $card } acts.
   *[other] { $said }
} Do you play a card?
prompt-reply = { $card } is declared. Do you reply?
prompt-target = { $card }: choose { $step }.
prompt-offer = { $stage }
prompt-trade = { $seat } offers you a trade: { $gives }, { $asks }. Do you accept?
prompt-hand-over = { $n ->
    [one] Choose an artifact to hand over.
   *[other] Choose { $n } more artifacts to hand over.
}
prompt-discard = { $n ->
    [one] Choose a card to discard.
   *[other] Choose { $n } more cards to discard.
}
prompt-capture = Which land do you attack? You may also skip.
prompt-squad = { $looked ->
    [yes] Which squad do you fight?
   *[no] Which squad do you fight? You may look at one closed squad first.
}
prompt-show = Which card of the squad do you turn up for all to see?
prompt-neutrals = Who plays the neutrals?
prompt-commit = { $n ->
    [one] Choose the last card for the battle.
   *[other] Choose { $n } cards for the battle.
}
prompt-swap = Do you put the card of the Reserve in the place of one of your outer cards?
prompt-actor = Which of your cards acts first?
prompt-strike = { $how ->
    [strike] { $card } acts: whom does it strike?
   *[move] { $card } acts and has nobody to strike. Does it change places?
}
prompt-replace = Choose a hand card instead of the one missing in the replay.
prompt-goal = Which goal do you keep?
prompt-over = The game is over.

action-pass = Pass
action-declare = Play { $card }
action-exchange = Exchange a treasure for 2 cards
action-offer = Offer a trade to { $seat }
action-give-treasures = Give { $n ->
    [0] no treasures
    [one] { $n } treasure
   *[other] { $n } treasures
}
action-give-artifact = Give { $card }
action-done = Done
action-ask-treasures = Ask for { $n ->
    [0] no treasures
    [one] { $n } treasure
   *[other] { $n } treasures
}
action-ask-artifacts = Ask for { $n ->
    [0] no artifacts
    [one] { $n } artifact
   *[other] { $n } artifacts
}
action-accept = Accept
action-refuse = Refuse
action-hand-over = Hand over { $card }
action-discard = Discard { $card }
action-skip = Skip the attack
action-attack = Attack { $land }
action-look = Look at squad { $squad }
action-show = Turn up { $card }
action-fight = Fight squad { $squad }
action-name = { $seat }
action-commit = Send { $card } into battle
action-give-up = Give up the land without a battle
action-swap = Put it in the place { $place }
action-act = The card in the { $place }
action-strike = Strike { $direction }
action-move = Move { $direction }
action-stand = Stay
action-replace = Put in { $card }
action-keep = Keep { $card }
action-at = The card in the { $place }
action-side = The { $direction } attack
action-with = { $card }
action-rival = { $seat }
action-squad = Squad { $squad }
action-land = { $land }
action-to = To { $land }
action-take-back = Take back { $card }

quoted-card = { $card }
goods-treasures = { $n ->
    [one] { $n } treasure
   *[other] { $n } treasures
}
goods-artifacts = { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
}
goods-given = gives { $goods }
goods-given-none = gives nothing
goods-asked = asks for { $goods }
goods-asked-none = asks for nothing
land-tower = the tower { $land }
land-castle = the castle { $land }
land-central = the Central Castle { $land }
offered-attack = Attack { $land }
offered-strike = Strike { $card } ({ $direction })
offered-move = Change places with { $card } ({ $direction })
offered-swap = Put it in the place of { $card } ({ $place })
offered-at = { $card } ({ $place })

event-lot = By lot { $seat } plays { $people }.
event-order-card = Who goes first: { $seat } draws { $card }.
event-first = { $seat } takes the first turn.
event-turn = Round { $n }: { $seat }'s turn.
event-draws = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-discards = { $seat } discards { $card }.
event-reshuffles = { $seat }: the discard pile is shuffled into a new deck.
event-skips = { $seat } skips the attack.
event-attacks = { $seat } attacks { $land }.
event-lapses = { $seat }: the attack lapses for want of cards.
event-squads = { $n ->
    [one] { $n } squad is dealt.
   *[other] { $n } squads are dealt.
}
event-looks = { $seat } looks at squad { $squad }.
event-sees-card = Squad { $squad } holds { $card }.
event-shows = { $seat } turns up { $card } in squad { $squad }.
event-fights = { $seat } fights squad { $squad }.
event-neutrals = { $seat } plays the neutrals.
event-commits = { $seat } sends { $card } into battle.
    .hidden = { $seat } sends a card into battle.
event-gives-up = { $seat } gives up { $land } without a battle.
event-laid = { $place }: { $card }.
    .hidden = { $place }: nobody.
event-swaps = { $seat } puts { $card } from the Reserve in the place of { $card_out }.
event-to-hand = { $card } returns to hand ({ $seat }).
event-to-discard = { $card } goes to the discard pile ({ $seat }).
event-to-place = { $card } returns to its place.
event-round = Round { $n }.
event-card-turn = { $card } acts ({ $place }).
event-strikes = { $card_by } strikes { $card }.
event-loses-lives = { $card } loses { $n ->
    [one] { $n } life
   *[other] { $n } lives
}.
event-moves = { $card } changes places with { $card_with }.
event-stands = { $card } stays.
event-dies = { $card } dies.
event-battle-won = The battle is won by { $seat }.
event-takes-land = { $seat } takes { $land }.
event-gains-artifact = { $seat } gains the artifact { $card }.
    .hidden = { $seat } gains an artifact.
event-gains-treasure = { $seat } gains a treasure.
event-declares = { $seat } declares { $card }{ $first ->
    [none] {""}
   *[other] : { $first }
}{ $second ->
    [none] {""}
   *[other] , { $second }
}.
event-cancelled = { $card } is cancelled.
event-no-effect = { $card } changes nothing.
event-exchanges = { $seat } exchanges a treasure for 2 cards.
event-offers = { $seat } offers { $rival } a trade: { $gives }, { $asks }.
event-trades = { $seat } and { $rival } trade.
event-refuses = { $seat } refuses the trade.
event-hands-over = { $seat } hands { $rival } the artifact { $card }.
    .hidden = { $seat } hands { $rival } an artifact.
event-loses-artifacts = { $seat } loses { $n ->
    [one] { $n } artifact
   *[other] { $n } artifacts
} with the home castle.
event-eliminated = { $seat } has lost the last castle and is out.
event-goal-revealed = { $seat } has fulfilled the goal { $card }.
event-wins = { $seat } wins.
event-sees-hand = { $rival } holds { $card }.
event-sees-goal = The goal of { $rival } is { $card }.
event-keeps-goal = { $seat } keeps the goal { $card }.
    .hidden = { $seat } keeps one of two goals.
event-symbol = { $card }: the { $direction } attack becomes { $symbol }.
event-initiative = { $card } now has initiative { $n }.
event-restored = { $card } gets back { $n ->
    [one] { $n } life
   *[other] { $n } lives
}.
event-loses-turn = { $card } loses its turn.
event-tower = A tower is built on { $land }.
event-protected = { $land } cannot be attacked for now.
event-leaves-land = { $seat } leaves { $land }.
event-retreat = { $seat } breaks off the battle.
event-replay = { $seat } has the battle fought anew.
event-substitutes = { $seat } puts { $card } in the place of { $card_out }.
event-steals-treasure = { $seat } takes a treasure from { $rival }.
event-steals-artifact = { $seat } takes the artifact { $card } from { $rival }.
    .hidden = { $seat } takes an artifact from { $rival }.
event-round-limit = The limit of { $n ->
    [one] { $n } round
   *[other] { $n } rounds
} is reached.

ending-goal = a secret goal is fulfilled
ending-castles = every corner castle is in one hand
ending-last_player = only one player is left
ending-round_limit = the round limit is reached

refusal-unknown_land = There is no such land: { $detail }.
refusal-not_a_target = You cannot attack this land.
refusal-squad_is_open = This squad shows a card and cannot be looked at.
refusal-looked_already = You have already looked at a squad in this attack.
refusal-protected_land = This land cannot be attacked for now.
refusal-not_in_hand = This card is not in your hand.
refusal-must_defend = This land cannot be given up.
refusal-not_a_strike = The card cannot strike that way.
refusal-must_strike = A card that can strike must strike.
refusal-not_an_own_outer_card = Only one of your own outer cards can be swapped.
refusal-no_treasure = No treasure can be exchanged now.
refusal-no_offer = No trade can be offered now.
refusal-not_held = You do not hold { $detail }.
refusal-wrong_time = This is not the time for { $detail }.
refusal-hand_too_large = With more than 5 cards in hand you may not declare actions.
refusal-silenced = No action may be declared until the end of this battle.
refusal-too_few_lands = You own too few lands for { $detail }.
refusal-used_this_turn = The action of { $detail } was declared this turn already.
refusal-not_own_battle = { $detail } is played only in a battle of your own.
refusal-no_land_gained = No attack of this turn has gained a land.
refusal-no_target = { $detail } would change nothing now.
mistake-peoples = { $n ->
    [one] name { $n } people, or none for lots.
   *[other] name { $n } different peoples, or none for lots.
}
standing-always = always
standing-own = in my turns and battles
standing-attacked = only when I am attacked
standing-never = never
standing-clause = ER-13.9

## Cards in glyphs

line-action = { $when }{ $condition ->
    [attack_gained_land] , land gained
   *[none] {""}
}: { $effect }
line-treasure = outside battle: [draw]2
line-treasure-battle = in battle: an empty place
line-when-any = any time
line-when-outside = outside battle
line-when-own_turn = in your turn
line-when-before_capture = before capture
line-when-after_capture = after capture
line-when-pre_battle = attacking
line-when-battle = any moment
line-when-reveal = at the reveal
line-when-card_turn = at a card's turn
line-when-round_start = at round start
line-when-own_card_turn = at your warrior's turn
line-when-wound = after a wound
line-when-reply = in reply
line-in-own_battle = in your battle
line-in-any_battle = in any battle
line-replace_symbol = { $target ->
    [acting_card] its attack
   *[own_warrior] your attack
} → { $symbol }
line-sharpen = your [simple_strike] → [piercing_strike]
line-extra_hit = [life_lost]−{ $n } more after [simple_strike]
line-direct_damage = { $target ->
    [all_enemy_warriors] all enemies
    [enemy_warrior] enemy
   *[any_warrior] any warrior
} [life_lost]−{ $n }
line-restore = your warrior { $n ->
    [0] all [life_gain]
   *[other] [life_gain]+{ $n }
}
line-undo_wound = get back { $n ->
    [0] all [life_gain]
   *[other] [life_gain]{ $n }
}
line-rescue = dying warrior → [hand]
line-save_critical = your [critical] card → [hand]
line-replay_battle = [replay] battle anew
line-swap_places = [swap_places] { $target ->
    [two_own_warriors] two of yours
   *[two_any_warriors] any two
}
line-substitute = [swap_places] warrior (no dragon) with [hand] card
line-skip_turn = { $target ->
    [all_enemy_warriors] all enemies
   *[any_warrior] any warrior
} [lose_turn]{ $rounds ->
    [2] 2
   *[1] {""}
}{ $dragons ->
    [spared] {" "}(no dragon)
   *[included] {""}
}
line-act_again = [act_again] once more
line-change_initiative = { $target ->
    [own_warrior] your warrior
   *[any_warrior] any warrior
} [initiative]{ $to ->
    [0] { $way ->
        [up] +{ $by }
       *[down] −{ $by }
    }
   *[other] ={ $to }
}
line-cancel = [cancel] { $kind ->
    [action] action
    [artifact] artifact
   *[either] action or artifact
}
line-draw = [draw]{ $n }
line-recover = { $n ->
    [one] [recover]{ $n } from discard
   *[other] up to [recover]{ $n } from discard
}
line-draw_artifact = [artifact]+{ $n }
line-make_discard = rival [discard]{ $n } at random
line-look_hand = [look] rival's hand
line-look_squad = [look] squad
line-look_goal = [look] rival's goal
line-move_token = [token] to unowned land nearby
line-extra_capture = [capture] once more
line-reach = [attack] a land further
line-portal_once = [attack] a rival's castle
line-peaceful_capture = take unowned land without [attack]
line-protect_land = [protect] on your land
line-build_tower = [tower] on your land
line-steal_treasure = [treasure] of a neighbour
line-steal_artifact = random [artifact] of a rival
line-take_treasure = [treasure] from neutral discard
line-shroud = [shroud] on your warrior
line-flame_shields = your [side_shield] → [fire_shield]
line-fury = [fury]+1 to strikes
line-retreat = [retreat] no winner
line-silence = [silence] actions
line-swap_goal = [goal] take another, keep one
line-goal = { $needs }
line-and = {" "}+{" "}
line-need-lands = [land]{ $n }
line-need-players = {" "}({ $n } with { $seats })
line-need-towers = [tower]{ $n }
line-need-castles = [castle]{ $n }
line-need-central = [central]
line-need-artifacts = [artifact]{ $n }
line-need-treasures = [treasure]{ $n }
line-need-taken = [taken]{ $n }
line-need-of_them = , [taken]{ $n } of them

## Words and glyphs on cards

glyph-simple_strike = simple strike
    .help = It takes 1 life, a double one 2; a shield on that side stops it.
    .clause = ER-9.1
glyph-piercing_strike = piercing strike
    .help = It takes 1 life, a double one 2, even through a shield.
    .clause = ER-9.5
glyph-side_shield = shield
    .help = It stops simple strikes from that side.
    .clause = ER-9.3
glyph-fire_shield = fire shield
    .help = It stops a simple strike, and whoever strikes from that side loses 1 life.
    .clause = ER-9.7
glyph-counterattack = counterattack
    .help = A strike from that side does its damage, but the striking card loses 1 life.
    .clause = ER-9.10
glyph-movement = movement
    .help = With nobody to strike, the warrior may exchange places with the card the sign points at.
    .clause = ER-9.15
glyph-life_lost = loss of lives
    .help = The warrior loses so many lives; no shield helps against it.
    .clause = ER-12.20
glyph-life_gain = lives given back
    .help = The warrior gets lost lives back, never above the printed number.
    .clause = ER-12.22
glyph-hand = hand
    .help = The cards a player holds: of his own people only and at most 5.
    .clause = ER-1.12
glyph-critical = Critical
    .help = The card dealt to this place does not fight and dies.
    .clause = ER-6.5
glyph-replay = replay
    .help = The six cards are gathered, shuffled and laid out again, and wounds are gone.
    .clause = ER-20.3
glyph-swap_places = exchange of places
    .help = Cards change places and keep their wounds and other changes.
    .clause = ER-9.17
glyph-lose_turn = lost turn
    .help = A warrior that has not acted yet has no turn this round; the number says for how many rounds.
    .clause = ER-12.22
glyph-act_again = one more turn
    .help = Directly after its turn the warrior takes another one.
    .clause = ER-8.23
glyph-initiative = initiative
    .help = In a round the card with more of it acts earlier.
    .clause = ER-8.2
glyph-cancel = cancel
    .help = The declared card has no effect and is discarded.
    .clause = ER-12.16
glyph-draw = draw cards
    .help = Draw so many cards from your deck; discard what is above 5.
    .clause = ER-1.12
glyph-discard = discard cards
    .help = So many hand cards go to the discard pile, for all to see.
    .clause = ER-19.13
glyph-recover = take back
    .help = Take cards of your discard pile into your hand, no more than this number.
    .clause = ER-12.23
glyph-artifact = artifact
    .help = A secret card used once, at the time it names.
    .clause = ER-15.2
glyph-look = look
    .help = Only you see the cards.
    .clause = ER-19.15
glyph-token = land token
    .help = The token moves to an adjacent unowned land, never from or to a castle, and leaves its old land unowned.
    .clause = ER-20.10
glyph-capture = capture phase
    .help = The phase of a turn in which you attack one land or skip.
    .clause = ER-3.19
glyph-attack = attack
    .help = Usually it aims at a land next to yours that is not yours.
    .clause = ER-3.9
glyph-protect = protection
    .help = Until your next turn this land cannot be attacked; a castle is never protected.
    .clause = ER-5.25
glyph-tower = tower
    .help = Each tower of yours gives 1 more card at the start of your turn.
    .clause = ER-11.1
glyph-treasure = treasure
    .help = Outside battle it can be exchanged for 2 cards.
    .clause = ER-14.3
glyph-shroud = shroud
    .help = Until the end of the round this warrior cannot be struck.
    .clause = ER-8.25
glyph-fury = fury
    .help = Until the end of the round each strike of your warriors that takes lives takes 1 more.
    .clause = ER-8.25
glyph-retreat = retreat
    .help = The battle is broken off: the land keeps its owner, survivors return to hand.
    .clause = ER-10.13
glyph-silence = silence
    .help = Until the end of this battle nobody declares actions.
    .clause = ER-12.5
glyph-goal = secret goal
    .help = Whoever fulfils his own goal first wins.
    .clause = ER-17.1
glyph-land = lands
    .help = So many lands must be yours; towers and castles are lands too.
    .clause = ER-1.3
glyph-castle = corner castle
    .help = A castle in a corner of the map: 1 more card at the start of a turn, and a dragon defends it.
    .clause = ER-11.2
glyph-central = Central Castle
    .help = Its owner may attack any castle of a rival.
    .clause = ER-11.11
glyph-taken = taken from rivals
    .help = Lands you have taken from rivals and still hold.
    .clause = ER-17.1
keyword-price = price of the action
    .help = The action may be declared if you own at least so many lands; they are not spent.
    .clause = ER-12.3
keyword-initiative = initiative
    .help = In a round the card with more of it acts earlier; of equal ones the attacker's.
    .clause = ER-8.2
keyword-dragon = dragon
    .help = It defends its castle, has no action, and is back for the next defence after it dies.
    .clause = ER-11.3
keyword-guardian = guardian of the portal
    .help = He defends the Central Castle with two random neutral cards.
    .clause = ER-11.9
