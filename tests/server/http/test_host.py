"""The host's page over HTTP: what the host does there takes effect and is written down."""

import gzip
import shutil
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from tests.server.http.host_browser import Host, by_name
from tests.server.http.http_clients import House, house, problem, read
from tests.server.store.older_databases import talk

from skerry.protocol import host_forms as forms
from skerry.protocol.host_forms import HostAct
from skerry.protocol.table_info import SeatKind, Status
from skerry.server.host import backups, samples
from skerry.server.host.adjustable import ADJUSTABLE, MOST_ANNOUNCEMENT
from skerry.server.host.samples import WorkerSample
from skerry.server.store.times import now_ms

BOT = {"type": "bot", "bot": "random"}


def test_the_overview_adds_up_all_workers(host: Host, home: House) -> None:
    now = now_ms()
    before = now // samples.EVERY * samples.EVERY - 10 * samples.EVERY
    for worker, moves in (("w1", 7), ("w2", 5)):
        for at in (before, before + samples.EVERY):
            sample = WorkerSample(sockets=3, people=2, tables=1, moves=moves, bots_waiting=4)
            home.write(partial(samples.store, worker=worker, sample=sample, now=at))
    found = read(host.get(f"overview?since={before - 1}"), forms.Overview)
    first, second = (one for one in found.samples if one.at <= before + samples.EVERY)
    assert first == forms.Sample(before, 6, 4, 2, 12, 8)
    assert second == forms.Sample(before + samples.EVERY, 6, 4, 2, 24, 8)
    assert found.database_bytes > 4096
    assert 0 < found.disk_free <= found.disk_bytes
    assert found.started <= found.now
    newer = read(host.get(f"overview?since={before}"), forms.Overview).samples
    assert newer[0] == second, "only what is new is sent"
    assert problem(host.get("overview?since=-1"), 400).where == "since"


def test_tables_are_found_and_deleted(home: House, host: Host) -> None:
    names = [f"Pat{letter}" for letter in "abc"]
    tables = [home.guest(name).table().id for name in names]

    def find(query: str) -> forms.HostTables:
        return read(host.get(f"tables?{query}"), forms.HostTables)

    assert [one.id for one in find("search=patA").tables] == tables[:1]
    assert [one.id for one in find(f"search={tables[1]}").tables] == [tables[1]]
    assert find("search=%25").tables == (), "a sign of the database's is only a sign"
    page = find("search=pat&limit=2")
    assert [one.id for one in page.tables] == [tables[2], tables[1]]
    rest = find(f"search=pat&limit=2&after={page.next}")
    assert [one.id for one in rest.tables] == [tables[0]]
    assert rest.next is None
    assert not find("search=pat&status=running").tables
    assert "frozen" in problem(host.get("tables?status=lost"), 400).what
    assert problem(host.get("tables?after=x"), 400).where == "after"
    assert host.ask("DELETE", f"tables/{tables[0]}").status_code == 204
    problem(home.ask("GET", f"/tables/{tables[0]}"), 404)
    problem(host.ask("DELETE", f"tables/{tables[0]}"), 404)
    act = host.acts()[0]
    assert (act.what, act.target) == (HostAct.DELETE_TABLE, tables[0])
    assert act.who.startswith("page:")
    assert abs(act.at - now_ms()) < 60_000


def test_a_closed_table_can_only_be_looked_at(home: House, host: Host) -> None:
    ann, bea = home.guest("Ann"), home.guest("Bea")
    table = ann.table({"type": "open"}, visibility="public", luck=None).id
    assert "Only a running game" in problem(host.post(f"tables/{table}/close"), 409).what
    solo = ann.table(BOT).id
    with talk(ann, solo, 0) as before:
        before.hear(lambda heard: heard["type"] == "snapshot")
        assert host.post(f"tables/{solo}/close").status_code == 204
        assert before.hear(lambda heard: heard["type"] == "bye")["why"] == "restart"
    assert ann.look(solo).status is Status.FROZEN
    with talk(ann, solo, 0) as hers:
        hers.hear(lambda heard: heard["type"] == "snapshot")
        hers.send(type="undo", id="1")
        refused = hers.hear(lambda heard: heard["type"] == "refused")
        assert refused["why"] == "frozen"
        assert "the host of this server has closed this table" in refused["sentence"]
        (found,) = read(host.get(f"tables?search={solo}"), forms.HostTables).tables
        assert found.closed
    problem(bea.post(f"/tables/{solo}/take-back"), 403)
    assert host.post(f"tables/{solo}/reopen").status_code == 204
    assert ann.look(solo).status is Status.RUNNING
    assert "not closed" in problem(host.post(f"tables/{solo}/reopen"), 409).what
    with talk(ann, solo, 0) as again:
        shown = again.hear(lambda heard: heard["type"] == "snapshot")
        assert shown["now"]["question"] is not None, "the game continues"


def test_a_kicked_person_is_signed_out_and_replaced(home: House, host: Host) -> None:
    ann, bea = home.guest("Ann"), home.guest("Quentin")
    together = ann.table({"type": "open"}).id
    assert bea.post(f"/join/{ann.look(together).code}").is_success
    alone = bea.table(BOT).id
    waiting = bea.table().id
    (found,) = read(host.get("people?search=quentin"), forms.HostPeople).people
    assert (found.id, found.tables, found.sessions, found.registered) == (bea.id, 3, 1, False)
    # The toss is skipped: both seats are taken, and the game begins when they have revealed.
    with talk(bea, alone, 0) as his:
        his.hear(lambda heard: heard["type"] == "snapshot")
        assert host.post(f"people/{bea.id}/kick").status_code == 204
        assert his.hear(lambda heard: heard["type"] == "bye")["why"] == "signed_out"
    problem(bea.get("/me"), 401)
    assert ann.look(together).seats[1].kind is not SeatKind.PERSON or (
        ann.look(together).status is Status.RUNNING and ann.look(together).seats[1].bot is not None
    )
    problem(home.ask("GET", f"/tables/{waiting}"), 404)
    kept = read(host.get(f"tables?search={alone}"), forms.HostTables).tables
    assert [one.status for one in kept] == ["running"], "a game against bots waits"
    act = host.acts()[0]
    assert (act.what, act.target) == (HostAct.KICK, bea.id)
    assert act.detail.startswith("Quentin")
    assert problem(host.post("people/nobody/kick"), 404).what == "There is nobody with this id."
    assert host.ask("DELETE", f"people/{bea.id}").status_code == 204
    assert not read(host.get("people?search=quentin"), forms.HostPeople).people
    assert not any("Quentin" in one.detail for one in host.acts()), "the journal forgets, too"


def test_people_are_listed_page_by_page(home: House, host: Host) -> None:
    for number in range(5):
        home.guest(f"Page{number}")
    found: list[str] = []
    after = ""
    while True:
        page = read(host.get(f"people?search=page&limit=2{after}"), forms.HostPeople)
        found += [one.name for one in page.people]
        if page.next is None:
            break
        after = f"&after={page.next}"
    assert sorted(found) == [f"Page{number}" for number in range(5)]


def test_invitations_are_made_listed_and_revoked(host: Host, home: House) -> None:
    made = read(host.post("invites", {"uses": 2, "days": 3, "note": "the club"}), forms.InviteMade)
    (one,) = read(host.get("invites"), forms.HostInvites).invites
    assert (one.note, one.left) == ("the club", 2)
    assert made.code not in host.get("invites").text
    assert made.code not in host.get("actions").text
    assert host.ask("DELETE", f"invites/{one.id}").status_code == 204
    assert not read(host.get("invites"), forms.HostInvites).invites
    problem(host.ask("DELETE", f"invites/{one.id}"), 404)
    problem(host.ask("DELETE", "invites/%25"), 404)
    for bad in ({"uses": 0}, {"days": 4000}, {"note": "x" * 81}, {"note": "a\nb"}):
        problem(host.post("invites", bad), 400)


def test_a_backup_is_made_and_downloaded(host: Host, home: House) -> None:
    made = read(host.post("backups"), forms.Backup)
    listed = read(host.get("backups"), forms.Backups)
    assert made.name in {one.name for one in listed.backups}
    got = host.get(f"backups/{made.name}")
    assert got.status_code == 200
    assert got.headers["content-type"].startswith("application/gzip")
    assert made.name in got.headers["content-disposition"]
    header = gzip.decompress(got.content).partition(b"\n")[0]
    assert msgspec.json.decode(header)["skerry_backup"] == 1
    folder = backups.folder_of(home.worker.settings)
    assert folder.stat().st_mode & 0o077 == 0
    assert (folder / made.name).stat().st_mode & 0o077 == 0
    overview = read(host.get("overview"), forms.Overview)
    assert overview.last_backup is not None
    assert [one.what for one in host.acts()[:2]] == [HostAct.DOWNLOAD, HostAct.BACKUP]


@pytest.mark.parametrize(
    "name",
    [
        "../skerry.db",
        "..%2fskerry.db",
        "%2e%2e%2fskerry.db",
        "..\\skerry.db",
        "%2fetc%2fpasswd",
        "skerry-20260101-000000-aaaa.gz%00",
        "skerry-20260101-000000-link.gz",
        "%2e%2e",
        "secret.gz",
        "skerry-20260101-000000-fldr.gz",
    ],
)
def test_no_other_file_is_downloaded(host: Host, home: House, name: str) -> None:
    folder = backups.folder_of(home.worker.settings)
    folder.mkdir(exist_ok=True)
    (folder / "secret.gz").write_bytes(b"secret")
    inner = folder / "skerry-20260101-000000-fldr.gz"
    inner.mkdir(exist_ok=True)
    link = folder / "skerry-20260101-000000-link.gz"
    if not link.is_symlink():
        link.symlink_to(folder.parent / "skerry.db")
    refused = host.get(f"backups/{name}")
    assert refused.status_code == 404, refused.text
    assert b"SQLite" not in refused.content
    listed = {one.name for one in read(host.get("backups"), forms.Backups).backups}
    assert not listed & {one.name for one in (folder / "secret.gz", inner, link)}


def test_old_backups_make_room(host: Host, home: House) -> None:
    folder = backups.folder_of(home.worker.settings)
    folder.mkdir(exist_ok=True)
    for number in range(backups.MOST):
        (folder / f"skerry-2020010{number}-000000-aaaa.gz").write_bytes(b"old")
    made = read(host.post("backups"), forms.Backup)
    found = [one.name for one in read(host.get("backups"), forms.Backups).backups]
    assert len(found) == backups.MOST
    assert found[0] == made.name


def test_a_full_disk_gets_no_backup(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    full = SimpleNamespace(free=1000, total=2000, used=1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: full)
    assert "on the disk" in problem(host.post("backups"), 409).what


@pytest.mark.parametrize("name", [name for name, one in ADJUSTABLE.items() if one.least])
def test_bounds_are_named(host: Host, name: str) -> None:
    one = ADJUSTABLE[name]
    assert one.least is not None
    assert one.most is not None
    for value in (one.least - 1, one.most + 1, 10**30, True, "many"):
        found = problem(host.set(name, value), 400)
        assert f"from {one.least} to {one.most}" in found.what
        assert found.where == "$.value"
    assert not host.settings()[name].changed
    shown = by_name(host.set(name, one.most))[name]
    assert (shown.value, shown.changed) == (one.most, True)
    assert not by_name(host.set(name, None))[name].changed


def test_other_bad_settings_are_explained(host: Host) -> None:
    assert "there are: invite_only" in problem(host.set("colour", 3), 404).what
    assert "there are: invite_only" in problem(host.set("colour", None), 404).what
    assert "on or off" in problem(host.set("invite_only", 1), 400).what
    for text in ("x" * (MOST_ANNOUNCEMENT + 1), "two\nlines", "\x1b[2J"):
        assert f"at most {MOST_ANNOUNCEMENT}" in problem(host.set("announcement", text), 400).what
    assert problem(host.set("announcement", "x" * 2**20), 413).what == "The body is too large."
    problem(host.post("settings", {"name": "kept_games", "value": 1.5}), 400)
    problem(host.post("settings", {"name": "kept_games", "wert": 1}), 400)


def test_limits_change_at_once(host: Host, home: House) -> None:
    ann = home.guest("Ann")
    ann.table()
    try:
        assert host.set("tables_of_one", 1).is_success
        seats = [{"type": "me"}, {"type": "open"}]
        refused = ann.post("/tables", {"game": "skye", "seats": seats})
        assert "1 unfinished tables" in problem(refused, 429).what
        assert host.set("kept_games", 3).is_success
        assert ann.get("/games").json()["keeping"]["games"] == 3
        assert host.set("guests_a_minute", 1).is_success
        come = partial(home.ask, "POST", "/guests", {"name": "Bea"})
        assert 429 in {come().status_code for _ in range(5)}
    finally:
        for name in ("tables_of_one", "kept_games", "guests_a_minute"):
            assert host.set(name, None).is_success
    assert ann.post("/tables", {"game": "skye", "seats": seats}).is_success
    home.guest("Bea")


def test_settings_survive_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        host = Host(home)
        assert host.set("invite_only", True).is_success
        assert problem(home.ask("GET", "/games"), 401).where == "$.invite"
        assert host.set("announcement", "  Hello,   all ").is_success
    with house(tmp_path) as again:
        assert problem(again.ask("GET", "/games"), 401).where == "$.invite"
        host = Host(again)
        shown = host.settings()
        assert shown["announcement"].value == "Hello, all"
        assert shown["invite_only"].changed
        assert shown["invite_only"].flag is False
        assert host.set("invite_only", None).is_success
        assert again.ask("GET", "/games").is_success


def test_strangers_leave_a_server_that_becomes_closed(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ann, host = home.guest(), Host(home)
        table = ann.table(BOT, visibility="public").id
        home.client.cookies.clear()
        with home.client.websocket_connect("/live") as socket, talk(ann, table, 0) as hers:
            socket.send_json({"type": "hello", "table": table})
            heard = socket.receive_json()
            hers.hear(lambda one: one["type"] == "welcome")
            assert heard["type"] == "welcome"
            assert host.set("invite_only", True).is_success
            while heard["type"] != "bye":
                heard = socket.receive_json(timeout=20)
            assert heard["why"] == "signed_out"
            assert hers.ask(type="ping", id="1")["type"] == "pong"


def test_an_announcement_reaches_everybody(host: Host, home: House) -> None:
    ann = home.guest()
    table = ann.table(BOT).id
    header = "x-skerry-announcement"
    assert header not in ann.get("/games").headers
    with talk(ann, table, 0) as hers:
        assert hers.hear(lambda heard: heard["type"] == "welcome")["announcement"] == ""
        assert host.set("announcement", "A break at eight.").is_success
        told = hers.hear(lambda heard: heard["type"] == "table")
        assert told["announcement"] == "A break at eight."
    id = ann.get("/games").headers[header]
    found = read(home.ask("GET", "/announcement"), forms.Announcement)
    assert (found.id, found.text) == (id, "A break at eight.")
    assert host.set("announcement", "").is_success
    assert header not in ann.get("/games").headers
    assert read(home.ask("GET", "/announcement"), forms.Announcement).text == ""
    assert host.set("announcement", None).is_success


def test_the_journal_has_pages_and_a_search(host: Host) -> None:
    for number in range(4):
        assert host.set("kept_days", 10 + number).is_success
    page = read(host.get("actions?limit=3&search=kept_days"), forms.HostActions)
    assert [one.detail for one in page.actions] == ["13", "12", "11"]
    rest = read(host.get(f"actions?limit=3&search=kept_days&after={page.next}"), forms.HostActions)
    assert rest.actions[0].detail == "10"
    assert host.set("kept_days", None).is_success
