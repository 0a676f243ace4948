"""The worked examples of section 7: chapters 6 to 10 with the named cards."""

from tests.clause import clause
from tests.games.elven_rage.table import (
    acting,
    actions,
    battle,
    card_at,
    close,
    declare,
    discard,
    fight,
    finish,
    hand,
    lives,
    owner,
    play,
    symbols,
    view,
    window,
)

EXAMPLE = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_sentinel | C bk_initiate"


@clause("ER-6.5", "ER-6.6", "ER-8.2", "ER-8.14", "ER-9.3", "ER-10.2", "ER-10.6", "ER-10.9")
def test_example_a_black_beats_snow_two_to_one() -> None:
    s = battle(EXAMPLE)
    assert window(s) == "reveal"
    assert hand(s, 1) == ["sn_sentinel"]
    fight(s)
    assert discard(s, 0) == ["bk_initiate"]
    assert acting(s) == "W"  # Janira acts first; her only target is the Raider
    close(s)
    assert window(s) == "wound"
    assert lives(s, "S") == 0
    close(s)
    assert card_at(s, "S") is None
    assert discard(s, 1) == ["sn_raider"]
    assert acting(s) == "N"
    close(s)  # each attack of the Elite meets a Shield
    assert acting(s) == "E"
    assert lives(s, "W") == 2
    assert lives(s, "E") == 2
    close(s)  # the Guard has no attack towards the remaining enemy
    assert window(s) == "final"
    assert view(s)["battle"]["round"] == 1
    close(s)
    assert owner(s, "F1") == 0
    assert hand(s, 0) == ["bk_guard_darn", "bk_janira"]
    assert hand(s, 1) == ["sn_elite", "sn_sentinel"]


@clause("ER-20.7", "ER-9.5", "ER-10.7", "ER-6.14", "ER-4.7", "ER-4.8")
def test_example_b_the_lord_of_the_blizzard_turns_it_round() -> None:
    s = fight(battle(EXAMPLE, defender="sn_blizzard"))
    close(s)
    close(s)
    assert acting(s) == "N"
    declare(s, 1, "sn_blizzard", "side right")
    assert symbols(s, "N") == ["S1", "S2", "P2"]
    assert discard(s, 1)[-1] == "sn_blizzard"
    close(s)
    assert window(s) == "wound"
    assert lives(s, "W") == 0
    close(s)
    assert discard(s, 0) == ["bk_initiate", "bk_janira"]
    finish(s)
    assert owner(s, "F1") == 1  # one against one, and the Sentinel had lain in Reserve
    assert hand(s, 0) == ["bk_guard_darn"]
    assert hand(s, 1) == ["sn_elite", "sn_sentinel"]


@clause("ER-20.6", "ER-20.8", "ER-20.9", "ER-12.14", "ER-13.5")
def test_example_c_the_initiate_saves_the_priest_from_the_sniper() -> None:
    layout = "N bk_priest | E bk_abyss | S fo_pathfinder | W bk_spider | R fo_stag | C fo_trapper"
    s = fight(battle(layout, "bk_initiate", "fo_sniper", ("black", "forest")))
    while acting(s) != "S":
        close(s)
        if window(s) is None:
            play(s, "strike centre")
    close(s)
    play(s, "strike centre")
    assert lives(s, "N") == 1
    s_without = s.clone()
    declare(s_without, 1, "fo_sniper")
    assert lives(s_without, "N") == 0
    play(s, "pass", "declare fo_sniper")
    play(s, "declare bk_initiate")
    assert actions(s) == ["at N", "at E", "at W"]  # own warriors only
    play(s, "at N", "side centre", "pass")
    assert symbols(s, "N")[1] == "SH"
    assert lives(s, "N") == 1
    assert discard(s, 0)[-1] == "bk_initiate"
    assert discard(s, 1)[-1] == "fo_sniper"
