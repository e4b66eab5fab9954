"""Games in words: notation of moves, what people write, and how a game reads and looks."""
