"""A worker that missed a notice still knows who sits at a table, and what happened there."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from tests.server.http.http_clients import house
from tests.server.live.live_tables import any_move, live_tables_on
from tests.server.store.older_databases import talk

from skerry.server.live.play import make_move
from skerry.server.store.rows import person_seat, set_seat
from skerry.table.updates import version_of


def test_a_seat_taken_at_another_worker_is_known_without_its_notice(tmp_path: Path) -> None:
    with house(tmp_path) as ours:
        ann, bea = ours.guest("Ann"), ours.guest("Bea")
        table = ann.table({"type": "open"}).id
        with talk(ann, table, 0) as waiting:
            assert waiting.ask(type="ping")["type"] == "pong"
            ours.write(lambda it: set_seat(it, table, 1, person_seat(bea.id, "Bea", taken=True)))
            with talk(bea, table, 1) as joined:
                assert joined.hear(lambda _: True)["type"] == "welcome"
            with talk(bea, table, 0) as stranger:
                assert stranger.hear(lambda _: True)["why"] == "not_yours"


@pytest.mark.parametrize("reconnects", [True, False])
def test_who_comes_gets_what_another_worker_wrote(tmp_path: Path, reconnects: bool) -> None:
    with house(tmp_path) as ours:
        live_tables = ours.worker.live_tables
        live_tables.settings = replace(live_tables.settings, bus="redis://of-others")
        ann = ours.guest("Ann")
        table = ann.table({"type": "bot", "bot": "random"}).id

        async def move_elsewhere() -> int:
            async with live_tables_on(ours.worker.database.url, "another") as another:
                live = await another.open(table)
                await make_move(another, live, 0, any_move(live, 0, Random(1), "m1"))
                assert live.table is not None
                return version_of(live.table, 0)

        with talk(ann, table, 0) as session:
            session.hear(lambda told: told["type"] == "snapshot")
            told = asyncio.run(move_elsewhere())
            with talk(ann, table, 0, told if reconnects else None) as again:
                assert again.hear(lambda _: True)["type"] == "welcome"
                if not reconnects:
                    assert again.hear(lambda _: True)["version"] >= told
                again.send(type="ping", id="m")
                heard = again.hear(lambda told: told["type"] != "presence")
                assert heard["type"] in {"pong", "step", "missed"}, "no older view comes"
