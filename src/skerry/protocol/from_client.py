"""The messages of clients."""

from typing import Annotated

import msgspec

from skerry.core.event import Seat
from skerry.protocol.ids import MessageId, TableId, Word

PROTOCOL = 3
"""Incremented whenever a message changes in a way that old clients do not understand."""

MOST_FRAME = 16 * 1024
"""The largest message that a client may send, in bytes."""

SeatName = Annotated[Word, msgspec.Meta(min_length=1)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class FromClient(
    msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True
):
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
    scratch: Annotated[tuple[Word, ...], msgspec.Meta(max_length=16)] | None = None
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


class AskAnalyse(FromClient, frozen=True, tag="analyse"):
    """Ask for the best few moves, with their values and reasons. Needs the aid `hints`."""

    id: MessageId
    most: Annotated[int, msgspec.Meta(ge=1, le=5)] = 3
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


class SeeScoring(FromClient, frozen=True, tag="saw_scoring"):
    """I have looked at the last scoring, or left it: my clock need not wait any longer."""

    id: MessageId


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
    | AskAnalyse
    | AskHistory
    | AskWords
    | SeeScoring
    | Say
    | Ping
)
