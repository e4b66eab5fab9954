"""Sockets end with the session that opened them, on every worker."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection
from tests.server.http.http_clients import PASSWORD, House, Visitor, house, read
from tests.server.live.live_tables import live_tables_on
from tests.server.store.older_databases import Talk, talk

from skerry.protocol.forms import RecoveryCode, SignedIn
from skerry.protocol.refusals import Farewell
from skerry.server.live.bus import Notice, Topic
from skerry.server.live.live_tables import LiveTables
from skerry.server.people import identity
from skerry.server.people.identity import Person


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def second_device(ann: Visitor) -> Visitor:
    code = read(ann.post("/me/recovery"), RecoveryCode).code
    return Visitor(ann.house, read(ann.house.ask("POST", "/recover", {"code": code}), SignedIn))


def is_open(socket: Talk) -> bool:
    return bool(socket.ask(type="ping")["type"] == "pong")


def ends(socket: Talk) -> bool:
    bye = socket.hear(lambda heard: heard["type"] == "bye")
    return bool(bye["why"] == "signed_out" and bye["retry"] is None)


def test_signing_out_closes_the_sockets_of_that_session(ours: House) -> None:
    ann = ours.guest()
    phone = second_device(ann)
    table = ann.table().id
    with (
        talk(ann, table, 0) as seat,
        talk(ann, table, None) as spectator,
        talk(phone, table, 0) as other,
    ):
        # A socket that is only half open would not know who has opened it.
        assert all(is_open(socket) for socket in (seat, spectator, other))
        ann.post("/sign-out")
        assert ends(seat)
        assert ends(spectator)
        assert is_open(other)


def test_signing_out_everywhere_else_closes_the_other_sockets(ours: House) -> None:
    ann = ours.guest()
    phone = second_device(ann)
    table = ann.table().id
    with talk(ann, table, 0) as mine, talk(phone, table, 0) as other:
        assert is_open(mine)
        assert is_open(other)
        answer = ann.post("/sign-out", {"others": True})
        assert answer.status_code == 204
        assert "set-cookie" not in answer.headers
        assert ends(other)
        assert is_open(mine)
    assert phone.get("/me").status_code == 401
    assert ann.get("/me").status_code == 200
    assert phone.post("/sign-out", {"others": True}).status_code == 401


def test_a_changed_password_closes_the_other_sockets(ours: House) -> None:
    ann = ours.guest("Ann P")
    phone = second_device(ann)
    ann.claim("Ann P")
    table = ann.table().id
    with talk(ann, table, 0) as mine, talk(phone, table, 0) as other:
        assert is_open(mine)
        assert is_open(other)
        ann.claim("Ann P", "another password", PASSWORD)
        assert ends(other)
        assert is_open(mine)


def test_a_deleted_account_closes_its_sockets(ours: House) -> None:
    ann, bea = ours.guest(), ours.guest("Bea")
    table = bea.table().id
    with talk(ann, table, None) as spectator, talk(bea, table, 0) as other:
        assert is_open(spectator)
        ann.ask("DELETE", "/me")
        assert ends(spectator)
        assert is_open(other)


def test_a_socket_that_was_signed_out_before_its_hello(ours: House) -> None:
    ann = ours.guest()
    table = ann.table().id
    headers = {"Authorization": f"Bearer {ann.token}"}
    with ours.client.websocket_connect("/live", headers=headers) as session:
        ann.post("/sign-out")
        session.send_text(f'{{"type": "hello", "table": "{table}", "seat": 0, "version": null}}')
        assert '"signed_out"' in session.receive_text(timeout=20)


def test_a_seat_of_somebody_who_is_signed_out_says_so(ours: House) -> None:
    """Whether the session ends before or after the socket is opened, the reason is the same."""
    ann = ours.guest()
    table = ann.table().id
    ann.post("/sign-out")
    with talk(ann, table, 0) as late:
        assert ends(late)
    with talk(ann, table, None) as spectator:
        assert spectator.hear(lambda heard: heard["type"] == "welcome")["seat"] is None


class FakeSocket:
    """A socket with a session."""

    def __init__(self, person: Person, token: str) -> None:
        self.person: Person | None = person
        self.session: str | None = identity.hash_of(token)
        self.muted: frozenset[str] = frozenset()
        self.address = "192.0.2.1"
        self.byes: list[Farewell] = []

    def close(self, why: Farewell, sentence: str, retry: int | None) -> None:
        del sentence, retry
        self.byes.append(why)


def notify(other: LiveTables, person: str) -> None:
    other.handle_notice(Notice("w1", person, Topic.PERSON))


def reconnect(other: LiveTables, person: str) -> None:
    del person
    other.reload()


def beat(other: LiveTables, person: str) -> None:
    del person
    other.spawn(other.renew_presence())


@pytest.mark.parametrize("learn", [notify, reconnect, beat])
def test_another_worker_learns_of_it(
    tmp_path: Path, learn: Callable[[LiveTables, str], None]
) -> None:
    """By the notice; or without it, when the bus is back, or with the next beat."""

    async def main() -> None:
        url = f"sqlite:///{tmp_path / 'skerry.db'}"
        async with live_tables_on(url, "w1") as one, live_tables_on(url, "w2") as two:

            def come_in(connection: Connection) -> tuple[Person, str, str]:
                person = identity.add_guest(connection, "Ann")
                tokens = [identity.open_session(connection, person.id) for _ in range(2)]
                return person, tokens[0], tokens[1]

            person, gone, kept = await one.database.write(come_in)
            sockets = [FakeSocket(person, gone), FakeSocket(person, kept)]
            for socket in sockets:
                await two.people.add(socket)
            assert [socket.byes for socket in sockets] == [[], []]
            await one.database.write(lambda it: identity.close_sessions(it, gone))
            await one.person_changed(person.id)
            learn(two, person.id)
            async with asyncio.timeout(20):
                while not sockets[0].byes:
                    await asyncio.sleep(0.01)
            assert [socket.byes for socket in sockets] == [[Farewell.SIGNED_OUT], []]

    asyncio.run(main())


def test_a_session_that_ended_while_its_socket_opened(tmp_path: Path) -> None:
    async def main() -> None:
        async with live_tables_on(f"sqlite:///{tmp_path / 'skerry.db'}") as one:
            person = await one.database.write(lambda it: identity.add_guest(it, "Ann"))
            socket = FakeSocket(person, "a token whose session is gone")
            await one.people.add(socket)
            assert socket.byes == [Farewell.SIGNED_OUT]

    asyncio.run(main())
