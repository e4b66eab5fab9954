"""Passwords in requests: each hash counts against the limits of the address and of the name."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from skerry.server.http.limits import retry_after
from skerry.server.http.problems import HttpProblem
from skerry.server.http.requests import Request, address_of, limit_sign_ins
from skerry.server.live.worker import Worker
from skerry.server.people import identity
from skerry.server.people.identity import Person
from skerry.server.people.names import fold_name
from skerry.server.people.passwords import TooManyHashes
from skerry.server.refusals import Forbidden

BUSY = "Too many people sign in at this moment: try again in 2 s."


async def hash_password(request: Request, worker: Worker, password: str) -> str:
    """The hash of a new password."""
    limit_sign_ins(request, worker)
    with _refusing_crowds():
        return await worker.passwords.hash(password, address_of(request))


async def check_password(
    request: Request, worker: Worker, name: str, hash: str | None, password: str
) -> bool:
    """Whether a password has this hash; wrong ones count against the name.

    One address runs out of tries long before the name does, so one stranger cannot keep its owner
    from signing in elsewhere.
    """
    limit_sign_ins(request, worker)
    address, name = address_of(request), fold_name(name)
    tries = (
        (worker.allowances.guesses, (name, address)),
        (worker.allowances.name_guesses, name),
    )
    for buckets, key in tries:
        if wait := buckets.take(key, time.monotonic()):
            seconds = retry_after(wait)
            raise HttpProblem(
                429,
                f"Too many wrong passwords for this name: try again in {seconds} s.",
                headers={"Retry-After": str(seconds)},
            )
    wrong = False
    try:
        with _refusing_crowds():
            wrong = not await worker.passwords.matches(hash, password, address)
    finally:
        # The tries were taken before the check, so that many at once count as well.
        if not wrong:
            for buckets, key in tries:
                buckets.of(key, time.monotonic()).owe(-1)
    return not wrong


async def check_present(
    request: Request, worker: Worker, person: Person, given: str | None
) -> str | None:
    """Check the password or recovery code of a registered name: the hash of the password.

    Forbidden. A guest has none, so nothing is checked.
    """
    if not person.claimed:
        return None
    if given is None:
        raise Forbidden(
            "To change a registered name, send its password or recovery code.", "$.present"
        )
    found = await worker.database.read(partial(identity.secrets_of, person=person.id))
    if found.recovery != identity.hash_of_code(given) and not await check_password(
        request, worker, person.name, found.password, given
    ):
        raise Forbidden("Wrong password or recovery code.", "$.present")
    return found.password


@contextmanager
def _refusing_crowds() -> Iterator[None]:
    try:
        yield
    except TooManyHashes:
        raise HttpProblem(503, BUSY, headers={"Retry-After": "2"}) from None
