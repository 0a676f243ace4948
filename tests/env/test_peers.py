"""The comparison with other libraries runs, whichever of them are installed."""

import json
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

SCRIPT = Path(__file__).parent.parent.parent / "benchmarks" / "peers.py"
OPTIONAL = {"PettingZoo texas_holdem_v4": "pygame", "RLCard uno": "rlcard"}


def test_one_run_measures_every_interface_and_names_what_is_missing(tmp_path: Path) -> None:
    words = ["--seconds", "0.02", "--rounds", "1", "--games", "cthulhu_realms", "--json"]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *words, str(tmp_path / "figures")],
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    figures = json.loads((tmp_path / "figures").read_text(encoding="utf-8"))
    rates = figures["environments"]
    many = ["Gymnasium x64", "Gymnasium x64, 2 workers"]
    ways = ["PettingZoo", "Gymnasium", *many, "OpenSpiel rl_environment"]
    assert all(rates[f"koloda {way} cthulhu_realms"] > 0 for way in ways)
    assert rates["OpenSpiel rl_environment gin_rummy"] > 0
    assert figures["sizes"]["cthulhu_realms"]["actions"] == 638
    left_out = re.findall(r"^Not installed and left out: (.*)\.$", done.stdout, re.MULTILINE)
    for peer, package in OPTIONAL.items():
        missing = find_spec(package) is None
        assert missing == (peer not in rates) == any(f"{peer} (" in line for line in left_out)
