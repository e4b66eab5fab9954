"""Looks for leaks: everybody receives what they may know and nothing else.

Two independent checks: each message must equal the one computed from the log, and no bytes may
contain anything that is face down.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import msgspec
from tests.server.end_to_end.knowledge import Audience, Moment, Truth

from skerry.bots import registry as bots
from skerry.core.bot import Decision, Thinker, heard_by
from skerry.core.event import Event
from skerry.core.match import Match
from skerry.core.no_undo import NoUndo
from skerry.games.cats.pieces.tiles import NUMBER
from skerry.protocol import messages
from skerry.protocol.forms import TablePage
from skerry.protocol.messages import FromClient, FromServer, Now, encode
from skerry.protocol.refusals import Refusal
from skerry.protocol.table_info import NoClock, TableInfo
from skerry.table.client_moves import read_move
from skerry.table.queries import reply_to, view_for_hint
from skerry.table.table import Table
from skerry.table.table_config import TableConfig
from skerry.table.words import in_words, seat_names, sentences_of

CARD = re.compile(rb"\b(?:d\d{3}|f\d{3}|column|ss\d{2})\b")
Asked = (
    messages.AskMoves
    | messages.AskPreview
    | messages.AskWhyNot
    | messages.AskScore
    | messages.AskTry
)


MOST_WAITING = 10
"""How many may wait for a bot in these games."""
AHEAD = 3
"""How many versions the database may be ahead of what clients have seen."""


class Heard(NamedTuple):
    """Something that came from the server: a frame, or the body of a response."""

    raw: bytes
    at: float
    """The time of arrival in seconds."""
    path: str | None = None
    """The path of the request; None for a frame of the socket."""
    status: int = 200
    asked: FromClient | None = None
    """The message that it answers."""
    since: int = 0
    """The version that the client knew when it asked."""


class Window(NamedTuple):
    """The range of versions at which a message may have been sent."""

    first: int
    last: int


def by_truth(truth: Truth, who: Audience, heard: Sequence[Heard]) -> list[str]:
    """The messages that differ from what they should be."""
    found = []
    for one, window in zip(heard, windows(truth, who, heard), strict=True):
        try:
            wrong = _Check(truth, who, window).wrong(one)
        except (AssertionError, IndexError, ValueError) as error:
            wrong = repr(error)
        if wrong is not None:
            found.append(f"{who}: {wrong}: {one.raw[:300]!r}")
    return found


def windows(truth: Truth, who: Audience, heard: Sequence[Heard]) -> list[Window]:
    """For each message, the versions received before and after it."""
    versions = [_version(one.raw) for one in heard]
    last = whole = len(truth.moments(who))
    lasts: list[int] = []
    for version in reversed(versions):
        # Another audience may have more versions than this one.
        last = min(version or last, whole)
        lasts.append(last)
    lasts.reverse()
    first = 1
    found = []
    for one, version, latest in zip(heard, versions, lasts, strict=True):
        first = max(first, version or 1)
        if one.asked is None:
            found.append(Window(min(first, latest), latest))
        else:
            # It may come from the database, which is slightly ahead, and arrive after newer steps.
            found.append(Window(max(one.since, 1), min(latest + AHEAD, whole)))
    return found


def _version(raw: bytes) -> int | None:
    """The version that a message carries, or None."""
    said = msgspec.json.decode(raw)
    if isinstance(said, dict) and said.get("type") in {"snapshot", "step", "missed", "over"}:
        version = said["version"]
        assert isinstance(version, int)
        return version
    return None


class _Check:
    """Compares what one audience received with what it should have received."""

    def __init__(self, truth: Truth, who: Audience, window: Window) -> None:
        self.truth = truth
        self.who = who
        self.window = window

    def wrong(self, heard: Heard) -> str | None:
        """What is wrong with it, or None."""
        if heard.status != 200:
            problem = msgspec.json.decode(heard.raw)
            assert heard.status in {401, 409}, heard.status
            return None if set(problem) == {"what", "where"} else "an odd problem"
        if heard.path is not None and not heard.path.endswith("/view"):
            return self._wrong_info(heard)
        said = messages.read_server_message(heard.raw)
        match said:
            case messages.Welcome(table) | messages.Changed(table):
                assert encode(said) == heard.raw
                return self._wrong_table(table)
            case messages.Snapshot(version, now) | messages.StepMade(version, _, _, now):
                return _differs(self._told(said, self._moment(version), now), heard)
            case messages.Missed(version, steps, now):
                moments = self.truth.moments(self.who)[steps[0].version - 1 : version]
                expected = tuple(map(self.truth.step, moments))
                moment = self._moment(version)
                there = self.truth.now(self.who, moment, now.undo)
                there = msgspec.structs.replace(there, ended=None)
                return _differs(messages.Missed(version, expected, there), heard)
            case messages.GameOver(version):
                ended = self.truth.ended(self._moment(version).state)
                assert ended is not None, "the game is over"
                return _differs(messages.GameOver(version, ended), heard)
            case messages.Presence() | messages.ChatLine() | messages.Pong():
                return _differs(said, heard)
            case messages.Ack(id, version):
                fits = version is None or 1 <= version <= self.window.last
                return _differs(messages.Ack(id, version), heard) if fits else "a wrong version"
            case messages.Failed():
                return None if heard.asked is None else "a message was not understood"
        return self._wrong_answer(heard, said)

    def _moment(self, version: int) -> Moment:
        return self.truth.moments(self.who)[version - 1]

    def _moments(self) -> Iterator[Moment]:
        for version in range(self.window.first, self.window.last + 1):
            yield self._moment(version)

    def _told(self, said: FromServer, moment: Moment, now: Now) -> FromServer:
        there = self.truth.now(self.who, moment, now.undo)
        if isinstance(said, messages.Snapshot):
            return messages.Snapshot(moment.version, there)
        step = self.truth.step(moment)
        there = msgspec.structs.replace(there, ended=None)
        return messages.StepMade(moment.version, step.events, step.withdraws, there, step.own)

    def _wrong_info(self, heard: Heard) -> str | None:
        assert heard.path is not None
        if heard.path.startswith("/tables?"):
            page = msgspec.json.decode(heard.raw, type=TablePage)
            assert msgspec.json.encode(page) == heard.raw
            wrong = (self._wrong_table(table) for table in page.tables)
            return next((one for one in wrong if one is not None), None)
        if heard.path.startswith("/tables/"):
            info = msgspec.json.decode(heard.raw, type=TableInfo)
            assert msgspec.json.encode(info) == heard.raw
            return self._wrong_table(info)
        return None

    def _wrong_table(self, info: TableInfo) -> str | None:
        """What is wrong with public table info: it must hold no secret and no unseen state."""
        if info.commitment != self.truth.commitment:
            return None
        if info.toss is not None and len(info.toss.seats) != self.truth.seats:
            return "a toss of other seats"
        if info.code is not None and self.who is None:
            return "a spectator has the code"
        public = self.truth.moments(None)
        # Before the start, joining also updates this time.
        if info.touched > public[0].at and info.touched not in {m.at for m in public}:
            return "the time of a secret move"
        over = info.status == "finished"
        if (info.scores is not None or info.winners is not None) and not over:
            return "a result before the end"
        own = self.truth.moments(self.who)
        if tuple(info.awaits) not in {m.awaits for m in (*public, *own)} | {()}:
            return "nobody waited for those seats"
        return None

    def _wrong_answer(self, heard: Heard, said: FromServer) -> str | None:
        """An answer must fit some state that looks the same to this audience."""
        asked = heard.asked
        if asked is None:
            return "an answer to nothing"
        for moment in self._moments():
            for expected in self._answers(asked, moment, said):
                if _differs(expected, heard) is None:
                    return None
        return f"not an answer to {encode(asked)!r}"

    def _answers(self, asked: FromClient, moment: Moment, said: FromServer) -> Iterator[FromServer]:
        match asked:
            case messages.AskHistory(id):
                past = self.truth.moments(self.who)[: moment.version]
                yield messages.History(id, tuple(map(self.truth.step, past)))
            case messages.AskWords():
                # The story is read from the log after the picture, and may be newer.
                for version in range(moment.version, self.window.last + 1):
                    steps = self._in_words(asked, self._moment(version))
                    yield in_words(self._elsewhere(moment), self.who, asked, steps)
            case messages.AskHint(id):
                yield from self._hints(id, moment)
            case messages.MakeMove(id, move):
                yield from self._refusals(id, move, moment)
            case messages.Undo():
                yield from _undo_refusals(said)
            case _:
                assert isinstance(asked, Asked)
                yield reply_to(self._elsewhere(moment), self.who, asked)

    def _in_words(
        self, asked: messages.AskWords, moment: Moment
    ) -> tuple[messages.StepInWords, ...]:
        """What this audience saw so far, without undone steps."""
        plugin = self.truth.plugin
        names = seat_names(asked.names, self.truth.seats)
        found: dict[int, messages.StepInWords] = {}
        for step in map(self.truth.step, self.truth.moments(self.who)[: moment.version]):
            for undone in step.withdraws:
                found.pop(undone, None)
            events = [plugin.wire.read_event(event) for event in step.events]
            sentences = sentences_of(plugin, events, names)
            if sentences:
                found[step.version] = messages.StepInWords(step.version, sentences)
        return tuple(found.values())

    def _elsewhere(self, moment: Moment) -> Table:
        """The table in another state that looks the same from here."""
        truth = self.truth
        game = truth.plugin.game
        view = game.view(moment.state, self.who)
        other = game.guess(view, Random(f"another {moment.version}"))
        config = TableConfig(
            "elsewhere", truth.plugin, truth.options, truth.seats, "", "", NoClock(), truth.aids, ""
        )
        match = Match.resume(game, truth.seats, truth.options, other)
        return Table(config, match, questions=[0] * truth.seats)

    def _hints(self, id: str, moment: Moment) -> Iterator[FromServer]:
        plugin = self.truth.plugin
        view = plugin.game.view(moment.state, self.who)
        if self.who not in moment.awaits:
            yield messages.Refused(id, Refusal.STALE, "it is not your turn")
            return
        bot = bots.find(bots.strongest(plugin.game.name), plugin.game.name)
        assert isinstance(bot, Thinker)
        legal = plugin.game.legal(view)
        # The same position has the same hint: its luck comes from what the seat sees alone.
        seen = view_for_hint(self._elsewhere(moment), self.who, ())
        seed = sha256(seen).hexdigest()
        # The more others waited for a bot, the less it thought.
        for waiting in range(MOST_WAITING):
            decision = Decision(
                view, legal, Random(seed), self._heard(bot, moment), 1 / (1 + waiting)
            )
            (best,) = bot.weigh(decision)
            move = msgspec.Raw(msgspec.json.encode(best.move))
            yield messages.Hint(id, move, str(best.move), best.value, best.why)

    def _heard(self, bot: object, moment: Moment) -> list[Event]:
        """What a bot wants to know of all that was to be heard until a moment."""
        steps = [self.truth.step(one) for one in self.truth.moments(self.who)[: moment.version]]
        undone = {version for step in steps for version in step.withdraws}
        read = self.truth.plugin.wire.read_event
        kept = [step for step in steps if step.version not in undone]
        return heard_by(bot, [read(event) for step in kept for event in step.events])

    def _refusals(self, id: str, move: msgspec.Raw, moment: Moment) -> Iterator[FromServer]:
        assert self.who is not None, "spectators make no moves here"
        table = self._elsewhere(moment)
        try:
            read = read_move(table.config, self.who, move)
        except ValueError as error:
            yield messages.Refused(id, Refusal.UNREADABLE, str(error))
            return
        yield messages.Refused(id, Refusal.STALE, "this question was answered or withdrawn")
        yield messages.Refused(id, Refusal.NOT_RUNNING, "the game is over")
        why = table.match.legal(self.who).why_not(read)
        if why is not None:
            yield messages.Refused(id, Refusal.ILLEGAL, str(why), str(why.reason), dict(why.fields))


def _undo_refusals(said: FromServer) -> Iterator[FromServer]:
    """Refusals of an undo use one of four fixed sentences."""
    assert isinstance(said, messages.Refused)
    for why in NoUndo:
        yield messages.Refused(said.id, Refusal.NO_UNDO, why.sentence, str(why))


def _differs(expected: FromServer, heard: Heard) -> str | None:
    if encode(expected) == heard.raw:
        return None
    return f"not what it should be, {encode(expected)[:300]!r}"


def by_bytes(
    truth: Truth, who: Audience, heard: Sequence[Heard], secrets: Mapping[str, bytes], said: bytes
) -> list[str]:
    """Anything in the bytes that was face down when they arrived.

    `secrets` must never appear, those of the toss not before the end. `said` is everything that
    this client sent itself, which the server may repeat.
    """
    found = []
    own = set(CARD.findall(said)) | _in_examples(truth)
    for one, window in zip(heard, windows(truth, who, heard), strict=True):
        moment = truth.moments(who)[window.last - 1]
        over = truth.plugin.game.result(moment.state) is not None
        for name, secret in secrets.items():
            if secret in one.raw and not (over and name.startswith(("seed", "secret of "))):
                found.append(f"{who} heard the {name}: {one.raw[:200]!r}")
        seen = {card.encode() for card in moment.cards}
        named = set(CARD.findall(one.raw)) if truth.has_cards else set()
        found += [f"{who} heard of {card!r}: {one.raw[:200]!r}" for card in named - seen - own]
        if not over and one.path is None:
            whole = truth.plugin.wire.snapshot(moment.state)
            found += [f"{who} heard {what}" for what in _in_views(one.raw, who, whole)]
    return found


def _in_examples(truth: Truth) -> set[bytes]:
    """The cards that the help on move notation names."""
    try:
        truth.plugin.read_move("?", 0)
    except ValueError as error:
        return set(CARD.findall(str(error).encode()))
    raise AssertionError("this is no move")


def _in_views(raw: bytes, who: Audience, whole: Any) -> Iterator[str]:
    """Secret numbers in views. A plain number cannot be searched for in the bytes."""
    said = msgspec.json.decode(raw)
    view = said.get("now", {}).get("view", {})
    if isinstance(view, list | str) or not view:
        return
    if "clans" in view:
        hidden = whole.options.money == "hidden"
        for seat, clan in enumerate(view["clans"]):
            if seat != who and hidden and clan["gold"] is not None:
                yield f"how much gold seat {seat} has"
            for offer in clan["stall"]:
                sealed = whole.phase == "price" and seat != who
                if sealed and (offer["price"] is not None or offer["axed"]):
                    yield f"a price of seat {seat}"
        if view["bag"] != sorted(view["bag"]):
            yield "the order of the bag"
    else:
        for seat, crew in enumerate(view["crews"]):
            if seat != who and (crew["choice"] is not None or crew["watching"]):
                yield f"the choice of seat {seat}"
        if view["sister"] is not None:
            shown = 6 - whole.ship if whole.ship else 1
            if any(colour is not None for colour in view["sister"]["colours"][shown:]):
                yield "a colour of the sister"
            if view["sister"]["deck"] is not None:
                yield "the sister's deck"
        if view["deck"]["cards"] is not None:
            yield "the deck"
        if view["bag"] != sorted(view["bag"], key=NUMBER.__getitem__):
            yield "the order of the bag"
    for event in _events(said):
        counted = event["type"] == "income" and event["gold"] is not None
        if counted and whole.options.money == "hidden" and event["seat"] != who:
            yield f"how much gold seat {event['seat']} has"
        if event["type"] == "setup" and len(event.get("colours") or ()) > 1:
            yield "the colours of the sister"


def _events(said: Any) -> Iterator[Any]:
    yield from said.get("events", ())
    for step in said.get("steps", ()):
        yield from step["events"]
