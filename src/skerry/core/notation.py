"""The error that the text forms of all games share."""


class NotationError(ValueError):
    """A text that is not a move; the message says what was not understood and what to write."""
