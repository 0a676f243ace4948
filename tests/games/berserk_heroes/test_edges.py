"""Where clauses meet: the turn's edge, declined choices, parts that go different ways, orders."""

from tests.clause import clause
from tests.games.berserk_heroes.table import (
    asked,
    card,
    coins,
    do,
    grave,
    hand,
    in_play,
    legal,
    on,
    on_extra,
    seat,
    view,
    wounds,
)

# The turn's edge: BH-R101.


@clause("BH-9.9", "BH-8.7")
def test_what_triggered_while_cards_opened_has_triggered_this_turn() -> None:
    """Sharp Eye draws as it opens in Restoration, and not again when it opens later that turn."""
    s = do(on_extra("", "play sharp_eye! | hand jolt*2"), "end")
    assert len(hand(s, 1)) == 2 + 1 + 1  # the opening, and the card of the turn
    do(s, "play jolt")  # closes the open card
    n = len(hand(s, 1))
    do(s, "play jolt")  # and opens it again; a spell of its player draws once (the first did)
    assert len(hand(s, 1)) == n - 1


@clause("BH-9.9", "BH-8.7")
def test_what_triggered_last_turn_triggers_while_cards_open() -> None:
    s = do(on_extra("hand jolt", "play sharp_eye!"), "play jolt")
    assert len(hand(s, 1)) == 1
    do(s, "end")
    assert len(hand(s, 1)) == 3  # the card of the turn, and the opening of the new turn


@clause("BH-8.28", "BH-9.11")
def test_what_comes_before_restoration_has_come_this_turn() -> None:
    """The splint goes as the turn begins, the Hatchery dies, the Parrot may not attack."""
    s = do(on_extra("hand splint | play hatchery-2"), "play splint", "end")
    assert in_play(s, "hatchery") == 1
    do(s, "end")
    assert (in_play(s, "hatchery"), in_play(s, "parrot")) == (0, 1)
    assert "attack parrot" not in legal(s)


@clause("BH-17.2", "BH-8.7")
def test_armour_counts_anew_from_the_beginning_of_a_turn() -> None:
    s = on("play raider pilot", "play shellback")
    do(s, "attack raider", "strike shellback")
    assert wounds(s, "shellback") == 3 - 2
    do(s, "attack pilot", "strike shellback")
    assert wounds(s, "shellback") == 1 + 2  # nothing left of the armour in this turn
    s = do(on("play raider pilot", "play shellback"), "attack raider", "strike shellback")
    do(s, "end", "attack shellback", "strike pilot")
    assert wounds(s, "shellback") == 1  # the return strike of 2 is ignored


@clause("BH-17.2", "BH-8.28", "BH-8.7")
def test_armour_counts_anew_before_restoration_and_is_not_renewed_by_it() -> None:
    """The splint goes as the turn begins, and the dying Mine shoots."""
    s = on_extra("hand splint | play mine-2 raider pilot", "play shellback")
    do(s, "play splint", "pick mine", "end")
    assert in_play(s, "mine") == 1
    do(s, "attack shellback", "strike pilot", "done")
    assert wounds(s, "shellback") == 0  # the armour of this turn is spent
    do(s, "end")
    assert in_play(s, "mine") == 0
    assert wounds(s, "shellback") == 0  # its shot of 2 met the armour of the new turn
    do(s, "attack raider", "strike shellback")
    assert wounds(s, "shellback") == 3  # Restoration has not renewed it


# Declined choices.


@clause("BH-9.19")
def test_up_to_one_declined_leaves_the_next_choice() -> None:
    s = do(on_extra("hand twofold", "play raider pilot"), "play twofold", "done")
    assert asked(s) == "pick"
    do(s, "pick raider", "pick pilot")
    assert card(s, "raider")["stunned"]
    assert card(s, "pilot")["stunned"]


@clause("BH-9.19")
def test_declining_one_of_up_to_two_ends_that_choice() -> None:
    s = do(on_extra("hand twofold", "play raider pilot jarl"), "play twofold", "pick raider")
    assert "pick raider" not in legal(s)  # another
    assert (wounds(s, "raider"), asked(s)) == (0, "pick")
    do(s, "done")
    assert (wounds(s, "raider"), asked(s)) == (1, "main")
    assert not any("stunned" in card(s, name) for name in ("raider", "pilot", "jarl"))


# Parts that go different ways: BH-R102.


@clause("BH-20.7", "BH-21.12")
def test_the_death_of_a_placed_part_is_not_executed() -> None:
    s = on_extra("hand scuttle | coins 1 | play iron_crab+stray_hull+black_box keener")
    do(s, "play scuttle", "pick iron_crab", "order black_box.1 any")
    assert wounds(s, "wormwood") == 3  # the Black Box alone
    assert coins(s, 0) == (1, 1)  # one creature has died
    assert set(grave(s, 0)) == {"black_box", "iron_crab", "scuttle"}


@clause("BH-20.7", "BH-21.12", "BH-21.16")
def test_under_a_placed_card_the_parts_have_their_own_death() -> None:
    s = on_extra("hand scuttle | coins 1 | play stray_hull+black_box keener")
    do(s, "play scuttle", "pick stray_hull")
    assert wounds(s, "wormwood") == 3
    assert coins(s, 0) == (0, 1)  # the combined card has not died
    assert "stray_hull" not in grave(s, 0)


# D17.


def places(s_view: object) -> list[tuple[str, int]]:
    assert isinstance(s_view, dict)
    return [(c["card"], c["place"]) for c in s_view["cards"]]


@clause("BH-18.21", "BH-20.6", "BH-24.15")
def test_several_cards_for_one_place_go_in_the_order_their_player_says() -> None:
    """Also the parts of one combined card."""
    s = on("hand quagmire", "play glass_golem+mortar", heroes="slime granite")
    do(s, "play quagmire")
    assert (asked(s), seat(s), set(legal(s))) == ("put", 0, {"put glass_golem", "put mortar"})
    do(s, "put mortar")
    deck = view(s, 1)["players"][1]["zones"]["deck"]
    assert places(deck) == [("mortar", -2), ("glass_golem", -1)]


@clause("BH-18.21", "BH-5.5")
def test_each_deck_gets_its_own_cards_in_order() -> None:
    s = on_extra("hand shipwreck | play raider jarl", "play pilot sprout*2")
    do(s, "play shipwreck")
    assert (asked(s), seat(s), set(legal(s))) == ("put", 0, {"put pilot", "put sprout"})
    do(s, "put sprout")
    assert set(legal(s)) == {"put pilot", "put sprout"}
    do(s, "put pilot")
    assert (asked(s), seat(s), set(legal(s))) == ("put", 0, {"put jarl", "put raider"})
    do(s, "put raider")
    decks = [view(s, 0)["players"][who]["zones"]["deck"] for who in (0, 1)]
    assert places(decks[0]) == [("jarl", 1), ("raider", 2)]
    assert places(decks[1]) == [("sprout", 1), ("pilot", 2), ("sprout", 3)]


@clause("BH-18.21")
def test_cards_that_are_alike_need_no_order() -> None:
    s = do(on_extra("hand shipwreck", "play sprout*3"), "play shipwreck")
    assert asked(s) == "main"
    assert [c["place"] for c in view(s, 0)["players"][1]["zones"]["deck"]["cards"]] == [1, 2, 3]


# Filters: table 6.4.


def winnowed(mode: int, own: str, foe: str) -> dict[str, int]:
    s = do(on_extra(f"hand winnow | {own}", foe), "play winnow", f"mode {mode}")
    found = [c for who in (0, 1) for c in view(s, who)["players"][who]["zones"]["play"]["cards"]]
    return {c["card"]: c.get("wounds", 0) for c in found}


@clause("BH-3.3")
def test_a_filter_by_elements_takes_any_of_them() -> None:
    hit = winnowed(1, "play fen_healer raider", "play sprout iron_crab")
    assert {name for name, n in hit.items() if n} == {"fen_healer", "sprout"}


@clause("BH-20.14")
def test_a_filter_by_what_a_creature_is_not() -> None:
    hit = winnowed(2, "play fen_healer raider", "play glass_golem jarl")
    assert {name for name, n in hit.items() if n} == {"fen_healer", "jarl"}


@clause("BH-1.5", "BH-1.6")
def test_a_filter_by_owner_is_not_one_by_controller() -> None:
    hit = winnowed(3, "play jarl sprout'", "play granite_giant fen_healer'")
    assert {name for name, n in hit.items() if n} == {"sprout", "granite_giant"}


@clause("BH-13.3")
def test_a_filter_by_wounds() -> None:
    hit = winnowed(4, "play jarl-1 granite_giant-3", "play raider sprout-2")
    assert hit == {"alder": 0, "wormwood": 0, "jarl": 2, "granite_giant": 3, "raider": 0}


@clause("BH-14.17")
def test_a_static_ability_follows_wounds() -> None:
    s = on_extra("play old_scars jarl-1", "hand winnow", more="active: 1")
    assert card(s, "jarl")["strike"] == 4
    do(s, "play winnow", "mode 4")
    assert card(s, "jarl")["strike"] == 9


@clause("BH-2.11", "BH-18.4")
def test_a_filter_reads_the_subtype_of_a_spell() -> None:
    s = on_extra("hand scholar | deck quagmire hollow_words splint jarl*3")
    do(s, "play scholar")
    assert legal(s) == ["take hollow_words"]


@clause("BH-3.3", "BH-18.4")
def test_a_card_of_a_deck_is_read_by_element_and_class() -> None:
    s = on_extra("hand sorter | deck fen_healer poison_ray sprout raider night_smuggler")
    do(s, "play sorter")
    assert set(legal(s)) == {"done", "take fen_healer", "take poison_ray"}


@clause("BH-24.11")
def test_up_to_is_asked_of_a_deck_in_which_nothing_fits() -> None:
    s = do(on_extra("hand sorter | deck raider*3"), "play sorter")
    assert (asked(s), legal(s)) == ("take", ["done"])
    s = do(on_extra("hand sorter | deck"), "play sorter")
    assert asked(s) == "main"


# The face turned down.


@clause("BH-24.9", "BH-19.14")
def test_the_controller_reads_the_face_turned_down_though_nobody_else_can_use_it() -> None:
    s = on("play raider?")
    face = view(s, 0)["players"][0]["zones"]["play"]["cards"][1]
    assert (face["card"], face["strike"], face["keywords"]) == ("raider", 3, ["rush"])
    back = view(s, 1)["players"][0]["zones"]["play"]["cards"][1]
    assert back["card"] is None
    assert not {"strike", "keywords", "lives"} & set(back)
