"""Actions and windows: chapters 12 and 13."""

import pytest

from koloda.games.elven_rage.faces.notation import text
from koloda.games.elven_rage.rules.standing import (
    LEVELS,
    REST_OF_BATTLE,
    REST_OF_TURN,
    StandingPass,
    passes_at,
)
from koloda.kernel.standing import ASKS, answer_for
from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    ElvenState,
    acting,
    actions,
    asked,
    at,
    battle,
    card_at,
    close,
    count,
    declare,
    discard,
    hand,
    heard,
    lay_out,
    listen,
    lives,
    no_reply,
    owner,
    play,
    position,
    question,
    refused,
    symbols,
    table,
    turn_to,
    until_window,
    view,
    window,
)

EXAMPLE = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_sentinel | C bk_initiate"


@clause("ER-12.1", "ER-12.2")
def test_actions_are_used_from_the_hand_never_from_the_board() -> None:
    layout = EXAMPLE.replace("C bk_initiate", "C bk_abyss")
    s = battle(layout.replace("bk_guard_darn", "bk_initiate"))
    assert refused(s, "declare bk_initiate") == "ER-12.1"  # it fights
    s = battle(EXAMPLE, attacker="bk_initiate#2")
    assert "declare bk_initiate" in actions(turn_to(s, 0))
    s = position("seat 0: discard bk_abyss | lands A1 B1\nphase: turn_end")
    assert refused(s, "declare bk_abyss") == "ER-12.1"


@clause("ER-12.3", "ER-12.4")
def test_prices_are_met_not_paid() -> None:
    facts = "seat 0: hand bk_herald*2 bk_abyss | lands {}\nseat 1: hand sn_elite*2\nphase: turn_end"
    s = position(facts.format("A1"))
    assert refused(s, "declare bk_abyss") == "ER-12.3"  # price 2
    s = position(facts.format("A1 B1"))
    declare(s, 0, "bk_herald", "rival 1")
    declare(s, 0, "bk_abyss")
    declare(s, 0, "bk_herald", "rival 1")
    assert count(s, "hand", 1) == 0
    assert view(s)["players"][0]["numbers"]["lands"] == 2


@clause("ER-12.24")
def test_the_price_is_checked_at_the_declaration_only() -> None:
    s = position("seat 0: hand bk_abyss | lands A1 B1\nseat 1: hand sn_elite\nphase: turn_end")
    play(s, "declare bk_abyss")
    poorer = position(text(s).replace("lands A1 B1", "lands A1"))
    play(poorer, "pass")
    assert count(poorer, "hand", 0) == 2


@clause("ER-12.5", "ER-13.14", "ER-13.1", "ER-13.3", "ER-13.4")
def test_an_action_without_a_time_may_be_used_in_all_eight_windows() -> None:
    seen = set()
    s = position("""
        seat 0: hand bk_abyss bk_janira bk_guard_darn bk_initiate | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite sn_raider sn_sentinel sn_shield | lands G1 F1
        phase: turn_start
    """)
    for _ in range(120):
        if window(s) and GAME.seat(s) == 0 and question(s) == "window":
            seen.add(window(s))
            assert "declare bk_abyss" in actions(s)
        if question(s) == "capture":
            play(s, "attack F1")
        elif question(s) == "commit":
            play(s, next(a for a in actions(s, "commit") if a != "commit bk_abyss"))
        else:
            play(s, actions(s)[0])
        if len(seen) == 8:
            break
    assert seen >= {"turn_start", "after_discard", "pre_battle", "reveal", "card_turn"}
    assert seen >= {"wound", "final", "turn_end"}


@clause("ER-12.6")
def test_a_declaration_out_of_time_is_refused() -> None:
    s = position("seat 0: hand bk_herald | lands A1\nseat 1: hand sn_elite\nactive: 1\n"
                 "phase: turn_end")  # fmt: skip
    assert refused(turn_to(s, 0), "declare bk_herald") == "ER-12.6"


@clause("ER-12.7", "ER-12.8", "ER-19.19")
def test_a_declared_card_lies_open_in_no_pile_until_it_has_taken_effect() -> None:
    s = position("seat 0: hand bk_abyss | lands A1 B1\nseat 1: hand sn_elite\nphase: turn_end")
    play(s, "declare bk_abyss")
    assert hand(s, 0) == []
    assert discard(s, 0) == []
    (declared,) = view(s, 1)["chain"]
    assert (declared["seat"], declared["card"], declared["cancelled"]) == (0, "bk_abyss", False)
    play(s, "pass")
    assert discard(s, 0) == ["bk_abyss"]
    assert view(s)["chain"] == []


@clause("ER-12.9")
def test_a_player_with_more_than_five_cards_declares_nothing() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_priest*2 bk_herald*2 | lands A1 B1\nphase: turn_end")
    assert actions(s, "declare") == []
    assert refused(s, "declare bk_abyss") == "ER-12.9"


@clause("ER-15.7")
def test_the_ban_does_not_concern_artifacts() -> None:
    s = position("seat 0: hand bk_abyss*2 bk_priest*2 bk_herald*2 | lands A1 B1 | "
                 "artifacts ar_rune\nphase: turn_end")  # fmt: skip
    assert actions(s, "declare") == ["declare ar_rune"]


def three(layout: str, hands: str = "bk_abyss") -> ElvenState:
    """Seat 1 (Snow) attacks a Forest land of seat 2; seat 0 (Black) looks on."""
    placed = dict(part.split() for part in layout.split("|"))
    snow = " ".join(c for c in placed.values() if c.startswith("sn_"))
    forest = " ".join(c for c in placed.values() if c.startswith("fo_"))
    s = position(f"""
        seat 0: hand {hands} | lands a1 a2 a3 b1 b2 b3
        seat 1: hand {snow} sn_hearth | lands d7 d6 d5 e5 e4
        seat 2: hand {forest} fo_herbalist | lands g1 g2 g3 f3 f4
        active: 1
    """)
    play(s, "attack f4")
    close(s)
    lay_out(s, layout)
    return s


FOREIGN = "N sn_elite | E fo_pathfinder | S sn_shield | W fo_thicket | R sn_frost | C fo_stag"


@clause("ER-12.10", "ER-12.12", "ER-12.11", "ER-15.9")
def test_a_bystander_may_interfere_unless_it_must_be_his_own_battle() -> None:
    s = three(FOREIGN, "bk_priest bk_velkor bk_initiate bk_spider")
    play(s, "pass")
    turn_to(s, 0)
    assert actions(s, "declare") == ["declare bk_priest", "declare bk_spider"]
    assert refused(s, "declare bk_velkor") == "ER-12.12"
    declare(s, 0, "bk_priest", "at N")
    assert lives(s, "N") == 1


@clause("ER-12.11")
def test_own_warriors_are_the_outer_cards_of_the_player() -> None:
    s = battle(EXAMPLE, attacker="bk_assassin")
    play(turn_to(s, 0), "declare bk_assassin")
    assert actions(s) == ["at E", "at W"]  # the Guard and Janira have simple strikes


@clause("ER-12.13")
def test_the_player_of_the_neutrals_is_no_party_to_the_battle() -> None:
    layout = "N ne_orc | E bk_guard_darn | S ne_goblin | W bk_janira | R bk_abyss | C ne_golem"
    s = battle(layout, defender="sn_elite sn_frost sn_leopard")
    play(s, "pass")
    turn_to(s, 1)
    assert view(s)["battle"]["neutrals"] == 1
    assert actions(s, "declare") == ["declare sn_frost"]  # any battle; not the own-battle ones


@clause("ER-12.14", "ER-12.15", "ER-12.16", "ER-13.5")
def test_replies_may_be_answered_and_the_last_takes_effect_first() -> None:
    s = position("""
        seat 0: hand bk_abyss | lands A1 B1 | artifacts ar_null
        seat 1: people forest | hand fo_trapper fo_stag | lands G1 F1 F2
        phase: turn_end
    """)
    play(s, "declare bk_abyss")
    assert asked(s) == (1, "reply")
    assert actions(s) == ["pass", "declare fo_trapper", "declare fo_stag"]
    play(s, "declare fo_trapper")
    assert asked(s) == (0, "reply")  # the declarer may answer the reply
    t = s.clone()
    play(t, "pass")
    assert hand(t, 0) == []  # cancelled, and discarded as used
    assert discard(t, 0) == ["bk_abyss"]
    assert discard(t, 1) == ["fo_trapper"]
    play(s, "declare ar_null", "pass")
    assert count(s, "hand", 0) == 2  # the Nullstone cancelled the Trapper
    assert table(s, "artifact_discard") == ["ar_null"]


@clause("ER-12.14")
def test_nobody_replies_to_his_own_declaration() -> None:
    s = position("""
        seat 0: people forest | hand fo_stag fo_trapper | lands A1 B1 C1
        seat 1: hand sn_elite
        phase: turn_end
    """)
    play(s, "declare fo_stag")
    assert asked(s) == (1, "reply")
    play(s, "pass")
    assert question(s) == "window"
    assert "fo_trapper" in hand(s, 0)


@clause("ER-12.16")
def test_a_reply_needs_a_time_that_allows_the_window() -> None:
    s = position("""
        seat 0: hand bk_abyss | lands A1 B1
        seat 1: people high | hand hi_counsel hi_healer hi_law hi_lairiel | lands G1 F1 F2 G2 F3 E3
        phase: turn_end
    """)
    play(s, "declare bk_abyss")
    assert actions(s) == ["pass"]  # no hand to look at, no battle, no artifact, not his own turn


@clause("ER-12.17")
def test_what_could_change_nothing_cannot_be_declared() -> None:
    s = position("seat 0: hand bk_abyss bk_herald | deck | lands A1 B1\nphase: turn_end")
    assert refused(s, "declare bk_abyss") == "ER-12.17"  # nothing to draw
    assert refused(s, "declare bk_herald") == "ER-12.17"  # no rival holds a card
    s = battle(EXAMPLE, attacker="bk_priestess", fields=("artifacts ar_potion ar_amulet", ""))
    assert refused(turn_to(s, 0), "declare ar_potion") == "ER-12.17"  # nobody is wounded
    assert "declare ar_amulet" in actions(s)


@clause("ER-12.18")
def test_a_target_that_has_become_illegal_makes_it_fail() -> None:
    s = position("""
        seat 0: hand bk_herald | lands A1
        seat 1: hand sn_hearth | lands G1 F1 F2 | discard sn_elite
        phase: turn_end
    """)
    play(s, "declare bk_herald", "rival 1")
    emptied = position(text(s).replace("hand sn_hearth#1", "hand"))
    listen(emptied)
    play(emptied, "pass")
    assert discard(emptied, 1) == ["sn_elite"]
    assert [e["key"] for e in heard(emptied)] == ["no-effect"]


@clause("ER-12.20", "ER-12.21", "ER-13.11")
def test_direct_damage_opens_a_wound_window_after_its_chain() -> None:
    s = battle(EXAMPLE.replace("R sn_sentinel", "R sn_shield"), attacker="bk_priest bk_abyss",
               defender="sn_hearth")  # fmt: skip
    play(s, "declare bk_priest", "at S")
    no_reply(s)
    assert window(s) == "wound"
    assert lives(s, "S") == 0
    close(s)
    assert card_at(s, "S") is None
    assert window(s) == "reveal"  # the interrupted window goes on
    assert GAME.seat(s) == 0


@clause("ER-13.11")
def test_there_is_one_wound_window_at_a_time() -> None:
    s = battle(EXAMPLE.replace("R sn_sentinel", "R sn_shield"), attacker="bk_priest*2 bk_abyss",
               defender="sn_hearth")  # fmt: skip
    play(s, "declare bk_priest", "at N")
    no_reply(s)
    assert window(s) == "wound"
    play(s, "declare bk_priest", "at S")
    no_reply(s)
    assert window(s) == "wound"  # the same one, with the asking started again
    assert GAME.seat(s) == 0
    close(s)
    assert window(s) == "reveal"


@clause("ER-13.12")
def test_a_window_is_not_taken_up_again_without_two_sides() -> None:
    layout = "N sn_frost | E bk_guard_darn | S bk_herald | W bk_janira | R sn_elite | C sn_raider"
    s = battle(layout, attacker="bk_priest")
    play(s, "declare bk_priest", "at N")
    no_reply(s)
    close(s)
    assert window(s) == "final"  # the reveal window is not taken up again
    assert discard(s, 1) == ["sn_frost", "sn_raider"]  # the Critical card left first


@clause("ER-12.22")
def test_repeated_effects_add_up_within_limits() -> None:
    layout = "N sn_frost | E bk_guard_darn | S sn_raider | W bk_janira | R sn_sentinel | C bk_abyss"
    s = battle(layout, "bk_spider*2", "sn_elite*2")
    declare(s, 1, "sn_elite", "at N")
    declare(s, 1, "sn_elite", "at N")
    assert at(s, "N")["initiative"] == 9  # 4 + 3 + 3, kept at 9
    assert at(s, "N")["reasons"] == {"initiative": [[4, "printed"], [5, "battle"]]}
    declare(s, 0, "bk_spider", "at S")
    play(turn_to(s, 0), "declare bk_spider")
    assert "at S" not in actions(s)  # it already loses its turn


@clause("ER-12.23")
def test_one_card_acts_once_a_turn_its_second_copy_is_another_card() -> None:
    facts = """
        seat 0: people snow | hand sn_hearth | discard sn_hearth#2 sn_elite | lands A1 B1 C1
        seat 1: people black | hand bk_abyss
        phase: turn_end
    """
    s = position(facts)
    declare(s, 0, "sn_hearth", "take-back sn_hearth")
    assert hand(s, 0) == ["sn_hearth"]
    declare(s, 0, "sn_hearth", "take-back sn_hearth")  # the other copy fetches the first
    assert hand(s, 0) == ["sn_hearth"]
    assert refused(s, "declare sn_hearth") == "ER-12.23"
    close(s)
    assert "declare sn_hearth" in actions(turn_to(s, 0))  # another player's turn


@clause("ER-13.1", "ER-13.2")
def test_a_window_asks_clockwise_and_starts_again_after_an_effect() -> None:
    s = position("""
        seats: 4
        seat 1: hand sn_elite
        seat 2: people forest | hand fo_stag | lands G7 G6
        active: 1
        phase: turn_end
    """)
    order = []
    while GAME.seat(s) != 2:
        order.append(GAME.seat(s))
        play(s, "pass")
    assert order == [1]
    declare(s, 2, "fo_stag")
    again = []
    while window(s) == "turn_end":
        again.append(GAME.seat(s))
        play(s, "pass")
    assert again == [1, 2, 3, 0]  # all pass in a row


@clause("ER-13.5")
def test_replies_are_asked_clockwise_from_the_declarer() -> None:
    s = position("""
        seats: 4
        seat 0: hand bk_abyss
        seat 1: hand sn_elite
        seat 2: people forest | hand fo_stag | lands G7 G6
        seat 3: hand hi_dawn
        active: 1
        phase: turn_end
    """)
    play(turn_to(s, 2), "declare fo_stag")
    order = []
    while question(s) == "reply":
        order.append(GAME.seat(s))
        play(s, "pass")
    assert order == [3, 0, 1]


@clause("ER-13.6")
def test_targets_are_chosen_at_the_declaration() -> None:
    s = battle(EXAMPLE, attacker="bk_initiate#2")
    play(turn_to(s, 0), "declare bk_initiate")
    assert asked(s) == (0, "target")
    assert view(s, 1)["chain"] == []  # nothing is declared before the choices are made
    play(s, "at W")
    assert actions(s) == ["side centre", "side right"]  # the left is a Shield already
    play(s, "side right")
    assert view(s, 1)["chain"][0]["card"] == "bk_initiate"


@clause("ER-13.9")
def test_standing_passes_answer_for_a_player_where_he_likes() -> None:
    s = position("seat 0: hand bk_abyss | lands A1 B1\nseat 1: hand sn_elite\nphase: turn_end")
    assert not StandingPass().passes(s, 0)
    assert StandingPass(windows=0b1).passes(s, 0)  # only asked at the turn start
    assert not StandingPass(windows=0b1000).passes(s, 0)
    assert not StandingPass(windows=0).passes(s, 1)  # he is not asked now
    play(s, "declare bk_abyss")
    assert StandingPass(replies=False).passes(s, 1)
    assert not StandingPass().passes(s, 1)


@clause("ER-13.9")
def test_a_level_answers_for_a_player_and_for_nobody_else() -> None:
    s = position("seat 0: hand bk_abyss | lands A1 B1\nseat 1: hand sn_elite\nphase: turn_end")
    assert [answer_for(GAME, s, level) >= 0 for level in LEVELS] == [False, False, True, True]
    assert GAME.action(s, answer_for(GAME, s, "never")) == ("pass",)
    play(s, "declare bk_abyss")  # now seat 1 is asked for a reply, in a turn that is not his
    assert [passes_at(s, 1, level) for level in LEVELS] == [False, True, True, True]
    assert not any(passes_at(s, 0, level) for level in LEVELS)
    assert answer_for(GAME, s, "sometimes") == ASKS


@clause("ER-13.9")
def test_a_player_who_is_attacked_is_asked_unless_he_says_never() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite | lands G1 F1
        phase: capture
    """)
    play(s, "attack F1")
    turn_to(s, 1)
    assert [passes_at(s, 1, level) for level in LEVELS] == [False, False, False, True]


@clause("ER-13.9")
def test_standing_passes_tell_battles_apart_and_may_rest() -> None:
    s = three(FOREIGN, "bk_priest")
    play(s, "pass")
    turn_to(s, 0)
    assert StandingPass(other_battles=False).passes(s, 0)
    assert not StandingPass(own_battles=False).passes(s, 0)
    resting = StandingPass()
    resting.pass_rest(s, REST_OF_BATTLE)
    assert resting.passes(s, 0)
    until_window(s, "turn_end")
    turn_to(s, 0)
    assert not resting.passes(s, 0)  # the battle is over
    resting.pass_rest(s, REST_OF_TURN)
    assert resting.passes(s, 0)


@clause("ER-13.9")
def test_a_rest_ends_when_an_own_land_is_attacked() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_priest | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite | lands G1 F1
        phase: after_discard
    """)
    resting = StandingPass()
    turn_to(s, 1)
    resting.pass_rest(s, REST_OF_TURN)
    assert resting.passes(s, 1)
    play(s, "pass", "attack F1")
    assert not resting.passes(turn_to(s, 1), 1)


@clause("ER-13.9")
@pytest.mark.parametrize("rest", [REST_OF_BATTLE, REST_OF_TURN])
def test_a_rest_ends_when_the_same_land_is_attacked_a_second_time(rest: int) -> None:
    fields = ("artifacts ar_hourglass ar_horn", "")
    s = battle(EXAMPLE, attacker="bk_abyss*2", defender="sn_frost", fields=fields)
    resting = StandingPass()
    resting.pass_rest(turn_to(s, 1), rest)
    assert resting.passes(s, 1)
    play(s, "pass")  # the window closes; in the next one the attacker retreats
    declare(s, 0, "ar_horn")
    assert window(s) == "turn_end"
    declare(s, 0, "ar_hourglass")
    assert resting.passes(turn_to(s, 1), 1) == (rest == REST_OF_TURN)
    close(s)
    play(s, "attack F1")
    assert not resting.passes(turn_to(s, 1), 1)


@clause("ER-13.10")
def test_in_battle_only_players_with_cards_are_asked_elsewhere_everybody() -> None:
    s = three(FOREIGN, "")
    play(s, "pass")
    assert window(s) == "reveal"
    seen = []
    while window(s) == "reveal":
        seen.append(GAME.seat(s))
        play(s, "pass")
    assert seen == [1, 2]  # seat 0 has neither hand nor Artifacts
    s = position("seats: 3\nseat 1: hand sn_elite\nphase: turn_end")
    seen = []
    while window(s) == "turn_end":
        seen.append(GAME.seat(s))
        assert actions(s) == ["pass"]  # asked although there is nothing to declare
        play(s, "pass")
    assert seen == [0, 1, 2]


@clause("ER-13.4", "ER-12.2")
@pytest.mark.parametrize("opened", ["reveal", "card_turn", "wound", "final"])
def test_battle_windows_offer_neither_exchange_nor_trade(opened: str) -> None:
    s = battle(EXAMPLE, attacker="bk_abyss", fields=("treasures ne_treasure", ""))
    until_window(s, opened)
    turn_to(s, 0)
    assert {a.split()[0] for a in actions(s)} <= {"pass", "declare"}
    assert symbols(s, "N") == ["S1", "S2", "S1"]
    assert acting(s) in (None, "N", "E", "W")
    assert owner(s, "F1") == 1
