"""Why a move cannot be undone: for clients, and as a sentence for players."""

from enum import StrEnum


class NoUndo(StrEnum):
    """Why a move cannot be undone."""

    NOTHING = "nothing"
    DRAWN = "drawn"
    REVEALED = "revealed"
    OTHERS = "others"

    @property
    def sentence(self) -> str:
        """The same in English."""
        return _SENTENCES[self]


_SENTENCES = {
    NoUndo.NOTHING: "you have made no move yet",
    NoUndo.DRAWN: "something was drawn since your move",
    NoUndo.REVEALED: "something was revealed by your move or since",
    NoUndo.OTHERS: "somebody else has moved since",
}
