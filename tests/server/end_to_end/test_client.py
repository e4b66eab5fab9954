"""The client against a real server: the lobby, networked bots, lost connections."""

import asyncio
import runpy
from collections.abc import Coroutine
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.end_to_end.seated_people import take_part
from tests.server.harness import Server
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skerry.bots.registry import find as find_bot
from skerry.client import (
    ConnectionEnded,
    Lost,
    Refused,
    RequestRefused,
    Skerry,
    TableClient,
    play_bot,
)
from skerry.core.record import BadRecord
from skerry.protocol.forms import BotSeat, MySeat, NewTable, OpenSeat
from skerry.protocol.messages import Changed, ChatLine, Presence, Snapshot, StepMade, Welcome
from skerry.protocol.refusals import Farewell, Refusal
from skerry.protocol.table_info import Chat, Status, TableInfo, Visibility

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "network_bot.py"
AGAINST_A_BOT = NewTable("skye", (MySeat(), BotSeat("random")))
WITH_A_FRIEND = NewTable("skye", (MySeat(), OpenSeat()))


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def test_identity(server_url: str) -> None:
    async def main() -> None:
        async with Skerry(server_url) as here, Skerry(server_url) as there:
            with pytest.raises(RequestRefused) as said:
                await here.me()
            assert said.value.status == 401
            me = await here.guest("Fay")
            assert await here.me() == me
            code = await here.recovery_code()
            assert (await there.recover(code)).id == me.id
            await here.claim("Fay of Skye", "a long password")
            assert (await there.sign_in("Fay of Skye", "a long password")).id == me.id
            with pytest.raises(RequestRefused) as said:
                await there.sign_in("Fay of Skye", "another password")
            assert said.value.status in {401, 403}
            with pytest.raises(RequestRefused) as said:
                await there.guest("")
            assert said.value.status == 400
            assert said.value.where == "$.name"
            assert str(said.value).startswith("$.name: ")

    run(main())


def test_from_an_invitation_to_a_rematch(server_url: str, tokens: tuple[str, ...]) -> None:
    async def main() -> None:
        async with Skerry(server_url, tokens[0]) as ann, Skerry(server_url, tokens[1]) as bea:
            assert {game.name for game in await ann.games()} == {"skye", "cats"}
            table = await ann.create(WITH_A_FRIEND)
            assert table.status is Status.WAITING
            assert table.code is not None
            assert (await bea.invited(table.code)).id == table.id
            assert table.id in [mine.id for mine in (await ann.tables()).tables]
            with pytest.raises(RequestRefused):
                await bea.join(table.id)
            assert (await bea.join(table.id, code=table.code)).yours == 1
            assert (await take_part(ann, table.id)).status is Status.RUNNING
            with pytest.raises(RequestRefused) as said:
                await ann.record(table.id)
            assert said.value.status == 409
            await bea.leave(table.id)
            async with TableClient(server_url, table.id, 1, tokens[1]) as line:
                with pytest.raises(Refused) as refused:
                    await line.move("pass", question=1)
                assert refused.value.why is Refusal.STAND_IN
            await bea.return_to_seat(table.id)
            greedy = find_bot("greedy", "skye")
            await asyncio.gather(
                play_bot(server_url, table.id, 0, greedy, tokens[0]),
                play_bot(server_url, table.id, 1, greedy, tokens[1]),
            )
            assert (await ann.record(table.id)).seats == ("Ann", "Bea")
            again = await ann.rematch(table.id)
            toss = ann.toss(again.id)
            async with TableClient(server_url, again.id, again.yours, tokens[0], toss=toss) as line:
                assert (await bea.rematch(table.id)).id == again.id
                async for _ in line:
                    if line.now is not None:
                        break
            running = await ann.table(again.id)
            assert running.status is Status.RUNNING
            assert running.toss is not None
            assert running.toss.restarts == 0
            assert all(seat.revealed for seat in running.toss.seats)

    run(main())


def test_pages_of_a_list(server_url: str, tokens: tuple[str, ...]) -> None:
    public = NewTable("skye", (MySeat(), OpenSeat()), visibility=Visibility.PUBLIC)

    async def main() -> None:
        async with Skerry(server_url, tokens[4]) as eve:
            made = [(await eve.create(public)).id for _ in range(25)]
            seen: list[str] = []
            page = await eve.tables("open")
            seen += [table.id for table in page.tables]
            while page.next is not None:
                page = await eve.tables("open", after=page.next)
                seen += [table.id for table in page.tables]
            assert set(made) <= set(seen)
            for table in made:
                await eve.delete(table)
            filled = await eve.start((await eve.create(public)).id, fill="greedy")
            assert filled.status is Status.RUNNING
            assert filled.id in [table.id for table in (await eve.tables("running")).tables]
            await eve.delete(filled.id)

    run(main())


def test_an_address_that_is_not_a_skerry_server_is_named(server_url: str) -> None:
    async def main() -> None:
        async with Skerry(f"{server_url}/schema") as nobody:
            with pytest.raises(RequestRefused) as said:
                await nobody.games()
            assert said.value.status == 404
        with pytest.raises(ConnectionEnded):
            async with TableClient(f"{server_url}/nowhere", "t1"):
                pass

    run(main())


def test_a_seat_of_somebody_else(server_url: str, tokens: tuple[str, ...]) -> None:
    async def main() -> None:
        async with Skerry(server_url, tokens[0]) as ann:
            table = await ann.create(AGAINST_A_BOT)
        for seat, token, why in [
            (0, tokens[1], Farewell.NOT_YOURS),
            (1, tokens[0], Farewell.NOT_YOURS),
            (0, None, Farewell.NOT_YOURS),
            (0, "no such token", Farewell.SIGNED_OUT),
        ]:
            with pytest.raises(ConnectionEnded) as away:
                async with TableClient(server_url, table.id, seat, token):
                    pass
            assert away.value.bye is not None
            assert away.value.bye.why is why
        with pytest.raises(ConnectionEnded) as away:
            async with TableClient(server_url, "nosuchtable", None):
                pass
        assert away.value.bye is not None
        assert away.value.bye.why is Farewell.UNKNOWN_TABLE

    run(main())


def test_every_question(server_url: str, tokens: tuple[str, ...]) -> None:
    async def main() -> None:
        async with Skerry(server_url, tokens[0]) as ann:
            table = await ann.create(AGAINST_A_BOT)
        async with TableClient(server_url, table.id, 0, tokens[0]) as line:
            await _hear(line, Snapshot)
            moves = await line.ask_moves()
            assert {line.plugin.wire.read_move(move) for move in moves.moves} == set(line.legal)
            assert moves.total == len(line.legal)
            assert len((await line.ask_moves(most=2, type="price")).moves) == 2
            move = next(iter(line.legal))
            assert (await line.ask_why_not(move)).legal
            assert (await line.ask_why_not("pass")).legal is False
            await line.ask_preview(move)
            await line.ask_score(0)
            tried = await line.ask_try([move])
            assert tried.made == 1
            hint = await line.ask_hint()
            assert line.plugin.wire.read_move(hint.move) in line.legal
            assert hint.value is not None
            assert hint.why
            # The same position has the same hint, though prices are mixed: if the bots, which
            # think less while others want them, have nothing else to do.
            while line.now is None or line.now.awaits != (0,):
                await _hear(line, StepMade)
            while (again := await line.ask_hint()) != msgspec.structs.replace(hint, id=again.id):
                hint = again
            # Two questions to the bots can be under way at once; a third one is asked again later.
            both = await asyncio.gather(line.ask_analysis(3), line.ask_hint())
            valued = both[0].moves
            assert 1 <= len(valued) <= 3
            assert all(line.plugin.wire.read_move(one.move) in line.legal for one in valued)
            assert (await line.ask_history()).steps[0].version == 1
            await line.ping()
            with pytest.raises(Refused) as refused:
                await line.undo()
            assert refused.value.why is Refusal.NO_UNDO
            with pytest.raises(Refused) as refused:
                await line.ask_preview("pass")
            assert refused.value.why is Refusal.ILLEGAL
            assert refused.value.reason

    run(main())


def test_friends_see_each_other_come_and_talk(server_url: str, tokens: tuple[str, ...]) -> None:
    async def main() -> None:
        talkative = NewTable("skye", (MySeat(), OpenSeat()), chat=Chat.EVERYBODY)
        async with (
            Skerry(server_url, tokens[2]) as cid,
            Skerry(server_url, tokens[3]) as dot,
        ):
            table = await cid.create(talkative)
            async with TableClient(server_url, table.id, 0, cid.token) as here:
                assert here.now is None
                await dot.join(code=table.code)
                while (await _hear(here, Changed)).table.status is not Status.RUNNING:
                    pass
                await _hear(here, Snapshot)
                async with TableClient(server_url, table.id, 1, dot.token) as there:
                    while (await _hear(here, Presence)).seats != (0, 1):
                        pass
                    await there.say("Here I am")
                    line = await _hear(here, ChatLine)
                    assert (line.name, line.seat, line.text) == ("Dot", 1, "Here I am")
                    for evil in ("a\x1b[2Jb", "a\x00b", "a\u202eb"):
                        with pytest.raises(Refused, match="not a line of text"):
                            await there.say(evil)
                    there.drop()
                    await _hear(there, Lost)
                    await _hear(there, Welcome)
                while (await _hear(here, Presence)).seats != (0,):
                    pass

    run(main())


def test_a_bot_in_ten_lines(server_url: str, tokens: tuple[str, ...]) -> None:
    async def main() -> None:
        async with Skerry(server_url, tokens[0]) as ann:
            table = await ann.create(WITH_A_FRIEND)
            example = runpy.run_path(str(EXAMPLE))
            ended, scores = await asyncio.gather(
                play_bot(server_url, table.id, 0, find_bot("random", "skye"), ann.token),
                example["main"](server_url, table.code),
            )
            assert ended.scores == scores

    run(main())


def test_players_and_spectators_check_the_toss(
    server_url: str, tokens: tuple[str, ...], caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        async with Skerry(server_url, tokens[0]) as ann, Skerry(server_url, tokens[1]) as bea:
            table = await ann.create(WITH_A_FRIEND)
            toss = ann.toss(table.id)
            greedy = find_bot("greedy", "skye")
            async with TableClient(server_url, table.id) as spectator:
                first = asyncio.create_task(
                    play_bot(server_url, table.id, 0, greedy, tokens[0], toss=toss)
                )
                async for _ in spectator:
                    # Ann is connected and has committed before Bea comes.
                    shown = spectator.table
                    if shown and shown.toss and shown.toss.seats[0].commitment:
                        break
                await bea.join(code=table.code)
                second = play_bot(
                    server_url, table.id, 1, greedy, tokens[1], toss=bea.toss(table.id)
                )
                ended, _ = await asyncio.gather(first, second)
                assert ended.luck is not None
                assert (ended.luck.contributors, ended.luck.restarts) == ((0, 1), 0)
                async for _ in spectator:
                    if spectator.now is not None and spectator.now.ended is not None:
                        break
                check = await spectator.check_luck()
                assert (check.outcome, check.problems, check.draws) == ("fits", (), True)
                assert spectator.now is not None
                lie = msgspec.structs.replace(ended, luck=None)
                spectator.now = msgspec.structs.replace(spectator.now, ended=lie)
                check = await spectator.check_luck()
                assert check.outcome == "wrong"
                assert "its record shows another seed" in check.problems

    caplog.set_level("INFO", "skerry.client.play")
    run(main())
    said = [record.getMessage() for record in caplog.records if "shuffle" in record.getMessage()]
    assert said == 2 * [
        "Fair shuffle: the seed comes from the secrets of the server, Ann and Bea, "
        "as they were committed to before the game. All draws follow from the seed."
    ]


@pytest.mark.long
@pytest.mark.parametrize("how", ["stop", "kill9"])
def test_bots_continue_after_a_server_restart(how: str, tmp_path: Path) -> None:
    async def sit_down(url: str) -> tuple[TableInfo, list[str]]:
        async with Skerry(url) as ann, Skerry(url) as bea:
            await ann.guest("Ann")
            await bea.guest("Bea")
            table = await ann.create(NewTable("cats", (MySeat(), OpenSeat(), BotSeat("random"))))
            await bea.join(code=table.code)
            assert ann.token is not None
            assert bea.token is not None
            return table, [ann.token, bea.token]

    async def disturb(server: Server, table: str) -> None:
        async with TableClient(server.url, table) as spectator:
            for _ in range(2):
                for _ in range(5):
                    await _hear(spectator, StepMade)
                await asyncio.to_thread(server.stop if how == "stop" else server.kill9)
                await asyncio.to_thread(server.start)
                await _hear(spectator, Welcome)

    async def main(server: Server) -> None:
        table, tokens = await sit_down(server.url)
        bot = find_bot("random", "cats")
        first, second, _ = await asyncio.gather(
            play_bot(server.url, table.id, 0, bot, tokens[0], random=Random(0)),
            play_bot(server.url, table.id, 1, bot, tokens[1], random=Random(1)),
            disturb(server, table.id),
        )
        assert first == second
        async with Skerry(server.url) as anybody:
            assert (await anybody.record(table.id)).seed == first.seed

    with Server(tmp_path) as server:
        run(main(server))


def test_what_ends_a_socket(server: Server, tokens: tuple[str, ...]) -> None:
    url = f"ws{server.url.removeprefix('http')}/live"

    async def main() -> None:
        async with connect(url) as socket:
            await socket.send("x" * (16 * 1024 + 1))
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009
        with pytest.raises(InvalidStatus) as refused:
            async with connect(url, origin="https://evil.example"):  # type: ignore[arg-type] # a NewType
                pass
        assert refused.value.response.status_code == 403

    run(main())


async def _hear(line: TableClient, kind: type[Any]) -> Any:
    async for heard in line:
        if isinstance(heard, kind):
            return heard
    raise AssertionError(f"no {kind.__name__} was heard")


def test_an_unknown_table_has_no_record(server_url: str) -> None:
    async def main() -> None:
        async with Skerry(server_url) as anybody:
            with pytest.raises((RequestRefused, BadRecord)) as said:
                await anybody.record("nosuchtable")
            assert isinstance(said.value, RequestRefused)
            assert said.value.status == 404

    run(main())
