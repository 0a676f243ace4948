"""Standard output when it fails: a closed pipe, a full disk, an encoding without the letters."""

import errno
import os
import sys
from io import TextIOWrapper

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)


def forgive(*streams: object) -> None:
    """A byte or letter that the encoding does not know becomes a question mark, not a crash."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def flush() -> None:
    """Find out now, not after the last line of the program, whether all was written."""
    print(end="", flush=True)


def give_up() -> None:
    """What is still to be written goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
