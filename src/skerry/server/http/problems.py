"""Problems: the status code and the sentence for everything that can go wrong with a request."""

from collections.abc import Mapping

from litestar.exceptions import HTTPException

from skerry.protocol.misreading import misreading
from skerry.server import refusals
from skerry.server.store.database import Unavailable

STATUSES: dict[type[refusals.Declined], int] = {
    refusals.Invalid: 400,
    refusals.Forbidden: 403,
    refusals.NotFound: 404,
    refusals.NotNow: 409,
    refusals.TooMany: 429,
}
"""The status codes of the refusals that know nothing of HTTP."""
SENTENCES = {
    404: "There is nothing at this path.",
    405: "This path does not support this method.",
    413: "The body is too large.",
}


class HttpProblem(Exception):
    """A request that fails with a status, a sentence, and the field it is about."""

    def __init__(
        self,
        status: int,
        what: str,
        where: str | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(what)
        self.status = status
        self.what = what
        self.where = where
        self.headers = dict(headers or {})


def problem_of(error: Exception) -> HttpProblem:
    """The problem that an exception is reported as.

    >>> problem_of(refusals.NotNow("This seat is taken.", "$.seat")).status
    409
    """
    match error:
        case HttpProblem():
            return error
        case refusals.Declined():
            status = next(code for kind, code in STATUSES.items() if isinstance(error, kind))
            return HttpProblem(status, error.what, error.where)
        case Unavailable():
            busy = "The server could not do this now, and nothing changed: try again."
            return HttpProblem(503, busy, headers={"Retry-After": "1"})
        case HTTPException():
            what = SENTENCES.get(error.status_code, error.detail)
            return HttpProblem(error.status_code, what, headers=error.headers)
        case _:
            return HttpProblem(500, "The server failed; the reason is in its log.")


def unreadable(error: Exception) -> HttpProblem:
    """The problem with a body that cannot be read.

    >>> import msgspec
    >>> unreadable(msgspec.ValidationError("Expected `int`, got `str` - at `$.days`")).where
    '$.days'
    """
    what, where = misreading(error)
    return HttpProblem(400, f"{what}.", where)


def not_signed_in() -> HttpProblem:
    """The problem of a request without a valid session."""
    return HttpProblem(
        401, "Sign in first, or come in as a guest.", headers={"WWW-Authenticate": "Bearer"}
    )
