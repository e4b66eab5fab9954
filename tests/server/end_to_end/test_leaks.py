"""Nobody receives what they may not know: every byte of whole games is checked."""

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from random import Random

import msgspec
import pytest
from tests.server.end_to_end import seated_people
from tests.server.end_to_end.knowledge import Truth, batches_of, row_of
from tests.server.end_to_end.leak_check import Heard, by_bytes, by_truth
from tests.server.end_to_end.recording_clients import RecordingClient
from tests.server.harness import Server
from tests.server.http.http_clients import MANY

from skerry.client import Skerry
from skerry.protocol.forms import Aids, BotSeat, MySeat, NewTable, OpenSeat, SeatWish, Visibility
from skerry.protocol.table_info import TableInfo
from skerry.server.ops.settings import Limits, Settings
from skerry.table.entries import Undone

PATIENCE = 300.0
OPEN_HANDED = Limits(
    requests=MANY,
    address_requests=MANY,
    messages=MANY,
    work=MANY,
    address_work=MANY,
    guests=MANY,
    tables=1000,
    sockets=1000,
)

# A game, its people, its bots, its options, and whether the bag can be inspected.
Kind = tuple[str, int, int, Mapping[str, object], bool]
TABLES: Sequence[Kind] = (
    ("skye", 2, 1, {}, True),
    ("skye", 3, 0, {"money": "open", "tie": "remainder"}, False),
    ("cats", 2, 1, {}, True),
    ("cats", 1, 0, {"mode": "solo", "difficulty": "expert"}, True),
)
LARGE_TABLES: Sequence[Kind] = (
    ("skye", 4, 1, {"farm": "four"}, True),
    ("cats", 3, 1, {"column_lesson": True}, False),
    ("cats", 3, 1, {"mode": "family"}, True),
)


class House:
    """A server with people whose secrets the tests know."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tokens: list[str] = []
        self.secrets: list[dict[str, bytes]] = []

    async def come_in(self, name: str) -> None:
        """Add a guest with a recovery code."""
        async with Skerry(self.server.url) as person:
            me = await person.guest(name)
            assert person.token is not None
            code = await person.recovery_code()
        self.tokens.append(person.token)
        self.secrets.append(
            {
                f"token of {name}": person.token.encode(),
                f"id of {name}": me.id.encode(),
                f"recovery code of {name}": code.encode(),
            }
        )

    def secrets_from(self, seat: int | None, table: TableInfo) -> dict[str, bytes]:
        """What a seat or a spectator must never receive, or not before the end."""
        found = {name: value for person in self.secrets for name, value in person.items()}
        row = row_of(self.server.data, table.id)
        found["seed"] = row["seed"].encode()
        toss = msgspec.json.decode(row["toss"])
        found["secret of the server"] = toss["secret"].encode()
        for number, part in enumerate(toss["seats"]):
            if "secret" in part:
                found[f"secret of seat {number}"] = part["secret"].encode()
        assert len(found) >= 3 * len(self.secrets) + 3
        if seat is None:
            found["code"] = row["code"].encode()
        return found

    async def sit_down(
        self, game: str, people: int, bots: int, options: Mapping[str, object], bag: bool
    ) -> TableInfo:
        """A table of some people and bots."""
        seats: list[SeatWish] = [MySeat(), *[OpenSeat()] * (people - 1)]
        seats += [BotSeat("random")] * bots
        wish = NewTable(
            game, tuple(seats), dict(options), visibility=Visibility.PUBLIC, aids=Aids(bag=bag)
        )
        return await seated_people.sit_down(self.server.url, self.tokens[:people], wish)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("leaks")
    with Server(data, settings=Settings(data, limits=OPEN_HANDED)) as server:
        found = House(server)
        for name in ("Ann", "Bea", "Cid", "Dot"):
            asyncio.run(found.come_in(name))
        yield found


def play(house: House, table: TableInfo, seed: str) -> list[RecordingClient]:
    """Play a table to the end with a client for each person and one spectator."""
    people = [seat for seat, info in enumerate(table.seats) if info.bot is None]

    async def main() -> list[RecordingClient]:
        clients = [
            RecordingClient(
                house.server.url,
                table,
                seat,
                None if seat is None else house.tokens[seat],
                Random(f"{seed} {seat}"),
            )
            for seat in (*people, None)
        ]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(client.play() for client in clients))
        return clients

    return asyncio.run(main())


@pytest.mark.parametrize(
    ("game", "people", "bots", "options", "bag"),
    [*TABLES, *(pytest.param(*one, marks=pytest.mark.long) for one in LARGE_TABLES)],
)
def test_no_byte_of_a_game_reaches_the_wrong_client(
    house: House, game: str, people: int, bots: int, options: Mapping[str, object], bag: bool
) -> None:
    table = asyncio.run(house.sit_down(game, people, bots, options, bag))
    clients = play(house, table, f"{game} {people} {sorted(options)}")
    batches = batches_of(house.server.data, table.id)
    truth = Truth(row_of(house.server.data, table.id), batches)
    for client in clients:
        assert by_truth(truth, client.seat, client.heard) == []
        secrets = house.secrets_from(client.seat, table)
        assert by_bytes(truth, client.seat, client.heard, secrets, b" ".join(client.said)) == []
    kinds = {kind for client in clients for kind in kinds_of(client.heard)}
    assert {"welcome", "snapshot", "step", "missed", "ack", "history", "scored"} <= kinds
    assert {"legal", "previewed", "explained", "tried", "hinted", "in_words"} <= kinds
    assert any(isinstance(entry, Undone) for batch in batches for entry in batch.entries)


def kinds_of(heard: Sequence[Heard]) -> set[str]:
    """The types of the messages that came over the socket."""
    return {one.raw.split(b'"')[3].decode() for one in heard if one.path is None}
