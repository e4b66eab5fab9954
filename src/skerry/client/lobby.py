"""The lobby as a client sees it: who I am, which tables there are, and a seat at one of them."""

from types import TracebackType
from typing import Literal, TypeVar

import httpx
import msgspec

from skerry.core.record import Record, decode
from skerry.protocol.forms import (
    Claim,
    Form,
    GameInfo,
    Games,
    Join,
    Me,
    NewGuest,
    NewTable,
    Problem,
    Recover,
    RecoveryCode,
    SignedIn,
    SignIn,
    Start,
    TablePage,
)
from skerry.protocol.table_info import TableInfo

PATIENCE = 30.0
"""Seconds until a request is given up."""

Which = Literal["mine", "open", "running"]

T = TypeVar("T")


class ServerSaid(Exception):
    """The server refused a request: its status, what was wrong, and where."""

    def __init__(self, status: int, what: str, where: str | None = None) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.status = status
        self.what = what
        self.where = where


class Skerry:
    """A server, as one person talks to it.

        async with Skerry("http://127.0.0.1:8000") as server:
            await server.guest("Ann")
            table = await server.create(NewTable("skye", (MySeat(), BotSeat("greedy"))))

    Every method raises ServerSaid where the server refuses, and httpx.TransportError where it
    cannot be reached. Not promised: that a request which broke off was not done.
    """

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        """Who I am; keep it to come back. None: nobody yet."""
        self._http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    async def __aenter__(self) -> "Skerry":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def guest(self, name: str, invite: str | None = None) -> Me:
        """Come in with a name."""
        return self._signed_in(await self._send("POST", "/guests", NewGuest(name, invite)))

    async def sign_in(self, name: str, password: str) -> Me:
        """Come back with a claimed name."""
        return self._signed_in(await self._send("POST", "/sign-in", SignIn(name, password)))

    async def recover(self, code: str) -> Me:
        """Come back with a recovery code."""
        return self._signed_in(await self._send("POST", "/recover", Recover(code)))

    async def me(self) -> Me:
        """Who I am."""
        return _read(await self._send("GET", "/me"), Me)

    async def claim(self, name: str, password: str) -> Me:
        """Keep a name for good."""
        return _read(await self._send("POST", "/me/claim", Claim(name, password)), Me)

    async def recovery_code(self) -> str:
        """A new code that brings my seats to another device; older ones end."""
        return _read(await self._send("POST", "/me/recovery"), RecoveryCode).code

    async def games(self) -> tuple[GameInfo, ...]:
        """The games that can be played here."""
        return _read(await self._send("GET", "/games"), Games).games

    async def tables(self, which: Which = "mine", after: str | None = None) -> TablePage:
        """Some tables; `after` is the `next` of the page before."""
        query: dict[str, str] = {"which": which}
        if after is not None:
            query["after"] = after
        return _read(await self._send("GET", "/tables", query=query), TablePage)

    async def table(self, table: str) -> TableInfo:
        """A table as I may see it."""
        return _read(await self._send("GET", f"/tables/{table}"), TableInfo)

    async def invited(self, code: str) -> TableInfo:
        """The table that an invitation is for."""
        return _read(await self._send("GET", f"/join/{code}"), TableInfo)

    async def create(self, table: NewTable) -> TableInfo:
        """Make a table."""
        return _read(await self._send("POST", "/tables", table), TableInfo)

    async def join(
        self, table: str | None = None, *, code: str | None = None, seat: int | None = None
    ) -> TableInfo:
        """Take a seat at a table, or at the one that an invitation is for."""
        path = f"/join/{code}" if table is None else f"/tables/{table}/join"
        return _read(await self._send("POST", path, Join(code, seat)), TableInfo)

    async def start(self, table: str, fill: str | None = None) -> TableInfo:
        """Start a table; bots of the kind `fill` take the seats that are still free."""
        return _read(await self._send("POST", f"/tables/{table}/start", Start(fill)), TableInfo)

    async def leave(self, table: str) -> None:
        """Leave a table; where the game runs, a bot sits in."""
        await self._send("POST", f"/tables/{table}/leave")

    async def take_back(self, table: str) -> TableInfo:
        """Play again where a bot sits in for me."""
        return _read(await self._send("POST", f"/tables/{table}/take-back"), TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        """The table where a finished game goes on."""
        return _read(await self._send("POST", f"/tables/{table}/rematch"), TableInfo)

    async def delete(self, table: str) -> None:
        """Delete a table of mine that is not finished."""
        await self._send("DELETE", f"/tables/{table}")

    async def record(self, table: str) -> Record:
        """The record of a finished game."""
        return decode(await self._send("GET", f"/tables/{table}/record"))

    def _signed_in(self, answer: bytes) -> Me:
        signed_in = _read(answer, SignedIn)
        self.token = signed_in.token
        return signed_in.me

    async def _send(
        self,
        verb: str,
        path: str,
        form: Form | None = None,
        query: dict[str, str] | None = None,
    ) -> bytes:
        # The token alone says who I am: a cookie of the server's would outlive a change of it.
        self._http.cookies.clear()
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        if form is not None:
            headers["Content-Type"] = "application/json"
        answer = await self._http.request(
            verb,
            path,
            params=query,
            content=None if form is None else msgspec.json.encode(form),
            headers=headers,
        )
        if answer.is_success:
            return answer.content
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            # A proxy in between has its own words.
            problem = Problem(f"the server answers with status {answer.status_code}")
        raise ServerSaid(answer.status_code, problem.what, problem.where)


def _read(answer: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(answer, type=kind)
    except msgspec.DecodeError as error:
        raise ServerSaid(200, f"this is no answer of a Skerry server: {error}") from None
