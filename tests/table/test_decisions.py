"""Decisions: the entries that a request produces, without a server."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.table.random_tables import config, started

from skerry.core.wire import Wire
from skerry.protocol.messages import MakeMove, Undo
from skerry.protocol.refusals import Refusal
from skerry.protocol.table_info import LiveClock
from skerry.table import decisions
from skerry.table.decisions import MessageRefused
from skerry.table.entries import Cause, Graced, Moved, Returned, SatIn, Undone
from skerry.table.table import Table
from skerry.table.updates import raw

HOUR = 3600 * 1000


@pytest.fixture
def table() -> Table:
    """A running table of two people, each with one minute."""
    return started(config("skye", 2, {}, "1" * 64, LiveClock(60, 0)))[0]


def move(table: Table, seat: int, id: str = "m1") -> MakeMove:
    return MakeMove(id, raw(next(iter(table.match.legal(seat)))), table.question(seat))


def why(call: Callable[[], object]) -> Refusal:
    with pytest.raises(MessageRefused) as caught:
        call()
    assert caught.value.reply("x").why is caught.value.why
    return caught.value.why


def test_the_json_of_a_move_is_decoded_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    message = move(table, 0)
    decoded: list[object] = []
    read = Wire.read_move

    def count(self: Wire[Any, Any, Any], data: bytes) -> object:
        decoded.append(data)
        return read(self, data)

    monkeypatch.setattr(Wire, "read_move", count)
    batch = table.extend(1, decisions.make_move(table, 0, message))
    assert len(decoded) == 1
    assert batch.entries[0] == Moved(0, message.move, "m1")


def test_a_repeated_message_changes_nothing(table: Table) -> None:
    message = move(table, 0)
    table.extend(1, decisions.make_move(table, 0, message))
    assert decisions.make_move(table, 0, message) == ()
    table.extend(2, decisions.undo_move(table, 0, Undo("u1")))
    assert decisions.undo_move(table, 0, Undo("u1")) == ()


def test_moves_that_cannot_be_made_are_refused(table: Table) -> None:
    good = move(table, 0)
    replace = msgspec.structs.replace
    bad = replace(good, move=msgspec.Raw(b'{"type": "nonsense"}'))
    assert why(lambda: decisions.make_move(table, 0, bad)) is Refusal.UNREADABLE
    assert why(lambda: decisions.make_move(table, 1, good)) is Refusal.UNREADABLE
    other = replace(good, question=77)
    assert why(lambda: decisions.make_move(table, 0, other)) is Refusal.STALE
    none = replace(good, question=None)
    assert why(lambda: decisions.make_move(table, 0, none)) is Refusal.UNREADABLE
    assert why(lambda: decisions.undo_move(table, 0, Undo("u"))) is Refusal.NO_UNDO


def test_a_bot_plays_for_a_person_until_they_return(table: Table) -> None:
    good = move(table, 0)
    entries = decisions.let_bot_play(table, 0, Cause.LEFT)
    assert entries == (SatIn(0, "greedy", Cause.LEFT),)
    assert decisions.return_to_seat(table, 0) == ()
    table.extend(1, entries)
    assert decisions.let_bot_play(table, 0, Cause.LEFT) == ()
    assert why(lambda: decisions.make_move(table, 0, good)) is Refusal.STAND_IN
    assert why(lambda: decisions.undo_move(table, 0, Undo("u"))) is Refusal.STAND_IN
    question = table.question(0)
    assert question is not None
    assert decisions.make_bot_move(table, 0, "greedy", question + 1, b"{}") == ()
    assert decisions.make_bot_move(table, 0, "other", question, b"{}") == ()
    assert decisions.make_bot_move(table, 0, "greedy", question, bytes(good.move)) == (
        Moved(0, good.move),
    )
    assert decisions.return_to_seat(table, 0) == (Returned(0),)


def test_clocks_that_run_out_give_grace_once_and_then_a_bot(table: Table) -> None:
    def expire(connected: set[int]) -> decisions.Entries:
        return decisions.expire_clocks(table, frozenset(connected), table.at + HOUR, 5000)

    assert decisions.expire_clocks(table, frozenset(), table.at, 5000) == ()
    assert expire({0}) == (SatIn(0, "greedy", Cause.TIME), Graced(1, table.at + HOUR + 5000))
    table.extend(table.at + HOUR, (Graced(1, table.at + HOUR + 5000),))
    assert expire({0}) == tuple(SatIn(seat, "greedy", Cause.TIME) for seat in (0, 1))


def test_an_undo_is_an_entry_of_its_own(table: Table) -> None:
    table.extend(1, decisions.make_move(table, 0, move(table, 0)))
    assert decisions.undo_move(table, 0, Undo("u1")) == (Undone(0, "u1"),)
