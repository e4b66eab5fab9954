"""Requests and responses: strict bodies and queries, JSON responses, the person who asks."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import litestar
import msgspec
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import InternalServerException
from litestar.params import SkipValidation

from skerry.protocol.ids import TABLE_ID
from skerry.protocol.misreading import UNREADABLE
from skerry.server.http.addresses import client_address, neighbourhood
from skerry.server.http.credentials import token_in
from skerry.server.http.limits import retry_after
from skerry.server.http.problems import HttpProblem, not_signed_in, unreadable
from skerry.server.live.worker import Worker
from skerry.server.ops.daily import DailyLimit
from skerry.server.people import identity
from skerry.server.people.identity import Person
from skerry.server.refusals import UnknownTable

T = TypeVar("T")
Q = TypeVar("Q", bound=msgspec.Struct)
Request = litestar.Request[Any, Any, State]
JsonResponse = Response[bytes]
NoContent = Response[None]
Injected = NamedDependency[SkipValidation[Worker]]
"""This worker, in the parameter `worker` of a route."""
OptionalPerson = NamedDependency[SkipValidation[Person | None]]
"""The person who sent a request, in the parameter `viewer` of a route."""
RequiredPerson = NamedDependency[SkipValidation[Person]]
"""The same in the parameter `person` of a route for people who are signed in."""

JSON = "application/json"
_ID = re.compile(TABLE_ID)
_ENCODER = msgspec.json.Encoder()


async def read_form(request: Request, kind: type[T]) -> T:
    """The body of a request; an empty one is read as an empty form."""
    try:
        body = await request.body()
    except InternalServerException:
        # The framework takes a client that hangs up for a failure of the server.
        raise HttpProblem(400, "The body ended too early.") from None
    if not body:
        body = b"{}"
    elif request.content_type[0] != JSON:
        raise HttpProblem(415, f"Send the body as {JSON}.")
    elif b"\\u0000" in body:
        # A text of PostgreSQL cannot contain it.
        raise HttpProblem(400, "The body contains a null character.")
    try:
        return msgspec.json.decode(body, type=kind)
    except UNREADABLE as error:
        raise unreadable(error) from None


def read_query(request: Request, kind: type[Q]) -> Q:
    """The query of a request; unknown names are ignored."""
    known = {field.name for field in msgspec.structs.fields(kind)}
    given = {name: value for name, value in request.query_params.items() if name in known}
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        problem = unreadable(error)
        where = (problem.where or "").removeprefix("$.")
        raise HttpProblem(400, problem.what, where or None) from None


def is_id(given: str) -> bool:
    """Whether this can be the id of a table, or a code."""
    return _ID.search(given) is not None


def read_id(given: str) -> str:
    """The id of a table from a path; UnknownTable if it cannot be one."""
    if not is_id(given):
        raise UnknownTable
    return given


def json_response(value: object, status: int = 200) -> JsonResponse:
    """A response with a value as JSON."""
    return Response(_ENCODER.encode(value), status_code=status, media_type=JSON)


def no_content() -> NoContent:
    """A successful response without a body."""
    return Response(None, status_code=204)


def token_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
    """The session token of a request: the bearer token, or the cookie."""
    return token_in(connection.scope)


async def optional_person(request: Request, worker: Injected) -> Person | None:
    """The person who sent a request; None if they are not signed in."""
    return await identity.person_with_token(worker.database, token_of(request))


async def required_person(viewer: OptionalPerson) -> Person:
    """The person who sent a request, who must be signed in."""
    if viewer is None:
        raise not_signed_in()
    return viewer


def address_of(request: Request) -> str:
    """The address of a client, as limits count it."""
    return neighbourhood(client_address(request.scope))


def limit_sign_ins(request: Request, worker: Worker) -> None:
    """Count a new guest, a sign-in or a password; a problem if an address sends too many."""
    wait = worker.allowances.sign_ins.take(address_of(request), time.monotonic())
    if wait:
        seconds = retry_after(wait)
        raise HttpProblem(
            429,
            f"Too many sign-ins from your network: try again in {seconds} s.",
            headers={"Retry-After": str(seconds)},
        )


@contextmanager
def daily_rows(request: Request, worker: Worker, person: Person, rows: int) -> Iterator[None]:
    """Count the rows that a request adds, unless it fails; a problem if the day is used up."""
    daily, address, now = worker.allowances.daily, address_of(request), time.monotonic()
    try:
        daily.take(person.id, address, rows, now)
    except DailyLimit as limit:
        headers = {"Retry-After": str(retry_after(limit.wait))}
        raise HttpProblem(429, str(limit), headers=headers) from None
    try:
        yield
    except BaseException:
        daily.owe(person.id, address, -rows, now)
        raise
