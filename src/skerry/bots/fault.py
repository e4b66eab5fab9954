"""What a bot did wrong: it crashed, gave an illegal move, or no move in time."""

from skerry.core.event import Seat


class BotFault(Exception):
    """A bot gave no legal move; the message says why, as a part of a sentence.

    >>> str(BotFault("mine:Bot", 1, "crashed: KeyError: 'gold'"))
    "the bot mine:Bot in seat 1 crashed: KeyError: 'gold'"
    """

    def __init__(self, bot: str, seat: Seat, reason: str) -> None:
        super().__init__(bot, seat, reason)
        self.bot = bot
        self.seat = seat
        self.reason = reason

    def __str__(self) -> str:
        return f"the bot {self.bot} in seat {self.seat} {self.reason}"
