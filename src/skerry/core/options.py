"""Options of a table from names and values, with errors that people understand."""

import difflib
from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

import msgspec

from skerry.core.game import Options

O = TypeVar("O", bound=Options)  # noqa: E741 - one letter, like all type variables here


def convert_options(
    given: Mapping[str, object],
    kind: type[O],
    game: str,
    choices: Mapping[str, type[StrEnum]],
    *,
    words: bool,
) -> O:
    """Options of a game's own type; with `words`, values are words of a command line.

    ValueError names the wrong option and its possible values.
    """
    names = kind.__struct_fields__
    for name, value in given.items():
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"unknown option {name!r}{hint} ({game} has: {', '.join(names)})")
        if name in choices and value not in list(choices[name]):
            raise ValueError(f"option {name}: {value!r} is not one of {', '.join(choices[name])}")
    try:
        return msgspec.convert(dict(given), kind, strict=not words)
    except msgspec.ValidationError as error:
        # msgspec names the place as "... - at `$.farm`"; people want "option farm: ...".
        what, _, where = str(error).partition(" - at ")
        place = where.strip("`").removeprefix("$.")
        raise ValueError(f"option {place}: {what}" if place else what) from None
