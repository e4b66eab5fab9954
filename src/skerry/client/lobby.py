"""The HTTP API as a client uses it: my account, lists of tables, and a seat at a table."""

from typing import Literal, TypeVar
from urllib.parse import quote

import httpx
import msgspec

from skerry.client.toss import TossMemory, memory_at, new_secret
from skerry.core.luck import commitment
from skerry.core.record import Record, decode
from skerry.core.text.safe_text import escaped
from skerry.protocol import forms as f
from skerry.protocol.table_info import TableInfo

PATIENCE = 30.0
"""Seconds that a request may take."""

Which = Literal["mine", "open", "running"]

T = TypeVar("T")


class RequestRefused(Exception):
    """The server refused a request: the status, the sentence, and the field it is about."""

    def __init__(self, status: int, what: str, where: str | None = None) -> None:
        super().__init__(escaped(f"{where}: {what}" if where else what))
        self.status = status
        self.what = what
        self.where = where


class Skerry:
    """A server, as one person uses it.

        async with Skerry("http://127.0.0.1:8000") as server:
            await server.guest("Ann")
            table = await server.create(NewTable(game, (MySeat(), BotSeat("random"))))

    Every method raises RequestRefused if the server refuses, and httpx.TransportError if it cannot
    be reached. A request that was interrupted may have been carried out.
    """

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url.rstrip("/")
        self.token = token
        """The session token; keep it to come back. None: not signed in."""
        self._tosses: dict[str, TossMemory] = {}
        """What the caller remembers itself."""
        self._http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)

    async def __aenter__(self) -> "Skerry":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def guest(self, name: str, invite: str | None = None) -> f.Me:
        """Come in as a guest."""
        return self._signed_in(await self._send("POST", "/guests", f.NewGuest(name, invite)))

    async def sign_in(self, name: str, password: str) -> f.Me:
        """Sign in with a claimed name."""
        return self._signed_in(await self._send("POST", "/sign-in", f.SignIn(name, password)))

    async def recover(self, code: str) -> f.Me:
        """Sign in with a recovery code."""
        return self._signed_in(await self._send("POST", "/recover", f.Recover(code)))

    async def sign_out(self, *, others: bool = False) -> None:
        """Sign out, or sign out on all other devices."""
        await self._send("POST", "/sign-out", f.SignOut(others))
        if not others:
            self.token = None

    async def me(self) -> f.Me:
        """My account."""
        return _read(await self._send("GET", "/me"), f.Me)

    async def claim(self, name: str, password: str, present: str | None = None) -> f.Me:
        """Register my name with a password.

        To change them, also send the `present` password or the recovery code, which stops working.
        """
        form = f.Claim(name, password, present)
        return _read(await self._send("POST", "/me/claim", form), f.Me)

    async def recovery_code(self, present: str | None = None) -> str:
        """A new recovery code; the previous one stops working.

        A registered name asks for its `present` password or recovery code.
        """
        form = f.NewRecovery(present)
        return _read(await self._send("POST", "/me/recovery", form), f.RecoveryCode).code

    async def mute(self, table: str, speaker: str, *, on: bool = True) -> None:
        """Hide what the speaker of a line at a table writes, at all tables, or show it again."""
        await self._send("POST", "/me/mutes", f.Mute(table, speaker, on))

    async def games(self) -> tuple[f.GameInfo, ...]:
        """The games of this server."""
        return _read(await self._send("GET", "/games"), f.Games).games

    async def tables(self, which: Which = "mine", after: str | None = None) -> f.TablePage:
        """A page of tables; `after` is the `next` of the previous page."""
        query: dict[str, str] = {"which": which}
        if after is not None:
            query["after"] = after
        return _read(await self._send("GET", "/tables", query=query), f.TablePage)

    async def table(self, table: str) -> TableInfo:
        """A table as I may see it."""
        return _read(await self._send("GET", f"/tables/{_quoted(table)}"), TableInfo)

    async def invited(self, code: str) -> TableInfo:
        """The table of an invitation."""
        return _read(await self._send("GET", f"/join/{_quoted(code)}"), TableInfo)

    def toss(self, table: str) -> TossMemory:
        """My secrets for the toss of a table, and what I saw of it."""
        return self._tosses.get(table) or memory_at(self.url, self.token, table)

    def remember(self, table: str, toss: TossMemory) -> None:
        """Continue with what I kept of the toss of a table."""
        self._tosses[table] = toss

    async def create(self, table: f.NewTable) -> TableInfo:
        """Create a table; if I take a seat there, this takes part in its toss.

        Only a client that is connected at the start can reveal its secret: connect a TableClient
        before the last seat is taken, or soon after.
        """
        if table.commitment is not None or not any(
            isinstance(seat, f.MySeat) for seat in table.seats
        ):
            return self._looked(_read(await self._send("POST", "/tables", table), TableInfo))
        secret = new_secret()
        form = msgspec.structs.replace(table, commitment=commitment(secret))
        return await self._sit_down("/tables", form, secret)

    async def join(
        self,
        table: str | None = None,
        *,
        code: str | None = None,
        seat: int | None = None,
        colour: f.SeatColour | None = None,
    ) -> TableInfo:
        """Take a seat at a table, or at the table of an invitation, and part in its toss."""
        path = f"/join/{_quoted(code or '')}" if table is None else f"/tables/{_quoted(table)}/join"
        secret = new_secret()
        return await self._sit_down(path, f.Join(code, seat, commitment(secret), colour), secret)

    async def choose_colour(self, table: str, colour: f.SeatColour) -> TableInfo:
        """Choose another colour before the game begins; RequestRefused if somebody has it."""
        path = f"/tables/{_quoted(table)}/colour"
        return _read(await self._send("POST", path, f.ChooseColour(colour)), TableInfo)

    async def start(self, table: str, fill: str | None = None) -> TableInfo:
        """Start a table; bots of the kind `fill` take the free seats."""
        body = await self._send("POST", f"/tables/{_quoted(table)}/start", f.Start(fill))
        return await self._revealed(_read(body, TableInfo))

    async def commit(self, table: str, form: f.Commit) -> TableInfo:
        """Commit my seat to a secret for the toss; a TableClient does this by itself."""
        return _read(await self._send("POST", f"/tables/{_quoted(table)}/commit", form), TableInfo)

    async def reveal(self, table: str, form: f.Reveal) -> TableInfo:
        """Reveal the secret of my seat; a TableClient does this by itself."""
        return _read(await self._send("POST", f"/tables/{_quoted(table)}/reveal", form), TableInfo)

    async def leave(self, table: str) -> None:
        """Leave a table; in a running game a bot plays for me."""
        await self._send("POST", f"/tables/{_quoted(table)}/leave")

    async def return_to_seat(self, table: str) -> TableInfo:
        """Take my seat back from the bot that plays for me."""
        return _read(await self._send("POST", f"/tables/{_quoted(table)}/take-back"), TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        """The table of the rematch of a finished game, and part in its toss."""
        secret = new_secret()
        path = f"/tables/{_quoted(table)}/rematch"
        return await self._sit_down(path, f.Rematch(commitment(secret)), secret)

    async def delete(self, table: str) -> None:
        """Delete my own unfinished table."""
        await self._send("DELETE", f"/tables/{_quoted(table)}")

    async def record(self, table: str) -> Record:
        """The record of a finished game."""
        return decode(await self._send("GET", f"/tables/{_quoted(table)}/record"))

    async def _sit_down(self, path: str, form: f.Form, secret: str) -> TableInfo:
        """Take a seat with a commitment; if the toss is already under way, reveal the secret."""
        info = _read(await self._send("POST", path, form), TableInfo)
        self.toss(info.id).sit_down(info, secret)
        return await self._revealed(info)

    async def _revealed(self, info: TableInfo) -> TableInfo:
        """A table after my secret is revealed, where that is awaited now."""
        form = self.toss(info.id).reveal_now(info, info.yours)
        if form is None:
            return info
        try:
            after = await self.reveal(info.id, form)
        except RequestRefused:
            # The toss continues without this seat, which was too slow.
            return info
        self.toss(info.id).accepted(form)
        return self._looked(after)

    def _looked(self, info: TableInfo) -> TableInfo:
        self.toss(info.id).look(info)
        return info

    def _signed_in(self, body: bytes) -> f.Me:
        signed_in = _read(body, f.SignedIn)
        self.token = signed_in.token
        return signed_in.me

    async def _send(
        self, verb: str, path: str, form: f.Form | None = None, query: dict[str, str] | None = None
    ) -> bytes:
        # Only the token counts: a cookie of the server would outlive a change of it.
        self._http.cookies.clear()
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        if form is not None:
            headers["Content-Type"] = "application/json"
        response = await self._http.request(
            verb,
            path,
            params=query,
            content=None if form is None else msgspec.json.encode(form),
            headers=headers,
        )
        if response.is_success:
            return response.content
        try:
            problem = msgspec.json.decode(response.content, type=f.Problem)
        except msgspec.DecodeError:
            # A proxy in between responds in its own way.
            problem = f.Problem(f"the server responds with status {response.status_code}")
        raise RequestRefused(response.status_code, problem.what, problem.where)


def _quoted(id: str) -> str:
    """An id in a path; a server may send anything as one."""
    return quote(id, safe="")


def _read(body: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.DecodeError as error:
        raise RequestRefused(200, f"this is not a Skerry server: {error}") from None
