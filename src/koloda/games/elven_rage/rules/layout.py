"""Layout: chapter 6 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.battle import set_up_place
from koloda.games.elven_rage.rules.lands import is_central_unowned
from koloda.games.elven_rage.rules.piles import (
    draw_neutral,
    leaves_hand,
    to_native_discard,
    to_owner,
)
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    dragon_of,
    kind_at,
    n_living,
    owner_of_side,
    tell,
)
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import a_of, pack, verb_of
from koloda.kernel.piles import shuffle


def op_layout(s: ElvenState, face_down: int, b: int, c: int) -> None:
    """ER-6.1 to ER-6.3: six cards shuffled together, dealt to six places, turned face up.

    `face_down` is a mask of those of the six that came from a hand unseen.
    """
    if s.defender == m.NOBODY and not s.defence_cards:
        gather_neutrals(s)
    six = [0, 1, 2, 3, 4, 5]
    shuffle(s, six, m.STREAM_LAYOUT)
    s.layout = []
    for place in range(6):
        i = six[place]
        side = m.ATTACKER if i < m.BATTLE_CARDS else m.DEFENDER
        card = s.attack_cards[i] if i < m.BATTLE_CARDS else s.defence_cards[i - m.BATTLE_CARDS]
        set_up_place(s, place, card, side)
        if face_down >> i & 1 and card != m.NOBODY and s.table.family[s.table.kind[card]] == m.ELF:
            leaves_hand(s, owner_of_side(s, side), card)  # ER-19.11
        s.layout.append(s.table.kind[card] if card != m.NOBODY else m.NOBODY)
        if s.events is not None:
            tell(s, m.EV_LAID, place, s.layout[place])
    s.laid = 1
    s.reserve_side = s.places[m.RESERVE * m.STRIDE + m.SIDE]  # ER-6.14
    s.battle_round = s.quiet = s.silent = s.fury = s.disturbed = 0
    s.round_over = s.lost_lives = 0
    s.acting = s.struck = s.striker_side = m.NOBODY
    if s.reserve_side == m.ATTACKER and n_living(s, m.ATTACKER) > 0:
        push_after_reveal(s)
        push(s, m.ASK_SWAP, s.active, 0, 0)  # ER-6.8
    else:
        push_after_reveal(s)  # ER-6.10


def gather_neutrals(s: ElvenState) -> None:
    """ER-5.1, ER-5.2, ER-5.13, ER-11.9: the squad, or Ebrung and two cards drawn only now."""
    if is_central_unowned(s, s.land):
        ebrung = dragon_of(s, s.land)
        s.lair.remove(ebrung)
        s.defence_cards.append(ebrung)
        for _ in range(m.BATTLE_CARDS - 1):
            s.defence_cards.append(draw_neutral(s))
        return
    at = s.squad * m.SQUAD
    for i in range(m.SQUAD_SIZE):
        s.defence_cards.append(s.squads[at + i])
        s.squads[at + i] = m.NOBODY
    s.squads[at + m.FACE_UP] = m.NOBODY
    s.squads[at + m.KNOWN_BY] = 0


def push_after_reveal(s: ElvenState) -> None:
    """ER-6.18: Reserve leaves, reveal window, Critical leaves, first round."""
    then(
        s,
        (m.OP_RESERVE, 0, 0, 0),
        (m.OP_WINDOW, m.REVEAL, 0, 0),
        (m.OP_CRITICAL, 0, 0, 0),
        (m.OP_ROUND, 0, 0, 0),
    )


def options_swap(s: ElvenState, seat: int, b: int, c: int) -> list[int]:
    """ER-6.8, ER-6.9, ER-18.13: one of the attacker's own outer cards, or none."""
    out = [pack(m.PASS)]
    for place in range(4):
        if s.places[place * m.STRIDE + m.SIDE] == m.ATTACKER:
            out.append(pack(m.SWAP, place))
    return out


def answer_swap(s: ElvenState, option: int, seat: int, b: int, c: int) -> None:
    """ER-6.11: the former outer card is the Reserve card now."""
    pop(s)
    if verb_of(option) == m.PASS:
        return
    place = a_of(option)
    outer = s.places[place * m.STRIDE + m.CARD]
    set_up_place(s, place, s.places[m.RESERVE * m.STRIDE + m.CARD], m.ATTACKER)
    set_up_place(s, m.RESERVE, outer, m.ATTACKER)
    if s.events is not None:
        tell(s, m.EV_SWAPS, seat, place, kind_at(s, place), s.table.kind[outer])


def op_reserve(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-6.6, ER-6.7, ER-6.12, ER-6.15, ER-6.17: the Reserve card leaves; a Treasure stays."""
    card = clear_centre(s, m.RESERVE)
    if card != m.NOBODY:
        to_owner(s, card)
        for seat in (s.defender, s.active):
            if seat != m.NOBODY:
                then(s, (m.OP_CUT, seat, 0, 0))


def op_critical(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-6.5, ER-6.13, ER-6.15: the Critical card dies."""
    card = clear_centre(s, m.CRITICAL)
    if card != m.NOBODY:
        to_native_discard(s, card)


def clear_centre(s: ElvenState, place: int) -> int:
    """Take a fighter out of the centre; NOBODY if there is none."""
    at = place * m.STRIDE
    if s.places[at + m.SIDE] == m.NOBODY:
        return m.NOBODY
    card = s.places[at + m.CARD]
    s.places[at + m.CARD] = s.places[at + m.SIDE] = m.NOBODY
    return card
