game-name = Valhalla
game-about = Gather warriors, arm them with dice, and send them gloriously to Valhalla.

frame-bear = Bear clan
frame-wolf = Wolf clan
frame-boar = Boar clan
frame-deer = Deer clan
frame-giant = frost giants
frame-dwarf = dwarves
frame-jarl = jarls
frame-tactic = tactics
frame-monster = monsters
frame-loki = Loki’s Cunning
frame-thor = Thor’s Help
frame-tyr = Wrath of Tyr
frame-last_viking = The Last Viking
frame-comrade = shield emblems
kind-warrior = warriors
kind-jarl = jarls
kind-tactic = tactics
kind-monster = monsters
kind-loki = Loki’s Cunning
kind-thor = Thor’s Help
kind-tyr = Wrath of Tyr
kind-last_viking = The Last Viking
kind-comrade = shield emblems

setup-mode = Mode
    .help = One seat is the solo mode against a monster.
setup-mode-auto = by the number of seats
setup-mode-competitive = against each other
setup-mode-solo = solo
setup-expansions = Expansions
    .help = Any may be taken that suit the number of players.
setup-expansions-loki = Loki’s Cunning
setup-expansions-thor = Thor’s Help
setup-expansions-valkyries = Valkyries
setup-expansions-dwarves = Dwarves of Svartalfheim
setup-expansions-tyr = Wrath of Tyr
setup-expansions-last_viking = The Last Viking
setup-expansions-partnership = Partnership of Jarls
setup-expansions-alliance = Alliance of Jarls
setup-variant = Variants
    .help = How the set-up is changed.
setup-variant-simple = simplified, without jarls
setup-variant-drafting = hand drafting
setup-variant-five_jarls = choice of five jarls
setup-variant-first_game = first-game jarls
setup-first = First player
    .help = Who takes the first turn; if nobody is chosen, chance decides.
setup-first-random = at random
setup-first-0 = seat 1
setup-first-1 = seat 2
setup-first-2 = seat 3
setup-first-3 = seat 4
setup-first-4 = seat 5
setup-first-5 = seat 6
setup-loki_card = Loki card
    .help = Which of the ten cards is in the game.
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
    .help = How many cards of the deck a lost battle costs.
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
zone-aside = Before the player
zone-drawn = Drawn
zone-deck = Deck
zone-discard = Discard pile
zone-reserve = Face up
zone-placing = Being placed
zone-turned_up = Turned up in set-up
zone-jarl = Jarl
zone-emblem = Emblem
zone-loki = Loki
zone-monster = Monster
zone-box = Box
flag-final_round = final round
label-slot = slot { $n }
label-tyr = Tyr card
label-activated = activated
label-dice = dice
label-strength = strength { $n }
reason-printed = printed
reason-ability = the warrior’s ability
reason-sacrifice = the sacrifice
reason-named = Path to Valhalla
label-blocked = blocked
label-named = on the path to Valhalla
label-sacrificed = sacrifice
label-sent = enters Valhalla

monster-name = the monster
and = {" "}and{" "}
or = {" "}or{" "}
plus = {" "}and{" "}
step-of = +{ $n }
step = {" "}or{" "}
face = { $face ->
    [sword] sword
    [axe] axe
    [spear] spear
    [bow] bow
    [shield] shield
    [any] any weapon
   *[x] X
}
die = { $source ->
    [grey] extra { $face }
    [stock] Arms Stock ({ $face })
   *[tyr] Tyr card ({ $face })
}
with-stocks = , with { $cards }
on = {" "}({ $what })
turning = { $start } → { $end }
clan = { $clan ->
    [bear] Bear clan
    [wolf] Wolf clan
    [boar] Boar clan
    [deer] Deer clan
    [giant] frost giants
   *[dwarf] dwarves
}

# A warrior of a clan: one, with the article, several.
warrior = { $clan ->
    [bear] Bear warrior
    [wolf] Wolf warrior
    [boar] Boar warrior
    [deer] Deer warrior
    [giant] frost giant
   *[dwarf] dwarf
}
warriors = { $clan ->
    [bear] Bear warriors
    [wolf] Wolf warriors
    [boar] Boar warriors
    [deer] Deer warriors
    [giant] frost giants
   *[dwarf] dwarves
}
of-clan = { $clan ->
    [giant] the frost giants
    [dwarf] the dwarves
   *[other] the { clan }
}
points = { $n ->
    [one] { $n } bonus point
   *[other] { $n } bonus points
}
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
extra-dice = { $n ->
    [one] { $n } extra die
   *[other] { $n } extra dice
}

# The line under the name of a card.
type-warrior = Warrior, { $clan ->
    [giant] frost giant
    [dwarf] dwarf
   *[other] { clan }
}
    .short = { $clan ->
        [giant] frost giant
        [dwarf] dwarf
       *[other] { clan }
    }
type-tactic = Battle tactic{ $timing ->
    [before_battle] , before the battle
    [errand] , errand
    [after_victory] , after a victory
    [after_loss] , after a loss
    [after_battle] , after a battle
   *[other] {""}
}{ $role ->
    [attacker] , attacker only
    [defender] , defender only
   *[any] {""}
}
    .short = { $timing ->
        [errand] errand
       *[other] tactic
    }
type-thor = Thor’s Help
    .short = Thor
type-tyr = Wrath of Tyr
    .short = Tyr
type-jarl = Jarl
    .short = jarl
type-loki = Loki’s Cunning
    .short = Loki
type-last_viking = The Last Viking, { $players } players
    .short = { $players } players
type-comrade = Shield emblem
    .short = shield emblem
type-monster = Monster { $monster ->
    [fenrir] Fenrir
    [jormungandr] Jormungandr
    [nidhogg] Nidhogg
   *[surtr] Surtr
}, card { $order } of 6
    .short = { $monster ->
        [fenrir] Fenrir
        [jormungandr] Jormungandr
        [nidhogg] Nidhogg
       *[surtr] Surtr
    } { $order }/6

# What cards do, in sentences.
symbols = { $dice }
die-of = { $n ->
    [1] { $face ->
        [axe] an { face }
       *[other] a { face }
    }
   *[other] { $n } { face }s
}
pattern-any_2 = any two weapons
pattern-pair = two weapons alike
pattern-triple = three weapons alike
pattern-two_pairs = two pairs of weapons alike
pattern-all_different = { $n } different weapons
armed = Armed with { $dice }, this warrior adds { $n } battle strength
ability-hunter = If the opponent’s squad has a { warrior }, this warrior adds { $n } more
ability-kin = Another { warrior } in your squad makes this one add { $one } more, two or more make it { $more }
ability-mixed_squad = Three clans in your squad make this warrior add { $three } more, four or more make it { $four }
ability-dread = If you attack, the defender rolls one die fewer, but only once a battle
ability-block = If you attack and the defender has more than one unblocked warrior, choose one of them: it cannot be activated in this battle
ability-hold_back = If the opponent sends warriors to Valhalla, choose one of them: it stays in the squad
ability-disarm = The opponent chooses one battle tactic in hand and discards it
ability-sacrifice = You may discard a card from hand to get +{ $n } battle strength
tyr-bane = If the opponent’s squad has a { warrior }, the warrior with this card adds { $n } more
tyr-might = The warrior with this card adds { $n } more
tyr-ease = The warrior with this card is armed without one { $face }
entry-company = When this warrior enters Valhalla, you get { points } for each other warrior of yours that enters with it
entry-escort = When this warrior enters Valhalla together with another { warrior }, you get { points }
entry-lone = When this warrior enters Valhalla alone, you get { points }
if = If { $needs }, { $body }
paid = discard { $any ->
    [any] any free die
    [axe] a free axe die
   *[other] a free { $die } die
} and { $body }
effect-strength = get +{ $n } battle strength
effect-roll_extra = { $n ->
    [1] roll an extra die and keep it
   *[other] roll { extra-dice } and keep one of them
}
effect-reroll = reroll any free dice, { $n ->
    [one] once
   *[other] up to { $n } times in a row
}
effect-turn_x = turn free X dice to any faces
effect-disable_jarl = the defender’s jarl does not work until the end of the battle
effect-virtual_die = this card stands for one { $face } die when you arm a warrior or pay for a Heroic Attack
effect-exclude = the attacker chooses one own activated warrior: it no longer adds strength, and after the battle it enters Valhalla
effect-errand = put this card into your Valhalla after a victory { $demand ->
    [no_reroll] without a paid reroll
    [crushing] by { $n } or more
   *[armed] with { $n } or more activated warriors in your squad
}
effect-call_to_arms = before the battle the topmost warrior of the discard pile joins your squad
effect-strength_per_warrior = get +{ $n } battle strength for each warrior in your squad
effect-strength_by_activated = get { $steps } battle strength for 1, 2, 3 or 4 activated warriors of your squad
effect-draw = draw { cards }
effect-bonus_points = get { points }
effect-take_random = take a random card from the opponent’s hand
after = { $timing ->
    [after_victory] after a victory
    [after_loss] after a loss
   *[after_battle] after the battle
} { $body }
thor = In a battle of others, a combatant with { $needs ->
    [fewer] fewer warriors than the opponent
   *[fewer_or_equal] no more warriors than the opponent
} { $help }
help-card = draws a card before the battle
help-strength = gets +{ $n } battle strength
help-reroll = may reroll any free dice once without paying
help-die = rolls one extra die more
help-theft = takes a random card from the opponent’s hand before the battle
comrade = This emblem marks the shields of one player

jarl-both = Also
jarl-both-when = Also { $when }
jarl-either = Or instead
jarl-either-when = Or instead { $when }
jarl-line = { $opening } { $body }
jarl-line-if = { $opening }, if { $needs }, { $body }
timing = { $timing ->
    [in_battle] in battle
    [before_roll] before the roll
    [before_battle] before the battle
    [after_battle] after the battle
    [other_battle_before] before a battle of others
    [other_battle_after] after a battle of others
    [phase_b] in the drawing phase
    [action_2] in the action of adding two warriors
    [action_4] in the action of drawing cards
    [make_room] when making room
   *[scoring] in the final scoring
}
condition-attacker = you are the attacker
condition-defender = you are the defender
condition-fewer_warriors = your squad is smaller than the opponent’s
condition-squad_empty = your squad is empty
condition-activated = you have activated { $n } or more warriors
condition-free_dice = { $n } or more of your free dice show { $face }
condition-clan_in_squad = your squad has { $n } or more { warriors }
condition-clans_in_squad = your squad has { $n } or more clans
condition-clan_exactly = your squad has exactly { $n } { $n ->
    [one] { warrior }
   *[other] { warriors }
}
condition-won = you won
condition-lost = you lost
condition-won_by = you won by { $n } or more
condition-tactics_played = you have played { $n } or more battle tactics
condition-no_warrior_in_hand = you hold no warrior
condition-opponent_hand_larger = the opponent holds more cards than you
condition-own_shields = you have { $n } or more own shields
condition-target_most_shields = the opponent has more own shields than any other
condition-target_foreign = the opponent has { $n } or more foreign shields
condition-opponent_warriors = the opponent has { $n } or more warriors
condition-attacker_won = the attacker won
condition-helped_won = the combatant you helped won
quoted = { face }
turn = { $start } to { $end }
jarl-reroll = reroll { $dice ->
    [one] one free die
    [all_x] all free X dice
   *[any] any free dice
} once
jarl-again = use the main ability again
jarl-draw_more = draw { $n } more { $n ->
    [one] card
   *[other] cards
}
jarl-keep_more = keep { $n } more { $n ->
    [one] card
   *[other] cards
}
jarl-strength = get +{ $n } battle strength
jarl-strength_per_activated = get +{ $n } battle strength for each activated { warrior }
jarl-strength_per_die = get +{ $n } battle strength for each free { $face } die
jarl-turn_die = turn one free die once: { $turns }
jarl-draw = draw { cards }
jarl-take_tactic = take the topmost battle tactic of the discard pile
jarl-take_top = take the top card of the discard pile
jarl-draw_discard = draw { $draw ->
    [one] { $draw } card
   *[other] { $draw } cards
} and discard { $discard }
jarl-extra_die = take { extra-dice }
jarl-need_fewer_dice = a { warrior } is armed with one die fewer
jarl-action_2_limit = they may have up to { $n } weapon symbols together
jarl-room_to_hand = you may return the warrior to your hand instead of discarding it
jarl-return_warrior = you may return a warrior of your squad to your hand
jarl-help = discard a card from hand, and the combatant you choose gets +{ $n } battle strength
jarl-points = get { points }
jarl-random_discard = the opponent discards a random card from hand
jarl-random_theft = take a random card from the opponent’s hand
jarl-take_shield = take one own shield of the opponent
jarl-look_hand = look at the opponent’s hand
jarl-score_per_set = get { valour } for each set of foreign shields
jarl-score = get { valour }
jarl-silence_clan = choose a clan: abilities of its warriors in the defender’s squad add no battle strength
valour = { $n ->
    [one] { $n } valour point
   *[other] { $n } valour points
}

loki-discard = In set-up { $n } { $sign ->
    [more] more
   *[fewer] fewer
} cards are discarded from the deck
loki-row = If you lost the battle { $n ->
    [0] with equal strength
   *[other] by { $n } or less
}, { $bonus }
loki-points = get { points }
loki-draw = draw { cards } and keep { $keep }
loki-draw_all = draw { cards }
loki-add_warrior = add a warrior from hand to your squad
loki-take_tactic = take the topmost battle tactic of the discard pile
loki-recover_tactic = take back a battle tactic you played in this battle
loki-send = send one own activated warrior to Valhalla
loki-steal = take a random card from the winner’s hand
levels = { $more ->
    [0] On level { $first }
   *[other] On levels { $first } to { $last }
}
level = { $level } you get { points } at the start of your turn{ $dice }
level-dice = , and who attacks you takes { extra-dice }
monster-attacks = The monster attacks when it is armed with { $dice }
monster-squad = Its squad counts as { $n ->
    [one] { $n } warrior
   *[other] { $n } warriors
} of { $clans }
monster-marked = With the Valkyries its strength is { $n }
monster-silence = Abilities of { warriors } add no battle strength
monster-erode = After your action the top card of the deck is discarded
monster-waste = Before a battle you discard a card from hand
monster-blunt = You roll one die fewer
monster-rob = After a battle you discard a random card from hand
monster-silence_jarl = The abilities of your jarl do not work in battle
monster-crowd = Your squad has one slot fewer
monster-desecrate_loss = After a lost battle you discard a card with the fewest valour points from Valhalla
monster-two_tactics = You may play at most two battle tactics in a battle
monster-no_tactics = You may not play battle tactics
monster-devour = Before a battle you discard a warrior of your squad
monster-no_dice_tactics = You may not play Counter-strike and Weapon Swap
monster-desecrate = After every battle you discard a card with the fewest valour points from Valhalla

# The same in glyphs, for the face of the card.
line-and = {" "}
line-or = ,{" "}
line-plus = {""}
line-step = /
line-step-of = { $n }
line-face = { $face ->
    [any] [weapon_die]
   *[other] [die_{ $face }]
}
line-quoted = { line-face }
line-die-of = { $n ->
    [1] [die_{ $face }]
    [2] [die_{ $face }][die_{ $face }]
    [3] [die_{ $face }][die_{ $face }][die_{ $face }]
   *[other] [die_{ $face }]{ $n }
}
line-of-clan = [clan_{ $clan }]
line-symbols = { $dice }
line-pattern-any_2 = [weapon_die][weapon_die]
line-pattern-pair = [weapon_die]=[weapon_die]
line-pattern-triple = [weapon_die]=[weapon_die]=[weapon_die]
line-pattern-two_pairs = [weapon_die]=[weapon_die] [weapon_die]=[weapon_die]
line-pattern-all_different = { $n ->
    [2] [weapon_die]≠[weapon_die]
    [3] [weapon_die]≠[weapon_die]≠[weapon_die]
    [4] [weapon_die]≠[weapon_die]≠[weapon_die]≠[weapon_die]
   *[other] [weapon_die]{ $n } different
}
line-armed = { $dice }: [might]+{ $n }
line-ability-hunter = foe [clan_{ $clan }]: [might]+{ $n }
line-ability-kin = with [clan_{ $clan }]: [might]+{ $one }, 2+: [might]+{ $more }
line-ability-mixed_squad = [clans]3: [might]+{ $three }, [clans]4: [might]+{ $four }
line-ability-dread = [attacking]: foe [any_die]−1
line-ability-block = [attacking]: [block] foe’s warrior
line-ability-hold_back = [hold_back] foe’s warrior
line-ability-disarm = foe [discard][tactic]
line-ability-sacrifice = [discard]1: [might]+{ $n }
line-tyr-bane = foe [clan_{ $clan }]: [might]+{ $n }
line-tyr-might = [might]+{ $n }
line-tyr-ease = no { $face } needed
line-entry-company = [valhalla]: [bonus]+{ $n } per companion
line-entry-escort = [valhalla] with [clan_{ $clan }]: [bonus]+{ $n }
line-entry-lone = [valhalla] alone: [bonus]+{ $n }
line-if = { $needs }: { $body }
line-paid = −{ $any ->
    [any] [any_die]
   *[other] { $die }
}: { $body }
line-effect-strength = [might]+{ $n }
line-effect-roll_extra = { $n ->
    [1] [extra_die]+1
   *[other] [extra_die]{ $n }, keep 1
}
line-effect-reroll = [reroll]×{ $n }
line-effect-turn_x = any face for [die_x]
line-effect-disable_jarl = [silence] foe’s [jarl]
line-effect-virtual_die = as { $face }
line-effect-exclude = foe’s warrior out, then [valhalla]
line-effect-errand = [win]{ $demand ->
    [no_reroll] {" "}no paid [reroll]
    [crushing] {" "}by { $n }+
   *[armed] , [activated]{ $n }+
}: [valhalla]
line-effect-call_to_arms = before [battle]: [warrior] of discard
line-effect-strength_per_warrior = [might]+{ $n } per [warrior]
line-effect-strength_by_activated = [activated]1/2/3/4: [might]+{ $steps }
line-effect-draw = [draw]{ $n }
line-effect-bonus_points = [bonus]+{ $n }
line-effect-take_random = [steal]1
line-after = { $timing ->
    [after_victory] [win]
    [after_loss] [loss]
   *[after_battle] after [battle]
}: { $body }
line-thor = { $needs ->
    [fewer] [fewer]
   *[fewer_or_equal] [fewer] or =
}: { $help }
line-help-card = [draw]1
line-help-strength = [might]+{ $n }
line-help-reroll = [reroll]
line-help-die = [extra_die]+1
line-help-theft = [steal]1
line-comrade = a player’s [shield_token]
line-jarl-both = and{" "}
line-jarl-both-when = and { $when }
line-jarl-either = or{" "}
line-jarl-either-when = or { $when }
line-jarl-line = { $opening }{ $body }
line-jarl-line-if = { $opening }{ $needs }: { $body }
line-timing = { $timing ->
    [in_battle] {""}
    [before_roll] roll{ $colon }
    [before_battle] before [battle]{ $colon }
    [after_battle] after [battle]{ $colon }
    [other_battle_before] before [others]{ $colon }
    [other_battle_after] after [others]{ $colon }
    [phase_b] draw phase{ $colon }
    [action_2] two warriors{ $colon }
    [action_4] action{ $colon }
    [make_room] no room{ $colon }
   *[scoring] at the end{ $colon }
}
line-condition-attacker = [attacking]
line-condition-defender = [defending]
line-condition-fewer_warriors = [fewer]
line-condition-squad_empty = squad empty
line-condition-activated = [activated]{ $n }+
line-condition-free_dice = { $face }{ $n }+
line-condition-clan_in_squad = [clan_{ $clan }]{ $n }+
line-condition-clans_in_squad = [clans]{ $n }+
line-condition-clan_exactly = [clan_{ $clan }]={ $n }
line-condition-won = [win]
line-condition-lost = [loss]
line-condition-won_by = [win] by { $n }+
line-condition-tactics_played = [tactic]{ $n }+
line-condition-no_warrior_in_hand = no [warrior] in hand
line-condition-opponent_hand_larger = foe holds more
line-condition-own_shields = [shield_token]{ $n }+
line-condition-target_most_shields = foe has most [shield_token]
line-condition-target_foreign = foe’s foreign [shield_token]{ $n }+
line-condition-opponent_warriors = foe [warrior]{ $n }+
line-condition-attacker_won = attack won
line-condition-helped_won = help won
line-turn = { $start }→{ $end }
line-jarl-reroll = { $dice ->
    [one] [reroll][any_die]
    [all_x] [reroll] all [die_x]
   *[any] [reroll]
}
line-jarl-again = again
line-jarl-draw_more = [draw]+{ $n }
line-jarl-keep_more = [keep]+{ $n }
line-jarl-strength = [might]+{ $n }
line-jarl-strength_per_activated = [might]+{ $n } per [activated][clan_{ $clan }]
line-jarl-strength_per_die = [might]+{ $n } per { $face }
line-jarl-turn_die = { $turns }
line-jarl-draw = [draw]{ $n }
line-jarl-take_tactic = [tactic] of discard
line-jarl-take_top = top of discard
line-jarl-draw_discard = [draw]{ $draw } [discard]{ $discard }
line-jarl-extra_die = [extra_die]+{ $n }
line-jarl-need_fewer_dice = [clan_{ $clan }][weapon_die]−1
line-jarl-action_2_limit = [symbols]≤{ $n }
line-jarl-room_to_hand = [warrior] to hand
line-jarl-return_warrior = [warrior] to hand
line-jarl-help = [discard]1, other [might]+{ $n }
line-jarl-points = [bonus]+{ $n }
line-jarl-random_discard = foe [discard]1 at random
line-jarl-random_theft = [steal]1
line-jarl-take_shield = foe’s [shield_token]
line-jarl-look_hand = [look] foe’s hand
line-jarl-score_per_set = [valour]+{ $n } per set of [shield_token]
line-jarl-score = [valour]+{ $n }
line-jarl-silence_clan = [silence] foe’s clan
line-loki-discard = discard { $sign ->
    [more] +
   *[fewer] −
}{ $n } cards
line-loki-row = { $n ->
    [0] =0
   *[other] ≤{ $n }
}: { $bonus }
line-loki-points = [bonus]+{ $n }
line-loki-draw = [draw]{ $n } [keep]{ $keep }
line-loki-draw_all = [draw]{ $n }
line-loki-add_warrior = [warrior] to squad
line-loki-take_tactic = [tactic] of discard
line-loki-recover_tactic = [tactic] back
line-loki-send = [activated]→[valhalla]
line-loki-steal = [steal]1
line-levels = { $more ->
    [0] { $first }
   *[other] { $first }–{ $last }
}
line-level = { $level }: [bonus]{ $n }{ $dice }
line-level-dice = {" "}[foe_die]{ $n }
line-monster-attacks = { $dice }: [attacking]
line-monster-squad = [warrior]{ $n } { $clans }
line-monster-marked = expansion: [might]{ $n }
line-monster-silence = [silence][clan_{ $clan }]
line-monster-erode = turn: deck −1
line-monster-waste = before [battle]: [discard]1
line-monster-blunt = roll: [any_die]−1
line-monster-rob = after [battle]: [discard]1
line-monster-silence_jarl = [silence][jarl]
line-monster-crowd = slots −1
line-monster-desecrate_loss = [loss]: [valour]−1
line-monster-two_tactics = [tactic] 2 at most
line-monster-no_tactics = no [tactic]
line-monster-devour = before [battle]: [warrior]−1
line-monster-no_dice_tactics = no [reroll] or [die_x] card
line-monster-desecrate = [battle]: [valour]−1

# Glyphs and words of the cards: what they mean.
glyph-die_sword = sword
    .help = A die that shows a sword covers a sword symbol of a warrior.
    .clause = VA-4.531
glyph-die_axe = axe
    .help = A die that shows an axe covers an axe symbol of a warrior.
    .clause = VA-4.531
glyph-die_spear = spear
    .help = A die that shows a spear covers a spear symbol of a warrior.
    .clause = VA-4.531
glyph-die_bow = bow
    .help = A die that shows a bow covers a bow symbol of a warrior.
    .clause = VA-4.531
glyph-die_shield = shield
    .help = A die that shows a shield covers a shield symbol of a warrior.
    .clause = VA-4.531
glyph-die_x = X
    .help = A die that shows X arms nobody, but it may be rerolled or turned.
    .clause = VA-4.535
glyph-weapon_die = weapon die
    .help = A die with any weapon but never X; “=” means alike, “≠” different.
    .clause = VA-4.551
glyph-any_die = die
    .help = A free die with any face, even X.
    .clause = VA-4.513
glyph-extra_die = extra die
    .help = A grey die of the common supply of three, yours until the battle ends.
    .clause = VA-4.123
glyph-reroll = reroll
    .help = Any free dice are rolled again; an ordinary reroll costs one die.
    .clause = VA-4.511
glyph-might = battle strength
    .help = The side with more battle strength wins, and the attacker wins a tie.
    .clause = VA-4.611
glyph-valour = valour points
    .help = The most valour points, in Valhalla and for shields, win the game.
    .clause = VA-4.821
glyph-bonus = bonus points
    .help = Take cards with exactly that many valour points from the discard pile into your Valhalla.
    .clause = VA-4.141
glyph-valhalla = enter Valhalla
    .help = The card goes into your Valhalla and scores its valour points at the end.
    .clause = VA-4.118
glyph-attacking = attack
    .help = Works if you are the attacker of the battle.
    .clause = VA-4.341
glyph-defending = defence
    .help = Works if you are the defender of the battle.
    .clause = VA-4.601
glyph-fewer = smaller squad
    .help = This squad has fewer warriors than the opponent’s.
    .clause = VA-4.712
glyph-warrior = warrior
    .help = A card with strength and weapon symbols; frost giants and dwarves are warriors too.
    .clause = VA-4.103
glyph-activated = activated warrior
    .help = A warrior with all symbols covered by dice: only such a one adds strength.
    .clause = VA-4.532
glyph-clans = different clans
    .help = How many different clans the warriors of your squad belong to.
    .clause = VA-4.726
glyph-tactic = battle tactic
    .help = A battle tactic is played once in a battle and then discarded.
    .clause = VA-4.405
glyph-jarl = jarl
    .help = The jarl leads the squad and has two abilities.
    .clause = VA-4.701
glyph-shield_token = shield token
    .help = A defender who loses gives up an own shield, and the winner keeps it as a foreign one.
    .clause = VA-4.621
glyph-win = victory
    .help = Works after a battle that you won.
    .clause = VA-4.611
glyph-loss = defeat
    .help = Works after a battle that you lost.
    .clause = VA-4.634
glyph-keep = keep a card
    .help = So many of the drawn cards stay with you, and the rest are discarded.
    .clause = VA-4.306
glyph-steal = take a card
    .help = A random card of the opponent’s hand becomes yours.
    .clause = VA-4.169
glyph-look = look
    .help = Only you see the opponent’s hand.
    .clause = VA-4.174
glyph-silence = silence
    .help = Abilities do not work, or add no battle strength, until the battle ends.
    .clause = VA-4.720
glyph-block = block
    .help = The warrior cannot be activated in this battle; the last unblocked one cannot be chosen.
    .clause = VA-4.1221
glyph-hold_back = hold back
    .help = A warrior the opponent sends to Valhalla stays in the squad instead.
    .clause = VA-4.1231
glyph-draw = draw a card
    .help = Draw so many cards from the deck.
    .clause = VA-4.105
glyph-discard = discard a card
    .help = So many cards go from the hand to the discard pile.
    .clause = VA-4.106
glyph-clan_bear = Bear clan
    .help = A warrior of the Bear clan: the colour of a card is its clan.
    .clause = VA-4.104
glyph-clan_wolf = Wolf clan
    .help = A warrior of the Wolf clan: the colour of a card is its clan.
    .clause = VA-4.104
glyph-clan_boar = Boar clan
    .help = A warrior of the Boar clan: the colour of a card is its clan.
    .clause = VA-4.104
glyph-clan_deer = Deer clan
    .help = A warrior of the Deer clan: the colour of a card is its clan.
    .clause = VA-4.104
glyph-clan_giant = frost giant
    .help = Frost giants are the fifth clan and are armed by patterns of dice.
    .clause = VA-4.103
glyph-clan_dwarf = dwarf
    .help = Dwarves are a clan of their own, the sixth.
    .clause = VA-4.1237
glyph-foe_die = attacker’s die
    .help = Who attacks the Last Viking takes so many extra dice.
    .clause = VA-4.1424
glyph-battle = battle
    .help = Works before or after a battle in which you fight.
    .clause = VA-4.401
glyph-others = battle of others
    .help = Works before or after a battle in which you do not fight.
    .clause = VA-4.1809
glyph-symbols = weapon symbols
    .help = So many weapon symbols may the two warriors have together that you add with one action.
    .clause = VA-4.331
keyword-dread = Dread
    .help = Works once a battle; in the solo mode it gives you an extra die instead.
    .clause = VA-4.728
keyword-errand = Errand
    .help = After a battle its winner may fulfil one errand and score its valour points.
    .clause = VA-4.1132
keyword-thor = Thor’s Help
    .help = It is played on a battle of others; if the side you helped wins, the card goes into your Valhalla.
    .clause = VA-4.1021
keyword-tyr = Wrath of Tyr
    .help = It is tucked under a warrior joining the squad, one at most under each.
    .clause = VA-4.1311
keyword-last_viking = The Last Viking
    .help = Who defeats the Last Viking takes the title; every turn of yours raises its level, and at the end it scores 1 point.
    .clause = VA-4.1412
keyword-loki = Loki’s Cunning
    .help = The loser of a battle gets the bonus of the topmost row whose difference is not exceeded, or of any row below.
    .clause = VA-4.911
keyword-comrade = Loyal Comrades
    .help = Comrades sit opposite each other and do not attack each other.
    .clause = VA-4.1502
keyword-maximum = Valhalla maximum
    .help = While this card of the monster is active, your Valhalla may hold no more valour points.
    .clause = VA-4.1655
keyword-both = Both abilities
    .help = Both abilities of the jarl may be used together.
    .clause = VA-4.702
keyword-either = One of the abilities
    .help = Only one of the jarl’s two abilities may be used in the same battle or turn.
    .clause = VA-4.703

prompt-jarl = Choose your jarl.
prompt-emblem = Choose the emblem of your shields.
prompt-take = Choose your first warrior and its slot.
prompt-aside = Put a card aside.
prompt-draft = Lay a card into the common reserve, or finish drafting.
prompt-reserve = Take a card from the common reserve.
prompt-action = Your action: add warriors, attack, or draw.
prompt-room = Which warrior makes room?
prompt-slot = Which slot does “{ $card }” take?
prompt-tuck = Do you tuck a Tyr card under “{ $card }”?
prompt-keep = Which card do you keep?{ $n ->
    [1] {""}
   *[other] {" "}Still to choose: { $n }.
}
prompt-down = Which card goes onto the discard pile next?
prompt-thor = { $seat } attacks { $target }. Do you help one of them?
prompt-before = Do you play anything before the battle?
prompt-before_roll = Do you use your jarl before the roll?
prompt-phase = { $role ->
    [attack] Attack: arm warriors, play battle tactics, reroll dice, or end the phase.
    [defence] Defence: arm warriors, play battle tactics, reroll dice, or end the phase.
   *[ragnarok] Ragnarok: arm your warriors for the last time.
}
prompt-reroll = Which dice do you reroll?
prompt-keep_die = Which die do you keep: { $first } or { $second }?
prompt-turn = Which weapon do you turn an X die to?
prompt-cover = What arms “{ $card }”?
prompt-block = Which warrior do you block?
prompt-disarm = Which battle tactic do you discard?
prompt-sacrifice = Do you sacrifice a card?
prompt-name = Which warrior takes the path to Valhalla?
prompt-send = Who enters Valhalla?
prompt-hold = Whom do you hold back?{ $n ->
    [1] {""}
   *[other] {" "}Still to choose: { $n }.
}
prompt-bonus = Which bonus do you take first?
prompt-points = Take { points } from the discard pile.
prompt-after = Do you use anything after the battle?
prompt-loki = Which bonus of Loki do you take?
prompt-loki_warrior = Which warrior do you add?
prompt-loki_tactic = Which battle tactic do you take back?
prompt-loki_send = Who enters Valhalla?
prompt-discard = Which card do you discard?
prompt-monster = Which monster do you fight?
prompt-level = How hard shall it be?
prompt-exchange = Which cards do you put aside to draw others?
prompt-enter = Not all fit into Valhalla. Who enters?
prompt-send_one = Send one warrior to Valhalla?
prompt-devour = Which warrior is devoured?
prompt-desecrate = Which card leaves Valhalla?
prompt-last_attack = The deck is empty. Do you make the last attack?

action-pass = Pass
action-jarl = { $card }
action-emblem = { $emblem }
action-take = Take “{ $card }” into slot { $slot }
action-aside = Put “{ $card }” aside
action-lay = Lay “{ $card }”
action-finish = Finish drafting
action-pick = Take “{ $card }”
action-add = Add “{ $card }” in slot { $slot }
action-add_return = Add “{ $card }” in slot { $slot } and return the old warrior to hand
action-add_two = Add “{ $card }” and “{ $other }”
action-attack = Attack { $target }
action-draw = Draw cards
action-discard_warrior = Discard “{ $card }”
action-return_warrior = Return “{ $card }” to hand
action-slot = Into slot { $slot }
action-tuck = Tuck “{ $card }”
action-keep = Keep “{ $card }”
action-down = Discard “{ $card }” next
action-thor = Help { $seat } (play “{ $card }”)
action-help = Help { $seat } (discard “{ $card }”)
action-play = Play “{ $card }”
action-pay = Play “{ $card }”, price: { $die }
action-arm = Arm “{ $card }”{ $with }
action-reroll = Discard a die to reroll: { $die }
action-free_reroll = Reroll without paying
action-die = Reroll: { $die }
action-roll = Roll the dice
action-keep_die = Keep: { $face }
action-turn = Turn { $die } to { $face }
action-cover = { $die }
action-block = Block “{ $card }”
action-discard = Discard “{ $card }”
action-sacrifice = Sacrifice “{ $card }”
action-name = Choose “{ $card }”
action-send = Send “{ $card }” to Valhalla
action-hold = Hold back “{ $card }”
action-points = Take “{ $card }”
action-bonus = First { points }
action-errand = Fulfil “{ $card }”
action-ability = { $ability ->
    [main] Main ability of the jarl
   *[additional] Additional ability of the jarl
}{ $on }
offer-reroll = Reroll: { $on }
offer-turn_die = Turn: { $on }
offer-silence_clan = Take the strength from the abilities of a clan: { $on }
offer-return_warrior = Return “{ $on }” to hand
action-row = Loki’s bonus number { $n }
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
action-last_attack = Make the last attack
action-concede = Concede
action-end_phase = End the phase

event-jarl_chosen = { $seat } chooses a jarl: { $card }.
    .hidden = { $seat } chooses a jarl.
event-jarl_revealed = { $seat } reveals the jarl { $card }.
event-emblem = { $seat } chooses the emblem “{ $emblem }”.
event-first = { $seat } takes the first turn.
event-milled = “{ $card }” is discarded from the deck.
event-turned_up = “{ $card }” is turned up from the deck.
event-took = { $seat } takes “{ $card }” into slot { $slot }.
event-drew = { $seat } draws “{ $card }”.
    .hidden = { $seat } draws a card.
event-aside = { $seat } puts “{ $card }” aside.
    .hidden = { $seat } puts a card aside.
event-discarded = { $seat } discards “{ $card }”.
event-laid = { $seat } lays “{ $card }” into the reserve.
event-picked = { $seat } takes “{ $card }” from the reserve.
event-finished_draft = { $seat } finishes drafting.
event-reserve = “{ $card }” is added to the reserve.
event-turn = Turn { $n }: { $seat }.
event-added = { $seat } adds “{ $card }” in slot { $slot }.
event-left = { $seat }: “{ $card }” leaves the squad.
event-returned = { $seat }: “{ $card }” returns to hand.
event-tucked = { $seat } tucks “{ $card }” under a warrior (slot { $slot }).
event-shown = { $seat } shows “{ $card }”.
event-kept = { $seat } keeps “{ $card }”.
    .hidden = { $seat } keeps a card.
event-attacked = { $seat } attacks { $target }.
event-thor = { $seat } plays “{ $card }” for { $target }.
event-helped = { $seat } discards “{ $card }” to help { $target }.
event-stolen = { $seat } takes “{ $card }” from { $target }.
    .hidden = { $seat } takes a card from { $target }.
event-played = { $seat } plays “{ $card }”.
event-rolled = { $seat } rolls: { $dice }.
event-die_discarded = { $seat } discards a die: { $die }.
event-die_turned = { $seat } turns { $die } to { $face }.
event-extra_dice = { $seat } takes { extra-dice }.
event-armed = { $seat } arms “{ $card }”.
event-blocked = { $seat }: “{ $card }” is blocked.
event-dread = Dread: { $seat } rolls one die fewer.
event-sacrificed = { $seat } sacrifices “{ $card }”.
event-named = { $seat }: “{ $card }” takes the path to Valhalla.
event-strength = { $seat }: battle strength { $n }.
event-no_winner = { $seat } arms nobody, and the battle has no winner.
event-won = { $seat } wins the battle.
event-shield = { $seat } takes a shield from { $target }.
event-held = { $seat }: “{ $card }” is held back in the squad.
event-entered = { $seat }: “{ $card }” enters Valhalla.
event-points = { $seat } takes “{ $card }” as bonus points.
event-errand = { $seat } fulfils “{ $card }”, and the card enters Valhalla.
event-ability = { $seat } uses the { $ability ->
    [main] main
   *[additional] additional
} ability of the jarl ({ $card }).
event-looked = { $seat } looks at the hand of { $target }: “{ $card }”.
    .hidden = { $seat } looks at the hand of { $target }.
event-recovered = { $seat } takes “{ $card }” from the discard pile.
event-loki = { $seat } takes Loki’s bonus “{ $row }”.
event-title = { $seat } becomes the Last Viking.
event-title_back = { $seat } has lost to the other Last Viking and puts the title back in the middle.
event-thor_won = { $seat }: “{ $card }” has helped the winner and enters Valhalla.
event-level = { $seat } raises the level of the Last Viking to { $n }.
event-final_round = { $seat } begins the final round.
event-ragnarok = Ragnarok: { $seat } arms the warriors.
event-score = { $seat } scores { valour }.
event-monster = The monster is chosen: “{ $card }”, difficulty { $n }.
event-monster_dice = The monster rolls: { $dice }.
event-monster_attacks = “{ $card }” attacks!
event-monster_card = The next card of the monster: “{ $card }”.
event-desecrated = { $seat }: “{ $card }” leaves Valhalla.
event-silenced = { $seat } takes the strength from the abilities of { $clan }.
event-finished = The game is over: { $ending ->
    [ragnarok] Ragnarok has been fought
    [monster_slain] the monster is slain
    [shields_lost] all shields are lost
    [deck_out] the deck has run out
    [last_attack_failed] the last attack has failed
   *[conceded] the last attack was declined
}.

ending-ragnarok = Ragnarok has been fought
ending-monster_slain = the monster is slain
ending-shields_lost = all shields are lost
ending-deck_out = the deck has run out
ending-last_attack_failed = the last attack has failed
ending-conceded = the last attack was declined

refusal-not_in_hand = You do not hold “{ $detail }”.
refusal-must_add = With an empty squad you must add a warrior.
refusal-too_few_dice = A reroll needs two free dice.
refusal-not_a_tyr_card = “{ $detail }” is no Tyr card.
refusal-requirement_not_met = The requirement of the card is not met.
refusal-demand_not_met = The demand of the errand is not met.
refusal-ability_not_usable = The ability cannot be used now.
refusal-no_squad = Without a squad you cannot attack.
refusal-no_such_target = There is no such target.
refusal-comrade = Your comrade cannot be attacked.
refusal-target_without_squad = A player without a squad cannot be attacked.
refusal-target_without_shields = A player without an own shield cannot be attacked.
refusal-not_a_warrior = “{ $detail }” is no warrior.
refusal-too_many_symbols = The two warriors have too many weapon symbols together.
refusal-slot_not_free = This slot cannot be used.
refusal-not_a_tactic = “{ $detail }” is no battle tactic.
refusal-no_tactics = The monster allows no further battle tactic.
refusal-not_fewer_warriors = Your squad is not smaller than the opponent’s.
refusal-no_die_to_pay = There is no die to pay for “{ $detail }”.
refusal-name_the_die = “{ $detail }” is paid for with a die: name it.
refusal-costs_nothing = “{ $detail }” is played without paying.
refusal-partners_warrior = In Ragnarok only warriors of your own squad are armed.
refusal-no_extra_die = There is no extra die left.
refusal-not_now = “{ $detail }” cannot be played now.
refusal-already_activated = “{ $detail }” is activated already.
refusal-blocked = “{ $detail }” is blocked.
refusal-dice_do_not_cover = Your dice do not cover the symbols of “{ $detail }”.
refusal-not_in_squad = “{ $detail }” is not in your squad.
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
