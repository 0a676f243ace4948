"""Why a number of a fighting card is not the printed one."""

from koloda.games.elven_rage import model as m
from koloda.games.elven_rage.rules.state import ElvenState
from koloda.kernel.protocol import Json


def reasons(s: ElvenState, place: int) -> dict[str, Json]:
    """Lives that are lost (ER-8.19); a change of initiative lasts for the battle (ER-12.19)."""
    at = place * m.STRIDE
    printed = s.table.stats[s.table.kind[s.places[at + m.CARD]]]
    found: dict[str, Json] = {}
    lost = s.places[at + m.LIVES] - printed[m.STAT_LIVES]
    if lost:
        found["lives"] = [[printed[m.STAT_LIVES], "printed"], [lost, "lost"]]
    changed = s.places[at + m.INITIATIVE] - printed[m.STAT_INITIATIVE]
    if changed:
        found["initiative"] = [[printed[m.STAT_INITIATIVE], "printed"], [changed, "battle"]]
    return found
