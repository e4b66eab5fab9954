"""A table in the game's own words: picture, legal moves, scores and what has happened."""

from collections.abc import Sequence
from itertools import islice

from skerry.core.event import Event, Seat
from skerry.core.plugin import AnyPlugin
from skerry.protocol import messages as m
from skerry.table.table import Table
from skerry.table.updates import view_of

MOST_MOVES = 500


def seat_names(given: Sequence[str], seats: int) -> list[str]:
    """The names of all seats, with a number where none was given.

    >>> seat_names(["Ann"], 2)
    ['Ann', 'Seat 2']
    """
    return [*given[:seats], *(f"Seat {seat + 1}" for seat in range(len(given), seats))]


def in_words(
    table: Table, seat: Seat | None, query: m.AskWords, steps: tuple[m.StepInWords, ...]
) -> m.InWords:
    """The reply to `words`, from what the seat may know."""
    plugin = table.config.plugin
    view = view_of(table, seat)
    is_asked = seat is not None and table.question(seat) is not None
    legal = () if seat is None or table.frozen else table.match.legal(seat)
    return m.InWords(
        query.id,
        picture=plugin.show(view, seat_names(query.names, table.config.seats)),
        legend=plugin.legend,
        hint=plugin.hint(view) if is_asked else None,
        moves=tuple(str(move) for move in islice(legal, MOST_MOVES)),
        total=len(legal),
        scores=_scores(table, seat),
        steps=steps,
    )


def _scores(table: Table, seat: Seat | None) -> tuple[m.ScoreInWords, ...]:
    plugin = table.config.plugin
    result = table.match.result
    if result is not None:
        cards = {standing.seat: standing.scorecard for standing in result.everybody}
    elif table.config.aids.previews:
        view = table.match.view(seat)
        cards = {other: plugin.scorecard(view, other) for other in range(table.config.seats)}
    else:
        cards = {}
    return tuple(
        m.ScoreInWords(
            other, card.total, tuple(plugin.describe_score_line(line) for line in card.lines)
        )
        for other, card in cards.items()
    )


def sentences_of(
    plugin: AnyPlugin, events: Sequence[Event], names: Sequence[str]
) -> tuple[str, ...]:
    """Events in the game's own words."""
    return tuple(plugin.describe_event(event, names) for event in events)
