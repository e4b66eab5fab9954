"""A short run of `kill.py`: workers are killed with SIGKILL during games."""

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from tests.server.end_to_end import kill
from tests.server.end_to_end.killable_servers import OneProcess, Site, one_process, several_workers
from tests.table.random_tables import config, play, started

from skerry.client import Refused
from skerry.games.skye.game.moves import Pass
from skerry.protocol import messages
from skerry.protocol.refusals import Refusal

pytestmark = pytest.mark.long


def run(site: Site, games: int, kills: int, seed: int) -> str:
    try:
        told = kill.run(site, games, kills, seed)
    except BaseException:
        # Otherwise the server's log disappears with it.
        print(site.server.log()[-20_000:])  # noqa: T201 - pytest shows it where the test fails
        raise
    assert "nothing lost" in told
    return told


def test_nothing_is_lost_when_the_only_process_is_killed(tmp_path: Path) -> None:
    with one_process(tmp_path) as site:
        run(site, games=8, kills=4, seed=1)


def test_nothing_is_lost_when_workers_and_their_services_are_killed(tmp_path: Path) -> None:
    with several_workers(tmp_path) as site:
        told = run(site, games=6, kills=8, seed=1)
    assert all(f"x {what}" in told for what in ("worker", "postgresql", "redis")), told


def test_the_check_of_the_log_finds_lost_and_duplicate_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table, first = started(config("skye", 2, {}, "ab" * 32))
    batches = [first, *play(table, Random(1))]
    monkeypatch.setattr(OneProcess, "batches", lambda *_: batches)
    site = OneProcess.__new__(OneProcess)
    ledger = kill.Ledger(kill.promises(site, "harbour"))
    assert len(ledger.acked) > 10
    ledger.check(site)
    ledger.acked["harbour", 0, "never made"] = "undo"
    with pytest.raises(AssertionError, match="acknowledged and lost"):
        ledger.check(site)
    batches += batches
    with pytest.raises(AssertionError, match="made more than once"):
        ledger.check(site)


@pytest.mark.parametrize(("why", "again"), [(Refusal.BUSY, True), (Refusal.STALE, False)])
def test_a_player_waits_for_news_only_if_they_come(
    monkeypatch: pytest.MonkeyPatch, why: Refusal, again: bool
) -> None:
    """A move that was refused for want of a database is made again: nobody else may move."""

    async def refuse(said: messages.MakeMove, _: object) -> None:
        raise Refused(messages.Refused(said.id, why, "not now"))

    monkeypatch.setattr(kill, "RETRY_DELAY", 0)
    player = kill.Player.__new__(kill.Player)
    parts = {
        "seat": 0,
        "_ids": 0,
        "_random": Random(1),
        "_bot": SimpleNamespace(choose=lambda *_: Pass(0)),
        "_client": SimpleNamespace(
            view=None, legal=None, _connection=SimpleNamespace(request=refuse)
        ),
    }
    for name, part in parts.items():
        setattr(player, name, part)
    assert asyncio.run(player._answer(3)) is again
