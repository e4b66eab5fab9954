"""The documentation of the host's page says what the program does."""

import re
import shlex
from pathlib import Path

import click

from skerry.cli.main import cli
from skerry.server.host import backups, bans
from skerry.server.host.adjustable import ADJUSTABLE, ANNOUNCEMENT
from skerry.server.host.keys import LINK_LASTS, SESSION_LASTS
from skerry.server.ops.settings import Limits

PAGE = (Path(__file__).parents[2] / "docs" / "host-page.md").read_text(encoding="utf-8")
ADMIN = cli.commands["admin"]


def test_all_commands_are_listed_with_valid_flags() -> None:
    assert isinstance(ADMIN, click.Group)
    listed = re.findall(r"`skerry admin (\S+) ([^`]*)`", PAGE)
    assert {name for name, _ in listed} >= set(ADMIN.commands) - {"restore", "export"}
    for name, rest in listed:
        flags = {flag for option in ADMIN.commands[name].params for flag in option.opts}
        assert {word for word in shlex.split(rest) if word.startswith("--")} <= flags, name


def test_the_bounds_of_settings_match() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \|$", PAGE, re.MULTILINE))
    for name, one in ADJUSTABLE.items():
        if name == ANNOUNCEMENT:
            assert rows.pop(name) == f"at most {one.most} characters"
        else:
            wanted = "on or off" if one.least is None else f"{one.least} to {one.most}"
            assert rows.pop(name) == wanted, name
    assert not rows


def test_other_numbers_match() -> None:
    assert LINK_LASTS.total_seconds() == 3600
    assert "within an hour" in PAGE
    assert SESSION_LASTS.total_seconds() == 4 * 3600
    assert "for four hours" in PAGE
    assert Limits().host_guesses == (20, 0.2)
    assert backups.MOST == 7
    assert "The last seven are kept" in PAGE
    assert f"of /{bans.LARGEST[4]} to /{bans.SMALLEST[4]}" in PAGE
    assert f"of /{bans.LARGEST[6]} to /{bans.SMALLEST[6]}" in PAGE
