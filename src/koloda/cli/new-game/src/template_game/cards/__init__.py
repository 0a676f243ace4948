"""The cards: what their files say, as ints by kind."""
