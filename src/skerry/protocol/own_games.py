"""What a person has played: finished games, and statistics of them."""

import msgspec

from skerry.protocol.table_info import TableInfo


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of the person who asks."""

    table: str
    """The id of its table."""
    game: str
    finished: int
    """When it ended, in milliseconds since 1970."""
    length: int
    """Milliseconds that were played; of a pause between two moves, five minutes count."""
    place: int
    points: int
    seats: int
    counted: bool
    """False: a bot played some rounds, so that statistics leave the game out."""
    info: TableInfo | None
    """The table with its players; None: it was deleted since."""


class PlayedPage(msgspec.Struct, frozen=True):
    """A page of finished games, the newest first."""

    games: tuple[PlayedGame, ...]
    next: str | None
    """Send this as `after` for the next page; None: this is the last one."""


class Tally(msgspec.Struct, frozen=True):
    """Games of one kind."""

    game: str
    mode: str
    """The game's option `mode`; empty: it has none."""
    seats: int
    level: str
    """The bot of all other seats, `mixed`, `people`, or the game's option `difficulty`."""
    games: int
    places: tuple[int, ...]
    """How often each place was reached, from the first to the last."""
    best: int
    points: int
    """The sum of all games."""


class TopicTally(msgspec.Struct, frozen=True):
    """What one thing has earned, such as a goal or a lesson."""

    game: str
    topic: str
    """The topic of the lines of a scorecard."""
    games: int
    best: int
    points: int
    """The sum of all games."""


class RecentGame(msgspec.Struct, frozen=True):
    """A point of a curve."""

    game: str
    finished: int
    points: int
    place: int


class Dailies(msgspec.Struct, frozen=True):
    """Daily games on days in a row."""

    days: int
    """All days with a daily game."""
    streak: int
    """The days in a row up to today or yesterday."""
    longest: int


class Statistics(msgspec.Struct, frozen=True):
    """Statistics of a person's games, without those that a bot played in part."""

    games: int
    most: int
    """Only this many games are counted, the newest ones."""
    tallies: tuple[Tally, ...]
    topics: tuple[TopicTally, ...]
    recent: tuple[RecentGame, ...]
    """The newest games, the oldest of them first."""
    dailies: Dailies
