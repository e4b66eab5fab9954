"""The protocol of a table's socket: all messages of clients and the server.

Messages are JSON objects with a `type`. Views, events, moves and options belong to the game and
are passed on as they are; `docs/protocol.md` explains the protocol.
"""

from typing import Annotated

import msgspec

from skerry.core.event import Seat
from skerry.core.score import Scorecard
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.short_texts import ChatText, MessageId, SeatName, TableId
from skerry.protocol.table_info import ClockView, TableInfo
from skerry.protocol.told import ScoreInWords, StepInWords

PROTOCOL = 1
"""Incremented whenever a message changes in a way that old clients do not understand."""

MOST_FRAME = 16 * 1024
"""The largest message that a client may send, in bytes."""


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of a client."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: the table, the seat, and the last version that the client knows."""

    table: TableId
    seat: Seat | None = None
    """None: a spectator."""
    version: int | None = None
    """The last version that the client has received; None: nothing yet."""
    protocol: int = PROTOCOL


class MakeMove(FromClient, frozen=True, tag="move"):
    """Answer a question, or interject. Sending it again with the same id is harmless."""

    id: MessageId
    move: msgspec.Raw
    """A move as an object, or as a string in the game's notation."""
    question: int | None = None
    """The question that it answers; only interjections may omit it."""


class Undo(FromClient, frozen=True, tag="undo"):
    """Undo my last move, if that is still allowed."""

    id: MessageId


class AskAbout(FromClient, frozen=True):
    """A question about the table, as it is or as it would be after some moves."""

    id: MessageId
    after: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=32)] = ()
    """As if these moves of mine had been made."""
    scratch: Annotated[tuple[str, ...], msgspec.Meta(max_length=16)] | None = None
    """As if I could place these pieces on my own board now, wherever they are."""


class AskMoves(AskAbout, frozen=True, kw_only=True, tag="moves"):
    """Ask for my legal moves."""

    like: dict[str, msgspec.Raw] = {}
    """Only moves with these fields, such as {"type": "place", "tile": "L03"}."""
    most: Annotated[int, msgspec.Meta(ge=1, le=2000)] = 500
    gains: bool = False
    """Also the total change of my score by each move. Needs the aid `previews`."""


class AskPreview(AskAbout, frozen=True, kw_only=True, tag="preview"):
    """Ask what a move would change in my score. Needs the aid `previews`."""

    move: msgspec.Raw


class AskWhyNot(AskAbout, frozen=True, kw_only=True, tag="why_not"):
    """Ask whether a move is legal, and if not, why."""

    move: msgspec.Raw


class AskScore(AskAbout, frozen=True, kw_only=True, tag="score"):
    """Ask for the current score of a seat, line by line. Needs the aid `previews`."""

    seat: Seat


class AskTry(AskAbout, frozen=True, kw_only=True, tag="try"):
    """Ask for my view after some moves of mine; nothing is played, and nobody else sees it."""

    moves: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=1, max_length=32)]


class AskHint(FromClient, frozen=True, tag="hint"):
    """Ask for the move that a bot would make. Needs the aid `hints`."""

    id: MessageId
    after: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=32)] = ()
    """As if these moves of mine had been made."""


class AskHistory(FromClient, frozen=True, tag="history"):
    """Ask for all steps so far, as my seat saw them."""

    id: MessageId


class AskWords(FromClient, frozen=True, tag="words"):
    """Ask for the table in the game's own words, for a client that does not know the game."""

    id: MessageId
    names: Annotated[tuple[SeatName, ...], msgspec.Meta(max_length=8)] = ()
    """What to call the seats; a seat without a name is "Seat 1" or the like."""


class Say(FromClient, frozen=True, tag="say"):
    """Write to the chat of the table."""

    id: MessageId
    text: ChatText


class Ping(FromClient, frozen=True, tag="ping"):
    """Check the connection."""

    id: MessageId


ClientMessage = (
    Hello
    | MakeMove
    | Undo
    | AskMoves
    | AskPreview
    | AskWhyNot
    | AskScore
    | AskTry
    | AskHint
    | AskHistory
    | AskWords
    | Say
    | Ping
)


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """A message of the server."""


class Ended(msgspec.Struct, frozen=True):
    """The result of the game, and the seed of its draws."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    standings: msgspec.Raw
    """A list of standings with their scorecards; an automatic opponent has the seat -1."""
    seed: str
    commitment: str


class Now(msgspec.Struct, frozen=True):
    """The current state, as one seat or a spectator may know it."""

    view: msgspec.Raw
    awaits: tuple[Seat, ...]
    """The seats that must answer."""
    question: int | None
    """The number of the question that the client's seat must answer; None: it has none."""
    undo: str | None
    """Why the seat cannot undo its last move; None: it can."""
    interjects: bool
    """Whether the seat has legal moves although it is not awaited."""
    stand_ins: dict[int, str]
    """The bots that play for people, by seat."""
    clocks: tuple[ClockView, ...]
    """One for each seat; empty if the table has no time limit."""
    ended: Ended | None = None


class SeenStep(msgspec.Struct, frozen=True):
    """What one seat or a spectator saw of one step."""

    version: int
    events: tuple[msgspec.Raw, ...]
    withdraws: tuple[int, ...] = ()
    """The versions of steps that were undone."""
    own: bool = False
    """Whether it was a move of the client's own seat."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The reply to a hello; missed steps, or a snapshot, follow if the game has begun."""

    table: TableInfo
    seat: Seat | None
    server: str
    """The server's version."""
    protocol: int = PROTOCOL


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """The current state, for a client that knows nothing or too little."""

    version: int
    now: Now


class Missed(FromServer, frozen=True, tag="missed"):
    """Several steps at once, for a client that was away or slow."""

    version: int
    steps: tuple[SeenStep, ...]
    now: Now


class StepMade(FromServer, frozen=True, tag="step"):
    """The next step."""

    version: int
    events: tuple[msgspec.Raw, ...]
    withdraws: tuple[int, ...]
    now: Now
    own: bool = False


class Changed(FromServer, frozen=True, tag="table"):
    """The table itself changed: its players, its status, or its rematch."""

    table: TableInfo


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is connected."""

    seats: tuple[Seat, ...]
    watching: int


class ChatLine(FromServer, frozen=True, tag="said"):
    """A line of chat."""

    number: int
    name: str
    seat: Seat | None
    text: str
    at: int


class Ack(FromServer, frozen=True, tag="ack"):
    """A message was carried out; a move is stored, and in this version or an earlier one."""

    id: str
    version: int | None = None


class Refused(FromServer, frozen=True, tag="refused"):
    """A message was refused, and why; nothing changed."""

    id: str
    why: Refusal
    sentence: str
    reason: str | None = None
    fields: dict[str, str | int | None] = {}


class LegalMoves(FromServer, frozen=True, tag="legal"):
    """The reply to `moves`."""

    id: str
    moves: tuple[msgspec.Raw, ...]
    total: int
    """The number of legal moves, which may be larger than `most`."""
    gains: tuple[int, ...] | None = None
    """The change of the score by each move, if requested."""


class Previewed(FromServer, frozen=True, tag="previewed"):
    """The reply to `preview`: the changes of the score, each with the points now and after."""

    id: str
    changes: msgspec.Raw


class Explained(FromServer, frozen=True, tag="explained"):
    """The reply to `why_not`: legal, or the reason."""

    id: str
    legal: bool
    sentence: str | None = None
    reason: str | None = None
    fields: dict[str, str | int | None] = {}


class Scored(FromServer, frozen=True, tag="scored"):
    """The reply to `score`."""

    id: str
    card: Scorecard
    total: int


class Tried(FromServer, frozen=True, tag="tried"):
    """The reply to `try`: the view after the moves, as far as everything is known."""

    id: str
    view: msgspec.Raw
    made: int
    """The number of moves that were tried; the next one may depend on others or on a draw."""


class Hint(FromServer, frozen=True, tag="hinted"):
    """The reply to `hint`."""

    id: str
    move: msgspec.Raw
    text: str
    """The same in the game's notation."""


class History(FromServer, frozen=True, tag="told"):
    """The reply to `history`."""

    id: str
    steps: tuple[SeenStep, ...]


class InWords(FromServer, frozen=True, tag="in_words"):
    """The reply to `words`."""

    id: str
    picture: str
    """The table as a picture made of characters."""
    legend: str
    """How to read the picture."""
    hint: str | None
    """What the seat is asked; None: nothing."""
    moves: tuple[str, ...]
    """The seat's legal moves in the game's notation, at most 500."""
    total: int
    """The number of legal moves."""
    scores: tuple[ScoreInWords, ...]
    """Empty where the table is played without previews, until the game is over."""
    steps: tuple[StepInWords, ...]
    """What has happened, without what was undone."""


class Pong(FromServer, frozen=True, tag="pong"):
    """The reply to `ping`."""

    id: str


class Failed(FromServer, frozen=True, tag="error"):
    """A message was not understood; the socket stays open."""

    what: str
    where: str | None = None


class Bye(FromServer, frozen=True, tag="bye"):
    """The socket is closed next; reconnect after `retry` milliseconds, unless it is None."""

    why: Farewell
    sentence: str
    retry: int | None = None


ServerMessage = (
    Welcome
    | Snapshot
    | Missed
    | StepMade
    | Changed
    | Presence
    | ChatLine
    | Ack
    | Refused
    | LegalMoves
    | Previewed
    | Explained
    | Scored
    | Tried
    | Hint
    | History
    | InWords
    | Pong
    | Failed
    | Bye
)

# A strict decoder: the one of the web framework would accept "1" as a number.
_CLIENT_MESSAGE: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_SERVER_MESSAGE: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)
_ENCODER = msgspec.json.Encoder()


def read_client_message(frame: str | bytes) -> ClientMessage:
    """Decode a message of a client; msgspec.DecodeError or ValidationError.

    >>> read_client_message('{"type": "ping", "id": "1"}')
    Ping(id='1')
    """
    return _CLIENT_MESSAGE.decode(frame)


def read_server_message(frame: str | bytes) -> ServerMessage:
    """Decode a message of the server, in the same way."""
    return _SERVER_MESSAGE.decode(frame)


def encode(message: FromClient | FromServer) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)
