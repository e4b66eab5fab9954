"""Bots: they sit in seats, see only views, and answer with moves."""
