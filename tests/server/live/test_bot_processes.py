"""Bot processes: failures do not block anybody."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random

import anyio
import msgspec
import pytest
from tests.server.live import bad_bots
from tests.server.live.positions import first_question
from tests.server.services import wait_until

from skerry.bots import registry as bots
from skerry.core import registry
from skerry.server.live.bot_processes import BotFailed, BotProcesses, random_move

ROOT = Path(__file__).parents[3]
LONG = 60.0
"""A deadline that no bot of these tests misses."""


ASYNCIO = ("asyncio", {"use_uvloop": False})
UVLOOP = ("asyncio", {"use_uvloop": True})

on_both_loops = pytest.mark.parametrize(
    "anyio_backend", [pytest.param(ASYNCIO, id="asyncio"), pytest.param(UVLOOP, id="uvloop")]
)


@pytest.fixture
def anyio_backend() -> object:
    """The server's own loop, for the tests that do not ask for both."""
    return UVLOOP


@pytest.fixture(autouse=True)
def _ours_can_be_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes import the tests; they do not inherit pytest's import path."""
    monkeypatch.setattr(sys, "path", [*sys.path, str(ROOT)])


@asynccontextmanager
async def thinking(processes: int, deadline: float) -> AsyncIterator[BotProcesses]:
    pool = BotProcesses(processes, deadline, bad_bots.FINDER)
    await pool.warm()
    try:
        yield pool
    finally:
        await pool.close()


@pytest.fixture(scope="module")
def view() -> bytes:
    return first_question("skye")


def is_alive(pid: int) -> bool:
    """Whether a process runs; a zombie does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state not in {"Z", "X"}


async def number_in(path: Path) -> int:
    with anyio.fail_after(LONG):
        while not path.exists():
            await anyio.sleep(0.01)
    return int(path.read_text(encoding="utf-8"))


async def pid_of(pool: BotProcesses, view: bytes, path: Path) -> int:
    path.unlink(missing_ok=True)
    await pool.choose("skye", f"mark:{path}", view, "seed")
    return await number_in(path)


def check_move(game: str, view: bytes, move: bytes) -> None:
    plugin = registry.find(game)
    assert plugin.wire.read_move(move) in plugin.game.legal(plugin.wire.read_view(view))


@on_both_loops
@pytest.mark.anyio
@pytest.mark.parametrize("game", registry.names())
async def test_bots_choose_as_they_do_here(game: str) -> None:
    plugin = registry.find(game)
    pool = BotProcesses(2, LONG)
    view = first_question(game)
    seen = plugin.wire.read_view(view)
    for name in bots.names(game):
        for seed in ("a", "b"):
            here = bots.find(name, game).choose(seen, plugin.game.legal(seen), Random(seed))
            there = await pool.choose(game, name, view, seed)
            assert there == msgspec.json.encode(here)
            check_move(game, view, there)
    await pool.close()


@pytest.mark.parametrize("game", registry.names())
def test_the_fallback_bot_answers(game: str) -> None:
    view = first_question(game)
    moves = {random_move(game, view, str(seed)) for seed in range(20)}
    for move in moves:
        check_move(game, view, move)
    assert len(moves) > 1
    assert random_move(game, view, "7") == random_move(game, view, "7")


@on_both_loops
@pytest.mark.anyio
async def test_every_error_is_a_failure_of_the_bot(view: bytes) -> None:
    async with thinking(1, LONG) as pool:
        for bot, reason in (
            ("leave", "its process ended"),
            ("quit", "SystemExit: enough"),
            ("stumble", "Stubborn: one and two"),
            ("shout", "its process ended"),
            ("cheat", "."),
            ("forge", "IllegalMove"),
            ("nobody", "unknown bot 'nobody' for skye"),
        ):
            with pytest.raises(BotFailed, match=reason) as caught:
                await pool.choose("skye", bot, view, "seed")
            assert caught.value.reason
            # The next request works normally.
            check_move("skye", view, await pool.choose("skye", "greedy", view, "seed"))
        with pytest.raises(BotFailed, match="unknown game"):
            await pool.choose("chess", "random", view, "seed")
        for garbage in (b"", b"{}", b"\xff", b"[" * 100_000):
            with pytest.raises(BotFailed):
                await pool.choose("skye", "greedy", garbage, "seed")
        check_move("skye", view, await pool.choose("skye", "babble", view, "seed"))


@pytest.mark.anyio
async def test_a_missing_finder_is_a_failure(view: bytes) -> None:
    pool = BotProcesses(1, LONG, "tests.server.nowhere:find")
    with pytest.raises(BotFailed, match="ModuleNotFoundError"):
        await pool.choose("skye", "greedy", view, "seed")
    await pool.close()


@on_both_loops
@pytest.mark.anyio
async def test_an_overdue_bot_is_killed(view: bytes, tmp_path: Path) -> None:
    async with thinking(1, 1.0) as pool:
        for bot in ("sleep", "spin"):
            path = tmp_path / bot
            with pytest.raises(BotFailed, match="overdue after 1 s"):
                await pool.choose("skye", f"{bot}:{path}", view, "seed")
            assert not is_alive(await number_in(path))
            check_move("skye", view, await pool.choose("skye", "random", view, "seed"))


@pytest.mark.anyio
async def test_the_event_loop_is_not_blocked_by_bots(view: bytes) -> None:
    deadline = 1.5
    async with thinking(2, deadline) as pool:

        async def spins() -> None:
            with pytest.raises(BotFailed, match="overdue"):
                await pool.choose("skye", "spin", view, "seed")

        lags = []
        async with anyio.create_task_group() as group:
            group.start_soon(spins)
            group.start_soon(spins)
            end = time.monotonic() + deadline
            while (now := time.monotonic()) < end:
                await anyio.sleep(0.002)
                lags.append(time.monotonic() - now)
    # A blocked loop would lag by the whole deadline; other programs cause a little lag.
    assert max(lags) < deadline / 3
    assert sorted(lags)[len(lags) // 2] < 0.05


@pytest.mark.anyio
async def test_nobody_waits_longer_than_the_deadline(view: bytes) -> None:
    """Three bots share one process: the last one finds it busy for as long as it may wait."""
    async with thinking(1, 1.0) as pool:
        failed = []

        async def ask(bot: str) -> None:
            try:
                check_move("skye", view, await pool.choose("skye", bot, view, "seed"))
            except BotFailed as error:
                failed.append(error.reason)

        async with anyio.create_task_group() as group:
            for bot in ("sleep", "sleep", "greedy"):
                group.start_soon(ask, bot)
    assert any("no process was free" in reason for reason in failed)


@pytest.mark.anyio
async def test_a_process_is_used_again(view: bytes, tmp_path: Path) -> None:
    async with thinking(1, LONG) as pool:
        pids = {await pid_of(pool, view, tmp_path / "pid") for _ in range(5)}
        assert len(pids) == 1


@pytest.mark.anyio
async def test_a_process_that_died_at_rest_is_replaced(view: bytes, tmp_path: Path) -> None:
    async with thinking(1, LONG) as pool:
        first = await pid_of(pool, view, tmp_path / "pid")
        os.kill(first, signal.SIGKILL)
        assert await pid_of(pool, view, tmp_path / "pid") != first


@pytest.mark.anyio
async def test_bots_think_side_by_side(view: bytes, tmp_path: Path) -> None:
    async with thinking(2, LONG) as pool, anyio.create_task_group() as group:
        for name in ("one", "two"):
            group.start_soon(pool.choose, "skye", f"spin:{tmp_path / name}", view, "seed")
        one, two = await number_in(tmp_path / "one"), await number_in(tmp_path / "two")
        assert one != two
        group.cancel_scope.cancel()
    # A cancelled request stops its bot.
    wait_until(lambda: not is_alive(one) and not is_alive(two), "the bots are killed")


@on_both_loops
@pytest.mark.anyio
async def test_closing_ends_the_processes(view: bytes, tmp_path: Path) -> None:
    async with thinking(2, LONG) as pool:
        pid = await pid_of(pool, view, tmp_path / "pid")
        assert is_alive(pid)
    assert not is_alive(pid)
    assert not children(os.getpid())


def children(pid: int) -> list[int]:
    """The running child processes of a process."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = entry.read_text(encoding="utf-8").rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid and fields[0] not in {"Z", "X"}:
            command = entry.with_name("cmdline").read_bytes()
            if b"anyio.to_process" in command:
                found.append(int(entry.parent.name))
    return found


@pytest.mark.anyio
async def test_the_processes_ignore_an_interrupt(view: bytes, tmp_path: Path) -> None:
    async with thinking(1, LONG) as pool:
        pid = await pid_of(pool, view, tmp_path / "pid")
        os.kill(pid, signal.SIGINT)
        assert await pid_of(pool, view, tmp_path / "pid") == pid
        async with anyio.create_task_group() as group:
            group.start_soon(pool.choose, "skye", f"sleep:{tmp_path / 'busy'}", view, "seed")
            await number_in(tmp_path / "busy")
            os.kill(pid, signal.SIGINT)
            await asyncio.sleep(0)
            assert is_alive(pid)
            group.cancel_scope.cancel()


@pytest.mark.anyio
async def test_processes_that_cannot_start_are_a_failure(
    view: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    pool = BotProcesses(2, LONG)
    await pool.warm()
    assert "bots cannot start" in caplog.text
    with pytest.raises(BotFailed, match="no process can be started"):
        await pool.choose("skye", "greedy", view, "seed")
    await pool.close()


@contextmanager
def host(tmp_path: Path, *bots: str) -> Iterator[tuple[subprocess.Popen[str], list[int]]]:
    """A program with a process for each bot and an idle one; yields their process ids."""
    named = [f"{bot}:{tmp_path / str(number)}" for number, bot in enumerate(bots)]
    with subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "tests.server.live.bot_process_host", str(len(bots) + 1), *named],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as program:
        try:
            assert program.stdout is not None
            assert [program.stdout.readline() for _ in range(2)] == ["warms\n", "asked\n"]
            wait_until(
                lambda: all((tmp_path / str(number)).exists() for number in range(len(bots))),
                "the bots think",
            )
            pids = children(program.pid)
            assert len(pids) == len(bots) + 1
            yield program, pids
        finally:
            program.kill()


@pytest.mark.long
def test_no_process_survives_a_killed_server(tmp_path: Path) -> None:
    with host(tmp_path, "spin", "sleep") as (program, pids):
        program.send_signal(signal.SIGKILL)
        program.wait()
        wait_until(lambda: not any(map(is_alive, pids)), "the processes end")


def test_ctrl_c_ends_all_without_a_traceback(tmp_path: Path) -> None:
    with host(tmp_path, "spin") as (program, pids):
        # A terminal interrupts the whole process group.
        os.killpg(program.pid, signal.SIGINT)
        said, complained = program.communicate(timeout=LONG)
        assert said == "interrupted\n"
        assert complained == ""
        wait_until(lambda: not any(map(is_alive, pids)), "the processes end")
