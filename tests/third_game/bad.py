"""Plugins with faults: each verb that raises, and each law that is broken."""

from collections.abc import Sequence
from typing import Any

from tests.core.tiny import Drop, Keep, Tiny, TinyGame, tiny_plugin

from skerry.core.game import Draw, Options, Step
from skerry.core.legal import IllegalMove, Legal
from skerry.core.plugin import GamePlugin
from skerry.core.score import Result

OTHER_NAME = tiny_plugin()
"""Announced under a name that is not the game's."""


class Raises(TinyGame):
    """Raises in the middle of the game."""

    name = "raises"

    def play(self, state: Tiny, move: Keep | Drop | Draw) -> Step[Tiny]:
        if state.points:
            raise KeyError("board")
        return super().play(state, move)


class RaisesLater(TinyGame):
    """Raises only where nobody looks before: in the large deck."""

    name = "later"

    def play(self, state: Tiny, move: Keep | Drop | Draw) -> Step[Tiny]:
        if state.options.deck == "large" and state.points:
            raise KeyError("board")
        return super().play(state, move)


class Stuck(TinyGame):
    """Awaits a seat that has no move."""

    name = "stuck"

    def legal(self, view: Tiny) -> Legal[Keep | Drop]:
        return Legal.listed([], lambda move: None)


class Miscounts(TinyGame):
    """Its scorecards do not add up."""

    name = "miscounts"

    def result(self, state: Tiny) -> Result | None:
        result: Any = super().result(state)
        if result is None:
            return None
        wrong = tuple(type(one)(one.seat, one.score + 1, one.scorecard) for one in result.standings)
        return Result(wrong, result.winners)


class Endless(TinyGame):
    """Never ends."""

    name = "endless"

    def play(self, state: Tiny, move: Keep | Drop | Draw) -> Step[Tiny]:
        step = super().play(state, move)
        return Step(Tiny(state.seats, state.options, card=step.state.card), step.announcements)


class NoStart(TinyGame):
    """Refuses every table."""

    name = "no_start"

    def start(self, seats: int, options: Options | None = None) -> Tiny:
        raise ValueError("not today")


class Unfair(TinyGame):
    """Draws what cannot be drawn."""

    name = "unfair"

    def outcomes(self, state: Tiny) -> Sequence[tuple[Draw, int]]:
        return [(draw, 0) for draw, _ in super().outcomes(state)]


class Lenient(TinyGame):
    """Plays on after the end."""

    name = "lenient"

    def play(self, state: Tiny, move: Keep | Drop | Draw) -> Step[Tiny]:
        try:
            return super().play(state, move)
        except IllegalMove:
            return Step(state, ())


RAISES = tiny_plugin(title="Raises", game=Raises())
LATER = tiny_plugin(title="Later", game=RaisesLater())
STUCK = tiny_plugin(title="Stuck", game=Stuck())
MISCOUNTS = tiny_plugin(title="Miscounts", game=Miscounts())
ENDLESS = tiny_plugin(title="Endless", game=Endless())
NO_START = tiny_plugin(title="No start", game=NoStart())
UNFAIR = tiny_plugin(title="Unfair", game=Unfair())
LENIENT = tiny_plugin(title="Lenient", game=Lenient())
UNSPEAKABLE = tiny_plugin(title="Unspeakable", describe_event=lambda event, names: 1 / 0)


def __getattr__(name: str) -> object:
    """Plugins that cannot even be made: making them raises when they are loaded."""
    if name == "LACKS":
        return GamePlugin(title="Lacks", game=TinyGame(), seats=range(1, 4))  # type: ignore[call-arg]
    if name == "WRONG":
        return tiny_plugin(seats=3)
    if name == "COLLAPSED":
        raise RuntimeError("the cliff collapsed")
    raise AttributeError(name)
