"""What is settled before a match, and refusals of what is not allowed."""

import pickle

import pytest

from koloda.kernel.errors import BadSetup
from koloda.kernel.setup import Setup, complete, split_flags
from tests.kernel.toy import TOY

REFUSALS = {
    "toy is played by 2 to 3, not by 4": Setup(4),
    "toy is played by 2 to 3, not by 0": Setup(0),
    "toy has no option 'speed'; its options: mood, extras, rounds": Setup(2, {"speed": "9"}),
    "option mood cannot be 'sad': choose one of calm, wild (TOY-1.1)": Setup(2, {"mood": "sad"}),
    "option extras does not know 'mud': choose any of salt, pepper": Setup(2, {"extras": "mud"}),
    "option extras names a value twice: salt,salt": Setup(2, {"extras": "salt,salt"}),
    "option rounds cannot be '10': give a number from 1 to 9": Setup(2, {"rounds": "10"}),
    "option rounds cannot be 'two': give a number from 1 to 9": Setup(2, {"rounds": "two"}),
    "option rounds cannot be '²': give a number from 1 to 9": Setup(2, {"rounds": "²"}),
}


@pytest.mark.parametrize("sentence", REFUSALS)
def test_a_bad_setup_is_refused_in_one_sentence(sentence: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        TOY.start(1, REFUSALS[sentence])
    assert str(refusal.value) == sentence


def test_options_left_out_have_their_defaults() -> None:
    known = TOY.setup_options
    values = complete("toy", 2, 3, known, Setup(2, {"extras": "pepper,salt"}))
    assert values == {"mood": "calm", "extras": "pepper,salt", "rounds": "2"}


def test_flags_are_joined_by_commas() -> None:
    assert split_flags("") == []
    assert split_flags("salt,pepper") == ["salt", "pepper"]


def test_setups_compare_hash_and_travel_by_value() -> None:
    one, two = Setup(2, {"mood": "wild"}), Setup(2, {"mood": "wild"})
    assert one == two
    assert hash(one) == hash(two)
    assert pickle.loads(pickle.dumps(one)) == one
    assert Setup(3) != Setup(2)
    assert Setup(2, {"mood": "calm"}) != one


def test_a_setup_does_not_share_the_options_it_was_given() -> None:
    options = {"mood": "wild"}
    setup = Setup(2, options)
    options["mood"] = "calm"
    assert setup.options == {"mood": "wild"}
