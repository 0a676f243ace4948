"""Koloda: five tabletop card games, complete to the clause."""

import os

from koloda._interpreted import prefer_source

__version__ = "0.1.0"

if os.environ.get("KOLODA_INTERPRETED"):
    prefer_source()
