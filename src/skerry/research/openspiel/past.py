"""What each seat heard since a game began, as text and as rows of numbers.

Answers are played again by the typed API for that, each of them once.
"""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from skerry.core.game import CHANCE, legal_in
from skerry.core.learners.hearing import Hearing
from skerry.research.recall import heard_text
from skerry.research.table import StudyTable


class Answer(NamedTuple):
    """A whole answer, of a seat or of chance."""

    code: int
    choices: tuple[int, ...]
    """The choices that it is made of; none if chance gave it."""


class Past(NamedTuple):
    """What was heard until now; it never changes, so that copies of a state can share it."""

    answers: int
    """How many answers were played."""
    state: Any
    """The state after them."""
    texts: tuple[str, ...]
    """What each seat heard: a line of JSON for each event."""
    rows: tuple[bytes, ...]
    """The same as rows of 16-bit numbers."""


def beginning(table: StudyTable) -> Past:
    """Before anything is drawn, nobody has heard anything."""
    seats = table.players
    start = table.plugin.game.start(seats, table.options)
    return Past(0, start, ("",) * seats, (b"",) * seats)


def continued(past: Past, table: StudyTable, answers: Sequence[Answer]) -> Past:
    """The past after all of these answers."""
    hearing = table.hearing
    for answer in answers[past.answers :]:
        past = _after(past, table, hearing, answer)
    return past


def _after(past: Past, table: StudyTable, hearing: Hearing, answer: Answer) -> Past:
    game, state, seats = table.plugin.game, past.state, table.players
    mover = state.mover()
    if mover == CHANCE:
        move: Any = game.outcomes(state)[sorted(set(state.codes())).index(answer.code)][0]
    else:
        move = legal_in(game, state, mover).move(answer.code)
    step = game.play(state, move)
    texts, rows = list(past.texts), list(past.rows)
    for seat in range(seats):
        heard = list(step.events_for(seat))
        numbers = [number for event in heard for number in hearing.rows(event, seat, seats)]
        texts[seat] += "".join(f"{heard_text([event])}\n" for event in heard)
        if seat == mover and not heard:
            # Nobody hears of it, but the seat remembers what it chose.
            texts[seat] += f"{list(answer.choices)}\n"
            numbers = hearing.unheard_rows(answer.choices)
        rows[seat] += array("h", numbers).tobytes()
    return Past(past.answers + 1, step.state, tuple(texts), tuple(rows))
