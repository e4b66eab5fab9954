"""Whatever is damaged in a database, no request fails, no table is lost, and people can leave."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.http.http_clients import House, Visitor
from tests.server.store import older_databases as older
from tests.server.store.damage import HARMLESS, OF_LOGS, OF_ROWS, copy_table
from tests.server.store.older_databases import TABLES_OF_VERSION_1

from skerry.protocol.table_info import Status
from skerry.server.store.rows import delete_table
from skerry.server.store.schema import CHAT, LOG, PEOPLE, RECORDS, SEATS, TABLES

MESSAGES: tuple[dict[str, Any], ...] = (
    {"type": "moves", "most": 3, "gains": True},
    {"type": "preview", "move": "pass"},
    {"type": "why_not", "move": {"type": "fly", "seat": 0}},
    {"type": "score", "seat": 0},
    {"type": "score", "seat": 50},
    {"type": "try", "moves": ["pass"]},
    {"type": "history"},
    {"type": "words"},
    {"type": "move", "move": "pass", "question": 10**9},
    {"type": "undo"},
    {"type": "say", "text": "Hello?"},
    {"type": "ping"},
)
REQUESTS: tuple[tuple[str, str, object], ...] = (
    ("GET", "/tables/{}", None),
    ("GET", "/tables/{}/view", None),
    ("GET", "/tables/{}/record", None),
    ("GET", "/tables/{}/replay", None),
    ("GET", "/tables/{}/export", None),
    ("POST", "/tables/{}/join", {}),
    ("POST", "/tables/{}/take-back", None),
    ("POST", "/tables/{}/rematch", None),
    ("POST", "/tables/{}/start", {"fill": "random"}),
    ("POST", "/tables/{}/silence", {"name": "Bea"}),
)


def _ask_everything(who: Visitor, table: str, what: str) -> None:
    for method, path, body in REQUESTS:
        answer = who.ask(method, path.format(table), body)
        assert answer.status_code < 500, (what, method, path, answer.text)
    spectator = who.house.ask("GET", f"/tables/{table}/view")
    assert spectator.status_code < 500, what


def _talk(who: Visitor, table: str, seat: int | None, what: str) -> None:
    with older.talk(who, table, seat) as line:
        assert line.hear(lambda heard: True)["type"] == "welcome", what
        for message in MESSAGES:
            heard = line.ask(**message)
            assert heard["type"] != "failed", (what, message, heard)


def _mine(who: Visitor) -> dict[str, Status]:
    found: dict[str, Status] = {}
    after = ""
    while True:
        page = who.page(f"which=mine&limit=100{after}")
        found |= {info.id: info.status for info in page.tables}
        if page.next is None:
            return found
        after = f"&after={page.next}"


@pytest.mark.parametrize(
    ("name", "half"),
    [(name, half) for name in ("cats-4-last-day", "skye-2-finished", "waiting") for half in (0, 1)],
)
def test_no_damage_fails_a_request(
    name: str, half: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = older.unpack(tmp_path)
    begun = name != "waiting"
    damages = dict([*OF_ROWS.items(), *(OF_LOGS.items() if begun else ())][half::2])
    original = TABLES_OF_VERSION_1[name]
    copies = {}
    for what, damage in damages.items():
        copies[what] = older.change(url, lambda it: copy_table(it, original))
        older.change(url, lambda it, damage=damage, what=what: damage(it, copies[what]))  # type: ignore[misc]
    with older.served(tmp_path, monkeypatch) as ours:
        ann = older.seated(ours, original)
        assert set(copies.values()) <= set(_mine(ann)), "nobody has opened them yet"
        for what, table in copies.items():
            seat = ann.look(table).yours
            _ask_everything(ann, table, what)
            _talk(ann, table, seat, what)
            _talk(ann, table, None, what)
            if begun and what in HARMLESS:
                wanted = Status.FINISHED if "finished" in name else Status.RUNNING
                assert ann.look(table).status is wanted, what
        # None is lost, and the worker itself has nothing to complain about.
        assert set(copies.values()) <= set(_mine(ann))
        assert ann.post("/me/vacation", {"days": 3}).is_success
        for number, (what, table) in enumerate(copies.items()):
            if number % 2 == 0:
                left = ann.post(f"/tables/{table}/leave")
                assert left.status_code == 204, (what, left.text)
        if "missing seat" in copies:
            # Nothing says who had it.
            ours.write(lambda it: delete_table(it, copies["missing seat"]))
        _delete_everybody(ours)


def _delete_everybody(ours: House) -> None:
    """All people delete their accounts; then none of their names is left anywhere."""
    people = ours.write(lambda it: it.execute(select(PEOPLE.c.id, PEOPLE.c.name)).all())
    for id, name in people:
        gone = older.sign_in(ours, id).ask("DELETE", "/me")
        assert gone.status_code == 204, (name, gone.text)
    assert not ours.write(lambda it: it.execute(select(PEOPLE.c.id)).all())
    texts = ours.write(
        lambda it: [
            *it.scalars(select(SEATS.c.name)),
            *it.scalars(select(CHAT.c.name)),
            *(bytes(body).decode(errors="replace") for body in it.scalars(select(RECORDS.c.body))),
            *(
                bytes(body).decode(errors="replace")
                for body in it.scalars(select(LOG.c.body).where(LOG.c.seq == 1))
            ),
        ]
    )
    for _, name in people:
        assert not [text for text in texts if text and f'"{name}"' in f'"{text}"'], name
    left = set(ours.write(lambda it: it.scalars(select(TABLES.c.status)).all()))
    assert left <= {Status.FINISHED.value}, "all others have nobody who could play"
