"""The page about hosting: every command, flag, variable and number in it is the program's own."""

import re
import shlex
from configparser import ConfigParser
from pathlib import Path

import click
import pytest

from skerry.cli.main import cli
from skerry.protocol.messages import MOST_FRAME
from skerry.server.ops.settings import Limits, Policy, Settings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SERVE = cli.commands["serve"]


def variables() -> set[str]:
    found = {option.envvar for option in SERVE.params if isinstance(option, click.Option)}
    return {name for name in found if isinstance(name, str)}


def written(file: str) -> str:
    """What the page writes into a file."""
    found = re.search(rf"{re.escape(file)} <<'END'\n(.*?\n)END\n", PAGE, re.DOTALL)
    assert found is not None, file
    return found[1]


@pytest.mark.parametrize("text", [PAGE, (ROOT / "Containerfile").read_text(encoding="utf-8")])
def test_every_variable_is_one(text: str) -> None:
    named = set(re.findall(r"SKERRY_[A-Z_]+", text))
    assert named
    assert named <= variables()


def test_every_flag_has_its_variable() -> None:
    # To open a browser is for whoever sits before the screen, not for a service.
    for option in (one for one in SERVE.params if one.name != "open_page"):
        flag = option.opts[0].removeprefix("--")
        assert f"SKERRY_{flag.upper().replace('-', '_')}" in variables(), flag


def commands() -> list[str]:
    """All commands of ours in the page, with what follows them."""
    text = PAGE.replace("skerry-admin ", "skerry admin ")
    return re.findall(r"(?:^|[ /`])(skerry (?:serve|play|admin) [^`\n'|]*)", text, re.MULTILINE)


def test_every_command_can_be_called_like_that() -> None:
    assert len(commands()) > 12
    for line in commands():
        words = shlex.split(line.replace("$$(date +%%A)", "Monday"))[1:]
        command: click.Command = cli
        while isinstance(command, click.Group):
            command = command.commands[words.pop(0)]
        flags = {flag for option in command.params for flag in option.opts} | {"--help"}
        used = {word for word in words if word.startswith("--")}
        assert used <= flags, line


def test_limits_are_as_the_page_says() -> None:
    limits = Limits()
    rows = dict(re.findall(r"^\| ([^|]+) \| (\d+ \| \d+ a \w+) \|$", PAGE, re.MULTILINE))
    second, minute = 1, 60
    assert rows == {
        "requests of one session": _row(limits.requests, second),
        "requests of one address": _row(limits.address_requests, second),
        "new guests and sign-ins of one address": _row(limits.guests, minute),
        "messages on one socket": _row(limits.messages, second),
        "lines of chat of one person": _row(limits.chat, minute),
    }
    assert f"at most {limits.sockets} sockets and one address {limits.address_sockets:,}" in PAGE
    assert f"at most {limits.tables} unfinished tables" in PAGE
    assert f"at most {limits.body // 1024} KiB" in PAGE
    assert f"socket {MOST_FRAME // 1024} KiB" in PAGE


def _row(allowed: tuple[int, float], seconds: int) -> str:
    unit = "second" if seconds == 1 else "minute"
    return f"{allowed[0]} | {allowed[1] * seconds:g} a {unit}"


def test_things_expire_as_the_page_says() -> None:
    policy = Policy()
    section = PAGE.partition("## What expires")[2].partition("\n## ")[0]
    days = re.findall(r"^\| (a [^|]+) \| (\d+) days", section, re.MULTILINE)
    assert days == [
        ("a finished table", str(policy.finished.days)),
        ("a table that was never started", str(policy.waiting.days)),
        ("a table that runs", str(policy.running.days)),
        ("a guest", str(policy.guest.days)),
        ("a sign-in", str(policy.session.days)),
    ]


def test_the_unit_runs_the_server() -> None:
    unit = ConfigParser(interpolation=None, strict=False)
    # Names of units are told apart by their letters.
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(written("/etc/systemd/system/skerry.service"))
    service = unit["Service"]
    assert service["ExecStart"].endswith("skerry serve --data /var/lib/skerry")
    assert service["StateDirectory"] == "skerry"
    # The parent tells its workers itself.
    assert service["KillMode"] == "mixed"


def test_the_database_of_the_page_is_understood() -> None:
    lines = re.findall(r"^SKERRY_DATABASE=(.*)$", PAGE, re.MULTILINE)
    assert lines
    for url in lines:
        assert Settings(Path("data"), database=url).database_url.startswith("postgresql+psycopg:")


def test_links_inside_the_page_lead_somewhere() -> None:
    titles = re.findall(r"^#+ (.+)$", PAGE, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}
    assert set(re.findall(r"\]\(#([^)]+)\)", PAGE)) <= anchors
