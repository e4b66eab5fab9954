"""Ids and words on the wire, and the characters that they may have.

Python's `$` also matches before a last line end, which an id must not have either.
"""

from typing import Annotated

import msgspec

TABLE_ID = r"^[0-9a-z]{1,32}(?!\n)$"

MessageId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[ -~]+(?!\n)$")]
"""A client's unique id for a message, in ASCII; the reply has the same id."""
TableId = Annotated[str, msgspec.Meta(pattern=TABLE_ID)]
Digest = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}(?!\n)$")]
"""A SHA-256, or a secret of the same form: 64 hexadecimal digits in lower case."""
Word = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[^\x00-\x1f\x7f-\x9f]*(?!\n)$")]
"""The name of a game, a bot or a piece, or a code: text without control characters."""
