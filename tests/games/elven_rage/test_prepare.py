"""Battle preparation: chapter 5."""

from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    ElvenState,
    actions,
    asked,
    battle,
    card_at,
    close,
    committing,
    count,
    declare,
    discard,
    fight,
    finish,
    hand,
    heard,
    lay_out,
    listen,
    names,
    owner,
    play,
    position,
    refused,
    table,
    turn_to,
    view,
    window,
)

THREE = "bk_abyss*2 bk_priest"
SQUADS = "squads: ne_orc*2 ne_troll | ne_golem! ne_golem ne_fire @1 | ne_harpy*2 ne_witch"


def attacking(facts: str = SQUADS, target: str = "B1", hand: str = THREE) -> ElvenState:
    """Seat 0 has named its target and the pre-battle window has closed."""
    s = position(f"seat 0: hand {hand} | lands A1\nseat 1: hand sn_elite\n{facts}")
    play(s, f"attack {target}")
    return close(s)


@clause("ER-5.1", "ER-5.9", "ER-5.11")
def test_an_unowned_land_is_defended_by_a_squad_named_with_or_without_looking() -> None:
    s = attacking()
    assert actions(s) == ["look 1", "look 3", "fight 1", "fight 2", "fight 3"]
    assert refused(s, "look 2") == "ER-5.11"  # it shows a face-up card
    play(s, "fight 2", "commit bk_abyss", "commit bk_abyss", "commit bk_priest")
    laid = {card_at(s, place) for place in "NESWRC"}
    assert {"ne_golem", "ne_fire"} <= laid | set(table(s, "neutral_discard"))
    assert view(s)["squads"][1]["count"] == 0
    assert view(s)["squads"][0]["count"] == 3


@clause("ER-5.5", "ER-5.6", "ER-5.7", "ER-5.8", "ER-5.10", "ER-19.7", "ER-19.8")
def test_looking_shows_one_card_to_all_and_three_to_the_looker() -> None:
    s = listen(attacking())
    play(s, "look 1")
    assert asked(s) == (0, "show")
    assert actions(s) == ["show ne_orc", "show ne_troll"]
    assert names(view(s, 0)["squads"][0]) == ["ne_orc", "ne_orc", "ne_troll"]
    assert names(view(s, 1)["squads"][0]) == []
    play(s, "show ne_troll")
    assert view(s, 1)["squads"][0]["face_up"] == "ne_troll"
    assert names(view(s, 1)["squads"][0]) == ["ne_troll"]
    assert actions(s) == ["fight 1", "fight 2", "fight 3"]  # no second look
    assert refused(s, "look 3") == "ER-5.10"
    assert view(s, 1)["squads"][0]["known_by"] == [0]
    assert view(s, None)["squads"][1]["known_by"] == [1]
    looks = heard(s, 1, "looks")
    assert looks[0]["args"] == {"seat": 0, "squad": 1}
    assert heard(s, 1, "sees-card") == []
    assert len(heard(s, 0, "sees-card")) == 3


@clause("ER-5.8", "ER-5.12")
def test_a_squad_looked_at_and_not_fought_stays_open() -> None:
    s = attacking()
    play(s, "look 1", "show ne_orc", "fight 3")
    play(s, "commit bk_abyss", "commit bk_abyss", "commit bk_priest")
    finish(s)
    assert view(s, 1)["squads"][0]["face_up"] == "ne_orc"
    assert view(s)["squads"][0]["count"] == 3


@clause("ER-5.10")
def test_a_look_by_a_card_does_not_use_up_the_look_of_the_attack() -> None:
    s = position(f"seat 0: people forest | hand fo_pathfinder*2 fo_stag fo_sniper\n{SQUADS}")
    play(s, "attack B1")
    declare(s, 0, "fo_pathfinder", "squad 2")
    assert names(view(s, 0)["squads"][1]) == ["ne_fire", "ne_golem", "ne_golem"]
    close(s)
    assert actions(s, "look") == ["look 1", "look 3"]


@clause("ER-5.2", "ER-5.13", "ER-11.9")
def test_ebrung_and_two_cards_drawn_late_guard_the_central_castle() -> None:
    s = position(f"seat 0: hand {THREE} | lands A1 D3\nneutral_deck: ne_orc ne_witch\nseats: 2")
    play(s, "attack D4")
    close(s)
    assert asked(s) == (0, "commit")  # nothing to look at
    play(s, "commit bk_abyss", "commit bk_abyss")
    assert view(s)["zones"]["neutral_deck"]["count"] == 2  # drawn when the attacker commits
    play(s, "commit bk_priest")
    assert view(s)["zones"]["neutral_deck"]["count"] == 0
    places = {card_at(s, place) for place in "NESWRC"}
    gone = set(table(s, "neutral_discard")) | set(table(s, "dragons"))
    assert {"ne_ebrung", "ne_orc", "ne_witch"} <= places | gone


@clause("ER-5.3", "ER-5.17", "ER-5.21", "ER-5.22", "ER-5.23", "ER-19.9")
def test_a_rival_defends_with_three_cards_committed_first_and_face_down() -> None:
    s = position(f"""
        seat 0: hand {THREE} bk_herald | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite*2 sn_frost sn_raider | lands G1 F1
    """)
    play(s, "attack F1")
    close(s)
    assert asked(s) == (1, "commit")
    listen(s)
    play(s, "commit sn_elite", "commit sn_frost", "commit sn_raider")
    assert hand(s, 1) == ["sn_elite"]
    assert asked(s) == (0, "commit")
    assert view(s, 0)["battle"]["defence"] == {"count": 3, "cards": []}
    assert names(view(s, 1)["battle"]["defence"]) == ["sn_elite", "sn_frost", "sn_raider"]
    assert {event["args"]["card"] for event in heard(s, 0, "commits")} == {None}
    play(s, "commit bk_abyss", "commit bk_abyss")
    assert names(view(s, 1)["battle"]["attack"]) == []
    play(s, "commit bk_priest")
    assert view(s)["battle"]["places"] != []


@clause("ER-5.4", "ER-14.5", "ER-14.4")
def test_treasures_and_actions_may_be_played_before_the_battle() -> None:
    s = position(f"""
        seat 0: hand {THREE} | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite | treasures ne_treasure | lands G1 F1
    """)
    play(s, "attack F1")
    assert window(s) == "pre_battle"
    play(turn_to(s, 1), "exchange")
    assert count(s, "hand", 1) == 3
    close(s)
    assert asked(s) == (1, "commit")  # the cards drawn serve in the defence


@clause("ER-5.14", "ER-5.15")
def test_new_squads_are_dealt_when_none_is_left() -> None:
    s = position(f"""
        seat 0: hand {THREE}
        seats: 3
        neutral_deck: ne_orc*2 ne_troll*2
        neutral_discard: ne_golem*2 ne_fire*2 ne_harpy*2 ne_witch*2
        squads: - | -
    """)
    listen(s)
    play(s, "attack a2")
    assert window(s) == "pre_battle"
    assert [squad["count"] for squad in view(s)["squads"]] == [3, 3, 3, 3]
    assert view(s)["zones"]["neutral_discard"]["count"] == 0
    assert [event["args"] for event in heard(s, None, "squads")] == [{"n": 4}]


@clause("ER-5.16", "ER-5.28", "ER-8.8")
def test_the_attacker_names_a_rival_who_plays_the_neutrals() -> None:
    s = position(
        "seats: 3\nseat 0: hand bk_herald*2 bk_priest | lands a1 a2\nseat 1: hand sn_elite\n"
        "seat 2: hand fo_stag\nsquads: ne_bandit ne_orc*2"
    )
    play(s, "attack a3")
    close(s)
    play(s, "fight 1")
    assert asked(s) == (0, "neutrals")
    assert actions(s) == ["name 1", "name 2"]
    play(s, "name 2")
    lay_out(s, "N bk_herald | E ne_bandit | S bk_herald | W ne_orc | R bk_priest | C ne_orc")
    fight(s)
    close(s)
    assert asked(s) == (2, "strike")  # the bandit chooses between two warriors of seat 0
    assert view(s)["battle"]["neutrals"] == 2
    assert names(view(s, 2)["players"][0]["zones"]["hand"]) == []


@clause("ER-5.16")
def test_with_one_rival_he_plays_the_neutrals() -> None:
    s = attacking()
    play(s, "fight 1")
    assert asked(s) == (0, "commit")
    assert view(s)["battle"]["neutrals"] == 1


@clause("ER-5.18")
def test_with_fewer_than_three_cards_the_land_is_given_up() -> None:
    s = position(f"""
        seat 0: hand {THREE} | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite*2 | lands G1 F1
    """)
    close(play(s, "attack F1"))
    assert owner(s, "F1") == 0
    assert window(s) == "turn_end"
    assert count(s, "hand", 1) == 2


@clause("ER-5.19", "ER-5.20", "ER-11.3")
def test_a_castle_is_defended_by_its_dragon_and_two_cards_drawn_if_missing() -> None:
    s = position(f"""
        seat 0: hand {THREE} | lands A1 B1 C1 D1 E1 F1
        seat 1: hand sn_elite | lands G1
    """)
    play(s, "attack G1")
    close(s)
    assert asked(s) == (1, "commit")
    assert count(s, "hand", 1) == 2
    assert refused(s, "give-up") == "ER-5.19"
    assert names(view(s, 0)["battle"]["defence"]) == ["sn_yorheim"]
    committing(s, [card.split()[1] for card in actions(s, "commit")] * 2)
    assert asked(s) == (0, "commit")
    assert count(s, "hand", 1) == 0


@clause("ER-5.24", "ER-13.13", "ER-14.8", "ER-16.2")
def test_nothing_can_be_played_between_the_window_and_the_reveal() -> None:
    s = position(f"""
        seat 0: hand {THREE} bk_herald | lands A1 B1 C1 D1 E1 | treasures ne_treasure
        seat 1: hand sn_elite*2 sn_frost | lands G1 F1 | treasures ne_treasure
    """)
    play(s, "attack F1")
    seen = []
    while not view(s)["battle"]["places"]:
        seen.append((window(s), {text.split()[0] for text in actions(s)}))
        play(s, "pass" if "pass" in actions(s) else actions(s)[0])
    assert [names for opened, names in seen if opened is None] == [
        {"commit", "give-up"}, {"commit"}, {"commit"}, {"commit"}, {"commit"}, {"commit"},
    ]  # fmt: skip
    assert seen[0][0] == "pre_battle"
    assert "exchange" in seen[0][1]
    finishing = set(actions(s))
    assert window(s) in ("reveal", None)
    assert "exchange" not in finishing


@clause("ER-5.25")
def test_a_protected_land_is_no_target_until_its_owners_next_turn() -> None:
    s = position(f"""
        seat 0: hand {THREE} | lands A1 B1 C1 D1 E1
        seat 1: people forest | hand fo_treeward | lands G1 F1 F2 G2
        active: 1
        phase: turn_end
    """)
    play(s, "declare fo_treeward")
    assert actions(s) == ["land F1", "land F2", "land G2"]  # never a castle
    play(s, "land F1", "pass")
    close(s)
    close(close(s))
    assert asked(s) == (0, "capture")
    assert refused(s, "attack F1") == "ER-5.25"
    assert refused(s, "attack G2") == "ER-3.9"  # not protected, not adjacent
    play(s, "skip")
    close(s)
    assert view(s)["active"] == 1
    assert not any(x["protected"] for x in view(s)["lands"])


@clause("ER-5.26", "ER-3.20")
def test_an_attack_lapses_when_the_attacker_has_too_few_cards_left() -> None:
    s = position("""
        seat 0: people forest | hand fo_stag fo_pathfinder fo_sniper | deck
        seat 1: hand sn_elite
        squads: ne_orc*2 ne_troll
    """)
    play(s, "attack B1")
    declare(s, 0, "fo_pathfinder", "squad 1")
    assert count(s, "hand", 0) == 2
    listen(s)
    close(s)
    assert window(s) == "turn_end"
    assert count(s, "hand", 0) == 2
    assert [event["key"] for event in heard(s)][:1] == ["lapses"]
    assert owner(s, "B1") is None


@clause("ER-5.27")
def test_nothing_in_the_pre_battle_window_changes_the_target() -> None:
    hands = {"black": "bk_shiarra bk_herald", "high": "hi_xaranta hi_lairiel"}
    for people, kept in hands.items():
        more = {"black": "bk_guard_darn*2 bk_initiate", "high": "hi_dawn*2 hi_law"}[people]
        s = position(f"""
            seat 0: people {people} | hand {kept} {more} | lands A1 B1 C1 D1 E1 E2 | \
artifacts ar_map ar_rune ar_seal ar_shard
            seat 1: hand sn_eyriven sn_raider | lands G1 F1 F2 G2
            phase: after_discard
        """)
        close(s)
        play(s, "attack F1")
        for _ in range(2):
            assert window(s) == "pre_battle"
            assert actions(s, "declare") == []
            play(s, "pass")


@clause("ER-5.28")
def test_the_neutrals_keep_their_player_in_a_replay() -> None:
    layout = "N ne_orc | E fo_stag | S fo_dancer | W ne_golem | R fo_sniper | C ne_troll"
    s = battle(layout, "fo_miraita", "sn_elite", ("forest", "snow"))
    play(s, "pass")
    declare(s, 0, "fo_miraita")
    assert view(s)["battle"]["neutrals"] == 1
    assert view(s)["battle"]["round"] == 0
    assert discard(s, 0) == ["fo_miraita"]
    assert GAME.seat(s) >= 0
