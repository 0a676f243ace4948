game-name = Valhalla
game-about = Gather warriors, arm them with dice, and send them gloriously to Valhalla.

setup-mode = Mode
    .help = One seat is the solo mode against a monster.
setup-mode-auto = by the number of seats
setup-mode-competitive = against each other
setup-mode-solo = solo
setup-expansions = Expansions
    .help = Any that suit the number of players.
setup-expansions-loki = Loki's Cunning
setup-expansions-thor = Thor's Help
setup-expansions-valkyries = Valkyries
setup-expansions-dwarves = Dwarves of Svartalfheim
setup-expansions-tyr = Wrath of Tyr
setup-expansions-last_viking = The Last Viking
setup-expansions-partnership = Partnership of Jarls
setup-expansions-alliance = Alliance of Jarls
setup-variant = Variants
    .help = Changes of the set-up.
setup-variant-simple = simplified, without jarls
setup-variant-drafting = hand drafting
setup-variant-five_jarls = choice of five jarls
setup-variant-first_game = first-game jarls
setup-first = First player
    .help = Who begins; otherwise chance decides.
setup-first-random = at random
setup-first-0 = seat 1
setup-first-1 = seat 2
setup-first-2 = seat 3
setup-first-3 = seat 4
setup-first-4 = seat 5
setup-first-5 = seat 6
setup-loki_card = Loki card
    .help = Which of the ten cards is used.
setup-loki_card-random = at random
setup-loki_card-first_game = for a first game
setup-loki_card-loki_01 = Loki's Jest
setup-loki_card-loki_02 = Loki's Flattery
setup-loki_card-loki_03 = Loki's Whisper
setup-loki_card-loki_04 = Loki's Shape
setup-loki_card-loki_05 = Loki's Echo
setup-loki_card-loki_06 = Loki's Horse
setup-loki_card-loki_07 = Loki's Fingers
setup-loki_card-loki_08 = Loki's Lie
setup-loki_card-loki_09 = Loki's Tongue
setup-loki_card-loki_10 = Loki's Daughter
setup-monster = Monster
    .help = The opponent of the solo mode.
setup-monster-choose = chosen in the game
setup-monster-fenrir = Fenrir
setup-monster-jormungandr = Jormungandr
setup-monster-nidhogg = Nidhogg
setup-monster-surtr = Surtr
setup-level = Difficulty
    .help = How many cards a lost battle costs.
setup-level-choose = chosen in the game
setup-level-1 = normal
setup-level-2 = hard
setup-level-3 = insane
setup-abilities = Abilities of the monster
    .help = A first solo game may be played without them.
setup-abilities-on = as printed
setup-abilities-off = ignored

number-own_shields = Own shields
number-foreign_shields = Foreign shields
number-valhalla = Valour
number-score = Score
number-strength = Strength
number-vp = Valour
number-maximum = Valhalla maximum
number-extra_dice = Extra dice
zone-hand = Hand
zone-squad = Squad
zone-valhalla = Valhalla
zone-aside = Put aside
zone-drawn = Drawn
zone-deck = Deck
zone-discard = Discard pile
zone-reserve = Face up
zone-placing = Being placed
zone-turned_up = Seen in set-up
zone-jarl = Jarl
zone-emblem = Emblem
zone-loki = Loki
zone-monster = Monster
zone-box = Box
flag-final_round = final round
label-slot = slot { $n }
label-tyr = Tyr
label-activated = activated
label-dice = dice
label-blocked = blocked
label-named = named
label-sacrificed = sacrifice
label-sent = on the way

monster-name = the monster
and = {" "}and{" "}
face = { $face ->
    [sword] sword
    [axe] axe
    [spear] spear
    [bow] bow
    [shield] shield
    [any] any face
   *[x] X
}
die = { $source ->
    [grey] grey { $face }
    [stock] Arms Stock ({ $face })
   *[tyr] Tyr card ({ $face })
}
clan = { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] frost giant
    [dwarf] dwarf
   *[none] –
}
turning = { $start } → { $end }
with-stocks = , with { $cards }
line-warrior = Warrior, { $clan ->
    [bear] Bear clan
    [wolf] Wolf clan
    [boar] Boar clan
    [deer] Deer clan
    [giant] frost giant
   *[dwarf] dwarf
}
line-tactic = Battle tactic{ $timing ->
    [before_battle] , before the battle
    [after_victory] , after a victory
   *[in_phase] {""}
}{ $role ->
    [attacker] , attacker only
    [defender] , defender only
   *[any] {""}
}
line-card = { $type ->
    [thor] Thor's Help
    [tyr] Wrath of Tyr
    [jarl] Jarl
    [loki] Loki's Cunning
    [last_viking] The Last Viking
    [comrade] Shield emblem
   *[monster] Monster
}
needs = Armed by: { $what }.
pattern = { $kind ->
    [any_2] any 2 weapons
    [pair] 2 alike
    [triple] 3 alike
    [two_pairs] 2 pairs
   *[all_different] { $n } different
}
ability-hunter = +{ $strength } if the opponent has a warrior of the clan: { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] frost giants
   *[dwarf] dwarves
}.
ability-kin = +{ $one } with one, +{ $more } with two or more other warriors of the clan: { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] frost giants
   *[dwarf] dwarves
}.
ability-mixed_squad = +{ $three } with three clans in the squad, +{ $four } with four.
ability-dread = Attacker: the defender rolls one die fewer, once a battle.
ability-block = Attacker: one warrior of the defender cannot be activated, never the last one.
ability-hold_back = One warrior the opponent sends to Valhalla stays in the squad.
ability-disarm = The opponent discards a battle tactic from hand.
ability-sacrifice = You may discard a card for +{ $strength }.
ability-bane = +{ $strength } if the opponent has a warrior of the clan: { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] frost giants
   *[dwarf] dwarves
}.
ability-might = +{ $strength }.
ability-ease = Needs one die fewer: { $weapon ->
    [sword] sword
    [axe] axe
    [spear] spear
    [bow] bow
   *[shield] shield
}.
entry-company = Entering Valhalla: { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
} for each other warrior entering with it.
entry-escort = Entering Valhalla together with the clan { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] of frost giants
   *[dwarf] of dwarves
}: { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}.
entry-lone = Entering Valhalla alone: { $points ->
    [one] { $points } bonus point
   *[other] { $points } bonus points
}.
cost = Discard a free die: { $die ->
    [any] any
    [sword] sword
    [axe] axe
    [spear] spear
    [bow] bow
   *[shield] shield
}.
effect-strength = +{ $amount } battle strength.
effect-roll_extra = { $roll ->
    [one] Roll an extra die and add it.
   *[other] Roll { $roll } extra dice, keep 1.
}
effect-reroll = Reroll any free dice, up to { $times ->
    [one] once
   *[other] { $times } times
}.
effect-turn_x = Turn free X dice to any faces.
effect-disable_jarl = The defender's jarl does not work in this battle.
effect-virtual_die = Counts as a die: { $weapon ->
    [sword] sword
    [axe] axe
    [spear] spear
    [bow] bow
   *[shield] shield
}.
effect-exclude = The attacker names an activated warrior: it no longer counts and enters Valhalla after the battle.
effect-errand = { $demand ->
    [no_reroll] Won without a paid reroll: into your Valhalla.
    [crushing] Won by { $n } or more: into your Valhalla.
   *[armed] Won with { $n } or more activated warriors: into your Valhalla.
}
effect-call_to_arms = The topmost warrior of the discard pile joins your squad.
effect-strength_per_warrior = +{ $amount } for each warrior in your squad.
effect-strength_by_activated = { $steps } for 1, 2, 3, 4 activated warriors.
thor-needs = { $needs ->
    [fewer] Helps the combatant with fewer warriors.
   *[fewer_or_equal] Helps a combatant with at most as many warriors.
}
help-card = Draw a card before the battle.
help-strength = +{ $amount } battle strength.
help-reroll = One free reroll of any dice.
help-die = One extra die in the roll.
help-theft = A random card of the opponent's hand.

relation = { $relation ->
    [both] Both abilities may be used:
   *[either] Or, instead of it:
}
jarl-line = { $timing }: { $body }.
jarl-line-if = { $timing }, if { $needs }: { $body }.
timing = { $timing ->
    [in_battle] In battle
    [before_roll] Before the roll
    [before_battle] Before the battle
    [after_battle] After the battle
    [other_battle_before] Before a battle of others
    [other_battle_after] After a battle of others
    [phase_b] Phase B
    [action_2] Action 2
    [action_4] Action 4
    [make_room] Making room
   *[scoring] Final scoring
}
condition-attacker = you attack
condition-defender = you defend
condition-fewer_warriors = your squad is smaller than the opponent's
condition-squad_empty = your squad is empty
condition-activated = you activated { $n } warriors or more
condition-free_dice = { $n } free dice or more show { $face ->
    [sword] a sword
    [axe] an axe
    [spear] a spear
    [bow] a bow
    [shield] a shield
   *[x] X
}
condition-clan_in_squad = your squad has { $n } or more of the clan { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] of frost giants
   *[dwarf] of dwarves
}
condition-clans_in_squad = your squad has { $n } clans or more
condition-clan_exactly = your squad has exactly { $n } of the clan { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] of frost giants
   *[dwarf] of dwarves
}
condition-won = you won
condition-lost = you lost
condition-won_by = you won by { $n } or more
condition-tactics_played = you played { $n } or more tactics
condition-no_warrior_in_hand = you hold no warrior
condition-opponent_hand_larger = the opponent holds more cards
condition-own_shields = you have { $n } own shields or more
condition-target_most_shields = the target has the most own shields of all others
condition-target_foreign = the target holds { $n } foreign shields or more
condition-opponent_warriors = the opponent has { $n } warriors or more
condition-attacker_won = the attacker won
condition-helped_won = the combatant you helped won
jarl-reroll = { $dice ->
    [one] reroll one die, once
    [all_x] reroll all X dice, once
   *[any] reroll any dice, once
}
jarl-again = use the main ability once more
jarl-draw_keep = draw { $draw } more, keep { $keep } more
jarl-strength = +{ $amount }
jarl-strength_per_activated = +{ $amount } for each activated warrior of the clan { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] of frost giants
   *[dwarf] of dwarves
}
jarl-strength_per_die = +{ $amount } for each unused die: { $face ->
    [sword] sword
    [axe] axe
    [spear] spear
    [bow] bow
    [shield] shield
   *[x] X
}
jarl-turn_die = turn one free die, once ({ $turns })
jarl-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
jarl-take_tactic = take the topmost battle tactic of the discard pile
jarl-take_top = take the top card of the discard pile
jarl-draw_discard = draw { $draw }, discard { $discard }
jarl-extra_die = { $n ->
    [one] { $n } extra die
   *[other] { $n } extra dice
}
jarl-need_fewer_dice = it needs one die fewer ({ $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] frost giant
   *[dwarf] dwarf
})
jarl-action_2_limit = up to { $symbols } symbols
jarl-room_to_hand = a discarded warrior returns to your hand instead
jarl-return_warrior = you may return a warrior of your squad to your hand
jarl-help = discard a card, a combatant gets +{ $strength }
jarl-points = { $n ->
    [one] { $n } bonus point
   *[other] { $n } bonus points
}
jarl-random_discard = the opponent discards a random card
jarl-random_theft = take a random card of the opponent's hand
jarl-take_shield = take an own shield of the attacker
jarl-look_hand = look at the opponent's hand
jarl-score_per_set = { $points } VP for each shield set
jarl-score = { $points } VP
jarl-silence_clan = choose a clan: abilities of the defender's warriors of that clan add no strength

loki-discard = Cards discarded in set-up: { $n }.
loki-row = Lost by { $n } or less: { $bonus }.
loki-points = { $n ->
    [one] { $n } bonus point
   *[other] { $n } bonus points
}
loki-draw = draw { $n }, keep { $keep }
loki-add_warrior = add a warrior from hand to the squad
loki-take_tactic = take the topmost battle tactic of the discard pile
loki-recover_tactic = take back a tactic played in this battle
loki-send = send an activated warrior to Valhalla
loki-steal = take a random card of the winner
level = Level { $n }: { $points } VP at the start of the turn; extra dice for an attacker: { $dice }.
monster-marked = Marked side: { $n }.
monster-clans = Clans: { $clans }; warriors: { $n }.
monster-activation = Attacks with: { $what }.
monster-silence = Abilities of one clan add no strength: { $clan ->
    [bear] Bear
    [wolf] Wolf
    [boar] Boar
    [deer] Deer
    [giant] frost giants
   *[dwarf] dwarves
}.
monster-erode = After phase A the top card of the deck is discarded.
monster-waste = Before a battle you discard a card from hand.
monster-blunt = You roll one die fewer.
monster-rob = After a battle you discard a random card from hand.
monster-silence_jarl = Your jarl's in-battle ability does not work.
monster-crowd = Your board has one slot fewer.
monster-desecrate_loss = After a lost battle you discard 1 VP from Valhalla.
monster-two_tactics = At most 2 battle tactics a battle.
monster-no_tactics = No battle tactics.
monster-devour = Before a battle you discard a warrior of your squad.
monster-no_dice_tactics = No Counter-strike and no Weapon Swap.
monster-desecrate = After every battle you discard 1 VP from Valhalla.

prompt-jarl = Choose your jarl.
prompt-emblem = Choose the emblem of your shields.
prompt-take = Choose your first warrior and its slot.
prompt-aside = Put a card aside.
prompt-draft = Lay a card into the reserve, or finish.
prompt-reserve = Take a card of the reserve.
prompt-action = Your action: add warriors, attack, or draw.
prompt-room = Which warrior makes room?
prompt-slot = Which slot for “{ $card }”?
prompt-tuck = A Tyr card for “{ $card }”?
prompt-keep = Which card do you keep? ({ $n })
prompt-down = Which card goes onto the discard pile next?
prompt-thor = { $seat } attacks { $target }: do you help somebody?
prompt-before = Before the battle: do you play something?
prompt-before_roll = Before the roll: do you use your jarl?
prompt-phase = { $role ->
    [attack] Attack: arm warriors, play tactics, reroll, or end the phase.
    [defence] Defence: arm warriors, play tactics, reroll, or end the phase.
   *[ragnarok] Ragnarok: arm your warriors for the last time.
}
prompt-reroll = Which dice do you reroll?
prompt-keep_die = Which die do you keep: { $first } or { $second }?
prompt-turn = Turn an X die?
prompt-cover = What arms “{ $card }”?
prompt-block = Which warrior do you block?
prompt-disarm = Which battle tactic do you discard?
prompt-sacrifice = Do you sacrifice a card?
prompt-name = Which warrior takes the path to Valhalla?
prompt-send = Who enters Valhalla?
prompt-hold = Whom do you hold back? ({ $n })
prompt-bonus = Which bonus do you take first?
prompt-points = Take { $n ->
    [one] { $n } bonus point
   *[other] { $n } bonus points
} from the discard pile.
prompt-after = After the battle: do you use something?
prompt-loki = Which bonus of Loki do you take?
prompt-loki_warrior = Which warrior do you add?
prompt-loki_tactic = Which tactic do you take back?
prompt-loki_send = Who enters Valhalla?
prompt-discard = Which card do you discard?
prompt-monster = Which monster do you fight?
prompt-level = How hard shall it be?
prompt-exchange = Put cards aside to draw others?
prompt-enter = Not all fit into Valhalla. Who enters?
prompt-send_one = Send one warrior to Valhalla?
prompt-devour = Which warrior is devoured?
prompt-desecrate = Which card leaves Valhalla?
prompt-last_attack = The deck is empty. One last attack?

action-pass = Pass
action-jarl = { $card }
action-emblem = { $emblem }
action-take = “{ $card }”, slot { $slot }
action-aside = Put “{ $card }” aside
action-lay = Lay “{ $card }”
action-finish = Finish drafting
action-pick = Take “{ $card }”
action-add = Add “{ $card }”, slot { $slot }
action-add_return = Add “{ $card }”, slot { $slot }; the old warrior returns to hand
action-add_two = Add “{ $card }” and “{ $other }”
action-attack = Attack { $target }
action-draw = Draw cards
action-discard_warrior = Discard “{ $card }”
action-return_warrior = Return “{ $card }” to hand
action-slot = Slot { $slot }
action-tuck = Tuck “{ $card }”
action-keep = Keep “{ $card }”
action-down = Discard “{ $card }” next
action-thor = “{ $card }” for { $seat }
action-help = Discard “{ $card }” to help { $seat }
action-play = Play “{ $card }”
action-pay = Play “{ $card }” for { $die }
action-arm = Arm “{ $card }”{ $with }
action-reroll = Discard { $die } to reroll
action-free_reroll = Reroll without cost
action-die = Reroll { $die }
action-roll = Roll
action-keep_die = Keep { $face }
action-turn = Turn { $die } to { $face }
action-cover = { $die }
action-block = Block “{ $card }”
action-discard = Discard “{ $card }”
action-sacrifice = Sacrifice “{ $card }”
action-name = “{ $card }”
action-send = Send “{ $card }”
action-hold = Hold back “{ $card }”
action-points = Take “{ $card }”
action-bonus = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
action-errand = Fulfil “{ $card }”
action-ability = { $ability ->
    [main] Main ability
   *[additional] Additional ability
}{ $on }
action-row = Row { $n }
action-recover = Take back “{ $card }”
action-monster = { $monster ->
    [fenrir] Fenrir
    [jormungandr] Jormungandr
    [nidhogg] Nidhogg
   *[surtr] Surtr
}
action-level = { $n ->
    [1] I: normal
    [2] II: hard
   *[3] III: insane
}
action-exchange = Put “{ $card }” aside
action-last_attack = The last attack
action-concede = Concede
action-end_phase = End the phase

event-jarl_chosen = { $seat } has chosen a jarl: { $card }.
    .hidden = { $seat } has chosen a jarl.
event-jarl_revealed = { $seat }: jarl { $card }.
event-emblem = { $seat }: emblem { $emblem }.
event-first = { $seat } begins.
event-milled = Discarded from the deck: “{ $card }”.
event-turned_up = Turned up: “{ $card }”.
event-took = { $seat } takes “{ $card }” (slot { $slot }).
event-drew = { $seat } draws: { $card }.
    .hidden = { $seat } draws a card.
event-aside = { $seat } puts aside: { $card }.
    .hidden = { $seat } puts a card aside.
event-discarded = { $seat } discards “{ $card }”.
event-laid = { $seat } lays “{ $card }” into the reserve.
event-picked = { $seat } takes “{ $card }” from the reserve.
event-finished_draft = { $seat } has finished drafting.
event-reserve = Added to the reserve: “{ $card }”.
event-turn = Turn { $n }: { $seat }.
event-added = { $seat } adds “{ $card }” (slot { $slot }).
event-left = “{ $card }” leaves the squad of { $seat }.
event-returned = “{ $card }” returns to the hand of { $seat }.
event-tucked = { $seat } tucks “{ $card }” (slot { $slot }).
event-shown = { $seat } shows “{ $card }”.
event-kept = { $seat } keeps: { $card }.
    .hidden = { $seat } keeps a card.
event-attacked = { $seat } attacks { $target }.
event-thor = { $seat } plays “{ $card }” for { $target }.
event-helped = { $seat } discards “{ $card }” to help { $target }.
event-stolen = { $seat } takes a card of { $target }: { $card }.
    .hidden = { $seat } takes a card of { $target }.
event-played = { $seat } plays “{ $card }”.
event-rolled = { $seat } rolls: { $dice }.
event-die_discarded = { $seat } discards a die: { $die }.
event-die_turned = { $seat } turns { $die } to { $face }.
event-extra_dice = { $seat } takes extra dice: { $n }.
event-armed = { $seat } arms “{ $card }”.
event-blocked = “{ $card }” ({ $seat }) is blocked.
event-dread = Dread: { $seat } rolls one die fewer.
event-sacrificed = { $seat } sacrifices “{ $card }”.
event-named = “{ $card }” ({ $seat }) takes the path to Valhalla.
event-strength = { $seat }: battle strength { $n }.
event-no_winner = { $seat } arms nobody: the battle has no winner.
event-won = The battle is won by: { $seat }.
event-shield = { $seat } takes a shield of { $target }.
event-held = “{ $card }” ({ $seat }) is held back.
event-entered = “{ $card }” enters the Valhalla of { $seat }.
event-points = { $seat } takes “{ $card }” as bonus points.
event-errand = “{ $card }” goes into the Valhalla of { $seat }.
event-ability = { $seat }: { $card }, { $ability ->
    [main] main ability
   *[additional] additional ability
}.
event-looked = { $seat } looks at the hand of { $target }: { $card }.
    .hidden = { $seat } looks at the hand of { $target }.
event-recovered = { $seat } takes “{ $card }” from the discard pile.
event-loki = { $seat } takes the bonus of row { $n }.
event-title = { $seat } is the Last Viking.
event-title_back = { $seat } has lost to the other Last Viking and puts the title back in the middle.
event-thor_won = “{ $card }” has helped the winner and goes into the Valhalla of { $seat }.
event-level = { $seat }: level { $n } of the Last Viking.
event-final_round = The final round begins with { $seat }.
event-ragnarok = Ragnarok: { $seat }.
event-score = { $seat }: { $n } VP.
event-monster = The monster: “{ $card }”, level { $n }.
event-monster_dice = The monster rolls: { $dice }.
event-monster_attacks = “{ $card }” attacks!
event-monster_card = The next card of the monster: “{ $card }”.
event-desecrated = “{ $card }” leaves the Valhalla of { $seat }.
event-silenced = { $seat } silences a clan: { $clan }.
event-finished = The game is over: { $ending ->
    [ragnarok] Ragnarok has been fought
    [monster_slain] the monster is slain
    [shields_lost] all shields are lost
    [deck_out] the deck has run out
    [last_attack_failed] the last attack has failed
   *[conceded] conceded
}.

ending-ragnarok = Ragnarok has been fought
ending-monster_slain = the monster is slain
ending-shields_lost = all shields are lost
ending-deck_out = the deck has run out
ending-last_attack_failed = the last attack has failed
ending-conceded = conceded

refusal-not_in_hand = You do not hold this card: { $detail }
refusal-must_add = With an empty squad you must add a warrior: { $detail }
refusal-too_few_dice = A reroll needs two free dice: { $detail }
refusal-not_a_tyr_card = This is no Tyr card: { $detail }
refusal-requirement_not_met = The requirement of the card is not met: { $detail }
refusal-demand_not_met = The demand of the errand is not met: { $detail }
refusal-ability_not_usable = The ability cannot be used now: { $detail }
refusal-no_squad = Without a squad you cannot attack: { $detail }
refusal-no_such_target = There is no such target: { $detail }
refusal-comrade = Your comrade cannot be attacked: { $detail }
refusal-target_without_squad = Who has no squad cannot be attacked: { $detail }
refusal-target_without_shields = Who has no own shield cannot be attacked: { $detail }
refusal-not_a_warrior = This is no warrior: { $detail }
refusal-too_many_symbols = Together they have too many symbols: { $detail }
refusal-slot_not_free = This slot cannot be used: { $detail }
refusal-not_a_tactic = This is no battle tactic: { $detail }
refusal-no_tactics = The monster allows no further tactic: { $detail }
refusal-not_fewer_warriors = Your squad is not the smaller one: { $detail }
refusal-no_die_to_pay = There is no die to pay with: { $detail }
refusal-name_the_die = Name the die that pays for this card: pay { $detail }
refusal-costs_nothing = This card is played without paying: { $detail }
refusal-partners_warrior = In Ragnarok only warriors of your own squad are armed: { $detail }
refusal-no_extra_die = There is no extra die left: { $detail }
refusal-not_now = This card cannot be played now: { $detail }
refusal-already_activated = This warrior is activated already: { $detail }
refusal-blocked = This warrior is blocked: { $detail }
refusal-dice_do_not_cover = Your dice do not cover the symbols: { $detail }
refusal-not_in_squad = This warrior is not in your squad: { $detail }
mistake-no_title = There is no Last Viking card for this number of players.
mistake-no_first_loki = No Loki card is marked for a first game.
mistake-competitive_alone = The competitive game needs at least 2 players.
mistake-solo_expansion = The solo mode has no expansion but the Valkyries.
mistake-solo_variant = The solo mode has no variants.
mistake-solo_loki = The solo mode has no Loki card.
mistake-solo_seats = The solo mode has exactly 1 player.
mistake-thor_seats = Thor’s Help needs at least 3 players.
mistake-comrades_seats = Partnership of Jarls and Alliance of Jarls are played by 4 or 6.
mistake-comrades_modes = Partnership of Jarls and Alliance of Jarls exclude one another.
mistake-variants_exclude = The simple variant, the choice of five jarls and the jarls for a first game exclude one another.
mistake-variants_step = The simple variant and drafting replace the same step of the set-up.
mistake-loki_card = A Loki card needs the expansion Loki’s Cunning.
mistake-solo_settings = Monster, difficulty and the monster’s abilities belong to the solo mode.
