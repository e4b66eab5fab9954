"""Options of a table from names and values, with errors that people understand."""

import difflib
from collections.abc import Mapping
from enum import StrEnum
from types import UnionType
from typing import TypeVar, get_args, get_type_hints

import msgspec

from skerry.core.game import Options

O = TypeVar("O", bound=Options)  # noqa: E741 - one letter, like all type variables here


def convert_options(given: Mapping[str, object], kind: type[O], game: str, *, words: bool) -> O:
    """Options of a game's own type; with `words`, values are words of a command line.

    ValueError names the wrong option and its possible values.
    """
    names = kind.__struct_fields__
    choices = {name: _choices(hint) for name, hint in get_type_hints(kind).items()}
    for name, value in given.items():
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise ValueError(f"unknown option {name!r}{hint} ({game} has{_listed(names)})")
        if choices[name] and value not in choices[name]:
            raise ValueError(f"option {name}: {value!r} is not one of {', '.join(choices[name])}")
    try:
        return msgspec.convert(dict(given), kind, strict=not words)
    except msgspec.ValidationError as error:
        # msgspec names the place as "... - at `$.farm`"; people want "option farm: ...".
        what, _, where = str(error).partition(" - at ")
        place = where.strip("`").removeprefix("$.")
        raise ValueError(f"option {place}: {what}" if place else what) from None


def _choices(hint: object) -> list[StrEnum]:
    """The words that an option can be, where its type is an enumeration or that and None."""
    kinds = get_args(hint) if isinstance(hint, UnionType) else (hint,)
    enums = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, StrEnum)]
    return [choice for kind in enums for choice in kind]


def _listed(names: tuple[str, ...]) -> str:
    return f": {', '.join(names)}" if names else " no options"
