"""Worlds that a seat cannot tell apart: what it knows is in all of them, the rest in some."""

from collections.abc import Iterable

import pytest

from koloda.kernel.playout import Chooser
from koloda.kernel.worlds import kept_truth
from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    ElvenState,
    asked,
    battle,
    close,
    declare,
    discard,
    finish,
    hand,
    names,
    play,
    position,
    turn_to,
    view,
)

SEEDS = range(40)


def worlds(s: ElvenState, seat: int | None) -> list[ElvenState]:
    """Some worlds of a seat, none of which holds more than it knows."""
    found = [GAME.resample(s, seat, seed) for seed in SEEDS]
    assert kept_truth(GAME, s, found[0], seat, 99) == []
    return found


def hands(s: ElvenState, seat: int | None, of: int) -> set[tuple[str, ...]]:
    """The different hands of a player in the worlds of a seat."""
    return {tuple(hand(world, of)) for world in worlds(s, seat)}


def goals(s: ElvenState, seat: int | None, of: int) -> set[str | None]:
    """The different goals of a player in the worlds of a seat."""
    return {view(world, of)["players"][of]["goal"] for world in worlds(s, seat)}


def holds(found: Iterable[tuple[str, ...]], *cards: str) -> bool:
    """Whether each of these hands holds the cards."""
    return all(all(each.count(c) >= cards.count(c) for c in cards) for each in found)


def looked(more: str = "") -> ElvenState:
    """Seat 0 has looked at the two cards of seat 1."""
    s = position(f"""
        seats: 3
        seat 0: people high | hand hi_counsel | lands a1
        seat 1: people snow | hand sn_elite sn_frost | treasures ne_treasure
        seat 2: people forest | hand fo_stag
        phase: turn_end
        {more}
    """)
    return declare(s, 0, "hi_counsel", "rival 1")


@clause("ER-19.15", "ER-19.20")
def test_who_looked_at_a_hand_knows_it_in_all_his_worlds() -> None:
    s = looked()
    assert hands(s, 0, 1) == {("sn_elite", "sn_frost")}
    assert len(hands(s, 2, 1)) > 5
    assert len(hands(s, None, 1)) > 5


@clause("ER-19.13", "ER-19.20")
def test_cards_drawn_after_a_look_are_unknown_and_those_seen_are_still_there() -> None:
    s = looked()
    play(turn_to(s, 1), "exchange")
    found = hands(s, 0, 1)
    assert len(found) > 5
    assert holds(found, "sn_elite", "sn_frost")


@clause("ER-19.13", "ER-19.20")
def test_a_seen_card_that_has_left_the_hand_openly_is_not_known_to_be_there() -> None:
    s = position("""
        seats: 3
        seat 0: people high | hand hi_counsel | lands a1 a2
        seat 1: people snow | hand sn_elite sn_hearth | discard sn_frost | lands d7 d6 d5 c6
        phase: turn_end
    """)
    declare(s, 0, "hi_counsel", "rival 1")
    assert hands(s, 0, 1) == {("sn_elite", "sn_hearth")}
    turn_to(s, 1)
    play(s, "declare sn_hearth", "take-back sn_frost")
    while asked(s)[1] == "reply":
        play(s, "pass")
    assert discard(s, 1) == ["sn_hearth"]
    assert hands(s, 0, 1) == {("sn_elite", "sn_frost")}
    assert holds(hands(s, 2, 1), "sn_frost")  # all have seen it come
    assert len(hands(s, 2, 1)) > 5


@clause("ER-19.15")
def test_what_another_saw_of_a_hand_lies_there_in_every_world() -> None:
    s = looked()
    seen = set()
    for world in worlds(s, 2):
        assert names(view(world, 0)["glimpse"]) == hand(world, 1)
        seen.add(tuple(hand(world, 1)))
    assert len(seen) > 5
    for world in worlds(s, 1):  # it was his own hand
        assert names(view(world, 0)["glimpse"]) == ["sn_elite", "sn_frost"]
    play(turn_to(s, 1), "exchange")
    for world in worlds(s, 2):
        glimpse = names(view(world, 0)["glimpse"])
        assert len(glimpse) == 2
        assert holds([tuple(hand(world, 1))], *glimpse)


@clause("ER-19.11", "ER-19.20")
def test_cards_that_all_saw_return_to_a_hand_are_in_it_until_they_are_seen_again() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_abyss"
    s = battle(layout, "bk_herald", "sn_hearth")
    if asked(s)[1] == "swap":
        play(s, "pass")
    assert holds(hands(s, 0, 1), "sn_frost")
    assert len(hands(s, 0, 1)) > 5
    finish(s)
    returned = [card for card in hand(s, 1) if card != "sn_hearth"]
    assert holds(hands(s, 0, 1), *returned)


@clause("ER-19.9", "ER-19.20")
def test_a_known_card_may_be_among_those_committed_face_down() -> None:
    s = position("""
        seat 0: people black | hand bk_abyss*2 bk_herald | lands A1 B1 C1 D1 E1
        seat 1: people snow | hand sn_elite*2 sn_frost#1 sn_raider | lands G1 F1
        known: sn_frost#1
    """)
    play(s, "attack F1")
    close(s)
    play(s, "commit sn_elite", "commit sn_elite", "commit sn_raider")
    found = worlds(s, 0)
    kinds = [[GAME.table.ids[GAME.table.kind[card]] for card in w.defence_cards] for w in found]
    committed = [cards.count("sn_frost") for cards in kinds]
    kept = [hand(world, 1).count("sn_frost") for world in found]
    assert all(c + k >= 1 for c, k in zip(committed, kept, strict=True))
    assert 0 in committed
    assert 0 in kept


def with_goals(more: str = "") -> ElvenState:
    return position(f"""
        seats: 3
        seat 0: people black | hand bk_herald | artifacts ar_eye | goal go_towers
        seat 1: people snow | hand sn_elite | goal go_gold | artifacts ar_mirror
        seat 2: people forest | goal go_realm
        phase: turn_end
        {more}
    """)


@clause("ER-19.4", "ER-19.15")
def test_a_goal_seen_by_another_is_the_goal_of_that_world() -> None:
    s = declare(with_goals(), 0, "ar_eye", "rival 1")
    assert goals(s, 0, 1) == {"go_gold"}
    found = set()
    for seat in (2, None):
        for world in worlds(s, seat):
            true = view(world, 1)["players"][1]["goal"]
            assert view(world, 0)["players"][1]["goal"] == true
            found.add(true)
    assert len(found) > 2


@clause("ER-19.21")
def test_after_an_exchange_a_goal_seen_is_his_still_or_put_back_but_nobody_elses() -> None:
    s = declare(with_goals(), 0, "ar_eye", "rival 1")
    close(s)
    declare(s, 1, "ar_mirror")
    assert asked(s) == (1, "goal")
    assert goals(s, 0, 1) == {"go_gold"}  # he has not chosen yet
    play(s, "keep go_gold")
    assert len(goals(s, 0, 1)) > 2
    assert "go_gold" in goals(s, 0, 1)
    assert "go_gold" not in goals(s, 0, 2)
    for world in worlds(s, 2):
        former = view(world, 0)["players"][1]["former_goal"]
        other = GAME.table.ids[GAME.table.kind[world.returned[1]]]
        assert former in (view(world, 1)["players"][1]["goal"], other)
        assert world.returned[1] in world.undealt


@clause("ER-19.4", "ER-19.21")
def test_a_goal_seen_after_an_exchange_is_known_and_one_seen_before_it_may_be_another() -> None:
    gold, relics = GAME.table.kinds["go_gold"] + 1, GAME.table.kinds["go_relics"] + 1
    s = position(f"""
        seats: 3
        seat 0: hand bk_herald | goal go_towers
        seat 1: hand sn_elite | goal go_relics
        seat 2: hand fo_stag | goal go_realm
        goal_seen: 0 {relics} 0 0 0 0 0 {-gold} 0
        exchanged: 2
        returned: - go_gold -
        phase: turn_end
    """)
    assert goals(s, 0, 1) == {"go_relics"}
    assert len(goals(s, 2, 1)) > 2
    for world in worlds(s, 2):
        shown = view(world, 0)["players"][1]["goal"]
        assert shown == view(world, 1)["players"][1]["goal"]
    for world in worlds(s, 0):
        former = view(world, 2)["players"][1]["former_goal"]
        assert former in ("go_relics", GAME.table.ids[GAME.table.kind[world.returned[1]]])


@clause("ER-19.5", "ER-19.21")
def test_who_put_a_goal_back_knows_that_nobody_has_it() -> None:
    s = with_goals("active: 1")
    declare(s, 1, "ar_mirror")
    play(s, "keep go_gold")
    returned = GAME.table.ids[GAME.table.kind[s.returned[1]]]
    assert returned not in goals(s, 1, 0) | goals(s, 1, 2)
    assert returned in goals(s, 0, 2)


@clause("ER-19.25", "ER-19.4", "ER-17.7")
def test_the_goal_of_an_eliminated_player_is_known_to_who_saw_it_and_nobody_else() -> None:
    gold = GAME.table.kinds["go_gold"] + 1
    s = position(f"""
        seats: 3
        seat 0: people black | hand bk_herald | goal go_towers
        seat 1: people snow | lands | deck | removed go_gold ar_rune
        seat 2: people forest | goal go_realm
        goal_seen: 0 {gold} 0 0 0 0 0 0 0
        out: 2
        phase: turn_end
    """)
    assert "go_gold" not in goals(s, 0, 2)
    assert {GAME.table.kinds["go_gold"]} == {
        GAME.table.kind[card]
        for world in worlds(s, 0)
        for card in world.removed[1]
        if GAME.table.family[GAME.table.kind[card]] == 3
    }
    assert "go_gold" in goals(s, 2, 0)
    removed = {tuple(world.removed[1]) for world in worlds(s, 2)}
    assert len(removed) > 5


@clause("ER-17.2", "ER-19.4")
def test_a_goal_reached_and_not_checked_yet_is_possible_and_one_passed_over_is_not() -> None:
    rest = "bk_janira bk_initiate bk_guard_darn | lands A1 B1 C1 D1 E1 E2 D2 C2"
    s = position(f"""
        seat 0: hand bk_abyss*2 bk_herald {rest} | goal go_towers
        seat 1: hand sn_elite | lands G1 F1
    """)
    play(s, "attack F1")
    close(s)
    assert asked(s) == (0, "discard")  # the ninth land is his, and the goals are not checked yet
    assert "go_realm" in goals(s, 1, 0)
    play(s, "discard bk_abyss")
    assert asked(s)[1] == "window"
    assert "go_realm" not in goals(s, 1, 0)  # he would have won


@clause("ER-15.8", "ER-19.25")
def test_who_lost_his_artifacts_knows_that_nobody_has_them() -> None:
    s = position("""
        seats: 3
        seat 0: artifacts ar_eye | hand bk_herald
        seat 1: removed ar_rune ar_net
        phase: turn_end
    """)
    gone = [sorted(world.removed[1]) for world in worlds(s, 1)]
    assert all(cards == sorted(s.removed[1]) for cards in gone)
    assert len({tuple(world.removed[1]) for world in worlds(s, 0)}) > 5


@clause("ER-19.22")
def test_whoever_is_asked_may_be_putting_something_together() -> None:
    s = position("""
        seats: 3
        seat 0: hand bk_herald | artifacts ar_eye | lands a1
        seat 1: hand sn_elite
        phase: turn_end
    """)
    play(s, "declare bk_herald")
    found = {GAME.prompt(world)["key"] for world in worlds(s, 1)}
    assert "window" in found
    assert len(found) > 1
    assert {GAME.prompt(world)["key"] for world in worlds(s, 0)} == {"target"}


@clause("ER-19.1", "ER-19.2", "ER-19.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_all_know_of_a_hand_is_there_in_random_games(seats: int) -> None:
    for seed in range(3):
        s, chooser = GAME.start(seed, GAME.any_setup(seats, seed)), Chooser(seed)
        for _ in range(1500):
            options = GAME.options(s)
            if not options:
                break
            committed = [] if s.laid else s.attack_cards + s.defence_cards
            there = {card for zone in s.hands for card in zone} | set(committed)
            assert set(s.known) <= there
            assert len(set(s.known)) == len(s.known)
            GAME.apply(s, options[chooser.below(len(options))])


@clause("ER-17.2", "ER-19.4")
def test_the_goal_of_a_player_is_never_one_of_those_all_know_he_has_not() -> None:
    refuted = 0
    for seed in range(4):
        s, chooser = GAME.start(seed, GAME.any_setup(3, 2 * seed)), Chooser(seed)
        while options := GAME.options(s):
            for seat in range(3):
                if s.goals[seat] >= 0:
                    assert not s.refuted[seat] >> GAME.table.goals.index(s.goals[seat]) & 1
            refuted |= s.refuted[0] | s.refuted[1] | s.refuted[2]
            GAME.apply(s, options[chooser.below(len(options))])
    assert refuted
