game-name = Berserk. Heroes
game-about = A duel of two heroes: build a deck, hire a squad, strike the other hero down.

frame-steppes = steppes
frame-mountains = mountains
frame-forest = forest
frame-swamps = swamps
frame-darkness = darkness
frame-neutral = neutral
kind-hero = heroes
kind-creature = creatures
kind-spell = spells
kind-support = supports

setup-deck1 = Deck of the first seat
    .help = A preset, or a list of cards joined by semicolons, the hero first.
setup-deck1-steppes_fast = steppes, fast
setup-deck1-steppes_slow = steppes, slow
setup-deck1-mountains_fast = mountains, fast
setup-deck1-mountains_slow = mountains, slow
setup-deck1-forest_fast = forest, fast
setup-deck1-forest_slow = forest, slow
setup-deck1-swamps_fast = swamps, fast
setup-deck1-swamps_slow = swamps, slow
setup-deck1-darkness_fast = darkness, fast
setup-deck1-darkness_slow = darkness, slow
setup-deck2 = Deck of the second seat
    .help = A preset, or a list of cards joined by semicolons, the hero first.
setup-deck2-steppes_fast = steppes, fast
setup-deck2-steppes_slow = steppes, slow
setup-deck2-mountains_fast = mountains, fast
setup-deck2-mountains_slow = mountains, slow
setup-deck2-forest_fast = forest, fast
setup-deck2-forest_slow = forest, slow
setup-deck2-swamps_fast = swamps, fast
setup-deck2-swamps_slow = swamps, slow
setup-deck2-darkness_fast = darkness, fast
setup-deck2-darkness_slow = darkness, slow
setup-turns = Turn limit
    .help = After so many turns of both players the game is a draw.
setup-conceding = Conceding
    .help = Whether a player may concede at any decision.
setup-conceding-off = off
setup-conceding-on = on
number-cost = Cost
number-strike = Strike
number-lives = Lives
number-wounds = Wounds
number-coins = Coins
number-closed_coins = Closed coins
number-failed = Failed draws
zone-hand = Hand
zone-deck = Deck
zone-unseen = In the deck
zone-play = In play
zone-graveyard = Graveyard
zone-chosen = Chosen
zone-reserve = Reserve
zone-under = Under a card
type-hero = Hero
type-creature = Creature
type-spell = Spell
type-support = Support card
class-mechanism = Mechanism
class-pirate = Pirate
class-sailor = Sailor
class-soldier = Soldier
class-beast = Beast
class-undead = Undead
class-mage = Mage
class-spirit = Spirit
subtype-weapon = weapon
subtype-armour = armour
subtype-amulet = amulet
subtype-terrain = terrain
subtype-event = event
subtype-curse = curse
subtype-tactics = tactics
subtype-weather = weather
subtype-healing = healing
element-steppes = Steppes
element-mountains = Mountains
element-forest = Forest
element-swamps = Swamps
element-darkness = Darkness
equipment = equipment
created = Created
placed = Placed
keyword-rage = Rage
keyword-armour = Armour { $x }
keyword-protection = Protection from { $what }
keyword-protection_spells = Protection from spells
keyword-module = Module
keyword-directed_strike = Directed Strike
keyword-experience_attack = Experience in Attack
keyword-experience_defence = Experience in Defence
keyword-horde = Horde
keyword-first_strike = First Strike
keyword-regeneration = Regeneration { $x }
keyword-rush = Rush
keyword-stealth = Stealth
keyword-unique = Uniqueness
keyword-vulnerability = Vulnerability
keyword-thirst = Thirst { $x }
keyword-elusiveness = Elusiveness from { $what }
keyword-cannot_act = “cannot act”
source-strike = strikes
source-shot = shots
source-ability = abilities
choose-one = Choose one: { $options }
extra-cost = Additional cost: { $cost }
times = {" "}({ $n } times per turn)
may = you may: { $what }
if = if { $condition }, { $what }
while = While { $condition }: { $what }
and = {" "}and{" "}
or = {" "}or{" "}
when-hire = Hire: {""}
when-death = Death: {""}
when-attack = On attack — {""}
each-time = Each time
whenever = When
when-declares = { $of } attacks by strike
when-attacked = { $of } is attacked by strike
when-defends = { $of } is appointed defender
when-played = { $of } is played
when-enters = { $of } enters play
when-dies = { $of } dies
when-wounded = { $of } receives wounds
when-gives_wounds = { $of } gives wounds
when-healed = { $of } is healed
when-revealed = { $of } reveals itself
when-hidden = { $of } hides
when-closed = { $of } closes
when-opened = { $of } opens
when-this_drawn = you draw this card (it is shown)
when-fights = { $of } takes part in a Battle
when-draws = { $who ->
        [opponent] the opponent draws
        [each] a player draws
       *[own] you draw
    } { $placed ->
        [yes] a Placed card
       *[no] a card
    }
when-discards = { $who ->
        [opponent] the opponent discards a card
        [each] a player discards a card
       *[own] you discard a card
    }
when-turn_start = { $who ->
        [opponent] the opponent's turn starts
        [each] a turn starts
       *[own] your turn starts
    }
when-turn_end = { $who ->
        [opponent] the opponent's turn ends
        [each] a turn ends
       *[own] your turn ends
    }
when-extortion_paid = an Extortion of a card of yours is paid
when-extortion_unpaid = an Extortion of a card of yours is not paid
condition-count = there are { $n } or more: { $what }
condition-coins = you have { $n } or more open coins
condition-turn = { $who ->
        [opponent] it is the opponent's turn
        [each] it is a turn
       *[own] it is your turn
    }
cost-close = close
cost-discard = discard { $n ->
        [one] a card
       *[other] { $n } cards
    }
cost-wound = your hero gets { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }
cost-destroy = destroy { $what }
cost-close-other = close { $what }
cost-return = put { $what } back into hand
gain-strike = { $n } strike
gain-lives = { $n ->
        [one] 1 additional life
       *[other] { $n } additional lives
    }
static-this = This card has { $gains }
static-your_hero = Your hero has { $gains }
static-each = { $who } has { $gains }
static-cost = { $what } costs you { $n } less
nothing = nothing happens
until-turn = {" "}until the end of the turn
until-your_next_turn = {" "}until your next turn
as-many = as many as there are ({ $what })
do-wound = give { $to } { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
do-shot = Shot { $n } at { $to }
do-fight = { $who } Fights { $to }
do-heal = Heal { $to } by { $n }
do-poison = Poison { $n } on { $to }
do-strengthen = Strengthen Poison { $n } on { $to }
do-stun = Stun { $to }
do-close = close { $to }
do-open = open { $to }
do-prepare = Prepare { $to }
do-modify = { $to } gets { $gains }
do-reduce = lives of { $to } are reduced to { $lives }
do-draw = { $who ->
        [opponent] the opponent draws
        [each] each player draws
       *[own] draw
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }
do-discard = { $who ->
        [opponent] the opponent discards
        [each] each player discards
       *[own] discard
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }
do-search = Search — { $what }
do-summon = Summon { $what }
do-revive = Revive { $what }{ $up_to ->
        [yes] {" "}(up to { $n })
       *[no] {""}
    }
do-create = Create { $what }{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }
do-place = Place { $what }{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    } into { $deck ->
        [own] your deck
       *[opponent] the opponent's deck
    }{ $at ->
        [0] {""}
        [-1] , at the bottom
       *[other] , { $at } from the top
    }
do-destroy = destroy { $to }
do-to-hand = put { $to } into its owner's hand
do-to-deck = put { $to } into its owner's deck{ $at ->
        [0] {""}
       *[-1] , at the bottom
    }
do-control = take control of { $to }
do-attach = attach { $what } to { $to }
do-improve = Improve { $to }
do-hide = { $to } hides
do-reveal = { $to } is revealed
do-lose = { $to } loses its abilities
do-grant = { $to } gains { $gains }
do-coin = gain { $closed ->
        [yes] a closed coin marker
       *[no] a coin marker
    }
do-open-coins = open up to { $n } of your coin markers
do-close-coins = close { $n } coin markers
do-discount = the next card you play costs { $n } less
do-play-free = you may play { $what } from your hand Free
do-extort = Extortion — { $demand }
do-use-free = you may use an ability of { $to } Free
case-wound-to = nom
case-shot-to = nom
case-fight-who = nom
case-fight-to = nom
case-heal-to = nom
case-poison-to = nom
case-strengthen-to = nom
case-stun-to = nom
case-close-to = nom
case-open-to = nom
case-prepare-to = nom
case-modify-to = nom
case-reduce-to = nom
case-destroy-to = nom
case-to-hand-to = nom
case-to-deck-to = nom
case-control-to = nom
case-attach-to = nom
case-attach-what = nom
case-improve-to = nom
case-hide-to = nom
case-reveal-to = nom
case-lose-to = nom
case-grant-to = nom
case-use-free-to = nom
demand-close_coins = close ({ $n })
demand-discard = discard { $n ->
        [one] a card
       *[other] { $n } cards
    }
demand-wound_hero = wound the own hero by { $n }
demand-destroy = destroy { $what }
demand-close = close { $what }
demand-return = put { $what } back into hand
phrase-this = this card
phrase-your_hero = your hero
phrase-opposing_hero = the opposing hero
phrase-subject = that card
phrase-attacked-card = the attacked card
phrase-attacker = the attacker
phrase-each_hero = each hero
phrase-active_hero = the active player's hero
phrase-same = the same card
noun-hero = hero
gender-hero = n
noun-creature = creature
gender-creature = n
noun-spell = spell
gender-spell = n
noun-support = support card
gender-support = n
noun-character = character
gender-character = n
noun-card = creature or support card
gender-card = n
noun-any = card
gender-any = n
det-choose = a chosen
det-another = another
det-each = each
det-random = a random
det-a = a
up-to = {" "}(up to { $n })
side-own = of yours
side-opposing = of the opponent
of-class = of class { $names }
not-class = not of class { $names }
state-open = (open)
state-closed = (closed)
state-poisoned = (poisoned)
state-stunned = (stunned)
state-wounded = (wounded)
state-hidden = (hidden)
cost-most = of cost { $n } or less
cost-least = of cost { $n } or more
strike-least = with strike { $n } or more
strike-most = with strike { $n } or less
owner-own = (owned by you)
owner-opposing = (owned by the opponent)
wounds-least = with { $n } or more wounds
wounds-most = with { $n } or fewer wounds
lives-least = with { $n } or more lives
lives-most = with { $n } or fewer lives
with-keyword = with { $what }
hidden-creature = a hidden creature
any-creature = any card
rule-poison = Poison
rule-regeneration = Regeneration
rule-thirst = Thirst
rule-stealth = Stealth
prompt-first = Who goes first?
prompt-replace = Which cards go to the bottom of your deck and are replaced?
prompt-reveal = Reveal hidden creatures?
prompt-order = Which of your abilities comes next?
prompt-main = Your turn: play a card, attack, use an ability or end the turn. Open coins: { $n }.
prompt-pick = { $again ->
    [yes] { $card }, after { $card_chosen }: choose the next card.
   *[no] { $card }: choose a card.
}
prompt-defender = Appoint a defender?
prompt-extortion = { $card } extorts: { $demand ->
        [close_coins] close { $n } coins
        [discard] discard { $n }
        [wound_hero] wound your hero by { $n }
        [destroy] destroy a card of yours
        [close] close a card of yours
       *[return] put a card of yours back into hand
    }. Pay?
prompt-thirst = Thirst: who gets { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }?
prompt-module = Attach { $card } to a Mechanism?
prompt-take = { $card }: which card do you take?
prompt-discard = Which card do you discard?
prompt-may = { $card }: do it?
prompt-mode = { $card }: which one?
prompt-free = { $card }: which card do you play Free?
prompt-put = { $card }: which card goes to its place in the deck next?
prompt-unique = Which of the two Unique cards stays?
prompt-attack = { $card }: whom to attack?
prompt-demand = Which card meets the demand?
prompt-use_free = { $card }: which ability do you use Free?
action-end = End the turn
action-play = Play { $card }
action-attack = Attack with { $card }
action-use = { $card } — { $ability }
action-first = { $seat } goes first
action-bottom = To the bottom: { $card }
action-done = Done / no
action-reveal = Reveal { $card }
action-order = { $ability } ({ $card })
action-pick = { $card }
action-mode = Choice { $n }
action-do = Yes
action-defend = { $card } defends
action-pay = Pay
action-thirst = { $card } gets the wounds
action-attach = Attach to { $card }
action-take = Take { $card }
action-discard = Discard { $card }
action-put = { $card } goes next
action-keep = { $card } stays
action-strike = Strike { $card }
action-concede = Concede
event-heroes = Heroes: { $card } and { $card_second }.
event-picked = Drawn by lot: { $seat } chooses who goes first.
event-first = { $seat } goes first.
event-drew = { $seat } draws: { $card }.
    .hidden = { $seat } draws a card.
event-replaced = { $seat } replaces { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-turn = Turn { $n }: { $seat }.
event-coin = { $seat } gains a coin{ $closed ->
        [1] {" "}(closed)
       *[0] {""}
    }.
event-failed_draw = { $seat } cannot draw a card ({ $n } of 3).
event-played = { $seat } plays { $card }.
event-used = { $seat }: { $card } — { $ability }.
event-entered = { $seat }: { $card } enters play.
event-attached = { $seat }: { $card } is attached to { $card_target }.
event-attack = { $card } attacks { $card_target }.
event-defended = { $card } defends.
event-wounded = { $card } receives { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }.
event-prevented = { $card }: { $n } wounds prevented.
event-healed = { $card } is healed by { $n }.
event-left = { $card } leaves play: to the { $zone ->
        [graveyard] graveyard
        [reserve] reserve
        [hand] hand
        [deck] deck
       *[under] underside of another card
    }.
event-triggered = { $seat }: { $ability }.
event-closed = { $card } closes.
event-opened = { $card } opens.
event-stunned = { $card } is Stunned.
event-poisoned = { $card }: Poison { $n }.
event-modified = { $card }: strike { $n }, lives { $lives }.
event-granted = { $card } gains { $ability }.
event-lost = { $card } loses its abilities.
event-control = { $seat } takes control of { $card }.
event-improved = { $card } becomes a Mechanism.
event-hid = { $card } hides.
event-revealed = { $card } reveals itself.
event-took = { $seat } takes { $card } from the { $zone ->
        [deck] deck
       *[graveyard] graveyard
    }.
event-shuffled = { $seat }: the deck is shuffled.
event-placed = { $card } is Placed into the deck of { $seat }.
event-discarded = { $seat } discards { $card }.
event-shown = { $seat } shows { $card }.
event-extortion = { $seat }: the Extortion of { $card } is { $paid ->
        [1] paid
       *[0] not paid
    }.
event-coins = { $seat }: { $n } coins closed.
event-discount = { $seat }: the next card costs { $n } less.
event-shot = Shot { $n } at { $card }.
event-fight = { $card } Fights { $card_target }.
event-ended = { $seat } ends the turn.
event-finished = The game is over: { $ending ->
        [hero_killed] a hero is dead
        [deck_out] a deck ran out
        [both_killed] both heroes are dead
        [both_out] both decks ran out
        [turn_limit] the turn limit is reached
        [endless] an endless chain of abilities
       *[conceded] a player conceded
    }.
event-reduced = { $card }: lives reduced to { $n }.
event-prepared = { $card } is Prepared.
ending-hero_killed = a hero is dead
ending-deck_out = a deck ran out
ending-both_killed = draw: both heroes are dead
ending-both_out = draw: both decks ran out
ending-turn_limit = draw: the turn limit is reached
ending-endless = draw: an endless chain of abilities
ending-conceded = a player conceded
refusal-conceding_is_off = Conceding is off in this game
refusal-not_yours = This card is not yours: { $detail }
refusal-hidden = A hidden creature cannot do that: { $detail }
refusal-rage = A creature with Rage must attack first: { $detail }
refusal-not_in_hand = This card is not in your hand: { $detail }
refusal-too_expensive = Not enough open coins: { $detail }
refusal-no_target = There is no legal target: { $detail }
refusal-no_strike = This card has no strike: { $detail }
refusal-attack_spent = This creature has attacked already: { $detail }
refusal-closed = The card is closed: { $detail }
refusal-just_came = The card cannot act this turn: { $detail }
refusal-cannot_use = This ability cannot be used now: { $detail }
refusal-unknown_ability = There is no such ability: { $detail }
refusal-elusive = Elusive: it cannot be attacked: { $detail }
refusal-not_a_target = This is no target for an attack: { $detail }
refusal-defended_before = This creature has defended already: { $detail }
refusal-cannot_defend = This card cannot defend: { $detail }

# Marks of cards in play
label-unit = #{ $n }
label-not-open = closed
label-stunned = stunned
label-attacked = has attacked
label-defended = has defended
label-improved = improved
label-blank = has lost its text
label-attached = attached: { $n }
mistake-deck_size = a deck has at least { $low } cards besides the hero, here it has { $n }.
mistake-deck_hero = a deck list begins with its hero.
mistake-deck_second_hero = “{ $card }”: a hero cannot be in a deck.
mistake-deck_created = “{ $card }”: a Created card cannot be in a deck.
mistake-deck_placed = “{ $card }”: a Placed card cannot be in a deck.
mistake-deck_element = “{ $card }” is of an element the hero does not have.
mistake-deck_art = “{ $card }” has no full-art printing.
