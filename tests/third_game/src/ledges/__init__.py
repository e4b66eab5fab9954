"""Ledges: seabirds settle on a cliff, and each kind has its own idea of a good place."""
