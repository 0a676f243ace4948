"""The card table: immutable, shared by all positions."""

from koloda.kernel.tables import Packed, packed


class CardTable:
    """Everything printed on the cards, indexed by kind."""

    def __init__(
        self, ids: list[str], strength: list[int], copies: list[int], fingerprint: str
    ) -> None:
        self.ids = ids
        self.strength = strength
        self.copies = copies
        self.fingerprint = fingerprint

    def __reduce__(self) -> Packed:
        parts = (self.ids, self.strength, self.copies, self.fingerprint)
        return packed(self, CardTable, parts)
