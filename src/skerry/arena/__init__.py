"""Arenas: many games of bots against each other."""
