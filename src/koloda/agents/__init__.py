"""Agents: who decides. They see a game and resampled worlds, never the true position."""
