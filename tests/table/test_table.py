"""A table rebuilt from its log, and the steps that each seat sees."""

from random import Random

import msgspec
import pytest
from tests.table.random_tables import KINDS, config, play, started

from skerry.core.match import Match
from skerry.core.no_undo import NoUndo
from skerry.protocol.messages import GameOver, StepMade, encode
from skerry.protocol.table_info import Aids, LiveClock
from skerry.table.entries import Cause, Drawn, Moved, SatIn, Undone, read_entries, write_entries
from skerry.table.past import Past
from skerry.table.recording import match_of, record_bytes
from skerry.table.snapshots import restore, snapshot_of
from skerry.table.table import Table, new_table
from skerry.table.updates import (
    has_result,
    now_of,
    over_frame,
    step_of,
    update_since,
    version_of,
)

AUDIENCES = 6


def seats_and_spectators(table: Table) -> list[int | None]:
    return [*range(table.config.seats), None]


def same(one: Table, other: Table) -> None:
    """Check that two tables are the same for everybody, now and later."""
    assert one.seq == other.seq
    assert one.draws == other.draws
    assert one.questions == other.questions
    assert one.versions == other.versions
    assert one.clocks == other.clocks
    assert one.ids == other.ids
    for seat in seats_and_spectators(one):
        assert msgspec.json.encode(now_of(one, seat)) == msgspec.json.encode(now_of(other, seat))


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_table_from_its_log_is_the_same_table(
    game: str, seats: int, options: dict[str, str]
) -> None:
    given = config(game, seats, options, "a" * 64, LiveClock(300, 5))
    table, first = started(given)
    batches = [first]
    snapshot: bytes | None = None
    snapshot_at = 0
    for batch in play(table, Random(7)):
        again = read_entries(write_entries(batch.entries))
        assert write_entries(again) == write_entries(batch.entries)
        batches.append(batch)
        if table.can_snapshot and batch.seq - snapshot_at > 10:
            snapshot, snapshot_at = snapshot_of(table), batch.seq
        if batch.seq % 40 == 0:
            whole = new_table(given)
            for old in batches:
                whole.apply(old)
            same(table, whole)
            if snapshot is not None:
                resumed = restore(given, snapshot)
                for old in batches[snapshot_at:]:
                    resumed.apply(old)
                same(table, resumed)
    match, _ = match_of(given, batches)
    assert match.result == table.match.result
    assert record_bytes(given, batches) is not None


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_only_seats_that_see_a_change_get_a_step(
    game: str, seats: int, options: dict[str, str]
) -> None:
    given = config(game, seats, options, "b" * 64)
    table, _ = started(given)
    everybody = seats_and_spectators(table)
    views = {seat: table.match.view(seat) for seat in everybody}
    versions = {seat: version_of(table, seat) for seat in everybody}
    awaits = table.shown_awaits(None)
    for batch in play(table, Random(3), undo=0.1):
        acted = {entry.seat for entry in batch.entries if isinstance(entry, Moved | Undone)}
        for seat in everybody:
            seen, number = table.match.view(seat), version_of(table, seat)
            changed = _shown(seen) != _shown(views[seat])
            if changed:
                assert number == versions[seat] + 1, f"{seat} got no step: {batch.entries}"
            elif number != versions[seat]:
                learned = any(
                    one.seen_by(seat) is not None for one in table.steps[-1].announcements
                )
                withdrew = bool(table.steps[-1].withdraws)
                asked = table.shown_awaits(None) != awaits
                reason = learned or withdrew or seat in acted or asked
                assert reason, f"{seat} got an empty step: {batch.entries}"
            views[seat], versions[seat] = seen, number
        awaits = table.shown_awaits(None)


def _shown(view: object) -> bytes:
    return msgspec.json.encode(view)


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_steps_since_any_version_tell_the_same_story(
    game: str, seats: int, options: dict[str, str]
) -> None:
    given = config(game, seats, options, "c" * 64)
    table, first = started(given)
    batches = [first]
    told: dict[int | None, dict[int, bytes]] = {seat: {} for seat in seats_and_spectators(table)}
    for batch in play(table, Random(5), undo=0.1):
        batches.append(batch)
        for seat, steps in told.items():
            frame = update_since(table, seat, version_of(table, seat) - 1)
            if frame is not None:
                message = msgspec.json.decode(frame)
                if message["type"] == "step" and message["version"] not in steps:
                    events = [message["events"], message["withdraws"]]
                    steps[message["version"]] = msgspec.json.encode(events)
        if len(batches) > 150:
            break
    past = Past(given)
    past.read(batches)
    for seat, steps in told.items():
        history = past.history(seat)
        assert [step.version for step in history] == list(range(1, len(history) + 1))
        for step in history:
            if step.version in steps:
                same_step = msgspec.json.encode([step.events, step.withdraws])
                assert steps[step.version] == same_step
        known = version_of(table, seat) - 3
        frame = update_since(table, seat, known)
        assert frame is not None
        missed = msgspec.json.decode(frame)
        assert missed["type"] == "missed"
        assert [step["version"] for step in missed["steps"]] == [known + 1, known + 2, known + 3]


def test_a_question_stays_the_same_while_others_answer_theirs() -> None:
    table, _ = started(config("skye", 3, {}, "d" * 64))
    random = Random(1)
    asked = [table.question(seat) for seat in range(3)]
    move = table.match.legal(1).choose(random)
    table.extend(2000, [Moved(1, msgspec.Raw(msgspec.json.encode(move)), "x")])
    assert table.question(0) == asked[0]
    assert table.question(1) is None
    assert table.question(2) == asked[2]
    table.extend(3000, [Undone(1, "y")])
    assert table.question(1) not in (None, asked[1]), "the old question was answered"
    assert table.knows(1, "x")
    assert table.knows(1, "y")
    assert not table.knows(0, "x")


def test_draws_and_reveals_cannot_be_undone() -> None:
    table, _ = started(config("skye", 2, {}, "e" * 64))
    assert table.why_not_undo(0) is NoUndo.NOTHING, "it has not moved yet"
    random = Random(1)
    for seat in (0, 1):
        move = table.match.legal(seat).choose(random)
        table.extend(2000, [Moved(seat, msgspec.Raw(msgspec.json.encode(move)))])
    assert table.why_not_undo(0) is NoUndo.REVEALED
    assert table.can_snapshot
    assert restore(table.config, snapshot_of(table)).why_not_undo(0) is NoUndo.REVEALED


def test_an_undo_does_not_hide_why_older_moves_stay() -> None:
    table, _ = started(config("skye", 2, {}, "e" * 64))
    random = Random(1)
    seat = 0
    while table.match.view(None).round == 1:
        seat = min(table.awaits)
        move = table.match.legal(seat).choose(random)
        table.extend(2000, [Moved(seat, msgspec.Raw(msgspec.json.encode(move)))])
    assert table.why_not_undo(seat) is NoUndo.DRAWN, "the tiles of the next round"
    prices = msgspec.Raw(msgspec.json.encode(table.match.legal(seat).choose(random)))
    table.extend(3000, [Moved(seat, prices)])
    assert table.why_not_undo(seat) is None
    table.extend(3000, [Undone(seat, None)])
    assert table.why_not_undo(seat) is NoUndo.DRAWN


def test_draws_come_from_the_seed_alone() -> None:
    one, first = started(config("cats", 3, {}, "1" * 64))
    _, second = started(config("cats", 3, {}, "1" * 64))
    _, third = started(config("cats", 3, {}, "2" * 64))
    assert first == second
    assert first != third
    assert one.draws == sum(isinstance(entry, Drawn) for entry in first.entries)


def test_a_client_from_the_future_gets_a_snapshot() -> None:
    table, _ = started(config("skye", 2, {}, "f" * 64))
    frame = update_since(table, 0, 99)
    assert frame is not None
    assert msgspec.json.decode(frame)["type"] == "snapshot"
    assert update_since(table, 0, version_of(table, 0)) is None


def test_a_whole_match_can_be_forked() -> None:
    table, _ = started(config("skye", 2, {}, "9" * 64))
    other = table.match.fork()
    other.play(other.legal(0).choose(Random(1)))
    assert table.match.awaits == {0, 1}
    assert isinstance(other, Match)


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_the_message_of_a_step_is_written_as_the_encoder_writes_it(
    game: str, seats: int, options: dict[str, str]
) -> None:
    given = config(game, seats, options, "frames", LiveClock(900, 5), Aids(bag=seats != 2))
    table, _ = started(given)
    random, compared = Random(8), 0
    for number, _ in enumerate(play(table, random, undo=0.1)):
        if number == 10 and seats > 1:
            table.extend(table.at, [SatIn(0, "greedy", Cause.LEFT)])
        step = table.steps[-1]
        for place, who in enumerate([*range(seats), None]):
            version = step.versions[place]
            if version is None:
                continue
            seen = step_of(step, who, place, table.frames)
            assert seen is not None
            now = now_of(table, who, ended=False)
            expected = StepMade(version, seen.events, seen.withdraws, now, seen.own)
            assert update_since(table, who, version - 1) == encode(expected)
            compared += 1
    assert compared > 50


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_the_result_follows_the_last_step_in_a_message_of_its_own(
    game: str, seats: int, options: dict[str, str]
) -> None:
    table, _ = started(config(game, seats, options, "over"))
    assert over_frame(table, None) is None
    for _ in play(table, Random(3)):
        pass
    for who in [*range(seats), None]:
        version = version_of(table, who)
        ended = now_of(table, who).ended
        assert ended is not None
        assert over_frame(table, who) == encode(GameOver(version, ended))
        step, snapshot = update_since(table, who, version - 1), update_since(table, who, None)
        assert step is not None
        assert snapshot is not None
        assert b'"ended":null' in step
        assert not has_result(step)
        assert msgspec.json.encode(ended) in snapshot
        assert has_result(snapshot)
