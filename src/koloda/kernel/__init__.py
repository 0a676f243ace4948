"""The kernel: what every game stands on. Imports nothing else from koloda."""
