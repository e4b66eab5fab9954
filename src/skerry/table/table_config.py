"""The configuration of a table: what was fixed when its game began."""

import hashlib
from dataclasses import dataclass

from skerry.core.game import Options
from skerry.core.luck import Luck
from skerry.core.registry import AnyPlugin
from skerry.protocol.table_info import Aids, Clock


@dataclass(frozen=True)
class TableConfig:
    """A game, its options and its seed, and the other choices of the table."""

    table: str
    plugin: AnyPlugin
    options: Options
    seats: int
    seed: str
    commitment: str
    """Of the server's secret; without a toss, of the seed."""
    clock: Clock
    aids: Aids
    stand_in: str
    """The bot that plays for people who left or ran out of time."""
    luck: Luck | None = None
    """How the seed arose, with all secrets; None: there was no toss."""

    def bot_seed(self, seat: int, question: int) -> str:
        """The seed of a bot's choice: the same if it must choose again after a crash.

        It is a hash, so that no bot can derive future draws from it.
        """
        return hashlib.sha256(f"{self.seed}:mind:{seat}:{question}".encode()).hexdigest()
