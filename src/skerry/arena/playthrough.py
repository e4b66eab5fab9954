"""Golden playthroughs: random games written out as text; a changed rule shows as a diff."""

from collections.abc import Iterator
from random import Random

import msgspec

from skerry.core.chance import pick
from skerry.core.game import CHANCE, Options
from skerry.core.match import Match
from skerry.core.registry import AnyMatch, AnyPlugin


def playthrough(plugin: AnyPlugin, seats: int, seed: str, options: Options | None = None) -> str:
    """A random game as text: every question, its number of answers, the answer, and what happened.

    >>> from skerry.core.registry import find, names
    >>> playthrough(find(names()[0]), 2, "0").splitlines()[0].partition(",")[2]
    ' 2 seats, seed 0, options {}'
    """
    return "\n".join(_lines(plugin, seats, seed, options)) + "\n"


def _lines(plugin: AnyPlugin, seats: int, seed: str, options: Options | None) -> Iterator[str]:
    random = Random(f"playthrough:{seed}")
    match = Match(plugin.game, seats, options)
    names = [f"seat {seat}" for seat in range(seats)]
    shown = "{}" if options is None else msgspec.json.encode(options).decode()
    yield f"{plugin.game.name} {plugin.game.version}, {seats} seats, seed {seed}, options {shown}"
    while match.awaits:
        if CHANCE in match.awaits:
            outcomes = plugin.game.outcomes(match.state)
            answer = pick(outcomes, random)
            total = sum(weight for _, weight in outcomes)
            yield f"chance ({len(outcomes)} of weight {total}): {answer}"
        else:
            seat = min(match.awaits)
            legal = match.legal(seat)
            answer = legal.choose(random)
            count = "1 move" if len(legal) == 1 else f"{len(legal)} moves"
            yield f"seat {seat} ({count}): {answer}"
        step = match.play(answer)
        for announcement in step.announcements:
            secret = "" if announcement.audience is None else "  [partly hidden from others]"
            yield f"  {plugin.describe_event(announcement.event, names)}{secret}"
    yield from _end(plugin, match, names)


def _end(plugin: AnyPlugin, match: AnyMatch, names: list[str]) -> Iterator[str]:
    result = match.result
    assert result is not None, "the match was played to its end"
    for standing in result.everybody:
        yield ""
        yield f"{plugin.names_of([standing.seat], names)[0]}: {standing.score}"
        for line in standing.scorecard.lines:
            yield f"  {plugin.describe_score_line(line)}"
        if standing.seat >= 0:
            yield ""
            yield plugin.show(match.view(standing.seat), names)
    yield ""
    yield f"scores {list(result.scores)}, won by {list(result.winners)}"
