"""Writes the transcript in `docs/reference/protocol.md`: a short conversation with a real server.

Run `python -m tests.server.end_to_end.transcript` to rewrite it; review the diff.
"""

import asyncio
import contextlib
import json
import tempfile
import textwrap
from pathlib import Path
from typing import Any

import httpx
from tests.server.harness import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import skerry
from skerry.core.luck import commitment
from skerry.core.registry import find

PAGE = Path(__file__).parents[3] / "docs" / "reference" / "protocol.md"
BEGIN = "<!-- The transcript is written by `python -m tests.server.end_to_end.transcript`. -->\n"
END = "<!-- The end of the transcript. -->\n"

WIDTH = 118
SECRET = "0123456789abcdef" * 4
ANSWERS = {"ack", "refused", "legal", "explained", "previewed", "tried", "pong", "error", "hinted"}
NEWS = {"welcome", "snapshot", "missed", "step", "said", "bye"}

Json = dict[str, Any]
"""A message as on the wire, without types: the page shows the plain JSON."""


class Transcript:
    """The lines of a conversation, with placeholders for everything that changes."""

    def __init__(self) -> None:
        self.text = ""
        self._names: dict[str, str] = {}

    def name(self, word: str, name: str) -> None:
        """Show a placeholder instead of a value that changes."""
        self._names[word] = name

    def head(self, sentence: str) -> None:
        """Add a sentence about what happens next."""
        self.text += f"\n{sentence}\n\n"

    def http(self, request: str, form: Json | None, status: int, answer: Json | None) -> None:
        """A request and its answer."""
        self._block([("", f"{request} {_json(form)}"), ("", f"{status} {_json(answer)}")])

    def frames(self, *frames: tuple[str, Json]) -> None:
        """Some messages: `>` from the client, `<` from the server."""
        self._block([(direction, _json(frame)) for direction, frame in frames])

    def _block(self, lines: list[tuple[str, str]]) -> None:
        self.text += "```\n"
        for direction, line in lines:
            shown = f"{direction} {line}".strip()
            for word, name in self._names.items():
                shown = shown.replace(word, name)
            wrap = textwrap.wrap(
                shown,
                WIDTH,
                subsequent_indent="    ",
                break_long_words=False,
                break_on_hyphens=False,
            )
            self.text += "\n".join(wrap) + "\n"
        self.text += "```\n"


def _json(message: Json | None) -> str:
    if message is None:
        return ""
    return json.dumps(_shown(message), ensure_ascii=False).replace('"{...}"', "{...}")


def _shown(value: Any, name: str = "") -> Any:
    """A message without its long or changing parts."""
    if name == "view" or (name == "table" and isinstance(value, dict)):
        return "{...}"
    if name in {"created", "touched", "at", "until"} and value is not None:
        return 1700000000000
    if name == "speaker":
        return "SPEAKER"
    if isinstance(value, dict):
        return {key: _shown(inner, key) for key, inner in value.items()}
    if isinstance(value, list):
        return [_shown(inner) for inner in value]
    return value


class Socket:
    """A client that records its conversation."""

    def __init__(self, connection: ClientConnection, transcript: Transcript) -> None:
        self._connection = connection
        self._transcript = transcript
        self._kept: list[Json] = []
        self.version = 0
        self.now: Json = {}

    async def say(self, *expected: str, **message: Any) -> Json:
        """Send a message and record what comes back: answers first, then steps."""
        await self._connection.send(json.dumps(message))
        answers = [await self._hear(kind) for kind in expected]
        self._transcript.frames((">", message), *(("<", answer) for answer in answers))
        return answers[0]

    async def garbage(self, text: str) -> None:
        """Send something that is not a message."""
        await self._connection.send(text)
        answer = await self._hear("error")
        self._transcript._block([(">", text), ("<", _json(answer))])

    async def settle(self) -> None:
        """Wait, without recording, until only this seat must move."""
        while self.now["awaits"] != [0]:
            await self._read()
        self._kept.clear()

    async def hear(self, kind: str) -> None:
        """Record a message that arrives unasked."""
        self._transcript.frames(("<", await self._hear(kind)))

    async def closed(self) -> int:
        """The code that the socket is closed with."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self._connection.recv()
        code = self._connection.close_code
        assert code is not None, "the server closed it"
        return code

    async def _hear(self, kind: str) -> Json:
        """The next message of a type; others are queued."""
        while True:
            for place, message in enumerate(self._kept):
                if message["type"] == kind:
                    return self._kept.pop(place)
            await self._read()

    async def _read(self) -> None:
        message = json.loads(await self._connection.recv())
        if "now" in message:
            self.version, self.now = message["version"], message["now"]
        self._kept.append(message)


async def converse(server: Server, transcript: Transcript) -> None:
    """The whole conversation."""
    async with httpx.AsyncClient(base_url=server.url) as http:
        transcript.name(f'"{skerry.__version__}"', '"VERSION"')
        token, table = await _arrive(http, transcript)
        headers = {"Authorization": f"Bearer {token}"}
        url = f"ws{server.url.removeprefix('http')}/live"
        while (await http.get(f"/tables/{table}/view", headers=headers)).json()["now"][
            "awaits"
        ] != [0]:
            # Slow enough for the rate limit while a slow bot thinks.
            await asyncio.sleep(0.15)
        async with connect(url, additional_headers=headers) as connection:
            socket = Socket(connection, transcript)
            await _play(socket, transcript, table)
            version = socket.version
        async with connect(url, additional_headers=headers) as connection:
            await _come_back(Socket(connection, transcript), transcript, table, version)
        async with connect(url) as connection:
            spectator = Socket(connection, transcript)
            await _watch(spectator, transcript, table)
            transcript.head("Ann deletes the table. The server tells all connections why they end:")
            deleted = await http.delete(f"/tables/{table}", headers=headers)
            transcript.http("DELETE /tables/TABLE", None, deleted.status_code, None)
            await spectator.hear("bye")
            code = await spectator.closed()
            transcript.head(f"The socket is then closed with {code}.")


async def _arrive(http: httpx.AsyncClient, transcript: Transcript) -> tuple[str, str]:
    transcript.head("Ann signs in as a guest. Her token is in the response and in a cookie:")
    form: Json = {"name": "Ann"}
    answer = await http.post("/guests", json=form)
    told = answer.json()
    transcript.name(told["token"], "TOKEN")
    transcript.name(told["me"]["id"], "PERSON")
    transcript.http("POST /guests", form, answer.status_code, told)
    headers = {"Authorization": f"Bearer {told['token']}"}
    http.cookies.clear()
    await _toss(http, headers, transcript)
    transcript.head("She creates a table with a chosen seed, again with a bot. It starts at once:")
    form = {
        "game": "skye",
        "seats": [{"type": "me"}, {"type": "bot", "bot": "greedy"}],
        "luck": "a transcript",
    }
    answer = await http.post("/tables", json=form, headers=headers)
    table = answer.json()
    # The bot's progress by now varies.
    table["awaits"] = [0, 1]
    transcript.name(table["id"], "TABLE")
    transcript.name(table["code"], "CODE")
    transcript.http("POST /tables", form, answer.status_code, table)
    return told["token"], table["id"]


async def _toss(http: httpx.AsyncClient, headers: Json, transcript: Transcript) -> None:
    transcript.head(
        "She creates a table for herself and a bot, and commits to a secret. No seat is free, so "
        "she reveals it at once (the responses are shortened):"
    )
    form: Json = {
        "game": "skye",
        "seats": [{"type": "me"}, {"type": "bot", "bot": "greedy"}],
        "commitment": commitment(SECRET),
    }
    answer = await http.post("/tables", json=form, headers=headers)
    table = answer.json()
    transcript.name(table["id"], "FIRST-TABLE")
    transcript.name(table["commitment"], "COMMITMENT-OF-THE-SERVER")
    transcript.http("POST /tables", form, answer.status_code, _short(table))
    form = {"toss": 0, "secret": SECRET}
    answer = await http.post(f"/tables/{table['id']}/reveal", json=form, headers=headers)
    transcript.http(
        "POST /tables/FIRST-TABLE/reveal", form, answer.status_code, _short(answer.json())
    )
    await http.delete(f"/tables/{table['id']}", headers=headers)


def _short(table: Json) -> Json:
    return {name: table[name] for name in ("id", "status", "commitment", "toss")}


async def _play(socket: Socket, transcript: Transcript, table: str) -> None:
    transcript.head("She opens the socket. The bot has set its prices; Ann must set hers:")
    await socket.say("welcome", "snapshot", type="hello", table=table, seat=0, version=None)
    transcript.head("She asks for two of her legal moves:")
    legal = await socket.say("legal", type="moves", id="m1", most=2)
    move = legal["moves"][0]
    dear = {**move, "prices": [[tile, 5] for tile, _ in move["prices"]]}
    transcript.head("She sets prices that are too high. The server refuses and says why:")
    await socket.say("refused", type="move", id="m2", question=1, move=dear)
    transcript.head("She answers a question that is not open:")
    await socket.say("refused", type="move", id="m3", question=99, move=move)
    transcript.head("She makes a move. The step shows what happened and the new situation:")
    await socket.say("ack", "step", type="move", id="m4", question=1, move=move)
    await socket.settle()
    transcript.head(
        "The bot has bought a tile. Ann sends her move again, as after a disconnect. "
        "The server does not make it twice:"
    )
    await socket.say("ack", type="move", id="m4", question=1, move=move)
    transcript.head(
        "She sends something unreadable. The socket stays open. A message that has at least an "
        "`id` is\n`refused` by it, as `unreadable`:"
    )
    await socket.garbage('{"type": "move"')
    transcript.head("She sends a chat message:")
    await socket.say("ack", "said", type="say", id="m5", text="Good luck!")


async def _come_back(socket: Socket, transcript: Transcript, table: str, version: int) -> None:
    transcript.head(
        "The connection broke. A new hello says what Ann knows, and she misses nothing:"
    )
    known = version - 2
    await socket.say("welcome", "missed", type="hello", table=table, seat=0, version=known)
    transcript.head("She buys with a move in the game's notation. Then the bot buys (not shown):")
    view = find("skye").wire.read_view(json.dumps(socket.now["view"]))
    buy = next(move for move in find("skye").game.legal(view) if str(move) != "pass")
    await socket.say("ack", type="move", id="m6", question=socket.now["question"], move=str(buy))
    await _until(socket, "build")
    await socket.settle()
    view = find("skye").wire.read_view(json.dumps(socket.now["view"]))
    place = str(next(iter(find("skye").game.legal(view))))
    transcript.head("She previews a place:")
    await socket.say("previewed", type="preview", id="m7", move=place)
    transcript.head("She places a tile and undoes the move:")
    question = socket.now["question"]
    await socket.say("ack", "step", type="move", id="m8", question=question, move=place)
    await socket.say("ack", "step", type="undo", id="m9")


async def _until(socket: Socket, phase: str) -> None:
    while socket.now["view"]["phase"] != phase:
        await socket._read()


async def _watch(socket: Socket, transcript: Transcript, table: str) -> None:
    transcript.head("A spectator needs no token, sees only what is public, and cannot move:")
    await socket.say("welcome", "snapshot", type="hello", table=table)
    await socket.say("refused", type="move", id="m1", question=1, move="pass")


def write(server: Server) -> str:
    """The transcript of a conversation with a server."""
    transcript = Transcript()
    asyncio.run(asyncio.wait_for(converse(server, transcript), 60))
    return transcript.text


def split(page: str) -> tuple[str, str, str]:
    """The text before, in and after the transcript."""
    before, begin, rest = page.partition(BEGIN)
    text, end, after = rest.partition(END)
    assert begin, "the page says where the transcript begins"
    assert end, "and where it ends"
    return before + begin, text, end + after


if __name__ == "__main__":
    head, _, tail = split(PAGE.read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as running:
        PAGE.write_text(head + write(running) + tail, encoding="utf-8")
