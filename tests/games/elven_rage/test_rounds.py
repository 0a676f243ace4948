"""Rounds, initiative and the turn of a card: chapter 8."""

from tests.clause import clause
from tests.games.elven_rage.table import (
    ElvenState,
    acting,
    actions,
    arrange,
    asked,
    at,
    battle,
    card_at,
    close,
    declare,
    discard,
    fight,
    hand,
    heard,
    listen,
    lives,
    play,
    question,
    refused,
    symbols,
    turn_to,
    view,
    window,
)


def order(s: ElvenState) -> list[str]:
    """The places that act in the present round, in order; strikes by the first option."""
    found: list[str] = []
    battle_round = view(s)["battle"]["round"]
    while view(s)["battle"] and view(s)["battle"]["round"] == battle_round:
        if window(s) == "card_turn":
            found.append(acting(s) or "")
            close(s)
        elif window(s) == "final":
            break
        else:
            play(s, actions(s)[0])
    return found


STILL = "N sn_shield | E bk_guard_darn | S sn_hearth | W bk_abyss"


@clause("ER-8.1", "ER-8.2")
def test_every_living_outer_card_acts_once_the_fastest_first() -> None:
    layout = "N sn_hearth | E bk_guard_darn | S sn_sentinel | W bk_abyss | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_priest"))
    assert order(s) == ["S", "E", "N", "W"]  # 5, 3 (the attacker first), 3, 2


@clause("ER-8.3", "ER-8.4")
def test_at_equal_initiative_the_attacker_begins_and_the_sides_alternate() -> None:
    # initiative 7: two Heralds against two Raiders
    layout = "N bk_herald | E bk_herald | S sn_raider | W sn_raider | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_guard_darn*2", defender="sn_shield*2"))
    assert asked(s) == (0, "actor")  # ER-8.5
    assert actions(s) == ["act N", "act E"]
    play(s, "act N")
    assert acting(s) == "N"
    listen(s)
    close(s)
    play(s, "strike centre")
    declare(s, 1, "sn_shield", "at S")
    close(s)
    assert asked(s) == (1, "actor")
    assert actions(s) == ["act S", "act W"]
    play(s, "act W")
    close(s)
    play(s, "strike left")
    close(s)
    assert acting(s) == "E"  # A, D, A


@clause("ER-8.4", "ER-12.22")
def test_a_card_that_loses_its_turn_is_left_out_of_the_alternation() -> None:
    layout = "N bk_herald | E bk_herald | S sn_blizzard | W sn_shield | R sn_frost | C bk_janira"
    s = battle(layout, attacker="bk_spider")
    declare(s, 0, "bk_spider", "at N")
    close(s)
    assert acting(s) == "E"  # the other Herald takes the attacker's turn at 7
    close(s)
    while window(s) != "card_turn":
        play(s, actions(s)[0])
    assert acting(s) == "S"


@clause("ER-8.5")
def test_the_player_of_a_side_chooses_among_its_equals() -> None:
    layout = "N ne_orc | E bk_herald | S bk_herald | W bk_initiate | R ne_golem | C ne_orc"
    s = fight(battle(layout, attacker="bk_abyss"))
    assert asked(s) == (0, "actor")
    play(s, "act S")
    assert acting(s) == "S"
    assert refused(s, "act E") != ""


@clause("ER-8.6", "ER-8.23")
def test_a_change_of_initiative_moves_only_turns_that_have_not_begun() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_shield | W bk_abyss | R sn_frost | C bk_janira"
    s = fight(battle(layout, defender="sn_elite sn_sentinel"))
    assert acting(s) == "N"
    declare(s, 1, "sn_elite", "at S")  # Shieldbearer 2 + 3 = 5: before the Guard
    assert at(s, "S")["initiative"] == 5
    assert acting(s) == "N"
    while acting(s) == "N":
        play(s, actions(s)[0])
    assert acting(s) == "S"


@clause("ER-8.7", "ER-8.17", "ER-1.14")
def test_a_dead_card_has_no_turn_and_lies_in_its_discard() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_initiate"
    s = fight(battle(layout))
    listen(s)
    assert order(s) == ["W", "N", "E"]
    assert discard(s, 1) == ["sn_raider"]
    assert [e["args"]["card"] for e in heard(s, None, "dies")] == ["sn_raider"]


@clause("ER-8.9", "ER-8.10", "ER-8.11")
def test_a_card_that_can_do_damage_must() -> None:
    # The Snow-leopard Rider: MV left, S2 centre, S1 right
    layout = "N sn_leopard | E bk_abyss | S bk_spider | W bk_priest | R sn_frost | C sn_shield"
    s = fight(battle(layout, attacker="bk_herald", defender="sn_elite"))
    close(s)
    assert asked(s) == (1, "strike")
    assert actions(s) == ["strike centre", "strike right"]
    assert refused(s, "move left") == "ER-8.10"
    assert refused(s, "stand") == "ER-8.10"
    t = s.clone()
    play(t, "strike centre")
    assert lives(t, "S") == 0
    play(s, "strike right")
    assert lives(s, "W") == 1


@clause("ER-8.12", "ER-9.7", "ER-9.9")
def test_a_strike_at_a_fire_shield_is_forced_and_hurts_only_the_striker() -> None:
    # Herald at E: left S1 meets the Shield of S, right S2 the Fire Shield of N
    layout = "N sn_hearth | E bk_herald | S sn_hearth | W bk_abyss | R sn_frost | C bk_priest"
    s = fight(battle(layout, attacker="bk_initiate", defender="sn_elite"))
    assert acting(s) == "E"
    assert symbols(s, "N")[0] == "FS"
    listen(s)
    close(s)
    assert heard(s, None, "strikes")[0]["args"]["direction"] == "right"
    assert window(s) == "wound"
    assert lives(s, "N") == 2
    assert lives(s, "E") == 0


@clause("ER-8.13", "ER-9.15", "ER-9.18", "ER-9.19")
def test_movement_is_for_cards_that_cannot_strike() -> None:
    layout = "N sn_leopard | E sn_frost | S sn_shield | W bk_abyss | R bk_priest | C bk_initiate"
    s = fight(battle(layout, defender="sn_elite"))
    assert acting(s) == "N"
    close(s)
    assert asked(s) == (1, "strike")
    assert actions(s) == ["move left", "stand"]
    play(s.clone(), "stand")
    play(s, "move left")
    assert [card_at(s, "N"), card_at(s, "E")] == ["sn_frost", "sn_leopard"]
    assert acting(s) != "E"  # its turn is over


@clause("ER-8.14")
def test_a_card_with_nothing_to_do_ends_its_turn() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_shield | W bk_abyss | R sn_frost | C bk_janira"
    s = fight(battle(layout, defender="sn_hearth"))
    while acting(s) != "W":
        play(s, actions(s)[0])
    listen(s)
    close(s)
    assert acting(s) == "S"
    assert heard(s, None, "strikes") == []


@clause("ER-8.15", "ER-9.10", "ER-9.11", "ER-9.13")
def test_strike_and_retaliation_are_simultaneous() -> None:
    # Elite's centre S2 at the Priestess' ... CA on her left faces the next place clockwise
    layout = "N bk_priestess | E sn_raider | S bk_abyss | W sn_shield | R sn_frost | C bk_janira"
    s = fight(battle(layout, attacker="bk_guard_darn", defender="sn_elite"))
    assert acting(s) == "E"  # Raider (1 life): right MV, left S2 at S, centre P1 at W (own)
    assert symbols(s, "S")[2] == "CA"
    close(s)  # the only damaging option meets the Counterattack of S (3 lives)
    assert window(s) == "wound"
    assert lives(s, "S") == 1
    assert lives(s, "E") == 0  # it costs 1 life, also against a double strike


@clause("ER-8.16", "ER-8.22", "ER-13.4")
def test_the_wound_window_comes_before_death() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_initiate"
    s = fight(battle(layout, attacker="bk_priest"))
    close(s)
    assert window(s) == "wound"
    assert card_at(s, "S") == "sn_raider"
    assert lives(s, "S") == 0
    play(turn_to(s, 0), "declare bk_priest")
    assert "at S" not in actions(s)  # nothing more to lose
    play(s, "at N", "pass")
    close(s)
    assert card_at(s, "S") is None


@clause("ER-8.19")
def test_lives_never_go_below_zero() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_initiate"
    s = fight(battle(layout))
    listen(s)
    close(s)  # Janira's S2 at a card with 1 life
    assert lives(s, "S") == 0
    assert heard(s, None, "loses-lives")[0]["args"]["n"] == 1


@clause("ER-8.20", "ER-8.21")
def test_rounds_go_on_while_there_is_damage_and_wounds_end_with_the_battle() -> None:
    layout = "N bk_abyss | E sn_hearth | S sn_elite | W bk_guard_darn | R sn_shield | C bk_priest"
    s = fight(battle(layout, defender="sn_sentinel", facts="squads: ne_orc*2 ne_troll"))
    rounds = []
    while view(s)["flags"]["battle"]:
        rounds.append((view(s)["battle"]["round"], lives(s, "S")))
        play(s, actions(s)[0])
    assert [lost for number, lost in rounds if number == 2][-1] == 1  # the Elite is wounded
    assert hand(s, 1) == ["sn_elite", "sn_sentinel", "sn_shield"]
    while question(s) != "capture":
        play(s, "pass")
    play(s, "attack D3")
    close(s)
    play(s, "fight 1")
    arrange(s, [0, 1, 2, 3, 4, 5])
    play(s, "commit sn_elite", "commit sn_shield", "commit sn_sentinel")
    assert card_at(s, "N") == "sn_elite"
    assert lives(s, "N") == 2


@clause("ER-8.23")
def test_a_card_that_loses_its_turn_in_its_own_window_takes_none() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_initiate"
    s = fight(battle(layout, attacker="bk_abyss"))
    assert acting(s) == "W"
    declare(s, 1, "sn_frost", "at W")
    close(s)
    assert acting(s) == "S"  # the Raider lives and follows
    assert lives(s, "S") == 1


@clause("ER-8.24")
def test_cards_that_die_together_leave_together_in_ring_order() -> None:
    layout = "N sn_frost | E bk_guard_darn | S sn_raider | W bk_herald | R sn_sentinel | C bk_abyss"
    s = fight(battle(layout, attacker="bk_velkor", defender="sn_hearth"))
    declare(s, 0, "bk_velkor")
    assert window(s) == "wound"
    assert [lives(s, place) for place in "NS"] == [0, 0]
    close(s)
    assert discard(s, 1) == ["sn_frost", "sn_raider"]
    assert window(s) == "final"


@clause("ER-8.25")
def test_effects_of_the_round_end_with_it() -> None:
    layout = "N sn_elite | E bk_abyss | S sn_shield | W bk_guard_darn | R sn_frost | C bk_janira"
    s = battle(layout, attacker="bk_herald", defender="sn_hearth",
               fields=("artifacts ar_cloak ar_banner", ""))  # fmt: skip
    close_reveal = declare(s, 0, "ar_cloak", "at W")
    close(close_reveal)
    assert at(s, "W")["shroud"] is True
    declare(s, 0, "ar_banner")
    assert view(s)["battle"]["fury"] == [0]
    while view(s)["battle"]["round"] == 1 and window(s) != "final":
        play(s, actions(s)[0])
    assert at(s, "W")["shroud"] is False
    assert view(s)["battle"]["fury"] == []
