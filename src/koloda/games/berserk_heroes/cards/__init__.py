"""Card files, what may stand in them, and the table the rules read."""
