"""Chapter 29: hidden information; twin worlds."""

from typing import Any

from koloda.games.berserk.model import (
    A_CHOICE,
    ASK_JUMP,
    ASK_MAIN,
    ASK_TARGET,
    CREATURE,
    I_ABILITY,
    MOD_FLAG,
    PROTECT_SUDDEN,
    TELEPORT,
    UNTIL_TURN_OF,
)
from koloda.games.berserk.rules.squad import is_payable
from koloda.games.berserk.rules.state import BerserkState
from koloda.games.berserk.rules.statics import grant, refresh
from koloda.kernel.playout import Chooser
from koloda.kernel.worlds import impossible_truth
from tests.clause import clause
from tests.games.berserk.table import (
    EXTRA,
    acts,
    asked,
    at,
    deployed,
    do,
    drafting,
    go,
    look,
    pos,
    seen,
    start,
    told,
    zone,
)
from tests.playing import listen

HIDING = "turn: 1\np1 c3 n01\np2 c4 n01\np2 c6 {0} hidden\np1 deck f05*3\np2 deck s01*3"


def twins(s: BerserkState, seat: int, n: int = 20) -> list[BerserkState]:
    return [EXTRA.resample(s, seat, 100 + i) for i in range(n)]


def deck(s: BerserkState, seat: int, viewer: int | None) -> Any:
    return look(s, viewer)["players"][seat]["zones"].get("deck")


@clause("BK-29.1", "BK-29.13")
def test_a_decks_composition_is_known_to_its_owner_alone() -> None:
    s = pos(HIDING.format("d01"))
    assert deck(s, 0, 0) == {"count": 3, "cards": [{"card": "f05"}] * 3}
    assert deck(s, 0, 1) == deck(s, 0, None) == {"count": 3, "cards": []}
    assert len({tuple(twin.decks[0]) for twin in twins(s, 1)}) > 5


@clause("BK-29.2")
def test_the_order_of_a_deck_is_known_to_nobody() -> None:
    s = start()
    cards = zone(s, 0, "deck")
    assert cards == sorted(cards)
    s2 = EXTRA.resample(s, 0, 9)
    assert sorted(s2.decks[0]) == sorted(s.decks[0])
    do(s, "redeal")
    do(s2, "redeal")
    assert s.deals[0] != s2.deals[0]  # what comes next is not fixed before it is dealt


@clause("BK-29.3", "BK-29.4")
def test_the_deal_and_the_draft_are_secret() -> None:
    s = start()
    do(s, "redeal")
    other = look(s, 1)["players"][0]
    assert other["numbers"] == {"cards": 40, "deal": 14, "redeals": 1}
    assert set(other["zones"]) == {"grave", "additional"}
    before = look(s, 1)
    listen(s)
    do(s, next(text for text in acts(s) if text.startswith("take")))
    assert look(s, 1) == before
    assert told(s, 1) == []
    assert len({tuple(twin.deals[0]) for twin in twins(s, 1)}) > 10


@clause("BK-29.5")
def test_returned_cards_are_never_shown() -> None:
    s = drafting("f01 f02 f03")
    listen(s)
    do(s, "take f01", "confirm")
    assert told(s, 1) == [{"key": "confirmed", "clause": "BK-6.17", "args": {"seat": 0}}]
    assert "f02" not in str(look(s, 1))


@clause("BK-29.6", "BK-29.7")
def test_a_face_down_card_shows_its_cell_only() -> None:
    s = pos(HIDING.format("d01"))
    card = seen(s, 0)["c6"]
    assert card == {
        "card": None, "unit": 27, "owner": 1, "hidden": True, "place": "c6", "cell": "c6",
    }  # fmt: skip
    assert seen(s, 1)["c6"]["card"] == "d01"
    assert seen(s, None)["c6"] == card


@clause("BK-29.8")
def test_what_p1_is_offered_does_not_depend_on_hidden_cards() -> None:
    field = "turn: 1\np1 c5 d07\np1 b5 n03\np1 a4 m02\np1 zone n14\np1 d5 p09\n"
    field += "p2 c4 n01\np2 c6 {0} hidden\n"
    offers = []
    for card in ("d01", "n16", "s14", "n18", "f19", "n14", "d02"):
        s = pos(field.format(card))
        offer = acts(s)
        for use in ("use c5 1", "use b5 1", "use d5 1"):
            t = s.clone()
            do(t, use)
            offer = offer + acts(t)
        offers.append(offer)
    assert all(offer == offers[0] for offer in offers)
    assert "target c6" in offers[0]  # Finish and healing: conditions of kind count as met


@clause("BK-29.8")
def test_a_hidden_card_counts_as_open_and_unpoisoned() -> None:
    s = pos("turn: 1\np1 c5 p05\np1 a1 n01 closed\np2 c6 d01 hidden\np2 c4 n01")
    do(s, "use c5 1")
    assert acts(s) == ["target a1"]


@clause("BK-29.9")
def test_p2_is_asked_alike_whatever_is_hidden() -> None:
    for card in ("n12", "n16", "n18", "f15"):
        s = pos(f"turn: 1\np1 c5 n01\np2 b5 n01\np2 c6 {card} hidden\np2 a4 n01")
        do(s, "strike c5 b5")
        assert asked(s) == "defender 1"  # a card on c6 could defend
        do(s, "undefended")
        assert asked(s) == "response 1"
        t = pos(f"turn: 1\np1 c5 n01\np2 b5 n01\np2 c6 {card} hidden\np2 a4 n01")
        do(t, "end")
        assert asked(t) == "moment 1"
        t = pos(f"turn: 1\np1 c5 n01\np2 b5 n01\np2 c6 {card} hidden\np2 a4 n01\nstop: 0 2")
        do(t, "end")
        assert (s.turn, t.turn) == (1, 2)  # the stop setting applies


@clause("BK-29.9")
def test_for_a_flyers_strike_always() -> None:
    s = pos("turn: 1\np1 zone n14\np1 a1 n01\np2 a4 n01\np2 e6 n16 hidden")
    do(s, "strike 1.n14 a4")
    assert (asked(s), acts(s)) == ("defender 1", ["undefended"])
    s = pos("turn: 1\np1 a3 n01\np2 a4 n01\np2 e6 n16 hidden")
    do(s, "strike a3 a4")
    assert asked(s) == "response 1"  # e6 is too far to defend


@clause("BK-29.10", "BK-29.18")
def test_revealed_cards_and_their_states_are_public() -> None:
    s = pos("p1 c3 n01 wounds=2 tokens=1 poison_enemy=1 closed\np2 zone n14\np2 e6 n01")
    for viewer in (0, 1, None):
        card = seen(s, viewer)["c3"]
        assert (card["wounds"], card["tokens"], card["poison"], card["closed"]) == (
            2,
            1,
            [0, 1],
            True,
        )
        assert "2.n14" in seen(s, viewer)


@clause("BK-29.11")
def test_dice_are_rolled_openly_as_d6_and_as_special_dice() -> None:
    s = pos("p1 c3 n01\np2 c4 n01")
    listen(s)
    go(s, "strike c3 c4", white="5", black="6")
    for viewer in (0, 1, None):
        rolled = [(m["key"], m["args"]["die"], m["args"]["face"]) for m in told(s, viewer)
                  if m["key"].endswith("-die")]  # fmt: skip
        assert rolled == [("attack-die", 5, "medium"), ("defence-die", 6, "counter")]
    assert look(s, None)["dice"] == [
        {"die": "attack", "d6": 5, "face": "medium"},
        {"die": "defence", "d6": 6, "face": "counter"},
    ]


@clause("BK-29.12")
def test_a_called_card_is_public_the_rest_of_the_deck_is_not() -> None:
    s = pos("p1 c1 s17 tokens=2\np1 a1 n01\np1 deck s01 s02 f03\np2 e6 n01")
    listen(s)
    go(s, "use c1 2", "bring s01", "cell c2")
    assert [m["args"]["card"] for m in told(s, 1) if m["key"] == "called"] == ["s01"]
    assert "s02" not in str(look(s, 1))
    assert "f03" not in str(told(s, 1))


@clause("BK-29.14")
def test_if_only_hidden_cards_are_left_p1_learns_only_whether_the_game_is_over() -> None:
    s = pos("turn: 1\np1 c3 n01\np2 c4 n04 wounds=3 closed\np2 c6 d01 hidden\np2 b6 n16 hidden")
    go(s, "strike c3 c4", white="1")
    assert look(s, 0)["ending"] == ""
    assert [seen(s, 0)[place]["card"] for place in ("b6", "c6")] == [None, None]
    for twin in twins(s, 0, 200):
        kinds = [twin.table.type[twin.kind[unit]] for unit in twin.forces[1]]
        assert 0 in kinds  # a creature is among them in every world


@clause("BK-29.15")
def test_sizes_become_public_after_both_deployments() -> None:
    s = drafting("f01 f02", "d01 d07")
    do(s, "take f01", "confirm", "deploy f01 c3")
    assert deck(s, 0, 1) is None
    assert look(s, 1)["players"][0]["progress"] == "deployed"
    do(s, "take d01", "confirm", "deploy d01 c4")
    assert (deck(s, 0, 1)["count"], deck(s, 1, 0)["count"]) == (26, 26)
    assert len(seen(s, 0)) == 2


@clause("BK-29.16")
def test_what_stays_hidden_becomes_visible_only_through_the_reveal() -> None:
    views = []
    for verb in ("hide", "deploy"):
        s = drafting("f01", "d01 d07")
        do(s, "take f01", "confirm", "deploy f01 c3", "take d01", "take d07", "confirm")
        listen(s)
        do(s, f"{verb} d01 c6")
        views.append((look(s, 0), told(s, 0)))
    assert views[0] == views[1]


@clause("BK-29.17")
def test_announcements_and_the_stack_are_public() -> None:
    s = pos("p1 c3 n16 tokens=1\np1 a1 n01\np2 c5 n01\np2 e6 n07")
    do(s, "use c3 2", "target c5")
    for viewer in (0, 1, None):
        item = look(s, viewer)["stack"][0]
        assert (item["what"], item["ability"], item["source"]) == ("ability", "2", 12)
        assert item["target"] == 22


@clause("BK-29.17")
def test_whether_a_window_was_put_to_a_player_is_not_shown() -> None:
    s = pos("p1 c3 n01\np2 c4 n12\np2 e6 n01")
    do(s, "end")
    assert asked(s) == "moment 1"
    assert look(s, 0)["asked"] == look(s, None)["asked"] == []
    assert look(s, 1)["asked"] == [1]
    listen(s)
    before = look(s, 0)
    do(s, "use c4 1")  # an announcement that is not complete yet
    assert (look(s, 0), told(s, 0)) == (before, [])
    passed = pos("p1 c3 n01\np2 c4 n12\np2 e6 n01")
    never = pos("p1 c3 n01\np2 c4 n12\np2 e6 n01\nstop: 0 2")
    after = []
    for t in (passed, never):
        listen(t)
        go(t, "end")
        after.append((look(t, 0), told(t, 0)))
    assert after[0] == after[1]  # asked and passed, or not asked: nobody can tell


@clause("BK-29.18")
def test_a_spectator_sees_what_both_see() -> None:
    s = deployed("n01 c3", "n01 c4, d01 c6!")
    view = look(s, None)
    assert view["stop"] is None
    assert seen(s, None)["c6"]["card"] is None
    for player in view["players"]:
        assert player["zones"]["deck"]["cards"] == []
        assert set(player["zones"]) == {"grave", "additional", "deck"}


def in_twin_worlds(s: BerserkState, seat: int, seed: int) -> None:
    twin = EXTRA.resample(s, seat, seed)
    assert look(twin, seat) == look(s, seat)
    if EXTRA.seat(s) == seat:
        assert EXTRA.options(twin) == EXTRA.options(s)
        assert EXTRA.prompt(twin) == EXTRA.prompt(s)


@clause("BK-29.4", "BK-29.6", "BK-29.7", "BK-29.1")
def test_twin_worlds_while_drafting_deploying_hiding_and_in_battle() -> None:
    phases = set()
    for seed in range(12):
        s = EXTRA.start(seed, EXTRA.any_setup(2, seed))
        chooser = Chooser(seed)
        for n in range(160):
            if not s.stack:
                break
            hidden = any(s.st[unit] & 1 for unit in s.forces[1 - s.first])
            phases.add((s.phase, asked(s).split()[0], hidden))
            for seat in (0, 1):
                in_twin_worlds(s, seat, seed * 1000 + n)
            options = EXTRA.options(s)
            EXTRA.apply(s, options[chooser.below(len(options))])
    assert {
        (0, "draft", False),
        (0, "deploy", True),
        (3, "main", True),
        (3, "main", False),
    } <= phases


@clause("BK-29.7")
def test_a_resampled_world_has_other_hidden_cards_of_a_payable_squad() -> None:
    s = deployed("n01 c3", "n01 c4, d01 b6!, d06 c6!, n16 d6!")
    kinds = {tuple(twin.kind[unit] for unit in (26, 27, 28)) for twin in twins(s, 0, 30)}
    assert len(kinds) > 20
    assert all(twin.kind[17] == s.kind[17] for twin in twins(s, 0))
    for twin in twins(s, 1):
        assert [twin.kind[unit] for unit in (26, 27, 28)] == [s.kind[unit] for unit in (26, 27, 28)]
    assert at(s, "c6", "hidden") is True


@clause("BK-29.7", "BK-29.1")
def test_a_resampled_world_has_other_hidden_cards_though_hardly_a_crystal_is_left() -> None:
    bought = "d10 a4, s20 b4, n01 c4, n02 d4, d15 e4, n03 b5, n05 c5, n08 d5"  # 39 of 47 crystals
    s = deployed("n01 c3", bought + ", n04 a6!, n22 b6!, n18 c6!, n19 d6!")
    hidden = [25, 26, 27, 28]
    true = [s.kind[unit] for unit in hidden]
    for twin in twins(s, 0):
        kinds = [twin.kind[unit] for unit in hidden]
        assert kinds != true
        assert is_payable(twin.table, 1, [twin.kind[unit] for unit in twin.forces[1]])


def nothing_true(s: BerserkState, seat: int | None) -> None:
    """A world made from a world is the one made from the truth."""
    for a in range(8):
        world = EXTRA.resample(EXTRA.resample(s, seat, a), seat, 77)
        assert world.key() == EXTRA.resample(s, seat, 77).key()


@clause("BK-29.7", "BK-6.9")
def test_hidden_cards_are_others_also_where_every_way_to_pay_must_be_looked_at() -> None:
    bought = "d10 a4, s20 b4, n01 c4, n02 d4, d15 e4, n03 b5, n05 c5, n08 d5"  # 39 of 47 crystals
    s = deployed("n01 c3", bought + ", n04 a6!, n22 b6!, n18 c6!, n19 d6!")
    nothing_true(s, 0)
    nothing_true(s, None)
    assert len({tuple(twin.kind[25:29]) for twin in twins(s, 0)}) > 1


@clause("BK-29.7")
def test_hidden_cards_that_no_squad_could_pay_are_not_kept_true() -> None:
    rich = "\n".join(f"p2 {cell} d19" for cell in ("a4", "b4", "c4", "d4", "e4", "b5", "c5"))
    s = pos(f"turn: 1\np1 c3 n01\n{rich}\np2 b6 d19 hidden\np2 c6 d19 hidden")
    nothing_true(s, 0)
    assert len({tuple(twin.kind[26:28]) for twin in twins(s, 0)}) > 5


@clause("BK-29.14")
def test_one_of_the_hidden_cards_is_a_creature_where_no_other_is_left() -> None:
    s = pos("turn: 1\np1 c3 n01\np2 c4 x03\np2 b6 n16 hidden\np2 c6 d01 hidden\np2 d6 n16 hidden")
    for twin in twins(s, 0, 40):
        types = [twin.table.type[twin.kind[unit]] for unit in (26, 27, 28)]
        assert CREATURE in types
    nothing_true(s, 0)


@clause("BK-29.12")
def test_which_card_is_called_is_secret_until_it_enters() -> None:
    s = pos("p1 c3 x08\np2 c6 n01\np1 deck f01*3 s01*3")
    go(s, "use c3 1")
    do(s, "bring f01")
    assert asked(s) == "place 0"
    worlds = twins(s, 1)
    assert len({world.act[A_CHOICE] for world in worlds}) > 5
    for world in worlds:
        assert world.act[A_CHOICE] in world.decks[0]
        do(world, acts(world)[0])
        assert EXTRA.census(world)
    nothing_true(s, 1)
    nothing_true(s, None)


@clause("BK-29.17")
def test_an_announcement_that_is_not_complete_is_nowhere_true() -> None:
    s = pos("p1 c3 x04\np1 a1 x09\np2 c4 n01\np2 e6 n01")
    do(s, "use c3 1")
    assert asked(s) == "target 0"
    worlds = twins(s, 1, 200)
    questions = {world.stack[-4] for world in worlds}
    assert questions == {ASK_MAIN, ASK_TARGET, ASK_JUMP}
    assert {world.items[I_ABILITY] for world in worlds if world.items} == set(
        EXTRA.table.actions[EXTRA.table.kinds["x04"]]
    )
    nothing_true(s, 1)
    assert all(world.stack == s.stack and world.items == s.items for world in twins(s, 0))


@clause("BK-29.11", "BK-29.17")
def test_the_dice_stay_in_sight_whether_or_not_the_other_player_was_asked() -> None:
    after = []
    for setting in (0, 2):
        s = pos(f"p1 c3 n01\np2 c4 n12 closed\np2 e6 n12\nstop: 0 {setting}")
        go(s, "strike c3 c4", white="5")
        assert asked(s) == "main 0"
        after.append(look(s, 0)["dice"])
    assert after == [[{"die": "attack", "d6": 5, "face": "medium"}]] * 2
    dice = after[0]
    do(s, "stop never")
    assert look(s, 1)["dice"] == dice  # a setting is nobody's business
    do(s, "end")
    assert look(s, 1)["dice"] == []


@clause("BK-29.10")
def test_every_state_of_a_revealed_card_is_public() -> None:
    s = pos(
        "p1 c3 n01 earned\np1 b3 n01 classless\np1 a1 x09 moved\np1 d1 n01 stored"
        "\np1 e1 n01 defended\np2 c5 n01"
    )
    marks = ["earned_strike", "classless", "moved", "stored", "defended"]
    for viewer in (0, 1, None):
        cards = seen(s, viewer)
        for place, mark in zip(("c3", "b3", "a1", "d1", "e1"), marks, strict=True):
            assert [other for other in marks if cards[place][other]] == [mark]
        assert cards["a1"]["jump"] == 2


@clause("BK-29.10", "BK-10.13")
def test_what_is_given_for_a_time_is_public_as_long_as_it_lasts() -> None:
    s = pos("p1 c3 n01\np2 c5 n01")
    unit = s.at[12]
    assert (at(s, "c3", "keywords"), at(s, "c3", "granted")) == ([], [])
    grant(s, unit, UNTIL_TURN_OF + 1, [0, 0, 0, 0, MOD_FLAG, TELEPORT | PROTECT_SUDDEN, 0, 0])
    refresh(s)
    assert at(s, "c3", "keywords") == ["teleport", "protect-sudden"]
    assert at(s, "c3", "granted") == ["turn of seat 1"]
    go(s, "end")
    assert (at(s, "c3", "keywords"), at(s, "c3", "granted")) == ([], [])


@clause("BK-29.4")
def test_a_draft_that_hardly_ever_comes_is_still_among_the_worlds() -> None:
    """One cheap elite card taken and no other: one world in three hundred has its crystals."""
    s = start(deck0="peaks")
    taken = EXTRA.table.kinds["d18"]
    names = ["d08", "d17", "s02", "s03", "s05", "s05", "s10", "s15", "s16", "s20"]
    dealt = [EXTRA.table.kinds[name] for name in names]
    deck = s.decks[1] + s.deals[1]
    for kind in (taken, *dealt):
        deck.remove(kind)
    s.decks[1], s.deals[1], s.squads[1] = sorted(deck), dealt, [taken]
    s.redeals[1] = 4
    assert look(s, 1)["players"][1]["numbers"]["gold"] == 22
    for seed in (174_034, 5):
        assert impossible_truth(EXTRA, s, 0, 2, seed) == ""
