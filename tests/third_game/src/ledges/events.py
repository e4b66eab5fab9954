"""What happens, as data."""

from ledges.birds import Bird
from skerry.core.event import Event, Seat
from skerry.core.score import Cell


class Dealt(Event, frozen=True, tag="dealt"):
    """A player has a new hand. The others see only how many birds it has."""

    seat: Seat
    count: int
    birds: tuple[Bird, ...] | None = None


class Settled(Event, frozen=True, tag="settled"):
    """A bird has settled on a ledge."""

    seat: Seat
    bird: Bird
    cell: Cell


class Whistled(Event, frozen=True, tag="whistled"):
    """A hand flew back into the bag."""

    seat: Seat


LedgesEvent = Dealt | Settled | Whistled
