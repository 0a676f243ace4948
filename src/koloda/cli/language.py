"""The language of the command line: --lang, then the environment, then Russian."""

import argparse
import os
from collections.abc import Mapping

from koloda.effects.text import LANGUAGES, Texts

VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the order in which POSIX lets them speak


def add_lang(parser: argparse.ArgumentParser) -> None:
    """--lang."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, help="the language; by default that of the environment"
    )


def language(chosen: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language to speak."""
    if chosen:
        return chosen
    for variable in VARIABLES:
        spoken = environment.get(variable, "")[:2].lower()
        if spoken in LANGUAGES:
            return spoken
    return LANGUAGES[0]


def cli_texts(lang: str) -> Texts:
    """What the command line itself says."""
    return Texts("cli", lang, {})
