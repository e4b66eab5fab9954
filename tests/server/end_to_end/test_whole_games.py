"""Whole games in all modes over real sockets, with misbehaving clients."""

import asyncio
from collections.abc import Mapping, Sequence
from random import Random

import msgspec
import pytest
from tests.server.end_to_end import seated_people
from tests.server.end_to_end.misbehaving_client import MisbehavingClient
from tests.server.harness import Server

from skerry.bots import registry as bots
from skerry.client import Skerry, play_bot
from skerry.core.audit import audit, verify
from skerry.core.game import Move
from skerry.core.match import Match
from skerry.core.record import Record, outcome_of
from skerry.core.registry import AnyMatch, find
from skerry.protocol.forms import BotSeat, MySeat, NewTable, OpenSeat, SeatWish
from skerry.protocol.messages import Ended
from skerry.protocol.table_info import Status, TableInfo
from skerry.table.entries import Drawn, Moved, Undone

PATIENCE = 120.0

TABLES: Sequence[tuple[str, int, Mapping[str, object]]] = (
    ("skye", 2, {}),
    ("skye", 3, {"money": "open", "farm": "four"}),
    ("skye", 5, {"tie": "remainder", "castle_on_roads": True}),
    ("cats", 2, {}),
    ("cats", 4, {"column_lesson": True}),
    ("cats", 1, {"mode": "solo"}),
    ("cats", 1, {"mode": "solo", "difficulty": "expert"}),
    ("cats", 2, {"mode": "family"}),
    ("cats", 4, {"mode": "family"}),
)


async def sit_down(
    url: str,
    tokens: Sequence[str],
    game: str,
    people: int,
    options: Mapping[str, object],
    bots: Sequence[str] = (),
) -> TableInfo:
    """A table with people, in the order of their tokens, followed by bots."""
    seats: list[SeatWish] = [MySeat()]
    seats += [OpenSeat()] * (people - 1)
    seats += [BotSeat(bot) for bot in bots]
    wish = NewTable(game, tuple(seats), dict(options))
    return await seated_people.sit_down(url, tokens[:people], wish)


def in_memory(server: Server, table: TableInfo) -> AnyMatch:
    """Replay the game from the moves in the log, without a server."""
    plugin = find(table.game)
    options = plugin.wire.read_options(table.options)
    match: AnyMatch = Match(plugin.game, len(table.seats), options)
    for batch in server.batches(table.id):
        for entry in batch:
            match entry:
                case Moved(_, move):
                    match.play(plugin.wire.read_move(move))
                case Drawn(draw):
                    match.play(plugin.wire.read_draw(draw))
                case Undone(seat):
                    match.undo(seat)
    return match


async def the_record(url: str, table: TableInfo) -> Record:
    async with Skerry(url) as somebody:
        assert (await somebody.table(table.id)).status is Status.FINISHED
        return await somebody.record(table.id)


def check(server: Server, table: TableInfo, ends: Sequence[Ended], record: Record) -> AnyMatch:
    """Check that the record is valid and matches a replay in memory."""
    plugin = find(table.game)
    audit(plugin.game, plugin.record_reader, record)
    verify(plugin.game, plugin.record_reader, record, plugin.coloured_pieces)
    assert record.commitment == table.commitment, "the seed was fixed before the first draw"
    people = [seat for seat, info in enumerate(table.seats) if info.bot is None]
    assert record.luck is not None
    assert record.luck.contributors == tuple(people)
    match = in_memory(server, table)
    assert match.result is not None
    assert record.result == outcome_of(match.result)
    assert list(record.events) == [
        msgspec.Raw(msgspec.json.encode(event)) for event in match.events if event.recorded
    ]
    for end in ends:
        assert end.scores == match.result.scores
        assert end.winners == match.result.winners
        assert end.seed == record.seed
        assert end.commitment == record.commitment
        assert end.luck == record.luck
    return match


@pytest.mark.parametrize(("game", "people", "options"), TABLES)
def test_misbehaving_clients_play_to_the_end_and_nothing_is_lost(
    server: Server,
    tokens: tuple[str, ...],
    game: str,
    people: int,
    options: Mapping[str, object],
) -> None:
    seed = f"{game}:{people}:{sorted(options.items())}"

    async def main() -> tuple[TableInfo, list[MisbehavingClient], list[Ended], Record]:
        async with asyncio.timeout(PATIENCE):
            table = await sit_down(server.url, tokens, game, people, options)
            clients = [
                MisbehavingClient(
                    server.url,
                    table.id,
                    seat,
                    None if seat is None else tokens[seat],
                    bots.find("random", game),
                    Random(f"{seed}:{seat}"),
                    mischief=0.1,
                )
                for seat in (*range(people), None)
            ]
            ends = await asyncio.gather(*(client.play() for client in clients))
            return table, clients, ends, await the_record(server.url, table)

    table, clients, ends, record = asyncio.run(main())
    match = check(server, table, ends, record)
    for client in clients:
        assert client.events() == match.events_for(client.seat)
        if client.seat is not None:
            made = [move for move in match.answers if isinstance(move, Move)]
            assert client.moves == [move for move in made if move.seat == client.seat]
    done = {prank for client in clients for prank in client.pranks}
    assert {"drop", "garbage", "stale", "send twice"} <= done, "the clients misbehaved"


@pytest.mark.parametrize(
    ("game", "options"),
    [("skye", {}), ("cats", {}), ("cats", {"mode": "family"})],
)
def test_people_and_bots_play_together(
    server: Server, tokens: tuple[str, ...], game: str, options: Mapping[str, object]
) -> None:
    async def main() -> tuple[TableInfo, list[Ended], Record]:
        async with asyncio.timeout(PATIENCE):
            names = ("normal", "expert")
            table = await sit_down(server.url, tokens, game, 2, options, names)
            ends = await asyncio.gather(
                *(
                    play_bot(
                        server.url,
                        table.id,
                        seat,
                        bots.find("greedy", game),
                        tokens[seat],
                        random=Random(seat),
                    )
                    for seat in (0, 1)
                )
            )
            return table, ends, await the_record(server.url, table)

    table, ends, record = asyncio.run(main())
    match = check(server, table, ends, record)
    assert match.result is not None
    assert list(record.seats) == ["Ann", "Bea", "bot:normal", "bot:expert"]
