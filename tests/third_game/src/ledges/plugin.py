"""The plugin of Ledges: the one object that announces it to Skerry."""

from pathlib import Path

from ledges.birds import LedgesOptions
from ledges.bot import Birdwatcher
from ledges.events import LedgesEvent
from ledges.game import LEDGES, SEATS
from ledges.moves import Deal, LedgesMove
from ledges.scoring import scorecard
from ledges.table import Table
from ledges.text import LEGEND, describe_event, show
from skerry.core.plugin import GamePlugin
from skerry.core.wire import Wire


def _same(table: Table) -> Table:
    """A state is plain data already."""
    return table


PLUGIN: GamePlugin[Table, Table, LedgesMove] = GamePlugin(
    title="Ledges",
    game=LEDGES,
    seats=SEATS,
    wire=Wire(
        move=LedgesMove,
        draw=Deal,
        event=LedgesEvent,
        view=Table,
        snapshot=_same,
        restore=_same,
        options=LedgesOptions,
    ),
    scorecard=scorecard,
    show=show,
    legend=LEGEND,
    describe_event=describe_event,
    bots={"birdwatcher": Birdwatcher},
    page=Path(__file__).parent / "page",
)
