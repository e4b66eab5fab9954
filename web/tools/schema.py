"""The wire's types as JSON Schema, on standard output: one document for each TypeScript module.

`make types` pipes it into `types.mjs`. The types are those that the server reads and writes by.
"""

import ast
import inspect
import json
import sys
from collections.abc import Iterable
from enum import Enum
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, get_args

import msgspec

import skerry
from skerry.core import registry
from skerry.core.no_undo import NoUndo
from skerry.core.record import Record
from skerry.core.score import ScoreSource, Standing
from skerry.protocol import forms, host_forms, notice_forms
from skerry.protocol import messages as protocol
from skerry.protocol.own_games import PlayedPage, Statistics
from skerry.protocol.table_info import Clock
from skerry.server.store.lists import Wanted
from skerry.table.replay import Replay

Json = dict[str, Any]
"""A part of a schema, which is JSON of many shapes."""
Shape = type[object] | UnionType

ANYTHING = {"tsType": "unknown"}
DEFINITIONS = "#/definitions/"
SOURCE = Path(skerry.__file__).parents[1]

ANSWERS = (
    forms.Me,
    forms.SignedIn,
    forms.RecoveryCode,
    forms.Mutes,
    forms.TablePage,
    forms.GameInfo,
    forms.Games,
    forms.Reach,
    forms.Problem,
    forms.Health,
    forms.TableInfo,
    PlayedPage,
    Statistics,
    notice_forms.MyNotices,
    host_forms.Announcement,
    host_forms.Overview,
    host_forms.HostTables,
    host_forms.HostPeople,
    host_forms.HostInvites,
    host_forms.InviteMade,
    host_forms.Bans,
    host_forms.Backups,
    host_forms.HostSettings,
    host_forms.HostActions,
    Standing,
    Record,
    Replay,
    NoUndo,
)
FORMS = (
    forms.NewGuest,
    forms.Rename,
    forms.Claim,
    forms.SignIn,
    forms.Recover,
    forms.Vacation,
    forms.NewTable,
    forms.Join,
    forms.Rematch,
    forms.ChooseColour,
    forms.Commit,
    forms.Reveal,
    forms.Start,
    forms.Mute,
    forms.Silence,
    forms.SignOut,
    forms.NewRecovery,
    notice_forms.Browser,
    notice_forms.MyEmail,
    notice_forms.MyWebhook,
    host_forms.NewInvite,
    host_forms.NewBan,
    host_forms.ChangeSetting,
    host_forms.Listed,
    Wanted,
)


def documents() -> dict[str, Json]:
    """All documents, by the name of their module."""
    found = {"protocol": _protocol()}
    for name in registry.names():
        found[name] = _game(name)
    return found


def _protocol() -> Json:
    unions: dict[str, Shape] = {
        "ClientMessage": protocol.ClientMessage,
        "ServerMessage": protocol.ServerMessage,
        "Clock": Clock,
        "SeatWish": forms.SeatWish,
    }
    # What is only sent may leave out whatever has a default; all else comes whole.
    lax = {*get_args(protocol.ClientMessage), *get_args(forms.SeatWish), *FORMS}
    document = _document("Wire", unions, (*FORMS, *ANSWERS), lax)
    definitions = document["definitions"]
    # Types that the messages leave open, because the core's words pass through them.
    definitions["Now"]["properties"]["undo"]["anyOf"] = [_ref("NoUndo"), {"type": "null"}]
    for ending in ("Ended", "Replay"):
        standings = definitions[ending]["properties"]["standings"]
        del standings["tsType"]
        standings |= {"type": "array", "items": _ref("Standing")}
    definitions["Scored"]["properties"]["card"] = _ref("Scorecard")
    # Each game has types of its own for what points are for.
    definitions["ScoreSource"]["properties"]["type"] = {"type": "string"}
    document["constants"] = {"PROTOCOL": protocol.PROTOCOL, "MOST_FRAME": protocol.MOST_FRAME}
    return document


def _game(name: str) -> Json:
    plugin = registry.find(name)
    wire = plugin.wire
    change, _ = get_args(inspect.get_annotations(plugin.preview)["return"])
    reasons = sys.modules[get_args(wire.move)[0].__module__].Reason
    shapes: dict[str, Shape] = {
        "View": wire.view,
        "Move": wire.move,
        "Event": wire.event,
        "Options": wire.options,
        "Change": change,
        "Source": wire.source,
        "Reason": reasons,
    }
    document = _document(name.capitalize(), shapes, (), {*get_args(wire.move), wire.options})
    definitions = document["definitions"]
    definitions["ScoreLine"]["properties"]["what"] = document["properties"]["source"]
    if wire.source is not ScoreSource:
        del definitions["ScoreSource"]
    return document


def _document(
    title: str, named: dict[str, Shape], more: Iterable[type[object]], lax: set[object]
) -> Json:
    """A schema whose properties are the named shapes; all types that they need are defined."""
    kinds = [*named.values(), *more]
    shapes, components = msgspec.json.schema_components(
        kinds, schema_hook=_anything, ref_template=DEFINITIONS + "{name}"
    )
    types = _types(kinds)
    definitions = {name: _plain(shape, types.get(name), lax) for name, shape in components.items()}
    properties = {}
    for name, shape in zip(named, shapes, strict=False):
        if "$ref" not in shape:
            if name in definitions:
                raise ValueError(f"{title}: two types are called {name}")
            definitions[name] = _plain(shape, None, lax) | {"title": name}
        properties[name[0].lower() + name[1:]] = shape if "$ref" in shape else _ref(name)
    return {
        "title": title,
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "definitions": definitions,
    }


def _ref(name: str) -> Json:
    return {"$ref": DEFINITIONS + name}


def _anything(kind: type) -> Json:
    """Where a type says `object`, any JSON may stand."""
    if kind is not object:
        raise NotImplementedError(kind)
    return dict(ANYTHING)


def _types(kinds: Iterable[Shape]) -> dict[str, type]:
    """Every class that some types are made of, by name."""
    found: dict[str, type] = {}
    waiting: list[Any] = list(kinds)
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        is_ours = isinstance(kind, type) and issubclass(kind, msgspec.Struct | Enum)
        if is_ours and kind.__name__ not in found:
            found[kind.__name__] = kind
            if issubclass(kind, msgspec.Struct):
                waiting += [field.type for field in msgspec.structs.fields(kind)]
    return found


def _plain(shape: Json, kind: type | None, lax: set[object]) -> Json:
    """A schema in the older form that the TypeScript writer reads, with what our sources say."""
    plain: Json = _older(shape)
    if kind is not None:
        plain["description"] = _said(kind)
        for name, sentence in _attributes(kind).items():
            if name in plain.get("properties", {}):
                # What stands beside a reference is not read.
                only = plain["properties"][name]
                told = {"allOf": [only]} if "$ref" in only else only
                plain["properties"][name] = told | {"description": sentence}
        is_whole = issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults
        if is_whole and kind not in lax:
            plain["required"] = list(plain["properties"])
    return plain


def _older(shape: Any) -> Any:
    """Draft 2020-12 as draft 7: tuples are lists of `items`; lengths are the server's to check."""
    if isinstance(shape, list):
        return [_older(part) for part in shape]
    if not isinstance(shape, dict):
        return shape
    if not shape:
        return dict(ANYTHING)
    left_out = {"discriminator", "default", "minLength", "maxLength", "minimum", "maximum"}
    plain = {key: _older(value) for key, value in shape.items() if key not in left_out}
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
        plain["additionalItems"] = False
    elif shape.get("type") == "array":
        plain.pop("minItems", None)
        plain.pop("maxItems", None)
    return plain


def _said(kind: type) -> str:
    """The first paragraph of a docstring: the rest is for readers of Python."""
    return inspect.cleandoc(kind.__doc__ or "").partition("\n\n")[0]


def _attributes(kind: type) -> dict[str, str]:
    """The sentences under the attributes of a class, inherited ones too."""
    found: dict[str, str] = {}
    for owner in reversed(kind.__mro__):
        if owner.__module__.startswith("skerry."):
            found |= _sentences(owner.__module__).get(owner.__name__, {})
    return found


@cache
def _sentences(module: str) -> dict[str, dict[str, str]]:
    """The same for all classes of a module, from its source: compiled modules keep none."""
    path = SOURCE.joinpath(*module.split(".")).with_suffix(".py")
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = {}
            for field, below in zip(node.body, node.body[1:], strict=False):
                match field, below:
                    case (
                        ast.AnnAssign(target=ast.Name(id=name)),
                        ast.Expr(value=ast.Constant(value=str(sentence))),
                    ):
                        found[node.name][name] = inspect.cleandoc(sentence)
    return found


if __name__ == "__main__":
    json.dump(documents(), sys.stdout, indent=1)
