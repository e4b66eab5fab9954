"""Scripted games: every move of some games, made beforehand, so that players need not think.

The draws of a table follow from its seed, so the same moves lead to the same game on the server.
"""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import msgspec
from sqlalchemy import Connection, insert, update

from skerry.core.event import Seat
from skerry.core.luck import commitment, seed_of
from skerry.core.registry import find
from skerry.protocol.messages import MakeMove, encode
from skerry.protocol.table_info import Aids, Chat, NoClock, Status, Visibility
from skerry.server.people.identity import hash_of
from skerry.server.store.log import SNAPSHOT_EVERY, awaits_text
from skerry.server.store.rows import NewTableRow, add_table, person_seat
from skerry.server.store.schema import LOG, PEOPLE, SESSIONS, SNAPSHOTS, TABLES
from skerry.server.store.times import now_ms
from skerry.table import decisions
from skerry.table.entries import Batch, Play, write_entries
from skerry.table.snapshots import snapshot_of
from skerry.table.table import new_table
from skerry.table.table_config import TableConfig

SEATS = 4


@dataclass(frozen=True)
class ScriptedMove:
    """A move as a client sends it, and what the table looks like before and after it."""

    seat: Seat
    message: bytes
    learners: tuple[tuple[Seat, int], ...]
    """The seats that learn of it, with their versions afterwards."""
    awaits: str
    """Who is awaited before it, as in the row of the table."""


@dataclass(frozen=True)
class Script:
    """One game from its start to its end."""

    game: str
    word: str
    """The word that determines its draws."""
    moves: Sequence[ScriptedMove]
    batches: Sequence[Batch]
    """The start, and then one batch for each move."""
    snapshots: Sequence[tuple[int, bytes]]


def write_script(game: str, number: int) -> Script:
    """Play one random game."""
    plugin, word, random = find(game), f"script {number}", Random(f"{game} {number}")
    seed = seed_of(word)
    config = TableConfig(
        table="script",
        plugin=plugin,
        options=plugin.wire.read_options(b"{}"),
        seats=SEATS,
        seed=seed,
        commitment=commitment(seed),
        luck=None,
        aids=Aids(),
        clock=NoClock(),
        stand_in="random",
    )
    table = new_table(config)
    names = tuple(f"Ann {seat}" for seat in range(SEATS))
    batches = [table.extend(1, decisions.start_game(config, names, {}, ()))]
    moves: list[ScriptedMove] = []
    snapshots: list[tuple[int, bytes]] = []
    while table.awaits:
        seat = random.choice(sorted(table.awaits))
        move = table.match.legal(seat).choose(random)
        id, question = f"m{len(moves)}", table.question(seat)
        raw = msgspec.Raw(msgspec.json.encode(move))
        message = encode(MakeMove(id, raw, None if type(move).interjects else question))
        awaits = awaits_text(table.awaits, table.shown_awaits(None))
        batches.append(table.extend(1, (Play(seat, move, id),)))
        versions = table.steps[-1].versions[:SEATS]
        learners = tuple((who, seen) for who, seen in enumerate(versions) if seen is not None)
        moves.append(ScriptedMove(seat, message, learners, awaits))
        last = snapshots[-1][0] if snapshots else 0
        if table.can_snapshot and table.seq - last >= SNAPSHOT_EVERY:
            snapshots.append((table.seq, snapshot_of(table)))
    return Script(game, word, moves, batches, snapshots)


@dataclass(frozen=True)
class Place:
    """A table that is part of the way through its script."""

    table: str
    script: Script
    made: int
    """The moves that are in its log."""
    people: int
    """The number of its first person; `token_of` gives their tokens."""


def token_of(person: int) -> str:
    """The token that a person signs in with."""
    return f"t{person}"


def set_tables(
    connection: Connection, scripts: Sequence[Script], made: Sequence[int], first_person: int
) -> list[Place]:
    """Insert a table for each number of moves that are made already, with its people."""
    now = now_ms()
    people = range(first_person, first_person + SEATS * len(made))
    connection.execute(
        insert(PEOPLE),
        [{"id": f"p{n}", "name": f"Ann {n}", "created": 0, "seen": now} for n in people],
    )
    connection.execute(
        insert(SESSIONS),
        [
            {"hash": hash_of(token_of(n)), "person": f"p{n}", "created": 0, "seen": now}
            for n in people
        ],
    )
    return [
        _set_table(connection, scripts[number % len(scripts)], done, first_person + SEATS * number)
        for number, done in enumerate(made)
    ]


def _set_table(connection: Connection, script: Script, done: int, person: int) -> Place:
    wishes = NewTableRow(
        game=script.game,
        options="{}",
        clock=NoClock(),
        visibility=Visibility.PUBLIC,
        aids=Aids(),
        chat=Chat.OFF,
        auto_start=False,
        luck=script.word,
    )
    chairs = [
        person_seat(f"p{person + seat}", f"Ann {person + seat}", taken=True)
        for seat in range(SEATS)
    ]
    table = add_table(connection, wishes, chairs, f"p{person}")
    batches = script.batches[: done + 1]
    connection.execute(
        update(TABLES)
        .where(TABLES.c.id == table)
        .values(
            status=Status.RUNNING.value,
            seq=batches[-1].seq,
            awaits=script.moves[done].awaits,
            rules=batches[-1].rules,
            attend_at=None,
        )
    )
    connection.execute(
        insert(LOG),
        [
            {
                "table": table,
                "seq": batch.seq,
                "at": batch.at,
                "body": write_entries(batch.entries),
                "rules": batch.rules,
                "digest": batch.digest,
            }
            for batch in batches
        ],
    )
    known = bisect_right([seq for seq, _ in script.snapshots], batches[-1].seq)
    if known:
        seq, body = script.snapshots[known - 1]
        connection.execute(insert(SNAPSHOTS).values(table=table, seq=seq, body=body))
    return Place(table, script, done, person)


def spread(scripts: Sequence[Script], tables: int) -> list[int]:
    """Numbers of moves that are made at each table: they are spread evenly over the games."""
    found = []
    for number in range(tables):
        moves = len(scripts[number % len(scripts)].moves)
        # Tables of the same script begin at different moves.
        turn = number // len(scripts) + 0.5
        rounds = tables / len(scripts)
        found.append(min(int(moves * turn / rounds), moves - 1))
    return found
