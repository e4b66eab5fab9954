"""Replays: a record step by step, and files that are not records."""

from random import Random

import msgspec
import pytest
from tests.table.random_tables import KINDS, config, play, started

from skerry.table.recording import record_bytes
from skerry.table.replay import NoReplay, replay_of


def record(game: str, seats: int, options: dict[str, str]) -> bytes:
    given = config(game, seats, options, "5" * 64)
    table, first = started(given)
    body = record_bytes(given, [first, *play(table, Random(1))])
    assert body is not None
    return body


@pytest.mark.parametrize(("game", "seats", "options"), KINDS)
def test_a_replay_tells_the_whole_game(game: str, seats: int, options: dict[str, str]) -> None:
    body = record(game, seats, options)
    told = msgspec.json.decode(body)
    replay = replay_of(body)
    assert replay.seats == tuple(told["seats"])
    assert replay.seed == "5" * 64
    first, *steps = replay.steps
    assert first.move is None
    assert all(step.move is not None and step.text for step in steps)
    assert steps[-1].awaits == ()
    assert steps[-1].scores == tuple(told["result"]["scores"])
    assert steps[-1].automa == told["result"].get("sister")
    assert all((step.automa is None) == (steps[-1].automa is None) for step in replay.steps)
    events = [msgspec.json.decode(event) for step in replay.steps for event in step.events]
    kinds = {event["type"] for event in told["events"]}
    assert [event for event in events if event["type"] in kinds] != []
    assert events[-1]["type"] == "end"


@pytest.mark.parametrize(
    ("body", "word"),
    [
        (b"", "not a Skerry record"),
        (b"{}", "skerry"),
        (b"\xff", "malformed"),
        (b'{"skerry":1,"game":"chess","options":{},"seats":[],"events":[]}', "chess"),
        (b'{"skerry":1,"game":"skye","options":{},"seats":["a","b"],"events":[]}', "event 0"),
    ],
)
def test_a_file_that_is_not_a_record_is_refused(body: bytes, word: str) -> None:
    with pytest.raises(NoReplay, match=word):
        replay_of(body)
