"""Requests and answers: bodies and queries read strictly, answers written as JSON, who asks."""

import math
import re
import time
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from skerry.server.http.limits import client_address, neighbourhood
from skerry.server.http.problems import Declined, not_signed_in, unknown_table, unreadable
from skerry.server.live.worker import Worker
from skerry.server.people import identity
from skerry.server.people.identity import Person

T = TypeVar("T")
Q = TypeVar("Q", bound=msgspec.Struct)
Asked = Request[Any, Any, State]
"""A request; who asks is looked up by ourselves."""
Answer = Response[bytes]
Nothing = Response[None]
Ours = NamedDependency[SkipValidation[Worker]]
"""This worker, in the parameter `worker` of a route."""

JSON = "application/json"
_ID = re.compile(r"[0-9a-z]{1,32}")
_ENCODER = msgspec.json.Encoder()


async def read_form(request: Asked, decoder: msgspec.json.Decoder[T]) -> T:
    """The body of a request; an empty one stands for a form with nothing filled in."""
    body = await request.body()
    if not body:
        body = b"{}"
    elif request.content_type[0] != JSON:
        raise Declined(415, f"Send the body as {JSON}.")
    elif b"\\u0000" in body:
        # PostgreSQL's texts cannot hold it.
        raise Declined(400, "The body contains a null character.")
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:
        raise unreadable(error) from None
    except UnicodeDecodeError:
        raise Declined(400, "The body is no UTF-8 text.") from None
    except RecursionError:
        raise Declined(400, "The body is nested too deeply.") from None


def read_query(request: Asked, kind: type[Q]) -> Q:
    """What stands behind the question mark; names that mean nothing here are passed over."""
    known = {field.name for field in msgspec.structs.fields(kind)}
    given = {name: value for name, value in request.query_params.items() if name in known}
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        problem = unreadable(error)
        where = (problem.where or "").removeprefix("$.")
        raise Declined(400, problem.what, where or None) from None


def read_id(given: str) -> str:
    """The id of a table from a path; what cannot be one is the id of no table."""
    if _ID.fullmatch(given) is None:
        raise unknown_table()
    return given


def answer(value: object, status: int = 200) -> Answer:
    """A value as JSON."""
    return Response(_ENCODER.encode(value), status_code=status, media_type=JSON)


def nothing() -> Nothing:
    """It is done, and there is nothing to say."""
    return Response(None, status_code=204)


async def visitor(request: Asked, worker: Worker) -> Person | None:
    """Who asks; None: somebody who has not come in."""
    return await identity.who(worker.database, identity.token_of(request))


async def signed_in(request: Asked, worker: Worker) -> Person:
    """Who asks; Declined if nobody knows."""
    person = await visitor(request, worker)
    if person is None:
        raise not_signed_in()
    return person


def take_arrival(request: Asked, worker: Worker) -> None:
    """Somebody comes in; Declined if too many did from the same address."""
    address = neighbourhood(client_address(request.scope, worker.settings.trusted_proxies))
    wait = worker.limits.arrivals.take(address, time.monotonic())
    if wait:
        seconds = math.ceil(min(wait, 3600.0))
        raise Declined(
            429,
            f"Too many have come in from here: try again in {seconds} s.",
            headers={"Retry-After": str(seconds)},
        )
