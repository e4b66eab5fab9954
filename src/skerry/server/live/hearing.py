"""What the bots of a worker's tables have heard, as far as they want to know it.

A bot remembers nothing itself: with each question it gets everything that it wants to know. So
these events are kept beside the table, and read from the log again where they are missing.
"""

from dataclasses import dataclass, field

import msgspec

from skerry.bots.registry import AnyBot
from skerry.core.bot import heard_by
from skerry.core.event import Event, Seat
from skerry.server.live.live_table import LiveTable
from skerry.server.live.questions.pasts import Pasts
from skerry.table.table import Table
from skerry.table.updates import raw


@dataclass
class Memory:
    """The events of one seat, by the versions of their steps."""

    seq: int = 0
    """The last batch that is in it."""
    version: int = 0
    """The last step that is in it; the past may have been ahead of the table."""
    steps: list[tuple[int, list[msgspec.Raw]]] = field(default_factory=list)

    def add(self, version: int, withdrawn: tuple[int, ...], events: list[msgspec.Raw]) -> None:
        """Add the events of a step, and forget those of the steps that it withdraws."""
        if version <= self.version:
            return
        self.version = version
        if withdrawn:
            self.steps = [one for one in self.steps if one[0] not in withdrawn]
        if events:
            self.steps.append((version, events))


class Hearing:
    """What the seats of tables heard; the memory of a table goes with it."""

    def __init__(self, pasts: Pasts) -> None:
        self._pasts = pasts

    async def heard(self, live: LiveTable, table: Table, seat: Seat, bot: AnyBot) -> bytes:
        """The events that a seat heard and a bot wants to know, as a JSON list; MessageRefused."""
        if not getattr(bot, "hears", ()):
            return b"[]"
        known = live.heard.get((seat, bot.name))
        memory = known if isinstance(known, Memory) else Memory()
        if table.seq - memory.seq > len(table.steps):
            memory = await self._read(live, table, seat, bot)
        else:
            _catch_up(memory, table, seat, bot)
        live.heard[seat, bot.name] = memory
        return msgspec.json.encode([event for _, events in memory.steps for event in events])

    async def _read(self, live: LiveTable, table: Table, seat: Seat, bot: AnyBot) -> Memory:
        memory = Memory(table.seq)
        read = table.config.plugin.wire.read_event
        for step in await self._pasts.history(live, table, seat):
            wanted = heard_by(bot, [read(event) for event in step.events])
            memory.add(step.version, step.withdraws, [raw(event) for event in wanted])
        return memory


def _catch_up(memory: Memory, table: Table, seat: Seat, bot: AnyBot) -> None:
    """Add the last steps of the table."""
    missing = table.seq - memory.seq
    for step in table.steps.tail(missing):
        version = step.versions[seat]
        if version is None:
            continue
        seen = [one.seen_by(seat) for one in step.announcements]
        events: list[Event] = [event for event in seen if event is not None]
        withdrawn = step.withdraws[seat] if step.withdraws else None
        memory.add(
            version,
            () if withdrawn is None else (withdrawn,),
            [raw(event) for event in heard_by(bot, events)],
        )
    memory.seq = table.seq
