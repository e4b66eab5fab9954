"""Clocks: running time, increments, grace and vacations."""

import msgspec
from tests.table.random_tables import config, started

from skerry.core.event import Seat
from skerry.protocol.table_info import Clock, DaysClock, LiveClock
from skerry.table.clock import DAY, LEAST_ON_RETURN
from skerry.table.entries import (
    AnyEntry,
    Cause,
    Graced,
    Moved,
    Paused,
    Resumed,
    Returned,
    SatIn,
    Undone,
)
from skerry.table.table import Table


def table_with(clock: Clock, game: str = "skye", seats: int = 2) -> Table:
    options = {"mode": "solo"} if seats == 1 else {}
    return started(config(game, seats, options, "a" * 64, clock), at=10_000)[0]


def first_move(table: Table, seat: Seat) -> AnyEntry:
    move = next(iter(table.match.legal(seat)))
    return Moved(seat, msgspec.Raw(msgspec.json.encode(move)), f"{seat}-{table.seq}")


def test_in_a_simultaneous_phase_each_clock_runs_for_itself() -> None:
    table = table_with(LiveClock(100, 5))
    assert [clock.due for clock in table.clocks] == [110_000, 110_000]
    table.extend(30_000, [first_move(table, 0)])
    assert table.clocks[0].due is None
    assert table.clocks[0].left == 85_000, "twenty seconds used, five earned"
    assert table.clocks[1].due == 110_000
    assert table.due() == 110_000


def test_undo_removes_the_increment() -> None:
    table = table_with(LiveClock(100, 5))
    for again in range(5):
        table.extend(30_000, [first_move(table, 0)])
        table.extend(30_000, [Undone(0, f"u{again}")])
    assert table.clocks[0].due == 110_000, "nobody gains time by sealing again and again"


def test_days_are_for_each_move() -> None:
    table = table_with(DaysClock(2), "cats", 1)
    assert table.clocks[0].due == 10_000 + 2 * DAY
    table.extend(10_000 + DAY, [first_move(table, 0)])
    assert table.awaits == {0}
    assert table.clocks[0].due == 10_000 + 3 * DAY


def test_grace_is_given_and_then_the_bot_sits_in() -> None:
    table = table_with(LiveClock(100, 5))
    table.extend(110_000, [Graced(0, 170_000)])
    assert table.clocks[0].due == 170_000
    assert table.clocks[0].view().graced
    table.extend(170_000, [SatIn(0, "greedy", Cause.TIME)])
    assert table.player(0) == "greedy"
    assert table.clocks[0].due is None
    assert table.bots_to_move() == [0]


def test_a_returning_player_gets_some_time() -> None:
    table = table_with(LiveClock(100, 5))
    table.extend(110_000, [SatIn(0, "greedy", Cause.TIME)])
    table.extend(120_000, [Returned(0)])
    assert table.player(0) is None
    assert table.clocks[0].due == 120_000 + LEAST_ON_RETURN


def test_a_vacation_holds_a_clock() -> None:
    table = table_with(DaysClock(2))
    table.extend(10_000 + DAY, [Paused(1)])
    assert table.clocks[1].due is None
    assert table.clocks[1].view().paused
    assert table.due() == 10_000 + 2 * DAY, "the other clock runs on"
    table.extend(10_000 + 20 * DAY, [Resumed(1)])
    assert table.clocks[1].due == 10_000 + 21 * DAY


def test_a_question_asked_in_a_vacation_waits_for_its_end() -> None:
    table = table_with(DaysClock(2))
    table.extend(20_000, [Paused(1)])
    for seat in (0, 1):
        table.extend(30_000, [first_move(table, seat)])
    while 1 not in table.awaits:
        table.extend(40_000, [first_move(table, min(table.awaits))])
    assert table.clocks[1].due is None
    table.extend(50_000, [Resumed(1)])
    assert table.clocks[1].due == 50_000 + 2 * DAY


def test_all_clocks_stop_at_the_end() -> None:
    table = table_with(LiveClock(10_000, 5))
    while table.awaits:
        table.extend(table.at + 100, [first_move(table, min(table.awaits))])
    assert table.due() is None
    assert all(not clock.view().running for clock in table.clocks)


def test_time_never_goes_back() -> None:
    table = table_with(LiveClock(100, 5))
    batch = table.extend(1, [first_move(table, 0)])
    assert batch.at == 10_000
