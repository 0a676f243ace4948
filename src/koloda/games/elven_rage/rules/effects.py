"""The effects of Actions and Artifacts: section 6 and chapter 20 of RULES.md.

Each effect returns whether it took effect; one whose target has become illegal, or that
would change nothing, does not (ER-12.18).
"""

from collections.abc import Callable
from typing import Final

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.actions import is_void, last_link, report_failure
from koloda.games.elven_rage.rules.battle import (
    change_symbol,
    leave_battle,
    lose_lives,
    set_up_place,
    swap,
)
from koloda.games.elven_rage.rules.choices import (
    any_of_kind,
    can_be_taken_in_peace,
    can_hit_again,
    can_lose_turn,
    has_turn,
    is_critical_own,
    is_direction,
    is_dragon_at,
    is_target,
    new_initiative,
)
from koloda.games.elven_rage.rules.lands import (
    gain_artifact,
    leave_land,
    own_artifact,
    own_treasure,
    take_land,
)
from koloda.games.elven_rage.rules.piles import draw, enters_hand, leaves_hand, to_hand
from koloda.games.elven_rage.rules.replay import gather
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    kind_at,
    kinds_in,
    place_of,
    side_of,
    spot,
    take_kind,
    tell,
    tell_some,
)
from koloda.kernel.frames import pop, push, then
from koloda.kernel.options import a_of, pack
from koloda.kernel.piles import draw_from


def op_effect(s: ElvenState, a: int, b: int, c: int) -> None:
    """The last declared thing of the chain takes effect, unless it was cancelled."""
    at = last_link(s)
    kind = s.table.kind[s.chain[at + m.LINK_CARD]]
    took = False
    if not s.chain[at + m.LINK_CANCELLED] and not is_void(s, kind):
        seat, first, second = (
            s.chain[at + m.LINK_SEAT],
            s.chain[at + m.LINK_FIRST],
            s.chain[at + m.LINK_SECOND],
        )
        took = EFFECTS[s.table.effect[kind]](s, seat, kind, first, second)
    if took:
        s.took_effect = 1  # ER-10.5
    else:
        report_failure(s, at, kind)


def no_effect(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    return False


def replace_symbol(s: ElvenState, seat: int, kind: int, card: int, direction: int) -> bool:
    """ER-12.19, ER-20.6, ER-20.7: until the end of the battle."""
    place = place_of(s, card)
    if place == m.NOBODY or not is_direction(s, kind, place, direction):
        return False
    change_symbol(s, place, direction, s.table.n[kind])
    return True


def sharpen(s: ElvenState, seat: int, kind: int, card: int, direction: int) -> bool:
    """S1 becomes P1, S2 becomes P2."""
    place = place_of(s, card)
    if place == m.NOBODY or not is_direction(s, kind, place, direction):
        return False
    simple = s.places[place * m.STRIDE + m.SYMBOL + direction]
    change_symbol(s, place, direction, m.P1 if simple == m.S1 else m.P2)
    return True


def extra_hit(s: ElvenState, seat: int, kind: int, card: int, direction: int) -> bool:
    """ER-20.8, ER-20.9: on the side the strike met; a shield standing there now stops it."""
    place = place_of(s, card)
    if place == m.NOBODY or place != s.struck or not can_hit_again(s, seat):
        return False
    lose_lives(s, place, s.table.n[kind])
    return True


def direct_damage(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """ER-12.20: no Shield stops it."""
    if s.table.target[kind] == m.ALL_ENEMY_WARRIORS:
        took = False
        for place in range(4):
            if is_target(s, seat, kind, place):
                lose_lives(s, place, s.table.n[kind])
                took = True
        return took
    place = place_of(s, card)
    if place == m.NOBODY or not is_target(s, seat, kind, place):
        return False
    lose_lives(s, place, s.table.n[kind])
    return True


def give_back(s: ElvenState, place: int, n: int) -> None:
    """ER-12.22: never above the printed number."""
    at = place * m.STRIDE
    s.places[at + m.LIVES] += n
    s.places[at + m.LOST] = max(0, s.places[at + m.LOST] - n)
    if s.events is not None:
        tell(s, m.EV_RESTORED, place, n, kind_at(s, place))


def restore(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """Lost lives come back; a card at 0 is saved."""
    place = place_of(s, card)
    if place == m.NOBODY or not is_target(s, seat, kind, place):
        return False
    printed = s.table.stats[s.table.kind[card]][m.STAT_LIVES]
    give_back(s, place, min(s.table.n[kind], printed - s.places[place * m.STRIDE + m.LIVES]))
    return True


def undo_wound(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """Lives lost by what opened this window, or while it is open, come back."""
    place = place_of(s, card)
    if place == m.NOBODY or not is_target(s, seat, kind, place):
        return False
    give_back(s, place, min(s.table.n[kind], s.places[place * m.STRIDE + m.LOST]))
    return True


def rescue(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """An own card at 0 lives leaves the battle to the hand, a Dragon to its place."""
    place = place_of(s, card)
    if place == m.NOBODY or not is_target(s, seat, kind, place):
        return False
    leave_battle(s, place, False)
    then(s, (m.OP_CUT, seat, 0, 0))
    return True


def save_critical(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """The own elven card in Critical goes to the hand instead of the discard."""
    at = m.CRITICAL * m.STRIDE
    if s.places[at + m.CARD] != card or not is_critical_own(s, seat):
        return False
    s.places[at + m.CARD] = s.places[at + m.SIDE] = m.NOBODY
    to_hand(s, seat, card)
    then(s, (m.OP_CUT, seat, 0, 0))
    return True


def replay_battle(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """ER-20.1, ER-20.3: the six of the layout are gathered."""
    if s.events is not None:
        tell(s, m.EV_REPLAY, seat)
    gather(s)
    s.broken_off = m.REPLAYED
    return True


def swap_places(s: ElvenState, seat: int, kind: int, card: int, other: int) -> bool:
    """ER-9.17: two outer cards exchange places."""
    place, second = place_of(s, card), place_of(s, other)
    if place == m.NOBODY or second == m.NOBODY:
        return False
    swap(s, place, second)
    return True


def substitute(s: ElvenState, seat: int, kind: int, card: int, newcomer: int) -> bool:
    """An own outer card and a hand card exchange zones; the newcomer takes over a turn begun."""
    place = place_of(s, card)
    if place == m.NOBODY or is_dragon_at(s, place) or not any_of_kind(s, s.hands[seat], newcomer):
        return False
    at = place * m.STRIDE
    side, acted = s.places[at + m.SIDE], s.places[at + m.ACTED]
    incoming = take_kind(s, s.hands[seat], newcomer)
    leaves_hand(s, seat, incoming)
    enters_hand(s, seat, card)
    set_up_place(s, place, incoming, side)
    s.substitutes = [*s.substitutes, incoming]
    s.places[at + m.ACTED] = acted
    if s.struck == place:
        s.struck = m.NOBODY
    if s.events is not None:
        tell(s, m.EV_SUBSTITUTES, seat, place, newcomer, s.table.kind[card])
    return True


def skip_turn(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """ER-12.22: no turn this round; for the Net not in the next one either."""
    if s.table.target[kind] == m.ALL_ENEMY_WARRIORS:
        took = False
        for place in range(4):
            if is_target(s, seat, kind, place):
                take_turn_away(s, place, s.table.n[kind])
                took = True
        return took
    place = place_of(s, card)
    if place == m.NOBODY or not can_lose_turn(s, seat, kind, place):
        return False
    take_turn_away(s, place, s.table.n[kind])
    return True


def take_turn_away(s: ElvenState, place: int, rounds: int) -> None:
    at = place * m.STRIDE
    s.places[at + m.SKIPS] = rounds
    s.places[at + m.EXTRA] = 0  # a second turn of act_again included
    s.disturbed = 1  # ER-10.4
    if s.events is not None:
        tell(s, m.EV_LOSES_TURN, place, kind_at(s, place))


def act_again(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """The acting card takes one more turn directly after the present one, unless it lost that."""
    place = place_of(s, card)
    if place == m.NOBODY or place != s.acting or not has_turn(s):
        return False
    s.places[place * m.STRIDE + m.EXTRA] += 1
    return True


def change_initiative(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """ER-8.6, ER-12.22."""
    place = place_of(s, card)
    if place == m.NOBODY or not is_target(s, seat, kind, place):
        return False
    value = new_initiative(s, kind, place)
    s.places[place * m.STRIDE + m.INITIATIVE] = value
    if s.events is not None:
        tell(s, m.EV_INITIATIVE, place, value, kind_at(s, place))
    return True


def cancel(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """ER-12.16: the declaration answered has no effect."""
    s.chain[last_link(s) - m.LINK + m.LINK_CANCELLED] = 1
    return True


def draw_cards(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """From deck to hand; ER-1.12 cuts at once."""
    before = len(s.hands[seat])
    draw(s, seat, s.table.n[kind])
    then(s, (m.OP_CUT, seat, 0, 0))
    return len(s.hands[seat]) > before


def recover(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """Up to n cards from the own discard; those no longer there are left out."""
    took = False
    for card in (first, second):
        if card in s.discards[seat]:
            s.discards[seat].remove(card)
            to_hand(s, seat, card)
            took = True
    then(s, (m.OP_CUT, seat, 0, 0))
    return took


def draw_artifact(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """ER-15.1."""
    if not s.artifact_deck:
        return False
    for _ in range(s.table.n[kind]):
        gain_artifact(s, seat)
    return True


def make_discard(s: ElvenState, seat: int, kind: int, rival: int, second: int) -> bool:
    """The rival discards n hand cards at random, all if he has fewer."""
    hand = s.hands[rival]
    if not hand:
        return False
    for _ in range(min(s.table.n[kind], len(hand))):
        card = draw_from(s, hand, m.STREAM_LUCK)
        leaves_hand(s, rival, card)
        s.discards[rival].append(card)
        if s.events is not None:
            tell(s, m.EV_DISCARDS, rival, s.table.kind[card])
    return True


def look_hand(s: ElvenState, seat: int, kind: int, rival: int, second: int) -> bool:
    """ER-19.20: a snapshot, in the looker's own log and in his view until the turn is over."""
    seen = [s.table.kind[card] for card in s.hands[rival]]
    s.glimpse = [seat, rival, len(seen), *seen]
    if s.events is not None:
        for each in seen:
            tell_some(s, 1 << seat, -1, m.EV_SEES_HAND, seat, rival, each)
    return len(seen) > 0


def look_squad(s: ElvenState, seat: int, kind: int, squad: int, second: int) -> bool:
    """ER-19.7; the squad stays as it is."""
    if squad * m.SQUAD >= len(s.squads) or s.squads[squad * m.SQUAD] == m.NOBODY:
        return False
    see_squad(s, seat, squad)
    return True


def see_squad(s: ElvenState, seat: int, squad: int) -> None:
    """ER-5.7, ER-19.7: a player knows the squad for as long as it exists."""
    at = squad * m.SQUAD
    s.squads[at + m.KNOWN_BY] |= 1 << seat
    if s.events is not None:
        for i in range(m.SQUAD_SIZE):
            card = s.squads[at + i]
            tell_some(s, 1 << seat, -1, m.EV_SEES_CARD, seat, squad, s.table.kind[card])


def look_goal(s: ElvenState, seat: int, kind: int, rival: int, second: int) -> bool:
    """ER-19.4, ER-19.21: it stays in the looker's view."""
    if s.goals[rival] == m.NOBODY:
        return False
    goal = s.table.kind[s.goals[rival]]
    s.goal_seen = s.goal_seen[:]
    s.goal_seen[seat * s.n + rival] = goal + 1
    if s.events is not None:
        tell_some(s, 1 << seat, -1, m.EV_SEES_GOAL, seat, rival, goal)
    return True


def move_token(s: ElvenState, seat: int, kind: int, land: int, destination: int) -> bool:
    """ER-20.10: without battle, no Artifact; the land left behind is unowned."""
    if s.owner[land] != seat or s.owner[destination] != m.NOBODY:
        return False
    leave_land(s, land)
    take_land(s, seat, destination)
    return True


def extra_capture(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """ER-3.19."""
    s.granted += 1
    return True


def reach(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """The next attack of this turn may aim two lands far."""
    s.reach = 1
    return True


def portal_once(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """ER-11.11 for the next attack of this turn."""
    s.portal = 1
    return True


def peaceful_capture(s: ElvenState, seat: int, kind: int, land: int, second: int) -> bool:
    """ER-3.20: replaces the attack or skip; no battle, no Artifact, no skip card."""
    if not can_be_taken_in_peace(s, seat, land):
        return False
    take_land(s, seat, land)
    s.replaced = 1
    return True


def protect_land(s: ElvenState, seat: int, kind: int, land: int, second: int) -> bool:
    """ER-5.25: until the start of the player's next turn."""
    if s.owner[land] != seat:
        return False
    s.ward[seat] |= 1 << land
    if s.events is not None:
        tell(s, m.EV_PROTECTED, spot(s, land))
    return True


def build_tower(s: ElvenState, seat: int, kind: int, land: int, second: int) -> bool:
    """ER-20.11: it stays on the land whoever owns it later."""
    if s.owner[land] != seat or s.built >> land & 1:
        return False
    s.built |= 1 << land
    s.unchecked = 1
    if s.events is not None:
        tell(s, m.EV_TOWER, spot(s, land))
    return True


def steal_treasure(s: ElvenState, seat: int, kind: int, rival: int, second: int) -> bool:
    """One Treasure of the rival to the user."""
    if not s.treasures[rival]:
        return False
    own_treasure(s, seat, s.treasures[rival].pop())
    if s.events is not None:
        tell(s, m.EV_STEALS_TREASURE, seat, rival)
    return True


def steal_artifact(s: ElvenState, seat: int, kind: int, rival: int, second: int) -> bool:
    """ER-19.16: a random one, seen by its new and its old owner."""
    if not s.artifacts[rival]:
        return False
    card = draw_from(s, s.artifacts[rival], m.STREAM_LUCK)
    own_artifact(s, seat, card)
    if s.events is not None:
        both = 1 << seat | 1 << rival
        tell_some(s, both, 2, m.EV_STEALS_ARTIFACT, seat, rival, s.table.kind[card])
    return True


def take_treasure(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """A Treasure from the neutral discard pile."""
    if not any_of_kind(s, s.neutral_discard, s.table.treasure):
        return False
    own_treasure(s, seat, take_kind(s, s.neutral_discard, s.table.treasure))
    if s.events is not None:
        tell(s, m.EV_GAINS_TREASURE, seat)
    return True


def shroud(s: ElvenState, seat: int, kind: int, card: int, second: int) -> bool:
    """Until the end of the round no strike may be aimed at it."""
    place = place_of(s, card)
    if place == m.NOBODY or not is_target(s, seat, kind, place):
        return False
    s.places[place * m.STRIDE + m.SHROUD] = 1
    return True


def flame_shields(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """Every Shield on own outer cards becomes a Fire Shield."""
    took = False
    for place in range(4):
        at = place * m.STRIDE
        if s.places[at + m.SIDE] == side_of(s, seat):
            for direction in range(3):
                if s.places[at + m.SYMBOL + direction] == m.SH:
                    change_symbol(s, place, direction, m.FS)
                    took = True
    return took


def fury(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """Own strikes that remove lives remove 1 more until the end of the round."""
    s.fury |= 1 << side_of(s, seat)
    return True


def retreat(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """The battle ends without winner and without final window."""
    s.broken_off = m.RETREATED
    if s.events is not None:
        tell(s, m.EV_RETREAT, seat)
    return True


def silence(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """No Action may be declared by anybody until the end of the battle."""
    s.silent = 1
    return True


def swap_goal(s: ElvenState, seat: int, kind: int, first: int, second: int) -> bool:
    """A random undealt goal; the player keeps one of the two (D26)."""
    if not s.undealt:
        return False
    s.draft.append(draw_from(s, s.undealt, m.STREAM_GOAL))
    s.goal_seen = s.goal_seen[:]
    for looker in range(s.n):
        seen = looker * s.n + seat
        if s.goal_seen[seen] > 0:
            s.goal_seen[seen] = -s.goal_seen[seen]  # ER-19.21: his former goal
    push(s, m.ASK_GOAL, seat, 0, 0)
    return True


def options_goal(s: ElvenState, seat: int, b: int, c: int) -> list[int]:
    """D26: which of the two goals is kept."""
    return [pack(m.KEEP, kind) for kind in kinds_in(s, [s.goals[seat], s.draft[0]])]


def answer_goal(s: ElvenState, option: int, seat: int, b: int, c: int) -> None:
    """The other goes back face down."""
    pop(s)
    other = s.draft.pop()
    if s.table.kind[other] == a_of(option):
        s.goals[seat], other = other, s.goals[seat]
    s.undealt.append(other)
    s.exchanged |= 1 << seat
    s.returned = s.returned[:]
    s.returned[seat] = other
    s.refuted = s.refuted[:]
    s.refuted[seat] = 0  # whatever he did not have before he may have now
    s.unchecked = 1
    if s.events is not None:
        tell_some(s, 1 << seat, 1, m.EV_KEEPS_GOAL, seat, s.table.kind[s.goals[seat]])


_EFFECTS: Final[dict[int, Callable[[ElvenState, int, int, int, int], bool]]] = {
    m.NO_EFFECT: no_effect,
    m.REPLACE_SYMBOL: replace_symbol,
    m.SHARPEN: sharpen,
    m.EXTRA_HIT: extra_hit,
    m.DIRECT_DAMAGE: direct_damage,
    m.RESTORE: restore,
    m.UNDO_WOUND: undo_wound,
    m.RESCUE: rescue,
    m.SAVE_CRITICAL: save_critical,
    m.REPLAY_BATTLE: replay_battle,
    m.SWAP_PLACES: swap_places,
    m.SUBSTITUTE: substitute,
    m.SKIP_TURN: skip_turn,
    m.ACT_AGAIN: act_again,
    m.CHANGE_INITIATIVE: change_initiative,
    m.CANCEL: cancel,
    m.DRAW: draw_cards,
    m.RECOVER: recover,
    m.DRAW_ARTIFACT: draw_artifact,
    m.MAKE_DISCARD: make_discard,
    m.LOOK_HAND: look_hand,
    m.LOOK_SQUAD: look_squad,
    m.LOOK_GOAL: look_goal,
    m.MOVE_TOKEN: move_token,
    m.EXTRA_CAPTURE: extra_capture,
    m.REACH: reach,
    m.PORTAL_ONCE: portal_once,
    m.PEACEFUL_CAPTURE: peaceful_capture,
    m.PROTECT_LAND: protect_land,
    m.BUILD_TOWER: build_tower,
    m.STEAL_TREASURE: steal_treasure,
    m.STEAL_ARTIFACT: steal_artifact,
    m.TAKE_TREASURE: take_treasure,
    m.SHROUD_CARD: shroud,
    m.FLAME_SHIELDS: flame_shields,
    m.FURY: fury,
    m.RETREAT: retreat,
    m.SILENCE: silence,
    m.SWAP_GOAL: swap_goal,
}
EFFECTS: Final = [_EFFECTS[effect] for effect in range(m.N_EFFECTS)]
