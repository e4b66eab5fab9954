"""Passwords cost time: a stranger who sends many neither slows nor locks out other people."""

import asyncio
import threading
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest
from argon2 import PasswordHasher
from httpx import ASGITransport, AsyncClient, Response
from tests.server.http.http_clients import PASSWORD, UNLIMITED

from skerry.server.http.app import create_app
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.ops.settings import Limits, Settings
from skerry.server.people import passwords
from skerry.server.people.passwords import Passwords, TooManyHashes

STRANGER, ANN = "203.0.113.66", "192.0.2.1"
PATIENCE = 60.0


class Gate(PasswordHasher):
    """A quick hasher that can be held, and notes what it does."""

    open = threading.Event()
    done: list[str]

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        Gate.open.set()
        Gate.done = []

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        self.open.wait(PATIENCE)
        self.done.append("hash")
        return super().hash(password, salt=salt)

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.open.wait(PATIENCE)
        self.done.append("verify")
        return super().verify(hash, password)


class Town:
    """A server, asked from several addresses."""

    def __init__(self, app: Any) -> None:
        self._app = app

    async def ask(
        self, address: str, method: str, path: str, form: object = None, token: str | None = None
    ) -> Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        way = ASGITransport(self._app, client=(address, 50000))
        async with AsyncClient(transport=way, base_url="http://127.0.0.1") as client:
            return await client.request(method, path, json=form, headers=headers)

    async def guest(self, address: str, name: str) -> str:
        answer = await self.ask(address, "POST", "/guests", {"name": name})
        return str(answer.json()["token"])

    async def claim(self, address: str, token: str, name: str) -> Response:
        form = {"name": name, "password": PASSWORD}
        return await self.ask(address, "POST", "/me/claim", form, token)

    async def sign_in(self, address: str, name: str, password: str = PASSWORD) -> Response:
        return await self.ask(address, "POST", "/sign-in", {"name": name, "password": password})


@asynccontextmanager
async def town(data: Path, limits: Limits) -> AsyncIterator[Town]:
    async def stay_cold(_: BotProcesses) -> None:
        """No bot plays here."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(BotProcesses, "warm", stay_cold)
        patch.setattr(passwords, "PasswordHasher", Gate)
        app = create_app(Settings(data, limits=limits))
        async with app.lifespan():
            yield Town(app)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE))


def test_claims_count_as_sign_ins_do(tmp_path: Path) -> None:
    async def main() -> None:
        async with town(tmp_path, replace(UNLIMITED, guests=(3, 0.001))) as made:
            ann, bea = await made.guest(ANN, "Ann"), await made.guest(ANN, "Bea")
            assert (await made.claim(ANN, ann, "Ann")).is_success
            refused = await made.claim(ANN, bea, "Bea")
            assert refused.status_code == 429
            assert int(refused.headers["retry-after"]) > 0
            assert Gate.done.count("hash") == 2, "one for Ann, and the one that nobody has"

    run(main())


def test_a_flood_of_claims_does_not_delay_a_sign_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with town(tmp_path, UNLIMITED) as made:
            ann = await made.guest(ANN, "Ann")
            assert (await made.claim(ANN, ann, "Ann")).is_success
            stranger = await made.guest(STRANGER, "Eve")
            Gate.done.clear()
            Gate.open.clear()
            flood = [
                asyncio.create_task(made.claim(STRANGER, stranger, f"Eve {number}"))
                for number in range(60)
            ]
            while sum(claim.done() for claim in flood) < 60 - UNLIMITED.address_hashes:
                await asyncio.sleep(0.01)
            signing_in = asyncio.create_task(made.sign_in(ANN, "Ann"))
            await asyncio.sleep(0.2)
            Gate.open.set()
            assert (await signing_in).status_code == 200
            refused = [one for one in await asyncio.gather(*flood) if one.status_code == 503]
            assert len(refused) == 60 - UNLIMITED.address_hashes
            assert {answer.headers["retry-after"] for answer in refused} == {"2"}
            assert Gate.done.index("verify") <= UNLIMITED.address_hashes

    run(main())


def test_a_full_queue_refuses_at_once() -> None:
    async def main() -> None:
        made = Passwords(Gate(), waiting=1, of_address=2)
        Gate.open.clear()
        kept = [asyncio.create_task(made.hash("x", address)) for address in ("a", "a", "b")]
        await asyncio.sleep(0)
        for address in ("a", "b", "c"):
            with pytest.raises(TooManyHashes):
                await made.hash("x", address)
        Gate.open.set()
        await asyncio.gather(*kept)
        # All places are free again.
        await asyncio.gather(*(made.hash("x", address) for address in ("a", "a", "c")))

    run(main())


def test_one_address_guesses_a_few_times_and_its_owner_still_signs_in(tmp_path: Path) -> None:
    async def main() -> None:
        limits = replace(UNLIMITED, guesses=(2, 0.001), name_guesses=(6, 0.001))
        async with town(tmp_path, limits) as made:
            assert (await made.claim(ANN, await made.guest(ANN, "Ann"), "Ann")).is_success
            tries = [await made.sign_in(STRANGER, name, "wrong") for name in ("Ann", "ANN", "ann")]
            assert [answer.status_code for answer in tries] == [401, 401, 429]
            assert int(tries[-1].headers["retry-after"]) > 0
            assert (await made.sign_in(STRANGER, "Ann")).status_code == 429
            assert (await made.sign_in(STRANGER, "Bea", "wrong")).status_code == 401
            for _ in range(8):
                assert (await made.sign_in(ANN, "Ann")).status_code == 200, "right ones are free"

    run(main())


def test_many_addresses_slow_a_name_and_leave_its_sessions_alone(tmp_path: Path) -> None:
    async def main() -> None:
        limits = replace(UNLIMITED, guesses=(2, 0.001), name_guesses=(3, 0.5))
        async with town(tmp_path, limits) as made:
            ann = await made.guest(ANN, "Ann")
            code = (await made.ask(ANN, "POST", "/me/recovery", token=ann)).json()["code"]
            assert (await made.claim(ANN, ann, "Ann")).is_success
            for number in range(3):
                await made.sign_in(f"203.0.113.{number}", "Ann", "wrong")
            slow = await made.sign_in(ANN, "Ann")
            assert slow.status_code == 429
            assert int(slow.headers["retry-after"]) <= 2
            assert (await made.ask(ANN, "GET", "/me", token=ann)).is_success
            assert (await made.ask(ANN, "POST", "/recover", {"code": code})).is_success

    run(main())


def test_one_address_alone_never_uses_up_the_tries_of_a_name() -> None:
    limits = Limits()
    assert limits.guesses[0] < limits.name_guesses[0]
    assert limits.guesses[1] < limits.name_guesses[1]
