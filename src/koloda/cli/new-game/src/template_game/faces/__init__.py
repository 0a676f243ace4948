"""What players see: views, worlds, words."""
