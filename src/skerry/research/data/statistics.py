"""What players would like to know, from records: means with 95 % intervals."""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence

import msgspec

from skerry.arena.statistics import Z
from skerry.research.data.rows import StudiedGame

FEWEST = 20
"""A mean of fewer values is not shown."""


class Mean(msgspec.Struct, frozen=True):
    """A mean with its 95 % interval, and the number of values."""

    name: str
    count: int
    mean: float
    low: float
    high: float


class Finding(msgspec.Struct, frozen=True):
    """One question with its answers."""

    key: str
    """A short name, for files."""
    title: str
    unit: str
    means: tuple[Mean, ...]


class _Values:
    """Sums of values by name; the values of one game go together, since they depend on it."""

    def __init__(self) -> None:
        self._game: dict[str, list[float]] = {}
        self._sums: dict[str, list[float]] = defaultdict(lambda: [0.0] * 6)

    def add(self, name: str, value: float) -> None:
        """Add a value of the current game."""
        here = self._game.setdefault(name, [0.0, 0.0])
        here[0] += 1
        here[1] += value

    def end_game(self) -> None:
        """All values of the current game are there."""
        for name, (count, total) in self._game.items():
            sums = self._sums[name]
            for place, part in enumerate(
                (1, count, total, total * total, total * count, count * count)
            ):
                sums[place] += part
        self._game = {}

    def means(self, fewest: int = FEWEST) -> list[Mean]:
        """The mean of each name that is in enough games, in the order of the names."""
        return [
            _mean(name, *sums) for name, sums in sorted(self._sums.items()) if sums[0] >= fewest
        ]

    def in_order(self) -> tuple[Mean, ...]:
        """The mean of each name, in the order of the names, however few values it has."""
        return tuple(self.means(1))

    def highest(self, most: int = 40) -> tuple[Mean, ...]:
        """The means from the highest to the lowest; the middle is left out if there are many."""
        ordered = sorted(self.means(), key=lambda one: -one.mean)
        if len(ordered) <= most:
            return tuple(ordered)
        return (*ordered[: most // 2], *ordered[-(most // 2) :])


def _mean(
    name: str,
    games: float,
    count: float,
    total: float,
    squares: float,
    products: float,
    counts: float,
) -> Mean:
    """A mean, with the error of a ratio of two sums over games."""
    mean = total / count
    spread = max(squares - 2 * mean * products + mean * mean * counts, 0.0)
    error = Z * math.sqrt(spread * games / max(games - 1, 1)) / count
    return Mean(name, int(count), mean, mean - error, mean + error)


class Study:
    """Collects what games say, one after the other."""

    def __init__(self) -> None:
        self.games = 0
        self._points, self._scores = _Values(), _Values()
        self._by_seat, self._by_turn = _Values(), _Values()
        self._by_round, self._by_tile = _Values(), _Values()
        self._worth, self._lessons = _Values(), _Values()
        self._names = _Values()

    def add(self, game: StudiedGame) -> None:
        """Count a game."""
        self.games += 1
        seats = len(game.scores)
        for seat in range(seats):
            share = game.share(seat)
            self._scores.add("score", game.scores[seat])
            self._by_seat.add(f"seat {seat}", share)
            self._names.add(game.record.seats[seat], share)
            if game.rows.first is not None:
                self._by_turn.add(f"starts {(seat - game.rows.first) % seats + 1}.", share)
        self._add_points(game)
        self._add_cards(game)
        for values in vars(self).values():
            if isinstance(values, _Values):
                values.end_game()

    def _add_points(self, game: StudiedGame) -> None:
        sums: dict[tuple[int, str], int] = defaultdict(int)
        for row in game.rows.scores:
            sums[row.seat, row.topic] += row.points
        for (_seat, topic), points in sums.items():
            kind = self._lessons if topic.startswith(("lesson ", "public ")) else self._points
            kind.add(topic, points)

    def _add_cards(self, game: StudiedGame) -> None:
        for row in game.rows.cards:
            if row.what == "bought" and row.price is not None:
                self._by_round.add(f"round {row.round}", row.price)
                self._by_tile.add(row.card, row.price)
        # A card that was kept in a draft may be given up before it is paid for.
        drafted = any(row.what == "paid" for row in game.rows.cards)
        words = {"paid"} if drafted else {"bought", "kept"}
        for seat, card in {(row.seat, row.card) for row in game.rows.cards if row.what in words}:
            self._worth.add(card, game.margin(seat))

    def findings(self) -> list[Finding]:
        """All questions that the games answer."""
        found = [
            Finding("score", "Final score", "points", self._scores.in_order()),
            Finding("points", "Points by goal or topic", "points", self._points.highest()),
            Finding("lessons", "Points by lesson in play", "points", self._lessons.highest()),
            Finding("seats", "Share of wins by seat", "share", self._by_seat.in_order()),
            Finding("turns", "Share of wins by turn order", "share", self._by_turn.in_order()),
            Finding("names", "Share of wins by player", "share", self._names.highest()),
            Finding("rounds", "Price of a sold tile by round", "gold", self._by_round.in_order()),
            Finding("tiles", "Price of a sold tile by tile", "gold", self._by_tile.highest()),
            Finding(
                "worth",
                "Score minus that of the others, of seats that had the card or tile",
                "points",
                self._worth.highest(),
            ),
        ]
        return [one for one in found if len(one.means) > (one.key in {"names", "seats"})]


def study(games: Iterable[StudiedGame]) -> Study:
    """What some games say."""
    found = Study()
    for game in games:
        found.add(game)
    return found


def as_text(games: int, findings: Sequence[Finding]) -> str:
    """The findings as tables of plain text."""
    lines = [f"{games} games; in brackets 95 % intervals"]
    for finding in findings:
        lines += ["", f"{finding.title} ({finding.unit})"]
        wide = max(len(one.name) for one in finding.means)
        lines += [f"  {one.name:<{wide}}  {numbers(one)}" for one in finding.means]
    return "\n".join(lines) + "\n"


def as_markdown(games: int, findings: Sequence[Finding]) -> str:
    """The findings as tables of Markdown."""
    lines = [f"{games:,} games. Intervals in brackets are 95 % intervals."]
    for finding in findings:
        lines += ["", f"### {finding.title}", "", f"| | {finding.unit} | number |", "|---|---|---|"]
        lines += [
            f"| {one.name} | {one.mean:.2f} [{one.low:.2f}, {one.high:.2f}] | {one.count:,} |"
            for one in finding.means
        ]
    return "\n".join(lines) + "\n"


def numbers(one: Mean) -> str:
    """A mean in one line."""
    return f"{one.mean:8.3f}  [{one.low:.3f}, {one.high:.3f}]  of {one.count}"
