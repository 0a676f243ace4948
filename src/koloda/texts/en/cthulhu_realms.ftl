game-name = Cthulhu Realms
game-about = Build a deck of horrors and strip the others of their sanity.

frame-yellow = yellow
frame-green = green
frame-purple = purple
frame-black = black
kind-entity = characters
kind-location = locations
kind-artifact = artifacts

setup-first = First player
    .help = Who takes the first turn; by default chance decides.
setup-first-random = by chance
setup-first-0 = seat 1
setup-first-1 = seat 2
setup-first-2 = seat 3
setup-first-3 = seat 4
setup-turns = Turn limit
    .help = The game is called off after so many turns; 0 for no limit.

number-sanity = Sanity
number-declared = To lose
number-conjuring = Conjuring power
number-cost = Cost
zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-play = In play
zone-common = Common deck
zone-stack = Initiates
zone-box = Box
zone-picked = Picked
zone-unseen = Not seen yet
zone-abjured = Abjured this turn
zone-row = Row { $n }
zone-only_row = Available cards
flag-discarded = somebody discarded this turn
flag-abjured = the active player abjured this turn
label-lost = lost { $n }
label-declared = to lose { $n }
label-used = { $n ->
    [1] ability { $n } used
    [2] ability { $n } used
    [3] ability { $n } used
   *[other] abilities { $n } used
}

card-line = { $colour ->
    [yellow] Yellow
    [green] Green
    [purple] Purple
   *[black] Black
} { $type ->
    [entity] entity
    [artifact] artifact
   *[location] location
}{ $shield ->
    [sanctum] , sanctum
    [gate] , gate
   *[none] {""}
}
and = {" "}and{" "}
requirement = { $name ->
    [yellow] another yellow card
    [green] another green card
    [purple] another purple card
    [black] another black card
    [entity] another entity
    [artifact] another artifact
    [location] another location
    [discarded] a discard this turn
   *[abjured] an abjured card this turn
}
ability-if = With { $needs }: { $effect }
ability-one-of = { $first }, or { $second }
ability-abjure-self = { $effect }, then abjure this card
effect-conj = gain { $n } conjuring power
effect-lose = { $seats ->
    [2] your opponent loses
   *[other] each neighbouring opponent loses
} { $n } sanity
effect-gain = a chosen player gains { $n } sanity
effect-draw = a chosen player draws { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-discard = a chosen player discards { $n ->
    [one] a card
   *[other] { $n } cards
}
effect-draw_discard = a chosen player draws { $n ->
    [one] a card
   *[other] { $n } cards
}, then discards { $m ->
    [one] a card
   *[other] { $m } cards
}
effect-abjure = abjure a card of cost 6 or less
effect-return = return a card abjured this turn to the top of your deck
effect-destroy = destroy a location

place-hand = hand
place-discard = the discard pile
place-stack = the Initiate stack
place-play = play
place-row = row { $n }
place-only_row = the row

prompt-turn = Play cards, use abilities and buy. Conjuring power: { $n }.
prompt-player = { $effect ->
    [gain] Who gains { $n } sanity?
    [draw] { $n ->
        [one] Who draws a card?
       *[other] Who draws { $n } cards?
    }
    [discard] { $n ->
        [one] Who discards a card?
       *[other] Who discards { $n } cards?
    }
   *[draw_discard] Who draws and then discards?
}
prompt-loss = { $n ->
    [1] Is this point of sanity lost by
   *[other] How many of the { $n } points of sanity are lost by
} { $target ->
    [player] { $seat } in person
   *[other] the location { $target } ({ $seat })
}?
prompt-discard = { $n ->
    [one] Choose a card to discard.
   *[other] Choose { $n } more cards to discard.
}
prompt-abjure = Which card do you abjure?
prompt-return = Which abjured card do you return to the top of your deck?
prompt-destroy = Which location do you destroy?

action-end = End the turn
action-play = Play { $card }
action-activate = { $card }: { $ability }
action-buy = Buy { $card } from { $place }
action-choose = { $seat }
action-lose = { $target ->
    [player] { $n } from the player
   *[other] { $n } from { $target }
}
action-discard = Discard { $card }
action-abjure = Abjure { $card } from { $place }
action-return = Return { $card }
action-destroy = Destroy { $card } ({ $seat })

event-turn = Turn { $n }: { $seat }.
event-played = { $seat } plays { $card }.
event-activated = { $seat } uses { $card }: { $ability }.
event-conjured = { $seat } gains { $n } conjuring power.
event-bought = { $seat } buys { $card } from { $place }.
event-refilled = { $card } is laid into { $row ->
    [0] the row
   *[other] row { $row }
}.
event-gained = { $seat } gains { $n } sanity.
event-lost = { $seat } loses { $n } sanity.
event-location_lost = { $card } loses { $n } sanity ({ $seat }).
event-destroyed = { $card } is destroyed ({ $seat }).
event-drew = { $seat } draws { $card }.
    .hidden = { $seat } draws a card.
event-reshuffled = { $seat } reshuffles { $n ->
    [one] a card
   *[other] { $n } cards
} into a new deck.
event-discarded = { $seat } discards { $card }.
event-abjured = { $seat } abjures { $card } from { $place }.
event-returned = { $seat } returns { $card } to the top of the deck.
event-cleared = { $seat } ends the turn.
event-unplayed = { $seat } discards { $card } unplayed.
event-eliminated = { $seat } has gone mad and is out.
event-row_cleared = { $row ->
    [0] The row
   *[other] Row { $row }
} goes to the box.
event-finished = The game is over: { $ending ->
    [last_sane] only one is still sane
    [deck_out] the common deck has run out
   *[aborted] the turn limit is reached
}.

ending-last_sane = only one player is still sane
ending-deck_out = the common deck has run out
ending-aborted = the turn limit is reached

refusal-not_in_hand = This card is not in your hand.
refusal-not_available = { $detail } is not available to you.
refusal-too_expensive = You have too little conjuring power for { $detail }.
refusal-not_in_play = You have no such card in play.
refusal-already_used = This ability has been used this turn.
refusal-no_target = This ability has no target now.
refusal-requirement_not_met = A requirement of this ability is not met.
refusal-unknown_ability = The card has no such ability: { $detail }.
refusal-costs_too_much_to_abjure = Cards of cost 7 and more cannot be abjured.
refusal-out_of_reach = Only you and your neighbours can be chosen.
refusal-stack_empty = The Initiate stack is empty.
refusal-common_deck = The visible card of the common deck is not available.
refusal-not_to_be_abjured = Only cards in hand, in your discard pile and on offer can be abjured.
refusal-not_there = You have no such card there.
refusal-not_abjured = You abjured no such card this turn.
refusal-behind_sanctum = A sanctum protects the player.
refusal-behind_gate = A gate protects this location.
refusal-too_many_points = There are not so many points left.
refusal-abjures_itself = This location abjures itself and cannot be chosen.
refusal-no_such_location = There is no such location in play.

## Cards in glyphs

card-type = { $type ->
    [entity] Entity
    [artifact] Artifact
   *[location] Location
}
line-if = { $needs }: { $effect }
line-one-of = { $first } or { $second }
line-abjure-self = [burn]: { $effect }
line-conj = [conj]+{ $n }
line-lose = [lose]−{ $n }
line-gain = [gain]+{ $n }
line-draw = [draw]{ $n }
line-discard = [discard]{ $n }
line-draw_discard = [draw]{ $n } [discard]{ $m }
line-abjure = [abjure] card ≤6
line-return = [return] card
line-destroy = [destroy] location
glyph-conj = conjuring power
    .help = Added to this turn's pool; it pays for available cards, and what is left is lost at the end of the turn.
    .clause = CR-4.111
glyph-lose = loss of sanity
    .help = Split the points between an opponent and that opponent's locations; a sanctum guards the player, a gate the other locations.
    .clause = CR-4.125
glyph-gain = gain of sanity
    .help = The chosen player gains so much sanity; there is no upper limit.
    .clause = CR-4.121
glyph-draw = draw a card
    .help = The chosen player draws so many cards from the top of the own deck.
    .clause = CR-4.83
glyph-discard = discard a card
    .help = The chosen player discards so many cards from hand and picks them.
    .clause = CR-4.84
glyph-abjure = abjure
    .help = A card of cost 6 or less from your hand, your discard pile or the available cards leaves the game.
    .clause = CR-4.95
glyph-return = return an abjured card
    .help = Put a card you abjured this turn on top of your deck.
    .clause = CR-4.104
glyph-destroy = destroy
    .help = The chosen location of any player goes to its owner's discard pile; sanctums and gates do not guard against it.
    .clause = CR-4.149
glyph-burn = abjure this card
    .help = Carry out the effect, then this card leaves the game.
    .clause = CR-4.72
glyph-yellow = needs another yellow card
    .help = You must have another yellow card of any type in play.
    .clause = CR-4.58
glyph-green = needs another green card
    .help = You must have another green card of any type in play.
    .clause = CR-4.58
glyph-purple = needs another purple card
    .help = You must have another purple card of any type in play.
    .clause = CR-4.58
glyph-black = needs another black card
    .help = You must have another black card of any type in play.
    .clause = CR-4.58
glyph-entity = needs another entity
    .help = You must have another entity of any colour in play.
    .clause = CR-4.59
glyph-artifact = needs another artifact
    .help = You must have another artifact of any colour in play.
    .clause = CR-4.59
glyph-location = needs another location
    .help = You must have another location of any colour in play.
    .clause = CR-4.59
glyph-discarded = needs a discard this turn
    .help = Somebody has discarded a card from hand this turn because of an ability.
    .clause = CR-4.64
glyph-abjured = needs an abjuring this turn
    .help = You have abjured at least one card this turn.
    .clause = CR-4.66
keyword-sanctum = sanctum
    .help = While a sanctum is in play, you yourself cannot be made to lose sanity.
    .clause = CR-4.136
keyword-gate = gate
    .help = While a gate is in play, your other locations cannot be made to lose sanity.
    .clause = CR-4.139
