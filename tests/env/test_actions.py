"""The action index is printable, and changes only with a game's version or cards.

python -m tests.env.test_actions > tests/env/actions.txt    writes the file anew
"""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from koloda.env.actions import action_names, listing, main
from koloda.games import registry
from tests.env.test_space import CASES

FILE = Path(__file__).parent / "actions.txt"


def line(name: str, seats: int) -> str:
    """Game, version, cards, seats, number of actions, and a hash of what they mean."""
    game, names = registry.find(name), action_names(name, seats)
    meaning = hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]
    return f"{name} v{game.version} {game.fingerprint} {seats} seats {len(names)} {meaning}"


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_an_index_changes_only_with_the_version_or_the_cards(name: str, seats: int) -> None:
    assert line(name, seats) in FILE.read_text(encoding="utf-8").splitlines()


def test_the_index_is_printable(capsys: pytest.CaptureFixture[str]) -> None:
    main(["cthulhu_realms", "--seats", "3", "--set", "first=1"])
    printed = capsys.readouterr().out
    assert printed == listing("cthulhu_realms", 3, {"first": "1"}) + "\n"
    assert printed.splitlines()[0] == "    0 end"


def test_a_wrong_set_up_gets_one_sentence() -> None:
    with pytest.raises(SystemExit, match=r"^cthulhu_realms has no option 'frist'; its options: "):
        main(["cthulhu_realms", "--set", "frist=1"])
    with pytest.raises(SystemExit, match=r"^--set takes name=value, not 'first'$"):
        main(["cthulhu_realms", "--set", "first"])
    with pytest.raises(SystemExit, match=r"^valhalla is played by 1 to 6, not by 9$"):
        main(["valhalla", "--seats", "9"])


def test_nobody_reading_the_index_to_its_end_is_no_error() -> None:
    command = f"{sys.executable} -m koloda.env.actions valhalla | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("    0 pass\n", "")


if __name__ == "__main__":
    for case in CASES:
        print(line(*case))
