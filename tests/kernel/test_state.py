"""The kernel's share of a position, and errors as sentences."""

import copy
import pickle

from koloda.kernel.errors import BadCard, BadDeck, BadSetup, IllegalAction, KolodaError
from koloda.kernel.setup import Setup
from tests.kernel.toy import TOY


def test_a_deep_copy_and_a_saved_position_are_exact_and_do_not_listen() -> None:
    s = TOY.start(1, Setup(2), listen=True)
    TOY.apply(s, TOY.options(s)[1])  # in the middle of an effect
    for again in (copy.deepcopy(s), pickle.loads(pickle.dumps(s)), s.clone()):
        assert again.key() == s.key()
        assert again.events is None
        TOY.apply(again, TOY.options(again)[0])
        assert again.key() != s.key()


def test_luck_stack_and_forced_outcomes_are_part_of_the_key() -> None:
    keys = set()
    for change in ("key_low", "key_high", "counters", "stack", "forced"):
        s = TOY.start(1, Setup(2))
        value = getattr(s, change)
        setattr(s, change, value + 1 if isinstance(value, int) else [*value, 0, 0])
        keys.add(s.key())
    assert len(keys | {TOY.start(1, Setup(2)).key()}) == 6


def test_errors_are_one_sentence_with_the_place() -> None:
    sentences = {
        str(
            IllegalAction("not_in_hand", "CR-4.33", "play goon")
        ): "not in hand: play goon (CR-4.33)",
        str(IllegalAction("too_late")): "too late",
        str(BadSetup("four is too many", "TOY-1")): "four is too many (TOY-1)",
        str(BadCard("a.toml", "goon", "no cost")): "a.toml: card 'goon': no cost",
        str(BadCard("a.toml", "", "not TOML")): "a.toml: not TOML",
        str(BadDeck("too few cards", "BK-4.1")): "too few cards (BK-4.1)",
    }
    assert all(made == expected for made, expected in sentences.items())
    for error in (IllegalAction, BadSetup, BadCard, BadDeck):
        assert issubclass(error, KolodaError)
