"""Cells and rooms of a boat: holes among free cells, where rooms lie, chances to fill them."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from skerry.core.compiled.bits import WORD
from skerry.games.cats.rules.tables import COLUMN, ROOM_CELLS, ROOMS, WORDS

if TYPE_CHECKING:
    Ints = vec[i64]

LAST: Final = WORD - COLUMN


def chance(steps: i64, usual: i64, points: i64) -> i64:
    """Points times the chance of what needs some steps where some are usual."""
    if steps <= 0:
        return points
    if usual <= 0:
        return 0
    return points * usual * usual // (usual * usual + steps * steps)


def _room_words() -> "Ints":
    """Per room: the first and the last word that it has cells in."""
    out = vec[i64]()
    for room in range(i64(ROOMS)):
        first: i64 = -1
        last: i64 = 0
        for word in range(i64(WORDS)):
            if ROOM_CELLS[room * WORDS + word] != 0:
                if first < 0:
                    first = word
                last = word
        out = append(append(out, first), last)
    return out


ROOM_WORDS: Final = _room_words()


def alone(word: i64, before: i64, after: i64) -> "tuple[i64, i64]":
    """The cells of a word without any neighbour in the set, and those with exactly one."""
    a = word << 1
    b = word >> 1
    c = word << COLUMN | before >> LAST
    d = word >> COLUMN | after << LAST
    one = (a ^ b ^ c ^ d) & ~(a & b | c & d)
    return word & ~(a | b | c | d), word & one
