"""The hosting page: its commands, flags, variables and numbers match the program."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import click
import pytest

from skerry.bots.registry import ADDED
from skerry.cli.main import cli
from skerry.core.record import LARGEST_RECORD
from skerry.protocol.messages import MOST_FRAME
from skerry.server.http.hosts import AllowedHosts
from skerry.server.http.limits import FILES
from skerry.server.ops.daily import BOT_SEAT, NEW_TABLE
from skerry.server.ops.descriptors import RESERVED
from skerry.server.ops.settings import Limits, Policy, Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVE = cli.commands["serve"]


def variables() -> set[str]:
    found = {option.envvar for option in SERVE.params if isinstance(option, click.Option)}
    return {name for name in found if isinstance(name, str)}


def written(file: str) -> str:
    """The contents that the page gives for a file."""
    found = re.search(rf"{re.escape(file)} <<'END'\n(.*?\n)END\n", PAGE, re.DOTALL)
    assert found is not None, file
    return found[1]


@pytest.mark.parametrize("text", [PAGE, (ROOT / "Containerfile").read_text(encoding="utf-8")])
def test_every_named_variable_exists(text: str) -> None:
    named = set(re.findall(r"SKERRY_[A-Z_]+", text))
    assert named
    # Bots are added for all commands, so that they have no flag of the server.
    assert named <= variables() | {ADDED}


def test_every_flag_has_a_variable() -> None:
    # --open is for people at a screen, not for services.
    for option in (one for one in SERVE.params if one.name != "open_page"):
        flag = option.opts[0].removeprefix("--")
        assert f"SKERRY_{flag.upper().replace('-', '_')}" in variables(), flag


def commands() -> list[str]:
    """All skerry commands on the page with their arguments."""
    text = PAGE.replace("skerry-admin ", "skerry admin ")
    return re.findall(r"(?:^|[ /`])(skerry (?:serve|play|admin) [^`\n'|]*)", text, re.MULTILINE)


def test_every_command_has_valid_flags() -> None:
    assert len(commands()) > 12
    for line in commands():
        words = shlex.split(line.replace("$$(date +%%A)", "Monday"))[1:]
        command: click.Command = cli
        while isinstance(command, click.Group):
            command = command.commands[words.pop(0)]
        flags = {flag for option in command.params for flag in option.opts} | {"--help"}
        used = {word for word in words if word.startswith("--")}
        assert used <= flags, line


def test_limits_match_the_page() -> None:
    limits = Limits()
    rows = dict(re.findall(r"^\| ([^|]+) \| (\d+ \| \d+ a \w+) \|$", PAGE, re.MULTILINE))
    second, minute = 1, 60
    assert rows == {
        "requests of one session": _row(limits.requests, second),
        "requests of one address": _row(limits.address_requests, second),
        "new guests, sign-ins and registered passwords of one address": _row(limits.guests, minute),
        "wrong passwords for one name from one address": _row(limits.guesses, minute),
        "wrong passwords for one name from all addresses": _row(limits.name_guesses, minute),
        "messages on one socket": _row(limits.messages, second),
        "lines of chat of one person": _row(limits.chat, minute),
        "replays for one address": _row(limits.replays, minute),
        "files of the page for one address": _row(FILES, second),
        "new sockets of one address": _row(limits.address_new_sockets, second),
        "frames on one socket": _row(limits.frames, second),
        "frames of one address": _row(limits.address_frames, second),
        "work of questions on one socket, and of one person": _row(limits.work, second),
        "work of questions of one address": _row(limits.address_work, second),
    }
    assert f"one address can have {limits.address_connections:,}" in PAGE
    assert f"come within {limits.headers_within:g} seconds" in PAGE
    assert f"come within {limits.body_within:g} seconds" in PAGE
    assert f"reads nothing for {limits.unread_within:g} seconds" in PAGE
    assert f"keeps {RESERVED} for itself" in PAGE
    assert f"at most {limits.sockets} sockets and one address {limits.address_sockets:,}" in PAGE
    assert f"and {limits.hashes_waiting} more can wait" in PAGE
    assert f"at most {limits.address_hashes} places for one address" in PAGE
    assert f"at most {limits.tables} unfinished tables" in PAGE
    assert f"at most {limits.body // 1024} KiB" in PAGE
    assert f"socket {MOST_FRAME // 1024} KiB" in PAGE
    assert f"an uploaded record {LARGEST_RECORD // 2**20} MiB" in PAGE
    assert f"at most {limits.replays_at_once} replays at once" in PAGE
    assert f"{limits.address_replays_at_once} of them for one address" in PAGE
    assert f"longer than {limits.replay_seconds:g} seconds" in PAGE
    assert f"can add {limits.daily_rows:,} rows to the database in a day" in PAGE
    assert f"and one address {limits.address_daily_rows:,}" in PAGE
    assert f"counts as {NEW_TABLE} rows, each seat of a bot as {BOT_SEAT}" in PAGE


def _row(allowed: tuple[int, float], seconds: int) -> str:
    unit = "second" if seconds == 1 else "minute"
    return f"{allowed[0]} | {allowed[1] * seconds:g} a {unit}"


def test_expiry_times_match_the_page() -> None:
    policy = Policy()
    section = PAGE.partition("## What expires")[2].partition("\n## ")[0]
    days = re.findall(r"^\| (a [^|]+) \| (\d+) days", section, re.MULTILINE)
    assert days == [
        ("a finished table", str(policy.finished.days)),
        ("a table that was never started", str(policy.waiting.days)),
        ("a game with people", str(policy.running.days)),
        ("a game against bots only", str(policy.kept.days)),
        ("a guest", str(policy.guest.days)),
        ("a sign-in", str(policy.session.days)),
    ]


def test_the_unit_runs_the_server() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    # Names in unit files are case-sensitive.
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(written("/etc/systemd/system/skerry.service"))
    service = unit["Service"]
    assert service["ExecStart"].endswith("skerry serve --data /var/lib/skerry")
    assert service["StateDirectory"] == "skerry"
    # The parent stops its workers itself.
    assert service["KillMode"] == "mixed"


def test_the_database_url_on_the_page_is_valid() -> None:
    lines = re.findall(r"^SKERRY_DATABASE=(.*)$", PAGE, re.MULTILINE)
    assert lines
    for url in lines:
        assert Settings(Path("data"), database=url).database_url.startswith("postgresql+psycopg:")


def test_links_within_the_page_are_valid() -> None:
    titles = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= anchors


def test_the_proxies_on_the_page_reach_the_server() -> None:
    names = re.findall(r"^SKERRY_ALLOWED_HOST=(.*)$", PAGE, re.MULTILINE)
    assert names == ["skerry.example"]
    settings = Settings(Path("data"), allowed_hosts=tuple(names))
    assert f"{names[0]} {{" in written("/etc/caddy/Caddyfile")
    assert f"server_name {names[0]};" in written("/etc/nginx/sites-available/skerry")
    # Both proxies keep the host that the browser named.
    assert "proxy_set_header Host $http_host;" in written("/etc/nginx/sites-available/skerry")
    assert names[0] in AllowedHosts(settings)
    assert names[0] not in AllowedHosts(Settings(Path("data")))
