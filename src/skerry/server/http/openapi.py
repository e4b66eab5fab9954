"""The OpenAPI document, from the types that read the bodies and write the responses.

Litestar's own document describes its decoder, which is less strict than ours.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from http import HTTPStatus
from inspect import cleandoc, signature
from typing import Any

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

import skerry
from skerry.protocol.forms import Problem
from skerry.server.http.credentials import SESSION_COOKIE
from skerry.server.http.host_access import HOST_COOKIE
from skerry.server.http.requests import JSON

KEY = "operation"
_PARAMETER = re.compile(r"{(\w+)}")
_UNSAFE = {"POST", "PUT", "PATCH", "DELETE"}
_REFERENCE = "#/components/schemas/{name}"

Json = dict[str, Any]
"""A part of the document, which is JSON of many shapes."""


@dataclass(frozen=True)
class Operation:
    """The request and the response of a route."""

    response: type | None
    """None: no body."""
    form: type | None
    query: type | None
    errors: tuple[int, ...]


def doc(
    *,
    response: type | None = None,
    form: type | None = None,
    query: type | None = None,
    errors: tuple[int, ...] = (),
) -> dict[str, Any]:
    """What the document says about a route, for its `opt`; common errors are added."""
    return {KEY: Operation(response, form, query, errors)}


def document(app: Litestar) -> Json:
    """The document of all routes with a `doc`."""
    found = sorted(_routes(app), key=lambda one: one[:2])
    named = [kind for *_, one in found for kind in (one.response, one.form, one.query) if kind]
    kinds = list(dict.fromkeys([Problem, *named]))
    shapes, components = msgspec.json.schema_components(
        kinds, schema_hook=_anything, ref_template=_REFERENCE
    )
    shape_of = dict(zip(kinds, shapes, strict=True))
    paths: dict[str, Json] = {}
    for path, method, entry, operation in found:
        described = _operation(path, method, entry, operation, shape_of)
        if operation.query is not None:
            # Each field is a parameter of its own.
            described["parameters"] += _query(components[operation.query.__name__])
        paths.setdefault(path, {})[method.lower()] = described
    queries = {one.query.__name__ for *_, one in found if one.query is not None}
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Skerry",
            "version": skerry.__version__,
            "description": "Tables for board games. Running games are played over the socket "
            "/live, which docs/reference/protocol.md explains.",
        },
        "paths": paths,
        "components": {
            "schemas": {name: shape for name, shape in components.items() if name not in queries},
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": SESSION_COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
                "host": {"type": "apiKey", "in": "cookie", "name": HOST_COOKIE},
            },
        },
    }


def _routes(app: Litestar) -> Iterator[tuple[str, str, HTTPRouteHandler, Operation]]:
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for entry in route.route_handlers:
                operation = entry.opt.get(KEY)
                if operation is not None:
                    yield (route.path_format, str(next(iter(entry.http_methods))), entry, operation)


def _operation(
    path: str,
    method: str,
    entry: HTTPRouteHandler,
    operation: Operation,
    shape_of: dict[type, Json],
) -> Json:
    names = _PARAMETER.findall(path)
    summary = cleandoc(entry.fn.__doc__ or "")
    described: Json = {
        "operationId": entry.handler_name,
        "summary": summary,
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in names
        ],
        "responses": _responses(names, method, entry, operation, shape_of),
        "security": _security(entry),
    }
    if operation.form is not None:
        described["requestBody"] = {
            "required": any(field.required for field in msgspec.structs.fields(operation.form)),
            "content": {JSON: {"schema": shape_of[operation.form]}},
        }
    return described


def _anything(kind: type) -> Json:
    """The schema of the type `object`: any JSON."""
    if kind is not object:
        raise NotImplementedError(kind)
    return {"description": "Any JSON."}


def _query(shape: Json) -> list[Json]:
    required = shape.get("required", ())
    return [
        {"name": name, "in": "query", "required": name in required, "schema": _sendable(schema)}
        for name, schema in shape["properties"].items()
    ]


def _sendable(schema: Json) -> Json:
    """The schema without null, which means that the parameter is missing."""
    if "anyOf" not in schema:
        return schema
    (kind,) = [one for one in schema["anyOf"] if one != {"type": "null"}]
    return dict(kind)


def _responses(
    names: list[str],
    method: str,
    entry: HTTPRouteHandler,
    operation: Operation,
    shape_of: dict[type, Json],
) -> dict[str, Json]:
    errors = {429, 503, *operation.errors}
    if operation.form is not None:
        errors |= {400, 413, 415}
    if operation.query is not None:
        errors.add(400)
    if _needs_sign_in(entry):
        errors.add(401)
    if names or _is_for_host(entry):
        errors.add(404)
    if method in _UNSAFE:
        # The request comes from a foreign page.
        errors.add(403)
    good: Json = {"description": HTTPStatus(entry.status_code).phrase}
    if operation.response is not None:
        good["content"] = {JSON: {"schema": shape_of[operation.response]}}
    problem = {JSON: {"schema": shape_of[Problem]}}
    return {
        str(entry.status_code): good,
        **{
            str(status): {"description": HTTPStatus(status).phrase, "content": problem}
            for status in sorted(errors)
        },
    }


def _needs_sign_in(entry: HTTPRouteHandler) -> bool:
    """Whether the route has the parameter for a person who is signed in."""
    return "person" in signature(entry.fn).parameters


def _is_for_host(entry: HTTPRouteHandler) -> bool:
    """Whether the route has the parameter for the session of the host."""
    return "host" in signature(entry.fn).parameters


def _security(entry: HTTPRouteHandler) -> list[Json]:
    if _is_for_host(entry):
        return [{"host": []}]
    ways: list[Json] = [{"cookie": []}, {"bearer": []}]
    return ways if _needs_sign_in(entry) else [{}, *ways]
