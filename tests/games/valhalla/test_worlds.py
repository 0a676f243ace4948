"""Worlds made for a seat: what is certain to it holds in every one (VA-R73), the rest changes."""

from collections.abc import Iterator

import pytest

from koloda.games.valhalla import model as m
from koloda.games.valhalla.rules.knowledge import (
    LOOSE_HEAD,
    LOOSE_THIEF,
    LOOSE_VICTIM,
    loose_records,
)
from koloda.kernel.playout import Chooser
from tests.clause import clause
from tests.games.valhalla.table import (
    GAME,
    ValhallaState,
    actions,
    asked,
    deal,
    fight,
    hand,
    names,
    play,
    position,
    random_play,
    roll,
    seen,
    start,
    view,
)

MANY = 120
WARRIOR, TYR = m.WARRIOR, m.TYR


def worlds(s: ValhallaState, seat: int | None) -> Iterator[ValhallaState]:
    for seed in range(MANY):
        yield GAME.resample(s, seat, seed)


def held(s: ValhallaState, seat: int, of_type: int) -> int:
    """How many cards of a type a hand holds."""
    return sum(GAME.table.type[GAME.table.kinds[name]] == of_type for name in hand(s, seat))


def fewest_and_most(s: ValhallaState, viewer: int | None, seat: int, of_type: int) -> list[int]:
    found = {held(world, seat, of_type) for world in worlds(s, viewer)}
    return [min(found), max(found)]


@clause("VA-4.311", "VA-4.314")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_player_who_must_add_a_warrior_holds_one_in_every_world(viewer: int | None) -> None:
    s = position("""
        active: 1
        seat 0: squad bear_01
        seat 1: hand bear_02 fury_2 fury_3
        seat 2: squad bear_03 | hand fury_2
        deck: bear_04 fury_2*4 heroic_3*4 surround*2
    """)
    assert actions(s, "add")
    assert fewest_and_most(s, viewer, 1, WARRIOR) == [1, 2]
    for world in worlds(s, viewer):
        assert actions(world, "add")


@clause("VA-4.314", "VA-4.315", "VA-4.168")
def test_a_hand_shown_for_want_of_a_warrior_is_the_same_in_every_world() -> None:
    s = position("""
        active: 1
        seat 0: squad bear_01
        seat 1: hand fury_2 fury_3
        deck: bear_02 bear_03 bear_04 bear_05 bear_06
    """)
    assert actions(s) == ["draw"]
    assert {tuple(hand(world, 1)) for world in worlds(s, 0)} == {("fury_2", "fury_3")}


@clause("VA-4.1304")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_hand_holds_the_tyr_card_it_was_dealt(seats: int) -> None:
    s = random_play(start(seats, 3, expansions="tyr", variant="simple"), 1, "action")
    for viewer in (0, None):
        for other in range(1, seats):
            fewest, most = fewest_and_most(s, viewer, other, TYR)
            assert fewest == 1 < most  # others may come from the deck
    for world in worlds(s, 0):
        assert len(world.box) == 6 - seats
        assert all(GAME.table.type[kind] == TYR for kind in world.box)


@clause("VA-4.1304", "VA-4.1311")
def test_a_tucked_tyr_card_may_be_the_one_that_was_dealt() -> None:
    s = random_play(start(2, 3, expansions="tyr", variant="simple", first="0"), 1, "action")
    play(s, actions(s, "add")[0])
    assert fewest_and_most(s, 1, 0, TYR)[0] == 1
    play(s, actions(s, "tuck")[0])
    assert fewest_and_most(s, 1, 0, TYR)[0] == 0


@clause("VA-4.1304", "VA-4.169")
def test_after_an_unseen_theft_the_dealt_tyr_card_may_be_gone() -> None:
    text = """
        expansions: thor tyr
        certain: 0 0 0 0 0 1 0 0 0
        seat 0: squad bear_01
        seat 1: squad wolf_01 wolf_02 | hand tyr_might fury_2
        seat 2: squad wolf_03 | hand thor_theft
    """
    s = position(text)
    assert fewest_and_most(s, 2, 1, TYR)[0] == 1
    play(s, "attack 1", "thor thor_theft 0")
    assert fewest_and_most(s, 2, 1, TYR)[0] == 0


@clause("VA-4.1304", "VA-4.1317", "VA-4.172")
def test_a_tyr_card_that_returns_for_all_to_see_is_not_the_one_that_was_dealt() -> None:
    s = position(
        """
        expansions: tyr
        certain: 0 0 1 0 0 0
        seat 0: jarl j17 | hand wolf_01 tyr_ease_bow | squad bear_01+tyr_might {}
        seat 1: squad wolf_02
    """.format("bear_02 bear_03 bear_04")
    )
    play(s, "add_return wolf_01 1")
    assert seen(s, "hand", 0, 1) == ["bear_01", "tyr_might"]
    assert fewest_and_most(s, 1, 0, TYR) == [2, 2]  # three cards, two of them known
    play(s, "tuck tyr_might")
    assert fewest_and_most(s, 1, 0, TYR) == [1, 1]


@clause("VA-4.1304", "VA-4.1806")
def test_a_tyr_card_turned_up_in_set_up_is_in_no_world_in_the_box() -> None:
    """All copies of a kind were turned up with the starting warriors: none is in the box."""
    kind = GAME.table.kinds["tyr_might"]
    copies = GAME.table.copies[kind]
    s = position(f"""
        expansions: tyr
        certain: 0 0 1 0 0 1
        seat 0: squad bear_01 | hand tyr_ease_axe
        seat 1: squad bear_02 | hand tyr_ease_bow
        turned_up: tyr_might*{copies} bear_01 bear_02 bear_03
        box: tyr_bane_bear tyr_bane_wolf tyr_bane_deer tyr_bane_boar
    """)
    for world in worlds(s, 0):
        assert kind not in world.box
        assert held(world, 1, TYR) >= 1
    s.turned_up = []
    assert any(kind in world.box for world in worlds(s, 0))


BEINIR = """
    seat 0: jarl j16 | squad bear_01 | hand {}
    seat 1: squad wolf_01 | hand bear_05
    deck: bear_02 bear_03 bear_04 bear_06 fury_2*4 fury_3*2
"""


@clause("VA-4.701", "VA-4.706")
def test_how_many_cards_beinir_keeps_tells_whether_he_held_a_warrior() -> None:
    none = position(BEINIR.format("heroic_3 surround"))
    play(deal(none, "bear_02 fury_2 bear_03"), "draw")
    assert GAME.prompt(none)["args"] == {"n": 2}
    assert fewest_and_most(none, 1, 0, WARRIOR) == [0, 0]
    play(none, "keep bear_02")
    assert fewest_and_most(none, 1, 0, WARRIOR) == [0, 1]  # the card kept may be one
    some = position(BEINIR.format("boar_01"))
    play(deal(some, "fury_2 fury_2 fury_3"), "draw")
    assert GAME.prompt(some)["args"] == {"n": 1}
    assert fewest_and_most(some, 1, 0, WARRIOR) == [1, 1]


@clause("VA-4.706", "VA-4.113")
def test_the_last_card_of_the_deck_tells_nothing_of_beinirs_hand() -> None:
    s = position("""
        seat 0: jarl j16 | squad bear_01 | hand boar_01
        seat 1: squad wolf_01
        seat 2: squad wolf_02 | hand fury_2 fury_3
        deck: heroic_3
    """)
    play(s, "draw")  # kept in any case
    assert hand(s, 0) == ["boar_01", "heroic_3"]
    assert fewest_and_most(s, 1, 0, WARRIOR) == [0, 1]


@clause("VA-4.920", "VA-4.912")
def test_who_places_nobody_by_lokis_bonus_has_no_warrior() -> None:
    s = position("""
        expansions: loki
        loki: loki_06
        seat 0: squad bear_01
        seat 1: squad bear_02 | hand fury_2 fury_3
        seat 2: squad bear_03 | hand bear_05 bear_06 bear_07
        deck: boar_01 boar_02 boar_03 boar_04 boar_05 boar_06
    """)
    fight(s, "sword x x x x x", "axe x x x x x", arm="bear_01", defend="bear_02")
    play(s, "row 1", "pass")
    assert fewest_and_most(s, 0, 1, WARRIOR) == [0, 0]
    assert fewest_and_most(s, 1, 2, WARRIOR)[1] == 3  # nothing is known of the third hand


@clause("VA-4.1233")
def test_who_must_discard_a_tactic_holds_one_in_every_world() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad dwarf_13 | hand fury_2
        seat 1: squad wolf_01 | hand fury_3 bear_01 bear_02
        deck: bear_03 bear_04 bear_05 bear_06 bear_07 bear_08
    """)
    play(roll(s, "axe x x x x x"), "attack 1", "arm dwarf_13 dice")
    assert asked(s) == (1, "disarm")
    for viewer in (0, None):
        for world in worlds(s, viewer):
            assert held(world, 1, m.TACTIC) >= 1
            assert actions(world, "discard")


@clause("VA-4.107", "VA-4.163")
def test_cards_whose_order_is_asked_are_not_alike_in_any_world() -> None:
    s = position("""
        expansions: dwarves
        seat 0: squad bear_01 | hand bear_02
        seat 1: squad wolf_01
        deck: fury_2*6 fury_3 heroic_3
    """)
    play(deal(s, "fury_2 fury_3 fury_2"), "add bear_02 2", "keep fury_2")
    assert asked(s) == (0, "down")
    drawn = {tuple(sorted(world.drawn)) for world in worlds(s, 1)}
    assert all(len(set(cards)) == 2 for cards in drawn)
    assert len(drawn) == 3


@clause("VA-4.166", "VA-4.205")
def test_face_down_jarls_are_kept_by_their_owner_and_any_to_the_others() -> None:
    s = start(3, 5)
    play(s, actions(s)[0])
    play(s, actions(s)[1])  # seats 0 and 1 have chosen, 2 is asked
    true = view(s, 0)["players"][0]
    for world in worlds(s, 0):
        assert view(world, 0)["players"][0]["jarl"] == true["jarl"]
        assert view(world, 0)["players"][0]["zones"]["aside"] == true["zones"]["aside"]
        assert view(world, 0)["players"][1]["jarl"] is None  # face down
        own = view(world, 1)["players"][1]
        assert own["jarl"] in seen(world, "aside", 1, 1)  # one of those dealt
        assert view(world, 2)["players"][2]["jarl"] is None  # not chosen yet
        dealt = [kind for zone in world.aside for kind in zone]
        assert sorted(dealt) == sorted(kind for zone in s.aside for kind in zone)
    chosen = {view(world, 1)["players"][1]["jarl"] for world in worlds(s, 0)}
    assert len(chosen) > 10
    assert not chosen & set(seen(s, "aside", 0, 0))


@clause("VA-4.168", "VA-4.172")
def test_a_card_that_all_have_seen_stays_visible_until_it_leaves_the_hand() -> None:
    """VA-R74: nobody forgets."""
    s = position("""
        active: 1
        seat 0: squad bear_01
        seat 1: hand fury_2 fury_3
        seat 2: squad bear_02
        deck: bear_03 bear_04 bear_05 bear_06 wolf_01 wolf_02 wolf_03
    """)
    deal(s, "bear_03 bear_04 bear_05 bear_06")
    play(s, "draw", "keep bear_03", "keep bear_05")
    assert asked(s) == (2, "action")
    for viewer in (0, 2, None):
        assert seen(s, "hand", 1, viewer) == ["fury_2", "fury_3"]  # not the cards kept since
    assert len(hand(s, 1)) == 4


STOLEN = """
    expansions: thor
    seat 0: squad bear_01 | hand boar_01
    seat 1: squad wolf_01 wolf_02 | hand {}
    seat 2: squad wolf_03 | hand thor_theft bear_05
    deck: bear_02 bear_03 bear_04 bear_06 bear_07 heroic_3*4 surround*2
"""


def steal(hand_of_1: str) -> ValhallaState:
    """Seat 0 steals a card of seat 1 by the help of seat 2; their battle goes on."""
    return play(position(STOLEN.format(hand_of_1)), "attack 1", "thor thor_theft 0")


@clause("VA-4.169", "VA-4.172")
@pytest.mark.parametrize("viewer", [2, None])
def test_all_but_one_of_the_cards_everybody_knew_are_left_after_a_theft(viewer: int | None) -> None:
    s = steal("fury_2?255 fury_3?255 boar_02?255")
    three = ["boar_02", "fury_2", "fury_3"]
    stolen = set()
    for world in worlds(s, viewer):
        left, taken = hand(world, 1), hand(world, 0)
        assert len(set(left) & set(three)) == 2 == len(left)
        assert set(three) <= set(left + taken)
        stolen |= set(three) - set(left)
    assert stolen == set(three)


@clause("VA-4.169", "VA-4.172")
def test_a_card_that_nobody_knew_may_be_the_stolen_one() -> None:
    s = steal("fury_2?255 boar_02")
    assert {"fury_2" in hand(world, 1) for world in worlds(s, 2)} == {True, False}
    for world in worlds(s, 2):
        assert "fury_2" in hand(world, 1) + hand(world, 0)


LOOSE = """
    expansions: thor
    loose: 1 0 1 fury_2 fury_3
    seat 0: squad bear_01 | hand fury_2 boar_01
    seat 1: squad wolf_01 wolf_02 | hand fury_3 boar_02
    seat 2: squad wolf_03 | hand {}
    seat 3: squad wolf_04
    deck: bear_02 bear_03 bear_04 bear_06 bear_07 heroic_3*4 surround*2 fury_2 fury_3
"""


@clause("VA-4.169", "VA-4.173")
def test_a_card_seen_leaving_one_of_the_two_hands_is_looked_for_no_longer() -> None:
    s = position(LOOSE.format("heroic_3"))
    stolen = [set(hand(world, 0)) & {"fury_2", "fury_3"} for world in worlds(s, 2)]
    assert all(stolen)  # surely one of them
    play(roll(s, "sword sword x x x x"), "attack 1", "pass", "play fury_2")
    assert all("fury_3" in hand(world, 1) + hand(world, 0) for world in worlds(s, 2))
    assert {"fury_3" in hand(world, 1) for world in worlds(s, 2)} == {True, False}
    assert {"fury_3" in hand(world, 0) for world in worlds(s, 2)} == {True, False}


@clause("VA-4.169", "VA-4.173")
def test_the_stolen_card_is_still_with_the_thief_when_the_victim_plays_another() -> None:
    outnumbered = LOOSE.replace("squad bear_01", "squad bear_01 bear_08 bear_09")
    s = position(outnumbered.format("heroic_3") + "active: 1\n")
    play(roll(s, "sword sword x x x x"), "attack 0", "pass", "play fury_3")
    assert all("fury_2" in hand(world, 0) for world in worlds(s, 2))


@clause("VA-4.169")
def test_after_a_second_theft_nobody_knows_where_the_cards_are() -> None:
    s = position(LOOSE.format("thor_theft"))
    play(s, "attack 1", "thor thor_theft 0")
    assert s.loose == []
    kept = {"fury_3" in hand(world, 1) + hand(world, 0) for world in worlds(s, 3)}
    assert kept == {True, False}


@clause("VA-4.169", "VA-4.161")
@pytest.mark.parametrize("viewer", [2, None])
def test_who_lost_a_card_knows_one_of_the_thief_in_every_world(viewer: int | None) -> None:
    s = steal("fury_2 fury_3 boar_02")
    assert len(seen(s, "hand", 0, 1)) == 1
    known = {tuple(seen(world, "hand", 0, 1)) for world in worlds(s, viewer)}
    assert all(len(cards) == 1 for cards in known)
    assert len(known) > 3  # and which one nobody else knows
    for world in worlds(s, viewer):
        assert seen(world, "hand", 1, 0) == []


@clause("VA-4.169", "VA-4.161")
def test_whether_the_victim_still_knows_a_card_is_open_once_a_card_was_played() -> None:
    s = steal("fury_2 fury_2 fury_2")
    play(roll(s, "sword sword x x x x"), "play fury_2")
    assert seen(s, "hand", 0, 1) == []
    assert {len(seen(world, "hand", 0, 1)) for world in worlds(s, None)} == {0, 1}
    for world in worlds(s, 1):
        assert seen(world, "hand", 0, 1) == []  # the victim knows


@clause("VA-4.169", "VA-4.168")
def test_a_thief_still_knows_the_cards_that_everybody_knew() -> None:
    s = steal("fury_2?255 fury_3?255 boar_02?255")
    for viewer in (2, None):
        for world in worlds(s, viewer):
            assert len(seen(world, "hand", 1, 0)) == 2


@clause("VA-4.174")
def test_who_looked_at_a_hand_knows_all_of_it_in_every_world() -> None:
    s = position("""
        seat 0: jarl j23 | squad bear_01
        seat 1: squad wolf_01 wolf_02 | hand fury_2 fury_3 heroic_3
        seat 2: squad wolf_03 | hand boar_01
    """)
    fight(s, "sword axe x x x x", arm="bear_01")
    while asked(s)[0] == 0 and not seen(s, "hand", 1, 0):
        play(s, actions(s, "ability")[0] if actions(s, "ability") else actions(s)[0])
    assert len(seen(s, "hand", 1, 0)) == 3
    for viewer in (2, None):
        for world in worlds(s, viewer):
            assert seen(world, "hand", 1, 0) == hand(world, 1)
        assert len({tuple(hand(world, 1)) for world in worlds(s, viewer)}) > 10


@clause("VA-4.222", "VA-4.170")
def test_cards_shuffled_back_with_six_players_are_in_no_hand_held_since_before() -> None:
    s = start(6, 3, first="0")
    while asked(s)[1] != "aside":
        play(s, actions(s)[0])
    random_play(s, 5, "action")
    back = names(view(s)["zones"]["turned_up"])[-12:]
    single = [name for name in back if GAME.table.copies[GAME.table.kinds[name]] == 1]
    assert single
    for viewer in (0, None):
        for world in worlds(s, viewer):
            for seat in range(1, 6):
                assert not set(hand(world, seat)) & set(single)
    play(s, "draw")
    play(s, actions(s, "keep")[0])
    while asked(s)[0] == 0:
        play(s, actions(s)[0])
    drawn = [set(hand(world, 0)) & set(single) for world in worlds(s, 1)]
    assert {len(found) for found in drawn} == {0, 1, 2}  # two cards were kept


@clause("VA-4.222")
def test_copies_in_hands_are_no_more_than_were_not_shuffled_back() -> None:
    s = start(6, 3, first="0")
    random_play(s, 5, "action")
    copies = GAME.table.copies
    back = [GAME.table.kinds[name] for name in names(view(s)["zones"]["turned_up"])[-12:]]
    gone = s.settled
    for world in worlds(s, None):
        held_kinds = [GAME.table.kinds[name] for seat in range(6) for name in hand(world, seat)]
        for kind in set(back):
            assert held_kinds.count(kind) <= copies[kind] - back.count(kind) - gone.count(kind)


@clause("VA-4.222", "VA-4.311")
def test_a_hand_of_old_cards_that_must_hold_a_warrior_holds_an_old_one() -> None:
    s = position("""
        active: 1
        old: 0 2 0 0 0 0
        turned_up: bear_01 bear_03 bear_09 bear_10 bear_11 bear_12 wolf_01 bear_04 bear_05 bear_06
        seat 0: squad bear_01
        seat 1: hand bear_02 fury_2
        seat 2: squad bear_03
        seat 3: squad bear_09
        seat 4: squad bear_10
        seat 5: squad bear_11
        deck: bear_04 bear_05 bear_06 bear_07 bear_08 fury_2 heroic_3 heroic_3
    """)
    for viewer in (0, None):
        warriors = {name for world in worlds(s, viewer) for name in hand(world, 1)}
        assert warriors == {"bear_02", "bear_07", "bear_08", "fury_2", "heroic_3"}
        assert fewest_and_most(s, viewer, 1, WARRIOR) == [1, 2]


@clause("VA-4.169", "VA-4.174", "VA-4.222")
@pytest.mark.parametrize("seed", range(12))
def test_what_is_said_to_be_known_is_so_in_every_game(seed: int) -> None:
    """VA-R73, VA-R74: of the true position and of the worlds made from it."""
    s = GAME.start(seed, GAME.any_setup(2 + seed % 5, seed))
    chooser = Chooser(seed)
    decision = 0
    while s.stack:
        check_knowledge(s)
        if decision % 9 == 0:
            for viewer in (None, *range(s.match.seats)):
                check_knowledge(GAME.resample(s, viewer, decision))
        options = GAME.options(s)
        GAME.apply(s, options[chooser.below(len(options))])
        decision += 1


def check_knowledge(s: ValhallaState) -> None:
    seats = s.match.seats
    assert all(n <= len(hand) for n, hand in zip(s.old, s.hands, strict=False))
    for holder in range(seats):
        secret = [entry for entry in s.hands[holder] if entry & m.KNOWN != m.KNOWN]
        for other in range(seats):
            told = sum(entry >> other & 1 for entry in secret)
            i = holder * seats + other
            assert s.told_least[i] <= told <= s.told_most[i]
    for record in loose_records(s):
        kinds = [[entry >> m.HAND_SHIFT for entry in hand] for hand in s.hands]
        victim, thief = kinds[record[LOOSE_VICTIM]], kinds[record[LOOSE_THIEF]]
        away = []
        for kind in record[LOOSE_HEAD:]:
            if kind in victim:
                victim.remove(kind)
            else:
                away.append(kind)
        assert len(away) <= 1
        assert all(kind in thief for kind in away)


# Six players: bear_04, bear_05 and bear_06 were shuffled back into the deck.
OLD = """
    active: 1
    old: 0 {} 0 0 0 0
    turned_up: bear_01 bear_03 bear_09 bear_10 bear_11 bear_12 wolf_01 bear_04 bear_05 bear_06 {}
    seat 0: squad bear_01
    seat 1: squad bear_12 | hand {}
    seat 2: squad bear_03
    seat 3: squad bear_09
    seat 4: squad bear_10
    seat 5: squad bear_11 {}
    deck: bear_04 bear_05 bear_06 bear_07 bear_08 heroic_3*3 {}
"""
BACK = {"bear_04", "bear_05", "bear_06"}


def backs(s: ValhallaState, viewer: int | None) -> set[int]:
    """How many of the cards shuffled back the hand of seat 1 holds, in some world."""
    return {len(set(hand(world, 1)) & BACK) for world in worlds(s, viewer)}


@clause("VA-4.222", "VA-4.173")
def test_a_card_that_leaves_the_hand_may_be_an_old_one() -> None:
    s = position(OLD.format(2, "", "bear_02 fury_2 fury_3", "", ""))
    assert backs(s, 0) == {0, 1}  # one card is new
    play(s, "add bear_02 2")
    while asked(s)[0] == 1:
        play(s, actions(s)[0])
    assert s.old[1] == 1
    assert max(backs(s, 0)) == 2  # the new one, and the one kept this turn


@clause("VA-4.222", "VA-4.172")
def test_a_card_that_the_viewer_knows_may_be_one_of_the_old() -> None:
    s = position(OLD.format(1, "", "bear_02?255 fury_2", "", ""))
    assert backs(s, 0) == {0, 1}
    assert backs(position(OLD.format(2, "", "bear_02?255 fury_2", "", "")), 0) == {0}


@clause("VA-4.222")
def test_a_copy_that_lay_open_at_the_shuffle_is_in_no_hand() -> None:
    """Surround has two copies: one lay open, one was shuffled back."""
    text = OLD.format(2, "surround", "fury_2 fury_3", "", "surround") + "discard: surround\n"
    s = position(text + "settled: surround\n")
    assert not any("surround" in hand(world, 1) for world in worlds(s, 0))
    s = position(text)  # drawn and discarded since
    assert any("surround" in hand(world, 1) for world in worlds(s, 0))


@clause("VA-4.222", "VA-4.210")
def test_what_lies_open_at_the_shuffle_is_noted() -> None:
    s = start(6, 3, first="0", expansions="loki", loki_card="loki_10")
    random_play(s, 5, "action")
    open_cards = [*s.discard, *[kind for kind in s.squad if kind != m.EMPTY]]
    assert sorted(s.settled) == sorted(open_cards)
    assert len(s.discard) == 10
    assert s.old == [5] * 6


@clause("VA-4.222", "VA-4.169")
def test_a_stolen_card_may_be_an_old_one() -> None:
    text = OLD.format(2, "", "fury_2 fury_3", "| hand thor_theft", "")
    s = position("expansions: thor\n" + text.replace("squad bear_12", "squad bear_12 bear_13"))
    play(s, "attack 0")
    while asked(s)[1] == "thor":
        play(s, next((a for a in actions(s, "thor") if a.endswith(" 0")), "pass"))
    assert len(hand(s, 1)) == 1 == s.old[1]


@clause("VA-4.169", "VA-4.172")
def test_a_card_that_everybody_knew_blurs_nothing_when_it_leaves() -> None:
    s = position("""
        seat 0: squad bear_01 bear_08
        seat 1: squad wolf_01 | hand fury_2?255 fury_3?1 boar_02
        seat 2: squad wolf_03
        active: 1
    """)
    play(roll(s, "sword x x x x x"), "attack 0", "play fury_2")
    assert {len(seen(world, "hand", 1, 0)) for world in worlds(s, 2)} == {1}


@clause("VA-4.169")
def test_whether_the_thief_took_the_card_that_all_knew_is_open() -> None:
    s = steal("fury_2?255 boar_02 boar_03")
    assert {len(seen(world, "hand", 1, 0)) for world in worlds(s, 2)} == {0, 1}


@clause("VA-4.174", "VA-4.161")
def test_which_of_the_cards_one_knows_another_knows_is_open() -> None:
    s = position("""
        seat 0: squad bear_01
        seat 1: squad wolf_01 | hand fury_2?5 fury_3?4
        seat 2: squad wolf_03
    """)
    found = {tuple(seen(world, "hand", 1, 0)) for world in worlds(s, 2)}
    assert found == {("fury_2",), ("fury_3",)}
    assert all(hand(world, 1) == ["fury_2", "fury_3"] for world in worlds(s, 2))


@clause("VA-4.169", "VA-4.174")
def test_who_has_seen_the_stolen_card_looks_for_no_other() -> None:
    text = LOOSE.replace("hand fury_2 boar_01", "hand fury_2?8 boar_01")
    s = position(text.replace("surround*2 fury_2 fury_3", "surround*2").format("heroic_3"))
    assert all("fury_2" in hand(world, 0) for world in worlds(s, 3))
    assert any("fury_3" in hand(world, 1) for world in worlds(s, 3))


@clause("VA-4.169", "VA-4.311")
def test_a_victim_who_must_hold_a_warrior_still_holds_the_cards_all_knew() -> None:
    text = LOOSE.replace("seat 1: squad wolf_01 wolf_02 |", "seat 1:")
    s = position(text.format("heroic_3") + "active: 1\n")
    for world in worlds(s, 2):
        assert held(world, 1, WARRIOR) >= 1
        assert {"fury_2", "fury_3"} <= set(hand(world, 0) + hand(world, 1))


@clause("VA-4.169", "VA-4.311")
def test_a_victim_whose_last_card_must_be_a_warrior_has_lost_the_other() -> None:
    s = position("""
        active: 1
        loose: 1 0 1 boar_02 fury_3
        seat 0: squad bear_01 | hand fury_3 boar_01
        seat 1: hand boar_02
        seat 2: squad wolf_03 | hand heroic_3
        deck: bear_02 bear_03 bear_04 bear_06 bear_07 heroic_3*3 surround*2
    """)
    for world in worlds(s, 2):
        assert hand(world, 1) == ["boar_02"]
        assert "fury_3" in hand(world, 0)
