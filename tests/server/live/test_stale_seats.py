"""A worker that missed a notice still knows who sits at a table."""

from pathlib import Path

from tests.server.http.http_clients import house
from tests.server.store.older_databases import talk

from skerry.server.store.rows import person_seat, set_seat


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
