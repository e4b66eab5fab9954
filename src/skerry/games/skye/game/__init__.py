"""Isle of Skye in types: moves, events, views, legal moves, explanations."""
