"""The games. One package each; games never import one another."""
