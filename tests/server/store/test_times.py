"""The server's time: setting the system's clock changes no player's clock."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.server.live.live_tables import live_tables_on, new_table

from skerry.protocol.table_info import LiveClock
from skerry.server.live.scheduler import Scheduler
from skerry.server.ops.settings import Settings
from skerry.server.store import presence, times
from skerry.server.store.log import batches_after
from skerry.server.store.times import SteadyClock, now_ms

HOUR = 3600 * 1000
BOOT = getattr(time, "CLOCK_BOOTTIME", None)


def set_clock(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    """Set the system's clock forward by some milliseconds."""
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() + by * 1_000_000)


@pytest.mark.parametrize("by", [HOUR, -HOUR, 365 * 24 * HOUR])
def test_setting_the_system_clock_changes_nothing(monkeypatch: pytest.MonkeyPatch, by: int) -> None:
    before = now_ms()
    set_clock(monkeypatch, by)
    assert 0 <= now_ms() - before < 1000
    assert abs(times.CLOCK.set_by_ms() - by) < 1000


def test_it_starts_with_the_time_of_the_system() -> None:
    assert abs(SteadyClock().now_ms() - time.time_ns() // 1_000_000) < 1000


@pytest.mark.skipif(BOOT is None, reason="this system has no such clock")
def test_it_runs_while_the_machine_is_suspended(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, before = SteadyClock(), now_ms()
    real = time.clock_gettime_ns
    # A suspended machine's monotonic clock stands still.
    monkeypatch.setattr(time, "monotonic_ns", lambda: 0)
    asleep = HOUR * 1_000_000
    monkeypatch.setattr(
        time, "clock_gettime_ns", lambda which: real(which) + (asleep if which == BOOT else 0)
    )
    assert 0 <= clock.now_ms() - before - HOUR < 1000


def test_workers_have_the_clock_of_their_parent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(times, "CLOCK", SteadyClock(times.CLOCK.ahead + HOUR * 1_000_000))
    monkeypatch.delenv(times.IN_ENVIRONMENT, raising=False)
    times.share_clock()
    ask = "from skerry.server.store.times import now_ms; print(now_ms())"
    told = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", ask],
        env=dict(os.environ),
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert abs(int(told.stdout) - now_ms()) < 30_000


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_no_player_loses_or_wins_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, by: int
) -> None:
    async def play() -> None:
        async with live_tables_on(Settings(tmp_path).database_url) as live_tables:
            table = await new_table(live_tables, 2, clock=LiveClock(300, 0))
            live = await live_tables.open(table)
            assert live.table is not None
            due = live.table.due()
            assert due is not None
            await live_tables.database.write(
                lambda connection: presence.change(
                    connection, {"c": (table, 0)}, (), "w1", now_ms()
                )
            )
            set_clock(monkeypatch, by)
            scheduler = Scheduler(live_tables, None)  # type: ignore[arg-type] # no bot moves
            await scheduler.sweep()
            await scheduler.attend(table)
            read = live_tables.database.read
            assert not await read(lambda connection: batches_after(connection, table, 1))
            assert live.table.due() == due
            assert abs(due - now_ms() - 300_000) < 60_000
            found = await read(lambda connection: presence.present(connection, table, now_ms()))
            assert found.seats == (0,), "who is connected stays connected"

    asyncio.run(play())
