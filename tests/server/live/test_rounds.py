"""A wave of work is spread over rounds of the loop, in its order."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

from msgspec.structs import replace
from tests.server.live.live_tables import any_move, live_tables_on, new_table

from skerry.server.live.committing import MOVES_AT_ONCE
from skerry.server.live.rounds import Rounds
from skerry.table.decisions import MessageRefused, make_move


def _take(rounds: Rounds, done: list[int], number: int) -> None:
    if rounds.may_go():
        done.append(number)
    else:
        rounds.later(partial(done.append, number))


def test_each_round_does_a_few_and_the_order_stays() -> None:
    async def wave() -> list[list[int]]:
        rounds, done, seen = Rounds(3), list[int](), list[list[int]]()
        for number in range(8):
            _take(rounds, done, number)
        while len(done) < 8:
            seen.append(list(done))
            await asyncio.sleep(0)
        return [*seen, done]

    seen = asyncio.run(wave())
    assert [len(done) for done in seen] == [3, 6, 8]
    assert seen[-1] == list(range(8))


def test_who_comes_during_a_wave_waits_behind_it() -> None:
    async def wave() -> list[int]:
        rounds, done = Rounds(2), list[int]()
        for number in range(5):
            _take(rounds, done, number)
        await asyncio.sleep(0)
        _take(rounds, done, 5)
        assert done == [0, 1, 2, 3]
        await asyncio.sleep(0)
        return done

    assert asyncio.run(wave()) == [0, 1, 2, 3, 4, 5]


def test_after_a_round_as_much_may_go_again() -> None:
    async def rounds_of_one() -> list[bool]:
        rounds, allowed = Rounds(1), list[bool]()
        for _ in range(3):
            allowed += [rounds.may_go(), rounds.may_go()]
            await asyncio.sleep(0)
        return allowed

    assert asyncio.run(rounds_of_one()) == [True, False] * 3


def test_moves_beyond_a_round_are_made_or_refused_later(tmp_path: Path) -> None:
    """One wave: a move at each of many tables, every third of them impossible."""

    async def wave() -> None:
        async with live_tables_on(f"sqlite:///{tmp_path / 'skerry.db'}") as live_tables:
            lives = [
                await live_tables.open(await new_table(live_tables, 2))
                for _ in range(MOVES_AT_ONCE + 8)
            ]
            replies: dict[int, Exception | None] = {}
            for number, live in enumerate(lives):
                assert live.table is not None
                seat = min(live.table.awaits)
                move = any_move(live, seat, Random(number), f"m{number}")
                if number % 3 == 0:
                    move = replace(move, question=99)
                decide = partial(make_move, seat=seat, message=move)
                done = partial(replies.__setitem__, number)
                try:
                    live_tables.commit_soon(live, decide, done)
                except MessageRefused as error:
                    done(error)
            assert len(replies) < len(lives), "not all were tried at once"
            async with asyncio.timeout(10):
                while len(replies) < len(lives):
                    await asyncio.sleep(0.001)
            for number, live in enumerate(lives):
                assert live.table is not None
                assert isinstance(replies[number], MessageRefused) == (number % 3 == 0)
                assert live.table.seq == (1 if number % 3 == 0 else 2)

    asyncio.run(wave())
