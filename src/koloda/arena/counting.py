"""Which cards were held and played in a match, and by whom; for games of any kind."""

from koloda.agents.evaluation import evaluation_of
from koloda.arena.match import Listener
from koloda.kernel.protocol import Game, Json, Option, Seat, View
from koloda.kernel.state import BaseState


class CardCounter(Listener):
    """Reads words and views, nothing else: what a seat's own eyes see."""

    def __init__(self, game: Game[BaseState], seats: int) -> None:
        self.game = game
        known = evaluation_of(game)
        self.zones = known.held
        self.places = {  # of the card among the words, by verb
            verb: game.verbs[verb].index("card") + 1
            for verb in known.plays
            if "card" in game.verbs.get(verb, [])
        }
        self.played: list[dict[str, int]] = [{} for _ in range(seats)]
        self.held: list[set[str]] = [set() for _ in range(seats)]
        self.first: Seat = -1  # whose turn is the first: not always who is asked first
        self.last: Seat = -1

    def decided(self, s: BaseState, seat: Seat, option: Option) -> None:
        if self.first < 0:
            self.first = opened_by(self.game.observe(s, None))
        if seat != self.last:
            self.look(s, seat)
            self.last = seat
        action = self.game.action(s, option)
        place = self.places.get(action[0])
        if place is not None:
            card = action[place].partition("#")[0]
            self.played[seat][card] = self.played[seat].get(card, 0) + 1
            self.held[seat].add(card)

    def look(self, s: BaseState, seat: Seat) -> None:
        """What the seat holds at the first of its decisions in a row."""
        players = self.game.observe(s, seat)["players"]
        assert isinstance(players, list)
        for zone in self.zones:
            self.held[seat].update(cards_in(players[seat], zone))


def opened_by(view: View) -> Seat:
    """Whose turn it is; -1 while the players still prepare: they are asked in any order."""
    turn, active = view["turn"], view["active"]
    return active if turn != 0 and isinstance(active, int) else -1


def cards_in(player: Json, zone: str) -> list[str]:
    """The cards a viewer knows in a zone of a player."""
    assert isinstance(player, dict)
    zones = player["zones"]
    assert isinstance(zones, dict)
    found = zones.get(zone)
    if not isinstance(found, dict):
        return []
    cards = found["cards"]
    assert isinstance(cards, list)
    return [str(card["card"]) for card in cards if isinstance(card, dict) and card.get("card")]
