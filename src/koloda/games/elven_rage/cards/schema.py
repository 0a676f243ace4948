"""What card and map files may say, and the card table built from them.

Errors name file, card and key. The rules never import this module.
"""

import hashlib
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct, field

from koloda.effects.load import fingerprint, load_cards
from koloda.effects.schema import Card
from koloda.games.elven_rage import model
from koloda.games.elven_rage.cards.table import Board, Table
from koloda.kernel.errors import BadCard

Symbol = Literal["none", "S1", "S2", "P1", "P2", "SH", "FS", "CA", "MV"]
Timing = Literal[
    "any", "outside", "own_turn", "before_capture", "after_capture", "pre_battle", "battle",
    "reveal", "card_turn", "round_start", "own_card_turn", "wound", "reply",
]  # fmt: skip
Scope = Literal["no_battle", "any_battle", "own_battle"]
Digit = Annotated[int, Meta(ge=1, le=9)]
Count = Annotated[int, Meta(ge=1, le=9)]
Threshold = Annotated[int, Meta(ge=1, le=49)]


class Strict(Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown keys are errors."""


class Effect(Strict, frozen=True, tag_field="do"):
    """One effect of section 6."""


class ReplaceSymbol(Effect, frozen=True, tag="replace_symbol"):
    target: Literal["own_warrior", "acting_card"]
    symbol: Symbol


class Sharpen(Effect, frozen=True, tag="sharpen"):
    """S1 becomes P1, S2 becomes P2, on an own warrior."""


class ExtraHit(Effect, frozen=True, tag="extra_hit"):
    n: Count


class DirectDamage(Effect, frozen=True, tag="direct_damage"):
    target: Literal["enemy_warrior", "any_warrior", "all_enemy_warriors"]
    n: Count


class Restore(Effect, frozen=True, tag="restore"):
    n: Count | Literal["all"]


class UndoWound(Effect, frozen=True, tag="undo_wound"):
    n: Count | Literal["all"]


class Rescue(Effect, frozen=True, tag="rescue"):
    """An own card at 0 lives leaves the battle to its owner's hand."""


class SaveCritical(Effect, frozen=True, tag="save_critical"):
    """The own elven card in Critical goes to the hand."""


class ReplayBattle(Effect, frozen=True, tag="replay_battle"):
    """The battle is laid out and fought anew."""


class SwapPlaces(Effect, frozen=True, tag="swap_places"):
    target: Literal["two_own_warriors", "two_any_warriors"]


class Substitute(Effect, frozen=True, tag="substitute"):
    """An own outer card and a hand card exchange zones."""


class SkipTurn(Effect, frozen=True, tag="skip_turn"):
    target: Literal["any_warrior", "all_enemy_warriors"]
    spare_dragons: bool = False
    rounds: Literal[1, 2] = 1


class ActAgain(Effect, frozen=True, tag="act_again"):
    """The acting card takes one more turn."""


class ChangeInitiative(Effect, frozen=True, tag="change_initiative"):
    target: Literal["own_warrior", "any_warrior"]
    by: Annotated[int, Meta(ge=-8, le=8)] = 0
    to: Annotated[int, Meta(ge=0, le=9)] = 0


class Cancel(Effect, frozen=True, tag="cancel"):
    kind: Literal["action", "artifact", "either"]


class Draw(Effect, frozen=True, tag="draw"):
    n: Count


class Recover(Effect, frozen=True, tag="recover"):
    n: Literal[1, 2]


class DrawArtifact(Effect, frozen=True, tag="draw_artifact"):
    n: Count


class MakeDiscard(Effect, frozen=True, tag="make_discard"):
    n: Count


class LookHand(Effect, frozen=True, tag="look_hand"):
    """A rival's hand is seen once."""


class LookSquad(Effect, frozen=True, tag="look_squad"):
    """A squad is seen."""


class LookGoal(Effect, frozen=True, tag="look_goal"):
    """A rival's secret goal is seen."""


class MoveToken(Effect, frozen=True, tag="move_token"):
    """An own token moves to an adjacent unowned land."""


class ExtraCapture(Effect, frozen=True, tag="extra_capture"):
    """Another Capture phase this turn."""


class Reach(Effect, frozen=True, tag="reach"):
    """The next attack of this turn reaches two lands far."""


class PortalOnce(Effect, frozen=True, tag="portal_once"):
    """The next attack of this turn may use a portal."""


class PeacefulCapture(Effect, frozen=True, tag="peaceful_capture"):
    """An adjacent unowned ordinary land is taken without battle."""


class ProtectLand(Effect, frozen=True, tag="protect_land"):
    """An own land, not a castle, cannot be attacked for a round of turns."""


class BuildTower(Effect, frozen=True, tag="build_tower"):
    """A Tower on an own ordinary land."""


class StealTreasure(Effect, frozen=True, tag="steal_treasure"):
    """A Treasure of an adjacent rival."""


class StealArtifact(Effect, frozen=True, tag="steal_artifact"):
    """A random Artifact of a rival."""


class TakeTreasure(Effect, frozen=True, tag="take_treasure"):
    """A Treasure from the neutral discard pile."""


class Shroud(Effect, frozen=True, tag="shroud"):
    """An own warrior cannot be aimed at until the end of the round."""


class FlameShields(Effect, frozen=True, tag="flame_shields"):
    """Every Shield on own outer cards becomes a Fire Shield."""


class Fury(Effect, frozen=True, tag="fury"):
    """Own strikes remove 1 life more until the end of the round."""


class Retreat(Effect, frozen=True, tag="retreat"):
    """The battle ends at once without a winner."""


class Silence(Effect, frozen=True, tag="silence"):
    """No Action may be declared until the end of the battle."""


class SwapGoal(Effect, frozen=True, tag="swap_goal"):
    """A random undealt goal is drawn; one of the two is kept."""


AnyEffect = (
    ReplaceSymbol | Sharpen | ExtraHit | DirectDamage | Restore | UndoWound | Rescue
    | SaveCritical | ReplayBattle | SwapPlaces | Substitute | SkipTurn | ActAgain
    | ChangeInitiative | Cancel | Draw | Recover | DrawArtifact | MakeDiscard | LookHand
    | LookSquad | LookGoal | MoveToken | ExtraCapture | Reach | PortalOnce | PeacefulCapture
    | ProtectLand | BuildTower | StealTreasure | StealArtifact | TakeTreasure | Shroud
    | FlameShields | Fury | Retreat | Silence | SwapGoal
)  # fmt: skip


class Stats(Strict, frozen=True):
    """What a fighting card shows."""

    initiative: Digit
    lives: Annotated[int, Meta(ge=1, le=6)]
    left: Symbol
    centre: Symbol
    right: Symbol


class Need(Strict, frozen=True):
    """The counters of a goal; a list gives the thresholds for 2, 3 and 4 players."""

    lands: Threshold | list[Threshold] | None = None
    towers: Threshold | list[Threshold] | None = None
    castles: Threshold | list[Threshold] | None = None
    central: bool = False
    artifacts: Threshold | list[Threshold] | None = None
    treasures: Threshold | list[Threshold] | None = None
    taken: Threshold | list[Threshold] | None = None


class RageCard(Card, frozen=True, kw_only=True):
    """A card of any of the decks; which fields belong to which deck is checked on loading."""

    deck: Literal["black", "snow", "forest", "high", "neutral", "artifact", "goal"]
    rank: Literal["", "warrior", "hero", "dragon", "guardian", "treasure"] = ""
    stats: Stats | None = None
    price: Annotated[int, Meta(ge=0, le=7)] = 0
    when: list[Timing] = []
    condition: Literal["", "attack_gained_land"] = field(default="", name="if")
    scope: Scope = "no_battle"
    effect: AnyEffect | None = None
    need: Need | None = None


CARD = RageCard


class Half(Strict, frozen=True):
    """With 2 players: the castles and the rectangle of lands in play."""

    castles: list[str]
    start: str = field(name="from")
    end: str = field(name="to")


class LandMap(Strict, frozen=True):
    id: str
    shape: Literal["square", "hexagon"]
    players: list[int]
    columns: str
    rows: list[str]
    castles: list[str]
    halves: list[Half] = []


class MapFile(Strict, frozen=True):
    """The sides of the land map."""

    map: list[LandMap]


CARDS = Path(__file__).parent
MAPS = CARDS.parent / "maps.toml"
FEATURES = {".": model.ORDINARY, "T": model.TOWER, "K": model.CASTLE, "Z": model.CENTRAL}
RANKS = {"": 0, "warrior": 0, "hero": 1, "dragon": 2, "guardian": 3, "treasure": 4}
SCOPES = {"no_battle": 0, "any_battle": 1, "own_battle": 2}
TARGETS = {
    "own_warrior": model.OWN_WARRIOR,
    "enemy_warrior": model.ENEMY_WARRIOR,
    "any_warrior": model.ANY_WARRIOR,
    "all_enemy_warriors": model.ALL_ENEMY_WARRIORS,
    "acting_card": model.ACTING_CARD,
    "two_own_warriors": model.TWO_OWN_WARRIORS,
    "two_any_warriors": model.TWO_ANY_WARRIORS,
}
CANCELS = {
    "action": model.CANCEL_ACTION,
    "artifact": model.CANCEL_ARTIFACT,
    "either": model.CANCEL_EITHER,
}
EFFECTS = {
    "none": model.NO_EFFECT, "replace_symbol": model.REPLACE_SYMBOL, "sharpen": model.SHARPEN,
    "extra_hit": model.EXTRA_HIT, "direct_damage": model.DIRECT_DAMAGE, "restore": model.RESTORE,
    "undo_wound": model.UNDO_WOUND, "rescue": model.RESCUE, "save_critical": model.SAVE_CRITICAL,
    "replay_battle": model.REPLAY_BATTLE, "swap_places": model.SWAP_PLACES,
    "substitute": model.SUBSTITUTE, "skip_turn": model.SKIP_TURN, "act_again": model.ACT_AGAIN,
    "change_initiative": model.CHANGE_INITIATIVE, "cancel": model.CANCEL, "draw": model.DRAW,
    "recover": model.RECOVER, "draw_artifact": model.DRAW_ARTIFACT,
    "make_discard": model.MAKE_DISCARD, "look_hand": model.LOOK_HAND,
    "look_squad": model.LOOK_SQUAD, "look_goal": model.LOOK_GOAL, "move_token": model.MOVE_TOKEN,
    "extra_capture": model.EXTRA_CAPTURE, "reach": model.REACH, "portal_once": model.PORTAL_ONCE,
    "peaceful_capture": model.PEACEFUL_CAPTURE, "protect_land": model.PROTECT_LAND,
    "build_tower": model.BUILD_TOWER, "steal_treasure": model.STEAL_TREASURE,
    "steal_artifact": model.STEAL_ARTIFACT, "take_treasure": model.TAKE_TREASURE,
    "shroud": model.SHROUD_CARD, "flame_shields": model.FLAME_SHIELDS, "fury": model.FURY,
    "retreat": model.RETREAT, "silence": model.SILENCE, "swap_goal": model.SWAP_GOAL,
}  # fmt: skip
IN_BATTLE = frozenset(
    ("replace_symbol", "sharpen", "extra_hit", "direct_damage", "restore", "undo_wound", "rescue",
     "save_critical", "replay_battle", "swap_places", "substitute", "skip_turn", "act_again",
     "change_initiative", "shroud", "flame_shields", "fury", "retreat", "silence")
)  # fmt: skip
WINDOWS_OF_BATTLE = frozenset(
    ("battle", "reveal", "card_turn", "round_start", "own_card_turn", "wound")
)
WINDOWS_NEEDED = {
    "extra_hit": {"wound"},
    "undo_wound": {"wound"},
    "rescue": {"wound"},
    "save_critical": {"reveal"},
    "act_again": {"own_card_turn"},
    "cancel": {"reply"},
    "extra_capture": {"after_capture"},
    "peaceful_capture": {"before_capture"},
}


def read_cards(folder: Path = CARDS) -> list[RageCard]:
    """The cards of a folder, checked."""
    cards = load_cards(folder, RageCard)
    for card in cards:
        _check(folder, card)
    _check_decks(folder, cards)
    return cards


def load_table(folder: Path = CARDS) -> Table:
    """The card table of a folder of card files, with the maps of this game."""
    cards = read_cards(folder)
    return Table(
        ids=[card.id for card in cards],
        family=[_family(card) for card in cards],
        people=[_people(card) for card in cards],
        rank=[RANKS[card.rank] for card in cards],
        copies=[card.copies for card in cards],
        stats=[_stats(card) for card in cards],
        action=[_action(card) for card in cards],
        need=[_need(card.need) for card in cards],
        boards=load_boards(MAPS),
        fingerprint=_fingerprint(cards),
    )


def _fingerprint(cards: list[RageCard]) -> str:
    maps = MAPS.read_bytes()
    return hashlib.blake2b(fingerprint(cards).encode() + maps, digest_size=6).hexdigest()


def _family(card: RageCard) -> int:
    return {"neutral": model.NEUTRAL, "artifact": model.ARTIFACT, "goal": model.GOAL}.get(
        card.deck, model.ELF
    )


def _people(card: RageCard) -> int:
    return model.PEOPLES.index(card.deck) if card.deck in model.PEOPLES else model.NOBODY


def _stats(card: RageCard) -> list[int]:
    if card.stats is None:
        return [0, 0, 0, 0, 0]
    stats = card.stats
    symbols = [model.SYMBOLS.index(x) for x in (stats.left, stats.centre, stats.right)]
    return [stats.initiative, stats.lives, *symbols]


def _action(card: RageCard) -> list[int]:
    """price, when, needs_gain, scope, effect, target, n, m."""
    if card.effect is None:
        return [0] * 8
    said = msgspec.to_builtins(card.effect)
    when = sum(1 << model.TIMINGS.index(timing) for timing in set(card.when))
    n, m = _parameters(said)
    return [
        card.price,
        when,
        int(card.condition == "attack_gained_land"),
        SCOPES[card.scope],
        EFFECTS[said["do"]],
        TARGETS.get(said.get("target", ""), 0),
        n,
        m,
    ]


def _parameters(said: dict[str, object]) -> tuple[int, int]:
    """The two numbers an effect may have; for `restore` and `undo_wound` 9 lives are all."""
    match said["do"]:
        case "replace_symbol":
            return model.SYMBOLS.index(str(said["symbol"])), 0
        case "skip_turn":
            return int(str(said["rounds"])), int(bool(said["spare_dragons"]))
        case "change_initiative":
            return int(str(said["by"])), int(str(said["to"]))
        case "cancel":
            return CANCELS[str(said["kind"])], 0
    n = said.get("n", 0)
    return (9 if n == "all" else int(str(n))), 0


def _need(need: Need | None) -> list[int]:
    """Thresholds for 2, then 3, then 4 players."""
    if need is None:
        return []
    found: list[int] = []
    for i in range(3):
        for name in ("lands", "towers", "castles", "central", "artifacts", "treasures", "taken"):
            value = getattr(need, name)
            found.append(value[i] if isinstance(value, list) else int(value or 0))
    return found


def _check(folder: Path, card: RageCard) -> None:
    """Which fields belong to which deck."""

    def refuse(reason: str) -> BadCard:
        return BadCard(str(folder), card.id, reason)

    fights = card.deck in model.PEOPLES or (card.deck == "neutral" and card.rank != "treasure")
    if fights != (card.stats is not None):
        raise refuse(
            "stats " + ("are missing" if fights else "do not belong here") + " - at `$.stats`"
        )
    if (card.deck == "goal") != (card.need is not None):
        raise refuse("`need` belongs to goals, and every goal has one - at `$.need`")
    acts = card.deck == "artifact" or (card.deck in model.PEOPLES and card.rank != "dragon")
    if card.effect is not None and not acts:
        raise refuse("such a card has no effect - at `$.effect`")
    if card.deck == "artifact" and card.effect is None:
        raise refuse("an Artifact has an effect - at `$.effect`")
    if (card.effect is None) != (not card.when):
        raise refuse("`when` and `effect` go together - at `$.when`")
    if card.effect is not None:
        _check_action(card, refuse("").path)
        _check_scope(card, refuse("").path)
    elif card.price or card.condition or card.scope != "no_battle":
        raise refuse("`price`, `if` and `scope` belong to an effect - at `$.effect`")
    _check_rank(card, str(folder))


def _check_action(card: RageCard, path: str) -> None:
    do = str(msgspec.to_builtins(card.effect)["do"])
    if (card.price > 0) == (card.deck == "artifact"):
        raise BadCard(
            path, card.id, "Actions have a price of 1 to 7, Artifacts none - at `$.price`"
        )
    if do in IN_BATTLE and not (set(card.when) <= WINDOWS_OF_BATTLE and card.scope != "no_battle"):
        raise BadCard(path, card.id, f"{do} happens in battle windows only - at `$.when`")
    if do in WINDOWS_NEEDED and not set(card.when) <= WINDOWS_NEEDED[do]:
        allowed = ", ".join(WINDOWS_NEEDED[do])
        raise BadCard(path, card.id, f"{do} is possible only at: {allowed} - at `$.when`")
    said = msgspec.to_builtins(card.effect)
    if do == "change_initiative" and (said["by"] == 0) == (said["to"] == 0):
        raise BadCard(path, card.id, "give `by` or `to` - at `$.effect`")


def _check_scope(card: RageCard, path: str) -> None:
    """Whose battle is said where all its times are in battle, and nowhere else."""
    if (card.scope == "no_battle") == (set(card.when) <= WINDOWS_OF_BATTLE):
        raise BadCard(path, card.id, "`scope` goes with times in battle - at `$.scope`")
    if "own_card_turn" in card.when and card.scope != "own_battle":
        raise BadCard(path, card.id, "an own card fights in an own battle - at `$.scope`")
    acting = msgspec.to_builtins(card.effect).get("target") == "acting_card"
    if acting and card.when != ["own_card_turn"]:
        raise BadCard(path, card.id, "acting_card is possible only at: own_card_turn - at `$.when`")


def _check_rank(card: RageCard, path: str) -> None:
    allowed = {"neutral": ("warrior", "guardian", "treasure"), "artifact": ("",), "goal": ("",)}
    if card.rank not in allowed.get(card.deck, ("warrior", "hero", "dragon")):
        raise BadCard(path, card.id, f"rank {card.rank!r} does not fit the deck - at `$.rank`")
    if card.rank in ("dragon", "guardian") and card.copies != 1:
        raise BadCard(path, card.id, "there is only one of him - at `$.copies`")
    if card.deck in ("artifact", "goal") and card.copies != 1:
        raise BadCard(path, card.id, "one copy each - at `$.copies`")
    if card.need is not None:
        _check_need(card.need, card.id, path)


def _check_need(need: Need, card: str, path: str) -> None:
    for value in msgspec.to_builtins(need).values():
        if isinstance(value, list) and len(value) != 3:
            raise BadCard(path, card, "a list is for 2, 3 and 4 players - at `$.need`")
    thresholds = _need(need)
    if (
        all(lands <= 1 for lands in (thresholds[0], thresholds[7], thresholds[14]))
        and not any((need.towers, need.central, need.artifacts, need.treasures, need.taken))
        and need.castles in (None, 1)
    ):
        raise BadCard(path, card, "this goal would be fulfilled at set-up - at `$.need`")


def _check_decks(folder: Path, cards: list[RageCard]) -> None:
    """What the rules need: four decks with a Dragon each, Ebrung, squads, goals."""

    def count(deck: str, *ranks: str) -> int:
        return sum(c.copies for c in cards if c.deck == deck and (not ranks or c.rank in ranks))

    for people in model.PEOPLES:
        if count(people, "dragon") != 1 or count(people, "warrior", "hero") < 8:
            raise BadCard(str(folder), "", f"{people}: one Dragon and at least 8 other cards")
    if count("neutral", "guardian") != 1 or count("neutral", "warrior", "treasure") < 19:
        raise BadCard(str(folder), "", "neutral: Ebrung and at least 19 other cards")
    if count("neutral", "treasure") == 0 or count("goal") < 5:
        raise BadCard(str(folder), "", "at least one Treasure and 5 goals are needed")
    if len({c.id for c in cards}) > 4000:
        raise BadCard(str(folder), "", "at most 4000 designs")


def load_boards(path: Path) -> list[Board]:
    """Four halves for 2 players, then the map for 3, then the map for 4 (ER-2.1)."""
    maps = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), MapFile).map
    by_players = {n: m for m in maps for n in m.players}
    halves = [_board(by_players[2], half) for half in range(len(by_players[2].halves))]
    return [*halves, _board(by_players[3]), _board(by_players[4])]


def _board(land_map: LandMap, half: int = -1) -> Board:
    cells = [row.split() for row in land_map.rows]
    where = [(r, c) for r, row in enumerate(cells) for c in range(len(row))]
    square = land_map.shape == "square"
    names = [
        f"{land_map.columns[c]}{r + 1}" if square else f"{land_map.columns[r]}{c + 1}"
        for r, c in where
    ]
    feature = [FEATURES[cells[r][c]] for r, c in where]
    in_play = [_in_play(land_map, half, names, where, i, feature[i]) for i in range(len(where))]
    near = [
        [
            j
            for j in range(len(where))
            if in_play[i] and in_play[j] and _adjacent(where[i], where[j], cells, square)
        ]
        for i in range(len(where))
    ]
    castles = land_map.castles if half < 0 else land_map.halves[half].castles
    return Board(
        land_map.id if half < 0 else f"{land_map.id}:{'-'.join(castles)}",
        names,
        feature,
        near,
        [names.index(name) for name in castles],
        [int(x) for x in in_play],
    )


def _in_play(
    land_map: LandMap,
    half: int,
    names: list[str],
    where: list[tuple[int, int]],
    i: int,
    feature: int,
) -> bool:
    """ER-2.3, ER-2.5, ER-2.6."""
    if half < 0 or feature == model.CENTRAL:
        return True
    chosen = land_map.halves[half]
    top, left = where[names.index(chosen.start)]
    bottom, right = where[names.index(chosen.end)]
    return top <= where[i][0] <= bottom and left <= where[i][1] <= right


def _adjacent(a: tuple[int, int], b: tuple[int, int], cells: list[list[str]], square: bool) -> bool:
    """ER-1.7: two lands share a side. In the hexagon rows are shifted by half a cell."""
    if square:
        return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1
    ax, bx = 2 * a[1] - len(cells[a[0]]), 2 * b[1] - len(cells[b[0]])
    return (abs(a[0] - b[0]), abs(ax - bx)) in ((0, 2), (1, 1))
