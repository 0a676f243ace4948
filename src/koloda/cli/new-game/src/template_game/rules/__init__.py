"""The rules, a module for a chapter."""
