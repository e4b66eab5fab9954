"""Parts of a table in the game's own words, for clients that do not know the game."""

import msgspec

from skerry.core.event import Seat


class StepInWords(msgspec.Struct, frozen=True):
    """What one seat or a spectator saw of one step, as sentences."""

    version: int
    sentences: tuple[str, ...]


class ScoreInWords(msgspec.Struct, frozen=True):
    """The score of a seat, or of an automatic opponent (-1), with a sentence for each line."""

    seat: Seat
    total: int
    lines: tuple[str, ...]
