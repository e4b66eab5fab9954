"""The messages of the server."""

import msgspec

from skerry.core.bot import Why
from skerry.core.event import Seat
from skerry.core.luck import Luck
from skerry.protocol.from_client import PROTOCOL
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.table_info import ClockView, TableInfo


class FromServer(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """A message of the server."""


class Ended(msgspec.Struct, frozen=True, gc=False):
    """The result of the game, and the seed of its draws."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    standings: msgspec.Raw
    """A list of standings with their scorecards; an automatic opponent has the seat -1."""
    seed: str
    commitment: str
    luck: Luck | None = None
    """All secrets and commitments of the toss; None: there was no toss."""


class Now(msgspec.Struct, frozen=True, gc=False):
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
    """The result; in steps it is missing, because `over` brings it a moment later."""
    paused: bool = False
    """Whether bots play for all people: nobody moves until one of them takes a seat back."""
    away_since: int | None = None
    """The last version before a bot began to play for the client's seat; None: none does."""


class SeenStep(msgspec.Struct, frozen=True, gc=False):
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
    announcement: str = ""
    """What the host of the server says to all people; empty: nothing."""


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


class GameOver(FromServer, frozen=True, tag="over"):
    """The result of the game, after its last step; a snapshot has it already."""

    version: int
    ended: Ended


class Changed(FromServer, frozen=True, tag="table"):
    """The table itself changed: its players, its status, or its rematch; or the announcement."""

    table: TableInfo
    announcement: str = ""


class Presence(FromServer, frozen=True, tag="presence"):
    """Who is connected."""

    seats: tuple[Seat, ...]
    watching: int


class ChatLine(FromServer, frozen=True, tag="said"):
    """A line of chat."""

    number: int
    name: str
    """The writer's name at that time."""
    seat: Seat | None
    text: str
    at: int
    speaker: str | None = None
    """Who wrote it: the same for all lines of a person at this table, whatever their name; None:
    they have deleted their account."""
    mine: bool = False
    """Whether the person who receives it wrote it."""


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
    retry: int | None = None
    """Milliseconds after which a client that was too fast can ask again."""


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
    card: msgspec.Raw
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
    value: float | None = None
    """What the bot thinks that the move is worth, in points; None if it only chooses."""
    why: tuple[Why, ...] = ()
    """The reasons, from what the seat may know; the most important one first."""


class ValuedMove(msgspec.Struct, frozen=True):
    """A move with what a bot thinks of it."""

    move: msgspec.Raw
    text: str
    """The same in the game's notation."""
    value: float
    """What the bot thinks that it is worth, in points: only differences mean something."""
    why: tuple[Why, ...]


class Analysis(FromServer, frozen=True, tag="analysis"):
    """The reply to `analyse`."""

    id: str
    moves: tuple[ValuedMove, ...]
    """The best moves, the best one first."""


class History(FromServer, frozen=True, tag="history"):
    """The reply to `history`."""

    id: str
    steps: tuple[SeenStep, ...]


class StepInWords(msgspec.Struct, frozen=True):
    """What one seat or a spectator saw of one step, as sentences."""

    version: int
    sentences: tuple[str, ...]


class ScoreInWords(msgspec.Struct, frozen=True):
    """The score of a seat, or of an automatic opponent (-1), with a sentence for each line."""

    seat: Seat
    total: int
    lines: tuple[str, ...]


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
    | GameOver
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
    | Analysis
    | History
    | InWords
    | Pong
    | Failed
    | Bye
)
