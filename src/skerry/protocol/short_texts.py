"""Texts of clients, each with its greatest length."""

from typing import Annotated

import msgspec

MessageId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""A client's unique id for a message; the reply has the same id."""
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
