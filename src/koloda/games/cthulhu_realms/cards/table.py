"""The card table: what the card files say, as ints by kind. Immutable, shared by all states."""

from typing import Final

from koloda.games.cthulhu_realms import model as m
from koloda.kernel.tables import Packed, packed

OPEN_HALF: Final = 3  # requires, effect, choice


class Effect:
    """One half of an ability, or the whole of it: what it needs and what it does."""

    def __init__(self, requires: int, effect: int, n: int, then: int, abjure_self: bool) -> None:
        self.requires = requires  # bits of REQUIREMENTS, those before an arrow included: CR-4.71
        self.effect = effect
        self.n = n
        self.then = then  # cards discarded after drawing n (CR-4.86)
        self.abjure_self = abjure_self

    def __reduce__(self) -> tuple[type["Effect"], tuple[int, int, int, int, bool]]:
        return (Effect, (self.requires, self.effect, self.n, self.then, self.abjure_self))


class CardTable:
    """Everything printed on the cards, indexed by kind."""

    def __init__(
        self,
        ids: list[str],
        cost: list[int],
        sanity: list[int],
        shield: list[int],
        traits: list[int],
        copies: list[int],
        starting: list[int],
        effects: list[list[list[Effect]]],
        initiate: int,
        fingerprint: str,
    ) -> None:
        self.ids = ids
        self.kinds = {name: kind for kind, name in enumerate(ids)}
        self.cost = cost  # CR-4.28
        self.sanity = sanity  # CR-4.31: 0 for cards that are not locations
        self.shield = shield  # CR-4.32
        self.traits = traits  # bits of REQUIREMENTS: colour and type
        self.copies = copies
        self.starting = starting  # copies in each starting deck
        self.effects = effects  # by kind, ability, half: CR-4.30
        self.initiate = initiate
        self.fingerprint = fingerprint
        self.unused = [(1 << len(abilities)) - 1 for abilities in effects]  # all abilities
        self.cheapest = min([cost[kind] for kind in range(len(ids)) if self.is_sold(kind)])
        self.open = [_by_unused(abilities) for abilities in effects]

    def is_sold(self, kind: int) -> bool:
        """CR-4.29: Followers and Goons, of the basic cards, are never available."""
        return kind == self.initiate or not self.starting[kind]

    def __reduce__(self) -> Packed:
        parts = (
            self.ids,
            self.cost,
            self.sanity,
            self.shield,
            self.traits,
            self.copies,
            self.starting,
            self.effects,
            self.initiate,
            self.fingerprint,
        )
        return packed(self, CardTable, parts)


def _by_unused(abilities: list[list[Effect]]) -> list[list[int]]:
    """For each set of unused abilities the halves in it, flat, OPEN_HALF numbers each."""
    table: list[list[int]] = []
    for unused in range(1 << len(abilities)):
        flat: list[int] = []
        for ability, halves in enumerate(abilities):
            if unused >> ability & 1:
                for half, effect in enumerate(halves):
                    flat += [effect.requires, effect.effect, ability << m.ABILITY_SHIFT | half]
        table.append(flat)
    return table
