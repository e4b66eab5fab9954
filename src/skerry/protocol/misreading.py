"""What cannot be read: what is wrong with it, in a sentence, and where."""

import re
from typing import NamedTuple

import msgspec

from skerry.protocol.from_server import Failed, Refused
from skerry.protocol.ids import MessageId
from skerry.protocol.refusals import Refusal

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a message raises, whatever a client sends."""

# msgspec ends its sentences with the place: "Expected `int`, got `str` - at `$.seats[0]`".
_PLACED = re.compile(r"(?P<what>.*) - at `(?:key in )?(?P<where>.*)`", re.DOTALL)
_OF_A_PATTERN = "Expected `str` matching regex"


class Misreading(NamedTuple):
    """Why something cannot be read."""

    what: str
    """A sentence without its full stop."""
    where: str | None
    """The field; None: all of it."""


def misreading(error: Exception) -> Misreading:
    """What an exception of `UNREADABLE` says to somebody who has not written this program.

    >>> misreading(msgspec.ValidationError("Expected `int`, got `str` - at `$.days`"))
    Misreading(what='Expected `int`, got `str`', where='$.days')
    >>> misreading(RecursionError()).what
    'It is nested too deeply'
    """
    if isinstance(error, RecursionError):
        return Misreading("It is nested too deeply", None)
    if isinstance(error, UnicodeDecodeError):
        return Misreading("It is not UTF-8 text", None)
    found = _PLACED.fullmatch(str(error))
    what, where = (str(error), None) if found is None else (found["what"], found["where"])
    if what.startswith(_OF_A_PATTERN):
        what = "This text has the wrong form, or characters that it must not have"
    return Misreading(what, where)


class _WithId(msgspec.Struct):
    id: MessageId


_ID = msgspec.json.Decoder(_WithId)


def reply_to_unreadable(frame: str | bytes, error: Exception) -> Failed | Refused:
    """What a client hears whose message cannot be read: by its id, if it has one.

    >>> bad = '{"type": "move", "id": "m1"}'
    >>> reply_to_unreadable(bad, msgspec.ValidationError("Object missing `move`")).id
    'm1'
    """
    what, where = misreading(error)
    sentence = f"not a message of this protocol: {what}"
    try:
        id = _ID.decode(frame).id
    except UNREADABLE:
        return Failed(sentence, where)
    at = "" if where is None else f" (at {where})"
    return Refused(id, Refusal.UNREADABLE, f"{sentence}{at}")
