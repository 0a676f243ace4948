"""Battle preparation: chapter 5 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.choices import castle_dragon
from koloda.games.elven_rage.rules.effects import see_squad
from koloda.games.elven_rage.rules.lands import take_land
from koloda.games.elven_rage.rules.piles import draw
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    free_dragons,
    kinds_in,
    n_committable,
    rivals,
    spot,
    take_kind,
    tell,
    tell_some,
)
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import a_of, pack, verb_of


def op_battle(s: ElvenState, seat: int, b: int, c: int) -> None:
    """ER-5.24: the battle begins when the pre-battle window closes."""
    if n_committable(s, seat) < m.BATTLE_CARDS:
        lapse(s, seat)  # ER-5.26
        return
    s.in_battle = 1
    s.base = len(s.stack)
    s.used_in_battle.clear()
    s.substitutes = []
    commits = (m.OP_ATTACKER_COMMITS, 0, 0, 0)
    layout = (m.OP_LAYOUT, m.ALL_SIX, 0, 0)
    if s.defender != m.NOBODY:
        then(s, (m.OP_DEFEND, s.defender, 0, 0), commits, layout)  # ER-5.3
    elif s.land == s.board.central:
        then(s, (m.OP_NEUTRALS, 0, 0, 0), commits, layout)  # ER-5.2
    else:
        then(s, (m.ASK_SQUAD, seat, 0, 0), (m.OP_NEUTRALS, 0, 0, 0), commits, layout)  # ER-5.1


def lapse(s: ElvenState, seat: int) -> None:
    """ER-5.26: no battle, no skip card."""
    s.land = s.defender = m.NOBODY
    if s.events is not None:
        tell(s, m.EV_LAPSES, seat)


def options_squad(s: ElvenState, seat: int, looked: int, c: int) -> list[int]:
    """ER-5.5, ER-5.8 to ER-5.12: look at one squad without a face-up card, or fight any."""
    out: list[int] = []
    for squad in range(len(s.squads) // m.SQUAD):
        at = squad * m.SQUAD
        if not looked and s.squads[at] != m.NOBODY and s.squads[at + m.FACE_UP] == m.NOBODY:
            out.append(pack(m.LOOK, squad))
    for squad in range(len(s.squads) // m.SQUAD):
        if s.squads[squad * m.SQUAD] != m.NOBODY:
            out.append(pack(m.FIGHT, squad))
    return out


def answer_squad(s: ElvenState, option: int, seat: int, looked: int, c: int) -> None:
    pop(s)
    squad = a_of(option)
    if verb_of(option) == m.FIGHT:
        s.squad = squad
        if s.events is not None:
            tell(s, m.EV_FIGHTS, seat, squad)
        return
    if s.events is not None:
        tell(s, m.EV_LOOKS, seat, squad)  # ER-19.8
    see_squad(s, seat, squad)
    then(s, (m.ASK_SHOW, seat, squad, 0), (m.ASK_SQUAD, seat, 1, 0))  # ER-5.10


def options_show(s: ElvenState, seat: int, squad: int, c: int) -> list[int]:
    """ER-5.6: which of the three is laid face up."""
    at = squad * m.SQUAD
    return [pack(m.SHOW, kind) for kind in kinds_in(s, s.squads[at : at + m.SQUAD_SIZE])]


def answer_show(s: ElvenState, option: int, seat: int, squad: int, c: int) -> None:
    pop(s)
    at = squad * m.SQUAD
    for i in range(m.SQUAD_SIZE):
        if s.table.kind[s.squads[at + i]] == a_of(option):
            s.squads[at + m.FACE_UP] = i
            break
    if s.events is not None:
        tell(s, m.EV_SHOWS, seat, squad, a_of(option))


def op_neutrals(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-5.16, ER-5.28: the attacker names a rival; automatic with one rival."""
    others = rivals(s, s.active)
    if len(others) == 1:
        name_neutrals(s, others[0])
    else:
        push(s, m.ASK_NEUTRALS, s.active, 0, 0)


def name_neutrals(s: ElvenState, seat: int) -> None:
    s.neutral_seat = seat
    if s.events is not None:
        tell(s, m.EV_NEUTRALS, seat)


def options_neutrals(s: ElvenState, seat: int, b: int, c: int) -> list[int]:
    return [pack(m.NAME, other) for other in sorted(rivals(s, seat))]


def answer_neutrals(s: ElvenState, option: int, seat: int, b: int, c: int) -> None:
    pop(s)
    name_neutrals(s, a_of(option))


def op_defend(s: ElvenState, seat: int, b: int, c: int) -> None:
    """ER-5.17 to ER-5.20: by the castle's Dragon and two cards, by three, or not at all."""
    dragon = castle_dragon(s)
    if dragon != m.NOBODY:
        s.lair.remove(dragon)
        s.defence_cards.append(dragon)  # ER-5.19, ER-11.3, ER-18.5
        missing = m.BATTLE_CARDS - 1 - n_committable(s, seat)
        if missing > 0:
            draw(s, seat, missing)  # ER-5.20
        push(s, m.ASK_COMMIT, seat, m.BATTLE_CARDS - 1, 0)
    elif n_committable(s, seat) < m.BATTLE_CARDS:
        give_up(s, seat)  # ER-5.18
    else:
        push(s, m.ASK_COMMIT, seat, m.BATTLE_CARDS, 1)


def op_attacker_commits(s: ElvenState, a: int, b: int, c: int) -> None:
    """ER-5.21, ER-5.22: after the defender, exactly three cards."""
    push(s, m.ASK_COMMIT, s.active, m.BATTLE_CARDS, 0)


def options_commit(s: ElvenState, seat: int, left: int, may_give_up: int) -> list[int]:
    """D12 to D14: a hand card, in Dragon Lord also a captured Dragon; or give up the land."""
    out = [pack(m.COMMIT, kind) for kind in kinds_in(s, s.hands[seat] + free_dragons(s, seat))]
    if may_give_up:
        out.append(pack(m.GIVE_UP))
    return out


def answer_commit(s: ElvenState, option: int, seat: int, left: int, may_give_up: int) -> None:
    pop(s)
    if verb_of(option) == m.GIVE_UP:
        give_up(s, seat)
        return
    kind = a_of(option)
    zone = s.lair if s.table.is_dragon[kind] else s.hands[seat]
    card = take_kind(s, zone, kind)
    cards = s.attack_cards if seat == s.active else s.defence_cards
    cards.append(card)  # ER-5.23, ER-12.2
    if s.events is not None:
        tell_some(s, 1 << seat, 1, m.EV_COMMITS, seat, kind)  # ER-19.9
    if left > 1:
        push(s, m.ASK_COMMIT, seat, left - 1, 0)


def give_up(s: ElvenState, seat: int) -> None:
    """ER-4.6: the attacker's token, no Artifact, no skip card."""
    if s.events is not None:
        tell(s, m.EV_GIVES_UP, seat, spot(s, s.land))
    del s.stack[s.base :]
    take_land(s, s.active, s.land)
    s.gained = 1
    s.in_battle = 0
    s.land = s.defender = m.NOBODY
    then(s, (m.OP_CUT_ALL, 0, 0, 0), (m.OP_GOALS, 0, 0, 0))
