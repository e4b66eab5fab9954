"""Moves and draws as text: by default their tag and the values of their fields.

A game may have a notation of its own; then its moves have their own `__str__`, and its plugin
brings `read_move` and `read_draw`.
"""

import shlex
from collections.abc import Sequence
from contextlib import suppress
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, get_args

import msgspec

SEAT = "seat"
"""The field that is never written: the seat of a move is known."""


class NotationError(ValueError):
    """A text that is not a move; the message says what was not understood and what to write."""


def write(value: msgspec.Struct) -> str:
    """A move or draw as words: its tag, then its fields in order, without the seat.

    >>> class Put(msgspec.Struct, tag="put"):
    ...     seat: int
    ...     piece: str
    ...     cell: tuple[int, int]
    >>> write(Put(0, "red tower", (2, 3)))
    "put 'red tower' 2,3"
    """
    types = _types(type(value))
    fields = [_word(getattr(value, name), types[name]) for name in _written(type(value))]
    return " ".join([_tag(type(value)), *fields])


def read(text: str, kinds: type[Any] | UnionType, **given: object) -> Any:
    """The value of one of the kinds that a text describes; `given` are fields that it leaves out.

    >>> class Put(msgspec.Struct, tag="put"):
    ...     seat: int
    ...     piece: str
    ...     cell: tuple[int, int]
    >>> read("put 'red tower' 2,3", Put, seat=1)
    Put(seat=1, piece='red tower', cell=(2, 3))
    >>> read("put tower", Put, seat=1)
    Traceback (most recent call last):
    skerry.core.text.notation.NotationError: cannot read 'put tower'; write put PIECE CELL
    """
    known = {_tag(kind): kind for kind in get_args(kinds) or (kinds,)}
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise NotationError(f"cannot read {text.strip()!r}: {error}") from None
    if not words or words[0] not in known:
        forms = " | ".join(_form(kind) for kind in known.values())
        what = f"cannot read {text.strip()!r}" if words else "there is nothing to read"
        raise NotationError(f"{what}; write {forms}")
    kind = known[words[0]]
    names = _written(kind)
    if len(words) - 1 != len(names):
        raise NotationError(f"cannot read {text.strip()!r}; write {_form(kind)}")
    types = _types(kind)
    values = dict(given)
    for name, word in zip(names, words[1:], strict=True):
        try:
            values[name] = _value(word, types[name])
        except msgspec.ValidationError as error:
            wrong = _not_one_of(types[name]) or str(error)
            raise NotationError(f"{name} {word!r}: {wrong}; write {_form(kind)}") from None
    return kind(**values)


def _written(kind: type[msgspec.Struct]) -> list[str]:
    return [name for name in kind.__struct_fields__ if name != SEAT]


def _tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag or kind.__name__.lower())


def _form(kind: type[msgspec.Struct]) -> str:
    return " ".join([_tag(kind), *(name.upper() for name in _written(kind))])


@cache
def _types(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(kind)}


def _word(value: object, kind: Any) -> str:
    """The simplest word that is read as this value: plain, a list with commas, or JSON."""
    plain = msgspec.to_builtins(value)
    if isinstance(plain, str):
        return shlex.quote(plain)
    if isinstance(plain, Sequence) and all(isinstance(one, int | str) for one in plain):
        listed = ",".join(map(str, plain)) or "-"
        with suppress(msgspec.ValidationError):
            if _value(listed, kind) == value:
                return shlex.quote(listed)
    return shlex.quote(msgspec.json.encode(plain).decode())


def _value(word: str, kind: Any) -> object:
    """A word as a value: as it stands, as a list with commas, or as JSON."""
    is_json = word[:1] in {"[", "{"}
    ways = [lambda: word, lambda: _list(word), lambda: msgspec.json.decode(word)]
    for read_as in reversed(ways) if is_json else ways:
        try:
            return msgspec.convert(read_as(), kind, strict=False)
        except msgspec.DecodeError as error:
            failed = error
    raise msgspec.ValidationError(str(failed))


def _not_one_of(kind: Any) -> str | None:
    """What to say where only a few words are possible."""
    if not (isinstance(kind, type) and issubclass(kind, Enum)):
        return None
    return f"not one of {', '.join(str(one.value) for one in kind)}"


def _list(word: str) -> list[str]:
    return [] if word == "-" else word.split(",")
