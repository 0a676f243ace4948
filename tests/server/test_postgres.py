"""The same durability on PostgreSQL: a real server, installed and started here."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import free_port
from tests.server.test_durability import survives_kill


def binaries() -> Path:
    """Where PostgreSQL is; it is installed if this machine lacks it."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    if not found and not shutil.which("pg_ctl"):
        subprocess.run(["apt-get", "update", "-qq"], check=True)
        subprocess.run(["apt-get", "install", "-y", "-qq", "postgresql"], check=True)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))
    return found[-1].parent if found else Path(shutil.which("pg_ctl") or "").parent


def as_postgres(command: list[str]) -> None:
    """PostgreSQL refuses to run as root."""
    prefix = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
    quiet = subprocess.DEVNULL
    subprocess.run([*prefix, *command], check=True, stdout=quiet, stderr=quiet, cwd="/")


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    bin_folder, port = binaries(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="koloda-pg-", dir="/tmp"))
    if os.getuid() == 0:
        shutil.chown(folder, "postgres")
    data = str(folder / "data")
    as_postgres([str(bin_folder / "initdb"), "-D", data, "-A", "trust", "-U", "koloda"])
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1"
    control = [str(bin_folder / "pg_ctl"), "-D", data]
    as_postgres([*control, "-w", "-o", options, "-l", str(folder / "log"), "start"])
    yield f"postgresql://koloda@127.0.0.1:{port}/postgres"
    as_postgres([*control, "-m", "immediate", "stop"])
    shutil.rmtree(folder)


def test_after_kill_9_every_match_goes_on_where_it_was(postgres: str) -> None:
    survives_kill(postgres)
