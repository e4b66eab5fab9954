"""The kill test: workers and services are killed with SIGKILL during games, and nothing is lost.

    python -m tests.server.end_to_end.kill --games 300 --kills 100 --database sqlite --seed 1

prints a summary, or fails with what was lost.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import TypeVar

import httpx
import msgspec
from tests.server.end_to_end.killable_servers import Site, site_on
from tests.server.services import wait_until

from skerry.bots import registry as bots
from skerry.bots.registry import AnyBot
from skerry.client import Refused, RequestRefused, Skerry, TableClient
from skerry.client.toss import Outcome
from skerry.core.audit import audit, verify
from skerry.core.event import Seat
from skerry.core.match import Match
from skerry.core.record import outcome_of
from skerry.core.registry import AnyMatch, find
from skerry.protocol.forms import BotSeat, MySeat, NewTable, OpenSeat, SeatWish
from skerry.protocol.messages import Ack, Ended, MakeMove, Missed, SeenStep, StepMade, Undo
from skerry.protocol.refusals import Refusal
from skerry.protocol.table_info import Clock, LiveClock, NoClock, Status, TableInfo
from skerry.server.store.game_ends import OVERDUE
from skerry.table.entries import Cause, Drawn, Moved, SatIn, Undone

T = TypeVar("T")

PATIENCE = 600.0
"""Seconds after which an unfinished table counts as stuck."""
LONGEST_LIFE = 8.0
"""Seconds after which a server is killed even if little happens."""
STORED_WITHIN = OVERDUE / 1000 + 60
"""Seconds until another worker has stored the end of a game whose own worker was killed."""
RETRY_DELAY = 0.05
FAIR = frozenset({Refusal.STALE, Refusal.NOT_RUNNING, Refusal.ILLEGAL, Refusal.NO_UNDO})
"""Acceptable refusals: the request was valid until somebody else was quicker."""
NAMES = ("Ann", "Bea", "Cid")


UNHURRIED = NoClock()


@dataclass(frozen=True)
class Kind:
    """What is played at a table, and by whom; the absent sit after those who play."""

    game: str
    people: int
    bots: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    clock: Clock = UNHURRIED
    absent: int = 0


KINDS = (
    Kind("skye", 2),
    Kind("skye", 1, ("random", "greedy")),
    Kind("skye", 2, clock=LiveClock(5, 0), absent=1),
    Kind("cats", 2, ("random",), {"mode": "family"}),
    Kind("skye", 1, ("greedy", "random"), clock=LiveClock(8, 2), absent=1),
    Kind("cats", 1, (), {"mode": "solo"}),
    Kind("skye", 3, clock=LiveClock(60, 5)),
    Kind("cats", 1, ("random",)),
)


@dataclass
class Ledger:
    """Everything that the server has acknowledged."""

    acked: dict[tuple[str, Seat, str], str] = field(default_factory=dict)
    """Moves and undos by table, seat and id."""
    kills: Counter[str] = field(default_factory=Counter)
    tosses: Counter[str] = field(default_factory=Counter)
    """What players found out about the tosses of their games."""
    restarts: int = 0
    games: int = 0
    moves: int = 0

    def check(self, site: Site) -> None:
        """Check that every acknowledged request is in the log exactly once."""
        for table in {table for table, _, _ in self.acked}:
            self._check_table(site, table)

    def _check_table(self, site: Site, table: str) -> None:
        promised = {key: done for key, done in self.acked.items() if key[0] == table}
        kept = promises(site, table)
        lost = {key: done for key, done in promised.items() if kept.get(key) != done}
        assert not lost, f"acknowledged and lost: {lost}"


def promises(site: Site, table: str) -> dict[tuple[str, Seat, str], str]:
    """What clients did at a table according to its log; fails if anything was done twice."""
    found: dict[tuple[str, Seat, str], str] = {}
    for batch in site.batches(table):
        for entry in batch.entries:
            if isinstance(entry, Moved | Undone) and entry.id is not None:
                key = (table, entry.seat, entry.id)
                assert key not in found, f"made more than once: {key}"
                found[key] = "undo" if isinstance(entry, Undone) else bytes(entry.move).decode()
    return found


class Player:
    """A bot that plays a seat over the network, reconnects, and stores every step it receives."""

    def __init__(self, run: "Run", table: str, seat: Seat, bot: AnyBot, random: Random) -> None:
        self._run = run
        self._table = table
        self._bot = bot
        self._random = random
        self._ids = 0
        self.seat = seat
        self.token = run.tokens[seat]
        self.told: dict[int, SeenStep] = {}
        self._client = TableClient(
            run.url,
            table,
            seat,
            self.token,
            from_start=True,
            random=random,
            toss=run.people[seat].toss(table),
        )

    async def play(self) -> Ended:
        """Play to the end of the game."""
        async with self._client as line:
            async for heard in line:
                if isinstance(heard, Missed):
                    self.told |= {step.version: step for step in heard.steps}
                elif isinstance(heard, StepMade):
                    step = SeenStep(heard.version, heard.events, heard.withdraws, heard.own)
                    self.told[heard.version] = step
                while line.now is not None and line.now.question is not None:
                    if not await self._answer(line.now.question):
                        break
                if line.now is not None and line.now.ended is not None:
                    for step in await self._history():
                        told = self.told.get(step.version, step)
                        assert told == step, f"{self._table}: received {told}, expected {step}"
                    luck = line.toss.check(line.now.ended, self.seat)
                    assert luck.outcome is not Outcome.WRONG, (self._table, luck)
                    self._run.ledger.tosses[luck.outcome] += 1
                    self._run.ledger.restarts += luck.restarts
                    return line.now.ended
        raise AssertionError("the conversation ended before the game")

    async def _history(self) -> tuple[SeenStep, ...]:
        """All steps; asked for again while the database is down."""
        while True:
            try:
                return (await self._client.ask_history()).steps
            except Refused as refused:
                if refused.why is not Refusal.BUSY:
                    raise
                await asyncio.sleep(RETRY_DELAY)

    async def _answer(self, question: int) -> bool:
        """Answer a question; returns False if the table must be read again first."""
        line = self._client
        move = self._bot.choose(line.view, line.legal, self._random)
        raw = msgspec.Raw(msgspec.json.encode(move))
        said = MakeMove(self._id(), raw, None if move.interjects else question)
        try:
            await self._done(said, bytes(raw).decode())
            undo = line.now is not None and line.now.undo is None
            if undo and self._random.random() < 0.05:
                await self._done(Undo(self._id()), "undo")
        except Refused as refused:
            if refused.why is Refusal.STAND_IN:
                # The clock ran out while the server was down: return to the seat.
                await self._run.insist(self.seat, self._return_to_seat)
            elif refused.why is Refusal.BUSY:
                # Nothing has changed, so that nothing new would come.
                await asyncio.sleep(RETRY_DELAY)
                return True
            elif refused.why not in FAIR:
                raise
            return False
        return True

    async def _return_to_seat(self, me: Skerry) -> None:
        try:
            await me.return_to_seat(self._table)
        except RequestRefused as error:
            # The bot that sat in may have played to the end.
            if error.status != httpx.codes.CONFLICT:
                raise

    async def _done(self, said: MakeMove | Undo, what: str) -> None:
        """Repeat a request until it is acknowledged, then record it."""
        await self._client._connection.request(said, Ack)
        self._run.ledger.acked[self._table, self.seat, said.id] = what

    def _id(self) -> str:
        self._ids += 1
        return f"{self.seat}-{self._ids}"


class Run:
    """Games, and a task that keeps killing the server meanwhile."""

    def __init__(self, site: Site, games: int, kills: int, seed: int, at_once: int) -> None:
        self.site = site
        self.url = site.server.url
        self.ledger = Ledger()
        self.tokens: list[str] = []
        self.people: list[Skerry] = []
        self._games = games
        self._kills = kills
        self._seed = seed
        self._at_once = at_once

    async def play(self) -> Ledger:
        """Play until both the games and the kills are done."""
        async with AsyncExitStack() as stack:
            for name in NAMES:
                person = await stack.enter_async_context(Skerry(self.url))
                await person.guest(name)
                assert person.token is not None
                self.tokens.append(person.token)
                self.people.append(person)
            async with asyncio.TaskGroup() as group:
                killer = group.create_task(self._kill())
                for _ in range(self._at_once):
                    group.create_task(self._play_some(killer))
        self.ledger.check(self.site)
        # Where the answer to a request was lost, a toss may still wait for its deadline.
        wait_until(lambda: not self.site.forgotten(), "all full tables have started")
        wait_until(lambda: not self.site.unstored(), "all ends are stored", STORED_WITHIN)
        return self.ledger

    async def _kill(self) -> None:
        """Kill at random moments, with some moves between two kills."""
        random = Random(f"kills {self._seed}")
        while sum(self.ledger.kills.values()) < self._kills:
            await self._wait_for_moves(random.randrange(1, 80))
            await asyncio.sleep(random.uniform(0.0, 0.1))
            self.ledger.kills[self.site.kill(random)] += 1
            self.ledger.check(self.site)

    async def _wait_for_moves(self, moves: int) -> None:
        """Wait until clients have made `moves` moves, or time is up."""
        enough = len(self.ledger.acked) + moves
        end = time.monotonic() + LONGEST_LIFE
        while len(self.ledger.acked) < enough and time.monotonic() < end:
            await asyncio.sleep(RETRY_DELAY)

    async def _play_some(self, killer: "asyncio.Task[None]") -> None:
        # Every kill must hit running games, so play as long as the killer runs.
        while self.ledger.games < self._games or not killer.done():
            number = self.ledger.games
            self.ledger.games += 1
            async with asyncio.timeout(PATIENCE):
                await self._play_game(number)

    async def _play_game(self, number: int) -> None:
        kind = KINDS[number % len(KINDS)]
        table = await self._make_table(kind)
        ends: list[asyncio.Task[Ended]] = []
        async with asyncio.TaskGroup() as group:
            # Players connect before others join, so that secrets are revealed during kills.
            for seat in range(kind.people + kind.absent):
                if seat > 0:
                    join = partial(Skerry.join, code=table.code)
                    await self.insist(seat, join)
                if seat < kind.people:
                    bot = bots.find("random", kind.game)
                    random = Random(f"{self._seed} {number} {seat}")
                    player = Player(self, table.id, seat, bot, random)
                    ends.append(group.create_task(player.play()))
        done = await self._wait_for_end(table)
        await self._check_game(kind, done, [end.result() for end in ends])

    async def _make_table(self, kind: Kind) -> TableInfo:
        people = kind.people + kind.absent
        seats: list[SeatWish] = [MySeat(), *[OpenSeat()] * (people - 1)]
        seats += [BotSeat(bot) for bot in kind.bots]
        wish = NewTable(kind.game, tuple(seats), dict(kind.options), clock=kind.clock)
        return await self.insist(0, lambda host: host.create(wish))

    async def _wait_for_end(self, table: TableInfo) -> TableInfo:
        while True:
            found = await self.insist(0, lambda me: me.table(table.id))
            if found.status is Status.FINISHED:
                return found
            await asyncio.sleep(0.2)

    async def insist(self, seat: Seat, work: Callable[[Skerry], Awaitable[T]]) -> T:
        """Repeat an HTTP request until a server answers."""
        while True:
            try:
                return await work(self.people[seat])
            except httpx.TransportError:
                await asyncio.sleep(RETRY_DELAY)
            except RequestRefused as error:
                if error.status != httpx.codes.SERVICE_UNAVAILABLE:
                    raise
                await asyncio.sleep(RETRY_DELAY)

    async def _check_game(self, kind: Kind, table: TableInfo, ends: list[Ended]) -> None:
        """Check that the record is valid and matches the log and the results that clients saw."""
        record = await self.insist(0, lambda me: me.record(table.id))
        plugin = find(table.game)
        audit(plugin.game, plugin.record_reader, record)
        verify(plugin.game, plugin.record_reader, record, plugin.coloured_pieces)
        assert record.commitment == table.commitment
        batches = self.site.batches(table.id)
        match: AnyMatch = Match(
            plugin.game, len(table.seats), plugin.wire.read_options(table.options)
        )
        for entry in (entry for batch in batches for entry in batch.entries):
            match entry:
                case Moved(_, move):
                    match.play(plugin.wire.read_move(move))
                    self.ledger.moves += 1
                case Drawn(draw):
                    match.play(plugin.wire.read_draw(draw))
                case Undone(seat):
                    match.undo(seat)
        assert match.result is not None
        assert record.result == outcome_of(match.result)
        assert list(record.events) == [
            msgspec.Raw(msgspec.json.encode(event)) for event in match.events if event.recorded
        ]
        for end in ends:
            assert (end.scores, end.winners) == (match.result.scores, match.result.winners)
            assert (end.seed, end.commitment) == (record.seed, record.commitment)
            assert end.luck == record.luck
        if kind.absent:
            # Their clock ran out: a bot must have replaced them despite the kills.
            entries = [entry for batch in batches for entry in batch.entries]
            assert any(isinstance(entry, SatIn) and entry.why is Cause.TIME for entry in entries)


def run(site: Site, games: int, kills: int, seed: int, at_once: int = 6) -> str:
    """Play and kill; returns a summary, or fails with what was lost."""
    began = time.monotonic()
    ledger = asyncio.run(Run(site, games, kills, seed, at_once).play())
    killed = ", ".join(f"{times} x {what}" for what, times in sorted(ledger.kills.items()))
    tosses = ", ".join(f"{times} x {what}" for what, times in sorted(ledger.tosses.items()))
    return (
        f"{ledger.games} games with {ledger.moves} moves, {len(ledger.acked)} of them acknowledged "
        f"to clients; tosses seen by players: {tosses}, {ledger.restarts} restarts; "
        f"killed {killed}; nothing lost, nothing twice, no table stuck; "
        f"{time.monotonic() - began:.0f} s"
    )


def main(words: list[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.server.end_to_end.kill", description=__doc__
    )
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=8, help="tables that are played at a time")
    given = parser.parse_args(words)
    with (
        tempfile.TemporaryDirectory(prefix="skerry-kill-") as data,
        site_on(given.database, Path(data)) as site,
    ):
        try:
            done = run(site, given.games, given.kills, given.seed, given.at_once)
        except BaseException:
            sys.stderr.write(site.server.log()[-20_000:])
            raise
    sys.stdout.write(f"{given.database}, seed {given.seed}: {done}\n")


if __name__ == "__main__":
    main()
