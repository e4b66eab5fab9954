"""`skerry admin` does everything that the host's page does."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import RunHere
from tests.cli.test_admin import Hosted, hosted

from skerry.server.host import keys
from skerry.server.store.schema import SEATS, SESSIONS
from skerry.server.store.times import now_ms

__all__ = ["hosted"]


def test_a_link_is_printed_and_works_once(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "link", "--data", hosted.data)
    assert ran.code == 0, ran.err
    assert "once" in ran.err
    found = re.fullmatch(r"http://127\.0\.0\.1:8000/host/open/([\w-]{43})\n", ran.out)
    assert found, ran.out
    with hosted.connection() as connection:
        assert keys.use_link(connection, found[1], now_ms()) is not None
        with pytest.raises(keys.LinkUsed):
            keys.use_link(connection, found[1], now_ms())
    ran = run_here(
        "admin", "link", "--data", hosted.data, "--public-url", "https://skerry.example/"
    )
    assert ran.out.startswith("https://skerry.example/host/open/")


def test_people_are_listed_and_kicked(hosted: Hosted, run_here: RunHere) -> None:
    lines = run_here("admin", "people", "--data", hosted.data).out.splitlines()
    assert len(lines) == 3
    ran = run_here("admin", "people", "--data", hosted.data, "--search", "ANN", "--json")
    assert [one["name"] for one in json.loads(ran.out)] == ["Ann"]
    assert hosted.count(SESSIONS) == 1
    ran = run_here("admin", "kick", "--data", hosted.data, "ann", "--yes")
    assert ran.code == 0, ran.err
    assert hosted.ann in ran.out
    assert hosted.count(SESSIONS) == 0
    with hosted.connection() as connection:
        people = set(connection.execute(SEATS.select()).scalars())
        assert people
        seats = connection.execute(SEATS.select().where(SEATS.c.person == hosted.ann)).all()
        assert seats == [], "she left the tables that had not begun"
    ran = run_here("admin", "kick", "--data", hosted.data, "nobody", "--yes")
    assert ran.error_message() == "nobody is called nobody"
    ran = run_here("admin", "kick", "--data", hosted.data, "Bea", "--yes")
    assert "several guests" in ran.err


def test_bans(hosted: Hosted, run_here: RunHere) -> None:
    ban = ("admin", "ban", "--data", hosted.data)
    assert run_here(*ban, "192.0.2.7", "--note", "noise").out == "banned 192.0.2.7/32\n"
    listed = run_here("admin", "bans", "--data", hosted.data).out
    assert re.fullmatch(r"192\.0\.2\.7/32 +since .* noise\n", listed)
    for address, sentence in (
        ("x", "not an address"),
        ("::1", "own address"),
        ("1.0.0.0/8", "/16"),
    ):
        ran = run_here(*ban, address)
        assert ran.code == 2
        assert sentence in ran.error_message()
    assert "80 characters" in run_here(*ban, "192.0.2.8", "--note", "x" * 81).error_message()
    assert run_here("admin", "unban", "--data", hosted.data, "192.0.2.7").code == 0
    assert run_here("admin", "bans", "--data", hosted.data).out == ""
    ran = run_here("admin", "unban", "--data", hosted.data, "192.0.2.7")
    assert ran.error_message() == "This address is not banned."


def test_invitations_are_listed_and_revoked(hosted: Hosted, run_here: RunHere) -> None:
    made = run_here("admin", "invite", "--data", hosted.data, "--uses", "3", "--note", "the club")
    code = made.out.strip()
    (one,) = json.loads(run_here("admin", "invites", "--data", hosted.data, "--json").out)
    assert (one["left"], one["note"]) == (3, "the club")
    shown = run_here("admin", "invites", "--data", hosted.data).out
    assert "3 left" in shown
    assert code not in shown
    assert run_here("admin", "revoke", "--data", hosted.data, one["id"]).code == 0
    assert run_here("admin", "invites", "--data", hosted.data).out == ""
    assert run_here("admin", "revoke", "--data", hosted.data, one["id"]).code == 2


def test_settings_are_listed_and_set(hosted: Hosted, run_here: RunHere) -> None:
    def change(*words: str) -> str:
        ran = run_here("admin", "set", "--data", hosted.data, *words)
        return ran.out.strip() if ran.code == 0 else ran.error_message()

    listed = run_here("admin", "settings", "--data", hosted.data).out
    assert re.search(r"kept_games +\(as the flags say\) +1 to 100", listed)
    assert change("kept_games", "5") == "kept_games: 5"
    assert change("invite_only", "on") == "invite_only: on"
    listed = run_here("admin", "settings", "--data", hosted.data).out
    assert re.search(r"kept_games +5 +1 to 100", listed)
    assert re.search(r"invite_only +on +on or off", listed)
    assert change("kept_games", "--reset") == "kept_games: as the flags say"
    assert change("kept_games", "0") == "kept_games is a number from 1 to 100."
    assert change("kept_games", "many") == "kept_games is a number from 1 to 100."
    assert change("invite_only", "2") == "invite_only is on or off: true or false."
    assert "there are: invite_only" in change("colour", "3")
    assert change("kept_games") == "give either a value or --reset"
    assert change("kept_games", "3", "--reset") == "give either a value or --reset"


def test_an_announcement(hosted: Hosted, run_here: RunHere) -> None:
    def announce(text: str) -> str:
        ran = run_here("admin", "announce", "--data", hosted.data, text)
        return ran.out.strip() if ran.code == 0 else ran.error_message()

    assert announce("A break at eight.") == "announcement: A break at eight."
    assert announce("x" * 100_000).startswith("announcement is a line of at most 300 characters")
    found = json.loads(run_here("admin", "settings", "--data", hosted.data, "--json").out)
    assert {one["name"]: one["value"] for one in found}["announcement"] == "A break at eight."
    assert announce("") == "announcement: as the flags say"


def test_only_running_games_are_closed(hosted: Hosted, run_here: RunHere) -> None:
    ran = run_here("admin", "close", "--data", hosted.data, hosted.free, "--yes")
    assert ran.code == 2
    assert ran.error_message().startswith("Only a running game can be closed")
    ran = run_here("admin", "reopen", "--data", hosted.data, hosted.free)
    assert ran.error_message() == "This table is not closed."
    assert "no table x" in run_here("admin", "close", "--data", hosted.data, "x").error_message()


def test_the_journal_says_who_did_what(hosted: Hosted, run_here: RunHere, tmp_path: Path) -> None:
    run_here("admin", "backup", "--data", hosted.data, tmp_path / "backup.gz")
    run_here("admin", "delete", "--data", hosted.data, hosted.full, "--yes")
    lines = run_here("admin", "journal", "--data", hosted.data).out.splitlines()
    assert len(lines) == 2
    assert re.search(rf"UTC  command:\w* +delete_table +{hosted.full}", lines[0])
    assert re.search(r"command:\w* +backup +backup\.gz", lines[1])
    found = run_here("admin", "journal", "--data", hosted.data, "--search", "backup", "--json").out
    assert [one["what"] for one in json.loads(found)] == ["backup"]


@pytest.mark.parametrize(
    "command",
    [
        *("link", "people", "kick", "ban", "unban", "bans", "invites", "revoke", "settings"),
        *("set", "announce", "close", "reopen", "journal"),
    ],
)
def test_every_command_shows_an_example(command: str, run_here: RunHere) -> None:
    ran = run_here("admin", command, "--help")
    assert ran.code == 0
    assert re.search(rf"Example:\s+skerry admin {command}", ran.out)
    assert "--database" in ran.out
