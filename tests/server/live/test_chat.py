"""The chat over sockets: lines carry who speaks, and a mute hides a person, not a name."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.http.http_clients import House, Visitor, house
from tests.server.store.older_databases import Talk, talk


@pytest.fixture(scope="module")
def ours(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("data")) as made:
        yield made


def next_line(socket: Talk) -> dict[str, Any]:
    return socket.hear(lambda heard: heard["type"] == "said")


def table_of(ann: Visitor) -> str:
    return ann.table(visibility="public", chat="everybody", auto_start=False).id


def test_a_line_carries_the_present_name_and_the_same_speaker(ours: House) -> None:
    ann, bea = ours.guest("Ann"), ours.guest("Bea")
    table = table_of(ann)
    with talk(ann, table, 0) as hers, talk(bea, table, None) as other:
        other.send(type="say", id="m1", text="one")
        first = next_line(hers)
        bea.ask("PATCH", "/me", {"name": "Bella"})
        other.send(type="say", id="m2", text="two")
        second = next_line(hers)
        assert [first["name"], second["name"]] == ["Bea", "Bella"]
        assert first["speaker"] == second["speaker"]
        assert bea.id not in str(first), "the id of a person stays secret"
        assert not first["mine"]
        assert next_line(other)["mine"]


def test_a_person_is_called_differently_at_every_table(ours: House) -> None:
    ann = ours.guest()
    speakers = set()
    for _ in range(2):
        table = table_of(ann)
        with talk(ann, table, 0) as hers:
            hers.send(type="say", id="m", text="one")
            speakers.add(next_line(hers)["speaker"])
    assert len(speakers) == 2


def test_a_mute_hides_the_person_under_every_name_and_nobody_else(ours: House) -> None:
    ann, bea, other_bea = ours.guest("Ann"), ours.guest("Bea"), ours.guest("Bea")
    table = table_of(ann)
    with (
        talk(ann, table, 0) as hers,
        talk(bea, table, None) as rude,
        talk(other_bea, table, None) as kind,
    ):
        rude.send(type="say", id="m1", text="rude")
        speaker = next_line(hers)["speaker"]
        mute = {"table": table, "speaker": speaker}
        assert ann.post("/me/mutes", mute).status_code == 204
        bea.ask("PATCH", "/me", {"name": "Bella"})
        rude.send(type="say", id="m2", text="rude again")
        # The others still read it.
        while next_line(kind)["text"] != "rude again":
            pass
        kind.send(type="say", id="m3", text="kind")
        assert next_line(hers)["text"] == "kind"
        # A new connection does not get the old lines either.
        with talk(ann, table, 0) as again:
            assert next_line(again)["text"] == "kind"
        ann.post("/me/mutes", {**mute, "on": False})
        rude.send(type="say", id="m4", text="sorry")
        assert next_line(hers)["text"] == "sorry"
