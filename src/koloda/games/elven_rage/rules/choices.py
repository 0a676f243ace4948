"""What an Action or Artifact may aim at: section 6 and ER-12.11 to ER-12.17 of RULES.md."""

from collections.abc import Callable

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.cards.table import Table
from koloda.games.elven_rage.rules.lands import (
    attack_targets,
    has_portal,
    is_castle,
    is_open_for_token,
    is_ordinary,
    protected_lands,
    targets,
)
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    dragon_of,
    is_out,
    kinds_in,
    place_of,
    side_of,
)


def first_step(table: Table, kind: int) -> int:
    """ER-13.6: what the declarer chooses first."""
    effect, target = table.effect[kind], table.target[kind]
    if effect == m.REPLACE_SYMBOL and target == m.ACTING_CARD:
        return m.STEP_DIRECTION
    if target == m.ALL_ENEMY_WARRIORS:
        return m.STEP_NONE
    return _FIRST_STEP[effect]


def second_step(table: Table, kind: int) -> int:
    """ER-13.6: what the declarer chooses after that."""
    effect = table.effect[kind]
    if effect in (m.REPLACE_SYMBOL, m.SHARPEN):
        return m.STEP_DIRECTION if first_step(table, kind) == m.STEP_PLACE else m.STEP_NONE
    if effect == m.SWAP_PLACES:
        return m.STEP_OTHER_PLACE
    if effect == m.SUBSTITUTE:
        return m.STEP_HAND
    if effect == m.MOVE_TOKEN:
        return m.STEP_DESTINATION
    if table.n[kind] == 2 and _FIRST_STEP[effect] == m.STEP_DISCARD:
        return m.STEP_SECOND_DISCARD
    return m.STEP_NONE


def _first_steps() -> list[int]:
    steps = [m.STEP_NONE] * m.N_EFFECTS
    for effect in (m.REPLACE_SYMBOL, m.SHARPEN, m.DIRECT_DAMAGE, m.RESTORE, m.UNDO_WOUND, m.RESCUE):
        steps[effect] = m.STEP_PLACE
    for effect in (m.SWAP_PLACES, m.SUBSTITUTE, m.SKIP_TURN, m.CHANGE_INITIATIVE, m.SHROUD_CARD):
        steps[effect] = m.STEP_PLACE
    steps[m.RECOVER] = m.STEP_DISCARD
    for effect in (m.MAKE_DISCARD, m.LOOK_HAND, m.LOOK_GOAL, m.STEAL_TREASURE, m.STEAL_ARTIFACT):
        steps[effect] = m.STEP_RIVAL
    steps[m.LOOK_SQUAD] = m.STEP_SQUAD
    for effect in (m.MOVE_TOKEN, m.PEACEFUL_CAPTURE, m.PROTECT_LAND, m.BUILD_TOWER):
        steps[effect] = m.STEP_LAND
    return steps


_FIRST_STEP = _first_steps()


def choices(s: ElvenState, seat: int, card: int, step: int, first: int) -> list[int]:
    """What may be chosen in a step, ascending; `first` is the answer to the step before."""
    kind = s.table.kind[card]
    if step == m.STEP_PLACE:
        return [place for place in range(4) if is_target(s, seat, kind, place)]
    if step == m.STEP_DIRECTION:
        place = s.acting if s.table.target[kind] == m.ACTING_CARD else place_of(s, first)
        return [d for d in range(3) if is_direction(s, kind, place, d)]
    if step == m.STEP_OTHER_PLACE:
        start = place_of(s, first) + 1
        return [p for p in range(start, 4) if is_swappable(s, seat, kind, p)]
    if step == m.STEP_HAND:
        return kinds_in(s, [other for other in s.hands[seat] if other != card])
    if step == m.STEP_RIVAL:
        return [other for other in range(s.n) if is_rival_target(s, seat, kind, other)]
    if step == m.STEP_SQUAD:
        return [i for i in range(len(s.squads) // m.SQUAD) if is_squad_target(s, seat, i)]
    if step == m.STEP_LAND:
        return land_choices(s, seat, s.table.effect[kind])
    if step == m.STEP_DESTINATION:
        return [land for land in s.board.near[first] if is_open_for_token(s, land)]
    return kinds_in(s, [other for other in s.discards[seat] if other != first])


def has_choice(s: ElvenState, seat: int, card: int) -> bool:
    """ER-12.17: there is a legal target and something to change or show."""
    step = first_step(s.table, s.table.kind[card])
    if step == m.STEP_NONE:
        return could_work(s, seat, s.table.kind[card])
    if step == m.STEP_DISCARD:
        return len(s.discards[seat]) > 0
    return len(choices(s, seat, card, step, m.NOBODY)) > 0


def is_side_target(s: ElvenState, seat: int, target: int, side: int) -> bool:
    """ER-12.11, ER-12.13: own warrior, enemy warrior, any warrior."""
    if target in (m.OWN_WARRIOR, m.TWO_OWN_WARRIORS):
        return side == side_of(s, seat)
    if target in (m.ENEMY_WARRIOR, m.ALL_ENEMY_WARRIORS):
        return side == 1 - side_of(s, seat)
    return True


def is_target(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    """Whether the effect of a card may aim at the card in an outer place, and change something."""
    at = place * m.STRIDE
    places, table = s.places, s.table
    side = places[at + m.SIDE]
    effect = table.effect[kind]
    if side == m.NOBODY:
        return False
    if effect in _OWN_ONLY:
        if side != side_of(s, seat):
            return False
    elif not is_side_target(s, seat, table.target[kind], side):
        return False
    return _TARGET_TESTS[effect](s, seat, kind, place)


_OWN_ONLY = (m.SHARPEN, m.RESTORE, m.UNDO_WOUND, m.RESCUE, m.SUBSTITUTE, m.SHROUD_CARD)


def _any_direction(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    return (
        is_direction(s, kind, place, 0)
        or is_direction(s, kind, place, 1)
        or is_direction(s, kind, place, 2)
    )


def _has_lives(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    return s.places[place * m.STRIDE + m.LIVES] > 0


def _is_wounded(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    at = place * m.STRIDE
    return s.places[at + m.LIVES] < s.table.stats[s.table.kind[s.places[at + m.CARD]]][m.STAT_LIVES]


def _has_lost(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    return s.places[place * m.STRIDE + m.LOST] > 0


def _is_at_zero(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    return s.places[place * m.STRIDE + m.LIVES] == 0


def _has_later_partner(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    for other in range(place + 1, 4):
        if is_swappable(s, seat, kind, other):
            return True
    return False


def is_swappable(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    """One of two warriors that exchange places."""
    side = s.places[place * m.STRIDE + m.SIDE]
    return side != m.NOBODY and is_side_target(s, seat, s.table.target[kind], side)


def _can_be_substituted(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    """There is another hand card to come in; Dragons are never substituted."""
    return len(s.hands[seat]) > 1 and not is_dragon_at(s, place)


def is_dragon_at(s: ElvenState, place: int) -> bool:
    return s.table.is_dragon[s.table.kind[s.places[place * m.STRIDE + m.CARD]]] == 1


def any_of_kind(s: ElvenState, zone: list[int], kind: int) -> bool:
    for card in zone:
        if s.table.kind[card] == kind:
            return True
    return False


def can_lose_turn(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    """ER-12.22: it has not finished its turn this round and does not already lose it."""
    at = place * m.STRIDE
    if s.round_over or s.places[at + m.ACTED] or s.places[at + m.SKIPS] > 0:
        return False
    return not (s.table.m[kind] and is_dragon_at(s, place))


def _can_change_initiative(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    return new_initiative(s, kind, place) != s.places[place * m.STRIDE + m.INITIATIVE]


def new_initiative(s: ElvenState, kind: int, place: int) -> int:
    """ER-12.22: kept between 1 and 9."""
    if s.table.m[kind] > 0:
        return s.table.m[kind]
    return max(1, min(9, s.places[place * m.STRIDE + m.INITIATIVE] + s.table.n[kind]))


def _can_be_shrouded(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    return not s.round_over and not s.places[place * m.STRIDE + m.SHROUD]


def _never(s: ElvenState, seat: int, kind: int, place: int) -> bool:
    return False


def _target_tests() -> list[Callable[[ElvenState, int, int, int], bool]]:
    """By effect: whether it could change the card in a place."""
    tests: list[Callable[[ElvenState, int, int, int], bool]] = [_never] * m.N_EFFECTS
    tests[m.REPLACE_SYMBOL] = tests[m.SHARPEN] = _any_direction
    tests[m.DIRECT_DAMAGE] = _has_lives
    tests[m.RESTORE] = _is_wounded
    tests[m.UNDO_WOUND] = _has_lost
    tests[m.RESCUE] = _is_at_zero
    tests[m.SWAP_PLACES] = _has_later_partner
    tests[m.SUBSTITUTE] = _can_be_substituted
    tests[m.SKIP_TURN] = can_lose_turn
    tests[m.CHANGE_INITIATIVE] = _can_change_initiative
    tests[m.SHROUD_CARD] = _can_be_shrouded
    return tests


_TARGET_TESTS = _target_tests()


def is_direction(s: ElvenState, kind: int, place: int, direction: int) -> bool:
    """Whether the symbol in a direction would change."""
    symbol = s.places[place * m.STRIDE + m.SYMBOL + direction]
    if s.table.effect[kind] == m.SHARPEN:
        return symbol in (m.S1, m.S2)
    return symbol != s.table.n[kind]


def is_rival_target(s: ElvenState, seat: int, kind: int, other: int) -> bool:
    """A rival who holds what the effect needs."""
    if other == seat or is_out(s, other):
        return False
    effect = s.table.effect[kind]
    if effect in (m.MAKE_DISCARD, m.LOOK_HAND):
        return len(s.hands[other]) > 0
    if effect == m.STEAL_ARTIFACT:
        return len(s.artifacts[other]) > 0
    if effect == m.STEAL_TREASURE:
        return len(s.treasures[other]) > 0 and are_adjacent(s, seat, other)
    return s.goals[other] != m.NOBODY and s.goal_seen[seat * s.n + other] <= 0  # look_goal


def are_adjacent(s: ElvenState, seat: int, other: int) -> bool:
    """rival_adjacent: he owns a land adjacent to one of the player's."""
    for land, owner in enumerate(s.owner):
        if owner == seat:
            for neighbour in s.board.near[land]:
                if s.owner[neighbour] == other:
                    return True
    return False


def is_squad_target(s: ElvenState, seat: int, squad: int) -> bool:
    """A squad that the player does not know yet; a face-up card does not matter."""
    at = squad * m.SQUAD
    return s.squads[at] != m.NOBODY and not s.squads[at + m.KNOWN_BY] >> seat & 1


def land_choices(s: ElvenState, seat: int, effect: int) -> list[int]:
    """Lands an effect may aim at, ascending."""
    found: list[int] = []
    guarded = protected_lands(s) if effect == m.PROTECT_LAND else 0
    for land in range(len(s.owner)):
        if effect == m.PEACEFUL_CAPTURE:
            if can_be_taken_in_peace(s, seat, land):
                found.append(land)
        elif s.owner[land] == seat and _suits(s, effect, land, guarded):
            found.append(land)
    return found


def _suits(s: ElvenState, effect: int, land: int, guarded: int) -> bool:
    if effect == m.BUILD_TOWER:
        return is_ordinary(s, land)  # ER-20.11
    if is_castle(s, land):
        return False
    if effect == m.PROTECT_LAND:
        return not guarded >> land & 1
    for other in s.board.near[land]:  # move_token, ER-20.10
        if is_open_for_token(s, other):
            return True
    return False


def can_be_taken_in_peace(s: ElvenState, seat: int, land: int) -> bool:
    """An adjacent unowned ordinary land, if the Capture phase is not replaced yet (ER-3.20)."""
    if s.replaced or s.owner[land] != m.NOBODY or not is_ordinary(s, land):
        return False
    for other in s.board.near[land]:
        if s.owner[other] == seat:
            return True
    return False


def could_work(s: ElvenState, seat: int, kind: int) -> bool:
    """ER-12.17 for effects without a choice."""
    effect = s.table.effect[kind]
    if effect == m.DRAW:
        return len(s.decks[seat]) + len(s.discards[seat]) > 0
    if effect == m.CANCEL:
        return cancels(s, s.table.n[kind], seat)
    if effect == m.EXTRA_HIT:
        return can_hit_again(s, seat)
    if effect in (m.DIRECT_DAMAGE, m.SKIP_TURN):  # all_enemy_warriors
        for place in range(4):
            if is_target(s, seat, kind, place):
                return True
        return False
    if effect == m.FLAME_SHIELDS:
        return has_shield(s, side_of(s, seat))
    if effect == m.FURY:
        return not s.fury >> side_of(s, seat) & 1
    if effect == m.SAVE_CRITICAL:
        return is_critical_own(s, seat)
    if effect == m.SILENCE:
        return not s.silent
    if effect == m.ACT_AGAIN:
        return has_turn(s)
    return _could_work_outside(s, seat, effect)


def _could_work_outside(s: ElvenState, seat: int, effect: int) -> bool:
    if effect == m.DRAW_ARTIFACT:
        return len(s.artifact_deck) > 0
    if effect == m.TAKE_TREASURE:
        return any_of_kind(s, s.neutral_discard, s.table.treasure)
    if effect == m.SWAP_GOAL:
        return len(s.undealt) > 0 and s.goals[seat] != m.NOBODY
    if effect == m.REACH:
        return not s.reach and adds_target(s, seat, 1, s.portal)
    if effect == m.PORTAL_ONCE:
        return not s.portal and not has_portal(s, seat) and adds_target(s, seat, s.reach, 1)
    return True  # replay_battle, retreat, extra_capture


def adds_target(s: ElvenState, seat: int, reach: int, portal: int) -> bool:
    """Whether more lands could be attacked than now."""
    if has_portal(s, seat):
        portal = 1
    return len(targets(s, seat, reach, portal)) > len(attack_targets(s, seat))


def has_turn(s: ElvenState) -> bool:
    """ER-8.23: the acting card is there and has not lost its turn."""
    return s.acting != m.NOBODY and s.places[s.acting * m.STRIDE + m.SKIPS] == 0


def cancels(s: ElvenState, what: int, seat: int) -> bool:
    """ER-12.16: the declaration answered is of the kind the effect concerns."""
    if not s.chain:
        return False
    kind = s.table.kind[s.chain[len(s.chain) - m.LINK + m.LINK_CARD]]
    is_action = s.table.family[kind] == m.ELF
    return what & (m.CANCEL_ACTION if is_action else m.CANCEL_ARTIFACT) != 0


def can_hit_again(s: ElvenState, seat: int) -> bool:
    """ER-20.8: an own simple strike took a life; the target lives and no shield stands there."""
    if s.struck == m.NOBODY or s.striker_side == m.NOBODY or s.striker_side != side_of(s, seat):
        return False
    at = s.struck * m.STRIDE
    symbol = s.places[at + m.SYMBOL + s.struck_symbol]
    return s.places[at + m.LIVES] > 0 and symbol != m.SH and symbol != m.FS


def has_shield(s: ElvenState, side: int) -> bool:
    """Whether an outer card of a side shows a Shield."""
    for place in range(4):
        at = place * m.STRIDE
        if s.places[at + m.SIDE] == side:
            for direction in range(3):
                if s.places[at + m.SYMBOL + direction] == m.SH:
                    return True
    return False


def is_critical_own(s: ElvenState, seat: int) -> bool:
    """ER-6.20: the own elven card lies in Critical; a Dragon is no such card."""
    card = s.places[m.CRITICAL * m.STRIDE + m.CARD]
    if card == m.NOBODY:
        return False
    kind = s.table.kind[card]
    return (
        s.table.family[kind] == m.ELF
        and not s.table.is_dragon[kind]
        and s.table.people[kind] == s.people[seat]
    )


def castle_dragon(s: ElvenState) -> int:
    """The Dragon that defends the castle under attack, or NOBODY."""
    return dragon_of(s, s.land) if is_castle(s, s.land) else m.NOBODY
