"""Jobs in processes: all of them, no more than needed, and no worker left behind."""

import os
import subprocess
import sys
from itertools import count, islice
from pathlib import Path
from select import select
from signal import SIGINT

from koloda.arena.pool import run_jobs

SCRIPT = """
import os, signal, sys, time
from koloda.arena.pool import run_jobs

def work(number):
    os.write(1, b"%d\\n" % os.getpid())
    time.sleep(60)

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # whatever was inherited
    list(run_jobs([1, 2], work, processes=2))
"""


def test_one_process_and_several_do_the_same_jobs() -> None:
    jobs = list(range(12))
    assert list(run_jobs(jobs, abs, 1)) == jobs
    assert sorted(run_jobs(jobs, abs, 2)) == jobs


def test_jobs_are_taken_only_as_they_are_needed() -> None:
    endless = count()
    assert len(set(islice(run_jobs(endless, abs, 2), 3))) == 3  # in the order they are done
    assert next(endless) < 20


def test_a_killed_run_leaves_no_worker_behind(tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(SCRIPT)
    run = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE)
    assert run.stdout is not None
    for _ in range(2):
        assert int(run.stdout.readline()) != os.getpid()
    run.kill()
    run.wait()
    ended, _, _ = select([run.stdout], [], [], 30.0)  # ends when the last worker has gone
    assert ended
    assert run.stdout.read() == b""
    run.stdout.close()


def test_an_interrupted_run_ends_at_once_and_says_nothing_more(tmp_path: Path) -> None:
    script = tmp_path / "run.py"
    script.write_text(SCRIPT)
    run = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    assert run.stdout is not None
    for _ in range(2):
        run.stdout.readline()
    os.killpg(run.pid, SIGINT)  # as the key does: everybody at the terminal hears it
    try:
        _, err = run.communicate(timeout=30)
    finally:
        run.kill()
    assert err.count("Traceback") == 1  # the script's own; the workers are silent
    assert err.endswith("KeyboardInterrupt\n")
