"""The card set: every card played, every keyword used, texts that say what the cards do."""

import re
from collections import Counter
from pathlib import Path

import pytest

from koloda.effects.text import LANGUAGES
from koloda.games.berserk_heroes import GAME
from koloda.games.berserk_heroes.cards import schema as c
from koloda.games.berserk_heroes.cards.build import build
from koloda.games.berserk_heroes.cards.decks import read_deck
from koloda.games.berserk_heroes.cards.vocabulary import INSTRUCTIONS, TRIGGERS
from koloda.games.berserk_heroes.faces.text import texts
from koloda.games.berserk_heroes.model import KEYWORDS
from koloda.games.berserk_heroes.rules.state import HeroesState
from koloda.kernel.errors import BadCard
from koloda.kernel.playout import Chooser
from tests.clause import clause
from tests.games.berserk_heroes.table import asked, cards, do, grave, heard, legal, on

CARDS = c.read_cards()
PLAYABLE = [card.id for card in CARDS if card.type != "hero" and not card.created]
HEROES = [card.id for card in CARDS if card.type == "hero"]
OWN = "play raider! iron_crab port_spy? | grave pilot jarl | deck jarl raider cuirass hawk"
FOE = "play duelist-1 jarl~1 cuirass glass_golem | hand pilot volley"


def finish(s: HeroesState) -> HeroesState:
    """Answer every question of the running action with its last option."""
    while GAME.seat(s) >= 0 and asked(s) != "main":
        GAME.apply(s, GAME.options(s)[-1])
    return s


@pytest.mark.parametrize("name", PLAYABLE)
def test_every_card_is_played(name: str) -> None:
    s = on(f"hand {name} deck_rat | {OWN}", FOE)
    finish(do(s, f"play {name}"))
    assert heard(s, "played")[0] == {"seat": 0, "card": name}
    card = next(card for card in CARDS if card.id == name)
    if card.type == "spell":
        assert (name in grave(s, 0)) != card.placed
    else:
        entered = [args["card"].partition("#")[0] for args in heard(s, "entered")]
        attached = [args["card"] for args in heard(s, "attached")]
        assert name in entered + attached


@pytest.mark.parametrize("name", HEROES)
def test_every_hero_uses_its_abilities(name: str) -> None:
    s = on(OWN, FOE, heroes=f"{name} wormwood")
    words = [action for action in legal(s) if action.startswith(f"use {name} ")]
    hero = next(card for card in CARDS if card.id == name)
    activated = [ability for ability in hero.abilities if isinstance(ability, c.Use)]
    assert len(words) == len(activated)
    for word in words:
        t = finish(do(s.clone(), word))
        assert GAME.seat(t) == 0


def test_created_cards_come_into_play() -> None:
    sources = {
        "parrot": "aviarist",
        "boat": "shipwright",
        "skeleton_sailor": "awakening",
        "trophy_dagger": "hold_armourer",
        "clockwork_gull": "clockmaker",
        "pirate_flag": "flag_bearer",
    }
    assert set(sources) == {card.id for card in CARDS if card.created}
    for name, source in sources.items():
        assert cards(finish(do(on(f"hand {source}"), f"play {source}")), name), name


def test_the_set_has_its_size() -> None:
    kinds = Counter((card.type, "/".join(card.elements[:1])) for card in CARDS)
    assert len(CARDS) >= 180
    assert sum(card.type == "hero" for card in CARDS) == 10
    for element in ("steppes", "mountains", "forest", "swamps", "darkness"):
        assert kinds["hero", element] == 2
        assert kinds["creature", element] >= 14
        spells = [card for card in CARDS if card.type == "spell" and element in card.elements]
        assert len({card.subtype for card in spells}) >= 2, element
        supports = {
            card.subtype
            for card in CARDS
            if card.type == "support" and (element in card.elements or not card.elements)
        }
        assert supports == {"weapon", "armour", "amulet", "terrain", "event"}
    assert sum(len(card.elements) > 1 for card in CARDS) >= 3
    assert sum("horde" in card.keywords for card in CARDS) >= 2


def test_every_keyword_stands_on_three_cards() -> None:
    words = Counter(word for card in CARDS for word in set(re.findall(r"\w+", repr(card))))
    plain = [word for word in KEYWORDS if word not in ("cannot_act",)]
    effects = "wound shot fight heal poison strengthen stun close open prepare modify reduce draw"
    effects += " discard search summon revive create place destroy control attach improve hide"
    effects += " reveal lose grant extort play_free"
    structs = {type_name(word): word for word in effects.split()}
    structs |= {"ToHand": "to_hand"}
    short = {word: words[word] for word in plain if words[word] < 3}
    words["ToHand"] += words["ToDeck"]  # one entry of the glossary
    short |= {name: words[name] for name in structs if words[name] < 3}
    assert short == {}


def type_name(word: str) -> str:
    return "PlaceCard" if word == "place" else word.title().replace("_", "")


def test_every_instruction_and_trigger_is_used_or_exercised() -> None:
    t = GAME.table
    used = {t.code[i] for i in range(0, len(t.code), 6)}
    assert {word for word, op in INSTRUCTIONS.items() if op not in used} <= {"close_coins"}
    heard_events = {t.ab_event[aid] for aid in range(len(t.ab_kind)) if t.ab_kind[aid] == 3}
    missing = {word for word, event in TRIGGERS.items() if event not in heard_events}
    assert missing <= {"played", "gives_wounds", "healed", "discards", "hidden", "closed", "opened"}


def test_ten_presets_two_of_each_element() -> None:
    elements: Counter[int] = Counter()
    for name, text in GAME.presets.items():
        deck = read_deck(GAME.table, text)
        assert len(deck) == 41, name
        elements[GAME.table.elements[deck[0]]] += 1
    assert sorted(elements.values()) == [2, 2, 2, 2, 2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_a_game_has_words(lang: str) -> None:
    said = texts(GAME, lang)
    names = ["A", "B"]
    for seed in range(6):
        s = GAME.start(seed, GAME.any_setup(2, seed), listen=True)
        chooser = Chooser(seed)
        while options := GAME.options(s):
            assert said.prompt(GAME.prompt(s), names)
            assert all(said.action(GAME.action(s, option), names) for option in options)
            GAME.apply(s, options[chooser.below(len(options))])
        assert s.events is not None
        for event in s.events:
            assert said.event(GAME.message((event[0], *event[3:])), names)
        assert said.ending(GAME.ending(s))


def bad(text: str, folder: Path) -> str:
    """Why a card file is refused."""
    (folder / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadCard) as caught:
        build(folder, str(folder))
    return str(caught.value)


SPELL = 'type = "spell"\nsubtype = "curse"\nthen = ['
HEAD = '[[card]]\nid = "x"\nname = { en = "X", ru = "Х" }\n'


CREATURE = 'type = "creature"\ncost = 1\nstrike = 1\nlives = 1\n'
WHEN = 'abilities = [{ is = "when", '


@pytest.mark.parametrize(
    ("rest", "reason"),
    [
        ('type = "creature"\ncost = 1\nstrike = 1\n', "at least 1 life"),
        ('type = "hero"\nlives = 20\ncost = 3\n', "no cost"),
        ('type = "spell"\ncost = 1\n', "subtype of its own"),
        ('type = "support"\nsubtype = "curse"\ncost = 1\n', "one of weapon"),
        (SPELL + '{ do = "wuond" }]\n', "wuond"),
        (SPELL + '{ do = "draw", n = 1, m = 2 }]\n', "`m`"),
        (SPELL + '{ do = "stun", to = "same" }]\n', "chosen before"),
        (SPELL + '{ do = "create", what = "y" }]\n', "no Created"),
        (
            SPELL + '{ do = "grant", to = { choose = {} }, abilities = '
            '[{ is = "static", to = "this", strike = 1 }] }]\n',
            "static ability is not given",
        ),
        (SPELL + '{ do = "extort", demand = "destroy", n = 2, what = {} }]\n', "one card"),
        (SPELL + '{ do = "extort", demand = "destroy" }]\n', "says which card"),
        (SPELL + '{ do = "search", what = { side = "own" } }]\n', "no side, owner or state"),
        (SPELL + '{ do = "search", what = { owner = "own" } }]\n', "no side, owner or state"),
        (SPELL + '{ do = "revive", what = { state = ["open"] } }]\n', "no side, owner or state"),
        (SPELL + '{ do = "play_free", what = { wounds_min = 1 } }]\n', "no wounds"),
        (SPELL + '{ do = "stun", to = { each = {}, random = {} } }]\n', "only one of"),
        (SPELL + '{ do = "stun", to = { each = {}, up_to = 2 } }]\n', "belong to `choose`"),
        (SPELL + '{ do = "stun", to = {} }]\n', "choose, each or random"),
        (SPELL + '{ do = "fight", who = { each = {} }, to = { choose = {} } }]\n', "one creature"),
        (SPELL + '{ do = "attach", what = { random = {} }, to = { choose = {} } }]\n', "one crea"),
        (CREATURE + 'keywords = [{ kw = "armour", x = 1, source = "shot" }]\n', "no 'source'"),
        (CREATURE + 'keywords = [{ kw = "protection", x = 1, source = "shot" }]\n', "no 'x'"),
        (CREATURE + 'keywords = [{ kw = "elusiveness", of = {} }]\n', "no 'of'"),
        (CREATURE + 'keywords = [{ kw = "protection" }]\n', "from what?"),
        (CREATURE + WHEN + 'on = "draws", of = {}, then = [] }]\n', "about no card in play"),
        (CREATURE + WHEN + 'on = "hire", who = "each", then = [] }]\n', "about a card"),
        (CREATURE + WHEN + 'on = "hire", placed = true, then = [] }]\n', "no Placed"),
        (CREATURE + WHEN + 'on = "dies", then = [] }]\n', "needs `of`"),
        (CREATURE + WHEN + 'on = "played", of = { side = "own" }, then = [] }]\n', "no side"),
        (SPELL + ']\nclasses = ["pirate"]\n', "no class"),
        (SPELL + "]\nextra = {}\n", "cost of nothing"),
        (SPELL + '{ do = "stun", to = "subject" }]\n', "only a triggered ability"),
        (SPELL + '{ do = "modify", to = { choose = {} } }]\n', "lives to change"),
        (SPELL + '{ do = "grant", to = { choose = {} } }]\n', "ability to give"),
        (CREATURE + WHEN + 'on = "hire", of = {}, then = [] }]\n', "this card alone"),
        (CREATURE + WHEN + 'on = "attacked", of = "this", then = [] }]\n', "without `of`"),
        (CREATURE + WHEN + 'on = "hire", limit = "each", then = [] }]\n', "happens once"),
        (
            CREATURE + WHEN + 'on = "defends", then = [{ do = "stun", to = "subject" }] }]\n',
            "about no other card",
        ),
        (CREATURE + WHEN + 'on = "turn_end", if = {}, then = [] }]\n', "what must hold"),
        (
            CREATURE + WHEN + 'on = "turn_end", if = { coins = 1, at_least = 2 }, then = [] }]\n',
            "how many of what",
        ),
        (CREATURE + 'abilities = [{ is = "static", to = "this" }]\n', "gives something"),
        (CREATURE + 'abilities = [{ is = "static", to = "this", cost = 1 }]\n', "which and how"),
        (
            CREATURE + 'abilities = [{ is = "static", to = "cards", what = {}, cost = 1, '
            "strike = 1 }]\n",
            "which cards and how much",
        ),
        ('type = "hero"\nlives = 20\ncreated = true\n', "neither Created nor Placed"),
        (SPELL + "]\n" + HEAD.replace('"x"', '"y"') + SPELL + "]\n", "has the name of 'x'"),
    ],
)
@clause("BH-4.6", "BH-4.8")
def test_a_bad_card_is_refused_with_a_reason(rest: str, reason: str, tmp_path: Path) -> None:
    assert reason in bad(HEAD + rest, tmp_path)
