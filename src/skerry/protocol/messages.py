"""The protocol of a table's socket: every message that a client or the server can send.

Messages are JSON objects whose `type` names them. Views, events, moves and options are the
game's own and go through unread; `docs/protocol.md` explains the conversation.
"""

from typing import Annotated

import msgspec

from skerry.core.event import Seat
from skerry.core.score import Scorecard
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.table_info import ClockView, TableInfo

PROTOCOL = 1
"""Raised whenever a message changes in a way that old clients do not understand."""

MOST_FRAME = 16 * 1024
"""The largest message that a client may send, in bytes."""

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A client's own name for a message, new for each; the answer carries it back."""
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class FromClient(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Something that a client says."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: which table, which seat, and how much of it the client knows."""

    table: TableId
    seat: Seat | None = None
    """None: a spectator."""
    version: int | None = None
    """The last version that the client has seen; None: nothing yet."""
    protocol: int = PROTOCOL


class MakeMove(FromClient, frozen=True, tag="move"):
    """Answer a question, or interject. Sending it again with the same id is harmless."""

    id: MessageId
    move: msgspec.Raw
    """A move as an object, or as a string in the game's notation."""
    question: int | None = None
    """The question that it answers; only interjections may leave it out."""


class TakeBack(FromClient, frozen=True, tag="undo"):
    """Take back one's own last move, as far as the rule of the core allows."""

    id: MessageId


class AskAbout(FromClient, frozen=True):
    """A question about moves; not of the table as it is, but as it could be."""

    id: MessageId
    after: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=32)] = ()
    """As if these moves of mine had been made."""
    scratch: Annotated[tuple[str, ...], msgspec.Meta(max_length=16)] | None = None
    """As if I were to place these pieces on my own board now, whoever has them."""


class AskMoves(AskAbout, frozen=True, kw_only=True, tag="moves"):
    """Which moves are legal for me?"""

    like: dict[str, msgspec.Raw] = {}
    """Only moves with these fields, such as {"type": "place", "tile": "L03"}."""
    most: Annotated[int, msgspec.Meta(ge=1, le=2000)] = 500
    gains: bool = False
    """Also what each would change in my score, in all. It is an aid, `previews`."""


class AskPreview(AskAbout, frozen=True, kw_only=True, tag="preview"):
    """What would this move change in my score? It is an aid, `previews`."""

    move: msgspec.Raw


class AskWhyNot(AskAbout, frozen=True, kw_only=True, tag="why_not"):
    """Is this move legal, and if not, why?"""

    move: msgspec.Raw


class AskScore(AskAbout, frozen=True, kw_only=True, tag="score"):
    """What would a seat score now, line by line? It is an aid, `previews`."""

    seat: Seat


class AskTry(AskAbout, frozen=True, kw_only=True, tag="try"):
    """What would the table look like after these moves of mine? Nothing is played or told."""

    moves: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=1, max_length=32)]


class AskHint(FromClient, frozen=True, tag="hint"):
    """What would a bot do in my place? It is an aid, `hints`."""

    id: MessageId
    after: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(max_length=32)] = ()
    """As if these moves of mine had been made."""


class AskHistory(FromClient, frozen=True, tag="history"):
    """All steps so far, as I was told of them."""

    id: MessageId


class Say(FromClient, frozen=True, tag="say"):
    """Say something to the table, where its chat is on."""

    id: MessageId
    text: ChatText


class Ping(FromClient, frozen=True, tag="ping"):
    """Is the line alive?"""

    id: MessageId


Said = (
    Hello
    | MakeMove
    | TakeBack
    | AskMoves
    | AskPreview
    | AskWhyNot
    | AskScore
    | AskTry
    | AskHint
    | AskHistory
    | Say
    | Ping
)


class FromServer(msgspec.Struct, frozen=True, tag_field="type"):
    """Something that the server says."""


class Ended(msgspec.Struct, frozen=True):
    """How the game ended, and the seed that its luck came from."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    standings: msgspec.Raw
    """A list of standings with their scorecards; an automatic opponent's has the seat -1."""
    seed: str
    commitment: str


class Now(msgspec.Struct, frozen=True):
    """How things stand, as one seat or a spectator may know it."""

    view: msgspec.Raw
    awaits: tuple[Seat, ...]
    """The seats that must answer."""
    question: int | None
    """The number of the question that the client's seat must answer; None: it is not asked."""
    undo: str | None
    """Why the seat cannot take back its last move; None: it can."""
    interjects: bool
    """Has the seat legal moves although it is not awaited?"""
    stand_ins: dict[int, str]
    """The bots that sit in for people, by seat."""
    clocks: tuple[ClockView, ...]
    """One for each seat; empty where the table has no clocks."""
    ended: Ended | None = None


class StepTold(msgspec.Struct, frozen=True):
    """What one seat or a spectator learned in one step."""

    version: int
    events: tuple[msgspec.Raw, ...]
    withdraws: tuple[int, ...] = ()
    """The versions of steps that were taken back: their events did not happen."""
    own: bool = False
    """Was it a move of the client's own seat?"""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The answer to a hello; what was missed, or a snapshot, follows once the game runs."""

    table: TableInfo
    seat: Seat | None
    server: str
    """The server's version."""
    protocol: int = PROTOCOL


class Snapshot(FromServer, frozen=True, tag="snapshot"):
    """Where things stand, for a client that knows nothing or too little."""

    version: int
    now: Now


class Missed(FromServer, frozen=True, tag="missed"):
    """Several steps at once, for a client that was away or slow."""

    version: int
    steps: tuple[StepTold, ...]
    now: Now


class StepMade(FromServer, frozen=True, tag="step"):
    """The next step."""

    version: int
    events: tuple[msgspec.Raw, ...]
    withdraws: tuple[int, ...]
    now: Now
    own: bool = False


class Changed(FromServer, frozen=True, tag="table"):
    """The table itself changed: somebody came or left, it started, there is a rematch."""

    table: TableInfo


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is connected."""

    seats: tuple[Seat, ...]
    watching: int


class ChatLine(FromServer, frozen=True, tag="said"):
    """Somebody said something."""

    number: int
    name: str
    seat: Seat | None
    text: str
    at: int


class Ack(FromServer, frozen=True, tag="ack"):
    """A message was done; a move is on disk, and part of this version or an earlier one."""

    id: str
    version: int | None = None


class Refused(FromServer, frozen=True, tag="refused"):
    """A message was not done, and why; nothing changed."""

    id: str
    why: Refusal
    sentence: str
    reason: str | None = None
    fields: dict[str, str | int | None] = {}


class LegalMoves(FromServer, frozen=True, tag="legal"):
    """The answer to `moves`."""

    id: str
    moves: tuple[msgspec.Raw, ...]
    total: int
    """How many there are; more than were sent, if `most` was smaller."""
    gains: tuple[int, ...] | None = None
    """What each of the moves sent would change in the score, where that was asked."""


class Previewed(FromServer, frozen=True, tag="previewed"):
    """The answer to `preview`: the game's changes, each with its points now and after."""

    id: str
    changes: msgspec.Raw


class Explained(FromServer, frozen=True, tag="explained"):
    """The answer to `why_not`: legal, or the reason."""

    id: str
    legal: bool
    sentence: str | None = None
    reason: str | None = None
    fields: dict[str, str | int | None] = {}


class Scored(FromServer, frozen=True, tag="scored"):
    """The answer to `score`."""

    id: str
    card: Scorecard
    total: int


class Tried(FromServer, frozen=True, tag="tried"):
    """The answer to `try`: the view after the moves, as far as nothing unknown is needed."""

    id: str
    view: msgspec.Raw
    made: int
    """How many of the moves were tried; fewer, where the next one waits for others or luck."""


class Hint(FromServer, frozen=True, tag="hinted"):
    """The answer to `hint`."""

    id: str
    move: msgspec.Raw
    text: str
    """The same in the game's notation."""


class History(FromServer, frozen=True, tag="told"):
    """The answer to `history`."""

    id: str
    steps: tuple[StepTold, ...]


class Pong(FromServer, frozen=True, tag="pong"):
    """The line is alive."""

    id: str


class Failed(FromServer, frozen=True, tag="error"):
    """A message that nobody understands; the socket stays open."""

    what: str
    where: str | None = None


class Bye(FromServer, frozen=True, tag="bye"):
    """The socket is closed next; come back after `retry` milliseconds, if that is not None."""

    why: Farewell
    sentence: str
    retry: int | None = None


Sent = (
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
    | Pong
    | Failed
    | Bye
)

# One strict decoder: the web framework's own would take "1" for a number.
_SAID: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_SENT: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)
_ENCODER = msgspec.json.Encoder()


def read_said(frame: str | bytes) -> Said:
    """A client's message; msgspec.DecodeError or ValidationError says what is wrong with it.

    >>> read_said('{"type": "ping", "id": "1"}')
    Ping(id='1')
    """
    return _SAID.decode(frame)


def read_sent(frame: str | bytes) -> Sent:
    """A server's message, read in the same way."""
    return _SENT.decode(frame)


def encode(message: FromClient | FromServer) -> bytes:
    """A message as JSON."""
    return _ENCODER.encode(message)
