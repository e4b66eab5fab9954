"""The games: each in a package of its own, which never imports another game."""
