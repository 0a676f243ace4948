"""Records: readable, exact, and refused with a reason when they cannot be used."""

from pathlib import Path

import pytest

from koloda.kernel.errors import BadRecord
from koloda.kernel.playout import Chooser
from koloda.kernel.record import (
    Record,
    digest,
    dumps,
    load,
    loads,
    open_record,
    replay,
    save,
)
from koloda.kernel.setup import Setup
from tests.kernel.toy import TOY


def played(seed: int = 4) -> Record:
    """The record of one random game of Swap."""
    setup = Setup(3, {"mood": "wild"})
    record = open_record(TOY, seed, setup)
    s = TOY.start(seed, setup)
    chooser = Chooser(seed)
    while options := TOY.options(s):
        option = options[chooser.below(len(options))]
        record.actions.append(TOY.action(s, option))
        TOY.apply(s, option)
    record.key = digest(s.key())
    return record


def test_a_record_is_readable_text() -> None:
    record = Record("toy", 3, Setup(2, {"mood": "wild"}), 7, [("keep",), ("give", "3")], "x", "k")
    assert dumps(record) == (
        "koloda record 1\ngame toy\nversion 3\ncards x\nseats 2\nset mood=wild\nseed 7\n"
        "actions 2\nkeep\ngive 3\nend k\n"
    )


def test_a_record_survives_the_file_and_replays_to_the_same_position(tmp_path: Path) -> None:
    record = played()
    save(record, tmp_path / "match.txt")
    again = load(tmp_path / "match.txt")
    assert again == record
    assert digest(replay(TOY, again).key()) == record.key
    assert [path.name for path in tmp_path.iterdir()] == ["match.txt"]


def test_a_replay_can_stop_anywhere_and_listen() -> None:
    record = played()
    for n in range(len(record.actions)):
        s = replay(TOY, record, n, listen=True)
        assert TOY.option(s, record.actions[n]) in TOY.options(s)
        assert s.events is not None


@pytest.mark.parametrize(
    "value",
    ["", "a=b", "two words", "колода", "first\nsecond", 'say "x"', '"x"', "a\u2028b", "c:\\d"],
)
def test_any_value_of_an_option_survives(value: str) -> None:
    record = Record("toy", 3, Setup(2, {"mood": value, "rounds": "3"}), 7)
    assert loads(dumps(record)).setup == record.setup


GOOD = dumps(played())
LINES = GOOD.splitlines()
UNREADABLE = {
    "empty": ("", "line 1: not a record: the first line must be 'koloda record 1'"),
    "foreign": ("[Event 'chess']\n1. e4 e5\n", "line 1: not a record"),
    "another format": (GOOD.replace("record 1", "record 2", 1), "line 1: not a record"),
    "cut off": ("\n".join(LINES[:-2]), "the record is cut off"),
    "cut in the head": ("\n".join(LINES[:3]), "line 4: the record is cut off"),
    "no seed": (GOOD.replace("seed", "sead"), "line 7: expected 'seed ...', found 'sead 4'"),
    "bad number": (GOOD.replace("seats 3", "seats many"), "line 5: seats must be a number"),
    "bad digits": (GOOD.replace("seed 4", "seed ٤"), "line 7: seed must be a number"),
    "bad option": (GOOD.replace("mood=wild", "mood"), "line 6: expected 'set name=value'"),
    "bad quotes": (GOOD.replace("mood=wild", 'mood="wi'), "line 6: not a JSON string"),
    "too few actions": (
        GOOD.replace(f"actions {len(LINES) - 9}", "actions 2"),
        "expected 'end ...'",
    ),
    "more text": (GOOD + "and so on\n", "text after the end of the record"),
}


@pytest.mark.parametrize("what", UNREADABLE)
def test_a_damaged_record_is_refused_with_the_line(what: str) -> None:
    text, sentence = UNREADABLE[what]
    with pytest.raises(BadRecord) as refusal:
        loads(text, "match.txt")
    assert str(refusal.value).startswith("match.txt, line ")
    assert sentence in str(refusal.value)


def test_a_record_cut_off_anywhere_is_refused_at_the_line_that_is_missing() -> None:
    branched = played()
    branched.branches = [(1, 99)]
    for lines in (LINES, dumps(branched).splitlines()):
        for n in range(1, len(lines)):  # also right after the seats, the options, the branches
            with pytest.raises(BadRecord, match=f"line {n + 1}: the record is cut off"):
                loads("\n".join(lines[:n]))


def test_a_file_that_is_not_there_or_no_text_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="No such file or directory"):
        load(tmp_path / "nothing.txt")
    (tmp_path / "picture.txt").write_bytes(b"\xff\xd8\xff\xe0")
    with pytest.raises(BadRecord, match="not a text file"):
        load(tmp_path / "picture.txt")


UNFIT = {
    "another game": ("game toy", "game chess", "this is a record of chess, not of toy"),
    "another version": (
        "version 3",
        "version 2",
        "played under version 2 of toy; this is version 3",
    ),
    "other cards": (
        "cards twelve",
        "cards eleven",
        "played with other cards (eleven, here twelve)",
    ),
    "bad seats": ("seats 3", "seats 9", "set-up: toy is played by 2 to 3, not by 9"),
    "bad option": ("mood=wild", "mood=odd", "set-up: option mood cannot be 'odd'"),
    "another seed": ("seed 4", "seed 5", ""),
    "illegal action": (LINES[8], "give 99", "action 1 (give 99) cannot be replayed: not an option"),
    "changed end": ("end ", "end 0", "the last position differs from the recorded one"),
}


@pytest.mark.parametrize("what", UNFIT)
def test_a_record_that_does_not_fit_is_refused_with_the_reason(what: str) -> None:
    old, new, sentence = UNFIT[what]
    assert old in GOOD
    with pytest.raises(BadRecord) as refusal:
        replay(TOY, loads(GOOD.replace(old, new, 1)))
    assert sentence in str(refusal.value)


def test_a_digest_depends_on_every_number_and_its_place() -> None:
    keys = [(1, 2, 3), (1, 23), (12, 3), (3, 2, 1), (1, 2, 3, 0)]
    assert len({digest(key) for key in keys}) == len(keys)
    assert digest((1, 2, 3)) == "e2353910701f1c2a"


def test_a_branch_changes_luck_from_its_action_on() -> None:
    """Up to the branch the positions are the same; after it chance has another seed."""
    plain, n = played(), 4
    branched = loads(dumps(plain))
    branched.branches = [(n, 99)]
    branched.actions, branched.key = plain.actions[:n], ""
    assert loads(dumps(branched)).branches == [(n, 99)]
    s, t = replay(TOY, plain, n), replay(TOY, branched)
    assert s.counters == t.counters
    assert (s.key_low, s.key_high) != (t.key_low, t.key_high)
    assert TOY.observe(s, 0) == TOY.observe(t, 0)


def test_a_branch_before_the_first_action_changes_luck_from_the_start() -> None:
    plain = played()
    branched = loads(dumps(plain))
    branched.branches, branched.key = [(0, 99)], ""
    s, t = replay(TOY, plain, 0), replay(TOY, branched, 0)
    assert (s.key_low, s.key_high) != (t.key_low, t.key_high)
    assert TOY.observe(s, 0) == TOY.observe(t, 0)


@pytest.mark.parametrize("line", ["branch 3", "branch a 5", "branch 1 2 3"])
def test_a_bad_branch_is_refused(line: str) -> None:
    text = dumps(played()).replace("\nactions", f"\n{line}\nactions")
    with pytest.raises(BadRecord, match="expected 'branch ACTIONS SEED'"):
        loads(text)
