"""Miraita's replay: ER-20.1 to ER-20.5 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.piles import leaves_hand, to_owner
from koloda.games.elven_rage.rules.state import ElvenState, kinds_in, take_kind
from koloda.kernel.frames import pop, then
from koloda.kernel.options import a_of, pack


def gather(s: ElvenState) -> None:
    """ER-20.3, ER-20.4: the six of the layout, wherever they are; those used are missing."""
    six = s.attack_cards + s.defence_cards
    for place in range(6):
        at = place * m.STRIDE
        card = s.places[at + m.CARD]
        s.places[at + m.CARD] = s.places[at + m.SIDE] = m.NOBODY
        if card != m.NOBODY and card not in six:
            to_owner(s, card)  # substituted into the battle
    for card in s.substitutes:
        if card not in six and card not in s.used_in_battle:
            bring_back(s, card)
    s.substitutes = []
    for cards in (s.attack_cards, s.defence_cards):
        for i in range(m.BATTLE_CARDS):
            if cards[i] in s.used_in_battle:
                cards[i] = m.NOBODY
            else:
                pull(s, cards[i])
    s.laid = 0
    s.acting = s.struck = s.striker_side = m.NOBODY
    s.lost_lives = 0
    for seat in (s.defender, s.active):
        if seat != m.NOBODY:
            then(s, (m.OP_CUT, seat, 0, 0))


def bring_back(s: ElvenState, card: int) -> None:
    """ER-20.3: a substitute that has died goes back to its owner's hand."""
    seat = s.people.index(s.table.people[s.table.kind[card]])
    for zone in (s.discards[seat], s.decks[seat]):
        if card in zone:
            zone.remove(card)
            to_owner(s, card)


def pull(s: ElvenState, card: int) -> None:
    """Take a card out of the hand, pile or place where it lies; a deck has no order to spoil."""
    for zone in (s.neutral_discard, s.neutral_deck, s.lair):
        if card in zone:
            zone.remove(card)
            return
    for seat in range(s.n):
        if card in s.hands[seat]:
            s.hands[seat].remove(card)
            leaves_hand(s, seat, card)
            return
        for zone in (s.discards[seat], s.decks[seat]):
            if card in zone:
                zone.remove(card)
                return


def is_open(s: ElvenState, side: int, i: int) -> bool:
    """Whether all know a card that is not laid out: a Dragon (ER-19.12), or one of the six that
    were gathered for a replay (ER-19.11), unlike a card that takes the place of one of them."""
    cards = s.attack_cards if side == m.ATTACKER else s.defence_cards
    if s.table.is_dragon[s.table.kind[cards[i]]] or s.broken_off == m.REPLAYED:
        return True
    asked = s.stack and s.stack[-4] == m.ASK_REPLACE
    return bool(asked) and not s.stack[-1] >> (side * m.BATTLE_CARDS + i) & 1


def op_missing(s: ElvenState, i: int, replaced: int, c: int) -> None:
    """ER-20.4: the owner of a missing card replaces it, if he has a hand card."""
    while i < 2 * m.BATTLE_CARDS:
        mine = i < m.BATTLE_CARDS
        card = s.attack_cards[i] if mine else s.defence_cards[i - m.BATTLE_CARDS]
        seat = s.active if mine else s.defender
        i += 1
        if card == m.NOBODY and seat != m.NOBODY and s.hands[seat]:
            more = (m.OP_MISSING, i, replaced | 1 << (i - 1), 0)
            then(s, (m.ASK_REPLACE, seat, i - 1, replaced), more)
            return
    then(s, (m.OP_LAYOUT, replaced, 0, 0))


def options_replace(s: ElvenState, seat: int, i: int, replaced: int) -> list[int]:
    """D24."""
    return [pack(m.REPLACE, kind) for kind in kinds_in(s, s.hands[seat])]


def answer_replace(s: ElvenState, option: int, seat: int, i: int, replaced: int) -> None:
    pop(s)
    card = take_kind(s, s.hands[seat], a_of(option))
    if i < m.BATTLE_CARDS:
        s.attack_cards[i] = card
    else:
        s.defence_cards[i - m.BATTLE_CARDS] = card
