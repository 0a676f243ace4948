"""Hidden information: chapter 19."""

import json

import pytest

from koloda.kernel.playout import Chooser
from koloda.kernel.setup import Setup
from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    actions,
    asked,
    battle,
    cards,
    close,
    count,
    declare,
    discard,
    hand,
    heard,
    listen,
    names,
    play,
    position,
    start,
    table,
    turn_to,
    view,
    window,
)


@clause("ER-19.1")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    s = position("seat 0: hand bk_herald bk_abyss\nphase: turn_end")
    assert hand(s, 0) == ["bk_abyss", "bk_herald"]
    for seat in (None, 1):
        assert view(s, seat)["players"][0]["zones"]["hand"] == {"count": 2, "cards": []}


@clause("ER-19.2")
def test_decks_show_their_size_alone() -> None:
    s = start(3)
    for seat in (None, 0, 1, 2):
        shown = view(s, seat)
        decks = [player["zones"]["deck"] for player in shown["players"]]
        decks += [shown["zones"]["neutral_deck"], shown["zones"]["artifact_deck"]]
        assert all(deck["cards"] == [] and deck["count"] > 0 for deck in decks)


@clause("ER-19.3")
def test_discard_piles_are_public_in_their_order() -> None:
    s = position("seat 0: discard bk_herald bk_abyss bk_janira\n"
                 "neutral_discard: ne_orc ne_troll")  # fmt: skip
    assert discard(s, 0) == ["bk_herald", "bk_abyss", "bk_janira"]
    shown = view(s, 1)["zones"]["neutral_discard"]["cards"]
    assert [card["card"] for card in shown] == ["ne_orc", "ne_troll"]


@clause("ER-19.4", "ER-19.15", "ER-19.21")
def test_a_goal_seen_by_a_look_stays_until_its_owner_may_have_changed_it() -> None:
    s = position("""
        seats: 3
        seat 0: hand bk_herald | artifacts ar_eye
        seat 1: hand sn_elite | goal go_gold | artifacts ar_mirror
        seat 2: goal go_realm
        phase: turn_end
    """)
    listen(s)
    play(s, "declare ar_eye")
    assert actions(s) == ["rival 1", "rival 2"]
    play(s, "rival 1")
    while asked(s)[1] == "reply":
        play(s, "pass")
    assert view(s, 0)["players"][1]["goal"] == "go_gold"
    assert view(s, 2)["players"][1]["goal"] is None
    assert len(heard(s, 0, "sees-goal")) == 1
    assert heard(s, 2, "sees-goal") == []
    close(s)
    declare(s, 1, "ar_mirror")
    assert asked(s) == (1, "goal")
    assert view(s, 0)["players"][1]["goal"] is None
    assert view(s, 0)["players"][1]["former_goal"] == "go_gold"
    play(s, "keep go_gold")  # the looker does not learn which one was kept
    assert view(s, 0)["players"][1]["goal"] is None
    assert heard(s, 0, "keeps-goal")[0]["args"]["card"] is None


@clause("ER-19.6")
def test_artifacts_are_counted_by_all_and_seen_by_their_owner() -> None:
    s = position("seat 0: hand bk_herald | artifacts ar_rune ar_scroll\nphase: turn_end")
    assert cards(s, "artifacts", 0) == ["ar_rune", "ar_scroll"]
    assert view(s, 1)["players"][0]["zones"]["artifacts"] == {"count": 2, "cards": []}
    declare(s, 0, "ar_scroll")
    assert table(s, "artifact_discard") == ["ar_scroll"]


@clause("ER-19.7", "ER-19.15")
def test_a_look_at_a_squad_lasts_as_long_as_the_squad() -> None:
    s = position("""
        seat 0: people snow | hand sn_sentinel
        seat 1: people black | hand bk_herald
        squads: ne_orc ne_troll! ne_goblin | ne_golem*2 ne_fire
        phase: turn_end
    """)
    declare(s, 0, "sn_sentinel", "squad 1")
    close(close(s))
    assert names(view(s, 0)["squads"][0]) == ["ne_goblin", "ne_orc", "ne_troll"]
    assert names(view(s, 1)["squads"][0]) == ["ne_troll"]
    assert names(view(s, 0)["squads"][1]) == []


@clause("ER-19.10")
def test_nobody_knows_the_layout_before_the_reveal() -> None:
    s = position("""
        seat 0: hand bk_abyss*2 bk_herald | lands A1 B1 C1 D1 E1
        seat 1: hand sn_elite*2 sn_frost | lands G1 F1
    """)
    play(s, "attack F1")
    close(s)
    play(s, "commit sn_elite", "commit sn_elite", "commit sn_frost", "commit bk_abyss")
    for seat in (None, 0, 1):
        assert view(s, seat)["battle"]["places"] == []
    twins = {tuple(GAME.resample(s, 0, seed).defence_cards) for seed in range(20)}
    assert len(twins) > 1  # the attacker's bots deal the defence anew


@clause("ER-19.11", "ER-19.9", "ER-20.4")
def test_the_six_gathered_for_a_replay_stay_open_but_not_what_replaces_them() -> None:
    layout = "N hi_dawn | E fo_pathfinder | S hi_law | W fo_dancer | R fo_thicket | C hi_archer"
    s = battle(layout, "fo_miraita fo_treeward", "hi_spear hi_healer", ("forest", "high"))
    play(s, "pass")
    declare(s, 0, "fo_thicket", "at N", "at E")
    declare(s, 1, "hi_spear")
    declare(s, 1, "hi_archer", "at W")
    declare(s, 0, "fo_miraita")
    assert asked(s) == (0, "replace")
    play(s, "replace fo_treeward")
    assert asked(s) == (1, "replace")
    for seat in (None, 1):
        assert names(view(s, seat)["battle"]["attack"]) == ["fo_dancer", "fo_pathfinder"]
        assert names(view(s, seat)["battle"]["defence"]) == ["hi_dawn", "hi_law"]
    assert names(view(s, 0)["battle"]["attack"]) == ["fo_dancer", "fo_pathfinder", "fo_treeward"]
    twins = [GAME.resample(s, 1, seed).attack_cards for seed in range(20)]
    assert {tuple(cards[:2]) for cards in twins} == {tuple(s.attack_cards[:2])}
    assert len({cards[2] for cards in twins}) > 1


@clause("ER-19.12")
def test_dragons_tokens_and_towers_are_public() -> None:
    s = position("seat 0: lands A1 B1\ntowers: B1")
    assert table(s, "dragons") == ["bk_morvag", "ne_ebrung", "sn_yorheim"]
    assert next(x for x in view(s, None)["lands"] if x["land"] == "B1")["feature"] == "tower"


@clause("ER-19.13")
def test_cards_drawn_are_seen_by_who_draws() -> None:
    s = position("seat 0: hand bk_abyss | lands A1 B1\nphase: turn_end")
    listen(s)
    declare(s, 0, "bk_abyss")
    assert None not in [e["args"]["card"] for e in heard(s, 0, "draws")]
    assert [e["args"]["card"] for e in heard(s, 1, "draws")] == [None, None]
    assert [e["args"]["card"] for e in heard(s, None, "draws")] == [None, None]


@clause("ER-19.14", "ER-19.22")
@pytest.mark.parametrize("held", ["bk_abyss", "bk_guard_darn"])
def test_a_pass_looks_the_same_whatever_the_player_held(held: str) -> None:
    s = position(f"""
        seats: 3
        seat 0: hand {held} | lands a1 a2
        seat 1: hand sn_elite
        phase: turn_end
    """)
    assert GAME.seat(s) == 0
    assert view(s, 1)["asked"] == view(s, None)["asked"] == []
    assert view(s, 0)["asked"] == [0]
    before = view(s, 2)
    listen(s)
    play(s, "pass")
    assert heard(s, 2) == []
    assert view(s, 2) == before  # nobody sees who has passed or who is asked
    play(s, "pass")
    assert view(s, 1) == {**view(s, 1), "asked": []}


@clause("ER-19.22", "ER-13.6")
def test_a_declaration_being_prepared_cannot_be_seen() -> None:
    s = position("""
        seats: 3
        seat 0: hand bk_herald | artifacts ar_eye | lands a1
        seat 1: hand sn_elite
        seat 2: hand fo_stag
        phase: turn_end
    """)
    before = [view(s, seat) for seat in (None, 1, 2)]
    play(s, "declare bk_herald")
    assert asked(s) == (0, "target")
    assert [view(s, seat) for seat in (None, 1, 2)] == before
    play(GAME.resample(s, 0, 1), "rival 2")  # to himself it has begun
    s2 = GAME.resample(s, 1, 1)
    assert GAME.prompt(s2)["key"] == "window"


@clause("ER-19.16")
def test_a_stolen_artifact_is_seen_by_both_owners_and_nobody_else() -> None:
    s = position("""
        seats: 3
        seat 0: hand bk_herald | artifacts ar_glove
        seat 1: artifacts ar_rune
        phase: turn_end
    """)
    listen(s)
    declare(s, 0, "ar_glove", "rival 1")
    assert cards(s, "artifacts", 0) == ["ar_rune"]
    assert [heard(s, seat, "steals-artifact")[0]["args"]["card"] for seat in (0, 1, 2)] == [
        "ar_rune", "ar_rune", None
    ]  # fmt: skip


@clause("ER-19.17")
def test_a_spectator_and_an_eliminated_player_see_what_is_public() -> None:
    s = position("""
        seats: 3
        seat 0: hand bk_herald | goal go_gold
        seat 1: lands | deck
        seat 2: hand fo_stag | artifacts ar_rune
        out: 2
        phase: turn_end
    """)
    spectator = view(s, None)
    assert {**view(s, 1), "seat": None} == spectator
    assert "bk_herald" not in json.dumps(spectator)
    assert "ar_rune" not in json.dumps(spectator)
    assert "go_gold" not in json.dumps(spectator)


@clause("ER-19.23", "ER-16.10", "ER-19.22")
def test_all_see_how_many_offers_were_made_but_not_one_being_put_together() -> None:
    s = position("""
        seat 0: hand bk_herald | treasures ne_treasure*2
        seat 1: hand sn_elite
        phase: turn_end
    """)
    play(s, "offer 1")
    assert [view(s, seat)["players"][0]["offers"] for seat in (None, 0, 1)] == [0, 1, 0]
    play(s, "give-treasures 1")
    assert [view(s, seat)["players"][0]["offers"] for seat in (None, 0, 1)] == [1, 1, 1]
    play(s, "refuse", "offer 1")
    assert [view(s, seat)["players"][0]["offers"] for seat in (None, 0, 1)] == [1, 2, 1]


@clause("ER-19.11", "ER-19.19")
def test_all_see_further_turns_of_a_card_and_further_capture_phases() -> None:
    layout = "N sn_elite | E fo_pathfinder | S sn_raider | W fo_stag | R sn_frost | C fo_thicket"
    s = battle(layout, "fo_dancer", "sn_shield", ("forest", "snow"))
    close(s)
    while view(s)["battle"]["acting"] not in ("E", "W"):
        play(s, actions(s)[0])
    place = "NESW".index(view(s)["battle"]["acting"])
    assert view(s, None)["battle"]["places"][place]["again"] == 0
    declare(s, 0, "fo_dancer")
    assert view(s, None)["battle"]["places"][place]["again"] == 1
    s = position("""
        seat 0: people snow | hand sn_eyriven sn_elite*2 sn_frost | lands A1 B1 C1 D1 E1 E2
        seat 1: people black | lands G1 F1
    """)
    close(play(s, "attack F1"))
    assert view(s)["numbers"]["captures"] == 0
    declare(s, 0, "sn_eyriven")
    assert view(s)["numbers"]["captures"] == 1


@clause("ER-19.19")
def test_a_declaration_names_its_targets_to_all() -> None:
    layout = "N sn_elite | E bk_guard_darn | S sn_raider | W bk_janira | R sn_frost | C bk_abyss"
    s = listen(battle(layout, attacker="bk_initiate"))
    play(turn_to(s, 0), "declare bk_initiate", "at W", "side right")
    for seat in (None, 1):
        event = heard(s, seat, "declares")[0]["args"]
        assert event == {"seat": 0, "card": "bk_initiate", "first": "bk_janira", "second": "right"}
        (declared,) = view(s, seat)["chain"]
        assert declared["aims"] == [{"place": "W", "card": "bk_janira"}, {"direction": "right"}]


@clause("ER-19.19")
def test_the_view_keeps_the_targets_of_every_declaration() -> None:
    seen = set()
    for seed in range(3):
        s, chooser = GAME.start(seed, Setup(2 + seed)), Chooser(seed)
        while options := GAME.options(s):
            if not s.chain:
                listen(s)
            GAME.apply(s, options[chooser.below(len(options))])
            declared = [list(event["args"].values()) for event in heard(s, None, "declares")]
            for link in view(s)["chain"] if s.chain else []:
                aims = [list(aim.values())[-1] for aim in link["aims"]]
                none = [None] * (2 - len(aims))
                assert [link["seat"], link["card"], *aims, *none] in declared
                seen |= {next(iter(aim)) for aim in link["aims"]}
    assert seen == {"place", "card", "land", "rival", "squad", "direction"}


@clause("ER-19.20", "ER-19.15")
def test_a_look_at_a_hand_is_a_snapshot_for_the_looker() -> None:
    s = position("""
        seats: 3
        seat 0: people high | hand hi_counsel | lands a1
        seat 1: hand sn_elite sn_frost
        seat 2: hand fo_stag
        phase: turn_end
    """)
    listen(s)
    declare(s, 0, "hi_counsel", "rival 1")
    assert sorted(e["args"]["card"] for e in heard(s, 0, "sees-hand")) == ["sn_elite", "sn_frost"]
    assert heard(s, 2, "sees-hand") == []
    assert view(s, 0)["players"][1]["zones"]["hand"] == {"count": 2, "cards": []}
    assert names(view(s, 0)["glimpse"]) == ["sn_elite", "sn_frost"]
    assert view(s, 1)["glimpse"] is None
    close(s)
    assert view(s, 0)["glimpse"] is None


@clause("ER-19.9", "ER-19.11", "ER-19.24")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("scenario", ["superiority", "dragon_lord"])
def test_no_view_names_a_card_its_seat_cannot_know(seats: int, scenario: str) -> None:
    s = GAME.start(seats, Setup(seats, {"scenario": scenario, "rounds": "4"}))
    chooser = Chooser(seats)
    while options := GAME.options(s):
        for seat in range(seats):
            twin = GAME.resample(s, seat, 5)
            assert GAME.observe(twin, seat) == GAME.observe(s, seat)
        GAME.apply(s, options[chooser.below(len(options))])
    assert view(s)["ending"] != ""
    hidden = [player["goal"] for player in view(s)["players"]]
    assert view(s)["ending"] == "goal" or hidden == [None] * seats
    assert window(s) is None
    assert count(s, "hand", 0) <= 5
