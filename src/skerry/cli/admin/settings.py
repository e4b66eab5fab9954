"""`skerry admin settings`, `set` and `announce`: what can change while the server runs."""

from typing import TYPE_CHECKING

import click

from skerry.cli.admin.group import (
    acting,
    admin,
    bus_flag,
    caller,
    echo_json,
    json_flag,
    on_database,
    reading,
)
from skerry.core.text.safe_text import escaped

if TYPE_CHECKING:
    from skerry.protocol.host_forms import Value
    from skerry.server.ops.settings import Settings

# The server's modules are imported where they are needed, so that other commands start faster.
# ruff: noqa: PLC0415

SWITCHED = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


@admin.command(epilog="Example:  skerry admin settings --data data")
@on_database
@json_flag
def settings(settings: "Settings", as_json: bool) -> int:
    """List the settings that can change while the server runs, with their bounds.

    A setting without a value is as the flags of `skerry serve` say.
    """
    from skerry.server.host import adjustable

    with reading(settings) as connection:
        found = adjustable.described(settings, adjustable.stored(connection))
    if as_json:
        echo_json(found)
        return 0
    for one in found:
        value = escaped(_shown(one.value)) if one.changed else "(as the flags say)"
        if one.least is None:
            bounds = "on or off"
        elif isinstance(one.flag, str):
            bounds = f"at most {one.most} characters"
        else:
            bounds = f"{one.least} to {one.most}"
        click.echo(f"{one.name:<20}  {value:<20}  {bounds}")
    return 0


@admin.command(
    "set",
    epilog="Example:  skerry admin set --data data invite_only on   |   "
    "skerry admin set --data data kept_games --reset",
)
@on_database
@click.argument("name")
@click.argument("value", required=False)
@click.option("--reset", is_flag=True, help="Return to what the flags of the server say.")
@bus_flag
def change(settings: "Settings", name: str, value: str | None, reset: bool, bus: str | None) -> int:
    """Set the setting NAME to VALUE, also while the server runs."""
    if (value is None) != reset:
        raise click.UsageError("give either a value or --reset")
    return _change(settings, name, None if value is None else _read(name, value), bus)


@admin.command(epilog="Example:  skerry admin announce --data data 'A short break at 20:00.'")
@on_database
@click.argument("text")
@bus_flag
def announce(settings: "Settings", text: str, bus: str | None) -> int:
    """Show a line of TEXT to all people; an empty one removes it."""
    return _change(settings, "announcement", text or None, bus)


def _change(settings: "Settings", name: str, value: "Value | None", bus: str | None) -> int:
    from skerry.server.live import hosting

    kept = acting(settings, bus, lambda live: hosting.change_setting(live, caller(), name, value))
    click.echo(f"{name}: {'as the flags say' if kept is None else escaped(_shown(kept))}")
    return 0


def _read(name: str, text: str) -> "Value":
    """A value as it was typed: a switch, a number, or a text."""
    if name == "announcement":
        return text
    if text.lower() in SWITCHED:
        return SWITCHED[text.lower()]
    try:
        return int(text)
    except ValueError:
        return text


def _shown(value: "Value") -> str:
    return ("on" if value else "off") if isinstance(value, bool) else str(value)
