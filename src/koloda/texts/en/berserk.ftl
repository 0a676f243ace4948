game-name = Berserk
game-about = Buy a squad with gold and silver crystals and destroy the opponent's on a field of five by six cells.

frame-steppe = steppes
frame-mountain = mountains
frame-forest = forest
frame-swamp = swamps
frame-darkness = darkness
frame-neutral = neutral
kind-creature = creatures
kind-flying = flyers
kind-symbiote = symbiotes
kind-parasite = parasites
kind-artifact = artifacts
kind-terrain = terrain
kind-weapon = weapons
kind-armour = armour
kind-shield = shields
kind-footwear = footwear
kind-potion = potions

setup-deck0 = Deck of the first seat
    .help = A preset deck or a file of your own: one card a line with its count.
setup-deck1 = Deck of the second seat
    .help = A preset deck or a file of your own: one card a line with its count.
setup-deck0-grove = Wardens of the Grove
setup-deck0-peaks = Call of Peak and Plain
setup-deck0-mire = Mire and Gloom
setup-deck0-winds = Horde of Seven Winds
setup-deck0-night = Legion of Eternal Night
setup-deck0-sellswords = Free Blades
setup-deck1-grove = Wardens of the Grove
setup-deck1-peaks = Call of Peak and Plain
setup-deck1-mire = Mire and Gloom
setup-deck1-winds = Horde of Seven Winds
setup-deck1-night = Legion of Eternal Night
setup-deck1-sellswords = Free Blades
setup-first = First player
    .help = Who goes first; drawn by lot if not chosen.
setup-first-random = by lot
setup-first-0 = seat 1
setup-first-1 = seat 2
setup-quiet = Draw by inactivity
    .help = After so many turns in a row without wound, death or call the game is a draw.
setup-turns = Limit of turns
    .help = After so many turns the game is a draw.

number-cost = Cost
number-lives = Lives
number-move = Movement
number-strike = Strike
number-weak = Weak strike
number-medium = Medium strike
number-strong = Strong strike
number-cards = Cards in the deck
number-deal = Deal
number-gold = Gold
number-silver = Silver
number-redeals = Redeals
zone-deck = Deck
zone-deal = Deal
zone-squad = Squad
zone-grave = Graveyard
zone-additional = Additional zone
zone-board = Battlefield
label-place = { $n }
label-rooted = cannot move
label-kept_closed = stays closed
label-stays_hidden = stays hidden
label-tokens = tokens { $n }
label-points = movement { $n }
label-armor = armour { $n }
label-attack_exp = attack experience { $n }
label-defence_exp = defence experience { $n }

# Cards: every part in words, and with .line in glyphs and short words.
element-forest = Forest
element-mountain = Mountain
element-swamp = Swamp
element-steppe = Steppe
element-darkness = Darkness
element-fire = Forces of Fire
element-none = neutral
class = { $name ->
    [wild-pack] wild pack
   *[other] { $name }
}
card-type-creature = creature
    .kind = n
    .short = creature
card-type-flying = flyer
    .kind = n
    .short = flyer
card-type-symbiote = symbiote
    .kind = n
    .short = symbiote
card-type-parasite = parasite
    .kind = n
    .short = parasite
card-type-armour = armour
    .kind = n
    .short = armour
card-type-shield = shield
    .kind = n
    .short = shield
card-type-weapon = weapon
    .kind = n
    .short = weapon
card-type-footwear = footwear
    .kind = n
    .short = footwear
card-type-potion = potion
    .kind = n
    .short = potion
card-type-terrain = terrain
    .kind = n
    .short = terrain
card-type-artifact = artifact
    .kind = n
    .short = artifact
card-grade-elite = elite
card-grade-ordinary = ordinary
card-line = { $grade } { $type }, { $elements }
card-line-class = { $grade } { $type }, { $elements }, { $class }

use = { $cost }: { $what }
    .line = { $cost }: { $what }
and = { $first } and { $last }
aura = { $on } { $text }
    .line = { $on }: { $text }
host-gets = the host { $text }
    .line = [bk_host]: { $text }
host-can = the host has the ability “{ $text }”
    .line = [bk_host] { $text }
gets = { $how ->
    [grant] { $number ->
        [many] gain
       *[one] gains
    }
   *[static] { $number ->
        [many] have
       *[one] has
    }
}
gate-first = if you go first
    .line = 1st
gate-second = if you go second
    .line = 2nd

has-bodiless = bodiless
    .gets = { $number ->
        [many] are bodiless
       *[one] is bodiless
    }
    .line = [bk_bodiless] bodiless
    .glyph = [bk_bodiless]
has-directed = directed strike
    .gets = { $gets } directed strike
    .line = [bk_directed] directed strike
    .glyph = [bk_directed]
has-vampirism = vampirism
    .gets = { $gets } vampirism
    .line = [bk_vampirism] vampirism
    .glyph = [bk_vampirism]
has-unique = unique
    .gets = { $number ->
        [many] are unique
       *[one] is unique
    }
    .line = [bk_unique] unique
    .glyph = [bk_unique]
has-steadfast = steadfast
    .gets = { $number ->
        [many] are steadfast
       *[one] is steadfast
    }
    .line = [bk_steadfast] steadfast
    .glyph = [bk_steadfast]
has-shelter = shelter
    .gets = { $gets } shelter
    .line = [bk_shelter] shelter
    .glyph = [bk_shelter]
has-corpse-eating = corpse-eating
    .gets = { $gets } corpse-eating
    .line = [bk_corpse_eating] corpse-eating
    .glyph = [bk_corpse_eating]
has-teleport = teleport
    .gets = { $gets } teleport
    .line = [bk_teleport] teleport
    .glyph = [bk_teleport]
has-extra-zone = is placed in the additional zone
    .gets = { $number ->
        [many] are placed in the additional zone
       *[one] is placed in the additional zone
    }
    .line = [bk_extra_zone] extra zone
    .glyph = [bk_extra_zone]
has-incurable = cannot be healed
    .gets = cannot be healed
    .line = [bk_incurable] no healing
    .glyph = [bk_incurable]
has-stalwart = does not close the first time it defends in an opponent's turn
    .gets = { $number ->
        [many] do not close the first time they defend in an opponent's turn
       *[one] does not close the first time it defends in an opponent's turn
    }
    .line = [bk_stalwart] stalwart
    .glyph = [bk_stalwart]
has-horde = horde
    .gets = { $gets } horde
    .line = [bk_horde] horde
    .glyph = [bk_horde]
level-armor = armour { $n }
    .gets = { $gets } armour { $n }
    .line = [bk_armour]{ $n } armour
    .glyph = [bk_armour]{ $n }
level-attack-exp = attack experience { $n }
    .gets = { $gets } attack experience { $n }
    .line = [bk_attack_exp]{ $n } attack
    .glyph = [bk_attack_exp]{ $n }
level-defence-exp = defence experience { $n }
    .gets = { $gets } defence experience { $n }
    .line = [bk_defence_exp]{ $n } defence
    .glyph = [bk_defence_exp]{ $n }
level-regen = regeneration { $n }
    .gets = { $gets } regeneration { $n }
    .line = [bk_regen]{ $n } regeneration
    .glyph = [bk_regen]{ $n }
level-jump = jump { $n }
    .gets = { $gets } jump { $n }
    .line = [bk_jump]{ $n } jump
    .glyph = [bk_jump]{ $n }
level-life-gift = life gift { $n }
    .gets = { $gets } life gift { $n }
    .line = [bk_life_gift]{ $n } life gift
    .glyph = [bk_life_gift]{ $n }
ward-simple = simple strikes
    .line = [bk_strike]
ward-special = special strikes
    .line = [bk_special]
ward-magic-strikes = magic strikes
    .line = [bk_magic]
ward-shots = shots
    .line = [bk_shot]
ward-throws = throws
    .line = [bk_throw]
ward-row-strikes = row strikes
    .line = [bk_row]
ward-discharges = discharges
    .line = [bk_discharge]
ward-spells = spells
    .line = [bk_spell]
ward-influences = influences
    .line = [bk_influence]
ward-poison = poison
    .line = [bk_poison]
ward-sudden = sudden actions
    .line = [bk_sudden]
ward-magic = magic
    .line = [bk_sorcery]
give-protect = protection from { $kind }
    .gets = { $gets } protection from { $kind }
    .line = [bk_ward] from { $kind }
    .glyph = [bk_ward]{ $kind }
from-simple = simple strikes
    .line = [bk_strike]
from-special = special strikes
    .line = [bk_special]
from-magic = magic strikes
    .line = [bk_magic]
from-shot = shots
    .line = [bk_shot]
from-throw = throws
    .line = [bk_throw]
from-row = row strikes
    .line = [bk_row]
from-discharge = discharges
    .line = [bk_discharge]
from-any = all attacks
    .line = all attacks
give-reduce = −{ $n } from { $attack }
    .gets = { $number ->
        [many] receive
       *[one] receives
    } { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    } fewer from { $attack }
    .line = [bk_reduce]−{ $n } from { $attack }
    .glyph = [bk_reduce]−{ $n }{ $attack }
against-simple = simple strikes
    .line = [bk_strike]
against-special = special strikes
    .line = [bk_special]
against-magic = magic strikes
    .line = [bk_magic]
against-shot = shots
    .line = [bk_shot]
against-throw = throws
    .line = [bk_throw]
against-row = row strikes
    .line = [bk_row]
against-discharge = discharges
    .line = [bk_discharge]
against-any = all attacks
    .line = { "" }
give-vulnerable = { $kind ->
    [any] vulnerability { $n }
   *[other] vulnerability { $n } to { $attack }
}
    .gets = { $kind ->
        [any] { $gets } vulnerability { $n }
       *[other] { $gets } vulnerability { $n } to { $attack }
    }
    .line = { $kind ->
        [any] [bk_vulnerable]{ $n } vulnerable
       *[other] [bk_vulnerable]{ $n } to { $attack }
    }
    .glyph = { $kind ->
        [any] [bk_vulnerable]{ $n }
       *[other] [bk_vulnerable]{ $n }{ $attack }
    }
give-strike = { $plus } to the strike
    .gets = { $gets } { $plus } to the strike
    .line = [bk_strike]{ $plus }
give-movement = { $n } to movement
    .gets = { $gets } { $n } to movement
    .line = [bk_movement]{ $n }
give-lives = { $n } to lives
    .gets = { $gets } { $n } to lives
    .line = [bk_lives]{ $n }
give-poison-value = { $n } to poison
    .gets = { $gets } { $n } to the value of poison
    .line = [bk_poison]{ $n }
give-vanguard = { $more ->
    [yes] vanguard with { $plus } to the strike
   *[no] vanguard
}
    .line = { $more ->
        [yes] [bk_vanguard]{ $plus } vanguard
       *[no] [bk_vanguard] vanguard
    }
    .glyph = { $more ->
        [yes] [bk_vanguard]{ $plus }
       *[no] [bk_vanguard]
    }

who-card = { $kind ->
    [many] cards
   *[one] card
}
    .kind = n
    .line = card
who-creature = { $kind ->
    [many] creatures
   *[one] creature
}
    .kind = n
    .line = [bk_creature]
who-ground = { $kind ->
    [many] ground creatures
   *[one] ground creature
}
    .kind = n
    .line = [bk_ground]
who-flyer = { $kind ->
    [many] flyers
   *[one] flyer
}
    .kind = n
    .line = [bk_flyer]
who-attackable = { $kind ->
    [many] creatures and artifacts
   *[one] creature or artifact
}
    .kind = n
    .line = [bk_creature]/artifact
who-host = the host
    .kind = n
    .line = [bk_host]
who-announced = { $kind ->
    [many] announced actions
   *[one] announced action
}
    .kind = n
    .line = action
who-independent = { $kind ->
    [many] ground creatures (not symbiotes)
   *[one] ground creature (not a symbiote)
}
    .kind = n
    .line = [bk_ground] not symbiote
who-equipment = { $kind ->
    [many] equipment cards
   *[one] equipment card
}
    .kind = n
    .line = equipment
who-terrain = { $kind ->
    [many] terrain cards
   *[one] terrain card
}
    .kind = n
    .line = terrain
who-artifact = { $kind ->
    [many] artifacts
   *[one] artifact
}
    .kind = n
    .line = artifact
which-order = chosen next every other adjacent state grade own enemy who equipment element classes max_cost max_lives min_move within line row zone finish
    .line = next every other own enemy grade state who equipment element classes max_cost max_lives min_move adjacent within line row zone finish
which-chosen = the chosen
    .line = { "" }
which-next = the second chosen
    .line = also
which-every = all
    .line = all
which-own = friendly
    .line = [bk_ally]
which-enemy = enemy
    .line = [bk_foe]
which-other = other
    .line = other
which-adjacent = adjacent
    .line = adjacent
which-within = { $n ->
    [one] within { $n } cell
   *[other] within { $n } cells
}
    .line = within { $n }
which-forest = of Forest
    .line = [bk_forest]
which-mountain = of Mountain
    .line = [bk_mountain]
which-swamp = of Swamp
    .line = [bk_swamp]
which-steppe = of Steppe
    .line = [bk_steppe]
which-darkness = of Darkness
    .line = [bk_darkness]
which-fire = of the Forces of Fire
    .line = [bk_fire]
which-a-class = { $name }
    .line = { $name }
which-class = { $n ->
    [1] of the class { $names }
   *[other] of the classes { $names }
}
    .line = { $names }
which-closed = closed
    .line = closed
which-hidden = hidden
    .line = hidden
which-poisoned = poisoned
    .line = [bk_poison]
which-open = open
    .line = open
which-wounded = wounded
    .line = wounded
which-elite = elite
    .line = elite
which-ordinary = ordinary
    .line = ordinary
which-row = in the same row
    .line = in its row
which-column = in the same column
    .line = in its column
which-cell = on the same cell
    .line = on its cell
row-first = in your first row
    .line = in row 1
row-second = in your second row
    .line = in row 2
row-third = in your third row
    .line = in row 3
row-enemy-first = in the enemy's first row
    .line = in enemy row 1
row-enemy-second = in the enemy's second row
    .line = in enemy row 2
row-enemy-third = in the enemy's third row
    .line = in enemy row 3
place-battlefield = on the battlefield
    .line = on the field
place-additional = in the additional zone
    .line = in extra zone
which-equipment = of the class { $name }
    .line = { $name }
which-max_cost = of cost { $n } or less
    .line = [bk_price]≤{ $n }
which-max_lives = with { $n } or fewer lives
    .line = [bk_lives]≤{ $n }
which-finish = (neither bodiless nor a symbiote)
    .line = not [bk_bodiless], not symbiote
which-min_move = of printed movement { $n } or more
    .line = [bk_movement]≥{ $n }

cost-close = { $sudden ->
    [yes] sudden action
   *[no] action
}
    .line = { $sudden ->
        [yes] [bk_sudden][bk_act]
       *[no] [bk_act]
    }
cost-none = suddenly, without closing
    .line = [bk_sudden]
cost-destroy = { $sudden ->
    [yes] suddenly, destroying this card
   *[no] destroying this card
}
    .line = { $sudden ->
        [yes] [bk_sudden][bk_sacrifice]
       *[no] [bk_sacrifice]
    }
cost-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
    .line = [bk_token]{ $n }
limit-turn = once a turn
    .line = once a turn
limit-battle = once a battle
    .line = once a battle
range = range { $n }
    .line = [bk_range]{ $n }
type-simple = simple strike
    .line = [bk_strike]
type-special = special strike
    .line = [bk_special]
type-magic = magic strike
    .line = [bk_magic]
type-shot = shot
    .line = [bk_shot]
type-throw = throw
    .line = [bk_throw]
type-row = row strike
    .line = [bk_row]
type-discharge = discharge
    .line = [bk_discharge]
type-spell = spell
    .line = [bk_spell]
type-influence = influence
    .line = [bk_influence]
of-value = { $what } { $value }
    .line = { $what }{ $value }
of-range = { $what }, { $range }
    .line = { $what } { $range }
of-target = { $what } (target: { $target })
    .line = { $what } { $target }
attack-then = { $attack }. { $effects }
    .line = { $attack }, { $effects }
finish = finish { $n }
    .line = [bk_finish]{ $n } finish

to-target = { $event ->
    [attacked] the attacker
    [defends] the attacker
    [own-gains-lives] that creature
    [other-dies] that card
    [other-enters] that card
    [own-creature-dies] that creature
    [enemy-gains-lives] that creature
    [dies] the card that destroyed it
   *[other] the target
}
    .line = { "" }
to-self = { $event ->
    [attacked] it
    [defends] it
    [hit] it
    [wound] it
    [kill] it
    [dies] it
    [enters] it
    [opened] it
    [closed] it
    [wounded] it
    [healed] it
   *[other] this card
}
    .line = [bk_self]
to-others = the other adjacent enemy creatures
    .line = other adjacent [bk_foe]
do-wounds = { $number ->
    [many] receive
   *[one] receives
} { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
    .line = [bk_wound]{ $n }
do-rolled = { $number ->
    [many] receive
   *[one] receives
} { $value } wounds
    .line = [bk_wound]{ $value }
do-heal = { $number ->
    [many] are healed by { $n }
   *[one] is healed by { $n }
}
    .line = [bk_heal]{ $n }
do-cure = { $number ->
    [many] are cured of poison
   *[one] is cured of poison
}
    .line = [bk_cure]
do-poison = { $number ->
    [many] receive poison { $n }
   *[one] receives poison { $n }
}
    .line = [bk_poison]{ $n }
do-lives = { $number ->
    [many] receive
   *[one] receives
} { $n ->
    [one] { $n } additional life
   *[other] { $n } additional lives
}
    .line = [bk_extra_lives]{ $n }
do-destroy = { $number ->
    [many] are destroyed
   *[one] is destroyed
}
    .line = [bk_slay]
do-open = { $number ->
    [many] open
   *[one] opens
}
    .line = [bk_open]
do-close = { $number ->
    [many] close
   *[one] closes
}
    .line = [bk_close]
do-keep-closed = { $number ->
    [many] do not open the next time
   *[one] does not open the next time
}
    .line = [bk_keep_closed]
do-root = { $number ->
    [many] lose their movement until the end of their owner's next turn
   *[one] loses its movement until the end of its owner's next turn
}
    .line = [bk_root]
do-lose-class = { $number ->
    [many] lose their class
   *[one] loses its class
}
    .line = [bk_lose_class]
do-gain-element = { $number ->
    [many] gain an element of your choice permanently
   *[one] gains an element of your choice permanently
}
    .line = [bk_gain_element]
do-grant = { $what } { $until }
    .line = { $what }{ $until }
until-turn = until the end of the turn
    .line = [bk_turn]
until-your-turn = until your next turn starts
    .line = [bk_your_turn]
until-for-ever = permanently
    .line = { " " }for ever
do-fly = { $number ->
    [many] become flyers permanently and go to the additional zone
   *[one] becomes a flyer permanently and goes to the additional zone
}
    .line = [bk_fly]
do-land = { $number ->
    [many] lose flying
   *[one] loses flying
}
    .line = [bk_land]
do-step = { $number ->
    [many] move one cell straight
   *[one] moves one cell straight
}
    .line = [bk_step]1
do-reveal = { $number ->
    [many] are revealed
   *[one] is revealed
}
    .line = [bk_reveal]
do-cancel = is cancelled
    .line = [bk_cancel]
do-call = call one { $which } from your deck
    .line = [bk_call] { $which }
do-revive = revive one { $which } from your graveyard
    .line = [bk_revive] { $which }
do-strike = simple strike
    .line = [bk_strike]
do-token = { $number ->
    [many] receive
   *[one] receives
} { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
    .line = [bk_token]+{ $n }
by-any = { "" }
    .line = { "" }
by-simple = with a simple strike
    .line = [bk_strike]
by-special = with a special strike
    .line = [bk_special]
by-magic = with a magic strike
    .line = [bk_magic]
by-shot = with a shot
    .line = [bk_shot]
by-throw = with a throw
    .line = [bk_throw]
by-row = with a row strike
    .line = [bk_row]
by-discharge = with a discharge
    .line = [bk_discharge]
by-spell = with a spell
    .line = [bk_spell]
by-influence = with an influence
    .line = [bk_influence]
when-hit = when this card hits { $by }
    .line = [bk_hit]{ $by }
when-wound = when this card deals wounds { $by }
    .line = [bk_wounding]{ $by }
when-kill = when this card destroys an enemy creature { $by }
    .line = [bk_kill]{ $by }
when-own-creature-dies = when a friendly creature dies
    .line = [bk_ally] died
when-enemy-gains-lives = when an enemy creature receives additional lives
    .line = [bk_foe][bk_extra_lives]
when-strike-killed = after a simple strike that destroyed an enemy card
    .line = strike killed
when-turn-start = at the start of your turn
    .line = turn start
when-enemy-turn-start = at the start of the enemy's turn
    .line = enemy turn start
when-turn-end = at the end of your turn
    .line = turn end
when-dies = when this card dies
    .line = died
when-enters = when this card is called or revived
    .line = entered
when-opened = when this card opens
    .line = opened
when-closed = when this card closes
    .line = closed
when-wounded = when this card receives wounds
    .line = wounded
when-healed = when this card is healed
    .line = healed
when-attacked = when this card is attacked { $by }
    .line = attacked { $by }
when-defends = when this card becomes a defender
    .line = defends
when-other-dies = when { $side ->
    [own] another friendly card
    [enemy] an enemy card
   *[any] another card
} dies
    .line = { $side ->
        [own] friend died
        [enemy] enemy died
       *[any] other died
    }
when-other-enters = when { $side ->
    [own] another friendly card
    [enemy] an enemy card
   *[any] another card
} is called or revived
    .line = { $side ->
        [own] friend entered
        [enemy] enemy entered
       *[any] other entered
    }
when-acted = after an action of this card { $by }
    .line = after action { $by }
when-own-gains-lives = when a friendly creature receives additional lives
    .line = [bk_ally][bk_extra_lives]
triggered = { $when }, { $effects }
    .line = { $when }: { $effects }

# What the glyphs of the lines mean.
glyph-bk_act = action
    .help = An action closes the card, which opens again at the start of its owner's next turn.
    .clause = BK-12.1
glyph-bk_sudden = sudden
    .help = A sudden action may also be used in the opponent's turn and in response to an action.
    .clause = BK-18.1
glyph-bk_token = tokens
    .help = To use the ability remove so many tokens from the card; closing the card stores one.
    .clause = BK-17.1
glyph-bk_sacrifice = cost: destroy this card
    .help = The card is destroyed to pay for the ability.
    .clause = BK-1.6
glyph-bk_range = range
    .help = The target may be at most so many cells away.
    .clause = BK-16.11
glyph-bk_strike = simple strike
    .help = The basic close attack with the printed strengths: the die makes it weak, medium or strong.
    .clause = BK-13.3
glyph-bk_special = special strike
    .help = A close, non-magic attack that the target does not answer.
    .clause = BK-16.2
glyph-bk_magic = magic strike
    .help = A close, magic attack: armour does not help against it.
    .clause = BK-16.2
glyph-bk_shot = shot
    .help = A ranged, non-magic attack on a card that is not adjacent.
    .clause = BK-16.6
glyph-bk_throw = throw
    .help = A ranged, non-magic attack on a card that is not adjacent.
    .clause = BK-16.6
glyph-bk_row = row strike
    .help = An attack over exactly one cell in a straight line, unless an enemy card stands there.
    .clause = BK-16.20
glyph-bk_discharge = discharge
    .help = A ranged, magic attack on a card that is not adjacent: armour does not help against it.
    .clause = BK-16.6
glyph-bk_spell = spell
    .help = Magic, but no attack: it may be directed at any card that the text permits.
    .clause = BK-16.7
glyph-bk_influence = influence
    .help = An ability of no stated type: neither an attack nor magic.
    .clause = BK-16.3
glyph-bk_sorcery = magic
    .help = Spells, discharges and magic strikes together.
    .clause = BK-26.40
glyph-bk_ward = protection
    .help = An attack, spell or influence of this kind is wasted on the card.
    .clause = BK-26.37
glyph-bk_armour = armour
    .help = In each turn the card does not receive the first so many wounds from non-magic attacks.
    .clause = BK-26.6
glyph-bk_reduce = fewer wounds
    .help = Such an attack deals so many wounds fewer.
    .clause = BK-26.80
glyph-bk_vulnerable = vulnerability
    .help = An attack deals so many wounds more.
    .clause = BK-26.76
glyph-bk_attack_exp = attack experience
    .help = As the attacker you may reroll the attack die so many times.
    .clause = BK-26.47
glyph-bk_defence_exp = defence experience
    .help = When the card is struck you may reroll the defence die so many times.
    .clause = BK-26.50
glyph-bk_regen = regeneration
    .help = At the start of your turn the creature is healed by so many wounds.
    .clause = BK-26.60
glyph-bk_heal = healing
    .help = So many wounds are removed from the creature; bodiless ones are not healed.
    .clause = BK-26.44
glyph-bk_cure = cure
    .help = The creature is cured of poison.
    .clause = BK-26.61
glyph-bk_poison = poison
    .help = When it opens in its own turn a poisoned creature receives so many wounds.
    .clause = BK-26.62
glyph-bk_vampirism = vampirism
    .help = The wounds it deals with a simple strike heal the creature; what is left over becomes additional lives.
    .clause = BK-26.10
glyph-bk_corpse_eating = corpse-eating
    .help = When it destroys an adjacent enemy creature the card loses all wounds and its poison.
    .clause = BK-26.68
glyph-bk_jump = jump
    .help = Instead of moving it may go to any free cell at most so many cells away.
    .clause = BK-26.53
glyph-bk_teleport = teleport
    .help = Instead of moving it may go to any free cell of the battlefield.
    .clause = BK-26.58
glyph-bk_directed = directed strike
    .help = No defender can be assigned against the strike.
    .clause = BK-26.46
glyph-bk_bodiless = bodiless
    .help = The creature cannot be healed or finished and carries no equipment.
    .clause = BK-26.2
glyph-bk_unique = unique
    .help = A squad cannot contain two such cards.
    .clause = BK-26.75
glyph-bk_steadfast = steadfast
    .help = Influences of the opponent's cards deal it no wounds.
    .clause = BK-26.72
glyph-bk_shelter = shelter
    .help = Protection from all attacks of flyers.
    .clause = BK-26.74
glyph-bk_extra_zone = additional zone
    .help = Once revealed the card leaves the battlefield for the additional zone.
    .clause = BK-8.4
glyph-bk_incurable = cannot be healed
    .help = Healing and regeneration have no effect on the card.
    .clause = BK-26.82
glyph-bk_stalwart = stalwart
    .help = The first time it defends in an opponent's turn the card does not close.
    .clause = BK-14.1
glyph-bk_horde = horde
    .help = A deck may contain up to five such cards.
    .clause = BK-26.51
glyph-bk_vanguard = vanguard
    .help = Before the first turn the card makes one unanswered simple strike.
    .clause = BK-26.1
glyph-bk_life_gift = life gift
    .help = When the card dies a creature of yours of the same element receives so many additional lives.
    .clause = BK-26.31
glyph-bk_movement = movement
    .help = How many cells the creature may walk in its own turn.
    .clause = BK-11.4
glyph-bk_lives = lives
    .help = The card dies when it has as many wounds as lives.
    .clause = BK-19.2
glyph-bk_extra_lives = additional lives
    .help = The card has more lives for the rest of the battle.
    .clause = BK-19.9
glyph-bk_wound = wounds
    .help = The card receives so many wounds.
    .clause = BK-19.1
glyph-bk_slay = destroy
    .help = The card goes to the graveyard, whatever lives it has.
    .clause = BK-19.11
glyph-bk_finish = finish
    .help = Destroy an adjacent creature with no more lives than that; bodiless creatures and symbiotes cannot be finished.
    .clause = BK-26.26
glyph-bk_open = open
    .help = A closed card may move and act again.
    .clause = BK-10.11
glyph-bk_close = close
    .help = A closed card does not move, act or strike back.
    .clause = BK-12.3
glyph-bk_keep_closed = keep closed
    .help = The card does not open at the start of its next turn.
    .clause = BK-10.14
glyph-bk_root = hold
    .help = Movement is zero until the end of its owner's next turn.
    .clause = BK-11.8
glyph-bk_lose_class = loss of class
    .help = The card no longer belongs to its class.
    .clause = BK-3.8
glyph-bk_gain_element = new element
    .help = The card gains one more element of your choice permanently.
    .clause = BK-3.15
glyph-bk_turn = until the end of the turn
    .help = It lasts until the end of this turn.
    .clause = BK-10.13
glyph-bk_your_turn = until your turn
    .help = It lasts until your next turn starts.
    .clause = BK-10.13
glyph-bk_fly = take off
    .help = The creature becomes a flyer permanently and goes to the additional zone.
    .clause = BK-21.19
glyph-bk_land = land
    .help = The flyer comes down to the battlefield, or dies if there is no room.
    .clause = BK-21.20
glyph-bk_step = relocate
    .help = The card moves so many cells straight and spends no movement of its own.
    .clause = BK-26.83
glyph-bk_reveal = reveal
    .help = The hidden card is turned face up.
    .clause = BK-8.1
glyph-bk_cancel = cancel
    .help = The announced action does not happen, but its cost is paid.
    .clause = BK-18.14
glyph-bk_call = call
    .help = A card from your deck enters the game next to this one.
    .clause = BK-26.16
glyph-bk_revive = revive
    .help = A card from your graveyard enters the game next to this one.
    .clause = BK-26.24
glyph-bk_ally = friendly creature
    .help = A creature that you control.
    .clause = BK-3.18
glyph-bk_foe = enemy creature
    .help = A creature that the opponent controls.
    .clause = BK-3.18
glyph-bk_creature = creature
    .help = Any creature, yours or the opponent's.
    .clause = BK-16.17
glyph-bk_ground = ground creature
    .help = A creature that does not fly.
    .clause = BK-3.2
glyph-bk_flyer = flyer
    .help = A creature that lives in the additional zone.
    .clause = BK-21.1
glyph-bk_host = host
    .help = The creature that carries a symbiote or equipment.
    .clause = BK-22.1
glyph-bk_self = this card
    .help = It works on the card itself.
    .clause = BK-26.84
glyph-bk_price = cost
    .help = How many crystals the card costs.
    .clause = BK-6.1
glyph-bk_hit = hit
    .help = It works when an attack of this card lands.
    .clause = BK-16.33
glyph-bk_wounding = wounding
    .help = It works when an attack of this card deals at least one wound.
    .clause = BK-16.33
glyph-bk_kill = kill
    .help = It works when this card destroys an enemy creature.
    .clause = BK-19.16
glyph-bk_forest = Forest
    .help = Cards of the element Forest.
    .clause = BK-3.14
glyph-bk_mountain = Mountain
    .help = Cards of the element Mountain.
    .clause = BK-3.14
glyph-bk_swamp = Swamp
    .help = Cards of the element Swamp.
    .clause = BK-3.14
glyph-bk_steppe = Steppe
    .help = Cards of the element Steppe.
    .clause = BK-3.14
glyph-bk_darkness = Darkness
    .help = Cards of the element Darkness.
    .clause = BK-3.14
glyph-bk_fire = Forces of Fire
    .help = Cards of the element Forces of Fire.
    .clause = BK-3.14

stop-setting = { $name ->
    [always] always
    [targeted] when a card of mine is targeted
   *[never] never
}
die-face = { $name ->
    [weak] weak strike
    [medium] medium strike
    [strong] strong strike
    [hit] hit
    [miss] both miss
   *[counter] counter
}
keyword = { $name ->
    [corpse-eating] corpse-eating
    [life-gift] life gift
   *[regeneration] regeneration
}
ability-number = ability { $n }
ability-of = the ability of { $card }

prompt-draft = { $n ->
    [0] Form your squad.
    [one] Form your squad. { $n } card taken.
   *[other] Form your squad. { $n } cards taken.
}
prompt-deploy = Where do you place { $card }?
prompt-host = Who is the host of the symbiote or equipment?
prompt-vanguard = Make a vanguard strike?
prompt-main = Your turn. Move and act.
prompt-defender = { $card } ({ $unit }) strikes, target: { $target }. Assign a defender?
prompt-response = Answer with a sudden action?
prompt-moment = Use a sudden action?
prompt-reroll-attack = The attack die shows { $die }. { $n ->
    [one] Reroll? { $n } reroll left.
   *[other] Reroll? { $n } rerolls left.
}
prompt-reroll-defence = The defence die shows { $die }. { $n ->
    [one] Reroll? { $n } reroll left.
   *[other] Reroll? { $n } rerolls left.
}
prompt-target = Choose a target. { $card } ({ $unit }): { $ability }.
prompt-element = Which element do you choose?
prompt-shift = Where does the card move?
prompt-jump = Where does { $card } ({ $unit }) jump?
prompt-bring = Which card do you bring?
prompt-place = Where do you put { $card }?
prompt-landing = Where does { $card } land?
prompt-order = Which ability works next?
prompt-choice = { $what ->
    [life-gift] Who receives the life gift?
   *[ability] Which card do you choose?
}

action-redeal = Redeal
action-take = Take { $card }
action-confirm = Confirm the squad
action-deploy = Place { $card } on { $cell }
action-hide = Place { $card } on { $cell }, to stay hidden
action-host = Put { $unit } on { $target }
action-abandon = Do not place { $unit }
action-vanguard = { $n ->
    [1] Vanguard: { $unit } strikes { $target }
   *[other] Vanguard, strike { $n }: { $unit } strikes { $target }
}
action-hold = Give up vanguard strikes
action-step = { $unit } steps to { $cell }
action-jump = { $unit } jumps
action-teleport = { $unit } teleports
action-strike = { $unit } strikes { $target }
action-use = { $unit }: { $ability }
action-store = { $unit } stores a token
action-prepare = { $unit } prepares to strike a flyer
action-end = End the turn
action-pass = Pass
action-defend = Defend with { $unit }
action-undefended = No defender
action-reroll = Reroll
action-stand = Keep the result
action-target = Target: { $unit }
action-counter = Cancel the action of { $unit }
action-element = { $element }
action-cell = Cell { $cell }
action-bring = Bring { $card }
action-order = { $unit }: { $ability }
action-stop = Ask me: { $setting }

event-roles = { $seat } goes first.
event-dealt = { $seat } receives { $n ->
    [one] { $n } card
   *[other] { $n } cards
}.
event-redealt = { $seat } redeals and receives { $n ->
    [one] { $n } card
   *[other] { $n } cards
}. Redeals so far: { $times }.
event-confirmed = { $seat } confirms the squad.
event-deployed = { $seat } deploys the squad.
event-revealed = { $seat } reveals { $card }.
event-placed = { $card } is placed on { $card_host }.
event-died = { $card } goes to the graveyard.
event-vanguard = Vanguard: { $card } strikes { $card_target ->
    [none] a hidden card
   *[other] { $card_target }
}.
event-moved = { $card } moves to { $cell }.
    .hidden = A hidden card moves to { $cell }.
event-strikes = { $card } strikes { $card_target ->
    [none] a hidden card
   *[other] { $card_target }
}.
event-defends = { $card } becomes the defender.
event-uses = { $target ->
    [none] { $card } uses an ability: { $ability }.
   *[other] { $card } uses an ability: { $ability }. Target: { $card_target ->
        [none] a hidden card
       *[other] { $card_target }
    }.
}
event-stores = { $card } stores a token.
event-prepares = { $card } prepares to strike a flyer.
event-dropped = The action of { $card } cannot be carried out.
event-cancelled = The action of { $card } is cancelled.
event-attack-die = The attack die shows { $die }: { $face }.
event-defence-die = The defence die shows { $die }: { $face }.
event-wounded = { $card } receives { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}.
event-wasted = The protection of { $card } works.
event-healed = { $card } is healed by { $n }.
event-gained = { $card } receives { $n ->
    [one] { $n } additional life
   *[other] { $n } additional lives
}.
event-poisoned = { $card } receives poison { $n }.
event-cured = { $card } is cured of poison.
event-opened = { $card } opens.
event-closed = { $card } closes.
event-kept = { $card } will not open the next time.
event-rooted = { $card } loses its movement.
event-declassed = { $card } loses its class.
event-element = { $card } gains the element { $element }.
event-granted = { $card } is affected by { $ability }.
event-flew = { $card } takes off.
event-landed = { $card } lands on { $cell }.
event-called = { $seat } calls { $card } and shuffles the deck.
event-revived = { $seat } revives { $card }.
event-token = { $card } now holds { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}.
event-turn = Turn { $n }: { $seat }.
event-ended = The game is over: { $ending ->
    [destroyed] a squad is destroyed
    [both_destroyed] both squads are destroyed
    [inactivity] a draw by inactivity
   *[length] a draw by the limit of turns
}.
ending-destroyed = the loser's squad is destroyed
ending-both_destroyed = both squads are destroyed, a draw
ending-inactivity = a draw by inactivity
ending-length = a draw by the limit of turns

# Where a changed number of a card comes from.
reason-printed = printed
reason-turn = until the end of the turn
reason-start_of_turn = until a turn starts
reason-for_ever = permanently
reason-additional = additional lives

refusal-no_redeal = No redeal is possible any more
refusal-cannot_take = This card cannot be taken: { $detail }
refusal-no_creature = A squad needs a creature that is not a symbiote
refusal-cannot_deploy = It cannot be placed there: { $detail }
refusal-cannot_hide = It cannot stay hidden: { $detail }
refusal-no_legal_host = No legal host: { $detail }
refusal-no_vanguard = There is no such vanguard strike: { $detail }
refusal-cannot_step = No such step: { $detail }
refusal-cannot_jump = It cannot jump: { $detail }
refusal-cannot_teleport = It cannot teleport: { $detail }
refusal-cannot_strike = No such strike: { $detail }
refusal-cannot_use = This ability cannot be used: { $detail }
refusal-cannot_store = No token can be stored: { $detail }
refusal-cannot_prepare = It cannot prepare to strike a flyer: { $detail }
refusal-cannot_defend = It cannot defend: { $detail }
refusal-illegal_target = No legal target: { $detail }
refusal-cannot_bring = This card cannot be brought: { $detail }
refusal-cell_not_free = This cell will not do: { $detail }
refusal-stop_set = The setting changes once a turn: { $detail }
mistake-deck_size = a deck has { $low } to { $high } cards, here it has { $n }.
mistake-deck_independent = a deck needs a creature that is not a symbiote.
standing-always = always
standing-targeted = when my card is the target
standing-never = never
standing-clause = BK-18.18
unit-at = { $card } ({ $place })
place-off-field = off the field with the { $role ->
    [1] first player
   *[2] second player
}
place-off-field-twin = { place-off-field }, no. { $n }
place-gone = out of the game
deploy-hint = Drag the card to a marked cell, or choose the cell.
