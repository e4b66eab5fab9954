"""A client in the toss: it commits and reveals by itself, and no dishonest server deceives it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from msgspec.structs import replace
from tests.client.fake import NOW, TABLE, Socket, fake

from skerry.client import RequestRefused, Skerry, TableClient, TossMemory
from skerry.client.toss import Outcome, SeenTable
from skerry.core.luck import Contribution, Luck, commitment, seed_from
from skerry.protocol.forms import Commit, Reveal
from skerry.protocol.messages import Changed, Ended, Welcome
from skerry.protocol.table_info import (
    SeatToss,
    Status,
    TableInfo,
    TossInfo,
    TossPhase,
)

SERVER, OTHER, BEA = "5" * 64, "6" * 64, "b" * 64
RAW = msgspec.Raw(b"[]")


def a_table(
    phase: TossPhase,
    *seats: str | None,
    restarts: int = 0,
    server: str = SERVER,
    until: int | None = None,
) -> TableInfo:
    """A table of two people with some commitments."""
    toss = TossInfo(phase, restarts, tuple(SeatToss(one) for one in seats), until)
    status = Status.RUNNING if phase is TossPhase.DONE else Status.WAITING
    return replace(TABLE, status=status, commitment=commitment(server), toss=toss)


def result(
    secrets: tuple[str | None, ...], *, restarts: int = 0, server: str = SERVER, **change: Any
) -> Ended:
    """The end of a game whose seed comes from these secrets."""
    given = tuple(None if one is None else Contribution(one, commitment(one)) for one in secrets)
    luck = Luck(Contribution(server, commitment(server)), given, restarts)
    ended = Ended((1, 2), (1,), RAW, seed_from(server, secrets), commitment(server), luck)
    return replace(ended, **change)


def played(memory: TossMemory, seat: int | None = 0) -> str:
    """An honest toss of two seats; returns the secret of seat 0."""
    memory.look(a_table(TossPhase.OPEN, None, None))
    form = memory.answer(a_table(TossPhase.OPEN, None, None), seat)
    assert isinstance(form, Commit)
    fixed = a_table(TossPhase.REVEALING, form.commitment, commitment(BEA))
    shown = memory.answer(fixed, seat)
    assert isinstance(shown, Reveal)
    assert commitment(shown.secret) == form.commitment
    memory.accepted(shown)
    memory.look(a_table(TossPhase.DONE, form.commitment, commitment(BEA)))
    return shown.secret


def test_an_honest_toss_fits() -> None:
    memory = TossMemory()
    check = memory.check(result((played(memory), BEA)), 0)
    assert (check.outcome, check.problems) == (Outcome.FITS, ())
    assert check.sentence(["You", "Bea"]) == (
        "Fair shuffle: the seed comes from the secrets of the server, You and Bea, "
        "as they were committed to before the game."
    )


def test_a_seat_commits_once_and_reveals_once() -> None:
    memory = TossMemory()
    first = memory.answer(a_table(TossPhase.OPEN, None, None), 0)
    assert isinstance(first, Commit)
    assert memory.answer(a_table(TossPhase.OPEN, None, None), 0) == first, "it may have been lost"
    assert memory.answer(a_table(TossPhase.OPEN, first.commitment, None), 0) is None
    fixed = a_table(TossPhase.REVEALING, first.commitment, None)
    shown = memory.answer(fixed, 0)
    assert isinstance(shown, Reveal)
    assert memory.answer(fixed, 0) == shown
    memory.accepted(shown)
    assert memory.answer(fixed, 0) is None


def test_another_device() -> None:
    """A client without the secret commits anew; one whose commitment was replaced leaves it."""
    old, new = TossMemory(), TossMemory()
    first = old.answer(a_table(TossPhase.OPEN, None, None), 0)
    assert isinstance(first, Commit)
    second = new.answer(a_table(TossPhase.OPEN, first.commitment, None), 0)
    assert isinstance(second, Commit)
    replaced = a_table(TossPhase.OPEN, second.commitment, None)
    assert old.answer(replaced, 0) is None
    assert new.answer(replaced, 0) is None
    fixed = a_table(TossPhase.REVEALING, second.commitment, None)
    assert old.answer(fixed, 0) is None
    assert isinstance(new.answer(fixed, 0), Reveal)


def test_each_toss_has_a_fresh_secret() -> None:
    memory = TossMemory()
    secret = played(memory)
    anew = memory.answer(a_table(TossPhase.COMMITTING, None, None, restarts=1, server=OTHER), 0)
    assert isinstance(anew, Commit)
    assert anew.toss == 1
    assert anew.commitment != commitment(secret)


def test_an_old_commitment_is_not_revealed_again() -> None:
    """Otherwise a server that knows the secret already could choose its own after it."""
    memory = TossMemory()
    secret = played(memory)
    again = a_table(TossPhase.REVEALING, commitment(secret), None, restarts=1, server=OTHER)
    assert memory.answer(again, 0) is None


def test_a_silent_seat_does_not_insist() -> None:
    memory = TossMemory()
    played(memory)
    later = a_table(TossPhase.COMMITTING, None, None, restarts=1)
    form = memory.answer(later, 0)
    assert form is not None
    memory.refused(form)
    assert memory.answer(later, 0) is None


def test_spectators_only_look() -> None:
    memory = TossMemory()
    for phase in TossPhase:
        assert memory.answer(a_table(phase, commitment(BEA), None), None) is None
    check = memory.check(result((BEA, None)), None)
    assert check.outcome is Outcome.FITS


def test_memory_survives_as_json() -> None:
    kept: list[bytes] = []
    memory = TossMemory(save=lambda seen: kept.append(msgspec.json.encode(seen)))
    secret = played(memory)
    again = TossMemory(msgspec.json.decode(kept[-1], type=SeenTable))
    assert again.check(result((secret, BEA)), 0).outcome is Outcome.FITS
    assert again.check(result((OTHER, BEA)), 0).outcome is Outcome.WRONG


Lie = Callable[[str], Ended]

LIES: dict[str, tuple[Lie, str]] = {
    "another secret of the server": (
        lambda mine: result((mine, BEA), server=OTHER),
        "the server's commitment is not the one that you saw first",
    ),
    "another secret of a puppet": (
        lambda mine: result((mine, OTHER)),
        "the commitment of seat 1 is not the one that you saw first",
    ),
    "a puppet left out": (
        lambda mine: result((mine, None)),
        "the commitment of seat 1 is not the one that you saw first",
    ),
    "one's own secret left out": (
        lambda mine: result((None, BEA)),
        "the commitment of seat 0 is not the one that you saw first",
    ),
    "one more seat": (
        lambda mine: result((mine, BEA, OTHER)),
        "the commitment of seat 2 is not the one that you saw first",
    ),
    "another seed": (
        lambda mine: result((mine, BEA), seed=OTHER),
        "the secrets give another seed",
    ),
    "another commitment beside it": (
        lambda mine: result((mine, BEA), commitment=commitment(OTHER)),
        "the commitment is not that of the server",
    ),
    "no secrets": (
        lambda mine: result(
            (mine, BEA), luck=None, commitment=commitment(seed_from(SERVER, (mine, BEA)))
        ),
        "there was a toss, but its secrets are not shown",
    ),
}


@pytest.mark.parametrize("name", LIES)
def test_lies_at_the_end(name: str) -> None:
    lie, words = LIES[name]
    memory = TossMemory()
    check = memory.check(lie(played(memory)), 0)
    assert check.outcome is Outcome.WRONG
    assert words in " ".join(check.problems)
    assert check.sentence(["You", "Bea"]).startswith("The shuffle is NOT fair: ")


def test_a_server_that_changes_its_commitment_gets_no_secret() -> None:
    memory = TossMemory()
    form = memory.answer(a_table(TossPhase.OPEN, None, None), 0)
    assert isinstance(form, Commit)
    swapped = a_table(TossPhase.REVEALING, form.commitment, None, server=OTHER)
    assert memory.answer(swapped, 0) is None
    secret = memory.seen.tosses[0].secret
    assert secret is not None
    check = memory.check(result((secret, None), server=OTHER), 0)
    assert check.outcome is Outcome.WRONG
    assert "has changed its commitment" in check.problems[0]


def test_commitments_that_change_after_the_reveal() -> None:
    """The server hears the secret, then lets a puppet commit to another one."""
    memory = TossMemory()
    secret = played(memory)
    memory.look(a_table(TossPhase.DONE, commitment(secret), commitment(OTHER)))
    check = memory.check(result((secret, OTHER)), 0)
    assert check.outcome is Outcome.WRONG
    assert "changed after they were fixed" in check.problems[0]


def test_restarts_cannot_be_hidden() -> None:
    memory = TossMemory()
    secret = played(memory)
    memory.look(a_table(TossPhase.COMMITTING, None, None, restarts=1, server=OTHER))
    check = memory.check(result((secret, BEA)), 0)
    assert check.outcome is Outcome.WRONG
    assert check.problems == ("the toss began anew 1 times, but the result counts 0",)


def test_what_is_left_out_after_a_restart_is_said() -> None:
    memory = TossMemory()
    played(memory)
    memory.look(a_table(TossPhase.REVEALING, None, commitment(BEA), restarts=1, server=OTHER))
    check = memory.check(result((None, BEA), restarts=1, server=OTHER), 0)
    assert (check.outcome, check.restarts) == (Outcome.LEFT_OUT, 1)
    assert check.sentence(["You", "Bea"]) == (
        "Your secret is not part of the seed, which comes from the secrets of the server and Bea. "
        "The toss began anew once."
    )


def test_a_toss_that_was_never_shown() -> None:
    """The server hears the secret and pretends that a toss without this seat came later."""
    memory = TossMemory()
    played(memory)
    check = memory.check(result((None, BEA), restarts=1, server=OTHER), 0)
    assert (check.outcome, check.restarts) == (Outcome.LEFT_OUT, 1)
    forged = memory.check(result((OTHER, BEA), restarts=1, server=OTHER), 0)
    assert forged.outcome is Outcome.OTHER_DEVICE


def test_another_device_gave_the_secret() -> None:
    old = TossMemory()
    old.answer(a_table(TossPhase.OPEN, None, None), 0)
    old.look(a_table(TossPhase.REVEALING, commitment(OTHER), None))
    check = old.check(result((OTHER, None)), 0)
    assert check.outcome is Outcome.OTHER_DEVICE
    assert "made on another device" in check.sentence(["You", "Bea"])


def test_a_server_that_forgets_seats() -> None:
    memory = TossMemory()
    for phase in TossPhase:
        assert memory.answer(a_table(phase), 1) is None
    early = TossMemory()
    early.look(a_table(TossPhase.OPEN, None, None))
    check = early.check(result((BEA,)), 1)
    assert check.problems == ("it knows only 1 seats",)


def test_what_was_seen_late_or_not_at_all() -> None:
    late, never, early = TossMemory(), TossMemory(), TossMemory()
    late.look(a_table(TossPhase.DONE, None, commitment(BEA)))
    assert late.check(result((None, BEA)), None).outcome is Outcome.PARTLY
    assert late.check(result((None, OTHER)), None).outcome is Outcome.WRONG
    assert never.check(result((None, BEA)), None).outcome is Outcome.UNSEEN
    early.look(a_table(TossPhase.OPEN, None, None))
    assert early.check(result((None, BEA)), None).outcome is Outcome.PARTLY
    assert early.check(result((None, BEA), server=OTHER), None).outcome is Outcome.WRONG


@pytest.mark.parametrize(("chosen", "outcome"), [(True, Outcome.CHOSEN), (False, Outcome.NO_TOSS)])
def test_tables_without_a_toss(chosen: bool, outcome: Outcome) -> None:
    memory = TossMemory()
    memory.look(replace(TABLE, commitment=commitment(SERVER), chosen_seed=chosen))
    honest = Ended((1, 2), (1,), RAW, SERVER, commitment(SERVER))
    assert memory.check(honest, 0).outcome is outcome
    swapped = Ended((1, 2), (1,), RAW, OTHER, commitment(OTHER))
    assert memory.check(swapped, 0).problems == (
        "the commitment is not the one that you saw first",
    )
    assert memory.check(replace(honest, seed=OTHER), 0).outcome is Outcome.WRONG


class Desk(Skerry):
    """The server's HTTP in place of the real one: it takes commitments and secrets."""

    def __init__(self, *failures: Exception) -> None:
        super().__init__("http://127.0.0.1")
        self.taken: list[Commit | Reveal] = []
        self.failures = list(failures)
        self.info = a_table(TossPhase.OPEN, None, None)

    async def commit(self, table: str, form: Commit) -> TableInfo:
        self._take(form)
        self.info = a_table(TossPhase.OPEN, form.commitment, None)
        return self.info

    async def reveal(self, table: str, form: Reveal) -> TableInfo:
        self._take(form)
        self.info = a_table(TossPhase.DONE, commitment(form.secret), None)
        return self.info

    def _take(self, form: Commit | Reveal) -> None:
        if self.failures:
            raise self.failures.pop(0)
        self.taken.append(form)


async def taken(desk: Desk, count: int) -> None:
    async with asyncio.timeout(10):
        while len(desk.taken) < count:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    "failures",
    [(), (httpx.ConnectError("no"),), (RequestRefused(429, "slow down"), httpx.ReadTimeout("no"))],
)
def test_a_table_client_takes_part_by_itself(
    failures: tuple[Exception, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skerry.client.table.RETRY_DELAY", 0.01)
    desk = Desk(*failures)

    async def script(socket: Socket) -> None:
        await socket.say(Welcome(desk.info, socket.hello.seat, "0"))
        await taken(desk, 1)
        form = desk.taken[0]
        assert isinstance(form, Commit)
        await socket.say(Changed(a_table(TossPhase.REVEALING, form.commitment, None)))
        await taken(desk, 2)
        shown = desk.taken[1]
        assert isinstance(shown, Reveal)
        assert commitment(shown.secret) == form.commitment
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server:
            client = TableClient(server.url, "t1", 0, "secret")
            client._http = desk
            async with client:
                await taken(desk, 2)
                shown = desk.taken[1]
                assert isinstance(shown, Reveal)
                ended = result((shown.secret, None))
                client.now = replace(NOW, ended=ended)
                assert client.toss.check(ended, 0).outcome is Outcome.FITS

    asyncio.run(main())


def test_a_refusal_is_final() -> None:
    desk = Desk(RequestRefused(409, "The toss continues without this seat."))

    async def script(socket: Socket) -> None:
        await socket.say(Welcome(desk.info, socket.hello.seat, "0"))
        for _ in range(3):
            await socket.say(Changed(desk.info))
        await socket.stay()

    async def main() -> None:
        async with fake(script) as server:
            client = TableClient(server.url, "t1", 0, "secret")
            client._http = desk
            async with client:
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        async for _ in client:
                            pass
                assert desk.failures == []
                assert desk.taken == []

    asyncio.run(main())
