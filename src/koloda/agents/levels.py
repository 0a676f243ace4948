"""What easy, normal and strong mean in each game, and how search is set there.

Measured on one core of the compiled build; every level answers within two seconds.
"""

from koloda.agents.search import Settings
from koloda.kernel.protocol import Game, S

LEVELS = ("easy", "normal", "strong")

_DEFAULT = {"easy": "casual", "normal": "ismcts:100ms", "strong": "ismcts:500ms"}
_BY_GAME: dict[str, dict[str, str]] = {
    "berserk_heroes": {"strong": "ismcts:1s"},  # few decisions a turn: nobody waits long
    "valhalla": {"easy": "casual:60"},  # dice forgive: a slip costs less than elsewhere
}
_SETTINGS: dict[str, Settings] = {
    # many options and few walks for each, so a careful first sight counts for much; much is
    # traded within a turn, so walks go on to its end
    "berserk": Settings(explore=0.2, trust=40.0, expand=8, glance=1, careful=True, finish=True),
    "berserk_heroes": Settings(finish=True),
    "elven_rage": Settings(trust=20.0, careful=True, finish=True),
}


def level(game: Game[S], name: str) -> str:
    """The agent behind one of the three names."""
    return _BY_GAME.get(game.id, {}).get(name, _DEFAULT[name])


def settings_of(game: Game[S]) -> Settings:
    """How the search is set for a game."""
    return _SETTINGS.get(game.id, Settings())
