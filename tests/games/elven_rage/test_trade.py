"""Treasures, Artifacts and trade: chapters 14 to 16."""

from tests.clause import clause
from tests.games.elven_rage.table import (
    GAME,
    ElvenState,
    actions,
    arrange,
    asked,
    battle,
    cards,
    close,
    count,
    declare,
    heard,
    listen,
    names,
    owner,
    play,
    position,
    question,
    refused,
    table,
    turn_to,
    until,
    view,
    window,
)


def trading(facts: str = "") -> ElvenState:
    """Seat 0 owns two Artifacts and a Treasure, seat 1 the like."""
    return position(f"""
        seat 0: hand bk_herald | artifacts ar_rune ar_eye | treasures ne_treasure
        seat 1: hand sn_elite | artifacts ar_net ar_cup | treasures ne_treasure*2
        phase: turn_end
        {facts}
    """)


@clause("ER-14.1")
def test_treasures_come_from_the_neutral_deck_only() -> None:
    table_ = GAME.table
    assert [table_.ids[kind] for kind in range(len(table_.ids)) if table_.is_treasure[kind]] == [
        "ne_treasure"
    ]
    assert table_.family[table_.treasure] == 1
    assert table_.copies[table_.treasure] == 6


@clause("ER-14.2", "ER-19.12")
def test_treasures_lie_open_and_unlimited_outside_the_hand() -> None:
    s = position("seat 0: treasures ne_treasure*6 | hand bk_herald*2 bk_abyss*2 bk_janira")
    assert names(view(s, 1)["players"][0]["zones"]["treasures"]) == ["ne_treasure"] * 6
    assert count(s, "hand", 0) == 5


@clause("ER-14.3", "ER-14.6", "ER-14.7", "ER-14.9")
def test_a_treasure_buys_two_cards_and_goes_to_the_neutral_discard() -> None:
    s = position("""
        seat 0: hand bk_herald*2 bk_abyss*2 | treasures ne_treasure
        seat 1: hand sn_elite | artifacts ar_null
        phase: turn_end
    """)
    play(s, "exchange")
    assert asked(s) == (0, "discard")  # at once, and nobody was asked for a reply
    assert count(s, "hand", 0) == 6
    play(s, "discard bk_abyss")
    assert count(s, "treasures", 0) == 0
    assert table(s, "neutral_discard") == ["ne_treasure"]
    assert window(s) == "turn_end"
    assert GAME.seat(s) == 0  # the asking starts again


@clause("ER-14.4")
def test_a_treasure_may_be_exchanged_in_anybodys_turn_outside_battle() -> None:
    for phase in ("turn_start", "after_discard", "turn_end"):
        s = position(f"""
            seat 0: hand bk_herald | treasures ne_treasure
            seat 1: hand sn_elite
            active: 1
            phase: {phase}
        """)
        assert "exchange" in actions(turn_to(s, 0))


@clause("ER-14.8", "ER-16.2", "ER-16.1")
def test_in_battle_nothing_is_exchanged_or_traded_by_anybody() -> None:
    layout = "N ne_troll | E bk_herald | S ne_golem | W bk_herald | R ne_skeleton | C bk_abyss"
    s = battle(layout, "bk_spider", "sn_elite", fields=("treasures ne_treasure",
                                                       "treasures ne_treasure"))  # fmt: skip
    while view(s)["flags"]["battle"]:
        assert not actions(s, "exchange")
        assert not actions(s, "offer")
        assert refused(s, "exchange") == "ER-14.8"
        assert refused(s, "offer 1") == "ER-16.2"
        play(s, actions(s)[0])
    assert "exchange" in actions(s)
    assert "offer 1" in actions(s)


@clause("ER-14.9", "ER-12.16")
def test_an_exchange_is_no_reply() -> None:
    s = position("""
        seat 0: hand bk_abyss | lands A1 B1
        seat 1: hand sn_elite | treasures ne_treasure
        phase: turn_end
    """)
    play(s, "declare bk_abyss")
    assert actions(s) == ["pass"]


@clause("ER-15.2", "ER-15.3", "ER-15.6")
def test_an_artifact_is_used_at_its_time_without_a_price_and_never_returns() -> None:
    s = position("seat 0: hand bk_herald | artifacts ar_scroll ar_potion\nphase: turn_end")
    assert refused(s, "declare ar_potion") == "ER-15.2"
    declare(s, 0, "ar_scroll")
    assert count(s, "hand", 0) == 4
    assert table(s, "artifact_discard") == ["ar_scroll"]
    assert refused(s, "declare ar_scroll") == "ER-12.1"


@clause("ER-15.3", "ER-4.9")
def test_the_artifact_deck_is_never_refilled() -> None:
    s = position("""
        seat 0: people high | hand hi_lairiel | lands A1 B1 C1 D1 E1 D2
        artifact_deck:
        artifact_discard: ar_rune ar_eye
        phase: turn_end
    """)
    assert refused(s, "declare hi_lairiel") == "ER-12.17"


@clause("ER-15.5")
def test_artifacts_are_unlimited_and_no_hand_cards() -> None:
    many = "ar_rune ar_potion ar_cloak ar_horn ar_scroll ar_eye ar_mirror ar_shard"
    s = position(f"seat 0: hand bk_herald*2 bk_abyss*2 bk_janira | artifacts {many}\n"
                 "phase: turn_start")  # fmt: skip
    close(s)
    assert count(s, "artifacts", 0) == 8
    assert GAME.prompt(s)["args"] == {"n": 1}  # only the Summon card is too much


@clause("ER-15.8", "ER-17.6", "ER-19.25")
def test_who_loses_his_home_castle_loses_his_artifacts_unseen() -> None:
    layout = "N sn_frost | E bk_guard_darn | S bk_velkor | W bk_janira | R sn_elite | C sn_yorheim"
    s = battle(layout, target="G1", fields=("", "lands G1 G2 D4 | artifacts ar_rune ar_eye"))
    listen(s)
    while view(s)["flags"]["battle"]:
        play(s, actions(s)[0])
    assert cards(s, "artifacts", 1) == []
    assert view(s)["players"][1]["alive"] is True
    assert table(s, "artifact_discard") == []
    assert [e["args"] for e in heard(s, 0, "loses-artifacts")] == [{"seat": 1, "n": 2}]


@clause("ER-15.8", "ER-17.6")
def test_who_loses_another_castle_keeps_his_artifacts() -> None:
    s = position("""
        seat 0: hand bk_guard_darn bk_velkor bk_janira | lands A1 B1 C1 D1 D2 D3
        seat 1: hand sn_frost sn_elite | lands G1 D4 | artifacts ar_rune ar_eye
    """)
    play(s, "attack D4")
    close(s)
    play(s, "commit sn_frost", "commit sn_elite")
    arrange(s, [0, 1, 2, 4, 5, 3])  # Ebrung lies in Critical
    play(s, "commit bk_guard_darn", "commit bk_velkor", "commit bk_janira")
    while view(s)["flags"]["battle"]:
        play(s, actions(s)[0])
    assert owner(s, "D4") == 0
    assert cards(s, "artifacts", 1) == ["ar_eye", "ar_rune"]


@clause("ER-15.9", "ER-15.2")
def test_a_bystander_uses_artifacts_that_allow_any_battle() -> None:
    s = position("""
        seats: 3
        seat 0: hand bk_herald*2 bk_abyss | lands a1 a2
        seat 1: hand sn_elite | artifacts ar_net ar_potion
        seat 2: hand fo_stag
        squads: ne_orc ne_golem ne_troll
    """)
    play(s, "attack a3")
    close(s)
    play(s, "fight 1", "name 2", "commit bk_herald", "commit bk_herald", "commit bk_abyss")
    if question(s) == "swap":
        play(s, "pass")
    while GAME.seat(s) != 1:
        play(s, "pass")
    assert "declare ar_net" in actions(s)
    assert refused(s, "declare ar_potion") == "ER-12.12"


@clause("ER-15.10")
def test_an_artifact_may_be_answered_and_goes_to_the_artifact_discard() -> None:
    s = position("""
        seat 0: hand bk_herald | artifacts ar_scroll
        seat 1: people high | hand hi_law | lands G1 F1 F2
        phase: turn_end
    """)
    play(s, "declare ar_scroll", "declare hi_law")
    assert count(s, "hand", 0) == 1
    while question(s) == "reply":
        play(s, "pass")
    assert table(s, "artifact_discard") == ["ar_scroll"]
    assert count(s, "hand", 0) == 1


@clause("ER-16.1", "ER-16.3", "ER-16.7", "ER-16.8", "ER-16.9")
def test_an_offer_is_made_answered_and_carried_out_at_once() -> None:
    s = trading()
    play(s, "offer 1")
    assert actions(s) == ["give-treasures 0", "give-treasures 1"]
    play(s, "give-treasures 1")
    assert actions(s) == ["give-artifact ar_rune", "give-artifact ar_eye", "done"]
    play(s, "give-artifact ar_eye")
    play(s, "done")
    assert actions(s) == ["ask-treasures 0", "ask-treasures 1", "ask-treasures 2"]
    play(s, "ask-treasures 2")
    assert actions(s) == ["ask-artifacts 0", "ask-artifacts 1", "ask-artifacts 2"]
    play(s, "ask-artifacts 1")
    assert asked(s) == (1, "trade")
    assert actions(s) == ["accept", "refuse"]
    play(s, "accept")
    assert asked(s) == (1, "hand-over")
    assert actions(s) == ["hand-over ar_net", "hand-over ar_cup"]
    play(s, "hand-over ar_cup")
    assert cards(s, "artifacts", 0) == ["ar_cup", "ar_rune"]
    assert cards(s, "artifacts", 1) == ["ar_eye", "ar_net"]
    assert [count(s, "treasures", seat) for seat in (0, 1)] == [2, 1]


@clause("ER-16.3", "ER-16.4", "ER-16.12")
def test_a_gift_is_a_trade_and_binds_nobody_to_anything() -> None:
    s = trading()
    play(s, "offer 1", "give-treasures 1", "done", "ask-treasures 0", "ask-artifacts 0", "accept")
    assert [count(s, "treasures", seat) for seat in (0, 1)] == [0, 3]
    assert asked(s) == (0, "window")  # nothing else is agreed


@clause("ER-16.5", "ER-16.8")
def test_only_treasures_and_artifacts_are_traded_at_least_one_thing() -> None:
    assert {verb for verb in GAME.verbs if verb.startswith(("give", "ask"))} == {
        "give-treasures", "give-artifact", "give-up", "ask-treasures", "ask-artifacts"
    }  # fmt: skip
    s = trading()
    play(s, "offer 1", "give-treasures 0", "done", "ask-treasures 0")
    assert actions(s) == ["ask-artifacts 1", "ask-artifacts 2"]
    s = position("seat 0: hand bk_herald\nseat 1: hand sn_elite\nphase: turn_end")
    assert actions(s, "offer") == []  # nobody holds anything


@clause("ER-16.6", "ER-19.23", "ER-19.16", "ER-19.21")
def test_numbers_are_public_the_artifacts_only_to_the_parties() -> None:
    s = listen(trading("seats: 3"))
    play(s, "offer 1", "give-treasures 0", "give-artifact ar_eye", "done")
    assert view(s, 2)["offer"] is None  # not made yet
    assert view(s, 1)["offer"] is None
    play(s, "ask-treasures 1", "ask-artifacts 0")
    shown = view(s, 1)["offer"]
    assert shown["artifacts"] == {"count": 1, "cards": []}
    assert shown["asked_treasures"] == 1
    assert names(view(s, 0)["offer"]["artifacts"]) == ["ar_eye"]
    play(s, "accept")
    assert "ar_eye" in cards(s, "artifacts", 1)
    handed = [heard(s, seat, "hands-over")[0]["args"]["card"] for seat in (0, 1, 2)]
    assert handed == ["ar_eye", "ar_eye", None]
    assert heard(s, 2, "offers")[0]["args"] == {
        "seat": 0, "rival": 1, "treasures": 0, "artifacts": 1,
        "asked_treasures": 1, "asked_artifacts": 0,
    }  # fmt: skip
    assert "ar_eye" not in names(view(s, 0)["players"][1]["zones"]["artifacts"])


@clause("ER-16.10", "ER-16.11", "ER-16.7")
def test_two_offers_a_turn_and_after_a_refusal_the_offerer_is_asked_again() -> None:
    s = trading()
    for _ in range(2):
        assert "offer 1" in actions(s)
        play(s, "offer 1", "give-treasures 1", "done", "ask-treasures 0", "ask-artifacts 0")
        play(s, "refuse")
        assert asked(s) == (0, "window")
    assert refused(s, "offer 1") == "ER-16.10"
    assert count(s, "treasures", 0) == 1
    close(s)
    assert "offer 1" in actions(turn_to(s, 0))  # a new turn


@clause("ER-16.11", "ER-17.2")
def test_a_trade_starts_the_asking_again_and_cannot_be_answered() -> None:
    s = position("""
        seat 0: hand bk_herald | treasures ne_treasure
        seat 1: hand sn_elite | artifacts ar_null
        phase: turn_end
    """)
    play(turn_to(s, 1), "offer 0", "done", "ask-treasures 1")
    assert asked(s) == (0, "trade")
    play(s, "accept")
    assert asked(s) == (0, "window")  # with the active player again
    assert count(s, "treasures", 1) == 1
    until(s, 1, "window")


@clause("ER-16.8")
def test_the_offerer_must_hold_what_he_gives_and_the_rival_what_is_asked() -> None:
    s = position("""
        seat 0: hand bk_herald | treasures ne_treasure
        seat 1: hand sn_elite
        phase: turn_end
    """)
    play(s, "offer 1")
    assert actions(s) == ["give-treasures 1"]  # the only thing anybody holds
    assert refused(s, "give-treasures 2") != ""
    play(s, "give-treasures 1")
    assert asked(s) == (1, "trade")
