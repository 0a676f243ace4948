"""python -m koloda.server: the same as koloda serve."""

import argparse
import sys

from koloda.kernel.errors import KolodaError
from koloda.server.serve import add_arguments, run


def main() -> int:
    parser = argparse.ArgumentParser(prog="koloda serve")
    add_arguments(parser)
    try:
        return run(parser.parse_args())
    except KolodaError as error:
        print(f"koloda serve: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
