"""Problems: what is wrong with a request, told with a status and a sentence."""

import re
from collections.abc import Mapping

import msgspec

# msgspec ends its sentences with the place: "Expected `int`, got `str` - at `$.seats[0]`".
_PLACED = re.compile(r"(?P<what>.*) - at `(?:key in )?(?P<where>.*)`", re.DOTALL)


class Declined(Exception):
    """A request that is not done, with the HTTP status that says which kind of reason it has."""

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


def unreadable(error: msgspec.DecodeError) -> Declined:
    """The problem with a body that could not be read.

    >>> unreadable(msgspec.ValidationError("Expected `int`, got `str` - at `$.days`")).where
    '$.days'
    """
    found = _PLACED.fullmatch(str(error))
    if found is None:
        return Declined(400, f"{error}.")
    return Declined(400, f"{found['what']}.", found["where"])


def unknown_table() -> Declined:
    """There is no table with this id or code."""
    return Declined(404, "There is no such table.")


def not_signed_in() -> Declined:
    """Nobody knows who asks."""
    return Declined(
        401, "Come in first: as a guest, or by signing in.", headers={"WWW-Authenticate": "Bearer"}
    )
