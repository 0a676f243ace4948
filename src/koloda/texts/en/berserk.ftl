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
label-armor = armor { $n }
label-attack_exp = attack experience { $n }
label-defence_exp = defence experience { $n }

element = { $name ->
    [forest] Forest
    [mountain] Mountain
    [swamp] Swamp
    [steppe] Steppe
    [darkness] Darkness
    [fire] Forces of Fire
   *[neutral] neutral
}
class = { $name ->
    [wild-pack] wild pack
   *[other] { $name }
}
card-type = { $name ->
    [creature] Creature
    [flying] Flyer
    [symbiote] Symbiote
    [parasite] Parasite
    [armour] Equipment: armour
    [shield] Equipment: shield
    [weapon] Equipment: weapon
    [footwear] Equipment: footwear
    [potion] Equipment: potion
    [terrain] Terrain
   *[artifact] Artifact
}
card-grade = { $name ->
    [elite] elite
   *[ordinary] ordinary
}
card-line = { $type }, { $grade }, { $elements }
card-line-class = { $type }, { $grade }, { $elements }, { $class }

ability-type = { $name ->
    [simple] simple strike
    [special] special strike
    [magic] magic strike
    [shot] shot
    [throw] throw
    [row] row strike
    [discharge] discharge
    [spell] spell
    [influence] influence
   *[any] any attack
}
attack-from = { $name ->
    [simple] simple strikes
    [special] special strikes
    [magic] magic strikes
    [shot] shots
    [throw] throws
    [row] row strikes
    [discharge] discharges
   *[any] all attacks
}
attack-to = { $name ->
    [simple] simple strikes
    [special] special strikes
    [magic] magic strikes
    [shot] shots
    [throw] throws
    [row] row strikes
    [discharge] discharges
   *[any] all attacks
}
give-has = { $name ->
    [bodiless] bodiless
    [directed] Directed strike
    [vampirism] Vampirism
    [unique] Unique
    [steadfast] Steadfast
    [shelter] Shelter
    [corpse-eating] Corpse-eating
    [teleport] Teleport
    [extra-zone] is placed in the additional zone
    [incurable] cannot be healed
    [stalwart] does not close the first time it defends in an opponent's turn
   *[horde] Horde
}
give-level = { $name ->
    [armor] Armor { $n }
    [attack-exp] Attack experience { $n }
    [defence-exp] Defence experience { $n }
    [regen] Regeneration { $n }
    [jump] Jump { $n }
   *[life-gift] Life gift { $n }
}
give-protect = Protection from { $name ->
    [simple] simple strikes
    [special] special strikes
    [magic-strikes] magic strikes
    [shots] shots
    [throws] throws
    [row-strikes] row strikes
    [discharges] discharges
    [spells] spells
    [influences] influences
    [poison] Poison
    [sudden] sudden actions
   *[magic] magic
}
give-reduce = −{ $n } from { $attack }
give-vulnerable = { $any ->
    [yes] Vulnerability { $n }
   *[no] Vulnerability { $n } to { $attack }
}
give-strike = strike +{ $weak }/+{ $medium }/+{ $strong }
give-movement = movement { $n ->
    [-1] −1
   *[other] +{ $n }
}
give-lives = lives +{ $n }
give-poison-value = Poison value +{ $n }
give-vanguard = Vanguard
give-vanguard-plus = Vanguard with strike +{ $weak }/+{ $medium }/+{ $strong }
gate-first = If you go first: { $text }
gate-second = If you go second: { $text }
host-gives = The host has: { $text }
aura-gives = All: { $on } — { $text }

who = { $name ->
    [card] card
    [creature] creature
    [ground] ground creature
    [flyer] flyer
    [attackable] creature or artifact
    [host] the host
    [announced] announced action
    [equipment] equipment
    [terrain] terrain
    [artifact] artifact
   *[independent] ground creature, no symbiote
}
which-own = own
which-enemy = enemy
which-other = other than this card
which-adjacent = adjacent
which-within = within { $n }
which-element = element: { $name }
which-class = class: { $names }
which-closed = closed
which-hidden = hidden when announced
which-poisoned = poisoned
which-open = open
which-wounded = wounded
which-elite = elite
which-ordinary = ordinary
which-row = in the same row
which-column = in the same column
which-cell = on the same cell
which-first = in your first row
which-second = in your second row
which-third = in your third row
which-enemy-first = in the enemy's first row
which-enemy-second = in the enemy's second row
which-enemy-third = in the enemy's third row
which-battlefield = on the battlefield
which-additional = in the additional zone
which-equipment = { $name ->
    [armour] armour
    [shield] shield
    [weapon] weapon
    [footwear] footwear
   *[potion] potion
}
which-max_cost = cost { $n } or less
which-max_lives = { $n } or fewer current lives
which-finish = neither bodiless nor symbiote
which-min_move = printed movement { $n } or more
which = { $who } ({ $conditions })

cost-close = Action
cost-none = No action, once per turn
cost-destroy = Destroying this card
cost-sudden = Sudden. { $cost }
cost-tokens = { $cost } and { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
use = { $cost }: { $what }
use-targets = { $cost }: { $what }. Target: { $targets }
use-all = { $cost }: { $what }. All such cards: { $targets }
of-range = { $what }, range { $n }
of-value = { $what } { $value }
does = { $what }: { $effects }
to-target = the target
to-second = the second target
to-self = this card
to-all = all these cards
to-others = each other adjacent enemy creature
to-chosen = the chosen card
effect = { $to } — { $what }
do-wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
do-heal = healing { $n }
do-cure = its Poison is cured
do-poison = Poison { $n }
do-lives = { $n ->
    [one] { $n } additional life
   *[other] { $n } additional lives
}
do-destroy = is destroyed
do-open = is opened
do-close = is closed
do-keep-closed = stays closed at its next opening
do-root = movement 0 until the end of its controller's next turn
do-lose-class = loses its class
do-gain-element = gains a chosen element permanently
do-grant = { $what }{ $until ->
    [turn] {" "}until end of turn
    [your-turn] {" "}until your next turn starts
   *[for-ever] {" "}permanently
}
do-fly = becomes a flyer permanently and goes to the additional zone
do-land = loses flying
do-step = moves 1 cell
do-reveal = is revealed
do-cancel = the action is cancelled
do-call = call from your deck: { $which }
do-revive = revive from your graveyard: { $which }
do-strike = simple strike
do-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
when = { $event ->
    [hit] When it hits
    [wound] When it wounds
    [kill] When it destroys an enemy creature
    [own-creature-dies] When an own creature dies
    [enemy-gains-lives] When an enemy creature gains additional lives
    [strike-killed] After a simple strike that destroyed an enemy card
    [enemy-turn-start] At the start of the enemy's turn
    [turn-end] At the end of your turn
    [dies] When this card dies
    [enters] When this card is called or revived
    [opened] When this card opens
    [closed] When this card closes
    [wounded] When this card receives wounds
    [healed] When this card is healed
    [attacked] When this card is attacked
    [defends] When it becomes a defender
    [other-dies] When another card dies
    [other-enters] When another card is called or revived
    [acted] After an action of this card
    [own-gains-lives] When an own creature gains additional lives
   *[turn-start] At the start of your turn
}
when-by = { $when } ({ $type })
when-side = { $when } ({ $side })
when-once = { $when }, once per turn
triggered = { $when }: { $effects }
choose-one = choose: { $which }; { $effects }

stop-setting = { $name ->
    [always] always
    [targeted] when a card of mine is targeted
   *[never] never
}
die-face = { $name ->
    [weak] weak
    [medium] medium
    [strong] strong
    [hit] hit
    [miss] both miss
   *[counter] counter
}
keyword = { $name ->
    [corpse-eating] Corpse-eating
    [life-gift] Life gift
   *[regeneration] Regeneration
}
ability-number = ability { $n }
ability-of = ability of { $card }

prompt-draft = Form your squad (cards taken: { $n })
prompt-deploy = Where do you place { $card }?
prompt-host = Choose a host for a symbiote or equipment
prompt-vanguard = Make a Vanguard strike or hold back
prompt-main = Your turn: move and act
prompt-defender = { $card } ({ $unit }) strikes { $target }: assign a defender?
prompt-response = Answer with a sudden action?
prompt-moment = Use a sudden action?
prompt-reroll-attack = The attack die shows { $die }. Reroll ({ $n } left)?
prompt-reroll-defence = The defence die shows { $die }. Reroll ({ $n } left)?
prompt-target = Choose a target: { $card } ({ $unit }), { $ability }
prompt-element = Choose an element
prompt-shift = Where does it move?
prompt-jump = Where does { $card } ({ $unit }) leap?
prompt-bring = Which card do you bring?
prompt-place = Where do you put { $card }?
prompt-landing = Where does { $card } land?
prompt-order = Which ability works next?
prompt-choice = { $what ->
    [life-gift] Who receives the Life gift?
   *[ability] Choose a card
}

action-redeal = Redeal
action-take = Take { $card }
action-confirm = Confirm the squad
action-deploy = Place { $card } on { $cell }
action-hide = Place { $card } on { $cell }, to stay hidden
action-host = Put { $unit } on { $target }
action-abandon = Do not place { $unit }
action-vanguard = Vanguard { $n }: { $unit } strikes { $target }
action-hold = Give up Vanguard strikes
action-step = { $unit } steps to { $cell }
action-jump = { $unit } jumps
action-teleport = { $unit } teleports
action-strike = { $unit } strikes { $target }
action-use = { $unit }: { $ability }
action-store = { $unit } accumulates a token
action-prepare = { $unit } closes for a strike on a flyer
action-end = End the turn
action-pass = Pass
action-defend = Defender: { $unit }
action-undefended = No defender
action-reroll = Reroll
action-stand = Keep the result
action-target = Target: { $unit }
action-counter = Cancel the action of { $unit }
action-element = { $element }
action-cell = Cell { $cell }
action-bring = { $card }
action-order = { $unit }: { $ability }
action-stop = Ask me: { $setting }

event-roles = { $seat } is the First player
event-dealt = { $seat }: a deal of { $n } cards
event-redealt = { $seat }: redeal of { $n } cards, { $times } so far
event-confirmed = { $seat }: squad confirmed
event-deployed = { $seat }: squad deployed
event-revealed = { $seat }: { $card } is revealed
event-placed = { $card } is placed on { $card_host }
event-died = { $card } goes to the graveyard
event-vanguard = Vanguard: { $card } strikes { $card_target }
event-moved = { $card } moves to { $cell }
event-strikes = { $card } strikes { $card_target }
event-defends = { $card } defends
event-uses = { $card }: { $ability }
event-stores = { $card } accumulates a token
event-prepares = { $card } closes for a strike on a flyer
event-dropped = The action of { $card } cannot be carried out
event-cancelled = The action of { $card } is cancelled
event-attack-die = Attack die: { $die } — { $face }
event-defence-die = Defence die: { $die } — { $face }
event-wounded = { $card }: { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
event-wasted = Wasted on { $card }
event-healed = { $card }: healing { $n }
event-gained = { $card }: { $n ->
    [one] { $n } additional life
   *[other] { $n } additional lives
}
event-poisoned = { $card }: Poison { $n }
event-cured = { $card } is cured of Poison
event-opened = { $card } opens
event-closed = { $card } closes
event-kept = { $card } stays closed at its next opening
event-rooted = { $card }: movement 0
event-declassed = { $card } loses its class
event-element = { $card } gains an element: { $element }
event-granted = { $card } is under: { $ability }
event-flew = { $card } takes off
event-landed = { $card } lands on { $cell }
event-called = { $seat } calls { $card } and shuffles the deck
event-revived = { $seat } revives { $card }
event-token = { $card }: tokens { $n }
event-turn = Turn { $n }: { $seat }
event-ended = The game is over: { $ending ->
    [destroyed] a squad is destroyed
    [both_destroyed] both squads are destroyed
    [inactivity] draw by inactivity
   *[length] draw by length
}
ending-destroyed = the opponent's squad is destroyed
ending-both_destroyed = both squads are destroyed: a draw
ending-inactivity = draw by inactivity
ending-length = draw by length

refusal-no_redeal = No redeal is possible any more
refusal-cannot_take = This card cannot be taken: { $detail }
refusal-no_creature = A squad needs a creature that is not a symbiote
refusal-cannot_deploy = It cannot be placed there: { $detail }
refusal-cannot_hide = It cannot stay hidden: { $detail }
refusal-no_legal_host = No legal host: { $detail }
refusal-no_vanguard = There is no such Vanguard strike: { $detail }
refusal-cannot_step = No such step: { $detail }
refusal-cannot_jump = It cannot jump: { $detail }
refusal-cannot_teleport = It cannot teleport: { $detail }
refusal-cannot_strike = No such strike: { $detail }
refusal-cannot_use = This ability cannot be used: { $detail }
refusal-cannot_store = No token can be accumulated: { $detail }
refusal-cannot_prepare = It cannot close for a strike on a flyer: { $detail }
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
unit-at = “{ $card }” { $cell }
deploy-hint = Drag the card to a marked cell, or choose the cell.
