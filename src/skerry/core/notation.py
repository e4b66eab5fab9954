"""What the text forms of all games have in common: how they are refused."""


class NotationError(ValueError):
    """A text that is no move; the message says what was not understood and what would be."""
