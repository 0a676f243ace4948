"""Edges of clauses that only a fault in the rules made visible."""

from tests.clause import clause
from tests.games.berserk.table import acts, do, drafting


@clause("BK-6.13")
def test_a_second_terrain_is_not_offered() -> None:
    """Also where the squad has its creature, and only the terrains are counted."""
    s = drafting("f19 n23 n01")
    do(s, "take n01")
    assert {"take f19", "take n23"} <= set(acts(s))
    do(s, "take f19")
    assert "take n23" not in acts(s)
