"""Frames that no client should send get a clear answer, never crash and make no move."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.server.end_to_end.bad_frames import (
    anything,
    as_json,
    frames,
    ids,
    is_text,
    nested,
    numbers,
)
from tests.server.end_to_end.recording_clients import Talk
from tests.server.end_to_end.seated_people import sit_down
from tests.server.harness import Server
from tests.server.http.http_clients import MANY
from tests.table.random_tables import config, started
from websockets.exceptions import ConnectionClosed

from skerry.client import Skerry
from skerry.core.registry import find
from skerry.games.cats.game.moves import Watch
from skerry.protocol.forms import MySeat, NewTable, OpenSeat
from skerry.protocol.messages import MOST_FRAME
from skerry.protocol.table_info import TableInfo
from skerry.server.ops.settings import Limits, Settings
from skerry.table.updates import update_since

FIXED = settings(
    max_examples=60,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
"""Always the same examples, each sent over the network."""
ANSWERS = frozenset(
    {
        "error",
        "refused",
        "legal",
        "previewed",
        "explained",
        "scored",
        "tried",
        "history",
        "in_words",
    }
)
# Presence can arrive at any time, and chat is also sent to its author.
ASIDES = frozenset({"presence", "said", "table"})


class House:
    """A server with two people."""

    def __init__(self, server: Server, tokens: tuple[str, ...]) -> None:
        self.server = server
        self.tokens = tokens

    def table(self, game: str) -> TableInfo:
        """A new table where the two play."""

        wish = NewTable(game, (MySeat(), OpenSeat()))
        return asyncio.run(sit_down(self.server.url, self.tokens, wish))

    def line(self, table: str, seat: int | None) -> Talk:
        """A socket at it."""
        token = None if seat is None else self.tokens[seat]
        return Talk(self.server.url, token).hello(table, seat)

    def play_on(self, game: str, table: str, moves: int) -> None:
        """Make some random legal moves."""
        random = Random(f"{game} {moves}")
        plugin = find(game)
        with ExitStack() as stack:
            talks = [self.line(table, seat) for seat in (0, 1)]
            for talk in talks:
                stack.callback(talk.close)
            for number in range(moves):
                # Only the seat itself knows for sure that it must move.
                talk = random.choice([one for one in talks if one.now["question"] is not None])
                legal = plugin.game.legal(plugin.wire.read_view(as_json(talk.now["view"])))
                # Asking for a prompt in others' turns is secret: they get no step.
                while isinstance(move := legal.choose(random), Watch):
                    pass
                said = {
                    "type": "move",
                    "id": f"{game} {number} {moves}",
                    "move": str(move),
                    "question": talk.now["question"],
                }
                # Several steps may arrive as one, and a table message follows the end.
                assert "ack" in {answer["type"] for answer in talk.after(as_json(said))}
                # Not every move is a step for the other seat, so versions may differ.
                for heard in (*talks, *talks):
                    heard.after()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    data = tmp_path_factory.mktemp("frames")
    limits = Limits(
        messages=MANY,
        requests=MANY,
        chat=MANY,
        frames=MANY,
        address_frames=MANY,
        work=MANY,
        address_work=MANY,
    )
    with Server(data, settings=Settings(data, limits=limits)) as server:

        async def come_in(name: str) -> str:
            async with Skerry(server.url) as person:
                await person.guest(name)
                assert person.token is not None
                return person.token

        yield House(server, tuple(asyncio.run(come_in(name)) for name in ("Ann", "Bea")))
        assert not troubles(server), troubles(server)


def answers_of(talk: Talk, frame: str | bytes) -> list[dict[str, Any]]:
    """The answers to a frame."""
    return [heard for heard in talk.after(frame) if heard["type"] not in ASIDES]


def troubles(server: Server) -> list[str]:
    """The errors in the server's log."""
    return [
        line
        for line in server.log().splitlines()
        if '"level":"error"' in line or "Traceback" in line
    ]


@pytest.mark.parametrize("seat", [0, None])
@pytest.mark.parametrize(
    ("game", "moves"),
    [("skye", 1), ("skye", 5), ("cats", 0), ("cats", 11), ("cats", 25)],
)
def test_any_frame_is_answered_and_moves_nothing(
    house: House, game: str, moves: int, seat: int | None
) -> None:
    table = house.table(game).id
    house.play_on(game, table, moves)
    before = house.server.batches(table)
    talk = house.line(table, seat)
    acks = 0

    @FIXED
    @given(frames(game, 0), st.booleans())
    @example(b'{"type": "moves", "id": "x", "like": {"type": "\xff"}}', False)
    @example(b'{"type": "score", "id": "x", "seat": 1' + b"0" * 400 + b"}", True)
    @example(as_json({"type": "moves", "id": "x", "scratch": ["L01", "L02"] * 8}), True)
    @example(as_json({"type": "why_not", "id": "x", "move": place(55199)}), True)
    @example(as_json({"type": "preview", "id": "x", "move": place(-(10**30))}), True)
    @example(as_json({"type": "move", "id": "x", "move": place(10**9), "question": 0}), True)
    def fuzz(frame: bytes, as_text: bool) -> None:
        nonlocal acks
        answers = answers_of(talk, frame.decode() if as_text and is_text(frame) else frame)
        kinds = {answer["type"] for answer in answers}
        if kinds == {"ack"} and answers[0]["version"] is not None:
            acks += 1
        else:
            assert kinds <= ANSWERS | {"ack", "pong"}, answers
            assert kinds, "every message is answered"
        for answer in answers:
            if answer["type"] in {"error", "refused"}:
                said = answer.get("what", answer.get("sentence"))
                assert said, "an error says what is wrong"

    fuzz()
    talk.close()
    after = house.server.batches(table)
    assert list(after[: len(before)]) == list(before)
    assert len(after) == len(before) + acks
    assert not troubles(house.server), troubles(house.server)


def place(x: int) -> dict[str, object]:
    return {"type": "place", "seat": 0, "cells": [[x, 1], [2, 2]]}


@pytest.mark.parametrize(
    "frame",
    [
        "@",
        '{"type": "move", "id": "x", "move": @, "question": 1}',
        '{"type": "move", "id": "x", "move": {"a": @, "type": "pass", "seat": 0}, "question": 1}',
        '{"type": "why_not", "id": "x", "move": {"a": @, "type": "pass", "seat": 0}}',
        '{"type": "moves", "id": "x", "like": {"a": @}}',
        '{"type": "try", "id": "x", "moves": [@, @]}',
    ],
)
def test_nesting_of_any_depth_is_refused(house: House, frame: str) -> None:
    table = house.table("cats").id
    talk = house.line(table, 0)
    # The depth at which Python gives up depends on the parser, so try many around it.
    for depth in (1, 50, 500, *range(930, 1010), 2000, 4000):
        answers = answers_of(talk, nested(frame, depth))
        assert {answer["type"] for answer in answers} <= {"error", "refused", "legal"}, depth
        assert len(answers) == 1
    talk.close()
    assert len(house.server.batches(table)) == 1
    assert not troubles(house.server), troubles(house.server)


def test_hints_come_under_any_valid_id(house: House) -> None:
    table = house.table("cats").id
    talk = house.line(table, 0)
    for id in ("x", "a b", "z" * 64, "~!"):
        heard = answers_of(talk, as_json({"type": "hint", "id": id}))
        while not heard:
            heard = [talk.hear()]
        assert [(answer["type"], answer["id"]) for answer in heard] == [("hinted", id)]
    talk.close()
    assert len(house.server.batches(table)) == 1


def test_an_unreadable_message_is_refused_by_its_id(house: House) -> None:
    talk = house.line(house.table("skye").id, 0)
    for body in ('"type": "move"', '"type": "nothing"', '"type": "say", "text": 7'):
        (answer,) = answers_of(talk, f'{{"id": "m7", {body}}}')
        assert (answer["type"], answer["why"], answer["id"]) == ("refused", "unreadable", "m7")
    (answer,) = answers_of(talk, '{"type": "ping", "id": "\\n"}')
    assert answer["type"] == "error", "its id cannot be used"
    assert "wrong form" in answer["what"]
    talk.close()


def test_a_frame_that_is_too_large_ends_only_its_own_socket(house: House) -> None:
    table = house.table("skye").id
    calm = house.line(table, 1)
    for last in (False, True):
        talk = house.line(table, 0)
        fits = b" " * MOST_FRAME
        assert [answer["type"] for answer in answers_of(talk, fits)] == ["error"]
        with pytest.raises(ConnectionClosed) as caught:
            talk.after(b" " * (MOST_FRAME + 1) if last else "x" * 10 * MOST_FRAME)
        # The connection may break before the server's last message is read.
        assert caught.value.rcvd is None or caught.value.rcvd.code == 1009
        assert answers_of(calm, as_json({"type": "ping", "id": "mine"})) == [
            {"type": "pong", "id": "mine"}
        ]
    calm.close()
    assert not troubles(house.server), troubles(house.server)


def test_any_hello_is_answered(house: House) -> None:
    table = house.table("skye").id
    hellos = st.fixed_dictionaries(
        {
            "type": st.just("hello"),
            "table": st.just(table) | st.just(table) | anything,
            "seat": st.sampled_from([0, 1, None]) | numbers | anything,
        },
        optional={"version": numbers | anything, "protocol": numbers | anything},
    )

    @FIXED
    @given(hellos, st.binary(max_size=20), ids)
    def fuzz(hello: object, noise: bytes, id: str) -> None:
        talk = Talk(house.server.url, house.tokens[0])
        try:
            talk.socket.send(noise)
            assert talk.hear()["type"] == "error"
            talk.socket.send(as_json({"type": "ping", "id": id}))
            assert talk.hear() == {"type": "error", "what": "say hello first", "where": None}
            talk.socket.send(as_json(hello))
            heard = talk.hear()
            assert heard["type"] in {"error", "bye", "welcome"}
            if heard["type"] == "bye":
                assert heard["sentence"]
                with pytest.raises(ConnectionClosed):
                    talk.hear()
            elif heard["type"] == "welcome":
                assert {a["type"] for a in answers_of(talk, b"{}")} <= {"error", "snapshot", "step"}
        finally:
            talk.close()

    fuzz()
    assert len(house.server.batches(table)) == 1
    assert not troubles(house.server), troubles(house.server)


def test_a_flood_is_read_slowly_and_answered_in_full(house: House, tmp_path: Path) -> None:
    del house
    limits = Limits(messages=(5, 50.0))
    with Server(tmp_path, settings=Settings(tmp_path, limits=limits)) as server:

        async def come_in() -> tuple[str, str]:
            async with Skerry(server.url) as person:
                await person.guest("Ann")
                table = await person.create(NewTable("skye", (MySeat(), OpenSeat())))
                assert person.token is not None
                return person.token, table.id

        token, table = asyncio.run(come_in())
        talk = Talk(server.url, token)
        talk.socket.send(as_json({"type": "hello", "table": table, "seat": 0}))
        began = time.monotonic()
        for number in range(40):
            talk.socket.send(as_json({"type": "ping", "id": str(number)}))
        heard = 0
        while heard < 40:
            if (said := talk.hear())["type"] == "pong":
                assert said["id"] == str(heard)
                heard += 1
        assert time.monotonic() - began > 0.5
        talk.close()
        assert not troubles(server), troubles(server)


def test_unknown_versions_cost_no_memory() -> None:
    table, _ = started(config("skye", 2, {}, "ab" * 32))
    for version in range(2, 300):
        assert update_since(table, None, version) == update_since(table, None, None)
        assert update_since(table, 0, -version) == update_since(table, 0, None)
    assert len(table.frames) == 2


def test_a_repeated_chat_message_appears_once(house: House) -> None:
    table = house.table("skye").id
    said = as_json({"type": "say", "id": "again", "text": "hello"})
    with closing(house.line(table, 0)) as ann, closing(house.line(table, 1)) as bea:
        answers = [heard for heard in ann.after(said, said) if heard["type"] != "presence"]
        assert [heard["type"] for heard in answers if heard["type"] != "said"] == ["ack", "ack"]
        # The same id from somebody else is a different message.
        assert "ack" in {heard["type"] for heard in bea.after(said)}
    with closing(house.line(table, 0)) as ann:
        heard = ann.after(said, as_json({"type": "say", "id": "next", "text": "bye"}))
        while heard[-1].get("text") != "bye":
            heard.append(ann.hear())
        lines = [(one["seat"], one["text"]) for one in heard if one["type"] == "said"]
        assert lines == [(0, "hello"), (1, "hello"), (0, "bye")]
