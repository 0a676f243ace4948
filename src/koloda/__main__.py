"""`python -m koloda` is `koloda`."""

import sys

from koloda.cli.__main__ import main

sys.exit(main())
