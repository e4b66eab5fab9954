"""The charter of a table: what was fixed when its game began."""

import hashlib
from dataclasses import dataclass

from skerry.core.game import Options
from skerry.core.registry import AnyPlugin
from skerry.protocol.table_info import Aids, Clock


@dataclass(frozen=True)
class TableConfig:
    """A game, its options and its seed, and what the table chose besides."""

    table: str
    plugin: AnyPlugin
    options: Options
    seats: int
    seed: str
    commitment: str
    clock: Clock
    aids: Aids
    stand_in: str
    """The bot that plays for people who left or ran out of time."""

    def mind(self, seat: int, question: int) -> str:
        """The seed of a bot's thinking: the same if it must think again after a crash.

        It is a hash, so that no bot can tell the draws to come from it.
        """
        return hashlib.sha256(f"{self.seed}:mind:{seat}:{question}".encode()).hexdigest()
