"""Tables of an older version continue if they replay; otherwise they are frozen."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, delete, insert, select, update
from tests.cli.command import skerry
from tests.server import services
from tests.server.http.http_clients import problem, read
from tests.server.live.live_tables import any_move, live_tables_on, new_table
from tests.server.store import older_databases as older
from tests.server.store.older_databases import BEGUN, CHANGED, FINISHED, TABLES_OF_VERSION_1
from tests.table import random_tables as folds

from skerry.core.registry import find
from skerry.protocol.table_export import TableExport
from skerry.protocol.table_info import Status
from skerry.server.live.bot_processes import BotProcesses
from skerry.server.live.play import forget, let_bot_play, make_move
from skerry.server.live.scheduler import Scheduler
from skerry.server.ops.settings import Settings
from skerry.server.store.archive import back_up, restore
from skerry.server.store.database import open_engine
from skerry.server.store.log import TableFrozen
from skerry.server.store.rows import seats_of, table_row
from skerry.server.store.schema import LOG, SNAPSHOTS, TABLES
from skerry.server.store.verdicts import load
from skerry.table.entries import Cause, Drawn, read_entries, write_entries
from skerry.table.refolding import refold
from skerry.table.snapshots import snapshot_of

FROZEN = Status.FROZEN.value
RULES = "rules have changed"
CATS_HAS_VERSION_2 = find("cats").game.version > 1


def _body(connection: Connection, table: str, seq: int) -> bytes:
    where = (LOG.c.table == table, LOG.c.seq == seq)
    return bytes(connection.execute(select(LOG.c.body).where(*where)).scalar_one())


def _set(connection: Connection, table: str, seq: int, **values: object) -> None:
    connection.execute(update(LOG).where(LOG.c.table == table, LOG.c.seq == seq).values(**values))


def _illegal_move(connection: Connection, table: str) -> None:
    """Repeat the move of the previous batch."""
    last = connection.execute(select(TABLES.c.seq).where(TABLES.c.id == table)).scalar_one()
    _set(connection, table, last, body=_body(connection, table, 2))


def _other_draw(connection: Connection, table: str) -> None:
    """Change the last draw."""
    rows = connection.execute(
        select(LOG).where(LOG.c.table == table).order_by(LOG.c.seq.desc())
    ).all()
    for row in rows:
        entries = list(read_entries(row.body))
        draws = [at for at, entry in enumerate(entries) if isinstance(entry, Drawn)]
        if len(draws) > 1:
            first, last = draws[0], draws[-1]
            entries[first], entries[last] = entries[last], entries[first]
            _set(connection, table, row.seq, body=write_entries(tuple(entries)))
            return
    raise AssertionError("something was drawn")


def _unreadable(connection: Connection, table: str) -> None:
    _set(connection, table, 3, body=b"[{")


def _nothing_readable(connection: Connection, table: str) -> None:
    _set(connection, table, 1, body=b"[{")


def _cut_off(connection: Connection, table: str) -> None:
    last = connection.execute(select(TABLES.c.seq).where(TABLES.c.id == table)).scalar_one()
    connection.execute(delete(LOG).where(LOG.c.table == table, LOG.c.seq == last))


def _other_seats(connection: Connection, table: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(awaits=",7,"))


def _other_scores(connection: Connection, table: str) -> None:
    """Store a snapshot of today's shape in which a private lesson is still in the hand."""
    row = table_row(connection, table)
    assert row is not None
    loaded = load(connection, row).table
    assert loaded is not None
    body = msgspec.json.decode(snapshot_of(loaded))
    crew = body["state"]["crews"][1]
    crew["hand"]["cards"].append(crew["lessons"]["cards"].pop())
    values = {"seq": loaded.seq, "body": msgspec.json.encode(body)}
    connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.table == table).values(values))


def _unknown_game(connection: Connection, table: str) -> None:
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(game="chess"))


def test_a_snapshot_of_another_shape_is_thrown_away(tmp_path: Path) -> None:
    """The rules are the same, but views are written another way: the log is replayed."""

    async def play() -> None:
        url = older.unpack(tmp_path)
        table = TABLES_OF_VERSION_1["cats-4-last-day"]
        here = SNAPSHOTS.c.table == table
        old = older.change(url, lambda it: it.execute(select(SNAPSHOTS).where(here)).one())
        async with live_tables_on(url) as live_tables:
            await live_tables.open(table)
        checked = older.row_of(url, table)
        assert checked.rules == find("cats").game.version
        older.change(url, lambda it: it.execute(insert(SNAPSHOTS).values(old._asdict())))
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(table)
            assert not live.frozen
            assert live.table is not None
            assert live.table.seq == checked.seq
            left = older.change(url, lambda it: it.execute(select(SNAPSHOTS).where(here)).all())
            assert left == [], "it is not read again and again"
            seat = min(live.table.awaits)
            await make_move(live_tables, live, seat, any_move(live, seat, Random(1), "on"))

    asyncio.run(play())


@pytest.mark.parametrize("later", [0, 1])
def test_tables_that_replay_continue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: int
) -> None:
    """All continue, except those that replay differently today; they are frozen."""
    url = older.unpack(tmp_path)
    older.raise_versions(monkeypatch, later)
    versions = {name: find(name).game.version for name in ("skye", "cats")}
    frozen = set()
    with older.served(tmp_path, monkeypatch) as ours:
        for name in BEGUN:
            table = TABLES_OF_VERSION_1[name]
            ann = older.seated(ours, table)
            view = ann.get(f"/tables/{table}/view")
            assert view.is_success, (name, view.text)
            info = ann.look(table)
            if info.status is Status.FROZEN:
                frozen.add(name)
                continue
            assert (info.status is Status.FINISHED) is (name in FINISHED)
            row = older.row_of(url, table)
            if versions[info.game] > 1:
                assert row.rules == versions[info.game]
            if info.status is Status.RUNNING:
                seat = info.awaits[0]
                with older.talk(older.seated(ours, table, seat), table, seat) as line:
                    now = line.hear(lambda heard: heard["type"] == "snapshot")["now"]
                    (move, *_) = line.ask(type="moves", most=1)["moves"]
                    made = line.ask(type="move", move=move, question=now["question"])
                    assert made["type"] == "ack", (name, made)
    assert frozen == (set(CHANGED) if CATS_HAS_VERSION_2 else set())


def test_a_snapshot_of_an_older_version_is_not_trusted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = older.unpack(tmp_path)
    table = TABLES_OF_VERSION_1["cats-2-placing"]
    where = SNAPSHOTS.c.table == table

    def lie(connection: Connection) -> None:
        body = msgspec.json.decode(
            connection.execute(select(SNAPSHOTS.c.body).where(where)).scalar_one()
        )
        body["versions"] = [9999] * len(body["versions"])
        connection.execute(update(SNAPSHOTS).where(where).values(body=msgspec.json.encode(body)))

    older.change(url, lie)
    older.raise_versions(monkeypatch)
    with older.served(tmp_path, monkeypatch) as ours:
        view = older.seated(ours, table).get(f"/tables/{table}/view")
        assert msgspec.json.decode(view.content)["version"] < 9999
        assert older.seated(ours, table).look(table).status is Status.RUNNING
    snapshots = older.change(url, lambda it: it.execute(select(SNAPSHOTS.c.table)).scalars().all())
    assert table not in snapshots


@pytest.mark.parametrize(
    ("tamper", "later", "why", "sentence"),
    [
        (_illegal_move, 0, "batch", RULES),
        (_illegal_move, 1, "batch", RULES),
        (_other_draw, 1, "seed", RULES),
        (_unreadable, 1, "damaged: batch 3", "is damaged"),
        (_nothing_readable, 1, "damaged: batch 1", "is damaged"),
        (_cut_off, 1, "damaged: its log ends after batch", "is damaged"),
        (_other_seats, 1, "awaited", RULES),
        (_other_scores, 1, "scored", RULES),
        (_unknown_game, 1, "unknown game", "does not have this game"),
    ],
)
def test_a_log_that_does_not_replay_is_frozen(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    tamper: Callable[[Connection, str], None],
    later: int,
    why: str,
    sentence: str,
) -> None:
    name = "cats-4-last-day"
    table = TABLES_OF_VERSION_1[name]
    url = older.unpack(tmp_path)
    older.change(url, lambda it: tamper(it, table))
    older.raise_versions(monkeypatch, later)
    with older.served(tmp_path, monkeypatch) as ours:
        ann, bea = older.seated(ours, table), older.seated(ours, table, 1)
        with older.talk(ann, table, 0, 10_000) as line:
            welcome = line.hear(lambda heard: heard["type"] == "welcome")
            assert (welcome["table"]["status"], welcome["table"]["awaits"]) == (FROZEN, [])
            if tamper not in (_nothing_readable, _unknown_game):
                now = line.hear(lambda heard: heard["type"] == "snapshot")["now"]
                assert (now["awaits"], now["question"]) == ([], None)
                assert now["undo"] is not None
                assert now["interjects"] is False
                assert ann.get(f"/tables/{table}/view").is_success
                assert line.ask(type="history")["steps"]
                assert line.ask(type="score", seat=1)["type"] == "scored"
            for message in (
                {"type": "move", "move": "pass", "question": 1},
                {"type": "undo"},
                {"type": "moves"},
                {"type": "hint"},
            ):
                refused = line.ask(**message)
                assert (refused["type"], refused["why"]) == ("refused", "frozen"), refused
                assert sentence in refused["sentence"]
            assert line.ask(type="say", text="What a pity.")["type"] == "ack"
        row = older.row_of(url, table)
        assert (row.status, row.attend_at) == (FROZEN, None)
        assert why in row.frozen
        # It is in the player's list and waits for nobody.
        mine = {info.id: info for info in bea.page("which=mine&limit=100").tables}
        assert mine[table].status is Status.FROZEN
        assert table not in {info.id for info in bea.page("which=running&limit=100").tables}
        # Other tables continue.
        other = TABLES_OF_VERSION_1["cats-2-draft"]
        assert older.seated(ours, other).look(other).status is Status.RUNNING
        assert older.seated(ours, other).get(f"/tables/{other}/view").is_success
        problem(ann.post(f"/tables/{table}/rematch"), 409)
        problem(ann.get(f"/tables/{table}/record"), 409)
        saved = read(ann.get(f"/tables/{table}/export"), TableExport)
        assert sentence in saved.why
        assert (saved.table.id, saved.seat) == (table, 0)
        assert bool(saved.steps) is (tamper not in (_nothing_readable, _unknown_game))
        problem(ann.get(f"/tables/{other}/export"), 409)
        # A player leaves, the host leaves, and the next host deletes it.
        problem(bea.ask("DELETE", f"/tables/{table}"), 403)
        assert bea.post(f"/tables/{table}/leave").status_code == 204
        assert table not in {info.id for info in bea.page("which=mine&limit=100").tables}
        assert [seat.name for seat in ann.look(table).seats] == ["Ann", "somebody", "Cid", "Dan"]
        assert ann.post(f"/tables/{table}/leave").status_code == 204
        cid = older.seated(ours, table, 2)
        assert cid.look(table).hosting
        assert cid.ask("DELETE", f"/tables/{table}").status_code == 204
        problem(cid.get(f"/tables/{table}"), 404)


def test_somebody_who_leaves_at_once_finds_out_that_it_is_frozen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = TABLES_OF_VERSION_1["cats-1-rescue"]
    older.change(older.unpack(tmp_path), lambda it: _illegal_move(it, table))
    older.raise_versions(monkeypatch)
    with older.served(tmp_path, monkeypatch) as ours:
        eva = older.seated(ours, table)
        assert eva.post(f"/tables/{table}/leave").status_code == 204
        problem(eva.get(f"/tables/{table}"), 404)


def test_a_finished_game_keeps_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table = TABLES_OF_VERSION_1["skye-2-finished"]
    older.change(older.unpack(tmp_path), lambda it: _illegal_move(it, table))
    older.raise_versions(monkeypatch)
    with older.served(tmp_path, monkeypatch) as ours:
        ann = older.seated(ours, table)
        assert ann.get(f"/tables/{table}/view").is_success
        info = ann.look(table)
        assert (info.status, len(info.scores or ())) == (Status.FROZEN, 2)
        assert ann.get(f"/tables/{table}/record").is_success


def test_the_scheduler_leaves_a_frozen_table_alone(tmp_path: Path) -> None:
    async def play() -> None:
        url = older.unpack(tmp_path)
        table = TABLES_OF_VERSION_1["skye-2-bot"]
        older.change(url, lambda it: _illegal_move(it, table))
        async with live_tables_on(url) as live_tables:
            scheduler = Scheduler(live_tables, BotProcesses(1, 5.0))
            older.change(url, lambda it: it.execute(update(TABLES).values(attend_at=1)))
            await scheduler.attend(table)
            assert older.row_of(url, table).attend_at is None
            live = await live_tables.open(table)
            assert live.frozen
            assert live.table is not None
            assert not live.table.bots_to_move()
            assert live.table.due() is None
            with pytest.raises(TableFrozen):
                await live_tables.commit(table, lambda _: ())
            # No bot stands in, and the worker's heartbeat continues.
            await let_bot_play(live_tables, table, 0, Cause.LEFT)
            await live_tables.renew_presence()
            await live_tables.catch_up(live)

    asyncio.run(play())


def test_the_verdict_is_remembered_until_the_next_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        url = older.unpack(tmp_path)
        table = TABLES_OF_VERSION_1["cats-2-placing"]
        kept = older.change(url, lambda it: _body(it, table, 30))
        older.change(url, lambda it: _set(it, table, 30, body=b"[{"))
        for _ in range(2):
            async with live_tables_on(url) as live_tables:
                assert (await live_tables.open(table)).frozen
        before = older.row_of(url, table)
        assert before.rules == find("cats").game.version
        older.raise_versions(monkeypatch)
        older.change(url, lambda it: _set(it, table, 30, body=kept))
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(table)
            assert not live.frozen
            assert (live.row.rules, live.row.frozen) == (before.rules + 1, None)
            assert live.row.status == Status.RUNNING
            await make_move(live_tables, live, 0, any_move(live, 0, Random(1), "on"))

    asyncio.run(play())


def test_logs_keep_digests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Events that follow from no single draw or move are compared too."""

    async def play() -> None:
        url = Settings(tmp_path).database_url
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, game="cats")
            live = await live_tables.open(table)
            for number in range(4):
                assert live.table is not None
                seat = min(live.table.awaits)
                await make_move(
                    live_tables, live, seat, any_move(live, seat, Random(number), f"m{number}")
                )
        rows = older.change(url, lambda it: it.execute(select(LOG).order_by(LOG.c.seq)).all())
        version = find("cats").game.version
        assert [row.rules for row in rows] == [version] * len(rows)
        assert all(len(row.digest) == 64 for row in rows)
        older.raise_versions(monkeypatch)
        async with live_tables_on(url) as live_tables:
            assert not (await live_tables.open(table)).frozen
        older.change(url, lambda it: _set(it, table, 3, digest="0" * 64))
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(table)
            assert live.frozen
            assert "batch 3: other events" in live.row.frozen
            assert live.table is not None
            assert live.table.seq == len(rows), "it is shown up to its last legal move"

    asyncio.run(play())


def test_a_table_with_a_hidden_answer_continues(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where answers are hidden, the row marks seats that only seem to be awaited."""

    async def play() -> None:
        url = Settings(tmp_path).database_url
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, game="cats")
            live = await live_tables.open(table)
            for number in range(40):
                assert live.table is not None
                seat = min(live.table.awaits)
                await make_move(
                    live_tables, live, seat, any_move(live, seat, Random(number), f"m{number}")
                )
                if "~" in older.row_of(url, table).awaits:
                    break
        assert "~" in older.row_of(url, table).awaits
        older.raise_versions(monkeypatch)
        async with live_tables_on(url) as live_tables:
            live = await live_tables.open(table)
            assert not live.frozen, live.row.frozen

    asyncio.run(play())


def test_a_batch_that_another_worker_damaged_freezes_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        url = Settings(tmp_path).database_url
        async with live_tables_on(url) as live_tables, live_tables_on(url, "w2") as others:
            table = await new_table(live_tables)
            live = await live_tables.open(table)
            assert live.table is not None
            seat = min(live.table.awaits)
            there = await others.open(table)
            await make_move(others, there, seat, any_move(there, seat, Random(1), "there"))
            older.change(url, lambda it: _set(it, table, 2, body=b"[{"))
            with pytest.raises(TableFrozen):
                await make_move(live_tables, live, seat, any_move(live, seat, Random(1), "here"))
            assert live.frozen
            assert live.row.frozen.startswith("damaged: batch 2")

    asyncio.run(play())


def test_a_batch_that_came_after_the_row_was_read_is_no_damage(tmp_path: Path) -> None:
    table = TABLES_OF_VERSION_1["skye-4-buy"]

    def work(connection: Connection) -> None:
        def set_seq(seq: int) -> None:
            connection.execute(update(TABLES).where(TABLES.c.id == table).values(seq=seq))

        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
        now = table_row(connection, table)
        assert now is not None
        set_seq(now.seq - 1)
        early = table_row(connection, table)
        assert early is not None
        frozen = load(connection, early)
        assert frozen.verdict is not None
        assert "its log ends after" in str(frozen.verdict.why), "the row itself is wrong"
        set_seq(now.seq)
        loaded = load(connection, early)
        assert loaded.table is not None
        assert not loaded.table.frozen
        assert loaded.table.seq == now.seq - 1

    older.change(older.unpack(tmp_path), work)


def test_a_full_table_of_an_unknown_game_does_not_stop_the_scheduler(tmp_path: Path) -> None:
    async def play() -> None:
        url = Settings(tmp_path).database_url
        async with live_tables_on(url) as live_tables:
            table = await new_table(live_tables, begin=False)
            other = await new_table(live_tables, begin=False)
            values = {"touched": 0, "auto_start": True}
            older.change(url, lambda it: it.execute(update(TABLES).values(values)))
            older.change(url, lambda it: _unknown_game(it, table))
            await Scheduler(live_tables, BotProcesses(1, 5.0)).sweep()
            assert older.row_of(url, table).status == Status.WAITING
            assert older.row_of(url, other).status == Status.RUNNING

    asyncio.run(play())


@pytest.mark.parametrize("name", ["database-of-version-1", "database-of-protocol-1"])
def test_an_old_database_moves_to_postgresql(name: str, tmp_path: Path, postgres_url: str) -> None:
    """A backup of a database that was never migrated is restored elsewhere and opened."""
    packed = (older.FIXTURES / f"{name}.sqlite.gz").read_bytes()
    (tmp_path / "skerry.db").write_bytes(gzip.decompress(packed))
    engine = open_engine(Settings(tmp_path).database_url, writes=False)
    back_up(engine, tmp_path / "backup.gz")
    engine.dispose()
    database = services.new_database(postgres_url)
    url = Settings(tmp_path, database=database).database_url
    engine = open_engine(url, writes=True)
    restore(engine, tmp_path / "backup.gz")
    engine.dispose()
    tables = TABLES_OF_VERSION_1 if "version" in name else older.TABLES_OF_PROTOCOL_1

    async def look() -> set[str]:
        frozen = set()
        async with live_tables_on(url) as live_tables:
            for kind, table in tables.items():
                live = await live_tables.open(table)
                assert (live.table is None) is (kind == older.WAITING)
                if live.frozen:
                    frozen.add(kind)
        return frozen

    wanted = set(CHANGED) if CATS_HAS_VERSION_2 and "version" in name else set()
    assert asyncio.run(look()) == wanted


def test_a_deleted_account_is_removed_from_frozen_tables(tmp_path: Path) -> None:
    async def play() -> None:
        url = older.unpack(tmp_path)
        alone, together = (
            TABLES_OF_VERSION_1[name] for name in ("cats-1-rescue", "cats-2-placing")
        )
        older.change(url, lambda it: _nothing_readable(it, alone))
        older.change(url, lambda it: _nothing_readable(it, together))
        person = older.change(url, lambda it: seats_of(it, alone)[0].person)
        async with live_tables_on(url) as live_tables:
            await forget(live_tables, person)
            seats = older.change(url, lambda it: seats_of(it, together))
            assert [seat.name for seat in seats] == ["Ann", "somebody"]
            assert _gone(url, alone)

    asyncio.run(play())


def _gone(url: str, table: str) -> bool:
    return not older.change(
        url, lambda it: it.execute(select(TABLES.c.id).where(TABLES.c.id == table)).all()
    )


def test_hosts_see_it_and_backups_hold_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = older.unpack(tmp_path)
    table = TABLES_OF_VERSION_1["cats-2-draft"]
    older.change(url, lambda it: _illegal_move(it, table))
    with older.served(tmp_path, monkeypatch) as ours:
        assert older.seated(ours, table).get(f"/tables/{table}/view").is_success
    listed = skerry("admin", "tables", "--data", tmp_path, "--status", "frozen")
    assert listed.code == 0, listed
    assert table in listed.out
    assert "does not replay (batch" in listed.out
    older.change(url, lambda it: _set(it, table, 3, body=b"\xff"))
    exported = skerry("admin", "export", "--data", tmp_path, table)
    whole = msgspec.json.decode(exported.out)
    assert [row["id"] for row in whole["tables"]] == [table]
    assert whole["log"][0]["body"][0]["type"] == "started"
    assert whole["log"][2]["body"] == "/w==", "bytes that are not JSON are in base 64"
    assert "there is no table" in skerry("admin", "export", "--data", tmp_path, "x").err
    engine = open_engine(url, writes=False)
    counts = back_up(engine, tmp_path / "backup.gz")
    engine.dispose()
    assert counts["tables"] == len(TABLES_OF_VERSION_1)
    again = tmp_path / "again"
    again.mkdir()
    engine = open_engine(Settings(again).database_url, writes=True)
    restore(engine, tmp_path / "backup.gz")
    engine.dispose()
    assert older.row_of(Settings(again).database_url, table).status == FROZEN
    deleted = skerry("admin", "delete", "--data", tmp_path, table, "--yes")
    assert deleted.code == 0, deleted
    assert _gone(url, table)


@pytest.mark.parametrize(("game", "seats", "options"), folds.KINDS)
def test_a_whole_log_replays_to_the_same_table(
    game: str, seats: int, options: dict[str, str]
) -> None:
    config = folds.config(game, seats, options, "7" * 64)
    table, first = folds.started(config)
    batches = [first, *folds.play(table, Random(f"{game} {seats}"))]
    found = refold(config, batches, {})
    assert found.why is None
    assert found.table.versions == table.versions
    assert found.table.match.result == table.match.result
    without = [msgspec.structs.replace(batch, digest=None) for batch in batches]
    assert refold(config, without, {}).why is None
