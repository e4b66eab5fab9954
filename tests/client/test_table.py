"""The client's line to a table, on good and bad days."""

import asyncio
from typing import TypeVar

import msgspec
import pytest
from tests.client.fake import NOW, TABLE, Socket, a_match, bye, fake, now_of, step

from skerry.bots.random import RandomBot
from skerry.client import ConnectionEnded, Lost, Refused, TableClient, play_bot
from skerry.client.table import News
from skerry.protocol import messages
from skerry.protocol.messages import (
    Ack,
    Bye,
    ChatLine,
    Ended,
    MakeMove,
    Missed,
    SeenStep,
    Snapshot,
    StepMade,
    Welcome,
)
from skerry.protocol.refusals import Farewell, Refusal

H = TypeVar("H")
RAW = msgspec.Raw(b"[]")


async def hear(line: TableClient, kind: type[H]) -> H:
    """The next news of a kind; what comes before is passed over."""
    async for heard in line:
        if isinstance(heard, kind):
            return heard
    raise AssertionError(f"no {kind.__name__} was heard")


async def everything(line: TableClient) -> list[News]:
    return [heard async for heard in line]


def test_a_hello_brings_the_table_and_a_view() -> None:
    async def script(socket: Socket) -> None:
        await socket.welcome(version=4)
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server, TableClient(server.url, "t1", 0, "secret") as line:
            await hear(line, Snapshot)
            assert server.hellos == [messages.Hello("t1", 0)]
            assert server.tokens == ["Bearer secret"]
            assert line.table == TABLE
            assert line.version == 4
            assert line.view == a_match().view(0)
            assert set(line.legal) == set(a_match().legal(0))

    asyncio.run(main())


def test_a_move_is_done_when_its_step_was_heard() -> None:
    async def script(socket: Socket) -> None:
        await socket.welcome()
        said = await socket.hear()
        assert isinstance(said, MakeMove)
        assert said.question == 1
        await socket.say(Ack(said.id, 2), ChatLine(1, "Ann", 0, "now", 0), step(2))
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server, TableClient(server.url, "t1", 0) as line:
            await hear(line, Snapshot)
            assert await line.move(next(iter(line.legal))) == 2
            assert line.version == 2

    asyncio.run(main())


def test_a_move_is_sent_again_with_its_id_until_it_is_answered() -> None:
    ids: list[str] = []

    async def breaks(socket: Socket) -> None:
        await socket.welcome()
        said = await socket.hear()
        assert isinstance(said, MakeMove)
        ids.append(said.id)
        socket.abort()

    async def answers(socket: Socket) -> None:
        await socket.say(Welcome(TABLE, 0, "0"), step(2))
        said = await socket.hear()
        assert isinstance(said, MakeMove)
        ids.append(said.id)
        await socket.say(Ack(said.id, 2))
        await socket.stay()

    async def main() -> None:
        async with (
            fake(breaks, breaks, answers) as server,
            TableClient(server.url, "t1", 0) as line,
        ):
            await hear(line, Snapshot)
            assert await line.move("pass") == 2
            assert len(ids) == 3
            assert len(set(ids)) == 1
            assert [hello.version for hello in server.hellos] == [None, 1, 1]

    asyncio.run(main())


def test_a_refusal_says_why() -> None:
    async def script(socket: Socket) -> None:
        await socket.welcome()
        said = await socket.hear()
        assert isinstance(said, MakeMove)
        refused = messages.Refused(said.id, Refusal.ILLEGAL, "too dear", "gold", {"gold": 5})
        await socket.say(refused)
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server, TableClient(server.url, "t1", 0) as line:
            with pytest.raises(Refused, match="too dear") as refused:
                await line.move("pass")
            assert refused.value.why is Refusal.ILLEGAL
            assert refused.value.reason == "gold"
            assert refused.value.fields == {"gold": 5}

    asyncio.run(main())


def test_a_gap_is_noticed_and_filled() -> None:
    async def gap(socket: Socket) -> None:
        await socket.welcome(version=3)
        await socket.say(step(4), step(6))
        await socket.stay()

    async def fills(socket: Socket) -> None:
        missed = Missed(6, tuple(SeenStep(number, ()) for number in (4, 5, 6)), NOW)
        await socket.say(Welcome(TABLE, 0, "0"), missed, step(6), step(5), step(7))
        await socket.stay()

    async def main() -> None:
        async with fake(gap, fills) as server, TableClient(server.url, "t1", 0) as line:
            assert (await hear(line, StepMade)).version == 4
            missed = await hear(line, Missed)
            assert [told.version for told in missed.steps] == [5, 6]
            assert (await hear(line, StepMade)).version == 7
            assert [hello.version for hello in server.hellos] == [None, 4]

    asyncio.run(main())


def test_from_the_start_nothing_is_left_out() -> None:
    async def script(socket: Socket) -> None:
        await socket.say(Welcome(TABLE, 0, "0"), step(1))
        await socket.stay()

    async def main() -> None:
        async with (
            fake(script) as server,
            TableClient(server.url, "t1", 0, from_start=True) as line,
        ):
            assert (await hear(line, StepMade)).version == 1
            assert server.hellos[0].version == 0

    asyncio.run(main())


def test_a_server_that_restarts_is_waited_for() -> None:
    async def restarts(socket: Socket) -> None:
        await socket.welcome()
        await bye(socket, Bye(Farewell.RESTART, "back soon", 300))

    async def again(socket: Socket) -> None:
        await socket.say(Welcome(TABLE, 0, "0"), step(2))
        await socket.stay()

    async def main() -> None:
        async with fake(restarts, again) as server, TableClient(server.url, "t1", 0) as line:
            lost = await hear(line, Lost)
            assert lost.why == "back soon"
            assert 0.3 < lost.wait <= 0.4
            assert (await hear(line, StepMade)).version == 2

    asyncio.run(main())


def test_a_good_bye_ends_the_news_and_all_that_is_asked() -> None:
    async def script(socket: Socket) -> None:
        await socket.welcome()
        await socket.hear()
        await bye(socket, Bye(Farewell.DELETED, "this table was deleted"))

    async def main() -> None:
        async with fake(script) as server, TableClient(server.url, "t1", 0) as line:
            with pytest.raises(ConnectionEnded, match="deleted") as away:
                await line.move("pass")
            assert away.value.bye is not None
            assert away.value.bye.why is Farewell.DELETED
            assert isinstance((await everything(line))[-1], Bye)
            with pytest.raises(ConnectionEnded):
                await line.ping()
            assert len(server.hellos) == 1

    asyncio.run(main())


def test_a_refused_connection_is_reported() -> None:
    async def script(socket: Socket) -> None:
        await bye(socket, Bye(Farewell.NOT_YOURS, "seat 0 is not yours"))

    async def main() -> None:
        async with fake(script) as server:
            with pytest.raises(ConnectionEnded, match="not yours"):
                async with TableClient(server.url, "t1", 0):
                    pass

    asyncio.run(main())


def test_an_address_without_a_server_is_reported() -> None:
    async def main() -> None:
        with pytest.raises(ConnectionEnded):
            async with TableClient("http://", "t1", 0):
                pass

    asyncio.run(main())


def test_a_server_that_is_not_there_yet_is_waited_for() -> None:
    async def script(socket: Socket) -> None:
        await socket.welcome()
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server:
            url = server.url
        line = TableClient(url, "t1", 0)
        entering = asyncio.create_task(line.__aenter__())
        assert isinstance(await line._news.get(), Lost)
        entering.cancel()
        with pytest.raises(asyncio.CancelledError):
            await entering

    asyncio.run(main())


def test_words_that_are_not_known_yet_are_passed_over() -> None:
    async def script(socket: Socket) -> None:
        await socket.welcome()
        await socket.connection.send('{"type": "fireworks", "colour": "red"}')
        await socket.connection.send("what?")
        await socket.say(step(2))
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server, TableClient(server.url, "t1", 0) as line:
            assert (await hear(line, StepMade)).version == 2
            assert len(server.hellos) == 1

    asyncio.run(main())


def test_a_line_of_chat_is_heard_once() -> None:
    lines = [ChatLine(number, "Ann", 0, f"line {number}", 0) for number in range(1, 4)]

    async def first(socket: Socket) -> None:
        await socket.welcome()
        await socket.say(*lines[:2])
        socket.connection.transport.close()

    async def second(socket: Socket) -> None:
        await socket.say(Welcome(TABLE, 0, "0"), *lines)
        await bye(socket, Bye(Farewell.DELETED, "enough"))

    async def main() -> None:
        async with fake(first, second) as server, TableClient(server.url, "t1", 0) as line:
            heard = [news for news in await everything(line) if isinstance(news, ChatLine)]
            assert heard == lines

    asyncio.run(main())


def test_what_was_said_into_a_broken_line_is_said_again_with_its_id() -> None:
    heard: list[messages.ClientMessage] = []

    async def breaks(socket: Socket) -> None:
        await socket.welcome()
        heard.append(await socket.hear())
        socket.abort()

    async def listens(socket: Socket) -> None:
        await socket.say(Welcome(TABLE, 0, "0"))
        said = await socket.hear()
        heard.append(said)
        assert isinstance(said, messages.Say)
        await socket.say(messages.Ack(said.id))
        await socket.stay()

    async def main() -> None:
        async with fake(breaks, listens) as server, TableClient(server.url, "t1", 0) as line:
            await line.say("hello")

    asyncio.run(main())
    assert isinstance(heard[0], messages.Say)
    assert heard == [heard[0], heard[0]]


def test_every_question_has_its_answer() -> None:
    heard: list[messages.ClientMessage] = []

    async def script(socket: Socket) -> None:
        await socket.welcome()
        while True:
            said = await socket.hear()
            heard.append(said)
            match said:
                case messages.AskMoves(id):
                    await socket.say(messages.LegalMoves(id, (), 0))
                case messages.AskPreview(id):
                    await socket.say(messages.Previewed(id, RAW))
                case messages.AskWhyNot(id):
                    await socket.say(messages.Explained(id, legal=True))
                case messages.AskScore(id):
                    await socket.say(messages.Scored(id, RAW, 0))
                case messages.AskTry(id):
                    await socket.say(messages.Tried(id, RAW, 1))
                case messages.AskHint(id):
                    await socket.say(messages.Hint(id, RAW, "pass"))
                case messages.AskHistory(id):
                    await socket.say(messages.History(id, ()))
                case messages.Undo(id):
                    await socket.say(Ack(id, 1))
                case messages.Say(id):
                    await socket.say(Ack(id))
                case messages.Ping(id):
                    await socket.say(Ack(id))

    async def main() -> None:
        async with fake(script) as server, TableClient(server.url, "t1", 0) as line:
            # Asked at the same time, each gets its own.
            await asyncio.gather(
                line.ask_moves(most=3, type="place", tile="L03"),
                line.ask_preview("pass"),
                line.ask_why_not("pass"),
                line.ask_score(1),
                line.ask_try(["pass", "pass"]),
                line.ask_hint(),
                line.ask_history(),
                line.undo(),
                line.say("hello"),
            )
            assert len(heard) == 9
            with pytest.raises(TypeError, match="Ack is no reply to Ping"):
                await line.ping()
        moves = heard[0]
        assert isinstance(moves, messages.AskMoves)
        assert moves.like == {"type": msgspec.Raw(b'"place"'), "tile": msgspec.Raw(b'"L03"')}

    asyncio.run(main())


def test_a_bot_looks_again_where_its_answer_came_too_late() -> None:
    match = a_match()
    ended = Ended((5, 3), (0,), RAW, "seed", "commitment")

    async def script(socket: Socket) -> None:
        await socket.welcome()
        late = await socket.hear()
        assert isinstance(late, MakeMove)
        assert late.question == 1
        await socket.say(messages.Refused(late.id, Refusal.STALE, "too late"))
        again = now_of(match, question=2)
        await socket.say(StepMade(2, (), (), again))
        busy = await socket.hear()
        assert isinstance(busy, MakeMove)
        assert busy.question == 2
        await socket.say(messages.Refused(busy.id, Refusal.BUSY, "try again"))
        said = await socket.hear()
        assert isinstance(said, MakeMove)
        assert said.question == 2
        over = msgspec.structs.replace(again, question=None, ended=ended)
        await socket.say(Ack(said.id, 3), StepMade(3, (), (), over))
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server:
            assert await play_bot(server.url, "t1", 0, RandomBot(), None) == ended

    asyncio.run(main())


def test_a_bot_that_is_not_wanted_gets_an_error() -> None:
    async def script(socket: Socket) -> None:
        await socket.welcome()
        said = await socket.hear()
        assert isinstance(said, MakeMove)
        await socket.say(messages.Refused(said.id, Refusal.STAND_IN, "a bot sits in for you"))
        await socket.stay()

    async def deletes(socket: Socket) -> None:
        await socket.say(Welcome(TABLE, 0, "0"))
        await bye(socket, Bye(Farewell.DELETED, "this table was deleted"))

    async def main() -> None:
        async with fake(script) as server:
            with pytest.raises(Refused, match="sits in"):
                await play_bot(server.url, "t1", 0, RandomBot(), None)
        async with fake(deletes) as server:
            with pytest.raises(ConnectionEnded):
                await play_bot(server.url, "t1", 0, RandomBot(), None)

    asyncio.run(main())
