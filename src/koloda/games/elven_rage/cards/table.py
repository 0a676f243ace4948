"""Card table and land maps: what the card files say, as ints. Immutable, shared by all states."""

from koloda.games.elven_rage import model as m
from koloda.kernel.tables import Packed, packed


class Board:
    """One side of the land map, or the half of it that 2 players use."""

    def __init__(
        self,
        id: str,
        names: list[str],
        feature: list[int],
        near: list[list[int]],
        castles: list[int],
        in_play: list[int],
    ) -> None:
        self.id = id
        self.names = names
        self.lands = {name: land for land, name in enumerate(names)}
        self.feature = feature
        self.near = near  # ER-1.7; lands out of play give no adjacency: ER-2.4
        self.castles = castles  # corner castles in play, by seat: ER-2.22
        self.in_play = in_play
        self.far = [_within_two(near, land) for land in range(len(names))]
        self.central = feature.index(m.CENTRAL)

    def __reduce__(self) -> Packed:
        parts = (self.id, self.names, self.feature, self.near, self.castles, self.in_play)
        return packed(self, Board, parts)


def _within_two(near: list[list[int]], land: int) -> list[int]:
    """Lands adjacent to this land or to a land adjacent to it."""
    found = set(near[land])
    for other in near[land]:
        found.update(near[other])
    found.discard(land)
    return sorted(found)


class Table:
    """Everything printed on the cards, by kind; a kind is one design, an instance one card."""

    def __init__(
        self,
        ids: list[str],
        family: list[int],
        people: list[int],
        rank: list[int],
        copies: list[int],
        stats: list[list[int]],
        action: list[list[int]],
        need: list[list[int]],
        boards: list[Board],
        fingerprint: str,
    ) -> None:
        self.ids = ids
        self.kinds = {name: kind for kind, name in enumerate(ids)}
        self.family = family
        self.people = people  # index into PEOPLES, or NOBODY
        self.rank = rank
        self.copies = copies
        self.stats = stats  # initiative, lives, left, centre, right
        self.action = action  # price, when, needs_gain, scope, effect, target, n, m
        self.need = need  # of a goal: thresholds for 2, 3, 4 players, m.N_COUNTERS each
        self.boards = boards  # four halves for 2 players, then 3 players, then 4
        self.fingerprint = fingerprint
        self.price = [a[0] for a in action]
        self.when = [a[1] for a in action]
        self.needs_gain = [a[2] for a in action]
        self.scope = [a[3] for a in action]
        self.effect = [a[4] for a in action]
        self.target = [a[5] for a in action]
        self.n = [a[6] for a in action]
        self.m = [a[7] for a in action]
        self.kind = [kind for kind, n in enumerate(copies) for _ in range(n)]
        self.is_dragon = [1 if r in (m.DRAGON, m.GUARDIAN) else 0 for r in rank]
        self.is_treasure = [1 if r == m.TREASURE else 0 for r in rank]
        self.treasure = rank.index(m.TREASURE)  # ER-14.1: of the neutral deck
        self.goals = self.cards(m.GOAL)

    def __reduce__(self) -> Packed:
        parts = (
            self.ids,
            self.family,
            self.people,
            self.rank,
            self.copies,
            self.stats,
            self.action,
            self.need,
            self.boards,
            self.fingerprint,
        )
        return packed(self, Table, parts)

    def cards(self, family: int) -> list[int]:
        """All instances of a family, Dragons and Ebrung left out."""
        return [
            card
            for card, kind in enumerate(self.kind)
            if self.family[kind] == family and not self.is_dragon[kind]
        ]

    def deck(self, people: int) -> list[int]:
        """ER-2.24: the cards of a people without its Dragon."""
        return [card for card in self.cards(m.ELF) if self.people[self.kind[card]] == people]

    def dragon(self, people: int) -> int:
        """ER-2.23: the Dragon of a people; NOBODY stands for the neutrals and Ebrung."""
        for card, kind in enumerate(self.kind):
            if self.is_dragon[kind] and self.people[kind] == people:
                return card
        raise KeyError(people)
