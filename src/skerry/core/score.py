"""Scores that explain themselves: what every point is for, and where it was earned."""

import msgspec

Cell = tuple[int, int]
"""A cell of a territory or boat, (x, y)."""


class ScoreSource(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="plain"):
    """What points are for, as data; catalogues turn it into sentences.

    A game whose points are for one thing among several (a goal, a room, a lesson) has a subclass
    that names this target in a field of its own, and a union of all in its `Wire`.
    """

    topic: str
    """The part of a score to which the points belong: lines of one topic are added up."""
    reason: str
    """One of the game's reasons."""
    count: int = 1
    """How many things there are to count."""
    round: int | None = None
    """The round in which they were earned; None: they are not earned yet, or there are none."""


class ScoreLine(msgspec.Struct, frozen=True, gc=False):
    """Some points, what they are for, and the cells that earn them."""

    points: int
    what: ScoreSource
    cells: tuple[Cell, ...] = ()


class Scorecard(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The lines of a score; their sum is its total.

    >>> sheep = ScoreSource("sheep", "sheep", 2)
    >>> Scorecard((ScoreLine(2, sheep, ((0, 1),)), ScoreLine(1, sheep, ((3, 1),)))).total
    3
    """

    lines: tuple[ScoreLine, ...]
    prospects: tuple[ScoreLine, ...] = ()
    """What does not count yet, such as a card in hand, with the points that it would give now."""

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)

    def by_topic(self) -> dict[str, int]:
        """The points of each topic, in the order of their first lines."""
        sums: dict[str, int] = {}
        for line in self.lines:
            topic = str(line.what.topic)
            sums[topic] = sums.get(topic, 0) + line.points
        return sums


class Change(msgspec.Struct, frozen=True, gc=False):
    """What a part of a score is now and would be after a move; None where that is hidden."""

    topic: str
    now: int | None
    after: int | None
    card: Scorecard
    """The lines after the move."""
    slot: str | None = None
    in_points: bool = True
    """False: it counts something else, such as gold for each round."""

    @property
    def gain(self) -> int:
        """The points gained, as far as known."""
        return (self.after or 0) - (self.now or 0) if self.in_points else 0


class Standing(msgspec.Struct, frozen=True, gc=False):
    """How one seat ended: its final score and where it comes from."""

    seat: int
    score: int
    scorecard: Scorecard


class Result(msgspec.Struct, frozen=True, gc=False):
    """The end of a game: a standing for each seat, and the seats that won."""

    standings: tuple[Standing, ...]
    winners: tuple[int, ...]
    automa: Standing | None = None
    """The standing of an automatic opponent, where a game has one; as a winner it is -1."""
    automa_name: str = "automa"
    """The automatic opponent's name in records."""

    @property
    def everybody(self) -> tuple[Standing, ...]:
        """All standings, the automatic opponent's last."""
        return self.standings if self.automa is None else (*self.standings, self.automa)

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores, by seat."""
        return tuple(standing.score for standing in self.standings)
