"""How many examples the fuzzers try; always the same ones, so that a failure can be repeated."""

from collections.abc import Callable
from typing import TypeVar

from hypothesis import HealthCheck, settings

T = TypeVar("T")

QUICK = settings(max_examples=300, derandomize=True, deadline=None, database=None)
"""For parsers that take microseconds."""

SLOW = settings(
    max_examples=200,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
"""For whole records, which take milliseconds."""


def tried(read: Callable[[], T], refusal: type[Exception]) -> tuple[T | None, str]:
    """What was read, or the message with which it was refused; anything else is a crash."""
    try:
        return read(), ""
    except refusal as error:
        message = str(error)
    assert message
    return None, message
