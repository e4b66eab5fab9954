"""The Isle of Cats in types: moves, events, views, legal moves, explanations."""
