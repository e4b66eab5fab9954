"""Checks that the extra that a command needs is installed."""

import re
from importlib.metadata import PackageNotFoundError, distribution, requires

import click


def require_extra(extra: str, command: str) -> None:
    """Raise a usage error that names the extra if one of its packages is missing."""
    for requirement in requires("skerry") or ():
        name, _, marker = requirement.partition(";")
        # A package with a second condition is not needed on every platform.
        if re.fullmatch(rf"""\s*extra == ['"]{extra}['"]\s*""", marker):
            try:
                distribution(re.split(r"[^\w.-]", name.strip())[0])
            except PackageNotFoundError:
                raise click.UsageError(
                    f"{command} needs the {extra} extra: pip install 'skerry[{extra}]'"
                ) from None
