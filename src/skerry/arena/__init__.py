"""Many games of bots against each other."""
