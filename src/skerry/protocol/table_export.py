"""A frozen table in a file: what its game was, as one person may know it."""

import msgspec

from skerry.core.event import Seat
from skerry.protocol.from_server import SeenStep, Snapshot
from skerry.protocol.table_info import TableInfo

FORMAT = 1


class TableExport(msgspec.Struct, frozen=True):
    """A table whose game cannot continue, as far as its log can be followed."""

    skerry_table: int
    """The version of this format."""
    table: TableInfo
    why: str
    """Why it cannot continue, in a sentence."""
    seat: Seat | None
    """Whose knowledge this is; None: a spectator's."""
    snapshot: Snapshot | None
    """The last position; None: nothing can be read."""
    steps: tuple[SeenStep, ...]
    """What happened, as the history has it."""
