"""Map objects and the result of an attack: chapters 4 and 11 of RULES.md."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.state import (
    ElvenState,
    feature,
    n_castles,
    owns_central,
    spot,
    tell,
    tell_some,
)
from koloda.kernel.piles import draw_from


def take_land(s: ElvenState, seat: int, land: int) -> None:
    """ER-4.1, ER-1.5: the player's token lies on the land, a rival's is removed.

    Tokens never run out (ER-1.10); which side lies up follows from the land (ER-4.2).
    """
    before = s.owner[land]
    s.taken &= ~(1 << land)
    if before != m.NOBODY:
        s.n_lands[before] -= 1
        s.taken |= 1 << land
    s.owner[land] = seat
    s.n_lands[seat] += 1
    s.unchecked = 1
    if s.events is not None:
        tell(s, m.EV_TAKES_LAND, seat, spot(s, land))


def leave_land(s: ElvenState, land: int) -> None:
    """ER-1.6: the token is taken away and the land is unowned."""
    seat = s.owner[land]
    s.owner[land] = m.NOBODY
    s.taken &= ~(1 << land)
    s.n_lands[seat] -= 1
    if s.events is not None:
        tell(s, m.EV_LEAVES_LAND, seat, spot(s, land))


def is_ordinary(s: ElvenState, land: int) -> bool:
    """ER-1.8: neither Tower nor castle."""
    return feature(s, land) == m.ORDINARY


def is_castle(s: ElvenState, land: int) -> bool:
    """A corner castle or the Central Castle."""
    return s.board.feature[land] >= m.CASTLE


def summon(s: ElvenState, seat: int) -> int:
    """ER-3.2, ER-3.3, ER-11.1, ER-11.2: one card for each castle and each Tower."""
    n = 0
    features = s.board.feature
    for land, owner in enumerate(s.owner):
        if owner == seat and (features[land] != m.ORDINARY or s.built >> land & 1):
            n += 1
    return n


def protected_lands(s: ElvenState) -> int:
    """ER-5.25: mask of lands that may not be attacked."""
    mask = 0
    for lands in s.ward:
        mask |= lands
    return mask


def has_portal(s: ElvenState, seat: int) -> bool:
    """ER-11.11, ER-18.7, ER-18.8: whether a player may attack castles wherever they lie."""
    if owns_central(s, seat):
        return True
    if s.scenario == m.DRAGON_LORD:
        for home, land in enumerate(s.board.castles):
            if home != seat and s.owner[land] == seat:
                return True
    return False


def targets(s: ElvenState, seat: int, reach: int, portal: int) -> list[int]:
    """ER-3.9 to ER-3.12: lands a player may attack, ascending; portals reach castles (ER-11.12)."""
    board, owner = s.board, s.owner
    spread = board.far if reach else board.near
    mask = 0
    for land, holder in enumerate(owner):
        if holder == seat:
            for other in spread[land]:
                if owner[other] != seat:
                    mask |= 1 << other
    if portal:
        mask |= _rival_castles(s, seat)
    mask &= ~protected_lands(s)
    return [land for land in range(len(owner)) if mask >> land & 1]


def _rival_castles(s: ElvenState, seat: int) -> int:
    """ER-11.11, ER-18.14: castles owned by rivals; never an unowned Central Castle."""
    mask = 0
    for land in s.board.castles:
        if s.owner[land] != seat and s.owner[land] != m.NOBODY:
            mask |= 1 << land
    central = s.board.central
    if s.owner[central] != seat and s.owner[central] != m.NOBODY:
        mask |= 1 << central
    return mask


def attack_targets(s: ElvenState, seat: int) -> list[int]:
    """The legal targets of the next attack of this turn."""
    return targets(s, seat, s.reach, 1 if s.portal or has_portal(s, seat) else 0)


def gain_artifact(s: ElvenState, seat: int) -> None:
    """ER-4.3, ER-4.10: an Artifact, seen by its owner only; ER-4.9: none from an empty deck."""
    if not s.artifact_deck:
        return
    card = draw_from(s, s.artifact_deck, m.STREAM_ARTIFACT)
    own_artifact(s, seat, card)
    if s.events is not None:
        tell_some(s, 1 << seat, 1, m.EV_GAINS_ARTIFACT, seat, s.table.kind[card])


def own_artifact(s: ElvenState, seat: int, card: int) -> None:
    """An Artifact lies with a player from now on."""
    s.artifacts[seat].append(card)
    s.unchecked = 1


def own_treasure(s: ElvenState, seat: int, card: int) -> None:
    """A Treasure lies with a player from now on."""
    s.treasures[seat].append(card)
    s.unchecked = 1


def lose_castle(s: ElvenState, seat: int, land: int) -> None:
    """What the loss of a castle means for its former owner; goals are checked later (ER-17.9).

    A corner castle always has an owner: it changes hands by capture alone (ER-17.14).
    """
    if s.board.castles[seat] == land:
        lose_artifacts(s, seat)  # ER-15.8
    if n_castles(s, seat) == 0 and not owns_central(s, seat):
        eliminate(s, seat)  # ER-17.5, ER-17.6


def lose_artifacts(s: ElvenState, seat: int) -> None:
    """ER-15.8, ER-19.25: unused Artifacts leave the game face down."""
    if s.artifacts[seat]:
        if s.events is not None:
            tell(s, m.EV_LOSES_ARTIFACTS, seat, len(s.artifacts[seat]))
        remove(s, seat, s.artifacts[seat])
        s.artifacts[seat].clear()


def remove(s: ElvenState, seat: int, cards: list[int]) -> None:
    """Cards of a player leave the game face down."""
    s.removed = [[*zone, *cards] if i == seat else zone for i, zone in enumerate(s.removed)]


def eliminate(s: ElvenState, seat: int) -> None:
    """ER-17.7, ER-18.9: everything of him leaves; built Towers stay, his protections end."""
    lose_artifacts(s, seat)
    s.out |= 1 << seat
    s.ward[seat] = 0
    for land, owner in enumerate(s.owner):
        if owner == seat:
            s.owner[land] = m.NOBODY
            s.taken &= ~(1 << land)
    s.n_lands[seat] = 0
    for zone in (s.hands[seat], s.decks[seat], s.discards[seat]):
        remove(s, seat, zone)
        zone.clear()
    s.neutral_discard.extend(s.treasures[seat])
    s.treasures[seat].clear()
    if s.goals[seat] != m.NOBODY:
        remove(s, seat, [s.goals[seat]])
        s.goals[seat] = m.NOBODY
    s.returned = [m.NOBODY if i == seat else goal for i, goal in enumerate(s.returned)]
    s.known = [card for card in s.known if s.table.people[s.table.kind[card]] != s.people[seat]]
    if s.glimpse and s.glimpse[m.LOOKER] == seat:
        s.glimpse = []  # ER-19.17
    if s.events is not None:
        tell(s, m.EV_ELIMINATED, seat)


def is_open_for_token(s: ElvenState, land: int) -> bool:
    """ER-20.10: an unowned land that is ordinary or a Tower."""
    return s.owner[land] == m.NOBODY and s.board.feature[land] <= m.TOWER


def is_central_unowned(s: ElvenState, land: int) -> bool:
    """ER-5.2: guarded by Ebrung."""
    return s.board.feature[land] == m.CENTRAL and s.owner[land] == m.NOBODY
