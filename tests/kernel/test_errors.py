"""What a stranger is told: one line, however long and strange his words."""

from koloda.kernel.errors import KolodaError


def test_a_long_word_is_cut_to_its_length_and_no_other() -> None:
    longest = "x" * 200
    assert str(KolodaError(f"no {longest} here")) == f"no {longest} here"
    assert str(KolodaError(f"no {longest}x here")) == f"no {'x' * 199}… here"


def test_what_cannot_be_printed_is_written_out() -> None:
    assert str(KolodaError("a\nb\x00")) == "a\\nb\\x00"
