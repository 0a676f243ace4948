"""Marks a test with the clauses of RULES.md it checks; `koloda clauses` reads the marks."""

import pytest

clause = pytest.mark.clause
