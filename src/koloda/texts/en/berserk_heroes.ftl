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
class-mechanism = mechanism
class-pirate = pirate
class-sailor = sailor
class-soldier = soldier
class-beast = beast
class-undead = undead
class-mage = mage
class-spirit = spirit
subtype-weapon = weapon
subtype-armour = armour
subtype-amulet = amulet
subtype-terrain = terrain
subtype-event = event
subtype-curse = curse
subtype-tactics = tactics
subtype-weather = weather
subtype-healing = healing
element-steppes = steppes
element-mountains = mountains
element-forest = forest
element-swamps = swamps
element-darkness = darkness
equipment = equipment
created = created card
created-short = created
placed = placed card
placed-short = placed
hidden-creature = a hidden creature
ability-of-card = an ability of { $card }
quote = { $card }
rule-poison = poison
rule-regeneration = regeneration
rule-thirst = thirst
rule-stealth = stealth
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
prompt-extortion = The extortion of { $card }: will you { $demand ->
        [close_coins] close { $n ->
            [one] { $n } coin
           *[other] { $n } coins
        }
        [discard] discard { $n ->
            [one] a card
           *[other] { $n } cards
        }
        [wound_hero] give your hero { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }
        [destroy] destroy a card of yours
        [close] close a card of yours
       *[return] return a card of yours to hand
    }?
prompt-thirst = The thirst of { $card }: who gets { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }?
prompt-module = Attach { $card } to a mechanism?
prompt-take = { $card }: which card do you take?
prompt-discard = Which card do you discard?
prompt-may = { $card }: do it?
prompt-mode = { $card }: which one? { $modes }
prompt-free = { $card }: which card do you play free?
prompt-put = { $card }: which card goes into the deck next?
prompt-unique = Which of the two unique cards stays?
prompt-attack = { $card }: whom to attack?
prompt-demand = Which card meets the demand?
prompt-use_free = { $card }: which ability do you use free?
action-end = End the turn
action-play = Play { $card }
action-attack = Attack with { $card }
action-use = { $card }. { $ability }
action-first = { $seat } goes first
action-bottom = Replace { $card }
action-done = Done
action-reveal = Reveal { $card }
action-pick = Choose { $card }
action-mode = Choice { $n }
action-do = Yes
action-defend = Defend with { $card }
action-pay = Pay
action-thirst = Wound { $card }
action-attach = Attach to { $card }
action-take = Take { $card }
action-discard = Discard { $card }
action-put = Put { $card }
action-keep = Keep { $card }
action-strike = Attack { $card }
action-concede = Concede
done-replace = Replace no more
done-reveal = Reveal no more
done-defender = No defender
done-extortion = Do not pay
done-pick = Choose no more
done-module = Do not attach it
done-take = Take no more
done-may = No
done-free = Play none
done-use_free = Use none
event-heroes = { $card } meets { $card_second }.
event-picked = By lot { $seat } chooses who goes first.
event-first = { $seat } goes first.
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-replaced = { $seat } replaces { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }.
event-turn = Turn { $n }: { $seat }.
event-coin = { $seat } gains { $closed ->
        [1] a closed coin
       *[0] a coin
    }.
event-failed_draw = { $seat } cannot draw a card: the deck is empty ({ $n } of 3).
event-played = { $seat } plays { $card }.
event-used = { $seat } uses an ability of { $card }.
event-entered = { $card } enters play ({ $seat }).
event-attached = { $card } is attached to { $card_target }.
event-attack = { $card } attacks { $card_target }.
event-defended = { $card } becomes the defender.
event-wounded = { $card } receives { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }.
event-prevented = { $card } avoids { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }.
event-healed = { $card } is healed by { $n }.
event-left = { $card } goes { $zone ->
        [graveyard] to the graveyard
        [reserve] to the reserve
        [hand] to its owner's hand
        [deck] into its owner's deck
       *[under] under another card
    }.
event-triggered = { $ability } triggers ({ $seat }).
event-closed = { $card } closes.
event-opened = { $card } opens.
event-stunned = { $card } is stunned.
event-poisoned = { $card } is poisoned by { $n }.
event-modified = { $card } { $gets }.
event-granted = { $card } { $gets }.
event-lost = { $card } loses its abilities.
event-control = { $seat } takes control of { $card }.
event-improved = { $card } becomes a mechanism.
event-hid = { $card } hides.
event-revealed = { $card } is revealed.
event-took = { $seat } takes { $card } from the { $zone ->
        [deck] deck
       *[graveyard] graveyard
    }.
event-shuffled = { $seat } shuffles the deck.
event-placed = { $card } is placed into the deck of { $seat }.
event-discarded = { $seat } discards { $card }.
event-shown = { $seat } shows { $card }.
event-extortion = The extortion of { $card } is { $paid ->
        [1] paid
       *[0] not paid
    }.
event-coins = { $seat } closes { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }.
event-discount = { $seat } will play the next card for { $n } less.
event-shot = A shot of { $n } at { $card }.
event-fight = { $card } fights { $card_target }.
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
event-reduced = The lives of { $card } are reduced to { $n }.
event-prepared = { $card } is prepared.
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
refusal-rage = A creature with rage must attack first: { $detail }
refusal-not_in_hand = This card is not in your hand: { $detail }
refusal-too_expensive = Not enough open coins: { $detail }
refusal-no_target = There is no legal target for this card: { $detail }
refusal-no_strike = This card has no strike: { $detail }
refusal-attack_spent = This creature has attacked already: { $detail }
refusal-closed = The card is closed: { $detail }
refusal-just_came = The card cannot act this turn: { $detail }
refusal-cannot_use = This ability cannot be used now: { $detail }
refusal-unknown_ability = There is no such ability: { $detail }
refusal-elusive = An elusive creature cannot be attacked: { $detail }
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
mistake-deck_created = “{ $card }”: a created card cannot be in a deck.
mistake-deck_placed = “{ $card }”: a placed card cannot be in a deck.
mistake-deck_element = “{ $card }” is of an element the hero does not have.
mistake-deck_art = “{ $card }” has no full-art printing.

# The words of cards
noun-hero = { $case ->
        [many] heroes
       *[nom] hero
    }
noun-creature = { $case ->
        [many] creatures
       *[nom] creature
    }
noun-spell = { $case ->
        [many] spells
       *[nom] spell
    }
noun-support = { $case ->
        [many] support cards
       *[nom] support card
    }
noun-character = { $case ->
        [many] characters
       *[nom] character
    }
noun-card = { $case ->
        [many] creatures and support cards
       *[nom] creature or support card
    }
noun-any = { $case ->
        [many] cards
       *[nom] card
    }
noun-mechanism = { $case ->
        [many] mechanisms
       *[nom] mechanism
    }
noun-pirate = { $case ->
        [many] pirates
       *[nom] pirate
    }
noun-sailor = { $case ->
        [many] sailors
       *[nom] sailor
    }
noun-soldier = { $case ->
        [many] soldiers
       *[nom] soldier
    }
noun-beast = { $case ->
        [many] beasts
       *[nom] beast
    }
noun-undead = { $case ->
        [many] undead
       *[nom] undead
    }
noun-mage = { $case ->
        [many] mages
       *[nom] mage
    }
noun-spirit = { $case ->
        [many] spirits
       *[nom] spirit
    }
det-choose = { $other ->
        [yes] {""}
       *[no] { $hero ->
            [own] your
            [opposing] the
           *[no] a chosen
        }
    }
det-another = { $other ->
        [yes] yet
       *[no] { $case ->
            [many] other
           *[nom] another
        }
    }
det-each = each
det-random = a random
det-a = { $other ->
        [yes] {""}
       *[no] { $case ->
            [many] {""}
           *[nom] { $hero ->
                [own] your
                [opposing] the
               *[no] { $vowel ->
                    [yes] an
                   *[no] a
                }
            }
        }
    }
det-any = {""}
before-any = {""}
before-own = {""}
before-your = {""}
before-their = {""}
before-opposing = opposing
before-other = { $case ->
        [many] other
       *[nom] { $det ->
            [each] other
            [random] other
           *[a] another
        }
    }
after-any = {""}
after-own = { $hero ->
        [own] {""}
       *[no] of yours
    }
after-your = { $hero ->
        [own] {""}
       *[no] of yours
    }
after-their = of theirs
after-opposing = {""}
state-open = open
state-closed = closed
state-poisoned = poisoned
state-stunned = stunned
state-wounded = wounded
state-hidden = hidden
is-open = open
is-closed = closed
is-poisoned = poisoned
is-stunned = stunned
is-wounded = wounded
is-hidden = hidden
of-class = of class “{ $names }”
not-class = (no { $names })
of-subtype = of subtype “{ $names }”
of-element = of element “{ $names }”
of-name = “{ $name }”
cost-least = of cost { $n } or more
cost-between = of cost { $n } to { $most }
cost-most = of cost { $n } or less
strike-least = with strike { $n } or more
strike-between = with strike { $n } to { $most }
strike-most = with strike { $n } or less
lives-least = with { $n } or more lives
lives-between = with { $n } to { $most } lives
lives-most = with { $n } or fewer lives
wounds-least = with { $n } or more wounds
wounds-between = with { $n } to { $most } wounds
wounds-most = with { $n } or fewer wounds
with-keyword = with “{ $word }”
owner-own = (owned by you)
owner-opposing = (owned by the opponent)
phrase-this = { $type ->
        [hero] this hero
        [creature] this creature
       *[card] this card
    }
phrase-this-again = it
phrase-same-again = it
phrase-subject = that card
phrase-subject-again = it
phrase-your_hero = your hero
phrase-opposing_hero = the opposing hero
phrase-attacked = the attacked character
phrase-attacker = the attacker
phrase-each_hero = each hero
phrase-active_hero = the hero of the player whose turn it is
phrase-itself = itself
each-of-them = each of them
up-to = up to { $n } { $what }
and = {" "}and{" "}
or = {" "}or{" "}
comma = ,{" "}
semicolon = , or{" "}
then = , then{" "}
and-it = , and{" "}
unpaid = . If it is not paid, { $what }
nothing = nothing happens
keyword = { $word }
keyword-rage = rage
keyword-armour = armour { $x }
keyword-protection = protection{ $what ->
        [none] {""}
       *[other] {" "}from { $what }
    }
keyword-protection_spells = protection from spells
keyword-module = module
keyword-directed_strike = directed strike
keyword-experience_attack = experience in attack
keyword-experience_defence = experience in defence
keyword-horde = horde
keyword-first_strike = first strike
keyword-regeneration = regeneration { $x }
keyword-rush = rush
keyword-stealth = stealth
keyword-unique = uniqueness
keyword-vulnerability = vulnerability
keyword-thirst = thirst { $x }
keyword-elusiveness = elusiveness{ $what ->
        [none] {""}
       *[other] {" "}from { $what }
    }
keyword-cannot_act = cannot act
source-strike = strikes
source-shot = shots
source-ability = abilities
choose-one = choose one: { $modes }
extra-cost = additional cost: { $cost }
use = { $cost }: { $what }
times = {" "}(up to { $n } times per turn)
may = if you wish, { $what }
if = if { $condition }, { $what }
while = while { $condition }, { $what }
marked = { $event }: { $what }
whenever = { $limit ->
        [each] each time
       *[turn] when
    } { $event }, { $what }
when-hire = hire
when-death = death
when-attack = { $limit ->
        [each] on each attack
       *[turn] on attack
    }
when-declares = { $of } attacks by strike
when-attacked = { $of } is attacked by strike
when-defends = { $of } becomes a defender
when-played = { $who ->
        [opponent] the opponent plays
        [each] any player plays
       *[own] you play
    } { $of }
when-enters = { $of } enters play
when-dies = { $of } dies
when-wounded = { $of } receives wounds
when-gives_wounds = { $of } gives wounds
when-healed = { $of } is healed
when-revealed = { $of } is revealed
when-hidden = { $of } hides
when-closed = { $of } closes
when-opened = { $of } opens
when-fights = { $of } takes part in a battle
when-this_drawn = you draw this card (it is shown)
when-draws = { $who ->
        [opponent] the opponent draws
        [each] any player draws
       *[own] you draw
    } { $placed ->
        [yes] a placed card
       *[no] a card
    }
when-discards = { $who ->
        [opponent] the opponent discards
        [each] any player discards
       *[own] you discard
    } a card
when-turn_start = { $who ->
        [opponent] the opponent's turn
        [each] any turn
       *[own] your turn
    } starts
when-turn_end = { $who ->
        [opponent] the opponent's turn
        [each] any turn
       *[own] your turn
    } ends
when-extortion_paid = { $about ->
        [any] { $who ->
            [opponent] you pay an extortion of the opponent
            [each] any extortion is paid
           *[own] the opponent pays your extortion
        }
       *[other] the extortion of { $of } is paid
    }
when-extortion_unpaid = { $about ->
        [any] { $who ->
            [opponent] you do not pay an extortion of the opponent
            [each] any extortion is not paid
           *[own] the opponent does not pay your extortion
        }
       *[other] the extortion of { $of } is not paid
    }
condition-count = { $side ->
        [own] you have
        [opposing] the opponent has
       *[any] there is in play
    } { $n ->
        [1] { $what }
       *[other] { $n } or more { $what }
    }
condition-hero = { $who } is { $states }
condition-coins = you have { $n } or more open coins
condition-turn = it is { $who ->
        [opponent] the opponent's
       *[own] your
    } turn
cost-nothing = free
cost-coins = pay { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
cost-close = close { $this }
cost-discard = discard { $n ->
        [one] a card
       *[other] { $n } cards
    }
cost-wound = give your hero { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
cost-destroy = destroy { $what }
cost-close-other = close { $what }
cost-return = return { $what } to hand
gain-strike = { $n } strike
gain-lives-more = { $n ->
        [one] { $n } additional life
       *[other] { $n } additional lives
    }
gain-lives-less = −{ $n } lives
has = has { $gains }
gets = gets { $gains }
quoted = the ability “{ $text }”
cannot-act = cannot act
static = { $to } { $has }
static-cost = { $what } costs you { $n } { $less ->
        [yes] less
       *[no] more
    }
until-turn = {" "}until the end of the turn
until-your_next_turn = {" "}until your next turn
for-each = {" "}for { $what }
repeated = { $n ->
        [2] twice
        [3] three times
       *[other] { $n } times
    }, { $what }
choose-up-to = choose up to { $n } { $what } and { $then }
choose-up-to-whose = choose up to { $n } { $what } and { $then }
find-up-to = up to { $n } { $what }
find-several = { $n } of your { $what }
do-find = {""}
do-wound = give { $to } { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
do-shot = shoot { $to } for { $n }
do-fight = { $who } fights { $to }
do-heal = heal { $to } by { $n }
do-poison = poison { $to } by { $n }
do-strengthen = strengthen the poison of { $to } by { $n }
do-stun = stun { $to }
do-close = close { $to }
do-open = open { $to }
do-prepare = prepare { $to }
do-modify = { $to } { $gets }
do-grant = { $to } { $gets }
do-reduce = reduce the lives of { $to } to { $lives }
    .to = gen
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
do-search = search your deck for { $what }
do-summon = summon { $what }
do-revive = revive { $what }
do-create = create { $n ->
        [1] “{ $what }”
       *[other] { $n } × “{ $what }”
    }
do-place = place { $n ->
        [1] “{ $what }”
       *[other] { $n } × “{ $what }”
    } into { $deck ->
        [own] your deck
       *[opponent] the opponent's deck
    }{ $where ->
        [uppermost] , on top
        [top] , number { $nth } from the top
        [bottom] , at the bottom
        [low] , number { $nth } from the bottom
       *[anywhere] {""}
    }
do-destroy = destroy { $to }
do-to-hand = return { $to } to its owner's hand
do-to-deck = put { $to } into its owner's deck{ $where ->
        [uppermost] , on top
        [top] , number { $nth } from the top
        [bottom] , at the bottom
        [low] , number { $nth } from the bottom
       *[anywhere] {""}
    }
do-control = take control of { $to }
do-attach = attach { $what } to { $to }
do-improve = improve { $to }
do-hide = hide { $to }
do-reveal = reveal { $to }
do-lose = { $to } loses its abilities
do-coin = { $who ->
        [opponent] the opponent gains
        [each] each player gains
       *[own] gain
    } { $n ->
        [one] { $closed ->
            [yes] a closed coin
           *[no] an open coin
        }
       *[other] { $n } { $closed ->
            [yes] closed coins
           *[no] open coins
        }
    }
do-open-coins = { $who ->
        [opponent] the opponent opens up to { $n } of their coins
        [each] each player opens up to { $n } of their coins
       *[own] open up to { $n } of your coins
    }
do-close-coins = { $who ->
        [opponent] the opponent closes { $n } of their coins
        [each] each player closes { $n } of their coins
       *[own] close { $n } of your coins
    }
do-discount = the next { $what ->
        [none] card you play
       *[other] card you play among { $what }
    } costs { $n } less
    .what = many
do-play-free = you may play { $what } from your hand free
do-use-free = you may use an ability of { $to } free
do-extort = extortion (the opponent may { $demand })
demand-close_coins = close { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
demand-discard = discard { $n ->
        [one] a card
       *[other] { $n } cards
    }
demand-wound_hero = give their hero { $n ->
        [one] { $n } wound
       *[other] { $n } wounds
    }
demand-destroy = destroy { $what }
demand-close = close { $what }
demand-return = return { $what } to hand

# The lines on a card's face
line-after-own = {""}
line-after-your = {""}
line-after-their = {""}
line-before-own = own
line-before-your = own
line-before-their = own
line-before-opposing = enemy
line-det-choose = {""}
line-det-a = {""}
line-det-random = random
line-semicolon = {" "}or{" "}
line-comma = {" "}
line-and = {" "}
line-then = ,{" "}
line-and-it = ,{" "}
line-unpaid = , unpaid: { $what }
line-keyword = [{ $name }] { $word }
line-keyword-protection_spells = from spells
line-keyword-protection = from { $what }
line-keyword-elusiveness = from { $what }
line-keyword-experience_attack = Exp. in attack
line-keyword-experience_defence = Exp. in defence
line-choose-one = { $modes }
line-extra-cost = cost: { $cost }
line-times = {" "}×{ $n }
line-may = may { $what }
line-if = { $condition }: { $what }
line-while = { $condition }: { $what }
line-marked = { $event }: { $what }
line-whenever = { $limit ->
        [each] [each]{" "}
       *[turn] {""}
    }{ $event }: { $what }
line-when-hire = [hire]
line-when-death = [death]
line-when-attack = { $limit ->
        [each] [each][on_attack]
       *[turn] [on_attack]
    }
line-when-declares = { $of } attacks
line-when-attacked = { $of } attacked
line-when-defends = { $of } defends
line-when-enters = { $of } enters
line-when-dies = { $of } dies
line-when-wounded = { $of } wounded
line-when-gives_wounds = { $of } wounds
line-when-healed = { $of } healed
line-when-revealed = [reveal] { $of }
line-when-hidden = [hide] { $of }
line-when-closed = [close] { $of }
line-when-opened = [open] { $of }
line-when-fights = [fight] { $of }
line-when-this_drawn = drawn
line-when-draws = { $who ->
        [opponent] enemy
        [each] any
       *[own] you
    } [draw] { $placed ->
        [yes] placed
       *[no] {""}
    }
line-when-discards = { $who ->
        [opponent] enemy
        [each] any
       *[own] you
    } [discard]
line-when-turn_start = { $who ->
        [opponent] enemy turn
        [each] any turn
       *[own] turn
    } starts
line-when-turn_end = { $who ->
        [opponent] enemy turn
        [each] any turn
       *[own] turn
    } ends
line-when-extortion_paid = { $about ->
        [any] { $who ->
            [opponent] you paid
            [each] any paid
           *[own] enemy paid
        } [extort]
       *[other] [extort] { $of } paid
    }
line-when-extortion_unpaid = { $about ->
        [any] { $who ->
            [opponent] you did not pay
            [each] any unpaid
           *[own] enemy did not pay
        } [extort]
       *[other] [extort] { $of } unpaid
    }
line-condition-count = { $side ->
        [own] {""}
        [opposing] {""}
       *[any] in play{" "}
    }{ $n ->
        [1] with { $what }
       *[other] ≥{ $n } { $what }
    }
line-condition-hero = { $who } { $states }
line-condition-coins = [coin]≥{ $n }
line-condition-turn = { $who ->
        [opponent] enemy turn
       *[own] own turn
    }
line-cost-nothing = [free]
line-cost-coins = [coin]{ $n }
line-cost-close = [close]
line-cost-discard = [discard]{ $n }
line-cost-wound = [wound]{ $n } own hero
line-cost-destroy = [slay] { $what }
line-cost-close-other = [close] { $what }
line-cost-return = [to_hand] { $what }
line-gain-strike = [strike]{ $n }
line-gain-lives-more = [lives]+{ $n }
line-gain-lives-less = [lives]−{ $n }
line-has = { $gains }
line-gets = { $gains }
line-quoted = “{ $text }”
line-cannot-act = [cannot_act]
line-static = { $to } { $has }
    .to = dat
line-static-cost = { $what } { $less ->
        [yes] [coin]−{ $n }
       *[no] [coin]+{ $n }
    }
line-until-turn = {" "}[turn]
line-until-your_next_turn = {" "}[next_turn]
line-for-each = {" "}for { $what }
line-repeated = { $n }× { $what }
line-find-up-to = ≤{ $n } { $what }
line-find-several = { $n } { $what }
line-cost-least = [coin]≥{ $n }
line-cost-between = [coin]{ $n }–{ $most }
line-cost-most = [coin]≤{ $n }
line-strike-least = [strike]≥{ $n }
line-strike-between = [strike]{ $n }–{ $most }
line-strike-most = [strike]≤{ $n }
line-lives-least = [lives]≥{ $n }
line-lives-between = [lives]{ $n }–{ $most }
line-lives-most = [lives]≤{ $n }
line-wounds-least = [wound]≥{ $n }
line-wounds-between = [wound]{ $n }–{ $most }
line-wounds-most = [wound]≤{ $n }
line-with-keyword = with [{ $name }]
line-of-class = “{ $names }”
line-of-subtype = “{ $names }”
line-of-element = “{ $names }”
line-up-to = ≤{ $n } { $what }
line-phrase-this = {""}
line-phrase-this-again = {""}
line-phrase-your_hero = hero
line-phrase-opposing_hero = enemy hero
line-phrase-attacked = target
line-phrase-attacker = attacker
line-phrase-active_hero = turn player's hero
line-do-wound = [wound]{ $n } { $to }
    .to = dat
line-do-shot = [shot]{ $n } { $to }
    .to = dat
line-do-fight = { $who } [fight] { $to }
line-do-heal = [heal]{ $n } { $to }
    .to = dat
line-do-poison = [poison]{ $n } { $to }
    .to = dat
line-do-strengthen = [poison]+{ $n } { $to }
    .to = dat
line-do-stun = [stun] { $to }
line-do-close = [close] { $to }
line-do-open = [open] { $to }
line-do-prepare = [prepare] { $to }
line-do-modify = { $to } { $gets }
line-do-grant = { $to } { $gets }
line-do-reduce = { $to } [lives]={ $lives }
line-do-draw = { $who ->
        [opponent] enemy{" "}
        [each] both{" "}
       *[own] {""}
    }[draw]{ $n }
line-do-discard = { $who ->
        [opponent] enemy{" "}
        [each] both{" "}
       *[own] {""}
    }[discard]{ $n }
line-do-search = [search] { $what }
line-do-summon = [summon] { $what }
line-do-revive = [revive] { $what }
line-do-create = [create] “{ $what }”{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    }
line-do-place = [place] “{ $what }”{ $n ->
        [1] {""}
       *[other] {" "}×{ $n }
    } { $deck ->
        [own] to own deck
       *[opponent] to enemy
    }{ $where ->
        [uppermost] {" "}on top
        [top] {" "}at { $nth } from top
        [bottom] {" "}at bottom
        [low] {" "}at { $nth } from bottom
       *[anywhere] {""}
    }
line-do-destroy = [slay] { $to }
line-do-to-hand = [to_hand] { $to }
line-do-to-deck = [to_deck] { $to }{ $where ->
        [uppermost] {" "}on top
        [top] {" "}at { $nth } from top
        [bottom] {" "}at bottom
        [low] {" "}at { $nth } from bottom
       *[anywhere] {""}
    }
line-do-control = [control] { $to }
line-do-attach = [attach] { $what } to { $to }
line-do-improve = [improve] { $to }
line-do-hide = [hide] { $to }
line-do-reveal = [reveal] { $to }
line-do-lose = [blank] { $to }
line-do-coin = { $who ->
        [opponent] enemy{" "}
        [each] both{" "}
       *[own] {""}
    }[coin]+{ $n }{ $closed ->
        [yes] {" "}closed
       *[no] {""}
    }
line-do-open-coins = { $who ->
        [opponent] enemy{" "}
        [each] both{" "}
       *[own] {""}
    }[open] [coin]≤{ $n }
line-do-close-coins = { $who ->
        [opponent] enemy{" "}
        [each] both{" "}
       *[own] {""}
    }[close] [coin]{ $n }
line-do-discount = next { $what ->
        [none] card
       *[other] of { $what }
    } [coin]−{ $n }
    .what = many
line-do-play-free = [free] { $what }
line-do-use-free = [free] ability of { $to }
line-do-extort = [extort] { $demand }
line-demand-close_coins = [coin]{ $n }
line-demand-discard = [discard]{ $n }
line-demand-wound_hero = [wound]{ $n } hero
line-demand-destroy = [slay] { $what }
line-demand-close = [close] { $what }
line-demand-return = [to_hand] { $what }

# Glyphs
glyph-coin = coins
    .help = The number beside a coin says how many open coins are closed in payment, or what a card costs.
    .clause = BH-7.4
glyph-close = close
    .help = A closed card lies sideways and does not act; as a cost the sign closes the card itself.
    .clause = BH-10.4
glyph-open = open
    .help = A closed card becomes open again.
    .clause = BH-10.3
glyph-prepare = prepare
    .help = The card opens and may attack by strike and use its abilities once more this turn.
    .clause = BH-10.10
glyph-wound = wounds
    .help = Wounds stay on a card; when there are as many as its lives, it dies.
    .clause = BH-13.1
glyph-shot = shot
    .help = An attack on an opposing creature or hero, with no return strike and no defender.
    .clause = BH-16.13
glyph-fight = fight
    .help = Two creatures strike each other, even closed ones; no defender is appointed and neither closes.
    .clause = BH-16.16
glyph-heal = heal
    .help = So many wounds are removed from the card.
    .clause = BH-17.13
glyph-poison = poison
    .help = A poisoned card gets so many wounds at the start of each of its player's turns; a plus strengthens the poison.
    .clause = BH-17.18
glyph-stun = stun
    .help = The card closes and does not open at the start of its player's next turn.
    .clause = BH-17.40
glyph-strike = strike
    .help = The strength of the strike: so many wounds the creature gives in combat.
    .clause = BH-11.8
glyph-lives = lives
    .help = A card dies when its wounds reach its lives; additional lives remove no wounds.
    .clause = BH-13.3
glyph-draw = draw a card
    .help = The top card of one's own deck goes to hand.
    .clause = BH-18.1
glyph-discard = discard a card
    .help = The player chooses a card of their hand, and it goes to their graveyard.
    .clause = BH-18.2
glyph-search = search
    .help = Find such a card in your deck, show it, take it to hand and shuffle.
    .clause = BH-18.4
glyph-summon = summon
    .help = Such a card comes from your deck into play; without rush it cannot act this turn.
    .clause = BH-18.9
glyph-revive = revive
    .help = Such a card comes from your graveyard into play; without rush it cannot act this turn.
    .clause = BH-18.12
glyph-create = create
    .help = The card enters play from the reserve; no deck is involved.
    .clause = BH-18.14
glyph-place = place
    .help = The card is shuffled from the reserve into the deck named.
    .clause = BH-21.2
glyph-slay = destroy
    .help = The card goes from play to its owner's graveyard, whatever its wounds.
    .clause = BH-18.20
glyph-to_hand = return to hand
    .help = The card goes from play to its owner's hand.
    .clause = BH-18.21
glyph-to_deck = put into the deck
    .help = The card goes from play into its owner's deck, which is shuffled if no place is named.
    .clause = BH-18.22
glyph-control = take control
    .help = The card joins your squad; without rush it cannot act this turn.
    .clause = BH-18.28
glyph-attach = attach
    .help = One card goes under the other, and both count as one with summed strike, lives and abilities.
    .clause = BH-20.1
glyph-improve = improve
    .help = The creature loses its classes and becomes a mechanism; on a mechanism the ability does nothing.
    .clause = BH-20.14
glyph-hide = hide
    .help = The creature turns face down: it cannot be chosen or attacked, nor can it act.
    .clause = BH-19.2
glyph-reveal = reveal
    .help = A hidden creature turns face up.
    .clause = BH-19.10
glyph-blank = lose abilities
    .help = The card counts as having no text; what other cards gave it stays.
    .clause = BH-18.40
glyph-extort = extortion
    .help = The opponent may meet the demand; then the card loses its abilities and the rest of the text is not carried out.
    .clause = BH-22.1
glyph-free = free
    .help = The card is played or the ability used without any payment.
    .clause = BH-18.36
glyph-hire = hire
    .help = Carried out when the card enters play.
    .clause = BH-18.23
glyph-death = death
    .help = Carried out when the card goes from play to a graveyard.
    .clause = BH-18.24
glyph-on_attack = on attack
    .help = Carried out after an attack of this card against which no defender was appointed.
    .clause = BH-16.11
glyph-each = each time
    .help = Triggers any number of times per turn, not only once.
    .clause = BH-9.10
glyph-turn = until the end of the turn
    .help = Lasts until the end of this turn.
    .clause = BH-8.21
glyph-next_turn = until your next turn
    .help = Lasts until the very beginning of your next turn.
    .clause = BH-8.28
glyph-cannot_act = cannot act
    .help = The card does not attack by strike, use closing abilities or defend.
    .clause = BH-10.14
glyph-rage = rage
    .help = While it can attack by strike it must attack first: other attacks, cards, the hero and the end of the turn wait.
    .clause = BH-16.23
glyph-armour = armour
    .help = The card does not receive the first X wounds of a turn from strikes and shots.
    .clause = BH-17.1
glyph-protection = protection
    .help = The card receives no wounds from what is named.
    .clause = BH-17.6
glyph-protection_spells = protection from spells
    .help = The card cannot be chosen as the target of a spell.
    .clause = BH-17.8
glyph-module = module
    .help = Instead of entering play the creature may be attached to a mechanism of yours.
    .clause = BH-20.9
glyph-directed_strike = directed strike
    .help = No defender can be appointed against this creature's attack.
    .clause = BH-16.1
glyph-experience_attack = experience in attack
    .help = The creature is not closed after attacking by strike.
    .clause = BH-16.8
glyph-experience_defence = experience in defence
    .help = The creature is not closed after defending.
    .clause = BH-16.10
glyph-horde = horde
    .help = A deck may have up to five such cards.
    .clause = BH-4.7
glyph-first_strike = first strike
    .help = In combat the creature strikes before its foe, and a foe that dies does not strike back.
    .clause = BH-16.3
glyph-regeneration = regeneration
    .help = At the end of its player's turn the card heals X.
    .clause = BH-17.15
glyph-rush = rush
    .help = The creature may act in the very turn it came into play.
    .clause = BH-16.29
glyph-stealth = stealth
    .help = On entering play the creature hides.
    .clause = BH-19.1
glyph-unique = uniqueness
    .help = A player may control only one such card: a new one sends the old one to the graveyard.
    .clause = BH-18.32
glyph-vulnerability = vulnerability
    .help = The card receives one more wound from anything that wounds it.
    .clause = BH-17.11
glyph-thirst = thirst
    .help = When played, it gives X wounds to your hero or another creature of yours.
    .clause = BH-17.34
glyph-elusiveness = elusiveness
    .help = The creatures named cannot attack it while it is open, nor defend against it.
    .clause = BH-23.1

# Why a number is another
reason-printed = printed
reason-turn = until the end of the turn
reason-next_turn = until the next turn
reason-in_play = while the card is in play
reason-at_least_0 = not below zero
