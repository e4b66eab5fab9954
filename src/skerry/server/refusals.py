"""Why a request is declined: kinds of reasons that know nothing of HTTP.

Only `server/http/problems.py` turns them into status codes.
"""


class Declined(Exception):
    """A request that is not carried out: a sentence for the person, and the field it is about."""

    def __init__(self, what: str, where: str | None = None) -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        """The path of the field, such as `$.seats[0].bot`."""


class Invalid(Declined):
    """The request itself is wrong."""


class Forbidden(Declined):
    """Somebody else may do this, but not this person."""


class NotFound(Declined):
    """The request names something that does not exist."""


class NotNow(Declined):
    """The table or the account is not in a state that allows this."""


class TooMany(Declined):
    """The person has too many of these already."""


class UnknownTable(NotFound):
    """There is no such table, or its game has not begun."""

    def __init__(self) -> None:
        super().__init__("There is no such table.")
